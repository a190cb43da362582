"""Bots: players by name, for any rule set.

The weaker ones are the club player with something missing, the stronger ones search: these and what they need are
imported only when one of them is made.
"""

from collections.abc import Callable, Mapping
from functools import partial

from twinpack.bots.base import Bot
from twinpack.bots.club import Club
from twinpack.bots.levels import LEVELS, Lesser, Level, PinnacolaLesser
from twinpack.bots.pinnacola import PinnacolaClub
from twinpack.bots.random import RandomBot
from twinpack.families import RuleSet

CLUBS: Mapping[str, Callable[[RuleSet], Bot]] = {
    "pinochle": lambda rule_set: Club(rule_set.rules),
    "pinnacola": lambda rule_set: PinnacolaClub(rule_set.rules),
}
"""The rule-of-thumb player of each family."""

LESSERS: Mapping[str, Callable[[RuleSet, Level], Bot]] = {
    "pinochle": lambda rule_set, level: Lesser(rule_set.rules, level),
    "pinnacola": lambda rule_set, level: PinnacolaLesser(rule_set.rules, level),
}
"""What each family makes of a level."""

MASTERLY = 10
"""How many times the expert's work the master does."""


def _pinochle_expert(rule_set: RuleSet, times: int, seed: int) -> Bot:
    from twinpack.bots.expert import Expert

    return Expert(rule_set.rules, times, seed)


def _pinnacola_expert(rule_set: RuleSet, times: int, seed: int) -> Bot:
    from twinpack.bots.pinnacola.expert import LOOKS, PinnacolaExpert

    return PinnacolaExpert(rule_set.rules, times * LOOKS)


EXPERTS: Mapping[str, Callable[[RuleSet, int, int], Bot]] = {
    "pinochle": _pinochle_expert,
    "pinnacola": _pinnacola_expert,
}
"""The player of each family that searches; the number says how many times as long as it does by default."""


def _lesser(level: Level, rule_set: RuleSet, seed: int) -> Bot:
    return LESSERS[rule_set.family.name](rule_set, level)


def _expert(times: int, rule_set: RuleSet, seed: int) -> Bot:
    return EXPERTS[rule_set.family.name](rule_set, times, seed)


BOTS: Mapping[str, Callable[[RuleSet, int], Bot]] = {
    "random": lambda rule_set, seed: RandomBot(seed),
    **{name: partial(_lesser, level) for name, level in LEVELS.items()},
    "club": lambda rule_set, seed: CLUBS[rule_set.family.name](rule_set),
    "expert": partial(_expert, 1),
    "master": partial(_expert, MASTERLY),
}
"""The bots, the weakest first."""

NAMES = tuple(BOTS)

DEFAULT = "club"
"""Who plays where nobody chooses."""

SEARCHING = ("expert", "master")
"""Those that take their time."""


class UnknownBot(ValueError):
    """A bot that does not exist; `code` and `params` name it and those that do.

    >>> str(UnknownBot("champion"))
    "unknown-bot: 'champion' is none of random, novice, casual, regular, club, expert, master"
    """

    code = "unknown-bot"

    def __init__(self, name: str) -> None:
        self.params = {"value": name, "allowed": list(NAMES)}
        super().__init__(f"{self.code}: {name!r} is none of {', '.join(NAMES)}")


def make(name: str, rule_set: RuleSet, seed: int) -> Bot:
    """The bot of that name for a rule set; only a bot that needs chance reads the seed. Raises `UnknownBot`.

    >>> from twinpack.families import find, names
    >>> make("club", find(names()[0]), seed=1).__class__.__name__
    'Club'
    """
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](rule_set, seed)
