"""Cards that change hands before play: gifts to the partner and back, the swap of a dix."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from twinpack.bots.base import Choice, Reason, why
from twinpack.bots.club.sparing import cheapest, spare
from twinpack.bots.club.valuation import RUN
from twinpack.cards import SUITS, Card, Hand, Suit, arranged, minus
from twinpack.pinochle.actions import Give, Swap
from twinpack.pinochle.melds import PINOCHLE, Meld, laid_out, melds
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.view import View

Wanted = tuple[Card, str]
"""A card and the reason to give it."""


def give(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """A gift: to declarer what declarer needs, from declarer what declarer does not."""
    assert view.contract is not None
    assert view.trump is not None
    count = rules.exchange.count
    if view.seat == view.contract.declarer:
        cards, reasons = _returned(rules, view.hand, view.trump, count)
    else:
        cards, reasons = _helping(rules, view.hand, view.trump, count)
    return Choice(Give(arranged(cards)), reasons)


def _helping(rules: Rules, hand: Hand, trump: Suit, count: int) -> tuple[Hand, tuple[Reason, ...]]:
    """What the partner of declarer gives, the most useful first."""
    own = melds(rules, hand, trump)
    left = Counter(hand)
    locked = _locked(rules, own, trump)
    left -= locked
    chosen: list[Card] = []
    codes: dict[str, None] = {}
    for card, code in _useful(rules, hand, trump, own):
        if len(chosen) == count:
            break
        if left[card]:
            left[card] -= 1
            chosen.append(card)
            codes[code] = None
    for card in locked.elements():  # a hand that is nearly all one great meld has nothing else
        if len(chosen) < count:
            chosen.append(card)
    reasons = [why(code) for code in codes][:2]
    if locked:
        reasons.append(why("keep-own-meld"))
    return tuple(chosen), tuple(reasons)


def _locked(rules: Rules, own: Iterable[Meld], trump: Suit) -> Counter[Card]:
    """Cards of melds too good to break for what they might do in another hand."""
    locked: Counter[Card] = Counter()
    for meld in own:
        great = meld.points > rules.meld.run[0]
        broken = meld.group == 2 and trump not in "SD"
        if meld.group > 1 and (great or broken):
            locked |= Counter(meld.cards)
    return locked


def _useful(rules: Rules, hand: Hand, trump: Suit, own: tuple[Meld, ...]) -> Iterator[Wanted]:
    """Every card of the hand (some more than once, so as to be asked for again), the most useful to declarer first."""
    for rank in RUN:
        yield Card(rank + trump), "give-run"
    for leg in PINOCHLE:
        if trump in "SD" and leg[1] != trump:
            for _ in range(rules.pack.copies // 2):  # of four copies declarer may pair two
                yield leg, "give-pinochle"
    aces = [Card("A" + suit) for suit in SUITS if suit != trump]
    for ace in aces:
        yield ace, "give-aces"
    for rank in "ATKQ":
        yield Card(rank + trump), "give-trump"
    for ace in aces:
        yield ace, "give-aces"
    yield Card("J" + trump), "give-trump"
    for card in hand:
        if card[0] in "987" and card[1] == trump:
            yield card, "give-trump"
    table = Counter(laid_out(own))
    side = [card for card in hand if card[1] != trump and card[0] != "A"]
    loose = Counter(side) - table
    order = "KQTJ987"
    for card in sorted(loose.elements(), key=lambda card: order.index(card[0])):
        yield card, "give-filler"
    for card in sorted(side, key=lambda card: order[::-1].index(card[0])):
        yield card, "give-filler"
    for card in hand[::-1]:
        yield card, "give-trump"


def _returned(rules: Rules, hand: Hand, trump: Suit, count: int) -> tuple[Hand, tuple[Reason, ...]]:
    """What declarer gives back: losers, and whole melds that win nothing, before anything that counts."""
    own = melds(rules, hand, trump)
    units = spare(hand, trump, own, whole=True)
    chosen: list[Card] = []
    codes: dict[str, None] = {}
    for _, cards in units:
        if len(chosen) + len(cards) <= count:
            chosen += cards
            codes["return-losers" if len(cards) == 1 else "return-whole-meld"] = None
    if len(chosen) < count:
        chosen += cheapest(rules, minus(hand, chosen), trump, count - len(chosen))
        codes["break-cheapest"] = None
    return tuple(chosen), (*(why(code) for code in codes), why("keep-strength"))[:3]


def swap(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """A dix scores swapped or not, and the turned card is the better trump."""
    return Choice(Swap(take=True), (why("swap-dix", card=view.turned),))
