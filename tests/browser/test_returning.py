"""Coming back: pages loaded anew, a server that is killed, somebody who goes away for a while."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from benchmarks.served import Served
from tests.browser import touching
from tests.browser.conftest import Come
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow

BOTS = ("club", "club", "club")


def test_a_page_loaded_anew_in_the_auction(come: Come) -> None:
    visitor = come()
    visitor.look(visitor.make("pinochle/dutch", *BOTS))
    touching.deal(visitor, until="auction")
    legal, question = visitor.legal, visitor.view["question"]
    visitor.views.clear()
    visitor.page.reload()
    visitor.until(lambda: bool(visitor.views))
    assert (visitor.legal, visitor.view["question"]) == (legal, question)
    touching.deal(visitor, bold=True)
    assert visitor.view["table"]["deals"] == 1


@pytest.mark.parametrize("rules", ["pinochle/dutch", "pinnacola/classic"])
def test_a_page_loaded_anew_in_play(come: Come, rules: str) -> None:
    visitor = come()
    visitor.look(visitor.make(rules, *BOTS))
    while visitor.to_act() and not visitor.view["view"].get("trick" if "pinochle" in rules else "row"):
        touching.turn(visitor)
    lying = visitor.view["view"]["trick" if "pinochle" in rules else "row"]
    log = visitor.view["log"]
    visitor.views.clear()
    visitor.page.reload()
    visitor.until(lambda: bool(visitor.views))
    assert visitor.view["log"] == log
    shown = visitor.find("played") if "pinochle" in rules else visitor.find("row").locator("button")
    expect(shown).to_have_count(len(lying))
    touching.deal(visitor)
    assert visitor.view["table"]["deals"] == 1


def test_the_server_is_killed(come: Come, tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path / 'twinpack.sqlite'}", tmp_path / "log") as served:
        visitor = come(served.base)
        visitor.look(visitor.make("pinochle/dutch", *BOTS))
        touching.deal(visitor, until="play", bold=True)
        log, hand = visitor.view["log"], visitor.view["view"]["hand"]
        served.kill()
        visitor.page.get_by_text(visitor.say("frame-lost")).first.wait_for()
        served.start()
        served.wait()
        before = len(visitor.views)
        visitor.until(lambda: len(visitor.views) > before)
        assert (visitor.view["log"], visitor.view["view"]["hand"]) == (log, hand)
        touching.deal(visitor)
        assert visitor.view["table"]["deals"] == 1
        visitor.page.locator(".result .primary").wait_for()
        visitor.page.locator(".result .hand").first.wait_for()  # the last that is loaded
    # Chromium itself reports every attempt that failed.
    visitor.trouble[:] = [line for line in visitor.trouble if "ERR_CONNECTION_REFUSED" not in line]


def test_a_bot_stands_in_for_who_goes_away(come: Come) -> None:
    ada, ben = come(), come(name="Ben")
    link = ada.make("pinochle/dutch", "club", "", "club", grace=0)
    assert ben.join(link) == 2
    for visitor in (ada, ben):
        visitor.look(link)

    def next_of_both() -> Visitor:
        ada.until(lambda: bool(ada.legal or ben.legal))
        return ada if ada.legal else ben

    while (mover := next_of_both()) is ben or ada.phase != "play":
        touching.turn(mover, bold=mover is ada)
    ben.page.goto(ben.base)
    ada.until(lambda: ada.view["table"]["seats"][2]["stands_in"])
    expect(ada.page.locator("[data-seat='2']").first).to_contain_text(ada.say("seat-mark-stands-in"))
    touching.turn(ada)
    assert ada.to_act()  # so the bot has had its turn
    ben.views.clear()
    ben.look(link)
    ada.until(lambda: not ada.view["table"]["seats"][2]["stands_in"])
    while next_of_both() is ada:
        touching.turn(ada)
    touching.turn(ben)
