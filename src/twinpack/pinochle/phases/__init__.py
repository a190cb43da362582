"""The phases of a Pinochle deal, in their order: one small module each."""

from msgspec.structs import replace

from twinpack.pinochle.phases import auction, deal, decide, exchange, play, show, swap, trump, widow
from twinpack.pinochle.phases.phase import Phase
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import PhaseName, State

PHASES: dict[PhaseName, Phase] = {
    "deal": deal,
    "auction": auction,
    "swap": swap,
    "trump": trump,
    "widow": widow,
    "exchange": exchange,
    "decide": decide,
    "play": play,
}


def advance(rules: Rules, state: State) -> State:
    """`state` in the first phase that has something left to do, the melds shown when their time has come."""
    for name, phase in PHASES.items():
        if name == "decide" and show.due(rules, state):
            state = show.show(rules, state)
        if phase.due(rules, state):
            return replace(state, phase=name)
    return replace(state, phase="over")
