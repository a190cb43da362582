"""Melds on the table: what they are worth, and what going out asks of them.

How tokens become a meld stands in `readings`, laying off and swapping in `layoffs`, what a hand can lay in `offers`.
"""

from collections.abc import Iterable
from itertools import pairwise

from twinpack.cards import SUITS, Card
from twinpack.pinnacola.layoffs import End, laid_off, lay_offs, stand_ins, swapped, takers
from twinpack.pinnacola.offers import new_melds, useful_melds
from twinpack.pinnacola.readings import Kind, Meld, formed, is_complete, kind
from twinpack.pinnacola.rules import MeldRules, Rules
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
    "stand_ins",
    "swapped",
    "takers",
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
    return len(tokens) > 12 and len(tokens) == len(track("S", rules.deal.pinelle)) and is_pure(rules, tokens)


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
    if tokens[0] == JOKER and len(tokens) == len(SUITS):
        return rules.meld.joker_poker
    worth = _sum(rules, tokens)
    if kind(tokens) == "poker" and is_pure(rules, tokens):
        return 2 * worth
    core = _core(rules, tokens)
    return worth + (_factor(rules.meld, len(core)) - 1) * _sum(rules, core)


def meets(rules: Rules, melds: Iterable[Meld]) -> bool:
    """Whether a side's melds allow it to go out.

    >>> from twinpack.pinnacola.rules import OutRules
    >>> stricter = Rules(out=OutRules(needs="poker-and-run7"))
    >>> poker, run = ("KS", "KH", "KD", "KC"), track("H", False)[:7]
    >>> meets(Rules(), []), meets(stricter, [poker]), meets(stricter, [poker, run])
    (True, False, True)
    """
    if rules.out.needs == "none":
        return True
    melds = tuple(melds)
    poker = any(kind(meld) == "poker" and (rules.out.poker == "any" or is_pure(rules, meld)) for meld in melds)
    if rules.out.needs == "poker-or-run6":
        return poker or any(_has_core(rules, meld, 6) for meld in melds)
    return poker and any(_has_core(rules, meld, 7) for meld in melds)


def _has_core(rules: Rules, meld: Meld, least: int) -> bool:
    return len(meld) >= least and len(_core(rules, meld)) >= least


def _sum(rules: Rules, tokens: Meld) -> int:
    return sum(card_points(rules, face(token)) for token in tokens)


def _factor(limits: MeldRules, length: int) -> int:
    """How often the cards of a pure run of this length count."""
    if limits.triple_run and length >= limits.triple_run:
        return 3
    return 2 if length >= limits.pure_run else 1


def _core(rules: Rules, meld: Meld) -> Meld:
    """All of a pure run; with `meld.pure_core` the longest part of any run without a wild card; else nothing."""
    if kind(meld) != "run":
        return ()
    pinelle = rules.deal.pinelle
    wild = [at for at, token in enumerate(meld) if is_wild(token, pinelle)]
    if wild and not rules.meld.pure_core:
        return ()
    edges = [-1, *wild, len(meld)]
    return max((meld[after + 1 : before] for after, before in pairwise(edges)), key=len)
