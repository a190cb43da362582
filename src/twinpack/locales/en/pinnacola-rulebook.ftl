# The rule sheet of Pinnacola. Sections and lines that all families share stand in rulebook.ftl.

section-turn = Your turn
section-row = Taking from the row
section-kinds = Melds
section-wilds = Wild cards
section-swap = Swapping a wild card
section-out = Going out
section-stock = When the stock runs out
section-example-points = Example: what melds are worth
section-example-settlement = Example: scoring a deal with melds

table-of-4 = Four play, two against two. Partners sit opposite each other and score together as one side. Everything goes clockwise.
table-of-2 = Two play against each other. Where these rules speak of a side, that is the single player.
pack-natural = The pack has { $cards } cards: two full packs of 52 and four jokers. So every card is there twice.
pack-pinelle = The pack has { $cards } cards: two full packs of 52 and four jokers, without the four red twos. The four black twos are called pinelle and are wild like the jokers.
aim = The aim is to lay as many cards as possible in melds on the table, and to be the first without cards.
values-cards = Cards
values-points = Points
values-everywhere = A card is worth the same in a meld and in the hand, but in the hand it counts against you. An ace is worth the same at the bottom of a run and at the top.

give-dealer = The first dealer is drawn by lot. After every deal the deal passes to the left.
give-cards = The dealer deals the cards one at a time, clockwise, until everybody holds { $hand }.
give-row = The next card is turned up. It begins the row, to which all discards are added. The other { $stock } cards are the stock, face down.
give-first = The player on the dealer's left begins.

turn-parts = A turn has three parts: draw, lay as much as you like, discard.
turn-draw = You must draw, and only once: the top card of the stock, or cards from the row.
turn-lay = Then you may lay new melds, as many as you like and in any order. You need not lay anything.
turn-off = You may also lay off single cards on your own melds, those laid in this turn included.
turn-partner-opened = You may lay off on your partner's melds as soon as you have laid a meld of your own in this deal; one laid in the same turn will do.
turn-partner = You may lay off on your partner's melds as on your own.
turn-opponents = You may never lay off on the opponents' melds.
turn-discard = At the end you discard one card face up to the end of the row.
turn-back = Until you discard you may take back everything you have laid in this turn. A draw is never taken back.
turn-ends-well = Whatever you do must leave you able to fulfil your duties and to end your turn.
discard-wild-forbidden = A wild card must not be discarded, unless you hold several cards and may discard none of the others.
discard-wild-not-last = A wild card may be discarded, but not as the last card with which you go out.
discard-fitting-forbidden = You must not discard a card that fits a meld on the table, unless you hold several cards and may discard none of the others.
discard-fitting-not-last = You must not go out by discarding a card that fits a meld on the table.

row-open = All cards of the row lie face up next to each other, in the order in which they were discarded.
row-tail = Instead of drawing from the stock you may choose any card of the row. You take it together with all cards discarded after it.
row-whole = Instead of drawing from the stock you may take the whole row. Its oldest card is the chosen card.
row-last = Instead of drawing from the stock you may take the newest card of the row, and no other. It is the chosen card.
row-needs-opened = You may take from the row only once you have laid a meld of your own in this deal.
row-duty = You must lay the chosen card in the same turn: in a new meld, or laid off on a meld of your side.
row-rest = The other cards go to your hand without any duty and may help to lay the chosen one.
row-chosen-later = You may lay something else before the chosen card.
row-chosen-first = The chosen card must be laid before anything else.
row-swap-own = Swapping the chosen card for a wild card in a meld of your side counts as laying it.
row-swap-none = Swapping the chosen card for a wild card does not count as laying it.
row-swap-any = Swapping the chosen card for a wild card counts as laying it, whoever's meld it is.
row-last-free = If you take only the newest card, you need not lay it and may even discard it again at once.
row-last-free-kept = If you take only the newest card, you need not lay it, but you must not discard it in the same turn.
row-single = If you hold just one card, you must take at least two from the row.
row-blocked = A wild card in the row blocks all cards older than it: as long as it lies there, they cannot be taken.

kinds-two = A meld has at least three cards. It is a set or a run.
kinds-tris = A set of three, the tris, is three cards of one rank in three different suits. Two equal cards are never in one set.
kinds-poker = A set of four, the poker, has the rank in all four suits. It is complete: nothing can be laid off on it.
kinds-run = A run is three or more cards of one suit that follow each other in the order { $ranks }.
kinds-skip = There is no two in a run: the ace is followed by the three.
kinds-ace = The ace stands at the bottom or at the top, but a run never goes round the corner: king, ace and the next card are no run. The longest run has { $cards } cards, with an ace at either end.
kinds-stay = A meld belongs to the player who laid it, even when others lay off on it. Melds are never split, joined or rearranged.

wild-jokers = The jokers are wild: each stands for a card that is missing in a meld.
wild-pinelle = Jokers and pinelle are wild: each stands for a card that is missing in a meld. A pinella is never an ordinary two.
wild-named = In a run the place of a wild card says which card it stands for. In a set you name the suit when you lay it, unless only one is left.
wild-stays = A wild card stands for that card until it is swapped.
wild-slides = If somebody lays off the very card that a wild card stands for, the wild card slides to an end of the run; otherwise it stands for that card until it is swapped.
wild-naturals = { $cards ->
    [one] In every meld at least one card must be natural.
   *[other] In every meld at least { $cards } cards must be natural.
}
wild-any = Apart from that a meld may hold any number of wild cards.
wild-most = { $cards ->
    [one] A meld may hold only one wild card.
   *[other] A meld may hold at most { $cards } wild cards.
}
wild-apart = Two wild cards must not lie side by side in a run.
wild-poker = A wild card may be part of a poker, which is then complete as well.
wild-no-poker = A poker must be without wild cards. So a wild card is not laid off on a tris, and nothing on a tris with a wild card.
wild-joker-poker = As an exception, four jokers are a meld.
wild-joker-tris-and-poker = As an exception, three or four jokers are a meld.
wild-pure = A meld without a wild card is pure. What counts is what lies there at the moment: a swap can make a meld pure.

swap-all = If you hold the very card that a joker stands for, you may put it in the joker's place and take the joker, from any meld on the table, the opponents' too.
swap-own-side = If you hold the very card that a joker stands for, you may put it in the joker's place and take the joker, but only from melds of your side.
swap-pinelle-own-side = A pinella may be swapped in the same way, but only from melds of your side.
swap-pinelle-none = A pinella is never swapped.
swap-needs-opened = You may swap only once you have laid a meld of your own in this deal; one laid in the same turn will do.
swap-unopened = You may swap even if you have not laid anything yet.
swap-relay = You must lay the wild card again in the same turn: in a new meld, or laid off on a meld of your side.
swap-keep = You may keep the wild card in your hand. There it counts against you like any other card.

out-empty = You go out, and the deal ends at once, when you have no cards left: you discard your last card, or you lay all your cards and discard nothing.
out-discard = You go out, and the deal ends at once, when you discard your last card. You may not lay all your cards: one must be left to discard.
out-poker-or-run6 = You may go out only if a poker or a pure run of six or more cards lies among the melds of your side, be it laid in this very turn.
out-poker-and-run7 = You may go out only if both a poker and a pure run of seven or more cards lie among the melds of your side, be they laid in this very turn.
out-poker-any = A poker with a wild card will do for that.
out-poker-pure = The poker must be pure for that.
out-first-round = Nobody may go out in the first round, that is in the first turn of each player.
out-keep = As long as you may not go out, you must keep at least one card after your discard.
out-pinnacolone = A pure run of { $cards } cards, from ace to ace, is a pinnacolone. As soon as one lies on the table, its side wins the whole match. No condition for going out applies.
out-pinnacolone-points = A pure run of { $cards } cards, from ace to ace, is a pinnacolone. As soon as one lies on the table, the deal ends: its side scores { $points }, and nothing else is counted. No condition for going out applies.

stock-on-demand = When somebody wants to draw from the stock and there is none, the row except its newest card is shuffled and becomes the new stock. Until then the row stays as it is.
stock-turn-end = When the stock is empty at the end of a turn, the row except its newest card is shuffled and becomes the new stock.
stock-immediate = As soon as the stock is empty, the row except its newest card is shuffled and becomes the new stock.
stock-blocked = If no new stock can be made and the player cannot take from the row either, the deal is blocked. It ends, and is scored without a bonus for going out.
stock-stall = { $times ->
    [one] If a whole new stock has been used up and nobody has laid a card, no further one is made.
   *[other] If { $times } new stocks, one after the other, have been used up and nobody has laid a card, no further one is made.
}
stock-end = Whoever draws the last card of the stock still plays that turn. Then the deal ends and is scored without a bonus for going out, unless that player has gone out.
stock-idle = When for { $long } rounds nobody has done anything but take cards of the row and discard, the deal ends too, without a bonus for going out. If nobody can draw from the stock, { $times ->
    [one] one round is
   *[other] { $times } rounds are
} enough.

score-melds = At the end of the deal each side adds up the points of the cards in its melds.
score-double = A pure poker counts double, and so does a pure run of { $cards } or more cards.
score-triple = A pure run of { $cards } or more cards counts triple.
score-impure = Shorter pure melds count once, and so do all melds with a wild card.
score-core = In a run with wild cards, { $cards } or more natural cards side by side still are a pure run and count as one; its other cards count once. All other melds with a wild card count once, like shorter pure ones.
score-joker-poker = Four jokers laid together count { $points }.
score-hands = From that each side deducts the cards that its players still hold, also those of the partner of the one who went out.
score-hands-two = From that each side deducts the cards that it still holds.
score-out = The side whose player went out scores { $points } more.
in-hand-not-opened = You go out in one turn if you had laid no meld of your own in earlier turns and lay everything in this one.
in-hand-first-turn = You go out in one turn if you do so in your first turn of the deal.
in-hand-bonus = Going out in one turn brings { $points } instead.
in-hand-adds = Going out in one turn brings { $points } besides.
in-hand-melds = When a player goes out in one turn, the melds of that side count double once more.
in-hand-double-bonus = When a player goes out in one turn, the whole result of that side is doubled, with the bonus of { $points } for going out.
in-hand-double = When a player goes out in one turn, the result of that side is doubled, but without the bonus of { $points } for going out.
no-meld-double = If a side has no meld at all, its hand cards count double against it.
no-meld-single = A side without any meld pays no more than its hand cards.
no-meld-in-hand = Having laid nothing costs a penalty only if somebody has gone out in one turn.
no-meld-side = A side without any meld scores exactly { $points } below zero; its hand cards are not counted.
no-meld-player = Each player who has laid no meld pays { $points } in place of the hand cards.
no-meld-partner = The partner of the player who went out pays { $points } instead.
score-negative = A result may be below zero, and so may a total.

kind-tris = tris
kind-poker = poker
kind-run = run
kind-pure-tris = pure tris
kind-pure-poker = pure poker
kind-pure-run = pure run
example-points-one = { $kind } { $meld }: { $points }.
example-table = This lies on the table and is left in the hands when a player goes out.
example-side = Side
example-laid-0 = first side, laid
example-laid-1 = second side, laid
example-held-0 = first side, in hand
example-held-1 = second side, in hand
example-out = A player of the first side goes out, having laid something in earlier turns. Result: first side { $first }, second side { $second }.
example-in-hand = Had that player laid all the melds of the first side in a single turn: first side { $first }, second side { $second }.
example-alone = And if the second side had laid nothing besides: first side { $first }, second side { $second }.

tip-row = Read the row before you draw: the card you need may lie deep in it, with good ones after it.
tip-row-price = Every card you take along must be laid or discarded later. Take many early in the deal, few when somebody is about to go out.
tip-hands = Count the cards in the opponents' hands. When somebody holds two or three, lay what you can: your partner's hand counts against you too.
tip-hand = Count the cards in the other player's hand. With two or three left there, lay what you can.
tip-needs = Think of the condition for going out from the start, and keep the cards that it takes.
tip-pure = Keep long runs pure: from { $cards } cards on they count double. Put a joker into a tris rather than into a run that grows.
tip-joker = A joker in your hand at the end costs { $points }. Lay it in time.
tip-nothing = Lay something before it is too late: a side with nothing on the table pays dearly.
tip-discard = Do not discard next to what the opponents collect. A card of which both copies are gone is safe.
tip-swap = Remember which cards the jokers on the table stand for, the opponents' too: with the right card you gain a joker.
tip-count = Every card is there twice. Before you wait for one, see whether both lie on the table already.

term-laid-meld = Meld: three or more cards laid on the table that belong together, a set or a run.
term-tris = Tris: three cards of one rank in different suits.
term-poker = Poker: one rank in all four suits.
term-straight = Run: consecutive cards of one suit.
term-wild = Wild card: a card that stands for another.
term-joker = Joker: the wild card that is worth most.
term-pinella = Pinella: a black two, wild.
term-pure = Pure: without a wild card.
term-stock = Stock: the cards to draw from, face down.
term-row = Row: the discards, face up in a row.
term-lay = Lay: put a new meld on the table.
term-lay-off = Lay off: add a card to a meld on the table.
term-swap = Swap: put the real card in a wild card's place and take the wild card.
term-open = Open: lay one's first meld in a deal.
term-go-out = Go out: end the deal by having no cards left.
term-in-hand = In one turn (Italian "in mano"): going out with everything in a single turn.
term-pinnacolone = Pinnacolone: a pure run from ace to ace.
