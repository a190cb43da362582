"""Two hands with a stock: melds between tricks, the dix, the draws, the strict play, the claim, and the options."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import after, cards_of, dealt, game_of, rule_sets, rules_of
from twinpack.cards import cards
from twinpack.conformance import check_game
from twinpack.game import ALONE, CHANCE, IllegalAction, Race, draw, play
from twinpack.match import sheet
from twinpack.options import changed
from twinpack.pinochle.actions import Dix, Draw, Out, ShowMeld
from twinpack.pinochle.game import Pinochle
from twinpack.pinochle.melds import worth
from twinpack.pinochle.phases.play import cards as playable_cards
from twinpack.pinochle.phases.stock import lying
from twinpack.pinochle.problems import problems
from twinpack.pinochle.rules import Counters, Rules
from twinpack.pinochle.scoring import settle
from twinpack.pinochle.state import State
from twinpack.pinochle.tally import Tally
from twinpack.pinochle.view import known, unseen

QUIET = rules_of("two-hand")
NAMES = ("two-hand", "two-hand-64")

LOW = "TS TS 9S 9S TD TD 9D 9D TC TC 9C 9C"
"""A hand that beats no ace and melds nothing."""


def begun(held: str, turned: str = "JH", rules: Rules = QUIET, stock: str = "", other: str = LOW) -> State:
    """A deal in which seat 0 leads with these cards; hearts or whatever is turned is trump, seat 1 is the dealer."""
    return dealt(Pinochle(rules), 1, {0: held, 1: other}, f"{turned} {stock}")


def then(state: State, lines: str, rules: Rules = QUIET) -> State:
    """The state after some actions, each of them checked."""
    return after(Pinochle(rules), state, lines)


def melded(state: State, seat: int = 0) -> int:
    """What a seat has scored in melds."""
    return worth(state.shown[seat].melds)


def offered(state: State, rules: Rules = QUIET) -> set[str]:
    """What the mover may do."""
    return set(map(str, Pinochle(rules).legal(state)))


def refused(state: State, line: str, rules: Rules = QUIET) -> str:
    """The code with which an action is refused."""
    assert line not in offered(state, rules)
    with pytest.raises(IllegalAction) as caught:
        then(state, line, rules)
    return caught.value.code


@pytest.mark.parametrize(("turned", "points"), [("9H", 10), ("AH", 0)])
def test_a_turned_dix_scores_for_the_dealer(turned: str, points: int) -> None:
    """T01"""
    state = begun("AS AS AC AC AD AD KC QC KD QD JC JC", turned)
    assert (melded(state, 1), melded(state, 0)) == (points, 0)
    assert (state.turned, state.trump, state.leader) == (turned, "H", 0)
    assert len(state.stock) == 23


HAND = "AS AS AC AC AD 9H 9H KC QC JC KD JH"


def test_the_winner_swaps_the_dix_and_shows_a_meld_on_one_trick() -> None:
    """T02"""
    state = then(begun(HAND, "AH"), "play AS; play 9S")
    assert {"show KC QC", "dix", "draw"} == offered(state)
    state = then(state, "dix; show KC QC")
    assert [(meld.name, meld.points) for meld in state.shown[0].melds] == [("dix", 10), ("marriage", 20)]
    assert "AH" in state.hands[0]
    assert lying(QUIET, state) == "9H"
    assert state.shown[0].table == cards("KC QC")


def test_a_second_dix_is_only_shown() -> None:
    """T03, and both on one trick"""
    state = then(begun(HAND, "AH"), "play AS; play 9S; dix; dix")
    assert melded(state) == 20
    assert state.shown[0].table == cards("9H")
    assert refused(state, "dix") == "no-dix"


RUNNER = "AS AS AC AD AH TH KH QH JH KS QS QS"
PAIRS = "AS AS AC AC KS KS QS QS JD JD KD KC"


@pytest.mark.parametrize(
    ("held", "first", "second", "points"),
    [
        (RUNNER, "KH QH", "AH TH KH QH JH", (40, 190)),  # T04
        (PAIRS, "KS QS", "QS JD", (20, 60)),  # T07
        (PAIRS, "QS JD", "QS QS JD JD", (40, 340)),  # T09
        (PAIRS, "QS JD", "QS JD", (40, 80)),  # T09, as a second single
        (PAIRS, "KS QS", "KS QS", (20, 40)),
        (PAIRS, "QS QS JD JD", "KS QS", (300, 320)),
        (RUNNER, "AH TH KH QH JH", "AS AH AD AC", (150, 250)),
    ],
)
def test_a_card_joins_melds_of_other_groups_and_greater_ones(
    held: str, first: str, second: str, points: tuple[int, int]
) -> None:
    state = then(begun(held, "9H"), f"play AS; play 9S; show {first}")
    assert melded(state) == points[0]
    state = then(state, "draw; play QS; play 9S") if "AS" in second else then(state, "draw; play AS; play 9S")
    assert melded(then(state, f"show {second}")) == points[1]


@pytest.mark.parametrize(
    ("held", "first", "second", "code"),
    [
        (RUNNER, "AH TH KH QH JH", "KH QH", "melded-before"),  # T05
        ("AS AS AC AD AH TH KH QH QH JH KS QS", "AH TH KH QH JH", "KH QH", "melded-before"),  # T05, one fresh queen
        (RUNNER, "KS QS", "KS QS", "melded-before"),  # a king can be in one marriage only
        (PAIRS, "QS JD", "QS JD fresh JD", "melded-before"),
        (PAIRS, "QS QS JD JD", "QS JD", "melded-before"),
        (RUNNER, "KH QH", "AS AH AC JD", "no-meld"),
        (RUNNER, "KH QH", "KC QC", "not-in-hand"),
        (PAIRS, "KS QS", "QS JD fresh JD JD", "melded-before"),
        (PAIRS, "KS QS", "KS KS QS QS", "no-meld"),  # no value of its own, so it is two singles
    ],
)
def test_what_may_not_be_shown(held: str, first: str, second: str, code: str) -> None:
    state = begun(held, "9H", stock="9H JC JC")
    state = then(state, f"play AS; play 9S; show {first}; draw; play AS; play 9S")
    assert refused(state, f"show {second}") == code


def test_at_least_one_card_is_fresh_and_the_player_may_say_which() -> None:
    """King and queen of spades lie open in other melds: a marriage takes one of the other copies, or both."""
    state = begun("AS AS AC AC KS KS QS QS JD KH KD KC", "9H")
    state = then(
        state, "play AS; play 9S; show QS JD; draw; play AS; play 9S; show KS KH KD KC; draw; play AC; play 9C"
    )
    marriages = {line for line in offered(state) if line.startswith("show KS QS")}
    assert marriages == {"show KS QS fresh KS", "show KS QS fresh QS", "show KS QS fresh KS QS"}
    assert refused(state, "show KS QS") == "nothing-fresh"
    assert Counter(then(state, "show KS QS fresh KS").shown[0].table) == Counter(cards("KS KS QS JD KH KD KC"))


def test_a_card_played_to_a_trick_completes_nothing() -> None:
    """T10; the points that it has scored stay."""
    state = then(begun(RUNNER, "9H"), "play AS; play 9S; show KH QH; draw; play KH; play TD")
    assert state.shown[0].table == cards("QH")
    assert refused(state, "show AH TH KH QH JH") == "not-in-hand"
    assert melded(state) == 40


def test_the_copy_that_has_scored_most_is_played() -> None:
    state = then(begun(PAIRS, "9H"), "play AS; play 9S; show QS JD; draw; play AS; play 9S; show KS QS; draw")
    assert state.shown[0].table == cards("KS QS JD")
    state = then(state, "play QS; play TD")
    assert state.shown[0].table == cards("KS JD")
    assert "QS" in state.hands[0]


def test_one_meld_a_trick_by_its_winner_alone() -> None:
    state = then(begun(PAIRS, "9H"), "play AS; play 9S; show KS QS")
    assert offered(state) == {"draw"}
    assert refused(state, "show QS JD") == "one-meld-a-trick"
    assert refused(state, "play AC") == "not-now"
    state = then(state, "draw; play QS; play TS")
    assert Pinochle(QUIET).to_act(state) == 1
    assert refused(state, "show KS QS") == "not-in-hand"


def test_winner_and_loser_draw_in_this_order_and_see_only_their_own() -> None:
    game = Pinochle(QUIET)
    state = then(begun(PAIRS, "9H", stock="TH KH QC"), "play AS; play 9S")
    assert [game.seen(state, Draw(), seat) for seat in (0, 1, None)] == ["draw TH", "draw KH", "draw"]
    state = then(state, "draw")
    assert (state.draws, len(state.stock), state.leader) == ((("TH",), ("KH",)), 21, 0)
    assert game.view(state, 0).draws == (("TH",), (None,))
    assert game.view(state, None).draws == ((None,), (None,))


def before_the_last_draw(rules: Rules = QUIET, turned: str = "JH") -> State:
    """The winner of the last free trick is to draw; nothing has been melded."""
    game = Pinochle(rules)
    state = begun(PAIRS, turned, rules)
    while len(state.stock) > 1 or Draw() not in game.legal(state):
        state = play(game, state, next(one for one in game.legal(state) if not isinstance(one, Out | Dix | ShowMeld)))
    return state


def test_the_last_cards_are_drawn_in_the_open() -> None:
    state = before_the_last_draw()
    assert "draw turned" not in offered(state)
    assert refused(state, "draw turned") == "turned-not-free"
    last, winner = state.stock[0], state.leader
    game = Pinochle(QUIET)
    assert {game.seen(state, Draw(), seat) for seat in (0, 1, None)} == {f"draw {last} JH"}
    state = then(state, "draw")
    assert (state.draws[winner][-1], state.draws[1 - winner][-1]) == (last, "JH")
    assert (state.phase, state.leader, len(state.tricks)) == ("play", winner, 12)
    assert [len(hand) for hand in state.hands] == [12, 12]


def test_the_winner_of_the_last_draw_may_choose_where_the_rules_say_so() -> None:
    rules = changed(QUIET, stock__last_choice=True)
    state = before_the_last_draw(rules)
    assert {"draw", "draw turned"} <= offered(state, rules)
    last, winner = state.stock[0], state.leader
    state = then(state, "draw turned", rules)
    assert (state.draws[winner][-1], state.draws[1 - winner][-1]) == ("JH", last)


def test_a_swapped_dix_is_the_last_card() -> None:
    state = then(begun(HAND, "AH"), "play AS; play 9S; dix; draw")
    game = Pinochle(QUIET)
    while state.phase == "stock":
        state = play(game, state, next(one for one in game.legal(state) if not isinstance(one, Out | Dix | ShowMeld)))
    assert "9H" in [draws[-1] for draws in state.draws]
    assert (state.turned, lying(QUIET, state)) == ("AH", None)


def test_open_cards_return_to_the_hand_before_the_strict_play() -> None:
    state = before_the_last_draw()
    strict = then(state, "draw")
    assert strict.laid == ((), ())
    assert [shown.table for shown in strict.shown] == [(), ()]
    assert refused(strict, "dix") == "not-now"
    assert all(line.startswith("play ") for line in offered(strict))


@pytest.mark.parametrize(
    ("phase", "trump", "led", "hand", "allowed"),
    [
        ("stock", "H", "AD", "9D 9H AS", "9H AS 9D"),  # L21
        ("play", "C", "KD", "AD 9D", "AD 9D"),  # L22
        ("play", "C", "KC", "AC 9C", "AC"),  # L23
        ("play", "C", "KD", "9C AC AS", "AC 9C"),
    ],
)
def test_legal_cards(phase: Any, trump: Any, led: str, hand: str, allowed: str) -> None:
    state = State(
        1, players=(0, 1), phase=phase, hands=((), cards(hand)), trump=trump, trick=cards(led), draws=((), ())
    )
    found = offered(state) if phase == "stock" else {f"play {card}" for card in playable_cards(QUIET, state)}
    assert found == {f"play {card}" for card in cards(allowed)}


def test_with_draws_first_the_winner_melds_until_it_leads() -> None:
    rules = changed(QUIET, stock__meld_first=False)
    state = then(begun("AS AS AC AC KS KS QS TH JD JD KD KC", "9H", rules, "QS TH"), "play AS; play 9S", rules)
    assert offered(state, rules) == {"draw"}
    assert refused(state, "show KS QS", rules) == "not-now"
    state = then(state, "draw", rules)
    assert {"show KS QS", "show QS JD", "play KS"} <= offered(state, rules)
    state = then(state, "show KS QS", rules)
    assert {line.split()[0] for line in offered(state, rules)} == {"play"}
    assert then(state, "play AC; play 9C", rules).melding


def test_with_draws_first_a_meld_may_follow_the_last_draw() -> None:
    rules = changed(QUIET, stock__meld_first=False)
    state = then(before_the_last_draw(rules), "draw", rules)
    assert (state.phase, state.melding, state.stock) == ("stock", True, ())
    lead = state.hands[state.leader][0]
    state = then(state, f"play {lead}", rules)
    assert (state.phase, state.laid, state.trick) == ("play", ((), ()), (lead,))


def test_with_sevens_the_dix_is_the_seven() -> None:
    rules = rules_of("two-hand-64")
    assert (rules.pack_size, rules.tricks, rules.free_tricks) == (64, 32, 20)
    state = then(begun("AS AS 7H KH QH JH AC AC KC QC JD JC", "AH", rules), "play AS; play 9S", rules)
    assert "dix" in offered(state, rules)
    assert lying(rules, then(state, "dix", rules)) == "7H"


def test_without_a_value_the_dix_is_still_swapped_but_not_shown() -> None:
    rules = changed(QUIET, meld__dix=0)
    state = then(begun(HAND, "AH", rules), "play AS; play 9S; dix", rules)
    assert (melded(state), state.shown[0].melds) == (0, ())
    assert "dix" not in offered(state, rules)


MELDS: dict[str, tuple[dict[str, Any], str, str, int]] = {
    "run of 200": ({"meld__run": (200,)}, RUNNER, "AH TH KH QH JH", 200),
    "double marriage": ({"meld__marriage": (20, 40)}, PAIRS, "KS KS QS QS", 40),
    "grand pinochle": ({"meld__grand_pinochle": 60}, PAIRS, "KS QS JD", 60),
    "extra queen": (
        {"meld__run_extra_queen": 190},
        "AS AS AH TH KH QH QH JH KC QC KD QD",
        "AH TH KH QH QH JH",
        190,
    ),
}


@pytest.mark.parametrize("name", MELDS)
def test_the_meld_table_decides_what_can_be_shown(name: str) -> None:
    changes, held, meld, points = MELDS[name]
    rules = changed(QUIET, **changes)
    state = then(begun(held, "9H", rules), "play AS; play 9S", rules)
    assert melded(then(state, f"show {meld}", rules)) == points
    plain = then(begun(held, "9H"), "play AS; play 9S")
    if name != "run of 200":
        assert refused(plain, f"show {meld}") == "no-meld"


def test_the_bonus_for_a_marriage_in_every_suit_comes_with_the_last_of_them() -> None:
    rules = changed(QUIET, meld__roundhouse=10)
    state = begun("AS AS AC AC KS QS KH QH KD QD KC QC", "9H", rules)
    state = then(state, "play AS; play 9S; show KS KH KD KC; draw; play AS; play 9S", rules)
    assert melded(state) == 80
    state = then(state, "show QS QH QD QC", rules)
    assert melded(state) == 150
    assert state.shown[0].melds[-1].name == "roundhouse"


RACE = Race((900, 400), 1000)


def claiming(race: Race, rules: Rules = QUIET) -> State:
    """A dealt hand of a match that stands so, seat 0 to lead."""
    game = Pinochle(rules)
    state = game.start(1, race)
    deal = begun(HAND, "AH", rules).log[0]
    return play(game, state, deal)


@pytest.mark.parametrize(
    ("lines", "right"),
    [
        ("out", False),
        ("play AS; play TS; out", False),
        ("play AS; play TS; dix; show KC QC; out", False),
        ("play AS; play TS; dix; show KC QC; draw; play AS; play TS; dix; draw; play AC; play TC; draw; out", True),
    ],
)
def test_a_claim_ends_the_match_right_or_wrong(lines: str, right: bool) -> None:
    """T13"""
    game = Pinochle(QUIET)
    state = then(claiming(RACE), lines)
    score = game.score(state)
    assert score is not None
    assert (state.phase, state.unplayed, state.claimant) == ("over", "claimed-out", 0)
    assert score.wins == (0 if right else 1)
    assert score.reasons[-1].code == ("claim-right" if right else "claim-wrong")


def test_a_claim_needs_a_target_and_the_rule() -> None:
    off = changed(QUIET, stock__claim_out=False)
    assert "out" not in offered(claiming(RACE)), "a claim that is wrong is not offered"
    assert "out" in offered(claiming(Race((1000, 400), 1000)))
    assert refused(claiming(ALONE), "out") == "may-not-claim"
    assert refused(claiming(RACE, off), "out", off) == "may-not-claim"
    game = Pinochle(QUIET)
    state = claiming(Race((1000, 400), 1000))
    while state.phase != "play":
        state = play(game, state, next(one for one in game.legal(state) if not isinstance(one, Out)))
    assert "out" in offered(state)
    assert game.score(then(state, "out")) is not None


def test_trick_points_are_rounded_to_tens() -> None:
    """T11"""
    tally = Tally(meld=(0, 0), points=(137, 113), tricks=(12, 12))
    assert settle(QUIET, tally).change == (140, 110)
    assert settle(changed(QUIET, scoring__rounding="none"), tally).change == (137, 113)


SCALES = {
    "eleven": Counters(ace=11, ten=10, king=4, queen=3, jack=2),
    "tens": Counters(ace=10, ten=10, king=10),
    "fives": Counters(ace=10, ten=10, king=5, queen=5),
}


@pytest.mark.parametrize("scale", SCALES)
def test_a_deal_holds_250_trick_points_on_every_scale(scale: str) -> None:
    rules = changed(QUIET, play__counters=SCALES[scale], scoring__rounding="none", stock__claim_out=False)
    state = random_deal(rules, 3)
    score = Pinochle(rules).score(state)
    assert score is not None
    assert sum(score.change) - melded(state, 0) - melded(state, 1) == 250


def random_deal(rules: Rules, seed: int) -> State:
    """A deal played at random by players who show what they can."""
    rng, game = Random(seed), Pinochle(rules)
    state = game.start(0)
    while (mover := game.to_act(state)) is not None:
        legal = list(game.legal(state))
        shows = [one for one in legal if isinstance(one, ShowMeld | Dix)]
        action = draw(game, state, rng) if mover == CHANCE else rng.choice(shows or legal)
        state = play(game, state, action)
    return state


def test_a_match_may_be_one_deal_or_go_on_to_a_higher_target() -> None:
    single = changed(QUIET, match__end="deals", match__deals=1)
    assert not list(problems(single))
    game = Pinochle(QUIET)
    score = game.score(random_deal(QUIET, 1))
    assert score is not None
    first = sheet(single.match, [score], 2)
    assert first.outcome is not None
    both = [settle(QUIET, Tally(meld=(900, 890), points=(137, 113), tricks=(12, 12)))]
    assert (sheet(QUIET.match, both).outcome, sheet(QUIET.match, both).target) == (None, 1250)


def test_once_the_stock_is_gone_a_player_knows_the_other_hand() -> None:
    state = then(before_the_last_draw(), "draw")
    seen = Pinochle(QUIET).view(state, 0)
    assert known(QUIET, seen)[1] == Counter(state.hands[1])
    assert not unseen(QUIET, seen)


@pytest.mark.parametrize("changes", [{}, {"stock__meld_first": False}, {"stock__last_choice": True}])
def test_what_is_known_is_true(changes: dict[str, Any]) -> None:
    rules = changed(QUIET, **changes)
    game = Pinochle(rules)
    last = random_deal(rules, 11)
    state = game.start(0)
    for action in last.log:
        state = play(game, state, action)
        for seat in (0, 1, None):
            view = game.view(state, seat)
            for other, hand in enumerate(state.hands):
                assert not known(rules, view)[other] - Counter(hand)
                laid = Counter(one.card for one in state.laid[other]) if state.laid else Counter()
                assert not laid - Counter(hand)
        assert sorted(cards_of(rules, state)) == sorted(rules.cards)


class Eager(Pinochle):
    """Offers nothing but melds where there are some, so that random deals are full of them."""

    def legal(self, state: State) -> Any:
        offers = list(super().legal(state))
        return iter([one for one in offers if isinstance(one, ShowMeld | Dix)] or offers)


OPTIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "two-hand": ("two-hand", {}),
    "two-hand-64": ("two-hand-64", {}),
    "draw first": ("two-hand", {"stock__meld_first": False}),
    "choice of the last": ("two-hand", {"stock__last_choice": True}),
    "both": ("two-hand-64", {"stock__last_choice": True, "stock__meld_first": False}),
    "run of 200": ("two-hand", {"meld__run": (200,)}),
    "all doubles": (
        "two-hand",
        {
            "meld__run": (150, 1500),
            "meld__royal_marriage": (40, 80),
            "meld__marriage": (20, 40),
            "meld__kings": (80, 800),
            "meld__queens": (60, 600),
            "meld__run_extra_king": 190,
            "meld__run_extra_both": 230,
            "meld__roundhouse": 10,
            "meld__grand_pinochle": 60,
        },
    ),
    "no dix": ("two-hand", {"meld__dix": 0}),
    "no nines": ("two-hand", {"pack__lowest": "J", "deal__packets": (5, 5)}),
    "four packs": ("two-hand", {"pack__copies": 4, "meld__aces": (100, 1000, 2000), "meld__marriage": (20, 50, 90)}),
    "strict": ("two-hand", {"play__policy": "OLD"}),
}


@pytest.mark.slow
@pytest.mark.parametrize("game", [Pinochle, Eager])
@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_keeps_the_contract(name: str, game: type[Pinochle]) -> None:
    base, changes = OPTIONS[name]
    rules = changed(rules_of(base), stock__claim_out=False, **changes)
    assert not list(problems(rules))
    check_game(game(rules), deals=4, seed=5, views_every=9, cards_of=lambda state: cards_of(rules, state))


@pytest.mark.slow
def test_claims_keep_the_contract() -> None:
    check_game(game_of(QUIET), deals=40, views_every=1)


@settings(max_examples=25)
@given(rule_sets(8, tuple(f"pinochle/{name}" for name in NAMES)), st.integers(0, 1000))
def test_any_rules_keep_the_contract(rules: Rules, seed: int) -> None:
    check_game(game_of(rules), deals=1, seed=seed, views_every=15, cards_of=lambda state: cards_of(rules, state))
