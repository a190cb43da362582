"""A match of one person against bots: a table of its own in this process, and the person in the terminal at it."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from functools import partial
from math import inf
from pathlib import Path
from random import SystemRandom
from typing import Any

import msgspec

from twinpack.client import MIX_BYTES, ClientError, Place
from twinpack.families import RuleSet
from twinpack.match import Match
from twinpack.options import to_toml
from twinpack.seats import Seat
from twinpack.server import saved
from twinpack.server.book import Header
from twinpack.server.entries import Settings
from twinpack.server.saved import PERSON, File, Saved
from twinpack.server.table import Came, Connection, Left, Table
from twinpack.terminal.commands import commands
from twinpack.terminal.play import INTERRUPTED, Play
from twinpack.terminal.screen import Screen, opened
from twinpack.words import Words

SETTINGS = Settings(spectators=False, grace=0, pace=0)


def run(
    rule_set: RuleSet,
    *,
    bots: list[str] | str,
    seat: Seat = 0,
    seed: int | None = None,
    resume: bool = False,
    words: Words,
    folder: Path | None = None,
    read: Callable[[], str] | None = None,
    write: Callable[[str], Any] | None = None,
) -> int:
    """Play a match, or go on with the newest unfinished one, to its end or until the person leaves.

    Every action is saved before it is told. `bots` is one name for the other seats, or one each, clockwise from the
    person's left; with `resume` the saved match says who plays, by what rules. `read` answers a line at a time and ""
    at the end of the input. Answers the exit code: 0 at the end and when the person leaves, 130 on Ctrl-C. Raises
    `SavedError` if there is nothing to resume, `UnknownBot`, and `OSError` if no file can be made.
    """
    where = saved.folder(folder)
    if resume:
        match = saved.latest(where)
    else:
        players = saved.seated(bots, seat, rule_set.game.seats)
        match = saved.fresh(where, rule_set, players, SystemRandom().getrandbits(63) if seed is None else seed)
    words, screen, read = opened(words, read, write)
    return Local(match, words, screen).run(read)


class Near(Place):
    """A place at a table of this process."""

    def __init__(self, table: Table, connection: Connection) -> None:
        super().__init__(mix=False)
        self._table = table
        self._connection = connection

    async def messages(self) -> AsyncIterator[dict[str, Any]]:
        """Everything that the table says, until one leaves. Raises `ClientError` if one has been let go."""
        await self._table.submit(Came(self._connection))
        while (data := await self._connection.next()) is not None:
            message = msgspec.json.decode(data)
            await self._take(message)
            yield message
        if not self.gone:
            raise ClientError("connection-lost")

    async def leave(self) -> None:
        self.gone = True
        self._connection.close()
        await self._table.submit(Left(self._connection))

    async def _deliver(self, data: bytes) -> None:
        await self._table.hear(self._connection, data)

    def _chance(self) -> str:
        """Nothing that would change the deals of a number."""
        return bytes(MIX_BYTES).hex()


async def save(at: "Local", rest: str) -> None:
    """Save the match; it is saved after every action anyway."""
    try:
        saved.keep(at.file.saved)
    except OSError as error:
        at.warn(error)
    else:
        at.screen.tell([at.words.say("save-done", file=str(at.file.saved.file))])


class Local(Play):
    """A match at a table of this process, kept in a file."""

    commands = commands({"save": save})

    def __init__(self, match: Saved, words: Words, screen: Screen) -> None:
        sitting = match.sitting
        self.file = File(match, self.warn)
        header = Header(sitting.id, sitting.rule_set.id, to_toml(sitting.rule_set.rules), SETTINGS, PERSON)
        chance = partial(saved.chance, match.seed)
        self.table = Table(header, sitting, self.file, chance=chance, waits=(inf, inf))
        near = Near(self.table, Connection(match.seat, "", PERSON, words))
        super().__init__(near, sitting.rule_set, words, screen)

    def run(self, read: Callable[[], str]) -> int:
        """The match to its end, or until the person leaves; answers the exit code."""
        try:
            return asyncio.run(self._run(read))
        except KeyboardInterrupt:
            self.screen.tell(["", self.left()])
            return INTERRUPTED

    async def _run(self, read: Callable[[], str]) -> int:
        try:
            async with asyncio.TaskGroup() as tasks:  # a mistake of the table ends the program
                tasks.create_task(self.table.run())
                code = await self.play(read)
                await self.table.stop()
        finally:
            self.table.thinkers.close()  # while there is a loop to be told that nobody waits for them
        return code

    def left(self) -> str:
        """Where the match is saved and how to go on: by the command that it was started with, a script or ours."""
        command = os.environ.get("TWINPACK_PLAY", "twinpack play")
        return self.words.say("save-left", file=str(self.file.saved.file), command=command)

    async def played(self) -> Match:
        return self.table.sitting.match

    def warn(self, error: OSError) -> None:
        """Say that the match could not be saved."""
        file, why = str(self.file.saved.file), error.strerror or str(error)
        self.screen.tell([self.words.say("save-failed", file=file, why=why)])

    def _listens(self) -> bool:
        """What is typed ahead waits for a question, so that lines out of a file need no pauses between them."""
        return super()._listens() and self.asked()
