# Why something was refused: the codes of errors. What was wrong comes first, then the way out.

# Where it is, in front of what is wrong; and a reason behind it.
error-at-line = Zeile { $line }: { $message }
error-at-call = Ansage { $place } ({ $call }): { $message }

# Text that is not in the form it should have.
error-card = „{ $text }“ ist keine Karte. Wert und Farbe schreiben, etwa AS, 10H oder 9C: Werte A 10 K D B 9 8 7, Farben S (Pik) H (Herz) D (Karo) C (Kreuz).
error-suit = „{ $text }“ ist keine Farbe. S (Pik), H (Herz), D (Karo) oder C (Kreuz) schreiben.
error-number = „{ $text }“ ist keine Punktzahl. Nur Ziffern schreiben, etwa 250.
error-seat = „{ $text }“ ist kein Platz. Eine Zahl ab 0 schreiben.
error-action = „{ $text }“ ist keine Aktion. Aktionen lauten etwa „bid 260“, „trump S“ oder „play TH“.
error-answer = „{ $text }“ ist keine Antwort auf diese Frage. Mit einer der genannten Möglichkeiten antworten.
error-too-many-cards = „{ $text }“ nennt zu viele Karten. Das Spiel hat { $limit }.
error-result = „{ $text }“ ist kein Ergebnis. Ein Ergebnis lautet etwa „result +320 -250“.
error-call = „{ $text }“ ist keine Ansage. Eine Zahl, P (passen) oder H (passen mit Hilfe) schreiben.
error-whole = { $name } braucht eine ganze Zahl, nicht „{ $text }“.
error-pair = { $name } braucht zwei ganze Zahlen wie 320/60, nicht „{ $text }“.

# Actions that the rules do not allow.
error-must-follow = { $card } darf nicht gespielt werden: Wer { $led } hat, muss bedienen. Eine Karte dieser Farbe spielen.
error-must-beat = { $card } darf nicht gespielt werden: Wer { $winning } überbieten kann, muss es tun. Eine höhere Karte der Farbe spielen.
error-must-trump = { $card } darf nicht gespielt werden: Wer { $led } nicht hat, muss Trumpf ({ $trump }) spielen. Einen Trumpf spielen.
error-must-overtrump = { $card } darf nicht gespielt werden: Wer { $winning } übertrumpfen kann, muss es tun. Einen höheren Trumpf spielen.
error-must-lead-trump = { $card } darf nicht ausgespielt werden: Zum ersten Stich muss Trumpf ({ $trump }) ausgespielt werden. Einen Trumpf ausspielen.
error-not-in-hand = Nicht auf der Hand: { $cards }. Karten wählen, die es sind.
error-wrong-count = { $given ->
    [one] Eine Karte passt nicht: { $count } wählen.
   *[other] { $given } Karten passen nicht: { $count } wählen.
}
error-wrong-widow-use = { $use ->
    [bury] Nach diesen Regeln wird der Talon nicht verteilt: Karten ablegen.
   *[share] Nach diesen Regeln wird nichts abgelegt: den Talon verteilen.
}
error-trump-needs = { $suit } kann nicht Trumpf werden: Dem Blatt fehlt, was die Regeln von der Trumpffarbe verlangen. Möglich: { $allowed }.
error-may-not-call = { $card } darf nicht gerufen werden. Einen Trumpf rufen, den man nicht selbst hält: { $allowed }.
error-may-not-bury = Das darf nicht gedrückt werden: { $cards }. Von diesen drücken: { $allowed }.
error-not-the-pack = Das ist nicht das Kartenspiel: Es müssen seine { $cards } Karten sein, jede so oft, wie sie darin vorkommt.
error-no-misdeal = Mit diesem Blatt oder zu diesem Zeitpunkt kann man nicht neu geben lassen. Bieten oder passen.
error-no-concession = Nach diesen Regeln kann man nicht aufgeben. Das Spiel ausspielen.
error-no-moon = Nach diesen Regeln kann man nicht alle Stiche ansagen. Die Ansage weglassen.
error-bid-too-low = Ein Gebot von { $bid } ist zu niedrig. Das niedrigste ist jetzt { $minimum }.
error-bid-too-high = Ein Gebot von { $bid } ist zu hoch. Das höchste ist jetzt { $maximum }.
error-bid-off-step = Ein Gebot von { $bid } liegt zwischen zwei Schritten. Die Gebote steigen hier um { $step }; das niedrigste ist jetzt { $minimum }.
error-must-open = Hier muss das Reizen eröffnet werden, Passen ist nicht erlaubt. Mindestens { $minimum } bieten.
error-may-not-bid = Dem Blatt fehlt, was die Regeln von einem Bieter verlangen. Passen.
error-no-help = Nach diesen Regeln gibt es kein Passen mit Hilfe. Einfach passen.
error-auction-over = Das Reizen ist schon zu Ende. Diese und alle folgenden Ansagen weglassen.
error-not-now = { $phase ->
    [deal] „{ $action }“ kommt zur falschen Zeit: Es ist zu geben.
    [auction] „{ $action }“ kommt zur falschen Zeit: Es wird gereizt.
    [swap] „{ $action }“ kommt zur falschen Zeit: Eine Dix kann getauscht werden.
    [trump] „{ $action }“ kommt zur falschen Zeit: Trumpf ist zu bestimmen.
    [widow] „{ $action }“ kommt zur falschen Zeit: Der Talon ist an der Reihe.
    [exchange] „{ $action }“ kommt zur falschen Zeit: Karten sind zu geben.
    [decide] „{ $action }“ kommt zur falschen Zeit: Der Ansager entscheidet, ob gespielt wird.
    [draft] „{ $action }“ kommt zur falschen Zeit: Karten werden abwechselnd ausgesucht.
    [forfeit] „{ $action }“ kommt zur falschen Zeit: Der Ansager entscheidet, ob er den Talon ansieht.
    [call] „{ $action }“ kommt zur falschen Zeit: Eine Karte ist zu rufen.
    [bury] „{ $action }“ kommt zur falschen Zeit: Karten sind zu drücken.
    [yield] „{ $action }“ kommt zur falschen Zeit: Die Gegenspieler entscheiden, ob sie aufgeben.
    [stock] „{ $action }“ kommt zur falschen Zeit: Zwischen den Stichen wird gemeldet und gezogen, im Stich ist eine Karte zu spielen.
    [restock] „{ $action }“ kommt zur falschen Zeit: Der Ziehstapel ist zu erneuern.
    [draw] „{ $action }“ kommt zur falschen Zeit: Zuerst ist zu ziehen oder aus der Ablagereihe zu nehmen.
   *[play] { $action ->
        [draw] „{ $action }“ kommt zur falschen Zeit: In diesem Zug ist schon gezogen. Leg aus, oder leg eine Karte ab und beende den Zug.
        [take] „{ $action }“ kommt zur falschen Zeit: In diesem Zug ist schon gezogen. Leg aus, oder leg eine Karte ab und beende den Zug.
       *[other] „{ $action }“ kommt zur falschen Zeit: Eine Karte ist zu spielen.
    }
}
error-deal-over = Das Spiel ist zu Ende. Es kann nichts mehr hinzukommen.
error-match-over = Die Partie ist zu Ende. Es kann nichts mehr hinzukommen.
error-draw-dealer-first = Der erste Geber ist noch nicht bestimmt. Eine Partie beginnt mit einer Zeile wie „dealer 0“.
error-dealer-drawn = Der erste Geber ist schon bestimmt. Das geschieht in einer Partie nur einmal.
error-no-such-seat = Einen Platz { $seat } gibt es nicht. Die Plätze zählen ab 0 im Uhrzeigersinn.

# Rule sets and house-rules files.
error-unknown-rules = „{ $value }“ ist weder ein Regelsatz noch eine Datei. Es gibt: { $allowed }.
error-unreadable-file = Die Datei „{ $value }“ ist nicht zugänglich ({ $text }). Name und Rechte prüfen.
error-file-too-large = Die Datei ist für Hausregeln zu groß. Höchstens { $limit } Bytes.
error-bad-toml = Die Datei ist kein TOML ({ $text }). In jeder Zeile „gruppe.schlüssel = wert“ schreiben.
error-no-base = Die Datei sagt nicht, welche Regeln sie ändert. Mit einer Zeile wie base = "ID" beginnen; „twinpack rules list“ zeigt die IDs.
error-unknown-key = { $near ->
    [none] Eine Option „{ $key }“ gibt es nicht. Es gibt: { $allowed }.
   *[other] Eine Option „{ $key }“ gibt es nicht. Ist { $near } gemeint?
}
error-group-not-value = „{ $key }“ ist eine Gruppe von Optionen und hat keinen Wert. Eine davon setzen: { $allowed }.
error-wrong-value = { $key } kann nicht { $value } sein. Erlaubt: { $allowed }.
error-not-divisible = { $key } = { $value } ergäbe im anderen Maßstab einen Bruch. Ein Vielfaches von zehn wählen oder den Maßstab behalten.

# Options that cannot be played together.
error-packets-not-hand = { $key }: Die Päckchen ergeben zusammen kein Blatt. Zusammen müssen es { $allowed } sein.
error-step-too-small = { $key }: Gebote müssen steigen. Jeder Schritt muss mindestens { $allowed } sein.
error-steps-out-of-order = { $key }: Die Schritte müssen beim Mindestgebot ({ $allowed }) oder darunter beginnen und aufsteigen.
error-minimum-off-step = { $key }: Das Mindestgebot liegt zwischen zwei Schritten. Der nächste Schritt ist { $allowed }.
error-bid-out-of-reach = { $key }: So viele Punkte bringt kein Spiel. Höchstens { $allowed }.
error-ceiling-too-low = { $key }: Das Höchstgebot liegt unter dem ersten. Mindestens { $allowed }, oder 0 für keines.
error-raise-too-small = { $key }: Die größte Erhöhung ist kleiner als ein Schritt. Mindestens { $allowed }, oder 0 für keine Grenze.
error-opener-may-not-bid = { $key }: Wer eröffnen muss, könnte ein Blatt haben, mit dem man nicht bieten darf. { $allowed } schreiben oder von Bietern nichts verlangen.
error-no-trick-points = { $key }: Keine Karte zählt etwas und der letzte Stich auch nicht. Einem davon mindestens { $allowed } geben.
error-above-trick-total = { $key }: So viele Stichpunkte hat ein Spiel nicht. Höchstens { $allowed }.
error-target-out-of-reach = { $key }: Ein solches Ziel ergibt keine Partie. Erlaubt sind die Zahlen zwischen diesen: { $allowed }.
error-no-target-raise = { $key }: Ein Ziel, das steigt, muss um etwas steigen. Mindestens { $allowed }.
error-conflict = { $key } passt nicht zu { $other }. Eines von beiden ändern.
error-sides-uneven = { $key }: Auf so viele Parteien lassen sich die Plätze nicht verteilen. Möglich: { $allowed }.
error-hands-not-seats = { $key }: Höchstens zwei dürfen aussetzen, und dann müssen mindestens drei spielen. Möglich: { $allowed }.
error-pack-uneven = { $key }: Die übrigen Karten gehen beim Geben nicht auf. Möglich: { $allowed }.
error-share-not-widow = { $key }: Ein geteilter Talon muss für jeden Spieler eine Karte haben. Es müssen { $allowed } sein.
error-bracket-too-small = { $key }: Eine Stufe muss mehrere ganze Reizschritte umfassen. Möglich ist etwa: { $allowed }.

# Records.
error-record-too-large = Die Aufzeichnung ist zu groß. Höchstens { $limit } Zeichen.
error-record-parts = Das ist keine ganze Aufzeichnung: Sie braucht Angaben, Regeln und Aktionen mit je einer Leerzeile dazwischen. Fehlt das Ende der Datei?
error-tag-form = „{ $text }“ ist keine Angabe. Eine Angabe lautet etwa [Name "Wert"].
error-tag-twice = Eine Angabe steht doppelt da. Eine von beiden streichen.
error-tag-missing = Die Angabe { $tag } fehlt. Sie ergänzen.
error-unknown-family = Eine Spielfamilie „{ $family }“ gibt es nicht. Es gibt: { $allowed }.
error-hash-mismatch = Die Regeln hier sind nicht die, nach denen die Aufzeichnung entstand. Ihre Prüfsumme wäre { $expected }.
error-rules-line = Die Regeln der Aufzeichnung sind hier beschädigt. { $cause }
error-damaged-line = Diese Zeile ist beschädigt. { $cause }
error-illegal-line = „{ $text }“ ist hier nicht erlaubt. { $cause }
error-result-mismatch = { $expected ->
    [none] „{ $found }“ steht da, wo kein Spiel zu Ende ist. Die Zeile streichen.
   *[other] Hier steht „{ $found }“, wo das Spiel „{ $expected }“ ergeben hat.
}
error-result-missing = Das letzte Spiel ist zu Ende, und sein Ergebnis fehlt. Die Zeile „{ $expected }“ ergänzen.

# Bots and languages.
error-unknown-bot = Einen Computerspieler „{ $value }“ gibt es nicht. Es gibt: { $allowed }.
error-bots-count = { $given ->
    [one] Ein Computerspieler reicht nicht. Einen für alle nennen oder { $seats } mit Kommas.
   *[other] { $given } Computerspieler passen nicht. Einen für alle nennen oder { $seats } mit Kommas.
}
error-unknown-language = In „{ $text }“ gibt es keine Texte. Es gibt: { $allowed }.

# The command line.
error-no-such-command = Einen Befehl „{ $text }“ gibt es nicht. „twinpack --help“ zählt sie auf.
error-command-missing = Welcher Befehl? Mit --help werden sie aufgezählt.
error-no-such-option = Eine Option „{ $name }“ gibt es hier nicht. Mit --help werden sie aufgezählt.
error-missing-argument = { $name } fehlt. Mit --help wird gezeigt, was nötig ist.
error-bad-argument = { $name } kann nicht „{ $text }“ sein. Mit --help wird gezeigt, was möglich ist.
error-option-without-value = { $name } braucht einen Wert oder hat einen zu viel. Mit --help wird gezeigt, was möglich ist.
error-too-many-arguments = Hier steht etwas zu viel: { $text }. Mit --help wird gezeigt, was nötig ist.
error-seat-range = Einen Platz { $seat } gibt es nicht. Die Plätze sind 0 bis { $limit }.
error-no-such-deal = Ein Spiel { $deal } enthält die Aufzeichnung nicht. Sie enthält { $count }.
error-families-differ = { $old } und { $new } sind verschiedene Spiele ohne gemeinsame Optionen. Regelsätze eines Spiels vergleichen.
error-deals-range = { $given } Spiele lassen sich nicht spielen. 1 bis { $limit } wählen.

# The referee.
error-other-game = Der Schiedsrichter kennt { $family } nicht. Nach einem anderen Spiel fragen.
error-no-cards = Es sind keine Karten zu beurteilen. Mindestens eine nennen.
error-hand-too-large = { $given } Karten sind zu viele für ein Blatt. Es hat höchstens { $limit }.
error-too-many-copies = { $card } kommt { $given }-mal vor. Im Kartenspiel ist sie { $limit }-mal.
error-trick-full = Bei { $given } Karten auf dem Tisch ist nichts mehr zu spielen. Es können höchstens { $limit } sein.
error-trick-size = Ein Stich hat { $count } Karten, nicht { $given }. Sie in der gespielten Reihenfolge nennen.
error-bid-missing = Das Gebot fehlt. Angeben, was geboten wurde, etwa --bid 350.
error-no-auction = Nach diesen Regeln wird nicht gereizt, weil Trumpf aufgedeckt wird. Das Gebot weglassen oder nach anderen Regeln fragen.
error-no-contract = Ohne Gebot kann keines ungespielt verloren werden. --unplayed weglassen.
error-points-missing = Die Stichpunkte fehlen. Die beider Parteien angeben, etwa --tricks 160/90, zusammen { $total }, oder mit --unplayed sagen, warum nicht gespielt wurde.
error-points-unplayed = Ein Spiel, das nicht gespielt wurde, hat keine Stichpunkte. --tricks oder --unplayed weglassen.
error-points-sum = Die Stichpunkte { $text } ergeben { $given }. Zusammen müssen es { $total } sein; mit dem letzten Stich nachzählen.
error-points-unit = { $points } Stichpunkte gibt es nicht. Hier sind es Vielfache von { $unit }; nachzählen.
error-tricks-sum = Die Stiche { $text } ergeben { $given }. Ein Spiel hat { $total }.
error-points-without-trick = Eine Partei ohne Stich kann keine { $points } Stichpunkte haben. --tricks oder --tricks-won berichtigen.
error-meld-range = Keine Partei meldet { $points }. Möglich sind 0 bis { $limit }.
error-meld-unit = Keine Meldungen sind { $points } wert. Hier sind es Vielfache von { $unit }; nachzählen.
error-dix-range = Die Dix kann nicht { $points } von { $limit } gemeldeten Punkten sein. Sie ist ein Teil davon.
error-dix-sum = { $points } kann mit Dix nicht erreicht werden. Eine zählt { $unit }, alle zusammen { $limit }.
error-unplayed-unknown = „{ $text }“ ist kein Grund, nicht zu spielen. Es gibt: { $allowed }.
error-meld-not-under-minimum = Meldungen von { $meld } liegen nicht unter dem, was diese Regeln verlangen ({ $minimum }). Stichpunkte oder einen anderen Grund angeben.
error-must-be-played = Nach diesen Regeln endet ein Spiel nicht vorab, weil das Gebot unerreichbar ist. Stichpunkte angeben oder concession schreiben.
error-is-at-table = Die Ansagerpartei braucht { $missing } in Stichen, und es gibt { $total }, also wird gespielt. Stichpunkte angeben oder concession schreiben.
error-any-suit = Nach diesen Regeln darf jede Farbe Trumpf sein, also fehlt sie niemandem. Stichpunkte oder einen anderen Grund angeben.
error-no-such-side = Eine Partei { $side } gibt es nicht. Die Parteien sind 1 bis { $limit }, in der Reihenfolge der Stände.
error-not-positive = { $number } ist zu klein. Eine Zahl über null schreiben.
error-declarers-missing = Wer gewonnen hat, hängt davon ab, welche Partei zuletzt angesagt hat. --declarers und die Nummer der Partei ergänzen.
error-deals-missing = Die Partie endet nach { $total } Spielen. Angeben, wie viele gespielt sind, etwa --deals 3.

# Why a deal scores what it scores. $side is a side's name, $amount are points.
reason-made = { $side }: Gebot erfüllt mit { $amount }.
reason-set = { $side }: verloren, mit { $amount } ist das Gebot nicht erreicht.
reason-concession = { $side }: Gebot von { $amount } aufgegeben.
reason-not-at-table = { $side }: Gebot von { $amount } ungespielt verloren, weil auch alle Stiche nicht reichen würden.
reason-under-minimum = { $side }: Gebot von { $amount } ungespielt verloren, weil zu wenig gemeldet ist.
reason-no-suit = { $side }: Gebot von { $amount } ungespielt verloren, weil keine Farbe Trumpf sein darf.
reason-bid-given = { $side }: bekommt das Gebot von { $amount }.
reason-moon-made = { $side }: hat wie angesagt alle Stiche gemacht.
reason-moon-failed = { $side }: hat nicht wie angesagt alle Stiche gemacht.
reason-meld-too-small = { $side }: Meldungen von { $amount } sind zu wenig, um zu zählen.
reason-points-lost = { $side }: verliert die { $amount } Stichpunkte, weil sie zu wenig gemacht hat.
reason-dix-kept = { $side }: behält trotzdem { $amount } für Dix.
reason-meld-lost = { $side }: verliert { $amount } an Meldungen, weil sie in Stichen zu wenig gemacht hat.
reason-all-tricks = { $side }: hat alle Stiche gemacht und damit die Partie gewonnen.
reason-claim-right = { $side }: hat mit { $amount } aus diesem Spiel zu Recht angesagt, am Ziel zu sein.
reason-claim-wrong = { $side }: hat angesagt, am Ziel zu sein, aber { $amount } aus diesem Spiel reichen nicht.
reason-far-ahead = { $side }: steht bei { $amount }, und niemand sonst ist über null; damit ist die Partie gewonnen.
reason-quadruple-run = { $side }: hat vier Sequenzen gemeldet und damit die Partie gewonnen.
reason-quadruple-pinochle = { $side }: hat vier Pinochles gemeldet und damit die Partie gewonnen.
reason-forfeit = { $side }: Gebot von { $amount } ungesehen weggeworfen.
reason-made-by-meld = { $side }: Gebot von { $amount } schon durch die Meldungen erfüllt.
reason-yielded = { $side }: Gebot von { $amount } gewonnen, weil die anderen aufgegeben haben.
reason-each-pays = { $side }: bekommt von jedem anderen { $amount ->
    [one] { $amount } Chip
   *[other] { $amount } Chips
}.
reason-pays-each = { $side }: zahlt jedem anderen { $amount ->
    [one] { $amount } Chip
   *[other] { $amount } Chips
}.
reason-to-kitty = { $side }: zahlt an die Kasse { $amount ->
    [one] { $amount } Chip
   *[other] { $amount } Chips
}.
reason-from-kitty = { $side }: bekommt aus der Kasse { $amount ->
    [one] { $amount } Chip
   *[other] { $amount } Chips
}.

# Why a match is over. $side is the winner, $target the number of points in force.
outcome-instant-win = Was in diesem Spiel geschehen ist, entscheidet die Partie sofort.
outcome-floor = Jemand ist zu weit unter null gefallen.
outcome-mercy = Jemand liegt zu weit zurück.
outcome-deals-played = Alle Spiele der Partie sind gespielt, und der höchste Stand zählt.
outcome-bid-and-out = { $target } sind mit einem eigenen Gebot erreicht.
outcome-target = Niemand sonst hat { $target } erreicht.
outcome-declarers-first = Mehr als einer hat { $target } erreicht; dann gewinnt, wer zuletzt angesagt hat, gleich wer mehr hat.
outcome-highest = Mehr als einer hat { $target } erreicht; dann gewinnt der höchste Stand.

# An evening of many games.
error-evening-players = Mit { $given } Leuten geht kein solcher Abend. Es können { $fewest } bis { $most } sein; eine größere Runde teilen.
error-evening-games = { $given } Partien lassen sich nicht einteilen. 1 bis { $most } wählen.
error-evening-names-count = { $given ->
    [one] Das ist ein Name für { $count } Leute. Alle mit Kommas nennen oder --players weglassen.
   *[other] Das sind { $given } Namen für { $count } Leute. Alle mit Kommas nennen oder --players weglassen.
}
error-evening-name-missing = Der Name { $number } ist leer. Für alle einen Namen schreiben, mit Kommas dazwischen.
error-evening-name-twice = Zwei Leute heißen „{ $text }“. Etwas hinzufügen, das sie unterscheidet.
error-evening-results-too-large = Die Ergebnisse sind zu groß. Höchstens { $limit } Zeichen.
error-evening-result-form = „{ $text }“ ist kein Ergebnis. Ein Ergebnis lautet wie „game 1 table 1: 520 340“, Nord-Süd zuerst.
error-evening-no-such-game = „{ $text }“ gehört hier zu keiner Partie. Es gibt die Partien 1 bis { $games } an den Tischen 1 bis { $tables }; die Zeile verbessern oder mit --games mehr verlangen.
error-evening-result-twice = „{ $text }“ ist eine Partie, die schon in Zeile { $other } steht. Eine der beiden behalten.
