"""What there is to say about a Pinochle rule set, without words: one function a section, one line a rule.

A rule that is off gets no line, unless a player would miss it.
"""

from collections.abc import Callable, Iterator

from twinpack.auction import step_at
from twinpack.cards import RANKS, Rank, rank
from twinpack.outline import Line, Row, Section, Value, line, match_lines
from twinpack.pinochle import advice, examples
from twinpack.pinochle.melds import AROUNDS, PINOCHLE
from twinpack.pinochle.rules import PACK, Rules, SaveRule
from twinpack.tricks import POLICIES

Lines = Iterator[Line | Row]

RUN: tuple[Rank, ...] = ("A", "T", "K", "Q", "J")


def outline(rules: Rules) -> tuple[Section, ...]:
    """The rule sheet of playable rules: sections in the order in which a newcomer needs them, none empty.

    >>> [section.key for section in outline(Rules())][:4]
    ['players', 'deal', 'auction', 'trump']
    """
    found = ((key, tuple(part(rules))) for key, part in _SECTIONS.items())
    return tuple(Section(key, lines) for key, lines in found if lines)


def _players(rules: Rules) -> Lines:
    yield line("players-four")
    yield line("players-pack", cards=PACK, ranks=RANKS)
    yield line("players-rank")
    if counters := tuple(one for one in RANKS if rules.play.counters.of(one)):
        yield line("players-counters", ranks=counters)
    yield line(f"players-scale-{rules.scale}")


def _deal(rules: Rules) -> Lines:
    packets = rules.deal.packets
    yield line("deal-dealer")
    if len(set(packets)) == 1:
        yield line("deal-equal", size=packets[0], hand=rules.hand_size)
    else:
        yield line("deal-packets", packets=", ".join(map(str, packets)), hand=rules.hand_size)
    if rules.deal.widow:
        yield line("deal-widow", cards=rules.deal.widow)
    if rules.trump.source == "turned":
        yield line("deal-turned")
    if rules.deal.misdeal != "none":
        yield line(f"deal-misdeal-{rules.deal.misdeal}")


def _auction(rules: Rules) -> Lines:
    auction = rules.auction
    if rules.trump.source == "turned":
        return
    yield line("auction-purpose")
    yield line(f"auction-{auction.rounds}")
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
        yield line(f"auction-opener-{auction.opener}")
    if auction.bid_needs != "none":
        yield line(f"auction-needs-{auction.bid_needs}")
    if auction.bid_needs_meld:
        yield line("auction-needs-meld", points=auction.bid_needs_meld)
    if auction.help:
        yield line("auction-help")
    under = step_at(auction, auction.minimum).by if auction.all_pass == "dealer-minimum-less-one" else 0
    yield line(f"auction-all-pass-{auction.all_pass}", points=auction.minimum - under)
    yield line("auction-winner")


def _ladder(rules: Rules) -> Lines:
    steps = rules.auction.steps
    if len(steps) == 1 and steps[0].at % steps[0].by == 0:
        yield line("auction-step", by=steps[0].by)
        return
    yield line("auction-step", by=1)
    for step in steps:
        yield line("auction-step-from", at=step.at, by=step.by)


def _trump(rules: Rules) -> Lines:
    if rules.trump.source == "turned":
        yield line("trump-turned")
        yield line("trump-swap", points=rules.meld.dix)
        yield line("trump-no-contract")
        return
    yield line(f"trump-needs-{rules.trump.needs}")
    if rules.trump.needs != "none":
        yield line("trump-without")
        if rules.auction.all_pass != "redeal":
            yield line("trump-stuck")


def _widow(rules: Rules) -> Lines:
    deal = rules.deal
    if not deal.widow:
        return
    yield line("widow-shown" if deal.widow_shown else "widow-secret", cards=deal.widow)
    yield line(f"widow-{deal.widow_use}", cards=deal.widow)
    if deal.widow_use == "bury":
        yield line("widow-counts" if deal.bury_counts else "widow-lost")


def _exchange(rules: Rules) -> Lines:
    if not rules.exchange.count:
        yield line("exchange-none")
        return
    yield line(f"exchange-{rules.exchange.order}", cards=rules.exchange.count)
    yield line("exchange-then", hand=rules.tricks)


def _melds(rules: Rules) -> Lines:
    meld = rules.meld
    yield line("meld-show")
    yield Row((line("table-meld"), line("table-cards"), line("table-one"), line("table-two")))
    for name, shape, values in _table(rules):
        if any(values):
            yield Row((line(f"meld-{name}"), shape, *(value or "-" for value in values)))
    yield line("meld-groups")
    yield line("meld-run-pair")
    extras = [name for name, _, _ in _extras(rules)]
    if not extras:
        yield line("meld-extra-none")
    elif "run-extra-both" not in extras:
        yield line("meld-extra-both")
    yield line("meld-two")
    if meld.roundhouse:
        yield line("meld-bonus", points=meld.roundhouse)
    if meld.grand_pinochle:
        yield line("meld-grand")
    yield line("meld-nothing")
    if meld.minimum:
        yield line("meld-minimum", points=meld.minimum)


def _table(rules: Rules) -> Iterator[tuple[str, Value, tuple[int, ...]]]:
    """The name of each meld, its cards, and what one and two of it are worth: two never less than twice one."""
    meld = rules.meld
    yield "run", line("cards-of-trump", ranks=RUN), _one_and_two(meld.run)
    for name, ranks, points in _extras(rules):
        yield name, line("cards-of-trump", ranks=ranks), (points, 0)
    pair: tuple[Rank, ...] = ("K", "Q")
    yield "royal-marriage", line("cards-of-trump", ranks=pair), _one_and_two(meld.royal_marriage)
    yield "marriage", line("cards-plain", ranks=pair), _one_and_two(meld.marriage)
    yield "dix", line("cards-of-trump", ranks=("9",)), (meld.dix, 2 * meld.dix)
    yield "pinochle", PINOCHLE, _one_and_two(meld.pinochle)
    yield "grand-pinochle", ("KS", *PINOCHLE), (meld.grand_pinochle, 2 * meld.grand_pinochle)
    for name, cards in AROUNDS.items():
        yield name, line("cards-around", ranks=(rank(cards[0]),)), _one_and_two(getattr(meld, name))
    yield "roundhouse", line("cards-all-suits", ranks=pair), (meld.roundhouse, 0)


def _one_and_two(values: tuple[int, ...]) -> tuple[int, int]:
    return values[0], max(values[1], 2 * values[0])


def _extras(rules: Rules) -> Iterator[tuple[str, tuple[Rank, ...], int]]:
    """The runs with extra cards that are worth more than the run (and royal marriage) in them."""
    meld = rules.meld
    run = meld.run[0]
    if meld.run_extra_king > run:
        yield "run-extra-king", ("A", "T", "K", "K", "Q", "J"), meld.run_extra_king
    if meld.run_extra_queen > run:
        yield "run-extra-queen", ("A", "T", "K", "Q", "Q", "J"), meld.run_extra_queen
    if meld.run_extra_both > run + meld.royal_marriage[0]:
        yield "run-extra-both", ("A", "T", "K", "K", "Q", "Q", "J"), meld.run_extra_both


def _before(rules: Rules) -> Lines:
    scoring = rules.scoring
    if rules.trump.source == "turned":
        return
    if rules.meld.minimum:
        yield line("before-minimum", points=rules.meld.minimum)
    if scoring.not_at_table:
        yield line("before-not-at-table", points=rules.trick_total)
    yield line("before-concede" if scoring.concede else "before-no-concede")
    if scoring.moon_bonus or scoring.moon_penalty:
        yield line("before-moon", bonus=scoring.moon_bonus, penalty=scoring.moon_penalty)


def _play(rules: Rules) -> Lines:
    policy = POLICIES[rules.play.policy]
    yield line(f"play-lead-{rules.play.first_lead}")
    if not rules.play.first_lead_trump:
        yield line("play-lead-any")
    elif rules.trump.source == "turned" or rules.auction.all_pass == "redeal":
        yield line("play-lead-trump")
    else:
        yield line("play-lead-trump-unless-stuck")
    yield line("play-follow")
    yield line("play-beat" if policy.head_plain else "play-beat-trump-only")
    if policy.head_plain:
        yield line("play-ruffed-beat" if policy.head_after_ruff else "play-ruffed-free")
    yield line("play-void-overtrump" if policy.overtrump else "play-void-trump")
    yield line("play-void-both")
    yield line("play-winner")
    yield line("play-tricks", tricks=rules.tricks)


def _counting(rules: Rules) -> Lines:
    worths: dict[int, tuple[Rank, ...]] = {}
    for each in RANKS:
        points = rules.play.counters.of(each)
        worths[points] = (*worths.get(points, ()), each)
    yield line("counting-tricks")
    for points, ranks in worths.items():
        yield line("counting-cards" if points else "counting-nothing", ranks=ranks, points=points)
    if rules.play.last_trick:
        yield line("counting-last", points=rules.play.last_trick)
    yield line("counting-total", points=rules.trick_total)


def _settlement(rules: Rules) -> Lines:
    scoring, turned = rules.scoring, rules.trump.source == "turned"
    if turned:
        yield line("settlement-turned")
        yield from _save("both", scoring.save_defenders)
        rulings = [scoring.save_defenders]
    else:
        yield line("settlement-made")
        yield line(f"settlement-set-{scoring.set_penalty}")
        yield line("settlement-defenders")
        yield from _save("declarers", scoring.save_declarers)
        yield from _save("defenders", scoring.save_defenders)
        rulings = [scoring.save_declarers, scoring.save_defenders]
    if any(ruling != "none" for ruling in rulings):
        yield line(f"save-covers-{scoring.save_covers}")
    if scoring.save_defenders != "none" and scoring.dix_saves != "never":
        yield line(f"save-dix-{scoring.dix_saves}", who="both" if turned else "defenders")
    if not turned and _may_go_unplayed(rules):
        yield line(f"settlement-unplayed-{scoring.set_penalty}")
    if scoring.instant_win != "none":
        yield line(f"settlement-instant-{scoring.instant_win}")


def _may_go_unplayed(rules: Rules) -> bool:
    return bool(
        rules.scoring.concede or rules.scoring.not_at_table or rules.meld.minimum or rules.trump.needs != "none"
    )


def _save(who: str, ruling: SaveRule) -> Lines:
    if isinstance(ruling, int):
        yield line(f"save-{who}-points", points=ruling)
    else:
        yield line(f"save-{who}-{ruling}")


def _match(rules: Rules) -> Lines:
    return match_lines(rules.match)


_SECTIONS: dict[str, Callable[[Rules], Lines]] = {
    "players": _players,
    "deal": _deal,
    "auction": _auction,
    "trump": _trump,
    "widow": _widow,
    "exchange": _exchange,
    "melds": _melds,
    "before": _before,
    "play": _play,
    "counting": _counting,
    "settlement": _settlement,
    "match": _match,
    "example-meld": examples.meld,
    "example-play": examples.play,
    "example-deal": examples.deal,
    "tips": advice.tips,
    "glossary": advice.glossary,
}
