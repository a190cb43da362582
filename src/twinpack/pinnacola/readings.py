"""What tokens mean as a meld: sets, runs, and what each wild card stands for.

A meld is a tuple of tokens: a run lies from low to high, a set in suit order, and every wild card carries its identity.
Only the jokers of a meld of jokers stay without: they stand for themselves.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final, Literal

from twinpack.cards import SUITS, Card, suit
from twinpack.game import IllegalAction
from twinpack.pinnacola.rules import MeldRules, Rules
from twinpack.pinnacola.tokens import JOKER, RANKS, RED_TWOS, Token, face, identity, is_wild, track

Kind = Literal["tris", "poker", "run"]
Meld = tuple[Token, ...]

SHORTEST = 3
JOKER_SETS: Final[dict[str, tuple[int, ...]]] = {"off": (), "poker": (4,), "tris-and-poker": (3, 4)}
"""How many jokers make a meld by themselves."""


def kind(tokens: Meld) -> Kind:
    """What sort of meld it is.

    >>> kind(("7H", "8H", "**=9H")), kind(("9S", "9H", "9C")), kind(("**",) * 4)
    ('run', 'tris', 'poker')
    """
    if identity(tokens[0])[0] != identity(tokens[1])[0]:
        return "run"
    return "tris" if len(tokens) == SHORTEST else "poker"


def is_complete(tokens: Meld, pinelle: bool) -> bool:
    """Whether nothing more fits: a poker, or a run from ace to ace.

    >>> is_complete(("KS", "KH", "KD", "**=KC"), False), is_complete(("7H", "8H", "9H", "TH"), False)
    (True, False)
    """
    return kind(tokens) == "poker" or len(tokens) == len(track("S", pinelle))


def formed(rules: Rules, tokens: Sequence[Token]) -> Meld:
    """The meld that tokens in any order make, as it lies on the table.

    Wild cards whose identity is open take it from their place in a run written from low to high, or else from the only
    reading the rules allow. Raises `IllegalAction`: "meld-too-short", "meld-no-meld", "meld-twin", "meld-gap",
    "meld-corner", "meld-too-few-naturals", "meld-too-many-wilds", "meld-adjacent-wilds", "meld-wild-poker",
    "meld-identity-impossible", or "meld-identity-open" with the identities that are possible.

    >>> formed(Rules(), ["7C", "**", "9C"]), formed(Rules(), ["KS", "KH", "**", "KC"])
    (('7C', '**=8C', '9C'), ('KS', 'KH', '**=KD', 'KC'))
    """
    return _formed(rules, tuple(tokens))


@lru_cache(1 << 14)  # the same melds are made again and again while looking for a way to end a turn
def _formed(rules: Rules, tokens: Meld) -> Meld:
    if len(tokens) < SHORTEST:
        raise IllegalAction("meld-too-short", minimum=SHORTEST)
    pinelle = rules.deal.pinelle
    for token in tokens:
        if pinelle and face(token) in RED_TWOS:
            raise _no_meld(tokens)
        if "=" in token and not (is_wild(token, pinelle) and identity(token) in track(suit(identity(token)), pinelle)):
            raise IllegalAction("meld-identity-impossible", wild=token)
    if all(is_wild(token, pinelle) for token in tokens):
        return _jokers(rules.meld, tokens)
    readings = {_lying(reading): reading for reading in (*_sets(tokens, pinelle), *_runs(tokens, pinelle))}
    if not readings:
        raise _why_none(tokens, pinelle)
    allowed = within_limits(rules, readings)
    if len(allowed) > 1:
        raise _open(tokens, [readings[meld] for meld in allowed])
    return allowed[0]


def within_limits(rules: Rules, melds: Iterable[Meld]) -> list[Meld]:
    """Those of some melds that keep the limits on wild cards; raises what the first one breaks if none does.

    >>> within_limits(Rules(meld=MeldRules(adjacent_wilds=False)), [("7H", "**=8H", "**=9H"), ("**=6H", "7H", "**=8H")])
    [('**=6H', '7H', '**=8H')]
    """
    broken = [(meld, broken_limit(rules, meld)) for meld in melds]
    kept = [meld for meld, refusal in broken if refusal is None]
    for _, refusal in broken:
        if refusal and not kept:
            raise refusal
    return kept


def broken_limit(rules: Rules, meld: Meld) -> IllegalAction | None:
    """The limit on wild cards that a meld of naturals and wilds breaks, or None.

    >>> str(broken_limit(Rules(meld=MeldRules(naturals=2)), ("KH", "**=KS", "**=KD")))
    'meld-too-few-naturals: minimum=2'
    """
    if JOKER in meld:
        return None  # jokers that stand for themselves
    wild = [at for at, token in enumerate(meld) if is_wild(token, rules.deal.pinelle)]
    return limit(rules.meld, kind(meld), len(meld), wild)


def limit(limits: MeldRules, sort: Kind, size: int, wild: Sequence[int]) -> IllegalAction | None:
    """The same for a kind of meld of so many cards with wild cards at these places, in ascending order.

    >>> str(limit(MeldRules(adjacent_wilds=False), "run", 4, [1, 2]))
    'meld-adjacent-wilds'
    """
    if not wild:
        return None
    if size - len(wild) < limits.naturals:
        return IllegalAction("meld-too-few-naturals", minimum=limits.naturals)
    if limits.wilds and len(wild) > limits.wilds:
        return IllegalAction("meld-too-many-wilds", maximum=limits.wilds)
    if sort == "poker" and not limits.wild_poker:
        return IllegalAction("meld-wild-poker")
    if sort == "run" and not limits.adjacent_wilds and any(after - at == 1 for at, after in pairwise(wild)):
        return IllegalAction("meld-adjacent-wilds")
    return None


Reading = tuple[tuple[int, Token], ...]
"""Each token in the order given, with the place where it lies and its identity."""


def _lying(reading: Reading) -> Meld:
    return tuple(token for _, token in sorted(reading))


def _meant(token: Token, meant: Card, pinelle: bool) -> Token:
    return f"{face(token)}={meant}" if is_wild(token, pinelle) else token


def _is_open(token: Token, pinelle: bool) -> bool:
    return "=" not in token and is_wild(token, pinelle)


def _known(tokens: Sequence[Token], pinelle: bool) -> list[Card]:
    return [identity(token) for token in tokens if not _is_open(token, pinelle)]


def _jokers(limits: MeldRules, tokens: Sequence[Token]) -> Meld:
    """A meld of jokers. They stand for themselves, whatever they were said to be."""
    if all(face(token) == JOKER for token in tokens) and len(tokens) in JOKER_SETS[limits.joker_melds]:
        return (JOKER,) * len(tokens)
    raise IllegalAction("meld-too-few-naturals", minimum=limits.naturals)


def _sets(tokens: Sequence[Token], pinelle: bool) -> Iterator[Reading]:
    known = _known(tokens, pinelle)
    suits, ranks = [card[1] for card in known], {card[0] for card in known}
    if len(ranks) > 1 or len(set(suits)) < len(suits):
        return
    (rank,) = ranks
    missing = [suit for suit in SUITS if suit not in suits]
    for chosen in combinations(missing, len(tokens) - len(known)):
        named = iter(chosen)
        cards = [Card(rank + next(named)) if _is_open(token, pinelle) else identity(token) for token in tokens]
        yield tuple(
            (SUITS.index(suit(card)), _meant(token, card, pinelle)) for token, card in zip(tokens, cards, strict=True)
        )


def _runs(tokens: Sequence[Token], pinelle: bool) -> Iterator[Reading]:
    known = _known(tokens, pinelle)
    if len({card[1] for card in known}) > 1:
        return
    places = track(suit(known[0]), pinelle)
    windows = [places[low : low + len(tokens)] for low in range(len(places) - len(tokens) + 1)]
    for window in windows:
        if all(_is_open(token, pinelle) or identity(token) == card for token, card in zip(tokens, window, strict=True)):
            yield tuple((at, _meant(tokens[at], card, pinelle)) for at, card in enumerate(window))
            return  # written from low to high, each wild card's place says what it is
    for window in windows:
        if not Counter(known) - Counter(window):
            yield _placed(tokens, window, pinelle)


def _placed(tokens: Sequence[Token], window: Sequence[Card], pinelle: bool) -> Reading:
    """Tokens in any order at their places in a run; open wild cards fill the rest in the order given."""
    free = dict(enumerate(window))
    places: dict[int, int] = {}
    for at, token in enumerate(tokens):
        if not _is_open(token, pinelle):
            places[at] = next(place for place, card in free.items() if card == identity(token))
            del free[places[at]]
    left = iter(free)
    placed = [places[at] if at in places else next(left) for at in range(len(tokens))]
    return tuple((place, _meant(token, window[place], pinelle)) for place, token in zip(placed, tokens, strict=True))


def _open(tokens: Sequence[Token], readings: Sequence[Reading]) -> IllegalAction:
    """Names the first wild card that could be several cards, and which."""
    for at, token in enumerate(tokens):
        possible = list(dict.fromkeys(identity(reading[at][1]) for reading in readings))
        if len(possible) > 1:
            return IllegalAction("meld-identity-open", wild=token, possible=possible)
    raise AssertionError  # two readings differ somewhere


def _why_none(tokens: Sequence[Token], pinelle: bool) -> IllegalAction:
    """Why tokens, some of them natural, make no meld at all."""
    known = _known(tokens, pinelle)
    suits, ranks = {card[1] for card in known}, {card[0] for card in known}
    if len(suits) > 1 and len(ranks) > 1:
        return _no_meld(tokens)
    ring = track(suit(known[0]), pinelle)[:-1] * 3
    if any(Counter(known) <= Counter(ring[low : low + len(tokens)]) for low in range(len(RANKS))):
        return IllegalAction("meld-corner", cards=tuple(tokens))
    twins = [card for card, count in Counter(known).items() if count > (2 if card[0] == "A" and len(ranks) > 1 else 1)]
    if twins:
        return IllegalAction("meld-twin", card=twins[0])
    if len(ranks) > 1:
        return IllegalAction("meld-gap", cards=tuple(tokens))
    return IllegalAction("meld-identity-impossible", wild=next(token for token in tokens if _is_open(token, pinelle)))


def _no_meld(tokens: Sequence[Token]) -> IllegalAction:
    return IllegalAction("meld-no-meld", cards=tuple(tokens))
