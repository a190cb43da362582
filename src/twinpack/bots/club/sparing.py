"""What declarer can spare: cards that win little and belong to no meld, and what parting with any other would cost."""

from collections import Counter

from twinpack.bots.club.stakes import valued
from twinpack.bots.club.valuation import unit
from twinpack.cards import Card, Hand, Suit, minus
from twinpack.pinochle.melds import Meld, laid_out, melds
from twinpack.pinochle.rules import Rules

# In counters, what keeping a card of a side suit is worth to declarer: a ten and a king with none, one, both aces;
TEN, KING = (-0.2, -0.1, 2.0), (-0.2, -0.1, 0.2)
LOW = {"Q": 0.3, "J": 0.2, "9": 0.1, "8": 0.1, "7": 0.1}
ACE = 2.0
SHORT = 0.3
"""and how much more each card of a suit without an ace is worth the longer that suit is: short ones are thrown off."""
TRUMP = {"A": 6.0, "T": 4.0, "K": 4.0, "Q": 4.0, "J": 4.0, "9": 2.0, "8": 2.0, "7": 2.0}
"""What a trump is worth."""
WHOLE = -0.3
"""How much sooner a whole meld goes that wins no tricks but scores as well in partner's hand."""


def spare(hand: Hand, trump: Suit, own: tuple[Meld, ...], *, whole: bool) -> list[tuple[float, Hand]]:
    """What may go at no loss of meld, single cards and whole melds, the least useful in tricks first."""
    table = Counter(laid_out(own))
    loose = Counter(hand) - table
    found: list[tuple[float, Hand]] = [
        (use(card, hand), (card,)) for card in loose.elements() if card[1] != trump and card[0] != "A"
    ]
    if whole:
        for meld in own:
            cards = Counter(meld.cards)
            elsewhere = any(other is not meld and Counter(other.cards) & cards for other in own)
            if not elsewhere and meld.group < 3 and all(card[1] != trump for card in meld.cards) and meld.cards:
                worth_of = sum(use(card, hand) for card in meld.cards) / len(meld.cards)
                found.append((worth_of + WHOLE, meld.cards))
    found.sort(key=lambda found: (found[0], found[1]))
    return found


def use(card: Card, hand: Hand) -> float:
    """How useful a card of a side suit is to declarer in tricks, in counters."""
    rank, suit = card[0], card[1]
    aces = hand.count(Card("A" + suit))
    length = sum(other[1] == suit for other in hand)
    if rank == "A":
        return ACE
    kept = {"T": TEN, "K": KING}[rank][min(aces, 2)] if rank in "TK" else LOW[rank]
    return kept + (0.0 if aces else SHORT * (length - 3))


def cheapest(rules: Rules, hand: Hand, trump: Suit, count: int) -> list[Card]:
    """Cards to part with when meld or strength must go, each the smallest loss."""
    chosen: list[Card] = []
    size = unit(rules)
    for _ in range(count):
        losses = {
            card: strength(card, hand, trump) * size - valued(rules, melds(rules, minus(hand, (card,)), trump))
            for card in hand
        }
        card = min(losses, key=losses.__getitem__)
        chosen.append(card)
        hand = minus(hand, (card,))
    return chosen


def strength(card: Card, hand: Hand, trump: Suit) -> float:
    """How many counters a card of declarer's is worth in tricks, trumps and aces included."""
    return TRUMP[card[0]] if card[1] == trump else use(card, hand)
