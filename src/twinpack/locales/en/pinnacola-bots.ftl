# Why a Pinnacola bot chose as it did. Cards come as the language writes them, points as numbers.

# The draw
why-draw-no-choice = No card of the row could be laid, so I drew from the stock.
why-draw-better = What I could take from the row would bring less than it costs, so I drew from the stock.
why-take-must = The stock is used up, so I took from the row.
why-take-out = With { $card } from the row I can end the deal.
why-take-many = I can lay { $card }, and the { $count } cards I get are worth having.
why-take-meld = I can lay { $card } at once.
why-take-free = { $card } is of more use to me than an unknown card.

# Laying
why-going-out = I am going out this turn.
why-pinnacolone = This turn makes a pure run from ace to ace, which ends the deal.
why-lay-duty = I have to lay this card this turn.
why-lay-open = I open with a meld of { $points }: from now on cards can be laid off on it.
why-lay-points = This meld scores { $points }, and what lies there cannot be left in my hand.
why-lay-off = Laying off { $card } brings { $points }.
why-swap-wild = I hold { $card }, so I swap it for the wild card, which can do more elsewhere.

# The discard
why-discard-out = With this discard I have no cards left.
why-discard-only = It was my only card.
why-discard-useless = { $card } is hardly going to be in a meld of mine.
why-discard-least = All my cards are useful; { $card } is the one I miss least.
why-discard-safe = The opponents can hardly use { $card }.
