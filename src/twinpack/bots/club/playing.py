"""Cards to tricks: each legal card is rated by what it is likely to win or lose, less what keeping it is worth."""

from collections.abc import Iterable
from typing import NamedTuple

from twinpack.bots.base import Choice, Reason, why
from twinpack.bots.club.memory import HIGHER, Memory, Recall
from twinpack.bots.club.stakes import check, victory
from twinpack.bots.club.valuation import unit
from twinpack.cards import RANKS, Card
from twinpack.pinochle.actions import Play
from twinpack.pinochle.melds import is_dix, worth
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import rounded, saved
from twinpack.pinochle.seating import party
from twinpack.pinochle.view import View
from twinpack.seats import Seat
from twinpack.tricks import beats, winner

ONLY = (why("only-card"),)

# In counters:
LED, LATER = 0.5, 0.05
"""what the other cards of a trick are reckoned to hold that is led now, or later: winners are better led soon,"""
KEPT = {"A": 2.3, "T": 1.4, "K": 1.2, "Q": 0.8, "J": 0.7, "9": 0.6, "8": 0.5, "7": 0.5}
"""what a trump is worth later,"""
RANKED = {"A": 0.3, "T": 0.1, "K": 0.06, "Q": 0.04, "J": 0.02, "9": 0.0, "8": 0.0, "7": 0.0}
"""what the rank of any other card is worth for want of a better reason,"""
DRAW, DRAW_DEFENDING, STRIP = 0.7, -0.6, -1.0
"""and what leading trump adds: for a long declarer (each rival), for a defender, and where only partner follows."""
LONG = 0.5
"""How many trumps for each one that is out make a declarer long."""
SECOND = 0.6
"""The part of its safety that a winner loses for each one as good in the same hand, which is led first."""
BOSS_TRUMP, TRUMP = 0.95, 0.6
"""The chance of the last trick with such a trump when another seat leads to it."""
LATE = 6
"""With so many cards left a side begins to care about the meld that it has still to save."""


class Table(NamedTuple):
    """What rating a card takes, worked out once a choice. Amounts are in points; `pot` is what lies in the trick, and
    what else hangs on it, which is the `stake` of every trick. What an unseen card counts on `average` is needed with
    two cards left.

    `rest` are the seats that play to the trick after this one, in order; `declares` says whether it plays for declarer.
    """

    player: "Player"
    view: View
    memory: Memory
    seat: Seat
    declares: bool
    rest: tuple[Seat, ...]
    pot: float
    stake: float
    average: float
    left: int


class Player:
    """Plays cards by one rule set. Remembers what the finished tricks of a deal tell, which the view tells as well."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.unit = unit(rules)
        self.worth: dict[str, int] = {rank: rules.play.counters.of(rank) for rank in RANKS}
        self.all_tricks = check(rules) * rules.checks.all_tricks
        if rules.scoring.instant_win == "all-tricks":
            self.all_tricks += victory(rules)
        self._recall = Recall(rules)

    def play(self, view: View, legal: Iterable[Play]) -> Choice:
        """A card, the only one at once."""
        offered = list(legal)
        if len(offered) == 1:
            return Choice(offered[0], ONLY)
        table = self._table(view)
        return _follow(table, offered) if view.trick else _lead(table, offered)

    def _table(self, view: View) -> Table:
        seat = view.seat
        assert seat is not None
        memory = self._recall.of(view)
        declares = view.contract is not None and view.contract.declarer not in memory.rivals
        left = len(view.hand)
        pot = stake = _stake(self, view, left, declares) if left <= LATE else 0.0
        for card in view.trick:
            pot += self.worth[card[0]]
        rest = memory.others[: len(memory.others) - len(view.trick)]
        average = 0.0
        if left == 2:
            average = sum(self.worth[card[0]] * count for card, count in memory.out.items())
            average /= max(1, sum(memory.out.values()))
        return Table(self, view, memory, seat, declares, rest, pot, stake, average, left)


def _stake(player: Player, view: View, left: int, declares: bool) -> float:
    """What a trick means for the meld that is still to be saved, and for winning all: more with each that goes by."""
    assert view.seat is not None
    scoring = player.rules.scoring
    save = scoring.save_declarers if declares else scoring.save_defenders
    pair = () if view.called is None or view.contract is None else (view.contract.declarer, view.called.partner)
    mine = party(player.rules.table, view.seat, pair)
    sweep = _sweep(player, view, pair) / left
    if save == "none":
        return sweep
    points = 0
    for trick in view.tricks:
        if trick.winner in mine:
            points += sum(player.worth[card[0]] for card in trick.cards)
            if saved(save, rounded(player.rules, points), 1):
                return sweep
    lost = _unsaved(player.rules, view, mine, declares)
    return sweep + (lost + points if scoring.save_covers == "all" else lost) / left


def _unsaved(rules: Rules, view: View, mine: tuple[Seat, ...], declares: bool) -> int:
    """The meld that a side loses unless it wins what saves it: not the dix, where that is kept."""
    shown = [meld for seat in mine for meld in view.shown[seat].melds]
    meld, dix, saves = worth(shown), worth(filter(is_dix, shown)), rules.scoring.dix_saves
    kept = not declares and (saves == "portion" or (saves == "only-dix" and dix == meld))
    return meld - dix if kept else meld


def _sweep(player: Player, view: View, pair: tuple[Seat, ...]) -> float:
    """What hangs on all tricks going to one side, while they do."""
    if not player.all_tricks and view.choice != "moon":
        return 0.0
    winners = party(player.rules.table, view.tricks[0].winner, pair) if view.tricks else ()
    if not winners or any(trick.winner not in winners for trick in view.tricks):
        return 0.0
    announced = view.choice == "moon" and view.contract is not None and view.contract.declarer in winners
    return player.all_tricks + announced * (player.rules.scoring.moon_bonus + player.rules.scoring.moon_penalty)


def _follow(table: Table, offered: list[Play]) -> Choice:
    best, best_rate, best_chance = offered[0], -1e9, 0.0
    for action in offered:
        card = action.card
        chance, takes = _follow_chance(table, card)
        pot = table.pot + table.player.worth[card[0]]
        if table.left == 2:
            rate = (2 * chance - 1) * (pot + len(table.rest) * table.average) + _ending(table, card, chance * takes)
        else:
            rate = (2 * chance - 1) * pot - _keep(table, card)
        if rate > best_rate:
            best, best_rate, best_chance = action, rate, chance
    return Choice(best, (_follow_reason(table, best.card, best_chance),))


def _follow_chance(table: Table, card: Card) -> tuple[float, bool]:
    """The chance that the own side wins the trick when it plays `card` to it, and whether the card takes the lead."""
    view, memory = table.view, table.memory
    trick = view.trick
    before = winner(trick, view.trump)
    takes = beats(card, trick[before], view.trump)
    ours = takes or _holder(table, before) not in memory.rivals
    if not table.rest:
        return float(ours), takes
    led, best = trick[0][1], card if takes else trick[before]
    rivals, mates = _beaten(table, best, led)
    if ours:
        return 1.0 - rivals * (1.0 - 0.3 * mates), takes
    return mates * (1.0 - 0.7 * rivals), takes


def _holder(table: Table, place: int) -> Seat:
    """Who played to a place of the trick."""
    return table.memory.others[place - len(table.view.trick)]


def _beaten(table: Table, best: Card, led: str) -> tuple[float, float]:
    """The chances that a rival and that a mate, of those still to play, can beat the best card of the trick."""
    memory = table.memory
    rivals_fail = mates_fail = 1.0
    for seat in table.rest:
        if seat in memory.mates:
            mates_fail *= 1.0 - memory.beaten(seat, best, led)
        else:
            rivals_fail *= 1.0 - memory.beaten(seat, best, led)
    return 1.0 - rivals_fail, 1.0 - mates_fail


def _follow_reason(table: Table, card: Card, chance: float) -> Reason:
    view = table.view
    before = winner(view.trick, view.trump)
    if beats(card, view.trick[before], view.trump):
        ruffs = card[1] == view.trump and view.trick[0][1] != view.trump
        return why("ruff" if ruffs else "win-cheaply", card=card)
    if _holder(table, before) in table.memory.rivals:
        return why("duck", card=card)
    return why("feed-partner" if table.player.worth[card[0]] and chance > 0.5 else "keep-better", card=card)


def _keep(table: Table, card: Card) -> float:
    """What the card may still bring if it is kept."""
    memory, size, rank = table.memory, table.player.unit, card[0]
    if card[1] == memory.trump:
        return KEPT[rank] * size
    keep = RANKED[rank] * size
    if memory.boss(card):
        safe, value = _safe(table, card), table.player.worth[rank]
        keep += safe * (value + LATER * size) - (1 - safe) * value
    return keep


def _safe(table: Table, card: Card) -> float:
    """The chance that the best card of a side suit will win its trick if it is led later."""
    memory, trump = table.memory, table.memory.trump
    if trump is None or not memory.length[trump]:
        return 1.0
    follows = 1.0
    for seat in memory.rivals:
        if trump not in memory.voids[seat]:
            follows *= 1.0 - memory.void(seat, card[1])
    hand = table.view.hand
    as_good = hand.count(card) - 1
    for kind in HIGHER[card]:
        as_good += hand.count(kind)
    return float((0.15 + 0.75 * follows) * SECOND**as_good)


def _lead(table: Table, offered: list[Play]) -> Choice:
    best, best_rate, best_rescue = offered[0], -1e9, 0.0
    memory, player = table.memory, table.player
    idle = ""  # the suits of which a card that counts nothing has been rated: the next one up is no better to lead
    for action in reversed(offered):
        card = action.card
        if not player.worth[card[0]] and card[1] != memory.trump and table.left > 2:
            if card[1] in idle and not memory.boss(card):
                continue
            idle += card[1]
        chance, rescue = _lead_chance(memory, card)
        pot = table.pot + player.worth[card[0]]
        if table.left == 2:
            rate = (2 * chance - 1) * (pot + len(memory.others) * table.average) + _ending(table, card, chance - rescue)
        else:
            rate = (2 * chance - 1) * (pot + LED * player.unit) - _keep(table, card)
            if card[1] == memory.trump:
                rate += _draws(table, chance) * player.unit
        if rate > best_rate:
            best, best_rate, best_rescue = action, rate, rescue
    return Choice(best, (_lead_reason(memory, best.card, best_rescue),))


def _lead_chance(memory: Memory, card: Card) -> tuple[float, float]:
    """The chance that the own side wins a trick that is led with `card`, and the part of it that is its partners'."""
    suit, stands = card[1], 1.0
    for seat in memory.rivals:
        stands *= 1.0 - memory.beaten(seat, card, suit)
        if not stands:
            break
    if stands == 1.0:
        return 1.0, 0.0
    fails = 1.0
    for seat in memory.mates:
        fails *= 1.0 - memory.beaten(seat, card, suit)
    rescue = (1.0 - stands) * (1.0 - fails)
    if rescue:
        rescue *= 0.9 if any(_has_boss(memory, seat, suit) for seat in memory.mates) else 0.5
    return stands + rescue, rescue


def _has_boss(memory: Memory, seat: Seat, suit: str) -> bool:
    """Whether a seat is known to hold the best card of a suit."""
    return any(card[1] == suit and memory.boss(card) for card in memory.held[seat])


def _lead_reason(memory: Memory, card: Card, rescue: float) -> Reason:
    if card[1] == memory.trump:
        return why("draw-trump", card=card)
    if memory.boss(card):
        return why("cash-boss", card=card)
    if rescue > 0.3:
        return why("lead-to-partner", suit=card[1])
    return why("lead-low", card=card)


def _draws(table: Table, chance: float) -> float:
    """What drawing trumps is worth, in counters."""
    memory, view = table.memory, table.view
    trump = memory.trump
    assert trump is not None
    out = memory.length[trump]
    if not out:
        return 0.0
    rivals = 0
    for seat in memory.rivals:
        rivals += trump not in memory.voids[seat]
    if not rivals:
        return STRIP if memory.mates else 0.0
    if view.contract is not None and not table.declares:
        return DRAW_DEFENDING
    trumps = sum(card[1] == trump for card in view.hand)
    return DRAW * rivals * chance if trumps >= out * LONG else 0.0


def _ending(table: Table, card: Card, leads: float) -> float:
    """What the last trick is worth if `card` is played to the last but one: `leads` is the chance that this seat
    leads to it."""
    hand, memory, player = table.view.hand, table.memory, table.player
    other = hand[1] if hand[0] == card else hand[0]
    if card[1] == memory.trump and memory.length[card[1]] <= 1:  # it draws the last one
        memory = memory._replace(
            voids=tuple(voids | {card[1]} for voids in memory.voids), seats=memory.seats | {card[1]: 0}
        )
    if other[1] == memory.trump:
        followed = BOSS_TRUMP if memory.boss(other) else TRUMP
    else:
        followed = _follows_to_win(table, other)
    led = _lead_chance(memory, other)[0] if leads else 0.0
    last = player.rules.play.last_trick + player.worth[other[0]] + len(memory.others) * table.average + table.stake
    return last * (2 * (leads * led + (1 - leads) * followed) - 1)


def _follows_to_win(table: Table, card: Card) -> float:
    """The chance that a card of a side suit wins the last trick when another seat leads to it: its suit must be led,
    with a lower card, and nobody else have a higher one or a trump."""
    memory, suit = table.memory, card[1]
    unseen = max(1, sum(memory.out.values()))
    higher = sum(memory.out[kind] for kind in HIGHER[card])
    trumps = memory.length[memory.trump] if memory.trump is not None else 0
    lower = memory.length[suit] - higher - memory.out[card]
    return float(lower / unseen * (1 - (higher + trumps) / unseen) ** (len(memory.others) - 1))
