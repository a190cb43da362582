# Playing Pinnacola in the terminal: what is told, what is asked, what may be typed. What all games share stands in
# table.ftl.

# Cards and melds.
hand-by-rank = Your hand by rank: { $cards }.
table-row = The row, oldest first: { $cards }.
table-row-empty = The row is empty.
table-sizes = Cards in hand: { $held }. Stock: { $stock }.
laid-nothing = No melds have been laid yet.
laid-side = Melds: { $side }, { $points } points.
laid-meld = - { $meld }, { $owner }
recent-nothing = Nothing has happened since your last discard.

# Duties of the turn.
duty-chosen = You must lay { $card } in this turn.
duty-wild = { $count ->
    [one] You must lay a swapped wild card again in this turn.
   *[other] You must lay { $count } swapped wild cards again in this turn.
}
duty-kept = You may not discard { $card } in this turn.

# What happens.
told-dealt = You are dealt: { $cards }.
told-row = { $card } is turned up and begins the row. The stock has { $stock } cards.
told-draw = { $name } draws from the stock.
told-draw-you = You draw { $card } from the stock.
told-restock = The stock is used up. The row except { $card } is shuffled and becomes the new stock of { $count ->
    [one] one card
   *[other] { $count } cards
}.
told-take = { $count ->
    [one] { $who ->
        [you] You take { $cards } from the row.
       *[other] { $name } takes { $cards } from the row.
    }
   *[other] { $who ->
        [you] You take { $count } cards from the row: { $cards }.
       *[other] { $name } takes { $count } cards from the row: { $cards }.
    }
}
told-lay = { $who ->
    [you] You lay { $meld }.
   *[other] { $name } lays { $meld }.
}
told-off = { $who ->
    [you] You lay { $card } off: { $meld }.
   *[other] { $name } lays { $card } off: { $meld }.
}
told-swap-wild = { $who ->
    [you] You swap { $card } for { $wild }: { $meld }.
   *[other] { $name } swaps { $card } for { $wild }: { $meld }.
}
told-discard = { $who ->
    [you] You discard { $card }. { $count ->
        [0] You hold no more cards.
        [one] You hold one more card.
       *[other] You hold { $count } cards.
    }
   *[other] { $name } discards { $card }. { $count ->
        [0] No card is left.
        [one] One card is left.
       *[other] { $count } cards are left.
    }
}
told-back = { $who ->
    [you] You take back everything laid in this turn.
   *[other] { $name } takes back everything laid in this turn.
}
told-out = { $who ->
    [you] You go out.
    [partner] { $name }, your partner, goes out.
   *[other] { $name } goes out.
}
told-pinnacolone = { $who ->
    [you] Your run reaches from ace to ace, without a wild card: a pinnacolone!
   *[other] The run of { $name } reaches from ace to ace, without a wild card: a pinnacolone!
}

# Why a deal scores what it scores. $side is a side's name, $amount are points; amounts lost are below zero.
reason-melds = { $side }: melds { $amount }.
reason-melds-doubled = { $side }: melds once more for going out in one turn { $amount }.
reason-bonus-out = { $side }: for going out { $amount }.
reason-bonus-in-hand = { $side }: for going out in one turn { $amount }.
reason-hands = { $side }: cards in hand { $amount }.
reason-hands-double = { $side }: cards in hand, double as nothing was laid, { $amount }.
reason-flat-penalty = { $side }: for having laid nothing { $amount }.
reason-result-doubled = { $side }: the result once more for going out in one turn { $amount }.
reason-blocked = Nobody gets any further: the deal is blocked, and nobody has gone out.
reason-stock-out = The stock is used up, and nobody has gone out.
reason-pinnacolone = { $side }: for the pinnacolone { $amount }. Nothing else counts.
reason-pinnacolone-wins = { $side }: the pinnacolone wins the match, written down as { $amount }.

# Questions.
ask-draw = Your draw ({ $options }):
ask-draw-only = Your draw (only { $options }, Enter does it):
ask-turn = Your turn ({ $options }):

# Answers: the words that may be typed; the first is the one shown.
do-draw = draw
do-take = take
do-lay = lay, meld
    .doc = a new meld, for example: 9S 9H 9C
do-off = off, lay off, add
    .doc = a card laid off on a meld of your side, for example: 7H @2; if it fits both ends, low or high after it
do-swap = swap
    .doc = a card in the place of the wild card that stands for it, for example: QD @1
do-discard = discard, drop
    .doc = a card that goes to the row; this ends your turn
do-back = undo, back, take back
    .doc = take back everything laid in this turn
end-low = low
    .doc = low
end-high = high
    .doc = high

# Commands: the words that may be typed; the first is the one shown.
command-sort = sort, ranks
    .doc = your cards by rank
command-laid = melds, laid
    .doc = all melds on the table with their numbers and points
command-recent = last, recent
    .doc = what has happened since your last discard

explain-draw = "{ $draw }" draws from the stock. "{ $take } 3" takes the third card of the row and all newer ones; that card must be laid in this turn. You can name the card instead of its place. Only what can be done is offered.
explain-draw-free = The newest card, taken alone, may stay in your hand.
explain-turn = You have drawn. Lay as much as you like, then discard. Melds on the table are numbered @1, @2 and so on.
explain-wild = A wild card is typed with what it stands for: { $example } or **=8C is a { $joker } for the eight of clubs. { $joker }, ** alone will do where only one card is possible, and in a run typed from low to high.
