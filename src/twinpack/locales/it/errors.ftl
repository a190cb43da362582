# Why something was refused: the codes of errors. What was wrong comes first, then the way out.

# Where it is, in front of what is wrong; and a reason behind it.
error-at-line = Riga { $line }: { $message }
error-at-call = Chiamata { $place } ({ $call }): { $message }

# Text that is not in the form it should have.
error-card = "{ $text }" non è una carta. Si scrivono valore e seme, come AS, 10H o 9C: valori A 10 K Q J 9 8 7, semi S (picche) H (cuori) D (quadri) C (fiori).
error-suit = "{ $text }" non è un seme. Si scrive S (picche), H (cuori), D (quadri) o C (fiori).
error-number = "{ $text }" non è un numero di punti. Si scrivono solo cifre, come 250.
error-seat = "{ $text }" non è un posto. Si scrive un numero da 0 in su.
error-action = "{ $text }" non è un'azione. Le azioni si scrivono come "bid 260", "trump S" o "play TH".
error-answer = "{ $text }" non risponde a questa domanda. Si risponde con una delle possibilità indicate.
error-too-many-cards = "{ $text }" indica troppe carte. Il mazzo ne ha { $limit }.
error-result = "{ $text }" non è un risultato. Un risultato si scrive come "result +320 -250".
error-call = "{ $text }" non è una chiamata. Si scrive un numero, P (passo) o H (passo con aiuto).
error-whole = { $name } vuole un numero intero, non "{ $text }".
error-pair = { $name } vuole due numeri interi come 320/60, non "{ $text }".

# Actions that the rules do not allow.
error-must-follow = { $card } non si può giocare: chi ha { $led } deve rispondere al seme. Giocare una carta di quel seme.
error-must-beat = { $card } non si può giocare: chi può superare { $winning } deve farlo. Giocare una carta più alta del seme.
error-must-trump = { $card } non si può giocare: chi non ha { $led } deve giocare atout ({ $trump }). Giocare un atout.
error-must-overtrump = { $card } non si può giocare: chi può surtagliare { $winning } deve farlo. Giocare un atout più alto.
error-must-lead-trump = Non si può uscire con { $card }: nella prima presa bisogna uscire in atout ({ $trump }). Uscire con un atout.
error-not-in-hand = Non sono in mano: { $cards }. Scegliere carte che lo siano.
error-wrong-count = { $given ->
    [one] Una carta non va bene: sceglierne { $count }.
   *[other] { $given } carte non vanno bene: sceglierne { $count }.
}
error-wrong-widow-use = { $use ->
    [bury] Con queste regole il monte non si distribuisce: scartare delle carte.
   *[share] Con queste regole non si scarta nulla: distribuire il monte.
}
error-trump-needs = { $suit } non può essere atout: la mano non ha ciò che le regole chiedono al seme di atout. Possibili: { $allowed }.
error-may-not-call = { $card } non si può chiamare. Chiamare un atout che non si ha in mano: { $allowed }.
error-may-not-bury = Queste non si possono scartare: { $cards }. Scartare tra queste: { $allowed }.
error-not-the-pack = Non è il mazzo: devono essere le sue { $cards } carte, ognuna tante volte quante ce ne sono.
error-no-misdeal = Con questa mano o in questo momento non si può far rifare la smazzata. Offrire o passare.
error-no-concession = Con queste regole il contratto non si può abbandonare. Giocare la smazzata.
error-no-moon = Con queste regole non si annunciano tutte le prese. Togliere l'annuncio.
error-bid-too-low = Un'offerta di { $bid } è troppo bassa. La più bassa ora è { $minimum }.
error-bid-too-high = Un'offerta di { $bid } è troppo alta. La più alta ora è { $maximum }.
error-bid-off-step = Un'offerta di { $bid } cade tra due passi. Qui le offerte salgono di { $step }; la più bassa ora è { $minimum }.
error-must-open = Qui bisogna aprire l'asta, non si può passare. Offrire almeno { $minimum }.
error-may-not-bid = La mano non ha ciò che le regole chiedono a chi offre. Passare.
error-no-help = Con queste regole non esiste il passo con aiuto. Passare e basta.
error-auction-over = L'asta è già finita. Togliere questa chiamata e le seguenti.
error-not-now = { $phase ->
    [deal] "{ $action }" arriva al momento sbagliato: bisogna dare le carte.
    [auction] "{ $action }" arriva al momento sbagliato: è in corso l'asta.
    [swap] "{ $action }" arriva al momento sbagliato: si può scambiare un dix.
    [trump] "{ $action }" arriva al momento sbagliato: bisogna nominare l'atout.
    [widow] "{ $action }" arriva al momento sbagliato: tocca al monte.
    [exchange] "{ $action }" arriva al momento sbagliato: bisogna dare delle carte.
    [decide] "{ $action }" arriva al momento sbagliato: il dichiarante decide se giocare.
    [draft] "{ $action }" arriva al momento sbagliato: si scelgono carte a turno.
    [forfeit] "{ $action }" arriva al momento sbagliato: il dichiarante decide se vedere il monte.
    [call] "{ $action }" arriva al momento sbagliato: bisogna chiamare una carta.
    [bury] "{ $action }" arriva al momento sbagliato: bisogna scartare delle carte.
    [yield] "{ $action }" arriva al momento sbagliato: i difensori decidono se arrendersi.
    [stock] "{ $action }" arriva al momento sbagliato: tra una presa e l'altra si cala e si pesca, durante la presa bisogna giocare una carta.
    [restock] "{ $action }" arriva al momento sbagliato: bisogna rifare il tallone.
    [draw] "{ $action }" arriva al momento sbagliato: prima bisogna pescare dal tallone o prendere dal pozzo.
   *[play] { $action ->
        [draw] "{ $action }" arriva al momento sbagliato: in questo turno si è già pescato. Cala, o scarta e finisci il turno.
        [take] "{ $action }" arriva al momento sbagliato: in questo turno si è già pescato. Cala, o scarta e finisci il turno.
       *[other] "{ $action }" arriva al momento sbagliato: bisogna giocare una carta.
    }
}
error-deal-over = La smazzata è finita. Non si può aggiungere nulla.
error-match-over = La partita è finita. Non si può aggiungere nulla.
error-draw-dealer-first = Il primo mazziere non è ancora stabilito. Una partita comincia con una riga come "dealer 0".
error-dealer-drawn = Il primo mazziere è già stabilito. Succede una sola volta nella partita.
error-no-such-seat = Il posto { $seat } non esiste. I posti si contano da 0 in senso orario.

# Rule sets and house-rules files.
error-unknown-rules = "{ $value }" non è un regolamento né un file. Ci sono: { $allowed }.
error-unreadable-file = Il file "{ $value }" non è accessibile ({ $text }). Controllare nome e permessi.
error-file-too-large = Il file è troppo grande per un regolamento di casa. Al massimo { $limit } byte.
error-bad-toml = Il file non è TOML ({ $text }). Scrivere "gruppo.chiave = valore" su ogni riga.
error-no-base = Il file non dice quali regole cambia. Cominciare con una riga come base = "ID"; "twinpack rules list" mostra gli id.
error-unknown-key = { $near ->
    [none] L'opzione "{ $key }" non esiste. Ci sono: { $allowed }.
   *[other] L'opzione "{ $key }" non esiste. Si intende { $near }?
}
error-group-not-value = "{ $key }" è un gruppo di opzioni e non ha valore. Impostare una di: { $allowed }.
error-wrong-value = { $key } non può essere { $value }. Consentito: { $allowed }.
error-not-divisible = { $key } = { $value } darebbe una frazione nell'altra scala. Scegliere un multiplo di dieci o mantenere la scala.

# Options that cannot be played together.
error-packets-not-hand = { $key }: i pacchetti non fanno una mano. Insieme devono fare { $allowed }.
error-step-too-small = { $key }: le offerte devono salire. Ogni passo deve essere almeno { $allowed }.
error-steps-out-of-order = { $key }: i passi devono partire dall'offerta minima ({ $allowed }) o da sotto e salire.
error-minimum-off-step = { $key }: l'offerta minima cade tra due passi. Il passo seguente è { $allowed }.
error-bid-out-of-reach = { $key }: nessuna smazzata porta tanti punti. Al massimo { $allowed }.
error-ceiling-too-low = { $key }: l'offerta massima è sotto la prima. Almeno { $allowed }, o 0 per nessuna.
error-raise-too-small = { $key }: il rialzo massimo è più piccolo di un passo. Almeno { $allowed }, o 0 per nessun limite.
error-opener-may-not-bid = { $key }: chi deve aprire potrebbe avere una mano che non può offrire. Scrivere { $allowed }, o non chiedere nulla a chi offre.
error-no-trick-points = { $key }: nessuna carta vale qualcosa e l'ultima presa nemmeno. Dare ad almeno una { $allowed }.
error-above-trick-total = { $key }: una smazzata ha meno punti di presa. Al massimo { $allowed }.
error-target-out-of-reach = { $key }: un traguardo così non fa una partita. Sono consentiti i numeri tra questi: { $allowed }.
error-no-target-raise = { $key }: un traguardo che sale deve salire di qualcosa. Almeno { $allowed }.
error-conflict = { $key } non va insieme a { $other }. Cambiare uno dei due.
error-sides-uneven = { $key }: i posti non si possono dividere tra tante squadre. Possibili: { $allowed }.
error-hands-not-seats = { $key }: possono stare fermi al massimo in due, e allora devono giocare almeno in tre. Possibili: { $allowed }.
error-pack-uneven = { $key }: le altre carte non si possono distribuire in parti uguali. Possibili: { $allowed }.
error-share-not-widow = { $key }: un monte che si divide deve avere una carta per ogni giocatore. Devono essere { $allowed }.
error-bracket-too-small = { $key }: una fascia deve contenere più passi interi. Possibili per esempio: { $allowed }.

# Records.
error-record-too-large = La registrazione è troppo grande. Al massimo { $limit } caratteri.
error-record-parts = Non è una registrazione intera: servono dati, regole e azioni, con una riga vuota in mezzo. Manca la fine del file?
error-tag-form = "{ $text }" non è un dato. Un dato si scrive come [Nome "valore"].
error-tag-twice = Un dato compare due volte. Toglierne uno.
error-tag-missing = Manca il dato { $tag }. Aggiungerlo.
error-unknown-family = La famiglia di giochi "{ $family }" non esiste. Ci sono: { $allowed }.
error-hash-mismatch = Le regole scritte qui non sono quelle della registrazione. Il loro hash sarebbe { $expected }.
error-rules-line = Le regole della registrazione qui sono danneggiate. { $cause }
error-damaged-line = Questa riga è danneggiata. { $cause }
error-illegal-line = "{ $text }" qui non è consentito. { $cause }
error-result-mismatch = { $expected ->
    [none] "{ $found }" sta dove nessuna smazzata è finita. Togliere la riga.
   *[other] Qui sta "{ $found }", ma la smazzata ha dato "{ $expected }".
}
error-result-missing = L'ultima smazzata è finita e manca il risultato. Aggiungere la riga "{ $expected }".

# Bots and languages.
error-unknown-bot = Il giocatore automatico "{ $value }" non esiste. Ci sono: { $allowed }.
error-bots-count = { $given ->
    [one] Un giocatore automatico non basta. Indicarne uno per tutti, o { $seats } con le virgole.
   *[other] { $given } giocatori automatici non vanno bene. Indicarne uno per tutti, o { $seats } con le virgole.
}
error-unknown-language = Non ci sono testi in "{ $text }". Ci sono: { $allowed }.

# The command line.
error-no-such-command = Il comando "{ $text }" non esiste. "twinpack --help" li elenca.
error-command-missing = Quale comando? Con --help si elencano.
error-no-such-option = Qui l'opzione "{ $name }" non esiste. Con --help si elencano.
error-missing-argument = Manca { $name }. Con --help si vede che cosa serve.
error-bad-argument = { $name } non può essere "{ $text }". Con --help si vede che cosa può essere.
error-option-without-value = { $name } richiede un valore, o ne ha uno di troppo. Con --help si vede che cosa può essere.
error-too-many-arguments = C'è qualcosa di troppo: { $text }. Con --help si vede che cosa serve.
error-seat-range = Il posto { $seat } non esiste. I posti vanno da 0 a { $limit }.
error-no-such-deal = La registrazione non ha la smazzata { $deal }. Ne ha { $count }.
error-families-differ = { $old } e { $new } sono giochi diversi senza opzioni comuni. Confrontare regolamenti dello stesso gioco.
error-deals-range = Non si possono giocare { $given } smazzate. Scegliere da 1 a { $limit }.

# The referee.
error-other-game = L'arbitro non conosce { $family }. Chiedere di un altro gioco.
error-no-cards = Non ci sono carte da giudicare. Indicarne almeno una.
error-hand-too-large = { $given } carte sono troppe per una mano. Ne ha al massimo { $limit }.
error-too-many-copies = { $card } compare { $given } volte. Nel mazzo c'è { $limit } volte.
error-trick-full = Con { $given } carte in tavola non resta nulla da giocare. Possono essere al massimo { $limit }.
error-trick-size = Una presa ha { $count } carte, non { $given }. Indicarle nell'ordine di gioco.
error-bid-missing = Manca il contratto. Indicare l'offerta, come --bid 350.
error-no-auction = Con queste regole non c'è asta, perché l'atout si scopre. Togliere l'offerta o chiedere con altre regole.
error-no-contract = Senza contratto non se ne può perdere uno senza giocare. Togliere --unplayed.
error-points-missing = Mancano i punti di presa. Indicare quelli delle due squadre, come --tricks 160/90, insieme { $total }, o dire con --unplayed perché non si è giocato.
error-points-unplayed = Una smazzata non giocata non ha punti di presa. Togliere --tricks o --unplayed.
error-points-sum = I punti di presa { $text } fanno { $given }. Insieme devono fare { $total }; ricontare, ultima presa compresa.
error-points-unit = { $points } punti di presa non sono possibili. Qui sono multipli di { $unit }; ricontare.
error-tricks-sum = Le prese { $text } fanno { $given }. Una smazzata ne ha { $total }.
error-points-without-trick = Una squadra senza prese non può avere { $points } punti di presa. Correggere --tricks o --tricks-won.
error-meld-range = Nessuna squadra ha { $points } di combinazioni. Possibili da 0 a { $limit }.
error-meld-unit = Nessuna combinazione vale { $points }. Qui sono multipli di { $unit }; ricontare.
error-dix-range = Il dix non può essere { $points } su { $limit } di combinazioni. Ne è una parte.
error-dix-sum = { $points } non si fa con i dix. Uno vale { $unit }, tutti insieme { $limit }.
error-unplayed-unknown = "{ $text }" non è un motivo per non giocare. Ci sono: { $allowed }.
error-meld-not-under-minimum = Combinazioni per { $meld } non sono sotto il minimo di queste regole ({ $minimum }). Indicare i punti di presa o un altro motivo.
error-must-be-played = Con queste regole una smazzata non finisce prima del gioco perché il contratto è irraggiungibile. Indicare i punti di presa o scrivere concession.
error-is-at-table = Ai dichiaranti servono { $missing } di prese e ce ne sono { $total }, quindi si gioca. Indicare i punti di presa o scrivere concession.
error-any-suit = Con queste regole ogni seme può essere atout, quindi non manca a nessuno. Indicare i punti di presa o un altro motivo.
error-no-such-side = La squadra { $side } non esiste. Le squadre vanno da 1 a { $limit }, nell'ordine dei totali.
error-not-positive = { $number } è troppo piccolo. Scrivere un numero sopra lo zero.
error-declarers-missing = Chi ha vinto dipende da quale squadra ha dichiarato l'ultima smazzata. Aggiungere --declarers e il numero della squadra.
error-deals-missing = La partita finisce dopo { $total } smazzate. Indicare quante se ne sono giocate, come --deals 3.

# Why a deal scores what it scores. $side is a side's name, $amount are points.
reason-made = { $side }: contratto mantenuto con { $amount }.
reason-set = { $side }: contratto caduto, { $amount } non bastano.
reason-concession = { $side }: contratto di { $amount } abbandonato.
reason-not-at-table = { $side }: contratto di { $amount } perso senza giocare, perché non basterebbero tutte le prese.
reason-under-minimum = { $side }: contratto di { $amount } perso senza giocare, perché le combinazioni sono sotto il minimo.
reason-no-suit = { $side }: contratto di { $amount } perso senza giocare, perché nessun seme può essere atout.
reason-bid-given = { $side }: riceve l'offerta di { $amount }.
reason-moon-made = { $side }: ha fatto tutte le prese come annunciato.
reason-moon-failed = { $side }: non ha fatto tutte le prese come annunciato.
reason-meld-too-small = { $side }: combinazioni per { $amount } sono troppo poche per contare.
reason-points-lost = { $side }: perde i { $amount } punti di presa, perché ha fatto troppo poco.
reason-dix-kept = { $side }: conserva comunque { $amount } per i dix.
reason-meld-lost = { $side }: perde { $amount } di combinazioni, perché nelle prese ha fatto troppo poco.
reason-all-tricks = { $side }: ha fatto tutte le prese e con esse vince la partita.
reason-claim-right = { $side }: con { $amount } da questa smazzata ha affermato a ragione di essere al traguardo.
reason-claim-wrong = { $side }: ha affermato di essere al traguardo, ma { $amount } da questa smazzata non bastano.
reason-far-ahead = { $side }: ha { $amount } e nessun altro è sopra zero; con questo vince la partita.
reason-quadruple-run = { $side }: ha mostrato quattro sequenze e con esse vince la partita.
reason-quadruple-pinochle = { $side }: ha mostrato quattro pinochle e con essi vince la partita.
reason-forfeit = { $side }: contratto di { $amount } abbandonato senza vedere il monte.
reason-made-by-meld = { $side }: contratto di { $amount } mantenuto con le sole combinazioni.
reason-yielded = { $side }: contratto di { $amount } mantenuto, perché gli altri si sono arresi.
reason-each-pays = { $side }: riceve da ognuno degli altri { $amount ->
    [one] { $amount } gettone
   *[other] { $amount } gettoni
}.
reason-pays-each = { $side }: paga a ognuno degli altri { $amount ->
    [one] { $amount } gettone
   *[other] { $amount } gettoni
}.
reason-to-kitty = { $side }: paga al piatto { $amount ->
    [one] { $amount } gettone
   *[other] { $amount } gettoni
}.
reason-from-kitty = { $side }: riceve dal piatto { $amount ->
    [one] { $amount } gettone
   *[other] { $amount } gettoni
}.

# Why a match is over. $side is the winner, $target the number of points in force.
outcome-instant-win = Quello che è successo in questa smazzata decide subito la partita.
outcome-floor = Qualcuno è sceso troppo sotto zero.
outcome-mercy = Qualcuno è troppo indietro.
outcome-deals-played = Tutte le smazzate della partita sono giocate, e conta il totale più alto.
outcome-bid-and-out = { $target } è raggiunto con un proprio contratto.
outcome-target = Nessun altro ha raggiunto { $target }.
outcome-declarers-first = Più d'uno ha raggiunto { $target }; allora vince chi ha dichiarato l'ultima smazzata, chiunque abbia di più.
outcome-highest = Più d'uno ha raggiunto { $target }; allora vince il totale più alto.

# An evening of many games.
error-evening-players = Con { $given } persone una serata così non si fa. Possono essere da { $fewest } a { $most }; dividere in due un gruppo più grande.
error-evening-games = Non si possono organizzare { $given } partite. Scegliere da 1 a { $most }.
error-evening-names-count = { $given ->
    [one] C'è un nome per { $count } persone. Indicarle tutte, con le virgole, o togliere --players.
   *[other] Ci sono { $given } nomi per { $count } persone. Indicarle tutte, con le virgole, o togliere --players.
}
error-evening-name-missing = Il nome { $number } è vuoto. Scrivere un nome per ognuno, con le virgole in mezzo.
error-evening-name-twice = Due persone si chiamano "{ $text }". Aggiungere qualcosa che le distingua.
error-evening-results-too-large = I risultati sono troppo grandi. Al massimo { $limit } caratteri.
error-evening-result-form = "{ $text }" non è un risultato. Un risultato si scrive come "game 1 table 1: 520 340", prima Nord-Sud.
error-evening-no-such-game = "{ $text }" non appartiene a nessuna partita. Ci sono le partite da 1 a { $games } ai tavoli da 1 a { $tables }; correggere la riga, o chiederne di più con --games.
error-evening-result-twice = "{ $text }" è una partita che sta già alla riga { $other }. Tenerne una delle due.
