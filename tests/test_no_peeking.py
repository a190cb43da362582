"""Nobody is told what is hidden: every byte that anybody at a table receives over whole matches of every rule set.

The tables run in process, with people at every seat and somebody watching, who act on nothing but what they receive.
What was received is then compared with what the table would have sent had the hidden cards been others: a message that
is the same to the byte hangs on nothing hidden.
"""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from twinpack import families, options, record
from twinpack.families import RuleSet
from twinpack.game import CHANCE, pick
from twinpack.record import Result
from twinpack.seats import Seat
from twinpack.server import auth, store, table, telling
from twinpack.server.entries import Settings
from twinpack.server.limits import Limits
from twinpack.server.lobby import Lobby, Wanted
from twinpack.server.protocol import decode, encode
from twinpack.server.sitting import Sitting, after, begin
from twinpack.server.store import Store, hashed
from twinpack.server.table import Came, Connection, Left, Message, Table

SAMPLE = 14
"""So many of the views received at one table are looked at closely, at least one in every phase."""

ORDINARY = "pinochle/cutthroat"
"""Played to its own end; of all the others one deal, of two more two."""

TWO_DEALS = ("pinochle/dutch", "pinnacola/two")


class Received(msgspec.Struct, frozen=True):
    """A view message whose parts are the bytes that came."""

    version: int
    seat: Seat | None
    table: msgspec.Raw
    view: msgspec.Raw
    legal: msgspec.Raw
    log: msgspec.Raw
    to: msgspec.Raw


class Told(msgspec.Struct, frozen=True):
    """A view message as a client reads it."""

    version: int
    seat: Seat | None
    table: Any
    view: Any
    legal: tuple[str, ...]
    log: tuple[str, ...]
    to: int | None


class Heard:
    """All that one table has said: to each connection by its seat, and the records that were downloaded on the way."""

    def __init__(self, rule_set: RuleSet) -> None:
        self.rule_set = rule_set
        self.bytes: dict[Seat | None, list[bytes]] = {}
        self.records: list[tuple[int, str]] = []
        self.entries: list[Any] = []
        self.secrets: list[str] = []
        self.seeds: list[str] = []
        self.final = ""


class Client:
    """Somebody at a table: receives, and does anything that is offered."""

    def __init__(self, heard: Heard, at: Table, seat: Seat | None, player: str | None, rng: Random) -> None:
        self.heard = heard.bytes.setdefault(seat, [])
        self.downloads = heard.records
        self.table = at
        self.connection = Connection(seat, f"somebody {seat}", player)
        self.rng = rng
        self.acted = -1
        self.mixed = 0

    async def play(self) -> None:
        """Stay until the match is over."""
        await self.table.submit(Came(self.connection))
        while (data := await self.connection.outbox.get()) is not None:
            self.heard.append(data)
            if data.startswith(b'{"type":"view"') and await self.over(msgspec.json.decode(data, type=Told)):
                break
        await self.table.submit(Left(self.connection))

    async def over(self, told: Told) -> bool:
        """Do what is to be done, and answer whether the match is over."""
        shuffle, seat = told.table["shuffle"], self.connection.seat
        if shuffle and seat in shuffle["waiting"] and shuffle["number"] > self.mixed:
            self.mixed = shuffle["number"]
            await self.say({"type": "mix", "number": self.mixed, "chance": self.rng.randbytes(16).hex()})
        if told.legal and told.version > self.acted:
            self.acted = told.version
            if self.rng.random() < 0.1:
                await self.ask(told)
            await self.say({"type": "act", "version": told.version, "action": pick(told.legal, self.rng)})
        if seat is None and self.rng.random() < 0.2:
            sitting = self.table.sitting
            self.downloads.append((sitting.version, record.dumps(sitting.record())))
        return told.table["outcome"] is not None

    async def ask(self, told: Told) -> None:
        """Ask all that can be asked without changing anything."""
        await self.say({"type": "try", "action": told.legal[0]})
        await self.say({"type": "melds", "trump": "S"})
        await self.say({"type": "hint"})
        await self.say({"type": "act", "version": told.version, "action": "play 2C"})
        await self.say({"type": "say", "phrase": "hello"})

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message as the socket would hand it over."""
        await self.table.submit(Message(self.connection, decode(msgspec.json.encode({"id": 7, **message})), 0.0))


async def played(lobby: Lobby, store: Store, name: str, changes: dict[str, Any], seed: int) -> Heard:
    """A whole match, with all that was said in it."""
    base = families.named(name)
    rules = f'base = "{name}"\n' + "".join(f"{key} = {value}\n" for key, value in changes.items())
    heard, rng = Heard(base), Random(seed)
    people = [await auth.enrolled(store, f"player {seat}") for seat in range(base.game.seats)]
    host = people[0][0]
    settings = Settings(public=True, pace=0)
    found = await lobby.create(host, Wanted(rules, seat=0, settings=settings))
    for player, secret in people:
        seat = await lobby.take_seat(found, player)
        key = await lobby.key(found, player, seat)
        heard.secrets += [secret, hashed(secret), key, hashed(key)]
    clients = [Client(heard, found, seat, player.id, Random(rng.random())) for seat, (player, _) in enumerate(people)]
    await asyncio.gather(*(one.play() for one in (*clients, Client(heard, found, None, None, rng))))
    heard.rule_set = found.sitting.rule_set
    heard.entries = await store.entries(found.sitting.id)
    heard.seeds = list(await store.seeds(found.sitting.id, range(1, found.sitting.shuffles + 1)))
    heard.final = record.dumps(found.sitting.record())
    return heard


async def all_played(folder: Path, wanted: dict[str, dict[str, Any]]) -> dict[str, Heard]:
    """A match of each rule set, all at once on one server's tables."""
    kept = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    await kept.open()
    lobby = Lobby(kept)
    try:
        async with asyncio.timeout(100):
            matches = [played(lobby, kept, name, wanted[name], seed) for seed, name in enumerate(wanted)]
            return dict(zip(wanted, await asyncio.gather(*matches), strict=True))
    finally:
        await lobby.close()
        await kept.close()


def deals(number: int) -> dict[str, Any]:
    """The changes that make a match of so many deals."""
    return {"match.end": '"deals"', "match.deals": number}


WANTED = {name: deals(2 if name in TWO_DEALS else 1) for name in families.names()} | {ORDINARY: {}}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Heard]:
    return asyncio.run(all_played(tmp_path_factory.mktemp("peeking"), WANTED))
