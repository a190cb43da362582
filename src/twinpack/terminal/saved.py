"""Matches kept on disk while they are played: one record a match, and none replaces another."""

import os
import re
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from twinpack import bots, record
from twinpack.bots.base import Bot
from twinpack.families import RuleSet
from twinpack.game import describe
from twinpack.match import Match
from twinpack.record import Record, RecordError
from twinpack.seats import Seat, next_seat, round_from

PERSON = "person"
"""Who sits in the seat of the person, as the tags `Seat0`, `Seat1`, ... have it; the others are names of bots."""

FOLDER = "TWINPACK_DATA"
"""The environment variable that says where to keep matches instead of the system's place for data."""


class SavedError(ValueError):
    """A match cannot be resumed; nothing on disk has changed.

    `code` is `nothing-saved` (`folder`), or `saved-match` (`file`, and `line` where it is damaged) with the
    `RecordError` behind it as `cause`.
    """

    def __init__(self, code: str, *, cause: RecordError | None = None, **params: Any) -> None:
        self.code = code
        self.cause = cause
        self.params = params
        super().__init__(describe(code, params) + (f" ({cause})" if cause else ""))


class Sitting(msgspec.Struct, frozen=True):
    """A match with who plays it: the person in `seat`, bots by name in the others; `seed` fixes all chance."""

    file: Path
    rule_set: RuleSet
    match: Match
    players: tuple[str, ...]
    seed: int

    @property
    def seat(self) -> Seat:
        """Where the person sits."""
        return self.players.index(PERSON)

    def bots(self) -> dict[Seat, Bot]:
        """The players of the other seats."""
        return {
            seat: bots.make(name, self.rule_set, self.seed + seat)
            for seat, name in enumerate(self.players)
            if name != PERSON
        }


def folder(given: Path | None = None) -> Path:
    """Where matches are kept: `given`, or what `TWINPACK_DATA` says, or the system's place for a person's data."""
    chosen = given or os.environ.get(FOLDER) or platformdirs.user_data_path("twinpack")
    return Path(chosen) / "matches"


def seated(names: str | Sequence[str], seat: Seat, seats: int) -> tuple[str, ...]:
    """Who sits where: one name for all bots, or one each, clockwise from the person's left.

    >>> seated(["club", "random", "club"], 3, 4)
    ('club', 'random', 'club', 'person')
    """
    each = [names] if isinstance(names, str) else list(names)
    others = list(round_from(next_seat(seat, seats), seats))[:-1]
    if len(each) not in (1, len(others)):
        raise ValueError(f"{len(each)} bots for {len(others)} seats")
    found = {seat: PERSON, **dict(zip(others, each * (len(others) // len(each)), strict=True))}
    return tuple(found[seat] for seat in sorted(found))


def begin(where: Path, rule_set: RuleSet, players: tuple[str, ...], seed: int) -> Sitting:
    """A new match with a new file. Raises `UnknownBot`, and `OSError` if there can be no file."""
    for name in set(players) - {PERSON}:
        bots.make(name, rule_set, seed)
    where.mkdir(parents=True, exist_ok=True)
    while True:
        file = where / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}.txt"
        try:
            file.open("x").close()
        except FileExistsError:  # another match began in the same microsecond
            continue
        return Sitting(file, rule_set, Match(rule_set.game, rule_set.match), players, seed)


def keep(sitting: Sitting) -> None:
    """Write the match to its file, whole or not at all. Raises `OSError`."""
    players = tuple((f"Seat{seat}", name) for seat, name in enumerate(sitting.players))
    tags = (*players, ("Seed", str(sitting.seed)))
    record.dump(Record.of(sitting.match, sitting.rule_set, tags), sitting.file)


def latest(where: Path) -> Sitting:
    """The unfinished match that was played last. Raises `SavedError` if there is none, or a damaged one comes first."""
    for file in sorted(where.glob("*.txt"), key=lambda file: (file.stat().st_mtime_ns, file.name), reverse=True):
        if not file.stat().st_size:  # left before anything happened
            continue
        try:
            found = _read(file)
        except RecordError as error:
            raise SavedError("saved-match", cause=error, file=str(file), line=error.params["line"]) from error
        if found.match.sheet.outcome is None:
            return found
    raise SavedError("nothing-saved", folder=str(where))


def _read(file: Path) -> Sitting:
    """Raises `RecordError`."""
    found = record.load(file)
    match = record.replay(found)
    tags = dict(found.tags)
    lines = {name: line for line, (name, _) in enumerate(found.tags, start=4)}  # three required tags come first
    for name in (*(f"Seat{seat}" for seat in range(match.game.seats)), "Seed"):
        if name not in tags:
            raise RecordError("tag-missing", line=1, tag=name)
    players = tuple(tags[f"Seat{seat}"] for seat in range(match.game.seats))
    seed = tags["Seed"]
    if not re.fullmatch(r"-?[0-9]{1,40}", seed):
        raise RecordError("tag-form", line=lines["Seed"], text=seed[:60])
    if players.count(PERSON) != 1:
        raise RecordError("tag-form", line=lines["Seat0"], text=players[0][:60])
    sitting = Sitting(file, found.rule_set, match, players, int(seed))
    try:
        sitting.bots()
    except bots.UnknownBot as error:
        params: dict[str, Any] = dict(error.params)
        raise RecordError("unknown-bot", line=lines["Seat0"], **params) from error
    return sitting
