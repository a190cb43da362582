"""The weaker levels are weaker, and sensible; and no bot, whatever its level, is moved by what its seat cannot see."""

import subprocess
import sys
from functools import partial
from random import Random
from typing import Any

import pytest

from tests import test_partner
from tests.million import million
from tests.strategies import each
from tests.test_bots import dealt, said, table
from twinpack import bots
from twinpack.auction import Bid, Pass
from twinpack.bots import NAMES, expert, make
from twinpack.bots.base import Choice
from twinpack.bots.club.valuation import stake
from twinpack.bots.expert import calling, weighing
from twinpack.bots.expert.playing import ROUNDS
from twinpack.bots.levels import LEVELS, MOST
from twinpack.bots.pinnacola import expert as pinnacola_expert
from twinpack.families import FAMILIES, RuleSet, find, names
from twinpack.game import IllegalAction
from twinpack.lab.paired import compare
from twinpack.options import changed, options
from twinpack.pinochle.game import Pinochle
from twinpack.words import LANGUAGES

FAST = tuple(name for name in NAMES if name not in ("expert", "master"))
SEARCHING = ("expert", "master")

SLOW = tuple(name for name in names() if find(name).family.name == "pinnacola")
"""Rule sets in which a deal takes a tenth of a second and more."""

CERTAIN = ("B02", "B05", "B08", "T05", "P12", "R01", "R03", "R06", "R08", "D05", "C01", "C04")
"""Cases that can be worked out."""

SCHMEAR = ("X01", "X02", "X04", "X05", "X06", "X07")
"""Cases of what to throw to a trick that is won or lost."""


def test_the_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    assert NAMES == ("random", "novice", "casual", "regular", "club", "expert", "master")
    assert tuple(LEVELS) == NAMES[1:4]


@pytest.mark.parametrize("case", [*CERTAIN, *SCHMEAR])
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_does_what_anybody_would_see_is_wrong(level: str, case: str) -> None:
    found = test_partner.CASES[case]
    rules = test_partner.rule_set(found)
    state = test_partner.position(found, rules.game)
    seat = rules.game.to_act(state)
    action = make(level, rules, 0).choose(rules.game.view(state, seat), rules.game.legal(state)).action
    rules.game.check(state, action)
    assert not any(test_partner.fits(action, pattern) for pattern in found["wrong"])


@pytest.mark.parametrize("name", each(names()))
def test_all_levels_play_every_variant_without_an_illegal_action(name: str) -> None:
    rules = find(name)
    for seed in range(1 if name in SLOW else 3):
        players = table(rules, (*LEVELS, "club")[seed:], seed)
        assert rules.game.score(dealt(rules, players, seed, dealer=seed % rules.game.seats)) is not None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["pinochle/classic", "pinochle/joedog", "pinochle/double-deck"])
def test_a_hand_is_misjudged_within_bounds_and_the_same_way_again(name: str, level: str) -> None:
    rules = find(name)
    most = MOST * LEVELS[level].error * stake(rules.rules) + 10 * rules.rules.scale
    club, differ = make("club", rules, 0), []

    def compare_bids(game: Any, state: Any, choice: Choice) -> None:
        if state.phase != "auction":
            return
        seat = game.to_act(state)
        view, legal = game.view(state, seat), list(game.legal(state))
        assert make(level, rules, 1).choose(view, legal) == choice
        sober = club.choose(view, legal)
        differ.append(sober.action != choice.action)
        told = [dict(one.reasons[0].params) for one in (choice, sober)]
        if isinstance(choice.action, Bid):
            assert told[0].get("bid") == choice.action.points
        if all("expected" in params for params in told):
            assert abs(told[0]["expected"] - told[1]["expected"]) <= most  # type: ignore[operator]  # they are numbers

    for seed in range(25):
        dealt(rules, table(rules, (level,), seed), seed, dealer=seed % 4, watch=compare_bids)
    assert any(differ)
    assert not all(differ)


def test_the_stubborn_play_what_can_still_be_made_and_say_so() -> None:
    rules = find("pinochle/classic")
    seen = set()

    def note(game: Any, state: Any, choice: Choice) -> None:
        if state.phase == "decide":
            seen.add((str(choice.action), choice.reasons[0].code))
            if choice.reasons[0].code == "play-on":
                assert len({said(choice.reasons[0], language) for language in LANGUAGES}) == len(LANGUAGES)

    for seed in range(60):
        dealt(rules, table(rules, ("novice",), seed), seed, dealer=seed % 4, watch=note)
    assert ("continue", "play-on") in seen
    assert {code for action, code in seen if action == "concede"} <= {"out-of-reach"}


def lead(name: str, better: str, worse: str, pairs: int) -> float:
    """What the better of two bots has at least, a deal, in 95 of 100 cases."""
    return compare(find(name), partial(make, better), partial(make, worse), pairs, seed=1).interval[0]


def test_club_is_better_than_novice_and_novice_than_random() -> None:
    assert lead("pinochle/joedog", "club", "novice", 80) > 0
    assert lead("pinochle/joedog", "novice", "random", 30) > 0


@pytest.mark.slow
def test_in_pinnacola_too() -> None:
    assert lead("pinnacola/classic", "club", "novice", 15) > 0


def phases(rules: RuleSet, seed: int, later: int = 2) -> list[tuple[Any, int]]:
    """Moments of a deal between club players: the first of each phase, and some later ones; with the seat to act."""
    found: dict[str, list[tuple[Any, int]]] = {}

    def note(game: Any, state: Any, choice: Choice) -> None:
        found.setdefault(state.phase, []).append((state, game.to_act(state)))

    dealt(rules, table(rules, ("club",), seed), seed, dealer=seed % rules.game.seats, watch=note)
    rng = Random(seed)
    chosen = [moments[0] for moments in found.values()]
    for moments in found.values():
        chosen += rng.sample(moments[1:], min(later, len(moments) - 1))
    return chosen


def check_honest(name: str, rules: RuleSet, moments: list[tuple[Any, int]]) -> None:
    """That a bot does the same when all that its seat cannot see is other cards."""
    game, rng, differ = rules.game, Random(7), []
    for state, seat in moments:
        first = make(name, rules, 5).choose(game.view(state, seat), game.legal(state))
        other = game.redeal(game.view(state, seat), rng)
        again = make(name, rules, 5).choose(game.view(other, seat), game.legal(other))
        assert again == first, f"{name} is moved by hidden cards, in the phase {state.phase}"
        game.check(state, first.action)
        differ.append(other != state)
    assert any(differ), "the other hidden cards were the same, which proves nothing"


@pytest.mark.parametrize("name", each([name for name in names() if name not in SLOW]))
def test_what_a_seat_cannot_see_moves_no_bot(name: str) -> None:
    rules = find(name)
    moments = phases(rules, 3)
    for bot in FAST:
        check_honest(bot, rules, moments)


@pytest.mark.slow
@pytest.mark.parametrize("name", SLOW)
def test_nor_in_pinnacola(name: str) -> None:
    rules = find(name)
    moments = phases(rules, 3, later=1)
    for bot in FAST:
        check_honest(bot, rules, moments)


SEARCHED = ("pinochle/dailey", "pinochle/joedog", "pinochle/two-hand", "pinochle/five-hand", "pinnacola/two")


@pytest.mark.slow
@pytest.mark.parametrize("name", SEARCHED)
def test_what_a_seat_cannot_see_moves_no_search(name: str) -> None:
    check_honest("expert", find(name), phases(find(name), 4, later=0))


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots that search look at a small part of what they would, the master still at ten times the expert's."""
    monkeypatch.setattr(expert, "ROUNDS", ROUNDS // 100)
    for planning in (calling, weighing):
        monkeypatch.setattr(planning, "BATCH", 1)
        monkeypatch.setattr(planning, "BATCHES", 1)
    monkeypatch.setattr(pinnacola_expert, "LOOKS", max(pinnacola_expert.LOOKS // 100, 1))


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("name", each(names(), ("two",)))
def test_nor_the_master_however_short_the_search(name: str) -> None:
    check_honest("master", find(name), phases(find(name), 5, later=name not in SLOW))


class Whimsical:
    """A bot whose choice hangs on something that is neither in its view nor in its seed."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def choose(self, view: Any, legal: Any) -> Choice:
        return Choice(self._chance.choice(list(legal)))


def test_a_bot_that_is_moved_by_something_else_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(1)
    made = {"whimsical": lambda rules, seed: Whimsical(chance), **bots.BOTS}
    monkeypatch.setattr(bots, "BOTS", made)
    with pytest.raises(AssertionError, match="is moved by hidden cards"):
        check_honest("whimsical", find("pinochle/dailey"), phases(find("pinochle/dailey"), 3))


def test_players_that_do_not_search_need_no_compiler() -> None:
    code = (
        "import sys; from twinpack import bots, families\n"
        "for name in bots.NAMES[:5]:\n"
        "    for rules in ('pinochle/classic', 'pinnacola/two'): bots.make(name, families.find(rules), 1)\n"
        "assert 'numba' not in sys.modules and 'numpy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_rule_changed_changes_nothing_about_honesty() -> None:
    for change in ({"exchange__count": 0}, {"deal__widow": 4, "deal__packets": (3, 3, 3, 2)}):
        base = find("pinochle/dailey")
        house = RuleSet("house", base.family, changed(base.rules, **change))
        check_honest("novice", house, phases(house, 6))


@pytest.mark.slow
def test_thousands_of_deals_by_random_rules_without_an_illegal_action() -> None:
    played = million(20_000, number=3)
    assert played.deals >= 20_000
    assert {family for family, _ in played.options} == set(FAMILIES)
    pinochle = {option.key for option in options(FAMILIES["pinochle"].rules())}
    assert {key for family, key in played.options if family == "pinochle"} == pinochle


class Illegal:
    """A bot that does what is not offered, where six play."""

    def __init__(self, rules: RuleSet, seed: int) -> None:
        self.rules, self.chance = rules, Random(seed)

    def choose(self, view: Any, legal: Any) -> Choice:
        if self.rules.game.seats == 6 and view.phase == "play":
            return Choice(self.rules.game.parse("pass"))
        return Choice(self.chance.choice(list(legal)))


def test_an_illegal_action_of_a_bot_by_some_rules_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "BOTS", {"illegal": Illegal, **bots.BOTS})
    with pytest.raises(IllegalAction):
        million(1000, ("illegal",), each=2, between_bots=1)


def test_an_illegal_action_offered_by_some_rules_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = Pinochle.legal

    def offering(game: Pinochle, state: Any) -> Any:
        six = game.seats == 6 and state.phase == "play" and not state.trick
        return iter([Pass()]) if six else legal(game, state)

    monkeypatch.setattr(Pinochle, "legal", offering)
    with pytest.raises(IllegalAction):
        million(1000, each=2, between_bots=0)
