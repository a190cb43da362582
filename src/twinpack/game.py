"""The contract every game keeps, its two errors, and the checked door `play`.

A game is one value per rule set. Its rules are a pure state machine over frozen values; chance is an action.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final, Protocol, TypeVar

import msgspec

from twinpack.seats import Seat

CHANCE: Final = -1
"""What `to_act` answers while a deal, a reshuffle or a draw is due."""


class NotationError(ValueError):
    """Text that is not in the form it should have.

    Carries a `code` for the words a person reads, and `params` with the offending text.

    >>> str(NotationError("card", text="1H"))
    "card: text='1H'"
    """

    def __init__(self, code: str, **params: Any) -> None:
        self.code = code
        self.params = params
        super().__init__(describe(code, params))


class IllegalAction(ValueError):
    """An action in good form that the rules do not allow here. Nothing has changed.

    `code` names the rule and `params` its particulars; neither ever mentions a card that the mover cannot see.

    >>> str(IllegalAction("must-beat", winning="TH"))
    "must-beat: winning='TH'"
    """

    def __init__(self, code: str, **params: Any) -> None:
        self.code = code
        self.params = params
        super().__init__(describe(code, params))


def describe(code: str, params: dict[str, Any]) -> str:
    """A code with its parameters as one line for logs and developers; people read `locales/`."""
    return code + (": " + ", ".join(f"{key}={value!r}" for key, value in params.items()) if params else "")


class Score(msgspec.Struct, frozen=True):
    """What one finished deal does to the score sheet.

    `change` is in points, one number a side. `declarers` is the side that held the contract, if one did, and `made`
    whether it was kept. `void` marks a deal without result (all passed, misdeal). `wins` is a side that has won the
    whole match by this deal whatever the totals. `checks` are the side bets won and lost, one number a side, and
    `kitty` what was paid into the common kitty (out of it, below zero). `reasons` are codes with parameters, in the
    order they applied.
    """

    change: tuple[int, ...]
    declarers: int | None = None
    made: bool | None = None
    void: bool = False
    wins: int | None = None
    checks: tuple[int, ...] = ()
    kitty: int = 0
    reasons: tuple["Reason", ...] = ()


class Reason(msgspec.Struct, frozen=True):
    """Why something is so: a code that `locales/` has words for, the side or seat it speaks of, and an amount."""

    code: str
    side: int | None = None
    amount: int | None = None


class Race(msgspec.Struct, frozen=True):
    """Where a match stands when a deal begins: the total of each side, and the target in force, in points.

    No totals: the deal stands by itself. Target 0: the match has none.
    """

    totals: tuple[int, ...] = ()
    target: int = 0

    def of(self, side: int) -> int:
        """The total of a side.

        >>> Race((900, 1100), 1500).of(1), Race().of(1)
        (1100, 0)
        """
        return self.totals[side] if self.totals else 0


class State(Protocol):
    """What all games' states share: the log of the deal so far, from which everything else follows."""

    @property
    def log(self) -> tuple[Any, ...]: ...

    @property
    def dealer(self) -> Seat: ...

    @property
    def race(self) -> Race: ...


ALONE: Final = Race()
"""The race of a deal that belongs to no match."""

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Hashable)
V = TypeVar("V")


class Game(Protocol[S, A, V]):
    """One rule set of one family. The ten functions below are all that the rest of the program uses.

    Of the `seats` at the table, seat s scores for side s % `sides`.
    """

    @property
    def seats(self) -> int: ...

    @property
    def sides(self) -> int: ...

    def start(self, dealer: Seat, race: Race = ALONE) -> S:
        """The state before the cards are dealt."""

    def to_act(self, state: S) -> Seat | None:
        """`CHANCE`, the seat whose turn it is, or None when the deal is over."""

    def legal(self, state: S) -> Iterator[A]:
        """What the mover may do, each action once.

        For `CHANCE` it is one action, with the cards that are to be put in order in their standard order (`draw`
        shuffles them); `check` accepts every order of them.
        """

    def check(self, state: S, action: A) -> None:
        """Raise `IllegalAction` if the mover may not do this."""

    def apply(self, state: S, action: A) -> S:
        """The state after `action`, which it trusts to be legal. Never changes `state`."""

    def view(self, state: S, seat: Seat | None) -> V:
        """All that `seat` may know (None: a spectator), as a type that cannot hold more."""

    def score(self, state: S) -> Score | None:
        """The result of the deal, or None until it is over."""

    def seen(self, state: S, action: A, seat: Seat | None) -> str:
        """`action`, about to be applied to `state`, as this seat's log shows it; hidden cards read `??`."""

    def redeal(self, view: V, rng: Random) -> S:
        """Some full state that the owner of `view` could not tell from the true one."""

    def parse(self, text: str) -> A:
        """The action a line of text stands for: the inverse of `str`. Raises `NotationError`."""


def draw(game: Game[S, A, V], state: S, rng: Random) -> A:
    """A chance action for `state`, shuffled by `rng`."""
    action: Any = next(game.legal(state))
    shuffled: A = msgspec.structs.replace(action, cards=tuple(rng.sample(action.cards, len(action.cards))))
    return shuffled


def pick(offered: Sequence[A], rng: Random) -> A:
    """One of the offered actions: each kind of action equally likely, then each action of that kind.

    So a random player passes about as often as it bids, however many bids there are.
    """
    kinds: dict[str, list[A]] = {}
    for action in offered:
        kinds.setdefault(str(action).partition(" ")[0], []).append(action)
    return rng.choice(kinds[rng.choice(list(kinds))])


def play(game: Game[S, A, V], state: S, action: A) -> S:
    """The checked door: `apply` for actions that came from a person, a file or the network.

    Raises `IllegalAction`; then nothing has changed.
    """
    game.check(state, action)
    return game.apply(state, action)


def replay(game: Game[S, A, V], dealer: Seat, actions: Iterable[A], race: Race = ALONE) -> S:
    """The state that a log leads to, every action checked on the way."""
    state = game.start(dealer, race)
    for action in actions:
        state = play(game, state, action)
    return state


def fitting(game: Game[S, A, V], view: Any, logs: Iterable[Iterable[A]]) -> S:
    """The state that the first of `logs` leads to which is legal and looks like `view` to its seat: for `redeal`.

    `logs` must go on until one fits. A view knows its `dealer`, its `race` and its `seat`.
    """
    for log in logs:
        try:
            state = replay(game, view.dealer, log, view.race)
        except IllegalAction:
            continue
        if game.view(state, view.seat) == view:
            return state
    raise AssertionError("the logs end before one fits")
