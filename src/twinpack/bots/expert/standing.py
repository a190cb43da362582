"""What the score of a deal is worth to a side: points, and near the end of a match the chance to win it."""

from math import exp, sqrt
from statistics import fmean

from msgspec.structs import replace

from twinpack.bots.club.stakes import CHECK
from twinpack.bots.club.valuation import stake
from twinpack.game import Race, Score
from twinpack.match import judge
from twinpack.pinochle.rules import Rules

SWING = 0.6
"""How far the lead of one side over another moves in a deal (standard deviation), in parts of all trick points."""

LINEAR = 0.02
"""How much of a point a point is still worth when the match is decided, so that play stays sensible."""


def worth(rules: Rules, race: Race, score: Score, mine: int) -> float:
    """What a score is worth to the side `mine`, in points of its lead over the others.

    Far from the target a point is a point. Near it a point is worth what it adds to the chance to win.

    >>> far, near = Race((0, 0), 1500), Race((1400, 1400), 1500)
    >>> round(worth(Rules(), Race(), Score((200, 100)), 0)), round(worth(Rules(), far, Score((200, 100)), 0))
    (100, 108)
    >>> worth(Rules(), near, Score((100, 0), 0), 0) > 2 * worth(Rules(), near, Score((90, 0), 0), 0)
    True
    """
    change = score.change
    if not change:
        return 0.0
    lead = _lead(change, mine)
    if score.checks:
        lead += CHECK * stake(rules) * _lead(score.checks, mine)
    if score.wins is None and not (race.totals and race.target):
        return lead
    size = _size(rules, race, mine)
    won = _chance_after(rules, race, score, mine)
    return size * (won - _chance(rules, race, race.totals or (0,) * len(change), mine)) + LINEAR * lead


def _lead(points: tuple[int, ...], mine: int) -> float:
    return points[mine] - fmean(points[:mine] + points[mine + 1 :])


def _chance_after(rules: Rules, race: Race, score: Score, mine: int) -> float:
    """The chance of a side to win the match after a deal."""
    if score.wins is not None:
        return float(score.wins == mine)
    totals = tuple(race.of(side) + points for side, points in enumerate(score.change))
    if not score.void:
        declarers = score.declarers if score.made or not rules.match.must_declare else None
        outcome = judge(replace(rules.match, target=race.target), totals, declarers)
        if outcome is not None:
            return 0.5 if outcome.winner is None else float(outcome.winner == mine)
    return _chance(rules, race, totals, mine)


def _chance(rules: Rules, race: Race, totals: tuple[int, ...], mine: int) -> float:
    """The chance of a side to win from here on, if all play equally well: the less is left to play, the surer."""
    rivals = [total for side, total in enumerate(totals) if side != mine]
    ahead = totals[mine] - max(rivals)
    odds = 4 * ahead / _size(rules, Race(totals, race.target), mine)
    return 1 / (1 + exp(-max(-50.0, min(50.0, odds))))


def _size(rules: Rules, race: Race, mine: int) -> float:
    """How many points are worth a match, as the chance to win grows by each near an even stand."""
    left = max(0, (race.target or rules.match.target) - max(race.totals, default=0))
    return 4 * SWING * stake(rules) * sqrt(0.5 + left / stake(rules))
