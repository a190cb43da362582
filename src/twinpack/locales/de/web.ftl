# Der Browser: Karten, Startseite.

rank-name-6 = Sechs
rank-name-5 = Fünf
rank-name-4 = Vier
rank-name-3 = Drei
rank-name-2 = Zwei

card-name = { $suit } { $rank }
card-as = { $card } als { $meant }
card-hidden = eine verdeckte Karte
card-trump = Trumpf
card-new = neu

game-pinochle = Pinochle
game-pinnacola = Pinnacola

start-title = Pinochle und Pinnacola nach den eigenen Regeln
start-intro = Sofort gegen Bots spielen oder Freunden einen Link schicken. Kein Konto, keine Werbung, und jedes Geben lässt sich nachprüfen.
start-name = Dein Name
start-guest = Gast
start-games = Spiel wählen
start-game = Spiel
start-players = Spieler
start-any = alle
start-own = eigene
start-own-summary = Eigene Regeln auf der Grundlage von { $base }.
start-seats = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
}
start-bots = Gegen Bots spielen
start-friends = Freunde einladen
start-read = Regeln lesen
start-plan = Tisch einrichten
start-change = Regeln ändern
start-edit = Bearbeiten
start-drop = Löschen
start-drop-sure = Die eigenen Regeln „{ $name }“ aus diesem Browser löschen?
start-resume = Weiterspielen
start-forget = { $name } aus dieser Liste nehmen
start-all = Alle { $count } zeigen
start-public = Öffentliche Tische
start-public-none = Zurzeit keine. Wer einen eröffnen will, wählt beim Einrichten des Tisches „öffentlich“.
start-public-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
start-public-watch = zuschauen
start-promise = Partien bleiben auf diesem Server; Name, Einstellungen und eigene Regeln bleiben in diesem Browser.
start-verify = Das Geben einer Aufzeichnung prüfen
start-loading = Einen Augenblick …
start-no-server = Der Server antwortet nicht. Läuft er noch?
start-trouble = Das hat nicht geklappt ({ $code }).

make-seats = Wer sitzt wo
make-seat = { $where ->
    [left] Links von dir
    [right] Rechts von dir
    [across] Dir gegenüber
   *[other] Platz { $number } von links
}
make-open = ein Freund
make-bot-club = ein Bot, der gut spielt
make-bot-random = ein Bot, der irgendetwas spielt
make-bot-novice = ein Bot, der noch lernt
make-bot-casual = ein Bot, der zum Spaß spielt
make-bot-regular = ein Bot, der oft spielt
make-bot-expert = ein Bot, der vorausdenkt
make-bot-master = ein Bot, der lange vorausdenkt
make-table = Der Tisch
make-spectators = Andere dürfen zuschauen
make-public = Öffentlich: alle auf diesem Server sehen ihn
make-takebacks = Entscheidungen dürfen zurückgenommen werden, wenn alle zustimmen
make-pace = Bots warten
make-pace-value = { $tenths ->
    [0] gar nicht
   *[other] { $seconds } s
}
make-grace = Für Abwesende springt ein Bot ein
make-grace-value = { $seconds ->
    [15] nach 15 Sekunden
    [60] nach einer Minute
    [86400] nach einem Tag
   *[other] nach { $minutes } Minuten
}
make-clock = Bedenkzeit
make-clock-value = { $decision ->
    [0] beliebig lange
   *[other] je { $decision } s, dazu { $bank } s für die Partie
}
make-play = Spielen
make-open-table = { $open ->
    [one] Tisch für einen Freund eröffnen
   *[other] Tisch für { $open } Freunde eröffnen
}

invite-title = Der Tisch ist eröffnet
invite-how = Diesen Link an die Freunde schicken. Wer ihn öffnet, kann einen freien Platz nehmen; sobald alle Plätze besetzt sind, geht es los.
invite-link = Link zum Tisch
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen …
invite-only-here = Diese Adresse gilt nur auf diesem Rechner. Für Freunde im eigenen Netz so starten:
invite-qr = Der Link als QR-Code
invite-go = Zum Tisch

editor-title = Hausregeln
editor-based = Grundlage: { $base }. Ändere, was eure Runde anders macht; alles andere bleibt, wie es ist.
editor-name = Name der Regeln
editor-unnamed = { $base }, wie wir es spielen
editor-back = Zurück
editor-general = Allgemeines
editor-differs = geändert
editor-reset = zurück zu: { $value }
editor-number = eine Zahl …
editor-part-at = ab
editor-part-by = in Schritten von
editor-part-bid = Gebot
editor-part-chips = Chips
editor-row-add = Zeile hinzufügen
editor-row-drop = Zeile { $number } entfernen
editor-count = { $count ->
    [0] Noch nichts geändert.
    [one] Eine Regel geändert.
   *[other] { $count } Regeln geändert.
}
editor-wrong = Ein Wert geht so nicht.
editor-go-wrong = Hingehen
editor-save = Sichern und wählen
editor-link = Als Link kopieren
editor-link-here = Der Link steht jetzt in der Adresszeile.
editor-file = Als Datei sichern
editor-load = Datei öffnen
editor-other-game = Diese Regeln gelten für ein anderes Spiel. Wähle zuerst jenes Spiel.
editor-only = Nur Geändertes
editor-search = In den Regeln suchen
editor-bad-link = Dieser Link zu Hausregeln ist beschädigt.
