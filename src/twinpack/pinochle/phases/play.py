"""The tricks."""

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from twinpack.cards import Hand
from twinpack.game import IllegalAction
from twinpack.pinochle.actions import Out, Play
from twinpack.pinochle.phases import claim
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import State, Trick
from twinpack.seats import Seat, after
from twinpack.tricks import POLICIES, check_play, playable, winner

actions = (Play, Out)


def due(rules: Rules, state: State) -> bool:
    return state.unplayed is None and not state.void and len(state.tricks) < rules.tricks


def to_act(rules: Rules, state: State) -> Seat:
    return after(state.players, state.leader, len(state.trick))


def legal(rules: Rules, state: State) -> Iterator[Play | Out]:
    plays = map(Play, dict.fromkeys(cards(rules, state)))
    return chain(plays, [Out()]) if claim.is_offered(rules, state, to_act(rules, state)) else plays


def cards(rules: Rules, state: State) -> Hand:
    """The cards that the seat to act may play, each copy listed."""
    hand = state.hands[to_act(rules, state)]
    if not state.trick:
        return _leads(rules, state, hand)
    return playable(POLICIES[rules.play.policy], hand, state.trick, state.trump)


def check(rules: Rules, state: State, action: Play | Out) -> None:
    if isinstance(action, Out):
        claim.check(rules, state)
        return
    hand = state.hands[to_act(rules, state)]
    if action.card not in hand:
        raise IllegalAction("not-in-hand", cards=[action.card])
    if not state.trick:
        if action.card not in _leads(rules, state, hand):
            raise IllegalAction("must-lead-trump", card=action.card, trump=state.trump)
        return
    check_play(POLICIES[rules.play.policy], hand, state.trick, state.trump, action.card)


def apply(rules: Rules, state: State, action: Play | Out) -> State:
    seat = to_act(rules, state)
    if isinstance(action, Out):
        return claim.apply(state, seat)
    card = action.card
    hand = state.hands[seat]
    place = hand.index(card)
    hands = (*state.hands[:seat], hand[:place] + hand[place + 1 :], *state.hands[seat + 1 :])
    trick = (*state.trick, card)
    if len(trick) < len(state.players):
        return replace(state, hands=hands, trick=trick)
    taker = after(state.players, state.leader, winner(trick, state.trump))
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
