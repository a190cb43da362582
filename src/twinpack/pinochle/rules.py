"""A Pinochle rule set as data. Values are in points of the rule set's own scale.

What each option means to a person stands in `locales/` under the name `option-GROUP-KEY`; where each rule comes from
stands in `docs/rules-sources.md`.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from twinpack.auction import AuctionRules, Points
from twinpack.cards import Rank
from twinpack.match import MatchRules
from twinpack.tricks import Policy

SEATS = 4
COPIES = 2
PACK = 48

SaveRule = Literal["none", "trick", "point"] | Annotated[int, Meta(ge=1, extra={"unit": "points"})]
"""What a side must win to keep its meld: nothing, one trick, one trick point, or so many trick points."""

Values = Annotated[tuple[Points, ...], Meta(min_length=2, max_length=2)]
"""What one and two of a meld are worth."""


class DealRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the pack is dealt, and the widow."""

    packets: Annotated[tuple[Annotated[int, Meta(ge=1, le=12)], ...], Meta(min_length=1)] = (3, 3, 3, 3)
    misdeal: Literal["none", "five-nines", "five-nines-no-ace", "six-nines-one-ace"] = "none"
    widow: Literal[0, 4] = 0
    widow_use: Literal["bury", "share"] = "bury"
    widow_shown: bool = True
    bury_counts: bool = True


class TrumpRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where trump comes from and what naming it takes."""

    source: Literal["declarer", "turned"] = "declarer"
    needs: Literal["none", "marriage", "marriage-run-dix"] = "none"


class ExchangeRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that declarer and partner give each other."""

    count: Annotated[int, Meta(ge=0, le=5)] = 4
    order: Literal["partner-first", "simultaneous"] = "partner-first"


class MeldRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The meld table. Pairs are the worth of one and of two."""

    run: Values = (150, 1500)
    run_extra_king: Points = 190
    run_extra_queen: Points = 190
    run_extra_both: Points = 230
    royal_marriage: Values = (40, 80)
    marriage: Values = (20, 40)
    dix: Points = 10
    pinochle: Values = (40, 300)
    grand_pinochle: Points = 0
    aces: Values = (100, 1000)
    kings: Values = (80, 800)
    queens: Values = (60, 600)
    jacks: Values = (40, 400)
    roundhouse: Points = 0
    minimum: Points = 0


_RANK_NAMES: dict[Rank, str] = {"A": "ace", "T": "ten", "K": "king", "Q": "queen", "J": "jack", "9": "nine"}


class Counters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card of each rank is worth in a trick."""

    ace: Points = 10
    ten: Points = 10
    king: Points = 10
    queen: Points = 0
    jack: Points = 0
    nine: Points = 0

    def of(self, rank: Rank) -> int:
        """The worth of one card of a rank.

        >>> Counters().of("T")
        10
        """
        return {
            "A": self.ace,
            "T": self.ten,
            "K": self.king,
            "Q": self.queen,
            "J": self.jack,
            "9": self.nine,
        }[rank]


class PlayRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tricks."""

    policy: Policy = "OLD"
    first_lead: Literal["declarer", "left-of-dealer", "dealer"] = "declarer"
    first_lead_trump: bool = False
    counters: Counters = Counters()
    last_trick: Points = 10


class ScoringRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a deal is settled."""

    save_declarers: SaveRule = "none"
    save_defenders: SaveRule = "point"
    save_covers: Literal["meld", "all"] = "meld"
    dix_saves: Literal["never", "only-dix", "portion"] = "never"
    not_at_table: bool = False
    concede: bool = True
    set_penalty: Literal["deduct", "give"] = "deduct"
    moon_bonus: Points = 0
    moon_penalty: Points = 0
    instant_win: Literal["none", "all-tricks"] = "none"


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule set of four-hand single-deck Pinochle.

    `scale` 10 states points as the books do (a run is 150), 1 without their last zero (a run is 15); `restated`
    translates. All other point values are on that scale.
    """

    scale: Literal[1, 10] = 10
    deal: DealRules = DealRules()
    auction: AuctionRules = AuctionRules()
    trump: TrumpRules = TrumpRules()
    exchange: ExchangeRules = ExchangeRules()
    meld: MeldRules = MeldRules()
    play: PlayRules = PlayRules()
    scoring: ScoringRules = ScoringRules()
    match: MatchRules = MatchRules()

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat."""
        return (PACK - self.deal.widow) // SEATS

    @property
    def tricks(self) -> int:
        """Tricks in a deal; a shared widow is played too."""
        return PACK // SEATS if self.deal.widow_use == "share" else self.hand_size

    @property
    def trick_total(self) -> int:
        """All points that the tricks of a deal (and what is buried) hold, the last trick's included.

        >>> Rules().trick_total
        250
        """
        counters = self.play.counters
        each = counters.ace + counters.ten + counters.king + counters.queen + counters.jack + counters.nine
        return 4 * COPIES * each + self.play.last_trick
