"""What a table says to a person in words: what has happened, what is asked, why something is refused.

The same sentences as in the terminal, so that a client needs neither rules nor grammar, and a screen reader has
everything that an eye has.
"""

from collections.abc import Iterator
from copy import copy
from typing import TYPE_CHECKING, Any

from twinpack.game import IllegalAction
from twinpack.refusals import refusal, values
from twinpack.seats import Seat
from twinpack.terminal import sheet
from twinpack.terminal.layouts import LAYOUTS
from twinpack.terminal.voice import Voice
from twinpack.words import MissingWords, Words

if TYPE_CHECKING:
    from twinpack.server.sitting import Sitting


def voice_for(sitting: "Sitting", seat: Seat | None, words: Words) -> Voice:
    """The words of a language, spoken to one seat, or to somebody who watches; people go by their names.

    Bots and namesakes go by where they sit.
    """
    game = sitting.match.game
    people = [occupant.name if occupant.bot is None else "" for occupant in sitting.seats]
    names = [name if people.count(name) == 1 else "" for name in people]
    return Voice(words, game.seats if seat is None else seat, game.seats, game.sides, names)


def touching(voice: Voice) -> Voice:
    """The same voice for those who touch what they would type in a terminal, where that is said otherwise.

    >>> from twinpack.words import words
    >>> voice = Voice(words("en"), 0)
    >>> voice.say("answer-continue.doc"), touching(voice).say("answer-continue.doc")
    ('Enter: play', 'play')
    """
    found, words = copy(voice), voice.words

    def say(key: str, /, **params: Any) -> str:
        touched = f"touch-{key.replace('.', '-')}"
        return words.say(touched if words.has(touched) else key, **params)

    found.say = say
    return found


def news(sitting: "Sitting", before: Any, view: Any, voice: Voice, known_over: bool = False) -> Iterator[str]:
    """What has happened since the view `before` (None: all of the deal), the end of deal and match included.

    The end of the match is left out where it is `known_over`.
    """
    match, layout = sitting.match, LAYOUTS[sitting.rule_set.family.name]
    if view is None:
        return
    if before is None:
        yield voice.told("deal-begins", match.dealer, number=match.begun)
    if before != view:
        yield from layout.news(sitting.rule_set.rules, before, view, voice)
        if match.between:
            yield from sheet.result(match, voice)
    if not known_over:
        yield from _outcome(sitting, voice)


def settlement(sitting: "Sitting", view: Any, voice: Voice) -> Iterator[str]:
    """How the deal that is over was settled, and how the match ended if it is over too: the last part of the news."""
    match, layout = sitting.match, LAYOUTS[sitting.rule_set.family.name]
    if view is not None and match.between:
        yield from layout.settled(sitting.rule_set.rules, view, voice)
        yield from sheet.result(match, voice)
    yield from _outcome(sitting, voice)


def _outcome(sitting: "Sitting", voice: Voice) -> Iterator[str]:
    if sitting.conceded is not None:
        yield voice.say("outcome-conceded", side=voice.side(sitting.conceded))
    elif sitting.over:
        yield from sheet.outcome(sitting.match, voice)


def question(sitting: "Sitting", view: Any, legal: tuple[Any, ...], voice: Voice) -> str:
    """What is asked of the seat whose turn it is."""
    return LAYOUTS[sitting.rule_set.family.name].asked(sitting.rule_set.rules, view, legal, voice)


def labels(sitting: "Sitting", legal: tuple[Any, ...], voice: Voice) -> tuple[str, ...]:
    """What each legal action is called."""
    said = LAYOUTS[sitting.rule_set.family.name].said
    return tuple(said(action, voice) for action in legal)


def refused(code: str, params: dict[str, Any], words: Words) -> str:
    """Why something is refused, in words."""
    try:
        return refusal(IllegalAction(code, **params), words)
    except MissingWords:
        return code


def advised(sitting: "Sitting", hint: dict[str, Any], voice: Voice) -> list[str]:
    """A hint in words: what to do, and why."""
    action = sitting.match.game.parse(hint["action"])
    said = LAYOUTS[sitting.rule_set.family.name].said(action, voice)
    reasons = [
        voice.say(f"why-{reason['code']}", **values(reason["params"], voice.words)) for reason in hint["reasons"]
    ]
    return [voice.say("hint-choice", what=said), *reasons]
