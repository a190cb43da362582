"""One person against bots, in plain lines. Knows no game: a family's layout says how it reads."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from msgspec.structs import replace

from twinpack import match as matches
from twinpack.families import RuleSet
from twinpack.game import CHANCE, IllegalAction, NotationError
from twinpack.match import Dealer, Match
from twinpack.refusals import printable, refusal
from twinpack.seats import Seat
from twinpack.terminal import commands, saved, sheet
from twinpack.terminal.commands import Leave, Moment, title
from twinpack.terminal.layouts import LAYOUTS
from twinpack.terminal.saved import Sitting
from twinpack.terminal.screen import capital, filled, printable_words
from twinpack.terminal.voice import Voice
from twinpack.words import Words

INTERRUPTED = 130
"""The exit code of a program that Ctrl-C ended."""


def run(
    rule_set: RuleSet,
    *,
    bots: list[str] | str,
    seat: Seat = 0,
    seed: int | None = None,
    resume: bool = False,
    words: Words,
    folder: Path | None = None,
    read: Callable[[str], str] = input,
    write: Callable[[str], Any] = print,
) -> int:
    """Play a match, or go on with the newest unfinished one, to its end or until the person leaves.

    Every action is saved before it is told. `bots` is one name for the other seats, or one each, clockwise from the
    person's left; with `resume` the saved match says who plays, by what rules. Answers the exit code: 0 at the end
    and when the person leaves, 130 on Ctrl-C. Raises `SavedError` if there is nothing to resume, `UnknownBot`, and
    `OSError` if no file can be made.
    """
    where = saved.folder(folder)
    if resume:
        sitting = saved.latest(where)
    else:
        players = saved.seated(bots, seat, rule_set.game.seats)
        chosen = SystemRandom().getrandbits(63) if seed is None else seed
        sitting = saved.begin(where, rule_set, players, chosen)
    if write is print:
        words, write = printable_words(words), _print
        read = _read if read is input else read
    return Table(sitting, words, read, write).play()


def _print(text: str) -> None:
    """Print; in a terminal lines break between words."""
    if not sys.stdout.isatty():
        print(text)
        return
    for line in text.split("\n"):
        print(filled(line, "  " if line.startswith("- ") else ""))


def _read(question: str) -> str:
    """Ask; in a terminal a long question breaks between words too."""
    if not sys.stdout.isatty():
        return input(question)
    *before, last = filled(question.rstrip()).split("\n")
    for line in before:
        print(line)
    return input(last + " ")


class Table:
    """The match being played and the person playing it."""

    def __init__(self, sitting: Sitting, words: Words, read: Callable[[str], str], write: Callable[[str], Any]) -> None:
        self.sitting = sitting
        self.voice = Voice(words, sitting.seat, sitting.match.game.seats, sitting.match.game.sides)
        self.read = read
        self.write = write
        self.bots = sitting.bots()
        self.rules = sitting.rule_set.rules
        self.game = sitting.match.game
        self.layout = LAYOUTS[sitting.rule_set.family.name]
        self.told: list[str] = []

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.sitting.match

    def view(self) -> Any:
        """What the person may see of the deal."""
        return self.game.view(self.match.state, self.voice.seat)

    def play(self) -> int:
        """The match to its end, or until the person leaves; answers the exit code."""
        try:
            self._greet()
            while (mover := matches.to_act(self.match)) is not None:
                self._do(self._chosen(mover))
            self._tell(sheet.outcome(self.match, self.voice))
        except (EOFError, Leave):
            self._tell([self._left()])
        except KeyboardInterrupt:
            self._tell(["", self._left()])
            return INTERRUPTED
        return 0

    def _left(self) -> str:
        """Where the match is saved and how to go on: by the command that it was started with, a script or ours."""
        command = os.environ.get("TWINPACK_PLAY", "twinpack play")
        return self.voice.say("save-left", file=str(self.sitting.file), command=command)

    def _greet(self) -> None:
        voice, match = self.voice, self.match
        self._tell(sheet.table(title(self.sitting.rule_set, voice), voice))
        self._tell([*sheet.goal(match, voice), voice.say("greet-help")])
        if match.scores:
            self._tell(sheet.totals(match, voice))
        if match.state is not None and match.state.log and not match.between:
            self._tell(self._deal_so_far())

    def _deal_so_far(self) -> Iterator[str]:
        number = len(self.match.deals) + (not self.match.between)
        yield self.voice.told("deal-begins", self.match.dealer, number=number)
        yield from self.layout.news(self.rules, None, self.view(), self.voice)

    def _chosen(self, mover: Seat) -> Any:
        """The next action, whoever is to make it."""
        match, state = self.match, self.match.state
        if mover == CHANCE:
            if match.between:
                self._ask(self.voice.say("ask-next"))
            # Chance of its own for every draw: a match resumed goes on as it would have, whatever the bots drew.
            moment = 0 if state is None or match.between else len(state.log) + 1
            return matches.draw_next(match, Random(f"{self.sitting.seed} {len(match.deals)} {moment}"))
        if mover != self.voice.seat:
            return self.bots[mover].choose(self.game.view(state, mover), self.game.legal(state)).action
        legal = tuple(self.game.legal(state))
        untold = [line for line in self.layout.shown(self.rules, self.view(), self.voice) if line not in self.told]
        if untold:
            self._tell(untold)
        return self._ask(self.layout.asked(self.rules, self.view(), legal, self.voice), legal)

    def _ask(self, question: str, legal: tuple[Any, ...] = ()) -> Any:
        """The answer to a question, commands being served meanwhile; a mere Enter where nothing is `legal`."""
        at = Moment(self.sitting, self.voice, legal)
        while True:
            text = self.read(question + " ").strip()
            if not text:
                action = self.layout.default(legal)
                if action is not None or not legal:
                    return action
                self._tell([self.voice.say("answer-needed")])
                continue
            try:
                return at.check(text)
            except IllegalAction as error:
                self._tell([refusal(error, self.voice.words)])
            except NotationError as error:
                self._tell(
                    commands.obey(at, text) or [self.voice.say("not-understood", text=printable(error.params["text"]))]
                )

    def _do(self, action: Any) -> None:
        """Make an action happen: on the table, on disk, and for the person."""
        fresh = self.match.state is None or self.match.between or not self.match.state.log
        before = None if fresh else self.view()
        self.sitting = replace(self.sitting, match=matches.advance(self.match, action))
        self._tell(commands.kept(self.sitting, self.voice))
        if isinstance(action, Dealer):
            return
        if before is None:
            self._tell(["", *self._deal_so_far()])
        else:
            self._tell(self.layout.news(self.rules, before, self.view(), self.voice))
        if self.match.between:
            self._tell(sheet.result(self.match, self.voice))

    def _tell(self, lines: Iterable[str]) -> None:
        self.told = list(map(capital, lines))
        for line in self.told:
            self.write(line)
