"""Whether a turn can still be ended: the exact search behind "no dead ends"."""

import msgspec

from twinpack.cards import Card, Hand
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import Token

Laid = tuple[Token, ...]
"""A meld on the table, as `melds.formed` answers it."""


class Turn(msgspec.Struct, frozen=True):
    """What the rest of a turn depends on, from the draw on; plain data that any position can be copied into.

    `hand` is the mover's, in any order. `mine`, `partners` and `others` are the melds on the table by owner: the mover,
    the partner, anybody else (with two players `partners` is empty). `opened`: the mover owns a meld, laid at any
    moment of this deal. `chosen` is the card taken from the row as long as it must still be laid: None after a draw
    from the stock, after a free last card, and once any copy of it has been laid, laid off or, where
    `row.chosen_swap` allows, swapped in. `jokers_due` and `pinelle_due` count the wild cards swapped out in this turn
    that must still be laid (always 0 without `table.relay`); each wild card laid pays one duty: the chosen card's if it
    is that card and that duty is open, else a debt of its kind. `kept_back` may not be this turn's discard.
    `first_round`: this is the mover's first turn of the deal.
    """

    hand: Hand
    mine: tuple[Laid, ...] = ()
    partners: tuple[Laid, ...] = ()
    others: tuple[Laid, ...] = ()
    opened: bool = False
    chosen: Card | None = None
    jokers_due: int = 0
    pinelle_due: int = 0
    kept_back: Card | None = None
    first_round: bool = False


def discards(rules: Rules, turn: Turn) -> Hand:
    """The cards, each kind once, that may be discarded now and so end the turn; none while a duty is open.

    The last card is among them only if the mover may go out with it. What `row.wilds` and `row.fitting` forbid gives
    way when they would leave nothing of two or more cards, so a draw from the stock can always be ended.
    """
    raise NotImplementedError


def may_go_out(rules: Rules, turn: Turn) -> bool:
    """Whether the melds on the table, and the round, let the mover go out, by whatever way."""
    raise NotImplementedError


def can_end(rules: Rules, turn: Turn) -> bool:
    """Whether some sequence of lays, lay-offs and swaps, perhaps none, fulfils every duty and then ends the turn.

    Exact. An end is a discard that leaves a card, going out where the rules allow it, or a pinnacolone at once. A hand
    that is already empty counts as gone out.
    """
    raise NotImplementedError
