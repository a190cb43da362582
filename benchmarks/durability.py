"""What a server that is killed keeps: everything it has acknowledged. `scripts/bench durability` for both databases,
`python -m benchmarks.durability KILLS [--postgres]` for one.

Clients play at several tables through the protocol while the server gets SIGKILL at random moments and is started
again. They come back by themselves. Afterwards the database is read.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random

import msgspec
from sqlalchemy import select

from benchmarks.served import Served
from tests.postgresql import postgresql
from tests.serving import Guest
from twinpack import families, record, verify
from twinpack.client import ClientError, Link, Seat
from twinpack.fair import FairError
from twinpack.record import RecordError
from twinpack.server import entries
from twinpack.server.entries import Acted, Entry
from twinpack.server.sitting import begin, folded
from twinpack.server.store import ENTRIES, Store

KILLS = 100
SEED = 1
RULES = 'base = "pinochle/dutch"\nauction.all_pass = "dealer-minimum"\nmatch.end = "deals"\nmatch.deals = 3\n'
TABLES: tuple[tuple[str, ...], ...] = ((), (), (), ("club", "random", "club"))
"""The bots of the server at each table; the other seats have clients."""
LIMITS = ("messages=100000", "burst=100000", "connections=100000", "tables=100000")
LONGEST = 1.0
"""Seconds at most that play goes on between a return and the next kill."""
PATIENCE = 60.0

Row = tuple[int, Entry]


class Seen(msgspec.Struct):
    """What clients know for certain: the actions acknowledged, by match and version, and the newest version shown."""

    acknowledged: dict[tuple[str, int], Acted] = msgspec.field(default_factory=dict)
    newest: defaultdict[str, int] = msgspec.field(default_factory=lambda: defaultdict(int))
    contradicted: int = 0
    returns: int = 0

    def acted(self, match: str, version: int, action: str, seat: int) -> None:
        """An action at `version` was answered with a view."""
        known = self.acknowledged.setdefault((match, version + 1), Acted(action, seat))
        self.contradicted += known != Acted(action, seat)


class Counts(msgspec.Struct):
    """What was found in the database."""

    kills: int
    returns: int
    matches: int = 0
    over: int = 0
    entries: int = 0
    shuffles: int = 0
    acknowledged: int = 0
    lost: int = 0
    gaps: int = 0
    forks: int = 0
    unseen: int = 0
    unverified: int = 0

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.lost or self.gaps or self.forks or self.unseen or self.unverified)


class Player:
    """A client in one seat that plays at random and notes what it was promised."""

    def __init__(self, seat: Seat, seen: Seen, rng: Random) -> None:
        self.seat = seat
        self.seen = seen
        self.rng = rng
        self.acting: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Until the match is over, through as many restarts as it takes."""
        match = self.seat.link.match
        async for message in self.seat.messages():
            self.seen.newest[match] = max(self.seen.newest[match], message.get("version", 0))
            if message["type"] != "view":
                continue
            if message["table"]["outcome"] is not None:
                await self.seat.leave()
            elif message["legal"] and (self.acting is None or self.acting.done()):
                self.acting = asyncio.create_task(self._act())

    async def _act(self) -> None:
        try:
            while (now := self.seat.latest) is not None and now["legal"]:
                action = self.rng.choice(now["legal"])
                answer = await self.seat.act(action)
                if answer["type"] == "view":
                    self.seen.acted(self.seat.link.match, now["version"], action, now["seat"])
        except ClientError:  # the connection is lost: whether the action is on disk is not known
            self.seen.returns += 1


async def one_table(base: str, bots: tuple[str, ...], seen: Seen, rng: Random) -> None:
    """Play match after match at a table, for ever."""
    while True:
        try:
            link, guests = await asyncio.to_thread(_seated, base, bots)
        except (ClientError, OSError):  # the server is down; nobody has been promised anything
            await asyncio.sleep(0.1)
            continue
        await asyncio.gather(*(Player(Seat(link, guest.http.cookie), seen, rng).play() for guest in guests))


def _seated(base: str, bots: tuple[str, ...]) -> tuple[Link, list[Guest]]:
    guests = [Guest(base, f"guest {at}") for at in range(4 - len(bots))]
    link = guests[0].make(RULES, bots=list(bots))
    for guest in guests[1:]:
        guest.join(link)
    return link, guests


async def killed(served: Served, kills: int, seed: int) -> Seen:
    """Play at all tables while the server is killed so many times."""
    rng, seen = Random(seed), Seen()
    playing = [asyncio.create_task(one_table(served.base, bots, seen, rng)) for bots in TABLES]
    for _ in range(kills):
        await _progress(served, seen, playing)
        await asyncio.sleep(rng.random() * LONGEST)
        await asyncio.to_thread(served.kill)
        served.start()
    await _progress(served, seen, playing)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return seen


async def _progress(served: Served, seen: Seen, playing: list["asyncio.Task[None]"]) -> None:
    """Until some action is acknowledged: the server runs, and clients have come back by themselves."""
    before, until = len(seen.acknowledged), time.monotonic() + PATIENCE
    while len(seen.acknowledged) == before:
        for task in playing:
            if task.done():
                task.result()
        served.check()
        if time.monotonic() > until:
            raise RuntimeError("the clients did not come back")
        await asyncio.sleep(0.01)


async def found(database: str, seen: Seen, kills: int) -> Counts:
    """Read the database, and compare it with what clients were promised."""
    store = Store(database)
    await store.open()
    rows: defaultdict[str, list[Row]] = defaultdict(list)
    async with store.engine.connect() as connection:
        for row in await connection.execute(select(ENTRIES).order_by(ENTRIES.c.version)):
            rows[row.match_id].append((row.version, entries.loads(row.body)))
    headers = [header for match in rows if (header := await store.header(match))]
    await store.close()
    counts = compared(rows, seen, kills)
    for header in headers:
        rule_set = families.loads_written(header.rules_id, header.rules)
        sitting = folded(begin(header.id, rule_set), [entry for _, entry in rows[header.id]])
        counts.over += sitting.over
        if sitting.match.scores:
            shuffles = _verified(sitting.record())
            counts.shuffles += shuffles
            counts.unverified += not shuffles
    return counts


def compared(rows: Mapping[str, Sequence[Row]], seen: Seen, kills: int) -> Counts:
    """How the entries of all matches, with their versions, fit what clients were promised."""
    counts = Counts(kills, seen.returns, len(rows), acknowledged=len(seen.acknowledged), forks=seen.contradicted)
    kept = {(match, *row) for match, of_match in rows.items() for row in of_match}
    counts.lost = sum((match, at, action) not in kept for (match, at), action in seen.acknowledged.items())
    for of_match in rows.values():
        versions = [version for version, _ in of_match]
        counts.entries += len(versions)
        counts.forks += len(versions) - len(set(versions))
        counts.gaps += len(set(range(1, versions[-1] + 1)) - set(versions))
    for match, version in seen.newest.items():
        counts.unseen += max(0, version - max((at for at, _ in rows.get(match, ())), default=0))
    return counts


def _verified(kept: record.Record) -> int:
    """How many shuffles of a record are proved; 0 if one is not, or the record does not replay to its results."""
    try:
        loaded = record.loads(record.dumps(kept))
        record.replay(loaded)
        return len(verify.verify(loaded))
    except (RecordError, FairError) as error:
        print(f"    {error}", file=sys.stderr)
        return 0


def measured(kills: int, *, postgres: bool, seed: int = SEED) -> Counts:
    """Kill a server on a new database so many times, and count what it kept."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(postgresql()) if postgres else f"sqlite:///{folder / 'tables.sqlite'}"
        served = stack.enter_context(Served(database, folder / "log", LIMITS))

        async def whole() -> Counts:
            seen = await killed(served, kills, seed)
            served.kill()
            return await found(database, seen, kills)

        return asyncio.run(whole())


def main(kills: int = KILLS, databases: tuple[bool, ...] = (False, True)) -> None:
    """Print the counts for SQLite and PostgreSQL. Exits with 1 if anything is lost."""
    print("A server killed while clients play (SIGKILL at random moments)")
    sound = True
    for postgres in databases:
        began = time.monotonic()
        counts = measured(kills, postgres=postgres)
        sound = sound and counts.sound
        told = ", ".join(f"{name} {value}" for name, value in msgspec.structs.asdict(counts).items())
        print(f"  {'PostgreSQL' if postgres else 'SQLite'}: {told} ({time.monotonic() - began:.0f} s)", flush=True)
    if not sound:
        sys.exit(1)


if __name__ == "__main__":
    os.nice(5)
    numbers = [argument for argument in sys.argv[1:] if argument.isdigit()]
    main(int(numbers[0]) if numbers else KILLS, (True,) if "--postgres" in sys.argv else (False,))
