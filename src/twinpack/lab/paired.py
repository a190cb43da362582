"""Two bots against each other on the same shuffles, each in turn on every side of the table."""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

import msgspec

from twinpack.bots.base import Bot
from twinpack.families import RuleSet
from twinpack.game import CHANCE, draw
from twinpack.lab.simulate import NORMAL_95
from twinpack.seats import side

Maker = Callable[[RuleSet, int], Bot]
"""What seats a bot: `partial(bots.make, "club")`, or a bot of one's own. The number is the seed of its chance."""


class Comparison(msgspec.Struct, frozen=True):
    """By how many points a deal one bot does better than the other; `interval` holds the truth in 95 of 100 cases.

    `pairs` are the shuffles; each was played once for every side.
    """

    mean: float
    interval: tuple[float, float]
    pairs: int


def compare(rule_set: RuleSet, bot_a: Maker, bot_b: Maker, pairs: int, seed: int = 0) -> Comparison:
    """How much better `bot_a` does than `bot_b`, a deal, over so many shuffles (two or more).

    Each shuffle is played once for every side, with `bot_a` on that side alone and `bot_b` on all others, so that
    both get the same cards in the same places. What counts is what the side of `bot_a` scored more than the others on
    average: with two sides the lead of one over the other, with more of them, or with a called partner, how much
    better one `bot_a` does among `bot_b`s. Side bets and kitties are left out; where chips are paid, points are chips.
    Equal arguments give equal numbers, and equal bots a mean of zero.

    >>> from functools import partial
    >>> from twinpack import bots, families
    >>> random = partial(bots.make, "random")
    >>> compare(families.find(families.names()[0]), random, random, 2).pairs
    2
    """
    return comparison(list(differences(rule_set, bot_a, bot_b, pairs, seed)))


def comparison(found: Sequence[float]) -> Comparison:
    """What differences, two or more, come to together."""
    mean, margin = fmean(found), NORMAL_95 * stdev(found) / sqrt(len(found))
    return Comparison(mean, (mean - margin, mean + margin), len(found))


def shuffles(seed: int) -> Iterator[tuple[int, int]]:
    """For each pair the seed of its shuffle and of the bots' chance."""
    rng = Random(seed)
    while True:
        yield rng.randrange(2**32), rng.randrange(2**32)


def differences(rule_set: RuleSet, bot_a: Maker, bot_b: Maker, pairs: int, seed: int = 0) -> Iterator[float]:
    """For each shuffle, what the side of `bot_a` scored more than the others, a deal."""
    sides = range(rule_set.game.sides)
    for number, (shuffle, chance) in zip(range(pairs), shuffles(seed), strict=False):
        dealer = number % rule_set.game.seats
        leads = []
        for which in sides:
            makers = [bot_a if one == which else bot_b for one in sides]
            leads.append(_lead(one_deal(rule_set, makers, shuffle, chance, dealer), which))
        yield fmean(leads)


def one_deal(rule_set: RuleSet, makers: Sequence[Maker], shuffle: int, chance: int, dealer: int) -> Any:
    """The score of a deal between a bot for each side; `shuffle` decides the cards and `chance` the bots' whims."""
    game, rng = rule_set.game, Random(shuffle)
    bots = [makers[side(seat, game.sides)](rule_set, chance + seat) for seat in range(game.seats)]
    state = game.start(dealer)
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            action = draw(game, state, rng)
        else:
            action = bots[seat].choose(game.view(state, seat), game.legal(state)).action
        state = game.apply(state, action)
    return rule_set.game.score(state)


def _lead(score: Any, which: int) -> float:
    """What one side scored more than the others on average."""
    change: tuple[int, ...] = score.change
    if not change:
        return 0
    return change[which] - fmean(change[:which] + change[which + 1 :])
