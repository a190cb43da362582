# Das beste Spiel bei offenen Karten.
solve-mover = { $seat } ist am Zug; Trumpf: { $trump }.
solve-points = { $party }: noch { $points } zu holen, für die anderen { $against }.
solve-taken = In den Stichen davor: { $party } { $taken }, die anderen { $other }.
solve-best = { $points }
solve-costs = { $points }, kostet { $costs }
solve-line = Ein bester Verlauf:
solve-mode-exact = Genau: bewiesen, { $nodes } Stellungen betrachtet.
solve-mode-fast = Mit Abkürzungen, nicht bewiesen: Einzelne Werte können um ein paar Punkte falsch sein. Betrachtete Stellungen: { $nodes }.
solve-declarers = Stichpunkte der Ansagerpartei, nach Ansager und Trumpf:
solve-warm = Der Löser ist nach { $seconds } Sekunden bereit.
error-solve-not-playing = In diesem Augenblick wird nicht gespielt, darum ist keine Karte zu beurteilen. Einen Zeitpunkt während der Stiche wählen.
error-solve-no-trump = Hier gibt es keinen Trumpf. Der Löser kennt nur Spiele mit Trumpf.
error-solve-parties = Hier spielen { $count } Parteien, jede für sich. Ein bestes Spiel gibt es nur, wo zwei gegeneinander spielen; den Ansager nennen.
error-solve-too-many-points = Hier geht es um { $count } verschiedene Punktzahlen, der Löser unterscheidet { $limit }. Regeln wählen, in denen die Werte ein gemeinsames Maß haben.
error-solve-nodes = { $count } Stellungen haben nicht gereicht. Mit --nodes mehr erlauben, einen späteren Zeitpunkt wählen oder --fast verwenden.
error-solve-form = Das ist keine Stellung ({ $text }). Sie braucht Zeilen wie trump = "S" und hands = ["AS 9H", "TS KH", "KS AH", "QS JH"].
error-solve-hands = Es sind { $given } Blätter, nach diesen Regeln müssen es { $count } sein. Für jeden Platz eines nennen, ein leeres, wo niemand mitspielt.
error-solve-seat = Platz { $seat } gibt es nicht. Es gibt die Plätze 0 bis { $limit }.
error-solve-suit = „{ $text }“ ist keine Farbe. S, H, D oder C schreiben.
error-solve-cards = Platz { $seat } hat { $given } Karten und sollte wie die anderen { $count } haben. Noch einmal zählen, der Stich auf dem Tisch gehört dazu.
error-solve-deal = So viele Karten ({ $given } Stiche) gehören nicht zu einem Zeitpunkt eines Spiels mit { $limit } Stichen. Einige weglassen.
error-solve-pack = { $card } kommt öfter vor als im Blatt dieser Regeln. Andere Karten oder andere Regeln wählen.
error-solve-options = { $kind ->
    [record] Eine Aufzeichnung hat ihre eigenen Regeln. --rules weglassen.
   *[position] Eine Stellung ist ein einziger Zeitpunkt. --deal und --trick weglassen.
}
error-solve-family = Der Löser kennt { $family } nicht. Er spielt Pinochle.
error-solve-trick = Stich { $trick } von Spiel { $deal } wurde nicht gespielt. { $count ->
    [0] Es gab keinen.
    [one] Ein Stich wurde beendet.
   *[other] { $count } Stiche wurden beendet.
}
error-solve-in-trick = Solange Karten auf dem Tisch liegen, lässt sich kein anderer Trumpf versuchen. Den Beginn eines Stiches wählen.
error-solve-called = Wo ein Partner gerufen wird, steht er nicht fest. --all-trumps weglassen.
error-batch-stock = Nach diesen Regeln werden zwischen den Stichen Karten gezogen, was die Stapelrechnung nicht spielt. Regeln wählen, bei denen alle Karten ausgeteilt werden.
