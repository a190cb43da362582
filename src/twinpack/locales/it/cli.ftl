# What the command line answers.

# Sides and seats.
cli-side = Coppia { $number }
cli-declarers = Dichiaranti
cli-defenders = Difensori
cli-first = Prima coppia
cli-second = Seconda coppia
cli-seat = { $name } (posto { $number })

# twinpack rules
cli-rules-same = I due regolamenti sono uguali.
cli-rules-good = { $name }: con queste regole si può giocare.

# twinpack referee
cli-meld-one = { $name }, { $cards }: { $points }
cli-meld-bonus = { $name }: { $points }
cli-meld-none = Questa mano non ha combinazioni.
cli-meld-total = In tutto: { $points }
cli-meld-table = In tavola: { $cards }
cli-legal = Si può giocare: { $cards }
cli-legal-first-lead = Non giudicato: nella prima presa di una smazzata bisogna uscire in atout, se chi esce ne ha.
cli-trick-winner = La carta { $place }, { $card }, vince { $points } punti.
cli-trick-trump = { $card } è l'atout più alto della presa.
cli-trick-led = { $card } è la carta più alta del seme di uscita, e nessuno ha tagliato.
cli-trick-twin = { $card } c'è due volte; di due carte uguali vince la prima giocata.
cli-change = { $side }: { $points }
cli-auction-won = { $seat } è il dichiarante e deve fare { $bid }.
cli-auction-stuck = Nessuno ha offerto, quindi il mazziere, { $seat }, deve fare { $bid }.
cli-auction-redeal = Tutti hanno passato: la smazzata è nulla e dà le carte il mazziere seguente.
cli-auction-open = Tocca a { $seat }. L'offerta più bassa è { $minimum }.
cli-auction-no-bid = Tocca a { $seat }, che può solo passare.
cli-auction-unjudged = Non giudicato, perché dipende dalle mani: { $options }.
cli-match-open = La partita non è finita.
cli-match-shared = La partita è finita in parità.
cli-match-won = { $side } ha vinto.

# twinpack replay
cli-record-good = { $deals ->
    [one] La registrazione è a posto: una smazzata finita.
   *[other] La registrazione è a posto: { $deals } smazzate finite.
}
cli-record-head = { $deals ->
    [one] { $rules }, una smazzata finita
   *[other] { $rules }, { $deals } smazzate finite
}
cli-totals = Totali: { $totals }.
cli-deal = Smazzata { $number }, mazziere { $seat }
cli-deal-open = La smazzata non è finita.
cli-deal-void = La smazzata è nulla e non conta.
cli-deal-change = Punteggio: { $change }. Totali: { $totals }.
cli-trick = Presa { $number }: { $cards }
cli-does-hold = { $seat } ha { $what }
cli-does-bid = { $seat } offre { $what }
cli-does-pass = { $seat } passa
cli-does-help = { $seat } passa con aiuto
cli-does-misdeal = { $seat } fa rifare la smazzata
cli-does-trump = { $seat } nomina l'atout: { $what }
cli-does-swap = { $seat } scambia il dix con la carta scoperta
cli-does-keep = { $seat } tiene il dix
cli-does-bury = { $seat } scarta { $what }
cli-does-share = { $seat } distribuisce { $what }
cli-does-give = { $seat } dà { $what }
cli-does-concede = { $seat } abbandona
cli-does-continue = { $seat } gioca
cli-does-moon = { $seat } annuncia tutte le prese

# twinpack simulate
cli-simulate-deals = Smazzate
cli-simulate-counts = Partite: { $matches }. Smazzate: { $deals }, nulle: { $void }. Contratti: { $contracts }, mantenuti: { $made }, non giocati: { $unplayed }.
cli-simulate-side = Coppia
cli-simulate-points = Punti per smazzata
cli-simulate-interval = Intervallo 95 %
cli-simulate-meld = Combinazioni
cli-simulate-tricks = Prese
