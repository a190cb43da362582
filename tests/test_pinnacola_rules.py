"""The named rule sets of Pinnacola, option by option, and the combinations of options that cannot be played."""

from typing import Any

import pytest

from twinpack.options import changed, digest, options, with_option
from twinpack.pinnacola.problems import NEEDS, most, problems
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import is_wild, pack
from twinpack.pinnacola.variants import VARIANTS

PUBLISHED: dict[str, Any] = {
    "scale": 1,
    "deal.players": 4,
    "deal.hand_size": 13,
    "deal.pinelle": False,
    "value.low": 5,
    "value.high": 10,
    "value.ace": 15,
    "value.joker": 25,
    "value.pinella": 20,
    "meld.pure_run": 6,
    "meld.triple_run": 0,
    "meld.pure_core": False,
    "meld.naturals": 1,
    "meld.wilds": 0,
    "meld.adjacent_wilds": True,
    "meld.wild_poker": True,
    "meld.joker_melds": "off",
    "meld.joker_poker": 400,
    "meld.slide": False,
    "row.take": "tail",
    "row.last_free": False,
    "row.rediscard": True,
    "row.needs_opened": False,
    "row.chosen_first": False,
    "row.chosen_swap": "own",
    "row.single_minimum": 1,
    "row.wilds": "allowed",
    "row.fitting": "allowed",
    "table.partner_needs_opened": True,
    "table.swap_needs_opened": True,
    "table.swap_jokers": "all",
    "table.swap_pinelle": "own-side",
    "table.relay": True,
    "out.needs": "none",
    "out.poker": "any",
    "out.discard": False,
    "out.first_round": True,
    "out.exhaustion": "restock",
    "out.restock": "on-demand",
    "out.stall": 2,
    "scoring.out": 100,
    "scoring.in_hand": 200,
    "scoring.in_hand_adds": False,
    "scoring.in_hand_means": "not-opened",
    "scoring.in_hand_result": "bonus",
    "scoring.double_bonus": True,
    "scoring.no_meld": "double",
    "scoring.flat": 200,
    "scoring.flat_scope": "side",
    "scoring.flat_partner": 0,
    "scoring.flat_when": "always",
    "scoring.pinnacolone": 0,
    "match.end": "target",
    "match.target": 1500,
    "match.both_over": "highest",
    "match.must_declare": False,
    "match.floor": 0,
    "match.mercy": "none",
    "match.checks.game": 0,
    "match.checks.each": 0,
    "match.checks.below_zero": 0,
}

WITHOUT_EFFECT = {"match.deals", "match.target_raise", "match.checks.step"}
"""Options that say nothing in these rule sets: there is no number of deals and no raised target."""

# variant: all in which it differs from the published base game
DIFFERENT: dict[str, dict[str, Any]] = {
    "classic": {},
    "two": {"deal.players": 2, "match.target": 1000},
    "pinella": {"deal.pinelle": True, "out.needs": "poker-or-run6", "out.discard": True},
    "pinella-two": {
        "deal.players": 2,
        "deal.pinelle": True,
        "out.needs": "poker-or-run6",
        "out.discard": True,
        "match.target": 1000,
    },
    "club": {
        "meld.pure_run": 7,
        "meld.naturals": 2,
        "out.needs": "poker-and-run7",
        "out.discard": True,
        "scoring.in_hand_result": "double",
        "scoring.no_meld": "flat",
    },
    "triple": {
        "meld.pure_run": 7,
        "meld.triple_run": 10,
        "meld.joker_melds": "poker",
        "out.discard": True,
        "scoring.in_hand": 100,
        "scoring.no_meld": "single",
    },
    "tournament": {
        "meld.pure_run": 7,
        "meld.joker_melds": "poker",
        "row.last_free": True,
        "row.rediscard": False,
        "row.needs_opened": True,
        "out.exhaustion": "end",
        "scoring.in_hand_result": "double-melds",
        "scoring.no_meld": "flat",
        "scoring.flat_scope": "player",
        "scoring.flat_partner": 100,
        "scoring.flat_when": "in-hand",
        "scoring.pinnacolone": 600,
    },
}


def rules_of(variant: str) -> Rules:
    """The rules of a variant, its family's name left out."""
    return VARIANTS[f"pinnacola/{variant}"]


@pytest.mark.parametrize("variant", DIFFERENT)
def test_each_option_has_its_published_value(variant: str) -> None:
    found = {option.key: option.value for option in options(rules_of(variant)) if option.key not in WITHOUT_EFFECT}
    assert found == PUBLISHED | DIFFERENT[variant]


def test_every_variant_is_checked_here() -> None:
    assert [f"pinnacola/{name}" for name in DIFFERENT] == list(VARIANTS)


@pytest.mark.parametrize("variant", DIFFERENT)
def test_a_variant_can_be_played(variant: str) -> None:
    assert not list(problems(rules_of(variant)))


def test_variants_have_different_rules() -> None:
    assert len({digest("pinnacola", rules) for rules in VARIANTS.values()}) == len(VARIANTS)


@pytest.mark.parametrize(
    ("variant", "cards", "wild", "stock"),
    [("classic", 108, 4, 55), ("two", 108, 4, 81), ("pinella", 104, 8, 51), ("pinella-two", 104, 8, 77)],
)
def test_the_pack_of_a_variant(variant: str, cards: int, wild: int, stock: int) -> None:  # X01 to X05
    rules = rules_of(variant)
    whole = pack(rules.deal.pinelle)
    assert len(whole) == cards
    assert sum(is_wild(card, rules.deal.pinelle) for card in whole) == wild
    assert len(whole) - rules.seats * rules.deal.hand_size - 1 == stock


@pytest.mark.parametrize(
    ("changes", "points"),
    [
        ({}, 2 * 1020 + 300),
        ({"deal__pinelle": True}, 2 * 1060 + 300),
        ({"meld__triple_run": 10}, 3 * 1020 + 300),
        ({"meld__joker_melds": "poker"}, 2 * 1020 + 400 + 300),
        ({"scoring__in_hand_result": "double"}, 2 * (2 * 1020 + 300)),
        ({"scoring__pinnacolone": 5000}, 5000),
    ],
)
def test_no_deal_makes_more(changes: dict[str, Any], points: int) -> None:
    assert most(changed(Rules(), **changes)) == points


NO_POINTS = {f"value__{name}": 0 for name in ("low", "high", "ace", "joker", "pinella")}
NO_BONUS = {"scoring__out": 0, "scoring__in_hand": 0}
RAISED = {"match__both_over": "raise-target"}

# changes to the base game, and the problem they make: its code, its key, the way out
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str, str, list[Any]]] = {
    "pure run": ({"deal__pinelle": True, "meld__pure_run": 14}, "run-too-long", "meld.pure_run", [13]),
    "triple run": ({"deal__pinelle": True, "meld__triple_run": 14}, "run-too-long", "meld.triple_run", [13]),
    "triple below double": ({"meld__triple_run": 5}, "triple-below-double", "meld.triple_run", [6]),
    "triple hardly at all": ({"meld__triple_run": 1}, "triple-below-double", "meld.triple_run", [6]),
    "no target": ({"match__target": 0}, "target-out-of-reach", "match.target", [1, 23400]),
    "endless": ({"match__target": 23401}, "target-out-of-reach", "match.target", [1, 23400]),
    "no points": (NO_POINTS | NO_BONUS, "nothing-scores", "value.high", [1]),
    "no raise": (RAISED | {"match__target_raise": 0}, "no-target-raise", "match.target_raise", [1]),
    "declarers first": (
        {"match__both_over": "declarers"},
        "nobody-declares",
        "match.both_over",
        ['"highest"', '"extra-deal"', '"raise-target"'],
    ),
    "bid and out": ({"match__must_declare": True}, "nobody-declares", "match.must_declare", ["false"]),
}


@pytest.mark.parametrize("row", IMPOSSIBLE)
def test_what_cannot_be_played_is_named(row: str) -> None:
    changes, code, key, allowed = IMPOSSIBLE[row]
    (problem,) = problems(changed(Rules(), **changes))
    assert (problem.code, problem.params) == (code, {"key": key, "line": None, "allowed": allowed})


POSSIBLE: dict[str, dict[str, Any]] = {
    "the longest pure run": {"meld__pure_run": 14, "meld__triple_run": 14},
    "the longest pure run with pinelle": {"deal__pinelle": True, "meld__pure_run": 13},
    "triple instead of double": {"meld__triple_run": 6},
    "the highest target": {"match__target": 23400},
    "bonuses only": NO_POINTS,
    "deals instead of a target": {"match__end": "deals", "match__target": 0},
    "a raised target": RAISED,
    "an extra deal": {"match__both_over": "extra-deal"},
    "stricter Pinella": {"deal__pinelle": True, "out__needs": "poker-and-run7", "out__discard": True},
    "nothing laid costs nothing": {"scoring__no_meld": "flat", "scoring__flat": 0},
    "three naturals and jokers by themselves": {"meld__naturals": 3, "meld__wilds": 1, "meld__joker_melds": "poker"},
    "hands of twenty": {"deal__hand_size": 20},
}


@pytest.mark.parametrize("row", POSSIBLE)
def test_what_can_be_played_is_let_pass(row: str) -> None:
    assert not list(problems(changed(Rules(), **POSSIBLE[row])))


# an option that does nothing in the base game, and what else must be set that it does
LONELY: dict[str, tuple[Any, dict[str, Any]]] = {
    "meld.joker_poker": (500, {"meld.joker_melds": "poker"}),
    "row.rediscard": (False, {"row.last_free": True}),
    "table.swap_pinelle": ("none", {"deal.pinelle": True}),
    "out.poker": ("pure", {"out.needs": "poker-or-run6"}),
    "out.restock": ("immediate", {}),
    "scoring.in_hand_adds": (True, {}),
    "scoring.double_bonus": (False, {"scoring.in_hand_result": "double"}),
    "scoring.flat": (300, {"scoring.no_meld": "flat"}),
    "scoring.flat_scope": ("player", {"scoring.no_meld": "flat"}),
    "scoring.flat_when": ("in-hand", {"scoring.no_meld": "flat"}),
    "scoring.flat_partner": (100, {"scoring.no_meld": "flat", "scoring.flat_scope": "player"}),
}

SILENCING = {"out.exhaustion": "end", "scoring.in_hand_result": "double"}
"""What silences an option that does something in the base game."""


def with_all(rules: Rules, changes: dict[str, Any]) -> Rules:
    """`rules` with these options changed."""
    for key, value in changes.items():
        rules = with_option(rules, key, value)
    return rules


@pytest.mark.parametrize("key", LONELY)
def test_an_option_that_would_do_nothing_is_named(key: str) -> None:
    value, company = LONELY[key]
    other, enough = NEEDS[key]
    working = with_all(Rules(), company | {key: value})
    assert not list(problems(working))
    silenced = with_option(Rules(), key, value)
    if not company:
        silenced = with_option(silenced, other, SILENCING[other])
    (problem,) = problems(silenced)
    assert (problem.code, problem.params["key"], problem.params["other"]) == ("without-effect", key, other)
    assert len(problem.params["allowed"]) == len(enough)


def test_the_way_out_is_written_as_in_a_file() -> None:
    (problem,) = problems(changed(Rules(), row__rediscard=False))
    assert problem.params["allowed"] == ["true"]
    (problem,) = problems(changed(Rules(), scoring__flat=300))
    assert problem.params["allowed"] == ['"flat"']


def test_every_lonely_option_is_tried() -> None:
    assert set(LONELY) == set(NEEDS)
