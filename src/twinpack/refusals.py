"""Named errors, and the parameters of any code, in a person's words: `error-CODE` in `locales/`."""

from collections.abc import Mapping
from typing import Any

from twinpack.cards import SUITS
from twinpack.words import Words, is_token

LENGTH = 80
"""So much of a stranger's text is repeated in a message, in characters."""


def named(error: Any, words: Words) -> tuple[str, dict[str, Any]]:
    """The code of a named error and its parameters, the words of its cause among them."""
    params: dict[str, Any] = dict(error.params)
    cause = getattr(error, "cause", None)
    if cause is not None:
        params["cause"] = _cause(cause, words)
    return error.code, params


def _cause(cause: Exception, words: Words) -> str:
    if not hasattr(cause, "code"):
        return str(cause)
    code, params = named(cause, words)
    return message(code, {**params, "line": None}, words)


def refusal(error: Any, words: Words) -> str:
    """What a named error says.

    >>> from twinpack.game import IllegalAction
    >>> from twinpack.words import words
    >>> refusal(IllegalAction("bid-too-low", bid=250, minimum=260), words("en"))
    'A bid of 250 is too low. The lowest now is 260.'
    """
    return message(*named(error, words), words)


def message(code: str, params: Mapping[str, Any], words: Words) -> str:
    """What is wrong, in words: the place in a file or among calls first, where there is one.

    A code without words is a mistake of ours and raises `MissingWords`.
    """
    said = words.say(f"error-{code}", **values(params, words))
    if params.get("line"):
        return words.say("error-at-line", line=params["line"], message=said)
    if params.get("call"):
        return words.say("error-at-call", place=params["place"], call=params["call"], message=said)
    return said


def values(params: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """Parameters as people read them: cards and suits in their language, lists with commas.

    >>> from twinpack.words import words
    >>> values({"winning": "TH", "cards": ["AS", "QH"], "text": "S"}, words("de"))
    {'winning': '10♥', 'cards': 'A♠ D♥', 'text': 'S'}
    """
    return {name: _value(name, value, words) for name, value in params.items()}


def _value(name: str, value: Any, words: Words) -> Any:
    if isinstance(value, list | tuple):
        joint = " " if value and all(map(is_token, value)) else ", "
        return joint.join(str(_value(name, part, words)) for part in value)
    if not value and name in ("near", "expected"):
        return "none"  # what messages select by: Fluent cannot ask for an empty string
    if isinstance(value, int | float):
        return value
    if name != "text" and is_token(value):
        return words.card(value)
    if name != "text" and value in SUITS:
        return words.say(f"suit-{value}")
    text = str(value or "")
    return text if name == "cause" else printable(text)


def printable(text: str) -> str:
    """Somebody's text on one line, short and without control characters, fit to be repeated in a message.

    >>> printable("a\\x1b[2Jb")
    'a?[2Jb'
    """
    kept = "".join(letter if letter.isprintable() else "?" for letter in text)
    return kept if len(kept) <= LENGTH else kept[: LENGTH - 3] + "..."
