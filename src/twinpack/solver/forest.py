"""How the search over hidden cards is fed, and what it answers: the worth of each card that may be played."""

from typing import Any

import msgspec
import numpy as np

from twinpack.solver.compiled import fetched
from twinpack.solver.worlds import CARDS, Knowledge, Played

WORLDS = 1024
"""So many deals a search goes through, over and over."""

TRADES = 2
"""How many trades of two cards are tried between two deals, for each loose card."""

CANDIDATES = 3
"""How many deals are dealt for each that is thought of."""

TRUST = 3.0
"""How much more often a sensible card is thought to be played than another."""

DARING = 2.0
"""How much trying what was tried seldom is worth: see `trees.grow`."""


class Moment(msgspec.Struct, frozen=True):
    """A moment of play but for the hands. Seats are numbered in the order of play, cards as in `Knowledge`.

    `parties` has the party of every seat. `trick` are the cards on the table, `leads` what may be led if that is
    restricted. Points are in units: `values` by rank from the lowest, `last` for the last trick, and `left` is all that
    is still to be taken, the cards on the table included.
    """

    mover: int
    leader: int
    parties: tuple[int, ...]
    trick: tuple[int, ...]
    leads: tuple[int, ...]
    tricks: int
    duties: tuple[bool, bool, bool]
    values: tuple[int, ...]
    last: int
    left: int


class Promise(msgspec.Struct, frozen=True):
    """What came of a card: the worth of the results on average (0 to 1), the units still taken, the part of results
    that are a success, and how often it was tried."""

    card: int
    worth: float
    units: float
    success: float
    visits: int


class Harvest(msgspec.Struct, frozen=True):
    """What came of a search: the cards, the most tried first, and the standard deviation of the worth of one result."""

    promises: tuple[Promise, ...]
    spread: float


class Forest:
    """Searches one moment after another, in the same memory. For one thread.

    `rounds` are the rounds of a search, each with one deal.
    """

    def __init__(self, rounds: int) -> None:
        self._trees = fetched("trees")
        self._rounds = rounds
        self._nodes = np.zeros(self._trees.NODE * (rounds + 2), np.int64)
        self._path = np.zeros(self._trees.PATH, np.int64)
        numbers = np.maximum(np.arange(rounds + 3, dtype=np.float64), 1.0)
        self._weights = np.sqrt(np.log(numbers))

    @property
    def size(self) -> int:
        """The bytes of the tree."""
        return int(self._nodes.nbytes)

    def worlds(self, knowledge: Knowledge, seed: int, count: int = WORLDS) -> tuple[Any, Any]:
        """Deals that fit: the counts of every card in every hand, and the hands as words.

        They are fewer than asked for, maybe none, if the cards left again and again no place for one of them.
        """
        places = len(knowledge.room)
        worlds = np.zeros((count, (places - 1) * CARDS), np.int8)
        hands = np.zeros((count, 8), np.int64)
        loose = np.array([one.card for one in knowledge.loose], np.int64)
        homes = np.array([one.places for one in knowledge.loose], np.int64)
        even = len(set(homes.tolist())) <= 1 and not any(max(row, default=-1) >= 0 for row in knowledge.quotas)
        found = self._trees.deal(
            np.array(knowledge.held, np.int8).ravel(),
            loose,
            homes,
            np.array(knowledge.room, np.int64),
            np.array(knowledge.played, np.int8).ravel(),
            np.array(knowledge.patterns, np.int64),
            np.array(knowledge.quotas, np.int64).ravel(),
            worlds,
            hands,
            np.zeros(places * CARDS, np.int8),
            np.zeros(len(loose) + places, np.int64),
            seed,
            0 if even else TRADES * len(loose),
        )
        return worlds[:found], hands[:found]

    def guesses(self, knowledge: Knowledge, moment: Moment, seed: int) -> tuple[Any, Any]:
        """Deals to search over."""
        if not knowledge.others:
            return self.worlds(knowledge, seed)
        worlds = self.worlds(knowledge, seed, CANDIDATES * WORLDS)
        return self.likely(knowledge, moment, worlds, WORLDS) if len(worlds[0]) else worlds

    def likely(self, knowledge: Knowledge, moment: Moment, worlds: tuple[Any, Any], count: int) -> tuple[Any, Any]:
        """So many of the deals, those that explain better what the others have played more often."""
        t, found = self._trees, len(worlds[0])
        plays = np.array([self._play(moment, one) for one in knowledge.others], np.int64).reshape(-1, 4)
        weights = np.ones(found)
        t.weigh(worlds[1], plays, _bits(moment.duties), TRUST, weights, np.zeros(8, np.int64))
        shares = np.cumsum(weights)
        picks = np.searchsorted(shares, (np.arange(count) + 0.5) * (shares[-1] / count))
        return np.ascontiguousarray(worlds[0][picks]), np.ascontiguousarray(worlds[1][picks])

    def _play(self, moment: Moment, one: Played) -> tuple[int, int, int, int]:
        """A card played as the kernel takes it, with the cards that would have been sensible: an ace led, a counter for
        a partner who wins, and no counter for anybody else."""
        top = len(moment.values) - 1
        trick = self._trick(one.leader, one.before, len(moment.parties))
        if not one.before:
            return one.place, one.card, -1, sum(1 << 8 * suit + top for suit in range(4))
        best = max(moment.values)
        rich = [rank for rank, value in enumerate(moment.values) if value and 2 * value >= best]
        ours = moment.parties[trick >> 10] == moment.parties[one.place]
        good = [rank for rank in range(top + 1) if (rank in rich) == ours]
        return one.place, one.card, trick, sum(1 << 8 * suit + rank for suit in range(4) for rank in good)

    def _trick(self, leader: int, cards: tuple[int, ...], seats: int) -> int:
        trick = 0
        for place, card in enumerate(cards):
            seat = (leader + place) % seats
            trick = self._trees.put.py_func(trick, seat, card) if place else self._trees.opened.py_func(seat, card)
        return trick

    def search(self, moment: Moment, worlds: tuple[Any, Any], payoff: Any, enough: Any, seed: int) -> Harvest:
        """What every card promises that may be played, the most tried first.

        `payoff` has for every party, by the tricks it takes of those that are left (none, some, all) and by its units,
        the worth of the result, 0 to 1; `enough`, for the mover's party, whether it is a success.
        """
        t = self._trees
        setting = self._setting(moment, len(payoff))
        counts = np.zeros(8 * CARDS, np.int64)
        t.grow(
            *worlds,
            setting,
            np.round(np.asarray(payoff, np.float64) * t.ONE).astype(np.int64).ravel(),
            np.asarray(enough, np.uint8).ravel(),
            self._nodes,
            counts,
            self._path,
            self._weights,
            self._rounds,
            seed,
            DARING,
        )
        found, child = [], int(self._nodes[t.CHILD])
        while child:
            node = self._nodes[child * t.NODE : (child + 1) * t.NODE]
            visits = int(node[t.VISITS])
            found.append(
                Promise(
                    card=int(node[t.CARD]),
                    worth=float(node[t.WORTH]) / visits / t.ONE,
                    units=float(node[t.UNITS]) / visits,
                    success=float(node[t.GOOD]) / visits,
                    visits=visits,
                )
            )
            child = int(node[t.SIBLING])
        promises = tuple(sorted(found, key=lambda one: (-one.visits, one.card)))
        return Harvest(promises, float(self._nodes[t.WORTH]) / t.ONE)

    def _setting(self, moment: Moment, parties: int) -> Any:
        t, setting = self._trees, np.zeros(32, np.int64)
        trick = self._trick(moment.leader, moment.trick, len(moment.parties))
        points = sum(moment.values[card & 7] for card in moment.trick)
        setting[t.SEATS], setting[t.MOVER], setting[t.PLAYED] = len(moment.parties), moment.mover, len(moment.trick)
        setting[t.TRICK], setting[t.POINTS], setting[t.TRICKS] = trick, points, moment.tricks
        setting[t.DUTIES] = _bits(moment.duties)
        setting[t.LAST], setting[t.LEFT], setting[t.PARTIES] = moment.last, moment.left, parties
        setting[t.ALLOWED] = sum(1 << card for card in set(moment.leads)) if moment.leads else -1
        setting[t.PARTY : t.PARTY + len(moment.parties)] = moment.parties
        setting[t.VALUES : t.VALUES + len(moment.values)] = moment.values
        return setting


def _bits(flags: tuple[bool, ...]) -> int:
    return sum(1 << bit for bit, flag in enumerate(flags) if flag)
