"""Players weaker than the club player: the club player itself, but forgetful, mistaken about its hand, or careless.

What they lack is data. They know no less of the rules, and do nothing that anybody at the table would call senseless:
they see whose trick it is, bid no less than they have, and break no meld for nothing.
"""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from twinpack.auction import Bid, step_at
from twinpack.bots.base import Choice, Reason, why
from twinpack.bots.club import Club
from twinpack.bots.club.valuation import stake
from twinpack.bots.pinnacola import drawing, playing
from twinpack.bots.pinnacola.company import company
from twinpack.bots.pinnacola.sight import Sight
from twinpack.bots.pinnacola.worth import Worth
from twinpack.cards import RANKS, Card, Hand, arranged, minus
from twinpack.pinnacola.actions import Draw, Take
from twinpack.pinnacola.rules import Rules as PinnacolaRules
from twinpack.pinnacola.state import Cards
from twinpack.pinnacola.tokens import KINDS
from twinpack.pinnacola.view import View as PinnacolaView
from twinpack.pinochle.actions import CONCEDE, CONTINUE, Give
from twinpack.pinochle.melds import laid_out, melds
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import Trick
from twinpack.pinochle.view import View


class Level(msgspec.Struct, frozen=True):
    """How a player falls short of the club player.

    In Pinochle it knows the cards of the last `tricks` only, takes its hand for better or worse than it is by `error`
    (standard deviation, in parts of all trick points), gives a declarer what comes to hand if `careless`, and gives
    no contract up that might still be made if `stubborn`. In Pinnacola it takes no more than an `armful` of cards from
    the row unless it must, and likes each kind of loose card that it holds better or less by `whim` points (standard
    deviation), other kinds in every round.
    """

    tricks: int
    error: float
    careless: bool
    stubborn: bool
    armful: int
    whim: float


LEVELS: Mapping[str, Level] = {
    "novice": Level(tricks=0, error=0.40, careless=True, stubborn=True, armful=1, whim=24),
    "casual": Level(tricks=2, error=0.28, careless=True, stubborn=True, armful=2, whim=16),
    "regular": Level(tricks=4, error=0.20, careless=False, stubborn=False, armful=6, whim=11),
}
"""The levels, the weakest first."""

MOST = 1.5
"""No error is larger than so many standard deviations: a hand is misjudged, but not mistaken for another."""

COUNTED = 2
"""With so few cards left everybody can count what is out."""

WEIGHED = ("bid-meld-and-tricks", "bid-alone", "pass-too-weak")
"""Reasons for a call that hang on what the hand is worth, and on nothing that partners have agreed upon."""


class Lesser:
    """A Pinochle player of a level. The same view gives the same choice, errors included."""

    def __init__(self, rules: Rules, level: Level) -> None:
        self._rules = rules
        self._level = level
        self._club = Club(rules)

    def choose(self, view: View, legal: Iterable[Any]) -> Choice:
        """An action, which is among the legal ones of the seat that owns the view."""
        if view.phase == "auction":
            return self._call(view, list(legal))
        declares = view.contract is not None and view.contract.declarer == view.seat
        if view.phase == "exchange" and self._level.careless and not declares:
            return _give(self._rules, view)
        if len(view.hand) > COUNTED:
            view = replace(view, tricks=remembered(view.tricks, self._level.tricks))
        choice = self._club.choose(view, legal)
        hopeless = choice.action == CONCEDE and choice.reasons[0].code != "out-of-reach"
        if self._level.stubborn and hopeless and view.phase == "decide":
            return Choice(CONTINUE, (why("play-on"),))
        return choice

    def _call(self, view: View, offered: list[Any]) -> Choice:
        """What the club player would call if every bid cost so much less as the hand is taken for better."""
        sober = self._club.choose(view, offered)
        lowest = next((action for action in offered if isinstance(action, Bid)), None)
        if lowest is None or sober.reasons[0].code not in WEIGHED:
            return sober
        error = self._error(view.hand, lowest)
        if error < 0 and _named(sober, "meld") >= lowest.points:  # it has that much on the table
            return sober
        shifted = [Bid(action.points - error) if isinstance(action, Bid) else action for action in offered]
        choice = self._club.choose(view, shifted)
        if choice.reasons[0].code not in WEIGHED:
            return sober
        reasons = tuple(_corrected(reason, error) for reason in choice.reasons)
        if isinstance(choice.action, Bid):
            return Choice(Bid(choice.action.points + error), reasons)
        return Choice(choice.action, reasons)

    def _error(self, hand: Hand, lowest: Bid) -> int:
        """By how many points the hand is taken for better than it is, in whole steps of the bidding."""
        step = step_at(self._rules.auction, lowest.points).by
        far = max(-MOST, min(MOST, Random(" ".join(hand)).gauss(0, 1)))
        error = round(far * self._level.error * stake(self._rules) / step) * step
        return min(error, lowest.points - step)


def remembered(tricks: tuple[Trick, ...], count: int) -> tuple[Trick, ...]:
    """Tricks to somebody who knows what was played to the last ones, and of those before who won them.

    >>> remembered((Trick(0, (Card("AS"), Card("9S")), 0), Trick(0, (Card("AH"), Card("TH")), 0)), 1)[0]
    Trick(leader=0, cards=(), winner=0)
    """
    old = max(0, len(tricks) - count)
    return tuple(Trick(trick.leader, (), trick.winner) for trick in tricks[:old]) + tricks[old:]


def _named(choice: Choice, name: str) -> int:
    """A number that the first reason gives, or 0."""
    found = dict(choice.reasons[0].params).get(name, 0)
    return found if isinstance(found, int) else 0


def _corrected(reason: Reason, error: int) -> Reason:
    """A reason with the true bid, and with what the player believes its hand to promise."""
    params = dict(reason.params)
    for name in ("bid", "expected"):
        given = params.get(name)
        if isinstance(given, int):
            params[name] = given + error
    return Reason(reason.code, tuple(params.items()))


def _give(rules: Rules, view: View) -> Choice:
    """High trumps for declarer, then aces, then other high cards, those of its own melds last."""
    hand, trump = view.hand, view.trump
    assert trump is not None
    high = sorted((card for card in hand if card[1] == trump and card[0] not in "987"), key=_rank)
    lying = laid_out(melds(rules, hand, trump))
    others = [card for card in hand if card[1] != trump]
    others.sort(key=lambda card: (card[0] != "A" and card in lying, _rank(card)))
    given = (*high, *others, *minus(hand, (*high, *others)))[: rules.exchange.count]
    return Choice(Give(arranged(given)), (why("give-trump" if high else "give-filler"),))


def _rank(card: Card) -> int:
    return RANKS.index(card[0])


class PinnacolaLesser:
    """A Pinnacola player of a level. The same view gives the same choice, whims included."""

    def __init__(self, rules: PinnacolaRules, level: Level) -> None:
        self._rules = rules
        self._level = level

    def choose(self, view: PinnacolaView, legal: Iterable[Any]) -> Choice:
        """An action, which is among the legal ones of the seat that owns the view."""
        worth = _Fancy(Sight(self._rules, view), self._level.whim)
        if view.phase == "draw":
            return drawing.draw(worth, view, self._within_reach(view, list(legal)))
        return playing.play(worth, view, legal)

    def _within_reach(self, view: PinnacolaView, offered: list[Any]) -> list[Any]:
        if Draw() not in offered:
            return offered
        first = len(view.row) - self._level.armful + 1
        return [action for action in offered if not isinstance(action, Take) or action.place >= first]


class _Fancy(Worth):
    """What a player thinks that its cards are worth, who likes some better than they deserve."""

    def __init__(self, sight: Sight, whim: float) -> None:
        super().__init__(sight)
        chance = Random(f"{sight.view.dealer} {sight.seat} {sight.view.turns // self.rules.seats}")
        self._likes = {card: chance.gauss(0, whim) for card in KINDS} if whim else {}

    def _values(self, hand: Cards, fitting: frozenset[Card], laid: bool) -> dict[Card, float]:
        values = super()._values(hand, fitting, laid)
        if self._likes:
            for card, others in company(hand, self.rules.deal.pinelle).items():
                if others is not None and card not in fitting:
                    values[card] += self._likes[card]
        return values
