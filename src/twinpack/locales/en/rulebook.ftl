# The rule sheet. Keys come from the families' outlines.

section-players = Players and cards
section-deal = The deal
section-auction = The auction
section-trump = Trump
section-widow = The widow
section-exchange = The exchange
section-melds = Melds
section-before = Before the first trick
section-play = Playing the tricks
section-counting = Counting the tricks
section-settlement = Scoring the deal
section-match = Winning the match
section-example-meld = Example: counting a hand
section-example-play = Example: what may I play?
section-example-deal = Example: scoring a deal
section-tips = Tips for beginners
section-glossary = Glossary

players-four = Four play, two against two. Partners sit opposite each other and score together as one side. Everything goes clockwise.
players-pack = The pack has { $cards } cards: { $ranks } in each of the four suits, and every card twice.
players-rank = In each suit the cards rank in that order from high to low. Note that the ten is second only to the ace.
players-counters = The counters, the cards that bring points when you win them in a trick, are { $ranks }.
players-scale-10 = Points are written in full, as most rule books do it.
players-scale-1 = Points are written without their last zero: what other rule books call 150 is 15 here.

deal-dealer = Draw cards for the first deal; the highest card deals. After every deal, even one that was thrown in, the deal passes to the left.
deal-equal = { $size ->
    [one] The dealer shuffles, the player on the right cuts, and the cards are dealt one at a time, beginning on the dealer's left, until everybody holds { $hand }.
   *[other] The dealer shuffles, the player on the right cuts, and the cards are dealt { $size } at a time, beginning on the dealer's left, until everybody holds { $hand }.
}
deal-packets = The dealer shuffles, the player on the right cuts, and the cards are dealt in packets of { $packets }, beginning on the dealer's left, until everybody holds { $hand }.
deal-widow = The last { $cards } cards are set aside face down. They are the widow.
deal-turned = The very last card, which belongs to the dealer, is turned face up.
deal-misdeal-five-nines = If you hold five or more nines, you may throw the hand in instead of making your first call. The next dealer deals.
deal-misdeal-five-nines-no-ace = If you hold five or more nines and no ace, you may throw the hand in instead of making your first call. The next dealer deals.
deal-misdeal-six-nines-one-ace = If you hold six or more nines and at most one ace, you may throw the hand in instead of making your first call. The next dealer deals.

auction-purpose = Players bid for the right to name trump. A bid is the number of points that your side promises to make in melds and tricks together.
auction-ascending = The player on the dealer's left begins. At each turn you bid higher or pass. Once you have passed you are out of the auction for this deal. The auction ends when only the highest bidder is left.
auction-single = The player on the dealer's left begins. Everybody has exactly one turn: bid higher, or pass. The highest bid wins.
auction-minimum = The lowest possible bid is { $points }.
auction-opening = A player who opens the auction unforced must bid at least { $points }.
auction-step = { $by ->
    [1] Every bid must be higher than the last.
   *[other] Every bid must be higher than the last and a multiple of { $by }.
}
auction-step-from = { $at ->
    [0] Bids go up in steps of { $by }.
   *[other] From { $at } on, bids go up in steps of { $by }.
}
auction-jump = You may jump: a bid can exceed the last by as much as you like.
auction-raise = A bid may exceed the last by at most { $points }.
auction-ceiling = The highest possible bid is { $points }.
auction-opener-forced = The player on the dealer's left must open the auction and may not pass at the first turn.
auction-opener-forced-with-meld = As long as nobody has bid, a player who holds any meld at all must bid and may not pass.
auction-needs-marriage = You may bid only if you hold a marriage (king and queen of one suit).
auction-needs-meld = You may bid only if your own hand melds at least { $points } in the trump suit that suits it best.
auction-help = Instead of a plain pass you may "pass with help". You are out all the same, but your partner learns that your hand would be useful.
auction-all-pass-dealer-minimum = If the other three pass without a bid, the dealer is stuck and must take the contract at { $points }, whatever the hand.
auction-all-pass-dealer-minimum-less-one = If the other three pass without a bid, the dealer is stuck, one step cheaper, and must take the contract at { $points }, whatever the hand.
auction-all-pass-redeal = If all four pass, the hands are thrown in and the next dealer deals.
auction-winner = The highest bidder is the declarer, and the bid is the contract. Declarer and partner are the declarers, the other side the defenders.

trump-needs-none = The declarer names one suit as trump. Any suit will do.
trump-needs-marriage = The declarer names one suit as trump. It must be a suit in which the declarer holds a marriage (king and queen).
trump-needs-marriage-run-dix = The declarer names one suit as trump. It must be a suit in which the declarer holds a marriage, a run or the nine.
trump-without = A declarer without such a suit cannot name trump: the contract is lost without play. As there is no trump then, melds that need one do not count.
trump-stuck = A dealer who is stuck with the contract may name any suit.
trump-turned = The suit of the turned card is trump.
trump-swap = Beginning on the dealer's left, the first player who holds a nine of trump (the dix) may swap it for the turned card. It then counts { $points } as meld for the player who swapped it. A turned nine is not swapped.
trump-no-contract = There is no auction and no contract. Both sides simply score what they make.

widow-shown = The declarer shows the { $cards } cards of the widow to everybody and takes them before naming trump.
widow-secret = The declarer takes the { $cards } cards of the widow before naming trump, without showing them.
widow-bury = After naming trump the declarer buries { $cards } cards of the hand face down. They are out of play.
widow-share = After naming trump the declarer keeps one card of the widow and gives one to each other player, so that everybody holds equally many.
widow-counts = Counters among the buried cards belong to the declarers' trick points.
widow-lost = Counters among the buried cards count for nobody.

exchange-none = No cards are exchanged between partners.
exchange-partner-first = { $cards ->
    [one] When trump is known, the declarer's partner gives the declarer one card face down. The declarer looks at it and gives one card back, perhaps the very same.
   *[other] When trump is known, the declarer's partner gives the declarer { $cards } cards face down. The declarer takes them up and gives { $cards } cards back, perhaps some of those just received.
}
exchange-simultaneous = { $cards ->
    [one] When trump is known, declarer and partner give each other one card face down, at the same time: neither has seen the other's card before choosing.
   *[other] When trump is known, declarer and partner give each other { $cards } cards face down, at the same time: neither has seen the other's cards before choosing.
}
exchange-then = Then everybody holds { $hand } cards again.

meld-show = Before play all players lay their melds face up on the table. The melds of two partners are added together. Then everybody takes the cards up again.
table-meld = Meld
table-cards = Cards
table-one = One
table-two = Two
cards-of-trump = { $ranks } of trump
cards-plain = { $ranks } of one other suit
cards-around = { $ranks } of each suit
cards-all-suits = { $ranks } of each suit
meld-groups = There are three groups: runs, marriages and dix; pinochles; and the arounds (aces, kings, queens, jacks). One card may count in several groups, but only once in each.
meld-run-pair = So the king and queen in a run are not a royal marriage as well. But a queen can count in a marriage, in a pinochle and in queens around.
meld-extra-none = A second king or a second queen of trump adds nothing to a run. A second pair of them is a royal marriage besides the run.
meld-extra-both = A run with both a second king and a second queen counts as a run and a royal marriage.
meld-two = The last column is for two of the same: two runs, two marriages in one suit, two pinochles, all eight aces. It replaces the single value, it is not added to it.
meld-bonus = The roundhouse, a marriage in every suit, is a bonus of { $points } on top of the melds it is made of.
meld-grand = The grand pinochle is counted in place of the pinochle that is part of it, unless a double pinochle is worth more.
meld-nothing = Four tens or four nines are no meld, and seven cards of a rank count no more than four.
meld-minimum = If the melds of a side come to less than { $points } together, they count nothing.

before-minimum = If the declarers' melds come to less than { $points }, they lose the contract without play.
before-not-at-table = All the tricks together hold { $points }. If the declarers need more than that on top of their melds, they lose the contract without play.
before-concede = When all have seen the melds, the declarer may concede: the contract is lost without play.
before-no-concede = A contract cannot be conceded.
before-moon = The declarer may announce that the side will win all the tricks. If it does, it scores { $bonus } extra; if not, it loses { $penalty }. The deal itself is scored as usual.

play-lead-declarer = The declarer leads to the first trick.
play-lead-left-of-dealer = The player on the dealer's left leads to the first trick.
play-lead-dealer = The dealer leads to the first trick.
play-lead-any = Whoever leads may play any card.
play-lead-trump = The first lead must be a trump if the leader has one. After that whoever leads may play any card.
play-lead-trump-unless-stuck = The first lead must be a trump if the leader has one, except when the dealer was stuck with the contract. After that whoever leads may play any card.
play-follow = You must follow suit if you can.
play-beat = When you follow, you must play a card that beats the one winning so far if you can, even if your partner is winning. If you cannot, any card of the suit will do. A card never beats its twin.
play-beat-trump-only = When trump is led, you must play a card that beats the one winning so far if you can, even if your partner is winning. In the other suits any card of the suit will do. A card never beats its twin.
play-ruffed-free = If another suit was led and somebody has already trumped, a player who follows may play any card of the suit.
play-ruffed-beat = Even if somebody has already trumped, a player who follows must play higher than the best card of the suit led, if able.
play-void-overtrump = If you have no card of the suit led, you must play a trump. If the trick is trumped already, you must trump higher if you can; if you cannot, you must still play a trump.
play-void-trump = If you have no card of the suit led, you must play a trump, though it need not be higher than a trump already played.
play-void-both = If you have neither the suit nor a trump, you may play anything.
play-winner = The highest trump wins the trick; without a trump, the highest card of the suit led. Of two equal cards the first one played wins. The winner leads to the next trick.
play-tricks = { $tricks ->
    [one] { $tricks } trick is played.
   *[other] { $tricks } tricks are played.
}

counting-tricks = After the last trick each side counts the cards in the tricks it has won.
counting-cards = { $points ->
    [one] { $ranks }: { $points } point each.
   *[other] { $ranks }: { $points } points each.
}
counting-nothing = { $ranks }: nothing.
counting-last = { $points ->
    [one] The last trick brings its winners { $points } point more.
   *[other] The last trick brings its winners { $points } points more.
}
counting-total = That makes { $points } trick points in every deal.

settlement-made = The declarers have made the contract if their melds and trick points reach the bid. Then they score all of them, not just the bid.
settlement-set-deduct = If they fall short they are set: they score nothing, and the bid is deducted from their total, which may fall below zero.
settlement-set-give = If they fall short they are set: they score nothing, and the bid is added to the defenders' score. Nothing is deducted.
settlement-defenders = The defenders score their melds and trick points whether the contract is made or set.
settlement-turned = Each side scores its melds and its trick points.
save-declarers-none = The declarers' melds count even if they win no trick.
save-declarers-trick = The declarers' melds count only if they win at least one trick.
save-declarers-point = The declarers' melds count only if they win at least one trick point.
save-declarers-points = The declarers' melds count only if they win at least { $points } trick points.
save-defenders-none = The defenders' melds count even if they win no trick.
save-defenders-trick = The defenders' melds count only if they win at least one trick.
save-defenders-point = The defenders' melds count only if they win at least one trick point.
save-defenders-points = The defenders' melds count only if they win at least { $points } trick points.
save-both-none = A side's melds count even if it wins no trick.
save-both-trick = A side's melds count only if it wins at least one trick.
save-both-point = A side's melds count only if it wins at least one trick point.
save-both-points = A side's melds count only if it wins at least { $points } trick points.
save-covers-meld = A side that fails this keeps the trick points it has won.
save-covers-all = A side that fails this loses the trick points it has won as well.
save-dix-only-dix = { $who ->
    [both] Exception: a side keeps melds that consist of nothing but dix.
   *[defenders] Exception: a side other than the declarers keeps melds that consist of nothing but dix.
}
save-dix-portion = { $who ->
    [both] Exception: a side always keeps the dix among its melds.
   *[defenders] Exception: a side other than the declarers always keeps the dix among its melds.
}
settlement-unplayed-deduct = If a contract is lost without play, the bid is deducted from the declarers' total and the defenders score their melds. There are no trick points.
settlement-unplayed-give = If a contract is lost without play, the defenders score the bid and their melds. There are no trick points, and nothing is deducted.
settlement-instant-all-tricks = A side that wins all the tricks of a deal wins the whole match on the spot.

match-target = Deals are played until a side has { $points } points or more at the end of a deal. That side wins.
match-deals = { $deals ->
    [one] A match is { $deals } deal. The higher total wins; if the totals are equal, the match is shared.
   *[other] A match is { $deals } deals. The higher total wins; if the totals are equal, the match is shared.
}
match-must-declare = Only a side that has declared and made its contract in this deal can win that way. The other side plays on, however high its total.
match-both-declarers = If both sides get there in the same deal, the declarers win, whoever has more.
match-both-highest = If both sides get there in the same deal, the higher total wins. If the totals are equal, one more deal is played.
match-both-extra-deal = If both sides get there in the same deal, one more deal is played, and then the higher total wins.
match-both-raise-target = If both sides get there in the same deal, the target rises by { $points } and play goes on.
match-floor = A side whose total is { $points } or lower at the end of a deal loses at once.
match-behind = A side whose total is { $points } or more below zero at the end of a deal loses at once.
match-apart = A side that is { $points } or more ahead of the other at the end of a deal wins at once.

example-meld-hand = Trump is { $trump }. You hold { $hand }.
example-meld-one = { $meld }: { $hand } counts { $points }.
example-meld-total = Together the hand melds { $points }.
example-play-trump = Trump is { $trump }.
example-play-question = On the table: { $trick }. You hold { $hand }. You may play: { $legal }.
example-deal-melds = The contract is { $bid }. The declarers meld { $declarers }, the defenders { $defenders }.
example-deal-turned = The first side melds { $declarers }, the second { $defenders }.
example-deal-made = In tricks the declarers take { $us }, the defenders { $them }. That makes { $sum } for the declarers, so they have made { $bid }. Change of the totals: declarers { $ours }, defenders { $theirs }.
example-deal-set = In tricks the declarers take { $us }, the defenders { $them }. That makes { $sum } for the declarers, so they are set. Change of the totals: declarers { $ours }, defenders { $theirs }.
example-deal-score = In tricks the first side takes { $us }, the second { $them }. Change of the totals: first side { $ours }, second side { $theirs }.

tip-bid = Before you bid, count what you can meld yourself and add a fair share of the trick points. Half of them is about { $points }; with long trumps and aces expect more.
tip-trump = A long trump suit with the ace is worth more than a short one with a marriage: think of the tricks, not only of the melds.
tip-give = As the declarer's partner give trumps first, above all those that may complete a run; then aces, and a queen or jack for a pinochle.
tip-return = As declarer keep your trumps and aces. Give back low cards of a suit you can get rid of altogether, and never break up one of your melds.
tip-aces = Lead the aces of the other suits early, while everybody still has to follow. Later they are trumped.
tip-trumps = Count the trumps as they fall: there are { $cards } of them.
tip-partner = If your partner is sure of the trick and the rules leave you a choice, play a counter. If the opponents are, play a card worth nothing.
tip-save = Do not wait too long for your first trick: a side that wins nothing loses its melds.
tip-help = Pass with help if you hold an ace or two or good melds but cannot bid: it may carry your partner one step further.
tip-concede = Concede when the melds show that the contract is out of reach: the defenders then get no trick points.
tip-stuck = With poor hands pass early: the dealer may be stuck with a contract that cannot be made.
tip-last = Save a trump for the last trick if you can: it is worth { $points } extra.
tip-void = Get rid of a short side suit: then you can trump it.

term-around = Around: four cards of one rank, one of each suit. All eight are a double.
term-beat = Beat: play a card that takes the lead in the trick.
term-contract = Contract: the bid that won the auction and that the declarers have to reach.
term-counter = Counter: a card that is worth points in a trick.
term-deal = Deal: everything from shuffling to scoring.
term-declarer = Declarer: the winner of the auction. With partner: the declarers.
term-defenders = Defenders: the side that did not win the auction.
term-dix = Dix (say "deece"): the nine of trump.
term-exchange = Exchange: the cards that declarer and partner give each other.
term-follow = Follow: play a card of the suit that was led.
term-lead = Lead: play the first card of a trick.
term-marriage = Marriage: king and queen of one suit; in trump a royal marriage.
term-match = Match: deals until one side has won.
term-meld = Meld: a combination of cards that scores before play; also the points for it.
term-pinochle = Pinochle: queen of spades and jack of diamonds.
term-run = Run: ace, ten, king, queen and jack of trump.
term-set = Set: what declarers are who have not reached their bid.
term-trick = Trick: four cards, one from each player.
term-trump = Trump: the suit that beats all others. To trump: to play such a card when another suit was led.
term-void = Void: without a card of a suit.
term-widow = Widow: the cards that are dealt to nobody.

# The difference between two rule sets.
difference-option = { $label }: { $old } -> { $new }
