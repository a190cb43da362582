# Rule options of Pinnacola: their names, what they do, and their values. Those of the match stand in options.ftl.

group-pinnacola-deal = Players and cards
group-pinnacola-value = Card points
group-pinnacola-meld = Melds and wild cards
group-pinnacola-row = The row
group-pinnacola-table = Melds on the table
group-pinnacola-out = Going out and the stock
group-pinnacola-scoring = Scoring the deal

option-pinnacola-scale = Point scale
    .doc = Points are always written in full.
value-pinnacola-scale-1 = in full

option-pinnacola-deal-players = Players
    .doc = Whether four play in two sides, or two against each other.

option-pinnacola-deal-hand-size = Cards in a hand
    .doc = How many cards each player is dealt.

option-pinnacola-deal-pinelle = Pinelle
    .doc = Whether the black twos are wild and the red ones left out.

option-pinnacola-value-low = Two to five
    .doc = What a card from two to five is worth.

option-pinnacola-value-high = Six to king
    .doc = What a card from six to king is worth.

option-pinnacola-value-ace = Ace
    .doc = What an ace is worth, low or high.

option-pinnacola-value-joker = Joker
    .doc = What a joker is worth, on the table and in hand.

option-pinnacola-value-pinella = Pinella
    .doc = What a black two is worth where it is wild.

option-pinnacola-meld-pure-run = Length of a doubled run
    .doc = From how many cards on a pure run counts double.

option-pinnacola-meld-triple-run = Length of a tripled run
    .doc = From how many cards on a pure run counts triple.
value-pinnacola-meld-triple-run-0 = never

option-pinnacola-meld-pure-core = Pure part counts
    .doc = Whether a long stretch without wild cards counts as a pure run in a run that has some.

option-pinnacola-meld-naturals = Natural cards in a meld
    .doc = How many natural cards a meld needs at least.

option-pinnacola-meld-wilds = Wild cards in a meld
    .doc = How many wild cards a meld may hold at most.
value-pinnacola-meld-wilds-0 = any number

option-pinnacola-meld-adjacent-wilds = Neighbouring wild cards
    .doc = Whether two wild cards may lie side by side in a run.

option-pinnacola-meld-wild-poker = Poker with wild cards
    .doc = Whether a wild card may be part of a poker.

option-pinnacola-meld-joker-melds = Melds of jokers only
    .doc = Which melds may be made of nothing but jokers.
value-pinnacola-meld-joker-melds-off = none
value-pinnacola-meld-joker-melds-poker = four jokers
value-pinnacola-meld-joker-melds-tris-and-poker = three or four jokers

option-pinnacola-meld-joker-poker = Poker of jokers
    .doc = What four jokers laid together are worth.

option-pinnacola-meld-slide = Wild cards slide
    .doc = Whether the real card, laid off on a run, pushes the wild card to the end of it.

option-pinnacola-row-take = Taken from the row
    .doc = Which cards a player may take from the row.
value-pinnacola-row-take-tail = any card and all newer ones
value-pinnacola-row-take-whole = the whole row
value-pinnacola-row-take-last = the newest card

option-pinnacola-row-last-free = Newest card free
    .doc = Whether the newest card, taken alone, may stay in the hand.

option-pinnacola-row-rediscard = Free card discarded at once
    .doc = Whether a card taken without a duty may be discarded in the same turn.

option-pinnacola-row-needs-opened = Row only once opened
    .doc = Whether a player must have laid a meld before taking from the row.

option-pinnacola-row-chosen-first = Chosen card laid first
    .doc = Whether the chosen card must be laid before anything else.

option-pinnacola-row-chosen-swap = Chosen card in a swap
    .doc = Whether swapping the chosen card for a wild card counts as laying it.
value-pinnacola-row-chosen-swap-own = in melds of one's own side
value-pinnacola-row-chosen-swap-none = no
value-pinnacola-row-chosen-swap-any = in any meld

option-pinnacola-row-single-minimum = Taken with one card left
    .doc = How many cards of the row a player must take at least who holds just one.

option-pinnacola-row-wilds = Discarding wild cards
    .doc = Whether a wild card may be discarded, and what it does in the row.
value-pinnacola-row-wilds-allowed = allowed
value-pinnacola-row-wilds-forbidden = forbidden
value-pinnacola-row-wilds-block = allowed, and blocks older cards
value-pinnacola-row-wilds-not-last = allowed, but not when going out

option-pinnacola-row-fitting = Discarding fitting cards
    .doc = Whether a card may be discarded that fits a meld on the table.
value-pinnacola-row-fitting-allowed = allowed
value-pinnacola-row-fitting-forbidden = forbidden
value-pinnacola-row-fitting-not-last = allowed, but not when going out

option-pinnacola-table-partner-needs-opened = Partner's melds once opened
    .doc = Whether a player must have laid a meld before laying off on the partner's.

option-pinnacola-table-swap-needs-opened = Swapping once opened
    .doc = Whether a player must have laid a meld before swapping a wild card.

option-pinnacola-table-swap-jokers = Jokers swapped from
    .doc = From which melds a joker may be swapped.
value-pinnacola-table-swap-jokers-all = any meld
value-pinnacola-table-swap-jokers-own-side = melds of one's own side

option-pinnacola-table-swap-pinelle = Pinelle swapped from
    .doc = From which melds a pinella may be swapped.
value-pinnacola-table-swap-pinelle-own-side = melds of one's own side
value-pinnacola-table-swap-pinelle-none = none

option-pinnacola-table-relay = Swapped card laid again
    .doc = Whether a wild card gained by a swap must be laid in the same turn.

option-pinnacola-out-needs = Needed to go out
    .doc = What must lie among the melds of a side before its players may go out.
value-pinnacola-out-needs-none = nothing
value-pinnacola-out-needs-poker-or-run6 = a poker or a pure run of six
value-pinnacola-out-needs-poker-and-run7 = a poker and a pure run of seven

option-pinnacola-out-poker = Poker for going out
    .doc = Whether a poker with a wild card counts towards going out.
value-pinnacola-out-poker-any = with or without wild cards
value-pinnacola-out-poker-pure = only a pure one

option-pinnacola-out-discard = Last card discarded
    .doc = Whether going out takes a last card to discard.

option-pinnacola-out-first-round = Going out at once
    .doc = Whether a player may go out in the first round.

option-pinnacola-out-exhaustion = When the stock runs out
    .doc = Whether the row becomes a new stock, or the deal ends.
value-pinnacola-out-exhaustion-restock = the row becomes the stock
value-pinnacola-out-exhaustion-end = the deal ends

option-pinnacola-out-restock = Moment of the new stock
    .doc = When exactly the row is turned into a new stock.
value-pinnacola-out-restock-on-demand = when somebody wants to draw
value-pinnacola-out-restock-turn-end = at the end of the turn
value-pinnacola-out-restock-immediate = at once

option-pinnacola-out-stall = New stocks without progress
    .doc = After how many new stocks in which no card is laid the deal ends.
value-pinnacola-out-stall-0 = no limit

option-pinnacola-scoring-out = Going out
    .doc = What going out brings.

option-pinnacola-scoring-in-hand = Going out in one turn
    .doc = What going out in one turn brings.

option-pinnacola-scoring-in-hand-adds = Both bonuses
    .doc = Whether going out in one turn brings the bonus for going out as well.

option-pinnacola-scoring-in-hand-means = Meaning of one turn
    .doc = What counts as going out in one turn.
value-pinnacola-scoring-in-hand-means-not-opened = no meld laid in earlier turns
value-pinnacola-scoring-in-hand-means-first-turn = in the player's first turn

option-pinnacola-scoring-in-hand-result = Reward for one turn
    .doc = Whether going out in one turn brings a bonus or doubles something.
value-pinnacola-scoring-in-hand-result-bonus = a bonus
value-pinnacola-scoring-in-hand-result-double = the side's result doubled
value-pinnacola-scoring-in-hand-result-double-melds = the side's melds doubled, and the bonus

option-pinnacola-scoring-double-bonus = Bonus doubled too
    .doc = Whether a doubled result includes the bonus for going out.

option-pinnacola-scoring-no-meld = Nothing laid
    .doc = What it costs to have laid nothing by the end of the deal.
value-pinnacola-scoring-no-meld-double = hand cards count double
value-pinnacola-scoring-no-meld-flat = a fixed penalty
value-pinnacola-scoring-no-meld-single = nothing more than the hand cards

option-pinnacola-scoring-flat = Fixed penalty
    .doc = How many points the fixed penalty for having laid nothing costs.

option-pinnacola-scoring-flat-scope = Fixed penalty for
    .doc = Whether a side without melds pays the fixed penalty, or each player without one.
value-pinnacola-scoring-flat-scope-side = the side
value-pinnacola-scoring-flat-scope-player = each player

option-pinnacola-scoring-flat-partner = Penalty of the partner
    .doc = What the partner of the player who went out pays for having laid nothing.
value-pinnacola-scoring-flat-partner-0 = the same as the others

option-pinnacola-scoring-flat-when = Fixed penalty due
    .doc = Whether the fixed penalty is always due, or only when somebody goes out in one turn.
value-pinnacola-scoring-flat-when-always = always
value-pinnacola-scoring-flat-when-in-hand = when somebody goes out in one turn

option-pinnacola-scoring-pinnacolone = Pinnacolone
    .doc = What a pinnacolone brings.
value-pinnacola-scoring-pinnacolone-0 = wins the match
