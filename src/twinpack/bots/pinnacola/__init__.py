"""The club player of Pinnacola: rules of thumb for every rule set, read from the rules and from its view."""

from collections.abc import Iterable
from typing import Any

from twinpack.bots.base import Choice
from twinpack.bots.pinnacola import drawing, playing
from twinpack.bots.pinnacola.sight import Sight
from twinpack.bots.pinnacola.worth import Worth
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.view import View


class PinnacolaClub:
    """Plans each turn to its end, and again after each step of it, by what the view says and nothing else."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def choose(self, view: View, legal: Iterable[Any]) -> Choice:
        """An action, which is among the legal ones of the seat that owns the view."""
        worth = Worth(Sight(self._rules, view))
        return (drawing.draw if view.phase == "draw" else playing.play)(worth, view, legal)
