"""A claim to the rest of the tricks: whether it holds on the cards, and the play that carries it out."""

from collections.abc import Callable, Mapping
from typing import Any

from twinpack.seats import Seat

NODES = 20_000
"""How many positions are looked at; a claim that takes more is not certain."""

Takes = Callable[[Any, Any, Seat], bool]


def _takes_tricks(game: Any, state: Any, seat: Seat) -> bool:
    """Whether the side of a seat has won every trick since the state was one trick shorter; Pinochle."""
    return not state.tricks or state.tricks[-1].winner % game.sides == seat % game.sides


CLAIMS: Mapping[str, Takes] = {"pinochle": _takes_tricks}
"""For each family with tricks: whether the last finished trick went to the side of a seat."""


class _TooMany(Exception):
    """The search has seen its fill."""


def line(family: str, game: Any, state: Any, seat: Seat, *, certain: bool) -> tuple[Any, ...] | None:
    """Actions to the end of the deal by which the side of `seat` wins every trick, or None.

    `certain`: whatever the other seats play, each of their choices being tried; the line answered has the first of
    them. Otherwise the others help, as they do when they agree to the claim. A search that takes too long finds none.
    """
    if family not in CLAIMS or state.phase != "play":
        return None
    try:
        return _Search(CLAIMS[family], game, seat, certain).wins(state)
    except _TooMany:
        return None


class _Search:
    def __init__(self, takes: Takes, game: Any, seat: Seat, certain: bool) -> None:
        self.takes = takes
        self.game = game
        self.seat = seat
        self.certain = certain
        self.seen: dict[Any, tuple[Any, ...] | None] = {}
        self.nodes = 0

    def wins(self, state: Any) -> tuple[Any, ...] | None:
        """The line from here on."""
        mover = self.game.to_act(state)
        if mover is None:
            return ()
        key = (state.hands, state.trick, state.leader)
        if key not in self.seen:
            self.nodes += 1
            if self.nodes > NODES:
                raise _TooMany
            self.seen[key] = self._from(state, mover)
        return self.seen[key]

    def _from(self, state: Any, mover: Seat) -> tuple[Any, ...] | None:
        found: tuple[Any, ...] | None = None
        must_hold_always = self.certain and mover != self.seat
        for action in self.game.legal(state):
            after = self.game.apply(state, action)
            rest = None
            if len(after.tricks) == len(state.tricks) or self.takes(self.game, after, self.seat):
                rest = self.wins(after)
            if rest is None:
                if must_hold_always:
                    return None
            elif found is None:
                found = (action, *rest)
                if not must_hold_always:
                    return found
        return found
