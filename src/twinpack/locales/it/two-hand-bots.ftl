# Perché un bot in due ha scelto così. Le carte arrivano come le scrive la lingua, i punti come numeri.

# Combinazioni, pesca e dichiarazione di fine
why-claim-out = Ho { $total } e quindi ho raggiunto { $target }.
why-show-best = Questa combinazione da { $points } è la migliore che posso mostrare.
why-show-smaller-first = Mostro prima { $points }, perché può ancora crescere in una combinazione più alta.
why-show-dix = Il dix conta adesso e non mi costa nulla.
why-swap-early = Scambio il dix con { $card } prima che lo faccia un altro.
why-draw-stock = Ho mostrato quello che potevo, quindi pesco.
why-draw-turned = La carta scoperta la conosco, e la preferisco a una sconosciuta.

# Prese finché c'è il tallone
why-win-to-meld = { $card } dovrebbe vincere la presa, e poi ho qualcosa da mostrare.
why-spare-for-melds = { $card } è la carta che serve meno alle mie combinazioni e alle prese future.

# La scelta delle carte
why-take-card = { $card } aiuta questa mano più di quanto farebbe in media una carta sconosciuta.
why-reject-card = { $card } aiuta questa mano meno di quanto farebbe in media una carta sconosciuta.
