"""What a table needs of whatever keeps its match, be it a database of many or the file of one."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from twinpack.server.entries import Entry, Settings


class Forked(Exception):
    """Another process has already written this version of the match."""


class Header(msgspec.Struct, frozen=True):
    """What is fixed about a match from its beginning: its rules as a document, and who made it."""

    id: str
    rules_id: str
    rules: str
    settings: Settings
    host: str
    over: bool = False


class Book(Protocol):
    """Where the entries of a match are written, and the seeds that are not shown yet."""

    async def entries(self, match_id: str) -> list[Entry]:
        """Everything that has happened to a match, in order."""

    async def seeds(self, match_id: str, numbers: Sequence[int]) -> tuple[str, ...]:
        """The secret seeds of these shuffles."""

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
