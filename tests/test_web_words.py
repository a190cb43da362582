"""The words of the browser: every key that `web/src` uses is there, and every key of the web files is used."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from twinpack.server.app import FOR_SERVERS
from twinpack.words import LANGUAGES

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "src" / "twinpack" / "locales"
SOURCES = [
    file
    for kind in ("ts", "svelte")
    for file in sorted((ROOT / "web" / "src").rglob(f"*.{kind}"))
    if not file.name.endswith(".test.ts")
]

KEY = r"[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*(?:\.[a-z]+)?"
LITERAL = re.compile(rf"""(?<!=)["'`]({KEY})["'`]""")  # no attribute of an element
SAID = re.compile(rf"""\b(?:say|hasWords)\(\s*["'`]({KEY})["'`]""")


def messages(language: str, *, web: bool) -> Iterator[str]:
    """The keys of the web files of a language, or of all files that a browser gets; attributes included."""
    for file in sorted((LOCALES / language).glob("web*.ftl" if web else "*.ftl")):
        if file.stem.endswith(FOR_SERVERS):
            continue
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                yield entry.id.name
                yield from (f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)


def written(pattern: re.Pattern[str]) -> set[str]:
    return {found for file in SOURCES for found in pattern.findall(file.read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_browser_says_has_words(language: str) -> None:
    said = written(SAID) | looks_said(language)
    assert len(said) > 100
    assert sorted(said - set(messages(language, web=False))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_beginning_of_a_key_leads_to_words(language: str) -> None:
    keys = set(messages(language, web=False))
    assert [prefix for prefix in sorted(spoken_prefixes()) if not any(key.startswith(prefix) for key in keys)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_web_files_is_used(language: str) -> None:
    used, beginnings = written(LITERAL), tuple(spoken_prefixes())
    keys = set(messages(language, web=True))
    assert sorted(key for key in keys if key not in used and not key.startswith(beginnings)) == []


def looks_said(language: str) -> set[str]:
    """Texts that begin like keys of the web files, for those chosen by a condition or out of a table."""
    beginnings = tuple({f"{key.partition('-')[0]}-" for key in messages(language, web=True)})
    return {text for text in written(LITERAL) if text.startswith(beginnings)}


def spoken_prefixes() -> set[str]:
    """The fixed beginnings of keys that are put together, where something is said with them."""
    said = re.compile(r"""\b(?:say|hasWords|key)\(\s*`([a-z]+(?:-[a-z]+)*-)\$\{""")
    return written(said)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("file", sorted(file.name for file in (LOCALES / "en").glob("web*.ftl")))
def test_all_languages_say_the_same_things(language: str, file: str) -> None:
    from tests.test_words import entries

    assert entries(language, file) == entries("en", file)
