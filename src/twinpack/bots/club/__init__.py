"""The club player: rules of thumb for every Pinochle rule set, read from the rules and from its view."""

from collections.abc import Callable, Iterable
from typing import Any

from twinpack.bots.base import Choice
from twinpack.bots.club import burying, calling, deciding, exchanging, naming, playing, two_hand
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
            return two_hand.strict(self._player, view, legal) if view.draws else self._player.play(view, legal)
        return _CHOICES[view.phase](self._rules, view, legal)


_CHOICES: dict[PhaseName, Callable[[Rules, View, Iterable[Any]], Choice]] = {
    "draft": two_hand.choose,
    "stock": two_hand.choose,
    "auction": calling.call,
    "forfeit": naming.forfeit,
    "swap": exchanging.swap,
    "trump": naming.name,
    "call": naming.call_card,
    "widow": burying.widow,
    "exchange": exchanging.give,
    "bury": burying.bury_unmelded,
    "decide": deciding.decide,
    "yield": deciding.give_up,
}
