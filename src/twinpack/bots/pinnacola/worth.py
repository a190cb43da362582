"""What things are worth to a side, in points of the settlement: cards kept, melds that may grow, the row, going out."""

from collections import Counter
from functools import cached_property

from twinpack.bots.pinnacola.company import company, ends, neighbours
from twinpack.bots.pinnacola.sight import Sight
from twinpack.cards import Card
from twinpack.pinnacola import melds
from twinpack.pinnacola.melds import Meld, is_pure, kind
from twinpack.pinnacola.rules import ScoringRules
from twinpack.pinnacola.state import Cards, State
from twinpack.pinnacola.tokens import is_wild
from twinpack.seats import side

GROWS = 0.45
"""How likely a pure run on the table finds its next card."""

ALONE = 0.08
"""How likely a card without any company is laid after all."""

LEFT = 0.5
"""How likely a card that is never laid is still held at the end, and not discarded."""

FLEXIBLE = 16
"""What a wild card kept is worth beyond its points while the deal is young."""

COMPANY = 8
"""What an opponent gains beyond the card itself by a meld that a card of the row makes possible."""

OPEN = 12
"""What it is worth to have opened, for laying off on partner's melds and for swaps."""

THREAT = 1.0
"""How much of what opponents may expect of the row weighs in the choice of a discard."""

CAUGHT = 1.0
"""How much of what going out leaves in the hands of others counts, as they would have laid some and kept some."""

NEAR = 0.6
"""How much of what going out would bring counts while it is only near."""

MATCH = 5000
"""What winning the match at once is worth."""

STAKE = 300
"""What it is worth to end the deal so that it wins the match; that it loses the match costs as much."""

TWO_AWAY = 0.7
"""How much a card that would make another fit a meld on the table counts, against one that makes a meld."""


class Worth:
    """Judges positions of one turn, as far as the mover's sight goes."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.rules = sight.rules
        self._kept: dict[tuple[Cards, frozenset[Card], bool], dict[Card, float]] = {}
        self._promising: dict[Meld, float] = {}
        self._points: dict[Meld, int] = {}
        self._outs: dict[tuple[tuple[Meld, ...], bool], float] = {}

    def table(self, state: State) -> float:
        """The points of the side's melds, and what they may still grow to."""
        ours = self._ours(state)
        total = sum(map(self.meld, ours))
        if ours:
            total += self._penalty_spared
        if state.opened[state.turn]:
            total += OPEN * (1 - self.sight.hazard)
        return total

    def meld(self, tokens: Meld) -> float:
        """The points of a meld, and what it may still grow to."""
        if tokens not in self._promising:
            self._promising[tokens] = self.points(tokens) + self._growth(tokens)
        return self._promising[tokens]

    def points(self, tokens: Meld) -> int:
        """What a meld counts."""
        if tokens not in self._points:
            self._points[tokens] = melds.points(self.rules, tokens)
        return self._points[tokens]

    def hand(self, state: State) -> float:
        """What the cards in hand are worth: what they may bring less what they may cost."""
        return sum(self.values(state).values())

    def values(self, state: State) -> dict[Card, float]:
        """The worth of each kind of card in hand, all its copies together."""
        ours = self._ours(state)
        fitting = frozenset(card for tokens in ours for card in ends(tokens, self.rules.deal.pinelle))
        key = (state.hands[state.turn], fitting, bool(ours))
        if key not in self._kept:
            self._kept[key] = self._values(*key)
        return self._kept[key]

    def _ours(self, state: State) -> tuple[Meld, ...]:
        """The melds of the mover's side."""
        which = side(state.turn)
        return tuple(meld.tokens for meld in state.melds if side(meld.owner) == which)

    def _values(self, hand: Cards, fitting: frozenset[Card], laid: bool) -> dict[Card, float]:
        sight, rules = self.sight, self.rules
        price = LEFT * (2 if not laid and rules.scoring.no_meld == "double" else 1)
        counts = Counter(hand)
        outs = company(hand, rules.deal.pinelle)
        sure = 1 - 1.2 * sight.hazard
        values = {}
        for card, count in counts.items():
            points = sight.price[card]
            if is_wild(card, rules.deal.pinelle):
                values[card] = count * (points * (1 - 2 * sight.hazard) + FLEXIBLE * (1 - 2.5 * sight.hazard))
                continue
            if card in fitting:
                chance = sure
            else:
                found = outs[card]
                chance = sure if found is None else self._chance(found, card, fitting)
            values[card] = points * (chance - (1 - chance) * price)
            if count > 1:
                chance *= 0.5
                values[card] += (count - 1) * points * (chance - (1 - chance) * price)
        return values

    def _chance(self, outs: frozenset[Card], card: Card, fitting: frozenset[Card]) -> float:
        live = self.sight.live
        count: float = sum(live[out] for out in outs)
        near = neighbours(card, self.rules.deal.pinelle)
        count += TWO_AWAY * sum(live[out] for out in near & fitting)
        missed: float = (1 - self.sight.share) ** count
        return 1 - (1 - ALONE) * missed

    def _growth(self, tokens: Meld) -> float:
        """What a pure meld promises: to be a poker, or a run long enough to count twice."""
        rules = self.rules
        if not is_pure(rules, tokens):
            return 0
        total = sum(self.sight.price[Card(token)] for token in tokens)
        if kind(tokens) == "tris":
            (missing,) = ends(tokens, rules.deal.pinelle)
            live = self.sight.live[missing]
            return float(total) * (1 - (1 - self.sight.share) ** live) * 0.8
        if kind(tokens) == "run" and len(tokens) < rules.meld.pure_run:
            chance = min(GROWS, 1.5 * self.sight.share)
            return float(total) * chance ** (rules.meld.pure_run - len(tokens))
        return 0

    @cached_property
    def _penalty_spared(self) -> float:
        """What it is worth that the side's hands will not count double, or flat, when somebody else goes out."""
        scoring, sight = self.rules.scoring, self.sight
        if scoring.no_meld == "single":
            return 0
        if scoring.no_meld == "flat":
            return scoring.flat * sight.hazard
        partner = sight.held(sight.partner) if sight.partner is not None else 0
        return partner * min(1, 0.15 + sight.hazard)

    def threat(self, row: Cards) -> float:
        """What opponents may expect of a row."""
        rules, sight = self.rules, self.sight
        first = 0
        if rules.row.wilds == "block":
            first = max((at for at, card in enumerate(row) if is_wild(card, rules.deal.pinelle)), default=0)
        if rules.row.take == "last":
            first = len(row) - 1
        tail, best = 0.0, 0.0
        for at in range(len(row) - 1, first - 1, -1):
            use, points = sight.use(row[at]), sight.price[row[at]]
            mine = use * max(points + COMPANY + tail, best) + (1 - use) * best
            if rules.row.take != "whole" or at == first:
                best = mine
            tail += points * (use - 0.3)
        return THREAT * best

    def out(self, state: State) -> float:
        """What going out from here brings over playing on: the bonus, and what others are caught with."""
        view, scoring = self.sight.view, self.rules.scoring
        now = not view.opened_before if scoring.in_hand_means == "not-opened" else view.turns < self.rules.seats
        return self._out(self._ours(state), now)

    def _out(self, ours: tuple[Meld, ...], in_hand: bool) -> float:
        if (ours, in_hand) not in self._outs:
            self._outs[ours, in_hand] = self._going_out(ours, in_hand)
        return self._outs[ours, in_hand]

    def _going_out(self, ours: tuple[Meld, ...], in_hand: bool) -> float:
        sight, scoring, view = self.sight, self.rules.scoring, self.sight.view
        total: float = bonus(scoring, in_hand, sum(map(self.points, ours)))
        theirs = [self.points(meld.tokens) for meld in view.melds if side(meld.owner) != side(sight.seat)]
        held = sum(sight.held(seat) for seat in sight.opponents)
        caught = CAUGHT * (held if theirs or scoring.no_meld == "single" else self._unmelded(held, in_hand))
        partner = CAUGHT * sight.held(sight.partner) if sight.partner is not None else 0
        total -= partner
        return total + caught + self.stake(sum(map(self.points, ours)) + total, sum(theirs) - caught)

    def stake(self, mine: float, theirs: float) -> float:
        """What the match adds to a deal that ends now, if these are the points that the two sides make of it."""
        race, which = self.sight.view.race, side(self.sight.seat)
        mine, theirs = race.of(which) + mine, race.of(1 - which) + theirs
        if not race.target or max(mine, theirs) < race.target:
            return 0
        return STAKE if mine > theirs else -STAKE

    def _unmelded(self, caught: float, in_hand: bool) -> float:
        scoring = self.rules.scoring
        if scoring.no_meld == "double":
            return 2 * caught
        return max(caught, scoring.flat) if in_hand or scoring.flat_when == "always" else caught

    def pinnacolone(self, state: State) -> float:
        """What a pinnacolone on the table brings; nothing else of the deal is scored."""
        points = self.rules.scoring.pinnacolone or MATCH
        ours = state.winner is not None and side(state.winner) == side(state.turn)
        return points if ours else -points

    def prospect(self, state: State) -> float:
        """What it is worth to be near going out, and nearer still to doing so in one turn."""
        sight, rules = self.sight, self.rules
        ours = self._ours(state)
        able = 1.0 if melds.meets(rules, ours) else 0.3
        outs = company(state.hands[state.turn], rules.deal.pinelle)
        loose = sum(1 for card in state.hands[state.turn] if outs.get(card, frozenset()) is not None)
        near = {0: 0.5, 1: 0.4, 2: 0.25, 3: 0.12, 4: 0.05}.get(loose, 0.0) * (1 - sight.hazard) * able
        in_hand = rules.scoring.in_hand_means == "not-opened" and not state.opened[state.turn]
        return near * max(0.0, self._out(ours, in_hand)) * NEAR


def bonus(scoring: ScoringRules, in_hand: bool, points: float) -> float:
    """What the rules pay for going out with melds of so many points.

    >>> bonus(ScoringRules(), False, 50), bonus(ScoringRules(), True, 50)
    (100, 200)
    """
    if not in_hand:
        return scoring.out
    if scoring.in_hand_result == "double":
        return points + 2 * (scoring.out if scoring.double_bonus else 0)
    more = scoring.out if scoring.in_hand_adds else 0
    return scoring.in_hand + more + (points if scoring.in_hand_result == "double-melds" else 0)
