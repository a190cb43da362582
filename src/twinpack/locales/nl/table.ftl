# Spelen in de terminal: wat wordt verteld, gevraagd en getypt.

seat-0 = Zuid
seat-1 = West
seat-2 = Noord
seat-3 = Oost
seat-you = jij
side-yours = jouw partij
side-other = de andere partij

greet = Regels: { $rules }. Jij bent { $you } en je partner is { $partner }. Links van je zit { $left }, rechts { $right }.
greet-two = Regels: { $rules }. Jij bent { $you } en speelt tegen { $left }.
greet-help = Typ ? als je wilt weten wat je kunt doen.

# Kaarten en roem.
hand-trump = troef { $cards }
hand-empty = geen kaarten
table-hand = Je hand: { $cards }.
table-trick = Op tafel: { $cards }.
table-no-trick = Er is nog geen slag uitgespeeld.
table-last = Slag { $number }: { $cards }. { $who ->
    [you] Jij haalt hem, { some-points }.
   *[other] { $name } haalt hem, { some-points }.
}
table-would-meld = Met troef { $suit } heeft je hand aan roem: { $sum }.
some-points = { $points ->
    [0] geen punten
    [one] { $points } punt
   *[other] { $points } punten
}

# Wat er gebeurt.
deal-begins = Spel { $number }. { $who ->
    [you] Jij deelt.
   *[other] { $name } deelt.
}
told-turned = De laatste kaart van de gever wordt opengelegd: { $card }. Troef is { $suit }.
told-bid = { $who ->
    [you] Je biedt { $points }.
   *[other] { $name } biedt { $points }.
}
told-pass = { $who ->
    [you] Je past.
   *[other] { $name } past.
}
told-help = { $who ->
    [you] Je past met hulp.
    [partner] { $name } past met hulp: de hand van je partner zou nuttig zijn.
   *[other] { $name } past met hulp.
}
told-misdeal = { $who ->
    [you] Je vraagt om een nieuw spel. De kaarten worden ingegooid.
   *[other] { $name } vraagt om een nieuw spel. De kaarten worden ingegooid.
}
told-all-pass = Alle vier hebben gepast. De kaarten worden ingegooid.
told-contract = { $who ->
    [you] Jij bent de bieder. Je bod is { $bid }.
    [partner] { $name }, je partner, is de bieder. Het bod is { $bid }.
   *[other] { $name } is de bieder. Het bod is { $bid }.
}
told-stuck = { $who ->
    [you] Niemand heeft geboden, dus moet jij als gever voor { $bid } spelen.
   *[other] Niemand heeft geboden, dus moet { $name } als gever voor { $bid } spelen.
}
told-widow = { $who ->
    [you] Je neemt de talon op: { $cards }.
   *[other] { $name } neemt de talon op: { $cards }.
}
told-widow-unseen = { $name } neemt de { $count } kaarten van de talon op zonder ze te laten zien.
told-trump = { $who ->
    [you] Je kiest { $suit } als troef.
   *[other] { $name } kiest { $suit } als troef.
}
told-swap = { $who ->
    [you] Je ruilt { $dix } voor de opengelegde { $card }.
   *[other] { $name } ruilt { $dix } voor de opengelegde { $card }.
}
told-keep = { $who ->
    [you] Je houdt { $dix } en ruilt niet.
   *[other] { $name } houdt { $dix } en ruilt niet.
}
told-bury = { $name } legt { $count } kaarten weg.
told-bury-yours = Je legt { $cards } weg.
told-share = { $who ->
    [you] { $giver } geeft jou { $card } uit de talon.
   *[other] Je geeft { $name } { $card } uit de talon.
}
told-share-unseen = { $name } geeft elk van de anderen één kaart van de talon en houdt er één.
told-gift = { $count ->
    [one] { $giver } geeft { $receiver } één kaart.
   *[other] { $giver } geeft { $receiver } { $count } kaarten.
}
told-gift-from-you = Je geeft { $receiver }: { $cards }.
told-gift-to-you = { $giver } geeft jou: { $cards }.
told-melds = { $who ->
    [you] Je roem: { $sum }. Op tafel: { $cards }.
   *[other] Roem van { $name }: { $sum }. Op tafel: { $cards }.
}
told-melds-nothing = { $who ->
    [you] Je hebt geen roem.
   *[other] { $name } heeft geen roem.
}
told-side-melds = Roem samen: jouw partij { $ours }, de andere partij { $theirs }.
told-need = { $side } heeft nog { $points } uit de slagen nodig ({ $bid } - { $meld } = { $points }). In alle slagen samen zitten { $total } punten.
told-covered = { $side } heeft het bod van { $bid } al met de roem gehaald.
told-continue = { $who ->
    [you] Je speelt het spel.
   *[other] { $name } speelt het spel.
}
told-concede = { $who ->
    [you] Je geeft het spel op.
   *[other] { $name } geeft het spel op.
}
told-moon = { $who ->
    [you] Je kondigt aan dat jouw partij alle slagen haalt.
   *[other] { $name } kondigt aan alle slagen te halen.
}
told-lead = Slag { $number }. { $who ->
    [you] Je komt uit met { $card }.
   *[other] { $name } komt uit met { $card }.
}
told-play = { $who ->
    [you] Je speelt { $card }.
   *[other] { $name } speelt { $card }.
}
told-ruff = { $who ->
    [you] Je troeft met { $card }.
   *[other] { $name } troeft met { $card }.
}
told-trick = { $who ->
    [you] Je haalt de slag, { some-points }.
   *[other] { $name } haalt de slag, { some-points }.
} Tot nu toe in slagen: jouw partij { $ours }, de andere partij { $theirs }.
told-buried-points = { $side } heeft ook { $points } in de weggelegde kaarten.
told-count = { $side }: roem { $meld }, slagen { $tricks }.
told-contract-was = { $who ->
    [you] Je moest { $bid } halen.
   *[other] { $name } moest { $bid } halen.
}

# De stand.
deal-void = Dit spel telt niet. De volgende gever deelt.
deal-change = Voor dit spel: jouw partij { $ours }, de andere partij { $theirs }.
sheet-target = Er wordt gespeeld tot { $target } punten.
sheet-deals = { $deals ->
    [one] Er wordt één spel gespeeld.
   *[other] Er worden { $deals } spellen gespeeld.
}
sheet-deal = Spel { $number }: jouw partij { $ours } (stand { $total-ours }), de andere partij { $theirs } (stand { $total-theirs }).
sheet-void = Spel { $number }: telt niet.
sheet-totals = { $deals ->
    [0] Er is nog geen spel afgelopen: jouw partij { $ours }, de andere partij { $theirs }.
    [one] Stand na { $deals } spel: jouw partij { $ours }, de andere partij { $theirs }.
   *[other] Stand na { $deals } spellen: jouw partij { $ours }, de andere partij { $theirs }.
}
end-shared = Alle spellen zijn gespeeld en de stand is gelijk: { $ours } tegen { $theirs }. Het blijft onbeslist.
end-won = Jouw partij heeft gewonnen met { $ours } tegen { $theirs }. Goed gespeeld!
end-lost = De andere partij heeft gewonnen met { $theirs } tegen { $ours }.

# Vragen.
ask-auction = Jouw beurt om te bieden ({ $options }):
ask-trump = Welke kleur wordt troef ({ $options })?
ask-swap = Je { $dix } ruilen voor de opengelegde { $card } ({ $options })?
ask-bury = { $count ->
    [one] Leg één kaart weg:
   *[other] Leg { $count } kaarten weg:
}
ask-share = Geef een kaart van de talon ({ $cards }) aan elk van { $names }, in deze volgorde:
ask-give = { $count ->
    [one] Geef { $name } één kaart:
   *[other] Geef { $name } { $count } kaarten:
}
ask-decide = Wat doe je ({ $options })?
ask-play = Je kaart ({ $cards }):
ask-play-any = Je kaart (elke):
ask-play-only = Je kaart (alleen { $cards }, Enter speelt hem):
ask-next = Druk op Enter voor het volgende spel.

# Antwoorden: de woorden die getypt mogen worden; het eerste wordt getoond.
answer-pass = pas, passen, p
    .doc = pas
answer-help = hulp, met hulp, pas met hulp
    .doc = hulp (met hulp passen)
answer-misdeal = ingooien
    .doc = ingooien (de kaarten ingooien)
answer-bid = bied
answer-bid-from = een bod vanaf { $points }
answer-bid-between = een bod van { $points } tot { $top }
answer-bid-only = het bod { $points }
answer-trump = troef
answer-swap = ruilen, ja, j
    .doc = ja
answer-keep = houden, nee, n
    .doc = nee
answer-bury = leg
answer-share = verdeel
answer-give = geef
answer-continue = spelen, verder
    .doc = Enter: spelen
answer-concede = opgeven
    .doc = opgeven: het spel verloren geven
answer-moon = alles
    .doc = alles: alle slagen aankondigen
answer-play = speel
answer-needed = Hier is een antwoord nodig. Typ ? om te zien wat je kunt doen.
not-understood = "{ $text }" is hier niet te begrijpen. Typ ? om te zien wat je kunt doen.

# Opdrachten: de woorden die getypt mogen worden; het eerste wordt getoond.
command-hint = tip, raad
    .doc = wat een goede speler hier zou doen, en waarom
command-why = waarom
    .doc = met wat je zou doen: of het mag, en zo niet, waarom niet
command-hand = kaarten
    .doc = je kaarten en die op tafel
command-melds = roem
    .doc = alle roem; voordat die getoond is, wat je hand aan roem heeft
command-last = laatste, slag
    .doc = de laatste slag
command-table = tafel
    .doc = alles wat er in dit spel gebeurd is
command-score = stand
    .doc = de stand
command-rules = regels
    .doc = de regels waarmee je speelt
command-save = opslaan
    .doc = zeggen waar alles opgeslagen is; opgeslagen wordt na elke handeling
command-quit = stop, stoppen, einde
    .doc = ophouden; later kun je verder spelen
command-explain = ?, hulp, opdrachten
    .doc = deze uitleg

explain-auction = Typ een getal om zoveel punten te bieden, of pas. Je partij belooft het bod met roem en slagen samen te halen; de hoogste bieder kiest troef. "roem" laat zien wat je hand met elke troefkleur aan roem heeft.
explain-help = Met hulp passen is passen en je partner laten weten dat je hand nuttig zou zijn.
explain-trump = Typ de naam van een kleur of haar letter. "roem" laat zien wat je hand met elke troefkleur aan roem heeft.
explain-swap = Je mag je troefnegen ruilen voor de opengelegde kaart. Antwoord ja of nee.
explain-widow = Typ de kaarten met spaties ertussen.
explain-exchange = Typ de kaarten voor je partner met spaties ertussen.
explain-decide = Met Enter wordt er gespeeld. Een bod dat niet te halen is, kun je opgeven: het is verloren, maar de tegenstanders krijgen geen slagpunten.
explain-play = Typ de kaart die je speelt. Tussen haakjes staan de kaarten die volgens de regels mogen; "waarom" en een kaart zegt waarom een andere niet mag.
explain-over = Het spel is afgelopen. Verder met Enter.
explain-cards = Van een kaart typ je eerst de rang, dan de kleur: { $card }, 10H of TH is harten tien. Letters van de kleuren: S schoppen, H harten, D ruiten, C klaveren.
explain-command = - { $word }: { $doc }

query-what = Zeg wat je zou doen, bijvoorbeeld: waarom { $example }
query-later = Op dit moment wordt je niets gevraagd.
query-allowed = { $what } mag.
hint-choice = Voorstel: { $what }.

# Opslaan.
save-left = Alles is opgeslagen in { $file }. Verder spelen gaat met: { $command } --resume
save-done = Alles is opgeslagen in { $file }.
save-failed = Opslaan in { $file } is niet gelukt: { $why }. Je kunt gewoon doorspelen.
error-nothing-saved = In { $folder } staat geen onafgemaakte partij.
error-saved-match = De opgeslagen partij { $file } kan niet worden hervat: { $cause } Het bestand blijft zoals het is.
