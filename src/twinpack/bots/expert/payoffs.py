"""What every end of a deal's play is worth to each party, by the rules' own settlement."""

from functools import lru_cache
from statistics import fmean

import msgspec
import numpy as np
import numpy.typing as npt

from twinpack.bots.expert import standing
from twinpack.cards import Suit
from twinpack.game import Race
from twinpack.pinochle import checks
from twinpack.pinochle.melds import is_dix, worth
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import counters, settle, trick_points
from twinpack.pinochle.seating import allies, party
from twinpack.pinochle.tally import Tally
from twinpack.pinochle.view import View
from twinpack.seats import Seat, side
from twinpack.solver.pack import unit

LINEAR = 0.1
"""The part of a result's worth that is trick points, so that they count when nothing else is open."""

NONE, SOME, ALL = 0, 1, 2
"""How many tricks a party takes."""

Worths = npt.NDArray[np.float64]
Flags = npt.NDArray[np.int8]


class Payoffs(msgspec.Struct, frozen=True):
    """By party, tricks (`NONE`, `SOME`, `ALL`) and units that it takes: what that is worth, and whether the contract is
    made (-1: there is none)."""

    worth: Worths
    made: Flags


class Deal(msgspec.Struct, frozen=True):
    """All of a deal that its settlement looks at, but for the tricks. `total` are all points in tricks and buried."""

    rules: Rules
    parties: tuple[tuple[Seat, ...], ...]
    total: int
    meld: tuple[int, ...]
    dix: tuple[int, ...]
    declarers: tuple[int, ...]
    called: bool
    bid: int
    trump: Suit | None
    moon: bool
    checks: tuple[int, ...]
    race: Race


def parties(rules: Rules, view: View) -> tuple[tuple[Seat, ...], ...]:
    """The seats that play together, declarer's first."""
    declarer = view.contract.declarer if view.contract else None
    called = view.called.partner if view.called else None
    found = {allies(rules.table, seat, declarer, called) & set(view.players) for seat in view.players}
    return tuple(sorted((tuple(sorted(group)) for group in found), key=lambda group: (declarer not in group, group)))


def payoffs(rules: Rules, view: View, left: int, unplayed: int = 0) -> Payoffs:
    """What the ends that can still come about are worth to each party, from 0 to 1, by what it takes of `left` units.

    Of these so many are thought to lie `unplayed` where they cannot be taken, buried by another seat maybe.
    """
    step = unit(rules)
    points, tricks = trick_points(rules, view.tricks)
    buried = _buried(rules, view, unplayed)
    deal = _deal(rules, view, sum(points) + (left - unplayed + buried) * step)
    whole = ends(deal)
    most = whole.worth.shape[2] - 1
    found = np.zeros((len(deal.parties), 3, left + 1))
    made = np.zeros((len(deal.parties), 3, left + 1), np.int8)
    for which, group in enumerate(deal.parties):
        own = _sides(rules, group)
        mine = sum(tricks[one] for one in own)
        lost = sum(tricks) - mine
        start = sum(points[one] for one in own) // step
        if view.contract is not None and view.contract.declarer in group:
            start += buried
        places = np.minimum(start + np.arange(left + 1), most)
        for extent in (NONE, SOME, ALL):
            row = ALL if extent == ALL and not lost else NONE if extent == NONE and not mine else SOME
            found[which, extent] = whole.worth[which, row, places]
            made[which, extent] = whole.made[which, row, places]
    return Payoffs(_scaled(found), made)


def _scaled(found: Worths) -> Worths:
    """The worths of each party on a scale from 0 to 1, with something of the trick points."""
    left = found.shape[2] - 1
    points = np.arange(left + 1) / max(left, 1)
    for row in found:
        low, high = row[SOME].min(), row[SOME].max()
        scaled = (row - low) / (high - low) if high > low else np.full_like(row, 0.5)
        row[:] = np.clip((1 - LINEAR) * scaled + LINEAR * points, 0.0, 1.0)
    return found


def _sides(rules: Rules, seats: tuple[Seat, ...]) -> list[int]:
    return sorted({side(seat, rules.table.sides) for seat in seats})


def _buried(rules: Rules, view: View, unplayed: int) -> int:
    """The units that declarer has put aside and that count."""
    if not rules.deal.bury_counts or not rules.deal.widow or rules.deal.widow_use == "share":
        return 0
    return counters(rules, view.buried) // unit(rules) if view.buried else unplayed


def _deal(rules: Rules, view: View, total: int) -> Deal:
    sides, contract = rules.table.sides, view.contract
    pair = () if contract is None or view.called is None else (contract.declarer, view.called.partner)
    melds = [
        [meld for seat in party(rules.table, which, pair) for meld in view.shown[seat].melds] if view.shown else []
        for which in range(sides)
    ]
    bets = [0] * sides
    if rules.checks.played:
        for seat, shown in enumerate(view.shown):
            bets[side(seat, sides)] += checks.of_shown(rules.checks, shown)
    return Deal(
        rules=rules,
        parties=parties(rules, view),
        total=total,
        meld=tuple(map(worth, melds)),
        dix=tuple(worth(filter(is_dix, found)) for found in melds),
        declarers=pair or (() if contract is None else (side(contract.declarer, sides),)),
        called=bool(pair),
        bid=contract.bid if contract else 0,
        trump=view.trump,
        moon=view.choice == "moon",
        checks=tuple(bets) if rules.checks.played else (),
        race=view.race,
    )


@lru_cache(maxsize=64)
def ends(deal: Deal) -> Payoffs:
    """What a whole deal is worth to each party by all the tricks and units it takes, as `standing.worth` counts it."""
    step = unit(deal.rules)
    total = deal.total // step
    found = np.zeros((len(deal.parties), 3, total + 1))
    made = np.full((len(deal.parties), 3, total + 1), -1, np.int8)
    for which, group in enumerate(deal.parties):
        own = _sides(deal.rules, group)
        for extent in (NONE, SOME, ALL):
            for units in range(total + 1):
                score = settle(deal.rules, _tally(deal, which, extent, units * step), deal.race)
                found[which, extent, units] = fmean(standing.worth(deal.rules, deal.race, score, one) for one in own)
                if score.made is not None:
                    made[which, extent, units] = score.made
    return Payoffs(found, made)


def _tally(deal: Deal, which: int, extent: int, points: int) -> Tally:
    """The end at which one party has so many points and tricks, and the others the rest in equal parts."""
    rules, others = deal.rules, len(deal.parties) - 1
    mine = {NONE: 0, SOME: max(1, rules.tricks // (others + 1)), ALL: rules.tricks}[extent]
    gained, won = [0] * rules.table.sides, [0] * rules.table.sides
    for number, group in enumerate(deal.parties):
        share = points if number == which else (deal.total - points) // max(others, 1)
        tricks = mine if number == which else (rules.tricks - mine) // max(others, 1)
        own = _sides(rules, group)
        for one in own:
            gained[one] = share if deal.called else share // len(own)
            won[one] = tricks if deal.called else max(tricks // len(own), min(tricks, 1))
        if not deal.called:
            gained[own[0]] += share % len(own)
    return Tally(
        meld=deal.meld,
        dix=deal.dix,
        points=tuple(gained),
        tricks=tuple(won),
        declarers=deal.declarers,
        bid=deal.bid,
        trump=deal.trump,
        moon=deal.moon,
        checks=deal.checks,
    )
