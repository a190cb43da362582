# What partners agree that a first call tells: for the rule sheet, and why a bot calls by it.

auction-convention = Afgesproken tussen partners en bij iedereen bekend; geen regel en geen score hangt ervan af. De eerste beurt van een speler bij het bieden zegt iets over de hand:
convention-row = { $call } toont { $what }.

# The call
convention-opening = een openingsbod van { $points }
convention-opening-more = een openingsbod van { $points } of meer
convention-raise = een bod precies { $points } boven het vorige
convention-raise-more = een bod { $points } of meer boven het vorige
convention-answer = een bod precies { $points } boven het vorige, nadat de partner heeft geboden,
convention-pass = een pas nadat de partner heeft geboden
convention-help = een pas met hulp

# What it tells
convention-says-meld = minstens { $meld } roem, wat er ook troef is
convention-says-aces = een aas van elke kleur
convention-says-run = een reeks
convention-says-run-aces = een reeks en een aas van elke kleur
convention-says-legs = drie kaarten van een dubbele pinochle
convention-says-trump = dat de speler troef wil kiezen
convention-says-strong = een sterke hand
convention-says-weak = een zwakke hand
convention-says-short = een kleur zonder één kaart van de reeks
convention-says-help = kaarten die bij elke troef helpen

# A ladder of calls
convention-over-each = Een bod { $points }, { $second } enzovoort tot { $last } boven het vorige (als opening: boven { $minimum }), maar onder { $below }, toont { $meld }, { $more } enzovoort aan roem, wat er ook troef is.
convention-opening-each = Een openingsbod van { $points }, { $second } enzovoort tot { $last } toont { $meld }, { $more } enzovoort aan roem, wat er ook troef is.

# Why a bot calls so
why-tell-meld = Volgens onze afspraak vertelt { $bid } mijn partner dat ik { $meld } roem heb, wat er ook troef is.
why-tell-aces = Volgens onze afspraak vertelt { $bid } mijn partner dat ik een aas van elke kleur heb.
why-tell-run = Volgens onze afspraak vertelt { $bid } mijn partner dat ik een reeks heb.
why-tell-run-aces = Volgens onze afspraak vertelt { $bid } mijn partner dat ik een reeks en een aas van elke kleur heb.
why-tell-legs = Volgens onze afspraak vertelt { $bid } mijn partner dat ik drie kaarten van een dubbele pinochle heb.
why-tell-trump = Volgens onze afspraak vertelt { $bid } mijn partner dat ik troef wil kiezen.
why-tell-strong = Volgens onze afspraak vertelt { $bid } mijn partner dat mijn hand sterk is.
why-tell-short = Volgens onze afspraak vertelt { $bid } mijn partner dat ik in een kleur geen kaart van de reeks heb.
why-heard-meld = Mijn partner heeft { $meld } roem getoond.
why-heard-aces = Mijn partner heeft een aas van elke kleur getoond.
why-heard-run = Mijn partner heeft een reeks getoond.
why-heard-run-aces = Mijn partner heeft een reeks en een aas van elke kleur getoond.
why-heard-legs = Mijn partner heeft drie kaarten van een dubbele pinochle getoond.
why-heard-strong = Mijn partner heeft een sterke hand getoond.
why-heard-weak = Mijn partner heeft een zwakke hand getoond.
