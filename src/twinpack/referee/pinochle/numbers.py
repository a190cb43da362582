"""Whether the numbers that people write down can belong to a deal."""

from math import gcd

import msgspec

from twinpack import auction
from twinpack.auction import AuctionRules, Pass
from twinpack.game import IllegalAction
from twinpack.pinochle.problems import most
from twinpack.pinochle.rules import MeldRules, Rules
from twinpack.referee.errors import RefereeError

Numbers = tuple[int, ...]


def each_side(rules: Rules, numbers: Numbers, name: str, *, alone: bool = False) -> Numbers:
    """One number a side; where only the first counts (`alone`) the others may be missing."""
    count = rules.table.sides
    if alone and 0 < len(numbers) < count:
        numbers += (0,) * (count - len(numbers))
    if len(numbers) != count:
        raise RefereeError("numbers-count", name=name, given=len(numbers), count=count)
    return numbers


def check_players(rules: Rules, players: int | None) -> None:
    """Raise if so many players do not play by these rules."""
    if players is not None and players != rules.table.seats:
        raise RefereeError("players-count", given=players, count=rules.table.seats)


def check_bid(rules: Rules, bid: int | None) -> None:
    """Raise unless `bid` can be a contract: the one that a dealer is stuck with, or one that could be bid."""
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
    return auction.standing(ladder, (0, 1), [Pass()]).high


def check_meld(rules: Rules, meld: Numbers, dix: Numbers) -> None:
    """Raise unless the sides can have melded so much, and so much of it dix."""
    limit, unit = most(rules) - rules.trick_total, _meld_unit(rules.meld)
    for points, part in zip(meld, dix, strict=True):
        if not 0 <= points <= limit:
            raise RefereeError("meld-range", points=points, limit=limit)
        if points % unit:
            raise RefereeError("meld-unit", points=points, unit=unit)
        if not 0 <= part <= points:
            raise RefereeError("dix-range", points=part, limit=points)
    if rules.meld.who == "declarer" and any(meld[1:]):
        raise RefereeError("only-declarer-melds")
    worth = rules.meld.dix if rules.dix else 0
    most_dix = rules.pack.copies * worth
    if sum(dix) > most_dix or any(part % worth for part in dix if part):
        raise RefereeError("dix-sum", points=sum(dix), unit=worth, limit=most_dix)


def _meld_unit(table: MeldRules) -> int:
    """The largest number that every meld is a multiple of."""
    values = (value for name, value in msgspec.structs.asdict(table).items() if name not in ("who", "minimum"))
    return gcd(*(point for value in values for point in (value if isinstance(value, tuple) else (value,)))) or 1


def check_points(rules: Rules, points: Numbers, tricks: Numbers | None, *, whole: bool = True) -> None:
    """Raise unless the sides can have taken so much; all of it if the deal was played to its end (`whole`)."""
    total, unit = rules.trick_total, _point_unit(rules)
    buries = bool(rules.deal.widow) and rules.deal.widow_use == "bury"
    all_counts = whole and rules.deal.method != "draft" and (rules.deal.bury_counts or not buries)
    if min(points) < 0 or sum(points) > total or (sum(points) < total and all_counts):
        raise RefereeError("points-sum", given=sum(points), total=total, text=_written(points))
    for part in points:
        if part % unit:
            raise RefereeError("points-unit", points=part, unit=unit)
    if tricks is None:
        return
    if min(tricks) < 0 or sum(tricks) > rules.tricks or (whole and sum(tricks) < rules.tricks):
        raise RefereeError("tricks-sum", given=sum(tricks), total=rules.tricks, text=_written(tricks))
    for side, part in enumerate(points):
        if part and not tricks[side] and not (buries and side == 0):
            raise RefereeError("points-without-trick", points=part)


def _written(numbers: Numbers) -> str:
    return "/".join(map(str, numbers))


def _point_unit(rules: Rules) -> int:
    return gcd(*msgspec.structs.astuple(rules.play.counters), rules.play.last_trick) or 1
