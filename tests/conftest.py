"""Settings that every test shares."""

import signal

import pytest
from hypothesis import settings

from twinpack.server import table

# The same examples on every run and every machine, and no failure for being slow on a busy one.
settings.register_profile("default", deadline=None, derandomize=True, print_blob=False)
settings.register_profile("quick", settings.get_profile("default"), max_examples=25)
settings.load_profile("default")

# A process started in the background may have been told to ignore Ctrl-C, which some tests press.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    """Without the slow tests there are also fewer examples of the others: the first of the same."""
    if config.option.markexpr == "not slow":
        settings.load_profile("quick")


@pytest.fixture
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints of a bot that needs no process of its own, for tests that begin many matches to ask for one."""
    monkeypatch.setattr(table, "HINTS", "club")
