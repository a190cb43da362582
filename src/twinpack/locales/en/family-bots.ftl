# Why a bot chose as it did, where the game is not the one of two pairs with one pack doubled.

# Calls, trump and partner
why-bid-alone = I can meld { $meld } and expect about { $expected } with the tricks, all by myself, so I can bid { $bid }.
why-call-highest = I call { $card }: whoever holds it brings the strongest trump that I lack.

# The widow
why-forfeit-unseen = I expect to lose more by playing, so I pay { $chips } into the kitty and do not look.
why-widow-may-help = The widow may still make { $bid } good, so I look at it.
why-bury-counters = What I put aside counts for me, so I save counters that I would lose in play.

# To play or not
why-contract-certain = With a meld of { $meld } and sure trumps the bid of { $bid } cannot fail, so I give up.
why-contract-open = Declarer still needs { $needed } in tricks, so I play on.
