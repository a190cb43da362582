"""What every bot is: something that chooses among legal actions, from a view alone, and says why."""

from collections.abc import Iterable
from typing import Any, Protocol

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """Why a bot chose as it did: a code that `locales/` has words for under `why-CODE`, and what those words name.

    Cards and suits among the parameters are in the neutral notation.
    """

    code: str
    params: tuple[tuple[str, object], ...] = ()


class Choice(msgspec.Struct, frozen=True):
    """An action and the reasons for it, the weightiest first."""

    action: Any
    reasons: tuple[Reason, ...] = ()


class Bot(Protocol):
    """A player that sees what its seat sees."""

    def choose(self, view: Any, legal: Iterable[Any]) -> Choice:
        """One of the `legal` actions of the seat that owns `view`, whose turn it is.

        The same view and the same earlier calls give the same choice. `legal` is read once and may be left unread.
        """


def why(code: str, **params: object) -> Reason:
    """A reason with its parameters.

    >>> why("cash-boss", card="AH")
    Reason(code='cash-boss', params=(('card', 'AH'),))
    """
    return Reason(code, tuple(params.items()))
