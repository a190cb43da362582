# Warum in Pinnacola etwas abgelehnt wurde: die Codes der Fehler. Erst was falsch war, dann was zu tun ist.

# Text, der nicht die richtige Form hat.
error-meld-number = „{ $text }“ ist keine Nummer einer Figur. Schreib sie wie @1.
error-end = „{ $text }“ ist kein Ende einer Folge. Schreib unten oder oben (low, high).

# Ziehen.
error-no-stock = Vom Ziehstapel ist nichts zu ziehen, und es gibt keinen neuen. Nimm aus der Ablagereihe.
error-no-such-place = Eine Karte Nummer { $place } gibt es in der Ablagereihe nicht. Sie hat { $count }.
error-whole-row = Nach den Regeln darf man nur die ganze Ablagereihe nehmen. Nimm Nummer 1.
error-last-of-row = Nach den Regeln darf man nur die neueste Karte der Ablagereihe nehmen. Nimm Nummer { $count }.
error-row-needs-opened = Aus der Ablagereihe darfst du erst nehmen, wenn du selbst eine Figur ausgelegt hast. Zieh vom Stapel.
error-take-more = Mit einer Karte auf der Hand musst du mindestens { $minimum } Karten aus der Ablagereihe nehmen. Nimm mehr, oder zieh vom Stapel.
error-row-blocked = Eine neuere wilde Karte in der Ablagereihe sperrt Karte Nummer { $place }. Nimm eine neuere, oder zieh vom Stapel.
error-chosen-cannot-be-laid = { $card } müsste in diesem Zug ausgelegt werden, und das geht nicht so, dass der Zug enden kann. Nimm eine andere Karte, oder zieh vom Stapel.

# Pflichten, und wie ein Zug endet.
error-chosen-first = { $card } aus der Ablagereihe muss vor allem anderen ausgelegt werden.
error-chosen-must-be-laid = Zuerst muss { $card } aus der Ablagereihe ausgelegt werden. Dann darfst du ablegen.
error-wild-must-be-laid = { $count ->
    [one] Zuerst muss eine getauschte wilde Karte wieder ausgelegt werden. Dann darfst du ablegen.
   *[other] Zuerst müssen { $count } getauschte wilde Karten wieder ausgelegt werden. Dann darfst du ablegen.
}
error-dead-end = Danach ließe sich der Zug nicht mehr regelgerecht beenden. Tu zuerst etwas anderes, oder behalte eine Karte zum Ablegen.
error-may-not-go-out = { $needs ->
    [poker-or-run6] Du darfst noch nicht ausmachen: Deine Partei braucht einen Poker oder eine reine Folge von sechs Karten. Behalte eine Karte.
    [poker-and-run7] Du darfst noch nicht ausmachen: Deine Partei braucht einen Poker und eine reine Folge von sieben Karten. Behalte eine Karte.
   *[other] Du darfst noch nicht ausmachen. Behalte eine Karte.
}
error-no-rediscard = { $card } ist eben aus der Ablagereihe genommen und darf im selben Zug nicht abgelegt werden. Leg eine andere Karte ab.
error-discard-forbidden = { $card } darf nicht abgelegt werden. Erlaubt: { $allowed }.
error-nothing-to-take-back = In diesem Zug ist nichts ausgelegt, was man zurücknehmen könnte.
error-not-the-row = Das ist nicht die Ablagereihe: Es müssen ihre { $cards } älteren Karten sein, jede so oft, wie sie dort liegt.

# Neue Figuren.
error-meld-too-short = Eine Figur hat mindestens { $minimum } Karten. Nimm noch welche dazu.
error-meld-no-meld = { $cards } ergeben keine Figur. Eine Figur ist ein Satz aus einem Rang in verschiedenen Farben oder eine Folge in einer Farbe.
error-meld-twin = { $card } kann in einer Figur nicht zweimal liegen. Lass eine weg.
error-meld-gap = { $cards } folgen nicht aufeinander. Füll die Lücke, oder leg weniger aus.
error-meld-corner = { $cards } gehen um die Ecke: Ein Ass ist die unterste oder die oberste Karte einer Folge.
error-meld-too-few-naturals = { $minimum ->
    [one] Eine Figur braucht mindestens eine natürliche Karte.
   *[other] Eine Figur braucht mindestens { $minimum } natürliche Karten.
} Nimm weniger wilde.
error-meld-too-many-wilds = { $maximum ->
    [one] Eine Figur darf nur eine wilde Karte enthalten.
   *[other] Eine Figur darf höchstens { $maximum } wilde Karten enthalten.
} Nimm weniger.
error-meld-wild-poker = Ein Poker muss ohne wilde Karten sein. Lass es ein Tris bleiben.
error-meld-adjacent-wilds = Zwei wilde Karten dürfen in einer Folge nicht nebeneinander liegen. Leg eine natürliche dazwischen.
error-meld-identity-open = { $wild } könnte für mehrere Karten stehen: { $possible }. Sag, für welche.
error-meld-identity-impossible = Für { $wild } ist hier kein Platz. Eine wilde Karte steht für eine, die in der Figur fehlt.

# Anlegen und Tauschen.
error-no-such-meld = Eine Figur @{ $meld } gibt es nicht. { $count ->
    [0] Noch ist keine ausgelegt.
    [one] Es gibt nur @1.
   *[other] Sie haben die Nummern @1 bis @{ $count }.
}
error-not-your-side = Die Figur @{ $meld } gehört der anderen Partei. Leg an Figuren der eigenen an.
error-partner-needs-opened = An die Figur @{ $meld } deines Partners darfst du erst anlegen, wenn du selbst eine ausgelegt hast.
error-lay-off-complete = Diese Figur ist vollständig. Nichts kann angelegt werden.
error-lay-off-does-not-fit = { $card } passt dort nicht. Wähl eine andere Figur oder eine andere Karte.
error-lay-off-end-open = { $card } passt an beide Enden. Sag unten oder oben.
error-swap-nothing-there = Dort steht keine wilde Karte für { $card }. Tausch genau die Karte, für die eine wilde steht.
error-swap-needs-opened = Eine wilde Karte darfst du erst tauschen, wenn du selbst eine Figur ausgelegt hast.
error-no-pinella-swap = Nach den Regeln darf eine Pinella nicht getauscht werden.
error-swap-own-side = { $card } darf nur aus Figuren der eigenen Partei getauscht werden.
