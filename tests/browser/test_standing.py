"""Where a deal stands, as the page shows it: what a contract needs, what melds are worth, why something may not be."""

import pytest
from playwright.sync_api import expect

from tests.browser import touching
from tests.browser.conftest import Come
from tests.browser.visitor import Visitor
from twinpack import bots

pytestmark = pytest.mark.slow


def contract(visitor: Visitor) -> str:
    """What the page should say of the contract."""
    score, needed = visitor.view["table"]["score"], visitor.view["tally"]["needed"]
    if score is not None:
        return visitor.say("frame-made" if score["made"] else "frame-set")
    if needed["points"]:
        return visitor.say("frame-needs-most" if needed["most"] else "frame-needs", points=needed["points"])
    return visitor.say("frame-needs-trick" if needed["trick"] else "frame-covered")


@pytest.mark.parametrize(
    ("rules", "count"), [("pinochle/dutch", 3), ("pinochle/auction", 2), ("pinochle/five-hand", 4)]
)
def test_what_the_contract_needs_counts_down_to_how_it_ends(come: Come, rules: str, count: int) -> None:
    visitor = come()
    visitor.look(visitor.make(rules, *["club"] * count))
    shown, seen, played = visitor.find("contract"), [], 0
    while visitor.to_act():
        if visitor.view["tally"]["needed"] is not None:
            touching.settled(visitor)
            expect(shown).to_have_text(contract(visitor))
            seen.append(visitor.view["tally"]["needed"]["points"])
            played += visitor.phase == "play"
        touching.turn(visitor, bold=True)
    seen.append(visitor.view["tally"]["needed"]["points"])
    assert seen == sorted(seen, reverse=True)
    ours = next(party["points"] for party in visitor.view["tally"]["parties"] if 0 in party["seats"])
    tricks = seen[-played - 1 :]  # before them what was buried may have counted
    assert (len(set(tricks)) > 1) == (ours > 0 and tricks[0] > 0)
    expect(shown).to_have_text(contract(visitor))
    made = visitor.view["table"]["score"]["made"]
    declarer, bid = (visitor.view["view"]["contract"][key] for key in ("declarer", "bid"))
    settled = visitor.say("result-made" if made else "result-set", name=visitor.say("frame-you"), bid=bid)
    assert declarer == 0
    expect(visitor.find("settled")).to_have_text(settled)
    why = visitor.view["settled"]
    assert visitor.view["told"][-len(why) :] == why
    assert len(why) >= 3  # what was brought in, what that changes, the totals
    expect(visitor.page.locator(".result .why li")).to_have_count(len(why))


SPILLING = """(melds) => {
  melds.style.setProperty("--card-small", "7rem");  // two such cards side by side are wider than the column
  return [...melds.querySelectorAll("section")].flatMap((section) => {
    const edge = section.getBoundingClientRect().right;
    return [...section.querySelectorAll(".card")].filter((card) => card.getBoundingClientRect().right > edge + 0.5);
  }).length;
}"""


def test_a_long_meld_stays_in_its_column(come: Come) -> None:
    visitor = come(width=360, height=740)
    visitor.look(visitor.make("pinochle/dutch", "club", "club", "club"))
    while visitor.to_act() and visitor.phase != "play":
        touching.turn(visitor, bold=True)
    expect(visitor.page.locator(".melds section .card").first).to_be_visible()
    assert visitor.find("melds").evaluate(SPILLING) == 0


def test_a_finished_trick_says_what_all_have_taken(come: Come) -> None:
    visitor = come(trickSeconds=8)
    visitor.look(visitor.make("pinochle/dutch", "club", "club", "club"))
    while visitor.to_act() and not visitor.view["tally"]["last"]:
        touching.turn(visitor, bold=True)
    tally, trick = visitor.view["tally"], visitor.view["view"]["tricks"]
    caption = visitor.page.locator(".ring .caption")
    ours = next(party["points"] for party in tally["parties"] if 0 in party["seats"])
    expect(caption).to_contain_text(f"{visitor.say('frame-we')} {ours}")
    expect(caption).to_contain_text(str(tally["last"]))
    expect(caption).to_contain_text(str(len(trick)))


def test_who_watches_sees_what_melds_are_worth(come: Come) -> None:
    ada, eve = come(), come(name="Eve")
    link = ada.make("pinnacola/classic", "club", "club", "club")
    for visitor in (ada, eve):
        visitor.look(link)
    while ada.to_act() and not ada.view["tally"]["melds"]:
        touching.turn(ada)
    eve.until(lambda: eve.view["version"] == ada.view["version"])
    assert eve.view["seat"] is None
    for visitor in (ada, eve):
        labels = visitor.page.locator(".melds .meld")
        expect(labels).to_have_count(len(eve.view["tally"]["melds"]))
        said = labels.evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
        for number, meld in enumerate(eve.view["tally"]["melds"], start=1):
            (own,) = [line for line in said if line.startswith(visitor.say("pinnacola-meld", number=number, owner=""))]
            assert visitor.say("some-points", points=meld["points"]) in own


def test_a_card_that_may_not_be_buried_is_the_only_one_spoken_of(come: Come) -> None:
    visitor = come(width=360, height=740)
    visitor.look(visitor.make("pinochle/auction", "club", "club"))
    illegal = visitor.find("hand").locator("button.illegal")
    for _ in range(6):
        touching.deal(visitor, until="bury", bold=True)
        if not visitor.between:
            touching.settled(visitor)
            if illegal.count():
                break
        touching.deal(visitor, bold=True)
        touching.next_deal(visitor)
        visitor.until(lambda: not visitor.between)
    card = illegal.first
    name = visitor.words.card(str(card.get_attribute("data-card")))
    card.click(position={"x": 9, "y": 24}, force=True)  # it is marked as not to be chosen
    allowed = list(dict.fromkeys(card for line in visitor.legal for card in line.split()[1:]))
    refusal = visitor.page.locator(".prompt.warning")
    expect(refusal).to_contain_text(name)
    text = refusal.inner_text()
    assert all(visitor.words.card(one) in text for one in allowed)
    assert text.startswith(name)


def test_every_bot_of_the_server_can_be_chosen(come: Come) -> None:
    visitor = come()
    page = visitor.page
    page.goto(visitor.base)
    page.get_by_role("button", name=visitor.say("start-plan"), exact=True).click()
    chooser = page.locator("dialog[open] fieldset").first.locator("select").first
    chooser.locator("option").nth(1).wait_for(state="attached")
    assert set(chooser.locator("option").evaluate_all("(all) => all.map((one) => one.value)")) == {"", *bots.NAMES}
    said = chooser.locator("option").all_inner_texts()
    assert not set(said) & set(bots.NAMES), "a bot without words"
