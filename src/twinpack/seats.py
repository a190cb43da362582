"""Seats are numbers from 0, clockwise. All seat arithmetic lives here."""

from collections.abc import Iterator, Sequence

Seat = int


def next_seat(seat: Seat, seats: int = 4) -> Seat:
    """The seat to the left, who acts after `seat`.

    >>> next_seat(3)
    0
    """
    return (seat + 1) % seats


def side(seat: Seat, sides: int = 2) -> int:
    """The side a seat scores for: sides sit in turn, so that of four seats those opposite are partners.

    >>> [side(seat) for seat in range(4)], [side(seat, 3) for seat in range(6)]
    ([0, 1, 0, 1], [0, 1, 2, 0, 1, 2])
    """
    return seat % sides


def round_from(first: Seat, seats: int = 4) -> Iterator[Seat]:
    """Every seat once, clockwise, `first` first.

    >>> list(round_from(2))
    [2, 3, 0, 1]
    """
    return ((first + step) % seats for step in range(seats))


def after(players: Sequence[Seat], seat: Seat, steps: int = 1) -> Seat:
    """Who acts `steps` turns after `seat` when only `players`, clockwise, take part.

    >>> after((1, 2, 0), 0), after((1, 2, 0), 1, 2)
    (1, 0)
    """
    return players[(players.index(seat) + steps) % len(players)]
