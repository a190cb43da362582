"""What a deal scores.

Sources: `docs/rules-sources.md`, "Settlement".
"""

from collections.abc import Iterable, Sequence

import msgspec

from twinpack.cards import Card, rank
from twinpack.game import Reason, Score
from twinpack.pinochle.phases.show import side_dix, side_meld
from twinpack.pinochle.rules import Rules, SaveRule
from twinpack.pinochle.state import State, Trick
from twinpack.seats import side

Pair = tuple[int, int]


class Tally(msgspec.Struct, frozen=True):
    """What two sides have brought in when a deal ends; every pair is (side 0, side 1).

    `meld` and its part `dix`, `points` (counters taken, buried ones and the last trick included) and `tricks` won.
    `declarers` is None where nobody declares (turned trump), and then `bid` is 0.
    """

    meld: Pair
    dix: Pair = (0, 0)
    points: Pair = (0, 0)
    tricks: Pair = (0, 0)
    declarers: int | None = None
    bid: int = 0
    unplayed: str | None = None
    moon: bool = False


def settle(rules: Rules, tally: Tally) -> Score:
    """The result of a deal, with the reasons in the order they applied.

    >>> settle(Rules(), Tally(meld=(320, 60), points=(160, 90), tricks=(7, 5), declarers=0, bid=350)).change
    (480, 150)
    """
    if tally.declarers is None:
        return _nobody_declared(rules, tally)
    declarers, defenders = tally.declarers, 1 - tally.declarers
    change = [0, 0]
    reasons: list[Reason] = []
    if tally.unplayed:
        made = False
        reasons.append(Reason(tally.unplayed, declarers, tally.bid))
        change[defenders] = _counted_meld(rules, tally, defenders, reasons)
    else:
        meld, points = _kept(rules, tally, declarers, rules.scoring.save_declarers, reasons)
        made = meld + points >= tally.bid
        reasons.append(Reason("made" if made else "set", declarers, meld + points))
        change[declarers] = meld + points if made else 0
        change[defenders] = sum(_kept(rules, tally, defenders, rules.scoring.save_defenders, reasons))
    if not made:
        if rules.scoring.set_penalty == "give":
            change[defenders] += tally.bid
            reasons.append(Reason("bid-given", defenders, tally.bid))
        else:
            change[declarers] = -tally.bid
    if tally.moon and not tally.unplayed:
        swept = tally.tricks[defenders] == 0
        change[declarers] += rules.scoring.moon_bonus if swept else -rules.scoring.moon_penalty
        reasons.append(Reason("moon-made" if swept else "moon-failed", declarers))
    return Score((change[0], change[1]), declarers, made, wins=_instant(rules, tally, reasons), reasons=tuple(reasons))


def _nobody_declared(rules: Rules, tally: Tally) -> Score:
    reasons: list[Reason] = []
    sides = (sum(_kept(rules, tally, side, rules.scoring.save_defenders, reasons)) for side in (0, 1))
    return Score((next(sides), next(sides)), wins=_instant(rules, tally, reasons), reasons=tuple(reasons))


def _counted_meld(rules: Rules, tally: Tally, side: int, reasons: list[Reason]) -> int:
    if 0 < tally.meld[side] < rules.meld.minimum:
        reasons.append(Reason("meld-too-small", side, tally.meld[side]))
        return 0
    return tally.meld[side]


def _kept(rules: Rules, tally: Tally, side: int, save: SaveRule, reasons: list[Reason]) -> Pair:
    """The meld and the trick points that a side keeps after a played deal."""
    meld, points = _counted_meld(rules, tally, side, reasons), tally.points[side]
    if saved(save, points, tally.tricks[side]):
        return meld, points
    if rules.scoring.save_covers == "all" and points:
        reasons.append(Reason("points-lost", side, points))
        points = 0
    if not meld:
        return 0, points
    dix = min(tally.dix[side], meld)
    keeps = (
        side != tally.declarers
        and {"never": 0, "only-dix": dix if dix == meld else 0, "portion": dix}[rules.scoring.dix_saves]
    )
    if keeps:
        reasons.append(Reason("dix-kept", side, keeps))
    if meld - keeps:
        reasons.append(Reason("meld-lost", side, meld - keeps))
    return int(keeps), points


def saved(save: SaveRule, points: int, tricks: int) -> bool:
    """Whether a side has won what it needs to keep its meld.

    >>> saved("point", 0, 1), saved("trick", 0, 1), saved(20, 19, 3)
    (False, True, False)
    """
    if save == "none":
        return True
    if save == "trick":
        return tricks > 0
    return points >= (1 if save == "point" else save)


def _instant(rules: Rules, tally: Tally, reasons: list[Reason]) -> int | None:
    if rules.scoring.instant_win != "all-tricks" or tally.unplayed or 0 not in tally.tricks:
        return None
    winner = tally.tricks.index(0) ^ 1
    if tally.tricks[winner] == 0:
        return None
    reasons.append(Reason("all-tricks", winner))
    return winner


def tally(rules: Rules, state: State) -> Tally:
    """What the two sides of a finished deal have brought in."""
    points, tricks = trick_points(rules, state.tricks)
    contract = state.contract
    declarers = None if contract is None else side(contract.declarer)
    if declarers is not None and rules.deal.bury_counts:
        points[declarers] += counters(rules, state.buried)
    return Tally(
        meld=(side_meld(state, 0), side_meld(state, 1)),
        dix=(side_dix(state, 0), side_dix(state, 1)),
        points=(points[0], points[1]),
        tricks=(tricks[0], tricks[1]),
        declarers=declarers,
        bid=contract.bid if contract else 0,
        unplayed=state.unplayed,
        moon=state.choice == "moon",
    )


def counters(rules: Rules, cards: Iterable[Card]) -> int:
    """What cards are worth in tricks, in points.

    >>> from twinpack.cards import cards
    >>> counters(Rules(), cards("AH AH TH KH 9S"))
    40
    """
    worth = rules.play.counters
    return sum(worth.of(rank(card)) for card in cards)


def trick_points(rules: Rules, tricks: Sequence[Trick]) -> tuple[list[int], list[int]]:
    """The trick points and the number of tricks that each side has taken so far."""
    points, won = [0, 0], [0, 0]
    for number, trick in enumerate(tricks, start=1):
        which = side(trick.winner)
        won[which] += 1
        points[which] += counters(rules, trick.cards) + (rules.play.last_trick if number == rules.tricks else 0)
    return points, won
