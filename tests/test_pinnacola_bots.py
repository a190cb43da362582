"""Bots at the Pinnacola table: legal under every rule set, seeing only their view, sensible, and able to say why."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from importlib import resources
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import each, values
from twinpack import bots
from twinpack.bots.base import Bot, Choice, Reason
from twinpack.bots.pinnacola import turns
from twinpack.cards import Card
from twinpack.families import Family, RuleSet
from twinpack.game import ALONE, CHANCE, Race, draw, play
from twinpack.lab import greedy
from twinpack.lab.paired import compare
from twinpack.options import changed, options, with_option
from twinpack.pinnacola.game import Pinnacola
from twinpack.pinnacola.outline import outline
from twinpack.pinnacola.phases.deal import stacked
from twinpack.pinnacola.problems import problems
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.state import without
from twinpack.pinnacola.tokens import pack
from twinpack.pinnacola.variants import CLASSIC, VARIANTS
from twinpack.words import LANGUAGES, words

PINNACOLA = Family("pinnacola", Rules, VARIANTS, Pinnacola, problems, outline)
CLUBS = ("club",) * 4
TWO = VARIANTS["pinnacola/two"]
MIXED = ("club", "random", "club", "random")


def rule_set(rules: Rules) -> RuleSet:
    return RuleSet("house", PINNACOLA, rules)


def seated(rules: Rules, names: Sequence[str], seed: int = 0) -> list[Bot]:
    return [bots.make(name, rule_set(rules), seed * 4 + seat) for seat, name in enumerate(names)]


def dealt(
    rules: Rules,
    names: Sequence[str],
    seed: int,
    watch: Callable[[Any, Any, Choice], None] = lambda game, state, choice: None,
) -> Any:
    """The state after a whole deal, every action through the checked door."""
    game, rng = Pinnacola(rules), Random(seed)
    players = seated(rules, names, seed)
    state = game.start(seed % game.seats)
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            state = play(game, state, draw(game, state, rng))
            continue
        choice = players[seat].choose(game.view(state, seat), game.legal(state))
        watch(game, state, choice)
        state = play(game, state, choice.action)
    return state


@pytest.mark.parametrize("names", [CLUBS, MIXED, MIXED[::-1]], ids="-".join)
@pytest.mark.parametrize("variant", each(VARIANTS))
def test_every_variant_is_played_without_an_illegal_action(variant: str, names: tuple[str, ...]) -> None:
    rules = VARIANTS[variant]
    assert Pinnacola(rules).score(dealt(rules, names, seed=1)) is not None


@pytest.mark.slow
@pytest.mark.parametrize("names", [CLUBS, MIXED, MIXED[::-1]], ids="-".join)
@pytest.mark.parametrize("variant", VARIANTS)
def test_many_deals_of_every_variant(variant: str, names: tuple[str, ...]) -> None:
    rules = VARIANTS[variant]
    for seed in range(2, 10):
        assert Pinnacola(rules).score(dealt(rules, names, seed)) is not None


@st.composite
def house_rules(draw: st.DrawFn) -> Rules:
    """A rule set that can be played: a variant with some options changed, each only if that leaves it playable."""
    rules = draw(st.sampled_from(list(VARIANTS.values())))
    known = [option for option in options(rules) if option.key != "scale"]
    for option in draw(st.lists(st.sampled_from(known), min_size=1, max_size=12)):
        other = with_option(rules, option.key, draw(values(option.kind)))
        if not any(problems(other)):
            rules = other
    return rules


@settings(max_examples=10)
@given(house_rules(), st.integers(0, 99))
def test_any_playable_rules_are_played_without_an_illegal_action(rules: Rules, seed: int) -> None:
    assert Pinnacola(rules).score(dealt(rules, CLUBS, seed)) is not None


@pytest.mark.slow
@settings(max_examples=60)
@given(house_rules(), st.integers(0, 99))
def test_many_playable_rules(rules: Rules, seed: int) -> None:
    for names in (CLUBS, MIXED):
        assert Pinnacola(rules).score(dealt(rules, names, seed)) is not None


@pytest.mark.parametrize("variant", ["pinnacola/classic", "pinnacola/pinella-two"])
def test_what_a_seat_cannot_see_does_not_move_its_bot(variant: str) -> None:
    rules, rng, compared = VARIANTS[variant], Random(8), []
    club = bots.make("club", rule_set(rules), 0)

    def watch(game: Any, state: Any, choice: Choice) -> None:
        seat = game.to_act(state)
        other = game.redeal(game.view(state, seat), rng)
        assert club.choose(game.view(other, seat), game.legal(other)) == choice
        assert choice.action in list(game.legal(state))
        compared.append(other != state)

    dealt(rules, CLUBS, 3, watch)
    assert any(compared)


def test_equal_seeds_make_equal_deals() -> None:
    first, second = (dealt(CLASSIC, MIXED, 5) for _ in range(2))
    assert first.log == second.log


def test_turns_end_even_without_a_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "best", lambda worth, state: None)
    codes: list[str] = []

    def note(game: Any, state: Any, choice: Choice) -> None:
        codes.extend(reason.code for reason in choice.reasons)

    for rules in (TWO, changed(TWO, row__last_free=True)):
        assert dealt(rules, CLUBS, 4, note).ending is not None
    assert "lay-duty" in codes


def position(rules: Rules, hands: Sequence[str], row: str, lines: str, race: Race = ALONE) -> tuple[Pinnacola, Any]:
    """The state after a deal to `hands`, filled up, seat 0 first, with the stock in order `row` says, and `lines`."""
    rules = changed(rules, deal__hand_size=max(len(hand.split()) for hand in hands))
    game = Pinnacola(rules)
    given_out = [tuple(map(Card, hand.split())) for hand in hands]
    first = tuple(map(Card, row.split()))
    rest = list(without(pack(rules.deal.pinelle), (*first, *(card for hand in given_out for card in hand))))
    Random(1).shuffle(rest)
    full = []
    for hand in given_out:
        missing = rules.deal.hand_size - len(hand)
        full.append((*hand, *rest[:missing]))
        del rest[:missing]
    start = game.start(game.seats - 1, race)
    state = play(game, start, stacked(rules, game.seats - 1, tuple(full), (*first, *rest)))
    for line in filter(None, lines.split(", ")):
        state = play(game, state, game.parse(line))
    return game, state


POSITIONS: dict[str, tuple[tuple[str, str], str, str, str, str]] = {
    "takes what makes a poker": (
        ("KS KH KD 4C 7D 9S 3H", "3S 6S 9H 4H 8H QH 2D"),
        "KC 5C",
        "",
        "take 1, lay KS KH KD KC",
        "draw",
    ),
    "takes a tail for the card at its bottom": (
        ("9H TH 4C 7D 2S AC", "3S 6S 9S 4H 8H KD"),
        "JH 5C",
        "draw, discard 7D, draw, discard KD",
        "take 1, lay 9H TH JH",
        "draw",
    ),
    "leaves a tail that costs more than it brings": (
        ("2C 3C 4C 5D 9S", "7S 7H 7D 8C QH"),
        "5C KD 6H 8S JD AC 9C",
        "draw, lay 2C 3C 4C, discard KD, draw, lay 7S 7H 7D, discard QH",
        "draw",
        "take 1",
    ),
    "discards what the opponent's meld cannot take": (
        ("6S TS 2D KD 4C", "7S 8S 9S JH 3D"),
        "QC AH JD 5H",
        "draw, discard AH, draw, lay 7S 8S 9S, discard JD, draw",
        "discard 5H|discard 2D|discard KD|discard 4C",
        "discard 6S, discard TS",
    ),
    "lays off": (
        ("7S 8S 9S JH 3D", "2D 4C KD QH 5C"),
        "QC AH 6C TS",
        "draw, lay 7S 8S 9S, discard AH, draw, discard 6C, draw",
        "off TS @1",
        "",
    ),
    "swaps, and lays the wild card again": (
        ("2H 3H 4H 8C KS KD 5C JD", "7C 9C ** 4S 6D QS TH AD"),
        "QC AH 6H",
        "draw, lay 2H 3H 4H, discard AH, draw, lay 7C **=8C 9C, discard 6H",
        "swap 8C @2, **",
        "",
    ),
    "goes out": (
        ("7S 8S 9S KH KD", "2D 4C 6D QH 5C"),
        "QC KC",
        "draw",
        "lay 7S 8S 9S, lay KH KD KC",
        "discard KC",
    ),
}
"""Hands, the row's first card and the stock, what has happened; what the bot does, and what it could do instead."""


def chosen(game: Pinnacola, state: Any) -> list[str]:
    """What the club bot does from here to the end of its turn."""
    seat, done = game.to_act(state), list[str]()
    club = bots.make("club", rule_set(game.rules), 0)
    while game.to_act(state) == seat and not (done and done[-1].startswith("discard")):
        action = club.choose(game.view(state, seat), game.legal(state)).action
        done.append(str(action))
        state = play(game, state, action)
    return done


@pytest.mark.parametrize("case", POSITIONS)
def test_decisions(case: str) -> None:
    hands, row, lines, wanted, unwanted = POSITIONS[case]
    game, state = position(TWO, hands, row, lines)
    offered = set(map(str, game.legal(state)))
    done = chosen(game, state)
    for want in wanted.split(", "):
        assert any(alternative in line for alternative in want.split("|") for line in done), done
    for line in filter(None, unwanted.split(", ")):
        assert line in offered
        assert line not in done


@pytest.mark.parametrize(
    ("race", "out"),
    [
        (ALONE, True),
        (Race((300, 400), 1000), True),
        (Race((300, 990), 1000), False),
        (Race((900, 990), 1000), True),
    ],
    ids=["no match", "far from the target", "going out would make the others win", "going out wins"],
)
def test_goes_out_or_waits_by_the_score_of_the_match(race: Race, out: bool) -> None:
    lines = "draw, discard JC, draw, lay QS QH QD, discard 4C, draw"
    game, state = position(TWO, ("7S 8S 9S KH KD", "QS QH QD 2D 4C"), "5C JC 9C KC", lines, race)
    done = chosen(game, state)
    assert (game.to_act(replayed(game, state, done)) is None) == out, done


def replayed(game: Pinnacola, state: Any, lines: Sequence[str]) -> Any:
    """The state after these lines."""
    for line in lines:
        state = play(game, state, game.parse(line))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["pinnacola/classic", "pinnacola/two", "pinnacola/pinella"])
def test_club_beats_the_measuring_stick(variant: str) -> None:
    against = compare(rule_set(VARIANTS[variant]), partial(bots.make, "club"), greedy.make, pairs=6, seed=2)
    assert against.mean > 100


def said(reason: Reason, language: str) -> str:
    """A reason in words, as a client puts it."""
    tongue = words(language)
    params = {name: tongue.card(str(value)) if name == "card" else value for name, value in reason.params}
    return tongue.say(f"why-{reason.code}", **params)


@pytest.mark.slow
def test_every_reason_is_said_in_every_language() -> None:
    seen: set[Reason] = set()

    def note(game: Any, state: Any, choice: Choice) -> None:
        assert 1 <= len(choice.reasons) <= 3
        seen.update(choice.reasons)

    for seed, rules in enumerate(VARIANTS.values()):
        dealt(rules, CLUBS, seed, note)
    assert len({reason.code for reason in seen}) > 10
    for reason in seen:
        for language in LANGUAGES:
            assert said(reason, language).endswith(".")


def test_the_words_for_reasons_are_those_that_the_bot_uses() -> None:
    package = resources.files("twinpack")
    sources = [file for file in package.joinpath("bots/pinnacola").iterdir() if file.name.endswith(".py")]
    pattern = r'(?:why\(|else )\s*"([a-z-]+)"'
    used = {code for file in sources for code in re.findall(pattern, file.read_text("utf-8"))}
    for language in LANGUAGES:
        text = package.joinpath("locales", language, "pinnacola-bots.ftl").read_text("utf-8")
        assert set(re.findall(r"^why-([a-z-]+) =", text, re.MULTILINE)) == used
