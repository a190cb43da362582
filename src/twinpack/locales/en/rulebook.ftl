# The rule sheet. Keys come from the families' outlines.

section-players = Players and cards
section-deal = The deal
section-auction = The auction
section-trump = Trump
section-widow = The widow
section-exchange = The exchange
section-melds = Melds
section-free-tricks = While there is a stock
section-before = Before the first trick
section-play = Playing the tricks
section-counting = Counting the tricks
section-settlement = Scoring the deal
section-payment = Paying in chips
section-checks = Checks
section-match = Winning the match
section-example-meld = Example: counting a hand
section-example-melding = Example: melds that grow
section-example-play = Example: what may I play?
section-example-deal = Example: scoring a deal
section-tips = Tips for beginners
section-glossary = Glossary

players-four = Four play, two against two. Partners sit opposite each other and score together as one side. Everything goes clockwise.
players-pairs = { $seats } play as { $sides } sides of two. Partners sit opposite each other and score together as one side. Everything goes clockwise.
players-teams = { $seats } play as { $sides } sides of { $size }. The sides sit in turn, so that your neighbours are always opponents, and each scores as one. Everything goes clockwise.
players-alone = { $seats } play, everybody for himself. Everything goes clockwise.
players-duel = Two play against each other.
players-called = { $seats } play, and everybody keeps a score of his own. In each deal the declarer calls a partner, and the two play against all the others. Everything goes clockwise.
players-idle = { $idle ->
    [one] In each deal only { $hands } play: the dealer sits out.
   *[other] In each deal only { $hands } play: the dealer sits out, and so does the second player on the dealer's left.
}
players-pack = { $copies ->
    [1] The pack has { $cards } cards: { $ranks } in each of the four suits, every card once.
    [2] The pack has { $cards } cards: { $ranks } in each of the four suits, and every card twice.
   *[other] The pack has { $cards } cards: { $ranks } in each of the four suits, and every card { $times } times.
}
players-rank = In each suit the cards rank in that order from high to low. Note that the ten is second only to the ace.
players-counters = The counters, the cards that bring points when you win them in a trick, are { $ranks }.
players-scale-10 = Points are written in full, as most rule books do it.
players-scale-1 = Points are written without their last zero: what other rule books call 150 is 15 here.
count-1 = one
count-2 = two
count-3 = three
count-4 = four
count-5 = five
count-6 = six
count-7 = seven
count-8 = eight

deal-dealer = { $company ->
    [duel] Draw cards for the first deal; the higher card deals. After every deal, even one that was thrown in, the other player deals.
   *[other] Draw cards for the first deal; the highest card deals. After every deal, even one that was thrown in, the deal passes to the left.
}
deal-equal = { $size ->
    [one] The dealer shuffles, the player on the right cuts, and the cards are dealt one at a time, beginning on the dealer's left, until everybody holds { $hand }.
   *[other] The dealer shuffles, the player on the right cuts, and the cards are dealt { $size } at a time, beginning on the dealer's left, until everybody holds { $hand }.
}
deal-packets = The dealer shuffles, the player on the right cuts, and the cards are dealt in packets of { $packets }, beginning on the dealer's left, until everybody holds { $hand }.
deal-two = { $size ->
    [one] The dealer shuffles, the other player cuts, and the cards are dealt one at a time, the first to the other player, until both hold { $hand }.
   *[other] The dealer shuffles, the other player cuts, and the cards are dealt { $size } at a time, the first to the other player, until both hold { $hand }.
}
deal-two-packets = The dealer shuffles, the other player cuts, and the cards are dealt in packets of { $packets }, the first to the other player, until both hold { $hand }.
deal-draft = The dealer shuffles, the other player cuts, and the pack lies face down as the stock. Nothing is dealt: beginning with the player who does not deal, you take turns to look at the top card of the stock. Either you take it and put the next one aside unseen, or you put it aside and must take the next one. So it goes on until both hold { $hand }.
deal-draft-left = The { $cards } cards put aside are out of play.
deal-stock = The next card is turned face up. The { $cards } cards that are left are laid face down half across it: they are the stock.
deal-stock-dix = { $dix ->
    [7] If the turned card is a seven, it is a dix, and the dealer scores { $points } at once.
   *[other] If the turned card is a nine, it is a dix, and the dealer scores { $points } at once.
}
deal-widow = The last { $cards } cards are set aside face down. They are the widow.
deal-turned = The very last card, which belongs to the dealer, is turned face up.
deal-misdeal-five-nines = If you hold five or more nines, you may throw the hand in instead of making your first call. The next dealer deals.
deal-misdeal-five-nines-no-ace = If you hold five or more nines and no ace, you may throw the hand in instead of making your first call. The next dealer deals.
deal-misdeal-six-nines-one-ace = If you hold six or more nines and at most one ace, you may throw the hand in instead of making your first call. The next dealer deals.
deal-misdeal-no-ace-few-counters = If you hold no ace and at least { $cards } cards that count nothing in tricks, you may throw the hand in instead of making your first call. The next dealer deals.

auction-purpose = { $company ->
    [alone] Players bid for the right to name trump. A bid is the number of points that you promise to make in melds and tricks together.
    [duel] Both players bid for the right to name trump. A bid is the number of points that you promise to make in melds and tricks together.
    [called] Players bid for the right to name trump. A bid is the number of points that you promise to make in melds and tricks together, with the partner whom you will call.
   *[other] Players bid for the right to name trump. A bid is the number of points that your side promises to make in melds and tricks together.
}
auction-ascending = { $company ->
    [duel] The player who does not deal begins. At each turn you bid higher or pass. The auction ends when one of the two passes; if the first call is a pass, the dealer still has a turn.
   *[other] The player on the dealer's left begins. At each turn you bid higher or pass. Once you have passed you are out of the auction for this deal. The auction ends when only the highest bidder is left.
}
auction-single = { $company ->
    [duel] The player who does not deal begins. Each has exactly one turn: bid higher, or pass. The highest bid wins.
   *[other] The player on the dealer's left begins. Everybody has exactly one turn: bid higher, or pass. The highest bid wins.
}
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
auction-bracket = The last bid below each multiple of { $bracket }, such as { $bid }, is not allowed, because it pays no more than the one before it.
auction-jump = You may jump: a bid can exceed the last by as much as you like.
auction-raise = A bid may exceed the last by at most { $points }.
auction-ceiling = The highest possible bid is { $points }.
auction-opener-forced = { $company ->
    [duel] The player who does not deal must open the auction and may not pass at the first turn.
   *[other] The player on the dealer's left must open the auction and may not pass at the first turn.
}
auction-opener-forced-with-meld = As long as nobody has bid, a player who holds any meld at all must bid and may not pass.
auction-needs-marriage = You may bid only if you hold a marriage (king and queen of one suit).
auction-needs-meld = You may bid only if your own hand melds at least { $points } in the trump suit that suits it best.
auction-help = { $company ->
    [sides] Instead of a plain pass you may "pass with help". You are out all the same, but your partner learns that your hand would be useful.
    [many] Instead of a plain pass you may "pass with help". You are out all the same, but your partner learns that your hand would be useful.
   *[other] Instead of a plain pass you may "pass with help". You are out all the same, but the others learn that your hand is not bad.
}
auction-all-pass-dealer-minimum = { $stuck ->
    [dealer] If nobody else has bid, the dealer is stuck and must take the contract at { $points }, whatever the hand.
   *[last] If nobody else has bid, the last player is stuck and must take the contract at { $points }, whatever the hand.
}
auction-all-pass-dealer-minimum-less-one = { $stuck ->
    [dealer] If nobody else has bid, the dealer is stuck, one step cheaper, and must take the contract at { $points }, whatever the hand.
   *[last] If nobody else has bid, the last player is stuck, one step cheaper, and must take the contract at { $points }, whatever the hand.
}
auction-all-pass-redeal = If everybody passes, the hands are thrown in and the next dealer deals.
auction-winner = { $company ->
    [alone] The highest bidder is the declarer, and the bid is the contract. The declarer plays alone; all the others are the defenders.
    [duel] The highest bidder is the declarer, and the bid is the contract. The other player is the defender.
    [called] The highest bidder is the declarer, and the bid is the contract. Declarer and called partner are the declarers, all the others the defenders.
    [many] The highest bidder is the declarer, and the bid is the contract. The declarer's side are the declarers, all the others the defenders.
   *[sides] The highest bidder is the declarer, and the bid is the contract. The declarer's side are the declarers, the other side the defenders.
}
auction-forfeit = { $chips ->
    [one] A declarer who has been left with { $points } because nobody else bid may give the hand up before seeing the widow. That costs one chip, which goes to the kitty, and ends the deal.
   *[other] A declarer who has been left with { $points } because nobody else bid may give the hand up before seeing the widow. That costs { $chips } chips, which go to the kitty, and ends the deal.
}

trump-needs-none = The declarer names one suit as trump. Any suit will do.
trump-needs-marriage = The declarer names one suit as trump. It must be a suit in which the declarer holds a marriage (king and queen).
trump-needs-marriage-run-dix = { $dix ->
    [7] The declarer names one suit as trump. It must be a suit in which the declarer holds a marriage, a run or the seven.
    [9] The declarer names one suit as trump. It must be a suit in which the declarer holds a marriage, a run or the nine.
   *[other] The declarer names one suit as trump. It must be a suit in which the declarer holds a marriage or a run.
}
trump-without = A declarer without such a suit cannot name trump: the contract is lost without play. As there is no trump then, melds that need one do not count.
trump-stuck = { $stuck ->
    [dealer] A dealer who is stuck with the contract may name any suit.
   *[last] A player who is stuck with the contract may name any suit.
}
trump-call = Then the declarer calls a card of trump that is not in the declarer's own hand. The first player counter-clockwise from the declarer who holds that card is the partner for this deal.
trump-call-all = A declarer who holds a card of every rank of trump calls one of which not all copies are in hand.
trump-turned = The suit of the turned card is trump.
trump-swap = { $dix ->
    [7] Beginning on the dealer's left, the first player who holds a seven of trump (the dix) may swap it for the turned card. It then counts { $points } as meld for the player who swapped it. A turned seven is not swapped.
   *[other] Beginning on the dealer's left, the first player who holds a nine of trump (the dix) may swap it for the turned card. It then counts { $points } as meld for the player who swapped it. A turned nine is not swapped.
}
trump-no-contract = { $company ->
    [alone] There is no auction and no contract. Everybody simply scores what he makes.
    [duel] There is no auction and no contract. Both players simply score what they make.
    [many] There is no auction and no contract. Every side simply scores what it makes.
   *[sides] There is no auction and no contract. Both sides simply score what they make.
}

widow-shown = The declarer shows the { $cards } cards of the widow to everybody and takes them before naming trump.
widow-secret = The declarer takes the { $cards } cards of the widow before naming trump, without showing them.
widow-bury = { $cards ->
    [one] After naming trump the declarer buries one card of the hand face down. It is out of play.
   *[other] After naming trump the declarer buries { $cards } cards of the hand face down. They are out of play.
}
widow-bury-unmelded = { $spared ->
    [trump] After melding the declarer buries { $cards } cards face down, neither trumps nor cards that were melded. Only a hand with too few others buries trumps, and in the last resort melded cards; what they melded counts all the same.
   *[meld] After melding the declarer buries { $cards } cards face down, none of which was melded. Only a hand with too few others buries melded cards; what they melded counts all the same.
}
widow-share = After naming trump the declarer keeps one card of the widow and gives one to each other player, so that everybody holds equally many.
widow-counts = { $unit ->
    [player] Counters among the buried cards belong to the declarer's trick points.
   *[side] Counters among the buried cards belong to the declarers' trick points.
}
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

meld-show-all = { $company ->
    [alone] Before play all players lay their melds face up on the table. Everybody's melds count for himself. Then everybody takes the cards up again.
    [duel] Before play both players lay their melds face up on the table. Then they take the cards up again.
    [called] Before play all players lay their melds face up on the table. Those of declarer and called partner are added together; everybody else's count for himself. Then everybody takes the cards up again.
   *[sides] Before play all players lay their melds face up on the table. The melds of one side are added together. Then everybody takes the cards up again.
}
meld-show-declarer = Before play the declarer lays the melds face up on the table and then takes the cards up again. Nobody else melds.
meld-show-stock = Melds are laid between the tricks, as the next section tells. This is what they are worth.
table-meld = Meld
table-cards = Cards
table-one = One
table-two = Two
table-three = Three
table-four = Four
table-five = Five
table-six = Six
cards-of-trump = { $ranks } of trump
cards-plain = { $ranks } of one other suit
cards-around = { $ranks } of each suit
cards-all-suits = { $ranks } of each suit
meld-groups = { $dix ->
    [none] There are three groups: runs and marriages; pinochles; and the arounds (aces, kings, queens, jacks). One card may count in several groups, but only once in each.
   *[some] There are three groups: runs, marriages and dix; pinochles; and the arounds (aces, kings, queens, jacks). One card may count in several groups, but only once in each.
}
meld-run-pair = So the king and queen in a run are not a royal marriage as well. But a queen can count in a marriage, in a pinochle and in queens around.
meld-extra-none = A second king or a second queen of trump adds nothing to a run. A second pair of them is a royal marriage besides the run.
meld-extra-both = A run with both a second king and a second queen counts as a run and a royal marriage.
meld-two = The last column is for two of the same: two runs, two marriages in one suit, two pinochles, all eight aces. It replaces the single value, it is not added to it.
meld-several = The columns from the second on are for several of the same: two runs, three marriages in one suit, four pinochles. Each replaces the smaller value, it is not added to it.
meld-stock-several = The columns from the second on are for several of the same from different cards. Laid one after the other, each scores as one; where two are worth more than twice one, whoever completes the two scores their whole value as well.
meld-more = Whoever holds more than { $most } of the same counts them in the parts that bring most together.
meld-singles = Two of the same simply count twice: there is no bonus for doubles.
meld-bonus = The roundhouse, a marriage in every suit, is a bonus of { $points } on top of the melds it is made of.
meld-grand = The grand pinochle is counted in place of the pinochle that is part of it, unless a double pinochle is worth more.
meld-nothing = { $lowest ->
    [0] Four tens are no meld, and of the cards of one rank only whole sets with one of each suit count.
    [7] Four tens, nines, eights or sevens are no meld, and seven cards of a rank count no more than four.
   *[other] Four tens or four nines are no meld, and seven cards of a rank count no more than four.
}
meld-minimum = { $unit ->
    [player] If a player's melds come to less than { $points } together, they count nothing.
   *[side] If the melds of a side come to less than { $points } together, they count nothing.
}
stock-lead = The player who does not deal leads to the first trick.
stock-free = As long as there is a stock, any card may be played to a trick, from the hand or from the melds on the table in front of you. Nobody has to follow suit, to beat or to trump.
stock-draw-meld-first = After each trick its winner may meld. Then the winner draws the top card of the stock, the loser draws the next one, and the winner leads again.
stock-draw-first = After each trick its winner draws the top card of the stock, and the loser draws the next one. Then the winner may meld and leads again.
stock-one = Only the winner of a trick melds, and only one meld after each trick. It is laid face up, scored at once, and stays on the table; its cards may still be played.
stock-fresh = Every meld needs at least one card from the hand. Cards on the table may serve again in a meld of another group, and in one of the same group that is worth more than any they have been in. A card that has been played serves no more.
stock-grow = So a royal marriage ({ $marriage }) may grow into a run ({ $run }) when ace, ten and jack are added. The other way round it does not work: there is no royal marriage to be had from a run, and each queen is married only once.
stock-dix = { $dix ->
    [7] The winner of a trick may also show a seven of trump, the dix, for { $points }, besides the one meld. The first to be shown is swapped for the turned card, unless that is a seven itself.
   *[other] The winner of a trick may also show a nine of trump, the dix, for { $points }, besides the one meld. The first to be shown is swapped for the turned card, unless that is a nine itself.
}
stock-last = After trick { $tricks } the winner draws the last card of the stock and shows it; the loser takes the turned card.
stock-last-choice = After trick { $tricks } the winner takes either the last card of the stock or the turned card; the loser gets the other.
stock-over = Then the melds go back into the hands, and there is no more melding. The winner of the last trick leads to the first of { $tricks } more, in which the stricter rules below apply.

before-minimum = { $unit ->
    [player] A declarer whose melds come to less than { $points } loses the contract without play.
   *[side] If the declarers' melds come to less than { $points }, they lose the contract without play.
}
before-made-by-meld = { $unit ->
    [player] If the declarer's melds alone reach the bid, the contract is made without play.
   *[side] If the declarers' melds alone reach the bid, the contract is made without play.
}
before-not-at-table = { $unit ->
    [player] All the tricks together hold { $points }. A declarer who needs more than that on top of the melds loses the contract without play.
   *[side] All the tricks together hold { $points }. If the declarers need more than that on top of their melds, they lose the contract without play.
}
before-concede = When all have seen the melds, the declarer may concede: the contract is lost without play.
before-no-concede = A contract cannot be conceded.
before-moon = { $unit ->
    [player] The declarer may announce to win all the tricks. Who does so scores { $bonus } extra; who fails loses { $penalty }. The deal itself is scored as usual.
   *[side] The declarer may announce that the side will win all the tricks. If it does, it scores { $bonus } extra; if not, it loses { $penalty }. The deal itself is scored as usual.
}
before-yield = If the declarer wants to play, the defenders may give up. When all of them do, the contract is made without play.

play-lead-declarer = The declarer leads to the first trick.
play-lead-left-of-dealer = { $company ->
    [duel] The player who does not deal leads to the first trick.
   *[other] The player on the dealer's left leads to the first trick.
}
play-lead-dealer = The dealer leads to the first trick.
play-lead-any = Whoever leads may play any card.
play-lead-trump = The first lead must be a trump if the leader has one. After that whoever leads may play any card.
play-lead-trump-unless-stuck = The first lead must be a trump if the leader has one, except when the contract had to be taken because nobody bid. After that whoever leads may play any card.
play-follow = You must follow suit if you can.
play-beat = { $partner ->
    [none] When you follow, you must play a card that beats the one winning so far if you can. If you cannot, any card of the suit will do. A card never beats its twin.
   *[partner] When you follow, you must play a card that beats the one winning so far if you can, even if your partner is winning. If you cannot, any card of the suit will do. A card never beats its twin.
}
play-beat-trump-only = { $partner ->
    [none] When trump is led, you must play a card that beats the one winning so far if you can. In the other suits any card of the suit will do. A card never beats its twin.
   *[partner] When trump is led, you must play a card that beats the one winning so far if you can, even if your partner is winning. In the other suits any card of the suit will do. A card never beats its twin.
}
play-ruffed-free = If another suit was led and somebody has already trumped, a player who follows may play any card of the suit.
play-ruffed-beat = Even if somebody has already trumped, a player who follows must play higher than the best card of the suit led, if able.
play-void-overtrump = If you have no card of the suit led, you must play a trump. If the trick is trumped already, you must trump higher if you can; if you cannot, you must still play a trump.
play-void-trump = If you have no card of the suit led, you must play a trump, though it need not be higher than a trump already played.
play-void-two = If you have no card of the suit led, you must play a trump.
play-void-both = If you have neither the suit nor a trump, you may play anything.
play-winner = The highest trump wins the trick; without a trump, the highest card of the suit led. Of two equal cards the first one played wins. The winner leads to the next trick.
play-tricks = { $tricks ->
    [one] { $tricks } trick is played.
   *[other] { $tricks } tricks are played.
}

counting-tricks = { $company ->
    [alone] After the last trick each player counts the cards in the tricks he has won.
    [duel] After the last trick each player counts the cards in the tricks he has won.
    [called] After the last trick declarer and partner count the cards in the tricks they have won together, and so do the others.
   *[sides] After the last trick each side counts the cards in the tricks it has won.
}
counting-cards = { $points ->
    [one] { $ranks }: { $points } point each.
   *[other] { $ranks }: { $points } points each.
}
counting-nothing = { $ranks }: nothing.
counting-last = { $points ->
    [one] The last trick brings { $points } point more.
   *[other] The last trick brings { $points } points more.
}
counting-total = That makes { $points } trick points in every deal.
counting-most = That makes up to { $points } trick points; some of them may lie in cards that count for nobody.
counting-sevens-up = { $unit ->
    [player] Each player's trick points are rounded to tens: endings of seven, eight and nine go up, all others down.
   *[side] Each side's trick points are rounded to tens: endings of seven, eight and nine go up, all others down.
}
settlement-made-all = { $unit ->
    [player] The declarer has made the contract if melds and trick points reach the bid. Then the declarer scores all of them, not just the bid.
   *[side] The declarers have made the contract if their melds and trick points reach the bid. Then they score all of them, not just the bid.
}
settlement-made-bid = { $unit ->
    [player] The declarer has made the contract if melds and trick points reach the bid. Then the declarer scores the bid, and no more than that.
   *[side] The declarers have made the contract if their melds and trick points reach the bid. Then they score the bid, and no more than that.
}
settlement-paid = { $unit ->
    [player] The declarer has made the contract if melds and trick points reach the bid. What goes beyond the bid brings nothing.
   *[side] The declarers have made the contract if their melds and trick points reach the bid. What goes beyond the bid brings nothing.
}
settlement-called = Declarer and called partner each score what the two make together.

settlement-set-deduct = { $company ->
    [alone] A declarer who falls short is set: he scores nothing, and the bid is deducted from his total, which may fall below zero.
    [duel] A declarer who falls short is set: he scores nothing, and the bid is deducted from his total, which may fall below zero.
    [called] If they fall short they are set: they score nothing, and the bid is deducted from the total of each of the two, which may fall below zero.
   *[sides] If they fall short they are set: they score nothing, and the bid is deducted from their total, which may fall below zero.
}
settlement-set-give = { $company ->
    [alone] A declarer who falls short is set: he scores nothing, and the bid is added to each defender's score. Nothing is deducted.
    [duel] A declarer who falls short is set: he scores nothing, and the bid is added to the defender's score. Nothing is deducted.
    [called] If they fall short they are set: they score nothing, and the bid is added to each defender's score. Nothing is deducted.
    [many] If they fall short they are set: they score nothing, and the bid is added to the score of each other side. Nothing is deducted.
   *[sides] If they fall short they are set: they score nothing, and the bid is added to the defenders' score. Nothing is deducted.
}
settlement-set-nothing = { $company ->
    [alone] A declarer who falls short is set: he scores nothing in this deal, but nothing is deducted either.
    [duel] A declarer who falls short is set: he scores nothing in this deal, but nothing is deducted either.
   *[sides] If they fall short they are set: they score nothing in this deal, but nothing is deducted either.
}
settlement-defenders = { $company ->
    [alone] Each defender scores his own melds and trick points whether the contract is made or set.
    [duel] The defender scores his melds and trick points whether the contract is made or set.
    [called] Each defender scores his own melds and all the trick points that the defenders make together, whether the contract is made or set.
    [many] Each other side scores its melds and trick points whether the contract is made or set.
   *[sides] The defenders score their melds and trick points whether the contract is made or set.
}
settlement-defenders-nothing = { $company ->
    [duel] The defender scores nothing.
   *[other] The defenders score nothing.
}
settlement-turned = { $unit ->
    [player] Each player scores his melds and his trick points.
   *[side] Each side scores its melds and its trick points.
}
save-declarers-none = { $unit ->
    [player] The declarer's melds count even if he wins no trick.
   *[side] The declarers' melds count even if they win no trick.
}
save-declarers-trick = { $unit ->
    [player] The declarer's melds count only if he wins at least one trick.
   *[side] The declarers' melds count only if they win at least one trick.
}
save-declarers-point = { $unit ->
    [player] The declarer's melds count only if he wins at least one trick point.
   *[side] The declarers' melds count only if they win at least one trick point.
}
save-declarers-points = { $unit ->
    [player] The declarer's melds count only if he wins at least { $points } trick points.
   *[side] The declarers' melds count only if they win at least { $points } trick points.
}
save-defenders-none = { $unit ->
    [player] A defender's melds count even if he wins no trick.
   *[side] The defenders' melds count even if they win no trick.
}
save-defenders-trick = { $unit ->
    [player] A defender's melds count only if he wins at least one trick himself.
    [together] The defenders' melds count only if they win at least one trick together.
   *[side] The defenders' melds count only if they win at least one trick.
}
save-defenders-point = { $unit ->
    [player] A defender's melds count only if he wins at least one trick point himself.
    [together] The defenders' melds count only if they win at least one trick point together.
   *[side] The defenders' melds count only if they win at least one trick point.
}
save-defenders-points = { $unit ->
    [player] A defender's melds count only if he wins at least { $points } trick points himself.
    [together] The defenders' melds count only if they win at least { $points } trick points together.
   *[side] The defenders' melds count only if they win at least { $points } trick points.
}
save-both-none = { $unit ->
    [player] A player's melds count even if he wins no trick.
   *[side] A side's melds count even if it wins no trick.
}
save-both-trick = { $unit ->
    [player] A player's melds count only if he wins at least one trick.
   *[side] A side's melds count only if it wins at least one trick.
}
save-both-point = { $unit ->
    [player] A player's melds count only if he wins at least one trick point.
   *[side] A side's melds count only if it wins at least one trick point.
}
save-both-points = { $unit ->
    [player] A player's melds count only if he wins at least { $points } trick points.
   *[side] A side's melds count only if it wins at least { $points } trick points.
}
save-covers-meld = { $unit ->
    [player] A player who fails this keeps the trick points he has won.
   *[side] A side that fails this keeps the trick points it has won.
}
save-covers-all = { $unit ->
    [player] A player who fails this loses the trick points he has won as well.
   *[side] A side that fails this loses the trick points it has won as well.
}
save-dix-only-dix = { $who ->
    [both] { $unit ->
        [player] Exception: a player keeps melds that consist of nothing but dix.
       *[side] Exception: a side keeps melds that consist of nothing but dix.
    }
   *[defenders] { $unit ->
        [player] Exception: a defender keeps melds that consist of nothing but dix.
       *[side] Exception: a side other than the declarers keeps melds that consist of nothing but dix.
    }
}
save-dix-portion = { $who ->
    [both] { $unit ->
        [player] Exception: a player always keeps the dix among his melds.
       *[side] Exception: a side always keeps the dix among its melds.
    }
   *[defenders] { $unit ->
        [player] Exception: a defender always keeps the dix among his melds.
       *[side] Exception: a side other than the declarers always keeps the dix among its melds.
    }
}
settlement-unplayed-deduct = { $company ->
    [called] If a contract is lost without play, the bid is deducted from the totals of declarer and called partner. { settlement-unplayed }
    [alone] If a contract is lost without play, the bid is deducted from the declarer's total. { settlement-unplayed }
    [duel] If a contract is lost without play, the bid is deducted from the declarer's total. { settlement-unplayed }
   *[sides] If a contract is lost without play, the bid is deducted from the declarers' total. { settlement-unplayed }
}
settlement-unplayed-give = { $company ->
    [alone] If a contract is lost without play, each defender gets the bid. { settlement-unplayed }
    [called] If a contract is lost without play, each defender gets the bid. { settlement-unplayed }
    [duel] If a contract is lost without play, the defender gets the bid. { settlement-unplayed }
    [many] If a contract is lost without play, each other side gets the bid. { settlement-unplayed }
   *[sides] If a contract is lost without play, the defenders get the bid. { settlement-unplayed }
}
settlement-unplayed-nothing = If a contract is lost without play, it brings nothing, but nothing is deducted either. { settlement-unplayed }
settlement-unplayed = { $defenders ->
    [nothing] There are no trick points, and nobody else scores anything.
   *[meld] { $company ->
        [alone] There are no trick points; each defender scores his melds.
        [called] There are no trick points; each defender scores his melds.
        [duel] There are no trick points; the defender scores his melds.
        [many] There are no trick points; each other side scores its melds.
       *[sides] There are no trick points; the defenders score their melds.
    }
}
settlement-gift = { $company ->
    [alone] If the declarer has conceded, each defender gets { $points } besides.
    [called] If the declarer has conceded, each defender gets { $points } besides.
    [duel] If the declarer has conceded, the defender gets { $points } besides.
    [many] If the declarer has conceded, each other side gets { $points } besides.
   *[sides] If the declarer has conceded, the defenders get { $points } besides.
}
settlement-by-meld-all = { $unit ->
    [player] If a contract is made without play, the declarer scores the melds; there are no trick points.
   *[side] If a contract is made without play, the declarers score their melds; there are no trick points.
}
settlement-by-meld-bid = { $unit ->
    [player] If a contract is made without play, the declarer scores the bid; there are no trick points.
   *[side] If a contract is made without play, the declarers score the bid; there are no trick points.
}
settlement-instant-all-tricks = { $unit ->
    [player] A player who wins all the tricks of a deal wins the whole match on the spot.
   *[side] A side that wins all the tricks of a deal wins the whole match on the spot.
}
settlement-instant-quadruple-run = { $unit ->
    [player] A player who melds four runs wins the whole match on the spot.
   *[side] A side one of whose players melds four runs wins the whole match on the spot.
}
settlement-instant-quadruple-pinochle = { $unit ->
    [player] A player who melds four pinochles and makes at least { $points } trick points wins the whole match on the spot.
   *[side] A side one of whose players melds four pinochles wins the whole match on the spot if it makes at least { $points } trick points.
}
settlement-instant-lead = { $unit ->
    [player] A player who has { $points } or more before anybody else has risen above zero wins the whole match on the spot.
   *[side] A side that has { $points } or more before any other has risen above zero wins the whole match on the spot.
}
payment-each = { $who ->
    [all] Instead of a score, chips change hands after every deal: the declarer settles with everybody at the table, including those who sit out. How many chips a contract is worth depends on the bid.
   *[players] Instead of a score, chips change hands after every deal: the declarer settles with each other player. How many chips a contract is worth depends on the bid.
}
table-bid = Bid
table-chips = Chips
table-from = from { $bid }
payment-made = If the contract is made, with or without play, the declarer gets these chips from each of the others.
payment-lost = { $factor ->
    [1] If the contract is played and lost, the declarer pays as many to each of the others.
    [2] If the contract is played and lost, the declarer pays twice as many to each of the others.
   *[other] If the contract is played and lost, the declarer pays { $factor } times as many to each of the others.
}
payment-conceded = If the contract is lost without play, the declarer pays each of the others the single number.
payment-kitty = From a bid of { $points } on, the kitty takes part like one more player: it pays the declarer and is paid. It belongs to all in common.
payment-suit = { $factor ->
    [2] With { $suit } as trump everything counts double.
   *[other] With { $suit } as trump everything counts { $factor } times.
}
payment-suit-conceded = The trump suit counts even when the contract is lost without play.
payment-suit-played = A contract lost without play costs the plain number, whatever the trump suit.
checks-each = Besides the score there are side bets, called checks. Each player of a side collects them from one opponent, so that every check is paid once by each of the two losers. They change nothing in the score.
table-event = For
table-checks = Checks
checks-contract = a contract made, from { $bid }
checks-sweep = all the tricks
checks-more = { $checks ->
    [one] Beyond { $bid } each further { $step } points of the bid bring one check more.
   *[other] Beyond { $bid } each further { $step } points of the bid bring { $checks } checks more.
}
checks-set = { $factor ->
    [1] If a contract is set, the opponents collect as much as it would have brought.
    [2] If a contract is set, the opponents collect twice what it would have brought.
   *[other] If a contract is set, the opponents collect { $factor } times what it would have brought.
}
checks-roundhouse = A roundhouse is paid in place of the kings and queens around that are in it.

match-target = { $company ->
    [alone] Deals are played until somebody has { $points } points or more at the end of a deal. That player wins.
    [duel] Deals are played until somebody has { $points } points or more at the end of a deal. That player wins.
   *[sides] Deals are played until a side has { $points } points or more at the end of a deal. That side wins.
}
match-deals = { $deals ->
    [one] A match is { $deals } deal. { match-deals-won }
   *[other] A match is { $deals } deals. { match-deals-won }
}
match-deals-won = { $company ->
    [alone] The highest total wins; if several share it, the match is shared.
    [many] The highest total wins; if several share it, the match is shared.
   *[sides] The higher total wins; if the totals are equal, the match is shared.
}
match-must-declare = { $company ->
    [alone] Only a player who has declared and made his contract in this deal can win that way. The others play on, however high their totals.
    [duel] Only a player who has declared and made his contract in this deal can win that way. The other plays on, however high his total.
    [many] Only a side that has declared and made its contract in this deal can win that way. The others play on, however high their totals.
   *[sides] Only a side that has declared and made its contract in this deal can win that way. The other side plays on, however high its total.
}
match-both-declarers = { $company ->
    [alone] If several get there in the same deal, the declarer wins if he is among them, whoever has more; otherwise the highest total.
    [duel] If both get there in the same deal, the declarer wins, whoever has more.
    [many] If several sides get there in the same deal, the declarers win if they are among them, whoever has more; otherwise the highest total.
   *[sides] If both sides get there in the same deal, the declarers win, whoever has more.
}
match-both-highest = { $company ->
    [alone] If several get there in the same deal, the highest total wins. If the highest totals are equal, one more deal is played.
    [duel] If both get there in the same deal, the higher total wins. If the totals are equal, one more deal is played.
    [many] If several sides get there in the same deal, the highest total wins. If the highest totals are equal, one more deal is played.
   *[sides] If both sides get there in the same deal, the higher total wins. If the totals are equal, one more deal is played.
}
match-both-extra-deal = { $company ->
    [alone] If several get there in the same deal, one more deal is played, and then the highest total wins.
    [duel] If both get there in the same deal, one more deal is played, and then the higher total wins.
    [many] If several sides get there in the same deal, one more deal is played, and then the highest total wins.
   *[sides] If both sides get there in the same deal, one more deal is played, and then the higher total wins.
}
match-both-raise-target = { $company ->
    [alone] If several get there in the same deal, the target rises by { $points } and play goes on.
    [duel] If both get there in the same deal, the target rises by { $points } and play goes on.
    [many] If several sides get there in the same deal, the target rises by { $points } and play goes on.
   *[sides] If both sides get there in the same deal, the target rises by { $points } and play goes on.
}
match-floor = { $company ->
    [alone] If somebody's total is { $points } or lower at the end of a deal, the match is over and the highest total wins.
    [duel] A player whose total is { $points } or lower at the end of a deal loses at once.
    [many] If a side's total is { $points } or lower at the end of a deal, the match is over and the highest total wins.
   *[sides] A side whose total is { $points } or lower at the end of a deal loses at once.
}
match-behind = { $company ->
    [alone] If somebody's total is { $points } or more below zero at the end of a deal, the match is over and the highest total wins.
    [duel] A player whose total is { $points } or more below zero at the end of a deal loses at once.
    [many] If a side's total is { $points } or more below zero at the end of a deal, the match is over and the highest total wins.
   *[sides] A side whose total is { $points } or more below zero at the end of a deal loses at once.
}
match-apart = { $company ->
    [alone] A player who is { $points } or more ahead of the last at the end of a deal, with the highest total, wins at once.
    [duel] A player who is { $points } or more ahead of the other at the end of a deal wins at once.
    [many] A side that is { $points } or more ahead of the last at the end of a deal, with the highest total, wins at once.
   *[sides] A side that is { $points } or more ahead of the other at the end of a deal wins at once.
}
match-checks = { $company ->
    [alone] The winner of the match collects { $game } checks from each other player.
    [duel] The winner of the match collects { $game } checks from the other player.
   *[sides] The winners of the match collect { $game } checks, each from one opponent.
}
match-checks-each = { $checks ->
    [one] For every started { $points } points of the difference there is one check more.
   *[other] For every started { $points } points of the difference there are { $checks } checks more.
}
match-checks-below = { $checks ->
    [one] If the losers are below zero, there is one check more.
   *[other] If the losers are below zero, there are { $checks } checks more.
}
match-claim = { $unit ->
    [player] When it is your turn you may also stop the deal and claim to have reached the target with your total, your melds of this deal and the trick points you have taken so far. If that is right you win the match at once; if not, you lose it.
   *[side] When it is your turn you may also stop the deal and claim that your side has reached the target with its total, its melds of this deal and the trick points taken so far. If that is right it wins the match at once; if not, it loses it.
}

example-meld-hand = Trump is { $trump }. You hold { $hand }.
example-meld-one = { $meld }: { $hand } counts { $points }.
example-meld-total = Together the hand melds { $points }.
example-stock-first = You win a trick and lay { $hand }: a royal marriage, { $points } at once.
example-stock-run = After a later trick you add { $hand }: now it is a run, and you score { $points } more.
example-stock-never = Had you laid the run first, there would be no royal marriage any more from its king and queen.
example-stock-marriage = You lay { $hand } after another trick: a marriage, { $points }.
example-stock-pinochle = Then you add { $hand } to the queen that lies there already: a pinochle, { $points }, as that is another group.
example-play-trump = Trump is { $trump }.
example-play-question = On the table: { $trick }. You hold { $hand }. You may play: { $legal }.
example-deal-melds = { $company ->
    [alone] The contract is { $bid }. The declarer melds { $ours }, the defenders { $theirs }.
    [duel] The contract is { $bid }. The declarer melds { $ours }, the defender { $theirs }.
    [called] The contract is { $bid }. Declarer and partner meld { $ours } together, the others { $theirs }.
   *[sides] The contract is { $bid }. The declarers meld { $ours }, the defenders { $theirs }.
}
example-deal-declarer = The contract is { $bid }, trump is { $trump }. The declarer melds { $ours }.
example-turned-melds = { $company ->
    [alone] The first player melds { $ours }, the others { $theirs }.
    [duel] The first player melds { $ours }, the second { $theirs }.
    [many] The first side melds { $ours }, the others { $theirs }.
   *[sides] The first side melds { $ours }, the second { $theirs }.
}
example-deal-made = { $company ->
    [alone] In tricks the declarer takes { $us }, the defenders { $them }. That makes { $sum } for the declarer, who has made { $bid }. Change of the totals: declarer { $ours }, defenders { $theirs }.
    [duel] In tricks the declarer takes { $us }, the defender { $them }. That makes { $sum } for the declarer, who has made { $bid }. Change of the totals: declarer { $ours }, defender { $theirs }.
    [called] In tricks declarer and partner take { $us }, the others { $them } together. That makes { $sum }, so the two have made { $bid }. Change of the totals: declarer and partner { $ours } each, the others { $theirs }.
   *[sides] In tricks the declarers take { $us }, the defenders { $them }. That makes { $sum } for the declarers, so they have made { $bid }. Change of the totals: declarers { $ours }, defenders { $theirs }.
}
example-deal-set = { $company ->
    [alone] In tricks the declarer takes { $us }, the defenders { $them }. That makes { $sum } for the declarer, who is set. Change of the totals: declarer { $ours }, defenders { $theirs }.
    [duel] In tricks the declarer takes { $us }, the defender { $them }. That makes { $sum } for the declarer, who is set. Change of the totals: declarer { $ours }, defender { $theirs }.
    [called] In tricks declarer and partner take { $us }, the others { $them } together. That makes { $sum }, so the two are set. Change of the totals: declarer and partner { $ours } each, the others { $theirs }.
   *[sides] In tricks the declarers take { $us }, the defenders { $them }. That makes { $sum } for the declarers, so they are set. Change of the totals: declarers { $ours }, defenders { $theirs }.
}
example-turned-score = { $company ->
    [alone] In tricks the first player takes { $us }, the others { $them }. Change of the totals: first player { $ours }, the others { $theirs }.
    [duel] In tricks the first player takes { $us }, the second { $them }. Change of the totals: first player { $ours }, second player { $theirs }.
    [many] In tricks the first side takes { $us }, the others { $them }. Change of the totals: first side { $ours }, the others { $theirs }.
   *[sides] In tricks the first side takes { $us }, the second { $them }. Change of the totals: first side { $ours }, second side { $theirs }.
}
example-paid-made = In tricks the declarer takes { $us }, which makes { $sum } in all: { $bid } is made. Chips: declarer { $ours }, each of the others { $theirs }, kitty { $kitty }.
example-paid-set = In tricks the declarer takes { $us }, which makes { $sum } in all: { $bid } is played and lost. Chips: declarer { $ours }, each of the others { $theirs }, kitty { $kitty }.

tip-bid = Before you bid, count what you can meld yourself and add a fair share of the trick points. Half of them is about { $points }; with long trumps and aces expect more.
tip-bid-alone = { $company ->
    [called] Before you bid, count what you can meld yourself and the tricks you are sure of, and add something for the partner you will call.
   *[other] Before you bid, count what you can meld and add only the tricks you are nearly sure of: nobody helps you.
}
tip-widow = Do not bid on what the widow may bring: it is a lucky dip, and it seldom completes a run.
tip-call = Call the trump you miss most: an ace if you can, or the card that completes your run.
tip-trump = A long trump suit with the ace is worth more than a short one with a marriage: think of the tricks, not only of the melds.
tip-give = As the declarer's partner give trumps first, above all those that may complete a run; then aces, and a queen or jack for a pinochle.
tip-return = As declarer keep your trumps and aces. Give back low cards of a suit you can get rid of altogether, and never break up one of your melds.
tip-bury = Bury tens and kings of a side suit you can get rid of altogether: they count for you, and then you can trump that suit.
tip-stock-keep = Keep cards that may still become melds, above all queens of spades, jacks of diamonds and the cards of a run. Play what has no future.
tip-stock-win = Win a trick when you have something to lay; most others are not worth the high card they cost.
tip-stock-last = Count down the stock. Lay what you can before it ends, and keep aces and trumps for the tricks after it.
tip-draft = Take aces, trumps to be and parts of melds; remember what you have put aside, for the other player will not see it again.
tip-suit = Think twice about the dearer suit: it multiplies what you lose as well as what you win.
tip-aces = Lead the aces of the other suits early, while everybody still has to follow. Later they are trumped.
tip-dix = Swap a dix whenever you may: it costs nothing and brings a better trump.
tip-trumps = Count the trumps as they fall: there are { $cards } of them.
tip-partner = If your partner is sure of the trick and the rules leave you a choice, play a counter. If the opponents are, play a card worth nothing.
tip-defend = As a defender play counters to the tricks of the other defender, and keep the declarer in the middle: the lead should come from the declarer's right.
tip-low = Give to the tricks of others only cards that are worth nothing.
tip-save = { $unit ->
    [player] Do not wait too long for your first trick: who wins nothing loses the melds.
   *[side] Do not wait too long for your first trick: a side that wins nothing loses its melds.
}
tip-help = { $company ->
    [sides] Pass with help if you hold an ace or two or good melds but cannot bid: it may carry your partner one step further.
    [many] Pass with help if you hold an ace or two or good melds but cannot bid: it may carry your partner one step further.
   *[other] Think well before you pass with help: everybody hears it.
}
tip-concede = { $paid ->
    [chips] Concede when the melds show that the contract is out of reach: played and lost it costs more.
   *[points] Concede when the melds show that the contract is out of reach: the defenders then get no trick points.
}
tip-stuck = With poor hands pass early: somebody else may be stuck with a contract that cannot be made.
tip-last = Save a trump for the last trick if you can: it is worth { $points } extra.
tip-void = Get rid of a short side suit: then you can trump it.

term-around = { $copies ->
    [1] Around: four cards of one rank, one of each suit.
    [2] Around: four cards of one rank, one of each suit. All eight are a double.
   *[other] Around: four cards of one rank, one of each suit. Two of each are a double, three a triple, and so on.
}
term-beat = Beat: play a card that takes the lead in the trick.
term-check = Check: a side bet, paid apart from the score.
term-contract = { $unit ->
    [player] Contract: the bid that won the auction and that the declarer has to reach.
   *[side] Contract: the bid that won the auction and that the declarers have to reach.
}
term-counter = Counter: a card that is worth points in a trick.
term-deal = Deal: everything from shuffling to scoring.
term-declarer = { $company ->
    [alone] Declarer: the winner of the auction, who plays alone.
    [duel] Declarer: the winner of the auction.
    [called] Declarer: the winner of the auction. With the called partner: the declarers.
   *[sides] Declarer: the winner of the auction. With partner: the declarers.
}
term-defenders = { $company ->
    [alone] Defenders: all who play against the declarer.
    [duel] Defender: the player who did not win the auction.
    [called] Defenders: all who play against declarer and called partner.
    [many] Defenders: the sides that did not win the auction.
   *[sides] Defenders: the side that did not win the auction.
}
term-dix = { $dix ->
    [7] Dix (say "deece"): the seven of trump.
   *[other] Dix (say "deece"): the nine of trump.
}
term-exchange = Exchange: the cards that declarer and partner give each other.
term-follow = Follow: play a card of the suit that was led.
term-kitty = Kitty: the common pot of chips.
term-lead = Lead: play the first card of a trick.
term-marriage = Marriage: king and queen of one suit; in trump a royal marriage.
term-match = Match: deals until one side has won.
term-match-player = Match: deals until somebody has won.
term-meld = { $when ->
    [between] Meld: a combination of cards that scores when it is laid between tricks; also the points for it.
   *[before] Meld: a combination of cards that scores before play; also the points for it.
}
term-pinochle = Pinochle: queen of spades and jack of diamonds.
term-run = Run: ace, ten, king, queen and jack of trump.
term-set = { $unit ->
    [player] Set: what a declarer is who has not reached the bid.
   *[side] Set: what declarers are who have not reached their bid.
}
term-draw-stock = Stock: the cards that are left to draw from.
term-trick = Trick: one card from each player.
term-trump = Trump: the suit that beats all others. To trump: to play such a card when another suit was led.
term-void = Void: without a card of a suit.
term-widow = Widow: the cards that are dealt to nobody.

# The difference between two rule sets.
difference-option = { $label }: { $old } -> { $new }
