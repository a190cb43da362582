"""Measure how often a piece of work gets done in a second, several things in turn in one run."""

import gc
import statistics
import time
from collections.abc import Callable
from typing import NamedTuple

ROUNDS = 5
"""How often each piece of work is measured; they take turns, so that a slow moment of the machine hits all."""

SECONDS = 0.6
"""How long one measurement lasts at least."""


class Work(NamedTuple):
    """Something to measure: `run` does a little of it and answers how many units that was."""

    name: str
    unit: str
    run: Callable[[], int]


def measure(works: list[Work]) -> list[float]:
    """The median rate of each piece of work, in units a second."""
    rates: list[list[float]] = [[] for _ in works]
    for _ in range(ROUNDS):
        for place, work in enumerate(works):
            rates[place].append(_rate(work.run))
    return [statistics.median(found) for found in rates]


def _rate(run: Callable[[], int]) -> float:
    gc.collect()
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        done += run()
    return done / spent


def table(title: str, works: list[Work], reference: int = 0) -> list[float]:
    """Measure, print one line a piece of work with its ratio to the reference, and answer the rates."""
    rates = measure(works)
    print(f"{title} (median of {ROUNDS} turns, processor time; ratio to: {works[reference].name})")
    for work, rate in zip(works, rates, strict=True):
        print(f"  {work.name:<46} {rate:>12,.0f} {work.unit:<10} {rate / rates[reference]:>8.2f}")
    return rates
