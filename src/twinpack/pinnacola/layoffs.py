"""Laying off to a meld on the table, and swapping a wild card out of it."""

from functools import lru_cache
from typing import Literal, get_args

from twinpack.cards import SUITS, Card, Hand, suit
from twinpack.game import IllegalAction
from twinpack.pinnacola.readings import JOKER_SETS, Meld, broken_limit, is_complete, kind, within_limits
from twinpack.pinnacola.rules import MeldRules, Rules
from twinpack.pinnacola.tokens import JOKER, PINELLE, Token, face, identity, is_wild, track

End = Literal["low", "high"]
ENDS: tuple[End, ...] = get_args(End)
LayOff = tuple[Token, End | None]


@lru_cache(1 << 14)  # what `takers` of a meld can be laid off, is asked for again and again
def laid_off(rules: Rules, tokens: Meld, token: Token, end: End | None = None) -> Meld:
    """The meld after `token` has been laid off to it, at `end` of a run where that is not plain.

    A wild card takes its identity from the end, or from the only place that is left. With `meld.slide` the card a wild
    stands for pushes that wild card to an end of the run. Raises `IllegalAction`: "lay-off-complete",
    "lay-off-does-not-fit", "lay-off-end-open" where both ends take the card, and what `formed` raises about wild cards.

    >>> laid_off(Rules(), ("5H", "6H", "7H"), "8H"), laid_off(Rules(), ("5H", "6H", "7H"), "**", "low")
    (('5H', '6H', '7H', '8H'), ('**=4H', '5H', '6H', '7H'))
    """
    if is_complete(tokens, rules.deal.pinelle):
        raise IllegalAction("lay-off-complete")
    allowed = within_limits(rules, _ways(rules, tokens, token, end).values())
    if len(allowed) > 1:
        raise IllegalAction("lay-off-end-open", card=token)
    if not allowed:
        raise IllegalAction("lay-off-does-not-fit", card=token)
    return allowed[0]


def lay_offs(rules: Rules, tokens: Meld, card: Card) -> tuple[LayOff, ...]:
    """Every way to lay this card off, wild cards with their identity; an end is named only where the token fits both.

    >>> lay_offs(Rules(), ("5H", "6H", "7H"), JOKER)
    (('**=4H', None), ('**=8H', None))
    """
    return tuple((token, end) for taken, token, end in takers(rules, tokens) if taken == card)


@lru_cache(1 << 14)  # a meld lies there for many turns, and is asked about in each
def takers(rules: Rules, tokens: Meld) -> tuple[tuple[Card, Token, End | None], ...]:
    """Every card that can be laid off to a meld, and each way to do it as in `lay_offs`.

    >>> [card for card, _, _ in takers(Rules(), ("5H", "6H", "7H"))]
    ['4H', '8H', '**', '**']
    """
    pinelle = rules.deal.pinelle
    if is_complete(tokens, pinelle):
        return ()
    wilds = (JOKER, *PINELLE) if pinelle else (JOKER,)
    found: list[tuple[Card, Token, End | None]] = []
    for card in dict.fromkeys((*_fits(rules.meld, tokens, pinelle), *wilds)):
        ways = [
            (meld[_place(tokens, meld, end)] if card in wilds else card, end)
            for end, meld in _ways(rules, tokens, card, None).items()
            if broken_limit(rules, meld) is None
        ]
        named = [token for token, _ in ways]
        found += [(card, token, end if named.count(token) > 1 else None) for token, end in ways]
    return tuple(found)


@lru_cache(1 << 14)
def stand_ins(tokens: Meld) -> Hand:
    """The cards that wild cards of a meld stand for, each once, though a run from ace to ace can have two for one.

    >>> stand_ins(("QH", "QS", "**=QD"))
    ('QD',)
    """
    return tuple(dict.fromkeys(identity(token) for token in tokens if "=" in token))


def swapped(rules: Rules, tokens: Meld, card: Card) -> tuple[Meld, Card]:
    """The meld with `card` in place of the wild card that stands for it, and that wild card.

    Raises `IllegalAction("swap-nothing-there")`.

    >>> swapped(Rules(), ("QH", "QS", "**=QD"), Card("QD"))
    (('QH', 'QS', 'QD'), '**')
    """
    for at, token in enumerate(tokens):
        if "=" in token and identity(token) == card:
            return (*tokens[:at], card, *tokens[at + 1 :]), face(token)
    raise IllegalAction("swap-nothing-there", card=card)


def _fits(limits: MeldRules, tokens: Meld, pinelle: bool) -> list[Card]:
    """The natural cards that fit an incomplete meld."""
    if tokens[0] == JOKER:
        return []
    if kind(tokens) != "run":
        return [_missing(tokens)]
    slides = [identity(token) for token in tokens if "=" in token] if limits.slide else []
    return [*(card for card in _beyond(tokens, pinelle) if card), *slides]


def _place(before: Meld, after: Meld, end: End | None) -> int:
    """Where the new card of a grown meld lies."""
    if end is not None:
        return 0 if end == "low" else -1
    return next((at for at, token in enumerate(before) if token != after[at]), -1)


def _ways(rules: Rules, tokens: Meld, token: Token, end: End | None) -> dict[End | None, Meld]:
    """The melds that `token` could make of an incomplete one, limits aside, by the end it or a sliding wild goes to."""
    pinelle = rules.deal.pinelle
    if "=" in token and not is_wild(token, pinelle):
        raise IllegalAction("meld-identity-impossible", wild=token)
    if kind(tokens) == "run":
        grown = _grown_run(tokens, token, pinelle) or _slid(rules.meld, tokens, token, pinelle)
        return {at: meld for at, meld in grown.items() if end in (at, None)}
    meld = _grown_jokers(rules.meld, tokens, token) if tokens[0] == JOKER else _grown_set(tokens, token, pinelle)
    return {None: meld} if meld and end is None else {}


def _grown_jokers(limits: MeldRules, tokens: Meld, token: Token) -> Meld | None:
    return (*tokens, JOKER) if token == JOKER and len(tokens) + 1 in JOKER_SETS[limits.joker_melds] else None


def _grown_set(tokens: Meld, token: Token, pinelle: bool) -> Meld | None:
    missing = _missing(tokens)
    fitting = _fitting(token, missing, pinelle)
    place = SUITS.index(suit(missing))
    return (*tokens[:place], fitting, *tokens[place:]) if fitting else None


def _missing(tris: Meld) -> Card:
    """The card that makes a tris a poker."""
    held = [identity(token) for token in tris]
    return next(card for card in (Card(held[0][0] + suit) for suit in SUITS) if card not in held)


def _fitting(token: Token, card: Card, pinelle: bool) -> Token:
    """`token` in the place of `card`: itself, an open wild card with its identity, or "" if it does not belong."""
    if identity(token) == card and (is_wild(token, pinelle) or "=" not in token):
        return token
    return f"{token}={card}" if "=" not in token and is_wild(token, pinelle) else ""


def _grown_run(tokens: Meld, token: Token, pinelle: bool) -> dict[End | None, Meld]:
    grown: dict[End | None, Meld] = {}
    below, above = _beyond(tokens, pinelle)
    if below and (fitting := _fitting(token, below, pinelle)):
        grown["low"] = (fitting, *tokens)
    if above and (fitting := _fitting(token, above, pinelle)):
        grown["high"] = (*tokens, fitting)
    return grown


def _beyond(tokens: Meld, pinelle: bool) -> tuple[Card | None, Card | None]:
    """The cards that come before and after a run."""
    places = track(suit(identity(tokens[0])), pinelle)
    low = places.index(identity(tokens[0])) if identity(tokens[0])[0] != "A" else 0
    high = low + len(tokens)
    return places[low - 1] if low else None, places[high] if high < len(places) else None


def _slid(limits: MeldRules, tokens: Meld, token: Token, pinelle: bool) -> dict[End | None, Meld]:
    """A natural card in a wild card's place, the wild card at an end of the same run."""
    for at, lying in enumerate(tokens):
        if limits.slide and "=" in lying and identity(lying) == token and not is_wild(token, pinelle):
            return _grown_run((*tokens[:at], token, *tokens[at + 1 :]), face(lying), pinelle)
    return {}
