"""Somebody at the terminal with a match at home, who answers every question by a rule."""

import queue
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from twinpack.families import RuleSet
from twinpack.match import Match
from twinpack.record import Record
from twinpack.server import saved
from twinpack.server.local import Local
from twinpack.server.saved import Saved
from twinpack.terminal.screen import Screen
from twinpack.words import words


class Person:
    """Keeps everything that is printed, and the questions among it."""

    def __init__(
        self, kept: Saved, answer: Callable[["Person"], str], language: str = "en", *, ascii: bool = False
    ) -> None:
        self.lines: list[str] = []
        self.questions: list[str] = []
        self.answer = answer
        self._typed: queue.Queue[str] = queue.Queue()
        self.at = Local(kept, words(language, ascii=ascii), _Asking(self))

    def play(self) -> int:
        """Play on; answers the exit code."""
        try:
            return self.at.run(self._typed.get)
        finally:
            self._typed.put("")

    def hear(self, text: str) -> None:
        """Something is printed."""
        self.lines += text.splitlines()

    def asked(self, question: str) -> None:
        """Something is asked."""
        self.questions.append(question)
        self._typed.put(self.answer(self) + "\n")

    @property
    def saved(self) -> Saved:
        """The match as it is kept."""
        return self.at.file.saved

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.at.table.sitting.match

    @property
    def text(self) -> str:
        """All that was printed."""
        return "\n".join(self.lines)


class _Asking(Screen):
    def __init__(self, person: Person) -> None:
        super().__init__(person.hear)
        self.person = person

    def ask(self, question: str) -> None:
        fresh = question != self.question
        super().ask(question)
        if question and fresh:
            self.person.asked(question)


def sit(folder: Path, rule_set: RuleSet, seed: int = 1, bots: str = "random", seat: int = 0) -> Saved:
    """A new match against bots."""
    return saved.fresh(folder, rule_set, saved.seated(bots, seat, rule_set.game.seats), seed)


def at_moment(kept: Saved, match: Match) -> Saved:
    """The same people at another moment, whose deals nobody has promised."""
    lines = Record.of(match, kept.sitting.rule_set).entries
    return replace(kept, sitting=replace(kept.sitting, match=match, lines=lines))


def stopped(kept: Saved, *texts: str, language: str = "en", moving: bool = False) -> list[str]:
    """What is said to a person who writes these lines, none of which changes anything unless `moving`, and leaves."""
    lines = iter([*texts, "quit"])
    person = Person(kept, lambda at: next(lines), language)
    assert person.play() == 0
    if kept.sitting.to_act == kept.seat and not moving:
        assert person.match == kept.sitting.match, "an answer that was to be refused was taken"
    start = next(place for place, line in enumerate(person.lines) if line in person.questions)
    return [line for line in person.lines[start:-1] if line not in person.questions]
