"""A position in the middle of play, written down by people: `docs/records.md` has its form."""

import tomllib

import msgspec

from twinpack.cards import SUITS, Hand, Suit, arranged, cards
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.seating import players
from twinpack.pinochle.state import Called, Contract, State, Trick
from twinpack.seats import Seat, after
from twinpack.solver.pack import Unsolvable

MAX_BYTES = 64 * 1024


class Sketch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as it is written."""

    trump: str
    hands: tuple[str, ...]
    leader: int = 0
    trick: str = ""
    declarer: int | None = None
    partner: int | None = None


def position(text: str, rules: Rules) -> State:
    """The moment of play that a text describes.

    Raises `NotationError` for a card that is none, and `Unsolvable` for a position that cannot be: `solve-form` (text),
    `solve-hands` (given, count), `solve-seat` (seat, limit), `solve-suit` (text), `solve-cards` (seat, given, count),
    `solve-deal` (given, limit), `solve-pack` (card).
    """
    sketch = _read(text)
    hands = tuple(arranged(cards(hand)) for hand in sketch.hands)
    trick = cards(sketch.trick)
    if sketch.trump not in SUITS:
        raise Unsolvable("solve-suit", text=sketch.trump)
    seated = _players(sketch, rules, hands)
    left = _check_sizes(rules, hands, trick, seated, sketch.leader)
    _check_pack(rules, (*trick, *(card for hand in hands for card in hand)))
    trump: Suit = next(suit for suit in SUITS if suit == sketch.trump)
    before = Trick(sketch.leader, (), sketch.leader)  # of what was played before nothing need be known
    return State(
        dealer=(seated[0] - 1) % rules.table.seats,
        players=seated,
        phase="play",
        hands=hands,
        contract=None if sketch.declarer is None else Contract(sketch.declarer, 0, stuck=False),
        called=None if sketch.partner is None else Called(rules.cards[0], sketch.partner),
        trump=trump,
        leader=sketch.leader,
        trick=trick,
        tricks=(before,) * (rules.tricks - left),
    )


def _read(text: str) -> Sketch:
    if len(text.encode(errors="replace")) > MAX_BYTES:
        raise Unsolvable("solve-form", text=f"> {MAX_BYTES}")
    try:
        return msgspec.convert(tomllib.loads(text), Sketch)
    except (ValueError, RecursionError) as error:  # of the TOML reader, and of `convert`
        raise Unsolvable("solve-form", text=str(error)) from None


def _players(sketch: Sketch, rules: Rules, hands: tuple[Hand, ...]) -> tuple[Seat, ...]:
    """Who plays: the seats that hold cards or have played one to the trick, if the rules have so many hands."""
    table = rules.table
    if len(hands) != table.seats:
        raise Unsolvable("solve-hands", given=len(hands), count=table.seats)
    for seat in (sketch.leader, sketch.declarer or 0, sketch.partner or 0):
        if not 0 <= seat < table.seats:
            raise Unsolvable("solve-seat", seat=seat, limit=table.seats - 1)
    played = len(cards(sketch.trick))
    for dealer in range(table.seats):
        seated = players(table, dealer)
        if {seat for seat, hand in enumerate(hands) if hand} <= set(seated) and sketch.leader in seated:
            done = [after(seated, sketch.leader, step) for step in range(min(played, len(seated)))]
            if all(hands[seat] or seat in done for seat in seated):
                return seated
    raise Unsolvable("solve-hands", given=sum(map(bool, hands)), count=table.hands)


def _check_sizes(rules: Rules, hands: tuple[Hand, ...], trick: Hand, seated: tuple[Seat, ...], leader: Seat) -> int:
    """How many tricks are left, the one on the table included, if all hands agree on it."""
    done = [after(seated, leader, step) for step in range(min(len(trick), len(seated)))]
    left = max(len(hands[seat]) + (seat in done) for seat in seated)
    for seat in sorted(seated):
        if len(hands[seat]) + (seat in done) != left:
            raise Unsolvable("solve-cards", seat=seat, given=len(hands[seat]), count=left - (seat in done))
    if left > rules.tricks or len(trick) >= len(seated):
        raise Unsolvable("solve-deal", given=left, limit=rules.tricks)
    return left


def _check_pack(rules: Rules, found: Hand) -> None:
    for card in found:
        if found.count(card) > rules.cards.count(card):
            raise Unsolvable("solve-pack", card=card)
