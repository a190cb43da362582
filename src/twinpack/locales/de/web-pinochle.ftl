# Pinochle im Browser.
act-pass = Passen
act-help = Mit Hilfe passen
act-misdeal = Karten hinwerfen
act-take = Nehmen
act-reject = Ablehnen
act-swap = Tauschen
act-keep = Nicht tauschen
act-look = Talon aufnehmen
act-forfeit = Ungesehen zahlen
act-continue = Spielen
act-concede = Spiel aufgeben
act-moon = Durchmarsch ansagen
act-yield = Sich geschlagen geben
act-dix = Dix
act-draw = Ziehen
act-draw-turned = Die offene Karte ziehen
act-out = Ziel erreicht melden
pin-sure = Wirklich? { $action }

pin-hand = Dein Blatt
pin-hand-empty = Keine Karten.
pin-not-now = jetzt nicht wählbar
pin-open-card = liegt offen
pin-open-yours = Offen auf dem Tisch, für dich spielbar
pin-open-theirs = Offen vor { $name }
pin-actions = Was du tun kannst
pin-sits-out = { $name }: in diesem Spiel nicht dabei.
pin-waits = { $name } überlegt …

pin-ask-auction = Deine Ansage
pin-ask-trump = Bestimme den Trumpf
pin-ask-call = Ruf einen Trumpf: Wer ihn hat, ist dein Partner
pin-ask-widow = Gib jedem eine Karte aus dem Talon
pin-ask-exchange = { $count ->
    [one] Wähle eine Karte für { $name }
   *[other] Wähle { $count } Karten für { $name }
}
pin-ask-bury = { $count ->
    [one] Wähle eine Karte zum Drücken
   *[other] Wähle { $count } Karten zum Drücken
}
pin-ask-forfeit = Nur du hast geboten: Talon ansehen oder zahlen?
pin-ask-swap = Deine Dix gegen { $card } tauschen?
pin-ask-decide = Spielen oder aufgeben?
pin-ask-yield = Gegen das Gebot weiterspielen?
pin-ask-stock = Dein Stich: etwas zeigen oder ziehen
pin-ask-draft = Du siehst { $card }
pin-ask-play = Deine Karte
pin-ask-only = Nur { $card } ist möglich

pin-calls = Bisherige Ansagen
pin-no-calls = Noch keine Ansage.
pin-bids = Gebote
pin-bid = { $points } bieten
pin-own-bid = Andere Zahl
pin-would-meld = Deine Meldungen mit
pin-call = { $card } rufen

pin-chosen = { $chosen } von { $count }
pin-enough = { $count ->
    [one] Eine Karte ist schon gewählt. Berühre sie, um sie zurückzunehmen.
   *[other] { $count } Karten sind schon gewählt. Berühre eine, um sie zurückzunehmen.
}
pin-may-not-bury = { $card } darf nicht gedrückt werden. Drücken kannst du: { $cards }.
pin-give = An { $name } geben
pin-bury = Drücken
pin-share-to = für { $name }
pin-share-keep = bleibt bei dir
pin-share-do = Austeilen
pin-show = Zeigen: { $meld }
pin-widow = Talon
pin-widow-hidden = { $count ->
    [one] { $count } Karte im Talon
   *[other] { $count } Karten im Talon
}
pin-buried = Gedrückt
pin-stock = { $count ->
    [0] Der Stapel ist leer
   *[other] Stapel: { $count }
}
pin-turned = aufgedeckt: { $card }

pin-melds = Meldungen
pin-melds-of = Meldungen: { $name }
pin-no-melds = nichts
pin-melded = meldet { $points }
pin-need-sum = { $bid } − { $meld } = { $need } aus den Stichen
pin-seen = Gesehen, weiter
pin-played = { $name }: { $card }
pin-takes = Stich { $number }: { $name }
pin-takes-points = Stich { $number }, { $points }: { $name } ({ $taken })
pin-won = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
pin-last = Letzter Stich
pin-tricks = Alle Stiche
pin-no-tricks = Noch ist kein Stich fertig.
pin-hands = Die Blätter
