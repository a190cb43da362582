"""Readable rules in a chosen language, and the difference between two rule sets in words.

Knows no game: a family says what is to be said (`outline`), `locales/` say it, this module lays it out.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from textwrap import fill
from typing import Any
from unicodedata import normalize

import msgspec

from twinpack import options
from twinpack.outline import Line, Row, Section, Value
from twinpack.words import Words

WIDTH = 88


def text(title: str, sections: Iterable[Section], words: Words) -> str:
    """A rule sheet as plain text with Markdown headings and bullets, at most `WIDTH` columns wide.

    Raises `MissingWords` rather than leave anything out.
    """
    parts = [f"# {title}"]
    for section in sections:
        parts += [f"## {words.say(f'section-{section.key}')}", "\n".join(_body(section, words))]
    return "\n\n".join(parts) + "\n"


def _body(section: Section, words: Words) -> Iterator[str]:
    for is_table, lines in groupby(section.lines, lambda entry: isinstance(entry, Row)):
        if is_table:
            yield from ("", *_table([entry for entry in lines if isinstance(entry, Row)], words), "")
            continue
        said = [said_line(entry, words) for entry in lines if isinstance(entry, Line)]
        for bullet in sorted(said, key=_letters) if section.key == "glossary" else said:
            yield fill(bullet, WIDTH, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False)


def _letters(text: str) -> str:
    """`text` for the alphabet: accents and case left out, so that Ü stands with U."""
    return "".join(letter for letter in normalize("NFD", text) if letter.isalpha()).casefold()


def said_line(line: Line, words: Words) -> str:
    """One line of an outline in words, its first letter large."""
    said = _said(line, words)
    return said[:1].upper() + said[1:]


def _said(line: Line, words: Words) -> str:
    return words.say(line.key, **{name: _value(value, words) for name, value in line.params})


def _value(value: Value, words: Words) -> int | str:
    if isinstance(value, Line):
        return _said(value, words)
    if isinstance(value, tuple):
        return " ".join(words.rank(card) if len(card) == 1 else words.card(card) for card in value)
    return value


def _table(rows: list[Row], words: Words) -> Iterator[str]:
    cells = [[str(_value(cell, words)) for cell in row.cells] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for row, line in zip(rows, cells, strict=True):
        numbers = [isinstance(cell, int) or cell == "-" for cell in row.cells]
        yield "  ".join(
            cell.rjust(width) if number else cell.ljust(width)
            for cell, width, number in zip(line, widths, numbers, strict=True)
        ).rstrip()


def difference(old: msgspec.Struct, new: msgspec.Struct, words: Words) -> list[str]:
    """One sentence for each option in which two rule sets of a family differ."""
    family = _family(type(new))
    return [
        words.say(
            "difference-option",
            label=label(key, words, family),
            old=value_words(key, before, words, family),
            new=value_words(key, after, words, family),
        )
        for key, before, after in options.differences(old, new)
    ]


def label(key: str, words: Words, family: str = "") -> str:
    """The short name of an option; the words of the family (`option-FAMILY-KEY`) go before those all share.

    >>> from twinpack.words import words
    >>> label("auction.minimum", words("en")), label("match.target", words("en"), "pinnacola")
    ('Minimum bid', 'Target')
    """
    return words.say(_message("option", family, key, words))


def value_words(key: str, value: Any, words: Words, family: str = "") -> str:
    """The value of an option in words, those of the family before those all share.

    A value with words of its own (`value-OPTION-VALUE`), among them zeros that mean "off", is said in those.

    >>> from twinpack.words import words
    >>> english = words("en")
    >>> value_words("auction.all_pass", "redeal", english), value_words("meld.run", (150, 1500), english)
    ('the next dealer deals', '150 / 1500')
    """
    own = _message("value", family, f"{key}-{value}", words)
    if isinstance(value, str | int) and (isinstance(value, str) or words.has(own)):
        return words.say(own)
    if isinstance(value, bool):
        return words.say("value-true" if value else "value-false")
    if isinstance(value, msgspec.Struct):
        return words.say(f"value-{type(value).__name__.lower()}", **msgspec.structs.asdict(value))
    if value == ():
        return words.say("value-empty")
    if isinstance(value, tuple):
        joint = ", " if isinstance(value[0], msgspec.Struct) else "-" if key.endswith("packets") else " / "
        return joint.join(value_words("", part, words) for part in value)
    return str(value)


def schema(kind: type[msgspec.Struct], words: Words) -> dict[str, Any]:
    """The JSON Schema of a family's rules, with title and description of every option in words."""
    found = options.schema(kind)
    definitions = found["$defs"]
    _describe(definitions[kind.__name__], definitions, "", words, _family(kind))
    return found


def _describe(struct: dict[str, Any], definitions: dict[str, Any], prefix: str, words: Words, family: str) -> None:
    for name, field in struct["properties"].items():
        key = prefix + name
        ref = _group(field)
        if ref is not None:
            field["title"] = words.say(_message("group", family, key, words))
            _describe(definitions[ref], definitions, key + ".", words, family)
        else:
            field["title"] = label(key, words, family)
            field["description"] = words.say(_message("option", family, key, words) + ".doc")


def _family(kind: type[msgspec.Struct]) -> str:
    """The name of the family that a rules struct belongs to, which is that of its package."""
    return kind.__module__.split(".")[-2]


def _message(sort: str, family: str, key: str, words: Words) -> str:
    own = f"{sort}-{family}-{_dashed(key)}"
    return own if words.has(own) else f"{sort}-{_dashed(key)}"


def _group(field: dict[str, Any]) -> str | None:
    choices = [field, *field.get("anyOf", ())]
    return next((choice["$ref"].rpartition("/")[2] for choice in choices if "$ref" in choice), None)


def _dashed(key: str) -> str:
    return key.replace(".", "-").replace("_", "-")
