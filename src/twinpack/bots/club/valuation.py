"""What a hand is worth in each trump: its meld, the help to expect from partner and widow, its tricks."""

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import NamedTuple

from twinpack.cards import SUITS, Card, Hand, Suit, deck
from twinpack.pinochle.melds import melds, worth
from twinpack.pinochle.rules import PACK, SEATS, MeldRules, Rules

SAMPLES = 400
RUN = "ATKQJ"


class Estimate(NamedTuple):
    """What declarer's side can expect to make in `trump`: `meld` lies in the hand, `help` comes from elsewhere,
    `tricks` are points to be won."""

    trump: Suit
    meld: int
    help: float
    tricks: float

    @property
    def total(self) -> float:
        """All of it."""
        return self.meld + self.help + self.tricks


@lru_cache(maxsize=64)
def estimates(rules: Rules, hand: Hand) -> tuple[Estimate, ...]:
    """One estimate for each suit as trump, before widow and exchange, in the order of the suits."""
    return tuple(
        Estimate(trump, worth(melds(rules.meld, hand, trump)), _help(rules, hand, trump), _tricks(rules, hand, trump))
        for trump in SUITS
    )


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


def share(hand: Iterable[Card], trump: Suit | None, weights: tuple[float, ...]) -> float:
    """The part of all trick points that a hand promises its side, from its trumps and aces."""
    base, per_trump, per_top, per_ace = weights
    trumps = tops = aces = 0
    for card in hand:
        if card[1] == trump:
            trumps += 1
            tops += (card[0] == "A") * 2 + (card[0] == "T")
        elif card[0] == "A":
            aces += 1
    return base + per_trump * trumps + per_top * tops + per_ace * aces


ALONE = (0.20, 0.045, 0.02, 0.05)
HELPED = (0.32, 0.04, 0.018, 0.045)
READY = (0.20, 0.045, 0.02, 0.05)
"""Weights for `share`: no exchange, before an exchange, after it."""


def _tricks(rules: Rules, hand: Hand, trump: Suit) -> float:
    helped = rules.exchange.count > 0 or rules.deal.widow > 0
    return rules.trick_total * min(share(hand, trump, HELPED if helped else ALONE), 1.0)


def _help(rules: Rules, hand: Hand, trump: Suit) -> float:
    """Partner's meld, and the melds that cards from partner and widow may complete."""
    meld, count = rules.meld, rules.exchange.count
    unseen = PACK - len(hand)
    reach = (rules.hand_size if count else 0) + rules.deal.widow
    there = 1 - (1 - reach / unseen) ** 2  # at least one of two copies within reach
    slots = count + rules.deal.widow
    found = average_meld(meld) * (0.75 if count else 1.0)
    missing = sum(Card(rank + trump) not in hand for rank in RUN)
    if 0 < missing <= slots:
        married = Card("K" + trump) in hand and Card("Q" + trump) in hand
        found += there**missing * (meld.run[0] - meld.royal_marriage[0] * married)
    absent = sum(Card("A" + suit) not in hand for suit in SUITS)
    if 0 < absent <= slots:
        found += there**absent * meld.aces[0]
    legs = (Card("QS") in hand) + (Card("JD") in hand)
    if legs == 1 and slots and trump in "SD":
        found += there * meld.pinochle[0]
    return found
