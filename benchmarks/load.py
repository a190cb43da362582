"""How many tables one server on one core carries: `scripts/bench load`, or `python -m benchmarks.load TABLES ...`.

Four connected clients a table, one action a table every two seconds, SQLite with durable commits. What is timed is an
action from its sending until the last of the four seats has its view. The clients are as light as can be: they look
for a few marks in the bytes, and only who is to move decodes anything. For Linux, with two cores.
"""

import asyncio
import os
import resource
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from random import Random

import msgspec

from benchmarks.served import Served
from tests.serving import Guest

RULES = "pinochle/dailey"
STEPS = (250, 500, 750, 1000, 1250, 1500)
LIMITS = ("messages=1000", "burst=1000", "connections=100000", "tables=100000", "hosted=100000")
EVERY = 2.0
WARM = 8
"""Tables that play before memory is counted, so that everything a server loads once is there."""
HEAD_START = 40
"""Tables act up to so many times at once before they are timed, so that they are not all in the same phase."""
SETTLE, MEASURE = 5.0, 20.0
TOO_LATE = 0.250
PASS = 0.7
"""How often a client passes in an auction; else deals would end in wild bids."""


class Offer(msgspec.Struct):
    """The part of a view that the mover needs."""

    legal: tuple[str, ...]


class Timing(msgspec.Struct):
    """What was measured at one number of tables."""

    seconds: list[float] = msgspec.field(default_factory=list)
    refused: int = 0
    overdue: int = 0


OFFER = msgspec.json.Decoder(Offer)


class Table:
    """Four clients of one match."""

    def __init__(self, rng: Random, timing: Timing, match: str) -> None:
        self.rng = rng
        self.timing = timing
        self.match = match
        self.clients: list[Client] = []
        self.mixed = [0, 0, 0, 0]
        self.mover: tuple[int, bytes] | None = None
        self.sent: tuple[float, int] | None = None
        self.waiting: set[int] = set()
        self.early = rng.randrange(HEAD_START)
        self.due = 0.0

    def heard(self, seat: int, data: bytes) -> None:
        """A message came for a seat."""
        if not data.startswith(b'{"type":"view","version":'):
            self.timing.refused += data.startswith(b'{"type":"refused"')
            return
        version = _number(data, 25)
        if self.sent is not None and version > self.sent[1]:
            self.waiting.discard(seat)
            if not self.waiting:
                self.timing.seconds.append(time.perf_counter() - self.sent[0])
                self.sent = None
        at = data.find(b'"shuffle":{"number":')
        if at >= 0 and (number := _number(data, at + 20)) > self.mixed[seat]:
            self.mixed[seat] = number
            self.clients[seat].send(
                b'{"type":"mix","number":%d,"chance":"%s"}' % (number, os.urandom(16).hex().encode())
            )
        if b'"legal":[]' not in data:
            self.mover = (seat, data)
        if self.early and self.sent is None and self.mover is not None:
            self.early -= 1
            self.act()

    def tick(self) -> None:
        """It is time to act again."""
        loop = asyncio.get_running_loop()
        self.due = (self.due or loop.time()) + EVERY
        loop.call_at(self.due, self.tick)
        self.early = 0
        if self.sent is not None:
            self.timing.overdue += 1
        elif self.mover is not None:
            self.act()

    def act(self) -> None:
        """Do something that is legal, for the seat whose turn it is."""
        assert self.mover is not None
        (seat, data), self.mover = self.mover, None
        legal = OFFER.decode(data).legal
        action = "pass" if "pass" in legal and self.rng.random() < PASS else self.rng.choice(legal)
        version = _number(data, 25)
        self.waiting = {0, 1, 2, 3}
        self.sent = (time.perf_counter(), version)
        self.clients[seat].send(b'{"type":"act","id":1,"version":%d,"action":"%s"}' % (version, action.encode()))


def _number(data: bytes, at: int) -> int:
    """The digits that begin at a place."""
    return int(data[at : data.index(b",", at)])


class Client(asyncio.Protocol):
    """A WebSocket and no more: text in both directions, and pongs."""

    def __init__(self, table: Table, seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.buffer = bytearray()
        self.open = False
        table.clients.append(self)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET /api/matches/{self.table.match}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {self.cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take all whole frames out of what has come."""
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:100])
            del self.buffer[: end + 4]
            self.open = True
        while len(self.buffer) >= 2:
            size, start = self.buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(self.buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < start + size:
                return
            kind, payload = self.buffer[0] & 15, bytes(self.buffer[start : start + size])
            del self.buffer[: start + size]
            if kind == 1:
                self.table.heard(self.seat, payload)
            elif kind == 9:
                self.send(payload, 10)

    def connection_lost(self, error: Exception | None) -> None:
        """The server must not hang up."""
        if self.open:
            self.table.timing.refused += 1

    def send(self, payload: bytes, kind: int = 1) -> None:
        """One frame, with a mask of zeros, which is one as good as any."""
        size = bytes([128 | len(payload)]) if len(payload) < 126 else bytes([254, *len(payload).to_bytes(2, "big")])
        self.transport.write(bytes([128 | kind]) + size + b"\0\0\0\0" + payload)


class Crowd:
    """All tables and their clients, for one server."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.rng = Random(1)
        self.timing = Timing()
        self.tables: list[Table] = []
        self.guests = [Guest(served.base, f"guest {seat}") for seat in range(4)]
        for guest in self.guests:
            guest.http.ask("POST", "/api/me", {"name": guest.name})

    async def grow(self, count: int) -> None:
        """Until there are so many tables, all clients connected."""
        gate = asyncio.Semaphore(8)

        async def one() -> None:
            async with gate:
                match = await asyncio.to_thread(self._seated)
                table = Table(self.rng, self.timing, match)
                loop = asyncio.get_running_loop()
                for seat, guest in enumerate(self.guests):
                    client = partial(Client, table, seat, guest.http.cookie)
                    await loop.create_connection(client, "127.0.0.1", self.served.port)
                self.tables.append(table)
                loop.call_later(HEAD_START / 4 + self.rng.random() * EVERY, table.tick)

        await asyncio.gather(*(one() for _ in range(count - len(self.tables))))

    def _seated(self) -> str:
        link = self.guests[0].make(RULES)
        for guest in self.guests[1:]:
            guest.join(link)
        return link.match

    async def timed(self) -> Timing:
        """Let all play for a while."""
        self.timing.seconds.clear()
        self.timing.refused = self.timing.overdue = 0
        await asyncio.sleep(MEASURE)
        return self.timing


def memory(pid: int) -> int:
    """Bytes of a process in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def stepped(served: Served, steps: tuple[int, ...]) -> None:
    """One line for each number of tables, up to the first that is too many."""
    crowd = Crowd(served)
    await crowd.grow(WARM)
    await asyncio.sleep(SETTLE)
    empty = memory(served.pid)
    for count in steps:
        await crowd.grow(count)
        await asyncio.sleep(HEAD_START / 4 + SETTLE)
        server, own, began = processor(served.pid), time.process_time(), time.perf_counter()
        timing = await crowd.timed()
        passed = time.perf_counter() - began
        found = sorted(timing.seconds)
        half, most = found[len(found) // 2], found[len(found) * 99 // 100]
        each = (memory(served.pid) - empty) / (count - WARM)
        used = (processor(served.pid) - server) / passed
        print(
            f"  {count:>5} tables {len(found) / MEASURE:>6.0f} actions/s   p50 {half * 1000:>6.1f} ms   "
            f"p99 {most * 1000:>6.1f} ms   {each / 1000:>6.1f} kB/table   server {used:.0%} of its core, "
            f"clients {(time.process_time() - own) / passed:.0%}; refused {timing.refused}, overdue {timing.overdue}",
            flush=True,
        )
        if most > TOO_LATE:
            break


def main(steps: tuple[int, ...] = STEPS) -> None:
    """Print how the time and the memory grow with the tables."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 5 * max(steps) + 100)), hard))
    first, second = sorted(os.sched_getaffinity(0))[:2]
    os.sched_setaffinity(0, {second})
    pinned = ("taskset", "-c", str(first))
    print(f"Tables of four clients, one action every {EVERY:.0f} s, {RULES}, SQLite, server on one core")
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(f"sqlite:///{folder}/tables.sqlite", Path(folder) / "log", LIMITS, pinned) as served,
    ):
        asyncio.run(stepped(served, steps))


if __name__ == "__main__":
    main(tuple(map(int, sys.argv[1:])) or STEPS)
