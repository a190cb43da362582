"""House rules as files: read, checked against the options of their base, every mistake named with its line.

Works on any family's frozen rules struct and knows no game.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from twinpack.options import RulesError, allowed_values, options, restated, toml_value, with_option

R = TypeVar("R", bound=msgspec.Struct)

MAX_BYTES = 64 * 1024
LONGEST_NAME = 60


def from_plain(kind: type[R], data: Mapping[str, Any], lines: Iterable[str]) -> R:
    """The rules that nested TOML data describes; options left out have their defaults.

    `lines` are the text that the data came from. Raises `RulesError` with the line.
    """
    rules = kind()
    where = key_lines("\n".join(lines))
    kinds = _kinds(rules)
    for key, value in _flat(data, list(kinds)):
        rules = _set(rules, kinds, key, value, where)
    return rules


class HouseRules(NamedTuple, Generic[R]):
    """What a house-rules file says: the id of its base, what it calls itself if it does, and its rules."""

    base: str
    name: str | None
    rules: R


def read(text: str, base_of: Callable[[str], R]) -> HouseRules[R]:
    """What the text of a house-rules file says.

    `base_of` answers the rules of a base name and raises `RulesError`. Raises `RulesError` with the line and the
    allowed values for bad TOML, an unknown key, a wrong value. Combinations are the family's to judge.
    """
    if len(text.encode(errors="replace")) > MAX_BYTES:
        raise RulesError("file-too-large", limit=MAX_BYTES)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a ValueError of its own for a number of thousands of digits
        raise RulesError("bad-toml", line=_told_line(str(error), text), text=str(error)) from None
    lines = key_lines(text)
    base = data.pop("base", None)
    name = data.pop("name", None)
    if not isinstance(base, str):
        raise RulesError("no-base", key="base", line=lines.get("base"))
    if name is not None and not (isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name.isprintable()):
        allowed = [f'"..." (1..{LONGEST_NAME})']
        raise RulesError("wrong-value", key="name", line=lines.get("name"), value=toml_text(name), allowed=allowed)
    try:
        rules = base_of(base)
    except RulesError as error:
        error.params["line"] = lines.get("base")
        raise
    scale = data.pop("scale", None)
    if scale is not None:
        rules = _rescaled(rules, scale, lines)
    kinds = _kinds(rules)
    for key, value in _flat(data, list(kinds)):
        rules = _set(rules, kinds, key, value, lines)
    return HouseRules(base, name, rules)


def _told_line(message: str, text: str) -> int | None:
    """The line that the TOML reader complains of."""
    found = re.search(r"line (\d+)", message)
    if found:
        return int(found[1])
    return len(text.splitlines()) if "end of document" in message else None


def _rescaled(rules: R, scale: Any, lines: Mapping[str, int]) -> R:
    _set(rules, _kinds(rules), "scale", scale, lines)
    try:
        return restated(rules, scale)
    except RulesError as error:
        error.params["line"] = lines.get("scale")
        raise


def _flat(data: Mapping[str, Any], known: list[str], prefix: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in data.items():
        key = prefix + name
        if isinstance(value, dict) and key not in known and (value or _grouped(known, key)):
            yield from _flat(value, known, key + ".")
        else:
            yield key, value


def _grouped(known: list[str], group: str) -> list[str]:
    """The options of a group."""
    return [key for key in known if key.startswith(group + ".")]


def _kinds(rules: R) -> dict[str, Any]:
    """The type of every option, which stays the same while values are set."""
    return {option.key: option.kind for option in options(rules)}


def _set(rules: R, kinds: Mapping[str, Any], key: str, value: Any, lines: Mapping[str, int]) -> R:
    line = _line(key, lines)
    if key not in kinds:
        groups = {known.rpartition(".")[0] for known in kinds}
        if key in groups:
            raise RulesError("group-not-value", key=key, line=line, allowed=_grouped(list(kinds), key))
        group = key.rpartition(".")[0]
        allowed = _grouped(list(kinds), group) if group in groups and group else sorted(kinds)
        raise RulesError("unknown-key", key=key, line=line, allowed=allowed, near=_nearest(key, list(kinds)))
    try:
        checked = msgspec.convert(value, kinds[key])
    except msgspec.ValidationError:
        raise RulesError(
            "wrong-value",
            key=key,
            line=line,
            value=toml_text(value),
            allowed=[allowed_values(kinds[key])],
        ) from None
    return with_option(rules, key, checked)


def toml_text(value: Any) -> str:
    """Whatever TOML gave, as short text for a message."""
    text = toml_value(tuple(value)) if isinstance(value, list) else toml_value(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _line(key: str, lines: Mapping[str, int]) -> int | None:
    """The line of a key, of the table it stands in, or of the first key inside it."""
    part = key
    while part:
        if part in lines:
            return lines[part]
        part = part.rpartition(".")[0]
    return next((line for name, line in lines.items() if name.startswith(key + ".")), None)


def _nearest(key: str, known: list[str]) -> str:
    tails = {name.rpartition(".")[2]: name for name in known}
    close = get_close_matches(key, known, 1) or get_close_matches(key.rpartition(".")[2], list(tails), 1)
    return tails.get(close[0], close[0]) if close else ""


_HEADER = re.compile(r"^\s*\[([A-Za-z0-9_.\s\"'-]+)\]")
_KEY = re.compile(r"^\s*([A-Za-z0-9_\"'-]+(?:\s*\.\s*[A-Za-z0-9_\"'-]+)*)\s*=")


def key_lines(text: str) -> dict[str, int]:
    """The line on which each dotted key of a TOML text stands, for messages.

    >>> key_lines('base = "x"\\n[auction]\\nminimum = 200')
    {'base': 1, 'auction': 2, 'auction.minimum': 3}
    """
    found: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.split("\n"), start=1):
        if header := _HEADER.match(line):
            table = re.sub(r"[\s\"']", "", header[1])
            found.setdefault(table, number)
            table += "."
        elif key := _KEY.match(line):
            name = table + re.sub(r"[\s\"']", "", key[1])
            found.setdefault(name, number)
            for inner in re.finditer(r"[{,]\s*([A-Za-z0-9_-]+)\s*=", line):
                found.setdefault(f"{name}.{inner[1]}", number)
    return found
