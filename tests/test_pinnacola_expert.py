"""The expert of Pinnacola: legal under every rule set, seeing only its view, exact about the stock, with reasons."""

import re
from importlib import resources
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import each
from tests.test_pinnacola_bots import house_rules, position, said
from twinpack.bots.base import Choice
from twinpack.bots.pinnacola import PinnacolaClub, playing, turns
from twinpack.bots.pinnacola.expert import PinnacolaExpert, stock
from twinpack.bots.pinnacola.expert.judgement import Judgement
from twinpack.bots.pinnacola.sight import Sight
from twinpack.bots.pinnacola.worth import Worth
from twinpack.game import CHANCE, draw, play
from twinpack.pinnacola.actions import Draw, Take
from twinpack.pinnacola.game import Pinnacola
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.state import with_hand
from twinpack.pinnacola.variants import CLASSIC, VARIANTS
from twinpack.words import LANGUAGES

TWO = VARIANTS["pinnacola/two"]
EVERY = 99
"""So many looks try every card."""


def moments(rules: Rules, seed: int) -> list[tuple[Pinnacola, Any, Choice]]:
    """Every decision of a whole deal between an expert and the club, each action through the checked door."""
    game, rng, found = Pinnacola(rules), Random(seed), []
    expert, club = PinnacolaExpert(rules), PinnacolaClub(rules)
    state = game.start(seed % game.seats)
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            state = play(game, state, draw(game, state, rng))
            continue
        choice = (club if seat % 2 else expert).choose(game.view(state, seat), game.legal(state))
        if seat % 2 == 0:
            found.append((game, state, choice))
        state = play(game, state, choice.action)
    assert game.score(state) is not None
    return found


@pytest.mark.parametrize("variant", each(VARIANTS))
def test_every_variant_is_played_without_an_illegal_action(variant: str) -> None:
    assert moments(VARIANTS[variant], seed=1)


@settings(max_examples=3)
@given(house_rules(), st.integers(0, 99))
def test_any_playable_rules_are_played_without_an_illegal_action(rules: Rules, seed: int) -> None:
    assert moments(rules, seed)


@pytest.mark.parametrize("variant", ["pinnacola/classic", "pinnacola/pinella-two"])
def test_what_a_seat_cannot_see_does_not_move_its_bot(variant: str) -> None:
    rng, compared = Random(8), []
    for game, state, choice in moments(VARIANTS[variant], seed=3):
        seat = game.to_act(state)
        other = game.redeal(game.view(state, seat), rng)
        assert PinnacolaExpert(game.rules).choose(game.view(other, seat), game.legal(other)) == choice
        assert choice.action in list(game.legal(state))
        compared.append(other != state)
    assert any(compared)


def open_draws(rules: Rules, seed: int) -> list[tuple[Judgement, Any]]:
    """Positions in which both the stock and the row can be drawn from."""
    found = []
    for game, state, _ in moments(rules, seed):
        if state.phase == "draw" and {type(action) for action in game.legal(state)} == {Draw, Take}:
            view = game.view(state, state.turn)
            found.append((Judgement(Sight(rules, view)), playing.position(view)))
    return found


def test_the_stock_is_worth_the_mean_over_all_its_cards() -> None:
    found = open_draws(TWO, seed=1)[:4]
    assert len(found) == 4
    for judgement, state in found:
        hand, known = state.hands[state.turn], state.known[state.turn]
        total = 0.0
        for card, count in judgement.sight.live.items():
            if count > 0:
                plan = turns.best(judgement, with_hand(state, state.turn, (*hand, card), known))
                total += count * (plan.worth if plan else 0)
        mean = total / judgement.sight.unseen
        near = stock.expected(judgement, state, row=mean, looks=EVERY)
        assert near == pytest.approx(mean, abs=15)


@pytest.mark.parametrize(
    ("variant", "dearer"),
    [("pinnacola/classic", {"**"}), ("pinnacola/pinella", set()), ("pinnacola/pinella-two", {"**", "2S"})],
)
def test_wild_cards_in_hand_are_held_dearer_than_by_the_club(variant: str, dearer: set[str]) -> None:
    rules = VARIANTS[variant]
    game, state = position(rules, ("** 2S 7H 8H 4C 4D", "3C 3D 9S TS JD", "5C", "6C")[: rules.seats], "KC", "draw")
    view = game.view(state, 0)
    sight, seen = Sight(rules, view), playing.position(view)
    values, plain = Judgement(sight).values(seen), Worth(sight).values(seen)
    assert {card for card in values if values[card] > plain[card]} == dearer
    assert {card for card in values if values[card] < plain[card]} == set()


POSITIONS = {
    "keeps the joker though a meld could have it": (
        ("AS 2S 7S 8S 9S QH 2D QD 7C KC ** 5S 5H", "3C 3D 9C TS JD"),
        "8H 5D",
        "draw, lay 5S 5H 5D",
        r"discard (?!\*)",
        r"lay .*\*\*",
    ),
    "takes what makes a poker": (
        ("2S 2C 2D QD KD", "3S 5H 8C TD 2H"),
        "JS 9C 4H",
        "draw, lay 2S 2C 2D, discard 9C, draw, discard 2H",
        "take 3",
        "",
    ),
    "goes out by the row": (
        ("4S 4C 4D QD", "3S 5H 8C TD"),
        "JS 9C 4H",
        "draw, lay 4S 4C 4D, discard 9C, draw, discard 4H",
        "take 3",
        "",
    ),
}
"""Hands, the row's first card and the stock, what has happened; what the expert does, and what the club does."""


@pytest.mark.parametrize("case", POSITIONS)
def test_decisions(case: str) -> None:
    hands, row, lines, wanted, other = POSITIONS[case]
    game, state = position(TWO, hands, row, lines)
    view = game.view(state, game.to_act(state))
    assert re.match(wanted, str(PinnacolaExpert(TWO).choose(view, game.legal(state)).action))
    assert re.match(other, str(PinnacolaClub(TWO).choose(view, game.legal(state)).action))


def test_every_reason_is_said_in_every_language_and_every_word_is_used() -> None:
    seen = {reason for _, _, choice in moments(CLASSIC, 4) + moments(TWO, 5) for reason in choice.reasons}
    for reason in seen:
        for language in LANGUAGES:
            assert said(reason, language).endswith(".")
    package = resources.files("twinpack")
    sources = [file for file in package.joinpath("bots/pinnacola/expert").iterdir() if file.name.endswith(".py")]
    own = {"stock-more", "row-more", "discard-wanted"}
    used = {code for file in sources for code in re.findall(r'why\("([a-z-]+)"', file.read_text("utf-8"))}
    assert own <= used
    assert own <= {reason.code for reason in seen}
    for language in LANGUAGES:
        text = package.joinpath("locales", language, "pinnacola-expert.ftl").read_text("utf-8")
        assert set(re.findall(r"^why-([a-z-]+) =", text, re.MULTILINE)) == own
