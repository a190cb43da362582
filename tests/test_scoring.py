"""What deals score: the rows of the settlement tables, every save rule, and what always holds."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import finished, game_of, rules_of
from twinpack.auction import Bid
from twinpack.game import replay
from twinpack.options import changed, restated
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import Tally, settle
from twinpack.pinochle.state import State

CLASSIC, DAILEY, DUTCH = rules_of("classic"), rules_of("dailey"), rules_of("dutch")
JOEDOG, GAUEN, STONE = rules_of("joedog"), rules_of("gauen"), rules_of("stonebridge")

LIKE_DOUBLE_DECK = changed(
    restated(CLASSIC, 1),
    play__last_trick=2,
    scoring__save_declarers=20,
    scoring__save_defenders=20,
    scoring__save_covers="all",
    meld__minimum=20,
)


def settled(rules: Rules, text: str, **more: Any) -> tuple[int, ...]:
    """The change of scores (declarers, defenders) for `bid meld/meld points/points`, or with no points: not played."""
    bid, meld, *points = text.split()
    pairs = [tuple(int(number) for number in pair.split("/")) for pair in (meld, *points)]
    taken = pairs[1] if points else (0, 0)
    tally = Tally(
        meld=(pairs[0][0], pairs[0][1]),
        points=(taken[0], taken[1]),
        tricks=more.pop("tricks", (6 if taken[0] else 0, 6 if taken[1] else 0)),
        declarers=0,
        bid=int(bid),
        unplayed=None if points else "concession",
        **more,
    )
    return settle(rules, tally).change


DEALS: dict[str, tuple[Rules, str, tuple[int, int]]] = {
    "S01": (CLASSIC, "350 320/60 160/90", (480, 150)),
    "S02": (CLASSIC, "350 320/60 20/230", (-350, 290)),
    "S03": (CLASSIC, "250 100/40 150/100", (250, 140)),
    "S04a": (CLASSIC, "300 60/150 250/0", (310, 0)),
    "S04b": (DAILEY, "300 60/150 250/0", (310, 0)),
    "S04c": (DUTCH, "260 60/150 210/0", (270, 150)),
    "S06": (DAILEY, "300 60/60 250/0", (310, 0)),
    "S08": (CLASSIC, "400 120/80", (-400, 80)),
    "S10": (DAILEY, "410 160/90 250/0", (410, 0)),
    "S11a": (DAILEY, "250 320/40 0/250", (320, 290)),
    "S11a classic": (CLASSIC, "250 320/40 0/250", (320, 290)),
    "S11a dutch": (DUTCH, "250 320/40 0/210", (320, 250)),
    "S11a joedog": (JOEDOG, "25 32/4 0/25", (-25, 29)),
    "S11a declarers must save": (changed(DAILEY, scoring__save_declarers="point"), "250 320/40 0/250", (-250, 290)),
    "S12": (GAUEN, "300 100/40 150/100", (0, 440)),
    "S12b": (GAUEN, "300 150/40 150/100", (300, 140)),
    "S12 conceded": (GAUEN, "300 100/40", (0, 340)),
    "S13": (DUTCH, "250 80/100 110/100", (-250, 200)),
    "S14": (JOEDOG, "25 12/6 13/12", (25, 18)),
    "S15": (JOEDOG, "25 12/6 12/13", (-25, 19)),
    "S17": (STONE, "200 150/20 60/190", (210, 210)),
    "D11": (LIKE_DOUBLE_DECK, "51 24/32 27/23", (51, 55)),
    "D12": (LIKE_DOUBLE_DECK, "51 24/32 36/14", (60, 0)),
    "D15": (LIKE_DOUBLE_DECK, "50 40/20 19/31", (-50, 51)),
    "D16": (LIKE_DOUBLE_DECK, "55 35/18 20/30", (55, 30)),
    "joedog defenders without points": (JOEDOG, "25 12/6 25/0", (37, 0)),
}


@pytest.mark.parametrize("row", DEALS)
def test_what_a_deal_scores(row: str) -> None:
    rules, text, change = DEALS[row]
    assert settled(rules, text) == change


# the defenders, who took nothing, had only dix, or dix and other meld
DIX: list[tuple[Rules, str, int, tuple[int, int]]] = [
    (CLASSIC, "300 60/20 250/0", 20, (310, 0)),  # S05b
    (changed(CLASSIC, scoring__dix_saves="only-dix"), "300 60/20 250/0", 20, (310, 20)),
    (DAILEY, "300 60/20 250/0", 20, (310, 20)),
    (DAILEY, "300 60/60 250/0", 10, (310, 0)),  # S06
    (changed(DAILEY, scoring__dix_saves="portion"), "300 60/60 250/0", 10, (310, 10)),
    (JOEDOG, "25 12/2 25/0", 2, (37, 0)),
    (DAILEY, "300 60/20 240/10", 20, (300, 30)),
    (DUTCH, "260 60/20 210/0", 20, (270, 20)),
]


@pytest.mark.parametrize(("rules", "text", "dix", "change"), DIX)
def test_dix_may_count_where_other_meld_is_lost(rules: Rules, text: str, dix: int, change: tuple[int, int]) -> None:
    assert settled(rules, text, dix=(0, dix)) == change


def test_dix_never_save_declarers() -> None:
    rules = changed(DAILEY, scoring__save_declarers="point", scoring__dix_saves="portion")
    assert settled(rules, "20 20/40 0/250", dix=(20, 0)) == (-20, 290)


# save rule, defenders' points and tricks, what defenders with meld 40 score
SAVES: list[tuple[Any, int, int, int]] = [
    ("none", 0, 0, 40),
    ("trick", 0, 0, 0),
    ("trick", 0, 1, 40),
    ("point", 0, 1, 0),
    ("point", 10, 1, 50),
    (100, 90, 5, 90),
    (100, 100, 5, 140),
]


@pytest.mark.parametrize(("save", "points", "tricks", "scored"), SAVES)
def test_what_a_side_must_win_to_keep_its_meld(save: Any, points: int, tricks: int, scored: int) -> None:
    rules = changed(CLASSIC, scoring__save_defenders=save)
    change = settled(rules, f"250 300/40 {250 - points}/{points}", tricks=(12 - tricks, tricks))
    assert change == (550 - points, scored)


# choice, tricks, change of a deal with bonus 250 and penalty 500 that would otherwise be (+400, +0) or (+390, +50)
@pytest.mark.parametrize(
    ("text", "tricks", "change"),
    [
        ("250 150/40 250/0", (12, 0), (650, 0)),
        ("250 150/40 240/10", (11, 1), (-110, 50)),
        ("250 150/40 250/0", (11, 1), (-100, 0)),
        ("250 150/40 50/200", (3, 9), (-750, 240)),
    ],
)
def test_all_tricks_announced(text: str, tricks: tuple[int, int], change: tuple[int, int]) -> None:
    rules = changed(CLASSIC, scoring__moon_bonus=250, scoring__moon_penalty=500)
    assert settled(rules, text, tricks=tricks, moon=True) == change


@pytest.mark.parametrize(("tricks", "winner"), [((12, 0), 0), ((0, 12), 1), ((11, 1), None), ((0, 0), None)])
def test_all_tricks_may_win_the_match(tricks: tuple[int, int], winner: int | None) -> None:
    rules = changed(CLASSIC, scoring__instant_win="all-tricks")
    tally = Tally(meld=(0, 0), points=(250, 0), tricks=tricks, declarers=0, bid=250)
    assert settle(rules, tally).wins == winner
    assert settle(CLASSIC, tally).wins is None


def test_a_deal_without_declarer_gives_both_sides_what_they_saved() -> None:
    tally = Tally(meld=(100, 40), dix=(0, 10), points=(250, 0), tricks=(12, 0))
    score = settle(rules_of("turned-trump"), tally)
    assert (score.change, score.declarers, score.made) == ((350, 0), None, None)


def test_the_reasons_say_what_happened() -> None:
    tally = Tally(meld=(60, 20), dix=(0, 20), points=(250, 0), tricks=(12, 0), declarers=0, bid=300)
    assert [(r.code, r.side, r.amount) for r in settle(DAILEY, tally).reasons] == [
        ("made", 0, 310),
        ("dix-kept", 1, 20),
    ]
    assert [(r.code, r.side, r.amount) for r in settle(CLASSIC, tally).reasons] == [
        ("made", 0, 310),
        ("meld-lost", 1, 20),
    ]


@st.composite
def tallies(draw: st.DrawFn, total: int = 250) -> Tally:
    """What two sides may have brought in; deals out of reach from the table are not among them."""
    declarers = draw(st.integers(0, 1))
    meld = (draw(st.integers(0, 60)) * 10, draw(st.integers(0, 60)) * 10)
    unplayed = draw(st.sampled_from((None, None, "concession")))
    taken = 0 if unplayed else draw(st.integers(0, total // 10)) * 10
    points = (0, 0) if unplayed else (taken, total - taken)
    won = 0 if unplayed else draw(st.integers(taken > 0, 12 - (taken < total)))
    return Tally(
        meld=meld,
        dix=(draw(st.sampled_from((0, 10, meld[0]))), draw(st.sampled_from((0, 10, meld[1])))),
        points=points,
        tricks=(0, 0) if unplayed else (won, 12 - won),
        declarers=declarers,
        bid=draw(st.integers(1, (meld[declarers] + total) // 10)) * 10,
        unplayed=unplayed,
    )


@given(tallies())
def test_whoever_sets_a_contract_that_could_be_made_keeps_his_meld(tally: Tally) -> None:
    score = settle(DAILEY, tally)
    assert score.declarers is not None
    defenders = 1 - score.declarers
    if not score.made and not tally.unplayed:
        assert tally.points[defenders] > 0
        assert score.change[defenders] == tally.meld[defenders] + tally.points[defenders]


@given(tallies())
def test_handed_over_chips_never_come_back(tally: Tally) -> None:
    assert min(settle(GAUEN, tally).change) >= 0


@given(tallies())
def test_a_set_contract_costs_the_bid_and_a_made_one_scores_it_at_least(tally: Tally) -> None:
    for rules in (CLASSIC, DAILEY):
        score = settle(rules, tally)
        assert score.declarers is not None
        change = score.change[score.declarers]
        assert change >= tally.bid if score.made else change == -tally.bid


def in_tenths(state: State) -> list[Any]:
    """What happened in a deal, for the same game in tenths."""
    return [Bid(action.points // 10) if isinstance(action, Bid) else action for action in state.log]


@pytest.mark.parametrize("variant", ["dailey", "classic", "gauen", "turned-trump", "cutthroat"])
@pytest.mark.parametrize("seed", range(4))
def test_in_tenths_every_score_is_a_tenth(variant: str, seed: int) -> None:
    rules = rules_of(variant)
    tenths = game_of(rules_of("tenths") if variant == "dailey" else restated(rules, 1))
    whole = finished(game_of(rules), seed, seed % 4)
    score = game_of(rules).score(whole)
    small = tenths.score(replay(tenths, whole.dealer, in_tenths(whole)))
    assert score is not None
    assert small is not None
    assert tuple(10 * change for change in small.change) == score.change
    assert (small.declarers, small.made) == (score.declarers, score.made)
