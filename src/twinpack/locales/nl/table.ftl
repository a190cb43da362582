# Spelen in de terminal: wat wordt verteld, gevraagd en getypt.

seat-0 = { seat-south }
seat-1 = { seat-west }
seat-2 = { seat-north }
seat-3 = { seat-east }
seat-south = Zuid
seat-southwest = Zuidwest
seat-west = West
seat-northwest = Noordwest
seat-north = Noord
seat-northeast = Noordoost
seat-east = Oost
seat-southeast = Zuidoost
seat-you = jij
side-yours = jouw partij
side-other = de andere partij
team-yours = jouw team
team-other = het andere team
party-defenders = de tegenspelers
list-and = { $first } en { $last }

greet = Regels: { $rules }. Jij bent { $you } en je partner is { $partner }. Links van je zit { $left }, rechts { $right }.
greet-two = Regels: { $rules }. Jij bent { $you } en speelt tegen { $other }.
greet-many = Regels: { $rules }. Jij bent { $you }. Met de klok mee zitten links van je { $others }.
greet-partners = { $count ->
    [one] Je partner is { $partners }.
   *[other] Je partners zijn { $partners }.
}
greet-alone = Iedereen heeft een eigen stand.
greet-help = Typ ? als je wilt weten wat je kunt doen.

# Kaarten en roem.
hand-trump = troef { $cards }
hand-empty = geen kaarten
table-hand = Je hand: { $cards }.
table-trick = Op tafel: { $cards }.
table-open = { $who ->
    [you] Open voor jou: { $cards }.
   *[other] Open voor { $name }: { $cards }.
}
table-stock = In de stok: { $count }. Ernaast ligt { $card }, troef is { $suit }.
table-no-trick = Er is nog geen slag uitgespeeld.
table-last = Slag { $number }: { $cards }. { $who ->
    [you] Jij haalt hem, { some-points }.
   *[other] { $name } haalt hem, { some-points }.
}
table-would-meld = Met troef { $suit } heeft je hand aan roem: { $sum }.
table-could-show = Wat je na een gewonnen slag zou kunnen tonen: { $melds }.
table-could-show-nothing = Je hebt niets wat je na een gewonnen slag zou kunnen tonen.
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
told-sits-out = { $who ->
    [you] Jij speelt dit spel niet mee en kijkt toe.
   *[other] { $name } speelt dit spel niet mee.
}
told-draft = De { $count } kaarten vormen de stok. { $who ->
    [you] Jij begint.
   *[other] { $name } begint.
}
told-turned = De laatste kaart van de gever wordt opengelegd: { $card }. Troef is { $suit }.
told-turned-stock = Naast de stok wordt { $card } opengelegd. Troef is { $suit }.
told-take-card = { $name } neemt de kaart.
told-take-card-yours = Je neemt { $card }. De volgende kaart gaat ongezien weg.
told-reject-card = { $name } weigert de kaart en houdt de volgende.
told-reject-card-yours = Je weigert { $card } en krijgt { $other }.
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
told-all-pass = Iedereen heeft gepast. De kaarten worden ingegooid.
told-contract = { $who ->
    [you] Jij bent de bieder. Je bod is { $bid }.
    [partner] { $name }, je partner, is de bieder. Het bod is { $bid }.
   *[other] { $name } is de bieder. Het bod is { $bid }.
}
told-stuck = { $who ->
    [you] Niemand heeft geboden, dus moet jij als gever voor { $bid } spelen.
   *[other] Niemand heeft geboden, dus moet { $name } als gever voor { $bid } spelen.
}
told-forfeit = { $who ->
    [you] Je betaalt zonder de talon te bekijken.
   *[other] { $name } betaalt zonder de talon te bekijken.
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
told-call = { $who ->
    [you] Je vraagt { $card }.
   *[other] { $name } vraagt { $card }.
}
told-partner = { $who ->
    [you] Jij hebt die kaart: je bent de partner van { $declarer }.
   *[other] { $name } heeft die kaart en is de partner van { $declarer }.
}
told-partner-yours = { $name } heeft die kaart en is je partner.
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
told-melds-stock = { $who ->
    [you] Je toont { $cards }: { $sum }. Jouw roem: { $total }.
   *[other] { $name } toont { $cards }: { $sum }. Alle roem van { $name }: { $total }.
}
told-melds-stock-dix = { $who ->
    [you] Je roemt { $sum }. Jouw roem: { $total }.
   *[other] { $name } roemt { $sum }. Alle roem van { $name }: { $total }.
}
told-side-melds = Roem samen: { $points }.
told-need = { $side }: nog { $points } uit de slagen nodig ({ $bid } - { $meld } = { $points }). In alle slagen samen zitten { $total } punten.
told-covered = { $side }: het bod van { $bid } is al met de roem gehaald.
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
told-yield = { $who ->
    [you] Je geeft je gewonnen.
   *[other] { $name } geeft zich gewonnen.
}
told-contest = { $who ->
    [you] Je wilt dat er gespeeld wordt.
   *[other] { $name } wil dat er gespeeld wordt.
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
} Tot nu toe in slagen: { $taken }.
told-drawn = { $who ->
    [you] Je trekt { $card }.
   *[other] { $name } trekt { $card }.
}
told-stock-out = De stok is op, en wat open ligt gaat terug naar de hand. Vanaf nu moet kleur bekend worden.
told-claim = { $who ->
    [you] Je zegt dat je { $target } hebt gehaald.
   *[other] { $name } zegt { $target } te hebben gehaald.
}
told-buried-points = { $side }: nog { $points } in de weggelegde kaarten.
told-count = { $side }: roem { $meld }, slagen { $tricks }.
told-count-rounded = { $side }: roem { $meld }, slagen { $tricks }, afgerond { $rounded }.
told-contract-was = { $who ->
    [you] Je moest { $bid } halen.
   *[other] { $name } moest { $bid } halen.
}

# De stand.
deal-void = Dit spel telt niet. De volgende gever deelt.
deal-change = Voor dit spel: { $points }.
deal-checks = Checks: { $checks }.
deal-kitty = De pot: { $kitty }.
sheet-target = Er wordt gespeeld tot { $target } punten.
sheet-deals = { $deals ->
    [one] Er wordt één spel gespeeld.
   *[other] Er worden { $deals } spellen gespeeld.
}
sheet-deal = Spel { $number }: { $points }.
sheet-side = { $side } { $points } (stand { $total })
sheet-void = Spel { $number }: telt niet.
sheet-totals = { $deals ->
    [0] Er is nog geen spel afgelopen: { $points }.
    [one] Stand na { $deals } spel: { $points }.
   *[other] Stand na { $deals } spellen: { $points }.
}
sheet-checks = Alle checks tot nu toe: { $checks }.
sheet-kitty = In de pot: { $kitty }.
end-shared = Alle spellen zijn gespeeld en niemand staat voor: { $points }. Het blijft onbeslist.
end-won = Gewonnen! Eindstand: { $points }. Goed gespeeld!
end-lost = Verloren. Winst voor { $winner }: { $points }.

# Vragen.
ask-auction = Jouw beurt om te bieden ({ $options }):
ask-draft = Je bekijkt { $card } ({ $options }):
ask-forfeit = Alleen jij hebt geboden ({ $options }):
ask-trump = Welke kleur wordt troef ({ $options })?
ask-call = Welke troef vraag je ({ $cards })?
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
ask-yield = Moet er gespeeld worden ({ $options })?
ask-stock = Je hebt de slag gehaald ({ $options }):
ask-stock-only = Je hebt de slag gehaald (Enter trekt een kaart):
ask-play = Je kaart ({ $cards }):
ask-play-any = Je kaart (elke):
ask-play-only = Je kaart (alleen { $cards }, Enter speelt hem):
ask-play-out = Je kaart ({ $cards }; of { $out }):
ask-next = Druk op Enter voor het volgende spel.

# Antwoorden: de woorden die getypt mogen worden; het eerste wordt getoond.
answer-pass = pas, passen, p
    .doc = pas
answer-help = hulp, met hulp, pas met hulp
    .doc = hulp (met hulp passen)
answer-misdeal = ingooien
    .doc = ingooien (de kaarten ingooien)
answer-take = nemen, neem, ja, j
    .doc = nemen
answer-reject = weigeren, nee, n
    .doc = weigeren
answer-look = bekijken
    .doc = Enter: de talon nemen
answer-forfeit = betalen
    .doc = betalen: ongezien opgeven
answer-bid = bied
answer-bid-from = een bod vanaf { $points }
answer-bid-between = een bod van { $points } tot { $top }
answer-bid-only = het bod { $points }
answer-trump = troef
answer-call = vraag
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
answer-yield = opgeven
    .doc = opgeven
answer-dix = dix
    .doc = dix
answer-draw = trekken, t
    .doc = trekken
answer-draw-turned = open trekken, open
    .doc = open trekken
answer-out = uit
    .doc = uit
answer-show = toon, roem
answer-fresh = nieuw
answer-play = speel
    .doc = een kaart om mee uit te komen
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

explain-auction = Typ een getal om zoveel punten te bieden, of pas. De hoogste bieder kiest troef en belooft het bod met roem en slagen samen te halen. "roem" laat zien wat je hand met elke troefkleur aan roem heeft.
explain-help = Met hulp passen is passen en je partner laten weten dat je hand nuttig zou zijn.
explain-draft = Neem de kaart die je bekijkt, dan gaat de volgende weg; of weiger hem, dan krijg je in plaats daarvan de volgende, wat die ook is.
explain-called = De hoogste bieder vraagt daarna een troef die hij mist. Wie die heeft, is dit spel zijn partner.
explain-forfeit = Met Enter neem je de talon en speel je. Of je betaalt: de fiches voor het bod gaan naar de pot zonder dat je de talon hebt gezien, en er wordt niet gespeeld.
explain-trump = Typ de naam van een kleur of haar letter. "roem" laat zien wat je hand met elke troefkleur aan roem heeft.
explain-call = Typ een van de troeven tussen haakjes. De eerste speler rechts van je die hem heeft, wordt je partner: jullie delen slagen en roem.
explain-swap = Je mag je troefnegen ruilen voor de opengelegde kaart. Antwoord ja of nee.
explain-widow = Typ de kaarten met spaties ertussen.
explain-bury = Typ de kaarten met spaties ertussen. Ze mogen niet bij je roem horen zolang je genoeg andere hebt; aan het eind tellen ze voor jou.
explain-exchange = Typ de kaarten voor je partner met spaties ertussen.
explain-decide = Met Enter wordt er gespeeld. Een bod dat niet te halen is, kun je opgeven: het is verloren, maar de tegenstanders krijgen geen slagpunten.
explain-decide-paid = Met Enter wordt er gespeeld. Een bod dat niet te halen is, kun je opgeven: dat kost minder dan spelen en verliezen.
explain-moon = "alles" kondigt aan dat jouw partij alle slagen haalt.
explain-yield = Met Enter wordt er gespeeld. Als alle tegenspelers opgeven, geldt het bod als gehaald.
explain-meld = Typ de kaarten van een combinatie tussen haakjes om die te tonen, "dix" voor een dix, of "trekken" als je niets meer wilt tonen. Per slag mag je één combinatie tonen.
explain-fresh = Waar een kaart open ligt en je dezelfde nog in de hand hebt, zegt "nieuw" dat die uit je hand bedoeld is: { $example } nieuw { $card }.
explain-stock = Typ de kaart die je speelt, uit je hand of van wat open voor je ligt. Zolang er een stok is, mag elke kaart gespeeld worden.
explain-first = Voordat je uitkomt mag je een van de combinaties tussen haakjes tonen: typ de kaarten ervan, of "dix".
explain-out = "uit" zegt dat je met de roem en de slagen van dit spel { $target } hebt gehaald. Klopt dat, dan win je meteen de partij; klopt het niet, dan verlies je haar.
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

# Een tafel met anderen.
remote-name = Je naam:
remote-watch = Regels: { $rules }. Je kijkt toe. Aan tafel: { $names }.
remote-open = { $count ->
    [one] Eén plaats is nog vrij.
   *[other] { $count } plaatsen zijn nog vrij.
} Met deze link komen anderen erbij: { $link }
remote-sat = { $name } schuift aan: { $place }.
remote-sat-bot = Een bot schuift aan: { $place }.
remote-rose = { $name } heeft de plaats verlaten. Die is vrij.
remote-away = { $name } is weg.
remote-stands-in = { $name } is weg; tot de terugkeer speelt een bot.
remote-back = { $name } is terug.
remote-lost = De verbinding is verbroken. Er wordt geprobeerd tot ze terug is.
remote-again = De verbinding is terug.
remote-left = Je hebt de tafel verlaten. Je plaats blijft van jou; dezelfde link brengt je terug.
remote-left-watching = Je kijkt niet meer toe.
remote-said = { $who ->
    [you] Je zegt: { $text }
   *[other] { $name } zegt: { $text }
}
remote-said-watching = { $name } kijkt toe en zegt: { $text }
remote-somebody = iemand
remote-waiting = Er wordt gewacht op { $names }.
remote-paused = { $who ->
    [you] Je zet de partij stil. Met nog eens { $word } gaat ze verder.
   *[other] { $name } zet de partij stil. Wie { $word } typt, laat haar verdergaan.
}
remote-goes-on = De partij gaat verder.
remote-takeback = { $who ->
    [you] Je neemt je laatste beslissing terug.
   *[other] { $name } neemt de laatste beslissing terug.
}
remote-propose-takeback = { $who ->
    [you] Je wilt je laatste beslissing terugnemen.
   *[other] { $name } wil de laatste beslissing terugnemen.
}
remote-propose-claim = { $who ->
    [you] Je eist de overige slagen op.
   *[other] { $name } eist de overige slagen op.
}
remote-propose-concede = { $who ->
    [you] Je wilt de partij opgeven.
   *[other] { $name } wil de partij opgeven.
}
remote-declined = Daar is niet iedereen het mee eens.
remote-agree = Ga je akkoord ({ $yes }, { $no })?
remote-sure = De hele partij opgeven ({ $yes }, { $no })?
remote-clock = { $seconds ->
    [one] Je hebt één seconde.
   *[other] Je hebt { $seconds } seconden.
}
remote-not-begun = Er zijn nog geen kaarten gegeven.
remote-explain = Wat je typt is voor de tafel: een antwoord als je iets gevraagd wordt, of op elk moment een van deze woorden.

command-say = zeg, chat
    .doc = met een tekst: die tegen iedereen aan tafel zeggen
command-takeback = herroep, undo
    .doc = je laatste beslissing terugnemen, als de anderen het goedvinden
command-claim = opeisen
    .doc = alle overige slagen opeisen
command-concede = opgeven
    .doc = de partij opgeven, als je partner het goedvindt
command-pause = pauze
    .doc = klokken en bots stilzetten of verder laten gaan
command-yes = ja, j
    .doc = akkoord gaan met wat iemand vraagt
command-no = nee, n
    .doc = niet akkoord gaan

error-player-name = "{ $text }" kan geen naam zijn. Kies er een van 1 tot { $limit } tekens.
error-url-alone = { $option } gaat niet samen met --url: aan een gedeelde tafel ligt dat al vast. Laat het weg.
error-url-missing = { $option } is voor een gedeelde tafel. Geef --url met de link ernaartoe.
