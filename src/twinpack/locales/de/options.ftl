# Regeloptionen: Namen, Wirkung, Werte.

value-true = ja
value-false = nein
value-step = { $at ->
    [0] in Schritten von { $by }
   *[other] ab { $at } in Schritten von { $by }
}

group-deal = Geben
group-auction = Reizen
group-trump = Trumpf
group-exchange = Kartentausch
group-meld = Meldewerte
group-play = Stichspiel
group-play-counters = Kartenwerte
group-scoring = Abrechnung des Spiels
group-match = Partie

option-scale = Punkteskala
    .doc = Ob Punkte voll oder ohne ihre letzte Null geschrieben werden.
value-scale-10 = voll (Sequenz 150)
value-scale-1 = ohne die letzte Null (Sequenz 15)

option-deal-packets = Päckchen beim Geben
    .doc = Wie viele Karten jeder Spieler auf einmal bekommt, Runde für Runde.

option-deal-misdeal = Neu geben lassen
    .doc = Mit welchem Blatt ein Spieler vor seiner ersten Ansage neu geben lassen darf.
value-deal-misdeal-none = nie
value-deal-misdeal-five-nines = mit fünf Neunen
value-deal-misdeal-five-nines-no-ace = mit fünf Neunen ohne Ass
value-deal-misdeal-six-nines-one-ace = mit sechs Neunen und höchstens einem Ass

option-deal-widow = Karten im Talon
    .doc = Wie viele Karten für den Ansager beiseitegelegt werden.
value-deal-widow-0 = keine

option-deal-widow-use = Verwendung des Talons
    .doc = Was der Ansager mit dem Talon macht.
value-deal-widow-use-bury = ebenso viele Karten drücken
value-deal-widow-use-share = eine behalten, jedem anderen eine geben

option-deal-widow-shown = Talon offen
    .doc = Ob alle den Talon sehen, bevor der Ansager ihn aufnimmt.

option-deal-bury-counts = Gedrückte Karten zählen
    .doc = Ob Zählkarten unter den gedrückten Karten der Ansagerpartei gehören.

option-auction-minimum = Mindestgebot
    .doc = Das niedrigste mögliche Gebot.

option-auction-steps = Reizschritte
    .doc = In welchen Schritten die Gebote steigen und ab welcher Höhe.

option-auction-opening = Niedrigste freiwillige Eröffnung
    .doc = Was mindestens bieten muss, wer ungezwungen eröffnet.
value-auction-opening-0 = das Mindestgebot

option-auction-max-raise = Größte Steigerung
    .doc = Um wie viel ein Gebot das vorige höchstens übertreffen darf.
value-auction-max-raise-0 = beliebig

option-auction-ceiling = Höchstgebot
    .doc = Das höchste mögliche Gebot.
value-auction-ceiling-0 = unbegrenzt

option-auction-rounds = Reizrunden
    .doc = Ob gereizt wird, bis einer übrig ist, oder jeder nur einmal ansagt.
value-auction-rounds-ascending = bis nur einer übrig ist
value-auction-rounds-single = jeder nur einmal

option-auction-all-pass = Wenn niemand bietet
    .doc = Was geschieht, wenn niemand ein Gebot macht.
value-auction-all-pass-dealer-minimum = Geber muss zum Mindestgebot
value-auction-all-pass-dealer-minimum-less-one = Geber muss einen Schritt unter dem Mindestgebot
value-auction-all-pass-redeal = der Nächste gibt neu

option-auction-opener = Eröffnungszwang
    .doc = Ob jemand das Reizen eröffnen muss.
value-auction-opener-free = kein Zwang
value-auction-opener-forced = der Spieler links vom Geber muss
value-auction-opener-forced-with-meld = der erste Spieler mit einer Meldung muss

option-auction-help = Passen mit Hilfe
    .doc = Ob ein Passen dem Partner ein brauchbares Blatt anzeigen darf.

option-auction-bid-needs = Bedingung fürs Bieten
    .doc = Was ein Spieler halten muss, um bieten zu dürfen.
value-auction-bid-needs-none = nichts
value-auction-bid-needs-marriage = ein Paar

option-auction-bid-needs-meld = Meldung fürs Bieten
    .doc = Wie viele Punkte ein Blatt mit dem besten Trumpf melden muss, um bieten zu dürfen.
value-auction-bid-needs-meld-0 = keine

option-trump-source = Herkunft des Trumpfs
    .doc = Woher die Trumpffarbe kommt.
value-trump-source-declarer = vom Ansager bestimmt
value-trump-source-turned = die letzte gegebene Karte wird aufgedeckt

option-trump-needs = Bedingung für Trumpf
    .doc = Was der Ansager in der Trumpffarbe halten muss.
value-trump-needs-none = nichts
value-trump-needs-marriage = ein Paar
value-trump-needs-marriage-run-dix = ein Paar, eine Sequenz oder die Neun

option-exchange-count = Getauschte Karten
    .doc = Wie viele Karten Ansager und Partner einander geben.
value-exchange-count-0 = keine

option-exchange-order = Reihenfolge beim Tausch
    .doc = Ob der Partner zuerst gibt oder beide gleichzeitig.
value-exchange-order-partner-first = Partner zuerst
value-exchange-order-simultaneous = beide gleichzeitig

option-meld-run = Sequenz
    .doc = Was eine Sequenz und eine Doppelsequenz wert sind.

option-meld-run-extra-king = Sequenz mit zweitem König
    .doc = Was eine Sequenz mit zweitem Trumpfkönig wert ist; 0, wenn es keine eigene Meldung ist.
value-meld-run-extra-king-0 = keine eigene Meldung

option-meld-run-extra-queen = Sequenz mit zweiter Dame
    .doc = Was eine Sequenz mit zweiter Trumpfdame wert ist; 0, wenn es keine eigene Meldung ist.
value-meld-run-extra-queen-0 = keine eigene Meldung

option-meld-run-extra-both = Sequenz mit beiden Zweiten
    .doc = Was eine Sequenz mit zweitem König und zweiter Dame wert ist; 0, wenn es Sequenz und Trumpfpaar sind.
value-meld-run-extra-both-0 = Sequenz und Trumpfpaar

option-meld-royal-marriage = Trumpfpaar
    .doc = Was ein und zwei Paare in Trumpf wert sind.

option-meld-marriage = Paar
    .doc = Was ein und zwei Paare in einer anderen Farbe wert sind.

option-meld-dix = Dix
    .doc = Was jede Trumpfneun wert ist.

option-meld-pinochle = Pinochle
    .doc = Was ein Pinochle und ein Doppelpinochle wert sind.

option-meld-grand-pinochle = Großes Pinochle
    .doc = Was ein Pinochle mit dem Pikkönig anstelle des Pinochle wert ist.
value-meld-grand-pinochle-0 = keines

option-meld-aces = Vier Asse
    .doc = Was vier Asse verschiedener Farbe und alle acht wert sind.

option-meld-kings = Vier Könige
    .doc = Was vier Könige verschiedener Farbe und alle acht wert sind.

option-meld-queens = Vier Damen
    .doc = Was vier Damen verschiedener Farbe und alle acht wert sind.

option-meld-jacks = Vier Buben
    .doc = Was vier Buben verschiedener Farbe und alle acht wert sind.

option-meld-roundhouse = Rundgang-Prämie
    .doc = Eine Prämie für ein Paar in jeder der vier Farben.
value-meld-roundhouse-0 = keine

option-meld-minimum = Mindestmeldung
    .doc = Was eine Partei melden muss, damit es zählt; eine Ansagerpartei darunter verliert ungespielt.
value-meld-minimum-0 = keine

option-play-policy = Stichzwang
    .doc = Wann man die höchste Karte überbieten oder übertrumpfen muss.
value-play-policy-OLD = in jeder Farbe überbieten, übertrumpfen
value-play-policy-Y45 = nur bei Trumpfausspiel überbieten, kein Übertrumpfen
value-play-policy-OVR = nur bei Trumpfausspiel überbieten, aber übertrumpfen
value-play-policy-NLIT = in jeder Farbe überbieten, auch nach einem Trumpf, übertrumpfen

option-play-first-lead = Erstes Ausspiel
    .doc = Wer zum ersten Stich ausspielt.
value-play-first-lead-declarer = der Ansager
value-play-first-lead-left-of-dealer = der Spieler links vom Geber
value-play-first-lead-dealer = der Geber

option-play-first-lead-trump = Erstes Ausspiel Trumpf
    .doc = Ob zuerst Trumpf ausgespielt werden muss.

option-play-counters-ace = Ass
    .doc = Was ein Ass im Stich zählt.

option-play-counters-ten = Zehn
    .doc = Was eine Zehn im Stich zählt.

option-play-counters-king = König
    .doc = Was ein König im Stich zählt.

option-play-counters-queen = Dame
    .doc = Was eine Dame im Stich zählt.

option-play-counters-jack = Bube
    .doc = Was ein Bube im Stich zählt.

option-play-counters-nine = Neun
    .doc = Was eine Neun im Stich zählt.

option-play-last-trick = Letzter Stich
    .doc = Was der letzte Stich zusätzlich bringt.

option-scoring-save-declarers = Meldung sichern (Ansager)
    .doc = Was die Ansagerpartei an Stichen braucht, damit ihre Meldungen zählen.
value-scoring-save-declarers-none = nichts
value-scoring-save-declarers-trick = ein Stich
value-scoring-save-declarers-point = ein Stichpunkt

option-scoring-save-defenders = Meldung sichern (Gegner)
    .doc = Was die Gegenpartei an Stichen braucht, damit ihre Meldungen zählen.
value-scoring-save-defenders-none = nichts
value-scoring-save-defenders-trick = ein Stich
value-scoring-save-defenders-point = ein Stichpunkt

option-scoring-save-covers = Verlust ohne Sicherung
    .doc = Was eine Partei verliert, die ihre Meldungen nicht gesichert hat.
value-scoring-save-covers-meld = die Meldungen
value-scoring-save-covers-all = Meldungen und Stichpunkte

option-scoring-dix-saves = Dix bleibt
    .doc = Ob Dix für eine Partei zählen, die ihre Meldungen verliert.
value-scoring-dix-saves-never = nie
value-scoring-dix-saves-only-dix = wenn nur Dix gemeldet sind
value-scoring-dix-saves-portion = immer

option-scoring-not-at-table = Unerreichbares Gebot verfällt
    .doc = Ob ein Gebot, das kein Stichergebnis retten kann, ungespielt verloren ist.

option-scoring-concede = Aufgeben
    .doc = Ob der Ansager nach dem Melden aufgeben darf.

option-scoring-set-penalty = Folge des Verlierens
    .doc = Was mit dem Gebot geschieht, wenn die Ansagerpartei es verfehlt.
value-scoring-set-penalty-deduct = der Ansagerpartei abgezogen
value-scoring-set-penalty-give = der Gegenpartei gutgeschrieben

option-scoring-moon-bonus = Prämie für Durchmarsch
    .doc = Was alle Stiche bringen, wenn sie angesagt waren.
value-scoring-moon-bonus-0 = keine

option-scoring-moon-penalty = Strafe bei Durchmarsch
    .doc = Was es kostet, alle Stiche anzusagen und einen zu verlieren.
value-scoring-moon-penalty-0 = keine

option-scoring-instant-win = Sofortiger Sieg
    .doc = Was die ganze Partie sofort gewinnt.
value-scoring-instant-win-none = nichts
value-scoring-instant-win-all-tricks = alle Stiche eines Spiels

option-match-end = Ende der Partie
    .doc = Ob eine Partie bis zu einer Zielpunktzahl oder über eine Zahl von Spielen geht.
value-match-end-target = bei Erreichen des Ziels
value-match-end-deals = nach einer Zahl von Spielen

option-match-target = Zielpunktzahl
    .doc = Wie viele Punkte die Partie gewinnen.

option-match-deals = Zahl der Spiele
    .doc = Wie viele Spiele eine Partie ohne Zielpunktzahl dauert.

option-match-both-over = Beide am Ziel
    .doc = Wer gewinnt, wenn beide Parteien im selben Spiel das Ziel erreichen.
value-match-both-over-declarers = die Ansagerpartei
value-match-both-over-highest = der höhere Stand
value-match-both-over-extra-deal = ein weiteres Spiel entscheidet
value-match-both-over-raise-target = das Ziel steigt

option-match-target-raise = Erhöhung des Ziels
    .doc = Um wie viel das Ziel steigt, wenn beide Parteien es erreichen.

option-match-must-declare = Sieg nur als Ansager
    .doc = Ob nur eine Partei gewinnen kann, die gerade ihr Gebot erfüllt hat.

option-match-floor = Verlustgrenze
    .doc = Bei welchem Stand unter null eine Partei sofort verliert.
value-match-floor-0 = keine

option-match-mercy = Vorzeitiges Ende
    .doc = Wann eine Partie vorzeitig endet, weil eine Partei weit zurückliegt.
value-match-mercy-none = nie
value-match-mercy-half-target-behind = halbes Ziel unter null
value-match-mercy-target-behind = Ziel unter null
value-match-mercy-target-apart = Ziel Vorsprung
