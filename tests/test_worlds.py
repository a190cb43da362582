"""What a view tells of the hidden cards, and deals dealt from it: all possible, and each as often as it should."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import each, game_of, rule_sets, rules_of
from twinpack.game import CHANCE, draw, pick
from twinpack.pinochle.game import Pinochle
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import State
from twinpack.pinochle.variants import VARIANTS
from twinpack.pinochle.view import View, lacking
from twinpack.solver.forest import Forest, Moment
from twinpack.solver.worlds import CARDS, Knowledge, Played, knowledge, numbered

FOREST = Forest(10)
UNWANTED = {"concede", "forfeit", "moon", "out", "yield"}


def plays(game: Pinochle, seed: int) -> Iterator[State]:
    """The moments of play under its duties, in a deal played at random that nobody gives up."""
    rng = Random(seed)
    state = game.start(seed % game.seats)
    while (mover := game.to_act(state)) is not None:
        if mover == CHANCE:
            state = game.apply(state, draw(game, state, rng))
            continue
        if state.phase == "play":
            yield state
        legal = list(game.legal(state))
        state = game.apply(state, pick([one for one in legal if str(one) not in UNWANTED] or legal, rng))


def played(game: Pinochle, seed: int) -> list[State]:
    """The moments of play of the first deal from that seed on that is played out."""
    return next(found for more in range(50) if len(found := list(plays(game, seed + 100 * more))) > 9)


def counts(rules: Rules, view: View, state: State) -> list[list[int]]:
    """The true hands as the kernel counts them."""
    numbers = numbered(rules, view)
    found = []
    for seat in view.players:
        row = [0] * CARDS
        for card in state.hands[seat]:
            row[numbers[card]] += 1
        found.append(row)
    return found


def fits(known: Knowledge, hands: list[list[int]], *, melds: bool = True) -> bool:
    """Whether hands hold what is known, have the right size, hold nothing they lack, and no meld that was not shown."""
    loose = Counter((one.card, one.places) for one in known.loose)
    for place, hand in enumerate(hands):
        more = [count - sure for count, sure in zip(hand, known.held[place], strict=True)]
        if min(more) < 0 or sum(more) != known.room[place]:
            return False
        for card, count in enumerate(more):
            if count > sum(n for (kind, places), n in loose.items() if kind == card and places >> place & 1):
                return False
        had = [count + gone for count, gone in zip(hand, known.played[place], strict=True)]
        for pattern, quota in zip(known.patterns, known.quotas[place], strict=True):
            if melds and quota >= 0 and min(had[card] for card in range(CARDS) if pattern >> card & 1) != quota:
                return False
    return True


def sampled(known: Knowledge, count: int, seed: int = 1) -> list[list[list[int]]]:
    worlds, hands = FOREST.worlds(known, seed, count)
    assert len(worlds) == count
    found = []
    for row, words in zip(worlds.reshape(count, -1, CARDS).tolist(), hands.tolist(), strict=True):
        assert words[: len(row)] == [sum(1 << card for card, n in enumerate(hand) if n) for hand in row]
        found.append(row)
    return found


@pytest.mark.parametrize("name", each(VARIANTS))
def test_the_true_deal_fits_and_so_do_those_that_are_dealt(name: str) -> None:
    rules = VARIANTS[name]
    game = game_of(rules)
    wrong = dealt = 0
    for seed in range(2):
        for number, state in enumerate(plays(game, seed)):
            if number % 7:
                continue
            seat = game.to_act(state)
            view = game.view(state, seat)
            known = knowledge(rules, view)
            assert fits(known, counts(rules, view, state))
            kinds = Counter[int]()
            for row in known.held:
                kinds.update({card: count for card, count in enumerate(row) if count})
            kinds.update(one.card for one in known.loose)
            for hands in sampled(known, 3, seed):
                assert fits(known, hands, melds=False)
                wrong, dealt = wrong + (not fits(known, hands)), dealt + 1
                total = Counter({card: sum(hand[card] for hand in hands) for card in range(CARDS)})
                assert total <= kinds
    assert wrong <= dealt / 10


@settings(max_examples=25, deadline=None)
@given(rule_sets(), st.integers(0, 100))
def test_so_it_is_by_any_rules(rules: Rules, seed: int) -> None:
    game = Pinochle(rules)
    for number, state in enumerate(plays(game, seed)):
        if number in (0, 7, 20):
            view = game.view(state, game.to_act(state))
            known = knowledge(rules, view)
            assert fits(known, counts(rules, view, state))
            assert all(fits(known, hands, melds=False) for hands in sampled(known, 2))
        if number > 20:
            break


@pytest.mark.parametrize("name", ["dailey", "three-hand", "five-hand", "two-hand", "double-deck", "cutthroat"])
def test_nothing_hangs_on_what_is_hidden(name: str) -> None:
    rules = rules_of(name)
    game = game_of(rules)
    state = played(game, 2)[9]
    view = game.view(state, game.to_act(state))
    other = game.redeal(view, Random(3))
    assert knowledge(rules, game.view(other, game.to_act(other))) == knowledge(rules, view)


@pytest.mark.parametrize("name", ["classic", "dailey", "dutch", "three-hand"])
def test_deals_found_another_way_fit_too(name: str) -> None:
    rules = rules_of(name)
    game = game_of(rules)
    for number, state in enumerate(plays(game, 4)):
        if number % 12 == 0:
            view = game.view(state, game.to_act(state))
            known = knowledge(rules, view)
            for seed in range(4):
                assert fits(known, counts(rules, view, game.redeal(view, Random(seed))))


def all_worlds(known: Knowledge) -> dict[tuple[tuple[int, ...], ...], int]:
    """Every way to lay the loose cards, in how many ways if cards of a kind are told apart."""
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    choices = [[p for p in range(len(known.room)) if one.places >> p & 1] for one in known.loose]
    for owners in product(*choices):
        if any(owners.count(place) != free for place, free in enumerate(known.room)):
            continue
        hands = [list(row) for row in known.held]
        for one, place in zip(known.loose, owners, strict=True):
            hands[place][one.card] += 1
        if fits(known, hands[:-1]):
            found[tuple(map(tuple, hands[:-1]))] += 1
    return dict(found)


SMALL = [("dailey", 5, 38), ("classic", 3, 38), ("dutch", 8, 39), ("three-hand", 1, 36), ("dailey", 11, 36)]


@pytest.mark.parametrize(("name", "seed", "number"), SMALL)
def test_every_possible_deal_comes_up_as_often_as_its_cards_allow(name: str, seed: int, number: int) -> None:
    rules = rules_of(name)
    game = game_of(rules)
    state = played(game, seed)[number]
    known = knowledge(rules, game.view(state, game.to_act(state)))
    ways = all_worlds(known)
    assert 2 <= len(ways) <= 5000
    drawn = 6_000
    seen = Counter(tuple(map(tuple, hands)) for hands in sampled(known, drawn))
    assert set(seen) <= set(ways)
    total = sum(ways.values())
    for place, card in product(range(len(known.room) - 1), range(CARDS)):
        expected = sum(n * world[place][card] for world, n in ways.items()) / total
        found = sum(n * world[place][card] for world, n in seen.items()) / drawn
        assert found == pytest.approx(expected, abs=0.05)
    likely = [world for world, n in ways.items() if n / total > 0.005]
    assert all(world in seen for world in likely)


def test_a_counter_kept_from_partner_makes_hands_with_counters_unlikely() -> None:
    """Place 2 could have given its partner's ace of suit 1 a counter, and did not: of its hands that had one few are
    left, of those that had none all."""
    ace, king, nine, jack = 13, 11, 8, 9
    known = Knowledge(
        held=((0,) * CARDS,) * 5,
        room=(0, 0, 1, 1, 0),
        loose=(),
        played=((0,) * CARDS,) * 5,
        patterns=(),
        quotas=((),) * 5,
        others=(Played(2, nine, 0, (ace, jack)),),
    )
    moment = Moment(0, 0, (0, 1, 0, 1), (), (), 1, (True, True, False), (0, 0, 0, 1, 1, 1), 1, 3)
    worlds = np.zeros((100, 4 * CARDS), np.int8)
    hands: Any = np.zeros((100, 8), np.int64)
    hands[:50, 2], hands[50:, 2] = 1 << king, 1 << jack
    worlds[:50, 2 * CARDS + king] = worlds[50:, 2 * CARDS + jack] = 1
    _, left = FOREST.likely(known, moment, (worlds, hands), 100)
    assert 20 <= sum(word == 1 << king for word in left[:, 2].tolist()) <= 40


def test_what_a_seat_lacks_is_in_none_of_its_hands() -> None:
    rules = rules_of("dailey")
    game = game_of(rules)
    state = played(game, 5)[30]
    view = game.view(state, game.to_act(state))
    numbers, lacks = numbered(rules, view), lacking(rules, view)
    assert any(lacks)
    for hands in sampled(knowledge(rules, view), 200):
        for place, seat in enumerate(view.players):
            assert not any(hands[place][numbers[card]] for card in lacks[seat] if seat != view.seat and card in numbers)
