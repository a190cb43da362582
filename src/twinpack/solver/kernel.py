"""The search: the most points one party can still take when all cards are seen, on arrays and nothing else.

It knows no variant: copies, ranks, seats, parties, duties and worth are numbers in `work`. Trump is suit 0, ranks count
from the lowest, points are in units. A card is 8 * suit + rank. A hand is a word: its lower half has the bit of every
card that it holds, its upper half of every card that it holds more than once. How often stands in `OWNERS`.

The trick on the table is one word too, and so passes through functions at no cost: see `opened` and `put`.

What the search finds holds for more positions than the one it looked at. It notes on which comparisons of low cards the
proof depends: a cut is a place between two neighbouring ranks of a suit, and low cards without a cut between them may
be dealt among their holders in any other way, each as many as before. That which card may be played, which one wins and
which need not be tried is the same then is what the functions `cuts_of_...` see to. Of the lower half of a suit two
cuts may be left out, if these three ranks are worth the same.

Everything is compiled once and kept on disk, which is why what depends on the rules comes in as an argument.
"""

from typing import Any

import numpy as np
from numba import njit as compiled

from twinpack.solver.bits import bit_count, leading_zeros, lowest_bit
from twinpack.solver.tables import COMPARING, WITHOUT

# mypy: disable-error-code="untyped-decorator"
# Numba has no type hints; the functions below have.

plain = compiled(_nrt=False, error_model="numpy")
"""How all of this is compiled: arrays are only borrowed, so that nobody need count who refers to them."""

# What `work` holds: first four hands, or eight.
CODES = 8
"""For each suit what `tables.WITHOUT` knows: a code of four bits for every rank, if the game is `CODED`."""

NODES, BUDGET, SEATS, PARTY, DUTIES, RANKS, COUNTERS, FAST, SALT, CODED, CUTS = range(12, 23)
"""Nodes so far, and at most; seats; bit s: seat s is of the party that counts; duties; ranks of a suit; all cards worth
much; the fewest tricks left at which shortcuts are taken; what tells one game's positions from another's; whether
positions are told apart by codes, for two copies and four seats at most, or card by card; the cuts that are left out
until they matter."""

VALUES, EIGHTHS, OWNERS = 24, 32, 40
"""What each rank is worth, in units and in eighths of the best; who holds each card."""

LISTS, WIDTH = 72, 32
FRAMES, FRAME = LISTS + 84 * WIDTH, 12
SAVED = FRAMES + 84 * FRAME
TOOK = SAVED + LISTS
"""What each of eight seats took when a deal was played out, in units, and then how many tricks."""
WORK = TOOK + 16
"""The words that `work` must have, among them a list of moves and a frame for every card of a deal."""

HEAD_PLAIN, OVERTRUMP, HEAD_AFTER_RUFF = 1, 2, 4
SHORTCUTS = 3
"""The fewest tricks left at which shortcuts are taken, if they are."""

ALL = -1
"""No restriction of the first lead."""

NOT_SOLVED = -1
"""The answer when the budget of nodes has run out."""

TABLE_BITS = 20
"""The table of positions has 2 ** TABLE_BITS words. Half of that is a little faster in common deals and many times
slower in the worst."""

BOUND, TAG = np.uint64(511), np.uint64(23)
"""A position's second word: two bounds of nine bits, the best card in five, and above them a part of its key without
cuts. Its first word: the cuts on which the bounds depend, in eight bits, and above them most of its key with those."""

NO_CARD = 31
CARDS = 0xFFFFFFFF
"""The lower half of a hand."""

GUIDED = 11
"""So many tricks are first solved with shortcuts: that gives the first guess, and the cards to try first."""

WAYS, WAYS_WHOLE = 8, 4
"""Positions in one place of the table, of two words each, if cuts are left out, and if not."""

EVERY_CUT, LOW = 0x03030303, 0x07070707
"""Cuts between low ranks, eight bits for each suit; the low ranks."""

MIX = np.array([0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB], np.uint64)
"""What keeps the numbers of the four suits apart in a key."""

U = np.uint64  # an index that is never negative saves a test

FOLLOW = np.array(
    [
        *(100, 26, -6, -6, -1, -1, -1, 0, 0, 1, -2, 1, -1, 0, 0, 0),
        *(100, 25, -6, 0, -15, 0, -3, -4, -2, -4, -14, 0, -4, 0, 0, 0),
        *(100, 20, -5, -3, -13, -1, -16, -7, -17, -1, 3, -6, 1, 0, 0, 0),
    ],
    np.int64,
)
"""How promising a card looks to one who follows, by 16 * the seats still to play: won; won with a counter; a rank more
when beating, when not; lost with a counter; a rank more when beating, when not; cards left of the suit discarded; cards
that the next may play; the best of a suit discarded, or followed with; the last of a suit discarded; a card held twice.
Found by trying numbers until the fewest nodes were needed."""


@plain
def highest(word: int) -> Any:
    return 63 - leading_zeros(word)


@plain
def opened(seat: int, card: int) -> Any:
    """A trick led: its suit in two bits and the best rank of it in three, the winning card in five, the winner's seat
    in three."""
    return (card >> 3) | (card & 7) << 2 | card << 5 | seat << 10


@plain
def put(trick: int, seat: int, card: int) -> Any:
    """The trick after one more card."""
    winning = (trick >> 5) & 31
    if card >> 3 == trick & 3 and card & 7 > (trick >> 2) & 7:
        trick = (trick & ~0x1C) | (card & 7) << 2
    if card > winning if card >> 3 == winning >> 3 else card >> 3 == 0:
        trick = (trick & 0x1F) | card << 5 | seat << 10
    return trick


@plain
def taker(trick: int) -> Any:
    return trick >> 10


@plain
def above(cards: int, rank: int) -> Any:
    return (cards >> (rank + 1)) << (rank + 1)


@plain
def legal(hand: int, duties: int, trick: int) -> Any:
    """What of a hand may be played to a trick."""
    led = trick & 3
    suit = (trick >> 8) & 3
    held = (hand >> (8 * led)) & 255
    if held:
        if led == 0 or (suit == led and duties & HEAD_PLAIN) or (suit != led and duties & HEAD_AFTER_RUFF):
            over = above(held, (trick >> 2) & 7)
            if over:
                held = over
        return held << (8 * led)
    trumps = hand & 255
    if led != 0 and trumps:
        if suit == 0 and duties & OVERTRUMP:
            over = above(trumps, (trick >> 5) & 7)
            if over:
                trumps = over
        return trumps
    return hand & CARDS


@plain
def beating(hand: int, trick: int) -> Any:
    """What of a hand may be played and takes the trick."""
    led = trick & 3
    suit = (trick >> 8) & 3
    held = (hand >> (8 * led)) & 255
    if held:
        return above(held, (trick >> 5) & 7) << (8 * led) if suit == led else np.int64(0)
    if led == 0:
        return np.int64(0)
    trumps = hand & 255
    return above(trumps, (trick >> 5) & 7) if suit == 0 else trumps


@plain
def following(seat: int, seats: int) -> Any:
    return seat + 1 if seat + 1 < seats else 0


@plain
def allied(work: Any, one: int, other: int) -> Any:
    party = work[U(PARTY)]
    return ((party >> one) ^ (party >> other)) & 1 == 0


@plain
def after_one(work: Any, me: int, seat: int, trick: int) -> Any:
    """Whose the trick will be when only `seat` is still to play: 1 the party's of `me`, 2 the other's, 0 not sure."""
    friend = allied(work, me, seat)
    whose = 1 if allied(work, me, taker(trick)) else 2
    if whose == (1 if friend else 2):
        return whose
    hand = work[U(seat)]
    over = beating(hand, trick)
    if over == 0:
        return whose
    return 3 - whose if over == legal(hand, work[U(DUTIES)], trick) else 0


@plain
def after_two(work: Any, me: int, seat: int, trick: int) -> Any:
    """The same when `seat` and one more are still to play."""
    second = following(seat, work[U(SEATS)])
    hand = work[U(seat)]
    over = beating(hand, trick)
    must = over != 0 and over == legal(hand, work[U(DUTIES)], trick)
    whose = 0
    if not must:
        whose = after_one(work, me, second, trick)
        if over == 0 or whose == 0:
            return whose
    low, high = lowest_bit(over), highest(over)
    least = after_one(work, me, second, put(trick, seat, low))
    most = least if low == high else after_one(work, me, second, put(trick, seat, high))
    return least if least == most and (must or least == whose) else 0


@plain
def after_three(work: Any, me: int, seat: int, trick: int) -> Any:
    """The same when `seat` and two more are still to play."""
    second = following(seat, work[U(SEATS)])
    hand = work[U(seat)]
    over = beating(hand, trick)
    must = over != 0 and over == legal(hand, work[U(DUTIES)], trick)
    whose = 0
    if not must:
        whose = after_two(work, me, second, trick)
        if over == 0 or whose == 0:
            return whose
    low, high = lowest_bit(over), highest(over)
    least = after_two(work, me, second, put(trick, seat, low))
    most = least if low == high else after_two(work, me, second, put(trick, seat, high))
    return least if least == most and (must or least == whose) else 0


@plain
def fate(work: Any, me: int, to_play: int, trick: int) -> Any:
    """Whose the trick will be when so many are still to play after `me`, whatever they play: 0 if that is not sure.

    Beating cards between the lowest and the highest need no look: what beats the one or is beaten by it decides.
    """
    if to_play == 0:
        return 1 if allied(work, me, taker(trick)) else 2
    seat = following(me, work[U(SEATS)])
    if to_play == 1:
        return after_one(work, me, seat, trick)
    if to_play == 2:
        return after_two(work, me, seat, trick)
    return after_three(work, me, seat, trick) if to_play == 3 else 0


@plain
def needless_of(needless: Any, suit: int, hand: int, others: int, whose: int) -> Any:
    """The cards of one suit that need not be tried."""
    present = ((hand >> (8 * suit)) & 255) << 8 | ((others >> (8 * suit)) & 255)
    return np.int64(needless[U(whose << 16 | present)])


@plain
def needed(needless: Any, cards: int, hand: int, others: int, whose: int) -> Any:
    """Of `cards` those worth trying."""
    drop = needless_of(needless, 0, hand, others, whose)
    drop |= needless_of(needless, 1, hand, others, whose) << 8
    drop |= needless_of(needless, 2, hand, others, whose) << 16
    drop |= needless_of(needless, 3, hand, others, whose) << 24
    return cards & ~drop


@plain
def others_of(work: Any, me: int) -> Any:
    """The cards of all other hands."""
    if work[U(SEATS)] <= 4:
        return work[U((me + 1) & 3)] | work[U((me + 2) & 3)] | work[U((me + 3) & 3)]
    cards = np.int64(0)
    for seat in range(work[U(SEATS)]):
        if seat != me:
            cards |= work[U(seat)]
    return cards


@plain
def leads(work: Any, needless: Any, me: int) -> Any:
    """The cards worth leading."""
    hand = work[U(me)]
    others = others_of(work, me)
    moves = needed(needless, hand & CARDS, hand, others, 0)
    for suit in range(4):
        always = needless_of(needless, suit, hand, others, 0)
        more = needless_of(needless, suit, hand, others, 1) & ~always
        if more:
            whose = fate(work, me, work[U(SEATS)] - 1, opened(me, 8 * suit + highest(more)))
            if whose:
                moves &= ~(needless_of(needless, suit, hand, others, whose) << (8 * suit))
    return moves


@plain
def follows(work: Any, needless: Any, me: int, to_play: int, trick: int, table: int, tricks: int) -> Any:
    """The cards worth playing to a trick, and which of all that may be played would take it."""
    hand = work[U(me)]
    cards = legal(hand, work[U(DUTIES)], trick)
    over = beating(hand, trick)
    if cards & (cards - 1) == 0:
        return cards, over
    others = others_of(work, me) | table
    moves = needed(needless, cards, hand, others, 0)
    quick = tricks >= work[U(FAST)]
    if moves & (moves - 1) == 0 or (not quick and moves == needed(needless, cards, hand, others, 1)):
        return moves, over
    whose = 0
    if over != cards:
        whose = fate(work, me, to_play, trick)
    if over and (over == cards or whose):
        low, high = lowest_bit(over), highest(over)
        least = fate(work, me, to_play, put(trick, me, low))
        most = least if low == high or least == 0 else fate(work, me, to_play, put(trick, me, high))
        whose = least if least == most and (over == cards or whose == least) else 0
    if whose:
        moves = needed(needless, cards, hand, others, whose)
    if quick and moves & (moves - 1):
        moves = likely(work, moves, over, cards, whose)
    return moves, over


@plain
def likely(work: Any, moves: int, over: int, cards: int, whose: int) -> Any:
    """Of the cards worth playing those that hardly ever are worse than the rest: a shortcut of the fast mode."""
    for suit in range(4):
        here = moves & (255 << (8 * suit))
        counters = here & work[U(COUNTERS)]
        low = here ^ counters
        if low & (low - 1) and ((over == 0 and suit) or over == cards):
            moves &= ~low | (low & -low)
        if whose == 2 and over == 0 and counters:
            if low:
                moves &= ~counters
            elif counters & (counters - 1):
                moves &= ~counters | (counters & -counters)
    return moves


@plain
def length(hand: int, suit: int) -> Any:
    """How many cards of a suit a hand has, a third and a fourth copy not counted."""
    return bit_count(hand & (0xFF000000FF << (8 * suit)))


@plain
def is_twin(hand: int, card: int) -> Any:
    return (hand >> (32 + card)) & 1


@plain
def insert(work: Any, base: int, count: int, worth: int, card: int) -> None:
    """Put a card in its place in a list, the most promising first, of equals the lowest."""
    key = (worth << 5) | (31 - card)
    place = count
    while place > 0 and work[U(base + place - 1)] < key:
        work[U(base + place)] = work[U(base + place - 1)]
        place -= 1
    work[U(base + place)] = key


@plain
def promise(work: Any, me: int, card: int, tricks: int, need: int) -> Any:
    """How promising a lead looks if everybody who can beat does so with the highest card.

    The numbers were found by trying until the fewest nodes were needed.
    """
    hand = work[U(me)]
    seats = work[U(SEATS)]
    duties = work[U(DUTIES)]
    counters = work[U(COUNTERS)]
    led = card >> 3
    rank = card & 7
    trick = opened(me, card)
    worth = 0
    won = work[U(EIGHTHS + rank)]
    lost = won
    cards = hand
    seat = me
    for step in range(1, seats):
        seat = following(seat, seats)
        held = work[U(seat)]
        cards |= held
        may = legal(held, duties, trick)
        choice = min(bit_count(may), 8)
        good = 8 if may & counters else 0
        bad = 8 if may & counters == may else 0
        over = beating(held, trick)
        if over:
            trick = put(trick, seat, highest(over))
        ruffs = led != 0 and (held >> (8 * led)) & 255 == 0 and held & 255 != 0
        if allied(work, me, seat):
            won += good
            lost += bad
            worth += (7 if ruffs else 0) - 4 * choice
        else:
            won += bad
            lost += good
            worth -= (3 if ruffs else 0) + (6 if step == 1 else 4) * choice + (7 * choice if tricks <= 5 else 0)
    own = length(hand, led)
    counter = (counters >> card) & 1
    if allied(work, me, taker(trick)):
        worth += 8 + won - rank + 2 * own - 4 * counter - (21 if led == 0 else 0) + (6 if tricks <= 5 else 0)
    else:
        worth += -((3 * lost) >> 3) - rank - own - counter + (1 if led == 0 else 0)
    if taker(trick) == me:
        worth += 6
    if own == 1:
        worth -= 3
    worth -= is_twin(hand, card)
    if led == 0:
        if above(cards & 255, rank) == 0:
            worth += 2
        worth -= (need >> 1) + (2 if tricks >= 8 or tricks <= 5 else 0)
    return worth


@plain
def order_leads(work: Any, me: int, moves: int, base: int, tricks: int, left: int, target: int, remembered: int) -> Any:
    """List the leads, the most promising first, and answer how many there are."""
    need = ((target if (work[U(PARTY)] >> me) & 1 else left - target + 1) * 8) // left
    count = 0
    while moves:
        card = lowest_bit(moves)
        moves &= moves - 1
        worth = 100_000 if card == remembered else promise(work, me, card, tricks, need)
        insert(work, base, count, worth, card)
        count += 1
    return count


@plain
def order_follows(work: Any, me: int, to_play: int, moves: int, over: int, trick: int, base: int) -> Any:
    """List the cards for one who follows, the most promising first, and answer how many there are."""
    hand = work[U(me)]
    seats = work[U(SEATS)]
    duties = work[U(DUTIES)]
    counters = work[U(COUNTERS)]
    cards = hand | others_of(work, me)
    first = following(me, seats)
    second = following(first, seats)
    row = 16 * min(to_play, 2)
    count = 0
    discards = (hand >> (8 * (trick & 3))) & 255 == 0 and over == 0
    while moves:
        card = lowest_bit(moves)
        moves &= moves - 1
        rank = card & 7
        beats = (over >> card) & 1
        counter = (counters >> card) & 1
        after = put(trick, me, card)
        worth = 0
        if to_play:
            held = work[U(first)]
            worth += FOLLOW[U(row + 8)] * bit_count(legal(held, duties, after))
            higher = beating(held, after)
            if higher:
                after = put(after, first, highest(higher))
            if to_play > 1:
                higher = beating(work[U(second)], after)
                if higher:
                    after = put(after, second, highest(higher))
        if allied(work, me, taker(after)):
            worth += FOLLOW[U(row)] + FOLLOW[U(row + 1)] * counter + FOLLOW[U(row + (2 if beats else 3))] * rank
        else:
            worth += FOLLOW[U(row + 4)] * counter + FOLLOW[U(row + (5 if beats else 6))] * rank
        if above((cards >> (card & 24)) & 255, rank) == 0:
            worth += FOLLOW[U(row + (9 if discards else 10))]
        if discards:
            own = length(hand, card >> 3)
            worth += FOLLOW[U(row + 7)] * own + (FOLLOW[U(row + 11)] if own == 1 else 0)
        worth += FOLLOW[U(row + 12)] * is_twin(hand, card)
        insert(work, base, count, worth, card)
        count += 1
    return count


@plain
def mixed(word: Any) -> Any:
    word = word ^ (word >> np.uint64(32))
    word = word * np.uint64(0xD6E8FEB86659FD93)
    return word ^ (word >> np.uint64(29))


@plain
def coded_key(work: Any, hashes: Any) -> Any:
    """A number for who holds what, with the codes: six ranks of two copies in four hands, low ranks without cuts."""
    key = np.uint64(0)
    for suit in range(4):
        owners = work[U(CODES + suit)]
        key += (hashes[U(owners & 4095)] + hashes[U(4 << 12 | owners >> 12)]) * MIX[U(suit)]
    return key


@plain
def with_cuts(work: Any, hashes: Any, key: Any, cuts: int) -> Any:
    """The number with some cuts made."""
    for suit in range(4):
        pattern = (cuts >> (8 * suit)) & 3
        if pattern:
            key += hashes[U(pattern << 12 | (work[U(CODES + suit)] & 4095))] * MIX[U(suit)]
    return key


@plain
def chained(part: Any, run: int, worth: int) -> Any:
    return mixed(part * np.uint64(0x9E3779B97F4A7C15) + np.uint64(run) + (np.uint64(worth + 1) << np.uint64(40)))


@plain
def counted_key(work: Any) -> Any:
    """A number for who holds what, card by card, for games of any size."""
    key = np.uint64(0)
    ranks = work[U(RANKS)]
    for suit in range(4):
        part = np.uint64(suit == 0)
        run = np.int64(0)
        worth = np.int64(0)
        for step in range(ranks):
            rank = ranks - 1 - step
            owners = work[U(OWNERS + 8 * suit + rank)]
            if owners == 0:
                continue
            value = work[U(VALUES + rank)]
            place = lowest_bit(owners) & 60
            alone = owners >> place < 16 and run & ((1 << place) - 1) == 0
            if alone and run and value == worth and (run + owners) >> place < 16:
                run += owners
                continue
            part = mixed(
                part * np.uint64(0x9E3779B97F4A7C15) + np.uint64(run) + (np.uint64(worth + 1) << np.uint64(40))
            )
            run = owners
            worth = value
        part = chained(part, run, worth)
        key += part * np.uint64(0xBF58476D1CE4E5B9)
    return key


@plain
def key_of(work: Any, hashes: Any, tricks: int) -> Any:
    """The same number for positions that are alike but for cuts that are left out: cards gone do not matter."""
    if not work[U(CODED)]:
        return counted_key(work)
    key = coded_key(work, hashes)
    if work[U(CUTS)] == 0 and tricks < work[U(FAST)]:
        return with_cuts(work, hashes, key, EVERY_CUT)
    return key


@plain
def place_of(work: Any, key: Any, leader: int, tricks: int) -> Any:
    """The same, with all else that matters, spread over all bits."""
    salt = np.uint64(work[U(SALT)])
    key ^= np.uint64(leader + 1) * np.uint64(0xBF58476D1CE4E5B9) ^ (~salt if tricks >= work[U(FAST)] else salt)
    key ^= key >> np.uint64(31)
    key *= np.uint64(0x94D049BB133111EB)
    return key ^ (key >> np.uint64(30))


@plain
def packed_cuts(cuts: int) -> Any:
    """The two cuts of each suit in eight bits, as they stand in the table."""
    cuts |= cuts >> 6
    return (cuts & 15) | (cuts >> 12) & 0xF0


@plain
def unpacked_cuts(cuts: int) -> Any:
    """The same at the places of the suits again."""
    cuts = (cuts & 15) | (cuts & 0xF0) << 12
    return (cuts | cuts << 6) & EVERY_CUT


@plain
def recall(work: Any, hashes: Any, positions: Any, key: Any, whole: Any, target: int) -> Any:
    """What is known of a position: its best card or `NO_CARD`; above it 1 or 2 if it is lost or won; above that, by
    which cuts."""
    found = np.int64(NO_CARD)
    ways = WAYS if work[U(CUTS)] else WAYS_WHOLE
    place = np.int64(whole >> np.uint64(64 - TABLE_BITS)) & ~(2 * ways - 1)
    tag = whole << TAG
    for entry in range(place, place + 2 * ways, 2):
        word = positions[U(entry + 1)]
        if (word ^ tag) >> TAG != np.uint64(0):
            continue
        won = np.int64(word & BOUND) >= target
        if won or np.int64((word >> np.uint64(9)) & BOUND) < target:
            detail = positions[U(entry)]
            cuts = unpacked_cuts(np.int64(detail & np.uint64(255)))
            if (with_cuts(work, hashes, key, cuts) ^ detail) >> np.uint64(8) == np.uint64(0):
                return NO_CARD | (2 if won else 1) << 5 | cuts << 7
        if found == NO_CARD:
            found = np.int64((word >> np.uint64(18)) & np.uint64(31))
    return found


@plain
def recalled_card(positions: Any, whole: Any) -> Any:
    """The best card of a position that was kept whole, or `NO_CARD`."""
    place = np.int64(whole >> np.uint64(64 - TABLE_BITS)) & ~(2 * WAYS_WHOLE - 1)
    for entry in range(place, place + 2 * WAYS_WHOLE, 2):
        word = positions[U(entry + 1)]
        if (word ^ whole << TAG) >> TAG == np.uint64(0):
            return np.int64((word >> np.uint64(18)) & np.uint64(31))
    return np.int64(NO_CARD)


@plain
def remember(
    work: Any,
    hashes: Any,
    positions: Any,
    key: Any,
    leader: int,
    tricks: int,
    cuts: int,
    lower: Any,
    upper: Any,
    card: Any,
) -> None:
    """Keep bounds of a position, with those already known; the first of its places is the newest's."""
    whole = place_of(work, key, leader, tricks)
    ways = WAYS if work[U(CUTS)] else WAYS_WHOLE
    place = np.int64(whole >> np.uint64(64 - TABLE_BITS)) & ~(2 * ways - 1)
    tag = whole << TAG
    detail = with_cuts(work, hashes, key, cuts) & ~np.uint64(255) | np.uint64(packed_cuts(cuts))
    last: Any = place + 2 * ways - 2
    for entry in range(place, place + 2 * ways, 2):
        word = positions[U(entry + 1)]
        if word == np.uint64(0):
            last = entry
            break
        if (word ^ tag) >> TAG == np.uint64(0) and positions[U(entry)] == detail:
            lower = max(lower, word & BOUND)
            upper = min(upper, (word >> np.uint64(9)) & BOUND)
            last = entry
            break
    while last > place:
        positions[U(last)] = positions[U(last - 2)]
        positions[U(last + 1)] = positions[U(last - 1)]
        last -= 2
    positions[U(last)] = detail
    positions[U(last + 1)] = tag | lower | (upper << np.uint64(9)) | (card << np.uint64(18))


@plain
def compared(suit: int, rank: int, held: int) -> Any:
    """The cuts that tell a rank from the low ones of its suit that are held."""
    return ((COMPARING >> ((min(rank, 3) << 4) + ((held & 7) << 1))) & 3) << (8 * suit)


@plain
def cuts_of_one(hand: int, duties: int, trick: int, card: int) -> Any:
    """The cuts that make sure that a card may be played, and what it beats."""
    led = trick & 3
    suit = (trick >> 8) & 3
    held = (hand >> (8 * led)) & 255
    rank = card & 7
    if held:
        if suit != led and not duties & HEAD_AFTER_RUFF:
            return np.int64(0)
        best = (trick >> 2) & 7
        must = suit != led or led == 0 or duties & HEAD_PLAIN
        return compared(led, best, held if must and rank <= best else 1 << rank)
    if led != 0 and card < 8 and suit == 0:
        best = (trick >> 5) & 7
        return compared(np.int64(0), best, hand if duties & OVERTRUMP and rank <= best else 1 << rank)
    return np.int64(0)


@plain
def cuts_of_all(hand: int, duties: int, trick: int) -> Any:
    """The cuts that make sure which cards may be played, and what they beat."""
    led = trick & 3
    suit = (trick >> 8) & 3
    held = (hand >> (8 * led)) & 255
    if held:
        if suit != led and not duties & HEAD_AFTER_RUFF:
            return np.int64(0)
        return compared(led, (trick >> 2) & 7, held)
    if led != 0 and suit == 0:
        return compared(np.int64(0), (trick >> 5) & 7, hand)
    return np.int64(0)


@plain
def cuts_of_fate(work: Any, me: int, to_play: int, led: int, best: int, ruffed: int) -> Any:
    """The cuts that make sure whose the trick will be: `best` is the best rank led, or trump if it is `ruffed`."""
    low: Any = np.int64(0)
    ruffs = 0
    seat = me
    for _ in range(to_play + 1):
        held = work[U(seat)]
        low |= held
        if (held >> (8 * led)) & 255 == 0 and held & 7:
            ruffs += 1
        seat = following(seat, work[U(SEATS)])
    if ruffed:
        return 3 if best < 3 and low & 7 else 0
    cuts = 3 << (8 * led) if best < 3 and (low >> (8 * led)) & 7 else 0
    return cuts | 3 if led and ruffs > 1 else cuts


@plain
def suits_of(low: int) -> Any:
    """The suits of some low cards, a bit at the place of each one's lowest card."""
    return (low | low >> 1 | low >> 2) & 0x01010101


@plain
def cuts_of_needless(
    work: Any, needless: Any, me: int, to_play: int, trick: int, table: int, moves: int, cuts: int
) -> Any:
    """`cuts`, those of what has been tried, and with them those that make sure that the cards not tried are no better.

    A card worth less than its neighbour needs all that made the trick's fate sure. One of several alike needs cuts only
    if others hold low cards of the suit, and some cut tells it from the one that was tried.
    """
    hand = work[U(me)]
    played = to_play < work[U(SEATS)] - 1
    cards = legal(hand, work[U(DUTIES)], trick) if played else hand & CARDS
    if cards == moves:
        return cuts
    others = others_of(work, me) | (table if played else 0)
    rest = needed(needless, cards, hand, others, 0)
    shared = suits_of(others & LOW)
    worse = rest & ~moves
    alike = suits_of(moves & LOW) & ~(cuts | cuts >> 1)  # here one low card stands for all
    if worse & ~(alike * 7):
        if played:
            led = trick & 3
            ruffed = (trick >> 8) & 3 != led
            cuts |= cuts_of_fate(work, me, to_play, led, (trick >> 5 if ruffed else trick >> 2) & 7, ruffed)
        for suit in range(4):
            if (worse >> (8 * suit)) & 255:
                cuts |= (3 << (8 * suit)) & (shared * 3)
                if not played:
                    cuts |= cuts_of_fate(work, me, to_play, suit, 0, 0)
    return cuts | (suits_of(cards & ~rest & LOW) & shared & (cuts | cuts >> 1)) * 3


@plain
def cuts_of_last(work: Any, winner: int) -> Any:
    """The cuts that make sure which party takes the last trick."""
    card = lowest_bit(work[U(winner)])
    cuts: Any = np.int64(0)
    for seat in range(work[U(SEATS)]):
        other = lowest_bit(work[U(seat)])
        if other >> 3 == card >> 3 and not allied(work, seat, winner):
            cuts |= compared(card >> 3, card & 7, 1 << (other & 7))
    return cuts


@plain
def take_out(work: Any, seat: int, card: int) -> None:
    """A seat plays a card."""
    hand = work[U(seat)]
    if work[U(CODED)]:
        work[U(seat)] = hand ^ 1 << (card + 32 * is_twin(hand, card))
        codes = work[U(CODES + (card >> 3))]
        place = (card & 7) * 4
        after = WITHOUT[U(((codes >> place) & 15) * 4 + seat)]
        work[U(CODES + (card >> 3))] = (codes & ~(15 << place)) | (after << place)
    else:
        owners = work[U(OWNERS + card)] - (1 << (4 * seat))
        work[U(OWNERS + card)] = owners
        left = (owners >> (4 * seat)) & 15
        if left < 2:
            work[U(seat)] = hand & ~(1 << (card + 32 * left))


@plain
def last_taker(work: Any, leader: int) -> Any:
    """Who wins the trick to which everybody plays an only card."""
    seats = work[U(SEATS)]
    trick = opened(leader, lowest_bit(work[U(leader)]))
    seat = leader
    for _ in range(1, seats):
        seat = following(seat, seats)
        trick = put(trick, seat, lowest_bit(work[U(seat)]))
    return taker(trick)


@plain
def search(
    work: Any,
    positions: Any,
    hashes: Any,
    needless: Any,
    seat: int,
    played: int,
    trick: int,
    points: int,
    table: int,
    tricks: int,
    left: int,
    target: int,
    allowed: int,
) -> Any:
    """Whether the party can still take `target` of the `left` units: 1 or 0, or `NOT_SOLVED`.

    A loop with a stack of its own, since in Numba a recursive call with arrays costs as much as a node.
    """
    depth = 0
    answer = 0
    cuts = np.int64(0)
    duties = work[U(DUTIES)]
    loose = work[U(CUTS)]
    guided = GUIDED <= tricks < work[U(FAST)]
    seats = work[U(SEATS)]
    party = work[U(PARTY)]
    while True:
        # A new node: `seat` is to play, `played` cards lie in the trick.
        known = False
        base = LISTS + depth * WIDTH
        frame = FRAMES + depth * FRAME
        count = 1
        if played:
            work[U(NODES)] += 1
            to_play = seats - 1 - played
            moves, over = follows(work, needless, seat, to_play, trick, table, tricks)
            if moves & (moves - 1):
                count = order_follows(work, seat, to_play, moves, over, trick, base)
            else:
                work[U(base)] = 31 - lowest_bit(moves)
        elif target <= 0 or target > left:
            answer = 1 if target <= 0 else 0
            cuts = np.int64(0)
            known = True
        else:
            work[U(NODES)] += 1
            if tricks == 1:
                winner = last_taker(work, seat)
                answer = (party >> winner) & 1
                cuts = cuts_of_last(work, winner) if loose else np.int64(0)
                known = True
            else:
                if work[U(NODES)] > work[U(BUDGET)]:
                    return NOT_SOLVED
                key = key_of(work, hashes, tricks)
                card: Any = NO_CARD
                if depth or allowed == ALL:
                    card = recall(work, hashes, positions, key, place_of(work, key, seat, tricks), target)
                    if card > NO_CARD:
                        answer = ((card >> 5) & 3) - 1
                        cuts = card >> 7
                        known = True
                    elif guided and card == NO_CARD:
                        known_as = coded_key(work, hashes) if work[U(CODED)] and not loose else key
                        card = recalled_card(positions, place_of(work, known_as, seat, work[U(FAST)]))
                if not known:
                    moves = leads(work, needless, seat)
                    if depth == 0:
                        moves &= allowed
                    count = order_leads(work, seat, moves, base, tricks, left, target, card)
                    work[U(frame + 5)] = np.int64(key)
        if not known:
            work[U(frame)] = seat | played << 3 | tricks << 6 | trick << 12 | count << 26
            work[U(frame + 1)] = points
            work[U(frame + 2)] = table
            work[U(frame + 3)] = target
            work[U(frame + 4)] = left
            work[U(frame + 6)] = moves
            work[U(frame + 10)] = 0
            number = 0
        else:
            # Back to the first node above that has another card to try.
            while True:
                if depth == 0:
                    return answer
                depth -= 1
                frame = FRAMES + depth * FRAME
                base = LISTS + depth * WIDTH
                packed = work[U(frame)]
                seat = packed & 7
                number = work[U(frame + 7)]
                card = 31 - (work[U(base + number)] & 31)
                work[U(seat)] = work[U(frame + 8)]
                work[U(CODES + (card >> 3))] = work[U(frame + 9)]
                if not work[U(CODED)]:
                    work[U(OWNERS + card)] += 1 << (4 * seat)
                mine = (party >> seat) & 1
                number += 1
                played = (packed >> 3) & 7
                trick = (packed >> 12) & 0x3FFF
                if answer != mine:
                    cuts |= work[U(frame + 10)]
                    if number < packed >> 26:
                        work[U(frame + 10)] = cuts
                        break
                    if loose:
                        moves = work[U(frame + 6)]
                        if played:
                            cuts |= cuts_of_all(work[U(seat)], duties, trick)
                        to_play = seats - 1 - played
                        table = work[U(frame + 2)]
                        cuts = cuts_of_needless(work, needless, seat, to_play, trick, table, moves, cuts)
                elif played and loose:
                    cuts |= cuts_of_one(work[U(seat)], duties, trick, card)
                if played == 0 and (depth or allowed == ALL):
                    if answer != mine:
                        card = 31 - (work[U(base)] & 31)  # nothing has worked: the first is as good as any
                    target = work[U(frame + 3)]
                    lower = np.uint64(target if answer else 0)
                    upper = np.uint64(work[U(frame + 4)] if answer else target - 1)
                    tricks = (packed >> 6) & 63
                    cuts &= loose
                    key = np.uint64(work[U(frame + 5)])
                    remember(work, hashes, positions, key, seat, tricks, cuts, lower, upper, np.uint64(card))
            tricks = (packed >> 6) & 63
            points = work[U(frame + 1)]
            table = work[U(frame + 2)]
            target = work[U(frame + 3)]
            left = work[U(frame + 4)]
        # Down with the card that is next in the list.
        card = 31 - (work[U(base + number)] & 31)
        work[U(frame + 7)] = number
        work[U(frame + 8)] = work[U(seat)]
        work[U(frame + 9)] = work[U(CODES + (card >> 3))]
        take_out(work, seat, card)
        depth += 1
        trick = put(trick, seat, card) if played else opened(seat, card)
        points = work[U(VALUES + (card & 7))] + (points if played else 0)
        table = 1 << card | (table if played else 0)
        played += 1
        seat = following(seat, seats)
        if played == seats:
            if tricks == 1:
                points = left
            seat = taker(trick)
            if (party >> seat) & 1:
                target -= points
            left -= points
            tricks -= 1
            played = 0


@plain
def save(work: Any) -> None:
    """Keep hands, codes and owners, to `restore` them."""
    for place in range(LISTS):
        if place < NODES or place >= OWNERS:
            work[U(SAVED + place)] = work[U(place)]


@plain
def restore(work: Any) -> None:
    for place in range(LISTS):
        if place < NODES or place >= OWNERS:
            work[U(place)] = work[U(SAVED + place)]


@compiled(
    "void(int64[::1], uint8[::1], int64, int64, int64, int64, int64, int64, int64, int64)",
    cache=True,
    nogil=True,
    _nrt=False,
    error_model="numpy",
)
def play_out(
    work: Any,
    needless: Any,
    seat: int,
    played: int,
    trick: int,
    points: int,
    table: int,
    tricks: int,
    left: int,
    allowed: int,
) -> None:
    """Everybody plays the most promising card to the end, which fills `TOOK`. Spoils the hands."""
    seats = work[U(SEATS)]
    base = LISTS + 83 * WIDTH
    for place in range(TOOK, WORK):
        work[U(place)] = 0
    while tricks > 0:
        if played:
            to_play = seats - 1 - played
            moves, over = follows(work, needless, seat, to_play, trick, table, tricks)
            order_follows(work, seat, to_play, moves, over, trick, base)
        else:
            moves = leads(work, needless, seat) & allowed
            order_leads(work, seat, moves, base, tricks, max(left, 1), max(1, (left + 1) // 2), NO_CARD)
        allowed = ALL
        card = 31 - (work[U(base)] & 31)
        take_out(work, seat, card)
        trick = put(trick, seat, card) if played else opened(seat, card)
        points = work[U(VALUES + (card & 7))] + (points if played else 0)
        table = 1 << card | (table if played else 0)
        played += 1
        seat = following(seat, seats)
        if played == seats:
            if tricks == 1:
                points = left
            seat = taker(trick)
            work[U(TOOK + seat)] += points
            work[U(TOOK + 8 + seat)] += 1
            left -= points
            tricks -= 1
            played = 0


@plain
def party_took(work: Any) -> Any:
    """What the party that counts took when the deal was played out."""
    total = 0
    for seat in range(work[U(SEATS)]):
        if (work[U(PARTY)] >> seat) & 1:
            total += work[U(TOOK + seat)]
    return total


@plain
def closing(
    work: Any,
    positions: Any,
    hashes: Any,
    needless: Any,
    seat: int,
    played: int,
    trick: int,
    points: int,
    table: int,
    tricks: int,
    left: int,
    target: int,
    allowed: int,
) -> Any:
    """The bounds of what the party can take, which are the same unless the nodes run out; the hands are as before."""
    lower, upper, step = 0, left, 1
    while lower < upper:
        target = min(max(target, lower + 1), upper)
        found = search(
            work, positions, hashes, needless, seat, played, trick, points, table, tricks, left, target, allowed
        )
        if found == NOT_SOLVED:
            restore(work)
            break
        if found:
            lower = target
            target += step
        else:
            upper = target - 1
            target -= step
        if left > 64:
            step += 1  # small units make for long ways
    return lower, upper


@compiled(
    "int64(int64[::1], uint64[::1], uint64[::1], uint8[::1], int64[::1])",
    cache=True,
    nogil=True,
    _nrt=False,
    error_model="numpy",
)
def solve(work: Any, positions: Any, hashes: Any, needless: Any, start: Any) -> Any:
    """The most units the party can still take, or `NOT_SOLVED`; then `start` ends with the bounds found so far.

    `work` has the hands, owners and codes, which are as before afterwards. `start` has who is to play and to how many
    cards, the trick, the points and the cards in it, the tricks and the units still to be taken, the first leads
    allowed, and a guess, below zero if there is none.
    """
    seat, played, trick, points, table = start[0], start[1], start[2], start[3], start[4]
    tricks, left, allowed, target = start[5], start[6], start[7], start[8]
    save(work)
    if target < 0:
        play_out(work, needless, seat, played, trick, points, table, tricks, left, allowed)
        target = party_took(work)
        restore(work)
        if GUIDED <= tricks < work[U(FAST)]:
            exact, loose, budget = work[U(FAST)], work[U(CUTS)], work[U(BUDGET)]
            work[U(FAST)], work[U(CUTS)], work[U(BUDGET)] = SHORTCUTS, 0, budget // 4
            target, _ = closing(
                work, positions, hashes, needless, seat, played, trick, points, table, tricks, left, target, allowed
            )
            work[U(FAST)], work[U(CUTS)], work[U(BUDGET)] = exact, loose, budget
    lower, upper = closing(
        work, positions, hashes, needless, seat, played, trick, points, table, tricks, left, target, allowed
    )
    start[9], start[10] = lower, upper
    return lower if lower == upper else NOT_SOLVED
