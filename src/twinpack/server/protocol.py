"""The messages between a table and its clients, as JSON: `docs/protocol.md` has one example of each.

Every message of a client carries a number of its own choice, `id`; the answer carries it back as `to`.
"""

from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from twinpack.seats import Seat
from twinpack.server.entries import Clock

MOST_BYTES = 8192
"""No message of a client is longer."""

Number = Annotated[int, Meta(ge=0, le=2**31)]
Line = Annotated[str, Meta(min_length=1, max_length=1000)]
PHRASES = ("hello", "good-luck", "well-played", "thanks", "sorry", "wait", "back", "bye")
"""What can be said with one touch; every client has words for it in its own language."""


class FromClient(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Any message of a client."""

    id: Number = 0


class Act(FromClient, frozen=True, tag="act"):
    """An action of one's seat, decided at `version`."""

    version: Number
    action: Line


class AddChance(FromClient, frozen=True, tag="mix"):
    """Chance for shuffle `number`, which is due: 16 to 32 bytes in hex. It also says that one is ready for it."""

    number: Number
    chance: Annotated[str, Meta(min_length=32, max_length=64, pattern=r"^([0-9a-f]{2})+(?!\n)$")]


class Try(FromClient, frozen=True, tag="try"):
    """What would happen if one did this? Nothing is changed."""

    action: Line


class AskMelds(FromClient, frozen=True, tag="melds"):
    """What one's hand melds with this trump, and how it adds up."""

    trump: Literal["S", "H", "D", "C"] | None = None


class AskHint(FromClient, frozen=True, tag="hint"):
    """What would a bot do in one's seat, and why?"""


class Say(FromClient, frozen=True, tag="say"):
    """A line of chat, or one of the `PHRASES`."""

    text: Annotated[str, Meta(max_length=300, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*(?!\n)$")] = ""
    phrase: str = ""


class Mute(FromClient, frozen=True, tag="mute"):
    """Hear somebody's chat no more, or again. `seat` None: that of spectators."""

    seat: Seat | None
    on: bool = True


class Propose(FromClient, frozen=True, tag="propose"):
    """Ask for something that others must agree to."""

    what: Literal["claim", "takeback", "concede"]


class Answer(FromClient, frozen=True, tag="answer"):
    """Agree or not to what stands proposed."""

    yes: bool


class Pause(FromClient, frozen=True, tag="pause"):
    """Stop the clocks and the bots, or let them go on."""

    on: bool


class Look(FromClient, frozen=True, tag="look"):
    """Send the view again."""


ClientMessage = Act | AddChance | Try | AskMelds | AskHint | Say | Mute | Propose | Answer | Pause | Look


class SeatInfo(msgspec.Struct, frozen=True):
    """Who has a seat, for all to see. `here`: somebody is connected; `stands_in`: a bot plays for somebody away."""

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str | None = None
    here: bool = False
    stands_in: bool = False
    bank: float | None = None


class Proposal(msgspec.Struct, frozen=True):
    """What stands proposed: by whom, and whose answers are awaited."""

    what: str
    seat: Seat
    waiting: tuple[Seat, ...]


class Shuffle(msgspec.Struct, frozen=True):
    """The shuffle that is due: its number in the match, its commitment, and the seats still to mix in chance."""

    number: int
    digest: str
    waiting: tuple[Seat, ...]


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table. `deadline`: seconds until the clock decides; `outcome`: how it ended.

    `host` is the seat of who made the table, None if that is nobody's.
    """

    id: str
    rules_id: str
    family: str
    digest: str
    seats: tuple[SeatInfo, ...]
    to_act: Seat | None
    totals: tuple[int, ...]
    target: int
    deals: int
    checks: tuple[int, ...]
    kitty: int
    outcome: dict[str, Any] | None
    score: Any
    shuffle: Shuffle | None
    proposal: Proposal | None
    paused: Seat | None
    spectators: int
    host: Seat | None
    takebacks: bool
    pace: int
    clock: Clock
    deadline: float | None


class ViewMessage(msgspec.Struct, frozen=True, tag_field="type", tag="view"):
    """Everything the client's seat may know now. `legal` is empty unless it is this seat's turn.

    `log` are the lines of the deal so far, as this seat saw them, and `tally` is what has been brought in so far. A
    client that has said its language is also told in words what has happened since its last view (`told`; `anew`: the
    whole deal so far), how a deal that is over was settled (`settled`), what is asked (`question` of those who type,
    `prompt` of those who touch), and what each legal action is called.
    """

    version: int
    seat: Seat | None
    table: TableInfo
    view: Any
    legal: tuple[str, ...]
    log: tuple[str, ...]
    tally: Any = None
    to: int | None = None
    told: tuple[str, ...] = ()
    anew: bool = False
    settled: tuple[str, ...] = ()
    question: str = ""
    prompt: str = ""
    labels: tuple[str, ...] = ()


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A message that changed nothing: the code of the reason with its parameters, and the version that stands.

    `message` says it in the client's language, if it has said which.
    """

    code: str
    params: dict[str, Any]
    version: int
    to: int | None = None
    message: str = ""


class Answered(msgspec.Struct, frozen=True, tag_field="type", tag="answered"):
    """What was asked, or that something without a view of its own is done."""

    what: str
    result: Any = None
    to: int | None = None


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="said"):
    """Somebody said something. `seat` None: a spectator."""

    seat: Seat | None
    name: str
    text: str
    phrase: str


ServerMessage = ViewMessage | Refused | Answered | Said


class _Numbered(msgspec.Struct):
    id: Number | None = None


_DECODER = msgspec.json.Decoder(ClientMessage)
_NUMBER = msgspec.json.Decoder(_Numbered)
_ENCODER = msgspec.json.Encoder()


class ProtocolError(ValueError):
    """A message that is none; `code` and `params` say why, `to` is its number as far as that can be read."""

    def __init__(self, code: str, to: int | None = None, **params: Any) -> None:
        self.code = code
        self.to = to
        self.params = params
        super().__init__(code)


def decode(data: bytes | str) -> ClientMessage:
    """The message that a client sent. Raises `ProtocolError`.

    >>> decode('{"type": "act", "id": 3, "version": 7, "action": "pass"}')
    Act(version=7, action='pass', id=3)
    """
    if isinstance(data, str):
        data = data.encode("utf-8", "surrogatepass")
    if len(data) > MOST_BYTES:
        raise ProtocolError("message-too-large", limit=MOST_BYTES)
    try:
        return _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ProtocolError("message-form", _number(data), text=str(error)[:200]) from None


def _number(data: bytes) -> int | None:
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _NUMBER.decode(data).id
    return None


def encode(message: ServerMessage) -> bytes:
    """A message of the server as JSON."""
    return _ENCODER.encode(message)
