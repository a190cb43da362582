# Il browser: il tavolo di Pinnacola.

# Il tallone e il pozzo.
pinnacola-row = Tallone e pozzo
pinnacola-stock = { $can ->
    [yes] Pesca dal tallone.
   *[other] Tallone.
} { $count ->
    [one] Una carta.
   *[other] { $count } carte.
}
pinnacola-fan = Il pozzo, dalla carta più vecchia
pinnacola-draw = Pesca
pinnacola-place = { $place }: { $card }{ $can ->
    [yes] , si può prendere, { $count ->
        [one] una carta
       *[other] { $count } carte
    }
   *[other] { "" }
}
pinnacola-tail = { $count ->
    [one] Prenderesti solo { $card }.
   *[other] Prenderesti { $card }, da calare in questo turno, e con essa { $others }.
}
pinnacola-take = { $count ->
    [one] Prendi questa carta
   *[other] Prendi { $count } carte
}
pinnacola-cancel = Annulla

# Le combinazioni.
pinnacola-ours = Combinazioni dalla tua parte
pinnacola-theirs = Combinazioni dall'altra parte
pinnacola-nothing-laid = Ancora niente.
pinnacola-meld = Combinazione { $number }, { $owner }
pinnacola-pure = pulita
pinnacola-complete = completa
pinnacola-kind-tris = tris
pinnacola-kind-poker = poker
pinnacola-kind-run = scala
pinnacola-kind-pure-tris = tris pulito
pinnacola-kind-pure-poker = poker pulito
pinnacola-kind-pure-run = scala pulita
pinnacola-fits = La tua carta sta bene qui
pinnacola-swaps = Qui la tua carta può prendere il posto della matta
pinnacola-at-meld = Che cosa fai con la combinazione @{ $number }?
pinnacola-nothing-fits = Adesso niente della tua mano va alla combinazione @{ $number }.

# Le altre mani.
pinnacola-others = Le altre mani
pinnacola-known = Carte note
pinnacola-known-none = nessuna nota

# La propria mano.
pinnacola-hand = { $count ->
    [0] La tua mano è vuota
    [one] La tua mano: una carta
   *[other] La tua mano: { $count } carte
}
pinnacola-by-suit = Per seme
pinnacola-by-rank = Per valore
pinnacola-keys = Le frecce sinistra e destra scorrono la mano, con Alt spostano la carta. Invio sceglie una carta o la rimette in mano.
pinnacola-fresh = nuova
pinnacola-due = da calare

# Comporre una combinazione, calare, scartare.
pinnacola-desk = Il tuo turno
pinnacola-how-draw = Pesca dal tallone, oppure tocca una carta del pozzo per vedere che cosa prenderesti.
pinnacola-how-play = Tocca le carte della tua mano: tre o più fanno una combinazione, una si attacca o si scarta.
pinnacola-plan = Finché non è il tuo turno, qui puoi preparare le combinazioni.
pinnacola-more-cards = Tocca altre carte per una combinazione, oppure una combinazione sul tavolo per attaccare.
pinnacola-unpick = Rimetti in mano: { $card }
pinnacola-stands-for = { $card } sta per:
pinnacola-lay = Cala
pinnacola-lay-this = Cala questa combinazione
pinnacola-discard = Scarta { $card }
pinnacola-put-back = Rimetti
pinnacola-back = Riprendi ciò che hai calato
pinnacola-offers = Che cosa potresti fare adesso
pinnacola-more = altre { $count }
pinnacola-fewer = Meno
pinnacola-all = Tutte le mosse ({ $count })
