"""Pinnacola as a `Game`: the table of phases behind the ten functions."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from twinpack.cards import show
from twinpack.game import ALONE, CHANCE, IllegalAction, Race, Score, fitting
from twinpack.pinnacola import actions, redeal, scoring
from twinpack.pinnacola.actions import Action, Deal, Draw, Restock
from twinpack.pinnacola.phases import PHASES
from twinpack.pinnacola.phases.ending import can_draw, leads_nowhere, tally
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.state import State
from twinpack.pinnacola.view import View, view
from twinpack.seats import Seat


class Pinnacola:
    """The game that one rule set makes.

    `legal` lists every draw, every lay-off, every swap and every discard, and of new melds the useful ones
    (`melds.useful_melds`); `check` decides any.

    >>> from random import Random
    >>> from twinpack.game import draw, play
    >>> game = Pinnacola(Rules())
    >>> state = game.start(dealer=3)
    >>> state = play(game, state, draw(game, state, Random(1)))
    >>> game.to_act(state), len(state.hands[0]), len(state.stock)
    (0, 13, 55)
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    @property
    def seats(self) -> int:
        """How many play."""
        return self.rules.seats

    sides = 2

    def start(self, dealer: Seat, race: Race = ALONE) -> State:
        """The state before the cards are dealt."""
        return State(dealer, race)

    def to_act(self, state: State) -> Seat | None:
        """`CHANCE`, the seat whose turn it is, or None when the deal is over."""
        if state.phase == "over":
            return None
        return CHANCE if state.phase in ("deal", "restock") else state.turn

    def legal(self, state: State) -> Iterator[Action]:
        """What the mover may do, each action once; of new melds the useful ones."""
        if state.phase == "over":
            return iter(())
        return PHASES[state.phase].legal(self.rules, state)

    def check(self, state: State, action: Action) -> None:
        """Raise `IllegalAction` if the mover may not do this."""
        if state.phase == "over":
            raise IllegalAction("deal-over")
        phase = PHASES[state.phase]
        if not isinstance(action, phase.actions):
            raise IllegalAction("not-now", phase=state.phase, action=str(action).split()[0])
        phase.check(self.rules, state, action)

    def apply(self, state: State, action: Action) -> State:
        """The state after a legal `action`, over if now nobody can draw or take, or the deal has long led nowhere."""
        told = self._told(action)
        state = replace(state, log=(*state.log, action), told=(*state.told, told))
        state = PHASES[state.phase].apply(self.rules, state, action)
        return replace(state, phase="over", ending="blocked") if self._blocked(state) else state

    def _blocked(self, state: State) -> bool:
        """Whether nobody can draw or take, or all have long done nothing but take and discard."""
        if state.phase != "draw":
            return False
        stuck = not can_draw(self.rules, state) and next(self.legal(state), None) is None
        return stuck or leads_nowhere(self.rules, state)

    def _told(self, action: Action) -> Action:
        """An action as everybody saw it: of the deal the card that opens the row, of a restock nothing."""
        if isinstance(action, Deal):
            first = self.rules.seats * self.rules.deal.hand_size
            return Deal(action.cards[first : first + 1])
        return Restock(()) if isinstance(action, Restock) else action

    def view(self, state: State, seat: Seat | None) -> View:
        """All that `seat` may know (None: a spectator)."""
        return view(state, seat, self.to_act(state), self.score(state))

    def score(self, state: State) -> Score | None:
        """The result of the deal, or None until it is over."""
        return scoring.settle(self.rules, tally(self.rules, state)) if state.phase == "over" else None

    def seen(self, state: State, action: Action, seat: Seat | None) -> str:
        """`action`, about to be applied to `state`, as this seat's log shows it."""
        if isinstance(action, Deal):
            dealt = PHASES["deal"].apply(self.rules, state, action)
            hand = show(dealt.hands[seat]) if seat is not None else ""
            return f"deal {hand}".rstrip() + f" row {show(dealt.row)}"
        if isinstance(action, Restock):
            top = f" {action.cards[0]}" if state.drawing and seat == state.turn else ""
            return f"restock {len(action.cards)}{top}"
        if isinstance(action, Draw) and seat == state.turn and state.stock:
            return f"draw {state.stock[0]}"
        return str(action)

    def redeal(self, view: View, rng: Random) -> State:
        """Some full state that the owner of `view` could not tell from the true one."""
        return fitting(self, view, redeal.candidates(self.rules, view, rng))

    def parse(self, text: str) -> Action:
        """The action a line of text stands for. Raises `NotationError`."""
        return actions.parse(text)
