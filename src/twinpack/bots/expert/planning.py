"""The decisions before the play: each is followed through guesses of the hidden cards to the score of the deal."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from twinpack.bots.base import Choice, Reason, why
from twinpack.bots.expert.calling import call
from twinpack.bots.expert.candidates import neighbours
from twinpack.bots.expert.foresight import Foresight
from twinpack.bots.expert.guesses import chance, guesses
from twinpack.bots.expert.weighing import Weighed, rounded, weigh
from twinpack.pinochle.actions import MOON, Bury, Give
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.view import View
from twinpack.seats import side

SURE = frozenset({"meld-covers", "out-of-reach", "all-tricks-sure", "contract-certain", "swap-dix"})
"""Reasons of the club player's after which there is nothing to think about, but whether to announce all tricks."""

MOST = 60
"""So many candidates are weighed at most."""


class Planner:
    """Decides everything before the play by one rule set, by `times` as many guesses as by default.

    The same view gives the same choice.
    """

    def __init__(self, rules: Rules, times: int = 1, seed: int = 0) -> None:
        self._foresight = Foresight(rules)
        self._times = times
        self._seed = seed

    def choose(self, view: View, legal: Iterable[Any]) -> Choice:
        """An action: the club player's, unless another is worth more."""
        foresight = self._foresight
        if view.phase in ("draft", "stock"):
            return foresight.club.choose(view, legal)
        if view.phase in ("exchange", "bury", "widow"):
            usual = foresight.club.choose(view, legal)
            candidates = self._hands(view, usual.action, legal)
        else:
            candidates = list(legal)
            usual = foresight.club.choose(view, candidates)
        codes = {reason.code for reason in usual.reasons}
        if len(candidates) == 1 or (codes & SURE and MOON not in candidates):
            return usual
        worlds = guesses(foresight, view, chance(view, self._seed))
        if view.phase == "auction":
            return call(foresight, view, worlds, candidates, usual, self._times)
        assert view.seat is not None
        mine = side(view.seat, foresight.rules.table.sides)
        found = weigh(foresight, worlds, candidates, usual.action, mine, self._times)
        kept = usual.reasons[:2] if found.action == usual.action else ()
        return Choice(found.action, (*kept, *_reasons(view, found)))

    def _hands(self, view: View, usual: Any, legal: Iterable[Any]) -> list[Any]:
        """Choices of cards worth a thought, the usual one first."""
        if not isinstance(usual, Give | Bury):
            return list(legal)[:MOST]
        assert view.trump is not None
        rules, kind = self._foresight.rules, type(usual)
        hands = islice(neighbours(rules, view.hand, view.trump, usual.cards), MOST)
        found = [usual, *map(kind, hands)]
        if rules.deal.bury_from == "hand":
            return found
        allowed = set(legal)
        return [action for action in found if action in allowed]


def _reasons(view: View, found: Weighed) -> Iterator[Reason]:
    """What is expected of the contract, and how much better that is than what a club player would do."""
    outlook, contract = found.outlook, view.contract
    if outlook.played and contract is not None:
        expected, made = outlook.expected / outlook.played, round(100 * outlook.made)
        yield why("plan", expected=round(expected), needed=contract.bid, made=made)
    if found.gain:
        yield why("plan-better", gain=rounded(found.gain))
