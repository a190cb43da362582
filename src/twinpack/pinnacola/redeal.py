"""Deals that fit a view: who may have held what, worked out from the log as everybody saw it.

Every hidden card of another seat came from the deal or from a draw. Cards that it has shown since must have come to
it before; they are put in such places at random, within what each stock can have held. What is left over fills the
other places, and the stock. The log with these cards is then the deal that somebody else may have lived through.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec

from twinpack.cards import Card
from twinpack.pinnacola import melds
from twinpack.pinnacola.actions import Action, Back, Deal, Discard, Draw, Lay, Off, Restock, Swap, Take
from twinpack.pinnacola.phases.deal import stacked
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.state import Cards
from twinpack.pinnacola.tokens import Token, face, pack
from twinpack.pinnacola.view import View
from twinpack.seats import Seat


class Place(msgspec.Struct, frozen=True):
    """Where a hidden card came to a seat: from the stock of an `epoch` (0: the first, which the deal is part of)."""

    seat: Seat
    epoch: int
    time: int


class Shown(msgspec.Struct, frozen=True):
    """A card that a seat has shown at a time, and must have had from a hidden place before."""

    seat: Seat
    time: int
    card: Card


class Story(msgspec.Struct):
    """What the log tells: the hidden places, the cards shown from them, what each stock was made of, who drew when."""

    places: list[Place]
    shown: list[Shown]
    pools: list[Counter[Card]]
    draws: list[Place]


def candidates(rules: Rules, view: View, rng: Random) -> Iterator[list[Action]]:
    """Logs of whole deals up to now that the owner of `view` may have lived through, without end."""
    if not view.told:
        while True:
            yield []
    story = _story(rules, view)
    while True:
        cards = _placed(story, rng)
        if cards is not None:
            yield _log(rules, view, story, cards, rng)


def _story(rules: Rules, view: View) -> Story:
    opening = view.told[0]
    assert isinstance(opening, Deal)
    reader = _Reader(rules, view, list(opening.cards))
    for time, action in enumerate(view.told[1:], start=1):
        reader.read(time, action)
    return Story(reader.places, reader.shown, reader.pools, reader.draws)


class _Reader:
    """Reads the log as everybody saw it, keeping the row, the melds, the turn, and what is known of the hands."""

    def __init__(self, rules: Rules, view: View, row: list[Card]) -> None:
        self.rules, self.view, self.row = rules, view, row
        self.turn = (view.dealer + 1) % rules.seats
        self.places = [
            Place(seat, 0, 0) for seat in range(rules.seats) for _ in range(rules.deal.hand_size) if seat != view.seat
        ]
        self.shown: list[Shown] = []
        self.pools = [Counter(pack(rules.deal.pinelle)) - Counter(row) - Counter(view.dealt)]
        self.known = [Counter[Card]() for _ in range(rules.seats)]
        self.before = Counter[Card]()
        self.mark = 0
        self.own_draws = iter(view.draws)
        self.draws: list[Place] = []
        self.melds: list[tuple[Token, ...]] = []
        self.melds_before: list[tuple[Token, ...]] = []
        self.awaiting = False

    def read(self, time: int, action: Action) -> None:
        if isinstance(action, Draw):
            self.awaiting = self._stock_is_empty()
            if not self.awaiting:
                self._draw(time)
        elif isinstance(action, Restock):
            self.pools.append(Counter(self.row[:-1]))
            self.row = self.row[-1:]
            if self.awaiting:
                self.awaiting = False
                self._draw(time)
        elif isinstance(action, Take):
            self.known[self.turn].update(self.row[action.place - 1 :])
            self.row = self.row[: action.place - 1]
            self._begin()
        elif isinstance(action, Back):
            seen = Counter(shown.card for shown in self.shown[self.mark :])
            self.known[self.turn] = self.before + seen
            self.melds = list(self.melds_before)
            self.before = Counter(self.known[self.turn])
            self.mark = len(self.shown)
        else:
            self._use(time, action)

    def _stock_is_empty(self) -> bool:
        epoch = len(self.pools) - 1
        hidden = sum(place.epoch == epoch for place in self.places)
        return self.pools[epoch].total() == hidden

    def _draw(self, time: int) -> None:
        place = Place(self.turn, len(self.pools) - 1, time)
        self.draws.append(place)
        if self.turn == self.view.seat:
            self.pools[-1][next(self.own_draws)] -= 1
        else:
            self.places.append(place)
        self._begin()

    def _begin(self) -> None:
        self.before = Counter(self.known[self.turn])
        self.melds_before = list(self.melds)
        self.mark = len(self.shown)

    def _use(self, time: int, action: Action) -> None:
        used: Cards = ()
        if isinstance(action, Lay):
            used = tuple(face(token) for token in action.tokens)
        elif isinstance(action, Off):
            used = (face(action.token),)
        elif isinstance(action, Swap | Discard):
            used = (action.card,)
        for card in used:
            if self.known[self.turn][card]:
                self.known[self.turn][card] -= 1
            elif self.turn != self.view.seat:
                self.shown.append(Shown(self.turn, time, card))
        if isinstance(action, Lay):
            self.melds.append(melds.formed(self.rules, action.tokens))
        elif isinstance(action, Off):
            meld = self.melds[action.meld - 1]
            self.melds[action.meld - 1] = melds.laid_off(self.rules, meld, action.token, action.end)
        elif isinstance(action, Swap):
            self.melds[action.meld - 1], freed = melds.swapped(self.rules, self.melds[action.meld - 1], action.card)
            self.known[self.turn][freed] += 1
        elif isinstance(action, Discard):
            self.row.append(action.card)
            self.turn = (self.turn + 1) % self.rules.seats


def _placed(story: Story, rng: Random) -> dict[int, Card] | None:
    """A card for every hidden place, by its number; None if the draw of lots got stuck."""
    pools = [Counter(pool) for pool in story.pools]
    cards: dict[int, Card] = {}
    free = list(range(len(story.places)))
    demands = list(story.shown)
    rng.shuffle(demands)
    demands.sort(key=lambda shown: shown.time)
    for shown in demands:
        open_places = [
            number
            for number in free
            if story.places[number].seat == shown.seat
            and story.places[number].time < shown.time
            and pools[story.places[number].epoch][shown.card] > 0
        ]
        if not open_places:
            return None
        number = rng.choice(open_places)
        free.remove(number)
        cards[number] = shown.card
        pools[story.places[number].epoch][shown.card] -= 1
    for epoch, pool in enumerate(pools):
        rest = list(pool.elements())
        rng.shuffle(rest)
        for number in free:
            if story.places[number].epoch == epoch:
                cards[number] = rest.pop()
    return cards


def _log(rules: Rules, view: View, story: Story, cards: dict[int, Card], rng: Random) -> list[Action]:
    """The log as everybody saw it, with the cards of the deal and of the restocks put in."""
    hands: list[list[Card]] = [list(view.dealt) if seat == view.seat else [] for seat in range(rules.seats)]
    drawn: dict[int, Card] = dict(
        zip((one.time for one in story.draws if one.seat == view.seat), view.draws, strict=True)
    )
    stocks = [Counter(pool) for pool in story.pools]
    for number, place in enumerate(story.places):
        stocks[place.epoch][cards[number]] -= 1
        if place.time == 0:
            hands[place.seat].append(cards[number])
        else:
            drawn[place.time] = cards[number]
    orders: list[list[Card]] = [[] for _ in stocks]
    for place in story.draws:
        orders[place.epoch].append(drawn[place.time])
    for epoch, stock in enumerate(stocks):
        rest = list(stock.elements())
        rng.shuffle(rest)
        orders[epoch] += rest
    first = view.told[0]
    assert isinstance(first, Deal)
    opening = stacked(rules, view.dealer, tuple(tuple(hand) for hand in hands), (*first.cards, *orders[0]))
    later = iter(orders[1:])
    return [opening, *(Restock(tuple(next(later))) if isinstance(a, Restock) else a for a in view.told[1:])]
