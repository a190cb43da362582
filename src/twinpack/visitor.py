"""A bot of ours that sits at a table of some server as a program from outside would."""

import asyncio
import contextlib
from typing import Any

import msgspec

from twinpack import bots, families
from twinpack.client import ClientError, Http, Link, Seat
from twinpack.families import RuleSet


async def visit(link: Link, name: str, seed: int = 0) -> list[str]:
    """Play the seat that a link opens until the match is over; answers how it ended, as lines of text.

    Raises `ClientError` for a link that opens none, and `UnknownBot`.
    """
    told = await asyncio.to_thread(Http(link.base).ask, "GET", f"/api/matches/{link.match}")
    rule_set = families.loads_written(told["table"]["rules_id"], told["rules"])
    player = Player(rule_set, name, seed)
    seat = Seat(link)
    async for message in seat.messages():
        if message["type"] != "view":
            continue
        if message["seat"] is None:
            raise ClientError("no-seat", text=str(link.match))
        if message["table"]["outcome"] is not None:
            await seat.leave()
            break
        player.consider(seat, message)
    assert seat.latest is not None
    table = seat.latest["table"]
    return [f"{table['rules_id']}: {' '.join(map(str, table['totals']))}"]


class Player:
    """A bot behind the messages of one seat."""

    def __init__(self, rule_set: RuleSet, name: str, seed: int) -> None:
        self.game = rule_set.game
        self.bot = bots.make(name, rule_set, seed)
        self.view_type: Any = type(self.game.view(self.game.start(0), 0))
        self._acting: asyncio.Task[None] | None = None

    def consider(self, seat: Seat, message: dict[str, Any]) -> None:
        """Act, if it is this seat's turn and nothing is under way already."""
        if message["legal"] and (self._acting is None or self._acting.done()):
            self._acting = asyncio.create_task(self._act(seat))

    async def _act(self, seat: Seat) -> None:
        """Act as long as it is this seat's turn. A connection that is lost comes back with a view to act on."""
        with contextlib.suppress(ClientError):
            while seat.latest is not None and (legal := seat.latest["legal"]):
                view = msgspec.convert(seat.latest["view"], self.view_type)
                choice = await asyncio.to_thread(self.bot.choose, view, map(self.game.parse, legal))
                await seat.act(str(choice.action))
