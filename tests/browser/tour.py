"""Every screen there is, one after the other: for tests that look at each, and for `scripts/screens`."""

from collections.abc import Iterator

from tests.browser import touching
from tests.browser.visitor import Visitor

PANELS = {"a": "hint", "l": "log", "s": "score", "c": "chat", "m": "menu", "?": "shortcuts", "r": "rules"}
"""What the keys of a table open."""

ENOUGH = 4
"""After so many turns in one phase there is nothing new to see."""


def start(visitor: Visitor) -> Iterator[str]:
    """The pages from which a table is made."""
    page = visitor.page
    page.goto(visitor.base)
    page.get_by_role("button", name=visitor.say("start-bots")).wait_for()
    yield "start"
    for key in ("start-read", "start-plan", "menu-settings", "start-friends"):
        page.get_by_role("button", name=visitor.say(key), exact=True).click()
        page.locator("dialog[open] .body > :not(.muted)").first.wait_for()
        yield key
        if key != "start-friends":
            _close(visitor)
    page.locator("dialog[open] form .primary").click()
    page.locator("dialog[open] .code svg").wait_for()
    yield "invite"
    _close(visitor)
    page.get_by_role("button", name=visitor.say("start-change")).click()
    page.locator(".editor details").first.wait_for()
    yield "editor"
    for part in page.locator(".editor details:not([open]) summary").all()[:2]:
        part.click()
    chooser = page.locator(".editor details[open] select").first
    others = chooser.locator(f'option:not([value="{chooser.input_value()}"])')
    with page.expect_response("**/api/rules"):
        chooser.select_option(others.first.get_attribute("value"))
    page.wait_for_timeout(50)
    yield "editor-changed"
    page.goto(f"{visitor.base}/verify.html")
    page.get_by_role("heading", name=visitor.say("verify-title")).wait_for()
    yield "verify"


def table(visitor: Visitor, rules: str, bots: int, *, bold: bool = True) -> Iterator[str]:
    """A table before the first deal, in every phase, with every panel open, and at the end of a deal."""
    visitor.look(visitor.make(rules))
    visitor.page.locator(".waiting .invite").wait_for()
    yield "waiting"
    visitor.views.clear()
    visitor.look(visitor.make(rules, *["club"] * bots))
    seen: dict[str, int] = {}
    while visitor.to_act():
        seen[visitor.phase] = times = seen.get(visitor.phase, 0) + 1
        touching.settled(visitor)
        if times in (1, ENOUGH):
            yield f"{visitor.phase}-{times}"
        if times == ENOUGH == max(seen.values()):
            yield from _panels(visitor)
        if visitor.phase == "draw" and times == ENOUGH:
            visitor.find("row").locator("button").first.click()
            yield "row"
        if visitor.phase == "play" and times == 1 and visitor.view["table"]["family"] == "pinnacola":
            for at in range(3):
                touching.touch(visitor.find("hand").locator("button").nth(at))
            touching.settled(visitor)
            yield "staging"
            for at in range(3):
                touching.touch(visitor.find("hand").locator("button").nth(at))
        touching.seen(visitor)
        touching.turn(visitor, bold=bold)
    visitor.page.locator(".result .primary").wait_for()
    yield "result"


def _panels(visitor: Visitor) -> Iterator[str]:
    for key, name in PANELS.items():
        visitor.page.keyboard.press(key)
        visitor.page.locator("dialog[open] .body > :not(.muted)").first.wait_for()
        yield name
        if name == "menu":
            visitor.page.get_by_role("button", name=visitor.say("menu-settings"), exact=True).click()
            visitor.page.locator("dialog[open] input[type=range]").wait_for()
            yield "settings"
        _close(visitor)


def _close(visitor: Visitor) -> None:
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("dialog .inside").wait_for(state="detached")
