# Che cosa dicono un tavolo condiviso e il suo server: perché qualcosa è rifiutato, e che cosa ci si dice tra persone.

# Azioni e proposte a un tavolo condiviso.
error-stale = Intanto il tavolo è andato avanti. Guardare di nuovo, poi decidere.
error-not-your-turn = Non tocca a te. Aspetta che ti sia chiesto.
error-paused = Il tavolo è in pausa. Prima qualcuno deve farlo ripartire.
error-no-deal = Non c'è nessuna smazzata in corso. Aspetta la prossima.
error-no-shuffle = Ora nessuna mescolata aspetta del caso da te.
error-nothing-said = Così non si dice niente. Scrivi un testo, o scegli tra: { $allowed }.
error-spectators-watch = Questo può farlo solo chi ha un posto. Prendine uno, se ce n'è uno libero.
error-already-so = È già così.
error-already-proposed = C'è già una proposta. Aspetta le risposte.
error-nothing-proposed = Niente aspetta la tua risposta.
error-no-takeback = Qui non c'è niente da ritirare: il tavolo non lo permette, nel frattempo sono arrivate carte, o qualcun altro ha agito.
error-cannot-claim = Qui il resto non si può reclamare. Continua a giocare.
error-claim-not-certain = Sulle carte la pretesa non è sicura, e i bot accettano solo quelle sicure. Continua a giocare.
error-no-melds = Qui non ci sono combinazioni da contare: ci sono solo nei giochi con la briscola, e dopo che è stata scelta.

# Tavoli e posti.
error-no-such-match = Qui non c'è nessun tavolo "{ $text }". Chiedi di nuovo il link.
error-no-name = Il server non ti conosce ancora. Prima scegli un nome.
error-seat-taken = Il posto { $seat } non è libero. Liberi: { $allowed }.
error-table-full = Tutti i posti sono occupati. Guarda, o chiedi un posto a chi ospita.
error-not-the-host = Un posto può cederlo solo chi ospita il tavolo, o chi ci siede.
error-not-your-seat = Questo posto è di qualcun altro. Il link lo può fare solo chi ce l'ha.
error-wrong-key = Questo link non apre più nessun posto. Chiedine uno nuovo.
error-no-spectators = A questo tavolo non si può guardare. Prendi un posto, o usa il link del tuo.
error-too-many-tables = Per ora i tavoli bastano: al massimo { $limit }. Torna più tardi, o usane uno che c'è già.
error-too-many-bots = { $given ->
    [one] Un bot è di troppo. C'è posto per { $limit }.
   *[other] { $given } bot sono troppi. C'è posto per { $limit }.
}
error-rules-too-large = Le regole sono troppo grandi. Al massimo { $limit } byte.
error-no-words = Per questo non ci sono parole. Ci sono: { $allowed }.

# La via verso un server.
error-link = "{ $text }" non è il link di un tavolo. È fatto come http://COMPUTER/table.html#TAVOLO.
error-no-server = A { $url } non risponde nessun server ({ $text }). Controlla il link, e se il server è acceso.
error-http-status = Il server risponde con { $status } e non dice altro. Riprova più tardi.
error-connection-lost = La connessione è caduta. Torna da sola.
error-no-seat = Il link del tavolo { $text } non apre nessun posto. Chiedi il link di un posto.
error-request-form = La richiesta non ha la forma che dovrebbe avere ({ $text }).
error-message-form = Il messaggio non ha la forma che dovrebbe avere ({ $text }).
error-message-too-large = Il messaggio è troppo grande. Al massimo { $limit } byte.
error-limit = "{ $text }" non è un limite. Un limite si scrive come idle=900; ci sono: { $allowed }.
error-database = Non esiste un database di tipo "{ $text }". Un indirizzo si scrive così: { $allowed }.

# Verbali di tavoli condivisi.
error-hex = "{ $text }" non sono { $fewest ->
    [32] i 32 byte in cifre esadecimali che ci vogliono qui.
   *[other] da { $fewest } a { $most } byte in cifre esadecimali, come ci vogliono qui.
}
error-takeback-too-far = { $count ->
    [one] Qui non si può ritirare un'azione.
   *[other] Qui non si possono ritirare { $count } azioni.
} Dopo la distribuzione, in questa smazzata ce ne sono { $most }.

# Chi ha un posto.
seat-open = libero
seat-bot = bot
seat-away = assente
seat-stands-in = assente, gioca un bot
seat-watching = guarda

# Che cosa si può dire con un tocco.
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusate!
phrase-wait = Un momento, per favore.
phrase-back = Sono di nuovo qui.
phrase-bye = Arrivederci!

# La fine di una partita abbandonata; $side è chi ha rinunciato.
outcome-conceded = Partita abbandonata da: { $side }.
error-claimed-before = In questa mano hai già rivendicato il resto una volta.

# Domande a chi tocca ciò che nel terminale si scrive.
touch-ask-stock-only = Hai fatto la presa. Pesca una carta:
touch-ask-play-only = La tua carta (si può giocare solo { $cards }):
touch-ask-draw-only = Che cosa peschi (solo { $options })?
touch-answer-look-doc = prendere il monte
touch-answer-continue-doc = gioco
