"""Auctions: which calls are allowed, who becomes declarer, who is stuck."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import rules_of
from twinpack.auction import (
    OFFERED_BIDS,
    AuctionRules,
    Bid,
    Call,
    Pass,
    Standing,
    Step,
    calls,
    check_call,
    highest,
    ladder,
    lowest,
    next_bid,
    on_ladder,
    opened,
    standing,
)
from twinpack.game import IllegalAction
from twinpack.options import changed
from twinpack.pinochle.actions import parse
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.seating import players
from twinpack.seats import next_seat, round_from

DEALER = 3
PLAYERS = (0, 1, 2, 3)

CLASSIC, JOEDOG = rules_of("classic").auction, rules_of("joedog").auction
DAILEY, DUTCH = rules_of("dailey").auction, rules_of("dutch").auction
STONE, GAUEN = rules_of("stonebridge").auction, rules_of("gauen").auction
LADDER, ONE_ROUND = rules_of("double-deck").auction, rules_of("firehouse").auction
BRACKETS = changed(rules_of("auction"), auction__bracket=50).auction


def of(text: str) -> Call:
    """A call in the shorthand of auction tables."""
    call = parse({"P": "pass", "help": "help"}.get(text, f"bid {text}"))
    assert isinstance(call, Bid | Pass)
    return call


def held(rules: AuctionRules, text: str) -> Standing:
    """How the auction stands after calls, each of which is checked."""
    now, made = opened(PLAYERS), []
    for word in text.split():
        check_call(rules, now, of(word))
        made.append(of(word))
        now = standing(rules, PLAYERS, made)
    return now


# rules, calls from seat 0, declarer, bid, whether nobody bid
RESULTS: dict[str, tuple[AuctionRules, str, int, int, bool]] = {
    "A01 classic": (CLASSIC, "P P P", 3, 250, True),
    "A01 dailey": (DAILEY, "P P P", 3, 250, True),
    "A01 gauen": (GAUEN, "P P P", 3, 250, True),
    "A04": (DAILEY, "P help 260 P", 2, 260, False),
    "A06": (DUTCH, "P P P 250", 3, 250, False),
    "A07": (JOEDOG, "16 17 25 P P P", 2, 25, False),
    "A20": (JOEDOG, "P P P", 3, 15, True),
    "A10": (ONE_ROUND, "200 P 230 P", 2, 230, False),
    "all pass in one round": (ONE_ROUND, "P P P", 3, 200, True),
    "A12": (CLASSIC, "250 P 260 270 280 P P", 0, 280, False),
    "A13": (STONE, "P P P", 3, 190, True),
    "help is a pass": (DAILEY, "help help 250 P", 2, 250, False),
    "help by three": (DAILEY, "help help help", 3, 250, True),
    "dealer overbids": (CLASSIC, "250 P P 260 P", 3, 260, False),
    "a jump opens": (CLASSIC, "1000 P P P", 0, 1000, False),
    "the ladder": (LADDER, "59 60 65 100 110 P P P", 0, 110, False),
}


@pytest.mark.parametrize("row", RESULTS)
def test_who_becomes_declarer(row: str) -> None:
    rules, text, declarer, bid, stuck = RESULTS[row]
    now = held(rules, text)
    assert (now.over, now.declarer, now.high, now.stuck) == (True, declarer, bid, stuck)


@pytest.mark.parametrize(
    "rules", [DUTCH, changed(Rules(), auction__rounds="single", auction__all_pass="redeal").auction]
)
def test_a_deal_that_all_pass_is_void(rules: AuctionRules) -> None:
    now = held(rules, "P P P")
    assert (now.over, now.turn) == (False, DEALER)
    now = held(rules, "P P P P")
    assert (now.over, now.declarer, now.stuck) == (True, None, False)


# rules, calls so far, calls that are allowed next, calls that are not, each with the code
NEXT: dict[str, tuple[AuctionRules, str, str, dict[str, str]]] = {
    "A02": (
        CLASSIC,
        "250",
        "260 300 410 P",
        {"250": "bid-too-low", "240": "bid-too-low", "255": "bid-too-low", "265": "bid-off-step", "help": "no-help"},
    ),
    "A02 dailey": (DAILEY, "250", "260 300 410 P help", {"250": "bid-too-low", "275": "bid-off-step"}),
    "A17 opening": (DAILEY, "", "250 260 1500", {"240": "bid-too-low", "0": "bid-too-low", "255": "bid-off-step"}),
    "A07": (JOEDOG, "16 17", "18 25", {"17": "bid-too-low", "16": "bid-too-low"}),
    "A07 opening": (JOEDOG, "", "16 17 50", {"15": "bid-too-low", "help": "no-help"}),
    "A09": (
        LADDER,
        "",
        "50 51 59 60 65 95 100 110",
        {
            "49": "bid-too-low",
            "61": "bid-off-step",
            "64": "bid-off-step",
            "101": "bid-off-step",
            "105": "bid-off-step",
        },
    ),
    "A09 raise over a step": (LADDER, "59", "60 65", {"61": "bid-off-step", "59": "bid-too-low"}),
    "A10": (ONE_ROUND, "200 P 230", "240 P", {"220": "bid-too-low"}),
    "A13": (
        changed(rules_of("stonebridge"), auction__opening=200).auction,
        "",
        "200 210",
        {"190": "bid-too-low"},
    ),
    "an opening is only the first bid": (
        changed(Rules(), auction__opening=300).auction,
        "300",
        "310",
        {"250": "bid-too-low"},
    ),
    "largest raise": (changed(Rules(), auction__max_raise=50).auction, "250", "260 300", {"310": "bid-too-high"}),
    "largest raise at first": (changed(Rules(), auction__max_raise=10).auction, "", "250", {"260": "bid-too-high"}),
    "ceiling": (changed(Rules(), auction__ceiling=300).auction, "290", "300 P", {"310": "bid-too-high"}),
    "A14 brackets": (BRACKETS, "300", "310 330 350 380 400 P", {"340": "bid-off-step", "390": "bid-off-step"}),
    "A14 the next bracket": (BRACKETS, "330", "350", {"340": "bid-too-low"}),
    "above the ceiling": (changed(Rules(), auction__ceiling=300).auction, "300", "P", {"310": "bid-too-high"}),
}


@pytest.mark.parametrize("row", NEXT)
def test_which_calls_are_allowed(row: str) -> None:
    rules, text, allowed, refused = NEXT[row]
    now = held(rules, text)
    for word in allowed.split():
        check_call(rules, now, of(word))
    for word, code in refused.items():
        with pytest.raises(IllegalAction) as caught:
            check_call(rules, now, of(word))
        assert caught.value.code == code, word


def test_a_seat_that_may_not_bid_or_must_open_is_told_so() -> None:
    now = opened(PLAYERS)
    with pytest.raises(IllegalAction) as caught:
        check_call(CLASSIC, now, Bid(250), may_bid=False)
    assert caught.value.code == "may-not-bid"
    with pytest.raises(IllegalAction) as caught:
        check_call(CLASSIC, now, Pass(), must_bid=True)
    assert (caught.value.code, caught.value.params) == ("must-open", {"minimum": 250})
    assert list(calls(CLASSIC, now, may_bid=False)) == [Pass()]
    assert Pass() not in calls(CLASSIC, now, must_bid=True)


# players in order, calls, who must call next or is declarer
@pytest.mark.parametrize(
    ("variant", "dealer", "calls_made", "declarer", "bid"),
    [
        ("auction", 2, "300 P P", 0, 300),  # A14
        ("three-hand", 0, "P P", 0, 200),
        ("auction-four", 0, "300 310 P P", 2, 310),  # the dealer sits out
        ("auction-five", 0, "P 300 P", 3, 300),  # the second on the left too
        ("five-hand", 4, "P P P 35 P", 3, 35),
        ("triple-deck", 5, "75 80 P P P 100 P 110 P", 1, 110),
    ],
)
def test_only_who_plays_calls(variant: str, dealer: int, calls_made: str, declarer: int, bid: int) -> None:
    rules = rules_of(variant)
    order = players(rules.table, dealer)
    made = [of(word) for word in calls_made.split()]
    for count in range(len(made)):
        assert not standing(rules.auction, order, made[:count]).over
        check_call(rules.auction, standing(rules.auction, order, made[:count]), made[count])
    now = standing(rules.auction, order, made)
    assert (now.over, now.declarer, now.high) == (True, declarer, bid)


def test_who_has_passed_is_not_asked_again() -> None:
    turns, made = [], [of(word) for word in ("250", "P", "260", "270", "280", "P")]
    for count in range(len(made) + 1):
        turns.append(standing(CLASSIC, PLAYERS, made[:count]).turn)
    assert turns == [0, 1, 2, 3, 0, 2, 3]


@pytest.mark.parametrize("dealer", range(4))
def test_the_seat_left_of_the_dealer_calls_first(dealer: int) -> None:
    players = tuple(round_from(next_seat(dealer)))
    assert opened(players).turn == next_seat(dealer)
    assert standing(CLASSIC, players, [Pass()] * 3).declarer == dealer


ladders = st.builds(
    lambda minimum, parts: AuctionRules(minimum=minimum, steps=tuple(parts)),
    st.integers(0, 120).map(lambda tens: tens * 10),
    st.lists(
        st.builds(Step, st.integers(0, 200), st.sampled_from((1, 5, 10))),
        min_size=1,
        max_size=3,
        unique_by=lambda s: s.at,
    ).map(lambda parts: sorted(parts, key=lambda step: step.at)),
).filter(lambda rules: rules.steps[0].at <= rules.minimum)


@given(ladders, st.integers(0, 1500))
def test_the_next_bid_is_the_lowest_possible_one_above(rules: AuctionRules, points: int) -> None:
    points += rules.steps[0].at
    found = next_bid(rules, points)
    assert found > points
    assert on_ladder(rules, found)
    assert not [bid for bid in range(points + 1, found) if on_ladder(rules, bid)]


@given(ladders)
def test_the_ladder_holds_every_possible_bid(rules: AuctionRules) -> None:
    bid, climb = lowest(rules, None), ladder(rules, lowest(rules, None))
    for _ in range(30):
        assert next(climb) == bid
        bid = next_bid(rules, bid)


@given(
    ladders,
    st.sampled_from(("ascending", "single")),
    st.sampled_from(("dealer-minimum", "dealer-minimum-less-one", "redeal")),
    st.booleans(),
    st.sampled_from((0, 20, 50)),
    st.data(),
)
def test_an_auction_ends_and_its_offers_are_what_is_accepted(
    rules: AuctionRules, rounds: str, all_pass: str, help_pass: bool, most: int, data: st.DataObject
) -> None:
    rules = changed(
        changed(Rules(), auction=rules),
        auction__rounds=rounds,
        auction__all_pass=all_pass,
        auction__help=help_pass,
        auction__max_raise=most,
    ).auction
    made: list[Call] = []
    now = opened(PLAYERS)
    while not now.over:
        offered = list(calls(rules, now))
        for call in offered:
            check_call(rules, now, call)
        bids = {call.points for call in offered if isinstance(call, Bid)}
        assert len(bids) == len([call for call in offered if isinstance(call, Bid)]) <= OFFERED_BIDS
        top = highest(rules, now.high)
        for points in range(max(0, max(bids, default=0) - 40), max(bids, default=0)):
            if points not in bids:
                with pytest.raises(IllegalAction):
                    check_call(rules, now, Bid(points))
        assert top is None or max(bids) <= top
        passes = [call for call in offered if isinstance(call, Pass)]
        made.append(data.draw(st.sampled_from(offered if len(made) < 8 else passes)))
        now = standing(rules, PLAYERS, made)
    offers = [call.points for call in made if isinstance(call, Bid)]
    assert offers == sorted(set(offers))
    if offers:
        assert now.declarer == now.holder is not None
        assert (now.high, now.stuck) == (offers[-1], False)
    elif all_pass == "redeal":
        assert (now.declarer, len(made)) == (None, 4)
    else:
        step = [step.by for step in rules.steps if step.at <= rules.minimum][-1]
        less = step if all_pass == "dealer-minimum-less-one" else 0
        assert (now.declarer, now.high, now.stuck, len(made)) == (DEALER, max(rules.minimum - less, 0), True, 3)
