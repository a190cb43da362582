"""What a deal scores, from the numbers that people write down."""

from collections.abc import Sequence
from typing import get_args

from msgspec.structs import replace

from twinpack.auction import lowest
from twinpack.cards import Suit
from twinpack.game import ALONE, IllegalAction, Race, Score
from twinpack.pinochle import scoring
from twinpack.pinochle.checks import of_shown
from twinpack.pinochle.melds import MARRIAGES, MULTIPLES, Meld
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import GIVEN_UP, INSTANT_PINOCHLE_SAVE
from twinpack.pinochle.state import Shown, Unplayed
from twinpack.pinochle.tally import Tally
from twinpack.referee.errors import RefereeError
from twinpack.referee.pinochle.numbers import Numbers, check_bid, check_meld, check_points, each_side

DECLARER = 0
"""The place of the declarers' number among those of the sides."""

_REPEATED = ("run", "royal-marriage", "marriage", "pinochle", "aces", "kings", "queens", "jacks")

MELD_NAMES = (
    *(prefix + name for name in _REPEATED for prefix in MULTIPLES),
    *("run-extra-king", "run-extra-queen", "run-extra-both", "dix", "grand-pinochle", "roundhouse"),
)
"""What melds are called."""


def score(
    rules: Rules,
    *,
    meld: Numbers,
    bid: int | None = None,
    dix: Numbers = (),
    points: Numbers | None = None,
    tricks: Numbers | None = None,
    unplayed: str | None = None,
    moon: bool = False,
    trump: Suit | None = None,
    partner: int | None = None,
    shown: Sequence[Sequence[str]] = (),
    claimant: int | None = None,
    totals: Numbers = (),
    target: int | None = None,
) -> Score:
    """What a deal scores; numbers are one a side, the declarers' first and the others' clockwise from there.

    Where nobody declares they are those of the sides in turn; where only the declarer's count, the others' may be
    left out. `points` are the trick points and `tricks` the numbers of tricks won, by default just enough to win the
    points. A deal that the rules leave unplayed is recognised by its numbers; `unplayed` says why another was not
    played. `partner` is the place of a called partner's numbers (from 1), `shown` are the names of each side's melds
    where they bring side bets or the match, `claimant` is the side that claimed to be out; `totals` and `target` say
    how the match stood before the deal.

    >>> score(Rules(), bid=350, meld=(320, 60), points=(160, 90)).change
    (480, 150)
    """
    meld = each_side(rules, meld, "--meld", alone=rules.meld.who == "declarer")
    dix = each_side(rules, dix or (0,) * rules.table.sides, "--dix")
    check_bid(rules, bid)
    check_meld(rules, meld, dix)
    if moon and not (rules.scoring.moon_bonus or rules.scoring.moon_penalty):
        raise IllegalAction("no-moon")
    race = _race(rules, claimant, unplayed, totals, target)
    pair = _declarers(rules, bid, partner, unplayed)
    both = sum(meld[place] for place in pair)
    if points is not None and unplayed is not None:
        raise RefereeError("points-unplayed")
    if bid is not None:
        unplayed = _unplayed(rules, bid, both, unplayed)
    elif unplayed is not None:
        raise RefereeError("no-contract")
    points, tricks = _taken(rules, points, tricks, unplayed, claimed=claimant is not None)
    _check_trump(rules, trump, unplayed)
    tally = Tally(
        meld=meld,
        dix=dix,
        points=points,
        tricks=tricks,
        declarers=pair,
        bid=bid or 0,
        trump=trump,
        unplayed=unplayed,
        moon=moon,
        claimant=claimant,
    )
    return scoring.settle(rules, _with_shown(rules, _together(tally), shown), race)


def _race(rules: Rules, claimant: int | None, unplayed: str | None, totals: Numbers, target: int | None) -> Race:
    """Where the match stood before the deal, which a claim to be out needs."""
    if unplayed == "claimed-out" and claimant is None:
        raise RefereeError("claimant-missing")
    if claimant is not None and not (rules.stock.claim_out and rules.deal.method == "stock"):
        raise RefereeError("no-claim")
    if claimant is not None and not 0 <= claimant < rules.table.sides:
        raise RefereeError("no-such-side", side=claimant + 1, limit=rules.table.sides)
    if claimant is not None and not totals:
        raise RefereeError("totals-missing")
    if target is not None and target < 1:
        raise RefereeError("not-positive", number=target)
    if not totals:
        return ALONE
    return Race(each_side(rules, totals, "--scores"), target or rules.match.target)


def _declarers(rules: Rules, bid: int | None, partner: int | None, unplayed: str | None) -> Numbers:
    """The places of those who declared."""
    if bid is None:
        return ()
    limit = rules.table.sides
    if rules.table.partner == "fixed" or unplayed == "no-suit":
        if partner is not None:
            raise RefereeError("partner-not-called")
        return (DECLARER,)
    if partner is None:
        raise RefereeError("partner-missing", limit=limit)
    if not 0 < partner < limit:
        raise RefereeError("partner-range", number=partner + 1, limit=limit)
    return (DECLARER, partner)


def _taken(
    rules: Rules, points: Numbers | None, tricks: Numbers | None, unplayed: str | None, *, claimed: bool
) -> tuple[Numbers, Numbers]:
    """The trick points and the tricks of each side: none of a deal that was not played."""
    nothing = (0,) * rules.table.sides
    if points is None:
        if unplayed is None:
            raise RefereeError("points-missing", total=rules.trick_total)
        return nothing, nothing
    only_declarer = bool(rules.payment.table) or not rules.scoring.defenders_score
    points = each_side(rules, points, "--tricks", alone=only_declarer)
    if tricks is not None:
        tricks = each_side(rules, tricks, "--tricks-won", alone=only_declarer)
    check_points(rules, points, tricks, whole=not claimed)
    return points, tricks or _at_least(rules, points)


def _at_least(rules: Rules, points: Numbers) -> Numbers:
    """The fewest tricks that can have won these points; a side that alone has points has won them all."""
    each = rules.tricks if sum(part > 0 for part in points) == 1 else 1
    return tuple(each if part else 0 for part in points)


def _unplayed(rules: Rules, bid: int, meld: int, given: str | None) -> str | None:
    """Why the cards are not played, as far as the numbers say it or else as given. None: they are."""
    if given is not None and given not in get_args(Unplayed):
        raise RefereeError("unplayed-unknown", text=given, allowed=list(get_args(Unplayed)))
    found = _by_numbers(rules, bid, meld)
    if found is not None and given in (None, found):
        return found
    if given is not None:
        _check_unplayed(rules, bid, meld, given)
    return given


def _by_numbers(rules: Rules, bid: int, meld: int) -> str | None:
    if meld < rules.meld.minimum:
        return "under-minimum"
    if rules.scoring.made_by_meld and meld >= bid:
        return "made-by-meld"
    if rules.scoring.not_at_table and bid - meld > rules.trick_total:
        return "not-at-table"
    return None


def _check_unplayed(rules: Rules, bid: int, meld: int, given: str) -> None:
    """Raise if a deal with these numbers cannot have ended before play for this reason."""
    paid, scores = rules.payment, rules.scoring
    if given == "under-minimum":
        raise RefereeError("meld-not-under-minimum", meld=meld, minimum=rules.meld.minimum)
    if given == "not-at-table" and scores.not_at_table:
        raise RefereeError("is-at-table", missing=max(bid - meld, 0), total=rules.trick_total)
    if given == "made-by-meld" and scores.made_by_meld:
        raise RefereeError("meld-below-bid", meld=meld, bid=bid)
    if given in ("not-at-table", "made-by-meld"):
        raise RefereeError("must-be-played")
    if given == "concession" and not scores.concede:
        raise IllegalAction("no-concession")
    if given == "no-suit" and rules.trump.needs == "none":
        raise RefereeError("any-suit")
    if given == "yielded" and not (paid.table and paid.yielding):
        raise RefereeError("no-yielding")
    if given == "forfeit":
        if not (paid.table and paid.forfeit):
            raise RefereeError("no-forfeit")
        least = lowest(rules.auction, None)
        if bid > least:
            raise RefereeError("forfeit-bid", bid=bid, minimum=least)


def _check_trump(rules: Rules, trump: Suit | None, unplayed: str | None) -> None:
    """Whether trump is known where it multiplies what is paid, and only asked for there."""
    paid = rules.payment
    if not paid.table or paid.spades == paid.hearts == 1:
        if trump is not None:
            raise RefereeError("trump-idle")
        return
    plain = unplayed in ("forfeit", "no-suit") or (unplayed in GIVEN_UP and paid.plain_concession)
    if trump is None and not plain:
        raise RefereeError("trump-missing")


def _together(tally: Tally) -> Tally:
    """The numbers of those who play together with a called partner added up: of the others only what they took."""
    if len(tally.declarers) < 2:
        return tally

    def added(numbers: Numbers, which: int) -> int:
        party = [place for place in range(len(numbers)) if (place in tally.declarers) == (which in tally.declarers)]
        return sum(numbers[place] for place in party)

    places = range(len(tally.meld))
    return replace(
        tally,
        meld=tuple(added(tally.meld, which) if which in tally.declarers else tally.meld[which] for which in places),
        dix=tuple(added(tally.dix, which) if which in tally.declarers else tally.dix[which] for which in places),
        points=tuple(added(tally.points, which) for which in places),
        tricks=tuple(added(tally.tricks, which) for which in places),
    )


def _with_shown(rules: Rules, tally: Tally, shown: Sequence[Sequence[str]]) -> Tally:
    """The side bets that melds bring, and the side that wins the match by one."""
    if not shown:
        return tally
    wanted = rules.scoring.instant_meld
    if not rules.checks.played and wanted == "none":
        raise RefereeError("melds-bring-nothing")
    if len(shown) != rules.table.sides:
        raise RefereeError("numbers-count", name="--melds", given=len(shown), count=rules.table.sides)
    for name in (name for names in shown for name in names):
        if name not in MELD_NAMES:
            raise RefereeError("meld-unknown", text=name, allowed=list(MELD_NAMES))
    bets = tuple(sum(of_shown(rules.checks, _shown(name)) for name in names) for names in shown)
    least = INSTANT_PINOCHLE_SAVE * rules.scale if wanted == "quadruple-pinochle" else 0
    winners = [side for side, names in enumerate(shown) if wanted in names and tally.points[side] >= least]
    return replace(tally, checks=bets if rules.checks.played else (), instant=winners[0] if winners else None)


def _shown(name: str) -> Shown:
    """One meld of that name, by itself."""
    table = tuple(card for pair in MARRIAGES.values() for card in pair) if name == "roundhouse" else ()
    return Shown((Meld(name, 0, table, 0),), table)
