# Regeloptionen von Pinnacola: Namen, Wirkung, Werte. Die der Partie stehen in options.ftl.

group-pinnacola-deal = Spieler und Karten
group-pinnacola-value = Kartenwerte
group-pinnacola-meld = Figuren und wilde Karten
group-pinnacola-row = Ablagereihe
group-pinnacola-table = Figuren auf dem Tisch
group-pinnacola-out = Ausmachen und Ziehstapel
group-pinnacola-scoring = Abrechnung des Spiels

option-pinnacola-scale = Punkteskala
    .doc = Punkte werden immer voll geschrieben.
value-pinnacola-scale-1 = voll

option-pinnacola-deal-players = Spieler
    .doc = Ob vier in zwei Parteien spielen oder zwei gegeneinander.

option-pinnacola-deal-hand-size = Handkarten
    .doc = Wie viele Karten jeder Spieler bekommt.

option-pinnacola-deal-pinelle = Pinelle
    .doc = Ob die schwarzen Zweien wild sind und die roten fehlen.

option-pinnacola-value-low = Zwei bis Fünf
    .doc = Was eine Karte von Zwei bis Fünf wert ist.

option-pinnacola-value-high = Sechs bis König
    .doc = Was eine Karte von Sechs bis König wert ist.

option-pinnacola-value-ace = Ass
    .doc = Was ein Ass wert ist, unten wie oben in der Folge.

option-pinnacola-value-joker = Joker
    .doc = Was ein Joker wert ist, auf dem Tisch und auf der Hand.

option-pinnacola-value-pinella = Pinella
    .doc = Was eine schwarze Zwei wert ist, wo sie wild ist.

option-pinnacola-meld-pure-run = Doppelt zählende Folge
    .doc = Ab wie vielen Karten eine reine Folge doppelt zählt.

option-pinnacola-meld-triple-run = Dreifach zählende Folge
    .doc = Ab wie vielen Karten eine reine Folge dreifach zählt.
value-pinnacola-meld-triple-run-0 = nie

option-pinnacola-meld-pure-core = Reines Teilstück zählt
    .doc = Ob in einer Folge mit wilden Karten ein langes Stück ohne sie als reine Folge zählt.

option-pinnacola-meld-naturals = Natürliche Karten je Figur
    .doc = Wie viele natürliche Karten eine Figur mindestens braucht.

option-pinnacola-meld-wilds = Wilde Karten je Figur
    .doc = Wie viele wilde Karten eine Figur höchstens haben darf.
value-pinnacola-meld-wilds-0 = beliebig viele

option-pinnacola-meld-adjacent-wilds = Wilde Karten nebeneinander
    .doc = Ob in einer Folge zwei wilde Karten nebeneinander liegen dürfen.

option-pinnacola-meld-wild-poker = Poker mit wilden Karten
    .doc = Ob eine wilde Karte zu einem Poker gehören darf.

option-pinnacola-meld-joker-melds = Figuren nur aus Jokern
    .doc = Welche Figuren nur aus Jokern bestehen dürfen.
value-pinnacola-meld-joker-melds-off = keine
value-pinnacola-meld-joker-melds-poker = vier Joker
value-pinnacola-meld-joker-melds-tris-and-poker = drei oder vier Joker

option-pinnacola-meld-joker-poker = Poker aus Jokern
    .doc = Was vier gemeinsam ausgelegte Joker wert sind.

option-pinnacola-meld-slide = Wilde Karten rutschen
    .doc = Ob die echte Karte, an eine Folge angelegt, die wilde an deren Ende schiebt.

option-pinnacola-row-take = Nehmen aus der Reihe
    .doc = Welche Karten man aus der Ablagereihe nehmen darf.
value-pinnacola-row-take-tail = eine beliebige und alle neueren
value-pinnacola-row-take-whole = die ganze Reihe
value-pinnacola-row-take-last = die neueste Karte

option-pinnacola-row-last-free = Neueste Karte frei
    .doc = Ob die neueste Karte, allein genommen, auf der Hand bleiben darf.

option-pinnacola-row-rediscard = Freie Karte gleich ablegen
    .doc = Ob eine ohne Pflicht genommene Karte im selben Zug wieder abgelegt werden darf.

option-pinnacola-row-needs-opened = Reihe erst nach Auslegen
    .doc = Ob man erst eine Figur ausgelegt haben muss, um aus der Reihe zu nehmen.

option-pinnacola-row-chosen-first = Gewählte Karte zuerst
    .doc = Ob die gewählte Karte vor allem anderen ausgelegt werden muss.

option-pinnacola-row-chosen-swap = Tausch mit gewählter Karte
    .doc = Ob der Tausch der gewählten Karte gegen eine wilde als Auslegen gilt.
value-pinnacola-row-chosen-swap-own = in Figuren der eigenen Partei
value-pinnacola-row-chosen-swap-none = nein
value-pinnacola-row-chosen-swap-any = in jeder Figur

option-pinnacola-row-single-minimum = Nehmen mit einer Handkarte
    .doc = Wie viele Karten der Reihe mindestens nehmen muss, wer nur eine Karte hat.

option-pinnacola-row-wilds = Ablegen wilder Karten
    .doc = Ob man eine wilde Karte ablegen darf und was sie in der Reihe bewirkt.
value-pinnacola-row-wilds-allowed = erlaubt
value-pinnacola-row-wilds-forbidden = verboten
value-pinnacola-row-wilds-block = erlaubt, sperrt ältere Karten
value-pinnacola-row-wilds-not-last = erlaubt, aber nicht beim Ausmachen

option-pinnacola-row-fitting = Ablegen passender Karten
    .doc = Ob man eine Karte ablegen darf, die an eine Figur auf dem Tisch passt.
value-pinnacola-row-fitting-allowed = erlaubt
value-pinnacola-row-fitting-forbidden = verboten
value-pinnacola-row-fitting-not-last = erlaubt, aber nicht beim Ausmachen

option-pinnacola-table-partner-needs-opened = Partnerfiguren erst nach Auslegen
    .doc = Ob man erst eine Figur ausgelegt haben muss, um beim Partner anzulegen.

option-pinnacola-table-swap-needs-opened = Tauschen erst nach Auslegen
    .doc = Ob man erst eine Figur ausgelegt haben muss, um eine wilde Karte zu tauschen.

option-pinnacola-table-swap-jokers = Joker tauschen aus
    .doc = Aus welchen Figuren man einen Joker tauschen darf.
value-pinnacola-table-swap-jokers-all = allen Figuren
value-pinnacola-table-swap-jokers-own-side = Figuren der eigenen Partei

option-pinnacola-table-swap-pinelle = Pinelle tauschen aus
    .doc = Aus welchen Figuren man eine Pinella tauschen darf.
value-pinnacola-table-swap-pinelle-own-side = Figuren der eigenen Partei
value-pinnacola-table-swap-pinelle-none = keinen Figuren

option-pinnacola-table-relay = Getauschte Karte wieder auslegen
    .doc = Ob eine eingetauschte wilde Karte im selben Zug ausgelegt werden muss.

option-pinnacola-out-needs = Bedingung zum Ausmachen
    .doc = Was unter den Figuren der Partei liegen muss, bevor man ausmachen darf.
value-pinnacola-out-needs-none = keine
value-pinnacola-out-needs-poker-or-run6 = Poker oder reine Sechserfolge
value-pinnacola-out-needs-poker-and-run7 = Poker und reine Siebenerfolge

option-pinnacola-out-poker = Poker zum Ausmachen
    .doc = Ob zum Ausmachen ein Poker mit wilder Karte genügt.
value-pinnacola-out-poker-any = mit oder ohne wilde Karten
value-pinnacola-out-poker-pure = nur ein reiner

option-pinnacola-out-discard = Letzte Karte ablegen
    .doc = Ob man zum Ausmachen eine letzte Karte ablegen muss.

option-pinnacola-out-first-round = Ausmachen in erster Runde
    .doc = Ob man in der ersten Runde ausmachen darf.

option-pinnacola-out-exhaustion = Ziehstapel aufgebraucht
    .doc = Ob die Ablagereihe zum neuen Ziehstapel wird oder das Spiel endet.
value-pinnacola-out-exhaustion-restock = die Reihe wird Ziehstapel
value-pinnacola-out-exhaustion-end = das Spiel endet

option-pinnacola-out-restock = Zeitpunkt des neuen Ziehstapels
    .doc = Wann genau die Ablagereihe zum Ziehstapel wird.
value-pinnacola-out-restock-on-demand = wenn jemand ziehen will
value-pinnacola-out-restock-turn-end = am Ende des Zuges
value-pinnacola-out-restock-immediate = sofort

option-pinnacola-out-stall = Ziehstapel ohne Fortschritt
    .doc = Nach wie vielen neuen Ziehstapeln, in denen niemand auslegt, das Spiel endet.
value-pinnacola-out-stall-0 = unbegrenzt

option-pinnacola-scoring-out = Ausmachen
    .doc = Was das Ausmachen bringt.

option-pinnacola-scoring-in-hand = Ausmachen in einem Zug
    .doc = Was das Ausmachen in einem Zug bringt.

option-pinnacola-scoring-in-hand-adds = Beide Prämien
    .doc = Ob das Ausmachen in einem Zug auch die gewöhnliche Prämie bringt.

option-pinnacola-scoring-in-hand-means = Bedeutung von einem Zug
    .doc = Was als Ausmachen in einem Zug gilt.
value-pinnacola-scoring-in-hand-means-not-opened = nichts in früheren Zügen ausgelegt
value-pinnacola-scoring-in-hand-means-first-turn = im ersten Zug des Spielers

option-pinnacola-scoring-in-hand-result = Lohn für einen Zug
    .doc = Ob das Ausmachen in einem Zug eine Prämie bringt oder etwas verdoppelt.
value-pinnacola-scoring-in-hand-result-bonus = eine Prämie
value-pinnacola-scoring-in-hand-result-double = Ergebnis der Partei verdoppelt
value-pinnacola-scoring-in-hand-result-double-melds = Figuren verdoppelt und die Prämie

option-pinnacola-scoring-double-bonus = Prämie mitverdoppelt
    .doc = Ob ein verdoppeltes Ergebnis die Prämie fürs Ausmachen enthält.

option-pinnacola-scoring-no-meld = Nichts ausgelegt
    .doc = Was es kostet, bis zum Ende des Spiels nichts ausgelegt zu haben.
value-pinnacola-scoring-no-meld-double = Handkarten zählen doppelt
value-pinnacola-scoring-no-meld-flat = eine feste Strafe
value-pinnacola-scoring-no-meld-single = nur die Handkarten

option-pinnacola-scoring-flat = Feste Strafe
    .doc = Wie viele Punkte die feste Strafe für nichts Ausgelegtes kostet.

option-pinnacola-scoring-flat-scope = Feste Strafe für
    .doc = Ob die Partei ohne Figur die feste Strafe zahlt oder jeder Spieler ohne Figur.
value-pinnacola-scoring-flat-scope-side = die Partei
value-pinnacola-scoring-flat-scope-player = jeden Spieler

option-pinnacola-scoring-flat-partner = Strafe des Partners
    .doc = Was der Partner dessen, der ausgemacht hat, für nichts Ausgelegtes zahlt.
value-pinnacola-scoring-flat-partner-0 = wie die anderen

option-pinnacola-scoring-flat-when = Feste Strafe fällig
    .doc = Ob die feste Strafe immer fällig ist oder nur nach Ausmachen in einem Zug.
value-pinnacola-scoring-flat-when-always = immer
value-pinnacola-scoring-flat-when-in-hand = nach Ausmachen in einem Zug

option-pinnacola-scoring-pinnacolone = Pinnacolone
    .doc = Was ein Pinnacolone bringt.
value-pinnacola-scoring-pinnacolone-0 = gewinnt die Partie
