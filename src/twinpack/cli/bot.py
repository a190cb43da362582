"""`twinpack bot`: one of our bots at a table of some server, through the protocol that any program may speak."""

from typing import Annotated

import typer

from twinpack.cli.answers import ANSWERED, say


def bot(
    url: Annotated[str, typer.Option(metavar="LINK", help="The link to a seat, with its key, as the host made it.")],
    bot: Annotated[str, typer.Option(metavar="NAME", help="Which bot plays.")] = "club",
) -> int:
    """Play a seat of a shared table with a bot until the match is over."""
    import asyncio

    from twinpack.client import parse_link
    from twinpack.visitor import visit

    for line in asyncio.run(visit(parse_link(url), bot)):
        say(line)
    return ANSWERED
