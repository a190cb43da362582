"""The only place that knows tricks: what may be played, what beats what, who wins.

Sources: `docs/rules-sources.md`, "Play".
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from twinpack.cards import KINDS, Card, Hand, Suit
from twinpack.game import IllegalAction

Policy = Literal["OLD", "Y45", "OVR", "NLIT"]

RANKING = "ATKQJ987"
_STRENGTH = {rank: -place for place, rank in enumerate(RANKING)}


class TrickRules(msgspec.Struct, frozen=True):
    """The duties of a player who does not lead; following suit, and trumping when void, always bind.

    `head_plain`: beat the winning card of a plain suit if able. `overtrump`: beat the winning trump if able when
    ruffing. `head_after_ruff`: beat the best card of the led suit even when a trump is already winning.
    A trump lead must be headed under every policy.
    """

    head_plain: bool
    overtrump: bool
    head_after_ruff: bool = False


POLICIES: dict[Policy, TrickRules] = {
    "OLD": TrickRules(head_plain=True, overtrump=True),
    "Y45": TrickRules(head_plain=False, overtrump=False),
    "OVR": TrickRules(head_plain=False, overtrump=True),
    "NLIT": TrickRules(head_plain=True, overtrump=True, head_after_ruff=True),
}


def beats(challenger: Card, holder: Card, trump: Suit | None) -> bool:
    """Whether `challenger`, played after `holder`, takes the trick from it. An equal card never does.

    >>> beats(Card("9S"), Card("AH"), "S"), beats(Card("AH"), Card("AH"), "S"), beats(Card("AD"), Card("9C"), "S")
    (True, False, False)
    """
    if challenger[1] == holder[1]:
        return _STRENGTH[challenger[0]] > _STRENGTH[holder[0]]
    return challenger[1] == trump


def winner(trick: Sequence[Card], trump: Suit | None) -> int:
    """The place in `trick` (0 = led) of the card that wins; of equal cards the first.

    >>> winner([Card("9H"), Card("9S"), Card("AH"), Card("TH")], "S")
    1
    """
    best = 0
    for place in range(1, len(trick)):
        if beats(trick[place], trick[best], trump):
            best = place
    return best


def playable(rules: TrickRules, hand: Hand, trick: Sequence[Card], trump: Suit | None) -> Hand:
    """The cards of `hand` that may be played to `trick`, in the hand's order, each copy listed. Never empty.

    >>> playable(POLICIES["OLD"], (Card("AH"), Card("QH"), Card("TS")), [Card("KH")], "S")
    ('AH',)
    """
    if not trick:
        return hand
    led = trick[0][1]
    best = trick[winner(trick, trump)]
    follow = tuple(card for card in hand if card[1] == led)
    if follow:
        if led != trump:
            if best[1] != led:  # ruffed already
                if not rules.head_after_ruff:
                    return follow
                best = trick[winner(trick, None)]
            elif not rules.head_plain:
                return follow
        return _above(follow, best) or follow
    ruff = tuple(card for card in hand if card[1] == trump)
    if ruff:
        return (best[1] == trump and rules.overtrump and _above(ruff, best)) or ruff
    return hand


def _above(cards: Hand, best: Card) -> Hand:
    strength = _STRENGTH[best[0]]
    return tuple(card for card in cards if _STRENGTH[card[0]] > strength)


def check_play(rules: TrickRules, hand: Hand, trick: Sequence[Card], trump: Suit | None, card: Card) -> None:
    """Raise the reason why `card`, which must be in `hand`, may not be played to `trick`.

    Codes: `must-follow` (led), `must-beat` (winning), `must-trump` (trump), `must-overtrump` (winning).
    """
    allowed = playable(rules, hand, trick, trump)
    if card in allowed:
        return
    led = trick[0][1]
    best = trick[winner(trick, trump)]
    if any(held[1] == led for held in hand):
        if card[1] != led:
            raise IllegalAction("must-follow", card=card, led=led)
        if best[1] != led:
            best = trick[winner(trick, None)]
        raise IllegalAction("must-beat", card=card, winning=best)
    if card[1] != trump:
        raise IllegalAction("must-trump", card=card, led=led, trump=trump)
    raise IllegalAction("must-overtrump", card=card, winning=best)


def ruled_out(rules: TrickRules, trick: Sequence[Card], trump: Suit | None, card: Card) -> set[Card]:
    """The kinds of card that the rest of a hand cannot hold, since it played `card` to `trick`. A lead tells nothing.

    >>> sorted(ruled_out(POLICIES["OLD"], [Card("KH")], "S", Card("QH")))
    ['AH', 'TH']
    """
    if not trick:
        return set()
    led, best = trick[0][1], trick[winner(trick, trump)]
    if card[1] == led:
        if led != trump and best[1] != led:
            if not rules.head_after_ruff:
                return set()
            best = trick[winner(trick, None)]
        elif led != trump and not rules.head_plain:
            return set()
        return set() if beats(card, best, None) else _kinds_above(best)
    gone = {kind for kind in KINDS if kind[1] == led}
    if card[1] != trump:
        gone |= {kind for kind in KINDS if kind[1] == trump}
    elif best[1] == trump and rules.overtrump and not beats(card, best, trump):
        gone |= _kinds_above(best)
    return gone


def _kinds_above(best: Card) -> set[Card]:
    return {kind for kind in KINDS if beats(kind, best, None)}
