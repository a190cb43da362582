# Warum ein Bot so gewählt hat. Karten und Farben kommen in der Schreibweise der Sprache ($suit als Name), Punkte als Zahlen.

why-at-random = Ich habe zufällig gewählt.

# Gebote und Trumpf
why-bid-meld-and-tricks = Ich kann { $meld } melden und erwarte mit Partner und Stichen etwa { $expected }, also kann ich { $bid } bieten.
why-must-bid = Ich muss eröffnen, also biete ich das Mindeste: { $bid }.
why-claim-misdeal = Mit diesem Blatt lohnt sich das Spielen nicht, und ich darf neu geben lassen.
why-help-aces = Ich habe { $aces } Asse, die bei jedem Trumpf helfen, aber keine gute eigene Farbe.
why-pass-no-trump = Ich habe keine Farbe, die ich zu Trumpf machen darf.
why-pass-may-not-bid = Mit diesem Blatt darf ich nicht bieten.
why-pass-partner-has-it = Mein Partner hält das Gebot, ich würde es nur verteuern.
why-pass-too-weak = Ich erwarte etwa { $expected }, das macht { $bid } nicht sicher genug.
why-best-trump = Mit { $suit } als Trumpf habe ich { $length } Trümpfe und melde { $meld }: Keine andere Farbe verspricht mehr.

# Karten, die den Besitzer wechseln
why-give-run = Diese Trümpfe können die Sequenz meines Partners ergänzen.
why-give-pinochle = Diese Karte kann bei meinem Partner ein Pinochle ergeben.
why-give-aces = Asse gewinnen meinem Partner Stiche und können vier Asse ergeben.
why-give-trump = Weitere Trümpfe machen meinen Partner stärker.
why-give-filler = Ich habe nichts Besseres zu geben, also gebe ich, was noch eine Meldung ergeben kann.
why-keep-own-meld = Meine eigene Meldung ist zu viel wert, um sie zu zerreißen.
why-return-losers = Ich gebe Karten zurück, die kaum einen Stich gewinnen würden.
why-return-whole-meld = Diese Meldung zählt beim Partner genauso viel, aber nur als Ganzes.
why-break-cheapest = Ich muss etwas Gutes hergeben, also zerreiße ich das Billigste.
why-keep-strength = Ich behalte Trümpfe, Asse und was ich melden kann.
why-bury-losers = Ich lege weg, was weder zu melden ist noch sticht.
why-share-widow = Ich behalte die beste Karte, mein Partner bekommt die zweitbeste und die Gegner den Rest.
why-swap-dix = Die Dix zählt in jedem Fall, und { $card } ist der bessere Trumpf.

# Spielen oder nicht
why-all-tricks-pay = Alle Stiche bringen genug, um es zu versuchen.
why-all-tricks-sure = Niemand kann mir einen Stich abnehmen.
why-meld-covers = Die Meldungen von { $meld } decken das Gebot von { $bid } schon.
why-out-of-reach = Wir brauchen { $needed } aus Stichen, und es gibt nur { $total }.
why-too-much-to-win = Wir brauchen { $needed } aus Stichen und können nur etwa { $expected } erwarten.
why-within-reach = Wir brauchen { $needed } aus Stichen und können etwa { $expected } erwarten.

# Stiche
why-only-card = Ich hatte keine andere Karte zu spielen.
why-draw-trump = Ich spiele { $card } aus, um Trumpf zu ziehen.
why-cash-boss = Es ist keine höhere Karte der Farbe mehr aus, also spiele ich { $card }, solange sie sticht.
why-lead-to-partner = Ich spiele { $suit } aus, weil wahrscheinlich mein Partner den Stich gewinnt.
why-lead-low = Ich habe keinen sicheren Stich auszuspielen, und { $card } riskiert am wenigsten.
why-ruff = Ich trumpfe mit { $card }.
why-win-cheaply = { $card } übernimmt den Stich, und eine teurere Karte brächte nicht mehr.
why-feed-partner = Meinem Partner scheint der Stich sicher, also gebe ich { $card } dazu, das zählt.
why-keep-better = Mein Partner führt im Stich, und { $card } kann ich am besten entbehren.
why-duck = Ich rechne nicht mit diesem Stich, also gebe ich mit { $card } so wenig her wie möglich.
