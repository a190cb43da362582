"""What a hand melds, what may be played to a trick, and who wins it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from twinpack.cards import Card, Hand, Suit
from twinpack.game import IllegalAction
from twinpack.pinochle import melds, scoring
from twinpack.pinochle.melds import Meld
from twinpack.pinochle.rules import RANKS_TO, Rules
from twinpack.referee.errors import RefereeError
from twinpack.tricks import POLICIES, check_play, winner


class MeldAnswer(msgspec.Struct, frozen=True):
    """What a hand melds: the sum, each meld, and the fewest cards that show them."""

    total: int
    melds: tuple[Meld, ...]
    table: Hand


class Refused(msgspec.Struct, frozen=True):
    """A card that may not be played, and the rule against it."""

    card: Card
    code: str
    params: dict[str, Any]


class LegalAnswer(msgspec.Struct, frozen=True):
    """Every card of a hand, in its order: those that may be played and those that may not."""

    legal: Hand
    illegal: tuple[Refused, ...]


class TrickAnswer(msgspec.Struct, frozen=True):
    """Who wins a trick (0: the first card played) and the points in it."""

    winner: int
    points: int


def meld(rules: Rules, hand: Hand, trump: Suit) -> MeldAnswer:
    """What a hand, or the part of it that is given, melds.

    >>> from twinpack.cards import cards
    >>> meld(Rules(), cards("KS QS JD 9S"), "S").total
    90
    """
    _check_hand(rules, hand, extra=0 if rules.deal.bury_from == "hand" else rules.deal.widow)
    found = melds.melds(rules, hand, trump)
    return MeldAnswer(melds.worth(found), found, melds.laid_out(found))


def legal(rules: Rules, hand: Hand, trick: Hand, trump: Suit, *, stock: bool = False) -> LegalAnswer:
    """Which cards of a hand may be played to a trick, and why the others may not.

    With `stock` there are still cards to draw, and so no duties.

    >>> from twinpack.cards import cards
    >>> legal(Rules(), cards("AH QH TS"), cards("KH QS"), "S").legal
    ('AH', 'QH')
    """
    limit = rules.table.hands - 1
    if len(trick) > limit:
        raise RefereeError("trick-full", limit=limit, given=len(trick))
    if stock and rules.deal.method != "stock":
        raise RefereeError("never-a-stock")
    _check_hand(rules, hand)
    _check_copies(rules, (*hand, *trick))
    found = [None if stock else _refusal(rules, hand, trick, trump, card) for card in hand]
    allowed = tuple(card for card, refusal in zip(hand, found, strict=True) if refusal is None)
    return LegalAnswer(allowed, tuple(refusal for refusal in found if refusal is not None))


def _refusal(rules: Rules, hand: Hand, trick: Hand, trump: Suit, card: Card) -> Refused | None:
    if not trick:
        return None
    try:
        check_play(POLICIES[rules.play.policy], hand, trick, trump, card)
    except IllegalAction as error:
        return Refused(card, error.code, error.params)
    return None


def trick(rules: Rules, cards: Hand, trump: Suit, *, last: bool = False) -> TrickAnswer:
    """Who wins a trick and what is in it; the last of a deal may be worth more.

    >>> from twinpack.cards import cards
    >>> trick(Rules(), cards("AH AH TH KH"), "S")
    TrickAnswer(winner=0, points=40)
    """
    if len(cards) != rules.table.hands:
        raise RefereeError("trick-size", count=rules.table.hands, given=len(cards))
    _check_copies(rules, cards)
    points = scoring.counters(rules, cards) + (rules.play.last_trick if last else 0)
    return TrickAnswer(winner(cards, trump), points)


def _check_hand(rules: Rules, hand: Sequence[Card], extra: int = 0) -> None:
    """Whether somebody can hold these cards; `extra` are those of the widow that are not buried yet."""
    limit = extra + (rules.hand_size if rules.deal.method == "stock" else rules.tricks)
    if not hand:
        raise RefereeError("no-cards")
    if len(hand) > limit:
        raise RefereeError("hand-too-large", limit=limit, given=len(hand))
    _check_copies(rules, hand)


def _check_copies(rules: Rules, cards: Iterable[Card]) -> None:
    ranks, copies = RANKS_TO[rules.pack.lowest], rules.pack.copies
    for card, count in Counter(cards).items():
        if card[0] not in ranks:
            raise RefereeError("card-not-in-pack", card=card, lowest=Card(ranks[-1] + card[1]))
        if count > copies:
            raise RefereeError("too-many-copies", card=card, limit=copies, given=count)
