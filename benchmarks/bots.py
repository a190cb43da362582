"""Four bots at a table: complete deals a second, dealing, views, choices and scoring included."""

from collections.abc import Callable
from random import Random

from benchmarks.rates import Work, table
from twinpack import bots
from twinpack.families import named
from twinpack.game import CHANCE, draw

RULE_SETS = ("pinochle/dailey", "pinochle/classic", "pinochle/joedog", "pinochle/dutch")


def bot_deal(name: str, bot: str) -> Callable[[], int]:
    """Play one deal with four bots of a name; answers 1."""
    rule_set = named(name)
    game = rule_set.game
    players = [bots.make(bot, rule_set, seat) for seat in range(4)]
    rng = Random(1)
    dealer = 0

    def run() -> int:
        nonlocal dealer
        dealer = (dealer + 1) % 4
        state = game.start(dealer)
        while (mover := game.to_act(state)) is not None:
            if mover == CHANCE:
                action = draw(game, state, rng)
            else:
                action = players[mover].choose(game.view(state, mover), game.legal(state)).action
            state = game.apply(state, action)
        return 1

    return run


def main() -> None:
    """Print deals a second of random and club bots."""
    works = [
        Work(f"Twinpack {name}, four {bot} bots", "deals/s", bot_deal(name, bot))
        for name in RULE_SETS
        for bot in ("random", "club")
    ]
    table("Bots", works)
