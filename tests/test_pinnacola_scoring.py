"""What deals of Pinnacola score: the rows of the settlement tables, every option, and what always holds."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import values
from twinpack.game import Reason, Score
from twinpack.match import judge, sheet
from twinpack.options import changed, options, with_option
from twinpack.pinnacola.melds import card_points
from twinpack.pinnacola.problems import most, problems
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.scoring import Tally, settle
from twinpack.pinnacola.tokens import Token, card, pack, token
from twinpack.pinnacola.variants import VARIANTS

CLASSIC, TWO = VARIANTS["pinnacola/classic"], VARIANTS["pinnacola/two"]
PINELLA, CLUB = VARIANTS["pinnacola/pinella"], VARIANTS["pinnacola/club"]
TRIPLE, TOURNAMENT = VARIANTS["pinnacola/triple"], VARIANTS["pinnacola/tournament"]

JOKERS_AT_30 = changed(CLASSIC, value__joker=30)
ADDS = changed(CLASSIC, scoring__in_hand_adds=True)
DOUBLE = changed(CLASSIC, scoring__in_hand_result="double")
DOUBLE_WITHOUT_BONUS = changed(DOUBLE, scoring__double_bonus=False)
DOUBLE_MELDS = changed(CLASSIC, scoring__in_hand_result="double-melds")
FLAT = changed(CLASSIC, scoring__no_meld="flat")
SINGLE = changed(CLASSIC, scoring__no_meld="single")
EACH = changed(FLAT, scoring__flat_scope="player")
OTHER_BONUSES = changed(CLASSIC, scoring__out=300, scoring__in_hand=500)

ANNA_CARLA = "KS KH KD KC, 5H 6H 7H 8H 9H TH, 3C 3D **=3S | - / QS 4D"
BEN_DAN = "JD QD KD AD, 7S 7H 7C | ** 9C / AS 2C 8H"
IN_ONE_TURN = "3D 4D 5D 6D 7D 8D, QS QH QD QC, AS AH AC | - / KC 5C"
NOTHING = "| 4D / 6D 7D"


def meld(text: str) -> tuple[Token, ...]:
    """A meld in notation, as it lies."""
    return tuple(token(word) for word in text.split())


def tally(sides: tuple[str, str], **more: Any) -> Tally:
    """A finished deal: of each side its melds with commas, and behind `|` the hands of its seats with slashes.

    A seat has opened if its side has a meld, unless `idle` names it.
    """
    melds, hands = zip(*(text.split("|") for text in sides), strict=True)
    held = [[tuple(card(word) for word in hand.split() if word != "-") for hand in text.split("/")] for text in hands]
    first, second = (tuple(meld(part) for part in text.split(",") if part.strip()) for text in melds)
    seats = 2 * len(held[0])
    idle = more.pop("idle", ())
    return Tally(
        melds=(first, second),
        hands=tuple(held[seat % 2][seat // 2] for seat in range(seats)),
        opened=tuple(bool((first, second)[seat % 2]) and seat not in idle for seat in range(seats)),
        **more,
    )


OUT, IN_HAND = {"out": 0}, {"out": 0, "in_hand": True, "idle": (2,)}

DEALS: dict[str, tuple[Rules, tuple[str, str], dict[str, Any], tuple[int, int]]] = {
    "S01, S02": (CLASSIC, (ANNA_CARLA, BEN_DAN), OUT, (310, 10)),
    "S03": (JOKERS_AT_30, (ANNA_CARLA, BEN_DAN), OUT, (315, 5)),
    "S04": (CLASSIC, ("AC AD AH | - / -", "| AS KD / ** 2C"), OUT, (145, -110)),
    "S06": (CLASSIC, ("AC AD AH | - / -", "2S 2H 2D | AS AH AD AC / KS KH QD QC"), OUT, (145, -85)),
    "S07": (CLASSIC, (IN_ONE_TURN, NOTHING), IN_HAND, (400, -50)),
    "G10, not in one turn": (CLASSIC, (IN_ONE_TURN, NOTHING), OUT, (300, -50)),
    "S08": (ADDS, (IN_ONE_TURN, NOTHING), IN_HAND, (500, -50)),
    "S08, not in one turn": (ADDS, (IN_ONE_TURN, NOTHING), OUT, (300, -50)),
    "S09": (DOUBLE, (IN_ONE_TURN, NOTHING), IN_HAND, (600, -50)),
    "S09, not in one turn": (DOUBLE, (IN_ONE_TURN, NOTHING), OUT, (300, -50)),
    "S10": (DOUBLE_WITHOUT_BONUS, (IN_ONE_TURN, NOTHING), IN_HAND, (400, -50)),
    "S10, not in one turn": (DOUBLE_WITHOUT_BONUS, (IN_ONE_TURN, NOTHING), OUT, (300, -50)),
    "double, below zero": (DOUBLE, ("2S 3S 4S | - / ** ** ** ** AS AS", NOTHING), IN_HAND, (-30, -50)),
    "double melds": (DOUBLE_MELDS, (IN_ONE_TURN, NOTHING), IN_HAND, (615, -50)),
    "double melds, adds": (
        changed(DOUBLE_MELDS, scoring__in_hand_adds=True),
        (IN_ONE_TURN, NOTHING),
        IN_HAND,
        (715, -50),
    ),
    "double melds, not in one turn": (DOUBLE_MELDS, (IN_ONE_TURN, NOTHING), OUT, (300, -50)),
    "other bonuses": (OTHER_BONUSES, (IN_ONE_TURN, NOTHING), OUT, (500, -50)),
    "other bonuses, in one turn": (OTHER_BONUSES, (IN_ONE_TURN, NOTHING), IN_HAND, (700, -50)),
    "S12": (CLASSIC, ("6S 7S 8S | 9H / 4D 4C", NOTHING), {}, (10, -50)),
    "blocked, nobody has laid": (CLASSIC, ("| AS / KD", NOTHING), {}, (-50, -50)),
    "S13": (CLASSIC, ("AS AH AD AC | - / -", "5S 5H 5D 5C | - / -"), {}, (120, 40)),
    "S13, with a joker": (CLASSIC, ("KS KH KD **=KC | - / -", "| - / -"), {}, (55, 0)),
    "S15": (PINELLA, ("3S 3H 3D | - / -", "| 2S 2C ** / AD"), OUT, (115, -160)),
    "pinelle in melds": (PINELLA, ("3S 3H 2S=3D | - / -", "9H 2C=TH **=JH | 2S / -"), OUT, (130, 35)),
    "S16": (TWO, ("9S 9H 9C 9D, AC 2C 3C | -", "| KS 3H"), OUT, (205, -30)),
    "S16, single": (changed(TWO, scoring__no_meld="single"), ("AC 2C 3C | -", "| KS 3H"), OUT, (125, -15)),
    "the second side out": (CLASSIC, ("| 4D / -", "3S 3H 3D | KC / -"), {"out": 3}, (-10, 105)),
    "single": (SINGLE, ("AC AD AH | - / -", "| AS KD / ** 2C"), OUT, (145, -55)),
    "flat": (FLAT, ("AC AD AH | - / -", "| AS KD / ** 2C"), OUT, (145, -200)),
    "flat, another amount": (
        changed(FLAT, scoring__flat=300),
        ("AC AD AH | - / -", "| AS KD / ** 2C"),
        OUT,
        (145, -300),
    ),
    "flat, blocked": (FLAT, ("AC AD AH | 2D / -", "| AS / 2C"), {}, (40, -200)),
    "flat, the partner has laid": (FLAT, (IN_ONE_TURN, "3S 3H 3D | AS / KD"), {"out": 0, "idle": (1, 2)}, (300, -10)),
    "flat in hand only": (changed(FLAT, scoring__flat_when="in-hand"), (IN_ONE_TURN, NOTHING), OUT, (300, -25)),
    "flat in hand only, in hand": (
        changed(FLAT, scoring__flat_when="in-hand"),
        (IN_ONE_TURN, NOTHING),
        IN_HAND,
        (400, -200),
    ),
    "flat in hand only, blocked": (
        changed(FLAT, scoring__flat_when="in-hand"),
        ("| AS / -", "| 4D / 5D"),
        {},
        (-15, -10),
    ),
    "each": (EACH, (IN_ONE_TURN, "3S 3H 3D | AS / KD"), {"out": 0, "idle": (1,)}, (300, -195)),
    "each, both": (EACH, (IN_ONE_TURN, NOTHING), OUT, (300, -400)),
    "each, partner like others": (EACH, (IN_ONE_TURN, NOTHING), IN_HAND, (215, -400)),
    "each, partner less": (changed(EACH, scoring__flat_partner=100), (IN_ONE_TURN, NOTHING), IN_HAND, (315, -400)),
    "each, nobody out": (changed(EACH, scoring__flat_partner=100), ("AC AD AH | 2D / 4C", "| AS / 2C"), {}, (35, -400)),
    "each, out on partner's melds": (EACH, (IN_ONE_TURN, "| - / -"), {"out": 0, "idle": (0,)}, (300, -400)),
    "each, doubled": (
        changed(EACH, scoring__in_hand_result="double"),
        (IN_ONE_TURN, "3S 3H 3D | - / -"),
        IN_HAND,
        (230, 15),
    ),
    "club": (CLUB, ("3D 4D 5D 6D 7D 8D 9D, QS QH QD QC | - / KC", NOTHING), IN_HAND, (560, -200)),
    "triple": (TRIPLE, ("3D 4D 5D 6D 7D 8D 9D TD JD QD | - / KC", NOTHING), OUT, (345, -25)),
    "triple, in one turn": (TRIPLE, ("AD 2D 3D 4D 5D 6D 7D 8D 9D, 4S 4H 4C | - / KC", NOTHING), IN_HAND, (255, -25)),
    "triple, four jokers": (TRIPLE, ("** ** ** ** | - / KC", NOTHING), {}, (390, -25)),
    "tournament": (TOURNAMENT, (IN_ONE_TURN, NOTHING), OUT, (255, -25)),
    "tournament, in one turn": (TOURNAMENT, (IN_ONE_TURN, NOTHING), IN_HAND, (440, -400)),
    "tournament, stock used up": (TOURNAMENT, ("AC AD AH | 2D / 4C", NOTHING), {}, (35, -25)),
    "tournament, partner has laid": (
        TOURNAMENT,
        (IN_ONE_TURN, "3S 3H 3D | AS / KD"),
        {"out": 0, "in_hand": True, "idle": (1,)},
        (525, -195),
    ),
}


@pytest.mark.parametrize("row", DEALS)
def test_a_deal_scores(row: str) -> None:
    rules, sides, more, expected = DEALS[row]
    score = settle(rules, tally(sides, **more))
    assert score.change == expected
    assert (score.declarers, score.made, score.void, score.wins) == (None, None, False, None)


@pytest.mark.parametrize(("least", "expected"), [(6, 120), (7, 120), (8, 60)])
def test_a_pure_run_counts_double_from_a_length(least: int, expected: int) -> None:  # S18
    rules = changed(CLASSIC, meld__pure_run=least)
    assert settle(rules, tally(("4S 5S 6S 7S 8S 9S TS | - / -", "| - / -"))).change == (expected, 0)


REASONS: dict[str, tuple[str, ...]] = {
    "S01, S02": ("melds 0 225", "bonus-out 0 100", "hands 0 -15", "melds 1 75", "hands 1 -65"),
    "S07": ("melds 0 215", "bonus-in-hand 0 200", "hands 0 -15", "hands-double 1 -50"),
    "S08": ("melds 0 215", "bonus-out 0 100", "bonus-in-hand 0 200", "hands 0 -15", "hands-double 1 -50"),
    "S09": ("melds 0 215", "bonus-out 0 100", "hands 0 -15", "result-doubled 0 300", "hands-double 1 -50"),
    "S10": ("melds 0 215", "hands 0 -15", "result-doubled 0 200", "hands-double 1 -50"),
    "S12": ("blocked - -", "melds 0 30", "hands 0 -20", "hands-double 1 -50"),
    "double melds": (
        "melds 0 215",
        "melds-doubled 0 215",
        "bonus-in-hand 0 200",
        "hands 0 -15",
        "hands-double 1 -50",
    ),
    "single": ("melds 0 45", "bonus-out 0 100", "hands 1 -55"),
    "flat": ("melds 0 45", "bonus-out 0 100", "flat-penalty 1 -200"),
    "each": ("melds 0 215", "bonus-out 0 100", "hands 0 -15", "melds 1 15", "flat-penalty 1 -200", "hands 1 -10"),
    "tournament, stock used up": ("stock-out - -", "melds 0 45", "hands 0 -10", "hands 1 -25"),
}


def told(reason: Reason) -> str:
    """A reason as text, a dash for what it does not say."""
    return " ".join("-" if part is None else str(part) for part in (reason.code, reason.side, reason.amount))


@pytest.mark.parametrize("row", REASONS)
def test_a_score_says_why(row: str) -> None:
    rules, sides, more, _ = DEALS[row]
    assert tuple(told(reason) for reason in settle(rules, tally(sides, **more)).reasons) == REASONS[row]


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize(
    ("rules", "amount", "wins", "code"),
    [
        (CLASSIC, 1500, True, "pinnacolone-wins"),
        (TWO, 1000, True, "pinnacolone-wins"),
        (TRIPLE, 1500, True, "pinnacolone-wins"),
        (TOURNAMENT, 600, False, "pinnacolone"),
    ],
)
def test_a_pinnacolone_is_all_that_counts(which: int, rules: Rules, amount: int, wins: bool, code: str) -> None:
    hands = NOTHING if rules.seats == 4 else "| 4D"
    score = settle(rules, tally((hands, hands), pinnacolone=which, out=1 - which))
    change = (amount, 0) if which == 0 else (0, amount)
    assert score == Score(change, wins=which if wins else None, reasons=(Reason(code, which, amount),))
    won = sheet(rules.match, [score]).outcome
    assert (won.winner, won.reason) == (which, "instant-win") if won else not wins


@pytest.mark.parametrize(("rules", "total"), [(CLASSIC, 1020), (PINELLA, 1060), (JOKERS_AT_30, 1040)])
def test_all_cards_together_are_worth(rules: Rules, total: int) -> None:  # X06
    assert sum(card_points(rules, each) for each in pack(rules.deal.pinelle)) == total


ENDS: dict[str, tuple[Rules, tuple[int, int], int | None]] = {
    "S19": (CLASSIC, (1500, 1200), 0),
    "S20": (CLASSIC, (1490, 1499), None),
    "S21": (CLASSIC, (1520, 1555), 1),
    "S22": (CLASSIC, (1510, 1510), None),
    "S24": (TWO, (1005, 990), 0),
    "no match to 1000 for four": (CLASSIC, (1005, 990), None),
    "tournament": (TOURNAMENT, (1495, 1505), 1),
}


@pytest.mark.parametrize("row", ENDS)
def test_a_match_ends(row: str) -> None:
    rules, totals, winner = ENDS[row]
    outcome = judge(rules.match, totals, declarers=None)
    assert (outcome.winner if outcome else None) == winner
    assert outcome == sheet(rules.match, [Score((500, 400)), Score((totals[0] - 500, totals[1] - 400))]).outcome


@pytest.mark.parametrize(("deal", "winner"), [((0, 10), 1), ((-50, -20), None), ((-50, -10), 1), ((15, 15), None)])
def test_after_a_tie_the_next_deal_decides_if_the_target_is_still_met(
    deal: tuple[int, int], winner: int | None
) -> None:
    outcome = sheet(CLASSIC.match, [Score((1510, 1510)), Score(deal)]).outcome
    assert (outcome.winner if outcome else None) == winner


LYING = ("4S 5S 6S", "5H 6H 7H 8H 9H TH", "3C 3D **=3S", "KS KH KD KC", "9D TD **=JD", "8C 9C TC JC QC KC AC")
"""Melds that lie under any rules here."""


@st.composite
def tallies(draw: st.DrawFn) -> tuple[Rules, Tally]:
    """A rule set with some options of the settlement changed, and a deal that ended anyhow."""
    rules = VARIANTS[draw(st.sampled_from(sorted(VARIANTS)))]
    for option in options(rules):
        if option.key.startswith("scoring.") and draw(st.booleans()):
            other = with_option(rules, option.key, draw(values(option.kind)))
            rules = rules if any(problems(other)) else other
    melds = [tuple(meld(text) for text in draw(st.lists(st.sampled_from(LYING), max_size=3))) for _ in (0, 1)]
    cards = draw(st.permutations(pack(rules.deal.pinelle)))
    out = draw(st.sampled_from([None, *range(rules.seats)]))
    hands = [cards[4 * seat : 4 * seat + draw(st.integers(1, 4))] for seat in range(rules.seats)]
    opened = tuple(bool(melds[seat % 2]) and draw(st.booleans()) for seat in range(rules.seats))
    held = tuple(() if seat == out else tuple(hand) for seat, hand in enumerate(hands))
    return rules, Tally((melds[0], melds[1]), held, opened, out, out is not None and draw(st.booleans()))


@given(tallies())
def test_reasons_add_up_and_no_side_makes_more_than_the_most(drawn: tuple[Rules, Tally]) -> None:
    rules, found = drawn
    score = settle(rules, found)
    for which, change in enumerate(score.change):
        assert change == sum(reason.amount or 0 for reason in score.reasons if reason.side == which)
        assert change <= most(rules)
    assert all(reason.amount != 0 for reason in score.reasons)


@given(tallies())
def test_sides_are_treated_alike(drawn: tuple[Rules, Tally]) -> None:
    rules, found = drawn
    turned = Tally(
        melds=(found.melds[1], found.melds[0]),
        hands=(*found.hands[1:], found.hands[0]),
        opened=(*found.opened[1:], found.opened[0]),
        out=None if found.out is None else (found.out - 1) % rules.seats,
        in_hand=found.in_hand,
    )
    assert settle(rules, turned).change == settle(rules, found).change[::-1]
