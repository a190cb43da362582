# Why something was refused in Pinnacola: the codes of errors. What was wrong comes first, then the way out.

# Text that is not in the form it should have.
error-meld-number = "{ $text }" is no number of a meld. Write it like @1.
error-end = "{ $text }" is no end of a run. Write low or high.

# Drawing.
error-no-stock = There is nothing to draw from the stock, and no new stock can be made. Take from the row.
error-no-such-place = There is no card number { $place } in the row. It has { $count }.
error-whole-row = The rules let you take only the whole row. Take number 1.
error-last-of-row = The rules let you take only the newest card of the row. Take number { $count }.
error-row-needs-opened = You may take from the row only once you have laid a meld of your own. Draw from the stock.
error-take-more = With one card in hand you must take at least { $minimum } cards from the row. Take more, or draw from the stock.
error-row-blocked = A newer wild card in the row blocks card number { $place }. Take a newer one, or draw from the stock.
error-chosen-cannot-be-laid = { $card } would have to be laid in this turn, and that cannot be done so that the turn can end. Take another card, or draw from the stock.

# Duties, and how a turn ends.
error-chosen-first = { $card }, taken from the row, must be laid before anything else.
error-chosen-must-be-laid = { $card }, taken from the row, must be laid first. Then you may discard.
error-wild-must-be-laid = { $count ->
    [one] A swapped wild card must be laid again first. Then you may discard.
   *[other] { $count } swapped wild cards must be laid again first. Then you may discard.
}
error-dead-end = After that the turn could not be ended as the rules want it. Do something else first, or keep a card to discard.
error-may-not-go-out = { $needs ->
    [poker-or-run6] You may not go out yet: your side needs a poker or a pure run of six cards. Keep a card.
    [poker-and-run7] You may not go out yet: your side needs a poker and a pure run of seven cards. Keep a card.
   *[other] You may not go out yet. Keep a card.
}
error-no-rediscard = { $card } has just been taken from the row and may not be discarded in the same turn. Discard another card.
error-discard-forbidden = { $card } may not be discarded. Allowed: { $allowed }.
error-nothing-to-take-back = Nothing has been laid in this turn that could be taken back.
error-not-the-row = That is not the row: it must be its { $cards } older cards, each once as often as it lies there.

# New melds.
error-meld-too-short = A meld has at least { $minimum } cards. Add some.
error-meld-no-meld = { $cards } make no meld. A meld is a set of one rank in different suits, or a run of one suit.
error-meld-twin = { $card } cannot be in one meld twice. Leave one out.
error-meld-gap = { $cards } do not follow each other. Fill the gap, or lay less.
error-meld-corner = { $cards } go round the corner: an ace is the lowest or the highest card of a run.
error-meld-too-few-naturals = { $minimum ->
    [one] A meld needs at least one natural card.
   *[other] A meld needs at least { $minimum } natural cards.
} Use fewer wild cards.
error-meld-too-many-wilds = { $maximum ->
    [one] A meld may hold only one wild card.
   *[other] A meld may hold at most { $maximum } wild cards.
} Use fewer.
error-meld-wild-poker = A poker must be without wild cards. Leave it a tris.
error-meld-adjacent-wilds = Two wild cards must not lie side by side in a run. Put a natural card between them.
error-meld-identity-open = { $wild } could stand for several cards: { $possible }. Say for which.
error-meld-identity-impossible = There is no place for { $wild } here. A wild card stands for a card that is missing in the meld.

# Laying off and swapping.
error-no-such-meld = There is no meld @{ $meld }. { $count ->
    [0] None has been laid yet.
    [one] There is only @1.
   *[other] They are numbered @1 to @{ $count }.
}
error-not-your-side = Meld @{ $meld } belongs to the other side. Lay off on melds of your own side.
error-partner-needs-opened = You may lay off on your partner's meld @{ $meld } only once you have laid a meld of your own.
error-lay-off-complete = That meld is complete. Nothing can be laid off on it.
error-lay-off-does-not-fit = { $card } does not fit there. Choose another meld, or another card.
error-lay-off-end-open = { $card } fits both ends. Say low or high.
error-swap-nothing-there = No wild card stands for { $card } there. Swap the very card that a wild card stands for.
error-swap-needs-opened = You may swap a wild card only once you have laid a meld of your own.
error-no-pinella-swap = The rules do not let a pinella be swapped.
error-swap-own-side = { $card } may be swapped only out of melds of your own side.
