"""Bots: players by name, for any rule set."""

from collections.abc import Callable, Mapping

from twinpack.bots.base import Bot
from twinpack.bots.club import Club
from twinpack.bots.pinnacola import PinnacolaClub
from twinpack.bots.random import RandomBot
from twinpack.families import RuleSet

CLUBS: Mapping[str, Callable[[RuleSet], Bot]] = {
    "pinochle": lambda rule_set: Club(rule_set.rules),
    "pinnacola": lambda rule_set: PinnacolaClub(rule_set.rules),
}
"""The rule-of-thumb player of each family."""

BOTS: Mapping[str, Callable[[RuleSet, int], Bot]] = {
    "random": lambda rule_set, seed: RandomBot(seed),
    "club": lambda rule_set, seed: CLUBS[rule_set.family.name](rule_set),
}

NAMES = tuple(BOTS)


class UnknownBot(ValueError):
    """A bot that does not exist; `code` and `params` name it and those that do.

    >>> str(UnknownBot("champion"))
    "unknown-bot: 'champion' is none of random, club"
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
