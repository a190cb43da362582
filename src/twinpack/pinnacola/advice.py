"""Tips for beginners and a glossary, as far as they fit a rule set."""

from collections.abc import Iterator

from twinpack.outline import Line, line
from twinpack.pinnacola.rules import Rules

TIPS = 8
"""How many tips a rule sheet gives at most."""


def tips(rules: Rules) -> Iterator[Line]:
    """The first `TIPS` tips that fit the rules, the most useful first."""
    pair = rules.seats == 4
    fits = (
        (True, line("tip-row")),
        (rules.row.take == "tail", line("tip-row-price")),
        (pair, line("tip-hands")),
        (not pair, line("tip-hand")),
        (rules.out.needs != "none", line("tip-needs")),
        (True, line("tip-pure", cards=rules.meld.pure_run)),
        (True, line("tip-joker", points=rules.value.joker)),
        (rules.scoring.no_meld != "single", line("tip-nothing")),
        (True, line("tip-discard")),
        (rules.table.swap_jokers == "all", line("tip-swap")),
        (True, line("tip-count")),
    )
    yield from [tip for fit, tip in fits if fit][:TIPS]


def glossary(rules: Rules) -> Iterator[Line]:
    """The terms that the rule sheet uses."""
    terms = {
        "deal": True,
        "match": True,
        "laid-meld": True,
        "tris": True,
        "poker": True,
        "straight": True,
        "wild": True,
        "joker": True,
        "pinella": rules.deal.pinelle,
        "pure": True,
        "stock": True,
        "row": True,
        "lay": True,
        "lay-off": True,
        "swap": True,
        "open": True,
        "go-out": True,
        "in-hand": True,
        "pinnacolone": True,
    }
    return (line(f"term-{term}") for term, fit in terms.items() if fit)
