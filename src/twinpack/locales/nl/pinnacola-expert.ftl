# Waarom de expert van Pinnacola zo koos. Punten zijn wat hij van de rest van het spel verwacht.

why-stock-more = Van de stok verwacht ik { $points } meer dan van { $card } uit de rij.
why-row-more = Van { $card } uit de rij, samen { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}, verwacht ik { $points } meer dan van een kaart van de stok.
why-discard-wanted = De kans dat een tegenstander iets aan { $card } heeft, is ongeveer { $percent } %.
