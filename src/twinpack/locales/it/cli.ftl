# What the command line answers.

# Sides and seats.
cli-side = Coppia { $number }
cli-declarers = Dichiaranti
cli-defenders = Difensori
cli-first = Prima coppia
cli-second = Seconda coppia
cli-declarer = Dichiarante
cli-player = Giocatore { $number }
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
cli-kitty = Piatto: { $chips }
cli-checks = { $side }, check: { $checks }
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
cli-sheet-checks = Check: { $checks }.
cli-sheet-kitty = Nel piatto: { $chips }.
cli-widow = Nel tallone: { $cards }
cli-turned = Scoperta: { $card }
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
cli-does-pick = { $seat } prende { $what } e mette da parte { $other }
cli-does-reject = { $seat } rifiuta { $what } e tiene { $other }
cli-does-look = { $seat } prende il tallone
cli-does-forfeit = { $seat } paga senza prendere il tallone
cli-does-call = { $seat } chiama { $what }
cli-does-yield = { $seat } si arrende al dichiarante
cli-does-show = { $seat } cala { $what }
cli-does-dix = { $seat } mostra il dix
cli-draws = { $seat } pesca
cli-draws-turned = { $seat } prende la carta scoperta
cli-does-out = { $seat } dichiara di aver chiuso

# twinpack simulate
cli-simulate-deals = Smazzate
cli-simulate-counts = Partite: { $matches }. Smazzate: { $deals }, nulle: { $void }. Contratti: { $contracts }, mantenuti: { $made }, non giocati: { $unplayed }.
cli-simulate-side = Coppia
cli-simulate-points = Punti per smazzata
cli-simulate-interval = Intervallo 95 %
cli-simulate-meld = Combinazioni
cli-simulate-tricks = Prese
cli-simulate-checks = Check
cli-simulate-kitty = Nel piatto per smazzata: { $kitty }.

# What the referee cannot answer about the larger family.
error-numbers-count = { $name } ha { $given ->
    [one] un numero
   *[other] { $given } numeri
} e ne vuole { $count }: uno per parte, separati da barre, prima quello dei dichiaranti.
error-players-count = { $given ->
    [one] Un giocatore non va
   *[other] { $given } giocatori non vanno
} bene per queste regole, che sono per { $count }. Scegliere con --rules un regolamento per tanti giocatori.
error-card-not-in-pack = { $card } non è nel mazzo di queste regole, dove { $lowest } è la carta più bassa di quel seme. Scegliere altre carte o altre regole.
error-never-a-stock = Con queste regole non c'è un tallone da cui pescare. Togliere --stock.
error-claimant-missing = Chi ha dichiarato di aver chiuso? Aggiungere --claim 1 o --claim 2.
error-no-claim = Con queste regole nessuno può fermare una smazzata dichiarando di aver chiuso. Togliere --claim.
error-totals-missing = Se la dichiarazione è giusta dipende dai totali prima della smazzata. Aggiungerli, come --scores 820/760.
error-partner-not-called = Qui nessuno ha chiamato un compagno. Togliere --partner.
error-partner-missing = Chi era il compagno chiamato? Indicare con --partner il suo posto fra i numeri, da 2 a { $limit }.
error-partner-range = { $number } non è il posto di un compagno. I posti vanno da 2 a { $limit }; quello del dichiarante è 1.
error-only-declarer-melds = Con queste regole cala combinazioni solo il dichiarante. Indicare solo le sue.
error-meld-below-bid = Combinazioni per { $meld } non bastano da sole per un contratto di { $bid }. Indicare i punti di presa o un altro motivo.
error-no-yielding = Con queste regole gli altri non possono arrendersi. Indicare i punti di presa o un altro motivo.
error-no-forfeit = Con queste regole il dichiarante non può pagare senza prendere il tallone. Indicare i punti di presa o un altro motivo.
error-forfeit-bid = Solo un'offerta di { $minimum } si può pagare senza prendere il tallone, non { $bid }. Indicare i punti di presa o un altro motivo.
error-trump-missing = Quanto si paga dipende dall'atout. Aggiungerlo, come --trump S.
error-trump-idle = Il punteggio di questa smazzata non dipende dall'atout. Togliere --trump.
error-melds-bring-nothing = Con queste regole nessuna combinazione porta altro che i suoi punti. Togliere --melds.
error-meld-unknown = "{ $text }" non è una combinazione. Ci sono: { $allowed }.
error-cannot-listen = Su { $text } non si può servire nulla: { $value }. Scegliere un altro --port o --host.
