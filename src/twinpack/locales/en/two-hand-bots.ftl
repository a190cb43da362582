# Why a bot chose as it did with two hands. Cards come as the language writes them, points as numbers.

# Melds, draws and the claim
why-claim-out = I have { $total }, which reaches { $target }.
why-show-best = This meld of { $points } is the best that I can show.
why-show-smaller-first = I show { $points } first, because a dearer meld may still grow out of it.
why-show-dix = The dix scores now and costs me nothing.
why-swap-early = I swap the dix for { $card } before anybody else does.
why-draw-stock = I have shown what I can, so I draw.
why-draw-turned = I know the turned card and take it rather than an unknown one.

# Tricks while there is a stock
why-win-to-meld = { $card } is likely to win the trick, and I have something to show after it.
why-spare-for-melds = { $card } is the card that my melds and the later tricks need least.

# The draft
why-take-card = { $card } helps this hand more than an unknown card would on average.
why-reject-card = { $card } helps this hand less than an unknown card would on average.
