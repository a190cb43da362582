"""Every way in which the rules, their notation and house rules can refuse something does happen.

What refuses people rather than rules (the terminal, the command line, the referee) has codes and tests of its own.
"""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import twinpack
from tests.pinnacola_refusals import CASES as PINNACOLA
from tests.strategies import after, dealt, game_of, rules_of
from twinpack import record
from twinpack.cards import card, cards
from twinpack.fair import parse as parse_fair
from twinpack.families import find, loads
from twinpack.game import IllegalAction, NotationError
from twinpack.match import Dealer, Match, advance
from twinpack.match import parse as parse_in_match
from twinpack.options import RulesError, changed, restated
from twinpack.pinochle.actions import parse
from twinpack.pinochle.rules import Rules
from twinpack.record import RecordError
from twinpack.tricks import POLICIES, check_play

SOURCE = Path(twinpack.__file__).parent
ERRORS = {"IllegalAction": IllegalAction, "NotationError": NotationError, "RulesError": RulesError}
FACING_PEOPLE = ("terminal", "cli", "referee", "server")


def raised() -> Iterator[tuple[str, str]]:
    """The name of the error and the code of every refusal in the source."""
    for path in sorted(SOURCE.rglob("*.py")):
        if path.relative_to(SOURCE).parts[0].removesuffix(".py") in FACING_PEOPLE:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                for code in _codes(node.args[0]):
                    yield node.func.id, code


def _codes(argument: ast.expr) -> list[str]:
    if isinstance(argument, ast.IfExp):
        return _codes(argument.body) + _codes(argument.orelse)
    assert isinstance(argument, ast.Constant), f"a code that is no literal: {ast.unparse(argument)}"
    assert isinstance(argument.value, str)
    return [argument.value]


def line(lines: str, last: str, **changes: Any) -> Callable[[], Any]:
    """Playing `last` after some lines of a deal, the rules being those of cutthroat with changes."""

    def case() -> None:
        game = game_of(changed(rules_of("cutthroat"), **changes))
        state = after(game, dealt(game, 3, {0: "AS TS KS QS JS 9S TH TH JH AD AC"}), lines)
        after(game, state, last)

    return case


def in_deal(variant: str, lines: str, last: str, held: dict[int, str], rest: str = "") -> Callable[[], Any]:
    """Playing `last` after some lines of a deal of a variant in which seat 0 calls first."""

    def case() -> None:
        game = game_of(rules_of(variant))
        after(game, after(game, dealt(game, game.seats - 1, held, rest), lines), last)

    return case


WON = "play AC; play 9C"
"""The first trick of `in_stock`, which seat 0 wins."""


def in_stock(lines: str, last: str) -> Callable[[], Any]:
    """Playing `last` after some lines of a deal of two hands in which clubs are trump."""
    return in_deal("two-hand", lines, last, {0: "AC AD AH KS KH KD KC QS QH QD QC 9S", 1: "9C 9D 9H"}, "TC")


def of_tricks(trick: str, hand: str, played: str) -> Callable[[], Any]:
    """Playing a card of a hand to a trick with spades trump."""
    return lambda: check_play(POLICIES["OLD"], cards(hand), cards(trick), "S", card(played))


def file(text: str, base: str = "dailey") -> Callable[[], Any]:
    """Reading a file."""
    return lambda: loads(f'base = "pinochle/{base}"\n{text}')


def of_record() -> None:
    """Reading a record with a damaged result."""
    rule_set = find("pinochle/dailey")
    match = advance(Match(rule_set.game, rule_set.match), Dealer(0))
    try:
        record.loads(record.dumps(record.Record.of(match, rule_set)) + "result none\n")
    except RecordError as error:
        raise error.cause or error from None


MATCH = Match(game_of(Rules()), Rules().match)
ONE_DEAL = changed(rules_of("cutthroat"), match__end="deals", match__deals=1)
PLAYED = "bid 250; pass; pass; pass; trump S"


def after_the_match() -> None:
    """Going on after the last deal."""
    game = game_of(ONE_DEAL)
    match = advance(Match(game, ONE_DEAL.match), Dealer(3))
    for action in after(game, dealt(game, 3, {}), f"{PLAYED}; concede").log:
        match = advance(match, action)
    advance(match, parse("pass"))


CASES: dict[tuple[str, str], Callable[[], Any]] = {
    **PINNACOLA,
    ("IllegalAction", "bid-off-step"): line("", "bid 255"),
    ("IllegalAction", "bid-too-high"): line("", "bid 310", auction__ceiling=300),
    ("IllegalAction", "bid-too-low"): line("bid 250", "bid 250"),
    ("IllegalAction", "deal-over"): line(f"{PLAYED}; concede", "concede"),
    ("IllegalAction", "dealer-drawn"): lambda: advance(advance(MATCH, Dealer(0)), Dealer(0)),
    ("IllegalAction", "draw-dealer-first"): lambda: advance(MATCH, parse("pass")),
    ("IllegalAction", "match-over"): after_the_match,
    ("IllegalAction", "may-not-bury"): in_deal(
        "auction",
        "bid 300; pass; pass; look; trump S",
        "bury AS TS KS",
        {0: "AS TS KS QS JS 9S 9H JH 9D TD 9C TC TH TH QH"},
    ),
    ("IllegalAction", "may-not-call"): in_deal(
        "five-hand", "bid 35; pass; pass; pass; pass; trump S", "call AS", {0: "AS TS"}
    ),
    ("IllegalAction", "may-not-claim"): in_stock("", "out"),
    ("IllegalAction", "melded-before"): in_stock(f"{WON}; show KH QH; draw; play AD; play 9D", "show KH QH"),
    ("IllegalAction", "no-dix"): in_stock(WON, "dix"),
    ("IllegalAction", "no-meld"): in_stock(WON, "show KH AH"),
    ("IllegalAction", "nothing-fresh"): in_stock(
        f"{WON}; show KS KH KD KC; draw; play AD; play 9D; show QS QH QD QC; draw; play AH; play 9H", "show KH QH"
    ),
    ("IllegalAction", "one-meld-a-trick"): in_stock(f"{WON}; show KH QH", "show KS QS"),
    ("IllegalAction", "turned-not-free"): in_stock(WON, "draw turned"),
    ("IllegalAction", "may-not-bid"): line("", "bid 250", auction__bid_needs_meld=1000),
    ("IllegalAction", "must-beat"): of_tricks("KH", "AH QH", "QH"),
    ("IllegalAction", "must-follow"): of_tricks("KH", "AH QD", "QD"),
    ("IllegalAction", "must-lead-trump"): line(f"{PLAYED}; continue", "play AC", play__first_lead_trump=True),
    ("IllegalAction", "must-open"): line("", "pass", auction__opener="forced"),
    ("IllegalAction", "must-overtrump"): of_tricks("KH TS", "AS 9S", "9S"),
    ("IllegalAction", "must-trump"): of_tricks("KH", "AS AD", "AD"),
    ("IllegalAction", "no-concession"): line(PLAYED, "concede", scoring__concede=False, scoring__moon_bonus=250),
    ("IllegalAction", "no-help"): line("", "help", auction__help=False),
    ("IllegalAction", "no-misdeal"): line("", "misdeal"),
    ("IllegalAction", "no-moon"): line(PLAYED, "moon"),
    ("IllegalAction", "no-such-seat"): lambda: advance(MATCH, Dealer(4)),
    ("IllegalAction", "not-in-hand"): line(f"{PLAYED}; continue", "play KH"),
    ("IllegalAction", "not-now"): line("", "play AS"),
    ("IllegalAction", "not-the-pack"): lambda: after(game_of(Rules()), game_of(Rules()).start(0), "deal AS"),
    ("IllegalAction", "trump-needs"): line("bid 250; pass; pass; pass", "trump H", trump__needs="marriage"),
    ("IllegalAction", "wrong-count"): line(PLAYED, "give AS", exchange__count=4),
    ("IllegalAction", "wrong-widow-use"): line(
        "bid 250; pass; pass; pass; trump H", "share AC AC AC", deal__widow=4, deal__packets=(11,)
    ),
    ("NotationError", "action"): lambda: parse("shout"),
    ("NotationError", "card"): lambda: parse("play 1H"),
    ("NotationError", "hex"): lambda: parse_fair("seed 00"),
    ("NotationError", "number"): lambda: parse("bid many"),
    ("NotationError", "result"): of_record,
    ("NotationError", "seat"): lambda: parse_in_match(MATCH.game, "dealer north"),
    ("NotationError", "suit"): lambda: parse("trump X"),
    ("NotationError", "too-many-cards"): lambda: parse("deal " + "AS " * 193),
    ("RulesError", "above-trick-total"): file("scoring.save_defenders = 251"),
    ("RulesError", "bad-toml"): file("="),
    ("RulesError", "bracket-too-small"): file("auction.bracket = 15"),
    ("RulesError", "conflict"): file("exchange.count = 1", "turned-trump"),
    ("RulesError", "hands-not-seats"): file("table.hands = 2"),
    ("RulesError", "pack-uneven"): file("deal.widow = 3"),
    ("RulesError", "share-not-widow"): file('deal = {widow = 6, packets = [7, 7], widow_use = "share"}', "three-hand"),
    ("RulesError", "sides-uneven"): file("table.sides = 3"),
    ("RulesError", "bid-out-of-reach"): file("auction.minimum = 90000"),
    ("RulesError", "ceiling-too-low"): file("auction.ceiling = 10"),
    ("RulesError", "file-too-large"): file("#" * 70_000),
    ("RulesError", "group-not-value"): file("meld = 3"),
    ("RulesError", "minimum-off-step"): file("auction.minimum = 251"),
    ("RulesError", "no-base"): lambda: loads(""),
    ("RulesError", "no-target-raise"): file("match.target_raise = 0", "turned-trump"),
    ("RulesError", "no-trick-points"): file("play.last_trick = 0\nplay.counters = {ace = 0, ten = 0, king = 0}"),
    ("RulesError", "not-divisible"): lambda: restated(rules_of("stonebridge"), 1),
    ("RulesError", "opener-may-not-bid"): file('auction = {opener = "forced", bid_needs = "marriage"}'),
    ("RulesError", "packets-not-hand"): file("deal.packets = [5, 5]"),
    ("RulesError", "raise-too-small"): file("auction.max_raise = 1"),
    ("RulesError", "step-too-small"): file("auction.steps = [{at = 0, by = 0}]"),
    ("RulesError", "steps-out-of-order"): file("auction.steps = [{at = 260, by = 10}]"),
    ("RulesError", "target-out-of-reach"): file("match.target = 0"),
    ("RulesError", "unknown-key"): file("meld.flush = 3"),
    ("RulesError", "unknown-rules"): lambda: find("pinochle/nowhere"),
    ("RulesError", "unreadable-file"): lambda: find("nowhere.toml"),
    ("RulesError", "wrong-value"): file("meld.dix = true"),
}


@pytest.mark.parametrize(("error", "code"), CASES)
def test_a_refusal_happens(error: str, code: str) -> None:
    with pytest.raises(ERRORS[error]) as caught:
        CASES[error, code]()
    assert isinstance(caught.value, IllegalAction | NotationError | RulesError)
    assert caught.value.code == code
    assert str(caught.value).startswith(code)


def test_there_is_a_case_for_every_code_and_no_other() -> None:
    assert sorted(set(raised())) == sorted(CASES)
