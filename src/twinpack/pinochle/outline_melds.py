"""The meld table, and the melds between tricks, as lines of a rule sheet."""

from collections.abc import Iterator

from twinpack.cards import Rank, rank
from twinpack.outline import Line, Row, Value, line
from twinpack.pinochle.company import company, unit
from twinpack.pinochle.melds import AROUNDS, PINOCHLE, parts
from twinpack.pinochle.rules import Rules

Lines = Iterator[Line | Row]

RUN: tuple[Rank, ...] = ("A", "T", "K", "Q", "J")
PAIR: tuple[Rank, ...] = ("K", "Q")
COLUMNS = ("one", "two", "three", "four", "five", "six")


def melds(rules: Rules) -> Lines:
    """Who melds, what, and for how much."""
    meld, copies = rules.meld, rules.pack.copies
    stock = rules.deal.method == "stock"
    yield line("meld-show-stock" if stock else f"meld-show-{meld.who}", company=company(rules.table))
    wide = columns(rules)
    yield Row((line("table-meld"), line("table-cards"), *(line(f"table-{name}") for name in COLUMNS[:wide])))
    for name, shape, values in _table(rules, wide):
        if any(values):
            yield Row((line(f"meld-{name}"), shape, *(value or "-" for value in values)))
    yield line("meld-groups", dix="some" if rules.dix else "none")
    yield line("meld-run-pair")
    extras = [name for name, _, _ in _extras(rules)]
    if not extras:
        yield line("meld-extra-none")
    elif "run-extra-both" not in extras:
        yield line("meld-extra-both")
    if wide == 1:
        yield line("meld-singles")
    else:
        yield line("meld-stock-several" if stock else "meld-two" if wide == copies == 2 else "meld-several")
    if 1 < wide < copies:
        yield line("meld-more", most=wide)
    if meld.roundhouse:
        yield line("meld-bonus", points=meld.roundhouse)
    if meld.grand_pinochle:
        yield line("meld-grand")
    yield line("meld-nothing", lowest=0 if rules.dix is None else int(rules.dix))
    if meld.minimum:
        yield line("meld-minimum", points=meld.minimum, unit=unit(rules.table))


def columns(rules: Rules) -> int:
    """How many of the same the meld table tells apart: as many as any meld has values, and the pack cards."""
    names = ("run", "royal_marriage", "marriage", "pinochle", *AROUNDS)
    return min(max(len(getattr(rules.meld, name)) for name in names), rules.pack.copies)


def _table(rules: Rules, wide: int) -> Iterator[tuple[str, Value, tuple[int, ...]]]:
    """The name of each meld, its cards, and what one, two, ... of it bring."""
    meld = rules.meld

    def bring(values: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sum(values[part - 1] for part in parts(values, count)) for count in range(1, wide + 1))

    def once(points: int) -> tuple[int, ...]:
        return (points, *(0,) * (wide - 1))

    yield "run", line("cards-of-trump", ranks=RUN), bring(meld.run)
    for name, ranks, points in _extras(rules):
        yield name, line("cards-of-trump", ranks=ranks), once(points)
    yield "royal-marriage", line("cards-of-trump", ranks=PAIR), bring(meld.royal_marriage)
    yield "marriage", line("cards-plain", ranks=PAIR), bring(meld.marriage)
    if rules.dix:
        yield "dix", line("cards-of-trump", ranks=(rules.dix,)), bring((meld.dix,))
    yield "pinochle", PINOCHLE, bring(meld.pinochle)
    yield "grand-pinochle", ("KS", *PINOCHLE), bring((meld.grand_pinochle,))
    for name, cards in AROUNDS.items():
        yield name, line("cards-around", ranks=(rank(cards[0]),)), bring(getattr(meld, name))
    yield "roundhouse", line("cards-all-suits", ranks=PAIR), once(meld.roundhouse)


def _extras(rules: Rules) -> Iterator[tuple[str, tuple[Rank, ...], int]]:
    """The runs with extra cards that are worth more than the run (and royal marriage) in them."""
    meld = rules.meld
    run = meld.run[0]
    if rules.pack.copies < 2:
        return
    if meld.run_extra_king > run:
        yield "run-extra-king", ("A", "T", "K", "K", "Q", "J"), meld.run_extra_king
    if meld.run_extra_queen > run:
        yield "run-extra-queen", ("A", "T", "K", "Q", "Q", "J"), meld.run_extra_queen
    if meld.run_extra_both > run + meld.royal_marriage[0]:
        yield "run-extra-both", ("A", "T", "K", "K", "Q", "Q", "J"), meld.run_extra_both


def stock(rules: Rules) -> Lines:
    """The tricks played while there is a stock to draw from, and the melds between them."""
    if rules.deal.method != "stock":
        return
    meld, dix = rules.meld, int(rules.dix or 0)
    yield line("stock-lead")
    yield line("stock-free")
    yield line("play-winner")
    yield line("stock-draw-meld-first" if rules.stock.meld_first else "stock-draw-first")
    yield line("stock-one")
    yield line("stock-fresh")
    yield line("stock-grow", run=meld.run[0], marriage=meld.royal_marriage[0])
    if dix and meld.dix:
        yield line("stock-dix", dix=dix, points=meld.dix)
    yield line("stock-last-choice" if rules.stock.last_choice else "stock-last", tricks=rules.free_tricks)
    yield line("stock-over", tricks=rules.tricks - rules.free_tricks)
