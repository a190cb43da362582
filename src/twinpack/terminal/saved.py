"""Matches kept on disk while they are played: one record a match, in a file of its own, so that none replaces another."""

import os
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path

import msgspec
import platformdirs

from twinpack import bots, record
from twinpack.bots.base import Bot
from twinpack.families import RuleSet
from twinpack.match import Match
from twinpack.record import Record, RecordError
from twinpack.seats import Seat, next_seat, round_from

PERSON = "person"
"""Who sits in the seat of the person, as the tags `Seat0` to `Seat3` have it; the others are names of bots."""

FOLDER = "TWINPACK_DATA"
"""The environment variable that says where to keep matches instead of the system's place for data."""


class Unreadable(ValueError):
    """A saved match that cannot be resumed: which `file`, and the `RecordError` that says why. The file stays."""

    def __init__(self, file: Path, cause: RecordError) -> None:
        self.file = file
        self.cause = cause
        super().__init__(f"{file}: {cause}")


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
    """A new match with a new file. Raises `OSError` if there can be none."""
    where.mkdir(parents=True, exist_ok=True)
    for name in _names(datetime.now()):
        file = where / name
        try:
            file.open("x").close()
        except FileExistsError:
            continue
        return Sitting(file, rule_set, Match(rule_set.game, rule_set.match), players, seed)
    raise AssertionError("names never end")


def _names(now: datetime) -> Iterator[str]:
    stem = f"{now:%Y-%m-%d-%H%M%S}"
    yield f"{stem}.txt"
    number = 2
    while True:
        yield f"{stem}-{number:02}.txt"
        number += 1


def keep(sitting: Sitting) -> None:
    """Write the match to its file, whole or not at all. Raises `OSError`."""
    players = tuple((f"Seat{seat}", name) for seat, name in enumerate(sitting.players))
    tags = (*players, ("Seed", str(sitting.seed)))
    record.dump(Record.of(sitting.match, sitting.rule_set, tags), sitting.file)


def latest(where: Path) -> Sitting | None:
    """The newest match that is not finished. Raises `Unreadable` if it comes upon a damaged one first."""
    for file in sorted(where.glob("*.txt"), reverse=True):
        if not file.stat().st_size:  # left behind before its first card
            continue
        try:
            found = _read(file)
        except RecordError as error:
            raise Unreadable(file, error) from error
        if found.match.sheet.outcome is None:
            return found
    return None


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
    if not (seed.isascii() and seed.isdigit()) or players.count(PERSON) != 1:
        at = "Seat0" if seed.isdigit() else "Seed"
        raise RecordError("tag-form", line=lines[at], text=tags[at])
    sitting = Sitting(file, found.rule_set, match, players, int(seed))
    try:
        sitting.bots()
    except bots.UnknownBot as error:
        raise RecordError("unknown-bot", line=lines["Seat0"], **error.params) from error
    return sitting
