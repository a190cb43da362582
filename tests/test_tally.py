"""What is still needed during the tricks is what decides in the end, and melds are worth what they count."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from twinpack import families, match
from twinpack.families import RuleSet
from twinpack.game import CHANCE, pick
from twinpack.options import changed
from twinpack.pinnacola.melds import points
from twinpack.server.tally import Needed, tallied

PINOCHLE = [name for name in families.names() if name.startswith("pinochle/")]
PINNACOLA = [name for name in families.names() if name.startswith("pinnacola/")]


GIVING_UP = {"concede", "forfeit", "misdeal", "yield", "out"}


def chosen(legal: list[Any], state: Any, rng: Random) -> Any:
    """Any action, but nobody gives up, and after the first bid all pass."""
    words = {str(action).split()[0]: action for action in legal}
    if "pass" in words and getattr(state, "calls", False):
        return words["pass"]
    if "bid" in words:
        return next(action for action in legal if str(action).startswith("bid"))
    return pick([action for action in legal if str(action).split()[0] not in GIVING_UP] or legal, rng)


def states(rule_set: RuleSet, seed: int) -> Iterator[Any]:
    """The states of one deal played at random, in which somebody plays rather than gives up."""
    rng, game = Random(seed), rule_set.game
    now = match.Match(game, match.MatchRules(end="deals", deals=1))
    while (seat := match.to_act(now)) is not None:
        action = match.draw_next(now, rng) if seat == CHANCE else chosen(list(game.legal(now.state)), now.state, rng)
        now = match.advance(now, action)
        if now.state is not None and now.state.log:
            yield now.state


def needs(rule_set: RuleSet, seed: int) -> tuple[list[Needed], Any]:
    """What declarer was told to need in turn, and the score."""
    found, last, game = [], None, rule_set.game
    for last in states(rule_set, seed):
        if last.contract is not None:
            tally: Any = tallied(rule_set, game.view(last, last.contract.declarer))
            if tally.needed is not None:
                found.append(tally.needed)
    return found, game.score(last)


def agrees(found: list[Needed], score: Any) -> None:
    """What is needed only ever gets less, and nothing is left of it just when the contract is made."""
    assert all(after.points <= before.points for before, after in pairwise(found))
    assert not any(one.most for one in found), "declarer knows what it has buried"
    assert (not found[-1].points and not found[-1].trick) == score.made


@pytest.mark.parametrize("name", PINOCHLE)
def test_what_is_needed_decides(name: str) -> None:
    rule_set = families.named(name)
    for seed in range(3):
        found, score = needs(rule_set, seed)
        played = {reason.code for reason in score.reasons} & {"made", "set"}
        if found and played:
            agrees(found, score)


SAVES = ("none", "trick", "point", 20, 120)


@pytest.mark.parametrize("covers", ["meld", "all"])
@pytest.mark.parametrize("save", SAVES)
def test_what_is_needed_to_keep_the_melds_counts_too(save: Any, covers: Any) -> None:
    base, made = families.named("pinochle/classic"), set()
    for rounding in ("none", "sevens-up"):
        rules = changed(
            base.rules,
            auction__minimum=140,
            meld__minimum=30,
            scoring__save_declarers=save,
            scoring__save_covers=covers,
            scoring__rounding=rounding,
        )
        rule_set = RuleSet("pinochle/house", base.family, rules, base.id)
        for seed in range(12):
            found, score = needs(rule_set, seed)
            if found and {reason.code for reason in score.reasons} & {"made", "set"}:
                agrees(found, score)
                made.add(score.made)
    assert made == {True, False}


def test_who_cannot_know_what_is_buried_is_told_the_most() -> None:
    rule_set = families.named("pinochle/auction")
    game = rule_set.game
    for state in states(rule_set, 1):
        if state.contract is None or not state.tricks:
            continue
        own: Any = tallied(rule_set, game.view(state, state.contract.declarer))
        for seat in (None, *(seat for seat in range(game.seats) if seat != state.contract.declarer)):
            theirs: Any = tallied(rule_set, game.view(state, seat))
            assert theirs.needed.most
            assert theirs.needed.points >= own.needed.points
            assert (theirs.parties, theirs.last) == (own.parties, own.last)


@pytest.mark.parametrize("name", PINOCHLE)
def test_the_tricks_of_all_parties_are_all_the_tricks(name: str) -> None:
    rule_set = families.named(name)
    for last in states(rule_set, 5):
        tally: Any = tallied(rule_set, rule_set.game.view(last, None))
        seats = [seat for party in tally.parties for seat in party.seats]
        assert len(seats) == len(set(seats))
        assert set(last.players) <= set(seats)
    whole = rule_set.rules.deal.method != "draft" and not last.buried
    if whole and len(last.tricks) == rule_set.rules.tricks:
        assert sum(party.points for party in tally.parties) == rule_set.rules.trick_total


@pytest.mark.parametrize("name", PINNACOLA)
def test_every_meld_on_the_table_is_tallied(name: str) -> None:
    rule_set, laid = families.named(name), 0
    for state in states(rule_set, 3):
        tally: Any = tallied(rule_set, rule_set.game.view(state, None))
        assert [one.cards for one in tally.melds] == [meld.tokens for meld in state.melds]
        assert [one.points for one in tally.melds] == [points(rule_set.rules, meld.tokens) for meld in state.melds]
        laid = max(laid, len(state.melds))
    assert laid
