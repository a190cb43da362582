"""The options of a rule set: list, change, compare, hash, restate on another scale, write, describe by schema.

Works on any family's frozen rules struct and knows no game.
"""

import hashlib
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from twinpack.game import describe

R = TypeVar("R", bound=msgspec.Struct)


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


@lru_cache(maxsize=256)  # a record asks for the same rules after every action
def options(rules: msgspec.Struct) -> tuple[Option, ...]:
    """Every option of a rule set, group by group, in the order of the struct."""
    return tuple(_options(rules, ""))


def _options(rules: msgspec.Struct, prefix: str) -> Iterator[Option]:
    hints = hints_of(type(rules))
    for name in rules.__struct_fields__:
        value = getattr(rules, name)
        if isinstance(value, msgspec.Struct):
            yield from _options(value, f"{prefix}{name}.")
        else:
            yield Option(prefix + name, hints[name], value)


@cache
def hints_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The types of a struct's fields; worked out once, because that takes longer than all the rest here."""
    return get_type_hints(kind, include_extras=True)


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
        hints = hints_of(type(value))
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


def differences(old: msgspec.Struct, new: msgspec.Struct) -> list[tuple[str, Any, Any]]:
    """The options in which two rule sets of one family differ: key, value in `old`, value in `new`."""
    return [
        (left.key, left.value, right.value)
        for left, right in zip(options(old), options(new), strict=True)
        if left.value != right.value
    ]


@lru_cache(maxsize=256)
def digest(family: str, rules: msgspec.Struct) -> str:
    """The hash that stamps every record: equal for equal rules, whatever they are called.

    Only what differs from the family's defaults goes in, so that a new option which is off changes no hash.
    """
    kept = {key: value for key, _, value in differences(type(rules)(), rules)}
    text = msgspec.json.encode({"family": family, "rules": kept}, order="sorted")
    return hashlib.sha256(text).hexdigest()


@lru_cache(maxsize=256)
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
        hints = hints_of(kind)
        return "{" + ", ".join(f"{name} = {allowed_values(hints[name])}" for name in kind.__struct_fields__) + "}"
    parts = get_args(kind)
    return " | ".join(allowed_values(part) for part in parts) if parts else str(kind)


def schema(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The JSON Schema of a family's rules."""
    return msgspec.json.schema(kind)
