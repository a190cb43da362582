"""Every screen, in several languages, sizes and colours: for everybody, in words, and within reach."""

from collections.abc import Iterator

import pytest

from tests.browser import looking, tour
from tests.browser.conftest import Come
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow

PHONE, DESK = (360, 640), (1280, 800)


def faults_of(visitor: Visitor, screens: Iterator[str]) -> dict[str, list[str]]:
    """What is wrong with each screen, by its name."""
    found: dict[str, list[str]] = {}
    for name in screens:
        assert visitor.page.locator("html").get_attribute("lang") == visitor.settings["language"]
        wrong = looking.faults(visitor.page) + looking.unwritten(visitor.page) + looking.unreachable(visitor.page)
        if wrong:
            found[name] = wrong
    return found


@pytest.mark.parametrize(
    ("language", "size", "theme"), [("de", PHONE, "light"), ("nl", DESK, "dark"), ("it", PHONE, "dark")]
)
def test_the_start_page(come: Come, language: str, size: tuple[int, int], theme: str) -> None:
    visitor = come(width=size[0], height=size[1], language=language, theme=theme)
    assert faults_of(visitor, tour.start(visitor)) == {}


TABLES = [
    ("pinochle/dailey", 3, True, "de", PHONE, "light"),
    ("pinochle/dutch", 3, False, "nl", PHONE, "dark"),
    ("pinochle/two-hand", 1, False, "it", DESK, "light"),
    ("pinnacola/classic", 3, False, "nl", PHONE, "dark"),
    ("pinnacola/classic", 3, False, "de", DESK, "light"),
]


@pytest.mark.parametrize(("rules", "bots", "bold", "language", "size", "theme"), TABLES)
def test_a_table(
    come: Come, rules: str, bots: int, bold: bool, language: str, size: tuple[int, int], theme: str
) -> None:
    visitor = come(width=size[0], height=size[1], language=language, theme=theme)
    assert faults_of(visitor, tour.table(visitor, rules, bots, bold=bold)) == {}
