"""Random legal play: our engine beside RLCard's bridge and OpenSpiel's euchre and spades."""

from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel
import rlcard

from benchmarks.rates import Work, table
from twinpack.families import named
from twinpack.game import CHANCE, draw, play

RULE_SETS = ("pinochle/dutch", "pinochle/turned-trump", "pinochle/classic", "pinochle/dailey")


def deals(name: str, choose: Callable[[Any, Any, Random], Any], *, checked: bool = False) -> Callable[[], int]:
    """Deals of a rule set, one a call, in which `choose(game, state, rng)` acts; a call answers its actions.

    `checked` goes through the door for people, `play`, instead of `apply`.
    """
    game = named(name).game
    rng = Random(1)
    dealer = 0

    def run() -> int:
        nonlocal dealer
        dealer = (dealer + 1) % game.seats
        state = game.start(dealer)
        count = 0
        while (mover := game.to_act(state)) is not None:
            action = draw(game, state, rng) if mover == CHANCE else choose(game, state, rng)
            state = play(game, state, action) if checked else game.apply(state, action)
            count += 1
        return count

    return run


def any_legal(game: Any, state: Any, rng: Random) -> Any:
    """A random action, every legal one equally likely."""
    return rng.choice(list(game.legal(state)))


def spiel_deal(name: str) -> Callable[[], int]:
    """A random playout of an OpenSpiel game through its Python interface; the engine itself is C++."""
    game = pyspiel.load_game(name)
    rng = Random(1)

    def run() -> int:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(outcomes, weights)[0]
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            count += 1
        return count

    return run


def rlcard_deal(name: str) -> Callable[[], int]:
    """A random playout of an RLCard environment."""
    env: Any = rlcard.make(name, config={"seed": 1})
    rng = Random(1)

    def run() -> int:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            count += 1
        return count

    return run


def main() -> None:
    """Print actions and deals a second, with ratios."""
    ours = [Work(f"Twinpack {name}, legal + apply", "actions/s", deals(name, any_legal)) for name in RULE_SETS]
    door = [Work(f"Twinpack {RULE_SETS[0]}, legal + play", "actions/s", deals(RULE_SETS[0], any_legal, checked=True))]
    peers = [
        Work("RLCard bridge", "actions/s", rlcard_deal("bridge")),
        Work("OpenSpiel euchre (C++)", "actions/s", spiel_deal("euchre")),
        Work("OpenSpiel spades (C++)", "actions/s", spiel_deal("spades")),
    ]
    table("Random legal play, actions", ours + door + peers)
    print()
    whole = [
        Work(f"Twinpack {RULE_SETS[0]}", "deals/s", once(deals(RULE_SETS[0], any_legal))),
        Work("RLCard bridge", "deals/s", once(rlcard_deal("bridge"))),
        Work("OpenSpiel euchre (C++)", "deals/s", once(spiel_deal("euchre"))),
        Work("OpenSpiel spades (C++)", "deals/s", once(spiel_deal("spades"))),
    ]
    table("Random legal play, deals", whole)


def once(run: Callable[[], int]) -> Callable[[], int]:
    """`run`, counted as one each time."""

    def deal() -> int:
        run()
        return 1

    return deal
