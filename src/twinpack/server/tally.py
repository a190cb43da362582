"""What has been brought in so far in a deal, reckoned from what lies open, so that clients need no rules."""

from bisect import bisect_left
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from twinpack.families import RuleSet
from twinpack.pinnacola import view as pinnacola
from twinpack.pinochle import view as pinochle
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import counters, rounded, saved
from twinpack.referee.pinnacola.melds import MeldAnswer
from twinpack.referee.pinnacola.melds import meld as laid
from twinpack.seats import Seat
from twinpack.terminal import pinochle_sides as sides


class Party(msgspec.Struct, frozen=True):
    """Seats whose tricks count together, and the points of those tricks."""

    seats: tuple[Seat, ...]
    points: int


class Needed(msgspec.Struct, frozen=True):
    """What the contract still asks of the tricks: so many `points`, and any `trick` at all.

    `most` says that they may be fewer, as cards count that have been buried unseen.
    """

    points: int
    trick: bool
    most: bool


class PinochleTally(msgspec.Struct, frozen=True):
    """The tricks of a deal of Pinochle: what each party has taken, what the last of them was worth.

    `declarers` are the seats that the contract binds; `needed` is known once the melds lie open.
    """

    parties: tuple[Party, ...]
    last: int
    declarers: tuple[Seat, ...]
    needed: Needed | None


class PinnacolaTally(msgspec.Struct, frozen=True):
    """What each meld on the table is, in their order."""

    melds: tuple[MeldAnswer, ...]


def tallied(rule_set: RuleSet, view: Any) -> PinochleTally | PinnacolaTally:
    """What has been brought in so far, as far as one view tells.

    >>> from twinpack import families
    >>> found = families.find("pinnacola/classic")
    >>> tallied(found, found.game.view(found.game.start(0), None))
    PinnacolaTally(melds=())
    """
    return TALLIES[rule_set.family.name](rule_set.rules, view)


def _pinochle(rules: Rules, view: pinochle.View) -> PinochleTally:
    number = len(view.tricks)
    return PinochleTally(
        parties=tuple(Party(seats, sides.taken(rules, view, number, seats)) for seats in _parties(rules, view)),
        last=sides.trick_worth(rules, view.tricks[-1].cards, number) if number else 0,
        declarers=sides.declaring(rules, view),
        needed=_needed(rules, view) if view.contract is not None and view.shown else None,
    )


def _parties(rules: Rules, view: pinochle.View) -> list[tuple[Seat, ...]]:
    """The declarers and all who play against them, where those share their tricks; otherwise the sides."""
    ours = sides.declaring(rules, view)
    if ours and (sides.called(view) or sides.alone(rules)):
        return [ours, tuple(seat for seat in view.players if seat not in ours)]
    all_sides = [tuple(range(which, rules.table.seats, rules.table.sides)) for which in range(rules.table.sides)]
    return [seats for seats in all_sides if set(seats) & set(view.players)]


def _needed(rules: Rules, view: pinochle.View) -> Needed:
    """What is missing, by the same rules with which `pinochle/scoring.py` settles."""
    assert view.contract is not None
    ours, bid = sides.declaring(rules, view), view.contract.bid
    buries = rules.deal.bury_counts and rules.deal.widow_use == "bury" and view.widow_size > 0
    points = sides.taken(rules, view, len(view.tricks), ours) + (counters(rules, view.buried or ()) if buries else 0)
    melded = sides.meld(view, ours)

    def total(points: int, tricks: int) -> int:
        counted, scoring = rounded(rules, points), rules.scoring
        if saved(scoring.save_declarers, counted, tricks):
            return counted + (melded if melded >= rules.meld.minimum else 0)
        return counted if scoring.save_covers == "meld" else 0

    highest = points + bid + rules.trick_total + 10  # enough however it is rounded
    missing = bisect_left(range(points, highest), bid, key=lambda points: total(points, 1))
    won = sum(trick.winner in ours for trick in view.tricks)
    return Needed(missing, total(points + missing, won) < bid, buries and view.buried is None)


def _pinnacola(rules: Any, view: pinnacola.View) -> PinnacolaTally:
    return PinnacolaTally(tuple(laid(rules, meld.tokens) for meld in view.melds))


TALLIES: Mapping[str, Callable[[Any, Any], PinochleTally | PinnacolaTally]] = {
    "pinochle": _pinochle,
    "pinnacola": _pinnacola,
}
"""How each family is reckoned."""
