"""What a hand melds, and the fewest cards that show it.

Sources: `docs/rules-sources.md`, "Meld".
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache

import msgspec

from twinpack.cards import SUITS, Card, Hand, Suit, arranged
from twinpack.pinochle.rules import MeldRules, Rules

RUN_RANKS = "ATKQJ"
RUNS: dict[Suit, Hand] = {suit: tuple(Card(rank + suit) for rank in RUN_RANKS) for suit in SUITS}
MARRIAGES: dict[Suit, Hand] = {suit: (Card("K" + suit), Card("Q" + suit)) for suit in SUITS}
AROUNDS: dict[str, Hand] = {
    name: tuple(Card(rank + suit) for suit in SUITS)
    for name, rank in (("aces", "A"), ("kings", "K"), ("queens", "Q"), ("jacks", "J"))
}
PINOCHLE: Hand = (Card("QS"), Card("JD"))


class Meld(msgspec.Struct, frozen=True, gc=False):
    """One scoring combination: its name, its points and its cards.

    A card may count in melds of different `group`s, once in each: 1 run, marriages, dix; 2 pinochle; 3 arounds.
    Group 4 is a bonus for cards that lie there already.
    """

    name: str
    points: int
    cards: Hand
    group: int


def melds(rules: Rules, hand: Iterable[Card], trump: Suit | None) -> tuple[Meld, ...]:
    """Everything that `hand` melds, runs first; `trump` None: a deal that never had one.

    >>> from twinpack.cards import cards
    >>> hand = cards("AS TS KS KS QS JS TH JH 9D TD 9C TC")
    >>> [(meld.name, meld.points) for meld in melds(Rules(), hand, "S")]
    [('run-extra-king', 190)]
    """
    table, held = rules.meld, Counter(hand)
    found = _trump_melds(table, held, trump) if trump else []
    if trump and rules.dix:
        dix = Card(rules.dix + trump)
        found += [Meld("dix", table.dix, (dix,), 1)] * held[dix]
    pairs = {suit: count for suit, pair in MARRIAGES.items() if (count := _sets(held, pair))}
    for suit, count in pairs.items():
        if suit != trump:
            found += _repeated("marriage", table.marriage, count, MARRIAGES[suit], 1)
    if table.roundhouse and len(pairs) == len(MARRIAGES):
        found.append(Meld("roundhouse", table.roundhouse, (), 4))
    if count := _sets(held, PINOCHLE):
        found += _pinochles(table, held, count)
    for name, around in AROUNDS.items():
        if count := _sets(held, around):
            found += _repeated(name, getattr(table, name), count, around, 3)
    return tuple(meld for meld in found if meld.points)


def _sets(held: Counter[Card], cards: Hand) -> int:
    """How many whole sets of `cards`, all different, are held."""
    fewest = held[cards[0]]
    for card in cards[1:]:
        if not fewest:
            break
        fewest = min(fewest, held[card])
    return fewest


def _trump_melds(table: MeldRules, held: Counter[Card], trump: Suit) -> list[Meld]:
    """Runs, and royal marriages of the kings and queens that are left."""
    run, pair = RUNS[trump], MARRIAGES[trump]
    runs = _sets(held, run)
    if runs == 1:
        return _run(table, held, run, pair)
    left = _sets(held, pair) - runs
    return _repeated("run", table.run, runs, run, 1) + _repeated("royal-marriage", table.royal_marriage, left, pair, 1)


def _run(table: MeldRules, held: Counter[Card], run: Hand, pair: Hand) -> list[Meld]:
    """A single run with its extra king and queen, as the table counts them, or as run and royal marriage."""
    king, queen = pair
    ways = []
    for name, points, extra in (
        ("run", table.run[0], ()),
        ("run-extra-king", table.run_extra_king, (king,)),
        ("run-extra-queen", table.run_extra_queen, (queen,)),
        ("run-extra-both", table.run_extra_both, pair),
    ):
        if all(held[card] > 1 for card in extra):
            left = min(held[card] - 1 - extra.count(card) for card in pair)
            first = Meld(name, points, arranged((*run, *extra)) if extra else run, 1)
            ways.append([first, *_repeated("royal-marriage", table.royal_marriage, left, pair, 1)])
    return max(ways, key=worth)


def _pinochles(table: MeldRules, held: Counter[Card], count: int) -> list[Meld]:
    plain = _repeated("pinochle", table.pinochle, count, PINOCHLE, 2)
    grands = min(count, held[Card("KS")])
    if not grands or not table.grand_pinochle:
        return plain
    mixed = [Meld("grand-pinochle", table.grand_pinochle, (Card("KS"), *PINOCHLE), 2)] * grands
    mixed += _repeated("pinochle", table.pinochle, count - grands, PINOCHLE, 2)
    return max(plain, mixed, key=worth)


MULTIPLES = ("", "double-", "triple-", "quadruple-", "quintuple-", "sextuple-")
"""What the name of a meld begins with, by how many are counted as one."""


def _repeated(name: str, values: tuple[int, ...], count: int, cards: Hand, group: int) -> list[Meld]:
    """`count` of one meld, in the parts worth most together: one by one if that is as good, else the fewest."""
    if count < 2:
        return [Meld(name, values[0], cards, group)] * count
    return [
        Meld(MULTIPLES[part - 1] + name, values[part - 1], arranged(cards * part), group)
        for part in parts(values, count)
    ]


@cache
def parts(values: tuple[int, ...], count: int) -> tuple[int, ...]:
    """The sizes, largest first, into which `count` equal melds are parted for the most points.

    >>> parts((15, 150, 225, 300), 4), parts((2, 4, 6, 8), 5), parts((4, 30), 3)
    ((4,), (1, 1, 1, 1, 1), (2, 1))
    """
    best: list[tuple[int, tuple[int, ...]]] = [(0, ())]
    for size in range(1, count + 1):
        ways = [
            (best[size - part][0] + values[part - 1], (part, *best[size - part][1]))
            for part in range(1, min(size, len(values)) + 1)
        ]
        best.append(max(ways, key=lambda way: (way[0], -len(way[1]))))
    points, sizes = best[count]
    return (1,) * count if points == count * values[0] else tuple(sorted(sizes, reverse=True))


def worth(melds: Iterable[Meld]) -> int:
    """The points of melds together.

    >>> worth([Meld("dix", 10, (Card("9S"),), 1)] * 2)
    20
    """
    return sum(meld.points for meld in melds)


def laid_out(melds: Iterable[Meld]) -> Hand:
    """The fewest cards that show the melds: of each kind as many as any one group needs.

    >>> from twinpack.cards import cards, show
    >>> show(laid_out(melds(Rules(), cards("KS QS JD 9H TH JH 9D TD AD 9C TC JC"), "S")))
    'KS QS JD'
    """
    groups: dict[int, Counter[Card]] = {}
    for meld in melds:
        groups.setdefault(meld.group, Counter()).update(meld.cards)
    table: Counter[Card] = Counter()
    for needed in groups.values():
        table |= needed
    return arranged(table.elements())


def is_dix(meld: Meld) -> bool:
    """Whether a meld is a dix, whose points may be kept where other meld is lost."""
    return meld.name == "dix"
