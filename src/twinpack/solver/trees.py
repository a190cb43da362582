"""A search for those who do not see all cards: deals that may be, and one tree of the cards played over all of them.

Information-set Monte Carlo tree search. Each round takes one of the deals, walks down the tree along the cards that may
be played in it, adds a node, plays on by chance, and counts the result in the nodes passed. A node is a sequence of
cards, whoever holds what, so that nobody in the tree plays by cards that are hidden from the seat that thinks.

Numbers stand for cards, hands and tricks as in `kernel`, of which this file uses what knows the rules of tricks. Numba
notices changes of this file only: whoever changes those functions there must touch this file too.
"""

from typing import Any

import numpy as np
from numba import njit as compiled

from twinpack.solver.bits import bit_count, lowest_bit
from twinpack.solver.kernel import CARDS, following, legal, opened, plain, put, taker

# mypy: disable-error-code="untyped-decorator"
# Numba has no type hints; the functions below have.

U = np.uint64  # an index that is never negative saves a test

WIDTH = 32
"""Cards that a place has a count of."""

RETRIES, SETTLING, FRESH = 100, 5000, 128
"""How often to deal anew when a card finds no place; how many exchanges to try at most until all melds fit; after how
many deals to start from a new one."""

LEAST = 0.02
"""The least that results are thought to vary, in parts of the best."""

# What `setting` holds:
SEATS, MOVER, PLAYED, TRICK, POINTS, TRICKS, DUTIES, LAST, ALLOWED, LEFT, PARTIES = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
"""Seats; who is to play, to how many cards, to which trick, worth how much; tricks to come; duties; the worth of the
last trick; what may be played first; all units still to be taken; how many parties there are."""
PARTY, VALUES = 16, 24
"""The party of every seat; what each rank is worth."""

# What a node holds, in `nodes`:
CHILD, SIBLING, CARD, VISITS, OFFERED, WORTH, UNITS, GOOD = 0, 1, 2, 3, 4, 5, 6, 7
"""Its first child and next sibling; the card that leads to it; how often it was passed, and could have been; the worth
of that to who played the card, the units of the thinker's party, and how often they were enough."""
NODE = 8

DEPTH = 256
"""More than the cards of a deal. `path` has so many words for the nodes passed, as many for who played, and a few."""
PATH = 2 * DEPTH + 24

ONE = 1 << 20
"""The worth of the best result."""


@plain
def stirred(chance: Any) -> Any:
    """The next random word."""
    chance ^= chance << np.uint64(13)
    chance ^= chance >> np.uint64(7)
    return chance ^ (chance << np.uint64(17))


@plain
def below(chance: Any, count: int) -> Any:
    """A random number below `count`."""
    return np.int64(((chance >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32))


@plain
def some_bit(word: int, chance: Any) -> Any:
    """The place of a bit of a word, by chance. One must be set."""
    skip = below(chance, bit_count(word))
    while skip:
        word &= word - 1
        skip -= 1
    return lowest_bit(word)


@plain
def excess(now: Any, past: Any, place: int, pattern: int, quota: int) -> Any:
    """How many more of a pattern a place holds, with what it has played, than it showed."""
    if quota < 0:
        return np.int64(0)
    fewest = np.int64(99)
    base = place * WIDTH
    while pattern:
        card = lowest_bit(pattern)
        pattern &= pattern - 1
        count = np.int64(now[U(base + card)]) + np.int64(past[U(base + card)])
        fewest = min(fewest, count)
    return max(np.int64(0), fewest - quota)


@plain
def excesses(now: Any, past: Any, patterns: Any, quotas: Any, place: int, about: int) -> Any:
    """The same for all patterns that have to do with some cards."""
    total = np.int64(0)
    for number in range(len(patterns)):
        if patterns[number] & about:
            total += excess(now, past, place, patterns[number], quotas[place * len(patterns) + number])
    return total


@plain
def scatter(loose: Any, homes: Any, room: Any, free: Any, owner: Any, chance: Any) -> Any:
    """Deal the loose cards at random into places with room; answers the next random word, or 0 if that got stuck."""
    places = len(room)
    for place in range(places):
        free[place] = room[place]
    for number in range(len(loose)):
        total = np.int64(0)
        for place in range(places):
            if (homes[number] >> place) & 1:
                total += free[place]
        if total == 0:
            return np.uint64(0)
        chance = stirred(chance)
        pick = below(chance, total)
        for place in range(places):
            if (homes[number] >> place) & 1:
                pick -= free[place]
                if pick < 0:
                    owner[number] = place
                    free[place] -= 1
                    break
    return chance


@compiled(
    "int64(int8[::1], int64[::1], int64[::1], int64[::1], int8[::1], int64[::1], int64[::1],"
    " int8[:, ::1], int64[:, ::1], int8[::1], int64[::1], int64, int64)",
    cache=True,
    nogil=True,
    _nrt=False,
    error_model="numpy",
)
def deal(
    held: Any,
    loose: Any,
    homes: Any,
    room: Any,
    past: Any,
    patterns: Any,
    quotas: Any,
    worlds: Any,
    hands: Any,
    now: Any,
    owner: Any,
    seed: int,
    trades: int,
) -> Any:
    """Fill `worlds` with the counts and `hands` with the words of hands that fit; answers how many were found.

    The cards with the fewest places come first, and places get them in proportion to their room, which is even where
    all cards have the same places. Between two deals so many `trades` of two cards are tried, each done unless a hand
    would hold more melds than it showed: these leave no deal likelier than another. Until all hands fit, now and then
    one that makes things worse is done too; where thousands of trades do not help the deal is taken as it is.
    """
    chance = np.uint64(seed) * np.uint64(0x9E3779B97F4A7C15) | np.uint64(1)
    for _ in range(8):
        chance = stirred(chance)
    places, count = len(room), len(loose)
    free = owner[count:]
    wrong = np.int64(0)
    for number in range(len(worlds)):
        if number % FRESH == 0 or trades == 0:
            found = np.uint64(0)
            for _ in range(RETRIES):
                found = scatter(loose, homes, room, free, owner, chance)
                if found != np.uint64(0):
                    break
                chance = stirred(chance)
            if found == np.uint64(0):
                return number
            chance = found
            for place in range(len(held)):
                now[place] = held[place]
            for token in range(count):
                now[owner[token] * WIDTH + loose[token]] += 1
            wrong = np.int64(0)
            for place in range(places):
                wrong += excesses(now, past, patterns, quotas, place, -1)
        if trades and count > 1:
            tried = np.int64(0)
            while tried < trades or (wrong > 0 and tried < SETTLING + trades):
                tried += 1
                chance = stirred(chance)
                one = below(chance, count)
                chance = stirred(chance)
                other = below(chance, count)
                here, there = owner[one], owner[other]
                mine, theirs = loose[one], loose[other]
                if here == there or mine == theirs:
                    if here != there and (homes[one] >> there) & (homes[other] >> here) & 1:
                        owner[one], owner[other] = there, here
                    continue
                if not (homes[one] >> there) & (homes[other] >> here) & 1:
                    continue
                about = (1 << mine) | (1 << theirs)
                before = excesses(now, past, patterns, quotas, here, about)
                before += excesses(now, past, patterns, quotas, there, about)
                now[here * WIDTH + mine] -= 1
                now[there * WIDTH + mine] += 1
                now[there * WIDTH + theirs] -= 1
                now[here * WIDTH + theirs] += 1
                after = excesses(now, past, patterns, quotas, here, about)
                after += excesses(now, past, patterns, quotas, there, about)
                if after <= before or (wrong > 0 and (chance >> np.uint64(40)) & np.uint64(31) == np.uint64(0)):
                    owner[one], owner[other] = there, here
                    wrong += after - before
                else:
                    now[here * WIDTH + mine] += 1
                    now[there * WIDTH + mine] -= 1
                    now[there * WIDTH + theirs] += 1
                    now[here * WIDTH + theirs] -= 1
        for place in range(places - 1):
            word = np.int64(0)
            for card in range(WIDTH):
                counted = now[place * WIDTH + card]
                worlds[number, place * WIDTH + card] = counted
                if counted:
                    word |= 1 << card
            hands[number, place] = word
    return len(worlds)


@compiled(
    "void(int64[:, ::1], int64[:, ::1], int64, float64, float64[::1], int64[::1])",
    cache=True,
    nogil=True,
    _nrt=False,
    error_model="numpy",
)
def weigh(hands: Any, plays: Any, duties: int, trust: float, weights: Any, words: Any) -> None:
    """How likely each deal makes what has been played, if everybody chooses among the cards that may be played, those
    that look sensible `trust` times as often as the others.

    `plays` has for each card played, the last first: who played it, the card, the trick before it (-1: it was led), and
    the cards that look sensible.
    """
    for number in range(len(hands)):
        for seat in range(8):
            words[seat] = hands[number, seat]
        weight = 1.0
        for step in range(len(plays)):
            seat, card, trick, sensible = plays[step, 0], plays[step, 1], plays[step, 2], plays[step, 3]
            hand = words[U(seat)] | 1 << card
            words[U(seat)] = hand
            moves = legal(hand, duties, trick) if trick >= 0 else hand & CARDS
            if moves & (moves - 1):
                good = bit_count(moves & sensible)
                chance = (trust if (sensible >> card) & 1 else 1.0) / (trust * good + bit_count(moves) - good)
                weight *= 4.0 * chance
        weights[number] = weight


@compiled(
    "int64(int8[:, ::1], int64[:, ::1], int64[::1], int64[::1], uint8[::1], int64[::1], int64[::1], int64[::1],"
    " float64[::1], int64, int64, float64)",
    cache=True,
    nogil=True,
    _nrt=False,
    error_model="numpy",
)
def grow(
    worlds: Any,
    hands: Any,
    setting: Any,
    payoff: Any,
    enough: Any,
    nodes: Any,
    counts: Any,
    path: Any,
    weights: Any,
    rounds: int,
    seed: int,
    daring: float,
) -> Any:
    """Grow the tree by so many rounds; answers how many nodes it has. The root is node 0, and what it
    has for `WORTH` is the standard deviation of the results.

    `payoff` is the worth of a result for each party, by the tricks it takes of the rest (none, some, all) and by its
    units; `enough` says the same way of the thinker's party whether the result is a success. `weights` are the square
    roots of the logarithms of numbers, as many as there are rounds. `daring` weighs trying what was tried seldom
    against what has done well, in standard deviations of the result.
    """
    chance = np.uint64(seed) * np.uint64(0x9E3779B97F4A7C15) | np.uint64(1)
    for _ in range(8):
        chance = stirred(chance)
    seats, parties = setting[SEATS], setting[PARTIES]
    left = setting[LEFT]
    row = 3 * (left + 1)
    first = setting[MOVER]
    thinker = setting[PARTY + first]
    for place in range(NODE):
        nodes[place] = 0
    size = np.int64(1)
    mean_worth, spread = 0.0, 0.0
    scale = 0.1 * ONE
    units = path[2 * DEPTH : 2 * DEPTH + 8]
    won = path[2 * DEPTH + 8 : 2 * DEPTH + 16]
    words = path[2 * DEPTH + 16 : 2 * DEPTH + 24]
    for number in range(rounds):
        world = number % len(worlds)
        for place in range(seats):
            words[U(place)] = hands[world, place]
        for place in range(seats * WIDTH):
            counts[U(place)] = worlds[world, place]
        for party in range(parties):
            units[party] = 0
            won[party] = 0
        seat, played, trick, points, tricks = first, setting[PLAYED], setting[TRICK], setting[POINTS], setting[TRICKS]
        allowed = setting[ALLOWED]
        node, depth = np.int64(0), np.int64(0)
        inside = True
        while tricks > 0:
            hand = words[U(seat)]
            moves = legal(hand, setting[U(DUTIES)], trick) if played else hand & CARDS
            moves &= allowed
            allowed = np.int64(-1)
            if inside:
                untried = moves
                best, best_rate = np.int64(-1), -1e300
                child = nodes[U(node * NODE + CHILD)]
                while child:
                    at = child * NODE
                    bit = 1 << nodes[U(at + CARD)]
                    if moves & bit:
                        untried ^= bit
                        offered = nodes[U(at + OFFERED)] + 1
                        nodes[U(at + OFFERED)] = offered
                        passed = np.float64(nodes[U(at + VISITS)])
                        rate = nodes[U(at + WORTH)] / passed + daring * scale * weights[U(offered)] / np.sqrt(passed)
                        if node == 0 and passed * passed < offered:
                            rate = 1e12 - passed  # one bad result may not be the last word at the root
                        if rate > best_rate:
                            best, best_rate = child, rate
                    child = nodes[U(at + SIBLING)]
                if untried:
                    chance = stirred(chance)
                    card = some_bit(untried, chance)
                    at = size * NODE
                    nodes[U(at + CHILD)] = 0
                    nodes[U(at + SIBLING)] = nodes[U(node * NODE + CHILD)]
                    nodes[U(at + CARD)] = card
                    nodes[U(at + VISITS)] = 0
                    nodes[U(at + OFFERED)] = 1
                    nodes[U(at + WORTH)] = 0
                    nodes[U(at + UNITS)] = 0
                    nodes[U(at + GOOD)] = 0
                    nodes[U(node * NODE + CHILD)] = size
                    node = size
                    size += 1
                    inside = False
                else:
                    node = best
                    card = nodes[U(best * NODE + CARD)]
                path[U(depth)] = node
                path[U(DEPTH + depth)] = setting[U(PARTY + seat)]
                depth += 1
            else:
                if moves & (moves - 1):
                    chance = stirred(chance)
                    card = some_bit(moves, chance)
                else:
                    card = lowest_bit(moves)
            place = seat * WIDTH + card
            remaining = counts[U(place)] - 1
            counts[U(place)] = remaining
            if remaining == 0:
                words[U(seat)] = hand & ~(1 << card)
            trick = put(trick, seat, card) if played else opened(seat, card)
            points = setting[U(VALUES + (card & 7))] + (points if played else 0)
            played += 1
            seat = following(seat, seats)
            if played == seats:
                seat = taker(trick)
                party = setting[U(PARTY + seat)]
                tricks -= 1
                if tricks == 0:
                    points += setting[LAST]
                units[U(party)] += points
                won[U(party)] += 1
                played = 0
        total = setting[TRICKS]
        for party in range(parties):
            extent = 0 if won[U(party)] == 0 else 2 if won[U(party)] == total else 1
            won[U(party)] = party * row + extent * (left + 1) + units[U(party)]
        mine = payoff[U(won[U(thinker)])]
        good = np.int64(enough[U(won[U(thinker)] - thinker * row)])
        for step in range(depth):
            at = path[U(step)] * NODE
            nodes[U(at + VISITS)] += 1
            nodes[U(at + WORTH)] += payoff[U(won[U(path[U(DEPTH + step)])])]
            nodes[U(at + UNITS)] += units[U(thinker)]
            nodes[U(at + GOOD)] += good
        delta = mine - mean_worth
        mean_worth += delta / (number + 1)
        spread += delta * (mine - mean_worth)
        if number >= 64:
            scale = max(np.sqrt(spread / number), LEAST * ONE)
    nodes[WORTH] = np.int64(scale)
    return size
