"""Declarer, who has taken the widow, buries as many cards or shares them out."""

from collections.abc import Iterator
from itertools import permutations

from msgspec.structs import replace

from twinpack.cards import Hand, arranged, choices, holds, minus
from twinpack.game import IllegalAction
from twinpack.pinochle.actions import Bury, Share
from twinpack.pinochle.rules import SEATS, Rules
from twinpack.pinochle.state import State, with_hands
from twinpack.seats import Seat, next_seat, round_from

actions = (Bury, Share)


def due(rules: Rules, state: State) -> bool:
    if not state.widow or state.contract is None or state.unplayed:
        return False
    return len(state.hands[state.contract.declarer]) > rules.tricks


def to_act(rules: Rules, state: State) -> Seat:
    assert state.contract is not None
    return state.contract.declarer


def legal(rules: Rules, state: State) -> Iterator[Bury | Share]:
    hand = state.hands[to_act(rules, state)]
    if rules.deal.widow_use == "bury":
        return map(Bury, choices(hand, rules.deal.widow))
    return map(Share, dict.fromkeys(permutations(state.widow, SEATS - 1)))


def check(rules: Rules, state: State, action: Bury | Share) -> None:
    hand = state.hands[to_act(rules, state)]
    if isinstance(action, Bury) != (rules.deal.widow_use == "bury"):
        raise IllegalAction("wrong-widow-use", use=rules.deal.widow_use)
    count = rules.deal.widow if isinstance(action, Bury) else SEATS - 1
    if len(action.cards) != count:
        raise IllegalAction("wrong-count", count=count, given=len(action.cards))
    source = hand if isinstance(action, Bury) else state.widow
    if not holds(source, action.cards):
        raise IllegalAction("not-in-hand", cards=list(action.cards))


def apply(rules: Rules, state: State, action: Bury | Share) -> State:
    declarer = to_act(rules, state)
    left = minus(state.hands[declarer], action.cards)
    if isinstance(action, Bury):
        return replace(state, hands=with_hands(state, {declarer: left}), buried=action.cards)
    hands: dict[Seat, Hand] = {declarer: left}
    for seat, card in zip(receivers(declarer), action.cards, strict=True):
        hands[seat] = arranged((*state.hands[seat], card))
    return replace(state, hands=with_hands(state, hands), shares=action.cards)


def receivers(declarer: Seat) -> tuple[Seat, ...]:
    """The seats that get a card of a shared widow, in the order in which they are given."""
    return tuple(round_from(next_seat(declarer)))[: SEATS - 1]
