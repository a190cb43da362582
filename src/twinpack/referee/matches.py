"""Whether a match is over, and who has won it."""

import msgspec

from twinpack.match import MatchRules, Outcome, judge
from twinpack.referee.errors import RefereeError


def match(
    rules: MatchRules,
    totals: tuple[int, ...],
    declarers: int | None = None,
    *,
    sides: int = 2,
    deals: int | None = None,
    target: int | None = None,
) -> Outcome | None:
    """Whether a match with these totals is over, and who has won it.

    There is one total a side, in their order; `declarers` is the side that declared the last deal, `deals` how many
    have been played, `target` the one now in force where it has been raised. Raises `RefereeError` where the answer
    hangs on one that is missing.

    >>> match(MatchRules(), (1510, 1740), declarers=0)
    Outcome(winner=0, reason='declarers-first')
    """
    if len(totals) != sides:
        raise RefereeError("numbers-count", name="--scores", given=len(totals), count=sides)
    if declarers is not None and not 0 <= declarers < len(totals):
        raise RefereeError("no-such-side", side=declarers + 1, limit=len(totals))
    if target is not None and target < 1:
        raise RefereeError("not-positive", number=target)
    if deals is not None and deals < 1:
        raise RefereeError("not-positive", number=deals)
    rules = msgspec.structs.replace(rules, target=target or rules.target)
    if declarers is None and len({judge(rules, totals, side) for side in range(len(totals))}) > 1:
        raise RefereeError("declarers-missing")
    if deals is None and len({judge(rules, totals, declarers, number) for number in (1, rules.deals)}) > 1:
        raise RefereeError("deals-missing", total=rules.deals)
    return judge(rules, totals, declarers, deals or 1)
