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


def is_loose(values: Sequence[int]) -> bool:
    """Whether it may be left open which of the three low ranks a card has, until it matters.

    They must be worth the same, and something else than the ranks above them.
    """
    return len(values) == RANKS and len(set(values[:3])) == 1 and values[0] not in values[3:]


ALL_CUTS = 3
"""Each of the three low ranks told from the next: bit 0 the lowest from the one above, bit 1 that from the highest."""


def half_key(codes: Sequence[int], values: Sequence[int], cuts: int = ALL_CUTS) -> tuple[Any, ...]:
    """What matters of three neighbouring ranks, the lowest first: who holds them in which order, and their worth.

    Of ranks without a cut between them only matters how many cards each seat holds. Ranks that are gone do not matter,
    nor does which of several neighbouring cards of the same worth a seat plays, if nobody else holds one of them.
    """
    found: list[tuple[Any, list[int]]] = []
    groups: list[list[int]] = []
    for rank in range(len(codes)):
        if rank == 0 or cuts >> (rank - 1) & 1:
            groups.append([])
        groups[-1].append(rank)
    for group in groups:
        holders = sorted(seat for rank in group for seat in OWNERS[codes[rank]] if seat != GONE)
        if not holders:
            continue
        worth = values[group[0]]
        if holders[0] != holders[-1]:
            found.append(((worth, len(group)), holders))
        elif found and found[-1][0] == worth and found[-1][1][0] == holders[0]:
            found[-1][1].extend(holders)
        else:
            found.append((worth, holders))
    return tuple((kind, tuple(holders)) for kind, holders in found)


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

    Five tables of 4,096, looked up by the three codes of a half, the lowest rank in the lowest bits: the lower half if
    no cuts are made, what to add for each pattern of cuts, and the upper half with all.
    """
    random = np.random.default_rng(20_481)
    numbers: dict[Any, np.uint64] = {}
    table = np.zeros((5, 4096), np.uint64)
    for number in range(4096):
        codes = [number & 15, number >> 4 & 15, number >> 8 & 15]
        if NOBODY in codes:
            continue
        low, high = values[:3], values[3:]
        keys: list[Any] = [(cuts, half_key(codes, low, cuts)) for cuts in (1, 2, 3)]
        for place, key in enumerate([("coarse", coarse_key(codes, low)), *keys, ("high", half_key(codes, high))]):
            if key not in numbers:
                numbers[key] = random.integers(0, 2**64, dtype=np.uint64)
            table[place, number] = numbers[key]
    return table.ravel()


def _comparing() -> int:
    """Two bits by 16 * rank + 2 * low ranks held: the cuts that tell a low rank from those."""
    found = 0
    for rank in range(3):
        for held in range(8):
            above, below, same = held >> (rank + 1), held & ((1 << rank) - 1), held >> rank & 1
            cuts = (above > 0 or same) << rank | (below > 0 or same) << rank >> 1
            found |= (cuts & ALL_CUTS) << (16 * rank + 2 * held)
    return found


COMPARING = _comparing()


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
