"""A bot of ours as a program that speaks the protocol."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from twinpack import bots
from twinpack.bots.base import Bot
from twinpack.engines.errors import EngineError
from twinpack.families import FAMILIES, RuleSet
from twinpack.game import NotationError


class _Told(msgspec.Struct):
    """What a line about the rules holds."""

    id: str
    family: str
    rules: dict[str, Any]


def answers(lines: Iterable[str], name: str) -> Iterator[str]:
    """What the bot of that name answers to the lines of a protocol, line by line, until `BYE` or their end.

    Raises `UnknownBot` before the first line, `EngineError` for a line that is none, and `RulesError` for rules that
    cannot be played.

    >>> list(answers(["HELLO twinpack 1", "BYE"], "club"))
    ['HELLO club view']
    """
    if name not in bots.NAMES:
        raise bots.UnknownBot(name)
    rule_set: RuleSet | None = None
    bot: Bot | None = None
    view: Any = None
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        if word == "HELLO":
            yield f"HELLO {name} view"
        elif word == "RULES":
            rule_set = read_rules(rest)
        elif word == "BEGIN" and rule_set is not None:
            bot = bots.make(name, rule_set, _chance(rest))
        elif word == "VIEW" and rule_set is not None:
            view = _view(rule_set, rest)
        elif word == "?":
            if rule_set is None or bot is None or view is None:
                raise EngineError("engine-too-early", text=line.strip())
            yield str(bot.choose(view, _offered(rule_set, rest)).action)
        elif word == "BYE":
            return


def read_rules(text: str) -> RuleSet:
    """The rule set that a line about the rules holds. Raises `EngineError`, or `RulesError` if it cannot be played."""
    try:
        told = msgspec.json.decode(text, type=_Told)
        family = FAMILIES[told.family]
        rules = msgspec.convert(told.rules, family.rules)
    except (msgspec.MsgspecError, KeyError):
        raise EngineError("engine-line", text=f"RULES {text}") from None
    for problem in family.problems(rules):
        raise problem
    return RuleSet(told.id, family, rules)


def _chance(text: str) -> int:
    fields = text.split()
    if len(fields) < 3 or not fields[2].isdecimal():
        raise EngineError("engine-line", text=f"BEGIN {text}")
    return int(fields[2])


def _view(rule_set: RuleSet, text: str) -> Any:
    game = rule_set.game
    try:
        return msgspec.json.decode(text, type=type(game.view(game.start(0), 0)))
    except msgspec.MsgspecError:
        raise EngineError("engine-line", text=f"VIEW {text}") from None


def _offered(rule_set: RuleSet, text: str) -> Iterator[Any]:
    """The actions offered; read only as far as the bot looks at them."""
    try:
        yield from map(rule_set.game.parse, text.split(" | ")[1:])
    except NotationError:
        raise EngineError("engine-line", text=f"? {text}") from None
