"""The deal: packets clockwise from the left of the dealer, then the widow or the stock, the last card turned or the
one that lies on the stock, as the rules say."""

from collections.abc import Iterator

from msgspec.structs import replace

from twinpack import auction
from twinpack.cards import Card, Hand, arranged, suit
from twinpack.game import CHANCE, IllegalAction
from twinpack.pinochle.actions import Deal
from twinpack.pinochle.melds import Meld
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.seating import players
from twinpack.pinochle.state import Shown, State
from twinpack.seats import Seat

actions = (Deal,)


def due(rules: Rules, state: State) -> bool:
    return not state.log


def to_act(rules: Rules, state: State) -> Seat:
    return CHANCE


def legal(rules: Rules, state: State) -> Iterator[Deal]:
    yield Deal(rules.cards)


def check(rules: Rules, state: State, action: Deal) -> None:
    if arranged(action.cards) != rules.cards:
        raise IllegalAction("not-the-pack", cards=rules.pack_size)


def apply(rules: Rules, state: State, action: Deal) -> State:
    state = replace(state, auction=auction.opened(state.players))
    if rules.deal.method == "draft":
        return replace(state, stock=action.cards)
    hands, rest = distribute(rules, state.dealer, action.cards)
    state = replace(state, hands=hands)
    if rules.deal.method == "stock":
        return _with_stock(rules, state, rest)
    turned = action.cards[-1] if rules.trump.source == "turned" else None
    return replace(state, widow=arranged(rest), turned=turned, trump=suit(turned) if turned else None)


def _with_stock(rules: Rules, state: State, rest: Hand) -> State:
    """The top card of the rest is turned for trump; a dix scores for the dealer at once."""
    turned, trump = rest[0], suit(rest[0])
    dix = Meld("dix", rules.meld.dix, (), 1)
    scores = rules.meld.dix > 0 and turned[0] == rules.dix
    nobody: tuple[tuple[()], ...] = ((),) * len(state.hands)
    return replace(
        state,
        stock=rest[1:],
        turned=turned,
        trump=trump,
        draws=nobody,
        laid=nobody,
        shown=tuple(Shown((dix,) if scores and seat == state.dealer else (), ()) for seat in range(len(state.hands))),
        leader=state.players[0],
    )


def owners(rules: Rules, dealer: Seat) -> list[Seat | None]:
    """Who gets each card of the pack in the order dealt; None is the widow or the stock."""
    order: list[Seat | None] = []
    for packet in rules.deal.packets:
        for seat in players(rules.table, dealer):
            order += [seat] * packet
    return order + [None] * (rules.pack_size - len(order))


def distribute(rules: Rules, dealer: Seat, pack: Hand) -> tuple[tuple[Hand, ...], Hand]:
    """The hands, one a seat, that a pack in this order deals, and what is left, in its order."""
    piles: dict[Seat | None, list[Card]] = {seat: [] for seat in (None, *range(rules.table.seats))}
    for owner, card in zip(owners(rules, dealer), pack, strict=True):
        piles[owner].append(card)
    rest = piles.pop(None)
    return tuple(arranged(pile) for pile in piles.values()), tuple(rest)


def stacked(rules: Rules, dealer: Seat, hands: tuple[Hand, ...], rest: Hand, turned: Card | None = None) -> Deal:
    """The deal that would hand out exactly this: the inverse of `distribute`."""
    piles: dict[Seat | None, list[Card]] = {seat: list(hand) for seat, hand in enumerate(hands)}
    piles[None] = list(rest[::-1])
    if turned is not None:
        piles[dealer].remove(turned)
        piles[dealer].insert(0, turned)
    order: list[Card] = [piles[owner].pop() for owner in owners(rules, dealer)]
    return Deal(tuple(order))
