"""A position in the middle of a deal, written down by people: `docs/records.md` has its form."""

import tomllib
from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from twinpack.cards import Card, Hand
from twinpack.game import IllegalAction
from twinpack.pinnacola.melds import formed
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.state import Meld, State
from twinpack.pinnacola.tokens import arranged, face
from twinpack.referee.errors import RefereeError
from twinpack.referee.pinnacola.pack import cards, tokens, unseen
from twinpack.seats import Seat

MAX_BYTES = 64 * 1024


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A meld as a position names it."""

    owner: int
    cards: str


class Sketch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as it is written: text for cards, a number for cards that nobody knows."""

    hands: tuple[str | int, ...]
    turn: int = 0
    phase: Literal["draw", "play"] = "draw"
    row: str = ""
    stock: str | int = ""
    melds: tuple[Laid, ...] = ()
    opened: tuple[int, ...] = ()
    chosen: str = ""
    first_round: bool = False


class Position(msgspec.Struct, frozen=True):
    """A position, and what of it is known: the hands of the seats `known`, and so many cards on top of the stock.

    All other cards of `state` are only there to make the pack whole, and nobody may draw conclusions from them.
    """

    state: State
    known: frozenset[Seat]
    stock: int


def position(text: str, rules: Rules) -> Position:
    """The position that a text describes. Raises `RefereeError` or `NotationError` for one that cannot be.

    >>> found = position('hands = ["9S 9C 5D", 13, 13, 13]\\nrow = "4C 9H"', Rules())
    >>> found.state.hands[0], found.state.row, len(found.state.hands[1]), len(found.state.stock)
    (('9S', '5D', '9C'), ('4C', '9H'), 13, 64)
    """
    sketch = _read(text)
    _check_seats(sketch, rules.seats)
    row, top = _cards(sketch.row), _cards(sketch.stock)
    melds = tuple(_melds(sketch, rules))
    hands = [_cards(hand) for hand in sketch.hands]
    seen = [*(face(token) for meld in melds for token in meld.tokens), *row, *top]
    rest = unseen(rules, [*seen, *(card for hand in hands for card in hand)])
    for seat, count in enumerate(sketch.hands):
        if isinstance(count, int):
            hands[seat], rest = _some(rest, count)
    below = sketch.stock if isinstance(sketch.stock, int) else len(rest)
    owners = {meld.owner for meld in melds} | set(sketch.opened)
    state = State(
        dealer=(sketch.turn - 1) % rules.seats,
        phase="draw",
        turn=sketch.turn,
        turns=0 if sketch.first_round else rules.seats,
        hands=tuple(map(arranged, hands)),
        stock=(*top, *_some(rest, below)[0]),
        row=row,
        melds=melds,
        opened=tuple(seat in owners for seat in range(rules.seats)),
        opened_before=sketch.turn in owners,
        dealt=((),) * rules.seats,
        draws=((),) * rules.seats,
        known=((),) * rules.seats,
    )
    known = frozenset(seat for seat, hand in enumerate(sketch.hands) if isinstance(hand, str))
    return Position(_in_phase(state, sketch), known, len(top))


def _read(text: str) -> Sketch:
    if len(text.encode(errors="replace")) > MAX_BYTES:
        raise RefereeError("position-form", text=f"> {MAX_BYTES}")
    try:
        return msgspec.convert(tomllib.loads(text), Sketch)
    except (ValueError, RecursionError) as error:  # of the TOML reader, and of `convert`
        raise RefereeError("position-form", text=str(error)) from None


def _check_seats(sketch: Sketch, seats: int) -> None:
    for seat in (sketch.turn, *sketch.opened, *(meld.owner for meld in sketch.melds)):
        if not 0 <= seat < seats:
            raise RefereeError("seat-range", seat=seat, limit=seats - 1)
    if len(sketch.hands) != seats:
        raise RefereeError("hands-count", given=len(sketch.hands), count=seats)
    if not isinstance(sketch.hands[sketch.turn], str):
        raise RefereeError("hand-unknown", seat=sketch.turn)
    for hand in sketch.hands:
        if not hand or (isinstance(hand, int) and hand < 0) or not str(hand).strip():
            raise RefereeError("no-cards")
    if isinstance(sketch.stock, int) and sketch.stock < 0:
        raise RefereeError("position-form", text=f"stock = {sketch.stock}")


def _cards(given: str | int) -> Hand:
    """The cards that are named, none if only their number is given."""
    return cards(given) if isinstance(given, str) else ()


def _melds(sketch: Sketch, rules: Rules) -> Iterator[Meld]:
    for number, laid in enumerate(sketch.melds, start=1):
        try:
            yield Meld(laid.owner, formed(rules, tokens(laid.cards)))
        except IllegalAction as error:
            raise RefereeError("side-meld", number=number, cause=error) from None


def _some(hidden: Hand, count: int) -> tuple[Hand, Hand]:
    """So many of the cards, and the rest."""
    if count > len(hidden):
        raise RefereeError("position-too-large", given=count, limit=len(hidden))
    return hidden[:count], hidden[count:]


def _in_phase(state: State, sketch: Sketch) -> State:
    """`state` in the phase that is written, with the duty that comes with it."""
    chosen: Sequence[Card] = _cards(sketch.chosen)
    if chosen and (sketch.phase == "draw" or len(chosen) > 1 or chosen[0] not in state.hands[state.turn]):
        raise RefereeError("position-chosen", text=sketch.chosen)
    if sketch.phase == "draw":
        return state
    state = replace(state, phase="play", chosen=chosen[0] if chosen else None)
    return replace(state, drawn=state)
