"""Checks: side bets of two sides, one number a side, together nothing.

Sources: `docs/rules-sources.md`, "Checks".
"""

from collections import Counter

from twinpack.cards import SUITS
from twinpack.pinochle.melds import MARRIAGES
from twinpack.pinochle.rules import CheckRules, Rules
from twinpack.pinochle.state import Shown, State
from twinpack.pinochle.tally import Tally
from twinpack.seats import side


def of_melds(rules: Rules, state: State) -> tuple[int, ...]:
    """What the melds of each side bring it; nothing where no checks are played."""
    if not rules.checks.played or not state.shown:
        return ()
    found = [0] * rules.table.sides
    for seat, shown in enumerate(state.shown):
        found[side(seat, rules.table.sides)] += of_shown(rules.checks, shown)
    return tuple(found)


def of_shown(checks: CheckRules, shown: Shown) -> int:
    """What the melds of one seat bring it. A roundhouse is paid instead of the kings and queens that are in it."""
    names = Counter(meld.name.removeprefix("double-") for meld in shown.melds)
    total = checks.run * sum(count for name, count in names.items() if name.startswith("run"))
    total += checks.aces * names["aces"] + checks.jacks * names["jacks"]
    total += checks.double_pinochle * sum(meld.name == "double-pinochle" for meld in shown.melds)
    held = set(shown.table)
    if checks.roundhouse and all(held.issuperset(MARRIAGES[suit]) for suit in SUITS):
        return total + checks.roundhouse
    return total + checks.kings * names["kings"] + checks.queens * names["queens"]


def of_contract(rules: Rules, bid: int) -> int:
    """What a contract made brings.

    >>> from twinpack.options import changed
    >>> played = changed(Rules(), auction__minimum=200, checks__contract=(2, 4, 7, 10), checks__contract_more=5)
    >>> [of_contract(played, bid) for bid in (240, 300, 500)]
    [2, 7, 25]
    """
    listed = rules.checks.contract
    step = max(bid - rules.auction.minimum, 0) // rules.checks.contract_step
    if step < len(listed):
        return listed[step]
    return (listed[-1] if listed else 0) + rules.checks.contract_more * (step - len(listed) + 1)


def settle(rules: Rules, tally: Tally, made: bool | None) -> tuple[int, ...]:
    """All the checks of a deal: for the melds, the contract, and all tricks."""
    if not rules.checks.played:
        return ()
    won = list(tally.checks or (0,) * len(tally.meld))
    for which in tally.declarers:
        if made:
            won[which] += of_contract(rules, tally.bid)
        else:
            won[1 - which] += rules.checks.set_factor * of_contract(rules, tally.bid)
    for which, tricks in enumerate(tally.tricks):
        if not tally.unplayed and tricks == rules.tricks:
            won[which] += rules.checks.all_tricks
    return (won[0] - won[1], won[1] - won[0])
