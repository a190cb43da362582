"""Melds laid one at a time: what a hand with cards lying open may show, and which copies of a card serve.

A card may count once in each group of melds, and again in a meld of the same group that scores more than any it has
been in; at least one card must come fresh from the hand. Sources: `docs/rules-sources.md`, "Two hands".
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

from msgspec.structs import replace

from twinpack.cards import SUITS, Card, Hand, Suit, arranged
from twinpack.game import IllegalAction
from twinpack.pinochle.actions import ShowMeld
from twinpack.pinochle.melds import AROUNDS, MARRIAGES, MULTIPLES, PINOCHLE, RUNS, Meld
from twinpack.pinochle.rules import MeldRules, Rules
from twinpack.pinochle.state import Laid

Open = tuple[Laid, ...]
"""The cards of one hand that lie open, arranged."""


def forms(rules: Rules, trump: Suit) -> dict[Hand, Meld]:
    """Every meld that can be shown at once, by its cards.

    A multiple is one of them only where the rules give it a value of its own.

    >>> from twinpack.cards import cards
    >>> forms(Rules(), "H")[cards("KH QH")].name
    'royal-marriage'
    """
    return _forms(rules.meld, rules.pack.copies, trump)


@cache
def _forms(table: MeldRules, copies: int, trump: Suit) -> dict[Hand, Meld]:
    run, (king, queen) = RUNS[trump], MARRIAGES[trump]
    found = _multiples("run", table.run, run, 1, copies)
    for suit in SUITS:
        name, values = ("royal-marriage", table.royal_marriage) if suit == trump else ("marriage", table.marriage)
        found += _multiples(name, values, MARRIAGES[suit], 1, copies)
    found += _multiples("pinochle", table.pinochle, PINOCHLE, 2, copies)
    found.append(Meld("grand-pinochle", table.grand_pinochle, (Card("KS"), *PINOCHLE), 2))
    for name, around in AROUNDS.items():
        found += _multiples(name, getattr(table, name), around, 3, copies)
    if copies > 1:
        found += [
            Meld("run-extra-king", table.run_extra_king, arranged((*run, king)), 1),
            Meld("run-extra-queen", table.run_extra_queen, arranged((*run, queen)), 1),
            Meld("run-extra-both", table.run_extra_both, arranged((*run, king, queen)), 1),
        ]
    return {meld.cards: meld for meld in found if meld.points}


def _multiples(name: str, values: Sequence[int], cards: Hand, group: int, copies: int) -> list[Meld]:
    return [
        Meld(MULTIPLES[part - 1] + name, points, arranged(cards * part), group)
        for part, points in enumerate(values[:copies], start=1)
    ]


def offers(rules: Rules, trump: Suit, hand: Hand, laid: Open) -> Iterator[ShowMeld]:
    """Every way to show a meld from a hand of which `laid` lies open: the fewest fresh cards first."""
    held, closed = Counter(hand), Counter(closed_of(hand, laid))
    for cards, meld in forms(rules, trump).items():
        needed = Counter(cards)
        if not needed <= held:
            continue
        least = {kind: count - min(count, len(_serving(laid, kind, meld))) for kind, count in needed.items()}
        ways = [range(least[kind], min(count, closed[kind]) + 1) for kind, count in needed.items()]
        for counts in product(*ways):
            fresh = Counter(dict(zip(needed, counts, strict=True)))
            if fresh.total():
                yield ShowMeld(cards, () if fresh == least else arranged(fresh.elements()))


def check(rules: Rules, trump: Suit, hand: Hand, laid: Open, action: ShowMeld) -> None:
    """Raise `IllegalAction` unless a hand of which `laid` lies open may show this."""
    meld = forms(rules, trump).get(action.cards)
    if meld is None:
        raise IllegalAction("no-meld", cards=list(action.cards))
    needed, fresh = Counter(action.cards), Counter(fresh_cards(meld, laid, action))
    missing = (needed - Counter(hand)) + (fresh - Counter(closed_of(hand, laid))) + (fresh - needed)
    used = [kind for kind, count in (needed - fresh).items() if count > len(_serving(laid, kind, meld))]
    if used or (missing and needed <= Counter(hand)):
        raise IllegalAction("melded-before", cards=used or sorted(missing))
    if missing:
        raise IllegalAction("not-in-hand", cards=sorted(missing))
    if not fresh:
        raise IllegalAction("nothing-fresh", cards=list(action.cards))


def fresh_cards(meld: Meld, laid: Open, action: ShowMeld) -> Hand:
    """The cards of a meld that come from the hand: those the action names, else what no open card may serve for.

    This hangs on open cards alone, so that everybody can tell.
    """
    if action.fresh:
        return action.fresh
    needed = Counter(meld.cards)
    least = {kind: count - len(_serving(laid, kind, meld)) for kind, count in needed.items()}
    return arranged(Counter(least).elements())


def lay(rules: Rules, trump: Suit, laid: Open, action: ShowMeld) -> tuple[Meld, Open]:
    """The meld that a legal action shows, and what lies open afterwards."""
    meld = forms(rules, trump)[action.cards]
    fresh = Counter(fresh_cards(meld, laid, action))
    after = list(laid)
    for kind, count in (Counter(meld.cards) - fresh).items():
        for card in _serving(laid, kind, meld)[:count]:
            after[after.index(card)] = _scoring(card, meld)
    after += [_scoring(Laid(kind), meld) for kind in fresh.elements()]
    return meld, _in_order(after)


def with_dix(laid: Open, dix: Card, points: int) -> Open:
    """What lies open after a dix has been shown."""
    return _in_order([*laid, Laid(dix, (points, 0, 0))])


def without(laid: Open, card: Card) -> Open:
    """What lies open after a card has been played: if it lies open, the copy that has scored most is the one played.

    That is never worse for its player than to play a copy from the hand, which may still be a fresh card of a meld.
    """
    copies = [one for one in laid if one.card == card]
    if not copies:
        return laid
    gone = laid.index(max(copies, key=_spent))
    return laid[:gone] + laid[gone + 1 :]


def closed_of(hand: Hand, laid: Open) -> Hand:
    """The cards of a hand that do not lie open."""
    return tuple((Counter(hand) - Counter(one.card for one in laid)).elements())


def _serving(laid: Open, kind: Card, meld: Meld) -> list[Laid]:
    """The open copies of a card that may serve in a meld, those with the least left to score first."""
    copies = [one for one in laid if one.card == kind and one.scored[meld.group - 1] < meld.points]
    return sorted(copies, key=lambda one: (one.scored[meld.group - 1], _spent(one)), reverse=True)


def _spent(one: Laid) -> tuple[int, tuple[int, int, int]]:
    return sum(one.scored), one.scored


def _scoring(one: Laid, meld: Meld) -> Laid:
    first, second, third = one.scored
    by_group = {1: (meld.points, second, third), 2: (first, meld.points, third), 3: (first, second, meld.points)}
    return replace(one, scored=by_group[meld.group])


def _in_order(laid: list[Laid]) -> Open:
    """Arranged, so that equal tables are equal tuples."""
    places = {kind: place for place, kind in enumerate(arranged({one.card for one in laid}))}
    return tuple(sorted(laid, key=lambda one: (places[one.card], one.scored)))
