"""What can happen in a Pinochle deal, and its notation: one line of text an action.

Actions and states are hidden from the garbage collector (`gc=False`): frozen values make no cycles, and listing the
gifts of a hand makes over a thousand of them.
"""

from collections.abc import Callable

import msgspec

from twinpack.auction import Bid, Pass
from twinpack.cards import SUITS, Card, Hand, Suit, arranged, card, cards, show
from twinpack.game import NotationError
from twinpack.pinochle.rules import PACK


class Deal(msgspec.Struct, frozen=True, gc=False, tag="deal"):
    """The chance action that deals: the pack in the order in which its cards leave the dealer's hand."""

    cards: Hand

    def __str__(self) -> str:
        return f"deal {show(self.cards)}"


class Misdeal(msgspec.Struct, frozen=True, gc=False, tag="misdeal"):
    """Claim a new deal because the hand dealt is one that the rules let go."""

    def __str__(self) -> str:
        return "misdeal"


class Name(msgspec.Struct, frozen=True, gc=False, tag="trump"):
    """Declarer names trump."""

    trump: Suit

    def __str__(self) -> str:
        return f"trump {self.trump}"


class Swap(msgspec.Struct, frozen=True, gc=False, tag="swap"):
    """Swap a dix for the turned card, or decline to."""

    take: bool

    def __str__(self) -> str:
        return "swap" if self.take else "keep"


class Bury(msgspec.Struct, frozen=True, gc=False, tag="bury"):
    """Declarer puts cards of no further use aside, face down."""

    cards: Hand

    def __str__(self) -> str:
        return f"bury {show(self.cards)}"


class Share(msgspec.Struct, frozen=True, gc=False, tag="share"):
    """Declarer hands one card of the widow to each other seat, clockwise, and keeps the last."""

    cards: Hand

    def __str__(self) -> str:
        return f"share {show(self.cards)}"


class Give(msgspec.Struct, frozen=True, gc=False, tag="give"):
    """Give these cards, arranged, to the partner, face down."""

    cards: Hand

    def __str__(self) -> str:
        return f"give {show(self.cards)}"


class Decide(msgspec.Struct, frozen=True, gc=False, tag="decide"):
    """Declarer, having seen all melds, concedes the deal, plays it, or plays it and announces all tricks."""

    choice: str

    def __str__(self) -> str:
        return self.choice


class Play(msgspec.Struct, frozen=True, gc=False, tag="play"):
    """Play a card to the trick."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


Action = Deal | Misdeal | Bid | Pass | Name | Swap | Bury | Share | Give | Decide | Play

CONCEDE, CONTINUE, MOON = Decide("concede"), Decide("continue"), Decide("moon")

_PLAIN: dict[str, Action] = {
    str(action): action
    for action in (
        Misdeal(),
        Pass(),
        Pass(help=True),
        Swap(take=True),
        Swap(take=False),
        CONCEDE,
        CONTINUE,
        MOON,
    )
}


def _bid(text: str) -> Bid:
    if not (text.isascii() and text.isdigit() and len(text) <= 7):
        raise NotationError("number", text=text)
    return Bid(int(text))


def _name(text: str) -> Name:
    found = [suit for suit in SUITS if suit == text.upper()]
    if not found:
        raise NotationError("suit", text=text)
    return Name(found[0])


def _some(text: str) -> Hand:
    found = cards(text)
    if len(found) > PACK:
        raise NotationError("too-many-cards", text=text[:60], limit=PACK)
    return found


_WITH_ARGUMENT: dict[str, Callable[[str], Action]] = {
    "bid": _bid,
    "trump": _name,
    "play": lambda text: Play(card(text)),
    "deal": lambda text: Deal(_some(text)),
    "give": lambda text: Give(arranged(_some(text))),
    "bury": lambda text: Bury(arranged(_some(text))),
    "share": lambda text: Share(_some(text)),
}


def parse(text: str) -> Action:
    """The action that a line of text stands for: the inverse of `str`. Raises `NotationError`.

    >>> parse("bid 250"), parse("give AS TS")
    (Bid(points=250), Give(cards=('AS', 'TS')))
    """
    line = text.strip()
    if line in _PLAIN:
        return _PLAIN[line]
    word, _, rest = line.partition(" ")
    if word not in _WITH_ARGUMENT or not rest.strip():
        raise NotationError("action", text=text)
    return _WITH_ARGUMENT[word](rest.strip())
