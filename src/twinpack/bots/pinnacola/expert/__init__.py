"""The expert of Pinnacola: the club player's plans by other weights, and sampled cards of the stock tried out."""

from collections.abc import Iterable
from typing import Any

from twinpack.bots.base import Choice
from twinpack.bots.pinnacola.expert import discarding, stock
from twinpack.bots.pinnacola.expert.judgement import Judgement
from twinpack.bots.pinnacola.sight import Sight
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.view import View

LOOKS = 4
"""How many of the cards that the stock may give are tried out, if nothing else is asked for."""


class PinnacolaExpert:
    """Plans each turn as the club player does, and weighs the draw by planning the turn for sampled cards of the stock.

    `looks` is how many of them are tried a decision; chance comes out of the view, so equal views give equal choices.

    >>> from random import Random
    >>> from twinpack.game import draw, play
    >>> from twinpack.pinnacola.game import Pinnacola
    >>> game = Pinnacola(Rules())
    >>> state = play(game, game.start(dealer=3), draw(game, game.start(dealer=3), Random(1)))
    >>> str(PinnacolaExpert(game.rules).choose(game.view(state, 0), game.legal(state)).action)
    'take 1'
    """

    def __init__(self, rules: Rules, looks: int = LOOKS) -> None:
        self._rules = rules
        self._looks = looks

    def choose(self, view: View, legal: Iterable[Any]) -> Choice:
        """An action, which is among the legal ones of the seat that owns the view."""
        judgement = Judgement(Sight(self._rules, view))
        if view.phase == "draw":
            return stock.draw(judgement, view, legal, self._looks)
        return discarding.play(judgement, view, legal)
