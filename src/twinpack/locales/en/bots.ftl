# Why a bot chose as it did. Cards and suits come as the language writes them ($suit as its name), points as numbers.

why-at-random = I chose by chance.

# Calls and trump
why-bid-meld-and-tricks = I can meld { $meld } and expect about { $expected } with partner and tricks, so I can bid { $bid }.
why-must-bid = The rules make me open, so I bid the least: { $bid }.
why-claim-misdeal = This hand is not worth playing and the rules let me ask for a new deal.
why-help-aces = I hold { $aces } aces that help any trump, but no good suit of my own.
why-pass-no-trump = I hold no suit that I may name as trump.
why-pass-may-not-bid = The rules do not let this hand bid.
why-pass-partner-has-it = Partner has the bid, and I would only raise the price.
why-pass-too-weak = I expect about { $expected }, which does not make { $bid } safe enough.
why-best-trump = With { $suit } as trump I have { $length } trumps and meld { $meld }: no other suit promises more.

# Cards that change hands
why-give-run = These trumps may complete partner's run.
why-give-pinochle = This card may complete a pinochle in partner's hand.
why-give-aces = Aces win tricks for partner and may make aces around.
why-give-trump = More trumps make partner stronger.
why-give-filler = I have nothing better to give, so I give what may still make a meld.
why-keep-own-meld = My own meld is worth too much to break up.
why-return-losers = I give back cards that would hardly win a trick.
why-return-whole-meld = This meld scores just as well in partner's hand, but only as a whole.
why-break-cheapest = I have to part with something good, so I break what costs least.
why-keep-strength = I keep my trumps, my aces and what I can meld.
why-bury-losers = I put aside cards that neither meld nor win.
why-share-widow = I keep the best card, partner gets the next best, and the opponents get the rest.
why-swap-dix = The dix scores anyway, and { $card } is the better trump.

# To play or not
why-all-tricks-pay = All tricks pay enough to be worth the try.
why-all-tricks-sure = Nobody can take a trick from me.
why-meld-covers = The meld of { $meld } covers the bid of { $bid } already.
why-out-of-reach = We need { $needed } in tricks and there are only { $total }.
why-too-much-to-win = We need { $needed } in tricks and can expect only about { $expected }.
why-within-reach = We need { $needed } in tricks and can expect about { $expected }.

# Tricks
why-only-card = I had no other card to play.
why-draw-trump = I lead { $card } to draw trumps.
why-cash-boss = No higher card of the suit is out, so I lead { $card } while it still wins.
why-lead-to-partner = I lead { $suit } because partner is likely to win it.
why-lead-low = I have no sure trick to lead, and { $card } risks the least.
why-ruff = I trump with { $card }.
why-win-cheaply = { $card } takes the lead in the trick, and a dearer card would gain no more.
why-feed-partner = Partner looks sure of the trick, so I add { $card }, which counts.
why-keep-better = Partner leads in the trick, and { $card } is the one I can best spare.
why-duck = I do not expect to win this trick, so I play { $card } and give away as little as I can.
