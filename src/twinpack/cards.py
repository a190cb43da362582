"""Cards are values: two characters, rank then suit. Equal cards are interchangeable.

A card does not know where it lies, which copy it is, what it is worth or what it beats: the rule set knows. It is a
plain string because text is the common tongue of records, wire and tests, and because nothing is faster in Python.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Literal, NewType, cast, get_args

from twinpack.game import NotationError

Suit = Literal["S", "H", "D", "C"]
Rank = Literal["A", "T", "K", "Q", "J", "9", "8", "7"]
Card = NewType("Card", str)
Hand = tuple[Card, ...]

SUITS: tuple[Suit, ...] = get_args(Suit)
RANKS: tuple[Rank, ...] = get_args(Rank)
KINDS: tuple[Card, ...] = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
HIDDEN = "??"
JOKER = Card("**")
_ORDER = {card: place for place, card in enumerate(KINDS)}


def suit(card: Card) -> Suit:
    """The suit of a card.

    >>> suit(card("TH"))
    'H'
    """
    return cast(Suit, card[1])


def rank(card: Card) -> Rank:
    """The rank of a card.

    >>> rank(card("TH"))
    'T'
    """
    return cast(Rank, card[0])


def card(text: str) -> Card:
    """The card that `text` names, in either case. Raises `NotationError("card")`.

    >>> card("th")
    'TH'
    """
    found = Card(text.upper())
    if found not in _ORDER:
        raise NotationError("card", text=text)
    return found


def cards(text: str) -> Hand:
    """Cards separated by spaces or commas, in the order written. Raises `NotationError("card")`.

    >>> cards("AS, TH 9c")
    ('AS', 'TH', '9C')
    """
    return tuple(card(word) for word in re.split(r"[\s,]+", text.strip()) if word)


def show(hand: Iterable[Card]) -> str:
    """Cards as text: the inverse of `cards`.

    >>> show(cards("AS TH"))
    'AS TH'
    """
    return " ".join(hand)


def deck(copies: int = 2, ranks: Sequence[Rank] = RANKS[:6]) -> Hand:
    """A pack in its standard order, by default that of two-pack Pinochle.

    >>> len(deck()), show(deck()[:4])
    (48, 'AS AS TS TS')
    """
    return tuple(card for card in KINDS if card[0] in ranks for _ in range(copies))


def arranged(hand: Iterable[Card]) -> Hand:
    """Cards in the standard order, suit by suit, so that equal hands are equal tuples.

    >>> show(arranged(cards("9C TH AS KH")))
    'AS TH KH 9C'
    """
    return tuple(sorted(hand, key=_ORDER.__getitem__))


def holds(hand: Iterable[Card], wanted: Iterable[Card]) -> bool:
    """Whether all of `wanted`, copies counted, are in `hand`.

    >>> holds(cards("AS AS TH"), cards("AS AS")), holds(cards("AS TH"), cards("AS AS"))
    (True, False)
    """
    left = list(hand)
    for card in wanted:
        if card not in left:
            return False
        left.remove(card)
    return True


def minus(hand: Hand, gone: Iterable[Card]) -> Hand:
    """`hand` without `gone`, one copy for each; its order stays. Raises ValueError if one is not there.

    >>> show(minus(cards("AS AS TH"), cards("AS")))
    'AS TH'
    """
    left = list(hand)
    for card in gone:
        left.remove(card)
    return tuple(left)


def choices(hand: Hand, count: int) -> Iterator[Hand]:
    """Every different choice of `count` cards from `hand`, each once, arranged.

    >>> [show(choice) for choice in choices(cards("AS AS TH"), 2)]
    ['AS AS', 'AS TH']
    """
    yield from dict.fromkeys(combinations(arranged(hand), count))  # nothing is made for a caller who looks at none
