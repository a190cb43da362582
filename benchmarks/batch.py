"""The batch engine: random deals a second, beside OpenSpiel's own playouts in C++, and whether it agrees with ours.

`python -m benchmarks.batch agree 100000` plays so many deals once more with the engine for people, card for card.
"""

import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pyspiel

from benchmarks.rates import Work, table
from twinpack.families import named
from twinpack.lab.batch import playouts, replayed

RULE_SETS = ("pinochle/classic", "pinochle/dutch", "pinochle/turned-trump", "pinochle/double-deck")
BATCH = 50_000
SOME = 500
CHUNK = 1000


def deals(name: str, count: int = BATCH) -> Callable[[], int]:
    """Deals of a rule set, so many a call: dealt, melded, played out at random and counted."""
    rules, first = named(name).rules, 0

    def run() -> int:
        nonlocal first
        first += count
        return len(playouts(rules, count, seed=1, first=first).points)

    return run


def spiel_deals(name: str) -> Callable[[], int]:
    """Games of OpenSpiel between its own random bots, all of it in C++."""
    game, number = pyspiel.load_game(name), 0
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def run() -> int:
        nonlocal number
        for _ in range(SOME):
            number += 1
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return SOME

    return run


def threads(name: str, workers: int, count: int = 1_000_000) -> float:
    """Deals a second of the clock with so many threads."""
    rules = named(name).rules
    with ThreadPoolExecutor(workers) as pool:
        start = time.perf_counter()
        list(pool.map(lambda first: playouts(rules, BATCH, 2, first).points, range(0, count, BATCH)))
        return count / (time.perf_counter() - start)


def agree(count: int, name: str = RULE_SETS[0]) -> None:
    """Play so many deals with both engines, card for card, and stop at the first that differs."""
    rules = named(name).rules
    for first in range(0, count, CHUNK):
        played = playouts(rules, min(CHUNK, count - first), seed=3, first=first, traced=True)
        size = len(played.seats) * rules.tricks
        for row, trace in enumerate(played.trace):
            found = replayed(rules, trace)
            ours = played.melds[row].tolist(), played.points[row].tolist(), trace[2 * size + 2 :].tolist()
            if ours != (list(found.melds), list(found.points), list(found.choices)):
                sys.exit(f"{name}: deal {first + row} differs: {ours}, {found}")
    print(f"  {name}: {count:,} deals, {count * size:,} cards: every play, meld and point is the same")


def main() -> None:
    """Print deals a second with ratios, one core, and then with threads."""
    ours = [Work(f"Twinpack {name}, batch", "deals/s", deals(name)) for name in RULE_SETS]
    peers = [
        Work(f"OpenSpiel {name} (C++, its own random bots)", "deals/s", spiel_deals(name))
        for name in ("euchre", "spades")
    ]
    table("Random deals to the end, in batches", ours + peers)
    for workers in (1, 2):
        print(f"  {RULE_SETS[0]}, {workers} thread(s), by the clock{threads(RULE_SETS[0], workers):>22,.0f} deals/s")


if __name__ == "__main__":
    if sys.argv[1:2] == ["agree"]:
        for rule_set in RULE_SETS:
            agree(int(sys.argv[2]), rule_set)
    else:
        main()
