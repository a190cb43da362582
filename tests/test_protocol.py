"""The sample messages and the manual say what the protocol is, and the protocol has nothing that they do not show."""

import ast
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import fields

import twinpack
from twinpack import families
from twinpack.refusals import message
from twinpack.server import app
from twinpack.server.limits import Limits
from twinpack.server.protocol import (
    MOST_BYTES,
    PHRASES,
    ClientMessage,
    FromClient,
    ProtocolError,
    ServerMessage,
    TableInfo,
    ViewMessage,
    decode,
    encode,
)
from twinpack.words import LANGUAGES, words

DOCS = Path(__file__).parent.parent / "docs"
SAMPLES = {path.stem: path.read_bytes() for path in sorted((DOCS / "messages").glob("*.json"))}
MANUAL = (DOCS / "protocol.md").read_text("utf-8")

CLIENT = {str(kind.__struct_config__.tag): kind for kind in get_args(ClientMessage)}
SERVER = {str(kind.__struct_config__.tag): kind for kind in get_args(ServerMessage)}


def of(side: str) -> list[str]:
    """The names of one side's samples."""
    return [name for name in SAMPLES if name.startswith(side)]


def kinds(side: str) -> set[str]:
    """The types of one side's samples, as their names tell them."""
    return {name.split("-")[1] for name in of(side)}


@pytest.mark.parametrize("name", of("client"))
def test_a_sample_of_a_client_is_read_and_written(name: str) -> None:
    message = decode(SAMPLES[name])
    assert type(message) is CLIENT[name.split("-")[1]]
    again = msgspec.json.encode(message)
    assert decode(again) == message
    sample = msgspec.json.decode(SAMPLES[name])
    assert {**msgspec.json.decode(again), **sample} == msgspec.json.decode(again), "the sample says something else"


@pytest.mark.parametrize("name", of("server"))
def test_a_sample_of_the_server_is_read_and_written(name: str) -> None:
    message = msgspec.json.decode(SAMPLES[name], type=ServerMessage)
    assert type(message) is SERVER[name.split("-")[1]]
    assert msgspec.json.decode(encode(message)) == msgspec.json.decode(SAMPLES[name])


@pytest.mark.parametrize("family", families.FAMILIES)
def test_a_sample_view_is_a_view_of_its_family(family: str) -> None:
    message = msgspec.json.decode(SAMPLES[f"server-view-{family}"], type=ViewMessage)
    game = families.named(message.table.rules_id).game
    kind = type(game.view(game.start(0), 0))
    view = msgspec.convert(message.view, kind)
    assert msgspec.json.decode(msgspec.json.encode(view)) == message.view
    assert message.table.family == family
    assert message.table.digest == families.named(message.table.rules_id).digest, "write the samples anew"
    assert [str(game.parse(action)) for action in message.legal] == list(message.legal)
    assert len(message.labels) == len(message.legal)


def test_every_type_has_a_sample_and_every_sample_a_type() -> None:
    assert kinds("client") == set(CLIENT)
    assert kinds("server") == set(SERVER)
    assert set(SAMPLES) == {*of("client"), *of("server")}


def test_the_manual_has_every_type() -> None:
    received, sent = MANUAL.split("## What a client sends")
    table = {row[0]: row for row in re.findall(r"^\| `(\w+)` \|([^|]*)\|([^|]*)\|$", sent, re.MULTILINE)}
    assert set(table) == set(CLIENT)
    for tag, row in table.items():
        named = {field.name for field in fields(CLIENT[tag])} - {field.name for field in fields(FromClient)}
        assert {name for name in named if f"`{name}`" not in row[1]} == set()
    assert set(re.findall(r"^- \*\*`(\w+)`\*\*", received, re.MULTILINE)) == set(SERVER)


def test_the_manual_has_every_field_of_what_the_server_sends() -> None:
    for kind in (*SERVER.values(), TableInfo):
        for field in fields(kind):
            assert f"`{field.name}`" in MANUAL, f"{kind.__name__}.{field.name}"


def test_the_manual_has_the_numbers_that_hold() -> None:
    limits = Limits()
    assert f"{MOST_BYTES:,} bytes" in MANUAL
    assert f"{limits.messages:.0f} a second" in MANUAL
    assert f"burst of {limits.burst}" in MANUAL
    for code in (app.TOO_FAST, app.BAD_ORIGIN, app.NOT_FOUND, app.TOO_MANY, 1000, 1007, 1009, 1012):
        assert str(code) in MANUAL, f"the code {code}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_with_one_touch_has_words(language: str) -> None:
    for phrase in PHRASES:
        assert words(language).say(f"phrase-{phrase}")
        assert f"`{phrase}`" in MANUAL


SOURCE = Path(twinpack.__file__).parent


def refused_by_tables() -> dict[str, set[str]]:
    """The codes with which a table refuses, each with the names of its parameters."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse((SOURCE / "server" / "table.py").read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "_refuse":
            for part in ast.walk(node.args[1]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    found[part.value] = {str(keyword.arg) for keyword in node.keywords}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_table_refuses_has_words(language: str) -> None:
    codes = refused_by_tables()
    assert {"stale", "paused", "no-deal", "spectators-watch", "claim-not-certain", "match-over"} <= set(codes)
    for code, params in {**codes, "request-form": {"text"}, "http-status": {"status"}}.items():
        assert message(code, dict.fromkeys(params, 3), words(language))


def test_no_words_of_the_server_are_left_over() -> None:
    text = (SOURCE / "locales" / "en" / "server.ftl").read_text("utf-8")
    worded = set(re.findall(r"^error-([a-z-]+) =", text, re.MULTILINE))
    source = "".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    assert {code for code in worded if f'"{code}"' not in source} == set()
    assert set(re.findall(r"^phrase-([a-z-]+) =", text, re.MULTILINE)) == set(PHRASES)


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes_are_a_message_or_a_named_error(data: bytes | str) -> None:
    try:
        answer: Any = decode(data)
    except ProtocolError as error:
        answer = error.code
    assert answer == "message-form" or isinstance(answer, ClientMessage)


@given(st.integers(0, 2**31), st.dictionaries(st.text(max_size=5).filter(lambda key: key != "id"), st.integers()))
def test_a_message_of_no_good_form_is_answered_by_its_number(number: int, rest: dict[str, Any]) -> None:
    with pytest.raises(ProtocolError) as caught:
        decode(msgspec.json.encode({"id": number, **rest, "type": "open-sesame"}))
    assert caught.value.to == number


def test_a_message_is_measured_in_bytes() -> None:
    text = '{"type": "try", "action": "' + "😀" * 2100 + '"}'
    assert len(text) < MOST_BYTES < len(text.encode())
    for data in (text, text.encode()):
        with pytest.raises(ProtocolError) as caught:
            decode(data)
        assert caught.value.code == "message-too-large"
