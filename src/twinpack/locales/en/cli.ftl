# What the command line answers.

# Sides and seats.
cli-side = Side { $number }
cli-declarers = Declarers
cli-defenders = Defenders
cli-first = First side
cli-second = Second side
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

# twinpack simulate
cli-simulate-deals = Deals
cli-simulate-counts = Matches: { $matches }. Deals: { $deals }, void: { $void }. Contracts: { $contracts }, made: { $made }, not played: { $unplayed }.
cli-simulate-side = Side
cli-simulate-points = Points a deal
cli-simulate-interval = 95 % interval
cli-simulate-meld = Melds
cli-simulate-tricks = Tricks
