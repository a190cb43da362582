# What the command line answers.

# Sides and seats.
cli-side = Partij { $number }
cli-declarers = Biedende partij
cli-defenders = Tegenpartij
cli-first = Eerste partij
cli-second = Tweede partij
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

# twinpack simulate
cli-simulate-deals = Spellen
cli-simulate-counts = Partijen: { $matches }. Spellen: { $deals }, ongeldig: { $void }. Biedingen: { $contracts }, gehaald: { $made }, niet gespeeld: { $unplayed }.
cli-simulate-side = Partij
cli-simulate-points = Punten per spel
cli-simulate-interval = 95%-interval
cli-simulate-meld = Roem
cli-simulate-tricks = Slagen
