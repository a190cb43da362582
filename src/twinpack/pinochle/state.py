"""Where a Pinochle deal stands."""

from typing import Literal

import msgspec
from msgspec.structs import replace

from twinpack.auction import Call, Standing
from twinpack.cards import Card, Hand, Suit, arranged, minus
from twinpack.game import ALONE, Race
from twinpack.pinochle.actions import Action
from twinpack.pinochle.melds import Meld
from twinpack.seats import Seat

PhaseName = Literal[
    "deal",
    "draft",
    "auction",
    "forfeit",
    "swap",
    "trump",
    "call",
    "widow",
    "exchange",
    "bury",
    "decide",
    "yield",
    "stock",
    "play",
    "over",
]

Unplayed = Literal[
    "concession", "not-at-table", "under-minimum", "no-suit", "forfeit", "made-by-meld", "yielded", "claimed-out"
]
"""Why the cards are not played, or not to the end."""


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


class Called(msgspec.Struct, frozen=True, gc=False):
    """The card that declarer called, and the seat that holds it and so becomes the partner."""

    card: Card
    partner: Seat


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A card that lies open before a seat between tricks: the most it has scored in each of the groups of melds."""

    card: Card
    scored: tuple[int, int, int] = (0, 0, 0)


class Pick(msgspec.Struct, frozen=True, gc=False):
    """One turn of a draft: the two cards of the stock in their order, and whether the first was taken."""

    seat: Seat
    cards: Hand
    took: bool


class Trick(msgspec.Struct, frozen=True, gc=False):
    """A finished trick: who led, the cards in the order played, who won it."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class State(msgspec.Struct, frozen=True, gc=False):
    """One deal at one moment. `log` alone would do; the rest is what it leads to.

    `players` are the seats that play, clockwise from the dealer's left. Hands are arranged, one a seat. `widow` keeps
    the cards set aside after declarer has `taken` them; `swaps` are the seats asked to swap a dix, each with its
    answer; `shares` are the widow's cards that declarer handed to the other seats, clockwise; `shown` has one entry a
    seat from the moment all melds lie open. `yields` are the answers of the others asked to give up.

    With a stock (top first, the turned card not in it): `turned` is the card of the deal even when a dix, which
    `swaps` tells, lies in its place; `laid` are the cards of each hand that lie open, `draws` those each seat has
    drawn, in order, and `melding` says that the winner of the last trick may still meld or draw.
    """

    dealer: Seat
    race: Race = ALONE
    players: tuple[Seat, ...] = (0, 1, 2, 3)
    phase: PhaseName = "deal"
    log: tuple[Action, ...] = ()
    hands: tuple[Hand, ...] = ((), (), (), ())
    widow: Hand = ()
    taken: bool = False
    stock: Hand = ()
    picks: tuple[Pick, ...] = ()
    draws: tuple[Hand, ...] = ()
    laid: tuple[tuple[Laid, ...], ...] = ()
    melding: bool = False
    turned: Card | None = None
    calls: tuple[Call, ...] = ()
    auction: Standing = Standing(())
    void: bool = False
    contract: Contract | None = None
    trump: Suit | None = None
    called: Called | None = None
    swaps: tuple[tuple[Seat, bool], ...] = ()
    shares: Hand = ()
    buried: Hand = ()
    gifts: tuple[Gift, ...] = ()
    shown: tuple[Shown, ...] = ()
    choice: str | None = None
    yields: tuple[bool, ...] = ()
    unplayed: Unplayed | None = None
    claimant: Seat | None = None
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
