# Pinnacola spielen im Terminal: was erzählt, gefragt und eingegeben wird. Was allen Spielen gemeinsam ist, steht in
# table.ftl.

# Karten und Figuren.
hand-by-rank = Dein Blatt nach Rängen: { $cards }.
table-row = Die Ablagereihe, älteste zuerst: { $cards }.
table-row-empty = Die Ablagereihe ist leer.
table-sizes = Karten auf der Hand: { $held }. Ziehstapel: { $stock }.
laid-nothing = Noch ist keine Figur ausgelegt.
laid-side = Figuren: { $side }, { $points } Punkte.
laid-meld = - { $meld }, { $owner }
recent-nothing = Seit deinem letzten Ablegen ist nichts geschehen.

# Pflichten des Zugs.
duty-chosen = Du musst { $card } in diesem Zug auslegen.
duty-wild = { $count ->
    [one] Du musst eine getauschte wilde Karte in diesem Zug wieder auslegen.
   *[other] Du musst { $count } getauschte wilde Karten in diesem Zug wieder auslegen.
}
duty-kept = Du darfst { $card } in diesem Zug nicht ablegen.

# Was geschieht.
told-dealt = Du bekommst: { $cards }.
told-row = { $card } wird aufgedeckt und beginnt die Ablagereihe. Der Ziehstapel hat { $stock } Karten.
told-draw = { $name } zieht vom Stapel.
told-draw-you = Du ziehst { $card } vom Stapel.
told-restock = Der Ziehstapel ist aufgebraucht. Die Ablagereihe außer { $card } wird gemischt und ist der neue Stapel mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}.
told-take = { $count ->
    [one] { $who ->
        [you] Du nimmst { $cards } aus der Ablagereihe.
       *[other] { $name } nimmt { $cards } aus der Ablagereihe.
    }
   *[other] { $who ->
        [you] Du nimmst { $count } Karten aus der Ablagereihe: { $cards }.
       *[other] { $name } nimmt { $count } Karten aus der Ablagereihe: { $cards }.
    }
}
told-lay = { $who ->
    [you] Du legst aus: { $meld }.
   *[other] { $name } legt aus: { $meld }.
}
told-off = { $who ->
    [you] Du legst { $card } an: { $meld }.
   *[other] { $name } legt { $card } an: { $meld }.
}
told-swap-wild = { $who ->
    [you] Du tauschst { $card } gegen { $wild }: { $meld }.
   *[other] { $name } tauscht { $card } gegen { $wild }: { $meld }.
}
told-discard = { $who ->
    [you] Du legst { $card } ab. { $count ->
        [0] Du hast keine Karten mehr.
        [one] Du hast noch eine Karte.
       *[other] Du hast noch { $count } Karten.
    }
   *[other] { $name } legt { $card } ab. { $count ->
        [0] Es bleibt keine Karte.
        [one] Es bleibt eine Karte.
       *[other] Es bleiben { $count } Karten.
    }
}
told-back = { $who ->
    [you] Du nimmst alles zurück, was du in diesem Zug ausgelegt hast.
   *[other] { $name } nimmt alles in diesem Zug Ausgelegte zurück.
}
told-out = { $who ->
    [you] Du machst aus.
    [partner] { $name }, dein Partner, macht aus.
   *[other] { $name } macht aus.
}
told-pinnacolone = { $who ->
    [you] Deine Folge reicht ohne wilde Karte von Ass bis Ass: Pinnacolone!
   *[other] Die Folge von { $name } reicht ohne wilde Karte von Ass bis Ass: Pinnacolone!
}

# Warum ein Spiel so zählt. $side ist der Name einer Partei, $amount sind Punkte; Verluste liegen unter null.
reason-melds = { $side }: Figuren { $amount }.
reason-melds-doubled = { $side }: Figuren noch einmal für das Ausmachen in einem Zug { $amount }.
reason-bonus-out = { $side }: für das Ausmachen { $amount }.
reason-bonus-in-hand = { $side }: für das Ausmachen in einem Zug { $amount }.
reason-hands = { $side }: Karten auf der Hand { $amount }.
reason-hands-double = { $side }: Karten auf der Hand, doppelt, da nichts ausgelegt ist, { $amount }.
reason-flat-penalty = { $side }: dafür, nichts ausgelegt zu haben, { $amount }.
reason-result-doubled = { $side }: das Ergebnis noch einmal für das Ausmachen in einem Zug { $amount }.
reason-blocked = Niemand kommt mehr weiter: Das Spiel ist blockiert, und niemand hat ausgemacht.
reason-stock-out = Der Ziehstapel ist aufgebraucht, und niemand hat ausgemacht.
reason-pinnacolone = { $side }: für den Pinnacolone { $amount }. Sonst zählt nichts.
reason-pinnacolone-wins = { $side }: Der Pinnacolone gewinnt die Partie, angeschrieben mit { $amount }.

# Fragen.
ask-draw = Was ziehst du ({ $options })?
ask-draw-only = Was ziehst du (nur { $options }, mit Enter)?
ask-turn = Dein Zug ({ $options }):

# Antworten: die Wörter, die man eingeben kann; das erste wird gezeigt.
do-draw = ziehen, ziehe, zieh
do-take = nehmen, nehme, nimm
do-lay = auslegen, lege aus, leg aus, lege, leg
    .doc = eine neue Figur, zum Beispiel: 9S 9H 9C
do-off = anlegen, lege an, leg an
    .doc = eine Karte an eine Figur deiner Partei, zum Beispiel: 7H @2; passt sie an beide Enden, dahinter unten oder oben
do-swap = tauschen, tausche
    .doc = eine Karte an die Stelle der wilden, die für sie steht, zum Beispiel: DD @1
do-discard = ablegen, lege ab, leg ab, abwerfen
    .doc = eine Karte in die Ablagereihe; das beendet deinen Zug
do-back = zurück, zurueck, zurücknehmen
    .doc = alles zurücknehmen, was du in diesem Zug ausgelegt hast
end-low = unten
    .doc = unten
end-high = oben
    .doc = oben

# Befehle: die Wörter, die man eingeben kann; das erste wird gezeigt.
command-sort = ränge, sortieren
    .doc = deine Karten nach Rängen
command-laid = figuren, melds
    .doc = alle Figuren auf dem Tisch mit ihren Nummern und Punkten
command-recent = zuletzt
    .doc = was seit deinem letzten Ablegen geschehen ist

explain-draw = „{ $draw }“ zieht vom Stapel. „{ $take } 3“ nimmt die dritte Karte der Ablagereihe und alle neueren; diese Karte musst du in diesem Zug auslegen. Statt der Stelle kannst du auch die Karte nennen. Angeboten wird nur, was möglich ist.
explain-draw-free = Die neueste Karte allein darf auf der Hand bleiben.
explain-turn = Du hast gezogen. Leg aus, so viel du willst, dann leg eine Karte ab. Die Figuren auf dem Tisch haben die Nummern @1, @2 und so weiter.
explain-wild = Eine wilde Karte gibst du mit dem ein, wofür sie steht: { $example } oder **=8C ist ein { $joker } für die Kreuzacht. { $joker } oder ** allein genügt, wo nur eine Karte möglich ist, und in einer Folge, die du von unten nach oben eingibst.
