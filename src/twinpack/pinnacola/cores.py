"""The smallest melds of a hand: those from which nothing could be laid off later instead."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from twinpack.cards import SUITS, Card, Hand
from twinpack.pinnacola.moves import Turn, faces
from twinpack.pinnacola.readings import JOKER_SETS, SHORTEST, Kind, Meld, limit
from twinpack.pinnacola.rules import MeldRules, Rules
from twinpack.pinnacola.tokens import JOKER, RANKS, Token, is_wild, track


def cores(rules: Rules, turn: Turn, card: Card | None = None) -> Iterator[Meld]:
    """The melds of the hand from which no card could be left out, those with `card` (or a wild card, if it is one)."""
    pinelle, limits = rules.deal.pinelle, rules.meld
    naturals = {held for held in turn.hand if not is_wild(held, pinelle)}
    most = sum(is_wild(held, pinelle) for held in turn.hand)
    if card is None or card == JOKER:
        sizes = JOKER_SETS[limits.joker_melds][:1]
        yield from ((JOKER,) * size for size in sizes if turn.hand.count(JOKER) >= size)
    for shape, wild in _smallest(limits, naturals, min(most, limits.wilds or most), card, pinelle):
        for dressing in faces(rules, turn, len(wild)):
            tokens: list[Token] = list(shape)
            for at, wild_card in zip(wild, dressing, strict=True):
                tokens[at] = f"{wild_card}={shape[at]}"
            yield tuple(tokens)


def _smallest(
    limits: MeldRules, naturals: set[Card], most: int, card: Card | None, pinelle: bool
) -> Iterator[tuple[Hand, list[int]]]:
    """Sets and runs of these naturals with at most so many wild cards, as shapes and places of the wild cards.

    Three cards are always enough unless a meld needs two or three naturals, with wild cards between them or beside.
    """
    using_wild = card is not None and is_wild(card, pinelle)
    longest = max(SHORTEST, limits.naturals + most) if limits.naturals > 1 else SHORTEST
    for sort, shape in _shapes(longest, card if not using_wild else None, pinelle):
        present = [at for at, held in enumerate(shape) if held in naturals]
        size = len(shape)
        if len(present) < max(limits.naturals, size - most):
            continue
        small = size == SHORTEST
        for count in range(limits.naturals, (len(present) if small else limits.naturals) + 1):
            if size - count > most or (using_wild and count == size):
                continue
            for kept in combinations(present, count):
                wild = [at for at in range(size) if at not in kept]
                ends = kept[0] == 0 and kept[-1] == size - 1
                if not (small or ends or (using_wild and len(wild) == 1)):
                    continue
                if not (card is None or using_wild or any(shape[at] == card for at in kept)):
                    continue
                if limit(limits, sort, size, wild) is None:
                    yield shape, wild


@lru_cache(1 << 10)
def _shapes(longest: int, card: Card | None, pinelle: bool) -> tuple[tuple[Kind, Hand], ...]:
    """What sets and runs up to a length would be without wild cards, those with `card` if it is given."""
    runs = [
        places[low : low + size]
        for suit in SUITS
        for places in [track(suit, pinelle)]
        for size in range(SHORTEST, longest + 1)
        for low in range(len(places) - size + 1)
    ]
    sizes = range(SHORTEST, min(longest, len(SUITS)) + 1)
    sets = [
        tuple(Card(rank + suit) for suit in suits)
        for rank in RANKS
        for size in sizes
        for suits in combinations(SUITS, size)
    ]
    shapes: list[tuple[Kind, Hand]] = [("run", run) for run in runs]
    shapes += [("tris" if len(alike) == SHORTEST else "poker", alike) for alike in sets]
    return tuple(shape for shape in shapes if card is None or card in shape[1])
