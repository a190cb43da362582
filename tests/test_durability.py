"""What a server keeps that is killed in the middle of its work, and how clients come back to it."""

import asyncio
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from benchmarks.durability import Seen, compared, measured
from twinpack.client import Link, Seat
from twinpack.server.entries import Acted, Entry


@pytest.mark.slow
@pytest.mark.parametrize("postgres", [False, True], ids=["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost(postgres: bool) -> None:
    counts = measured(3, postgres=postgres)
    assert counts.sound, counts
    assert counts.acknowledged > 20
    assert counts.returns > 0, "nobody was cut off"


PASS, BID = Acted("pass", 0), Acted("bid 250", 0)


@pytest.mark.parametrize(
    ("rows", "wrong"),
    [
        ([(1, PASS), (2, BID), (3, PASS)], {}),
        ([(1, PASS), (2, BID)], {"unseen": 1}),
        ([(1, PASS), (2, PASS), (3, PASS)], {"lost": 1}),
        ([(1, PASS), (3, PASS)], {"lost": 1, "gaps": 1}),
        ([(1, PASS), (2, BID), (2, PASS), (3, PASS)], {"forks": 1}),
    ],
)
def test_what_is_wrong_is_noticed(rows: list[tuple[int, Entry]], wrong: dict[str, int]) -> None:
    seen = Seen()
    seen.newest["m"] = 3
    seen.acted("m", 1, "bid 250", 0)
    counts = compared({"m": rows}, seen, 0)
    names = ("lost", "gaps", "forks", "unseen")
    assert {name: getattr(counts, name) for name in names} == dict.fromkeys(names, 0) | wrong
    assert counts.sound == (not wrong)


def test_two_answers_for_one_version_are_a_fork() -> None:
    seen = Seen()
    for action in ("pass", "pass", "bid 250"):
        seen.acted("m", 1, action, 0)
    assert compared({"m": [(1, PASS), (2, PASS)]}, seen, 0).forks == 1


VIEW = {
    "type": "view",
    "version": 1,
    "seat": 0,
    "table": {"shuffle": {"number": 1, "digest": "", "waiting": [0]}},
    "legal": [],
}


def test_chance_that_may_have_been_lost_is_sent_again() -> None:
    heard: list[Any] = []

    async def cut_off(socket: ServerConnection) -> None:
        await socket.send(msgspec.json.encode(VIEW).decode())
        heard.append(msgspec.json.decode(await socket.recv()))
        socket.transport.abort()

    async def talk() -> None:
        async with serve(cut_off, "127.0.0.1", 0) as server, asyncio.timeout(10):
            port = next(iter(server.sockets)).getsockname()[1]
            seat = Seat(Link(f"http://127.0.0.1:{port}", "m"))
            async for _ in seat.messages():
                if len(heard) == 1:
                    await seat.leave()

    asyncio.run(talk())
    assert [message["number"] for message in heard] == [1, 1]


def test_a_client_comes_back_to_a_server_that_dies_while_it_answers() -> None:
    tries = 0

    async def talk() -> None:
        nonlocal tries

        async def dying(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal tries
            tries += 1
            await reader.readline()
            writer.close()

        async with await asyncio.start_server(dying, "127.0.0.1", 0) as server:
            seat = Seat(Link(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", "m"))

            async def listen() -> None:
                async for _ in seat.messages():
                    raise AssertionError("nothing was said")

            listening = asyncio.create_task(listen())
            while tries < 2:
                assert not listening.done()
                await asyncio.sleep(0.02)
            seat.gone = True
            await listening

    asyncio.run(talk())
