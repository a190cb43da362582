"""Pinochle as a `Game`: the table of phases behind the ten functions."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from twinpack.cards import HIDDEN, Hand, show
from twinpack.game import ALONE, IllegalAction, Race, Score, fitting
from twinpack.pinochle import actions, redeal, redeal_draft, redeal_stock, scoring
from twinpack.pinochle.actions import Action, Bury, Deal, Draw, Give, PickCard, Share
from twinpack.pinochle.phases import PHASES, advance, draft, stock
from twinpack.pinochle.phases.widow import receivers
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.seating import partner_of, players
from twinpack.pinochle.state import State
from twinpack.pinochle.view import View, view
from twinpack.seats import Seat


class Pinochle:
    """The game that one rule set makes.

    >>> from random import Random
    >>> from twinpack.game import draw, play
    >>> game = Pinochle(Rules())
    >>> state = game.start(dealer=3)
    >>> state = play(game, state, draw(game, state, Random(1)))
    >>> game.to_act(state), len(state.hands[0])
    (0, 12)
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.rules.table.seats

    @property
    def sides(self) -> int:
        """How many score."""
        return self.rules.table.sides

    def start(self, dealer: Seat, race: Race = ALONE) -> State:
        """The state before the cards are dealt."""
        return State(dealer, race, players(self.rules.table, dealer), hands=((),) * self.seats)

    def to_act(self, state: State) -> Seat | None:
        """`CHANCE`, the seat whose turn it is, or None when the deal is over."""
        if state.phase == "over":
            return None
        return PHASES[state.phase].to_act(self.rules, state)

    def legal(self, state: State) -> Iterator[Action]:
        """What the mover may do, each action once; of bids without a limit the lowest (`auction.OFFERED_BIDS`)."""
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
        """The state after a legal `action`."""
        phase = PHASES[state.phase]
        state = phase.apply(self.rules, replace(state, log=(*state.log, action)), action)
        return state if phase.due(self.rules, state) else advance(self.rules, state)

    def view(self, state: State, seat: Seat | None) -> View:
        """All that `seat` may know (None: a spectator)."""
        return view(self.rules, state, seat, self.to_act(state), self.score(state))

    def score(self, state: State) -> Score | None:
        """The result of the deal, or None until it is over. A void deal scores nothing."""
        if state.phase != "over":
            return None
        if state.void:
            return Score((0,) * self.sides, void=True)
        return scoring.settle(self.rules, scoring.tally(self.rules, state), state.race)

    def seen(self, state: State, action: Action, seat: Seat | None) -> str:
        """`action`, about to be applied to `state`, as this seat's log shows it; hidden cards read `??`."""
        if isinstance(action, Deal):
            dealt = self.apply(state, action)
            hand = show(dealt.hands[seat]) if seat is not None else ""
            turned = f" turned {dealt.turned}" if dealt.turned else ""
            return f"deal {hand}".rstrip() + turned
        if isinstance(action, PickCard) and seat is not None:
            return " ".join([str(action), *draft.received(self.rules, state, action, seat)])
        if isinstance(action, Draw):
            return " ".join([str(action), *stock.received(self.rules, state, action, seat)])
        if isinstance(action, Give | Bury | Share):
            return _veiled(action, self._knows(state, action, seat))
        return str(action)

    def _knows(self, state: State, action: Give | Bury | Share, seat: Seat | None) -> list[bool]:
        """Which of the cards that the mover handles face down `seat` sees: those it gives, and those it gets."""
        mover = self.to_act(state)
        assert mover is not None
        if seat is None or seat == mover:
            return [seat is not None] * len(action.cards)
        if isinstance(action, Share):
            return [receiver == seat for receiver in receivers(state.players, mover)]
        gets = isinstance(action, Give) and seat == partner_of(self.rules.table, mover)
        sees = gets and self.rules.exchange.order == "partner-first"
        return [sees] * len(action.cards)

    def redeal(self, view: View, rng: Random) -> State:
        """Some full state that the owner of `view` could not tell from the true one."""
        method = {"stock": redeal_stock, "draft": redeal_draft}.get(self.rules.deal.method, redeal)
        return fitting(self, view, method.candidates(self.rules, view, rng))

    def parse(self, text: str) -> Action:
        """The action a line of text stands for. Raises `NotationError`."""
        return actions.parse(text)


def _veiled(action: Give | Bury | Share, known: list[bool]) -> str:
    word = str(action).partition(" ")[0]
    cards: Hand = action.cards
    return " ".join([word, *(card if sees else HIDDEN for card, sees in zip(cards, known, strict=True))])
