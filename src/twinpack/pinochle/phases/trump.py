"""Declarer names trump."""

from collections.abc import Iterator

from msgspec.structs import replace

from twinpack.cards import SUITS, Card, Hand, Suit
from twinpack.game import IllegalAction
from twinpack.pinochle.actions import Name
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import Contract, State
from twinpack.seats import Seat

actions = (Name,)


def due(rules: Rules, state: State) -> bool:
    return state.contract is not None and state.trump is None and state.unplayed is None


def to_act(rules: Rules, state: State) -> Seat:
    return _contract(state).declarer


def legal(rules: Rules, state: State) -> Iterator[Name]:
    return (Name(suit) for suit in _open(rules, state))


def check(rules: Rules, state: State, action: Name) -> None:
    allowed = _open(rules, state)
    if action.trump not in allowed:
        raise IllegalAction("trump-needs", suit=action.trump, allowed=list(allowed))


def apply(rules: Rules, state: State, action: Name) -> State:
    return replace(state, trump=action.trump)


def nameable(rules: Rules, hand: Hand) -> tuple[Suit, ...]:
    """The suits that the rules let a declarer with this hand name."""
    if rules.trump.needs == "none":
        return SUITS
    married = tuple(suit for suit in SUITS if Card("K" + suit) in hand and Card("Q" + suit) in hand)
    if rules.trump.needs == "marriage":
        return married
    return tuple(suit for suit in SUITS if suit in married or Card(f"{rules.dix}{suit}") in hand)


def _open(rules: Rules, state: State) -> tuple[Suit, ...]:
    contract = _contract(state)
    return SUITS if contract.stuck else nameable(rules, state.hands[contract.declarer])


def _contract(state: State) -> Contract:
    assert state.contract is not None
    return state.contract
