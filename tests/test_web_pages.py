"""The built pages as a server sends them: words, compression, what may be kept, how much the first load is."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest

from tests.serving import Serving
from twinpack.words import LANGUAGES

MOST_BYTES = 120_000
"""No first load is larger, compressed, the words included."""


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Serving(tmp_path_factory.mktemp("pages") / "tables.sqlite") as server:
        yield server.base


def sent(address: str) -> tuple[bytes, dict[str, str]]:
    """What comes over the wire, compressed where the server does so."""
    with urlopen(Request(address, headers={"Accept-Encoding": "gzip"})) as answer:
        return answer.read(), {name.lower(): value for name, value in answer.headers.items()}


def text(address: str) -> str:
    body, headers = sent(address)
    return (gzip.decompress(body) if headers.get("content-encoding") == "gzip" else body).decode()


def refused(request: Request | str) -> tuple[int, dict[str, Any]]:
    """The status and the body of an answer that must be a refusal."""
    with pytest.raises(HTTPError) as caught:
        urlopen(request)
    with caught.value as error:
        return error.code, msgspec.json.decode(error.read())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_gets_all_words_that_it_can_use(base: str, language: str) -> None:
    words = text(f"{base}/api/locales/{language}")
    for key in ("start-title", "card-name", "suit-H", "variant-pinochle-classic", "option-auction-minimum"):
        assert re.search(rf"^{key} = \S", words, re.MULTILINE), key
    assert "section-deal" not in words, "the rule book is written by the server"


def test_there_are_no_words_in_other_languages(base: str) -> None:
    for language in ("fr", "..%2Fen", "EN"):
        status, _ = refused(f"{base}/api/locales/{language}")
        assert status == 404


@pytest.mark.parametrize("page", ["", "table.html"])
def test_only_what_is_named_by_its_content_is_kept(base: str, page: str) -> None:
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', text(f"{base}/{page}"))
    assert assets
    for asset in assets:
        assert "immutable" in sent(base + asset)[1]["cache-control"]
    for address in ("", "table.html", "sw.js", "icon.svg"):
        assert sent(f"{base}/{address}")[1]["cache-control"] == "no-cache"


@pytest.mark.parametrize("page", ["", "table.html"])
def test_the_first_load_is_small(base: str, page: str) -> None:
    found, waiting = {f"/{page}", "/icon.svg"}, [f"/{page}"]
    while waiting:  # whatever a page or a script names, those included that only one family needs
        for name in re.findall(r"assets/[\w.-]+\.(?:js|css)|(?<=\./)[\w-]+\.(?:js|css)", text(base + waiting.pop())):
            asset = "/assets/" + name.removeprefix("assets/")
            if asset not in found and "/Qr-" not in asset:  # drawn only where somebody invites
                found.add(asset)
                waiting.append(asset)
    words = max(len(sent(f"{base}/api/locales/{language}")[0]) for language in LANGUAGES)
    assert sum(len(sent(base + name)[0]) for name in found) + words < MOST_BYTES


def test_what_is_wrong_with_house_rules_is_said_in_words(base: str) -> None:
    rules = 'base = "pinochle/classic"\nauction.minimum = "x"\n'
    body = msgspec.json.encode({"rules": rules, "language": "de"})
    request = Request(f"{base}/api/rules", body, {"content-type": "application/json"}, method="POST")
    status, said = refused(request)
    assert status == 422
    assert (said["code"], said["params"]["key"], said["params"]["line"]) == ("wrong-value", "auction.minimum", 2)
    assert said["message"].startswith("auction.minimum kann nicht")


def test_the_manifest_names_icons_that_are_there(base: str) -> None:
    manifest = msgspec.json.decode(text(f"{base}/manifest.webmanifest"))
    for icon in manifest["icons"]:
        assert sent(base + icon["src"])[1]["content-type"].startswith(icon["type"])
    assert Path(manifest["start_url"]) == Path("/")
