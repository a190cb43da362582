# Spielen im Terminal: was erzählt, gefragt und eingegeben wird.

seat-0 = Süd
seat-1 = West
seat-2 = Nord
seat-3 = Ost
seat-you = du
side-yours = deine Partei
side-other = die andere Partei

greet = Regeln: { $rules }. Du bist { $you }, dein Partner ist { $partner }. Links von dir sitzt { $left }, rechts { $right }.
greet-two = Regeln: { $rules }. Du bist { $you } und spielst gegen { $left }.
greet-help = Gib ? ein, wann immer du wissen willst, was du tun kannst.

# Karten und Meldungen.
hand-trump = Trumpf { $cards }
hand-empty = keine Karten
table-hand = Dein Blatt: { $cards }.
table-trick = Auf dem Tisch: { $cards }.
table-no-trick = Noch ist kein Stich fertig.
table-last = Stich { $number }: { $cards }. { $who ->
    [you] Du machst ihn, { some-points }.
   *[other] { $name } macht ihn, { some-points }.
}
table-would-meld = Mit Trumpf { $suit } meldet dein Blatt: { $sum }.
some-points = { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Was geschieht.
deal-begins = Spiel { $number }. { $who ->
    [you] Du gibst.
   *[other] { $name } gibt.
}
told-turned = Die letzte Karte des Gebers wird aufgedeckt: { $card }. Trumpf ist { $suit }.
told-bid = { $who ->
    [you] Du bietest { $points }.
   *[other] { $name } bietet { $points }.
}
told-pass = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
told-help = { $who ->
    [you] Du passt mit Hilfe.
    [partner] { $name } passt mit Hilfe: Das Blatt deines Partners wäre nützlich.
   *[other] { $name } passt mit Hilfe.
}
told-misdeal = { $who ->
    [you] Du verlangst ein neues Spiel. Die Karten werden hingeworfen.
   *[other] { $name } verlangt ein neues Spiel. Die Karten werden hingeworfen.
}
told-all-pass = Alle vier haben gepasst. Die Karten werden hingeworfen.
told-contract = { $who ->
    [you] Du bist der Ansager. Dein Gebot ist { $bid }.
    [partner] { $name }, dein Partner, ist der Ansager. Das Gebot ist { $bid }.
   *[other] { $name } ist der Ansager. Das Gebot ist { $bid }.
}
told-stuck = { $who ->
    [you] Niemand hat geboten, also musst du als Geber das Spiel zu { $bid } übernehmen.
   *[other] Niemand hat geboten, also muss { $name } als Geber das Spiel zu { $bid } übernehmen.
}
told-widow = { $who ->
    [you] Du nimmst den Talon auf: { $cards }.
   *[other] { $name } nimmt den Talon auf: { $cards }.
}
told-widow-unseen = { $name } nimmt die { $count } Karten des Talons auf, ohne sie zu zeigen.
told-trump = { $who ->
    [you] Du bestimmst { $suit } zum Trumpf.
   *[other] { $name } bestimmt { $suit } zum Trumpf.
}
told-swap = { $who ->
    [you] Du tauschst { $dix } gegen die aufgedeckte Karte { $card }.
   *[other] { $name } tauscht { $dix } gegen die aufgedeckte Karte { $card }.
}
told-keep = { $who ->
    [you] Du behältst { $dix } und tauschst nicht.
   *[other] { $name } behält { $dix } und tauscht nicht.
}
told-bury = { $name } drückt { $count } Karten.
told-bury-yours = Du drückst { $cards }.
told-share = { $who ->
    [you] { $giver } gibt dir { $card } aus dem Talon.
   *[other] Du gibst { $name } { $card } aus dem Talon.
}
told-share-unseen = { $name } gibt jedem anderen eine Karte aus dem Talon und behält eine.
told-gift = { $count ->
    [one] { $giver } gibt { $receiver } eine Karte.
   *[other] { $giver } gibt { $receiver } { $count } Karten.
}
told-gift-from-you = Du gibst { $receiver }: { $cards }.
told-gift-to-you = { $giver } gibt dir: { $cards }.
told-melds = { $who ->
    [you] Du meldest { $sum }. Auf dem Tisch: { $cards }.
   *[other] { $name } meldet { $sum }. Auf dem Tisch: { $cards }.
}
told-melds-nothing = { $who ->
    [you] Du meldest nichts.
   *[other] { $name } meldet nichts.
}
told-side-melds = Meldungen zusammen: deine Partei { $ours }, die andere Partei { $theirs }.
told-need = { $side } braucht noch { $points } aus den Stichen ({ $bid } - { $meld } = { $points }). In allen Stichen zusammen stecken { $total }.
told-covered = { $side } hat das Gebot von { $bid } schon mit den Meldungen erreicht.
told-continue = { $who ->
    [you] Du spielst das Spiel.
   *[other] { $name } spielt das Spiel.
}
told-concede = { $who ->
    [you] Du gibst das Spiel auf.
   *[other] { $name } gibt das Spiel auf.
}
told-moon = { $who ->
    [you] Du sagst einen Durchmarsch an: alle Stiche für deine Partei.
   *[other] { $name } sagt einen Durchmarsch an: alle Stiche.
}
told-lead = Stich { $number }. { $who ->
    [you] Du spielst { $card } aus.
   *[other] { $name } spielt { $card } aus.
}
told-play = { $who ->
    [you] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
}
told-ruff = { $who ->
    [you] Du trumpfst mit { $card }.
   *[other] { $name } trumpft mit { $card }.
}
told-trick = { $who ->
    [you] Du machst den Stich, { some-points }.
   *[other] { $name } macht den Stich, { some-points }.
} Bisher in Stichen: deine Partei { $ours }, die andere Partei { $theirs }.
told-buried-points = { $side } hat dazu { $points } in den gedrückten Karten.
told-count = { $side }: Meldungen { $meld }, Stiche { $tricks }.
told-contract-was = { $who ->
    [you] Du hattest { $bid } zu erfüllen.
   *[other] { $name } hatte { $bid } zu erfüllen.
}

# Der Spielstand.
deal-void = Dieses Spiel wird nicht gewertet. Der nächste Geber gibt.
deal-change = Für dieses Spiel: deine Partei { $ours }, die andere Partei { $theirs }.
sheet-target = Die Partie geht bis { $target } Punkte.
sheet-deals = { $deals ->
    [one] Die Partie ist ein Spiel lang.
   *[other] Die Partie ist { $deals } Spiele lang.
}
sheet-deal = Spiel { $number }: deine Partei { $ours } (Stand { $total-ours }), die andere Partei { $theirs } (Stand { $total-theirs }).
sheet-void = Spiel { $number }: nicht gewertet.
sheet-totals = { $deals ->
    [0] Noch ist kein Spiel zu Ende: deine Partei { $ours }, die andere Partei { $theirs }.
    [one] Stand nach { $deals } Spiel: deine Partei { $ours }, die andere Partei { $theirs }.
   *[other] Stand nach { $deals } Spielen: deine Partei { $ours }, die andere Partei { $theirs }.
}
end-shared = Alle Spiele sind gespielt, und der Stand ist gleich: { $ours } zu { $theirs }. Die Partie endet unentschieden.
end-won = Deine Partei hat die Partie mit { $ours } zu { $theirs } gewonnen. Gut gespielt!
end-lost = Die andere Partei hat die Partie mit { $theirs } zu { $ours } gewonnen.

# Fragen.
ask-auction = Deine Ansage ({ $options }):
ask-trump = Welche Farbe soll Trumpf sein ({ $options })?
ask-swap = Deine { $dix } gegen die aufgedeckte Karte { $card } tauschen ({ $options })?
ask-bury = { $count ->
    [one] Drücke eine Karte:
   *[other] Drücke { $count } Karten:
}
ask-share = Gib je eine Karte des Talons ({ $cards }) an { $names }, in dieser Reihenfolge:
ask-give = { $count ->
    [one] Gib { $name } eine Karte:
   *[other] Gib { $name } { $count } Karten:
}
ask-decide = Was tust du ({ $options })?
ask-play = Deine Karte ({ $cards }):
ask-play-any = Deine Karte (jede):
ask-play-only = Deine Karte (nur { $cards }, Enter spielt sie):
ask-next = Weiter zum nächsten Spiel mit Enter.

# Antworten: die Wörter, die man eingeben kann; das erste wird gezeigt.
answer-pass = passe, passen, p, weg
    .doc = passe
answer-help = hilfe, mit hilfe, passe mit hilfe
    .doc = hilfe (mit Hilfe passen)
answer-misdeal = hinwerfen
    .doc = hinwerfen (die Karten hinwerfen)
answer-bid = biete
answer-bid-from = ein Gebot ab { $points }
answer-bid-between = ein Gebot von { $points } bis { $top }
answer-bid-only = das Gebot { $points }
answer-trump = trumpf
answer-swap = tauschen, ja, j
    .doc = ja
answer-keep = behalten, nein, n
    .doc = nein
answer-bury = drücke
answer-share = verteile
answer-give = gib
answer-continue = spielen, weiter
    .doc = Enter: spielen
answer-concede = aufgeben
    .doc = aufgeben: das Spiel verloren geben
answer-moon = durchmarsch
    .doc = durchmarsch: alle Stiche ansagen
answer-play = spiele
answer-needed = Hier wird eine Antwort gebraucht. ? zeigt, was du tun kannst.
not-understood = „{ $text }“ ist hier nicht zu verstehen. ? zeigt, was du tun kannst.

# Befehle: die Wörter, die man eingeben kann; das erste wird gezeigt.
command-hint = tipp, rat
    .doc = was ein guter Spieler hier täte, und warum
command-why = warum
    .doc = mit dem, was du tun würdest: ob es erlaubt ist, und wenn nicht, warum
command-hand = blatt
    .doc = deine Karten und die auf dem Tisch
command-melds = meldungen
    .doc = alle Meldungen; bevor sie gezeigt sind, was dein Blatt melden würde
command-last = letzter, stich
    .doc = der letzte Stich
command-table = tisch
    .doc = alles, was in diesem Spiel geschehen ist
command-score = stand
    .doc = der Spielstand
command-rules = regeln
    .doc = die Regeln dieser Partie
command-save = speichern
    .doc = sagt, wo die Partie gespeichert ist; gespeichert wird nach jeder Handlung
command-quit = ende, schluss, beenden
    .doc = aufhören; die Partie lässt sich fortsetzen
command-explain = ?, hilfe, befehle
    .doc = diese Erklärung

explain-auction = Gib eine Zahl ein, um so viele Punkte zu bieten, oder passe. Deine Partei verspricht, das Gebot mit Meldungen und Stichen zusammen zu erreichen; der Höchstbietende bestimmt Trumpf. „meldungen“ zeigt, was dein Blatt mit jedem Trumpf meldet.
explain-help = Mit Hilfe passen heißt passen und dem Partner sagen, dass das eigene Blatt nützlich wäre.
explain-trump = Gib den Namen einer Farbe oder ihren Buchstaben ein. „meldungen“ zeigt, was dein Blatt mit jedem Trumpf meldet.
explain-swap = Du darfst deine Trumpfneun gegen die aufgedeckte Karte tauschen. Antworte ja oder nein.
explain-widow = Gib die Karten mit Leerzeichen dazwischen ein.
explain-exchange = Gib die Karten für deinen Partner mit Leerzeichen dazwischen ein.
explain-decide = Mit Enter wird gespielt. Ein Gebot, das nicht zu schaffen ist, kann man aufgeben: Es ist verloren, aber die Gegner bekommen keine Stichpunkte.
explain-play = Gib die Karte ein, die du spielst. In Klammern stehen die Karten, die die Regeln erlauben; „warum“ und eine Karte sagt, warum sie nicht dabei ist.
explain-over = Das Spiel ist zu Ende. Weiter mit Enter.
explain-cards = Bei Karten kommt zuerst der Rang, dann die Farbe: { $card }, 10H oder TH ist die Herzzehn. Buchstaben der Farben: S Pik, H Herz, D Karo, C Kreuz.
explain-command = - { $word }: { $doc }

query-what = Sag, was du tun würdest, zum Beispiel: warum { $example }
query-later = Im Moment bist du nicht gefragt.
query-allowed = { $what } ist erlaubt.
hint-choice = Vorschlag: { $what }.

# Speichern.
save-left = Die Partie ist gespeichert in { $file }. Weiter geht es mit: { $command } --resume
save-done = Die Partie ist gespeichert in { $file }.
save-failed = Die Partie ließ sich nicht speichern in { $file }: { $why }. Du kannst weiterspielen.
error-nothing-saved = In { $folder } liegt keine unfertige Partie.
error-saved-match = Die gespeicherte Partie { $file } lässt sich nicht fortsetzen: { $cause } Die Datei bleibt, wie sie ist.
