"""Calls: what the hand brings as declarer at each price, against what follows when it passes there."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from twinpack.auction import PASS, Bid
from twinpack.bots.base import Choice, why
from twinpack.bots.club.naming import best_of
from twinpack.bots.club.valuation import estimates, stake
from twinpack.bots.expert.foresight import Foresight, Outlook
from twinpack.bots.expert.weighing import CLEAR, LEAST, error_of, late, rounded, weigh
from twinpack.pinochle.actions import Misdeal
from twinpack.pinochle.phases.trump import nameable
from twinpack.pinochle.state import State
from twinpack.pinochle.view import View
from twinpack.seats import Seat, side

BATCH, BATCHES, FEW = 6, 5, 3
"""Guesses after which it is asked whether the call is clear, and how often that is asked; less where a widow makes each
call of a club player long to find."""

ENOUGH = 18
"""Fewer guesses never speak against the call of a club player: their errors are not known well enough."""

SURE = 2.0
"""Standard errors by which a bid must be better than a pass, or worse, if a club player would call otherwise: what an
auction leads to differs much from guess to guess."""

FAR = 0.3
"""A hand that expects so much less than the least bid is not thought about, in parts of all trick points."""

TIMES = (0, 1, 2, 4, 7)
"""How often to bid, as far as it is thought through: not at all, once, twice, and on."""


class Course(msgspec.Struct, frozen=True):
    """An auction in one guess, if the seat bids the least each time it may: the bids that it makes, and by how often it
    has bid what follows for its side if it passes then; `won` is what follows if it never has to."""

    bids: tuple[int, ...]
    passed: dict[int, Outlook]
    won: Outlook | None

    def after(self, times: int) -> Outlook:
        """What follows if the seat bids no more than so many times."""
        if times in self.passed:
            return self.passed[times]
        return self.won if self.won is not None else self.passed[max(self.passed)]


def call(
    foresight: Foresight, view: View, worlds: Iterator[State], legal: Sequence[Any], usual: Choice, times: int = 1
) -> Choice:
    """The call that brings most on average, by `times` as many guesses at most as by default."""
    assert view.seat is not None
    mine = side(view.seat, foresight.rules.table.sides)
    bids = [action for action in legal if isinstance(action, Bid)]
    if not bids or PASS not in legal:
        return usual
    if foresight.rules.auction.rounds == "single":
        found = weigh(foresight, worlds, legal, usual.action, mine, times)
        if found.action == usual.action:
            return usual
        return Choice(found.action, (why("plan-better", gain=rounded(found.gain)),))
    first: Bid = usual.action if isinstance(usual.action, Bid) else bids[0]
    if _hopeless(foresight, view, usual, first) or _certain(foresight, view, usual):
        return usual
    quiet = [action for action in legal if not isinstance(action, Bid)]
    courses: list[Course] = []
    others: list[list[Outlook]] = []
    batches = times * (FEW if foresight.rules.deal.widow else BATCHES)
    for _ in range(batches):
        for state in islice(worlds, BATCH):
            endings = _Endings(foresight, mine)
            courses.append(_course(foresight, state, view.seat, first, endings))
            others.append([_followed(foresight, state, one, endings) for one in quiet if one != PASS])
        often = _often(courses)
        bidding = [course.after(often) for course in courses]
        silent, action = _silent(courses, others, quiet)
        gains = [one.worth - other.worth for one, other in zip(bidding, silent, strict=True)]
        gain, error = sum(gains) / len(gains), error_of(gains)
        usually = (gain > 0) == isinstance(usual.action, Bid)
        lead = gain if isinstance(usual.action, Bid) else -gain
        if late(lead, error, len(gains), BATCH * batches, SURE):
            break
        if abs(gain) > CLEAR * error and (usually or len(gains) >= ENOUGH):
            break
    if abs(gain) <= max(SURE * error, LEAST):
        looked_on = len(gains) == BATCH * batches  # until then little spoke against the club player
        return Choice(usual.action, ((why("plan-even"),) if looked_on else ()) + usual.reasons[:2])
    if gain > 0:
        reason = why("plan-bid", gain=rounded(gain), limit=_limit(courses, often))
    else:
        reason = why("plan-pass", gain=rounded(-gain))
    if usually:
        return Choice(usual.action, (reason, *usual.reasons[:2]))
    return Choice(first if gain > 0 else action, (reason,))


def _hopeless(foresight: Foresight, view: View, usual: Choice, lowest: Bid) -> bool:
    """Whether the hand is far from a bid, so that a pass needs no thought."""
    rules = foresight.rules
    if isinstance(usual.action, Bid | Misdeal):
        return False
    best = best_of(rules, view.hand, nameable(rules, view.hand), lowest.points)
    return best is None or best.total + FAR * stake(rules) < lowest.points


def _certain(foresight: Foresight, view: View, usual: Choice) -> bool:
    """Whether a club player bids no more than the hand melds: no guess at hidden cards speaks against that."""
    rules = foresight.rules
    suits = nameable(rules, view.hand)
    melds = [one.meld for one in estimates(rules, view.hand) if one.trump in suits]
    return isinstance(usual.action, Bid) and usual.action.points <= max(melds, default=0)


class _Endings:
    """What follows the contracts that an auction may end in, in one guess and for one side; each is followed once."""

    def __init__(self, foresight: Foresight, mine: int) -> None:
        self._foresight = foresight
        self._mine = mine
        self._known: dict[Any, Outlook] = {}
        self._ends: dict[Any, State] = {}
        rules = foresight.rules
        self._alike = not rules.payment.table and rules.scoring.made_scores == "all" and not rules.deal.widow

    def of(self, state: State) -> Outlook:
        """What follows a state after the auction."""
        contract = state.contract
        if contract is None:
            return self._foresight.outlook(state, self._mine)
        if contract not in self._known:
            dealt = (contract.declarer, contract.stuck)
            if self._alike and dealt in self._ends:
                end = self._foresight.again(self._ends[dealt], contract.bid)
            else:
                end = self._ends[dealt] = self._foresight.follow(state)
                self._alike &= end.unplayed != "no-suit"
            self._known[contract] = self._foresight.outlook_at(end, self._mine)
        return self._known[contract]


def _course(foresight: Foresight, state: State, seat: Seat, first: Bid, endings: _Endings) -> Course:
    game, bidders = foresight.game, foresight.bidders
    bids: list[int] = []
    passed: dict[int, Outlook] = {}
    while state.phase == "auction":
        if state.auction.turn != seat:
            state = game.apply(state, bidders.call(state))
            continue
        bid = first if not bids else next((call for call in game.legal(state) if isinstance(call, Bid)), None)
        stops = bid is None or len(bids) == TIMES[-1]
        if stops or len(bids) in TIMES:
            passed[len(bids)] = endings.of(bidders.end(game.apply(state, PASS)))
        if bid is None or stops:
            return Course(tuple(bids), passed, None)
        bids.append(bid.points)
        state = game.apply(state, bid)
    return Course(tuple(bids), passed, endings.of(state))


def _followed(foresight: Foresight, state: State, action: Any, endings: _Endings) -> Outlook:
    if isinstance(action, Misdeal):
        return Outlook(0.0, 0.0, 0.0, 0.0)  # the next deal is everybody's as much as this seat's
    return endings.of(foresight.bidders.end(foresight.game.apply(state, action)))


def _often(courses: Sequence[Course]) -> int:
    """How often to bid, once at least: what brings most on average, of equal ones the fewest."""
    return max(TIMES[1:], key=lambda often: (sum(course.after(often).worth for course in courses), -often))


def _limit(courses: Sequence[Course], often: int) -> int:
    """The most that is bid that way."""
    return max(course.bids[min(often, len(course.bids)) - 1] for course in courses)


def _silent(
    courses: Sequence[Course], others: Sequence[Sequence[Outlook]], quiet: Sequence[Any]
) -> tuple[list[Outlook], Any]:
    """The best of the calls that are no bid, and what follows it."""
    columns = {PASS: [course.passed[0] for course in courses]}
    columns |= {action: [row[place] for row in others] for place, action in enumerate(a for a in quiet if a != PASS)}
    action = max(columns, key=lambda action: sum(outlook.worth for outlook in columns[action]))
    return columns[action], action
