"""Nobody is told what is hidden: every byte that anybody at a table receives over whole matches of every rule set.

The tables run in process, with people at every seat and somebody watching, who act on nothing but what they receive.
What was received is then compared with what the table would have sent had the hidden cards been others: a message that
is the same to the byte hangs on nothing hidden.
"""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest
from msgspec.structs import replace

from tests.strategies import each, first
from twinpack import families, record
from twinpack.families import RuleSet
from twinpack.game import pick
from twinpack.record import Result
from twinpack.seats import Seat
from twinpack.server import auth, book, table, telling, trial
from twinpack.server.entries import Settings
from twinpack.server.lobby import Lobby, Wanted
from twinpack.server.protocol import decode, encode
from twinpack.server.sitting import Sitting, after, begin
from twinpack.server.store import Store, hashed
from twinpack.server.table import Came, Connection, Left, Message, Table
from twinpack.words import words

SAMPLE = 12
"""So many of the views received at one table are looked at closely, of every phase and seat at least one."""

ORDINARY = "pinochle/two-hand"
"""Played to its own end; of the others one deal or two, as with random bidders no match would end by itself."""

TWO_DEALS = ("pinochle/dutch", "pinochle/cutthroat", "pinochle/auction", "pinnacola/two")


class Received(msgspec.Struct, frozen=True):
    """A view message whose parts are the bytes that came."""

    version: int
    seat: Seat | None
    table: msgspec.Raw
    view: msgspec.Raw
    legal: msgspec.Raw
    log: msgspec.Raw
    tally: msgspec.Raw
    told: msgspec.Raw
    anew: bool
    settled: msgspec.Raw
    question: msgspec.Raw
    prompt: msgspec.Raw
    labels: msgspec.Raw


class Told(msgspec.Struct, frozen=True):
    """A view message as a client reads it."""

    version: int
    table: Any
    legal: tuple[str, ...]


class Heard:
    """All that one table has said: to each connection by its seat, and the records that were downloaded on the way."""

    def __init__(self, rule_set: RuleSet) -> None:
        self.rule_set = rule_set
        self.bytes: dict[Seat | None, list[bytes]] = {}
        self.records: list[tuple[int, str]] = []
        self.entries: list[Any] = []
        self.secrets: list[str] = []
        self.seeds: list[str] = []
        self.final = ""


class Client:
    """Somebody at a table: receives, and does anything that is offered."""

    def __init__(self, heard: Heard, at: Table, seat: Seat | None, player: str | None, rng: Random) -> None:
        self.heard = heard.bytes.setdefault(seat, [])
        self.downloads = heard.records
        self.table = at
        self.connection = Connection(seat, f"somebody {seat}", player, words("en"))
        self.rng = rng
        self.acted = -1
        self.mixed = 0

    async def play(self) -> None:
        """Stay until the match is over."""
        await self.table.submit(Came(self.connection))
        while (data := await self.connection.next()) is not None:
            self.heard.append(data)
            if data.startswith(b'{"type":"view"') and await self.over(msgspec.json.decode(data, type=Told)):
                break
        await self.table.submit(Left(self.connection))

    async def over(self, told: Told) -> bool:
        """Do what is to be done, and answer whether the match is over."""
        shuffle, seat = told.table["shuffle"], self.connection.seat
        if shuffle and seat in shuffle["waiting"] and shuffle["number"] > self.mixed:
            self.mixed = shuffle["number"]
            await self.say({"type": "mix", "number": self.mixed, "chance": self.rng.randbytes(16).hex()})
        if told.legal and told.version > self.acted:
            self.acted = told.version
            if self.rng.random() < 0.1:
                await self.ask(told)
            going_on = [action for action in told.legal if action != "concede"]
            action = pick(going_on or told.legal, self.rng)
            await self.say({"type": "act", "version": told.version, "action": action})
        if seat is None and self.rng.random() < 0.2:
            sitting = self.table.sitting
            self.downloads.append((sitting.version, record.dumps(sitting.record())))
        return told.table["outcome"] is not None

    async def ask(self, told: Told) -> None:
        """Ask all that can be asked without changing anything."""
        await self.say({"type": "try", "action": told.legal[0]})
        await self.say({"type": "melds", "trump": "S"})
        await self.say({"type": "hint"})
        await self.say({"type": "act", "version": told.version, "action": "play 2C"})
        await self.say({"type": "say", "phrase": "hello"})

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message as the socket would hand it over."""
        await self.table.submit(Message(self.connection, decode(msgspec.json.encode({"id": 7, **message})), 0.0))


async def played(lobby: Lobby, store: Store, name: str, changes: dict[str, Any], seed: int) -> Heard:
    """A whole match, with all that was said in it."""
    base = families.named(name)
    rules = f'base = "{name}"\n' + "".join(f"{key} = {value}\n" for key, value in changes.items())
    heard, rng = Heard(base), Random(seed)
    people = [await auth.enrolled(store, f"player {seat}") for seat in range(base.game.seats)]
    host = people[0][0]
    settings = Settings(public=True, pace=0)
    found = await lobby.create(host, Wanted(rules, seat=0, settings=settings))
    for player, secret in people:
        seat = await lobby.take_seat(found, player)
        key = await lobby.key(found, player, seat)
        heard.secrets += [secret, hashed(secret), key, hashed(key)]
    clients = [Client(heard, found, seat, player.id, Random(rng.random())) for seat, (player, _) in enumerate(people)]
    await asyncio.gather(*(one.play() for one in (*clients, Client(heard, found, None, None, rng))))
    heard.rule_set = found.sitting.rule_set
    heard.entries = await store.entries(found.sitting.id)
    heard.seeds = list(await store.seeds(found.sitting.id, range(1, found.sitting.shuffles + 1)))
    heard.final = record.dumps(found.sitting.record())
    return heard


async def all_played(folder: Path, wanted: dict[str, dict[str, Any]]) -> dict[str, Heard]:
    """A match of each rule set, all of them at once on one server's tables."""
    kept = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    await kept.open()
    lobby = Lobby(kept)
    try:
        async with asyncio.timeout(100):
            matches = [played(lobby, kept, name, wanted[name], [*WANTED].index(name)) for name in wanted]
            return dict(zip(wanted, await asyncio.gather(*matches), strict=True))
    finally:
        await lobby.close()
        await kept.close()


def deals(number: int) -> dict[str, Any]:
    """The changes that make a match of so many deals."""
    return {"match.end": '"deals"', "match.deals": number}


WANTED = {name: {} if name == ORDINARY else deals(1 + (name in TWO_DEALS)) for name in families.names()}


class Tables(dict[str, Heard]):
    """A match of each rule set, played when it is first asked for."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder

    def __missing__(self, name: str) -> Heard:
        self.update(asyncio.run(all_played(self.folder / str(len(self)), {name: WANTED[name]})))
        return self[name]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Tables:
    return Tables(tmp_path_factory.mktemp("peeking"))


def sittings(heard: Heard) -> list[Sitting]:
    """The sitting at every version."""
    found = [begin("rebuilt", heard.rule_set)]
    for entry in heard.entries:
        found.append(after(found[-1], entry))
    return found


def views(heard: Heard) -> list[tuple[Received, int | None]]:
    """All the views with cards that anybody received, each with the version of the view that its news follow."""
    found = []
    for data in heard.bytes.values():
        before: int | None = None
        for one in filter(None, map(_view, data)):
            if bytes(one.view) != b"null":
                found.append((one, before))
            before = before if one.anew else one.version
    return found


def _view(data: bytes) -> Received | None:
    return msgspec.json.decode(data, type=Received) if data.startswith(b'{"type":"view"') else None


def sample(heard: Heard, at: list[Sitting], rng: Random) -> list[tuple[Received, int | None]]:
    """Some views: of all phases and all seats first, then any."""
    found = views(heard)
    rng.shuffle(found)
    first: dict[Any, tuple[Received, int | None]] = {}
    for one in found:
        first.setdefault((at[one[0].version].match.state.phase, bytes(one[0].legal) != b"[]"), one)
        first.setdefault(one[0].seat, one)
    chosen = list(first.values())
    return chosen + found[: max(0, SAMPLE - len(chosen))]


def message_from(sitting: Sitting, received: Received, before: Sitting | None) -> Received:
    """What a table at this sitting would have sent instead of what was received, its seat having seen `before`."""
    seat = received.seat
    header = book.Header(sitting.id, sitting.rule_set.id, "", Settings(public=True, pace=0), "")
    there = Table(header, sitting, None)  # type: ignore[arg-type]  # it never writes
    if before is not None:
        deal = len(before.match.deals) + (not before.match.between)
        there.shown[seat] = (deal, telling.view_of(before, seat))
    tell = vars(table)["view_message"]  # the one in use, leaks and all
    message = tell(there, telling.table_info(there), seat, words("en"), anew=received.anew)
    return msgspec.json.decode(encode(message), type=Received)


def public(one: Received) -> dict[str, Any]:
    """The table without what hangs on its name, on its host and on who is connected."""
    told: dict[str, Any] = msgspec.json.decode(one.table)
    seats = [(seat["name"], seat["kind"]) for seat in told["seats"]]
    return {**told, "id": "", "spectators": 0, "host": None, "seats": seats}


TRIED = ("play AS", "play 9H", "bid 100", "bid 9999", "pass", "concede", "show KS QS", "draw", "take", "discard AS")
"""Actions of which many are refused, in words that must not tell more than the seat can see."""


def check_views(heard: Heard, rng: Random) -> tuple[int, int]:
    """That the views of a sample hang on nothing hidden; how many there were, and for how many it was other cards."""
    at = sittings(heard)
    chosen, differ = sample(heard, at, rng), 0
    for one, before in chosen:
        sitting = at[one.version]
        game, state = sitting.match.game, sitting.match.state
        other = game.redeal(game.view(state, one.seat), rng)
        differ += other != state
        redealt = replace(sitting, match=replace(sitting.match, state=other))
        told = message_from(redealt, one, None if before is None else at[before])
        for part in ("view", "legal", "log", "tally", "told", "settled", "question", "prompt", "labels"):
            assert bytes(getattr(told, part)) == bytes(getattr(one, part)), f"{part} hangs on hidden cards"
        assert public(told) == public(one), "the table hangs on hidden cards"
        if game.to_act(state) == one.seat:
            for text in (*TRIED, *map(str, game.legal(state))):
                answers = [
                    trial.tried(heard.rule_set, which, game.view(state, one.seat), text) for which in (state, other)
                ]
                assert answers[0] == answers[1], "an answer hangs on hidden cards"
    return len(chosen), differ


CARD = re.compile(rb"(?<![\w-])(\*\*|[A2-9TJQK][SHDC])(?![\w-])")


def check_tables(heard: Heard) -> None:
    """That no card is in the public part of any message."""
    for data in heard.bytes.values():
        for one in filter(None, map(_view, data)):
            assert not CARD.search(bytes(one.table)), "a card is in the public part"


def check_secrets(heard: Heard) -> None:
    """That no seed and nobody's secret is in anything that anybody received, nor in a record before its time."""
    assert len(heard.seeds) >= 2
    everything = b"".join(part for data in heard.bytes.values() for part in data)
    for secret in [*heard.seeds, *heard.secrets]:
        assert secret.encode() not in everything, "a secret was sent"
    for secret in heard.secrets:
        assert all(secret not in text for text in (heard.final, *(text for _, text in heard.records)))


def check_records(heard: Heard) -> None:
    """That the records downloaded during a match have its finished deals and no more."""
    at = sittings(heard)
    assert heard.records
    for version, text in heard.records:
        sitting, seeds = at[version], {seed for seed in heard.seeds if seed in text}
        revealed = {seed for entry in heard.entries[:version] for seed in getattr(entry, "seeds", ())}
        assert seeds == revealed, "a seed is in a record before it is revealed"
        found = record.loads(text)
        done = sum(isinstance(entry, Result) for entry in found.entries)
        assert done == len(sitting.match.scores)
        assert record.replay(found).log == tuple(_finished(sitting)), "a record has something of the deal in progress"


def _finished(sitting: Sitting) -> Iterator[Any]:
    """The actions of the finished deals; before the first of them nothing."""
    match = sitting.match
    if match.scores or not sitting.in_deal:
        yield from replace(match, state=match.game.start(match.dealer)).log if match.first is not None else ()


@pytest.mark.parametrize("name", each(WANTED, ("dutch", "draft", "five-hand", "auction-four", "two")))
def test_nobody_is_told_what_is_hidden(tables: Tables, name: str) -> None:
    heard = tables[name]
    assert set(heard.bytes) == {None, *range(heard.rule_set.game.seats)}
    looked_at, differ = check_views(heard, Random(1))
    assert looked_at >= SAMPLE
    assert differ > looked_at // 4, "the other hidden cards were the same, which proves nothing"
    check_tables(heard)
    check_secrets(heard)
    check_records(heard)
    record.replay(record.loads(heard.final))


def hands_in_the_log(there: Table, info: Any, seat: Seat | None, *rest: Any, **how: Any) -> Any:
    """A table that tells everybody all the hands."""
    message = telling.view_message(there, info, seat, *rest, **how)
    state = there.sitting.match.state
    return message if message.view is None else replace(message, log=(*message.log, str(state.hands)))


def anothers_view(there: Table, info: Any, seat: Seat | None, *rest: Any, **how: Any) -> Any:
    """A table that sends who watches the view of the first seat."""
    message = telling.view_message(there, info, seat, *rest, **how)
    return message if seat is not None else replace(message, view=telling.view_of(there.sitting, 0))


def a_hidden_bit(there: Table, info: Any, seat: Seat | None, *rest: Any, **how: Any) -> Any:
    """A table that lets a few bits of the last seat's hand through, as spaces in the question."""
    message = telling.view_message(there, info, seat, *rest, **how)
    state = there.sitting.match.state
    hidden = 0 if message.view is None else crc32(str(state.hands[-1]).encode()) % 64
    return replace(message, question=message.question + " " * hidden)


@pytest.mark.parametrize("leak", [hands_in_the_log, anothers_view, a_hidden_bit])
@pytest.mark.parametrize("name", first(1, ["pinochle/dutch", "pinnacola/two"]))
def test_a_table_that_leaks_is_found_out(name: str, leak: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(table, "view_message", leak)
    heard = asyncio.run(all_played(tmp_path, {name: deals(1)}))[name]
    with pytest.raises(AssertionError, match="on hidden cards"):
        check_views(heard, Random(1))


def test_secrets_in_what_is_sent_are_found_out(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = tables["pinochle/dutch"]
    for secret in (heard.seeds[0], heard.secrets[0]):
        with monkeypatch.context() as patch:
            patch.setitem(heard.bytes, 0, [*heard.bytes[0], b"x" + secret.encode()])
            with pytest.raises(AssertionError, match="a secret was sent"):
                check_secrets(heard)


def test_a_card_in_the_public_part_is_found_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def telling_a_card(there: Table) -> Any:
        info, state = telling.table_info(there), there.sitting.match.state
        return replace(info, score=state.hands[0][:1] if state is not None and state.hands[0] else None)

    monkeypatch.setattr(table, "table_info", telling_a_card)
    heard = asyncio.run(all_played(tmp_path, {"pinochle/dutch": deals(1)}))["pinochle/dutch"]
    with pytest.raises(AssertionError, match="in the public part"):
        check_tables(heard)


def test_a_record_of_the_deal_in_progress_is_found_out(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = tables["pinochle/dutch"]
    version, sitting = next((at, one) for at, one in enumerate(sittings(heard)) if one.in_deal)
    whole = record.Record(sitting.rule_set, (), sitting.lines)
    monkeypatch.setattr(heard, "records", [(version, record.dumps(whole))])
    with pytest.raises(AssertionError, match="the deal in progress"):
        check_records(heard)
