"""Paired deals: the same shuffles for two bots, sides swapped."""

from functools import partial

from twinpack import bots
from twinpack.families import find
from twinpack.lab.paired import compare

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
