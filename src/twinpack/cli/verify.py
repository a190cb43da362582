"""`twinpack verify`: whether the deals of a record are those that were promised before them."""

from pathlib import Path
from typing import Annotated

import typer

from twinpack.cli.answers import ANSWERED, NO, AsJson, Language, named, say, say_json, words_in


def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record of a match played on a server.")],
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Work out every shuffle of a record again; exit code 1 if one is not as promised."""
    from twinpack import record
    from twinpack import verify as shuffles
    from twinpack.fair import FairError
    from twinpack.refusals import message

    words = words_in(language)
    loaded = record.load(Path(file))
    try:
        found = shuffles.verify(loaded)
        record.replay(loaded)
    except FairError as error:
        code, params = named(error, words)
        said = message(code, params, words)
        if as_json:
            say_json({"ok": False, "error": {"code": code, "message": said, **params}})
        else:
            say(said)
        return NO
    if as_json:
        say_json({"ok": True, "shuffles": [{"number": one.number, "mixed": list(one.seats)} for one in found]})
        return ANSWERED
    for one in found:
        seats = ", ".join(map(str, one.seats))
        say(words.say("verify-shuffle" if one.seats else "verify-shuffle-alone", number=one.number, seats=seats))
    say(words.say("verify-good", count=len(found)))
    return ANSWERED
