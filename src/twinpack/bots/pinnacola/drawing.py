"""The draw: what each tail of the row that can be taken would bring, against an unknown card of the stock."""

from collections.abc import Container, Iterable
from typing import Any

from twinpack.bots.base import Choice, Reason, why
from twinpack.bots.pinnacola import turns
from twinpack.bots.pinnacola.company import company
from twinpack.bots.pinnacola.playing import position
from twinpack.bots.pinnacola.turns import Plan
from twinpack.bots.pinnacola.worth import Worth
from twinpack.cards import Card
from twinpack.pinnacola.actions import Draw, Take
from twinpack.pinnacola.phases.draw import taken
from twinpack.pinnacola.state import Cards, State, with_hand
from twinpack.pinnacola.tokens import KINDS, is_wild
from twinpack.pinnacola.view import View

NEW = 22
"""What a stock card that makes a meld is worth."""

STOCK = 2
"""What any stock card is worth, as it need not be a bad one."""

MANY = 4
"""From how many cards on taking them is called a haul."""


def planned(worth: Worth, state: State, takes: Iterable[Take]) -> list[tuple[float, int, Take, Plan]]:
    """What the best plan after each tail of the row promises, minus the place of the tail, the tail, and the plan."""
    found = []
    for take in takes:
        plan = turns.best(worth, taken(worth.rules, state, take.place))
        if plan is not None:
            found.append((plan.worth, -take.place, take, plan))
    return found


def draw(worth: Worth, view: View, legal: Iterable[Any]) -> Choice:
    """The draw after which the best plan for the turn promises most."""
    offered = list(legal)
    takes = [action for action in offered if isinstance(action, Take)]
    if not takes:
        return Choice(Draw(), (why("draw-no-choice"),))
    state = position(view)
    found = planned(worth, state, takes)
    if len(takes) == len(offered):
        take = max(found)[2] if found else takes[-1]
        return Choice(take, (why("take-must"),))
    value = stock(worth, state)
    if not found or max(found)[0] <= value:
        return Choice(Draw(), (why("draw-better"),))
    _, _, take, plan = max(found)
    return Choice(take, (_why_take(worth, view, take, plan),))


def _why_take(worth: Worth, view: View, take: Take, plan: Plan) -> Reason:
    card, count = view.row[take.place - 1], len(view.row) - take.place + 1
    if plan.ending is not None:
        return why("take-out", card=card)
    if worth.rules.row.last_free and count == 1:
        return why("take-free", card=card)
    return why("take-many", card=card, count=count) if count >= MANY else why("take-meld", card=card)


def stock(worth: Worth, state: State) -> float:
    """What drawing from the stock promises: the plan with a card like most, and the chance of a better one."""
    sight, making = worth.sight, outs(worth, state)
    plan = with_card(worth, state, plain(worth, state, making))
    if plan is None:
        return 0
    good = sum(sight.live[card] for card in making)
    return plan.worth + STOCK + (good + 2 * sight.wilds) * NEW / sight.unseen


def outs(worth: Worth, state: State) -> set[Card]:
    """The cards that would make a meld of what the hand holds."""
    found: set[Card] = set()
    for cards in company(state.hands[state.turn], worth.rules.deal.pinelle).values():
        found |= cards or set()
    return found


def plain(worth: Worth, state: State, telling: Container[Card]) -> Card:
    """An unseen card, neither wild nor a telling one, that is neither the best nor the worst to draw."""
    sight, hand, pinelle = worth.sight, state.hands[state.turn], worth.rules.deal.pinelle
    cards = [card for card in KINDS if sight.live[card] > 0 and card not in telling and not is_wild(card, pinelle)]
    cards.sort(key=lambda card: (_ties(card, hand), sight.use(card)))
    return cards[len(cards) // 2] if cards else hand[0]


def _ties(card: Card, hand: Cards) -> int:
    """How many cards of the hand are of its rank or suit."""
    return sum(card[0] == held[0] or card[1] == held[1] for held in hand)


def with_card(worth: Worth, state: State, card: Card) -> Plan | None:
    """The best plan for the turn if this card comes from the stock."""
    seat = state.turn
    return turns.best(worth, with_hand(state, seat, (*state.hands[seat], card), state.known[seat]))
