"""Where a Pinnacola deal stands."""

from typing import Literal, Optional

import msgspec
from msgspec.structs import replace

from twinpack.cards import Card
from twinpack.game import ALONE, Race
from twinpack.pinnacola.actions import Action
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import Token, arranged
from twinpack.seats import Seat

PhaseName = Literal["deal", "restock", "draw", "play", "over"]
Ending = Literal["out", "pinnacolone", "blocked", "stock"]

Cards = tuple[Card, ...]


class Meld(msgspec.Struct, frozen=True, gc=False):
    """A meld on the table and the seat that laid it."""

    owner: Seat
    tokens: tuple[Token, ...]


class State(msgspec.Struct, frozen=True, gc=False):
    """One deal at one moment. `log` alone would do; the rest is what it leads to.

    Hands are arranged; `stock` lies top first and `row` oldest first; melds are numbered from 1 in the order laid.
    `known` are the cards of each hand that everybody has seen: taken from the row, freed by a swap, or taken back.
    Duties of the turn: `chosen` must be laid, and so many `jokers_due` and `pinelle_due`. `drawn` is the state right
    after the draw, to which `back` returns. `told` are the actions as everybody saw them and `draws` the stock cards
    that each seat has drawn, in order.
    """

    dealer: Seat
    race: Race = ALONE
    phase: PhaseName = "deal"
    log: tuple[Action, ...] = ()
    told: tuple[Action, ...] = ()
    dealt: tuple[Cards, ...] = ()
    draws: tuple[Cards, ...] = ()
    turn: Seat = 0
    turns: int = 0
    hands: tuple[Cards, ...] = ()
    stock: Cards = ()
    row: Cards = ()
    melds: tuple[Meld, ...] = ()
    opened: tuple[bool, ...] = ()
    opened_before: bool = False
    known: tuple[Cards, ...] = ()
    chosen: Card | None = None
    kept_back: Card | None = None
    laid: bool = False
    jokers_due: int = 0
    pinelle_due: int = 0
    drawing: bool = False
    drawn: Optional["State"] = None
    restocks: int = 0
    last_turn: bool = False
    ending: Ending | None = None
    winner: Seat | None = None


def next_to(rules: Rules, seat: Seat) -> Seat:
    """The seat that plays after `seat`."""
    return (seat + 1) % rules.seats


def partner_of(rules: Rules, seat: Seat) -> Seat | None:
    """The partner of a seat, if it has one."""
    return (seat + 2) % 4 if rules.seats == 4 else None


def with_hand(state: State, seat: Seat, hand: Cards, known: Cards) -> State:
    """`state` with another hand for one seat, and what of it everybody knows."""
    return replace(
        state,
        hands=(*state.hands[:seat], arranged(hand), *state.hands[seat + 1 :]),
        known=(*state.known[:seat], arranged(known), *state.known[seat + 1 :]),
    )


def without(cards: Cards, gone: Cards) -> Cards:
    """`cards` less `gone`, as far as they are there."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)
