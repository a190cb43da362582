"""Declarer calls a card of trump; the first who holds it, counter-clockwise from declarer, becomes the partner."""

from collections.abc import Iterator

from msgspec.structs import replace

from twinpack.cards import Card, Hand
from twinpack.game import IllegalAction
from twinpack.pinochle.actions import CallCard
from twinpack.pinochle.rules import RANKS_TO, Rules
from twinpack.pinochle.state import Called, State
from twinpack.seats import Seat, after

actions = (CallCard,)


def due(rules: Rules, state: State) -> bool:
    callable_now = rules.table.partner == "called" and state.trump is not None and state.unplayed is None
    return callable_now and state.called is None and state.contract is not None


def to_act(rules: Rules, state: State) -> Seat:
    assert state.contract is not None
    return state.contract.declarer


def legal(rules: Rules, state: State) -> Iterator[CallCard]:
    return map(CallCard, open_cards(rules, state.hands[to_act(rules, state)], state.trump))


def check(rules: Rules, state: State, action: CallCard) -> None:
    allowed = open_cards(rules, state.hands[to_act(rules, state)], state.trump)
    if action.card not in allowed:
        raise IllegalAction("may-not-call", card=action.card, allowed=list(allowed))


def apply(rules: Rules, state: State, action: CallCard) -> State:
    declarer = to_act(rules, state)
    partner = next(seat for seat in asked_in_turn(state.players, declarer) if action.card in state.hands[seat])
    return replace(state, called=Called(action.card, partner))


def open_cards(rules: Rules, hand: Hand, trump: str | None) -> Hand:
    """The trumps that declarer may call: those it lacks, or, lacking none, those that others hold too."""
    kinds = [Card(f"{rank}{trump}") for rank in RANKS_TO[rules.pack.lowest]]
    lacking = tuple(kind for kind in kinds if kind not in hand)
    return lacking or tuple(kind for kind in kinds if hand.count(kind) < rules.pack.copies)


def asked_in_turn(players: tuple[Seat, ...], declarer: Seat) -> tuple[Seat, ...]:
    """The other players, counter-clockwise from declarer."""
    return tuple(after(players, declarer, -step) for step in range(1, len(players)))
