"""Cards of two full packs with jokers, and the tokens that lie in melds: naturals, and wild cards with an identity.

A token is text: `7H` a natural card, `**` a joker, `2S` a black two. On the table a wild card carries what it stands
for: `**=8C`, `2S=TH`. In Pinella the black twos (pinelle) are wild and the red ones are not in the pack.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from twinpack.cards import JOKER as JOKER
from twinpack.cards import SUITS, Card, Suit
from twinpack.game import NotationError

JOKERS = 4
RANKS: Final = "A23456789TJQK"
"""Ranks in the order of a run; the ace stands at the bottom, and above the king too."""

Token = str
"""A card as it lies in a meld."""

KINDS: tuple[Card, ...] = (*(Card(rank + suit) for suit in SUITS for rank in RANKS), JOKER)
_ORDER = {kind: place for place, kind in enumerate(KINDS)}
PINELLE: Final = (Card("2S"), Card("2C"))
RED_TWOS: Final = (Card("2H"), Card("2D"))


def pack(pinelle: bool) -> tuple[Card, ...]:
    """All cards of the game, arranged: 108, or 104 with pinelle.

    >>> len(pack(False)), len(pack(True))
    (108, 104)
    """
    kinds = [kind for kind in KINDS if not (pinelle and kind in RED_TWOS)]
    return tuple(kind for kind in kinds for _ in range(JOKERS if kind == JOKER else 2))


def arranged(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards suit by suit from the ace up, jokers last, so that equal hands are equal tuples.

    >>> arranged([JOKER, Card("7H"), Card("AS")])
    ('AS', '7H', '**')
    """
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def card(text: str) -> Card:
    """The card that `text` names, in either case. Raises `NotationError("card")`.

    >>> card("7h"), card("**")
    ('7H', '**')
    """
    found = Card(text.upper())
    if found not in _ORDER:
        raise NotationError("card", text=text)
    return found


def token(text: str) -> Token:
    """The token that `text` names, its identity perhaps still open. Raises `NotationError("card")`.

    >>> token("**=8c"), token("2s"), token("7H")
    ('**=8C', '2S', '7H')
    """
    shown, equals, meant = text.partition("=")
    if not equals:
        return card(shown)
    if card(meant) == JOKER or card(shown) not in (JOKER, *PINELLE):
        raise NotationError("card", text=text)
    return f"{card(shown)}={card(meant)}"


def face(token: Token) -> Card:
    """The card that lies there, whatever it stands for.

    >>> face("**=8C"), face("7H")
    ('**', '7H')
    """
    return Card(token[:2])


def identity(token: Token) -> Card:
    """What a token stands for; an open wild card stands for itself.

    >>> identity("**=8C"), identity("7H")
    ('8C', '7H')
    """
    return Card(token[-2:])


def is_wild(token: Token, pinelle: bool) -> bool:
    """Whether the card is wild: a joker, or in Pinella a black two.

    >>> is_wild("**", False), is_wild("2S=TH", True), is_wild("2S", False)
    (True, True, False)
    """
    return token[:2] == JOKER or (pinelle and token[0] == "2")


@cache
def track(suit: Suit, pinelle: bool) -> tuple[Card, ...]:
    """The places of a run in a suit from ace to ace: 14, or 13 with pinelle.

    >>> len(track("H", False)), len(track("H", True))
    (14, 13)
    """
    ranks = RANKS.replace("2", "") if pinelle else RANKS
    return tuple(Card(rank + suit) for rank in ranks + "A")
