"""A client of a table server: what `twinpack bot`, the terminal and the tests use, and any program may.

>>> link = parse_link("http://127.0.0.1:8000/table.html#AbC.secret")
>>> link.base, link.match, link.key
('http://127.0.0.1:8000', 'AbC', 'secret')
"""

import asyncio
import contextlib
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Annotated, Any
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

import msgspec
from msgspec import Meta
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

_UNSEEN = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
"""Characters that break lines or turn the direction of the text around them, which no name may do."""
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=rf"^[^{_UNSEEN}]*[^\s{_UNSEEN}][^{_UNSEEN}]*(?!\n)$")]
"""What people call themselves at a table."""

RETRY = 0.5
"""Seconds before a lost connection is tried again."""

MIX_BYTES = 16


class ClientError(ValueError):
    """What a server refused, or a link that is none: a `code` with its `params`."""

    def __init__(self, code: str, **params: Any) -> None:
        self.code = code
        self.params = params
        super().__init__(f"{code}: {params}")


class Link(msgspec.Struct, frozen=True):
    """Where a table is: the server, the match, and perhaps the key to a seat."""

    base: str
    match: str
    key: str | None = None

    def __str__(self) -> str:
        return f"{self.base}/table.html#{self.match}" + (f".{self.key}" if self.key else "")


def parse_link(text: str) -> Link:
    """The parts of a link that people share. Raises `ClientError("link")`."""
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:  # brackets or a port that are none
        raise ClientError("link", text=text[:120]) from None
    match, _, key = parts.fragment.partition(".")
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0 or not match:
        raise ClientError("link", text=text[:120])
    return Link(f"{parts.scheme}://{parts.netloc}", match, key or None)


class Http:
    """Plain requests to a server, with the cookie that says who one is; `jar` is where it is kept."""

    def __init__(self, base: str, jar: CookieJar | None = None) -> None:
        self.base = base.rstrip("/")
        self.jar = CookieJar() if jar is None else jar
        self._opener = build_opener(HTTPCookieProcessor(self.jar))

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to one request, JSON decoded. Raises `ClientError` with what the server refused."""
        from urllib.error import HTTPError

        data = None if body is None else msgspec.json.encode(body)
        request = Request(self.base + path, data, {"content-type": "application/json"}, method=method)
        try:
            with self._opener.open(request, timeout=30) as response:
                answer, kind = response.read(), response.headers.get_content_type()
        except HTTPError as error:
            raise _refusal(error.code, error.read()) from None
        except (OSError, HTTPException, UnicodeError) as error:
            text = str(getattr(error, "reason", None) or error or type(error).__name__)
            raise ClientError("no-server", url=self.base, text=text) from None
        return msgspec.json.decode(answer) if kind == "application/json" else answer.decode()

    @property
    def cookie(self) -> str:
        """The cookie header that a socket needs to be the same person."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)


def _refusal(status: int, body: bytes) -> ClientError:
    with contextlib.suppress(msgspec.DecodeError, KeyError, TypeError):
        answer = msgspec.json.decode(body)
        return ClientError(answer["code"], **answer["params"])
    return ClientError("http-status", status=status)


class Place(ABC):
    """A place at a table, with a seat or watching: what it sees now, and what it does, wherever the table is.

    Iterate over `messages` to keep it going: each is a message of the table as a dict. `latest` is the newest view.
    Without `mix` shuffles wait until one calls it.
    """

    def __init__(self, *, mix: bool = True) -> None:
        self.latest: dict[str, Any] | None = None
        self.gone = False
        self._mix = mix
        self._mixed = 0
        self._number = 0

    @abstractmethod
    def messages(self) -> AsyncIterator[dict[str, Any]]:
        """Everything that the table says, until one leaves."""

    @abstractmethod
    async def leave(self) -> None:
        """Come back no more."""

    @abstractmethod
    async def _deliver(self, data: bytes) -> None:
        """Hand a message to the table, or lose it."""

    async def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "view":
            self.latest = message
            if self._mix:
                await self.mix()

    @property
    def mixing(self) -> int | None:
        """The number of the shuffle that waits for chance from this seat."""
        if self.latest is None or (shuffle := self.latest["table"]["shuffle"]) is None:
            return None
        number: int = shuffle["number"]
        return number if self.latest["seat"] in shuffle["waiting"] and number > self._mixed else None

    async def mix(self) -> int | None:
        """Mix chance into the shuffle that waits for this seat, if one does; answers the number of the message."""
        number = self.mixing
        if number is None:
            return None
        self._mixed = number
        return await self.send({"type": "mix", "number": number, "chance": self._chance()})

    def _chance(self) -> str:
        return secrets.token_hex(MIX_BYTES)

    async def send(self, message: dict[str, Any]) -> int:
        """Send a message without waiting; without a connection it is lost. Answers the number of the message."""
        self._number += 1
        await self._deliver(msgspec.json.encode({"id": self._number, **message}))
        return self._number


class Seat(Place):
    """A place at a table of a server. It comes back by itself.

    With `language` the server speaks it; `lost` is called whenever the connection is gone or cannot be made.
    """

    def __init__(
        self,
        link: Link,
        cookie: str = "",
        *,
        mix: bool = True,
        language: str | None = None,
        lost: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(mix=mix)
        self.link = link
        self._cookie = cookie
        self._language = language
        self._lost = lost
        self._socket: ClientConnection | None = None
        self._awaited: dict[int, asyncio.Future[dict[str, Any]]] = {}

    async def messages(self) -> AsyncIterator[dict[str, Any]]:
        """Everything that the server says, until one leaves. Raises `ClientError` for a bad link."""
        while not self.gone:
            reason = ""
            try:
                async with connect(
                    self._url(), additional_headers={"cookie": self._cookie} if self._cookie else {}, max_size=None
                ) as self._socket:
                    self._mixed = 0  # the chance sent before the connection was lost may not have arrived
                    async for data in self._socket:
                        message = msgspec.json.decode(data)
                        await self._take(message)
                        yield message
                    code, reason = self._socket.close_code, self._socket.close_reason or ""
            except ConnectionClosed as closed:
                code, reason = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (None, "")
            except (OSError, InvalidHandshake, TimeoutError):
                code = None
            finally:
                self._socket = None
                self._lose()
            if code == 4004:
                raise ClientError(reason or "no-such-match", text=self.link.match)
            if not self.gone:
                await asyncio.sleep(RETRY)

    def _url(self) -> str:
        scheme, _, rest = self.link.base.partition("://")
        given = {"key": self.link.key, "language": self._language}
        query = urlencode({name: value for name, value in given.items() if value})
        path = f"/api/matches/{self.link.match}/socket"
        return f"{'wss' if scheme == 'https' else 'ws'}://{rest}{path}" + (f"?{query}" if query else "")

    async def _take(self, message: dict[str, Any]) -> None:
        waiting = self._awaited.pop(message["to"], None) if message.get("to") is not None else None
        await super()._take(message)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)

    def _lose(self) -> None:
        for waiting in self._awaited.values():
            if not waiting.done():
                waiting.set_exception(ClientError("connection-lost"))
        self._awaited.clear()
        if self._lost is not None and not self.gone:
            self._lost()

    async def _deliver(self, data: bytes) -> None:
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(data, text=True)

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message and wait for its answer, which `messages` brings. Raises `ClientError("connection-lost")`."""
        if self._socket is None:
            raise ClientError("connection-lost")
        waiting: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._awaited[self._number + 1] = waiting
        await self.send(message)
        return await waiting

    async def act(self, action: str) -> dict[str, Any]:
        """Do something in one's turn: a view if it is done, a refusal if not."""
        version = self.latest["version"] if self.latest else 0
        return await self.ask({"type": "act", "version": version, "action": action})

    async def leave(self) -> None:
        """Come back no more."""
        self.gone = True
        if self._socket is not None:
            await self._socket.close()
