"""What deals score: the rows of the settlement tables, every save rule, and what always holds."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import finished, game_of, rules_of
from twinpack.auction import Bid
from twinpack.cards import Suit, cards
from twinpack.game import Race, replay
from twinpack.options import changed, restated
from twinpack.pinochle.checks import of_shown
from twinpack.pinochle.melds import laid_out, melds
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import counters, settle
from twinpack.pinochle.state import Shown, State
from twinpack.pinochle.tally import Tally

CLASSIC, DAILEY, DUTCH = rules_of("classic"), rules_of("dailey"), rules_of("dutch")
JOEDOG, GAUEN, STONE = rules_of("joedog"), rules_of("gauen"), rules_of("stonebridge")

DOUBLE_DECK = rules_of("double-deck")


def settled(rules: Rules, text: str, **more: Any) -> tuple[int, ...]:
    """The change of scores (declarers, defenders) for `bid meld/meld points/points`, or with no points: not played."""
    bid, meld, *points = text.split()
    pairs = [tuple(int(number) for number in pair.split("/")) for pair in (meld, *points)]
    taken = pairs[1] if points else (0, 0)
    tally = Tally(
        meld=(pairs[0][0], pairs[0][1]),
        points=(taken[0], taken[1]),
        tricks=more.pop("tricks", (6 if taken[0] else 0, 6 if taken[1] else 0)),
        declarers=(0,),
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
    "D11": (DOUBLE_DECK, "51 24/32 27/23", (51, 55)),
    "D12": (DOUBLE_DECK, "51 24/32 36/14", (60, 0)),
    "D15": (DOUBLE_DECK, "50 40/20 19/31", (-50, 51)),
    "D16": (DOUBLE_DECK, "55 35/18 20/30", (55, 30)),
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
    tally = Tally(meld=(0, 0), points=(250, 0), tricks=tricks, declarers=(0,), bid=250)
    assert settle(rules, tally).wins == winner
    assert settle(CLASSIC, tally).wins is None


def test_a_deal_without_declarer_gives_both_sides_what_they_saved() -> None:
    tally = Tally(meld=(100, 40), dix=(0, 10), points=(250, 0), tricks=(12, 0))
    score = settle(rules_of("turned-trump"), tally)
    assert (score.change, score.declarers, score.made) == ((350, 0), None, None)


def test_the_reasons_say_what_happened() -> None:
    tally = Tally(meld=(60, 20), dix=(0, 20), points=(250, 0), tricks=(12, 0), declarers=(0,), bid=300)
    assert [(r.code, r.side, r.amount) for r in settle(DAILEY, tally).reasons] == [
        ("made", 0, 310),
        ("dix-kept", 1, 20),
    ]
    assert [(r.code, r.side, r.amount) for r in settle(CLASSIC, tally).reasons] == [
        ("made", 0, 310),
        ("meld-lost", 1, 20),
    ]


AUCTION, CHECK = rules_of("auction"), rules_of("check")

# bid, trump, whether it was made (None: given up), what each opponent, the kitty and the bidder then have
PAYMENTS: dict[str, tuple[int, Suit, bool | None, int, int, int]] = {
    "P01": (300, "C", True, -3, 0, 6),
    "P02": (350, "H", True, -5, -5, 15),
    "P03": (420, "S", True, -20, -20, 60),
    "P05": (420, "S", False, 40, 40, -120),
    "P06": (300, "D", False, 6, 0, -12),
    "given up": (420, "S", None, 20, 20, -60),
}


@pytest.mark.parametrize("row", PAYMENTS)
def test_what_is_paid(row: str) -> None:
    bid, trump, made, opponent, kitty, bidder = PAYMENTS[row]
    tally = Tally(
        meld=(bid - 100, 0, 0),
        points=(100, 150, 0) if made else (90, 160, 0),
        tricks=(5, 10, 0),
        declarers=(0,),
        bid=bid,
        trump=trump,
        unplayed="concession" if made is None else None,
    )
    score = settle(AUCTION, tally)
    assert (score.change, score.kitty) == ((bidder, opponent, opponent), kitty)
    assert score.made is bool(made)


# rules, why it was not played, bid, what the three have then, and the kitty
@pytest.mark.parametrize(
    ("variant", "unplayed", "bid", "change", "kitty"),
    [
        ("auction", "forfeit", 300, (-3, 0, 0), 3),
        ("auction", "yielded", 350, (30, -10, -10), -10),
        ("auction", "made-by-meld", 350, (30, -10, -10), -10),
        ("auction-small-stakes", "concession", 350, (-12, 4, 4), 4),
        ("auction-rising-stakes", "concession", 350, (-15, 5, 5), 5),
        ("auction-even-stakes", "concession", 340, (-6, 3, 3), 0),
    ],
)
def test_what_is_paid_without_play(variant: str, unplayed: str, bid: int, change: tuple[int, ...], kitty: int) -> None:
    tally = Tally(meld=(200, 0, 0), declarers=(0,), bid=bid, trump="S", unplayed=unplayed)
    score = settle(rules_of(variant), tally)
    assert (score.change, score.kitty) == (change, kitty)


@pytest.mark.parametrize(("variant", "seats"), [("auction-four", 4), ("auction-five", 5)])
def test_who_sits_out_pays_and_is_paid(variant: str, seats: int) -> None:
    lost = Tally((0,) * seats, (), (0,) * seats, (0,) * seats, declarers=(1,), bid=360, trump="C")
    score = settle(rules_of(variant), lost)
    assert score.change == tuple(-10 * seats if seat == 1 else 10 for seat in range(seats))
    assert score.kitty == 10


def test_buried_counters_help_to_make_the_contract() -> None:
    """The three cards buried and fifteen tricks of three are the pack."""
    assert AUCTION.tricks * 3 + AUCTION.deal.widow == AUCTION.pack_size == 48
    buried = counters(AUCTION, cards("AS TS KS"))
    assert buried == 25
    tally = Tally((210, 0, 0), (), (120 + buried, 105, 0), (8, 7, 0), declarers=(0,), bid=350, trump="C")
    score = settle(AUCTION, tally)
    assert (score.made, score.reasons[0].code, score.reasons[0].amount) == (True, "made", 355)


def bets(hand: str, trump: Suit) -> int:
    """The checks that the melds of a hand bring."""
    found = melds(CHECK, cards(hand), trump)
    return of_shown(CHECK.checks, Shown(found, laid_out(found)))


CHECKS: dict[str, tuple[int, bool, tuple[int, int], int, tuple[int, int]]] = {
    "C01": (240, True, (6, 6), 0, (2, -2)),
    "C02": (300, True, (6, 6), bets("AS TS KS QS JS AH AD AC", "S"), (11, -11)),
    "C04": (500, True, (12, 0), 0, (30, -30)),
    "400": (400, True, (6, 6), 0, (15, -15)),
    "set": (300, False, (6, 6), 0, (-14, 14)),
    "set with meld": (300, False, (6, 6), 2, (-12, 12)),
    "all tricks without the contract": (500, False, (12, 0), 0, (-45, 45)),
}


@pytest.mark.parametrize("row", CHECKS)
def test_what_checks_a_deal_brings(row: str) -> None:
    bid, made, tricks, melded, checks = CHECKS[row]
    points = (250, 0) if tricks == (12, 0) else (150, 100)
    meld = bid - points[0] if made else 0
    tally = Tally((meld, 0), (), points, tricks, declarers=(0,), bid=bid, checks=(melded, 0))
    score = settle(CHECK, tally)
    assert (score.made, score.checks) == (made, checks)


# hand, trump, checks
@pytest.mark.parametrize(
    ("hand", "trump", "checks"),
    [
        ("AS TS KS QS JS AH AD AC", "S", 4),
        ("KS QS KH QH KD QD KC QC", "S", 5),
        ("KS KH KD KC", "S", 1),
        ("QS QH QD QC JS JH JD JC", "H", 2),
        ("QS QS JD JD", "H", 2),
        ("QS JD KS", "H", 0),
    ],
)
def test_what_checks_melds_bring(hand: str, trump: Suit, checks: int) -> None:
    assert bets(hand, trump) == checks


FIVE = rules_of("five-hand")


@pytest.mark.parametrize(
    ("points", "change"),
    [((30, 20), (60, 60, 34, 20, 26)), ((10, 40), (-50, -50, 54, 40, 46)), ((50, 0), (80, 80, 0, 0, 0))],
)
def test_declarer_and_the_called_partner_score_alike(points: tuple[int, int], change: tuple[int, ...]) -> None:
    taken, given = points
    tricks = (10, 10) if given else (20, 0)
    tally = Tally(
        meld=(30, 30, 14, 0, 6),
        points=(taken, taken, given, given, given),
        tricks=(tricks[0], tricks[0], tricks[1], tricks[1], tricks[1]),
        declarers=(0, 1),
        bid=50,
    )
    assert settle(FIVE, tally).change == change


# variant, match totals, change by the deal, melds and tricks, who wins the match at once
@pytest.mark.parametrize(
    ("variant", "totals", "tally", "wins"),
    [
        ("double-deck-flat", (0, 0), Tally((40, 20), (), (50, 0), (20, 0), (0,), 50), 0),
        ("double-deck-flat", (180, 0), Tally((50, 0), (), (25, 25), (10, 10), (0,), 50), None),
        ("double-deck-flat", (180, -30), Tally((50, 0), (), (25, 25), (10, 10), (0,), 50), 0),
        ("double-deck-flat", (180, -60), Tally((50, 0), (), (45, 5), (18, 2), (0,), 50), 0),
        ("double-deck-flat", (0, 0), Tally((50, 60), (), (30, 20), (10, 10), (0,), 50, instant=1), 1),
        ("double-deck-royal", (0, 0), Tally((300, 60), (), (0, 50), (0, 20), (0,), 50, instant=0), 0),
    ],
)
def test_a_match_may_be_won_at_once(variant: str, totals: tuple[int, int], tally: Tally, wins: int | None) -> None:
    assert settle(rules_of(variant), tally, Race(totals, 500)).wins == wins


# T11 and T13: two players with a stock
def test_trick_points_may_be_rounded() -> None:
    tally = Tally((60, 40), (), (137, 113), (14, 10))
    assert settle(rules_of("two-hand"), tally).change == (200, 150)


@pytest.mark.parametrize(("total", "wins"), [(860, 1), (850, 0)])
def test_a_claim_to_be_out_is_right_or_loses(total: int, wins: int) -> None:
    tally = Tally((60, 40), (), (50, 80), (4, 5), unplayed="claimed-out", claimant=1)
    assert settle(rules_of("two-hand"), tally, Race((300, total), 980)).wins == wins


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
        declarers=(declarers,),
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


@pytest.mark.parametrize(
    "variant",
    [
        *("dailey", "classic", "gauen", "turned-trump", "cutthroat", "double-deck-tens", "three-hand", "bison"),
        *("firehouse", "bicycle-widow", "draft"),
    ],
)
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
