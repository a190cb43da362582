"""How an auction stands after some calls."""

from collections.abc import Sequence

import msgspec

from twinpack import auction as auctions
from twinpack.auction import AuctionRules, Bid, Call, Pass
from twinpack.game import IllegalAction, NotationError
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.seating import players
from twinpack.referee.errors import RefereeError
from twinpack.seats import Seat


class AuctionAnswer(msgspec.Struct, frozen=True):
    """How an auction stands.

    Over: `declarer` (None: the deal is void) has the contract at `bid`, and `stuck` says that nobody bid. Not over:
    `to_act` has the next call, and `minimum` is its lowest bid (None: no bid is possible any more). `unjudged` are
    the options that depend on hands, which this answer takes for kept.
    """

    over: bool
    declarer: Seat | None = None
    bid: int | None = None
    stuck: bool = False
    to_act: Seat | None = None
    minimum: int | None = None
    unjudged: tuple[str, ...] = ()


def call(text: str) -> Call:
    """The call a person means: a number, `P` (pass) or `H` (pass with help). Raises `NotationError("call")`.

    >>> call("260"), call("p"), call("H")
    (Bid(points=260), Pass(help=False), Pass(help=True))
    """
    word = text.strip().upper()
    if word in ("P", "PASS", "H", "HELP"):
        return Pass(help=word[0] == "H")
    if not (word.isascii() and word.isdigit() and len(word) <= 7):
        raise NotationError("call", text=text)
    return Bid(int(word))


def _written(made: Call) -> str:
    """A call as `call` reads it."""
    return str(made.points) if isinstance(made, Bid) else "H" if made.help else "P"


def auction(rules: Rules, calls: Sequence[Call], dealer: Seat | None = None) -> AuctionAnswer:
    """How an auction stands after `calls`, the seat left of the dealer having called first.

    The dealer is by default the last seat; who sits the deal out does not call. Raises `IllegalAction` for a call that
    is not open, with the `call` and its `place` (from 1) in its params.

    >>> answer = auction(Rules(), [Pass(), Pass(), Bid(260), Pass()])
    >>> answer.over, answer.declarer, answer.bid
    (True, 2, 260)
    """
    if rules.trump.source != "declarer":
        raise RefereeError("no-auction")
    last = rules.table.seats - 1
    if dealer is None:
        dealer = last
    if not 0 <= dealer <= last:
        raise RefereeError("seat-range", seat=dealer, limit=last)
    ladder = rules.auction
    now = auctions.opened(players(rules.table, dealer))
    for place, made in enumerate(calls, start=1):
        if now.over:
            raise IllegalAction("auction-over", call=_written(made), place=place)
        must_bid = now.high is None and ladder.opener == "forced"
        try:
            auctions.check_call(ladder, now, made, must_bid=must_bid)
        except IllegalAction as error:
            raise IllegalAction(error.code, **error.params, call=_written(made), place=place) from None
        now = auctions.after(ladder, now, made)
    unjudged = _unjudged(ladder)
    if now.over:
        bid = None if now.declarer is None else now.high
        return AuctionAnswer(True, now.declarer, bid, now.stuck, unjudged=unjudged)
    low, top = auctions.lowest(ladder, now.high), auctions.highest(ladder, now.high)
    minimum = low if top is None or low <= top else None
    return AuctionAnswer(False, to_act=now.turn, minimum=minimum, unjudged=unjudged)


def _unjudged(ladder: AuctionRules) -> tuple[str, ...]:
    depends = {
        "auction.opener": ladder.opener == "forced-with-meld",
        "auction.bid_needs": ladder.bid_needs != "none",
        "auction.bid_needs_meld": ladder.bid_needs_meld > 0,
    }
    return tuple(key for key, does in depends.items() if does)
