"""The families of games and their rule sets: where an id or a file becomes a game."""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from twinpack import houserules, options
from twinpack.match import MatchRules
from twinpack.options import RulesError
from twinpack.outline import Section
from twinpack.pinnacola.game import Pinnacola
from twinpack.pinnacola.outline import outline as pinnacola_outline
from twinpack.pinnacola.problems import problems as pinnacola_problems
from twinpack.pinnacola.rules import Rules as PinnacolaRules
from twinpack.pinnacola.variants import VARIANTS as PINNACOLA_VARIANTS
from twinpack.pinochle.game import Pinochle
from twinpack.pinochle.outline import outline as pinochle_outline
from twinpack.pinochle.problems import problems as pinochle_problems
from twinpack.pinochle.rules import Rules as PinochleRules
from twinpack.pinochle.variants import VARIANTS as PINOCHLE_VARIANTS


class Family(msgspec.Struct, frozen=True):
    """What the rest of the program needs to know of a family of games.

    `problems` answers the combinations of options that cannot be played; `outline` is what there is to say about a
    rule set, for `rulebook` to put in words.
    """

    name: str
    rules: type[Any]
    variants: dict[str, Any]
    game: Callable[[Any], Any]
    problems: Callable[[Any], Iterator[RulesError]]
    outline: Callable[[Any], tuple[Section, ...]]


FAMILIES: dict[str, Family] = {
    "pinochle": Family("pinochle", PinochleRules, PINOCHLE_VARIANTS, Pinochle, pinochle_problems, pinochle_outline),
    "pinnacola": Family(
        "pinnacola", PinnacolaRules, PINNACOLA_VARIANTS, Pinnacola, pinnacola_problems, pinnacola_outline
    ),
}


class RuleSet(msgspec.Struct, frozen=True):
    """Rules with the name they go by: a variant's id, or what a file calls itself; `base` is a file's base."""

    id: str
    family: Family
    rules: Any
    base: str | None = None

    @property
    def game(self) -> Any:
        """The game that these rules make."""
        return self.family.game(self.rules)

    @property
    def match(self) -> MatchRules:
        """The part of the rules that is about the match."""
        found: MatchRules = self.rules.match
        return found

    @property
    def digest(self) -> str:
        """The hash of the rules, whatever they are called."""
        return options.digest(self.family.name, self.rules)


def names() -> list[str]:
    """The ids of all rule sets that have a name.

    >>> names()[0]
    'pinochle/classic'
    """
    return [name for family in FAMILIES.values() for name in family.variants]


def named(name: str) -> RuleSet:
    """The rule set of that id. Raises `RulesError("unknown-rules")` with the ids there are."""
    for family in FAMILIES.values():
        if name in family.variants:
            return RuleSet(name, family, family.variants[name])
    raise RulesError("unknown-rules", value=name, allowed=names())


def find(name: str) -> RuleSet:
    """The rule set of an id or of a house-rules file. Raises `RulesError` with what is wrong and where."""
    known = names()
    if name in known:
        return named(name)
    path = Path(name)
    if path.suffix != ".toml" and not path.is_file():
        raise RulesError("unknown-rules", value=name, allowed=known)
    try:
        with path.open("rb") as file:
            data = file.read(houserules.MAX_BYTES + 1)
    except OSError as error:
        raise RulesError("unreadable-file", value=name, text=error.strerror or "") from None
    return loads(data.decode("utf-8", "replace"), path.stem)


def loads_written(name: str, text: str) -> RuleSet:
    """The rule set of that id as its whole rules were written out, whatever the id means today.

    The id begins with the family. Raises `RulesError`, and `tomllib.TOMLDecodeError` for text that is no TOML.
    """
    family = FAMILIES[name.partition("/")[0]]
    return RuleSet(name, family, houserules.from_plain(family.rules, tomllib.loads(text), text.split("\n")))


def loads(text: str, name: str = "house") -> RuleSet:
    """The rule set that the text of a house-rules file describes, called `name` unless it says. Raises `RulesError`.

    >>> loads('base = "pinochle/dailey"\\nexchange.count = 3').rules.exchange.count
    3
    """
    base, own_name, rules = houserules.read(text, lambda base: named(base).rules)
    found = RuleSet(own_name or name, named(base).family, rules, base)
    lines = houserules.key_lines(text)
    for problem in found.family.problems(rules):
        problem.params["line"] = lines.get(problem.params["key"])
        raise problem
    return found
