"""What a seat can tell from the play so far: which cards are still out, who is void, who must hold what.

The same facts as the view's own questions answer, kept as plain counts because every card played asks for them.
"""

from typing import NamedTuple

from twinpack.cards import KINDS, SUITS, Card, Hand, Suit
from twinpack.pinochle.rules import COPIES, SEATS, Rules
from twinpack.pinochle.state import Trick
from twinpack.pinochle.view import SeenGift, View
from twinpack.seats import Seat
from twinpack.tricks import POLICIES, RANKING, TrickRules

HIGHER: dict[Card, Hand] = {
    card: tuple(Card(rank + card[1]) for rank in RANKING[: RANKING.index(card[0])]) for card in KINDS
}
"""The kinds that beat a card in its own suit."""

SUITED: dict[Suit, Hand] = {suit: tuple(card for card in KINDS if card[1] == suit) for suit in SUITS}

_PACK = dict.fromkeys(KINDS, COPIES)
_NONE_OF = tuple(tuple((1 - 1 / seats) ** cards if seats else 1.0 for cards in range(49)) for seats in range(SEATS))
"""The chance that one of so many seats holds none of so many cards, each being with any of them."""


class Memory(NamedTuple):
    """`out` counts each kind in the other three hands and what is buried, `loose` those that no seat is known to hold;
    `length` sums `out` by suit and `seats` counts those that may hold the suit. `voids` are the suits that each seat
    has shown not to hold, `lacks` the kinds that it would have had to play, `held` the cards it is known to hold."""

    seat: Seat
    trump: Suit | None
    out: dict[Card, int]
    loose: dict[Card, int]
    length: dict[str, int]
    seats: dict[str, int]
    voids: tuple[set[str], ...]
    lacks: tuple[set[Card], ...]
    held: tuple[list[Card], ...]

    def any_of(self, seat: Seat, kinds: Hand) -> float:
        """The chance that a seat holds at least one of these kinds, all of one suit."""
        if not kinds or kinds[0][1] in self.voids[seat]:
            return 0.0
        for card in self.held[seat]:
            if card in kinds:
                return 1.0
        loose, lacks = self.loose, self.lacks[seat]
        count = 0
        for kind in kinds:
            if kind not in lacks:
                count += loose[kind]
        return 1.0 - _NONE_OF[self.seats[kinds[0][1]]][count] if count > 0 else 0.0

    def void(self, seat: Seat, suit: str) -> float:
        """The chance that a seat is void in a suit."""
        if suit in self.voids[seat]:
            return 1.0
        for card in self.held[seat]:
            if card[1] == suit:
                return 0.0
        return _NONE_OF[self.seats[suit]][self.length[suit]]

    def beaten(self, seat: Seat, best: Card, led: str) -> float:
        """The chance that a seat can beat the card `best`, which wins a trick in which suit `led` was led."""
        trump = self.trump
        if led == trump:
            return self.any_of(seat, HIGHER[best])
        void = self.void(seat, led)
        if best[1] == trump:
            return void * self.any_of(seat, HIGHER[best]) if void else 0.0
        higher = self.any_of(seat, HIGHER[best])
        if not void or trump is None:
            return higher
        return min(1.0, higher + void * self.any_of(seat, SUITED[trump]))

    def boss(self, card: Card) -> bool:
        """Whether no higher card of the suit is out."""
        out = self.out
        for kind in HIGHER[card]:  # noqa: SIM110  # this is asked so often that a generator would show
            if out[kind]:
                return False
        return True


class Recall:
    """Answers memories of views. It keeps what the finished tricks told, since most views add one trick at most."""

    def __init__(self, rules: Rules) -> None:
        self._duties = POLICIES[rules.play.policy]
        self._since: tuple[object, ...] = ()
        self._tricks: tuple[Trick, ...] = ()
        self._past = Memory(0, None, {}, {}, {}, {}, (), (), ())

    def of(self, view: View) -> Memory:
        """What the seat that owns `view` can tell. Depends on the view alone."""
        assert view.seat is not None
        since = (view.seat, view.trump, view.shown, view.gifts, view.buried)
        known = len(self._tricks)
        if since != self._since or view.tricks[:known] != self._tricks:
            self._since, self._past, known = since, _before_play(view, view.seat), 0
        past = self._past
        for trick in view.tricks[known:]:
            _played(past, self._duties, trick.leader, trick.cards)
        self._tricks = view.tricks
        return _now(past, self._duties, view)


def _before_play(view: View, seat: Seat) -> Memory:
    out = dict(_PACK)
    for card in view.buried or ():
        out[card] -= 1
    held = tuple(list(shown.table) for shown in view.shown)
    for place, gift in enumerate(view.gifts):
        if gift.giver == seat:
            _given(held[gift.receiver], gift, view.gifts[1 - place])
    return Memory(seat, view.trump, out, {}, {}, {}, (set(), set(), set(), set()), (set(), set(), set(), set()), held)


def _given(held: list[Card], gift: SeenGift, other: SeenGift) -> None:
    """The receiver still holds what it was given, unless it is among the cards that came back."""
    kept = list(gift.cards or ())
    for card in other.cards or ():
        if card in kept:
            kept.remove(card)
    for card in set(kept):
        held += [card] * (kept.count(card) - held.count(card))


def _now(past: Memory, duties: TrickRules, view: View) -> Memory:
    """What the trick on the table and the seat's own hand add."""
    out = past.out.copy()
    length: dict[str, int] = {"S": 0, "H": 0, "D": 0, "C": 0}
    seats = length.copy()
    voids, lacks, held = past.voids, past.lacks, past.held
    if view.trick:  # which must leave no trace in what is kept
        voids, lacks, held = tuple(map(set, voids)), tuple(map(set, lacks)), tuple(map(list, held))
    found = Memory(past.seat, past.trump, out, {}, length, seats, voids, lacks, held)
    _played(found, duties, view.leader, view.trick)
    for card in view.hand:
        out[card] -= 1
    for card, count in out.items():
        if count:
            length[card[1]] += count
    found.loose.update(out)
    for seat in range(SEATS):
        if seat != past.seat:
            for card in held[seat]:
                found.loose[card] -= 1
            for suit in SUITS:
                seats[suit] += suit not in voids[seat]
    return found


def _played(found: Memory, duties: TrickRules, seat: Seat, cards: Hand) -> None:
    """Learn from the cards of one trick, `seat` having led."""
    out, held, trump = found.out, found.held, found.trump
    for step, card in enumerate(cards):
        out[card] -= 1
        if card in held[seat]:
            held[seat].remove(card)
        if step == 0:
            best, led = card, card[1]
        elif card[1] == led:
            if best[1] == led:
                if best in HIGHER[card] or best == card:
                    if led == trump or duties.head_plain:
                        found.lacks[seat].update(HIGHER[best])
                else:
                    best = card
        else:
            found.voids[seat].add(led)
            if card[1] != trump:
                found.voids[seat].add(trump or led)
            elif best[1] == trump and (best in HIGHER[card] or best == card):
                if duties.overtrump:
                    found.lacks[seat].update(HIGHER[best])
            else:
                best = card
        seat = (seat + 1) % SEATS
