"""What can happen in a Pinochle deal, and its notation: one line of text an action.

Actions and states are hidden from the garbage collector (`gc=False`): frozen values make no cycles, and listing the
gifts of a hand makes over a thousand of them.
"""

from collections.abc import Callable

import msgspec

from twinpack.auction import Bid, Pass
from twinpack.cards import SUITS, Card, Hand, Suit, arranged, card, cards, show
from twinpack.game import NotationError


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


class CallCard(msgspec.Struct, frozen=True, gc=False, tag="call"):
    """Declarer calls a card: the first who holds it, counter-clockwise, becomes the partner."""

    card: Card

    def __str__(self) -> str:
        return f"call {self.card}"


class PickCard(msgspec.Struct, frozen=True, gc=False, tag="pick"):
    """In a draft, take the card looked at, or reject it and keep the next one unseen."""

    take: bool

    def __str__(self) -> str:
        return "take" if self.take else "reject"


class ShowMeld(msgspec.Struct, frozen=True, gc=False, tag="show"):
    """After a trick, show a meld: all its cards, arranged, of which `fresh` come from the hand.

    Without `fresh`, cards that lie open serve as far as they may.
    """

    cards: Hand
    fresh: Hand = ()

    def __str__(self) -> str:
        return f"show {show(self.cards)}" + (f" fresh {show(self.fresh)}" if self.fresh else "")


class Dix(msgspec.Struct, frozen=True, gc=False, tag="dix"):
    """After a trick, swap a dix for the turned card, or show it where a dix is turned."""

    def __str__(self) -> str:
        return "dix"


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """After a trick, draw from the stock, and the other player with it; the last time perhaps the `turned` card."""

    turned: bool = False

    def __str__(self) -> str:
        return "draw turned" if self.turned else "draw"


class Out(msgspec.Struct, frozen=True, gc=False, tag="out"):
    """Claim to have reached the target, which ends the deal."""

    def __str__(self) -> str:
        return "out"


class Decide(msgspec.Struct, frozen=True, gc=False, tag="decide"):
    """A choice without cards: to play on or not.

    `look` or `forfeit`: the declarer left with the minimum takes the widow or pays unseen. `continue`, `concede`,
    `moon`: declarer, having seen all melds, plays, gives up, or plays and announces all tricks. `yield`: another
    player gives up.
    """

    choice: str

    def __str__(self) -> str:
        return self.choice


class Play(msgspec.Struct, frozen=True, gc=False, tag="play"):
    """Play a card to the trick."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


Action = (
    Deal
    | Misdeal
    | PickCard
    | Bid
    | Pass
    | Name
    | CallCard
    | Swap
    | Bury
    | Share
    | Give
    | Decide
    | ShowMeld
    | Dix
    | Draw
    | Out
    | Play
)

CONCEDE, CONTINUE, MOON = Decide("concede"), Decide("continue"), Decide("moon")
LOOK, FORFEIT, YIELD = Decide("look"), Decide("forfeit"), Decide("yield")

_PLAIN: dict[str, Action] = {
    str(action): action
    for action in (
        Misdeal(),
        Pass(),
        Pass(help=True),
        Swap(take=True),
        Swap(take=False),
        PickCard(take=True),
        PickCard(take=False),
        Dix(),
        Draw(),
        Draw(turned=True),
        Out(),
        CONCEDE,
        CONTINUE,
        MOON,
        LOOK,
        FORFEIT,
        YIELD,
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


MOST_CARDS = 4 * 6 * 8
"""No pack has more cards."""


def _some(text: str) -> Hand:
    found = cards(text)
    if len(found) > MOST_CARDS:
        raise NotationError("too-many-cards", text=text[:60], limit=MOST_CARDS)
    return found


def _meld(text: str) -> ShowMeld:
    whole, _, fresh = text.partition(" fresh ")
    return ShowMeld(arranged(_some(whole)), arranged(_some(fresh)))


_WITH_ARGUMENT: dict[str, Callable[[str], Action]] = {
    "bid": _bid,
    "trump": _name,
    "play": lambda text: Play(card(text)),
    "call": lambda text: CallCard(card(text)),
    "show": _meld,
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
