# What the command line answers.

# Sides and seats.
cli-side = Partei { $number }
cli-declarers = Ansagerpartei
cli-defenders = Gegenpartei
cli-first = Erste Partei
cli-second = Zweite Partei
cli-declarer = Ansager
cli-player = Spieler { $number }
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
cli-kitty = Kasse: { $chips }
cli-checks = { $side }, Checks: { $checks }
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
cli-sheet-checks = Checks: { $checks }.
cli-sheet-kitty = In der Kasse: { $chips }.
cli-widow = Im Talon: { $cards }
cli-turned = Aufgedeckt: { $card }
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
cli-does-pick = { $seat } nimmt { $what } und legt { $other } weg
cli-does-reject = { $seat } lehnt { $what } ab und behält { $other }
cli-does-look = { $seat } nimmt den Talon auf
cli-does-forfeit = { $seat } zahlt, ohne den Talon aufzunehmen
cli-does-call = { $seat } ruft { $what }
cli-does-yield = { $seat } gibt gegen den Ansager auf
cli-does-show = { $seat } meldet { $what }
cli-does-dix = { $seat } zeigt die Dix
cli-draws = { $seat } zieht
cli-draws-turned = { $seat } nimmt die aufgedeckte Karte
cli-does-out = { $seat } meldet sich aus

# twinpack simulate
cli-simulate-deals = Spiele
cli-simulate-counts = Partien: { $matches }. Spiele: { $deals }, ungültig: { $void }. Gebote: { $contracts }, erfüllt: { $made }, nicht gespielt: { $unplayed }.
cli-simulate-side = Partei
cli-simulate-points = Punkte je Spiel
cli-simulate-interval = 95-%-Intervall
cli-simulate-meld = Meldungen
cli-simulate-tricks = Stiche
cli-simulate-checks = Checks
cli-simulate-kitty = In die Kasse je Spiel: { $kitty }.

# What the referee cannot answer about the larger family.
error-numbers-count = { $name } hat { $given ->
    [one] eine Zahl
   *[other] { $given } Zahlen
} und braucht { $count }: eine je Partei mit Schrägstrichen dazwischen, die der Ansager zuerst.
error-players-count = { $given ->
    [one] Ein Spieler passt
   *[other] { $given } Spieler passen
} nicht zu diesen Regeln, die für { $count } gemacht sind. Mit --rules einen Regelsatz für so viele wählen.
error-card-not-in-pack = { $card } ist nicht im Kartenspiel dieser Regeln, in dem { $lowest } die niedrigste Karte dieser Farbe ist. Andere Karten oder andere Regeln wählen.
error-never-a-stock = Nach diesen Regeln gibt es keinen Stapel zum Ziehen. --stock weglassen.
error-claimant-missing = Wer hat sich ausgemeldet? --claim 1 oder --claim 2 angeben.
error-no-claim = Nach diesen Regeln kann niemand ein Spiel beenden, indem er sich ausmeldet. --claim weglassen.
error-totals-missing = Ob die Behauptung stimmt, hängt von den Ständen vor dem Spiel ab. Sie angeben, etwa --scores 820/760.
error-partner-not-called = Hier hat niemand einen Partner gerufen. --partner weglassen.
error-partner-missing = Wer war der gerufene Partner? Mit --partner seine Stelle unter den Zahlen angeben, 2 bis { $limit }.
error-partner-range = { $number } ist nicht die Stelle eines Partners. Die Stellen sind 2 bis { $limit }, die des Ansagers ist 1.
error-only-declarer-melds = Nach diesen Regeln meldet nur der Ansager. Nur dessen Meldungen angeben.
error-meld-below-bid = Meldungen von { $meld } erfüllen ein Gebot von { $bid } nicht allein. Stichpunkte oder einen anderen Grund angeben.
error-no-yielding = Nach diesen Regeln können die anderen nicht aufgeben. Stichpunkte oder einen anderen Grund angeben.
error-no-forfeit = Nach diesen Regeln kann der Ansager nicht zahlen, ohne den Talon aufzunehmen. Stichpunkte oder einen anderen Grund angeben.
error-forfeit-bid = Nur ein Gebot von { $minimum } darf bezahlt werden, ohne den Talon aufzunehmen, nicht { $bid }. Stichpunkte oder einen anderen Grund angeben.
error-trump-missing = Was gezahlt wird, hängt vom Trumpf ab. Ihn angeben, etwa --trump S.
error-trump-idle = Was dieses Spiel zählt, hängt nicht vom Trumpf ab. --trump weglassen.
error-melds-bring-nothing = Nach diesen Regeln bringt keine Meldung mehr als ihre Punkte. --melds weglassen.
error-meld-unknown = „{ $text }“ ist keine Meldung. Es gibt: { $allowed }.
error-cannot-listen = Unter { $text } kann nichts angeboten werden: { $value }. Mit --port oder --host etwas anderes wählen.
