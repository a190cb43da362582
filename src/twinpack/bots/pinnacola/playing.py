"""After the draw: laying, laying off, swapping and the discard, step by step as planned."""

from collections.abc import Iterable
from typing import Any

from twinpack.bots.base import Choice, Reason, why
from twinpack.bots.pinnacola import turns
from twinpack.bots.pinnacola.turns import Plan
from twinpack.bots.pinnacola.worth import Worth
from twinpack.pinnacola import melds
from twinpack.pinnacola.actions import Back, Discard, Lay, Off, Swap
from twinpack.pinnacola.state import State
from twinpack.pinnacola.view import View

SAFE = 0.2
"""How likely an opponent may use a card that is called safe."""


def play(worth: Worth, view: View, legal: Iterable[Any]) -> Choice:
    """The next step of the best plan for the rest of the turn."""
    state = position(view)
    plan = turns.best(worth, state)
    if plan is None or plan.first is None:
        return _dutiful(view, legal)
    action = plan.first
    if isinstance(action, Discard):
        return Choice(action, tuple(_why_discard(worth, state, action, plan)))
    return Choice(action, tuple(_why_change(worth, state, action, plan)))


def position(view: View) -> State:
    """The deal as its viewer sees it, to try things out on: other hands and the stock are empty."""
    assert view.seat is not None, "only a seat chooses"
    return State(
        dealer=view.dealer,
        phase="play",
        turn=view.seat,
        turns=view.turns,
        hands=tuple(view.hand if seat == view.seat else () for seat in range(len(view.sizes))),
        row=view.row,
        melds=view.melds,
        opened=view.opened,
        opened_before=view.opened_before,
        known=view.known,
        chosen=view.chosen,
        kept_back=view.kept_back,
        laid=view.laid,
        jokers_due=view.jokers_due,
        pinelle_due=view.pinelle_due,
    )


def _dutiful(view: View, legal: Iterable[Any]) -> Choice:
    """Some legal step forward: each uses up a card of the hand that does not come back, so the turn ends."""
    steps = [action for action in legal if not isinstance(action, Back)]
    steps.sort(key=lambda action: (isinstance(action, Discard), view.chosen not in str(action).split()))
    return Choice(steps[0], (why("lay-duty"),))


def _why_change(worth: Worth, state: State, action: Lay | Off | Swap, plan: Plan) -> Iterable[Reason]:
    rules = worth.rules
    if plan.ending is not None:
        yield why("going-out" if plan.ending == "out" else "pinnacolone")
    if isinstance(action, Lay):
        points = worth.points(action.tokens)
        if not state.opened[state.turn]:
            yield why("lay-open", points=points)
        else:
            yield why("lay-points", points=points)
        return
    meld = state.melds[action.meld - 1].tokens
    if isinstance(action, Swap):
        yield why("swap-wild", card=action.card)
        return
    grown = melds.laid_off(rules, meld, action.token, action.end)
    yield why("lay-off", card=action.token[:2], points=worth.points(grown) - worth.points(meld))


def _why_discard(worth: Worth, state: State, action: Discard, plan: Plan) -> Iterable[Reason]:
    card, hand = action.card, state.hands[state.turn]
    if plan.ending is not None:
        yield why("discard-out")
        return
    if len(hand) == 1:
        yield why("discard-only")
        return
    if worth.values(state)[card] / hand.count(card) < 0:
        yield why("discard-useless", card=card)
    else:
        yield why("discard-least", card=card)
    if worth.sight.use(card) < SAFE:
        yield why("discard-safe", card=card)
