"""How each family of games speaks on the command line."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from twinpack.cli import pinnacola, pinochle
from twinpack.families import RuleSet
from twinpack.referee import RefereeError
from twinpack.words import Words


class Voice(Protocol):
    """What a family's module offers."""

    @property
    def ANSWERS(self) -> Mapping[str, Callable[..., int]]:
        """What answers each question to the referee: a function of `Asked` and of the options that belong to it.

        An option without a default must be given. The answer is printed, and the exit code is what is returned.
        """

    def told(self, game: Any, dealer: int, log: Sequence[Any], words: Words) -> Iterator[str]:
        """What happened in a deal, line by line in words."""


VOICES: dict[str, Voice] = {"pinochle": pinochle, "pinnacola": pinnacola}


def voice_of(rule_set: RuleSet) -> Voice:
    """The voice of a rule set's family. Raises `RefereeError("other-game")`."""
    name = rule_set.family.name
    if name not in VOICES:
        raise RefereeError("other-game", family=name)
    return VOICES[name]
