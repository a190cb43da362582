# Giocare nel terminale: che cosa si racconta, si chiede e si scrive.

seat-0 = Sud
seat-1 = Ovest
seat-2 = Nord
seat-3 = Est
seat-you = tu
side-yours = la tua coppia
side-other = l'altra coppia

greet = Regole: { $rules }. Tu sei { $you } e il tuo compagno è { $partner }. Alla tua sinistra siede { $left }, alla tua destra { $right }.
greet-two = Regole: { $rules }. Tu sei { $you } e giochi contro { $left }.
greet-help = Scrivi ? ogni volta che vuoi sapere che cosa puoi fare.

# Carte e combinazioni.
hand-trump = atout { $cards }
hand-empty = nessuna carta
table-hand = La tua mano: { $cards }.
table-trick = Sul tavolo: { $cards }.
table-no-trick = Nessuna presa è ancora finita.
table-last = Presa { $number }: { $cards }. { $who ->
    [you] La fai tu, { some-points }.
   *[other] La fa { $name }, { some-points }.
}
table-would-meld = Con atout { $suit } la tua mano vale in combinazioni: { $sum }.
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
told-turned = L'ultima carta del mazziere si scopre: { $card }. L'atout è { $suit }.
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
told-all-pass = Hanno passato tutti e quattro. La smazzata è annullata.
told-contract = { $who ->
    [you] Sei tu il dichiarante. Il contratto è { $bid }.
    [partner] { $name }, il tuo compagno, è il dichiarante. Il contratto è { $bid }.
   *[other] { $name } è il dichiarante. Il contratto è { $bid }.
}
told-stuck = { $who ->
    [you] Nessuno ha offerto: tu, il mazziere, devi giocare a { $bid }.
   *[other] Nessuno ha offerto: { $name }, il mazziere, deve giocare a { $bid }.
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
told-side-melds = Combinazioni in tutto: la tua coppia { $ours }, l'altra coppia { $theirs }.
told-need = { $side } ha bisogno di altri { $points } dalle prese ({ $bid } - { $meld } = { $points }). In tutte le prese insieme ci sono { $total } punti.
told-covered = { $side } ha già raggiunto il contratto di { $bid } con le sole combinazioni.
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
} Finora nelle prese: la tua coppia { $ours }, l'altra coppia { $theirs }.
told-buried-points = { $side } ha anche { $points } nelle carte scartate.
told-count = { $side }: combinazioni { $meld }, prese { $tricks }.
told-contract-was = { $who ->
    [you] Dovevi fare { $bid }.
   *[other] { $name } doveva fare { $bid }.
}

# Il punteggio.
deal-void = Questa smazzata non conta. Distribuisce il mazziere successivo.
deal-change = Per questa smazzata: la tua coppia { $ours }, l'altra coppia { $theirs }.
sheet-target = La partita va a { $target } punti.
sheet-deals = { $deals ->
    [one] La partita è di una smazzata.
   *[other] La partita è di { $deals } smazzate.
}
sheet-deal = Smazzata { $number }: la tua coppia { $ours } (totale { $total-ours }), l'altra coppia { $theirs } (totale { $total-theirs }).
sheet-void = Smazzata { $number }: non conta.
sheet-totals = { $deals ->
    [0] Nessuna smazzata è ancora finita: la tua coppia { $ours }, l'altra coppia { $theirs }.
    [one] Punteggio dopo { $deals } smazzata: la tua coppia { $ours }, l'altra coppia { $theirs }.
   *[other] Punteggio dopo { $deals } smazzate: la tua coppia { $ours }, l'altra coppia { $theirs }.
}
end-shared = Tutte le smazzate sono giocate e i totali sono uguali: { $ours } a { $theirs }. La partita è pari.
end-won = La tua coppia ha vinto la partita per { $ours } a { $theirs }. Ben giocato!
end-lost = L'altra coppia ha vinto la partita per { $theirs } a { $ours }.

# Domande.
ask-auction = La tua chiamata ({ $options }):
ask-trump = Quale seme sarà l'atout ({ $options })?
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
ask-play = La tua carta ({ $cards }):
ask-play-any = La tua carta (qualsiasi):
ask-play-only = La tua carta (solo { $cards }, Invio la gioca):
ask-next = Premi Invio per la prossima smazzata.

# Risposte: le parole che si possono scrivere; la prima è quella mostrata.
answer-pass = passo, passa, p
    .doc = passo
answer-help = aiuto, con aiuto, passo con aiuto
    .doc = aiuto (passare con aiuto)
answer-misdeal = annulla
    .doc = annulla (annullare la smazzata)
answer-bid = offro
answer-bid-from = un'offerta da { $points } in su
answer-bid-between = un'offerta da { $points } a { $top }
answer-bid-only = l'offerta { $points }
answer-trump = atout
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
answer-play = gioco
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

explain-auction = Scrivi un numero per offrire tanti punti, o passa. La tua coppia promette di raggiungere l'offerta tra combinazioni e prese; il miglior offerente sceglie l'atout. "combinazioni" mostra quanto vale la tua mano con ogni atout.
explain-help = Passare con aiuto è passare facendo sapere al compagno che la propria mano sarebbe utile.
explain-trump = Scrivi il nome di un seme o la sua lettera. "combinazioni" mostra quanto vale la tua mano con ogni atout.
explain-swap = Puoi scambiare il tuo nove di atout con la carta scoperta. Rispondi sì o no.
explain-widow = Scrivi le carte separate da spazi.
explain-exchange = Scrivi le carte per il tuo compagno separate da spazi.
explain-decide = Premi Invio per giocare. Se il contratto non si può mantenere ci si può arrendere: è perso, ma gli avversari non fanno punti di presa.
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
