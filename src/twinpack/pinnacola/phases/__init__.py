"""The phases of a Pinnacola deal: one small module each."""

from twinpack.pinnacola.phases import deal, draw, play, restock
from twinpack.pinnacola.phases.phase import Phase
from twinpack.pinnacola.state import PhaseName

PHASES: dict[PhaseName, Phase] = {
    "deal": deal,
    "restock": restock,
    "draw": draw,
    "play": play,
}
