"""The draft: in turn each player looks at the top card of the stock and takes it or, unseen, the next one.

The other card of the two is out of play.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from twinpack.cards import Hand, arranged
from twinpack.pinochle.actions import PickCard
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import Pick, State, with_hands
from twinpack.seats import Seat, after

actions = (PickCard,)


def due(rules: Rules, state: State) -> bool:
    return rules.deal.method == "draft" and bool(state.stock)


def to_act(rules: Rules, state: State) -> Seat:
    return after(state.players, state.players[0], len(state.picks))


def legal(rules: Rules, state: State) -> Iterator[PickCard]:
    yield PickCard(take=True)
    yield PickCard(take=False)


def check(rules: Rules, state: State, action: PickCard) -> None:
    """Any card may be taken or rejected."""


def apply(rules: Rules, state: State, action: PickCard) -> State:
    seat, cards = to_act(rules, state), state.stock[:2]
    kept = cards[0] if action.take else cards[1]
    return replace(
        state,
        stock=state.stock[2:],
        hands=with_hands(state, {seat: arranged((*state.hands[seat], kept))}),
        picks=(*state.picks, Pick(seat, cards, action.take)),
    )


def received(rules: Rules, state: State, action: PickCard, seat: Seat) -> Hand:
    """The cards of a turn that a seat sees: its own, the one looked at and the one that it keeps unseen."""
    if seat != to_act(rules, state):
        return ()
    return state.stock[:1] if action.take else state.stock[:2]
