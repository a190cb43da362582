"""A Pinochle rule set as data. Values are in points of the rule set's own scale.

What each option means to a person stands in `locales/` under the name `option-GROUP-KEY`; where each rule comes from
stands in `docs/rules-sources.md`.
"""

from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from twinpack.auction import AuctionRules, Points, SomePoints
from twinpack.cards import RANKS, Hand, Rank, deck
from twinpack.match import Checks, MatchRules
from twinpack.tricks import Policy

Chips = Annotated[int, Meta(ge=0, le=10_000)]
"""Chips, money: no points, the same on every scale."""

Factor = Annotated[int, Meta(ge=1, le=10)]

SaveRule = Literal["none", "trick", "point"] | Annotated[int, Meta(ge=1, extra={"unit": "points"})]
"""What a side must win to keep its meld: nothing, one trick, one trick point, or so many trick points."""

Values = Annotated[tuple[Points, ...], Meta(min_length=1, max_length=6)]
"""What one, two, three, ... of a meld are worth; of more than are listed the best sum counts."""


CardName = Literal[
    "none",
    "stonebridge",
    "dd_meld_bid_plus1_per_10",
    "dd_take_50",
    "dd_51_aces",
    "tb17",
    "dailey",
    "helper_150",
]
"""A convention card by name."""


class TableRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays with whom.

    Seat s scores for side s % `sides`. With fewer `hands` than `seats` the dealer sits out, and of five seats the
    second on the dealer's left too. `partner`: fixed by the seats, or called by the declarer, deal by deal.
    """

    seats: Annotated[int, Meta(ge=2, le=8)] = 4
    sides: Annotated[int, Meta(ge=2, le=8)] = 2
    hands: Annotated[int, Meta(ge=2, le=8)] = 4
    partner: Literal["fixed", "called"] = "fixed"


class PackRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards: so many copies of each, down to the `lowest` rank. The lowest of trump is the dix if it is no jack."""

    copies: Annotated[int, Meta(ge=1, le=6)] = 2
    lowest: Literal["J", "9", "7"] = "9"


class DealRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the pack is dealt, and what becomes of the cards that are left.

    `method`: everything is dealt but the widow; or the rest is a stock to draw from, trick by trick; or nothing is
    dealt and the players pick their hands from the stock in turn.
    """

    method: Literal["deal", "stock", "draft"] = "deal"
    packets: Annotated[tuple[Annotated[int, Meta(ge=1, le=12)], ...], Meta(min_length=1)] = (3, 3, 3, 3)
    misdeal: Literal["none", "five-nines", "five-nines-no-ace", "six-nines-one-ace", "no-ace-few-counters"] = "none"
    widow: Annotated[int, Meta(ge=0, le=6)] = 0
    widow_use: Literal["bury", "share"] = "bury"
    widow_shown: bool = True
    bury_from: Literal["hand", "unmelded", "unmelded-no-trump"] = "hand"
    bury_counts: bool = True


class StockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two hands with a stock: what may be shown between the tricks.

    `meld_first`: the winner of a trick melds before drawing, or after. `last_choice`: the winner of the last of these
    tricks may take the turned card instead of the last of the stock. `claim_out`: a player may stop the deal by the
    claim to have reached the target.
    """

    meld_first: bool = True
    last_choice: bool = False
    claim_out: bool = False


class ConventionRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What partners agree that their calls say: a card out of `convention.CARDS`. It changes no rule and no score."""

    card: CardName = "none"


class TrumpRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where trump comes from and what naming it takes."""

    source: Literal["declarer", "turned"] = "declarer"
    needs: Literal["none", "marriage", "marriage-run-dix"] = "none"


class ExchangeRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that declarer and partner give each other."""

    count: Annotated[int, Meta(ge=0, le=5)] = 4
    order: Literal["partner-first", "simultaneous"] = "partner-first"


class MeldRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who melds, and the meld table: lists are the worth of one, two, ... of a meld."""

    who: Literal["all", "declarer"] = "all"
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
        }.get(rank, 0)


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
    rounding: Literal["none", "sevens-up"] = "none"
    dix_saves: Literal["never", "only-dix", "portion"] = "never"
    not_at_table: bool = False
    concede: bool = True
    concede_gift: Points = 0
    made_scores: Literal["all", "bid"] = "all"
    made_by_meld: bool = False
    set_penalty: Literal["deduct", "give", "nothing"] = "deduct"
    defenders_score: bool = True
    moon_bonus: Points = 0
    moon_penalty: Points = 0
    instant_win: Literal["none", "all-tricks"] = "none"
    instant_meld: Literal["none", "quadruple-run", "quadruple-pinochle"] = "none"
    instant_lead: Points = 0


class Bracket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a contract of `bid` points and more is worth in chips, up to the next bracket."""

    bid: Points
    chips: Chips


class PaymentRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Chips instead of a score, settled with everybody at the table after each deal; without a `table` points count.

    A bidder wins the chips of the bracket from each other seat, or pays them: once for a hand given up, `lost_factor`
    times for one played and lost. From a bid of `kitty_from` on, the kitty is one more that pays and is paid (0: there
    is none). `spades` and `hearts` multiply; not for a hand given up with `plain_concession`. `forfeit`: who was left
    with the minimum may pay its chips to the kitty unseen instead of taking the widow. `yielding`: the others may
    give up too.
    """

    table: tuple[Bracket, ...] = ()
    kitty_from: Points = 350
    spades: Factor = 2
    hearts: Factor = 1
    lost_factor: Factor = 2
    plain_concession: bool = False
    forfeit: bool = True
    yielding: bool = True


class CheckRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Checks: side bets that each player collects from one opponent. All zero: none are played.

    `contract` are the checks for a contract made from the minimum on and for every 50 points more, each further 50
    `contract_more`; a contract defeated pays its opponents `set_factor` times as many.
    """

    roundhouse: Checks = 0
    run: Checks = 0
    aces: Checks = 0
    kings: Checks = 0
    queens: Checks = 0
    jacks: Checks = 0
    double_pinochle: Checks = 0
    contract: tuple[Checks, ...] = ()
    contract_step: SomePoints = 50
    contract_more: Checks = 0
    set_factor: Factor = 2
    all_tricks: Checks = 0

    @property
    def played(self) -> bool:
        """Whether there is anything to win."""
        return any(
            getattr(self, name) for name in self.__struct_fields__ if name not in ("contract_step", "set_factor")
        )


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule set of Pinochle.

    `scale` 10 states points as the books do (a run is 150), 1 without their last zero (a run is 15); `restated`
    translates. All other point values are on that scale.
    """

    scale: Literal[1, 10] = 10
    table: TableRules = TableRules()
    pack: PackRules = PackRules()
    deal: DealRules = DealRules()
    stock: StockRules = StockRules()
    auction: AuctionRules = AuctionRules()
    convention: ConventionRules = ConventionRules()
    trump: TrumpRules = TrumpRules()
    exchange: ExchangeRules = ExchangeRules()
    meld: MeldRules = MeldRules()
    play: PlayRules = PlayRules()
    scoring: ScoringRules = ScoringRules()
    payment: PaymentRules = PaymentRules()
    checks: CheckRules = CheckRules()
    match: MatchRules = MatchRules()

    @property
    def cards(self) -> Hand:
        """The pack in its standard order."""
        return pack(self.pack)

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat that plays."""
        return sum(self.deal.packets)

    @property
    def dix(self) -> Rank | None:
        """The rank whose trump is the dix, if there is one."""
        return None if self.pack.lowest == "J" else self.pack.lowest

    @property
    def tricks(self) -> int:
        """Tricks in a deal: a shared widow is played too, and what is drawn from a stock."""
        cards, deal = self.pack_size, self.deal
        if deal.method == "stock":
            return cards // self.table.hands
        return self.hand_size + (1 if deal.widow and deal.widow_use == "share" else 0)

    @property
    def free_tricks(self) -> int:
        """Tricks played without any duty, while there is a stock to draw from."""
        if self.deal.method != "stock":
            return 0
        return self.pack_size // self.table.hands - self.hand_size

    @property
    def pack_size(self) -> int:
        """Cards in the pack."""
        return 4 * self.pack.copies * len(RANKS_TO[self.pack.lowest])

    @property
    def trick_total(self) -> int:
        """All points that the tricks of a deal (and what is buried) hold, the last trick's included.

        A draft leaves cards out, so there it is the most that they can hold.

        >>> Rules().trick_total
        250
        """
        counters = self.play.counters
        each = sum(counters.of(rank) for rank in RANKS_TO[self.pack.lowest])
        return 4 * self.pack.copies * each + self.play.last_trick


RANKS_TO: dict[str, tuple[Rank, ...]] = {
    "J": RANKS[:5],
    "9": RANKS[:6],
    "7": RANKS,
}
"""The ranks of a pack, by its lowest."""


@cache
def pack(rules: PackRules) -> Hand:
    """The cards of a pack in their standard order.

    >>> len(pack(PackRules())), len(pack(PackRules(copies=4, lowest="J")))
    (48, 80)
    """
    return deck(rules.copies, RANKS_TO[rules.lowest])
