"""The same cards in every run."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from unittest.mock import patch


@contextmanager
def certain(seed: str) -> Iterator[None]:
    """For a `with` block: a server of this process draws seeds, ids and the chance of bots from `seed`."""
    rng = Random(seed)

    def text(size: int) -> str:
        return rng.randbytes(size).hex()

    with patch.multiple(secrets, token_hex=text, token_urlsafe=text, randbits=rng.getrandbits):
        yield
