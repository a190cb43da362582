# What the command line answers.

# Sides and seats.
cli-side = Side { $number }
cli-declarers = Declarers
cli-defenders = Defenders
cli-first = First side
cli-second = Second side
cli-declarer = Declarer
cli-player = Player { $number }
cli-seat = { $name } (seat { $number })

# twinpack rules
cli-rules-same = The two rule sets are equal.
cli-rules-good = { $name }: these rules can be played.

# twinpack referee
cli-meld-one = { $name }, { $cards }: { $points }
cli-meld-bonus = { $name }: { $points }
cli-meld-none = This hand melds nothing.
cli-meld-total = Together: { $points }
cli-meld-table = On the table: { $cards }
cli-legal = May be played: { $cards }
cli-legal-first-lead = Not judged: the first lead of a deal must be a trump if the leader has one.
cli-trick-winner = Card { $place }, { $card }, wins { $points } points.
cli-trick-trump = { $card } is the highest trump in the trick.
cli-trick-led = { $card } is the highest card of the suit led, and nobody has trumped it.
cli-trick-twin = { $card } lies there twice; of two equal cards the one played first wins.
cli-change = { $side }: { $points }
cli-kitty = Kitty: { $chips }
cli-checks = { $side }, checks: { $checks }
cli-auction-won = { $seat } is declarer and has to make { $bid }.
cli-auction-stuck = Nobody has bid, so the dealer, { $seat }, has to make { $bid }.
cli-auction-redeal = All have passed: the deal is void, and the next dealer deals.
cli-auction-open = It is the turn of { $seat }. The lowest bid is { $minimum }.
cli-auction-no-bid = It is the turn of { $seat }, who can only pass.
cli-auction-unjudged = Not judged, as it depends on the hands: { $options }.
cli-match-open = The match is not over.
cli-match-shared = The match is over, and both sides have the same.
cli-match-won = { $side } has won.

# twinpack replay
cli-record-good = { $deals ->
    [one] The record is good: one finished deal.
   *[other] The record is good: { $deals } finished deals.
}
cli-record-head = { $deals ->
    [one] { $rules }, one finished deal
   *[other] { $rules }, { $deals } finished deals
}
cli-totals = Totals: { $totals }.
cli-sheet-checks = Checks: { $checks }.
cli-sheet-kitty = In the kitty: { $chips }.
cli-widow = In the widow: { $cards }
cli-turned = Turned: { $card }
cli-deal = Deal { $number }, dealer { $seat }
cli-deal-open = The deal is not finished.
cli-deal-void = The deal is void and scores nothing.
cli-deal-change = Score: { $change }. Totals: { $totals }.
cli-trick = Trick { $number }: { $cards }
cli-does-hold = { $seat } holds { $what }
cli-does-bid = { $seat } bids { $what }
cli-does-pass = { $seat } passes
cli-does-help = { $seat } passes with help
cli-does-misdeal = { $seat } claims a misdeal
cli-does-trump = { $seat } names trump: { $what }
cli-does-swap = { $seat } swaps the dix for the turned card
cli-does-keep = { $seat } keeps the dix
cli-does-bury = { $seat } buries { $what }
cli-does-share = { $seat } shares out { $what }
cli-does-give = { $seat } gives { $what }
cli-does-concede = { $seat } concedes
cli-does-continue = { $seat } plays on
cli-does-moon = { $seat } announces all the tricks
cli-does-pick = { $seat } takes { $what } and sets aside { $other }
cli-does-reject = { $seat } rejects { $what } and keeps { $other }
cli-does-look = { $seat } takes the widow
cli-does-forfeit = { $seat } pays without taking the widow
cli-does-call = { $seat } calls { $what }
cli-does-yield = { $seat } gives up against the contract
cli-does-show = { $seat } melds { $what }
cli-does-dix = { $seat } shows the dix
cli-draws = { $seat } draws
cli-draws-turned = { $seat } takes the turned card
cli-does-out = { $seat } claims to be out

# twinpack simulate
cli-simulate-deals = Deals
cli-simulate-counts = Matches: { $matches }. Deals: { $deals }, void: { $void }. Contracts: { $contracts }, made: { $made }, not played: { $unplayed }.
cli-simulate-side = Side
cli-simulate-points = Points a deal
cli-simulate-interval = 95 % interval
cli-simulate-meld = Melds
cli-simulate-tricks = Tricks
cli-simulate-checks = Checks
cli-simulate-kitty = Into the kitty, a deal: { $kitty }.

# What the referee cannot answer about the larger family.
error-numbers-count = { $name } has { $given ->
    [one] one number
   *[other] { $given } numbers
} and needs { $count }: one a side with slashes between them, the declarers' first.
error-players-count = { $given ->
    [one] One player does
   *[other] { $given } players do
} not fit these rules, which are for { $count }. Choose a rule set for so many with --rules.
error-card-not-in-pack = { $card } is not in the pack of these rules, in which { $lowest } is the lowest card of that suit. Choose other cards or other rules.
error-never-a-stock = There is no stock to draw from under these rules. Leave out --stock.
error-claimant-missing = Who claimed to be out? Add --claim 1 or --claim 2.
error-no-claim = These rules let nobody stop a deal by a claim to be out. Leave out --claim.
error-totals-missing = Whether the claim is right depends on the totals before the deal. Add them, like --scores 820/760.
error-partner-not-called = Nobody called a partner here. Leave out --partner.
error-partner-missing = Who was the called partner? Add --partner with a place among the numbers, 2 to { $limit }.
error-partner-range = { $number } is not the place of a partner. Places are 2 to { $limit }, the declarer's being 1.
error-only-declarer-melds = Only the declarer melds under these rules. Give the melds of the declarer alone.
error-meld-below-bid = Melds of { $meld } do not make a contract of { $bid } by themselves. Give the trick points or another reason.
error-no-yielding = These rules do not let the others give up. Give the trick points or another reason.
error-no-forfeit = These rules do not let a declarer pay without taking the widow. Give the trick points or another reason.
error-forfeit-bid = Only a bid of { $minimum } may be paid without taking the widow, not { $bid }. Give the trick points or another reason.
error-trump-missing = What is paid depends on trump. Add it, like --trump S.
error-trump-idle = What this deal scores does not depend on trump. Leave out --trump.
error-melds-bring-nothing = Under these rules no meld brings anything but its points. Leave out --melds.
error-meld-unknown = "{ $text }" is no meld. There are: { $allowed }.
error-cannot-listen = Nothing can be served at { $text }: { $value }. Choose another --port or --host.
