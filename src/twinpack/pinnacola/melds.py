"""Melds on the table: what they are worth, and what going out asks of them.

How tokens become a meld stands in `readings`, laying off and swapping in `layoffs`, what a hand can lay in `offers`.
"""

from collections.abc import Iterable

from twinpack.cards import Card
from twinpack.pinnacola.layoffs import End, laid_off, lay_offs, swapped
from twinpack.pinnacola.offers import new_melds, useful_melds
from twinpack.pinnacola.readings import Kind, Meld, formed, is_complete, kind
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import JOKER, face, is_wild, track

__all__ = [
    "End",
    "Kind",
    "Meld",
    "card_points",
    "formed",
    "is_complete",
    "is_pinnacolone",
    "is_pure",
    "kind",
    "laid_off",
    "lay_offs",
    "meets",
    "new_melds",
    "points",
    "swapped",
    "useful_melds",
]


def is_pure(rules: Rules, tokens: Meld) -> bool:
    """Whether no wild card lies in the meld.

    >>> is_pure(Rules(), ("7H", "8H", "9H")), is_pure(Rules(), ("7H", "8H", "**=9H"))
    (True, False)
    """
    return not any(is_wild(token, rules.deal.pinelle) for token in tokens)


def is_pinnacolone(rules: Rules, tokens: Meld) -> bool:
    """Whether this is a pure run from ace to ace.

    >>> is_pinnacolone(Rules(), track("H", False)), is_pinnacolone(Rules(), track("H", False)[:-1])
    (True, False)
    """
    return len(tokens) == len(track("S", rules.deal.pinelle)) and is_pure(rules, tokens)


def card_points(rules: Rules, card: Card) -> int:
    """What a card is worth in a hand, and by itself in a meld.

    >>> [card_points(Rules(), Card(card)) for card in ("5H", "6H", "AS", "**", "2S")]
    [5, 10, 15, 25, 5]
    """
    value = rules.value
    if is_wild(card, rules.deal.pinelle):
        return value.joker if card == JOKER else value.pinella
    return value.ace if card[0] == "A" else value.low if card[0] in "2345" else value.high


def points(rules: Rules, tokens: Meld) -> int:
    """What a meld is worth: its cards, and those of a pure poker or a long pure run twice or three times.

    >>> points(Rules(), ("KS", "KH", "KD", "KC")), points(Rules(), ("KS", "KH", "KD", "**=KC"))
    (80, 55)
    """
    if tokens[0] == JOKER and len(tokens) == 4:
        return rules.meld.joker_poker
    worth = [card_points(rules, face(token)) for token in tokens]
    sort = kind(tokens)
    if sort == "poker" and is_pure(rules, tokens):
        return 2 * sum(worth)
    if sort == "run":
        core = _pure_part(rules, tokens)
        return sum(worth) + (_factor(rules, core.stop - core.start) - 1) * sum(worth[core])
    return sum(worth)


def meets(rules: Rules, melds: Iterable[Meld]) -> bool:
    """Whether a side's melds allow it to go out.

    >>> meets(Rules(), ())
    True
    """
    melds = tuple(melds)
    if rules.out.needs == "none":
        return True
    poker = any(kind(meld) == "poker" and (rules.out.poker == "any" or is_pure(rules, meld)) for meld in melds)
    if rules.out.needs == "poker-or-run6":
        return poker or any(_pure_length(rules, meld) >= 6 for meld in melds)
    return poker and any(_pure_length(rules, meld) >= 7 for meld in melds)


def _factor(rules: Rules, length: int) -> int:
    """How often the cards of a pure run of this length count."""
    if rules.meld.triple_run and length >= rules.meld.triple_run:
        return 3
    return 2 if length >= rules.meld.pure_run else 1


def _pure_length(rules: Rules, meld: Meld) -> int:
    """The length of a run's pure part; 0 for a set."""
    if kind(meld) != "run":
        return 0
    core = _pure_part(rules, meld)
    return core.stop - core.start


def _pure_part(rules: Rules, run: Meld) -> slice:
    """All of a pure run, else nothing; with `meld.pure_core` the longest unbroken stretch of naturals."""
    if is_pure(rules, run):
        return slice(0, len(run))
    longest = slice(0, 0)
    start = 0
    for at, token in enumerate((*run, JOKER)):
        if is_wild(token, rules.deal.pinelle):
            if rules.meld.pure_core and at - start > longest.stop - longest.start:
                longest = slice(start, at)
            start = at + 1
    return longest
