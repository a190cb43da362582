"""What lies where in a Pinnacola deal, worked out from the actions as everybody saw them."""

from collections.abc import Iterable, Iterator
from typing import Optional

import msgspec
from msgspec.structs import replace

from twinpack.cards import Card
from twinpack.pinnacola import melds
from twinpack.pinnacola.actions import Action, Back, Deal, Discard, Draw, Lay, Off, Restock, Swap, Take
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.state import Meld
from twinpack.pinnacola.tokens import pack
from twinpack.seats import Seat, next_seat


class Standing(msgspec.Struct, frozen=True):
    """One moment of a deal: whose turn it is, the row, sizes of the stock and of all hands, the melds.

    `draws` are the numbers of cards that each seat has drawn from the stock, `awaiting` says that somebody wants to
    draw from an empty stock, and `drawn` is the moment right after the draw of this turn.
    """

    turn: Seat
    sizes: tuple[int, ...]
    draws: tuple[int, ...]
    row: tuple[Card, ...] = ()
    stock: int = 0
    melds: tuple[Meld, ...] = ()
    awaiting: bool = False
    drawn: Optional["Standing"] = None


def steps(rules: Rules, dealer: Seat, told: Iterable[Action]) -> Iterator[tuple[Standing, Action, Standing]]:
    """Every action of a deal, with what stood before it and after it."""
    now = Standing(next_seat(dealer, rules.seats), (rules.deal.hand_size,) * rules.seats, (0,) * rules.seats)
    for action in told:
        then, now = now, _after(rules, now, action)
        yield then, action, now


def _after(rules: Rules, now: Standing, action: Action) -> Standing:
    if isinstance(action, Deal):
        stock = len(pack(rules.deal.pinelle)) - sum(now.sizes) - len(action.cards)
        return replace(now, row=action.cards, stock=stock)
    if isinstance(action, Restock):
        now = replace(now, stock=len(now.row) - 1, row=now.row[-1:])
        return _drawn(now) if now.awaiting else now
    if isinstance(action, Draw):
        return _drawn(now) if now.stock else replace(now, awaiting=True)
    if isinstance(action, Take):
        taken = len(now.row) - action.place + 1
        now = _held(replace(now, row=now.row[: action.place - 1]), taken)
        return replace(now, drawn=now)
    if isinstance(action, Discard):
        now = _held(replace(now, row=(*now.row, action.card)), -1)
        return replace(now, turn=next_seat(now.turn, rules.seats))
    if isinstance(action, Back):
        assert now.drawn is not None, "something was laid after a draw"
        return replace(now, melds=now.drawn.melds, sizes=now.drawn.sizes)
    return _changed(rules, now, action)


def _changed(rules: Rules, now: Standing, action: Lay | Off | Swap) -> Standing:
    if isinstance(action, Lay):
        laid = Meld(now.turn, melds.formed(rules, action.tokens))
        return _held(replace(now, melds=(*now.melds, laid)), -len(action.tokens))
    place = action.meld - 1
    lying = now.melds[place]
    if isinstance(action, Off):
        tokens, count = melds.laid_off(rules, lying.tokens, action.token, action.end), -1
    else:
        tokens, count = melds.swapped(rules, lying.tokens, action.card)[0], 0
    grown = Meld(lying.owner, tokens)
    return _held(replace(now, melds=(*now.melds[:place], grown, *now.melds[place + 1 :])), count)


def _drawn(now: Standing) -> Standing:
    draws = (*now.draws[: now.turn], now.draws[now.turn] + 1, *now.draws[now.turn + 1 :])
    now = _held(replace(now, stock=now.stock - 1, draws=draws, awaiting=False), 1)
    return replace(now, drawn=now)


def _held(now: Standing, more: int) -> Standing:
    """So many cards more in the hand of the seat whose turn it is."""
    return replace(now, sizes=(*now.sizes[: now.turn], now.sizes[now.turn] + more, *now.sizes[now.turn + 1 :]))
