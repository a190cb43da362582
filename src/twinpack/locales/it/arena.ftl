# Bot contro bot, e programmi esterni ai loro posti.

arena-pairs = Coppie
arena-title = { $a } contro { $b }
arena-rules = Regole: { $rules }, { $digest }. Seme: { $seed }.
arena-margin = { $a } fa { $mean } punti per smazzata più di { $b }; con il 95 % di certezza tra { $low } e { $high }.
arena-shares = Coppie di smazzate: { $pairs }; meglio: { $better }, pari: { $equal }, peggio: { $worse }. Smazzate nulle: { $void }.
arena-fault-endless = { $bot }: smazzate che club ha giocato fino alla fine perché il programma girava in tondo: { $count }.
arena-fault-illegal = { $bot }: risposte che non erano un'azione ammessa, per cui ha giocato club: { $count }.
arena-fault-late = { $bot }: smazzate che club ha giocato fino alla fine perché nessuna risposta è arrivata in tempo: { $count }.
arena-fault-lost = { $bot }: smazzate che club ha giocato fino alla fine perché il programma era terminato: { $count }.
arena-bot = Bot
arena-scored = Punti per smazzata
arena-contracts = Contratti
arena-made = Mantenuti
arena-unplayed = Non giocati
arena-bid = Dichiarazione
arena-meld = Combinazioni
arena-tricks = Prese
arena-over = Oltre la dichiarazione, se mantenuta
arena-under = In meno, se mancata
arena-points = Punti come dichiarante
arena-spread = Quante coppie hanno avuto quale differenza
arena-settling = La differenza media dopo tante coppie, con il suo intervallo al 95 %
arena-axis-points = punti per smazzata
arena-axis-pairs = coppie
arena-report = Scritto: { $file }

error-arena-unequal = { $bot } contro sé stesso differisce di { $points } punti per smazzata nella coppia { $pair }, dove non ci dev'essere differenza: dipende dal tempo, o da un caso proprio. Dagli uno sforzo fisso, o usa --self-test 0 e più coppie.
error-arena-worker = Uno dei processi che si dividevano il lavoro è terminato. Continua con --resume, o con meno --workers.
error-arena-file = Questa riga di { $value } non è una coppia di un'arena. Scegli un altro file per --resume.
error-arena-other = { $value } appartiene a un altro confronto: { $name } era { $old } e ora è { $new }. Scegli un altro file per --resume.
error-report-kind = { $value } non ha un'estensione in cui si possa scrivere un resoconto. Ci sono: { $allowed }.
error-option-range = { $name } non può essere { $given }. Va da { $least } a { $limit }.

error-engine-start = Il programma "{ $command }" non può essere avviato: { $text }.
error-engine-silent = Il programma "{ $command }" non ha salutato entro { $seconds } secondi. Parla il protocollo dei programmi, e svuota la sua uscita dopo ogni riga?
error-engine-gone = Il programma "{ $command }" è terminato prima di salutare.
error-engine-hello = Il programma "{ $command }" ha salutato con "{ $text }". Deve rispondere a HELLO con HELLO e il suo nome.
error-engine-line = Questa riga non appartiene al protocollo dei programmi: { $text }
error-engine-too-early = È arrivata una domanda prima delle regole, dellper smazzata e della vista che le appartengono: { $text }
