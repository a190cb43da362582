# Das Regelblatt von Pinnacola. Was allen Spielen gemeinsam ist, steht in rulebook.ftl.

section-turn = Der Zug
section-row = Nehmen aus der Ablagereihe
section-kinds = Figuren
section-wilds = Wilde Karten
section-swap = Wilde Karten tauschen
section-out = Ausmachen
section-stock = Wenn der Ziehstapel aufgebraucht ist
section-example-points = Beispiel: was Figuren wert sind
section-example-settlement = Beispiel: ein Spiel mit Figuren abrechnen

table-of-4 = Vier spielen, zwei gegen zwei. Partner sitzen einander gegenüber und rechnen gemeinsam als eine Partei ab. Alles geht im Uhrzeigersinn.
table-of-2 = Zwei spielen gegeneinander. Wo diese Regeln von einer Partei sprechen, ist der einzelne Spieler gemeint.
pack-natural = Gespielt wird mit { $cards } Karten: zwei vollen Spielen zu 52 und vier Jokern. Jede Karte ist also zweimal da.
pack-pinelle = Gespielt wird mit { $cards } Karten: zwei vollen Spielen zu 52 und vier Jokern, ohne die vier roten Zweien. Die vier schwarzen Zweien heißen Pinelle und sind wild wie die Joker.
aim = Ziel ist es, möglichst viele Karten in Figuren auf den Tisch zu bringen und als Erster keine mehr zu haben.
values-cards = Karten
values-points = Punkte
values-everywhere = Eine Karte ist in einer Figur und auf der Hand gleich viel wert, zählt auf der Hand aber gegen dich. Das Ass ist am unteren und am oberen Ende einer Folge gleich viel wert.

give-dealer = Der erste Geber wird ausgelost. Nach jedem Spiel gibt der linke Nachbar des Gebers.
give-cards = Der Geber verteilt die Karten einzeln im Uhrzeigersinn, bis jeder { $hand } hat.
give-row = Die nächste Karte wird aufgedeckt. Mit ihr beginnt die Ablagereihe, in die alle abgelegten Karten kommen. Die übrigen { $stock } Karten sind verdeckt der Ziehstapel.
give-first = Der Spieler links vom Geber beginnt.

turn-parts = Ein Zug hat drei Teile: ziehen, auslegen, so viel man will, ablegen.
turn-draw = Man muss ziehen, und zwar genau einmal: die oberste Karte des Ziehstapels oder Karten aus der Ablagereihe.
turn-lay = Danach darf man neue Figuren auslegen, beliebig viele und in beliebiger Folge. Auslegen muss man nicht.
turn-off = Man darf auch einzelne Karten an eigene Figuren anlegen, auch an solche, die man erst in diesem Zug ausgelegt hat.
turn-partner-opened = An Figuren des Partners darf man anlegen, sobald man in diesem Spiel selbst eine Figur ausgelegt hat; im selben Zug genügt.
turn-partner = An Figuren des Partners darf man anlegen wie an eigene.
turn-opponents = An Figuren der Gegner darf man nie anlegen.
turn-discard = Zum Schluss legt man eine Karte offen ans Ende der Ablagereihe.
turn-back = Bis zum Ablegen darf man alles zurücknehmen, was man in diesem Zug ausgelegt hat. Gezogenes wird nie zurückgegeben.
turn-ends-well = Was man auch tut: Man muss seine Pflichten noch erfüllen und den Zug noch beenden können.
discard-wild-forbidden = Eine wilde Karte darf man nicht ablegen, außer man hat mehrere Karten und darf keine andere ablegen.
discard-wild-not-last = Eine wilde Karte darf man ablegen, aber nicht als letzte Karte beim Ausmachen.
discard-fitting-forbidden = Eine Karte, die an eine Figur auf dem Tisch passt, darf man nicht ablegen, außer man hat mehrere Karten und darf keine andere ablegen.
discard-fitting-not-last = Mit einer Karte, die an eine Figur auf dem Tisch passt, darf man nicht durch Ablegen ausmachen.

row-open = Alle Karten der Ablagereihe liegen offen nebeneinander, in der Reihenfolge, in der sie abgelegt wurden.
row-tail = Statt vom Ziehstapel zu ziehen, darf man eine beliebige Karte der Reihe wählen. Man nimmt sie zusammen mit allen Karten, die nach ihr abgelegt wurden.
row-whole = Statt vom Ziehstapel zu ziehen, darf man die ganze Reihe nehmen. Ihre älteste Karte ist die gewählte Karte.
row-last = Statt vom Ziehstapel zu ziehen, darf man die neueste Karte der Reihe nehmen, und keine andere. Sie ist die gewählte Karte.
row-needs-opened = Aus der Reihe nehmen darf nur, wer in diesem Spiel schon selbst eine Figur ausgelegt hat.
row-duty = Die gewählte Karte muss man im selben Zug auslegen: in einer neuen Figur oder angelegt an eine Figur der eigenen Partei.
row-rest = Die übrigen Karten kommen ohne jede Pflicht auf die Hand und dürfen helfen, die gewählte auszulegen.
row-chosen-first = Die gewählte Karte muss vor allem anderen ausgelegt werden.
row-chosen-later = Vor der gewählten Karte darf man auch anderes auslegen.
row-swap-own = Die gewählte Karte in einer Figur der eigenen Partei gegen eine wilde zu tauschen gilt als Auslegen.
row-swap-none = Die gewählte Karte gegen eine wilde zu tauschen gilt nicht als Auslegen.
row-swap-any = Die gewählte Karte gegen eine wilde zu tauschen gilt als Auslegen, gleich wem die Figur gehört.
row-last-free = Wer nur die neueste Karte nimmt, muss sie nicht auslegen und darf sie sogar gleich wieder ablegen.
row-last-free-kept = Wer nur die neueste Karte nimmt, muss sie nicht auslegen, darf sie aber im selben Zug nicht wieder ablegen.
row-single = Wer nur eine Karte auf der Hand hat, muss aus der Reihe mindestens zwei nehmen.
row-blocked = Eine wilde Karte in der Reihe sperrt alle älteren: Solange sie dort liegt, kann man diese nicht nehmen.

kinds-two = Eine Figur hat mindestens drei Karten. Sie ist ein Satz oder eine Folge.
kinds-tris = Ein Satz aus drei Karten, das Tris, besteht aus drei Karten eines Rangs in drei verschiedenen Farben. Zwei gleiche Karten sind nie in einem Satz.
kinds-poker = Ein Satz aus vier Karten, der Poker, hat den Rang in allen vier Farben. Er ist vollständig: Anlegen kann man nichts mehr.
kinds-run = Eine Folge sind drei oder mehr aufeinanderfolgende Karten einer Farbe, in der Ordnung { $ranks }.
kinds-skip = Eine Zwei gibt es in Folgen nicht: Auf das Ass folgt die Drei.
kinds-ace = Das Ass steht unten oder oben, aber eine Folge geht nie um die Ecke: König, Ass und die nächste Karte sind keine Folge. Die längste hat { $cards } Karten, mit einem Ass an jedem Ende.
kinds-stay = Eine Figur gehört dem, der sie ausgelegt hat, auch wenn andere anlegen. Figuren werden nie geteilt, verbunden oder umgebaut.

wild-jokers = Die Joker sind wild: Jeder steht für eine Karte, die in einer Figur fehlt.
wild-pinelle = Joker und Pinelle sind wild: Jede dieser Karten steht für eine, die in einer Figur fehlt. Eine Pinella ist nie eine gewöhnliche Zwei.
wild-named = In einer Folge sagt der Platz, für welche Karte die wilde steht. In einem Satz nennt man beim Auslegen die Farbe, außer es ist nur eine übrig.
wild-stays = Eine wilde Karte steht für diese Karte, bis sie getauscht wird.
wild-slides = Legt jemand genau die Karte an, für die eine wilde steht, rutscht die wilde an ein Ende der Folge; sonst steht sie für diese Karte, bis sie getauscht wird.
wild-naturals = { $cards ->
    [one] In jeder Figur muss mindestens eine Karte natürlich sein.
   *[other] In jeder Figur müssen mindestens { $cards } Karten natürlich sein.
}
wild-any = Sonst darf eine Figur beliebig viele wilde Karten haben.
wild-most = { $cards ->
    [one] Eine Figur darf nur eine wilde Karte haben.
   *[other] Eine Figur darf höchstens { $cards } wilde Karten haben.
}
wild-apart = In einer Folge dürfen zwei wilde Karten nicht nebeneinander liegen.
wild-poker = Eine wilde Karte darf zu einem Poker gehören; auch er ist dann vollständig.
wild-no-poker = Ein Poker muss ohne wilde Karten sein. Eine wilde Karte wird also nicht an ein Tris angelegt und an ein Tris mit wilder Karte gar nichts.
wild-joker-poker = Als Ausnahme sind vier Joker eine Figur.
wild-joker-tris-and-poker = Als Ausnahme sind drei oder vier Joker eine Figur.
wild-pure = Eine Figur ohne wilde Karte ist rein. Es zählt, was gerade daliegt: Ein Tausch kann eine Figur rein machen.

swap-all = Wer genau die Karte hat, für die ein Joker steht, darf sie an dessen Stelle legen und den Joker nehmen, aus jeder Figur auf dem Tisch, auch der Gegner.
swap-own-side = Wer genau die Karte hat, für die ein Joker steht, darf sie an dessen Stelle legen und den Joker nehmen, aber nur aus Figuren der eigenen Partei.
swap-pinelle-own-side = Eine Pinella darf man ebenso tauschen, aber nur aus Figuren der eigenen Partei.
swap-pinelle-none = Eine Pinella wird nie getauscht.
swap-needs-opened = Tauschen darf nur, wer in diesem Spiel schon selbst eine Figur ausgelegt hat; im selben Zug genügt.
swap-unopened = Tauschen darf man auch, ohne schon etwas ausgelegt zu haben.
swap-relay = Die wilde Karte muss man im selben Zug wieder auslegen: in einer neuen Figur oder angelegt an eine Figur der eigenen Partei.
swap-keep = Die wilde Karte darf man auf der Hand behalten. Dort zählt sie gegen dich wie jede andere.

out-empty = Wer keine Karten mehr hat, macht aus, und das Spiel endet sofort: durch Ablegen der letzten Karte oder indem alle Karten ausgelegt werden, ohne abzulegen.
out-discard = Man macht aus, und das Spiel endet sofort, indem man die letzte Karte ablegt. Alle Karten auslegen darf man nicht: Eine muss zum Ablegen bleiben.
out-poker-or-run6 = Ausmachen darf man nur, wenn unter den Figuren der eigenen Partei ein Poker oder eine reine Folge von sechs oder mehr Karten liegt, und sei es seit diesem Zug.
out-poker-and-run7 = Ausmachen darf man nur, wenn unter den Figuren der eigenen Partei ein Poker und eine reine Folge von sieben oder mehr Karten liegen, und sei es seit diesem Zug.
out-poker-any = Ein Poker mit einer wilden Karte genügt dafür.
out-poker-pure = Der Poker muss dafür rein sein.
out-first-round = In der ersten Runde, also im jeweils ersten Zug jedes Spielers, darf niemand ausmachen.
out-keep = Solange man nicht ausmachen darf, muss nach dem Ablegen mindestens eine Karte auf der Hand bleiben.
out-pinnacolone = Eine reine Folge von { $cards } Karten, von Ass bis Ass, ist ein Pinnacolone. Sobald eines auf dem Tisch liegt, gewinnt seine Partei die ganze Partie. Bedingungen zum Ausmachen gelten dafür nicht.
out-pinnacolone-points = Eine reine Folge von { $cards } Karten, von Ass bis Ass, ist ein Pinnacolone. Sobald eines auf dem Tisch liegt, endet das Spiel: Seine Partei bekommt { $points }, sonst wird nichts gezählt. Bedingungen zum Ausmachen gelten dafür nicht.

stock-on-demand = Will jemand vom Ziehstapel ziehen und ist keiner mehr da, wird die Ablagereihe ohne ihre neueste Karte gemischt und zum neuen Ziehstapel. Bis dahin bleibt die Reihe liegen.
stock-turn-end = Ist der Ziehstapel am Ende eines Zuges aufgebraucht, wird die Ablagereihe ohne ihre neueste Karte gemischt und zum neuen Ziehstapel.
stock-immediate = Sobald der Ziehstapel aufgebraucht ist, wird die Ablagereihe ohne ihre neueste Karte gemischt und zum neuen Ziehstapel.
stock-stall = { $times ->
    [one] Wird ein ganzer neuer Ziehstapel aufgebraucht, ohne dass jemand eine Karte auslegt, gibt es keinen weiteren.
   *[other] Werden { $times } neue Ziehstapel nacheinander aufgebraucht, ohne dass jemand eine Karte auslegt, gibt es keinen weiteren.
}
stock-blocked = Gibt es keinen neuen Ziehstapel und kann der Spieler auch nicht aus der Reihe nehmen, ist das Spiel blockiert. Es endet und wird ohne Prämie fürs Ausmachen abgerechnet.
stock-end = Wer die letzte Karte des Ziehstapels zieht, spielt diesen Zug noch zu Ende. Dann endet das Spiel und wird ohne Prämie fürs Ausmachen abgerechnet, außer dieser Spieler hat ausgemacht.
stock-idle = Wenn { $long } Runden lang alle nur Karten der Reihe nehmen und ablegen, endet das Spiel ebenso, ohne Prämie fürs Ausmachen. Kann niemand vom Ziehstapel ziehen, { $times ->
    [one] genügt dafür eine Runde
   *[other] genügen dafür { $times } Runden
}.

score-melds = Am Ende des Spiels zählt jede Partei die Punkte der Karten in ihren Figuren zusammen.
score-double = Ein reiner Poker zählt doppelt, ebenso eine reine Folge von { $cards } oder mehr Karten.
score-triple = Eine reine Folge von { $cards } oder mehr Karten zählt dreifach.
score-impure = Kürzere reine Figuren zählen einfach, ebenso alle Figuren mit einer wilden Karte.
score-core = In einer Folge mit wilden Karten bleiben { $cards } oder mehr natürliche Karten nebeneinander eine reine Folge und zählen als solche; ihre übrigen Karten zählen einfach. Alle anderen Figuren mit einer wilden Karte zählen einfach, wie kürzere reine.
score-joker-poker = Vier gemeinsam ausgelegte Joker zählen { $points }.
score-hands = Davon zieht jede Partei die Karten ab, die ihre Spieler noch auf der Hand haben, auch die des Partners dessen, der ausgemacht hat.
score-hands-two = Davon zieht jede Partei die Karten ab, die sie noch auf der Hand hat.
score-out = Die Partei, deren Spieler ausgemacht hat, bekommt { $points } dazu.
in-hand-not-opened = In einem Zug macht aus, wer in früheren Zügen keine eigene Figur ausgelegt hat und in diesem alles auslegt.
in-hand-first-turn = In einem Zug macht aus, wem es im ersten Zug des Spiels gelingt.
in-hand-bonus = Ausmachen in einem Zug bringt stattdessen { $points }.
in-hand-adds = Ausmachen in einem Zug bringt weitere { $points }.
in-hand-melds = Macht ein Spieler in einem Zug aus, zählen die Figuren seiner Partei noch einmal doppelt.
in-hand-double-bonus = Macht ein Spieler in einem Zug aus, wird das ganze Ergebnis seiner Partei verdoppelt, samt der Prämie von { $points } fürs Ausmachen.
in-hand-double = Macht ein Spieler in einem Zug aus, wird das Ergebnis seiner Partei verdoppelt, aber ohne die Prämie von { $points } fürs Ausmachen.
no-meld-double = Hat eine Partei gar keine Figur, zählen ihre Handkarten doppelt gegen sie.
no-meld-single = Eine Partei ohne Figur zahlt nicht mehr als ihre Handkarten.
no-meld-in-hand = Nichts ausgelegt zu haben kostet nur dann eine Strafe, wenn jemand in einem Zug ausgemacht hat.
no-meld-side = Eine Partei ohne Figur schreibt genau { $points } unter null; ihre Handkarten zählen nicht.
no-meld-player = Jeder Spieler, der keine Figur ausgelegt hat, zahlt { $points } anstelle seiner Handkarten.
no-meld-partner = Der Partner dessen, der ausgemacht hat, zahlt stattdessen { $points }.
score-negative = Ein Ergebnis darf unter null liegen, ein Stand ebenso.

kind-tris = Tris
kind-poker = Poker
kind-run = Folge
kind-pure-tris = reines Tris
kind-pure-poker = reiner Poker
kind-pure-run = reine Folge
example-points-one = { $kind } { $meld }: { $points }.
example-table = Das liegt auf dem Tisch und bleibt auf der Hand, wenn ein Spieler ausmacht.
example-side = Partei
example-laid-0 = erste, ausgelegt
example-laid-1 = zweite, ausgelegt
example-held-0 = erste, auf der Hand
example-held-1 = zweite, auf der Hand
example-out = Ein Spieler der ersten Partei macht aus, der schon in früheren Zügen ausgelegt hat. Ergebnis: erste Partei { $first }, zweite Partei { $second }.
example-in-hand = Hätte er alle Figuren der ersten Partei in einem einzigen Zug ausgelegt: erste Partei { $first }, zweite Partei { $second }.
example-alone = Und hätte außerdem die zweite Partei nichts ausgelegt: erste Partei { $first }, zweite Partei { $second }.

tip-row = Lies die Ablagereihe, bevor du ziehst: Die Karte, die du brauchst, kann weit hinten liegen, mit guten Karten danach.
tip-row-price = Jede mitgenommene Karte muss später ausgelegt oder abgelegt werden. Nimm früh im Spiel viele, wenige, wenn jemand bald ausmacht.
tip-hands = Zähle die Handkarten der Gegner. Hat einer nur noch zwei oder drei, lege aus, was du kannst: Auch die Hand deines Partners zählt gegen dich.
tip-hand = Zähle die Handkarten des Gegners. Hat er nur noch zwei oder drei, lege aus, was du kannst.
tip-needs = Denke von Anfang an an die Bedingung zum Ausmachen und behalte die Karten, die sie verlangt.
tip-pure = Halte lange Folgen rein: Ab { $cards } Karten zählen sie doppelt. Ein Joker gehört eher in ein Tris als in eine Folge, die wächst.
tip-joker = Ein Joker, der am Ende auf der Hand bleibt, kostet { $points }. Lege ihn rechtzeitig aus.
tip-nothing = Lege etwas aus, bevor es zu spät ist: Eine Partei ohne Figur zahlt teuer.
tip-discard = Lege nichts ab, was zu dem passt, was die Gegner sammeln. Sicher ist eine Karte, von der beide schon zu sehen waren.
tip-swap = Merke dir, für welche Karten die Joker auf dem Tisch stehen, auch die der Gegner: Mit der richtigen Karte gewinnst du einen Joker.
tip-count = Jede Karte ist zweimal da. Bevor du auf eine wartest, sieh nach, ob schon beide daliegen.

term-laid-meld = Figur: drei oder mehr zusammengehörige Karten auf dem Tisch, ein Satz oder eine Folge.
term-tris = Tris: drei Karten eines Rangs in verschiedenen Farben.
term-poker = Poker: ein Rang in allen vier Farben.
term-straight = Folge: aufeinanderfolgende Karten einer Farbe.
term-wild = Wilde Karte: eine Karte, die für eine andere steht.
term-joker = Joker: die wilde Karte, die am meisten zählt.
term-pinella = Pinella: eine schwarze Zwei, wild.
term-pure = Rein: ohne wilde Karte.
term-stock = Ziehstapel: die verdeckten Karten, von denen gezogen wird.
term-row = Ablagereihe: die abgelegten Karten, offen nebeneinander.
term-lay = Auslegen: eine neue Figur auf den Tisch bringen.
term-lay-off = Anlegen: eine Karte zu einer Figur auf dem Tisch geben.
term-swap = Tauschen: die echte Karte an die Stelle einer wilden legen und die wilde nehmen.
term-open = Eröffnen: seine erste Figur im Spiel auslegen.
term-go-out = Ausmachen: das Spiel beenden, indem man keine Karten mehr hat.
term-in-hand = In einem Zug (italienisch „in mano“): mit allem in einem einzigen Zug ausmachen.
term-pinnacolone = Pinnacolone: eine reine Folge von Ass bis Ass.
