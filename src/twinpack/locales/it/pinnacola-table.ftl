# Giocare a Pinnacola nel terminale: che cosa si racconta, si chiede e si scrive. Quello che è comune a tutti i giochi
# sta in table.ftl.

# Carte e combinazioni.
hand-by-rank = La tua mano per valore: { $cards }.
table-row = Il pozzo, dalla carta più vecchia: { $cards }.
table-row-empty = Il pozzo è vuoto.
table-sizes = Carte in mano: { $held }. Tallone: { $stock }.
laid-nothing = Nessuna combinazione è ancora calata.
laid-side = Combinazioni: { $side }, { $points } punti.
laid-meld = - { $meld }, { $owner }
recent-nothing = Dal tuo ultimo scarto non è successo nulla.

# Obblighi del turno.
duty-chosen = In questo turno devi calare { $card }.
duty-wild = { $count ->
    [one] In questo turno devi calare di nuovo una matta presa dal tavolo.
   *[other] In questo turno devi calare di nuovo { $count } matte prese dal tavolo.
}
duty-kept = In questo turno non puoi scartare { $card }.

# Che cosa succede.
told-dealt = Ricevi: { $cards }.
told-row = Si scopre { $card }, che apre il pozzo. Nel tallone ci sono { $stock } carte.
told-draw = { $name } pesca dal tallone.
told-draw-you = Peschi { $card } dal tallone.
told-restock = Il tallone è finito. Il pozzo, tranne { $card }, si mescola e diventa il nuovo tallone di { $count ->
    [one] una carta
   *[other] { $count } carte
}.
told-take = { $count ->
    [one] { $who ->
        [you] Prendi { $cards } dal pozzo.
       *[other] { $name } prende { $cards } dal pozzo.
    }
   *[other] { $who ->
        [you] Prendi { $count } carte dal pozzo: { $cards }.
       *[other] { $name } prende { $count } carte dal pozzo: { $cards }.
    }
}
told-lay = { $who ->
    [you] Cali { $meld }.
   *[other] { $name } cala { $meld }.
}
told-off = { $who ->
    [you] Attacchi { $card }: { $meld }.
   *[other] { $name } attacca { $card }: { $meld }.
}
told-swap-wild = { $who ->
    [you] Metti { $card } al posto di { $wild }: { $meld }.
   *[other] { $name } mette { $card } al posto di { $wild }: { $meld }.
}
told-discard = { $who ->
    [you] Scarti { $card }. { $count ->
        [0] Non hai più carte.
        [one] Ti resta una carta.
       *[other] Ti restano { $count } carte.
    }
   *[other] { $name } scarta { $card }. { $count ->
        [0] Non resta nessuna carta.
        [one] Resta una carta.
       *[other] Restano { $count } carte.
    }
}
told-back = { $who ->
    [you] Riprendi tutto quello che hai calato in questo turno.
   *[other] { $name } riprende tutto quello che ha calato in questo turno.
}
told-out = { $who ->
    [you] Chiudi.
    [partner] { $name }, il tuo compagno, chiude.
   *[other] { $name } chiude.
}
told-pinnacolone = { $who ->
    [you] La tua scala va da asso ad asso senza matte: pinnacolone!
   *[other] La scala di { $name } va da asso ad asso senza matte: pinnacolone!
}

# Perché una smazzata vale quello che vale. $side è il nome di una coppia, $amount sono punti; le perdite sono sotto zero.
reason-melds = { $side }: combinazioni { $amount }.
reason-melds-doubled = { $side }: combinazioni ancora una volta per la chiusura in mano { $amount }.
reason-bonus-out = { $side }: per la chiusura { $amount }.
reason-bonus-in-hand = { $side }: per la chiusura in mano { $amount }.
reason-hands = { $side }: carte in mano { $amount }.
reason-hands-double = { $side }: carte in mano, doppie perché non si è calato nulla, { $amount }.
reason-flat-penalty = { $side }: per non aver calato nulla { $amount }.
reason-result-doubled = { $side }: il risultato ancora una volta per la chiusura in mano { $amount }.
reason-blocked = Nessuno va più avanti: la smazzata è bloccata e nessuno ha chiuso.
reason-stock-out = Il tallone è finito e nessuno ha chiuso.
reason-pinnacolone = { $side }: per il pinnacolone { $amount }. Non conta nient'altro.
reason-pinnacolone-wins = { $side }: il pinnacolone vince la partita, segnato come { $amount }.

# Domande.
ask-draw = Che cosa peschi ({ $options })?
ask-draw-only = Che cosa peschi (solo { $options }, con Invio)?
ask-turn = Il tuo turno ({ $options }):

# Risposte: le parole che si possono scrivere; la prima è quella mostrata.
do-draw = pesco, pescare, pesca
do-take = prendo, prendere, prendi
do-lay = calo, calare, cala
    .doc = una nuova combinazione, per esempio: 9S 9H 9C
do-off = attacco, attaccare, attacca
    .doc = una carta a una combinazione della tua coppia, per esempio: 7H @2; se va bene a tutte e due le estremità, poi sotto o sopra
do-swap = sostituisco, sostituire, sostituisci, scambio
    .doc = una carta al posto della matta che la rappresenta, per esempio: QD @1
do-discard = scarto, scartare, scarta
    .doc = una carta che va nel pozzo; così finisce il tuo turno
do-back = riprendo, riprendere, indietro, annulla
    .doc = riprendere tutto quello che hai calato in questo turno
end-low = sotto
    .doc = sotto
end-high = sopra
    .doc = sopra

# Comandi: le parole che si possono scrivere; la prima è quella mostrata.
command-sort = valori, ordina
    .doc = le tue carte per valore
command-laid = combinazioni, melds
    .doc = tutte le combinazioni sul tavolo con numeri e punti
command-recent = ultime
    .doc = che cosa è successo dal tuo ultimo scarto

explain-draw = "{ $draw }" pesca dal tallone. "{ $take } 3" prende la terza carta del pozzo e tutte le più nuove; quella carta va calata in questo turno. Al posto del numero puoi dire la carta. Si propone solo quello che è possibile.
explain-draw-free = La carta più nuova, presa da sola, può restare in mano.
explain-turn = Hai pescato. Cala quanto vuoi, poi scarta. Le combinazioni sul tavolo hanno i numeri @1, @2 e così via.
explain-wild = Una matta si scrive con la carta che rappresenta: { $example } o **=8C è un { $joker } per l'otto di fiori. { $joker } o ** da solo basta dove è possibile una sola carta, e in una scala scritta dal basso in alto.
