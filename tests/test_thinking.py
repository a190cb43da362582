"""Bots that search think in processes of their own, and answer as they would in this one."""

import asyncio
from multiprocessing import active_children
from random import Random
from typing import Any

import pytest

from twinpack import bots, families
from twinpack.families import RuleSet
from twinpack.game import CHANCE, draw
from twinpack.server import thinking
from twinpack.server.thinking import Thinkers


def moment(rule_set: RuleSet, seed: int) -> tuple[Any, Any]:
    """The first moment of a deal at which a seat is to act, and that seat's view."""
    game = rule_set.game
    state = game.start(0)
    while game.to_act(state) == CHANCE:
        state = game.apply(state, draw(game, state, Random(seed)))
    return state, game.view(state, game.to_act(state))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pinochle/dailey", "pinochle/double-deck", "pinnacola/two"])
def test_a_process_answers_as_the_bot_does_here(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "READY_SECONDS", 300)
    rule_set = families.find(name)
    state, view = moment(rule_set, 3)

    async def asked() -> Any:
        thinkers = Thinkers(1)
        try:
            return await thinkers.choose("expert", rule_set, 5, view, rule_set.game.legal(state))
        finally:
            thinkers.close()

    choice = bots.make("expert", rule_set, 5).choose(view, rule_set.game.legal(state))
    assert asyncio.run(asked()) == choice


@pytest.mark.slow
def test_when_the_processes_end_the_club_player_decides_and_others_are_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "READY_SECONDS", 300)
    rule_set = families.find("pinnacola/two")
    state, view = moment(rule_set, 3)
    legal = list(rule_set.game.legal(state))

    async def asked() -> list[Any]:
        thinkers, found = Thinkers(1), []
        for number in range(3):
            found.append(await thinkers.choose("expert", rule_set, 5, view, legal))
            if number == 0:
                for process in active_children():
                    process.kill()
                    process.join()
        thinkers.close()
        return found

    club = bots.make("club", rule_set, 5).choose(view, legal)
    first, second, third = asyncio.run(asked())
    assert (second, third) == (club, first)


def test_who_is_not_ready_has_the_club_player_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "READY_SECONDS", 0)
    rule_set = families.find("pinochle/dailey")
    state, view = moment(rule_set, 3)

    async def asked() -> Any:
        thinkers = Thinkers(1)
        try:
            return await thinkers.choose("master", rule_set, 5, view, rule_set.game.legal(state))
        finally:
            thinkers.close()

    assert asyncio.run(asked()) == bots.make("club", rule_set, 5).choose(view, rule_set.game.legal(state))


def test_bots_that_do_not_search_need_no_process() -> None:
    rule_set = families.find("pinochle/dailey")
    state, view = moment(rule_set, 3)
    before = set(active_children())

    async def asked() -> Any:
        return await Thinkers(1).choose("club", rule_set, 5, view, rule_set.game.legal(state))

    assert asyncio.run(asked()) == bots.make("club", rule_set, 5).choose(view, rule_set.game.legal(state))
    assert set(active_children()) <= before
