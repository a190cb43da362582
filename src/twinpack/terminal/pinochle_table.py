"""How a Pinochle deal reads as lines, from what one seat may see: what has just happened, and what there is to know.

Everything comes out of two views, before and after; `before` None tells the whole deal so far.
"""

from collections.abc import Callable, Iterator

from twinpack.pinochle.rules import Rules
from twinpack.pinochle.view import View
from twinpack.terminal import pinochle_calls, pinochle_melds, pinochle_tricks
from twinpack.terminal.pinochle_calls import shown
from twinpack.terminal.pinochle_melds import meld
from twinpack.terminal.voice import Voice

__all__ = ["cards", "last", "meld", "news", "shown"]

Lines = Iterator[str]

_PARTS: tuple[Callable[[Rules, View | None, View, Voice], Lines], ...] = (
    pinochle_calls.dealt,
    pinochle_calls.drafted,
    pinochle_calls.called,
    pinochle_calls.contracted,
    pinochle_calls.widow_taken,
    pinochle_calls.trumped,
    pinochle_calls.swapped,
    pinochle_calls.set_aside,
    pinochle_calls.given,
    pinochle_melds.melded,
    pinochle_calls.buried,
    pinochle_melds.decided,
    pinochle_tricks.drawn,
    pinochle_tricks.played,
    pinochle_tricks.settled,
)


def news(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """What has become known from one view to the next, in the order in which it happened at the table."""
    for part in _PARTS:
        yield from part(rules, before, after, voice)


def settled(rules: Rules, view: View, voice: Voice) -> Lines:
    """What each side has brought in, and what declarer had to make."""
    return pinochle_tricks.settled(rules, None, view, voice)


def cards(rules: Rules, view: View, voice: Voice) -> Lines:
    """The cards in hand, and those on the table."""
    yield from shown(rules, view, voice)
    if view.trick:
        yield voice.say("table-trick", cards=pinochle_tricks.row(view, view.leader, view.trick, voice))


def last(rules: Rules, view: View, voice: Voice) -> Lines:
    """The last finished trick."""
    if not view.tricks:
        yield voice.say("table-no-trick")
        return
    yield pinochle_tricks.trick_line(rules, view, len(view.tricks), voice)
