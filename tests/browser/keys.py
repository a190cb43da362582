"""Playing through the page with nothing but a keyboard."""

from collections import Counter

from tests.browser import touching
from tests.browser.visitor import Visitor

FARTHEST = 120
"""Nothing at a table is more presses of a key away."""


def deal(visitor: Visitor, *, bold: bool = False) -> None:
    """Play until the deal is over. Raises `AssertionError` when the focus gets lost."""
    begun = False
    while visitor.to_act():
        assert not begun or focused(visitor, ":not(body)"), f"the focus is lost: {visitor.phase}"
        turn(visitor, touching.chosen(visitor, bold=bold))
        begun = True


def turn(visitor: Visitor, line: str) -> None:
    """Do one thing."""
    act = {"pinochle": _pinochle, "pinnacola": _pinnacola}[visitor.view["table"]["family"]]
    visitor.done(lambda: act(visitor, line))


def focused(visitor: Visitor, selector: str) -> bool:
    """Whether what has the focus is what the selector says."""
    return bool(visitor.page.evaluate("(selector) => document.activeElement.matches(selector)", selector))


def reach(visitor: Visitor, selector: str, key: str = "Tab") -> None:
    """Press a key until the focus is there."""
    for _ in range(FARTHEST):
        if focused(visitor, selector):
            return
        visitor.page.keyboard.press(key)
    raise AssertionError(f"no way to {selector} by {key}")


def press(visitor: Visitor, selector: str, key: str = "Tab") -> None:
    """Go there and press Enter."""
    visitor.page.locator(selector).first.wait_for()
    reach(visitor, selector, key)
    visitor.page.keyboard.press("Enter")


def pick(visitor: Visitor, selector: str) -> None:
    """Press Enter on a card of the hand, walking there with the arrows."""
    hand = "[data-testid=hand] "
    visitor.page.locator(hand + selector).first.wait_for()
    visitor.page.keyboard.press("h")
    reach(visitor, hand + "button")
    visitor.page.keyboard.press("Home")
    press(visitor, hand + selector, "ArrowRight")


def _pinochle(visitor: Visitor, line: str) -> None:
    word, *rest = line.split()
    if word == "play":
        pick(visitor, f'button.legal[data-card="{rest[0]}"]')
    elif word in ("give", "bury"):
        for card, copies in Counter(rest).items():
            for _ in range(copies):
                pick(visitor, f'button[data-card="{card}"][aria-pressed=false]')
        press(visitor, ".actions .primary:enabled")
    elif word == "trump":
        press(visitor, ".trumps button")
    elif word == "bid":
        press(visitor, ".bids button")
    else:
        _named(visitor, ".actions button", line)


def _pinnacola(visitor: Visitor, line: str) -> None:
    word, *rest = line.split()
    if word == "draw":
        press(visitor, "[data-testid=stock]")
    elif word == "discard":
        pick(visitor, f'button[data-card="{rest[0]}"]')
        press(visitor, "[data-testid=discard]")
    elif word == "lay":
        press(visitor, ".offers button")
    else:
        _named(visitor, ".rest button", line)


def _named(visitor: Visitor, selector: str, line: str) -> None:
    """Press the button that does an action."""
    button = visitor.page.locator(selector).filter(has_text=touching.name_of(visitor, line)).first
    button.evaluate("(button) => button.dataset.wanted = ''")
    press(visitor, f"{selector}[data-wanted]")
