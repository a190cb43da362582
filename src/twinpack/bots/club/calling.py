"""Calls, trump, and the decision to concede or to announce all tricks."""

from collections.abc import Iterable
from math import erf, sqrt
from typing import Any

from twinpack.auction import Bid, Pass
from twinpack.bots.base import Choice, Reason, why
from twinpack.bots.club.memory import HIGHER, Memory, remember
from twinpack.bots.club.valuation import READY, Estimate, estimates, share
from twinpack.cards import Hand
from twinpack.pinochle.actions import CONCEDE, CONTINUE, MOON, Misdeal, Name
from twinpack.pinochle.melds import worth
from twinpack.pinochle.phases.trump import nameable
from twinpack.pinochle.rules import SEATS, Rules
from twinpack.pinochle.scoring import counters, saved
from twinpack.pinochle.view import View
from twinpack.seats import Seat, next_seat, partner, round_from, side

CAUTION = 0.06
"""How much of all trick points a bid leaves as a margin."""

RIVAL_STUCK = 0.10
"""How much more a bid must promise, in parts of all trick points, where passing leaves a rival stuck."""

SPREAD = 0.14
"""How far the tricks fall from what was expected (standard deviation), in parts of all trick points."""


def call(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """A call: the lowest bid as long as the hand promises it, else a pass."""
    offered = list(legal)
    bids = [action for action in offered if isinstance(action, Bid)]
    best = _best(rules, view.hand)
    if best is None or not bids:
        return _pass(rules, view, offered, 0)
    seat = _seat(view)
    bid, limit = bids[0], best.total - CAUTION * rules.trick_total
    if Misdeal() in offered and limit < bid.points:
        return Choice(Misdeal(), (why("claim-misdeal"),))
    live, holder = _standing(rules, view)
    if holder == partner(seat):
        if not any(side(other) != side(seat) for other in live):
            limit = min(limit, best.meld)  # the price of partner's contract goes up for meld that is certain only
        else:
            limit -= RIVAL_STUCK * rules.trick_total
    limit += _heard(rules, view)
    if holder is None and _rival_stuck(rules, view, live):
        limit -= RIVAL_STUCK * rules.trick_total
    if limit < bid.points and (isinstance(offered[0], Pass)):
        return _pass(rules, view, offered, round(best.total))
    if limit < bid.points:
        return Choice(bid, (why("must-bid", bid=bid.points),))
    bid = _raised(rules, view, bids, limit, live)
    return Choice(bid, (why("bid-meld-and-tricks", bid=bid.points, meld=best.meld, expected=round(best.total)),))


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


def _best(rules: Rules, hand: Hand) -> Estimate | None:
    """The best estimate among the suits that the rules would let this hand name."""
    open_suits = nameable(rules, hand)
    return max((one for one in estimates(rules, hand) if one.trump in open_suits), key=_total, default=None)


def _total(one: Estimate) -> float:
    return one.total


def _standing(rules: Rules, view: View) -> tuple[list[Seat], Seat | None]:
    """The other seats that may still call, and who holds the standing bid."""
    live = list(round_from(next_seat(view.dealer)))
    holder, place = None, 0
    single = rules.auction.rounds == "single"
    for made in view.calls:
        seat = live[place % len(live)]
        if isinstance(made, Bid):
            holder = seat
            place += 1
        elif single:
            place += 1
        else:
            live.remove(seat)
        if not single:
            place %= max(len(live), 1)
    if single:
        live = live[place:]
    return [seat for seat in live if seat != view.seat], holder


def _heard(rules: Rules, view: View) -> float:
    """What partner's calls add to the hand's promise."""
    caller = next_seat(view.dealer)
    seats = {seat: [] for seat in range(SEATS)}  # type: dict[Seat, list[Any]]
    live, place = list(round_from(caller)), 0
    for made in view.calls:
        seat = live[place % len(live)]
        seats[seat].append(made)
        if isinstance(made, Bid) or rules.auction.rounds == "single":
            place += 1
        else:
            live.remove(seat)
        if rules.auction.rounds != "single":
            place %= max(len(live), 1)
    heard = seats[partner(_seat(view))]
    if any(isinstance(made, Pass) and made.help for made in heard):
        return 0.10 * rules.trick_total
    if any(isinstance(made, Bid) for made in heard):
        return 0.06 * rules.trick_total
    return 0.0


def _rival_stuck(rules: Rules, view: View, live: list[Seat]) -> bool:
    """Whether the dealer, a rival, will have to take the contract if all others pass."""
    rival = side(view.dealer) != side(_seat(view))
    return rules.auction.all_pass != "redeal" and rival and view.dealer in live


def _raised(rules: Rules, view: View, bids: list[Bid], limit: float, live: list[Seat]) -> Bid:
    """The lowest bid, except where there is but one call and somebody may still overbid it."""
    if rules.auction.rounds == "ascending" or not any(side(seat) != side(_seat(view)) for seat in live):
        return bids[0]
    within = [bid for bid in bids if bid.points <= limit]
    return within[len(within) // 2]


def _pass(rules: Rules, view: View, offered: list[Any], expected: int) -> Choice:
    plain = next(action for action in offered if isinstance(action, Pass))
    live, _ = _standing(rules, view)
    aces = sum(card[0] == "A" for card in view.hand)
    if aces >= 3 and Pass(help=True) in offered and partner(_seat(view)) in live:
        return Choice(Pass(help=True), (why("help-aces", aces=aces),))
    return Choice(plain, (why("pass-too-weak", expected=expected),))


def name(rules: Rules, view: View, legal: Iterable[Name]) -> Choice:
    """The trump that promises most."""
    found = {one.trump: one for one in estimates(rules, view.hand)}
    best = max(legal, key=lambda action: found[action.trump].total)
    length = sum(card[1] == best.trump for card in view.hand)
    return Choice(best, (why("best-trump", suit=best.trump, meld=found[best.trump].meld, length=length),))


def decide(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """Concede what cannot be made, announce all tricks when they are certain, else play."""
    offered = list(legal)
    assert view.contract is not None
    mine = side(_seat(view))
    meld = sum(worth(view.shown[seat].melds) for seat in (mine, mine + 2))
    needed = view.contract.bid - meld
    if MOON in offered and rules.scoring.moon_bonus and sweeps(remember(view), view.hand):
        return Choice(MOON, (why("all-tricks-sure"),))
    if CONCEDE in offered and needed > rules.trick_total:
        return Choice(CONCEDE, (why("out-of-reach", needed=needed, total=rules.trick_total),))
    buried = counters(rules, view.buried or ()) if rules.deal.bury_counts else 0
    expected = rules.trick_total * share(view.hand, view.trump, READY)
    if needed <= 0 and saved(rules.scoring.save_declarers, 0, 0):
        return Choice(CONTINUE, (why("meld-covers", bid=view.contract.bid, meld=meld),))
    chance = 0.5 * (1 + erf((expected + buried - needed) / (SPREAD * rules.trick_total * sqrt(2))))
    if CONCEDE in offered and chance * 2 * view.contract.bid < rules.trick_total - expected:
        return Choice(CONCEDE, (why("too-much-to-win", needed=needed, expected=round(expected)),))
    return Choice(CONTINUE, (why("within-reach", needed=needed, expected=round(expected)),))


def sweeps(memory: Memory, hand: Hand) -> bool:
    """Whether the leader wins every trick from the top, all trumps out being in one hand."""
    trumps = sum(card[1] == memory.trump for card in hand)
    if trumps < memory.length[memory.trump or ""]:
        return False
    return all(not any(memory.out[kind] for kind in HIGHER[card]) for card in hand)


