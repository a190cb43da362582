"""The club player with two hands: what it shows, plays, draws, picks and claims, and that it beats chance."""

from random import Random
from statistics import fmean
from typing import Any

import pytest

from tests.strategies import dealt, rules_of
from tests.test_draft import drafting
from tests.test_two_hand import OPTIONS, RACE, before_the_last_draw, begun, then
from twinpack import bots
from twinpack.bots.base import Choice
from twinpack.bots.club import Club
from twinpack.bots.club.prospects import NO_LUCK, hopes, prospect
from twinpack.cards import cards
from twinpack.families import named
from twinpack.game import CHANCE, Race, draw, play
from twinpack.options import changed
from twinpack.pinochle.game import Pinochle
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import State
from twinpack.words import LANGUAGES, words

TWO = rules_of("two-hand")


def choice(state: State, rules: Rules = TWO) -> Choice:
    """What the club player whose turn it is does."""
    game = Pinochle(rules)
    seat = game.to_act(state)
    assert seat is not None
    return Club(rules).choose(game.view(state, seat), game.legal(state))


@pytest.mark.parametrize(
    ("held", "turned", "lines", "action", "code"),
    [
        ("AS AS AC AC AD 9H 9H KC QC JC KD JH", "AH", "", "dix", "swap-early"),
        ("AS AS AC AC AD 9H 9H KC QC JC KD JH", "AH", "dix", "dix", "show-dix"),
        ("AS AS AC AC AD KC QC JC KD JH JD TH", "AH", "", "show KC QC", "show-best"),
        ("AS AS AC AC AH TH KH QH JH KS QS JC", "9H", "", "show KH QH", "show-smaller-first"),
        ("AS AS AC AC KS KS QS QS JD JD KD JC", "9H", "", "show QS JD", "show-smaller-first"),
        ("AS AS AC AC AD KC JC JC KD JH JD TH", "AH", "", "draw", "draw-stock"),
    ],
)
def test_between_tricks(held: str, turned: str, lines: str, action: str, code: str) -> None:
    found = choice(then(begun(held, turned), f"play AS; play 9S; {lines}"))
    assert (str(found.action), found.reasons[0].code) == (action, code)


def test_with_one_trick_to_come_the_dearest_meld_is_shown_at_once() -> None:
    """Nothing can grow any more after the last draw."""
    state = before_the_last_draw()
    found = choice(state)
    points = {str(one): sum(hopes(TWO, "H", one.cards, (), NO_LUCK)[:1]) for one in _shows(state)}
    assert points[str(found.action)] == max(points.values())
    assert found.reasons[0].code == "show-best"


def _shows(state: State) -> list[Any]:
    return [action for action in Pinochle(TWO).legal(state) if str(action).startswith("show")]


def test_the_turned_card_is_taken_where_there_is_a_choice() -> None:
    rules = changed(TWO, stock__last_choice=True)
    state = before_the_last_draw(rules)
    shows = _shows(state)
    state = then(state, str(shows[0]), rules) if shows else state
    assert str(choice(state, rules).action) == "draw turned"


def test_a_meld_is_not_broken_for_a_trick_that_is_lost() -> None:
    """To an ace goes a card of no use that counts nothing."""
    held = {0: "KS KS QS QS JD JD KC KD 9C 9D TC JC", 1: "AS AS 9S JS JS 9C 9D JC AH JH JH TH"}
    state = then(dealt(Pinochle(TWO), 0, held, "9H"), "play AS")
    found = choice(state)
    assert str(found.action) in {"play 9C", "play 9D", "play JC"}
    assert found.reasons[0].code == "spare-for-melds"


def claiming(total: int) -> State:
    """A hand on lead in a match that stands so."""
    game = Pinochle(TWO)
    state = game.start(1, Race((total, 0), RACE.target))
    return play(game, state, begun("AS AS AC AC AD 9H 9H KC QC JC KD JH", "AH").log[0])


@pytest.mark.parametrize(
    ("total", "lines", "claims"), [(979, "", False), (979, "play AS; play TS", True), (978, "play AS; play TS", False)]
)
def test_it_claims_when_it_is_out_and_not_before(total: int, lines: str, claims: bool) -> None:
    found = choice(then(claiming(total), lines))
    assert (str(found.action) == "out") == claims


def test_it_claims_in_the_strict_play_too() -> None:
    game = Pinochle(TWO)
    state = game.start(0, Race((999, 999), 1000))
    state = play(game, state, draw(game, state, Random(1)))
    while state.phase == "stock":
        legal = [action for action in game.legal(state) if str(action) != "out"]
        state = play(game, state, legal[-1])
    assert str(choice(state).action) == "out"
    far = Pinochle(TWO).start(0, Race((0, 0), 1000))
    for action in state.log:
        far = play(game, far, action)
    assert str(choice(far).action).startswith("play ")


@pytest.mark.parametrize(("top", "action"), [("AS 9H", "take"), ("9H AS", "reject")])
def test_in_a_draft_it_takes_aces_and_rejects_nines(top: str, action: str) -> None:
    rules = rules_of("draft")
    assert str(choice(drafting(top, rules), rules).action) == action


def test_in_a_draft_it_takes_what_completes_a_meld() -> None:
    rules = rules_of("draft")
    top = "AS AS TS TS KS KS TD TD QS QS 9D 9D JS 9C"
    state = then(drafting(top, rules), "take; take; take; take; take; take", rules)
    assert str(choice(state, rules).action) == "take"


@pytest.mark.parametrize(("variant", "lead"), [("two-hand", 120), ("two-hand-64", 120), ("draft", 100)])
def test_the_club_player_beats_chance(variant: str, lead: int) -> None:
    rule_set = named(f"pinochle/{variant}")
    game = rule_set.game
    margins = []
    for seed in range(12):
        players = [bots.make("club", rule_set, seed), bots.make("random", rule_set, seed)]
        rng, state = Random(seed), game.start(seed % 2)
        while (mover := game.to_act(state)) is not None:
            legal = list(game.legal(state))
            made = (
                Choice(draw(game, state, rng))
                if mover == CHANCE
                else players[mover].choose(game.view(state, mover), legal)
            )
            state = play(game, state, made.action)
            for reason in made.reasons:
                assert all(words(language).say(f"why-{reason.code}", **dict(reason.params)) for language in LANGUAGES)
        score = game.score(state)
        assert score is not None
        margins.append(score.change[0] - score.change[1])
    assert fmean(margins) > lead


def test_melds_that_may_be_shown_count_in_full_and_the_others_by_their_chance() -> None:
    hand = cards("KS QS JD KH")
    assert hopes(TWO, "H", hand, (), NO_LUCK) == [40, 20]
    assert prospect([40, 20], 1) == 20
    assert prospect([40, 20], 2) == 40 * 0.75 + 20 * 0.25


@pytest.mark.parametrize("name", OPTIONS)
def test_under_every_option_it_does_what_is_legal_and_is_consistent(name: str) -> None:
    base, changes = OPTIONS[name]
    rules = changed(rules_of(base), **changes)
    game, rng = Pinochle(rules), Random(4)
    state = game.start(0, Race((300, 500), 1000))
    while (mover := game.to_act(state)) is not None:
        if mover == CHANCE:
            state = play(game, state, draw(game, state, rng))
            continue
        found = choice(state, rules)
        assert found.reasons
        assert choice(state, rules) == found
        state = play(game, state, found.action)
    assert state.phase == "over"
