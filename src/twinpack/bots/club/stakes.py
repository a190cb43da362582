"""What a contract brings and costs: points, or chips where those are paid, and side bets with them."""

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import NamedTuple

from twinpack.bots.club.valuation import Estimate, Hope, average_meld, estimates, likely, members, stake
from twinpack.cards import Hand, Suit
from twinpack.pinochle import checks
from twinpack.pinochle.melds import Meld, laid_out, melds, worth
from twinpack.pinochle.payment import chips
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import Shown

HANDS = 64
"""Random hands that averages are taken over."""

DEFENDERS = 0.3
"""The part of all trick points that two defenders against two win on average."""

SPREAD, TRICK_SPREAD, ALONE_SPREAD = 0.14, 0.13, 0.1
"""How far meld and tricks together, the tricks of a side, and those of a player alone fall from what was expected
(standard deviation), in parts of all trick points."""

CONCEDED, NOT_AT_TABLE, NEVER = 0.2, 0.4, 10.0
"""How far contracts are out of reach that are conceded, or lost for want of meld, in parts of all trick points."""

CAUTION = 0.05
"""What a contract must promise beyond what passing does where no exchange helps it, in parts of all trick points."""

CHECK = 0.04
"""What a side bet is worth, in parts of all trick points, where the match pays none for points."""

SLACK = 3
"""How many trick points too few still make a contract where they are rounded."""


class Ends(NamedTuple):
    """What declarer's side gains when a contract is just made, when it is played and lost, and when it is given up, and
    whether points beyond the contract count."""

    made: float
    lost: float
    given_up: float
    excess: bool


@lru_cache(maxsize=512)
def ends(rules: Rules, bid: int, trump: Suit) -> Ends:
    """What the ends of a contract bring declarer's side."""
    if rules.payment.table:
        paid, paying = chips(rules, bid), rules.table.seats - 1 + (0 < rules.payment.kitty_from <= bid)
        plain = paid * paying
        dear = plain * {"S": rules.payment.spades, "H": rules.payment.hearts}.get(trump, 1)
        less = plain if rules.payment.plain_concession else dear
        return Ends(dear, -dear * rules.payment.lost_factor, -less, excess=False)
    contract = rules.checks.contract or rules.checks.contract_more
    bets = check(rules) * checks.of_contract(rules, bid) if contract else 0.0
    lost = (0 if rules.scoring.set_penalty == "nothing" else -bid) - bets * rules.checks.set_factor
    given_up = lost + relief(rules) - rules.scoring.concede_gift
    return Ends(bid + bets, lost, given_up, excess=rules.scoring.made_scores == "all")


@lru_cache(maxsize=64)
def check(rules: Rules) -> float:
    """What a side bet is worth, in points: the less, the more of them the match pays for points."""
    paid = rules.match.checks
    return 1 / (1 / (CHECK * stake(rules)) + paid.each / paid.step)


@lru_cache(maxsize=64)
def victory(rules: Rules) -> float:
    """What it is worth to win the match at once, in points: what a match takes."""
    return rules.match.target if rules.match.end == "target" else rules.match.deals * stake(rules)


def valued(rules: Rules, found: Iterable[Meld]) -> float:
    """What melds are worth with all that hangs on them: points, side bets, the match."""
    found = tuple(found)
    total = float(worth(found))
    if rules.checks.played:
        total += check(rules) * checks.of_shown(rules.checks, Shown(found, laid_out(found)))
    if any(meld.name == rules.scoring.instant_meld for meld in found):
        total += victory(rules)
    return total


def beyond(rules: Rules, hand: Hand, trump: Suit | None) -> float:
    """What hangs on the melds of a hand beside their points."""
    if not rules.checks.played and rules.scoring.instant_meld == "none":
        return 0.0
    found = melds(rules, hand, trump)
    return valued(rules, found) - worth(found)


@lru_cache(maxsize=64)
def relief(rules: Rules) -> float:
    """What another side does not win in tricks when the cards are not played."""
    return _others(rules) * stake(rules) if rules.scoring.defenders_score else 0.0


class Terms(NamedTuple):
    """What weighing a contract takes: its ends, how far points fall from what was expected, how far below the contract
    it is given up, the least meld and tricks (None: any) it takes, and by how much rounding helps."""

    ends: Ends
    spread: float
    escape: float
    meld: int
    tricks: int | None
    slack: int


@lru_cache(maxsize=1024)
def _terms(rules: Rules, bid: int, trump: Suit) -> Terms:
    total, save = stake(rules), rules.scoring.save_declarers
    return Terms(
        ends(rules, bid, trump),
        (SPREAD if rules.exchange.count else trick_spread(rules)) * total,
        _escape(rules) * total,
        rules.meld.minimum,
        save if isinstance(save, int) else None,
        SLACK if rules.scoring.rounding == "sevens-up" else 0,
    )


def gain(rules: Rules, found: Estimate, bid: int) -> float:
    """What declarer's side can expect to score with a contract of `bid`, hopes fulfilled or not."""
    end, spread, escape, least, save, slack = _terms(rules, bid, found.trump)
    scoring, paid = rules.scoring, bool(rules.payment.table)

    def score(meld: float, tricks: float, hopes: tuple[Hope, ...]) -> float:
        if hopes:
            (chance, more), rest = hopes[0], hopes[1:]
            return chance * score(meld + more, tricks, rest) + (1 - chance) * score(meld, tricks, rest)
        if meld < least:
            return end.given_up
        over = meld + tricks - bid
        made = likely(over + slack, spread)
        if save is not None:
            made = min(made, likely(tricks - save, spread))
        if scoring.made_by_meld and meld >= bid:
            made = 1.0
        played = made * (end.made + (over if over > 0 and end.excess else 0)) + (1 - made) * end.lost
        if paid:
            return max(played, end.given_up) if scoring.concede else played
        return played + likely(-over - escape, spread) * (end.given_up - end.lost)

    total = 0.0
    for meld, tricks in found.outcomes:
        total += score(meld, tricks, found.hopes)
    return total / len(found.outcomes)


def trick_spread(rules: Rules) -> float:
    """How far tricks fall from what was expected before an exchange, in parts of all trick points."""
    return ALONE_SPREAD if members(rules) == 1 else TRICK_SPREAD


def _escape(rules: Rules) -> float:
    """How far a contract must be out of reach to be lost unplayed, which spares declarer's side the others' tricks."""
    if rules.scoring.concede:
        return CONCEDED
    return NOT_AT_TABLE if rules.scoring.not_at_table else NEVER


class Market(NamedTuple):
    """What a contract of some bid brings in on average: `forced` on any hand, `chosen` on a hand that would bid it."""

    forced: float
    chosen: float


@lru_cache(maxsize=512)
def market(rules: Rules, bid: int) -> Market:
    """What other seats can be expected to make of a contract of `bid`."""
    gains = [gain(rules, best, bid) for best in _typical(rules)]
    willing = [one for one in gains if one > 0] or [max(gains)]
    return Market(sum(gains) / len(gains), sum(willing) / len(willing))


@lru_cache(maxsize=16)
def _typical(rules: Rules) -> tuple[Estimate, ...]:
    """The best trump of some hands dealt at random."""
    rng = Random(2)
    pack = rules.cards
    hands = [tuple(rng.sample(pack, rules.hand_size)) for _ in range(HANDS)]
    return tuple(max(estimates(rules, hand), key=lambda one: one.total) for hand in hands)


@lru_cache(maxsize=64)
def defence(rules: Rules) -> float:
    """What a side that does not declare scores on average."""
    if rules.payment.table or not rules.scoring.defenders_score:
        return 0.0
    return _others(rules) * stake(rules) + average_meld(rules) * max(1.0, members(rules) / 2)


def _others(rules: Rules) -> float:
    """The part of all trick points that each side wins which does not declare."""
    if rules.table.partner == "called":
        return 2 * DEFENDERS * (1 - members(rules) / rules.table.hands)
    sides = rules.table.hands // members(rules)
    return 2 * DEFENDERS * (1 - 1 / sides) / (sides - 1)


@lru_cache(maxsize=512)
def price(rules: Rules, high: int | None, *, ours: bool) -> float:
    """What a contract must promise to be better than a pass.

    A pass leaves the contract of `high` to our side or to another; where nobody has bid (None) it leaves the deal to
    whoever is stuck with it.
    """
    extra = 0.0 if rules.exchange.count or rules.payment.table else CAUTION * stake(rules)
    mine = defence(rules)
    if high is None and rules.auction.all_pass == "redeal":
        return extra + mine
    found = market(rules, rules.auction.minimum).forced if high is None else market(rules, high).chosen
    return extra + (found if ours else mine + (mine - found) / (rules.table.sides - 1))
