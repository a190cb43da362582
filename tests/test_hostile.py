"""What strangers may send: any request, any bytes, anything at the wrong moment. It is named, and the table goes on."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.client import HTTPConnection
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.serving import Guest, Serving, at_random, over, sit
from twinpack import record, verify
from twinpack.client import ClientError, Http, Link
from twinpack.seats import Seat
from twinpack.server import app
from twinpack.server.protocol import PHRASES
from twinpack.words import words

SHORT = 'base = "pinochle/dutch"\nauction.all_pass = "dealer-minimum"\nmatch.end = "deals"\nmatch.deals = 1\n'

OPERATIONS = (
    *("GET /api/me", "POST /api/me", "GET /api/matches", "POST /api/matches", "GET /api/matches/{match_id}"),
    *("POST /api/matches/{match_id}/seats", "POST /api/matches/{match_id}/seats/{seat}/key"),
    *("DELETE /api/matches/{match_id}/seats/{seat}", "GET /api/matches/{match_id}/record", "GET /api/rules"),
    *("POST /api/rules", "GET /api/rules/{family}/{name}", "GET /api/difference", "GET /api/schema/{family}"),
    "GET /api/bots",
    *("GET /api/words/{language}/{file}", "GET /api/locales/{language}", "GET /health"),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("hostile") / "tables.sqlite") as serving:
        yield serving


@pytest.fixture(scope="module")
def described(server: Serving) -> dict[str, Any]:
    """The requests that the server says it knows, by name."""
    schema = schemathesis.openapi.from_url(f"{server.base}/api/docs/openapi.json")
    found = [one.ok() for one in schema.get_all_operations()]  # type: ignore[union-attr]  # an Err would fail here
    return {one.label: one for one in found}


def test_all_requests_are_tried(described: dict[str, Any]) -> None:
    assert set(described) == set(OPERATIONS)


@pytest.mark.parametrize("name", OPERATIONS)
def test_any_request_is_answered_as_described(described: dict[str, Any], name: str) -> None:
    """Whatever the parameters and the body: no error of the server, and every refusal is named."""

    @settings(max_examples=12, suppress_health_check=list(HealthCheck), deadline=None, database=None)
    @given(described[name].as_strategy())
    def ask(case: Any) -> None:
        response = case.call()
        checks = [not_a_server_error, content_type_conformance, response_schema_conformance]
        case.validate_response(response, checks=checks if response.status_code < 400 else checks[:1])
        if response.status_code >= 400:
            assert set(response.json()) - {"message"} == {"code", "params"}
            assert response.headers["x-content-type-options"] == ["nosniff"]

    ask()


def raw(server: Serving, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> tuple[int, Any]:
    """The answer to a request that no library would send."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=10)
    line.putrequest(method, path, skip_accept_encoding=True)
    for name, value in headers.items():
        line.putheader(name, value.encode("latin-1"))
    line.putheader("content-length", str(len(body or b"")))
    line.endheaders(body)
    response = line.getresponse()
    data = response.read()
    line.close()
    return response.status, msgspec.json.decode(data) if data.startswith(b"{") else data


JSON = {"content-type": "application/json"}

UNMET = [
    ("POST", "/api/me", b"{", JSON, 400, "request-form"),
    ("POST", "/api/me", b'{"name": ""}', JSON, 400, "request-form"),
    ("POST", "/api/me", b'{"name": "Ada", "admin": true}', JSON, 400, "request-form"),
    ("POST", "/api/me", b"\xff\xfe", JSON, 400, "request-form"),
    ("POST", "/api/me", b'{"name": "\\ud800"}', JSON, 400, "request-form"),
    ("POST", "/api/me", b"[" * 100_000, JSON, 400, "request-form"),
    ("POST", "/api/me", b" " * 200_000, JSON, 413, "http-status"),
    ("GET", "/api/nothing", None, {}, 404, "http-status"),
    ("PATCH", "/api/me", None, {}, 405, "http-status"),
    ("GET", "/api/difference?a=pinochle/dailey", None, {}, 400, "request-form"),
    ("GET", "/api/difference?a=pinochle/dailey&b=pinnacola/classic", None, {}, 422, "families-differ"),
    ("GET", "/api/matches/%00", None, {}, 404, "no-such-match"),
    ("GET", "/api/matches/%F0%9F%98%80", None, {}, 404, "no-such-match"),
    ("GET", "/api/matches/" + "x" * 4000, None, {}, 404, "no-such-match"),
    ("DELETE", "/api/matches/nothing/seats/99999999999999999999", None, {}, 404, "no-such-match"),
    ("GET", "/api/me", None, {"cookie": "twinpack=" + "x" * 5000}, 401, "no-name"),
    ("GET", "/api/me", None, {"cookie": "twinpack=\xff\xfe; ;;=;twinpack"}, 401, "no-name"),
    ("GET", "/api/me", None, {"cookie": 'twinpack="\' OR 1=1 --"'}, 401, "no-name"),
    ("POST", "/api/rules", b'{"rules": "base = \\u0000"}', JSON, 422, "bad-toml"),
]


@pytest.mark.parametrize(("method", "path", "body", "headers", "status", "code"), UNMET)
def test_requests_of_no_good_form_are_named(
    server: Serving, method: str, path: str, body: bytes | None, headers: dict[str, str], status: int, code: str
) -> None:
    got, answer = raw(server, method, path, body, headers)
    assert (got, answer["code"]) == (status, code)
    for language in ("en", "it"):
        assert words(language).has(f"error-{code}")


NAMES = [
    *("Ada", "<b>Ada</b>", "Zoë 🎴", "😀" * 24, "שלום", "../../etc", "{ $name }", 'O\'Neill "x"', "x" * 24),
    *("a;b=c", "%0d%0aSet-Cookie:", '[Match "x"]'),
]
BAD_NAMES = [
    "",
    " ",
    "\u3000",
    "x" * 25,
    "😀" * 25,
    "a\r\nSet-Cookie: b=c",
    "a\nb",
    "a\n",
    "\x00",
    "\x1b[2J",
    "a\u202eb",
]


@pytest.mark.parametrize("name", NAMES)
def test_names_are_kept_as_they_are(server: Serving, name: str) -> None:
    guest = Guest(server.base, name)
    link = guest.make(SHORT, bots=["random"] * 3, settings={"public": True})
    assert guest.http.ask("GET", "/api/me")["name"] == name
    told = guest.http.ask("GET", f"/api/matches/{link.match}")
    assert told["table"]["seats"][0]["name"] == name
    loaded = record.loads(guest.http.ask("GET", f"/api/matches/{link.match}/record"))
    assert dict(loaded.tags)["Seat0"] == name


@pytest.mark.parametrize("name", BAD_NAMES)
def test_names_that_break_lines_are_refused(server: Serving, name: str) -> None:
    for path, body in (("/api/me", {"name": name}), ("/api/matches", {"rules": SHORT, "name": name})):
        with pytest.raises(ClientError) as caught:
            Http(server.base).ask("POST", path, body)
        assert caught.value.code == "request-form"


def test_a_seat_goes_to_one_of_two_who_want_it_at_once(server: Serving) -> None:
    host = Guest(server.base, "Ada")
    link = host.make(SHORT)
    others = [Guest(server.base, f"guest {number}") for number in range(8)]

    def join(guest: Guest) -> int | str:
        try:
            return guest.join(link)
        except ClientError as error:
            return error.code

    with ThreadPoolExecutor(8) as pool:
        got = list(pool.map(join, others))
    assert sorted(got, key=str) == [1, 2, 3, *["table-full"] * 5]


def test_many_look_for_a_table_that_is_not_there(server: Serving) -> None:
    def look(number: int) -> str:
        try:
            return str(Http(server.base).ask("GET", "/api/matches/nothing"))
        except ClientError as error:
            return error.code

    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(look, range(24))) == {"no-such-match"}


# The socket


def table_of_two(server: Serving) -> tuple[Guest, Guest, Link]:
    """Two people and two bots at a new table."""
    ada, ben = Guest(server.base, "Ada"), Guest(server.base, "Ben")
    link = ada.make(SHORT, bots=["random", "", "random"])
    ben.join(link)
    return ada, ben, link


def opened(link: Link, cookie: str, **how: Any) -> connect:
    """A socket at a table."""
    url = link.base.replace("http", "ws") + f"/api/matches/{link.match}/socket?language=it"
    return connect(url, additional_headers={"cookie": cookie} if cookie else {}, max_size=None, **how)


async def heard(line: ClientConnection, sent: int) -> list[dict[str, Any]]:
    """All that is said up to the answer to a `look` sent last, which nothing before it can overtake."""
    await line.send(json.dumps({"type": "look", "id": sent}))
    found: list[dict[str, Any]] = []
    async with asyncio.timeout(20):
        while not found or found[-1].get("to") != sent:
            found.append(msgspec.json.decode(await line.recv()))
    return found


TEXTS = st.one_of(
    st.text(max_size=60),
    st.sampled_from(["pass", "bid 200", "play AS", "trump S", "deal AS", "dealer 0", "concede", "show KS QS", "א ב ג"]),
)
MESSAGES = st.one_of(
    st.fixed_dictionaries({"type": st.just("act"), "version": st.integers(0, 200), "action": TEXTS}),
    st.fixed_dictionaries(
        {
            "type": st.just("mix"),
            "number": st.integers(0, 4),
            "chance": st.binary(min_size=16, max_size=32).map(bytes.hex),
        }
    ),
    st.fixed_dictionaries({"type": st.just("try"), "action": TEXTS}),
    st.fixed_dictionaries({"type": st.just("melds")}, optional={"trump": st.sampled_from("SHDC")}),
    st.just({"type": "hint"}),
    st.fixed_dictionaries(
        {"type": st.just("say")}, optional={"text": TEXTS, "phrase": st.sampled_from((*PHRASES, "x"))}
    ),
    st.fixed_dictionaries(
        {"type": st.just("mute"), "seat": st.sampled_from([None, 0, 3, 99, -1])}, optional={"on": st.booleans()}
    ),
    st.fixed_dictionaries({"type": st.just("propose"), "what": st.sampled_from(["claim", "takeback"])}),
    st.fixed_dictionaries({"type": st.just("answer"), "yes": st.booleans()}),
    st.fixed_dictionaries({"type": st.just("pause"), "on": st.booleans()}),
    st.just({"type": "look"}),
)
JSONS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
BROKEN = st.tuples(MESSAGES, st.text(max_size=8), JSONS).map(lambda three: {**three[0], three[1]: three[2]})
FRAMES = st.one_of(
    st.text(max_size=80).map(lambda text: text.encode("utf-8", "replace").decode()),
    st.binary(max_size=80),
    (JSONS | BROKEN).map(json.dumps),
)


@pytest.fixture(scope="module")
def busy(server: Serving) -> Iterator[tuple[list[str], Link]]:
    """A table in the middle of a deal, and the cookies of those at it: two people, and somebody who watches."""
    ada, ben, link = table_of_two(server)
    asyncio.run(_dealt(ada, ben, link))
    yield [ada.http.cookie, ben.http.cookie, ""], link
    _unharmed(ada, ben, link)


async def _dealt(ada: Guest, ben: Guest, link: Link) -> None:
    def in_auction(view: dict[str, Any]) -> bool:
        return view["view"] is not None

    async with asyncio.timeout(20):
        await asyncio.gather(*(sit(guest, link, at_random(1), in_auction) for guest in (ada, ben)))


def _unharmed(ada: Guest, ben: Guest, link: Link) -> None:
    """After all that, the match is played to its end, and its record is good."""

    async def finish() -> None:
        async with opened(link, ada.http.cookie) as line:
            await line.send('{"type": "pause", "on": false}')
            await heard(line, 1)
        async with asyncio.timeout(30):
            await asyncio.gather(*(sit(guest, link, at_random(5), over) for guest in (ada, ben)))

    asyncio.run(finish())
    loaded = record.loads(ada.http.ask("GET", f"/api/matches/{link.match}/record"))
    assert record.replay(loaded).sheet.outcome is not None
    verify.verify(loaded)


@settings(max_examples=40, suppress_health_check=list(HealthCheck), deadline=None, database=None)
@given(st.integers(0, 2), st.lists(MESSAGES, min_size=1, max_size=8))
def test_any_message_at_any_moment_has_exactly_one_answer(
    busy: tuple[list[str], Link], who: int, messages: list[dict[str, Any]]
) -> None:
    hints = {number for number, message in enumerate(messages, start=1) if message["type"] == "hint"}

    async def talk() -> list[dict[str, Any]]:
        async with opened(busy[1], busy[0][who]) as line:
            for number, message in enumerate(messages, start=1):
                await line.send(json.dumps({**message, "id": number}))
            found = await heard(line, 1000)
            async with asyncio.timeout(20):
                while not {message.get("to") for message in found} >= hints:  # a thought may take longer than the rest
                    found.append(msgspec.json.decode(await line.recv()))
            return found + await heard(line, 1001)

    answers = [message for message in asyncio.run(talk()) if message.get("to")]
    assert sorted(answer["to"] for answer in answers if answer["to"] < 1000) == [*range(1, len(messages) + 1)]
    for answer in answers:
        if answer["type"] == "refused":
            assert answer["message"] != answer["code"], "a refusal without words"


@settings(max_examples=40, suppress_health_check=list(HealthCheck), deadline=None, database=None)
@given(st.integers(0, 2), st.lists(FRAMES, min_size=1, max_size=6))
def test_any_bytes_are_named_and_the_connection_stays(
    busy: tuple[list[str], Link], who: int, frames: list[str | bytes]
) -> None:
    async def talk() -> list[dict[str, Any]]:
        async with opened(busy[1], busy[0][who]) as line:
            for frame in frames:
                await line.send(frame)
            return await heard(line, 2**30)

    found = asyncio.run(talk())
    assert sum(message["type"] == "refused" for message in found) <= len(frames)
    assert found[-1]["type"] == "view"


def test_nonsense_has_exactly_one_refusal_each(busy: tuple[list[str], Link]) -> None:
    frames: list[str | bytes] = [
        "",
        "{",
        "null",
        b"",
        b"\xff",
        b'{"type": "look"}',
        '{"type": "look", "id": -1}',
        "x" * 9000,
    ]

    async def talk() -> list[dict[str, Any]]:
        async with opened(busy[1], busy[0][0]) as line:
            for frame in frames:
                await line.send(frame)
            return await heard(line, 9)

    refused = [message for message in asyncio.run(talk()) if message["type"] == "refused"]
    codes = [message["code"] for message in refused]
    assert codes == [*["message-form"] * (len(frames) - 1), "message-too-large"]
    assert all(message["message"] != message["code"] for message in refused), "a refusal without words"


@pytest.mark.parametrize("code", [1007, 1002, 1009])
def test_frames_against_the_rules_close_the_connection(busy: tuple[list[str], Link], code: int) -> None:
    frames = {
        1007: b"\x81\x82\x00\x00\x00\x00\xff\xff",  # text that is no UTF-8
        1002: b"\xf1\x80\x00\x00\x00\x00",  # bits that mean nothing
        1009: b"\x81\xff\x00\x00\x00\x00\x40\x00\x00\x00\x00\x00\x00\x00",  # a gigabyte is announced
    }

    async def talk() -> int | None:
        async with opened(busy[1], busy[0][0]) as line:
            line.transport.write(frames[code])
            with suppress(ConnectionClosed):
                async with asyncio.timeout(10):
                    while True:
                        await line.recv()
            return line.close_code

    assert asyncio.run(talk()) == code


@pytest.mark.parametrize("origin", ["null", "https://evil.example", "http://[", "://", "file://", "http://127.0.0.1"])
def test_pages_of_no_or_another_site_are_kept_out(busy: tuple[list[str], Link], origin: str) -> None:
    async def talk() -> int | None:
        async with opened(busy[1], busy[0][0], origin=origin) as line:
            with suppress(ConnectionClosed):
                await line.recv()
            return line.close_code

    assert asyncio.run(talk()) == app.BAD_ORIGIN


@pytest.mark.parametrize("cookie", ["twinpack=nonsense", "twinpack=" + "y" * 4000, "twinpack=\xe9; =; a", ";;;"])
def test_a_cookie_of_garbage_is_nobody(busy: tuple[list[str], Link], cookie: str) -> None:
    async def talk() -> Seat | None:
        async with opened(busy[1], cookie) as line:
            seat: Seat | None = (await heard(line, 1))[-1]["seat"]
            return seat

    assert asyncio.run(talk()) is None


CHAT = [
    "שלום לכולם, 123",
    "مرحبا <script>alert(1)</script>",
    "a\u200fb",
    "😀" * 300,
    "{ $name }",
    "'; DROP TABLE matches; --",
]


@pytest.mark.parametrize("text", CHAT)
def test_chat_arrives_as_it_was_written(busy: tuple[list[str], Link], text: str) -> None:
    async def talk() -> list[str]:
        async with opened(busy[1], busy[0][0]) as one, opened(busy[1], busy[0][1]) as other:
            await heard(other, 1)
            await one.send(json.dumps({"type": "say", "text": text}))
            await heard(one, 2)
            return [message["text"] for message in await heard(other, 3) if message["type"] == "said"]

    assert asyncio.run(talk()) == [text]


@pytest.mark.parametrize("text", ["a\nb", "\x1b[2J", "a\x00", "a\u2028b", "a\n", "x" * 301])
def test_chat_that_breaks_lines_is_refused(busy: tuple[list[str], Link], text: str) -> None:
    async def talk() -> list[str]:
        async with opened(busy[1], busy[0][0]) as line:
            await line.send(json.dumps({"type": "say", "text": text}))
            return [message["code"] for message in await heard(line, 2) if message["type"] == "refused"]

    assert asyncio.run(talk()) == ["message-form"]


def test_chance_with_a_line_break_never_gets_into_a_record(server: Serving) -> None:
    ada = Guest(server.base, "Ada")
    link = ada.make(SHORT, bots=["random"] * 3)

    async def talk() -> list[dict[str, Any]]:
        async with opened(link, ada.http.cookie) as line:
            await line.send(json.dumps({"type": "mix", "number": 1, "chance": "00" * 16 + "\n"}))
            return [message for message in await heard(line, 1) if message["type"] == "refused"]

    assert [message["code"] for message in asyncio.run(talk())] == ["message-form"]


def test_melds_of_an_empty_hand_are_a_named_refusal(server: Serving) -> None:
    """Of four at a table of three hands the dealer sits out, and asks all the same."""
    host = Guest(server.base, "Ada")
    link = host.make("pinochle/auction-four", bots=["random"] * 3)

    async def talk() -> None:
        async with opened(link, host.http.cookie) as line:
            async with asyncio.timeout(20):
                while True:
                    view = (await heard(line, 1))[-1]
                    shuffle = view["table"]["shuffle"]
                    if shuffle and view["seat"] in shuffle["waiting"]:
                        await line.send(json.dumps({"type": "mix", "number": shuffle["number"], "chance": "00" * 16}))
                    if view["view"] is not None and not view["view"]["hand"]:
                        break
                    if view["legal"]:
                        going_on = {"type": "act", "version": view["version"], "action": view["legal"][-1]}
                        await line.send(json.dumps(going_on))
            await line.send('{"type": "melds", "trump": "S", "id": 5}')
            answers = [message for message in await heard(line, 6) if message.get("to") == 5]
            assert [answer.get("code") for answer in answers] == ["no-cards"]

    asyncio.run(talk())


@pytest.mark.slow
def test_many_come_and_go(busy: tuple[list[str], Link]) -> None:
    """Sixty connections, cut off in every way there is; afterwards none is left over."""
    cookies, link = busy

    async def come(number: int) -> None:
        line = await opened(link, cookies[number % 3])
        if number % 2:
            await line.close()
        else:
            line.transport.abort()

    async def talk() -> int:
        await asyncio.gather(*(come(number) for number in range(60)))
        async with opened(link, cookies[0]) as line:
            for _ in range(100):
                spectators: int = (await heard(line, 1))[-1]["table"]["spectators"]
                if spectators == 0:
                    break
                await asyncio.sleep(0.05)
            return spectators

    assert asyncio.run(talk()) == 0


# Those who do not read


def silent(server: Serving, link: Link, cookie: str) -> socket.socket:
    """A client that opens a socket and reads nothing; the system keeps little for it."""
    server.server.servers[0].sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    line.sendall(
        f"GET /api/matches/{link.match}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {cookie}\r\n\r\n".encode()
    )
    return line


def masked(text: bytes) -> bytes:
    """A text frame of a client, its mask being zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def asking(line: socket.socket, times: int) -> None:
    """Ask for the view, a few times at once, as long as the server takes it."""
    line.settimeout(0.2)
    with suppress(TimeoutError, OSError):
        for _ in range(times // 10):
            line.sendall(masked(b'{"type": "look"}') * 10)
            time.sleep(0.01)


def slow_readers(server: Serving) -> float:
    """How many have been cut off so far."""
    lines = Http(server.base).ask("GET", "/metrics").splitlines()
    return float(next(line for line in lines if line.startswith("twinpack_slow_readers_total")).split()[1])


def test_who_never_reads_is_cut_off_and_holds_up_nobody(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "PATIENCE", 0.5)
    ada, ben, link = table_of_two(server)
    before = slow_readers(server)
    line = silent(server, link, ben.http.cookie)

    async def meanwhile() -> float:
        worst = 0.0
        async with opened(link, ada.http.cookie) as mine:
            await heard(mine, 1)
            asking_too = asyncio.create_task(asyncio.to_thread(asking, line, 600))
            for _ in range(200):
                began = time.monotonic()
                seats = (await heard(mine, 2))[-1]["table"]["seats"]
                worst = max(worst, time.monotonic() - began)
                if asking_too.done() and not seats[2]["here"]:
                    return worst
                await asyncio.sleep(0.05)
        raise AssertionError("who never reads still counts as here")

    assert asyncio.run(meanwhile()) < 2
    assert slow_readers(server) > before
    line.close()


def test_who_reads_too_late_is_told_so(server: Serving) -> None:
    ada, _, link = table_of_two(server)
    before = slow_readers(server)
    line = silent(server, link, ada.http.cookie)
    asking(line, 600)
    for _ in range(100):
        if slow_readers(server) > before:
            break
        time.sleep(0.02)
    line.settimeout(10)
    data, told = b"", b"\x88\x02" + app.TOO_MANY.to_bytes(2, "big")
    with suppress(ConnectionError):
        while told not in data and (part := line.recv(65536)):
            data = data[-4:] + part
    line.close()
    assert told in data
