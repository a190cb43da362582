"""A seat at a shared table, or a place to watch, in plain lines. The server says what has happened and what is asked;
what is typed is understood here, and its commands are those of a match at home and a few for the people around."""

import asyncio
import sys
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from twinpack.client import ClientError, Http, Link, Seat, parse_link
from twinpack.families import RuleSet
from twinpack.game import NotationError
from twinpack.refusals import printable
from twinpack.terminal import joining, remote_news, sheet
from twinpack.terminal.commands import Leave, title
from twinpack.terminal.layouts import LAYOUTS
from twinpack.terminal.play import INTERRUPTED
from twinpack.terminal.remote_commands import COMMANDS
from twinpack.terminal.screen import Screen, own_input, printable_words, printing, reading
from twinpack.terminal.voice import Voice
from twinpack.words import Words

Told = dict[str, Any]


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
    if write is None:
        words = printable_words(words)
        screen = Screen(printing, echo=sys.stdin.isatty(), fill=sys.stdout.isatty(), ascii=words.ascii)
    else:
        screen = Screen(write, ascii=words.ascii)
    read = read or own_input()
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


def _unreadable(message: Told) -> bool:
    """Whether the server could not even read the number of what it refuses."""
    return message["type"] == "refused" and message.get("to") is None


class Remote:
    """What is known of the table, and the person who sees it."""

    def __init__(self, link: Link, server: Http, rule_set: RuleSet, words: Words, screen: Screen) -> None:
        self.link = link
        self.server = server
        self.rule_set = rule_set
        self.rules = rule_set.rules
        self.game = rule_set.game
        self.layout = LAYOUTS[rule_set.family.name]
        self.words = words
        self.screen = screen
        self.view_type: Any = type(self.game.view(self.game.start(0), 0))
        self.events: asyncio.Queue[Told | str | ClientError | None] = asyncio.Queue()
        self.seat = Seat(link, server.cookie, mix=False, language=words.language, lost=self._on_lost)
        self.voice = Voice(words, self.game.seats, self.game.seats, self.game.sides)
        self.company = remote_news.Company()
        self.now: Told = {}
        self.view: Any = None
        self.legal: tuple[Any, ...] = ()
        self.typed: deque[str] = deque()
        self.unanswered: int | None = None
        self.connected = True
        self.sure = False
        self.shown_at = -1

    async def play(self, read: Callable[[], str]) -> int:
        """Serve the person until the end."""
        listening = asyncio.create_task(self._listen())
        reading(read, self.events)  # type: ignore[arg-type]  # a queue that takes more takes lines
        try:
            while not self._over():
                await self._happen(await self.events.get())
                while self.typed and self.now and self.unanswered is None and not self._over():
                    await self._answer(self.typed.popleft())
                self._ask()
        except Leave:
            self.screen.tell([self.words.say("remote-left-watching" if self.voice.watches else "remote-left")])
        finally:
            await self.seat.leave()
            listening.cancel()
        return 0

    async def _listen(self) -> None:
        try:
            async for message in self.seat.messages():
                self.events.put_nowait(message)
        except ClientError as error:
            self.events.put_nowait(error)

    def _on_lost(self) -> None:
        self.events.put_nowait(None)

    def _over(self) -> bool:
        return bool(self.now) and self.now["table"]["outcome"] is not None

    # What comes

    async def _happen(self, event: Told | str | ClientError | None) -> None:
        match event:
            case None:
                self._lose()
            case ClientError():
                raise event
            case str():
                if event or not self.voice.watches:
                    self.typed.append(event)
            case {"type": "view"}:
                self._see(event)
                if self.seat.mixing is not None and not event["table"]["score"]:
                    await self.seat.mix()  # between deals the person says when
            case _:
                self.screen.tell(self._heard(event))
        if isinstance(event, dict) and (event.get("to") == self.unanswered or _unreadable(event)):
            self.unanswered = None

    def _lose(self) -> None:
        if self.connected:
            unheard = [self.words.say("error-connection-lost")] if self.unanswered is not None else []
            self.screen.tell(unheard or [self.words.say("remote-lost")])
        self.connected, self.unanswered, self.shown_at = False, None, -1

    def _see(self, message: Told) -> None:
        before, self.now = self.now, message
        old, self.view = self.view, message["view"] and msgspec.convert(message["view"], self.view_type)
        self.legal = tuple(map(self.game.parse, message["legal"]))
        seats, names = self.game.seats, remote_news.names(message["table"])
        place = seats if message["seat"] is None else message["seat"]
        self.voice = Voice(self.words, place, seats, self.game.sides, names)
        if before and not self.connected:
            self.screen.tell([self.words.say("remote-again")])
        self.connected = True
        if before:
            self.screen.tell(self.company.changed(before["table"], message["table"], self.voice))
            self.screen.tell(remote_news.matters(before, message, self.voice))
        else:
            self.screen.tell(self._greeting())
        self.screen.tell(self._news(before, old))

    def _greeting(self) -> Iterator[str]:
        voice, table = self.voice, self.now["table"]
        if voice.watches:
            names = voice.listed([voice.name(seat) for seat in range(voice.seats)])
            yield voice.say("remote-watch", rules=title(self.rule_set, voice), names=names)
        else:
            yield from sheet.table(title(self.rule_set, voice), voice)
        if self.rule_set.match.end == "deals":
            yield voice.say("sheet-deals", deals=self.rule_set.match.deals)
        else:
            yield voice.say("sheet-target", target=table["target"])
        yield voice.say("greet-help")
        free = sum(info["kind"] == "open" for info in table["seats"])
        if free:
            shared = msgspec.structs.replace(self.link, key=None)
            yield voice.say("remote-open", count=free, link=str(shared))
        yield from self.company.greeted(table, voice)
        if table["deals"] and table["score"] is None:
            points = voice.by_side(table["totals"])
            yield voice.say("sheet-totals", deals=table["deals"], points=points)
        if table["paused"] is not None:
            yield remote_news.said_paused(table, voice)

    def _news(self, before: Told, old: Any) -> Iterator[str]:
        """What has happened in the deal; after a lost connection only what is new."""
        now = self.now
        if before and remote_news.same_deal(before, now) and now["table"]["outcome"] is None:
            if now["log"][: len(before["log"])] != before["log"]:
                return
            if old is not None and now["anew"]:
                yield from self.layout.news(self.rules, old, self.view, self.voice)
                return
        if before and now["log"] == before["log"] and now["table"]["outcome"] == before["table"]["outcome"]:
            return
        yield from now["told"]

    def _heard(self, message: Told) -> list[str]:
        """What any other message says."""
        match message:
            case {"type": "refused"}:
                return [message["message"] or message["code"]]
            case {"type": "said"}:
                return [remote_news.chat(message, self.voice, self.words)]
            case {"type": "answered", "what": "hint", "result": result}:
                return list(result["told"])
            case {"type": "answered", "what": "try", "result": {"legal": True, "action": action}}:
                said = self.layout.said(self.game.parse(action), self.voice)
                return [self.words.say("query-allowed", what=said)]
            case {"type": "answered", "what": "try", "result": result}:
                return [result["message"]]
        return []

    # What is asked

    def mixes(self) -> bool:
        """Whether the next deal waits for the person."""
        return bool(self.now) and self.seat.mixing is not None and bool(self.now["table"]["score"])

    def _agrees(self) -> bool:
        """Whether the answer to somebody's proposal is awaited."""
        proposal = self.now["table"]["proposal"] if self.now else None
        return proposal is not None and self.now["seat"] in proposal["waiting"]

    def _ask(self) -> None:
        """Let the question that is open stand below all lines, with what one must see to answer it."""
        if not self.now or self._over() or not self.connected or self.unanswered is not None:
            return
        words, table = self.words, self.now["table"]
        yes, no = (self.voice.alternatives(f"command-{word}", word)[1] for word in ("yes", "no"))
        if self.sure or self._agrees():
            self.screen.ask(words.say("remote-sure" if self.sure else "remote-agree", yes=yes, no=no))
        elif table["paused"] is None and self.mixes():
            self.screen.ask(words.say("ask-next"))
        elif table["paused"] is None and self.legal:
            if self.shown_at != self.now["version"]:
                self.shown_at = self.now["version"]
                self._show_hand()
            self.screen.ask(self.now["question"])

    def _show_hand(self) -> None:
        lines = self.layout.shown(self.rules, self.view, self.voice)
        self.screen.tell([line for line in lines if line[:1].upper() + line[1:] not in self.screen.recent])
        if self.now["table"]["deadline"] is not None:
            self.screen.tell([self.words.say("remote-clock", seconds=round(self.now["table"]["deadline"]))])

    # What is typed

    async def _answer(self, line: str) -> None:
        """Do what a line says. Raises `Leave` for the end of the input."""
        if not line:
            raise Leave
        self.screen.answered()
        text = line.strip()
        first, _, rest = text.partition(" ")
        name = self._command(first)
        if (self.sure or self._agrees()) and name in ("yes", "no"):
            await self._decide(name == "yes")
            return
        self.sure = False
        if not text:
            await self._enter()
        elif name == "say" or not self.legal:
            await self._obey(name, rest.strip(), text)
        else:
            try:
                action = self.layout.understood(self.rules, self.view, text, self.voice)
            except NotationError as error:
                await self._obey(name, rest.strip(), error.params["text"])
            else:
                await self._act(action)

    async def _enter(self) -> None:
        if self.mixes() and self.now["table"]["paused"] is None:
            self.unanswered = await self.seat.mix()
        elif self.legal:
            action = self.layout.default(self.legal)
            if action is None:
                self.screen.tell([self.words.say("answer-needed")])
            else:
                await self._act(action)

    async def _act(self, action: Any) -> None:
        await self.send({"type": "act", "version": self.now["version"], "action": str(action)})

    async def _decide(self, yes: bool) -> None:
        if not self.sure:
            await self.send({"type": "answer", "yes": yes})
        elif yes:
            await self.send({"type": "propose", "what": "concede"})
        self.sure = False

    async def send(self, message: Told) -> None:
        """Send something that is answered, or say that there is no connection."""
        if self.connected:
            self.unanswered = await self.seat.send(message)
        else:
            self.screen.tell([self.words.say("error-connection-lost")])

    # Commands

    def _command(self, word: str) -> str | None:
        """The name of the command that a word is; English ones are understood in every language."""
        names = (*self.layout.commands, *COMMANDS)
        return next((name for name in names if word.lower() in self.voice.alternatives(f"command-{name}", name)), None)

    async def _obey(self, name: str | None, rest: str, text: str) -> None:
        if name is None:
            unclear = self.words.say("not-understood", text=printable(text))
            self.screen.tell([unclear if self.legal else self.words.say("query-later")])
        elif name in COMMANDS:
            await COMMANDS[name](self, rest)
        elif self.view is None:
            self.screen.tell([self.words.say("remote-not-begun")])
        else:
            self.screen.tell(self.layout.commands[name](self.rules, self.view, self.voice))
