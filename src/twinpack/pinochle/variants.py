"""The Pinochle rule sets by name. A variant is one row: what differs from another, and nothing else.

Sources: `docs/rules-sources.md`, "Rule sets".
"""

from twinpack.options import changed, restated
from twinpack.pinochle.rules import Rules

CLASSIC = changed(Rules(), meld__run_extra_both=0)

DAILEY = changed(
    CLASSIC,
    auction__help=True,
    meld__run_extra_both=230,
    scoring__dix_saves="only-dix",
    scoring__not_at_table=True,
)

DUTCH = changed(
    CLASSIC,
    deal__packets=(4, 3, 4, 1),
    auction__all_pass="redeal",
    exchange__count=0,
    meld__run_extra_king=0,
    meld__run_extra_queen=0,
    play__counters__king=5,
    scoring__save_defenders="none",
    scoring__concede=False,
    match__target=1000,
    match__both_over="highest",
)

JOEDOG = changed(
    restated(CLASSIC, 1),
    deal__packets=(1,) * 12,
    auction__minimum=16,
    auction__all_pass="dealer-minimum-less-one",
    exchange__count=3,
    meld__run_extra_king=0,
    meld__run_extra_queen=0,
    play__policy="OVR",
    scoring__save_declarers="point",
    scoring__concede=False,
    match__target=300,
)

VARIANTS: dict[str, Rules] = {
    "pinochle/classic": CLASSIC,
    "pinochle/joedog": JOEDOG,
    "pinochle/dailey": DAILEY,
    "pinochle/dutch": DUTCH,
    "pinochle/dailey-plain-run": changed(
        DAILEY, meld__run_extra_king=0, meld__run_extra_queen=0, meld__run_extra_both=0
    ),
    "pinochle/postwar": changed(DAILEY, play__policy="Y45"),
    "pinochle/cutthroat": changed(DAILEY, exchange__count=0),
    "pinochle/tenths": restated(DAILEY, 1),
    "pinochle/gauen": changed(DAILEY, scoring__set_penalty="give"),
    "pinochle/stonebridge": changed(
        DAILEY,
        auction__minimum=190,
        exchange__count=0,
        meld__run=(150, 300),
        meld__run_extra_king=0,
        meld__run_extra_queen=0,
        meld__run_extra_both=0,
        meld__pinochle=(40, 80),
        meld__aces=(100, 200),
        meld__kings=(80, 160),
        meld__queens=(60, 120),
        meld__jacks=(40, 80),
        play__policy="OVR",
        play__counters__king=5,
        play__counters__queen=5,
        match__target=1000,
    ),
    "pinochle/turned-trump": changed(
        DAILEY,
        trump__source="turned",
        auction__help=False,
        exchange__count=0,
        play__first_lead="left-of-dealer",
        scoring__not_at_table=False,
        scoring__concede=False,
        match__both_over="raise-target",
    ),
    "pinochle/classic-short": changed(CLASSIC, match__target=1000),
    "pinochle/dutch-short": changed(DUTCH, match__target=500),
}
