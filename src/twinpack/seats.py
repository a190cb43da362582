"""Seats are numbers from 0, clockwise. All seat arithmetic lives here."""

from collections.abc import Iterator

Seat = int


def next_seat(seat: Seat, seats: int = 4) -> Seat:
    """The seat to the left, who acts after `seat`.

    >>> next_seat(3)
    0
    """
    return (seat + 1) % seats


def partner(seat: Seat) -> Seat:
    """The seat opposite at a table of four.

    >>> partner(1)
    3
    """
    return (seat + 2) % 4


def side(seat: Seat) -> int:
    """The side a seat belongs to where partners sit opposite: 0 or 1.

    >>> [side(seat) for seat in range(4)]
    [0, 1, 0, 1]
    """
    return seat % 2


def round_from(first: Seat, seats: int = 4) -> Iterator[Seat]:
    """Every seat once, clockwise, `first` first.

    >>> list(round_from(2))
    [2, 3, 0, 1]
    """
    return ((first + step) % seats for step in range(seats))
