"""The widow: what declarer buries, and whom it hands which card."""

from collections.abc import Iterable
from typing import Any

from twinpack.bots.base import Choice, why
from twinpack.bots.club.sparing import cheapest, spare, strength
from twinpack.bots.club.stakes import valued
from twinpack.bots.club.valuation import unit
from twinpack.cards import Card, Hand, arranged, minus
from twinpack.pinochle.actions import Bury, Share
from twinpack.pinochle.melds import melds
from twinpack.pinochle.phases.widow import receivers
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import counters
from twinpack.pinochle.view import View
from twinpack.seats import side


def widow(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """Bury or share, as the rules have it."""
    return (bury if rules.deal.widow_use == "bury" else share)(rules, view, legal)


def bury(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """Losers go under; where they count for declarer, losing counters first. Meld not yet shown is kept."""
    assert view.trump is not None
    count = rules.deal.widow
    own = melds(rules, view.hand, view.trump)
    units = spare(view.hand, view.trump, own, whole=False)
    units.sort(key=lambda found: found[0] - _saved(rules, found[1][0]))
    chosen = [cards[0] for _, cards in units][:count]
    reason = why("bury-counters" if rules.deal.bury_counts and counters(rules, chosen) else "bury-losers")
    if len(chosen) < count:
        chosen += cheapest(rules, minus(view.hand, chosen), view.trump, count - len(chosen))
    return Choice(Bury(arranged(chosen)), (reason,))


def bury_unmelded(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """The same with the meld on the table: what is not melded goes first, trump after the rest where it is spared."""
    assert view.seat is not None
    table = view.shown[view.seat].table
    loose = minus(view.hand, table)
    spared = view.trump if rules.deal.bury_from == "unmelded-no-trump" else None
    chosen: Hand = ()
    for cards in (
        tuple(card for card in loose if card[1] != spared),
        tuple(card for card in loose if card[1] == spared),
        table,
    ):
        ranked = sorted(cards, key=lambda card: _loss(rules, view, card))
        chosen += tuple(ranked[: rules.deal.widow - len(chosen)])
    code = "bury-counters" if rules.deal.bury_counts and counters(rules, chosen) else "bury-losers"
    return Choice(Bury(arranged(chosen)), (why(code),))


def _loss(rules: Rules, view: View, card: Card) -> float:
    """What burying a card costs declarer, in counters."""
    assert view.trump is not None
    return strength(card, view.hand, view.trump) - _saved(rules, card)


def _saved(rules: Rules, card: Card) -> float:
    """What a buried card counts for declarer, in counters."""
    return counters(rules, (card,)) / unit(rules) if rules.deal.bury_counts else 0.0


def share(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """The best card of the widow is kept, the next go to partners, the rest to the rivals."""
    assert view.trump is not None
    assert view.widow is not None
    assert view.seat is not None
    trump, mine = view.trump, side(view.seat, rules.table.sides)
    rest = minus(view.hand, view.widow)
    before = valued(rules, melds(rules, rest, trump))

    def gain(card: Card) -> float:
        meld = valued(rules, melds(rules, (*rest, card), trump)) - before
        return meld + strength(card, (*rest, card), trump) * unit(rules)

    ranked = sorted(view.widow, key=gain)[:-1]
    others = receivers(view.players, view.seat)
    given = []
    for seat in others:
        given.append(ranked.pop(-1 if side(seat, rules.table.sides) == mine else 0))
    return Choice(Share(tuple(given)), (why("share-widow"),))
