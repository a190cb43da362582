"""What a person may ask at any prompt. A command answers lines and changes nothing."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from twinpack import bots, rulebook
from twinpack.families import RuleSet
from twinpack.game import IllegalAction, NotationError
from twinpack.refusals import printable, refusal, values
from twinpack.terminal import saved, sheet
from twinpack.terminal.layouts import LAYOUTS, Layout
from twinpack.terminal.saved import Sitting
from twinpack.terminal.voice import Voice

ADVISER = "club"
"""The bot whose choice `hint` shows."""


class Leave(Exception):
    """The person leaves the table."""


class Moment(msgspec.Struct, frozen=True):
    """When a command is given: the match, who reads, and what is legal now (nothing between deals)."""

    sitting: Sitting
    voice: Voice
    legal: tuple[Any, ...] = ()

    @property
    def layout(self) -> Layout:
        """How the family reads in the terminal."""
        return LAYOUTS[self.sitting.rule_set.family.name]

    @property
    def rules(self) -> Any:
        """The rules played by."""
        return self.sitting.rule_set.rules

    @property
    def view(self) -> Any:
        """What the person may see of the deal."""
        match = self.sitting.match
        return match.game.view(match.state, self.voice.seat)

    def check(self, text: str) -> Any:
        """The action that `text` means, if it is legal. Raises `NotationError` or `IllegalAction`."""
        match = self.sitting.match
        action = self.layout.understood(self.rules, self.view, text, self.voice)
        match.game.check(match.state, action)
        return action


def obey(at: Moment, text: str) -> Iterator[str] | None:
    """What the command in `text` answers; None if it is none. English names are understood in every language.

    Raises `Leave` if it is the one to leave.
    """
    first, _, rest = text.partition(" ")
    for name, command in offered(at.layout).items():
        if first.lower() in at.voice.alternatives(f"command-{name}", name):
            return command(at, rest.strip())
    return None


def kept(sitting: Sitting, voice: Voice) -> Iterator[str]:
    """Save the match; a line only if that fails, and then the match goes on all the same."""
    try:
        saved.keep(sitting)
    except OSError as error:
        yield voice.say("save-failed", file=str(sitting.file), why=error.strerror or str(error))


def explain(at: Moment, rest: str) -> Iterator[str]:
    """What is asked, and all commands."""
    voice = at.voice
    if at.legal:
        yield from at.layout.explained(at.rules, at.view, at.legal, voice)
    else:
        yield voice.say("explain-over")
    for name in offered(at.layout):
        called = voice.alternatives(f"command-{name}", name)
        yield voice.say("explain-command", word=called[1], doc=voice.say(f"command-{name}.doc"))


def why(at: Moment, rest: str) -> Iterator[str]:
    """Why something may not be done now, or that it may."""
    if not at.legal:
        yield at.voice.say("query-later")
    elif not rest:
        yield at.voice.say("query-what", example=at.layout.said(at.legal[0], at.voice))
    else:
        try:
            action = at.check(rest)
        except NotationError as error:
            yield at.voice.say("not-understood", text=printable(error.params["text"]))
        except IllegalAction as error:
            yield refusal(error, at.voice.words)
        else:
            yield at.voice.say("query-allowed", what=at.layout.said(action, at.voice))


def hint(at: Moment, rest: str) -> Iterator[str]:
    """What a good player would do here, and why."""
    if not at.legal:
        yield at.voice.say("query-later")
        return
    adviser = bots.make(ADVISER, at.sitting.rule_set, at.sitting.seed)
    choice = adviser.choose(at.view, at.legal)
    yield at.voice.say("hint-choice", what=at.layout.said(choice.action, at.voice))
    for reason in choice.reasons:
        yield at.voice.say(f"why-{reason.code}", **values(dict(reason.params), at.voice.words))


def title(rule_set: RuleSet, voice: Voice) -> str:
    """What a rule set is called: its name in words if it has one."""
    key = f"variant-{rule_set.id.replace('/', '-')}"
    return voice.say(key) if voice.words.has(key) else printable(rule_set.id)


def rules(at: Moment, rest: str) -> Iterator[str]:
    """The readable rules."""
    rule_set = at.sitting.rule_set
    yield rulebook.text(title(rule_set, at.voice), rule_set.family.outline(at.rules), at.voice.words)


def save(at: Moment, rest: str) -> Iterator[str]:
    """Save the match; it is saved after every action anyway."""
    failed = list(kept(at.sitting, at.voice))
    yield from failed or [at.voice.say("save-done", file=str(at.sitting.file))]


def leave(at: Moment, rest: str) -> Iterator[str]:
    """Leave the table: raises `Leave`."""
    raise Leave


Command = Callable[[Moment, str], Iterator[str]]

COMMANDS: dict[str, Command] = {
    "hint": hint,
    "why": why,
    "table": lambda at, rest: at.layout.news(at.rules, None, at.view, at.voice),
    "score": lambda at, rest: sheet.whole(at.sitting.match, at.voice),
    "rules": rules,
    "save": save,
    "quit": leave,
    "explain": explain,
}
"""The commands of every family by the name under which `locales/` list the words (`command-NAME`) and say what it does
(`.doc`)."""


def offered(layout: Layout) -> dict[str, Command]:
    """The commands of a family and those of all."""
    return {**{name: _of_family(part) for name, part in layout.commands.items()}, **COMMANDS}


def _of_family(part: Callable[[Any, Any, Voice], Iterator[str]]) -> Command:
    return lambda at, rest: part(at.rules, at.view, at.voice)
