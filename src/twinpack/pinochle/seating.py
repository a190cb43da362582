"""Who plays a deal, and with whom: the answers of `TableRules`."""

from twinpack.pinochle.rules import TableRules
from twinpack.seats import Seat, next_seat, round_from, side


def players(table: TableRules, dealer: Seat) -> tuple[Seat, ...]:
    """The seats that play, clockwise from the dealer's left; who sits out still shares in what is paid.

    >>> players(TableRules(), 3), players(TableRules(seats=5, sides=5, hands=3), 0)
    ((0, 1, 2, 3), (1, 3, 4))
    """
    around = tuple(round_from(next_seat(dealer, table.seats), table.seats))
    idle = {1: around[-1:], 2: (around[1], around[-1])}.get(table.seats - table.hands, ())
    return tuple(seat for seat in around if seat not in idle)


def partner_of(table: TableRules, seat: Seat) -> Seat | None:
    """The one other seat of a side, or None where a side is one seat or several.

    >>> partner_of(TableRules(), 1), partner_of(TableRules(seats=3, sides=3, hands=3), 1)
    (3, None)
    """
    return (seat + table.sides) % table.seats if table.seats == 2 * table.sides else None


def allies(table: TableRules, seat: Seat, declarer: Seat | None, called: Seat | None) -> frozenset[Seat]:
    """The seats that win or lose this deal with `seat`, itself among them.

    With a called partner the others play together too, though each keeps its own meld.

    >>> sorted(allies(TableRules(seats=5, sides=5, hands=5, partner="called"), 0, 1, 3))
    [0, 2, 4]
    """
    if table.partner != "called" and table.sides == table.seats and declarer is not None:
        return frozenset(other for other in range(table.seats) if (other == declarer) == (seat == declarer))
    pair = tuple(one for one in (declarer, called) if one is not None)
    return frozenset(party(table, seat, pair))


def party(table: TableRules, seat: Seat, called: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats whose tricks count together with those of `seat`; `called` are declarer and the called partner."""
    if table.partner == "called" and called:
        return tuple(other for other in range(table.seats) if (other in called) == (seat in called))
    return tuple(other for other in range(table.seats) if side(other, table.sides) == side(seat, table.sides))
