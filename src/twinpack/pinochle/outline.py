"""What there is to say about a Pinochle rule set, without words: one function a section, one line a rule.

A rule that is off gets no line, unless a player would miss it.
"""

from collections.abc import Callable, Iterator

from twinpack.auction import lowest, step_at
from twinpack.outline import Line, Row, Section, line, match_lines
from twinpack.pinochle import advice, examples, outline_convention, outline_melds, outline_scoring
from twinpack.pinochle.company import company, declaring, unit
from twinpack.pinochle.payment import chips
from twinpack.pinochle.phases.auction import LOW_CARDS
from twinpack.pinochle.rules import RANKS_TO, Rules

Lines = Iterator[Line | Row]


def outline(rules: Rules) -> tuple[Section, ...]:
    """The rule sheet of playable rules: sections in the order in which a newcomer needs them, none empty.

    >>> [section.key for section in outline(Rules())][:4]
    ['players', 'deal', 'auction', 'trump']
    """
    found = ((key, tuple(part(rules))) for key, part in _SECTIONS.items())
    return tuple(Section(key, lines) for key, lines in found if lines)


def _players(rules: Rules) -> Lines:
    table, pack = rules.table, rules.pack
    ranks = RANKS_TO[pack.lowest]
    counts = {"seats": table.seats, "sides": table.sides, "size": table.seats // table.sides}
    yield line(f"players-{_seating(rules)}", **{key: line(f"count-{count}") for key, count in counts.items()})
    if table.hands < table.seats:
        yield line("players-idle", hands=line(f"count-{table.hands}"), idle=table.seats - table.hands)
    times = line(f"count-{pack.copies}")
    yield line("players-pack", cards=rules.pack_size, ranks=ranks, copies=pack.copies, times=times)
    yield line("players-rank")
    if counters := tuple(one for one in ranks if rules.play.counters.of(one)):
        yield line("players-counters", ranks=counters)
    yield line(f"players-scale-{rules.scale}")


def _seating(rules: Rules) -> str:
    """How people sit: partners opposite each other, or teams in turn, or everybody for himself."""
    table = rules.table
    if company(table) in ("alone", "duel", "called"):
        return company(table)
    if table.seats > 2 * table.sides:
        return "teams"
    return "four" if table.seats == 4 else "pairs"


def _deal(rules: Rules) -> Lines:
    deal, packets = rules.deal, rules.deal.packets
    duel = company(rules.table) == "duel"
    yield line("deal-dealer", company=company(rules.table))
    if deal.method == "draft":
        yield line("deal-draft", hand=rules.hand_size)
        yield line("deal-draft-left", cards=rules.pack_size - rules.table.hands * rules.hand_size)
    elif len(set(packets)) == 1:
        yield line("deal-two" if duel else "deal-equal", size=packets[0], hand=rules.hand_size)
    else:
        sizes = ", ".join(map(str, packets))
        yield line("deal-two-packets" if duel else "deal-packets", packets=sizes, hand=rules.hand_size)
    if deal.widow:
        yield line("deal-widow", cards=deal.widow)
    if deal.method == "stock":
        yield line("deal-stock", cards=2 * rules.free_tricks)
        if rules.dix and rules.meld.dix:
            yield line("deal-stock-dix", dix=int(rules.dix), points=rules.meld.dix)
    elif rules.trump.source == "turned":
        yield line("deal-turned")
    if deal.misdeal != "none":
        yield line(f"deal-misdeal-{deal.misdeal}", cards=LOW_CARDS)


def _auction(rules: Rules) -> Lines:
    auction, group = rules.auction, company(rules.table)
    if rules.trump.source == "turned":
        return
    yield line("auction-purpose", company=group)
    yield line(f"auction-{auction.rounds}", company=group)
    yield line("auction-minimum", points=auction.minimum)
    if auction.opening > auction.minimum:
        yield line("auction-opening", points=auction.opening)
    yield from _ladder(rules)
    if auction.max_raise:
        yield line("auction-raise", points=auction.max_raise)
    else:
        yield line("auction-jump")
    if auction.ceiling:
        yield line("auction-ceiling", points=auction.ceiling)
    if auction.opener != "free":
        yield line(f"auction-opener-{auction.opener}", company=group)
    if auction.bid_needs != "none":
        yield line(f"auction-needs-{auction.bid_needs}")
    if auction.bid_needs_meld:
        yield line("auction-needs-meld", points=auction.bid_needs_meld)
    if auction.help:
        yield line("auction-help", company=group)
    if auction.opener != "forced":
        under = step_at(auction, auction.minimum).by if auction.all_pass == "dealer-minimum-less-one" else 0
        yield line(f"auction-all-pass-{auction.all_pass}", points=auction.minimum - under, stuck=_stuck(rules))
    yield line("auction-winner", company=group)
    yield from outline_convention.card(rules)
    if rules.payment.table and rules.payment.forfeit:
        least = lowest(auction, None)
        yield line("auction-forfeit", points=least, chips=chips(rules, least))


def _stuck(rules: Rules) -> str:
    """Who must take the contract when nobody bids: the last to call, who is the dealer unless he sits out."""
    return "dealer" if rules.table.hands == rules.table.seats else "last"


def _ladder(rules: Rules) -> Lines:
    steps, bracket = rules.auction.steps, rules.auction.bracket
    if len(steps) == 1 and steps[0].at % steps[0].by == 0:
        yield line("auction-step", by=steps[0].by)
    else:
        yield line("auction-step", by=1)
        for step in steps:
            yield line("auction-step-from", at=step.at, by=step.by)
    if bracket:
        end = (rules.auction.minimum // bracket + 1) * bracket
        yield line("auction-bracket", bracket=bracket, bid=end - step_at(rules.auction, end - 1).by)


def _trump(rules: Rules) -> Lines:
    needs, dix = rules.trump.needs, int(rules.dix or 0)
    if rules.trump.source == "turned":
        yield line("trump-turned")
        if rules.deal.method != "stock" and dix:
            yield line("trump-swap", points=rules.meld.dix, dix=dix)
        yield line("trump-no-contract", company=company(rules.table))
        return
    yield line(f"trump-needs-{needs}", dix=dix)
    if needs != "none":
        yield line("trump-without")
        if rules.auction.all_pass != "redeal" and rules.auction.opener != "forced":
            yield line("trump-stuck", stuck=_stuck(rules))
    if rules.table.partner == "called":
        yield line("trump-call")
        yield line("trump-call-all")


def _widow(rules: Rules) -> Lines:
    deal = rules.deal
    if not deal.widow:
        return
    yield line("widow-shown" if deal.widow_shown else "widow-secret", cards=deal.widow)
    if deal.widow_use == "share":
        yield line("widow-share", cards=deal.widow)
        return
    if deal.bury_from == "hand":
        yield line("widow-bury", cards=deal.widow)
    else:
        yield line("widow-bury-unmelded", cards=deal.widow, spared="trump" if _spares_trump(rules) else "meld")
    yield line("widow-counts" if deal.bury_counts else "widow-lost", unit=declaring(rules.table))


def _spares_trump(rules: Rules) -> bool:
    return rules.deal.bury_from == "unmelded-no-trump"


def _exchange(rules: Rules) -> Lines:
    if not rules.exchange.count:
        if company(rules.table) in ("sides", "many"):
            yield line("exchange-none")
        return
    yield line(f"exchange-{rules.exchange.order}", cards=rules.exchange.count)
    yield line("exchange-then", hand=rules.tricks)


def _before(rules: Rules) -> Lines:
    scoring, who = rules.scoring, declaring(rules.table)
    if rules.trump.source == "turned":
        return
    if rules.meld.minimum:
        yield line("before-minimum", points=rules.meld.minimum, unit=who)
    if scoring.made_by_meld:
        yield line("before-made-by-meld", unit=who)
    if scoring.not_at_table:
        yield line("before-not-at-table", points=rules.trick_total, unit=who)
    yield line("before-concede" if scoring.concede else "before-no-concede")
    if scoring.moon_bonus or scoring.moon_penalty:
        yield line("before-moon", bonus=scoring.moon_bonus, penalty=scoring.moon_penalty, unit=who)
    if rules.payment.table and rules.payment.yielding:
        yield line("before-yield")


def _match(rules: Rules) -> Lines:
    group = "alone" if rules.table.partner == "called" else company(rules.table)
    yield from match_lines(rules.match, group)
    if rules.stock.claim_out and rules.deal.method == "stock":
        yield line("match-claim", unit=unit(rules.table))


_SECTIONS: dict[str, Callable[[Rules], Lines]] = {
    "players": _players,
    "deal": _deal,
    "auction": _auction,
    "trump": _trump,
    "widow": _widow,
    "exchange": _exchange,
    "melds": outline_melds.melds,
    "free-tricks": outline_melds.stock,
    "before": _before,
    "play": outline_scoring.play,
    "counting": outline_scoring.counting,
    "settlement": outline_scoring.settlement,
    "payment": outline_scoring.payment,
    "checks": outline_scoring.checks,
    "match": _match,
    "example-meld": examples.meld,
    "example-melding": examples.stock,
    "example-play": examples.play,
    "example-deal": examples.deal,
    "tips": advice.tips,
    "glossary": advice.glossary,
}
