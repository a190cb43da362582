"""Tips for beginners and a glossary, as far as they fit a rule set."""

from collections.abc import Iterator

from twinpack.cards import RANKS
from twinpack.outline import Line, line
from twinpack.pinochle.rules import COPIES, Rules

TIPS = 8
"""How many tips a rule sheet gives at most."""


def tips(rules: Rules) -> Iterator[Line]:
    """The first `TIPS` tips that fit the rules, the most useful first."""
    auction, scoring = rules.auction, rules.scoring
    named = rules.trump.source == "declarer"
    fits = (
        (named, line("tip-bid", points=rules.trick_total // 2)),
        (named, line("tip-trump")),
        (rules.exchange.count > 0, line("tip-give")),
        (rules.exchange.count > 0, line("tip-return")),
        (True, line("tip-aces")),
        (True, line("tip-trumps", cards=COPIES * len(RANKS))),
        (True, line("tip-partner")),
        (scoring.save_defenders != "none", line("tip-save")),
        (named and auction.help, line("tip-help")),
        (named and scoring.concede, line("tip-concede")),
        (named and auction.all_pass != "redeal", line("tip-stuck")),
        (rules.play.last_trick > 0, line("tip-last", points=rules.play.last_trick)),
        (True, line("tip-void")),
    )
    yield from [tip for fit, tip in fits if fit][:TIPS]


def glossary(rules: Rules) -> Iterator[Line]:
    """The terms that the rule sheet uses."""
    named = rules.trump.source == "declarer"
    terms = {
        "around": True,
        "beat": True,
        "contract": named,
        "counter": True,
        "deal": True,
        "declarer": named,
        "defenders": named,
        "dix": rules.meld.dix > 0,
        "exchange": rules.exchange.count > 0,
        "follow": True,
        "lead": True,
        "marriage": True,
        "match": True,
        "meld": True,
        "pinochle": True,
        "run": True,
        "set": named,
        "trick": True,
        "trump": True,
        "void": True,
        "widow": rules.deal.widow > 0,
    }
    return (line(f"term-{term}") for term, fit in terms.items() if fit)
