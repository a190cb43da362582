"""What a deal scores.

Sources: `docs/rules-sources.md`, "Settlement".
"""

from collections.abc import Iterable, Sequence

from twinpack.cards import Card, rank
from twinpack.game import ALONE, Race, Reason, Score
from twinpack.pinochle import checks, payment
from twinpack.pinochle.phases.show import dix_of_seats, meld_of, pair
from twinpack.pinochle.rules import Rules, SaveRule
from twinpack.pinochle.seating import party
from twinpack.pinochle.state import State, Trick
from twinpack.pinochle.tally import Tally
from twinpack.seats import side

Pair = tuple[int, int]

GIVEN_UP = ("concession", "not-at-table", "under-minimum", "no-suit", "forfeit")
"""The reasons not to play by which the declarers lose."""


def settle(rules: Rules, tally: Tally, race: Race = ALONE) -> Score:
    """The result of a deal, with the reasons in the order they applied.

    >>> settle(Rules(), Tally(meld=(320, 60), points=(160, 90), tricks=(7, 5), declarers=(0,), bid=350)).change
    (480, 150)
    """
    reasons: list[Reason] = []
    if tally.claimant is not None:
        return _claimed(rules, tally, race, reasons)
    if not tally.declarers:
        change = [
            sum(_kept(rules, tally, which, rules.scoring.save_defenders, reasons)) for which in range(len(tally.meld))
        ]
        return _finished(rules, tally, race, change, None, reasons)
    if tally.unplayed:
        made = tally.unplayed not in GIVEN_UP
        reasons.append(Reason(tally.unplayed, tally.declarers[0], tally.bid))
        change = [_unplayed(rules, tally, which, made, reasons) for which in range(len(tally.meld))]
    else:
        scores = rules.scoring
        kept = {which: _kept(rules, tally, which, scores.save_declarers, reasons) for which in tally.declarers}
        total = sum(kept[tally.declarers[0]])
        made = total >= tally.bid
        reasons.append(Reason("made" if made else "set", tally.declarers[0], total))
        others = [which for which in range(len(tally.meld)) if which not in tally.declarers]
        kept |= {which: _kept(rules, tally, which, scores.save_defenders, reasons) for which in others}
        change = [_played(rules, tally, which, made, sum(kept[which])) for which in range(len(tally.meld))]
        _moon(rules, tally, change, reasons)
    if rules.payment.table:
        return payment.settle(rules, tally, made, reasons)
    if not made:
        _set(rules, tally, change, reasons)
    return _finished(rules, tally, race, change, made, reasons)


def _played(rules: Rules, tally: Tally, which: int, made: bool, total: int) -> int:
    if which not in tally.declarers:
        return total if rules.scoring.defenders_score else 0
    if not made:
        return 0
    return tally.bid if rules.scoring.made_scores == "bid" else total


def _unplayed(rules: Rules, tally: Tally, which: int, made: bool, reasons: list[Reason]) -> int:
    """What a side scores without play: its meld, and declarers what their contract comes to."""
    if which in tally.declarers:
        meld = 0 if rules.scoring.made_scores == "bid" else tally.meld[which]
        return max(tally.bid, meld) if made else 0
    if not rules.scoring.defenders_score:
        return 0
    gift = rules.scoring.concede_gift if tally.unplayed == "concession" else 0
    return _counted_meld(rules, tally, which, reasons) + gift


def _set(rules: Rules, tally: Tally, change: list[int], reasons: list[Reason]) -> None:
    """What a contract that was not made costs."""
    if rules.scoring.set_penalty == "nothing":
        return
    if rules.scoring.set_penalty == "deduct":
        for which in tally.declarers:
            change[which] -= tally.bid
        return
    for which in range(len(change)):
        if which not in tally.declarers:
            change[which] += tally.bid
            reasons.append(Reason("bid-given", which, tally.bid))


def _moon(rules: Rules, tally: Tally, change: list[int], reasons: list[Reason]) -> None:
    if not tally.moon:
        return
    swept = sum(tally.tricks[which] for which in tally.declarers) >= rules.tricks
    for which in tally.declarers:
        change[which] += rules.scoring.moon_bonus if swept else -rules.scoring.moon_penalty
        reasons.append(Reason("moon-made" if swept else "moon-failed", which))


def _claimed(rules: Rules, tally: Tally, race: Race, reasons: list[Reason]) -> Score:
    """A claim to be out: right, and the match is won; wrong, and it is lost."""
    assert tally.claimant is not None
    change = [meld + points for meld, points in zip(tally.meld, tally.points, strict=True)]
    right = race.of(tally.claimant) + change[tally.claimant] >= race.target
    reasons.append(Reason("claim-right" if right else "claim-wrong", tally.claimant, change[tally.claimant]))
    return Score(tuple(change), wins=tally.claimant if right else 1 - tally.claimant, reasons=tuple(reasons))


def _counted_meld(rules: Rules, tally: Tally, which: int, reasons: list[Reason]) -> int:
    if 0 < tally.meld[which] < rules.meld.minimum:
        reasons.append(Reason("meld-too-small", which, tally.meld[which]))
        return 0
    return tally.meld[which]


def _kept(rules: Rules, tally: Tally, which: int, save: SaveRule, reasons: list[Reason]) -> Pair:
    """The meld and the trick points that a side keeps after a played deal."""
    meld, points = _counted_meld(rules, tally, which, reasons), tally.of(tally.points, which)
    points = rounded(rules, points)
    if saved(save, points, tally.of(tally.tricks, which)):
        return meld, points
    if rules.scoring.save_covers == "all" and points:
        reasons.append(Reason("points-lost", which, points))
        points = 0
    if not meld:
        return 0, points
    dix = min(tally.of(tally.dix, which), meld)
    keeps = (
        which not in tally.declarers
        and {"never": 0, "only-dix": dix if dix == meld else 0, "portion": dix}[rules.scoring.dix_saves]
    )
    if keeps:
        reasons.append(Reason("dix-kept", which, keeps))
    if meld - keeps:
        reasons.append(Reason("meld-lost", which, meld - keeps))
    return int(keeps), points


def rounded(rules: Rules, points: int) -> int:
    """Trick points as the rules round them: to tens, endings of seven and more up.

    >>> from twinpack.options import changed
    >>> [rounded(changed(Rules(), scoring__rounding="sevens-up"), points) for points in (137, 113)]
    [140, 110]
    """
    return (points + 3) // 10 * 10 if rules.scoring.rounding == "sevens-up" else points


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


def _finished(
    rules: Rules, tally: Tally, race: Race, change: list[int], made: bool | None, reasons: list[Reason]
) -> Score:
    """The score, with the side bets, and the side that has won the match at once if one has."""
    return Score(
        change=tuple(change),
        declarers=tally.declarers[0] if tally.declarers else None,
        made=made,
        wins=_instant(rules, tally, race, change, reasons),
        checks=checks.settle(rules, tally, made),
        reasons=tuple(reasons),
    )


def _instant(rules: Rules, tally: Tally, race: Race, change: list[int], reasons: list[Reason]) -> int | None:
    if tally.instant is not None:
        reasons.append(Reason(rules.scoring.instant_meld, tally.instant))
        return tally.instant
    won = next((which for which, tricks in enumerate(tally.tricks) if tricks and tricks == sum(tally.tricks)), None)
    if (
        rules.scoring.instant_win == "all-tricks"
        and won is not None
        and not tally.unplayed
        and not len(tally.declarers) > 1
    ):
        reasons.append(Reason("all-tricks", won))
        return won
    lead = rules.scoring.instant_lead
    totals = [race.of(which) + points for which, points in enumerate(change)]
    ahead = [which for which, total in enumerate(totals) if lead and total >= lead]
    if len(ahead) == 1 and all(total <= 0 for which, total in enumerate(totals) if which != ahead[0]):
        reasons.append(Reason("far-ahead", ahead[0], totals[ahead[0]]))
        return ahead[0]
    return None


def tally(rules: Rules, state: State) -> Tally:
    """What the sides of a finished deal have brought in."""
    points, tricks = trick_points(rules, state.tricks)
    called, contract = pair(state), state.contract
    if contract is not None and rules.deal.bury_counts:
        points[side(contract.declarer, rules.table.sides)] += counters(rules, state.buried)
    parties = [party(rules.table, which, called) for which in range(rules.table.sides)]
    if called:
        points = [sum(points[seat] for seat in seats) for seats in parties]
        tricks = [sum(tricks[seat] for seat in seats) for seats in parties]
        parties = [seats if which in called else (which,) for which, seats in enumerate(parties)]
    declarers = called or (() if contract is None else (side(contract.declarer, rules.table.sides),))
    open_melds = bool(state.shown)
    claimant = None if state.claimant is None else side(state.claimant, rules.table.sides)
    return Tally(
        meld=tuple(meld_of(state, seats) if open_melds else 0 for seats in parties),
        dix=tuple(dix_of_seats(state, seats) if open_melds else 0 for seats in parties),
        points=tuple(points),
        tricks=tuple(tricks),
        declarers=declarers,
        bid=contract.bid if contract else 0,
        trump=state.trump,
        unplayed=state.unplayed,
        moon=state.choice == "moon",
        checks=checks.of_melds(rules, state),
        instant=_instant_meld(rules, state, points),
        claimant=claimant,
    )


INSTANT_PINOCHLE_SAVE = 20
"""The trick points that make a quadruple pinochle win, on the scale on which a deal holds fifty."""


def _instant_meld(rules: Rules, state: State, points: Sequence[int]) -> int | None:
    """The side that shows the meld by which the rules let a match be won."""
    wanted = rules.scoring.instant_meld
    for seat, shown in enumerate(state.shown):
        which = side(seat, rules.table.sides)
        if any(meld.name == wanted for meld in shown.melds):
            enough = wanted != "quadruple-pinochle" or points[which] >= INSTANT_PINOCHLE_SAVE * rules.scale
            return which if enough else None
    return None


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
    sides = rules.table.sides
    points, won = [0] * sides, [0] * sides
    for number, trick in enumerate(tricks, start=1):
        which = side(trick.winner, sides)
        won[which] += 1
        points[which] += counters(rules, trick.cards) + (rules.play.last_trick if number == rules.tricks else 0)
    return points, won
