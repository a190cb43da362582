# What the command line answers about Pinnacola.

# twinpack referee
cli-this-side = Questa coppia
cli-laid-meld = { $cards }, { $kind }: { $points }
cli-laid-complete = È una combinazione completa: non vi si attacca niente.
cli-turn-legal = È permesso.
cli-turn-hand = Mano: { $cards }
cli-turn-row = Pozzo: { $cards }
cli-turn-refused = L'azione { $number }, "{ $action }", non è permessa. { $reason }

# twinpack replay
cli-does-draw = { $seat } pesca { $what }
cli-does-draw-nothing = { $seat } vuole pescare, e il tallone è finito
cli-does-take = { $seat } prende dal pozzo: { $what }
cli-does-lay = { $seat } cala { $what }
cli-does-off = { $seat } attacca { $what } a { $meld }
cli-does-swap-wild = { $seat } mette { $what } al posto della matta in { $meld }
cli-does-discard = { $seat } scarta { $what }
cli-does-back = { $seat } riprende tutto ciò che ha calato in questo turno
cli-restocked = Il pozzo, tranne l'ultimo scarto, si mescola e diventa il nuovo tallone di { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
cli-ending-out = { $seat } chiude
cli-ending-pinnacolone = Un pinnacolone di { $seat } finisce la smazzata
cli-ending-blocked = Nessuno va più avanti
cli-ending-stock = Il tallone è finito

# twinpack simulate
cli-simulate-laid-counts = Partite: { $matches }. Smazzate: { $deals }.

# What the referee cannot answer.
error-token = "{ $text }" non è una carta. Scrivere valore e seme, come AS, 10H o 2C: valori A 2 3 4 5 6 7 8 9 10 J Q K, semi S (picche) H (cuori) D (quadri) C (fiori). Un jolly è **, uno al posto dell'otto di fiori **=8C.
error-turn-action = "{ $text }" non è un'azione. Le azioni si scrivono come "draw", "take 3", "lay 9S 9H **=9C", "off 7H @2", "off **=4H @2 low", "swap QD @1", "discard 5D" o "back".
error-other-question = In { $family } questa domanda non esiste. Lì l'arbitro conosce: { $allowed }.
error-option-other-game = { $name } non significa niente in { $family }. Toglierlo.
error-side-meld = La combinazione { $number } non lo è. { $cause }
error-hands-count = { $given ->
    [one] C'è una mano invece di { $count }. Indicarne una per giocatore; una mano vuota è -.
   *[other] Ci sono { $given } mani invece di { $count }. Indicarne una per giocatore; una mano vuota è -.
}
error-out-unknown = "{ $text }" non dice niente sulla chiusura. Ci sono: { $allowed }.
error-out-hands = { $given ->
    [0] Chi ha chiuso non ha carte, e qui ne hanno tutti. Scrivere - per quella mano, o indicare --out no.
   *[other] Solo un giocatore può chiudere, e qui { $given } mani sono vuote. Correggere le mani.
}
error-out-missing = Un giocatore senza carte ha chiuso. Indicare --out yes o --out in-hand, oppure le sue carte.
error-out-melds = { $needs ->
    [any] Una coppia senza combinazioni non può aver chiuso. Indicare le sue combinazioni, o --out no.
    [poker-or-run6] Con queste combinazioni la coppia non può aver chiuso: le serve un poker o una scala pulita di sei carte. Correggere le combinazioni o --out.
    [poker-and-run7] Con queste combinazioni la coppia non può aver chiuso: le servono un poker e una scala pulita di sette carte. Correggere le combinazioni o --out.
   *[other] Con queste combinazioni la coppia non può aver chiuso. Correggere le combinazioni o --out.
}
error-opened-missing = Il risultato dipende da quali giocatori hanno calato una combinazione. Indicarlo con --opened: 1 per la prima mano, 2 per la seconda, 1,2 per entrambe.
error-no-such-player = Una coppia non ha un giocatore { $number }. I giocatori vanno da 1 a { $limit }, nell'ordine delle mani.
error-position-form = Questa non è una posizione ({ $text }). Servono righe come hands = ["9S 9C 5D", 13, 13, 13] e row = "4C 9H".
error-position-too-large = { $given } carte sconosciute sono troppe: del mazzo ne restano solo { $limit }.
error-position-chosen = "{ $text }" non può essere la carta scelta. È una carta della mano di turno, e solo con phase = "play".
error-hand-unknown = Le carte del posto { $seat } non si conoscono, quindi il suo turno non si può giudicare. Indicarle in hands.
error-stock-unknown = Non si sa quale carta si pesca dal tallone. Indicare le prime, come stock = "3D".

# Options that cannot be played together.
error-run-too-long = { $key }: nessuna scala è così lunga. Al massimo { $allowed }.
error-triple-below-double = { $key }: una scala non può valere il triplo prima di valere il doppio. Almeno { $allowed }, o 0 per mai.
error-nothing-scores = { $key }: in una smazzata niente varrebbe punti. Almeno { $allowed }.
error-nobody-declares = { $key }: qui non c'è un dichiarante. Valori ammessi: { $allowed }.
error-without-effect = { $key } non ha effetto con l'attuale { $other }. Toglierlo, oppure dare a { $other }: { $allowed }.
