"""Cards as they are written, and whether they can all be from one pack."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TypeVar

from twinpack.cards import Card
from twinpack.game import NotationError
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import Token, arranged, card, pack, token
from twinpack.referee.errors import RefereeError

T = TypeVar("T")


def unseen(rules: Rules, cards: Iterable[Card]) -> tuple[Card, ...]:
    """The pack without these cards, arranged. Raises `RefereeError("too-many-copies")` if it has not got them.

    >>> len(unseen(Rules(), [Card("7H")]))
    107
    """
    whole, seen = Counter(pack(rules.deal.pinelle)), Counter(cards)
    for kind, count in seen.items():
        if count > whole[kind]:
            raise RefereeError("too-many-copies", card=kind, limit=whole[kind], given=count)
    return arranged((whole - seen).elements())


def tokens(text: str) -> tuple[Token, ...]:
    """Cards with spaces or commas between them, wild ones perhaps with what they stand for. Raises `NotationError`.

    >>> tokens("9S, 9h **=9C")
    ('9S', '9H', '**=9C')
    """
    return tuple(_read(token, word) for word in text.replace(",", " ").split())


def cards(text: str) -> tuple[Card, ...]:
    """Cards with spaces or commas between them. Raises `NotationError("token")`.

    >>> cards("9S **")
    ('9S', '**')
    """
    return tuple(_read(card, word) for word in text.replace(",", " ").split())


def _read(reader: Callable[[str], T], word: str) -> T:
    try:
        return reader(word)
    except NotationError:
        raise NotationError("token", text=word) from None
