"""The best play worked out slowly and plainly, to judge the kernels by: every line of play, with nothing clever."""

from twinpack.pinochle.actions import Play
from twinpack.pinochle.phases import play
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import counters
from twinpack.pinochle.state import State
from twinpack.seats import Seat


def best(rules: Rules, state: State, ours: frozenset[Seat]) -> int:
    """The most points that the seats `ours` can still take, those against them playing as well as they can.

    Good for endings of a few tricks.
    """
    return _best(rules, state, ours, {})


def _best(rules: Rules, state: State, ours: frozenset[Seat], known: dict[object, int]) -> int:
    mover = play.to_act(rules, state)
    here = (state.hands, state.trick, state.leader)
    if here not in known:
        found = [
            value_of(rules, state, action, ours, known)
            for action in play.legal(rules, state)
            if isinstance(action, Play)
        ]
        known[here] = max(found) if mover in ours else min(found)
    return known[here]


def value_of(rules: Rules, state: State, action: Play, ours: frozenset[Seat], known: dict[object, int]) -> int:
    """What the seats `ours` still take after a card has been played."""
    after = play.apply(rules, state, action)
    taken = 0
    if not after.trick:
        last = after.tricks[-1]
        worth = counters(rules, last.cards) + (0 if play.due(rules, after) else rules.play.last_trick)
        taken = worth if last.winner in ours else 0
    return taken + (_best(rules, after, ours, known) if play.due(rules, after) else 0)
