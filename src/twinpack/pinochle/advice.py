"""Tips for beginners and a glossary, as far as they fit a rule set."""

from collections.abc import Iterator

from twinpack.outline import Line, line
from twinpack.pinochle.company import company, declaring, unit
from twinpack.pinochle.rules import RANKS_TO, Rules

TIPS = 8
"""How many tips a rule sheet gives at most."""


def tips(rules: Rules) -> Iterator[Line]:
    """The first `TIPS` tips that fit the rules, the most useful first."""
    auction, scoring, group = rules.auction, rules.scoring, company(rules.table)
    named, stock, paid = rules.trump.source == "declarer", rules.deal.method == "stock", bool(rules.payment.table)
    allied, widow = group in ("sides", "many"), rules.deal.widow > 0
    buries = widow and rules.deal.widow_use == "bury"
    stuck = auction.all_pass != "redeal" and auction.opener != "forced"
    fits = (
        (named and allied, line("tip-bid", points=rules.trick_total // 2)),
        (named and not allied, line("tip-bid-alone", company=group)),
        (widow, line("tip-widow")),
        (rules.table.partner == "called", line("tip-call")),
        (named, line("tip-trump")),
        (rules.exchange.count > 0, line("tip-give")),
        (rules.exchange.count > 0, line("tip-return")),
        (buries and rules.deal.bury_counts, line("tip-bury")),
        (stock, line("tip-stock-keep")),
        (stock, line("tip-stock-win")),
        (stock, line("tip-stock-last")),
        (rules.deal.method == "draft", line("tip-draft")),
        (paid and max(rules.payment.spades, rules.payment.hearts) > 1, line("tip-suit")),
        (not stock, line("tip-aces")),
        (not named and not stock and rules.dix is not None, line("tip-dix")),
        (True, line("tip-trumps", cards=rules.pack.copies * len(RANKS_TO[rules.pack.lowest]))),
        (allied, line("tip-partner")),
        (group == "alone" and named, line("tip-defend")),
        (group == "alone" and not named, line("tip-low")),
        (_loses_meld(rules), line("tip-save", unit=unit(rules.table))),
        (named and auction.help, line("tip-help", company=group)),
        (
            named and scoring.concede and (paid or scoring.defenders_score),
            line("tip-concede", paid="chips" if paid else "points"),
        ),
        (named and stuck, line("tip-stuck")),
        (rules.play.last_trick > 0, line("tip-last", points=rules.play.last_trick)),
        (True, line("tip-void")),
    )
    yield from [tip for fit, tip in fits if fit][:TIPS]


def _loses_meld(rules: Rules) -> bool:
    """Whether waiting too long for a trick can cost somebody the melds of a deal that is not declared by him."""
    scores = rules.scoring.defenders_score and not rules.payment.table
    return rules.scoring.save_defenders != "none" and rules.meld.who == "all" and scores


def glossary(rules: Rules) -> Iterator[Line]:
    """The terms that the rule sheet uses."""
    named, group, stock = rules.trump.source == "declarer", company(rules.table), rules.deal.method == "stock"
    terms = {
        "around": (True, line("term-around", copies=rules.pack.copies)),
        "beat": (True, line("term-beat")),
        "check": (rules.checks.played or rules.match.checks.game > 0, line("term-check")),
        "contract": (named, line("term-contract", unit=declaring(rules.table))),
        "counter": (True, line("term-counter")),
        "deal": (True, line("term-deal")),
        "declarer": (named, line("term-declarer", company=group)),
        "defenders": (named, line("term-defenders", company=group)),
        "dix": (rules.meld.dix > 0 and rules.dix is not None, line("term-dix", dix=int(rules.dix or 0))),
        "exchange": (rules.exchange.count > 0, line("term-exchange")),
        "follow": (True, line("term-follow")),
        "kitty": (bool(rules.payment.table), line("term-kitty")),
        "lead": (True, line("term-lead")),
        "marriage": (True, line("term-marriage")),
        "match": (True, line("term-match" if unit(rules.table) == "side" else "term-match-player")),
        "meld": (True, line("term-meld", when="between" if stock else "before")),
        "pinochle": (True, line("term-pinochle")),
        "run": (True, line("term-run")),
        "set": (named, line("term-set", unit=declaring(rules.table))),
        "stock": (rules.deal.method != "deal", line("term-draw-stock")),
        "trick": (True, line("term-trick")),
        "trump": (True, line("term-trump")),
        "void": (True, line("term-void")),
        "widow": (rules.deal.widow > 0, line("term-widow")),
    }
    return (said for fit, said in terms.values() if fit)
