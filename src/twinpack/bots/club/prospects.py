"""What a hand that grows card by card may still meld: each meld with the chance to complete it."""

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

from twinpack.bots.club.stakes import valued
from twinpack.cards import Card, Hand, Suit
from twinpack.pinochle import laying
from twinpack.pinochle.laying import Open
from twinpack.pinochle.melds import Meld
from twinpack.pinochle.rules import Rules


class Luck(NamedTuple):
    """What the cards to come can bring: which are `out`, and the `share` of them that will pass through the hand."""

    out: Counter[Card]
    share: float


NO_LUCK = Luck(Counter(), 0.0)


@lru_cache(maxsize=4096)
def brings(copies: int, count: int, share: float) -> float:
    """The chance that so many of some copies come.

    >>> brings(2, 1, 0.5), brings(2, 3, 0.5)
    (0.75, 0.0)
    """
    ways = range(count, copies + 1)
    return sum((comb(copies, got) * share**got * (1 - share) ** (copies - got) for got in ways), 0.0)


@cache
def _counted(cards: Hand) -> tuple[tuple[Card, int], ...]:
    return tuple(Counter(cards).items())


@lru_cache(maxsize=64)
def _prices(rules: Rules, trump: Suit) -> tuple[tuple[Hand, Meld, float], ...]:
    """Every meld that can be shown at once, by its cards, with what hangs on it."""
    return tuple((cards, meld, valued(rules, (meld,))) for cards, meld in laying.forms(rules, trump).items())


def hopes(rules: Rules, trump: Suit, hand: Hand, laid: Open, luck: Luck) -> list[float]:
    """What each meld that may still be shown is worth on average, the most first.

    A meld that could be shown at once counts in full.
    """
    closed = dict.fromkeys(hand, 0)
    for card in hand:
        closed[card] += 1
    for one in laid:
        closed[one.card] -= 1
    found = []
    for cards, meld, value in _prices(rules, trump):
        chance, fresh, group = 1.0, False, meld.group - 1
        for card, count in _counted(cards):
            wanted = count
            for one in laid:
                if one.card == card and one.scored[group] < meld.points:
                    wanted -= 1
            own = closed.get(card, 0)
            fresh = fresh or wanted > 0 or own > 0
            if wanted > own:
                chance *= brings(luck.out[card], wanted - own, luck.share) if luck.share else 0.0
                if not chance:
                    break
        if chance and fresh:
            found.append(value * chance)
    found.sort(reverse=True)
    return found


@cache
def wins(tricks: int) -> tuple[float, ...]:
    """The chances to win exactly 0, 1, 2, ... of so many tricks."""
    return tuple(comb(tricks, won) / 2**tricks for won in range(tricks + 1))


@cache
def at_least(tricks: int, won: int) -> float:
    """The chance to win so many of some tricks at least.

    >>> at_least(2, 1), at_least(2, 3)
    (0.75, 0)
    """
    return sum(wins(tricks)[won:])


def prospect(found: Iterable[float], tricks: int) -> float:
    """What melds are worth together if one may be shown after each trick won: the dearest go first."""
    return sum(points * at_least(tricks, place) for place, points in enumerate(found, start=1))
