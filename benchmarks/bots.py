"""Four bots at a table: complete deals a second, dealing, views, choices and scoring included."""

from collections.abc import Callable
from random import Random
from typing import Any

from benchmarks.engine import deals, once
from benchmarks.rates import Work, table
from twinpack import bots
from twinpack.families import named

RULE_SETS = ("pinochle/dailey", "pinochle/classic", "pinochle/joedog", "pinochle/dutch")


def players(name: str, bot: str) -> Callable[[Any, Any, Random], Any]:
    """A bot of that name in every seat, each choosing from its view."""
    seated = [bots.make(bot, named(name), seat) for seat in range(named(name).game.seats)]

    def choose(game: Any, state: Any, rng: Random) -> Any:
        seat = game.to_act(state)
        return seated[seat].choose(game.view(state, seat), game.legal(state)).action

    return choose


def main() -> None:
    """Print deals a second of random and club bots."""
    works = [
        Work(f"Twinpack {name}, four {bot} bots", "deals/s", once(deals(name, players(name, bot))))
        for name in RULE_SETS
        for bot in ("random", "club")
    ]
    table("Bots", works)
