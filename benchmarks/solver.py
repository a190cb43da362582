"""The solver: time and nodes of whole deals and endings, exact and with shortcuts, beside DDS, which solves bridge.

DDS comes with the library endplay. It is asked for the best card of random deals, without trump and with spades.
"""

import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from msgspec.structs import replace

from twinpack.cards import SUITS, arranged
from twinpack.families import named
from twinpack.pinochle.game import Pinochle
from twinpack.pinochle.phases import play
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import Contract, State
from twinpack.solver import Solver, warm_up
from twinpack.solver.engine import Engine
from twinpack.solver.pack import pack

DEALS = 100
TRICKS = {6: 300, 8: 300, 10: 150, 12: DEALS}
"""How many positions of so many tricks are solved."""

OTHERS = {"pinochle/three-hand": (6, 8, 10, 12), "pinochle/double-deck": (4, 6, 8, 10)}
"""Tables for which it is said how far the solver reaches."""

WHOLE = {"pinochle/three-hand": (14, 16), "pinochle/double-deck": (12, 14, 20)}
"""Long endings and whole deals, most of which are too much for it."""

NODES, LONG = 100_000_000, 8
"""How many nodes each of those may take, and how many positions are tried."""

BRIDGE = "AKQJT98765432"


def ending(rules: Rules, rng: Random, tricks: int) -> State:
    """A random deal of which so many tricks are left after random legal play; any trump, declarer and leader."""
    state = Pinochle(rules).start(rules.table.seats - 1)
    shuffled, hands = rng.sample(rules.cards, len(rules.cards)), list(state.hands)
    for place, seat in enumerate(state.players):
        hands[seat] = arranged(shuffled[place * rules.tricks : (place + 1) * rules.tricks])
    state = replace(
        state,
        phase="play",
        hands=tuple(hands),
        trump=rng.choice(SUITS),
        contract=Contract(rng.choice(state.players), 0, stuck=False),
        leader=rng.choice(state.players),
    )
    for _ in range((rules.tricks - tricks) * len(state.players)):
        state = play.apply(rules, state, rng.choice(list(play.legal(rules, state))))
    return state


def timed(work: Callable[[Any], Any], questions: Sequence[Any]) -> tuple[list[float], list[Any]]:
    """The milliseconds of processor time that each question took, and the answers."""
    times, answers = [], []
    for question in questions:
        start = time.thread_time()
        answers.append(work(question))
        times.append((time.thread_time() - start) * 1000)
    return times, answers


def row(name: str, times: list[float], nodes: float | None = None) -> None:
    late = sorted(times)[int(0.95 * len(times))]
    said = "" if nodes is None else f"{nodes:>12,.0f}"
    print(f"  {name:<34}{statistics.median(times):>9.3f}{statistics.mean(times):>9.3f}{late:>9.3f}{said}")


def ours() -> None:
    """Whole deals and endings of classic Pinochle, value only, each position new to the solver's memory."""
    rules, rng = named("pinochle/classic").rules, Random(12)
    exact, fast = Engine(), Engine(shortcuts=True)
    for tricks, count in TRICKS.items():
        positions = [pack(rules, ending(rules, rng, tricks)) for _ in range(count)]
        values = {}
        for mode, engine in (("exact", exact), ("fast", fast)):
            times, found = timed(partial(engine.solve, guess=-1, budget=10**10), positions)
            row(f"{tricks} tricks, {mode}", times, statistics.mean(bounds.nodes for bounds in found))
            values[mode] = [bounds.lower * packed.unit for bounds, packed in zip(found, positions, strict=True)]
        errors = [abs(one - other) for one, other in zip(values["exact"], values["fast"], strict=True)]
        wrong = sum(error > 0 for error in errors)
        print(f"    fast: wrong in {wrong / count:.1%}, by {statistics.mean(errors):.2f} points on average")


def every_card() -> None:
    """The worth of all legal cards of a whole deal, as `twinpack solve` gives it."""
    rules, rng = named("pinochle/classic").rules, Random(13)
    states = [ending(rules, rng, 12) for _ in range(20)]
    for mode in ("exact", "fast"):
        solver = Solver("exact" if mode == "exact" else "fast")
        times, _ = timed(partial(solver.answer, rules), states)
        row(f"12 tricks, all cards, {mode}", times)


def others() -> None:
    """How far the solver gets with three hands and with a double deck, exactly."""
    for name, lengths in OTHERS.items():
        rules, rng, engine = named(name).rules, Random(14), Engine()
        for tricks in lengths:
            positions = [pack(rules, ending(rules, rng, tricks)) for _ in range(20)]
            times, found = timed(partial(engine.solve, guess=-1, budget=20_000_000), positions)
            solved = sum(bounds.lower == bounds.upper for bounds in found)
            nodes = statistics.mean(bounds.nodes for bounds in found)
            row(f"{name.partition('/')[2]}, {tricks} tricks ({solved}/20)", times, nodes)


def reach(deals: int = LONG) -> None:
    """What a hundred million nodes do for whole deals of the larger games: solved, or how far apart the bounds are."""
    print(f"Solver, at most {NODES:,} nodes each: solved, seconds on average, points between the bounds, all points")
    for name, lengths in WHOLE.items():
        rules, rng, engine = named(name).rules, Random(16), Engine()
        for tricks in lengths:
            positions = [pack(rules, ending(rules, rng, tricks)) for _ in range(deals)]
            times, found = timed(partial(engine.solve, guess=-1, budget=NODES), positions)
            solved = sum(bounds.lower == bounds.upper for bounds in found)
            open_ = [(bounds.upper - bounds.lower) * one.unit for bounds, one in zip(found, positions, strict=True)]
            total = statistics.mean(one.left * one.unit for one in positions)
            title = f"{name.partition('/')[2]}, {tricks} tricks"
            print(
                f"  {title:<34}{f'{solved}/{deals}':>9}"
                f"{statistics.mean(times) / 1000:>9.1f}{statistics.mean(open_):>9.0f}{total:>9.0f}"
            )


def bridge_deal(rng: Random) -> str:
    cards = rng.sample([suit + rank for suit in "SHDC" for rank in BRIDGE], 52)
    hands = [sorted(cards[13 * seat : 13 * seat + 13], key=lambda card: BRIDGE.index(card[1])) for seat in range(4)]
    return "N:" + " ".join(".".join("".join(c[1] for c in hand if c[0] == suit) for suit in "SHDC") for hand in hands)


def dds() -> None:
    """DDS, best card and its tricks."""
    from endplay.dds import solve_board
    from endplay.dds.solve import SolveMode
    from endplay.types import Deal, Denom, Player

    rng = Random(15)
    for name, trump in (("no trump", Denom.nt), ("spades", Denom.spades)):
        deals = [Deal(bridge_deal(rng), first=Player.north, trump=trump) for _ in range(DEALS)]
        times, _ = timed(lambda deal: solve_board(deal, SolveMode.OptimalOne), deals)
        row(f"DDS, bridge, {name}", times)


def main() -> None:
    """Print times in milliseconds of processor time, and nodes."""
    print(f"Solver, ready after {warm_up():.1f} s (milliseconds of processor time, one core)")
    print(f"  {'':<34}{'median':>9}{'mean':>9}{'p95':>9}{'nodes':>12}")
    ours()
    every_card()
    others()
    dds()
