# Spielen im Terminal: was erzählt, gefragt und eingegeben wird.

seat-0 = { seat-south }
seat-1 = { seat-west }
seat-2 = { seat-north }
seat-3 = { seat-east }
seat-south = Süd
seat-southwest = Südwest
seat-west = West
seat-northwest = Nordwest
seat-north = Nord
seat-northeast = Nordost
seat-east = Ost
seat-southeast = Südost
seat-you = du
side-yours = deine Partei
side-other = die andere Partei
team-yours = deine Mannschaft
team-other = die andere Mannschaft
party-defenders = die Gegenspieler
list-and = { $first } und { $last }

greet = Regeln: { $rules }. Du bist { $you }, dein Partner ist { $partner }. Links von dir sitzt { $left }, rechts { $right }.
greet-two = Regeln: { $rules }. Du bist { $you } und spielst gegen { $other }.
greet-many = Regeln: { $rules }. Du bist { $you }. Im Uhrzeigersinn sitzen links von dir { $others }.
greet-partners = { $count ->
    [one] Dein Partner ist { $partners }.
   *[other] Deine Partner sind { $partners }.
}
greet-alone = Alle haben ihren eigenen Stand.
greet-help = Gib ? ein, wann immer du wissen willst, was du tun kannst.

# Karten und Meldungen.
hand-trump = Trumpf { $cards }
hand-empty = keine Karten
table-hand = Dein Blatt: { $cards }.
table-trick = Auf dem Tisch: { $cards }.
table-open = { $who ->
    [you] Offen vor dir: { $cards }.
   *[other] Offen vor { $name }: { $cards }.
}
table-stock = Im Stapel: { $count }. Daneben liegt { $card }, Trumpf ist { $suit }.
table-no-trick = Noch ist kein Stich fertig.
table-last = Stich { $number }: { $cards }. { $who ->
    [you] Du machst ihn, { some-points }.
   *[other] { $name } macht ihn, { some-points }.
}
table-would-meld = Mit Trumpf { $suit } meldet dein Blatt: { $sum }.
table-could-show = Was du nach einem gewonnenen Stich zeigen könntest: { $melds }.
table-could-show-nothing = Du hast nichts, was du nach einem gewonnenen Stich zeigen könntest.
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
told-sits-out = { $who ->
    [you] Du setzt in diesem Spiel aus und siehst zu.
   *[other] { $name } setzt aus.
}
told-draft = Die { $count } Karten bilden den Stapel. { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
}
told-turned = Die letzte Karte des Gebers wird aufgedeckt: { $card }. Trumpf ist { $suit }.
told-turned-stock = Neben dem Stapel wird { $card } aufgedeckt. Trumpf ist { $suit }.
told-take-card = { $name } nimmt die Karte.
told-take-card-yours = Du nimmst { $card }. Die nächste Karte scheidet ungesehen aus.
told-reject-card = { $name } lehnt die Karte ab und behält die nächste.
told-reject-card-yours = Du lehnst { $card } ab und bekommst { $other }.
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
told-all-pass = Alle haben gepasst. Die Karten werden hingeworfen.
told-contract = { $who ->
    [you] Du bist der Ansager. Dein Gebot ist { $bid }.
    [partner] { $name }, dein Partner, ist der Ansager. Das Gebot ist { $bid }.
   *[other] { $name } ist der Ansager. Das Gebot ist { $bid }.
}
told-stuck = { $who ->
    [you] Niemand hat geboten, also musst du als Geber das Spiel zu { $bid } übernehmen.
   *[other] Niemand hat geboten, also muss { $name } als Geber das Spiel zu { $bid } übernehmen.
}
told-forfeit = { $who ->
    [you] Du zahlst, ohne den Talon anzusehen.
   *[other] { $name } zahlt, ohne den Talon anzusehen.
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
told-call = { $who ->
    [you] Du rufst { $card }.
   *[other] { $name } ruft { $card }.
}
told-partner = { $who ->
    [you] Du hast sie: Du bist der Partner von { $declarer }.
   *[other] { $name } hat sie und ist der Partner von { $declarer }.
}
told-partner-yours = { $name } hat sie und ist dein Partner.
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
told-melds-stock = { $who ->
    [you] Du zeigst { $cards }: { $sum }. Deine Meldungen: { $total }.
   *[other] { $name } zeigt { $cards }: { $sum }. Alle Meldungen von { $name }: { $total }.
}
told-melds-stock-dix = { $who ->
    [you] Du meldest { $sum }. Deine Meldungen: { $total }.
   *[other] { $name } meldet { $sum }. Alle Meldungen von { $name }: { $total }.
}
told-side-melds = Meldungen zusammen: { $points }.
told-need = { $side }: noch { $points } aus den Stichen nötig ({ $bid } - { $meld } = { $points }). In allen Stichen zusammen stecken { $total }.
told-covered = { $side }: Das Gebot von { $bid } ist schon mit den Meldungen erreicht.
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
told-yield = { $who ->
    [you] Du gibst dich geschlagen.
   *[other] { $name } gibt sich geschlagen.
}
told-contest = { $who ->
    [you] Du willst, dass gespielt wird.
   *[other] { $name } will, dass gespielt wird.
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
} Bisher in Stichen: { $taken }.
told-drawn = { $who ->
    [you] Du ziehst { $card }.
   *[other] { $name } zieht { $card }.
}
told-stock-out = Der Stapel ist aufgebraucht, und was offen liegt, kommt zurück in die Hand. Ab jetzt muss Farbe bedient werden.
told-claim = { $who ->
    [you] Du erklärst, dass du { $target } erreicht hast.
   *[other] { $name } erklärt, { $target } erreicht zu haben.
}
told-buried-points = { $side }: dazu { $points } in den gedrückten Karten.
told-count = { $side }: Meldungen { $meld }, Stiche { $tricks }.
told-count-rounded = { $side }: Meldungen { $meld }, Stiche { $tricks }, gerundet { $rounded }.
told-contract-was = { $who ->
    [you] Du hattest { $bid } zu erfüllen.
   *[other] { $name } hatte { $bid } zu erfüllen.
}

# Der Spielstand.
deal-void = Dieses Spiel wird nicht gewertet. Der nächste Geber gibt.
deal-change = Für dieses Spiel: { $points }.
deal-checks = Checks: { $checks }.
deal-kitty = Die Kasse: { $kitty }.
sheet-target = Die Partie geht bis { $target } Punkte.
sheet-deals = { $deals ->
    [one] Die Partie ist ein Spiel lang.
   *[other] Die Partie ist { $deals } Spiele lang.
}
sheet-deal = Spiel { $number }: { $points }.
sheet-side = { $side } { $points } (Stand { $total })
sheet-void = Spiel { $number }: nicht gewertet.
sheet-totals = { $deals ->
    [0] Noch ist kein Spiel zu Ende: { $points }.
    [one] Stand nach { $deals } Spiel: { $points }.
   *[other] Stand nach { $deals } Spielen: { $points }.
}
sheet-checks = Alle Checks bisher: { $checks }.
sheet-kitty = In der Kasse: { $kitty }.
end-shared = Alle Spiele sind gespielt, und niemand liegt vorn: { $points }. Die Partie endet unentschieden.
end-won = Die Partie ist gewonnen! Endstand: { $points }. Gut gespielt!
end-lost = Die Partie ist verloren. Sieger: { $winner }. Endstand: { $points }.

# Fragen.
ask-auction = Deine Ansage ({ $options }):
ask-draft = Du siehst { $card } ({ $options }):
ask-forfeit = Nur du hast geboten ({ $options }):
ask-trump = Welche Farbe soll Trumpf sein ({ $options })?
ask-call = Welchen Trumpf rufst du ({ $cards })?
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
ask-yield = Soll gespielt werden ({ $options })?
ask-stock = Du hast den Stich gemacht ({ $options }):
ask-stock-only = Du hast den Stich gemacht (Enter zieht eine Karte):
ask-play = Deine Karte ({ $cards }):
ask-play-any = Deine Karte (jede):
ask-play-only = Deine Karte (nur { $cards }, Enter spielt sie):
ask-play-out = Deine Karte ({ $cards }; oder { $out }):
ask-next = Weiter zum nächsten Spiel mit Enter.

# Antworten: die Wörter, die man eingeben kann; das erste wird gezeigt.
answer-pass = passe, passen, p, weg
    .doc = passe
answer-help = hilfe, mit hilfe, passe mit hilfe
    .doc = hilfe (mit Hilfe passen)
answer-misdeal = hinwerfen
    .doc = hinwerfen (die Karten hinwerfen)
answer-take = nehmen, nimm, ja, j
    .doc = nehmen
answer-reject = ablehnen, nein, n
    .doc = ablehnen
answer-look = ansehen
    .doc = Enter: den Talon nehmen
answer-forfeit = zahlen
    .doc = zahlen: ungesehen verloren geben
answer-bid = biete
answer-bid-from = ein Gebot ab { $points }
answer-bid-between = ein Gebot von { $points } bis { $top }
answer-bid-only = das Gebot { $points }
answer-trump = trumpf
answer-call = rufe
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
answer-yield = aufgeben
    .doc = aufgeben
answer-dix = dix
    .doc = dix
answer-draw = ziehen, z
    .doc = ziehen
answer-draw-turned = offene ziehen, offene
    .doc = offene ziehen
answer-out = aus
    .doc = aus
answer-show = zeige, melde
answer-fresh = neu
answer-play = spiele
    .doc = eine Karte zum Ausspielen
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

explain-auction = Gib eine Zahl ein, um so viele Punkte zu bieten, oder passe. Der Höchstbietende bestimmt Trumpf und verspricht, das Gebot mit Meldungen und Stichen zusammen zu erreichen. „meldungen“ zeigt, was dein Blatt mit jedem Trumpf meldet.
explain-help = Mit Hilfe passen heißt passen und dem Partner sagen, dass das eigene Blatt nützlich wäre.
explain-draft = Nimm die Karte, die du siehst, dann scheidet die nächste aus; oder lehne sie ab, dann bekommst du dafür die nächste, was immer sie ist.
explain-called = Der Höchstbietende ruft danach einen Trumpf, der ihm fehlt. Wer ihn hat, ist in diesem Spiel sein Partner.
explain-forfeit = Mit Enter nimmst du den Talon und spielst. Oder du zahlst: Die Chips für das Gebot gehen an die Kasse, ohne dass du den Talon gesehen hast, und es wird nicht gespielt.
explain-trump = Gib den Namen einer Farbe oder ihren Buchstaben ein. „meldungen“ zeigt, was dein Blatt mit jedem Trumpf meldet.
explain-call = Gib einen der Trümpfe in Klammern ein. Der erste Spieler rechts von dir, der ihn hat, wird dein Partner: Ihr teilt Stiche und Meldungen.
explain-swap = Du darfst deine Trumpfneun gegen die aufgedeckte Karte tauschen. Antworte ja oder nein.
explain-widow = Gib die Karten mit Leerzeichen dazwischen ein.
explain-bury = Gib die Karten mit Leerzeichen dazwischen ein. Sie dürfen nicht zu deinen Meldungen gehören, solange du genug andere hast; am Ende zählen sie für dich.
explain-exchange = Gib die Karten für deinen Partner mit Leerzeichen dazwischen ein.
explain-decide = Mit Enter wird gespielt. Ein Gebot, das nicht zu schaffen ist, kann man aufgeben: Es ist verloren, aber die Gegner bekommen keine Stichpunkte.
explain-decide-paid = Mit Enter wird gespielt. Ein Gebot, das nicht zu schaffen ist, kann man aufgeben: Das kostet weniger als spielen und verlieren.
explain-moon = „durchmarsch“ sagt an, dass deine Partei alle Stiche macht.
explain-yield = Mit Enter wird gespielt. Wenn alle Gegenspieler aufgeben, gilt das Gebot als erfüllt.
explain-meld = Gib die Karten einer der Meldungen in Klammern ein, um sie zu zeigen, „dix“ für eine Dix oder „ziehen“, wenn du nichts mehr zeigen willst. Für jeden Stich darf man eine Meldung zeigen.
explain-fresh = Wo eine Karte offen liegt und die gleiche noch in deiner Hand ist, sagt „neu“, dass die aus der Hand gemeint ist: { $example } neu { $card }.
explain-stock = Gib die Karte ein, die du spielst, aus der Hand oder von dem, was offen vor dir liegt. Solange noch ein Stapel da ist, darf jede Karte gespielt werden.
explain-first = Bevor du ausspielst, darfst du eine der Meldungen in Klammern zeigen: Gib ihre Karten ein oder „dix“.
explain-out = „aus“ erklärt, dass du mit den Meldungen und Stichen dieses Spiels { $target } erreicht hast. Stimmt das, gewinnst du sofort die Partie; stimmt es nicht, verlierst du sie.
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

# Ein Tisch mit anderen.
remote-name = Dein Name:
remote-watch = Regeln: { $rules }. Du siehst zu. Am Tisch: { $names }.
remote-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
} Mit diesem Link kommen andere dazu: { $link }
remote-sat = { $name } setzt sich an den Tisch: { $place }.
remote-sat-bot = Ein Bot setzt sich an den Tisch: { $place }.
remote-rose = { $name } hat den Platz geräumt. Er ist frei.
remote-away = { $name } ist weg.
remote-stands-in = { $name } ist weg; bis zur Rückkehr spielt ein Bot.
remote-back = { $name } ist wieder da.
remote-lost = Die Verbindung ist abgerissen. Sie wird versucht, bis sie wieder steht.
remote-again = Die Verbindung steht wieder.
remote-left = Du hast den Tisch verlassen. Dein Platz bleibt deiner; derselbe Link bringt dich zurück.
remote-left-watching = Du siehst nicht mehr zu.
remote-said = { $who ->
    [you] Du sagst: { $text }
   *[other] { $name } sagt: { $text }
}
remote-said-watching = { $name } sieht zu und sagt: { $text }
remote-somebody = jemand
remote-waiting = Gewartet wird auf { $names }.
remote-paused = { $who ->
    [you] Du hältst die Partie an. Noch einmal { $word } lässt sie weitergehen.
   *[other] { $name } hält die Partie an. Wer { $word } schreibt, lässt sie weitergehen.
}
remote-goes-on = Die Partie geht weiter.
remote-takeback = { $who ->
    [you] Du nimmst deine letzte Entscheidung zurück.
   *[other] { $name } nimmt die letzte Entscheidung zurück.
}
remote-propose-takeback = { $who ->
    [you] Du möchtest deine letzte Entscheidung zurücknehmen.
   *[other] { $name } möchte die letzte Entscheidung zurücknehmen.
}
remote-propose-claim = { $who ->
    [you] Du beanspruchst die übrigen Stiche.
   *[other] { $name } beansprucht die übrigen Stiche.
}
remote-propose-concede = { $who ->
    [you] Du möchtest die Partie aufgeben.
   *[other] { $name } möchte die Partie aufgeben.
}
remote-declined = Damit sind nicht alle einverstanden.
remote-agree = Bist du einverstanden ({ $yes }, { $no })?
remote-sure = Die ganze Partie aufgeben ({ $yes }, { $no })?
remote-clock = { $seconds ->
    [one] Du hast eine Sekunde.
   *[other] Du hast { $seconds } Sekunden.
}
remote-not-begun = Noch sind keine Karten gegeben.
remote-explain = Was du schreibst, gilt am Tisch: eine Antwort, wenn du gefragt bist, oder jederzeit eines dieser Wörter.

command-say = sag, sage, chat
    .doc = mit einem Text: ihn allen am Tisch sagen
command-takeback = rückgängig, undo
    .doc = die letzte Entscheidung zurücknehmen, wenn die anderen einverstanden sind
command-claim = beanspruchen
    .doc = alle übrigen Stiche beanspruchen
command-concede = aufgeben
    .doc = die Partie aufgeben, wenn dein Partner einverstanden ist
command-pause = pause
    .doc = Uhren und Bots anhalten oder weitergehen lassen
command-yes = ja, j
    .doc = einverstanden sein mit dem, worum jemand bittet
command-no = nein, n
    .doc = nicht einverstanden sein

error-player-name = „{ $text }“ kann kein Name sein. Einen von 1 bis { $limit } Zeichen wählen.
error-url-alone = { $option } passt nicht zu --url: An einem gemeinsamen Tisch steht das schon fest. Weglassen.
error-url-missing = { $option } gilt für einen gemeinsamen Tisch. --url mit dem Link dazu angeben.
