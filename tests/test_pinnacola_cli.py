"""The commands that all games share, with Pinnacola: rules, simulation, and records told in words."""

import json
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from tests.pinnacola import FAMILY
from twinpack.cli import main
from twinpack.cli.pinnacola import told
from twinpack.cli.voices import voice_of
from twinpack.families import RuleSet
from twinpack.game import CHANCE, play
from twinpack.options import changed
from twinpack.pinnacola.actions import Action, Back, Deal, Discard, Draw, Lay, Off, Restock, Swap, Take
from twinpack.pinnacola.game import Pinnacola
from twinpack.pinnacola.phases.deal import stacked
from twinpack.pinnacola.state import Ending
from twinpack.pinnacola.tokens import card, pack
from twinpack.pinnacola.variants import VARIANTS
from twinpack.referee import RefereeError
from twinpack.words import LANGUAGES, words

ENDINGS = get_args(Ending)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """A function that runs a command and answers its exit code, and what it said on stdout and stderr."""
    monkeypatch.setenv("LC_ALL", "C")

    def command(*given: str) -> tuple[int, str, str]:
        capsys.readouterr()
        code = main(given)
        return code, *capsys.readouterr()

    return command


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_rules_are_shown_and_written(run: Any, tmp_path: Path, name: str, language: str) -> None:
    code, shown, err = run("rules", "show", name, "--language", language)
    assert (code, err) == (0, "")
    assert name in shown.splitlines()[0]
    file = tmp_path / "house.toml"
    file.write_text(run("rules", "show", name, "--toml")[1], "utf-8")
    assert json.loads(run("rules", "diff", name, str(file), "--json")[1])["same"] is True
    assert run("rules", "check", str(file), "--language", language)[0] == 0


def test_rules_are_listed_compared_and_checked(run: Any, tmp_path: Path) -> None:
    listed = json.loads(run("rules", "list", "--json")[1])
    assert [one["id"] for one in listed if one["family"] == "pinnacola"] == list(VARIANTS)
    schema = json.loads(run("rules", "schema", "pinnacola")[1])
    assert schema["$defs"]["RowRules"]["properties"]["take"]["enum"] == ["last", "tail", "whole"]
    assert run("rules", "diff", "pinnacola/classic", "pinochle/classic")[0] == 2
    file = tmp_path / "house.toml"
    file.write_text('base = "pinnacola/classic"\nmeld.triple_run = 5\nscoring.flat = 100\n', "utf-8")
    code, found, _ = run("rules", "check", str(file), "--json")
    assert code == 1
    assert [(error["line"], error["code"]) for error in json.loads(found)["errors"]] == [
        (2, "triple-below-double"),
        (3, "without-effect"),
    ]


def test_a_simulation_is_summed_up_and_told(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    asked = ("simulate", "--rules=pinnacola/two", "--deals=2", "--bots=random", "--seed=3")
    code, table, err = run(*asked, "--record", str(file))
    assert (code, err) == (0, "")
    assert table.startswith("Matches: 1. Deals: 2.\n")
    assert "Tricks" not in table
    answer = json.loads(run(*asked, "--json")[1])
    assert [side["tricks"] for side in answer["sides"]] == [None, None]
    assert (answer["contracts"], answer["made"], answer["unplayed"]) == (0, 0, 0)
    assert json.loads(run("replay", str(file), "--check", "--json")[1])["ok"] is True
    for language in LANGUAGES:
        code, walked, err = run("replay", str(file), "--language", language)
        assert (code, err) == (0, "")
        assert walked.count("\n") > 60


def hand(text: str) -> tuple[Any, ...]:
    return tuple(card(word) for word in text.split())


SOUTH, WEST = "9S 9H 5D 5H 7C", "QH QS 6H 7H KD"


def spoken(lines: str, language: str) -> list[str]:
    """What is said about a deal for two: South moves first."""
    game = for_two(5)
    hands, rest = (hand(SOUTH), hand(WEST)), list(pack(False))
    top = hand("9C ** 4H 8H QD")
    for one in (*hands[0], *hands[1], *top):
        rest.remove(one)
    state = game.start(dealer=1)
    log: list[Action] = [stacked(game.rules, 1, hands, (*top, *rest))]
    for line in lines.split("; "):
        state = play(game, state, log[-1])
        log.append(game.parse(line))
    return list(told(game, 1, log, words(language)))


def for_two(hand_size: int) -> Pinnacola:
    return Pinnacola(changed(VARIANTS["pinnacola/two"], deal__hand_size=hand_size))


def test_a_deal_is_told_in_words() -> None:
    lines = "take 1; lay 9S 9H 9C; back; lay 9S 9H 9C; discard 7C; draw; lay QH QS **=QD; discard KD; draw; discard 4H"
    assert spoken(lines, "en") == [
        "South holds 9♠ 5♥ 9♥ 5♦ 7♣",
        "West holds Q♠ 6♥ 7♥ Q♥ K♦",
        "Row: 9♣",
        "South takes from the row: 9♣",
        "South lays 9♠ 9♥ 9♣",
        "South takes back everything laid in this turn",
        "South lays 9♠ 9♥ 9♣",
        "South discards 7♣",
        "West draws Joker",
        "West lays Q♥ Q♠ Joker=Q♦",
        "West discards K♦",
        "South draws 4♥",
        "South discards 4♥",
    ]
    more = f"{lines}; draw; discard 8H; draw; swap QD @2; off **=9D @1; discard 5D"
    assert spoken(more, "de")[-6:] == [
        "West zieht 8♥",
        "West legt 8♥ ab",
        "Süd zieht D♦",
        "Süd tauscht D♦ in D♠ D♥ Joker=D♦",
        "Süd legt Joker=9♦ an 9♠ 9♥ 9♣ an",
        "Süd legt 5♦ ab",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_has_words(language: str) -> None:
    said = words(language)
    for key in ("draw", "draw-nothing", "take", "lay", "off", "swap-wild", "discard", "back"):
        assert said.say(f"cli-does-{key}", seat="North", what="9♠", meld="7♥").startswith("North ")
    assert "20" in said.say("cli-restocked", cards=20)
    assert "1" not in said.say("cli-restocked", cards=1)
    assert len({said.say(f"cli-ending-{ending}", seat="North") for ending in ENDINGS}) == len(ENDINGS) == 4
    assert {Deal, Restock, Draw, Take, Lay, Off, Swap, Discard, Back} == set(get_args(Action)), "an action is not told"


def test_a_new_stock_is_told() -> None:
    game = for_two(13)
    state = game.start(dealer=1)
    log: list[Any] = []
    while "restock" not in [str(action).partition(" ")[0] for action in log]:
        if game.to_act(state) == CHANCE or state.phase == "draw":
            action: Any = next(game.legal(state))
        else:
            action = Discard(state.hands[state.turn][0])
        state = play(game, state, action)
        log.append(action)
    lines = list(told(game, 1, log, words("en")))
    assert lines[-3].endswith(" wants to draw, and the stock is used up")
    assert lines[-2].startswith("The row except its newest card is shuffled and becomes the new stock of ")
    assert " draws " in lines[-1]


def test_a_family_that_the_referee_does_not_know() -> None:
    with pytest.raises(RefereeError, match=r"^other-game"):
        voice_of(RuleSet("x", replace(FAMILY, name="other"), None))
