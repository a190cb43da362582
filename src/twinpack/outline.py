"""What is to be said about a rule set, before it has words: sections of lines, each a key with parameters.

Every family answers `outline(rules)` in these; `rulebook.text` puts them into a language.
"""

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from twinpack.match import MatchRules

Value: TypeAlias = "int | str | tuple[str, ...] | Line"
"""A number, a word for a selector, cards (or bare ranks), or a line that stands inside another."""


class Line(msgspec.Struct, frozen=True):
    """One thing to say: the `key` of a message and the values it needs."""

    key: str
    params: tuple[tuple[str, Value], ...] = ()


class Row(msgspec.Struct, frozen=True):
    """One row of a table; rows that follow each other are one table, the first its heading."""

    cells: tuple[Value, ...]


class Section(msgspec.Struct, frozen=True):
    """A heading (the message `section-KEY`) and what stands under it."""

    key: str
    lines: tuple[Line | Row, ...]


def line(key: str, **params: Value) -> Line:
    """A line with its values by name.

    >>> line("match-target", target=1500)
    Line(key='match-target', params=(('target', 1500),))
    """
    return Line(key, tuple(params.items()))


def match_lines(match: MatchRules) -> Iterator[Line]:
    """How a match ends: the same for every family."""
    if match.end == "deals":
        yield line("match-deals", deals=match.deals)
    else:
        yield line("match-target", points=match.target)
        if match.must_declare:
            yield line("match-must-declare")
        else:
            yield line(f"match-both-{match.both_over}", points=match.target_raise)
    if match.floor:
        yield line("match-floor", points=match.floor)
    if match.mercy != "none":
        points = match.target // 2 if match.mercy == "half-target-behind" else match.target
        yield line("match-apart" if match.mercy == "target-apart" else "match-behind", points=points)
