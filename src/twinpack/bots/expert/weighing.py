"""Decisions compared on the same guesses: many at first, the best few then, on fresh ones, until one is ahead."""

from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec

from twinpack.bots.expert.foresight import Foresight, Outlook
from twinpack.pinochle.state import State

FEW = 4
"""So many decisions go into the last comparison."""

ROUNDS = ((4, 10), (6, FEW))
"""Guesses for a first look at more, and how many decisions are left after it."""

BATCH, BATCHES = 6, 5
"""Guesses after which the last comparison looks whether it is decided, and how often it does so."""

LEAST = 0.05
"""Less than that is no gain."""

CLEAR, BETTER = 3.0, 1.0
"""Standard errors by which it is decided at once, and by which a decision must be better than the usual one."""

LATE = 1.5
"""It is too late for another decision when it would have to do better than expected by more standard deviations."""


class Weighed(msgspec.Struct, frozen=True):
    """The decision that was found best, what can be expected of it, and by how much it is better than the usual one."""

    action: Any
    outlook: Outlook
    gain: float


def weigh(
    foresight: Foresight, worlds: Iterator[State], candidates: Sequence[Any], usual: Any, mine: int, times: int = 1
) -> Weighed:
    """The best of the candidates, and the usual one unless another is better by more than chance.

    At most `times` as many guesses as by default are made.
    """
    left = [usual, *(action for action in candidates if action != usual)]

    def outlooks(state: State) -> list[Outlook]:
        return [foresight.outlook(foresight.game.apply(state, action), mine) for action in left]

    for size, most in ROUNDS:
        if len(left) > most:
            rows = [outlooks(state) for state in islice(worlds, size * times)]
            means = [fmean(row[place].worth for row in rows) for place in range(len(left))]
            ranked = sorted(range(1, len(left)), key=lambda place: -means[place])
            left = [usual, *(left[place] for place in ranked[: most - 1])]
    rows = []
    for _ in range(BATCHES * times):
        rows += [outlooks(state) for state in islice(worlds, BATCH)]
        best, gain, error = leader(rows)
        if len(left) == 1 or _decided(rows, best) or _late(rows, BATCH * BATCHES * times):
            break
    if best and gain <= max(BETTER * error, LEAST):
        best, gain = 0, 0.0
    return Weighed(left[best], mean_of([row[best] for row in rows]), gain)


def leader(rows: Sequence[Sequence[Outlook]]) -> tuple[int, float, float]:
    """The place of the best column, by how much it is better than the first, and the standard error of that."""
    columns = range(len(rows[0]))
    best = max(columns, key=lambda place: fmean(row[place].worth for row in rows))
    gains = [row[best].worth - row[0].worth for row in rows]
    return best, fmean(gains), error_of(gains)


def _decided(rows: Sequence[Sequence[Outlook]], best: int) -> bool:
    """Whether every other column is clearly behind the best, or the same."""
    for place in range(len(rows[0])):
        gains = [row[best].worth - row[place].worth for row in rows]
        if any(gains) and fmean(gains) < CLEAR * error_of(gains):
            return False
    return True


def _late(rows: Sequence[Sequence[Outlook]], most: int) -> bool:
    """Whether no column can be expected to prove itself better than the first."""
    for place in range(1, len(rows[0])):
        lead = [row[0].worth - row[place].worth for row in rows]
        if not late(fmean(lead), error_of(lead), len(rows), most, BETTER):
            return False
    return True


def late(lead: float, error: float, done: int, most: int, sure: float) -> bool:
    """Whether what leads on average by so much will hardly be behind by `sure` standard errors after `most` guesses.

    `error` is the standard error of `lead` after so many guesses as are `done`.

    >>> late(10, 5, 6, 30, 2), late(0, 5, 6, 30, 2), late(-10, 5, 24, 30, 2)
    (True, False, False)
    """
    part = done / most
    return lead + sure * error * sqrt(part) >= LATE * error * sqrt(1 - part)


def error_of(gains: Sequence[float]) -> float:
    """The standard error of a mean."""
    return stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0


def mean_of(outlooks: Sequence[Outlook]) -> Outlook:
    """The average of some outlooks."""
    columns = zip(*map(msgspec.structs.astuple, outlooks), strict=True)
    return Outlook(*map(fmean, columns))


def rounded(amount: float) -> float:
    """An amount as it is told: in whole points, small ones in tenths.

    >>> rounded(41.3), rounded(0.333)
    (41, 0.3)
    """
    return round(amount) if abs(amount) >= 10 else round(amount, 1)
