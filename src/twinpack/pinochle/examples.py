"""Worked examples for the rule sheet, computed by the same functions that play the game."""

from collections.abc import Iterator

import msgspec

from twinpack import auction
from twinpack.cards import Card, Hand, cards
from twinpack.outline import Line, Value, line
from twinpack.pinochle.company import company, declaring
from twinpack.pinochle.melds import MARRIAGES, PINOCHLE, RUNS, is_dix, melds, worth
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import counters, settle
from twinpack.pinochle.tally import Tally
from twinpack.tricks import POLICIES, playable

RUN_HAND = cards("AH TH KH QH JH 9H KC QC QS JD TC 9S KH QH QS JD AS TS JC AC TD AD")
ACES_HAND = cards("AS AH AD AC 9H TS TD JS 9D 9C 9S TC JC JH KS KD TH AC AS KH QC JC TC TD")
MARRIAGES_HAND = cards("KS QS KD QD 9D TD JS TH AD AC JC JH 9C QC KC TS JD KS QS AS TC AH")
"""Hands, the first cards of which are dealt: cards that the pack has not are left out."""

MOST_CARDS = cards("AS AS AH AD AC TS TS TH TC KS KH KD KC KC QS QH QD JS JH JD JC 9S 9H 9D")
"""Half of the cards of two packs: what declarers take, with the last trick, when they make their contract."""

FEW_CARDS = cards("AS TS QH JD")

TABLE = (
    (cards("KH"), cards("AH TH QH 9H AS")),
    (cards("KH 9S"), cards("AH QH TS")),
    (cards("KH TS"), cards("AS 9S AD")),
)
TABLE_OF_TWO = (
    (cards("KH"), cards("AH TH QH 9H AS")),
    (cards("KH"), cards("AS 9S AD")),
    (cards("KS"), cards("AS TS 9S AH")),
)
"""Cards on the table, spades being trump, and a hand that has to play to them; a pack without nines has jacks there."""

LOW = {"9": "J"}


def dealt(rules: Rules, hand: Hand) -> Hand:
    """So many of these cards as a player holds, of those that the pack has; its dix is the seven where it has one."""
    if rules.dix == "7":
        hand = tuple(Card("7H") if card == "9H" else card for card in hand)
    size = rules.hand_size if rules.deal.method == "stock" else rules.tricks
    return tuple(card for card in hand if card in rules.cards)[:size]


def meld(rules: Rules) -> Iterator[Line]:
    """What a hand melds, meld by meld."""
    if rules.deal.method == "stock":
        return
    hand = dealt(rules, RUN_HAND)
    found = melds(rules, hand, "H")
    yield line("example-meld-hand", trump=line("suit-H"), hand=hand)
    for one in found:
        yield line("example-meld-one", meld=line(f"meld-{one.name}"), points=one.points, hand=one.cards)
    yield line("example-meld-total", points=worth(found))


def stock(rules: Rules) -> Iterator[Line]:
    """How melds grow between the tricks."""
    if rules.deal.method != "stock":
        return
    table, pair, run = rules.meld, MARRIAGES["H"], RUNS["H"]
    rest = tuple(card for card in run if card not in pair)
    yield line("example-play-trump", trump=line("suit-H"))
    yield line("example-stock-first", hand=pair, points=table.royal_marriage[0])
    yield line("example-stock-run", hand=rest, points=table.run[0])
    yield line("example-stock-never")
    yield line("example-stock-marriage", hand=MARRIAGES["S"], points=table.marriage[0])
    yield line("example-stock-pinochle", hand=PINOCHLE[1:], points=table.pinochle[0])


def play(rules: Rules) -> Iterator[Line]:
    """Which cards may be played to three tricks."""
    yield line("example-play-trump", trump=line("suit-S"))
    for trick, hand in TABLE_OF_TWO if rules.table.hands == 2 else TABLE:
        if rules.pack.lowest == "J":
            trick, hand = _without_nines(trick), _without_nines(hand)
        legal = playable(POLICIES[rules.play.policy], hand, trick, "S")
        yield line("example-play-question", trick=trick, hand=hand, legal=legal)


def _without_nines(hand: Hand) -> Hand:
    return tuple(Card(LOW.get(card[0], card[0]) + card[1]) for card in hand)


def deal(rules: Rules) -> Iterator[Line]:
    """What three deals score: a contract made, one set, and defenders who win nothing."""
    base = _melded(rules)
    high = counters(rules, _half(rules)) + rules.play.last_trick
    low = _few(rules)
    if rules.trump.source == "declarer":
        base = msgspec.structs.replace(base, bid=_bid(rules, base.meld[0] + low), trump="H")
    yield _melds_line(rules, base)
    for points, tricks in ((high, rules.tricks // 2), (low, 1), (rules.trick_total, rules.tricks)):
        tally = msgspec.structs.replace(
            base,
            points=_shares(rules, base, points, rules.trick_total, rules.scale),
            tricks=_shares(rules, base, tricks, rules.tricks, 1),
        )
        yield _result(rules, tally)


def _melded(rules: Rules) -> Tally:
    """What the sides meld: two hands a side where sides are several seats, else one; who sits out melds nothing."""
    hands = [dealt(rules, hand) for hand in (RUN_HAND, MARRIAGES_HAND, ACES_HAND)]
    found = [melds(rules, hand, "H") for hand in hands]
    meld, dix = [worth(one) for one in found], [worth(filter(is_dix, one)) for one in found]
    sides, group = rules.table.sides, company(rules.table)
    declarers: tuple[int, ...] = (0,) if rules.trump.source == "declarer" else ()
    if group == "called":
        declarers = (0, 1)
        order: list[tuple[int, ...]] = [(0, 2), (0, 2), *((1,) if side == 2 else () for side in range(2, sides))]
    elif declaring(rules.table) == "side":
        order = [(0, 2) if side == 0 else (1,) if side == 1 else () for side in range(sides)]
    else:
        order = [(side,) if side < min(rules.table.hands, len(hands)) else () for side in range(sides)]
    if rules.meld.who == "declarer":
        order = [(0,) if side == 0 else () for side in range(sides)]
    return Tally(
        meld=tuple(sum(meld[hand] for hand in held) for held in order),
        dix=tuple(sum(dix[hand] for hand in held) for held in order),
        declarers=declarers,
    )


def _few(rules: Rules) -> int:
    """The points of one trick, or what saves the melds if that is more."""
    save = rules.scoring.save_declarers
    return max(counters(rules, FEW_CARDS[: rules.table.hands]), save if isinstance(save, int) else 0)


def _half(rules: Rules) -> Hand:
    """Half of the pack."""
    half = tuple(card for card in MOST_CARDS if card in rules.cards)
    return (half * rules.pack.copies)[: len(half) * rules.pack.copies // 2]


def _shares(rules: Rules, base: Tally, ours: int, total: int, least: int) -> tuple[int, ...]:
    """`total` parted among the sides: the first has its share, the others the rest in equal parts of `least`.

    Those who play together for one deal each have all that they take together; who sits out has nothing.
    """
    if company(rules.table) == "called":
        return (ours, ours, *(total - ours,) * (len(base.meld) - 2))
    others = min(len(base.meld), rules.table.hands) - 1
    each = (total - ours) // others // least * least
    idle = len(base.meld) - 1 - others
    return (ours, total - ours - each * (others - 1), *(each,) * (others - 1), *(0,) * idle)


def _bid(rules: Rules, more_than: int) -> int:
    """The lowest possible bid above a number, so that the example with few tricks falls just short."""
    lowest = auction.lowest(rules.auction, None)
    bid = lowest if lowest > more_than else auction.next_bid(rules.auction, more_than)
    ceiling = rules.auction.ceiling
    return min(bid, ceiling) if ceiling else bid


def _melds_line(rules: Rules, base: Tally) -> Line:
    key = "example-deal-melds" if rules.trump.source == "declarer" else "example-turned-melds"
    if rules.meld.who == "declarer":
        return line("example-deal-declarer", bid=base.bid, ours=base.meld[0], trump=line("suit-H"))
    theirs = _others(rules, base, base.meld)
    return line(key, bid=base.bid, ours=base.meld[0], theirs=theirs, company=company(rules.table))


def _others(rules: Rules, base: Tally, numbers: tuple[int, ...]) -> str:
    """The numbers of the sides that play against the first, one after the other."""
    first = len(base.declarers) or 1
    last = rules.table.hands if company(rules.table) == "alone" else len(base.meld)
    return " / ".join(str(number) for number in numbers[first:last])


def _result(rules: Rules, tally: Tally) -> Line:
    score, called = settle(rules, tally), company(rules.table) == "called"
    shared: dict[str, Value] = {
        "us": tally.points[0],
        "them": str(tally.points[-1]) if called else _others(rules, tally, tally.points),
        "sum": next((reason.amount or 0 for reason in score.reasons if reason.code in ("made", "set")), 0),
        "bid": tally.bid,
        "ours": score.change[0],
        "company": company(rules.table),
    }
    if score.made is None:
        return line("example-turned-score", theirs=_others(rules, tally, score.change), **shared)
    which = "made" if score.made else "set"
    if rules.payment.table:
        return line(f"example-paid-{which}", theirs=score.change[1], kitty=score.kitty, **shared)
    return line(f"example-deal-{which}", theirs=_others(rules, tally, score.change), **shared)
