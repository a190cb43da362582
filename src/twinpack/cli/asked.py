"""A question as the families of games get it."""

from typing import Any

import msgspec

from twinpack.words import Words


class Asked(msgspec.Struct, frozen=True):
    """A question to the referee: by whose rules, in whose language, and whether the answer is for a program."""

    rules: Any
    words: Words
    as_json: bool
