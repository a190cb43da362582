# What the command line answers.

# Sides and seats.
cli-side = Partei { $number }
cli-declarers = Ansagerpartei
cli-defenders = Gegenpartei
cli-first = Erste Partei
cli-second = Zweite Partei
cli-seat = { $name } (Platz { $number })

# twinpack rules
cli-rules-same = Die beiden Regelsätze sind gleich.
cli-rules-good = { $name }: Nach diesen Regeln kann man spielen.

# twinpack referee
cli-meld-one = { $name }, { $cards }: { $points }
cli-meld-bonus = { $name }: { $points }
cli-meld-none = Dieses Blatt meldet nichts.
cli-meld-total = Zusammen: { $points }
cli-meld-table = Auf den Tisch: { $cards }
cli-legal = Darf gespielt werden: { $cards }
cli-legal-first-lead = Nicht geprüft: Zum ersten Stich eines Spiels muss Trumpf ausgespielt werden, wenn der Ausspielende einen hat.
cli-trick-winner = Karte { $place }, { $card }, gewinnt { $points } Punkte.
cli-trick-trump = { $card } ist der höchste Trumpf im Stich.
cli-trick-led = { $card } ist die höchste Karte der ausgespielten Farbe, und niemand hat sie getrumpft.
cli-trick-twin = { $card } liegt zweimal da; von zwei gleichen Karten gewinnt die zuerst gespielte.
cli-change = { $side }: { $points }
cli-auction-won = { $seat } ist Ansager und muss { $bid } erreichen.
cli-auction-stuck = Niemand hat geboten, also muss der Geber, { $seat }, { $bid } erreichen.
cli-auction-redeal = Alle haben gepasst: Das Spiel ist ungültig, und der nächste Geber gibt.
cli-auction-open = An der Reihe ist { $seat }. Das niedrigste Gebot ist { $minimum }.
cli-auction-no-bid = An der Reihe ist { $seat }, und es bleibt nur zu passen.
cli-auction-unjudged = Nicht geprüft, weil es von den Blättern abhängt: { $options }.
cli-match-open = Die Partie ist nicht zu Ende.
cli-match-shared = Die Partie ist zu Ende, und beide Parteien haben gleich viel.
cli-match-won = { $side } hat gewonnen.

# twinpack replay
cli-record-good = { $deals ->
    [one] Die Aufzeichnung ist in Ordnung: ein beendetes Spiel.
   *[other] Die Aufzeichnung ist in Ordnung: { $deals } beendete Spiele.
}
cli-record-head = { $deals ->
    [one] { $rules }, ein beendetes Spiel
   *[other] { $rules }, { $deals } beendete Spiele
}
cli-totals = Stände: { $totals }.
cli-deal = Spiel { $number }, Geber { $seat }
cli-deal-open = Das Spiel ist nicht beendet.
cli-deal-void = Das Spiel ist ungültig und zählt nicht.
cli-deal-change = Ergebnis: { $change }. Stände: { $totals }.
cli-trick = Stich { $number }: { $cards }
cli-does-hold = { $seat } hält { $what }
cli-does-bid = { $seat } bietet { $what }
cli-does-pass = { $seat } passt
cli-does-help = { $seat } passt mit Hilfe
cli-does-misdeal = { $seat } lässt neu geben
cli-does-trump = { $seat } bestimmt Trumpf: { $what }
cli-does-swap = { $seat } tauscht die Dix gegen die aufgedeckte Karte
cli-does-keep = { $seat } behält die Dix
cli-does-bury = { $seat } legt { $what } ab
cli-does-share = { $seat } verteilt { $what }
cli-does-give = { $seat } gibt { $what }
cli-does-concede = { $seat } gibt auf
cli-does-continue = { $seat } spielt
cli-does-moon = { $seat } sagt alle Stiche an

# twinpack simulate
cli-simulate-deals = Spiele
cli-simulate-counts = Partien: { $matches }. Spiele: { $deals }, ungültig: { $void }. Gebote: { $contracts }, erfüllt: { $made }, nicht gespielt: { $unplayed }.
cli-simulate-side = Partei
cli-simulate-points = Punkte je Spiel
cli-simulate-interval = 95-%-Intervall
cli-simulate-meld = Meldungen
cli-simulate-tricks = Stiche
