"""A picture of every screen, for people to look at: `scripts/screens [FOLDER [RULES ...]]`.

With rule sets named, only their tables, in light colours.
"""

import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace
from playwright.sync_api import sync_playwright

from tests.browser import tour
from tests.browser.chance import certain
from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.visitor import Visitor
from tests.serving import FAST, Serving
from twinpack import families

SIZES = {"phone": (360, 740), "lying": (740, 360), "desk": (1280, 800)}
THEMES = ("light", "dark")
TABLES = {
    "dutch": ("pinochle/dutch", 3, True),
    "dailey": ("pinochle/dailey", 3, True),
    "two-hand": ("pinochle/two-hand", 1, False),
    "pinnacola": ("pinnacola/classic", 3, False),
}


MANY = replace(FAST, tables=1000, hosted=1000)
"""Limits that a table of each rule set in each size does not run into."""


def screens(visitor: Visitor) -> Iterator[str]:
    """All of them, by name."""
    yield from tour.start(visitor)
    for name, (rules, bots, bold) in TABLES.items():
        for screen in tour.table(visitor, rules, bots, bold=bold):
            yield f"{name} {screen}"


def tables(visitor: Visitor, names: Sequence[str]) -> Iterator[str]:
    """The tables of some rule sets."""
    for name in names:
        for screen in tour.table(visitor, name, families.named(name).game.seats - 1):
            yield f"{name.replace('/', '-')} {screen}"


def main(folder: Path, names: Sequence[str]) -> None:
    """Fill a folder anew."""
    if CHROMIUM is None:
        sys.exit("There is no Chromium here (Debian: apt install chromium).")
    shutil.rmtree(folder, ignore_errors=True)
    begun, count = time.monotonic(), 0
    with (
        tempfile.TemporaryDirectory() as place,
        Serving(Path(place) / "twinpack.sqlite", MANY) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for size, (width, height) in SIZES.items():
            for theme in THEMES[:1] if names else THEMES:
                visitor = Visitor(browser, server.base, settings={"theme": theme}, width=width, height=height)
                with certain(f"{size} {theme}"):
                    for number, name in enumerate(tables(visitor, names) if names else screens(visitor)):
                        visitor.page.screenshot(path=folder / f"{size}-{theme}" / f"{number:02} {name}.png")
                        count += 1
                visitor.context.close()
    print(f"{count} pictures in {folder} after {time.monotonic() - begun:.0f} seconds.")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "screens"), sys.argv[2:])
