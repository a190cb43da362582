"""Every trick of a deal played out, made of functions of the kernel."""

from typing import Any

from numba import njit as compiled

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

# mypy: disable-error-code="untyped-decorator"
# Numba has no type hints; the functions below have.

BASE = LISTS + 83 * WIDTH
"""Where the list of promising cards stands: the last of the search's."""


@compiled(
    "void(int64[::1], uint8[::1], int64, int64, int64, int64, int64[::1])",
    cache=True,
    nogil=True,
    _nrt=False,
    error_model="numpy",
)
def played(work: Any, needless: Any, seat: int, tricks: int, left: int, allowed: int, took: Any) -> None:
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
