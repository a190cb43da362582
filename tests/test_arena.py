"""Bots against bots: the numbers are right, hang on nothing but the seed, and survive being broken off."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from tests.test_engine import script
from twinpack import bots, families
from twinpack.bots.base import Bot
from twinpack.bots.random import RandomBot
from twinpack.cli import main
from twinpack.families import find
from twinpack.lab import arena, paired, plots
from twinpack.lab.arena import (
    ArenaError,
    Contract,
    Figures,
    Kept,
    Pair,
    Setting,
    Table,
    check_fair,
    played,
    result,
)
from twinpack.lab.paired import shuffles
from twinpack.lab.report import Picture, Report, html, write
from twinpack.lab.report import Table as Columns
from twinpack.options import changed
from twinpack.words import LANGUAGES, words

DAILEY = find("pinochle/dailey")
SETTING = Setting(DAILEY, "club", "random", seed=3)
MIXED = ("pinochle/dailey", "pinochle/three-hand", "pinochle/eight-hand", "pinochle/five-hand", "pinochle/auction-four")


@pytest.mark.parametrize("name", [*MIXED, "pinnacola/two"])
def test_differences_are_those_of_paired_deals(name: str) -> None:
    rule_set = find(name)
    club, random = (partial(bots.make, bot) for bot in ("club", "random"))
    pairs = list(played(Setting(rule_set, "club", "random", 5), 2))
    found = [pair.difference for pair in pairs]
    assert found == pytest.approx([pair.scored[0] - pair.scored[1] for pair in pairs])
    assert found == pytest.approx(list(paired.differences(rule_set, club, random, 2, 5)))


@pytest.mark.parametrize("name", MIXED)
@pytest.mark.parametrize("bot", ["random", "club"])
def test_a_bot_is_no_better_than_itself(name: str, bot: str) -> None:
    assert {pair.difference for pair in played(Setting(find(name), bot, bot, 1), 3)} == {0.0}


def test_every_rule_set_can_be_measured() -> None:
    for name in families.names():
        rule_set = find(name)
        [one] = played(Setting(rule_set, "random", "random"), 1)
        assert len(one.contracts) + one.void <= rule_set.game.sides
        assert one.difference == 0


def test_a_longer_run_begins_like_a_shorter_one() -> None:
    assert list(played(SETTING, 4))[:2] == list(played(SETTING, 2))


@pytest.mark.slow
def test_the_numbers_are_the_same_for_any_number_of_processes() -> None:
    alone = list(played(SETTING, 5))
    shared = sorted(played(SETTING, 5, workers=2), key=lambda pair: pair.number)
    assert shared == alone
    program = msgspec.structs.replace(SETTING, a="engine:twinpack engine --bot club")
    assert [pair.difference for pair in sorted(played(program, 2, workers=2), key=lambda pair: pair.number)] == [
        pair.difference for pair in alone[:2]
    ]


@pytest.mark.slow
def test_what_goes_wrong_in_another_process_is_told_by_name() -> None:
    with pytest.raises(Exception, match="engine-start") as caught:
        list(played(msgspec.structs.replace(SETTING, b="engine:no-such-program"), 3, workers=2))
    assert caught.value.params["command"] == "no-such-program"  # type: ignore[attr-defined]  # a named error has them


def test_contracts_are_told_as_they_were_scored() -> None:
    """By rules without a save, a contract that was played is made by who has at least the bid."""
    classic = find("pinochle/classic")
    for pair in played(Setting(classic, "club", "random", 11), 8):
        for one in pair.contracts:
            assert one.bid >= classic.rules.auction.minimum
            if one.unplayed:
                assert (one.made, one.points, one.tricks) == (False, -one.bid, 0)
            else:
                assert one.made == (one.meld + one.tricks >= one.bid)
                assert one.points == (one.meld + one.tricks if one.made else -one.bid)


def test_the_numbers_of_known_pairs() -> None:
    made = Contract("a", 250, 160, 140, True, False, 300)
    short = Contract("a", 300, 40, 200, False, False, -300)
    conceded = Contract("a", 400, 10, 0, False, True, -400)
    other = Contract("b", 260, 100, 160, True, False, 260)
    pairs = [
        Pair(2, 50.0, (60, 10), (conceded,), faults={"b": {"late": 1}}),
        Pair(0, 100.0, (100, 0), (made, short)),
        Pair(1, -30.0, (0, 30), (other,), void=1, faults={"b": {"late": 2, "illegal": 1}}),
        Pair(3, 0.0, (20, 20), ()),
    ]
    came = result(pairs)
    assert (came.margin.mean, came.margin.pairs) == (30, 4)
    assert came.scored == (45, 15)
    # The deviation of 100, -30, 50, 0 is 57.155: 1.96 times that by the root of 4 on either side.
    assert came.margin.interval == pytest.approx((30 - 56.011, 30 + 56.011), abs=0.001)
    assert (came.better, came.equal, came.worse, came.void) == (2, 1, 1, 1)
    assert msgspec.structs.astuple(came.a) == pytest.approx((3, 1, 1, 950 / 3, 70, 170, 50, 60, -400 / 3))
    assert came.b == Figures(1, 1, 0, 260, 100, 160, 0, None, 260)
    assert came.faults == {"b": {"late": 3, "illegal": 1}}
    assert result(reversed(pairs)) == came


def test_deals_without_contracts_have_no_figures() -> None:
    came = result(played(Setting(find("pinochle/turned"), "club", "random"), 2))
    assert came.a == came.b == Figures(0, 0, 0, None, None, None, None, None, None)


class Moody:
    """A bot with chance of its own."""

    def __init__(self) -> None:
        self._own = Random(7)

    def make(self, name: str, rule_set: Any, seed: int) -> Bot:
        return RandomBot(self._own.randrange(2**32))


def test_a_bot_with_chance_of_its_own_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    check_fair(SETTING, 2)
    monkeypatch.setattr(bots, "make", Moody().make)
    with pytest.raises(ArenaError, match="arena-unequal") as caught:
        check_fair(SETTING, 2)
    assert caught.value.params["bot"] == "club"
    check_fair(SETTING, 0)


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "pairs"
    whole = list(played(SETTING, 4))
    broken_off = played(SETTING, 4, keep=Kept(file, SETTING))
    assert [next(broken_off), next(broken_off)] == whole[:2]
    broken_off.close()  # type: ignore[attr-defined]  # a generator
    assert file.read_text().count("\n") == 3
    with file.open("a") as more:
        more.write('{"number": 2, "diff')  # cut off in writing
    kept = Kept(file, SETTING)
    assert sorted(kept.pairs) == [0, 1]
    assert list(played(SETTING, 4, keep=kept)) == whole
    again = Kept(file, SETTING)
    assert list(again.pairs.values()) == whole
    assert list(played(SETTING, 3, keep=again)) == whole[:3]


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "pairs"
    whole = list(played(SETTING, 2, keep=Kept(file, SETTING)))
    monkeypatch.setattr(Table, "pair", None)
    assert list(played(SETTING, 2, keep=Kept(file, SETTING))) == whole


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"a": "random"}, "a"),
        ({"b": "club"}, "b"),
        ({"seed": 4}, "seed"),
        ({"seconds": 5}, "seconds"),
        ({"rule_set": find("pinochle/classic")}, "rules"),
    ],
)
def test_pairs_of_another_comparison_are_refused(change: dict[str, Any], name: str, tmp_path: Path) -> None:
    file = tmp_path / "pairs"
    Kept(file, SETTING)
    with pytest.raises(ArenaError, match="arena-other") as caught:
        Kept(file, msgspec.structs.replace(SETTING, **change))
    assert caught.value.params["name"] == name


def test_the_same_rules_by_another_name_go_on(tmp_path: Path) -> None:
    house = families.RuleSet("Thursday", DAILEY.family, changed(DAILEY.rules, auction__minimum=250))
    Kept(tmp_path / "pairs", SETTING)
    assert Kept(tmp_path / "pairs", msgspec.structs.replace(SETTING, rule_set=house)).pairs == {}


@pytest.mark.parametrize("text", ["x\n", "{}\n", '[Rules "x"]\n', "HEADING{}\n", 'HEADING{"number": "x"}\n'])
def test_a_file_of_something_else_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "pairs"
    Kept(file, SETTING)
    file.write_text(text.replace("HEADING", file.read_text()))
    with pytest.raises(ArenaError, match="arena-file"):
        Kept(file, SETTING)


def test_shuffles_hang_on_the_seed() -> None:
    first, again, other = (next(shuffles(seed)) for seed in (1, 1, 2))
    assert first == again != other


def elements(svg: str, name: str) -> list[ElementTree.Element]:
    return ElementTree.fromstring(svg).findall(f"{{http://www.w3.org/2000/svg}}{name}")


NUMBERS = [-120.0, -10, 0, 5, 5, 5, 80, 300]


def test_a_histogram_holds_every_number() -> None:
    bars = elements(plots.histogram(NUMBERS, "Pairs", "points"), "rect")
    heights = [float(bar.get("height") or 0) for bar in bars]
    assert sum(heights) / max(heights) * 4 == pytest.approx(len(NUMBERS), abs=0.01)  # four of them in the highest bar


def test_the_running_mean_ends_at_the_mean() -> None:
    drawing = plots.running_mean(NUMBERS, "Mean", "pairs")
    [line], [band] = elements(drawing, "polyline"), elements(drawing, "polygon")
    places = [tuple(map(float, place.split(","))) for place in (line.get("points") or "").split()]
    edges = [tuple(map(float, place.split(","))) for place in (band.get("points") or "").split()]
    assert len(places) == len(NUMBERS) - 1
    assert len(edges) == 2 * len(places)
    upper, lower = edges[len(places) - 1], edges[len(places)]
    assert places[-1][1] == pytest.approx((upper[1] + lower[1]) / 2, abs=0.1)
    assert upper[1] < places[-1][1] < lower[1]


@pytest.mark.parametrize("drawn", [plots.histogram, plots.running_mean])
@pytest.mark.parametrize("numbers", [[0.0, 0.0], [7.5, 7.5, 7.5], [1e6, -1e6], [0.001, 0.002], list(range(2000))])
def test_any_numbers_can_be_drawn(drawn: Callable[..., str], numbers: list[float]) -> None:
    drawing = drawn(numbers, "<Title> & more", "Label")
    assert elements(drawing, "title")[0].text == "<Title> & more"
    assert "nan" not in drawing
    assert len(drawing) < 40_000


REPORT = Report(
    "en",
    "club against <engine> | x",
    ("A line *with* marks",),
    (Columns(("What", "club", "a | b"), (("Made", "70%", "-"),)),),
    (Picture("mean", "The mean", plots.running_mean(NUMBERS, "The mean", "pairs")),),
)


def test_a_report_is_one_page(tmp_path: Path) -> None:
    write(REPORT, tmp_path / "report.html")
    [file] = tmp_path.iterdir()
    page = file.read_text("utf-8")
    assert page == html(REPORT)
    assert "<h1>club against &lt;engine&gt; | x</h1>" in page
    assert '<th scope="row">Made</th><td>70%</td><td>-</td>' in page
    assert page.count("<svg") == 1
    for outside in ("<script", "<link", "src=", "href=", "url("):
        assert outside not in page


def test_a_report_in_markdown_lies_beside_its_pictures(tmp_path: Path) -> None:
    write(REPORT, tmp_path / "report.md")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["report-mean.svg", "report.md"]
    assert (tmp_path / "report.md").read_text("utf-8") == (
        "# club against \\<engine\\> \\| x\n\n"
        "- A line \\*with\\* marks\n\n"
        "| What | club | a \\| b |\n| --- | ---: | ---: |\n| Made | 70% | - |\n\n"
        "![The mean](report-mean.svg)\n"
    )
    ElementTree.fromstring((tmp_path / "report-mean.svg").read_text("utf-8"))


COMMAND = ["arena", "--rules", "pinochle/dailey", "--pairs", "3", "--seed", "3", "--self-test", "1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_what_came_of_it(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report.html"
    assert main([*COMMAND, "--language", language, "--report", str(report)]) == 0
    shown = capsys.readouterr().out
    came = result(played(SETTING, 3))
    margin = words(language).say(
        "arena-margin",
        a="club",
        b="random",
        mean=f"{came.margin.mean:+.1f}",
        low=f"{came.margin.interval[0]:+.1f}",
        high=f"{came.margin.interval[1]:+.1f}",
    )
    assert margin in shown
    assert str(report) in shown.replace("\n", "")
    page = report.read_text("utf-8")
    assert margin in page
    assert f'<html lang="{language}">' in page
    assert page.count("<svg") == 2


def test_the_command_answers_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    came = result(played(SETTING, 3))
    assert (answer["rules"], answer["bots"], answer["seed"]) == ("pinochle/dailey", ["club", "random"], 3)
    assert answer["margin"] == {"mean": came.margin.mean, "interval": list(came.margin.interval), "pairs": 3}
    assert answer["a"]["contracts"] == came.a.contracts > 0


def test_the_command_goes_on_with_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "pairs"
    assert main([*COMMAND, "--json"]) == 0
    fresh = capsys.readouterr().out
    assert main([*COMMAND, "--json", "--pairs", "2", "--resume", str(file)]) == 0
    assert main([*COMMAND, "--json", "--resume", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] + "\n" == fresh
    assert main([*COMMAND, "--seed", "4", "--resume", str(file)]) == 2
    assert "seed was 3 and is 4 now" in capsys.readouterr().err


def test_a_game_without_contracts_has_its_scores(capsys: pytest.CaptureFixture[str]) -> None:
    """Chips and contracts are not everything: without them there is one row, and with them nine more."""
    for rules, rows in (("pinochle/turned", 1), ("pinochle/dailey", 10)):
        assert main(["arena", "--rules", rules, "--a", "random", "--pairs", "2", "--self-test", "0"]) == 0
        assert capsys.readouterr().out.count("│\n") == rows


def test_faults_of_a_program_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "--rules", "pinochle/dutch", "--b", f"engine:{script('print(0, flush=True)')}", "--pairs", "2"]
    assert main([*asked, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["margin"]["mean"] == 0  # club played for it
    count = answer["faults"]["b"]["illegal"]
    assert count > 50
    assert main(asked) == 0
    assert f"answers that were no legal action, for which club played: {count}" in capsys.readouterr().out


def test_an_unknown_bot_is_no_engine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", "--bot", "champion"]) == 2
    assert "champion" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--a", "champion"], "unknown-bot"),
        (["--b", "engine:no-such-program"], "engine-start"),
        (["--pairs", "1"], "option-range"),
        (["--workers", "0"], "option-range"),
        (["--seconds", "0"], "option-range"),
        (["--self-test", "-1"], "option-range"),
        (["--seed", "x"], "whole"),
        (["--report", "report.txt"], "report-kind"),
        (["--resume", "no/such/folder"], "unreadable-file"),
    ],
)
def test_what_cannot_be_measured_is_refused_by_name(
    arguments: list[str], code: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*COMMAND, *arguments, "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"]["code"] == code
    assert list(tmp_path.iterdir()) == []


def test_faults_have_words() -> None:
    for language in LANGUAGES:
        for fault in ("illegal", "late", "lost", "endless"):
            assert "3" in words(language).say(f"arena-fault-{fault}", bot="x", count=3)


def test_the_arena_knows_every_family() -> None:
    assert set(arena.BIDS) == set(families.FAMILIES)
