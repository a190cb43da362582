"""The club bot all over the Pinochle family: its decisions turn with the rules, and it beats chance at every table."""

import tomllib
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import rule_sets
from twinpack import match as matches
from twinpack.auction import Step
from twinpack.bots import make
from twinpack.cards import cards
from twinpack.families import FAMILIES, RuleSet, find
from twinpack.game import CHANCE, Race, draw, play
from twinpack.match import sheet
from twinpack.options import options, with_option
from twinpack.pinochle.phases.deal import stacked
from twinpack.pinochle.problems import problems
from twinpack.pinochle.rules import Bracket, Rules
from twinpack.pinochle.variants import VARIANTS

DATA = tomllib.loads(Path(__file__).with_name("family_bots.toml").read_text("utf-8"))
CASES: dict[str, dict[str, Any]] = {case["id"]: case for case in DATA["case"]}

SWITCHES = tomllib.loads(Path(__file__).with_name("partner.toml").read_text("utf-8"))["switch"]

OPTIONS = [option.key for option in options(Rules())]

UNMOVED = {
    "scale": "It says how points are written down; the same rules on another scale are the same game.",
    "deal.packets": "Every order of the pack is as likely, so a hand of a size is what it is whatever the packets.",
}
"""The options that move no decision of a seat, with the reason why they cannot."""

FAMILY = sorted(VARIANTS)

MARGIN, CHIPS = 0.1, 5
"""By how much a deal club bots must beat random ones: in parts of all trick points, or in chips."""


def house(rules: Rules) -> RuleSet:
    return RuleSet("house", FAMILIES["pinochle"], rules)


ROWS = {"payment.table": Bracket, "auction.steps": Step}


def with_options(rules: Rules, values: dict[str, Any]) -> Rules:
    """Rules with options as a TOML file gives them."""
    for key, value in values.items():
        if key in ROWS:
            value = tuple(ROWS[key](*row) for row in value)
        rules = with_option(rules, key, tuple(value) if isinstance(value, list) else value)
    return rules


def turned(case: dict[str, Any]) -> str:
    """The option that a case turns: the one that it names where others have to go with it."""
    keys = {**case.get("before", {}), **case.get("after", {})}
    found: str = case.get("turns") or (next(iter(keys)) if len(keys) == 1 else "")
    return found


def decided(case: dict[str, Any], which: str) -> str:
    """What the bot does in the position of a case `before` or `after` the switch.

    What the switch changes about the position itself (there is a card more, or a call less) has an entry of its own.
    """

    def part(key: str, otherwise: Any = None) -> Any:
        return case.get(f"{key}_{which}", case.get(key, otherwise))

    rules = with_options(find(case["rules"]).rules, {**case.get("options", {}), **case.get(which, {})})
    assert not list(problems(rules))
    game, dealer, race = FAMILIES["pinochle"].game(rules), part("dealer"), part("race", {"totals": []})
    state = game.start(dealer, Race(tuple(race["totals"]), race.get("target", sheet(rules.match, ()).target)))
    hands = tuple(cards(hand) for hand in part("hands"))
    state = play(game, state, stacked(rules, dealer, hands, cards(part("widow", "")), part("turned")))
    for line in part("lines", "").split(", ") if part("lines") else ():
        state = play(game, state, game.parse(line))
    seat = game.to_act(state)
    choice = make("club", house(rules), 0).choose(game.view(state, seat), game.legal(state))
    game.check(state, choice.action)
    return str(choice.action)


@pytest.mark.parametrize("name", CASES)
def test_decisions_turn_with_the_rules(name: str) -> None:
    case = CASES[name]
    assert (decided(case, "before"), decided(case, "after")) == (case["action"], case["changed"])


@pytest.mark.parametrize("key", OPTIONS)
def test_every_option_moves_a_decision_or_says_why_it_cannot(key: str) -> None:
    switches = [case["options"] for case in SWITCHES]
    moving = {turned(case) for case in CASES.values()} | {*chain(*(keys for keys in switches if len(keys) == 1))}
    assert (key in moving) != (key in UNMOVED)


def played(rule_set: RuleSet, bots: Sequence[str], seed: int) -> Any:
    """The score of a deal, every action through the checked door."""
    game, rng = rule_set.game, Random(seed)
    seated = [make(name, rule_set, seed * 10 + seat) for seat, name in enumerate(bots)]
    state = game.start(seed % game.seats)
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            action = draw(game, state, rng)
        else:
            action = seated[seat].choose(game.view(state, seat), game.legal(state)).action
        state = play(game, state, action)
    return game.score(state)


@pytest.mark.slow
@pytest.mark.parametrize("name", FAMILY)
def test_one_side_of_club_bots_beats_random_ones(name: str) -> None:
    rule_set = find(name)
    sides, leads = rule_set.game.sides, []
    for seed in range(30):
        for ours in range(sides):
            bots = ["club" if seat % sides == ours else "random" for seat in range(rule_set.game.seats)]
            change = played(rule_set, bots, seed).change
            leads.append(change[ours] - fmean(points for side, points in enumerate(change) if side != ours))
    paid = bool(rule_set.rules.payment.table)
    assert fmean(leads) > (CHIPS if paid else MARGIN * rule_set.rules.trick_total)


@settings(max_examples=25)
@given(rule_sets(), st.integers(0, 99))
def test_any_playable_rules_are_played_without_an_illegal_action(rules: Rules, seed: int) -> None:
    rule_set = house(rules)
    for bots in (("club",), ("club", "random")):
        assert played(rule_set, (bots * 8)[: rules.table.seats], seed) is not None


@pytest.mark.slow
@settings(max_examples=6)
@given(rule_sets(changes=3), st.integers(0, 99))
def test_matches_by_any_rules_go_on_without_an_illegal_action(rules: Rules, seed: int) -> None:
    rule_set = house(rules)
    bots, rng = [make("club", rule_set, seat) for seat in range(rules.table.seats)], Random(seed)
    match = matches.Match(rule_set.game, rule_set.match)
    while (seat := matches.to_act(match)) is not None and len(match.scores) < 12:
        if seat == CHANCE:
            action = matches.draw_next(match, rng)
        else:
            action = bots[seat].choose(match.game.view(match.state, seat), match.game.legal(match.state)).action
        match = matches.advance(match, action)
    assert match.scores
