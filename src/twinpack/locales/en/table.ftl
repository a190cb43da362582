# Playing in the terminal: what is told, what is asked, what may be typed.

seat-0 = South
seat-1 = West
seat-2 = North
seat-3 = East
seat-you = you
side-yours = your side
side-other = the other side

greet = Rules: { $rules }. You are { $you } and your partner is { $partner }. { $left } sits on your left, { $right } on your right.
greet-two = Rules: { $rules }. You are { $you } and play against { $left }.
greet-help = Type ? whenever you want to know what you can do.

# Cards and melds.
hand-trump = trump { $cards }
hand-empty = no cards
table-hand = Your hand: { $cards }.
table-trick = On the table: { $cards }.
table-no-trick = No trick has been finished yet.
table-last = Trick { $number }: { $cards }. { $who ->
    [you] You win it, { some-points }.
   *[other] { $name } wins it, { some-points }.
}
table-would-meld = With { $suit } as trump your hand melds: { $sum }.
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
told-turned = The dealer's last card is turned up: { $card }. Trump is { $suit }.
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
told-all-pass = All four have passed. The hands are thrown in.
told-contract = { $who ->
    [you] You are the declarer. Your contract is { $bid }.
    [partner] { $name }, your partner, is the declarer. The contract is { $bid }.
   *[other] { $name } is the declarer. The contract is { $bid }.
}
told-stuck = { $who ->
    [you] Nobody has bid, so you, the dealer, must take the contract at { $bid }.
   *[other] Nobody has bid, so { $name }, the dealer, must take the contract at { $bid }.
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
told-side-melds = Melds together: your side { $ours }, the other side { $theirs }.
told-need = { $side } needs { $points } more in tricks ({ $bid } - { $meld } = { $points }). All tricks together hold { $total }.
told-covered = { $side } has reached the contract of { $bid } with melds alone.
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
} In tricks so far: your side { $ours }, the other side { $theirs }.
told-buried-points = { $side } also has { $points } in the buried cards.
told-count = { $side }: melds { $meld }, tricks { $tricks }.
told-contract-was = { $who ->
    [you] You had to make { $bid }.
   *[other] { $name } had to make { $bid }.
}

# The score sheet.
deal-void = This deal scores nothing. The next dealer deals.
deal-change = For this deal: your side { $ours }, the other side { $theirs }.
sheet-target = The match goes to { $target } points.
sheet-deals = { $deals ->
    [one] The match is one deal.
   *[other] The match is { $deals } deals.
}
sheet-deal = Deal { $number }: your side { $ours } (total { $total-ours }), the other side { $theirs } (total { $total-theirs }).
sheet-void = Deal { $number }: no score.
sheet-totals = { $deals ->
    [0] No deal is finished yet: your side { $ours }, the other side { $theirs }.
    [one] Score after { $deals } deal: your side { $ours }, the other side { $theirs }.
   *[other] Score after { $deals } deals: your side { $ours }, the other side { $theirs }.
}
end-shared = All deals are played, and the totals are equal: { $ours } to { $theirs }. The match is shared.
end-won = Your side has won the match, { $ours } to { $theirs }. Well played!
end-lost = The other side has won the match, { $theirs } to { $ours }.

# Questions.
ask-auction = Your call ({ $options }):
ask-trump = Which suit shall be trump ({ $options })?
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
ask-play = Your card ({ $cards }):
ask-play-any = Your card (any):
ask-play-only = Your card (only { $cards }, Enter plays it):
ask-next = Press Enter for the next deal.

# Answers: the words that may be typed; the first is the one shown.
answer-pass = pass, p
    .doc = pass
answer-help = help, pass with help
    .doc = help (pass with help)
answer-misdeal = misdeal
    .doc = misdeal (throw the hands in)
answer-bid = bid
answer-bid-from = a bid from { $points }
answer-bid-between = a bid from { $points } to { $top }
answer-bid-only = the bid { $points }
answer-trump = trump
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
answer-play = play
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

explain-auction = Type a number to bid that many points, or pass. Your side promises to make the bid in melds and tricks together; the highest bidder names trump. "melds" shows what your hand melds with each trump.
explain-help = Passing with help is a pass that tells your partner that your hand would be useful.
explain-trump = Type the name of a suit or its letter. "melds" shows what your hand melds with each trump.
explain-swap = Your nine of trump may be swapped for the turned card. Answer yes or no.
explain-widow = Type the cards with spaces between them.
explain-exchange = Type the cards for your partner with spaces between them.
explain-decide = Press Enter to play the deal. A contract that cannot be made can be conceded: it is lost, but the opponents get no trick points.
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
