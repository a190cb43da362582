"""What a deal scores, from the numbers that people write down."""

from math import gcd
from typing import get_args

import msgspec

from twinpack import auction
from twinpack.auction import AuctionRules, Pass
from twinpack.game import IllegalAction, Score
from twinpack.pinochle import scoring
from twinpack.pinochle.problems import most
from twinpack.pinochle.rules import COPIES, SEATS, MeldRules, Rules
from twinpack.pinochle.scoring import Pair, Tally
from twinpack.pinochle.state import Unplayed
from twinpack.referee.errors import RefereeError

DECLARERS, DEFENDERS = 0, 1


def score(
    rules: Rules,
    *,
    meld: Pair,
    bid: int | None = None,
    dix: Pair = (0, 0),
    points: Pair | None = None,
    tricks: Pair | None = None,
    unplayed: str | None = None,
    moon: bool = False,
) -> Score:
    """What a deal scores; every pair is (declarers, defenders), or the two sides where nobody declares.

    `points` are the trick points and `tricks` the numbers of tricks won, by default just enough to win the points.
    A deal that the rules leave unplayed is recognised by its numbers; `unplayed` says why another was not played.

    >>> score(Rules(), bid=350, meld=(320, 60), points=(160, 90)).change
    (480, 150)
    """
    given = unplayed
    _check_bid(rules, bid)
    _check_meld(rules, meld, dix)
    if moon and not (rules.scoring.moon_bonus or rules.scoring.moon_penalty):
        raise IllegalAction("no-moon")
    if bid is not None:
        unplayed = _unplayed(rules, bid, meld[DECLARERS], unplayed)
    elif unplayed is not None:
        raise RefereeError("no-contract")
    if points is not None and given is not None:
        raise RefereeError("points-unplayed")
    if points is None and unplayed is None:
        raise RefereeError("points-missing", total=rules.trick_total)
    if points is not None:
        _check_points(rules, points, tricks)
    tally = Tally(
        meld=meld,
        dix=dix,
        points=points or (0, 0),
        tricks=tricks or _at_least(points or (0, 0)),
        declarers=DECLARERS if rules.trump.source == "declarer" else None,
        bid=bid or 0,
        unplayed=unplayed,
        moon=moon,
    )
    return scoring.settle(rules, tally)


def _at_least(points: Pair) -> Pair:
    """The fewest tricks that can have won these points."""
    return int(points[0] > 0), int(points[1] > 0)


def _check_bid(rules: Rules, bid: int | None) -> None:
    """Whether `bid` can be a contract: the one that a dealer is stuck with, or one that could be bid."""
    if rules.trump.source != "declarer":
        if bid is not None:
            raise RefereeError("no-auction")
        return
    if bid is None:
        raise RefereeError("bid-missing")
    ladder = rules.auction
    if bid == stuck_bid(ladder):
        return
    least = auction.lowest(ladder, None)
    if bid < least:
        raise IllegalAction("bid-too-low", bid=bid, minimum=least)
    if ladder.ceiling and bid > ladder.ceiling:
        raise IllegalAction("bid-too-high", bid=bid, maximum=ladder.ceiling)
    if not auction.on_ladder(ladder, bid):
        raise IllegalAction("bid-off-step", bid=bid, minimum=least, step=auction.step_at(ladder, bid).by)


def stuck_bid(ladder: AuctionRules) -> int | None:
    """What a dealer must take if everybody passes, or None where the deal is void then.

    >>> stuck_bid(AuctionRules(all_pass="dealer-minimum-less-one"))
    240
    """
    passes = [Pass()] * (SEATS - 1)
    return auction.standing(ladder, SEATS - 1, passes).high


def _check_meld(rules: Rules, meld: Pair, dix: Pair) -> None:
    limit, unit = most(rules) - rules.trick_total, _unit(rules.meld)
    for points, part in zip(meld, dix, strict=True):
        if not 0 <= points <= limit:
            raise RefereeError("meld-range", points=points, limit=limit)
        if points % unit:
            raise RefereeError("meld-unit", points=points, unit=unit)
        if not 0 <= part <= points:
            raise RefereeError("dix-range", points=part, limit=points)
    worth = rules.meld.dix
    if sum(dix) > COPIES * worth or any(part % worth for part in dix if part):
        raise RefereeError("dix-sum", points=sum(dix), unit=worth, limit=COPIES * worth)


def _unit(table: MeldRules) -> int:
    """The largest number that every meld is a multiple of."""
    values = (value for name, value in msgspec.structs.asdict(table).items() if name != "minimum")
    return gcd(*(point for value in values for point in (value if isinstance(value, tuple) else (value,)))) or 1


def _unplayed(rules: Rules, bid: int, meld: int, given: str | None) -> str | None:
    """Why the cards are not played, as far as the numbers say it or else as given. None: they are."""
    if given is not None and given not in get_args(Unplayed):
        raise RefereeError("unplayed-unknown", text=given, allowed=list(get_args(Unplayed)))
    missing = bid - meld
    if meld < rules.meld.minimum and given in (None, "under-minimum"):
        return "under-minimum"
    if rules.scoring.not_at_table and missing > rules.trick_total and given in (None, "not-at-table"):
        return "not-at-table"
    if given == "under-minimum":
        raise RefereeError("meld-not-under-minimum", meld=meld, minimum=rules.meld.minimum)
    if given == "not-at-table":
        if not rules.scoring.not_at_table:
            raise RefereeError("must-be-played")
        raise RefereeError("is-at-table", missing=max(missing, 0), total=rules.trick_total)
    if given == "concession" and not rules.scoring.concede:
        raise IllegalAction("no-concession")
    if given == "no-suit" and rules.trump.needs == "none":
        raise RefereeError("any-suit")
    return given


def _check_points(rules: Rules, points: Pair, tricks: Pair | None) -> None:
    total, unit = rules.trick_total, _point_unit(rules)
    buried_lost = bool(rules.deal.widow) and rules.deal.widow_use == "bury" and not rules.deal.bury_counts
    if min(points) < 0 or sum(points) > total or (sum(points) < total and not buried_lost):
        raise RefereeError("points-sum", given=sum(points), total=total, text=f"{points[0]}/{points[1]}")
    for part in points:
        if part % unit:
            raise RefereeError("points-unit", points=part, unit=unit)
    if tricks is None:
        return
    if min(tricks) < 0 or sum(tricks) != rules.tricks:
        raise RefereeError("tricks-sum", given=sum(tricks), total=rules.tricks, text=f"{tricks[0]}/{tricks[1]}")
    buried = rules.deal.widow > 0 and rules.deal.widow_use == "bury"
    for side in (DECLARERS, DEFENDERS):
        if points[side] and not tricks[side] and not (buried and side == DECLARERS):
            raise RefereeError("points-without-trick", points=points[side])


def _point_unit(rules: Rules) -> int:
    return gcd(*msgspec.structs.astuple(rules.play.counters), rules.play.last_trick) or 1
