# Perché l'esperto di Pinnacola ha scelto così. I punti sono quanto si aspetta dal resto della smazzata.

why-stock-more = Dal tallone mi aspetto { $points } più che da { $card } del pozzo.
why-row-more = Da { $card } del pozzo, in tutto { $count ->
    [one] una carta
   *[other] { $count } carte
}, mi aspetto { $points } più che da una carta del tallone.
why-discard-wanted = La probabilità che un avversario possa usare { $card } è circa del { $percent } %.
