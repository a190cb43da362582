"""Many deals between bots, one match after the other, and the numbers that come of them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

import msgspec

from twinpack import bots, match
from twinpack.families import RuleSet
from twinpack.game import CHANCE, Score
from twinpack.match import Match
from twinpack.pinnacola import melds
from twinpack.pinnacola.phases import ending
from twinpack.pinochle import scoring

Brought = tuple[tuple[int, ...], tuple[int, ...], bool]
"""What each side has from melds, and from tricks (nothing where none are played), and whether a deal went unplayed."""


def _pinochle(rules: Any, state: Any) -> Brought:
    tally = scoring.tally(rules, state)
    return tally.meld, tally.points, tally.unplayed is not None


def _pinnacola(rules: Any, state: Any) -> Brought:
    laid = ending.tally(rules, state).melds
    return tuple(sum(melds.points(rules, meld) for meld in own) for own in laid), (), False


TALLIES: Mapping[str, Callable[[Any, Any], Brought]] = {"pinochle": _pinochle, "pinnacola": _pinnacola}
"""What a finished deal has brought in, family by family."""

NORMAL_95 = 1.96
"""How many standard errors on each side of a mean hold 95 of 100 cases."""


class Dealt(msgspec.Struct, frozen=True):
    """One finished deal: its score, and what each side brought in by melds and by tricks, in points (void: nothing).

    A game without tricks has no `tricks`. `unplayed` says that the cards stayed on the table; `match` counts the
    matches from 1.
    """

    score: Score
    meld: tuple[int, ...]
    tricks: tuple[int, ...]
    unplayed: bool
    match: int


class Side(msgspec.Struct, frozen=True):
    """A side's averages a deal; `interval` holds the true mean of `points` in 95 of 100 cases (None: too few deals).

    `tricks` is None in a game without tricks, and `checks` where no side bets are played.
    """

    points: float
    interval: tuple[float, float] | None
    meld: float
    tricks: float | None
    checks: float | None = None


class Summary(msgspec.Struct, frozen=True):
    """What came of many deals. `void` ones had no result and are left out of the averages.

    `kitty` is what went into the kitty, a deal; None where nothing ever did.
    """

    matches: int
    deals: int
    void: int
    contracts: int
    made: int
    unplayed: int
    sides: tuple[Side, ...]
    kitty: float | None = None


def brought_in(rule_set: RuleSet, state: Any) -> Brought:
    """The points that each side of a finished deal has from melds and from tricks, and whether it went unplayed."""
    if rule_set.game.score(state).void:
        return (), (), False
    return TALLIES[rule_set.family.name](rule_set.rules, state)


def simulate(
    rule_set: RuleSet,
    names: Sequence[str],
    deals: int,
    seed: int = 0,
    finished: Callable[[Match], None] | None = None,
) -> Iterator[Dealt]:
    """Play `deals` deals between the bots of these names, one a seat, in match after match.

    Equal arguments give equal deals. `finished` is called with every match, the last one perhaps not over. Raises
    `UnknownBot` before anything is played.

    >>> from twinpack.families import find, names
    >>> [dealt.match for dealt in simulate(find(names()[0]), ["random"] * 4, 2, seed=1)]
    [1, 1]
    """
    rng = Random(seed)
    players = [bots.make(name, rule_set, rng.randrange(2**32)) for name in names]
    return _simulate(rule_set, players, deals, rng, finished)


def _simulate(
    rule_set: RuleSet, players: list[Any], deals: int, rng: Random, finished: Callable[[Match], None] | None
) -> Iterator[Dealt]:
    left, number = deals, 0
    while left:
        number += 1
        now = Match(rule_set.game, rule_set.match)
        while left and match.to_act(now) is not None:
            now = _one_deal(now, players, rng)
            left -= 1
            meld, tricks, unplayed = brought_in(rule_set, now.state)
            yield Dealt(now.scores[-1], meld, tricks, unplayed, number)
        if finished is not None:
            finished(now)


def _one_deal(now: Match, players: list[Any], rng: Random) -> Match:
    """The match with one more deal finished."""
    done = len(now.scores)
    while len(now.scores) == done:
        turn = match.to_act(now)
        assert turn is not None, "a match that is over has no next deal"
        if turn == CHANCE:
            action = match.draw_next(now, rng)
        else:
            view = now.game.view(now.state, turn)
            action = players[turn].choose(view, now.game.legal(now.state)).action
        now = match.advance(now, action)
    return now


def summary(played: Iterable[Dealt]) -> Summary:
    """The numbers of many deals together."""
    dealt = list(played)
    counted = [one for one in dealt if not one.score.void]
    made = [one.score.made for one in counted if one.score.made is not None]
    sides = range(len(counted[0].score.change)) if counted else ()
    return Summary(
        matches=dealt[-1].match if dealt else 0,
        deals=len(dealt),
        void=len(dealt) - len(counted),
        contracts=len(made),
        made=sum(made),
        unplayed=sum(one.unplayed for one in counted),
        sides=tuple(_side(counted, side) for side in sides),
        kitty=fmean(one.score.kitty for one in counted) if any(one.score.kitty for one in counted) else None,
    )


def _side(counted: list[Dealt], side: int) -> Side:
    points = [one.score.change[side] for one in counted]
    mean = fmean(points)
    margin = NORMAL_95 * stdev(points) / sqrt(len(points)) if len(points) > 1 else None
    return Side(
        points=mean,
        interval=None if margin is None else (mean - margin, mean + margin),
        meld=fmean(one.meld[side] for one in counted),
        tricks=fmean(one.tricks[side] for one in counted) if all(one.tricks for one in counted) else None,
        checks=fmean(one.score.checks[side] for one in counted) if all(one.score.checks for one in counted) else None,
    )
