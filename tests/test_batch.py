"""The batch engine deals evenly and plays as the engine for people does, under any trick rules, scale and pack."""

from typing import Any, get_args

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis.strategies import sampled_from
from numpy.typing import NDArray

from tests.strategies import hands, rule_sets, rules_of
from tests.test_solver import SCALES, scaled
from twinpack.cards import SUITS, Hand, Suit
from twinpack.families import find, names
from twinpack.lab.batch import NoBatch, Playouts, moment, playouts, replayed, table
from twinpack.options import changed
from twinpack.pinochle.melds import melds, worth
from twinpack.pinochle.rules import RANKS_TO, Rules
from twinpack.solver.compiled import fetched
from twinpack.tricks import Policy

PINOCHLE = [name.partition("/")[2] for name in names() if find(name).family.name == "pinochle"]
STOCK = [variant for variant in PINOCHLE if rules_of(variant).free_tricks]
DEALT = [variant for variant in PINOCHLE if variant not in STOCK]


def check(rules: Rules, played: Playouts) -> None:
    """That the engine for people allows every play, and finds the same choices, melds and points."""
    plays = len(played.seats) * rules.tricks
    for row, trace in enumerate(played.trace):
        found = replayed(rules, trace)
        assert list(found.choices) == trace[2 * plays + 2 :].tolist()
        assert list(found.melds) == played.melds[row].tolist()
        assert list(found.points) == played.points[row].tolist()


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("policy", get_args(Policy))
def test_a_hundred_deals_are_the_same_card_for_card(policy: Policy, scale: str) -> None:
    for variant, deals in (("classic", 85), ("double-deck", 15)):
        rules = scaled(variant, policy, scale)
        check(rules, playouts(rules, deals, seed=5, traced=True))


@pytest.mark.parametrize("variant", DEALT)
def test_every_variant_is_the_same_card_for_card(variant: str) -> None:
    rules = rules_of(variant)
    check(rules, playouts(rules, 20, seed=6, traced=True))


@settings(max_examples=60)
@given(rule_sets())
def test_any_rules_are_played_or_refused(rules: Rules) -> None:
    if rules.free_tricks:
        with pytest.raises(NoBatch, match="batch-stock"):
            playouts(rules, 1)
    else:
        check(rules, playouts(rules, 2, seed=7, traced=True))


@pytest.mark.parametrize("variant", STOCK)
def test_a_stock_is_refused(variant: str) -> None:
    with pytest.raises(NoBatch, match="batch-stock"):
        playouts(rules_of(variant), 1)


@settings(max_examples=300)
@given(hands(), sampled_from(SUITS), sampled_from(["classic", "dailey", "firehouse", "double-deck", "triple-deck"]))
def test_rich_hands_meld_the_same(hand: Hand, trump: Suit, variant: str) -> None:
    rules, k = rules_of(variant), fetched("batch")
    hand = tuple(card for card in hand if card in rules.cards) * (rules.pack.copies // 2)
    ranks = RANKS_TO[rules.pack.lowest][::-1]
    words = np.zeros(4, np.int64)
    for card in set(hand):
        copies = (1 << hand.count(card)) - 1
        words[SUITS.index(card[1])] |= copies << rules.pack.copies * ranks.index(card[0])
    assert k.meld(table(rules), words, 0, SUITS.index(trump)) == worth(melds(rules, hand, trump))


def test_the_first_lead_may_have_to_be_trump() -> None:
    rules = changed(rules_of("classic"), play__first_lead_trump=True)
    played = playouts(rules, 100, seed=8, traced=True)
    check(rules, played)
    leads = [(state.trump, cards[0]) for state, cards in (moment(rules, trace) for trace in played.trace)]
    assert sum(card[1] == trump for trump, card in leads) > 90


def test_a_deal_is_the_same_however_many_are_played() -> None:
    rules = rules_of("classic")
    whole, part = playouts(rules, 50, seed=9, traced=True), playouts(rules, 10, seed=9, first=30, traced=True)
    assert np.array_equal(whole.trace[30:40], part.trace)
    assert np.array_equal(whole.points[30:40], part.points)
    other = playouts(rules, 50, seed=10, traced=True)
    assert not any((one == two).all() for one, two in zip(whole.trace, other.trace, strict=True))


def test_all_points_are_won_and_sides_get_what_their_seats_win() -> None:
    for variant in ("classic", "double-deck", "six-hand"):
        rules = rules_of(variant)
        played = playouts(rules, 200, seed=11)
        assert set(played.points.sum(axis=1).tolist()) == {rules.trick_total}
        sides = rules.table.sides
        melded, points = played.by_side(sides)
        assert points[:, 0].tolist() == played.points[:, ::sides].sum(axis=1).tolist()
        assert np.array_equal(melded.sum(axis=1), played.melds.sum(axis=1))


def test_cards_trump_leaders_and_plays_are_even() -> None:
    """Each count within five standard deviations of what even chance gives."""
    rules, deals = rules_of("classic"), 40_000
    trace = playouts(rules, deals, seed=12, traced=True).trace
    assert even(trace[:, 48], 4, deals)
    assert even(trace[:, 49], 4, deals)
    codes = np.unique(trace[:, :48])
    assert len(codes) == 48
    for place in (0, 11, 12, 30, 47):
        assert even(np.searchsorted(codes, trace[:, place]), 48, deals)
    first = np.searchsorted(codes, trace[:, 50])  # any card is led first as often as any other
    assert even(first, 48, deals)
    together = np.sort(np.searchsorted(codes, trace[:, :12]), axis=1)
    pairs = (together[:, :, None] == 0).any(axis=(1, 2)) & (together[:, :, None] == 1).any(axis=(1, 2))
    expected = deals * 11 / 47 / 4  # two given cards are both in the first hand
    assert abs(int(pairs.sum()) - expected) < 5 * expected**0.5


def even(found: NDArray[Any], kinds: int, count: int) -> bool:
    """Whether each of so many kinds came up about as often as the others."""
    mean = count / kinds
    times = np.bincount(found.astype(np.int64), minlength=kinds)
    return len(times) == kinds and bool(np.all(np.abs(times - mean) < 5 * mean**0.5))
