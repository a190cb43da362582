# Het regelblad. De sleutels komen uit de overzichten van de spelfamilies.

section-players = Spelers en kaarten
section-deal = Het delen
section-auction = Het bieden
section-trump = Troef
section-widow = De talon
section-exchange = Het ruilen
section-melds = Roem
section-free-tricks = Zolang er een stok is
section-before = Vóór de eerste slag
section-play = Het spelen van de slagen
section-counting = Het tellen van de slagen
section-settlement = De afrekening van het spel
section-payment = Betalen in fiches
section-checks = Checks
section-match = De partij winnen
section-example-meld = Voorbeeld: een hand tellen
section-example-melding = Voorbeeld: roem die groeit
section-example-play = Voorbeeld: wat mag ik spelen?
section-example-deal = Voorbeeld: een spel afrekenen
section-tips = Tips voor beginners
section-glossary = Woordenlijst

players-four = Er spelen vier mensen, twee tegen twee. Partners zitten tegenover elkaar en tellen samen als één partij. Alles gaat met de klok mee.
players-pairs = Er spelen { $seats } mensen in { $sides } partijen van twee. Partners zitten tegenover elkaar en tellen samen als één partij. Alles gaat met de klok mee.
players-teams = Er spelen { $seats } mensen in { $sides } partijen van { $size }. De partijen zitten om en om, zodat de buren altijd tegenstanders zijn, en elke partij telt samen. Alles gaat met de klok mee.
players-alone = Er spelen { $seats } mensen, ieder voor zich. Alles gaat met de klok mee.
players-duel = Twee mensen spelen tegen elkaar.
players-called = Er spelen { $seats } mensen, en ieder heeft zijn eigen stand. In elk spel vraagt de bieder een partner, en die twee spelen tegen alle anderen. Alles gaat met de klok mee.
players-idle = { $idle ->
    [one] Aan elk spel doen er maar { $hands } mee: de gever zit stil.
   *[other] Aan elk spel doen er maar { $hands } mee: de gever zit stil, en ook de tweede speler links van hem.
}
players-pack = { $copies ->
    [1] Er wordt gespeeld met { $cards } kaarten: { $ranks } in elk van de vier kleuren, elke kaart één keer.
    [2] Er wordt gespeeld met { $cards } kaarten: { $ranks } in elk van de vier kleuren, elke kaart twee keer.
   *[other] Er wordt gespeeld met { $cards } kaarten: { $ranks } in elk van de vier kleuren, elke kaart { $times } keer.
}
players-rank = In elke kleur is dat de volgorde van hoog naar laag. De tien komt dus meteen na de aas.
players-counters = De puntkaarten, dus de kaarten die in een slag punten opleveren, zijn { $ranks }.
players-scale-10 = Punten worden voluit geschreven, zoals in de meeste regelboeken.
players-scale-1 = Punten worden zonder hun laatste nul geschreven: wat elders 150 heet, is hier 15.
count-1 = één
count-2 = twee
count-3 = drie
count-4 = vier
count-5 = vijf
count-6 = zes
count-7 = zeven
count-8 = acht

deal-dealer = { $company ->
    [duel] Wie de hoogste kaart trekt, deelt het eerst. Na elk spel, ook na een ongeldig spel, deelt de ander.
   *[other] Wie de hoogste kaart trekt, deelt het eerst. Na elk spel, ook na een ongeldig spel, deelt de linkerbuur.
}
deal-equal = { $size ->
    [one] De gever schudt, de rechterbuur coupeert en de kaarten worden één voor één gedeeld, te beginnen links van de gever, tot ieder er { $hand } heeft.
   *[other] De gever schudt, de rechterbuur coupeert en de kaarten worden met { $size } tegelijk gedeeld, te beginnen links van de gever, tot ieder er { $hand } heeft.
}
deal-packets = De gever schudt, de rechterbuur coupeert en de kaarten worden gedeeld in pakjes van { $packets }, te beginnen links van de gever, tot ieder er { $hand } heeft.
deal-two = { $size ->
    [one] De gever schudt, de ander coupeert en de kaarten worden één voor één gedeeld, de eerste aan de ander, tot ieder er { $hand } heeft.
   *[other] De gever schudt, de ander coupeert en de kaarten worden met { $size } tegelijk gedeeld, de eerste aan de ander, tot ieder er { $hand } heeft.
}
deal-two-packets = De gever schudt, de ander coupeert en de kaarten worden gedeeld in pakjes van { $packets }, het eerste aan de ander, tot ieder er { $hand } heeft.
deal-draft = De gever schudt, de ander coupeert en alle kaarten liggen dicht als stok. Er wordt niets gedeeld: om de beurt, te beginnen met wie niet deelt, bekijk je de bovenste kaart van de stok. Of je neemt die en legt de volgende ongezien weg, of je legt die weg en moet de volgende nemen. Zo gaat het door tot ieder er { $hand } heeft.
deal-draft-left = De { $cards } weggelegde kaarten doen niet meer mee.
deal-stock = De volgende kaart wordt opengelegd. De { $cards } kaarten die over zijn, liggen er dicht half overheen: dat is de stok.
deal-stock-dix = { $dix ->
    [7] Is de opengelegde kaart een zeven, dan is dat een dix en schrijft de gever meteen { $points } op.
   *[other] Is de opengelegde kaart een negen, dan is dat een dix en schrijft de gever meteen { $points } op.
}
deal-widow = De laatste { $cards } kaarten worden dicht opzijgelegd. Dat is de talon.
deal-turned = De allerlaatste kaart, die van de gever is, wordt opengelegd.
deal-misdeal-five-nines = Wie vijf of meer negens heeft, mag in plaats van de eerste keer te bieden of te passen de kaarten ingooien. Dan deelt de volgende gever.
deal-misdeal-five-nines-no-ace = Wie vijf of meer negens en geen aas heeft, mag in plaats van de eerste keer te bieden of te passen de kaarten ingooien. Dan deelt de volgende gever.
deal-misdeal-six-nines-one-ace = Wie zes of meer negens en hoogstens één aas heeft, mag in plaats van de eerste keer te bieden of te passen de kaarten ingooien. Dan deelt de volgende gever.
deal-misdeal-no-ace-few-counters = Wie geen aas heeft en minstens { $cards } kaarten die in een slag niets tellen, mag in plaats van de eerste keer te bieden of te passen de kaarten ingooien. Dan deelt de volgende gever.

auction-purpose = { $company ->
    [alone] Er wordt geboden om het recht troef te kiezen. Een bod noemt het aantal punten dat je met roem en slagen samen belooft te halen.
    [duel] Er wordt geboden om het recht troef te kiezen. Een bod noemt het aantal punten dat je met roem en slagen samen belooft te halen.
    [called] Er wordt geboden om het recht troef te kiezen. Een bod noemt het aantal punten dat je samen met de partner die je nog gaat vragen met roem en slagen belooft te halen.
   *[other] Er wordt geboden om het recht troef te kiezen. Een bod noemt het aantal punten dat de eigen partij met roem en slagen samen belooft te halen.
}
auction-ascending = { $company ->
    [duel] Wie niet deelt, begint. Wie aan de beurt is, biedt hoger of past. Het bieden eindigt als een van beiden past; is de eerste al een pas, dan komt de gever nog aan de beurt.
   *[other] De speler links van de gever begint. Wie aan de beurt is, biedt hoger of past. Wie gepast heeft, doet in dit spel niet meer mee met bieden. Het bieden eindigt als alleen de hoogste bieder over is.
}
auction-single = { $company ->
    [duel] Wie niet deelt, begint. Ieder komt precies één keer aan de beurt en biedt hoger of past. Het hoogste bod wint.
   *[other] De speler links van de gever begint. Ieder komt precies één keer aan de beurt en biedt hoger of past. Het hoogste bod wint.
}
auction-minimum = Het laagste mogelijke bod is { $points }.
auction-opening = Wie ongedwongen opent, moet minstens { $points } bieden.
auction-step = { $by ->
    [1] Elk bod moet hoger zijn dan het vorige.
   *[other] Elk bod moet hoger zijn dan het vorige en een veelvoud van { $by }.
}
auction-step-from = { $at ->
    [0] De biedingen stijgen in stappen van { $by }.
   *[other] Vanaf { $at } stijgen de biedingen in stappen van { $by }.
}
auction-bracket = Het laatste bod onder elk veelvoud van { $bracket }, zoals { $bid }, is niet toegestaan, want het levert niet meer op dan het vorige.
auction-jump = Springen mag: een bod mag het vorige met een willekeurig bedrag overtreffen.
auction-raise = Een bod mag hoogstens { $points } boven het vorige liggen.
auction-ceiling = Het hoogste mogelijke bod is { $points }.
auction-opener-forced = { $company ->
    [duel] Wie niet deelt, moet het bieden openen en mag de eerste keer niet passen.
   *[other] De speler links van de gever moet het bieden openen en mag de eerste keer niet passen.
}
auction-opener-forced-with-meld = Zolang niemand geboden heeft, moet een speler die ook maar enige roem heeft bieden; passen mag dan niet.
auction-needs-marriage = Alleen wie een huwelijk (heer en vrouw van één kleur) heeft, mag bieden.
auction-needs-meld = Alleen wie met de beste troefkleur zelf minstens { $points } roem heeft, mag bieden.
auction-help = { $company ->
    [sides] In plaats van gewoon te passen mag je "met hulp passen". Je doet evengoed niet meer mee met bieden, maar je partner weet dan dat je hand nuttig zou zijn.
    [many] In plaats van gewoon te passen mag je "met hulp passen". Je doet evengoed niet meer mee met bieden, maar je partner weet dan dat je hand nuttig zou zijn.
   *[other] In plaats van gewoon te passen mag je "met hulp passen". Je doet evengoed niet meer mee met bieden, maar de anderen weten dan dat je hand niet slecht is.
}
auction-all-pass-dealer-minimum = { $stuck ->
    [dealer] Heeft verder niemand geboden, dan zit de gever eraan vast en moet hij voor { $points } spelen, welke hand hij ook heeft.
   *[last] Heeft verder niemand geboden, dan zit de laatste speler eraan vast en moet hij voor { $points } spelen, welke hand hij ook heeft.
}
auction-all-pass-dealer-minimum-less-one = { $stuck ->
    [dealer] Heeft verder niemand geboden, dan zit de gever eraan vast, één stap goedkoper, en moet hij voor { $points } spelen, welke hand hij ook heeft.
   *[last] Heeft verder niemand geboden, dan zit de laatste speler eraan vast, één stap goedkoper, en moet hij voor { $points } spelen, welke hand hij ook heeft.
}
auction-all-pass-redeal = Past iedereen, dan worden de kaarten ingegooid en deelt de volgende gever.
auction-winner = { $company ->
    [alone] De hoogste bieder heet de bieder, en het bod moet gehaald worden. Hij speelt alleen; alle anderen zijn de tegenspelers.
    [duel] De hoogste bieder heet de bieder, en het bod moet gehaald worden. De ander is de tegenspeler.
    [called] De hoogste bieder heet de bieder, en het bod moet gehaald worden. De bieder en de gevraagde partner zijn de biedende partij, alle anderen de tegenpartij.
    [many] De hoogste bieder heet de bieder, en het bod moet gehaald worden. Zijn partij is de biedende partij, alle andere zijn tegenpartijen.
   *[sides] De hoogste bieder heet de bieder, en het bod moet gehaald worden. Zijn partij is de biedende partij, de andere de tegenpartij.
}
auction-forfeit = { $chips ->
    [one] Een bieder die met { $points } is blijven zitten omdat verder niemand bood, mag het spel weggooien voordat hij de talon ziet. Dat kost hem één fiche aan de pot, en het spel is afgelopen.
   *[other] Een bieder die met { $points } is blijven zitten omdat verder niemand bood, mag het spel weggooien voordat hij de talon ziet. Dat kost hem { $chips } fiches aan de pot, en het spel is afgelopen.
}

trump-needs-none = De bieder kiest een kleur als troef. Elke kleur mag.
trump-needs-marriage = De bieder kiest een kleur als troef. Hij moet in die kleur een huwelijk (heer en vrouw) hebben.
trump-needs-marriage-run-dix = { $dix ->
    [7] De bieder kiest een kleur als troef. Hij moet in die kleur een huwelijk, een reeks of de zeven hebben.
    [9] De bieder kiest een kleur als troef. Hij moet in die kleur een huwelijk, een reeks of de negen hebben.
   *[other] De bieder kiest een kleur als troef. Hij moet in die kleur een huwelijk of een reeks hebben.
}
trump-without = Een bieder zonder zo'n kleur kan geen troef kiezen: het bod is ongespeeld verloren. Omdat er dan geen troef is, telt roem in troef niet.
trump-stuck = { $stuck ->
    [dealer] Een gever die aan het spel vastzit, mag elke kleur kiezen.
   *[last] Een speler die aan het spel vastzit, mag elke kleur kiezen.
}
trump-call = Dan vraagt de bieder een troefkaart die hij zelf niet heeft. De eerste speler tegen de klok in vanaf de bieder die deze kaart heeft, is voor dit spel zijn partner.
trump-call-all = Heeft de bieder van elke rang een troef, dan vraagt hij er een waarvan hij niet alle kaarten heeft.
trump-turned = De kleur van de opengelegde kaart is troef.
trump-swap = { $dix ->
    [7] De eerste speler links van de gever die een troefzeven (dix) heeft, mag die ruilen voor de opengelegde kaart. Wie ruilt, telt er { $points } roem voor. Een opengelegde zeven wordt niet geruild.
   *[other] De eerste speler links van de gever die een troefnegen (dix) heeft, mag die ruilen voor de opengelegde kaart. Wie ruilt, telt er { $points } roem voor. Een opengelegde negen wordt niet geruild.
}
trump-no-contract = { $company ->
    [alone] Er wordt niet geboden en er is geen bieder. Ieder schrijft gewoon op wat hij haalt.
    [duel] Er wordt niet geboden en er is geen bieder. Beide spelers schrijven gewoon op wat ze halen.
    [many] Er wordt niet geboden en er is geen bieder. Elke partij schrijft gewoon op wat ze haalt.
   *[sides] Er wordt niet geboden en er is geen bieder. Beide partijen schrijven gewoon op wat ze halen.
}

widow-shown = De bieder laat iedereen de { $cards } kaarten van de talon zien en neemt ze op voordat hij troef kiest.
widow-secret = De bieder neemt de { $cards } kaarten van de talon op zonder ze te laten zien, voordat hij troef kiest.
widow-bury = { $cards ->
    [one] Na het kiezen van troef legt de bieder één kaart uit de hand dicht weg. Die doet niet meer mee.
   *[other] Na het kiezen van troef legt de bieder { $cards } kaarten uit de hand dicht weg. Ze doen niet meer mee.
}
widow-bury-unmelded = { $spared ->
    [trump] Na het tonen van de roem legt de bieder { $cards } kaarten dicht weg, geen troeven en geen kaarten uit zijn roem. Alleen wie te weinig andere heeft, legt troeven weg en in het uiterste geval kaarten uit de roem; die roem telt evengoed.
   *[meld] Na het tonen van de roem legt de bieder { $cards } kaarten dicht weg die niet in zijn roem zitten. Alleen wie te weinig andere heeft, legt kaarten uit de roem weg; die roem telt evengoed.
}
widow-share = Na het kiezen van troef houdt de bieder één kaart van de talon en geeft hij elke andere speler er één, zodat ieder er evenveel heeft.
widow-counts = { $unit ->
    [player] Puntkaarten onder de weggelegde kaarten horen bij de slagpunten van de bieder.
   *[side] Puntkaarten onder de weggelegde kaarten horen bij de slagpunten van de biedende partij.
}
widow-lost = Puntkaarten onder de weggelegde kaarten tellen voor niemand.

exchange-none = Partners ruilen geen kaarten.
exchange-partner-first = { $cards ->
    [one] Als troef bekend is, geeft de partner de bieder één kaart, dicht. De bieder bekijkt die en geeft één kaart terug, misschien dezelfde.
   *[other] Als troef bekend is, geeft de partner de bieder { $cards } kaarten, dicht. De bieder neemt ze op en geeft { $cards } kaarten terug, misschien ook net gekregen kaarten.
}
exchange-simultaneous = { $cards ->
    [one] Als troef bekend is, geven bieder en partner elkaar tegelijk één kaart, dicht: geen van beiden heeft de kaart van de ander gezien voor hij kiest.
   *[other] Als troef bekend is, geven bieder en partner elkaar tegelijk { $cards } kaarten, dicht: geen van beiden heeft de kaarten van de ander gezien voor hij kiest.
}
exchange-then = Daarna heeft ieder weer { $hand } kaarten.

meld-show-all = { $company ->
    [alone] Vóór het spelen leggen alle spelers hun roem open op tafel. Ieder telt alleen zijn eigen roem. Daarna neemt ieder zijn kaarten weer op.
    [duel] Vóór het spelen leggen beide spelers hun roem open op tafel. Daarna nemen ze hun kaarten weer op.
    [called] Vóór het spelen leggen alle spelers hun roem open op tafel. De roem van de bieder en de gevraagde partner wordt opgeteld; ieder ander telt alleen zijn eigen roem. Daarna neemt ieder zijn kaarten weer op.
   *[sides] Vóór het spelen leggen alle spelers hun roem open op tafel. De roem van één partij wordt opgeteld. Daarna neemt ieder zijn kaarten weer op.
}
meld-show-declarer = Vóór het spelen legt de bieder zijn roem open op tafel en neemt de kaarten daarna weer op. Verder toont niemand roem.
meld-show-stock = Roem wordt tussen de slagen getoond, zoals het volgende hoofdstuk vertelt. Dit is wat hij waard is.
table-meld = Roem
table-cards = Kaarten
table-one = Eén
table-two = Twee
table-three = Drie
table-four = Vier
table-five = Vijf
table-six = Zes
cards-of-trump = { $ranks } van troef
cards-plain = { $ranks } van één andere kleur
cards-around = { $ranks } van elke kleur
cards-all-suits = { $ranks } van elke kleur
meld-groups = { $dix ->
    [none] Er zijn drie groepen: reeksen en huwelijken; pinochles; en de viertallen (azen, heren, vrouwen, boeren). Een kaart mag in meerdere groepen tellen, maar in elke groep maar één keer.
   *[some] Er zijn drie groepen: reeksen, huwelijken en dix; pinochles; en de viertallen (azen, heren, vrouwen, boeren). Een kaart mag in meerdere groepen tellen, maar in elke groep maar één keer.
}
meld-run-pair = Heer en vrouw in een reeks zijn dus niet ook nog een koninklijk huwelijk. Maar een vrouw kan tellen in een huwelijk, in een pinochle en bij vier vrouwen.
meld-extra-none = Een tweede heer of een tweede vrouw van troef voegt niets toe aan een reeks. Samen zijn ze een koninklijk huwelijk naast de reeks.
meld-extra-both = Een reeks met een tweede heer én een tweede vrouw telt als een reeks en een koninklijk huwelijk.
meld-two = De laatste kolom geldt voor twee dezelfde: twee reeksen, twee huwelijken in één kleur, twee pinochles, alle acht azen. Hij komt in plaats van de enkele waarde, niet erbovenop.
meld-several = De kolommen vanaf de tweede gelden voor meer van hetzelfde: twee reeksen, drie huwelijken in één kleur, vier pinochles. Elke waarde komt in plaats van de kleinere, niet erbovenop.
meld-stock-several = De kolommen vanaf de tweede gelden voor meer van hetzelfde uit verschillende kaarten. Na elkaar getoond telt elk voor zich; zijn twee meer waard dan twee keer één, dan schrijft wie de twee volmaakt ook hun hele waarde op.
meld-more = Wie meer dan { $most } van hetzelfde heeft, telt ze in de delen die samen het meest opleveren.
meld-singles = Twee van hetzelfde tellen gewoon twee keer: voor dubbele roem is er geen premie.
meld-bonus = De rondgang, een huwelijk in elke kleur, geeft een premie van { $points } boven op de roem waaruit hij bestaat.
meld-grand = De grote pinochle telt in plaats van de pinochle die erin zit, tenzij een dubbele pinochle meer oplevert.
meld-nothing = { $lowest ->
    [0] Vier tienen zijn geen roem, en van de kaarten van één rang tellen alleen hele stellen met één van elke kleur.
    [7] Vier tienen, negens, achten of zevens zijn geen roem, en zeven kaarten van één rang tellen niet meer dan vier.
   *[other] Vier tienen of vier negens zijn geen roem, en zeven kaarten van één rang tellen niet meer dan vier.
}
meld-minimum = { $unit ->
    [player] Is de roem van een speler samen minder dan { $points }, dan telt hij niet.
   *[side] Is de roem van een partij samen minder dan { $points }, dan telt hij niet.
}
stock-lead = Wie niet deelt, komt uit in de eerste slag.
stock-free = Zolang er een stok is, mag je in elke slag elke kaart spelen, uit de hand of uit de roem die voor je ligt. Niemand hoeft te bekennen, te overtreffen of te troeven.
stock-draw-meld-first = Na elke slag mag wie hem wint roem tonen. Dan trekt hij de bovenste kaart van de stok, de ander trekt de volgende, en hij komt weer uit.
stock-draw-first = Na elke slag trekt wie hem wint de bovenste kaart van de stok, en de ander trekt de volgende. Dan mag hij roem tonen en komt hij weer uit.
stock-one = Alleen wie de slag wint, mag roem tonen, en na elke slag maar één combinatie. Die wordt opengelegd, meteen opgeschreven en blijft liggen; de kaarten mogen nog gespeeld worden.
stock-fresh = Elke combinatie vraagt minstens één kaart uit de hand. Kaarten op tafel mogen nog eens dienen: in een combinatie van een andere groep, en in een van dezelfde groep die meer waard is dan alle waarin ze al zaten. Een gespeelde kaart dient niet meer.
stock-grow = Zo kan een koninklijk huwelijk ({ $marriage }) uitgroeien tot een reeks ({ $run }) als aas, tien en boer erbij komen. Andersom gaat het niet: uit een reeks komt geen koninklijk huwelijk meer, en elke vrouw trouwt maar één keer.
stock-dix = { $dix ->
    [7] Wie de slag wint, mag naast die ene combinatie ook een troefzeven, de dix, tonen voor { $points }. De eerste wordt geruild voor de opengelegde kaart, tenzij die zelf een zeven is.
   *[other] Wie de slag wint, mag naast die ene combinatie ook een troefnegen, de dix, tonen voor { $points }. De eerste wordt geruild voor de opengelegde kaart, tenzij die zelf een negen is.
}
stock-last = Na slag { $tricks } trekt de winnaar de laatste kaart van de stok en toont die; de ander neemt de opengelegde kaart.
stock-last-choice = Na slag { $tricks } neemt de winnaar de laatste kaart van de stok of de opengelegde kaart, naar keuze; de ander krijgt wat over is.
stock-over = Dan neemt ieder zijn roem weer op de hand en wordt er geen roem meer getoond. Wie de laatste slag won, komt uit in de eerste van nog { $tricks } slagen, waarvoor de strengere regels hieronder gelden.

before-minimum = { $unit ->
    [player] Is de roem van de bieder minder dan { $points }, dan is zijn bod ongespeeld verloren.
   *[side] Is de roem van de biedende partij minder dan { $points }, dan is haar bod ongespeeld verloren.
}
before-made-by-meld = { $unit ->
    [player] Haalt de roem van de bieder alleen al het bod, dan is het ongespeeld gewonnen.
   *[side] Haalt de roem van de biedende partij alleen al het bod, dan is het ongespeeld gewonnen.
}
before-not-at-table = { $unit ->
    [player] In alle slagen samen zitten { $points } punten. Heeft de bieder naast zijn roem nog meer nodig, dan is zijn bod ongespeeld verloren.
   *[side] In alle slagen samen zitten { $points } punten. Heeft de biedende partij naast haar roem nog meer nodig, dan is haar bod ongespeeld verloren.
}
before-concede = Als iedereen de roem heeft gezien, mag de bieder opgeven: het bod is ongespeeld verloren.
before-no-concede = Opgeven mag niet.
before-moon = { $unit ->
    [player] De bieder mag aankondigen dat hij alle slagen haalt. Lukt dat, dan levert het { $bonus } extra op; mislukt het, dan kost het { $penalty }. Het spel zelf wordt gewoon afgerekend.
   *[side] De bieder mag aankondigen dat zijn partij alle slagen haalt. Lukt dat, dan levert het { $bonus } extra op; mislukt het, dan kost het { $penalty }. Het spel zelf wordt gewoon afgerekend.
}
before-yield = Wil de bieder spelen, dan mogen de tegenspelers opgeven. Doen ze dat allemaal, dan is het bod ongespeeld gewonnen.

play-lead-declarer = De bieder komt uit in de eerste slag.
play-lead-left-of-dealer = { $company ->
    [duel] Wie niet deelt, komt uit in de eerste slag.
   *[other] De speler links van de gever komt uit in de eerste slag.
}
play-lead-dealer = De gever komt uit in de eerste slag.
play-lead-any = Wie uitkomt, mag elke kaart spelen.
play-lead-trump = In de eerste slag moet met troef worden uitgekomen, als wie uitkomt troef heeft. Daarna mag met elke kaart worden uitgekomen.
play-lead-trump-unless-stuck = In de eerste slag moet met troef worden uitgekomen, als wie uitkomt troef heeft, behalve als niemand bood en het spel gespeeld moest worden. Daarna mag met elke kaart worden uitgekomen.
play-follow = Kleur bekennen is verplicht.
play-beat = { $partner ->
    [none] Wie bekent, moet als het kan een kaart spelen die hoger is dan de beste tot nu toe. Kan dat niet, dan mag elke kaart van de kleur. Een gelijke kaart is niet hoger.
   *[partner] Wie bekent, moet als het kan een kaart spelen die hoger is dan de beste tot nu toe, ook als die van de partner is. Kan dat niet, dan mag elke kaart van de kleur. Een gelijke kaart is niet hoger.
}
play-beat-trump-only = { $partner ->
    [none] Is er met troef uitgekomen, dan moet je als het kan een kaart spelen die hoger is dan de beste tot nu toe. In de andere kleuren mag elke kaart van de kleur. Een gelijke kaart is niet hoger.
   *[partner] Is er met troef uitgekomen, dan moet je als het kan een kaart spelen die hoger is dan de beste tot nu toe, ook als die van je partner is. In de andere kleuren mag elke kaart van de kleur. Een gelijke kaart is niet hoger.
}
play-ruffed-free = Is er met een andere kleur uitgekomen en al ingetroefd, dan mag wie bekent elke kaart van de kleur spelen.
play-ruffed-beat = Ook als er al is ingetroefd, moet wie bekent als het kan hoger spelen dan de beste kaart van de uitgekomen kleur.
play-void-overtrump = Wie de uitgekomen kleur niet heeft, moet troeven. Ligt er al een troef, dan moet hij als het kan overtroeven; kan dat niet, dan moet hij toch een troef spelen.
play-void-trump = Wie de uitgekomen kleur niet heeft, moet troeven; hoger dan een troef die er al ligt hoeft niet.
play-void-two = Wie de uitgekomen kleur niet heeft, moet troeven.
play-void-both = Wie noch de kleur noch troef heeft, mag elke kaart spelen.
play-winner = De hoogste troef wint de slag; zonder troef de hoogste kaart van de uitgekomen kleur. Van twee gelijke kaarten wint de eerst gespeelde. Wie de slag wint, komt uit in de volgende.
play-tricks = { $tricks ->
    [one] Er wordt { $tricks } slag gespeeld.
   *[other] Er worden { $tricks } slagen gespeeld.
}

counting-tricks = { $company ->
    [alone] Na de laatste slag telt elke speler de kaarten in zijn slagen.
    [duel] Na de laatste slag telt elke speler de kaarten in zijn slagen.
    [called] Na de laatste slag tellen de bieder en zijn partner samen de kaarten in hun slagen, en de anderen ook.
   *[sides] Na de laatste slag telt elke partij de kaarten in haar slagen.
}
counting-cards = { $points ->
    [one] { $ranks }: elk { $points } punt.
   *[other] { $ranks }: elk { $points } punten.
}
counting-nothing = { $ranks }: niets.
counting-last = { $points ->
    [one] De laatste slag levert { $points } punt extra op.
   *[other] De laatste slag levert { $points } punten extra op.
}
counting-total = Samen zijn dat in elk spel { $points } slagpunten.
counting-most = Samen zijn dat hoogstens { $points } slagpunten; een deel ervan kan in kaarten zitten die voor niemand tellen.
counting-sevens-up = { $unit ->
    [player] De slagpunten van elke speler worden op tientallen afgerond: eindigt het getal op zeven, acht of negen, dan naar boven, anders naar beneden.
   *[side] De slagpunten van elke partij worden op tientallen afgerond: eindigt het getal op zeven, acht of negen, dan naar boven, anders naar beneden.
}

settlement-made-all = { $unit ->
    [player] De bieder heeft gewonnen als zijn roem en slagpunten samen het bod halen. Hij schrijft dan alles op, niet alleen het bod.
   *[side] De biedende partij heeft gewonnen als haar roem en slagpunten samen het bod halen. Ze schrijft dan alles op, niet alleen het bod.
}
settlement-made-bid = { $unit ->
    [player] De bieder heeft gewonnen als zijn roem en slagpunten samen het bod halen. Hij schrijft dan het bod op, en niet meer.
   *[side] De biedende partij heeft gewonnen als haar roem en slagpunten samen het bod halen. Ze schrijft dan het bod op, en niet meer.
}
settlement-paid = { $unit ->
    [player] De bieder heeft gewonnen als zijn roem en slagpunten samen het bod halen. Wat erboven komt, levert niets op.
   *[side] De biedende partij heeft gewonnen als haar roem en slagpunten samen het bod halen. Wat erboven komt, levert niets op.
}
settlement-called = De bieder en de gevraagde partner schrijven allebei op wat ze samen halen.
settlement-set-deduct = { $company ->
    [alone] Haalt hij het niet, dan is hij nat: hij krijgt niets en het bod wordt van zijn stand afgetrokken, die onder nul mag komen.
    [duel] Haalt hij het niet, dan is hij nat: hij krijgt niets en het bod wordt van zijn stand afgetrokken, die onder nul mag komen.
    [called] Halen ze het niet, dan zijn ze nat: ze krijgen niets en het bod wordt van de stand van elk van beiden afgetrokken, die onder nul mag komen.
   *[sides] Haalt ze het niet, dan is ze nat: ze krijgt niets en het bod wordt van haar stand afgetrokken, die onder nul mag komen.
}
settlement-set-give = { $company ->
    [alone] Haalt hij het niet, dan is hij nat: hij krijgt niets en elke tegenspeler krijgt het bod erbij. Er wordt niets afgetrokken.
    [duel] Haalt hij het niet, dan is hij nat: hij krijgt niets en de tegenspeler krijgt het bod erbij. Er wordt niets afgetrokken.
    [called] Halen ze het niet, dan zijn ze nat: ze krijgen niets en ieder van de anderen krijgt het bod erbij. Er wordt niets afgetrokken.
    [many] Haalt ze het niet, dan is ze nat: ze krijgt niets en elke andere partij krijgt het bod erbij. Er wordt niets afgetrokken.
   *[sides] Haalt ze het niet, dan is ze nat: ze krijgt niets en de tegenpartij krijgt het bod erbij. Er wordt niets afgetrokken.
}
settlement-set-nothing = { $company ->
    [alone] Haalt hij het niet, dan is hij nat: hij krijgt in dit spel niets, maar er wordt ook niets afgetrokken.
    [duel] Haalt hij het niet, dan is hij nat: hij krijgt in dit spel niets, maar er wordt ook niets afgetrokken.
    [called] Halen ze het niet, dan zijn ze nat: ze krijgen in dit spel niets, maar er wordt ook niets afgetrokken.
   *[sides] Haalt ze het niet, dan is ze nat: ze krijgt in dit spel niets, maar er wordt ook niets afgetrokken.
}
settlement-defenders = { $company ->
    [alone] Elke tegenspeler schrijft zijn eigen roem en slagpunten in elk geval op.
    [duel] De tegenspeler schrijft zijn roem en slagpunten in elk geval op.
    [called] Ieder van de anderen schrijft in elk geval zijn eigen roem op en daarbij alle slagpunten die de tegenpartij samen haalt.
    [many] Elke andere partij schrijft haar roem en slagpunten in elk geval op.
   *[sides] De tegenpartij schrijft haar roem en slagpunten in elk geval op.
}
settlement-defenders-nothing = { $company ->
    [alone] De tegenspelers schrijven niets op.
    [duel] De tegenspeler schrijft niets op.
   *[sides] De tegenpartij schrijft niets op.
}
settlement-turned = { $unit ->
    [player] Elke speler schrijft zijn roem en zijn slagpunten op.
   *[side] Elke partij schrijft haar roem en haar slagpunten op.
}
save-declarers-none = { $unit ->
    [player] De roem van de bieder telt ook als hij geen slag haalt.
   *[side] De roem van de biedende partij telt ook als ze geen slag haalt.
}
save-declarers-trick = { $unit ->
    [player] De roem van de bieder telt alleen als hij minstens één slag haalt.
   *[side] De roem van de biedende partij telt alleen als ze minstens één slag haalt.
}
save-declarers-point = { $unit ->
    [player] De roem van de bieder telt alleen als hij minstens één slagpunt haalt.
   *[side] De roem van de biedende partij telt alleen als ze minstens één slagpunt haalt.
}
save-declarers-points = { $unit ->
    [player] De roem van de bieder telt alleen als hij minstens { $points } slagpunten haalt.
   *[side] De roem van de biedende partij telt alleen als ze minstens { $points } slagpunten haalt.
}
save-defenders-none = { $unit ->
    [player] De roem van een tegenspeler telt ook als hij geen slag haalt.
    [together] De roem van de anderen telt ook als ze geen slag halen.
   *[side] De roem van de tegenpartij telt ook als ze geen slag haalt.
}
save-defenders-trick = { $unit ->
    [player] De roem van een tegenspeler telt alleen als hij zelf minstens één slag haalt.
    [together] De roem van de anderen telt alleen als ze samen minstens één slag halen.
   *[side] De roem van de tegenpartij telt alleen als ze minstens één slag haalt.
}
save-defenders-point = { $unit ->
    [player] De roem van een tegenspeler telt alleen als hij zelf minstens één slagpunt haalt.
    [together] De roem van de anderen telt alleen als ze samen minstens één slagpunt halen.
   *[side] De roem van de tegenpartij telt alleen als ze minstens één slagpunt haalt.
}
save-defenders-points = { $unit ->
    [player] De roem van een tegenspeler telt alleen als hij zelf minstens { $points } slagpunten haalt.
    [together] De roem van de anderen telt alleen als ze samen minstens { $points } slagpunten halen.
   *[side] De roem van de tegenpartij telt alleen als ze minstens { $points } slagpunten haalt.
}
save-both-none = { $unit ->
    [player] De roem van een speler telt ook als hij geen slag haalt.
   *[side] De roem van een partij telt ook als ze geen slag haalt.
}
save-both-trick = { $unit ->
    [player] De roem van een speler telt alleen als hij minstens één slag haalt.
   *[side] De roem van een partij telt alleen als ze minstens één slag haalt.
}
save-both-point = { $unit ->
    [player] De roem van een speler telt alleen als hij minstens één slagpunt haalt.
   *[side] De roem van een partij telt alleen als ze minstens één slagpunt haalt.
}
save-both-points = { $unit ->
    [player] De roem van een speler telt alleen als hij minstens { $points } slagpunten haalt.
   *[side] De roem van een partij telt alleen als ze minstens { $points } slagpunten haalt.
}
save-covers-meld = { $unit ->
    [player] Wie dat niet lukt, houdt zijn slagpunten.
   *[side] Een partij die dat niet lukt, houdt haar slagpunten.
}
save-covers-all = { $unit ->
    [player] Wie dat niet lukt, verliest ook zijn slagpunten.
   *[side] Een partij die dat niet lukt, verliest ook haar slagpunten.
}
save-dix-only-dix = { $who ->
    [both] { $unit ->
        [player] Uitzondering: een speler houdt roem die alleen uit dix bestaat.
       *[side] Uitzondering: een partij houdt roem die alleen uit dix bestaat.
    }
   *[defenders] { $unit ->
        [player] Uitzondering: een tegenspeler houdt roem die alleen uit dix bestaat.
       *[side] Uitzondering: wie niet tot de biedende partij hoort, houdt roem die alleen uit dix bestaat.
    }
}
save-dix-portion = { $who ->
    [both] { $unit ->
        [player] Uitzondering: een speler houdt van zijn roem altijd de dix.
       *[side] Uitzondering: een partij houdt van haar roem altijd de dix.
    }
   *[defenders] { $unit ->
        [player] Uitzondering: een tegenspeler houdt van zijn roem altijd de dix.
       *[side] Uitzondering: wie niet tot de biedende partij hoort, houdt van de roem altijd de dix.
    }
}
settlement-unplayed-deduct = { $company ->
    [called] Is een bod ongespeeld verloren, dan wordt het van de stand van de bieder en van de gevraagde partner afgetrokken. { settlement-unplayed }
    [alone] Is een bod ongespeeld verloren, dan wordt het van de stand van de bieder afgetrokken. { settlement-unplayed }
    [duel] Is een bod ongespeeld verloren, dan wordt het van de stand van de bieder afgetrokken. { settlement-unplayed }
   *[sides] Is een bod ongespeeld verloren, dan wordt het van de stand van de biedende partij afgetrokken. { settlement-unplayed }
}
settlement-unplayed-give = { $company ->
    [alone] Is een bod ongespeeld verloren, dan krijgt elke tegenspeler het bod. { settlement-unplayed }
    [called] Is een bod ongespeeld verloren, dan krijgt ieder van de anderen het bod. { settlement-unplayed }
    [duel] Is een bod ongespeeld verloren, dan krijgt de tegenspeler het bod. { settlement-unplayed }
    [many] Is een bod ongespeeld verloren, dan krijgt elke andere partij het bod. { settlement-unplayed }
   *[sides] Is een bod ongespeeld verloren, dan krijgt de tegenpartij het bod. { settlement-unplayed }
}
settlement-unplayed-nothing = Is een bod ongespeeld verloren, dan levert het niets op, maar er wordt ook niets afgetrokken. { settlement-unplayed }
settlement-unplayed = { $defenders ->
    [nothing] Slagpunten zijn er niet, en verder schrijft niemand iets op.
   *[meld] { $company ->
        [alone] Slagpunten zijn er niet; elke tegenspeler schrijft zijn roem op.
        [called] Slagpunten zijn er niet; ieder van de anderen schrijft zijn roem op.
        [duel] Slagpunten zijn er niet; de tegenspeler schrijft zijn roem op.
        [many] Slagpunten zijn er niet; elke andere partij schrijft haar roem op.
       *[sides] Slagpunten zijn er niet; de tegenpartij schrijft haar roem op.
    }
}
settlement-gift = { $company ->
    [alone] Heeft de bieder opgegeven, dan krijgt elke tegenspeler bovendien { $points }.
    [called] Heeft de bieder opgegeven, dan krijgt ieder van de anderen bovendien { $points }.
    [duel] Heeft de bieder opgegeven, dan krijgt de tegenspeler bovendien { $points }.
    [many] Heeft de bieder opgegeven, dan krijgt elke andere partij bovendien { $points }.
   *[sides] Heeft de bieder opgegeven, dan krijgt de tegenpartij bovendien { $points }.
}
settlement-by-meld-all = { $unit ->
    [player] Is een bod ongespeeld gewonnen, dan schrijft de bieder zijn roem op; slagpunten zijn er niet.
   *[side] Is een bod ongespeeld gewonnen, dan schrijft de biedende partij haar roem op; slagpunten zijn er niet.
}
settlement-by-meld-bid = { $unit ->
    [player] Is een bod ongespeeld gewonnen, dan schrijft de bieder het bod op; slagpunten zijn er niet.
   *[side] Is een bod ongespeeld gewonnen, dan schrijft de biedende partij het bod op; slagpunten zijn er niet.
}
settlement-instant-all-tricks = { $unit ->
    [player] Een speler die alle slagen van een spel haalt, wint meteen de hele partij.
   *[side] Een partij die alle slagen van een spel haalt, wint meteen de hele partij.
}
settlement-instant-quadruple-run = { $unit ->
    [player] Een speler die vier reeksen toont, wint meteen de hele partij.
   *[side] Toont iemand vier reeksen, dan wint zijn partij meteen het geheel.
}
settlement-instant-quadruple-pinochle = { $unit ->
    [player] Een speler die vier pinochles toont en minstens { $points } slagpunten haalt, wint meteen de hele partij.
   *[side] Toont iemand vier pinochles, dan wint zijn partij meteen het geheel als ze minstens { $points } slagpunten haalt.
}
settlement-instant-lead = { $unit ->
    [player] Wie { $points } of meer heeft voordat iemand anders boven nul is gekomen, wint meteen de hele partij.
   *[side] Een partij die { $points } of meer heeft voordat een andere boven nul is gekomen, wint meteen het geheel.
}
payment-each = { $who ->
    [all] In plaats van punten op te schrijven wordt er na elk spel betaald in fiches: de bieder rekent af met iedereen aan tafel, ook met wie stilzit. Hoeveel fiches een bod waard is, hangt af van de hoogte.
   *[players] In plaats van punten op te schrijven wordt er na elk spel betaald in fiches: de bieder rekent af met elke andere speler. Hoeveel fiches een bod waard is, hangt af van de hoogte.
}
table-bid = Bod
table-chips = Fiches
table-from = vanaf { $bid }
payment-made = Is het bod gewonnen, gespeeld of ongespeeld, dan krijgt de bieder zoveel fiches van ieder ander.
payment-lost = { $factor ->
    [1] Is het bod gespeeld en verloren, dan betaalt de bieder evenveel aan ieder ander.
    [2] Is het bod gespeeld en verloren, dan betaalt de bieder twee keer zoveel aan ieder ander.
   *[other] Is het bod gespeeld en verloren, dan betaalt de bieder { $factor } keer zoveel aan ieder ander.
}
payment-conceded = Is het bod ongespeeld verloren, dan betaalt de bieder ieder ander het enkele aantal.
payment-kitty = Vanaf een bod van { $points } doet de pot mee als nog een speler: hij betaalt de bieder en wordt betaald. Hij is van allen samen.
payment-suit = { $factor ->
    [2] Is { $suit } troef, dan telt alles dubbel.
   *[other] Is { $suit } troef, dan telt alles { $factor } keer.
}
payment-suit-conceded = De troefkleur telt ook als het bod ongespeeld verloren is.
payment-suit-played = Een ongespeeld verloren bod kost in elke kleur evenveel.
checks-each = Naast de punten zijn er weddenschappen, de checks. Elke speler van een partij krijgt ze van één tegenstander, zodat elk van de twee verliezers elke check één keer betaalt. Aan de punten veranderen ze niets.
table-event = Voor
table-checks = Checks
checks-contract = een gehaald bod, vanaf { $bid }
checks-sweep = alle slagen
checks-more = { $checks ->
    [one] Boven { $bid } levert elke { $step } punten meer in het bod nog één check op.
   *[other] Boven { $bid } levert elke { $step } punten meer in het bod nog { $checks } checks op.
}
checks-set = { $factor ->
    [1] Wordt een bod niet gehaald, dan krijgen de tegenstanders zoveel als het had opgeleverd.
    [2] Wordt een bod niet gehaald, dan krijgen de tegenstanders het dubbele van wat het had opgeleverd.
   *[other] Wordt een bod niet gehaald, dan krijgen de tegenstanders { $factor } keer wat het had opgeleverd.
}
checks-roundhouse = Een rondgang wordt betaald in plaats van de vier heren en vier vrouwen die erin zitten.

match-target = { $company ->
    [alone] Er wordt gespeeld tot iemand aan het eind van een spel { $points } of meer punten heeft. Die wint.
    [duel] Er wordt gespeeld tot iemand aan het eind van een spel { $points } of meer punten heeft. Die wint.
   *[sides] Er wordt gespeeld tot een partij aan het eind van een spel { $points } of meer punten heeft. Die wint.
}
match-deals = { $deals ->
    [one] Een partij duurt { $deals } spel. { match-deals-won }
   *[other] Een partij duurt { $deals } spellen. { match-deals-won }
}
match-deals-won = { $company ->
    [alone] De hoogste stand wint; hebben meer spelers die, dan is de partij onbeslist.
    [many] De hoogste stand wint; hebben meer partijen die, dan is het onbeslist.
   *[sides] De hoogste stand wint; bij gelijke stand is de partij onbeslist.
}
match-must-declare = { $company ->
    [alone] Zo winnen kan alleen wie in dit spel geboden en zijn bod gehaald heeft. De anderen spelen door, hoe hoog hun stand ook is.
    [duel] Zo winnen kan alleen wie in dit spel geboden en zijn bod gehaald heeft. De ander speelt door, hoe hoog zijn stand ook is.
    [many] Zo winnen kan alleen een partij die in dit spel geboden en haar bod gehaald heeft. De andere spelen door, hoe hoog hun stand ook is.
   *[sides] Zo winnen kan alleen een partij die in dit spel geboden en haar bod gehaald heeft. De andere speelt door, hoe hoog haar stand ook is.
}
match-both-declarers = { $company ->
    [alone] Halen meer spelers dat in hetzelfde spel, dan wint de bieder als hij erbij is, wie er ook meer heeft; anders de hoogste stand.
    [duel] Halen beiden dat in hetzelfde spel, dan wint de bieder, wie er ook meer heeft.
    [many] Halen meer partijen dat in hetzelfde spel, dan wint de biedende partij als ze erbij is, wie er ook meer heeft; anders de hoogste stand.
   *[sides] Halen beide partijen dat in hetzelfde spel, dan wint de biedende partij, wie er ook meer heeft.
}
match-both-highest = { $company ->
    [alone] Halen meer spelers dat in hetzelfde spel, dan wint de hoogste stand. Is die gelijk, dan volgt nog een spel.
    [duel] Halen beiden dat in hetzelfde spel, dan wint de hoogste stand. Bij gelijke stand volgt nog een spel.
    [many] Halen meer partijen dat in hetzelfde spel, dan wint de hoogste stand. Is die gelijk, dan volgt nog een spel.
   *[sides] Halen beide partijen dat in hetzelfde spel, dan wint de hoogste stand. Bij gelijke stand volgt nog een spel.
}
match-both-extra-deal = { $company ->
    [alone] Halen meer spelers dat in hetzelfde spel, dan volgt nog een spel en wint daarna de hoogste stand.
    [duel] Halen beiden dat in hetzelfde spel, dan volgt nog een spel en wint daarna de hoogste stand.
    [many] Halen meer partijen dat in hetzelfde spel, dan volgt nog een spel en wint daarna de hoogste stand.
   *[sides] Halen beide partijen dat in hetzelfde spel, dan volgt nog een spel en wint daarna de hoogste stand.
}
match-both-raise-target = { $company ->
    [alone] Halen meer spelers dat in hetzelfde spel, dan gaat het doel met { $points } omhoog en wordt er doorgespeeld.
    [duel] Halen beiden dat in hetzelfde spel, dan gaat het doel met { $points } omhoog en wordt er doorgespeeld.
    [many] Halen meer partijen dat in hetzelfde spel, dan gaat het doel met { $points } omhoog en wordt er doorgespeeld.
   *[sides] Halen beide partijen dat in hetzelfde spel, dan gaat het doel met { $points } omhoog en wordt er doorgespeeld.
}
match-floor = { $company ->
    [alone] Staat iemand aan het eind van een spel op { $points } of lager, dan is de partij afgelopen en wint de hoogste stand.
    [duel] Een speler die aan het eind van een spel op { $points } of lager staat, verliest meteen.
    [many] Staat een partij aan het eind van een spel op { $points } of lager, dan is het afgelopen en wint de hoogste stand.
   *[sides] Een partij die aan het eind van een spel op { $points } of lager staat, verliest meteen.
}
match-behind = { $company ->
    [alone] Staat iemand aan het eind van een spel { $points } of meer onder nul, dan is de partij afgelopen en wint de hoogste stand.
    [duel] Een speler die aan het eind van een spel { $points } of meer onder nul staat, verliest meteen.
    [many] Staat een partij aan het eind van een spel { $points } of meer onder nul, dan is het afgelopen en wint de hoogste stand.
   *[sides] Een partij die aan het eind van een spel { $points } of meer onder nul staat, verliest meteen.
}
match-apart = { $company ->
    [alone] Wie aan het eind van een spel met de hoogste stand { $points } of meer op de laatste voorstaat, wint meteen.
    [duel] Een speler die aan het eind van een spel { $points } of meer voorstaat, wint meteen.
    [many] Een partij die aan het eind van een spel met de hoogste stand { $points } of meer op de laatste voorstaat, wint meteen.
   *[sides] Een partij die aan het eind van een spel { $points } of meer voorstaat, wint meteen.
}
match-checks = { $company ->
    [alone] De winnaar van de partij krijgt { $game } checks van ieder ander.
    [duel] De winnaar van de partij krijgt { $game } checks van de ander.
   *[sides] De winnaars van de partij krijgen { $game } checks, ieder van één tegenstander.
}
match-checks-each = { $checks ->
    [one] Voor elke begonnen { $points } punten verschil komt er één check bij.
   *[other] Voor elke begonnen { $points } punten verschil komen er { $checks } checks bij.
}
match-checks-below = { $checks ->
    [one] Staan de verliezers onder nul, dan komt er één check bij.
   *[other] Staan de verliezers onder nul, dan komen er { $checks } checks bij.
}
match-claim = { $unit ->
    [player] Wie aan de beurt is, mag het spel ook stilleggen en beweren dat hij het doel al heeft bereikt: met zijn stand, de roem van dit spel en de slagpunten tot nu toe. Klopt het, dan wint hij meteen de partij; klopt het niet, dan verliest hij die.
   *[side] Wie aan de beurt is, mag het spel ook stilleggen en beweren dat zijn partij het doel al heeft bereikt: met haar stand, de roem van dit spel en de slagpunten tot nu toe. Klopt het, dan wint ze meteen; klopt het niet, dan verliest ze.
}

example-meld-hand = Troef is { $trump }. Je hebt { $hand }.
example-meld-one = { $meld }: { $hand } telt { $points }.
example-meld-total = Samen geeft de hand { $points } roem.
example-stock-first = Je wint een slag en legt { $hand } neer: een koninklijk huwelijk, meteen { $points }.
example-stock-run = Na een latere slag leg je { $hand } erbij: nu is het een reeks, en je schrijft nog { $points } op.
example-stock-never = Had je eerst de reeks getoond, dan was er met de heer en de vrouw daaruit geen koninklijk huwelijk meer mogelijk.
example-stock-marriage = Na weer een slag leg je { $hand } neer: een huwelijk, { $points }.
example-stock-pinochle = Dan leg je { $hand } bij de vrouw die er al ligt: een pinochle, { $points }, want dat is een andere groep.
example-play-trump = Troef is { $trump }.
example-play-question = Op tafel: { $trick }. Je hebt { $hand }. Je mag spelen: { $legal }.
example-deal-melds = { $company ->
    [alone] Het bod is { $bid }. De bieder heeft { $ours } roem, de tegenspelers { $theirs }.
    [duel] Het bod is { $bid }. De bieder heeft { $ours } roem, de tegenspeler { $theirs }.
    [called] Het bod is { $bid }. De bieder en zijn partner hebben samen { $ours } roem, de anderen { $theirs }.
   *[sides] Het bod is { $bid }. De biedende partij heeft { $ours } roem, de tegenpartij { $theirs }.
}
example-deal-declarer = Het bod is { $bid }, troef is { $trump }. De bieder heeft { $ours } roem.
example-turned-melds = { $company ->
    [alone] De eerste speler heeft { $ours } roem, de anderen { $theirs }.
    [duel] De ene speler heeft { $ours } roem, de andere { $theirs }.
    [many] De eerste partij heeft { $ours } roem, de andere { $theirs }.
   *[sides] De eerste partij heeft { $ours } roem, de tweede { $theirs }.
}
example-deal-made = { $company ->
    [alone] In de slagen haalt de bieder { $us }, de tegenspelers { $them }. Dat maakt { $sum } voor de bieder; hij heeft zijn bod van { $bid } gehaald. Verandering van de standen: bieder { $ours }, tegenspelers { $theirs }.
    [duel] In de slagen haalt de bieder { $us }, de tegenspeler { $them }. Dat maakt { $sum } voor de bieder; hij heeft zijn bod van { $bid } gehaald. Verandering van de standen: bieder { $ours }, tegenspeler { $theirs }.
    [called] In de slagen halen de bieder en zijn partner { $us }, de anderen samen { $them }. Dat maakt { $sum }; de twee hebben het bod van { $bid } gehaald. Verandering van de standen: bieder en partner elk { $ours }, de anderen { $theirs }.
   *[sides] In de slagen haalt de biedende partij { $us }, de tegenpartij { $them }. Dat maakt { $sum } voor de biedende partij; ze heeft haar bod van { $bid } gehaald. Verandering van de standen: biedende partij { $ours }, tegenpartij { $theirs }.
}
example-deal-set = { $company ->
    [alone] In de slagen haalt de bieder { $us }, de tegenspelers { $them }. Dat maakt { $sum } voor de bieder; hij is nat. Verandering van de standen: bieder { $ours }, tegenspelers { $theirs }.
    [duel] In de slagen haalt de bieder { $us }, de tegenspeler { $them }. Dat maakt { $sum } voor de bieder; hij is nat. Verandering van de standen: bieder { $ours }, tegenspeler { $theirs }.
    [called] In de slagen halen de bieder en zijn partner { $us }, de anderen samen { $them }. Dat maakt { $sum }; de twee zijn nat. Verandering van de standen: bieder en partner elk { $ours }, de anderen { $theirs }.
   *[sides] In de slagen haalt de biedende partij { $us }, de tegenpartij { $them }. Dat maakt { $sum } voor de biedende partij; ze is nat. Verandering van de standen: biedende partij { $ours }, tegenpartij { $theirs }.
}
example-turned-score = { $company ->
    [alone] In de slagen haalt de eerste speler { $us }, de anderen { $them }. Verandering van de standen: eerste speler { $ours }, de anderen { $theirs }.
    [duel] In de slagen haalt de ene speler { $us }, de andere { $them }. Verandering van de standen: de ene { $ours }, de andere { $theirs }.
    [many] In de slagen haalt de eerste partij { $us }, de andere { $them }. Verandering van de standen: eerste partij { $ours }, de andere { $theirs }.
   *[sides] In de slagen haalt de eerste partij { $us }, de tweede { $them }. Verandering van de standen: eerste partij { $ours }, tweede partij { $theirs }.
}
example-paid-made = In de slagen haalt de bieder { $us }, dat maakt samen { $sum }: { $bid } is gehaald. Fiches: bieder { $ours }, ieder ander { $theirs }, pot { $kitty }.
example-paid-set = In de slagen haalt de bieder { $us }, dat maakt samen { $sum }: { $bid } is gespeeld en verloren. Fiches: bieder { $ours }, ieder ander { $theirs }, pot { $kitty }.

tip-bid = Tel vóór het bieden wat je zelf aan roem hebt en reken een deel van de slagpunten mee. De helft daarvan is ongeveer { $points }; met lange troef en azen mag je meer verwachten.
tip-bid-alone = { $company ->
    [called] Tel vóór het bieden wat je zelf aan roem hebt en welke slagen zeker zijn, en reken iets mee voor de partner die je gaat vragen.
   *[other] Tel vóór het bieden wat je aan roem hebt en reken alleen de slagen mee die zo goed als zeker zijn: niemand helpt je.
}
tip-widow = Bied niet op wat de talon zou kunnen brengen: het is een grabbelton, en een reeks maakt hij zelden vol.
tip-call = Vraag de troef die je het meest mist: liefst een aas, of de kaart die je reeks aanvult.
tip-trump = Een lange troefkleur met de aas is meer waard dan een korte met een huwelijk: denk aan de slagen, niet alleen aan de roem.
tip-give = Geef als partner van de bieder eerst troeven, vooral troeven die een reeks kunnen aanvullen; dan azen, en een vrouw of boer voor een pinochle.
tip-return = Houd als bieder je troeven en azen. Geef lage kaarten terug van een kleur die je helemaal kwijt kunt, en breek geen roem.
tip-bury = Leg tienen en heren weg van een bijkleur die je helemaal kwijt kunt: ze tellen voor jou, en daarna kun je die kleur troeven.
tip-stock-keep = Houd kaarten die nog roem kunnen worden, vooral schoppenvrouwen, ruitenboeren en kaarten van de reeks. Speel wat geen toekomst heeft.
tip-stock-win = Win een slag als je iets te tonen hebt; de meeste andere zijn de hoge kaart niet waard die ze kosten.
tip-stock-last = Tel de stok af. Toon wat je kunt voordat hij op is, en bewaar azen en troeven voor de slagen daarna.
tip-draft = Neem azen, toekomstige troeven en delen van roem; onthoud wat je hebt weggelegd, want de ander krijgt het niet meer te zien.
tip-suit = Denk twee keer na over de dure kleur: ze vermenigvuldigt ook wat je verliest.
tip-aces = Speel de azen van de andere kleuren vroeg, zolang iedereen nog moet bekennen. Later worden ze afgetroefd.
tip-dix = Ruil een dix zodra het mag: het kost niets en levert een betere troef op.
tip-trumps = Tel de troeven mee: er zijn er { $cards }.
tip-partner = Is de slag zeker voor je partner en heb je de keus, speel er dan een puntkaart bij. Is hij zeker voor de tegenpartij, speel dan een kaart zonder waarde.
tip-defend = Speel als tegenspeler puntkaarten bij de slagen van de andere tegenspeler, en neem de bieder in het midden: het best komt zijn rechterbuur uit.
tip-low = Speel bij de slagen van anderen alleen kaarten die niets tellen.
tip-save = { $unit ->
    [player] Wacht niet te lang met je eerste slag: wie niets haalt, verliest zijn roem.
   *[side] Wacht niet te lang met je eerste slag: een partij die niets haalt, verliest haar roem.
}
tip-help = { $company ->
    [sides] Pas met hulp als je een of twee azen of goede roem hebt maar niet kunt bieden: dat kan je partner een stap verder helpen.
    [many] Pas met hulp als je een of twee azen of goede roem hebt maar niet kunt bieden: dat kan je partner een stap verder helpen.
   *[other] Denk goed na voordat je met hulp past: iedereen hoort het.
}
tip-concede = { $paid ->
    [chips] Geef op als de roem laat zien dat het bod niet haalbaar is: gespeeld en verloren kost het meer.
   *[points] Geef op als de roem laat zien dat het bod niet haalbaar is: de anderen krijgen dan geen slagpunten.
}
tip-stuck = Pas vroeg met een zwakke hand: misschien zit een ander vast aan een bod dat niet te halen is.
tip-last = Bewaar als het kan een troef voor de laatste slag: die levert { $points } extra op.
tip-void = Werk een korte bijkleur weg: dan kun je die troeven.

term-around = { $copies ->
    [1] Viertal: vier kaarten van één rang, van elke kleur één.
    [2] Viertal: vier kaarten van één rang, van elke kleur één. Alle acht zijn een dubbel viertal.
   *[other] Viertal: vier kaarten van één rang, van elke kleur één. Van elk twee is een dubbel viertal, van elk drie een driedubbel, enzovoort.
}
term-beat = Overtreffen: een kaart spelen die in de slag de leiding neemt.
term-check = Check: een weddenschap die naast de punten wordt betaald.
term-contract = { $unit ->
    [player] Bod: het aantal punten dat het bieden gewonnen heeft en dat de bieder moet halen.
   *[side] Bod: het aantal punten dat het bieden gewonnen heeft en dat de biedende partij moet halen.
}
term-counter = Puntkaart: een kaart die in een slag punten oplevert.
term-deal = Spel: alles van schudden tot afrekenen.
term-declarer = { $company ->
    [alone] Bieder: de winnaar van het bieden, die alleen speelt.
    [duel] Bieder: de winnaar van het bieden.
    [called] Bieder: de winnaar van het bieden. Met de gevraagde partner: de biedende partij.
   *[sides] Bieder: de winnaar van het bieden. Met zijn partij: de biedende partij.
}
term-defenders = { $company ->
    [alone] Tegenspelers: allen die tegen de bieder spelen.
    [duel] Tegenspeler: wie het bieden niet gewonnen heeft.
    [called] Tegenpartij: allen die tegen de bieder en de gevraagde partner spelen.
    [many] Tegenpartij: een partij die het bieden niet gewonnen heeft.
   *[sides] Tegenpartij: de partij die het bieden niet gewonnen heeft.
}
term-dix = { $dix ->
    [7] Dix (zeg "dies"): de troefzeven.
   *[other] Dix (zeg "dies"): de troefnegen.
}
term-exchange = Ruilen: de kaarten die bieder en partner elkaar geven.
term-follow = Bekennen: een kaart van de uitgekomen kleur spelen.
term-kitty = Pot: de fiches die van allen samen zijn.
term-lead = Uitkomen: de eerste kaart van een slag spelen.
term-marriage = Huwelijk: heer en vrouw van één kleur; in troef een koninklijk huwelijk.
term-match = Partij: spellen tot een van de kanten gewonnen heeft.
term-match-player = Partij: spellen tot iemand gewonnen heeft.
term-meld = { $when ->
    [between] Roem: een combinatie van kaarten die telt als ze tussen de slagen wordt getoond; ook de punten ervoor.
   *[before] Roem: een combinatie van kaarten die vóór het spelen telt; ook de punten ervoor.
}
term-pinochle = Pinochle: schoppenvrouw en ruitenboer.
term-run = Reeks: aas, tien, heer, vrouw en boer van troef.
term-set = { $unit ->
    [player] Nat: de bieder heeft zijn bod niet gehaald.
   *[side] Nat: de biedende partij heeft haar bod niet gehaald.
}
term-draw-stock = Stok: de kaarten waarvan getrokken wordt.
term-trick = Slag: van elke speler één kaart.
term-trump = Troef: de kleur die alle andere verslaat. Troeven: zo'n kaart spelen als er met een andere kleur is uitgekomen.
term-void = Renonce: zonder kaart van een kleur.
term-widow = Talon: de kaarten die aan niemand worden gegeven.

# Het verschil tussen twee regelsets.
difference-option = { $label }: { $old } -> { $new }
