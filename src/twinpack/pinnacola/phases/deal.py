"""The deal: one card at a time from the left of the dealer, the next one opens the row, the rest is the stock."""

from collections.abc import Iterator

from msgspec.structs import replace

from twinpack.game import IllegalAction
from twinpack.pinnacola.actions import Deal
from twinpack.pinnacola.phases.ending import next_turn
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.state import Cards, State, next_to
from twinpack.pinnacola.tokens import arranged, pack
from twinpack.seats import Seat

actions = (Deal,)


def legal(rules: Rules, state: State) -> Iterator[Deal]:
    yield Deal(pack(rules.deal.pinelle))


def check(rules: Rules, state: State, action: Deal) -> None:
    full = pack(rules.deal.pinelle)
    if arranged(action.cards) != full:
        raise IllegalAction("not-the-pack", cards=len(full))


def apply(rules: Rules, state: State, action: Deal) -> State:
    seats, count = rules.seats, rules.seats * rules.deal.hand_size
    first = next_to(rules, state.dealer)
    hands = tuple(arranged(action.cards[(seat - first) % seats : count : seats]) for seat in range(seats))
    nothing: tuple[Cards, ...] = ((),) * seats
    state = replace(
        state,
        turn=first,
        hands=hands,
        dealt=hands,
        draws=nothing,
        known=nothing,
        row=action.cards[count : count + 1],
        stock=action.cards[count + 1 :],
        opened=(False,) * seats,
    )
    return next_turn(rules, state)


def stacked(rules: Rules, dealer: Seat, hands: tuple[Cards, ...], rest: Cards) -> Deal:
    """The deal that would hand out exactly this, `rest` being the first card of the row and the stock."""
    order = [(dealer + 1 + step) % rules.seats for step in range(rules.seats)]
    return Deal(tuple(hands[seat][place] for place in range(rules.deal.hand_size) for seat in order) + rest)
