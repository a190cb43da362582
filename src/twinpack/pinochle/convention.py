"""Convention cards: what partners agree that a first call says. No rule and no score depends on them.

Sources: `docs/rules-sources.md`, "Conventions".
"""

from collections.abc import Iterator
from typing import Literal

import msgspec

from twinpack.auction import Bid, Call
from twinpack.cards import SUITS, Card, Hand
from twinpack.pinochle.melds import AROUNDS, PINOCHLE, RUN_RANKS, RUNS, melds, worth
from twinpack.pinochle.rules import CardName, Rules

Says = Literal["meld", "aces", "run", "run-aces", "legs", "trump", "strong", "weak", "short", "help"]
"""What a call says: so much meld whatever is trump; an ace of each suit; a run; both; three cards of a double pinochle;
that the hand wants to name trump; that it is strong, or weak; a suit without a card of the run; help for any trump."""


FULL = 10
"""The scale that the cards are written on."""


class Row(msgspec.Struct, frozen=True):
    """One line of a card: a call, and what it says. All points are on the scale on which a run is 150.

    The call is the `opening` at `points`; a `raise` by `points`; `over`, which is a raise, or an opening so far above
    the minimum; an `answer`, which is a raise after partner has bid; a `pass` after partner has bid; or `help`. It may
    be higher with `more`. With `rungs` twice the points, three times, ... say twice the meld and so on; they are
    counted from `start`. A bid of `below` points and more says nothing.
    """

    when: Literal["opening", "raise", "over", "answer", "pass", "help"]
    says: Says
    points: int = 0
    meld: int = 0
    more: bool = False
    rungs: int = 1
    start: int = 0
    below: int = 0


class Word(msgspec.Struct, frozen=True):
    """What a call says of a hand, in the points of its rule set."""

    says: Says
    meld: int = 0


CARDS: dict[CardName, tuple[Row, ...]] = {
    "none": (),
    "stonebridge": (
        Row("opening", "run-aces", 340),
        Row("raise", "run", 50),
        Row("raise", "aces", 30),
        Row("raise", "meld", 20, meld=100),
    ),
    "dd_meld_bid_plus1_per_10": (Row("over", "meld", 10, meld=100, rungs=9, below=600),),
    "dd_take_50": (Row("opening", "trump", 500),),
    "dd_51_aces": (Row("opening", "aces", 510),),
    "tb17": (
        Row("raise", "run", 50),
        Row("raise", "aces", 40),
        Row("raise", "legs", 30),
        Row("answer", "strong", 20),
        Row("pass", "weak"),
    ),
    "dailey": (Row("raise", "short", 20, more=True), Row("help", "help")),
    "helper_150": (
        Row("opening", "run", 280, more=True),
        Row("opening", "aces", 205),
        Row("opening", "meld", 5, meld=10, rungs=11, start=145),
    ),
}
"""The cards by name, the strongest thing to say first."""


def read(rules: Rules, call: Call, high: int | None, *, answers: bool) -> Word | None:
    """What the first call of a seat says, `high` being the bid before it, and `answers` that partner has bid.

    >>> from twinpack.options import changed
    >>> read(changed(Rules(), convention__card="stonebridge"), Bid(230), 200, answers=True)
    Word(says='aces', meld=0)
    """
    if isinstance(call, Bid):
        for row, points, word in bids(rules, high, answers=answers):
            if points == call.points or (row.more and points < call.points):
                return word
        return None
    for row in CARDS[rules.convention.card]:
        if row.when == "help" if call.help else row.when == "pass" and answers:
            return Word(row.says)
    return None


def bids(rules: Rules, high: int | None, *, answers: bool) -> Iterator[tuple[Row, int, Word]]:
    """The bids that would say something as a first call, the strongest first: the row, the points, and what it says."""
    for row in CARDS[rules.convention.card]:
        base = _base(rules, row, high, answers)
        if base is None:
            continue
        for rung in range(row.rungs, 0, -1):
            points = base + scaled(rules, row.start + rung * row.points)
            if not row.below or points < scaled(rules, row.below):
                yield row, points, Word(row.says, scaled(rules, rung * row.meld))


def _base(rules: Rules, row: Row, high: int | None, answers: bool) -> int | None:
    """From what the points of a row are counted, None where it is no bid to be made now."""
    return {
        "opening": 0 if high is None else None,
        "raise": high,
        "over": rules.auction.minimum if high is None else high,
        "answer": high if answers else None,
    }.get(row.when)


def fits(rules: Rules) -> bool:
    """Whether the points of the card are whole on the scale of the rules."""
    rows = CARDS[rules.convention.card]
    return all(
        points * rules.scale % FULL == 0 for row in rows for points in (row.points, row.meld, row.start, row.below)
    )


def scaled(rules: Rules, points: int) -> int:
    """Points of a card in those of a rule set."""
    return points * rules.scale // FULL


def holds(rules: Rules, hand: Hand, word: Word) -> bool:
    """Whether a hand has what a word says, as far as that is a matter of its cards.

    >>> from twinpack.cards import cards
    >>> holds(Rules(), cards("AS KS QS AH KH AD AC"), Word("aces")), holds(Rules(), cards("AS KS QS"), Word("run"))
    (True, False)
    """
    run = any(set(hand).issuperset(RUNS[suit]) for suit in SUITS)
    aces = set(hand).issuperset(AROUNDS["aces"])
    return {
        "meld": worth(melds(rules, hand, None)) >= word.meld,
        "aces": aces,
        "run": run,
        "run-aces": run and aces,
        "legs": sum(min(hand.count(leg), 2) for leg in PINOCHLE) >= 3,
        "short": not all(any(Card(rank + suit) in hand for rank in RUN_RANKS) for suit in SUITS),
    }.get(word.says, True)
