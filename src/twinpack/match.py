"""A match: deals until a target, dealer rotation, the score sheet.

Sources: `docs/rules-sources.md`, "Match".
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from twinpack.auction import Count, Loss, Points, SomePoints
from twinpack.game import CHANCE, IllegalAction, NotationError, Race, Score, draw, play
from twinpack.seats import Seat, next_seat

Checks = Annotated[int, Meta(ge=0, le=1000)]
"""A number of side bets; they are no points and stay the same on every scale."""


class WinChecks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The checks for a match won: `game`, `each` for every started `step` of the difference, `below_zero` for losers
    who are."""

    game: Checks = 0
    each: Checks = 0
    step: SomePoints = 100
    below_zero: Checks = 0


class MatchRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a match ends and who has won it."""

    end: Literal["target", "deals"] = "target"
    target: Points = 1500
    deals: Count = 4
    both_over: Literal["declarers", "highest", "extra-deal", "raise-target"] = "declarers"
    target_raise: Points = 250
    must_declare: bool = False
    floor: Loss = 0
    mercy: Literal["none", "half-target-behind", "target-behind", "target-apart"] = "none"
    checks: WinChecks = WinChecks()


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match: the winning side (None: shared) and why, as a code."""

    winner: int | None
    reason: str


class Sheet(msgspec.Struct, frozen=True):
    """The score sheet: the totals after each deal, the target now in force, and the outcome once there is one.

    `checks` are the side bets of all deals and of the match, one number a side, `kitty` what lies in the kitty.
    """

    totals: tuple[tuple[int, ...], ...]
    target: int
    outcome: Outcome | None
    checks: tuple[int, ...] = ()
    kitty: int = 0

    @property
    def race(self) -> Race:
        """Where the match stands when the next deal begins."""
        return Race(self.totals[-1] if self.totals else (), self.target)


def sheet(rules: MatchRules, scores: Iterable[Score], sides: int = 2) -> Sheet:
    """The score sheet of the deals so far, in points.

    >>> sheet(MatchRules(), [Score((1510, 1740), declarers=0)]).outcome
    Outcome(winner=0, reason='declarers-first')
    """
    totals: list[tuple[int, ...]] = []
    target = rules.target if rules.end == "target" else 0
    checks, kitty = [0] * sides, 0
    outcome: Outcome | None = None
    extra = False  # whether the deal before has already left several sides over the target
    now: tuple[int, ...] = (0,) * sides
    for number, score in enumerate(scores, start=1):
        now = tuple(total + change for total, change in zip(now, score.change, strict=True))
        totals.append(now)
        kitty += score.kitty
        checks = [bets + more for bets, more in zip(checks, score.checks or (0,) * sides, strict=True)]
        outcome = _outcome(rules, target, now, score, number, extra)
        extra = sum(total >= target for total in now) > 1
        if outcome is None and rules.both_over == "raise-target" and extra:
            target += rules.target_raise
    if outcome is not None:
        won = win_checks(rules.checks, now, outcome.winner)
        checks = [bets + more for bets, more in zip(checks, won, strict=True)]
    return Sheet(tuple(totals), target, outcome, tuple(checks) if any(checks) else (), kitty)


def win_checks(rules: WinChecks, totals: Sequence[int], winner: int | None) -> tuple[int, ...]:
    """The checks that the winner of a match gets from each other side, one number a side.

    >>> win_checks(WinChecks(10, 1, 100, 5), (1040, 610), 0)
    (15, -15)
    """
    if winner is None:
        return (0,) * len(totals)
    owed = [
        0
        if side == winner
        else rules.game + rules.each * -((total - totals[winner]) // rules.step) + rules.below_zero * (total < 0)
        for side, total in enumerate(totals)
    ]
    return tuple(sum(owed) if side == winner else -bets for side, bets in enumerate(owed))


def judge(rules: MatchRules, totals: tuple[int, ...], declarers: int | None, number: int = 1) -> Outcome | None:
    """Whether a match with these totals is over after a deal that side `declarers` declared."""
    return _outcome(rules, rules.target, totals, Score(totals, declarers), number)


def _outcome(
    rules: MatchRules, target: int, totals: tuple[int, ...], score: Score, number: int, extra: bool = False
) -> Outcome | None:
    if score.wins is not None:
        return Outcome(score.wins, "instant-win")
    sunk = [side for side, total in enumerate(totals) if rules.floor and total <= rules.floor]
    mercy = _mercy(rules, target, totals)
    if sunk or mercy is not None:
        best = _leader(totals)
        if best is not None:
            return Outcome(best, "floor" if sunk else "mercy")
    if rules.end == "deals":
        if number < rules.deals:
            return None
        return Outcome(_leader(totals), "deals-played")
    over = [side for side, total in enumerate(totals) if total >= target]
    if rules.must_declare:
        over = [side for side in over if side == score.declarers and score.made is not False]
        return Outcome(over[0], "bid-and-out") if over else None
    if len(over) == 1:
        return Outcome(over[0], "target")
    if len(over) > 1:
        if rules.both_over == "declarers" and score.declarers in over:
            return Outcome(score.declarers, "declarers-first")
        if rules.both_over in ("declarers", "highest") or (rules.both_over == "extra-deal" and extra):
            best = _leader(totals)
            return None if best is None else Outcome(best, "highest")
    return None


def _leader(totals: Sequence[int]) -> int | None:
    best = max(totals)
    return totals.index(best) if totals.count(best) == 1 else None


def _mercy(rules: MatchRules, target: int, totals: Sequence[int]) -> int | None:
    low, high = min(totals), max(totals)
    behind = {
        "none": False,
        "half-target-behind": low <= -(target // 2),
        "target-behind": low <= -target,
        "target-apart": high - low >= target,
    }[rules.mercy]
    return low if behind else None


class Dealer(msgspec.Struct, frozen=True, gc=False, tag="dealer"):
    """The chance action that opens a match: who deals first."""

    seat: Seat

    def __str__(self) -> str:
        return f"dealer {self.seat}"


class Match(msgspec.Struct, frozen=True):
    """A match in progress, as a value: `advance` answers the next one.

    `deals` are the logs of the finished deals and `scores` their results; `state` is the deal being played, or the
    one just finished until the next is dealt. The log of a match is `Dealer` and then the logs of its deals.
    """

    game: Any
    rules: MatchRules
    first: Seat | None = None
    deals: tuple[tuple[Any, ...], ...] = ()
    scores: tuple[Score, ...] = ()
    state: Any = None

    @property
    def dealer(self) -> Seat:
        """Whose deal it is now, or was last."""
        assert self.state is not None, "the first dealer is not drawn yet"
        seat: Seat = self.state.dealer
        return seat

    @property
    def begun(self) -> int:
        """How many deals there have been, the one in progress among them."""
        return len(self.deals) + (self.state is not None and not self.between)

    @property
    def sheet(self) -> Sheet:
        """The score sheet so far."""
        return sheet(self.rules, self.scores, self.game.sides)

    @property
    def log(self) -> tuple[Any, ...]:
        """Every action so far, the drawing of the first dealer included."""
        if self.first is None:
            return ()
        current = () if self.between else self.state.log
        return (Dealer(self.first), *(action for deal in self.deals for action in deal), *current)

    @property
    def between(self) -> bool:
        """Whether the deal in `state` is finished and already in the books."""
        return self.state is not None and self.game.to_act(self.state) is None


def to_act(match: Match) -> Seat | None:
    """`CHANCE`, the seat whose turn it is, or None when the match is over."""
    if match.state is None:
        return CHANCE
    turn: Seat | None = match.game.to_act(match.state)
    if turn is not None:
        return turn
    return None if match.sheet.outcome else CHANCE


def draw_next(match: Match, rng: Random) -> Any:
    """The next chance action of a match, drawn with `rng`."""
    if match.state is None:
        return Dealer(rng.randrange(match.game.seats))
    return draw(match.game, ready(match), rng)


def advance(match: Match, action: Any) -> Match:
    """The match after `action`, checked. Raises `IllegalAction`; then nothing has changed."""
    if match.state is None:
        if not isinstance(action, Dealer):
            raise IllegalAction("draw-dealer-first")
        if not 0 <= action.seat < match.game.seats:
            raise IllegalAction("no-such-seat", seat=action.seat)
        return replace(match, first=action.seat, state=match.game.start(action.seat, match.sheet.race))
    if isinstance(action, Dealer):
        raise IllegalAction("dealer-drawn")
    if to_act(match) is None:
        raise IllegalAction("match-over")
    state = play(match.game, ready(match), action)
    score = match.game.score(state)
    if score is None:
        return replace(match, state=state)
    return replace(match, state=state, deals=(*match.deals, state.log), scores=(*match.scores, score))


def taken_back(match: Match, count: int) -> Match:
    """The match as it was `count` actions ago, in the same deal."""
    state = match.game.start(match.state.dealer, match.state.race)
    for action in match.state.log[:-count]:
        state = match.game.apply(state, action)
    return replace(match, state=state)


def parse(game: Any, text: str) -> Any:
    """The action of a match that a line of text stands for. Raises `NotationError`."""
    word, _, rest = text.strip().partition(" ")
    if word != "dealer":
        return game.parse(text)
    if not rest.isascii() or not rest.isdigit() or len(rest) > 2:
        raise NotationError("seat", text=rest)
    return Dealer(int(rest))


def ready(match: Match) -> Any:
    """The state that the next action of a match applies to: a fresh one when a deal has just ended."""
    if match.game.to_act(match.state) is not None:
        return match.state
    return match.game.start(next_seat(match.dealer, match.game.seats), match.sheet.race)
