"""What a seat can tell from the play so far: which cards are still out, who is void, who must hold what.

The same facts as the view's own questions answer, kept as plain counts because every card played asks for them.
"""

from functools import lru_cache
from typing import NamedTuple

from twinpack.cards import KINDS, SUITS, Card, Hand, Suit
from twinpack.pinochle.phases.call import asked_in_turn
from twinpack.pinochle.rules import Rules, TableRules
from twinpack.pinochle.seating import allies
from twinpack.pinochle.state import Trick
from twinpack.pinochle.view import View, given
from twinpack.seats import Seat, after
from twinpack.tricks import POLICIES, RANKING, TrickRules

HIGHER: dict[Card, Hand] = {
    card: tuple(Card(rank + card[1]) for rank in RANKING[: RANKING.index(card[0])]) for card in KINDS
}
"""The kinds that beat a card in its own suit."""

Seats = tuple[Seat, ...]

MOST_SEATS, MOST_CARDS = 16, 48
_NONE_OF = tuple(
    tuple((1 - 1 / seats) ** cards if seats else 1.0 for cards in range(MOST_CARDS + 1)) for seats in range(MOST_SEATS)
)
"""The chance that one of so many seats holds none of so many cards, each being with any of them."""


class Memory(NamedTuple):
    """`out` counts each kind in the other hands and wherever else it may lie unseen, `loose` those that no seat is
    known to hold; `length` sums `out` by suit and `seats` counts those that may hold the suit. `voids` are the suits
    that each seat has shown not to hold, `lacks` the kinds that it would have had to play, `held` the cards it is
    known to hold. `others` play too, in order after `seat`: `mates` win or lose this deal with it, `rivals` do not.
    `following` is who acts after each seat, `suited` are the kinds of each suit."""

    seat: Seat
    trump: Suit | None
    others: Seats
    mates: Seats
    rivals: Seats
    following: Seats
    suited: dict[Suit, Hand]
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
        return min(1.0, higher + void * self.any_of(seat, self.suited[trump]))

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
        self._rules = rules
        self._duties = POLICIES[rules.play.policy]
        self._kinds = tuple(dict.fromkeys(rules.cards))
        self._suited = {suit: tuple(card for card in self._kinds if card[1] == suit) for suit in SUITS}
        self._since: tuple[object, ...] = ()
        self._tricks: tuple[Trick, ...] = ()
        self._elsewhere = 0
        self._past = Memory(0, None, (), (), (), (), {}, {}, {}, {}, {}, (), (), ())

    def of(self, view: View) -> Memory:
        """What the seat that owns `view` can tell. Depends on the view alone."""
        since: tuple[object, ...] = (
            view.seat,
            view.trump,
            view.players,
            view.contract,
            view.shown,
            view.gifts,
            view.buried,
        )
        since += (view.called, view.shares, view.turned, view.swaps, view.picks)
        done = len(self._tricks)
        if since != self._since or view.tricks[:done] != self._tricks:
            self._since, self._past, done = since, self._before_play(view), 0
            self._elsewhere = self._hands_elsewhere(view)
        past, free = self._past, self._rules.free_tricks
        for number, trick in enumerate(view.tricks[done:], start=done):
            _played(past, self._duties if number >= free else None, trick.leader, trick.cards)
        self._tricks = view.tricks
        return _now(past, self._duties, view, self._elsewhere)

    def _before_play(self, view: View) -> Memory:
        """What was known when the first card was led."""
        assert view.seat is not None
        out = dict.fromkeys(self._kinds, self._rules.pack.copies)
        for card in view.buried or ():
            out[card] -= 1
        for pick in view.picks:
            if pick.seat == view.seat and not pick.took:
                out[pick.seen[0]] -= 1
        held = tuple(list(shown.table) for shown in view.shown)
        if view.turned or view.called or view.shares or any(gift.cards for gift in view.gifts):
            for seat, cards in given(self._rules, view):
                for card, count in cards.items():
                    held[seat].extend([card] * (count - held[seat].count(card)))
        self._out_of_widow(view, held)
        players, seats = view.players, range(len(view.sizes))
        voids = tuple(set[str]() if seat in players else set[str](SUITS) for seat in seats)
        lacks: tuple[set[Card], ...] = tuple(set() for _ in seats)
        declarer = view.contract.declarer if view.contract is not None else None
        partner = None
        if view.called is not None and declarer is not None:
            partner, asked = view.called.partner, asked_in_turn(players, declarer)
            for seat in asked[: asked.index(partner)]:
                lacks[seat].add(view.called.card)
        company = _company(self._rules.table, view.seat, players, declarer, partner)
        return Memory(view.seat, view.trump, *company, self._suited, out, {}, {}, {}, voids, lacks, held)

    def _out_of_widow(self, view: View, held: tuple[list[Card], ...]) -> None:
        """The trumps and aces that everybody has seen declarer take out of the widow are not thought to be buried."""
        if view.widow is None or view.contract is None or self._rules.deal.widow_use != "bury":
            return
        kept = held[view.contract.declarer]
        for card in dict.fromkeys(view.widow):
            if card[1] == view.trump or card[0] == "A":
                kept.extend([card] * (view.widow.count(card) - kept.count(card)))

    def _hands_elsewhere(self, view: View) -> int:
        """How many hands could be made of the cards that lie unseen in nobody's hand."""
        if not self._rules.deal.widow and self._rules.deal.method == "deal":
            return 0
        unseen = sum(self._past.out.values()) - sum(view.sizes) - len(view.trick)
        unseen -= sum(len(trick.cards) for trick in view.tricks)
        return max(0, round(unseen / self._rules.hand_size))


@lru_cache(maxsize=512)
def _company(
    table: TableRules, seat: Seat, players: Seats, declarer: Seat | None, partner: Seat | None
) -> tuple[Seats, Seats, Seats, Seats]:
    """The other players after a seat, those of them that are with it and those that are not, and who follows whom."""
    own = players.index(seat)
    others = players[own + 1 :] + players[:own]
    with_us = allies(table, seat, declarer, partner)
    return (
        others,
        tuple(other for other in others if other in with_us),
        tuple(other for other in others if other not in with_us),
        tuple(after(players, other) if other in players else other for other in range(table.seats)),
    )


def _now(past: Memory, duties: TrickRules, view: View, elsewhere: int) -> Memory:
    """What the trick on the table and the seat's own hand add."""
    out = past.out.copy()
    length: dict[str, int] = {"S": 0, "H": 0, "D": 0, "C": 0}
    seats = length.copy()
    voids, lacks, held = past.voids, past.lacks, past.held
    if view.trick:  # which must leave no trace in what is kept
        voids, lacks, held = tuple(map(set, voids)), tuple(map(set, lacks)), tuple(map(list, held))
    loose: dict[Card, int] = {}
    found = Memory(*past[:7], out, loose, length, seats, voids, lacks, held)
    _played(found, duties, view.leader, view.trick)
    for card in view.hand:
        out[card] -= 1
    for card, count in out.items():
        if count:
            length[card[1]] += count
    loose.update(out)
    for seat in past.others:
        for card in held[seat]:
            loose[card] -= 1
        for suit in SUITS:
            seats[suit] += suit not in voids[seat]
    if elsewhere:
        for suit in SUITS:
            seats[suit] += elsewhere
    return found


def _played(found: Memory, duties: TrickRules | None, seat: Seat, cards: Hand) -> None:
    """Learn from the cards of one trick, `seat` having led; who had no duties tells only what it played."""
    out, held, trump, following = found.out, found.held, found.trump, found.following
    for step, card in enumerate(cards):
        out[card] -= 1
        if card in held[seat]:
            held[seat].remove(card)
        if duties is None:
            pass
        elif step == 0:
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
        seat = following[seat]
