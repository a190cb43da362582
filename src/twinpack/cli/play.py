"""`twinpack play`: a match in the terminal, against bots or at a shared table."""

from typing import Annotated

import typer

from twinpack.cli.answers import Language, whole_number, words_in
from twinpack.cli.rules import Rules


def play(
    rules: Rules = None,
    bots: Annotated[
        str | None, typer.Option(help="Who plays the other seats: one name, or one each; club if nothing is said.")
    ] = None,
    seat: Annotated[
        str | None, typer.Option(metavar="N", help="Your seat, from 0: South first, then clockwise.")
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="N", help="Repeat the deals of a number.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the match that was left.")] = False,
    url: Annotated[str | None, typer.Option(metavar="LINK", help="Join the shared table that the link opens.")] = None,
    name: Annotated[str | None, typer.Option(help="Your name at a shared table.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Look on at a shared table.")] = False,
    language: Language = None,
    ascii: Annotated[bool, typer.Option("--ascii", help="Letters for suits, no symbols.")] = False,
) -> int:
    """Play a match against bots, or with others at a shared table."""
    words = words_in(language, ascii=ascii)
    if url is not None:
        from twinpack.client import ClientError
        from twinpack.terminal import remote

        settled = {"--rules": rules, "--bots": bots, "--seat": seat, "--seed": seed, "--resume": resume or None}
        for option, given in settled.items():
            if given is not None:
                raise ClientError("url-alone", option=option)
        return remote.run(url, name=name, watch=watch, words=words)

    from twinpack.cli.rules import found
    from twinpack.referee import RefereeError
    from twinpack.server.local import run

    for option, wanted in (("--name", name is not None), ("--watch", watch)):
        if wanted:
            raise RefereeError("url-missing", option=option)
    rule_set = found(rules)
    seats = rule_set.game.seats
    place = whole_number(seat or "0", "--seat")
    if not 0 <= place < seats:
        raise RefereeError("seat-range", seat=place, limit=seats - 1)
    names = [name.strip() for name in (bots or "club").split(",")]
    if len(names) not in (1, seats - 1):
        raise RefereeError("bots-count", given=len(names), seats=seats - 1)
    chosen = None if seed is None else whole_number(seed, "--seed")
    return run(rule_set, bots=names, seat=place, seed=chosen, resume=resume, words=words)
