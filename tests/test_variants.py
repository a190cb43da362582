"""The named rule sets, option by option, against the published table; and where their names may stand."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import twinpack
from tests.strategies import rules_of
from twinpack import families
from twinpack.auction import Step
from twinpack.options import changed, differences, options
from twinpack.pinochle.problems import problems
from twinpack.pinochle.rules import Counters, Rules
from twinpack.pinochle.variants import VARIANTS

SOURCE = Path(twinpack.__file__).parent

COLUMNS = ("classic", "joedog", "dailey", "dutch")

# option, then its value in each of COLUMNS
TABLE: dict[str, tuple[Any, Any, Any, Any]] = {
    "scale": (10, 1, 10, 10),
    "auction.minimum": (250, 16, 250, 250),
    "auction.steps": ((Step(0, 10),), (Step(0, 1),), (Step(0, 10),), (Step(0, 10),)),
    "auction.opening": (0, 0, 0, 0),
    "auction.max_raise": (0, 0, 0, 0),
    "auction.ceiling": (0, 0, 0, 0),
    "auction.all_pass": ("dealer-minimum", "dealer-minimum-less-one", "dealer-minimum", "redeal"),
    "auction.rounds": ("ascending",) * 4,
    "auction.opener": ("free",) * 4,
    "auction.help": (False, False, True, False),
    "auction.bid_needs": ("none",) * 4,
    "auction.bid_needs_meld": (0, 0, 0, 0),
    "trump.source": ("declarer",) * 4,
    "trump.needs": ("none",) * 4,
    "exchange.count": (4, 3, 4, 0),
    "exchange.order": ("partner-first",) * 4,
    "meld.run": ((150, 1500), (15, 150), (150, 1500), (150, 1500)),
    "meld.run_extra_king": (190, 0, 190, 0),
    "meld.run_extra_queen": (190, 0, 190, 0),
    "meld.run_extra_both": (0, 0, 230, 0),
    "meld.royal_marriage": ((40, 80), (4, 8), (40, 80), (40, 80)),
    "meld.marriage": ((20, 40), (2, 4), (20, 40), (20, 40)),
    "meld.dix": (10, 1, 10, 10),
    "meld.pinochle": ((40, 300), (4, 30), (40, 300), (40, 300)),
    "meld.grand_pinochle": (0, 0, 0, 0),
    "meld.aces": ((100, 1000), (10, 100), (100, 1000), (100, 1000)),
    "meld.kings": ((80, 800), (8, 80), (80, 800), (80, 800)),
    "meld.queens": ((60, 600), (6, 60), (60, 600), (60, 600)),
    "meld.jacks": ((40, 400), (4, 40), (40, 400), (40, 400)),
    "meld.roundhouse": (0, 0, 0, 0),
    "meld.minimum": (0, 0, 0, 0),
    "play.first_lead": ("declarer",) * 4,
    "play.first_lead_trump": (False,) * 4,
    "play.policy": ("OLD", "OVR", "OLD", "OLD"),
    "play.counters.ace": (10, 1, 10, 10),
    "play.counters.ten": (10, 1, 10, 10),
    "play.counters.king": (10, 1, 10, 5),
    "play.counters.queen": (0, 0, 0, 0),
    "play.counters.jack": (0, 0, 0, 0),
    "play.counters.nine": (0, 0, 0, 0),
    "play.last_trick": (10, 1, 10, 10),
    "scoring.save_defenders": ("point", "point", "point", "none"),
    "scoring.save_declarers": ("none", "point", "none", "none"),
    "scoring.save_covers": ("meld",) * 4,
    "scoring.dix_saves": ("never", "never", "only-dix", "never"),
    "scoring.not_at_table": (False, False, True, False),
    "scoring.concede": (True, False, True, False),
    "scoring.set_penalty": ("deduct",) * 4,
    "scoring.moon_bonus": (0, 0, 0, 0),
    "scoring.moon_penalty": (0, 0, 0, 0),
    "scoring.instant_win": ("none",) * 4,
    "match.target": (1500, 300, 1500, 1000),
    "match.both_over": ("declarers", "declarers", "declarers", "highest"),
    "match.floor": (0, 0, 0, 0),
    "match.mercy": ("none",) * 4,
    "match.must_declare": (False,) * 4,
    "match.end": ("target",) * 4,
    "match.checks.game": (0,) * 4,
    "match.checks.each": (0,) * 4,
    "match.checks.below_zero": (0,) * 4,
    "table.seats": (4,) * 4,
    "table.sides": (2,) * 4,
    "table.hands": (4,) * 4,
    "table.partner": ("fixed",) * 4,
    "pack.copies": (2,) * 4,
    "pack.lowest": ("9",) * 4,
    "deal.method": ("deal",) * 4,
    "auction.bracket": (0,) * 4,
    "meld.who": ("all",) * 4,
    "scoring.rounding": ("none",) * 4,
    "scoring.concede_gift": (0,) * 4,
    "scoring.made_scores": ("all",) * 4,
    "scoring.made_by_meld": (False,) * 4,
    "scoring.defenders_score": (True,) * 4,
    "scoring.instant_meld": ("none",) * 4,
    "scoring.instant_lead": (0,) * 4,
    "payment.table": ((),) * 4,
    "checks.roundhouse": (0,) * 4,
    "checks.run": (0,) * 4,
    "checks.aces": (0,) * 4,
    "checks.kings": (0,) * 4,
    "checks.queens": (0,) * 4,
    "checks.jacks": (0,) * 4,
    "checks.double_pinochle": (0,) * 4,
    "checks.contract": ((),) * 4,
    "checks.contract_more": (0,) * 4,
    "checks.all_tricks": (0,) * 4,
    "deal.misdeal": ("none",) * 4,
    "deal.widow": (0, 0, 0, 0),
    "deal.packets": ((3, 3, 3, 3), (1,) * 12, (3, 3, 3, 3), (4, 3, 4, 1)),
}

WITHOUT_EFFECT = {"deal.widow_use", "deal.widow_shown", "deal.bury_from", "deal.bury_counts", "match.deals"} | {
    "convention.card",
    "match.target_raise",
    "match.checks.step",
    "checks.contract_step",
    "checks.set_factor",
    "stock.meld_first",
    "stock.last_choice",
    "stock.claim_out",
    "payment.kitty_from",
    "payment.spades",
    "payment.hearts",
    "payment.lost_factor",
    "payment.plain_concession",
    "payment.forfeit",
    "payment.yielding",
}
"""Options that say nothing in these rule sets: there is no widow, no number of deals, no raised target, no stock, no
chips and no checks."""


@pytest.mark.parametrize("key", TABLE)
def test_each_option_has_its_published_value(key: str) -> None:
    found = [{option.key: option.value for option in options(rules_of(name))}[key] for name in COLUMNS]
    assert tuple(found) == TABLE[key]


def test_the_table_speaks_of_every_option() -> None:
    assert {option.key for option in options(Rules())} == set(TABLE) | WITHOUT_EFFECT


# variant, what it is based on, and all that differs
DIFFERENT: dict[str, tuple[str, dict[str, Any]]] = {
    "dailey-plain-run": (
        "dailey",
        {"meld.run_extra_king": 0, "meld.run_extra_queen": 0, "meld.run_extra_both": 0},
    ),
    "postwar": ("dailey", {"play.policy": "Y45"}),
    "cutthroat": ("dailey", {"exchange.count": 0}),
    "gauen": ("dailey", {"scoring.set_penalty": "give"}),
    "stonebridge": (
        "dailey",
        {
            "auction.minimum": 190,
            "exchange.count": 0,
            "meld.run": (150, 300),
            "meld.run_extra_king": 0,
            "meld.run_extra_queen": 0,
            "meld.run_extra_both": 0,
            "meld.pinochle": (40, 80),
            "meld.aces": (100, 200),
            "meld.kings": (80, 160),
            "meld.queens": (60, 120),
            "meld.jacks": (40, 80),
            "play.policy": "OVR",
            "play.counters.king": 5,
            "play.counters.queen": 5,
            "match.target": 1000,
        },
    ),
    "turned-trump": (
        "dailey",
        {
            "auction.help": False,
            "trump.source": "turned",
            "exchange.count": 0,
            "play.first_lead": "left-of-dealer",
            "scoring.not_at_table": False,
            "scoring.concede": False,
            "match.both_over": "raise-target",
        },
    ),
    "classic-short": ("classic", {"match.target": 1000}),
    "dutch-short": ("dutch", {"match.target": 500}),
}


@pytest.mark.parametrize("variant", DIFFERENT)
def test_a_variant_differs_in_nothing_else(variant: str) -> None:
    base, expected = DIFFERENT[variant]
    assert {key: new for key, _, new in differences(rules_of(base), rules_of(variant))} == expected


ELEVEN = {"play.counters.ace": 11, "play.counters.king": 4, "play.counters.queen": 3, "play.counters.jack": 2}
SINGLES = {"meld.run": (150,), "meld.pinochle": (40,), "meld.aces": (100,), "meld.jacks": (40,)}
T1 = ((300, 3), (350, 5), (400, 10), (450, 15), (500, 20), (550, 25), (600, 30))
T2 = ((300, 1), (350, 2), (400, 4), (450, 6), (500, 8), (550, 10))
T3 = tuple(zip(range(250, 701, 50), (2, 3, 5, 7, 10, 13, 17, 21, 25, 30), strict=True))
T4 = tuple(zip(range(250, 701, 50), (2, 3, 4, 5, 6, 7, 8, 9, 10, 11), strict=True))

# variant, and what its sources state
PUBLISHED: dict[str, dict[str, Any]] = {
    "double-deck": {
        "table.seats": 4,
        "pack.copies": 4,
        "pack.lowest": "J",
        "auction.minimum": 50,
        "auction.steps": (Step(50, 1), Step(60, 5), Step(100, 10)),
        "trump.needs": "marriage",
        "exchange.count": 0,
        "meld.run": (15, 150, 225, 300),
        "meld.royal_marriage": (4, 8, 12, 16),
        "meld.marriage": (2, 4, 6, 8),
        "meld.pinochle": (4, 30, 60, 90),
        "meld.aces": (10, 100, 150, 200),
        "meld.kings": (8, 80, 120, 160),
        "meld.queens": (6, 60, 90, 120),
        "meld.jacks": (4, 40, 60, 80),
        "meld.minimum": 20,
        "play.last_trick": 2,
        "scoring.save_declarers": 20,
        "scoring.save_defenders": 20,
        "scoring.save_covers": "all",
        "match.target": 500,
    },
    "double-deck-tens": {"scale": 10, "auction.minimum": 500, "auction.steps": (Step(500, 10), Step(600, 50))},
    "double-deck-flat": {
        "meld.run": (15,),
        "meld.royal_marriage": (4,),
        "meld.pinochle": (4, 30, 45, 60),
        "play.first_lead_trump": True,
        "scoring.instant_win": "all-tricks",
        "scoring.instant_meld": "quadruple-pinochle",
        "scoring.instant_lead": 250,
    },
    "double-deck-doubling": {"meld.aces": (10, 100, 200, 400), "meld.jacks": (4, 40, 80, 160)},
    "double-deck-royal": {"meld.royal_marriage": (4, 30, 60, 120), "scoring.instant_meld": "quadruple-run"},
    "two-hand": {
        "table.seats": 2,
        "deal.method": "stock",
        **SINGLES,
        "meld.pinochle": (40, 300),
        **ELEVEN,
        "play.policy": "Y45",
        "scoring.rounding": "sevens-up",
        "stock.claim_out": True,
        "match.target": 1000,
        "match.both_over": "raise-target",
        "match.target_raise": 250,
    },
    "two-hand-64": {"pack.lowest": "7", "pack.copies": 2},
    "draft": {"table.seats": 2, "deal.method": "draft", "deal.packets": (3, 3, 3, 3)},
    "three-hand": {
        "table.seats": 3,
        "table.sides": 3,
        "deal.packets": (4, 4, 4, 4),
        "deal.widow": 0,
        "scoring.save_declarers": "trick",
        "scoring.save_defenders": "trick",
        "match.must_declare": True,
        "match.target": 1000,
    },
    "three-hand-kitty": {
        "scale": 1,
        "deal.widow": 3,
        "deal.bury_from": "unmelded",
        "auction.minimum": 20,
        "auction.opener": "forced-with-meld",
        "auction.all_pass": "dealer-minimum-less-one",
        "scoring.save_declarers": "trick",
        "scoring.concede": True,
        "match.target": 100,
    },
    "bison": {"deal.widow": 3, "play.counters.king": 10, "match.target": 1500, "meld.run_extra_both": 230},
    "turned-three": {"table.sides": 3, "trump.source": "turned", "match.target": 1000, "match.target_raise": 250},
    "widow": {"meld.who": "all", "scoring.made_scores": "bid", "scoring.set_penalty": "nothing", "payment.table": ()},
    "auction": {
        "table.seats": 3,
        "deal.widow": 3,
        "deal.widow_shown": True,
        "auction.minimum": 300,
        "meld.who": "declarer",
        **SINGLES,
        **ELEVEN,
        "play.policy": "OVR",
        "scoring.made_by_meld": True,
        "payment.table": T1,
        "payment.kitty_from": 350,
        "payment.spades": 2,
        "payment.lost_factor": 2,
    },
    "auction-four": {"table.seats": 4, "table.hands": 3},
    "auction-five": {"table.seats": 5, "table.hands": 3},
    "auction-small-stakes": {"payment.table": T2},
    "auction-rising-stakes": {"payment.table": T3, "auction.minimum": 250, "payment.plain_concession": True},
    "auction-even-stakes": {"payment.table": T4, "auction.minimum": 250, "payment.plain_concession": True},
    "auction-scored": {"payment.table": (), "match.deals": 9, "scoring.defenders_score": False},
    "check": {
        "auction.minimum": 200,
        "auction.bid_needs": "marriage",
        "checks.roundhouse": 5,
        "checks.run": 2,
        "checks.aces": 2,
        "checks.kings": 1,
        "checks.queens": 1,
        "checks.jacks": 1,
        "checks.double_pinochle": 2,
        "checks.contract": (2, 4, 7, 10),
        "checks.contract_more": 5,
        "checks.set_factor": 2,
        "checks.all_tricks": 5,
        "match.checks.game": 10,
        "match.checks.each": 1,
        "match.checks.below_zero": 5,
        "scoring.concede": False,
        "match.target": 1000,
    },
    "firehouse": {"auction.minimum": 200, "auction.rounds": "single", "scoring.concede": False, "match.target": 1000},
    "bicycle": {
        "auction.minimum": 100,
        "play.first_lead": "left-of-dealer",
        "scoring.save_declarers": "trick",
        "scoring.save_defenders": "trick",
        "match.target": 1000,
    },
    "bicycle-widow": {"deal.widow": 4, "deal.widow_use": "share", "deal.widow_shown": False},
    "turned": {"trump.source": "turned", **ELEVEN, "scoring.save_defenders": "trick", "match.target": 1000},
    "triple-deck": {
        "table.seats": 6,
        "table.sides": 2,
        "pack.copies": 6,
        "auction.minimum": 75,
        "play.last_trick": 3,
    },
    "five-hand": {"table.seats": 5, "table.sides": 5, "table.partner": "called", "auction.minimum": 35},
    "six-hand": {
        "table.seats": 6,
        "pack.copies": 4,
        "pack.lowest": "9",
        "meld.run": (150, 1500, 3000),
        "meld.marriage": (20, 300, 900, 1200),
        "meld.pinochle": (40, 300, 900, 1200),
        "meld.aces": (100, 1000, 2000, 3000),
        "meld.kings": (80, 800, 1600, 3000),
        "meld.queens": (60, 600, 1200, 3000),
        "meld.jacks": (40, 400, 800, 3000),
    },
    "eight-hand": {"table.seats": 8, "table.sides": 4, "deal.packets": (3, 3, 3, 3), "match.target": 5000},
}


@pytest.mark.parametrize("variant", PUBLISHED)
def test_a_variant_is_what_its_sources_state(variant: str) -> None:
    found = {option.key: option.value for option in options(rules_of(variant))}
    found["payment.table"] = tuple((bracket.bid, bracket.chips) for bracket in found["payment.table"])
    assert {key: found[key] for key in PUBLISHED[variant]} == PUBLISHED[variant]


SIZES = {
    "double-deck": 20,
    "three-hand": 16,
    "three-hand-kitty": 15,
    "auction": 15,
    "bicycle-widow": 11,
    "six-hand": 16,
}


@pytest.mark.parametrize("variant", SIZES)
def test_hands_have_the_published_size(variant: str) -> None:
    assert rules_of(variant).hand_size == SIZES[variant]


TRICK_POINTS = {"double-deck": 50, "triple-deck": 75, "three-hand-kitty": 25, "auction": 250, "two-hand": 250}


@pytest.mark.parametrize("variant", TRICK_POINTS)
def test_a_deal_holds_the_published_trick_points(variant: str) -> None:
    assert rules_of(variant).trick_total == TRICK_POINTS[variant]


def test_tenths_is_the_same_game_by_ten() -> None:
    whole = {option.key: option.value for option in options(rules_of("dailey"))}
    tenth = {option.key: option.value for option in options(rules_of("tenths"))}
    for key in whole:
        if key == "scale":
            assert tenth[key] == 1
        elif key == "auction.steps":
            assert tenth[key] == (Step(0, 1),)
        elif (key != "meld.who" and key.startswith(("meld.", "play.counters."))) or key in (
            "auction.minimum",
            "play.last_trick",
            "match.target",
            "match.target_raise",
            "match.checks.step",
            "checks.contract_step",
            "payment.kitty_from",
        ):
            old, new = whole[key], tenth[key]
            assert new == (tuple(value // 10 for value in old) if isinstance(old, tuple) else old // 10), key
        else:
            assert tenth[key] == whole[key], key


def test_every_variant_is_checked_here() -> None:
    assert {f"pinochle/{name}" for name in (*COLUMNS, *DIFFERENT, *PUBLISHED, "tenths")} == set(VARIANTS)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_can_be_played_and_goes_by_its_name(variant: str) -> None:
    assert not list(problems(VARIANTS[variant]))
    found = families.find(variant)
    assert (found.id, found.rules, found.match) == (variant, VARIANTS[variant], VARIANTS[variant].match)
    assert variant in families.names()


def test_variants_have_different_rules() -> None:
    assert len({families.find(variant).digest for variant in VARIANTS}) == len(VARIANTS)


@pytest.mark.parametrize(
    ("counters", "total"),
    [(Counters(), 250), (Counters(11, 10, 4, 3, 2), 250), (Counters(10, 10, 5, 5), 250), (Counters(10, 10, 5), 210)],
)
def test_what_the_tricks_of_a_deal_hold(counters: Counters, total: int) -> None:
    assert changed(Rules(), play__counters=counters).trick_total == total


def code_strings(path: Path) -> list[str]:
    """The string literals of a module, docstrings left out (their examples name rule sets as people do)."""
    tree = ast.parse(path.read_text("utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docs]
    return [node.value for node in constants if isinstance(node.value, str)]


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_only_the_table_of_variants_names_them(path: Path) -> None:
    named = [text for text in code_strings(path) if any(variant in text for variant in VARIANTS)]
    if path.relative_to(SOURCE).as_posix() == "pinochle/variants.py":
        assert set(named) >= set(VARIANTS)
    else:
        assert not named


CORE = (
    "cards",
    "seats",
    "game",
    "tricks",
    "auction",
    "match",
    "options",
    "houserules",
    "conformance",
    "outline",
    "words",
    "refusals",
    "words",
)


@pytest.mark.parametrize("module", CORE)
def test_the_core_knows_no_family(module: str) -> None:
    tree = ast.parse((SOURCE / f"{module}.py").read_text("utf-8"))
    imported = [name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for name in [node.module or ""]]
    imported += [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    assert not [name for name in imported if re.match(r"twinpack\.(pinochle|pinnacola|families)\b", name)]
