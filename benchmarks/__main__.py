"""Run the benchmarks: `scripts/bench [NAME ...]`, all by default. Figures are ratios within one run."""

import platform
import sys
from collections.abc import Callable

from benchmarks import batch, bots, durability, engine, expert, finish, levels, load, paired, rummy, solver

BENCHMARKS: dict[str, Callable[[], None]] = {
    "engine": engine.main,
    "batch": batch.main,
    "bots": bots.main,
    "rummy": rummy.main,
    "finish": finish.main,
    "paired": paired.main,
    "levels": levels.main,
    "expert": expert.main,
    "solver": solver.main,
    "reach": solver.reach,
    "durability": durability.main,
    "load": load.main,
}


def main(names: list[str]) -> int:
    """Run the named benchmarks and print their tables."""
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        print(f"No benchmark {unknown[0]!r}; there are: {', '.join(BENCHMARKS)}", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()}, {platform.machine()}, one core")
    for name in names or BENCHMARKS:
        print()
        BENCHMARKS[name]()
    return 0


sys.exit(main(sys.argv[1:]))
