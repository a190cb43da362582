"""Combinations of options that cannot be played, each with the way out."""

from collections.abc import Iterator
from typing import Any

from twinpack.options import RulesError, options, toml_value
from twinpack.pinnacola.melds import card_points
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import pack, track

DEALS_AT_LEAST = 10
"""No target may ask for more than so many of the richest deals there can be."""

NEEDS: dict[str, tuple[str, tuple[Any, ...]]] = {
    "meld.joker_poker": ("meld.joker_melds", ("poker", "tris-and-poker")),
    "row.rediscard": ("row.last_free", (True,)),
    "table.swap_pinelle": ("deal.pinelle", (True,)),
    "out.poker": ("out.needs", ("poker-or-run6", "poker-and-run7")),
    "out.restock": ("out.exhaustion", ("restock",)),
    "scoring.in_hand_adds": ("scoring.in_hand_result", ("bonus", "double-melds")),
    "scoring.double_bonus": ("scoring.in_hand_result", ("double",)),
    "scoring.flat": ("scoring.no_meld", ("flat",)),
    "scoring.flat_scope": ("scoring.no_meld", ("flat",)),
    "scoring.flat_when": ("scoring.no_meld", ("flat",)),
    "scoring.flat_partner": ("scoring.flat_scope", ("player",)),
}
"""Options that do nothing unless another has one of these values: whoever changes the first has forgotten the other."""


def problems(rules: Rules) -> Iterator[RulesError]:
    """What is impossible about these rules; nothing for rules that can be played.

    >>> from twinpack.options import changed
    >>> [problem.code for problem in problems(changed(Rules(), meld__triple_run=5))]
    ['triple-below-double']
    """
    yield from _melds(rules)
    yield from _match(rules)
    yield from _without_effect(rules)


def most(rules: Rules) -> int:
    """More points than a side can make in one deal: all cards in melds that count as often as melds can, gone out.

    >>> most(Rules())
    2340
    """
    meld, scoring = rules.meld, rules.scoring
    melds = sum(card_points(rules, card) for card in pack(rules.deal.pinelle)) * (3 if meld.triple_run else 2)
    if meld.joker_melds != "off":
        melds += meld.joker_poker
    times = 1 if scoring.in_hand_result == "bonus" else 2
    return max((melds + scoring.out + scoring.in_hand) * times, scoring.pinnacolone)


def _melds(rules: Rules) -> Iterator[RulesError]:
    meld, longest = rules.meld, len(track("S", rules.deal.pinelle))
    for key in ("pure_run", "triple_run"):
        if getattr(meld, key) > longest:
            yield RulesError("run-too-long", key=f"meld.{key}", allowed=[longest])
    if 0 < meld.triple_run < meld.pure_run:
        yield RulesError("triple-below-double", key="meld.triple_run", allowed=[meld.pure_run])


def _match(rules: Rules) -> Iterator[RulesError]:
    match, limit = rules.match, DEALS_AT_LEAST * most(rules)
    if not limit:
        yield RulesError("nothing-scores", key="value.high", allowed=[1])
    elif match.end == "target" and not 0 < match.target <= limit:
        yield RulesError("target-out-of-reach", key="match.target", allowed=[1, limit])
    if match.both_over == "raise-target" and not match.target_raise:
        yield RulesError("no-target-raise", key="match.target_raise", allowed=[1])
    if match.both_over == "declarers":
        allowed = [toml_value(value) for value in ("highest", "extra-deal", "raise-target")]
        yield RulesError("nobody-declares", key="match.both_over", allowed=allowed)
    if match.must_declare:
        yield RulesError("nobody-declares", key="match.must_declare", allowed=[toml_value(False)])


def _without_effect(rules: Rules) -> Iterator[RulesError]:
    values = {option.key: option.value for option in options(rules)}
    for option in options(Rules()):
        other, enough = NEEDS.get(option.key, ("", ()))
        if other and values[option.key] != option.value and values[other] not in enough:
            allowed = [toml_value(value) for value in enough]
            yield RulesError("without-effect", key=option.key, other=other, allowed=allowed)
