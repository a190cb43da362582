"""What a hand melds, and the fewest cards that show it.

Sources: `docs/rules-sources.md`, "Meld".
"""

from collections import Counter
from collections.abc import Iterable

import msgspec

from twinpack.cards import SUITS, Card, Hand, Rank, Suit, arranged
from twinpack.pinochle.rules import MeldRules

RUN_RANKS: tuple[Rank, ...] = ("A", "T", "K", "Q", "J")
AROUNDS: tuple[tuple[Rank, str], ...] = (("A", "aces"), ("K", "kings"), ("Q", "queens"), ("J", "jacks"))
PINOCHLE: Hand = (Card("QS"), Card("JD"))


class Meld(msgspec.Struct, frozen=True):
    """One scoring combination: its name, its points and its cards.

    A card may count in melds of different `group`s, once in each: 1 run, marriages, dix; 2 pinochle; 3 arounds.
    Group 4 is a bonus for cards that lie there already.
    """

    name: str
    points: int
    cards: Hand
    group: int


def melds(rules: MeldRules, hand: Iterable[Card], trump: Suit | None) -> tuple[Meld, ...]:
    """Everything that `hand` melds, most valuable decomposition; `trump` None: a deal that never had one.

    >>> from twinpack.cards import cards
    >>> hand = cards("AS TS KS KS QS JS TH JH 9D TD 9C TC")
    >>> [(meld.name, meld.points) for meld in melds(MeldRules(), hand, "S")]
    [('run-extra-king', 190)]
    """
    held = Counter(hand)
    found = [*_trump_melds(rules, held, trump)] if trump else []
    married = 0
    for suit in SUITS:
        king, queen = Card("K" + suit), Card("Q" + suit)
        pairs = min(held[king], held[queen])
        married += pairs > 0
        if suit != trump:
            found += _repeated("marriage", rules.marriage, pairs, (king, queen), 1)
    if married == len(SUITS) and rules.roundhouse:
        found.append(Meld("roundhouse", rules.roundhouse, (), 4))
    found += _pinochles(rules, held)
    for rank, name in AROUNDS:
        around = tuple(Card(rank + suit) for suit in SUITS)
        found += _repeated(name, getattr(rules, name), min(held[card] for card in around), around, 3)
    return tuple(meld for meld in found if meld.points)


def _trump_melds(rules: MeldRules, held: Counter[Card], trump: Suit) -> list[Meld]:
    run = tuple(Card(rank + trump) for rank in RUN_RANKS)
    king, queen, nine = Card("K" + trump), Card("Q" + trump), Card("9" + trump)
    runs = min(held[card] for card in run)
    pairs = min(held[king], held[queen])
    found: list[Meld] = []
    if runs == 1:
        extra_king, extra_queen = held[king] > 1, held[queen] > 1
        if extra_king and extra_queen:
            best = Meld("run-extra-both", rules.run_extra_both, arranged((*run, king, queen)), 1)
        elif extra_king:
            best = Meld("run-extra-king", rules.run_extra_king, arranged((*run, king)), 1)
        else:
            best = Meld(
                "run-extra-queen", rules.run_extra_queen if extra_queen else 0, arranged((*run, queen)), 1
            )
        plain = [Meld("run", rules.run[0], run, 1)]
        plain += _repeated("royal-marriage", rules.royal_marriage, pairs - 1, (king, queen), 1)
        found += [best] if best.points > worth(plain) else plain
    elif runs:
        found += _repeated("run", rules.run, runs, run, 1)
    else:
        found += _repeated("royal-marriage", rules.royal_marriage, pairs, (king, queen), 1)
    found += [Meld("dix", rules.dix, (nine,), 1)] * held[nine]
    return found


def _pinochles(rules: MeldRules, held: Counter[Card]) -> list[Meld]:
    count = min(held[card] for card in PINOCHLE)
    if count == 1 and held[Card("KS")] and rules.grand_pinochle > rules.pinochle[0]:
        return [Meld("grand-pinochle", rules.grand_pinochle, (Card("KS"), *PINOCHLE), 2)]
    return _repeated("pinochle", rules.pinochle, count, PINOCHLE, 2)


def _repeated(name: str, values: tuple[int, ...], count: int, cards: Hand, group: int) -> list[Meld]:
    """`count` of one meld: as one double meld where that is worth more than its singles, else as so many singles."""
    if count < 2:
        return [Meld(name, values[0], cards, group)] * count
    if values[1] == 2 * values[0]:
        return [Meld(name, values[0], cards, group)] * 2
    return [Meld("double-" + name, values[1], arranged(cards * 2), group)]


def worth(melds: Iterable[Meld]) -> int:
    """The points of melds together.

    >>> worth([Meld("dix", 10, (Card("9S"),), 1)] * 2)
    20
    """
    return sum(meld.points for meld in melds)


def laid_out(melds: Iterable[Meld]) -> Hand:
    """The fewest cards that show the melds: of each kind as many as any one group needs.

    >>> from twinpack.cards import cards, show
    >>> show(laid_out(melds(MeldRules(), cards("KS QS JD 9H TH JH 9D TD AD 9C TC JC"), "S")))
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
