"""Club bots against random ones and the measuring stick of Pinnacola: points a deal, by paired deals."""

import sys
import time
from functools import partial

from twinpack import bots
from twinpack.families import named
from twinpack.lab import greedy
from twinpack.lab.paired import Maker, compare

RULE_SETS = ("pinnacola/classic", "pinnacola/two", "pinnacola/pinella")
OPPONENTS: dict[str, Maker] = {"random": partial(bots.make, "random"), "greedy": greedy.make}
PAIRS = 200
SEED = 1


def main(pairs: int = PAIRS, rule_sets: tuple[str, ...] = RULE_SETS) -> None:
    """Print by how much the club bot does better, a deal, with the interval that holds the truth in 95 of 100 cases."""
    print(f"Club bots, points a deal more than the opponents ({pairs} pairs of deals, seed {SEED})")
    for name in rule_sets:
        for opponent, maker in OPPONENTS.items():
            start = time.process_time()
            found = compare(named(name), partial(bots.make, "club"), maker, pairs, SEED)
            spent = (time.process_time() - start) / (2 * pairs)
            low, high = found.interval
            print(f"  {name:<20} against {opponent:<8} {found.mean:>8.1f}  [{low:.1f}, {high:.1f}]  {spent:.3f} s/deal")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else PAIRS, tuple(sys.argv[2:]) or RULE_SETS)
