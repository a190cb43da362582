"""The auction, in which a seat whose hand the rules let go may also claim a misdeal instead of its first call."""

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from twinpack import auction
from twinpack.auction import Bid, Call, Pass, Standing
from twinpack.cards import SUITS, Card, Hand, rank
from twinpack.game import IllegalAction
from twinpack.pinochle.actions import Misdeal
from twinpack.pinochle.melds import melds, worth
from twinpack.pinochle.phases import forfeit, widow
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import Contract, State
from twinpack.seats import Seat

actions = (Bid, Pass, Misdeal)

LOW_CARDS = 13
"""How many cards that count nothing let a hand without an ace go, where twenty are dealt."""


def due(rules: Rules, state: State) -> bool:
    has_auction = rules.trump.source == "declarer" and rules.deal.method != "stock"
    return has_auction and state.contract is None and not state.void


def to_act(rules: Rules, state: State) -> Seat:
    return _turn(state)


def legal(rules: Rules, state: State) -> Iterator[Call | Misdeal]:
    hand = state.hands[_turn(state)]
    may, must = may_bid(rules, hand), must_open(rules, state.auction, hand)
    calls = auction.calls(rules.auction, state.auction, may_bid=may, must_bid=must)
    return chain([Misdeal()], calls) if _may_claim(rules, state, hand) else calls


def check(rules: Rules, state: State, action: Call | Misdeal) -> None:
    hand = state.hands[_turn(state)]
    if isinstance(action, Misdeal):
        if not _may_claim(rules, state, hand):
            raise IllegalAction("no-misdeal")
        return
    may, must = may_bid(rules, hand), must_open(rules, state.auction, hand)
    auction.check_call(rules.auction, state.auction, action, may_bid=may, must_bid=must)


def apply(rules: Rules, state: State, action: Call | Misdeal) -> State:
    if isinstance(action, Misdeal):
        return replace(state, void=True)
    now = auction.after(rules.auction, state.auction, action)
    state = replace(state, calls=(*state.calls, action), auction=now)
    if not now.over:
        return state
    if now.declarer is None or now.high is None:
        return replace(state, void=True)
    state = replace(state, contract=Contract(now.declarer, now.high, now.stuck))
    return state if forfeit.due(rules, state) else widow.taken(rules, state)


def _turn(state: State) -> Seat:
    assert state.auction.turn is not None, "an auction that is over has been left"
    return state.auction.turn


def may_bid(rules: Rules, hand: Hand) -> bool:
    """Whether the hand holds what the rules ask of a bidder."""
    if rules.auction.bid_needs == "marriage" and not any(
        Card("K" + suit) in hand and Card("Q" + suit) in hand for suit in SUITS
    ):
        return False
    least = rules.auction.bid_needs_meld
    return not least or best_meld(rules, hand) >= least


def must_open(rules: Rules, now: Standing, hand: Hand) -> bool:
    """Whether the seat to call must bid because nobody has and the duty to open is its."""
    if now.high is not None or rules.auction.opener == "free":
        return False
    return rules.auction.opener == "forced" or best_meld(rules, hand) > 0


def best_meld(rules: Rules, hand: Hand) -> int:
    """What a hand melds in its best trump."""
    return max(worth(melds(rules, hand, suit)) for suit in SUITS)


def _may_claim(rules: Rules, state: State, hand: Hand) -> bool:
    return rules.deal.misdeal != "none" and len(state.calls) < len(state.players) and lets_go(rules, hand)


def lets_go(rules: Rules, hand: Hand) -> bool:
    """Whether the rules let a player with this hand ask for a new deal."""
    nines = sum(card[0] == "9" for card in hand)
    aces = sum(card[0] == "A" for card in hand)
    low = sum(not rules.play.counters.of(rank(card)) for card in hand)
    return {
        "none": False,
        "five-nines": nines >= 5,
        "five-nines-no-ace": nines >= 5 and aces == 0,
        "six-nines-one-ace": nines >= 6 and aces <= 1,
        "no-ace-few-counters": low >= LOW_CARDS and aces == 0,
    }[rules.deal.misdeal]
