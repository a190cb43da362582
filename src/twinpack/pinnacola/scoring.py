"""What a deal scores.

Sources: `docs/rules-sources.md`, "Pinnacola: settlement".
"""

from collections.abc import Iterable, Iterator

import msgspec

from twinpack.cards import Card
from twinpack.game import Reason, Score
from twinpack.pinnacola.melds import card_points, points
from twinpack.pinnacola.rules import Rules, ScoringRules
from twinpack.pinnacola.tokens import Token
from twinpack.seats import Seat, side

SIDES = (0, 1)


class Tally(msgspec.Struct, frozen=True):
    """What lies on the table and is left in hands when a deal ends.

    `melds` are those of side 0 and of side 1, `hands` those of each seat, and `opened` says of each seat whether it
    has laid a meld of its own. `out` is the seat that went out, if one did, and `in_hand` whether in one turn.
    `pinnacolone` is the side that has one, and counts before everything else.
    """

    melds: tuple[tuple[tuple[Token, ...], ...], tuple[tuple[Token, ...], ...]]
    hands: tuple[tuple[Card, ...], ...]
    opened: tuple[bool, ...]
    out: Seat | None = None
    in_hand: bool = False
    pinnacolone: int | None = None


def settle(rules: Rules, tally: Tally) -> Score:
    """The result of a deal, with the reasons in the order they applied.

    The amounts of a side's reasons add up to its change.

    >>> melds = ((("9S", "9H", "9D", "9C"), ("AC", "2C", "3C")), ())
    >>> settle(Rules(), Tally(melds, hands=((), ("KS", "3H")), opened=(True, False), out=0)).change
    (205, -30)
    """
    if tally.pinnacolone is not None:
        return _pinnacolone(rules, tally.pinnacolone)
    reasons: list[Reason] = []
    if tally.out is None:
        reasons.append(Reason("blocked" if rules.out.exhaustion == "restock" else "stock-out"))
    for which in SIDES:
        reasons += [reason for reason in _reasons(rules, tally, which) if reason.amount]
    return Score(_change(reasons), reasons=tuple(reasons))


def _change(reasons: list[Reason]) -> tuple[int, int]:
    first, second = (_sum(reason for reason in reasons if reason.side == which) for which in SIDES)
    return first, second


def _sum(reasons: Iterable[Reason]) -> int:
    return sum(reason.amount or 0 for reason in reasons)


def _pinnacolone(rules: Rules, which: int) -> Score:
    """Nothing else is scored. A match that it wins is booked as the target, for the score sheet."""
    wins = not rules.scoring.pinnacolone
    amount = rules.match.target if wins else rules.scoring.pinnacolone
    reasons = [Reason("pinnacolone-wins" if wins else "pinnacolone", which, amount)]
    return Score(_change(reasons), wins=which if wins else None, reasons=tuple(reasons))


def _reasons(rules: Rules, tally: Tally, which: int) -> list[Reason]:
    """What makes up the result of a side."""
    went_out = tally.out is not None and side(tally.out) == which
    in_hand = rules.scoring.in_hand_result if went_out and tally.in_hand else "bonus"
    melds = sum(points(rules, meld) for meld in tally.melds[which])
    reasons = [Reason("melds", which, melds)]
    if in_hand == "double-melds":
        reasons.append(Reason("melds-doubled", which, melds))
    if went_out:
        reasons += _bonus(rules.scoring, tally.in_hand, which)
    reasons += _hands(rules, tally, which)
    if in_hand == "double":
        reasons.append(Reason("result-doubled", which, _sum(reasons)))
    return reasons


def _bonus(scoring: ScoringRules, in_hand: bool, which: int) -> Iterator[Reason]:
    """What going out brings. A result that doubles has no bonus but the plain one, and that only if it may double."""
    doubles = scoring.in_hand_result == "double"
    if not in_hand or (scoring.double_bonus if doubles else scoring.in_hand_adds):
        yield Reason("bonus-out", which, scoring.out)
    if in_hand and not doubles:
        yield Reason("bonus-in-hand", which, scoring.in_hand)


def _hands(rules: Rules, tally: Tally, which: int) -> Iterator[Reason]:
    """What a side pays for cards left in its hands, and for having laid nothing."""
    scoring = rules.scoring
    flat = scoring.no_meld == "flat" and (tally.in_hand or scoring.flat_when == "always")
    seats = [seat for seat in range(len(tally.hands)) if side(seat) == which]
    if flat and scoring.flat_scope == "player":
        idle = [seat for seat in seats if not tally.opened[seat] and seat != tally.out]
        yield Reason("flat-penalty", which, -_flat(scoring, tally, which) * len(idle))
        seats = [seat for seat in seats if seat not in idle]
    elif flat and not tally.melds[which]:
        yield Reason("flat-penalty", which, -scoring.flat)
        return
    held = sum(card_points(rules, card) for seat in seats for card in tally.hands[seat])
    if scoring.no_meld == "double" and not tally.melds[which]:
        yield Reason("hands-double", which, -2 * held)
    else:
        yield Reason("hands", which, -held)


def _flat(scoring: ScoringRules, tally: Tally, which: int) -> int:
    """What one player pays who has laid nothing; the partner of the one who went out may have a price of its own."""
    partner = tally.out is not None and side(tally.out) == which
    return (partner and scoring.flat_partner) or scoring.flat
