"""The smallest melds of a hand: those from which nothing could be laid off later instead.

What one suit or rank makes is remembered, as in a search most of a hand stays as it was.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from twinpack.cards import SUITS, Card, Hand, suit
from twinpack.pinnacola.moves import Turn, faces
from twinpack.pinnacola.readings import JOKER_SETS, SHORTEST, Kind, Meld, limit
from twinpack.pinnacola.rules import MeldRules, Rules
from twinpack.pinnacola.tokens import JOKER, Token, is_wild, track

Form = tuple[Hand, tuple[int, ...]]
"""What a meld would be without wild cards, and the places where it has them."""


def cores(rules: Rules, turn: Turn, card: Card | None = None) -> Iterator[Meld]:
    """The melds of the hand from which no card could be left out; with `card` those that need it, or any wild card.

    Wild cards wear the faces it is best to be rid of.

    >>> hand = tuple(Card(card) for card in ("7H", "8H", "9H", "TH"))
    >>> list(cores(Rules(), Turn(hand))), list(cores(Rules(), Turn(hand), Card("TH")))
    ([('7H', '8H', '9H'), ('8H', '9H', 'TH')], [('8H', '9H', 'TH')])
    """
    pinelle, limits = rules.deal.pinelle, rules.meld
    wild = card is not None and is_wild(card, pinelle)
    naturals = dict.fromkeys(held for held in turn.hand if not is_wild(held, pinelle))
    most = sum(is_wild(held, pinelle) for held in turn.hand)
    if card is None or card == JOKER:
        sizes = JOKER_SETS[limits.joker_melds][:1]
        yield from ((JOKER,) * size for size in sizes if turn.hand.count(JOKER) >= size)
    wanted = None if wild else card
    for group in _groups(naturals, wanted):
        for shape, places in _forms(limits, group, min(most, limits.wilds or most), wanted, wild, pinelle):
            for dressing in faces(rules, turn, len(places)):
                tokens: list[Token] = list(shape)
                for at, worn in zip(places, dressing, strict=True):
                    tokens[at] = f"{worn}={shape[at]}"
                yield tuple(tokens)


def _groups(naturals: dict[Card, None], wanted: Card | None) -> Iterator[tuple[bool, Hand]]:
    """The naturals by suit, for runs, and by rank, for sets; with `wanted` only the two groups that it is in."""
    for place, run in ((1, True), (0, False)):
        groups: dict[str, list[Card]] = {}
        for card in naturals:
            if wanted is None or card[place] == wanted[place]:
                groups.setdefault(card[place], []).append(card)
        yield from ((run, tuple(group)) for group in groups.values())


@lru_cache(1 << 14)
def _forms(
    limits: MeldRules, group: tuple[bool, Hand], most: int, wanted: Card | None, wild: bool, pinelle: bool
) -> tuple[Form, ...]:
    """The runs or sets of a group with at most so many wild cards; `wild`: with one at least.

    Three cards are always enough unless a meld needs two or three naturals, with wild cards between them or beside.
    """
    longest = max(SHORTEST, limits.naturals + most) if limits.naturals > 1 else SHORTEST
    found: list[Form] = []
    for sort, shape in _shapes(group[0], group[1][0], longest, pinelle):
        size = len(shape)
        present = [at for at, held in enumerate(shape) if held in group[1]]
        for count in range(max(limits.naturals, size - most), size if wild else size + 1):
            if size > SHORTEST and count > limits.naturals:
                break
            for kept in combinations(present, count):
                places = tuple(at for at in range(size) if at not in kept)
                small = size == SHORTEST or (kept[0] == 0 and kept[-1] == size - 1) or (wild and len(places) == 1)
                needed = wanted is None or any(shape[at] == wanted for at in kept)
                if small and needed and limit(limits, sort, size, places) is None:
                    found.append((shape, places))
    return tuple(found)


@lru_cache(1 << 10)
def _shapes(run: bool, like: Card, longest: int, pinelle: bool) -> tuple[tuple[Kind, Hand], ...]:
    """The runs of a card's suit, or the sets of its rank, up to a length."""
    sizes = range(SHORTEST, longest + 1)
    if run:
        places = track(suit(like), pinelle)
        return tuple(("run", places[low : low + size]) for size in sizes for low in range(len(places) - size + 1))
    alike = tuple(Card(like[0] + name) for name in SUITS)
    return tuple(
        ("tris" if size == SHORTEST else "poker", shape) for size in sizes for shape in combinations(alike, size)
    )
