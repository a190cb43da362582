"""The compiled kernels, fetched when they are first needed: Numba takes a while to import, and longer to compile."""

from functools import cache
from importlib import import_module
from types import ModuleType

KERNELS = ("kernel", "trees", "quick")
"""The modules that answers and bots need."""


@cache
def fetched(name: str) -> ModuleType:
    """A module of this package that Numba compiles.

    The first time on a machine it takes some ten seconds; after that the code is on disk, where `NUMBA_CACHE_DIR` says
    or else in the user's cache folder, and it takes less than one.
    """
    import numba
    from platformdirs import user_cache_dir

    if not numba.config.CACHE_DIR:
        numba.config.CACHE_DIR = user_cache_dir("twinpack")
    return import_module(f"twinpack.solver.{name}")


def kernel() -> ModuleType:
    """The kernel of the solver, compiled."""
    return fetched("kernel")


def warm_up() -> float:
    """Compile what is not compiled yet, and answer how many seconds it took."""
    from time import perf_counter

    start = perf_counter()
    for name in KERNELS:
        fetched(name)
    return perf_counter() - start
