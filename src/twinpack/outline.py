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


def match_lines(match: MatchRules, company: str = "sides") -> Iterator[Line]:
    """How a match ends: the same for every family. `company` is who plays it: two `sides`, `many` sides, or players
    each `alone`, two of them a `duel`."""
    if match.end == "deals":
        yield line("match-deals", deals=match.deals, company=company)
    else:
        yield line("match-target", points=match.target, company=company)
        if match.must_declare:
            yield line("match-must-declare", company=company)
        else:
            yield line(f"match-both-{match.both_over}", points=match.target_raise, company=company)
    if match.floor:
        yield line("match-floor", points=match.floor, company=company)
    if match.mercy != "none":
        points = match.target // 2 if match.mercy == "half-target-behind" else match.target
        key = "match-apart" if match.mercy == "target-apart" else "match-behind"
        yield line(key, points=points, company=company)
    won = match.checks
    if won.game or won.each or won.below_zero:
        yield line("match-checks", game=won.game, company=company)
    if won.each:
        yield line("match-checks-each", checks=won.each, points=won.step)
    if won.below_zero:
        yield line("match-checks-below", checks=won.below_zero)
