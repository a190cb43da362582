"""What one seat may know of a Pinnacola deal, built up field by field from the state."""

import msgspec

from twinpack.cards import Card
from twinpack.game import Race, Score
from twinpack.pinnacola.actions import Action
from twinpack.pinnacola.state import Cards, Ending, Meld, PhaseName, State
from twinpack.seats import Seat


class View(msgspec.Struct, frozen=True):
    """A deal as `seat` sees it (None: a spectator). No field can hold a card that the seat cannot know.

    `hand` is the seat's own and `sizes` the numbers of cards in all hands; `known` are the cards of each hand that
    everybody has seen. `dealt` and `draws` are what the seat was dealt and has drawn from the stock, in order.
    `told` is the deal so far as everybody saw it: chance actions without their cards.
    """

    seat: Seat | None
    dealer: Seat
    race: Race
    phase: PhaseName
    to_act: Seat | None
    turn: Seat
    turns: int
    hand: Cards
    sizes: tuple[int, ...]
    known: tuple[Cards, ...]
    stock_size: int
    row: Cards
    melds: tuple[Meld, ...]
    opened: tuple[bool, ...]
    opened_before: bool
    chosen: Card | None
    kept_back: Card | None
    laid: bool
    jokers_due: int
    pinelle_due: int
    dealt: Cards
    draws: Cards
    told: tuple[Action, ...]
    ending: Ending | None
    winner: Seat | None
    score: Score | None


def view(state: State, seat: Seat | None, to_act: Seat | None, score: Score | None) -> View:
    """The view of one seat (None: a spectator)."""
    mine = seat is not None and bool(state.hands)
    return View(
        seat=seat,
        dealer=state.dealer,
        race=state.race,
        phase=state.phase,
        to_act=to_act,
        turn=state.turn,
        turns=state.turns,
        hand=state.hands[seat] if seat is not None and mine else (),
        sizes=tuple(len(hand) for hand in state.hands),
        known=state.known,
        stock_size=len(state.stock),
        row=state.row,
        melds=state.melds,
        opened=state.opened,
        opened_before=state.opened_before,
        chosen=state.chosen,
        kept_back=state.kept_back,
        laid=state.laid,
        jokers_due=state.jokers_due,
        pinelle_due=state.pinelle_due,
        dealt=state.dealt[seat] if seat is not None and mine else (),
        draws=state.draws[seat] if seat is not None and mine else (),
        told=state.told,
        ending=state.ending,
        winner=state.winner,
        score=score,
    )
