"""Calls in the auction."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from twinpack.auction import HELP, Bid, Call, Pass, step_at
from twinpack.bots.base import Choice, why
from twinpack.bots.club.naming import best_of
from twinpack.bots.club.racing import haste
from twinpack.bots.club.stakes import gain, price
from twinpack.bots.club.valuation import RUN, Estimate, members, stake
from twinpack.cards import Card
from twinpack.pinochle.actions import Misdeal
from twinpack.pinochle.phases.trump import nameable
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.view import View
from twinpack.seats import Seat, side

# In parts of all trick points:
HEARD_BID, HEARD_HELP = 0.08, 0.15
"""what a bid or an offer of help from partner adds to the tricks,"""
TINY = 0.02
"""and how little a step must be not to be worth a call of its own."""
HELPFUL_ACES = 3
LEAST_RUN = 3
"""With so many aces, and fewer cards of a run than that, a hand offers help rather than bid."""


class Talk(NamedTuple):
    """The auction so far: the seat whose view it is and its side, the other seats that may still call, the standing bid
    and who holds it, what partners called."""

    seat: Seat
    mates: tuple[Seat, ...]
    live: tuple[Seat, ...]
    high: int
    holder: Seat | None
    heard: tuple[Call, ...]

    @property
    def mate_holds(self) -> bool:
        """Whether a partner has the standing bid."""
        return self.holder in self.mates

    @property
    def rivals(self) -> bool:
        """Whether a rival may still call."""
        return any(seat not in self.mates for seat in self.live)


def call(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """A call: the lowest bid as long as the hand promises more by it than by passing."""
    offered = list(legal)
    lowest = next((action for action in offered if isinstance(action, Bid)), None)
    talk = _talk(rules, view)
    best = best_of(rules, view.hand, nameable(rules, view.hand), lowest.points if lowest else talk.high)
    if best is not None and lowest is not None:
        heard = _heard(talk)
        if heard:
            best = best.winning(heard * stake(rules))
        if _willing(rules, view, talk, best, lowest.points) and not _rather_helps(view, talk, offered, best):
            bid = _bid(rules, view, talk, best, offered, lowest)
            expected = round(best.total)
            code = "bid-meld-and-tricks" if members(rules) > 1 else "bid-alone"
            return Choice(bid, (why(code, bid=bid.points, meld=best.meld, expected=expected),))
    if Misdeal() in offered:
        return Choice(Misdeal(), (why("claim-misdeal"),))
    if lowest is not None and lowest is offered[0]:
        return Choice(lowest, (why("must-bid", bid=lowest.points),))
    return _pass(view, talk, offered, best, lowest)


def _talk(rules: Rules, view: View) -> Talk:
    seat, sides = view.seat, rules.table.sides
    assert seat is not None
    mates = tuple(other for other in view.players if other != seat and side(other, sides) == side(seat, sides))
    single = rules.auction.rounds == "single"
    live, place = list(view.players), 0
    heard, holder, high = [], None, 0
    for made in view.calls:
        caller = live[place]
        if caller in mates:
            heard.append(made)
        if isinstance(made, Bid):
            holder, high = caller, made.points
        if single or isinstance(made, Bid):
            place += 1
        else:
            live.remove(caller)
        if not single:
            place %= len(live)
    if single:
        live = live[place:]
    return Talk(seat, mates, tuple(other for other in live if other != seat), high, holder, tuple(heard))


def _heard(talk: Talk) -> float:
    """What partners' calls add to the tricks that the hand promises."""
    if HELP in talk.heard:
        return HEARD_HELP
    return HEARD_BID if any(isinstance(made, Bid) for made in talk.heard) else 0.0


def _price(rules: Rules, view: View, talk: Talk) -> float:
    """What a contract must promise to be better than a pass, which leaves it to another seat."""
    mine = side(talk.seat, rules.table.sides)
    extra = haste(rules, view.race, mine)
    if talk.holder is not None:
        return extra + price(rules, talk.high, ours=talk.mate_holds)
    return extra + price(rules, None, ours=side(view.players[-1], rules.table.sides) == mine)


def _willing(rules: Rules, view: View, talk: Talk, best: Estimate, bid: int) -> bool:
    if best.meld + best.help < rules.meld.minimum:
        return False
    if talk.mate_holds and not talk.rivals:
        return bid <= best.meld  # the price of partner's contract goes up for meld that is certain only
    return gain(rules, best, bid) > _price(rules, view, talk)


def _bid(rules: Rules, view: View, talk: Talk, best: Estimate, offered: list[Any], lowest: Bid) -> Bid:
    """The lowest bid; a higher one where steps are tiny, or where it is the only call and rivals are still to call."""
    single = rules.auction.rounds == "single" and talk.rivals
    tiny = TINY * stake(rules)
    if not single and step_at(rules.auction, lowest.points).by > tiny:
        return lowest
    bids = [action for action in offered if isinstance(action, Bid)]
    if single:
        willing = [bid for bid in bids if _willing(rules, view, talk, best, bid.points)]
        return willing[len(willing) // 4]
    jump = [bid for bid in bids if bid.points <= lowest.points + tiny][-1]
    return jump if _willing(rules, view, talk, best, jump.points) else lowest


def _rather_helps(view: View, talk: Talk, offered: list[Any], best: Estimate) -> bool:
    """Whether the hand has aces for any trump and hardly a trump of its own."""
    run = sum(Card(rank + best.trump) in view.hand for rank in RUN)
    return run < LEAST_RUN and _offers_help(view, talk, offered)


def _offers_help(view: View, talk: Talk, offered: list[Any]) -> bool:
    aces = sum(card[0] == "A" for card in view.hand)
    return aces >= HELPFUL_ACES and HELP in offered and any(mate in talk.live for mate in talk.mates)


def _pass(view: View, talk: Talk, offered: list[Any], best: Estimate | None, lowest: Bid | None) -> Choice:
    if _offers_help(view, talk, offered):
        return Choice(HELP, (why("help-aces", aces=sum(card[0] == "A" for card in view.hand)),))
    plain = next(action for action in offered if isinstance(action, Pass))
    if lowest is None:
        return Choice(plain, (why("pass-may-not-bid"),))
    if best is None:
        return Choice(plain, (why("pass-no-trump"),))
    if talk.mate_holds:
        return Choice(plain, (why("pass-partner-has-it"),))
    return Choice(plain, (why("pass-too-weak", expected=round(best.total), bid=lowest.points),))
