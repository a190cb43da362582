"""A Pinnacola rule set as data. Values are in points.

What each option means to a person stands in `locales/` under the name `option-GROUP-KEY`; where each rule comes from
stands in `docs/rules-sources.md`.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from twinpack.auction import Points
from twinpack.match import MatchRules

NO_LIMIT = 0
"""The value of a limit that is off."""


class DealRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays, with which cards. With `pinelle` red twos are out, black twos are wild, and runs skip the two."""

    players: Literal[2, 4] = 4
    hand_size: Annotated[int, Meta(ge=5, le=20)] = 13
    pinelle: bool = False


class ValueRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What cards are worth, in melds and in hand."""

    low: Points = 5
    high: Points = 10
    ace: Points = 15
    joker: Points = 25
    pinella: Points = 20


class MeldRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sets, runs and wild cards. Lengths are in cards; 0 means no limit, or that the rule is off."""

    pure_run: Annotated[int, Meta(ge=3, le=14)] = 6
    triple_run: Annotated[int, Meta(ge=0, le=14)] = NO_LIMIT
    pure_core: bool = False
    naturals: Annotated[int, Meta(ge=1, le=3)] = 1
    wilds: Annotated[int, Meta(ge=0, le=8)] = NO_LIMIT
    adjacent_wilds: bool = True
    wild_poker: bool = True
    joker_melds: Literal["off", "poker", "tris-and-poker"] = "off"
    joker_poker: Points = 400
    slide: bool = False


class RowRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Taking from the discard row, and discarding to it."""

    take: Literal["tail", "whole", "last"] = "tail"
    last_free: bool = False
    rediscard: bool = True
    needs_opened: bool = False
    chosen_first: bool = False
    chosen_swap: Literal["own", "none", "any"] = "own"
    single_minimum: Literal[1, 2] = 1
    wilds: Literal["allowed", "forbidden", "block", "not-last"] = "allowed"
    fitting: Literal["allowed", "forbidden", "not-last"] = "allowed"


class TableRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Partner's melds and wild cards that lie on the table."""

    partner_needs_opened: bool = True
    swap_needs_opened: bool = True
    swap_jokers: Literal["all", "own-side"] = "all"
    swap_pinelle: Literal["own-side", "none"] = "own-side"
    relay: bool = True


class OutRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Going out, and deals in which nobody does."""

    needs: Literal["none", "poker-or-run6", "poker-and-run7"] = "none"
    poker: Literal["any", "pure"] = "any"
    discard: bool = False
    first_round: bool = True
    exhaustion: Literal["restock", "end"] = "restock"
    restock: Literal["on-demand", "turn-end", "immediate"] = "on-demand"
    stall: Annotated[int, Meta(ge=0, le=9)] = 2


class ScoringRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settlement. `pinnacolone` 0 wins the match; any other number is what such a deal scores."""

    out: Points = 100
    in_hand: Points = 200
    in_hand_adds: bool = False
    in_hand_means: Literal["not-opened", "first-turn"] = "not-opened"
    in_hand_result: Literal["bonus", "double", "double-melds"] = "bonus"
    double_bonus: bool = True
    no_meld: Literal["double", "flat", "single"] = "double"
    flat: Points = 200
    flat_scope: Literal["side", "player"] = "side"
    flat_partner: Points = 0
    flat_when: Literal["always", "in-hand"] = "always"
    pinnacolone: Points = 0


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """One rule set of Pinnacola or Pinella for two or four."""

    scale: Literal[1] = 1
    deal: DealRules = DealRules()
    value: ValueRules = ValueRules()
    meld: MeldRules = MeldRules()
    row: RowRules = RowRules()
    table: TableRules = TableRules()
    out: OutRules = OutRules()
    scoring: ScoringRules = ScoringRules()
    match: MatchRules = MatchRules(both_over="highest")

    @property
    def seats(self) -> int:
        """How many play."""
        return self.deal.players
