"""An evening of many games: exact counts of who meets whom, fair sit-outs, standings, results files, the command."""

import json
from collections import Counter
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import first
from tests.test_words import entries
from twinpack.cli import main
from twinpack.evening import (
    EveningError,
    Result,
    Round,
    Standing,
    Table,
    results,
    rotation,
    standings,
    whole_evening,
)
from twinpack.words import LANGUAGES

SIZES = range(4, 41)
EACH_SIZE = first(20, SIZES)


@cache
def longest(players: int) -> tuple[Round, ...]:
    """The rounds of the longest evening: shorter ones are its beginning."""
    return rotation(players, 100)


def partners(rounds: tuple[Round, ...]) -> Counter[frozenset[int]]:
    """How often each two have been partners."""
    return Counter(
        frozenset(pair) for one in rounds for table in one.tables for pair in (table.north_south, table.east_west)
    )


def opponents(rounds: tuple[Round, ...]) -> Counter[frozenset[int]]:
    """How often each two have been opponents."""
    return Counter(
        frozenset((a, b)) for one in rounds for table in one.tables for a in table.north_south for b in table.east_west
    )


def seated(one: Round) -> list[int]:
    """Who plays in a round."""
    return [player for table in one.tables for player in (*table.north_south, *table.east_west)]


def everybody(players: int) -> set[frozenset[int]]:
    """Each two of so many people."""
    return {frozenset(pair) for pair in combinations(range(1, players + 1), 2)}


@pytest.mark.parametrize("players", [size for size in SIZES if size % 4 == 0])
def test_multiples_of_four_play_a_whist_tournament(players: int) -> None:
    rounds = longest(players)[: whole_evening(players)]
    assert len(rounds) == players - 1
    assert partners(rounds) == dict.fromkeys(everybody(players), 1)
    assert opponents(rounds) == dict.fromkeys(everybody(players), 2)


def test_four_people_use_the_three_pairings_in_turn() -> None:
    pairings = [{frozenset(one.tables[0].north_south), frozenset(one.tables[0].east_west)} for one in rotation(4, 6)]
    assert pairings[:3] == [
        {frozenset({1, 2}), frozenset({3, 4})},
        {frozenset({1, 3}), frozenset({2, 4})},
        {frozenset({1, 4}), frozenset({2, 3})},
    ]
    assert pairings[3:] == pairings[:3]


@pytest.mark.parametrize("players", EACH_SIZE)
def test_in_every_game_all_play_once_or_sit_out(players: int) -> None:
    for one in longest(players)[: 2 * players + 1]:
        assert len(one.tables) == players // 4
        assert len(one.out) == players % 4
        assert sorted([*seated(one), *one.out]) == list(range(1, players + 1))


@pytest.mark.parametrize("players", EACH_SIZE)
def test_nobody_sits_out_twice_before_all_have_once(players: int) -> None:
    out: Counter[int] = Counter(dict.fromkeys(range(1, players + 1), 0))
    for one in longest(players):
        out.update(one.out)
        assert max(out.values()) - min(out.values()) <= 1


@pytest.mark.parametrize("players", EACH_SIZE)
def test_a_whole_evening_repeats_no_partners_and_all_play_equally_often(players: int) -> None:
    rounds = longest(players)[: whole_evening(players)]
    assert set(partners(rounds).values()) == {1}
    games = Counter(player for one in rounds for player in seated(one))
    assert set(games.values()) == {len(rounds) * (players - players % 4) // players}
    met = opponents(rounds)
    assert max(met.values()) <= 4
    if players >= 8:  # with a single table there is nobody else to meet
        seldom_or_often = [pair for pair in everybody(players) if not 1 <= met[pair] <= 3]
        assert len(seldom_or_often) <= len(everybody(players)) / 10


@pytest.mark.parametrize("players", EACH_SIZE)
def test_more_games_only_add_rounds(players: int) -> None:
    assert len(longest(players)) == 100
    for games in (1, 2, players - 1, 41):
        assert rotation(players, games) == longest(players)[:games]


@pytest.mark.parametrize("players", EACH_SIZE)
def test_after_a_whole_evening_partners_come_again_in_the_same_order(players: int) -> None:
    lap = whole_evening(players)
    games = [(set(partners((one,))), one.out) for one in longest(players)[: 2 * lap]]
    assert games[lap:] == games[:lap]


@pytest.mark.parametrize(
    ("players", "games", "code", "given"),
    [(3, 1, "players", 3), (41, 1, "players", 41), (-4, 1, "players", -4), (4, 0, "games", 0), (4, 101, "games", 101)],
)
def test_numbers_out_of_range_are_refused(players: int, games: int, code: str, given: int) -> None:
    with pytest.raises(EveningError) as caught:
        rotation(players, games)
    assert caught.value.code == f"evening-{code}"
    assert caught.value.params["given"] == given


@st.composite
def evenings(draw: st.DrawFn) -> tuple[int, tuple[Round, ...], tuple[Result, ...]]:
    """A number of people, their rounds and the results of some games in any order."""
    players = draw(st.sampled_from(SIZES))
    rounds = rotation(players, draw(st.integers(1, 12)))
    places = [(game, table) for game, one in enumerate(rounds, 1) for table in range(1, len(one.tables) + 1)]
    chosen = draw(st.lists(st.sampled_from(places), unique=True))
    points = st.integers(-999_999, 999_999)
    return players, rounds, tuple(Result(*place, (draw(points), draw(points))) for place in chosen)


@given(evenings())
def test_points_and_games_are_conserved(evening: tuple[int, tuple[Round, ...], tuple[Result, ...]]) -> None:
    players, rounds, played = evening
    table = standings(players, rounds, played)
    assert sorted(one.player for one in table) == list(range(1, players + 1))
    assert sum(one.total for one in table) == 2 * sum(sum(result.points) for result in played)
    assert sum(one.games for one in table) == 4 * len(played)
    assert table[0].rank == 1
    for place, (better, worse) in enumerate(pairwise(table), start=2):
        assert better.total >= worse.total
        assert worse.rank == (better.rank if better.total == worse.total else place)


@given(evenings(), st.sampled_from(["\n", "\r\n", "\n\n# game 1 table 1: 1 1\n  "]))
def test_results_can_be_read_back(evening: tuple[int, tuple[Round, ...], tuple[Result, ...]], end: str) -> None:
    _, rounds, played = evening
    assert results(end.join(map(str, played)), rounds) == played


def test_a_game_counts_for_both_members_of_a_side() -> None:
    rounds = (
        Round((Table((1, 2), (3, 4)),), (5,)),
        Round((Table((5, 1), (2, 3)),), (4,)),
    )
    assert standings(5, rounds, [Result(1, 1, (500, -200)), Result(2, 1, (100, 300))]) == (
        Standing(1, 2, 800, 2),
        Standing(2, 1, 600, 2),
        Standing(3, 3, 100, 2),
        Standing(3, 5, 100, 1),
        Standing(5, 4, -200, 1),
    )
    assert {one.rank for one in standings(5, rounds, [])} == {1}


def test_results_are_read_as_people_write_them() -> None:
    text = "\ufeff# Friday\n\n  Game 2   table 01 :  +40 -120 # set\r\nGAME 1 TABLE 2:0 0\n"
    assert results(text, rotation(8, 2)) == (Result(2, 1, (40, -120)), Result(1, 2, (0, 0)))
    assert results("", rotation(4, 1)) == results("# nothing yet\n", rotation(4, 1)) == ()


GOOD = "game 1 table 1: 520 340"


@pytest.mark.parametrize(
    ("text", "code", "line", "offending"),
    [
        (f"{GOOD}\ngame 2 table 1: 520", "result-form", 2, "game 2 table 1: 520"),
        (f"# one\n\n{GOOD} 20", "result-form", 3, f"{GOOD} 20"),
        (f"{GOOD}\n520 340", "result-form", 2, "520 340"),
        ("game 1 table 1 520 340", "result-form", 1, "game 1 table 1 520 340"),
        ("game 1 table 1: 5.5 3", "result-form", 1, "game 1 table 1: 5.5 3"),
        ("game 1 table 1: 5 - 3", "result-form", 1, "game 1 table 1: 5 - 3"),
        ("game 1 table 1: ٣ 3", "result-form", 1, "game 1 table 1: ٣ 3"),
        ("game 1 table 1: 1234567 3", "result-form", 1, "game 1 table 1: 1234567 3"),
        (f"{GOOD}\u2028game 2 table 1: 1 1", "result-form", 1, f"{GOOD}\u2028game 2 table 1: 1 1"),
        ("\0", "result-form", 1, "\0"),
        ("x" * 99, "result-form", 1, "x" * 60),
        (f"{GOOD}\n{GOOD}", "result-twice", 2, GOOD),
        ("game 0 table 1: 1 1", "no-such-game", 1, "game 0 table 1: 1 1"),
        ("game 1 table 0: 1 1", "no-such-game", 1, "game 1 table 0: 1 1"),
        ("game 3 table 1: 1 1  # tomorrow", "no-such-game", 1, "game 3 table 1: 1 1"),
        ("game 1 table 3: 1 1", "no-such-game", 1, "game 1 table 3: 1 1"),
    ],
)
def test_a_bad_line_is_named(text: str, code: str, line: int, offending: str) -> None:
    with pytest.raises(EveningError) as caught:
        results(text, rotation(8, 2))
    assert caught.value.code == f"evening-{code}"
    assert caught.value.params["line"] == line
    assert caught.value.params["text"] == offending


def test_too_large_results_are_refused() -> None:
    with pytest.raises(EveningError, match="evening-results-too-large"):
        results("#" * 100_001, rotation(4, 1))


@given(st.text(max_size=40) | st.text("game table 1234:-+#\n", max_size=40))
def test_no_line_of_any_text_is_passed_over(text: str) -> None:
    written = [line for line in text.split("\n") if line.removeprefix("\ufeff").partition("#")[0].strip()]
    try:
        found = len(results(text, rotation(8, 2)))
    except EveningError as error:
        found = len(written) if 1 <= error.params["line"] <= text.count("\n") + 1 else -1
    assert found == len(written)


def test_values_are_frozen() -> None:
    one = rotation(4, 1)[0]
    for value, field in ((one, "out"), (one.tables[0], "east_west"), (Standing(1, 1, 0, 0), "rank")):
        with pytest.raises(AttributeError):
            setattr(value, field, 1)


class Run:
    """What one command gave."""

    def __init__(self, capture: pytest.CaptureFixture[str], given: tuple[str, ...]) -> None:
        self.code = main(("evening", *given))
        self.out, self.err = capture.readouterr()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """A function that runs `twinpack evening` in English."""
    monkeypatch.setenv("LC_ALL", "C")
    return lambda *given: Run(capsys, given)


def test_the_command_names_everybody_from_a_file(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "friday.txt"
    file.write_text("# Friday\ngame 1 table 1: 520 -340\ngame 2 table 1: 100 520\n", "utf-8")
    before = file.read_bytes()
    got = run("--names", "Ada, Ben,Cy,Dee,Eve", "--players", "5", "--games", "2", "--results", str(file))
    assert (got.code, got.err) == (0, "")
    assert got.out.splitlines() == [
        "Game 1",
        "Table 1: Ben and Eve against Cy and Dee: 520 / -340",
        "Sitting out: Ada",
        "Game 2",
        "Table 1: Ada and Cy against Dee and Eve: 100 / 520",
        "Sitting out: Ben",
        "At the end:",
        "1. Eve: 1040 in 2 games",
        "2. Ben: 520 in one game",
        "3. Dee: 180 in 2 games",
        "4. Ada: 100 in one game",
        "5. Cy: -240 in 2 games",
        "Eve has won the evening.",
    ]
    assert file.read_bytes() == before


def test_the_command_says_who_shares_the_win(run: Any) -> None:
    lines = run("--players", "4", "--games", "1", "--results", GOOD).out.splitlines()
    assert lines[-5:] == [
        "1. Number 1: 520 in one game",
        "1. Number 2: 520 in one game",
        "3. Number 3: 340 in one game",
        "3. Number 4: 340 in one game",
        "Number 1, Number 2 share the win.",
    ]
    open_end = run("--players", "4", "--games", "2", "--results", GOOD).out
    assert "So far:" in open_end
    assert "share" not in open_end


def test_json_has_one_shape(run: Any) -> None:
    plain = json.loads(run("--players", "4", "--games", "1", "--json").out)
    table = {"table": 1, "north_south": [1, 2], "east_west": [3, 4], "points": None}
    assert plain == {
        "names": ["1", "2", "3", "4"],
        "rounds": [{"game": 1, "tables": [table], "out": []}],
        "standings": None,
        "over": False,
    }
    scored = json.loads(run("--names", "Ada,Ben,Cy,Dee", "--games", "1", "--results", GOOD, "--json").out)
    assert list(scored) == list(plain)
    assert scored["rounds"][0]["tables"] == [{**table, "points": [520, 340]}]
    assert scored["standings"][2] == {"rank": 3, "player": 3, "name": "Cy", "total": 340, "games": 1}
    assert scored["over"] is True


@pytest.mark.parametrize(("players", "games"), [(4, 3), (6, 6), (8, 7), (13, 13)])
def test_an_evening_lasts_until_all_have_played_equally_often(run: Any, players: int, games: int) -> None:
    assert len(json.loads(run("--players", str(players), "--json").out)["rounds"]) == games


REFUSALS = [
    (("--players", "3"), "evening-players", "3"),
    (("--players", "41"), "evening-players", "40"),
    (("--names", "Ada,Ben,Cy"), "evening-players", "3"),
    (("--players", "four"), "whole", "four"),
    ((), "missing-argument", "--players"),
    (("--players", "4", "--games", "0"), "evening-games", "0"),
    (("--players", "5", "--names", "Ada,Ben,Cy,Dee"), "evening-names-count", "5"),
    (("--names", "Ada,Ben,,Dee"), "evening-name-missing", "3"),
    (("--names", "Ada,Ben,Ada,Dee"), "evening-name-twice", "Ada"),
    (("--players", "4", "--results", "no-such-file"), "unreadable-file", "no-such-file"),
    (("--players", "4", "--results", "game 1"), "evening-result-form", "game 1"),
    (("--players", "4", "--results", "game 9 table 1: 1 1"), "evening-no-such-game", "game 9"),
    (("--players", "4", "--results", f"{GOOD};{GOOD}"), "evening-result-twice", GOOD),
    (("--players", "4", "--results", "game " + "#" * 100_000), "evening-results-too-large", "100000"),
]


@pytest.mark.parametrize(("given", "code", "said"), REFUSALS)
def test_what_cannot_be_arranged_is_said_in_every_language(
    run: Any, given: tuple[str, ...], code: str, said: str
) -> None:
    answer = run(*given, "--json")
    assert (answer.code, json.loads(answer.out)["error"]["code"]) == (2, code)
    for language in LANGUAGES:
        got = run(*given, "--language", language)
        assert (got.code, got.out, got.err.count("\n")) == (2, "", 1)
        assert said in got.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_words(run: Any, language: str) -> None:
    assert entries(language, "evening.ftl") == entries("en", "evening.ftl")
    got = run("--players", "5", "--games", "1", "--results", GOOD, "--language", language)
    assert (got.code, len(got.out.splitlines())) == (0, 10)


def test_names_may_be_anything_but_say_nothing_to_the_terminal(run: Any) -> None:
    got = run("--names", "AS,S,\x1b[2J,10♥", "--games", "1")
    assert got.out.splitlines()[1] == "Table 1: AS and S against ?[2J and 10♥"


def test_results_in_a_file_are_refused_by_line_and_nothing_is_lost(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "friday.txt"
    file.write_bytes(f"{GOOD}\ngame 2 table 1: \xff".encode("latin-1"))
    got = run("--players", "4", "--results", str(file))
    assert (got.code, got.out) == (2, "")
    assert got.err.startswith("Line 2: ")
    assert file.read_bytes() == f"{GOOD}\ngame 2 table 1: \xff".encode("latin-1")
