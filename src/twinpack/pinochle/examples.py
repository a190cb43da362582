"""Worked examples for the rule sheet, computed by the same functions that play the game."""

from collections.abc import Iterator

import msgspec

from twinpack import auction
from twinpack.cards import Hand, cards
from twinpack.outline import Line, line
from twinpack.pinochle.melds import melds, worth
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import Tally, counters, settle
from twinpack.tricks import POLICIES, playable

RUN_HAND = cards("AH TH KH QH JH 9H KC QC QS JD TC 9S")
ACES_HAND = cards("AS AH AD AC 9H TS TD JS 9D 9C 9S TC")
MARRIAGES_HAND = cards("KS QS KD QD 9D TD JS TH AD AC JC JH")

MOST_CARDS = cards("AS AS AH AD AC TS TS TH TC KS KH KD KC KC QS QH QD JS JH JD JC 9S 9H 9D")
"""What the declarers of the example take, with the last trick, when they make their contract."""

FEW_CARDS = cards("AS TS QH 9D")

TABLE = (
    (cards("KH"), cards("AH TH QH 9H AS")),
    (cards("KH 9S"), cards("AH QH TS")),
    (cards("KH TS"), cards("AS 9S AD")),
)
"""Cards on the table, spades being trump, and a hand that has to play to them."""


def meld(rules: Rules) -> Iterator[Line]:
    """What a hand melds, meld by meld."""
    hand = RUN_HAND[: rules.tricks]
    found = melds(rules.meld, hand, "H")
    yield line("example-meld-hand", trump=line("suit-H"), hand=hand)
    for one in found:
        yield line("example-meld-one", meld=line(f"meld-{one.name}"), points=one.points, hand=one.cards)
    yield line("example-meld-total", points=worth(found))


def play(rules: Rules) -> Iterator[Line]:
    """Which cards may be played to three tricks."""
    yield line("example-play-trump", trump=line("suit-S"))
    for trick, hand in TABLE:
        legal = playable(POLICIES[rules.play.policy], hand, trick, "S")
        yield line("example-play-question", trick=trick, hand=hand, legal=legal)


def deal(rules: Rules) -> Iterator[Line]:
    """What three deals score: a contract made, one set, and defenders who win nothing."""
    declarers = _melded(rules, RUN_HAND, ACES_HAND)
    defenders = _melded(rules, MARRIAGES_HAND)
    low = counters(rules, FEW_CARDS)
    base = Tally(meld=(declarers, defenders), dix=(2 * rules.meld.dix, 0))
    if rules.trump.source == "declarer":
        base = msgspec.structs.replace(base, declarers=0, bid=_bid(rules, declarers + low))
    key = "example-deal-melds" if rules.trump.source == "declarer" else "example-deal-turned"
    yield line(key, bid=base.bid, declarers=declarers, defenders=defenders)
    high = counters(rules, MOST_CARDS) + rules.play.last_trick
    total = rules.trick_total
    few = len(FEW_CARDS) // 4
    for points, tricks in ((high, rules.tricks // 2), (low, few), (total, rules.tricks)):
        tally = msgspec.structs.replace(base, points=(points, total - points), tricks=(tricks, rules.tricks - tricks))
        yield _result(rules, tally)


def _melded(rules: Rules, *hands: Hand) -> int:
    return sum(worth(melds(rules.meld, hand[: rules.tricks], "H")) for hand in hands)


def _bid(rules: Rules, more_than: int) -> int:
    """The lowest possible bid above a number, so that the example with few tricks falls just short."""
    lowest = auction.lowest(rules.auction, None)
    bid = lowest if lowest > more_than else auction.next_bid(rules.auction, more_than)
    ceiling = rules.auction.ceiling
    return min(bid, ceiling) if ceiling else bid


def _result(rules: Rules, tally: Tally) -> Line:
    score = settle(rules, tally)
    key = {None: "example-deal-score", True: "example-deal-made", False: "example-deal-set"}[score.made]
    return line(
        key,
        us=tally.points[0],
        them=tally.points[1],
        sum=next((reason.amount or 0 for reason in score.reasons if reason.code in ("made", "set")), 0),
        bid=tally.bid,
        ours=score.change[0],
        theirs=score.change[1],
    )
