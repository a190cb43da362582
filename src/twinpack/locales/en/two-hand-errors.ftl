# What is not allowed with two hands and a stock. Cards come as the language writes them.

error-no-meld = { $cards } is no meld that can be shown at once under these rules. Show one meld with exactly its cards.
error-melded-before = { $cards } lies open and has scored as much in a meld of this kind already. Use a copy from the hand, or make a meld that scores more.
error-nothing-fresh = { $cards }: all of these lie open already. At least one card of a meld has to come from the hand: name it after "fresh".
error-one-meld-a-trick = A meld has been shown after this trick. Draw or lead, and show the next meld after winning another trick.
error-no-dix = There is no dix in this hand that could be swapped or shown now. Do something else.
error-turned-not-free = The turned card may not be chosen now. Draw from the stock.
error-may-not-claim = Nobody can claim to be out here: the rules do not know it, or the deal has no target. Play on.
