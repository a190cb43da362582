"""Who somebody is, without accounts: a name, and a secret in a cookie that no script can read."""

import secrets
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from twinpack.server.store import Player, Store

COOKIE = "twinpack"
YEAR = 365 * 24 * 3600
ID_BYTES, SECRET_BYTES = 9, 32


async def known(connection: ASGIConnection[Any, Any, Any, Any], store: Store) -> Player | None:
    """The person whose cookie a request carries."""
    secret = connection.cookies.get(COOKIE)
    return None if not secret or len(secret) > 100 else await store.player(secret)


async def enrolled(store: Store, name: str) -> tuple[Player, str]:
    """A new person, and the secret for its cookie."""
    player, secret = Player(secrets.token_urlsafe(ID_BYTES), name), secrets.token_urlsafe(SECRET_BYTES)
    await store.add_player(player, secret)
    return player, secret


def cookie(secret: str, *, secure: bool) -> Cookie:
    """The cookie that carries a secret; `secure` where the server is reached over TLS."""
    return Cookie(key=COOKIE, value=secret, httponly=True, samesite="lax", secure=secure, max_age=YEAR)
