"""The melds a hand can make: all of them, and those worth offering.

Both go by the hand's suits and ranks one after the other and give up on each as soon as too much of it is missing; what
one suit or rank makes is remembered, as from one turn to the next most of a hand stays as it was.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, combinations, permutations

from twinpack.cards import SUITS, Card, Hand, suit
from twinpack.pinnacola.readings import JOKER_SETS, SHORTEST, Meld, kind, limit
from twinpack.pinnacola.rules import MeldRules, Rules
from twinpack.pinnacola.tokens import JOKER, is_wild, track

Wilds = tuple[Card, ...]
Shape = tuple[Card, ...]
"""What a meld would be without wild cards."""


def new_melds(rules: Rules, hand: Hand, using: Card | None = None) -> Iterator[Meld]:
    """Every meld that cards of `hand` can make, each once; with `using` only those that this card of the hand is in.

    With several wild cards these can be thousands; they come one by one, without wild cards first.

    >>> hand = tuple(Card(card) for card in ("7H", "8H", "9H", "TH"))
    >>> list(new_melds(Rules(), hand, Card("TH")))
    [('7H', '8H', '9H', 'TH'), ('8H', '9H', 'TH')]
    """
    pinelle = rules.deal.pinelle
    wilds, suits, ranks = _sorted_out(hand, pinelle)
    if using is None:
        yield from _natural(suits, ranks, pinelle)
        yield from _of_jokers(rules.meld, wilds)
        yield from _with_wilds(rules, suits, ranks, wilds)
    elif is_wild(using, pinelle):
        yield from _of_jokers(rules.meld, wilds) if using == JOKER else ()
        yield from (meld for meld in _with_wilds(rules, suits, ranks, wilds) if any(t[:2] == using for t in meld))
    else:
        suits, ranks = [group for group in suits if using in group], [group for group in ranks if using in group]
        yield from (meld for meld in _natural(suits, ranks, pinelle) if using in meld)
        yield from (meld for meld in _with_wilds(rules, suits, ranks, wilds) if using in meld)


def useful_melds(rules: Rules, hand: Hand) -> Iterator[Meld]:
    """The melds worth offering: all without wild cards, and of those with, the ones that need every wild card they use.

    That is: no wild card stands for a card that the hand holds, and none could be left out. Where wild cards of
    different faces serve, each choice of faces comes once, in one arrangement. What is missing can nearly always be
    reached by laying off afterwards; where it must not be missed, ask `new_melds`.

    >>> hand = tuple(Card(card) for card in ("7H", "9H", "TH", "**"))
    >>> list(useful_melds(Rules(), hand))
    [('7H', '**=8H', '9H'), ('7H', '**=8H', '9H', 'TH'), ('**=8H', '9H', 'TH'), ('9H', 'TH', '**=JH')]
    """
    pinelle = rules.deal.pinelle
    wilds, suits, ranks = _sorted_out(hand, pinelle)
    yield from _natural(suits, ranks, pinelle)
    if wilds:
        yield from _of_jokers(rules.meld, wilds)
        least = max(rules.meld.naturals, SHORTEST - len(wilds))
        for group in suits:
            if len(group) >= least:
                yield from _needing_runs(rules.meld, group, wilds, pinelle)
        for group in ranks:
            if len(group) >= least:
                yield from _needing_sets(rules.meld, group, wilds)


def _sorted_out(hand: Hand, pinelle: bool) -> tuple[Wilds, Iterable[Hand], Iterable[Hand]]:
    """The wild cards of a hand, and its naturals by suit and by rank; of second copies only aces matter, in a suit."""
    wilds: list[Card] = []
    suits: dict[str, list[Card]] = {}
    ranks: dict[str, list[Card]] = {}
    for card in hand:
        rank = card[0]
        if card == JOKER or (pinelle and rank == "2"):
            wilds.append(card)
            continue
        of_rank = ranks.setdefault(rank, [])
        if card not in of_rank:
            of_rank.append(card)
        elif rank != "A":
            continue
        suits.setdefault(card[1], []).append(card)
    return tuple(sorted(wilds)), [*map(tuple, suits.values())], [*map(tuple, ranks.values())]


def _natural(suits: Iterable[Hand], ranks: Iterable[Hand], pinelle: bool) -> Iterator[Meld]:
    for group in suits:
        if len(group) >= SHORTEST:
            yield from _natural_runs(group, pinelle)
    for group in ranks:
        if len(group) >= SHORTEST:
            yield from _natural_sets(group)


@lru_cache(1 << 13)
def _natural_runs(group: Hand, pinelle: bool) -> tuple[Meld, ...]:
    return tuple(shape for shape, _ in _run_shapes(group, 0, pinelle) if _has_aces(shape, group))


@lru_cache(1 << 13)
def _natural_sets(group: Hand) -> tuple[Meld, ...]:
    return tuple(shape for shape, _ in _set_shapes(group, 0))


def _of_jokers(limits: MeldRules, wilds: Wilds) -> Iterator[Meld]:
    for size in JOKER_SETS[limits.joker_melds]:
        if wilds.count(JOKER) >= size:
            yield (JOKER,) * size


def _run_shapes(group: Hand, most: int, pinelle: bool) -> Iterator[tuple[Shape, list[int]]]:
    """Stretches of a suit that lack at most so many cards, and where; a second ace is taken for granted."""
    places = track(suit(group[0]), pinelle)
    for low in range(len(places)):
        missing: list[int] = []
        for high in range(low, len(places)):
            if places[high] not in group:
                missing.append(high - low)
                if len(missing) > most:
                    break
            if high - low >= SHORTEST - 1:
                yield places[low : high + 1], missing.copy()


def _has_aces(shape: Shape, group: Hand, wild: Iterable[int] = ()) -> bool:
    """Whether a run from ace to ace has its two aces, or a wild card for one."""
    return shape[0] != shape[-1] or group.count(shape[0]) > 1 or any(at in (0, len(shape) - 1) for at in wild)


def _set_shapes(group: Hand, most: int) -> Iterator[tuple[Shape, list[int]]]:
    """Tris and poker of a rank that lack at most so many cards, and where."""
    for size in (SHORTEST, len(SUITS)):
        for suits in combinations(SUITS, size):
            shape = tuple(Card(group[0][0] + suit) for suit in suits)
            missing = [at for at, card in enumerate(shape) if card not in group]
            if len(missing) <= most:
                yield shape, missing


def _with_wilds(rules: Rules, suits: Iterable[Hand], ranks: Iterable[Hand], wilds: Wilds) -> Iterator[Meld]:
    """Every meld with wild cards, also where they stand for cards the hand holds."""
    pinelle, most = rules.deal.pinelle, len(wilds)
    if not wilds:
        return
    runs = ((group, _run_shapes(group, most, pinelle)) for group in suits)
    sets = ((group, _set_shapes(group, most)) for group in ranks)
    for group, shapes in chain(runs, sets):
        for shape, missing in shapes:
            for wild in _wild_places(shape, missing, most):
                if _has_aces(shape, group, wild) and limit(rules.meld, kind(shape), len(shape), wild) is None:
                    yield from (_dressed(shape, wild, faces) for faces in _arrangements(wilds, len(wild)))


def _wild_places(shape: Shape, missing: list[int], most: int) -> Iterator[list[int]]:
    present = [at for at in range(len(shape)) if at not in missing]
    for more in range(0 if missing else 1, most - len(missing) + 1):
        for chosen in combinations(present, more):
            yield sorted([*missing, *chosen])


@lru_cache(1 << 12)
def _needing_runs(limits: MeldRules, group: Hand, wilds: Wilds, pinelle: bool) -> tuple[Meld, ...]:
    """Runs that need every wild card in them: in a gap, or to be long enough."""
    return tuple(
        _dressed(shape, missing, faces)
        for shape, missing in _run_shapes(group, len(wilds), pinelle)
        if missing and (len(shape) == SHORTEST or not (missing[0] == 0 or missing[-1] == len(shape) - 1))
        if _has_aces(shape, group) and limit(limits, "run", len(shape), missing) is None
        for faces in _choices(wilds, len(missing))
    )


@lru_cache(1 << 12)
def _needing_sets(limits: MeldRules, group: Hand, wilds: Wilds) -> tuple[Meld, ...]:
    """Tris with wild cards; in a poker none is needed."""
    return tuple(
        _dressed(shape, missing, faces)
        for shape, missing in _set_shapes(group, len(wilds))
        if missing and len(shape) == SHORTEST and limit(limits, "tris", SHORTEST, missing) is None
        for faces in _choices(wilds, len(missing))
    )


def _dressed(shape: Shape, wild: Iterable[int], faces: Wilds) -> Meld:
    """A shape with wild cards of these faces at these places."""
    tokens: list[str] = [*shape]
    for at, face in zip(wild, faces, strict=True):
        tokens[at] = f"{face}={shape[at]}"
    return tuple(tokens)


@lru_cache(1 << 8)
def _arrangements(wilds: Wilds, count: int) -> tuple[Wilds, ...]:
    return tuple(dict.fromkeys(permutations(wilds, count)))


@lru_cache(1 << 8)
def _choices(wilds: Wilds, count: int) -> tuple[Wilds, ...]:
    return tuple(dict.fromkeys(combinations(wilds, count)))
