"""Who was left with the minimum may pay it to the kitty instead of taking the widow."""

from collections.abc import Iterator

from msgspec.structs import replace

from twinpack.auction import Bid, Call, lowest
from twinpack.game import IllegalAction
from twinpack.pinochle.actions import FORFEIT, LOOK, Decide
from twinpack.pinochle.phases import widow
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import Contract, State
from twinpack.seats import Seat

actions = (Decide,)


def due(rules: Rules, state: State) -> bool:
    if state.contract is None or state.taken or state.unplayed:
        return False
    return offered(rules, state.contract, state.calls)


def offered(rules: Rules, contract: Contract, calls: tuple[Call, ...]) -> bool:
    """Whether the rules ask a declarer who won the auction by these calls."""
    alone = sum(isinstance(call, Bid) for call in calls) <= 1
    return bool(rules.payment.table) and rules.payment.forfeit and alone and contract.bid <= lowest(rules.auction, None)


def to_act(rules: Rules, state: State) -> Seat:
    assert state.contract is not None
    return state.contract.declarer


def legal(rules: Rules, state: State) -> Iterator[Decide]:
    yield LOOK
    yield FORFEIT


def check(rules: Rules, state: State, action: Decide) -> None:
    if action not in (LOOK, FORFEIT):
        raise IllegalAction("not-now", phase=state.phase, action=action.choice)


def apply(rules: Rules, state: State, action: Decide) -> State:
    return replace(state, unplayed="forfeit") if action == FORFEIT else widow.taken(rules, state)
