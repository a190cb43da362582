"""Pinnacola keeps the contract: all named rule sets, mixes of options, random rules; and what it remembers."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.strategies import each, values
from twinpack.cards import Card
from twinpack.conformance import check_game
from twinpack.game import CHANCE, IllegalAction, draw, pick, play
from twinpack.options import changed, options, with_option
from twinpack.pinnacola.game import Pinnacola
from twinpack.pinnacola.melds import card_points
from twinpack.pinnacola.problems import problems
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.state import State
from twinpack.pinnacola.tokens import face, pack
from twinpack.pinnacola.variants import VARIANTS


def cards_of(state: State) -> list[Card]:
    """Every card of a deal, wherever it lies."""
    held = [card for hand in state.hands for card in hand]
    laid = [face(token) for meld in state.melds for token in meld.tokens]
    return [*state.stock, *state.row, *held, *laid]


@pytest.mark.parametrize("variant", each(VARIANTS))
def test_every_variant_keeps_the_contract(variant: str) -> None:
    check_game(Pinnacola(VARIANTS[variant]), deals=1, seed=3, views_every=53, cards_of=cards_of)


MIXES: dict[str, dict[str, Any]] = {
    "the whole row": {"row__take": "whole"},
    "the last card only": {"row__take": "last", "row__single_minimum": 2},
    "the chosen card first": {"row__chosen_first": True, "row__chosen_swap": "none"},
    "wild cards block": {"row__wilds": "block", "table__relay": False},
    "no wild discards": {"row__wilds": "forbidden", "row__fitting": "not-last"},
    "stock renewed at once": {"out__restock": "immediate", "deal__players": 2, "deal__hand_size": 20},
    "stock renewed between turns": {"out__restock": "turn-end", "deal__hand_size": 20},
    "stricter with pinelle": {"deal__pinelle": True, "out__needs": "poker-and-run7", "out__discard": True},
    "jokers alone": {"meld__joker_melds": "tris-and-poker", "meld__slide": True},
}


@pytest.mark.slow
@pytest.mark.parametrize("mix", MIXES)
def test_mixes_of_options_keep_the_contract(mix: str) -> None:
    rules = changed(VARIANTS["pinnacola/classic"], **MIXES[mix])
    assert not list(problems(rules))
    check_game(Pinnacola(rules), deals=1, seed=4, views_every=43, cards_of=cards_of)


@st.composite
def rule_sets(draw_: st.DrawFn) -> Rules:
    """Rules that can be played and come to an end: a variant with some options changed."""
    rules = VARIANTS[draw_(st.sampled_from(list(VARIANTS)))]
    kinds = {option.key: option.kind for option in options(rules) if option.key != "scale"}
    for key in draw_(st.lists(st.sampled_from(sorted(kinds)), max_size=8, unique=True)):
        other = with_option(rules, key, draw_(st.integers(1, 9) if key == "out.stall" else values(kinds[key])))
        rules = rules if any(problems(other)) else other
    return rules


@pytest.mark.slow
@settings(max_examples=10)
@given(rule_sets(), st.integers(0, 99))
def test_any_rules_keep_the_contract(rules: Rules, seed: int) -> None:
    check_game(Pinnacola(rules), deals=1, seed=seed, views_every=97, cards_of=cards_of)


@pytest.mark.parametrize(("pinelle", "cards", "points"), [(False, 108, 1020), (True, 104, 1060)])
def test_the_pack(pinelle: bool, cards: int, points: int) -> None:
    rules = changed(Rules(), deal__pinelle=pinelle)
    assert len(pack(pinelle)) == cards
    assert sum(card_points(rules, card) for card in pack(pinelle)) == points


def moments(rules: Rules, seed: int) -> list[State]:
    """The states of a random deal."""
    game, rng = Pinnacola(rules), Random(seed)
    states = [game.start(0)]
    while (mover := game.to_act(states[-1])) is not None:
        state = states[-1]
        action = draw(game, state, rng) if mover == CHANCE else pick(list(game.legal(state)), rng)
        states.append(play(game, state, action))
    return states


@pytest.mark.slow
@settings(max_examples=12)
@given(st.sampled_from(list(VARIANTS)), st.integers(0, 99))
def test_what_was_picked_up_openly_is_remembered_and_true(variant: str, seed: int) -> None:
    """What everybody knows of a hand is in it, a redeal keeps it there, and cards of the stock stay unknown."""
    game, rng = Pinnacola(VARIANTS[variant]), Random(seed)
    states = moments(VARIANTS[variant], seed)
    assert any(any(state.known) for state in states)
    for state in states[1::23]:
        for known, hand in zip(state.known, state.hands, strict=True):
            assert not Counter(known) - Counter(hand)
        other = game.redeal(game.view(state, 0), rng)
        assert other.known == state.known
        for known, hand in zip(state.known, other.hands, strict=True):
            assert not Counter(known) - Counter(hand)


@pytest.mark.slow
@settings(max_examples=12)
@given(st.integers(0, 99))
def test_no_turn_ends_in_a_dead_end(seed: int) -> None:
    """After every action that is offered something can be done, until the deal is over."""
    game = Pinnacola(VARIANTS["pinnacola/club"])
    for state in moments(game.rules, seed)[1::5]:
        if state.phase == "play":
            for action in game.legal(state):
                after = game.apply(state, action)
                assert game.to_act(after) is None or next(game.legal(after), None) is not None


@settings(max_examples=12)
@given(st.integers(0, 99))
def test_taking_back_restores_all_but_what_was_shown(seed: int) -> None:
    game = Pinnacola(VARIANTS["pinnacola/classic"])
    changed_states = [state for state in moments(game.rules, seed) if state.phase == "play" and state.laid]
    assume(changed_states)
    for state in changed_states[::7]:
        assert state.drawn is not None
        back = play(game, state, game.parse("back"))
        assert (back.hands, back.row, back.melds, back.stock) == (
            state.drawn.hands,
            state.drawn.row,
            state.drawn.melds,
            state.drawn.stock,
        )
        shown = Counter(state.drawn.hands[state.turn]) - Counter(state.hands[state.turn])
        assert not shown - Counter(back.known[state.turn])
        with pytest.raises(IllegalAction, match="nothing-to-take-back"):
            play(game, back, game.parse("back"))


@pytest.mark.parametrize(
    ("stall", "stock", "rounds"),
    [(1, "", 1), (2, "", 2), (3, "", 3), (0, "", None), (1, "AS KD 4C", 5), (2, "AS", 10), (0, "AS", None)],
)
def test_handing_round_the_last_card_of_the_row_ends(stall: int, stock: str, rounds: int | None) -> None:
    """Nobody goes out or wants to draw, and the card that lies there may be taken and discarded again without end."""
    rules = changed(Rules(), row__last_free=True, out__needs="poker-and-run7", out__stall=stall)
    game, hands = Pinnacola(rules), tuple((Card(card),) for card in ("JC", "TC", "9C", "7S"))
    state = State(3, phase="draw", hands=hands, known=hands, row=(Card("7D"),), opened=(True,) * 4, draws=((),) * 4)
    state = replace(state, stock=tuple(map(Card, stock.split())))
    turns = 0
    while game.to_act(state) is not None and turns < 50:
        for line in ("take 1", "discard 7D"):
            state = play(game, state, game.parse(line))
        turns += 1
    assert turns == (50 if rounds is None else 4 * rounds)
    assert state.ending == (None if rounds is None else "blocked")
