# Der Browser: der Tisch von Pinnacola.

# Ziehstapel und Ablagereihe.
pinnacola-row = Ziehstapel und Ablagereihe
pinnacola-stock = { $can ->
    [yes] Vom Stapel ziehen.
   *[other] Ziehstapel.
} { $count ->
    [one] Eine Karte.
   *[other] { $count } Karten.
}
pinnacola-fan = Die Ablagereihe, älteste Karte zuerst
pinnacola-draw = Ziehen
pinnacola-place = { $place }: { $card }{ $can ->
    [yes] , kann genommen werden, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
   *[other] { "" }
}
pinnacola-tail = { $count ->
    [one] Du würdest nur { $card } nehmen.
   *[other] Du würdest { $card } nehmen, die du in diesem Zug auslegen musst, und dazu { $others }.
}
pinnacola-take = { $count ->
    [one] Diese Karte nehmen
   *[other] { $count } Karten nehmen
}
pinnacola-cancel = Abbrechen

# Die Figuren.
pinnacola-ours = Figuren deiner Partei
pinnacola-theirs = Figuren der anderen Partei
pinnacola-nothing-laid = Noch nichts ausgelegt.
pinnacola-meld = Figur { $number }, { $owner }
pinnacola-pure = rein
pinnacola-complete = vollständig
pinnacola-kind-tris = Tris
pinnacola-kind-poker = Poker
pinnacola-kind-run = Folge
pinnacola-kind-pure-tris = reiner Tris
pinnacola-kind-pure-poker = reiner Poker
pinnacola-kind-pure-run = reine Folge
pinnacola-fits = Deine Karte passt hier
pinnacola-swaps = Deine Karte lässt sich hier gegen die wilde Karte tauschen
pinnacola-at-meld = Was tust du bei Figur @{ $number }?
pinnacola-nothing-fits = Von deinem Blatt kann jetzt nichts an Figur @{ $number }.

# Die anderen Blätter.
pinnacola-others = Die anderen Blätter
pinnacola-known = Bekannte Karten
pinnacola-known-none = keine bekannt

# Das eigene Blatt.
pinnacola-hand = { $count ->
    [0] Dein Blatt ist leer
    [one] Dein Blatt: eine Karte
   *[other] Dein Blatt: { $count } Karten
}
pinnacola-by-suit = Nach Farbe
pinnacola-by-rank = Nach Rang
pinnacola-keys = Pfeil links und rechts gehen durch das Blatt, mit Alt verschieben sie die Karte. Enter wählt eine Karte oder legt sie zurück.
pinnacola-fresh = neu
pinnacola-due = muss ausgelegt werden

# Eine Figur bauen, auslegen, ablegen.
pinnacola-desk = Dein Zug
pinnacola-how-draw = Zieh vom Stapel, oder berühre eine Karte der Ablagereihe, um zu sehen, was du nehmen würdest.
pinnacola-how-play = Berühre Karten deines Blatts: Drei oder mehr ergeben eine Figur, eine lässt sich anlegen oder ablegen.
pinnacola-plan = Bis du am Zug bist, kannst du hier Figuren zusammenstellen.
pinnacola-more-cards = Berühre weitere Karten für eine Figur, oder eine Figur auf dem Tisch, um anzulegen.
pinnacola-unpick = Zurück auf die Hand: { $card }
pinnacola-stands-for = { $card } steht für:
pinnacola-lay = Auslegen
pinnacola-lay-this = Diese Figur auslegen
pinnacola-discard = { $card } ablegen
pinnacola-put-back = Zurück
pinnacola-back = Ausgelegtes zurücknehmen
pinnacola-offers = Was du jetzt tun könntest
pinnacola-more = { $count } weitere
pinnacola-fewer = Weniger
pinnacola-all = Alle Züge ({ $count })
