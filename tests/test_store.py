"""What the database keeps, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event, select

from tests.postgresql import new_database, postgresql
from twinpack.cli import main
from twinpack.game import NotationError
from twinpack.server.book import Forked, Header
from twinpack.server.entries import (
    Acted,
    Committed,
    Conceded,
    Entry,
    Mixed,
    Paused,
    Revealed,
    Seated,
    Settings,
    TookBack,
)
from twinpack.server.store import METADATA, PLAYERS, Player, Store

ONE_OF_EACH: list[Entry] = [
    Seated(0, "Ada", "p1"),
    Seated(1, "club", bot="club"),
    Committed("aa" * 32),
    Mixed(0, "bb" * 16),
    Acted("deal"),
    Acted("bid 250", 2, "clock"),
    TookBack(2, 3),
    Paused(0, True),
    Revealed(("cc" * 32, "dd" * 32)),
    Conceded(1),
]
NUMBERS = count(1)


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgresql(durable=False) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'folder' / 'tables.sqlite'}"
    return new_database(request.getfixturevalue("server"), f"test{next(NUMBERS)}")


def kept(url: str, use: Callable[[Store], Awaitable[Any]]) -> Any:
    """What comes out of using the database, which is opened and closed for it."""

    async def whole() -> Any:
        store = Store(url)
        await store.open()
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def header(match: str, *, public: bool = False) -> Header:
    """A match of that id."""
    return Header(match, "pinochle/dutch", "rules", Settings(public=public), "host")


def test_everything_comes_back_after_the_database_was_closed(url: str) -> None:
    async def write(store: Store) -> None:
        await store.create(header("m"))
        await store.append("m", 0, ONE_OF_EACH[:4])
        await store.append("m", 4, ONE_OF_EACH[4:])
        await store.append("other", 0, [Conceded(0)])

    kept(url, write)
    assert kept(url, lambda store: store.entries("m")) == ONE_OF_EACH
    assert kept(url, lambda store: store.header("m")) == header("m")
    assert kept(url, lambda store: store.header("nothing")) is None
    assert kept(url, lambda store: store.entries("nothing")) == []
    assert kept(url, lambda store: store.count()) == 1


def test_the_migrations_lead_to_the_tables_of_the_code(url: str) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async def compared(store: Store) -> Any:
        async with store.engine.connect() as connection:
            return await connection.run_sync(differences)

    assert kept(url, compared) == []
    assert kept(url, compared) == []  # opened again, there is nothing left to do


def test_a_version_is_written_once(url: str) -> None:
    async def twice(store: Store) -> list[Entry]:
        await store.append("m", 0, ONE_OF_EACH[:3])
        with pytest.raises(Forked, match="m"):
            await store.append("m", 2, [Acted("pass", 0), Acted("pass", 1)])
        return await store.entries("m")

    assert kept(url, twice) == ONE_OF_EACH[:3], "nothing of what was refused is there"


def test_of_two_processes_one_wins(url: str) -> None:
    async def race() -> None:
        one, other = Store(url), Store(url)
        await one.open()
        await other.open()
        for version in range(20):
            written = [Acted(f"one {version}", 0), Acted(f"other {version}", 0)]
            results = await asyncio.gather(
                one.append("m", version, written[:1]), other.append("m", version, written[1:]), return_exceptions=True
            )
            assert sorted(map(type, results), key=str) == sorted([Forked, type(None)], key=str)
            assert (await one.entries("m"))[version:] == [written[results.index(None)]]
        await one.close()
        await other.close()

    asyncio.run(race())


def test_tables_that_write_at_the_same_time_share_a_commit(url: str) -> None:
    tables, commits = 200, 0

    async def together(store: Store) -> list[Any]:
        await store.append("7", 0, [Conceded(0)])

        def counted(connection: Any) -> None:
            nonlocal commits
            commits += 1

        event.listen(store.engine.sync_engine, "commit", counted)
        appends = (store.append(str(at), 0, [Acted(f"bid {at}", 0)], seed=(1, "s")) for at in range(tables))
        done = await asyncio.gather(*appends, return_exceptions=True)
        event.remove(store.engine.sync_engine, "commit", counted)
        for at in (0, 7, tables - 1):
            expected = [Conceded(0)] if at == 7 else [Acted(f"bid {at}", 0)]
            assert await store.entries(str(at)) == expected
        return list(done)

    done = kept(url, together)
    assert [at for at, one in enumerate(done) if one is not None] == [7]
    assert isinstance(done[7], Forked)
    assert commits <= tables, "a fork has all of its group written one by one, but no more than that"

    async def undisturbed(store: Store) -> int:
        commits = 0

        def counted(connection: Any) -> None:
            nonlocal commits
            commits += 1

        event.listen(store.engine.sync_engine, "commit", counted)
        await asyncio.gather(*(store.append(str(at), 1, [Conceded(1)]) for at in range(tables)))
        event.remove(store.engine.sync_engine, "commit", counted)
        return commits

    assert kept(url, undisturbed) <= 2


def test_what_waits_is_written_before_closing(url: str) -> None:
    async def whole() -> None:
        store = Store(url)
        await store.open()
        waiting = asyncio.create_task(store.append("m", 0, [Conceded(0)]))
        await asyncio.sleep(0)
        await store.close()
        await waiting

    asyncio.run(whole())
    assert kept(url, lambda store: store.entries("m")) == [Conceded(0)]


def test_seeds_stay_secret_until_they_are_asked_for_by_number(url: str) -> None:
    async def use(store: Store) -> None:
        for number in (1, 2, 3):
            await store.append("m", number - 1, [Committed("aa")], seed=(number, f"seed {number}"))
        await store.append("other", 0, [Committed("aa")], seed=(1, "another"))
        assert await store.seeds("m", [3, 1]) == ("seed 1", "seed 3")
        assert await store.seeds("m", []) == ()
        assert all("seed" not in str(entry) for entry in await store.entries("m"))

    kept(url, use)


def test_the_list_of_public_matches(url: str) -> None:
    async def use(store: Store) -> list[str]:
        for name in ("a", "b", "c"):
            await store.create(header(name, public=True))
        await store.create(header("hidden"))
        await store.append("b", 0, [Conceded(0)], over=True)
        over = await store.header("b")
        assert over is not None
        assert over.over
        assert [one.id for one in await store.public(limit=1)] == ["c"]
        return [one.id for one in await store.public()]

    assert kept(url, use) == ["c", "a"]


def test_people_are_known_by_a_secret_that_is_not_kept(url: str) -> None:
    async def use(store: Store) -> None:
        await store.add_player(Player("p", "Ada"), "open sesame")
        assert await store.player("open sesame") == Player("p", "Ada")
        assert await store.player("sesame") is None
        await store.rename("p", "Ada Lovelace")
        assert await store.player("open sesame") == Player("p", "Ada Lovelace")
        async with store.engine.connect() as connection:
            rows = (await connection.execute(select(PLAYERS))).all()
        assert "sesame" not in str(rows)

    kept(url, use)


def test_keys_open_one_seat_of_one_match_until_they_are_dropped(url: str) -> None:
    async def use(store: Store) -> None:
        await store.add_key("key", "m", 2)
        await store.add_key("second", "m", 2)
        await store.add_key("elsewhere", "m", 3)
        assert await store.seat_of("key", "m") == 2
        assert await store.seat_of("key", "other") is None
        assert await store.seat_of("wrong", "m") is None
        await store.drop_keys("m", 2)
        assert [await store.seat_of(key, "m") for key in ("key", "second", "elsewhere")] == [None, None, 3]

    kept(url, use)


def test_sqlite_is_told_to_be_durable(tmp_path: Path) -> None:
    async def pragmas(store: Store) -> list[Any]:
        names = ("journal_mode", "synchronous")
        async with store.engine.connect() as connection:
            return [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one() for name in names]

    assert kept(f"sqlite:///{tmp_path / 'tables.sqlite'}", pragmas) == ["wal", 2]


@pytest.mark.parametrize("url", ["mysql://localhost/x", "tables.sqlite", "", "redis://"])
def test_other_databases_are_named(url: str) -> None:
    with pytest.raises(NotationError) as caught:
        Store(url)
    assert caught.value.code == "database"


def test_a_server_on_another_database_does_not_start(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", "mysql://localhost/x"]) == 2
    said = capsys.readouterr()
    assert "mysql" in said.err
    assert "sqlite:///PATH" in said.err
    assert not said.out
