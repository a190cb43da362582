"""Whether the cards are played: declarer concedes, plays or announces all tricks, the others may give up."""

from collections.abc import Iterable
from typing import Any

from twinpack.bots.base import Choice, why
from twinpack.bots.club.memory import HIGHER
from twinpack.bots.club.stakes import SLACK, ends, relief, trick_spread
from twinpack.bots.club.valuation import final_share, likely, stake
from twinpack.cards import Card
from twinpack.pinochle.actions import CONCEDE, CONTINUE, MOON, YIELD
from twinpack.pinochle.melds import worth
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import counters, rounded, saved
from twinpack.pinochle.seating import party
from twinpack.pinochle.view import View
from twinpack.seats import Seat

EXCHANGED = 0.1
"""How far the tricks fall from what was expected after an exchange (standard deviation), in parts of all."""


def decide(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """Concede what cannot be made, announce all tricks when they are certain, else play."""
    offered = list(legal)
    assert view.contract is not None
    bid = view.contract.bid
    meld = sum(worth(view.shown[seat].melds) for seat in declaring(rules, view))
    buried = counters(rules, view.buried or ()) if rules.deal.bury_counts else 0
    needed = least(rules, bid - meld) - buried
    if MOON in offered:
        sure = rules.play.first_lead == "declarer" and sweeps(rules, view)
        chance = 1.0 if sure else likely(_expected(rules, view) - rules.trick_total, _spread(rules))
        if chance * rules.scoring.moon_bonus > (1 - chance) * rules.scoring.moon_penalty:
            return Choice(MOON, (why("all-tricks-sure" if sure else "all-tricks-pay"),))
    if needed <= 0 and saved(rules.scoring.save_declarers, buried, 0):
        return Choice(CONTINUE, (why("meld-covers", bid=bid, meld=meld),))
    if isinstance(rules.scoring.save_declarers, int):
        needed = max(needed, rules.scoring.save_declarers - buried)
    if CONCEDE not in offered:
        return Choice(CONTINUE, (why("within-reach", needed=needed, expected=round(_expected(rules, view))),))
    if needed + buried > rules.trick_total:
        return Choice(CONCEDE, (why("out-of-reach", needed=needed, total=rules.trick_total),))
    expected = _expected(rules, view)
    made = likely(expected - needed, _spread(rules))
    if _hopeless(rules, view, made, expected + meld, stake(rules) - expected):
        return Choice(CONCEDE, (why("too-much-to-win", needed=needed, expected=round(expected)),))
    return Choice(CONTINUE, (why("within-reach", needed=needed, expected=round(expected)),))


def _expected(rules: Rules, view: View) -> float:
    """What declarer's side will take in tricks."""
    return stake(rules) * final_share(rules, view.hand, view.trump)


def _spread(rules: Rules) -> float:
    """How far the tricks of declarer's side fall from what was expected, in points."""
    return stake(rules) * (EXCHANGED if rules.exchange.count else trick_spread(rules))


def least(rules: Rules, points: int) -> int:
    """The fewest trick points that count as so many once they are rounded.

    >>> from twinpack.options import changed
    >>> least(Rules(), 110), least(changed(Rules(), scoring__rounding="sevens-up"), 110)
    (110, 107)
    """
    return points if rules.scoring.rounding == "none" else -(-points // 10) * 10 - SLACK


def _hopeless(rules: Rules, view: View, made: float, points: float, theirs: float) -> bool:
    """Whether giving up costs less than playing does on average."""
    assert view.contract is not None
    assert view.trump is not None
    end = ends(rules, view.contract.bid, view.trump)
    if rules.payment.table:
        return made * end.made + (1 - made) * end.lost < end.given_up
    spared = theirs if rules.scoring.defenders_score else 0.0
    given_up = end.given_up - relief(rules) - end.lost
    return made * (end.made - end.lost) < (1 - made) * spared / (rules.table.sides - 1) + given_up


def declaring(rules: Rules, view: View) -> tuple[Seat, ...]:
    """The seats whose meld counts for the contract."""
    assert view.contract is not None
    declarer = view.contract.declarer
    return party(rules.table, declarer, () if view.called is None else (declarer, view.called.partner))


def sweeps(rules: Rules, view: View) -> bool:
    """Whether the leader wins every trick from the top, even with all trumps that are out in one hand."""
    hand, copies = view.hand, rules.pack.copies
    trumps = sum(card[1] == view.trump for card in hand)
    return 2 * trumps >= rules.pack_size // 4 and all(
        hand.count(kind) == copies for card in hand for kind in HIGHER[card]
    )


def give_up(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """Yield only what cannot be prevented: it costs as much as a contract that is made."""
    assert view.contract is not None
    declarer, bid = view.contract.declarer, view.contract.bid
    meld = sum(worth(view.shown[seat].melds) for seat in declaring(rules, view))
    sure = _sure(rules, view, view.shown[declarer].table)
    points = counters(rules, sure)
    if meld + rounded(rules, points) >= bid and saved(rules.scoring.save_declarers, points, len(sure)):
        return Choice(YIELD, (why("contract-certain", bid=bid, meld=meld),))
    return Choice(CONTINUE, (why("contract-open", needed=bid - meld),))


def _sure(rules: Rules, view: View, table: tuple[Card, ...]) -> list[Card]:
    """The trumps that lie open before declarer and that nothing can beat, each of which wins a trick."""
    copies = rules.pack.copies
    return [
        card for card in table if card[1] == view.trump and all(table.count(kind) == copies for kind in HIGHER[card])
    ]
