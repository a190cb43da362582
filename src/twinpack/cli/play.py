"""`twinpack play`: a match in the terminal."""

from typing import Annotated

import typer

from twinpack.cli.answers import Language, whole_number, words_in
from twinpack.cli.rules import Rules


def play(
    rules: Rules = None,
    bots: Annotated[str, typer.Option(help="Who plays the other seats: one name, or one each.")] = "club",
    seat: Annotated[str, typer.Option(metavar="N", help="Your seat, from 0: South first, then clockwise.")] = "0",
    seed: Annotated[str | None, typer.Option(metavar="N", help="Repeat the deals of a number.")] = None,
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
    seats = rule_set.game.seats
    place = whole_number(seat, "--seat")
    if not 0 <= place < seats:
        raise RefereeError("seat-range", seat=place, limit=seats - 1)
    names = [name.strip() for name in bots.split(",")]
    if len(names) not in (1, seats - 1):
        raise RefereeError("bots-count", given=len(names), seats=seats - 1)
    chosen = None if seed is None else whole_number(seed, "--seed")
    return run(rule_set, bots=names, seat=place, seed=chosen, resume=resume, words=words)
