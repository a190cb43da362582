"""The draw: the top of the stock, or a card of the row with everything discarded after it."""

from collections.abc import Iterator

from msgspec.structs import replace

from twinpack.cards import Card
from twinpack.game import IllegalAction
from twinpack.pinnacola.actions import Draw, Take
from twinpack.pinnacola.finish import Turn, can_end
from twinpack.pinnacola.phases.ending import can_draw, may_restock
from twinpack.pinnacola.phases.turn import turn_of
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.state import Cards, State, with_hand
from twinpack.pinnacola.tokens import is_wild

actions = (Draw, Take)


def legal(rules: Rules, state: State) -> Iterator[Draw | Take]:
    if can_draw(rules, state):
        yield Draw()
    turn = turn_of(rules, state)
    for place in range(1, len(state.row) + 1):
        if _refused(rules, state, place) is None and can_end(rules, _with(rules, turn, state.row[place - 1 :])):
            yield Take(place)


def check(rules: Rules, state: State, action: Draw | Take) -> None:
    if isinstance(action, Draw):
        if not can_draw(rules, state):
            raise IllegalAction("no-stock")
        return
    refusal = _refused(rules, state, action.place)
    if refusal is not None:
        raise refusal
    if not can_end(rules, _with(rules, turn_of(rules, state), state.row[action.place - 1 :])):
        raise IllegalAction("chosen-cannot-be-laid", card=state.row[action.place - 1])


def apply(rules: Rules, state: State, action: Draw | Take) -> State:
    if isinstance(action, Take):
        return taken(rules, state, action.place)
    if not state.stock:
        return replace(state, phase="restock", drawing=True)
    return drawn(rules, state)


def drawn(rules: Rules, state: State) -> State:
    """The state after the seat whose turn it is has drawn the top of the stock."""
    seat, card = state.turn, state.stock[0]
    state = with_hand(state, seat, (*state.hands[seat], card), state.known[seat])
    state = replace(
        state,
        phase="play",
        stock=state.stock[1:],
        draws=(*state.draws[:seat], (*state.draws[seat], card), *state.draws[seat + 1 :]),
        drawing=False,
    )
    if not state.stock and rules.out.exhaustion == "end":
        state = replace(state, last_turn=True)
    if not state.stock and rules.out.restock == "immediate" and may_restock(rules, state):
        return replace(state, phase="restock", drawn=state)
    return replace(state, drawn=state)


def taken(rules: Rules, state: State, place: int) -> State:
    """The state after taking a card of the row and what lies above it."""
    seat, cards = state.turn, state.row[place - 1 :]
    chosen, kept_back = _bound(rules, cards)
    state = with_hand(state, seat, (*state.hands[seat], *cards), (*state.known[seat], *cards))
    state = replace(
        state,
        phase="play",
        row=state.row[: place - 1],
        chosen=chosen,
        kept_back=kept_back,
    )
    return replace(state, drawn=state)


def _bound(rules: Rules, cards: Cards) -> tuple[Card | None, Card | None]:
    """The card that must be laid, and the one that may not be discarded, after taking these from the row."""
    free = rules.row.last_free and len(cards) == 1
    return None if free else cards[0], None if rules.row.rediscard else cards[0]


def _with(rules: Rules, turn: Turn, cards: Cards) -> Turn:
    """A turn about to begin, after taking these cards from the row: what matters of `taken` for its end."""
    chosen, kept_back = _bound(rules, cards)
    return replace(turn, hand=turn.hand + cards, chosen=chosen, kept_back=kept_back)


def _refused(rules: Rules, state: State, place: int) -> IllegalAction | None:
    """Why the rules of the row forbid taking from this place, before anything is looked at in the hand."""
    count = len(state.row)
    if place > count:
        return IllegalAction("no-such-place", place=place, count=count)
    if rules.row.take == "whole" and place != 1:
        return IllegalAction("whole-row", place=place)
    if rules.row.take == "last" and place != count:
        return IllegalAction("last-of-row", place=place, count=count)
    if rules.row.needs_opened and not state.opened[state.turn]:
        return IllegalAction("row-needs-opened")
    if len(state.hands[state.turn]) == 1 and count - place + 1 < rules.row.single_minimum:
        return IllegalAction("take-more", minimum=rules.row.single_minimum)
    if rules.row.wilds == "block" and any(is_wild(card, rules.deal.pinelle) for card in state.row[place:]):
        return IllegalAction("row-blocked", place=place)
    return None
