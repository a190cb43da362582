"""Answers to arguments at a real table: what a meld is worth, what may be played, what a deal scores, who has won.

Pure functions from a rule set's rules to frozen answers in codes and numbers; words for them live in `locales/`.
Sides are numbers from 0 and seats as everywhere. Whatever cannot have happened is refused by name: `RefereeError`
for numbers and cards that contradict each other, `IllegalAction` for calls that the rules do not allow.
"""

from twinpack.referee.auctions import AuctionAnswer, auction, call
from twinpack.referee.deals import score
from twinpack.referee.errors import RefereeError, rules_of
from twinpack.referee.hands import LegalAnswer, MeldAnswer, TrickAnswer, legal, meld, trick
from twinpack.referee.matches import match

__all__ = [
    "AuctionAnswer",
    "LegalAnswer",
    "MeldAnswer",
    "RefereeError",
    "TrickAnswer",
    "auction",
    "call",
    "legal",
    "match",
    "meld",
    "rules_of",
    "score",
    "trick",
]
