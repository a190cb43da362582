# Why something was refused: the codes of errors. What was wrong comes first, then the way out.

# Where it is, in front of what is wrong; and a reason behind it.
error-at-line = Regel { $line }: { $message }
error-at-call = Bieding { $place } ({ $call }): { $message }

# Text that is not in the form it should have.
error-card = "{ $text }" is geen kaart. Schrijf waarde en kleur, bijvoorbeeld AS, 10H of 9C: waarden A 10 H V B 9 8 7, kleuren S (schoppen) H (harten) D (ruiten) C (klaveren).
error-suit = "{ $text }" is geen kleur. Schrijf S (schoppen), H (harten), D (ruiten) of C (klaveren).
error-number = "{ $text }" is geen aantal punten. Schrijf alleen cijfers, bijvoorbeeld 250.
error-seat = "{ $text }" is geen plaats. Schrijf een getal vanaf 0.
error-action = "{ $text }" is geen actie. Acties luiden bijvoorbeeld "bid 260", "trump S" of "play TH".
error-answer = "{ $text }" is geen antwoord op deze vraag. Antwoord met een van de genoemde mogelijkheden.
error-too-many-cards = "{ $text }" noemt te veel kaarten. Het spel heeft er { $limit }.
error-result = "{ $text }" is geen uitslag. Een uitslag luidt bijvoorbeeld "result +320 -250".
error-call = "{ $text }" is geen bieding. Schrijf een getal, P (passen) of H (passen met hulp).
error-whole = { $name } vraagt een geheel getal, niet "{ $text }".
error-pair = { $name } vraagt twee gehele getallen zoals 320/60, niet "{ $text }".

# Actions that the rules do not allow.
error-must-follow = { $card } mag niet gespeeld worden: wie { $led } heeft, moet bekennen. Speel een kaart van die kleur.
error-must-beat = { $card } mag niet gespeeld worden: wie { $winning } kan overtreffen, moet dat doen. Speel een hogere kaart van de kleur.
error-must-trump = { $card } mag niet gespeeld worden: wie geen { $led } heeft, moet troef ({ $trump }) spelen. Speel een troef.
error-must-overtrump = { $card } mag niet gespeeld worden: wie { $winning } kan overtroeven, moet dat doen. Speel een hogere troef.
error-must-lead-trump = Uitkomen met { $card } mag niet: in de eerste slag moet met troef ({ $trump }) worden uitgekomen. Kom uit met een troef.
error-not-in-hand = Niet in de hand: { $cards }. Kies kaarten die dat wel zijn.
error-wrong-count = { $given ->
    [one] Eén kaart klopt niet: kies er { $count }.
   *[other] { $given } kaarten klopt niet: kies er { $count }.
}
error-wrong-widow-use = { $use ->
    [bury] Volgens deze regels wordt de talon niet verdeeld: leg kaarten weg.
   *[share] Volgens deze regels wordt niets weggelegd: verdeel de talon.
}
error-trump-needs = { $suit } kan geen troef worden: de hand heeft niet wat de regels van de troefkleur vragen. Mogelijk: { $allowed }.
error-may-not-call = { $card } mag niet gevraagd worden. Vraag een troef die je zelf niet hebt: { $allowed }.
error-may-not-bury = Dit mag niet weggelegd worden: { $cards }. Leg hiervan weg: { $allowed }.
error-not-the-pack = Dat is niet het spel: het moeten de { $cards } kaarten zijn, elke kaart zo vaak als ze erin zit.
error-no-misdeal = Met deze hand of op dit moment kun je niet opnieuw laten delen. Bied of pas.
error-no-concession = Volgens deze regels kun je niet opgeven. Speel het spel uit.
error-no-moon = Volgens deze regels kun je niet alle slagen aankondigen. Laat de aankondiging weg.
error-bid-too-low = Een bod van { $bid } is te laag. Het laagste is nu { $minimum }.
error-bid-too-high = Een bod van { $bid } is te hoog. Het hoogste is nu { $maximum }.
error-bid-off-step = Een bod van { $bid } valt tussen twee stappen. De biedingen stijgen hier met { $step }; het laagste is nu { $minimum }.
error-must-open = Hier moet het bieden geopend worden, passen mag niet. Bied minstens { $minimum }.
error-may-not-bid = De hand heeft niet wat de regels van een bieder vragen. Pas.
error-no-help = Volgens deze regels bestaat passen met hulp niet. Pas gewoon.
error-auction-over = Het bieden is al afgelopen. Laat deze en alle volgende biedingen weg.
error-not-now = { $phase ->
    [deal] "{ $action }" komt op het verkeerde moment: er moet gedeeld worden.
    [auction] "{ $action }" komt op het verkeerde moment: er wordt geboden.
    [swap] "{ $action }" komt op het verkeerde moment: een dix mag geruild worden.
    [trump] "{ $action }" komt op het verkeerde moment: troef moet gekozen worden.
    [widow] "{ $action }" komt op het verkeerde moment: de talon is aan de beurt.
    [exchange] "{ $action }" komt op het verkeerde moment: er moeten kaarten gegeven worden.
    [decide] "{ $action }" komt op het verkeerde moment: de bieder beslist of er gespeeld wordt.
    [draft] "{ $action }" komt op het verkeerde moment: er worden om de beurt kaarten gekozen.
    [forfeit] "{ $action }" komt op het verkeerde moment: de bieder beslist of hij de talon bekijkt.
    [call] "{ $action }" komt op het verkeerde moment: er moet een kaart gevraagd worden.
    [bury] "{ $action }" komt op het verkeerde moment: er moeten kaarten weggelegd worden.
    [yield] "{ $action }" komt op het verkeerde moment: de tegenspelers beslissen of ze opgeven.
    [stock] "{ $action }" komt op het verkeerde moment: tussen de slagen wordt roem getoond en getrokken, in een slag moet een kaart gespeeld worden.
    [restock] "{ $action }" komt op het verkeerde moment: de stok moet vernieuwd worden.
    [draw] "{ $action }" komt op het verkeerde moment: eerst moet er uit de stok getrokken of uit de rij genomen worden.
   *[play] { $action ->
        [draw] "{ $action }" komt op het verkeerde moment: in deze beurt is al getrokken. Leg uit, of leg een kaart weg en beëindig de beurt.
        [take] "{ $action }" komt op het verkeerde moment: in deze beurt is al getrokken. Leg uit, of leg een kaart weg en beëindig de beurt.
       *[other] "{ $action }" komt op het verkeerde moment: er moet een kaart gespeeld worden.
    }
}
error-deal-over = Het spel is afgelopen. Er kan niets meer bij.
error-match-over = De partij is afgelopen. Er kan niets meer bij.
error-draw-dealer-first = De eerste gever is nog niet bepaald. Een partij begint met een regel als "dealer 0".
error-dealer-drawn = De eerste gever is al bepaald. Dat gebeurt maar één keer in een partij.
error-no-such-seat = Er is geen plaats { $seat }. De plaatsen tellen vanaf 0, met de klok mee.

# Rule sets and house-rules files.
error-unknown-rules = "{ $value }" is geen set spelregels en geen bestand. Er zijn: { $allowed }.
error-unreadable-file = Het bestand "{ $value }" is niet toegankelijk ({ $text }). Controleer naam en rechten.
error-file-too-large = Het bestand is te groot voor huisregels. Hoogstens { $limit } bytes.
error-bad-toml = Het bestand is geen TOML ({ $text }). Schrijf op elke regel "groep.sleutel = waarde".
error-no-base = Het bestand zegt niet welke regels het verandert. Begin met een regel als base = "ID"; "twinpack rules list" toont de ids.
error-unknown-key = { $near ->
    [none] Er is geen optie "{ $key }". Er zijn: { $allowed }.
   *[other] Er is geen optie "{ $key }". Wordt { $near } bedoeld?
}
error-group-not-value = "{ $key }" is een groep opties en heeft geen waarde. Zet een van: { $allowed }.
error-wrong-value = { $key } kan niet { $value } zijn. Toegestaan: { $allowed }.
error-not-divisible = { $key } = { $value } zou op de andere schaal een breuk geven. Kies een veelvoud van tien of houd de schaal.

# Options that cannot be played together.
error-packets-not-hand = { $key }: de pakjes vormen samen geen hand. Samen moeten het er { $allowed } zijn.
error-step-too-small = { $key }: biedingen moeten stijgen. Elke stap moet minstens { $allowed } zijn.
error-steps-out-of-order = { $key }: de stappen moeten bij het minimumbod ({ $allowed }) of lager beginnen en oplopen.
error-minimum-off-step = { $key }: het minimumbod valt tussen twee stappen. De volgende stap is { $allowed }.
error-bid-out-of-reach = { $key }: zoveel punten levert geen spel op. Hoogstens { $allowed }.
error-ceiling-too-low = { $key }: het hoogste bod ligt onder het eerste. Minstens { $allowed }, of 0 voor geen.
error-raise-too-small = { $key }: de grootste verhoging is kleiner dan een stap. Minstens { $allowed }, of 0 voor geen grens.
error-opener-may-not-bid = { $key }: wie moet openen, kan een hand hebben waarmee bieden niet mag. Schrijf { $allowed }, of vraag niets van bieders.
error-no-trick-points = { $key }: geen kaart telt en de laatste slag ook niet. Geef er een minstens { $allowed }.
error-above-trick-total = { $key }: zoveel slagpunten heeft een spel niet. Hoogstens { $allowed }.
error-target-out-of-reach = { $key }: zo'n doel geeft geen partij. Toegestaan zijn de getallen tussen deze: { $allowed }.
error-no-target-raise = { $key }: een doel dat stijgt, moet ergens mee stijgen. Minstens { $allowed }.
error-conflict = { $key } gaat niet samen met { $other }. Verander een van de twee.
error-sides-uneven = { $key }: over zoveel partijen zijn de plaatsen niet te verdelen. Mogelijk: { $allowed }.
error-hands-not-seats = { $key }: hoogstens twee mogen stilzitten, en dan moeten er minstens drie spelen. Mogelijk: { $allowed }.
error-pack-uneven = { $key }: de andere kaarten zijn niet gelijk te delen. Mogelijk: { $allowed }.
error-share-not-widow = { $key }: een talon die verdeeld wordt, moet voor elke speler een kaart hebben. Het moeten er { $allowed } zijn.
error-bracket-too-small = { $key }: een trap moet meerdere hele biedstappen bevatten. Mogelijk is bijvoorbeeld: { $allowed }.

# Records.
error-record-too-large = Het verslag is te groot. Hoogstens { $limit } tekens.
error-record-parts = Dit is geen heel verslag: er horen gegevens, regels en acties in, met telkens een lege regel ertussen. Ontbreekt het eind van het bestand?
error-tag-form = "{ $text }" is geen gegeven. Een gegeven luidt bijvoorbeeld [Naam "waarde"].
error-tag-twice = Een gegeven staat er dubbel. Schrap een van de twee.
error-tag-missing = Het gegeven { $tag } ontbreekt. Vul het aan.
error-unknown-family = Er is geen spelfamilie "{ $family }". Er zijn: { $allowed }.
error-hash-mismatch = De regels hier zijn niet die waarmee het verslag gemaakt is. Hun hash zou { $expected } zijn.
error-rules-line = De regels van het verslag zijn hier beschadigd. { $cause }
error-damaged-line = Deze regel is beschadigd. { $cause }
error-illegal-line = "{ $text }" is hier niet toegestaan. { $cause }
error-result-mismatch = { $expected ->
    [none] "{ $found }" staat waar geen spel is afgelopen. Schrap de regel.
   *[other] Hier staat "{ $found }" waar het spel op "{ $expected }" is uitgekomen.
}
error-result-missing = Het laatste spel is afgelopen en de uitslag ontbreekt. Voeg de regel "{ $expected }" toe.

# Bots and languages.
error-unknown-bot = Er is geen computerspeler "{ $value }". Er zijn: { $allowed }.
error-bots-count = { $given ->
    [one] Eén computerspeler is niet genoeg. Noem er één voor allemaal, of { $seats } met komma's.
   *[other] { $given } computerspelers past niet. Noem er één voor allemaal, of { $seats } met komma's.
}
error-unknown-language = In "{ $text }" zijn er geen teksten. Er zijn: { $allowed }.

# The command line.
error-no-such-command = Er is geen opdracht "{ $text }". "twinpack --help" noemt ze.
error-command-missing = Welke opdracht? Met --help worden ze genoemd.
error-no-such-option = Er is hier geen optie "{ $name }". Met --help worden ze genoemd.
error-missing-argument = { $name } ontbreekt. Met --help is te zien wat nodig is.
error-bad-argument = { $name } kan niet "{ $text }" zijn. Met --help is te zien wat mogelijk is.
error-option-without-value = { $name } vraagt een waarde, of heeft er een te veel. Met --help is te zien wat mogelijk is.
error-too-many-arguments = Hier staat iets te veel: { $text }. Met --help is te zien wat nodig is.
error-seat-range = Er is geen plaats { $seat }. De plaatsen zijn 0 tot { $limit }.
error-no-such-deal = Het verslag heeft geen spel { $deal }. Het heeft er { $count }.
error-families-differ = { $old } en { $new } zijn verschillende spellen zonder gedeelde opties. Vergelijk spelregels van één spel.
error-deals-range = { $given } spellen kunnen niet gespeeld worden. Kies 1 tot { $limit }.

# The referee.
error-other-game = De scheidsrechter kent { $family } niet. Vraag naar een ander spel.
error-no-cards = Er zijn geen kaarten om te beoordelen. Noem er minstens één.
error-hand-too-large = { $given } kaarten is te veel voor een hand. Die heeft er hoogstens { $limit }.
error-too-many-copies = { $card } komt { $given } keer voor. In het spel zit ze { $limit } keer.
error-trick-full = Met { $given } kaarten op tafel is er niets meer te spelen. Het kunnen er hoogstens { $limit } zijn.
error-trick-size = Een slag heeft { $count } kaarten, niet { $given }. Noem ze in de volgorde van spelen.
error-bid-missing = Het bod ontbreekt. Zeg wat geboden is, bijvoorbeeld --bid 350.
error-no-auction = Volgens deze regels wordt niet geboden, omdat troef wordt opengedraaid. Laat het bod weg of vraag het met andere regels.
error-no-contract = Zonder bod kan er geen ongespeeld verloren gaan. Laat --unplayed weg.
error-points-missing = De slagpunten ontbreken. Geef die van beide partijen, bijvoorbeeld --tricks 160/90, samen { $total }, of zeg met --unplayed waarom er niet gespeeld is.
error-points-unplayed = Een spel dat niet gespeeld is, heeft geen slagpunten. Laat --tricks of --unplayed weg.
error-points-sum = De slagpunten { $text } maken { $given }. Samen moeten het er { $total } zijn; tel opnieuw, met de laatste slag.
error-points-unit = { $points } slagpunten kan niet. Hier zijn het veelvouden van { $unit }; tel opnieuw.
error-tricks-sum = De slagen { $text } maken { $given }. Een spel heeft er { $total }.
error-points-without-trick = Een partij zonder slag kan geen { $points } slagpunten hebben. Verbeter --tricks of --tricks-won.
error-meld-range = Geen partij heeft { $points } roem. Mogelijk is 0 tot { $limit }.
error-meld-unit = Geen roem is { $points } waard. Hier zijn het veelvouden van { $unit }; tel opnieuw.
error-dix-range = De dix kan geen { $points } zijn van { $limit } roem. Hij is er een deel van.
error-dix-sum = { $points } kan niet met dix. Eén telt { $unit }, allemaal samen { $limit }.
error-unplayed-unknown = "{ $text }" is geen reden om niet te spelen. Er zijn: { $allowed }.
error-meld-not-under-minimum = Roem van { $meld } ligt niet onder wat deze regels vragen ({ $minimum }). Geef slagpunten of een andere reden.
error-must-be-played = Volgens deze regels eindigt een spel niet vooraf omdat het bod onhaalbaar is. Geef slagpunten of schrijf concession.
error-is-at-table = De biedende partij heeft { $missing } in slagen nodig en er zijn er { $total }, dus er wordt gespeeld. Geef slagpunten of schrijf concession.
error-any-suit = Volgens deze regels mag elke kleur troef zijn, dus niemand zit zonder. Geef slagpunten of een andere reden.
error-no-such-side = Er is geen partij { $side }. De partijen zijn 1 tot { $limit }, in de volgorde van de standen.
error-not-positive = { $number } is te klein. Schrijf een getal boven nul.
error-declarers-missing = Wie gewonnen heeft, hangt ervan af welke partij het laatst geboden heeft. Voeg --declarers toe met het nummer van de partij.
error-deals-missing = De partij eindigt na { $total } spellen. Zeg hoeveel er gespeeld zijn, bijvoorbeeld --deals 3.

# Why a deal scores what it scores. $side is a side's name, $amount are points.
reason-made = { $side }: bod gehaald met { $amount }.
reason-set = { $side }: nat, met { $amount } is het bod niet gehaald.
reason-concession = { $side }: bod van { $amount } opgegeven.
reason-not-at-table = { $side }: bod van { $amount } ongespeeld verloren, omdat ook alle slagen niet genoeg zouden zijn.
reason-under-minimum = { $side }: bod van { $amount } ongespeeld verloren, omdat er te weinig roem is.
reason-no-suit = { $side }: bod van { $amount } ongespeeld verloren, omdat geen kleur troef mag zijn.
reason-bid-given = { $side }: krijgt het bod van { $amount }.
reason-moon-made = { $side }: heeft zoals aangekondigd alle slagen gehaald.
reason-moon-failed = { $side }: heeft niet zoals aangekondigd alle slagen gehaald.
reason-meld-too-small = { $side }: roem van { $amount } is te weinig om te tellen.
reason-points-lost = { $side }: verliest de { $amount } slagpunten, omdat ze te weinig gehaald heeft.
reason-dix-kept = { $side }: houdt toch { $amount } voor dix.
reason-meld-lost = { $side }: verliest { $amount } roem, omdat ze in slagen te weinig gehaald heeft.
reason-all-tricks = { $side }: heeft alle slagen gehaald en daarmee de partij gewonnen.
reason-claim-right = { $side }: heeft met { $amount } uit dit spel terecht gezegd het doel te hebben bereikt.
reason-claim-wrong = { $side }: heeft gezegd het doel te hebben bereikt, maar { $amount } uit dit spel is te weinig.
reason-far-ahead = { $side }: staat op { $amount } en niemand anders boven nul; daarmee is de partij gewonnen.
reason-quadruple-run = { $side }: heeft vier reeksen getoond en daarmee de partij gewonnen.
reason-quadruple-pinochle = { $side }: heeft vier pinochles getoond en daarmee de partij gewonnen.
reason-forfeit = { $side }: bod van { $amount } ongezien weggegooid.
reason-made-by-meld = { $side }: bod van { $amount } al door de roem gehaald.
reason-yielded = { $side }: bod van { $amount } gewonnen, omdat de anderen hebben opgegeven.
reason-each-pays = { $side }: krijgt van ieder ander { $amount ->
    [one] { $amount } fiche
   *[other] { $amount } fiches
}.
reason-pays-each = { $side }: betaalt ieder ander { $amount ->
    [one] { $amount } fiche
   *[other] { $amount } fiches
}.
reason-to-kitty = { $side }: betaalt aan de pot { $amount ->
    [one] { $amount } fiche
   *[other] { $amount } fiches
}.
reason-from-kitty = { $side }: krijgt uit de pot { $amount ->
    [one] { $amount } fiche
   *[other] { $amount } fiches
}.

# Why a match is over. $side is the winner, $target the number of points in force.
outcome-instant-win = Wat er in dit spel gebeurd is, beslist meteen alles.
outcome-floor = Iemand is te ver onder nul gezakt.
outcome-mercy = Iemand ligt te ver achter.
outcome-deals-played = Alle spellen van de partij zijn gespeeld, en de hoogste stand telt.
outcome-bid-and-out = { $target } is bereikt met een eigen bod.
outcome-target = Niemand anders heeft { $target } bereikt.
outcome-declarers-first = Meer dan één heeft { $target } bereikt; dan wint wie het laatste spel geboden heeft, wie er ook meer heeft.
outcome-highest = Meer dan één heeft { $target } bereikt; dan wint de hoogste stand.

# An evening of many games.
error-evening-players = Met { $given } mensen gaat zo'n avond niet. Het kunnen er { $fewest } tot { $most } zijn; splits een grotere groep.
error-evening-games = { $given } partijen kunnen niet worden ingedeeld. Kies 1 tot { $most }.
error-evening-names-count = { $given ->
    [one] Er is één naam voor { $count } mensen. Noem ze allemaal, met komma's, of laat --players weg.
   *[other] Er zijn { $given } namen voor { $count } mensen. Noem ze allemaal, met komma's, of laat --players weg.
}
error-evening-name-missing = Naam { $number } is leeg. Schrijf voor iedereen een naam, met komma's ertussen.
error-evening-name-twice = Twee mensen heten "{ $text }". Voeg iets toe dat hen onderscheidt.
error-evening-results-too-large = De uitslagen zijn te groot. Hoogstens { $limit } tekens.
error-evening-result-form = "{ $text }" is geen uitslag. Een uitslag luidt zoals "game 1 table 1: 520 340", Noord-Zuid eerst.
error-evening-no-such-game = "{ $text }" hoort hier bij geen partij. Er zijn partijen 1 tot { $games } aan tafels 1 tot { $tables }; verbeter de regel, of vraag meer met --games.
error-evening-result-twice = "{ $text }" is een partij die al op regel { $other } staat. Houd een van de twee.
