"""Every rule set keeps the contract, and the test of the contract finds games that do not."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from tests.strategies import cards_of, each, game_of, rule_sets, rules_of
from twinpack.cards import arranged, deck, minus
from twinpack.conformance import check_game
from twinpack.game import IllegalAction
from twinpack.options import changed
from twinpack.pinochle.actions import Action, Deal, Give, Play
from twinpack.pinochle.game import Pinochle
from twinpack.pinochle.problems import problems
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import State
from twinpack.pinochle.variants import VARIANTS
from twinpack.pinochle.view import View

WIDOW = {"deal__widow": 4, "deal__packets": (3, 3, 3, 2)}

MIXES: dict[str, tuple[str, dict[str, Any]]] = {
    "simultaneous exchange": ("dailey", {"exchange__order": "simultaneous"}),
    "one card each": ("dailey", {"exchange__count": 1}),
    "bury, shown": ("cutthroat", WIDOW),
    "bury, hidden": ("cutthroat", {**WIDOW, "deal__widow_shown": False, "deal__bury_counts": False}),
    "bury and exchange": ("dailey", {**WIDOW, "exchange__count": 3, "deal__widow_shown": False}),
    "share, shown": ("cutthroat", {**WIDOW, "deal__widow_use": "share"}),
    "share, hidden": ("dutch", {**WIDOW, "deal__widow_use": "share", "deal__widow_shown": False}),
    "share and exchange": (
        "dailey",
        {**WIDOW, "deal__widow_use": "share", "exchange__count": 2, "exchange__order": "simultaneous"},
    ),
    "trump needs a marriage": ("dailey", {"trump__needs": "marriage"}),
    "trump needs a holding": ("dutch", {"trump__needs": "marriage-run-dix"}),
    "trump needs and widow": ("cutthroat", {**WIDOW, "trump__needs": "marriage"}),
    "bids need a marriage": ("dailey", {"auction__bid_needs": "marriage"}),
    "bids need meld": ("dutch", {"auction__bid_needs_meld": 100}),
    "opener forced": ("dailey", {"auction__opener": "forced"}),
    "opener forced with meld": ("dutch", {"auction__opener": "forced-with-meld"}),
    "misdeal": ("dailey", {"deal__misdeal": "five-nines"}),
    "misdeal, single round": ("dutch", {"deal__misdeal": "five-nines", "auction__rounds": "single"}),
    "single round": ("classic", {"auction__rounds": "single"}),
    "single round, redeal": ("dutch", {"auction__rounds": "single"}),
    "first lead trump": ("cutthroat", {"play__first_lead_trump": True}),
    "dealer leads": ("dailey", {"play__first_lead": "dealer"}),
    "heading after a ruff": ("dutch", {"play__policy": "NLIT"}),
    "moon": ("cutthroat", {"scoring__moon_bonus": 250, "scoring__moon_penalty": 500}),
    "minimum less one": ("dailey", {"auction__all_pass": "dealer-minimum-less-one"}),
    "redeal": ("dailey", {"auction__all_pass": "redeal"}),
    "meld needed": ("dailey", {"meld__minimum": 150, "scoring__save_covers": "all"}),
    "roundhouse and grand pinochle": ("cutthroat", {"meld__roundhouse": 10, "meld__grand_pinochle": 60}),
    "nothing melds": (
        "cutthroat",
        {f"meld__{name}": (0, 0) for name in ("run", "royal_marriage", "marriage", "pinochle")} | {"meld__dix": 0},
    ),
    "turned trump without dix": ("turned-trump", {"meld__dix": 0}),
    "brackets": ("auction", {"auction__bracket": 50}),
    "forfeit and concession": ("auction", {"scoring__concede_gift": 50, "payment__yielding": False}),
    "bury unmelded": ("check", {**WIDOW, "deal__bury_from": "unmelded", "meld__who": "declarer"}),
    "bury no trump": ("bison", {"deal__bury_from": "unmelded-no-trump"}),
    "a hidden widow of three": ("three-hand-kitty", {"deal__widow_shown": False, "deal__bury_counts": False}),
    "shared among three": ("bison", {"deal__widow_use": "share", "deal__bury_from": "hand"}),
    "called partner, exchange of seats": ("five-hand", {"scoring__not_at_table": True, "trump__needs": "marriage"}),
    "six at two sides": ("triple-deck", {"table__sides": 2, "play__first_lead_trump": True}),
    "draw first": ("two-hand", {"stock__meld_first": False, "stock__last_choice": True}),
    "no cards below the jack": ("two-hand", {"pack__lowest": "J", "pack__copies": 3}),
    "draft without bids": ("draft", {"auction__all_pass": "redeal", "scoring__not_at_table": True}),
    "no ace": ("double-deck", {"deal__misdeal": "no-ace-few-counters"}),
    "raises and ceiling": ("dailey", {"auction__max_raise": 20, "auction__ceiling": 400}),
}


def mix(name: str) -> Rules:
    """The rules of a row of MIXES."""
    base, changes = MIXES[name]
    return changed(rules_of(base), **changes)


def check(game: Pinochle, **how: Any) -> None:
    """Have a game checked, its cards too."""
    check_game(game, cards_of=partial(cards_of, game.rules), **how)


@pytest.mark.parametrize("variant", each(VARIANTS))
def test_every_variant_keeps_the_contract(variant: str) -> None:
    check(game_of(VARIANTS[variant]), deals=4)


@pytest.mark.slow
@pytest.mark.parametrize("name", MIXES)
def test_every_mix_of_options_keeps_the_contract(name: str) -> None:
    assert not list(problems(mix(name)))
    check(game_of(mix(name)), deals=4, seed=1)


@pytest.mark.slow
@settings(max_examples=60)
@given(rule_sets(8))
def test_any_rules_keep_the_contract(rules: Rules) -> None:
    check(game_of(rules), deals=1, seed=2, views_every=15)


class Leaking(Pinochle):
    """Tells every seat what was given."""

    def seen(self, state: State, action: Action, seat: int | None) -> str:
        return str(action) if isinstance(action, Give) else super().seen(state, action, seat)


class Glass(Pinochle):
    """Shows a spectator the first hand."""

    def view(self, state: State, seat: int | None) -> View:
        return replace(super().view(state, seat), hand=state.hands[seat or 0])

    def redeal(self, view: View, rng: Random) -> State:
        return Pinochle(self.rules).redeal(replace(view, hand=() if view.seat is None else view.hand), rng)


class Silent(Pinochle):
    """Tells seats their deal with the cards of the next one."""

    def seen(self, state: State, action: Action, seat: int | None) -> str:
        return super().seen(state, action, 1 if isinstance(action, Deal) else seat)


class Losing(Pinochle):
    """Drops the last card of a trick."""

    def apply(self, state: State, action: Action) -> State:
        following = super().apply(state, action)
        if isinstance(action, Play) and not following.trick:
            trick = replace(following.tricks[-1], cards=following.tricks[-1].cards[:-1])
            return replace(following, tricks=(*following.tricks[:-1], trick))
        return following


class Twinning(Pinochle):
    """Plays a card and keeps it."""

    def apply(self, state: State, action: Action) -> State:
        following = super().apply(state, action)
        if isinstance(action, Play) and len(state.hands[0]) == 12:
            return replace(following, hands=state.hands)
        return following


class Forgetful(Pinochle):
    """Leaves passes out of its log."""

    def apply(self, state: State, action: Action) -> State:
        following = super().apply(state, action)
        return replace(following, log=state.log) if str(action) == "pass" else following


class Offering(Pinochle):
    """Offers cards that may not be played."""

    def legal(self, state: State) -> Iterator[Action]:
        if state.phase == "play" and state.trick:
            turn = self.to_act(state)
            assert turn is not None
            return map(Play, dict.fromkeys(state.hands[turn]))
        return super().legal(state)


class Stuttering(Pinochle):
    """Offers both copies of a card."""

    def legal(self, state: State) -> Iterator[Action]:
        offered = list(super().legal(state))
        return iter(offered + offered[:1])


class Idle(Pinochle):
    """Offers nothing once melds lie."""

    def legal(self, state: State) -> Iterator[Action]:
        return iter(()) if state.shown else super().legal(state)


class Misreading(Pinochle):
    """Reads every card one suit on."""

    def parse(self, text: str) -> Action:
        action = super().parse(text)
        return Play(deck()[0]) if isinstance(action, Play) else action


class Scoreless(Pinochle):
    """Never scores."""

    def score(self, state: State) -> None:
        return None


class Hasty(Pinochle):
    """Scores at any time."""

    def score(self, state: State) -> Any:
        return super().score(state) or object()


class Peeking(Pinochle):
    """Redeals the cards of another deal."""

    def redeal(self, view: View, rng: Random) -> State:
        other = super().redeal(view, rng)
        seat = view.seat or 0
        taken = other.hands[seat][:1]
        if not taken or not other.hands[(seat + 1) % 4]:
            return other
        given = other.hands[(seat + 1) % 4][:1]
        hands = list(other.hands)
        hands[seat] = arranged(minus(hands[seat], taken) + given)
        hands[(seat + 1) % 4] = arranged(minus(hands[(seat + 1) % 4], given) + taken)
        return replace(other, hands=tuple(hands))


class Endless(Pinochle):
    """Takes passes after the deal is over."""

    def check(self, state: State, action: Action) -> None:
        if state.phase != "over":
            super().check(state, action)

    def legal(self, state: State) -> Iterator[Action]:
        return iter(state.log[-1:]) if state.phase == "over" else super().legal(state)


class Drawing(Pinochle):
    """Deals to other seats each time that it is asked."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.times = 0

    def apply(self, state: State, action: Action) -> State:
        following = super().apply(state, action)
        if not isinstance(action, Deal):
            return following
        self.times += 1
        turn = self.times % 4
        return replace(following, hands=following.hands[turn:] + following.hands[:turn])

    def redeal(self, view: View, rng: Random) -> State:
        return Pinochle(self.rules).redeal(view, rng)


BROKEN: list[Callable[[Rules], Pinochle]] = [
    Leaking,
    Glass,
    Silent,
    Losing,
    Twinning,
    Forgetful,
    Offering,
    Stuttering,
    Idle,
    Misreading,
    Scoreless,
    Hasty,
    Peeking,
    Endless,
    Drawing,
]


UNBROKEN = changed(rules_of("dailey"), scoring__not_at_table=False, scoring__concede=False)


def test_nothing_is_found_wrong_with_the_game_that_is_broken_below() -> None:
    check(Pinochle(UNBROKEN), deals=3)


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_game_is_found_out(broken: Callable[[Rules], Pinochle]) -> None:
    with pytest.raises((AssertionError, IllegalAction)):
        check(broken(UNBROKEN), deals=3)
