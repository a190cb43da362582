"""`twinpack serve`: the table server."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from twinpack.cli.answers import ANSWERED, say, whole_number

if TYPE_CHECKING:
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
    limit: Annotated[
        list[str] | None, typer.Option(metavar="NAME=N", help="Another limit; the manual on hosting lists them.")
    ] = None,
) -> int:
    """Serve tables that people share by a link, until stopped by Ctrl-C."""
    import uvicorn

    from twinpack.server.app import Settled, create_app
    from twinpack.server.logs import configured

    app = create_app(database or default_database(), Settled(public_url, limits(limit or [])))
    say(public_url or f"http://{host}:{port}/")
    uvicorn.run(
        app,
        host=host,
        port=whole_number(port, "--port"),
        log_config=configured(),
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,  # it would take most of the memory and time of a connection
        timeout_graceful_shutdown=10,
        server_header=False,
        access_log=False,
    )
    return ANSWERED


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
