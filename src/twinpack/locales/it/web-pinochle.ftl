# Pinochle nel browser.
act-pass = Passo
act-help = Passo con aiuto
act-misdeal = Annulla la smazzata
act-take = Prendo
act-reject = Rifiuto
act-swap = Scambia
act-keep = Non scambiare
act-look = Prendi il monte
act-forfeit = Paga senza vedere
act-continue = Gioca
act-concede = Rinuncia alla smazzata
act-moon = Annuncia il cappotto
act-yield = Rinuncia
act-dix = Dix
act-draw = Pesca
act-draw-turned = Pesca la carta scoperta
act-out = Dichiara di aver chiuso
pin-sure = Davvero? { $action }

pin-hand = La tua mano
pin-hand-empty = Nessuna carta.
pin-not-now = ora non si può scegliere
pin-open-card = scoperta
pin-open-yours = Scoperte sul tavolo, giocabili da te
pin-open-theirs = Scoperte davanti a { $name }
pin-actions = Che cosa puoi fare
pin-sits-out = { $name }: fuori da questa smazzata.
pin-waits = { $name } sta pensando …

pin-ask-auction = La tua chiamata
pin-ask-trump = Scegli l'atout
pin-ask-call = Chiama un atout: chi l'ha è il tuo compagno
pin-ask-widow = Dai a ognuno una carta del monte
pin-ask-exchange = { $count ->
    [one] Scegli una carta per { $name }
   *[other] Scegli { $count } carte per { $name }
}
pin-ask-bury = { $count ->
    [one] Scegli una carta da scartare coperta
   *[other] Scegli { $count } carte da scartare coperte
}
pin-ask-forfeit = Hai offerto solo tu: guardi il monte o paghi?
pin-ask-swap = Scambiare il tuo dix con { $card }?
pin-ask-decide = Giochi o rinunci?
pin-ask-yield = Giocare contro il contratto?
pin-ask-stock = Presa tua: mostra qualcosa o pesca
pin-ask-draft = Guardi { $card }
pin-ask-play = La tua carta
pin-ask-only = Solo { $card } si può giocare

pin-calls = Chiamate finora
pin-no-calls = Ancora nessuna chiamata.
pin-bids = Offerte
pin-bid = Offri { $points }
pin-own-bid = Altro numero
pin-would-meld = Le tue combinazioni con
pin-call = Chiama { $card }

pin-chosen = { $chosen } di { $count }
pin-enough = { $count ->
    [one] Una carta è già scelta. Toccala per riprenderla.
   *[other] { $count } carte sono già scelte. Toccane una per riprenderla.
}
pin-may-not-bury = { $card } non si può scartare. Puoi scartare: { $cards }.
pin-give = Dai a { $name }
pin-bury = Scarta coperte
pin-share-to = per { $name }
pin-share-keep = resta a te
pin-share-do = Distribuisci
pin-show = Mostra { $meld }
pin-widow = Monte
pin-widow-hidden = { $count ->
    [one] { $count } carta nel monte
   *[other] { $count } carte nel monte
}
pin-buried = Scartate coperte
pin-stock = { $count ->
    [0] Il tallone è vuoto
   *[other] Tallone: { $count }
}
pin-turned = scoperta: { $card }

pin-melds = Combinazioni
pin-melds-of = Combinazioni: { $name }
pin-no-melds = niente
pin-melded = comb. { $points }
pin-need-sum = { $bid } − { $meld } = { $need } dalle prese
pin-seen = Visto, avanti
pin-played = { $name }: { $card }
pin-takes = Presa { $number }: { $name }
pin-takes-points = Presa { $number }, { $points }: { $name } ({ $taken })
pin-won = { $count ->
    [one] { $count } presa
   *[other] { $count } prese
}
pin-last = Ultima presa
pin-tricks = Tutte le prese
pin-no-tricks = Nessuna presa è ancora finita.
pin-hands = Le mani
