"""The expert's decisions before the play: what they are worth, what they hang on, what strong players say of them."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import count, islice
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from tests.test_partner import CASES, fits, position, rule_set
from twinpack.auction import PASS, Bid, Call
from twinpack.bots.club import Club
from twinpack.bots.club.valuation import estimates
from twinpack.bots.expert.bidders import moments
from twinpack.bots.expert.candidates import neighbours
from twinpack.bots.expert.foresight import Foresight, Outlook
from twinpack.bots.expert.guesses import guesses
from twinpack.bots.expert.planning import Planner
from twinpack.bots.expert.standing import worth
from twinpack.bots.expert.weighing import weigh
from twinpack.cards import cards
from twinpack.families import find, names
from twinpack.game import ALONE, CHANCE, Race, Score, draw, play
from twinpack.options import changed
from twinpack.pinochle.game import Pinochle
from twinpack.pinochle.phases.deal import stacked
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import counters, trick_points
from twinpack.pinochle.state import State
from twinpack.solver import Solver
from twinpack.solver.pack import parties
from twinpack.solver.playouts import Playouts
from twinpack.words import LANGUAGES, words

DAILEY, CLASSIC, DUTCH = (find(f"pinochle/{name}").rules for name in ("dailey", "classic", "dutch"))

PINOCHLE = [name for name in names() if find(name).family.name == "pinochle"]

BEFORE_PLAY = [name for name in CASES if not CASES[name].get("tricks") and "play " not in str(CASES[name])]
"""The scenarios that end before the first card."""


@cache
def planner(rules: Rules) -> Planner:
    """One planner a rule set; it remembers nothing that changes a choice."""
    return Planner(rules)


def to_play(rules: Rules, seed: int, dealer: int = 0) -> Iterator[State]:
    """The states of a deal that club players decide, from the first after the deal to the first of the play."""
    game, club, rng = Pinochle(rules), Club(rules), Random(seed)
    state = game.start(dealer)
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            action: Any = draw(game, state, rng)
        else:
            yield state
            if state.phase == "play":
                return
            action = club.choose(game.view(state, seat), game.legal(state)).action
        state = game.apply(state, action)


# What strong players say


def test_scenarios_of_every_phase_are_there() -> None:
    phases = {position(CASES[name], rule_set(CASES[name]).game).phase for name in BEFORE_PLAY}
    assert phases == {"auction", "trump", "exchange", "decide"}
    assert len(BEFORE_PLAY) >= 29


@pytest.mark.parametrize("name", BEFORE_PLAY)
def test_the_expert_does_nothing_that_strong_players_call_wrong(name: str) -> None:
    case = CASES[name]
    game = rule_set(case).game
    state = position(case, game)
    seat = game.to_act(state)
    action = planner(game.rules).choose(game.view(state, seat), game.legal(state)).action
    game.check(state, action)
    assert not any(fits(action, pattern) for pattern in case["wrong"])


# What a score is worth


FAR, TIED, BEHIND = Race((0, 0), 1500), Race((1400, 1400), 1500), Race((1300, 1490), 1500)


def test_far_from_the_target_a_point_is_a_point() -> None:
    for change, declarers in (((300, 40), 0), ((-350, 90), 0), ((60, 410), 1)):
        alone, far = (worth(DAILEY, race, Score(change, declarers), 0) for race in (Race(), FAR))
        assert alone == change[0] - change[1]
        assert far == pytest.approx(alone, abs=0.12 * abs(alone))


@pytest.mark.parametrize(
    ("race", "better", "worse"),
    [
        (TIED, Score((100, 90), 0), Score((90, 90), 0)),  # the target is reached, or it is not
        (TIED, Score((100, 300), 0), Score((100, 300), 1)),  # both over: who declared has won
        (BEHIND, Score((0, 0)), Score((190, 10))),  # no number of points makes up for a match lost
    ],
)
def test_near_the_target_what_counts_is_to_win(race: Race, better: Score, worse: Score) -> None:
    assert worth(DAILEY, race, better, 0) > worth(DAILEY, race, worse, 0) + 50


def test_who_wins_when_both_are_over_hangs_on_the_rules() -> None:
    both = Score((110, 400), declarers=0)
    assert worth(DAILEY, TIED, both, 0) > 0
    assert worth(changed(DAILEY, match__both_over="highest"), TIED, both, 0) < 0


def test_a_match_won_at_once_is_worth_more_than_any_points() -> None:
    assert worth(DAILEY, FAR, Score((0, 300), wins=0), 0) > worth(DAILEY, FAR, Score((500, 0)), 0)


# Deals played out at once


@pytest.mark.parametrize("name", ["dailey", "double-deck", "three-hand", "triple-deck", "five-hand", "auction-four"])
def test_a_playout_shares_out_all_tricks_and_points(name: str) -> None:
    rules = find(f"pinochle/{name}").rules
    seen = 0
    for seed in range(12):
        state = list(to_play(rules, seed))[-1]
        if state.phase != "play":
            continue
        seen += 1
        ours, _ = parties(rules, state) if name != "triple-deck" else ({state.leader}, None)
        playouts = Playouts(rules)
        taken = playouts.taken(state, frozenset(ours))
        held = [card for seat in state.players for card in state.hands[seat]]
        assert sum(taken.points) == counters(rules, held) + rules.play.last_trick
        assert sum(taken.tricks) == rules.tricks
        assert playouts.taken(state, frozenset(ours)) == taken
    assert seen


def test_a_playout_is_close_to_what_club_players_take() -> None:
    game, club, playouts = Pinochle(DAILEY), Club(DAILEY), Playouts(DAILEY)
    errors = []
    for seed in range(60):
        start = state = list(to_play(DAILEY, seed))[-1]
        if state.phase != "play":
            continue
        while (seat := game.to_act(state)) is not None:
            state = game.apply(state, club.choose(game.view(state, seat), game.legal(state)).action)
        ours, _ = parties(DAILEY, start)
        taken = sum(playouts.taken(start, ours).points[seat] for seat in ours)
        errors.append(taken - trick_points(DAILEY, state.tricks)[0][min(ours)])
    assert len(errors) > 40
    assert abs(sum(errors) / len(errors)) < 10
    assert sum(error**2 for error in errors) / len(errors) < 25**2


def test_a_playout_of_the_last_trick_is_exact() -> None:
    game, club, playouts, solver = Pinochle(CLASSIC), Club(CLASSIC), Playouts(CLASSIC), Solver()
    checked = 0
    for seed in range(8):
        state = list(to_play(CLASSIC, seed))[-1]
        while game.to_act(state) is not None and (len(state.tricks) < CLASSIC.tricks - 1 or state.trick):
            seat = game.to_act(state)
            assert seat is not None
            state = game.apply(state, club.choose(game.view(state, seat), game.legal(state)).action)
        if state.phase == "play":
            ours = next(party for party in parties(CLASSIC, state) if state.leader in party)
            taken = playouts.taken(state, ours)
            assert sum(taken.points[seat] for seat in ours) == solver.points(CLASSIC, state)
            checked += 1
    assert checked


# Guesses


@pytest.mark.parametrize("name", ["dailey", "double-deck", "three-hand", "auction-four", "five-hand", "turned-trump"])
def test_guesses_look_the_same_to_the_seat(name: str) -> None:
    rules = find(f"pinochle/{name}").rules
    game, foresight = Pinochle(rules), Foresight(rules)
    others = looked_at = 0
    for state in islice(to_play(rules, 3), 0, None, 3):
        seat = game.to_act(state)
        if seat is None or state.phase == "play":
            continue
        view = game.view(state, seat)
        for guess in islice(guesses(foresight, view, Random(1)), 2):
            assert game.view(guess, seat) == view
            others += guess.hands != state.hands
            looked_at += 1
    assert others == looked_at > 0


def test_the_calls_that_say_most_are_the_last_bid_and_the_pass() -> None:
    game = Pinochle(DAILEY)
    calls: list[Call] = [Bid(250), Bid(260), PASS, PASS, Bid(270), PASS]
    found = [(moment.seat, str(moment.call), len(moment.calls)) for moment in moments(game, (0, 1, 2, 3), calls)]
    assert found == [(0, "bid 270", 4), (1, "bid 260", 1), (2, "pass", 2), (3, "pass", 3), (1, "pass", 5)]


def test_guesses_give_better_hands_to_those_who_bid_than_to_those_who_pass() -> None:
    game = Pinochle(DAILEY)
    state = game.apply(game.start(3), draw(game, game.start(3), Random(4)))
    for line in ("bid 300", "pass"):
        state = game.apply(state, game.parse(line))
    found = list(islice(guesses(Foresight(DAILEY), game.view(state, 2), Random(2)), 20))
    promise = [sum(_promise(guess, seat) for guess in found) / len(found) for seat in (0, 1)]
    assert promise[0] > promise[1] + 30


def _promise(state: State, seat: int) -> float:
    """What a hand promises in its best trump."""
    return max((one.total for one in estimates(DAILEY, state.hands[seat])), default=0.0)


# Decisions


HONEST = ("dailey", "double-deck", "three-hand", "auction-four", "five-hand")


@pytest.mark.parametrize("name", HONEST)
def test_what_a_seat_cannot_see_does_not_move_the_expert(name: str) -> None:
    rules = find(f"pinochle/{name}").rules
    _unmoved(rules, seed=5)


def _unmoved(rules: Rules, seed: int) -> None:
    """That the first decision of each phase stays what it is when the hidden cards are others, and is legal."""
    game, rng, seen = Pinochle(rules), Random(6), set()
    for state in to_play(rules, seed):
        if state.phase in seen or state.phase == "play":
            continue
        seen.add(state.phase)
        seat = game.to_act(state)
        assert seat is not None
        view = game.view(state, seat)
        other = game.redeal(view, rng)
        one, two = (Planner(rules).choose(game.view(now, seat), game.legal(now)) for now in (state, other))
        assert one == two
        game.check(state, one.action)
        assert 1 <= len(one.reasons) <= 3


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in PINOCHLE if name.partition("/")[2] not in HONEST])
def test_every_variant_is_decided_honestly(name: str) -> None:
    _unmoved(find(name).rules, seed=2)


def test_neighbours_are_as_many_cards_of_the_hand() -> None:
    hand = cards("AS TS KS QS JH 9H AD KD QD TC KC 9C")
    chosen = cards("JH 9H TC 9C")
    found = list(neighbours(DAILEY, hand, "S", chosen))
    assert len(found) == len(set(found))
    assert chosen not in found
    for gift in found:
        assert len(gift) == 4
        assert all(gift.count(card) <= hand.count(card) for card in gift)
    assert any({"KD", "QD"} <= set(gift) for gift in found)


def decided(rules: Rules, hands: tuple[str, ...], lines: str, race: Race = ALONE) -> str:
    """What the expert does after these lines of a deal from the dealer in the last seat."""
    game = Pinochle(rules)
    dealer = len(hands) - 1
    state = play(game, game.start(dealer, race), stacked(rules, dealer, tuple(map(cards, hands)), ()))
    for line in filter(None, lines.split(", ")):
        state = play(game, state, game.parse(line))
    seat = game.to_act(state)
    assert seat is not None
    return str(planner(rules).choose(game.view(state, seat), game.legal(state)).action)


CERTAIN: list[tuple[tuple[str, ...], str, str]] = [
    (
        (
            "JH 9H TD TD KD KD QD QD TC KC QC JC",
            "AS TS KS JS 9S QH JH AD 9D TC QC 9C",
            "TS KS QS QS AH KH QH 9H JD JD AC KC",
            "AS JS 9S AH TH TH KH AD 9D AC JC 9C",
        ),
        "pass, pass, bid 250, bid 260",
        "bid 270",
    ),
    (
        (
            "KS QS QS KH KH TD KD JD JD KC JC 9C",
            "TS JS JS 9S TH TH AD TD KD QD 9D QC",
            "AS TS KS AH JH 9H 9D AC TC QC JC 9C",
            "AS 9S AH QH QH JH 9H AD QD AC TC KC",
        ),
        "bid 250, pass, pass, bid 260, bid 270, bid 280",
        "bid 290",
    ),
    (
        (
            "TS KS 9S 9S AH TH KH KH TD QD QC 9C",
            "AS KS TH QH JH TD KD QD 9D 9D AC TC",
            "TS JH 9H AD AD AC TC KC KC QC JC 9C",
            "AS QS QS JS JS AH QH 9H KD JD JD JC",
        ),
        "pass, pass, bid 250",
        "bid 260",
    ),
]
"""Hands that meld more than the next bid, after calls."""


@pytest.mark.parametrize(("hands", "lines", "expected"), CERTAIN)
def test_no_contract_is_left_that_the_meld_makes(hands: tuple[str, ...], lines: str, expected: str) -> None:
    assert decided(DUTCH, hands, lines) == expected


FAR_TO_GO = (
    "KS QS JS AH QH 9H QD TC KC KC JC 9C",
    "AS KS JS 9S TH QH JH TD KD JD TC JC",
    "AS 9S KH 9H TD KD QD JD AC AC QC 9C",
    "TS TS QS AH TH KH JH AD AD 9D 9D QC",
)
JUST_POSSIBLE = (
    "AS TS JS AH KH 9H 9H TD KD QD TC JC",
    "QS 9S TH AD TD QD JD AC KC KC QC 9C",
    "AS TS KS QS JS QH JH KD JD 9D TC JC",
    "KS 9S AH TH KH QH JH AD 9D AC QC 9C",
)
MIGHTY = (
    "AS AS TS TS KS KS AH AH AD AD AC TC",
    "QS JS 9S KH QH 9H TD KD JD AC KC 9C",
    "QS JS TH KH JH TD QD 9D KC QC QC JC",
    "9S TH QH JH 9H KD QD JD 9D TC JC 9C",
)
FAIR = "TS QS 9S 9S KH QH 9H AD TD QC JC 9C"
FILLED = (
    "TS TH TH AD TD KD QD JD AC TC QC JC",
    "AS AS KS QS AH QH QD 9D AC TC KC 9C",
    "KS JS JS AH KH JH JH 9H KD JD 9D KC",
)
LOST = "pass, pass, bid 360, pass, trump D, give QS AH QD KC, give KH KC QC 9C"
CROWNED = "bid 250, pass, pass, pass, trump S, give QS JS QC JC"
SWEPT = f"{CROWNED}, give KS TC QC JC"
MOON = {"scoring__moon_bonus": 150, "scoring__moon_penalty": 150}
OPEN = "pass, pass, bid 500, pass, trump S, give AS TS JS AH, give QH KD 9D TC"


@pytest.mark.parametrize(
    ("hands", "lines", "options", "race", "usual", "expected"),
    [
        # What giving up costs: a gift to the rivals, or nothing where defenders do not score.
        (FAR_TO_GO, LOST, {"scoring__concede_gift": 200}, ALONE, "concede", "continue"),
        (FAR_TO_GO, LOST, {"scoring__defenders_score": False}, ALONE, "concede", "continue"),
        # Where a contract lost costs nothing, what is left is to spare the tricks.
        (JUST_POSSIBLE, OPEN, {"scoring__set_penalty": "nothing"}, ALONE, "continue", "concede"),
        # All tricks are announced where that pays, and they will be made.
        (MIGHTY, SWEPT, MOON, ALONE, "continue", "moon"),
        (
            JUST_POSSIBLE,
            OPEN,
            {"scoring__moon_bonus": 150, "scoring__moon_penalty": 150},
            ALONE,
            "continue",
            "continue",
        ),
        # Without cards from partner the hand is no contract.
        ((FAIR, *FILLED), "", {"exchange__count": 0}, ALONE, "bid 250", "pass"),
    ],
)
def test_the_decision_turns_with_the_rules_and_the_score(
    hands: tuple[str, ...], lines: str, options: dict[str, Any], race: Race, usual: str, expected: str
) -> None:
    assert decided(CLASSIC, hands, lines) == usual
    assert decided(changed(CLASSIC, **options), hands, lines, race) == expected


def test_every_reason_of_a_plan_has_words() -> None:
    texts = [
        resources.files("twinpack").joinpath("locales", language, "expert-plan.ftl").read_text("utf-8")
        for language in LANGUAGES
    ]
    folder = resources.files("twinpack").joinpath("bots/expert")
    code = "".join(folder.joinpath(name).read_text("utf-8") for name in ("planning.py", "calling.py"))
    used = set(re.findall(r'\bwhy\("([a-z-]+)"', code))
    for text in texts:
        assert set(re.findall(r"^why-([a-z-]+) =", text, re.MULTILINE)) == used
    params = {"expected": 412, "needed": 350, "made": 80, "gain": 41, "limit": 320}
    for language in LANGUAGES:
        for name in used:
            told = words(language).say(f"why-{name}", **params)
            assert told.endswith(".")
            assert "{" not in told


def test_a_state_followed_again_at_another_bid_ends_as_if_it_were_followed_anew() -> None:
    foresight = Foresight(DAILEY)
    state = next(state for seed in range(20) for state in to_play(DAILEY, seed) if state.phase == "trump")
    assert state.contract is not None
    end = foresight.follow(state)
    for bid in (state.contract.bid, 600):
        fresh = foresight.follow(replace(state, contract=replace(state.contract, bid=bid)))
        again = foresight.again(end, bid)
        assert (again.phase, again.hands, again.shown, again.unplayed) == (
            fresh.phase,
            fresh.hands,
            fresh.shown,
            fresh.unplayed,
        )


def test_ten_times_the_guesses_are_made_where_it_stays_even() -> None:
    class Even:
        """Every other guess speaks for the second of two decisions, the rest as much against it."""

        game = SimpleNamespace(apply=lambda state, action: (state, action))

        def outlook(self, state: tuple[int, str], mine: int) -> Outlook:
            guess, action = state
            return Outlook((-1.0) ** guess * (action == "other"), 0, 0, 0)

    def made(times: int) -> int:
        worlds: Any = count()
        foresight: Any = Even()
        assert weigh(foresight, worlds, ["usual", "other"], "usual", 0, times).action == "usual"
        return int(next(worlds))

    assert 20 <= made(1) <= 30
    assert 200 <= made(10) <= 300
