"""Deals that anybody can check: the server commits to a seed, every player mixes in chance, the seed is shown later.

Whoever knows the seed, the mixes and the cards in their standard order can work out the shuffle again, in any language:
`docs/fair-deals.md` says how, with test vectors. Nothing here draws chance or keeps a secret.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, TypeVar

import msgspec

from twinpack.game import NotationError, describe

T = TypeVar("T")

SEED_BYTES = 32
FEWEST_MIXED, MOST_MIXED = 16, 32
"""How many bytes a player may mix in."""

PREFIX = "twinpack fair 1"
"""Stands before everything that is hashed, so that no hash can be taken for another's."""


class Commit(msgspec.Struct, frozen=True, tag="commit"):
    """The promise before a shuffle: the hash of the seed, in hex. `match` and `number` are hashed with it."""

    digest: str

    def __str__(self) -> str:
        return f"commit {self.digest}"


class Mix(msgspec.Struct, frozen=True, tag="mix"):
    """What a player adds after seeing the commitment, in hex; the player's seat tells the order."""

    seat: int
    chance: str

    def __str__(self) -> str:
        return f"mix {self.seat} {self.chance}"


class Reveal(msgspec.Struct, frozen=True, tag="seed"):
    """The seed itself, in hex, after the deal; the seeds of a deal come in the order of their commitments."""

    seed: str

    def __str__(self) -> str:
        return f"seed {self.seed}"


Fairness = Commit | Mix | Reveal


class FairError(ValueError):
    """A shuffle that is not the one promised; `code` says what does not fit and `params` where."""

    def __init__(self, code: str, **params: Any) -> None:
        self.code = code
        self.params = params
        super().__init__(describe(code, params))


def parse(text: str) -> Fairness | None:
    """The line of a record that a text stands for, or None if it is of another kind. Raises `NotationError`.

    >>> parse("mix 2 00112233445566778899aabbccddeeff")
    Mix(seat=2, chance='00112233445566778899aabbccddeeff')
    """
    word, _, rest = text.strip().partition(" ")
    if word == "commit":
        return Commit(_hex(rest, SEED_BYTES, SEED_BYTES))
    if word == "seed":
        return Reveal(_hex(rest, SEED_BYTES, SEED_BYTES))
    if word != "mix":
        return None
    seat, _, chance = rest.partition(" ")
    if seat not in tuple("01234567"):
        raise NotationError("seat", text=seat)
    return Mix(int(seat), _hex(chance, FEWEST_MIXED, MOST_MIXED))


def _hex(text: str, fewest: int, most: int) -> str:
    even = len(text) % 2 == 0 and fewest <= len(text) // 2 <= most
    if not even or not set(text) <= set("0123456789abcdef"):
        raise NotationError("hex", text=text, fewest=fewest, most=most)
    return text


def commitment(match: str, number: int, seed: str) -> str:
    """The hash that promises `seed` for shuffle `number` (from 1) of a match.

    >>> commitment("m", 1, "00" * 32)[:16]
    '301c3afd07c78efd'
    """
    return _sha256("commit", match, str(number), seed).hex()


def key(digest: str, seed: str, mixes: Sequence[Mix]) -> bytes:
    """The key from which a shuffle follows: of the seed, its commitment, and what the players mixed in, by seat."""
    added = [f"{mix.seat} {mix.chance}" for mix in sorted(mixes, key=lambda mix: mix.seat)]
    return _sha256("key", digest, seed, *added)


def _sha256(*lines: str) -> bytes:
    return hashlib.sha256("".join(f"{line}\n" for line in (PREFIX, *lines)).encode("ascii")).digest()


def numbers(key: bytes) -> Iterator[int]:
    """Numbers of 32 bits without end: HMAC-SHA-256 of a counter (eight bytes, from 0), eight numbers a block."""
    for block in count():
        digest = hmac.digest(key, block.to_bytes(8, "big"), "sha256")
        for place in range(0, 32, 4):
            yield int.from_bytes(digest[place : place + 4], "big")


def below(stream: Iterator[int], limit: int) -> int:
    """A number from 0 up to but not `limit`, every one equally likely: what does not divide evenly is left out."""
    top = 2**32 - 2**32 % limit
    return next(number for number in stream if number < top) % limit


def shuffled(key: bytes, items: Sequence[T]) -> tuple[T, ...]:
    """`items`, which are in their standard order, as the key shuffles them: from the last place down, each place
    changes with one that is not above it.

    >>> shuffled(bytes(32), "AKQJ")
    ('J', 'K', 'A', 'Q')
    """
    order, stream = list(items), numbers(key)
    for place in range(len(order) - 1, 0, -1):
        other = below(stream, place + 1)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def check(match: str, number: int, commit: Commit, mixes: Sequence[Mix], reveal: Reveal) -> bytes:
    """The key of shuffle `number`, its seed being the one promised. Raises `FairError("not-promised")`."""
    if commitment(match, number, reveal.seed) != commit.digest:
        raise FairError("not-promised", number=number)
    return key(commit.digest, reveal.seed, mixes)
