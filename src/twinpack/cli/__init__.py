"""The command line: `twinpack play`, `rules`, `replay`, `simulate`, `referee`, `evening`. See `docs/cli.md`.

Only what `--help` needs is imported here; every command fetches the rest when it runs.
"""

import os
import sys
from collections.abc import Sequence
from functools import cache
from io import TextIOWrapper
from typing import Annotated

import typer
from typer.main import get_command

from twinpack.cli import arena, bot, engine, evening, play, referee, replay, rules, serve, simulate, solve, verify
from twinpack.cli.answers import ANSWERED, is_refusal, refuse

app = typer.Typer(
    name="twinpack",
    help="Play, score, settle and study the two-pack meld games: Pinochle in its many house rules, and Pinnacola.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,  # plain help: it comes up three times as fast, and reads well in a pipe
    pretty_exceptions_enable=False,
)
app.command("play")(play.play)
app.add_typer(rules.app, name="rules")
app.command("replay")(replay.replay)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("engine")(engine.engine)
app.add_typer(referee.app, name="referee")
app.command("evening")(evening.evening)
app.command("serve")(serve.serve)
app.command("bot")(bot.bot)
app.command("verify")(verify.verify)
app.command("solve")(solve.solve)
app.command("warmup")(solve.warmup)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(version("twinpack"))
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which it is.")
    ] = False,
) -> None:
    pass


_command = cache(get_command)
"""The command line, put together once: that takes longer than most answers."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and answer its exit code: 0 answered, 1 answered "no", 2 not answerable as asked.

    Whatever is wrong with what was asked is said in one line on stderr, or with `--json` as an object on stdout.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that has no ♠ still gets the rest of the answer
    try:
        code: int | None = _command(app).main(given, prog_name="twinpack", standalone_mode=False)
        sys.stdout.flush()
    except (BrokenPipeError, SystemExit):  # Typer makes the one the other
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # who read our output has seen enough
        return ANSWERED
    except typer.Abort:
        return 130
    except Exception as error:
        if not is_refusal(error):
            raise
        return refuse(error, given)
    return code or ANSWERED
