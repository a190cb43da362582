"""Matches: who wins and when, whose deal it is, and that a match is its log."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import first, game_of, rules_of
from twinpack.game import CHANCE, IllegalAction, NotationError, Score, pick
from twinpack.match import Dealer, Match, MatchRules, Outcome, advance, draw_next, judge, parse, sheet, to_act
from twinpack.options import changed
from twinpack.pinochle.rules import Rules

CLASSIC, DAILEY, DUTCH = (rules_of(name).match for name in ("classic", "dailey", "dutch"))
JOEDOG, GAUEN = (rules_of(name).match for name in ("joedog", "gauen"))


def of(**values: Any) -> MatchRules:
    """Match rules that differ so from those of the classic game."""
    return changed(CLASSIC, **values)


# match rules, totals after a deal, declarers, the winner (None: nobody yet)
ENDS: dict[str, tuple[MatchRules, tuple[int, ...], int | None, int | None]] = {
    "G01 classic": (CLASSIC, (1510, 1740), 0, 0),
    "G01 dailey": (DAILEY, (1740, 1510), 1, 1),
    "G02": (CLASSIC, (1490, 1500), 0, 1),
    "G04 declarers low": (DUTCH, (1010, 1060), 0, 1),
    "G04 declarers high": (DUTCH, (1060, 1010), 0, 0),
    "G06": (JOEDOG, (305, 320), 0, 0),
    "G07": (rules_of("three-hand").match, (1010, 1000, 900), 1, 1),
    "G07 with two sides": (of(target=1000, must_declare=True), (1010, 1000), 1, 1),
    "three sides, the third": (rules_of("bison").match, (900, 1490, 1500), 0, 2),
    "three sides, two equal on top": (of(both_over="highest"), (1600, 900, 1600), 1, None),
    "four sides": (rules_of("eight-hand").match, (4990, 4000, 5000, 10), None, 2),
    "G07 nobody who declared": (of(target=1000, must_declare=True), (1010, 900), 1, None),
    "G09": (GAUEN, (0, 1640), 0, 1),
    "G10": (DUTCH, (990, 980), 0, None),
    "G11": (of(floor=-1000), (-1010, 300), 0, 1),
    "G11 at the floor": (of(floor=-1000), (200, -1000), 0, 0),
    "G11 above it": (of(floor=-1000), (200, -990), 0, None),
    "A16 reached": (CLASSIC, (1500, 0), 1, 0),
    "A16 not reached": (CLASSIC, (1490, 0), 0, None),
    "equal on top": (DUTCH, (1010, 1010), 0, None),
    "equal, declarers first": (CLASSIC, (1510, 1510), 1, 1),
    "raised target": (of(both_over="raise-target"), (1510, 1600), 0, None),
    "extra deal": (of(both_over="extra-deal"), (1510, 1600), 0, None),
    "mercy off": (of(mercy="none"), (-3000, 1000), 0, None),
    "half the target behind": (of(mercy="half-target-behind"), (-750, 0), 0, 1),
    "nearly half behind": (of(mercy="half-target-behind"), (-740, 0), 0, None),
    "the target behind": (of(mercy="target-behind"), (100, -1500), 0, 0),
    "nearly the target behind": (of(mercy="target-behind"), (100, -1490), 0, None),
    "the target apart": (of(mercy="target-apart"), (-500, 1000), 0, 1),
    "nearly the target apart": (of(mercy="target-apart"), (-490, 1000), 0, None),
}


@pytest.mark.parametrize("row", ENDS)
def test_who_has_won(row: str) -> None:
    rules, totals, declarers, winner = ENDS[row]
    outcome = sheet(rules, [Score(totals, declarers, made=True)], len(totals)).outcome
    assert (outcome and outcome.winner) == winner
    assert judge(rules, totals, declarers) == outcome


def test_a_side_that_was_set_does_not_bid_and_go_out() -> None:
    rules = of(must_declare=True)
    scores = [Score((1600, 0), 0, made=True), Score((-100, 50), 0, made=False)]
    assert sheet(rules, scores[:1]).outcome == Outcome(0, "bid-and-out")
    high = [Score((1600, 0), 1, made=True), scores[1]]
    assert sheet(rules, high).outcome is None
    assert sheet(rules, [*high, Score((0, 0), 0, made=True)]).outcome == Outcome(0, "bid-and-out")


def test_totals_add_up_and_void_deals_add_nothing() -> None:
    scores = [Score((300, -250), 1, made=False), Score((0, 0), void=True), Score((-10, 40), 0, made=False)]
    assert sheet(CLASSIC, scores).totals == ((300, -250), (300, -250), (290, -210))
    assert sheet(CLASSIC, []).totals == ()


def test_an_equal_end_is_played_out() -> None:
    scores = [Score((1010, 1010), 0), Score((100, 90), 0)]
    assert sheet(DUTCH, scores[:1]).outcome is None
    assert sheet(DUTCH, scores).outcome == Outcome(0, "highest")


def test_the_target_rises_each_time_both_reach_it() -> None:
    rules = of(both_over="raise-target", target=1000)
    scores = [Score((1100, 1240), 0), Score((200, 20), 0), Score((210, 0), 0)]
    assert sheet(rules, scores[:1]).target == 1250
    assert sheet(rules, scores[:2]).target == 1500
    assert sheet(rules, scores[:2]).outcome is None
    assert sheet(rules, scores).outcome == Outcome(0, "target")


def test_after_the_extra_deal_the_highest_wins() -> None:
    rules = of(both_over="extra-deal")
    scores = [Score((1510, 1600), 0), Score((0, 10), 0)]
    assert sheet(rules, scores).outcome == Outcome(1, "highest")


@pytest.mark.parametrize(("change", "winner"), [((10, 0), 0), ((0, 10), 1), ((10, 10), None)])
def test_a_match_of_so_many_deals(change: tuple[int, int], winner: int | None) -> None:
    rules = of(end="deals", deals=3)
    scores = [Score((2000, 2000), 0), Score((0, 0), void=True), Score(change, 0)]
    assert sheet(rules, scores[:2]).outcome is None
    assert sheet(rules, scores).outcome == Outcome(winner, "deals-played")


def test_a_deal_may_win_the_match() -> None:
    assert sheet(CLASSIC, [Score((0, 1490), 1, wins=0)]).outcome == Outcome(0, "instant-win")


# C05 and C07, then losers below zero, a third side, and a match that is shared
@pytest.mark.parametrize(
    ("totals", "declarers", "checks"),
    [
        ((1040, 610), 0, (15, -15)),
        ((1000, 900), 0, (11, -11)),
        ((900, 1000), 1, (-11, 11)),
        ((1000, -10), 0, (26, -26)),
        ((990, 900), 0, ()),
    ],
)
def test_what_checks_a_match_brings(totals: tuple[int, int], declarers: int, checks: tuple[int, ...]) -> None:
    assert sheet(rules_of("check").match, [Score(totals, declarers, made=True)]).checks == checks


def test_checks_of_deals_and_match_add_up_and_the_kitty_too() -> None:
    played = [Score((300, 20), 0, True, checks=(4, -4)), Score((700, 100), 1, False, checks=(-1, 1))]
    assert sheet(rules_of("check").match, played[:1]).checks == (4, -4)
    assert sheet(rules_of("check").match, played).checks == (4 - 1 + 19, 1 - 4 - 19)
    paid = [Score((-3, 0, 0), 0, False, kitty=3), Score((15, -5, -5), 0, True, kitty=-5)]
    found = sheet(rules_of("auction").match, paid, 3)
    assert (found.totals, found.kitty, found.checks) == (((-3, 0, 0), (12, -5, -5)), -2, ())


def test_a_deal_knows_how_the_match_stands() -> None:
    match = with_lines(dealt(started(rules_of("cutthroat"), 0)), "bid 250; pass; pass; pass; trump S; concede")
    assert match.state.race.totals == ()
    following = dealt(match)
    assert (following.state.race.totals, following.state.race.target) == (match.sheet.totals[-1], 1500)


def started(rules: Rules, dealer: int) -> Match:
    """A match whose first dealer is drawn."""
    return advance(Match(game_of(rules), rules.match), Dealer(dealer))


def dealt(match: Match) -> Match:
    """The match after the next chance action."""
    return advance(match, draw_next(match, Random(5)))


def with_lines(match: Match, lines: str) -> Match:
    for line in filter(None, map(str.strip, lines.split(";"))):
        match = advance(match, parse(match.game, line))
    return match


@pytest.mark.parametrize("first", range(4))
def test_the_deal_passes_left_after_void_conceded_and_played_deals(first: int) -> None:
    rules = changed(rules_of("cutthroat"), auction__all_pass="redeal")
    match = started(rules, first)
    dealers = []
    for lines in ("pass; pass; pass; pass", "bid 250; pass; pass; pass; trump S; concede", "pass; pass; pass; pass"):
        match = dealt(match)
        dealers.append(match.dealer)
        match = with_lines(match, lines)
        assert match.between
        assert to_act(match) == CHANCE
    match = dealt(match)
    dealers.append(match.dealer)
    assert dealers == [(first + step) % 4 for step in range(4)]
    assert match.game.to_act(match.state) == (match.dealer + 1) % 4


def test_the_first_dealer_is_drawn_first_and_once() -> None:
    match = Match(game_of(Rules()), Rules().match)
    assert (to_act(match), match.log) == (CHANCE, ())
    for action, code in [(parse(match.game, "pass"), "draw-dealer-first"), (Dealer(4), "no-such-seat")]:
        with pytest.raises(IllegalAction) as caught:
            advance(match, action)
        assert caught.value.code == code
    drawn = {draw_next(match, Random(seed)).seat for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    with pytest.raises(IllegalAction) as caught:
        advance(started(Rules(), 1), Dealer(2))
    assert caught.value.code == "dealer-drawn"


def test_a_finished_match_takes_no_more_actions() -> None:
    rules = changed(rules_of("cutthroat"), match__end="deals", match__deals=1)
    match = with_lines(dealt(started(rules, 0)), "bid 250; pass; pass; pass; trump S; concede")
    assert to_act(match) is None
    assert match.sheet.outcome is not None
    with pytest.raises(IllegalAction) as caught:
        advance(match, match.log[1])
    assert caught.value.code == "match-over"


@pytest.mark.parametrize("text", ["dealer", "dealer x", "dealer -1", "dealer 999", "dealer ²", "dealer 1 2"])
def test_a_dealer_is_one_seat(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(game_of(Rules()), text)
    assert caught.value.code == "seat"


@given(st.integers(0, 99))
def test_drawing_the_dealer_has_a_notation(seat: int) -> None:
    assert parse(game_of(Rules()), str(Dealer(seat))) == Dealer(seat)


def whole(rules: Rules, seed: int) -> Match:
    """A match of up to 200 deals played at random."""
    rng = Random(seed)
    match = Match(game_of(rules), rules.match)
    while (mover := to_act(match)) is not None and len(match.deals) < 200:
        action = draw_next(match, rng) if mover == CHANCE else pick(list(match.game.legal(match.state)), rng)
        match = advance(match, action)
    return match


@pytest.mark.parametrize(
    "variant",
    first(
        4,
        [
            *("dutch-short", "gauen", "check", "two-hand", "stonebridge", "turned-trump", "joedog"),
            *("double-deck-flat", "bison", "auction-five", "draft", "five-hand", "eight-hand"),
        ],
    ),
)
def test_a_match_is_its_log(variant: str) -> None:
    rules = rules_of(variant)
    played = whole(rules, 3)
    again = Match(game_of(rules), rules.match)
    for action in played.log:
        again = advance(again, parse(again.game, str(action)))
    assert (again.sheet, again.scores, again.deals) == (played.sheet, played.scores, played.deals)
    assert len(played.sheet.totals) == len(played.deals)
    assert [deal for deal in played.deals if not deal] == []


def test_gauen_scores_never_fall() -> None:
    totals = whole(rules_of("gauen"), 8).sheet.totals
    assert totals
    assert all(now[side] >= before[side] for before, now in pairwise(totals) for side in (0, 1))
