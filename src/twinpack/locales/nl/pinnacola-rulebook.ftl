# Het regelblad van Pinnacola. Wat alle spellen gemeen hebben, staat in rulebook.ftl.

section-turn = De beurt
section-row = Pakken uit de rij
section-kinds = Combinaties
section-wilds = Wilde kaarten
section-swap = Een wilde kaart ruilen
section-out = Uitgaan
section-stock = Als de stok op is
section-example-points = Voorbeeld: wat combinaties waard zijn
section-example-settlement = Voorbeeld: een spel met combinaties afrekenen

table-of-4 = Er spelen vier mensen, twee tegen twee. Partners zitten tegenover elkaar en tellen samen als één partij. Alles gaat met de klok mee.
table-of-2 = Er spelen twee mensen tegen elkaar. Waar deze regels van een partij spreken, is de speler zelf bedoeld.
pack-natural = Er wordt gespeeld met { $cards } kaarten: twee volledige spellen van 52 en vier jokers. Elke kaart is er dus twee keer.
pack-pinelle = Er wordt gespeeld met { $cards } kaarten: twee volledige spellen van 52 en vier jokers, zonder de vier rode tweeën. De vier zwarte tweeën heten pinelle en zijn wild zoals de jokers.
aim = Het doel is zo veel mogelijk kaarten in combinaties op tafel te leggen en als eerste geen kaarten meer te hebben.
values-cards = Kaarten
values-points = Punten
values-everywhere = Een kaart is in een combinatie en in de hand evenveel waard, maar in de hand telt die tegen je. Een aas is onder- en bovenaan een reeks evenveel waard.

give-dealer = De eerste gever wordt geloot. Na elk spel deelt de linkerbuur van de gever.
give-cards = De gever deelt de kaarten één voor één met de klok mee, tot ieder er { $hand } heeft.
give-row = De volgende kaart wordt opengelegd. Daarmee begint de rij, waar alle afgelegde kaarten bij komen. De andere { $stock } kaarten vormen dicht de stok.
give-first = De speler links van de gever begint.

turn-parts = Een beurt heeft drie delen: trekken, uitleggen zoveel je wilt, afleggen.
turn-draw = Je moet trekken, precies één keer: de bovenste kaart van de stok, of kaarten uit de rij.
turn-lay = Daarna mag je nieuwe combinaties uitleggen, zoveel je wilt en in elke volgorde. Uitleggen is niet verplicht.
turn-off = Je mag ook losse kaarten aanleggen aan je eigen combinaties, ook aan die van deze beurt.
turn-partner-opened = Aan combinaties van je partner mag je aanleggen zodra je in dit spel zelf een combinatie hebt uitgelegd; in dezelfde beurt is genoeg.
turn-partner = Aan combinaties van je partner mag je aanleggen zoals aan je eigen.
turn-opponents = Aan combinaties van de tegenpartij mag je nooit aanleggen.
turn-discard = Aan het eind leg je één kaart open aan het eind van de rij.
turn-back = Tot je aflegt, mag je alles terugnemen wat je in deze beurt hebt uitgelegd. Wat je getrokken hebt, gaat nooit terug.
turn-ends-well = Wat je ook doet, je moet je plichten nog kunnen vervullen en je beurt nog kunnen afmaken.
discard-wild-forbidden = Een wilde kaart mag je niet afleggen, tenzij je meer kaarten hebt en geen andere mag afleggen.
discard-wild-not-last = Een wilde kaart mag je afleggen, maar niet als laatste kaart waarmee je uitgaat.
discard-fitting-forbidden = Een kaart die bij een combinatie op tafel past, mag je niet afleggen, tenzij je meer kaarten hebt en geen andere mag afleggen.
discard-fitting-not-last = Je mag niet uitgaan door een kaart af te leggen die bij een combinatie op tafel past.

row-open = Alle kaarten van de rij liggen open naast elkaar, in de volgorde waarin ze zijn afgelegd.
row-tail = In plaats van uit de stok te trekken mag je een willekeurige kaart uit de rij kiezen. Je pakt die samen met alle kaarten die erna zijn afgelegd.
row-whole = In plaats van uit de stok te trekken mag je de hele rij pakken. De oudste kaart ervan is de gekozen kaart.
row-last = In plaats van uit de stok te trekken mag je de nieuwste kaart van de rij pakken, en geen andere. Dat is de gekozen kaart.
row-needs-opened = Uit de rij mag je pas pakken als je in dit spel zelf een combinatie hebt uitgelegd.
row-duty = De gekozen kaart moet je in dezelfde beurt uitleggen: in een nieuwe combinatie, of aangelegd aan een combinatie van je eigen partij.
row-rest = De andere kaarten komen zonder enige plicht in je hand en mogen helpen om de gekozen kaart uit te leggen.
row-chosen-first = De gekozen kaart moet vóór al het andere worden uitgelegd.
row-chosen-later = Vóór de gekozen kaart mag je ook iets anders uitleggen.
row-swap-own = De gekozen kaart ruilen tegen een wilde kaart in een combinatie van je eigen partij geldt als uitleggen.
row-swap-none = De gekozen kaart ruilen tegen een wilde kaart geldt niet als uitleggen.
row-swap-any = De gekozen kaart ruilen tegen een wilde kaart geldt als uitleggen, van wie de combinatie ook is.
row-last-free = Wie alleen de nieuwste kaart pakt, hoeft die niet uit te leggen en mag die zelfs meteen weer afleggen.
row-last-free-kept = Wie alleen de nieuwste kaart pakt, hoeft die niet uit te leggen, maar mag die niet in dezelfde beurt afleggen.
row-single = Wie maar één kaart heeft, moet er minstens twee uit de rij pakken.
row-blocked = Een wilde kaart in de rij blokkeert alle oudere: zolang die daar ligt, kunnen ze niet worden gepakt.

kinds-two = Een combinatie heeft minstens drie kaarten. Het is een set of een reeks.
kinds-tris = Een set van drie, de tris, bestaat uit drie kaarten van één rang in drie verschillende kleuren. Twee gelijke kaarten horen nooit in één set.
kinds-poker = Een set van vier, de poker, heeft de rang in alle vier de kleuren. Die is compleet: er kan niets meer bij.
kinds-run = Een reeks is drie of meer opeenvolgende kaarten van één kleur, in de volgorde { $ranks }.
kinds-skip = Een twee bestaat niet in een reeks: na de aas komt de drie.
kinds-ace = De aas ligt onder- of bovenaan, maar een reeks gaat nooit de hoek om: heer, aas en de volgende kaart zijn geen reeks. De langste heeft { $cards } kaarten, met een aas aan beide kanten.
kinds-stay = Een combinatie is van wie haar heeft uitgelegd, ook als anderen aanleggen. Combinaties worden nooit gesplitst, samengevoegd of verbouwd.

wild-jokers = De jokers zijn wild: elke joker staat voor een kaart die in een combinatie ontbreekt.
wild-pinelle = Jokers en pinelle zijn wild: elk staat voor een kaart die in een combinatie ontbreekt. Een pinella is nooit een gewone twee.
wild-named = In een reeks zegt de plaats voor welke kaart de wilde staat. In een set noem je de kleur bij het uitleggen, tenzij er maar één over is.
wild-stays = Een wilde kaart staat voor die kaart tot ze wordt geruild.
wild-slides = Legt iemand precies de kaart aan waarvoor een wilde staat, dan schuift de wilde naar een eind van de reeks; anders staat ze voor die kaart tot ze wordt geruild.
wild-naturals = { $cards ->
    [one] In elke combinatie moet minstens één kaart natuurlijk zijn.
   *[other] In elke combinatie moeten minstens { $cards } kaarten natuurlijk zijn.
}
wild-any = Verder mag een combinatie elk aantal wilde kaarten hebben.
wild-most = { $cards ->
    [one] Een combinatie mag maar één wilde kaart hebben.
   *[other] Een combinatie mag hoogstens { $cards } wilde kaarten hebben.
}
wild-apart = In een reeks mogen twee wilde kaarten niet naast elkaar liggen.
wild-poker = Een wilde kaart mag bij een poker horen; ook die is dan compleet.
wild-no-poker = Een poker moet zonder wilde kaarten zijn. Een wilde kaart leg je dus niet aan een tris aan, en aan een tris met een wilde kaart helemaal niets.
wild-joker-poker = Bij uitzondering zijn vier jokers een combinatie.
wild-joker-tris-and-poker = Bij uitzondering zijn drie of vier jokers een combinatie.
wild-pure = Een combinatie zonder wilde kaart is zuiver. Het gaat om wat er op dat moment ligt: ruilen kan een combinatie zuiver maken.

swap-all = Wie precies de kaart heeft waarvoor een joker staat, mag die op zijn plaats leggen en de joker nemen, uit elke combinatie op tafel, ook van de tegenpartij.
swap-own-side = Wie precies de kaart heeft waarvoor een joker staat, mag die op zijn plaats leggen en de joker nemen, maar alleen uit combinaties van de eigen partij.
swap-pinelle-own-side = Een pinella mag je net zo ruilen, maar alleen uit combinaties van je eigen partij.
swap-pinelle-none = Een pinella wordt nooit geruild.
swap-needs-opened = Ruilen mag je pas als je in dit spel zelf een combinatie hebt uitgelegd; in dezelfde beurt is genoeg.
swap-unopened = Ruilen mag ook als je nog niets hebt uitgelegd.
swap-relay = De wilde kaart moet je in dezelfde beurt weer uitleggen: in een nieuwe combinatie, of aangelegd aan een combinatie van je eigen partij.
swap-keep = De wilde kaart mag je in de hand houden. Daar telt die tegen je zoals elke andere.

out-empty = Wie geen kaarten meer heeft, gaat uit en het spel eindigt meteen: door de laatste kaart af te leggen, of door alle kaarten uit te leggen zonder er een af te leggen.
out-discard = Je gaat uit, en het spel eindigt meteen, door je laatste kaart af te leggen. Alle kaarten uitleggen mag niet: er moet er een overblijven om af te leggen.
out-poker-or-run6 = Uitgaan mag alleen als bij de combinaties van je partij een poker of een zuivere reeks van zes of meer kaarten ligt, al is het pas sinds deze beurt.
out-poker-and-run7 = Uitgaan mag alleen als bij de combinaties van je partij een poker en een zuivere reeks van zeven of meer kaarten liggen, al is het pas sinds deze beurt.
out-poker-any = Een poker met een wilde kaart is daarvoor genoeg.
out-poker-pure = De poker moet daarvoor zuiver zijn.
out-first-round = In de eerste ronde, dus in de eerste beurt van elke speler, mag niemand uitgaan.
out-keep = Zolang je niet mag uitgaan, moet je na het afleggen minstens één kaart overhouden.
out-pinnacolone = Een zuivere reeks van { $cards } kaarten, van aas tot aas, is een pinnacolone. Zodra die op tafel ligt, wint die kant de hele partij. Voorwaarden om uit te gaan gelden dan niet.
out-pinnacolone-points = Een zuivere reeks van { $cards } kaarten, van aas tot aas, is een pinnacolone. Zodra die op tafel ligt, eindigt het spel: die partij krijgt { $points } en verder wordt niets geteld. Voorwaarden om uit te gaan gelden dan niet.

stock-on-demand = Wil iemand uit de stok trekken en is die op, dan wordt de rij zonder de nieuwste kaart geschud en de nieuwe stok. Tot dan blijft de rij liggen.
stock-turn-end = Is de stok aan het eind van een beurt op, dan wordt de rij zonder de nieuwste kaart geschud en de nieuwe stok.
stock-immediate = Zodra de stok op is, wordt de rij zonder de nieuwste kaart geschud en de nieuwe stok.
stock-stall = { $times ->
    [one] Is een hele nieuwe stok opgebruikt zonder dat iemand een kaart heeft uitgelegd, dan komt er geen volgende.
   *[other] Zijn { $times } nieuwe stokken na elkaar opgebruikt zonder dat iemand een kaart heeft uitgelegd, dan komt er geen volgende.
}
stock-blocked = Komt er geen nieuwe stok en kan de speler ook niet uit de rij pakken, dan is het spel geblokkeerd. Het eindigt en wordt afgerekend zonder premie voor uitgaan.
stock-end = Wie de laatste kaart van de stok trekt, maakt die beurt nog af. Dan eindigt het spel en wordt het afgerekend zonder premie voor uitgaan, tenzij die speler is uitgegaan.
stock-idle = Als { $long } rondes lang iedereen alleen kaarten van de rij pakt en aflegt, eindigt het spel ook, zonder premie voor uitgaan. Kan niemand uit de stok trekken, dan { $times ->
    [one] is één ronde
   *[other] zijn { $times } rondes
} genoeg.

score-melds = Aan het eind van het spel telt elke partij de punten van de kaarten in haar combinaties op.
score-double = Een zuivere poker telt dubbel, en ook een zuivere reeks van { $cards } of meer kaarten.
score-triple = Een zuivere reeks van { $cards } of meer kaarten telt driedubbel.
score-impure = Kortere zuivere combinaties tellen enkel, en ook alle combinaties met een wilde kaart.
score-core = In een reeks met wilde kaarten blijven { $cards } of meer natuurlijke kaarten naast elkaar een zuivere reeks en tellen ze zo; de andere kaarten ervan tellen enkel. Alle andere combinaties met een wilde kaart tellen enkel, zoals kortere zuivere.
score-joker-poker = Vier samen uitgelegde jokers tellen { $points }.
score-hands = Daar trekt elke partij de kaarten van af die haar spelers nog in de hand hebben, ook die van de partner van wie is uitgegaan.
score-hands-two = Daar trekt elke partij de kaarten van af die ze nog in de hand heeft.
score-out = De partij van wie is uitgegaan, krijgt { $points } erbij.
in-hand-not-opened = In één beurt uitgaan doet wie in eerdere beurten geen eigen combinatie had uitgelegd en in deze alles uitlegt.
in-hand-first-turn = In één beurt uitgaan doet wie dat in zijn eerste beurt van het spel doet.
in-hand-bonus = Uitgaan in één beurt levert in plaats daarvan { $points } op.
in-hand-adds = Uitgaan in één beurt levert nog eens { $points } op.
in-hand-melds = Gaat een speler in één beurt uit, dan tellen de combinaties van die partij nog eens dubbel.
in-hand-double-bonus = Gaat een speler in één beurt uit, dan wordt het hele resultaat van die partij verdubbeld, met de premie van { $points } voor uitgaan erbij.
in-hand-double = Gaat een speler in één beurt uit, dan wordt het resultaat van die partij verdubbeld, maar zonder de premie van { $points } voor uitgaan.
no-meld-double = Heeft een partij geen enkele combinatie, dan tellen haar handkaarten dubbel tegen haar.
no-meld-single = Een partij zonder combinatie betaalt niet meer dan haar handkaarten.
no-meld-in-hand = Niets hebben uitgelegd kost alleen straf als iemand in één beurt is uitgegaan.
no-meld-side = Een partij zonder combinatie schrijft precies { $points } onder nul; haar handkaarten tellen niet.
no-meld-player = Elke speler die geen combinatie heeft uitgelegd, betaalt { $points } in plaats van zijn handkaarten.
no-meld-partner = De partner van wie is uitgegaan, betaalt in plaats daarvan { $points }.
score-negative = Een resultaat mag onder nul liggen, een stand ook.

kind-tris = tris
kind-poker = poker
kind-run = reeks
kind-pure-tris = zuivere tris
kind-pure-poker = zuivere poker
kind-pure-run = zuivere reeks
example-points-one = { $kind } { $meld }: { $points }.
example-table = Dit ligt op tafel en blijft in de hand als een speler uitgaat.
example-side = Partij
example-laid-0 = eerste, uitgelegd
example-laid-1 = tweede, uitgelegd
example-held-0 = eerste, in de hand
example-held-1 = tweede, in de hand
example-out = Een speler van de eerste partij gaat uit, na al in eerdere beurten te hebben uitgelegd. Resultaat: eerste partij { $first }, tweede partij { $second }.
example-in-hand = Had die speler alle combinaties van de eerste partij in één enkele beurt uitgelegd: eerste partij { $first }, tweede partij { $second }.
example-alone = En had de tweede partij bovendien niets uitgelegd: eerste partij { $first }, tweede partij { $second }.

tip-row = Lees de rij voordat je trekt: de kaart die je nodig hebt kan diep liggen, met goede kaarten erna.
tip-row-price = Elke meegenomen kaart moet later worden uitgelegd of afgelegd. Pak er vroeg in het spel veel, en weinig als iemand bijna uitgaat.
tip-hands = Tel de kaarten in de hand van de tegenpartij. Heeft iemand er nog twee of drie, leg dan uit wat je kunt: ook de hand van je partner telt tegen je.
tip-hand = Tel de kaarten in de hand van je tegenstander. Heeft die er nog twee of drie, leg dan uit wat je kunt.
tip-needs = Denk vanaf het begin aan de voorwaarde om uit te gaan en bewaar de kaarten die daarvoor nodig zijn.
tip-pure = Houd lange reeksen zuiver: vanaf { $cards } kaarten tellen ze dubbel. Leg een joker liever in een tris dan in een reeks die groeit.
tip-joker = Een joker die je aan het eind in de hand hebt, kost { $points }. Leg hem op tijd uit.
tip-nothing = Leg iets uit voordat het te laat is: een partij zonder combinatie betaalt veel.
tip-discard = Leg niets af wat past bij wat de tegenpartij verzamelt. Een kaart waarvan je beide al hebt gezien, is veilig.
tip-swap = Onthoud voor welke kaarten de jokers op tafel staan, ook die van de tegenpartij: met de juiste kaart win je een joker.
tip-count = Elke kaart is er twee keer. Kijk voordat je op een kaart wacht of ze niet allebei al op tafel liggen.

term-laid-meld = Combinatie: drie of meer kaarten op tafel die bij elkaar horen, een set of een reeks.
term-tris = Tris: drie kaarten van één rang in verschillende kleuren.
term-poker = Poker: één rang in alle vier de kleuren.
term-straight = Reeks: opeenvolgende kaarten van één kleur.
term-wild = Wilde kaart: een kaart die voor een andere staat.
term-joker = Joker: de wilde kaart die het meest telt.
term-pinella = Pinella: een zwarte twee, wild.
term-pure = Zuiver: zonder wilde kaart.
term-stock = Stok: de dichte kaarten waaruit je trekt.
term-row = Rij: de afgelegde kaarten, open naast elkaar.
term-lay = Uitleggen: een nieuwe combinatie op tafel leggen.
term-lay-off = Aanleggen: een kaart toevoegen aan een combinatie op tafel.
term-swap = Ruilen: de echte kaart op de plaats van een wilde leggen en de wilde nemen.
term-open = Openen: je eerste combinatie van het spel uitleggen.
term-go-out = Uitgaan: het spel beëindigen door geen kaarten meer te hebben.
term-in-hand = In één beurt (Italiaans "in mano"): met alles in één enkele beurt uitgaan.
term-pinnacolone = Pinnacolone: een zuivere reeks van aas tot aas.
