"""Combinations of options that cannot be played, each with the way out."""

from collections.abc import Iterator

from twinpack.auction import lowest, next_bid, on_ladder
from twinpack.options import RulesError
from twinpack.pinochle.convention import fits
from twinpack.pinochle.melds import parts
from twinpack.pinochle.rules import Rules


def problems(rules: Rules) -> Iterator[RulesError]:
    """What is impossible about these rules; nothing for rules that can be played.

    >>> from twinpack.options import changed
    >>> [problem.code for problem in problems(changed(Rules(), scoring__save_defenders=260))]
    ['above-trick-total']
    """
    yield from _table(rules)
    yield from _deal(rules)
    yield from _auction(rules)
    yield from _scoring(rules)
    yield from _match(rules)
    for key, other, conflict in _conflicts(rules):
        if conflict:
            yield RulesError("conflict", key=key, other=other)


def most(rules: Rules) -> int:
    """More points than a side can make in one deal: every multiple meld at once, and all tricks.

    >>> most(Rules())
    5070
    """
    meld, copies = rules.meld, rules.pack.copies

    def all_of(values: tuple[int, ...]) -> int:
        return sum(values[part - 1] for part in parts(values, copies))

    runs = max(all_of(meld.run), meld.run_extra_king, meld.run_extra_queen, meld.run_extra_both)
    melds = runs + all_of(meld.royal_marriage) + 3 * all_of(meld.marriage) + copies * meld.dix + meld.roundhouse
    melds += max(all_of(meld.pinochle), copies * meld.grand_pinochle)
    melds += all_of(meld.aces) + all_of(meld.kings) + all_of(meld.queens) + all_of(meld.jacks)
    return melds + rules.trick_total + rules.scoring.moon_bonus


def _table(rules: Rules) -> Iterator[RulesError]:
    table = rules.table
    if table.seats % table.sides:
        allowed = [sides for sides in range(2, table.seats + 1) if table.seats % sides == 0]
        yield RulesError("sides-uneven", key="table.sides", allowed=allowed)
    idle = table.seats - table.hands
    if idle and not (table.hands >= 3 and idle in (1, 2)):
        allowed = [hands for hands in (table.seats - 2, table.seats - 1) if hands >= 3]
        yield RulesError("hands-not-seats", key="table.hands", allowed=[*allowed, table.seats])


def _deal(rules: Rules) -> Iterator[RulesError]:
    deal, hands, pack = rules.deal, rules.table.hands, rules.pack_size
    dealt = hands * rules.hand_size
    if deal.method == "deal" and dealt + deal.widow != pack:
        if (pack - deal.widow) % hands:
            yield RulesError(
                "pack-uneven", key="deal.widow", allowed=[widow for widow in range(7) if (pack - widow) % hands == 0]
            )
        else:
            yield RulesError("packets-not-hand", key="deal.packets", allowed=[(pack - deal.widow) // hands])
    if deal.method == "stock" and (dealt >= pack or dealt % 2):
        yield RulesError("packets-not-hand", key="deal.packets", allowed=[pack // 4])
    if deal.method == "draft" and 2 * dealt != pack:
        yield RulesError("packets-not-hand", key="deal.packets", allowed=[pack // (2 * hands)])
    if deal.widow and deal.widow_use == "share" and deal.widow != hands:
        yield RulesError("share-not-widow", key="deal.widow", allowed=[hands])


def _auction(rules: Rules) -> Iterator[RulesError]:
    auction = rules.auction
    if not auction.steps or any(step.by < 1 for step in auction.steps):
        yield RulesError("step-too-small", key="auction.steps", allowed=[1])
        return
    starts = [step.at for step in auction.steps]
    if starts != sorted(set(starts)) or starts[0] > auction.minimum:
        yield RulesError("steps-out-of-order", key="auction.steps", allowed=[auction.minimum])
        return
    widest = max(step.by for step in auction.steps)
    if auction.bracket and (auction.bracket < 3 * widest or auction.bracket % widest):
        yield RulesError("bracket-too-small", key="auction.bracket", allowed=[0, 5 * widest])
        return
    if not on_ladder(auction, auction.minimum):
        below = next_bid(auction, auction.minimum)
        yield RulesError("minimum-off-step", key="auction.minimum", allowed=[below])
    if auction.minimum > most(rules):
        yield RulesError("bid-out-of-reach", key="auction.minimum", allowed=[most(rules)])
    least = lowest(auction, None)
    if auction.ceiling and auction.ceiling < least:
        yield RulesError("ceiling-too-low", key="auction.ceiling", allowed=[least])
    if auction.max_raise and auction.max_raise < widest:
        yield RulesError("raise-too-small", key="auction.max_raise", allowed=[widest])
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


def _match(rules: Rules) -> Iterator[RulesError]:
    match = rules.match
    if match.end == "target" and not 0 < match.target <= most(rules):
        yield RulesError("target-out-of-reach", key="match.target", allowed=[1, most(rules)])
    if match.both_over == "raise-target" and not match.target_raise:
        yield RulesError("no-target-raise", key="match.target_raise", allowed=[1])


def _conflicts(rules: Rules) -> Iterator[tuple[str, str, bool]]:
    """Options that shut each other out: the one to change, the other, and whether they meet here."""
    table, deal, scoring, match = rules.table, rules.deal, rules.scoring, rules.match
    everyone_plays = table.seats == table.hands
    alone = table.sides == table.seats
    partners = table.seats == 2 * table.sides
    called = table.partner == "called"
    paid = bool(rules.payment.table)
    yield "table.sides", "table.hands", not everyone_plays and not alone
    yield "table.sides", "table.partner", called and not alone
    yield "table.partner", "table.hands", called and (table.hands < 4 or not everyone_plays)
    yield "exchange.count", "table.sides", rules.exchange.count > 0 and not (partners and everyone_plays)
    yield "convention.card", "table.sides", rules.convention.card != "none" and (alone or called)
    yield "convention.card", "scale", not fits(rules)
    yield "checks", "table.sides", rules.checks.played and table.sides != 2
    yield "payment.table", "table.sides", paid and not alone
    yield "play.first_lead", "table.hands", not everyone_plays and rules.play.first_lead == "dealer"
    yield "match.end", "payment.table", paid and match.end != "deals"
    yield "scoring.moon_bonus", "payment.table", paid and bool(scoring.moon_bonus or scoring.moon_penalty)
    yield "table.seats", "deal.method", deal.method != "deal" and table.seats != 2
    yield "table.hands", "deal.method", deal.method != "deal" and table.hands != 2
    yield "deal.widow", "deal.method", deal.method != "deal" and deal.widow > 0
    yield "exchange.count", "deal.method", deal.method != "deal" and rules.exchange.count > 0
    yield "deal.misdeal", "deal.method", deal.method != "deal" and deal.misdeal != "none"
    yield "deal.bury_from", "deal.widow_use", deal.bury_from != "hand" and deal.widow_use == "share"
    yield "trump.source", "deal.method", deal.method == "stock" and rules.trump.source != "turned"
    yield "trump.source", "deal.method", deal.method == "draft" and rules.trump.source == "turned"
    if rules.trump.source == "turned":
        yield from ((key, "trump.source", conflict) for key, conflict in _need_auction(rules))


def _need_auction(rules: Rules) -> Iterator[tuple[str, bool]]:
    """With the trump turned there is no auction, and so nothing that needs a declarer."""
    yield "table.hands", rules.table.seats != rules.table.hands
    yield "table.partner", rules.table.partner == "called"
    yield "exchange.count", rules.exchange.count > 0
    yield "deal.widow", rules.deal.widow > 0
    yield "convention.card", rules.convention.card != "none"
    yield "deal.misdeal", rules.deal.misdeal != "none"
    yield "trump.needs", rules.trump.needs != "none"
    yield "meld.who", rules.meld.who == "declarer"
    yield "play.first_lead", rules.play.first_lead == "declarer"
    yield "scoring.moon_bonus", rules.scoring.moon_bonus > 0
    yield "scoring.moon_penalty", rules.scoring.moon_penalty > 0
    yield "payment.table", bool(rules.payment.table)
    yield "checks.contract", bool(rules.checks.contract)
    yield "match.both_over", rules.match.both_over == "declarers"
    yield "match.must_declare", rules.match.must_declare
