# What the command line answers.

# Sides and seats.
cli-side = Partij { $number }
cli-declarers = Biedende partij
cli-defenders = Tegenpartij
cli-first = Eerste partij
cli-second = Tweede partij
cli-declarer = Bieder
cli-player = Speler { $number }
cli-seat = { $name } (plaats { $number })

# twinpack rules
cli-rules-same = De twee sets spelregels zijn gelijk.
cli-rules-good = { $name }: met deze regels kan gespeeld worden.

# twinpack referee
cli-meld-one = { $name }, { $cards }: { $points }
cli-meld-bonus = { $name }: { $points }
cli-meld-none = Deze hand heeft geen roem.
cli-meld-total = Samen: { $points }
cli-meld-table = Op tafel: { $cards }
cli-legal = Mag gespeeld worden: { $cards }
cli-legal-first-lead = Niet beoordeeld: in de eerste slag van een spel moet met troef worden uitgekomen, als wie uitkomt troef heeft.
cli-trick-winner = Kaart { $place }, { $card }, wint { $points } punten.
cli-trick-trump = { $card } is de hoogste troef in de slag.
cli-trick-led = { $card } is de hoogste kaart van de uitgekomen kleur, en niemand heeft getroefd.
cli-trick-twin = { $card } ligt er twee keer; van twee gelijke kaarten wint de eerst gespeelde.
cli-change = { $side }: { $points }
cli-kitty = Pot: { $chips }
cli-checks = { $side }, checks: { $checks }
cli-auction-won = { $seat } is bieder en moet { $bid } halen.
cli-auction-stuck = Niemand heeft geboden, dus moet de gever, { $seat }, { $bid } halen.
cli-auction-redeal = Iedereen heeft gepast: het spel is ongeldig, en de volgende gever deelt.
cli-auction-open = Aan de beurt is { $seat }. Het laagste bod is { $minimum }.
cli-auction-no-bid = Aan de beurt is { $seat }, die alleen nog kan passen.
cli-auction-unjudged = Niet beoordeeld, omdat het van de handen afhangt: { $options }.
cli-match-open = De partij is niet afgelopen.
cli-match-shared = De partij is afgelopen, en beide partijen hebben evenveel.
cli-match-won = { $side } heeft gewonnen.

# twinpack replay
cli-record-good = { $deals ->
    [one] Het verslag is in orde: één afgelopen spel.
   *[other] Het verslag is in orde: { $deals } afgelopen spellen.
}
cli-record-head = { $deals ->
    [one] { $rules }, één afgelopen spel
   *[other] { $rules }, { $deals } afgelopen spellen
}
cli-totals = Standen: { $totals }.
cli-sheet-checks = Checks: { $checks }.
cli-sheet-kitty = In de pot: { $chips }.
cli-widow = In de talon: { $cards }
cli-turned = Opengedraaid: { $card }
cli-deal = Spel { $number }, gever { $seat }
cli-deal-open = Het spel is niet afgelopen.
cli-deal-void = Het spel is ongeldig en telt niet.
cli-deal-change = Uitslag: { $change }. Standen: { $totals }.
cli-trick = Slag { $number }: { $cards }
cli-does-hold = { $seat } heeft { $what }
cli-does-bid = { $seat } biedt { $what }
cli-does-pass = { $seat } past
cli-does-help = { $seat } past met hulp
cli-does-misdeal = { $seat } laat opnieuw delen
cli-does-trump = { $seat } kiest troef: { $what }
cli-does-swap = { $seat } ruilt de dix voor de opengedraaide kaart
cli-does-keep = { $seat } houdt de dix
cli-does-bury = { $seat } legt { $what } weg
cli-does-share = { $seat } verdeelt { $what }
cli-does-give = { $seat } geeft { $what }
cli-does-concede = { $seat } geeft op
cli-does-continue = { $seat } speelt
cli-does-moon = { $seat } kondigt alle slagen aan
cli-does-pick = { $seat } neemt { $what } en legt { $other } weg
cli-does-reject = { $seat } weigert { $what } en houdt { $other }
cli-does-look = { $seat } pakt de talon op
cli-does-forfeit = { $seat } betaalt zonder de talon op te pakken
cli-does-call = { $seat } vraagt { $what }
cli-does-yield = { $seat } geeft op tegen de bieder
cli-does-show = { $seat } meldt { $what }
cli-does-dix = { $seat } toont de dix
cli-draws = { $seat } trekt
cli-draws-turned = { $seat } neemt de opengedraaide kaart
cli-does-out = { $seat } zegt uit te zijn

# twinpack simulate
cli-simulate-deals = Spellen
cli-simulate-counts = Partijen: { $matches }. Spellen: { $deals }, ongeldig: { $void }. Biedingen: { $contracts }, gehaald: { $made }, niet gespeeld: { $unplayed }.
cli-simulate-side = Partij
cli-simulate-points = Punten per spel
cli-simulate-interval = 95%-interval
cli-simulate-meld = Roem
cli-simulate-tricks = Slagen
cli-simulate-checks = Checks
cli-simulate-kitty = In de pot per spel: { $kitty }.

# What the referee cannot answer about the larger family.
error-numbers-count = { $name } heeft { $given ->
    [one] één getal
   *[other] { $given } getallen
} en heeft er { $count } nodig: één per partij met schuine strepen ertussen, dat van de bieder eerst.
error-players-count = { $given ->
    [one] Eén speler past
   *[other] { $given } spelers passen
} niet bij deze regels, die voor { $count } zijn. Kies met --rules regels voor zoveel spelers.
error-card-not-in-pack = { $card } zit niet in het spel kaarten van deze regels, waarin { $lowest } de laagste kaart van die kleur is. Kies andere kaarten of andere regels.
error-never-a-stock = Volgens deze regels is er geen stok om van te trekken. Laat --stock weg.
error-claimant-missing = Wie zei uit te zijn? Voeg --claim 1 of --claim 2 toe.
error-no-claim = Volgens deze regels kan niemand een spel beëindigen door te zeggen dat hij uit is. Laat --claim weg.
error-totals-missing = Of het klopt, hangt af van de standen voor het spel. Voeg ze toe, bijvoorbeeld --scores 820/760.
error-partner-not-called = Hier heeft niemand een partner gevraagd. Laat --partner weg.
error-partner-missing = Wie was de gevraagde partner? Geef met --partner zijn plaats onder de getallen, 2 tot { $limit }.
error-partner-range = { $number } is niet de plaats van een partner. De plaatsen zijn 2 tot { $limit }; die van de bieder is 1.
error-only-declarer-melds = Volgens deze regels meldt alleen de bieder. Geef alleen zijn roem.
error-meld-below-bid = Roem van { $meld } haalt een bod van { $bid } niet vanzelf. Geef slagpunten of een andere reden.
error-no-yielding = Volgens deze regels kunnen de anderen niet opgeven. Geef slagpunten of een andere reden.
error-no-forfeit = Volgens deze regels kan de bieder niet betalen zonder de talon op te pakken. Geef slagpunten of een andere reden.
error-forfeit-bid = Alleen een bod van { $minimum } mag betaald worden zonder de talon op te pakken, niet { $bid }. Geef slagpunten of een andere reden.
error-trump-missing = Wat er betaald wordt, hangt van troef af. Voeg die toe, bijvoorbeeld --trump S.
error-trump-idle = Wat dit spel telt, hangt niet van troef af. Laat --trump weg.
error-melds-bring-nothing = Volgens deze regels brengt geen roem meer op dan zijn punten. Laat --melds weg.
error-meld-unknown = "{ $text }" is geen roem. Er zijn: { $allowed }.
error-cannot-listen = Op { $text } kan niets worden aangeboden: { $value }. Kies een andere --port of --host.
