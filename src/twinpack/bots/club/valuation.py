"""What a hand is worth in each trump: its meld, the help to expect from partner and widow, its tricks.

The weights were fitted to some thousands of deals that this player played with itself; what depends on a rule (the
meld table, the counters, the cards exchanged, the widow) is worked out from the rules.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import erf, sqrt
from random import Random
from typing import NamedTuple

from twinpack.cards import SUITS, Card, Hand, Suit, deck
from twinpack.pinochle.melds import melds, worth
from twinpack.pinochle.rules import PACK, SEATS, MeldRules, Rules

SAMPLES, HANDS = 400, 64
"""Random hands that the averages are taken over: their melds are cheap, their estimates are not."""

DEFENDERS = 0.3
"""The part of all trick points that the side that does not declare wins on average."""

RUN = "ATKQJ"
ROOT = sqrt(0.5)

LEAST_TRUMPS = 3

SPREAD = 0.14
"""How far meld and tricks fall from what was expected (standard deviation), in parts of all trick points."""

CONCEDED, NOT_AT_TABLE, NEVER = 0.2, 0.4, 10.0
"""How far contracts are out of reach that are conceded, or lost for want of meld, in parts of all trick points."""

Hope = tuple[float, int]
"""A meld that other hands may complete: how likely, and what it would add."""


class Estimate(NamedTuple):
    """What declarer's side can expect to make in `trump`: `meld` lies in the hand, `tricks` are points to be won,
    `help` is meld from elsewhere, and `hopes` are the great melds that may come on top."""

    trump: Suit
    meld: int
    help: float
    tricks: float
    hopes: tuple[Hope, ...]

    @property
    def total(self) -> float:
        """All of it, on average."""
        return self.meld + self.help + self.tricks + sum(chance * gain for chance, gain in self.hopes)


@lru_cache(maxsize=256)
def estimates(rules: Rules, hand: Hand) -> tuple[Estimate, ...]:
    """One estimate for each suit that is long enough to bid on, in the order of the suits."""
    suits = [card[1] for card in hand]
    return tuple(estimate(rules, hand, trump) for trump in SUITS if suits.count(trump) >= LEAST_TRUMPS)


def estimate(rules: Rules, hand: Hand, trump: Suit) -> Estimate:
    """What a hand promises before the exchange, with or without the widow in it."""
    meld, count = rules.meld, rules.exchange.count
    widow = rules.deal.widow if len(hand) <= rules.hand_size else 0
    unseen = PACK - len(hand)
    reach = (rules.hand_size if count else 0) + widow
    there = 1 - (1 - reach / unseen) ** 2  # at least one of two copies within reach
    own = melds(meld, hand, trump)
    slots = count + widow
    hopes = []
    missing = sum(Card(rank + trump) not in hand for rank in RUN)
    if 0 < missing <= slots:
        married = Card("K" + trump) in hand and Card("Q" + trump) in hand
        sent = min(1.0, slots / (missing + 1))  # partner cannot know which of its run cards are wanted
        hopes.append((sent * there**missing, meld.run[0] - meld.royal_marriage[0] * married))
    absent = sum(Card("A" + suit) not in hand for suit in SUITS)
    if 0 < absent <= slots:
        hopes.append(((there * min(1.0, slots / 5)) ** absent, meld.aces[0]))
    help = average_meld(meld) * (0.55 + 0.2 * count + 0.13 * widow)
    tricks = share(hand, trump, (0.23 + 0.012 * count + 0.018 * widow, 0.055, 0.019, 0.051))
    return Estimate(trump, worth(own), help, rules.trick_total * tricks, tuple(hopes))


def gain(rules: Rules, found: Estimate, bid: int) -> float:
    """What declarer's side can expect to score with a contract of `bid`, hopes fulfilled or not."""
    total = rules.trick_total
    spread, relief, escape = SPREAD * total, DEFENDERS * total, _escape(rules) * total

    def score(points: float, hopes: tuple[Hope, ...]) -> float:
        if hopes:
            (chance, more), rest = hopes[0], hopes[1:]
            return chance * score(points + more, rest) + (1 - chance) * score(points, rest)
        made = likely(points - bid, spread)
        unplayed = likely(bid - points - escape, spread)
        return made * max(points, bid) - (1 - made) * bid + unplayed * relief

    return score(found.meld + found.help + found.tricks, found.hopes)


def _escape(rules: Rules) -> float:
    """How far a contract must be out of reach to be lost unplayed, which spares declarer's side the others' tricks."""
    if rules.scoring.concede:
        return CONCEDED
    return NOT_AT_TABLE if rules.scoring.not_at_table else NEVER


class Market(NamedTuple):
    """What a contract of some bid brings in on average: `forced` on any hand, `chosen` on a hand that would bid it."""

    forced: float
    chosen: float


@lru_cache(maxsize=512)
def market(rules: Rules, bid: int) -> Market:
    """What other seats can be expected to make of a contract of `bid`."""
    gains = [gain(rules, best, bid) for best in _typical(rules)]
    willing = [one for one in gains if one > 0] or [max(gains)]
    return Market(sum(gains) / len(gains), sum(willing) / len(willing))


@lru_cache(maxsize=16)
def _typical(rules: Rules) -> tuple[Estimate, ...]:
    """The best trump of some hands dealt at random."""
    rng = Random(2)
    pack = deck()
    hands = [tuple(rng.sample(pack, rules.hand_size)) for _ in range(HANDS)]
    return tuple(max(estimates(rules, hand), key=lambda one: one.total) for hand in hands)


def defence(rules: Rules) -> float:
    """What the side that does not declare scores on average."""
    return DEFENDERS * rules.trick_total + average_meld(rules.meld)


def likely(margin: float, spread: float) -> float:
    """The chance that something expected to exceed its need by `margin` does so.

    >>> likely(0, 1)
    0.5
    """
    return 0.5 + 0.5 * erf(margin * ROOT / spread)


@lru_cache(maxsize=64)
def average_meld(rules: MeldRules) -> float:
    """What a hand melds on average when somebody else has named trump."""
    rng = Random(1)
    pack = deck()
    size = PACK // SEATS
    return sum(worth(melds(rules, rng.sample(pack, size), "S")) for _ in range(SAMPLES)) / SAMPLES


def unit(rules: Rules) -> float:
    """What a typical counter is worth: a twenty-fifth of all there is to win, as in the usual count."""
    return rules.trick_total / 25


def share(hand: Iterable[Card], trump: Suit | None, weights: tuple[float, float, float, float]) -> float:
    """The part of all trick points that a hand promises its side, from its trumps and aces."""
    base, per_trump, per_top, per_ace = weights
    trumps = tops = aces = 0
    for card in hand:
        if card[1] == trump:
            trumps += 1
            tops += (card[0] == "A") * 2 + (card[0] == "T")
        elif card[0] == "A":
            aces += 1
    return min(1.0, base + per_trump * trumps + per_top * tops + per_ace * aces)


def final_share(rules: Rules, hand: Iterable[Card], trump: Suit | None) -> float:
    """`share` for declarer's hand after the exchange, when what partner had to give is in it."""
    count = rules.exchange.count
    return share(hand, trump, (0.22 - 0.075 * count, 0.052 + 0.0065 * count, 0.018 + 0.003 * count, 0.052))
