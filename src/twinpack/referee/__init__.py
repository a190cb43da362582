"""Answers to arguments at a real table: what a meld is worth, what may be played, what a deal scores, who has won.

Pure functions from a rule set's rules to frozen answers in codes and numbers; words for them live in `locales/`. Every
family of games has its own questions, in `referee.pinochle` and `referee.pinnacola`; who has won a match is asked of
all alike. Sides are numbers from 0 and seats as everywhere. Whatever cannot have happened is refused by name:
`RefereeError` for numbers and cards that contradict each other, `IllegalAction` for what the rules do not allow.
"""

from twinpack.referee.errors import RefereeError
from twinpack.referee.matches import match

__all__ = ["RefereeError", "match"]
