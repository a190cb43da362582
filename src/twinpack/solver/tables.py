"""The tables that the kernel looks things up in: which positions are alike, and which cards are.

They depend on what the ranks are worth and on nothing else, and reach the kernel as arrays.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

GONE = 4
NOBODY = 15
"""The code of a rank of which more cards have been taken away than there are."""

OWNERS = [(one, other) for one in range(5) for other in range(one, 5)]
"""Who holds the two cards of a rank, by code: two of four seats, or `GONE`."""

CODE = {pair: code for code, (one, other) in enumerate(OWNERS) for pair in ((one, other), (other, one))}

RANKS = 6


def _without() -> npt.NDArray[np.int64]:
    """By code * 4 + seat: the code after that seat has played one of the two cards."""
    found = np.full(64, NOBODY, np.int64)
    for code, (one, other) in enumerate(OWNERS):
        for seat in range(4):
            if one == seat:
                found[code * 4 + seat] = CODE[GONE, other]
            elif other == seat:
                found[code * 4 + seat] = CODE[one, GONE]
    return found


WITHOUT = _without()


def code_of(counts: Sequence[int]) -> int:
    """The code of a rank of which the seats hold so many cards each.

    >>> code_of([1, 0, 1, 0]) == code_of([0, 2, 0, 0])
    False
    """
    holders = [seat for seat, count in enumerate(counts) for _ in range(count)]
    one, other = [*holders, GONE, GONE][:2]
    return CODE[one, other]


def half_key(codes: Sequence[int], values: Sequence[int]) -> tuple[Any, ...]:
    """What matters of three neighbouring ranks, the highest first: who holds them in which order, and their worth.

    Ranks that are gone do not matter, nor does which of several neighbouring cards of the same worth a seat plays, if
    it holds them all.
    """
    found: list[Any] = []
    before: tuple[int, int] | None = None
    for code, value in zip(codes, values, strict=True):
        one, other = OWNERS[code]
        if (one, other) == (GONE, GONE):
            continue
        alone = GONE in (one, other) or one == other
        run = (min(one, other), value) if alone else None
        count = 1 if GONE in (one, other) else 2
        if run is not None and run == before:
            found[-1] = (*run, found[-1][2] + count)
        else:
            found.append((*run, count) if run is not None else (one, other, value, "both"))
        before = run
    return tuple(found)


def coarse_key(codes: Sequence[int], values: Sequence[int]) -> tuple[int, ...]:
    """How many of three ranks each seat holds, and what they are worth to it, but not which beats which."""
    found = [0] * 10
    for code, value in zip(codes, values, strict=True):
        for seat in OWNERS[code]:
            found[seat] += 1
            found[5 + seat] += value
    return tuple(found[:4] + found[5:9])


@cache
def hashes(values: tuple[int, ...]) -> npt.NDArray[np.uint64]:
    """Random numbers, the same for halves of a suit that are alike.

    Six tables of 4,096, looked up by the three codes of a half, the lowest rank in the lowest bits: upper half of
    trump and of a side suit, lower half of trump and of a side suit, lower half coarse of both.
    """
    random = np.random.default_rng(20_481)
    numbers: dict[Any, list[np.uint64]] = {}
    table = np.zeros((6, 4096), np.uint64)
    for number in range(4096):
        codes = [number >> 8 & 15, number >> 4 & 15, number & 15]
        if NOBODY in codes:
            continue
        for half, ranks in enumerate(((5, 4, 3), (2, 1, 0))):
            worth = [values[rank] for rank in ranks]
            keys = [(half, half_key(codes, worth))] + [("coarse", coarse_key(codes, worth))] * half
            for kind, key in enumerate(keys):
                if key not in numbers:
                    numbers[key] = list(random.integers(0, 2**64, 2, dtype=np.uint64))
                table[2 * (half + kind) : 2 * (half + kind) + 2, number] = numbers[key]
    return table.ravel()


UNSURE, OURS, THEIRS = 0, 1, 2
"""Whose the trick is going to be, whichever of a run of cards is played."""


@cache
def needless(values: tuple[int, ...]) -> npt.NDArray[np.uint8]:
    """Cards of one suit that need not be tried: bit r for rank r.

    Looked up by whose the trick will be, the ranks that the mover holds, and those that others hold or that lie in the
    trick, eight bits each. Cards with nothing of anybody else's
    between them beat the same cards. Of those worth the same one is enough; and when the trick is surely won or lost,
    the one worth most or least is no worse than the others.
    """
    ranks = len(values)
    table = np.zeros((3, 256, 256), np.uint8)
    for held in range(1 << ranks):
        for others in range(1 << ranks):
            for run in _runs(held, others, ranks):
                worth = [values[rank] for rank in run]
                for whose in (UNSURE, OURS, THEIRS):
                    keep = set(worth) if whose == UNSURE else {max(worth) if whose == OURS else min(worth)}
                    for place, rank in enumerate(run):
                        if worth[place] not in keep or worth[place] in worth[:place]:
                            table[whose, held, others] |= 1 << rank
    return table.ravel()


def _runs(held: int, others: int, ranks: int) -> Iterator[list[int]]:
    """The ranks only the mover holds, highest first, in groups with nobody else's card between them."""
    run: list[int] = []
    for rank in range(ranks - 1, -1, -1):
        if others >> rank & 1:
            if run:
                yield run
            run = []
        elif held >> rank & 1:
            run.append(rank)
    if run:
        yield run
