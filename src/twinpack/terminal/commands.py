"""What a person may type at any time at a table. A command asks the table, or says what is known here."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from twinpack import rulebook
from twinpack.client import ClientError
from twinpack.families import RuleSet
from twinpack.game import NotationError
from twinpack.refusals import printable, refusal
from twinpack.terminal import sheet
from twinpack.terminal.voice import Voice

if TYPE_CHECKING:
    from twinpack.terminal.play import Play

Command = Callable[[Any, str], Awaitable[None]]


class Leave(Exception):
    """The person leaves the table."""


def title(rule_set: RuleSet, voice: Voice) -> str:
    """What a rule set is called: its name in words if it has one."""
    key = f"variant-{rule_set.id.replace('/', '-')}"
    return voice.say(key) if voice.words.has(key) else printable(rule_set.id)


async def hint(at: "Play", rest: str) -> None:
    """What a good player would do, and why."""
    if at.legal:
        await at.send({"type": "hint"})
    else:
        at.screen.tell([at.words.say("query-later")])


async def why(at: "Play", rest: str) -> None:
    """Why something may not be done now, or that it may."""
    if not at.legal:
        at.screen.tell([at.words.say("query-later")])
    elif not rest:
        at.screen.tell([at.words.say("query-what", example=at.now["labels"][0])])
    else:
        try:
            action = at.layout.understood(at.rules, at.view, rest, at.voice)
        except NotationError as error:
            at.screen.tell([at.words.say("not-understood", text=printable(error.params["text"]))])
        else:
            await at.send({"type": "try", "action": str(action)})


async def table(at: "Play", rest: str) -> None:
    """The whole deal so far."""
    if at.view is None:
        at.screen.tell([at.words.say("remote-not-begun")])
    else:
        at.screen.tell(at.layout.news(at.rules, None, at.view, at.voice))


async def score(at: "Play", rest: str) -> None:
    """The score sheet."""
    try:
        played = await at.played()
    except ClientError as error:
        at.screen.tell([refusal(error, at.words)])
    else:
        at.screen.tell(sheet.whole(played, at.voice))


async def read_rules(at: "Play", rest: str) -> None:
    """The rules in words."""
    outline = at.rule_set.family.outline(at.rules)
    at.screen.tell([rulebook.text(title(at.rule_set, at.voice), outline, at.words)])


async def take_back(at: "Play", rest: str) -> None:
    """Ask for one's last decision back."""
    await at.send({"type": "propose", "what": "takeback"})


async def claim(at: "Play", rest: str) -> None:
    """Claim the rest."""
    await at.send({"type": "propose", "what": "claim"})


async def concede(at: "Play", rest: str) -> None:
    """Give the match up, once one is sure."""
    at.sure = not at.voice.watches
    if at.voice.watches:
        at.screen.tell([at.words.say("error-spectators-watch")])


async def agree(at: "Play", rest: str) -> None:
    """Say yes although nothing may be asked."""
    await at.send({"type": "answer", "yes": True})


async def decline(at: "Play", rest: str) -> None:
    """Say no although nothing may be asked."""
    await at.send({"type": "answer", "yes": False})


async def leave(at: "Play", rest: str) -> None:
    """Leave: raises `Leave`."""
    raise Leave


async def explain(at: "Play", rest: str) -> None:
    """What can be typed now."""
    at.screen.tell(_explained(at))


def _explained(at: "Play") -> Iterator[str]:
    voice = at.voice
    if at.legal:
        yield from at.layout.explained(at.rules, at.view, at.legal, voice)
    else:
        yield voice.say("explain-over" if at.mixes() else "remote-explain")
    for name in at.offered():
        called = voice.alternatives(f"command-{name}", name)[1]
        yield voice.say("explain-command", word=called, doc=voice.say(f"command-{name}.doc"))


def commands(own: Mapping[str, Command]) -> Mapping[str, Command]:
    """The commands of all tables, and among them those that only one kind of table has.

    They go by the names under which `locales/` list their words (`command-NAME`) and say what they do (`.doc`).
    """
    return {
        "hint": hint,
        "why": why,
        "table": table,
        "score": score,
        "rules": read_rules,
        "takeback": take_back,
        "claim": claim,
        "concede": concede,
        **own,
        "yes": agree,
        "no": decline,
        "quit": leave,
        "explain": explain,
    }
