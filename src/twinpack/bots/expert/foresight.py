"""What follows from a decision: the rest of a deal as the club player would decide it, and its play estimated.

From any full state on the club player makes everybody's decisions, each from its own view. The tricks are not played
one by one but estimated at once, with the error that such estimates have taken into account. The score is then what
the rules make of it.
"""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from twinpack.bots.club import Club
from twinpack.bots.expert.bidders import Bidders
from twinpack.bots.expert.standing import worth
from twinpack.pinochle import scoring
from twinpack.pinochle.game import Pinochle
from twinpack.pinochle.phases import advance
from twinpack.pinochle.phases.show import pair
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.seating import allies, party
from twinpack.pinochle.state import State
from twinpack.pinochle.tally import Tally
from twinpack.seats import Seat
from twinpack.solver.playouts import Playouts

OVERRATED = 0.015
"""By how much estimates flatter declarer's party, whose plans profit more from seeing all cards: in parts of all trick
points, found by comparing with deals that club players played."""

SPREAD = 0.07
"""How far the tricks fall from the estimate (standard deviation), in parts of all trick points."""

POINTS = ((-1.73, 1 / 6), (0.0, 2 / 3), (1.73, 1 / 6))
"""Three places, in standard deviations, and weights that stand for a normal distribution."""


class Outlook(msgspec.Struct, frozen=True):
    """What follows for a side: its `worth` (see `standing.worth`), what declarer's side can be expected to bring in,
    the chance that the contract is made, and the chance that the cards are played."""

    worth: float
    expected: float
    made: float
    played: float


class Foresight:
    """Follows states of one rule set to their scores. For one thread."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.game = Pinochle(rules)
        self.club = Club(rules)
        self.bidders = Bidders(self.game, self.club)
        self._playouts = Playouts(rules)

    def follow(self, state: State) -> State:
        """The state in which the play begins, or the deal is over, if the club player decides everything until then."""
        game, club = self.game, self.club
        while state.phase not in ("play", "over"):
            seat = game.to_act(state)
            assert seat is not None
            state = game.apply(state, club.choose(game.view(state, seat), game.legal(state)).action)
        return state

    def again(self, end: State, bid: int) -> State:
        """What `follow` would give had the auction ended at another bid, all else being the same up to the melds."""
        assert end.contract is not None
        before = replace(
            end,
            contract=replace(end.contract, bid=bid),
            shown=(),
            choice=None,
            yields=(),
            unplayed=None,
            phase="auction",
        )
        return self.follow(advance(self.rules, before))

    def outlook(self, state: State, mine: int) -> Outlook:
        """What the rest of the deal holds for a side."""
        return self.outlook_at(self.follow(state), mine)

    def outlook_at(self, end: State, mine: int) -> Outlook:
        """The same where nothing is to be decided any more but the play."""
        if end.phase == "over":
            score = self.game.score(end)
            assert score is not None
            return Outlook(worth(self.rules, end.race, score, mine), 0.0, float(bool(score.made)), 0.0)
        found = expected = made = 0.0
        for tally, part in self.tallies(end):
            score = scoring.settle(self.rules, tally, end.race)
            found += part * worth(self.rules, end.race, score, mine)
            made += part * bool(score.made)
            if tally.declarers:
                expected += part * (tally.meld[tally.declarers[0]] + tally.points[tally.declarers[0]])
        return Outlook(found, expected, made, 1.0)

    def tallies(self, state: State) -> Iterator[tuple[Tally, float]]:
        """What the sides may bring in when the cards of a state are played, with what each of these counts for."""
        rules, table = self.rules, self.rules.table
        declarer = state.contract.declarer if state.contract else state.players[0]
        ours = allies(table, declarer, *_called(state)) & set(state.players)
        taken = self._playouts.taken(state, ours)
        before = scoring.tally(rules, state)
        sides = range(table.sides)
        called = pair(state)
        parties = [party(table, which, called) for which in sides]
        tricks = tuple(sum(taken.tricks[seat] for seat in seats) for seats in parties)
        bias = OVERRATED if state.contract else 0.0
        theirs = [seat for seat in state.players if seat not in ours]
        for deviations, part in POINTS:
            points = list(taken.points)
            _shift(points, sorted(ours), theirs, round((deviations * SPREAD - bias) * rules.trick_total))
            sums = [sum(points[seat] for seat in seats) for seats in parties]
            total = tuple(sums[which] + before.points[which] for which in sides)
            yield replace(before, points=total, tricks=tricks), part


def _called(state: State) -> tuple[Seat | None, Seat | None]:
    return (
        state.contract.declarer if state.contract else None,
        state.called.partner if state.called else None,
    )


def _shift(points: list[int], ours: list[Seat], theirs: list[Seat], amount: int) -> None:
    """Move points from one party to the other, each seat giving and getting its part; never more than there are."""
    if amount < 0:
        ours, theirs, amount = theirs, ours, -amount
    there = sum(points[seat] for seat in theirs)
    left = amount = min(amount, there)
    for seat in theirs:
        gone = min(left, -(-points[seat] * amount // there)) if there else 0
        points[seat] -= gone
        left -= gone
    for place, seat in enumerate(ours):
        points[seat] += amount // len(ours) + (place < amount % len(ours))
