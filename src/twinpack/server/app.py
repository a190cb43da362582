"""The server as an ASGI application: HTTP for making and finding tables, one WebSocket for each client at one."""

import asyncio
import contextlib
import logging
import os
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, WebSocket, delete, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import ClientException, HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from twinpack import bots, families, options, record, refusals, rulebook
from twinpack.bots import UnknownBot
from twinpack.client import Name
from twinpack.game import IllegalAction, NotationError
from twinpack.options import RulesError
from twinpack.server import auth, metrics
from twinpack.server.garbage import collect_rarely
from twinpack.server.limits import Bucket, Limits
from twinpack.server.lobby import Lobby, LobbyError, Wanted
from twinpack.server.store import Player, Store
from twinpack.server.table import Came, Connection, Left, Table
from twinpack.server.telling import table_info
from twinpack.server.thinking import Thinkers
from twinpack.words import LANGUAGES, Words, words

LOG = logging.getLogger("twinpack.server")

PAGES = Path(os.environ.get("TWINPACK_PAGES") or Path(__file__).parent / "pages")
"""What `web/` is built into; the variable is for those who work on it."""

FOR_SERVERS = ("rulebook", "cli", "evening", "bots", "expert", "play", "plan", "arena", "solver", "convention")
"""Ends of the names of the files of words that no browser needs; half of all words."""

PAGE_WORDS = ("verify",)
"""The files of words that pages may ask for."""

SECURITY = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}

TOO_FAST, BAD_ORIGIN, NOT_FOUND, TOO_MANY = 4029, 4003, 4004, 4008
"""The codes with which the server closes a socket."""

PATIENCE = 10.0
"""Seconds for which a client may take nothing of what is sent to it."""


class Settled(msgspec.Struct, frozen=True):
    """What a server is told when it starts."""

    public_url: str = ""
    limits: Limits = Limits()


class Me(msgspec.Struct, frozen=True):
    """Who one is to this server."""

    id: str
    name: str


class NamedMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name one wants to have."""

    name: Name


class Made(msgspec.Struct, frozen=True):
    """A table that has been made: its id and the link for others; `seat` is one's own."""

    id: str
    link: str
    seat: int | None


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat one wants (None: the first open one), and the name to sit there with."""

    name: Name = "guest"
    seat: int | None = None


class Took(msgspec.Struct, frozen=True):
    """The seat one has now."""

    seat: int


class Key(msgspec.Struct, frozen=True):
    """A secret that opens a seat, and the link that carries it."""

    key: str
    link: str


class RulesText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A house-rules document, and the language for what is said about it."""

    rules: Annotated[str, msgspec.Meta(max_length=64 * 1024)]
    language: str = "en"


def create_app(database: str, settled: Settled | None = None, lobby_idle: float | None = None) -> Litestar:
    """The application on a database (`sqlite:///PATH` or `postgresql://...`). Raises `NotationError` for another."""
    settled, store = settled or Settled(), Store(database)

    @contextlib.asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        idle = settled.limits.idle if lobby_idle is None else lobby_idle
        lobby = Lobby(
            store, idle_seconds=idle, tables_per_host=settled.limits.hosted, thinkers=Thinkers(settled.limits.thinkers)
        )
        app.state.update({"store": store, "lobby": lobby})
        chores = [asyncio.create_task(lobby.sweep()), asyncio.create_task(collect_rarely())]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await lobby.close()
            await store.close()

    return Litestar(
        route_handlers=[*HANDLERS, *_pages()],
        lifespan=[running],
        state=State({"settled": settled, "connections": Counter(), "made": {}}),
        exception_handlers={
            LobbyError: _named(lambda error: error.status),
            RulesError: _named(lambda error: 404 if error.code == "unknown-rules" else 422),
            UnknownBot: _named(lambda error: 422),
            NotationError: _named(lambda error: 422),
            IllegalAction: _named(lambda error: 409),
            HTTPException: _unmet,
            RecursionError: lambda request, error: _unmet(request, ClientException("nested too deeply")),
        },
        after_request=_secured,
        request_max_body_size=settled.limits.body,
        openapi_config=OpenAPIConfig(title="Twinpack", version="1", path="/api/docs"),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=1024),
        response_cache_config=ResponseCacheConfig(default_expiration=None),
        logging_config=None,
    )


def _named(status: Any) -> Any:
    """A handler that answers a named error as JSON: its code and parameters."""

    def handle(request: Any, error: Any) -> Response[dict[str, Any]]:
        return Response({"code": error.code, "params": error.params}, status_code=status(error), headers=SECURITY)

    return handle


def _unmet(request: Any, error: HTTPException) -> Response[dict[str, Any]]:
    """The answer to a request that is none of ours, or not in the form it should have, named like all others."""
    if error.status_code == 400:
        parts = [
            f"{part.get('key', '')}: {part.get('message', '')}" for part in error.extra or () if isinstance(part, dict)
        ]
        named = {"code": "request-form", "params": {"text": "; ".join(parts or [error.detail])[:200]}}
    else:
        named = {"code": "http-status", "params": {"status": error.status_code}}
    return Response(named, status_code=error.status_code, headers={**SECURITY, **(error.headers or {})})


async def _secured(response: Response[Any]) -> Response[Any]:
    response.headers.update(SECURITY)
    return response


def _pages() -> Sequence[ControllerRouterHandler]:
    """The pages for people, if this installation has them; an asset's name holds its hash, so it may be kept."""
    if not PAGES.is_dir():
        return ()
    served: dict[str, Any] = {"include_in_schema": False, "after_request": _secured}
    kept = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
    asked = CacheControlHeader(no_cache=True)
    return (
        create_static_files_router("/assets", [PAGES / "assets"], name="assets", cache_control=kept, **served),
        create_static_files_router("/", [PAGES], html_mode=True, cache_control=asked, **served),
    )


# Who one is


async def _me(request: Request[Any, Any, Any]) -> Player | None:
    store: Store = request.app.state.store
    return await auth.known(request, store)


async def _need_me(request: Request[Any, Any, Any]) -> Player:
    found = await _me(request)
    if found is None:
        raise LobbyError("no-name", 401)
    return found


async def _enrolled(request: Request[Any, Any, Any], name: str) -> tuple[Player, str | None]:
    """The person behind a request, under this name; a new one gets a secret."""
    store: Store = request.app.state.store
    player = await _me(request)
    if player is None:
        return await auth.enrolled(store, name)
    if player.name != name:
        await store.rename(player.id, name)
        player = Player(player.id, name)
    return player, None


def _with_cookie(request: Request[Any, Any, Any], body: Any, secret: str | None, status: int = 200) -> Response[Any]:
    secure = request.url.scheme == "https" or request.app.state.settled.public_url.startswith("https:")
    cookies = [] if secret is None else [auth.cookie(secret, secure=secure)]
    return Response(body, status_code=status, cookies=cookies)


def _link(request: Request[Any, Any, Any], match_id: str, key: str | None = None) -> str:
    base = request.app.state.settled.public_url or str(request.base_url)
    return f"{base.rstrip('/')}/table.html#{match_id}" + ("" if key is None else f".{key}")


@get("/api/me", summary="Who am I?")
async def me(request: Request[Any, Any, Any]) -> Me:
    """The person whose cookie came along."""
    player = await _need_me(request)
    return Me(player.id, player.name)


@post("/api/me", summary="Take a name", status_code=200)
async def name_me(request: Request[Any, Any, Any], data: JSONBody[NamedMe]) -> Response[Any]:
    """Become somebody, or take another name."""
    player, secret = await _enrolled(request, data.name)
    return _with_cookie(request, Me(player.id, player.name), secret)


# Tables


@post("/api/matches", summary="Make a table")
async def make(request: Request[Any, Any, Any], data: JSONBody[Wanted]) -> Response[Any]:
    """A new table by the rules of an id or of a whole document, its maker the host."""
    _rate(request)
    player, secret = await _enrolled(request, data.name)
    table = await request.app.state.lobby.create(player, data)
    return _with_cookie(request, Made(table.sitting.id, _link(request, table.sitting.id), data.seat), secret, 201)


def _rate(request: Request[Any, Any, Any]) -> None:
    """No address makes more tables an hour than the limit."""
    made: dict[str, list[float]] = request.app.state.made
    limit, now = request.app.state.settled.limits.tables, time.monotonic()
    address = request.client.host if request.client else ""
    recent = [at for at in made.get(address, []) if now - at < 3600]
    if len(recent) >= limit:
        raise LobbyError("too-many-tables", 429, limit=limit)
    made[address] = [*recent, now]


@get("/api/matches", summary="Public tables")
async def public(request: Request[Any, Any, Any]) -> list[dict[str, Any]]:
    """Tables that anybody may join or watch, the newest first."""
    found = []
    lobby: Lobby = request.app.state.lobby
    for header in await request.app.state.store.public():
        table = lobby.tables.get(header.id)
        seats = () if table is None else table_info(table[0]).seats
        found.append({"id": header.id, "rules": header.rules_id, "seats": msgspec.to_builtins(seats)})
    return found


@get("/api/matches/{match_id:str}", summary="One table")
async def one(
    request: Request[Any, Any, Any], match_id: FromPath[str], language: FromQuery[str] = "en"
) -> dict[str, Any]:
    """What everybody may know of a table, and the rules it plays by, as a document and as a text to read."""
    table = await _table(request, match_id)
    text = _described(table.sitting.rule_set, language)["text"]
    return {"table": msgspec.to_builtins(table_info(table)), "rules": table.header.rules, "text": text}


@post("/api/matches/{match_id:str}/seats", summary="Sit down", status_code=200)
async def sit(request: Request[Any, Any, Any], match_id: FromPath[str], data: JSONBody[TakeSeat]) -> Response[Any]:
    """Take an open seat; who has one already keeps it."""
    table = await _table(request, match_id)
    player, secret = await _enrolled(request, data.name)
    seat = await request.app.state.lobby.take_seat(table, player, data.seat)
    return _with_cookie(request, Took(seat), secret)


@post("/api/matches/{match_id:str}/seats/{seat:int}/key", summary="A link to a seat")
async def seat_key(request: Request[Any, Any, Any], match_id: FromPath[str], seat: FromPath[int]) -> Key:
    """A secret for one's own seat on another device, or as host for an open one: for a friend, or a program."""
    table = await _table(request, match_id)
    secret = await request.app.state.lobby.key(table, await _need_me(request), seat)
    return Key(secret, _link(request, match_id, secret))


@delete("/api/matches/{match_id:str}/seats/{seat:int}", summary="Free a seat", status_code=200)
async def free_seat(
    request: Request[Any, Any, Any], match_id: FromPath[str], seat: FromPath[int], bot: FromQuery[str] = ""
) -> Took:
    """Leave one's seat, or as host free any, for whoever comes or for a bot."""
    table = await _table(request, match_id)
    await request.app.state.lobby.give_seat(table, await _need_me(request), seat, bot)
    return Took(seat)


@get("/api/matches/{match_id:str}/record", summary="The record", media_type="text/plain")
async def match_record(request: Request[Any, Any, Any], match_id: FromPath[str]) -> str:
    """The finished deals of a match as a record that `twinpack replay` and `twinpack verify` read."""
    table = await _table(request, match_id)
    return record.dumps(table.sitting.record())


async def _table(request: Any, match_id: str) -> Table:
    lobby: Lobby = request.app.state.lobby
    return await lobby.find(match_id)


@get("/api/bots", summary="The bots")
async def bot_list() -> dict[str, Any]:
    """The names of all bots, and which of them plays where nobody chooses."""
    return {"names": list(bots.NAMES), "default": bots.DEFAULT}


# Rules


@get("/api/rules", summary="Rule sets")
async def rules_list(language: FromQuery[str] = "en") -> list[dict[str, Any]]:
    """All rule sets that have a name."""
    tongue = words(_language(language))
    return [
        {
            "id": name,
            "name": tongue.say(f"variant-{name.replace('/', '-')}"),
            "seats": families.named(name).game.seats,
            "digest": families.named(name).digest,
        }
        for name in families.names()
    ]


@get("/api/rules/{family:str}/{name:str}", summary="One rule set")
async def rules_one(family: FromPath[str], name: FromPath[str], language: FromQuery[str] = "en") -> dict[str, Any]:
    """A rule set as a document, and as a text to play from."""
    return _described(families.named(f"{family}/{name}"), language)


@get("/api/difference", summary="What differs")
async def rules_difference(a: FromQuery[str], b: FromQuery[str], language: FromQuery[str] = "en") -> dict[str, Any]:
    """What differs between two rule sets, in words."""
    one, other = families.named(a), families.named(b)
    if one.family.name != other.family.name:
        raise LobbyError("families-differ", 422, old=a, new=b)
    return {"difference": rulebook.difference(one.rules, other.rules, words(_language(language)))}


@post("/api/rules", summary="Read house rules", status_code=200)
async def rules_read(data: JSONBody[RulesText]) -> Response[dict[str, Any]]:
    """A house-rules document, checked and written out; what is wrong with it is named with its line, and in words."""
    try:
        return Response(_described(families.loads(data.rules), data.language))
    except RulesError as error:
        tongue = words(_language(data.language))
        code, params = refusals.named(error, tongue)
        message = refusals.message(code, {**params, "line": None}, tongue)  # `params` have the line
        return Response({"code": error.code, "params": error.params, "message": message}, status_code=422)


@get("/api/schema/{family:str}", summary="The options of a family")
async def schema(family: FromPath[str]) -> dict[str, Any]:
    """The JSON Schema of a family's rules."""
    if family not in families.FAMILIES:
        raise LobbyError("unknown-family", 404, family=family, allowed=list(families.FAMILIES))
    return options.schema(families.FAMILIES[family].rules)


def _described(rule_set: families.RuleSet, language: str) -> dict[str, Any]:
    tongue = words(_language(language))
    outline = rule_set.family.outline(rule_set.rules)
    return {
        "id": rule_set.id,
        "digest": rule_set.digest,
        "seats": rule_set.game.seats,
        "rules": options.to_toml(rule_set.rules),
        "options": options.plain(rule_set.rules),
        "text": rulebook.text(rule_set.id, outline, tongue),
    }


def _language(given: str) -> str:
    return given if given in LANGUAGES else "en"


@get("/api/words/{language:str}/{file:str}", summary="Words for pages")
async def page_words(language: FromPath[str], file: FromPath[str]) -> dict[str, str]:
    """The words of one file in a language, for pages that only put values into them."""
    if language not in LANGUAGES or file not in PAGE_WORDS:
        raise LobbyError("no-words", 404, allowed=list(PAGE_WORDS))
    text = (resources.files("twinpack") / "locales" / language / f"{file}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([a-z-]+) = (.*)$", text, re.MULTILINE))


@get("/api/locales/{language:str}", summary="All words for a browser", media_type="text/plain; charset=utf-8")
async def locale(language: FromPath[str]) -> str:
    """The Fluent messages of a language, all files that a browser can use in one."""
    if language not in LANGUAGES:
        raise LobbyError("no-words", 404, allowed=list(LANGUAGES))
    return _locale(language)


@cache
def _locale(language: str) -> str:
    files = sorted((resources.files("twinpack") / "locales" / language).iterdir(), key=lambda file: file.name)
    wanted = [file for file in files if file.name.endswith(".ftl") and not file.name[:-4].endswith(FOR_SERVERS)]
    return "\n".join(file.read_text("utf-8") for file in wanted)


# Health


@get("/health", summary="Is all well?")
async def health(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """That the server runs and its database answers."""
    return {"ok": True, "matches": await request.app.state.store.count(), "tables": len(request.app.state.lobby.tables)}


@get("/metrics", summary="Numbers", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def numbers() -> bytes:
    """The numbers of this server, for Prometheus."""
    return metrics.text()


# The socket


@websocket("/api/matches/{match_id:str}/socket")
async def socket(
    socket: WebSocket[Any, Any, Any],
    match_id: FromPath[str],
    key: FromQuery[str | None] = None,
    language: FromQuery[str | None] = None,
) -> None:
    """One client at a table. Who has a seat, by cookie or by `key`, looks from it; everybody else watches."""
    state = socket.app.state
    limits: Limits = state.settled.limits
    address = socket.client.host if socket.client else ""
    await socket.accept()
    if not _same_origin(socket):
        await socket.close(BAD_ORIGIN, "origin")
        return
    if state.connections[address] >= limits.connections:
        await socket.close(TOO_MANY, "too many connections")
        return
    state.connections[address] += 1
    metrics.CONNECTIONS.inc()
    try:
        table = await _table(socket, match_id)
        connection = await _connected(socket, table, key, words(language) if language in LANGUAGES else None)
        await _serve(socket, table, connection, Bucket(limits.messages, limits.burst))
    except LobbyError as error:
        await socket.close(NOT_FOUND, error.code)
    finally:
        metrics.CONNECTIONS.dec()
        state.connections[address] -= 1
        if not state.connections[address]:
            del state.connections[address]


async def _serve(socket: WebSocket[Any, Any, Any], table: Table, connection: Connection, bucket: Bucket) -> None:
    """Pass messages both ways until either side has had enough."""
    await table.submit(Came(connection))
    both = {
        asyncio.create_task(_send(socket, connection)),
        asyncio.create_task(_receive(socket, table, connection, bucket)),
    }
    try:
        done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in both:
            task.cancel()
        await table.submit(Left(connection))


def _same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """Whether a page of ours opened the socket; programs send no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    ours = {socket.headers.get("host", ""), urlsplit(socket.app.state.settled.public_url).netloc}
    _, _, place = origin.partition("://")
    return place != "" and place in ours


async def _connected(
    socket: WebSocket[Any, Any, Any], table: Table, key: str | None, tongue: Words | None
) -> Connection:
    """The connection with the seat it looks from."""
    store: Store = socket.app.state.store
    player = await auth.known(socket, store)
    seat: int | None = None
    if key is not None:
        seat = await store.seat_of(key, table.sitting.id)
        if seat is None:
            raise LobbyError("wrong-key", 403)
    elif player is not None:
        seat = next((at for at, who in enumerate(table.sitting.seats) if who.player == player.id), None)
    if seat is None and not table.settings.spectators:
        raise LobbyError("no-spectators", 403)
    name = player.name if player is not None else ("" if seat is None else table.sitting.seats[seat].name)
    return Connection(seat, name, None if player is None else player.id, tongue)


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    try:
        while (data := await connection.next()) is not None:
            async with asyncio.timeout(PATIENCE):
                await socket.send_data(data, mode="text")
            del data  # a view is kilobytes, and the next may be long in coming
        async with asyncio.timeout(PATIENCE):
            await socket.close(TOO_MANY if connection.lost else 1000)
    except TimeoutError:
        connection.lost = True  # it takes nothing any more, not even the news that it is cut off
        metrics.SLOW_READERS.inc()
    except OSError:
        pass  # it has gone meanwhile, as the receiving side learns too


async def _receive(socket: WebSocket[Any, Any, Any], table: Table, connection: Connection, bucket: Bucket) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            data = await socket.receive_data(mode="text")
            if not bucket.take():
                await socket.close(TOO_FAST, "too fast")
                return
            await table.hear(connection, data)


HANDLERS: tuple[Any, ...] = (
    me,
    name_me,
    make,
    public,
    one,
    sit,
    seat_key,
    free_seat,
    match_record,
    bot_list,
    rules_list,
    rules_one,
    rules_difference,
    rules_read,
    schema,
    page_words,
    locale,
    health,
    numbers,
    socket,
)
