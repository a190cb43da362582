"""What is asked at a Pinnacola table: is this a meld, may a turn go like this, and what does a side score."""

from twinpack.referee.pinnacola.melds import MeldAnswer, meld
from twinpack.referee.pinnacola.position import Position, position
from twinpack.referee.pinnacola.sides import Out, SideAnswer, score
from twinpack.referee.pinnacola.turns import Refusal, TurnAnswer, turn

__all__ = [
    "MeldAnswer",
    "Out",
    "Position",
    "Refusal",
    "SideAnswer",
    "TurnAnswer",
    "meld",
    "position",
    "score",
    "turn",
]
