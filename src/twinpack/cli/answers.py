"""How every command speaks: in whose language, as words or as JSON, and what it says when it cannot answer."""

import os
import re
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from twinpack.cards import Hand, Suit
    from twinpack.words import Words

Language = Annotated[str | None, typer.Option(metavar="en|de|nl|it", help="Language; by default the system's.")]
AsJson = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]

ANSWERED, NO, REFUSED = 0, 1, 2

_USAGE = {
    "NoSuchOption": "no-such-option",
    "MissingParameter": "missing-argument",
    "BadParameter": "bad-argument",
    "BadOptionUsage": "option-without-value",
    "NoArgsIsHelpError": "command-missing",
}
"""The codes of Typer's own complaints, by the names of their classes, which Typer does not export."""


def default_language() -> str:
    """The language of the system if there are words in it, else English.

    The first that is set of `LC_ALL`, `LC_MESSAGES` and `LANG` decides, as everywhere.
    """
    from twinpack.words import LANGUAGES

    setting = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    language = setting[:2].lower()
    return language if language in LANGUAGES and not setting[2:3].isalpha() else "en"


def words_in(language: str | None, *, ascii: bool = False) -> "Words":
    """The words of the language asked for. Raises `UnknownLanguage`."""
    from twinpack.words import words

    return words(language or default_language(), ascii=ascii)


def say(text: str) -> None:
    """One answer in words."""
    typer.echo(text)


def say_json(answer: Any) -> None:
    """One answer as JSON on one line, its text readable."""
    import json

    typer.echo(json.dumps(answer, ensure_ascii=False))


def whole_number(text: str, name: str) -> int:
    """A whole number from the command line. Raises `NotationError("whole")`.

    Typer could read numbers itself, but complains in English only.
    """
    from twinpack.game import NotationError

    if not re.fullmatch(r"[+-]?\d{1,19}", text.strip(), re.ASCII):
        raise NotationError("whole", name=name, text=text)
    return int(text)


def pair(text: str, name: str) -> tuple[int, int]:
    """Two numbers, one a side, as `320/60`. Raises `NotationError("pair")`."""
    from twinpack.game import NotationError

    parts = text.split("/")
    if len(parts) != 2:
        raise NotationError("pair", name=name, text=text)
    return whole_number(parts[0], name), whole_number(parts[1], name)


def numbers(text: str, name: str, count: int) -> tuple[int, ...]:
    """Numbers with a slash between them, one a side: of two sides exactly two.

    How many there must be of more sides is for the referee to say. Raises `NotationError`.
    """
    if count == 2:
        return pair(text, name)
    return tuple(whole_number(part, name) for part in text.split("/"))


def read_cards(texts: Sequence[str], words: "Words") -> "Hand":
    """Cards as people write them in the language, separated by spaces or commas. Raises `NotationError("card")`."""
    return tuple(words.read_card(word) for text in texts for word in text.replace(",", " ").split())


def read_suit(text: str, words: "Words") -> "Suit":
    """A suit by its letter, symbol or name. Raises `NotationError("suit")`."""
    from twinpack.cards import SUITS
    from twinpack.game import NotationError

    wanted = text.strip().removesuffix("\ufe0f").casefold()
    for suit in SUITS:
        if wanted in (suit.casefold(), words.suit(suit), words.say(f"suit-{suit}").casefold()):
            return suit
    raise NotationError("suit", text=text)


def is_refusal(error: Exception) -> bool:
    """Whether `error` is about what was asked, and not a mistake of ours."""
    from twinpack.words import UnknownLanguage

    return isinstance(error, UnknownLanguage | OSError | typer.TyperException) or hasattr(error, "code")


def named(error: Exception, words: "Words") -> tuple[str, dict[str, Any]]:
    """The code and the parameters of an error, those of the system and of Typer included."""
    from twinpack import refusals
    from twinpack.words import LANGUAGES, UnknownLanguage

    if isinstance(error, UnknownLanguage):
        return "unknown-language", {"text": error.language, "allowed": list(LANGUAGES)}
    if isinstance(error, OSError):
        return "unreadable-file", {"value": str(error.filename or ""), "text": error.strerror or str(error)}
    if isinstance(error, typer.TyperException):
        return _usage(error)
    return refusals.named(error, words)


def _usage(error: typer.TyperException) -> tuple[str, dict[str, Any]]:
    text = getattr(error, "message", str(error)).partition(" Did you mean ")[0]  # a guess, in English only
    code = _USAGE.get(type(error).__name__)
    if code is None:
        unknown = text.startswith("No such command")
        what = re.search(r"""['"](.*)['"]""" if unknown else r"\((?!s\))(.*)\)", text, re.DOTALL)
        return "no-such-command" if unknown else "too-many-arguments", {"text": what[1] if what else text}
    param = getattr(error, "param", None)
    name = getattr(error, "option_name", None) or (param.get_error_hint() if param is not None else "")
    return code, {"name": name.strip("'"), **({"text": text} if code == "bad-argument" else {})}


def refuse(error: Exception, given: Sequence[str]) -> int:
    """Say why there is no answer: a line on stderr, or an object on stdout where the arguments ask for JSON."""
    from twinpack.refusals import message
    from twinpack.words import LANGUAGES

    asked = next((text for text in _languages(given) if text in LANGUAGES), None)
    words = words_in(asked)
    code, params = named(error, words)
    said = message(code, params, words)
    if "--json" in given:
        say_json({"error": {"code": code, "message": said, **params}})
    else:
        print(said, file=sys.stderr)
    return REFUSED


def _languages(given: Sequence[str]) -> list[str]:
    """The languages named among the arguments, which may not have been understood as a whole."""
    followed = [after for before, after in pairwise(given) if before == "--language"]
    return followed + [text.partition("=")[2] for text in given if text.startswith("--language=")]
