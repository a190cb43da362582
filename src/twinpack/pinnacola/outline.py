"""What there is to say about a Pinnacola rule set, without words: one function a section, one line a rule.

A rule that is off gets no line, unless a player would miss it.
"""

from collections.abc import Callable, Iterator

from twinpack.outline import Line, Row, Section, line, match_lines
from twinpack.pinnacola import advice, examples
from twinpack.pinnacola.phases.ending import idle_rounds
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import JOKER, PINELLE, RANKS, pack, track

Lines = Iterator[Line | Row]


def outline(rules: Rules) -> tuple[Section, ...]:
    """The rule sheet of playable rules: sections in the order in which a newcomer needs them, none empty.

    >>> [section.key for section in outline(Rules())][:4]
    ['players', 'deal', 'turn', 'row']
    """
    return tuple(Section(key, tuple(part(rules))) for key, part in _SECTIONS.items())


def _players(rules: Rules) -> Lines:
    deal, value = rules.deal, rules.value
    yield line(f"table-of-{deal.players}")
    yield line("pack-pinelle" if deal.pinelle else "pack-natural", cards=len(pack(deal.pinelle)))
    yield line("aim")
    yield Row((line("values-cards"), line("values-points")))
    yield Row((tuple("345" if deal.pinelle else "2345"), value.low))
    yield Row((tuple(RANKS[5:]), value.high))
    yield Row((("A",), value.ace))
    yield Row(((JOKER,), value.joker))
    if deal.pinelle:
        yield Row((PINELLE, value.pinella))
    yield line("values-everywhere")


def _deal(rules: Rules) -> Lines:
    deal = rules.deal
    yield line("give-dealer")
    yield line("give-cards", hand=deal.hand_size)
    yield line("give-row", stock=len(pack(deal.pinelle)) - deal.players * deal.hand_size - 1)
    yield line("give-first")


def _turn(rules: Rules) -> Lines:
    yield line("turn-parts")
    yield line("turn-draw")
    yield line("turn-lay")
    yield line("turn-off")
    if rules.seats == 4:
        yield line("turn-partner-opened" if rules.table.partner_needs_opened else "turn-partner")
    yield line("turn-opponents")
    yield line("turn-discard")
    yield from _discards(rules)
    yield line("turn-back")
    yield line("turn-ends-well")


def _discards(rules: Rules) -> Lines:
    if rules.row.wilds in ("forbidden", "not-last"):
        yield line(f"discard-wild-{rules.row.wilds}")
    if rules.row.fitting != "allowed":
        yield line(f"discard-fitting-{rules.row.fitting}")


def _row(rules: Rules) -> Lines:
    row = rules.row
    yield line("row-open")
    yield line(f"row-{row.take}")
    if row.needs_opened:
        yield line("row-needs-opened")
    yield line("row-duty")
    if row.take != "last":
        yield line("row-rest")
    yield line("row-chosen-first" if row.chosen_first else "row-chosen-later")
    yield line(f"row-swap-{row.chosen_swap}")
    if row.last_free:
        yield line("row-last-free" if row.rediscard else "row-last-free-kept")
    if row.single_minimum > 1:
        yield line("row-single")
    if row.wilds == "block":
        yield line("row-blocked")


def _melds(rules: Rules) -> Lines:
    pinelle = rules.deal.pinelle
    yield line("kinds-two")
    yield line("kinds-tris")
    yield line("kinds-poker")
    yield line("kinds-run", ranks=tuple(one[0] for one in track("S", pinelle)))
    if pinelle:
        yield line("kinds-skip")
    yield line("kinds-ace", cards=len(track("S", pinelle)))
    yield line("kinds-stay")


def _wilds(rules: Rules) -> Lines:
    meld = rules.meld
    yield line("wild-pinelle" if rules.deal.pinelle else "wild-jokers")
    yield line("wild-named")
    yield line("wild-slides" if meld.slide else "wild-stays")
    yield line("wild-naturals", cards=meld.naturals)
    yield line("wild-most" if meld.wilds else "wild-any", cards=meld.wilds)
    if not meld.adjacent_wilds:
        yield line("wild-apart")
    yield line("wild-poker" if meld.wild_poker else "wild-no-poker")
    if meld.joker_melds != "off":
        yield line(f"wild-joker-{meld.joker_melds}")
    yield line("wild-pure")


def _swap(rules: Rules) -> Lines:
    table = rules.table
    yield line(f"swap-{table.swap_jokers}")
    if rules.deal.pinelle:
        yield line(f"swap-pinelle-{table.swap_pinelle}")
    yield line("swap-needs-opened" if table.swap_needs_opened else "swap-unopened")
    yield line("swap-relay" if table.relay else "swap-keep")


def _out(rules: Rules) -> Lines:
    out = rules.out
    yield line("out-discard" if out.discard else "out-empty")
    if out.needs != "none":
        yield line(f"out-{out.needs}")
        yield line(f"out-poker-{out.poker}")
    if not out.first_round:
        yield line("out-first-round")
    if out.needs != "none" or out.discard or not out.first_round:
        yield line("out-keep")
    long = len(track("S", rules.deal.pinelle))
    if rules.scoring.pinnacolone:
        yield line("out-pinnacolone-points", cards=long, points=rules.scoring.pinnacolone)
    else:
        yield line("out-pinnacolone", cards=long)


def _stock(rules: Rules) -> Lines:
    out = rules.out
    if out.exhaustion == "end":
        yield line("stock-end")
    else:
        yield line(f"stock-{out.restock}")
        if out.stall:
            yield line("stock-stall", times=out.stall)
        yield line("stock-blocked")
    if idle_rounds(rules, drawing=True):
        yield line("stock-idle", long=idle_rounds(rules, drawing=True), times=idle_rounds(rules, drawing=False))


def _settlement(rules: Rules) -> Lines:
    meld, scoring = rules.meld, rules.scoring
    yield line("score-melds")
    yield line("score-double", cards=meld.pure_run)
    if meld.triple_run:
        yield line("score-triple", cards=meld.triple_run)
    yield line("score-core" if meld.pure_core else "score-impure", cards=meld.pure_run)
    if meld.joker_melds != "off":
        yield line("score-joker-poker", points=meld.joker_poker)
    yield line("score-hands" if rules.seats == 4 else "score-hands-two")
    yield line("score-out", points=scoring.out)
    yield from _in_hand(rules)
    yield from _nothing_laid(rules)
    yield line("score-negative")


def _in_hand(rules: Rules) -> Lines:
    scoring = rules.scoring
    yield line(f"in-hand-{scoring.in_hand_means}")
    if scoring.in_hand_result == "double":
        yield line("in-hand-double-bonus" if scoring.double_bonus else "in-hand-double", points=scoring.out)
        return
    if scoring.in_hand_result == "double-melds":
        yield line("in-hand-melds")
    yield line("in-hand-adds" if scoring.in_hand_adds else "in-hand-bonus", points=scoring.in_hand)


def _nothing_laid(rules: Rules) -> Lines:
    scoring = rules.scoring
    if scoring.no_meld != "flat":
        yield line(f"no-meld-{scoring.no_meld}")
        return
    if scoring.flat_when == "in-hand":
        yield line("no-meld-in-hand")
    yield line(f"no-meld-{scoring.flat_scope}", points=scoring.flat)
    if scoring.flat_partner and scoring.flat_scope == "player" and rules.seats == 4:
        yield line("no-meld-partner", points=scoring.flat_partner)


def _match(rules: Rules) -> Lines:
    return match_lines(rules.match, "duel" if rules.seats == 2 else "sides")


_SECTIONS: dict[str, Callable[[Rules], Lines]] = {
    "players": _players,
    "deal": _deal,
    "turn": _turn,
    "row": _row,
    "kinds": _melds,
    "wilds": _wilds,
    "swap": _swap,
    "out": _out,
    "stock": _stock,
    "settlement": _settlement,
    "match": _match,
    "example-points": examples.points,
    "example-settlement": examples.settlement,
    "tips": advice.tips,
    "glossary": advice.glossary,
}
