"""Declarer takes the widow, and buries as many cards or shares them out."""

from collections.abc import Iterator
from itertools import permutations

from msgspec.structs import replace

from twinpack.cards import Hand, arranged, choices, holds, minus
from twinpack.game import IllegalAction
from twinpack.pinochle.actions import Bury, Share
from twinpack.pinochle.phases.trump import nameable
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import State, with_hands
from twinpack.seats import Seat, after

actions = (Bury, Share)


def taken(rules: Rules, state: State) -> State:
    """The state after declarer has taken the widow, if there is one, and looked whether a suit can be named."""
    contract = state.contract
    assert contract is not None
    hand = arranged(state.hands[contract.declarer] + state.widow)
    unplayed = None if contract.stuck or nameable(rules, hand) else "no-suit"
    return replace(state, taken=True, hands=with_hands(state, {contract.declarer: hand}), unplayed=unplayed)


def due(rules: Rules, state: State) -> bool:
    return rules.deal.bury_from == "hand" and to_handle(rules, state)


def to_handle(rules: Rules, state: State) -> bool:
    """Whether declarer still has to part with as many cards as the widow brought."""
    if not state.taken or not state.widow or state.contract is None or state.unplayed:
        return False
    return len(state.hands[state.contract.declarer]) > rules.tricks


def to_act(rules: Rules, state: State) -> Seat:
    assert state.contract is not None
    return state.contract.declarer


def legal(rules: Rules, state: State) -> Iterator[Bury | Share]:
    if rules.deal.widow_use == "bury":
        return map(Bury, choices(state.hands[to_act(rules, state)], rules.deal.widow))
    return map(Share, dict.fromkeys(permutations(state.widow, len(state.players) - 1)))


def check(rules: Rules, state: State, action: Bury | Share) -> None:
    hand = state.hands[to_act(rules, state)]
    if isinstance(action, Bury) != (rules.deal.widow_use == "bury"):
        raise IllegalAction("wrong-widow-use", use=rules.deal.widow_use)
    count = rules.deal.widow if isinstance(action, Bury) else len(state.players) - 1
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
    for seat, card in zip(receivers(state.players, declarer), action.cards, strict=True):
        hands[seat] = arranged((*state.hands[seat], card))
    return replace(state, hands=with_hands(state, hands), shares=action.cards)


def receivers(players: tuple[Seat, ...], declarer: Seat) -> tuple[Seat, ...]:
    """The seats that get a card of a shared widow, in the order in which they are given."""
    return tuple(after(players, declarer, step) for step in range(1, len(players)))
