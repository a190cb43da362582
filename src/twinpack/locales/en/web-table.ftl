# The table in the browser: what all games share.
frame-you = You
frame-we = We
frame-they = They
frame-guest = guest
frame-spectator = somebody watching
frame-watching = You are watching.
frame-connecting = Connecting …
frame-loading = One moment …
frame-lost = The connection is lost. Trying again …
frame-returned = Connected again.
frame-closed = This table cannot be shown
frame-closed-unknown = There is no such table, the link is not right, or watching is not allowed here.
frame-closed-other = The table must be opened from its own address.
frame-deal = Deal { $number }
frame-deal-column = Deal
frame-panels = Table
frame-log = What happened
frame-log-empty = Nothing yet.
frame-chat = Chat
frame-chat-empty = Nobody has said anything yet.
frame-chat-line = Your message
frame-send = Send
frame-unread = unread
frame-mute = Mute { $name }
frame-mute-spectators = Mute spectators
frame-menu = Menu
frame-close = Close
frame-score = Score sheet
frame-total = Total
frame-checks = Checks
frame-kitty = Kitty
frame-target = The match goes to { $target }.
frame-record = Record of the match
frame-trump = Trump
frame-contract = Contract
frame-needs = needs { $points } in tricks
frame-needs-most = needs { $points } in tricks, less what is buried
frame-needs-trick = needs a trick
frame-made = contract made
frame-set = contract not made
frame-clock = { $seconds } s left
frame-covered = made already
frame-hint = Hint
frame-paused = { $name }: pause. Nothing goes on until somebody ends it.
frame-go-on = Go on
frame-yes = Yes
frame-no = No
frame-no-rules = The rules cannot be shown now.
hint-follow = Do that

# Seats.
seat-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
seat-mark-acts = to act
seat-mark-dealer = dealer
seat-sign-dealer = D
seat-mark-declarer = declarer { $bid }
seat-mark-called = called partner
seat-mark-partner = partner
seat-mark-out = sits out
seat-mark-bot = bot
seat-mark-open = open seat
seat-mark-away = away
seat-mark-stands-in = away, bot plays
seat-mark-paused = pause

# Before the first deal.
waiting-open = { $count ->
    [one] One seat is open
   *[other] { $count } seats are open
}
waiting-deal = The cards are being shuffled …
waiting-sit = Sit here
waiting-bot = Let a bot play
waiting-name = Your name
waiting-invite = Send this link to the people you want to play with. Whoever opens it can take an open seat.
waiting-link = Link to this table
waiting-copy = Copy
waiting-copied = Copied
waiting-for = Waiting for { $names }.

# Between deals and at the end.
result-deal = Deal { $number } is over
result-over = The match is over
result-won = You have won!
result-side = Side
result-made = { $name }: contract { $bid } made.
result-set = { $name }: contract { $bid } not made.
result-change = This deal
result-winner = winner
result-next = Next deal
result-look = Look at the table
result-back = Back to the result
result-again = To the start page
result-why = Why

# Menu, proposals.
menu-takeback = Take my last decision back
menu-claim = Claim the rest
menu-concede = Give the match up
menu-concede-sure = Give the whole match up? The others win it.
menu-pause = Pause
menu-seats = Seats
menu-rules = Rules of this table
menu-settings = Settings
menu-shortcuts = Keys
menu-leave = To the start page
proposal-withdraw = Withdraw
proposal-claim = { $name }: claim on all that is left. Agreed?
proposal-takeback = { $name }: take the last decision back?
proposal-concede = { $name }: give the match up?

# Settings.
setting-language = Language
setting-theme = Colours
setting-theme-system = as the device
setting-theme-light = light
setting-theme-dark = dark
setting-speed = Speed of the cards
setting-speed-instant = at once
setting-speed-fast = fast
setting-speed-normal = normal
setting-speed-slow = slow
setting-trick = A trick stays { $seconds } s
setting-fourColours = Four colours for the suits
setting-largeIndex = Large letters on the cards
setting-leftHanded = Buttons for the left hand
setting-reducedMotion = No moving cards
setting-sounds = Sounds

# Keys.
shortcut-hand = go to the hand
shortcut-move = from card to card
shortcut-order = move a card in the hand
shortcut-do = play or choose
shortcut-advice = hint
shortcut-last = last trick
shortcut-log = what happened
shortcut-score = score sheet
shortcut-chat = chat
shortcut-menu = menu
shortcut-next = next deal
shortcut-question = say the question again
shortcut-shortcuts = these keys
shortcut-close = close what is open

# Who sits where: links to seats, and seats that change hands.
seats-device = Link for another device
seats-friend = Private link
seats-private = Whoever has this link plays this seat. Send it to one person only.
seats-own-link = Open it on your other device. Whoever has this link plays your seat.
seats-link = Link to the seat
seats-open = Free the seat
seats-leave = Leave my seat
seats-leave-sure = Leave your seat? Whoever comes next can take it.
seats-level = Bot
seats-free = A seat is free.
seats-show = Show the seats
