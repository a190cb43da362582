"""Chance turns the row, its newest card left lying, into a new stock."""

from collections.abc import Iterator

from msgspec.structs import replace

from twinpack.game import IllegalAction
from twinpack.pinnacola.actions import Restock
from twinpack.pinnacola.phases.draw import drawn
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.state import State
from twinpack.pinnacola.tokens import arranged

actions = (Restock,)


def legal(rules: Rules, state: State) -> Iterator[Restock]:
    yield Restock(arranged(state.row[:-1]))


def check(rules: Rules, state: State, action: Restock) -> None:
    if arranged(action.cards) != arranged(state.row[:-1]):
        raise IllegalAction("not-the-row", cards=len(state.row) - 1)


def apply(rules: Rules, state: State, action: Restock) -> State:
    state = replace(state, stock=action.cards, row=state.row[-1:], restocks=state.restocks + 1)
    if state.drawing:
        return drawn(rules, state)
    if state.drawn is None:
        return replace(state, phase="draw")
    state = replace(state, phase="play", drawn=None)
    return replace(state, drawn=state)
