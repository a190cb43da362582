"""Deals by the million: what random hands meld, and what random legal play brings.

>>> from twinpack.families import named
>>> played = playouts(named("pinochle/classic").rules, 1000, seed=7)
>>> set(played.points.sum(axis=1).tolist())  # all the trick points there are, in every deal
{250}
"""

from functools import cache
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from twinpack.cards import SUITS, Card, Suit, arranged
from twinpack.game import describe
from twinpack.pinochle.actions import Play
from twinpack.pinochle.game import Pinochle
from twinpack.pinochle.melds import melds, worth
from twinpack.pinochle.phases import play
from twinpack.pinochle.rules import RANKS_TO, Rules
from twinpack.pinochle.scoring import counters
from twinpack.pinochle.state import Contract, State
from twinpack.seats import Seat, side
from twinpack.solver.compiled import fetched
from twinpack.tricks import POLICIES

TRUMPS, PINOCHLES, AROUNDS, BONUS = 1, 2, 3, 4
"""The groups of melds."""


class NoBatch(ValueError):
    """Rules that the batch engine cannot play: `batch-stock`, cards are drawn between the tricks."""

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        super().__init__(describe(code, params))


class Playouts(msgspec.Struct, frozen=True):
    """What came of many deals: a row a deal, a column for each seat that plays, clockwise.

    `melds` are the points that each hand melds, `points` those of the tricks it wins, the last trick's included.
    `trace` has the cards and plays, if they were asked for: `moment` and `replayed` read them.
    """

    seats: tuple[Seat, ...]
    melds: npt.NDArray[np.int32]
    points: npt.NDArray[np.int32]
    trace: npt.NDArray[np.uint8]

    def by_side(self, sides: int) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        """Melds and trick points, with a column for each side."""
        whose = np.array([side(seat, sides) for seat in self.seats])
        melds, points = (
            np.stack([found[:, whose == which].sum(axis=1, dtype=np.int32) for which in range(sides)], axis=1)
            for found in (self.melds, self.points)
        )
        return melds, points


def playouts(rules: Rules, deals: int, seed: int = 0, first: int = 0, traced: bool = False) -> Playouts:
    """Deal so many times, meld every hand, and play at random: any trump, any leader, any card that may be played.

    Nobody bids or exchanges cards; a widow stays where it is. The deals are those from number `first` on of the seed's:
    each is the same however many are played. For one thread; any number may run beside each other. Raises `NoBatch`.
    """
    if rules.free_tricks:
        raise NoBatch("batch-stock")
    kernel = fetched("batch")
    seats = _start(rules).players
    melded, points = np.empty((2, deals, len(seats)), np.int32)
    trace = np.empty((deals if traced else 0, 2 + 3 * len(seats) * rules.tricks), np.uint8)
    room = np.empty(kernel.CARDS, np.uint8), np.empty(kernel.WORDS, np.int64)
    kernel.play(table(rules), np.uint64(seed), first, melded, points, trace, *room)
    return Playouts(seats, melded, points, trace)


def moment(rules: Rules, trace: npt.NDArray[np.uint8]) -> tuple[State, tuple[Card, ...]]:
    """A traced deal, one row of `Playouts.trace`: the play at its beginning, and every card played."""
    state, size = _start(rules), rules.tricks
    count = len(state.players) * size
    hands = list(state.hands)
    for place, seat in enumerate(state.players):
        hands[seat] = arranged(_card(rules, code) for code in trace[place * size : (place + 1) * size])
    leader = state.players[trace[count + 1]]
    state = replace(
        state,
        phase="play",
        hands=tuple(hands),
        trump=SUITS[trace[count]],
        contract=Contract(leader, 0, stuck=False),
        leader=leader,
    )
    return state, tuple(_card(rules, code) for code in trace[count + 2 : 2 * count + 2])


class Readable(msgspec.Struct, frozen=True):
    """A traced deal as the engine for people sees it: see `Playouts`, and among how many cards each was chosen."""

    melds: tuple[int, ...]
    points: tuple[int, ...]
    choices: tuple[int, ...]


def replayed(rules: Rules, trace: npt.NDArray[np.uint8]) -> Readable:
    """Play a traced deal with the engine for people. Raises `IllegalAction` for a card that may not be played."""
    state, cards = moment(rules, trace)
    seats, hands, choices = state.players, state.hands, []
    for card in cards:
        choices.append(len(play.cards(rules, state)))
        play.check(rules, state, Play(card))
        state = play.apply(rules, state, Play(card))
    points = dict.fromkeys(seats, 0)
    for trick in state.tricks:
        points[trick.winner] += counters(rules, trick.cards)
    points[state.leader] += rules.play.last_trick
    return Readable(
        melds=tuple(worth(melds(rules, hands[seat], state.trump)) for seat in seats),
        points=tuple(points[seat] for seat in seats),
        choices=tuple(choices),
    )


def _start(rules: Rules) -> State:
    return Pinochle(rules).start(rules.table.seats - 1)


def _card(rules: Rules, code: int) -> Card:
    ranks = RANKS_TO[rules.pack.lowest][::-1]
    return Card(ranks[(code & 63) // rules.pack.copies] + SUITS[code >> 6])


@cache
def table(rules: Rules) -> npt.NDArray[np.int64]:
    """All that the kernel must know of the rules."""
    k = fetched("batch")
    table = np.zeros(k.TABLE, np.int64)
    copies, ranks, policy = rules.pack.copies, RANKS_TO[rules.pack.lowest][::-1], POLICIES[rules.play.policy]
    duties = policy.head_plain, policy.overtrump, policy.head_after_ruff
    table[k.SEATS], table[k.HAND] = rules.table.hands, rules.tricks
    table[k.COPIES], table[k.RANKS] = copies, len(ranks)
    table[k.DUTIES] = sum(1 << bit for bit, duty in enumerate(duties) if duty)
    table[k.LAST], table[k.LEAD_TRUMP] = rules.play.last_trick, rules.play.first_lead_trump
    places = {"A": k.ACE, "T": k.TEN, "K": k.KING, "Q": k.QUEEN, "J": k.JACK, rules.dix: k.NINE}
    table[list(places.values())] = [copies * ranks.index(rank) if rank else 63 for rank in places]
    for place, rank in enumerate(ranks):
        bits = slice(place * copies, (place + 1) * copies)
        table[k.ABOVE :][bits] = (place + 1) * copies
        table[k.WORTH :][bits] = rules.play.counters.of(rank)
    _set_melds(k, rules, table)
    return table


def _set_melds(k: Any, rules: Rules, table: npt.NDArray[np.int64]) -> None:
    """The values of melds, found by asking what hands of them meld."""
    copies = range(k.MANY)
    for runs in copies:
        for kings in range(runs, k.MANY):
            for queens in range(runs, k.MANY):
                hand = {"AH": runs, "TH": runs, "JH": runs, "KH": kings, "QH": queens}
                table[k.RUN + (runs * k.MANY + kings) * k.MANY + queens] = _value(rules, "H", TRUMPS, hand)
    for count in copies:
        table[k.MARRIAGE + count] = _value(rules, "C", TRUMPS, {"KH": count, "QH": count})
        table[k.DIX + count] = _value(rules, "H", TRUMPS, {f"{rules.dix}H": count}) if rules.dix else 0
        all_pairs = {rank + suit: count for rank in "KQ" for suit in SUITS}
        table[k.ROUNDHOUSE + count] = _value(rules, "H", BONUS, all_pairs)
        for place, rank in ((k.ACES, "A"), (k.KINGS, "K"), (k.QUEENS, "Q"), (k.JACKS, "J")):
            table[place + count] = _value(rules, "H", AROUNDS, {rank + suit: count for suit in SUITS})
        for kings in copies:
            hand = {"QS": count, "JD": count, "KS": kings}
            table[k.PINOCHLE + count * k.MANY + kings] = _value(rules, "H", PINOCHLES, hand)


def _value(rules: Rules, trump: Suit, group: int, held: dict[str, int]) -> int:
    """What a hand of so many of each card has in melds of one group."""
    hand = [Card(card) for card, count in held.items() for _ in range(count)]
    return worth(meld for meld in melds(rules, hand, trump) if meld.group == group)
