"""What can happen to a match at a shared table. The list of entries is the only truth about it; all else follows."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from twinpack.seats import Seat

Seconds = Annotated[int, Meta(ge=0, le=86_400)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each decision, and a bank for the whole match from which longer ones are paid. 0: no clock."""

    decision: Seconds = 0
    bank: Seconds = 0


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run. Whoever is away longer than `grace` seconds is replaced by a bot until the return.

    `pace` is how long a bot waits, in tenths of a second, and how long a finished trick stays; `takebacks`: whether
    people may ask for one.
    """

    public: bool = False
    spectators: bool = True
    takebacks: bool = True
    grace: Seconds = 60
    pace: Annotated[int, Meta(ge=0, le=100)] = 8
    clock: Clock = Clock()


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """A seat is taken by a person (`player`, an id) or a bot (its name), or is open if it is neither."""

    seat: Seat
    name: str = ""
    player: str | None = None
    bot: str | None = None


class Committed(msgspec.Struct, frozen=True, tag="committed"):
    """The server has chosen the seed of the next shuffle and promises it by this hash."""

    digest: str


class Mixed(msgspec.Struct, frozen=True, tag="mixed"):
    """A seat has added chance of its own to the next shuffle."""

    seat: Seat
    chance: str


class Acted(msgspec.Struct, frozen=True, tag="acted", omit_defaults=True):
    """An action of the match, by a seat or by chance (no seat). `by`: a bot or the clock acted for a person.

    `bank`: the seconds left in the seat's bank, if the decision has cost some.
    """

    action: str
    seat: Seat | None = None
    by: Literal["", "bot", "clock", "claim"] = ""
    bank: float | None = None


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """The deal is over: the seeds of its shuffles, in their order."""

    seeds: tuple[str, ...]


class TookBack(msgspec.Struct, frozen=True, tag="takeback"):
    """The last `count` actions are taken back, as `seat` asked."""

    seat: Seat
    count: int


class Conceded(msgspec.Struct, frozen=True, tag="conceded"):
    """A side gives the match up."""

    side: int


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """Somebody stops the clocks and the bots, or lets them go on."""

    seat: Seat
    on: bool


Entry = Seated | Committed | Mixed | Acted | Revealed | TookBack | Conceded | Paused

_DECODER = msgspec.json.Decoder(Entry)


def dumps(entry: Entry) -> bytes:
    """An entry as JSON."""
    return msgspec.json.encode(entry)


def loads(data: bytes | str) -> Entry:
    """The entry that `dumps` wrote."""
    return _DECODER.decode(data)
