"""One person against bots, in plain lines. Knows no game: a family's layout (`table`, `answers`) says how it reads."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from msgspec.structs import replace

from twinpack import match as matches
from twinpack import rulebook
from twinpack.families import RuleSet
from twinpack.game import CHANCE, IllegalAction, NotationError
from twinpack.match import Dealer
from twinpack.seats import Seat
from twinpack.terminal import answers, saved, table
from twinpack.terminal.saved import Sitting, Unreadable
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
    person's left; with `resume` the saved match says who plays, by what rules. Answers the exit code: 0, also when
    the person leaves; 1 if there is nothing to resume; 130 on Ctrl-C. Raises `UnknownBot` and, if no file can be
    made, `OSError`.
    """
    where = saved.folder(folder)
    if resume:
        try:
            sitting = saved.latest(where)
        except Unreadable as error:
            line, why = error.cause.params["line"], Voice(words, 0).refusal(error.cause)
            write(words.say("save-unreadable", file=str(error.file), line=line, why=why))
            return 1
        if sitting is None:
            write(words.say("save-none", folder=str(where)))
            return 1
    else:
        players = saved.seated(bots, seat, rule_set.game.seats)
        chosen = SystemRandom().getrandbits(63) if seed is None else seed
        sitting = saved.begin(where, rule_set, players, chosen)
    return Table(sitting, words, read, write).play()


class Leave(Exception):  # noqa: N818  not an error: the person goes
    """The person leaves the table."""


class Table:
    """The match being played and the person playing it."""

    def __init__(
        self, sitting: Sitting, words: Words, read: Callable[[str], str], write: Callable[[str], Any]
    ) -> None:
        self.sitting = sitting
        self.voice = Voice(words, sitting.seat)
        self.read = read
        self.write = write
        self.bots = sitting.bots()
        self.rules = sitting.rule_set.rules
        self.game = sitting.match.game
        self.commands = {
            word: command for name, command in COMMANDS.items() for word in _alternatives(name, self.voice)
        }

    @property
    def match(self) -> matches.Match:
        return self.sitting.match

    def play(self) -> int:
        """The match to its end, or until the person leaves; answers the exit code."""
        try:
            self._greet()
            while (mover := matches.to_act(self.match)) is not None:
                self._do(self._chosen(mover))
            self._farewell()
        except (EOFError, Leave):
            self._saved("save-left")
        except KeyboardInterrupt:
            self._saved("save-left")
            return INTERRUPTED
        return 0

    def _chosen(self, mover: Seat) -> Any:
        """The next action, whoever is to make it."""
        if mover == CHANCE:
            if self.match.between:
                self._ask(lambda: self.voice.say("ask-next"), ())
            # Every deal has chance of its own, so that a match that was resumed goes on as it would have.
            return matches.draw_next(self.match, Random(f"{self.sitting.seed} {len(self.match.log) and self._number()}"))
        legal = self.game.legal(self.match.state)
        if mover == self.voice.seat:
            return self._answer(list(legal))
        return self.bots[mover].choose(self.game.view(self.match.state, mover), legal).action
