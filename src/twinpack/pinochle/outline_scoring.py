"""The tricks and what they bring, in points, chips and checks, as lines of a rule sheet."""

from collections.abc import Iterator

from twinpack.cards import Rank
from twinpack.outline import Line, Row, line
from twinpack.pinochle.company import company, declaring, unit
from twinpack.pinochle.rules import RANKS_TO, Rules, SaveRule
from twinpack.pinochle.scoring import INSTANT_PINOCHLE_SAVE
from twinpack.tricks import POLICIES

Lines = Iterator[Line | Row]


def play(rules: Rules) -> Lines:
    """Who leads, and which cards may be played."""
    policy, stock = POLICIES[rules.play.policy], rules.deal.method == "stock"
    partner = "none" if declaring(rules.table) == "player" else "partner"
    if not stock:
        yield from _lead(rules)
    yield line("play-follow")
    yield line("play-beat" if policy.head_plain else "play-beat-trump-only", partner=partner)
    if policy.head_plain and rules.table.hands > 2:
        yield line("play-ruffed-beat" if policy.head_after_ruff else "play-ruffed-free")
    if rules.table.hands == 2:
        yield line("play-void-two")
    else:
        yield line("play-void-overtrump" if policy.overtrump else "play-void-trump")
    yield line("play-void-both")
    if not stock:
        yield line("play-winner")
        yield line("play-tricks", tricks=rules.tricks)


def _lead(rules: Rules) -> Lines:
    auction = rules.auction
    yield line(f"play-lead-{rules.play.first_lead}", company=company(rules.table))
    if not rules.play.first_lead_trump:
        yield line("play-lead-any")
    elif rules.trump.source == "turned" or auction.all_pass == "redeal" or auction.opener == "forced":
        yield line("play-lead-trump")
    else:
        yield line("play-lead-trump-unless-stuck")


def counting(rules: Rules) -> Lines:
    """What the cards and the last trick are worth."""
    worths: dict[int, tuple[Rank, ...]] = {}
    for each in RANKS_TO[rules.pack.lowest]:
        points = rules.play.counters.of(each)
        worths[points] = (*worths.get(points, ()), each)
    yield line("counting-tricks", company=company(rules.table))
    for points, ranks in worths.items():
        yield line("counting-cards" if points else "counting-nothing", ranks=ranks, points=points)
    if rules.play.last_trick:
        yield line("counting-last", points=rules.play.last_trick, unit=declaring(rules.table))
    yield line("counting-most" if _some_lost(rules) else "counting-total", points=rules.trick_total)
    if rules.scoring.rounding != "none":
        yield line(f"counting-{rules.scoring.rounding}", unit=unit(rules.table))


def _some_lost(rules: Rules) -> bool:
    """Whether cards that count for nobody may hold some of the points."""
    deal = rules.deal
    buried = deal.widow > 0 and deal.widow_use == "bury" and not deal.bury_counts
    return buried or deal.method == "draft"


def settlement(rules: Rules) -> Lines:
    """What a deal scores: how a contract is made and, where points count, what it brings."""
    scoring, who = rules.scoring, unit(rules.table)
    if rules.trump.source == "turned":
        yield line("settlement-turned", unit=who)
        yield from _save("both", scoring.save_defenders, who)
        rulings = [scoring.save_defenders]
    else:
        yield from _contract(rules)
        yield from _save("declarers", scoring.save_declarers, declaring(rules.table))
        rulings = [scoring.save_declarers]
        if not rules.payment.table and scoring.defenders_score:
            yield from _save("defenders", scoring.save_defenders, _defending(rules))
            rulings.append(scoring.save_defenders)
    if any(ruling != "none" for ruling in rulings):
        yield line(f"save-covers-{scoring.save_covers}", unit=who)
    if rules.payment.table:
        return
    if rulings[-1] != "none" and scoring.dix_saves != "never" and scoring.defenders_score and rules.dix:
        yield line(f"save-dix-{scoring.dix_saves}", who="both" if len(rulings) == 1 else "defenders", unit=who)
    if rules.trump.source != "turned":
        yield from _unplayed(rules)
    yield from _instant(rules)


def _contract(rules: Rules) -> Lines:
    scoring, group, who = rules.scoring, company(rules.table), declaring(rules.table)
    if rules.payment.table:
        yield line("settlement-paid", unit=who)
        return
    yield line(f"settlement-made-{scoring.made_scores}", unit=who)
    if group == "called":
        yield line("settlement-called")
    yield line(f"settlement-set-{scoring.set_penalty}", company=group)
    yield line("settlement-defenders" if scoring.defenders_score else "settlement-defenders-nothing", company=group)


def _defending(rules: Rules) -> str:
    """Whose tricks count when defenders save their meld: those of a side, of a player, of all who did not declare."""
    return "together" if company(rules.table) == "called" else unit(rules.table)


def _unplayed(rules: Rules) -> Lines:
    scoring, group = rules.scoring, company(rules.table)
    if may_go_unplayed(rules):
        score = "meld" if scoring.defenders_score else "nothing"
        yield line(f"settlement-unplayed-{scoring.set_penalty}", company=group, defenders=score)
    if scoring.concede and scoring.concede_gift and scoring.defenders_score:
        yield line("settlement-gift", points=scoring.concede_gift, company=group)
    if scoring.made_by_meld:
        yield line(f"settlement-by-meld-{scoring.made_scores}", unit=declaring(rules.table))


def may_go_unplayed(rules: Rules) -> bool:
    """Whether a contract can be lost before the first trick."""
    scoring = rules.scoring
    return bool(scoring.concede or scoring.not_at_table or rules.meld.minimum or rules.trump.needs != "none")


def _instant(rules: Rules) -> Lines:
    scoring, who = rules.scoring, unit(rules.table)
    if scoring.instant_win != "none":
        yield line(f"settlement-instant-{scoring.instant_win}", unit=who)
    if scoring.instant_meld != "none":
        yield line(f"settlement-instant-{scoring.instant_meld}", unit=who, points=INSTANT_PINOCHLE_SAVE * rules.scale)
    if scoring.instant_lead:
        yield line("settlement-instant-lead", points=scoring.instant_lead, unit=who)


def _save(who: str, ruling: SaveRule, unit: str) -> Lines:
    if isinstance(ruling, int):
        yield line(f"save-{who}-points", points=ruling, unit=unit)
    else:
        yield line(f"save-{who}-{ruling}", unit=unit)


def payment(rules: Rules) -> Lines:
    """The chips that change hands after a deal."""
    paid = rules.payment
    if not paid.table:
        return
    idle = "all" if rules.table.hands < rules.table.seats else "players"
    yield line("payment-each", who=idle)
    yield Row((line("table-bid"), line("table-chips")))
    for bracket in paid.table:
        yield Row((line("table-from", bid=bracket.bid), bracket.chips))
    yield line("payment-made")
    yield line("payment-lost", factor=paid.lost_factor)
    if may_go_unplayed(rules):
        yield line("payment-conceded")
    if paid.kitty_from:
        yield line("payment-kitty", points=paid.kitty_from)
    for suit, factor in (("S", paid.spades), ("H", paid.hearts)):
        if factor > 1:
            yield line("payment-suit", suit=line(f"suit-{suit}"), factor=factor)
    if may_go_unplayed(rules) and max(paid.spades, paid.hearts) > 1:
        yield line("payment-suit-conceded" if not paid.plain_concession else "payment-suit-played")


def checks(rules: Rules) -> Lines:
    """The side bets."""
    bets = rules.checks
    if not bets.played:
        return
    yield line("checks-each")
    rows = [Row((line(f"meld-{name.replace('_', '-')}"), getattr(bets, name))) for name in _CHECKED_MELDS]
    start, by = rules.auction.minimum, bets.contract_step
    for place, won in enumerate(bets.contract):
        rows.append(Row((line("checks-contract", bid=start + place * by), won)))
    rows.append(Row((line("checks-sweep"), bets.all_tricks)))
    yield Row((line("table-event"), line("table-checks")))
    yield from (row for row in rows if row.cells[1])
    if bets.contract_more:
        last = start + max(len(bets.contract) - 1, 0) * by
        yield line("checks-more", bid=last, step=by, checks=bets.contract_more)
    if bets.contract or bets.contract_more:
        yield line("checks-set", factor=bets.set_factor)
    if bets.roundhouse and (bets.kings or bets.queens):
        yield line("checks-roundhouse")


_CHECKED_MELDS = ("roundhouse", "run", "aces", "kings", "queens", "jacks", "double_pinochle")
