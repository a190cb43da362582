"""The draw: each tail of the row that can be taken, against the stock, for which the turn is planned card by card.

What the club player reckons the stock to be worth is close enough where the answer is plain. Elsewhere the cards that
may come are sorted: those that could change the plan (they make or lengthen a meld, are wild, or free a wild card) are
sampled and the turn planned with each; all others are taken to be like one of them.
"""

from collections.abc import Iterable
from random import Random
from typing import Any

from twinpack.bots.base import Choice, why
from twinpack.bots.pinnacola import drawing
from twinpack.bots.pinnacola.company import ends
from twinpack.bots.pinnacola.expert.judgement import Judgement
from twinpack.bots.pinnacola.playing import position
from twinpack.cards import Card
from twinpack.pinnacola.actions import Draw, Take
from twinpack.pinnacola.layoffs import stand_ins
from twinpack.pinnacola.state import State
from twinpack.pinnacola.tokens import KINDS, is_wild
from twinpack.pinnacola.view import View
from twinpack.seats import side

CLEAR = 40
"""From how many points of difference between the row and the stock on a rough reckoning will do."""


def draw(judgement: Judgement, view: View, legal: Iterable[Any], looks: int) -> Choice:
    """The draw after which the best plan for the turn promises most."""
    offered = list(legal)
    takes = [action for action in offered if isinstance(action, Take)]
    if not takes:
        return Choice(Draw(), (why("draw-no-choice"),))
    state = position(view)
    found = drawing.planned(judgement, state, takes)
    if len(takes) == len(offered):
        return Choice(max(found)[2] if found else takes[-1], (why("take-must"),))
    if not found:
        return Choice(Draw(), (why("draw-better"),))
    row, _, take, plan = max(found, key=lambda one: one[:2])
    card, count = view.row[take.place - 1], len(view.row) - take.place + 1
    stock = expected(judgement, state, row, looks)
    points = round(abs(row - stock))
    if row <= stock:
        return Choice(Draw(), (why("stock-more", card=card, count=count, points=points),))
    reasons = (why("row-more", card=card, count=count, points=points),)
    return Choice(take, (why("take-out", card=card), *reasons) if plan.ending is not None else reasons)


def expected(judgement: Judgement, state: State, row: float, looks: int) -> float:
    """What drawing from the stock promises, as exactly as its difference from what the row promises asks for.

    Sampled are the cards that may change the plan; each counts with its chance to come.
    """
    sight = judgement.sight
    telling = {card: sight.live[card] for card in _telling(judgement, state) if sight.live[card] > 0}
    plain = _planned(judgement, state, drawing.plain(judgement, state, telling))
    count = sum(telling.values())
    reckoned = plain + count * drawing.NEW / sight.unseen
    if not telling or abs(row - reckoned) >= CLEAR:
        return reckoned
    chance = Random(" ".join((*state.hands[state.turn], "|", *state.row)))
    cards = chance.sample(list(telling), min(looks, len(telling)))
    sampled = sum(telling[card] for card in cards)
    mean = sum(telling[card] * _planned(judgement, state, card) for card in cards) / sampled
    return plain + (mean - plain) * count / sight.unseen


def _telling(judgement: Judgement, state: State) -> list[Card]:
    """The cards that may change the plan, each once and in order."""
    pinelle = judgement.rules.deal.pinelle
    found = drawing.outs(judgement, state) | {card for card in KINDS if is_wild(card, pinelle)}
    for meld in state.melds:
        found.update(stand_ins(meld.tokens))
        if side(meld.owner) == side(state.turn):
            found.update(ends(meld.tokens, pinelle))
    return [card for card in KINDS if card in found]


def _planned(judgement: Judgement, state: State, card: Card) -> float:
    """What the best plan for the turn promises if this card comes from the stock."""
    plan = drawing.with_card(judgement, state, card)
    return 0 if plan is None else plan.worth
