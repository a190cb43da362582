"""What can happen in a Pinnacola deal, and its notation: one line of text an action."""

import re
from collections.abc import Callable
from typing import Literal

import msgspec

from twinpack.cards import Card, show
from twinpack.game import NotationError
from twinpack.pinnacola.tokens import Token, card, token

End = Literal["low", "high"]

MOST_CARDS = 108


class Deal(msgspec.Struct, frozen=True, gc=False, tag="deal"):
    """The chance action that deals: the pack from the top."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"deal {show(self.cards)}"


class Restock(msgspec.Struct, frozen=True, gc=False, tag="restock"):
    """The chance action that turns the row, its newest card left, into a new stock: its cards from the top."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"restock {show(self.cards)}"


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """Draw the top card of the stock."""

    def __str__(self) -> str:
        return "draw"


class Take(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """Take a card of the row, counted from 1 at the oldest, and all that were discarded after it."""

    place: int

    def __str__(self) -> str:
        return f"take {self.place}"


class Lay(msgspec.Struct, frozen=True, gc=False, tag="lay"):
    """Lay a new meld, as it lies: runs from low to high, wild cards with their identities."""

    tokens: tuple[Token, ...]

    def __str__(self) -> str:
        return f"lay {' '.join(self.tokens)}"


class Off(msgspec.Struct, frozen=True, gc=False, tag="off"):
    """Lay a card off on a meld, counted from 1; `end` says where, if both ends of a run would do."""

    token: Token
    meld: int
    end: End | None = None

    def __str__(self) -> str:
        return f"off {self.token} @{self.meld}" + (f" {self.end}" if self.end else "")


class Swap(msgspec.Struct, frozen=True, gc=False, tag="swap"):
    """Put a card in the place of the wild card that stands for it, and take the wild card."""

    card: Card
    meld: int

    def __str__(self) -> str:
        return f"swap {self.card} @{self.meld}"


class Discard(msgspec.Struct, frozen=True, gc=False, tag="discard"):
    """Discard a card to the row and end the turn."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"


class Back(msgspec.Struct, frozen=True, gc=False, tag="back"):
    """Take back everything laid, laid off and swapped in this turn."""

    def __str__(self) -> str:
        return "back"


Action = Deal | Restock | Draw | Take | Lay | Off | Swap | Discard | Back

_PLAIN: dict[str, Action] = {str(action): action for action in (Draw(), Back())}


def _many(text: str) -> tuple[Card, ...]:
    return tuple(card(word) for word in _words(text))


def _words(text: str) -> list[str]:
    words = text.split()
    if len(words) > MOST_CARDS:
        raise NotationError("too-many-cards", text=text[:60], limit=MOST_CARDS)
    return words


def _number(text: str) -> int:
    if not re.fullmatch(r"[1-9]\d{0,2}", text, re.ASCII):
        raise NotationError("number", text=text)
    return int(text)


def _meld(text: str) -> int:
    if not text.startswith("@"):
        raise NotationError("meld-number", text=text)
    return _number(text[1:])


def _off(text: str) -> Off:
    words = text.split()
    if len(words) not in (2, 3):
        raise NotationError("action", text=f"off {text}")
    end: End | None = None
    if len(words) == 3:
        if words[2] not in ("low", "high"):
            raise NotationError("end", text=words[2])
        end = "low" if words[2] == "low" else "high"
    return Off(token(words[0]), _meld(words[1]), end)


def _swap(text: str) -> Swap:
    words = text.split()
    if len(words) != 2:
        raise NotationError("action", text=f"swap {text}")
    return Swap(card(words[0]), _meld(words[1]))


_WITH_ARGUMENT: dict[str, Callable[[str], Action]] = {
    "deal": lambda text: Deal(_many(text)),
    "restock": lambda text: Restock(_many(text)),
    "take": lambda text: Take(_number(text)),
    "lay": lambda text: Lay(tuple(token(word) for word in _words(text))),
    "off": _off,
    "swap": _swap,
    "discard": lambda text: Discard(card(text)),
}


def parse(text: str) -> Action:
    """The action that a line of text stands for: the inverse of `str`. Raises `NotationError`.

    >>> parse("lay 9S 9H **=9C"), parse("off 7H @2 low")
    (Lay(tokens=('9S', '9H', '**=9C')), Off(token='7H', meld=2, end='low'))
    """
    line = text.strip()
    if line in _PLAIN:
        return _PLAIN[line]
    word, _, rest = line.partition(" ")
    if word not in _WITH_ARGUMENT or not rest.strip():
        raise NotationError("action", text=text)
    return _WITH_ARGUMENT[word](rest.strip())
