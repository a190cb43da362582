"""Calls that say something by the convention card of the rules: what partners have said, and what a hand may say."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from twinpack.auction import Bid, highest, lowest, on_ladder
from twinpack.bots.club.valuation import average_meld, stake, weights
from twinpack.cards import Hand
from twinpack.pinochle.convention import Says, Word, bids, holds, read
from twinpack.pinochle.melds import PINOCHLE
from twinpack.pinochle.rules import Rules

FACTS: tuple[Says, ...] = ("meld", "aces", "legs")
"""What a bid says of a hand that does not itself want the contract."""

FEELINGS: dict[Says, float] = {"strong": 0.1, "weak": -0.08}
"""What a hand called strong or weak adds to the tricks, in parts of all trick points."""


class Promise(NamedTuple):
    """What to expect from partners beyond the average, in points, since they have said so."""

    meld: float
    tricks: float


def promised(rules: Rules, hand: Hand, words: Iterable[Word]) -> Promise:
    """What partners' words are worth to a hand that names trump."""
    meld = tricks = 0.0
    for word in words:
        if word.says == "meld":
            meld += max(0.0, word.meld - average_meld(rules))
        elif word.says in ("aces", "run-aces"):
            aces = 4 - 4 * rules.pack.copies / rules.table.hands
            meld += rules.meld.aces[0]
            tricks += max(0.0, aces) * weights(rules).ace * stake(rules)
        elif word.says == "legs" and rules.exchange.count and any(leg in hand for leg in PINOCHLE):
            meld += rules.meld.pinochle[:2][-1]  # the fourth card, and the exchange, make it whole
        tricks += FEELINGS.get(word.says, 0.0) * stake(rules)
    return Promise(meld, tricks)


def telling(
    rules: Rules, hand: Hand, high: int | None, *, answers: bool, afford: Callable[[int, Word], bool]
) -> tuple[Bid, Word] | None:
    """The first call that says the most of what the hand has, if there is one that it can afford."""
    top = highest(rules.auction, high)
    for _, points, word in bids(rules, high, answers=answers):
        legal = lowest(rules.auction, high) <= points <= (points if top is None else top)
        if legal and on_ladder(rules.auction, points) and holds(rules, hand, word) and afford(points, word):
            return Bid(points), word
    return None


def truthful(rules: Rules, hand: Hand, high: int | None, offered: Sequence[Bid], *, answers: bool) -> list[Bid]:
    """The bids that say nothing untrue as a first call; all of them if each would say something."""

    def true(bid: Bid) -> bool:
        word = read(rules, bid, high, answers=answers)
        return word is None or holds(rules, hand, word)

    return [bid for bid in offered if true(bid)] or list(offered)
