"""Which cards go together: what fits a meld on the table, and what makes a meld of cards in a hand."""

from collections.abc import Iterator
from functools import lru_cache

from twinpack.cards import SUITS, Card, suit
from twinpack.pinnacola.melds import Meld, is_complete, kind
from twinpack.pinnacola.state import Cards
from twinpack.pinnacola.tokens import JOKER, identity, is_wild, track


@lru_cache(1 << 14)
def ends(tokens: Meld, pinelle: bool) -> tuple[Card, ...]:
    """The natural cards that can be laid off on a meld.

    >>> ends(("5H", "6H", "7H"), False), ends(("KS", "KH", "**=KC"), False)
    (('4H', '8H'), ('KD',))
    """
    if is_complete(tokens, pinelle) or tokens[0] == JOKER:
        return ()
    first = identity(tokens[0])
    if kind(tokens) == "tris":
        lying = {identity(token)[1] for token in tokens}
        return tuple(Card(first[0] + missing) for missing in SUITS if missing not in lying)
    places = track(suit(first), pinelle)
    low = 0 if first[0] == "A" else places.index(first)
    high = low + len(tokens)
    return places[low - 1 : low] * bool(low) + places[high : high + 1]


@lru_cache(1 << 8)
def companions(card: Card, pinelle: bool) -> tuple[tuple[Card, Card], ...]:
    """The pairs that make a meld of three with a natural card.

    >>> len(companions(Card("7H"), False)), companions(Card("KH"), False)[3:]
    (6, (('JH', 'QH'), ('QH', 'AH')))
    """
    return tuple(_companions(card, pinelle))


def _companions(card: Card, pinelle: bool) -> Iterator[tuple[Card, Card]]:
    others = [Card(card[0] + other) for other in SUITS if other != card[1]]
    for at, one in enumerate(others):
        for other in others[at + 1 :]:
            yield one, other
    places = track(suit(card), pinelle)
    for at, place in enumerate(places):
        if place == card:
            for low in (at - 2, at - 1, at):
                if low >= 0 and low + 2 < len(places):
                    first, second = (places[low + step] for step in range(3) if low + step != at)
                    yield first, second


@lru_cache(1 << 8)
def neighbours(card: Card, pinelle: bool) -> frozenset[Card]:
    """The cards next to a natural card in a run."""
    places = track(suit(card), pinelle)
    return frozenset(
        places[at + step]
        for at, place in enumerate(places)
        if place == card
        for step in (-1, 1)
        if 0 <= at + step < len(places)
    )


@lru_cache(1 << 14)
def company(hand: Cards, pinelle: bool) -> dict[Card, frozenset[Card] | None]:
    """For each natural card of a hand the cards that would make a meld of it and others; None if it is in one.

    >>> hand = (Card("7H"), Card("8H"), Card("KS"))
    >>> sorted(company(hand, False)[Card("7H")] or ()), company(hand, False)[Card("KS")]
    (['6H', '9H'], frozenset())
    """
    naturals = [card for card in dict.fromkeys(hand) if not is_wild(card, pinelle)]
    ranks: dict[str, list[str]] = {}
    suits: dict[str, set[Card]] = {}
    for card in naturals:
        ranks.setdefault(card[0], []).append(card[1])
        suits.setdefault(card[1], set()).add(card)
    outs: dict[Card, set[Card] | None] = {card: set() for card in naturals}
    for rank, found in ranks.items():
        if len(found) >= 3:
            outs.update({Card(rank + suit): None for suit in found})
        elif len(found) == 2:
            missing = {Card(rank + suit) for suit in SUITS if suit not in found}
            for held in found:
                _add(outs, Card(rank + held), missing)
    for group in suits.values():
        if len(group) > 1:
            _in_suit(outs, group, pinelle)
    return {card: None if found is None else frozenset(found) for card, found in outs.items()}


def _in_suit(outs: dict[Card, set[Card] | None], group: set[Card], pinelle: bool) -> None:
    places = track(suit(next(iter(group))), pinelle)
    for low in range(len(places) - 2):
        window = places[low : low + 3]
        held = [card for card in window if card in group]
        if len(held) == 3:
            outs.update(dict.fromkeys(held))
        elif len(held) == 2:
            missing = {card for card in window if card not in group}
            for card in held:
                _add(outs, card, missing)


def _add(outs: dict[Card, set[Card] | None], card: Card, missing: set[Card]) -> None:
    found = outs[card]
    if found is not None:
        found |= missing
