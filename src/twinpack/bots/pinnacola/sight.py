"""What a player can tell from its view: the cards still unseen, how soon the deal may end, and what others can use."""

from collections import Counter
from functools import cached_property

from twinpack.bots.pinnacola.company import companions, ends
from twinpack.cards import Card
from twinpack.pinnacola.melds import card_points
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.state import partner_of
from twinpack.pinnacola.tokens import KINDS, face, is_wild, pack
from twinpack.pinnacola.view import View
from twinpack.seats import Seat

ENDS_SOON = {1: 0.3, 2: 0.14, 3: 0.12, 4: 0.04, 5: 0.02}
"""How likely somebody with so few cards goes out in the next turn, as measured in deals among club players."""

SELDOM = 0.005
"""The same with more cards than that."""

TURNS, TURNS_A_CARD = 1.8, 0.3
"""How many more turns there are, and how many more for each card of the smallest hand: measured likewise."""

PASSING = 0.9
"""How many of the cards that others draw come by in the row, or so."""

SPENDS = 0.15
"""How readily an opponent spends a wild card on a card of the row."""

FITS, PAIRED = 0.95, 0.8
"""How likely an opponent uses a card that fits a meld of theirs, or a pair that they are known to hold."""


class Sight:
    """The facts behind every judgement of one turn, worked out once and as far as they are asked for."""

    def __init__(self, rules: Rules, view: View) -> None:
        assert view.seat is not None, "only a seat chooses"
        self.rules = rules
        self.view = view
        self.seat: Seat = view.seat
        self.partner = partner_of(rules, self.seat)
        self.opponents = [seat for seat in range(rules.seats) if seat not in (self.seat, self.partner)]
        self.price = {card: card_points(rules, card) for card in KINDS}
        self._use: dict[Card, float] = {}

    @cached_property
    def live(self) -> Counter[Card]:
        """How many copies of each card this seat has not seen."""
        seen = [*self.view.hand, *self.view.row, *(face(token) for meld in self.view.melds for token in meld.tokens)]
        seen += [card for seat, known in enumerate(self.view.known) if seat != self.seat for card in known]
        live = Counter(pack(self.rules.deal.pinelle))
        live.subtract(seen)
        return live

    @cached_property
    def unseen(self) -> int:
        """How many cards this seat has not seen."""
        return max(1, sum(self.live.values()))

    @cached_property
    def wilds(self) -> int:
        """How many wild cards this seat has not seen."""
        return sum(count for card, count in self.live.items() if is_wild(card, self.rules.deal.pinelle))

    @cached_property
    def hazard(self) -> float:
        """How likely somebody else ends the deal before this seat plays again."""
        stays = 1.0
        for seat, size in enumerate(self.view.sizes):
            if seat != self.seat:
                stays *= 1 - ENDS_SOON.get(size, SELDOM)
        return 1 - stays

    @cached_property
    def turns(self) -> float:
        """How many more turns this seat may expect."""
        return TURNS + TURNS_A_CARD * min(self.view.sizes)

    @cached_property
    def share(self) -> float:
        """What part of the unseen cards this seat will get a chance to use."""
        passing = 1 + PASSING * (self.rules.seats - 1)
        return min(0.6, passing * self.turns / self.unseen)

    @cached_property
    def average(self) -> float:
        """What an unseen card is worth on average."""
        return sum(self.price[card] * count for card, count in self.live.items()) / self.unseen

    def held(self, seat: Seat) -> float:
        """About what another seat's hand is worth."""
        known = self.view.known[seat]
        hidden = self.view.sizes[seat] - len(known)
        return sum(self.price[card] for card in known) + hidden * self.average

    def use(self, card: Card) -> float:
        """How likely some opponent can use a card of the row in the coming turns."""
        if card not in self._use:
            none = 1.0
            for seat in self.opponents:
                none *= 1 - self._uses(seat, card)
            self._use[card] = 1 - none
        return self._use[card]

    def _uses(self, seat: Seat, card: Card) -> float:
        view, rules = self.view, self.rules
        if rules.row.needs_opened and not view.opened[seat]:
            return 0.15
        if is_wild(card, rules.deal.pinelle):
            return FITS
        partner = partner_of(rules, seat)
        for meld in view.melds:
            theirs = meld.owner == seat or (meld.owner == partner and view.opened[seat])
            if theirs and card in ends(meld.tokens, rules.deal.pinelle):
                return FITS
        known = view.known[seat]
        hidden = max(0, view.sizes[seat] - len(known))
        none = 1.0
        for first, second in companions(card, rules.deal.pinelle):
            none *= 1 - self._has(first, known, hidden) * self._has(second, known, hidden)
        return 1 - none

    def _has(self, card: Card, known: tuple[Card, ...], hidden: int) -> float:
        if card in known:
            return PAIRED
        return min(0.9, (self.live[card] + SPENDS * self.wilds) * hidden / self.unseen)
