"""`twinpack play` in a real terminal: somebody who knows nothing but what is on the screen plays to the end."""

import re
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pexpect
import pytest

from twinpack.families import FAMILIES
from twinpack.terminal.voice import Voice
from twinpack.words import Words, words

pytestmark = pytest.mark.slow

PROGRAM = "from twinpack.cli import main; raise SystemExit(main())"
HOUSE = 'base = "pinochle/classic"\nmatch.target = 1000\n'
ENTER = ""


class Screen:
    """A program in a terminal, and somebody who answers its questions by what they say."""

    def __init__(self, folder: Path, language: str, *arguments: str) -> None:
        self.words = words(language)
        self.output = StringIO()
        self.met: set[str] = set()
        environment = {"TWINPACK_DATA": str(folder), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm"}
        command = ["-c", PROGRAM, "play", "--language", language, *arguments]
        self.child = pexpect.spawn(sys.executable, command, encoding="utf-8", timeout=20, env=environment)
        self.child.logfile_read = self.output
        self.questions = dict(_questions(self.words))
        self.patterns = [re.compile(pattern) for pattern in self.questions.values()]

    def asked(self) -> tuple[str, str] | None:
        """The next question and the cards or suits it names; None if the program has ended."""
        found = self.child.expect([pexpect.EOF, *self.patterns])
        if found == 0:
            self.child.close()
            return None
        match = self.child.match
        assert isinstance(match, re.Match)
        return list(self.questions)[found - 1], match[1] if match.re.groups else ""

    def answer(self, question: str, named: str) -> str:
        """An answer that is allowed, found on the screen."""
        self.met.add(question)
        if question == "ask-auction":  # bids as long as it is cheap
            (bid,) = re.findall(r"\d+", named)
            return bid if int(bid) < 400 else self.words.say("answer-pass.doc")
        if question == "ask-trump":
            return named.split(", ")[0]
        if question == "ask-give":
            return " ".join(self.hand()[: int(named)])
        if question == "ask-play":
            return named.split()[-1]
        if question == "ask-play-any":
            return self.hand()[0]
        return ENTER

    def hand(self) -> list[str]:
        """The cards of the last hand shown."""
        start, end = self.words.say("table-hand", cards="|").split("|")
        shown = self.output.getvalue().rpartition(start)[2].partition(end + "\r\n")[0]
        return re.findall(r"\S+[♠♥♦♣]", shown)

    def play(self, questions: int = 10_000) -> int:
        """Answer so many questions, or all until the program ends; answers how many there were."""
        for number in range(questions):
            question = self.asked()
            if question is None:
                return number
            self.child.sendline(self.answer(*question))
        return questions


def _questions(words: Words) -> Iterator[tuple[str, str]]:
    anything = "\0"
    for key, params in {
        "ask-auction": ("options",),
        "ask-trump": ("options",),
        "ask-decide": ("options",),
        "ask-play-only": ("cards",),
        "ask-play-any": (),
        "ask-play": ("cards",),
        "ask-next": (),
    }.items():
        said = words.say(key, **dict.fromkeys(params, anything))
        yield key, re.escape(said + " ").replace(anything, r"([^?\r\n]*)")
    yield (
        "ask-give",
        re.escape(words.say("ask-give", name=anything, count=4) + " ").replace(anything, ".*").replace("4", "(4)"),
    )


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_match_to_its_end(tmp_path: Path, language: str) -> None:
    house = tmp_path / "house.toml"
    house.write_text(HOUSE)
    screen = Screen(tmp_path, language, "--rules", str(house), "--seed", "4")
    assert screen.asked() is not None
    screen.child.sendline("?")
    assert screen.play() > 30
    assert screen.met == set(screen.questions), "not every kind of question came up"
    assert screen.child.exitstatus == 0
    lines = screen.output.getvalue().splitlines()
    voice = Voice(screen.words, 0)
    ours, theirs = voice.side(0), voice.side(1)
    said = " ".join(lines)
    points = re.findall(rf"{ours} -?\d+, {theirs} -?\d+", said)[-1]
    ends = [voice.say("end-won", points=points), voice.say("end-lost", points=points, winner=theirs)]
    assert any(end in said for end in ends)
    told = [line for line in lines if not any(pattern.search(line) for pattern in screen.patterns)]
    assert max(map(len, told)) <= 80, "a line was not broken between words"
    assert "\x1b" not in screen.output.getvalue(), "the cursor was moved or a colour used"


KINDS = ("two-hand", "draft", "auction-four", "double-deck", "five-hand", "eight-hand")


@pytest.mark.parametrize(
    "rules",
    [*(next(iter(family.variants)) for family in FAMILIES.values()), *(f"pinochle/{kind}" for kind in KINDS)],
)
def test_the_hints_of_every_family_can_be_typed(tmp_path: Path, rules: str) -> None:
    screen = Screen(tmp_path, "it", "--rules", rules, "--seed", "4")
    screen.child.setwinsize(24, 400)
    start, end = screen.words.say("hint-choice", what="|").split("|")
    suggestion = f"{re.escape(start)}([^\r\n]+){re.escape(end)}\r\n"
    followed, found = 0, 0
    while followed < 60:
        screen.child.sendline("hint")
        found = screen.child.expect([suggestion, re.escape(screen.words.say("query-later")), pexpect.EOF])
        if found == 2:  # a match of few deals may be over
            break
        if found == 0:
            match = screen.child.match
            assert isinstance(match, re.Match)
            screen.child.sendline(match[1])
            followed += 1
        else:
            screen.child.sendline(ENTER)
    if found != 2:
        screen.child.sendline("quit")
        screen.child.expect(pexpect.EOF)
    assert followed > 20
    unknown = screen.words.say("not-understood", text="|").partition("|")[2]
    assert unknown not in screen.output.getvalue()
    assert ("twinpack play --resume" in screen.output.getvalue()) == (found != 2)


def test_an_interrupted_match_is_resumed(tmp_path: Path) -> None:
    first = Screen(tmp_path, "en", "--rules", "pinochle/dutch-short", "--seed", "7")
    assert first.play(9) == 9
    interrupted = first.asked()
    first.child.sendintr()
    assert first.child.expect(pexpect.EOF) == 0
    first.child.close()
    assert first.child.exitstatus == 130
    assert "twinpack play --resume" in first.output.getvalue()
    assert "Traceback" not in first.output.getvalue()

    second = Screen(tmp_path, "en", "--resume")
    assert second.asked() == interrupted
    second.child.sendeof()
    assert second.asked() is None
    assert second.child.exitstatus == 0

    third = Screen(tmp_path, "de", "--resume")
    third.play()
    assert third.child.exitstatus == 0
    assert len(list((tmp_path / "matches").iterdir())) == 1

    fourth = Screen(tmp_path, "en", "--resume")
    assert fourth.asked() is None
    assert fourth.child.exitstatus == 2
    assert "There is no unfinished match" in fourth.output.getvalue()
