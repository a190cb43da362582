# Perché a Pinnacola qualcosa è stato rifiutato: i codici degli errori. Prima che cosa non va, poi che cosa fare.

# Testo che non ha la forma giusta.
error-meld-number = "{ $text }" non è il numero di una combinazione. Scrivilo come @1.
error-end = "{ $text }" non è un'estremità di una scala. Scrivi sotto o sopra (low, high).

# Pescare.
error-no-stock = Dal tallone non c'è nulla da pescare, e non se ne può fare uno nuovo. Prendi dal pozzo.
error-no-such-place = Nel pozzo non c'è una carta numero { $place }. Ce ne sono { $count }.
error-whole-row = Le regole permettono di prendere solo tutto il pozzo. Prendi il numero 1.
error-last-of-row = Le regole permettono di prendere solo la carta più nuova del pozzo. Prendi il numero { $count }.
error-row-needs-opened = Dal pozzo puoi prendere solo dopo aver calato una combinazione tua. Pesca dal tallone.
error-take-more = Con una carta in mano devi prendere almeno { $minimum } carte dal pozzo. Prendine di più, o pesca dal tallone.
error-row-blocked = Una matta più nuova nel pozzo blocca la carta numero { $place }. Prendine una più nuova, o pesca dal tallone.
error-chosen-cannot-be-laid = { $card } dovrebbe essere calata in questo turno, e non è possibile in modo che il turno possa finire. Prendi un'altra carta, o pesca dal tallone.

# Obblighi, e come finisce un turno.
error-chosen-first = { $card }, presa dal pozzo, va calata prima di tutto il resto.
error-chosen-must-be-laid = Prima va calata { $card }, presa dal pozzo. Poi puoi scartare.
error-wild-must-be-laid = { $count ->
    [one] Prima va calata di nuovo una matta presa dal tavolo. Poi puoi scartare.
   *[other] Prima vanno calate di nuovo { $count } matte prese dal tavolo. Poi puoi scartare.
}
error-dead-end = Dopo, il turno non potrebbe più finire secondo le regole. Fa' prima qualcos'altro, o tieni una carta da scartare.
error-may-not-go-out = { $needs ->
    [poker-or-run6] Non puoi ancora chiudere: alla tua coppia serve un poker o una scala pulita di sei carte. Tieni una carta.
    [poker-and-run7] Non puoi ancora chiudere: alla tua coppia servono un poker e una scala pulita di sette carte. Tieni una carta.
   *[other] Non puoi ancora chiudere. Tieni una carta.
}
error-no-rediscard = { $card } è appena stata presa dal pozzo e non si può scartare nello stesso turno. Scarta un'altra carta.
error-discard-forbidden = { $card } non si può scartare. Permesse: { $allowed }.
error-nothing-to-take-back = In questo turno non è stato calato nulla da riprendere.
error-not-the-row = Questo non è il pozzo: devono essere le sue { $cards } carte più vecchie, ognuna tante volte quante c'è.

# Nuove combinazioni.
error-meld-too-short = Una combinazione ha almeno { $minimum } carte. Aggiungine.
error-meld-no-meld = { $cards } non fanno una combinazione. Una combinazione è un tris o un poker di semi diversi, o una scala di un seme.
error-meld-twin = { $card } non può stare due volte in una combinazione. Togline una.
error-meld-gap = { $cards } non sono consecutive. Riempi il vuoto, o cala di meno.
error-meld-corner = { $cards } girano l'angolo: in una scala l'asso è la carta più bassa o la più alta.
error-meld-too-few-naturals = { $minimum ->
    [one] In una combinazione serve almeno una carta naturale.
   *[other] In una combinazione servono almeno { $minimum } carte naturali.
} Usa meno matte.
error-meld-too-many-wilds = { $maximum ->
    [one] In una combinazione può stare una sola matta.
   *[other] In una combinazione possono stare al massimo { $maximum } matte.
} Usane meno.
error-meld-wild-poker = Un poker deve essere senza matte. Lascialo un tris.
error-meld-adjacent-wilds = In una scala due matte non possono stare vicine. Metti una carta naturale in mezzo.
error-meld-identity-open = { $wild } potrebbe rappresentare più carte: { $possible }. Di' quale.
error-meld-identity-impossible = Qui non c'è posto per { $wild }. Una matta rappresenta una carta che manca nella combinazione.

# Attaccare e sostituire.
error-no-such-meld = Non c'è una combinazione @{ $meld }. { $count ->
    [0] Nessuna è ancora calata.
    [one] C'è solo @1.
   *[other] Hanno i numeri da @1 a @{ $count }.
}
error-not-your-side = La combinazione @{ $meld } è dell'altra coppia. Attacca alle combinazioni della tua.
error-partner-needs-opened = Alla combinazione @{ $meld } del tuo compagno puoi attaccare solo dopo averne calata una tua.
error-lay-off-complete = Questa combinazione è completa. Non si può attaccare nulla.
error-lay-off-does-not-fit = { $card } lì non va. Scegli un'altra combinazione o un'altra carta.
error-lay-off-end-open = { $card } va a tutte e due le estremità. Di' sotto o sopra.
error-swap-nothing-there = Lì nessuna matta rappresenta { $card }. Metti proprio la carta rappresentata da una matta.
error-swap-needs-opened = Una matta si può prendere dal tavolo solo dopo aver calato una combinazione propria.
error-no-pinella-swap = Le regole non permettono di prendere una pinella dal tavolo.
error-swap-own-side = { $card } si può prendere solo dalle combinazioni della propria coppia.
