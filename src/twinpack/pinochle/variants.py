"""The Pinochle rule sets by name. A variant is one row: what differs from another, and nothing else.

Sources: `docs/rules-sources.md`, "Rule sets".
"""

from twinpack.auction import Step
from twinpack.match import WinChecks
from twinpack.options import changed, restated
from twinpack.pinochle.rules import Bracket, CheckRules, Counters, Rules

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

HOYLE_COUNTERS = Counters(ace=11, ten=10, king=4, queen=3, jack=2)

PLAIN = changed(
    CLASSIC,
    exchange__count=0,
    scoring__concede=False,
    match__target=1000,
)
"""Partnership without an exchange, to 1,000: what the older books share."""

DOUBLE_DECK = changed(
    restated(CLASSIC, 1),
    pack__copies=4,
    pack__lowest="J",
    deal__packets=(5, 5, 5, 5),
    auction__minimum=50,
    auction__steps=(Step(50, 1), Step(60, 5), Step(100, 10)),
    trump__needs="marriage",
    exchange__count=0,
    meld__run=(15, 150, 225, 300),
    meld__run_extra_king=0,
    meld__run_extra_queen=0,
    meld__royal_marriage=(4, 8, 12, 16),
    meld__marriage=(2, 4, 6, 8),
    meld__pinochle=(4, 30, 60, 90),
    meld__aces=(10, 100, 150, 200),
    meld__kings=(8, 80, 120, 160),
    meld__queens=(6, 60, 90, 120),
    meld__jacks=(4, 40, 60, 80),
    meld__minimum=20,
    play__last_trick=2,
    scoring__save_declarers=20,
    scoring__save_defenders=20,
    scoring__save_covers="all",
    match__target=500,
)

BICYCLE = changed(
    PLAIN,
    auction__minimum=100,
    play__policy="Y45",
    play__first_lead="left-of-dealer",
    scoring__save_declarers="trick",
    scoring__save_defenders="trick",
)

TURNED = changed(
    PLAIN,
    trump__source="turned",
    play__policy="OVR",
    play__first_lead="left-of-dealer",
    play__counters=HOYLE_COUNTERS,
    scoring__save_defenders="trick",
    match__both_over="raise-target",
)

TWO_FULL_PACKS = changed(
    TURNED,
    table__seats=6,
    table__hands=6,
    pack__copies=4,
    deal__packets=(4, 4, 4, 4),
    meld__run=(150, 1500, 3000),
    meld__royal_marriage=(40, 300, 900, 1200),
    meld__marriage=(20, 300, 900, 1200),
    meld__pinochle=(40, 300, 900, 1200),
    meld__aces=(100, 1000, 2000, 3000),
    meld__kings=(80, 800, 1600, 3000),
    meld__queens=(60, 600, 1200, 3000),
    meld__jacks=(40, 400, 800, 3000),
    match__target_raise=1000,
)

TWO_HAND = changed(
    TURNED,
    table__seats=2,
    table__hands=2,
    deal__method="stock",
    stock__claim_out=True,
    meld__run=(150,),
    meld__run_extra_king=0,
    meld__run_extra_queen=0,
    meld__royal_marriage=(40,),
    meld__marriage=(20,),
    meld__aces=(100,),
    meld__kings=(80,),
    meld__queens=(60,),
    meld__jacks=(40,),
    play__policy="Y45",
    scoring__save_defenders="none",
    scoring__rounding="sevens-up",
)

THREE_HAND = changed(
    PLAIN,
    table__seats=3,
    table__sides=3,
    table__hands=3,
    deal__packets=(4, 4, 4, 4),
    auction__minimum=200,
    scoring__save_declarers="trick",
    scoring__save_defenders="trick",
    match__must_declare=True,
)

KITTY = changed(
    THREE_HAND,
    deal__packets=(5, 5, 5),
    deal__widow=3,
    deal__bury_from="unmelded",
    scoring__concede=True,
    match__must_declare=False,
)

AUCTION = changed(
    KITTY,
    deal__packets=(3, 3, 3, 3, 3),
    auction__minimum=300,
    auction__opener="forced",
    meld__run_extra_king=0,
    meld__run_extra_queen=0,
    meld__run=(150,),
    meld__royal_marriage=(40,),
    meld__marriage=(20,),
    meld__pinochle=(40,),
    meld__aces=(100,),
    meld__kings=(80,),
    meld__queens=(60,),
    meld__jacks=(40,),
    meld__who="declarer",
    play__policy="OVR",
    play__counters=HOYLE_COUNTERS,
    scoring__save_declarers="none",
    scoring__made_by_meld=True,
    payment__table=(
        Bracket(300, 3),
        Bracket(350, 5),
        Bracket(400, 10),
        Bracket(450, 15),
        Bracket(500, 20),
        Bracket(550, 25),
        Bracket(600, 30),
    ),
    match__end="deals",
    match__deals=12,
)


def _brackets(first: int, chips: tuple[int, ...]) -> tuple[Bracket, ...]:
    """The chips of brackets of fifty points, from `first` on."""
    return tuple(Bracket(first + 50 * place, each) for place, each in enumerate(chips))


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
    "pinochle/double-deck": DOUBLE_DECK,
    "pinochle/double-deck-tens": changed(
        restated(DOUBLE_DECK, 10), auction__steps=(Step(500, 10), Step(600, 50)), match__target=5000
    ),
    "pinochle/double-deck-flat": changed(
        DOUBLE_DECK,
        meld__run=(15,),
        meld__royal_marriage=(4,),
        meld__pinochle=(4, 30, 45, 60),
        play__first_lead_trump=True,
        scoring__instant_win="all-tricks",
        scoring__instant_meld="quadruple-pinochle",
        scoring__instant_lead=250,
    ),
    "pinochle/double-deck-doubling": changed(
        DOUBLE_DECK,
        meld__aces=(10, 100, 200, 400),
        meld__kings=(8, 80, 160, 320),
        meld__queens=(6, 60, 120, 240),
        meld__jacks=(4, 40, 80, 160),
    ),
    "pinochle/double-deck-royal": changed(
        DOUBLE_DECK, meld__royal_marriage=(4, 30, 60, 120), scoring__instant_meld="quadruple-run"
    ),
    "pinochle/two-hand": TWO_HAND,
    "pinochle/two-hand-64": changed(TWO_HAND, pack__lowest="7"),
    "pinochle/draft": changed(
        PLAIN,
        table__seats=2,
        table__hands=2,
        deal__method="draft",
        auction__minimum=100,
    ),
    "pinochle/three-hand": THREE_HAND,
    "pinochle/three-hand-kitty": changed(
        restated(KITTY, 1),
        auction__minimum=20,
        auction__opener="forced-with-meld",
        auction__all_pass="dealer-minimum-less-one",
        match__both_over="extra-deal",
    ),
    "pinochle/bison": changed(
        KITTY,
        auction__minimum=250,
        meld__run_extra_both=230,
        scoring__save_declarers="none",
        scoring__save_defenders="point",
        match__target=1500,
    ),
    "pinochle/turned-three": changed(
        TURNED, table__seats=3, table__sides=3, table__hands=3, deal__packets=(4, 4, 4, 4)
    ),
    "pinochle/widow": changed(
        AUCTION,
        meld__who="all",
        scoring__made_scores="bid",
        scoring__set_penalty="nothing",
        payment__table=(),
        match__end="target",
    ),
    "pinochle/auction": AUCTION,
    "pinochle/auction-four": changed(AUCTION, table__seats=4, table__sides=4),
    "pinochle/auction-five": changed(AUCTION, table__seats=5, table__sides=5),
    "pinochle/auction-small-stakes": changed(AUCTION, payment__table=_brackets(300, (1, 2, 4, 6, 8, 10))),
    "pinochle/auction-rising-stakes": changed(
        AUCTION,
        auction__minimum=250,
        payment__table=_brackets(250, (2, 3, 5, 7, 10, 13, 17, 21, 25, 30)),
        payment__plain_concession=True,
    ),
    "pinochle/auction-even-stakes": changed(
        AUCTION,
        auction__minimum=250,
        payment__table=_brackets(250, (2, 3, 4, 5, 6, 7, 8, 9, 10, 11)),
        payment__plain_concession=True,
    ),
    "pinochle/auction-scored": changed(
        AUCTION,
        auction__opener="free",
        auction__all_pass="redeal",
        payment__table=(),
        scoring__defenders_score=False,
        match__deals=9,
    ),
    "pinochle/check": changed(
        PLAIN,
        auction__minimum=200,
        auction__bid_needs="marriage",
        play__policy="OVR",
        play__counters__king=5,
        play__counters__queen=5,
        scoring__save_declarers="trick",
        scoring__save_defenders="trick",
        checks=CheckRules(5, 2, 2, 1, 1, 1, 2, (2, 4, 7, 10), 50, 5, 2, 5),
        match__checks=WinChecks(10, 1, 100, 5),
    ),
    "pinochle/firehouse": changed(PLAIN, auction__minimum=200, auction__rounds="single", play__policy="OVR"),
    "pinochle/bicycle": BICYCLE,
    "pinochle/bicycle-widow": changed(
        BICYCLE, deal__packets=(3, 3, 3, 2), deal__widow=4, deal__widow_use="share", deal__widow_shown=False
    ),
    "pinochle/turned": TURNED,
    "pinochle/triple-deck": changed(
        DOUBLE_DECK,
        table__seats=6,
        table__hands=6,
        pack__copies=6,
        auction__minimum=75,
        auction__steps=(Step(75, 5), Step(100, 10)),
        play__last_trick=3,
    ),
    "pinochle/five-hand": changed(
        DOUBLE_DECK,
        table__seats=5,
        table__sides=5,
        table__hands=5,
        table__partner="called",
        deal__packets=(4, 4, 4, 4),
        auction__minimum=35,
        auction__steps=(Step(35, 1), Step(60, 5), Step(100, 10)),
        trump__needs="none",
        meld__minimum=0,
        scoring__save_declarers="trick",
        scoring__save_defenders="trick",
        scoring__save_covers="meld",
        match__both_over="highest",
    ),
    "pinochle/six-hand": TWO_FULL_PACKS,
    "pinochle/eight-hand": changed(
        TWO_FULL_PACKS,
        table__seats=8,
        table__sides=4,
        table__hands=8,
        deal__packets=(3, 3, 3, 3),
        match__target=5000,
    ),
}
