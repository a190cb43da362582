"""Full deals that a seat may be in: they fit its view, and what others did in them is what club players would do."""

from collections import Counter
from collections.abc import Iterator
from math import inf
from random import Random
from zlib import crc32

import msgspec
from msgspec.structs import replace

from twinpack.bots.club import exchanging
from twinpack.bots.club.naming import best_of
from twinpack.bots.expert.bidders import Moment, moments
from twinpack.bots.expert.foresight import Foresight
from twinpack.cards import Hand, arranged
from twinpack.pinochle.phases.trump import nameable
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import State
from twinpack.pinochle.view import View

TRIES = 4
"""So many deals are tried for each guess, where that is quickly done; if there are doubts about all of them, the one
with the fewest is taken."""

CARD = 0.25
"""How much doubt a card in a gift raises that a club player would not have given; a call or a trump raises 1."""


def chance(view: View, seed: int) -> Random:
    """Chance that hangs on the view and a seed, and on nothing else."""
    return Random(crc32(msgspec.msgpack.encode(view), seed))


def guesses(foresight: Foresight, view: View, rng: Random) -> Iterator[State]:
    """Full states, without end."""
    game = foresight.game
    state = game.redeal(view, rng)
    if not _is_free(foresight.rules, view):
        while True:
            yield state
            state = game.redeal(view, rng)
    called = [moment for moment in moments(game, view.players, view.calls) if moment.seat != view.seat]
    if foresight.rules.deal.widow:  # there a club player takes too long to say what it would have called
        called = []
    dealt = state if view.phase == "auction" else game.apply(game.start(view.dealer, view.race), state.log[0])
    while True:
        found, least = state, inf
        for _ in range(TRIES):
            state = _dealt_anew(view, state, rng)
            dealt = replace(dealt, hands=_before_gifts(view, state))
            doubts = _doubts(foresight, view, dealt, called, least)
            if doubts < least:
                found, least = state, doubts
            if not doubts:
                break
        yield found


def _is_free(rules: Rules, view: View) -> bool:
    """Whether nothing is known of the cards that the seat does not hold: each may lie in any other hand."""
    calls, contract = rules.auction, view.contract
    if rules.deal.method != "deal" or rules.trump.source == "turned" or view.called is not None or view.shown:
        return False
    if view.phase == "auction":
        any_call = calls.bid_needs == "none" and not calls.bid_needs_meld and calls.opener != "forced-with-meld"
        return any_call and rules.deal.misdeal == "none"
    if contract is None or (contract.declarer != view.seat and (rules.trump.needs != "none" or rules.deal.widow)):
        return False
    return all(gift.delivered for gift in view.gifts) and not view.shares


def _dealt_anew(view: View, state: State, rng: Random) -> State:
    """The same state, but that the others hold other cards."""
    others = [seat for seat in view.players if seat != view.seat]
    asleep = state.widow if not view.taken else ()
    cards = [*(card for seat in others for card in state.hands[seat]), *asleep]
    rng.shuffle(cards)
    hands, place = list(state.hands), 0
    for seat in others:
        size = len(state.hands[seat])
        hands[seat] = arranged(cards[place : place + size])
        place += size
    return replace(state, hands=tuple(hands), widow=arranged(cards[place:]) if asleep else state.widow)


def _before_gifts(view: View, state: State) -> tuple[Hand, ...]:
    """The hands as they were before somebody gave the seat cards. Its own is of no interest."""
    hands = list(state.hands)
    for gift in view.gifts:
        if gift.giver != view.seat:
            hands[gift.giver] = arranged(hands[gift.giver] + (gift.cards or ()))
    return tuple(hands)


def _doubts(foresight: Foresight, view: View, dealt: State, called: list[Moment], most: float) -> float:
    """How much of what others have done they would have done otherwise with such hands, were they club players; it is
    not counted further than `most`."""
    rules, doubts = foresight.rules, 0.0
    contract = view.contract
    if contract is not None and view.trump is not None and rules.trump.source == "declarer":
        if contract.declarer != view.seat:
            hand = arranged(dealt.hands[contract.declarer] + dealt.widow)
            best = best_of(rules, hand, nameable(rules, hand), contract.bid)
            doubts += best is not None and best.trump != view.trump
        gift = next((gift for gift in view.gifts if gift.cards is not None and gift.giver != view.seat), None)
        if gift is not None and gift.cards is not None and gift.giver != contract.declarer:
            giver = replace(view, seat=gift.giver, hand=dealt.hands[gift.giver])
            given = exchanging.give(rules, giver, ()).action.cards
            doubts += CARD * (Counter(gift.cards) - Counter(given)).total()
    for moment in called:
        if doubts >= most:
            break
        doubts += not foresight.bidders.would(dealt, moment)
    return doubts
