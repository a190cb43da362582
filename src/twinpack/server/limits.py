"""How much one client may ask: sizes, rates and numbers, all in one place."""

import time
from collections.abc import Callable

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """`messages` a second on one connection, with a `burst`; `connections` and new `tables` (an hour) an address;
    `hosted` tables in memory that one person has made; `body` bytes of a request; `idle` seconds until an empty table
    leaves memory; `thinkers` processes for the bots that search (0: all cores but one)."""

    messages: float = 30.0
    burst: int = 60
    connections: int = 200
    tables: int = 60
    hosted: int = 50
    body: int = 128 * 1024
    idle: float = 900.0
    thinkers: int = 0


class Bucket:
    """A rate with a burst: `take` answers whether one more is allowed now.

    >>> bucket = Bucket(1.0, 2, clock=lambda: 0.0)
    >>> [bucket.take() for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = float(burst)
        self.at = clock()

    def take(self) -> bool:
        """Use up one, if there is one."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
