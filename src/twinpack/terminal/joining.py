"""Coming to a table of a server: what it plays, who one is there, and a seat."""

import http.cookiejar
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote, urlsplit

import msgspec

from twinpack import families
from twinpack.client import ClientError, Http, Link, Name
from twinpack.families import RuleSet
from twinpack.terminal import data

LONGEST: int = get_args(Name)[1].max_length
"""The characters of the longest name."""


def jar(base: str, folder: Path | None) -> http.cookiejar.LWPCookieJar:
    """Where it is kept who one is to a server: a file that only its owner may read. Raises `OSError`."""
    where = data.folder(folder) / "servers"
    where.mkdir(parents=True, exist_ok=True)
    file = where / (re.sub(r"[^\w.-]", "_", urlsplit(base).netloc) + ".cookies")
    file.touch(mode=0o600)
    found = http.cookiejar.LWPCookieJar(str(file))
    with suppress(http.cookiejar.LoadError):  # new, or damaged: then one is nobody yet
        found.load(ignore_discard=True)
    return found


def visited(server: Http, link: Link) -> RuleSet:
    """The rules that a table plays by. Raises `ClientError`."""
    found = server.ask("GET", f"/api/matches/{quote(link.match, safe='')}")
    if not isinstance(found, dict) or "table" not in found:  # some other server
        raise ClientError("link", text=str(link))
    return families.loads_written(found["table"]["rules_id"], found["rules"])


def sit(server: Http, link: Link, name: str | None, ask: Callable[[], str]) -> None:
    """Take an open seat, or find one's own again. Raises `ClientError`.

    The name is the one given, or the one that the server knows, or the answer to `ask`.
    """
    given = name or _known(server) or ask()
    try:
        chosen = msgspec.convert(given.strip(), Name)
    except msgspec.ValidationError:
        raise ClientError("player-name", text=given, limit=LONGEST) from None
    server.ask("POST", f"/api/matches/{quote(link.match, safe='')}/seats", {"name": chosen})
    kept: Any = server.jar
    kept.save(ignore_discard=True)


def _known(server: Http) -> str | None:
    try:
        name: str = server.ask("GET", "/api/me")["name"]
    except ClientError as error:
        if error.code != "no-name":
            raise
        return None
    return name
