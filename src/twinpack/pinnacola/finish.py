"""Whether a turn can still be ended: the exact search behind "no dead ends".

`glance` answers for most turns. A turn may hold any sequence of lays, lay-offs and swaps, far too many to try. What
makes the search small is that order hardly matters: whatever can be done, can be done as

1. the chosen card's own move, where it must come first;
2. the meld that opens, if the mover has to;
3. swaps, and cards that push a wild card along its run;
4. the duties: the smallest meld that the chosen card can be in, or the shortest way to reach it on a meld that lies
   there, and after it the wild cards that are due; or else every card of the hand, to go out.

New melds are tried in their smallest forms only, as longer ones are those with cards laid off. One wild card is as good
as another, so each is laid with the one face that is best to be rid of; only where jokers may lie by themselves and
pinelle may not does the face matter.
"""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from twinpack.cards import SUITS, Card, Hand, holds, minus, suit
from twinpack.pinnacola.cores import cores
from twinpack.pinnacola.glance import glance
from twinpack.pinnacola.layoffs import ENDS
from twinpack.pinnacola.melds import End, Meld, is_pinnacolone, is_pure, kind, lay_offs, meets
from twinpack.pinnacola.moves import (
    Host,
    Turn,
    direct,
    duties,
    faces,
    faces_matter,
    hosts,
    laid,
    off,
    payable,
    pushes,
    swaps,
    wilds,
)
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import face, identity, is_wild, track

__all__ = ["Turn", "can_end", "discards", "may_go_out"]


def may_go_out(rules: Rules, turn: Turn) -> bool:
    """Whether the round, and what the side's melds are now, let the mover go out, by whatever way."""
    return (rules.out.first_round or not turn.first_round) and meets(rules, turn.mine + turn.partners)


def discards(rules: Rules, turn: Turn) -> Hand:
    """The cards, each kind once, that may be discarded now and so end the turn; none while a duty is open.

    The last card is among them only if the mover may go out with it. What `row.wilds` and `row.fitting` forbid gives
    way when they would leave nothing of two or more cards, so a draw from the stock can always be ended.

    >>> discards(Rules(), Turn((Card("7H"), Card("8H"), Card("7H"))))
    ('7H', '8H')
    """
    if duties(turn):
        return ()
    last = len(turn.hand) == 1
    if last and not may_go_out(rules, turn):
        return ()
    kinds = tuple(dict.fromkeys(card for card in turn.hand if card != turn.kept_back))
    allowed = tuple(card for card in kinds if not _forbidden(rules, turn, card, last))
    return allowed if last else allowed or kinds


def can_end(rules: Rules, turn: Turn) -> bool:
    """Whether some sequence of lays, lay-offs and swaps, perhaps none, fulfils every duty and then ends the turn.

    Exact. An end is a discard that leaves a card, going out where the rules allow it, or a pinnacolone at once. A hand
    that is already empty counts as gone out.

    >>> turn = Turn((Card("9S"), Card("9H"), Card("5D")), chosen=Card("9H"))
    >>> can_end(Rules(), turn), can_end(Rules(), replace(turn, hand=(*turn.hand, Card("9C"))))
    (False, True)
    """
    if _ended(rules, turn):
        return True
    if duties(turn) and (plain := glance(rules, turn)) is not None:
        return plain
    if turn.chosen is not None and rules.row.chosen_first:
        return any(can_end(rules, after) for after in _first(rules, turn, turn.chosen))
    if not turn.opened and not _hopeful(rules, replace(turn, opened=True)):
        return False
    feasible = False
    for ready in _ready(rules, turn):
        for done in _fulfilled(rules, ready):
            feasible = True
            if _ended(rules, done):
                return True
        if _has_pinnacolone(rules, ready):
            return True
    out = feasible and (rules.out.first_round or not turn.first_round)
    return out and any(_empties(rules, ready, None, set()) for ready in _ready(rules, turn))


# Ends of a turn


def _ended(rules: Rules, turn: Turn) -> bool:
    """Whether the hand has run out as it may, or a discard ends the turn now."""
    if duties(turn):
        return False
    if not turn.hand:
        return not rules.out.discard and may_go_out(rules, turn)
    if len(turn.hand) > 1:
        return any(card != turn.kept_back for card in turn.hand)
    return bool(discards(rules, turn))


def _forbidden(rules: Rules, turn: Turn, card: Card, last: bool) -> bool:
    """Whether `row.wilds` or `row.fitting` is against discarding this card."""
    barred = ("forbidden", "not-last") if last else ("forbidden",)
    if is_wild(card, rules.deal.pinelle):
        return rules.row.wilds in barred
    table = turn.mine + turn.partners + turn.others
    return rules.row.fitting in barred and any(lay_offs(rules, meld, card) for meld in table)


def _has_pinnacolone(rules: Rules, turn: Turn) -> bool:
    """Whether a pinnacolone lies there, or the hand can lay or complete one."""
    if any(is_pinnacolone(rules, meld) for meld in turn.mine + turn.partners + turn.others):
        return True
    length, held = len(track("S", rules.deal.pinelle)), Counter(card[1] for card in turn.hand)
    pure = [meld for _, meld in hosts(rules, turn) if len(meld) + held[meld[0][1]] >= length and is_pure(rules, meld)]
    pure += [()] * (max(held.values(), default=0) >= length)
    return any(
        set(meld) <= set(places) and holds((*turn.hand, *map(face, meld)), places)
        for meld in pure
        for places in (track(name, rules.deal.pinelle) for name in SUITS)
    )


# The order of a turn


def _first(rules: Rules, turn: Turn, chosen: Card) -> Iterator[Turn]:
    """Every way to begin with the chosen card itself."""
    if chosen in turn.hand:
        yield from (laid(rules, turn, core) for core in cores(rules, turn, chosen))
        yield from direct(rules, turn, chosen)
        yield from (after for after in swaps(rules, turn) if after.chosen is None)


def _ready(rules: Rules, turn: Turn) -> Iterator[Turn]:
    """Every way to do nothing, swap, open, and swap after it."""
    for before in _swapped(rules, turn):
        yield before
        if not before.opened:
            for core in _openings(rules, before):
                yield from _swapped(rules, laid(rules, before, core))


def _openings(rules: Rules, turn: Turn) -> Iterator[Meld]:
    """The melds to open with, those with the chosen card first."""
    if turn.chosen is not None and turn.chosen in turn.hand:
        yield from cores(rules, turn, turn.chosen)
    yield from (core for core in cores(rules, turn) if turn.chosen not in {face(token) for token in core})


def _swapped(rules: Rules, turn: Turn) -> Iterator[Turn]:
    """Every state that swaps, and wild cards pushed along their run, lead to; `turn` first."""
    seen = {turn}
    waiting = [turn]
    for before in waiting:  # grows on the way
        yield before
        for after in (*swaps(rules, before), *pushes(rules, before)):
            if after not in seen:
                seen.add(after)
                waiting.append(after)


def _hopeful(rules: Rules, turn: Turn) -> bool:
    """Whether the duties can be done at all, whatever is left, or a pinnacolone made."""
    return any(
        _has_pinnacolone(rules, ready) or next(_fulfilled(rules, ready), None) is not None
        for ready in _swapped(rules, turn)
    )


def _fulfilled(rules: Rules, turn: Turn) -> Iterator[Turn]:
    """The turn with every duty done in all ways that might leave enough in the hand, without further swaps."""
    if not payable(rules, turn):
        return
    if turn.chosen is None or is_wild(turn.chosen, rules.deal.pinelle):
        yield from _relaid(rules, turn, set())
    else:
        for after in _placed(rules, turn, turn.chosen):
            yield from _relaid(rules, after, set())


def _relaid(rules: Rules, turn: Turn, seen: set[Turn]) -> Iterator[Turn]:
    """The turn with every wild card that is due laid.

    Laid off as they are they cost nothing but themselves, and one place is as good as another. Where there are too few
    places a new meld is needed; it may as well come first, except where it matters which wild card goes where.
    """
    after: Turn | None = turn
    while after is not None and duties(after):
        after = next(direct(rules, after, wilds(rules, after)[0]), None)
    if after is not None:
        yield after
        return
    for (wild,) in faces(rules, turn, 1):
        for other in _wild_ways(rules, turn, wild):
            if other not in seen and payable(rules, other):
                seen.add(other)
                yield from _relaid(rules, other, seen)


def _empties(rules: Rules, turn: Turn, spare: Card | None, seen: set[tuple[Turn, Card | None]]) -> bool:
    """Whether every card can be laid, or every card but one for the discard, and that ends the turn."""
    if not turn.hand:
        return _ended(rules, replace(turn, hand=(spare,) if spare else ()))
    if (turn, spare) in seen:
        return False
    seen.add((turn, spare))
    wild = wilds(rules, turn)
    natural = next((card for card in turn.hand if card not in wild), None)
    if spare is None:
        card = natural or wild[-1]
        if _empties(rules, replace(turn, hand=minus(turn.hand, (card,))), card, seen):
            return True
    ways = _placed(rules, turn, natural) if natural else _wild_lays(rules, turn)
    return any(_empties(rules, after, spare, seen) for after in ways)


# Ways to lay a card


def _placed(rules: Rules, turn: Turn, card: Card) -> Iterator[Turn]:
    """The ways to lay a natural card: in one of the smallest new melds, or after a chain on a meld that lies there."""
    if turn.opened:
        yield from (laid(rules, turn, core) for core in cores(rules, turn, card))
    for host in hosts(rules, turn):
        if kind(host[1]) == "run":
            for end in ENDS:
                yield from _chained(rules, turn, host, end, card)
        else:
            yield from direct(rules, turn, card, (host,))


def _chained(rules: Rules, turn: Turn, host: Host, end: End, card: Card) -> Iterator[Turn]:
    """The ways to lay a card off at an end of a run, after those that are missing between, natural or wild."""
    ahead = _ahead(host[1], end, rules.deal.pinelle)
    if card not in ahead:
        return
    if ahead[0] == card:
        fillers = [card]
    else:
        fillers = [filler for filler in (ahead[0],) if filler in turn.hand]
        fillers += [wild for (wild,) in faces(rules, turn, 1)]
    for filler in fillers:
        if grown := off(rules, turn, host, filler, end):
            if filler == card:
                yield grown[0]
            else:
                yield from _chained(rules, *grown, end, card)


def _ahead(run: Meld, end: End, pinelle: bool) -> Hand:
    """The cards that could follow a run at an end, the nearest first."""
    lowest = identity(run[0])
    places = track(suit(lowest), pinelle)
    low = places.index(lowest)
    return places[low + len(run) :] if end == "high" else places[:low][::-1]


def _wild_ways(rules: Rules, turn: Turn, wild: Card) -> Iterator[Turn]:
    """The ways to lay a wild card where not all that are due can be laid off as they are."""
    if turn.opened:
        yield from (laid(rules, turn, core) for core in cores(rules, turn, wild))
    if faces_matter(rules) or not rules.meld.adjacent_wilds:
        yield from direct(rules, turn, wild)
    if not rules.meld.adjacent_wilds:
        for host in hosts(rules, turn):
            if kind(host[1]) == "run":
                for end in ENDS:
                    yield from _parted(rules, turn, host, end, wild)


def _wild_lays(rules: Rules, turn: Turn) -> Iterator[Turn]:
    """The ways to lay a wild card when the hand holds no others."""
    for (wild,) in faces(rules, turn, 1):
        yield from direct(rules, turn, wild)
        if turn.opened:
            yield from (laid(rules, turn, core) for core in cores(rules, turn, wild))


def _parted(rules: Rules, turn: Turn, host: Host, end: End, wild: Card) -> Iterator[Turn]:
    """The way to lay a wild card off at an end of a run past a natural card; what takes more is a new meld as well."""
    ahead = _ahead(host[1], end, rules.deal.pinelle)
    grown = off(rules, turn, host, ahead[0], end) if ahead and ahead[0] in turn.hand else None
    if grown and (past := off(rules, *grown, wild, end)):
        yield past[0]
