"""`twinpack serve`: the table server."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from twinpack.cli.answers import ANSWERED, say, whole_number

if TYPE_CHECKING:
    import socket

    from twinpack.server.limits import Limits

FOLDER = "TWINPACK_DATA"


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; others on the network need 0.0.0.0.")
    ] = "127.0.0.1",
    port: Annotated[str, typer.Option(metavar="N", help="The port to listen on.")] = "8470",
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///PATH or postgresql://...; by default a file of yours.")
    ] = None,
    public_url: Annotated[
        str, typer.Option(metavar="URL", help="How people reach this server, for the links that they share.")
    ] = "",
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the browser here; if the port is taken by others, on a free one.")
    ] = False,
    limit: Annotated[
        list[str] | None, typer.Option(metavar="NAME=N", help="Another limit; the manual on hosting lists them.")
    ] = None,
) -> int:
    """Serve tables that people share by a link, until stopped by Ctrl-C."""
    import uvicorn

    from twinpack.server.app import Settled, create_app
    from twinpack.server.logs import configured

    number = whole_number(port, "--port")
    if open_page and _ours(host, number):
        _show(f"http://{_reached(host)}:{number}/")
        return ANSWERED
    app = create_app(database or default_database(), Settled(public_url, limits(limit or [])))
    listening = _listening(host, number, or_free=open_page)
    address = f"http://{_reached(host)}:{listening.getsockname()[1]}/"
    config = uvicorn.Config(
        app,
        log_config=configured(),
        log_level="warning" if open_page else None,  # who plays here wants the address, no log
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,  # it would take most of the memory and time of a connection
        timeout_graceful_shutdown=10,
        server_header=False,
        access_log=False,
    )
    if open_page:
        _show(address)
    else:
        say(public_url or address)
    uvicorn.Server(config).run([listening])
    return ANSWERED


def _listening(host: str, port: int, *, or_free: bool) -> "socket.socket":
    """A socket that listens, so that a browser may come before the server has started. Raises `NotationError`."""
    import os
    import socket

    from twinpack.game import NotationError

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        if not or_free:
            raise NotationError("cannot-listen", text=f"{host}:{port}", value=os.strerror(error.errno or 0)) from None
        return socket.create_server((host, 0), family=family, backlog=2048)


def _reached(host: str) -> str:
    """Where a browser on this machine finds a server that listens there."""
    own = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)
    return f"[{own}]" if ":" in own and not own.startswith("[") else own


def _ours(host: str, port: int) -> bool:
    """Whether a server of ours is there already; who does not answer at once is none."""
    from http.client import HTTPException
    from urllib.request import urlopen

    try:
        with urlopen(f"http://{_reached(host)}:{port}/health", timeout=1) as answer:
            return b'"tables":' in answer.read(1000)
    except (OSError, HTTPException):
        return False


def _show(address: str) -> None:
    """Open the browser at the address and say it; without a screen only say it."""
    import os
    import sys
    import webbrowser

    say(address)
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)


def limits(given: list[str]) -> "Limits":
    """The limits with those given changed. Raises `NotationError`."""
    from msgspec.structs import asdict, replace

    from twinpack.game import NotationError
    from twinpack.server.limits import Limits

    found = Limits()
    for text in given:
        name, _, number = text.partition("=")
        if name not in asdict(found):
            raise NotationError("limit", text=text, allowed=list(asdict(found)))
        found = replace(found, **{name: whole_number(number, name)})
    return found


def default_database() -> str:
    """The file of this person, where matches are kept that nobody said anything else about."""
    import os

    import platformdirs

    folder = Path(os.environ.get(FOLDER) or platformdirs.user_data_path("twinpack"))
    return f"sqlite:///{folder / 'tables.sqlite'}"
