# Why something was refused: the codes of errors. What was wrong comes first, then the way out.

# Where it is, in front of what is wrong; and a reason behind it.
error-at-line = Line { $line }: { $message }
error-at-call = Call { $place } ({ $call }): { $message }

# Text that is not in the form it should have.
error-card = "{ $text }" is no card. Write rank and suit, like AS, TH or 9C: ranks A T K Q J 9 8 7, suits S H D C.
error-suit = "{ $text }" is no suit. Write S, H, D or C.
error-number = "{ $text }" is no number of points. Write digits only, like 250.
error-seat = "{ $text }" is no seat. Write a number, from 0 on.
error-action = "{ $text }" is no action. Actions read like "bid 260", "trump S" or "play TH".
error-answer = "{ $text }" is not an answer to this question. Answer with one of the possibilities named.
error-too-many-cards = "{ $text }" names too many cards. The pack has { $limit }.
error-result = "{ $text }" is no result. A result reads like "result +320 -250".
error-call = "{ $text }" is no call. Write a number, P (pass) or H (pass with help).
error-whole = { $name } needs a whole number, not "{ $text }".
error-pair = { $name } needs two whole numbers like 320/60, not "{ $text }".

# Actions that the rules do not allow.
error-must-follow = { $card } may not be played: a player who holds { $led } must follow suit. Play a card of that suit.
error-must-beat = { $card } may not be played: a player who can beat { $winning } must do so. Play a higher card of the suit.
error-must-trump = { $card } may not be played: a player without { $led } must play trump ({ $trump }). Play a trump.
error-must-overtrump = { $card } may not be played: a player who can overtrump { $winning } must do so. Play a higher trump.
error-must-lead-trump = { $card } may not be led: the first lead of a deal must be a trump ({ $trump }). Lead a trump.
error-not-in-hand = Not in this hand: { $cards }. Choose cards that are.
error-wrong-count = { $given ->
    [one] One card is too few or too many: choose { $count }.
   *[other] { $given } cards are too few or too many: choose { $count }.
}
error-wrong-widow-use = { $use ->
    [bury] The widow is not shared under these rules: bury cards instead.
   *[share] Nothing is buried under these rules: share the widow instead.
}
error-trump-needs = { $suit } cannot be trump: this hand does not hold what the rules ask of the trump suit. Possible: { $allowed }.
error-may-not-call = { $card } may not be called. Call a trump that is not in your own hand: { $allowed }.
error-may-not-bury = These may not be buried: { $cards }. Bury some of these: { $allowed }.
error-not-the-pack = That is not the pack: it must be its { $cards } cards, each once as often as the pack holds it.
error-no-misdeal = This hand may not ask for a new deal, or not any more. Make a call.
error-no-concession = These rules do not let a contract be conceded. Play the deal.
error-no-moon = These rules know no announcement of all the tricks. Leave it out.
error-bid-too-low = A bid of { $bid } is too low. The lowest now is { $minimum }.
error-bid-too-high = A bid of { $bid } is too high. The highest now is { $maximum }.
error-bid-off-step = A bid of { $bid } is between two steps. Bids go up by { $step } here; the lowest now is { $minimum }.
error-must-open = This seat must open the auction and may not pass. Bid at least { $minimum }.
error-may-not-bid = This hand does not hold what the rules ask of a bidder. Pass.
error-no-help = These rules know no pass with help. Pass plainly.
error-auction-over = The auction is over already. Leave out this call and all after it.
error-not-now = { $phase ->
    [deal] "{ $action }" comes at the wrong time: the cards are to be dealt.
    [auction] "{ $action }" comes at the wrong time: the auction is on.
    [swap] "{ $action }" comes at the wrong time: a dix may be swapped.
    [trump] "{ $action }" comes at the wrong time: trump is to be named.
    [widow] "{ $action }" comes at the wrong time: the widow is to be dealt with.
    [exchange] "{ $action }" comes at the wrong time: cards are to be given.
    [decide] "{ $action }" comes at the wrong time: declarer is to decide whether to play.
    [draft] "{ $action }" comes at the wrong time: cards are being picked in turn.
    [forfeit] "{ $action }" comes at the wrong time: the declarer is to decide whether to see the widow.
    [call] "{ $action }" comes at the wrong time: a card is to be called.
    [bury] "{ $action }" comes at the wrong time: cards are to be buried.
    [yield] "{ $action }" comes at the wrong time: the defenders are to decide whether to give up.
    [stock] "{ $action }" comes at the wrong time: between tricks one melds and draws, and during a trick a card is to be played.
    [restock] "{ $action }" comes at the wrong time: the stock is to be made new.
    [draw] "{ $action }" comes at the wrong time: first draw from the stock or take from the row.
   *[play] { $action ->
        [draw] "{ $action }" comes at the wrong time: this turn's draw has been made. Lay, or discard to end the turn.
        [take] "{ $action }" comes at the wrong time: this turn's draw has been made. Lay, or discard to end the turn.
       *[other] "{ $action }" comes at the wrong time: a card is to be played.
    }
}
error-deal-over = The deal is over. Nothing can be added to it.
error-match-over = The match is over. Nothing can be added to it.
error-draw-dealer-first = The first dealer is not drawn yet. A match begins with a line like "dealer 0".
error-dealer-drawn = The first dealer is drawn already. That happens once in a match.
error-no-such-seat = There is no seat { $seat }. Seats are numbered from 0, clockwise.

# Rule sets and house-rules files.
error-unknown-rules = "{ $value }" is no rule set and no file. There are: { $allowed }.
error-unreadable-file = The file "{ $value }" cannot be used ({ $text }). Check its name and your rights.
error-file-too-large = The file is too large to be house rules. At most { $limit } bytes.
error-bad-toml = The file is not TOML ({ $text }). Write one "group.key = value" a line.
error-no-base = The file does not say which rules it changes. Begin with a line like base = "ID"; `twinpack rules list` shows the ids.
error-unknown-key = { $near ->
    [none] There is no option "{ $key }". There are: { $allowed }.
   *[other] There is no option "{ $key }". Did you mean { $near }?
}
error-group-not-value = "{ $key }" is a group of options and has no value. Set one of: { $allowed }.
error-wrong-value = { $key } cannot be { $value }. Allowed: { $allowed }.
error-not-divisible = { $key } = { $value } would need a fraction on the other scale. Choose a multiple of ten or keep the scale.

# Options that cannot be played together.
error-packets-not-hand = { $key }: the packets do not add up to a hand. Together they must be { $allowed }.
error-step-too-small = { $key }: bids must go up. Every step must be at least { $allowed }.
error-steps-out-of-order = { $key }: the steps must begin at the minimum bid ({ $allowed }) or below, and each higher than the last.
error-minimum-off-step = { $key }: the minimum bid lies between two steps. The next step is { $allowed }.
error-bid-out-of-reach = { $key }: no deal brings so many points. At most { $allowed }.
error-ceiling-too-low = { $key }: the highest bid lies below the first. At least { $allowed }, or 0 for none.
error-raise-too-small = { $key }: the largest raise is smaller than a step. At least { $allowed }, or 0 for none.
error-opener-may-not-bid = { $key }: a seat that must open could hold a hand that may not bid. Write { $allowed }, or ask nothing of bidders.
error-no-trick-points = { $key }: no card is worth anything and the last trick neither. Give one of them at least { $allowed }.
error-above-trick-total = { $key }: a deal has fewer trick points. At most { $allowed }.
error-target-out-of-reach = { $key }: such a target makes no match. Allowed are the numbers between these: { $allowed }.
error-no-target-raise = { $key }: a target that rises must rise by something. At least { $allowed }.
error-conflict = { $key } does not go together with { $other }. Change one of the two.
error-sides-uneven = { $key }: the seats cannot be shared out among so many sides. Possible: { $allowed }.
error-hands-not-seats = { $key }: at most two may sit out, and at least three must play then. Possible: { $allowed }.
error-pack-uneven = { $key }: the other cards cannot be dealt evenly. Possible: { $allowed }.
error-share-not-widow = { $key }: a widow that is shared must have a card for each player. It must have { $allowed }.
error-bracket-too-small = { $key }: a bracket must hold several steps, and whole ones. Possible are, for instance: { $allowed }.

# Records.
error-record-too-large = The record is too large. At most { $limit } characters.
error-record-parts = This is no whole record: it needs tags, rules and actions, with an empty line between them. Is the end of the file missing?
error-tag-form = "{ $text }" is no tag. A tag reads like [Name "value"].
error-tag-twice = A tag stands here twice. Keep one of the two.
error-tag-missing = The tag { $tag } is missing. Add it.
error-unknown-family = There is no family of games "{ $family }". There are: { $allowed }.
error-hash-mismatch = The rules written here are not those that the record was made with. Their hash would be { $expected }.
error-rules-line = The rules of the record are damaged here. { $cause }
error-damaged-line = This line is damaged. { $cause }
error-illegal-line = "{ $text }" is not allowed here. { $cause }
error-result-mismatch = { $expected ->
    [none] "{ $found }" stands where no deal has ended. Remove the line.
   *[other] Here stands "{ $found }" where the deal has come to "{ $expected }".
}
error-result-missing = The last deal is over and its result is missing. Add the line "{ $expected }".

# Bots and languages.
error-unknown-bot = There is no bot "{ $value }". There are: { $allowed }.
error-bots-count = { $given ->
    [one] One bot is not enough. Name one for all, or { $seats } with commas.
   *[other] { $given } bots do not fit. Name one for all, or { $seats } with commas.
}
error-unknown-language = There are no words in "{ $text }". There are: { $allowed }.

# The command line.
error-no-such-command = There is no command "{ $text }". `twinpack --help` lists them.
error-command-missing = Which command? Add --help to see them.
error-no-such-option = There is no option "{ $name }" here. Add --help to see them.
error-missing-argument = { $name } is missing. Add --help to see what is needed.
error-bad-argument = { $name } cannot be "{ $text }". Add --help to see what it can be.
error-option-without-value = { $name } needs a value, or has one too many. Add --help to see what it can be.
error-too-many-arguments = There is something too much: { $text }. Add --help to see what is needed.
error-seat-range = There is no seat { $seat }. Seats are 0 to { $limit }.
error-no-such-deal = The record has no deal { $deal }. It has { $count }.
error-families-differ = { $old } and { $new } are different games and share no options. Compare rule sets of one game.
error-deals-range = { $given } deals cannot be played. Choose 1 to { $limit }.

# The referee.
error-other-game = The referee does not know { $family }. Ask about another game.
error-no-cards = There are no cards to judge. Name at least one.
error-hand-too-large = { $given } cards are too many for a hand. It has at most { $limit }.
error-too-many-copies = { $card } is there { $given } times. The pack has it { $limit } times.
error-trick-full = { $given } cards on the table leave nothing to play. There can be at most { $limit }.
error-trick-size = A trick has { $count } cards, not { $given }. Name them in the order played.
error-bid-missing = The contract is missing. Say what was bid, like --bid 350.
error-no-auction = There is no auction under these rules, as trump is turned. Leave the bid out or ask by other rules.
error-no-contract = Without a contract there is none to be lost without play. Leave --unplayed out.
error-points-missing = The trick points are missing. Give both sides' like --tricks 160/90, together { $total }, or say why the deal was not played with --unplayed.
error-points-unplayed = A deal that was not played has no trick points. Leave out --tricks or --unplayed.
error-points-sum = The trick points { $text } come to { $given }. Together they must be { $total }; count again, the last trick included.
error-points-unit = No tricks are worth { $points }. Trick points are multiples of { $unit } here; count again.
error-tricks-sum = The tricks { $text } come to { $given }. A deal has { $total }.
error-points-without-trick = A side without a trick cannot have { $points } trick points. Correct --tricks or --tricks-won.
error-meld-range = No side melds { $points }. Possible are 0 to { $limit }.
error-meld-unit = No melds are worth { $points }. They are multiples of { $unit } here; count again.
error-dix-range = The dix cannot be { $points } of melds worth { $limit }. It is a part of them.
error-dix-sum = { $points } is not what dix can bring. One is worth { $unit }, and all together { $limit }.
error-unplayed-unknown = "{ $text }" is no reason for not playing. There are: { $allowed }.
error-meld-not-under-minimum = Melds of { $meld } are not below the least that these rules ask for ({ $minimum }). Give the trick points or another reason.
error-must-be-played = These rules do not end a deal before play because the bid is out of reach. Give the trick points, or say concession.
error-is-at-table = The declarers need { $missing } in tricks and there are { $total }, so the deal is played. Give the trick points, or say concession.
error-any-suit = Every suit may be trump under these rules, so nobody is without one. Give the trick points or another reason.
error-no-such-side = There is no side { $side }. Sides are 1 to { $limit }, in the order of the scores.
error-not-positive = { $number } is too small. Write a number above zero.
error-declarers-missing = Who has won depends on which side declared the last deal. Add --declarers and the number of the side.
error-deals-missing = The match ends after { $total } deals. Say how many have been played, like --deals 3.

# Why a deal scores what it scores. $side is a side's name, $amount are points.
reason-made = { $side }: contract made with { $amount }.
reason-set = { $side }: set with { $amount }, short of the contract.
reason-concession = { $side }: contract of { $amount } conceded.
reason-not-at-table = { $side }: contract of { $amount } lost without play, as all the tricks would not be enough.
reason-under-minimum = { $side }: contract of { $amount } lost without play, as the melds are below the least required.
reason-no-suit = { $side }: contract of { $amount } lost without play, as there is no suit that may be trump.
reason-bid-given = { $side }: gets the bid of { $amount }.
reason-moon-made = { $side }: has won all the tricks as announced.
reason-moon-failed = { $side }: has not won all the tricks as announced.
reason-meld-too-small = { $side }: melds of { $amount } are too few to count.
reason-points-lost = { $side }: loses the { $amount } trick points, as it has won too little.
reason-dix-kept = { $side }: keeps { $amount } for dix all the same.
reason-meld-lost = { $side }: loses { $amount } of meld, as it has won too little in tricks.
reason-all-tricks = { $side }: has won all the tricks, and with them the match.
reason-claim-right = { $side }: has claimed to be out with { $amount } from this deal, and rightly.
reason-claim-wrong = { $side }: has claimed to be out, but { $amount } from this deal are too few.
reason-far-ahead = { $side }: has { $amount } and nobody else is above zero, which wins the match.
reason-quadruple-run = { $side }: has melded four runs, and with them won the match.
reason-quadruple-pinochle = { $side }: has melded four pinochles, and with them won the match.
reason-forfeit = { $side }: contract of { $amount } given up unseen.
reason-made-by-meld = { $side }: contract of { $amount } made by the melds alone.
reason-yielded = { $side }: contract of { $amount } made, as the others have given up.
reason-each-pays = { $side }: gets from each of the others { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
}.
reason-pays-each = { $side }: pays each of the others { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
}.
reason-to-kitty = { $side }: pays the kitty { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
}.
reason-from-kitty = { $side }: gets from the kitty { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
}.

# Why a match is over. $side is the winner, $target the number of points in force.
outcome-instant-win = What happened in this deal decides the match at once.
outcome-floor = Somebody has fallen too far below zero.
outcome-mercy = Somebody is too far behind.
outcome-deals-played = All the deals of the match have been played, and the highest total counts.
outcome-bid-and-out = { $target } has been reached by a contract made.
outcome-target = Nobody else has reached { $target }.
outcome-declarers-first = More than one has reached { $target }; then who declared the last deal wins, whoever has more.
outcome-highest = More than one has reached { $target }; then the highest total wins.

# An evening of many games.
error-evening-players = { $given } people cannot share an evening of games. There can be { $fewest } to { $most }; split a larger company in two.
error-evening-games = { $given } games cannot be arranged. Choose 1 to { $most }.
error-evening-names-count = { $given ->
    [one] There is one name for { $count } people. Name all of them, with commas, or leave --players out.
   *[other] There are { $given } names for { $count } people. Name all of them, with commas, or leave --players out.
}
error-evening-name-missing = Name { $number } is empty. Write one name for everybody, with a comma between them.
error-evening-name-twice = Two people are called "{ $text }". Add something that tells them apart.
error-evening-results-too-large = The results are too large. At most { $limit } characters.
error-evening-result-form = "{ $text }" is no result. A result reads like "game 1 table 1: 520 340", North-South first.
error-evening-no-such-game = "{ $text }" belongs to no game here. There are games 1 to { $games } at tables 1 to { $tables }; correct the line, or ask for more with --games.
error-evening-result-twice = "{ $text }" is a game that line { $other } has already. Keep one of the two.
