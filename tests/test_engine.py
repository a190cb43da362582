"""Programs from outside at a seat: what they are told, what they answer, and what happens if they do not."""

import shlex
import sys
import time
from collections import Counter, deque
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import ESSENTIAL, each, rule_sets
from tests.test_phases import deal_in
from twinpack import bots, families
from twinpack.engines import EngineError, Program, answers, program, telling
from twinpack.engines.answering import read_rules
from twinpack.families import RuleSet, find
from twinpack.game import CHANCE, Race, draw, pick
from twinpack.lab.arena import PROGRAM, Setting, Table, Which
from twinpack.options import RulesError
from twinpack.pinochle.rules import Rules

OURS = "engine:twinpack engine --bot club"
EXAMPLE = Path(__file__).parents[1] / "examples" / "engine.py"
SEEDS = (2024, 7)


class Direct:
    """Lines to and from a bot of ours without a process between."""

    def __init__(self, command: str) -> None:
        self._lines: deque[str] = deque()
        self._answers = answers(self._told(), command.split()[-1])
        self.heard: list[str] = []

    def _told(self) -> Iterator[str]:
        while self._lines:
            self.heard.append(self._lines[0])
            yield self._lines.popleft() + "\n"

    def say(self, line: str) -> None:
        self._lines.append(line)

    def hear(self, seconds: float) -> str | None:
        return next(self._answers, "")

    def forget(self) -> None:
        pass

    def end(self, *, at_once: bool = False) -> None:
        assert list(self._answers) == []


def log_of(rule_set: RuleSet, a: str, b: str = "club", dealer: int = 1) -> tuple[Any, ...]:
    """The log of a deal in which bot a sits on the first side."""
    game = rule_set.game
    by: list[Which] = ["a" if seat % game.sides == 0 else "b" for seat in range(game.seats)]
    with Table(Setting(rule_set, a, b)) as table:
        state = table.deal(by, SEEDS, dealer)
    log: tuple[Any, ...] = state.log
    return log


@pytest.mark.parametrize("name", each(families.names(), {*ESSENTIAL} - {"classic"}))
def test_our_engine_plays_as_the_bot_does(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Action by action, by any rules: so lines, rules and views lose nothing on their way."""
    monkeypatch.setattr(program, "_Talk", Direct)
    rule_set = find(name)
    assert log_of(rule_set, OURS) == log_of(rule_set, "club")


@pytest.mark.slow
@settings(max_examples=25)
@given(rule_sets())
def test_our_engine_plays_as_the_bot_does_by_any_rules(rules: Rules) -> None:
    rule_set = RuleSet("any", families.FAMILIES["pinochle"], rules)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(program, "_Talk", Direct)
        assert log_of(rule_set, OURS) == log_of(rule_set, "club")


@pytest.mark.parametrize("name", ["pinochle/dailey", "pinnacola/two"])
def test_our_engine_is_a_program(name: str) -> None:
    rule_set = find(name)
    assert log_of(rule_set, OURS) == log_of(rule_set, "club")


def test_chance_is_handed_to_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "_Talk", Direct)
    rule_set = find("pinochle/three-hand")
    assert log_of(rule_set, "engine:random", "random") == log_of(rule_set, "random", "random")


def told_by(rule_set: RuleSet, dealer: int, race: Race, log: tuple[Any, ...], seat: int) -> list[str]:
    """All lines that a seat is told of a deal."""
    game = rule_set.game
    state = game.start(dealer, race)
    lines: list[str] = []
    for action in log:
        after = game.apply(state, action)
        lines += telling.happened(rule_set, state, action, game.view(state, seat), game.view(after, seat))
        state = after
    return lines


@pytest.mark.parametrize("name", families.names())
def test_lines_tell_no_secrets(name: str) -> None:
    """Two deals that a seat cannot tell apart are told to it in the same lines."""
    rule_set, rng = find(name), Random(5)
    game = rule_set.game
    state = game.start(0)
    stop = rng.randrange(4, 30)
    while (turn := game.to_act(state)) is not None and len(state.log) < stop:
        action = draw(game, state, rng) if turn == CHANCE else pick(list(game.legal(state)), rng)
        state = game.apply(state, action)
    for seat in range(min(game.seats, 3)):
        other = game.redeal(game.view(state, seat), rng)
        told = told_by(rule_set, 0, state.race, state.log, seat)
        assert told == told_by(rule_set, 0, state.race, other.log, seat)


def test_a_deal_in_lines() -> None:
    """What the partner of the declarer hears."""
    rule_set = find("pinochle/classic")
    state = deal_in(rule_set.rules, "bid 250; pass; pass; pass; trump S; give TD TD 9D 9D; give 9S TH TH JH")
    lines = told_by(rule_set, state.dealer, state.race, state.log, 2)
    assert lines[1:] == [
        "HAND TS JH 9H 9H TD TD 9D 9D TC TC 9C 9C",
        "BID 0 250",
        "PASS 1",
        "PASS 2",
        "PASS 3",
        "CONTRACT 0 250",
        "TRUMP 0 S",
        "GIVE 2 TD TD 9D 9D",
        "HAND TS JH 9H 9H TC TC 9C 9C",
        "GIVE 0 9S TH TH JH",
        "GOT 9S TH TH JH",
        "HAND TS 9S TH TH JH JH 9H 9H TC TC 9C 9C",
        *[line for line in lines if line.startswith("MELD")],
    ]
    assert "MELD 0 150 AS TS KS QS JS" in lines


class Transcript:
    """Lines to and from a program as a page shows them: `<` is what the program says, `...` leaves out the rest."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = deque(lines)

    def say(self, line: str) -> None:
        if self._lines:
            shown, cut, _ = self._lines.popleft().partition("...")
            assert line.startswith(shown.removeprefix("> ")) if cut else f"> {line}" == shown

    def hear(self, seconds: float) -> str | None:
        return self._lines.popleft().removeprefix("< ") if self._lines else ""

    def forget(self) -> None:
        pass

    def end(self, *, at_once: bool = False) -> None:
        assert not self._lines


def test_the_page_about_the_protocol_shows_what_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its deal, in which the other seats do the first that is offered, is played again line by line."""
    page = (EXAMPLE.parents[1] / "docs" / "engine-protocol.md").read_text("utf-8")
    transcript = page.partition("```text\n")[2].partition("```")[0].splitlines()
    monkeypatch.setattr(program, "_Talk", lambda command: Transcript(transcript))
    rule_set = find("pinochle/classic")
    game, one = rule_set.game, Program("")
    [deal] = deal_in(rule_set.rules).log
    state = game.start(3)
    one.begin(rule_set, 0, state, 4711)
    while not one.faults and (turn := game.to_act(state)) is not None:
        legal = game.legal(state)
        action = deal if turn == CHANCE else next(legal) if turn else one.choose(game.view(state, 0), legal).action
        state = game.apply(state, action)
        one.follow(action, state)
    assert one.faults == {"lost": 1}  # the page ends before the deal does
    assert len(state.tricks) == 1
    assert sum(line.startswith("< ") for line in transcript) == 6


def test_the_rules_come_through() -> None:
    for name in families.names():
        rule_set = find(name)
        read = read_rules(telling.rules(rule_set).removeprefix("RULES "))
        assert (read.id, read.family.name, read.rules) == (rule_set.id, rule_set.family.name, rule_set.rules)


@pytest.mark.parametrize(
    "line",
    [
        "? play | play AS",
        "RULES",
        "RULES {}",
        'RULES {"id": "x", "family": "whist", "rules": {}}',
        'RULES {"id": "x", "family": "pinochle", "rules": {"scale": 7}}',
    ],
)
def test_a_line_that_is_none_is_refused_by_name(line: str) -> None:
    with pytest.raises(EngineError, match=r"engine-(line|too-early)"):
        list(answers([line], "club"))


@pytest.mark.parametrize("line", ["BEGIN", "BEGIN 1 2", "BEGIN 1 2 x", "VIEW {}", "VIEW x"])
def test_a_line_after_the_rules_that_is_none_is_refused_by_name(line: str) -> None:
    with pytest.raises(EngineError, match="engine-line"):
        list(answers([telling.rules(find(families.names()[0])), line], "club"))


def test_rules_that_cannot_be_played_are_refused_by_name() -> None:
    with pytest.raises(RulesError, match="pack-uneven"):
        list(answers(['RULES {"id": "x", "family": "pinochle", "rules": {"deal": {"widow": 3}}}'], "club"))


def test_an_unknown_bot_is_named_before_the_first_line() -> None:
    with pytest.raises(bots.UnknownBot, match="champion"):
        next(answers(iter([]), "champion"))


WORDS = st.sampled_from(["HELLO", "RULES", "BEGIN", "VIEW", "?", "HAND", "BYE", "{}", '{"id":"x"}', "1 2 3", "|", ""])


@given(st.lists(st.lists(WORDS | st.text(max_size=5), max_size=4).map(" ".join), max_size=6))
def test_any_lines_are_answered_or_refused_by_name(lines: list[str]) -> None:
    refused = False
    try:
        found = list(answers(lines, "club"))
    except EngineError as error:
        refused, found = error.code in ("engine-line", "engine-too-early"), []
    assert refused or all(answer == "HELLO club view" for answer in found)


def script(text: str) -> str:
    """The command of a program that says hello and goes on like this after each question."""
    lines = [
        "import sys, time",
        "print('HELLO test', flush=True)",
        "for line in sys.stdin:",
        f"    if line[0] == '?': {text}",
    ]
    return shlex.join([sys.executable, "-I", "-S", "-c", "\n".join(lines)])


def alone(command: str, seconds: float = 20) -> tuple[tuple[Any, ...], dict[str, int]]:
    """The log of a deal in which a program sits at seat 0, and what it was found at fault for."""
    rule_set = find("pinochle/dutch")
    by: list[Which] = ["a", "b", "b", "b"]
    faults: dict[Which, Counter[str]] = {"a": Counter(), "b": Counter()}
    with Table(Setting(rule_set, PROGRAM + command, "club", seconds=seconds)) as table:
        state = table.deal(by, SEEDS, 1, faults)
    return state.log, dict(faults["a"])


FAULTS = [
    ("print('play 1S', flush=True)", "illegal"),
    ("print(flush=True)", "illegal"),
    ("print('deal AS', flush=True)", "illegal"),
    ("print('x' * 4000, flush=True)", "illegal"),
    ("break", "lost"),
    ("time.sleep(60)", "late"),
]


def decisions(rule_set: RuleSet, dealer: int, log: tuple[Any, ...], seat: int) -> int:
    """How often a seat has acted."""
    game = rule_set.game
    state, count = game.start(dealer), 0
    for action in log:
        count += game.to_act(state) == seat
        state = game.apply(state, action)
    return count


@pytest.mark.parametrize(("text", "fault"), FAULTS)
def test_a_bot_of_ours_stands_in_for_a_program(text: str, fault: str) -> None:
    """For one answer that is none, and to the end of the deal for a program that is late or has ended."""
    log, faults = alone(script(text), seconds=0.5 if fault == "late" else 20)
    rule_set = find("pinochle/dutch")
    assert log == log_of(rule_set, "club")
    assert faults == {fault: decisions(rule_set, 1, log, 0) if fault == "illegal" else 1}


def test_a_program_that_has_ended_is_started_anew(tmp_path: Path) -> None:
    rule_set = find("pinochle/dutch")
    command = script(f"open({str(tmp_path / 'started')!r}, 'a').write('x'); break")
    with Table(Setting(rule_set, PROGRAM + command, "club")) as table:
        for dealer in range(3):
            table.deal(["a", "b", "b", "b"], SEEDS, dealer)
    assert (tmp_path / "started").read_text() == "xxx"


def test_a_program_cannot_play_in_circles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "MOST_ANSWERS", 3)
    log, faults = alone(script("print(line.split(' | ')[-1], end='', flush=True)"))
    assert faults == {"endless": 1}
    assert len(log) > 48


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("no-such-program", "engine-start"),
        ("", "engine-start"),
        ('"', "engine-start"),
        ("true", "engine-gone"),
        ("echo Good evening", "engine-hello"),
        ("sleep 60", "engine-silent"),
    ],
)
def test_what_is_no_engine_is_refused_by_name(command: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "START_SECONDS", 0.5 if code == "engine-silent" else 30)
    with pytest.raises(EngineError, match=code):
        alone(command)


def test_lines_that_nobody_asked_for_are_dropped() -> None:
    text = "import sys\nprint('one\\ntwo', flush=True)\nfor line in sys.stdin: print(line, end='', flush=True)"
    talk = program._Talk(shlex.join([sys.executable, "-I", "-S", "-c", text]))
    assert talk.hear(20) == "one"
    assert talk.hear(20) == "two"
    talk.say("three")
    while talk._in.empty():
        time.sleep(0.001)
    talk.forget()
    talk.say("four")
    assert talk.hear(20) == "four"
    talk.end()
    talk.forget()
    assert talk.hear(20) == ""  # the end is not forgotten


def test_a_program_leaves_at_the_end(tmp_path: Path) -> None:
    """It is told so, and has the time to finish what it does."""
    told = tmp_path / "told"
    command = script("print(line.split(' | ')[1].strip(), flush=True)")
    command += shlex.quote(f"\n    if line == 'BYE\\n': open({str(told)!r}, 'w').write('left')")
    one = Program(command)
    rule_set = find("pinochle/dutch")
    one.begin(rule_set, 0, rule_set.game.start(0), 1)
    one.close()
    assert told.read_text() == "left"


SHAPES = ("dailey", "double-deck", "two-hand", "draft", "auction-four", "turned", "check", "five-hand", "bicycle-widow")


def test_the_example_plays_any_rules() -> None:
    """It follows the lines alone and is never found at fault, whatever is played."""
    command = PROGRAM + shlex.join([sys.executable, "-I", "-S", str(EXAMPLE)])
    found = {}
    with Table(Setting(find(families.names()[0]), command, "random")) as table:
        for name in (*(f"pinochle/{shape}" for shape in SHAPES), "pinnacola/two"):
            rule_set = find(name)
            table.setting = Setting(rule_set, command, "random")
            faults: dict[Which, Counter[str]] = {"a": Counter(), "b": Counter()}
            table.deal(["a" if seat < 2 else "b" for seat in range(rule_set.game.seats)], SEEDS, 0, faults)
            found[name] = dict(faults["a"])
    assert found == {name: {} for name in found}
