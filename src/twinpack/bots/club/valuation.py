"""What a hand is worth in each trump: its meld, the help to expect from partners and widow, its tricks.

The weights were fitted to some thousands of deals that this player played with itself; what depends on a rule (the
meld table, the counters, the pack, how many play together, the cards exchanged, the widow) is worked out from the
rules.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from math import ceil, erf, sqrt
from random import Random
from statistics import fmean
from typing import NamedTuple

from twinpack.cards import SUITS, Card, Hand, Suit, minus
from twinpack.pinochle.melds import melds, worth
from twinpack.pinochle.phases.trump import nameable
from twinpack.pinochle.rules import Rules

SAMPLES, WIDOWS = 400, 20
"""Random hands that averages are taken over, and random widows that a hand is tried with."""
PARTS = 5
"""Into how many equally likely amounts what partners meld is parted."""

RUN = "ATKQJ"
ROOT = sqrt(0.5)

LEAST_TRUMPS = 3
"""How many trumps of a hand of twelve make a suit worth a thought."""

TRUMPS, TOPS, ACES = 0.66, 0.114, 0.306
"""What all trumps, all tops (an ace counts two, a ten one) and all other aces of the pack are worth together, in
parts of all trick points,"""
WHOLE = TRUMPS + TOPS + ACES
"""and the three together: the tricks of a hand are its fair part, and what it holds above the average of this."""

ALONE, BURIED = -0.06, 0.018
"""What declarer alone against all wins less, and each card that it may bury adds, in parts of all trick points."""

TRADED, PER_CARD = 0.55, 0.2
"""The part of its meld that partner still brings when cards are exchanged, and what each of these adds."""

Hope = tuple[float, int]
"""A meld that other hands may complete: how likely, and what it would add."""

Outcome = tuple[float, float]
"""What a side may turn out to meld and then take in tricks, on average."""


class Estimate(NamedTuple):
    """What declarer's side can expect to make in `trump`: `meld` lies in the hand, `tricks` are points to be won,
    `help` is meld from elsewhere, and `hopes` are the great melds that may come on top.

    `outcomes` are equally likely ways in which meld and tricks may turn out, hopes left aside.
    """

    trump: Suit
    meld: int
    help: float
    tricks: float
    hopes: tuple[Hope, ...]
    outcomes: tuple[Outcome, ...]

    @property
    def total(self) -> float:
        """All of it, on average."""
        return self.meld + self.help + self.tricks + sum(chance * gain for chance, gain in self.hopes)

    def winning(self, more: float) -> "Estimate":
        """The estimate with more tricks to come."""
        outcomes = tuple((meld, tricks + more) for meld, tricks in self.outcomes)
        return self._replace(tricks=self.tricks + more, outcomes=outcomes)

    def melding(self, more: float) -> "Estimate":
        """The estimate with more meld to come."""
        outcomes = tuple((meld + more, tricks) for meld, tricks in self.outcomes)
        return self._replace(help=self.help + more, outcomes=outcomes)


@lru_cache(maxsize=256)
def estimates(rules: Rules, hand: Hand) -> tuple[Estimate, ...]:
    """One estimate for each suit that is long enough to bid on, in the order of the suits."""
    suits = [card[1] for card in hand]
    fair = rules.hand_size / 4
    least = max(int(fair), min(LEAST_TRUMPS, ceil(fair)))
    found = tuple(estimate(rules, hand, trump) for trump in SUITS if suits.count(trump) >= least)
    if rules.deal.widow and len(hand) == rules.hand_size:
        outcomes = _with_widows(rules, hand)
        meld, tricks = (fmean(amounts) for amounts in zip(*outcomes, strict=True))
        return tuple(one._replace(help=meld - one.meld, tricks=tricks, outcomes=outcomes) for one in found)
    return found


def estimate(rules: Rules, hand: Hand, trump: Suit) -> Estimate:
    """What a hand promises before the exchange, without a widow that is not in it."""
    own = worth(melds(rules, hand, trump))
    tricks = stake(rules) * share(rules, hand, trump, (0.012 * rules.exchange.count, 1.0, 1.0, 1.0))
    if not rules.exchange.count:
        help = helping(rules)
        return Estimate(trump, own, fmean(help), tricks, (), tuple((own + more, tricks) for more in help))
    more = average_meld(rules) * (TRADED + PER_CARD * rules.exchange.count)
    return Estimate(trump, own, more, tricks, tuple(_hopes(rules, hand, trump)), ((own + more, tricks),))


def _hopes(rules: Rules, hand: Hand, trump: Suit) -> Iterable[Hope]:
    """The great melds that the exchange may complete."""
    count, copies = rules.exchange.count, rules.pack.copies
    unseen = rules.pack_size - len(hand)
    there = 1 - (1 - rules.hand_size / unseen) ** copies  # at least one of the copies with partner
    missing = sum(Card(rank + trump) not in hand for rank in RUN)
    if 0 < missing <= count:
        married = Card("K" + trump) in hand and Card("Q" + trump) in hand
        sent = min(1.0, count / (missing + 1))  # partner cannot know which of its run cards are wanted
        yield sent * there**missing, rules.meld.run[0] - rules.meld.royal_marriage[0] * married
    absent = sum(Card("A" + suit) not in hand for suit in SUITS)
    if 0 < absent <= count:
        yield (there * min(1.0, count / 5)) ** absent, rules.meld.aces[0]


def _with_widows(rules: Rules, hand: Hand) -> tuple[Outcome, ...]:
    """What the best trump would bring after some random widows."""
    rng, unseen = Random(3), minus(rules.cards, hand)
    shared = rules.deal.widow_use == "share"
    outcomes = []
    for _ in range(WIDOWS // 2 if shared else WIDOWS):
        widow = rng.sample(unseen, rules.deal.widow)
        kept = combinations(widow, 1) if shared else [tuple(widow)]
        tried = [estimate(rules, hand + cards, trump) for cards in kept for trump in nameable(rules, hand + cards)]
        best = max(tried, key=lambda one: one.total, default=None)
        outcomes.append((best.meld + best.help, best.tricks) if best else (0.0, 0.0))
    return tuple(outcomes)


def members(rules: Rules) -> int:
    """How many play together as declarers."""
    table = rules.table
    if table.partner == "called":
        return 2
    return max(1, table.seats // table.sides)


def likely(margin: float, spread: float) -> float:
    """The chance that something expected to exceed its need by `margin` does so.

    >>> likely(0, 1)
    0.5
    """
    return 0.5 + 0.5 * erf(margin * ROOT / spread)


@lru_cache(maxsize=64)
def _some_melds(rules: Rules) -> tuple[int, ...]:
    """What some hands dealt at random meld when somebody else has named trump."""
    rng, pack = Random(1), rules.cards
    size = min(rules.tricks, rules.hand_size + 1)
    return tuple(worth(melds(rules, rng.sample(pack, size), "S")) for _ in range(SAMPLES))


@lru_cache(maxsize=64)
def average_meld(rules: Rules) -> float:
    """What a hand melds on average when somebody else has named trump."""
    return fmean(_some_melds(rules)) if rules.meld.who == "all" else 0.0


@lru_cache(maxsize=64)
def helping(rules: Rules) -> tuple[float, ...]:
    """What declarer's partners may meld together, in equally likely parts from little to much."""
    partners = members(rules) - 1
    if not partners or rules.meld.who != "all":
        return (0.0,)
    some, kept = _some_melds(rules), 0.9 - 0.5 / rules.pack.copies  # declarer holds the trumps, and much else
    sums = sorted(sum(some[place - step] for step in range(partners)) * kept for place in range(SAMPLES))
    size = SAMPLES // PARTS
    return tuple(fmean(sums[part * size : (part + 1) * size]) for part in range(PARTS))


class Weights(NamedTuple):
    """What stays the same in all deals of a rule set.

    `stake` are all points that the tricks hold on average, `unit` is what a typical counter is worth: a twenty-fifth
    of them in the usual game of twelve tricks. `base` is the part of the tricks that a side without strength wins,
    `trump`, `top` and `ace` what each of these adds, a side ace being one that is no trump.
    """

    stake: float
    unit: float
    base: float
    trump: float
    top: float
    ace: float


@lru_cache(maxsize=64)
def weights(rules: Rules) -> Weights:
    """The weights of a rule set."""
    dealt = rules.table.hands * rules.hand_size + rules.deal.widow
    live = min(1.0, dealt / rules.pack_size)  # a draft leaves cards out
    table = ALONE if members(rules) == 1 and rules.table.hands > 2 else 0.0
    if rules.deal.widow_use == "bury":
        table += BURIED * rules.deal.widow
    three = 3 * rules.pack.copies * live
    return Weights(
        stake=rules.trick_total * live,
        unit=rules.trick_total * 48 / (25 * rules.pack_size),
        base=(members(rules) - WHOLE) / rules.table.hands + table,
        trump=TRUMPS * 4 / (rules.pack_size * live),
        top=TOPS / three,
        ace=ACES / three,
    )


def stake(rules: Rules) -> float:
    """All points that the tricks hold on average."""
    return weights(rules).stake


def unit(rules: Rules) -> float:
    """What a typical counter is worth, in points."""
    return weights(rules).unit


Factors = tuple[float, float, float, float]
"""What is added to the base, and what trumps, tops and side aces are multiplied by."""


def share(rules: Rules, hand: Iterable[Card], trump: Suit | None, factors: Factors) -> float:
    """The part of all trick points that a hand promises its side, from its trumps and aces."""
    trumps = tops = aces = 0
    for card in hand:
        if card[1] == trump:
            trumps += 1
            tops += (card[0] == "A") * 2 + (card[0] == "T")
        elif card[0] == "A":
            aces += 1
    weigh = weights(rules)
    more, by_trumps, by_tops, by_aces = factors
    found = weigh.base + more + weigh.trump * trumps * by_trumps + weigh.top * tops * by_tops
    return max(0.0, min(1.0, found + weigh.ace * aces * by_aces))


def final_share(rules: Rules, hand: Iterable[Card], trump: Suit | None) -> float:
    """`share` for declarer's hand after the exchange, when what partner had to give is in it."""
    count = rules.exchange.count
    return share(rules, hand, trump, (-0.01 - 0.075 * count, 0.945 + 0.118 * count, 0.95 + 0.16 * count, 1.02))
