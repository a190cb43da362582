"""Paired deals: the same shuffles for two bots, sides swapped."""

from functools import partial
from random import Random

import pytest

from twinpack import bots
from twinpack.families import find
from twinpack.lab.paired import compare, differences, one_deal

DAILEY = find("pinochle/dailey")
RANDOM, CLUB = (partial(bots.make, name) for name in ("random", "club"))


def test_a_bot_is_as_good_as_itself() -> None:
    same = compare(DAILEY, CLUB, CLUB, pairs=3)
    assert (same.mean, same.interval, same.pairs) == (0, (0, 0), 3)


def test_what_one_gains_the_other_loses() -> None:
    there, back = compare(DAILEY, CLUB, RANDOM, 4, seed=5), compare(DAILEY, RANDOM, CLUB, 4, seed=5)
    assert there.mean > 0
    low, high = there.interval
    assert low < there.mean < high
    assert (back.mean, back.interval) == (-there.mean, (-high, -low))


@pytest.mark.parametrize("name", ["two-hand", "three-hand", "auction-four", "five-hand", "eight-hand"])
def test_any_number_of_sides_can_be_compared(name: str) -> None:
    rule_set = find(f"pinochle/{name}")
    same = compare(rule_set, RANDOM, RANDOM, 2)
    assert (same.mean, *same.interval) == pytest.approx((0, 0, 0))
    better = list(differences(rule_set, CLUB, RANDOM, 2, seed=1))
    assert better == list(differences(rule_set, CLUB, RANDOM, 2, seed=1))


def test_one_among_many_is_measured_against_the_mean_of_the_others() -> None:
    rule_set = find("pinochle/three-hand")
    makers = [CLUB, RANDOM, RANDOM]
    leads = []
    first = next(differences(rule_set, CLUB, RANDOM, 1, seed=4))
    rng = Random(4)
    shuffle, chance = rng.randrange(2**32), rng.randrange(2**32)
    for which in range(3):
        change = one_deal(rule_set, makers[-which:] + makers[:-which], shuffle, chance, 0).change
        leads.append(change[which] - (sum(change) - change[which]) / 2)
    assert first == pytest.approx(sum(leads) / 3)


def test_a_better_bot_is_found_among_several() -> None:
    assert compare(find("pinochle/three-hand"), CLUB, RANDOM, 6, seed=2).mean > 0
