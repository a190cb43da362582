"""`twinpack simulate`: many deals between bots, and what came of them."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from twinpack.cli.answers import ANSWERED, AsJson, Language, say_json, whole_number, words_in
from twinpack.cli.rules import Rules

if TYPE_CHECKING:
    from twinpack.lab.simulate import Dealt, Summary
    from twinpack.match import Match
    from twinpack.record import Record
    from twinpack.words import Words


MOST_DEALS = 1_000_000


def simulate(
    rules: Rules = None,
    deals: Annotated[str, typer.Option(metavar="N", help="How many deals.")] = "100",
    bots: Annotated[str, typer.Option(help="One name, or one for each seat with commas.")] = "club",
    seed: Annotated[str, typer.Option(metavar="N", help="The same number, the same deals.")] = "0",
    record: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Where to write the matches; the second and all later ones get a number."),
    ] = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Let bots play many deals, match after match, and say what came of them."""
    from twinpack.cli.rules import found
    from twinpack.lab.simulate import simulate as run
    from twinpack.lab.simulate import summary
    from twinpack.record import Record
    from twinpack.referee import RefereeError

    words = words_in(language)
    rule_set = found(rules)
    count, start = whole_number(deals, "--deals"), whole_number(seed, "--seed")
    if not 1 <= count <= MOST_DEALS:
        raise RefereeError("deals-range", given=count, limit=MOST_DEALS)
    names = [name.strip() for name in bots.split(",")]
    seats = rule_set.game.seats
    if len(names) not in (1, seats):
        raise RefereeError("bots-count", given=len(names), seats=seats)
    names = names * seats if len(names) == 1 else names
    files: list[str] = []

    def keep(match: "Match") -> None:
        tags = (("Bots", ",".join(names)), ("Seed", str(start)), ("Round", str(len(files) + 1)))
        files.append(str(_written(Path(record or ""), len(files) + 1, Record.of(match, rule_set, tags))))

    played = run(rule_set, names, count, start, keep if record else None)
    total = summary(_watched(played, count, words))
    if as_json:
        answer = {"rules": rule_set.id, "bots": names, "seed": start, **_plain(total)}
        say_json({**answer, "records": files} if record else answer)
    else:
        _table(total, words)
    return ANSWERED


def _watched(played: Iterator["Dealt"], deals: int, words: "Words") -> Iterator["Dealt"]:
    """The deals as they come, with a bar on stderr if somebody is there to see it."""
    if not sys.stderr.isatty():
        yield from played
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(played, words.say("cli-simulate-deals"), deals, console=Console(stderr=True), transient=True)


def _written(first: Path, number: int, record: "Record") -> Path:
    """The file that a record has been written to."""
    from twinpack.record import dump

    file = first if number == 1 else first.with_name(f"{first.stem}-{number}{first.suffix}")
    dump(record, file)
    return file


def _plain(total: "Summary") -> dict[str, Any]:
    import msgspec

    built: dict[str, Any] = msgspec.to_builtins(total)
    if built["kitty"] is None:
        del built["kitty"]
    for number, one in enumerate(built["sides"], start=1):
        one["side"] = number
        if one["checks"] is None:
            del one["checks"]
    return built


def _table(total: "Summary", words: "Words") -> None:
    from rich.console import Console
    from rich.table import Table

    tricks = any(side.tricks is not None for side in total.sides) or not total.sides
    checks = any(side.checks is not None for side in total.sides)
    counts = {name: getattr(total, name) for name in ("matches", "deals", "void", "contracts", "made", "unplayed")}
    console = Console(highlight=False)
    console.print(words.say("cli-simulate-counts" if tricks else "cli-simulate-laid-counts", **counts))
    table = Table()
    optional = [name for name, there in (("tricks", tricks), ("checks", checks)) if there]
    for column in ("side", "points", "interval", "meld", *optional):
        table.add_column(words.say(f"cli-simulate-{column}"), justify="left" if column == "side" else "right")
    for number, side in enumerate(total.sides, start=1):
        between = f"{side.interval[0]:.1f} .. {side.interval[1]:.1f}" if side.interval else "-"
        numbers = (side.meld, side.tricks, side.checks)
        table.add_row(
            words.say("cli-side", number=number),
            f"{side.points:.1f}",
            between,
            *(f"{number:.1f}" for number in numbers if number is not None),
        )
    console.print(table)
    if total.kitty is not None:
        console.print(words.say("cli-simulate-kitty", kitty=f"{total.kitty:.1f}"))
