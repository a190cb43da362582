# What the command line answers about Pinnacola.

# twinpack referee
cli-this-side = Diese Partei
cli-laid-meld = { $cards }, { $kind }: { $points }
cli-laid-complete = Vollständig: Anlegen kann man nichts mehr.
cli-turn-legal = Das ist erlaubt.
cli-turn-hand = Hand: { $cards }
cli-turn-row = Ablagereihe: { $cards }
cli-turn-refused = Aktion { $number }, „{ $action }“, ist nicht erlaubt. { $reason }

# twinpack replay
cli-does-draw = { $seat } zieht { $what }
cli-does-draw-nothing = { $seat } will ziehen, und der Ziehstapel ist aufgebraucht
cli-does-take = { $seat } nimmt aus der Ablagereihe: { $what }
cli-does-lay = { $seat } legt { $what } aus
cli-does-off = { $seat } legt { $what } an { $meld } an
cli-does-swap-wild = { $seat } tauscht { $what } in { $meld }
cli-does-discard = { $seat } legt { $what } ab
cli-does-back = { $seat } nimmt alles zurück, was in diesem Zug ausgelegt wurde
cli-restocked = Die Ablagereihe ohne ihre neueste Karte wird gemischt und zum neuen Ziehstapel aus { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
}
cli-ending-out = { $seat } macht aus
cli-ending-pinnacolone = Ein Pinnacolone von { $seat } beendet das Spiel
cli-ending-blocked = Niemand kommt mehr weiter
cli-ending-stock = Der Ziehstapel ist aufgebraucht

# twinpack simulate
cli-simulate-laid-counts = Partien: { $matches }. Spiele: { $deals }.

# What the referee cannot answer.
error-token = „{ $text }“ ist keine Karte. Wert und Farbe schreiben, etwa AS, 10H oder 2C: Werte A 2 3 4 5 6 7 8 9 10 B D K, Farben S (Pik) H (Herz) D (Karo) C (Kreuz). Ein Joker ist **, einer für die Kreuz-Acht **=8C.
error-turn-action = „{ $text }“ ist keine Aktion. Aktionen lauten etwa „draw“, „take 3“, „lay 9S 9H **=9C“, „off 7H @2“, „off **=4H @2 low“, „swap QD @1“, „discard 5D“ oder „back“.
error-other-question = In { $family } gibt es diese Frage nicht. Dort kennt der Schiedsrichter: { $allowed }.
error-option-other-game = { $name } bedeutet in { $family } nichts. Weglassen.
error-side-meld = Figur { $number } ist keine. { $cause }
error-hands-count = { $given ->
    [one] Eine Hand ist angegeben statt { $count }. Für jeden Spieler eine nennen; eine leere ist -.
   *[other] { $given } Hände sind angegeben statt { $count }. Für jeden Spieler eine nennen; eine leere ist -.
}
error-out-unknown = „{ $text }“ sagt nichts über das Ausmachen. Es gibt: { $allowed }.
error-out-hands = { $given ->
    [0] Wer ausgemacht hat, hat keine Karten, und hier haben alle welche. Für diese Hand - schreiben oder --out no angeben.
   *[other] Nur ein Spieler kann ausmachen, und hier sind { $given } Hände leer. Die Hände berichtigen.
}
error-out-missing = Ein Spieler ohne Karten hat ausgemacht. --out yes oder --out in-hand angeben oder seine Karten nennen.
error-out-melds = { $needs ->
    [any] Eine Partei ohne Figuren kann nicht ausgemacht haben. Ihre Figuren nennen oder --out no angeben.
    [poker-or-run6] Mit diesen Figuren kann die Partei nicht ausgemacht haben: Sie braucht einen Poker oder eine reine Folge von sechs Karten. Figuren oder --out berichtigen.
    [poker-and-run7] Mit diesen Figuren kann die Partei nicht ausgemacht haben: Sie braucht einen Poker und eine reine Folge von sieben Karten. Figuren oder --out berichtigen.
   *[other] Mit diesen Figuren kann die Partei nicht ausgemacht haben. Figuren oder --out berichtigen.
}
error-opened-missing = Das Ergebnis hängt davon ab, welche Spieler eine Figur ausgelegt haben. Mit --opened angeben: 1 für die erste Hand, 2 für die zweite, 1,2 für beide.
error-no-such-player = Einen Spieler { $number } hat eine Partei nicht. Die Spieler sind 1 bis { $limit }, in der Reihenfolge der Hände.
error-position-form = Das ist keine Stellung ({ $text }). Sie braucht Zeilen wie hands = ["9S 9C 5D", 13, 13, 13] und row = "4C 9H".
error-position-too-large = { $given } unbekannte Karten sind zu viele: Vom Kartenspiel sind nur { $limit } übrig.
error-position-chosen = „{ $text }“ kann nicht die gewählte Karte sein. Sie ist eine Karte der Hand, die am Zug ist, und nur bei phase = "play".
error-hand-unknown = Die Karten von Platz { $seat } sind nicht bekannt, sein Zug kann also nicht beurteilt werden. In hands nennen.
error-stock-unknown = Welche Karte vom Ziehstapel gezogen wird, ist nicht bekannt. Die obersten Karten nennen, etwa stock = "3D".

# Options that cannot be played together.
error-run-too-long = { $key }: So lang ist keine Folge. Höchstens { $allowed }.
error-triple-below-double = { $key }: Eine Folge kann nicht dreifach zählen, bevor sie doppelt zählt. Mindestens { $allowed } oder 0 für nie.
error-nothing-scores = { $key }: In einem Spiel wäre nichts etwas wert. Mindestens { $allowed }.
error-nobody-declares = { $key }: Einen Ansager gibt es hier nicht. Erlaubt: { $allowed }.
error-without-effect = { $key } bewirkt nichts, so wie { $other } gesetzt ist. Weglassen oder für { $other } wählen: { $allowed }.
