"""A program from outside at one seat."""

import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from twinpack import bots
from twinpack.bots.base import Bot, Choice
from twinpack.engines import telling
from twinpack.engines.errors import EngineError
from twinpack.families import RuleSet
from twinpack.game import IllegalAction, NotationError
from twinpack.seats import Seat

STAND_IN = "club"
"""The bot that decides where a program does not."""

START_SECONDS = 60.0
"""How long a program may take to say hello; it may have something to compile first."""

ANSWER_SECONDS = 30.0
"""How long a program may think about one decision if nothing else is said."""

LEAVE_SECONDS = 2.0
"""How long a program may take to leave when it is told to."""

MOST_ANSWERS = 2_000
"""How often a program is asked in one deal; no sensible deal takes a seat a quarter as many actions."""

LONGEST_ANSWER = 4096
"""Bytes of one line of a program; longer ones are read in parts, none of which is an action."""


class Program:
    """A program from outside at one seat, behind what every bot offers.

    It is started with the first deal and kept for those after. A bot decides for it where it does not answer as it
    should: once for an answer that is no legal action (`illegal`); to the end of the deal if it was `late` or has
    ended (`lost`), and is started anew for the next, or if it plays in circles (`endless`). `faults` counts these in
    the deal.
    """

    def __init__(self, command: str, seconds: float = ANSWER_SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self.faults: Counter[str] = Counter()
        self._talk: _Talk | None = None
        self._told_rules = ""
        self._wants_view = False
        self._answers = 0

    def begin(self, rule_set: RuleSet, seat: Seat, state: Any, chance: int) -> None:
        """Tell of a deal that begins with `state`. Raises `EngineError` if the program cannot be started."""
        self._rule_set, self._seat, self._chance = rule_set, seat, chance
        self._state, self._view = state, rule_set.game.view(state, seat)
        self._stand_in: Bot | None = None
        self._answers = 0
        self.faults = Counter()
        if self._talk is None:
            self._start()
        rules = telling.rules(rule_set)
        if rules != self._told_rules:
            self._tell(rules)
            self._told_rules = rules
        self._tell(telling.beginning(seat, state.dealer, chance, state.race))

    def follow(self, action: Any, after: Any) -> None:
        """Tell what has happened, one's own actions too: `action`, which led to the state `after`."""
        view = self._rule_set.game.view(after, self._seat)
        if self._talk is not None:
            for line in telling.happened(self._rule_set, self._state, action, self._view, view):
                self._tell(line)
        self._state, self._view = after, view

    def choose(self, view: Any, legal: Iterable[Any]) -> Choice:
        """The program's action, or that of the bot that stands in for it."""
        game = self._rule_set.game
        self._answers += 1
        if self._answers == MOST_ANSWERS + 1:
            self.faults["endless"] += 1
        if self._talk is not None and self._answers <= MOST_ANSWERS:
            if self._wants_view:
                self._tell(f"VIEW {msgspec.json.encode(view).decode()}")
            line = self._ask(telling.asked(view, legal))
            if line is not None:
                try:
                    action = game.parse(line)
                    game.check(self._state, action)
                except (NotationError, IllegalAction) as error:
                    self.faults["illegal"] += 1
                    self._tell(f"REFUSED {error.code}")
                else:
                    return Choice(action)
        if self._stand_in is None:
            self._stand_in = bots.make(STAND_IN, self._rule_set, self._chance)
        return self._stand_in.choose(view, game.legal(self._state))

    def close(self) -> None:
        """Tell the program to leave, and see that it does."""
        if self._talk is not None:
            self._tell("BYE")
            self._talk.end()
            self._talk = None

    def _start(self) -> None:
        self._talk = _Talk(self.command)
        self._told_rules = ""
        self._tell(f"HELLO twinpack {telling.VERSION}")
        hello = self._talk.hear(START_SECONDS)
        words = (hello or "").split()
        if words[:1] != ["HELLO"]:
            self._talk.end(at_once=True)
            self._talk = None
            if hello is None:
                raise EngineError("engine-silent", command=self.command, seconds=round(START_SECONDS))
            raise EngineError("engine-hello" if hello else "engine-gone", command=self.command, text=hello)
        self._wants_view = "view" in words[2:]

    def _tell(self, line: str) -> None:
        if self._talk is not None:
            self._talk.say(line)

    def _ask(self, line: str) -> str | None:
        """The answer, or None if none came, after which the program has no say until the next deal."""
        assert self._talk is not None
        self._talk.forget()
        self._talk.say(line)
        answer = self._talk.hear(self.seconds)
        if answer is None or not answer:
            self.faults["late" if answer is None else "lost"] += 1
            self._talk.end(at_once=True)
            self._talk = None
            return None
        return answer


class _Talk:
    """Lines to and from a process. Threads read and write them, so that neither side can hold the other up."""

    def __init__(self, command: str) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "PATH": _path()},
                start_new_session=True,  # an interrupt is for us to handle; the end of its input ends the program
            )
        except (OSError, ValueError, IndexError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise EngineError("engine-start", command=command, text=reason) from None
        self._out: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._in: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._write, self._read)]
        for thread in self._threads:
            thread.start()

    def say(self, line: str) -> None:
        """Send a line."""
        self._out.put(line)

    def hear(self, seconds: float) -> str | None:
        """The next line; empty when the process has ended, None when none came in time."""
        try:
            return self._in.get(timeout=seconds)
        except queue.Empty:
            return None

    def forget(self) -> None:
        """Drop lines that came without being asked for."""
        while not self._in.empty():
            line = self._in.get()
            if not line:
                self._in.put(line)  # the end stays the end
                return

    def end(self, *, at_once: bool = False) -> None:
        """Wait for the process to leave, and end it if it does not."""
        self._out.put(None)
        if at_once:
            self._kill()
        try:
            self._process.wait(LEAVE_SECONDS)
        except subprocess.TimeoutExpired:
            self._kill()
            self._process.wait()
        for thread in self._threads:
            thread.join(LEAVE_SECONDS)

    def _kill(self) -> None:
        """End the process and what it has started."""
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except (AttributeError, OSError):  # a system without process groups, or a process that has just left
            self._process.kill()

    def _write(self) -> None:
        assert self._process.stdin is not None
        try:
            with self._process.stdin as pipe:
                while (line := self._out.get()) is not None:
                    pipe.write(line.encode() + b"\n")
                    pipe.flush()
        except OSError:
            return  # it has ended, which the reader finds out

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as pipe:
            while line := pipe.readline(LONGEST_ANSWER):
                self._in.put(line.decode("utf-8", "replace").strip() or "?")
        self._in.put("")


def _path() -> str:
    """Where programs are looked for: beside our own Python first, so that `twinpack` is found."""
    return os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
