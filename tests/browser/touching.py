"""Playing through the page with a pointer: the card that may be played, the button that is offered."""

import re
from collections import Counter
from contextlib import suppress

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor
from twinpack.words import MissingWords


def deal(visitor: Visitor, *, until: str = "", bold: bool = False) -> None:
    """Play until the deal is over, or one is to act in the phase `until`; who is `bold` bids until nobody else does."""
    while visitor.to_act() and visitor.phase != until:
        turn(visitor, bold=bold)


def turn(visitor: Visitor, *, bold: bool = False) -> None:
    """Do one thing."""
    act = {"pinochle": _pinochle, "pinnacola": _pinnacola}[visitor.view["table"]["family"]]
    visitor.done(lambda: act(visitor, chosen(visitor, bold=bold)))


def settled(visitor: Visitor) -> None:
    """Wait until the page asks for what the server asks for."""
    asking = "button.legal, .actions button:enabled, .pinochle .middle button, .trumps button, [data-testid=desk] p"
    visitor.page.locator(asking).first.wait_for()
    visitor.page.wait_for_timeout(60)


def seen(visitor: Visitor) -> None:
    """Have looked at the melds, where the page waits for that."""
    button = visitor.page.locator(".actions").get_by_role("button", name=visitor.say("pin-seen"), exact=True)
    if button.is_visible():
        button.click()


def next_deal(visitor: Visitor) -> None:
    """Look at the score, and be ready for the next deal."""
    visitor.page.locator(".result .primary").click()


def hand_card(visitor: Visitor, card: str, copy: int = 0) -> Locator:
    """A card in the hand of the page."""
    return visitor.find("hand").locator(f'button[data-card="{card}"]').nth(copy)


def touch(card: Locator) -> None:
    """Touch a card where no neighbour covers it."""
    card.click(position={"x": 9, "y": 24})


def chosen(visitor: Visitor, *, bold: bool = False) -> str:
    """What is done of what is legal: whatever goes on, and rather less than more."""
    legal = visitor.legal
    for word in ("bid" if bold else "pass", "continue", "draw", "lay", "discard"):
        found = [line for line in legal if line.split()[0] == word]
        if found:
            return found[0]
    return legal[0]


def _pinochle(visitor: Visitor, line: str) -> None:
    word, *rest = line.split()
    page = visitor.page
    if word == "play":
        touch(visitor.find("hand").locator(f'button.legal[data-card="{rest[0]}"]').first)
    elif word in ("give", "bury"):
        copies: Counter[str] = Counter()
        for card in rest:
            touch(hand_card(visitor, card, copies[card]))
            copies[card] += 1
        page.locator(".actions .primary").click()
    elif word == "trump":
        page.locator(".trumps button").first.click()
    elif word == "call":
        page.locator(f'.pinochle .middle button[data-card="{rest[0]}"]').click()
    elif word == "share":
        for card in rest:
            page.locator(f'.share button[data-card="{card}"][aria-pressed=false]').first.click()
        page.locator(".share .primary").click()
    elif word == "bid":
        page.locator(".bids button").first.click()
    else:
        page.locator(".actions").get_by_role("button", name=name_of(visitor, line)).click()


def _pinnacola(visitor: Visitor, line: str) -> None:
    word, *rest = line.split()
    page = visitor.page
    if word == "draw":
        visitor.find("stock").click()
    elif word == "discard":
        touch(hand_card(visitor, rest[0]))
        visitor.find("discard").click()
    elif word == "lay":
        page.locator(".offers button").first.click()
    else:
        page.locator(".rest").get_by_role("button", name=name_of(visitor, line)).first.click()


def name_of(visitor: Visitor, line: str) -> re.Pattern[str]:
    """What the button of an action is called."""
    label = visitor.view["labels"][visitor.legal.index(line)]
    with suppress(MissingWords):  # then it is called as the table calls it
        label = visitor.say(f"act-{line.replace(' ', '-')}")
    return re.compile(rf"^\W*{re.escape(label)}\s*$", re.IGNORECASE)
