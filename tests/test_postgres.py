"""The table server on PostgreSQL: what a match needs of its database, played over real sockets."""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.postgresql import new_database, postgresql
from tests.serving import Guest, Serving, Talk, at_random, over, sit, talking
from tests.test_server import SHORT, alone, four, run
from twinpack import record, verify
from twinpack.client import ClientError, Http, Link, parse_link

NUMBERS = count(1)


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with postgresql(durable=False) as url:
        yield url


@pytest.fixture(scope="module")
def server(postgres: str) -> Iterator[Serving]:
    with Serving(postgres) as serving:
        yield serving


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return new_database(request.getfixturevalue("postgres"), f"shared{next(NUMBERS)}")


def test_tables_play_at_the_same_time_and_their_deals_are_proved(server: Serving) -> None:
    tables = [four(server) for _ in range(3)]
    run(*(sit(guest, link, at_random(at), over) for guests, link in tables for at, guest in enumerate(guests)))
    for guests, link in tables:
        text = guests[0].http.ask("GET", f"/api/matches/{link.match}/record")
        loaded = record.loads(text)
        assert list(record.replay(loaded).sheet.totals[-1]) == guests[0].heard[-1]["table"]["totals"]
        assert len(verify.verify(loaded)) == 3


def test_restarting_the_server_changes_nothing(postgres: str) -> None:
    database = new_database(postgres, "restarted")
    with Serving(database) as server:
        port = server.port
        host, link = alone(server, SHORT)
        run(sit(host, link, at_random(1), lambda view: len(view["log"]) > 12 and view["legal"]))
        before = len(host.heard)
    with Serving(database, port=port) as server:
        assert Http(server.base).ask("GET", "/health") == {"ok": True, "matches": 1, "tables": 0}
        run(sit(host, link, at_random(2), over))
        assert host.heard[before]["version"] == host.heard[before - 1]["version"]
        assert host.heard[before]["log"] == host.heard[before - 1]["log"]
        verify.verify(record.loads(host.http.ask("GET", f"/api/matches/{link.match}/record")))


def test_public_tables_are_listed(server: Serving) -> None:
    host = Guest(server.base, "Eva")
    public, hidden = (host.make(SHORT, settings={"public": wanted}) for wanted in (True, False))
    listed = {one["id"] for one in host.http.ask("GET", "/api/matches")}
    assert public.match in listed
    assert hidden.match not in listed


def test_keys_open_their_seat(server: Serving) -> None:
    guests, link = four(server)
    key = guests[2].http.ask("POST", f"/api/matches/{link.match}/seats/2/key")
    assert asyncio.run(seat_behind(parse_link(key["link"]))) == 2
    guests[2].http.ask("DELETE", f"/api/matches/{link.match}/seats/2")
    with pytest.raises(ClientError) as caught:
        guests[2].http.ask("POST", f"/api/matches/{link.match}/seats/2/key")
    assert caught.value.code == "not-your-seat"


async def seat_behind(link: Link) -> Any:
    async with Talk(link) as me:
        return me.view["seat"]


def test_two_servers_on_one_database_never_fork_a_match(database: str) -> None:
    """One of them writes; the other, whose table is behind, refuses and reads what has happened."""
    with Serving(database) as here, Serving(database) as there:
        guests, link = four(here)
        elsewhere = Link(there.base, link.match)

        async def talk() -> None:
            async with talking(link, guests) as everybody:
                await everybody[0].ask(type="look")
                at = everybody[0].view["table"]["to_act"]
                mover = everybody[at]
                await mover.ask(type="look")
                version = mover.view["version"]
                async with Talk(elsewhere, guests[at].http.cookie) as double:
                    assert double.view["version"] == version
                    first, second = double.view["legal"][:2]
                    assert (await mover.ask(type="act", version=version, action=first))["type"] == "view"
                    assert (await double.ask(type="act", version=version, action=second))["code"] == "stale"
                    await double.ask(type="look")
                    await mover.ask(type="look")
                    assert double.view["version"] == mover.view["version"]
                    assert double.view["log"] == mover.view["log"]

        run(talk())
