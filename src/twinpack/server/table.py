"""One shared table: a task that alone writes to its match. Everything reaches it through a bounded inbox, one message
at a time; an action is answered once it is on disk."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from typing import Any

import msgspec

from twinpack import fair, verify
from twinpack import match as matches
from twinpack.bots.base import Choice
from twinpack.game import CHANCE, IllegalAction, NotationError
from twinpack.referee import RefereeError
from twinpack.seats import Seat, side
from twinpack.server import claims, metrics, speech, trial
from twinpack.server.book import Book, Forked, Header
from twinpack.server.entries import (
    Acted,
    Committed,
    Conceded,
    Entry,
    Mixed,
    Paused,
    Revealed,
    TookBack,
)
from twinpack.server.protocol import (
    PHRASES,
    Act,
    AddChance,
    Answer,
    Answered,
    AskHint,
    AskMelds,
    ClientMessage,
    Look,
    Mute,
    Pause,
    Proposal,
    Propose,
    ProtocolError,
    Refused,
    Said,
    Say,
    ServerMessage,
    Try,
    ViewMessage,
    decode,
    encode,
)
from twinpack.server.sitting import Sitting, after, folded, may_take_back
from twinpack.server.telling import table_info, view_message
from twinpack.server.thinking import STAND_IN, Thinkers
from twinpack.words import Words

LOG = logging.getLogger("twinpack.table")

INBOX = 128
OUTBOX = 64
"""So many messages wait before a sender is held up, or a reader who does not read is let go."""

HINTS = "expert"
"""The bot that is asked for hints."""

SHUFFLE_WAIT, NEXT_DEAL_WAIT = 5.0, 120.0
"""Seconds that a shuffle waits for the chance of people who are here: within a deal, and before the next one."""


class Connection:
    """One client at a table: who, which seat it looks from (None: a spectator), and what it is still to be sent.

    `words` None: the client has words of its own. A list and a future in place of an `asyncio.Queue` spare three
    kilobytes, and there are thousands of these.
    """

    __slots__ = ("_awaited", "ended", "lost", "muted", "name", "outbox", "player", "seat", "words")

    def __init__(self, seat: Seat | None, name: str, player: str | None = None, words: Words | None = None) -> None:
        self.seat = seat
        self.name = name
        self.player = player
        self.words = words
        self.outbox: list[bytes] = []
        self.muted: frozenset[Seat | None] = frozenset()
        self.lost = False
        self.ended = False
        self._awaited: asyncio.Future[None] | None = None

    def send(self, data: bytes) -> None:
        """Put a message in line; a client that has stopped reading is cut off, to come back when it likes."""
        if self.lost or self.ended:
            return
        if len(self.outbox) < OUTBOX:
            self.outbox.append(data)
        else:
            self.lost = True
            metrics.SLOW_READERS.inc()
        self._wake()

    def close(self) -> None:
        """Nothing more comes; what is in line is still sent."""
        self.ended = True
        self._wake()

    async def next(self) -> bytes | None:
        """The next message to send, once there is one; None when nothing more is to be sent."""
        while not (self.outbox or self.ended or self.lost):
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited
        return self.outbox.pop(0) if self.outbox and not self.lost else None

    def _wake(self) -> None:
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)


class BotChose(msgspec.Struct, frozen=True):
    """What a bot would do at a version, worked out elsewhere."""

    version: int
    action: str
    by: Any = ""


class Changed(msgspec.Struct, frozen=True):
    """Entries that come from the lobby: somebody takes or leaves a seat. `done` learns how it went."""

    entries: tuple[Entry, ...]
    done: asyncio.Future[None]


class Came(msgspec.Struct, frozen=True):
    """A client is here."""

    connection: Any


class Left(msgspec.Struct, frozen=True):
    """A client is gone."""

    connection: Any


class Message(msgspec.Struct, frozen=True):
    """What a client says."""

    connection: Any
    message: ClientMessage
    at: float


Job = BotChose | Changed | Came | Left | Message


class Table:
    """A match with the people at it. `run` it as one task.

    `chance` is where the seeds of a match at this moment come from, `waits` how long a shuffle waits for people: within
    a deal, and before the next one. `thinkers` are where its bots think.
    """

    def __init__(
        self,
        header: Header,
        sitting: Sitting,
        store: Book,
        *,
        clock: Callable[[], float] = time.monotonic,
        chance: Callable[[matches.Match], Random] = lambda match: SystemRandom(),
        waits: tuple[float, float] = (SHUFFLE_WAIT, NEXT_DEAL_WAIT),
        thinkers: Thinkers | None = None,
    ) -> None:
        self.header = header
        self.sitting = sitting
        self.store = store
        self.settings = header.settings
        self.digest = sitting.rule_set.digest  # it takes longer than all the rest of a view
        self.clock = clock
        self.chance = chance
        self.waits = waits
        self.thinkers = thinkers or Thinkers()
        self.inbox: asyncio.Queue[Job] = asyncio.Queue(INBOX)
        self.connections: set[Connection] = set()
        self.idle_since = clock()
        self.proposal: Proposal | None = None
        self.claim: tuple[Any, ...] = ()
        self.claimed: dict[Seat, int] = {}
        self.over_told = False
        self.logs: dict[Seat | None, list[str]] = {}
        self.shown: dict[Seat | None, tuple[int, Any]] = {}
        self.away = dict.fromkeys(range(len(sitting.seats)), clock())
        self.turn_began: tuple[int, float] = (-1, clock())
        self.shuffle_since = clock()
        self.thinking: tuple[int, asyncio.Task[None]] | None = None
        self.advice: dict[Seat, tuple[int, asyncio.Task[Choice]]] = {}
        self.advising: set[asyncio.Task[None]] = set()
        self.answering: tuple[Connection, int] | None = None
        self.stopping = False
        self._rebuild_logs()

    # The task

    async def run(self) -> None:
        """Serve the table until it is told to stop."""
        changed = True
        while not (self.stopping and self.inbox.empty()):
            if changed:
                await self._move_on()
                self._tell_all()
            before = (self.sitting.version, self.proposal, len(self.connections))
            job = await self._next_job()
            if job is not None:
                await self._guarded(job)
            now = (self.sitting.version, self.proposal, len(self.connections))
            changed = now != before or job is None
        thoughts = [self.thinking, *self.advice.values()]
        for task in (*(thought[1] for thought in thoughts if thought is not None), *self.advising):
            task.cancel()
        for connection in self.connections:
            connection.close()

    async def hear(self, connection: Connection, data: bytes | str) -> None:
        """Hand the table what a client sends; what is no message is refused at once."""
        try:
            message = decode(data)
        except ProtocolError as error:
            self._send_refusal(connection, error.to, error.code, error.params)
        else:
            await self.submit(Message(connection, message, self.clock()))

    async def submit(self, job: Job) -> None:
        """Hand the table something; waits while the inbox is full."""
        await self.inbox.put(job)

    async def stop(self) -> None:
        """End the task once what waits is done."""
        self.stopping = True
        await self.inbox.put(Left(None))

    async def _next_job(self) -> Job | None:
        alarm = self._alarm()
        if alarm is None:
            return await self.inbox.get()
        try:
            async with asyncio.timeout(max(0.0, alarm - self.clock())):
                return await self.inbox.get()
        except TimeoutError:
            return None

    async def _guarded(self, job: Job) -> None:
        """Do a job; whatever is wrong with it is answered and changes nothing."""
        try:
            await self._do(job)
        except (IllegalAction, NotationError, RefereeError, trial.TrialError) as error:
            self.answering = None
            if isinstance(job, Message):
                self._refuse(job, error.code, **error.params)
        except Forked:
            self.answering = None
            LOG.warning("match %s was written by another process", self.sitting.id)
            await self._reload()
            if isinstance(job, Message):
                self._refuse(job, "stale")

    async def _do(self, job: Job) -> None:
        match job:
            case Message():
                await self._obey(job)
            case BotChose(version, action, by):
                if version != self.sitting.version or self.sitting.to_act is None:
                    return
                if by == "bot" and not self.is_away(self.sitting.to_act):
                    self.thinking = None  # whom it thought for has come back
                else:
                    bank = self._left(self.sitting.to_act) if by == "clock" else None
                    await self._append(Acted(action, self.sitting.to_act, by, bank))
            case Changed(added, done):
                try:
                    await self._append(*added)
                except Exception as error:
                    if not done.done():
                        done.set_exception(error)
                    raise
                if not done.done():  # who asked may have gone
                    done.set_result(None)
            case Came(connection):
                self.connections.add(connection)
                self.shuffle_since = self.clock()
                self._show(connection)
            case Left(connection):
                self.connections.discard(connection)
                if connection is not None and connection.seat is not None and not self.here(connection.seat):
                    self.away[connection.seat] = self.clock()
                    if self.proposal is not None and connection.seat in (self.proposal.seat, *self.proposal.waiting):
                        self.proposal = None
                if not self.connections:
                    self.idle_since = self.clock()

    # What clients ask

    async def _obey(self, job: Message) -> None:
        connection, message = job.connection, job.message
        match message:
            case Act():
                await self._act(job, message)
            case AddChance():
                await self._mix(job, message)
            case Look():
                self._show(connection, message.id)
            case Say():
                self._say(job, message)
            case Mute(seat=seat, on=on):
                connection.muted = connection.muted | {seat} if on else connection.muted - {seat}
                self._reply(job, Answered("mute", to=message.id))
            case Try() | AskMelds() | AskHint():
                await self._answer_question(job)
            case Propose() | Answer() | Pause():
                await self._table_matter(job)

    async def _act(self, job: Message, message: Act) -> None:
        seat = job.connection.seat
        if self._stale(job, message.version):
            return
        if seat is None or seat != self.sitting.to_act:
            self._refuse(job, "not-your-turn")
        elif self.sitting.paused is not None:
            self._refuse(job, "paused")
        else:
            self.answering = (job.connection, message.id)
            await self._append(Acted(message.action, seat, bank=self._left(seat)))
            metrics.ACTIONS.observe(self.clock() - job.at)

    async def _mix(self, job: Message, message: AddChance) -> None:
        seat = job.connection.seat
        due = self.sitting.commit is not None and message.number == self.sitting.shuffles
        if not due or seat is None or seat not in self._mixing():
            self._refuse(job, "no-shuffle")
            return
        self.answering = (job.connection, message.id)
        await self._append(Mixed(seat, message.chance))

    def _stale(self, job: Message, version: int) -> bool:
        if version == self.sitting.version:
            return False
        self._refuse(job, "stale")
        self._show(job.connection)
        return True

    def _say(self, job: Message, message: Say) -> None:
        if bool(message.text.strip()) == bool(message.phrase) or (message.phrase and message.phrase not in PHRASES):
            self._refuse(job, "nothing-said", allowed=list(PHRASES))
            return
        speaker = job.connection
        data = encode(Said(speaker.seat, speaker.name, message.text.strip(), message.phrase))
        for connection in self.connections:
            if speaker.seat not in connection.muted:
                connection.send(data)
        self._reply(job, Answered("say", to=message.id))

    async def _answer_question(self, job: Message) -> None:
        seat, state, game = job.connection.seat, self.sitting.match.state, self.sitting.match.game
        message = job.message
        if seat is None or not self.sitting.in_deal:
            self._refuse(job, "spectators-watch" if seat is None else "no-deal")
            return
        rule_set, view = self.sitting.rule_set, game.view(state, seat)
        if isinstance(message, Try):
            result = trial.tried(rule_set, state if self.sitting.to_act == seat else None, view, message.action)
            if job.connection.words is not None and not result["legal"]:
                result["message"] = speech.refused(result["code"], result["params"], job.connection.words)
            self._reply(job, Answered("try", result, message.id))
        elif isinstance(message, AskMelds):
            self._reply(job, Answered("melds", trial.melded(rule_set, view, message.trump), message.id))
        elif self.sitting.to_act != seat:
            self._refuse(job, "not-your-turn")
        else:
            task = asyncio.create_task(self._advise(job, seat, self.sitting))
            self.advising.add(task)
            task.add_done_callback(self.advising.discard)

    async def _advise(self, job: Message, seat: Seat, sitting: Sitting) -> None:
        """Answer what a bot would do, once it knows; a seat that asks twice has the same answer."""
        version, thought = self.advice.get(seat, (-1, None))
        if thought is None or version != sitting.version:
            state, game = sitting.match.state, sitting.match.game
            chosen = self.thinkers.choose(HINTS, sitting.rule_set, 0, game.view(state, seat), game.legal(state))
            thought = asyncio.create_task(chosen)
            self.advice[seat] = (sitting.version, thought)
        hint = trial.hint(await asyncio.shield(thought))
        if job.connection.words is not None:
            voice = speech.voice_for(sitting, seat, job.connection.words)
            hint["told"] = speech.advised(sitting, hint, voice)
        self._reply(job, Answered("hint", hint, job.message.id))

    async def _table_matter(self, job: Message) -> None:
        seat, message = job.connection.seat, job.message
        if seat is None or self.sitting.seats[seat].player is None:
            self._refuse(job, "spectators-watch")
        elif isinstance(message, Pause):
            if (self.sitting.paused is not None) == message.on:
                self._refuse(job, "already-so")
                return
            self.answering = (job.connection, message.id)
            await self._append(Paused(seat, message.on))
        elif isinstance(message, Propose):
            await self._propose(job, seat, message)
        elif isinstance(message, Answer):
            await self._agree(job, seat, message)

    async def _propose(self, job: Message, seat: Seat, message: Propose) -> None:
        if self.proposal is not None or self.sitting.over:
            self._refuse(job, "already-proposed" if self.proposal else "match-over")
            return
        others = {other for other in self.sitting.people() if other != seat and self.here(other)}
        mine = {other for other in others if self._side(other) == self._side(seat)}
        if message.what == "takeback":
            if not self.settings.takebacks or may_take_back(self.sitting, seat) is None:
                self._refuse(job, "no-takeback")
                return
            waiting = others
        elif message.what == "claim":
            # Once a deal, since the answer to a claim tells something of hidden cards.
            if self.claimed.get(seat) == self.sitting.match.begun:
                self._refuse(job, "claimed-before")
                return
            self.claimed[seat] = self.sitting.match.begun
            found = self._claim(seat)
            if found is None:
                self._refuse(job, "cannot-claim")
                return
            self.claim, certain = found
            bot_rivals = any(
                self._side(other) != self._side(seat) and self.sitting.seats[other].player is None
                for other in range(len(self.sitting.seats))
            )
            if not certain and bot_rivals:
                self._refuse(job, "claim-not-certain")
                return
            waiting = set() if certain else others - mine
        else:
            waiting = mine
        self.answering = (job.connection, message.id)
        self.proposal = Proposal(message.what, seat, tuple(sorted(waiting)))
        await self._agreed()

    async def _agree(self, job: Message, seat: Seat, message: Answer) -> None:
        withdrawn = self.proposal is not None and seat == self.proposal.seat and not message.yes
        if self.proposal is None or not (withdrawn or seat in self.proposal.waiting):
            self._refuse(job, "nothing-proposed")
            return
        self.answering = (job.connection, message.id)
        left = tuple(other for other in self.proposal.waiting if other != seat)
        self.proposal = msgspec.structs.replace(self.proposal, waiting=left) if message.yes else None
        await self._agreed()

    async def _agreed(self) -> None:
        """Carry out what was proposed, if everybody asked has agreed."""
        proposal = self.proposal
        if proposal is None or proposal.waiting:
            return
        self.proposal = None
        if proposal.what == "takeback":
            count = may_take_back(self.sitting, proposal.seat)
            if count is not None:
                await self._append(TookBack(proposal.seat, count))
        elif proposal.what == "concede":
            await self._append(Conceded(self._side(proposal.seat)))
        else:
            await self._append(*self._claimed())

    def _claim(self, seat: Seat) -> tuple[tuple[Any, ...], bool] | None:
        """The play by which a claim comes true, and whether it is certain; None if it cannot come true."""
        sitting = self.sitting
        if not sitting.in_deal:
            return None
        family, game, state = sitting.rule_set.family.name, sitting.match.game, sitting.match.state
        for certain in (True, False):
            found = claims.line(family, game, state, seat, certain=certain)
            if found:
                return found, certain
        return None

    def _claimed(self) -> list[Entry]:
        game, state = self.sitting.match.game, self.sitting.match.state
        entries: list[Entry] = []
        for action in self.claim:
            entries.append(Acted(str(action), game.to_act(state), "claim"))
            state = game.apply(state, action)
        return entries

    # What happens by itself

    async def _move_on(self) -> None:
        """Shuffle, reveal and let bots think, as far as it is nobody's turn."""
        while not self.stopping:
            sitting = self.sitting
            if sitting.unrevealed and not sitting.in_deal and (sitting.match.between or sitting.over):
                await self._append(Revealed(await self.store.seeds(sitting.id, sitting.unrevealed)))
                continue
            if sitting.to_act == CHANCE and self._may_shuffle() and await self._shuffle():
                continue
            break
        self._think()

    def _may_shuffle(self) -> bool:
        ready = all(not occupant.open for occupant in self.sitting.seats)
        return ready and bool(self.connections) and self.sitting.paused is None

    async def _shuffle(self) -> bool:
        """Promise a seed, or, once everybody here has mixed in chance or had the time to, draw."""
        sitting = self.sitting
        if sitting.commit is None:
            seed, number = self.chance(sitting.match).randbytes(fair.SEED_BYTES).hex(), sitting.shuffles + 1
            self.shuffle_since = self.clock()
            await self._append(Committed(fair.commitment(sitting.id, number, seed)), seed=(number, seed))
            return True
        if any(until > self.clock() for until in self._mixing().values()):
            return False
        (seed,) = await self.store.seeds(sitting.id, [sitting.shuffles])
        key = fair.key(sitting.commit, seed, sitting.mixes)
        await self._append(Acted(str(verify.drawn(verify.offered(sitting.match), key))))
        return True

    def _mixing(self) -> dict[Seat, float]:
        """The people who have not yet mixed chance into the shuffle that is due, and until when it waits for them."""
        within, between = self.waits
        here = self.shuffle_since + (within if self.sitting.in_deal else between)
        return {
            seat: here if self.here(seat) else min(here, self.away[seat] + self.settings.grace)
            for seat in self.sitting.to_mix()
        }

    def _think(self) -> None:
        """Have a bot think about the turn, if it is one's or somebody away's."""
        seat, version = self.sitting.to_act, self.sitting.version
        if seat is None or seat == CHANCE or not self.connections or self.sitting.paused is not None:
            return
        if self.thinking is not None and self.thinking[0] == version:
            return
        name, by = self._player_for(seat)
        if name is None:
            if self.turn_began[0] != version:
                self.turn_began = (version, self.clock())
            return
        self.thinking = (version, asyncio.create_task(self._ask_bot(name, seat, version, by)))

    def _player_for(self, seat: Seat) -> tuple[str | None, str]:
        """The bot that acts for a seat now, and why; None while a person is to."""
        occupant = self.sitting.seats[seat]
        if occupant.bot is not None:
            return occupant.bot, ""
        if self.is_away(seat):
            return STAND_IN, "bot"
        deadline = self.deadline()
        if deadline is not None and self.clock() >= deadline:
            return STAND_IN, "clock"
        return None, ""

    async def _ask_bot(self, name: str, seat: Seat, version: int, by: str) -> None:
        state, game, rule_set = self.sitting.match.state, self.sitting.match.game, self.sitting.rule_set
        began = self.clock()
        seed = self.chance(self.sitting.match).getrandbits(32)
        try:
            action = (
                await self.thinkers.choose(name, rule_set, seed, game.view(state, seat), game.legal(state))
            ).action
        except Exception:  # a mistake of a bot must not stop the people at its table
            LOG.exception("a bot failed")
            action = next(game.legal(state))
        if by == "":
            await asyncio.sleep(max(0.0, self.settings.pace / 10 - (self.clock() - began)))
        await self.submit(BotChose(version, str(action), by))

    # Time

    def deadline(self) -> float | None:
        """When the clock decides for the seat to act; None without a clock."""
        clock, seat = self.settings.clock, self.sitting.to_act
        if not clock.decision or seat is None or seat == CHANCE or self.sitting.paused is not None:
            return None
        if self.turn_began[0] != self.sitting.version:
            self.turn_began = (self.sitting.version, self.clock())
        return self.turn_began[1] + clock.decision + self.banks[seat]

    @property
    def banks(self) -> tuple[float, ...]:
        """The seconds left in the bank of each seat."""
        return tuple(float(self.settings.clock.bank) if left is None else left for left in self.sitting.banks)

    def _left(self, seat: Seat) -> float | None:
        """What is left in a seat's bank after the decision that it makes now; None if it costs nothing."""
        if not self.settings.clock.decision or self.turn_began[0] != self.sitting.version:
            return None
        over = self.clock() - self.turn_began[1] - self.settings.clock.decision
        return round(max(0.0, self.banks[seat] - over), 1) if over > 0 else None

    def _alarm(self) -> float | None:
        """When something happens by itself, if nothing else does before."""
        seat = self.sitting.to_act
        if not self.connections or seat is None or self.sitting.paused is not None:
            return None
        if seat == CHANCE:
            waits = self.sitting.commit is not None and self._may_shuffle()
            return max(self._mixing().values(), default=self.clock()) if waits else None
        if self.thinking is not None and self.thinking[0] == self.sitting.version:
            return None
        alarms = [] if self.here(seat) else [self.away[seat] + self.settings.grace]
        deadline = self.deadline()
        return min([*alarms, *([] if deadline is None else [deadline])], default=None)

    # Writing and telling

    async def _append(self, *added: Entry, seed: tuple[int, str] | None = None) -> None:
        """Make entries happen: checked, then on disk, then here. Raises what the rules refuse, and `Forked`."""
        before = self.sitting
        now = folded(before, added)
        await self.store.append(before.id, before.version, added, seed=seed, over=now.over)
        self.sitting = now
        self.proposal = None if any(isinstance(entry, Acted | TookBack) for entry in added) else self.proposal
        metrics.ENTRIES.inc(len(added))
        self._extend_logs(before, added)

    async def _reload(self) -> None:
        """Take the match over from whoever wrote to it."""
        from twinpack.server.sitting import begin

        fresh = begin(self.sitting.id, self.sitting.rule_set)
        self.sitting = folded(fresh, await self.store.entries(self.sitting.id))
        self._rebuild_logs()
        self._tell_all()

    def _extend_logs(self, before: Sitting, added: Sequence[Entry]) -> None:
        """What each seat saw happen, line by line."""
        sitting = before
        for entry in added:
            if isinstance(entry, TookBack):
                self._rebuild_logs()
                return
            if isinstance(entry, Acted):
                match = sitting.match
                if match.state is None or match.between or not match.state.log:
                    self.logs = {seat: [] for seat in (None, *range(match.game.seats))}
                if match.state is not None:
                    self._see(matches.ready(match), match.game.parse(entry.action))
            sitting = after(sitting, entry) if len(added) > 1 else sitting

    def _rebuild_logs(self) -> None:
        match = self.sitting.match
        self.logs = {seat: [] for seat in (None, *range(match.game.seats))}
        if match.state is None:
            return
        state = match.game.start(match.state.dealer, match.state.race)
        for action in match.state.log:
            self._see(state, action)
            state = match.game.apply(state, action)

    def _see(self, state: Any, action: Any) -> None:
        for seat, log in self.logs.items():
            log.append(self.sitting.match.game.seen(state, action, seat))

    def _tell_all(self) -> None:
        """Send everybody the table as it is now; who asked gets it as the answer."""
        info = table_info(self)
        asked, number = self.answering or (None, None)
        self.answering = None
        messages: dict[tuple[Seat | None, str], ViewMessage] = {}
        ready: dict[tuple[Seat | None, str], bytes] = {}
        for connection in self.connections:
            place = (connection.seat, connection.words.language if connection.words else "")
            if place not in messages:
                messages[place] = view_message(self, info, connection.seat, connection.words)
            if connection is asked:
                connection.send(encode(msgspec.structs.replace(messages[place], to=number)))
                continue
            if place not in ready:
                ready[place] = encode(messages[place])
            connection.send(ready[place])
        self.shown = {seat: (self.sitting.match.begun, message.view) for (seat, _), message in messages.items()}
        self.over_told = self.sitting.over

    def _show(self, connection: Connection, to: int | None = None) -> None:
        message = view_message(self, table_info(self), connection.seat, connection.words, anew=True)
        self.shown.setdefault(connection.seat, (self.sitting.match.begun, message.view))
        connection.send(encode(msgspec.structs.replace(message, to=to)))

    def _reply(self, job: Message, message: ServerMessage) -> None:
        job.connection.send(encode(message))

    def _refuse(self, job: Message, code: str, **params: Any) -> None:
        self._send_refusal(job.connection, job.message.id, code, params)

    def _send_refusal(self, connection: Connection, to: int | None, code: str, params: dict[str, Any]) -> None:
        metrics.REFUSALS.labels(code).inc()
        said = "" if connection.words is None else speech.refused(code, params, connection.words)
        connection.send(encode(Refused(code, params, self.sitting.version, to, said)))

    def here(self, seat: Seat) -> bool:
        """Whether somebody is connected who looks from a seat."""
        return any(connection.seat == seat for connection in self.connections)

    def is_away(self, seat: Seat) -> bool:
        """Whether a seat has been left for longer than the host lets it wait, so that a bot stands in."""
        return not self.here(seat) and self.clock() >= self.away[seat] + self.settings.grace

    def _side(self, seat: Seat) -> int:
        return side(seat, self.sitting.match.game.sides)
