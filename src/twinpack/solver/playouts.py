"""A deal played out at once: what each seat takes if everybody plays the most promising card.

That is the order in which the kernel tries cards, so it costs some hundredths of a millisecond. The players see all
cards, yet do not look ahead; on average they take what good players take who see only their own.
"""

import msgspec
import numpy as np

from twinpack.cards import Card, Suit
from twinpack.pinochle.phases import play
from twinpack.pinochle.rules import RANKS_TO, Rules
from twinpack.pinochle.state import State
from twinpack.seats import Seat
from twinpack.solver import tables
from twinpack.solver.compiled import kernel
from twinpack.solver.pack import suits, unit
from twinpack.tricks import POLICIES

LIFT = tables.RANKS
"""So many ranks at least are laid out: what the kernel's lists of promising cards were found with."""


class Taken(msgspec.Struct, frozen=True):
    """Trick points and tricks, one number a seat."""

    points: tuple[int, ...]
    tricks: tuple[int, ...]


class Playouts:
    """Plays out deals of one rule set. For one thread.

    >>> from twinpack.families import named
    >>> from twinpack.solver.position import position
    >>> rules = named("pinochle/dailey").rules
    >>> state = position('''
    ... trump = "S"
    ... hands = ["AS 9H", "TS KH", "KS AH", "QS JH"]
    ... ''', rules)
    >>> Playouts(rules).taken(state, frozenset({0, 2}))
    Taken(points=(40, 0, 20, 0), tricks=(1, 0, 1, 0))
    """

    def __init__(self, rules: Rules) -> None:
        self._kernel = k = kernel()
        self._work = work = np.zeros(k.WORK, np.int64)
        self._last_trick = rules.play.last_trick
        ranks = RANKS_TO[rules.pack.lowest][::-1]
        self._lift = max(0, LIFT - len(ranks))
        self._ranks = "." * self._lift + "".join(ranks)
        worth = [0] * self._lift + [rules.play.counters.of(rank) for rank in ranks]
        self._unit = unit(rules)
        values = tuple(value // self._unit for value in worth)
        self._values = dict(zip(self._ranks, values, strict=True))
        top, policy = max(values), POLICIES[rules.play.policy]
        duties = (policy.head_plain, policy.overtrump, policy.head_after_ruff)
        work[k.SEATS], work[k.RANKS] = rules.table.hands, len(values)
        work[k.DUTIES] = sum(1 << bit for bit, duty in enumerate(duties) if duty)
        rich = sum(1 << rank for rank, value in enumerate(values) if value and 2 * value >= top)
        work[k.COUNTERS] = sum(rich << 8 * suit for suit in range(4))
        work[k.FAST] = 99  # no shortcuts, which are for the search
        work[k.VALUES : k.VALUES + len(values)] = values
        work[k.EIGHTHS : k.EIGHTHS + len(values)] = [8 * value // top if top else 0 for value in values]
        self._needless = tables.needless(values)
        self._rules = rules
        self._places: dict[Suit, dict[Card, int]] = {}

    def taken(self, state: State, ours: frozenset[Seat]) -> Taken:
        """What the seats take from a state of the play with no card on the table, the seats `ours` playing together
        against all others."""
        assert state.trump is not None
        assert not state.trick
        players = state.players
        work, k, place = self._work, self._kernel, self._place(state.trump)
        hands, owners = [0] * len(players), [0] * 32
        left = self._last_trick // self._unit
        for number, seat in enumerate(players):
            word, one = 0, 1 << 4 * number
            for card in state.hands[seat]:
                at = place[card]
                bit = 1 << at
                word |= bit << 32 if word & bit else bit
                owners[at] += one
                left += self._values[card[0]]
            hands[number] = word - (1 << 64) if word >> 63 else word
        work[: k.NODES] = 0
        work[: len(hands)] = hands
        work[k.OWNERS : k.OWNERS + 32] = owners
        work[k.PARTY] = sum(1 << number for number, seat in enumerate(players) if seat in ours)
        hand = state.hands[state.leader]
        allowed = k.ALL
        leads = play.cards(self._rules, state)
        if len(leads) < len(hand):
            allowed = sum(1 << place[card] for card in set(leads))
        k.play_out(work, self._needless, players.index(state.leader), 0, 0, 0, 0, len(hand), left, allowed)
        found = work[k.TOOK :].tolist()
        points, tricks = [0] * len(state.hands), [0] * len(state.hands)
        for number, seat in enumerate(players):
            points[seat], tricks[seat] = found[number] * self._unit, found[8 + number]
        return Taken(tuple(points), tuple(tricks))

    def _place(self, trump: Suit) -> dict[Card, int]:
        """Where the kernel has each card."""
        if trump not in self._places:
            self._places[trump] = {
                Card(rank + suit): 8 * which + place
                for which, suit in enumerate(suits(trump))
                for place, rank in enumerate(self._ranks)
            }
        return self._places[trump]
