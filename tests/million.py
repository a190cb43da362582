"""Deals of random rule sets, with every action through the door that refuses what is illegal.

Most are played at random, so that everything which is offered is tried, and a share of them between bots.
`python -m tests.million 1000000` plays so many, which takes an hour; `--bots expert,club` seats others.
"""

import argparse
import sys
from collections import Counter
from itertools import count
from random import Random
from typing import Any, NamedTuple

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.strategies import rule_sets
from tests.test_pinnacola_contract import rule_sets as pinnacola_rule_sets
from twinpack.bots import make
from twinpack.families import FAMILIES, RuleSet
from twinpack.game import CHANCE, draw, pick, play
from twinpack.options import differences, options

BOTS = ("random", "novice", "casual", "regular", "club")
"""The bots that choose fast enough to play many deals."""

DEALS = 20
"""How many deals are played by each rule set of Pinochle."""

BETWEEN_BOTS = 1 / 50
"""The part of them that is between bots, who take twenty times as long as chance."""

ENDS = ("concede", "misdeal", "forfeit", "yield", "out")
"""What ends a deal before it is played, so that chance does it seldom."""

PINNACOLA = 10
"""Of so many rule sets one is of Pinnacola, whose deals take a hundred times as long: there is one of each."""


class Played(NamedTuple):
    """How many deals by how many rule sets, and how many of these have each option other than it is by default."""

    deals: int
    rule_sets: int
    options: Counter[tuple[str, str]]


def houses() -> st.SearchStrategy[tuple[str, Any]]:
    """Random rules of both families, each with the family's name."""
    pinochle = st.tuples(st.just("pinochle"), rule_sets())
    pinnacola = st.tuples(st.just("pinnacola"), pinnacola_rule_sets())
    return st.integers(1, PINNACOLA).flatmap(lambda number: pinnacola if number == PINNACOLA else pinochle)


def deal(house: RuleSet, names: tuple[str, ...], chance: Random) -> Any:
    """The state after one deal between bots of any of these names, without names at random. Raises `IllegalAction`."""
    game = house.game
    bots = [make(chance.choice(names), house, chance.randrange(2**32)) for _ in range(game.seats * bool(names))]
    state = game.start(chance.randrange(game.seats))
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            action = draw(game, state, chance)
        elif bots:
            action = bots[seat].choose(game.view(state, seat), game.legal(state)).action
        else:
            action = pick(list(game.legal(state)), chance)
            if str(action) in ENDS and chance.random() < 0.9:
                action = pick(list(game.legal(state)), chance)
        state = play(game, state, action)
    return state


def million(
    deals: int, names: tuple[str, ...] = BOTS, number: int = 0, each: int = DEALS, between_bots: float = BETWEEN_BOTS
) -> Played:
    """Play so many deals, or a few more."""
    played = tried = 0
    options: Counter[tuple[str, str]] = Counter()

    def several(drawn: tuple[str, Any], chance: int) -> None:
        nonlocal played, tried
        name, rules = drawn
        house, rng = RuleSet("house", FAMILIES[name], rules), Random(chance)
        for _ in range(1 if name == "pinnacola" else each):
            by_bots = name == "pinnacola" or rng.random() < between_bots
            assert house.game.score(deal(house, names if by_bots else (), rng)) is not None
            played += 1
            if played % 10_000 == 0:
                print(f"{played:,} deals, {tried:,} rule sets", file=sys.stderr, flush=True)
        tried += 1
        options.update((name, key) for key, _, _ in differences(type(rules)(), rules))

    for again in count(number):  # as the last rule sets may be of Pinnacola and bring a deal each
        if played >= deals:
            break
        wanted = settings(
            max_examples=-((played - deals) // each),
            database=None,
            derandomize=False,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        seed(again)(wanted(given(houses(), st.integers(0, 2**32))(several)))()
    return Played(played, tried, options)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("deals", type=int)
    asked.add_argument("--bots", default=",".join(BOTS))
    asked.add_argument("--seed", type=int, default=0)
    given_ = asked.parse_args()
    found = million(given_.deals, tuple(given_.bots.split(",")), given_.seed)
    print(f"{found.deals:,} deals by {found.rule_sets:,} random rule sets: no illegal action")
    every = {(name, option.key) for name, family in FAMILIES.items() for option in options(family.rules())}
    print(
        "Options that no rule set changed:",
        ", ".join(": ".join(one) for one in sorted(every - set(found.options))) or "none",
    )
