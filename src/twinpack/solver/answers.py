"""What perfect play gives when all cards are seen: the total, the worth of every card, the best line."""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from twinpack.cards import Card
from twinpack.game import describe
from twinpack.pinochle.actions import Play
from twinpack.pinochle.phases import play
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import counters
from twinpack.pinochle.state import State
from twinpack.seats import Seat
from twinpack.solver.pack import pack, parties

Mode = Literal["exact", "fast"]
"""`exact` is proven. `fast` takes shortcuts and is now and then some points off: for averages over many deals."""

NODES = 200_000_000
"""So many positions are looked at for one answer, unless the caller says otherwise: a hundred times a common deal's."""


class OutOfNodes(Exception):
    """There were not enough nodes for the answer: `code`, and `params` with how many there were."""

    def __init__(self, nodes: int) -> None:
        self.code = "solve-nodes"
        self.params: dict[str, Any] = {"count": nodes}
        super().__init__(describe(self.code, self.params))


class Worth(msgspec.Struct, frozen=True):
    """A card that may be played, and the points the mover's party still takes after it, the trick's included."""

    card: Card
    points: int


class Answer(msgspec.Struct, frozen=True):
    """The best play of a moment.

    `party` are the seats that play with the mover. `taken` is what they and the others have taken in tricks before;
    `points` is what they still take, `against` what the others do. `cards` are the legal cards, the best first; with
    equal ones in the order in which the hand is arranged. `nodes` says how much work it was.
    """

    mode: Mode
    mover: Seat
    party: tuple[Seat, ...]
    taken: tuple[int, int]
    points: int
    against: int
    cards: tuple[Worth, ...]
    nodes: int

    def costs(self, worth: Worth) -> int:
        """How many points a card gives away."""
        return self.points - worth.points


class Solver:
    """Answers about moments of the play phase, whoever leads, whatever has been played.

    `nodes` is the budget of each answer. A solver remembers positions, so that many questions about one deal are
    cheaper than each alone; it is for one thread, and lets the others run meanwhile. Every method raises `Unsolvable`
    for a moment without best play, and `OutOfNodes`; `spent` are the nodes of the last answer.

    The value of a card is points in tricks and nothing else: melds, contracts and the right to stop the deal by a claim
    do not count.
    """

    def __init__(self, mode: Mode = "exact", nodes: int = NODES) -> None:
        from twinpack.solver.engine import Engine

        self.mode = mode
        self.nodes = nodes
        self._engine = Engine(shortcuts=mode == "fast")
        self.spent = 0

    def points(self, rules: Rules, state: State) -> int:
        """The most points that the mover's party can still take, the cards on the table included."""
        self.spent = 0
        return self._points(rules, state)

    def answer(self, rules: Rules, state: State) -> Answer:
        """What every legal card is worth."""
        self.spent = 0
        ours, left = self._party(rules, state), left_in(rules, state)
        cards = tuple(self._cards(rules, state, ours))
        best = max(worth.points for worth in cards)
        return Answer(
            mode=self.mode,
            mover=play.to_act(rules, state),
            party=tuple(sorted(ours)),
            taken=taken(rules, state, ours),
            points=best,
            against=left - best,
            cards=tuple(sorted(cards, key=lambda worth: -worth.points)),
            nodes=self.spent,
        )

    def line(self, rules: Rules, state: State) -> tuple[tuple[Seat, Card], ...]:
        """One way to play on, to the end, in which nobody gives anything away: of equal cards the first.

        In the mode `fast` it is only as good as that.
        """
        self.spent = 0
        found: list[tuple[Seat, Card]] = []
        while play.due(rules, state):
            mover, ours = play.to_act(rules, state), self._party(rules, state)
            legal = [action for action in play.legal(rules, state) if isinstance(action, Play)]
            best = legal[0].card
            if len(legal) > 1:
                best = max(self._cards(rules, state, ours), key=lambda worth: worth.points).card
            found.append((mover, best))
            state = play.apply(rules, state, Play(best))
        return tuple(found)

    def _party(self, rules: Rules, state: State) -> frozenset[Seat]:
        pack(rules, state)  # refuses moments that have no answer
        first, second = parties(rules, state)
        return first if play.to_act(rules, state) in first else second

    def _cards(self, rules: Rules, state: State, ours: frozenset[Seat]) -> Iterator[Worth]:
        left, guess = left_in(rules, state), -1
        for action in play.legal(rules, state):
            if isinstance(action, Play):
                after = play.apply(rules, state, action)
                rest = left_in(rules, after)
                points = left - rest if not after.trick and after.leader in ours else 0
                if play.due(rules, after):
                    mine = play.to_act(rules, after) in ours
                    expected = -1 if guess < 0 else max(0, guess - points)
                    found = self._points(rules, after, expected if mine or guess < 0 else max(0, rest - expected))
                    points += found if mine else rest - found
                guess = max(guess, points)
                yield Worth(action.card, points)

    def _points(self, rules: Rules, state: State, guess: int = -1) -> int:
        packed = pack(rules, state)
        units = guess // packed.unit if packed.counts or guess < 0 else packed.left - guess // packed.unit
        found = self._engine.solve(packed, units, self.nodes - self.spent)
        self.spent += found.nodes
        if found.lower < found.upper:
            raise OutOfNodes(self.nodes)
        return packed.unit * (found.lower if packed.counts else packed.left - found.lower)


def taken(rules: Rules, state: State, ours: frozenset[Seat]) -> tuple[int, int]:
    """The points in the tricks that the seats `ours` have taken, and those in all others."""
    tricks = [(trick.winner in ours, counters(rules, trick.cards)) for trick in state.tricks]
    return sum(points for mine, points in tricks if mine), sum(points for mine, points in tricks if not mine)


def left_in(rules: Rules, state: State) -> int:
    """The points that are still to be taken."""
    if not play.due(rules, state):
        return 0
    cards = [card for seat in state.players for card in state.hands[seat]]
    return counters(rules, [*cards, *state.trick]) + rules.play.last_trick
