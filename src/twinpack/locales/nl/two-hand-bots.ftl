# Waarom een bot met zijn tweeën zo koos. Kaarten komen zoals de taal ze schrijft, punten als getallen.

# Roem, trekken en zich uit melden
why-claim-out = Ik heb { $total } en daarmee { $target } gehaald.
why-show-best = Deze roem van { $points } is de beste die ik kan tonen.
why-show-smaller-first = Ik toon eerst { $points }, want daar kan nog hogere roem uit groeien.
why-show-dix = De dix telt nu en kost me niets.
why-swap-early = Ik ruil de dix voor { $card } voordat een ander dat doet.
why-draw-stock = Ik heb getoond wat ik kan, dus trek ik.
why-draw-turned = De opengedraaide kaart ken ik, en die neem ik liever dan een onbekende.

# Slagen zolang er een stok is
why-win-to-meld = { $card } wint de slag waarschijnlijk, en daarna heb ik iets te tonen.
why-spare-for-melds = { $card } is de kaart die mijn roem en de latere slagen het minst nodig hebben.

# Kaarten kiezen
why-take-card = { $card } helpt deze hand meer dan een onbekende kaart gemiddeld zou doen.
why-reject-card = { $card } helpt deze hand minder dan een onbekende kaart gemiddeld zou doen.
