"""`twinpack arena`: two bots against each other over paired deals, by how much one is better, and how sure that is."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from twinpack.cli.answers import ANSWERED, AsJson, Language, say, say_json, whole_number, words_in
from twinpack.cli.rules import Rules

if TYPE_CHECKING:
    from twinpack.lab.arena import Figures, Pair, Result, Setting
    from twinpack.lab.report import Report
    from twinpack.words import Words

MOST_PAIRS = 1_000_000
MOST_WORKERS = 64
MOST_SECONDS = 3_600

AVERAGES = ("bid", "meld", "tricks", "over", "under", "points")
"""What is averaged over a bot's contracts, in the order in which it is told."""


def arena(
    rules: Rules = None,
    a: Annotated[str, typer.Option("--a", metavar="BOT", help="A bot, or engine:COMMAND.")] = "club",
    b: Annotated[str, typer.Option("--b", metavar="BOT", help="The bot it is measured against.")] = "random",
    pairs: Annotated[
        str, typer.Option(metavar="N", help="How many shuffles; each is played once for every side.")
    ] = "100",
    seed: Annotated[str, typer.Option(metavar="N", help="The same number, the same deals.")] = "0",
    workers: Annotated[str, typer.Option(metavar="N", help="How many processes share the work.")] = "1",
    self_test: Annotated[
        str, typer.Option("--self-test", metavar="N", help="Pairs of each bot against itself first; 0: none.")
    ] = "2",
    seconds: Annotated[str, typer.Option(metavar="N", help="How long an engine may think about one answer.")] = "30",
    report: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write a report with plots: FILE.html or FILE.md.")
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="FILE", help="Keep finished pairs there, and go on with those it has.")
    ] = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Measure by how many points a deal one bot is better than another, on the same cards in the same places."""
    from twinpack.cli.rules import found, title
    from twinpack.lab.arena import Kept, Setting, check_bot, check_fair, played, result
    from twinpack.lab.report import SUFFIXES, write
    from twinpack.referee import RefereeError

    words = words_in(language)
    rule_set = found(rules)
    for bot in (a, b):
        check_bot(bot)
    count = _between(pairs, "--pairs", 2, MOST_PAIRS)
    setting = Setting(
        rule_set,
        a,
        b,
        whole_number(seed, "--seed"),
        _between(seconds, "--seconds", 1, MOST_SECONDS),
    )
    share = _between(workers, "--workers", 1, MOST_WORKERS)
    check = _between(self_test, "--self-test", 0, MOST_PAIRS)
    file = None if report is None else Path(report)
    if file is not None and file.suffix not in SUFFIXES:
        raise RefereeError("report-kind", value=str(file), allowed=list(SUFFIXES))
    keep = None if resume is None else Kept(Path(resume), setting)
    check_fair(setting, check)
    ended = sorted(_watched(played(setting, count, share, keep), count, words), key=lambda pair: pair.number)
    came = result(ended)
    if file is not None:
        write(_report(setting, title(rule_set, words), came, [pair.difference for pair in ended], words), file)
    if as_json:
        say_json(_plain(setting, came))
    else:
        _tell(setting, came, words)
        if file is not None:
            say(words.say("arena-report", file=str(file)))
    return ANSWERED


def _between(text: str, name: str, least: int, most: int) -> int:
    from twinpack.referee import RefereeError

    number = whole_number(text, name)
    if not least <= number <= most:
        raise RefereeError("option-range", name=name, given=number, least=least, limit=most)
    return number


def _watched(pairs: Iterator["Pair"], count: int, words: "Words") -> Iterator["Pair"]:
    """The pairs as they come, with a bar on stderr if somebody is there to see it."""
    if not sys.stderr.isatty():
        yield from pairs
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(pairs, words.say("arena-pairs"), count, console=Console(stderr=True), transient=True)


def _plain(setting: "Setting", came: "Result") -> dict[str, Any]:
    import msgspec

    asked = {"rules": setting.rule_set.id, "bots": [setting.a, setting.b], "seed": setting.seed}
    return {**asked, **msgspec.to_builtins(came)}


def _tell(setting: "Setting", came: "Result", words: "Words") -> None:
    from rich.console import Console
    from rich.table import Table

    for line in _lines(setting, came, words):
        say(line)
    table = Table()
    head, *rows = _table(setting, came, words)
    for place, column in enumerate(head):
        table.add_column(column, justify="right" if place else "left")
    for row in rows:
        table.add_row(*row)
    Console(highlight=False, markup=False).print(table)


def _lines(setting: "Setting", came: "Result", words: "Words") -> list[str]:
    margin = came.margin
    low, high = (f"{number:+.1f}" for number in margin.interval)
    return [
        words.say("arena-margin", a=setting.a, b=setting.b, mean=f"{margin.mean:+.1f}", low=low, high=high),
        words.say(
            "arena-shares",
            pairs=margin.pairs,
            better=came.better,
            equal=came.equal,
            worse=came.worse,
            void=came.void,
        ),
        *(
            words.say(f"arena-fault-{fault}", bot=setting.a if bot == "a" else setting.b, count=number)
            for bot, faults in sorted(came.faults.items())
            for fault, number in sorted(faults.items())
        ),
    ]


def _table(setting: "Setting", came: "Result", words: "Words") -> list[tuple[str, ...]]:
    """What the two bots score and, where there are contracts, what became of theirs, a column each."""
    rows = [("scored", *(f"{points:.1f}" for points in came.scored))]
    if came.a.contracts or came.b.contracts:
        kinds = ("contracts", "made", "unplayed", *AVERAGES)
        rows += zip(kinds, _figures(came.a), _figures(came.b), strict=True)
    head = (words.say("arena-bot"), setting.a, setting.b)
    return [head, *((words.say(f"arena-{kind}"), *figures) for kind, *figures in rows)]


def _figures(own: "Figures") -> list[str]:
    averages = (getattr(own, which) for which in AVERAGES)
    return [
        str(own.contracts),
        f"{own.made / own.contracts:.0%}" if own.contracts else "-",
        str(own.unplayed),
        *("-" if number is None else f"{number:.1f}" for number in averages),
    ]


def _report(setting: "Setting", rules: str, came: "Result", differences: list[float], words: "Words") -> "Report":
    from twinpack.lab.plots import histogram, running_mean
    from twinpack.lab.report import Picture, Report, Table

    spread, settling = words.say("arena-spread"), words.say("arena-settling")
    head, *rows = _table(setting, came, words)
    return Report(
        language=words.language,
        title=words.say("arena-title", a=setting.a, b=setting.b),
        lines=(
            words.say("arena-rules", rules=rules, seed=setting.seed, digest=setting.rule_set.digest[:12]),
            *_lines(setting, came, words),
        ),
        tables=(Table(head, tuple(rows)),),
        pictures=(
            Picture("differences", spread, histogram(differences, spread, words.say("arena-axis-points"))),
            Picture("mean", settling, running_mean(differences, settling, words.say("arena-axis-pairs"))),
        ),
    )
