"""The expert's card play: what ends are worth, what the search finds, and that it looks at nothing hidden."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from benchmarks.expert import PLAIN, duel, thumb
from tests.strategies import each, game_of, rule_sets, rules_of
from tests.test_partner import CASES, fits, position, rule_set
from twinpack.bots.base import Choice, why
from twinpack.bots.club import Club
from twinpack.bots.expert.payoffs import ALL, NONE, SOME, payoffs
from twinpack.bots.expert.playing import Player, moment, seen_through
from twinpack.cards import Card
from twinpack.game import CHANCE, Race, draw
from twinpack.pinochle.actions import Play
from twinpack.pinochle.game import Pinochle
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import settle, tally
from twinpack.pinochle.state import State
from twinpack.pinochle.variants import VARIANTS
from twinpack.solver import Solver
from twinpack.solver.forest import Forest, Harvest, Promise
from twinpack.solver.worlds import knowledge, numbered
from twinpack.words import LANGUAGES, words


def plays(game: Pinochle, seed: int) -> Iterator[State]:
    """The moments of play in a deal that club players bid, and play by chance."""
    rng, club = Random(seed), Club(game.rules)
    state = game.start(seed % game.seats)
    while (mover := game.to_act(state)) is not None:
        if mover == CHANCE:
            state = game.apply(state, draw(game, state, rng))
            continue
        if state.phase == "play":
            yield state
            legal = [action for action in game.legal(state) if isinstance(action, Play)]
            state = game.apply(state, rng.choice(legal))
        else:
            state = game.apply(state, club.choose(game.view(state, mover), game.legal(state)).action)


def played(rules: Rules, seed: int) -> list[State]:
    """The moments of play of the first deal from that seed on that is played out."""
    game = game_of(rules)
    return next(found for more in range(50) if len(found := list(plays(game, seed + 100 * more))) > 9)


def choice(player: Player, game: Pinochle, state: State) -> Any:
    return player.choose(game.view(state, game.to_act(state)), game.legal(state))


@pytest.mark.parametrize("name", each(VARIANTS))
def test_every_variant_is_played_legally_with_reasons(name: str) -> None:
    rules = VARIANTS[name]
    game, player = game_of(rules), Player(rules, 100)
    states = played(rules, 1)
    for number, state in enumerate(states):
        if number % (len(states) // 5) < 1:
            found = choice(player, game, state)
            game.check(state, found.action)
            assert 1 <= len(found.reasons) <= 3


@settings(max_examples=5, deadline=None)
@given(rule_sets(), st.integers(0, 50))
def test_any_rules_are_played_legally(rules: Rules, seed: int) -> None:
    game = game_of(rules)
    player = Player(rules, 50)
    for state in list(plays(game, seed))[1::9]:
        game.check(state, choice(player, game, state).action)


SEVERAL = ["classic", "dailey", "dutch", "two-hand", "three-hand", "widow", "turned", "double-deck", "five-hand"]


@pytest.mark.parametrize("name", SEVERAL)
def test_it_looks_at_nothing_hidden(name: str) -> None:
    rules = rules_of(name)
    game, warm = game_of(rules), Player(rules, 200)
    changed = 0
    for number, state in enumerate(played(rules, 2)):
        if number % 15 > 1:
            continue
        other = game.redeal(game.view(state, game.to_act(state)), Random(number))
        changed += other.hands != state.hands
        found = choice(warm, game, state)
        assert choice(Player(rules, 200), game, other) == found
    assert changed or name == "two-hand"  # there nothing is hidden once the stock is gone


def test_another_seed_is_another_search() -> None:
    rules = rules_of("dailey")
    game, state = game_of(rules), played(rules, 3)[4]
    found = {str(choice(Player(rules, 400, seed), game, state).reasons) for seed in range(4)}
    assert len(found) > 1


CARD_PLAY = [name for name, case in CASES.items() if name[0] in "LFXD" and "convention" not in case]
"""Leads, cards to partner's and to rivals' tricks, and defence."""


def test_it_does_hardly_anything_that_strong_players_call_wrong() -> None:
    wrong = []
    for name in CARD_PLAY:
        case = CASES[name]
        rules = rule_set(case)
        state = position(case, rules.game)
        if state.phase != "play":
            continue
        action = choice(Player(rules.rules, 4000), rules.game, state).action
        wrong += [name for pattern in case["wrong"] if fits(action, pattern)]
    assert len(CARD_PLAY) >= 20
    assert len(wrong) <= 0.05 * len(CARD_PLAY)


@pytest.mark.parametrize("name", ["dailey", "classic", "two-hand", "three-hand"])
def test_where_all_is_known_it_plays_as_well_as_can_be(name: str) -> None:
    rules = rules_of(name)
    game, player, solver = game_of(rules), Player(rules, 100), Solver()
    solved = 0
    for seed in range(3):
        for state in played(rules, seed)[-12:]:
            view = game.view(state, game.to_act(state))
            known = knowledge(rules, view)
            if not known.sure:
                continue
            answer = solver.answer(rules, state)
            assert solver.answer(rules, seen_through(rules, view, known)).points == answer.points
            best = {worth.card for worth in answer.cards if worth.points == answer.points}
            found = player.choose(view, game.legal(state))
            assert found.action.card in best or len(answer.cards) == 1
            solved += len(answer.cards) > 1
    assert solved


@pytest.mark.parametrize("name", ["dailey", "classic", "dutch", "three-hand", "double-deck"])
def test_the_search_finds_the_best_play_when_there_is_one_deal(name: str) -> None:
    """With a single deal it is a search with all cards seen, which ends at what the solver proves."""
    rules = rules_of(name)
    game, forest, solver = game_of(rules), Forest(20_000), Solver()
    state = played(rules, 4)[-4 * len(played(rules, 4)[0].players) + 1]
    view = game.view(state, game.to_act(state))
    numbers = numbered(rules, view)
    answer = solver.answer(rules, state)
    now = moment(rules, view, knowledge(rules, view), [numbers[worth.card] for worth in answer.cards])
    hands = np.zeros((1, 8), np.int64)
    worlds = np.zeros((1, 32 * len(view.players)), np.int8)
    for place, seat in enumerate(view.players):
        for card in state.hands[seat]:
            worlds[0, 32 * place + numbers[card]] += 1
            hands[0, place] |= 1 << numbers[card]
    linear = np.zeros((2, 3, now.left + 1)) + np.arange(now.left + 1) / now.left
    found = forest.search(now, (worlds, hands), linear, linear[0] > 2, 1)
    points = {numbers[worth.card]: worth.points for worth in answer.cards}
    assert points[found.promises[0].card] == answer.points
    assert sum(one.visits for one in found.promises) == 20_000
    assert {one.card for one in found.promises} == set(points)


def contract(name: str, seed: int = 1) -> tuple[Pinochle, State]:
    rules = rules_of(name)
    state = next(found for found in played(rules, seed) if found.contract)
    return game_of(rules), state


@pytest.mark.parametrize("name", ["classic", "dailey", "dutch", "joedog", "three-hand", "five-hand", "double-deck"])
def test_the_ends_are_those_of_the_settlement(name: str) -> None:
    """A deal played out is worth to each party what the real score says, compared with other ends."""
    rules = rules_of(name)
    game = game_of(rules)
    states = played(rules, 2)
    end = game.apply(states[-1], next(iter(game.legal(states[-1]))))
    score = settle(rules, tally(rules, end))
    before = states[-1]
    view = game.view(before, game.to_act(before))
    known = knowledge(rules, view)
    now = moment(rules, view, known, [])
    ends = payoffs(rules, view, now.left)
    party = now.parties[view.players.index(end.leader)]
    assert ends.made[party, ALL if now.tricks == 1 else SOME, now.left] == (-1 if score.made is None else score.made)
    assert ends.worth.shape == (max(now.parties) + 1, 3, now.left + 1)


def test_making_the_contract_is_a_step() -> None:
    game, state = contract("dailey")
    assert state.contract is not None
    declarer = state.contract.declarer
    meld = sum(meld.points for seat in (declarer, (declarer + 2) % 4) for meld in state.shown[seat].melds)
    short = replace(state, contract=replace(state.contract, bid=meld + 120))
    ends = payoffs(game.rules, game.view(short, game.to_act(short)), 25)
    steps = np.diff(ends.worth[0, SOME])
    assert int(steps.argmax()) == 11
    assert steps[11] > 5 * steps[12]
    assert ends.made[0, SOME].tolist() == [0] * 12 + [1] * 14
    theirs = np.diff(ends.worth[1, SOME])
    assert int(theirs.argmax()) == 13


def test_a_match_within_reach_is_worth_more_than_points() -> None:
    game, state = contract("dailey")
    assert state.contract is not None
    declarer = state.contract.declarer
    meld = sum(meld.points for seat in (declarer, (declarer + 2) % 4) for meld in state.shown[seat].melds)
    open_bid = replace(state, contract=replace(state.contract, bid=meld))
    target = game.rules.match.target
    side = declarer % 2
    near = [target - 100, target - 100]
    near[side] = target - meld - 150
    ends = payoffs(game.rules, game.view(replace(open_bid, race=Race(tuple(near), target)), game.to_act(open_bid)), 25)
    assert int(np.diff(ends.worth[0, SOME]).argmax()) == 14


def test_a_side_that_takes_nothing_loses_its_meld() -> None:
    game, state = contract("classic")
    ends = payoffs(game.rules, game.view(state, game.to_act(state)), 25)
    assert ends.worth[1, NONE, 0] <= ends.worth[1, SOME, 1]
    assert (np.diff(ends.worth[:, SOME]) >= 0).all()


def test_it_beats_a_rule_of_thumb() -> None:
    player = Player(PLAIN, 300)
    found = duel(lambda seen, legal: player.choose(seen, legal).action, partial(thumb, PLAIN), 8, 5)
    assert sum(found) > 0


@pytest.mark.parametrize(("worth", "chosen"), [(0.601, "KH"), (0.59, "KH"), (0.61, "AH")])
def test_the_usual_card_is_kept_unless_another_is_clearly_better(worth: float, chosen: str) -> None:
    rules = rules_of("dailey")
    numbers = {Card("AH"): 5, Card("KH"): 3}
    found = Harvest((Promise(5, worth, 10.0, 0.5, 9000), Promise(3, 0.6, 9.0, 0.4, 1000)), spread=0.2)
    usual = Choice(Play(Card("KH")), (why("duck", card="KH"),))
    picked = Player(rules, 10).picked(found, numbers, usual, with_contract=True)
    assert picked.action == Play(Card(chosen))
    assert ("duck" in [reason.code for reason in picked.reasons]) == (chosen == "KH")


def test_its_reasons_are_said_in_every_language() -> None:
    seen = set()
    for name in ("dailey", "two-hand"):
        rules = rules_of(name)
        game, player = game_of(rules), Player(rules, 100)
        for state in played(rules, 1)[2:20:4]:
            seen |= {reason for reason in choice(player, game, state).reasons if reason.code.startswith("play-")}
    assert {reason.code for reason in seen} == {"play-known", "play-search", "play-next", "play-makes"}
    for reason in seen:
        for language in LANGUAGES:
            tongue = words(language)
            params = {key: tongue.card(str(value)) if key == "card" else value for key, value in reason.params}
            assert tongue.say(f"why-{reason.code}", **params).endswith(".")


def test_the_last_tricks_of_a_match_of_two_are_played_as_those_of_a_single_deal() -> None:
    """A match has a target, and with it claims to have reached it."""
    rules = VARIANTS["pinochle/two-hand"]
    game, player, rng = Pinochle(rules), Player(rules, 200), Random(4)
    state = game.start(0, Race((600, 700), 1000))
    tricks = 0
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            action: Any = draw(game, state, rng)
        else:
            bot = player if state.phase == "play" else Club(rules)
            tricks += state.phase == "play"
            action = bot.choose(game.view(state, seat), game.legal(state)).action
        state = game.apply(state, action)
    assert tricks
