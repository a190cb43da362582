"""A measuring stick for Pinnacola: a player that knows the melds and nothing else."""

from collections.abc import Iterable
from typing import Any

from twinpack.bots.base import Choice
from twinpack.families import RuleSet
from twinpack.pinnacola.actions import Discard, Lay, Off
from twinpack.pinnacola.melds import card_points, points
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.view import View


class Greedy:
    """Draws from the stock, lays and lays off whatever it can, and discards its highest card that has no company."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def choose(self, view: View, legal: Iterable[Any]) -> Choice:
        """The dearest new meld, else a lay-off, else a discard; the first legal action if there is none of these."""
        offered = list(legal)
        lays = [action for action in offered if isinstance(action, Lay)]
        if lays:
            return Choice(max(lays, key=lambda lay: points(self._rules, lay.tokens)))
        offs = [action for action in offered if isinstance(action, Off)]
        discards = [action for action in offered if isinstance(action, Discard)]
        if offs or not discards:
            return Choice((offs or offered)[0])
        return Choice(max(discards, key=lambda discard: self._useless(view, discard)))

    def _useless(self, view: View, discard: Discard) -> tuple[bool, int]:
        card = discard.card
        near = [held for held in set(view.hand) - {card} if held[0] == card[0] or held[1] == card[1]]
        return not near, card_points(self._rules, card) * (1 if card_points(self._rules, card) < 20 else -1)


def make(rule_set: RuleSet, seed: int) -> Greedy:
    """The measuring stick for a rule set; it needs no chance."""
    return Greedy(rule_set.rules)
