"""The one place that knows the database: matches, their entries, seeds, players and seat keys.

An append is acknowledged when it is on disk. Appends of many tables that wait at the same time go into one
transaction, so a thousand tables do not need a thousand commits.
"""

import asyncio
import hashlib
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from twinpack.game import NotationError
from twinpack.server import entries
from twinpack.server.book import Forked, Header
from twinpack.server.entries import Entry, Settings

METADATA = MetaData()

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("rules_id", String(80), nullable=False),
    Column("rules", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("host", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("created", Float, nullable=False),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("match_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
)

SEEDS = Table(
    "seeds",
    METADATA,
    Column("match_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seed", String(64), nullable=False),
)

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("secret", String(64), nullable=False, unique=True),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("secret", String(64), primary_key=True),
    Column("match_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
)


class Player(msgspec.Struct, frozen=True):
    """A person, known by a secret of which only the hash is kept."""

    id: str
    name: str


class _Append(msgspec.Struct):
    rows: list[dict[str, Any]]
    seeds: list[dict[str, Any]]
    over: bool
    done: asyncio.Future[None]


def hashed(secret: str) -> str:
    """What is kept of a secret.

    >>> hashed("x")[:8]
    '2d711642'
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def engine_of(url: str) -> AsyncEngine:
    """The database behind `sqlite:///PATH` or `postgresql://...`; SQLite with a write-ahead log and durable commits.

    Raises `NotationError` for any other.
    """
    if url.startswith("sqlite:"):
        path = url.removeprefix("sqlite:///")
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}")

        @event.listens_for(engine.sync_engine, "connect")
        def durable(connection: Any, record: Any) -> None:
            cursor = connection.cursor()
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        return engine
    scheme, _, rest = url.partition("://")
    if scheme not in ("postgresql", "postgres"):
        raise NotationError("database", text=scheme, allowed=["sqlite:///PATH", "postgresql://USER@HOST/NAME"])
    return create_async_engine(f"postgresql+asyncpg://{rest}")


class Store:
    """An open database. `open` and `close` it; everything else may be called by any task at any time."""

    def __init__(self, url: str) -> None:
        self.engine = engine_of(url)
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        from twinpack.server.migrations import upgrade

        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what waits, then let the database go."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        await self.engine.dispose()

    # Matches

    async def create(self, header: Header) -> None:
        """A new match."""
        row = {
            "id": header.id,
            "rules_id": header.rules_id,
            "rules": header.rules,
            "settings": msgspec.json.encode(header.settings).decode(),
            "host": header.host,
            "public": header.settings.public,
            "over": False,
            "created": time.time(),
        }
        async with self.engine.begin() as connection:
            await connection.execute(insert(MATCHES), row)

    async def header(self, match_id: str) -> Header | None:
        """What is fixed about a match, or None if there is none of that id."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(MATCHES).where(MATCHES.c.id == match_id))).first()
        return None if row is None else _header(row)

    async def public(self, limit: int = 100) -> list[Header]:
        """Matches that anybody may find and that are not over, the newest first."""
        wanted = select(MATCHES).where(MATCHES.c.public, ~MATCHES.c.over).order_by(MATCHES.c.created.desc())
        async with self.engine.connect() as connection:
            return [_header(row) for row in await connection.execute(wanted.limit(limit))]

    async def entries(self, match_id: str) -> list[Entry]:
        """Everything that has happened to a match, in order."""
        wanted = select(ENTRIES.c.body).where(ENTRIES.c.match_id == match_id).order_by(ENTRIES.c.version)
        async with self.engine.connect() as connection:
            return [entries.loads(row.body) for row in await connection.execute(wanted)]

    async def seeds(self, match_id: str, numbers: Sequence[int]) -> tuple[str, ...]:
        """The secret seeds of these shuffles."""
        wanted = select(SEEDS).where(SEEDS.c.match_id == match_id, SEEDS.c.number.in_(numbers)).order_by(SEEDS.c.number)
        async with self.engine.connect() as connection:
            return tuple(row.seed for row in await connection.execute(wanted))

    async def append(
        self,
        match_id: str,
        version: int,
        added: Sequence[Entry],
        *,
        seed: tuple[int, str] | None = None,
        over: bool = False,
    ) -> None:
        """Add entries after `version`; on disk when this returns. Raises `Forked` if that version has gone on already.

        `seed` is the secret of a commitment among them, with its number; `over` says that they end the match.
        """
        now = time.time()
        rows = [
            {"match_id": match_id, "version": version + step, "body": entries.dumps(entry).decode(), "at": now}
            for step, entry in enumerate(added, start=1)
        ]
        seeds = [] if seed is None else [{"match_id": match_id, "number": seed[0], "seed": seed[1]}]
        one = _Append(rows, seeds, over, asyncio.get_running_loop().create_future())
        self._waiting.append(one)
        self._wake.set()
        await one.done

    async def _write(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            try:
                await self._commit(batch)
            except IntegrityError:
                for one in batch:  # find out whose version was taken
                    await self._commit_alone(one)
            except Exception as error:
                _fail(batch, error)
            else:
                _succeed(batch)

    async def _commit_alone(self, one: _Append) -> None:
        try:
            await self._commit([one])
        except IntegrityError:
            _fail([one], Forked(one.rows[0]["match_id"]))
        except Exception as error:
            _fail([one], error)
        else:
            _succeed([one])

    async def _commit(self, batch: Sequence[_Append]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(ENTRIES), [row for one in batch for row in one.rows])
            seeds = [row for one in batch for row in one.seeds]
            if seeds:
                await connection.execute(insert(SEEDS), seeds)
            over = [one.rows[0]["match_id"] for one in batch if one.over]
            if over:
                await connection.execute(update(MATCHES).where(MATCHES.c.id.in_(over)).values(over=True))

    # People

    async def add_player(self, player: Player, secret: str) -> None:
        """A new person with the secret that proves who it is."""
        row = {"id": player.id, "name": player.name, "secret": hashed(secret)}
        async with self.engine.begin() as connection:
            await connection.execute(insert(PLAYERS), row)

    async def rename(self, player_id: str, name: str) -> None:
        """Another name for a person."""
        async with self.engine.begin() as connection:
            await connection.execute(update(PLAYERS).where(PLAYERS.c.id == player_id).values(name=name))

    async def player(self, secret: str) -> Player | None:
        """Who has this secret."""
        async with self.engine.connect() as connection:
            wanted = select(PLAYERS).where(PLAYERS.c.secret == hashed(secret))
            row = (await connection.execute(wanted)).first()
        return None if row is None else Player(row.id, row.name)

    async def add_key(self, secret: str, match_id: str, seat: int) -> None:
        """A secret that opens a seat: for another device, another person, or a bot from outside."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(KEYS), {"secret": hashed(secret), "match_id": match_id, "seat": seat})

    async def drop_keys(self, match_id: str, seat: int) -> None:
        """No key to a seat opens it any more."""
        async with self.engine.begin() as connection:
            await connection.execute(KEYS.delete().where(KEYS.c.match_id == match_id, KEYS.c.seat == seat))

    async def seat_of(self, secret: str, match_id: str) -> int | None:
        """The seat of a match that this secret opens."""
        wanted = select(KEYS.c.seat).where(KEYS.c.secret == hashed(secret), KEYS.c.match_id == match_id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else int(row.seat)

    async def count(self) -> int:
        """How many matches there are; also tells whether the database answers."""
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(MATCHES))).scalar_one())


def _header(row: Any) -> Header:
    settings = msgspec.json.decode(row.settings, type=Settings)
    return Header(row.id, row.rules_id, row.rules, settings, row.host, row.over)


def _succeed(batch: Sequence[_Append]) -> None:
    for one in batch:
        with suppress(asyncio.InvalidStateError):  # who waited may have been cancelled
            one.done.set_result(None)


def _fail(batch: Sequence[_Append], error: Exception) -> None:
    for one in batch:
        with suppress(asyncio.InvalidStateError):
            one.done.set_exception(error)
