"""Deals with a stock that fit a view: the order of the pack is all that there is to find.

All that is done after the deal is done in the open. A card that a player used first at some moment was dealt to it or
drawn before; the rest is anywhere.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from twinpack.cards import Card
from twinpack.pinochle import laying
from twinpack.pinochle.actions import Action, Deal, Dix, Draw, Play, ShowMeld
from twinpack.pinochle.laying import Open
from twinpack.pinochle.phases.deal import stacked
from twinpack.pinochle.redeal import scatter
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.view import View, lacking, played
from twinpack.seats import Seat, after

STOCK = -1
"""The place, after the hands, of what has not been drawn."""


class Slot(NamedTuple):
    """A place that a hidden card came to: a hand, when it came there, and which draw brought it (None: the deal)."""

    seat: Seat
    since: int
    draw: int | None


class Need(NamedTuple):
    """A card that a hand must have held when it used it."""

    seat: Seat
    until: int
    card: Card


def candidates(rules: Rules, view: View, rng: Random) -> Iterator[list[Action]]:
    """Logs of whole deals up to now that the owner of `view` may have lived through, without end."""
    while True:
        if not view.draws:
            yield []
            continue
        found = _filled(rules, view, rng)
        if found is not None:
            yield [_deal(rules, view, *found), *view.moves]


def _filled(
    rules: Rules, view: View, rng: Random
) -> tuple[list[list[Card]], list[list[Card | None]], list[Card]] | None:
    """The hands as dealt, the cards drawn by each seat, and the rest of the stock; None: no luck."""
    dealt = _own_deal(rules, view)
    draws = [list(cards) for cards in view.draws]
    free = _slots(rules, view)
    pool = _hidden(rules, view, dealt)

    def put(card: Card, slot: Slot) -> None:
        if slot.draw is None:
            dealt[slot.seat].append(card)
        else:
            draws[slot.seat][slot.draw] = card

    for need in _needs(rules, view):
        fitting = [slot for slot in free if slot.seat == need.seat and slot.since < need.until]
        if not fitting or not pool[need.card]:
            return None
        slot = rng.choice(fitting)
        free.remove(slot)
        pool[need.card] -= 1
        put(need.card, slot)
    room = [sum(slot.seat == seat for slot in free) for seat in range(len(view.sizes))]
    rest = scatter(list(pool.elements()), [*room, view.stock_size], [*lacking(rules, view), set()], rng)
    if rest is None:
        return None
    for pile in rest[:STOCK]:
        rng.shuffle(pile)
    for slot in free:
        put(rest[slot.seat].pop(), slot)
    return dealt, draws, rng.sample(rest[STOCK], len(rest[STOCK]))


def _own_deal(rules: Rules, view: View) -> list[list[Card]]:
    """The hands as dealt, as far as the seat knows them: its own."""
    dealt: list[list[Card]] = [[] for _ in view.sizes]
    if view.seat is not None:
        held = Counter(view.hand) + played(view)[view.seat]
        if view.swaps and view.swaps[0][0] == view.seat:
            held[Card(f"{rules.dix}{view.trump}")] += 1
            held.subtract([_turned(view)])
        held.subtract(card for card in view.draws[view.seat] if card is not None)
        dealt[view.seat] += held.elements()
    return dealt


def _hidden(rules: Rules, view: View, dealt: list[list[Card]]) -> Counter[Card]:
    """The cards that came to places which the seat could not see into."""
    pool = Counter(rules.cards)
    pool.subtract([_turned(view)])
    for cards in dealt:
        pool.subtract(cards)
    for draws in view.draws:
        pool.subtract(card for card in draws if card is not None)
    if not view.stock_size:  # the last draw brought the card under the stock too, which was turned or swapped away
        pool[Card(f"{rules.dix}{view.trump}") if view.swaps else _turned(view)] += 1
    return pool


def _slots(rules: Rules, view: View) -> list[Slot]:
    """The places of all hidden cards that have come into hands."""
    moments = [moment for moment, move in enumerate(view.moves) if isinstance(move, Draw)]
    slots = [
        Slot(seat, -1, None) for seat in range(len(view.sizes)) if seat != view.seat for _ in range(rules.hand_size)
    ]
    return slots + [
        Slot(seat, moments[number], number)
        for seat, draws in enumerate(view.draws)
        for number, card in enumerate(draws)
        if card is None
    ]


def _needs(rules: Rules, view: View) -> list[Need]:
    """What the hidden hands must have held, in the order of time.

    A hand has used as many copies of a card as it has played, swapped away and laid open; those that it got in the
    open are no riddle.
    """
    table = [Used() for _ in view.sizes]
    needs: list[Need] = []
    drawn = 0
    for moment, (seat, move) in enumerate(_movers(view)):
        if isinstance(move, Draw):
            for used, draws in zip(table, view.draws, strict=True):
                used.got.update(card for card in draws[drawn : drawn + 1] if card is not None)
            drawn += 1
            continue
        used = table[seat]
        swaps = isinstance(move, Dix) and bool(view.swaps) and Dix() not in view.moves[:moment]
        _use(rules, view, used, move, swaps)
        if seat != view.seat:
            needs += [Need(seat, moment, card) for card in used.more().elements()]
        if swaps:
            used.got[_turned(view)] += 1
    return needs


class Used:
    """What one hand has used so far: `gone` from it, lying open, found to be needed, and `got` in the open."""

    def __init__(self) -> None:
        self.gone: Counter[Card] = Counter()
        self.laid: Open = ()
        self.needed: Counter[Card] = Counter()
        self.got: Counter[Card] = Counter()

    def more(self) -> Counter[Card]:
        """The cards needed now for the first time; they count as needed from now on."""
        used = self.gone + Counter(one.card for one in self.laid)
        more = used - self.got - self.needed
        self.needed += more
        return more


def _use(rules: Rules, view: View, used: Used, move: Action, swaps: bool) -> None:
    """Take one action into account."""
    assert view.trump is not None
    dix = Card(f"{rules.dix}{view.trump}")
    if isinstance(move, Play):
        used.laid = laying.without(used.laid, move.card)
        used.gone[move.card] += 1
    elif isinstance(move, ShowMeld):
        used.laid = laying.lay(rules, view.trump, used.laid, move)[1]
    elif swaps:
        used.gone[dix] += 1
    elif isinstance(move, Dix):
        used.laid = laying.with_dix(used.laid, dix, rules.meld.dix)


def _movers(view: View) -> Iterator[tuple[Seat, Action]]:
    """The actions since the deal, each with its seat."""
    plays = 0
    for move in view.moves:
        number, place = divmod(plays, len(view.players))
        leader = view.tricks[number].leader if number < len(view.tricks) else view.leader
        yield after(view.players, leader, place), move
        plays += isinstance(move, Play)


def _turned(view: View) -> Card:
    assert view.turned is not None
    return view.turned


def _deal(rules: Rules, view: View, dealt: list[list[Card]], draws: list[list[Card | None]], rest: list[Card]) -> Deal:
    """The pack in the order that deals these hands and brings these draws."""
    stock: list[Card] = []
    moves = [move for move in view.moves if isinstance(move, Draw)]
    winners = [trick.winner for trick in view.tricks]
    for number, (winner, move) in enumerate(zip(winners, moves, strict=False)):
        takers = [winner, after(view.players, winner)]
        if len(stock) + 1 == rules.pack_size - len(view.players) * rules.hand_size - 1:
            takers = takers[1:] if move.turned else takers[:1]  # the other drew the card that lay under the stock
        stock += [card for taker in takers if (card := draws[taker][number]) is not None]
    hands = tuple(tuple(pile) for pile in dealt)
    return stacked(rules, view.dealer, hands, (_turned(view), *stock, *rest))
