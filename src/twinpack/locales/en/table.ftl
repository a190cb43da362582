# Playing in the terminal: what is told, what is asked, what may be typed.

seat-0 = { seat-south }
seat-1 = { seat-west }
seat-2 = { seat-north }
seat-3 = { seat-east }
seat-south = South
seat-southwest = Southwest
seat-west = West
seat-northwest = Northwest
seat-north = North
seat-northeast = Northeast
seat-east = East
seat-southeast = Southeast
seat-you = you
side-yours = your side
side-other = the other side
team-yours = your team
team-other = the other team
party-defenders = the defenders
list-and = { $first } and { $last }

greet = Rules: { $rules }. You are { $you } and your partner is { $partner }. { $left } sits on your left, { $right } on your right.
greet-two = Rules: { $rules }. You are { $you } and play against { $other }.
greet-many = Rules: { $rules }. You are { $you }. Clockwise from your left sit { $others }.
greet-partners = { $count ->
    [one] Your partner is { $partners }.
   *[other] Your partners are { $partners }.
}
greet-alone = Everybody scores alone.
greet-help = Type ? whenever you want to know what you can do.

# Cards and melds.
hand-trump = trump { $cards }
hand-empty = no cards
table-hand = Your hand: { $cards }.
table-trick = On the table: { $cards }.
table-open = { $who ->
    [you] Open before you: { $cards }.
   *[other] Open before { $name }: { $cards }.
}
table-stock = In the stock: { $count }. Beside it lies { $card }, trump is { $suit }.
table-no-trick = No trick has been finished yet.
table-last = Trick { $number }: { $cards }. { $who ->
    [you] You win it, { some-points }.
   *[other] { $name } wins it, { some-points }.
}
table-would-meld = With { $suit } as trump your hand melds: { $sum }.
table-could-show = What you could show after winning a trick: { $melds }.
table-could-show-nothing = You have nothing that you could show after winning a trick.
some-points = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}

# What happens.
deal-begins = Deal { $number }. { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
told-sits-out = { $who ->
    [you] You sit out this deal and watch.
   *[other] { $name } sits out.
}
told-draft = The { $count } cards form the stock. { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
told-turned = The dealer's last card is turned up: { $card }. Trump is { $suit }.
told-turned-stock = { $card } is turned up beside the stock. Trump is { $suit }.
told-take-card = { $name } takes the card.
told-take-card-yours = You take { $card }. The next card is out of play, unseen.
told-reject-card = { $name } rejects the card and keeps the next.
told-reject-card-yours = You reject { $card } and get { $other }.
told-bid = { $who ->
    [you] You bid { $points }.
   *[other] { $name } bids { $points }.
}
told-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
told-help = { $who ->
    [you] You pass with help.
    [partner] { $name } passes with help: your partner's hand would be useful.
   *[other] { $name } passes with help.
}
told-misdeal = { $who ->
    [you] You ask for a new deal. The hands are thrown in.
   *[other] { $name } asks for a new deal. The hands are thrown in.
}
told-all-pass = All have passed. The hands are thrown in.
told-contract = { $who ->
    [you] You are the declarer. Your contract is { $bid }.
    [partner] { $name }, your partner, is the declarer. The contract is { $bid }.
   *[other] { $name } is the declarer. The contract is { $bid }.
}
told-stuck = { $who ->
    [you] Nobody has bid, so you, the dealer, must take the contract at { $bid }.
   *[other] Nobody has bid, so { $name }, the dealer, must take the contract at { $bid }.
}
told-forfeit = { $who ->
    [you] You pay without looking at the widow.
   *[other] { $name } pays without looking at the widow.
}
told-widow = { $who ->
    [you] You take the widow: { $cards }.
   *[other] { $name } takes the widow: { $cards }.
}
told-widow-unseen = { $name } takes the { $count } cards of the widow without showing them.
told-trump = { $who ->
    [you] You name { $suit } as trump.
   *[other] { $name } names { $suit } as trump.
}
told-call = { $who ->
    [you] You call { $card }.
   *[other] { $name } calls { $card }.
}
told-partner = { $who ->
    [you] You hold it: you are the partner of { $declarer }.
   *[other] { $name } holds it and is the partner of { $declarer }.
}
told-partner-yours = { $name } holds it and is your partner.
told-swap = { $who ->
    [you] You swap { $dix } for the turned { $card }.
   *[other] { $name } swaps { $dix } for the turned { $card }.
}
told-keep = { $who ->
    [you] You keep { $dix } and do not swap it.
   *[other] { $name } keeps { $dix } and does not swap it.
}
told-bury = { $name } buries { $count } cards.
told-bury-yours = You bury { $cards }.
told-share = { $who ->
    [you] { $giver } gives you { $card } from the widow.
   *[other] You give { $name } { $card } from the widow.
}
told-share-unseen = { $name } gives each of the others one card of the widow and keeps one.
told-gift = { $count ->
    [one] { $giver } gives { $receiver } one card.
   *[other] { $giver } gives { $receiver } { $count } cards.
}
told-gift-from-you = You give { $receiver }: { $cards }.
told-gift-to-you = { $giver } gives you: { $cards }.
told-melds = { $who ->
    [you] You meld { $sum }. On the table: { $cards }.
   *[other] { $name } melds { $sum }. On the table: { $cards }.
}
told-melds-nothing = { $who ->
    [you] You meld nothing.
   *[other] { $name } melds nothing.
}
told-melds-stock = { $who ->
    [you] You show { $cards }: { $sum }. Your melds: { $total }.
   *[other] { $name } shows { $cards }: { $sum }. All melds of { $name }: { $total }.
}
told-melds-stock-dix = { $who ->
    [you] You score { $sum }. Your melds: { $total }.
   *[other] { $name } scores { $sum }. All melds of { $name }: { $total }.
}
told-side-melds = Melds together: { $points }.
told-need = { $side }: { $points } more needed in tricks ({ $bid } - { $meld } = { $points }). All tricks together hold { $total }.
told-covered = { $side }: the contract of { $bid } is reached with melds alone.
told-continue = { $who ->
    [you] You play the deal.
   *[other] { $name } plays the deal.
}
told-concede = { $who ->
    [you] You concede the deal.
   *[other] { $name } concedes the deal.
}
told-moon = { $who ->
    [you] You announce that your side will win all the tricks.
   *[other] { $name } announces to win all the tricks.
}
told-yield = { $who ->
    [you] You give up against the contract.
   *[other] { $name } gives up against the contract.
}
told-contest = { $who ->
    [you] You want the cards to be played.
   *[other] { $name } wants the cards to be played.
}
told-lead = Trick { $number }. { $who ->
    [you] You lead { $card }.
   *[other] { $name } leads { $card }.
}
told-play = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
told-ruff = { $who ->
    [you] You trump with { $card }.
   *[other] { $name } trumps with { $card }.
}
told-trick = { $who ->
    [you] You win the trick, { some-points }.
   *[other] { $name } wins the trick, { some-points }.
} In tricks so far: { $taken }.
told-drawn = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
}
told-stock-out = The stock is used up, and what lies open goes back to the hands. From now on suits must be followed.
told-claim = { $who ->
    [you] You claim to have reached { $target }.
   *[other] { $name } claims to have reached { $target }.
}
told-buried-points = { $side }: { $points } more in the buried cards.
told-count = { $side }: melds { $meld }, tricks { $tricks }.
told-count-rounded = { $side }: melds { $meld }, tricks { $tricks }, rounded to { $rounded }.
told-contract-was = { $who ->
    [you] You had to make { $bid }.
   *[other] { $name } had to make { $bid }.
}

# The score sheet.
deal-void = This deal scores nothing. The next dealer deals.
deal-change = For this deal: { $points }.
deal-checks = Checks: { $checks }.
deal-kitty = The kitty: { $kitty }.
sheet-target = The match goes to { $target } points.
sheet-deals = { $deals ->
    [one] The match is one deal.
   *[other] The match is { $deals } deals.
}
sheet-deal = Deal { $number }: { $points }.
sheet-side = { $side } { $points } (total { $total })
sheet-void = Deal { $number }: no score.
sheet-totals = { $deals ->
    [0] No deal is finished yet: { $points }.
    [one] Score after { $deals } deal: { $points }.
   *[other] Score after { $deals } deals: { $points }.
}
sheet-checks = All checks so far: { $checks }.
sheet-kitty = In the kitty: { $kitty }.
end-shared = All deals are played, and nobody is ahead: { $points }. The match is shared.
end-won = You have won the match: { $points }. Well played!
end-lost = Victory for { $winner }: { $points }.

# Questions.
ask-auction = Your call ({ $options }):
ask-draft = You look at { $card } ({ $options }):
ask-forfeit = Only you have bid ({ $options }):
ask-trump = Which suit shall be trump ({ $options })?
ask-call = Which trump do you call ({ $cards })?
ask-swap = Swap your { $dix } for the turned { $card } ({ $options })?
ask-bury = { $count ->
    [one] Bury one card:
   *[other] Bury { $count } cards:
}
ask-share = Give one card of the widow ({ $cards }) each to { $names }, in this order:
ask-give = { $count ->
    [one] Give { $name } one card:
   *[other] Give { $name } { $count } cards:
}
ask-decide = What will you do ({ $options })?
ask-yield = Are the cards to be played ({ $options })?
ask-stock = You have won the trick ({ $options }):
ask-stock-only = You have won the trick (Enter draws a card):
ask-play = Your card ({ $cards }):
ask-play-any = Your card (any):
ask-play-only = Your card (only { $cards }, Enter plays it):
ask-play-out = Your card ({ $cards }; or { $out }):
ask-next = Press Enter for the next deal.

# Answers: the words that may be typed; the first is the one shown.
answer-pass = pass, p
    .doc = pass
answer-help = help, pass with help
    .doc = help (pass with help)
answer-misdeal = misdeal
    .doc = misdeal (throw the hands in)
answer-take = take, yes, y
    .doc = take
answer-reject = reject, no, n
    .doc = reject
answer-look = look
    .doc = Enter: take the widow
answer-forfeit = forfeit, pay
    .doc = forfeit: pay unseen
answer-bid = bid
answer-bid-from = a bid from { $points }
answer-bid-between = a bid from { $points } to { $top }
answer-bid-only = the bid { $points }
answer-trump = trump
answer-call = call
answer-swap = swap, yes, y
    .doc = yes
answer-keep = keep, no, n
    .doc = no
answer-bury = bury
answer-share = share
answer-give = give
answer-continue = continue, play
    .doc = Enter: play
answer-concede = concede
    .doc = concede: give the deal up
answer-moon = moon
    .doc = moon: announce all the tricks
answer-yield = yield, give up
    .doc = yield: give up
answer-dix = dix
    .doc = dix
answer-draw = draw, d
    .doc = draw
answer-draw-turned = draw turned, turned
    .doc = draw turned
answer-out = out
    .doc = out
answer-show = show, meld
answer-fresh = fresh
answer-play = play
    .doc = a card to play
answer-needed = This needs an answer. Type ? to see what you can do.
not-understood = "{ $text }" is not understood here. Type ? to see what you can do.

# Commands: the words that may be typed; the first is the one shown.
command-hint = hint
    .doc = what a good player would do here, and why
command-why = why
    .doc = with what you would do: whether it is allowed, and if not, why
command-hand = hand
    .doc = your cards and those on the table
command-melds = melds
    .doc = all melds; before they are shown, what your hand would meld
command-last = last
    .doc = the last trick
command-table = table
    .doc = everything that has happened in this deal
command-score = score
    .doc = the score sheet
command-rules = rules
    .doc = the rules of this match
command-save = save
    .doc = say where the match is saved; it is saved after every action
command-quit = quit, exit
    .doc = leave; the match can be resumed
command-explain = ?, help, commands
    .doc = this explanation

explain-auction = Type a number to bid that many points, or pass. The highest bidder names trump and promises to make the bid in melds and tricks together. "melds" shows what your hand melds with each trump.
explain-help = Passing with help is a pass that tells your partner that your hand would be useful.
explain-draft = Take the card that you look at, and the next one is out of play; or reject it, and you get the next one instead, whatever it is.
explain-called = The highest bidder then calls a trump that it lacks. The player who holds it becomes its partner for this deal.
explain-forfeit = Press Enter to take the widow and play. Or forfeit: you pay the chips of the contract into the kitty without having seen the widow, and nothing is played.
explain-trump = Type the name of a suit or its letter. "melds" shows what your hand melds with each trump.
explain-call = Type one of the trumps in brackets. The first player on your right who holds it becomes your partner: the two of you share tricks and melds.
explain-swap = Your nine of trump may be swapped for the turned card. Answer yes or no.
explain-widow = Type the cards with spaces between them.
explain-bury = Type the cards with spaces between them. They may not be part of what you have melded, as long as you hold enough others; in the end they count for you.
explain-exchange = Type the cards for your partner with spaces between them.
explain-decide = Press Enter to play the deal. A contract that cannot be made can be conceded: it is lost, but the opponents get no trick points.
explain-decide-paid = Press Enter to play the deal. A contract that cannot be made can be conceded: that costs less than to play and lose.
explain-moon = "moon" announces that your side will win all the tricks.
explain-yield = Press Enter to play. If all the defenders give up, the contract counts as made.
explain-meld = Type the cards of one of the melds in brackets to show it, "dix" to score a dix, or "draw" when you have nothing more to show. One meld may be shown for each trick you win.
explain-fresh = Where one copy of a card lies open and another is in your hand, "fresh" says that the one in your hand is meant: { $example } fresh { $card }.
explain-stock = Type the card that you play, from your hand or from what lies open before you. While there is a stock, any card may be played.
explain-first = Before you lead you may show one of the melds in brackets: type its cards, or "dix".
explain-out = "out" claims that with the melds and tricks of this deal you have reached { $target }. If that is right you win the match at once; if not you lose it.
explain-play = Type the card that you play. The cards in brackets are those that the rules allow; "why" and a card tells you why that card is not.
explain-over = The deal is over. Press Enter for the next one.
explain-cards = Cards are typed rank first, then suit: { $card }, 10H or TH is the ten of hearts. Letters for the suits: S spades, H hearts, D diamonds, C clubs.
explain-command = - { $word }: { $doc }

query-what = Say what you would do, for example: why { $example }
query-later = Nothing is asked of you at the moment.
query-allowed = { $what } is allowed.
hint-choice = Suggestion: { $what }.

# Saving.
save-left = The match is saved in { $file }. To go on, type: { $command } --resume
save-done = The match is saved in { $file }.
save-failed = The match could not be saved in { $file }: { $why }. You can play on.
error-nothing-saved = There is no unfinished match in { $folder }.
error-saved-match = The saved match { $file } cannot be resumed: { $cause } The file has been left as it is.

# A table shared with others.
remote-name = Your name:
remote-watch = Rules: { $rules }. You watch. At the table: { $names }.
remote-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
} Others join by this link: { $link }
remote-sat = { $name } sits down: { $place }.
remote-sat-bot = A bot sits down: { $place }.
remote-rose = { $name } has left the seat. It is open.
remote-away = { $name } is away.
remote-stands-in = { $name } is away, and a bot stands in until the return.
remote-back = { $name } is back.
remote-lost = The connection is lost. It is tried again until it is back.
remote-again = The connection is back.
remote-left = You have left the table. Your seat stays yours; the same link brings you back.
remote-left-watching = You watch no more.
remote-said = { $who ->
    [you] You say: { $text }
   *[other] { $name } says: { $text }
}
remote-said-watching = { $name }, watching, says: { $text }
remote-somebody = somebody
remote-waiting = Waiting for { $names }.
remote-paused = { $who ->
    [you] You pause the match. Type { $word } once more to go on.
   *[other] { $name } pauses the match. Whoever types { $word } lets it go on.
}
remote-goes-on = The match goes on.
remote-takeback = { $who ->
    [you] You take your last decision back.
   *[other] { $name } takes the last decision back.
}
remote-propose-takeback = { $who ->
    [you] You ask to take your last decision back.
   *[other] { $name } asks to take the last decision back.
}
remote-propose-claim = { $who ->
    [you] You claim the remaining tricks.
   *[other] { $name } claims the remaining tricks.
}
remote-propose-concede = { $who ->
    [you] You want to give the match up.
   *[other] { $name } wants to give the match up.
}
remote-declined = That is not agreed to.
remote-agree = Do you agree ({ $yes }, { $no })?
remote-sure = Give up the whole match ({ $yes }, { $no })?
remote-clock = { $seconds ->
    [one] You have one second.
   *[other] You have { $seconds } seconds.
}
remote-not-begun = No cards have been dealt yet.
remote-explain = What is typed is for the table: an answer when you are asked, or one of these words at any time.

command-say = say, chat
    .doc = with a text: say it to all at the table
command-takeback = takeback, undo
    .doc = take your last decision back, if the others agree
command-claim = claim
    .doc = claim that all the remaining tricks are yours
command-concede = concede, resign
    .doc = give up the match, if your partner agrees
command-pause = pause
    .doc = stop the clocks and the bots, or let them go on
command-yes = yes, y
    .doc = agree to what somebody asks for
command-no = no, n
    .doc = do not agree to it

error-player-name = "{ $text }" cannot be a name. Choose one of 1 to { $limit } characters.
error-url-alone = { $option } does not go with --url: at a shared table it is settled already. Leave it out.
error-url-missing = { $option } is for a shared table. Add --url with the link to it.
