"""After the draw: the club player's steps by the expert's judgement, and how far a discard is wanted."""

from collections.abc import Iterable
from typing import Any

from twinpack.bots.base import Choice, why
from twinpack.bots.pinnacola import playing
from twinpack.bots.pinnacola.expert.judgement import Judgement
from twinpack.pinnacola.actions import Discard
from twinpack.pinnacola.view import View


def play(judgement: Judgement, view: View, legal: Iterable[Any]) -> Choice:
    """The next step of the best plan for the rest of the turn."""
    choice = playing.play(judgement, view, legal)
    if not isinstance(choice.action, Discard) or len(view.hand) == 1:
        return choice
    percent = round(100 * judgement.sight.use(choice.action.card))
    reasons = [reason for reason in choice.reasons if reason.code != "discard-safe"]
    return Choice(choice.action, (*reasons, why("discard-wanted", card=choice.action.card, percent=percent)))
