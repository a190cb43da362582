"""Turned trump: from the left of the dealer, the first holder of a dix may swap it for the turned card."""

from collections.abc import Iterator

from msgspec.structs import replace

from twinpack.cards import Card
from twinpack.pinochle.actions import Swap
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import State, moved
from twinpack.seats import Seat

actions = (Swap,)


def due(rules: Rules, state: State) -> bool:
    return next(_asked(rules, state), None) is not None


def to_act(rules: Rules, state: State) -> Seat:
    return next(_asked(rules, state))


def legal(rules: Rules, state: State) -> Iterator[Swap]:
    yield Swap(take=True)
    yield Swap(take=False)


def check(rules: Rules, state: State, action: Swap) -> None:
    """Whoever is asked holds a dix, so both answers are open."""


def apply(rules: Rules, state: State, action: Swap) -> State:
    seat = to_act(rules, state)
    swaps = (*state.swaps, (seat, action.take))
    if action.take:
        assert state.turned is not None
        turned = state.turned
        state = moved(state, seat, state.dealer, (dix_card(rules, state),))
        state = moved(state, state.dealer, seat, (turned,))
    return replace(state, swaps=swaps)


def swapper(state: State) -> Seat | None:
    """The seat that has swapped its dix, if one has."""
    return next((seat for seat, took in state.swaps if took), None)


def _asked(rules: Rules, state: State) -> Iterator[Seat]:
    """The seats still to be asked; the dealer, who holds the turned card, never is."""
    if state.turned is None or rules.deal.method == "stock" or state.turned[0] == rules.dix or not rules.dix:
        return
    if swapper(state) is not None:
        return
    declined = {seat for seat, _ in state.swaps}
    for seat in state.players:
        if seat != state.dealer and seat not in declined and dix_card(rules, state) in state.hands[seat]:
            yield seat


def dix_card(rules: Rules, state: State) -> Card:
    """The dix of this deal."""
    return Card(f"{rules.dix}{state.trump}")
