"""A seat at a shared table of a server, or a place to watch, in plain lines."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from twinpack import record
from twinpack.client import Http, Link, Seat, parse_link
from twinpack.families import RuleSet
from twinpack.match import Match
from twinpack.terminal import joining, remote_news
from twinpack.terminal.commands import commands
from twinpack.terminal.play import INTERRUPTED, Play
from twinpack.terminal.screen import Screen, opened
from twinpack.words import Words


def run(
    url: str,
    *,
    name: str | None = None,
    watch: bool = False,
    words: Words,
    folder: Path | None = None,
    read: Callable[[], str] | None = None,
    write: Callable[[str], Any] | None = None,
) -> int:
    """Join the table that a link opens until the match is over or the person leaves.

    A key in the link opens its seat; else the person takes an open seat, under `name` or one that is asked for, or
    with `watch` looks on. `read` answers a line at a time and "" at the end of the input. Answers the exit code: 0 at
    the end and when the person leaves, 130 on Ctrl-C. Raises `ClientError` for what the server or the link refuses.
    """
    link = parse_link(url)
    words, screen, read = opened(words, read, write)
    try:
        server = Http(link.base, None if link.key or watch else joining.jar(link.base, folder))
        rule_set = joining.visited(server, link)
        if not link.key and not watch:
            joining.sit(server, link, name, lambda: _name(screen, read, words))
        table = Remote(link, server, rule_set, words, screen)
        return asyncio.run(table.play(read))
    except KeyboardInterrupt:
        screen.tell(["", words.say("remote-left-watching" if watch else "remote-left")])
        return INTERRUPTED
    except EOFError:
        return 0


def _name(screen: Screen, read: Callable[[], str], words: Words) -> str:
    """The name that the person types. Raises `EOFError` if nobody is there."""
    while True:
        screen.ask(words.say("remote-name"))
        line = read()
        screen.answered()
        if not line:
            raise EOFError
        if line.strip():
            return line.strip()


async def say(at: "Remote", rest: str) -> None:
    """Chat."""
    await at.send({"type": "say", "text": remote_news.readable(rest)[:300]})


async def pause(at: "Remote", rest: str) -> None:
    """Stop the match or let it go on."""
    await at.send({"type": "pause", "on": bool(at.now) and at.now["table"]["paused"] is None})


class Remote(Play):
    """A match at a table of a server, to which the connection may be lost and where there are other people."""

    commands = commands({"say": say, "pause": pause})

    def __init__(self, link: Link, server: Http, rule_set: RuleSet, words: Words, screen: Screen) -> None:
        seat = Seat(link, server.cookie, mix=False, language=words.language, lost=self._on_lost)
        super().__init__(seat, rule_set, words, screen)
        self.link = link
        self.server = server

    def _on_lost(self) -> None:
        self.events.put_nowait(None)

    def left(self) -> str:
        return self.words.say("remote-left-watching" if self.voice.watches else "remote-left")

    async def played(self) -> Match:
        """The match out of the record of its finished deals."""
        text = await asyncio.to_thread(self.server.ask, "GET", f"/api/matches/{self.link.match}/record")
        return await asyncio.to_thread(lambda: record.replay(record.loads(text)))

    def _company(self) -> Iterator[str]:
        free = sum(info["kind"] == "open" for info in self.now["table"]["seats"])
        if free:
            shared = msgspec.structs.replace(self.link, key=None)
            yield self.voice.say("remote-open", count=free, link=str(shared))
        yield from super()._company()
