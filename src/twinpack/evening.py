"""An evening of many games: who partners whom, who sits out, and who has won. Scores are individual.

Four deals make a game; then partners and tables change. People are numbers from 1. Sources: `docs/rules-sources.md`,
"An evening of many games".
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, Final

import msgspec

from twinpack.game import describe

FEWEST: Final = 4
MOST: Final = 40
MOST_GAMES: Final = 100
MAX_CHARACTERS: Final = 100_000

LENGTH: Final = 60
"""So much of a damaged line is repeated in an error, in characters."""

Pair = tuple[int, int]

_WHIST: Final = {
    4: "0 1 2",
    8: "0 2 3 5 1 6 4",
    12: "0 1 3 2 9 7 6 8 5 10 4",
    16: "0 8 4 14 2 3 12 11 13 5 10 7 6 1 9",
    20: "0 14 11 9 16 18 5 6 10 4 3 15 13 1 12 2 7 17 8",
    24: "0 9 7 14 17 16 3 12 8 18 1 20 4 22 21 2 13 5 10 19 11 6 15",
    28: "0 5 11 9 16 15 23 26 1 24 12 22 4 14 19 21 25 3 2 6 17 18 8 10 13 20 7",
    32: "0 24 18 16 5 7 19 26 13 3 17 15 6 14 21 12 4 30 1 22 25 20 10 29 2 8 9 11 27 23 28",
    36: "0 1 20 3 10 9 30 11 23 14 18 22 32 34 26 5 6 24 2 4 15 25 28 33 7 31 16 17 19 12 29 27 21 8 13",
    40: "0 32 35 38 33 28 20 1 25 2 34 18 4 13 31 16 10 27 26 9 5 12 29 19 21 7 17 24 37 22 6 8 36 11 30 3 15 14 23",
}
"""The first round of a cyclic whist tournament for so many people, table after table, in each table a pair and then its
opponents. Everybody in it moves on by one from round to round; the first person at the first table, who stays, is not
written. That brings each two together once as partners and twice as opponents; the tests count it."""

_LINE: Final = re.compile(
    r"game\s+(\d{1,3})\s+table\s+(\d{1,2})\s*:\s*([+-]?\d{1,6})\s+([+-]?\d{1,6})", re.ASCII | re.IGNORECASE
)


class EveningError(ValueError):
    """An evening that cannot be arranged, or a results file that does not belong to it.

    `code` says what is wrong and `params` its particulars, the `line` of a results file among them.
    """

    def __init__(self, code: str, **params: Any) -> None:
        self.code = code
        self.params = params
        super().__init__(describe(code, params))


class Table(msgspec.Struct, frozen=True):
    """The two pairs at one table."""

    north_south: Pair
    east_west: Pair


class Round(msgspec.Struct, frozen=True):
    """What is played at the same time: one game at every table. `out` are those who sit out."""

    tables: tuple[Table, ...]
    out: tuple[int, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """How a game at a table has ended: the points of North-South, then of East-West. Games and tables count from 1."""

    game: int
    table: int
    points: tuple[int, int]

    def __str__(self) -> str:
        return f"game {self.game} table {self.table}: {self.points[0]} {self.points[1]}"


class Standing(msgspec.Struct, frozen=True):
    """Where somebody stands: those with equal totals share a rank, and the ranks after it stay free."""

    rank: int
    player: int
    total: int
    games: int


def within(players: int) -> int:
    """The number of players again, if an evening can be arranged for so many. Raises `EveningError`."""
    if not FEWEST <= players <= MOST:
        raise EveningError("evening-players", given=players, fewest=FEWEST, most=MOST)
    return players


def whole_evening(players: int) -> int:
    """How many games it takes until all have played equally often, and with as many partners as games.

    >>> [whole_evening(players) for players in (4, 5, 8)]
    [3, 5, 7]
    """
    return players - 1 if players % 4 == 0 else players


def rotation(players: int, games: int) -> tuple[Round, ...]:
    """The rounds of an evening, the same on every call; more games only add rounds at the end.

    In `whole_evening(players)` games nobody has a partner twice; after that the partners come again in the same order.
    If the number of players is a multiple of four, each two are also opponents exactly twice. Otherwise those over sit
    out: nobody twice before all have once, and so on. Raises `EveningError` for numbers out of range.

    >>> rotation(5, 2)[1]
    Round(tables=(Table(north_south=(1, 3), east_west=(4, 5)),), out=(2,))
    """
    within(players)
    if not 1 <= games <= MOST_GAMES:
        raise EveningError("evening-games", given=games, most=MOST_GAMES)
    if players % 4 == 0:
        return tuple(_whist_round(players, game) for game in range(games))
    met: Counter[Pair] = Counter()
    rounds = []
    for game in range(games):
        pairs, out = _across(players, game)
        rounds.append(Round(_seated(pairs, met), out))
        met.update(meeting for table in rounds[-1].tables for meeting in _meetings(*_pairs(table)))
    return tuple(rounds)


def results(text: str, rounds: Sequence[Round]) -> tuple[Result, ...]:
    """The results written in a text, one a line as `Result` prints it, for games and tables that `rounds` has.

    Empty lines and what follows a `#` do not count; games may be missing. Raises `EveningError` with the first line
    that is damaged, belongs to no game or repeats one, so that no line is ever passed over.

    >>> results("game 1 table 1: 520 -340  # a bold bid", rotation(4, 1))
    (Result(game=1, table=1, points=(520, -340)),)
    """
    if len(text) > MAX_CHARACTERS:
        raise EveningError("evening-results-too-large", limit=MAX_CHARACTERS)
    found: dict[Pair, tuple[int, Result]] = {}
    for line, written in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        content = written.partition("#")[0].strip()
        if not content:
            continue
        result = _result(content, line)
        place = (result.game, result.table)
        if not (1 <= result.game <= len(rounds) and 1 <= result.table <= len(rounds[result.game - 1].tables)):
            games, tables = len(rounds), len(rounds[0].tables)
            raise EveningError("evening-no-such-game", line=line, text=content, games=games, tables=tables)
        if place in found:
            raise EveningError("evening-result-twice", line=line, text=content, other=found[place][0])
        found[place] = line, result
    return tuple(result for _, result in found.values())


def standings(players: int, rounds: Sequence[Round], played: Iterable[Result]) -> tuple[Standing, ...]:
    """Where everybody stands, the best first: a game adds the points of a side to the totals of both its members.

    Those with equal totals come in the order of their numbers. `played` are results that `results` has let through.

    >>> standings(4, rotation(4, 1), [Result(1, 1, (520, 340))])[1:3]
    (Standing(rank=1, player=2, total=520, games=1), Standing(rank=3, player=3, total=340, games=1))
    """
    totals, games = dict.fromkeys(range(1, players + 1), 0), Counter[int]()
    for result in played:
        table = rounds[result.game - 1].tables[result.table - 1]
        for pair, points in zip(_pairs(table), result.points, strict=True):
            for player in pair:
                totals[player] += points
                games[player] += 1
    standing = [
        Standing(1 + sum(other > total for other in totals.values()), player, total, games[player])
        for player, total in totals.items()
    ]
    return tuple(sorted(standing, key=lambda one: (one.rank, one.player)))


def _result(text: str, line: int) -> Result:
    found = _LINE.fullmatch(text)
    if not found:
        raise EveningError("evening-result-form", line=line, text=text[:LENGTH])
    game, table, *points = map(int, found.groups())
    return Result(game, table, (points[0], points[1]))


def _whist_round(players: int, game: int) -> Round:
    moving = players - 1
    places = [1, *((int(place) + game) % moving + 2 for place in _WHIST[players].split())]
    fours = [places[start : start + 4] for start in range(0, players, 4)]
    return Round(tuple(Table((a, b), (c, d)) for a, b, c, d in fours))


def _across(players: int, game: int) -> tuple[list[Pair], tuple[int, ...]]:
    """The pairs of a game and who sits out, for numbers of players that four does not divide.

    All sit in a circle, and a line through it turns from game to game: partners sit across the line from each other,
    those on it or next to it sit out. So the line decides both, and nobody has a partner twice before it is round.
    """
    over, half = players % 4, players // 2
    if over == 1:
        mirror, out = 2 * game, [game]
    elif over == 2:  # opposite people sit out: first those on the line, and in the next lap those beside it
        lap, first = divmod(game, half)
        mirror, out = 2 * first + half * (lap % 2), [first, first + half]
    else:  # three neighbours sit out, always the next three; where three divides all, every lap begins one further
        middle = 3 * game + 1 + (0 if players % 3 else game // (players // 3) % 3)
        mirror, out = 2 * middle, [middle - 1, middle, middle + 1]
    away = {seat % players for seat in out}
    pairs = [(seat, (mirror - seat) % players) for seat in range(players) if seat not in away]
    return [(a + 1, b + 1) for a, b in pairs if a < b], tuple(sorted(seat + 1 for seat in away))


def _seated(pairs: Sequence[Pair], met: Counter[Pair]) -> tuple[Table, ...]:
    """The pairs two to a table, exchanged until no exchange would let people meet less often again as opponents."""
    places = list(pairs)

    def cost(one: int, other: int) -> int:
        return sum(2 ** met[meeting] for meeting in _meetings(places[one], places[other]))

    better = True
    while better:
        better = False
        for one, other in combinations(range(len(places)), 2):
            before = cost(one, one ^ 1) + cost(other, other ^ 1)
            places[one], places[other] = places[other], places[one]
            if cost(one, one ^ 1) + cost(other, other ^ 1) < before:
                better = True
            else:
                places[one], places[other] = places[other], places[one]
    return tuple(Table(places[at], places[at + 1]) for at in range(0, len(places), 2))


def _pairs(table: Table) -> tuple[Pair, Pair]:
    return table.north_south, table.east_west


def _meetings(one: Pair, other: Pair) -> list[Pair]:
    """Who meets whom as opponents where these pairs play, each two with the lower number first."""
    return [(min(a, b), max(a, b)) for a in one for b in other]
