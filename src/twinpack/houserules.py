"""Rule sets as files and as text: read, check, change, compare, hash, restate, describe by schema.

Works on any family's frozen rules struct and knows no game.
"""

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from twinpack.game import describe

R = TypeVar("R", bound=msgspec.Struct)

MAX_BYTES = 64 * 1024


class RulesError(ValueError):
    """A rule set that cannot be used: a `code`, and `params` with the key, the line (None: not in a file) and the
    allowed values."""

    def __init__(self, code: str, *, key: str = "", line: int | None = None, **params: Any) -> None:
        self.code = code
        self.params: dict[str, Any] = {"key": key, "line": line, **params}
        super().__init__(code)

    def __str__(self) -> str:
        return describe(self.code, self.params)


class Option(msgspec.Struct, frozen=True):
    """One option of a rule set: its dotted `key`, its type, and its value there."""

    key: str
    kind: Any
    value: Any


def options(rules: msgspec.Struct) -> Iterator[Option]:
    """Every option of a rule set, group by group, in the order of the struct."""
    yield from _options(rules, "")


def _options(rules: msgspec.Struct, prefix: str) -> Iterator[Option]:
    hints = get_type_hints(type(rules), include_extras=True)
    for name in rules.__struct_fields__:
        value = getattr(rules, name)
        if isinstance(value, msgspec.Struct):
            yield from _options(value, f"{prefix}{name}.")
        else:
            yield Option(prefix + name, hints[name], value)


def changed(rules: R, **changes: Any) -> R:
    """`rules` with other values, keys written with two underscores for the dot.

    >>> from twinpack.pinochle.rules import Rules
    >>> changed(Rules(), auction__minimum=200, play__counters__queen=5).auction.minimum
    200
    """
    for key, value in changes.items():
        rules = with_option(rules, key.replace("__", "."), value)
    return rules


def with_option(rules: R, key: str, value: Any) -> R:
    """`rules` with the option `key` set to a value that is trusted to be of its type."""
    head, _, rest = key.partition(".")
    if rest:
        value = with_option(getattr(rules, head), rest, value)
    return msgspec.structs.replace(rules, **{head: value})


def restated(rules: R, scale: int) -> R:
    """The same rules with every point value on another scale.

    Raises `RulesError("not-divisible")` where a value would need a fraction.

    >>> from twinpack.pinochle.rules import Rules
    >>> restated(Rules(), 1).meld.run
    (15, 150)
    """
    old = rules.scale  # type: ignore[attr-defined]  # every family's rules have a scale
    scaled = _restated(rules, type(rules), scale, old, "")
    result: R = msgspec.structs.replace(scaled, scale=scale)
    return result


def _restated(value: Any, kind: Any, factor: int, divisor: int, key: str) -> Any:
    if isinstance(value, msgspec.Struct):
        hints = get_type_hints(type(value), include_extras=True)
        return type(value)(
            **{
                name: _restated(getattr(value, name), hints[name], factor, divisor, f"{key}.{name}".lstrip("."))
                for name in value.__struct_fields__
            }
        )
    if isinstance(value, tuple):
        return tuple(_restated(item, _item_kind(kind), factor, divisor, key) for item in value)
    if isinstance(value, int) and not isinstance(value, bool) and _in_points(kind):
        if value * factor % divisor:
            raise RulesError("not-divisible", key=key, value=value)
        return value * factor // divisor
    return value


def _item_kind(kind: Any) -> Any:
    while get_origin(kind) is not tuple:
        kind = get_args(kind)[0]
    return get_args(kind)[0]


def _in_points(kind: Any) -> bool:
    marks = [mark for mark in getattr(kind, "__metadata__", ()) if isinstance(mark, msgspec.Meta)]
    if any((mark.extra or {}).get("unit") == "points" for mark in marks):
        return True
    return any(_in_points(part) for part in get_args(kind) if not isinstance(part, str | int))


def plain(rules: msgspec.Struct) -> dict[str, Any]:
    """A rule set as nested dicts, lists, numbers and strings."""
    built: dict[str, Any] = msgspec.to_builtins(rules)
    return built


def digest(family: str, rules: msgspec.Struct) -> str:
    """The hash that stamps every record: equal for equal rules, whatever they are called.

    Only what differs from the family's defaults goes in, so that a new option which is off changes no hash.
    """
    kept = {key: value for key, _, value in differences(type(rules)(), rules)}
    text = msgspec.json.encode({"family": family, "rules": kept}, order="sorted")
    return hashlib.sha256(text).hexdigest()


def from_plain(kind: type[R], data: Mapping[str, Any], lines: Iterable[str]) -> R:
    """The rules that nested TOML data describes; options left out have their defaults.

    `lines` are the text that the data came from. Raises `RulesError` with the line.
    """
    rules = kind()
    where = key_lines("\n".join(lines))
    for key, value in _flat(data, [option.key for option in options(rules)]):
        rules = _set(rules, key, value, where)
    return rules


def to_toml(rules: msgspec.Struct, base: msgspec.Struct | None = None) -> str:
    """A rule set as TOML, one `group.key = value` a line; with `base` only what differs from it."""
    known = {option.key: option.value for option in options(base)} if base is not None else {}
    return "".join(
        f"{option.key} = {toml_value(option.value)}\n"
        for option in options(rules)
        if option.key not in known or known[option.key] != option.value
    )


def toml_value(value: Any) -> str:
    """One value in TOML.

    >>> toml_value((150, 1500)), toml_value("none"), toml_value(False)
    ('[150, 1500]', '"none"', 'false')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return msgspec.json.encode(value).decode()
    if isinstance(value, tuple):
        return "[" + ", ".join(toml_value(item) for item in value) + "]"
    if isinstance(value, msgspec.Struct):
        pairs = ", ".join(f"{name} = {toml_value(getattr(value, name))}" for name in value.__struct_fields__)
        return "{" + pairs + "}"
    return str(value)


def read(text: str, base_of: Callable[[str], R]) -> tuple[str, R]:
    """The base's name and the rules that a house-rules file describes.

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
    data.pop("name", None)
    if not isinstance(base, str):
        raise RulesError("no-base", key="base", line=lines.get("base"))
    try:
        rules = base_of(base)
    except RulesError as error:
        error.params["line"] = lines.get("base")
        raise
    scale = data.pop("scale", None)
    if scale is not None:
        rules = _rescaled(rules, scale, lines)
    known = [option.key for option in options(rules)]
    for key, value in _flat(data, known):
        rules = _set(rules, key, value, lines)
    return base, rules


def _told_line(message: str, text: str) -> int | None:
    """The line that the TOML reader complains of."""
    found = re.search(r"line (\d+)", message)
    if found:
        return int(found[1])
    return len(text.splitlines()) if "end of document" in message else None


def _rescaled(rules: R, scale: Any, lines: Mapping[str, int]) -> R:
    _set(rules, "scale", scale, lines)
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


def _set(rules: R, key: str, value: Any, lines: Mapping[str, int]) -> R:
    line = _line(key, lines)
    found = {option.key: option for option in options(rules)}
    if key not in found:
        groups = {known.rpartition(".")[0] for known in found}
        if key in groups:
            raise RulesError("group-not-value", key=key, line=line, allowed=_grouped(list(found), key))
        group = key.rpartition(".")[0]
        allowed = _grouped(list(found), group) if group in groups and group else sorted(found)
        raise RulesError("unknown-key", key=key, line=line, allowed=allowed, near=_nearest(key, list(found)))
    try:
        checked = msgspec.convert(value, found[key].kind)
    except msgspec.ValidationError:
        raise RulesError(
            "wrong-value",
            key=key,
            line=line,
            value=toml_text(value),
            allowed=[allowed_values(found[key].kind)],
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


def allowed_values(kind: Any) -> str:
    """What an option of this type may be, in the notation of TOML.

    >>> from typing import Literal
    >>> allowed_values(Literal["none", "trick"]), allowed_values(bool)
    ('"none" | "trick"', 'true | false')
    """
    if kind is bool:
        return "true | false"
    if get_origin(kind) is Literal:
        return " | ".join(toml_value(value) for value in get_args(kind))
    if get_origin(kind) is tuple:
        item = allowed_values(get_args(kind)[0])
        return f"[{item}, ...]"
    meta = getattr(kind, "__metadata__", None)
    if meta is not None:
        inner = get_args(kind)[0]
        if inner is int:
            low = next((mark.ge for mark in meta if mark.ge is not None), None)
            high = next((mark.le for mark in meta if mark.le is not None), None)
            return f"{'' if low is None else low}..{'' if high is None else high}"
        if get_origin(inner) is tuple and any(mark.max_length == 2 for mark in meta):
            item = allowed_values(get_args(inner)[0])
            return f"[{item}, {item}]"
        return allowed_values(inner)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = get_type_hints(kind, include_extras=True)
        return "{" + ", ".join(f"{name} = {allowed_values(hints[name])}" for name in kind.__struct_fields__) + "}"
    parts = get_args(kind)
    return " | ".join(allowed_values(part) for part in parts) if parts else str(kind)


def differences(old: msgspec.Struct, new: msgspec.Struct) -> list[tuple[str, Any, Any]]:
    """The options in which two rule sets of one family differ: key, value in `old`, value in `new`."""
    return [
        (left.key, left.value, right.value)
        for left, right in zip(options(old), options(new), strict=True)
        if left.value != right.value
    ]


def schema(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The JSON Schema of a family's rules."""
    return msgspec.json.schema(kind)
