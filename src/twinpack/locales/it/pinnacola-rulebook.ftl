# Il foglio delle regole della Pinnacola. Sezioni e righe comuni a tutti i giochi stanno in rulebook.ftl.

section-turn = Il turno
section-row = Prendere dal pozzo
section-kinds = Le combinazioni
section-wilds = Le matte
section-swap = Sostituire una matta
section-out = La chiusura
section-stock = Quando finisce il tallone
section-example-points = Esempio: quanto valgono le combinazioni
section-example-settlement = Esempio: il punteggio di una smazzata con combinazioni

table-of-4 = Si gioca in quattro, due contro due. I compagni siedono uno di fronte all'altro e segnano insieme come una sola coppia. Tutto procede in senso orario.
table-of-2 = Si gioca in due, uno contro l'altro. Dove queste regole parlano di coppia si intende il singolo giocatore.
pack-natural = Si gioca con { $cards } carte: due mazzi completi da 52 e quattro jolly. Ogni carta c'è dunque due volte.
pack-pinelle = Si gioca con { $cards } carte: due mazzi completi da 52 e quattro jolly, senza i quattro due rossi. I quattro due neri si chiamano pinelle e sono matte come i jolly.
aim = Lo scopo è calare sul tavolo più carte possibile in combinazioni e restare per primi senza carte.
values-cards = Carte
values-points = Punti
values-everywhere = Una carta vale lo stesso in una combinazione e in mano, ma in mano si toglie. L'asso vale lo stesso all'inizio e alla fine di una scala.

give-dealer = Il primo mazziere si estrae a sorte. Dopo ogni smazzata distribuisce il vicino di sinistra.
give-cards = Il mazziere dà le carte una alla volta, in senso orario, finché ognuno ne ha { $hand }.
give-row = La carta seguente si scopre e apre il pozzo, dove finiscono tutti gli scarti. Le altre { $stock } carte, coperte, sono il tallone.
give-first = Comincia il giocatore alla sinistra del mazziere.

turn-parts = Il turno ha tre parti: pescare, calare quanto si vuole, scartare.
turn-draw = Si deve pescare, e una volta sola: la prima carta del tallone, oppure carte del pozzo.
turn-lay = Poi si possono calare nuove combinazioni, quante se ne vuole e in qualsiasi ordine. Non c'è obbligo di calare.
turn-off = Si possono anche attaccare singole carte alle proprie combinazioni, comprese quelle calate in questo turno.
turn-partner-opened = Alle combinazioni del compagno si può attaccare dopo aver aperto, cioè dopo aver calato in questa smazzata una combinazione propria, anche nello stesso turno.
turn-partner = Alle combinazioni del compagno si può attaccare come alle proprie.
turn-opponents = Alle combinazioni degli avversari non si attacca mai.
turn-discard = Alla fine si scarta una carta scoperta in fondo al pozzo.
turn-back = Fino allo scarto si può riprendere tutto ciò che si è calato in questo turno. Una pescata invece non si annulla mai.
turn-ends-well = Qualunque cosa si faccia, deve restare possibile rispettare gli obblighi e finire il turno.
discard-wild-forbidden = Una matta non si può scartare, a meno di avere più carte e di non poterne scartare nessun'altra.
discard-wild-not-last = Una matta si può scartare, ma non come ultima carta per chiudere.
discard-fitting-forbidden = Non si può scartare una carta che si attacca a una combinazione sul tavolo, a meno di avere più carte e di non poterne scartare nessun'altra.
discard-fitting-not-last = Non si può chiudere scartando una carta che si attacca a una combinazione sul tavolo.

row-open = Tutte le carte del pozzo stanno scoperte una accanto all'altra, nell'ordine in cui sono state scartate.
row-tail = Invece di pescare dal tallone si può scegliere una carta qualsiasi del pozzo. La si prende insieme a tutte le carte scartate dopo di essa.
row-whole = Invece di pescare dal tallone si può prendere tutto il pozzo. La sua carta più vecchia è la carta scelta.
row-last = Invece di pescare dal tallone si può prendere l'ultimo scarto del pozzo, e nessun'altra carta. È la carta scelta.
row-needs-opened = Dal pozzo si può prendere solo dopo aver calato in questa smazzata una combinazione propria.
row-duty = La carta scelta va calata nello stesso turno: in una nuova combinazione, oppure attaccata a una combinazione della propria coppia.
row-rest = Le altre carte vanno in mano senza alcun obbligo e possono servire a calare la carta scelta.
row-chosen-first = La carta scelta va calata prima di ogni altra cosa.
row-chosen-later = Prima della carta scelta si può calare anche altro.
row-swap-own = Sostituire con la carta scelta una matta in una combinazione della propria coppia vale come calarla.
row-swap-none = Sostituire una matta con la carta scelta non vale come calarla.
row-swap-any = Sostituire una matta con la carta scelta vale come calarla, di chiunque sia la combinazione.
row-last-free = Chi prende solo l'ultimo scarto non è obbligato a calarlo e può anche scartarlo di nuovo subito.
row-last-free-kept = Chi prende solo l'ultimo scarto non è obbligato a calarlo, ma non può scartarlo nello stesso turno.
row-single = Chi ha una sola carta in mano deve prenderne dal pozzo almeno due.
row-blocked = Una matta nel pozzo blocca tutte le carte più vecchie: finché è lì, non si possono prendere.

kinds-two = Una combinazione ha almeno tre carte: è un tris, un poker o una scala.
kinds-tris = Il tris è formato da tre carte dello stesso valore in tre semi diversi. Due carte uguali non stanno mai nello stesso tris o poker.
kinds-poker = Il poker è formato da quattro carte dello stesso valore, una per seme. È completo: non vi si attacca niente.
kinds-run = La scala è formata da tre o più carte consecutive dello stesso seme, nell'ordine { $ranks }.
kinds-skip = Nelle scale il due non esiste: dopo l'asso viene il tre.
kinds-ace = L'asso sta all'inizio o alla fine, ma la scala non gira mai l'angolo: re, asso e la carta seguente non sono una scala. La scala più lunga ha { $cards } carte, con un asso a ogni capo.
kinds-stay = Una combinazione appartiene a chi l'ha calata, anche se altri vi attaccano. Le combinazioni non si dividono, non si uniscono e non si riordinano mai.

wild-jokers = I jolly sono matte: ognuno sta al posto di una carta che manca in una combinazione.
wild-pinelle = Jolly e pinelle sono matte: ognuna sta al posto di una carta che manca in una combinazione. Una pinella non è mai un due normale.
wild-named = In una scala è il posto della matta a dire quale carta sostituisce. In un tris si dichiara il seme quando si cala, a meno che ne resti uno solo.
wild-stays = La matta vale quella carta finché non viene sostituita.
wild-slides = Se qualcuno attacca proprio la carta che la matta sostituisce, la matta scorre a un capo della scala; altrimenti vale quella carta finché non viene sostituita.
wild-naturals = { $cards ->
    [one] In ogni combinazione almeno una carta deve essere naturale.
   *[other] In ogni combinazione almeno { $cards } carte devono essere naturali.
}
wild-any = Per il resto una combinazione può avere quante matte si vuole.
wild-most = { $cards ->
    [one] Una combinazione può avere una sola matta.
   *[other] Una combinazione può avere al massimo { $cards } matte.
}
wild-apart = In una scala due matte non possono stare una accanto all'altra.
wild-poker = Una matta può far parte di un poker, che allora è completo anch'esso.
wild-no-poker = Un poker deve essere senza matte. Perciò una matta non si attacca a un tris, e a un tris con una matta non si attacca niente.
wild-joker-poker = Come eccezione, quattro jolly sono una combinazione.
wild-joker-tris-and-poker = Come eccezione, tre o quattro jolly sono una combinazione.
wild-pure = Una combinazione senza matte è pulita. Conta ciò che c'è in quel momento sul tavolo: una sostituzione può renderla pulita.

swap-all = Chi ha in mano proprio la carta al cui posto sta un jolly può metterla lì e prendere il jolly, da qualsiasi combinazione sul tavolo, anche degli avversari.
swap-own-side = Chi ha in mano proprio la carta al cui posto sta un jolly può metterla lì e prendere il jolly, ma solo dalle combinazioni della propria coppia.
swap-pinelle-own-side = Allo stesso modo si può prendere una pinella, ma solo dalle combinazioni della propria coppia.
swap-pinelle-none = Una pinella non si sostituisce mai.
swap-needs-opened = Si può sostituire solo dopo aver calato in questa smazzata una combinazione propria, anche nello stesso turno.
swap-unopened = Si può sostituire anche senza aver ancora calato niente.
swap-relay = La matta presa va calata di nuovo nello stesso turno: in una nuova combinazione, oppure attaccata a una combinazione della propria coppia.
swap-keep = La matta presa si può tenere in mano, dove si toglie come ogni altra carta.

out-empty = Chi resta senza carte chiude, e la smazzata finisce subito: scartando l'ultima carta, oppure calando tutte le carte senza scarto.
out-discard = Si chiude, e la smazzata finisce subito, scartando l'ultima carta. Non si possono calare tutte le carte: una deve restare per lo scarto.
out-poker-or-run6 = Si può chiudere solo se tra le combinazioni della coppia c'è un poker o una scala pulita di sei o più carte, anche se calati in questo stesso turno.
out-poker-and-run7 = Si può chiudere solo se tra le combinazioni della coppia ci sono un poker e una scala pulita di sette o più carte, anche se calati in questo stesso turno.
out-poker-any = Per questo basta anche un poker con una matta.
out-poker-pure = Per questo il poker deve essere pulito.
out-first-round = Nessuno può chiudere nel primo giro, cioè nel primo turno di ogni giocatore.
out-keep = Finché non si può chiudere, dopo lo scarto deve restare in mano almeno una carta.
out-pinnacolone = Una scala pulita di { $cards } carte, da asso ad asso, è un pinnacolone. Appena ce n'è uno sul tavolo, la sua coppia vince l'intera partita. Non vale nessuna condizione di chiusura.
out-pinnacolone-points = Una scala pulita di { $cards } carte, da asso ad asso, è un pinnacolone. Appena ce n'è uno sul tavolo la smazzata finisce: la sua coppia segna { $points } e non si conta nient'altro. Non vale nessuna condizione di chiusura.

stock-on-demand = Quando qualcuno vuole pescare e il tallone è finito, il pozzo, tranne l'ultimo scarto, si mescola e diventa il nuovo tallone. Fino ad allora il pozzo resta com'è.
stock-turn-end = Se alla fine di un turno il tallone è finito, il pozzo, tranne l'ultimo scarto, si mescola e diventa il nuovo tallone.
stock-immediate = Appena il tallone è finito, il pozzo, tranne l'ultimo scarto, si mescola e diventa il nuovo tallone.
stock-stall = { $times ->
    [one] Se è stato consumato tutto un nuovo tallone e nessuno ha calato una carta, non se ne fa un altro.
   *[other] Se sono stati consumati { $times } nuovi talloni di fila e nessuno ha calato una carta, non se ne fa un altro.
}
stock-blocked = Se non si può fare un nuovo tallone e il giocatore non può prendere nemmeno dal pozzo, la smazzata è bloccata: finisce e si conta senza premio di chiusura.
stock-end = Chi pesca l'ultima carta del tallone gioca ancora quel turno. Poi la smazzata finisce e si conta senza premio di chiusura, a meno che quel giocatore abbia chiuso.
stock-idle = Se per { $long } giri tutti prendono e scartano soltanto carte del pozzo, la smazzata finisce lo stesso, senza premio di chiusura. Se nessuno può pescare dal tallone, { $times ->
    [one] basta un giro
   *[other] bastano { $times } giri
}.

score-melds = Alla fine della smazzata ogni coppia somma i punti delle carte nelle sue combinazioni.
score-double = Un poker pulito vale il doppio, e così una scala pulita di { $cards } o più carte.
score-triple = Una scala pulita di { $cards } o più carte vale il triplo.
score-impure = Le combinazioni pulite più corte valgono una volta sola, e così tutte quelle con una matta.
score-core = In una scala con matte, { $cards } o più carte naturali di fila restano una scala pulita e contano come tale; le altre carte della scala contano una volta sola. Tutte le altre combinazioni con una matta contano una volta sola, come quelle pulite più corte.
score-joker-poker = Quattro jolly calati insieme valgono { $points }.
score-hands = Da questo ogni coppia toglie le carte rimaste in mano ai suoi giocatori, anche quelle del compagno di chi ha chiuso.
score-hands-two = Da questo ogni coppia toglie le carte che le sono rimaste in mano.
score-out = La coppia di chi ha chiuso segna { $points } in più.
in-hand-not-opened = È chiusura in mano quando chi chiude non aveva calato nessuna combinazione nei turni precedenti e cala tutto in questo.
in-hand-first-turn = È chiusura in mano quando si chiude nel proprio primo turno della smazzata.
in-hand-bonus = La chiusura in mano porta invece { $points }.
in-hand-adds = La chiusura in mano porta altri { $points }.
in-hand-melds = Con la chiusura in mano le combinazioni di quella coppia valgono ancora il doppio.
in-hand-double-bonus = Con la chiusura in mano tutto il risultato di quella coppia raddoppia, compreso il premio di { $points } per la chiusura.
in-hand-double = Con la chiusura in mano il risultato di quella coppia raddoppia, ma senza il premio di { $points } per la chiusura.
no-meld-double = Se una coppia non ha nessuna combinazione, le sue carte in mano si tolgono due volte.
no-meld-single = Una coppia senza combinazioni non paga altro che le carte in mano.
no-meld-in-hand = Non aver calato niente costa una penalità solo se qualcuno ha fatto una chiusura in mano.
no-meld-side = Una coppia senza combinazioni segna esattamente { $points } sotto zero; le sue carte in mano non si contano.
no-meld-player = Ogni giocatore che non ha calato nessuna combinazione paga { $points } al posto delle carte in mano.
no-meld-partner = Il compagno di chi ha chiuso paga invece { $points }.
score-negative = Un risultato può essere sotto zero, e così anche un totale.

kind-tris = tris
kind-poker = poker
kind-run = scala
kind-pure-tris = tris pulito
kind-pure-poker = poker pulito
kind-pure-run = scala pulita
example-points-one = { $kind } { $meld }: { $points }.
example-table = Ecco che cosa c'è sul tavolo e che cosa resta in mano quando un giocatore chiude.
example-side = Coppia
example-laid-0 = prima coppia, calate
example-laid-1 = seconda coppia, calate
example-held-0 = prima coppia, in mano
example-held-1 = seconda coppia, in mano
example-out = Chiude un giocatore della prima coppia che aveva già calato in turni precedenti. Risultato: prima coppia { $first }, seconda coppia { $second }.
example-in-hand = Se quel giocatore avesse calato tutte le combinazioni della prima coppia in un solo turno: prima coppia { $first }, seconda coppia { $second }.
example-alone = E se inoltre la seconda coppia non avesse calato niente: prima coppia { $first }, seconda coppia { $second }.

tip-row = Leggi il pozzo prima di pescare: la carta che ti serve può essere lontana, con altre buone dopo di lei.
tip-row-price = Ogni carta presa in più va poi calata o scartata. Prendine molte all'inizio della smazzata, poche quando qualcuno sta per chiudere.
tip-hands = Conta le carte in mano agli avversari. Quando uno ne ha due o tre, cala quello che puoi: si toglie anche la mano del tuo compagno.
tip-hand = Conta le carte in mano all'avversario. Quando ne ha due o tre, cala quello che puoi.
tip-needs = Pensa fin dall'inizio al requisito per chiudere e tieni le carte che servono.
tip-pure = Tieni pulite le scale lunghe: da { $cards } carte in poi valgono il doppio. Metti il jolly in un tris piuttosto che in una scala che cresce.
tip-joker = Un jolly in mano alla fine costa { $points }. Calalo in tempo.
tip-nothing = Cala qualcosa prima che sia tardi: una coppia senza niente sul tavolo paga caro.
tip-discard = Non scartare carte vicine a quelle che raccolgono gli avversari. È sicura una carta di cui si sono già viste tutte e due le copie.
tip-swap = Ricorda al posto di quali carte stanno i jolly sul tavolo, anche quelli degli avversari: con la carta giusta guadagni un jolly.
tip-count = Ogni carta c'è due volte. Prima di aspettarne una, guarda se sono già tutte e due sul tavolo.

term-laid-meld = Combinazione: tre o più carte che stanno insieme sul tavolo, cioè un tris, un poker o una scala.
term-tris = Tris: tre carte dello stesso valore in semi diversi.
term-poker = Poker: quattro carte dello stesso valore, una per seme.
term-straight = Scala: carte consecutive dello stesso seme.
term-wild = Matta: una carta che sta al posto di un'altra.
term-joker = Jolly: la matta che vale di più.
term-pinella = Pinella: un due nero, che è una matta.
term-pure = Pulita: senza matte.
term-stock = Tallone (o mazzo): le carte coperte da cui si pesca.
term-row = Pozzo: gli scarti, scoperti in fila.
term-lay = Calare: mettere sul tavolo una nuova combinazione.
term-lay-off = Attaccare: aggiungere una carta a una combinazione sul tavolo.
term-swap = Sostituire: mettere la carta vera al posto di una matta e prendere la matta.
term-open = Aprire: calare la propria prima combinazione della smazzata.
term-go-out = Chiudere: finire la smazzata restando senza carte.
term-in-hand = Chiusura in mano: chiudere calando tutto in un solo turno.
term-pinnacolone = Pinnacolone: una scala pulita da asso ad asso.
