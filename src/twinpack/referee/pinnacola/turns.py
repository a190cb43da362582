"""Whether a turn may go like this."""

from collections.abc import Sequence
from typing import Any

import msgspec

from twinpack.cards import Hand
from twinpack.game import CHANCE, IllegalAction, NotationError, play
from twinpack.pinnacola.actions import Action, Draw, Restock
from twinpack.pinnacola.game import Pinnacola
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.state import State
from twinpack.referee.errors import RefereeError
from twinpack.referee.pinnacola.position import Position


class TurnAnswer(msgspec.Struct, frozen=True):
    """What the actions lead to: the hand, arranged, of whose turn it was, the row, and where the deal then stands."""

    hand: Hand
    row: Hand
    state: State


class Refusal(msgspec.Struct, frozen=True):
    """The first action that the rules do not allow, counted from 0, and the rule against it."""

    at: int
    code: str
    params: dict[str, Any]


def turn(rules: Rules, position: Position, actions: Sequence[str]) -> TurnAnswer | Refusal:
    """Whether these actions may follow a position, one after the other.

    An action that ends the deal is allowed, and any after it refused. Raises `RefereeError` for text that is no action,
    and where an answer would hang on cards that the position does not tell: "stock-unknown", "hand-unknown".

    >>> from twinpack.referee.pinnacola.position import position
    >>> before = position('hands = ["9S 9C 5D 7H", 13, 13, 13]\\nrow = "4C 9H KC"', Rules())
    >>> answer = turn(Rules(), before, ["take 2", "lay 9S 9H 9C", "discard 5D"])
    >>> answer.hand, answer.row
    (('7H', 'KC'), ('4C', '5D'))
    """
    game = Pinnacola(rules)
    now = _Deal(game, position.state, position.known, position.stock)
    for at, action in enumerate([_parsed(game, text) for text in actions]):
        try:
            now = now.after(action)
        except IllegalAction as error:
            return Refusal(at, error.code, error.params)
    state = now.state
    if state.drawing:
        raise RefereeError("stock-unknown")
    return TurnAnswer(state.hands[position.state.turn], state.row, state)


def _parsed(game: Pinnacola, text: str) -> Action:
    try:
        return game.parse(text)
    except NotationError:
        raise RefereeError("turn-action", text=text) from None


class _Deal(msgspec.Struct, frozen=True):
    """A deal going on from a position: whose hands, and how many cards on top of the stock, are known."""

    game: Pinnacola
    state: State
    known: frozenset[int]
    stock: int

    def after(self, action: Action) -> "_Deal":
        """The deal after an action, which is checked."""
        state, stock = self.state, self.stock
        if self.game.to_act(state) == CHANCE and not isinstance(action, Restock):
            if state.drawing:
                raise RefereeError("stock-unknown")
            state = play(self.game, state, next(self.game.legal(state)))  # in an order that stays unknown
        turn = self.game.to_act(state)
        if turn not in (None, CHANCE, *self.known):
            raise RefereeError("hand-unknown", seat=turn)
        if isinstance(action, Draw):
            self.game.check(state, action)
            if state.stock and not stock:
                raise RefereeError("stock-unknown")
            stock = max(0, stock - 1)
        state = play(self.game, state, action)
        if isinstance(action, Restock):
            stock = len(state.stock)
        return msgspec.structs.replace(self, state=state, stock=stock)
