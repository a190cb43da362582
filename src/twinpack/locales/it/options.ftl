# Opzioni delle regole: nomi, effetto, valori.

value-true = sì
value-false = no
value-step = { $at ->
    [0] a passi di { $by }
   *[other] da { $at } a passi di { $by }
}
value-empty = nessuno
value-bracket = da { $bid } { $chips }

group-table = Il tavolo
group-pack = Il mazzo
group-deal = Distribuzione
group-stock = Con il tallone
group-auction = Asta
group-convention = Convenzioni
group-trump = Atout
group-exchange = Scambio
group-meld = Valori delle combinazioni
group-play = Gioco delle prese
group-play-counters = Punti delle carte
group-scoring = Punteggio della smazzata
group-payment = Pagamento in gettoni
group-checks = Check
group-match = La partita
group-match-checks = Check per la partita

option-scale = Scala dei punti
    .doc = Se i punti si scrivono per intero o senza l'ultimo zero.
value-scale-10 = per intero (sequenza 150)
value-scale-1 = senza l'ultimo zero (sequenza 15)

option-table-seats = Posti
    .doc = Quante persone siedono al tavolo.

option-table-sides = Squadre
    .doc = Quante squadre segnano; tante quanti i posti se ognuno gioca per sé.

option-table-hands = Giocatori per smazzata
    .doc = Quanti di loro partecipano a ogni smazzata; gli altri stanno fermi.

option-table-partner = Compagno
    .doc = Se i compagni sono fissati dai posti o chiamati a ogni smazzata.
value-table-partner-fixed = fisso secondo i posti
value-table-partner-called = chiamato dal dichiarante

option-pack-copies = Copie di ogni carta
    .doc = Quante volte ogni carta è nel mazzo.

option-pack-lowest = Carta più bassa
    .doc = Fino a quale valore va il mazzo; quel valore di atout è il dix, tranne il fante.
value-pack-lowest-J = fante
value-pack-lowest-9 = nove
value-pack-lowest-7 = sette

option-deal-method = Modo di distribuire
    .doc = Se si danno tutte le carte, se ne resta un tallone o se i giocatori scelgono la mano.
value-deal-method-deal = tutte le carte
value-deal-method-stock = il resto è un tallone
value-deal-method-draft = scelte a turno

option-deal-packets = Carte per giro
    .doc = Quante carte riceve ogni giocatore per volta, giro dopo giro.

option-deal-misdeal = Mano da rifare
    .doc = Con quale mano un giocatore può far ridistribuire prima della sua prima chiamata.
value-deal-misdeal-none = mai
value-deal-misdeal-five-nines = con cinque nove
value-deal-misdeal-five-nines-no-ace = con cinque nove e nessun asso
value-deal-misdeal-six-nines-one-ace = con sei nove e al massimo un asso
value-deal-misdeal-no-ace-few-counters = con 13 carte senza valore e nessun asso

option-deal-widow = Carte nel monte
    .doc = Quante carte si mettono da parte per il dichiarante.
value-deal-widow-0 = nessuna

option-deal-widow-use = Uso del monte
    .doc = Che cosa fa il dichiarante con il monte.
value-deal-widow-use-bury = scartare altrettante carte
value-deal-widow-use-share = tenerne una e darne una a ogni altro giocatore

option-deal-widow-shown = Monte scoperto
    .doc = Se tutti vedono il monte prima che il dichiarante lo prenda.

option-deal-bury-from = Che cosa si può scartare
    .doc = Quali carte il dichiarante può scartare, e se prima o dopo le combinazioni.
value-deal-bury-from-hand = qualsiasi carta, prima delle combinazioni
value-deal-bury-from-unmelded = ciò che non è in combinazioni
value-deal-bury-from-unmelded-no-trump = ciò che non è in combinazioni né atout

option-deal-bury-counts = Scarti che contano
    .doc = Se le carte di valore scartate contano per i dichiaranti.

option-stock-meld-first = Calare prima di pescare
    .doc = Se chi fa la presa cala prima di pescare o dopo.

option-stock-last-choice = Scelta dell'ultima carta
    .doc = Se all'ultima pescata si può prendere la carta scoperta.

option-stock-claim-out = Dichiararsi al traguardo
    .doc = Se un giocatore può fermare la smazzata affermando di essere al traguardo.

option-auction-minimum = Offerta minima
    .doc = L'offerta più bassa possibile.

option-auction-steps = Passi dell'asta
    .doc = Di quanto salgono le offerte e da quale altezza in poi.

option-auction-bracket = Fascia delle offerte
    .doc = Sotto ogni suo multiplo l'ultima offerta non è ammessa, perché non rende di più; 0 per nessuna.
value-auction-bracket-0 = nessuna

option-auction-opening = Apertura volontaria minima
    .doc = Quanto deve offrire almeno chi apre senza esservi obbligato.
value-auction-opening-0 = l'offerta minima

option-auction-max-raise = Rialzo massimo
    .doc = Di quanto un'offerta può superare la precedente.
value-auction-max-raise-0 = libero

option-auction-ceiling = Offerta massima
    .doc = L'offerta più alta possibile.
value-auction-ceiling-0 = senza limite

option-auction-rounds = Giri dell'asta
    .doc = Se si offre finché resta uno solo o se ognuno parla una volta.
value-auction-rounds-ascending = finché ne resta uno solo
value-auction-rounds-single = una chiamata a testa

option-auction-all-pass = Se nessuno offre
    .doc = Che cosa succede se nessuno fa un'offerta.
value-auction-all-pass-dealer-minimum = il mazziere gioca all'offerta minima
value-auction-all-pass-dealer-minimum-less-one = il mazziere gioca un passo sotto l'offerta minima
value-auction-all-pass-redeal = ridistribuisce il mazziere successivo

option-auction-opener = Obbligo di apertura
    .doc = Se qualcuno è obbligato ad aprire l'asta.
value-auction-opener-free = nessun obbligo
value-auction-opener-forced = deve il giocatore a sinistra del mazziere
value-auction-opener-forced-with-meld = deve il primo giocatore con una combinazione

option-auction-help = Passo con aiuto
    .doc = Se un passo può segnalare al compagno una mano utile.

option-auction-bid-needs = Requisito per offrire
    .doc = Che cosa bisogna avere in mano per poter offrire.
value-auction-bid-needs-none = niente
value-auction-bid-needs-marriage = un matrimonio

option-auction-bid-needs-meld = Punti per offrire
    .doc = Quanti punti di combinazioni, con l'atout migliore, servono per poter offrire.
value-auction-bid-needs-meld-0 = nessuno

option-convention-card = Convenzioni
    .doc = Che cosa i compagni si dicono con le loro dichiarazioni. Non cambia né regole né punteggio; i bot dichiarano così.
value-convention-card-none = nessuna
value-convention-card-stonebridge = Stonebridge: salti per assi, sequenza e combinazioni
value-convention-card-dd-meld-bid-plus1-per-10 = doppio mazzo: uno in più ogni dieci di combinazioni
value-convention-card-dd-take-50 = doppio mazzo: chi apre a 50 vuole giocare
value-convention-card-dd-51-aces = doppio mazzo: 51 mostra quattro assi
value-convention-card-tb17 = salti per carte del pinochle, assi e sequenza
value-convention-card-dailey = Dailey: un salto mostra un seme corto
value-convention-card-helper-150 = le aperture da 150 mostrano combinazioni, assi o una sequenza

option-trump-source = Origine dell'atout
    .doc = Da dove viene il seme di atout.
value-trump-source-declarer = scelto dal dichiarante
value-trump-source-turned = si scopre l'ultima carta distribuita

option-trump-needs = Requisito per l'atout
    .doc = Che cosa deve avere il dichiarante nel seme scelto.
value-trump-needs-none = niente
value-trump-needs-marriage = un matrimonio
value-trump-needs-marriage-run-dix = un matrimonio, una sequenza o il dix

option-exchange-count = Carte scambiate
    .doc = Quante carte si danno dichiarante e compagno.
value-exchange-count-0 = nessuna

option-exchange-order = Ordine dello scambio
    .doc = Se dà prima il compagno o entrambi insieme.
value-exchange-order-partner-first = prima il compagno
value-exchange-order-simultaneous = entrambi insieme

option-meld-who = Chi mostra combinazioni
    .doc = Se tutti mostrano combinazioni o solo il dichiarante.
value-meld-who-all = tutti
value-meld-who-declarer = solo il dichiarante

option-meld-run = Sequenza
    .doc = Quanto valgono una, due, tre, ... sequenze.

option-meld-run-extra-king = Sequenza e secondo re
    .doc = Quanto vale una sequenza con un secondo re di atout; 0 se non è una combinazione a sé.
value-meld-run-extra-king-0 = non è una combinazione a sé

option-meld-run-extra-queen = Sequenza e seconda donna
    .doc = Quanto vale una sequenza con una seconda donna di atout; 0 se non è una combinazione a sé.
value-meld-run-extra-queen-0 = non è una combinazione a sé

option-meld-run-extra-both = Sequenza con entrambi
    .doc = Quanto vale una sequenza con secondo re e seconda donna; 0 se valgono come sequenza e matrimonio reale.
value-meld-run-extra-both-0 = sequenza e matrimonio reale

option-meld-royal-marriage = Matrimonio reale
    .doc = Quanto valgono uno, due, tre, ... matrimoni di atout.

option-meld-marriage = Matrimonio
    .doc = Quanto valgono uno, due, tre, ... matrimoni in un altro seme.

option-meld-dix = Dix
    .doc = Quanto vale ogni dix, la carta più bassa di atout.

option-meld-pinochle = Pinochle
    .doc = Quanto valgono uno, due, tre, ... pinochle.

option-meld-grand-pinochle = Gran pinochle
    .doc = Quanto vale un pinochle con il re di picche, al posto del pinochle.
value-meld-grand-pinochle-0 = non previsto

option-meld-aces = Quattro assi
    .doc = Quanto valgono quattro assi di semi diversi, e due, tre, ... serie così.

option-meld-kings = Quattro re
    .doc = Quanto valgono quattro re di semi diversi, e due, tre, ... serie così.

option-meld-queens = Quattro donne
    .doc = Quanto valgono quattro donne di semi diversi, e due, tre, ... serie così.

option-meld-jacks = Quattro fanti
    .doc = Quanto valgono quattro fanti di semi diversi, e due, tre, ... serie così.

option-meld-roundhouse = Premio per il giro
    .doc = Un premio per un matrimonio in ognuno dei quattro semi.
value-meld-roundhouse-0 = nessuno

option-meld-minimum = Minimo di combinazioni
    .doc = Quanto deve avere una squadra perché le combinazioni contino; sotto, i dichiaranti perdono senza giocare.
value-meld-minimum-0 = nessuno

option-play-policy = Obblighi di gioco
    .doc = Quando bisogna superare la carta vincente o surtagliare.
value-play-policy-OLD = superare in ogni seme, surtagliare
value-play-policy-Y45 = superare solo se si esce in atout, senza surtagliare
value-play-policy-OVR = superare solo se si esce in atout, ma surtagliare
value-play-policy-NLIT = superare in ogni seme anche dopo un taglio, surtagliare

option-play-first-lead = Prima uscita
    .doc = Chi esce nella prima presa.
value-play-first-lead-declarer = il dichiarante
value-play-first-lead-left-of-dealer = il giocatore a sinistra del mazziere
value-play-first-lead-dealer = il mazziere

option-play-first-lead-trump = Prima uscita in atout
    .doc = Se la prima uscita deve essere in atout.

option-play-counters-ace = Asso
    .doc = Quanto vale un asso in una presa.

option-play-counters-ten = Dieci
    .doc = Quanto vale un dieci in una presa.

option-play-counters-king = Re
    .doc = Quanto vale un re in una presa.

option-play-counters-queen = Donna
    .doc = Quanto vale una donna in una presa.

option-play-counters-jack = Fante
    .doc = Quanto vale un fante in una presa.

option-play-counters-nine = Nove
    .doc = Quanto vale un nove in una presa.

option-play-last-trick = Ultima presa
    .doc = Quanto aggiunge l'ultima presa.

option-scoring-save-declarers = Salvezza dei dichiaranti
    .doc = Che cosa devono vincere i dichiaranti perché le loro combinazioni contino.
value-scoring-save-declarers-none = niente
value-scoring-save-declarers-trick = una presa
value-scoring-save-declarers-point = un punto di presa

option-scoring-save-defenders = Salvezza dei difensori
    .doc = Che cosa devono vincere i difensori perché le loro combinazioni contino.
value-scoring-save-defenders-none = niente
value-scoring-save-defenders-trick = una presa
value-scoring-save-defenders-point = un punto di presa

option-scoring-save-covers = Perdita senza salvezza
    .doc = Che cosa perde una squadra che non ha salvato le combinazioni.
value-scoring-save-covers-meld = le combinazioni
value-scoring-save-covers-all = combinazioni e punti di presa

option-scoring-rounding = Arrotondamento
    .doc = Se i punti di presa si arrotondano alla decina.
value-scoring-rounding-none = nessuno
value-scoring-rounding-sevens-up = alla decina, da sette in su

option-scoring-dix-saves = Dix salvi
    .doc = Se i dix contano per una squadra che perde le combinazioni.
value-scoring-dix-saves-never = mai
value-scoring-dix-saves-only-dix = se ci sono soltanto dix
value-scoring-dix-saves-portion = sempre

option-scoring-not-at-table = Contratto irraggiungibile
    .doc = Se un contratto che nessuna presa può salvare è perso senza giocare.

option-scoring-concede = Resa
    .doc = Se il dichiarante può arrendersi dopo le combinazioni.

option-scoring-concede-gift = Aggiunta per la resa
    .doc = Che cosa ricevono in più i difensori se il dichiarante si arrende.
value-scoring-concede-gift-0 = nessuna

option-scoring-made-scores = Contratto mantenuto vale
    .doc = Se un contratto mantenuto porta tutto o solo l'offerta.
value-scoring-made-scores-all = tutto quello che si è fatto
value-scoring-made-scores-bid = solo l'offerta

option-scoring-made-by-meld = Mantenuto con le combinazioni
    .doc = Se un contratto raggiunto dalle sole combinazioni è mantenuto senza giocare.

option-scoring-set-penalty = Costo della caduta
    .doc = Che cosa succede all'offerta se i dichiaranti non la raggiungono.
value-scoring-set-penalty-deduct = tolta ai dichiaranti
value-scoring-set-penalty-give = data ai difensori
value-scoring-set-penalty-nothing = niente

option-scoring-defenders-score = I difensori segnano
    .doc = Se chi gioca contro i dichiaranti segna qualcosa.

option-scoring-moon-bonus = Premio per il cappotto
    .doc = Quanto portano tutte le prese, se annunciate.
value-scoring-moon-bonus-0 = nessuno

option-scoring-moon-penalty = Penalità per il cappotto
    .doc = Quanto costa annunciare tutte le prese e perderne una.
value-scoring-moon-penalty-0 = nessuna

option-scoring-instant-win = Vittoria immediata
    .doc = Che cosa fa vincere subito tutta la partita.
value-scoring-instant-win-none = niente
value-scoring-instant-win-all-tricks = tutte le prese di una smazzata

option-scoring-instant-meld = Combinazione che vince subito
    .doc = Quale combinazione vince subito l'intera partita.
value-scoring-instant-meld-none = nessuna
value-scoring-instant-meld-quadruple-run = quattro sequenze
value-scoring-instant-meld-quadruple-pinochle = quattro pinochle e abbastanza punti di presa

option-scoring-instant-lead = Vantaggio che vince subito
    .doc = Quanti punti vincono subito finché nessun altro è sopra zero.
value-scoring-instant-lead-0 = nessuno

option-payment-table = Gettoni per offerta
    .doc = Quanti gettoni vale un contratto, e da quale offerta; vuoto se si segnano punti.

option-payment-kitty-from = Il piatto partecipa da
    .doc = Da quale offerta il piatto paga ed è pagato come un giocatore.
value-payment-kitty-from-0 = mai

option-payment-spades = Fattore per picche
    .doc = Per quanto si moltiplicano i gettoni se l'atout è picche.

option-payment-hearts = Fattore per cuori
    .doc = Per quanto si moltiplicano i gettoni se l'atout è cuori.

option-payment-lost-factor = Fattore se giocato e perso
    .doc = Quante volte i gettoni costa un contratto giocato e perso.

option-payment-plain-concession = Resa senza fattore del seme
    .doc = Se una mano abbandonata costa lo stesso in ogni seme.

option-payment-forfeit = Abbandono senza monte
    .doc = Se un dichiarante rimasto all'offerta minima può pagare il piatto invece di prendere il monte.

option-payment-yielding = I difensori possono arrendersi
    .doc = Se i difensori possono arrendersi prima della prima presa.

option-checks-roundhouse = Check per un giro
    .doc = Quanti check porta un matrimonio in ogni seme.

option-checks-run = Check per una sequenza
    .doc = Quanti check porta una sequenza.

option-checks-aces = Check per quattro assi
    .doc = Quanti check portano quattro assi di semi diversi.

option-checks-kings = Check per quattro re
    .doc = Quanti check portano quattro re di semi diversi.

option-checks-queens = Check per quattro donne
    .doc = Quanti check portano quattro donne di semi diversi.

option-checks-jacks = Check per quattro fanti
    .doc = Quanti check portano quattro fanti di semi diversi.

option-checks-double-pinochle = Check per un doppio pinochle
    .doc = Quanti check porta un doppio pinochle.

option-checks-contract = Check per un contratto mantenuto
    .doc = Quanti check porta un contratto mantenuto, dall'offerta minima passo per passo.

option-checks-contract-step = Passo dei check di contratto
    .doc = Dopo quanti punti dell'offerta i check salgono al passo successivo.

option-checks-contract-more = Check per ogni altro passo
    .doc = Quanti check aggiunge ogni passo oltre quelli elencati.

option-checks-set-factor = Fattore per il contratto caduto
    .doc = Quante volte i suoi check un contratto caduto porta agli avversari.

option-checks-all-tricks = Check per tutte le prese
    .doc = Quanti check porta fare tutte le prese.

option-match-end = Fine della partita
    .doc = Se la partita va a un traguardo o a un numero di smazzate.
value-match-end-target = al traguardo
value-match-end-deals = dopo un numero di smazzate

option-match-target = Traguardo
    .doc = Quanti punti vincono la partita.

option-match-deals = Numero di smazzate
    .doc = Quante smazzate dura una partita senza traguardo.

option-match-both-over = Entrambe al traguardo
    .doc = Chi vince se entrambe le squadre ci arrivano nella stessa smazzata.
value-match-both-over-declarers = i dichiaranti
value-match-both-over-highest = il totale più alto
value-match-both-over-extra-deal = decide un'altra smazzata
value-match-both-over-raise-target = il traguardo si alza

option-match-target-raise = Aumento del traguardo
    .doc = Di quanto sale il traguardo se entrambe le squadre lo raggiungono.

option-match-must-declare = Vince chi dichiara
    .doc = Se può vincere solo una squadra che ha appena mantenuto il contratto.

option-match-floor = Limite di perdita
    .doc = A quale totale sotto zero una squadra perde subito.
value-match-floor-0 = nessuno

option-match-mercy = Fine anticipata
    .doc = Quando la partita finisce prima perché una squadra è molto indietro.
value-match-mercy-none = mai
value-match-mercy-half-target-behind = metà traguardo sotto zero
value-match-mercy-target-behind = traguardo sotto zero
value-match-mercy-target-apart = vantaggio pari al traguardo

option-match-checks-game = Check per la partita vinta
    .doc = Quanti check riceve chi vince la partita.

option-match-checks-each = Check per la differenza
    .doc = Quanti check aggiunge ogni parte iniziata della differenza.

option-match-checks-step = Misura di una parte
    .doc = Quanti punti di differenza fanno una di queste parti.

option-match-checks-below-zero = Check se perdono sotto zero
    .doc = Quanti check si aggiungono se chi perde è sotto zero.
