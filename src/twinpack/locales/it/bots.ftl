# Perché un bot ha scelto così. Carte e semi arrivano come li scrive la lingua ($suit come nome), i punti come numeri.

why-at-random = Ho scelto a caso.

# Offerte e atout
why-bid-meld-and-tricks = Ho combinazioni per { $meld } e con il compagno e le prese mi aspetto circa { $expected }, quindi posso offrire { $bid }.
why-must-bid = Devo aprire, quindi offro il minimo: { $bid }.
why-claim-misdeal = Con questa mano non conviene giocare e posso chiedere una nuova smazzata.
why-help-aces = Ho { $aces } assi che aiutano con qualunque atout, ma nessun seme buono mio.
why-pass-no-trump = Non ho un seme che posso scegliere come atout.
why-pass-may-not-bid = Con questa mano non posso offrire.
why-pass-partner-has-it = L'offerta è del mio compagno, e io ne alzerei solo il prezzo.
why-pass-too-weak = Mi aspetto circa { $expected }, e questo non rende { $bid } abbastanza sicuro.
why-best-trump = Con atout { $suit } ho { $length } atout e combinazioni per { $meld }: nessun altro seme promette di più.

# Carte che cambiano mano
why-give-run = Questi atout possono completare la sequenza del compagno.
why-give-pinochle = Questa carta può dare un pinochle al compagno.
why-give-aces = Gli assi vincono prese per il compagno e possono fare quattro assi.
why-give-trump = Altri atout rendono più forte il compagno.
why-give-filler = Non ho niente di meglio da dare, quindi do ciò che può ancora fare una combinazione.
why-keep-own-meld = La mia combinazione vale troppo per spezzarla.
why-return-losers = Restituisco carte che difficilmente vincerebbero una presa.
why-return-whole-meld = Questa combinazione vale altrettanto in mano al compagno, ma solo intera.
why-break-cheapest = Devo rinunciare a qualcosa di buono, quindi spezzo ciò che costa meno.
why-keep-strength = Tengo gli atout, gli assi e le mie combinazioni.
why-bury-losers = Scarto ciò che non fa combinazioni e non vince prese.
why-share-widow = Tengo la carta migliore, al compagno va la seconda e agli avversari il resto.
why-swap-dix = Il dix vale comunque, e { $card } è l'atout migliore.

# Giocare o no
why-all-tricks-pay = Tutte le prese rendono abbastanza da tentare.
why-all-tricks-sure = Nessuno può togliermi una presa.
why-meld-covers = Le combinazioni, { $meld }, coprono già l'offerta di { $bid }.
why-out-of-reach = Ci servono { $needed } dalle prese e ce ne sono solo { $total }.
why-too-much-to-win = Ci servono { $needed } dalle prese e possiamo aspettarci solo circa { $expected }.
why-within-reach = Ci servono { $needed } dalle prese e possiamo aspettarci circa { $expected }.

# Prese
why-only-card = Non avevo un'altra carta da giocare.
why-draw-trump = Esco con { $card } per far cadere gli atout.
why-cash-boss = Non c'è più una carta superiore nel seme, quindi gioco { $card } finché vince.
why-lead-to-partner = Esco a { $suit } perché è probabile che la presa sia del compagno.
why-lead-low = Non ho una presa sicura con cui uscire, e { $card } rischia meno di tutte.
why-ruff = Taglio con { $card }.
why-win-cheaply = { $card } passa in testa, e una carta più cara non renderebbe di più.
why-feed-partner = La presa sembra sicura per il compagno, quindi aggiungo { $card }, che vale punti.
why-keep-better = Il compagno è in testa, e { $card } è la carta di cui posso privarmi meglio.
why-duck = Non conto su questa presa, quindi con { $card } concedo il meno possibile.
