"""An auction as club players go on with it."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from twinpack import auction
from twinpack.auction import Bid, Call, Standing
from twinpack.bots.club import Club
from twinpack.pinochle.game import Pinochle
from twinpack.pinochle.state import State
from twinpack.pinochle.view import View
from twinpack.seats import Seat


class Moment(msgspec.Struct, frozen=True):
    """An auction before somebody's call: how it stands, the calls so far, and the call."""

    standing: Standing
    calls: tuple[Call, ...]
    call: Call

    @property
    def seat(self) -> Seat:
        """Whose call it is."""
        assert self.standing.turn is not None
        return self.standing.turn


def moments(game: Pinochle, players: Sequence[Seat], calls: Sequence[Call]) -> list[Moment]:
    """The moments of the calls that say most about a seat: its last bid, and its pass."""
    now = auction.opened(tuple(players))
    found: dict[tuple[Seat | None, bool], Moment] = {}
    for place, call in enumerate(calls):
        found[now.turn, isinstance(call, Bid)] = Moment(now, tuple(calls[:place]), call)
        now = auction.after(game.rules.auction, now, call)
    return list(found.values())


class Bidders:
    """Club players at an auction. Keeps the view of each seat, of which only the hand and the calls change."""

    def __init__(self, game: Pinochle, club: Club) -> None:
        self._game = game
        self._club = club
        self._views: dict[Seat, View] = {}

    def call(self, state: State) -> Any:
        """What the seat to act would call."""
        seat = state.auction.turn
        assert seat is not None
        before = self._views.get(seat)
        if before is None or (before.players, before.dealer, before.race) != (state.players, state.dealer, state.race):
            before = self._views[seat] = self._game.view(state, seat)
        view = replace(before, hand=state.hands[seat], calls=state.calls)
        return self._club.choose(view, self._game.legal(state)).action

    def end(self, state: State) -> State:
        """The state after the auction."""
        while state.phase == "auction":
            state = self._game.apply(state, self.call(state))
        return state

    def would(self, dealt: State, moment: Moment) -> bool:
        """Whether the seat would have bid where it did, and not where it did not."""
        state = replace(dealt, calls=moment.calls, auction=moment.standing)
        return isinstance(self.call(state), Bid) == isinstance(moment.call, Bid)
