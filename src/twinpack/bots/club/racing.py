"""What the score of the match adds to the price of a contract."""

from twinpack.bots.club.stakes import defence
from twinpack.bots.club.valuation import stake
from twinpack.game import Race
from twinpack.pinochle.rules import Rules

HASTE = 0.2
"""How much less a contract must promise where the match would be lost without it, and how much more where it is won
anyway, in parts of all trick points."""
SURE = 0.5
"""The part of what a side scores on average without a contract that it can count on."""


def haste(rules: Rules, race: Race, mine: int) -> float:
    """What is added to the price of a contract, in points, since the match is so far on.

    >>> haste(Rules(), Race((1400, 1490), 1500), 0) < 0 < haste(Rules(), Race((1490, 1000), 1500), 0)
    True
    """
    if not race.totals or not race.target:
        return 0.0
    most = HASTE * stake(rules)
    left = [race.target - total for total in race.totals]
    rivals = min(points for which, points in enumerate(left) if which != mine)
    if rules.match.must_declare:  # whoever has come near needs one contract more
        return -most if min(left[mine], rivals) <= rules.auction.minimum else 0.0
    sure = SURE * defence(rules)
    if left[mine] <= sure and rivals > rules.auction.minimum:
        return most
    return -most if rivals <= sure and rules.match.both_over == "declarers" else 0.0
