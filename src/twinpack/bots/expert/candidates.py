"""The cards that might change hands instead of those that the club player would choose: neighbours of its choice."""

from collections.abc import Iterator
from itertools import combinations

from twinpack.cards import Card, Hand, Suit, arranged, minus
from twinpack.pinochle.melds import melds
from twinpack.pinochle.rules import Rules


def neighbours(rules: Rules, hand: Hand, trump: Suit, chosen: Hand) -> Iterator[Hand]:
    """Other choices of as many cards: with one card exchanged, or a whole meld taken in or left out.

    >>> from twinpack.cards import cards
    >>> found = neighbours(Rules(), cards("AS KS QS 9H"), "S", cards("AS KS"))
    >>> [" ".join(hand) for hand in found]
    ['KS QS', 'KS 9H', 'AS QS', 'AS 9H']
    """
    rest = minus(hand, chosen)
    found: dict[Hand, None] = {}
    for gone in dict.fromkeys(chosen):
        for card in dict.fromkeys(rest):
            found[arranged((*minus(chosen, (gone,)), card))] = None
    for pair in _whole(rules, hand, trump, rest):
        for leaving in dict.fromkeys(combinations(chosen, len(pair))):
            found[arranged((*minus(chosen, leaving), *pair))] = None
    for pair in _whole(rules, hand, trump, chosen):
        for coming in dict.fromkeys(combinations(rest, len(pair))):
            found[arranged((*minus(chosen, pair), *coming))] = None
    found.pop(arranged(chosen), None)
    yield from found


def _whole(rules: Rules, hand: Hand, trump: Suit, cards: Hand) -> list[tuple[Card, ...]]:
    """The melds of two cards that lie in some cards of the hand."""
    return [pair for pair in dict.fromkeys(meld.cards for meld in melds(rules, cards, trump)) if len(pair) == 2]
