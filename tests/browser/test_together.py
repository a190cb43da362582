"""What people at one table ask of each other, and of the table: each in a browser of its own."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import touching
from tests.browser.conftest import Come
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow


def pair(come: Come, rules: str = "pinochle/dutch", **table: object) -> tuple[Visitor, Visitor]:
    """Ada in the first seat and Ben opposite, with bots between them."""
    ada, ben = come(width=900, height=700), come(name="Ben", width=900, height=700)
    link = ada.make(rules, "club", "", "club", **table)
    assert ben.join(link) == 2
    for visitor in (ada, ben):
        visitor.look(link)
    return ada, ben


def menu(visitor: Visitor, *keys: str) -> None:
    """Open the menu and press what is called so in it."""
    visitor.page.keyboard.press("m")
    for key in keys:
        visitor.page.locator("dialog[open]").get_by_role("button", name=visitor.say(key), exact=True).click()


def answers(visitor: Visitor, key: str) -> None:
    """Answer what stands proposed."""
    visitor.page.locator(".notices .bar").get_by_role("button", name=visitor.say(key), exact=True).click()


def in_turn(visitors: tuple[Visitor, ...], until: str) -> None:
    """Play until somebody is to act in a phase."""
    while True:
        for visitor in visitors:
            visitor.page.wait_for_timeout(1)
            if visitor.legal and visitor.phase == until:
                return
            if visitor.legal:
                touching.turn(visitor, bold=True)


def test_a_pause_stops_the_table_until_somebody_ends_it(come: Come) -> None:
    ada, ben = pair(come)
    ada.until(lambda: ada.view["view"] is not None)
    menu(ada, "menu-pause")
    said = ben.say("frame-paused", name="Ada")
    expect(ben.page.get_by_text(said)).to_be_visible()
    expect(ben.page.locator("[data-seat='0']").first).to_contain_text(ben.say("seat-mark-paused"))
    for visitor in (ada, ben):
        assert visitor.page.locator(".actions button.primary, .bids button:enabled").count() == 0
    ben.page.get_by_role("button", name=ben.say("frame-go-on"), exact=True).click()
    expect(ben.page.get_by_text(said)).to_have_count(0)
    ada.until(lambda: ada.view["table"]["paused"] is None)


def test_a_decision_is_taken_back_when_the_other_agrees(come: Come) -> None:
    ada, ben = pair(come)
    in_turn((ada, ben), "auction")
    mover, other = (ada, ben) if ada.legal else (ben, ada)
    log = list(mover.view["log"])
    touching.turn(mover, bold=True)
    menu(mover, "menu-takeback")
    answers(mover, "proposal-withdraw")
    expect(other.page.locator(".notices .bar")).to_have_count(0)
    for key, stands in (("frame-no", False), ("frame-yes", True)):
        menu(mover, "menu-takeback")
        asked = other.say("proposal-takeback", name=mover.settings["name"])
        expect(other.page.get_by_text(asked)).to_be_visible()
        answers(other, key)
        expect(other.page.get_by_text(asked)).to_have_count(0)
        if stands:
            mover.until(lambda: mover.view["log"] == log)
    assert mover.to_act()


def test_a_takeback_that_is_not_possible_says_why(come: Come) -> None:
    ada = come(width=360, height=740)
    ada.look(ada.make("pinnacola/classic", "club", "club", "club", takebacks=True))
    ada.to_act()
    menu(ada, "menu-takeback")
    why = ada.say("error-no-takeback")
    expect(ada.page.locator(".notices").get_by_text(why)).to_be_visible()
    assert ("alert", why) in ada.spoken()


def test_a_match_is_given_up_with_the_consent_of_the_partner(come: Come) -> None:
    ada, ben = pair(come)
    ada.until(lambda: ada.view["view"] is not None)
    menu(ada, "menu-concede")
    expect(ada.page.get_by_text(ada.say("menu-concede-sure"))).to_be_visible()
    ada.page.locator("dialog[open]").get_by_role("button", name=ada.say("frame-no"), exact=True).click()
    ada.page.keyboard.press("Escape")
    assert ada.view["table"]["proposal"] is None
    menu(ada, "menu-concede", "menu-concede")
    expect(ben.page.get_by_text(ben.say("proposal-concede", name="Ada"))).to_be_visible()
    answers(ben, "frame-no")
    ada.until(lambda: ada.view["table"]["proposal"] is None)
    assert ada.view["table"]["outcome"] is None
    menu(ada, "menu-concede", "menu-concede")
    answers(ben, "frame-yes")
    for visitor in (ada, ben):
        expect(visitor.page.get_by_role("heading", name=visitor.say("result-over"))).to_be_visible()
        expect(visitor.page.get_by_role("link", name=visitor.say("result-again"))).to_be_visible()
        assert visitor.view["table"]["outcome"]["reason"] == "conceded"


def test_the_rest_is_claimed_and_a_claim_that_does_not_hold_says_why(come: Come) -> None:
    ada = come(width=900, height=700)
    ada.look(ada.make('base = "pinochle/dutch"\nmatch.target = 5000', "club", "club", "club"))
    refusals = {ada.say(f"error-{code}") for code in ("cannot-claim", "claim-not-certain")}
    claimed, refused = 0, 0
    for _ in range(30):  # three or four as a rule
        while ada.to_act() and not (ada.phase == "play" and len(ada.view["view"]["hand"]) == 1):
            touching.turn(ada, bold=True)
        if not ada.between:
            menu(ada, "menu-claim")
            ada.until(lambda: ada.between or bool(refusals & set(ada.page.locator(".notice").all_inner_texts())))
            claimed, refused = claimed + ada.between, refused + (not ada.between)
        while ada.to_act():
            touching.turn(ada, bold=True)
        if claimed and refused:
            break
        touching.next_deal(ada)
        ada.until(lambda: not ada.between)
    assert claimed
    assert refused


def test_who_is_muted_is_heard_no_more(come: Come) -> None:
    ada, ben = pair(come)
    for visitor in (ada, ben):
        visitor.page.keyboard.press("c")
    talk = ben.page.locator("dialog[open]")

    def says(text: str) -> None:
        talk.get_by_role("textbox").fill(text)
        talk.get_by_role("textbox").press("Enter")
        expect(talk.get_by_text(text)).to_be_visible()

    says("first")
    heard = ada.page.locator("dialog[open]")
    expect(heard.get_by_text("first")).to_be_visible()
    mute = heard.get_by_role("button", name=ada.say("frame-mute", name="Ben"))
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    says("second")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "false")
    talk.get_by_role("button", name=ben.say("phrase-thanks"), exact=True).click()
    expect(heard.get_by_role("listitem").filter(has_text=ada.say("phrase-thanks"))).to_be_visible()
    assert heard.get_by_text("second").count() == 0
    assert any("first" in line for _, line in ada.spoken())
    assert not any("second" in line for _, line in ada.spoken())


def test_the_clock_counts_down_in_sight(come: Come) -> None:
    ada = come()
    ada.look(ada.make("pinochle/dutch", "club", "club", "club", clock={"decision": 20, "bank": 60}))
    ada.to_act()
    clock = ada.find("clock")
    clock.wait_for()

    def left() -> int:
        return int(re.findall(r"\d+", clock.inner_text())[0])

    first = left()
    assert 0 < first <= 80
    ada.until(lambda: left() < first)


@pytest.mark.parametrize("rules", ["pinochle/dutch", "pinnacola/two"])
def test_the_end_of_a_match(come: Come, rules: str) -> None:
    ada = come(width=900, height=700)
    document = f'base = "{rules}"\nmatch.end = "deals"\nmatch.deals = 1\n'
    ada.look(ada.make(document, *["club"] * (3 if "dutch" in rules else 1)))
    touching.deal(ada, bold=True)
    outcome = ada.view["table"]["outcome"]
    assert outcome is not None
    won = outcome["winner"] == 0
    title = ada.page.get_by_role("heading", name=ada.say("result-won" if won else "result-over"))
    expect(title).to_be_visible()
    expect(ada.page.locator(".result tbody tr").filter(has_text="★")).to_have_count(int(outcome["winner"] is not None))
    assert ada.page.get_by_role("button", name=ada.say("result-next")).count() == 0
    ada.page.get_by_role("button", name=ada.say("result-look")).click()
    ada.page.get_by_role("button", name=ada.say("result-back")).click()
    ada.page.get_by_role("link", name=ada.say("result-again")).click()
    ada.page.locator(".do .primary").wait_for()


def test_a_seat_goes_to_another_device_and_to_somebody_else(come: Come) -> None:
    ada, ben = come(), come(name="Ben")
    link = ada.make("pinochle/dutch", "club", "", "club")
    ada.look(link)
    ada.page.get_by_role("button", name=ada.say("seats-friend")).click()  # in a dialog, as all seats are taken now
    private = ada.page.locator("dialog[open]").get_by_role("textbox").input_value()
    ben.page.goto(private)
    ben.until(lambda: bool(ben.views) and ben.view["seat"] == 2)
    ada.until(lambda: ada.view["view"] is not None)
    ada.page.locator("dialog[open]").get_by_role("button", name=ada.say("seats-device")).click()
    phone = come(width=360, height=740)
    own = ada.page.locator("dialog[open] li").filter(has=ada.page.locator("[data-seat='0']"))
    phone.page.goto(own.get_by_role("textbox").input_value())
    phone.until(lambda: bool(phone.views))
    assert (phone.view["seat"], phone.view["view"]["hand"]) == (0, ada.view["view"]["hand"])
    row = ada.page.locator("dialog[open] li").filter(has=ada.page.locator("[data-seat='2']"))
    row.get_by_role("button", name=ada.say("seats-open")).click()
    ben.until(lambda: ben.page.get_by_role("heading", name=ben.say("frame-closed")).count() == 1)
    ben.page.goto(ben.base)  # the table by its open link: now somebody watches, and may sit down
    ben.views.clear()
    ben.look(link)
    assert ben.view["seat"] is None
    ben.page.get_by_role("button", name=ben.say("seats-show")).click()
    ben.page.locator("dialog[open]").get_by_role("button", name=ben.say("waiting-sit")).click()
    ben.until(lambda: ben.view["seat"] == 2)
    row.get_by_role("button", name=ada.say("waiting-bot")).click()
    ada.until(lambda: ada.view["table"]["seats"][2]["kind"] == "bot")
