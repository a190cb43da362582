"""The compiled kernels, fetched when they are first needed: Numba takes a while to import, and longer to compile."""

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from zlib import crc32

KERNELS = ("kernel", "trees")
"""The modules that answers and bots need."""

MADE_OF = ("bits", "tables", "kernel", "trees", "batch")
"""The modules whose functions and numbers go into compiled code."""


@cache
def fetched(name: str) -> ModuleType:
    """A module of this package that Numba compiles.

    The first time on a machine it takes some ten seconds; after that the code is on disk, where `NUMBA_CACHE_DIR` says
    or else in the user's cache folder, and it takes less than one.
    """
    _keep_apart()
    return import_module(f"twinpack.solver.{name}")


@cache
def _keep_apart() -> None:
    """Keep other code in another folder: of other modules whose functions one uses Numba notices no change."""
    import numba
    from platformdirs import user_cache_dir

    folder = Path(numba.config.CACHE_DIR or user_cache_dir("twinpack"))
    numba.config.CACHE_DIR = str(folder / fingerprint(Path(__file__).parent))


def fingerprint(folder: Path) -> str:
    """What tells apart the code that is compiled from the modules in a folder."""
    return f"{crc32(b''.join((folder / f'{name}.py').read_bytes() for name in MADE_OF)):08x}"


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
