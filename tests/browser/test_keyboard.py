"""Whole deals by keyboard alone, and what a screen reader is given meanwhile."""

import re
from collections.abc import Iterator

import pytest

from tests.browser import keys, touching
from tests.browser.conftest import Come
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow


def typeset(text: str) -> str:
    """With the sign that the page writes before what is below zero."""
    return re.sub(r"(?<!\w)-(?=\d)", "−", text)


def to_be_said(visitor: Visitor) -> Iterator[str]:
    """All that the server told since the page was opened, and whatever it asked."""
    log, prompt = visitor.views[0]["log"], ""
    for view in visitor.views:
        assert view["told"] or len(view["log"]) <= len(log), f"nothing is told of {view['log'][-1]}"
        if not view["anew"]:
            yield from map(typeset, view["told"])
        asked = typeset(view["prompt"]) if view["legal"] else ""
        if asked and (asked != prompt or view["told"]):
            yield asked
        log, prompt = view["log"], asked


CASES = [
    ("pinochle/dailey", 3, True),
    ("pinochle/dailey", 3, False),
    ("pinochle/dutch", 3, True),
    ("pinochle/two-hand", 1, False),
    ("pinnacola/classic", 3, False),
]


@pytest.mark.parametrize(("rules", "bots", "bold"), CASES, ids=[f"{rules}-{bold}" for rules, _, bold in CASES])
def test_everything_is_said(come: Come, rules: str, bots: int, bold: bool) -> None:
    visitor = come()
    visitor.look(visitor.make(rules, *["club"] * bots))
    keys.deal(visitor, bold=bold)
    visitor.page.locator(".result").wait_for()
    keys.press(visitor, ".result .primary")
    visitor.until(lambda: not visitor.between)
    assert [line for how, line in visitor.spoken() if how == "log"] == list(to_be_said(visitor))


def test_a_card_that_may_not_be_played_says_why(come: Come) -> None:
    visitor = come()
    visitor.look(visitor.make("pinochle/dutch", "club", "club", "club"))
    illegal = visitor.find("hand").locator("button.illegal")
    while visitor.to_act():
        touching.settled(visitor)
        if illegal.count():
            break
        keys.turn(visitor, touching.chosen(visitor, bold=True))
    assert not visitor.between, "every card was legal all the time"
    version = visitor.view["version"]
    keys.pick(visitor, "button.illegal")
    visitor.until(lambda: any(how == "alert" for how, _ in visitor.spoken()))
    assert visitor.view["version"] == version
    assert visitor.find("hand").locator("button:focus").count() == 1


def test_nothing_is_lost_in_a_long_match(come: Come) -> None:
    visitor = come()
    visitor.look(visitor.make("pinochle/dutch", "club", "club", "club"))
    visitor.to_act()
    touching.settled(visitor)
    for _ in range(320):
        visitor.page.keyboard.press("q")
    before, said = len(visitor.views), len(visitor.spoken())
    assert said > 320
    keys.turn(visitor, touching.chosen(visitor, bold=True))
    visitor.to_act()
    touching.settled(visitor)
    told = [typeset(line) for view in visitor.views[before:] for line in view["told"]]
    spoken = [line for _, line in visitor.spoken()[said:]]
    assert told
    assert [line for line in spoken if line in told] == told
