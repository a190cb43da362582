"""Each level against the one below, by paired deals; `python -m benchmarks.levels 1000 pinochle/classic` plays more."""

import sys
import time
from functools import partial
from itertools import pairwise

from twinpack import bots
from twinpack.families import named
from twinpack.lab.paired import compare

RULE_SETS = ("pinochle/classic", "pinochle/joedog", "pinnacola/classic")
LEVELS = ("random", "novice", "casual", "regular", "club")
PAIRS = 300
SEED = 7


def main(pairs: int = PAIRS, rule_sets: tuple[str, ...] = RULE_SETS) -> None:
    """Print by how much each level does better than the one below, with the interval that holds the truth in 95 of 100
    cases."""
    print(f"Levels, points a deal more than the level below ({pairs} shuffles, seed {SEED})")
    for name in rule_sets:
        rule_set = named(name)
        for worse, better in pairwise(LEVELS):
            start = time.process_time()
            found = compare(rule_set, partial(bots.make, better), partial(bots.make, worse), pairs, SEED)
            spent = (time.process_time() - start) / (rule_set.game.sides * pairs)
            low, high = found.interval
            told = f"{found.mean:>8.1f}  [{low:.1f}, {high:.1f}]  {spent:.3f} s/deal"
            print(f"  {name:<20} {better:<8} {told}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else PAIRS, tuple(sys.argv[2:]) or RULE_SETS)
