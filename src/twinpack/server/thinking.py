"""Where bots think: those that search do it in processes of their own, so that tables answer meanwhile.

Such a process is told what a seat may know, and nothing else.
"""

import asyncio
import logging
import os
import signal
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import active_children, get_context
from typing import Any

import msgspec

from twinpack import bots, families
from twinpack.bots.base import Choice, Reason
from twinpack.families import RuleSet
from twinpack.options import to_toml

LOG = logging.getLogger("twinpack.thinking")

STAND_IN = "club"
"""The bot that decides for one that searches while that is not ready."""

READY_SECONDS = 4.0
"""How long the first decisions wait for the processes, which are ready in two seconds if all is compiled. The first
time on a machine that takes half a minute, in which the club player decides at once."""

POLITENESS = 5
"""By how much thinking gives way to the tables when both want a core."""


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked. `view` is JSON; `rules` are written out, and `name` is their family and what they are called
    by."""

    bot: str
    seed: int
    name: str
    rules: str
    view: bytes
    legal: tuple[str, ...]


class Answer(msgspec.Struct, frozen=True):
    """What it would do, and why."""

    action: str
    reasons: tuple[Reason, ...]


class Thinkers:
    """So many processes at most (0: all cores but one), begun when a bot that searches is first asked.

    Other bots think on a thread: they are done before a process would know what it is asked.
    """

    def __init__(self, processes: int = 0) -> None:
        self._most = processes or max(1, (os.cpu_count() or 1) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._ready: asyncio.Future[float] | None = None
        self._patience = 0.0

    def begin(self) -> None:
        """Let the processes get ready, unless they have begun to."""
        if self._pool is None:
            loop = asyncio.get_running_loop()
            self._pool = ProcessPoolExecutor(self._most, get_context("spawn"), initializer=_start)
            self._ready = loop.run_in_executor(self._pool, _warm)
            self._patience = loop.time() + READY_SECONDS

    async def choose(self, name: str, rule_set: RuleSet, seed: int, view: Any, legal: Iterable[Any]) -> Choice:
        """The choice of the bot of that name; the club player's while one that searches is not ready yet."""
        if name in bots.SEARCHING and await self._is_ready():
            asked = await asyncio.to_thread(_question, name, rule_set, seed, view, legal)
            try:
                found = await asyncio.get_running_loop().run_in_executor(self._pool, answer, asked)
            except BrokenProcessPool:
                LOG.exception("the processes that think have ended")
                self._pool = None
            except Exception:  # a mistake of a bot must not stop the people at its table
                LOG.exception("a bot failed")
            else:
                return Choice(rule_set.game.parse(found.action), found.reasons)
            legal = [rule_set.game.parse(text) for text in asked.legal]
        bot = bots.make(STAND_IN if name in bots.SEARCHING else name, rule_set, seed)
        return await asyncio.to_thread(bot.choose, view, legal)

    def close(self) -> None:
        """Let the processes end: what is being thought is thought to its end, but nobody waits while they get ready."""
        if self._pool is None or self._ready is None:
            return
        if not self._ready.done():
            self._ready.cancel()
            for process in active_children():  # no others are ever begun here
                process.terminate()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None

    async def _is_ready(self) -> bool:
        self.begin()
        assert self._ready is not None
        try:
            async with asyncio.timeout_at(self._patience):
                await asyncio.shield(self._ready)
        except TimeoutError:
            return False
        except BrokenProcessPool:
            LOG.exception("the processes that think cannot begin")
            self._pool = None
            return False
        return True


def _question(name: str, rule_set: RuleSet, seed: int, view: Any, legal: Iterable[Any]) -> Question:
    family, offered = rule_set.family.name, tuple(map(str, legal))
    return Question(name, seed, f"{family}/{rule_set.id}", to_toml(rule_set.rules), msgspec.json.encode(view), offered)


def _start() -> None:
    """What a process does first: an interrupt is for the tables, and so is a core that both want."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)


def _warm() -> float:
    from twinpack.solver.compiled import warm_up

    return warm_up()


def answer(asked: Question) -> Answer:
    """What a bot answers, in whatever process this runs."""
    rule_set = _rule_set(asked.name, asked.rules)
    game = rule_set.game
    view = msgspec.json.decode(asked.view, type=type(game.view(game.start(0), 0)))
    bot = bots.make(asked.bot, rule_set, asked.seed)
    choice = bot.choose(view, map(game.parse, asked.legal))
    return Answer(str(choice.action), choice.reasons)


@lru_cache(64)
def _rule_set(name: str, rules: str) -> RuleSet:
    return families.loads_written(name, rules)
