"""Getting the kernels ready while people read or bid, so that nobody waits for the first answer."""

from threading import Lock, Thread

from twinpack.solver import compiled

_lock = Lock()
_threads: list[Thread] = []


def begin() -> None:
    """Fetch all kernels on a thread of their own, unless that has begun already.

    What is compiled already is only read from disk. A program may end meanwhile: the thread does not hold it up. Who
    needs a kernel before it is ready waits for the same work.
    """
    with _lock:
        if not _threads:
            thread = Thread(target=compiled.warm_up, name="twinpack warmup", daemon=True)
            _threads.append(thread)
            thread.start()


def ready() -> bool:
    """Whether what `begin` began is done, so that an answer comes at once."""
    return bool(_threads) and not _threads[0].is_alive()
