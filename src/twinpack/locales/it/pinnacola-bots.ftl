# Perché un bot di Pinnacola ha scelto così. Le carte arrivano come le scrive la lingua, i punti come numeri.

# La pesca
why-draw-no-choice = Nessuna carta del pozzo si poteva calare, quindi ho pescato dal tallone.
why-draw-better = Quello che potevo prendere dal pozzo rende meno di quanto costa, quindi ho pescato dal tallone.
why-take-must = Il tallone è finito, quindi ho preso dal pozzo.
why-take-out = Con { $card } dal pozzo posso finire la smazzata.
why-take-many = Posso calare { $card }, e le { $count } carte che prendo mi convengono.
why-take-meld = Posso calare subito { $card }.
why-take-free = { $card } mi serve più di una carta sconosciuta.

# Calare
why-going-out = Chiudo in questo turno.
why-pinnacolone = Questo turno fa una scala pulita da asso ad asso, che chiude la smazzata.
why-lay-duty = Devo calare questa carta in questo turno.
why-lay-open = Apro con una combinazione da { $points }: da ora ci si può attaccare.
why-lay-points = Questa combinazione vale { $points }, e quello che è sul tavolo non può restarmi in mano.
why-lay-off = Attaccare { $card } rende { $points }.
why-swap-wild = Ho { $card }, quindi la metto al posto della matta, che altrove può fare di più.

# Lo scarto
why-discard-out = Con questo scarto resto senza carte.
why-discard-only = Era la mia unica carta.
why-discard-useless = Difficilmente { $card } entrerà in una mia combinazione.
why-discard-least = Tutte le mie carte servono; { $card } è quella che mi manca di meno.
why-discard-safe = Gli avversari difficilmente possono usare { $card }.
