# De browser: kaarten, startpagina.

rank-name-6 = zes
rank-name-5 = vijf
rank-name-4 = vier
rank-name-3 = drie
rank-name-2 = twee

card-name = { $suit } { $rank }
card-as = { $card } als { $meant }
card-hidden = een gedekte kaart
card-trump = troef
card-new = nieuw

game-pinochle = Pinochle
game-pinnacola = Pinnacola

start-title = Pinochle en Pinnacola volgens je eigen regels
start-intro = Speel meteen tegen bots, of stuur je vrienden een link. Geen account, geen reclame, en iedereen kan elke gift narekenen.
start-name = Je naam
start-guest = Gast
start-games = Kies een spel
start-game = Spel
start-players = Spelers
start-any = alle
start-own = eigen
start-own-summary = Je eigen regels, op basis van { $base }.
start-seats = { $count ->
    [one] één speler
   *[other] { $count } spelers
}
start-bots = Tegen bots spelen
start-friends = Vrienden uitnodigen
start-read = Regels lezen
start-plan = Tafel instellen
start-change = Regels veranderen
start-edit = Bewerken
start-drop = Verwijderen
start-drop-sure = Je regels “{ $name }” uit deze browser verwijderen?
start-resume = Verder spelen
start-forget = { $name } van deze lijst halen
start-all = Alle { $count } tonen
start-public = Openbare tafels
start-public-none = Op dit moment geen. Kies “openbaar” bij de instellingen van de tafel om er een te openen.
start-public-free = { $count ->
    [one] één vrije plaats
   *[other] { $count } vrije plaatsen
}
start-public-watch = toekijken
start-promise = Partijen blijven op deze server; namen, instellingen en je eigen regels blijven in deze browser.
start-verify = De giften van een verslag controleren
start-loading = Een ogenblik …
start-no-server = De server antwoordt niet. Draait hij nog?
start-trouble = Dat is niet gelukt ({ $code }).

make-seats = Wie zit waar
make-seat = { $where ->
    [left] Links van je
    [right] Rechts van je
    [across] Tegenover je
   *[other] Plaats { $number } vanaf links
}
make-open = een vriend
make-bot-club = een bot die goed speelt
make-bot-random = een bot die zomaar wat speelt
make-bot-novice = een bot die nog leert
make-bot-casual = een bot die voor de lol speelt
make-bot-regular = een bot die vaak speelt
make-bot-expert = een bot die vooruitdenkt
make-bot-master = een bot die lang vooruitdenkt
make-table = De tafel
make-spectators = Anderen mogen toekijken
make-public = Openbaar: iedereen op deze server ziet hem
make-takebacks = Beslissingen mogen terug als iedereen het goedvindt
make-pace = Bots wachten
make-pace-value = { $tenths ->
    [0] helemaal niet
   *[other] { $seconds } s
}
make-grace = Een bot valt in voor wie weg is
make-grace-value = { $seconds ->
    [15] na 15 seconden
    [60] na een minuut
    [86400] na een dag
   *[other] na { $minutes } minuten
}
make-clock = Bedenktijd
make-clock-value = { $decision ->
    [0] zo lang als je wilt
   *[other] { $decision } s per keer, { $bank } s extra per partij
}
make-play = Spelen
make-open-table = { $open ->
    [one] De tafel openen voor één vriend
   *[other] De tafel openen voor { $open } vrienden
}

invite-title = De tafel is open
invite-how = Stuur deze link naar je vrienden. Wie hem opent, kan een vrije plaats nemen; zodra alle plaatsen bezet zijn, begint het spel.
invite-link = Link naar de tafel
invite-copy = Kopiëren
invite-copied = Gekopieerd
invite-share = Delen …
invite-only-here = Dit adres werkt alleen op deze computer. Voor vrienden in je netwerk start je zo:
invite-qr = De link als QR-code
invite-go = Naar de tafel

editor-title = Huisregels
editor-based = Op basis van { $base }. Verander wat jullie anders doen; al het andere blijft zoals het is.
editor-name = Naam van je regels
editor-unnamed = { $base }, zoals wij het spelen
editor-back = Terug
editor-general = Algemeen
editor-differs = veranderd
editor-reset = terug naar: { $value }
editor-number = een getal …
editor-part-at = vanaf
editor-part-by = in stappen van
editor-part-bid = bod
editor-part-chips = fiches
editor-row-add = Regel toevoegen
editor-row-drop = Regel { $number } weghalen
editor-count = { $count ->
    [0] Nog niets veranderd.
    [one] Eén regel veranderd.
   *[other] { $count } regels veranderd.
}
editor-wrong = Eén waarde kan zo niet.
editor-go-wrong = Tonen
editor-save = Bewaren en kiezen
editor-link = Als link kopiëren
editor-link-here = De link staat nu in de adresbalk.
editor-file = Als bestand bewaren
editor-load = Bestand openen
editor-other-game = Deze regels zijn voor een ander spel. Kies eerst dat spel.
editor-only = Alleen wat veranderd is
editor-search = Zoeken in de regels
editor-bad-link = Deze link naar huisregels is beschadigd.
