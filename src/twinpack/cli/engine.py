"""`twinpack engine`: one of our bots as a program that speaks the protocol of engines on its input and output."""

from typing import Annotated

import typer

from twinpack.cli.answers import ANSWERED, Language


def engine(
    bot: Annotated[str, typer.Option(metavar="NAME", help="Which bot plays.")] = "club",
    language: Language = None,
) -> int:
    """Let a bot of ours answer as a program at a seat, by the lines of docs/engine-protocol.md."""
    import sys

    from twinpack.engines import answers

    for answer in answers(sys.stdin, bot):
        print(answer, flush=True)
    return ANSWERED
