"""What a hand melds, and the fewest cards that show it.

Sources: `docs/rules-sources.md`, "Meld".
"""

from collections import Counter
from collections.abc import Iterable

import msgspec

from twinpack.cards import SUITS, Card, Hand, Suit, arranged
from twinpack.pinochle.rules import MeldRules

RUN_RANKS = "ATKQJ"
RUNS: dict[Suit, Hand] = {suit: tuple(Card(rank + suit) for rank in RUN_RANKS) for suit in SUITS}
MARRIAGES: dict[Suit, Hand] = {suit: (Card("K" + suit), Card("Q" + suit)) for suit in SUITS}
DIX: dict[Suit, Card] = {suit: Card("9" + suit) for suit in SUITS}
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


def melds(rules: MeldRules, hand: Iterable[Card], trump: Suit | None) -> tuple[Meld, ...]:
    """Everything that `hand` melds, most valuable decomposition; `trump` None: a deal that never had one.

    >>> from twinpack.cards import cards
    >>> hand = cards("AS TS KS KS QS JS TH JH 9D TD 9C TC")
    >>> [(meld.name, meld.points) for meld in melds(MeldRules(), hand, "S")]
    [('run-extra-king', 190)]
    """
    held = Counter(hand)
    found = _trump_melds(rules, held, trump) if trump else []
    pairs = {suit: _sets(held, pair) for suit, pair in MARRIAGES.items()}
    for suit, pair in MARRIAGES.items():
        if pairs[suit] and suit != trump:
            found += _repeated("marriage", rules.marriage, pairs[suit], pair, 1)
    if rules.roundhouse and all(pairs.values()):
        found.append(Meld("roundhouse", rules.roundhouse, (), 4))
    found += _pinochles(rules, held)
    for name, around in AROUNDS.items():
        if count := _sets(held, around):
            found += _repeated(name, getattr(rules, name), count, around, 3)
    return tuple(meld for meld in found if meld.points)


def _sets(held: Counter[Card], cards: Hand) -> int:
    """How many whole sets of `cards`, all different, are held."""
    return min(held.get(card, 0) for card in cards)


def _trump_melds(rules: MeldRules, held: Counter[Card], trump: Suit) -> list[Meld]:
    run, pair, nine = RUNS[trump], MARRIAGES[trump], DIX[trump]
    runs, pairs = _sets(held, run), _sets(held, pair)
    found: list[Meld] = []
    if runs == 1:
        found += _run(rules, held, run, pair)
    elif runs:
        found += _repeated("run", rules.run, runs, run, 1)
    elif pairs:
        found += _repeated("royal-marriage", rules.royal_marriage, pairs, pair, 1)
    return found + [Meld("dix", rules.dix, (nine,), 1)] * held.get(nine, 0)


def _run(rules: MeldRules, held: Counter[Card], run: Hand, pair: Hand) -> list[Meld]:
    """A single run with its extra king and queen, as the table counts them, or as run and royal marriage."""
    king, queen = (held[card] > 1 for card in pair)
    plain = [Meld("run", rules.run[0], run, 1)]
    if king and queen:
        plain.append(Meld("royal-marriage", rules.royal_marriage[0], pair, 1))
        best = Meld("run-extra-both", rules.run_extra_both, arranged(run + pair), 1)
    elif king:
        best = Meld("run-extra-king", rules.run_extra_king, arranged((*run, pair[0])), 1)
    elif queen:
        best = Meld("run-extra-queen", rules.run_extra_queen, arranged((*run, pair[1])), 1)
    else:
        return plain
    return [best] if best.points > worth(plain) else plain


def _pinochles(rules: MeldRules, held: Counter[Card]) -> list[Meld]:
    count = _sets(held, PINOCHLE)
    plain = _repeated("pinochle", rules.pinochle, count, PINOCHLE, 2)
    grands = min(count, held.get(Card("KS"), 0))
    if not grands or not rules.grand_pinochle:
        return plain
    mixed = [Meld("grand-pinochle", rules.grand_pinochle, (Card("KS"), *PINOCHLE), 2)] * grands
    mixed += [Meld("pinochle", rules.pinochle[0], PINOCHLE, 2)] * (count - grands)
    return max(plain, mixed, key=worth)


def _repeated(name: str, values: tuple[int, ...], count: int, cards: Hand, group: int) -> list[Meld]:
    """`count` of one meld: as one double meld where that is worth more than its singles, else as so many singles."""
    if count < 2:
        return [Meld(name, values[0], cards, group)] * count
    if values[1] <= 2 * values[0]:
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
