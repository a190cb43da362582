"""The score sheet of a match in words: one line a deal, the totals, the goal, the end."""

from collections.abc import Iterator

from twinpack.match import Match
from twinpack.seats import side
from twinpack.terminal.voice import Voice


def goal(match: Match, voice: Voice) -> Iterator[str]:
    """What ends the match."""
    if match.rules.end == "deals":
        yield voice.say("sheet-deals", deals=match.rules.deals)
    else:
        yield voice.say("sheet-target", target=match.sheet.target)


def result(match: Match, voice: Voice) -> Iterator[str]:
    """What the deal just finished has done to the score, and why."""
    score = match.scores[-1]
    if score.void:
        yield voice.say("deal-void")
    else:
        for reason in score.reasons:
            which = "" if reason.side is None else voice.side(reason.side)
            yield voice.say(f"reason-{reason.code}", side=which, amount=reason.amount or 0)
        yield voice.say("deal-change", **_signed(voice, score.change))
    yield from totals(match, voice)


def totals(match: Match, voice: Voice) -> Iterator[str]:
    """The totals so far."""
    sheet = match.sheet
    totals = voice.sides(sheet.totals[-1] if sheet.totals else (0, 0))
    yield voice.say("sheet-totals", deals=len(match.scores), **totals)


def whole(match: Match, voice: Voice) -> Iterator[str]:
    """The whole score sheet: each deal, the totals, what ends the match."""
    for number, (score, sums) in enumerate(zip(match.scores, match.sheet.totals, strict=True), start=1):
        if score.void:
            yield voice.say("sheet-void", number=number)
        else:
            after = {f"total-{name}": total for name, total in voice.sides(sums).items()}
            yield voice.say("sheet-deal", number=number, **_signed(voice, score.change), **after)
    yield from totals(match, voice)
    yield from goal(match, voice)


def outcome(match: Match, voice: Voice) -> Iterator[str]:
    """Who has won the match, and why; nothing while it lasts."""
    found = match.sheet.outcome
    if found is None:
        return
    totals = voice.sides(match.sheet.totals[-1])
    if found.winner is None:
        yield voice.say("end-shared", **totals)
        return
    yield voice.say("end-won" if found.winner == side(voice.seat) else "end-lost", **totals)
    yield voice.say(f"outcome-{found.reason}", side=voice.side(found.winner), target=match.sheet.target)


def _signed(voice: Voice, change: tuple[int, ...]) -> dict[str, str]:
    return {name: f"{points:+d}" if points else "0" for name, points in voice.sides(change).items()}
