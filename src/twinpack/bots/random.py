"""A bot that plays at random: the yardstick for all others, and good at finding what nobody thought of."""

from collections.abc import Iterable
from random import Random
from typing import Any

from twinpack.bots.base import Choice, why
from twinpack.game import pick


class RandomBot:
    """Picks a kind of action, then an action of that kind, with equal chances. The seed decides everything."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, view: Any, legal: Iterable[Any]) -> Choice:
        """One of the legal actions."""
        return Choice(pick(list(legal), self._rng), (why("at-random"),))
