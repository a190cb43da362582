"""Whether cards are a meld, and what it is worth."""

from collections.abc import Sequence

import msgspec

from twinpack.pinnacola import melds
from twinpack.pinnacola.melds import Kind
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import Token, face
from twinpack.referee.errors import RefereeError
from twinpack.referee.pinnacola.pack import unseen


class MeldAnswer(msgspec.Struct, frozen=True):
    """A meld as it lies on the table, every wild card with what it stands for.

    `complete` says that nothing can be laid off on it, `pure` that no wild card is in it.
    """

    kind: Kind
    pure: bool
    complete: bool
    points: int
    cards: tuple[Token, ...]


def meld(rules: Rules, tokens: Sequence[Token]) -> MeldAnswer:
    """What these cards are as a meld. Raises `IllegalAction` with the reason if they are none.

    >>> meld(Rules(), ["KS", "KH", "**=KD"])
    MeldAnswer(kind='tris', pure=False, complete=False, points=45, cards=('KS', 'KH', '**=KD'))
    """
    if not tokens:
        raise RefereeError("no-cards")
    laid = melds.formed(rules, tokens)
    unseen(rules, map(face, laid))
    return MeldAnswer(
        melds.kind(laid),
        melds.is_pure(rules, laid),
        melds.is_complete(laid, rules.deal.pinelle),
        melds.points(rules, laid),
        laid,
    )
