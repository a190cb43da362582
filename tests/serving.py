"""A real server in a thread, and clients for tests."""

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

import msgspec
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from twinpack.client import Http, Link, Seat, parse_link
from twinpack.server.app import Settled, create_app
from twinpack.server.limits import Limits

FAST = Limits(messages=2000, burst=4000)
"""Limits that programs do not run into."""


class Serving:
    """A server on a free port of this machine, for a `with` block; started again it finds its matches."""

    def __init__(self, database: Path | str, limits: Limits = FAST, port: int = 0) -> None:
        url = database if isinstance(database, str) else f"sqlite:///{database}"
        app = create_app(url, Settled(limits=limits))
        config = uvicorn.Config(
            app, "127.0.0.1", port, ws="websockets-sansio", log_config=None, lifespan="on", timeout_graceful_shutdown=3
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    @property
    def port(self) -> int:
        """Where it listens."""
        found: int = self.server.servers[0].sockets[0].getsockname()[1]
        return found

    @property
    def base(self) -> str:
        """How it is reached."""
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.server.should_exit = True
        self.thread.join()


class Guest:
    """Somebody with a browser, so to speak: one cookie jar, one seat at one table."""

    def __init__(self, base: str, name: str) -> None:
        self.http = Http(base)
        self.name = name
        self.seat: Seat | None = None
        self.heard: list[dict[str, Any]] = []

    def make(self, rules: str, **wanted: Any) -> Link:
        """Make a table."""
        settings = {"pace": 0, **wanted.pop("settings", {})}
        body = {"rules": rules, "name": self.name, "settings": settings, **wanted}
        return parse_link(self.http.ask("POST", "/api/matches", body)["link"])

    def join(self, link: Link, seat: int | None = None) -> int:
        """Sit down at a table."""
        body = {"name": self.name, "seat": seat}
        found: int = self.http.ask("POST", f"/api/matches/{link.match}/seats", body)["seat"]
        return found


Hook = Callable[[Guest, dict[str, Any]], Awaitable[str | None]]


async def sit(guest: Guest, link: Link, choose: Hook, until: Callable[[dict[str, Any]], bool]) -> None:
    """Play as `choose` says (an action, or None to wait) until a view fulfils `until`."""
    guest.seat = seat = Seat(link, guest.http.cookie)
    acting: asyncio.Task[None] | None = None

    async def act() -> None:
        while (now := seat.latest) is not None and now["legal"] and not until(now):
            action = await choose(guest, now)
            if action is None:
                return
            await seat.act(action)

    async for message in seat.messages():
        guest.heard.append(message)
        if message["type"] != "view":
            continue
        if until(message):
            break
        if message["legal"] and (acting is None or acting.done()):
            acting = asyncio.create_task(act())
    await seat.leave()
    if acting is not None:
        await asyncio.wait([acting], timeout=1)


def at_random(seed: int) -> Hook:
    """A player who does anything that is legal."""
    rng = Random(seed)

    async def choose(guest: Guest, view: dict[str, Any]) -> str | None:
        return str(rng.choice(view["legal"]))

    return choose


def over(view: dict[str, Any]) -> bool:
    """Whether the match is over."""
    return view["table"]["outcome"] is not None


class Talk:
    """One open socket, message by message."""

    def __init__(self, link: Link, cookie: str = "", origin: str | None = None) -> None:
        headers = {"cookie": cookie} if cookie else {}
        url = link.base.replace("http", "ws") + f"/api/matches/{link.match}/socket?language=de"
        self.opening = connect(
            url + (f"&key={link.key}" if link.key else ""),
            additional_headers=headers,
            origin=None if origin is None else Origin(origin),
        )
        self.number = 0

    async def __aenter__(self) -> "Talk":
        self.socket = await self.opening.__aenter__()
        self.view = await self.until("view")
        return self

    async def __aexit__(self, *rest: Any) -> None:
        with suppress(ConnectionClosed):
            await self.opening.__aexit__(*rest)

    async def next(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(10):
            message: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
        if message["type"] == "view":
            self.view = message
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while (message := await self.next())["type"] != kind:
            pass
        return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """The answer to a message."""
        self.number += 1
        await self.socket.send(json.dumps({"id": self.number, **message}))
        while (answer := await self.next()).get("to") != self.number:
            pass
        return answer

    async def mix(self) -> None:
        """Mix chance into the shuffle that is due, and wait for the deal."""
        while self.view["view"] is None:
            shuffle = self.view["table"]["shuffle"]
            if shuffle and self.view["seat"] in shuffle["waiting"]:
                await self.ask(type="mix", number=shuffle["number"], chance="00" * 16)
            else:
                await self.next()


@asynccontextmanager
async def talking(link: Link, guests: Sequence[Guest]) -> AsyncIterator[list[Talk]]:
    """A socket of each of these people, who have mixed their chance in and hold their cards."""
    async with AsyncExitStack() as stack:
        everybody = [await stack.enter_async_context(Talk(link, guest.http.cookie)) for guest in guests]
        await asyncio.gather(*(one.mix() for one in everybody))
        yield everybody
