"""Bots at the table: legal under every rule set, seeing only their view, better than chance, moved by the rules."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, get_args, get_origin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twinpack import match as matches
from twinpack.bots import NAMES, UnknownBot, make
from twinpack.bots.base import Bot, Choice
from twinpack.families import FAMILIES, RuleSet, find, names
from twinpack.game import CHANCE, draw, play
from twinpack.houserules import changed, options, with_option
from twinpack.match import Match
from twinpack.pinochle.problems import problems
from twinpack.pinochle.rules import Rules

MIXED = ("club", "random", "club", "random")


def table(rules: RuleSet, bots: Sequence[str], seed: int = 0) -> list[Bot]:
    return [make(name, rules, seed * 4 + seat) for seat, name in enumerate(bots)]


def dealt(
    rules: RuleSet,
    bots: Sequence[Bot],
    seed: int,
    dealer: int = 0,
    watch: Callable[[Any, Any, Choice], None] = lambda game, state, choice: None,
) -> Any:
    """The state after a whole deal, every action through the checked door."""
    game = rules.game
    rng = Random(seed)
    state = game.start(dealer)
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            state = play(game, state, draw(game, state, rng))
            continue
        choice = bots[seat].choose(game.view(state, seat), game.legal(state))
        watch(game, state, choice)
        state = play(game, state, choice.action)
    return state


@pytest.mark.parametrize("bots", [("club",) * 4, MIXED, MIXED[::-1]], ids="-".join)
@pytest.mark.parametrize("name", names())
def test_every_variant_is_played_without_an_illegal_action(name: str, bots: tuple[str, ...]) -> None:
    rules = find(name)
    for seed in range(4):
        state = dealt(rules, table(rules, bots), seed, dealer=seed)
        assert rules.game.score(state) is not None


@pytest.mark.slow
@pytest.mark.parametrize("bots", [("club",) * 4, MIXED], ids="-".join)
@pytest.mark.parametrize("name", names())
def test_matches_come_to_an_end(name: str, bots: tuple[str, ...]) -> None:
    rules, rng = find(name), Random(5)
    players = table(rules, bots)
    match = Match(rules.game, rules.match)
    for _ in range(20_000):
        seat = matches.to_act(match)
        if seat is None:
            break
        if seat == CHANCE:
            action = matches.draw_next(match, rng)
        else:
            view = match.game.view(match.state, seat)
            action = players[seat].choose(view, match.game.legal(match.state)).action
        match = matches.advance(match, action)
    assert match.sheet.outcome is not None


def values(kind: Any, scale: int) -> st.SearchStrategy[Any]:
    """Sensible values of an option's type."""
    if kind is bool:
        return st.booleans()
    if get_origin(kind) is tuple:
        item = get_args(kind)[0]
        size = 2 if len(get_args(kind)) == 2 and get_args(kind)[1] is not ... else None
        return st.lists(values(item, scale), min_size=size or 1, max_size=size or 4).map(tuple)
    arguments = get_args(kind)
    if str(get_origin(kind)) == "typing.Literal":
        return st.sampled_from(arguments)
    meta = getattr(kind, "__metadata__", None)
    if meta is not None:
        inner = arguments[0]
        if get_origin(inner) is tuple:
            points = values(get_args(inner)[0], scale)
            pair = any(getattr(mark, "max_length", None) == 2 for mark in meta)
            return st.tuples(points, points) if pair else st.lists(points, min_size=1, max_size=4).map(tuple)
        low = next((mark.ge for mark in meta if mark.ge is not None), 0)
        high = next((mark.le for mark in meta if mark.le is not None), None)
        if high is not None and high < 100:
            return st.integers(low, high)
        return st.sampled_from([max(low, step * scale) for step in (0, 1, 2, 3, 5, 15, 20, 25, 30, 40, 100)])
    parts = [part for part in arguments if part is not type(None)]
    assert parts, f"no values for {kind}"
    return st.one_of([values(part, scale) for part in parts])


@st.composite
def house_rules(draw: st.DrawFn) -> Rules:
    """A rule set that can be played: a variant with some options changed, each only if that leaves it playable."""
    rules: Rules = find(draw(st.sampled_from(names()))).rules
    if rules.trump.source == "declarer" and draw(st.booleans()):
        rules = changed(
            rules, deal__widow=4, deal__packets=(3, 3, 3, 2), deal__widow_use=draw(st.sampled_from(("bury", "share")))
        )
    known = [option for option in options(rules) if option.key not in ("scale", "auction.steps", "deal.packets")]
    for option in draw(st.lists(st.sampled_from(known), min_size=1, max_size=12)):
        other = with_option(rules, option.key, draw(values(option.kind, rules.scale)))
        if not any(problems(other)):
            rules = other
    return rules


@settings(max_examples=60)
@given(house_rules(), st.integers(0, 99))
def test_any_playable_rules_are_played_without_an_illegal_action(rules: Rules, seed: int) -> None:
    house = RuleSet("house", FAMILIES["pinochle"], rules)
    for bots in (("club",) * 4, MIXED):
        state = dealt(house, table(house, bots, seed), seed, dealer=seed % 4)
        assert house.game.score(state) is not None


@pytest.mark.parametrize("bots", [("club",) * 4, ("random",) * 4], ids="-".join)
def test_equal_seeds_make_equal_deals(bots: tuple[str, ...]) -> None:
    rules = find("pinochle/dailey")
    first, second = (dealt(rules, table(rules, bots), 3) for _ in range(2))
    assert first.log == second.log


def test_other_seeds_make_other_random_deals() -> None:
    rules = find("pinochle/dailey")
    first, second = (dealt(rules, table(rules, ("random",) * 4, seed), 3) for seed in (1, 2))
    assert first.log != second.log


@pytest.mark.parametrize("name", ["pinochle/dailey", "pinochle/stonebridge", "pinochle/turned-trump"])
def test_what_a_seat_cannot_see_does_not_move_its_bot(name: str) -> None:
    rules, rng = find(name), Random(8)
    club = make("club", rules, 0)
    compared = []

    def compare(game: Any, state: Any, choice: Choice) -> None:
        seat = game.to_act(state)
        other = game.redeal(game.view(state, seat), rng)
        assert club.choose(game.view(other, seat), game.legal(other)) == choice
        compared.append(other != state)

    for seed in range(3):
        dealt(rules, table(rules, ("club",) * 4), seed, watch=compare)
    assert any(compared)


def test_club_beats_random_by_far() -> None:
    rules = find("pinochle/dailey")
    lead = 0
    for seed in range(100):
        for bots, us in ((MIXED, 0), (MIXED[::-1], 1)):
            state = dealt(rules, table(rules, bots, seed), seed, dealer=seed % 4)
            change = rules.game.score(state).change
            lead += change[us] - change[1 - us]
    assert lead > 200 * 150


def test_a_single_legal_card_is_played_for_that_reason() -> None:
    rules = find("pinochle/classic")
    seen = []

    def only(game: Any, state: Any, choice: Choice) -> None:
        if state.phase == "play" and len(list(game.legal(state))) == 1:
            seen.append([reason.code for reason in choice.reasons])

    dealt(rules, table(rules, ("club",) * 4), 1, watch=only)
    assert seen
    assert all(codes == ["only-card"] for codes in seen)


def test_unknown_bots_are_named_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="champion") as caught:
        make("champion", find("pinochle/classic"), 0)
    assert caught.value.code == "unknown-bot"
    assert caught.value.params == {"value": "champion", "allowed": list(NAMES)}
