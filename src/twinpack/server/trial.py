"""Questions about one's own seat that change nothing, so that clients need no rules."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from twinpack.bots.base import Choice
from twinpack.families import RuleSet
from twinpack.game import IllegalAction, NotationError
from twinpack.pinnacola.actions import Lay, Off
from twinpack.pinnacola.melds import laid_off
from twinpack.referee import RefereeError
from twinpack.referee.pinnacola.melds import meld as pinnacola_meld
from twinpack.referee.pinochle.hands import meld as pinochle_meld


class TrialError(ValueError):
    """A question that has no answer here."""

    def __init__(self, code: str, **params: Any) -> None:
        self.code = code
        self.params = params
        super().__init__(code)


def tried(rule_set: RuleSet, state: Any, view: Any, text: str) -> dict[str, Any]:
    """Whether an action would be legal, and what it would mean; `state` None: it is somebody else's turn.

    The answer names the refusal or, for a meld or a lay-off, its kind, points and cards with what wild cards are.
    """
    game = rule_set.game
    answer: dict[str, Any] = {"legal": True}
    try:
        action = game.parse(text)
        answer["action"] = str(action)
        try:
            meaning = MEANINGS[rule_set.family.name](rule_set.rules, view, action)
        except (IllegalAction, NotationError, RefereeError):
            if state is not None:
                game.check(state, action)  # what the rules say comes first
            raise
        if meaning is not None:
            answer["meaning"] = meaning
        if state is None:
            raise IllegalAction("not-your-turn")
        game.check(state, action)
    except (IllegalAction, NotationError, RefereeError) as error:
        answer |= {"legal": False, "code": error.code, "params": error.params}
    return answer


def _pinnacola(rules: Any, view: Any, action: Any) -> Any:
    if isinstance(action, Lay):
        return msgspec.to_builtins(pinnacola_meld(rules, action.tokens))
    if isinstance(action, Off) and 0 < action.meld <= len(view.melds):
        grown = laid_off(rules, view.melds[action.meld - 1].tokens, action.token, action.end)
        return msgspec.to_builtins(pinnacola_meld(rules, grown))
    return None


def _pinochle(rules: Any, view: Any, action: Any) -> Any:
    return None


MEANINGS: Mapping[str, Callable[[Any, Any, Any], Any]] = {"pinochle": _pinochle, "pinnacola": _pinnacola}
"""What an action means beyond being legal, family by family."""


def melded(rule_set: RuleSet, view: Any, trump: str | None) -> Any:
    """What the hand of a view melds, with the arithmetic; Pinochle."""
    suit: Any = trump or getattr(view, "trump", None)
    if rule_set.family.name != "pinochle" or suit is None:
        raise TrialError("no-melds")
    return msgspec.to_builtins(pinochle_meld(rule_set.rules, view.hand, suit))


def hint(choice: Choice) -> dict[str, Any]:
    """What a bot would do in this seat, and why, in codes."""
    reasons = [{"code": reason.code, "params": dict(reason.params)} for reason in choice.reasons]
    return {"action": str(choice.action), "reasons": reasons}
