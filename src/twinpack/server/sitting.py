"""Where a shared match stands: what its entries come to. Pure values; knows no clock, network or database."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from twinpack import fair
from twinpack import match as matches
from twinpack.families import RuleSet
from twinpack.game import CHANCE
from twinpack.match import Match
from twinpack.record import Record, Result, Takeback
from twinpack.seats import Seat
from twinpack.server.entries import (
    Acted,
    Committed,
    Conceded,
    Entry,
    Mixed,
    Paused,
    Revealed,
    Seated,
    TookBack,
)
from twinpack.verify import MATCH_TAG


class Occupant(msgspec.Struct, frozen=True):
    """Who has a seat: a person (`player`, an id), a bot by its name, or nobody yet."""

    name: str = ""
    player: str | None = None
    bot: str | None = None

    @property
    def open(self) -> bool:
        """Whether anybody may take the seat."""
        return self.player is None and self.bot is None


class Sitting(msgspec.Struct, frozen=True):
    """A shared match after `version` entries.

    `shuffles` counts the commitments so far; `commit` is the standing one, with what the seats have mixed in. `lines`
    are the entries of the match's record, takebacks and the lines that make deals verifiable among them. `banks` are
    the seconds left in the bank of each seat, None while it is full.
    """

    id: str
    rule_set: RuleSet
    match: Match
    seats: tuple[Occupant, ...]
    version: int = 0
    shuffles: int = 0
    commit: str | None = None
    mixes: tuple[fair.Mix, ...] = ()
    unrevealed: tuple[int, ...] = ()
    conceded: int | None = None
    paused: Seat | None = None
    lines: tuple[object, ...] = ()
    banks: tuple[float | None, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the match is finished, by its score or because a side gave up."""
        return self.conceded is not None or matches.to_act(self.match) is None

    @property
    def to_act(self) -> Seat | None:
        """`CHANCE`, the seat whose turn it is, or None when the match is over."""
        return None if self.over else matches.to_act(self.match)

    @property
    def in_deal(self) -> bool:
        """Whether a deal is under way, so that there are cards to hide."""
        return not self.over and self.match.state is not None and bool(self.match.state.log) and not self.match.between

    def people(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat, occupant in enumerate(self.seats) if occupant.player is not None]

    def to_mix(self) -> list[Seat]:
        """The seats of people who have not yet mixed chance into the shuffle that is due."""
        mixed = {mix.seat for mix in self.mixes}
        return [seat for seat in self.people() if seat not in mixed]

    def record(self) -> Record:
        """The record so far, without the deal in progress, whose cards are nobody's business yet."""
        lines = self.lines
        if self.in_deal:
            lines = lines[: _last_end(lines)]
        names = [(f"Seat{seat}", occupant.name or occupant.bot or "-") for seat, occupant in enumerate(self.seats)]
        return Record(self.rule_set, ((MATCH_TAG, self.id), *names), tuple(lines))


def begin(match_id: str, rule_set: RuleSet) -> Sitting:
    """A match before its first entry."""
    game = rule_set.game
    seats = (Occupant(),) * game.seats
    return Sitting(match_id, rule_set, Match(game, rule_set.match), seats, banks=(None,) * game.seats)


def after(sitting: Sitting, entry: Entry) -> Sitting:
    """The sitting after one more entry, which is trusted, except that actions are checked by the rules.

    Raises `IllegalAction` or `NotationError` for an action that is not legal.
    """
    return replace(_after(sitting, entry), version=sitting.version + 1)


def folded(sitting: Sitting, entries: Iterable[Entry]) -> Sitting:
    """The sitting after these entries."""
    for entry in entries:
        sitting = after(sitting, entry)
    return sitting


def _after(sitting: Sitting, entry: Entry) -> Sitting:
    match entry:
        case Acted():
            return _acted(sitting, entry)
        case Seated(seat, name, player, bot):
            seats = list(sitting.seats)
            seats[seat] = Occupant(name, player, bot)
            return replace(sitting, seats=tuple(seats))
        case Committed(digest):
            lines = (*sitting.lines, fair.Commit(digest))
            return replace(sitting, shuffles=sitting.shuffles + 1, commit=digest, mixes=(), lines=lines)
        case Mixed(seat, chance):
            mix = fair.Mix(seat, chance)
            return replace(sitting, mixes=(*sitting.mixes, mix), lines=(*sitting.lines, mix))
        case Revealed(seeds):
            lines = (*sitting.lines, *map(fair.Reveal, seeds))
            return replace(sitting, unrevealed=sitting.unrevealed[len(seeds) :], lines=lines)
        case TookBack(_, count):
            match = matches.taken_back(sitting.match, count)
            return replace(sitting, match=match, lines=(*sitting.lines, Takeback(count)))
        case Conceded(which):
            return replace(sitting, conceded=which)
        case Paused(seat, on):
            return replace(sitting, paused=seat if on else None)


def _acted(sitting: Sitting, entry: Acted) -> Sitting:
    action = matches.parse(sitting.match.game, entry.action)
    match = matches.advance(sitting.match, action)
    lines = (*sitting.lines, action)
    if len(match.scores) > len(sitting.match.scores):
        lines = (*lines, Result(match.scores[-1].change))
    if entry.seat is not None:
        banks = sitting.banks
        if entry.bank is not None:
            banks = (*banks[: entry.seat], entry.bank, *banks[entry.seat + 1 :])
        return replace(sitting, match=match, lines=lines, banks=banks)
    if sitting.commit is None:  # a match begun before its deals were promised
        return replace(sitting, match=match, lines=lines)
    unrevealed = (*sitting.unrevealed, sitting.shuffles)
    return replace(sitting, match=match, lines=lines, commit=None, mixes=(), unrevealed=unrevealed)


def may_take_back(sitting: Sitting, seat: Seat) -> int | None:
    """How many actions it takes to undo the last decision of `seat` in this deal, or None if that cannot be.

    Nothing is taken back past a shuffle. Where another person has acted since, what it showed stays shown: so only the
    very last action can be taken back then; what bots did since is free.
    """
    if not sitting.in_deal:
        return None
    movers = _movers(sitting)
    for back, mover in enumerate(reversed(movers), start=1):
        if mover == seat:
            return back
        if mover == CHANCE or sitting.seats[mover].player is not None:
            return None
    return None


def _movers(sitting: Sitting) -> list[Seat]:
    """Who made each action of the deal in progress."""
    game, log = sitting.match.game, sitting.match.state.log
    state = game.start(sitting.match.state.dealer, sitting.match.state.race)
    movers = []
    for action in log:
        movers.append(game.to_act(state))
        state = game.apply(state, action)
    return movers


def _last_end(lines: tuple[object, ...]) -> int:
    """How many lines there are up to the end of the last finished deal, its seeds included."""
    ends = [place for place, line in enumerate(lines, start=1) if isinstance(line, Result | fair.Reveal)]
    return ends[-1] if ends else 0
