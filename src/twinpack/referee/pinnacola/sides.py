"""What one side scores for a deal, from the cards that lie there and are left in its hands."""

from collections.abc import Sequence
from itertools import product
from typing import Literal, get_args

import msgspec

from twinpack.cards import Hand
from twinpack.game import IllegalAction, Score
from twinpack.pinnacola import melds as laid
from twinpack.pinnacola import scoring
from twinpack.pinnacola.melds import Meld
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.scoring import Tally
from twinpack.pinnacola.tokens import Token, face
from twinpack.referee.errors import RefereeError
from twinpack.referee.pinnacola.pack import unseen

Out = Literal["yes", "in-hand", "no", "other-in-hand"]
"""Whether a player of the side went out, perhaps in one turn; `other-in-hand`: one of the other side, in one turn."""

HANDS = ("hands", "hands-double", "flat-penalty")
"""The reasons of a score that are about what was left in hands."""


class SideAnswer(msgspec.Struct, frozen=True):
    """What a side scores: `result` is the sum of `melds` (the points of each), `bonus` and `hands`.

    `hands` is what its players pay for the cards they hold or for having laid nothing, `bonus` all that going out, a
    doubled result or a pinnacolone brings. `score` has the reasons, under side 0.
    """

    result: int
    melds: tuple[int, ...]
    bonus: int
    hands: int
    score: Score


def score(
    rules: Rules,
    melds: Sequence[Sequence[Token]],
    hands: Sequence[Hand],
    out: Out = "no",
    *,
    opened: Sequence[bool] | None = None,
) -> SideAnswer:
    """What a side with these melds scores, holding these hands, one a player.

    `opened` says which of its players have laid a meld, in the order of `hands`; it is only needed where each player
    pays for having laid none. Raises `RefereeError` for what cannot have happened or what the answer hangs on.

    >>> answer = score(Rules(), [["KS", "KH", "KD", "KC"], ["3C", "3D", "**=3S"]], [(), ("QS", "4D")], "yes")
    >>> answer.result, answer.melds, answer.bonus, answer.hands
    (200, (80, 35), 100, -15)
    """
    if out not in get_args(Out):
        raise RefereeError("out-unknown", text=out, allowed=list(get_args(Out)))
    players = rules.seats // 2
    if len(hands) != players:
        raise RefereeError("hands-count", given=len(hands), count=players)
    lying = tuple(_formed(rules, number, meld) for number, meld in enumerate(melds, start=1))
    unseen(rules, [*(face(token) for meld in lying for token in meld), *(card for hand in hands for card in hand)])
    pinnacolone = any(laid.is_pinnacolone(rules, meld) for meld in lying)
    if not pinnacolone:
        _check_out(rules, lying, hands, out)
    found = [
        scoring.settle(rules, _tally(rules, lying, hands, out, who, pinnacolone))
        for who in ([tuple(opened)] if opened is not None else _may_have_opened(lying, hands))
    ]
    if len({one.change for one in found}) > 1:
        raise RefereeError("opened-missing")
    return _answer(rules, lying, found[0])


def _formed(rules: Rules, number: int, meld: Sequence[Token]) -> Meld:
    try:
        return laid.formed(rules, meld)
    except IllegalAction as error:
        raise RefereeError("side-meld", number=number, cause=error) from None


def _check_out(rules: Rules, lying: Sequence[Meld], hands: Sequence[Hand], out: Out) -> None:
    empty = sum(not hand for hand in hands)
    if out in ("yes", "in-hand"):
        if empty != 1:
            raise RefereeError("out-hands", given=empty)
        if not lying or not laid.meets(rules, lying):
            raise RefereeError("out-melds", needs=rules.out.needs if lying else "any")
    elif empty:
        raise RefereeError("out-missing")


def _may_have_opened(lying: Sequence[Meld], hands: Sequence[Hand]) -> list[tuple[bool, ...]]:
    """Who of a side may have laid its melds."""
    return [who for who in product((True, False), repeat=len(hands)) if any(who) == bool(lying)]


def _tally(
    rules: Rules, lying: tuple[Meld, ...], hands: Sequence[Hand], out: Out, opened: tuple[bool, ...], pinnacolone: bool
) -> Tally:
    """A deal in which side 0 is the one asked about; the other side went out where it did not."""
    seats = range(rules.seats)
    if out in ("yes", "in-hand"):
        went = 2 * next(place for place, hand in enumerate(hands) if not hand) if not pinnacolone else 0
    else:
        went = 1
    return Tally(
        melds=(lying, ()),
        hands=tuple(() if seat % 2 else hands[seat // 2] for seat in seats),
        opened=tuple(True if seat % 2 else opened[seat // 2] for seat in seats),
        out=went,
        in_hand=out in ("in-hand", "other-in-hand"),
        pinnacolone=0 if pinnacolone else None,
    )


def _answer(rules: Rules, lying: Sequence[Meld], settled: Score) -> SideAnswer:
    mine = [reason for reason in settled.reasons if reason.side == 0]
    hands = sum(reason.amount or 0 for reason in mine if reason.code in HANDS)
    counted = any(reason.code == "melds" for reason in mine)
    worth = tuple(laid.points(rules, meld) for meld in lying) if counted else ()
    result = settled.change[0]
    own = msgspec.structs.replace(settled, change=(result,), reasons=tuple(mine))
    return SideAnswer(result, worth, result - sum(worth) - hands, hands, own)
