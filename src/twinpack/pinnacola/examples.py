"""Worked examples for the rule sheet, computed by the same functions that play the game."""

from collections.abc import Iterator
from contextlib import suppress

from msgspec.structs import replace

from twinpack.cards import Card
from twinpack.game import IllegalAction
from twinpack.outline import Line, Row, line
from twinpack.pinnacola.melds import card_points, formed, is_pure, kind
from twinpack.pinnacola.melds import points as worth
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.scoring import Tally, settle
from twinpack.pinnacola.tokens import JOKER, Token

Melds = tuple[tuple[Token, ...], ...]

KINGS = ("KS", "KH", "KD", "KC")
TENS = ("4H", "5H", "6H", "7H", "8H", "9H", "TH")
THREES = ("3D", "3C", "**=3S")
PICTURES = ("JD", "QD", "KD", "AD")
SEVENS = ("7S", "7H", "7C")

MELDS: Melds = (
    SEVENS,
    KINGS,
    ("KS", "KH", "KD", "**=KC"),
    THREES,
    PICTURES,
    ("5H", "6H", "7H", "8H", "9H", "TH"),
    ("4S", "5S", "6S", "7S", "8S", "9S", "TS", "JS", "QS", "KS"),
    ("4C", "5C", "6C", "7C", "8C", "9C", "TC", "**=JC"),
)
"""Melds of every kind, from which the example takes those that the rules allow."""

BLACK_TWOS: Melds = (("QD", "QH", "2C=QS"), ("AH", "3H", "4H", "5H", "6H", "7H"))
NATURAL_TWOS: Melds = (("AS", "2S", "3S"),)
JOKERS: Melds = ((JOKER,) * 4,)

WINNERS: Melds = (KINGS, TENS, THREES)
LOSERS: Melds = (PICTURES, SEVENS)

HANDS: tuple[tuple[Card, ...], ...] = (
    (),
    (JOKER, Card("9C")),
    (Card("QS"), Card("4D")),
    (Card("AS"), Card("4C"), Card("8H")),
)
"""What is left in the hands of the players when the first of them has gone out."""


def points(rules: Rules) -> Iterator[Line]:
    """What melds are worth, meld by meld."""
    own = BLACK_TWOS if rules.deal.pinelle else NATURAL_TWOS
    for meld in _lying(rules, (*MELDS, *own, *JOKERS)):
        pure = is_pure(rules, meld)
        name = line(f"kind-pure-{kind(meld)}" if pure else f"kind-{kind(meld)}")
        yield line("example-points-one", kind=name, meld=meld, points=worth(rules, meld))


def settlement(rules: Rules) -> Iterator[Line | Row]:
    """What a deal scores when a player goes out, in one turn or not, against a side that has laid melds or nothing."""
    melds = (_lying(rules, WINNERS), _lying(rules, LOSERS))
    hands = HANDS[: rules.seats]
    yield line("example-table")
    yield Row((line("example-side"), line("values-cards"), line("values-points")))
    for which, laid in enumerate(melds):
        for meld in laid:
            yield Row((line(f"example-laid-{which}"), meld, worth(rules, meld)))
        for hand in filter(None, hands[which::2]):
            yield Row((line(f"example-held-{which}"), hand, -sum(card_points(rules, card) for card in hand)))
    out = Tally(melds, hands, opened=(True,) * rules.seats, out=0)
    at_once = replace(out, in_hand=True, opened=tuple(seat != 2 for seat in range(rules.seats)))
    alone = replace(at_once, melds=(melds[0], ()), opened=tuple(seat == 0 for seat in range(rules.seats)))
    for key, tally in (("out", out), ("in-hand", at_once), ("alone", alone)):
        first, second = settle(rules, tally).change
        yield line(f"example-{key}", first=first, second=second)


def _lying(rules: Rules, melds: Melds) -> Melds:
    """The melds that the rules allow, each as it lies."""
    return tuple(_allowed(rules, melds))


def _allowed(rules: Rules, melds: Melds) -> Iterator[tuple[Token, ...]]:
    for meld in melds:
        with suppress(IllegalAction):
            yield formed(rules, meld)
