"""What the referee answers when a question cannot be answered."""

from typing import Any

from twinpack.families import RuleSet
from twinpack.game import describe
from twinpack.pinochle.rules import Rules


class RefereeError(ValueError):
    """A question that cannot be answered: a `code`, and `params` with what contradicts what and the way out."""

    def __init__(self, code: str, **params: Any) -> None:
        self.code = code
        self.params = params
        super().__init__(describe(code, params))


def rules_of(rule_set: RuleSet) -> Rules:
    """The rules of a rule set whose arguments this referee settles. Raises `RefereeError("other-game")`."""
    if not isinstance(rule_set.rules, Rules):
        raise RefereeError("other-game", family=rule_set.family.name)
    return rule_set.rules
