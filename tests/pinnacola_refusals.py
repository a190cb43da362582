"""A case for every way in which the rules of Pinnacola, their notation and house rules can refuse something."""

from collections.abc import Callable
from typing import Any

from tests.pinnacola import written
from twinpack.game import play
from twinpack.options import changed
from twinpack.pinnacola.actions import parse
from twinpack.pinnacola.game import Pinnacola
from twinpack.pinnacola.problems import problems
from twinpack.pinnacola.rules import Rules
from twinpack.referee.pinnacola import position


def turn(before: str, actions: str, more: str = "", **changes: Any) -> Callable[[], Any]:
    """A turn from a position, a further line of it perhaps, by the base rules with changes."""

    def case() -> None:
        game = Pinnacola(changed(Rules(), **changes))
        state = position(f"{written(before)}\n{more}", game.rules).state
        for action in actions.split("; "):
            state = play(game, state, game.parse(action))

    return case


def lay(cards: str, **changes: Any) -> Callable[[], Any]:
    """Laying cards that are held, by the base rules with changes."""
    held = " ".join(card.partition("=")[0] for card in cards.split())
    return turn(f"hand {held} KD", f"lay {cards}", 'phase = "play"', **changes)


def impossible(**changes: Any) -> Callable[[], Any]:
    """The base rules with changes that cannot be played."""

    def case() -> None:
        raise next(problems(changed(Rules(), **changes)))

    return case


THREE = "hand 2D 3D KS; stock 8C; row 4C QC; "
RUN = "own 5H 6H 7H"

CASES: dict[tuple[str, str], Callable[[], Any]] = {
    ("IllegalAction", "chosen-cannot-be-laid"): turn(THREE + RUN, "take 1"),
    ("IllegalAction", "chosen-first"): turn(
        "hand 9S 9C 4S 4H 4D 2D; row 9H; " + RUN, "take 1; lay 4S 4H 4D", row__chosen_first=True
    ),
    ("IllegalAction", "chosen-must-be-laid"): turn("hand 9S 9C 2D; row 9H", "take 1; discard 2D"),
    ("IllegalAction", "dead-end"): turn("hand 9S 9C; row 4C; stock 9H", "draw; lay 9S 9H 9C", out__discard=True),
    ("IllegalAction", "discard-forbidden"): turn(
        "hand ** 2D; row 4C; stock 3D", "draw; discard **", row__wilds="forbidden"
    ),
    ("IllegalAction", "last-of-row"): turn(THREE + RUN, "take 1", row__take="last"),
    ("IllegalAction", "lay-off-complete"): turn(THREE + "own KS KH KD **=KC", "draw; off KS @1"),
    ("IllegalAction", "lay-off-does-not-fit"): turn(THREE + RUN, "draw; off KS @1"),
    ("IllegalAction", "lay-off-end-open"): turn("hand ** 2D; row 4C; stock 3D; " + RUN, "draw; off ** @1"),
    ("IllegalAction", "may-not-go-out"): turn(
        "hand 2D; row 4C", "discard 2D", 'phase = "play"', out__needs="poker-and-run7"
    ),
    ("IllegalAction", "meld-adjacent-wilds"): lay("4H **=5H **=6H 7H", meld__adjacent_wilds=False),
    ("IllegalAction", "meld-corner"): lay("KS AS 2S"),
    ("IllegalAction", "meld-gap"): lay("6D 7D 9D"),
    ("IllegalAction", "meld-identity-impossible"): lay("AH **=2H 3H", deal__pinelle=True),
    ("IllegalAction", "meld-identity-open"): lay("QH QS **"),
    ("IllegalAction", "meld-no-meld"): lay("QH QS 4D"),
    ("IllegalAction", "meld-too-few-naturals"): lay("KH **=KS **=KC", meld__naturals=2),
    ("IllegalAction", "meld-too-many-wilds"): lay("4H **=5H **=6H 7H", meld__wilds=1),
    ("IllegalAction", "meld-too-short"): lay("6D 7D"),
    ("IllegalAction", "meld-twin"): lay("9S 9S 9H"),
    ("IllegalAction", "meld-wild-poker"): lay("9S 9H 9D **=9C", meld__wild_poker=False),
    ("IllegalAction", "no-pinella-swap"): turn(
        "hand TH 2C; row 4C; stock 3D; own 8H 9H 2S=TH",
        "draw; swap TH @1",
        deal__pinelle=True,
        table__swap_pinelle="none",
    ),
    ("IllegalAction", "no-rediscard"): turn(
        THREE + RUN, "take 2; discard QC", row__last_free=True, row__rediscard=False
    ),
    ("IllegalAction", "no-stock"): turn("hand 2D 3D; row 4C", "draw", "stock = 0"),
    ("IllegalAction", "no-such-meld"): turn(THREE + RUN, "draw; off KS @2"),
    ("IllegalAction", "no-such-place"): turn(THREE + RUN, "take 3"),
    ("IllegalAction", "not-the-row"): turn("hand 2D 3D; row 4C 5C", "draw; restock 5C", "stock = 0"),
    ("IllegalAction", "not-your-side"): turn("hand 8H 2D; row 4C; stock 3D; opponent 5H 6H 7H", "draw; off 8H @1"),
    ("IllegalAction", "nothing-to-take-back"): turn(THREE + RUN, "draw; back"),
    ("IllegalAction", "partner-needs-opened"): turn(
        "hand 8H 2D; row 4C; stock 3D; partner 5H 6H 7H", "draw; off 8H @1"
    ),
    ("IllegalAction", "row-blocked"): turn("hand 9S 9C 2D; row 9H ** 4C", "take 1", row__wilds="block"),
    ("IllegalAction", "row-needs-opened"): turn("hand 9S 9C 2D; row 9H", "take 1", row__needs_opened=True),
    ("IllegalAction", "swap-needs-opened"): turn(
        "hand QD 2D; row 4C; stock 3D; opponent QS QH **=QD", "draw; swap QD @1"
    ),
    ("IllegalAction", "swap-nothing-there"): turn(THREE + RUN, "draw; swap KS @1"),
    ("IllegalAction", "swap-own-side"): turn(
        "hand QD 2D; row 4C; stock 3D; opponent QS QH **=QD; own 5H 6H 7H",
        "draw; swap QD @1",
        table__swap_jokers="own-side",
    ),
    ("IllegalAction", "take-more"): turn("hand 8D; row 9H 8H; " + RUN, "take 2", row__single_minimum=2),
    ("IllegalAction", "whole-row"): turn(THREE + RUN, "take 2", row__take="whole"),
    ("IllegalAction", "wild-must-be-laid"): turn(
        "hand QD 2D; row 4C; stock 3D; opponent QS QH **=QD; own 5H 6H 7H", "draw; swap QD @1; discard 2D"
    ),
    ("NotationError", "end"): lambda: parse("off 7H @1 middle"),
    ("NotationError", "meld-number"): lambda: parse("swap 7H 1"),
    ("RulesError", "nobody-declares"): impossible(match__both_over="declarers"),
    ("RulesError", "nothing-scores"): impossible(
        value__low=0, value__high=0, value__ace=0, value__joker=0, scoring__out=0, scoring__in_hand=0
    ),
    ("RulesError", "run-too-long"): impossible(deal__pinelle=True, meld__pure_run=14),
    ("RulesError", "triple-below-double"): impossible(meld__triple_run=5),
    ("RulesError", "without-effect"): impossible(scoring__flat=100),
}
