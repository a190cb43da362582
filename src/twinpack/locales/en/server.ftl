# What a shared table and its server say: why something is refused there, and what people say to each other.

# Actions and proposals at a shared table.
error-stale = The table has moved on meanwhile. Look again, then decide.
error-not-your-turn = It is not your turn. Wait until you are asked.
error-paused = The table is paused. Somebody has to let it go on first.
error-no-deal = No deal is under way. Wait for the next one.
error-no-shuffle = No shuffle waits for chance from you now.
error-nothing-said = That says nothing. Write a text, or choose one of: { $allowed }.
error-spectators-watch = Only those who have a seat may do this. Take one, if one is free.
error-already-so = It is so already.
error-already-proposed = Something has been proposed already. Wait for the answers.
error-nothing-proposed = Nothing waits for your answer.
error-no-takeback = There is nothing here that may be taken back: the table allows none, cards have come since, or somebody else has acted.
error-cannot-claim = The rest cannot be claimed here. Play on.
error-claim-not-certain = The claim is not certain on the cards, and bots agree to none that is not. Play on.
error-no-melds = There are no melds to be reckoned here: only games with a trump have them, and only once it is named.

# Tables and seats.
error-no-such-match = There is no table "{ $text }" here. Ask for the link again.
error-no-name = The server does not know you yet. Take a name first.
error-seat-taken = Seat { $seat } is not free. Free are: { $allowed }.
error-table-full = All the seats are taken. Watch, or ask the host for a seat.
error-not-the-host = Only the host of a table, or who has the seat, may give it away.
error-not-your-seat = This seat belongs to somebody else. Its owner can make a link to it.
error-wrong-key = This link opens no seat any more. Ask for a new one.
error-no-spectators = Nobody may watch at this table. Take a seat, or use the link to yours.
error-too-many-tables = That is enough tables for now: { $limit } at most. Come back later, or use one that is there.
error-too-many-bots = { $given ->
    [one] One bot is too many. There is room for { $limit }.
   *[other] { $given } bots are too many. There is room for { $limit }.
}
error-rules-too-large = The rules are too large. At most { $limit } bytes.
error-no-words = There are no words for this. There are: { $allowed }.

# The way to a server.
error-link = "{ $text }" is no link to a table. It looks like http://HOST/table.html#TABLE.
error-no-server = No server answers at { $url } ({ $text }). Check the link, and whether it runs.
error-http-status = The server answers with { $status }, which says no more. Try again later.
error-connection-lost = The connection is lost. It comes back by itself.
error-no-seat = The link to table { $text } opens no seat. Ask for the link to one.
error-request-form = The request is not in the form it should have ({ $text }).
error-message-form = The message is not in the form it should have ({ $text }).
error-message-too-large = The message is too large. At most { $limit } bytes.
error-limit = "{ $text }" is no limit. A limit reads like idle=900; there are: { $allowed }.
error-database = There is no database of the kind "{ $text }". An address reads like { $allowed }.

# Records of shared tables.
error-hex = "{ $text }" are not the { $fewest ->
    [32] 32 bytes in hexadecimal digits that should stand here.
   *[other] { $fewest } to { $most } bytes in hexadecimal digits that should stand here.
}
error-takeback-too-far = { $count ->
    [one] One action cannot be taken back here.
   *[other] { $count } actions cannot be taken back here.
} There are { $most } in this deal after the cards were dealt.

# Who has a seat.
seat-open = free
seat-bot = bot
seat-away = away
seat-stands-in = away, a bot plays
seat-watching = watching

# What can be said with one touch.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-wait = One moment, please.
phrase-back = I am back.
phrase-bye = Goodbye!

# The end of a match that was given up; $side is who gave up.
outcome-conceded = The match is given up by: { $side }.
error-claimed-before = In this deal you have claimed once already.

# Questions to those who touch what is typed in a terminal.
touch-ask-stock-only = You have won the trick. Draw a card:
touch-ask-play-only = Your card (only { $cards } can be played):
touch-ask-draw-only = Your draw (only { $options }):
touch-answer-look-doc = take the widow
touch-answer-continue-doc = play
