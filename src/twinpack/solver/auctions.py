"""What a deal would bring whoever declared it, whatever was trump."""

import msgspec
from msgspec.structs import replace

from twinpack.cards import SUITS, Suit
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import Contract, State
from twinpack.seats import Seat
from twinpack.solver.answers import Solver, left_in
from twinpack.solver.pack import Unsolvable, pack, parties


class Contracts(msgspec.Struct, frozen=True):
    """For every seat that plays the trick points of its party by trump, if it declares; and the nodes it took."""

    points: tuple[tuple[Seat, dict[Suit, int]], ...]
    nodes: int


def contracts(solver: Solver, rules: Rules, state: State) -> Contracts:
    """The points that each declarer's party takes with each trump, from here on, the hands being as they are.

    Who leads is what the rules say of the first trick. The nodes of the solver's budget are for each of them. Raises
    `Unsolvable` if cards lie on the table (`solve-in-trick`) or a partner is called (`solve-called`), and whatever
    else a `Solver` raises.
    """
    pack(rules, state)
    if state.trick:
        raise Unsolvable("solve-in-trick")
    if rules.table.partner == "called":
        raise Unsolvable("solve-called")
    found, nodes = [], 0
    for declarer in sorted(state.players):
        points: dict[Suit, int] = {}
        for trump in SUITS:
            points[trump] = _points(solver, rules, _declared(rules, state, declarer, trump))
            nodes += solver.spent
        found.append((declarer, points))
    return Contracts(tuple(found), nodes)


def _declared(rules: Rules, state: State, declarer: Seat, trump: Suit) -> State:
    lead = rules.play.first_lead
    leader = {"declarer": declarer, "left-of-dealer": state.players[0], "dealer": state.players[-1]}[lead]
    return replace(state, trump=trump, contract=Contract(declarer, 0, stuck=False), leader=leader)


def _points(solver: Solver, rules: Rules, state: State) -> int:
    ours, _ = parties(rules, state)
    points = solver.points(rules, state)
    return points if state.leader in ours else left_in(rules, state) - points
