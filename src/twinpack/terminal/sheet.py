"""The score sheet of a match in words: one line a deal, the totals, the goal, the end."""

from collections.abc import Iterator, Sequence

from twinpack.game import Score
from twinpack.match import Match
from twinpack.seats import side
from twinpack.terminal.voice import Voice


def table(rules: str, voice: Voice) -> Iterator[str]:
    """Who sits where, and who plays with whom."""
    you, others = voice.name(voice.seat), list(map(voice.name, voice.others()))
    if voice.seats == 2:
        yield voice.say("greet-two", rules=rules, you=you, other=others[0])
        return
    if (voice.seats, voice.sides) == (4, 2):
        left, partner, right = others
        yield voice.say("greet", rules=rules, you=you, left=left, partner=partner, right=right)
        return
    yield voice.say("greet-many", rules=rules, you=you, others=voice.listed(others))
    partners = [voice.name(seat) for seat in voice.others() if voice.who(seat) == "partner"]
    if partners:
        yield voice.say("greet-partners", count=len(partners), partners=voice.listed(partners))
    else:
        yield voice.say("greet-alone")


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
        yield voice.say("deal-change", points=voice.by_side(_signed(score.change)))
        yield from _aside(score, voice)
    yield from totals(match, voice)


def totals(match: Match, voice: Voice) -> Iterator[str]:
    """The totals so far, with the side bets and the kitty where there are any."""
    sheet, nothing = match.sheet, (0,) * voice.sides
    checks = sheet.checks or (nothing if any(score.checks for score in match.scores) else ())
    kitty = sheet.kitty if any(score.kitty for score in match.scores) else None
    yield from standing(len(match.scores), sheet.totals[-1] if sheet.totals else nothing, checks, kitty, voice)


def standing(
    deals: int, totals: Sequence[int], checks: Sequence[int], kitty: int | None, voice: Voice
) -> Iterator[str]:
    """The totals after so many deals, with the side bets and the kitty where there are any."""
    yield voice.say("sheet-totals", deals=deals, points=voice.by_side(totals))
    if checks:
        yield voice.say("sheet-checks", checks=voice.by_side(_signed(checks)))
    if kitty is not None:
        yield voice.say("sheet-kitty", kitty=kitty)


def whole(match: Match, voice: Voice) -> Iterator[str]:
    """The whole score sheet: each deal, the totals, what ends the match."""
    for number, (score, sums) in enumerate(zip(match.scores, match.sheet.totals, strict=True), start=1):
        if score.void:
            yield voice.say("sheet-void", number=number)
            continue
        points = [
            voice.say("sheet-side", side=voice.side(which), points=change, total=sums[which])
            for which in voice.in_turn()
            for change in [_signed(score.change)[which]]
        ]
        yield voice.say("sheet-deal", number=number, points=", ".join(points))
        yield from _aside(score, voice)
    yield from totals(match, voice)
    yield from goal(match, voice)


def outcome(match: Match, voice: Voice) -> Iterator[str]:
    """Who has won the match, and why; nothing while it lasts."""
    found = match.sheet.outcome
    if found is None:
        return
    totals = voice.by_side(match.sheet.totals[-1])
    if found.winner is None:
        yield voice.say("end-shared", points=totals)
        return
    winner = voice.side(found.winner)
    if not voice.watches and found.winner == side(voice.seat, voice.sides):
        yield voice.say("end-won", points=totals)
    else:
        yield voice.say("end-lost", winner=winner, points=totals)
    yield voice.say(f"outcome-{found.reason}", side=winner, target=match.sheet.target)


def _aside(score: Score, voice: Voice) -> Iterator[str]:
    """What a deal has moved besides the points: side bets, and chips into the kitty or out of it."""
    if any(score.checks):
        yield voice.say("deal-checks", checks=voice.by_side(_signed(score.checks)))
    if score.kitty:
        yield voice.say("deal-kitty", kitty=_signed([score.kitty])[0])


def _signed(numbers: Sequence[int]) -> list[str]:
    return [f"{number:+d}" if number else "0" for number in numbers]
