"""Copy a SQLite database while a server writes to it: `python -m twinpack.server.backup FROM TO`."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path


def backup(source: Path, target: Path) -> None:
    """Copy the database in `source` to `target`, as it stands at one moment. Raises `OSError` if there is no source."""
    if not source.is_file():
        raise FileNotFoundError(2, "no such file", str(source))
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


if __name__ == "__main__":
    backup(Path(sys.argv[1]), Path(sys.argv[2]))
