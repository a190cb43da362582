"""The phases of a Pinochle deal, in their order: one small module each."""

from msgspec.structs import replace

from twinpack.pinochle.phases import (
    auction,
    bury,
    call,
    deal,
    decide,
    draft,
    exchange,
    forfeit,
    play,
    show,
    stock,
    swap,
    trump,
    widow,
    yielding,
)
from twinpack.pinochle.phases.phase import Phase
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import PhaseName, State

PHASES: dict[PhaseName, Phase] = {
    "deal": deal,
    "draft": draft,
    "auction": auction,
    "forfeit": forfeit,
    "swap": swap,
    "trump": trump,
    "call": call,
    "widow": widow,
    "exchange": exchange,
    "bury": bury,
    "decide": decide,
    "yield": yielding,
    "stock": stock,
    "play": play,
}


def advance(rules: Rules, state: State) -> State:
    """`state` in the first phase that has something left to do, the melds shown when their time has come."""
    for name, phase in PHASES.items():
        if name == "bury" and show.due(rules, state):
            state = show.show(rules, state)
        if phase.due(rules, state):
            return replace(state, phase=name)
    return replace(state, phase="over")
