# The browser: the table of Pinnacola.

# The stock and the row.
pinnacola-row = Stock and row
pinnacola-stock = { $can ->
    [yes] Draw from the stock.
   *[other] Stock.
} { $count ->
    [one] One card.
   *[other] { $count } cards.
}
pinnacola-fan = The row, oldest card first
pinnacola-draw = Draw
pinnacola-place = { $place }: { $card }{ $can ->
    [yes] , can be taken, { $count ->
        [one] one card
       *[other] { $count } cards
    }
   *[other] { "" }
}
pinnacola-tail = { $count ->
    [one] You would take { $card } alone.
   *[other] You would take { $card }, which you must lay in this turn, and with it { $others }.
}
pinnacola-take = { $count ->
    [one] Take this card
   *[other] Take { $count } cards
}
pinnacola-cancel = Cancel

# The melds.
pinnacola-ours = Melds of your side
pinnacola-theirs = Melds of the other side
pinnacola-nothing-laid = Nothing laid yet.
pinnacola-meld = Meld { $number }, { $owner }
pinnacola-pure = pure
pinnacola-complete = complete
pinnacola-kind-tris = tris
pinnacola-kind-poker = poker
pinnacola-kind-run = run
pinnacola-kind-pure-tris = pure tris
pinnacola-kind-pure-poker = pure poker
pinnacola-kind-pure-run = pure run
pinnacola-fits = Your card fits here
pinnacola-swaps = Your card can be swapped for the wild card here
pinnacola-at-meld = What do you do at meld @{ $number }?
pinnacola-nothing-fits = Nothing of your hand can go to meld @{ $number } now.

# The other hands.
pinnacola-others = The other hands
pinnacola-known = Known cards
pinnacola-known-none = none known

# The own hand.
pinnacola-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
pinnacola-by-suit = By suit
pinnacola-by-rank = By rank
pinnacola-keys = Left and right arrow walk through the hand, with Alt they move the card. Enter picks a card or puts it back.
pinnacola-fresh = new
pinnacola-due = must be laid

# Building a meld, laying, discarding.
pinnacola-desk = Your turn
pinnacola-how-draw = Draw from the stock, or touch a card of the row to see what you would take.
pinnacola-how-play = Touch cards of your hand: three or more make a meld, one can be laid off or discarded.
pinnacola-plan = Until it is your turn you can put melds together here.
pinnacola-more-cards = Touch more cards for a meld, or a meld on the table to lay off.
pinnacola-unpick = Put back: { $card }
pinnacola-stands-for = { $card } stands for:
pinnacola-lay = Lay
pinnacola-lay-this = Lay this meld
pinnacola-discard = Discard { $card }
pinnacola-put-back = Put back
pinnacola-back = Take back what was laid
pinnacola-offers = What you could do now
pinnacola-more = { $count } more
pinnacola-fewer = Fewer
pinnacola-all = All moves ({ $count })
