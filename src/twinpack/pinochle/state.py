"""Where a Pinochle deal stands."""

from typing import Literal

import msgspec
from msgspec.structs import replace

from twinpack.auction import Call, Standing
from twinpack.cards import Card, Hand, Suit, arranged, minus
from twinpack.pinochle.actions import Action
from twinpack.pinochle.melds import Meld
from twinpack.seats import Seat

PhaseName = Literal["deal", "auction", "swap", "trump", "widow", "exchange", "decide", "play", "over"]

Unplayed = Literal["concession", "not-at-table", "under-minimum", "no-suit"]
"""Why the cards are not played: declarers lose their bid, the others score their meld."""


class Contract(msgspec.Struct, frozen=True, gc=False):
    """What the auction decided. `stuck`: nobody bid, so the dealer had to take it."""

    declarer: Seat
    bid: int
    stuck: bool


class Gift(msgspec.Struct, frozen=True, gc=False):
    """Cards given face down from one partner to the other."""

    giver: Seat
    receiver: Seat
    cards: Hand


class Shown(msgspec.Struct, frozen=True, gc=False):
    """What a seat melds, and the fewest cards that show it."""

    melds: tuple[Meld, ...]
    table: Hand


class Trick(msgspec.Struct, frozen=True, gc=False):
    """A finished trick: who led, the cards in the order played, who won it."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class State(msgspec.Struct, frozen=True, gc=False):
    """One deal at one moment. `log` alone would do; the rest is what it leads to.

    Hands are arranged, one a seat. `widow` keeps the cards set aside after declarer has taken them; `swaps` are the
    seats asked to swap a dix, each with its answer; `shares` are the widow's cards that declarer handed to the other
    seats, clockwise; `shown` has one entry a seat from the moment all melds lie open.
    """

    dealer: Seat
    phase: PhaseName = "deal"
    log: tuple[Action, ...] = ()
    hands: tuple[Hand, ...] = ((), (), (), ())
    widow: Hand = ()
    turned: Card | None = None
    calls: tuple[Call, ...] = ()
    auction: Standing = Standing(())
    void: bool = False
    contract: Contract | None = None
    trump: Suit | None = None
    swaps: tuple[tuple[Seat, bool], ...] = ()
    shares: Hand = ()
    buried: Hand = ()
    gifts: tuple[Gift, ...] = ()
    shown: tuple[Shown, ...] = ()
    choice: str | None = None
    unplayed: Unplayed | None = None
    leader: Seat = 0
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()


def with_hands(state: State, changes: dict[Seat, Hand]) -> tuple[Hand, ...]:
    """The hands of `state` with some of them changed."""
    return tuple(changes.get(seat, hand) for seat, hand in enumerate(state.hands))


def moved(state: State, giver: Seat, receiver: Seat, cards: Hand) -> State:
    """`cards` go from one hand to another."""
    hands = {
        giver: minus(state.hands[giver], cards),
        receiver: arranged(state.hands[receiver] + cards),
    }
    return replace(state, hands=with_hands(state, hands))
