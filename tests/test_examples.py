"""The example rule sets: they can be played, and each says what the program that it follows does."""

from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from tests.strategies import after, cards_of, dealt, hands
from tests.test_phases import NOTHING, RUN, codes, deal_in
from twinpack.cards import Hand, cards
from twinpack.cli import main
from twinpack.conformance import check_game
from twinpack.families import RuleSet, find
from twinpack.match import judge
from twinpack.pinochle.melds import melds, worth
from twinpack.pinochle.scoring import settle
from twinpack.pinochle.tally import Tally
from twinpack.tricks import POLICIES, playable

FOLDER = Path(__file__).parents[1] / "examples" / "rules"
FILES = sorted(FOLDER.glob("*.toml"))


@cache
def example(name: str) -> RuleSet:
    """The example rule set of that name."""
    return find(str(FOLDER / f"{name}.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_example_can_be_played(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rule_set = find(str(file))
    check_game(rule_set.game, deals=2, seed=3, cards_of=partial(cards_of, rule_set.rules))
    assert main(["simulate", "--rules", str(file), "--deals", "5", "--bots", "club", "--json"]) == 0
    assert main(["rules", "show", str(file)]) == 0
    assert rule_set.id in capsys.readouterr().out


def test_there_are_examples_of_four_programs() -> None:
    assert len({find(str(file)).digest for file in FILES}) == 4


def counted(hand: Hand, trump: str) -> int:
    """What a hand melds where a run scores its marriage too, as that rule is stated: each kind of meld by itself."""

    def least(*wanted: str) -> int:
        return min(hand.count(card) for card in cards(" ".join(wanted)))

    def doubled(count: int, one: int, two: int) -> int:
        return (0, one, two)[count]

    runs = least(*(rank + trump for rank in "ATKQJ"))
    total = doubled(runs, 150, 1500) + 40 * least("K" + trump, "Q" + trump) + 10 * least("9" + trump)
    total += sum(20 * least("K" + suit, "Q" + suit) for suit in "SHDC" if suit != trump)
    total += doubled(least("QS", "JD"), 40, 300)
    for rank, one in (("A", 100), ("K", 80), ("Q", 60), ("J", 40)):
        total += doubled(least(*(rank + suit for suit in "SHDC")), one, 10 * one)
    return total


@given(hands())
def test_a_run_scores_its_marriage_too(hand: Hand) -> None:
    rules = example("simultaneous-three").rules
    for trump in ("S", "D"):
        assert worth(melds(rules, hand, trump)) == counted(hand, trump)


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("AS TS KS QS JS 9H TH JH 9D TD 9C TC", 190),
        ("AS TS KS KS QS JS TH JH 9D TD 9C TC", 190),
        ("AS TS KS KS QS QS JS JH 9D TD 9C TC", 230),
        ("AS AS TS TS KS KS QS QS JS JS 9S 9S", 1600),
    ],
)
def test_runs_and_their_marriages(hand: str, points: int) -> None:
    assert worth(melds(example("simultaneous-three").rules, cards(hand), "S")) == points


def test_three_cards_are_exchanged_at_the_same_time() -> None:
    """What the partner gives lies unseen until declarer has given too, out of the cards that were dealt."""
    rule_set = example("simultaneous-three")
    state = deal_in(rule_set.rules, "bid 250; pass; pass; pass; trump S; give TD TD TC")
    assert rule_set.game.view(state, 0).hand == state.hands[0] == cards(RUN)
    codes(rule_set.rules, state, {"give TD 9S TH": "not-in-hand", "give 9S TH": "wrong-count"})
    state = after(rule_set.game, state, "give 9S TH TH")
    assert [gift.cards for gift in state.gifts] == [cards("TD TD TC"), cards("9S TH TH")]
    assert state.hands[0] == cards("AS TS KS QS JS JH AD AD TD TD AC TC")


def test_the_led_suit_is_headed_after_a_ruff() -> None:
    policy = POLICIES[example("simultaneous-three").rules.play.policy]
    assert playable(policy, cards("AH QH TS"), cards("KH 9S"), "S") == cards("AH")


def test_defenders_keep_their_meld_and_a_match_ends_at_a_thousand_either_way() -> None:
    rules = example("simultaneous-three").rules
    swept = Tally(meld=(60, 150), points=(250, 0), tricks=(12, 0), declarers=(0,), bid=300)
    assert settle(rules, swept).change == (310, 150)
    missed = Tally(meld=(60, 150), points=(100, 150), tricks=(5, 7), declarers=(0,), bid=300)
    assert settle(rules, missed).change == (-300, 300)
    ends: dict[tuple[int, int], Any] = {(1000, 990): 0, (1000, 1200): 0, (-1000, 40): 1, (990, -990): None}
    for totals, winner in ends.items():
        outcome = judge(rules.match, totals, 0)
        assert (outcome and outcome.winner) == winner, totals


def test_the_dealer_has_the_contract_at_the_minimum() -> None:
    state = deal_in(example("simultaneous-three").rules, "pass; pass; pass", {0: NOTHING})
    assert state.contract is not None
    assert (state.contract.declarer, state.contract.bid) == (3, 250)


def test_the_first_seat_has_to_open() -> None:
    rule_set = example("forced-opener")
    state = dealt(rule_set.game, 3, {0: NOTHING})
    codes(rule_set.rules, state, {"pass": "must-open", "bid 19": "bid-too-low"})
    state = after(rule_set.game, state, "bid 20")
    codes(rule_set.rules, state, {"bid 20": "bid-too-low"})
    state = after(rule_set.game, state, "pass; bid 21; pass; pass")
    assert state.contract is not None
    assert (state.contract.declarer, state.contract.bid) == (2, 21)


def test_a_side_without_a_trick_point_loses_its_meld_if_it_defends() -> None:
    rules = example("forced-opener").rules
    assert settle(rules, Tally((6, 15), points=(25, 0), tricks=(12, 0), declarers=(0,), bid=20)).change == (31, 0)
    assert settle(rules, Tally((22, 4), points=(0, 25), tricks=(0, 12), declarers=(0,), bid=20)).change == (22, 29)


def test_one_round_above_twenty_and_no_exchange() -> None:
    rule_set = example("one-round")
    state = dealt(rule_set.game, 3, {0: RUN})
    codes(rule_set.rules, state, {"bid 20": "bid-too-low"})
    won = after(rule_set.game, state, "bid 21; pass; bid 30; pass; trump S")
    assert won.contract is not None
    assert (won.contract.declarer, won.contract.bid, won.phase) == (2, 30, "play")
    stuck = after(rule_set.game, state, "pass; pass; pass")
    assert stuck.contract is not None
    assert (stuck.contract.declarer, stuck.contract.bid) == (3, 20)


def test_defenders_and_declarers_keep_their_meld() -> None:
    rules = example("one-round").rules
    assert settle(rules, Tally((22, 15), points=(0, 25), tricks=(0, 12), declarers=(0,), bid=21)).change == (22, 40)
    assert settle(rules, Tally((6, 15), points=(25, 0), tricks=(12, 0), declarers=(0,), bid=21)).change == (31, 15)


def test_bids_from_sixteen_and_a_dealer_stuck_with_fifteen() -> None:
    rule_set = example("stuck-at-fifteen")
    state = dealt(rule_set.game, 3, {0: RUN})
    codes(rule_set.rules, state, {"bid 15": "bid-too-low"})
    stuck = after(rule_set.game, state, "pass; pass; pass")
    assert stuck.contract is not None
    assert (stuck.contract.declarer, stuck.contract.bid, stuck.contract.stuck) == (3, 15, True)
    assert settle(rule_set.rules, Tally((22, 4), points=(0, 25), tricks=(0, 12), declarers=(0,), bid=20)).change == (
        -20,
        29,
    )
