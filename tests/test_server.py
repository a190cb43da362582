"""The table server over real sockets: tables, seats, actions, table matters, restarts, limits."""

import asyncio
import gc
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.serving import Guest, Serving, Talk, at_random, over, sit, talking
from twinpack import record, verify
from twinpack.client import ClientError, Http, Link, Seat, parse_link
from twinpack.server.backup import backup
from twinpack.server.garbage import NEVER
from twinpack.server.limits import Limits
from twinpack.server.protocol import MOST_BYTES
from twinpack.visitor import visit

SHORT = 'base = "pinochle/dutch"\nauction.all_pass = "dealer-minimum"\nmatch.end = "deals"\nmatch.deals = 2\n'
"""Rules whose match is over after two deals."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("server") / "tables.sqlite") as serving:
        yield serving


def run(*players: Any) -> None:
    """Run until all players are done."""

    async def everybody() -> None:
        async with asyncio.timeout(60):
            await asyncio.gather(*players)

    asyncio.run(everybody())


def four(server: Serving, rules: str = SHORT, **wanted: Any) -> tuple[list[Guest], Link]:
    """Four people at a new table, seats 0 to 3."""
    guests = [Guest(server.base, name) for name in ("Ada", "Ben", "Cleo", "Dirk")]
    link = guests[0].make(rules, **wanted)
    assert [guest.join(link) for guest in guests] == [0, 1, 2, 3]
    return guests, link


def test_four_people_play_a_match_and_verify_it(server: Serving) -> None:
    guests, link = four(server)
    run(*(sit(guest, link, at_random(at), over) for at, guest in enumerate(guests)))
    last = guests[0].heard[-1]
    assert last["table"]["deals"] == 2
    assert all(guest.heard[-1]["table"]["totals"] == last["table"]["totals"] for guest in guests)
    text = guests[0].http.ask("GET", f"/api/matches/{link.match}/record")
    loaded = record.loads(text)
    assert list(record.replay(loaded).sheet.totals[-1]) == last["table"]["totals"]
    shuffles = verify.verify(loaded)
    assert [shuffle.seats for shuffle in shuffles] == [(0, 1, 2, 3)] * 3


def test_a_commitment_stands_before_anybody_mixes(server: Serving) -> None:
    guests, link = four(server)
    run(*(sit(guest, link, at_random(at), over) for at, guest in enumerate(guests)))
    for guest in guests:
        promised: set[int] = set()
        for message in guest.heard:
            shuffle = message["table"]["shuffle"] if message["type"] == "view" else None
            if shuffle:
                promised.add(shuffle["number"])
        assert promised == {1, 2, 3}


def test_bots_fill_a_table(server: Serving) -> None:
    host = Guest(server.base, "Eva")
    link = host.make(SHORT, bots=["club", "random", "club"])
    run(sit(host, link, at_random(1), over))
    kinds = [seat["kind"] for seat in host.heard[-1]["table"]["seats"]]
    assert kinds == ["person", "bot", "bot", "bot"]


def test_a_bot_from_outside_plays_by_the_link_to_its_seat(server: Serving) -> None:
    host = Guest(server.base, "Eva")
    link = host.make(SHORT, bots=["club", "", "club"])
    key = host.http.ask("POST", f"/api/matches/{link.match}/seats/2/key")

    async def both() -> None:
        async with asyncio.timeout(60):
            await asyncio.gather(sit(host, link, at_random(2), over), visit(parse_link(key["link"]), "club"))

    asyncio.run(both())
    assert host.heard[-1]["table"]["seats"][2]["kind"] == "person"


async def first_view(seat: Seat) -> dict[str, Any]:
    """The first view that a seat is sent."""
    async for message in seat.messages():
        if message["type"] == "view":
            return message
    raise AssertionError("no view came")


def alone(server: Serving, rules: str = "pinochle/dutch", **wanted: Any) -> tuple[Guest, Link]:
    """A person with bots who wait for it: the person sits left of nobody that matters."""
    host = Guest(server.base, "Eva")
    return host, host.make(rules, bots=["club"] * wanted.pop("others", 3), **wanted)


def test_every_message_is_answered_and_nonsense_is_named(server: Serving) -> None:
    host, link = alone(server, settings={"pace": 0})

    async def talk() -> None:
        async with Talk(link, host.http.cookie) as me:
            await me.mix()
            while not me.view["legal"]:
                await me.next()
            version = me.view["version"]
            assert (await me.ask(type="act", version=version + 1, action="pass"))["code"] == "stale"
            assert (await me.ask(type="act", version=version, action="play 1H"))["code"] == "card"
            assert (await me.ask(type="act", version=version, action="bid 5"))["code"] == "bid-too-low"
            tried = await me.ask(type="try", action="bid 5")
            assert tried["result"]["code"] == "bid-too-low"
            assert (await me.ask(type="try", action=me.view["legal"][0]))["result"]["legal"]
            hint = await me.ask(type="hint")
            assert hint["result"]["action"] in me.view["legal"]
            assert hint["result"]["reasons"]
            melds = await me.ask(type="melds", trump="S")
            assert set(melds["result"]) == {"total", "melds", "table"}
            assert (await me.ask(type="look"))["version"] == version
            done = await me.ask(type="act", version=version, action=me.view["legal"][0])
            assert done["type"] == "view"
            assert done["version"] > version
            repeated = await me.ask(type="act", version=version, action="pass")
            assert repeated["code"] == "stale"

    run(talk())


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ("", "message-form"),
        ("{", "message-form"),
        ("[]", "message-form"),
        ('{"type": "open-sesame"}', "message-form"),
        ('{"type": "act", "version": -1, "action": "pass"}', "message-form"),
        ('{"type": "act", "version": 1, "action": "pass", "seat": 2}', "message-form"),
        ('{"type": "mix", "number": 1, "chance": "zz"}', "message-form"),
        ("[" * 5000, "message-form"),
        ("x" * (MOST_BYTES + 1), "message-too-large"),
    ],
)
def test_damaged_messages(server: Serving, data: str, code: str) -> None:
    host, link = alone(server)

    async def talk() -> None:
        async with Talk(link, host.http.cookie) as me:
            await me.socket.send(data)
            assert (await me.until("refused"))["code"] == code
            assert (await me.ask(type="look"))["type"] == "view"

    run(talk())


def test_only_the_mover_acts_and_only_the_mover_is_offered_actions(server: Serving) -> None:
    guests, link = four(server)

    async def talk() -> None:
        async with talking(link, guests) as everybody:
            for one in everybody:
                await one.ask(type="look")
            mover = everybody[0].view["table"]["to_act"]
            for seat, one in enumerate(everybody):
                assert bool(one.view["legal"]) == (seat == mover)
                assert len(one.view["view"]["hand"]) == 12
            other = everybody[(mover + 1) % 4]
            answer = await other.ask(type="act", version=other.view["version"], action="pass")
            assert answer["code"] == "not-your-turn"

    run(talk())


def test_two_tabs_of_one_person_see_the_same(server: Serving) -> None:
    host, link = alone(server)

    async def talk() -> None:
        async with Talk(link, host.http.cookie) as one, Talk(link, host.http.cookie) as other:
            await one.mix()
            while not one.view["legal"]:
                await one.next()
            done = await one.ask(type="act", version=one.view["version"], action=one.view["legal"][0])
            while other.view["version"] < done["version"]:
                await other.next()
            await one.ask(type="look")
            await other.ask(type="look")
            assert one.view["view"]["hand"] == other.view["view"]["hand"]

    run(talk())


def test_watching(server: Serving) -> None:
    host, link = alone(server, settings={"pace": 0, "spectators": True})

    async def talk() -> None:
        async with Talk(link, host.http.cookie) as me, Talk(link) as watcher:
            await me.mix()
            while watcher.view["view"] is None:
                await watcher.next()
            assert watcher.view["seat"] is None
            assert watcher.view["view"]["hand"] == []
            assert not watcher.view["legal"]
            assert (await watcher.ask(type="pause", on=True))["code"] == "spectators-watch"
            assert (await watcher.ask(type="act", version=1, action="pass"))["code"] in ("stale", "not-your-turn")

    run(talk())


def test_a_table_may_have_no_spectators(server: Serving) -> None:
    _, link = alone(server, settings={"spectators": False})

    async def talk() -> None:
        with pytest.raises(ConnectionClosed) as caught:
            async with Talk(link):
                pass
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4004

    run(talk())


def test_chat_and_mute(server: Serving) -> None:
    guests, link = four(server)

    async def talk() -> None:
        async with Talk(link, guests[0].http.cookie) as a, Talk(link, guests[1].http.cookie) as b:
            assert (await a.ask(type="say", text="good evening"))["type"] == "answered"
            said = await b.until("said")
            assert (said["seat"], said["name"], said["text"]) == (0, "Ada", "good evening")
            assert (await a.ask(type="say", phrase="hello"))["type"] == "answered"
            assert (await b.until("said"))["phrase"] == "hello"
            assert (await a.ask(type="say", phrase="shout"))["code"] == "nothing-said"
            assert (await a.ask(type="say", text=" "))["code"] == "nothing-said"
            await b.ask(type="mute", seat=0)
            await a.ask(type="say", text="are you there?")
            await b.ask(type="mute", seat=0, on=False)
            await a.ask(type="say", text="now?")
            assert (await b.until("said"))["text"] == "now?"

    run(talk())


def test_takebacks_among_bots_are_free_and_in_the_record(server: Serving) -> None:
    host, link = alone(server, SHORT)

    async def talk() -> None:
        async with Talk(link, host.http.cookie) as me:
            await me.mix()
            while not me.view["legal"]:
                await me.next()
            before = me.view["log"]
            done = await me.ask(type="act", version=me.view["version"], action=me.view["legal"][0])
            assert done["type"] == "view"
            while not me.view["legal"]:
                await me.next()
            await me.ask(type="propose", what="takeback")
            assert me.view["log"] == before
            assert me.view["legal"]

    run(talk())
    run(sit(host, link, at_random(3), over))
    text = host.http.ask("GET", f"/api/matches/{link.match}/record")
    assert re.search(r"^takeback \d+$", text, re.MULTILINE)
    verify.verify(record.loads(text))
    record.replay(record.loads(text))


def test_takebacks_among_people_need_their_consent(server: Serving) -> None:
    guests, link = four(server)

    async def talk() -> None:
        async with talking(link, guests) as everybody:
            await everybody[0].ask(type="look")
            mover = everybody[everybody[0].view["table"]["to_act"]]
            assert (await mover.ask(type="propose", what="takeback"))["code"] == "no-takeback"
            await mover.ask(type="look")
            log = mover.view["log"]
            await mover.ask(type="act", version=mover.view["version"], action="pass")
            others = [one for one in everybody if one is not mover]
            await mover.ask(type="propose", what="takeback")
            assert len(mover.view["table"]["proposal"]["waiting"]) == 3
            await others[0].ask(type="answer", yes=False)
            await mover.ask(type="look")
            assert mover.view["table"]["proposal"] is None
            assert mover.view["log"] != log
            await mover.ask(type="propose", what="takeback")
            for one in others:
                await one.ask(type="answer", yes=True)
            await mover.ask(type="look")
            assert mover.view["log"] == log
            assert (await others[0].ask(type="answer", yes=True))["code"] == "nothing-proposed"

    run(talk())


def test_conceding_asks_the_partner_and_ends_the_match(server: Serving) -> None:
    guests, link = four(server)

    async def talk() -> None:
        async with Talk(link, guests[0].http.cookie) as a, Talk(link, guests[2].http.cookie) as c:
            await a.ask(type="look")
            await c.ask(type="look")
            await a.ask(type="propose", what="concede")
            assert a.view["table"]["outcome"] is None
            await c.ask(type="answer", yes=True)
            assert c.view["table"]["outcome"] == {"winner": None, "reason": "conceded", "side": 0}

    run(talk())


def test_a_pause_stops_everything(server: Serving) -> None:
    host, link = alone(server)

    async def talk() -> None:
        async with Talk(link, host.http.cookie) as me:
            await me.mix()
            await me.ask(type="pause", on=True)
            assert me.view["table"]["paused"] == 0
            version = me.view["version"]
            await asyncio.sleep(0.1)
            await me.ask(type="look")
            if not me.view["legal"]:
                assert me.view["version"] == version
            refused = await me.ask(type="act", version=version, action="pass")
            assert refused["code"] in ("paused", "not-your-turn")
            assert (await me.ask(type="pause", on=True))["code"] == "already-so"
            await me.ask(type="pause", on=False)
            assert me.view["table"]["paused"] is None

    run(talk())


def test_a_bot_stands_in_and_gives_the_seat_back(server: Serving) -> None:
    guests, link = four(server, settings={"pace": 0, "grace": 0})
    by_ada = 0

    async def talk() -> None:
        nonlocal by_ada
        async with Talk(link, guests[1].http.cookie) as b:
            async with talking(link, guests):
                pass
            while not b.view["legal"]:  # the others are away, and bots play for them
                await b.next()
            await b.ask(type="act", version=b.view["version"], action=b.view["legal"][0])
            assert any(seat["stands_in"] for seat in b.view["table"]["seats"])
            async with Talk(link, guests[0].http.cookie) as a:
                assert a.view["seat"] == 0
                assert not a.view["table"]["seats"][0]["stands_in"]
                assert len(a.view["view"]["hand"]) > 0

    run(talk())


def test_the_clock_decides_for_who_takes_too_long(server: Serving) -> None:
    host, link = alone(server, settings={"pace": 0, "clock": {"decision": 1, "bank": 0}})

    async def talk() -> None:
        async with Talk(link, host.http.cookie) as me:
            await me.mix()
            while not me.view["legal"]:
                await me.next()
            assert me.view["table"]["deadline"] <= 1
            version = me.view["version"]
            while me.view["version"] == version:
                await me.next()

    run(talk())


def test_a_claim_that_is_certain_is_carried_out(server: Serving) -> None:
    """The last trick is always certain for who holds its best card; with one card each somebody can claim it."""
    host, link = alone(server, SHORT)
    claimed: list[str] = []

    async def play(guest: Guest, view: dict[str, Any]) -> str | None:
        inner = view["view"]
        if inner["phase"] == "play" and len(inner["tricks"]) >= 10 and not inner["trick"]:
            answer = await guest.seat.ask({"type": "propose", "what": "claim"})  # type: ignore[union-attr]  # it sits
            claimed.append(answer["type"] if answer["type"] == "view" else answer["code"])
            if answer["type"] == "view":
                return None
        return str(view["legal"][0])

    run(sit(host, link, play, over))
    assert set(claimed) <= {"view", "cannot-claim", "claim-not-certain", "claimed-before"}
    text = host.http.ask("GET", f"/api/matches/{link.match}/record")
    record.replay(record.loads(text))


def test_seat_links_and_handing_a_seat_on(server: Serving) -> None:
    guests, link = four(server)
    ada, ben = guests[0], guests[1]
    second = ada.http.ask("POST", f"/api/matches/{link.match}/seats/0/key")

    async def other_device() -> None:
        async with Talk(parse_link(second["link"])) as phone:
            assert phone.view["seat"] == 0

    run(other_device())
    with pytest.raises(ClientError) as caught:
        ben.http.ask("POST", f"/api/matches/{link.match}/seats/0/key")
    assert caught.value.code == "not-your-seat"
    with pytest.raises(ClientError) as caught:
        ben.http.ask("DELETE", f"/api/matches/{link.match}/seats/0")
    assert caught.value.code == "not-the-host"
    ada.http.ask("DELETE", f"/api/matches/{link.match}/seats/1")
    eva = Guest(server.base, "Eva")
    assert eva.join(link) == 1
    with pytest.raises(ClientError) as caught:
        Guest(server.base, "Fay").join(link)
    assert caught.value.code == "table-full"
    with pytest.raises(ConnectionClosed):
        run(_connected(Link(link.base, link.match, "wrong")))
    ada.http.ask("DELETE", f"/api/matches/{link.match}/seats/0")
    with pytest.raises(ConnectionClosed):  # the old link opens the seat no more
        run(_connected(parse_link(second["link"])))


async def _connected(link: Link) -> None:
    async with Talk(link):
        pass


def test_restarting_the_server_changes_nothing(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with Serving(database) as server:
        port = server.port
        guests, link = four(server)
        seen: list[Any] = []
        run(*(sit(guest, link, at_random(at), lambda view: len(view["log"]) > 5) for at, guest in enumerate(guests)))
        seen = [guest.heard[-1] for guest in guests]
    with Serving(database, port=port) as server:
        again: list[Any] = []

        async def look() -> None:
            for guest in guests:
                async with Talk(link, guest.http.cookie) as me:
                    again.append(me.view)

        run(look())
        latest = max(view["version"] for view in seen)
        for before, after in zip(seen, again, strict=True):
            assert after["version"] == latest
            if before["version"] == latest:
                assert after["view"] == before["view"]
                assert after["log"] == before["log"]
        run(*(sit(guest, link, at_random(at), over) for at, guest in enumerate(guests)))
        verify.verify(record.loads(guests[0].http.ask("GET", f"/api/matches/{link.match}/record")))


def test_a_copy_of_the_database_is_a_server(tmp_path: Path) -> None:
    with Serving(tmp_path / "tables.sqlite") as server:
        guests, link = four(server)
        run(*(sit(guest, link, at_random(at), over) for at, guest in enumerate(guests)))
        backup(tmp_path / "tables.sqlite", tmp_path / "copy.sqlite")
        text = guests[0].http.ask("GET", f"/api/matches/{link.match}/record")
    with Serving(tmp_path / "copy.sqlite") as server:
        assert Http(server.base).ask("GET", f"/api/matches/{link.match}/record") == text


def test_pages_of_other_sites_are_kept_out(server: Serving) -> None:
    host, link = alone(server)

    async def talk() -> None:
        with pytest.raises(ConnectionClosed) as caught:
            async with Talk(link, host.http.cookie, origin="https://evil.example"):
                pass
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4003
        async with Talk(link, host.http.cookie, origin=server.base) as me:
            assert me.view["seat"] == 0

    run(talk())


def test_floods_are_cut_off_and_the_table_goes_on(tmp_path: Path) -> None:
    with Serving(tmp_path / "tables.sqlite", Limits(messages=5, burst=10)) as server:
        host, link = alone(server)

        async def talk() -> None:
            async with Talk(link, host.http.cookie) as me:
                with pytest.raises(ConnectionClosed) as caught:
                    await flood(me)
                assert caught.value.rcvd is not None
                assert caught.value.rcvd.code == 4029
            async with Talk(link, host.http.cookie) as me:
                assert me.view["seat"] == 0

        run(talk())


async def flood(me: Talk) -> None:
    """Ask far more often than anybody may."""
    for _ in range(200):
        await me.socket.send('{"type": "look"}')
        await me.socket.recv()


def test_addresses_have_limits(tmp_path: Path) -> None:
    with Serving(tmp_path / "tables.sqlite", Limits(connections=2, tables=2)) as server:
        host, link = alone(server)
        host.make("pinochle/dutch")
        with pytest.raises(ClientError) as caught:
            host.make("pinochle/dutch")
        assert caught.value.code == "too-many-tables"

        async def talk() -> None:
            async with Talk(link), Talk(link):
                with pytest.raises(ConnectionClosed) as caught:
                    async with Talk(link):
                        pass
                assert caught.value.rcvd is not None
                assert caught.value.rcvd.code == 4008

        run(talk())


def test_nobody_has_more_tables_open_than_the_limit(tmp_path: Path) -> None:
    with Serving(tmp_path / "tables.sqlite", Limits(hosted=1)) as server:
        host, _ = alone(server)
        with pytest.raises(ClientError) as caught:
            host.make("pinochle/dutch")
        assert caught.value.code == "too-many-tables"
        assert Guest(server.base, "Fay").make("pinochle/dutch")


def test_full_garbage_collections_are_rare_while_a_server_runs(tmp_path: Path) -> None:
    before = gc.get_threshold()
    with Serving(tmp_path / "tables.sqlite"):
        assert gc.get_threshold() == (*before[:2], NEVER)
    assert gc.get_threshold() == before


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with Serving(tmp_path / "tables.sqlite", Limits(idle=0.2)) as server:
        host, link = alone(server)
        for _ in range(100):
            if host.http.ask("GET", "/health")["tables"] == 0:
                break
            asyncio.run(asyncio.sleep(0.05))
        assert host.http.ask("GET", "/health") == {"ok": True, "matches": 1, "tables": 0}

        async def talk() -> None:
            async with Talk(link, host.http.cookie) as me:
                assert me.view["seat"] == 0

        run(talk())


REFUSED = [
    ("GET", "/api/matches/nothing", None, "no-such-match"),
    ("GET", "/api/me", None, "no-name"),
    ("POST", "/api/matches", {"rules": "pinochle/nonsense"}, "unknown-rules"),
    ("POST", "/api/matches", {"rules": 'base = "pinochle/dutch"\nexchange.cuont = 1'}, "unknown-key"),
    ("POST", "/api/matches", {"rules": "pinochle/dutch", "bots": ["champion"]}, "unknown-bot"),
    ("POST", "/api/matches", {"rules": "pinochle/dutch", "bots": ["club"] * 4}, "too-many-bots"),
    ("POST", "/api/matches", {"rules": "pinochle/dutch", "seat": 7}, "no-such-seat"),
    ("GET", "/api/schema/bridge", None, "unknown-family"),
    ("GET", "/api/rules/pinochle/nonsense", None, "unknown-rules"),
    ("POST", "/api/rules", {"rules": "auction.minimum = 3"}, "no-base"),
    ("GET", "/api/words/en/errors", None, "no-words"),
]


@pytest.mark.parametrize(("method", "path", "body", "code"), REFUSED)
def test_requests_that_cannot_be_met_are_named(server: Serving, method: str, path: str, body: Any, code: str) -> None:
    with pytest.raises(ClientError) as caught:
        Http(server.base).ask(method, path, body)
    assert caught.value.code == code


def test_rules_over_http(server: Serving) -> None:
    http = Http(server.base)
    sets = http.ask("GET", "/api/rules?language=de")
    assert {"pinochle/dailey", "pinnacola/classic"} <= {one["id"] for one in sets}
    one = http.ask("GET", "/api/rules/pinochle/dailey?language=nl")
    assert one["seats"] == 4
    assert one["options"]["exchange"]["count"] == 4
    assert http.ask("GET", "/api/difference?a=pinochle/dailey&b=pinochle/cutthroat")["difference"]
    house = http.ask("POST", "/api/rules", {"rules": SHORT, "language": "it"})
    assert house["options"]["match"]["deals"] == 2
    assert "properties" in json.dumps(http.ask("GET", "/api/schema/pinochle"))
    openapi = msgspec.json.decode(http.ask("GET", "/api/docs/openapi.json"))
    assert openapi["info"]["title"] == "Twinpack"


def test_public_tables_are_listed(server: Serving) -> None:
    host = Guest(server.base, "Eva")
    link = host.make("pinochle/dutch", settings={"public": True})
    hidden = host.make("pinochle/dutch")
    listed = {one["id"] for one in host.http.ask("GET", "/api/matches")}
    assert link.match in listed
    assert hidden.match not in listed


def test_the_cookie_cannot_be_read_by_scripts_and_pages_are_strict(server: Serving) -> None:
    from urllib.request import Request, urlopen

    body = msgspec.json.encode({"name": "Eva"})
    request = Request(server.base + "/api/me", body, {"content-type": "application/json"}, method="POST")
    with urlopen(request) as response:
        cookie = response.headers["set-cookie"]
        policy = response.headers["content-security-policy"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    for page in ("", "table.html", "verify.html", "verify.js", "fair.js", "pages.css", "sw.js", "manifest.webmanifest"):
        with urlopen(f"{server.base}/{page}") as response:
            text = response.read().decode()
            assert "default-src 'none'" in response.headers["content-security-policy"]
        assert not re.search(r"https?://", text), "a page of ours names another host"
        assert not re.search(r"<script(?! type=\"module\"( crossorigin)? src=)|onclick|style=", text)


def test_metrics_have_numbers_and_no_names(server: Serving) -> None:
    host, link = alone(server)
    run(sit(host, link, at_random(4), lambda view: len(view["log"]) > 8))
    text = Http(server.base).ask("GET", "/metrics")
    assert re.search(r"^twinpack_entries_total [1-9]", text, re.MULTILINE)
    assert "Eva" not in text
    assert link.match not in text


def test_a_wrong_match_is_told_to_the_client(server: Serving) -> None:
    async def look() -> None:
        await first_view(Seat(Link(server.base, "nothing")))

    with pytest.raises(ClientError, match="no-such-match"):
        run(look())
    assert InvalidStatus is not None
