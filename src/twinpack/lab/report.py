"""A report of something measured: lines, tables and pictures, written as Markdown or as one HTML page."""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

import msgspec

Row = tuple[str, ...]


class Table(msgspec.Struct, frozen=True):
    """A table with the words of its columns and, first in each row, those of the row."""

    head: Row
    rows: tuple[Row, ...]


class Picture(msgspec.Struct, frozen=True):
    """A picture as SVG, with what it shows in words and a short name for its file."""

    name: str
    title: str
    svg: str


class Report(msgspec.Struct, frozen=True):
    """What is to be told, in a language that is named as HTML does."""

    language: str
    title: str
    lines: tuple[str, ...]
    tables: tuple[Table, ...]
    pictures: tuple[Picture, ...]


SUFFIXES = (".html", ".md")
"""The endings of files that a report can be written as."""

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #1d2939; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: 0.25rem 0.75rem; border-bottom: 1px solid #98a2b3; text-align: right; }
th:first-child { text-align: left; }
figure { margin: 2rem 0; }
svg { width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { body { background: #101828; color: #f2f4f7; } }
"""


def write(report: Report, file: Path) -> None:
    """Write a report as its file's ending says; beside Markdown lie the pictures, as it cannot hold any."""
    if file.suffix == ".html":
        file.write_text(html(report), "utf-8")
        return
    for picture in report.pictures:
        file.with_name(_beside(file, picture)).write_text(picture.svg + "\n", "utf-8")
    file.write_text(markdown(report, file), "utf-8")


def markdown(report: Report, file: Path) -> str:
    """A report in Markdown, which names its pictures as they lie beside `file`."""
    parts = [f"# {_plain(report.title)}", *(f"- {_plain(line)}" for line in report.lines)]
    parts = [parts[0], "\n".join(parts[1:])]
    parts += ["\n".join(_rows(table)) for table in report.tables]
    parts += [f"![{_plain(picture.title)}]({_beside(file, picture)})" for picture in report.pictures]
    return "\n\n".join(parts) + "\n"


def html(report: Report) -> str:
    """A report as one page of HTML that needs nothing else.

    >>> html(Report("en", "A & B", ("One line",), (), ())).count("A &amp; B")
    2
    """
    lines = "\n".join(f"<li>{escape(line)}</li>" for line in report.lines)
    parts = [f"<h1>{escape(report.title)}</h1>", f"<ul>\n{lines}\n</ul>", *map(_table, report.tables)]
    parts += [
        f"<figure>\n{picture.svg}\n<figcaption>{escape(picture.title)}</figcaption>\n</figure>"
        for picture in report.pictures
    ]
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{report.language}">',
            f'<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f"<title>{escape(report.title)}</title><style>{STYLE}</style></head>",
            f"<body>\n{chr(10).join(parts)}\n</body>",
            "</html>\n",
        ]
    )


def _beside(file: Path, picture: Picture) -> str:
    return f"{file.stem}-{picture.name}.svg"


def _rows(table: Table) -> Iterator[str]:
    yield _row(table.head)
    yield _row(("---", *("---:" for _ in table.head[1:])))
    yield from map(_row, table.rows)


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(map(_plain, cells)) + " |"


def _plain(text: str) -> str:
    """Text that Markdown shows as it is, on one line."""
    kept = " ".join(text.split())
    return "".join("\\" + letter if letter in "\\`*_[]<>#|" else letter for letter in kept)


def _table(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in table.head)
    body = "\n".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in table.rows
    )
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"
