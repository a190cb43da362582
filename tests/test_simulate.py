"""Many deals between bots: the deals are played by the rules, and the numbers are right."""

import json
from itertools import pairwise

import pytest

from tests.pinnacola import FAMILY as PINNACOLA
from tests.strategies import each
from twinpack.bots import UnknownBot
from twinpack.cli import main
from twinpack.families import RuleSet, find, names
from twinpack.game import Score
from twinpack.lab.simulate import Dealt, Side, Summary, simulate, summary
from twinpack.match import Match
from twinpack.options import changed
from twinpack.record import Record, dumps, loads, replay

RANDOM = ["random"] * 4


@pytest.mark.parametrize("name", each(names()))
def test_every_rule_set_can_be_simulated(name: str) -> None:
    rule_set = find(name)
    dealt = list(simulate(rule_set, ["random"] * rule_set.game.seats, 5, seed=1))
    assert len(dealt) == 5
    for one in dealt:
        assert len(one.score.change) == rule_set.game.sides
        if one.tricks and not one.unplayed:
            _check_tricks(rule_set, one)


def _check_tricks(rule_set: RuleSet, one: Dealt) -> None:
    """Where partners are called each of them has the tricks of both; a draft leaves cards out."""
    total = rule_set.rules.trick_total
    if rule_set.rules.table.partner == "called":
        assert sum(set(one.tricks)) in (total, total // 2)
    elif rule_set.rules.deal.method == "draft":
        assert sum(one.tricks) <= total
    else:
        assert sum(one.tricks) == total


def test_a_game_without_tricks() -> None:
    dealt = list(simulate(RuleSet("two", PINNACOLA, PINNACOLA.variants["pinnacola/two"]), ["random"] * 2, 2, seed=1))
    for one in dealt:
        assert one.tricks == ()
        for side, melds in enumerate(one.meld):
            assert sum(r.amount or 0 for r in one.score.reasons if (r.code, r.side) == ("melds", side)) == melds > 0
    assert [side.tricks for side in summary(dealt).sides] == [None, None]


def test_equal_seeds_give_equal_deals() -> None:
    rule_set = find("pinochle/dailey")
    first, again, other = (list(simulate(rule_set, ["club", "random"] * 2, 8, seed)) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_a_longer_run_begins_like_a_shorter_one() -> None:
    rule_set = find("pinochle/dailey")
    assert list(simulate(rule_set, RANDOM, 12, 3))[:4] == list(simulate(rule_set, RANDOM, 4, 3))


def test_one_match_follows_another() -> None:
    rule_set = find("pinochle/dutch-short")
    finished: list[Match] = []
    dealt = list(simulate(rule_set, ["club"] * 4, 30, 1, finished.append))
    numbers = [one.match for one in dealt]
    assert numbers[0] == 1
    assert all(later - earlier in (0, 1) for earlier, later in pairwise(numbers))
    assert numbers[-1] == len(finished) > 2
    assert [one.score for one in dealt] == [score for match in finished for score in match.scores]
    assert all(match.sheet.outcome for match in finished[:-1])


def test_simulated_matches_make_good_records() -> None:
    rule_set = find("pinochle/turned-trump")
    finished: list[Match] = []
    list(simulate(rule_set, RANDOM, 9, 1, finished.append))
    for match in finished:
        again = replay(loads(dumps(Record.of(match, rule_set))))
        assert (again.log, again.scores) == (match.log, match.scores)


def test_an_unknown_bot_is_named_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot, match="champion"):
        simulate(find("pinochle/dailey"), ["club", "club", "club", "champion"], 1)


def test_void_deals_are_counted_apart() -> None:
    dutch = find("pinochle/dutch")
    # No hand melds so much, so nobody may bid and every auction is passed out.
    rules = changed(dutch.rules, auction__bid_needs_meld=3000)
    total = summary(simulate(RuleSet("void", dutch.family, rules), RANDOM, 4))
    assert total == Summary(matches=1, deals=4, void=4, contracts=0, made=0, unplayed=0, sides=())


def test_the_numbers_of_known_deals() -> None:
    dealt = [
        Dealt(Score((400, 100), declarers=0, made=True), (200, 0), (200, 50), False, 1),
        Dealt(Score((-300, 200), declarers=0, made=False), (100, 200), (0, 0), True, 1),
        Dealt(Score((0, 0), void=True), (), (), False, 1),
        Dealt(Score((200, 300), declarers=1, made=True), (0, 100), (100, 150), False, 2),
    ]
    total = summary(dealt)
    assert (total.matches, total.deals, total.void, total.contracts, total.made, total.unplayed) == (2, 4, 1, 3, 2, 1)
    first, second = total.sides
    assert first.points == 100
    assert (first.meld, first.tricks) == (100, 100)
    assert (second.points, second.meld) == (200, 100)
    # The deviation of 100, 200, 300 is 100: 1.96 times 100 by the root of 3 on either side.
    assert second.interval == pytest.approx((200 - 113.161, 200 + 113.161), abs=0.001)


def test_deals_without_a_declarer_are_no_contracts() -> None:
    total = summary(simulate(find("pinochle/turned-trump"), RANDOM, 3))
    assert (total.contracts, total.made) == (0, 0)
    assert all(side.points >= 0 for side in total.sides)


def test_one_deal_has_a_mean_and_no_interval() -> None:
    one = Dealt(Score((10, 20)), (0, 0), (10, 20), False, 1)
    assert summary([one]).sides == (Side(10, None, 0, 10), Side(20, None, 0, 20))
    assert summary([]).sides == ()


def test_side_bets_and_the_kitty_are_averaged() -> None:
    dealt = [
        Dealt(Score((100, 0), checks=(5, -5)), (0, 0), (100, 0), False, 1),
        Dealt(Score((0, 100), checks=(-1, 1)), (0, 0), (0, 100), False, 1),
    ]
    assert [side.checks for side in summary(dealt).sides] == [2, -2]
    paid = [Dealt(Score((-3, 0, 0), 0, False, kitty=kitty), (0, 0, 0), (0, 0, 0), True, 1) for kitty in (3, 0)]
    assert summary(paid).kitty == 1.5
    assert [side.checks for side in summary(paid).sides] == [None] * 3
    assert summary(dealt).kitty is None


@pytest.mark.parametrize("name", ["two-hand", "auction-four", "five-hand", "eight-hand", "check"])
def test_every_table_is_summed_up_on_the_command_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = find(f"pinochle/{name}").game.seats
    names = ",".join(["random", "club"] * seats).split(",")[:seats]
    asked = ["simulate", "--rules", f"pinochle/{name}", "--deals", "3", "--bots", ",".join(names), "--seed", "3"]
    assert main(asked) == 0
    shown = capsys.readouterr().out
    assert shown.count("Side") >= find(f"pinochle/{name}").game.sides
    assert ("Checks" in shown) == (name == "check")
    assert main([*asked, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["bots"] == names
    assert ("checks" in answer["sides"][0]) == (name == "check")
