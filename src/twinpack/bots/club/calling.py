"""Calls, trump, and the decision to concede or to announce all tricks."""

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from twinpack.auction import Bid, Call, Pass, step_at
from twinpack.bots.base import Choice, why
from twinpack.bots.club.memory import HIGHER
from twinpack.bots.club.valuation import RUN, Estimate, defence, estimate, estimates, final_share, gain, likely, market
from twinpack.cards import RANKS, Card, Hand, Suit
from twinpack.pinochle.actions import CONCEDE, CONTINUE, MOON, Misdeal, Name
from twinpack.pinochle.melds import worth
from twinpack.pinochle.phases.trump import nameable
from twinpack.pinochle.rules import COPIES, Rules
from twinpack.pinochle.scoring import counters, saved
from twinpack.pinochle.view import View
from twinpack.seats import Seat, next_seat, partner, round_from, side

# In parts of all trick points:
HEARD_BID, HEARD_HELP = 0.08, 0.15
"""what a bid or an offer of help from partner adds to the tricks,"""
CAUTION = 0.0
"""what a contract must promise beyond what passing does,"""
TINY = 0.02
"""how little a step must be not to be worth a call of its own,"""
CONTRACT_SPREAD = 0.11
"""and how far the tricks fall from what was expected once all melds lie open (standard deviation)."""

HELPFUL_ACES = 3
LEAST_RUN = 3
"""With so many aces, and fewer cards of a run than that, a hand offers help rather than bid."""

HELP = Pass(help=True)


class Talk(NamedTuple):
    """The auction so far: the other seats that may still call, who holds the standing bid, what partner called."""

    live: tuple[Seat, ...]
    holder: Seat | None
    heard: tuple[Call, ...]


def call(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """A call: the lowest bid as long as the hand promises more by it than by passing."""
    offered = list(legal)
    lowest = next((action for action in offered if isinstance(action, Bid)), None)
    talk = _talk(rules, view)
    best = _best(rules, view.hand, nameable(rules, view.hand))
    if best is not None and lowest is not None:
        heard = _heard(talk)
        if heard:
            best = best._replace(tricks=best.tricks + heard * rules.trick_total)
        if _willing(rules, view, talk, best, lowest.points) and not _rather_helps(view, talk, offered, best):
            bid = _bid(rules, view, talk, best, offered, lowest)
            expected = round(best.total)
            return Choice(bid, (why("bid-meld-and-tricks", bid=bid.points, meld=best.meld, expected=expected),))
    if Misdeal() in offered:
        return Choice(Misdeal(), (why("claim-misdeal"),))
    if lowest is not None and lowest is offered[0]:
        return Choice(lowest, (why("must-bid", bid=lowest.points),))
    return _pass(view, talk, offered, best, lowest)


def _best(rules: Rules, hand: Hand, suits: Collection[Suit]) -> Estimate | None:
    """The best estimate among these suits, none for lack of a suit that is long enough."""
    return max((one for one in estimates(rules, hand) if one.trump in suits), key=_total, default=None)


def _total(one: Estimate) -> float:
    return one.total


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


def _talk(rules: Rules, view: View) -> Talk:
    live = list(round_from(next_seat(view.dealer)))
    single = rules.auction.rounds == "single"
    holder, place = None, 0
    heard = []
    for made in view.calls:
        seat = live[place]
        if seat == partner(_seat(view)):
            heard.append(made)
        if isinstance(made, Bid):
            holder = seat
        if single or isinstance(made, Bid):
            place += 1
        else:
            live.remove(seat)
        if not single:
            place %= len(live)
    if single:
        live = live[place:]
    return Talk(tuple(seat for seat in live if seat != view.seat), holder, tuple(heard))


def _heard(talk: Talk) -> float:
    """What partner's calls add to the tricks that the hand promises."""
    if any(isinstance(made, Pass) and made.help for made in talk.heard):
        return HEARD_HELP
    return HEARD_BID if any(isinstance(made, Bid) for made in talk.heard) else 0.0


def _price(rules: Rules, view: View, talk: Talk) -> float:
    """What a contract must promise to be better than a pass, which leaves it to another seat."""
    caution = CAUTION * rules.trick_total
    if talk.holder is not None:
        found = market(rules, _high(view)).chosen
        return caution + (found if talk.holder == partner(_seat(view)) else 2 * defence(rules) - found)
    if rules.auction.all_pass == "redeal":
        return caution + defence(rules)
    found = market(rules, rules.auction.minimum).forced
    return caution + (found if side(view.dealer) == side(_seat(view)) else 2 * defence(rules) - found)


def _high(view: View) -> int:
    return max(made.points for made in view.calls if isinstance(made, Bid))


def _willing(rules: Rules, view: View, talk: Talk, best: Estimate, bid: int) -> bool:
    if best.meld + best.help < rules.meld.minimum:
        return False
    if talk.holder == partner(_seat(view)) and not _rivals(view, talk):
        return bid <= best.meld  # the price of partner's contract goes up for meld that is certain only
    return gain(rules, best, bid) > _price(rules, view, talk)


def _bid(rules: Rules, view: View, talk: Talk, best: Estimate, offered: list[Any], lowest: Bid) -> Bid:
    """The lowest bid; a higher one where steps are tiny, or where it is the only call and rivals are still to call."""
    single = rules.auction.rounds == "single" and _rivals(view, talk)
    tiny = TINY * rules.trick_total
    if not single and step_at(rules.auction, lowest.points).by > tiny:
        return lowest
    bids = [action for action in offered if isinstance(action, Bid)]
    if single:
        willing = [bid for bid in bids if _willing(rules, view, talk, best, bid.points)]
        return willing[len(willing) // 2]
    jump = [bid for bid in bids if bid.points <= lowest.points + tiny][-1]
    return jump if _willing(rules, view, talk, best, jump.points) else lowest


def _rivals(view: View, talk: Talk) -> bool:
    """Whether a rival may still call."""
    return any(side(seat) != side(_seat(view)) for seat in talk.live)


def _rather_helps(view: View, talk: Talk, offered: list[Any], best: Estimate) -> bool:
    """Whether the hand has aces for any trump and hardly a trump of its own."""
    run = sum(Card(rank + best.trump) in view.hand for rank in RUN)
    return run < LEAST_RUN and _offers_help(view, talk, offered)


def _offers_help(view: View, talk: Talk, offered: list[Any]) -> bool:
    aces = sum(card[0] == "A" for card in view.hand)
    return aces >= HELPFUL_ACES and HELP in offered and partner(_seat(view)) in talk.live


def _pass(view: View, talk: Talk, offered: list[Any], best: Estimate | None, lowest: Bid | None) -> Choice:
    if _offers_help(view, talk, offered):
        return Choice(HELP, (why("help-aces", aces=sum(card[0] == "A" for card in view.hand)),))
    plain = next(action for action in offered if isinstance(action, Pass))
    if lowest is None:
        return Choice(plain, (why("pass-may-not-bid"),))
    if best is None:
        return Choice(plain, (why("pass-no-trump"),))
    if talk.holder == partner(_seat(view)):
        return Choice(plain, (why("pass-partner-has-it"),))
    return Choice(plain, (why("pass-too-weak", expected=round(best.total), bid=lowest.points),))


def name(rules: Rules, view: View, legal: Iterable[Name]) -> Choice:
    """The trump that promises most."""
    suits: list[Suit] = [action.trump for action in legal]
    best = _best(rules, view.hand, suits)
    if best is None:  # a contract that the rules forced on the hand, or a short suit with the marriage they ask for
        best = max((estimate(rules, view.hand, suit) for suit in suits), key=_total)
    length = sum(card[1] == best.trump for card in view.hand)
    return Choice(Name(best.trump), (why("best-trump", suit=best.trump, meld=best.meld, length=length),))


def decide(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """Concede what cannot be made, announce all tricks when they are certain, else play."""
    offered = list(legal)
    assert view.contract is not None
    bid = view.contract.bid
    mine = side(_seat(view))
    meld = sum(worth(view.shown[seat].melds) for seat in (mine, mine + 2))
    buried = counters(rules, view.buried or ()) if rules.deal.bury_counts else 0
    needed = bid - meld - buried
    if MOON in offered and rules.scoring.moon_bonus and _leads(rules, view) and sweeps(view):
        return Choice(MOON, (why("all-tricks-sure"),))
    if needed <= 0 and saved(rules.scoring.save_declarers, buried, 0):
        return Choice(CONTINUE, (why("meld-covers", bid=bid, meld=meld),))
    if CONCEDE in offered and needed + buried > rules.trick_total:
        return Choice(CONCEDE, (why("out-of-reach", needed=needed, total=rules.trick_total),))
    expected = rules.trick_total * final_share(rules, view.hand, view.trump)
    made = likely(expected - needed, CONTRACT_SPREAD * rules.trick_total)
    if CONCEDE in offered and made * 2 * bid < (1 - made) * (rules.trick_total - expected):
        return Choice(CONCEDE, (why("too-much-to-win", needed=needed, expected=round(expected)),))
    return Choice(CONTINUE, (why("within-reach", needed=needed, expected=round(expected)),))


def _leads(rules: Rules, view: View) -> bool:
    return rules.play.first_lead == "declarer"


def sweeps(view: View) -> bool:
    """Whether the leader wins every trick from the top, even with all trumps that are out in one hand."""
    hand = view.hand
    trumps = sum(card[1] == view.trump for card in hand)
    return 2 * trumps >= COPIES * len(RANKS) and all(
        hand.count(kind) == COPIES for card in hand for kind in HIGHER[card]
    )
