"""What the score of the match adds to the price of a contract."""

from twinpack.bots.club.stakes import check, defence
from twinpack.bots.club.valuation import stake
from twinpack.game import Race
from twinpack.pinochle.rules import Rules

HASTE = 0.2
"""How much less a contract must promise where the match would be lost without it, and how much more where it is won
anyway, or lost with a contract that fails: in parts of all trick points and of the side bets on the match."""
SURE = 0.5
"""The part of what a side scores on average without a contract that it can count on."""


def haste(rules: Rules, race: Race, mine: int) -> float:
    """What is added to the price of a contract, in points, since the match is so far on.

    >>> haste(Rules(), Race((1400, 1490), 1500), 0) < 0 < haste(Rules(), Race((1490, 1000), 1500), 0)
    True
    """
    if not race.totals or rules.payment.table:
        return 0.0
    own, bets = race.of(mine), rules.match.checks
    most = HASTE * (stake(rules) + check(rules) * (bets.game + bets.below_zero * (own < 0)))
    sinks = rules.scoring.set_penalty == "deduct" and any(
        own - rules.auction.minimum <= bottom for bottom in _bottoms(rules, race)
    )
    return most * (_urge(rules, race, mine) + sinks)


def _urge(rules: Rules, race: Race, mine: int) -> int:
    """Whether a side needs a contract (-1) or does better without one (1), now that the end may be near."""
    if not race.target:
        return 0
    left = [_goal(rules, race, which) - total for which, total in enumerate(race.totals)]
    sure, minimum = SURE * defence(rules), rules.auction.minimum
    if rules.match.both_over == "raise-target" and max(left) <= sure:  # all will be over, and the target rises
        left = [points + rules.match.target_raise for points in left]
    rivals = min(points for which, points in enumerate(left) if which != mine)
    if rules.match.must_declare:  # whoever has come near needs one contract more
        return -1 if min(left[mine], rivals) <= minimum else 0
    if left[mine] <= sure and rivals > minimum:
        return 1
    return -1 if rivals <= sure and (rules.match.both_over == "declarers" or left[mine] > rivals) else 0


def _goal(rules: Rules, race: Race, which: int) -> int:
    """The total with which a side wins: less than the target where a lead over sides that have nothing is enough."""
    lead = rules.scoring.instant_lead
    alone = all(total <= 0 for other, total in enumerate(race.totals) if other != which)
    return min(lead, race.target) if lead and alone else race.target


def _bottoms(rules: Rules, race: Race) -> list[int]:
    """The totals at which a side loses the match."""
    behind = {
        "none": [],
        "half-target-behind": [-(race.target // 2)],
        "target-behind": [-race.target],
        "target-apart": [max(race.totals) - race.target],
    }
    return behind[rules.match.mercy if race.target else "none"] + [rules.match.floor] * (rules.match.floor < 0)
