"""Deals of random rule sets between bots, with every action through the door that refuses what is illegal.

`python -m tests.million 1000000` plays so many, which takes some hours; `--bots expert,club` seats others.
"""

import argparse
import sys
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.strategies import rule_sets
from tests.test_pinnacola_contract import rule_sets as pinnacola_rule_sets
from twinpack.bots import make
from twinpack.families import FAMILIES, RuleSet
from twinpack.game import CHANCE, draw, play

BOTS = ("random", "novice", "casual", "regular", "club")
"""The bots that choose fast enough to play many deals."""

DEALS = 20
"""How many deals are played by each rule set."""

PINNACOLA = 20
"""Of so many rule sets one is of Pinnacola, whose deals take a hundred times as long."""


def houses() -> st.SearchStrategy[RuleSet]:
    """Random rule sets of both families."""
    pinochle = rule_sets().map(lambda rules: RuleSet("house", FAMILIES["pinochle"], rules))
    pinnacola = pinnacola_rule_sets().map(lambda rules: RuleSet("house", FAMILIES["pinnacola"], rules))
    return st.integers(1, PINNACOLA).flatmap(lambda number: pinnacola if number == PINNACOLA else pinochle)


def deal(house: RuleSet, names: tuple[str, ...], chance: Random) -> Any:
    """The state after one deal between bots of any of these names. Raises `IllegalAction`."""
    game = house.game
    bots = [make(chance.choice(names), house, chance.randrange(2**32)) for _ in range(game.seats)]
    state = game.start(chance.randrange(game.seats))
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            state = play(game, state, draw(game, state, chance))
        else:
            choice = bots[seat].choose(game.view(state, seat), game.legal(state))
            state = play(game, state, choice.action)
    return state


def million(deals: int, names: tuple[str, ...] = BOTS, number: int = 0, each: int = DEALS) -> int:
    """Play so many deals, or a few more, and answer how many rule sets that took."""
    played = tried = 0

    @seed(number)
    @settings(
        max_examples=deals,
        database=None,
        derandomize=False,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(houses(), st.integers(0, 2**32))
    def several(house: RuleSet, chance: int) -> None:
        nonlocal played, tried
        rng = Random(chance)
        count = 1 if house.family.name == "pinnacola" else each
        for _ in range(min(count, deals - played)):
            state = deal(house, names, rng)
            assert house.game.score(state) is not None
            played += 1
            if played % 10_000 == 0:
                print(f"{played:,} deals, {tried:,} rule sets", file=sys.stderr, flush=True)
        tried += played < deals

    several()
    return tried


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("deals", type=int)
    asked.add_argument("--bots", default=",".join(BOTS))
    asked.add_argument("--seed", type=int, default=0)
    given_ = asked.parse_args()
    rule_sets_ = million(given_.deals, tuple(given_.bots.split(",")), given_.seed)
    print(f"{given_.deals:,} deals by {rule_sets_:,} random rule sets: no illegal action")
