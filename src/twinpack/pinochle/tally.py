"""What the sides have brought in when a deal ends: all that its settlement looks at."""

import msgspec

from twinpack.cards import Suit


class Tally(msgspec.Struct, frozen=True):
    """What the sides have brought in when a deal ends; every tuple has one number a side.

    `meld` and its part `dix`, `points` (counters taken, buried ones and the last trick included) and `tricks` won.
    `declarers` are the sides that declared: none where nobody does (turned trump), and then `bid` is 0; two with a
    called partner, each with the meld and the tricks of both. `checks` are the side bets that melds brought, and
    `instant` is the side whose meld wins the match. `claimant` is the side that claimed to be out.
    """

    meld: tuple[int, ...]
    dix: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    declarers: tuple[int, ...] = ()
    bid: int = 0
    trump: Suit | None = None
    unplayed: str | None = None
    moon: bool = False
    checks: tuple[int, ...] = ()
    instant: int | None = None
    claimant: int | None = None

    def of(self, numbers: tuple[int, ...], which: int) -> int:
        """The number of a side; nothing was counted where there are none."""
        return numbers[which] if numbers else 0
