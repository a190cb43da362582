"""Cards that leave the hand before play: gifts to the partner and back, the widow, the swap of a dix."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from twinpack.bots.base import Choice, Reason, why
from twinpack.bots.club.valuation import RUN, unit
from twinpack.cards import SUITS, Card, Hand, Suit, arranged, minus
from twinpack.pinochle.actions import Bury, Give, Share, Swap
from twinpack.pinochle.melds import PINOCHLE, Meld, laid_out, melds, worth
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import counters
from twinpack.pinochle.view import View

# In counters, what keeping a card of a side suit is worth to declarer: a ten and a king with none, one, both aces;
TEN, KING = (-0.2, -0.1, 2.0), (-0.2, -0.1, 0.2)
LOW = {"Q": 0.3, "J": 0.2, "9": 0.1}
ACE = 1.5
SHORT = 0.3
"""and how much more each card of a suit without an ace is worth the longer that suit is: short ones are thrown off."""
WHOLE = -0.3
"""How much sooner a whole meld goes that wins no tricks but scores as well in partner's hand."""

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
    own = melds(rules.meld, hand, trump)
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
            yield leg, "give-pinochle"
    aces = [Card("A" + suit) for suit in SUITS if suit != trump]
    for ace in aces:
        yield ace, "give-aces"
    for rank in "ATKQ":
        yield Card(rank + trump), "give-trump"
    for ace in aces:
        yield ace, "give-aces"
    yield Card("J" + trump), "give-trump"
    for _ in range(2):
        yield Card("9" + trump), "give-trump"
    table = Counter(laid_out(own))
    side = [card for card in hand if card[1] != trump and card[0] != "A"]
    loose = Counter(side) - table
    order = "KQTJ9"
    for card in sorted(loose.elements(), key=lambda card: order.index(card[0])):
        yield card, "give-filler"
    for card in sorted(side, key=lambda card: order[::-1].index(card[0])):
        yield card, "give-filler"


def _returned(rules: Rules, hand: Hand, trump: Suit, count: int) -> tuple[Hand, tuple[Reason, ...]]:
    """What declarer gives back: losers, and whole melds that win nothing, before anything that counts."""
    own = melds(rules.meld, hand, trump)
    units = _units(hand, trump, own, whole=True)
    chosen: list[Card] = []
    codes: dict[str, None] = {}
    for _, cards in units:
        if len(chosen) + len(cards) <= count:
            chosen += cards
            codes["return-losers" if len(cards) == 1 else "return-whole-meld"] = None
    if len(chosen) < count:
        chosen += _cheapest(rules, minus(hand, chosen), trump, count - len(chosen))
        codes["break-cheapest"] = None
    return tuple(chosen), (*(why(code) for code in codes), why("keep-strength"))[:3]


def _units(hand: Hand, trump: Suit, own: tuple[Meld, ...], *, whole: bool) -> list[tuple[float, Hand]]:
    """What may go at no loss of meld, single cards and whole melds, the least useful in tricks first."""
    table = Counter(laid_out(own))
    loose = Counter(hand) - table
    found: list[tuple[float, Hand]] = [
        (_use(card, hand), (card,)) for card in loose.elements() if card[1] != trump and card[0] != "A"
    ]
    if whole:
        for meld in own:
            cards = Counter(meld.cards)
            elsewhere = any(other is not meld and Counter(other.cards) & cards for other in own)
            if not elsewhere and meld.group < 3 and all(card[1] != trump for card in meld.cards) and meld.cards:
                use = sum(_use(card, hand) for card in meld.cards) / len(meld.cards)
                found.append((use + WHOLE, meld.cards))
    found.sort(key=lambda found: (found[0], found[1]))
    return found


def _use(card: Card, hand: Hand) -> float:
    """How useful a card of a side suit is to declarer in tricks, in counters."""
    rank, suit = card[0], card[1]
    aces = hand.count(Card("A" + suit))
    length = sum(other[1] == suit for other in hand)
    if rank == "A":
        return ACE
    use = {"T": TEN, "K": KING}[rank][aces] if rank in "TK" else LOW[rank]
    return use + (0.0 if aces else SHORT * (length - 3))


def _cheapest(rules: Rules, hand: Hand, trump: Suit, count: int) -> list[Card]:
    """Cards to part with when meld or strength must go, each the smallest loss."""
    chosen: list[Card] = []
    size = unit(rules)
    for _ in range(count):
        losses = {
            card: _strength(card, hand, trump) * size - worth(melds(rules.meld, minus(hand, (card,)), trump))
            for card in hand
        }
        card = min(losses, key=losses.__getitem__)
        chosen.append(card)
        hand = minus(hand, (card,))
    return chosen


def _strength(card: Card, hand: Hand, trump: Suit) -> float:
    """How many counters a card of declarer's is worth in tricks, trumps and aces included."""
    if card[1] == trump:
        return {"A": 6.0, "T": 4.0, "K": 4.0, "Q": 4.0, "J": 4.0, "9": 2.0}[card[0]]
    return _use(card, hand)


def bury(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """Losers go under; where they count for declarer, losing counters first."""
    assert view.trump is not None
    own = melds(rules.meld, view.hand, view.trump)
    units = _units(view.hand, view.trump, own, whole=False)
    if rules.deal.bury_counts:
        units.sort(key=lambda found: found[0] - counters(rules, found[1]) / unit(rules))
    chosen = [cards[0] for _, cards in units][: rules.deal.widow]
    if len(chosen) < rules.deal.widow:
        chosen += _cheapest(rules, minus(view.hand, chosen), view.trump, rules.deal.widow - len(chosen))
    return Choice(Bury(arranged(chosen)), (why("bury-losers"),))


def share(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """The best card of the widow is kept, the next goes to partner, the rest to the rivals."""
    assert view.trump is not None
    assert view.widow is not None
    trump = view.trump
    rest = minus(view.hand, view.widow)
    before = worth(melds(rules.meld, rest, trump))

    def gain(card: Card) -> float:
        meld = worth(melds(rules.meld, (*rest, card), trump)) - before
        return meld + _strength(card, (*rest, card), trump) * unit(rules)

    worst, bad, good, _ = sorted(view.widow, key=gain)
    return Choice(Share((worst, good, bad)), (why("share-widow"),))


def swap(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """A dix scores swapped or not, and the turned card is the better trump."""
    return Choice(Swap(take=True), (why("swap-dix", card=view.turned),))
