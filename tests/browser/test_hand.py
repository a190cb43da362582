"""One's own hand: cards put in another order with a pointer, and what may be heard of the table."""

import pytest
from playwright.sync_api import FloatRect, Locator

from tests.browser import touching
from tests.browser.conftest import Come
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow


def order(visitor: Visitor) -> list[str]:
    """The cards as they lie in the hand."""
    cards: list[str] = (
        visitor.find("hand").locator("button[data-card]").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    )
    return cards


def box(card: Locator) -> FloatRect:
    """Where a card is."""
    found = card.bounding_box()
    assert found is not None
    return found


def drag(visitor: Visitor, card: Locator, to: Locator) -> None:
    """Pull one card by its left edge, where no other covers it, to another."""
    start, end, mouse = box(card), box(to), visitor.page.mouse
    mouse.move(start["x"] + 8, start["y"] + 30)
    mouse.down()
    mouse.move(end["x"] + 12, end["y"] + 30, steps=12)
    mouse.up()


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("rules", ["pinochle/dutch", "pinnacola/classic"])
def test_a_card_is_put_elsewhere_and_stays_there(come: Come, rules: str, width: int) -> None:
    visitor = come(width=width)
    visitor.look(visitor.make(rules, "club", "club", "club"))
    visitor.to_act()
    touching.settled(visitor)
    before, version = order(visitor), visitor.view["version"]
    cards = visitor.find("hand").locator("button[data-card]")
    drag(visitor, cards.nth(0), cards.nth(3))
    visitor.until(lambda: order(visitor) != before)
    after = order(visitor)
    assert sorted(after) == sorted(before)
    assert before[0] in after[2:4]
    assert visitor.view["version"] == version, "moving a card plays it"
    touching.turn(visitor, bold=True)
    assert visitor.to_act()
    touching.settled(visitor)
    kept = [card for card in after if card in order(visitor)]
    assert [card for card in order(visitor) if card in kept][:2] == kept[:2]


def test_a_card_is_discarded_by_dragging_it_to_the_row(come: Come) -> None:
    visitor = come()
    visitor.look(visitor.make("pinnacola/classic", "club", "club", "club"))
    touching.deal(visitor, until="draw")
    touching.turn(visitor)
    assert visitor.to_act()
    line = next(line for line in visitor.legal if line.startswith("discard "))
    card = visitor.find("hand").locator(f'button[data-card="{line.split()[1]}"]').first
    visitor.done(lambda: drag(visitor, card, visitor.find("row")))
    assert any(line == said for view in visitor.views for said in view["log"])


SOUNDING = """
window.tones = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) {
  window.tones.push(this.frequency.value);
  return start.apply(this, at);
};
"""


@pytest.mark.parametrize("on", [True, False])
def test_sounds_are_heard_by_those_who_want_them(come: Come, on: bool) -> None:
    visitor = come(sounds=on)
    visitor.context.add_init_script(SOUNDING)
    visitor.look(visitor.make("pinochle/dutch", "club", "club", "club"))
    for _ in range(4):
        assert visitor.to_act()
        touching.turn(visitor, bold=True)
    visitor.page.wait_for_timeout(50)
    tones = set(visitor.page.evaluate("window.tones"))
    assert len(tones) == (2 if on else 0), "one for what happens, one for one's own turn"
    if not on:
        visitor.page.keyboard.press("m")
        visitor.page.get_by_role("button", name=visitor.say("menu-settings"), exact=True).click()
        visitor.page.get_by_label(visitor.say("setting-sounds")).check()
        visitor.page.keyboard.press("Escape")
        while visitor.to_act() and not visitor.page.evaluate("window.tones"):
            touching.turn(visitor)
        assert visitor.page.evaluate("window.tones")
