# The browser: cards, start page.

rank-name-6 = six
rank-name-5 = five
rank-name-4 = four
rank-name-3 = three
rank-name-2 = two

card-name = { $rank } of { $suit }
card-as = { $card } as { $meant }
card-hidden = a card face down
card-trump = trump
card-new = new

game-pinochle = Pinochle
game-pinnacola = Pinnacola

start-title = Pinochle and Pinnacola, by your own rules
start-intro = Play against bots at once, or send your friends a link. No account, no advertising, and everybody can check every deal.
start-name = Your name
start-guest = Guest
start-games = Choose a game
start-game = Game
start-players = Players
start-any = any
start-own = yours
start-own-summary = Your own rules, based on { $base }.
start-seats = { $count ->
    [one] one player
   *[other] { $count } players
}
start-bots = Play against bots
start-friends = Invite friends
start-read = Read the rules
start-plan = Table settings
start-change = Change the rules
start-edit = Edit
start-drop = Delete
start-drop-sure = Delete your rules “{ $name }” from this browser?
start-resume = Go on playing
start-forget = Take { $name } off this list
start-all = Show all { $count }
start-public = Public tables
start-public-none = None at the moment. Tick “public” in the table settings to open one.
start-public-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
start-public-watch = watch
start-promise = Matches stay on this server; names, settings and your rules stay in this browser.
start-verify = Check the deals of a record
start-loading = One moment …
start-no-server = The server does not answer. Is it still running?
start-trouble = That did not work ({ $code }).

make-seats = Who sits where
make-seat = { $where ->
    [left] On your left
    [right] On your right
    [across] Opposite you
   *[other] Seat { $number } from your left
}
make-open = a friend
make-bot-club = a bot that plays well
make-bot-random = a bot that plays anything
make-bot-novice = a bot that is learning
make-bot-casual = a bot that plays for fun
make-bot-regular = a bot that plays often
make-bot-expert = a bot that thinks ahead
make-bot-master = a bot that thinks long and hard
make-table = The table
make-spectators = Others may watch
make-public = Public: everybody on this server sees it
make-takebacks = Decisions may be taken back if all agree
make-pace = Bots wait
make-pace-value = { $tenths ->
    [0] not at all
   *[other] { $seconds } s
}
make-grace = A bot stands in for the absent
make-grace-value = { $seconds ->
    [15] after 15 seconds
    [60] after a minute
    [86400] after a day
   *[other] after { $minutes } minutes
}
make-clock = Time to think
make-clock-value = { $decision ->
    [0] as long as you like
   *[other] { $decision } s each, { $bank } s extra a match
}
make-play = Play
make-open-table = { $open ->
    [one] Open the table for one friend
   *[other] Open the table for { $open } friends
}

invite-title = The table is open
invite-how = Send this link to your friends. Whoever opens it can take a free seat; play begins when all seats are taken.
invite-link = Link to the table
invite-copy = Copy
invite-copied = Copied
invite-share = Share …
invite-only-here = This address works on this computer only. For friends in your network, start with:
invite-qr = The link as a QR code
invite-go = Go to the table

editor-title = House rules
editor-based = Based on { $base }. Change what your group does differently; everything else stays as it is.
editor-name = Name of your rules
editor-unnamed = { $base }, our way
editor-back = Back
editor-general = In general
editor-differs = changed
editor-reset = back to: { $value }
editor-number = a number …
editor-part-at = from
editor-part-by = in steps of
editor-part-bid = bid
editor-part-chips = chips
editor-row-add = Add a line
editor-row-drop = Remove line { $number }
editor-count = { $count ->
    [0] Nothing changed yet.
    [one] One rule changed.
   *[other] { $count } rules changed.
}
editor-wrong = One value cannot be used as it is.
editor-go-wrong = Show it
editor-save = Save and choose
editor-link = Copy as link
editor-link-here = The link is in the address bar now.
editor-file = Save as file
editor-load = Open a file
editor-other-game = These rules are for another game. Choose that game first.
editor-only = Only what is changed
editor-search = Search the rules
editor-bad-link = This link to house rules is damaged.
