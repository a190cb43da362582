"""`twinpack replay`: a record walked through in words, or verified."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from twinpack.cli.answers import ANSWERED, NO, AsJson, Language, named, say, say_json, whole_number, words_in

if TYPE_CHECKING:
    from twinpack.game import Score
    from twinpack.match import Match, Outcome
    from twinpack.record import Record
    from twinpack.words import Words


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record of a match.")],
    check: Annotated[
        bool, typer.Option("--check", help="Only say whether the record is good; exit code 1 if not.")
    ] = False,
    deal: Annotated[str | None, typer.Option(metavar="N", help="Only this deal.")] = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Walk through the record of a match, or check that it follows its own rules."""
    from twinpack import record
    from twinpack.record import RecordError
    from twinpack.referee import RefereeError

    words = words_in(language)
    try:
        loaded = record.load(Path(file))
        match = record.replay(loaded)
    except RecordError as error:
        if not check:
            raise
        return _bad(error, words, as_json)
    if check:
        return _good(match, words, as_json)
    count = len(match.deals) + (match.state is not None and not match.between)
    chosen = list(range(1, count + 1)) if deal is None else [whole_number(deal, "--deal")]
    if chosen and not 1 <= chosen[0] <= count:
        raise RefereeError("no-such-deal", deal=chosen[0], count=count)
    if as_json:
        say_json({"rules": loaded.rule_set.id, "deals": [_plain(match, number) for number in chosen], **_result(match)})
    else:
        for line in _told(loaded, match, chosen, words):
            say(line)
    return ANSWERED


def _bad(error: Exception, words: "Words", as_json: bool) -> int:
    from twinpack.refusals import message

    code, params = named(error, words)
    said = message(code, params, words)
    if as_json:
        say_json({"ok": False, "error": {"code": code, "message": said, **params}})
    else:
        say(said)
    return NO


def _good(match: "Match", words: "Words", as_json: bool) -> int:
    if as_json:
        say_json({"ok": True, "deals": len(match.scores), **_result(match)})
    else:
        say(words.say("cli-record-good", deals=len(match.scores)))
        say(_end(match, words))
    return ANSWERED


def _result(match: "Match") -> dict[str, Any]:
    sheet = match.sheet
    winner = sheet.outcome.winner if sheet.outcome else None
    result: dict[str, Any] = {
        "scores": [list(totals) for totals in sheet.totals],
        "winner": None if winner is None else winner + 1,
    }
    if sheet.checks:
        result["checks"] = list(sheet.checks)
    if any(score.kitty for score in match.scores):
        result["kitty"] = sheet.kitty
    return result


def _end(match: "Match", words: "Words") -> str:
    sheet = match.sheet
    totals = " / ".join(map(str, sheet.totals[-1] if sheet.totals else (0,) * match.game.sides))
    said = [words.say("cli-totals", totals=totals)]
    if sheet.checks:
        said.append(words.say("cli-sheet-checks", checks=" / ".join(f"{count:+d}" for count in sheet.checks)))
    if any(score.kitty for score in match.scores):
        said.append(words.say("cli-sheet-kitty", chips=sheet.kitty))
    return " ".join([*said, outcome_words(sheet.outcome, sheet.target, words)])


def outcome_words(outcome: "Outcome | None", target: int, words: "Words") -> str:
    """Who has won a match and why, or that it goes on."""
    if outcome is None:
        return words.say("cli-match-open")
    if outcome.winner is None:
        return words.say("cli-match-shared")
    side = side_name(outcome.winner, words)
    why = words.say(f"outcome-{outcome.reason}", side=side, target=target)
    return words.say("cli-match-won", side=side) + " " + why


def side_name(side: int, words: "Words") -> str:
    """What a side is called: its number, from 1."""
    return words.say("cli-side", number=side + 1)


def reason_words(score: "Score", sides: Sequence[str], words: "Words") -> list[str]:
    """Why a deal scores what it scores, a sentence a reason."""
    return [
        words.say(
            f"reason-{reason.code}",
            side="" if reason.side is None else sides[reason.side],
            amount=reason.amount or 0,
        )
        for reason in score.reasons
    ]


def dealt(match: "Match", number: int) -> tuple[int, tuple[Any, ...], "Score | None"]:
    """The dealer, the actions and the score of a deal; the one being played has no score yet."""
    done = number <= len(match.deals)
    log = match.deals[number - 1] if done else match.state.log
    assert match.first is not None, "a match with deals has a first dealer"
    dealer = (match.first + number - 1) % match.game.seats
    return dealer, log, match.scores[number - 1] if done else None


def _plain(match: "Match", number: int) -> dict[str, Any]:
    dealer, log, score = dealt(match, number)
    return {
        "number": number,
        "dealer": dealer,
        "actions": [str(action) for action in log],
        "change": None if score is None else list(score.change),
    }


def _told(record: "Record", match: "Match", numbers: Sequence[int], words: "Words") -> Iterator[str]:
    yield words.say("cli-record-head", rules=record.rule_set.id, deals=len(match.scores))
    for number in numbers:
        yield ""
        yield from _deal(record, match, number, words)
    yield ""
    yield _end(match, words)


def _deal(record: "Record", match: "Match", number: int, words: "Words") -> Iterator[str]:
    from twinpack.cli.voices import voice_of
    from twinpack.terminal.voice import seat_name

    dealer, log, score = dealt(match, number)
    yield words.say("cli-deal", number=number, seat=seat_name(words, dealer, match.game.seats))
    yield from voice_of(record.rule_set).told(match.game, dealer, log, words)
    if score is None:
        yield words.say("cli-deal-open")
        return
    sides = [side_name(side, words) for side in range(len(score.change))]
    yield from (words.say("cli-deal-void"),) if score.void else reason_words(score, sides, words)
    change = " / ".join(f"{points:+d}" for points in score.change)
    totals = " / ".join(map(str, match.sheet.totals[number - 1]))
    yield words.say("cli-deal-change", change=change, totals=totals)
