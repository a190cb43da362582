# Rule options: their names, what they do, and their values.

value-true = yes
value-false = no
value-step = { $at ->
    [0] in steps of { $by }
   *[other] from { $at } in steps of { $by }
}
value-empty = none
value-bracket = from { $bid } { $chips }

group-table = The table
group-pack = The pack
group-deal = The deal
group-stock = While there is a stock
group-auction = The auction
group-convention = Convention card
group-trump = Trump
group-exchange = The exchange
group-meld = Meld values
group-play = The play
group-play-counters = Card points
group-scoring = Scoring the deal
group-payment = Paying in chips
group-checks = Checks
group-match = The match
group-match-checks = Checks for the match

option-scale = Point scale
    .doc = Whether points are written in full or without their last zero.
value-scale-10 = in full (a run is 150)
value-scale-1 = without the last zero (a run is 15)

option-table-seats = Seats
    .doc = How many people sit at the table.

option-table-sides = Sides
    .doc = How many sides keep a score; as many as seats if everybody plays for himself.

option-table-hands = Hands dealt
    .doc = How many of them play in each deal; the others sit out.

option-table-partner = Partner
    .doc = Whether partners are fixed by the seats or called in each deal.
value-table-partner-fixed = fixed by the seats
value-table-partner-called = called by the declarer

option-pack-copies = Copies of each card
    .doc = How often each card is in the pack.

option-pack-lowest = Lowest rank
    .doc = Down to which rank the pack goes; that rank of trump is the dix, unless it is the jack.
value-pack-lowest-J = jack
value-pack-lowest-9 = nine
value-pack-lowest-7 = seven

option-deal-method = Way of dealing
    .doc = Whether all cards are dealt, some are left as a stock, or the players pick their hands.
value-deal-method-deal = all cards
value-deal-method-stock = the rest is a stock
value-deal-method-draft = picked in turn

option-deal-packets = Packets dealt
    .doc = How many cards each player gets at a time, round after round.

option-deal-misdeal = Claim of a misdeal
    .doc = Which hand lets a player throw it in before the first call.
value-deal-misdeal-none = never
value-deal-misdeal-five-nines = with five nines
value-deal-misdeal-five-nines-no-ace = with five nines and no ace
value-deal-misdeal-six-nines-one-ace = with six nines and at most one ace
value-deal-misdeal-no-ace-few-counters = with 13 worthless cards and no ace

option-deal-widow = Cards in the widow
    .doc = How many cards are set aside for the declarer.
value-deal-widow-0 = none

option-deal-widow-use = Use of the widow
    .doc = What the declarer does with the widow.
value-deal-widow-use-bury = bury as many cards
value-deal-widow-use-share = keep one, give one to each other player

option-deal-widow-shown = Widow shown
    .doc = Whether everybody sees the widow before the declarer takes it.

option-deal-bury-from = What may be buried
    .doc = Which cards the declarer may bury, and whether before or after melding.
value-deal-bury-from-hand = anything, before melding
value-deal-bury-from-unmelded = what is not melded
value-deal-bury-from-unmelded-no-trump = what is neither melded nor trump

option-deal-bury-counts = Buried counters count
    .doc = Whether counters among the buried cards belong to the declarers.

option-stock-meld-first = Melding before drawing
    .doc = Whether the winner of a trick melds before drawing, or after.

option-stock-last-choice = Choice of the last card
    .doc = Whether the last draw may be the turned card instead.

option-stock-claim-out = Claiming to be out
    .doc = Whether a player may stop the deal by the claim to have reached the target.

option-auction-minimum = Minimum bid
    .doc = The lowest possible bid.

option-auction-steps = Bid steps
    .doc = By how much bids go up, and from which height on.

option-auction-bracket = Bracket of bids
    .doc = Below each multiple of this the last bid is not allowed, as it pays no more; 0 for none.
value-auction-bracket-0 = none

option-auction-opening = Lowest voluntary opening
    .doc = The least that a player must bid who opens unforced.
value-auction-opening-0 = the minimum bid

option-auction-max-raise = Largest raise
    .doc = By how much a bid may exceed the last.
value-auction-max-raise-0 = any

option-auction-ceiling = Highest bid
    .doc = The highest possible bid.
value-auction-ceiling-0 = no limit

option-auction-rounds = Rounds of bidding
    .doc = Whether bidding goes on until one is left, or everybody calls once.
value-auction-rounds-ascending = until only one is left
value-auction-rounds-single = one call each

option-auction-all-pass = If nobody bids
    .doc = What happens when nobody makes a bid.
value-auction-all-pass-dealer-minimum = dealer takes it at the minimum
value-auction-all-pass-dealer-minimum-less-one = dealer takes it one step below the minimum
value-auction-all-pass-redeal = the next dealer deals

option-auction-opener = Duty to open
    .doc = Whether somebody must open the auction.
value-auction-opener-free = nobody must
value-auction-opener-forced = player left of the dealer must
value-auction-opener-forced-with-meld = first player with any meld must

option-auction-help = Pass with help
    .doc = Whether a pass may tell the partner that the hand is useful.

option-auction-bid-needs = Needed for a bid
    .doc = What a player must hold to be allowed to bid.
value-auction-bid-needs-none = nothing
value-auction-bid-needs-marriage = a marriage

option-auction-bid-needs-meld = Meld needed for a bid
    .doc = How many points a hand must meld in its best trump to be allowed to bid.
value-auction-bid-needs-meld-0 = none

option-convention-card = Convention card
    .doc = What partners agree that their calls tell each other. It changes no rule and no score; the bots bid by it.
value-convention-card-none = none
value-convention-card-stonebridge = Stonebridge: aces, run and meld by jumps
value-convention-card-dd-meld-bid-plus1-per-10 = double deck: one more for each ten of meld
value-convention-card-dd-take-50 = double deck: who opens at 50 wants the contract
value-convention-card-dd-51-aces = double deck: 51 tells aces around
value-convention-card-tb17 = jumps for legs, aces and run
value-convention-card-dailey = Dailey: a jump tells a short suit
value-convention-card-helper-150 = openings from 150 tell meld, aces or a run

option-trump-source = Source of trump
    .doc = Where the trump suit comes from.
value-trump-source-declarer = named by the declarer
value-trump-source-turned = the last card dealt is turned

option-trump-needs = Needed to name trump
    .doc = What the declarer must hold in the suit named.
value-trump-needs-none = nothing
value-trump-needs-marriage = a marriage
value-trump-needs-marriage-run-dix = a marriage, a run or the dix

option-exchange-count = Cards exchanged
    .doc = How many cards declarer and partner give each other.
value-exchange-count-0 = none

option-exchange-order = Order of the exchange
    .doc = Whether the partner gives first or both give at the same time.
value-exchange-order-partner-first = partner first
value-exchange-order-simultaneous = both at the same time

option-meld-who = Who melds
    .doc = Whether all players meld, or only the declarer.
value-meld-who-all = all
value-meld-who-declarer = only the declarer

option-meld-run = Run
    .doc = What one, two, three, ... runs are worth.

option-meld-run-extra-king = Run with extra king
    .doc = What a run with a second king of trump is worth; 0 if it is no meld of its own.
value-meld-run-extra-king-0 = no meld of its own

option-meld-run-extra-queen = Run with extra queen
    .doc = What a run with a second queen of trump is worth; 0 if it is no meld of its own.
value-meld-run-extra-queen-0 = no meld of its own

option-meld-run-extra-both = Run with both extras
    .doc = What a run with a second king and queen is worth; 0 if it is a run and a royal marriage.
value-meld-run-extra-both-0 = run and royal marriage

option-meld-royal-marriage = Royal marriage
    .doc = What one, two, three, ... marriages in trump are worth.

option-meld-marriage = Marriage
    .doc = What one, two, three, ... marriages in another suit are worth.

option-meld-dix = Dix
    .doc = What each dix is worth, the lowest card of trump.

option-meld-pinochle = Pinochle
    .doc = What one, two, three, ... pinochles are worth.

option-meld-grand-pinochle = Grand pinochle
    .doc = What a pinochle with the king of spades is worth, in place of the pinochle.
value-meld-grand-pinochle-0 = none

option-meld-aces = Aces around
    .doc = What four aces of different suits, and two, three, ... such sets are worth.

option-meld-kings = Kings around
    .doc = What four kings of different suits, and two, three, ... such sets are worth.

option-meld-queens = Queens around
    .doc = What four queens of different suits, and two, three, ... such sets are worth.

option-meld-jacks = Jacks around
    .doc = What four jacks of different suits, and two, three, ... such sets are worth.

option-meld-roundhouse = Roundhouse bonus
    .doc = A bonus for a marriage in each of the four suits.
value-meld-roundhouse-0 = none

option-meld-minimum = Least meld that counts
    .doc = What a side must meld for its melds to count; declarers below it lose without play.
value-meld-minimum-0 = none

option-play-policy = Duties in play
    .doc = When a player must beat the winning card or trump higher.
value-play-policy-OLD = beat in every suit, trump higher
value-play-policy-Y45 = beat only when trump is led, no need to trump higher
value-play-policy-OVR = beat only when trump is led, trump higher
value-play-policy-NLIT = beat in every suit even after a trump, trump higher

option-play-first-lead = First lead
    .doc = Who leads to the first trick.
value-play-first-lead-declarer = the declarer
value-play-first-lead-left-of-dealer = the player left of the dealer
value-play-first-lead-dealer = the dealer

option-play-first-lead-trump = First lead in trump
    .doc = Whether the first lead must be a trump.

option-play-counters-ace = Ace
    .doc = What an ace is worth in a trick.

option-play-counters-ten = Ten
    .doc = What a ten is worth in a trick.

option-play-counters-king = King
    .doc = What a king is worth in a trick.

option-play-counters-queen = Queen
    .doc = What a queen is worth in a trick.

option-play-counters-jack = Jack
    .doc = What a jack is worth in a trick.

option-play-counters-nine = Nine
    .doc = What a nine is worth in a trick.

option-play-last-trick = Last trick
    .doc = What winning the last trick adds.

option-scoring-save-declarers = Declarers save meld with
    .doc = What the declarers must win in tricks for their melds to count.
value-scoring-save-declarers-none = nothing
value-scoring-save-declarers-trick = one trick
value-scoring-save-declarers-point = one trick point

option-scoring-save-defenders = Defenders save meld with
    .doc = What the defenders must win in tricks for their melds to count.
value-scoring-save-defenders-none = nothing
value-scoring-save-defenders-trick = one trick
value-scoring-save-defenders-point = one trick point

option-scoring-save-covers = Lost without saving
    .doc = What a side loses that has not won enough to save its melds.
value-scoring-save-covers-meld = the melds
value-scoring-save-covers-all = melds and trick points

option-scoring-rounding = Rounding
    .doc = Whether trick points are rounded to tens.
value-scoring-rounding-none = none
value-scoring-rounding-sevens-up = to tens, from seven on up

option-scoring-dix-saves = Dix kept
    .doc = Whether dix count for a side that loses its other melds.
value-scoring-dix-saves-never = never
value-scoring-dix-saves-only-dix = if all the melds are dix
value-scoring-dix-saves-portion = always

option-scoring-not-at-table = Hopeless contract ends
    .doc = Whether a contract that no trick points can save is lost without play.

option-scoring-concede = Conceding
    .doc = Whether the declarer may give up after the melds.

option-scoring-concede-gift = Gift for a concession
    .doc = What the defenders get on top when the declarer concedes.
value-scoring-concede-gift-0 = none

option-scoring-made-scores = A contract made scores
    .doc = Whether declarers who make their contract score all or just the bid.
value-scoring-made-scores-all = all that was made
value-scoring-made-scores-bid = just the bid

option-scoring-made-by-meld = Made by meld alone
    .doc = Whether a contract that the melds alone reach is made without play.

option-scoring-set-penalty = Cost of being set
    .doc = What happens to the bid when the declarers fall short.
value-scoring-set-penalty-deduct = deducted from the declarers
value-scoring-set-penalty-give = given to the defenders
value-scoring-set-penalty-nothing = nothing

option-scoring-defenders-score = Defenders score
    .doc = Whether those who play against the declarers score anything.

option-scoring-moon-bonus = Bonus for all tricks
    .doc = What winning all tricks brings if it was announced.
value-scoring-moon-bonus-0 = none

option-scoring-moon-penalty = Penalty for a failed sweep
    .doc = What it costs to announce all tricks and lose one.
value-scoring-moon-penalty-0 = none

option-scoring-instant-win = Instant win
    .doc = What wins the whole match on the spot.
value-scoring-instant-win-none = nothing
value-scoring-instant-win-all-tricks = all tricks of a deal

option-scoring-instant-meld = Meld that wins at once
    .doc = Which meld wins the whole match on the spot.
value-scoring-instant-meld-none = none
value-scoring-instant-meld-quadruple-run = four runs
value-scoring-instant-meld-quadruple-pinochle = four pinochles and enough trick points

option-scoring-instant-lead = Lead that wins at once
    .doc = How many points win at once as long as nobody else is above zero.
value-scoring-instant-lead-0 = none

option-payment-table = Chips for a bid
    .doc = How many chips a contract is worth, from which bid on; empty if points are scored instead.

option-payment-kitty-from = Kitty takes part from
    .doc = From which bid on the kitty pays and is paid like a player.
value-payment-kitty-from-0 = never

option-payment-spades = Factor for spades
    .doc = By how much chips are multiplied when spades are trump.

option-payment-hearts = Factor for hearts
    .doc = By how much chips are multiplied when hearts are trump.

option-payment-lost-factor = Factor when played and lost
    .doc = How many times the chips a contract costs that is played and lost.

option-payment-plain-concession = Conceding ignores the suit
    .doc = Whether a hand given up costs the same in every suit.

option-payment-forfeit = Forfeiting unseen
    .doc = Whether a declarer left with the minimum may pay the kitty instead of taking the widow.

option-payment-yielding = Defenders may give up
    .doc = Whether the defenders may give up before the first trick.

option-checks-roundhouse = Checks for a roundhouse
    .doc = How many checks a marriage in each suit brings.

option-checks-run = Checks for a run
    .doc = How many checks a run brings.

option-checks-aces = Checks for aces around
    .doc = How many checks four aces of different suits bring.

option-checks-kings = Checks for kings around
    .doc = How many checks four kings of different suits bring.

option-checks-queens = Checks for queens around
    .doc = How many checks four queens of different suits bring.

option-checks-jacks = Checks for jacks around
    .doc = How many checks four jacks of different suits bring.

option-checks-double-pinochle = Checks for a double pinochle
    .doc = How many checks a double pinochle brings.

option-checks-contract = Checks for a contract made
    .doc = How many checks a contract made brings, from the minimum bid on, step by step.

option-checks-contract-step = Step of contract checks
    .doc = By how many points of the bid the checks for a contract rise to the next.

option-checks-contract-more = Checks for each further step
    .doc = How many checks each step beyond those listed adds.

option-checks-set-factor = Factor for a set contract
    .doc = How many times its checks a defeated contract pays the opponents.

option-checks-all-tricks = Checks for all tricks
    .doc = How many checks winning all the tricks brings.

option-match-end = End of the match
    .doc = Whether a match goes to a target or over a number of deals.
value-match-end-target = at the target
value-match-end-deals = after a number of deals

option-match-target = Target
    .doc = How many points win the match.

option-match-deals = Number of deals
    .doc = How many deals a match lasts, where there is no target.

option-match-both-over = Both reach the target
    .doc = Who wins when both sides reach the target in the same deal.
value-match-both-over-declarers = the declarers
value-match-both-over-highest = the higher total
value-match-both-over-extra-deal = one more deal decides
value-match-both-over-raise-target = the target rises

option-match-target-raise = Rise of the target
    .doc = By how much the target rises when both sides reach it.

option-match-must-declare = Declarers only win
    .doc = Whether only a side that has just made its contract can win.

option-match-floor = Loss limit
    .doc = At which total below zero a side loses at once.
value-match-floor-0 = none

option-match-mercy = Early end
    .doc = When a match ends early because one side is far behind.
value-match-mercy-none = never
value-match-mercy-half-target-behind = half the target below zero
value-match-mercy-target-behind = the target below zero
value-match-mercy-target-apart = the target ahead of the other side

option-match-checks-game = Checks for winning the match
    .doc = How many checks the winners of a match collect.

option-match-checks-each = Checks for the difference
    .doc = How many checks each started part of the difference adds.

option-match-checks-step = Size of a difference part
    .doc = How many points of difference make one such part.

option-match-checks-below-zero = Checks for losers below zero
    .doc = How many checks are added if the losers are below zero.
