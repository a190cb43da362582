"""Where a person's data lie: matches played at home, and who one is to the servers that one has visited."""

import os
from pathlib import Path

import platformdirs

FOLDER = "TWINPACK_DATA"
"""The environment variable that says where, instead of the system's place for data."""


def folder(given: Path | None = None) -> Path:
    """The folder of all data: `given`, or what `TWINPACK_DATA` says, or the system's place for a person's data."""
    return Path(given or os.environ.get(FOLDER) or platformdirs.user_data_path("twinpack"))
