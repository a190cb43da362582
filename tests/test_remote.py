"""`twinpack play --url`: shared tables in the terminal, played by what is on the screen."""

import queue
import re
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from tests.serving import Guest, Serving
from twinpack.cli import main
from twinpack.client import ClientError, Link
from twinpack.refusals import refusal
from twinpack.server.protocol import PHRASES
from twinpack.terminal import remote, remote_news
from twinpack.terminal.voice import Voice
from twinpack.words import LANGUAGES, words

PINOCHLE = 'base = "pinochle/dutch"\nauction.all_pass = "dealer-minimum"\nmatch.end = "deals"\nmatch.deals = 1\n'
CALLS = 'base = "pinochle/dutch"\nauction.all_pass = "redeal"\nmatch.end = "deals"\nmatch.deals = 1\n'
"""Rules by which everybody is asked for a call."""

TWO_DEALS = PINOCHLE.replace("deals = 1", "deals = 2")
PINNACOLA = 'base = "pinnacola/classic"\nmatch.end = "deals"\nmatch.deals = 1\n'
BOTS = ("club", "random", "club")


class Terminal:
    """A person at a terminal: `said` is what is on the screen, `read` what was looked at already."""

    def __init__(
        self, link: Link | str, folder: Path, language: str = "en", *, ascii: bool = False, **wanted: Any
    ) -> None:
        self.link = link
        self.words = words(language, ascii=ascii)
        self.said: list[str] = []
        self.at = 0
        self.code: int | None = None
        self.error: ClientError | None = None
        self.advice: str | None = None
        self._typed: queue.Queue[str] = queue.Queue()
        self._changed = threading.Condition()
        arguments = {"folder": folder, "words": self.words, "read": self._typed.get, "write": self._write}
        self._thread = threading.Thread(target=self._run, args=(str(link), {**arguments, **wanted}), daemon=True)
        self._thread.start()

    def _run(self, link: str, arguments: dict[str, Any]) -> None:
        try:
            self.code = remote.run(link, **arguments)
        except ClientError as error:
            self.error = error
        with self._changed:
            self._changed.notify_all()

    def _write(self, text: str) -> None:
        with self._changed:
            self.said += text.splitlines()
            self._changed.notify_all()

    def type(self, text: str) -> None:
        self._typed.put(text + "\n")

    def close(self) -> None:
        """The end of the input."""
        self._typed.put("")

    def sees(self, pattern: str) -> re.Match[str]:
        """The next line that the pattern is found in."""
        found = self.either(pattern)
        assert found is not None, "the program has ended:\n" + "\n".join(self.said)
        return found

    def either(self, pattern: str) -> re.Match[str] | None:
        """The next line that the pattern is found in, or None if the program ends before."""
        until = time.monotonic() + 15
        with self._changed:
            while True:
                while self.at < len(self.said):
                    self.at += 1
                    found = re.search(pattern, self.said[self.at - 1])
                    if found is not None:
                        return found
                if self.ended:
                    return None
                assert self._changed.wait(until - time.monotonic()), f"no {pattern!r} in\n" + "\n".join(self.said)

    @property
    def ended(self) -> bool:
        return self.code is not None or self.error is not None

    def finish(self) -> int:
        """Wait for the end; answers the exit code."""
        self._thread.join(20)
        assert self.code is not None, "\n".join(self.said)
        return self.code

    def play(self, until: str | None = None) -> None:
        """Do what `hint` says until the program ends, or a question is asked."""
        start, end = self.words.say("hint-choice", what="|").split("|")
        advice = f"^{re.escape(start)}(.*){re.escape(end)}$"
        waits = f"[:?]$|{re.escape(self.words.say('ask-next'))}"
        while (question := self.either(waits)) is not None:
            if until is not None and until in question.string:
                return
            if question.string == self.words.say("ask-next"):
                self.type("")
                continue
            self.type(self.words.say("command-hint").split(",")[0])
            chosen = self.sees(advice)[1]
            self.sees(re.escape(question.string))  # it is asked once more
            self.type(chosen)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("remote") / "tables.sqlite") as serving:
        yield serving


def table(server: Serving, rules: str = PINOCHLE, bots: tuple[str, ...] = BOTS, **wanted: Any) -> tuple[Guest, Link]:
    """A table where only the person's seat is open, or as many as `bots` leaves."""
    host = Guest(server.base, "Host")
    return host, host.make(rules, bots=("", *bots), seat=None, **wanted)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "nl", "it"])
@pytest.mark.parametrize("rules", [TWO_DEALS, PINNACOLA])
def test_a_match_is_played_by_what_the_screen_says(server: Serving, tmp_path: Path, rules: str, language: str) -> None:
    host, link = table(server, rules, BOTS)
    terminal = Terminal(link, tmp_path, language, name="Ada")
    terminal.play()
    assert terminal.finish() == 0
    assert host.http.ask("GET", f"/api/matches/{link.match}")["table"]["outcome"] is not None


def alone(server: Serving, tmp_path: Path, language: str = "en", **wanted: Any) -> Terminal:
    """A person who has just been asked for a call, all others bots."""
    _, link = table(server, CALLS, bots=("club",) * 3, **wanted)
    terminal = Terminal(link, tmp_path, language, name="Ada")
    terminal.sees(re.escape(terminal.words.say("ask-auction", options="|").split("|")[0]))
    return terminal


def leave(*terminals: Terminal) -> None:
    for terminal in terminals:
        terminal.type("quit")
        assert terminal.finish() == 0


TYPED = [
    ("en", "nonsense", '"nonsense" is not understood here'),
    ("en", "10", "A bid of 10 is too low"),
    ("en", "why 10", "A bid of 10 is too low"),
    ("en", "why pass", "Pass is allowed"),
    ("en", "why", "why pass"),
    ("en", "why nonsense", "not understood"),
    ("en", "", "This needs an answer"),
    ("en", "hint", "Suggestion: "),
    ("en", "hand", "Your hand: "),
    ("en", "melds", "With spades as trump"),
    ("en", "last", "No trick has been finished"),
    ("en", "table", "Your hand: "),
    ("en", "score", "No deal is finished yet: your side 0, the other side 0"),
    ("en", "rules", "Dix (say"),
    ("en", "?", "- takeback: take your last decision back"),
    ("en", "claim", "cannot be claimed"),
    ("en", "takeback", "may be taken back"),
    ("en", "yes", "Nothing waits for your answer"),
    ("en", "no", "Nothing waits for your answer"),
    ("en", "say", "That says nothing"),
    ("de", "unsinn", "„unsinn“"),
    ("de", "10", "10"),
    ("de", "warum 10", "10"),
    ("de", "rückgängig", "zurück"),
    ("de", "stand", "deine Partei 0"),
    ("de", "sag Guten Abend", "Du sagst: Guten Abend"),
]


@pytest.mark.parametrize(("language", "text", "answer"), TYPED)
def test_whatever_is_typed_is_answered_and_the_question_stays(
    server: Serving, tmp_path: Path, language: str, text: str, answer: str
) -> None:
    terminal = alone(server, tmp_path, language)
    question = terminal.said[terminal.at - 1]
    terminal.type(text)
    terminal.sees(re.escape(answer))
    terminal.sees(re.escape(question))
    leave(terminal)


def pair(server: Serving, tmp_path: Path, **wanted: Any) -> tuple[Terminal, Terminal]:
    """Two people, partners; the one who is asked first, and the other one."""
    host = Guest(server.base, "Host")
    link = host.make(CALLS, bots=("", "club", "", "club"), seat=None, **wanted)
    both = [Terminal(link, tmp_path / name, name=name) for name in ("Ada", "Ben")]
    until = time.monotonic() + 15
    while time.monotonic() < until:
        for one, other in (both, both[::-1]):
            if any(line.startswith("Your call") for line in one.said):
                one.sees("^Your call")
                return one, other
        time.sleep(0.01)
    raise AssertionError("nobody is asked")


def bid(terminal: Terminal) -> None:
    """Bid the least that the question allows."""
    (least,) = re.findall("a bid from ([0-9]+)", terminal.said[terminal.at - 1])
    terminal.type(least)
    terminal.sees("^You bid")


def name_of(terminal: Terminal) -> str:
    return next(found[1] for line in terminal.said if (found := re.search("You are (Ada|Ben)", line)))


def test_people_talk_and_who_watches_too(server: Serving, tmp_path: Path) -> None:
    one, other = pair(server, tmp_path)
    watcher = Terminal(one.link, tmp_path, watch=True)
    watcher.sees("You watch. At the table: (Ada, West, Ben|Ben, West, Ada) and East")
    one.type("say good evening to all")
    one.sees("^You say: good evening to all")
    other.sees(f"^{name_of(one)} says: good evening to all")
    watcher.sees(f"^{name_of(one)} says: good evening to all")
    one.sees("^Your call")
    watcher.type("say \x1b[2Jhi")
    other.sees(r"^Somebody, watching, says: *\[2Jhi$")
    for text in ("pass", "pause", "concede"):
        watcher.type(text)
    watcher.sees("Nothing is asked of you")
    watcher.sees("Only those who have a seat")
    watcher.sees("Only those who have a seat")
    watcher.type("quit")
    watcher.sees("You watch no more")
    leave(one, other)


def test_a_takeback_needs_the_consent_of_people(server: Serving, tmp_path: Path) -> None:
    one, other = pair(server, tmp_path)
    name = name_of(one)
    for answer in ("no", "yes"):
        if answer == "no":
            bid(one)
            other.sees("^Your call")
        one.type("takeback")
        one.sees("^You ask to take your last decision back")
        other.sees(f"^{name} asks to take the last decision back")
        other.sees(r"^Do you agree \(yes, no\)\?")
        other.type(answer)
        if answer == "no":
            one.sees("That is not agreed to")
            other.sees("That is not agreed to")
            other.sees("^Your call")
    one.sees("^You take your last decision back")
    one.sees("^Your call")
    other.sees(f"^{name} takes the last decision back")
    leave(one, other)


def test_among_bots_a_takeback_is_free(server: Serving, tmp_path: Path) -> None:
    terminal = alone(server, tmp_path)
    bid(terminal)
    terminal.type("takeback")
    terminal.sees("^You take your last decision back")
    terminal.sees("^Your call")
    leave(terminal)


def test_a_pause_holds_everything_up(server: Serving, tmp_path: Path) -> None:
    one, other = pair(server, tmp_path)
    other.type("pause")
    other.sees("^You pause the match. Type pause once more")
    one.sees("pauses the match. Whoever types pause lets it go on")
    one.type("pass")
    one.sees("The table is paused")
    one.type("pause")
    other.sees("The match goes on")
    one.sees("^Your call")
    leave(one, other)


def test_a_match_is_given_up_by_who_is_sure(server: Serving, tmp_path: Path) -> None:
    terminal = alone(server, tmp_path)
    for answer in ("no", "hand", "yes"):
        terminal.type("concede")
        terminal.sees(r"^Give up the whole match \(yes, no\)\?")
        terminal.type(answer)
        if answer != "yes":
            terminal.sees("^Your call")
    terminal.sees("^The match is given up by: your side")
    assert terminal.finish() == 0


def test_people_come_and_go(server: Serving, tmp_path: Path) -> None:
    host = Guest(server.base, "Host")
    link = host.make(PINOCHLE, bots=("", "club", "", "club"), seat=None)
    ada = Terminal(link, tmp_path / "Ada", name="Ada")
    ada.sees("2 seats are still open|One seat is still open")
    ada.type("table")
    ada.sees("No cards have been dealt yet")
    ada.type("hand")
    ada.sees("No cards have been dealt yet")
    ben = Terminal(link, tmp_path / "Ben", name="Ben")
    ada.sees("^Ben sits down: North")
    ada.sees("^Deal 1")
    ben.sees("^Deal 1")
    ben.close()
    ben.sees("You have left the table")
    assert ben.finish() == 0
    ada.sees("^Ben is away")
    again = Terminal(link, tmp_path / "Ben")
    again.sees("You are Ben")
    again.sees("^Deal 1")
    ada.sees("^Ben is back")
    assert sum(line.startswith("Deal 1") for line in again.said) == 1
    leave(ada, again)


def test_the_next_deal_waits_for_everybody(server: Serving, tmp_path: Path) -> None:
    host = Guest(server.base, "Host")
    link = host.make(TWO_DEALS, bots=("", "club", "", "club"), seat=None)
    ada, ben = (Terminal(link, tmp_path / name, name=name) for name in ("Ada", "Ben"))
    playing = threading.Thread(target=ben.play, daemon=True)
    playing.start()
    ada.play(until="Press Enter")
    ada.type("")
    assert ada.sees("^Waiting for Ben|^Deal 2")
    ada.play()
    assert (ada.finish(), ben.finish()) == (0, 0)
    playing.join()


def test_a_lost_connection_comes_back(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with Serving(database) as first:
        port = first.port
        terminal = alone(first, tmp_path)
    terminal.sees("^The connection is lost")
    terminal.type("pass")
    terminal.type("hint")
    terminal.sees("It comes back by itself")
    terminal.type("hand")
    terminal.sees("^Your hand")
    with Serving(database, port=port):
        terminal.sees("^The connection is back")
        terminal.sees("^Your call")
        assert sum(line.startswith("Deal 1") for line in terminal.said) == 1
        terminal.type("pass")
        terminal.sees("^You pass")
        leave(terminal)


def test_a_name_is_asked_for_until_there_is_one(server: Serving, tmp_path: Path) -> None:
    _, link = table(server)
    terminal = Terminal(link, tmp_path)
    terminal.sees("^Your name:")
    terminal.type("  ")
    terminal.sees("^Your name:")
    terminal.type(" Zoë ")
    terminal.sees("You are Zoë")
    leave(terminal)
    nobody = Terminal(link, tmp_path / "other")
    nobody.sees("^Your name:")
    nobody.close()
    assert nobody.finish() == 0


def test_without_symbols_suits_are_letters_in_what_the_server_says_too(server: Serving, tmp_path: Path) -> None:
    _, link = table(server)
    terminal = Terminal(link, tmp_path, "de", ascii=True, name="Ada")
    terminal.play()
    assert terminal.finish() == 0
    assert any("10H" in line for line in terminal.said)
    assert not any(set("♠♥♦♣") & set(line) for line in terminal.said)


def test_a_key_opens_its_seat(server: Serving, tmp_path: Path) -> None:
    host, link = table(server)
    found = host.http.ask("POST", f"/api/matches/{link.match}/seats/0/key")
    terminal = Terminal(found["link"], tmp_path)
    terminal.sees("You are ")
    terminal.sees("^Deal 1")
    leave(terminal)
    assert list(tmp_path.iterdir()) == []


def test_an_input_that_ends_at_once_leaves_at_once(server: Serving, tmp_path: Path) -> None:
    _, link = table(server)
    terminal = Terminal(link, tmp_path, name="Ada")
    terminal.close()
    terminal.sees("You have left the table")
    assert terminal.finish() == 0


def test_who_watches_sees_the_end_without_any_input(server: Serving, tmp_path: Path) -> None:
    _, link = table(server)
    watcher = Terminal(link, tmp_path, watch=True)
    watcher.close()
    player = Terminal(link, tmp_path, name="Ada")
    player.play()
    watcher.sees("^Deal 1")
    watcher.sees("^(Victory for|All deals are played)")
    assert (player.finish(), watcher.finish()) == (0, 0)
    assert not [line for line in watcher.said[3:] if re.search(r"\b[Yy]our?\b", line)]


def test_the_host_opens_a_seat_and_gives_it_to_a_bot(server: Serving, tmp_path: Path) -> None:
    host, link = table(server, CALLS)
    watcher = Terminal(link, tmp_path, watch=True)
    watcher.sees("You watch")
    player = Terminal(link, tmp_path, name="Ada")
    watcher.sees("^Ada sits down: South")
    player.sees("^Your call")
    host.http.ask("DELETE", f"/api/matches/{link.match}/seats/0")
    watcher.sees("^Ada has left the seat")
    player.sees("^Ada has left the seat")
    host.http.ask("DELETE", f"/api/matches/{link.match}/seats/0?bot=club")
    watcher.sees("^A bot sits down: South")
    watcher.sees("^(South passes|South bids)")
    player.sees("^The connection is back")
    leave(watcher, player)  # unless the bots have ended the match already


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phrase", PHRASES)
def test_phrases_of_one_touch_are_read_in_every_language(language: str, phrase: str) -> None:
    tongue = words(language)
    message = {"seat": 2, "name": "Ben", "text": "", "phrase": phrase}
    said = remote_news.chat(message, Voice(tongue, 0, names=["Ada", "", "Ben", ""]), tongue)
    assert said.startswith("Ben ")
    assert tongue.say(f"phrase-{phrase}") in said


def full(server: Serving) -> str:
    return str(Guest(server.base, "Host").make(PINOCHLE, bots=("club",) * 4, seat=None))


def private(server: Serving) -> str:
    return str(Guest(server.base, "Host").make(PINOCHLE, seat=None, settings={"spectators": False}))


REFUSED: list[tuple[str, dict[str, Any], Callable[[Serving], str]]] = [
    ("link", {}, lambda server: "nonsense"),
    ("link", {}, lambda server: server.base),
    ("link", {}, lambda server: "http://[::1/table.html#x"),
    ("link", {}, lambda server: "http://127.0.0.1:99999/table.html#x"),
    ("no-server", {}, lambda server: "http://127.0.0.1:9/table.html#x"),
    ("no-such-match", {}, lambda server: f"{server.base}/table.html#nothing here"),
    ("no-such-match", {"watch": True}, lambda server: f"{server.base}/table.html#nothing"),
    ("table-full", {"name": "Ada"}, full),
    ("player-name", {"name": "x" * 25}, private),
    ("wrong-key", {}, lambda server: private(server) + ".wrong"),
    ("no-spectators", {"watch": True}, private),
]


@pytest.mark.parametrize(("code", "wanted", "link"), REFUSED)
def test_what_cannot_be_joined_says_why(
    server: Serving, tmp_path: Path, code: str, wanted: dict[str, Any], link: Callable[[Serving], str]
) -> None:
    terminal = Terminal(link(server), tmp_path, **wanted)
    with pytest.raises(AssertionError, match="has ended"):
        terminal.sees("anything at all")
    assert terminal.error is not None
    assert terminal.error.code == code
    for language in LANGUAGES:
        assert refusal(terminal.error, words(language)) != code


@pytest.mark.parametrize(
    ("arguments", "option"),
    [
        ("--url http://x/table.html#y --seed 3", "--seed does not go with --url"),
        ("--url http://x/table.html#y --resume", "--resume does not go with --url"),
        ("--url http://x/table.html#y --rules pinochle/dailey", "--rules does not go"),
        ("--name Ada", "--name is for a shared table"),
        ("--watch", "--watch is for a shared table"),
        ("--url nonsense", '"nonsense" is no link to a table'),
    ],
)
def test_options_that_do_not_go_together(capsys: pytest.CaptureFixture[str], arguments: str, option: str) -> None:
    assert main(["play", "--language", "en", *arguments.split()]) == 2
    assert option in capsys.readouterr().err


PROGRAM = "from twinpack.cli import main; raise SystemExit(main())"


def in_terminal(link: Link, folder: Path, *more: str) -> Any:
    """The program in a real terminal."""
    environment = {"TWINPACK_DATA": str(folder), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm"}
    command = ["-c", PROGRAM, "play", "--language", "en", "--url", str(link), *more]
    return pexpect.spawn(sys.executable, command, encoding="utf-8", timeout=20, env=environment)


def test_ctrl_c_leaves(server: Serving, tmp_path: Path) -> None:
    _, link = table(server, CALLS)
    child = in_terminal(link, tmp_path, "--name", "Ada")
    child.expect(r"Your call \(.*\): $")
    child.sendintr()
    child.expect("You have left the table")
    rest = child.read()
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in rest
    assert "Fatal" not in rest


def test_a_program_ends_while_it_waits_for_input(server: Serving, tmp_path: Path) -> None:
    _, link = table(server, CALLS)
    child = in_terminal(link, tmp_path)
    child.expect("Your name: $")
    child.sendline("Ada")
    child.expect(r"Your call \(.*\): $")
    child.sendline("concede")
    child.expect(r"Give up the whole match \(yes, no\)\? $")
    child.sendline("yes")
    child.expect("The match is given up by")
    rest = child.read()
    child.close()
    assert child.exitstatus == 0
    assert "Fatal" not in rest
    (kept,) = (tmp_path / "servers").iterdir()
    assert kept.stat().st_mode & 0o777 == 0o600
