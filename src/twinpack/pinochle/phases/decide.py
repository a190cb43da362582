"""Declarer, who has seen all melds, plays, concedes, or announces all tricks."""

from collections.abc import Iterator

from msgspec.structs import replace

from twinpack.game import IllegalAction
from twinpack.pinochle.actions import CONCEDE, CONTINUE, MOON, Decide
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import State
from twinpack.seats import Seat

actions = (Decide,)


def due(rules: Rules, state: State) -> bool:
    return len(_open(rules)) > 1 and state.contract is not None and state.choice is None and state.unplayed is None


def to_act(rules: Rules, state: State) -> Seat:
    assert state.contract is not None
    return state.contract.declarer


def legal(rules: Rules, state: State) -> Iterator[Decide]:
    return iter(_open(rules))


def check(rules: Rules, state: State, action: Decide) -> None:
    if action not in _open(rules):
        raise IllegalAction(
            "no-concession" if action == CONCEDE else "no-moon" if action == MOON else "not-now",
            phase=state.phase,
            action=action.choice,
        )


def apply(rules: Rules, state: State, action: Decide) -> State:
    return replace(state, choice=action.choice, unplayed="concession" if action == CONCEDE else None)


def _open(rules: Rules) -> list[Decide]:
    moon = rules.scoring.moon_bonus or rules.scoring.moon_penalty
    return [CONTINUE] + [CONCEDE] * rules.scoring.concede + [MOON] * bool(moon)
