"""How turns pass on and deals end."""

from itertools import islice

from msgspec.structs import replace

from twinpack.pinnacola.actions import Discard, Take
from twinpack.pinnacola.melds import is_pinnacolone
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.scoring import Tally
from twinpack.pinnacola.state import State
from twinpack.seats import side

PATIENCE = 5
"""So many times longer a deal may go round in circles if there is something to draw."""


def next_turn(rules: Rules, state: State) -> State:
    """`state` at the start of the turn of `state.turn`, or at its end if nobody can go on.

    The row is turned into the stock now where the rules do that between turns.
    """
    seat = state.turn
    state = replace(
        state,
        phase="draw",
        opened_before=state.opened[seat],
        chosen=None,
        kept_back=None,
        laid=False,
        jokers_due=0,
        pinelle_due=0,
        drawing=False,
        drawn=None,
    )
    if not state.stock and rules.out.restock == "turn-end" and may_restock(rules, state):
        return replace(state, phase="restock")
    return state


def may_restock(rules: Rules, state: State) -> bool:
    """Whether the row can become the stock: it has cards to spare, and the deal has not stalled."""
    stalled = rules.out.stall and state.restocks >= rules.out.stall
    return rules.out.exhaustion == "restock" and len(state.row) > 1 and not stalled


def can_draw(rules: Rules, state: State) -> bool:
    """Whether a card can be drawn from the stock, the row being turned if need be."""
    return bool(state.stock) or may_restock(rules, state)


def leads_nowhere(rules: Rules, state: State) -> bool:
    """Whether for long nothing has happened but that cards of the row were taken and discarded.

    Long is for so many rounds as new stocks may go by, where nobody can draw, and `PATIENCE` times that elsewhere.
    """
    count = 2 * idle_rounds(rules, drawing=can_draw(rules, state)) * rules.seats
    recent = islice(reversed(state.told), count)
    return 0 < count <= len(state.told) and all(isinstance(action, Take | Discard) for action in recent)


def idle_rounds(rules: Rules, *, drawing: bool) -> int:
    """For how many rounds the last card of the row may be handed round while somebody could be `drawing`; 0: no end."""
    return rules.out.stall * (PATIENCE if drawing else 1) if rules.row.last_free else 0


def settled(rules: Rules, state: State) -> State:
    """`state`, over if a pinnacolone lies there or the hand of the seat whose turn it is has run out."""
    for meld in state.melds:
        if is_pinnacolone(rules, meld.tokens):
            return replace(state, phase="over", ending="pinnacolone", winner=meld.owner)
    if not state.hands[state.turn]:
        return replace(state, phase="over", ending="out", winner=state.turn)
    return state


def tally(rules: Rules, state: State) -> Tally:
    """What lies there and is left at the end of a deal."""
    melds = tuple(tuple(meld.tokens for meld in state.melds if side(meld.owner) == which) for which in (0, 1))
    out = state.winner if state.ending == "out" else None
    return Tally(
        melds=(melds[0], melds[1]),
        hands=state.hands,
        opened=state.opened,
        out=out,
        in_hand=out is not None and _in_one_turn(rules, state),
        pinnacolone=side(state.winner) if state.ending == "pinnacolone" and state.winner is not None else None,
    )


def _in_one_turn(rules: Rules, state: State) -> bool:
    """Whether the seat that went out had laid nothing before, or had not had a turn, as the rules mean it."""
    if rules.scoring.in_hand_means == "not-opened":
        return not state.opened_before
    return state.drawn is not None and state.drawn.turns < rules.seats
