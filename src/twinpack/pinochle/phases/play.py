"""The tricks."""

from collections.abc import Iterator

from msgspec.structs import replace

from twinpack.cards import Hand
from twinpack.game import IllegalAction
from twinpack.pinochle.actions import Play
from twinpack.pinochle.rules import SEATS, Rules
from twinpack.pinochle.state import State, Trick
from twinpack.seats import Seat
from twinpack.tricks import POLICIES, check_play, playable, winner

actions = (Play,)


def due(rules: Rules, state: State) -> bool:
    return bool(state.shown) and state.unplayed is None and len(state.tricks) < rules.tricks


def to_act(rules: Rules, state: State) -> Seat:
    return (state.leader + len(state.trick)) % SEATS


def legal(rules: Rules, state: State) -> Iterator[Play]:
    return map(Play, dict.fromkeys(cards(rules, state)))


def cards(rules: Rules, state: State) -> Hand:
    """The cards that the seat to act may play, each copy listed."""
    hand = state.hands[(state.leader + len(state.trick)) % SEATS]
    if not state.trick:
        return _leads(rules, state, hand)
    return playable(POLICIES[rules.play.policy], hand, state.trick, state.trump)


def check(rules: Rules, state: State, action: Play) -> None:
    hand = state.hands[to_act(rules, state)]
    if action.card not in hand:
        raise IllegalAction("not-in-hand", cards=[action.card])
    if not state.trick:
        if action.card not in _leads(rules, state, hand):
            raise IllegalAction("must-lead-trump", card=action.card, trump=state.trump)
        return
    check_play(POLICIES[rules.play.policy], hand, state.trick, state.trump, action.card)


def apply(rules: Rules, state: State, action: Play) -> State:
    card = action.card
    seat = (state.leader + len(state.trick)) % SEATS
    hand = state.hands[seat]
    place = hand.index(card)
    hands = (*state.hands[:seat], hand[:place] + hand[place + 1 :], *state.hands[seat + 1 :])
    trick = (*state.trick, card)
    if len(trick) < SEATS:
        return replace(state, hands=hands, trick=trick)
    taker = (state.leader + winner(trick, state.trump)) % SEATS
    tricks = (*state.tricks, Trick(state.leader, trick, taker))
    return replace(state, hands=hands, trick=(), tricks=tricks, leader=taker)


def _leads(rules: Rules, state: State, hand: Hand) -> Hand:
    """What may be led: the first lead may have to be trump, unless the contract was forced or there is none."""
    if rules.play.first_lead_trump and not state.tricks:
        forced = state.contract is not None and state.contract.stuck
        trumps = tuple(card for card in hand if card[1] == state.trump)
        if trumps and not forced:
            return trumps
    return hand
