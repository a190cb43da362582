"""Combinations of options that cannot be played, each with the way out."""

from collections.abc import Iterator

from twinpack.auction import next_bid, on_ladder
from twinpack.options import RulesError
from twinpack.pinochle.rules import Rules


def problems(rules: Rules) -> Iterator[RulesError]:
    """What is impossible about these rules; nothing for rules that can be played.

    >>> from twinpack.options import changed
    >>> [problem.code for problem in problems(changed(Rules(), scoring__save_defenders=260))]
    ['above-trick-total']
    """
    yield from _deal(rules)
    yield from _auction(rules)
    yield from _scoring(rules)
    if rules.trump.source == "turned":
        yield from _turned(rules)


def most(rules: Rules) -> int:
    """More points than a side can make in one deal: every double meld at once, and all tricks.

    >>> most(Rules())
    5070
    """
    meld = rules.meld
    runs = max(*meld.run, meld.run_extra_king, meld.run_extra_queen, meld.run_extra_both)
    melds = runs + max(meld.royal_marriage) + 3 * max(meld.marriage) + 2 * meld.dix + meld.roundhouse
    melds += max(*meld.pinochle, meld.grand_pinochle)
    melds += max(meld.aces) + max(meld.kings) + max(meld.queens) + max(meld.jacks)
    return melds + rules.trick_total + rules.scoring.moon_bonus


def _deal(rules: Rules) -> Iterator[RulesError]:
    if sum(rules.deal.packets) != rules.hand_size:
        yield RulesError("packets-not-hand", key="deal.packets", allowed=[rules.hand_size])


def _auction(rules: Rules) -> Iterator[RulesError]:
    auction = rules.auction
    if not auction.steps or any(step.by < 1 for step in auction.steps):
        yield RulesError("step-too-small", key="auction.steps", allowed=[1])
        return
    starts = [step.at for step in auction.steps]
    if starts != sorted(set(starts)) or starts[0] > auction.minimum:
        yield RulesError("steps-out-of-order", key="auction.steps", allowed=[auction.minimum])
        return
    if not on_ladder(auction, auction.minimum):
        below = next_bid(auction, auction.minimum)
        yield RulesError("minimum-off-step", key="auction.minimum", allowed=[below])
    if auction.minimum > most(rules):
        yield RulesError("bid-out-of-reach", key="auction.minimum", allowed=[most(rules)])
    least = max(auction.minimum, auction.opening)
    if auction.ceiling and auction.ceiling < least:
        yield RulesError("ceiling-too-low", key="auction.ceiling", allowed=[least])
    if auction.max_raise and auction.max_raise < max(step.by for step in auction.steps):
        yield RulesError("raise-too-small", key="auction.max_raise", allowed=[max(step.by for step in auction.steps)])
    if auction.opener != "free" and (auction.bid_needs != "none" or auction.bid_needs_meld):
        yield RulesError("opener-may-not-bid", key="auction.opener", allowed=["free"])


def _scoring(rules: Rules) -> Iterator[RulesError]:
    total = rules.trick_total
    if total == 0:
        yield RulesError("no-trick-points", key="play.counters", allowed=[1])
    for key in ("save_declarers", "save_defenders"):
        save = getattr(rules.scoring, key)
        if isinstance(save, int) and save > total:
            yield RulesError("above-trick-total", key=f"scoring.{key}", allowed=[total])
    match = rules.match
    if match.end == "target" and not 0 < match.target <= most(rules):
        yield RulesError("target-out-of-reach", key="match.target", allowed=[1, most(rules)])
    if match.both_over == "raise-target" and not match.target_raise:
        yield RulesError("no-target-raise", key="match.target_raise", allowed=[1])


def _turned(rules: Rules) -> Iterator[RulesError]:
    """With the trump turned there is no auction, and so nothing that needs a declarer."""
    needs_declarer = {
        "exchange.count": rules.exchange.count > 0,
        "deal.widow": rules.deal.widow > 0,
        "deal.misdeal": rules.deal.misdeal != "none",
        "trump.needs": rules.trump.needs != "none",
        "play.first_lead": rules.play.first_lead == "declarer",
        "scoring.moon_bonus": rules.scoring.moon_bonus > 0,
        "scoring.moon_penalty": rules.scoring.moon_penalty > 0,
        "match.both_over": rules.match.both_over == "declarers",
        "match.must_declare": rules.match.must_declare,
    }
    for key, conflict in needs_declarer.items():
        if conflict:
            yield RulesError("needs-auction", key=key, other="trump.source")
