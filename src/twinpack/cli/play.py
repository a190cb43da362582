"""`twinpack play`: a match in the terminal."""

from typing import Annotated

import typer

from twinpack.cli.answers import Language, whole, words_in
from twinpack.cli.rules import Rules


def play(
    rules: Rules = None,
    bots: Annotated[str, typer.Option(help="Who plays the other seats: one name, or three with commas.")] = "club",
    seat: Annotated[int, typer.Option(parser=whole, metavar="0-3", help="Your seat: 0 South, 1 West, ...")] = 0,
    seed: Annotated[int | None, typer.Option(parser=whole, metavar="N", help="Repeat the deals of a number.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the match that was left.")] = False,
    language: Language = None,
    ascii: Annotated[bool, typer.Option("--ascii", help="Letters for suits, no symbols.")] = False,
) -> int:
    """Play a match against bots."""
    from twinpack.cli.rules import found
    from twinpack.referee import RefereeError
    from twinpack.terminal.play import run

    words = words_in(language, ascii=ascii)
    rule_set = found(rules)
    if not 0 <= seat < rule_set.game.seats:
        raise RefereeError("no-such-seat", seat=seat, limit=rule_set.game.seats - 1)
    return run(rule_set, bots=bots, seat=seat, seed=seed, resume=resume, words=words)
