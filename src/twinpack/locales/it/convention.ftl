# What partners agree that a first call tells: for the rule sheet, and why a bot calls by it.

auction-convention = Concordato tra compagni e noto a tutti; nessuna regola e nessun punteggio ne dipende. La prima dichiarazione di un giocatore dice qualcosa della sua mano:
convention-row = { $call } mostra { $what }.

# The call
convention-opening = un'apertura a { $points }
convention-opening-more = un'apertura a { $points } o più
convention-raise = un'offerta esattamente { $points } sopra l'ultima
convention-raise-more = un'offerta { $points } o più sopra l'ultima
convention-answer = un'offerta esattamente { $points } sopra l'ultima, dopo un'offerta del compagno,
convention-pass = un passo dopo un'offerta del compagno
convention-help = un passo con aiuto

# What it tells
convention-says-meld = almeno { $meld } di combinazioni, qualunque sia l'atout
convention-says-aces = un asso di ogni seme
convention-says-run = una sequenza
convention-says-run-aces = una sequenza e un asso di ogni seme
convention-says-legs = tre carte di un doppio pinochle
convention-says-trump = la volontà di scegliere l'atout
convention-says-strong = una mano forte
convention-says-weak = una mano debole
convention-says-short = un seme senza alcuna carta della sequenza
convention-says-help = carte che aiutano con qualunque atout

# A ladder of calls
convention-over-each = Un'offerta { $points }, { $second } e così via fino a { $last } sopra l'ultima (come apertura: sopra { $minimum }), ma sotto { $below }, mostra { $meld }, { $more } e così via di combinazioni, qualunque sia l'atout.
convention-opening-each = Un'apertura a { $points }, { $second } e così via fino a { $last } mostra { $meld }, { $more } e così via di combinazioni, qualunque sia l'atout.

# Why a bot calls so
why-tell-meld = Per convenzione { $bid } dice al compagno che ho { $meld } di combinazioni, qualunque sia l'atout.
why-tell-aces = Per convenzione { $bid } dice al compagno che ho un asso di ogni seme.
why-tell-run = Per convenzione { $bid } dice al compagno che ho una sequenza.
why-tell-run-aces = Per convenzione { $bid } dice al compagno che ho una sequenza e un asso di ogni seme.
why-tell-legs = Per convenzione { $bid } dice al compagno che ho tre carte di un doppio pinochle.
why-tell-trump = Per convenzione { $bid } dice al compagno che voglio scegliere l'atout.
why-tell-strong = Per convenzione { $bid } dice al compagno che la mia mano è forte.
why-tell-short = Per convenzione { $bid } dice al compagno che in un seme non ho carte della sequenza.
why-heard-meld = Il compagno ha mostrato { $meld } di combinazioni.
why-heard-aces = Il compagno ha mostrato un asso di ogni seme.
why-heard-run = Il compagno ha mostrato una sequenza.
why-heard-run-aces = Il compagno ha mostrato una sequenza e un asso di ogni seme.
why-heard-legs = Il compagno ha mostrato tre carte di un doppio pinochle.
why-heard-strong = Il compagno ha mostrato una mano forte.
why-heard-weak = Il compagno ha mostrato una mano debole.
