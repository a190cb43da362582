"""What a deal costs in chips, settled with everybody at the table.

Sources: `docs/rules-sources.md`, "Payments".
"""

from twinpack.game import Reason, Score
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.tally import Tally


def chips(rules: Rules, bid: int) -> int:
    """The chips of the bracket that a bid lies in.

    >>> from twinpack.options import changed
    >>> from twinpack.pinochle.rules import Bracket
    >>> paid = changed(Rules(), payment__table=(Bracket(300, 3), Bracket(350, 5)))
    >>> chips(paid, 340), chips(paid, 350), chips(paid, 700)
    (3, 5, 5)
    """
    reached = [bracket for bracket in rules.payment.table if bracket.bid <= bid]
    return max(reached, key=lambda bracket: bracket.bid).chips if reached else 0


def settle(rules: Rules, tally: Tally, made: bool, reasons: list[Reason]) -> Score:
    """The chips that go from each seat to the bidder or back, and those of the kitty."""
    bidder, unit = tally.declarers[0], chips(rules, tally.bid)
    change = [0] * rules.table.seats
    if tally.unplayed == "forfeit":
        change[bidder] = -unit
        return Score(tuple(change), bidder, made, kitty=unit, reasons=(*reasons, Reason("to-kitty", bidder, unit)))
    unit *= factor(rules, tally, made)
    kitty = unit if 0 < rules.payment.kitty_from <= tally.bid else 0
    sign = 1 if made else -1
    for seat in range(len(change)):
        change[seat] = sign * (unit * (len(change) - 1) + kitty) if seat == bidder else -sign * unit
    reasons.append(Reason("each-pays" if made else "pays-each", bidder, unit))
    if kitty:
        reasons.append(Reason("from-kitty" if made else "to-kitty", bidder, kitty))
    return Score(tuple(change), bidder, made, kitty=-sign * kitty, reasons=tuple(reasons))


def factor(rules: Rules, tally: Tally, made: bool) -> int:
    """By how much the chips of the bracket are multiplied: for the suit, and for a hand played and lost.

    That everybody else gave up, or that the meld alone made the contract, counts as won in full.
    """
    given_up = tally.unplayed is not None and not made
    suits = {"S": rules.payment.spades, "H": rules.payment.hearts}
    suit = 1 if given_up and rules.payment.plain_concession else suits.get(tally.trump or "", 1)
    return suit * (1 if made or given_up else rules.payment.lost_factor)
