"""One person against bots, in plain lines. Knows no game: a family's layout (`table`, `answers`) says how it reads."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from msgspec.structs import replace

from twinpack import match as matches
from twinpack.families import RuleSet
from twinpack.game import CHANCE, IllegalAction, NotationError
from twinpack.match import Dealer, Match
from twinpack.seats import Seat
from twinpack.terminal import answers, commands, saved, sheet, table
from twinpack.terminal.commands import Leave, Moment
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
            self._tell([self.voice.say("save-left", file=str(self.sitting.file))])
        except KeyboardInterrupt:
            self._tell(["", self.voice.say("save-left", file=str(self.sitting.file))])
            return INTERRUPTED
        return 0

    def _greet(self) -> None:
        voice = self.voice
        partner, left, right = ((voice.seat + step) % 4 for step in (2, 1, 3))
        names = {"you": voice.name(voice.seat), "partner": voice.name(partner)}
        self._tell([voice.say("greet", rules=self.sitting.rule_set.id, left=voice.name(left), right=voice.name(right), **names)])
        self._tell([*sheet.goal(self.match, voice), voice.say("greet-help")])
        if self.match.scores:
            self._tell(sheet.totals(self.match, voice))
        if self.match.state is not None and not self.match.between:
            self._tell(self._deal_so_far())

    def _deal_so_far(self) -> Iterator[str]:
        number = len(self.match.deals) + (not self.match.between)
        yield self.voice.told("deal-begins", self.match.dealer, number=number)
        yield from table.news(self.rules, None, self.view(), self.voice)

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
        self._tell(table.hand(self.rules, self.view(), self.voice))
        return self._ask(answers.asked(self.rules, self.view(), legal, self.voice), legal)

    def _ask(self, question: str, legal: tuple[Any, ...] = ()) -> Any:
        """The answer to a question, commands being served meanwhile; a mere Enter where nothing is `legal`."""
        at = Moment(self.sitting, self.voice, legal)
        while True:
            text = self.read(question + " ").strip()
            if not text and (not legal or answers.default(legal) is not None):
                return answers.default(legal)
            try:
                return at.check(text)
            except IllegalAction as error:
                self._tell([self.voice.refusal(error)])
            except NotationError as error:
                self._tell(commands.obey(at, text) or [self.voice.say("not-understood", text=error.params["text"])])

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
            self._tell(table.news(self.rules, before, self.view(), self.voice))
        if self.match.between:
            self._tell(sheet.result(self.match, self.voice))

    def _tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)
