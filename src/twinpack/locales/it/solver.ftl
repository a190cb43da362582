# Il gioco migliore a carte scoperte.
solve-mover = Tocca a { $seat }; briscola: { $trump }.
solve-points = { $party }: ancora { $points } da prendere, { $against } per gli altri.
solve-taken = Nelle prese precedenti: { $party } { $taken }, gli altri { $other }.
solve-best = { $points }
solve-costs = { $points }, costa { $costs }
solve-line = Uno svolgimento ottimo:
solve-mode-exact = Esatto: dimostrato esaminando { $nodes } posizioni.
solve-mode-fast = Con scorciatoie, non dimostrato: qualche valore può essere sbagliato di pochi punti. Posizioni esaminate: { $nodes }.
solve-declarers = Punti nelle prese della parte del dichiarante, per dichiarante e briscola:
solve-warm = Il risolutore è pronto dopo { $seconds } secondi.
error-solve-not-playing = In questo momento non si gioca, quindi non c'è nessuna carta da giudicare. Scegli un momento durante le prese.
error-solve-no-trump = Qui non c'è briscola. Il risolutore conosce solo il gioco con briscola.
error-solve-parties = Qui giocano { $count } parti, ognuna per sé. Un gioco migliore esiste solo dove due giocano l'una contro l'altra; indica il dichiarante.
error-solve-too-many-points = Qui sono in gioco { $count } punti diversi, il risolutore ne distingue { $limit }. Scegli regole in cui i valori abbiano una misura comune.
error-solve-nodes = { $count } posizioni non sono bastate. Concedine di più con --nodes, scegli un momento successivo o usa --fast.
error-solve-form = Questa non è una posizione ({ $text }). Servono righe come trump = "S" e hands = ["AS 9H", "TS KH", "KS AH", "QS JH"].
error-solve-hands = Le mani sono { $given }, secondo queste regole devono essere { $count }. Indicane una per posto, vuota dove nessuno gioca.
error-solve-seat = Il posto { $seat } non esiste. I posti vanno da 0 a { $limit }.
error-solve-suit = «{ $text }» non è un seme. Scrivi S, H, D o C.
error-solve-cards = Il posto { $seat } ha { $given } carte e dovrebbe averne { $count } come gli altri. Ricontale, compresa la presa sul tavolo.
error-solve-deal = Così tante carte ({ $given } prese) non appartengono a un solo momento di una smazzata, che ha { $limit } prese. Togline qualcuna.
error-solve-pack = { $card } compare più spesso che nel mazzo di queste regole. Scegli altre carte o altre regole.
error-solve-options = { $kind ->
    [record] Una registrazione ha le sue regole. Togli --rules.
   *[position] Una posizione è un solo momento. Togli --deal e --trick.
}
error-solve-family = Il risolutore non conosce { $family }. Gioca a Pinochle.
error-solve-trick = La presa { $trick } della smazzata { $deal } non è stata giocata. { $count ->
    [0] Non ce n'è stata nessuna.
    [one] Una presa è stata conclusa.
   *[other] { $count } prese sono state concluse.
}
error-solve-in-trick = Con carte sul tavolo non si può provare un'altra briscola. Scegli l'inizio di una presa.
error-solve-called = Dove il compagno viene chiamato, non si sa chi sarebbe. Togli --all-trumps.
error-batch-stock = Con queste regole si pescano carte tra una presa e l’altra, cosa che il motore in serie non gioca. Scegli regole in cui si distribuiscono tutte le carte.
