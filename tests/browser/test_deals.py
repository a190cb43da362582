"""Whole deals through the page, with a pointer."""

import pytest

from tests.browser import touching
from tests.browser.conftest import Come

pytestmark = pytest.mark.slow


CASES = [
    ("pinochle/dailey", 3, {"auction", "trump", "exchange"}),
    ("pinochle/dutch", 3, {"auction", "trump", "play"}),
    ("pinochle/auction", 2, {"auction", "play"}),
    ("pinochle/bicycle-widow", 3, {"auction", "widow", "play"}),
    ("pinochle/two-hand", 1, {"stock", "play"}),
    ("pinnacola/classic", 3, {"draw", "play"}),
    ("pinnacola/two", 1, {"draw", "play"}),
]


@pytest.mark.parametrize(("rules", "bots", "phases"), CASES, ids=[rules for rules, _, _ in CASES])
def test_a_deal_against_bots(come: Come, rules: str, bots: int, phases: set[str]) -> None:
    visitor = come()
    house = f'base = "{rules}"\nmatch.target = 9000' if "pinnacola" in rules else rules  # a long deal can bring 1,000
    visitor.look(visitor.make(house, *["club"] * bots))
    touching.deal(visitor, bold=True)
    assert visitor.phases >= phases
    assert visitor.view["table"]["deals"] == 1
    touching.next_deal(visitor)
    visitor.until(lambda: not visitor.between)
    assert visitor.to_act()


def test_four_at_one_table(come: Come) -> None:
    names = ["Ada", "Ben", "Cleo", "Dirk"]
    visitors = [come(name=name, width=800, height=700) for name in names]
    link = visitors[0].make("pinochle/dailey")
    seats = [0, *(visitor.join(link) for visitor in visitors[1:])]
    assert seats == [0, 1, 2, 3]
    for visitor in visitors:
        visitor.look(link)
    while not visitors[0].between:
        for visitor in visitors:
            visitor.page.wait_for_timeout(1)
            if visitor.legal:
                touching.turn(visitor)
    for visitor in visitors:
        visitor.until(lambda visitor=visitor: visitor.between)  # type: ignore[misc]  # a default makes it this visitor
        touching.next_deal(visitor)
    visitors[0].until(lambda: not visitors[0].between)
