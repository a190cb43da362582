# Il foglio delle regole. Le chiavi vengono dagli schemi delle famiglie di giochi.

section-players = Giocatori e carte
section-deal = La distribuzione
section-auction = L'asta
section-trump = L'atout
section-widow = Il monte
section-exchange = Lo scambio
section-melds = Le combinazioni
section-free-tricks = Finché c'è il tallone
section-before = Prima della prima presa
section-play = Il gioco delle prese
section-counting = Il conteggio delle prese
section-settlement = Il punteggio della smazzata
section-payment = Il pagamento in gettoni
section-checks = I check
section-match = Vincere la partita
section-example-meld = Esempio: contare una mano
section-example-melding = Esempio: combinazioni che crescono
section-example-play = Esempio: che cosa posso giocare?
section-example-deal = Esempio: il punteggio di una smazzata
section-tips = Consigli per principianti
section-glossary = Glossario

players-four = Si gioca in quattro, due contro due. I compagni siedono uno di fronte all'altro e segnano insieme come una sola squadra. Tutto procede in senso orario.
players-pairs = Si gioca in { $seats }, in { $sides } squadre di due. I compagni siedono uno di fronte all'altro e segnano insieme. Tutto procede in senso orario.
players-teams = Si gioca in { $seats }, in { $sides } squadre di { $size }. Le squadre siedono alternate, così che i vicini siano sempre avversari, e ognuna segna insieme. Tutto procede in senso orario.
players-alone = Si gioca in { $seats }, ognuno per sé. Tutto procede in senso orario.
players-duel = Si gioca in due, uno contro l'altro.
players-called = Si gioca in { $seats }, e ognuno ha il proprio totale. In ogni smazzata il dichiarante chiama un compagno, e i due giocano contro tutti gli altri. Tutto procede in senso orario.
players-idle = { $idle ->
    [one] A ogni smazzata partecipano solo in { $hands }: il mazziere sta fermo.
   *[other] A ogni smazzata partecipano solo in { $hands }: il mazziere sta fermo, e così il secondo giocatore alla sua sinistra.
}
players-pack = { $copies ->
    [1] Il mazzo ha { $cards } carte: { $ranks } in ognuno dei quattro semi, e ogni carta una volta.
    [2] Il mazzo ha { $cards } carte: { $ranks } in ognuno dei quattro semi, e ogni carta due volte.
   *[other] Il mazzo ha { $cards } carte: { $ranks } in ognuno dei quattro semi, e ogni carta { $times } volte.
}
players-rank = In ogni seme questo è l'ordine dalla carta più alta alla più bassa. Il dieci viene dunque subito dopo l'asso.
players-counters = Le carte di valore, cioè quelle che portano punti in una presa, sono { $ranks }.
players-scale-10 = I punti si scrivono per intero, come nella maggior parte dei libri di regole.
players-scale-1 = I punti si scrivono senza l'ultimo zero: ciò che altrove è 150, qui è 15.
count-1 = uno
count-2 = due
count-3 = tre
count-4 = quattro
count-5 = cinque
count-6 = sei
count-7 = sette
count-8 = otto

deal-dealer = { $company ->
    [duel] Chi estrae la carta più alta distribuisce per primo. Dopo ogni smazzata, anche se annullata, distribuisce l'altro.
   *[other] Chi estrae la carta più alta distribuisce per primo. Dopo ogni smazzata, anche se annullata, distribuisce il vicino di sinistra.
}
deal-equal = { $size ->
    [one] Il mazziere mescola, il vicino di destra taglia e le carte si danno una alla volta, cominciando alla sinistra del mazziere, finché ognuno ne ha { $hand }.
   *[other] Il mazziere mescola, il vicino di destra taglia e le carte si danno { $size } alla volta, cominciando alla sinistra del mazziere, finché ognuno ne ha { $hand }.
}
deal-packets = Il mazziere mescola, il vicino di destra taglia e le carte si danno in gruppi di { $packets }, cominciando alla sinistra del mazziere, finché ognuno ne ha { $hand }.
deal-two = { $size ->
    [one] Il mazziere mescola, l'altro taglia e le carte si danno una alla volta, la prima all'altro, finché ognuno ne ha { $hand }.
   *[other] Il mazziere mescola, l'altro taglia e le carte si danno { $size } alla volta, le prime all'altro, finché ognuno ne ha { $hand }.
}
deal-two-packets = Il mazziere mescola, l'altro taglia e le carte si danno in gruppi di { $packets }, il primo all'altro, finché ognuno ne ha { $hand }.
deal-draft = Il mazziere mescola, l'altro taglia e tutte le carte restano coperte come tallone. Non si distribuisce nulla: a turno, cominciando da chi non è mazziere, si guarda la prima carta del tallone. O la si prende e si mette da parte la successiva senza vederla, o la si mette da parte e si deve prendere la successiva. Si continua finché ognuno ne ha { $hand }.
deal-draft-left = Le { $cards } carte messe da parte sono fuori gioco.
deal-stock = La carta successiva si scopre. Le { $cards } carte che restano si mettono coperte per metà sopra di essa: sono il tallone.
deal-stock-dix = { $dix ->
    [7] Se la carta scoperta è un sette, è un dix e il mazziere segna subito { $points }.
   *[other] Se la carta scoperta è un nove, è un dix e il mazziere segna subito { $points }.
}
deal-widow = Le ultime { $cards } carte si mettono da parte coperte. Sono il monte.
deal-turned = L'ultimissima carta, che appartiene al mazziere, si scopre.
deal-misdeal-five-nines = Chi ha cinque o più nove può, invece della sua prima chiamata, annullare la smazzata. Distribuisce il mazziere successivo.
deal-misdeal-five-nines-no-ace = Chi ha cinque o più nove e nessun asso può, invece della sua prima chiamata, annullare la smazzata. Distribuisce il mazziere successivo.
deal-misdeal-six-nines-one-ace = Chi ha sei o più nove e al massimo un asso può, invece della sua prima chiamata, annullare la smazzata. Distribuisce il mazziere successivo.
deal-misdeal-no-ace-few-counters = Chi non ha assi e ha almeno { $cards } carte che nelle prese non valgono nulla può, invece della sua prima chiamata, annullare la smazzata. Distribuisce il mazziere successivo.

auction-purpose = { $company ->
    [alone] L'asta decide chi sceglie l'atout. Un'offerta è il numero di punti che si promette di fare tra combinazioni e prese.
    [duel] L'asta decide chi sceglie l'atout. Un'offerta è il numero di punti che si promette di fare tra combinazioni e prese.
    [called] L'asta decide chi sceglie l'atout. Un'offerta è il numero di punti che si promette di fare tra combinazioni e prese, insieme al compagno che si chiamerà.
   *[other] L'asta decide chi sceglie l'atout. Un'offerta è il numero di punti che la propria squadra promette di fare tra combinazioni e prese.
}
auction-ascending = { $company ->
    [duel] Comincia chi non è mazziere. Al proprio turno si offre di più o si passa. L'asta finisce quando uno dei due passa; se la prima chiamata è un passo, tocca ancora al mazziere.
   *[other] Comincia il giocatore alla sinistra del mazziere. Al proprio turno si offre di più o si passa. Chi ha passato è fuori dall'asta per questa smazzata. L'asta finisce quando resta solo il miglior offerente.
}
auction-single = { $company ->
    [duel] Comincia chi non è mazziere. Ognuno parla una sola volta: offre di più o passa. Vince l'offerta più alta.
   *[other] Comincia il giocatore alla sinistra del mazziere. Ognuno parla una sola volta: offre di più o passa. Vince l'offerta più alta.
}
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
auction-bracket = L'ultima offerta sotto ogni multiplo di { $bracket }, come { $bid }, non è ammessa, perché non rende più della precedente.
auction-jump = Si può saltare: un'offerta può superare la precedente di quanto si vuole.
auction-raise = Un'offerta può superare la precedente al massimo di { $points }.
auction-ceiling = L'offerta più alta possibile è { $points }.
auction-opener-forced = { $company ->
    [duel] Chi non è mazziere deve aprire l'asta e al primo turno non può passare.
   *[other] Il giocatore alla sinistra del mazziere deve aprire l'asta e al primo turno non può passare.
}
auction-opener-forced-with-meld = Finché nessuno ha offerto, un giocatore che abbia una qualsiasi combinazione deve offrire e non può passare.
auction-needs-marriage = Può offrire solo chi ha un matrimonio (re e donna dello stesso seme).
auction-needs-meld = Può offrire solo chi, con il suo atout migliore, ha da solo almeno { $points } di combinazioni.
auction-help = { $company ->
    [sides] Invece di passare e basta si può "passare con aiuto". Si esce comunque dall'asta, ma il compagno sa che la mano sarebbe utile.
    [many] Invece di passare e basta si può "passare con aiuto". Si esce comunque dall'asta, ma il compagno sa che la mano sarebbe utile.
   *[other] Invece di passare e basta si può "passare con aiuto". Si esce comunque dall'asta, ma gli altri sanno che la mano non è male.
}
auction-all-pass-dealer-minimum = { $stuck ->
    [dealer] Se nessun altro ha offerto, il mazziere è obbligato: gioca a { $points }, qualunque mano abbia.
   *[last] Se nessun altro ha offerto, l'ultimo giocatore è obbligato: gioca a { $points }, qualunque mano abbia.
}
auction-all-pass-dealer-minimum-less-one = { $stuck ->
    [dealer] Se nessun altro ha offerto, il mazziere è obbligato, ma un passo più in basso: gioca a { $points }, qualunque mano abbia.
   *[last] Se nessun altro ha offerto, l'ultimo giocatore è obbligato, ma un passo più in basso: gioca a { $points }, qualunque mano abbia.
}
auction-all-pass-redeal = Se passano tutti, la smazzata è annullata e distribuisce il mazziere successivo.
auction-winner = { $company ->
    [alone] Il miglior offerente è il dichiarante e la sua offerta è il contratto. Gioca da solo; tutti gli altri sono i difensori.
    [duel] Il miglior offerente è il dichiarante e la sua offerta è il contratto. L'altro è il difensore.
    [called] Il miglior offerente è il dichiarante e la sua offerta è il contratto. Il dichiarante e il compagno chiamato sono i dichiaranti, tutti gli altri i difensori.
    [many] Il miglior offerente è il dichiarante e la sua offerta è il contratto. La sua squadra sono i dichiaranti, tutti gli altri i difensori.
   *[sides] Il miglior offerente è il dichiarante e la sua offerta è il contratto. La sua squadra sono i dichiaranti, gli altri i difensori.
}
auction-forfeit = { $chips ->
    [one] Un dichiarante rimasto a { $points } perché nessun altro ha offerto può abbandonare prima di vedere il monte. Paga un gettone al piatto, e la smazzata finisce.
   *[other] Un dichiarante rimasto a { $points } perché nessun altro ha offerto può abbandonare prima di vedere il monte. Paga { $chips } gettoni al piatto, e la smazzata finisce.
}

trump-needs-none = Il dichiarante sceglie un seme come atout. Va bene qualsiasi seme.
trump-needs-marriage = Il dichiarante sceglie un seme come atout. Deve avere in quel seme un matrimonio (re e donna).
trump-needs-marriage-run-dix = { $dix ->
    [7] Il dichiarante sceglie un seme come atout. Deve avere in quel seme un matrimonio, una sequenza o il sette.
    [9] Il dichiarante sceglie un seme come atout. Deve avere in quel seme un matrimonio, una sequenza o il nove.
   *[other] Il dichiarante sceglie un seme come atout. Deve avere in quel seme un matrimonio o una sequenza.
}
trump-without = Un dichiarante senza un seme simile non può scegliere l'atout: il contratto è perso senza giocare. Poiché allora non c'è atout, le combinazioni di atout non contano.
trump-stuck = { $stuck ->
    [dealer] Un mazziere obbligato a giocare può scegliere qualsiasi seme.
   *[last] Un giocatore obbligato a giocare può scegliere qualsiasi seme.
}
trump-call = Poi il dichiarante chiama una carta di atout che non ha in mano. Il primo giocatore in senso antiorario dal dichiarante che ha quella carta è il suo compagno per questa smazzata.
trump-call-all = Un dichiarante che ha un atout di ogni valore ne chiama uno di cui non ha tutte le carte.
trump-turned = Il seme della carta scoperta è l'atout.
trump-swap = { $dix ->
    [7] Cominciando alla sinistra del mazziere, il primo giocatore che ha un sette di atout (dix) può scambiarlo con la carta scoperta. A chi lo scambia vale { $points } come combinazione. Un sette scoperto non si scambia.
   *[other] Cominciando alla sinistra del mazziere, il primo giocatore che ha un nove di atout (dix) può scambiarlo con la carta scoperta. A chi lo scambia vale { $points } come combinazione. Un nove scoperto non si scambia.
}
trump-no-contract = { $company ->
    [alone] Non c'è asta e non c'è contratto. Ognuno segna semplicemente quello che fa.
    [duel] Non c'è asta e non c'è contratto. I due giocatori segnano semplicemente quello che fanno.
   *[sides] Non c'è asta e non c'è contratto. Ogni squadra segna semplicemente quello che fa.
}

widow-shown = Il dichiarante mostra a tutti le { $cards } carte del monte e le prende prima di scegliere l'atout.
widow-secret = Il dichiarante prende le { $cards } carte del monte senza mostrarle, prima di scegliere l'atout.
widow-bury = { $cards ->
    [one] Dopo aver scelto l'atout il dichiarante scarta coperta una carta della mano. È fuori gioco.
   *[other] Dopo aver scelto l'atout il dichiarante scarta coperte { $cards } carte della mano. Sono fuori gioco.
}
widow-bury-unmelded = { $spared ->
    [trump] Dopo aver mostrato le combinazioni il dichiarante scarta coperte { $cards } carte, né atout né carte delle combinazioni. Solo chi ne ha troppo poche altre scarta atout e, come ultima risorsa, carte delle combinazioni, che contano lo stesso.
   *[meld] Dopo aver mostrato le combinazioni il dichiarante scarta coperte { $cards } carte che non ne fanno parte. Solo chi ne ha troppo poche altre scarta carte delle combinazioni, che contano lo stesso.
}
widow-share = Dopo aver scelto l'atout il dichiarante tiene una carta del monte e ne dà una a ogni altro giocatore, così che tutti ne abbiano lo stesso numero.
widow-counts = { $unit ->
    [player] Le carte di valore scartate fanno parte dei punti di presa del dichiarante.
   *[side] Le carte di valore scartate fanno parte dei punti di presa dei dichiaranti.
}
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

meld-show-all = { $company ->
    [alone] Prima del gioco tutti mettono le loro combinazioni scoperte sul tavolo. A ognuno contano solo le proprie. Poi ognuno riprende le sue carte.
    [duel] Prima del gioco i due giocatori mettono le loro combinazioni scoperte sul tavolo. Poi riprendono le carte.
    [called] Prima del gioco tutti mettono le loro combinazioni scoperte sul tavolo. Quelle del dichiarante e del compagno chiamato si sommano; a ogni altro contano solo le proprie. Poi ognuno riprende le sue carte.
   *[sides] Prima del gioco tutti mettono le loro combinazioni scoperte sul tavolo. Quelle di una squadra si sommano. Poi ognuno riprende le sue carte.
}
meld-show-declarer = Prima del gioco il dichiarante mette le sue combinazioni scoperte sul tavolo e poi riprende le carte. Nessun altro ne mostra.
meld-show-stock = Le combinazioni si calano tra una presa e l'altra, come dice la sezione seguente. Ecco quanto valgono.
table-meld = Combinazione
table-cards = Carte
table-one = Una
table-two = Due
table-three = Tre
table-four = Quattro
table-five = Cinque
table-six = Sei
cards-of-trump = { $ranks } di atout
cards-plain = { $ranks } di un altro seme
cards-around = { $ranks } di ogni seme
cards-all-suits = { $ranks } di ogni seme
meld-groups = { $dix ->
    [none] Ci sono tre gruppi: sequenze e matrimoni; pinochle; e i quartetti (assi, re, donne, fanti). Una carta può contare in più gruppi, ma in ognuno una volta sola.
   *[some] Ci sono tre gruppi: sequenze, matrimoni e dix; pinochle; e i quartetti (assi, re, donne, fanti). Una carta può contare in più gruppi, ma in ognuno una volta sola.
}
meld-run-pair = Perciò il re e la donna di una sequenza non sono anche un matrimonio reale. Ma una donna può contare in un matrimonio, in un pinochle e nelle quattro donne.
meld-extra-none = Un secondo re o una seconda donna di atout non aggiunge nulla a una sequenza. Insieme sono un matrimonio reale accanto alla sequenza.
meld-extra-both = Una sequenza con un secondo re e una seconda donna conta come sequenza e matrimonio reale.
meld-two = L'ultima colonna vale per due uguali: due sequenze, due matrimoni dello stesso seme, due pinochle, tutti e otto gli assi. Sostituisce il valore singolo, non si aggiunge.
meld-several = Le colonne dalla seconda in poi valgono per più combinazioni uguali: due sequenze, tre matrimoni dello stesso seme, quattro pinochle. Ogni valore sostituisce quello minore, non si aggiunge.
meld-stock-several = Le colonne dalla seconda in poi valgono per più combinazioni uguali fatte di carte diverse. Calate una dopo l'altra, ognuna conta per sé; se due valgono più del doppio di una, chi completa le due segna anche il loro valore intero.
meld-more = Chi ne ha più di { $most } uguali le conta nelle parti che insieme rendono di più.
meld-singles = Due combinazioni uguali contano semplicemente due volte: per le doppie non c'è premio.
meld-bonus = Il giro completo, un matrimonio in ogni seme, dà un premio di { $points } oltre alle combinazioni che lo formano.
meld-grand = Il gran pinochle conta al posto del pinochle che contiene, a meno che un doppio pinochle valga di più.
meld-nothing = { $lowest ->
    [0] Quattro dieci non sono una combinazione, e delle carte dello stesso valore contano solo le serie intere con una di ogni seme.
    [7] Quattro dieci, nove, otto o sette non sono una combinazione, e sette carte dello stesso valore non contano più di quattro.
   *[other] Quattro dieci o quattro nove non sono una combinazione, e sette carte dello stesso valore non contano più di quattro.
}
meld-minimum = { $unit ->
    [player] Se le combinazioni di un giocatore fanno insieme meno di { $points }, non contano.
   *[side] Se le combinazioni di una squadra fanno insieme meno di { $points }, non contano.
}
stock-lead = Nella prima presa esce chi non è mazziere.
stock-free = Finché c'è il tallone si può giocare in ogni presa qualsiasi carta, dalla mano o dalle combinazioni che si hanno davanti. Nessuno deve rispondere, superare o tagliare.
stock-draw-meld-first = Dopo ogni presa chi l'ha fatta può calare una combinazione. Poi pesca la prima carta del tallone, l'altro pesca la successiva, ed esce di nuovo chi ha fatto la presa.
stock-draw-first = Dopo ogni presa chi l'ha fatta pesca la prima carta del tallone, e l'altro pesca la successiva. Poi chi ha fatto la presa può calare una combinazione ed esce di nuovo.
stock-one = Cala solo chi ha fatto la presa, e dopo ogni presa una sola combinazione. Si mette scoperta, si segna subito e resta sul tavolo; le sue carte si possono ancora giocare.
stock-fresh = Ogni combinazione vuole almeno una carta dalla mano. Le carte sul tavolo possono servire ancora: in una combinazione di un altro gruppo, e in una dello stesso gruppo che valga più di tutte quelle in cui sono già state. Una carta giocata non serve più.
stock-grow = Così un matrimonio reale ({ $marriage }) può diventare una sequenza ({ $run }) quando si aggiungono asso, dieci e fante. Il contrario non vale: da una sequenza non si ricava più un matrimonio reale, e ogni donna si sposa una volta sola.
stock-dix = { $dix ->
    [7] Chi ha fatto la presa può mostrare, oltre all'unica combinazione, anche un sette di atout, il dix, per { $points }. Il primo si scambia con la carta scoperta, a meno che questa sia già un sette.
   *[other] Chi ha fatto la presa può mostrare, oltre all'unica combinazione, anche un nove di atout, il dix, per { $points }. Il primo si scambia con la carta scoperta, a meno che questa sia già un nove.
}
stock-last = Dopo la presa { $tricks } chi l'ha fatta pesca l'ultima carta del tallone e la mostra; l'altro prende la carta scoperta.
stock-last-choice = Dopo la presa { $tricks } chi l'ha fatta prende, a scelta, l'ultima carta del tallone o la carta scoperta; l'altro riceve quella che resta.
stock-over = Poi ognuno riprende in mano le sue combinazioni e non se ne calano più. Chi ha fatto l'ultima presa esce nella prima di altre { $tricks }, per le quali valgono le regole più severe qui sotto.

before-minimum = { $unit ->
    [player] Se le combinazioni del dichiarante fanno meno di { $points }, il contratto è perso senza giocare.
   *[side] Se le combinazioni dei dichiaranti fanno meno di { $points }, il contratto è perso senza giocare.
}
before-made-by-meld = { $unit ->
    [player] Se bastano le combinazioni del dichiarante per raggiungere l'offerta, il contratto è mantenuto senza giocare.
   *[side] Se bastano le combinazioni dei dichiaranti per raggiungere l'offerta, il contratto è mantenuto senza giocare.
}
before-not-at-table = { $unit ->
    [player] In tutte le prese insieme ci sono { $points } punti. Se al dichiarante ne servono di più oltre alle sue combinazioni, il contratto è perso senza giocare.
   *[side] In tutte le prese insieme ci sono { $points } punti. Se ai dichiaranti ne servono di più oltre alle loro combinazioni, il contratto è perso senza giocare.
}
before-concede = Quando tutti hanno visto le combinazioni, il dichiarante può arrendersi: il contratto è perso senza giocare.
before-no-concede = Non ci si può arrendere.
before-moon = { $unit ->
    [player] Il dichiarante può annunciare che farà tutte le prese (cappotto). Se riesce, segna { $bonus } in più; se non riesce, perde { $penalty }. La smazzata in sé si segna come al solito.
   *[side] Il dichiarante può annunciare che la sua squadra farà tutte le prese (cappotto). Se riesce, segna { $bonus } in più; se non riesce, perde { $penalty }. La smazzata in sé si segna come al solito.
}
before-yield = Se il dichiarante vuole giocare, i difensori possono arrendersi. Se lo fanno tutti, il contratto è mantenuto senza giocare.

play-lead-declarer = Nella prima presa esce il dichiarante.
play-lead-left-of-dealer = { $company ->
    [duel] Nella prima presa esce chi non è mazziere.
   *[other] Nella prima presa esce il giocatore alla sinistra del mazziere.
}
play-lead-dealer = Nella prima presa esce il mazziere.
play-lead-any = Chi esce può giocare qualsiasi carta.
play-lead-trump = Nella prima presa bisogna uscire in atout, se chi esce ne ha. Poi si può uscire con qualsiasi carta.
play-lead-trump-unless-stuck = Nella prima presa bisogna uscire in atout, se chi esce ne ha, tranne quando nessuno ha offerto e si è stati obbligati a giocare. Poi si può uscire con qualsiasi carta.
play-follow = Bisogna rispondere al seme di uscita, se si può.
play-beat = { $partner ->
    [none] Chi risponde deve giocare, se può, una carta che superi quella vincente fino a quel momento. Se non può, va bene qualsiasi carta del seme. Una carta uguale non è superiore.
   *[partner] Chi risponde deve giocare, se può, una carta che superi quella vincente fino a quel momento, anche se è del compagno. Se non può, va bene qualsiasi carta del seme. Una carta uguale non è superiore.
}
play-beat-trump-only = { $partner ->
    [none] Se si è usciti in atout, bisogna giocare, se si può, una carta che superi quella vincente fino a quel momento. Negli altri semi va bene qualsiasi carta del seme. Una carta uguale non è superiore.
   *[partner] Se si è usciti in atout, bisogna giocare, se si può, una carta che superi quella vincente fino a quel momento, anche se è del compagno. Negli altri semi va bene qualsiasi carta del seme. Una carta uguale non è superiore.
}
play-ruffed-free = Se si è usciti in un altro seme e qualcuno ha già tagliato, chi risponde può giocare qualsiasi carta del seme.
play-ruffed-beat = Anche se qualcuno ha già tagliato, chi risponde deve superare, se può, la carta più alta del seme di uscita.
play-void-overtrump = Chi non ha il seme di uscita deve tagliare con un atout. Se c'è già un atout, deve surtagliare, se può; se non può, deve comunque giocare un atout.
play-void-trump = Chi non ha il seme di uscita deve tagliare con un atout, che però non deve essere più alto di un atout già giocato.
play-void-two = Chi non ha il seme di uscita deve tagliare con un atout.
play-void-both = Chi non ha né il seme né atout può giocare qualsiasi carta.
play-winner = La presa va all'atout più alto; senza atout, alla carta più alta del seme di uscita. Di due carte uguali vince quella giocata per prima. Chi fa la presa esce nella successiva.
play-tricks = { $tricks ->
    [one] Si gioca { $tricks } presa.
   *[other] Si giocano { $tricks } prese.
}

counting-tricks = { $company ->
    [alone] Dopo l'ultima presa ogni giocatore conta le carte delle proprie prese.
    [duel] Dopo l'ultima presa ogni giocatore conta le carte delle proprie prese.
    [called] Dopo l'ultima presa il dichiarante e il compagno contano insieme le carte delle loro prese, e così gli altri.
   *[sides] Dopo l'ultima presa ogni squadra conta le carte delle proprie prese.
}
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
counting-most = In tutto sono al massimo { $points } punti di presa; una parte può trovarsi in carte che non contano per nessuno.
counting-sevens-up = { $unit ->
    [player] I punti di presa di ogni giocatore si arrotondano alla decina: per eccesso se finiscono in sette, otto o nove, altrimenti per difetto.
   *[side] I punti di presa di ogni squadra si arrotondano alla decina: per eccesso se finiscono in sette, otto o nove, altrimenti per difetto.
}

settlement-made-all = { $unit ->
    [player] Il dichiarante ha mantenuto il contratto se combinazioni e punti di presa raggiungono l'offerta. Allora segna tutto, non solo l'offerta.
   *[side] I dichiaranti hanno mantenuto il contratto se combinazioni e punti di presa raggiungono l'offerta. Allora segnano tutto, non solo l'offerta.
}
settlement-made-bid = { $unit ->
    [player] Il dichiarante ha mantenuto il contratto se combinazioni e punti di presa raggiungono l'offerta. Allora segna l'offerta, e niente di più.
   *[side] I dichiaranti hanno mantenuto il contratto se combinazioni e punti di presa raggiungono l'offerta. Allora segnano l'offerta, e niente di più.
}
settlement-paid = { $unit ->
    [player] Il dichiarante ha mantenuto il contratto se combinazioni e punti di presa raggiungono l'offerta. Quello che la supera non porta nulla.
   *[side] I dichiaranti hanno mantenuto il contratto se combinazioni e punti di presa raggiungono l'offerta. Quello che la supera non porta nulla.
}
settlement-called = Il dichiarante e il compagno chiamato segnano ciascuno quello che fanno insieme.
settlement-set-deduct = { $company ->
    [alone] Se non ci arriva, il contratto è caduto: non segna nulla e l'offerta viene tolta dal suo totale, che può scendere sotto zero.
    [duel] Se non ci arriva, il contratto è caduto: non segna nulla e l'offerta viene tolta dal suo totale, che può scendere sotto zero.
    [called] Se non ci arrivano, il contratto è caduto: non segnano nulla e l'offerta viene tolta dal totale di ciascuno dei due, che può scendere sotto zero.
   *[sides] Se non ci arrivano, il contratto è caduto: non segnano nulla e l'offerta viene tolta dal loro totale, che può scendere sotto zero.
}
settlement-set-give = { $company ->
    [alone] Se non ci arriva, il contratto è caduto: non segna nulla e l'offerta va a ogni difensore. Non si toglie nulla a nessuno.
    [duel] Se non ci arriva, il contratto è caduto: non segna nulla e l'offerta va al difensore. Non si toglie nulla a nessuno.
    [called] Se non ci arrivano, il contratto è caduto: non segnano nulla e l'offerta va a ogni difensore. Non si toglie nulla a nessuno.
    [many] Se non ci arrivano, il contratto è caduto: non segnano nulla e l'offerta va a ogni altra squadra. Non si toglie nulla a nessuno.
   *[sides] Se non ci arrivano, il contratto è caduto: non segnano nulla e l'offerta va ai difensori. Non si toglie nulla a nessuno.
}
settlement-set-nothing = { $company ->
    [alone] Se non ci arriva, il contratto è caduto: in questa smazzata non segna nulla, ma non gli si toglie nulla.
    [duel] Se non ci arriva, il contratto è caduto: in questa smazzata non segna nulla, ma non gli si toglie nulla.
   *[sides] Se non ci arrivano, il contratto è caduto: in questa smazzata non segnano nulla, ma non si toglie loro nulla.
}
settlement-defenders = { $company ->
    [alone] Ogni difensore segna in ogni caso le sue combinazioni e i suoi punti di presa.
    [duel] Il difensore segna in ogni caso le sue combinazioni e i suoi punti di presa.
    [called] Ogni difensore segna in ogni caso le sue combinazioni e tutti i punti di presa che i difensori fanno insieme.
    [many] Ogni altra squadra segna in ogni caso le sue combinazioni e i suoi punti di presa.
   *[sides] I difensori segnano in ogni caso le loro combinazioni e i loro punti di presa.
}
settlement-defenders-nothing = { $company ->
    [duel] Il difensore non segna nulla.
   *[other] I difensori non segnano nulla.
}
settlement-turned = { $unit ->
    [player] Ogni giocatore segna le sue combinazioni e i suoi punti di presa.
   *[side] Ogni squadra segna le sue combinazioni e i suoi punti di presa.
}
save-declarers-none = { $unit ->
    [player] Le combinazioni del dichiarante contano anche se non fa nessuna presa.
   *[side] Le combinazioni dei dichiaranti contano anche se non fanno nessuna presa.
}
save-declarers-trick = { $unit ->
    [player] Le combinazioni del dichiarante contano solo se fa almeno una presa.
   *[side] Le combinazioni dei dichiaranti contano solo se fanno almeno una presa.
}
save-declarers-point = { $unit ->
    [player] Le combinazioni del dichiarante contano solo se fa almeno un punto di presa.
   *[side] Le combinazioni dei dichiaranti contano solo se fanno almeno un punto di presa.
}
save-declarers-points = { $unit ->
    [player] Le combinazioni del dichiarante contano solo se fa almeno { $points } punti di presa.
   *[side] Le combinazioni dei dichiaranti contano solo se fanno almeno { $points } punti di presa.
}
save-defenders-none = { $unit ->
    [player] Le combinazioni di un difensore contano anche se non fa nessuna presa.
   *[side] Le combinazioni dei difensori contano anche se non fanno nessuna presa.
}
save-defenders-trick = { $unit ->
    [player] Le combinazioni di un difensore contano solo se lui stesso fa almeno una presa.
    [together] Le combinazioni dei difensori contano solo se insieme fanno almeno una presa.
   *[side] Le combinazioni dei difensori contano solo se fanno almeno una presa.
}
save-defenders-point = { $unit ->
    [player] Le combinazioni di un difensore contano solo se lui stesso fa almeno un punto di presa.
    [together] Le combinazioni dei difensori contano solo se insieme fanno almeno un punto di presa.
   *[side] Le combinazioni dei difensori contano solo se fanno almeno un punto di presa.
}
save-defenders-points = { $unit ->
    [player] Le combinazioni di un difensore contano solo se lui stesso fa almeno { $points } punti di presa.
    [together] Le combinazioni dei difensori contano solo se insieme fanno almeno { $points } punti di presa.
   *[side] Le combinazioni dei difensori contano solo se fanno almeno { $points } punti di presa.
}
save-both-none = { $unit ->
    [player] Le combinazioni di un giocatore contano anche se non fa nessuna presa.
   *[side] Le combinazioni di una squadra contano anche se non fa nessuna presa.
}
save-both-trick = { $unit ->
    [player] Le combinazioni di un giocatore contano solo se fa almeno una presa.
   *[side] Le combinazioni di una squadra contano solo se fa almeno una presa.
}
save-both-point = { $unit ->
    [player] Le combinazioni di un giocatore contano solo se fa almeno un punto di presa.
   *[side] Le combinazioni di una squadra contano solo se fa almeno un punto di presa.
}
save-both-points = { $unit ->
    [player] Le combinazioni di un giocatore contano solo se fa almeno { $points } punti di presa.
   *[side] Le combinazioni di una squadra contano solo se fa almeno { $points } punti di presa.
}
save-covers-meld = { $unit ->
    [player] Chi non ci riesce conserva i suoi punti di presa.
   *[side] Una squadra che non ci riesce conserva i suoi punti di presa.
}
save-covers-all = { $unit ->
    [player] Chi non ci riesce perde anche i suoi punti di presa.
   *[side] Una squadra che non ci riesce perde anche i suoi punti di presa.
}
save-dix-only-dix = { $who ->
    [both] { $unit ->
        [player] Eccezione: un giocatore conserva le combinazioni formate da soli dix.
       *[side] Eccezione: una squadra conserva le combinazioni formate da soli dix.
    }
   *[defenders] { $unit ->
        [player] Eccezione: un difensore conserva le combinazioni formate da soli dix.
       *[side] Eccezione: chi non è tra i dichiaranti conserva le combinazioni formate da soli dix.
    }
}
save-dix-portion = { $who ->
    [both] { $unit ->
        [player] Eccezione: un giocatore conserva sempre i dix tra le sue combinazioni.
       *[side] Eccezione: una squadra conserva sempre i dix tra le sue combinazioni.
    }
   *[defenders] { $unit ->
        [player] Eccezione: un difensore conserva sempre i dix tra le sue combinazioni.
       *[side] Eccezione: chi non è tra i dichiaranti conserva sempre i dix tra le sue combinazioni.
    }
}
settlement-unplayed-deduct = { $company ->
    [called] Se un contratto è perso senza giocare, l'offerta viene tolta dai totali del dichiarante e del compagno chiamato. { settlement-unplayed }
    [alone] Se un contratto è perso senza giocare, l'offerta viene tolta dal totale del dichiarante. { settlement-unplayed }
    [duel] Se un contratto è perso senza giocare, l'offerta viene tolta dal totale del dichiarante. { settlement-unplayed }
   *[sides] Se un contratto è perso senza giocare, l'offerta viene tolta dal totale dei dichiaranti. { settlement-unplayed }
}
settlement-unplayed-give = { $company ->
    [alone] Se un contratto è perso senza giocare, l'offerta va a ogni difensore. { settlement-unplayed }
    [called] Se un contratto è perso senza giocare, l'offerta va a ogni difensore. { settlement-unplayed }
    [duel] Se un contratto è perso senza giocare, l'offerta va al difensore. { settlement-unplayed }
    [many] Se un contratto è perso senza giocare, l'offerta va a ogni altra squadra. { settlement-unplayed }
   *[sides] Se un contratto è perso senza giocare, l'offerta va ai difensori. { settlement-unplayed }
}
settlement-unplayed-nothing = Se un contratto è perso senza giocare, non porta nulla, ma non si toglie nulla. { settlement-unplayed }
settlement-unplayed = { $defenders ->
    [nothing] Non ci sono punti di presa, e nessun altro segna qualcosa.
   *[meld] { $company ->
        [alone] Non ci sono punti di presa; ogni difensore segna le sue combinazioni.
        [called] Non ci sono punti di presa; ogni difensore segna le sue combinazioni.
        [duel] Non ci sono punti di presa; il difensore segna le sue combinazioni.
        [many] Non ci sono punti di presa; ogni altra squadra segna le sue combinazioni.
       *[sides] Non ci sono punti di presa; i difensori segnano le loro combinazioni.
    }
}
settlement-gift = { $company ->
    [alone] Se il dichiarante si è arreso, ogni difensore riceve inoltre { $points }.
    [called] Se il dichiarante si è arreso, ogni difensore riceve inoltre { $points }.
    [duel] Se il dichiarante si è arreso, il difensore riceve inoltre { $points }.
    [many] Se il dichiarante si è arreso, ogni altra squadra riceve inoltre { $points }.
   *[sides] Se il dichiarante si è arreso, i difensori ricevono inoltre { $points }.
}
settlement-by-meld-all = { $unit ->
    [player] Se un contratto è mantenuto senza giocare, il dichiarante segna le sue combinazioni; non ci sono punti di presa.
   *[side] Se un contratto è mantenuto senza giocare, i dichiaranti segnano le loro combinazioni; non ci sono punti di presa.
}
settlement-by-meld-bid = { $unit ->
    [player] Se un contratto è mantenuto senza giocare, il dichiarante segna l'offerta; non ci sono punti di presa.
   *[side] Se un contratto è mantenuto senza giocare, i dichiaranti segnano l'offerta; non ci sono punti di presa.
}
settlement-instant-all-tricks = { $unit ->
    [player] Un giocatore che fa tutte le prese di una smazzata vince subito l'intera partita.
   *[side] Una squadra che fa tutte le prese di una smazzata vince subito l'intera partita.
}
settlement-instant-quadruple-run = { $unit ->
    [player] Un giocatore che mostra quattro sequenze vince subito l'intera partita.
   *[side] Se qualcuno mostra quattro sequenze, la sua squadra vince subito l'intera partita.
}
settlement-instant-quadruple-pinochle = { $unit ->
    [player] Un giocatore che mostra quattro pinochle e fa almeno { $points } punti di presa vince subito l'intera partita.
   *[side] Se qualcuno mostra quattro pinochle, la sua squadra vince subito l'intera partita, purché faccia almeno { $points } punti di presa.
}
settlement-instant-lead = { $unit ->
    [player] Chi ha { $points } o più punti prima che qualcun altro sia salito sopra zero vince subito l'intera partita.
   *[side] Una squadra che ha { $points } o più punti prima che un'altra sia salita sopra zero vince subito l'intera partita.
}
payment-each = { $who ->
    [all] Invece di segnare punti, dopo ogni smazzata si paga in gettoni: il dichiarante regola i conti con tutti al tavolo, anche con chi sta fermo. Quanti gettoni vale un contratto dipende dall'offerta.
   *[players] Invece di segnare punti, dopo ogni smazzata si paga in gettoni: il dichiarante regola i conti con ogni altro giocatore. Quanti gettoni vale un contratto dipende dall'offerta.
}
table-bid = Offerta
table-chips = Gettoni
table-from = da { $bid }
payment-made = Se il contratto è mantenuto, giocando o no, il dichiarante riceve questi gettoni da ognuno degli altri.
payment-lost = { $factor ->
    [1] Se il contratto è giocato e perso, il dichiarante ne paga altrettanti a ognuno degli altri.
    [2] Se il contratto è giocato e perso, il dichiarante ne paga il doppio a ognuno degli altri.
   *[other] Se il contratto è giocato e perso, il dichiarante ne paga { $factor } volte tanti a ognuno degli altri.
}
payment-conceded = Se il contratto è perso senza giocare, il dichiarante paga a ognuno degli altri il numero semplice.
payment-kitty = Da un'offerta di { $points } in su partecipa anche il piatto, come un giocatore in più: paga il dichiarante e ne viene pagato. Appartiene a tutti in comune.
payment-suit = { $factor ->
    [2] Se l'atout è { $suit }, tutto vale doppio.
   *[other] Se l'atout è { $suit }, tutto vale { $factor } volte tanto.
}
payment-suit-conceded = Il seme di atout conta anche se il contratto è perso senza giocare.
payment-suit-played = Un contratto perso senza giocare costa lo stesso in ogni seme.
checks-each = Oltre ai punti ci sono scommesse a parte, i check. Ogni giocatore di una squadra li riceve da un avversario, così che ognuno dei due perdenti paghi ogni check una volta. Sui punti non cambiano nulla.
table-event = Per
table-checks = Check
checks-contract = un contratto mantenuto, da { $bid }
checks-sweep = tutte le prese
checks-more = { $checks ->
    [one] Oltre { $bid } ogni { $step } punti in più dell'offerta portano un altro check.
   *[other] Oltre { $bid } ogni { $step } punti in più dell'offerta portano altri { $checks } check.
}
checks-set = { $factor ->
    [1] Se un contratto cade, gli avversari ricevono quello che avrebbe portato.
    [2] Se un contratto cade, gli avversari ricevono il doppio di quello che avrebbe portato.
   *[other] Se un contratto cade, gli avversari ricevono { $factor } volte quello che avrebbe portato.
}
checks-roundhouse = Un giro completo si paga al posto dei quattro re e delle quattro donne che contiene.

match-target = { $company ->
    [alone] Si gioca finché qualcuno ha { $points } o più punti alla fine di una smazzata. Quel giocatore vince.
    [duel] Si gioca finché qualcuno ha { $points } o più punti alla fine di una smazzata. Quel giocatore vince.
   *[sides] Si gioca finché una squadra ha { $points } o più punti alla fine di una smazzata. Quella squadra vince.
}
match-deals = { $deals ->
    [one] Una partita dura { $deals } smazzata. { match-deals-won }
   *[other] Una partita dura { $deals } smazzate. { match-deals-won }
}
match-deals-won = { $company ->
    [alone] Vince il totale più alto; se lo hanno in più d'uno, la partita è pari.
    [many] Vince il totale più alto; se lo hanno più squadre, la partita è pari.
   *[sides] Vince il totale più alto; a parità di punti la partita è pari.
}
match-must-declare = { $company ->
    [alone] Così può vincere solo chi in questa smazzata ha dichiarato e mantenuto il contratto. Gli altri continuano a giocare, per quanto alti siano i loro totali.
    [duel] Così può vincere solo chi in questa smazzata ha dichiarato e mantenuto il contratto. L'altro continua a giocare, per quanto alto sia il suo totale.
    [many] Così può vincere solo una squadra che in questa smazzata ha dichiarato e mantenuto il contratto. Le altre continuano a giocare, per quanto alti siano i loro totali.
   *[sides] Così può vincere solo una squadra che in questa smazzata ha dichiarato e mantenuto il contratto. L'altra continua a giocare, per quanto alto sia il suo totale.
}
match-both-declarers = { $company ->
    [alone] Se ci arrivano in più d'uno nella stessa smazzata, vince il dichiarante se è tra loro, chiunque abbia di più; altrimenti il totale più alto.
    [duel] Se ci arrivano entrambi nella stessa smazzata, vince il dichiarante, chiunque abbia di più.
    [many] Se ci arrivano più squadre nella stessa smazzata, vincono i dichiaranti se sono tra loro, chiunque abbia di più; altrimenti il totale più alto.
   *[sides] Se entrambe le squadre ci arrivano nella stessa smazzata, vincono i dichiaranti, chiunque abbia di più.
}
match-both-highest = { $company ->
    [alone] Se ci arrivano in più d'uno nella stessa smazzata, vince il totale più alto. A parità di punti si gioca un'altra smazzata.
    [duel] Se ci arrivano entrambi nella stessa smazzata, vince il totale più alto. A parità di punti si gioca un'altra smazzata.
    [many] Se ci arrivano più squadre nella stessa smazzata, vince il totale più alto. A parità di punti si gioca un'altra smazzata.
   *[sides] Se entrambe le squadre ci arrivano nella stessa smazzata, vince il totale più alto. A parità di punti si gioca un'altra smazzata.
}
match-both-extra-deal = { $company ->
    [alone] Se ci arrivano in più d'uno nella stessa smazzata, se ne gioca un'altra e poi vince il totale più alto.
    [duel] Se ci arrivano entrambi nella stessa smazzata, se ne gioca un'altra e poi vince il totale più alto.
    [many] Se ci arrivano più squadre nella stessa smazzata, se ne gioca un'altra e poi vince il totale più alto.
   *[sides] Se entrambe le squadre ci arrivano nella stessa smazzata, se ne gioca un'altra e poi vince il totale più alto.
}
match-both-raise-target = { $company ->
    [alone] Se ci arrivano in più d'uno nella stessa smazzata, il traguardo sale di { $points } e si continua.
    [duel] Se ci arrivano entrambi nella stessa smazzata, il traguardo sale di { $points } e si continua.
    [many] Se ci arrivano più squadre nella stessa smazzata, il traguardo sale di { $points } e si continua.
   *[sides] Se entrambe le squadre ci arrivano nella stessa smazzata, il traguardo sale di { $points } e si continua.
}
match-floor = { $company ->
    [alone] Se alla fine di una smazzata il totale di qualcuno è { $points } o meno, la partita è finita e vince il totale più alto.
    [duel] Un giocatore il cui totale alla fine di una smazzata è { $points } o meno perde subito.
    [many] Se alla fine di una smazzata il totale di una squadra è { $points } o meno, la partita è finita e vince il totale più alto.
   *[sides] Una squadra il cui totale alla fine di una smazzata è { $points } o meno perde subito.
}
match-behind = { $company ->
    [alone] Se alla fine di una smazzata qualcuno è sotto zero di { $points } o più, la partita è finita e vince il totale più alto.
    [duel] Un giocatore che alla fine di una smazzata è sotto zero di { $points } o più perde subito.
    [many] Se alla fine di una smazzata una squadra è sotto zero di { $points } o più, la partita è finita e vince il totale più alto.
   *[sides] Una squadra che alla fine di una smazzata è sotto zero di { $points } o più perde subito.
}
match-apart = { $company ->
    [alone] Chi alla fine di una smazzata, con il totale più alto, ha { $points } o più punti di vantaggio sull'ultimo vince subito.
    [duel] Un giocatore che alla fine di una smazzata ha { $points } o più punti di vantaggio vince subito.
    [many] Una squadra che alla fine di una smazzata, con il totale più alto, ha { $points } o più punti di vantaggio sull'ultima vince subito.
   *[sides] Una squadra che alla fine di una smazzata ha { $points } o più punti di vantaggio vince subito.
}
match-checks = { $company ->
    [alone] Chi vince la partita riceve { $game } check da ognuno degli altri.
    [duel] Chi vince la partita riceve { $game } check dall'altro.
   *[sides] Chi vince la partita riceve { $game } check, ciascuno da un avversario.
}
match-checks-each = { $checks ->
    [one] Per ogni { $points } punti di differenza, anche solo iniziati, c'è un check in più.
   *[other] Per ogni { $points } punti di differenza, anche solo iniziati, ci sono { $checks } check in più.
}
match-checks-below = { $checks ->
    [one] Se i perdenti sono sotto zero, c'è un check in più.
   *[other] Se i perdenti sono sotto zero, ci sono { $checks } check in più.
}
match-claim = { $unit ->
    [player] Al proprio turno si può anche fermare la smazzata e affermare di aver raggiunto il traguardo con il proprio totale, le combinazioni di questa smazzata e i punti di presa fatti finora. Se è vero si vince subito la partita; se non lo è, la si perde.
   *[side] Al proprio turno si può anche fermare la smazzata e affermare che la propria squadra ha raggiunto il traguardo con il suo totale, le combinazioni di questa smazzata e i punti di presa fatti finora. Se è vero vince subito la partita; se non lo è, la perde.
}

example-meld-hand = L'atout è { $trump }. Hai { $hand }.
example-meld-one = { $meld }: { $hand } vale { $points }.
example-meld-total = In tutto le combinazioni valgono { $points }.
example-stock-first = Fai una presa e cali { $hand }: un matrimonio reale, subito { $points }.
example-stock-run = Dopo un'altra presa aggiungi { $hand }: ora è una sequenza, e segni altri { $points }.
example-stock-never = Se avessi calato prima la sequenza, con il suo re e la sua donna non ci sarebbe più un matrimonio reale.
example-stock-marriage = Dopo un'altra presa ancora cali { $hand }: un matrimonio, { $points }.
example-stock-pinochle = Poi aggiungi { $hand } alla donna che è già sul tavolo: un pinochle, { $points }, perché è un altro gruppo.
example-play-trump = L'atout è { $trump }.
example-play-question = Sul tavolo: { $trick }. Hai { $hand }. Puoi giocare: { $legal }.
example-deal-melds = { $company ->
    [alone] Il contratto è { $bid }. Le combinazioni del dichiarante valgono { $ours }, quelle dei difensori { $theirs }.
    [duel] Il contratto è { $bid }. Le combinazioni del dichiarante valgono { $ours }, quelle del difensore { $theirs }.
    [called] Il contratto è { $bid }. Le combinazioni del dichiarante e del compagno valgono insieme { $ours }, quelle degli altri { $theirs }.
   *[sides] Il contratto è { $bid }. Le combinazioni dei dichiaranti valgono { $ours }, quelle dei difensori { $theirs }.
}
example-deal-declarer = Il contratto è { $bid }, l'atout è { $trump }. Le combinazioni del dichiarante valgono { $ours }.
example-turned-melds = { $company ->
    [alone] Le combinazioni del primo giocatore valgono { $ours }, quelle degli altri { $theirs }.
    [duel] Le combinazioni di un giocatore valgono { $ours }, quelle dell'altro { $theirs }.
    [many] Le combinazioni della prima squadra valgono { $ours }, quelle delle altre { $theirs }.
   *[sides] Le combinazioni della prima squadra valgono { $ours }, quelle della seconda { $theirs }.
}
example-deal-made = { $company ->
    [alone] Nelle prese il dichiarante fa { $us }, i difensori { $them }. Per il dichiarante fa { $sum }: ha mantenuto il contratto di { $bid }. I totali cambiano così: dichiarante { $ours }, difensori { $theirs }.
    [duel] Nelle prese il dichiarante fa { $us }, il difensore { $them }. Per il dichiarante fa { $sum }: ha mantenuto il contratto di { $bid }. I totali cambiano così: dichiarante { $ours }, difensore { $theirs }.
    [called] Nelle prese il dichiarante e il compagno fanno { $us }, gli altri insieme { $them }. In tutto fa { $sum }: i due hanno mantenuto il contratto di { $bid }. I totali cambiano così: dichiarante e compagno { $ours } ciascuno, gli altri { $theirs }.
   *[sides] Nelle prese i dichiaranti fanno { $us }, i difensori { $them }. Per i dichiaranti fa { $sum }: hanno mantenuto il contratto di { $bid }. I totali cambiano così: dichiaranti { $ours }, difensori { $theirs }.
}
example-deal-set = { $company ->
    [alone] Nelle prese il dichiarante fa { $us }, i difensori { $them }. Per il dichiarante fa { $sum }: il contratto è caduto. I totali cambiano così: dichiarante { $ours }, difensori { $theirs }.
    [duel] Nelle prese il dichiarante fa { $us }, il difensore { $them }. Per il dichiarante fa { $sum }: il contratto è caduto. I totali cambiano così: dichiarante { $ours }, difensore { $theirs }.
    [called] Nelle prese il dichiarante e il compagno fanno { $us }, gli altri insieme { $them }. In tutto fa { $sum }: il contratto è caduto. I totali cambiano così: dichiarante e compagno { $ours } ciascuno, gli altri { $theirs }.
   *[sides] Nelle prese i dichiaranti fanno { $us }, i difensori { $them }. Per i dichiaranti fa { $sum }: il contratto è caduto. I totali cambiano così: dichiaranti { $ours }, difensori { $theirs }.
}
example-turned-score = { $company ->
    [alone] Nelle prese il primo giocatore fa { $us }, gli altri { $them }. I totali cambiano così: primo giocatore { $ours }, gli altri { $theirs }.
    [duel] Nelle prese un giocatore fa { $us }, l'altro { $them }. I totali cambiano così: il primo { $ours }, l'altro { $theirs }.
    [many] Nelle prese la prima squadra fa { $us }, le altre { $them }. I totali cambiano così: prima squadra { $ours }, le altre { $theirs }.
   *[sides] Nelle prese la prima squadra fa { $us }, la seconda { $them }. I totali cambiano così: prima squadra { $ours }, seconda squadra { $theirs }.
}
example-paid-made = Nelle prese il dichiarante fa { $us }, in tutto { $sum }: il contratto di { $bid } è mantenuto. Gettoni: dichiarante { $ours }, ognuno degli altri { $theirs }, piatto { $kitty }.
example-paid-set = Nelle prese il dichiarante fa { $us }, in tutto { $sum }: il contratto di { $bid } è giocato e perso. Gettoni: dichiarante { $ours }, ognuno degli altri { $theirs }, piatto { $kitty }.

tip-bid = Prima di offrire conta le tue combinazioni e aggiungi una parte dei punti di presa. La metà è circa { $points }; con molti atout e qualche asso puoi aspettarti di più.
tip-bid-alone = { $company ->
    [called] Prima di offrire conta le tue combinazioni e le prese sicure, e aggiungi qualcosa per il compagno che chiamerai.
   *[other] Prima di offrire conta le tue combinazioni e aggiungi solo le prese quasi sicure: nessuno ti aiuta.
}
tip-widow = Non offrire contando su quello che può portare il monte: è una pesca a sorpresa, e di rado completa una sequenza.
tip-call = Chiama l'atout che ti manca di più: se puoi un asso, o la carta che completa la tua sequenza.
tip-trump = Un atout lungo con l'asso vale più di uno corto con un matrimonio: pensa alle prese, non solo alle combinazioni.
tip-give = Come compagno del dichiarante dai prima gli atout, soprattutto quelli che possono completare una sequenza; poi gli assi, e la donna o il fante per un pinochle.
tip-return = Come dichiarante tieni atout e assi. Restituisci carte basse di un seme che puoi eliminare del tutto, e non spezzare mai una combinazione.
tip-bury = Scarta dieci e re di un seme che puoi eliminare del tutto: contano per te, e poi potrai tagliare quel seme.
tip-stock-keep = Tieni le carte che possono ancora diventare combinazioni, soprattutto donne di picche, fanti di quadri e carte della sequenza. Gioca quelle senza futuro.
tip-stock-win = Fai una presa quando hai qualcosa da calare; quasi tutte le altre non valgono la carta alta che costano.
tip-stock-last = Conta il tallone che finisce. Cala quello che puoi prima che si esaurisca, e conserva assi e atout per le prese successive.
tip-draft = Prendi assi, futuri atout e parti di combinazioni; ricorda che cosa hai messo da parte, perché l'altro non lo vedrà più.
tip-suit = Pensa due volte al seme più caro: moltiplica anche quello che perdi.
tip-aces = Gioca presto gli assi degli altri semi, finché tutti devono ancora rispondere. Più tardi vengono tagliati.
tip-dix = Scambia un dix ogni volta che puoi: non costa nulla e dà un atout migliore.
tip-trumps = Conta gli atout che escono: sono { $cards }.
tip-partner = Se la presa è sicura per il tuo compagno e puoi scegliere, gioca una carta di valore. Se è sicura per gli avversari, gioca una carta che non vale nulla.
tip-defend = Come difensore gioca carte di valore nelle prese dell'altro difensore, e tenete il dichiarante in mezzo: meglio che esca il suo vicino di destra.
tip-low = Nelle prese degli altri gioca solo carte che non valgono nulla.
tip-save = { $unit ->
    [player] Non aspettare troppo la prima presa: chi non vince nulla perde le combinazioni.
   *[side] Non aspettare troppo la prima presa: una squadra che non vince nulla perde le combinazioni.
}
tip-help = { $company ->
    [sides] Passa con aiuto se hai un asso o due o buone combinazioni ma non puoi offrire: può portare il tuo compagno un passo più in su.
    [many] Passa con aiuto se hai un asso o due o buone combinazioni ma non puoi offrire: può portare il tuo compagno un passo più in su.
   *[other] Pensaci bene prima di passare con aiuto: lo sentono tutti.
}
tip-concede = { $paid ->
    [chips] Arrenditi se le combinazioni mostrano che il contratto è irraggiungibile: giocato e perso costa di più.
   *[points] Arrenditi se le combinazioni mostrano che il contratto è irraggiungibile: così gli altri non fanno punti di presa.
}
tip-stuck = Con una mano debole passa presto: forse un altro sarà obbligato a un contratto che non si può mantenere.
tip-last = Se puoi, conserva un atout per l'ultima presa: porta { $points } in più.
tip-void = Elimina un seme corto: poi potrai tagliarlo.

term-around = { $copies ->
    [1] Quartetto: quattro carte dello stesso valore, una per seme.
    [2] Quartetto: quattro carte dello stesso valore, una per seme. Tutte e otto sono un doppio quartetto.
   *[other] Quartetto: quattro carte dello stesso valore, una per seme. Due per seme sono un doppio quartetto, tre un triplo, e così via.
}
term-beat = Superare: giocare una carta che passa in testa nella presa.
term-check = Check: una scommessa che si paga a parte dai punti.
term-contract = { $unit ->
    [player] Contratto: l'offerta che ha vinto l'asta e che il dichiarante deve raggiungere.
   *[side] Contratto: l'offerta che ha vinto l'asta e che i dichiaranti devono raggiungere.
}
term-counter = Carta di valore: una carta che porta punti in una presa.
term-deal = Smazzata: tutto, dal mescolare al punteggio.
term-declarer = { $company ->
    [alone] Dichiarante: chi ha vinto l'asta e gioca da solo.
    [duel] Dichiarante: chi ha vinto l'asta.
    [called] Dichiarante: chi ha vinto l'asta. Con il compagno chiamato: i dichiaranti.
   *[sides] Dichiarante: chi ha vinto l'asta. Con la sua squadra: i dichiaranti.
}
term-defenders = { $company ->
    [alone] Difensori: tutti quelli che giocano contro il dichiarante.
    [duel] Difensore: chi non ha vinto l'asta.
    [called] Difensori: tutti quelli che giocano contro il dichiarante e il compagno chiamato.
    [many] Difensori: le squadre che non hanno vinto l'asta.
   *[sides] Difensori: la squadra che non ha vinto l'asta.
}
term-dix = { $dix ->
    [7] Dix (si legge "dis"): il sette di atout.
   *[other] Dix (si legge "dis"): il nove di atout.
}
term-exchange = Scambio: le carte che dichiarante e compagno si danno.
term-follow = Rispondere: giocare una carta del seme di uscita.
term-kitty = Piatto: i gettoni comuni di tutti.
term-lead = Uscire: giocare la prima carta di una presa.
term-marriage = Matrimonio: re e donna dello stesso seme; di atout, un matrimonio reale.
term-match = Partita: smazzate finché una squadra ha vinto.
term-match-player = Partita: smazzate finché qualcuno ha vinto.
term-meld = { $when ->
    [between] Combinazione: un insieme di carte che dà punti quando si cala tra una presa e l'altra; anche i punti stessi.
   *[before] Combinazione: un insieme di carte che dà punti prima del gioco; anche i punti stessi.
}
term-pinochle = Pinochle: donna di picche e fante di quadri.
term-run = Sequenza: asso, dieci, re, donna e fante di atout.
term-set = { $unit ->
    [player] Caduto: si dice del contratto che il dichiarante non ha raggiunto.
   *[side] Caduto: si dice del contratto che i dichiaranti non hanno raggiunto.
}
term-draw-stock = Tallone: le carte da cui si pesca.
term-trick = Presa: una carta di ogni giocatore.
term-trump = Atout: il seme che batte tutti gli altri. Tagliare: giocare un atout quando si è usciti in un altro seme.
term-void = Vuoto: senza carte di un seme.
term-widow = Monte: le carte che non si danno a nessuno.

# La differenza tra due serie di regole.
difference-option = { $label }: { $old } -> { $new }
