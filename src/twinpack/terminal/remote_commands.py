"""What a person may type at any time at a shared table. A command asks the server, or says what is known here."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from twinpack import record, rulebook
from twinpack.client import ClientError
from twinpack.game import NotationError
from twinpack.refusals import printable, refusal
from twinpack.terminal import remote_news, sheet
from twinpack.terminal.commands import Leave, title

if TYPE_CHECKING:
    from twinpack.terminal.remote import Remote


async def hint(at: "Remote", rest: str) -> None:
    """What a good player would do."""
    await at.send({"type": "hint"})


async def why(at: "Remote", rest: str) -> None:
    """Whether something may be done."""
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


async def table(at: "Remote", rest: str) -> None:
    """The whole deal so far."""
    if at.view is None:
        at.screen.tell([at.words.say("remote-not-begun")])
    else:
        at.screen.tell(at.layout.news(at.rules, None, at.view, at.voice))


async def score(at: "Remote", rest: str) -> None:
    """The score sheet, out of the record of the finished deals."""
    try:
        text = await asyncio.to_thread(at.server.ask, "GET", f"/api/matches/{at.link.match}/record")
    except ClientError as error:
        at.screen.tell([refusal(error, at.words)])
    else:
        played = await asyncio.to_thread(lambda: record.replay(record.loads(text)))
        at.screen.tell(sheet.whole(played, at.voice))


async def read_rules(at: "Remote", rest: str) -> None:
    """The rules in words."""
    outline = at.rule_set.family.outline(at.rules)
    at.screen.tell([rulebook.text(title(at.rule_set, at.voice), outline, at.words)])


async def say(at: "Remote", rest: str) -> None:
    """Chat."""
    await at.send({"type": "say", "text": remote_news.readable(rest)[:300]})


async def take_back(at: "Remote", rest: str) -> None:
    """Ask for one's last decision back."""
    await at.send({"type": "propose", "what": "takeback"})


async def claim(at: "Remote", rest: str) -> None:
    """Claim the rest."""
    await at.send({"type": "propose", "what": "claim"})


async def concede(at: "Remote", rest: str) -> None:
    """Give the match up, once one is sure."""
    at.sure = not at.voice.watches
    if at.voice.watches:
        at.screen.tell([at.words.say("error-spectators-watch")])


async def pause(at: "Remote", rest: str) -> None:
    """Stop the match or let it go on."""
    await at.send({"type": "pause", "on": bool(at.now) and at.now["table"]["paused"] is None})


async def agree(at: "Remote", rest: str) -> None:
    """Say yes although nothing may be asked."""
    await at.send({"type": "answer", "yes": True})


async def decline(at: "Remote", rest: str) -> None:
    """Say no although nothing may be asked."""
    await at.send({"type": "answer", "yes": False})


async def leave(at: "Remote", rest: str) -> None:
    """Leave: raises `Leave`."""
    raise Leave


async def explain(at: "Remote", rest: str) -> None:
    """What can be typed now."""
    at.screen.tell(_explained(at))


def _explained(at: "Remote") -> Iterator[str]:
    voice = at.voice
    if at.legal:
        yield from at.layout.explained(at.rules, at.view, at.legal, voice)
    else:
        yield voice.say("explain-over" if at.mixes() else "remote-explain")
    for name in (*at.layout.commands, *COMMANDS):
        called = voice.alternatives(f"command-{name}", name)[1]
        yield voice.say("explain-command", word=called, doc=voice.say(f"command-{name}.doc"))


COMMANDS: Mapping[str, Callable[["Remote", str], Awaitable[None]]] = {
    "hint": hint,
    "why": why,
    "table": table,
    "score": score,
    "rules": read_rules,
    "say": say,
    "takeback": take_back,
    "claim": claim,
    "concede": concede,
    "pause": pause,
    "yes": agree,
    "no": decline,
    "quit": leave,
    "explain": explain,
}
"""The commands of every family, by the names under which `locales/` list their words."""
