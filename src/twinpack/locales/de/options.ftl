# Regeloptionen: Namen, Wirkung, Werte.

value-true = ja
value-false = nein
value-step = { $at ->
    [0] in Schritten von { $by }
   *[other] ab { $at } in Schritten von { $by }
}
value-empty = keine
value-bracket = ab { $bid } { $chips }

group-table = Tisch
group-pack = Kartenspiel
group-deal = Geben
group-stock = Mit Stapel
group-auction = Reizen
group-convention = Absprachen
group-trump = Trumpf
group-exchange = Kartentausch
group-meld = Meldewerte
group-play = Stichspiel
group-play-counters = Kartenwerte
group-scoring = Abrechnung des Spiels
group-payment = Bezahlung in Chips
group-checks = Checks
group-match = Partie
group-match-checks = Checks für die Partie

option-scale = Punkteskala
    .doc = Ob Punkte voll oder ohne ihre letzte Null geschrieben werden.
value-scale-10 = voll (Sequenz 150)
value-scale-1 = ohne die letzte Null (Sequenz 15)

option-table-seats = Plätze
    .doc = Wie viele Leute am Tisch sitzen.

option-table-sides = Parteien
    .doc = Wie viele Parteien abrechnen; so viele wie Plätze, wenn jeder für sich spielt.

option-table-hands = Mitspieler je Spiel
    .doc = Wie viele von ihnen an jedem Spiel teilnehmen; die anderen setzen aus.

option-table-partner = Partner
    .doc = Ob Partner durch die Plätze feststehen oder in jedem Spiel gerufen werden.
value-table-partner-fixed = durch die Plätze fest
value-table-partner-called = vom Ansager gerufen

option-pack-copies = Jede Karte so oft
    .doc = Wie oft jede Karte vorkommt.

option-pack-lowest = Niedrigste Karte
    .doc = Bis zu welchem Rang die Karten reichen; dieser Rang in Trumpf ist die Dix, außer beim Buben.
value-pack-lowest-J = Bube
value-pack-lowest-9 = Neun
value-pack-lowest-7 = Sieben

option-deal-method = Art des Gebens
    .doc = Ob alle Karten verteilt werden, ein Stapel übrig bleibt oder die Spieler ihr Blatt aussuchen.
value-deal-method-deal = alle Karten
value-deal-method-stock = der Rest ist ein Stapel
value-deal-method-draft = abwechselnd ausgesucht

option-deal-packets = Päckchen beim Geben
    .doc = Wie viele Karten jeder Spieler auf einmal bekommt, Runde für Runde.

option-deal-misdeal = Neu geben lassen
    .doc = Mit welchem Blatt ein Spieler vor seiner ersten Ansage neu geben lassen darf.
value-deal-misdeal-none = nie
value-deal-misdeal-five-nines = mit fünf Neunen
value-deal-misdeal-five-nines-no-ace = mit fünf Neunen ohne Ass
value-deal-misdeal-six-nines-one-ace = mit sechs Neunen und höchstens einem Ass
value-deal-misdeal-no-ace-few-counters = mit 13 wertlosen Karten ohne Ass

option-deal-widow = Karten im Talon
    .doc = Wie viele Karten für den Ansager beiseitegelegt werden.
value-deal-widow-0 = keine

option-deal-widow-use = Verwendung des Talons
    .doc = Was der Ansager mit dem Talon macht.
value-deal-widow-use-bury = ebenso viele Karten drücken
value-deal-widow-use-share = eine behalten, jedem anderen eine geben

option-deal-widow-shown = Talon offen
    .doc = Ob alle den Talon sehen, bevor der Ansager ihn aufnimmt.

option-deal-bury-from = Was gedrückt werden darf
    .doc = Welche Karten der Ansager drücken darf, und ob vor oder nach dem Melden.
value-deal-bury-from-hand = alles, vor dem Melden
value-deal-bury-from-unmelded = was nicht gemeldet ist
value-deal-bury-from-unmelded-no-trump = was weder gemeldet noch Trumpf ist

option-deal-bury-counts = Gedrückte Karten zählen
    .doc = Ob Zählkarten unter den gedrückten Karten der Ansagerpartei gehören.

option-stock-meld-first = Melden vor dem Ziehen
    .doc = Ob der Gewinner eines Stichs vor dem Ziehen meldet oder danach.

option-stock-last-choice = Wahl der letzten Karte
    .doc = Ob beim letzten Ziehen stattdessen die aufgedeckte Karte genommen werden darf.

option-stock-claim-out = Ziel ansagen
    .doc = Ob ein Spieler das Spiel mit der Behauptung beenden darf, am Ziel zu sein.

option-auction-minimum = Mindestgebot
    .doc = Das niedrigste mögliche Gebot.

option-auction-steps = Reizschritte
    .doc = In welchen Schritten die Gebote steigen und ab welcher Höhe.

option-auction-bracket = Gebotsstufe
    .doc = Unter jedem Vielfachen davon ist das letzte Gebot nicht erlaubt, da es nicht mehr einbringt; 0 für keine.
value-auction-bracket-0 = keine

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

option-convention-card = Absprachen
    .doc = Was Partner einander mit ihren Ansagen sagen. Das ändert keine Regel und keine Abrechnung; die Bots reizen danach.
value-convention-card-none = keine
value-convention-card-stonebridge = Stonebridge: Sprünge für Asse, Sequenz und Meldungen
value-convention-card-dd-meld-bid-plus1-per-10 = Doppeldeck: eins mehr für je zehn an Meldungen
value-convention-card-dd-take-50 = Doppeldeck: wer mit 50 eröffnet, will spielen
value-convention-card-dd-51-aces = Doppeldeck: 51 zeigt vier Asse
value-convention-card-tb17 = Sprünge für Pinochle-Karten, Asse und Sequenz
value-convention-card-dailey = Dailey: ein Sprung zeigt eine kurze Farbe
value-convention-card-helper-150 = Eröffnungen ab 150 zeigen Meldungen, Asse oder eine Sequenz

option-trump-source = Herkunft des Trumpfs
    .doc = Woher die Trumpffarbe kommt.
value-trump-source-declarer = vom Ansager bestimmt
value-trump-source-turned = die letzte gegebene Karte wird aufgedeckt

option-trump-needs = Bedingung für Trumpf
    .doc = Was der Ansager in der Trumpffarbe halten muss.
value-trump-needs-none = nichts
value-trump-needs-marriage = ein Paar
value-trump-needs-marriage-run-dix = ein Paar, eine Sequenz oder die Dix

option-exchange-count = Getauschte Karten
    .doc = Wie viele Karten Ansager und Partner einander geben.
value-exchange-count-0 = keine

option-exchange-order = Reihenfolge beim Tausch
    .doc = Ob der Partner zuerst gibt oder beide gleichzeitig.
value-exchange-order-partner-first = Partner zuerst
value-exchange-order-simultaneous = beide gleichzeitig

option-meld-who = Wer meldet
    .doc = Ob alle Spieler melden oder nur der Ansager.
value-meld-who-all = alle
value-meld-who-declarer = nur der Ansager

option-meld-run = Sequenz
    .doc = Was eine, zwei, drei, ... Sequenzen wert sind.

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
    .doc = Was ein, zwei, drei, ... Paare in Trumpf wert sind.

option-meld-marriage = Paar
    .doc = Was ein, zwei, drei, ... Paare in einer anderen Farbe wert sind.

option-meld-dix = Dix
    .doc = Was jede Dix, die niedrigste Trumpfkarte, wert ist.

option-meld-pinochle = Pinochle
    .doc = Was ein, zwei, drei, ... Pinochles wert sind.

option-meld-grand-pinochle = Großes Pinochle
    .doc = Was ein Pinochle mit dem Pikkönig anstelle des Pinochle wert ist.
value-meld-grand-pinochle-0 = keines

option-meld-aces = Vier Asse
    .doc = Was vier Asse verschiedener Farbe und zwei, drei, ... solche Sätze wert sind.

option-meld-kings = Vier Könige
    .doc = Was vier Könige verschiedener Farbe und zwei, drei, ... solche Sätze wert sind.

option-meld-queens = Vier Damen
    .doc = Was vier Damen verschiedener Farbe und zwei, drei, ... solche Sätze wert sind.

option-meld-jacks = Vier Buben
    .doc = Was vier Buben verschiedener Farbe und zwei, drei, ... solche Sätze wert sind.

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

option-scoring-rounding = Rundung
    .doc = Ob Stichpunkte auf Zehner gerundet werden.
value-scoring-rounding-none = keine
value-scoring-rounding-sevens-up = auf Zehner, ab sieben aufwärts

option-scoring-dix-saves = Dix bleibt
    .doc = Ob Dix für eine Partei zählen, die ihre Meldungen verliert.
value-scoring-dix-saves-never = nie
value-scoring-dix-saves-only-dix = wenn nur Dix gemeldet sind
value-scoring-dix-saves-portion = immer

option-scoring-not-at-table = Unerreichbares Gebot verfällt
    .doc = Ob ein Gebot, das kein Stichergebnis retten kann, ungespielt verloren ist.

option-scoring-concede = Aufgeben
    .doc = Ob der Ansager nach dem Melden aufgeben darf.

option-scoring-concede-gift = Zugabe beim Aufgeben
    .doc = Was die Gegner zusätzlich bekommen, wenn der Ansager aufgibt.
value-scoring-concede-gift-0 = keine

option-scoring-made-scores = Erfülltes Gebot zählt
    .doc = Ob ein erfülltes Gebot alles einbringt oder nur das Gebot.
value-scoring-made-scores-all = alles Erreichte
value-scoring-made-scores-bid = nur das Gebot

option-scoring-made-by-meld = Gewonnen durch Meldung
    .doc = Ob ein Gebot, das die Meldungen allein erreichen, ungespielt gewonnen ist.

option-scoring-set-penalty = Folge des Verlierens
    .doc = Was mit dem Gebot geschieht, wenn die Ansagerpartei es verfehlt.
value-scoring-set-penalty-deduct = der Ansagerpartei abgezogen
value-scoring-set-penalty-give = der Gegenpartei gutgeschrieben
value-scoring-set-penalty-nothing = nichts

option-scoring-defenders-score = Gegner schreiben an
    .doc = Ob die Gegner des Ansagers etwas anschreiben.

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

option-scoring-instant-meld = Meldung mit sofortigem Sieg
    .doc = Welche Meldung sofort die ganze Partie gewinnt.
value-scoring-instant-meld-none = keine
value-scoring-instant-meld-quadruple-run = vier Sequenzen
value-scoring-instant-meld-quadruple-pinochle = vier Pinochles und genug Stichpunkte

option-scoring-instant-lead = Vorsprung mit sofortigem Sieg
    .doc = Wie viele Punkte sofort gewinnen, solange kein anderer über null ist.
value-scoring-instant-lead-0 = keiner

option-payment-table = Chips je Gebot
    .doc = Wie viele Chips ein Gebot wert ist, und von welcher Höhe an; leer, wenn Punkte angeschrieben werden.

option-payment-kitty-from = Kasse macht mit ab
    .doc = Ab welchem Gebot die Kasse wie ein Spieler zahlt und bezahlt wird.
value-payment-kitty-from-0 = nie

option-payment-spades = Faktor für Pik
    .doc = Um wie viel sich die Chips vervielfachen, wenn Pik Trumpf ist.

option-payment-hearts = Faktor für Herz
    .doc = Um wie viel sich die Chips vervielfachen, wenn Herz Trumpf ist.

option-payment-lost-factor = Faktor bei gespieltem Verlust
    .doc = Wie viel Mal die Chips ein gespieltes und verlorenes Gebot kostet.

option-payment-plain-concession = Aufgeben ohne Farbfaktor
    .doc = Ob ein aufgegebenes Spiel in jeder Farbe gleich viel kostet.

option-payment-forfeit = Wegwerfen ohne Talon
    .doc = Ob ein Ansager, der auf dem Mindestgebot sitzen bleibt, die Kasse bezahlen darf, statt den Talon zu nehmen.

option-payment-yielding = Gegner dürfen aufgeben
    .doc = Ob die Gegenspieler vor dem ersten Stich aufgeben dürfen.

option-checks-roundhouse = Checks für einen Rundgang
    .doc = Wie viele Checks ein Paar in jeder Farbe bringt.

option-checks-run = Checks für eine Sequenz
    .doc = Wie viele Checks eine Sequenz bringt.

option-checks-aces = Checks für vier Asse
    .doc = Wie viele Checks vier Asse verschiedener Farbe bringen.

option-checks-kings = Checks für vier Könige
    .doc = Wie viele Checks vier Könige verschiedener Farbe bringen.

option-checks-queens = Checks für vier Damen
    .doc = Wie viele Checks vier Damen verschiedener Farbe bringen.

option-checks-jacks = Checks für vier Buben
    .doc = Wie viele Checks vier Buben verschiedener Farbe bringen.

option-checks-double-pinochle = Checks für ein Doppelpinochle
    .doc = Wie viele Checks ein Doppelpinochle bringt.

option-checks-contract = Checks fürs erfüllte Gebot
    .doc = Wie viele Checks ein erfülltes Gebot bringt, vom Mindestgebot an Stufe für Stufe.

option-checks-contract-step = Stufe der Gebots-Checks
    .doc = Nach wie vielen Punkten des Gebots die Checks auf die nächste Stufe steigen.

option-checks-contract-more = Checks je weiterer Stufe
    .doc = Wie viele Checks jede Stufe über die genannten hinaus hinzufügt.

option-checks-set-factor = Faktor beim verlorenen Gebot
    .doc = Das Wievielfache seiner Checks ein verlorenes Gebot den Gegnern bringt.

option-checks-all-tricks = Checks für alle Stiche
    .doc = Wie viele Checks es bringt, alle Stiche zu machen.

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

option-match-checks-game = Checks für die gewonnene Partie
    .doc = Wie viele Checks die Gewinner einer Partie bekommen.

option-match-checks-each = Checks für den Unterschied
    .doc = Wie viele Checks jeder angefangene Teil des Unterschieds hinzufügt.

option-match-checks-step = Größe eines Unterschiedsteils
    .doc = Wie viele Punkte Unterschied einen solchen Teil ausmachen.

option-match-checks-below-zero = Checks bei Verlierern unter null
    .doc = Wie viele Checks hinzukommen, wenn die Verlierer unter null sind.
