"""Convention cards: what calls say, that bots say and hear it, and that the rules do not care."""

from itertools import pairwise
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.strategies import rule_sets, rules_of
from twinpack.auction import HELP, PASS, Bid, Call
from twinpack.bots import make
from twinpack.bots.club.convention import promised, telling
from twinpack.cards import cards
from twinpack.families import FAMILIES, RuleSet
from twinpack.game import CHANCE, draw, play
from twinpack.options import changed, with_option
from twinpack.pinochle.convention import CARDS, Word, bids, holds, read
from twinpack.pinochle.game import Pinochle
from twinpack.pinochle.outline_convention import card as card_lines
from twinpack.pinochle.problems import problems
from twinpack.pinochle.rules import CardName, Rules
from twinpack.rulebook import said_line
from twinpack.words import LANGUAGES, words

NAMES = get_args(CardName)
PLAYED = [name for name in NAMES if name != "none"]

Seen = tuple[str, str, Call, int | None, bool, Word | None]

CALLS: list[Seen] = [
    # rules, card, the call, the bid before it, whether partner has bid, what is said
    ("stonebridge", "stonebridge", Bid(230), 200, True, Word("aces")),
    ("stonebridge", "stonebridge", Bid(230), 200, False, Word("aces")),
    ("stonebridge", "stonebridge", Bid(240), 200, True, None),
    ("stonebridge", "stonebridge", Bid(250), 200, True, Word("run")),
    ("stonebridge", "stonebridge", Bid(220), 200, True, Word("meld", 100)),
    ("stonebridge", "stonebridge", Bid(340), None, False, Word("run-aces")),
    ("stonebridge", "stonebridge", Bid(340), 290, True, Word("run")),
    ("stonebridge", "stonebridge", Bid(230), None, False, None),
    ("stonebridge", "none", Bid(230), 200, True, None),
    ("double-deck", "dd_meld_bid_plus1_per_10", Bid(52), None, False, Word("meld", 20)),
    ("double-deck", "dd_meld_bid_plus1_per_10", Bid(50), None, False, None),
    ("double-deck", "dd_meld_bid_plus1_per_10", Bid(56), 52, False, Word("meld", 40)),
    ("double-deck", "dd_meld_bid_plus1_per_10", Bid(60), 52, False, None),
    ("double-deck-tens", "dd_meld_bid_plus1_per_10", Bid(520), None, False, Word("meld", 200)),
    ("double-deck", "dd_take_50", Bid(50), None, False, Word("trump")),
    ("double-deck", "dd_51_aces", Bid(51), None, False, Word("aces")),
    ("double-deck", "dd_51_aces", Bid(51), 50, False, None),
    ("double-deck", "tb17", Bid(54), 50, False, Word("aces")),
    ("double-deck", "tb17", Bid(52), 50, True, Word("strong")),
    ("double-deck", "tb17", Bid(52), 50, False, None),
    ("double-deck", "tb17", PASS, 50, True, Word("weak")),
    ("double-deck", "tb17", PASS, 50, False, None),
    ("dailey", "dailey", Bid(260), 250, False, None),
    ("dailey", "dailey", Bid(290), 250, False, Word("short")),
    ("dailey", "dailey", HELP, 250, True, Word("help")),
    ("dailey", "dailey", PASS, 250, True, None),
    ("dailey", "helper_150", Bid(150), None, False, Word("meld", 10)),
    ("dailey", "helper_150", Bid(195), None, False, Word("meld", 100)),
    ("dailey", "helper_150", Bid(205), None, False, Word("aces")),
    ("dailey", "helper_150", Bid(300), None, False, Word("run")),
    ("dailey", "helper_150", Bid(210), None, False, None),
]


def with_card(rules: Rules, name: str) -> Rules:
    return changed(rules, convention__card=name)


@pytest.mark.parametrize(("variant", "card", "call", "high", "answers", "said"), CALLS)
def test_a_first_call_says_what_the_card_has_for_it(
    variant: str, card: str, call: Call, high: int | None, answers: bool, said: Word | None
) -> None:
    assert read(with_card(rules_of(variant), card), call, high, answers=answers) == said


def test_the_table_of_calls_and_the_cards_know_every_name() -> None:
    assert set(CARDS) == set(NAMES) == {card for _, card, *_ in CALLS}


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("high", [None, 50, 500])
def test_bids_that_say_something_are_read_as_that(name: str, high: int | None) -> None:
    for variant in ("double-deck", "dailey"):
        rules = with_card(rules_of(variant), name)
        if list(problems(rules)):
            continue
        found = list(bids(rules, high, answers=True))
        assert all(read(rules, Bid(points), high, answers=True) == word for _, points, word in found)
        meld = [word.meld for row, _, word in found if row.rungs > 1]
        assert all(more > less for more, less in pairwise(meld))


HANDS = [
    # a hand, what it holds, what it does not
    ("AS KS JS AH TH 9H AD QD 9D AC JC 9C", [Word("aces"), Word("meld", 100)], [Word("run"), Word("run-aces")]),
    ("AS KS AH TH KH QH JH 9H 9D TC JC 9C", [Word("run"), Word("meld", 20)], [Word("aces"), Word("meld", 30)]),
    ("AS TS KS QS JS AH TH 9H AD 9D AC JC", [Word("run-aces"), Word("run"), Word("aces")], [Word("short")]),
    ("QS QS JD 9S 9S TH KH AD TC KC JC 9C", [Word("legs")], [Word("meld", 50)]),
    ("QS JD JS 9S 9S 9H 9H AD TC KC JC 9C", [Word("short")], [Word("legs")]),
]


@pytest.mark.parametrize(("hand", "held", "lacked"), HANDS)
def test_a_hand_holds_what_a_word_says(hand: str, held: list[Word], lacked: list[Word]) -> None:
    rules = rules_of("dailey")
    assert all(holds(rules, cards(hand), word) for word in held)
    assert not any(holds(rules, cards(hand), word) for word in lacked)


def test_a_bid_that_the_rules_forbid_is_not_told() -> None:
    rules = with_card(rules_of("stonebridge"), "stonebridge")
    hand = cards("AS KS AH TH KH QH JH 9H 9D TC JC 9C")
    told = telling(rules, hand, 200, answers=True, afford=lambda points, word: True)
    assert told == (Bid(250), Word("run"))
    for key, value in (("auction.ceiling", 240), ("auction.max_raise", 40)):
        limited = with_option(rules, key, value)
        assert telling(limited, hand, 200, answers=True, afford=lambda points, word: True) is None
    assert telling(rules, hand, 200, answers=True, afford=lambda points, word: points < 250) is None


def test_what_partners_have_told_is_expected_of_them() -> None:
    rules, hand = rules_of("stonebridge"), cards("QS KS 9H")
    much, some, weak = (promised(rules, hand, [Word(says, 200)]) for says in ("meld", "meld", "weak"))
    assert much == some
    assert much.meld > promised(rules, hand, [Word("meld", 100)]).meld > promised(rules, hand, []).meld == 0
    assert promised(rules, hand, [Word("strong")]).tricks > 0 > weak.tricks
    assert promised(rules, hand, [Word("aces")]).meld == rules.meld.aces[0]


def finished(rules: Rules, seed: int) -> Any:
    """A deal of club bots by these rules, every action through the checked door."""
    game, rng, rule_set = Pinochle(rules), Random(seed), RuleSet("house", FAMILIES["pinochle"], rules)
    table = [make("club", rule_set, seat) for seat in range(rules.table.seats)]
    state = game.start(seed % rules.table.seats)
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            state = play(game, state, draw(game, state, rng))
        else:
            state = play(game, state, table[seat].choose(game.view(state, seat), game.legal(state)).action)
    return state


@settings(max_examples=8)
@given(rule_sets(), st.sampled_from(PLAYED), st.integers(0, 99))
def test_the_card_changes_neither_what_is_legal_nor_the_score(rules: Rules, name: str, seed: int) -> None:
    told, silent = with_card(rules, name), with_card(rules, "none")
    assume(not list(problems(told)))
    final = finished(told, seed)
    ours, theirs = Pinochle(told), Pinochle(silent)
    one, other = ours.start(final.dealer), theirs.start(final.dealer)
    for action in final.log:
        assert list(ours.legal(one)) == list(theirs.legal(other))
        one, other = play(ours, one, action), play(theirs, other, action)
    assert one == other == final
    assert ours.score(one) == theirs.score(other)


@pytest.mark.parametrize("variant", ["five-hand", "three-hand", "turned-trump", "two-hand"])
def test_a_card_needs_a_partner_and_an_auction(variant: str) -> None:
    rules = rules_of(variant)
    assert not list(problems(rules))
    found = list(problems(with_card(rules, "tb17")))
    assert {(problem.code, problem.params["key"]) for problem in found} == {("conflict", "convention.card")}


def test_a_card_of_bids_by_fives_needs_the_scale_that_has_them() -> None:
    assert not list(problems(with_card(rules_of("dailey"), "helper_150")))
    found = list(problems(with_card(rules_of("joedog"), "helper_150")))
    assert [(problem.params["key"], problem.params["other"]) for problem in found] == [("convention.card", "scale")]


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_sheet_and_the_reasons_have_words_for_every_row(name: str, language: str) -> None:
    rules, say = with_card(rules_of("dailey"), name), words(language)
    assert len([said_line(line, say) for line in card_lines(rules)]) == 1 + len(CARDS[rules.convention.card])
    for row in CARDS[rules.convention.card]:
        if row.when not in ("pass", "help"):
            assert "51" in say.say(f"why-tell-{row.says}", bid=51, meld=20)
        if row.says not in ("trump", "short", "help"):
            assert say.say(f"why-heard-{row.says}", meld=20)


def test_without_a_card_the_rule_sheet_says_nothing_of_it() -> None:
    assert not list(card_lines(rules_of("double-deck")))
