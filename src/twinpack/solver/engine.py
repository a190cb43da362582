"""How the kernel is fed with a moment of play, and what it remembers."""

from typing import Any

import msgspec
import numpy as np

from twinpack.solver import tables
from twinpack.solver.compiled import kernel
from twinpack.solver.pack import Packed, Unsolvable

MOST_UNITS = 511
"""More does not fit into the kernel's table of positions."""

NEVER = 99
"""More tricks than any deal has."""

LOWER, UPPER = 9, 10
"""Where the bounds stand in what the kernel is given."""


class Bounds(msgspec.Struct, frozen=True):
    """The least and the most units a party can take: the same unless the nodes ran out."""

    lower: int
    upper: int
    nodes: int


class Engine:
    """The kernel with its memory: what it has found out about positions serves it again, also in other deals.

    For one thread; any number may run beside each other, since the kernel lets go of the interpreter.
    """

    def __init__(self, shortcuts: bool = False) -> None:
        self._kernel = kernel()
        self._shortcuts = shortcuts
        self._work = np.zeros(self._kernel.WORK, np.int64)
        self._positions = np.zeros(1 << self._kernel.TABLE_BITS, np.uint64)

    def solve(self, packed: Packed, guess: int, budget: int) -> Bounds:
        """What the party that counts can take, looking at no more than about `budget` positions.

        A guess below zero is none. Raises `Unsolvable("solve-too-many-points")`.
        """
        if packed.left > MOST_UNITS:
            raise Unsolvable("solve-too-many-points", count=packed.left, limit=MOST_UNITS)
        packed = _lifted(packed)
        self._set_rules(packed, budget)
        self._set_hands(packed)
        start = self._start(packed, guess)
        known = tables.hashes(packed.values if _is_coded(packed) else (0,) * tables.RANKS)
        found = int(self._kernel.solve(self._work, self._positions, known, tables.needless(packed.values), start))
        nodes = int(self._work[self._kernel.NODES])
        if found < 0:
            return Bounds(int(start[LOWER]), int(start[UPPER]), nodes)
        return Bounds(found, found, nodes)

    def _set_rules(self, packed: Packed, budget: int) -> None:
        k, work, values = self._kernel, self._work, packed.values
        top, ranks = max(values), len(values)
        work[k.NODES], work[k.BUDGET] = 0, budget
        work[k.SEATS], work[k.RANKS] = len(packed.hands), ranks
        work[k.PARTY] = sum(1 << seat for seat, mine in enumerate(packed.party) if mine)
        work[k.DUTIES] = sum(1 << bit for bit, duty in enumerate(packed.duties) if duty)
        rich = sum(1 << rank for rank, value in enumerate(values) if value and 2 * value >= top)
        work[k.COUNTERS] = sum(rich << 8 * suit for suit in range(4))
        work[k.FAST] = k.SHORTCUTS if self._shortcuts else NEVER
        work[k.CODED] = _is_coded(packed)
        work[k.CUTS] = k.EVERY_CUT if _is_coded(packed) and tables.is_loose(values) and not self._shortcuts else 0
        work[k.SALT] = hash((values, packed.last, packed.duties, packed.party, packed.copies)) & (1 << 62) - 1
        work[k.VALUES : k.VALUES + ranks] = values
        work[k.EIGHTHS : k.EIGHTHS + ranks] = [8 * value // top if top else 0 for value in values]

    def _set_hands(self, packed: Packed) -> None:
        k, work, coded = self._kernel, self._work, _is_coded(packed)
        hands = [0] * len(packed.hands)
        work[: k.NODES] = 0
        for suit in range(4):
            for rank in range(len(packed.values)):
                counts = [hand[suit][rank] for hand in packed.hands]
                for seat, count in enumerate(counts):
                    hands[seat] |= ((count > 0) | (count > 1) << 32) << 8 * suit + rank
                work[k.OWNERS + 8 * suit + rank] = sum(count << 4 * seat for seat, count in enumerate(counts))
                if coded:
                    work[k.CODES + suit] |= tables.code_of(counts) << 4 * rank
        work[: len(hands)] = np.array(hands, np.uint64).view(np.int64)

    def _start(self, packed: Packed, guess: int) -> Any:
        k, table, trick, points = self._kernel, 0, 0, 0
        for place, (suit, rank) in enumerate(packed.trick):
            seat = (packed.leader + place) % len(packed.hands)
            trick = (
                self._kernel.put(trick, seat, 8 * suit + rank) if place else self._kernel.opened(seat, 8 * suit + rank)
            )
            table |= 1 << 8 * suit + rank
            points += packed.values[rank]
        leads = [1 << 8 * suit + rank for suit, rank in set(packed.allowed or ())]
        allowed = sum(leads) if leads else k.ALL
        head = (packed.mover, len(packed.trick), trick, points, table, packed.tricks, packed.left, allowed, guess)
        return np.array((*head, 0, 0), np.int64)


def _is_coded(packed: Packed) -> bool:
    """Whether the kernel may tell positions apart by codes, which is faster."""
    return packed.copies <= 2 and len(packed.hands) <= 4 and len(packed.values) <= tables.RANKS


def _lifted(packed: Packed) -> Packed:
    """A short pack with the ranks it lacks, worth nothing, where the codes want them."""
    lift = tables.RANKS - len(packed.values)
    if lift <= 0 or not _is_coded(packed):
        return packed
    return msgspec.structs.replace(
        packed,
        hands=tuple(tuple((0,) * lift + counts for counts in hand) for hand in packed.hands),
        trick=tuple((suit, rank + lift) for suit, rank in packed.trick),
        allowed=packed.allowed and tuple((suit, rank + lift) for suit, rank in packed.allowed),
        values=(0,) * lift + packed.values,
    )
