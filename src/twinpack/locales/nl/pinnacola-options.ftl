# Spelregelopties van Pinnacola: namen, werking, waarden. Die van de partij staan in options.ftl.

group-pinnacola-deal = Spelers en kaarten
group-pinnacola-value = Kaartpunten
group-pinnacola-meld = Combinaties en wilde kaarten
group-pinnacola-row = De rij
group-pinnacola-table = Combinaties op tafel
group-pinnacola-out = Uitgaan en de stok
group-pinnacola-scoring = Afrekening van het spel

option-pinnacola-scale = Puntenschaal
    .doc = Punten worden altijd voluit geschreven.
value-pinnacola-scale-1 = voluit

option-pinnacola-deal-players = Spelers
    .doc = Of er vier in twee partijen spelen, of twee tegen elkaar.

option-pinnacola-deal-hand-size = Kaarten in de hand
    .doc = Hoeveel kaarten elke speler krijgt.

option-pinnacola-deal-pinelle = Pinelle
    .doc = Of de zwarte tweeën wild zijn en de rode niet meedoen.

option-pinnacola-value-low = Twee tot en met vijf
    .doc = Wat een kaart van twee tot en met vijf waard is.

option-pinnacola-value-high = Zes tot en met heer
    .doc = Wat een kaart van zes tot en met heer waard is.

option-pinnacola-value-ace = Aas
    .doc = Wat een aas waard is, onder- of bovenaan de reeks.

option-pinnacola-value-joker = Joker
    .doc = Wat een joker waard is, op tafel en in de hand.

option-pinnacola-value-pinella = Pinella
    .doc = Wat een zwarte twee waard is waar die wild is.

option-pinnacola-meld-pure-run = Lengte van een dubbele reeks
    .doc = Vanaf hoeveel kaarten een zuivere reeks dubbel telt.

option-pinnacola-meld-triple-run = Lengte van een driedubbele reeks
    .doc = Vanaf hoeveel kaarten een zuivere reeks driedubbel telt.
value-pinnacola-meld-triple-run-0 = nooit

option-pinnacola-meld-pure-core = Zuiver stuk telt
    .doc = Of in een reeks met wilde kaarten een lang stuk zonder die kaarten als zuivere reeks telt.

option-pinnacola-meld-naturals = Natuurlijke kaarten per combinatie
    .doc = Hoeveel natuurlijke kaarten een combinatie minstens nodig heeft.

option-pinnacola-meld-wilds = Wilde kaarten per combinatie
    .doc = Hoeveel wilde kaarten een combinatie hoogstens mag hebben.
value-pinnacola-meld-wilds-0 = onbeperkt

option-pinnacola-meld-adjacent-wilds = Wilde kaarten naast elkaar
    .doc = Of in een reeks twee wilde kaarten naast elkaar mogen liggen.

option-pinnacola-meld-wild-poker = Poker met wilde kaarten
    .doc = Of een wilde kaart bij een poker mag horen.

option-pinnacola-meld-joker-melds = Combinaties van alleen jokers
    .doc = Welke combinaties uit niets dan jokers mogen bestaan.
value-pinnacola-meld-joker-melds-off = geen
value-pinnacola-meld-joker-melds-poker = vier jokers
value-pinnacola-meld-joker-melds-tris-and-poker = drie of vier jokers

option-pinnacola-meld-joker-poker = Poker van jokers
    .doc = Wat vier samen uitgelegde jokers waard zijn.

option-pinnacola-meld-slide = Wilde kaarten schuiven
    .doc = Of de echte kaart, aangelegd aan een reeks, de wilde kaart naar het eind ervan schuift.

option-pinnacola-row-take = Pakken uit de rij
    .doc = Welke kaarten men uit de rij mag pakken.
value-pinnacola-row-take-tail = een willekeurige en alle nieuwere
value-pinnacola-row-take-whole = de hele rij
value-pinnacola-row-take-last = de nieuwste kaart

option-pinnacola-row-last-free = Nieuwste kaart vrij
    .doc = Of de nieuwste kaart, als enige gepakt, in de hand mag blijven.

option-pinnacola-row-rediscard = Vrije kaart meteen afleggen
    .doc = Of een zonder plicht gepakte kaart in dezelfde beurt weer mag worden afgelegd.

option-pinnacola-row-needs-opened = Rij pas na uitleggen
    .doc = Of men een combinatie moet hebben uitgelegd om uit de rij te pakken.

option-pinnacola-row-chosen-first = Gekozen kaart eerst
    .doc = Of de gekozen kaart vóór al het andere moet worden uitgelegd.

option-pinnacola-row-chosen-swap = Ruilen met gekozen kaart
    .doc = Of het ruilen van de gekozen kaart tegen een wilde kaart als uitleggen geldt.
value-pinnacola-row-chosen-swap-own = in combinaties van de eigen partij
value-pinnacola-row-chosen-swap-none = nee
value-pinnacola-row-chosen-swap-any = in elke combinatie

option-pinnacola-row-single-minimum = Pakken met één kaart
    .doc = Hoeveel kaarten uit de rij wie er maar één heeft minstens moet pakken.

option-pinnacola-row-wilds = Afleggen van wilde kaarten
    .doc = Of een wilde kaart mag worden afgelegd en wat die in de rij doet.
value-pinnacola-row-wilds-allowed = toegestaan
value-pinnacola-row-wilds-forbidden = verboden
value-pinnacola-row-wilds-block = toegestaan, blokkeert oudere kaarten
value-pinnacola-row-wilds-not-last = toegestaan, maar niet bij uitgaan

option-pinnacola-row-fitting = Afleggen van passende kaarten
    .doc = Of een kaart mag worden afgelegd die bij een combinatie op tafel past.
value-pinnacola-row-fitting-allowed = toegestaan
value-pinnacola-row-fitting-forbidden = verboden
value-pinnacola-row-fitting-not-last = toegestaan, maar niet bij uitgaan

option-pinnacola-table-partner-needs-opened = Bij partner pas na uitleggen
    .doc = Of men een combinatie moet hebben uitgelegd om bij de partner aan te leggen.

option-pinnacola-table-swap-needs-opened = Ruilen pas na uitleggen
    .doc = Of men een combinatie moet hebben uitgelegd om een wilde kaart te ruilen.

option-pinnacola-table-swap-jokers = Jokers ruilen uit
    .doc = Uit welke combinaties men een joker mag ruilen.
value-pinnacola-table-swap-jokers-all = elke combinatie
value-pinnacola-table-swap-jokers-own-side = combinaties van de eigen partij

option-pinnacola-table-swap-pinelle = Pinelle ruilen uit
    .doc = Uit welke combinaties men een pinella mag ruilen.
value-pinnacola-table-swap-pinelle-own-side = combinaties van de eigen partij
value-pinnacola-table-swap-pinelle-none = geen enkele

option-pinnacola-table-relay = Geruilde kaart weer uitleggen
    .doc = Of een door ruilen gekregen wilde kaart in dezelfde beurt moet worden uitgelegd.

option-pinnacola-out-needs = Voorwaarde om uit te gaan
    .doc = Wat er bij de combinaties van de partij moet liggen voordat men mag uitgaan.
value-pinnacola-out-needs-none = geen
value-pinnacola-out-needs-poker-or-run6 = een poker of een zuivere reeks van zes
value-pinnacola-out-needs-poker-and-run7 = een poker en een zuivere reeks van zeven

option-pinnacola-out-poker = Poker om uit te gaan
    .doc = Of een poker met een wilde kaart genoeg is om uit te gaan.
value-pinnacola-out-poker-any = met of zonder wilde kaarten
value-pinnacola-out-poker-pure = alleen een zuivere

option-pinnacola-out-discard = Laatste kaart afleggen
    .doc = Of men om uit te gaan een laatste kaart moet afleggen.

option-pinnacola-out-first-round = Uitgaan in eerste ronde
    .doc = Of men in de eerste ronde mag uitgaan.

option-pinnacola-out-exhaustion = Als de stok op is
    .doc = Of de rij de nieuwe stok wordt of het spel eindigt.
value-pinnacola-out-exhaustion-restock = de rij wordt de stok
value-pinnacola-out-exhaustion-end = het spel eindigt

option-pinnacola-out-restock = Moment van nieuwe stok
    .doc = Wanneer precies de rij de nieuwe stok wordt.
value-pinnacola-out-restock-on-demand = als iemand wil trekken
value-pinnacola-out-restock-turn-end = aan het eind van de beurt
value-pinnacola-out-restock-immediate = meteen

option-pinnacola-out-stall = Nieuwe stokken zonder voortgang
    .doc = Na hoeveel nieuwe stokken waarin niemand uitlegt het spel eindigt.
value-pinnacola-out-stall-0 = onbeperkt

option-pinnacola-scoring-out = Uitgaan
    .doc = Wat uitgaan oplevert.

option-pinnacola-scoring-in-hand = Uitgaan in één beurt
    .doc = Wat uitgaan in één beurt oplevert.

option-pinnacola-scoring-in-hand-adds = Beide premies
    .doc = Of uitgaan in één beurt ook de gewone premie oplevert.

option-pinnacola-scoring-in-hand-means = Betekenis van één beurt
    .doc = Wat als uitgaan in één beurt telt.
value-pinnacola-scoring-in-hand-means-not-opened = niets uitgelegd in eerdere beurten
value-pinnacola-scoring-in-hand-means-first-turn = in de eerste beurt van de speler

option-pinnacola-scoring-in-hand-result = Beloning voor één beurt
    .doc = Of uitgaan in één beurt een premie oplevert of iets verdubbelt.
value-pinnacola-scoring-in-hand-result-bonus = een premie
value-pinnacola-scoring-in-hand-result-double = resultaat van de partij verdubbeld
value-pinnacola-scoring-in-hand-result-double-melds = combinaties verdubbeld en de premie

option-pinnacola-scoring-double-bonus = Premie ook verdubbeld
    .doc = Of een verdubbeld resultaat de premie voor uitgaan bevat.

option-pinnacola-scoring-no-meld = Niets uitgelegd
    .doc = Wat het kost om aan het eind van het spel niets te hebben uitgelegd.
value-pinnacola-scoring-no-meld-double = handkaarten tellen dubbel
value-pinnacola-scoring-no-meld-flat = een vaste straf
value-pinnacola-scoring-no-meld-single = alleen de handkaarten

option-pinnacola-scoring-flat = Vaste straf
    .doc = Hoeveel punten de vaste straf voor niets uitgelegd kost.

option-pinnacola-scoring-flat-scope = Vaste straf voor
    .doc = Of de partij zonder combinatie de vaste straf betaalt of elke speler zonder.
value-pinnacola-scoring-flat-scope-side = de partij
value-pinnacola-scoring-flat-scope-player = elke speler

option-pinnacola-scoring-flat-partner = Straf van de partner
    .doc = Wat de partner van wie is uitgegaan betaalt als hij niets heeft uitgelegd.
value-pinnacola-scoring-flat-partner-0 = hetzelfde als de anderen

option-pinnacola-scoring-flat-when = Wanneer vaste straf
    .doc = Of de vaste straf altijd geldt of alleen als iemand in één beurt uitgaat.
value-pinnacola-scoring-flat-when-always = altijd
value-pinnacola-scoring-flat-when-in-hand = na uitgaan in één beurt

option-pinnacola-scoring-pinnacolone = Pinnacolone
    .doc = Wat een pinnacolone oplevert.
value-pinnacola-scoring-pinnacolone-0 = wint de partij
