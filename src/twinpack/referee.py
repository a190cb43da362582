"""Answers to arguments at a real table: what a meld is worth, what may be played, what a deal scores, who has won.

Pure functions from a rule set's rules to frozen answers in codes and numbers; words for them live in `locales/`.
Sides are numbers from 0 and seats as everywhere. Whatever cannot have happened is refused by name: `RefereeError`
for numbers and cards that contradict each other, `IllegalAction` for calls that the rules do not allow.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import gcd
from typing import Any, get_args

import msgspec

from twinpack import auction as auctions
from twinpack import match as matches
from twinpack.auction import AuctionRules, Bid, Call, Pass
from twinpack.cards import Card, Hand, Suit
from twinpack.families import RuleSet
from twinpack.game import IllegalAction, NotationError, Score, describe
from twinpack.match import MatchRules, Outcome
from twinpack.pinochle import melds, scoring
from twinpack.pinochle.melds import Meld
from twinpack.pinochle.problems import most
from twinpack.pinochle.rules import COPIES, SEATS, MeldRules, Rules
from twinpack.pinochle.scoring import Pair, Tally
from twinpack.pinochle.state import Unplayed
from twinpack.seats import Seat
from twinpack.tricks import POLICIES, check_play, winner

DECLARERS, DEFENDERS = 0, 1


class RefereeError(ValueError):
    """A question that cannot be answered: a `code`, and `params` with what contradicts what and the way out."""

    def __init__(self, code: str, **params: Any) -> None:
        self.code = code
        self.params = params
        super().__init__(describe(code, params))


class MeldAnswer(msgspec.Struct, frozen=True):
    """What a hand melds: the sum, each meld, and the fewest cards that show them."""

    total: int
    melds: tuple[Meld, ...]
    table: Hand


class Refused(msgspec.Struct, frozen=True):
    """A card that may not be played, and the rule against it."""

    card: Card
    code: str
    params: dict[str, Any]


class LegalAnswer(msgspec.Struct, frozen=True):
    """Every card of a hand, in its order: those that may be played and those that may not."""

    legal: Hand
    illegal: tuple[Refused, ...]


class TrickAnswer(msgspec.Struct, frozen=True):
    """Who wins a trick (0: the first card played) and the points in it."""

    winner: int
    points: int


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


def rules_of(rule_set: RuleSet) -> Rules:
    """The rules of a rule set whose arguments this referee settles. Raises `RefereeError("other-game")`."""
    if not isinstance(rule_set.rules, Rules):
        raise RefereeError("other-game", family=rule_set.family.name)
    return rule_set.rules


def meld(rules: Rules, hand: Hand, trump: Suit) -> MeldAnswer:
    """What a hand, or the part of it that is given, melds.

    >>> from twinpack.cards import cards
    >>> meld(Rules(), cards("KS QS JD 9S"), "S").total
    90
    """
    _check_cards(hand, rules.tricks)
    found = melds.melds(rules.meld, hand, trump)
    return MeldAnswer(melds.worth(found), found, melds.laid_out(found))


def legal(rules: Rules, hand: Hand, trick: Hand, trump: Suit) -> LegalAnswer:
    """Which cards of a hand may be played to a trick, and why the others may not.

    >>> from twinpack.cards import cards
    >>> legal(Rules(), cards("AH QH TS"), cards("KH QS"), "S").legal
    ('AH', 'QH')
    """
    if len(trick) >= SEATS:
        raise RefereeError("trick-full", limit=SEATS - 1, given=len(trick))
    _check_cards(hand, rules.tricks)
    _check_copies((*hand, *trick))
    found = [_refusal(rules, hand, trick, trump, card) for card in hand]
    allowed = tuple(card for card, refusal in zip(hand, found, strict=True) if refusal is None)
    return LegalAnswer(allowed, tuple(refusal for refusal in found if refusal is not None))


def _refusal(rules: Rules, hand: Hand, trick: Hand, trump: Suit, card: Card) -> Refused | None:
    if not trick:
        return None
    try:
        check_play(POLICIES[rules.play.policy], hand, trick, trump, card)
    except IllegalAction as error:
        return Refused(card, error.code, error.params)
    return None


def trick(rules: Rules, cards: Hand, trump: Suit, *, last: bool = False) -> TrickAnswer:
    """Who wins a trick and what is in it; the last of a deal may be worth more.

    >>> from twinpack.cards import cards
    >>> trick(Rules(), cards("AH AH TH KH"), "S")
    TrickAnswer(winner=0, points=40)
    """
    if len(cards) != SEATS:
        raise RefereeError("trick-size", count=SEATS, given=len(cards))
    _check_copies(cards)
    points = scoring.counters(rules, cards) + (rules.play.last_trick if last else 0)
    return TrickAnswer(winner(cards, trump), points)


def _check_cards(hand: Sequence[Card], limit: int) -> None:
    if not hand:
        raise RefereeError("no-cards")
    if len(hand) > limit:
        raise RefereeError("hand-too-large", limit=limit, given=len(hand))
    _check_copies(hand)


def _check_copies(cards: Iterable[Card]) -> None:
    for card, count in Counter(cards).items():
        if count > COPIES:
            raise RefereeError("too-many-copies", card=card, limit=COPIES, given=count)


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
    declared = rules.trump.source == "declarer"
    _check_bid(rules, bid)
    _check_meld(rules, meld, dix)
    if moon and not (rules.scoring.moon_bonus or rules.scoring.moon_penalty):
        raise IllegalAction("no-moon")
    if bid is not None:
        unplayed = _unplayed(rules, bid, meld[DECLARERS], unplayed)
    elif unplayed is not None:
        raise RefereeError("no-contract")
    if points is None and unplayed is None:
        raise RefereeError("points-missing", total=rules.trick_total)
    if points is not None:
        _check_points(rules, points, tricks)
    won = tricks or ((points[0] > 0) + 0, (points[1] > 0) + 0) if points else (0, 0)
    tally = Tally(
        meld=meld,
        dix=dix,
        points=points or (0, 0),
        tricks=won,
        declarers=DECLARERS if declared else None,
        bid=bid or 0,
        unplayed=unplayed,
        moon=moon,
    )
    return scoring.settle(rules, tally)


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
    least = auctions.lowest(ladder, None)
    if bid < least:
        raise IllegalAction("bid-too-low", bid=bid, minimum=least)
    if ladder.ceiling and bid > ladder.ceiling:
        raise IllegalAction("bid-too-high", bid=bid, maximum=ladder.ceiling)
    if not auctions.on_ladder(ladder, bid):
        raise IllegalAction("bid-off-step", bid=bid, minimum=least, step=auctions.step_at(ladder, bid).by)


def stuck_bid(ladder: AuctionRules) -> int | None:
    """What a dealer must take if everybody passes, or None where the deal is void then.

    >>> stuck_bid(AuctionRules(all_pass="dealer-minimum-less-one"))
    240
    """
    passes = [Pass()] * (SEATS - 1)
    return auctions.standing(ladder, SEATS - 1, passes).high


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


def auction(rules: Rules, calls: Sequence[Call], dealer: Seat = SEATS - 1) -> AuctionAnswer:
    """How an auction stands after `calls`, the seat left of the dealer having called first.

    Raises `IllegalAction` for a call that is not open, with the `call` and its `place` (from 1) in its params.

    >>> answer = auction(Rules(), [Pass(), Pass(), Bid(260), Pass()])
    >>> answer.over, answer.declarer, answer.bid
    (True, 2, 260)
    """
    if rules.trump.source != "declarer":
        raise RefereeError("no-auction")
    if not 0 <= dealer < SEATS:
        raise RefereeError("no-such-dealer", seat=dealer, limit=SEATS - 1)
    ladder = rules.auction
    now = auctions.opened(dealer)
    for place, made in enumerate(calls, start=1):
        if now.over:
            raise IllegalAction("auction-over", call=str(made), place=place)
        must_bid = now.high is None and ladder.opener == "forced"
        try:
            auctions.check_call(ladder, now, made, must_bid=must_bid)
        except IllegalAction as error:
            raise IllegalAction(error.code, **error.params, call=str(made), place=place) from None
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


def match(
    rules: MatchRules,
    totals: tuple[int, ...],
    declarers: int | None = None,
    *,
    deals: int | None = None,
    target: int | None = None,
) -> Outcome | None:
    """Whether a match with these totals is over, and who has won it.

    `declarers` is the side that declared the last deal, `deals` how many have been played, `target` the one now in
    force where it has been raised. Raises `RefereeError` where the answer hangs on one that is missing.

    >>> match(MatchRules(), (1510, 1740), declarers=0)
    Outcome(winner=0, reason='declarers-first')
    """
    if declarers is not None and not 0 <= declarers < len(totals):
        raise RefereeError("no-such-side", side=declarers + 1, limit=len(totals))
    if target is not None and target < 1:
        raise RefereeError("not-positive", number=target)
    if deals is not None and deals < 1:
        raise RefereeError("not-positive", number=deals)
    rules = msgspec.structs.replace(rules, target=target or rules.target)
    if declarers is None and len({matches.judge(rules, totals, side) for side in range(len(totals))}) > 1:
        raise RefereeError("declarers-missing")
    if deals is None and len({matches.judge(rules, totals, declarers, number) for number in (1, rules.deals)}) > 1:
        raise RefereeError("deals-missing", total=rules.deals)
    return matches.judge(rules, totals, declarers, deals or 1)
