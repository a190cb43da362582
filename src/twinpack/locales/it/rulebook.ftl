# Il foglio delle regole. Le chiavi vengono dagli schemi delle famiglie di giochi.

section-players = Giocatori e carte
section-deal = La distribuzione
section-auction = L'asta
section-trump = L'atout
section-widow = Il monte
section-exchange = Lo scambio
section-melds = Le combinazioni
section-before = Prima della prima presa
section-play = Il gioco delle prese
section-counting = Il conteggio delle prese
section-settlement = Il punteggio della smazzata
section-match = Vincere la partita
section-example-meld = Esempio: contare una mano
section-example-play = Esempio: che cosa posso giocare?
section-example-deal = Esempio: il punteggio di una smazzata
section-tips = Consigli per principianti
section-glossary = Glossario

players-four = Si gioca in quattro, due contro due. I compagni siedono uno di fronte all'altro e segnano insieme come una sola coppia. Tutto procede in senso orario.
players-pack = Il mazzo ha { $cards } carte: { $ranks } in ognuno dei quattro semi, e ogni carta due volte.
players-rank = In ogni seme questo è l'ordine dalla carta più alta alla più bassa. Il dieci viene dunque subito dopo l'asso.
players-counters = Le carte di valore, cioè quelle che portano punti in una presa, sono { $ranks }.
players-scale-10 = I punti si scrivono per intero, come nella maggior parte dei libri di regole.
players-scale-1 = I punti si scrivono senza l'ultimo zero: ciò che altrove è 150, qui è 15.

deal-dealer = Chi estrae la carta più alta distribuisce per primo. Dopo ogni smazzata, anche se annullata, distribuisce il vicino di sinistra.
deal-equal = { $size ->
    [one] Il mazziere mescola, il vicino di destra taglia e le carte si danno una alla volta, cominciando alla sinistra del mazziere, finché ognuno ne ha { $hand }.
   *[other] Il mazziere mescola, il vicino di destra taglia e le carte si danno { $size } alla volta, cominciando alla sinistra del mazziere, finché ognuno ne ha { $hand }.
}
deal-packets = Il mazziere mescola, il vicino di destra taglia e le carte si danno in gruppi di { $packets }, cominciando alla sinistra del mazziere, finché ognuno ne ha { $hand }.
deal-widow = Le ultime { $cards } carte si mettono da parte coperte. Sono il monte.
deal-turned = L'ultimissima carta, che appartiene al mazziere, si scopre.
deal-misdeal-five-nines = Chi ha cinque o più nove può, invece della sua prima chiamata, annullare la smazzata. Distribuisce il mazziere successivo.
deal-misdeal-five-nines-no-ace = Chi ha cinque o più nove e nessun asso può, invece della sua prima chiamata, annullare la smazzata. Distribuisce il mazziere successivo.
deal-misdeal-six-nines-one-ace = Chi ha sei o più nove e al massimo un asso può, invece della sua prima chiamata, annullare la smazzata. Distribuisce il mazziere successivo.

auction-purpose = L'asta decide chi sceglie l'atout. Un'offerta è il numero di punti che la propria coppia promette di fare tra combinazioni e prese.
auction-ascending = Comincia il giocatore alla sinistra del mazziere. Al proprio turno si offre di più o si passa. Chi ha passato è fuori dall'asta per questa smazzata. L'asta finisce quando resta solo il miglior offerente.
auction-single = Comincia il giocatore alla sinistra del mazziere. Ognuno parla una sola volta: offre di più o passa. Vince l'offerta più alta.
auction-minimum = L'offerta più bassa possibile è { $points }.
auction-opening = Chi apre l'asta senza esservi obbligato deve offrire almeno { $points }.
auction-step = { $by ->
    [1] Ogni offerta deve superare la precedente.
   *[other] Ogni offerta deve superare la precedente ed essere un multiplo di { $by }.
}
auction-step-from = { $at ->
    [0] Le offerte salgono a passi di { $by }.
   *[other] Da { $at } in poi le offerte salgono a passi di { $by }.
}
auction-jump = Si può saltare: un'offerta può superare la precedente di quanto si vuole.
auction-raise = Un'offerta può superare la precedente al massimo di { $points }.
auction-ceiling = L'offerta più alta possibile è { $points }.
auction-opener-forced = Il giocatore alla sinistra del mazziere deve aprire l'asta e al primo turno non può passare.
auction-opener-forced-with-meld = Finché nessuno ha offerto, un giocatore che abbia una qualsiasi combinazione deve offrire e non può passare.
auction-needs-marriage = Può offrire solo chi ha un matrimonio (re e donna dello stesso seme).
auction-needs-meld = Può offrire solo chi, con il suo atout migliore, ha da solo almeno { $points } di combinazioni.
auction-help = Invece di passare e basta si può "passare con aiuto". Si esce comunque dall'asta, ma il compagno sa che la mano sarebbe utile.
auction-all-pass-dealer-minimum = Se gli altri tre passano senza offrire, il mazziere è obbligato: gioca a { $points }, qualunque mano abbia.
auction-all-pass-dealer-minimum-less-one = Se gli altri tre passano senza offrire, il mazziere è obbligato, ma un passo più in basso: gioca a { $points }, qualunque mano abbia.
auction-all-pass-redeal = Se passano tutti e quattro, la smazzata è annullata e distribuisce il mazziere successivo.
auction-winner = Il miglior offerente è il dichiarante e la sua offerta è il contratto. Il dichiarante e il compagno sono i dichiaranti, gli altri due i difensori.

trump-needs-none = Il dichiarante sceglie un seme come atout. Va bene qualsiasi seme.
trump-needs-marriage = Il dichiarante sceglie un seme come atout. Deve avere in quel seme un matrimonio (re e donna).
trump-needs-marriage-run-dix = Il dichiarante sceglie un seme come atout. Deve avere in quel seme un matrimonio, una sequenza o il nove.
trump-without = Un dichiarante senza un seme simile non può scegliere l'atout: il contratto è perso senza giocare. Poiché allora non c'è atout, le combinazioni di atout non contano.
trump-stuck = Un mazziere obbligato a giocare può scegliere qualsiasi seme.
trump-turned = Il seme della carta scoperta è l'atout.
trump-swap = Cominciando alla sinistra del mazziere, il primo giocatore che ha un nove di atout (dix) può scambiarlo con la carta scoperta. A chi lo scambia vale { $points } come combinazione. Un nove scoperto non si scambia.
trump-no-contract = Non c'è asta e non c'è contratto. Ogni coppia segna semplicemente quello che fa.

widow-shown = Il dichiarante mostra a tutti le { $cards } carte del monte e le prende prima di scegliere l'atout.
widow-secret = Il dichiarante prende le { $cards } carte del monte senza mostrarle, prima di scegliere l'atout.
widow-bury = Dopo aver scelto l'atout il dichiarante scarta coperte { $cards } carte della mano. Sono fuori gioco.
widow-share = Dopo aver scelto l'atout il dichiarante tiene una carta del monte e ne dà una a ogni altro giocatore, così che tutti ne abbiano lo stesso numero.
widow-counts = Le carte di valore scartate fanno parte dei punti di presa dei dichiaranti.
widow-lost = Le carte di valore scartate non contano per nessuno.

exchange-none = I compagni non si scambiano carte.
exchange-partner-first = { $cards ->
    [one] Scelto l'atout, il compagno dà al dichiarante una carta coperta. Il dichiarante la guarda e ne restituisce una, magari la stessa.
   *[other] Scelto l'atout, il compagno dà al dichiarante { $cards } carte coperte. Il dichiarante le prende e ne restituisce { $cards }, magari anche tra quelle appena ricevute.
}
exchange-simultaneous = { $cards ->
    [one] Scelto l'atout, dichiarante e compagno si danno nello stesso momento una carta coperta: nessuno dei due ha visto quella dell'altro prima di scegliere.
   *[other] Scelto l'atout, dichiarante e compagno si danno nello stesso momento { $cards } carte coperte: nessuno dei due ha visto quelle dell'altro prima di scegliere.
}
exchange-then = Poi ognuno ha di nuovo { $hand } carte.

meld-show = Prima del gioco tutti mettono le loro combinazioni scoperte sul tavolo. Quelle dei due compagni si sommano. Poi ognuno riprende le sue carte.
table-meld = Combinazione
table-cards = Carte
table-one = Una
table-two = Due
cards-of-trump = { $ranks } di atout
cards-plain = { $ranks } di un altro seme
cards-around = { $ranks } di ogni seme
cards-all-suits = { $ranks } di ogni seme
meld-groups = Ci sono tre gruppi: sequenze, matrimoni e dix; pinochle; e i quartetti (assi, re, donne, fanti). Una carta può contare in più gruppi, ma in ognuno una volta sola.
meld-run-pair = Perciò il re e la donna di una sequenza non sono anche un matrimonio reale. Ma una donna può contare in un matrimonio, in un pinochle e nelle quattro donne.
meld-extra-none = Un secondo re o una seconda donna di atout non aggiunge nulla a una sequenza. Insieme sono un matrimonio reale accanto alla sequenza.
meld-extra-both = Una sequenza con un secondo re e una seconda donna conta come sequenza e matrimonio reale.
meld-two = L'ultima colonna vale per due uguali: due sequenze, due matrimoni dello stesso seme, due pinochle, tutti e otto gli assi. Sostituisce il valore singolo, non si aggiunge.
meld-bonus = Il giro completo, un matrimonio in ogni seme, dà un premio di { $points } oltre alle combinazioni che lo formano.
meld-grand = Il gran pinochle conta al posto del pinochle che contiene, a meno che un doppio pinochle valga di più.
meld-nothing = Quattro dieci o quattro nove non sono una combinazione, e sette carte dello stesso valore non contano più di quattro.
meld-minimum = Se le combinazioni di una coppia fanno insieme meno di { $points }, non contano.

before-minimum = Se le combinazioni dei dichiaranti fanno meno di { $points }, il contratto è perso senza giocare.
before-not-at-table = In tutte le prese insieme ci sono { $points } punti. Se ai dichiaranti ne servono di più oltre alle loro combinazioni, il contratto è perso senza giocare.
before-concede = Quando tutti hanno visto le combinazioni, il dichiarante può arrendersi: il contratto è perso senza giocare.
before-no-concede = Non ci si può arrendere.
before-moon = Il dichiarante può annunciare che la sua coppia farà tutte le prese (cappotto). Se riesce, segna { $bonus } in più; se non riesce, perde { $penalty }. La smazzata in sé si segna come al solito.

play-lead-declarer = Nella prima presa esce il dichiarante.
play-lead-left-of-dealer = Nella prima presa esce il giocatore alla sinistra del mazziere.
play-lead-dealer = Nella prima presa esce il mazziere.
play-lead-any = Chi esce può giocare qualsiasi carta.
play-lead-trump = Nella prima presa bisogna uscire in atout, se chi esce ne ha. Poi si può uscire con qualsiasi carta.
play-lead-trump-unless-stuck = Nella prima presa bisogna uscire in atout, se chi esce ne ha, tranne quando il mazziere è stato obbligato a giocare. Poi si può uscire con qualsiasi carta.
play-follow = Bisogna rispondere al seme di uscita, se si può.
play-beat = Chi risponde deve giocare, se può, una carta che superi quella vincente fino a quel momento, anche se è del compagno. Se non può, va bene qualsiasi carta del seme. Una carta uguale non è superiore.
play-beat-trump-only = Se si è usciti in atout, bisogna giocare, se si può, una carta che superi quella vincente fino a quel momento, anche se è del compagno. Negli altri semi va bene qualsiasi carta del seme. Una carta uguale non è superiore.
play-ruffed-free = Se si è usciti in un altro seme e qualcuno ha già tagliato, chi risponde può giocare qualsiasi carta del seme.
play-ruffed-beat = Anche se qualcuno ha già tagliato, chi risponde deve superare, se può, la carta più alta del seme di uscita.
play-void-overtrump = Chi non ha il seme di uscita deve tagliare con un atout. Se c'è già un atout, deve surtagliare, se può; se non può, deve comunque giocare un atout.
play-void-trump = Chi non ha il seme di uscita deve tagliare con un atout, che però non deve essere più alto di un atout già giocato.
play-void-both = Chi non ha né il seme né atout può giocare qualsiasi carta.
play-winner = La presa va all'atout più alto; senza atout, alla carta più alta del seme di uscita. Di due carte uguali vince quella giocata per prima. Chi fa la presa esce nella successiva.
play-tricks = { $tricks ->
    [one] Si gioca { $tricks } presa.
   *[other] Si giocano { $tricks } prese.
}

counting-tricks = Dopo l'ultima presa ogni coppia conta le carte delle proprie prese.
counting-cards = { $points ->
    [one] { $ranks }: { $points } punto ciascuna.
   *[other] { $ranks }: { $points } punti ciascuna.
}
counting-nothing = { $ranks }: niente.
counting-last = { $points ->
    [one] L'ultima presa porta { $points } punto in più.
   *[other] L'ultima presa porta { $points } punti in più.
}
counting-total = In ogni smazzata i punti di presa sono in tutto { $points }.

settlement-made = I dichiaranti hanno mantenuto il contratto se combinazioni e punti di presa raggiungono l'offerta. Allora segnano tutto, non solo l'offerta.
settlement-set-deduct = Se non ci arrivano, il contratto è caduto: non segnano nulla e l'offerta viene tolta dal loro totale, che può scendere sotto zero.
settlement-set-give = Se non ci arrivano, il contratto è caduto: non segnano nulla e l'offerta va ai difensori. Non si toglie nulla a nessuno.
settlement-defenders = I difensori segnano in ogni caso le loro combinazioni e i loro punti di presa.
settlement-turned = Ogni coppia segna le sue combinazioni e i suoi punti di presa.
save-declarers-none = Le combinazioni dei dichiaranti contano anche se non fanno nessuna presa.
save-declarers-trick = Le combinazioni dei dichiaranti contano solo se fanno almeno una presa.
save-declarers-point = Le combinazioni dei dichiaranti contano solo se fanno almeno un punto di presa.
save-declarers-points = Le combinazioni dei dichiaranti contano solo se fanno almeno { $points } punti di presa.
save-defenders-none = Le combinazioni dei difensori contano anche se non fanno nessuna presa.
save-defenders-trick = Le combinazioni dei difensori contano solo se fanno almeno una presa.
save-defenders-point = Le combinazioni dei difensori contano solo se fanno almeno un punto di presa.
save-defenders-points = Le combinazioni dei difensori contano solo se fanno almeno { $points } punti di presa.
save-both-none = Le combinazioni di una coppia contano anche se non fa nessuna presa.
save-both-trick = Le combinazioni di una coppia contano solo se fa almeno una presa.
save-both-point = Le combinazioni di una coppia contano solo se fa almeno un punto di presa.
save-both-points = Le combinazioni di una coppia contano solo se fa almeno { $points } punti di presa.
save-covers-meld = Una coppia che non ci riesce conserva i suoi punti di presa.
save-covers-all = Una coppia che non ci riesce perde anche i suoi punti di presa.
save-dix-only-dix = { $who ->
    [both] Eccezione: una coppia conserva le combinazioni formate da soli dix.
   *[defenders] Eccezione: chi non è tra i dichiaranti conserva le combinazioni formate da soli dix.
}
save-dix-portion = { $who ->
    [both] Eccezione: una coppia conserva sempre i dix tra le sue combinazioni.
   *[defenders] Eccezione: chi non è tra i dichiaranti conserva sempre i dix tra le sue combinazioni.
}
settlement-unplayed-deduct = Se un contratto è perso senza giocare, l'offerta viene tolta dal totale dei dichiaranti e i difensori segnano le loro combinazioni. Non ci sono punti di presa.
settlement-unplayed-give = Se un contratto è perso senza giocare, i difensori segnano l'offerta e le loro combinazioni. Non ci sono punti di presa e non si toglie nulla.
settlement-instant-all-tricks = Una coppia che fa tutte le prese di una smazzata vince subito l'intera partita.

match-target = Si gioca finché una coppia ha { $points } o più punti alla fine di una smazzata. Quella coppia vince.
match-deals = { $deals ->
    [one] Una partita dura { $deals } smazzata. Vince il totale più alto; a parità di punti la partita è pari.
   *[other] Una partita dura { $deals } smazzate. Vince il totale più alto; a parità di punti la partita è pari.
}
match-must-declare = Così può vincere solo una coppia che in questa smazzata ha dichiarato e mantenuto il contratto. L'altra continua a giocare, per quanto alto sia il suo totale.
match-both-declarers = Se entrambe le coppie ci arrivano nella stessa smazzata, vincono i dichiaranti, chiunque abbia di più.
match-both-highest = Se entrambe le coppie ci arrivano nella stessa smazzata, vince il totale più alto. A parità di punti si gioca un'altra smazzata.
match-both-extra-deal = Se entrambe le coppie ci arrivano nella stessa smazzata, se ne gioca un'altra e poi vince il totale più alto.
match-both-raise-target = Se entrambe le coppie ci arrivano nella stessa smazzata, il traguardo sale di { $points } e si continua.
match-floor = Una coppia il cui totale alla fine di una smazzata è { $points } o meno perde subito.
match-behind = Una coppia che alla fine di una smazzata è sotto zero di { $points } o più perde subito.
match-apart = Una coppia che alla fine di una smazzata ha { $points } o più punti di vantaggio vince subito.

example-meld-hand = L'atout è { $trump }. Hai { $hand }.
example-meld-one = { $meld }: { $hand } vale { $points }.
example-meld-total = In tutto le combinazioni valgono { $points }.
example-play-trump = L'atout è { $trump }.
example-play-question = Sul tavolo: { $trick }. Hai { $hand }. Puoi giocare: { $legal }.
example-deal-melds = Il contratto è { $bid }. Le combinazioni dei dichiaranti valgono { $declarers }, quelle dei difensori { $defenders }.
example-deal-turned = Le combinazioni della prima coppia valgono { $declarers }, quelle della seconda { $defenders }.
example-deal-made = Nelle prese i dichiaranti fanno { $us }, i difensori { $them }. Per i dichiaranti fa { $sum }: hanno mantenuto il contratto di { $bid }. I totali cambiano così: dichiaranti { $ours }, difensori { $theirs }.
example-deal-set = Nelle prese i dichiaranti fanno { $us }, i difensori { $them }. Per i dichiaranti fa { $sum }: il contratto è caduto. I totali cambiano così: dichiaranti { $ours }, difensori { $theirs }.
example-deal-score = Nelle prese la prima coppia fa { $us }, la seconda { $them }. I totali cambiano così: prima coppia { $ours }, seconda coppia { $theirs }.

tip-bid = Prima di offrire conta le tue combinazioni e aggiungi una parte dei punti di presa. La metà è circa { $points }; con molti atout e qualche asso puoi aspettarti di più.
tip-trump = Un atout lungo con l'asso vale più di uno corto con un matrimonio: pensa alle prese, non solo alle combinazioni.
tip-give = Come compagno del dichiarante dai prima gli atout, soprattutto quelli che possono completare una sequenza; poi gli assi, e la donna o il fante per un pinochle.
tip-return = Come dichiarante tieni atout e assi. Restituisci carte basse di un seme che puoi eliminare del tutto, e non spezzare mai una combinazione.
tip-aces = Gioca presto gli assi degli altri semi, finché tutti devono ancora rispondere. Più tardi vengono tagliati.
tip-trumps = Conta gli atout che escono: sono { $cards }.
tip-partner = Se la presa è sicura per il tuo compagno e puoi scegliere, gioca una carta di valore. Se è sicura per gli avversari, gioca una carta che non vale nulla.
tip-save = Non aspettare troppo la prima presa: una coppia che non vince nulla perde le combinazioni.
tip-help = Passa con aiuto se hai un asso o due o buone combinazioni ma non puoi offrire: può portare il tuo compagno un passo più in su.
tip-concede = Arrenditi se le combinazioni mostrano che il contratto è irraggiungibile: così i difensori non fanno punti di presa.
tip-stuck = Con una mano debole passa presto: forse il mazziere sarà obbligato a un contratto che non si può mantenere.
tip-last = Se puoi, conserva un atout per l'ultima presa: porta { $points } in più.
tip-void = Elimina un seme corto: poi potrai tagliarlo.

term-around = Quartetto: quattro carte dello stesso valore, una per seme. Tutte e otto sono un doppio quartetto.
term-beat = Superare: giocare una carta che passa in testa nella presa.
term-contract = Contratto: l'offerta che ha vinto l'asta e che i dichiaranti devono raggiungere.
term-counter = Carta di valore: una carta che porta punti in una presa.
term-deal = Smazzata: tutto, dal mescolare al punteggio.
term-declarer = Dichiarante: chi ha vinto l'asta. Con il compagno: i dichiaranti.
term-defenders = Difensori: la coppia che non ha vinto l'asta.
term-dix = Dix (si legge "dis"): il nove di atout.
term-exchange = Scambio: le carte che dichiarante e compagno si danno.
term-follow = Rispondere: giocare una carta del seme di uscita.
term-lead = Uscire: giocare la prima carta di una presa.
term-marriage = Matrimonio: re e donna dello stesso seme; di atout, un matrimonio reale.
term-match = Partita: smazzate finché una coppia ha vinto.
term-meld = Combinazione: un insieme di carte che dà punti prima del gioco; anche i punti stessi.
term-pinochle = Pinochle: donna di picche e fante di quadri.
term-run = Sequenza: asso, dieci, re, donna e fante di atout.
term-set = Caduto: si dice del contratto che i dichiaranti non hanno raggiunto.
term-trick = Presa: quattro carte, una per giocatore.
term-trump = Atout: il seme che batte tutti gli altri. Tagliare: giocare un atout quando si è usciti in un altro seme.
term-void = Vuoto: senza carte di un seme.
term-widow = Monte: le carte che non si danno a nessuno.

# La differenza tra due serie di regole.
difference-option = { $label }: { $old } -> { $new }
