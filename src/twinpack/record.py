"""Records of matches as text: tags, the rules written out, then one action a line. See `docs/records.md`."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import msgspec

from twinpack import fair
from twinpack import match as matches
from twinpack.families import FAMILIES, RuleSet
from twinpack.game import IllegalAction, NotationError, describe
from twinpack.houserules import from_plain
from twinpack.match import Match
from twinpack.options import RulesError, to_toml

MAX_BYTES = 16 * 1024 * 1024

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]{0,39}) ("(?:[^"\\\x00-\x1f]|\\.)*")\]')
_REQUIRED = ("Game", "Family", "Hash")


class RecordError(ValueError):
    """A record that is damaged or does not follow its own rules.

    `code` says what is wrong and `params` where (`line`, from 1); `cause` is the refusal behind it, if there is one.
    """

    def __init__(self, code: str, *, line: int, cause: Exception | None = None, **params: Any) -> None:
        self.code = code
        self.cause = cause
        self.params: dict[str, Any] = {"line": line, **params}
        super().__init__(describe(code, self.params) + (f" ({cause})" if cause else ""))


class Result(msgspec.Struct, frozen=True, tag="result"):
    """The line after a finished deal: what it changed on each side's score, in points."""

    change: tuple[int, ...]

    def __str__(self) -> str:
        return "result " + " ".join(f"{points:+d}" for points in self.change)


class Takeback(msgspec.Struct, frozen=True, tag="takeback"):
    """The line by which the last `count` actions of the deal are as if they had never been."""

    count: int

    def __str__(self) -> str:
        return f"takeback {self.count}"


class Record(msgspec.Struct, frozen=True):
    """A match, whole or not yet finished: its rule set, free tags (name, value), and its lines in order.

    `entries` are the actions of the match, each finished deal followed by its `Result`. A match played on a server
    also has the lines by which its deals can be verified (`fair`), and takebacks.
    """

    rule_set: RuleSet
    tags: tuple[tuple[str, str], ...] = ()
    entries: tuple[Any, ...] = ()

    @property
    def actions(self) -> tuple[Any, ...]:
        """The actions that stand, as `match.Match.log` has them."""
        standing: list[Any] = []
        for entry in self.entries:
            if isinstance(entry, Takeback):
                del standing[-entry.count :]
            elif not isinstance(entry, Result | fair.Fairness):
                standing.append(entry)
        return tuple(standing)

    @classmethod
    def of(cls, match: Match, rule_set: RuleSet, tags: tuple[tuple[str, str], ...] = ()) -> Self:
        """The record of a match played by `rule_set`."""
        entries: list[Any] = [] if match.first is None else [matches.Dealer(match.first)]
        for deal, score in zip(match.deals, match.scores, strict=True):
            entries += [*deal, Result(score.change)]
        if match.state is not None and not match.between:
            entries += match.state.log
        return cls(rule_set, tags, tuple(entries))


def dumps(record: Record) -> str:
    """A record as text. `loads` gives the same record back."""
    rule_set = record.rule_set
    tags = (("Game", rule_set.id), ("Family", rule_set.family.name), ("Hash", rule_set.digest), *record.tags)
    head = "".join(f"[{name} {msgspec.json.encode(value).decode()}]\n" for name, value in tags)
    body = "".join(f"{entry}\n" for entry in record.entries)
    return f"{head}\n{to_toml(rule_set.rules)}\n{body}"


def loads(text: str) -> Record:
    """The record that `text` holds, in good form but not yet replayed.

    Raises `RecordError` with the line of the first thing that is wrong.
    """
    if len(text) > MAX_BYTES:
        raise RecordError("record-too-large", line=1, limit=MAX_BYTES)
    lines = text.replace("\r\n", "\n").split("\n")
    blanks = [number for number, line in enumerate(lines) if not line.strip()]
    if len(blanks) < 2:
        raise RecordError("record-parts", line=len(lines))
    first, second = blanks[0], blanks[1]
    tags = [_tag(line, number) for number, line in enumerate(lines[:first], start=1)]
    given = dict(tags)
    if len(given) != len(tags):
        raise RecordError("tag-twice", line=first)
    for name in _REQUIRED:
        if name not in given:
            raise RecordError("tag-missing", line=first + 1, tag=name)
    family = FAMILIES.get(given["Family"])
    if family is None:
        raise RecordError("unknown-family", line=first, family=given["Family"], allowed=list(FAMILIES))
    rules = _rules(family.rules, lines[first + 1 : second], first + 2)
    rule_set = RuleSet(given["Game"], family, rules)
    if rule_set.digest != given["Hash"]:
        raise RecordError("hash-mismatch", line=second, expected=rule_set.digest)
    game = rule_set.game
    entries = tuple(_entry(game, line, number) for number, line in _numbered(lines, second + 1))
    return Record(rule_set, tuple(tag for tag in tags if tag[0] not in _REQUIRED), entries)


def dump(record: Record, file: Path) -> None:
    """Write a record to a file: whole, or not at all."""
    part = file.with_name(file.name + ".part")
    part.write_text(dumps(record), encoding="utf-8")
    part.replace(file)


def load(file: Path) -> Record:
    """Read a record from a file. Raises `RecordError`, and `OSError` if the file cannot be read."""
    with file.open("rb") as stream:
        return loads(stream.read(MAX_BYTES + 1).decode("utf-8", "replace"))


def replay(record: Record) -> Match:
    """The match that a record leads to, every action and every result checked on the way.

    Raises `RecordError` naming the line and the reason.
    """
    match = Match(record.rule_set.game, record.rule_set.match)
    first = _first_line(record)
    awaited: Result | None = None
    for line, entry in enumerate(record.entries, start=first):
        if isinstance(entry, fair.Fairness):
            continue
        if isinstance(entry, Takeback) and awaited is None:
            match = _taken_back(match, entry, line)
            continue
        if awaited is not None or isinstance(entry, Result):
            if entry != awaited:
                raise RecordError("result-mismatch", line=line, found=str(entry), expected=str(awaited or ""))
            awaited = None
            continue
        try:
            match = matches.advance(match, entry)
        except IllegalAction as error:
            raise RecordError("illegal-line", line=line, cause=error, text=str(entry)) from error
        if match.between:
            awaited = Result(match.scores[-1].change)
    if awaited is not None:
        raise RecordError("result-missing", line=first + len(record.entries), expected=str(awaited))
    return match


def _taken_back(match: Match, entry: Takeback, line: int) -> Match:
    """The match without the last actions of the deal in progress, the deal itself never among them."""
    log = () if match.between or match.state is None else match.state.log
    if not 0 < entry.count < len(log):
        raise RecordError("takeback-too-far", line=line, count=entry.count, most=max(len(log) - 1, 0))
    return matches.taken_back(match, entry.count)


def _first_line(record: Record) -> int:
    """The line of the first entry in the text form."""
    return dumps(msgspec.structs.replace(record, entries=())).count("\n") + 1


def _numbered(lines: list[str], start: int) -> Iterator[tuple[int, str]]:
    """The remaining lines with their numbers; the empty end of the file is no line."""
    if lines and not lines[-1]:
        lines = lines[:-1]
    return enumerate(lines[start:], start=start + 1)


def _tag(line: str, number: int) -> tuple[str, str]:
    found = _TAG.fullmatch(line)
    if not found:
        raise RecordError("tag-form", line=number, text=line[:60])
    try:
        return found[1], msgspec.json.decode(found[2], type=str)
    except msgspec.DecodeError:
        raise RecordError("tag-form", line=number, text=line[:60]) from None


def _rules(kind: type[Any], lines: list[str], start: int) -> Any:
    try:
        return from_plain(kind, tomllib.loads("\n".join(lines)), lines)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = re.search(r"line (\d+)", str(error))
        raise RecordError("rules-line", line=start - 1 + int(found[1]) if found else start, cause=error) from None
    except RulesError as error:
        raise RecordError("rules-line", line=start - 1 + (error.params["line"] or 1), cause=error) from None


def _entry(game: Any, line: str, number: int) -> Any:
    word, _, rest = line.partition(" ")
    try:
        if word == "result":
            return _result(rest)
        if word == "takeback" and re.fullmatch(r"[1-9]\d{0,2}", rest, re.ASCII):
            return Takeback(int(rest))
        entry = fair.parse(line) or matches.parse(game, line)
    except NotationError as error:
        raise RecordError("damaged-line", line=number, cause=error, text=line[:60]) from None
    if str(entry) != line:
        raise RecordError("damaged-line", line=number, cause=NotationError("action", text=line[:60]), text=line[:60])
    return entry


def _result(text: str) -> Result:
    if not re.fullmatch(r"[+-]\d{1,9}(?: [+-]\d{1,9}){0,7}", text, re.ASCII):
        raise NotationError("result", text=text[:60])
    return Result(tuple(int(part) for part in text.split(" ")))
