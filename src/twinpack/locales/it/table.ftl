# Giocare nel terminale: che cosa si racconta, si chiede e si scrive.

seat-0 = { seat-south }
seat-1 = { seat-west }
seat-2 = { seat-north }
seat-3 = { seat-east }
seat-south = Sud
seat-southwest = Sud-ovest
seat-west = Ovest
seat-northwest = Nord-ovest
seat-north = Nord
seat-northeast = Nord-est
seat-east = Est
seat-southeast = Sud-est
seat-you = tu
side-yours = la tua coppia
side-other = l'altra coppia
team-yours = la tua squadra
team-other = l'altra squadra
party-defenders = i difensori
list-and = { $first } e { $last }

greet = Regole: { $rules }. Tu sei { $you } e il tuo compagno è { $partner }. Alla tua sinistra siede { $left }, alla tua destra { $right }.
greet-two = Regole: { $rules }. Tu sei { $you } e giochi contro { $other }.
greet-many = Regole: { $rules }. Tu sei { $you }. In senso orario, dalla tua sinistra, siedono { $others }.
greet-partners = { $count ->
    [one] Il tuo compagno è { $partners }.
   *[other] I tuoi compagni sono { $partners }.
}
greet-alone = Ognuno ha il proprio punteggio.
greet-help = Scrivi ? ogni volta che vuoi sapere che cosa puoi fare.

# Carte e combinazioni.
hand-trump = atout { $cards }
hand-empty = nessuna carta
table-hand = La tua mano: { $cards }.
table-trick = Sul tavolo: { $cards }.
table-open = { $who ->
    [you] Scoperte davanti a te: { $cards }.
   *[other] Scoperte davanti a { $name }: { $cards }.
}
table-stock = Nel tallone: { $count }. Accanto c'è { $card }, l'atout è { $suit }.
table-no-trick = Nessuna presa è ancora finita.
table-last = Presa { $number }: { $cards }. { $who ->
    [you] La fai tu, { some-points }.
   *[other] La fa { $name }, { some-points }.
}
table-would-meld = Con atout { $suit } la tua mano vale in combinazioni: { $sum }.
table-could-show = Che cosa potresti mostrare dopo una presa vinta: { $melds }.
table-could-show-nothing = Non hai nulla da mostrare dopo una presa vinta.
some-points = { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
}

# Che cosa succede.
deal-begins = Smazzata { $number }. { $who ->
    [you] Dai le carte tu.
   *[other] Dà le carte { $name }.
}
told-sits-out = { $who ->
    [you] In questa smazzata riposi e guardi.
   *[other] { $name } riposa.
}
told-draft = Le { $count } carte formano il tallone. { $who ->
    [you] Cominci tu.
   *[other] Comincia { $name }.
}
told-turned = L'ultima carta del mazziere si scopre: { $card }. L'atout è { $suit }.
told-turned-stock = Accanto al tallone si scopre { $card }. L'atout è { $suit }.
told-take-card = { $name } prende la carta.
told-take-card-yours = Prendi { $card }. La carta seguente esce dal gioco senza che si veda.
told-reject-card = { $name } rifiuta la carta e tiene la seguente.
told-reject-card-yours = Rifiuti { $card } e ricevi { $other }.
told-bid = { $who ->
    [you] Offri { $points }.
   *[other] { $name } offre { $points }.
}
told-pass = { $who ->
    [you] Passi.
   *[other] { $name } passa.
}
told-help = { $who ->
    [you] Passi con aiuto.
    [partner] { $name } passa con aiuto: la mano del tuo compagno sarebbe utile.
   *[other] { $name } passa con aiuto.
}
told-misdeal = { $who ->
    [you] Chiedi una nuova smazzata. Questa è annullata.
   *[other] { $name } chiede una nuova smazzata. Questa è annullata.
}
told-all-pass = Hanno passato tutti. La smazzata è annullata.
told-contract = { $who ->
    [you] Sei tu il dichiarante. Il contratto è { $bid }.
    [partner] { $name }, il tuo compagno, è il dichiarante. Il contratto è { $bid }.
   *[other] { $name } è il dichiarante. Il contratto è { $bid }.
}
told-stuck = { $who ->
    [you] Nessuno ha offerto: tu, il mazziere, devi giocare a { $bid }.
   *[other] Nessuno ha offerto: { $name }, il mazziere, deve giocare a { $bid }.
}
told-forfeit = { $who ->
    [you] Paghi senza guardare il monte.
   *[other] { $name } paga senza guardare il monte.
}
told-widow = { $who ->
    [you] Prendi il monte: { $cards }.
   *[other] { $name } prende il monte: { $cards }.
}
told-widow-unseen = { $name } prende le { $count } carte del monte senza mostrarle.
told-trump = { $who ->
    [you] Scegli { $suit } come atout.
   *[other] { $name } sceglie { $suit } come atout.
}
told-call = { $who ->
    [you] Chiami { $card }.
   *[other] { $name } chiama { $card }.
}
told-partner = { $who ->
    [you] Ce l'hai tu: sei il compagno di { $declarer }.
   *[other] Ce l'ha { $name }, che è il compagno di { $declarer }.
}
told-partner-yours = Ce l'ha { $name }, che è il tuo compagno.
told-swap = { $who ->
    [you] Scambi { $dix } con la carta scoperta { $card }.
   *[other] { $name } scambia { $dix } con la carta scoperta { $card }.
}
told-keep = { $who ->
    [you] Tieni { $dix } e non scambi.
   *[other] { $name } tiene { $dix } e non scambia.
}
told-bury = { $name } scarta { $count } carte coperte.
told-bury-yours = Scarti { $cards }.
told-share = { $who ->
    [you] { $giver } ti dà { $card } dal monte.
   *[other] Dai a { $name } { $card } dal monte.
}
told-share-unseen = { $name } dà a ognuno degli altri una carta del monte e ne tiene una.
told-gift = { $count ->
    [one] { $giver } dà a { $receiver } una carta.
   *[other] { $giver } dà a { $receiver } { $count } carte.
}
told-gift-from-you = Dai a { $receiver }: { $cards }.
told-gift-to-you = { $giver } ti dà: { $cards }.
told-melds = { $who ->
    [you] Le tue combinazioni: { $sum }. Sul tavolo: { $cards }.
   *[other] Combinazioni di { $name }: { $sum }. Sul tavolo: { $cards }.
}
told-melds-nothing = { $who ->
    [you] Non hai combinazioni.
   *[other] { $name } non ha combinazioni.
}
told-melds-stock = { $who ->
    [you] Mostri { $cards }: { $sum }. Le tue combinazioni: { $total }.
   *[other] { $name } mostra { $cards }: { $sum }. Tutte le combinazioni di { $name }: { $total }.
}
told-melds-stock-dix = { $who ->
    [you] Segni { $sum }. Le tue combinazioni: { $total }.
   *[other] { $name } segna { $sum }. Tutte le combinazioni di { $name }: { $total }.
}
told-side-melds = Combinazioni in tutto: { $points }.
told-need = { $side }: servono altri { $points } dalle prese ({ $bid } - { $meld } = { $points }). In tutte le prese insieme ci sono { $total } punti.
told-covered = { $side }: il contratto di { $bid } è già raggiunto con le sole combinazioni.
told-continue = { $who ->
    [you] Giochi la smazzata.
   *[other] { $name } gioca la smazzata.
}
told-concede = { $who ->
    [you] Ti arrendi.
   *[other] { $name } si arrende.
}
told-moon = { $who ->
    [you] Annunci il cappotto: tutte le prese per la tua coppia.
   *[other] { $name } annuncia il cappotto: tutte le prese.
}
told-yield = { $who ->
    [you] Rinunci a difenderti.
   *[other] { $name } rinuncia a difendersi.
}
told-contest = { $who ->
    [you] Vuoi che si giochi.
   *[other] { $name } vuole che si giochi.
}
told-lead = Presa { $number }. { $who ->
    [you] Esci con { $card }.
   *[other] { $name } esce con { $card }.
}
told-play = { $who ->
    [you] Giochi { $card }.
   *[other] { $name } gioca { $card }.
}
told-ruff = { $who ->
    [you] Tagli con { $card }.
   *[other] { $name } taglia con { $card }.
}
told-trick = { $who ->
    [you] Fai la presa, { some-points }.
   *[other] { $name } fa la presa, { some-points }.
} Finora nelle prese: { $taken }.
told-drawn = { $who ->
    [you] Peschi { $card }.
   *[other] { $name } pesca { $card }.
}
told-stock-out = Il tallone è finito, e le carte scoperte tornano in mano. D'ora in poi si deve rispondere al seme.
told-claim = { $who ->
    [you] Dichiari di aver raggiunto { $target }.
   *[other] { $name } dichiara di aver raggiunto { $target }.
}
told-buried-points = { $side }: altri { $points } nelle carte scartate.
told-count = { $side }: combinazioni { $meld }, prese { $tricks }.
told-count-rounded = { $side }: combinazioni { $meld }, prese { $tricks }, arrotondate a { $rounded }.
told-contract-was = { $who ->
    [you] Dovevi fare { $bid }.
   *[other] { $name } doveva fare { $bid }.
}

# Il punteggio.
deal-void = Questa smazzata non conta. Distribuisce il mazziere successivo.
deal-change = Per questa smazzata: { $points }.
deal-checks = Check: { $checks }.
deal-kitty = Il piatto: { $kitty }.
sheet-target = La partita va a { $target } punti.
sheet-deals = { $deals ->
    [one] La partita è di una smazzata.
   *[other] La partita è di { $deals } smazzate.
}
sheet-deal = Smazzata { $number }: { $points }.
sheet-side = { $side } { $points } (totale { $total })
sheet-void = Smazzata { $number }: non conta.
sheet-totals = { $deals ->
    [0] Nessuna smazzata è ancora finita: { $points }.
    [one] Punteggio dopo { $deals } smazzata: { $points }.
   *[other] Punteggio dopo { $deals } smazzate: { $points }.
}
sheet-checks = Tutti i check finora: { $checks }.
sheet-kitty = Nel piatto: { $kitty }.
end-shared = Tutte le smazzate sono giocate e nessuno è in testa: { $points }. La partita è pari.
end-won = Partita vinta! Totali: { $points }. Ben giocato!
end-lost = Partita persa. Vince: { $winner }. Totali: { $points }.

# Domande.
ask-auction = La tua chiamata ({ $options }):
ask-draft = Guardi { $card } ({ $options }):
ask-forfeit = Solo tu hai offerto ({ $options }):
ask-trump = Quale seme sarà l'atout ({ $options })?
ask-call = Quale atout chiami ({ $cards })?
ask-swap = Scambiare il tuo { $dix } con la carta scoperta { $card } ({ $options })?
ask-bury = { $count ->
    [one] Scarta una carta:
   *[other] Scarta { $count } carte:
}
ask-share = Dai una carta del monte ({ $cards }) a ciascuno di { $names }, in quest'ordine:
ask-give = { $count ->
    [one] Dai a { $name } una carta:
   *[other] Dai a { $name } { $count } carte:
}
ask-decide = Che cosa fai ({ $options })?
ask-yield = Si gioca ({ $options })?
ask-stock = Hai fatto la presa ({ $options }):
ask-stock-only = Hai fatto la presa (Invio pesca una carta):
ask-play = La tua carta ({ $cards }):
ask-play-any = La tua carta (qualsiasi):
ask-play-only = La tua carta (solo { $cards }, Invio la gioca):
ask-play-out = La tua carta ({ $cards }; oppure { $out }):
ask-next = Premi Invio per la prossima smazzata.

# Risposte: le parole che si possono scrivere; la prima è quella mostrata.
answer-pass = passo, passa, p
    .doc = passo
answer-help = aiuto, con aiuto, passo con aiuto
    .doc = aiuto (passare con aiuto)
answer-misdeal = annulla
    .doc = annulla (annullare la smazzata)
answer-take = prendo, sì, si, s
    .doc = prendo
answer-reject = rifiuto, no, n
    .doc = rifiuto
answer-look = guardo
    .doc = Invio: prendere il monte
answer-forfeit = pago
    .doc = pago: perdere senza guardare
answer-bid = offro
answer-bid-from = un'offerta da { $points } in su
answer-bid-between = un'offerta da { $points } a { $top }
answer-bid-only = l'offerta { $points }
answer-trump = atout
answer-call = chiamo
answer-swap = scambio, sì, si, s
    .doc = sì
answer-keep = tengo, no, n
    .doc = no
answer-bury = scarto
answer-share = distribuisco
answer-give = do
answer-continue = gioco, continua
    .doc = Invio: gioco
answer-concede = arrendo, mi arrendo
    .doc = arrendo: dare per persa la smazzata
answer-moon = cappotto
    .doc = cappotto: annunciare tutte le prese
answer-yield = rinuncio
    .doc = rinuncio
answer-dix = dix
    .doc = dix
answer-draw = pesco
    .doc = pesco
answer-draw-turned = pesco scoperta, scoperta
    .doc = pesco scoperta
answer-out = chiudo
    .doc = chiudo
answer-show = mostro
answer-fresh = nuove
answer-play = gioco
    .doc = una carta da giocare
answer-needed = Qui serve una risposta. Scrivi ? per vedere che cosa puoi fare.
not-understood = "{ $text }" qui non si capisce. Scrivi ? per vedere che cosa puoi fare.

# Comandi: le parole che si possono scrivere; la prima è quella mostrata.
command-hint = consiglio, suggerimento
    .doc = che cosa farebbe qui un buon giocatore, e perché
command-why = perché, perche
    .doc = con quello che faresti: se è permesso, e se no, perché
command-hand = mano, carte
    .doc = le tue carte e quelle sul tavolo
command-melds = combinazioni
    .doc = tutte le combinazioni; prima che si mostrino, quelle della tua mano
command-last = ultima, presa
    .doc = l'ultima presa
command-table = tavolo
    .doc = tutto quello che è successo in questa smazzata
command-score = punti, punteggio
    .doc = il punteggio
command-rules = regole
    .doc = le regole di questa partita
command-save = salva
    .doc = dice dove è salvata la partita; si salva dopo ogni azione
command-quit = esci, fine
    .doc = smettere; la partita si può riprendere
command-explain = ?, aiuto, comandi
    .doc = questa spiegazione

explain-auction = Scrivi un numero per offrire tanti punti, o passa. Il miglior offerente sceglie l'atout e promette di raggiungere l'offerta tra combinazioni e prese. "combinazioni" mostra quanto vale la tua mano con ogni atout.
explain-help = Passare con aiuto è passare facendo sapere al compagno che la propria mano sarebbe utile.
explain-draft = Prendi la carta che guardi, e la seguente esce dal gioco; oppure rifiutala, e al suo posto ricevi la seguente, qualunque sia.
explain-called = Il miglior offerente chiama poi un atout che gli manca. Chi ce l'ha è il suo compagno in questa smazzata.
explain-forfeit = Premi Invio per prendere il monte e giocare. Oppure paga: le fiches del contratto vanno al piatto senza che tu abbia visto il monte, e non si gioca.
explain-trump = Scrivi il nome di un seme o la sua lettera. "combinazioni" mostra quanto vale la tua mano con ogni atout.
explain-call = Scrivi uno degli atout tra parentesi. Il primo giocatore alla tua destra che ce l'ha diventa il tuo compagno: prese e combinazioni contano insieme.
explain-swap = Puoi scambiare il tuo nove di atout con la carta scoperta. Rispondi sì o no.
explain-widow = Scrivi le carte separate da spazi.
explain-bury = Scrivi le carte separate da spazi. Non possono far parte delle tue combinazioni finché ne hai abbastanza altre; alla fine contano per te.
explain-exchange = Scrivi le carte per il tuo compagno separate da spazi.
explain-decide = Premi Invio per giocare. Se il contratto non si può mantenere ci si può arrendere: è perso, ma gli avversari non fanno punti di presa.
explain-decide-paid = Premi Invio per giocare. Se il contratto non si può mantenere ci si può arrendere: costa meno che giocare e perdere.
explain-moon = "cappotto" annuncia che la tua coppia farà tutte le prese.
explain-yield = Premi Invio per giocare. Se tutti i difensori rinunciano, il contratto vale come mantenuto.
explain-meld = Scrivi le carte di una delle combinazioni tra parentesi per mostrarla, "dix" per segnare un dix, o "pesco" quando non hai altro da mostrare. Per ogni presa si può mostrare una combinazione.
explain-fresh = Se una carta è scoperta e ne hai un'altra uguale in mano, "nuove" dice che vale quella in mano: { $example } nuove { $card }.
explain-stock = Scrivi la carta che giochi, dalla mano o da quelle scoperte davanti a te. Finché c'è il tallone si può giocare qualsiasi carta.
explain-first = Prima di uscire puoi mostrare una delle combinazioni tra parentesi: scrivi le sue carte, o "dix".
explain-out = "chiudo" dichiara che con le combinazioni e le prese di questa smazzata hai raggiunto { $target }. Se è vero vinci subito la partita; se no la perdi.
explain-play = Scrivi la carta che giochi. Tra parentesi ci sono le carte che le regole permettono; "perché" e una carta dice perché quella non c'è.
explain-over = La smazzata è finita. Si continua con Invio.
explain-cards = Di una carta si scrive prima il valore, poi il seme: { $card }, 10H o TH è il dieci di cuori. Lettere dei semi: S picche, H cuori, D quadri, C fiori.
explain-command = - { $word }: { $doc }

query-what = Di' che cosa faresti, per esempio: perché { $example }
query-later = In questo momento non ti si chiede nulla.
query-allowed = { $what } è permesso.
hint-choice = Consiglio: { $what }.

# Salvare.
save-left = La partita è salvata in { $file }. Per continuare: { $command } --resume
save-done = La partita è salvata in { $file }.
save-failed = Non è stato possibile salvare la partita in { $file }: { $why }. Puoi continuare a giocare.
error-nothing-saved = In { $folder } non c'è nessuna partita da finire.
error-saved-match = La partita salvata { $file } non si può riprendere: { $cause } Il file resta com'è.

# Un tavolo con altri.
remote-name = Il tuo nome:
remote-watch = Regole: { $rules }. Tu guardi. Al tavolo: { $names }.
remote-open = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
} Gli altri si uniscono con questo link: { $link }
remote-sat = { $name } si siede al tavolo: { $place }.
remote-sat-bot = Un bot si siede al tavolo: { $place }.
remote-rose = { $name } ha lasciato il posto, che ora è libero.
remote-away = { $name } si è allontanato.
remote-stands-in = { $name } è via; fino al ritorno gioca un bot.
remote-back = { $name } è di nuovo qui.
remote-lost = La connessione è caduta. Si riprova finché non torna.
remote-again = La connessione è tornata.
remote-left = Hai lasciato il tavolo. Il posto resta tuo; lo stesso link ti riporta qui.
remote-left-watching = Non guardi più.
remote-said = { $who ->
    [you] Tu dici: { $text }
   *[other] { $name } dice: { $text }
}
remote-said-watching = { $name }, che guarda, dice: { $text }
remote-somebody = qualcuno
remote-waiting = Si aspetta: { $names }.
remote-paused = { $who ->
    [you] Metti la partita in pausa. Scrivi ancora { $word } per riprendere.
   *[other] { $name } mette la partita in pausa. Chi scrive { $word } la fa riprendere.
}
remote-goes-on = La partita riprende.
remote-takeback = { $who ->
    [you] Ritiri la tua ultima decisione.
   *[other] { $name } ritira l'ultima decisione.
}
remote-propose-takeback = { $who ->
    [you] Chiedi di ritirare la tua ultima decisione.
   *[other] { $name } chiede di ritirare l'ultima decisione.
}
remote-propose-claim = { $who ->
    [you] Dichiari tue le prese che restano.
   *[other] { $name } dichiara sue le prese che restano.
}
remote-propose-concede = { $who ->
    [you] Vuoi abbandonare la partita.
   *[other] { $name } vuole abbandonare la partita.
}
remote-declined = Non sono tutti d'accordo.
remote-agree = Sei d'accordo ({ $yes }, { $no })?
remote-sure = Abbandonare tutta la partita ({ $yes }, { $no })?
remote-clock = { $seconds ->
    [one] Hai un secondo.
   *[other] Hai { $seconds } secondi.
}
remote-not-begun = Le carte non sono ancora state date.
remote-explain = Quello che scrivi vale per il tavolo: una risposta quando ti si chiede qualcosa, o in ogni momento una di queste parole.

command-say = di, dì, chat
    .doc = con un testo: dirlo a tutti al tavolo
command-takeback = ritira, undo
    .doc = ritirare la tua ultima decisione, se gli altri sono d'accordo
command-claim = dichiara
    .doc = dichiarare tue tutte le prese che restano
command-concede = abbandona
    .doc = abbandonare la partita, se il compagno è d'accordo
command-pause = pausa
    .doc = fermare orologi e bot o farli riprendere
command-yes = sì, si, s
    .doc = essere d'accordo con quello che qualcuno chiede
command-no = no, n
    .doc = non essere d'accordo

error-player-name = «{ $text }» non può essere un nome. Scegline uno da 1 a { $limit } caratteri.
error-url-alone = { $option } non va con --url: a un tavolo comune è già deciso. Toglilo.
error-url-missing = { $option } serve a un tavolo comune. Aggiungi --url con il suo link.
