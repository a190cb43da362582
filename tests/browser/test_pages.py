"""What a browser loads, and the page on which everybody can check a deal."""

import gzip
import time

import pytest
from playwright.sync_api import Response

from tests.browser import touching
from tests.browser.conftest import Come
from tests.test_fair import MIXES, SEED, vectors

pytestmark = pytest.mark.slow

MOST = 120_000
"""Bytes of the first load, compressed."""

DERIVE = """async ({ seed, mixes }) => {
  const fair = await import("/fair.js");
  const digest = await fair.commitment("m", 1, seed);
  const key = await fair.key(digest, seed, mixes);
  const stream = fair.numbers(key);
  const numbers = [];
  for (let count = 0; count < 3; count++) numbers.push((await stream.next()).value);
  return {
    commitment: digest,
    key: [...key].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
    "first numbers": numbers.join(" "),
    "shuffle of `A K Q J T 9`": (await fair.shuffled(key, ["A", "K", "Q", "J", "T", "9"])).join(" "),
    "first dealer of four": String(await fair.below(fair.numbers(key), 4)),
  };
}"""


@pytest.mark.parametrize("rules", ["", "pinochle/dailey", "pinnacola/classic"])
def test_the_first_load_is_light(come: Come, rules: str) -> None:
    visitor = come()
    answers: list[Response] = []
    visitor.page.on("response", lambda answer: answers.append(answer))
    if rules:
        visitor.look(visitor.make(rules, "club", "club", "club"))
        visitor.find("hand").wait_for()
    else:
        visitor.page.goto(visitor.base)
        visitor.page.locator(".do .primary").wait_for()
    sizes = {answer.url: len(gzip.compress(answer.body())) for answer in answers if answer.ok}
    assert sum(sizes.values()) < MOST, sizes


REQUESTS = 30
"""No page needs more of them, its words and pictures included."""


@pytest.mark.parametrize("warm", [False, True])
@pytest.mark.parametrize("family", ["pinochle", "pinnacola"])
def test_from_the_start_page_to_ones_own_cards(come: Come, family: str, warm: bool) -> None:
    """The seconds are printed (`pytest -s`), as a machine that is busy with other things takes any time."""
    visitor = come()
    answers: list[Response] = []

    def goes(times: list[float]) -> None:
        begun = time.monotonic()
        visitor.page.goto(visitor.base)
        visitor.page.get_by_role("button", name=visitor.say(f"game-{family}"), exact=True).click()
        visitor.page.locator(".do .primary:enabled").wait_for()
        times.append(time.monotonic() - begun)
        visitor.page.locator(".do .primary").click()
        visitor.find("hand").locator("button[data-card]").first.wait_for()
        times.append(time.monotonic() - begun)

    if warm:
        goes([])
    visitor.page.on("response", lambda answer: answers.append(answer))
    times: list[float] = []
    goes(times)
    start, table = (f"{seconds:.2f} s" for seconds in times)
    print(f"{family}, {'warm' if warm else 'cold'}: start page {start}, own cards {table}, {len(answers)} requests")
    assert len(answers) <= 2 * REQUESTS


def test_what_is_wanted_when_a_deal_is_over_is_there_before(come: Come) -> None:
    visitor = come()
    visitor.look(visitor.make("pinochle/dutch", "club", "club", "club"))
    visitor.to_act()
    touching.settled(visitor)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    touching.deal(visitor, bold=True)
    visitor.page.locator(".result h3").first.wait_for()
    assert [url for url in asked if "/assets/" in url] == []


def test_the_page_derives_what_the_manual_says(come: Come) -> None:
    visitor = come()
    visitor.page.goto(f"{visitor.base}/verify.html")
    mixes = [{"seat": mix.seat, "chance": mix.chance} for mix in MIXES]
    assert visitor.page.evaluate(DERIVE, {"seed": SEED, "mixes": mixes}) == vectors()


@pytest.mark.parametrize("rules", ["pinochle/dailey", "pinnacola/classic"])
def test_anybody_can_check_a_deal(come: Come, rules: str) -> None:
    visitor = come(language="de")
    link = visitor.make(rules, "club", "club", "club")
    visitor.look(link)
    touching.deal(visitor)
    record = visitor.context.request.get(f"{visitor.base}/api/matches/{link.match}/record").text()
    page = visitor.page
    page.goto(f"{visitor.base}/verify.html")

    def checked(text: str) -> list[str]:
        page.locator("#text").fill(text)
        page.locator("#go").click()
        page.locator("#answer p:not([class])").wait_for()
        return page.locator("#answer p").all_inner_texts()

    good = checked(record)
    assert good[-1] == visitor.say("verify-good", count=len(good) - 1)
    assert page.locator("#answer .bad").count() == 0
    lines = record.splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("deal "))
    word, one, other, *rest = lines[at].split()
    assert one != other
    lines[at] = " ".join([word, other, one, *rest])
    bad = checked("\n".join(lines))
    assert bad[-1] == visitor.say("verify-bad")
    named = visitor.say("error-other-order", number=2, place=1, found=other, expected=one)
    assert page.locator("#answer .bad").all_inner_texts() == [named]
