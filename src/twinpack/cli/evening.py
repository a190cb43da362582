"""`twinpack evening`: who partners whom through an evening of many games, and where everybody stands."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from twinpack.cli.answers import ANSWERED, AsJson, Language, say, say_json, whole_number, words_in

if TYPE_CHECKING:
    from twinpack.evening import Pair, Result, Round, Standing
    from twinpack.words import Words


def evening(
    players: Annotated[str | None, typer.Option(metavar="N", help="How many people, 4 to 40.")] = None,
    games: Annotated[
        str | None, typer.Option(metavar="G", help="How many games; by default until all have played equally often.")
    ] = None,
    names: Annotated[
        str | None, typer.Option(metavar="A,B,...", help="Names, with commas; otherwise people are numbers.")
    ] = None,
    results: Annotated[
        str | None, typer.Option(metavar="FILE|TEXT", help="What the games have come to, as far as they are played.")
    ] = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Say who partners whom, game by game, and with results where everybody stands."""
    from twinpack import evening as play

    words = words_in(language)
    called = _names(names, None if players is None else whole_number(players, "--players"))
    count = play.whole_evening(len(called)) if games is None else whole_number(games, "--games")
    rounds = play.rotation(len(called), count)
    played = None if results is None else play.results(_text(results), rounds)
    standings = None if played is None else play.standings(len(called), rounds, played)
    over = played is not None and len(played) == sum(len(one.tables) for one in rounds)
    points = {(result.game, result.table): result for result in played or ()}
    if as_json:
        answer = {
            "names": called,
            "rounds": [_plain(game, one, points) for game, one in enumerate(rounds, start=1)],
            "standings": None if standings is None else [_plain_standing(one, called) for one in standings],
            "over": over,
        }
        say_json(answer)
        return ANSWERED
    for game, one in enumerate(rounds, start=1):
        say("\n".join(_told(game, one, points, called, words)))
    if standings is not None:
        who = called if names is not None else [words.say("evening-number", number=number) for number in called]
        say("\n".join(_standing_words(standings, over, who, words)))
    return ANSWERED


def _names(given: str | None, players: int | None) -> list[str]:
    """What the people are called. Raises `EveningError`."""
    from twinpack.evening import EveningError, within

    if given is None:
        if players is None:
            raise EveningError("missing-argument", name="--players")
        return [str(number) for number in range(1, within(players) + 1)]
    names = [name.strip() for name in given.split(",")]
    if players not in (None, len(names)):
        raise EveningError("evening-names-count", given=len(names), count=players)
    for place, name in enumerate(names, start=1):
        if not name:
            raise EveningError("evening-name-missing", number=place)
        if name in names[: place - 1]:
            raise EveningError("evening-name-twice", text=name)
    return names


def _text(given: str) -> str:
    """Results from the command line, where `;` may stand for the end of a line, or from the file of that name."""
    from twinpack.evening import MAX_CHARACTERS

    if given.startswith("game "):
        return given.replace(";", "\n")
    with Path(given).open("rb") as file:
        return file.read(4 * MAX_CHARACTERS + 1).decode("utf-8", "replace")


def _plain(game: int, one: "Round", points: "dict[Pair, Result]") -> dict[str, Any]:
    tables = [
        {
            "table": number,
            "north_south": list(table.north_south),
            "east_west": list(table.east_west),
            "points": list(points[game, number].points) if (game, number) in points else None,
        }
        for number, table in enumerate(one.tables, start=1)
    ]
    return {"game": game, "tables": tables, "out": list(one.out)}


def _plain_standing(one: "Standing", names: Sequence[str]) -> dict[str, Any]:
    return {
        "rank": one.rank,
        "player": one.player,
        "name": names[one.player - 1],
        "total": one.total,
        "games": one.games,
    }


def _told(game: int, one: "Round", points: "dict[Pair, Result]", names: Sequence[str], words: "Words") -> Iterator[str]:
    yield words.say("evening-game", game=game)
    for number, table in enumerate(one.tables, start=1):
        north, east = (
            words.say("evening-pair", first=_shown(a, names), second=_shown(b, names))
            for a, b in (table.north_south, table.east_west)
        )
        line = words.say("evening-table", table=number, north=north, east=east)
        result = points.get((game, number))
        yield line if result is None else f"{line}: {result.points[0]} / {result.points[1]}"
    if one.out:
        yield words.say("evening-out", names=", ".join(_shown(player, names) for player in one.out))


def _standing_words(standings: "Sequence[Standing]", over: bool, names: Sequence[str], words: "Words") -> Iterator[str]:
    yield words.say("evening-final" if over else "evening-so-far")
    for one in standings:
        name = _shown(one.player, names)
        yield words.say("evening-standing", rank=one.rank, name=name, total=one.total, games=one.games)
    best = [_shown(one.player, names) for one in standings if one.rank == 1]
    if over:
        yield words.say("evening-won", count=len(best), names=", ".join(best))


def _shown(player: int, names: Sequence[str]) -> str:
    from twinpack.refusals import printable

    return printable(names[player - 1])
