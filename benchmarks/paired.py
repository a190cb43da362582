"""Club bots against random ones, and in Pinnacola against its measuring stick: points a deal, by paired deals."""

import sys
import time
from collections.abc import Mapping
from functools import partial

from twinpack import bots
from twinpack.families import named
from twinpack.lab import greedy
from twinpack.lab.paired import Maker, compare

RULE_SETS = (
    "pinnacola/classic",
    "pinnacola/two",
    "pinnacola/pinella",
    "pinochle/dailey",
    "pinochle/two-hand",
    "pinochle/three-hand-kitty",
    "pinochle/auction",
    "pinochle/double-deck",
    "pinochle/five-hand",
    "pinochle/eight-hand",
)
RANDOM: Maker = partial(bots.make, "random")
OPPONENTS: Mapping[str, Mapping[str, Maker]] = {
    "pinochle": {"random": RANDOM},
    "pinnacola": {"random": RANDOM, "greedy": greedy.make},
}
"""Whom the club bots of each family are measured against."""
PAIRS = 200
SEED = 1


def main(pairs: int = PAIRS, rule_sets: tuple[str, ...] = RULE_SETS) -> None:
    """Print by how much the club bot does better, a deal, with the interval that holds the truth in 95 of 100 cases."""
    print(f"Club bots, points a deal more than the opponents ({pairs} shuffles, seed {SEED})")
    for name in rule_sets:
        rule_set = named(name)
        for opponent, maker in OPPONENTS[rule_set.family.name].items():
            start = time.process_time()
            found = compare(rule_set, partial(bots.make, "club"), maker, pairs, SEED)
            spent = (time.process_time() - start) / (rule_set.game.sides * pairs)
            low, high = found.interval
            print(f"  {name:<25} against {opponent:<8} {found.mean:>8.1f}  [{low:.1f}, {high:.1f}]  {spent:.3f} s/deal")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else PAIRS, tuple(sys.argv[2:]) or RULE_SETS)
