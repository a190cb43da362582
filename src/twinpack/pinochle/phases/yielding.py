"""Each player against the declarer may give up; when all do, the contract is made without play."""

from collections.abc import Iterator

from msgspec.structs import replace

from twinpack.game import IllegalAction
from twinpack.pinochle.actions import CONTINUE, YIELD, Decide
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import State
from twinpack.seats import Seat

actions = (Decide,)


def due(rules: Rules, state: State) -> bool:
    if not (rules.payment.table and rules.payment.yielding) or state.contract is None or state.unplayed:
        return False
    return all(state.yields) and len(state.yields) < len(state.players) - 1


def to_act(rules: Rules, state: State) -> Seat:
    return _others(state)[len(state.yields)]


def legal(rules: Rules, state: State) -> Iterator[Decide]:
    yield CONTINUE
    yield YIELD


def check(rules: Rules, state: State, action: Decide) -> None:
    if action not in (CONTINUE, YIELD):
        raise IllegalAction("not-now", phase=state.phase, action=action.choice)


def apply(rules: Rules, state: State, action: Decide) -> State:
    yields = (*state.yields, action == YIELD)
    done = all(yields) and len(yields) == len(state.players) - 1
    return replace(state, yields=yields, unplayed="yielded" if done else None)


def _others(state: State) -> list[Seat]:
    assert state.contract is not None
    return [seat for seat in state.players if seat != state.contract.declarer]
