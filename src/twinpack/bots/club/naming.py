"""Trump, the card that calls a partner, and whether to take the widow of a contract that nobody wanted."""

from collections.abc import Collection, Iterable
from typing import Any

from twinpack.bots.base import Choice, why
from twinpack.bots.club.stakes import beyond, gain
from twinpack.bots.club.valuation import Estimate, estimate, estimates
from twinpack.cards import SUITS, Hand, Suit
from twinpack.pinochle.actions import FORFEIT, LOOK, CallCard, Name
from twinpack.pinochle.payment import chips
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.view import View


def best_of(rules: Rules, hand: Hand, suits: Collection[Suit], bid: int) -> Estimate | None:
    """The best estimate among these suits for a contract of `bid`, none for lack of a suit that is long enough."""
    found = [one for one in estimates(rules, hand) if one.trump in suits]
    return _best(rules, hand, found, bid) if found else None


def _best(rules: Rules, hand: Hand, found: Iterable[Estimate], bid: int) -> Estimate:
    """By the points expected; where they do not count beyond the contract, by what it brings first."""
    if rules.payment.table or rules.scoring.made_scores == "bid":
        return max(found, key=lambda one: (gain(rules, one, bid), one.total))
    return max(found, key=lambda one: one.total + beyond(rules, hand, one.trump))


def name(rules: Rules, view: View, legal: Iterable[Name]) -> Choice:
    """The trump that promises most."""
    suits: list[Suit] = [action.trump for action in legal]
    bid = view.contract.bid if view.contract is not None else 0
    best = best_of(rules, view.hand, suits, bid)
    if best is None:  # a contract that the rules forced on the hand, or a short suit with the marriage they ask for
        best = _best(rules, view.hand, [estimate(rules, view.hand, suit) for suit in suits], bid)
    length = sum(card[1] == best.trump for card in view.hand)
    return Choice(Name(best.trump), (why("best-trump", suit=best.trump, meld=best.meld, length=length),))


def call_card(rules: Rules, view: View, legal: Iterable[CallCard]) -> Choice:
    """The highest trump that another seat holds: the stronger the partner, and the surer the trick."""
    chosen = next(iter(legal))
    return Choice(chosen, (why("call-highest", card=chosen.card),))


def forfeit(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """Pay unseen where the hand, with whatever widow, is expected to lose more."""
    assert view.contract is not None
    bid = view.contract.bid
    price = chips(rules, bid)
    best = best_of(rules, view.hand, SUITS, bid)
    if best is None or gain(rules, best, bid) < -price:
        return Choice(FORFEIT, (why("forfeit-unseen", chips=price),))
    return Choice(LOOK, (why("widow-may-help", bid=bid),))
