# Regelopties: namen, werking, waarden.

value-true = ja
value-false = nee
value-step = { $at ->
    [0] in stappen van { $by }
   *[other] vanaf { $at } in stappen van { $by }
}
value-empty = geen
value-bracket = vanaf { $bid } { $chips }

group-table = De tafel
group-pack = Het kaartspel
group-deal = Delen
group-stock = Met stok
group-auction = Bieden
group-convention = Afspraken
group-trump = Troef
group-exchange = Ruilen
group-meld = Roemwaarden
group-play = Het spelen
group-play-counters = Kaartpunten
group-scoring = Afrekening van het spel
group-payment = Betalen in fiches
group-checks = Checks
group-match = De partij
group-match-checks = Checks voor de partij

option-scale = Puntenschaal
    .doc = Of punten voluit of zonder hun laatste nul worden geschreven.
value-scale-10 = voluit (reeks 150)
value-scale-1 = zonder de laatste nul (reeks 15)

option-table-seats = Plaatsen
    .doc = Hoeveel mensen er aan tafel zitten.

option-table-sides = Partijen
    .doc = Hoeveel partijen een stand hebben; evenveel als plaatsen als ieder voor zich speelt.

option-table-hands = Meespelers per spel
    .doc = Hoeveel van hen aan elk spel meedoen; de anderen zitten stil.

option-table-partner = Partner
    .doc = Of partners door de plaatsen vaststaan of in elk spel gevraagd worden.
value-table-partner-fixed = vast door de plaatsen
value-table-partner-called = gevraagd door de bieder

option-pack-copies = Elke kaart zo vaak
    .doc = Hoe vaak elke kaart voorkomt.

option-pack-lowest = Laagste rang
    .doc = Tot welke rang het kaartspel loopt; die rang in troef is de dix, behalve bij de boer.
value-pack-lowest-J = boer
value-pack-lowest-9 = negen
value-pack-lowest-7 = zeven

option-deal-method = Manier van delen
    .doc = Of alle kaarten worden gedeeld, er een stok overblijft of de spelers hun hand kiezen.
value-deal-method-deal = alle kaarten
value-deal-method-stock = de rest is een stok
value-deal-method-draft = om de beurt gekozen

option-deal-packets = Pakjes bij het delen
    .doc = Hoeveel kaarten elke speler per keer krijgt, ronde na ronde.

option-deal-misdeal = Opnieuw laten delen
    .doc = Met welke hand een speler vóór zijn eerste bod opnieuw mag laten delen.
value-deal-misdeal-none = nooit
value-deal-misdeal-five-nines = met vijf negens
value-deal-misdeal-five-nines-no-ace = met vijf negens zonder aas
value-deal-misdeal-six-nines-one-ace = met zes negens en hoogstens één aas
value-deal-misdeal-no-ace-few-counters = met 13 waardeloze kaarten zonder aas

option-deal-widow = Kaarten in de talon
    .doc = Hoeveel kaarten voor de bieder opzij worden gelegd.
value-deal-widow-0 = geen

option-deal-widow-use = Gebruik van de talon
    .doc = Wat de bieder met de talon doet.
value-deal-widow-use-bury = evenveel kaarten wegleggen
value-deal-widow-use-share = er één houden, elke andere speler er één geven

option-deal-widow-shown = Talon getoond
    .doc = Of iedereen de talon ziet voordat de bieder hem neemt.

option-deal-bury-from = Wat weggelegd mag worden
    .doc = Welke kaarten de bieder mag wegleggen, en of dat vóór of na de roem is.
value-deal-bury-from-hand = alles, vóór de roem
value-deal-bury-from-unmelded = wat niet in de roem zit
value-deal-bury-from-unmelded-no-trump = wat niet in de roem zit en geen troef is

option-deal-bury-counts = Weggelegde punten tellen
    .doc = Of puntkaarten onder de weggelegde kaarten voor de biedende partij tellen.

option-stock-meld-first = Roem vóór het trekken
    .doc = Of de winnaar van een slag vóór het trekken roem toont of daarna.

option-stock-last-choice = Keuze van de laatste kaart
    .doc = Of bij de laatste keer trekken de opengelegde kaart gekozen mag worden.

option-stock-claim-out = Doel aankondigen
    .doc = Of een speler het spel mag beëindigen door te zeggen dat het doel bereikt is.

option-auction-minimum = Laagste bod
    .doc = Het laagste mogelijke bod.

option-auction-steps = Biedstappen
    .doc = Met welke stappen de biedingen stijgen en vanaf welke hoogte.

option-auction-bracket = Biedtrap
    .doc = Onder elk veelvoud hiervan mag het laatste bod niet, omdat het niet meer oplevert; 0 voor geen.
value-auction-bracket-0 = geen

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

option-convention-card = Afspraken
    .doc = Wat partners elkaar met hun biedingen vertellen. Het verandert geen regel en geen score; de bots bieden ernaar.
value-convention-card-none = geen
value-convention-card-stonebridge = Stonebridge: sprongen voor azen, reeks en roem
value-convention-card-dd-meld-bid-plus1-per-10 = dubbel spel: één meer voor elke tien roem
value-convention-card-dd-take-50 = dubbel spel: wie met 50 opent, wil spelen
value-convention-card-dd-51-aces = dubbel spel: 51 toont vier azen
value-convention-card-tb17 = sprongen voor pinochlekaarten, azen en reeks
value-convention-card-dailey = Dailey: een sprong toont een korte kleur
value-convention-card-helper-150 = openingen vanaf 150 tonen roem, azen of een reeks

option-trump-source = Herkomst van troef
    .doc = Waar de troefkleur vandaan komt.
value-trump-source-declarer = gekozen door de bieder
value-trump-source-turned = de laatst gedeelde kaart wordt omgedraaid

option-trump-needs = Vereist voor troef
    .doc = Wat de bieder in de gekozen kleur moet hebben.
value-trump-needs-none = niets
value-trump-needs-marriage = een huwelijk
value-trump-needs-marriage-run-dix = een huwelijk, een reeks of de dix

option-exchange-count = Geruilde kaarten
    .doc = Hoeveel kaarten bieder en partner elkaar geven.
value-exchange-count-0 = geen

option-exchange-order = Volgorde van het ruilen
    .doc = Of de partner eerst geeft of beiden tegelijk.
value-exchange-order-partner-first = partner eerst
value-exchange-order-simultaneous = beiden tegelijk

option-meld-who = Wie roem toont
    .doc = Of alle spelers roem tonen of alleen de bieder.
value-meld-who-all = iedereen
value-meld-who-declarer = alleen de bieder

option-meld-run = Reeks
    .doc = Wat één, twee, drie, ... reeksen waard zijn.

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
    .doc = Wat één, twee, drie, ... huwelijken in troef waard zijn.

option-meld-marriage = Huwelijk
    .doc = Wat één, twee, drie, ... huwelijken in een andere kleur waard zijn.

option-meld-dix = Dix
    .doc = Wat elke dix, de laagste troefkaart, waard is.

option-meld-pinochle = Pinochle
    .doc = Wat één, twee, drie, ... pinochles waard zijn.

option-meld-grand-pinochle = Grote pinochle
    .doc = Wat een pinochle met schoppenheer waard is, in plaats van de pinochle.
value-meld-grand-pinochle-0 = geen

option-meld-aces = Vier azen
    .doc = Wat vier azen van verschillende kleur, en twee, drie, ... van zulke stellen waard zijn.

option-meld-kings = Vier heren
    .doc = Wat vier heren van verschillende kleur, en twee, drie, ... van zulke stellen waard zijn.

option-meld-queens = Vier vrouwen
    .doc = Wat vier vrouwen van verschillende kleur, en twee, drie, ... van zulke stellen waard zijn.

option-meld-jacks = Vier boeren
    .doc = Wat vier boeren van verschillende kleur, en twee, drie, ... van zulke stellen waard zijn.

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

option-scoring-rounding = Afronding
    .doc = Of slagpunten op tientallen worden afgerond.
value-scoring-rounding-none = geen
value-scoring-rounding-sevens-up = op tientallen, vanaf zeven omhoog

option-scoring-dix-saves = Dix blijft
    .doc = Of dix telt voor een partij die haar roem verliest.
value-scoring-dix-saves-never = nooit
value-scoring-dix-saves-only-dix = als alle roem dix is
value-scoring-dix-saves-portion = altijd

option-scoring-not-at-table = Onhaalbaar bod vervalt
    .doc = Of een bod dat geen slagpunten kunnen redden, ongespeeld verloren is.

option-scoring-concede = Opgeven
    .doc = Of de bieder na de roem mag opgeven.

option-scoring-concede-gift = Toegift bij opgeven
    .doc = Wat de tegenpartij extra krijgt als de bieder opgeeft.
value-scoring-concede-gift-0 = geen

option-scoring-made-scores = Gehaald bod telt
    .doc = Of een gehaald bod alles oplevert of alleen het bod.
value-scoring-made-scores-all = alles wat gehaald is
value-scoring-made-scores-bid = alleen het bod

option-scoring-made-by-meld = Gewonnen door roem
    .doc = Of een bod dat de roem alleen al haalt ongespeeld gewonnen is.

option-scoring-set-penalty = Gevolg van nat gaan
    .doc = Wat er met het bod gebeurt als de biedende partij het niet haalt.
value-scoring-set-penalty-deduct = van de biedende partij afgetrokken
value-scoring-set-penalty-give = aan de tegenpartij gegeven
value-scoring-set-penalty-nothing = niets

option-scoring-defenders-score = Tegenpartij schrijft op
    .doc = Of wie tegen de bieder speelt iets opschrijft.

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

option-scoring-instant-meld = Roem die meteen wint
    .doc = Welke roem meteen de hele partij wint.
value-scoring-instant-meld-none = geen
value-scoring-instant-meld-quadruple-run = vier reeksen
value-scoring-instant-meld-quadruple-pinochle = vier pinochles en genoeg slagpunten

option-scoring-instant-lead = Voorsprong die meteen wint
    .doc = Hoeveel punten meteen winnen zolang niemand anders boven nul staat.
value-scoring-instant-lead-0 = geen

option-payment-table = Fiches per bod
    .doc = Hoeveel fiches een bod waard is, en vanaf welke hoogte; leeg als er punten worden opgeschreven.

option-payment-kitty-from = Pot doet mee vanaf
    .doc = Vanaf welk bod de pot betaalt en betaald wordt als een speler.
value-payment-kitty-from-0 = nooit

option-payment-spades = Factor voor schoppen
    .doc = Met hoeveel de fiches worden vermenigvuldigd als schoppen troef is.

option-payment-hearts = Factor voor harten
    .doc = Met hoeveel de fiches worden vermenigvuldigd als harten troef is.

option-payment-lost-factor = Factor bij gespeeld verlies
    .doc = Hoeveel keer de fiches een gespeeld en verloren bod kost.

option-payment-plain-concession = Opgeven zonder kleurfactor
    .doc = Of een opgegeven spel in elke kleur evenveel kost.

option-payment-forfeit = Weggooien zonder talon
    .doc = Of een bieder die met het laagste bod blijft zitten de pot mag betalen in plaats van de talon te nemen.

option-payment-yielding = Tegenspelers mogen opgeven
    .doc = Of de tegenspelers vóór de eerste slag mogen opgeven.

option-checks-roundhouse = Checks voor een rondgang
    .doc = Hoeveel checks een huwelijk in elke kleur oplevert.

option-checks-run = Checks voor een reeks
    .doc = Hoeveel checks een reeks oplevert.

option-checks-aces = Checks voor vier azen
    .doc = Hoeveel checks vier azen van verschillende kleur opleveren.

option-checks-kings = Checks voor vier heren
    .doc = Hoeveel checks vier heren van verschillende kleur opleveren.

option-checks-queens = Checks voor vier vrouwen
    .doc = Hoeveel checks vier vrouwen van verschillende kleur opleveren.

option-checks-jacks = Checks voor vier boeren
    .doc = Hoeveel checks vier boeren van verschillende kleur opleveren.

option-checks-double-pinochle = Checks voor een dubbele pinochle
    .doc = Hoeveel checks een dubbele pinochle oplevert.

option-checks-contract = Checks voor een gehaald bod
    .doc = Hoeveel checks een gehaald bod oplevert, vanaf het laagste bod stap voor stap.

option-checks-contract-step = Stap van de bodchecks
    .doc = Na hoeveel punten van het bod de checks een stap hoger worden.

option-checks-contract-more = Checks per verdere stap
    .doc = Hoeveel checks elke stap boven de genoemde toevoegt.

option-checks-set-factor = Factor bij een verloren bod
    .doc = Hoeveel keer zijn checks een verloren bod de tegenstanders oplevert.

option-checks-all-tricks = Checks voor alle slagen
    .doc = Hoeveel checks het oplevert alle slagen te halen.

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

option-match-checks-game = Checks voor de gewonnen partij
    .doc = Hoeveel checks de winnaars van een partij krijgen.

option-match-checks-each = Checks voor het verschil
    .doc = Hoeveel checks elk begonnen deel van het verschil toevoegt.

option-match-checks-step = Grootte van een verschildeel
    .doc = Hoeveel punten verschil zo'n deel vormen.

option-match-checks-below-zero = Checks bij verliezers onder nul
    .doc = Hoeveel checks erbij komen als de verliezers onder nul staan.
