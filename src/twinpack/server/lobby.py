"""All tables of a server: made, found again in the database when somebody comes, and let go when nobody is there."""

import asyncio
import logging
import re
import secrets
import time
from typing import Any

import msgspec

from twinpack import bots, families
from twinpack.client import Name
from twinpack.families import RuleSet
from twinpack.options import RulesError, to_toml
from twinpack.seats import Seat
from twinpack.server import metrics
from twinpack.server.book import Forked, Header
from twinpack.server.entries import Entry, Seated, Settings
from twinpack.server.sitting import begin, folded
from twinpack.server.store import Player, Store
from twinpack.server.table import Came, Changed, Table
from twinpack.server.thinking import Thinkers

LOG = logging.getLogger("twinpack.lobby")

ID_BYTES, SECRET_BYTES = 9, 24
RULES_BYTES = 64 * 1024


class LobbyError(ValueError):
    """Something that cannot be done with a table: a `code`, `params`, and the HTTP `status` that fits."""

    def __init__(self, code: str, status: int = 400, **params: Any) -> None:
        self.code = code
        self.params = params
        self.status = status
        super().__init__(code)


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants to open.

    `rules` is the id of a rule set or a whole house-rules document. `bots` are names of bots for the seats from the
    host's left on, `""` for a seat that stays open; the host sits in `seat` (None: only watches).
    """

    rules: str
    name: Name = "host"
    seat: int | None = 0
    bots: tuple[str, ...] = ()
    settings: Settings = Settings()


class Lobby:
    """The tables in memory, each with its task."""

    def __init__(
        self, store: Store, *, idle_seconds: float = 900.0, tables_per_host: int = 50, thinkers: Thinkers | None = None
    ) -> None:
        self.store = store
        self.thinkers = thinkers or Thinkers()
        self.idle_seconds = idle_seconds
        self.tables_per_host = tables_per_host
        self.tables: dict[str, tuple[Table, asyncio.Task[None]]] = {}
        self.opening: dict[str, asyncio.Lock] = {}

    async def create(self, player: Player, wanted: Wanted) -> Table:
        """A new table, its host seated. Raises `LobbyError`, `RulesError` and `UnknownBot`."""
        open_now = sum(table.header.host == player.id for table, _ in self.tables.values())
        if open_now >= self.tables_per_host:
            raise LobbyError("too-many-tables", 429, limit=self.tables_per_host)
        rule_set = _rule_set(wanted.rules)
        seats = rule_set.game.seats
        if wanted.seat is not None and not 0 <= wanted.seat < seats:
            raise LobbyError("no-such-seat", seat=wanted.seat)
        names = _seating(wanted, seats)
        for name in filter(None, names.values()):
            bots.make(name, rule_set, 0)
        header = Header(
            secrets.token_urlsafe(ID_BYTES), rule_set.id, to_toml(rule_set.rules), wanted.settings, player.id
        )
        await self.store.create(header)
        added: list[Entry] = [Seated(seat, name, bot=name) for seat, name in names.items() if name]
        if wanted.seat is not None:
            added.append(Seated(wanted.seat, player.name, player.id))
        sitting = begin(header.id, rule_set)
        if added:
            await self.store.append(header.id, 0, added)
            sitting = folded(sitting, added)
        return self._start(header, sitting)

    async def find(self, match_id: str) -> Table:
        """The table of a match, brought back from the database if need be. Raises `LobbyError("no-such-match")`."""
        if not re.fullmatch(r"[\w-]{1,32}", match_id, re.ASCII):
            raise LobbyError("no-such-match", 404, text=match_id[:32])
        lock = self.opening.setdefault(match_id, asyncio.Lock())
        async with lock:
            if match_id in self.tables:
                table, task = self.tables[match_id]
                if not table.stopping:
                    table.idle_since = time.monotonic()  # not to be let go before its visitor is in
                    return table
                await asyncio.wait([task])
            header = await self.store.header(match_id)
            if header is None:
                self.opening.pop(match_id, None)  # somebody else may have looked for it too
                raise LobbyError("no-such-match", 404, text=match_id[:32])
            rule_set = families.loads_written(header.rules_id, header.rules)
            sitting = folded(begin(match_id, rule_set), await self.store.entries(match_id))
            return self._start(header, sitting)

    def _start(self, header: Header, sitting: Any) -> Table:
        table = Table(header, sitting, self.store, thinkers=self.thinkers)
        task = asyncio.create_task(table.run(), name=f"table {header.id}")
        task.add_done_callback(lambda done: self._ended(header.id, done))
        self.tables[header.id] = (table, task)
        metrics.TABLES.set(len(self.tables))
        return table

    def _ended(self, match_id: str, task: asyncio.Task[None]) -> None:
        """A table's task is over; if it broke, its clients come back to a fresh one."""
        table, _ = self.tables.pop(match_id)
        metrics.TABLES.set(len(self.tables))
        if not task.cancelled() and task.exception() is not None:
            LOG.error("table failed", exc_info=task.exception())
        for connection in table.connections:
            connection.close()
        while not table.inbox.empty():  # what has come too late; who sent it may ask again
            job = table.inbox.get_nowait()
            if isinstance(job, Came):
                job.connection.close()
            elif isinstance(job, Changed) and not job.done.done():
                job.done.set_exception(Forked(match_id))

    async def sweep(self) -> None:
        """Let go of tables where nobody has been for a while; for ever."""
        while True:
            await asyncio.sleep(min(30.0, self.idle_seconds / 2))
            for table, _ in list(self.tables.values()):
                if not table.connections and time.monotonic() - table.idle_since > self.idle_seconds:
                    await table.stop()

    async def close(self) -> None:
        """Let every table finish what it is doing."""
        tables = list(self.tables.values())
        for table, _ in tables:
            await table.stop()
        await asyncio.gather(*(task for _, task in tables), return_exceptions=True)
        self.thinkers.close()

    # Seats

    async def take_seat(self, table: Table, player: Player, seat: Seat | None = None) -> Seat:
        """Give a person a seat: the one wanted or the first open one; the one it has, if it has one."""
        async with self.opening.setdefault(table.sitting.id, asyncio.Lock()):  # two may want the same at once
            return await self._take_seat(table, player, seat)

    async def _take_seat(self, table: Table, player: Player, seat: Seat | None) -> Seat:
        occupants = table.sitting.seats
        own = next((at for at, who in enumerate(occupants) if who.player == player.id), None)
        if own is not None:
            return own
        free = [at for at, who in enumerate(occupants) if who.open]
        if seat is not None and seat not in free:
            raise LobbyError("seat-taken", 409, seat=seat, allowed=free)
        if not free:
            raise LobbyError("table-full", 409)
        chosen = free[0] if seat is None else seat
        await self.change(table, Seated(chosen, player.name, player.id))
        return chosen

    async def give_seat(self, table: Table, player: Player, seat: Seat, to: str) -> None:
        """The host opens a seat for somebody else (`to` empty) or gives it to a bot; so does its owner with its own."""
        if not 0 <= seat < len(table.sitting.seats):
            raise LobbyError("no-such-seat", 404, seat=seat)
        if player.id not in (table.header.host, table.sitting.seats[seat].player):
            raise LobbyError("not-the-host", 403)
        if to:
            bots.make(to, table.sitting.rule_set, 0)
        await self.store.drop_keys(table.sitting.id, seat)
        await self.change(table, Seated(seat, to, bot=to or None))
        for connection in [one for one in table.connections if one.seat == seat]:
            connection.close()

    async def key(self, table: Table, player: Player, seat: Seat) -> str:
        """A new secret that opens a seat: one's own, or as host an open one."""
        if not 0 <= seat < len(table.sitting.seats):
            raise LobbyError("no-such-seat", 404, seat=seat)
        occupant = table.sitting.seats[seat]
        if occupant.player != player.id and not (occupant.open and player.id == table.header.host):
            raise LobbyError("not-your-seat", 403)
        secret = secrets.token_urlsafe(SECRET_BYTES)
        await self.store.add_key(secret, table.sitting.id, seat)
        if occupant.open:
            await self.change(table, Seated(seat, f"seat {seat}", f"key-{seat}"))
        return secret

    async def change(self, table: Table, *added: Entry) -> None:
        """Entries that the table writes in its turn."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await table.submit(Changed(added, done))
        try:
            await done
        except Forked:
            raise LobbyError("stale", 409) from None


def _rule_set(text: str) -> RuleSet:
    """The rule set of an id or a document. Raises `RulesError`."""
    if len(text) > RULES_BYTES:
        raise RulesError("rules-too-large", limit=RULES_BYTES)
    if "=" not in text:
        return families.named(text.strip())
    found = families.loads(text)
    return RuleSet(f"{found.family.name}/{_slug(found.id)}", found.family, found.rules, found.base)


def _slug(name: str) -> str:
    return "".join(letter if letter.isalnum() or letter in "-_ " else "-" for letter in name)[:40] or "house"


def _seating(wanted: Wanted, seats: int) -> dict[Seat, str]:
    """The bots by seat, "" for open ones; the host's own seat is not among them."""
    first = 0 if wanted.seat is None else wanted.seat + 1
    others = [(first + step) % seats for step in range(seats - (wanted.seat is not None))]
    if len(wanted.bots) > len(others):
        raise LobbyError("too-many-bots", limit=len(others), given=len(wanted.bots))
    return dict(zip(others, [*wanted.bots, *[""] * (len(others) - len(wanted.bots))], strict=True))
