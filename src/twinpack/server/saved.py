"""Matches kept on disk while they are played at home: one record a match, and none replaces another.

Such a file is to the table of its match what the database is to the tables of a server.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from twinpack import bots, fair, record
from twinpack.families import RuleSet
from twinpack.game import CHANCE, describe
from twinpack.match import Match
from twinpack.record import Record, RecordError, Result, Takeback
from twinpack.seats import Seat, next_seat, round_from
from twinpack.server.entries import Acted, Committed, Conceded, Entry, Mixed, Revealed, Seated, TookBack
from twinpack.server.sitting import Sitting, after, begin, folded
from twinpack.terminal import data
from twinpack.verify import MATCH_TAG

PERSON = "person"
"""Who sits in the seat of the person, as the tags `Seat0`, `Seat1`, ... have it; the others are names of bots."""

SEED_TAG, CONCEDED_TAG = "Seed", "Conceded"
"""The number that all chance follows from; the side that has given the match up."""


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


class Saved(msgspec.Struct, frozen=True):
    """A match with its file, the number that all its chance follows from, and the `seeds` of its shuffles so far."""

    file: Path
    seed: int
    sitting: Sitting
    seeds: tuple[str, ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(occupant.bot or PERSON for occupant in self.sitting.seats)

    @property
    def seat(self) -> Seat:
        """Where the person sits."""
        return self.players.index(PERSON)


def folder(given: Path | None = None) -> Path:
    """Where matches are kept: among the data of a person, which are in `given` or the usual place."""
    return data.folder(given) / "matches"


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


def fresh(where: Path, rule_set: RuleSet, players: tuple[str, ...], seed: int) -> Saved:
    """A new match with a new file. Raises `UnknownBot`, and `OSError` if there can be no file."""
    sitting = _history(rule_set, players, seed).sitting
    where.mkdir(parents=True, exist_ok=True)
    while True:
        file = where / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}.txt"
        try:
            file.open("x").close()
        except FileExistsError:  # another match began in the same microsecond
            continue
        return Saved(file, seed, sitting)


def chance(seed: int, match: Match) -> Random:
    """The chance of a match at this moment: of its own for every draw and every decision of a bot.

    So a match resumed goes on as it would have, and the deals of a number are the same however they are played.
    """
    moment = 0 if match.state is None or match.between else len(match.state.log) + 1
    return Random(f"{seed} {len(match.deals)} {moment}")


def keep(saved: Saved) -> None:
    """Write the match to its file, whole or not at all. Raises `OSError`."""
    sitting = saved.sitting
    tags = [(f"Seat{seat}", name) for seat, name in enumerate(saved.players)]
    tags += [(SEED_TAG, str(saved.seed)), (MATCH_TAG, sitting.id)]
    if sitting.conceded is not None:
        tags.append((CONCEDED_TAG, str(sitting.conceded)))
    record.dump(Record(sitting.rule_set, tuple(tags), sitting.lines), saved.file)


def latest(where: Path) -> Saved:
    """The unfinished match that was played last. Raises `SavedError` if there is none, or a damaged one comes first."""
    for file in sorted(where.glob("*.txt"), key=lambda file: (file.stat().st_mtime_ns, file.name), reverse=True):
        if not file.stat().st_size:  # left before anything happened
            continue
        try:
            found = _read(file)
        except RecordError as error:
            raise SavedError("saved-match", cause=error, file=str(file), line=error.params["line"]) from error
        if not found.sitting.over:
            return found
    raise SavedError("nothing-saved", folder=str(where))


def _read(file: Path) -> Saved:
    """Raises `RecordError`."""
    found = record.load(file)
    record.replay(found)  # which says where it breaks
    tags = dict(found.tags)
    lines = {name: line for line, (name, _) in enumerate(found.tags, start=4)}  # three required tags come first
    seats = [f"Seat{seat}" for seat in range(found.rule_set.game.seats)]
    for name in (*seats, SEED_TAG):
        if name not in tags:
            raise RecordError("tag-missing", line=1, tag=name)
    players = tuple(tags[name] for name in seats)
    for name, form in ((SEED_TAG, r"-?[0-9]{1,40}"), (CONCEDED_TAG, rf"[0-{found.rule_set.game.sides - 1}]")):
        if name in tags and not re.fullmatch(form, tags[name], re.ASCII):
            raise RecordError("tag-form", line=lines[name], text=tags[name][:60])
    if players.count(PERSON) != 1:
        raise RecordError("tag-form", line=lines["Seat0"], text=players[0][:60])
    seed = int(tags[SEED_TAG])
    try:
        history = _history(found.rule_set, players, seed, found.entries, tags.get(CONCEDED_TAG))
    except bots.UnknownBot as error:
        params: dict[str, Any] = dict(error.params)
        raise RecordError("unknown-bot", line=lines["Seat0"], **params) from error
    return Saved(file, seed, history.sitting, history.seeds)


class _History(msgspec.Struct, frozen=True):
    """Where a match has got to, by what, and with which seeds."""

    sitting: Sitting
    entries: list[Entry] = []
    seeds: tuple[str, ...] = ()


def _history(
    rule_set: RuleSet, players: Sequence[str], seed: int, lines: Sequence[Any] = (), conceded: str | None = None
) -> _History:
    """The history of a match of these players, of which a record has the lines. Raises `UnknownBot`."""
    for name in set(players) - {PERSON}:
        bots.make(name, rule_set, seed)
    entries: list[Entry] = [
        Seated(seat, player=PERSON) if name == PERSON else Seated(seat, name, bot=name)
        for seat, name in enumerate(players)
    ]
    sitting, seeds = folded(begin(f"seed {seed}", rule_set), entries), []
    for line in lines:
        if isinstance(line, fair.Commit):
            seeds.append(chance(seed, sitting.match).randbytes(fair.SEED_BYTES).hex())
        happened = list(_happened(sitting, line))
        sitting = folded(sitting, happened)
        entries += happened
    if conceded is not None:
        entries.append(Conceded(int(conceded)))
        sitting = after(sitting, entries[-1])
    return _History(sitting, entries, tuple(seeds))


def _happened(sitting: Sitting, line: Any) -> Iterator[Entry]:
    """What a line of a record says has happened."""
    match line:
        case fair.Commit(digest):
            yield Committed(digest)
        case fair.Mix(seat, added):
            yield Mixed(seat, added)
        case fair.Reveal(seed):
            yield Revealed((seed,))
        case Takeback(count):
            yield TookBack(sitting.people()[0], count)
        case Result():
            pass  # it follows from the actions
        case _:
            yield Acted(str(line), None if sitting.to_act == CHANCE else sitting.to_act)


class File:
    """The book of the one match that a file keeps. `failed` learns that it could not be written; the match goes on."""

    def __init__(self, saved: Saved, failed: Callable[[OSError], None]) -> None:
        self.saved = saved
        self.failed = failed

    async def entries(self, match_id: str) -> list[Entry]:
        """Everything that has happened to the match, as its file has it."""
        sitting = self.saved.sitting
        gone = None if sitting.conceded is None else str(sitting.conceded)
        return _history(sitting.rule_set, self.saved.players, self.saved.seed, sitting.lines, gone).entries

    async def seeds(self, match_id: str, numbers: Sequence[int]) -> tuple[str, ...]:
        """The seeds of these shuffles."""
        return tuple(self.saved.seeds[number - 1] for number in numbers)

    async def append(
        self,
        match_id: str,
        version: int,
        added: Sequence[Entry],
        *,
        seed: tuple[int, str] | None = None,
        over: bool = False,
    ) -> None:
        """Write the match with what has been added."""
        seeds = self.saved.seeds if seed is None else (*self.saved.seeds, seed[1])
        self.saved = replace(self.saved, sitting=folded(self.saved.sitting, added), seeds=seeds)
        try:
            keep(self.saved)
        except OSError as error:
            self.failed(error)
