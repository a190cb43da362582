"""`twinpack serve` as a process of its own, which can be killed, pinned to a core and measured."""

import secrets
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 30.0
COMMAND = (sys.executable, "-c", "import sys; from twinpack.cli import main; sys.exit(main())", "serve")


PORTS = range(20_000, 30_000)
"""Below those that systems give to clients: one of them must not take the port while the server is down."""


def free_port() -> int:
    """A port that nobody listens on now."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Served:
    """A server on one port and database for a `with` block; `kill` and `start` it as often as you like."""

    def __init__(self, database: str, log: Path, limits: tuple[str, ...] = (), before: tuple[str, ...] = ()) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = log
        options = [f"--limit={limit}" for limit in limits]
        self.command = [*before, *COMMAND, f"--port={self.port}", f"--database={database}", *options]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; it is not ready yet."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log)

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self.process is not None
        return self.process.pid

    def wait(self) -> None:
        """Until it answers. Raises `RuntimeError` with what it printed if it does not."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                with urlopen(f"{self.base}/health", timeout=PATIENCE):
                    return
            except (URLError, ConnectionError):
                ended = self.process is None or self.process.poll() is not None
                if ended or time.monotonic() > until:
                    raise RuntimeError(f"the server did not start: {self.log.read_text()}") from None
                time.sleep(0.02)

    def check(self) -> None:
        """Raises `RuntimeError` with what it printed if it has ended by itself."""
        if self.process is not None and self.process.poll() is not None:
            raise RuntimeError(f"the server has ended: {self.log.read_text()}")

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def __enter__(self) -> Self:
        self.start()
        self.wait()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()
