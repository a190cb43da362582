"""The draw: what each tail of the row that can be taken would bring, against an unknown card of the stock."""

from collections.abc import Iterable
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
from twinpack.pinnacola.state import State, with_hand
from twinpack.pinnacola.tokens import is_wild
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
    """What drawing from the stock promises: the plan with a card of no use, and the chance of a better one."""
    seat, sight = state.turn, worth.sight
    plan = turns.best(worth, with_hand(state, seat, (*state.hands[seat], _blank(worth, state)), state.known[seat]))
    if plan is None:
        return 0
    outs: set[Card] = set()
    for found in company(state.hands[seat], worth.rules.deal.pinelle).values():
        outs |= found or set()
    good = sum(sight.live[card] for card in outs)
    return plan.worth + STOCK + (good + 2 * sight.wilds) * NEW / sight.unseen


def _blank(worth: Worth, state: State) -> Card:
    """The unseen card that helps and harms least."""
    hand, pinelle = state.hands[state.turn], worth.rules.deal.pinelle
    live = (card for card, count in worth.sight.live.items() if count > 0)
    plain = [card for card in live if not is_wild(card, pinelle) and card not in hand]
    return min(plain, key=lambda card: (_ties(card, hand), worth.sight.use(card)), default=hand[0])


def _ties(card: Card, hand: tuple[Card, ...]) -> int:
    return sum(card[0] == held[0] or card[1] == held[1] for held in hand)
