"""Partner and declarer give each other cards, face down."""

from collections.abc import Iterator

from msgspec.structs import replace

from twinpack.cards import arranged, choices, holds, minus
from twinpack.game import IllegalAction
from twinpack.pinochle.actions import Give
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.seating import partner_of
from twinpack.pinochle.state import Gift, State, moved, with_hands
from twinpack.seats import Seat

actions = (Give,)


def due(rules: Rules, state: State) -> bool:
    return rules.exchange.count > 0 and state.contract is not None and state.unplayed is None and len(state.gifts) < 2


def to_act(rules: Rules, state: State) -> Seat:
    assert state.contract is not None
    declarer = state.contract.declarer
    return declarer if state.gifts else _partner(rules, declarer)


def legal(rules: Rules, state: State) -> Iterator[Give]:
    return map(Give, choices(state.hands[to_act(rules, state)], rules.exchange.count))


def check(rules: Rules, state: State, action: Give) -> None:
    if len(action.cards) != rules.exchange.count:
        raise IllegalAction("wrong-count", count=rules.exchange.count, given=len(action.cards))
    if not holds(state.hands[to_act(rules, state)], action.cards):
        raise IllegalAction("not-in-hand", cards=list(action.cards))


def apply(rules: Rules, state: State, action: Give) -> State:
    giver = to_act(rules, state)
    gift = Gift(giver, _partner(rules, giver), action.cards)
    gifts = (*state.gifts, gift)
    if rules.exchange.order == "partner-first":
        return replace(moved(state, giver, gift.receiver, gift.cards), gifts=gifts)
    if len(gifts) < 2:  # at the same time: the first gift waits unseen until the second is chosen
        hand = minus(state.hands[giver], gift.cards)
        return replace(state, hands=with_hands(state, {giver: hand}), gifts=gifts)
    first = gifts[0]
    kept = minus(state.hands[giver], gift.cards)
    hands = {
        giver: arranged(kept + first.cards),
        gift.receiver: arranged(state.hands[gift.receiver] + gift.cards),
    }
    return replace(state, hands=with_hands(state, hands), gifts=gifts)


def _partner(rules: Rules, seat: Seat) -> Seat:
    found = partner_of(rules.table, seat)
    assert found is not None, "an exchange takes partners"
    return found
