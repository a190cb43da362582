"""The expert player: it follows its decisions through many deals that fit what it sees, and takes the best.

Where the club player (`twinpack.bots.club`) has nothing to search for, or what follows cannot be followed, it does what
the club player does.
"""

from collections.abc import Iterable
from typing import Any

from twinpack.bots.base import Choice
from twinpack.bots.expert.planning import Planner
from twinpack.bots.expert.playing import ROUNDS, Player
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.view import View


class Expert:
    """Decides phase by phase, by what the view says and nothing else.

    It looks `times` as far as by default, at every decision; the same view and seed give the same choice.
    """

    def __init__(self, rules: Rules, times: int = 1, seed: int = 0) -> None:
        self._planner = Planner(rules, times, seed)
        self._player = Player(rules, times * ROUNDS, seed)

    def choose(self, view: View, legal: Iterable[Any]) -> Choice:
        """An action, which is among the legal ones of the seat that owns the view."""
        return (self._player if view.phase == "play" else self._planner).choose(view, legal)
