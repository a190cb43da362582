# Regelopties: namen, werking, waarden.

value-true = ja
value-false = nee
value-step = { $at ->
    [0] in stappen van { $by }
   *[other] vanaf { $at } in stappen van { $by }
}

group-deal = Delen
group-auction = Bieden
group-trump = Troef
group-exchange = Ruilen
group-meld = Roemwaarden
group-play = Het spelen
group-play-counters = Kaartpunten
group-scoring = Afrekening van het spel
group-match = De partij

option-scale = Puntenschaal
    .doc = Of punten voluit of zonder hun laatste nul worden geschreven.
value-scale-10 = voluit (reeks 150)
value-scale-1 = zonder de laatste nul (reeks 15)

option-deal-packets = Pakjes bij het delen
    .doc = Hoeveel kaarten elke speler per keer krijgt, ronde na ronde.

option-deal-misdeal = Opnieuw laten delen
    .doc = Met welke hand een speler vóór zijn eerste bod opnieuw mag laten delen.
value-deal-misdeal-none = nooit
value-deal-misdeal-five-nines = met vijf negens
value-deal-misdeal-five-nines-no-ace = met vijf negens zonder aas
value-deal-misdeal-six-nines-one-ace = met zes negens en hoogstens één aas

option-deal-widow = Kaarten in de talon
    .doc = Hoeveel kaarten voor de bieder opzij worden gelegd.
value-deal-widow-0 = geen

option-deal-widow-use = Gebruik van de talon
    .doc = Wat de bieder met de talon doet.
value-deal-widow-use-bury = evenveel kaarten wegleggen
value-deal-widow-use-share = er één houden, elke andere speler er één geven

option-deal-widow-shown = Talon getoond
    .doc = Of iedereen de talon ziet voordat de bieder hem neemt.

option-deal-bury-counts = Weggelegde punten tellen
    .doc = Of puntkaarten onder de weggelegde kaarten voor de biedende partij tellen.

option-auction-minimum = Laagste bod
    .doc = Het laagste mogelijke bod.

option-auction-steps = Biedstappen
    .doc = Met welke stappen de biedingen stijgen en vanaf welke hoogte.

option-auction-opening = Laagste vrijwillige opening
    .doc = Wat minstens moet bieden wie ongedwongen opent.
value-auction-opening-0 = het laagste bod

option-auction-max-raise = Grootste verhoging
    .doc = Hoeveel een bod hoogstens boven het vorige mag liggen.
value-auction-max-raise-0 = onbeperkt

option-auction-ceiling = Hoogste bod
    .doc = Het hoogste mogelijke bod.
value-auction-ceiling-0 = onbegrensd

option-auction-rounds = Biedrondes
    .doc = Of er wordt geboden tot er één over is, of ieder maar één keer.
value-auction-rounds-ascending = tot er één over is
value-auction-rounds-single = ieder één keer

option-auction-all-pass = Als niemand biedt
    .doc = Wat er gebeurt als niemand een bod doet.
value-auction-all-pass-dealer-minimum = gever moet voor het laagste bod
value-auction-all-pass-dealer-minimum-less-one = gever moet voor één stap onder het laagste bod
value-auction-all-pass-redeal = de volgende deelt opnieuw

option-auction-opener = Openingsplicht
    .doc = Of iemand het bieden moet openen.
value-auction-opener-free = geen plicht
value-auction-opener-forced = de speler links van de gever moet
value-auction-opener-forced-with-meld = de eerste speler met roem moet

option-auction-help = Passen met hulp
    .doc = Of een pas de partner een bruikbare hand mag melden.

option-auction-bid-needs = Vereist voor een bod
    .doc = Wat een speler moet hebben om te mogen bieden.
value-auction-bid-needs-none = niets
value-auction-bid-needs-marriage = een huwelijk

option-auction-bid-needs-meld = Roem vereist voor bod
    .doc = Hoeveel roem een hand met de beste troef moet hebben om te mogen bieden.
value-auction-bid-needs-meld-0 = geen

option-trump-source = Herkomst van troef
    .doc = Waar de troefkleur vandaan komt.
value-trump-source-declarer = gekozen door de bieder
value-trump-source-turned = de laatst gedeelde kaart wordt omgedraaid

option-trump-needs = Vereist voor troef
    .doc = Wat de bieder in de gekozen kleur moet hebben.
value-trump-needs-none = niets
value-trump-needs-marriage = een huwelijk
value-trump-needs-marriage-run-dix = een huwelijk, een reeks of de negen

option-exchange-count = Geruilde kaarten
    .doc = Hoeveel kaarten bieder en partner elkaar geven.
value-exchange-count-0 = geen

option-exchange-order = Volgorde van het ruilen
    .doc = Of de partner eerst geeft of beiden tegelijk.
value-exchange-order-partner-first = partner eerst
value-exchange-order-simultaneous = beiden tegelijk

option-meld-run = Reeks
    .doc = Wat een reeks en een dubbele reeks waard zijn.

option-meld-run-extra-king = Reeks met tweede heer
    .doc = Wat een reeks met een tweede troefheer waard is; 0 als het geen aparte roem is.
value-meld-run-extra-king-0 = geen aparte roem

option-meld-run-extra-queen = Reeks met tweede vrouw
    .doc = Wat een reeks met een tweede troefvrouw waard is; 0 als het geen aparte roem is.
value-meld-run-extra-queen-0 = geen aparte roem

option-meld-run-extra-both = Reeks met beide extra's
    .doc = Wat een reeks met tweede heer en vrouw waard is; 0 als het een reeks en een koninklijk huwelijk is.
value-meld-run-extra-both-0 = reeks en koninklijk huwelijk

option-meld-royal-marriage = Koninklijk huwelijk
    .doc = Wat één en twee huwelijken in troef waard zijn.

option-meld-marriage = Huwelijk
    .doc = Wat één en twee huwelijken in een andere kleur waard zijn.

option-meld-dix = Dix
    .doc = Wat elke troefnegen waard is.

option-meld-pinochle = Pinochle
    .doc = Wat een pinochle en een dubbele pinochle waard zijn.

option-meld-grand-pinochle = Grote pinochle
    .doc = Wat een pinochle met schoppenheer waard is, in plaats van de pinochle.
value-meld-grand-pinochle-0 = geen

option-meld-aces = Vier azen
    .doc = Wat vier azen van verschillende kleur, en alle acht, waard zijn.

option-meld-kings = Vier heren
    .doc = Wat vier heren van verschillende kleur, en alle acht, waard zijn.

option-meld-queens = Vier vrouwen
    .doc = Wat vier vrouwen van verschillende kleur, en alle acht, waard zijn.

option-meld-jacks = Vier boeren
    .doc = Wat vier boeren van verschillende kleur, en alle acht, waard zijn.

option-meld-roundhouse = Rondgangpremie
    .doc = Een premie voor een huwelijk in elk van de vier kleuren.
value-meld-roundhouse-0 = geen

option-meld-minimum = Minste roem
    .doc = Hoeveel roem een partij nodig heeft om hem te laten tellen; een biedende partij eronder verliest ongespeeld.
value-meld-minimum-0 = geen

option-play-policy = Speelplicht
    .doc = Wanneer je de hoogste kaart moet kloppen of overtroeven.
value-play-policy-OLD = in elke kleur kloppen, overtroeven
value-play-policy-Y45 = alleen kloppen als troef is uitgekomen, niet overtroeven
value-play-policy-OVR = alleen kloppen als troef is uitgekomen, wel overtroeven
value-play-policy-NLIT = in elke kleur kloppen, ook na een troef, overtroeven

option-play-first-lead = Eerste uitkomst
    .doc = Wie in de eerste slag uitkomt.
value-play-first-lead-declarer = de bieder
value-play-first-lead-left-of-dealer = de speler links van de gever
value-play-first-lead-dealer = de gever

option-play-first-lead-trump = Eerste uitkomst troef
    .doc = Of de eerste uitkomst troef moet zijn.

option-play-counters-ace = Aas
    .doc = Wat een aas in een slag telt.

option-play-counters-ten = Tien
    .doc = Wat een tien in een slag telt.

option-play-counters-king = Heer
    .doc = Wat een heer in een slag telt.

option-play-counters-queen = Vrouw
    .doc = Wat een vrouw in een slag telt.

option-play-counters-jack = Boer
    .doc = Wat een boer in een slag telt.

option-play-counters-nine = Negen
    .doc = Wat een negen in een slag telt.

option-play-last-trick = Laatste slag
    .doc = Wat de laatste slag extra oplevert.

option-scoring-save-declarers = Roem redden (bieder)
    .doc = Wat de biedende partij in de slagen nodig heeft om haar roem te laten tellen.
value-scoring-save-declarers-none = niets
value-scoring-save-declarers-trick = één slag
value-scoring-save-declarers-point = één slagpunt

option-scoring-save-defenders = Roem redden (tegenpartij)
    .doc = Wat de tegenpartij in de slagen nodig heeft om haar roem te laten tellen.
value-scoring-save-defenders-none = niets
value-scoring-save-defenders-trick = één slag
value-scoring-save-defenders-point = één slagpunt

option-scoring-save-covers = Verlies zonder redding
    .doc = Wat een partij verliest die haar roem niet heeft gered.
value-scoring-save-covers-meld = de roem
value-scoring-save-covers-all = roem en slagpunten

option-scoring-dix-saves = Dix blijft
    .doc = Of dix telt voor een partij die haar roem verliest.
value-scoring-dix-saves-never = nooit
value-scoring-dix-saves-only-dix = als alle roem dix is
value-scoring-dix-saves-portion = altijd

option-scoring-not-at-table = Onhaalbaar bod vervalt
    .doc = Of een bod dat geen slagpunten kunnen redden, ongespeeld verloren is.

option-scoring-concede = Opgeven
    .doc = Of de bieder na de roem mag opgeven.

option-scoring-set-penalty = Gevolg van nat gaan
    .doc = Wat er met het bod gebeurt als de biedende partij het niet haalt.
value-scoring-set-penalty-deduct = van de biedende partij afgetrokken
value-scoring-set-penalty-give = aan de tegenpartij gegeven

option-scoring-moon-bonus = Premie voor alle slagen
    .doc = Wat alle slagen opleveren als dat was aangekondigd.
value-scoring-moon-bonus-0 = geen

option-scoring-moon-penalty = Straf bij mislukken
    .doc = Wat het kost om alle slagen aan te kondigen en er één te verliezen.
value-scoring-moon-penalty-0 = geen

option-scoring-instant-win = Directe winst
    .doc = Waarmee de hele partij meteen gewonnen is.
value-scoring-instant-win-none = niets
value-scoring-instant-win-all-tricks = alle slagen van een spel

option-match-end = Einde van de partij
    .doc = Of een partij tot een doel of over een aantal spellen gaat.
value-match-end-target = bij het doel
value-match-end-deals = na een aantal spellen

option-match-target = Doel
    .doc = Met hoeveel punten de partij gewonnen is.

option-match-deals = Aantal spellen
    .doc = Hoeveel spellen een partij zonder doel duurt.

option-match-both-over = Beide bij het doel
    .doc = Wie wint als beide partijen in hetzelfde spel het doel halen.
value-match-both-over-declarers = de biedende partij
value-match-both-over-highest = de hoogste stand
value-match-both-over-extra-deal = een extra spel beslist
value-match-both-over-raise-target = het doel gaat omhoog

option-match-target-raise = Verhoging van het doel
    .doc = Hoeveel het doel stijgt als beide partijen het halen.

option-match-must-declare = Alleen bieders winnen
    .doc = Of alleen een partij die net haar bod heeft gehaald kan winnen.

option-match-floor = Verliesgrens
    .doc = Bij welke stand onder nul een partij meteen verliest.
value-match-floor-0 = geen

option-match-mercy = Vroegtijdig einde
    .doc = Wanneer een partij vroeg eindigt omdat één partij ver achterligt.
value-match-mercy-none = nooit
value-match-mercy-half-target-behind = half doel onder nul
value-match-mercy-target-behind = doel onder nul
value-match-mercy-target-apart = doel voorsprong
