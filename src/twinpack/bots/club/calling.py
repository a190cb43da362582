"""Calls in the auction."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from twinpack.auction import HELP, Bid, Call, Pass, step_at
from twinpack.bots.base import Choice, Reason, why
from twinpack.bots.club.convention import FACTS, promised, telling, truthful
from twinpack.bots.club.naming import best_of
from twinpack.bots.club.racing import haste
from twinpack.bots.club.stakes import beyond, gain, market, price
from twinpack.bots.club.valuation import RUN, Estimate, members, stake
from twinpack.cards import Card
from twinpack.pinochle.actions import Misdeal
from twinpack.pinochle.convention import Word, read
from twinpack.pinochle.phases.trump import nameable
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.view import View
from twinpack.seats import Seat, side

# In parts of all trick points:
HEARD_BID, HEARD_HELP = 0.08, 0.15
"""what a bid or an offer of help from partner adds to the tricks,"""
TINY = 0.02
"""and how little a step must be not to be worth a call of its own."""
PATIENCE = 0.3
"""How far a bid that says something may be above what the hand can make alone, in parts of all trick points."""
HELPFUL_ACES = 3
LEAST_RUN = 3
"""With so many aces, and fewer cards of a run than that, a hand offers help rather than bid."""


class Talk(NamedTuple):
    """The auction so far: the seat whose view it is and its partners, the other seats that may still call, the standing
    bid, who holds it and what it says, what partners called and said, and whether the seat has not called yet."""

    seat: Seat
    mates: tuple[Seat, ...]
    live: tuple[Seat, ...]
    high: int | None
    holder: Seat | None
    word: Word | None
    heard: tuple[tuple[Call, Word | None], ...]
    first: bool

    @property
    def mate_holds(self) -> bool:
        """Whether a partner has the standing bid."""
        return self.holder in self.mates

    @property
    def mate_wants(self) -> bool:
        """Whether a partner has the standing bid, and not only in order to say something."""
        return self.mate_holds and (self.word is None or self.word.says not in FACTS)

    @property
    def answers(self) -> bool:
        """Whether a partner has bid."""
        return any(isinstance(made, Bid) for made, _ in self.heard)

    @property
    def words(self) -> list[Word]:
        """What partners have said."""
        return [word for _, word in self.heard if word is not None]

    @property
    def rivals(self) -> bool:
        """Whether a rival may still call."""
        return any(seat not in self.mates for seat in self.live)


def call(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """A call: what the convention says of the hand, else the lowest bid as long as it promises more than a pass."""
    offered = list(legal)
    lowest = next((action for action in offered if isinstance(action, Bid)), None)
    talk = _talk(rules, view)
    best = best_of(rules, view.hand, nameable(rules, view.hand), lowest.points if lowest else talk.high or 0)
    if best is not None and lowest is not None:
        meld, tricks = promised(rules, view.hand, talk.words)
        best = best.winning(_heard(talk) * stake(rules) + tricks).melding(meld)
        if (told := _tell(rules, view, talk, best)) is not None:
            return told
        if _willing(rules, view, talk, best, lowest.points) and not _rather_helps(view, talk, offered, best):
            bid = _bid(rules, view, talk, best, offered, lowest)
            expected = round(best.total)
            code = "bid-meld-and-tricks" if members(rules) > 1 else "bid-alone"
            return Choice(bid, (why(code, bid=bid.points, meld=best.meld, expected=expected), *_because(talk)))
    if Misdeal() in offered:
        return Choice(Misdeal(), (why("claim-misdeal"),))
    if lowest is not None and lowest is offered[0]:
        return Choice(lowest, (why("must-bid", bid=lowest.points),))
    return _pass(view, talk, offered, best, lowest)


def _because(talk: Talk) -> list[Reason]:
    """What partners have said that counts, as reasons."""
    return [
        why(f"heard-{word.says}", meld=word.meld) if word.meld else why(f"heard-{word.says}")
        for word in talk.words
        if word.says not in ("trump", "short", "help")
    ]


def _tell(rules: Rules, view: View, talk: Talk, best: Estimate) -> Choice | None:
    """A first call that says by the convention what the hand has, as long as a partner can act on it."""
    if not talk.first or not any(mate in talk.live for mate in talk.mates):
        return None
    if talk.mate_holds and not talk.rivals:  # it would only raise the price
        return None

    def afford(points: int, word: Word) -> bool:
        if rules.auction.rounds == "single" or word.says in ("trump", "strong", "short"):
            return _willing(rules, view, talk, best, points)
        return gain(rules, best, points) > _price(rules, view, talk) - PATIENCE * stake(rules)

    found = telling(rules, view.hand, talk.high, answers=talk.answers, afford=afford)
    if found is None:
        return None
    bid, word = found
    return Choice(bid, (why(f"tell-{word.says}", bid=bid.points, meld=word.meld), *_because(talk)))


def _talk(rules: Rules, view: View) -> Talk:
    seat, sides = view.seat, rules.table.sides
    assert seat is not None
    mates = tuple(other for other in view.players if other != seat and side(other, sides) == side(seat, sides))
    single = rules.auction.rounds == "single"
    live, place = list(view.players), 0
    heard: list[tuple[Call, Word | None]] = []
    called: set[Seat] = set()
    bidders: set[int] = set()
    holder = high = word = None
    for made in view.calls:
        caller = live[place]
        which = side(caller, sides)
        said = None if caller in called else read(rules, made, high, answers=which in bidders)
        called.add(caller)
        if caller in mates:
            heard.append((made, said))
        if isinstance(made, Bid):
            holder, high, word = caller, made.points, said
            bidders.add(which)
        if single or isinstance(made, Bid):
            place += 1
        else:
            live.remove(caller)
        if not single:
            place %= len(live)
    if single:
        live = live[place:]
    others = tuple(other for other in live if other != seat)
    return Talk(seat, mates, others, high, holder, word, tuple(heard), seat not in called)


def _heard(talk: Talk) -> float:
    """What partners' calls add to the tricks that the hand promises."""
    if any(made == HELP for made, _ in talk.heard):
        return HEARD_HELP
    wants = any(isinstance(made, Bid) and (word is None or word.says not in FACTS) for made, word in talk.heard)
    return HEARD_BID if wants else 0.0


def _price(rules: Rules, view: View, talk: Talk) -> float:
    """What a contract must promise to be better than a pass, which leaves it to another seat."""
    mine = side(talk.seat, rules.table.sides)
    extra = haste(rules, view.race, mine)
    if talk.mate_holds and not talk.mate_wants:
        return extra + market(rules, talk.high or 0).forced
    if talk.holder is not None:
        return extra + price(rules, talk.high, ours=talk.mate_holds)
    return extra + price(rules, None, ours=side(view.players[-1], rules.table.sides) == mine)


def _willing(rules: Rules, view: View, talk: Talk, best: Estimate, bid: int) -> bool:
    if best.meld + best.help < rules.meld.minimum:
        return False
    if talk.mate_wants and not talk.rivals:
        return bid <= best.meld  # the price of partner's contract goes up for meld that is certain only
    more = beyond(rules, view.hand, best.trump) - beyond(rules, view.hand, None)
    return gain(rules, best, bid) + more > _price(rules, view, talk)


def _bid(rules: Rules, view: View, talk: Talk, best: Estimate, offered: list[Any], lowest: Bid) -> Bid:
    """The lowest bid; a higher one where steps are tiny, or where it is the only call and rivals are still to call."""
    single = rules.auction.rounds == "single" and talk.rivals
    tiny = TINY * stake(rules)
    bids = [action for action in offered if isinstance(action, Bid)]
    if talk.first:
        bids = truthful(rules, view.hand, talk.high, bids, answers=talk.answers)
        if bids[0] != lowest and not _willing(rules, view, talk, best, bids[0].points):
            bids = [lowest]  # what says nothing untrue is too dear
    if not single and step_at(rules.auction, bids[0].points).by > tiny:
        return bids[0]
    if single:
        willing = [bid for bid in bids if _willing(rules, view, talk, best, bid.points)]
        return willing[len(willing) // 4]
    jump = [bid for bid in bids if bid.points <= bids[0].points + tiny][-1]
    return jump if _willing(rules, view, talk, best, jump.points) else bids[0]


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
        return Choice(plain, (why("pass-partner-has-it"), *_because(talk)))
    return Choice(plain, (why("pass-too-weak", expected=round(best.total), bid=lowest.points), *_because(talk)))
