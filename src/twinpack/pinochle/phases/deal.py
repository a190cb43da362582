"""The deal: packets clockwise from the left of the dealer, the widow last, the last card turned where the rules say."""

from collections.abc import Iterator

from msgspec.structs import replace

from twinpack import auction
from twinpack.cards import Card, Hand, Suit, arranged, deck, suit
from twinpack.game import CHANCE, IllegalAction
from twinpack.pinochle.actions import Deal
from twinpack.pinochle.rules import PACK, SEATS, Rules
from twinpack.pinochle.state import State
from twinpack.seats import Seat, next_seat, round_from

actions = (Deal,)


def due(rules: Rules, state: State) -> bool:
    return not state.log


def to_act(rules: Rules, state: State) -> Seat:
    return CHANCE


def legal(rules: Rules, state: State) -> Iterator[Deal]:
    yield Deal(deck())


def check(rules: Rules, state: State, action: Deal) -> None:
    if arranged(action.cards) != deck():
        raise IllegalAction("not-the-pack", cards=PACK)


def apply(rules: Rules, state: State, action: Deal) -> State:
    hands, widow = distribute(rules, state.dealer, action.cards)
    turned: Card | None = action.cards[-1] if rules.trump.source == "turned" else None
    trump: Suit | None = suit(turned) if turned else None
    return replace(state, hands=hands, widow=widow, turned=turned, trump=trump, auction=auction.opened(state.dealer))


def owners(rules: Rules, dealer: Seat) -> list[Seat | None]:
    """Who gets each card of the pack in the order dealt; None is the widow."""
    order: list[Seat | None] = []
    for packet in rules.deal.packets:
        for seat in round_from(next_seat(dealer)):
            order += [seat] * packet
    return order + [None] * (PACK - len(order))


def distribute(rules: Rules, dealer: Seat, pack: Hand) -> tuple[tuple[Hand, ...], Hand]:
    """The four hands and the widow that a pack in this order deals."""
    places = list(zip(owners(rules, dealer), pack, strict=True))
    hands = tuple(arranged(card for owner, card in places if owner == seat) for seat in range(SEATS))
    return hands, arranged(card for owner, card in places if owner is None)


def stacked(rules: Rules, dealer: Seat, hands: tuple[Hand, ...], widow: Hand, turned: Card | None = None) -> Deal:
    """The deal that would hand out exactly this: the inverse of `distribute`."""
    piles: dict[Seat | None, list[Card]] = {seat: list(hand) for seat, hand in enumerate(hands)}
    piles[None] = list(widow)
    if turned is not None:
        piles[dealer].remove(turned)
        piles[dealer].insert(0, turned)
    order: list[Card] = [piles[owner].pop() for owner in owners(rules, dealer)]
    return Deal(tuple(order))
