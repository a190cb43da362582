# Opzioni della Pinnacola: nomi, effetto, valori. Quelle della partita stanno in options.ftl.

group-pinnacola-deal = Giocatori e carte
group-pinnacola-value = Punti delle carte
group-pinnacola-meld = Combinazioni e matte
group-pinnacola-row = Il pozzo
group-pinnacola-table = Combinazioni sul tavolo
group-pinnacola-out = Chiusura e tallone
group-pinnacola-scoring = Punteggio della smazzata

option-pinnacola-scale = Scala dei punti
    .doc = I punti si scrivono sempre per intero.
value-pinnacola-scale-1 = per intero

option-pinnacola-deal-players = Giocatori
    .doc = Se si gioca in quattro a coppie o in due, uno contro l'altro.

option-pinnacola-deal-hand-size = Carte in mano
    .doc = Quante carte riceve ogni giocatore.

option-pinnacola-deal-pinelle = Pinelle
    .doc = Se i due neri sono matte e i due rossi restano fuori dal mazzo.

option-pinnacola-value-low = Dal due al cinque
    .doc = Quanto vale una carta dal due al cinque.

option-pinnacola-value-high = Dal sei al re
    .doc = Quanto vale una carta dal sei al re.

option-pinnacola-value-ace = Asso
    .doc = Quanto vale un asso, in basso o in alto nella scala.

option-pinnacola-value-joker = Jolly
    .doc = Quanto vale un jolly, sul tavolo e in mano.

option-pinnacola-value-pinella = Pinella
    .doc = Quanto vale un due nero quando è una matta.

option-pinnacola-meld-pure-run = Scala che vale doppio
    .doc = Da quante carte in poi una scala pulita vale il doppio.

option-pinnacola-meld-triple-run = Scala che vale triplo
    .doc = Da quante carte in poi una scala pulita vale il triplo.
value-pinnacola-meld-triple-run-0 = mai

option-pinnacola-meld-pure-core = Parte pulita che conta
    .doc = Se in una scala con matte un lungo tratto senza matte conta come scala pulita.

option-pinnacola-meld-naturals = Carte naturali per combinazione
    .doc = Quante carte naturali deve avere almeno una combinazione.

option-pinnacola-meld-wilds = Matte per combinazione
    .doc = Quante matte può avere al massimo una combinazione.
value-pinnacola-meld-wilds-0 = quante si vuole

option-pinnacola-meld-adjacent-wilds = Matte vicine
    .doc = Se in una scala due matte possono stare una accanto all'altra.

option-pinnacola-meld-wild-poker = Poker con matte
    .doc = Se una matta può far parte di un poker.

option-pinnacola-meld-joker-melds = Combinazioni di soli jolly
    .doc = Quali combinazioni si possono fare con soli jolly.
value-pinnacola-meld-joker-melds-off = nessuna
value-pinnacola-meld-joker-melds-poker = quattro jolly
value-pinnacola-meld-joker-melds-tris-and-poker = tre o quattro jolly

option-pinnacola-meld-joker-poker = Poker di jolly
    .doc = Quanto valgono quattro jolly calati insieme.

option-pinnacola-meld-slide = Matte che scorrono
    .doc = Se la carta vera, attaccata a una scala, spinge la matta a un capo della scala.

option-pinnacola-row-take = Presa dal pozzo
    .doc = Quali carte si possono prendere dal pozzo.
value-pinnacola-row-take-tail = una qualsiasi e tutte le successive
value-pinnacola-row-take-whole = tutto il pozzo
value-pinnacola-row-take-last = l'ultimo scarto

option-pinnacola-row-last-free = Ultimo scarto libero
    .doc = Se l'ultimo scarto, preso da solo, può restare in mano.

option-pinnacola-row-rediscard = Riscartare la carta libera
    .doc = Se una carta presa senza obbligo si può scartare nello stesso turno.

option-pinnacola-row-needs-opened = Pozzo solo dopo l'apertura
    .doc = Se bisogna aver calato una combinazione prima di prendere dal pozzo.

option-pinnacola-row-chosen-first = Carta scelta calata per prima
    .doc = Se la carta scelta va calata prima di ogni altra cosa.

option-pinnacola-row-chosen-swap = Carta scelta per sostituire
    .doc = Se sostituire una matta con la carta scelta vale come calarla.
value-pinnacola-row-chosen-swap-own = nelle combinazioni della propria coppia
value-pinnacola-row-chosen-swap-none = no
value-pinnacola-row-chosen-swap-any = in qualsiasi combinazione

option-pinnacola-row-single-minimum = Presa con una sola carta
    .doc = Quante carte del pozzo deve prendere almeno chi ha una sola carta in mano.

option-pinnacola-row-wilds = Scarto delle matte
    .doc = Se una matta si può scartare e che effetto ha nel pozzo.
value-pinnacola-row-wilds-allowed = permesso
value-pinnacola-row-wilds-forbidden = vietato
value-pinnacola-row-wilds-block = permesso, blocca le carte precedenti
value-pinnacola-row-wilds-not-last = permesso, ma non per chiudere

option-pinnacola-row-fitting = Scarto di carte attaccabili
    .doc = Se si può scartare una carta che si attacca a una combinazione sul tavolo.
value-pinnacola-row-fitting-allowed = permesso
value-pinnacola-row-fitting-forbidden = vietato
value-pinnacola-row-fitting-not-last = permesso, ma non per chiudere

option-pinnacola-table-partner-needs-opened = Attaccare al compagno dopo l'apertura
    .doc = Se bisogna aver calato una combinazione prima di attaccare a quelle del compagno.

option-pinnacola-table-swap-needs-opened = Sostituire dopo l'apertura
    .doc = Se bisogna aver calato una combinazione prima di sostituire una matta.

option-pinnacola-table-swap-jokers = Jolly sostituibili
    .doc = Da quali combinazioni si può prendere un jolly sostituendolo.
value-pinnacola-table-swap-jokers-all = da tutte
value-pinnacola-table-swap-jokers-own-side = da quelle della propria coppia

option-pinnacola-table-swap-pinelle = Pinelle sostituibili
    .doc = Da quali combinazioni si può prendere una pinella sostituendola.
value-pinnacola-table-swap-pinelle-own-side = da quelle della propria coppia
value-pinnacola-table-swap-pinelle-none = da nessuna

option-pinnacola-table-relay = Matta presa da ricalare
    .doc = Se una matta presa con una sostituzione va calata nello stesso turno.

option-pinnacola-out-needs = Requisito per chiudere
    .doc = Che cosa deve esserci tra le combinazioni della coppia per poter chiudere.
value-pinnacola-out-needs-none = nessuno
value-pinnacola-out-needs-poker-or-run6 = un poker o una scala pulita di sei
value-pinnacola-out-needs-poker-and-run7 = un poker e una scala pulita di sette

option-pinnacola-out-poker = Poker per chiudere
    .doc = Se per chiudere basta un poker con una matta.
value-pinnacola-out-poker-any = con o senza matte
value-pinnacola-out-poker-pure = solo pulito

option-pinnacola-out-discard = Scarto finale obbligatorio
    .doc = Se per chiudere bisogna scartare l'ultima carta.

option-pinnacola-out-first-round = Chiusura al primo giro
    .doc = Se si può chiudere nel primo giro.

option-pinnacola-out-exhaustion = Fine del tallone
    .doc = Se il pozzo diventa un nuovo tallone o la smazzata finisce.
value-pinnacola-out-exhaustion-restock = il pozzo diventa tallone
value-pinnacola-out-exhaustion-end = la smazzata finisce

option-pinnacola-out-restock = Momento del nuovo tallone
    .doc = Quando esattamente il pozzo diventa un nuovo tallone.
value-pinnacola-out-restock-on-demand = quando qualcuno vuole pescare
value-pinnacola-out-restock-turn-end = alla fine del turno
value-pinnacola-out-restock-immediate = subito

option-pinnacola-out-stall = Talloni senza progressi
    .doc = Dopo quanti nuovi talloni in cui nessuno cala la smazzata finisce.
value-pinnacola-out-stall-0 = nessun limite

option-pinnacola-scoring-out = Chiusura
    .doc = Quanto porta chiudere.

option-pinnacola-scoring-in-hand = Chiusura in mano
    .doc = Quanto porta la chiusura in mano.

option-pinnacola-scoring-in-hand-adds = Premi sommati
    .doc = Se la chiusura in mano porta anche il premio della chiusura semplice.

option-pinnacola-scoring-in-hand-means = Che cosa è in mano
    .doc = Che cosa vale come chiusura in mano.
value-pinnacola-scoring-in-hand-means-not-opened = niente calato nei turni precedenti
value-pinnacola-scoring-in-hand-means-first-turn = nel primo turno del giocatore

option-pinnacola-scoring-in-hand-result = Effetto della chiusura in mano
    .doc = Se la chiusura in mano porta un premio o raddoppia qualcosa.
value-pinnacola-scoring-in-hand-result-bonus = un premio
value-pinnacola-scoring-in-hand-result-double = risultato della coppia raddoppiato
value-pinnacola-scoring-in-hand-result-double-melds = combinazioni raddoppiate e premio

option-pinnacola-scoring-double-bonus = Premio raddoppiato
    .doc = Se un risultato raddoppiato comprende il premio della chiusura.

option-pinnacola-scoring-no-meld = Niente calato
    .doc = Quanto costa non aver calato niente alla fine della smazzata.
value-pinnacola-scoring-no-meld-double = carte in mano contate doppie
value-pinnacola-scoring-no-meld-flat = una penalità fissa
value-pinnacola-scoring-no-meld-single = solo le carte in mano

option-pinnacola-scoring-flat = Penalità fissa
    .doc = Quanti punti costa la penalità fissa per non aver calato niente.

option-pinnacola-scoring-flat-scope = Chi paga la penalità
    .doc = Se la penalità fissa la paga la coppia senza combinazioni o ogni giocatore che non ne ha.
value-pinnacola-scoring-flat-scope-side = la coppia
value-pinnacola-scoring-flat-scope-player = ogni giocatore

option-pinnacola-scoring-flat-partner = Penalità del compagno
    .doc = Quanto paga il compagno di chi ha chiuso se non ha calato niente.
value-pinnacola-scoring-flat-partner-0 = come gli altri

option-pinnacola-scoring-flat-when = Quando si paga la penalità
    .doc = Se la penalità fissa si paga sempre o solo dopo una chiusura in mano.
value-pinnacola-scoring-flat-when-always = sempre
value-pinnacola-scoring-flat-when-in-hand = dopo una chiusura in mano

option-pinnacola-scoring-pinnacolone = Pinnacolone
    .doc = Quanto porta un pinnacolone.
value-pinnacola-scoring-pinnacolone-0 = la partita
