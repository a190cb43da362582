# Perché un bot ha scelto così, dove non giocano due coppie con un mazzo doppio.

# Offerte, atout e compagno
why-bid-alone = Ho combinazioni per { $meld } e da solo, con le prese, mi aspetto circa { $expected }, quindi posso offrire { $bid }.
why-call-highest = Chiamo { $card }: chi ce l'ha porta l'atout più forte che mi manca.

# Il monte
why-forfeit-unseen = Giocando perderei probabilmente di più, quindi pago { $chips } al piatto senza guardare.
why-widow-may-help = Il monte può ancora rendere possibile { $bid }, quindi lo guardo.
why-bury-counters = Quello che scarto conta per me, quindi salvo i punti che perderei nel gioco.

# Giocare o no
why-contract-certain = Con combinazioni per { $meld } e atout sicuri l'offerta di { $bid } non può fallire, quindi mi arrendo.
why-contract-open = Al dichiarante servono ancora { $needed } dalle prese, quindi continuo.
