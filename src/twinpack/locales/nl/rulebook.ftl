# Het regelblad. De sleutels komen uit de overzichten van de spelfamilies.

section-players = Spelers en kaarten
section-deal = Het delen
section-auction = Het bieden
section-trump = Troef
section-widow = De talon
section-exchange = Het ruilen
section-melds = Roem
section-before = Vóór de eerste slag
section-play = Het spelen van de slagen
section-counting = Het tellen van de slagen
section-settlement = De afrekening van het spel
section-match = De partij winnen
section-example-meld = Voorbeeld: een hand tellen
section-example-play = Voorbeeld: wat mag ik spelen?
section-example-deal = Voorbeeld: een spel afrekenen
section-tips = Tips voor beginners
section-glossary = Woordenlijst

players-four = Er spelen vier mensen, twee tegen twee. Partners zitten tegenover elkaar en tellen samen als één partij. Alles gaat met de klok mee.
players-pack = Er wordt gespeeld met { $cards } kaarten: { $ranks } in elk van de vier kleuren, elke kaart twee keer.
players-rank = In elke kleur is dat de volgorde van hoog naar laag. De tien komt dus meteen na de aas.
players-counters = De puntkaarten, dus de kaarten die in een slag punten opleveren, zijn { $ranks }.
players-scale-10 = Punten worden voluit geschreven, zoals in de meeste regelboeken.
players-scale-1 = Punten worden zonder hun laatste nul geschreven: wat elders 150 heet, is hier 15.

deal-dealer = Wie de hoogste kaart trekt, deelt het eerst. Na elk spel, ook na een ongeldig spel, deelt de linkerbuur.
deal-equal = { $size ->
    [one] De gever schudt, de rechterbuur coupeert en de kaarten worden één voor één gedeeld, te beginnen links van de gever, tot ieder er { $hand } heeft.
   *[other] De gever schudt, de rechterbuur coupeert en de kaarten worden met { $size } tegelijk gedeeld, te beginnen links van de gever, tot ieder er { $hand } heeft.
}
deal-packets = De gever schudt, de rechterbuur coupeert en de kaarten worden gedeeld in pakjes van { $packets }, te beginnen links van de gever, tot ieder er { $hand } heeft.
deal-widow = De laatste { $cards } kaarten worden dicht opzijgelegd. Dat is de talon.
deal-turned = De allerlaatste kaart, die van de gever is, wordt opengelegd.
deal-misdeal-five-nines = Wie vijf of meer negens heeft, mag in plaats van de eerste keer te bieden of te passen de kaarten ingooien. Dan deelt de volgende gever.
deal-misdeal-five-nines-no-ace = Wie vijf of meer negens en geen aas heeft, mag in plaats van de eerste keer te bieden of te passen de kaarten ingooien. Dan deelt de volgende gever.
deal-misdeal-six-nines-one-ace = Wie zes of meer negens en hoogstens één aas heeft, mag in plaats van de eerste keer te bieden of te passen de kaarten ingooien. Dan deelt de volgende gever.

auction-purpose = Er wordt geboden om het recht troef te kiezen. Een bod noemt het aantal punten dat de eigen partij met roem en slagen samen belooft te halen.
auction-ascending = De speler links van de gever begint. Wie aan de beurt is, biedt hoger of past. Wie gepast heeft, doet in dit spel niet meer mee met bieden. Het bieden eindigt als alleen de hoogste bieder over is.
auction-single = De speler links van de gever begint. Ieder komt precies één keer aan de beurt en biedt hoger of past. Het hoogste bod wint.
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
auction-jump = Springen mag: een bod mag het vorige met een willekeurig bedrag overtreffen.
auction-raise = Een bod mag hoogstens { $points } boven het vorige liggen.
auction-ceiling = Het hoogste mogelijke bod is { $points }.
auction-opener-forced = De speler links van de gever moet het bieden openen en mag de eerste keer niet passen.
auction-opener-forced-with-meld = Zolang niemand geboden heeft, moet een speler die ook maar enige roem heeft bieden; passen mag dan niet.
auction-needs-marriage = Alleen wie een huwelijk (heer en vrouw van één kleur) heeft, mag bieden.
auction-needs-meld = Alleen wie met de beste troefkleur zelf minstens { $points } roem heeft, mag bieden.
auction-help = In plaats van gewoon te passen mag je "met hulp passen". Je doet evengoed niet meer mee met bieden, maar je partner weet dan dat je hand nuttig zou zijn.
auction-all-pass-dealer-minimum = Passen de andere drie zonder bod, dan zit de gever eraan vast en moet hij voor { $points } spelen, welke hand hij ook heeft.
auction-all-pass-dealer-minimum-less-one = Passen de andere drie zonder bod, dan zit de gever eraan vast, één stap goedkoper, en moet hij voor { $points } spelen, welke hand hij ook heeft.
auction-all-pass-redeal = Passen alle vier, dan worden de kaarten ingegooid en deelt de volgende gever.
auction-winner = De hoogste bieder heet de bieder, en het bod moet gehaald worden. De bieder en zijn partner zijn de biedende partij, de andere twee de tegenpartij.

trump-needs-none = De bieder kiest een kleur als troef. Elke kleur mag.
trump-needs-marriage = De bieder kiest een kleur als troef. Hij moet in die kleur een huwelijk (heer en vrouw) hebben.
trump-needs-marriage-run-dix = De bieder kiest een kleur als troef. Hij moet in die kleur een huwelijk, een reeks of de negen hebben.
trump-without = Een bieder zonder zo'n kleur kan geen troef kiezen: het bod is ongespeeld verloren. Omdat er dan geen troef is, telt roem in troef niet.
trump-stuck = Een gever die aan het spel vastzit, mag elke kleur kiezen.
trump-turned = De kleur van de opengelegde kaart is troef.
trump-swap = De eerste speler links van de gever die een troefnegen (dix) heeft, mag die ruilen voor de opengelegde kaart. Wie ruilt, telt er { $points } roem voor. Een opengelegde negen wordt niet geruild.
trump-no-contract = Er wordt niet geboden en er is geen bieder. Beide partijen schrijven gewoon op wat ze halen.

widow-shown = De bieder laat iedereen de { $cards } kaarten van de talon zien en neemt ze op voordat hij troef kiest.
widow-secret = De bieder neemt de { $cards } kaarten van de talon op zonder ze te laten zien, voordat hij troef kiest.
widow-bury = Na het kiezen van troef legt de bieder { $cards } kaarten uit de hand dicht weg. Ze doen niet meer mee.
widow-share = Na het kiezen van troef houdt de bieder één kaart van de talon en geeft hij elke andere speler er één, zodat ieder er evenveel heeft.
widow-counts = Puntkaarten onder de weggelegde kaarten horen bij de slagpunten van de biedende partij.
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

meld-show = Vóór het spelen leggen alle spelers hun roem open op tafel. De roem van twee partners wordt opgeteld. Daarna neemt ieder zijn kaarten weer op.
table-meld = Roem
table-cards = Kaarten
table-one = Eén
table-two = Twee
cards-of-trump = { $ranks } van troef
cards-plain = { $ranks } van één andere kleur
cards-around = { $ranks } van elke kleur
cards-all-suits = { $ranks } van elke kleur
meld-groups = Er zijn drie groepen: reeksen, huwelijken en dix; pinochles; en de viertallen (azen, heren, vrouwen, boeren). Een kaart mag in meerdere groepen tellen, maar in elke groep maar één keer.
meld-run-pair = Heer en vrouw in een reeks zijn dus niet ook nog een koninklijk huwelijk. Maar een vrouw kan tellen in een huwelijk, in een pinochle en bij vier vrouwen.
meld-extra-none = Een tweede heer of een tweede vrouw van troef voegt niets toe aan een reeks. Samen zijn ze een koninklijk huwelijk naast de reeks.
meld-extra-both = Een reeks met een tweede heer én een tweede vrouw telt als een reeks en een koninklijk huwelijk.
meld-two = De laatste kolom geldt voor twee dezelfde: twee reeksen, twee huwelijken in één kleur, twee pinochles, alle acht azen. Hij komt in plaats van de enkele waarde, niet erbovenop.
meld-bonus = De rondgang, een huwelijk in elke kleur, geeft een premie van { $points } boven op de roem waaruit hij bestaat.
meld-grand = De grote pinochle telt in plaats van de pinochle die erin zit, tenzij een dubbele pinochle meer oplevert.
meld-nothing = Vier tienen of vier negens zijn geen roem, en zeven kaarten van één rang tellen niet meer dan vier.
meld-minimum = Is de roem van een partij samen minder dan { $points }, dan telt hij niet.

before-minimum = Is de roem van de biedende partij minder dan { $points }, dan is haar bod ongespeeld verloren.
before-not-at-table = In alle slagen samen zitten { $points } punten. Heeft de biedende partij naast haar roem nog meer nodig, dan is haar bod ongespeeld verloren.
before-concede = Als iedereen de roem heeft gezien, mag de bieder opgeven: het bod is ongespeeld verloren.
before-no-concede = Opgeven mag niet.
before-moon = De bieder mag aankondigen dat zijn partij alle slagen haalt. Lukt dat, dan levert het { $bonus } extra op; mislukt het, dan kost het { $penalty }. Het spel zelf wordt gewoon afgerekend.

play-lead-declarer = De bieder komt uit in de eerste slag.
play-lead-left-of-dealer = De speler links van de gever komt uit in de eerste slag.
play-lead-dealer = De gever komt uit in de eerste slag.
play-lead-any = Wie uitkomt, mag elke kaart spelen.
play-lead-trump = In de eerste slag moet met troef worden uitgekomen, als wie uitkomt troef heeft. Daarna mag met elke kaart worden uitgekomen.
play-lead-trump-unless-stuck = In de eerste slag moet met troef worden uitgekomen, als wie uitkomt troef heeft, behalve als de gever aan het spel vastzat. Daarna mag met elke kaart worden uitgekomen.
play-follow = Kleur bekennen is verplicht.
play-beat = Wie bekent, moet als het kan een kaart spelen die hoger is dan de beste tot nu toe, ook als die van de partner is. Kan dat niet, dan mag elke kaart van de kleur. Een gelijke kaart is niet hoger.
play-beat-trump-only = Is er met troef uitgekomen, dan moet je als het kan een kaart spelen die hoger is dan de beste tot nu toe, ook als die van je partner is. In de andere kleuren mag elke kaart van de kleur. Een gelijke kaart is niet hoger.
play-ruffed-free = Is er met een andere kleur uitgekomen en al ingetroefd, dan mag wie bekent elke kaart van de kleur spelen.
play-ruffed-beat = Ook als er al is ingetroefd, moet wie bekent als het kan hoger spelen dan de beste kaart van de uitgekomen kleur.
play-void-overtrump = Wie de uitgekomen kleur niet heeft, moet troeven. Ligt er al een troef, dan moet hij als het kan overtroeven; kan dat niet, dan moet hij toch een troef spelen.
play-void-trump = Wie de uitgekomen kleur niet heeft, moet troeven; hoger dan een troef die er al ligt hoeft niet.
play-void-both = Wie noch de kleur noch troef heeft, mag elke kaart spelen.
play-winner = De hoogste troef wint de slag; zonder troef de hoogste kaart van de uitgekomen kleur. Van twee gelijke kaarten wint de eerst gespeelde. Wie de slag wint, komt uit in de volgende.
play-tricks = { $tricks ->
    [one] Er wordt { $tricks } slag gespeeld.
   *[other] Er worden { $tricks } slagen gespeeld.
}

counting-tricks = Na de laatste slag telt elke partij de kaarten in haar slagen.
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

settlement-made = De biedende partij heeft gewonnen als haar roem en slagpunten samen het bod halen. Ze schrijft dan alles op, niet alleen het bod.
settlement-set-deduct = Haalt ze het niet, dan is ze nat: ze krijgt niets en het bod wordt van haar stand afgetrokken, die onder nul mag komen.
settlement-set-give = Haalt ze het niet, dan is ze nat: ze krijgt niets en de tegenpartij krijgt het bod erbij. Er wordt niets afgetrokken.
settlement-defenders = De tegenpartij schrijft haar roem en slagpunten in elk geval op.
settlement-turned = Elke partij schrijft haar roem en haar slagpunten op.
save-declarers-none = De roem van de biedende partij telt ook als ze geen slag haalt.
save-declarers-trick = De roem van de biedende partij telt alleen als ze minstens één slag haalt.
save-declarers-point = De roem van de biedende partij telt alleen als ze minstens één slagpunt haalt.
save-declarers-points = De roem van de biedende partij telt alleen als ze minstens { $points } slagpunten haalt.
save-defenders-none = De roem van de tegenpartij telt ook als ze geen slag haalt.
save-defenders-trick = De roem van de tegenpartij telt alleen als ze minstens één slag haalt.
save-defenders-point = De roem van de tegenpartij telt alleen als ze minstens één slagpunt haalt.
save-defenders-points = De roem van de tegenpartij telt alleen als ze minstens { $points } slagpunten haalt.
save-both-none = De roem van een partij telt ook als ze geen slag haalt.
save-both-trick = De roem van een partij telt alleen als ze minstens één slag haalt.
save-both-point = De roem van een partij telt alleen als ze minstens één slagpunt haalt.
save-both-points = De roem van een partij telt alleen als ze minstens { $points } slagpunten haalt.
save-covers-meld = Een partij die dat niet lukt, houdt haar slagpunten.
save-covers-all = Een partij die dat niet lukt, verliest ook haar slagpunten.
save-dix-only-dix = { $who ->
    [both] Uitzondering: een partij houdt roem die alleen uit dix bestaat.
   *[defenders] Uitzondering: wie niet tot de biedende partij hoort, houdt roem die alleen uit dix bestaat.
}
save-dix-portion = { $who ->
    [both] Uitzondering: een partij houdt van haar roem altijd de dix.
   *[defenders] Uitzondering: wie niet tot de biedende partij hoort, houdt van de roem altijd de dix.
}
settlement-unplayed-deduct = Is een bod ongespeeld verloren, dan wordt het van de stand van de biedende partij afgetrokken en schrijft de tegenpartij haar roem op. Slagpunten zijn er niet.
settlement-unplayed-give = Is een bod ongespeeld verloren, dan schrijft de tegenpartij het bod en haar roem op. Slagpunten zijn er niet, en er wordt niets afgetrokken.
settlement-instant-all-tricks = Een partij die alle slagen van een spel haalt, wint meteen de hele partij.

match-target = Er wordt gespeeld tot een partij aan het eind van een spel { $points } of meer punten heeft. Die wint.
match-deals = { $deals ->
    [one] Een partij duurt { $deals } spel. De hoogste stand wint; bij gelijke stand is de partij onbeslist.
   *[other] Een partij duurt { $deals } spellen. De hoogste stand wint; bij gelijke stand is de partij onbeslist.
}
match-must-declare = Zo winnen kan alleen een partij die in dit spel geboden en haar bod gehaald heeft. De andere speelt door, hoe hoog haar stand ook is.
match-both-declarers = Halen beide partijen dat in hetzelfde spel, dan wint de biedende partij, wie er ook meer heeft.
match-both-highest = Halen beide partijen dat in hetzelfde spel, dan wint de hoogste stand. Bij gelijke stand volgt nog een spel.
match-both-extra-deal = Halen beide partijen dat in hetzelfde spel, dan volgt nog een spel en wint daarna de hoogste stand.
match-both-raise-target = Halen beide partijen dat in hetzelfde spel, dan gaat het doel met { $points } omhoog en wordt er doorgespeeld.
match-floor = Een partij die aan het eind van een spel op { $points } of lager staat, verliest meteen.
match-behind = Een partij die aan het eind van een spel { $points } of meer onder nul staat, verliest meteen.
match-apart = Een partij die aan het eind van een spel { $points } of meer voorstaat, wint meteen.

example-meld-hand = Troef is { $trump }. Je hebt { $hand }.
example-meld-one = { $meld }: { $hand } telt { $points }.
example-meld-total = Samen geeft de hand { $points } roem.
example-play-trump = Troef is { $trump }.
example-play-question = Op tafel: { $trick }. Je hebt { $hand }. Je mag spelen: { $legal }.
example-deal-melds = Het bod is { $bid }. De biedende partij heeft { $declarers } roem, de tegenpartij { $defenders }.
example-deal-turned = De eerste partij heeft { $declarers } roem, de tweede { $defenders }.
example-deal-made = In de slagen haalt de biedende partij { $us }, de tegenpartij { $them }. Dat maakt { $sum } voor de biedende partij; ze heeft haar bod van { $bid } gehaald. Verandering van de standen: biedende partij { $ours }, tegenpartij { $theirs }.
example-deal-set = In de slagen haalt de biedende partij { $us }, de tegenpartij { $them }. Dat maakt { $sum } voor de biedende partij; ze is nat. Verandering van de standen: biedende partij { $ours }, tegenpartij { $theirs }.
example-deal-score = In de slagen haalt de eerste partij { $us }, de tweede { $them }. Verandering van de standen: eerste partij { $ours }, tweede partij { $theirs }.

tip-bid = Tel vóór het bieden wat je zelf aan roem hebt en reken een deel van de slagpunten mee. De helft daarvan is ongeveer { $points }; met lange troef en azen mag je meer verwachten.
tip-trump = Een lange troefkleur met de aas is meer waard dan een korte met een huwelijk: denk aan de slagen, niet alleen aan de roem.
tip-give = Geef als partner van de bieder eerst troeven, vooral troeven die een reeks kunnen aanvullen; dan azen, en een vrouw of boer voor een pinochle.
tip-return = Houd als bieder je troeven en azen. Geef lage kaarten terug van een kleur die je helemaal kwijt kunt, en breek geen roem.
tip-aces = Speel de azen van de andere kleuren vroeg, zolang iedereen nog moet bekennen. Later worden ze afgetroefd.
tip-trumps = Tel de troeven mee: er zijn er { $cards }.
tip-partner = Is de slag zeker voor je partner en heb je de keus, speel er dan een puntkaart bij. Is hij zeker voor de tegenpartij, speel dan een kaart zonder waarde.
tip-save = Wacht niet te lang met je eerste slag: een partij die niets haalt, verliest haar roem.
tip-help = Pas met hulp als je een of twee azen of goede roem hebt maar niet kunt bieden: dat kan je partner een stap verder helpen.
tip-concede = Geef op als de roem laat zien dat het bod niet haalbaar is: de tegenpartij krijgt dan geen slagpunten.
tip-stuck = Pas vroeg met een zwakke hand: misschien zit de gever vast aan een bod dat niet te halen is.
tip-last = Bewaar als het kan een troef voor de laatste slag: die levert { $points } extra op.
tip-void = Werk een korte bijkleur weg: dan kun je die troeven.

term-around = Viertal: vier kaarten van één rang, van elke kleur één. Alle acht zijn een dubbel viertal.
term-beat = Overtreffen: een kaart spelen die in de slag de leiding neemt.
term-contract = Bod: het aantal punten dat het bieden gewonnen heeft en dat de biedende partij moet halen.
term-counter = Puntkaart: een kaart die in een slag punten oplevert.
term-deal = Spel: alles van schudden tot afrekenen.
term-declarer = Bieder: de winnaar van het bieden. Met zijn partner: de biedende partij.
term-defenders = Tegenpartij: de partij die het bieden niet gewonnen heeft.
term-dix = Dix (zeg "dies"): de troefnegen.
term-exchange = Ruilen: de kaarten die bieder en partner elkaar geven.
term-follow = Bekennen: een kaart van de uitgekomen kleur spelen.
term-lead = Uitkomen: de eerste kaart van een slag spelen.
term-marriage = Huwelijk: heer en vrouw van één kleur; in troef een koninklijk huwelijk.
term-match = Partij: spellen tot een van de twee kanten gewonnen heeft.
term-meld = Roem: een combinatie van kaarten die vóór het spelen telt; ook de punten ervoor.
term-pinochle = Pinochle: schoppenvrouw en ruitenboer.
term-run = Reeks: aas, tien, heer, vrouw en boer van troef.
term-set = Nat: de biedende partij heeft haar bod niet gehaald.
term-trick = Slag: vier kaarten, van elke speler één.
term-trump = Troef: de kleur die alle andere verslaat. Troeven: zo'n kaart spelen als er met een andere kleur is uitgekomen.
term-void = Renonce: zonder kaart van een kleur.
term-widow = Talon: de kaarten die aan niemand worden gegeven.

# Het verschil tussen twee regelsets.
difference-option = { $label }: { $old } -> { $new }
