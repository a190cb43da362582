"""What the owner of a view knows about where the cards are, as numbers for a kernel that deals the rest.

A card is 8 * suit + rank, suits with trump first and ranks from the lowest, as in `pack`. A place is a seat that plays,
numbered in the order of play, or, last of all, wherever else cards lie unseen: buried, in a widow, left over.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from twinpack.cards import Card
from twinpack.pinochle.melds import AROUNDS, MARRIAGES, PINOCHLE, RUNS
from twinpack.pinochle.rules import RANKS_TO, Rules
from twinpack.pinochle.seating import partner_of
from twinpack.pinochle.view import View, known, lacking, played, trick_rows, unseen
from twinpack.seats import Seat
from twinpack.solver.pack import suits

CARDS = 32
"""The cards that a place has a count of."""


class Loose(msgspec.Struct, frozen=True):
    """A card that lies unseen in one of some places: bit p for place p."""

    card: int
    places: int


class Played(msgspec.Struct, frozen=True):
    """A card that another place has played: the leader of the trick and the cards that lay in it before."""

    place: int
    card: int
    leader: int
    before: tuple[int, ...]


class Knowledge(msgspec.Struct, frozen=True):
    """All that is known of the cards, and what is not.

    `held` has for every place the count of each card known to lie there, `room` how many more lie there unseen. `loose`
    are those unseen cards, the ones with the fewest places first. `played` has the count of each card that a place has
    played. `patterns` are melds, bit c for card c: a seat held, when all melds lay open, so many of each as `quotas`
    says; -1: nobody knows. `others` are the cards that others have played under the duties of play, the last first.
    """

    held: tuple[tuple[int, ...], ...]
    room: tuple[int, ...]
    loose: tuple[Loose, ...]
    played: tuple[tuple[int, ...], ...]
    patterns: tuple[int, ...]
    quotas: tuple[tuple[int, ...], ...]
    others: tuple[Played, ...] = ()

    @property
    def sure(self) -> bool:
        """Whether the place of every card is known."""
        return len({(card.card, card.places) for card in self.loose}) <= 1 or sum(map(bool, self.room)) <= 1


def numbered(rules: Rules, view: View) -> dict[Card, int]:
    """The number of every kind of card. Trump must have been named.

    >>> from twinpack.pinochle.game import Pinochle
    >>> game = Pinochle(Rules())
    >>> seen = game.view(game.start(0), 0)
    >>> numbers = numbered(Rules(), msgspec.structs.replace(seen, trump="D"))
    >>> numbers[Card("9D")], numbers[Card("AS")]
    (0, 13)
    """
    assert view.trump is not None
    ranks = RANKS_TO[rules.pack.lowest][::-1]
    return {
        Card(rank + suit): 8 * place + number
        for place, suit in enumerate(suits(view.trump))
        for number, rank in enumerate(ranks)
    }


def knowledge(rules: Rules, view: View) -> Knowledge:
    """What `view` tells, in the play phase."""
    numbers = numbered(rules, view)
    certain, gone, lacks = known(rules, view), played(view), lacking(rules, view)
    rest = unseen(rules, view)
    elsewhere = len(view.players)
    room = [view.sizes[seat] - certain[seat].total() for seat in view.players]
    room.append(rest.total() - sum(room))
    places = sum(1 << place for place, free in enumerate(room) if free)
    lack = {card: sum(1 << place for place, seat in enumerate(view.players) if card in lacks[seat]) for card in numbers}
    bound = _bound(rules, view, certain, rest, elsewhere)
    loose = []
    for card, count in rest.items():
        for only in bound.get(card, []):
            count -= 1
            loose.append(Loose(numbers[card], places & only & ~lack[card] or places & ~lack[card] or places))
        loose += [Loose(numbers[card], places & ~lack[card] or places)] * count
    patterns = _patterns(rules, view, numbers)
    return Knowledge(
        held=(*(_counted(numbers, certain[seat]) for seat in view.players), (0,) * CARDS),
        room=tuple(room),
        loose=tuple(sorted(loose, key=lambda one: (one.places.bit_count(), one.card))),
        played=(*(_counted(numbers, gone[seat]) for seat in view.players), (0,) * CARDS),
        patterns=tuple(sum(1 << numbers[card] for card in kinds) for kinds in patterns),
        quotas=(*(_quotas(rules, view, seat, patterns) for seat in view.players), (-1,) * len(patterns)),
        others=tuple(_plays(rules, view, numbers))[::-1],
    )


def _counted(numbers: dict[Card, int], cards: Counter[Card]) -> tuple[int, ...]:
    counts = [0] * CARDS
    for card, count in cards.items():
        counts[numbers[card]] += count
    return tuple(counts)


def _plays(rules: Rules, view: View, numbers: dict[Card, int]) -> Iterator[Played]:
    for number, (leader, cards) in enumerate(trick_rows(view)):
        if number < rules.free_tricks:
            continue
        first = view.players.index(leader)
        trick = tuple(numbers[card] for card in cards)
        for step, card in enumerate(trick):
            place = (first + step) % len(view.players)
            if view.players[place] != view.seat:
                yield Played(place, card, first, trick[:step])


def _bound(
    rules: Rules, view: View, certain: tuple[Counter[Card], ...], rest: Counter[Card], elsewhere: int
) -> dict[Card, list[int]]:
    """Unseen cards that can lie in few places only: what lay in an open widow, and what naming trump took."""
    contract = view.contract
    if contract is None or contract.declarer == view.seat:
        return {}
    bound: dict[Card, list[int]] = {}
    declarer = 1 << view.players.index(contract.declarer)
    seen = certain[contract.declarer] + played(view)[contract.declarer]
    if view.widow is not None and not view.shares:
        for card in ((Counter(view.widow) - seen) & rest).elements():
            bound.setdefault(card, []).append(declarer | 1 << elsewhere)
    if rules.trump.needs == "marriage" and not contract.stuck and view.trump is not None and not view.widow:
        homes = declarer | (1 << elsewhere if rules.deal.widow else 0)
        partner = partner_of(rules.table, contract.declarer)
        if partner is not None and len(view.gifts) == 2:
            if partner == view.seat:
                return bound
            homes |= 1 << view.players.index(partner)
            seen = seen + certain[partner] + played(view)[partner]
        for card in ((Counter(MARRIAGES[view.trump]) - seen) & rest).elements():
            bound.setdefault(card, []).append(homes)
    return bound


def _patterns(rules: Rules, view: View, numbers: dict[Card, int]) -> list[tuple[Card, ...]]:
    """The melds that nobody can have held without showing them."""
    if not view.shown or view.draws or view.trump is None:
        return []
    table, trump = rules.meld, view.trump
    found: list[tuple[Card, ...]] = [kinds for name, kinds in AROUNDS.items() if getattr(table, name)[0]]
    if table.marriage[0]:
        found += [kinds for suit, kinds in MARRIAGES.items() if suit != trump]
    if table.royal_marriage[0]:
        found.append(MARRIAGES[trump])
    if table.run[0]:
        found.append(RUNS[trump])
    if table.pinochle[0]:
        found.append(PINOCHLE)
    if table.dix and rules.dix and view.turned is None:
        found.append((Card(rules.dix + trump),))
    return [kinds for kinds in found if all(card in numbers for card in kinds)]


def _quotas(rules: Rules, view: View, seat: Seat, patterns: Iterable[tuple[Card, ...]]) -> tuple[int, ...]:
    """How many of each pattern a seat held, by what it showed.

    A king and queen of trump beside a run may be counted otherwise, and who may bury after showing has put away cards.
    """
    declares = view.contract is not None and seat == view.contract.declarer
    if rules.meld.who == "declarer" and not declares:
        return tuple(-1 for _ in patterns)
    if seat == view.seat or (declares and rules.deal.widow and rules.deal.bury_from != "hand"):
        return tuple(-1 for _ in patterns)
    table = Counter(view.shown[seat].table)
    has_run = view.trump is not None and all(table[card] for card in RUNS[view.trump])

    def quotas() -> Iterator[int]:
        for kinds in patterns:
            unclear = has_run and view.trump is not None and kinds == MARRIAGES[view.trump]
            yield -1 if unclear else min(table[card] for card in kinds)

    return tuple(quotas())
