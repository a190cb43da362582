"""The club player: rules of thumb for every four-hand Pinochle rule set, read from the rules and from its view."""

from collections.abc import Callable, Iterable
from typing import Any

from twinpack.bots.base import Choice
from twinpack.bots.club import calling, exchanging, playing
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import PhaseName
from twinpack.pinochle.view import View


class Club:
    """Decides phase by phase, by what the view says and nothing else."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._player = playing.Player(rules)

    def choose(self, view: View, legal: Iterable[Any]) -> Choice:
        """An action, which is among the legal ones of the seat that owns the view."""
        if view.phase == "play":
            return self._player.play(view, legal)
        return _CHOICES[view.phase](self._rules, view, legal)


def _widow(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    return (exchanging.bury if rules.deal.widow_use == "bury" else exchanging.share)(rules, view, legal)


_CHOICES: dict[PhaseName, Callable[[Rules, View, Iterable[Any]], Choice]] = {
    "auction": calling.call,
    "swap": exchanging.swap,
    "trump": calling.name,
    "widow": _widow,
    "exchange": exchanging.give,
    "decide": calling.decide,
}
