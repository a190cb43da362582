"""Auctions in which seats bid a number of points or pass: ascending, single round, stuck dealer.

Sources: `docs/rules-sources.md`, "Auction".
"""

from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from twinpack.game import IllegalAction
from twinpack.seats import Seat

Points = Annotated[int, Meta(ge=0, le=1_000_000, extra={"unit": "points"})]
"""A number on the game's own scale; the marker lets a rule set be restated on another scale."""

SomePoints = Annotated[int, Meta(ge=1, le=1_000_000, extra={"unit": "points"})]
"""A number of points above zero."""

Loss = Annotated[int, Meta(ge=-1_000_000, le=0, extra={"unit": "points"})]
"""A number of points at or below zero, zero meaning that the rule is off."""

Count = Annotated[int, Meta(ge=1, le=1000)]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From `at` points on, bids are `at` plus a multiple of `by`."""

    at: Points
    by: Points


class AuctionRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the contract is auctioned.

    With a `bracket`, the last bid below each of its multiples is not allowed, as it pays no more than the one before.
    """

    minimum: Points = 250
    steps: tuple[Step, ...] = (Step(0, 10),)
    bracket: Points = 0
    opening: Points = 0
    max_raise: Points = 0
    ceiling: Points = 0
    rounds: Literal["ascending", "single"] = "ascending"
    all_pass: Literal["dealer-minimum", "dealer-minimum-less-one", "redeal"] = "dealer-minimum"
    opener: Literal["free", "forced", "forced-with-meld"] = "free"
    help: bool = False
    bid_needs: Literal["none", "marriage"] = "none"
    bid_needs_meld: Points = 0


class Bid(msgspec.Struct, frozen=True, gc=False, tag="bid"):
    """A call that offers `points` as the contract."""

    points: int

    def __str__(self) -> str:
        return f"bid {self.points}"


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    """A call that leaves the auction for good; with `help` it tells the partner that one can help."""

    help: bool = False

    def __str__(self) -> str:
        return "help" if self.help else "pass"


Call = Bid | Pass

PASS, HELP = Pass(), Pass(help=True)

OFFERED_BIDS = 10
"""How many bids `calls` lists where no ceiling ends them."""


class Standing(msgspec.Struct, frozen=True):
    """How an auction stands.

    `live` are the seats that may still call, the one at `place` next; `high` is the standing bid and `holder` its
    seat. `turn` is None when the auction is over; then `declarer` is None if the deal is void, and `stuck` says
    that nobody bid and the dealer was made to take the contract at `high`.
    """

    live: tuple[Seat, ...]
    place: int = 0
    high: int | None = None
    holder: Seat | None = None
    turn: Seat | None = None
    declarer: Seat | None = None
    stuck: bool = False

    @property
    def over(self) -> bool:
        return self.turn is None


def step_at(rules: AuctionRules, points: int) -> Step:
    """The part of the bidding ladder that `points` lies on."""
    return max((step for step in rules.steps if step.at <= points), key=lambda step: step.at, default=rules.steps[0])


def on_ladder(rules: AuctionRules, points: int) -> bool:
    """Whether `points` is a possible bid as far as the steps go.

    >>> ladder = AuctionRules(50, (Step(50, 1), Step(60, 5), Step(100, 10)))
    >>> [bid for bid in (50, 59, 61, 65, 101, 110) if on_ladder(ladder, bid)]
    [50, 59, 65, 110]
    """
    step = step_at(rules, points)
    return points >= step.at and (points - step.at) % step.by == 0 and not _ends_bracket(rules, points, step.by)


def _ends_bracket(rules: AuctionRules, points: int, by: int) -> bool:
    return rules.bracket > 0 and (points + by) % rules.bracket == 0


def next_bid(rules: AuctionRules, points: int) -> int:
    """The lowest bid above `points`.

    >>> next_bid(AuctionRules(), 250)
    260
    """
    step = step_at(rules, points)
    above = step.at + ((points - step.at) // step.by + 1) * step.by
    following = [later.at for later in rules.steps if points < later.at <= above]
    found = min(following, default=above)
    return next_bid(rules, found) if _ends_bracket(rules, found, step_at(rules, found).by) else found


def ladder(rules: AuctionRules, bid: int) -> Iterator[int]:
    """The possible bids from `bid`, itself one, upwards without end.

    >>> from itertools import count, islice
    >>> [*islice(ladder(AuctionRules(50, (Step(50, 1), Step(60, 5))), 58), 4)]
    [58, 59, 60, 65]
    """
    while True:
        by = step_at(rules, bid).by
        end = min((step.at for step in rules.steps if step.at > bid), default=None)
        bids = count(bid, by) if end is None else range(bid, end, by)
        yield from (bid for bid in bids if not _ends_bracket(rules, bid, by)) if rules.bracket else bids
        assert end is not None, "the last part of the ladder has no end"
        bid = end


def lowest(rules: AuctionRules, high: int | None) -> int:
    """The lowest bid that is allowed now, `high` being the standing bid."""
    if high is not None:
        return next_bid(rules, high)
    first = max(rules.minimum, rules.opening)
    return first if on_ladder(rules, first) else next_bid(rules, first)


def highest(rules: AuctionRules, high: int | None) -> int | None:
    """The highest bid that is allowed now, or None where nothing limits it."""
    limits = []
    if rules.ceiling:
        limits.append(rules.ceiling)
    if rules.max_raise:
        low = lowest(rules, high)
        limits.append(high + rules.max_raise if high is not None else low - step_at(rules, low).by + rules.max_raise)
    return min(limits, default=None)


def opened(players: tuple[Seat, ...]) -> Standing:
    """An auction before its first call; the players call in this order, and the last is who must take the contract.

    >>> opened((0, 1, 2, 3)).turn
    0
    """
    return Standing(players, turn=players[0])


def after(rules: AuctionRules, now: Standing, call: Call) -> Standing:
    """How the auction stands after one more call, which is trusted to be allowed."""
    live, place, high, holder = now.live, now.place, now.high, now.holder
    if isinstance(call, Bid):
        high, holder = call.points, live[place]
        place += 1
    elif rules.rounds == "single":
        place += 1
    else:
        live = live[:place] + live[place + 1 :]
    if rules.rounds == "ascending":
        place %= max(len(live), 1)
        waiting = len(live) > 1 or (len(live) == 1 and holder is None)
        last = len(live) == 1
    else:
        waiting = place < len(live)
        last = place == len(live) - 1
    if not waiting:
        return Standing(live, place, high, holder, declarer=holder)
    if last and holder is None and rules.all_pass != "redeal":
        less = step_at(rules, rules.minimum).by if rules.all_pass == "dealer-minimum-less-one" else 0
        return Standing(live, place, max(rules.minimum - less, 0), holder, declarer=live[place], stuck=True)
    return Standing(live, place, high, holder, turn=live[place])


def standing(rules: AuctionRules, players: tuple[Seat, ...], calls: Sequence[Call]) -> Standing:
    """How the auction stands after `calls` of the players, in this order.

    >>> now = standing(AuctionRules(), (0, 1, 2, 3), [Pass(), Pass(), Pass()])
    >>> now.over, now.declarer, now.high, now.stuck
    (True, 3, 250, True)
    """
    now = opened(players)
    for call in calls:
        now = after(rules, now, call)
    return now


def calls(rules: AuctionRules, now: Standing, *, may_bid: bool = True, must_bid: bool = False) -> Iterator[Call]:
    """The calls open to the seat whose turn it is.

    Where neither a ceiling nor the largest raise ends the bids, the lowest `OFFERED_BIDS` of them are listed and
    `check_call` accepts any. `may_bid` and `must_bid` say what the hand of the seat allows and demands.
    """
    offered: list[Call] = []
    if not must_bid:
        offered = [PASS, HELP] if rules.help else [PASS]
    if may_bid:
        top = highest(rules, now.high)
        bids = islice(ladder(rules, lowest(rules, now.high)), OFFERED_BIDS)
        offered += [Bid(bid) for bid in bids if top is None or bid <= top]
    return iter(offered)


def check_call(rules: AuctionRules, now: Standing, call: Call, *, may_bid: bool = True, must_bid: bool = False) -> None:
    """Raise `IllegalAction` if the call is not open to the seat whose turn it is."""
    low = lowest(rules, now.high)
    top = highest(rules, now.high)
    if isinstance(call, Pass):
        if must_bid:
            raise IllegalAction("must-open", minimum=low)
        if call.help and not rules.help:
            raise IllegalAction("no-help")
        return
    if not may_bid:
        raise IllegalAction("may-not-bid")
    if call.points < low:
        raise IllegalAction("bid-too-low", bid=call.points, minimum=low)
    if top is not None and call.points > top:
        raise IllegalAction("bid-too-high", bid=call.points, maximum=top)
    if not on_ladder(rules, call.points):
        raise IllegalAction("bid-off-step", bid=call.points, minimum=low, step=step_at(rules, call.points).by)
