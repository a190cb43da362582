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
    "deal.misdeal": ("none",) * 4,
    "deal.widow": (0, 0, 0, 0),
    "deal.packets": ((3, 3, 3, 3), (1,) * 12, (3, 3, 3, 3), (4, 3, 4, 1)),
}

WITHOUT_EFFECT = {"deal.widow_use", "deal.widow_shown", "deal.bury_counts", "match.deals", "match.target_raise"}
"""Options that say nothing in these rule sets: there is no widow, no number of deals, no raised target."""


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


def test_tenths_is_the_same_game_by_ten() -> None:
    whole = {option.key: option.value for option in options(rules_of("dailey"))}
    tenth = {option.key: option.value for option in options(rules_of("tenths"))}
    for key in whole:
        if key == "scale":
            assert tenth[key] == 1
        elif key == "auction.steps":
            assert tenth[key] == (Step(0, 1),)
        elif key.startswith(("meld.", "play.counters.")) or key in (
            "auction.minimum",
            "play.last_trick",
            "match.target",
            "match.target_raise",
        ):
            old, new = whole[key], tenth[key]
            assert new == (tuple(value // 10 for value in old) if isinstance(old, tuple) else old // 10), key
        else:
            assert tenth[key] == whole[key], key


def test_every_variant_is_checked_here() -> None:
    assert {f"pinochle/{name}" for name in (*COLUMNS, *DIFFERENT, "tenths")} == set(VARIANTS)


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
