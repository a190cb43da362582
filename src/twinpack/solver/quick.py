"""Every trick of a deal played out, made of functions of the kernel.

Numba notices changes of this file only, not of the kernel's. It does keep apart functions that enclose other values, so
the kernel's fingerprint is enclosed: what was compiled with another kernel is not used.
"""

from pathlib import Path
from typing import Any
from zlib import crc32

from numba import njit

from twinpack.solver import kernel
from twinpack.solver.kernel import (
    ALL,
    LISTS,
    NO_CARD,
    SEATS,
    VALUES,
    WIDTH,
    U,
    following,
    follows,
    leads,
    opened,
    order_follows,
    order_leads,
    put,
    take_out,
    taker,
)

BASE = LISTS + 83 * WIDTH
"""Where the list of promising cards stands: the last of the search's."""


def _compiled(fingerprint: int) -> Any:
    def played(work: Any, needless: Any, seat: int, tricks: int, left: int, allowed: int, took: Any) -> int:
        """Fill `took` with the units of each seat and, from its middle, with its tricks. Spoils the hands."""
        seats, cards, trick, points, table = work[U(SEATS)], 0, 0, 0, 0
        while tricks > 0:
            if cards:
                to_play = seats - 1 - cards
                moves, over = follows(work, needless, seat, to_play, trick, table, tricks)
                order_follows(work, seat, to_play, moves, over, trick, BASE)
            else:
                moves = leads(work, needless, seat) & allowed
                order_leads(work, seat, moves, BASE, tricks, max(left, 1), max(1, (left + 1) // 2), NO_CARD)
            allowed = ALL
            card = 31 - (work[U(BASE)] & 31)
            take_out(work, seat, card)
            trick = put(trick, seat, card) if cards else opened(seat, card)
            points = work[U(VALUES + (card & 7))] + (points if cards else 0)
            table = 1 << card | (table if cards else 0)
            cards += 1
            seat = following(seat, seats)
            if cards == seats:
                if tricks == 1:
                    points = left
                seat = taker(trick)
                took[seat] += points
                took[took.size // 2 + seat] += 1
                left -= points
                tricks -= 1
                cards = 0
        return fingerprint

    signature = "int64(int64[::1], uint8[::1], int64, int64, int64, int64, int64[::1])"
    return njit(signature, cache=True, nogil=True, _nrt=False, error_model="numpy")(played)


played = _compiled(crc32(Path(kernel.__file__).read_bytes()))
