"""What the rest of a turn may still be: whether it can be ended, and by which discards."""

from twinpack.cards import Card
from twinpack.game import IllegalAction
from twinpack.pinnacola import finish
from twinpack.pinnacola.finish import Turn
from twinpack.pinnacola.melds import Meld
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.state import State, partner_of


def turn_of(rules: Rules, state: State) -> Turn:
    """The turn in progress as `finish` looks at it."""
    seat = state.turn
    partner = partner_of(rules, seat)
    mine: list[Meld] = []
    partners: list[Meld] = []
    others: list[Meld] = []
    for meld in state.melds:
        owner = meld.owner
        (mine if owner == seat else partners if owner == partner else others).append(meld.tokens)
    return Turn(
        hand=state.hands[seat],
        mine=tuple(mine),
        partners=tuple(partners),
        others=tuple(others),
        opened=state.opened[seat],
        chosen=state.chosen,
        jokers_due=state.jokers_due,
        pinelle_due=state.pinelle_due,
        kept_back=state.kept_back,
        first_round=state.turns < rules.seats,
    )


def refuse_discard(rules: Rules, state: State, card: Card) -> None:
    """Raise the reason why a card may not be discarded; nothing if it may."""
    if card not in state.hands[state.turn]:
        raise IllegalAction("not-in-hand", cards=[card])
    if state.chosen is not None:
        raise IllegalAction("chosen-must-be-laid", card=state.chosen)
    if state.jokers_due or state.pinelle_due:
        raise IllegalAction("wild-must-be-laid", count=state.jokers_due + state.pinelle_due)
    turn = turn_of(rules, state)
    allowed = finish.discards(rules, turn)
    if card in allowed:
        return
    if len(turn.hand) == 1 and not finish.may_go_out(rules, turn):
        raise IllegalAction("may-not-go-out", needs=rules.out.needs)
    if card == state.kept_back:
        raise IllegalAction("no-rediscard", card=card)
    raise IllegalAction("discard-forbidden", card=card, allowed=list(allowed))
