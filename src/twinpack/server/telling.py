"""What a table tells: the public part, and to each seat its own view. The only way by which anything leaves a match."""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from twinpack.game import CHANCE
from twinpack.seats import Seat
from twinpack.server import speech
from twinpack.server.protocol import SeatInfo, Shuffle, TableInfo, ViewMessage
from twinpack.server.sitting import Sitting
from twinpack.server.tally import tallied
from twinpack.terminal.screen import capital
from twinpack.words import Words

if TYPE_CHECKING:
    from twinpack.server.table import Table


def table_info(table: "Table") -> TableInfo:
    """What everybody may know of a table now."""
    sitting, rule_set = table.sitting, table.sitting.rule_set
    sheet = sitting.match.sheet
    outcome: dict[str, Any] | None = None
    if sitting.conceded is not None:
        outcome = {"winner": None, "reason": "conceded", "side": sitting.conceded}
    elif sheet.outcome is not None:
        outcome = {"winner": sheet.outcome.winner, "reason": sheet.outcome.reason}
    deadline = table.deadline()
    return TableInfo(
        id=sitting.id,
        rules_id=rule_set.id,
        family=rule_set.family.name,
        digest=table.digest,
        seats=tuple(_seat_info(table, seat) for seat in range(len(sitting.seats))),
        to_act=sitting.to_act,
        totals=sheet.totals[-1] if sheet.totals else (0,) * sitting.match.game.sides,
        target=sheet.target,
        deals=len(sitting.match.scores),
        checks=sheet.checks,
        kitty=sheet.kitty,
        outcome=outcome,
        score=sitting.match.scores[-1] if sitting.match.scores and not sitting.in_deal else None,
        shuffle=_shuffle(table),
        proposal=table.proposal,
        paused=sitting.paused,
        spectators=sum(connection.seat is None for connection in table.connections),
        host=next((seat for seat, one in enumerate(sitting.seats) if one.player == table.header.host), None),
        takebacks=table.settings.takebacks,
        pace=table.settings.pace,
        clock=table.settings.clock,
        deadline=None if deadline is None else round(deadline - table.clock(), 1),
    )


def _seat_info(table: "Table", seat: Seat) -> SeatInfo:
    occupant = table.sitting.seats[seat]
    if occupant.open:
        return SeatInfo("", "open")
    if occupant.bot is not None:
        return SeatInfo(occupant.name, "bot", occupant.bot)
    bank = round(table.banks[seat], 1) if table.settings.clock.decision else None
    return SeatInfo(occupant.name, "person", here=table.here(seat), stands_in=table.is_away(seat), bank=bank)


def _shuffle(table: "Table") -> Shuffle | None:
    sitting = table.sitting
    if sitting.commit is None or sitting.to_act != CHANCE:
        return None
    return Shuffle(sitting.shuffles, sitting.commit, tuple(sitting.to_mix()))


def view_of(sitting: Sitting, seat: Seat | None) -> Any:
    """What one seat (None: a spectator) may see of the deal; None before the first."""
    state = sitting.match.state
    return None if state is None or not state.log else sitting.match.game.view(state, seat)


def view_message(
    table: "Table", info: TableInfo, seat: Seat | None, words: Words | None, *, anew: bool = False
) -> ViewMessage:
    """Everything that one seat (None: a spectator) may know now; in `words` what has happened since the last time.

    `anew`: the whole deal so far instead.
    """
    sitting = table.sitting
    game, view = sitting.match.game, view_of(sitting, seat)
    legal = tuple(game.legal(sitting.match.state)) if seat is not None and sitting.to_act == seat else ()
    message = ViewMessage(
        version=sitting.version,
        seat=seat,
        table=info,
        view=view,
        legal=tuple(map(str, legal)),
        log=tuple(table.logs[seat]),
        tally=None if view is None else tallied(sitting.rule_set, view),
    )
    if words is None:
        return message
    voice = speech.voice_for(sitting, seat, words)
    deal, before = table.shown.get(seat, (0, None))
    if anew or deal != sitting.match.begun:
        before = None
    return replace(
        message,
        told=tuple(map(capital, speech.news(sitting, before, view, voice, table.over_told and not anew))),
        anew=anew,
        settled=tuple(map(capital, speech.settlement(sitting, view, voice))),
        question=speech.question(sitting, view, legal, voice) if legal else "",
        prompt=speech.question(sitting, view, legal, speech.touching(voice)) if legal else "",
        labels=speech.labels(sitting, legal, voice),
    )
