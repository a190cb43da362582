"""The referee at a Pinnacola table: melds, turns and settlements as the rules have them, and what it refuses."""

import json
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.pinnacola import written
from twinpack.cli import main
from twinpack.game import IllegalAction, NotationError
from twinpack.options import changed
from twinpack.pinnacola.game import Pinnacola
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import KINDS, pack, token
from twinpack.pinnacola.variants import CLASSIC, PINELLA, VARIANTS
from twinpack.referee import RefereeError, match
from twinpack.referee.pinnacola import Refusal, SideAnswer, TurnAnswer, meld, position, score, turn

TWO = VARIANTS["pinnacola/two"]
TOURNAMENT = VARIANTS["pinnacola/tournament"]
NATURAL = changed(CLASSIC, meld__naturals=2)
APART = changed(CLASSIC, meld__adjacent_wilds=False)
JOKERS = changed(CLASSIC, meld__joker_melds="tris-and-poker")
KEEP = changed(CLASSIC, table__relay=False)
NO_SWAP = changed(CLASSIC, row__chosen_swap="none")
FIRST = changed(CLASSIC, row__chosen_first=True)
OPENED = changed(CLASSIC, row__needs_opened=True)
FREE = changed(CLASSIC, row__last_free=True)
STRICTER = changed(CLASSIC, out__needs="poker-and-run7")

MELDS: list[tuple[str, Rules, str, str]] = [
    ("M01", CLASSIC, "9S 9H 9C", "pure tris 30"),
    ("M02", CLASSIC, "9S 9S 9H", "meld-twin"),
    ("M03", CLASSIC, "KS KH KD KC", "pure complete poker 80"),
    ("M04", CLASSIC, "KS KH KD **=KC", "complete poker 55"),
    ("M06", CLASSIC, "QH QS **=QD", "tris 45"),
    ("M07", CLASSIC, "QH QS **", "meld-identity-open"),
    ("M08", CLASSIC, "KH **=KS **=KD", "tris 60"),
    ("M09", NATURAL, "KH **=KS **=KD", "meld-too-few-naturals"),
    ("M10", CLASSIC, "**=AS **=AH **=AD", "meld-too-few-naturals"),
    ("M10", JOKERS, "** ** **", "tris 75"),
    ("M11", CLASSIC, "8S 8H 8D 8C **=8S", "meld-twin"),
    ("M12", CLASSIC, "6D 7D 8D 9D", "pure run 40"),
    ("M13", CLASSIC, "6D 7D", "meld-too-short"),
    ("M14", CLASSIC, "6D 7D 9D", "meld-gap"),
    ("M16", CLASSIC, "7C **=8C 9C", "run 45"),
    ("M17", CLASSIC, "7C ** 9C", "run 45"),
    ("M18", CLASSIC, "AS 2S 3S", "pure run 25"),
    ("M19", CLASSIC, "QS KS AS", "pure run 35"),
    ("M20", CLASSIC, "KS AS 2S", "meld-corner"),
    ("M21", CLASSIC, "**=QS KS AS", "run 50"),
    ("M23", CLASSIC, "4H **=5H **=6H 7H", "run 65"),
    ("M23", APART, "4H **=5H **=6H 7H", "meld-adjacent-wilds"),
    ("M24", CLASSIC, "5H 6H 7H 8H 9H TH", "pure run 110"),
    ("M26", CLASSIC, "6H 7H 8H 9H TH", "pure run 50"),
    ("M27", CLASSIC, "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "pure run 230"),
    ("M28", CLASSIC, "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", "pure complete run 260"),
    ("M30", CLASSIC, "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH 2H", "meld-corner"),
    ("M31", CLASSIC, "AS AH AD AC", "pure complete poker 120"),
    ("M32", CLASSIC, "5S 5H 5D 5C", "pure complete poker 40"),
    ("M33", CLASSIC, "2S 2H 2D", "pure tris 15"),
    ("M34", CLASSIC, "3C 3D **=3S", "tris 35"),
    ("P01", PINELLA, "AS 3S 4S", "pure run 25"),
    ("P02", PINELLA, "AS 2S=3S 4S", "run 40"),
    ("P04", PINELLA, "AH **=2H 3H", "meld-identity-impossible"),
    ("P05", PINELLA, "2S 2S 2C", "meld-too-few-naturals"),
    ("P06", PINELLA, "KD KH 2C=KS", "tris 40"),
    ("P07", PINELLA, "AH 3H 4H 5H 6H 7H", "pure run 100"),
    ("P09", PINELLA, "3H AH KH", "meld-corner"),
    ("P10", PINELLA, "AC 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC", "pure complete run 250"),
    ("P11", PINELLA, "AC 3C 4C 5C 6C 7C 8C 2C=9C TC JC QC KC AC", "complete run 135"),
    ("P13", PINELLA, "2H 3H 4H", "meld-no-meld"),
]


def tokens(text: str) -> tuple[str, ...]:
    return tuple(map(token, text.split()))


def judged(rules: Rules, cards: str) -> str:
    """What the referee says about a meld: its kind and points, or why it is none."""
    try:
        answer = meld(rules, tokens(cards))
    except IllegalAction as error:
        return error.code
    marks = [name for name, is_so in (("pure", answer.pure), ("complete", answer.complete)) if is_so]
    return " ".join([*marks, answer.kind, str(answer.points)])


@pytest.mark.parametrize(("number", "rules", "cards", "expected"), MELDS)
def test_melds(number: str, rules: Rules, cards: str, expected: str) -> None:
    assert judged(rules, cards) == expected


def test_a_meld_is_told_as_it_lies() -> None:
    assert meld(CLASSIC, tokens("9C 7C **")).cards == ("7C", "**=8C", "9C")


TURNS: list[tuple[str, Rules, str, str, str]] = [
    (
        "R01",
        CLASSIC,
        "hand 9S 9C 5D 7H; row 4C JD 9H 2S KC",
        "take 3; lay 9S 9H 9C; discard 5D",
        "hand 2S 7H KC; row 4C JD 5D",
    ),
    ("R02", CLASSIC, "hand 9S 5D 7H; row 4C JD 9H 2S KC", "take 3", "0 chosen-cannot-be-laid"),
    ("R03", CLASSIC, "hand 9S 9C 5D 7H; row 4C JD 9H 2S KC", "take 3; discard 5D", "1 chosen-must-be-laid"),
    (
        "R04",
        CLASSIC,
        "hand 9S 9C 5D 7H; row 4C JD 9H 2S KC",
        "take 3; lay 9S 9H 9C; discard KC",
        "hand 2S 7H 5D; row 4C JD KC",
    ),
    (
        "R05",
        CLASSIC,
        "hand KS KD 4H; row 4C JD 9H 2S KC",
        "take 5; lay KS KD KC; discard 4H",
        "hand; row 4C JD 9H 2S 4H; out",
    ),
    ("R06", CLASSIC, "hand KS 4H 5D; row 4C JD 9H 2S KC", "take 5", "0 chosen-cannot-be-laid"),
    ("R07", FREE, "hand KS 4H 5D; row 4C JD 9H 2S KC",
     "take 5; discard 4H", "hand KS 5D KC; row 4C JD 9H 2S 4H"),
    (
        "R08",
        CLASSIC,
        "hand TD QD 3C 6S; row 4C JD 9H 2S KC",
        "take 2; lay TD JD QD; discard 3C",
        "hand 2S 6S 9H KC; row 4C 3C",
    ),
    ("R09", CLASSIC, "hand 2D 3D; row 7C 8H 9H TH", "take 2; lay 8H 9H TH; discard 2D", "hand 3D; row 7C 2D"),
    ("R10", CLASSIC, "hand 2D 3D; row QC 8H; own 5H 6H 7H",
     "take 2; off 8H @1; discard 2D", "hand 3D; row QC 2D"),
    (
        "R12",
        CLASSIC,
        "hand 4S 4H 4D KS 2D; row QC 8H; partner 5H 6H 7H",
        "take 2; lay 4S 4H 4D; off 8H @1; discard KS",
        "hand 2D; row QC KS",
    ),
    ("R13", CLASSIC, "hand 2D 3D KS; row QC 8H; opponent 5H 6H 7H; own 9S TS JS",
     "take 2", "0 chosen-cannot-be-laid"),
    (
        "R14",
        CLASSIC,
        "hand 2D 3C; row QC QD; own QH QS **=QD",
        "take 2; swap QD @1; off **=QC @1; discard 2D",
        "hand 3C; row QC 2D",
    ),
    ("R15", NO_SWAP, "hand 2D 3C; row QC QD; own QH QS **=QD", "take 2", "0 chosen-cannot-be-laid"),
    ("R17", CLASSIC, "hand 8S 8D 4H; row 5C ** 7D",
     "take 2; lay 8S 8D **=8H; discard 4H", "hand 7D; row 5C 4H"),
    ("R19", FIRST, "hand 8H 2D 3C; row QC 9H; own 5H 6H 7H", "take 2", "0 chosen-cannot-be-laid"),
    ("R20", CLASSIC, "hand 9S 9C 5D; row 9H 2C; stock 3D", "draw; take 1", "1 not-now"),
    ("R21", CLASSIC, "hand 9S 9C 9D; row 4C; stock 3D", "lay 9S 9C 9D", "0 not-now"),
    ("R22", CLASSIC, "hand 9S 9C; row 4C 9H", "take 2; lay 9S 9H 9C", "hand; row 4C; out"),
    ("R23", OPENED, "hand 9S 9C 5D; row 4C 9H", "take 2", "0 row-needs-opened"),
    (
        "R24",
        CLASSIC,
        "hand 6C 2D; row 8H 7H 9H; own 4H 5H 6H",
        "take 2; off 7H @1; discard 9H",
        "hand 2D 6C; row 8H 9H",
    ),
    (
        "R27",
        CLASSIC,
        "hand 4S 4H 4D 9S 9C 2D 3C; row 4C 9H",
        "take 2; lay 4S 4H 4D; lay 9S 9C 9H; discard 2D",
        "hand 3C; row 4C 2D",
    ),
    ("R28", CLASSIC, "hand ** 9C 5D 7H; row 4C 9H",
     "take 2; lay 9C 9H **=9S; discard 5D", "hand 7H; row 4C 5D"),
    (
        "J01",
        CLASSIC,
        "hand QD 7S 8S; row 4C; stock 2C; opponent QH QS **=QD",
        "draw; swap QD @1",
        "1 swap-needs-opened",
    ),
    (
        "J02",
        CLASSIC,
        "hand QD 7S 8S; row 4C; stock 2C; opponent QH QS **=QD; opened",
        "draw; swap QD @1; lay 7S 8S **=9S; discard 2C",
        "hand; row 4C 2C; out",
    ),
    (
        "J03",
        CLASSIC,
        "hand QD 7S 8S; row 4C; stock 2C; opponent QH QS **=QD; opened",
        "draw; swap QD @1; discard 2C",
        "2 wild-must-be-laid",
    ),
    (
        "J04",
        KEEP,
        "hand QD 7S 8S; row 4C; stock 2C; opponent QH QS **=QD; opened",
        "draw; swap QD @1; discard 2C",
        "hand 7S 8S **; row 4C 2C",
    ),
    (
        "J06",
        CLASSIC,
        "hand 6H 2C; row 4C; stock 3C; own 5H **=6H 7H",
        "draw; swap 6H @1; off **=8H @1; discard 2C",
        "hand 3C; row 4C 2C",
    ),
    (
        "J07",
        CLASSIC,
        "hand 4S 4H 4D QD 7S 8S; row 4C; stock 2C; opponent QH QS **=QD",
        "draw; lay 4S 4H 4D; swap QD @1; lay 7S 8S **=9S; discard 2C",
        "hand; row 4C 2C; out",
    ),
    (
        "J10",
        CLASSIC,
        "hand 7H 2C 3C; row 4C; stock 5C; own 5H 6H **=7H 8H 9H TH; own 9S 9H 9C",
        "draw; swap 7H @1; off **=9D @2; discard 2C",
        "hand 3C 5C; row 4C 2C",
    ),
    (
        "J12",
        CLASSIC,
        "hand KC 2C; row 4C; stock 5C; own KS KH **=KD",
        "draw; off KC @1; discard 2C",
        "hand 5C; row 4C 2C",
    ),
    (
        "J14",
        CLASSIC,
        "hand KD 2C; row 4C; stock 5C; own KS KH KC **=KD; own 7S 8S 9S",
        "draw; swap KD @1; off **=TS @2; discard 2C",
        "hand 5C; row 4C 2C",
    ),
    (
        "J15",
        CLASSIC,
        "hand ** 2C 5S; row 4C; stock 5C; own 6S 7S 8S",
        "draw; off **=5S @1 low; discard 2C",
        "hand 5S 5C; row 4C 2C",
    ),
    ("J16", CLASSIC, "hand ** 2C 5S; row 4C; stock 5C; own QS KS AS",
     "draw; off **=2S @1", "1 lay-off-does-not-fit"),
    ("J17", CLASSIC, "hand ** 2C; row 4C; stock 5C; own QS KS AS",
     "draw; discard **", "hand 2C 5C; row 4C **"),
    (
        "J19",
        CLASSIC,
        "hand QD KC 7S 8S 3D; row 4C; stock 2C; opponent QH QS **=QD; opponent KS KH **=KC; own 3H 4H 5H",
        "draw; swap QD @1; swap KC @2; lay 7S 8S **=9S; off **=6H @3; discard 2C",
        "hand 3D; row 4C 2C",
    ),
    (
        "P14",
        PINELLA,
        "hand TH 3C 4D; row 4C; stock 5C; opponent 8H 9H 2S=TH; own 5S 6S 7S",
        "draw; swap TH @1",
        "1 swap-own-side",
    ),
    (
        "P15",
        PINELLA,
        "hand TH 3C 4D; row 4C; stock 5C; partner 8H 9H 2S=TH; own 5S 6S 7S",
        "draw; swap TH @1; off 2S=8S @2; discard 3C",
        "hand 4D 5C; row 4C 3C",
    ),
    (
        "P16",
        PINELLA,
        "hand TH 3C 4D; row 4C; stock 5C; opponent 8H 9H **=TH; own 5S 6S 7S",
        "draw; swap TH @1; off **=8S @2; discard 3C",
        "hand 4D 5C; row 4C 3C",
    ),
    ("P17", PINELLA, "hand 9S 9C; row 4C 9H; own KS KH KD KC", "take 2", "0 chosen-cannot-be-laid"),
    ("P18", PINELLA, "hand 9S 9C; row 4C; stock 9H; own KS KH KD KC", "draw; lay 9S 9C 9H", "1 dead-end"),
    ("P20", PINELLA, "hand 8S; row 4C; stock 7D; own 5S 6S 7S", "draw; discard 7D", "hand 8S; row 4C 7D"),
    (
        "P21",
        PINELLA,
        "hand 8S; row 4C; stock 7D; own 5S 6S 7S; partner KS KH KD KC",
        "draw; off 8S @1; discard 7D",
        "hand; row 4C 7D; out",
    ),
    (
        "P22",
        PINELLA,
        "hand 8S 9S TS; row 4C; stock 7D; own 5S 6S 7S",
        "draw; off 8S @1; off 9S @1; off TS @1; discard 7D",
        "hand; row 4C 7D; out",
    ),
    ("P24", PINELLA, "hand 7D; row 4C 8S QH; own 5S 6S 7S",
     "take 2; off 8S @1; discard QH", "hand 7D; row 4C QH"),
    (
        "P25",
        PINELLA,
        "hand 8S; row 4C; stock 7D; own 5S 6S 7S; own KS KH KD 2S=KC",
        "draw; off 8S @1; discard 7D",
        "hand; row 4C 7D; out",
    ),
    (
        "P27",
        PINELLA,
        "hand KC 4D 5D 6D; row 4C; stock 8C; own AC 3C 4C 5C 6C 7C 8C 9C TC JC QC",
        "draw; off KC @1",
        "hand 4D 5D 6D 8C; row 4C",
    ),
    (
        "P28",
        PINELLA,
        "hand KC AC 5D 6D; row 4C; stock 8C; own AC 3C 4C 5C 6C 7C 8C 9C TC JC QC",
        "draw; off KC @1; off AC @1",
        "hand 5D 6D 8C; row 4C; pinnacolone",
    ),
    (
        "G01",
        CLASSIC,
        "hand 4H; row 4C; stock 5H; own 6H 7H 8H",
        "draw; off 5H @1 low; discard 4H",
        "hand; row 4C 4H; out",
    ),
    (
        "G02",
        CLASSIC,
        "hand 4H; row 4C; stock 5H; own 6H 7H 8H",
        "draw; off 5H @1 low; off 4H @1 low",
        "hand; row 4C; out",
    ),
    ("G03", CLASSIC, "hand KD; row 2C 9H; own 6H 7H 8H",
     "take 2; off 9H @1; discard KD", "hand; row 2C KD; out"),
    ("G04", CLASSIC, "hand KD; row 2C 9S; own 6H 7H 8H", "take 2", "0 chosen-cannot-be-laid"),
    (
        "G05",
        STRICTER,
        "hand 4H; row 4C; stock TD; own 3D 4D 5D 6D 7D 8D 9D",
        "draw; off TD @1; discard 4H",
        "1 dead-end",
    ),
    (
        "G06",
        STRICTER,
        "hand 4H; row 4C; stock TD; own 3D 4D 5D 6D 7D 8D 9D; partner 9S 9H 9C 9D",
        "draw; off TD @1; discard 4H",
        "hand; row 4C 4H; out",
    ),
    (
        "G09",
        CLASSIC,
        "hand 3D 4D 5D 6D 7D 8D QS QH QD QC AS AH AC; row 4C; stock 9C",
        "draw; lay 3D 4D 5D 6D 7D 8D; lay QS QH QD QC; lay AS AH AC; discard 9C",
        "hand; row 4C 9C; out",
    ),
    (
        "G12",
        CLASSIC,
        "hand AH 3C 4C; row 4C; stock 9C; own AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH",
        "draw; off AH @1",
        "hand 3C 4C 9C; row 4C; pinnacolone",
    ),
    (
        "X09",
        CLASSIC,
        "hand 5D 5H 2D; row 2C 3C 4C 5C 6C 7C 8C",
        "take 4; lay 5D 5H 5C; discard 2D",
        "hand 6C 7C 8C; row 2C 3C 4C 2D",
    ),
]  # fmt: skip
"""Hand, row, top of the stock and melds before a turn, the actions, and what comes of them or which is refused and why.

Melds are numbered in their order; a deal that ends says how.
"""


def done(rules: Rules, before: str, actions: str, **more: str) -> str:
    """What comes of some actions, in the notation of the table."""
    answer = turn(rules, position(written(before, **more), rules), actions.split("; "))
    if isinstance(answer, Refusal):
        return f"{answer.at} {answer.code}"
    parts = [("hand", answer.hand), ("row", answer.row)]
    said = [" ".join([word, *cards]) for word, cards in parts]
    return "; ".join([*said, answer.state.ending] if answer.state.ending else said)


@pytest.mark.parametrize(("number", "rules", "before", "actions", "expected"), TURNS)
def test_turns(number: str, rules: Rules, before: str, actions: str, expected: str) -> None:
    assert done(rules, before, actions) == expected


@pytest.mark.parametrize(
    ("number", "bonus"), [("G01", "bonus-out"), ("G09", "bonus-in-hand"), ("J07", "bonus-in-hand")]
)
def test_going_out_in_one_turn(number: str, bonus: str) -> None:
    _, rules, before, actions, _ = next(row for row in TURNS if row[0] == number)
    answer = turn(rules, position(written(before), rules), actions.split("; "))
    assert isinstance(answer, TurnAnswer)
    found = Pinnacola(rules).score(answer.state)
    assert found is not None
    assert {reason.code for reason in found.reasons} & {"bonus-out", "bonus-in-hand"} == {bonus}


MORE_TURNS: list[tuple[str, str, dict[str, str], str]] = [
    ("hand 5H 6H 2D; stock 7H 3C; row 4C", "draw; lay 5H 6H 7H; back; discard 7H", {}, "hand 5H 6H 2D; row 4C 7H"),
    ("hand 5H 6H 2D; stock 7H; row 4C", "draw; lay 5H 6H 7H; discard 2D; draw", {}, "3 deal-over"),
    ("hand 2D 3D; row 4C", "discard 2D", {"phase": '"play"'}, "hand 3D; row 4C 2D"),
    ("hand 9S 9C 9H 3D; row 4C", "discard 3D", {"phase": '"play"', "chosen": '"9H"'}, "0 chosen-must-be-laid"),
    ("hand 9S 9C 9H 3D; row 4C", "lay 9S 9H 9C; back; discard 3D", {"phase": '"play"'}, "hand 9S 9H 9C; row 4C 3D"),
    ("hand 2D 3D; row 4C 5C 6C", "draw; restock 4C 5C; discard 4C", {"stock": "0"}, "hand 2D 3D; row 6C 4C"),
    ("hand 2D 3D; row 4C 5C 6C", "draw; restock 4C 6C", {"stock": "0"}, "1 not-the-row"),
    ("hand 2D 3D; row 4C", "draw", {"stock": "0"}, "0 no-stock"),
    ("hand 2D 3D; stock 5C; row 4C", "draw; discard 5C; draw", {"hands": '["2D 3D", "4D", 3, 3]'}, "stock-unknown"),
    ("hand 2D 3D; stock 5C 6C; row 4C", "draw; discard 5C; draw; discard 4D", {"hands": '["2D 3D", "4D", 3, 3]'},
     "hand 2D 3D; row 4C 5C 4D"),
    ("hand 2D 3D; stock 5C 6C; row 4C", "draw; discard 5C; draw", {}, "hand-unknown"),
    ("hand 2D 3D; row 4C", "draw", {}, "stock-unknown"),
    ("hand 2D 3D; row 4C", "draw", {"stock": "5"}, "stock-unknown"),
    ("hand 2D 3D; row 4C 5C 6C", "draw; discard 2D", {"stock": "0"}, "stock-unknown"),
    ("hand 2D 3D; row 4C 5C 6C", "draw", {"stock": "0"}, "stock-unknown"),
    ("hand ** 3D; stock 5C; row 4C; own QS KS AS", "draw; off ** @1; discard 5C", {}, "hand 3D; row 4C 5C"),
    ("hand ** 3D; stock 5C; row 4C; own 6S 7S 8S", "draw; off ** @1", {}, "1 lay-off-end-open"),
    ("hand ** 3D; stock 5C; row 4C; own 6S 7S 8S", "draw; off ** @1 high; discard 5C", {}, "hand 3D; row 4C 5C"),
    ("hand ** 3D 5D; stock 5C; row 4C", "draw; lay 3D ** 5D; discard 5C", {}, "hand; row 4C 5C; out"),
    ("hand ** 5H 5D 3S; stock 5C; row 4C", "draw; lay 5D 5H **", {}, "1 meld-identity-open"),
    ("hand ** 5H 5D 3S; stock 5C; row 4C", "draw; lay 5D 5H ** 5C; discard 3S", {}, "hand; row 4C 3S; out"),
    ("hand 2D 3D; stock 5C; row 4C", "draw; deal 2D", {}, "1 not-now"),
    ("hand 2D 3D; stock 5C; row 4C", "draw; pass", {}, "turn-action"),
    ("hand 2D 3D; stock 5C; row 4C", "draw; discard 1D", {}, "turn-action"),
]  # fmt: skip


@pytest.mark.parametrize(("before", "actions", "more", "expected"), MORE_TURNS)
def test_what_a_position_tells_and_what_not(before: str, actions: str, more: dict[str, str], expected: str) -> None:
    try:
        found = done(CLASSIC, before, actions, **more)
    except RefereeError as error:
        found = error.code
    assert found == expected


def test_a_stock_made_new_between_turns_stays_unknown() -> None:
    rules = changed(CLASSIC, out__restock="turn-end")
    before, more = "hand 2D 3D; stock 5C; row 4C 6C", {"hands": '["2D 3D", "4D 5D", 40, 61]'}
    assert position(written(before, **more), rules).state.stock == ("5C",)
    assert done(rules, before, "draw; discard 2D", **more) == "hand 3D 5C; row 4C 6C 2D"
    with pytest.raises(RefereeError, match=r"^stock-unknown"):
        done(rules, before, "draw; discard 2D; draw", **more)
    assert done(rules, before, "draw; discard 2D; take 1", **more) == "2 chosen-cannot-be-laid"


def test_the_first_round_is_told_where_it_matters() -> None:
    rules = changed(CLASSIC, out__first_round=False)
    before = "hand 5H 6H; stock 7H; row 4C"
    assert done(rules, before, "draw; lay 5H 6H 7H") == "hand; row 4C; out"
    assert done(rules, before, "draw; lay 5H 6H 7H", first_round="true") == "1 dead-end"


def test_a_position_holds_the_whole_pack() -> None:
    text = written("hand 9S 9C; row 4C **; stock 3D; own QS QH **=QD")
    for rules, size in ((CLASSIC, 108), (PINELLA, 104)):
        state = position(text, rules).state
        parts = [*state.hands, state.row, state.stock, *(tuple(t[:2] for t in one.tokens) for one in state.melds)]
        assert sorted(chain.from_iterable(parts)) == sorted(pack(rules.deal.pinelle))
        assert sum(map(len, parts)) == size


def test_equal_positions_are_equal() -> None:
    text = written("hand 9S 9C; row 4C")
    assert position(text, CLASSIC) == position(text, CLASSIC)


HANDS = 'hands = ["9S 9C", 13, 13, 13]'
BAD_POSITIONS: list[tuple[str, Rules, str]] = [
    ("", CLASSIC, "position-form"),
    ("hands", CLASSIC, "position-form"),
    ("hands = 3", CLASSIC, "position-form"),
    (f"{HANDS}\nnonsense = 1", CLASSIC, "position-form"),
    (f'{HANDS}\nphase = "over"', CLASSIC, "position-form"),
    (f"{HANDS}\nstock = -1", CLASSIC, "position-form"),
    (f"{HANDS}\n#{'x' * 70_000}", CLASSIC, "position-form"),
    (f"{HANDS}\nx = " + "[" * 5000, CLASSIC, "position-form"),
    (HANDS, TWO, "hands-count"),
    (f"{HANDS}\nturn = 4", CLASSIC, "seat-range"),
    (f"{HANDS}\nturn = 1", CLASSIC, "hand-unknown"),
    (f"{HANDS}\nopened = [-1]", CLASSIC, "seat-range"),
    (f'{HANDS}\nmelds = [{{owner = 4, cards = "5H 6H 7H"}}]', CLASSIC, "seat-range"),
    (f'{HANDS}\nmelds = [{{owner = 0, cards = "5H 6H"}}]', CLASSIC, "side-meld"),
    (f'{HANDS}\nmelds = [{{owner = 0, cards = "5H 6H 1H"}}]', CLASSIC, "token"),
    ('hands = ["9S 9X", 13, 13, 13]', CLASSIC, "token"),
    ('hands = ["9S **=9C", 13, 13, 13]', CLASSIC, "token"),
    ('hands = ["9S 9C", "", 13, 13]', CLASSIC, "no-cards"),
    ('hands = ["9S 9C", 0, 13, 13]', CLASSIC, "no-cards"),
    ('hands = ["9S 9C", -3, 13, 13]', CLASSIC, "no-cards"),
    ('hands = ["9S 9S 9S", 13, 13, 13]', CLASSIC, "too-many-copies"),
    (f'{HANDS}\nrow = "2H"', PINELLA, "too-many-copies"),
    ('hands = ["9S 9C", 60, 60, 13]', CLASSIC, "position-too-large"),
    (f"{HANDS}\nstock = 100", CLASSIC, "position-too-large"),
    (f'{HANDS}\nchosen = "9S"', CLASSIC, "position-chosen"),
    (f'{HANDS}\nphase = "play"\nchosen = "9H"', CLASSIC, "position-chosen"),
    (f'{HANDS}\nphase = "play"\nchosen = "9S 9C"', CLASSIC, "position-chosen"),
]


@pytest.mark.parametrize(("text", "rules", "code"), BAD_POSITIONS)
def test_what_is_no_position(text: str, rules: Rules, code: str) -> None:
    with pytest.raises((RefereeError, NotationError)) as caught:
        position(text, rules)
    assert isinstance(caught.value, RefereeError | NotationError)
    assert caught.value.code == code


@given(
    st.lists(st.sampled_from(["9S", "9C", "5D", "**", "2S"]), min_size=1, max_size=8),
    st.lists(st.sampled_from(["9H", "5S", "5C", "KD"]), min_size=1, max_size=5),
    st.lists(
        st.sampled_from(
            ["draw", "take 1", "take 2", "take 9", "lay 9S 9H 9C", "lay 5S 5D **", "off 8H @1", "off ** @1 low",
             "swap 6H @1", "discard 5D", "discard **", "back", "nonsense", "off 8H @9", "deal 9S", "restock 9H"]
        ),
        max_size=6,
    ),
    st.booleans(),
)  # fmt: skip
def test_any_turn_is_judged_or_refused_by_name(hand: list[str], row: list[str], actions: list[str], wild: bool) -> None:
    before = f"hand {' '.join(hand)}; row {' '.join(row)}; stock 7H; own 5H **=6H 7H"
    rules = PINELLA if wild else CLASSIC
    found: Any
    try:
        found = turn(rules, position(written(before), rules), actions)
    except RefereeError as error:
        found = error
    assert isinstance(found, TurnAnswer | Refusal) or found.code in (
        *("stock-unknown", "hand-unknown", "turn-action", "too-many-copies"),
    )
    if isinstance(found, Refusal):
        assert 0 <= found.at < len(actions)


KINGS, LONG, THREES = "KS KH KD KC", "5H 6H 7H 8H 9H TH", "3C 3D **=3S"
PICTURES, SEVENS = "JD QD KD AD", "7S 7H 7C"
IN_HAND = "3D 4D 5D 6D 7D 8D | QS QH QD QC | AS AH AC"

SCORES: list[tuple[str, Rules, str, str, str, int]] = [
    ("S01", CLASSIC, f"{KINGS} | {LONG} | {THREES}", "- | QS 4D", "yes", 310),
    ("S02", CLASSIC, f"{PICTURES} | {SEVENS}", "** 9C | AS 2C 8H", "no", 10),
    ("S03", changed(CLASSIC, value__joker=30), f"{KINGS} | {LONG} | {THREES}", "- | QS 4D", "yes", 315),
    ("S03", changed(CLASSIC, value__joker=30), f"{PICTURES} | {SEVENS}", "** 9C | AS 2C 8H", "no", 5),
    ("S04", CLASSIC, "-", "AS KD | ** 2C", "no", -110),
    ("S06", CLASSIC, "2S 2H 2D", "AS AH AD AC | KS KH QD QC", "no", -85),
    ("S07", CLASSIC, IN_HAND, "- | KC 5C", "in-hand", 400),
    ("S08", changed(CLASSIC, scoring__in_hand_adds=True), IN_HAND, "- | KC 5C", "in-hand", 500),
    ("S09", changed(CLASSIC, scoring__in_hand_result="double"), IN_HAND, "- | KC 5C", "in-hand", 600),
    ("S10", changed(CLASSIC, scoring__in_hand_result="double", scoring__double_bonus=False), IN_HAND, "- | KC 5C",
     "in-hand", 400),
    ("S12", CLASSIC, "6S 7S 8S", "9H | 4D 4C", "no", 10),
    ("S15", PINELLA, "-", "2S 2C ** | AD", "no", -160),
    ("S16", TWO, "9S 9H 9C 9D | AC 2C 3C", "-", "yes", 205),
    ("S16", TWO, "-", "KS 3H", "no", -30),
    ("flat", changed(CLASSIC, scoring__no_meld="flat"), "-", "KS 3H | **", "no", -200),
    ("row", CLASSIC, "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", "3C | 4C", "no", 1500),
    ("row", TOURNAMENT, "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", "3C | 4C", "no", 600),
    ("other", TOURNAMENT, "-", "KS 3H | **", "no", -40),
    ("other", TOURNAMENT, "-", "KS 3H | **", "other-in-hand", -400),
]  # fmt: skip


def settled(rules: Rules, side: str, hands: str, out: Any, opened: list[bool] | None = None) -> SideAnswer:
    melds = [] if side == "-" else [tokens(one) for one in side.split(" | ")]
    held = [() if hand == "-" else tokens(hand) for hand in hands.split(" | ")]
    return score(rules, melds, held, out, opened=opened)  # type: ignore[arg-type]  # tokens without identity are cards


@pytest.mark.parametrize(("number", "rules", "side", "hands", "out", "result"), SCORES)
def test_scores(number: str, rules: Rules, side: str, hands: str, out: str, result: int) -> None:
    answer = settled(rules, side, hands, out)
    assert answer.result == result == sum(answer.melds) + answer.bonus + answer.hands
    assert answer.score.change == (result,)


@pytest.mark.parametrize(
    ("number", "rules", "cards", "points"),
    [
        ("S13", CLASSIC, "AS AH AD AC", 120),
        ("S13", CLASSIC, "5S 5H 5D 5C", 40),
        ("S13", CLASSIC, "KS KH KD **=KC", 55),
        ("S18", CLASSIC, "4S 5S 6S 7S 8S 9S TS", 120),
        ("S18", changed(CLASSIC, meld__pure_run=7), "4S 5S 6S 7S 8S 9S TS", 120),
        ("S18", changed(CLASSIC, meld__pure_run=8), "4S 5S 6S 7S 8S 9S TS", 60),
    ],
)
def test_points(number: str, rules: Rules, cards: str, points: int) -> None:
    assert meld(rules, tokens(cards)).points == points


def test_the_parts_of_a_score() -> None:
    answer = settled(CLASSIC, f"{KINGS} | {LONG} | {THREES}", "- | QS 4D", "yes")
    assert (answer.melds, answer.bonus, answer.hands) == ((80, 110, 35), 100, -15)
    assert [reason.code for reason in answer.score.reasons] == ["melds", "bonus-out", "hands"]


def test_who_has_laid_a_meld_is_asked_only_where_it_matters() -> None:
    asked = (TOURNAMENT, "5H 6H 7H", "KS 3H | **", "other-in-hand")
    with pytest.raises(RefereeError, match=r"^opened-missing"):
        settled(*asked)
    assert settled(*asked, opened=[True, False]).result == 25 - 15 - 200
    assert settled(*asked, opened=[False, True]).result == 25 - 25 - 200
    assert settled(*asked, opened=[True, True]).result == 25 - 40
    assert settled(TOURNAMENT, "5H 6H 7H", "KS 3H | **", "no").result == -15


@pytest.mark.parametrize(
    ("number", "rules", "totals", "winner"),
    [
        ("S19", CLASSIC, (1500, 1200), 0),
        ("S20", CLASSIC, (1490, 1499), None),
        ("S21", CLASSIC, (1520, 1555), 1),
        ("S22", CLASSIC, (1510, 1510), None),
        ("S24", TWO, (1005, 990), 0),
    ],
)
def test_matches(number: str, rules: Rules, totals: tuple[int, int], winner: int | None) -> None:
    answer = match(rules.match, totals)
    assert (answer and answer.winner) == winner


BAD_SCORES: list[tuple[str, Rules, str, str, str]] = [
    ("hands-count", CLASSIC, "5H 6H 7H", "KS", "no"),
    ("hands-count", TWO, "5H 6H 7H", "KS | KH", "no"),
    ("out-unknown", CLASSIC, "5H 6H 7H", "KS | KH", "perhaps"),
    ("side-meld", CLASSIC, "5H 6H 7H | KS KH", "KS | KH", "no"),
    ("too-many-copies", CLASSIC, "5H 6H 7H", "7H | 7H", "no"),
    ("out-hands", CLASSIC, "5H 6H 7H", "KS | KH", "yes"),
    ("out-hands", CLASSIC, "5H 6H 7H", "- | -", "in-hand"),
    ("out-missing", CLASSIC, "5H 6H 7H", "- | KH", "no"),
    ("out-melds", CLASSIC, "-", "- | KH", "yes"),
    ("out-melds", STRICTER, KINGS, "- | KH", "yes"),
]


@pytest.mark.parametrize(("code", "rules", "side", "hands", "out"), BAD_SCORES)
def test_what_cannot_have_been_scored(code: str, rules: Rules, side: str, hands: str, out: str) -> None:
    with pytest.raises(RefereeError, match=f"^{code}(:| |$)"):
        settled(rules, side, hands, out)


def test_what_is_no_question_about_melds() -> None:
    with pytest.raises(RefereeError, match=r"^no-cards"):
        meld(CLASSIC, [])
    with pytest.raises(RefereeError, match=r"^too-many-copies"):
        meld(CLASSIC, ["7H", "**", "**", "**", "**", "**"])


@given(st.lists(st.sampled_from([*KINDS, "**=7H", "2S=8H", "**=AS"]), max_size=15), st.booleans())
def test_any_cards_are_a_meld_or_not(cards: list[str], wild: bool) -> None:
    try:
        found: Any = meld(PINELLA if wild else JOKERS, cards)
    except (IllegalAction, RefereeError) as error:
        found = error
    assert isinstance(found, IllegalAction | RefereeError) or found.points > 0


class Run:
    """What one command gave."""

    def __init__(self, capture: pytest.CaptureFixture[str], given: tuple[str, ...]) -> None:
        capture.readouterr()
        self.code = main(given)
        self.out, self.err = capture.readouterr()

    @property
    def json(self) -> Any:
        assert self.out.count("\n") == 1, "JSON is one line"
        return json.loads(self.out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """A function that asks the referee, by the rules of Pinnacola."""
    monkeypatch.setenv("LC_ALL", "C")
    return lambda question, *given, rules="classic": Run(
        capsys, ("referee", question, f"--rules=pinnacola/{rules}", *given)
    )


POSITION = 'hands = ["9S 9C 5D 7H", 13, 13, 13]; row = "4C JD 9H 2S KC"; melds = [{owner = 1, cards = "QH QS **=QD"}]'


def test_the_shapes_of_answers(run: Any) -> None:
    assert run("meld", "--json", "KS", "KH", "**=KD").json == {
        "legal": True,
        "kind": "tris",
        "pure": False,
        "complete": False,
        "points": 45,
        "cards": ["KS", "KH", "**=KD"],
    }
    assert run("meld", "--json", "QH QS **").json == {
        "legal": False,
        "code": "meld-identity-open",
        "reason": "Joker could stand for several cards: Q♦ Q♣. Say for which.",
    }
    side = f"{KINGS} | {LONG} | {THREES}"
    assert run("score", "--json", "--side", side, "--hands", "- | QS 4D", "--out", "yes").json == {
        "result": 310,
        "melds": [80, 110, 35],
        "bonus": 100,
        "hands": -15,
    }
    turn = ("turn", "--json", "--position", POSITION, "--actions")
    assert run(*turn, "take 3; lay 9S 9H 9C; discard 5D").json == {
        "legal": True,
        "hand": ["2S", "7H", "KC"],
        "row": ["4C", "JD", "5D"],
    }
    assert run(*turn, "take 3; discard 5D").json == {
        "legal": False,
        "at": 1,
        "code": "chosen-must-be-laid",
        "reason": "9♥, taken from the row, must be laid first. Then you may discard.",
    }


def test_answers_in_words(run: Any) -> None:
    assert (
        run("meld", "KS KH KD **").out
        == "K♠ K♥ K♦ Joker=K♣ is a poker: 55\nIt is complete: nothing can be laid off on it.\n"
    )
    assert run("meld", "--language=de", "D♥ D♠ Joker=D♦").out == "D♠ D♥ Joker=D♦, Tris: 45\n"
    assert run("meld", "6D 7D").out == "A meld has at least 3 cards. Add some.\n"
    assert run("score", "--side", "6S 7S 8S", "--hands", "9H | 4D 4C").out == (
        "6♠ 7♠ 8♠: 30\nThis side: melds 30.\nThis side: cards in hand -20.\nThis side: +10\n"
    )
    turn = ("turn", "--position", POSITION, "--actions")
    assert run(*turn, "take 3; lay 9S 9H 9C; discard 5D").out == "That is allowed.\nHand: 2♠ 7♥ K♣\nRow: 4♣ J♦ 5♦\n"
    assert run(*turn, "take 3; discard 5D").out == (
        'Action 2, "discard 5D", is not allowed. 9♥, taken from the row, must be laid first. Then you may discard.\n'
    )
    out = run("turn", "--position", 'hands = ["9S 9C", 2, 2, 2]; row = "9H"', "--actions", "take 1; lay 9S 9H 9C")
    assert out.out == "That is allowed.\nHand: -\nRow: -\nSouth goes out\n"


def test_a_position_from_a_file(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "position"
    file.write_text(POSITION.replace("; ", "\n"), "utf-8")
    assert run("turn", "--position", str(file), "--actions", "take 1", "--json").json["at"] == 0


REFUSED: list[tuple[str, tuple[str, ...]]] = [
    ("token", ("meld", "KS KH 1H")),
    ("token", ("score", "--side=KS KH 1H", "--hands=- | QS")),
    ("token", ("score", "--side=-", "--hands=- | **=QS")),
    ("no-cards", ("meld", " ")),
    ("no-cards", ("score", "--side=-", "--hands= | QS")),
    ("missing-argument", ("score", "--side=-")),
    ("missing-argument", ("turn", "--actions=draw")),
    ("option-other-game", ("score", "--side=-", "--hands=QS | KS", "--bid=250")),
    ("option-other-game", ("meld", "--trump=S", "KS KH KD")),
    ("other-question", ("legal", "KS")),
    ("other-question", ("trick", "KS")),
    ("other-question", ("auction", "P")),
    ("whole", ("score", "--side=-", "--hands=QS | KS", "--opened=x")),
    ("no-such-player", ("score", "--side=-", "--hands=QS | KS", "--opened=3")),
    ("out-unknown", ("score", "--side=-", "--hands=QS | KS", "--out=perhaps")),
    ("out-missing", ("score", "--side=-", "--hands=- | KS")),
    ("out-hands", ("score", f"--side={KINGS}", "--hands=QS | KS", "--out=yes")),
    ("out-melds", ("score", "--side=-", "--hands=- | KS", "--out=yes")),
    ("side-meld", ("score", "--side=KS KH", "--hands=QS | KS")),
    ("hands-count", ("score", "--side=-", "--hands=QS")),
    ("unreadable-file", ("turn", "--position=no-such-file", "--actions=draw")),
    ("position-form", ("turn", "--position=x = 1", "--actions=draw")),
    ("stock-unknown", ("turn", f"--position={POSITION}", "--actions=draw")),
    ("turn-action", ("turn", f"--position={POSITION}", "--actions=shout")),
]


@pytest.mark.parametrize(("code", "given"), REFUSED)
def test_what_cannot_be_answered(run: Any, code: str, given: tuple[str, ...]) -> None:
    question, *rest = given
    coded = run(question, *rest, "--json")
    assert (coded.code, coded.json["error"]["code"]) == (2, code)
    plain = run(question, *rest)
    assert (plain.code, plain.out, plain.err) == (2, "", coded.json["error"]["message"] + "\n")


def test_who_has_opened_is_said_by_number(run: Any) -> None:
    asked = ("score", "--side=5H 6H 7H", "--hands=KS 3H | **", "--out=other-in-hand", "--json")
    results = {
        given: run(*asked, f"--opened={given}", rules="tournament").json["result"] for given in ("1", "2", "1,2")
    }
    assert results == {"1": -190, "2": -200, "1,2": -15}
    assert run(*asked, rules="tournament").json["error"]["code"] == "opened-missing"
    nothing = ("score", "--side=-", "--hands=KS | **", "--out=other-in-hand", "--opened=-", "--json")
    assert run(*nothing, rules="tournament").json["result"] == -400


def test_pinochle_knows_no_turns(run: Any, capsys: pytest.CaptureFixture[str]) -> None:
    asked = Run(capsys, ("referee", "turn", "--position=x", "--actions=draw", "--json"))
    assert asked.json["error"]["code"] == "other-question"
    assert Run(capsys, ("referee", "score", "--meld=0/0", "--side=-", "--json")).json["error"]["code"] == (
        "option-other-game"
    )
    assert run("match", "--scores", "1520/1555", "--json").json["winner"] == 2
