"""Two bots against each other over paired deals, with what there is to know about their contracts.

A pair is one shuffle, played once for every side as in `paired`: bot a on that side alone, bot b on all others. Each
pair hangs on its number and the seed alone, so the numbers are the same however many processes share the work, and
a run that was broken off can go on.
"""

import contextlib
import signal
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from twinpack import bots
from twinpack.bots.base import Bot
from twinpack.engines import Program
from twinpack.engines.program import ANSWER_SECONDS
from twinpack.families import RuleSet
from twinpack.game import CHANCE, describe, draw
from twinpack.lab.paired import Comparison, comparison, shuffles
from twinpack.lab.simulate import brought_in
from twinpack.seats import Seat, side

Which = Literal["a", "b"]

PROGRAM = "engine:"
"""What the name of a bot begins with if the rest is the command of a program from outside."""


class ArenaError(ValueError):
    """A comparison that cannot be made or gone on with: a `code`, and `params` with what belongs to it."""

    def __init__(self, code: str, **params: Any) -> None:
        self.code = code
        self.params = params
        super().__init__(describe(code, params))


class Setting(msgspec.Struct, frozen=True):
    """Who plays whom by which rules. `seconds` are what a program from outside has for an answer."""

    rule_set: RuleSet
    a: str
    b: str
    seed: int = 0
    seconds: float = ANSWER_SECONDS


class Contract(msgspec.Struct, frozen=True):
    """One contract: the bot that declared, the bid, what its side melded and took in tricks, and what it scored."""

    bot: Which
    bid: int
    meld: int
    tricks: int
    made: bool
    unplayed: bool
    points: int


class Pair(msgspec.Struct, frozen=True):
    """One shuffle played for every side: by how many points a deal bot a did better, and the contracts.

    `scored` is what a side of bot a and one of bot b scored a deal. `void` deals had no result. `faults` counts, bot
    by bot, the answers of programs that were none.
    """

    number: int
    difference: float
    scored: tuple[float, float]
    contracts: tuple[Contract, ...]
    void: int = 0
    faults: dict[Which, dict[str, int]] = {}


class Figures(msgspec.Struct, frozen=True):
    """The contracts of one bot. The rest are averages, None where there is nothing to average.

    `tricks` are those of contracts that were played; `over` is by how much a contract made and played exceeds the
    bid, `under` by how much one that was set falls short.
    """

    contracts: int
    made: int
    unplayed: int
    bid: float | None
    meld: float | None
    tricks: float | None
    over: float | None
    under: float | None
    points: float | None


class Result(msgspec.Struct, frozen=True):
    """What came of a comparison.

    `scored` is what a side of bot a and one of bot b scored a deal; `better`, `equal` and `worse` count the pairs by
    how bot a did in them.
    """

    margin: Comparison
    scored: tuple[float, float]
    better: int
    equal: int
    worse: int
    void: int
    a: Figures
    b: Figures
    faults: dict[Which, dict[str, int]]


BIDS: Mapping[str, Callable[[Any], int | None]] = {
    "pinochle": lambda state: state.contract.bid if state.contract else None,
    "pinnacola": lambda state: None,
}
"""What was bid for the contract of a finished deal, family by family; None where there is none."""


def check_bot(name: str) -> None:
    """Raise `UnknownBot` if a name is neither one of our bots nor the command of a program."""
    if not name.startswith(PROGRAM) and name not in bots.NAMES:
        raise bots.UnknownBot(name)


class Table:
    """The seats that the bots of a comparison take by turns. Programs stay from deal to deal, until it is left.

    >>> from twinpack import families
    >>> setting = Setting(families.find(families.names()[0]), "random", "random")
    >>> with Table(setting) as table:
    ...     table.pair(0, next(shuffles(1))).difference
    0.0
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self._programs: dict[tuple[str, Seat], Program] = {}

    def __enter__(self) -> "Table":
        return self

    def __exit__(self, *_: object) -> None:
        for program in self._programs.values():
            program.close()

    def pair(self, number: int, seeds: tuple[int, int]) -> Pair:
        """The pair of that number."""
        rule_set = self.setting.rule_set
        sides, seats = rule_set.game.sides, rule_set.game.seats
        own, every, contracts, void = 0, 0, [], 0
        faults: dict[Which, Counter[str]] = {"a": Counter(), "b": Counter()}
        for which in range(sides):
            by: list[Which] = ["a" if side(seat, sides) == which else "b" for seat in range(seats)]
            state = self.deal(by, seeds, number % seats, faults)
            score = rule_set.game.score(state)
            void += score.void
            own += score.change[which]
            every += sum(score.change)
            found = _contract(rule_set, state, score, by)
            contracts += [] if found is None else [found]
        others = (every - own) / (sides - 1)
        told: dict[Which, dict[str, int]] = {bot: dict(count) for bot, count in faults.items() if count}
        return Pair(
            number=number,
            difference=(sides * own - every) / (sides * (sides - 1)),  # whole numbers, so that equal bots differ by 0
            scored=(own / sides, others / sides),
            contracts=tuple(contracts),
            void=void,
            faults=told,
        )

    def deal(
        self, by: Sequence[Which], seeds: tuple[int, int], dealer: Seat, faults: dict[Which, Counter[str]] | None = None
    ) -> Any:
        """The last state of a deal in which each seat is played by bot a or b."""
        game, rng = self.setting.rule_set.game, Random(seeds[0])
        state = game.start(dealer)
        players = [self._seated(bot, seat, state, seeds[1] + seat) for seat, bot in enumerate(by)]
        programs = [player for player in players if isinstance(player, Program)]
        while (turn := game.to_act(state)) is not None:
            if turn == CHANCE:
                action = draw(game, state, rng)
            else:
                action = players[turn].choose(game.view(state, turn), game.legal(state)).action
            state = game.apply(state, action)
            for program in programs:
                program.follow(action, state)
        for bot, player in zip(by, players, strict=True):
            if isinstance(player, Program) and faults is not None:
                faults[bot] += player.faults
        return state

    def _seated(self, which: Which, seat: Seat, state: Any, chance: int) -> Bot:
        name = self.setting.a if which == "a" else self.setting.b
        if not name.startswith(PROGRAM):
            return bots.make(name, self.setting.rule_set, chance)
        if (name, seat) not in self._programs:
            self._programs[name, seat] = Program(name.removeprefix(PROGRAM), self.setting.seconds)
        program = self._programs[name, seat]
        program.begin(self.setting.rule_set, seat, state, chance)
        return program


def _contract(rule_set: RuleSet, state: Any, score: Any, by: Sequence[Which]) -> Contract | None:
    bid = BIDS[rule_set.family.name](state)
    if bid is None or score.void or score.declarers is None:
        return None
    which = score.declarers
    meld, tricks, unplayed = brought_in(rule_set, state)
    return Contract(
        bot=by[which],  # the first seat of a side has its number
        bid=bid,
        meld=meld[which],
        tricks=tricks[which],
        made=bool(score.made),
        unplayed=unplayed,
        points=score.change[which],
    )


def check_fair(setting: Setting, pairs: int) -> None:
    """Let each bot play itself over some pairs. Raise `ArenaError("arena-unequal")` if that makes a difference.

    It must make none: the same bot has the same cards in the same places. A bot that hangs on time, on chance of its
    own or on earlier deals is found out.
    """
    for name in dict.fromkeys((setting.a, setting.b)):
        with Table(replace(setting, a=name, b=name)) as table:
            for number, seeds in zip(range(pairs), shuffles(setting.seed), strict=False):
                found = table.pair(number, seeds).difference
                if found:
                    raise ArenaError("arena-unequal", bot=name, pair=number + 1, points=round(abs(found), 1))


def played(setting: Setting, pairs: int, workers: int = 1, keep: "Kept | None" = None) -> Iterator[Pair]:
    """The pairs of a comparison: first those already kept, then the others as they are finished, in any order."""
    kept = {} if keep is None else keep.pairs
    yield from (kept[number] for number in range(pairs) if number in kept)
    due = [task for task in zip(range(pairs), shuffles(setting.seed), strict=False) if task[0] not in kept]
    workers = min(workers, len(due))
    with contextlib.closing(_shared(setting, due, workers) if workers > 1 else _alone(setting, due)) as fresh:
        for pair in fresh:
            if keep is not None:
                keep.add(pair)
            yield pair


Task = tuple[int, tuple[int, int]]


def _alone(setting: Setting, due: Sequence[Task]) -> Generator[Pair, None, None]:
    with Table(setting) as table:
        for number, seeds in due:
            yield table.pair(number, seeds)


def _shared(setting: Setting, due: Sequence[Task], workers: int) -> Generator[Pair, None, None]:
    """The pairs as processes finish them; each is handed the next that is due as soon as it is done with one."""
    context = get_context("spawn")  # a fork would copy threads that the solver's compiler or a program's pipes need
    tasks = iter(due)
    with contextlib.ExitStack() as stack:
        pipes: list[Connection] = []
        for _ in range(workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, setting))
            process.start()
            theirs.close()
            stack.callback(process.join)
            stack.push(lambda kind, *_, process=process: process.terminate() if kind else None)
            stack.callback(ours.close)  # the end of its tasks ends the process
            ours.send(next(tasks))
            pipes.append(ours)
        for _ in due:
            ready = next(iter(wait(pipes)))
            assert isinstance(ready, Connection)
            try:
                answer = ready.recv()
            except EOFError:
                raise ArenaError("arena-worker") from None
            if not isinstance(answer, Pair):
                raise ArenaError(answer[0], **answer[1])
            following = next(tasks, None)
            if following is None:
                pipes.remove(ready)
            else:
                ready.send(following)
            yield answer


def _work(pipe: Connection, setting: Setting) -> None:
    """What a process does: the pairs that it is handed, until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt ends the process that hands out the pairs
    with Table(setting) as table, contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            number, seeds = pipe.recv()
            try:
                pipe.send(table.pair(number, seeds))
            except Exception as error:
                if not hasattr(error, "code"):
                    raise
                pipe.send((error.code, getattr(error, "params", {})))


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file of pairs: what they are pairs of. Pairs of another heading do not go together."""

    arena: int
    rules: str
    digest: str
    a: str
    b: str
    seed: int
    seconds: float


def heading(setting: Setting) -> Heading:
    """What a file of this comparison begins with."""
    rule_set = setting.rule_set
    return Heading(1, rule_set.id, rule_set.digest, setting.a, setting.b, setting.seed, setting.seconds)


class Kept:
    """A file of finished pairs, a line of JSON each after the heading; a pair is on disk before it counts.

    A line that was cut off in writing is written again. Raises `ArenaError` for a file of another comparison, or one
    that is none.
    """

    def __init__(self, path: Path, setting: Setting) -> None:
        self._path = path
        self.pairs: dict[int, Pair] = {}
        whole = _whole_lines(path)
        if not whole:
            path.write_bytes(msgspec.json.encode(heading(setting)) + b"\n")
            return
        _check_heading(_read(path, 1, whole[0], Heading), heading(setting), path)
        for line, text in enumerate(whole[1:], start=2):
            pair = _read(path, line, text, Pair)
            self.pairs[pair.number] = pair

    def add(self, pair: Pair) -> None:
        """Keep one more."""
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(pair) + b"\n")
        self.pairs[pair.number] = pair


def _whole_lines(path: Path) -> list[bytes]:
    """The lines of a file that were written to their end; the rest of it is taken off."""
    if not path.exists():
        return []
    with path.open("r+b") as file:
        data = file.read()
        end = data.rfind(b"\n") + 1
        if end < len(data):
            file.truncate(end)
    return data[:end].splitlines()


def _read(path: Path, line: int, text: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError:
        raise ArenaError("arena-file", value=str(path), line=line) from None


def _check_heading(found: Heading, wanted: Heading, path: Path) -> None:
    for name in ("arena", "digest", "a", "b", "seed", "seconds"):
        was, now = getattr(found, name), getattr(wanted, name)
        if was != now:
            shown = (found.rules, wanted.rules) if name == "digest" else (was, now)
            name = "rules" if name == "digest" else name
            raise ArenaError("arena-other", value=str(path), name=name, old=str(shown[0]), new=str(shown[1]))


def result(pairs: Iterable[Pair]) -> Result:
    """What came of pairs, two or more, in whatever order they were finished."""
    ordered = sorted(pairs, key=lambda pair: pair.number)
    found = [pair.difference for pair in ordered]
    contracts = [contract for pair in ordered for contract in pair.contracts]
    faults: dict[Which, Counter[str]] = {}
    for pair in ordered:
        for bot, count in pair.faults.items():
            faults.setdefault(bot, Counter()).update(count)
    return Result(
        margin=comparison(found),
        scored=(fmean(pair.scored[0] for pair in ordered), fmean(pair.scored[1] for pair in ordered)),
        better=sum(one > 0 for one in found),
        equal=sum(one == 0 for one in found),
        worse=sum(one < 0 for one in found),
        void=sum(pair.void for pair in ordered),
        a=figures(contract for contract in contracts if contract.bot == "a"),
        b=figures(contract for contract in contracts if contract.bot == "b"),
        faults={bot: dict(count) for bot, count in faults.items()},
    )


def figures(contracts: Iterable[Contract]) -> Figures:
    """The numbers of one bot's contracts.

    >>> figures([Contract("a", 250, 160, 140, True, False, 300), Contract("a", 300, 40, 0, False, True, -300)]).bid
    275.0
    """
    every = list(contracts)
    played = [one for one in every if not one.unplayed]
    return Figures(
        contracts=len(every),
        made=sum(one.made for one in every),
        unplayed=len(every) - len(played),
        bid=_mean(one.bid for one in every),
        meld=_mean(one.meld for one in every),
        tricks=_mean(one.tricks for one in played),
        over=_mean(one.meld + one.tricks - one.bid for one in played if one.made),
        under=_mean(one.bid - one.meld - one.tricks for one in played if not one.made),
        points=_mean(one.points for one in every),
    )


def _mean(numbers: Iterable[int]) -> float | None:
    found = list(numbers)
    return fmean(found) if found else None
