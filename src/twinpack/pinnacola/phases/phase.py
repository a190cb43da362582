"""What a phase module offers."""

from collections.abc import Iterator
from typing import Any, Protocol

from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.state import State


class Phase(Protocol):
    """One phase of a deal. Its functions are only called in that phase."""

    def legal(self, rules: Rules, state: State) -> Iterator[Any]:
        """What the mover may do."""

    def check(self, rules: Rules, state: State, action: Any) -> None:
        """Raise `IllegalAction` unless the mover may do this. The action is of the types in `actions`."""

    def apply(self, rules: Rules, state: State, action: Any) -> State:
        """The state after the action, its phase set."""

    @property
    def actions(self) -> tuple[type, ...]:
        """The types of action that belong to this phase."""
