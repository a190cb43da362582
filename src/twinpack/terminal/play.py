"""A match in plain lines, at a table at home or at a shared one. The table says what has happened and what is asked;
what is typed is understood here. Knows no game: a family's layout says how it reads."""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from twinpack.client import ClientError, Place
from twinpack.families import RuleSet
from twinpack.game import NotationError
from twinpack.match import Match
from twinpack.refusals import printable
from twinpack.terminal import remote_news, sheet
from twinpack.terminal.commands import Command, Leave, title
from twinpack.terminal.layouts import LAYOUTS
from twinpack.terminal.screen import Screen, reading
from twinpack.terminal.voice import Voice
from twinpack.words import Words

INTERRUPTED = 130
"""The exit code of a program that Ctrl-C ended."""

Told = dict[str, Any]


def _begins(before: Told, now: Told) -> bool:
    """Whether a deal has begun between two view messages."""
    fresh = before["view"] is None or before["table"]["score"] is not None
    return fresh and now["view"] is not None and now["table"]["score"] is None


def _unreadable(message: Told) -> bool:
    """Whether the table could not even read the number of what it refuses."""
    return message["type"] == "refused" and message.get("to") is None


class Play(ABC):
    """What is known of the table, and the person who sees it."""

    commands: Mapping[str, Command]
    """Those of this kind of table; a family has some of its own."""

    def __init__(self, place: Place, rule_set: RuleSet, words: Words, screen: Screen) -> None:
        self.place = place
        self.rule_set = rule_set
        self.rules = rule_set.rules
        self.game = rule_set.game
        self.layout = LAYOUTS[rule_set.family.name]
        self.words = words
        self.screen = screen
        self.view_type: Any = type(self.game.view(self.game.start(0), 0))
        self.events: asyncio.Queue[Told | str | ClientError | None] = asyncio.Queue()
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
                while self.typed and self._listens() and not self._over():
                    if not self.screen.echo:
                        self._ask()  # a transcript has the question before what was typed ahead
                    await self._answer(self.typed.popleft())
                self._ask()
        except Leave:
            self.screen.tell([self.left()])
        finally:
            await self.place.leave()
            listening.cancel()
        return 0

    @abstractmethod
    def left(self) -> str:
        """What is said to somebody who leaves."""

    @abstractmethod
    async def played(self) -> Match:
        """The match so far; of the deal in progress perhaps nothing. Raises `ClientError`."""

    async def _listen(self) -> None:
        try:
            async for message in self.place.messages():
                self.events.put_nowait(message)
        except ClientError as error:
            self.events.put_nowait(error)

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
                self.typed.append(event)
            case {"type": "view"}:
                self._see(event)
                if self.place.mixing is not None and not event["table"]["score"]:
                    await self.place.mix()  # between deals the person says when
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
        yield from self._company()
        if table["deals"] and table["score"] is None:
            yield from sheet.standing(table["deals"], table["totals"], table["checks"], table["kitty"] or None, voice)
        if table["paused"] is not None:
            yield remote_news.said_paused(table, voice)

    def _company(self) -> Iterator[str]:
        """What there is to say about the others when one comes."""
        return self.company.greeted(self.now["table"], self.voice)

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
        if before and now["told"] and _begins(before, now):
            yield ""
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
        return bool(self.now) and self.place.mixing is not None and bool(self.now["table"]["score"])

    def asked(self) -> bool:
        """Whether anything is asked of the person."""
        return self.sure or self._agrees() or self.mixes() or bool(self.legal)

    def _listens(self) -> bool:
        """Whether what has been typed is read now."""
        return bool(self.now) and self.unanswered is None

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
        """Do what a line says. Raises `Leave` for the end of the input, without which one can only watch."""
        if not line:
            if self.voice.watches:
                return
            raise Leave
        self.screen.answered()
        text = line.strip()
        first, _, rest = text.partition(" ")
        name = self.command(first)
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
                if name is not None and not rest and str(action) not in self.now["legal"]:
                    await self._obey(name, rest, text)  # a word that means either, and here cannot mean the action
                else:
                    await self._act(action)

    async def _enter(self) -> None:
        if self.mixes() and self.now["table"]["paused"] is None:
            self.unanswered = await self.place.mix()
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
            self.unanswered = await self.place.send(message)
        else:
            self.screen.tell([self.words.say("error-connection-lost")])

    # Commands

    def offered(self) -> list[str]:
        """The names of all commands, those of the family first."""
        return [*self.layout.commands, *self.commands]

    def command(self, word: str) -> str | None:
        """The name of the command that a word is; English ones are understood in every language."""
        said = word.lower()
        return next((name for name in self.offered() if said in self.voice.alternatives(f"command-{name}", name)), None)

    async def _obey(self, name: str | None, rest: str, text: str) -> None:
        if name is None:
            unclear = self.words.say("not-understood", text=printable(text))
            self.screen.tell([unclear if self.legal else self.words.say("query-later")])
        elif name in self.commands:
            await self.commands[name](self, rest)
        elif self.view is None:
            self.screen.tell([self.words.say("remote-not-begun")])
        else:
            self.screen.tell(self.layout.commands[name](self.rules, self.view, self.voice))
