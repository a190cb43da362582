# De tafel in de browser: wat alle spellen delen.
frame-you = Jij
frame-we = Wij
frame-they = Zij
frame-guest = gast
frame-spectator = een toeschouwer
frame-watching = Je kijkt toe.
frame-connecting = Verbinden …
frame-loading = Een ogenblik …
frame-lost = De verbinding is verbroken. Nieuwe poging …
frame-returned = Weer verbonden.
frame-closed = Deze tafel is niet te zien
frame-closed-unknown = Deze tafel bestaat niet, de link klopt niet, of toekijken mag hier niet.
frame-closed-other = De tafel moet vanaf haar eigen adres worden geopend.
frame-deal = Spel { $number }
frame-deal-column = Spel
frame-panels = Tafel
frame-log = Verloop
frame-log-empty = Nog niets.
frame-chat = Chat
frame-chat-empty = Nog niemand heeft iets gezegd.
frame-chat-line = Je bericht
frame-send = Versturen
frame-unread = ongelezen
frame-mute = { $name } dempen
frame-mute-spectators = Toeschouwers dempen
frame-menu = Menu
frame-close = Sluiten
frame-score = Scoreblad
frame-total = Totaal
frame-checks = Checks
frame-kitty = Pot
frame-target = Er wordt gespeeld tot { $target }.
frame-record = Verslag van de partij
frame-trump = Troef
frame-contract = Bod
frame-needs = { $points } uit slagen nodig
frame-needs-most = { $points } uit slagen nodig, min wat weggelegd is
frame-needs-trick = een slag nodig
frame-made = bod gehaald
frame-set = bod niet gehaald
frame-clock = nog { $seconds } s
frame-covered = al gehaald
frame-hint = Tip
frame-paused = { $name }: pauze. Het gaat pas verder als iemand die beëindigt.
frame-go-on = Verder
frame-yes = Ja
frame-no = Nee
frame-no-rules = De regels zijn nu niet te tonen.
hint-follow = Doe dat

# Plaatsen.
seat-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
seat-mark-acts = aan de beurt
seat-mark-dealer = gever
seat-sign-dealer = G
seat-mark-declarer = bieder { $bid }
seat-mark-called = gevraagde partner
seat-mark-partner = partner
seat-mark-out = slaat over
seat-mark-bot = bot
seat-mark-open = vrije plaats
seat-mark-away = afwezig
seat-mark-stands-in = afwezig, bot speelt
seat-mark-paused = pauze

# Voor het eerste spel.
waiting-open = { $count ->
    [one] Eén plaats is vrij
   *[other] { $count } plaatsen zijn vrij
}
waiting-deal = De kaarten worden geschud …
waiting-sit = Hier gaan zitten
waiting-bot = Een bot laten spelen
waiting-name = Je naam
waiting-invite = Stuur deze link naar wie je wilt laten meespelen. Wie hem opent, kan een vrije plaats nemen.
waiting-link = Link naar deze tafel
waiting-copy = Kopiëren
waiting-copied = Gekopieerd
waiting-for = Er wordt gewacht op { $names }.

# Tussen de spellen en aan het eind.
result-deal = Spel { $number } is afgelopen
result-over = De partij is afgelopen
result-won = Gewonnen!
result-side = Partij
result-made = { $name }: bod { $bid } gehaald.
result-set = { $name }: bod { $bid } niet gehaald.
result-change = Dit spel
result-winner = winnaar
result-next = Volgend spel
result-look = Tafel bekijken
result-back = Terug naar de uitslag
result-again = Naar de startpagina
result-why = Waarom

# Menu, voorstellen.
menu-takeback = Mijn laatste beslissing terugnemen
menu-claim = De rest opeisen
menu-concede = De partij opgeven
menu-concede-sure = De hele partij opgeven? Dan winnen de anderen.
menu-pause = Pauze
menu-seats = Plaatsen
menu-rules = Regels van deze tafel
menu-settings = Instellingen
menu-shortcuts = Toetsen
menu-leave = Naar de startpagina
proposal-withdraw = Intrekken
proposal-claim = { $name }: aanspraak op de hele rest. Akkoord?
proposal-takeback = { $name }: laatste beslissing terugnemen?
proposal-concede = { $name }: partij opgeven?

# Instellingen.
setting-language = Taal
setting-theme = Kleuren
setting-theme-system = zoals het apparaat
setting-theme-light = licht
setting-theme-dark = donker
setting-speed = Tempo van de kaarten
setting-speed-instant = meteen
setting-speed-fast = snel
setting-speed-normal = normaal
setting-speed-slow = langzaam
setting-trick = Een slag blijft { $seconds } s liggen
setting-fourColours = Vier kleuren voor de kaarten
setting-largeIndex = Grote tekens op de kaarten
setting-leftHanded = Knoppen voor de linkerhand
setting-reducedMotion = Geen beweging
setting-sounds = Geluid

# Toetsen.
shortcut-hand = naar de hand
shortcut-move = van kaart naar kaart
shortcut-order = een kaart in de hand verplaatsen
shortcut-do = spelen of kiezen
shortcut-advice = tip
shortcut-last = laatste slag
shortcut-log = verloop
shortcut-score = scoreblad
shortcut-chat = chat
shortcut-menu = menu
shortcut-next = volgend spel
shortcut-question = de vraag nog eens zeggen
shortcut-shortcuts = deze toetsen
shortcut-close = sluiten wat open is

# Wie waar zit: links naar plaatsen, en plaatsen die van eigenaar wisselen.
seats-device = Link voor een ander apparaat
seats-friend = Eigen link
seats-private = Wie deze link heeft, speelt op deze plaats. Stuur hem aan één persoon.
seats-own-link = Open hem op je andere apparaat. Wie deze link heeft, speelt op jouw plaats.
seats-link = Link naar de plaats
seats-open = Plaats vrijgeven
seats-leave = Mijn plaats verlaten
seats-leave-sure = Je plaats verlaten? Wie als volgende komt, kan hem nemen.
seats-level = Bot
seats-free = Er is een plaats vrij.
seats-show = Plaatsen tonen
