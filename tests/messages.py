"""Write the sample messages of the protocol, as they went over a real socket. Usage: python -m tests.messages

They change only when the protocol does, or what a table says; `docs/messages/` has a file for each kind.
"""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.serving import Guest, Serving
from twinpack.client import Link

FOLDER = Path(__file__).parent.parent / "docs" / "messages"

GAMES = {"pinochle": ("pinochle/dutch", "play TH"), "pinnacola": ("pinnacola/classic", "draw")}
"""The rule set of each family's samples, and an action to be tried."""


class Taking:
    """One socket whose messages are kept under the names of their kinds, the first of each."""

    def __init__(self, line: ClientConnection, found: dict[str, Any]) -> None:
        self.line = line
        self.found = found
        self.number = 0
        self.view: dict[str, Any] = {}

    async def next(self) -> dict[str, Any]:
        """The next message of the server."""
        message: dict[str, Any] = msgspec.json.decode(await self.line.recv())
        if message["type"] == "view":
            self.view = message
        elif message["type"] != "answered":
            self.found.setdefault(f"server-{message['type']}", message)
        return message

    async def ask(self, name: str = "", **message: Any) -> dict[str, Any]:
        """The answer to a message, which is kept under its type."""
        self.number += 1
        sent = {"type": message.pop("type"), "id": self.number, **message}
        self.found.setdefault(f"client-{sent['type']}", sent)
        await self.line.send(json.dumps(sent))
        while (answer := await self.next()).get("to") != self.number:
            pass
        if answer["type"] == "answered":
            self.found.setdefault(f"server-answered-{answer['what']}{name}", answer)
        return answer

    async def to_its_turn(self) -> None:
        """Mix chance into the shuffles, and wait for the first turn."""
        while not self.view.get("legal"):
            shuffle = self.view["table"]["shuffle"] if self.view else None
            if shuffle and self.view["seat"] in shuffle["waiting"]:
                self.found.setdefault("server-view-shuffle", self.view)
                await self.ask(type="mix", number=shuffle["number"], chance="00112233445566778899aabbccddeeff")
            else:
                await self.next()


async def taken(base: str, family: str, found: dict[str, Any]) -> None:
    """The messages at one table of a family, a person with three bots."""
    rules, tried = GAMES[family]
    ada = Guest(base, "Ada")
    link: Link = ada.make(rules, bots=["club"] * 3)
    url = f"{base.replace('http', 'ws')}/api/matches/{link.match}/socket?language=en"
    async with asyncio.timeout(30), connect(url, additional_headers={"cookie": ada.http.cookie}) as line:
        at = Taking(line, found)
        await at.to_its_turn()
        found[f"server-view-{family}"] = at.view
        await at.ask(f"-{family}", type="try", action=at.view["legal"][-1])
        await at.ask("-refused", type="try", action=tried)
        await at.ask(f"-{family}", type="hint")
        if family == "pinochle":
            await at.ask(type="melds", trump="S")
        await at.ask(type="say", text="Good evening!")
        await at.ask(type="say", phrase="hello")
        await at.ask(type="mute", seat=1, on=True)
        await at.ask(type="act", version=at.view["version"], action="play 9H")
        await at.ask(type="act", version=at.view["version"], action=at.view["legal"][0])
        await at.ask(type="propose", what="takeback")
        await at.ask(type="answer", yes=True)
        await at.ask(type="pause", on=True)
        await at.ask(type="look")


def samples() -> Iterator[tuple[str, Any]]:
    """Each kind of message with a real one."""
    found: dict[str, Any] = {}
    with TemporaryDirectory() as folder, Serving(Path(folder) / "tables.sqlite") as server:
        for family in GAMES:
            asyncio.run(taken(server.base, family, found))
    yield from found.items()


def main() -> None:
    """Write them all anew."""
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.json"):
        file.unlink()
    for name, message in samples():
        FOLDER.joinpath(f"{name}.json").write_text(json.dumps(message, indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
