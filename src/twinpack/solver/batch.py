"""Deals by the million: random hands, what they meld, and random legal play to the end, on arrays and nothing else.

It knows no variant: seats, copies, ranks, duties, worth and the values of melds are numbers in `table`. Suits and ranks
count as they do there, ranks from the lowest. A card is 64 * suit + its bit, every copy has a bit of its own, and the
copies of a rank are neighbours. A hand is four words, one a suit. A deal's chance hangs on the seed and on the deal's
number alone, so that it comes out the same however many are played at once.

All functions stand here, since Numba notices changes of this file only.
"""

from typing import Any

import numpy as np
from numba import njit as compiled

from twinpack.solver.bits import bit_count, lowest_bit

# mypy: disable-error-code="untyped-decorator"
# Numba has no type hints; the functions below have.

plain = compiled(_nrt=False, error_model="numpy")

# What `table` holds.
SEATS, HAND, COPIES, RANKS, DUTIES, LAST, LEAD_TRUMP = 0, 1, 2, 3, 4, 5, 6
"""Hands; cards in each; copies of a card; ranks of a suit; duties as in the search; what the last trick is worth;
whether the first lead must be trump if it can."""

ACE, TEN, KING, QUEEN, JACK, NINE = 8, 9, 10, 11, 12, 13
"""The place of the first copy of a rank in a suit's word, in the last case that of the dix; 63 if there is none."""

MANY = 7
"""A meld is held up to six times: so many numbers."""

ABOVE, WORTH = 64, 128
"""By bit: where the ranks above begin, and what a card is worth in a trick."""

RUN = 192
"""What runs and royal marriages are worth, by runs, kings and queens of trump."""

PINOCHLE = RUN + MANY**3
"""By pinochles and kings of spades."""

MARRIAGE, DIX, ACES, KINGS, QUEENS, JACKS, ROUNDHOUSE = (PINOCHLE + MANY**2 + place * MANY for place in range(7))
TABLE = ROUNDHOUSE + MANY
"""The words that `table` must have."""

SPADES, DIAMONDS = 0, 2

HEAD_PLAIN, OVERTRUMP, HEAD_AFTER_RUFF = 1, 2, 4

CARDS, WORDS = 192, 32
"""The largest pack, six copies down to the seven; the words of eight hands."""

STEP = np.uint64(0x9E3779B97F4A7C15)
"""By how much chance goes on from one word to the next."""

U = np.uint64  # an index that is never negative saves a test


@plain
def mixed(word: Any) -> Any:
    """A word from which nothing can be told of the one given, or the other way round."""
    word = (word ^ (word >> U(30))) * U(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> U(27))) * U(0x94D049BB133111EB)
    return word ^ (word >> U(31))


@plain
def below(chance: Any, shift: int, limit: int) -> Any:
    """A number below a limit that is small beside 2 ** 16, out of the sixteen bits of chance that begin at `shift`."""
    return np.int64((((chance >> U(shift)) & U(0xFFFF)) * U(limit)) >> U(16))


@plain
def evenly_below(chance: Any, shift: int, limit: int) -> Any:
    """The same out of thirty-two bits, for shuffling: no number is likelier than another by one in ten million."""
    return np.int64((((chance >> U(shift)) & U(0xFFFFFFFF)) * U(limit)) >> U(32))


@plain
def pick(cards: Any, number: int) -> Any:
    """The bit of one of the cards, by its number from the lowest. The first steps are taken without asking whether to:
    a wrong guess of the processor would cost more."""
    for step in range(4):
        cards &= cards - np.int64(number > step)
    while number > 4:
        cards &= cards - 1
        number -= 1
    return lowest_bit(cards)


@plain
def held(table: Any, cards: int, place: int) -> Any:
    """How many copies of a rank of one suit there are."""
    return bit_count((cards >> place) & ((1 << table[U(COPIES)]) - 1))


@plain
def meld(table: Any, hands: Any, hand: int, trump: int) -> Any:
    """The points that a hand melds."""
    points = np.int64(0)
    aces = kings = queens = jacks = pairs = np.int64(MANY)
    for suit in range(4):
        cards = hands[U(hand + suit)]
        king = held(table, cards, table[U(KING)])
        queen = held(table, cards, table[U(QUEEN)])
        ace = held(table, cards, table[U(ACE)])
        jack = held(table, cards, table[U(JACK)])
        pair = min(king, queen)
        aces, kings, queens, jacks = min(aces, ace), min(kings, king), min(queens, queen), min(jacks, jack)
        pairs = min(pairs, pair)
        if suit == trump:
            runs = min(min(ace, held(table, cards, table[U(TEN)])), min(pair, jack))
            points += table[U(RUN + (runs * MANY + king) * MANY + queen)]
            points += table[U(DIX + held(table, cards, table[U(NINE)]))]
        else:
            points += table[U(MARRIAGE + pair)]
    points += table[U(ACES + aces)] + table[U(KINGS + kings)] + table[U(QUEENS + queens)] + table[U(JACKS + jacks)]
    spades, diamonds = hands[U(hand + SPADES)], hands[U(hand + DIAMONDS)]
    pinochles = min(held(table, spades, table[U(QUEEN)]), held(table, diamonds, table[U(JACK)]))
    points += table[U(PINOCHLE + pinochles * MANY + held(table, spades, table[U(KING)]))]
    return points + table[U(ROUNDHOUSE + pairs)]


@plain
def shuffle(deck: Any, suit_size: int, chance: Any) -> Any:
    """A pack in any order; the state of chance after it."""
    for suit in range(4):
        for bit in range(suit_size):
            deck[U(suit * suit_size + bit)] = suit << 6 | bit
    place = 4 * suit_size - 1
    while place > 0:
        chance += STEP
        word = mixed(chance)
        for shift in range(0, 64, 32):
            other = evenly_below(word, shift, place + 1)
            card = deck[U(other)]
            deck[U(other)] = deck[U(place)]
            deck[U(place)] = card
            place -= 1
            if place <= 0:
                break
    return chance


@plain
def deal(deck: Any, hands: Any, seats: int, size: int) -> None:
    """Hands of so many cards, from the top."""
    for word in range(4 * seats):
        hands[U(word)] = 0
    place = 0
    for seat in range(seats):
        for _ in range(size):
            card = np.int64(deck[U(place)])
            hands[U(4 * seat + (card >> 6))] |= np.int64(1) << (card & 63)
            place += 1


@plain
def following(hands: Any, hand: int, trump: int, duties: int, led: int, led_top: int, winning: int, top: int) -> Any:
    """What of a hand may be played to a trick, and its suit, or -1 if that is any card.

    The trick has a suit led and the suit of the card that wins, each with the place above its best rank.
    """
    cards = hands[U(hand + led)]
    if cards:
        if led == trump or duties & (HEAD_PLAIN if winning == led else HEAD_AFTER_RUFF):
            over = (cards >> led_top) << led_top
            cards = over if over else cards
        return cards, led
    cards = hands[U(hand + trump)]
    if cards:
        if winning == trump and duties & OVERTRUMP:
            over = (cards >> top) << top
            cards = over if over else cards
        return cards, trump
    return cards, np.int64(-1)


@plain
def anything(hands: Any, hand: int, number: int) -> Any:
    """Where the card with that number in a hand is: a suit's cards, the suit, and its number among them."""
    first = bit_count(hands[U(hand)])
    second = first + bit_count(hands[U(hand + 1)])
    third = second + bit_count(hands[U(hand + 2)])
    one, two, three = np.int64(number >= first), np.int64(number >= second), np.int64(number >= third)
    suit = one + two + three
    number -= first * one + (second - first) * two + (third - second) * three
    return hands[U(hand + suit)], suit, number


@compiled(
    "void(int64[::1], uint64, int64, int32[:, ::1], int32[:, ::1], uint8[:, ::1], uint8[::1], int64[::1])",
    cache=True,
    nogil=True,
    _nrt=False,
    error_model="numpy",
)
def play(table: Any, seed: Any, first: int, melds: Any, points: Any, trace: Any, deck: Any, hands: Any) -> None:
    """Deal, meld and play out as many deals as `melds` and `points` have rows: what each hand melds, and what it wins.

    The deals are those from number `first` on. If `trace` has rows, they get what happened: the cards hand by hand,
    trump, the leader, the cards played, and among how many each was chosen. `deck` and `hands` are room to work.
    """
    seats, size, duties = table[U(SEATS)], table[U(HAND)], table[U(DUTIES)]
    count = seats * size
    traced = trace.shape[0] > 0
    for row in range(melds.shape[0]):
        chance = shuffle(deck, table[U(COPIES)] * table[U(RANKS)], mixed(seed + U(first + row) * STEP))
        deal(deck, hands, seats, size)
        chance += STEP
        word = mixed(chance)
        trump = below(word, 0, 4)
        seat = below(word, 16, seats)
        for other in range(seats):
            melds[U(row), U(other)] = meld(table, hands, 4 * other, trump)
            points[U(row), U(other)] = 0
        done = count + 2
        if traced:
            for place in range(count):
                trace[U(row), U(place)] = deck[U(place)]
            trace[U(row), U(count)] = trump
            trace[U(row), U(count + 1)] = seat
        for trick in range(size):
            led: Any = 0
            led_top: Any = 0
            winning: Any = 0
            top: Any = 0
            worth: Any = 0
            winner = seat
            for played in range(seats):
                if played & 3 == 0:
                    chance += STEP
                    word = mixed(chance)
                hand = 4 * seat
                cards: Any = 0
                suit: Any = -1
                if played:
                    cards, suit = following(hands, hand, trump, duties, led, led_top, winning, top)
                elif trick == 0 and table[U(LEAD_TRUMP)] and hands[U(hand + trump)]:
                    cards, suit = hands[U(hand + trump)], trump
                choices = bit_count(cards) if suit >= 0 else size - trick
                chosen = below(word, 16 * (played & 3), choices)
                if suit < 0:
                    cards, suit, chosen = anything(hands, hand, chosen)
                bit = pick(cards, chosen)
                hands[U(hand + suit)] ^= np.int64(1) << bit
                if traced:
                    trace[U(row), U(done)] = suit << 6 | bit
                    trace[U(row), U(done + count)] = choices
                    done += 1
                worth += table[U(WORTH + bit)]
                above = table[U(ABOVE + bit)]
                if played == 0:
                    led = winning = suit
                    led_top = top = above
                else:
                    if suit == led and above > led_top:
                        led_top = above
                    if (above > top) if suit == winning else suit == trump:
                        winning = suit
                        top = above
                        winner = seat
                seat = seat + 1 if seat + 1 < seats else 0
            seat = winner
            points[U(row), U(winner)] += worth
        points[U(row), U(seat)] += table[U(LAST)]
