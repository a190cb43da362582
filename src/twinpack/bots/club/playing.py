"""Cards to tricks: each legal card is rated by what it is likely to win or lose, less what keeping it is worth."""

from collections.abc import Iterable
from typing import NamedTuple

from twinpack.bots.base import Choice, Reason, why
from twinpack.bots.club.memory import HIGHER, Memory, remember
from twinpack.bots.club.valuation import unit
from twinpack.cards import Card
from twinpack.pinochle.actions import Play
from twinpack.pinochle.melds import worth
from twinpack.pinochle.rules import SEATS, Rules
from twinpack.pinochle.scoring import saved, trick_points
from twinpack.pinochle.view import View
from twinpack.seats import Seat, side
from twinpack.tricks import beats, winner


class Table(NamedTuple):
    """What rating a card needs, worked out once a choice. Amounts are in points."""

    rules: Rules
    view: View
    memory: Memory
    seat: Seat
    worth: dict[str, int]
    unit: float
    pot: float
    trumps: int
    left: int
    declares: bool


def play(rules: Rules, view: View, legal: Iterable[Play]) -> Choice:
    """A card, the only one at once."""
    offered = list(legal)
    if len(offered) == 1:
        return Choice(offered[0], ONLY)
    table = _table(rules, view)
    if view.trick:
        return _follow(table, offered)
    return _lead(table, offered)


ONLY = (why("only-card"),)

# In counters:
FED, LED = 0.2, 0.5
"""what the other three cards of a trick hold on average,"""
SECOND = 0.6
"""the part of its safety that a card loses for each one as good in the same hand,"""
KEPT = {"A": 2.3, "T": 1.4, "K": 1.2, "Q": 0.8, "J": 0.7, "9": 0.6}
"""what a trump is worth later,"""
DRAW, DRAW_WEAK, DRAW_DEFENDING, STRIP = 0.7, 0.0, -0.6, -1.0
"""and what leading trump adds: for a declarer who is long or not, a defender, and where only partner follows."""
STRONG = 0.5


def _table(rules: Rules, view: View) -> Table:
    counters = rules.play.counters
    worth_of = {
        "A": counters.ace,
        "T": counters.ten,
        "K": counters.king,
        "Q": counters.queen,
        "J": counters.jack,
        "9": counters.nine,
    }
    assert view.seat is not None
    left = len(view.hand)
    pot = sum(worth_of[card[0]] for card in view.trick) + (rules.play.last_trick if left == 1 else 0)
    trumps = sum(card[1] == view.trump for card in view.hand)
    declares = view.contract is not None and side(view.contract.declarer) == side(view.seat)
    pot += _stake(rules, view, left)
    return Table(rules, view, remember(rules, view), view.seat, worth_of, unit(rules), pot, trumps, left, declares)


def _stake(rules: Rules, view: View, left: int) -> float:
    """What a trick means for the meld that is still to be saved: more with each trick that goes by."""
    if left > 6:
        return 0.0
    assert view.seat is not None
    mine = side(view.seat)
    declares = view.contract is not None and side(view.contract.declarer) == mine
    save = rules.scoring.save_declarers if declares else rules.scoring.save_defenders
    if save == "none":
        return 0.0
    points, tricks = trick_points(rules, view.tricks)
    if saved(save, points[mine], tricks[mine]):
        return 0.0
    return sum(worth(view.shown[seat].melds) for seat in (mine, mine + 2)) / left


def _follow(table: Table, offered: list[Play]) -> Choice:
    view = table.view
    best, best_rate, best_chance = offered[0], -1e9, 0.0
    for action in offered:
        chance = _chance(table, action.card)
        stake = table.pot + table.worth[action.card[0]]
        rate = (2 * chance - 1) * stake
        rate += _ending(table, action.card, chance, 0.0) if table.left == 2 else -_keep(table, action.card)
        if rate > best_rate:
            best, best_rate, best_chance = action, rate, chance
    return Choice(best, (_follow_reason(table, best.card, best_chance),))


def _chance(table: Table, card: Card) -> float:
    """The chance that the own side wins the trick when it plays `card` to it."""
    view, memory, seat = table.view, table.memory, table.seat
    cards = (*view.trick, card)
    place = winner(cards, view.trump)
    ours = (len(cards) - 1 - place) % 2 == 0
    if len(cards) == SEATS:
        return float(ours)
    led, best = cards[0][1], cards[place]
    next_beats = memory.beaten((seat + 1) % SEATS, best, led)
    if len(cards) == SEATS - 1:
        return 1.0 - next_beats if ours else 0.0
    partner_beats = memory.beaten((seat + 2) % SEATS, best, led)
    if ours:
        return 1.0 - next_beats * (1.0 - 0.3 * partner_beats)
    return partner_beats * (1.0 - 0.7 * next_beats)


def _keep(table: Table, card: Card) -> float:
    """What the card may still bring if it is kept, in points."""
    memory, size = table.memory, table.unit
    rank, value = card[0], table.worth[card[0]]
    if card[1] == memory.trump:
        return KEPT[rank] * size
    if rank == "A" or memory.boss(card):
        safe = _safe(table, card) * SECOND ** _ahead(table, card)
        return safe * (value + FED * size) - (1 - safe) * value + _RANKED[rank] * size
    return _RANKED[rank] * size


_RANKED = {"A": 0.12, "T": 0.10, "K": 0.06, "Q": 0.04, "J": 0.02, "9": 0.0}


def _ahead(table: Table, card: Card) -> int:
    """How many other cards of the hand are as good in the suit: they would be led first."""
    hand = table.view.hand
    ahead = sum(hand.count(kind) for kind in HIGHER[card]) + hand.count(card) - 1
    memory = table.memory
    return ahead if memory.trump is not None and memory.length[memory.trump] else 0


def _safe(table: Table, card: Card) -> float:
    """The chance that the best card of a side suit will win its trick if it is led later."""
    memory = table.memory
    if memory.trump is None or not memory.length[memory.trump]:
        return 1.0
    safe = 1.0
    for seat in ((table.seat + 1) % SEATS, (table.seat + 3) % SEATS):
        if memory.trump not in memory.voids[seat]:
            safe *= 1.0 - memory.void(seat, card[1])
    return 0.15 + 0.75 * safe


def _follow_reason(table: Table, card: Card, chance: float) -> Reason:
    view = table.view
    before = winner(view.trick, view.trump)
    takes = beats(card, view.trick[before], view.trump)
    ours = (len(view.trick) - before) % 2 == 0
    if takes:
        ruffs = card[1] == view.trump and view.trick[0][1] != view.trump
        return why("ruff" if ruffs else "win-cheaply", card=card)
    if ours and table.worth[card[0]] and chance > 0.5:
        return why("feed-partner", card=card)
    if ours:
        return why("keep-better", card=card)
    return why("duck", card=card)


def _lead(table: Table, offered: list[Play]) -> Choice:
    best, best_rate, best_reason = offered[0], -1e9, ONLY[0]
    for action in offered:
        rate, reason = _rate_lead(table, action.card)
        if rate > best_rate:
            best, best_rate, best_reason = action, rate, reason
    return Choice(best, (best_reason,))


def _rate_lead(table: Table, card: Card) -> tuple[float, Reason]:
    memory, size = table.memory, table.unit
    suit, value = card[1], table.worth[card[0]]
    chance, rescue = _lead_chance(table, memory, card)
    rate = (2 * chance - 1) * (table.pot + value + LED * size)
    if table.left == 2:
        rate += _ending(table, card, chance, chance - rescue)
    else:
        rate -= _keep(table, card)
        if suit == memory.trump:
            rate += _draws(table, chance) * size
    if suit == memory.trump:
        return rate, why("draw-trump", card=card)
    if memory.boss(card):
        return rate, why("cash-boss", card=card)
    if rescue > 0.3:
        return rate, why("lead-to-partner", suit=suit)
    return rate, why("lead-low", card=card)


def _lead_chance(table: Table, memory: Memory, card: Card) -> tuple[float, float]:
    """The chance that the own side wins a trick that is led with `card`, and the part of it that is partner's."""
    suit = card[1]
    first, partner, last = ((table.seat + step) % SEATS for step in (1, 2, 3))
    stands = (1 - memory.beaten(first, card, suit)) * (1 - memory.beaten(last, card, suit))
    if stands >= 1:
        return 1.0, 0.0
    known = any(held in HIGHER[card] and memory.boss(held) for held in memory.held[partner])
    rescue = (1 - stands) * memory.beaten(partner, card, suit) * (0.9 if known else 0.5)
    return stands + rescue, rescue


def _ending(table: Table, card: Card, chance: float, leads: float) -> float:
    """What the last trick is worth to the side if `card` is played to the last but one: `leads` is the chance that
    this seat leads to it."""
    hand = table.view.hand
    other = hand[1] if hand[0] == card else hand[0]
    memory = table.memory
    if card[1] == memory.trump and memory.length[card[1]] <= 1:  # it draws the last one
        memory = memory._replace(voids=tuple(voids | {card[1]} for voids in memory.voids))
    led, _ = _lead_chance(table, memory, other)
    if other[1] == memory.trump:
        followed = 0.95 if memory.boss(other) else 0.6
    else:
        followed = 0.25
    last = table.rules.play.last_trick + table.worth[other[0]] + FED * table.unit
    return last * (2 * (leads * led + (1 - leads) * followed) - 1)


def _draws(table: Table, chance: float) -> float:
    """What drawing trumps is worth, in counters."""
    memory = table.memory
    trump = memory.trump
    assert trump is not None
    out = memory.length[trump]
    rivals = [seat for seat in ((table.seat + 1) % SEATS, (table.seat + 3) % SEATS) if trump not in memory.voids[seat]]
    if not rivals or not out:
        return STRIP if out else 0.0
    if not table.declares:
        return DRAW_DEFENDING
    strong = table.trumps >= out * STRONG
    return (DRAW if strong else DRAW_WEAK) * len(rivals) * chance
