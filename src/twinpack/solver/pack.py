"""A moment of the play phase as small numbers, for a kernel that knows no cards."""

from math import gcd

import msgspec

from twinpack.cards import SUITS, Card, Hand, Suit
from twinpack.game import describe
from twinpack.pinochle.phases import play
from twinpack.pinochle.rules import RANKS_TO, Rules
from twinpack.pinochle.scoring import counters
from twinpack.pinochle.seating import allies
from twinpack.pinochle.state import State
from twinpack.seats import Seat
from twinpack.tricks import POLICIES


class Unsolvable(ValueError):
    """A moment that has no best play in the sense of the solver; `code` says why, `params` has the particulars.

    Codes: `solve-not-playing` (phase), `solve-no-trump`, `solve-parties` (count).
    """

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        super().__init__(describe(code, params))


class Packed(msgspec.Struct, frozen=True):
    """What a kernel gets. Seats are numbered in the order of play, suits with trump first, ranks from the lowest.

    `hands` has for every seat and suit the number of cards of each rank. `party` says of each seat whether it is of
    the party whose points are counted; `mover` and `leader` are seats, `trick` cards as (suit, rank) in the order
    played, `allowed` those that may be led if the rules restrict it. Points are in units of `unit`: `values` by rank,
    and `last` for the last trick; `left` is all that is still to be taken, the cards on the table included.
    """

    hands: tuple[tuple[tuple[int, ...], ...], ...]
    party: tuple[bool, ...]
    mover: int
    leader: int
    trick: tuple[tuple[int, int], ...]
    allowed: tuple[tuple[int, int], ...] | None
    duties: tuple[bool, bool, bool]
    copies: int
    values: tuple[int, ...]
    last: int
    unit: int
    tricks: int
    left: int

    @property
    def counts(self) -> bool:
        """Whether the mover is of the party whose points are counted."""
        return self.party[self.mover]


def parties(rules: Rules, state: State) -> tuple[frozenset[Seat], frozenset[Seat]]:
    """The seats that play together and those against them; of the declarer's party, if there is one, first.

    Raises `Unsolvable` where more than two parties play: then there is no best play.
    """
    declarer = state.contract.declarer if state.contract else None
    called = state.called.partner if state.called else None
    groups = [allies(rules.table, seat, declarer, called) & set(state.players) for seat in state.players]
    found = sorted(set(groups), key=lambda group: (declarer not in group, min(group)))
    if len(found) != 2:
        raise Unsolvable("solve-parties", count=len(found))
    return found[0], found[1]


def suits(trump: Suit) -> tuple[Suit, ...]:
    """The suits as the kernel numbers them.

    >>> suits("D")
    ('D', 'S', 'H', 'C')
    """
    return (trump, *(suit for suit in SUITS if suit != trump))


def unit(rules: Rules) -> int:
    """The points that all trick points are multiples of.

    >>> unit(Rules())
    10
    """
    worths = [rules.play.counters.of(rank) for rank in RANKS_TO[rules.pack.lowest]]
    return gcd(*worths, rules.play.last_trick) or 1


def pack(rules: Rules, state: State) -> Packed:
    """The numbers of a moment of the play phase. Raises `Unsolvable`."""
    if state.phase != "play":
        raise Unsolvable("solve-not-playing", phase=state.phase)
    if state.trump is None:
        raise Unsolvable("solve-no-trump")
    ours, _ = parties(rules, state)
    order = suits(state.trump)
    ranks = RANKS_TO[rules.pack.lowest][::-1]
    worth = [rules.play.counters.of(rank) for rank in ranks]
    step = unit(rules)
    mover = play.to_act(rules, state)
    hand = state.hands[mover]
    leads = play.cards(rules, state)

    def place(card: Card) -> tuple[int, int]:
        return order.index(card[1]), ranks.index(card[0])

    def counted(hand: Hand) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(hand.count(Card(rank + suit)) for rank in ranks) for suit in order)

    cards = [card for seat in state.players for card in state.hands[seat]]
    policy = POLICIES[rules.play.policy]
    return Packed(
        hands=tuple(counted(state.hands[seat]) for seat in state.players),
        party=tuple(seat in ours for seat in state.players),
        mover=state.players.index(mover),
        leader=state.players.index(state.leader),
        trick=tuple(map(place, state.trick)),
        allowed=tuple(map(place, leads)) if not state.trick and len(leads) < len(hand) else None,
        duties=(policy.head_plain, policy.overtrump, policy.head_after_ruff),
        copies=rules.pack.copies,
        values=tuple(value // step for value in worth),
        last=rules.play.last_trick // step,
        unit=step,
        tricks=len(hand),
        left=(counters(rules, [*cards, *state.trick]) + rules.play.last_trick) // step,
    )
