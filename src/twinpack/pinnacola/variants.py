"""The Pinnacola rule sets by name. A variant is one row: what differs from another, and nothing else.

Sources: `docs/rules-sources.md`, "Pinnacola: rule sets".
"""

from twinpack.options import changed
from twinpack.pinnacola.rules import Rules

CLASSIC = Rules()

PINELLA = changed(CLASSIC, deal__pinelle=True, out__needs="poker-or-run6", out__discard=True)

VARIANTS: dict[str, Rules] = {
    "pinnacola/classic": CLASSIC,
    "pinnacola/two": changed(CLASSIC, deal__players=2, match__target=1000),
    "pinnacola/pinella": PINELLA,
    "pinnacola/pinella-two": changed(PINELLA, deal__players=2, match__target=1000),
    "pinnacola/club": changed(
        CLASSIC,
        meld__pure_run=7,
        meld__naturals=2,
        out__needs="poker-and-run7",
        out__discard=True,
        scoring__in_hand_result="double",
        scoring__no_meld="flat",
    ),
    "pinnacola/triple": changed(
        CLASSIC,
        meld__pure_run=7,
        meld__triple_run=10,
        meld__joker_melds="poker",
        out__discard=True,
        scoring__in_hand=100,
        scoring__no_meld="single",
    ),
    "pinnacola/tournament": changed(
        CLASSIC,
        meld__pure_run=7,
        meld__joker_melds="poker",
        row__last_free=True,
        row__rediscard=False,
        row__needs_opened=True,
        out__exhaustion="end",
        scoring__in_hand_result="double-melds",
        scoring__no_meld="flat",
        scoring__flat_scope="player",
        scoring__flat_partner=100,
        scoring__flat_when="in-hand",
        scoring__pinnacolone=600,
    ),
}
