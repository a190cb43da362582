"""Time at a shared table: what decisions cost, what is left of it when the server comes back, who is waited for."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from twinpack import families
from twinpack.bots.base import Choice
from twinpack.game import CHANCE
from twinpack.server import entries
from twinpack.server.book import Header
from twinpack.server.entries import Acted, Clock, Seated, Settings
from twinpack.server.sitting import begin, folded
from twinpack.server.store import Store
from twinpack.server.table import Came, Connection, Left, Table

RULES = families.loads('base = "pinochle/dutch"\nauction.all_pass = "dealer-minimum"')
HEADER = Header("m", "test", "", Settings(pace=0, clock=Clock(decision=20, bank=60)), "p0")
PEOPLE = [Seated(seat, f"P{seat}", f"p{seat}") for seat in range(4)]


class Room:
    """A table whose clock stands until it is moved, with all four people at it."""

    def __init__(
        self, store: Store, written: list[entries.Entry], header: Header = HEADER, waits: tuple[float, float] = (0, 0)
    ) -> None:
        self.time = 1000.0
        self.number = 0
        self.answered: set[int | None] = set()
        self.views: dict[int, dict[str, Any]] = {}
        sitting = folded(begin("m", RULES), written)
        self.table = Table(header, sitting, store, clock=lambda: self.time, waits=waits)
        self.people = [Connection(seat, f"P{seat}") for seat in range(4)]

    async def __aenter__(self) -> "Room":
        self.task = asyncio.create_task(self.table.run())
        for person in self.people:
            await self.table.submit(Came(person))
        return self

    async def __aexit__(self, *rest: object) -> None:
        await self.table.stop()
        await self.task

    async def mover(self) -> tuple[int, dict[str, Any]]:
        """The seat that is to act, and what it sees."""
        async with asyncio.timeout(10):
            while True:
                await self._hear()
                for seat, view in self.views.items():
                    if view["legal"] and view["version"] == self.table.sitting.version:
                        return seat, view

    async def act(self, seconds: float, *actions: str) -> int:
        """Have whose turn it is say these actions after so many seconds, or one that is legal; answers the seat."""
        seat, view = await self.mover()
        self.time += seconds
        for action in actions or view["legal"][:1]:
            self.number += 1
            said = {"type": "act", "id": self.number, "version": view["version"], "action": action}
            await self.table.hear(self.people[seat], msgspec.json.encode(said))
            async with asyncio.timeout(10):
                while self.number not in self.answered:
                    await self._hear()
        return seat

    async def _hear(self) -> None:
        """Take in what the table has said meanwhile."""
        await asyncio.sleep(0.001)
        for seat, person in enumerate(self.people):
            while person.outbox:
                message = msgspec.json.decode(person.outbox.pop(0))
                self.answered.add(message["to"])
                if message["type"] == "view":
                    self.views[seat] = message

    def banks(self) -> list[float]:
        """What the table tells everybody about the banks."""
        return [self.table.banks[seat] for seat in range(4)]


@asynccontextmanager
async def kept(folder: Path) -> AsyncIterator[Store]:
    """A database with a match to which all four people have sat down."""
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    await store.open()
    try:
        await store.create(HEADER)
        await store.append("m", 0, PEOPLE)
        yield store
    finally:
        await store.close()


def test_what_is_left_in_the_banks_outlives_the_server(tmp_path: Path) -> None:
    async def whole() -> None:
        async with kept(tmp_path) as store:
            async with Room(store, list(PEOPLE)) as room:
                slow = await room.act(25.5)
                quick = await room.act(5)
                left = [60.0] * 4
                left[slow] = 54.5
                assert room.banks() == left
            written = await store.entries("m")
            async with Room(store, written) as room:
                assert room.banks() == left
                late = await room.act(79)
                left[late] = 1.0
                assert room.banks() == left
                absent, view = await room.mover()
                room.time += 100
                await room.table.hear(room.people[absent], b'{"type": "look"}')
                async with asyncio.timeout(10):
                    while (await room.mover())[1]["version"] == view["version"]:
                        pass
                left[absent] = 0.0
                assert room.banks() == left
            assert {slow, quick, late, absent} == {0, 1, 2, 3}
            assert folded(begin("m", RULES), await store.entries("m")).banks[quick] is None

    asyncio.run(whole())


def test_a_decision_that_is_refused_costs_nothing_until_one_is_taken(tmp_path: Path) -> None:
    async def whole() -> None:
        async with kept(tmp_path) as store, Room(store, list(PEOPLE)) as room:
            seat, view = await room.mover()
            await room.table.hear(room.people[seat], b'{"type": "look"}')
            assert await room.act(30, "bid 5", "bid 6", view["legal"][0]) == seat
            assert room.banks()[seat] == 50.0

    asyncio.run(whole())


IMPATIENT = msgspec.structs.replace(HEADER, settings=Settings(pace=0, grace=0))
"""A bot stands in as soon as somebody is gone."""


class Slow:
    """Where bots think as long as they are let."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.asked = 0

    async def choose(self, name: str, rule_set: Any, seed: int, view: Any, legal: Any) -> Choice:
        self.asked += 1
        await self.go_on.wait()
        return Choice(next(iter(legal)))


def test_who_comes_back_while_the_stand_in_thinks_decides_alone(tmp_path: Path) -> None:
    async def whole() -> None:
        async with kept(tmp_path) as store, Room(store, list(PEOPLE), IMPATIENT) as room, asyncio.timeout(10):
            thinkers: Any = Slow()
            room.table.thinkers = thinkers
            seat, view = await room.mover()
            await room.table.submit(Left(room.people[seat]))
            while not thinkers.asked:
                await asyncio.sleep(0.001)
            await room.table.submit(Came(room.people[seat]))
            thinkers.go_on.set()
            await asyncio.sleep(0.05)
            assert room.table.sitting.version == view["version"]
            await room.table.submit(Left(room.people[seat]))
            while room.table.sitting.version == view["version"]:
                await asyncio.sleep(0.001)
            assert thinkers.asked >= 2

    asyncio.run(whole())


def test_while_a_shuffle_waits_for_chance_nothing_is_told_twice(tmp_path: Path) -> None:
    async def whole() -> None:
        async with kept(tmp_path) as store, Room(store, list(PEOPLE), IMPATIENT, waits=(5, 5)) as room:
            await room.table.submit(Left(room.people[3]))  # for whom nobody waits, but for the others
            await asyncio.sleep(0.2)
            assert room.table.sitting.to_act == CHANCE
            assert all(len(person.outbox) < 12 for person in room.people)

    asyncio.run(whole())


def test_matches_written_before_banks_were_kept_begin_with_full_ones() -> None:
    written = entries.loads('{"type":"acted","action":"pass","seat":1,"by":""}')
    assert written == Acted("pass", 1)
    assert begin("m", RULES).banks == (None,) * 4
