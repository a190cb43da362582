"""What a phase module offers."""

from collections.abc import Iterator
from typing import Any, Protocol

from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import State
from twinpack.seats import Seat


class Phase(Protocol):
    """One phase of a deal. Its functions are only called in that phase, except `due`."""

    def due(self, rules: Rules, state: State) -> bool:
        """Whether this phase, all earlier ones being done, has something left to do."""

    def to_act(self, rules: Rules, state: State) -> Seat:
        """Whose turn it is, or `CHANCE`."""

    def legal(self, rules: Rules, state: State) -> Iterator[Any]:
        """What the mover may do."""

    def check(self, rules: Rules, state: State, action: Any) -> None:
        """Raise `IllegalAction` unless the mover may do this. The action is of the types in `actions`."""

    def apply(self, rules: Rules, state: State, action: Any) -> State:
        """The state after the action, still in this phase."""

    @property
    def actions(self) -> tuple[type, ...]:
        """The types of action that belong to this phase."""
