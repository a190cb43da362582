# Der Tisch im Browser: was alle Spiele gemeinsam haben.
frame-you = Du
frame-we = Wir
frame-they = Die anderen
frame-guest = Gast
frame-spectator = jemand, der zusieht
frame-watching = Du siehst zu.
frame-connecting = Verbinden …
frame-loading = Einen Moment …
frame-lost = Die Verbindung ist abgerissen. Neuer Versuch …
frame-returned = Wieder verbunden.
frame-closed = Dieser Tisch ist nicht zu sehen
frame-closed-unknown = Diesen Tisch gibt es nicht, der Link stimmt nicht, oder hier darf niemand zusehen.
frame-closed-other = Der Tisch muss von seiner eigenen Adresse aus geöffnet werden.
frame-deal = Spiel { $number }
frame-deal-column = Spiel
frame-panels = Tisch
frame-log = Verlauf
frame-log-empty = Noch nichts.
frame-chat = Chat
frame-chat-empty = Noch hat niemand etwas gesagt.
frame-chat-line = Deine Nachricht
frame-send = Senden
frame-unread = ungelesen
frame-mute = { $name } stummschalten
frame-mute-spectators = Zuschauer stummschalten
frame-menu = Menü
frame-close = Schließen
frame-score = Punktezettel
frame-total = Stand
frame-checks = Checks
frame-kitty = Kasse
frame-target = Die Partie geht bis { $target }.
frame-record = Protokoll der Partie
frame-trump = Trumpf
frame-contract = Gebot
frame-needs = braucht { $points } aus Stichen
frame-needs-most = braucht { $points } aus Stichen, weniger das Gedrückte
frame-needs-trick = braucht einen Stich
frame-made = Gebot erfüllt
frame-set = Gebot nicht erfüllt
frame-clock = noch { $seconds } s
frame-covered = schon erfüllt
frame-hint = Tipp
frame-paused = { $name }: Pause. Es geht erst weiter, wenn jemand sie beendet.
frame-go-on = Weiter
frame-yes = Ja
frame-no = Nein
frame-no-rules = Die Regeln lassen sich gerade nicht zeigen.
hint-follow = So machen

# Plätze.
seat-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
seat-mark-acts = am Zug
seat-mark-dealer = Geber
seat-sign-dealer = G
seat-mark-declarer = Ansager { $bid }
seat-mark-called = gerufener Partner
seat-mark-partner = Partner
seat-mark-out = setzt aus
seat-mark-bot = Bot
seat-mark-open = freier Platz
seat-mark-away = abwesend
seat-mark-stands-in = abwesend, Bot spielt
seat-mark-paused = Pause

# Vor dem ersten Spiel.
waiting-open = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
waiting-deal = Die Karten werden gemischt …
waiting-sit = Hier Platz nehmen
waiting-bot = Einen Bot spielen lassen
waiting-name = Dein Name
waiting-invite = Schick diesen Link an deine Mitspieler. Wer ihn öffnet, kann einen freien Platz nehmen.
waiting-link = Link zu diesem Tisch
waiting-copy = Kopieren
waiting-copied = Kopiert
waiting-for = Es fehlt noch: { $names }.

# Zwischen den Spielen und am Ende.
result-deal = Spiel { $number } ist zu Ende
result-over = Die Partie ist zu Ende
result-won = Gewonnen!
result-side = Partei
result-made = { $name }: Gebot { $bid } erfüllt.
result-set = { $name }: Gebot { $bid } nicht erfüllt.
result-change = Dieses Spiel
result-winner = Sieger
result-next = Nächstes Spiel
result-look = Tisch ansehen
result-back = Zurück zum Ergebnis
result-again = Zur Startseite
result-why = Warum

# Menü, Vorschläge.
menu-takeback = Meine letzte Entscheidung zurücknehmen
menu-claim = Den Rest beanspruchen
menu-concede = Die Partie aufgeben
menu-concede-sure = Die ganze Partie aufgeben? Dann gewinnen die anderen.
menu-pause = Pause
menu-seats = Plätze
menu-rules = Regeln dieses Tisches
menu-settings = Einstellungen
menu-shortcuts = Tasten
menu-leave = Zur Startseite
proposal-withdraw = Zurückziehen
proposal-claim = { $name }: Anspruch auf den ganzen Rest. Einverstanden?
proposal-takeback = { $name }: letzte Entscheidung zurücknehmen?
proposal-concede = { $name }: Partie aufgeben?

# Einstellungen.
setting-language = Sprache
setting-theme = Farben
setting-theme-system = wie das Gerät
setting-theme-light = hell
setting-theme-dark = dunkel
setting-speed = Tempo der Karten
setting-speed-instant = sofort
setting-speed-fast = schnell
setting-speed-normal = normal
setting-speed-slow = langsam
setting-trick = Ein Stich bleibt { $seconds } s liegen
setting-fourColours = Vier Farben auf den Karten
setting-largeIndex = Große Zeichen auf den Karten
setting-leftHanded = Knöpfe für die linke Hand
setting-reducedMotion = Keine Bewegung
setting-sounds = Töne

# Tasten.
shortcut-hand = zum Blatt
shortcut-move = von Karte zu Karte
shortcut-order = eine Karte im Blatt verschieben
shortcut-do = spielen oder wählen
shortcut-advice = Tipp
shortcut-last = letzter Stich
shortcut-log = Verlauf
shortcut-score = Punktezettel
shortcut-chat = Chat
shortcut-menu = Menü
shortcut-next = nächstes Spiel
shortcut-question = die Frage noch einmal sagen
shortcut-shortcuts = diese Tasten
shortcut-close = schließen, was offen ist

# Wer wo sitzt: Links zu Plätzen, und Plätze, die den Besitzer wechseln.
seats-device = Link für ein anderes Gerät
seats-friend = Eigener Link
seats-private = Wer diesen Link hat, spielt auf diesem Platz. Schick ihn nur einer Person.
seats-own-link = Öffne ihn auf deinem anderen Gerät. Wer diesen Link hat, spielt auf deinem Platz.
seats-link = Link zum Platz
seats-open = Platz freigeben
seats-leave = Meinen Platz verlassen
seats-leave-sure = Deinen Platz verlassen? Wer als Nächstes kommt, kann ihn nehmen.
seats-level = Bot
seats-free = Ein Platz ist frei.
seats-show = Plätze zeigen
