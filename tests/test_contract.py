"""What always holds in a deal, whatever the rules and the cards: conservation, sums, order, truthful views."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import cards_of, finished, game_of, moments, rule_sets, rules_of
from twinpack.auction import Bid
from twinpack.cards import Card
from twinpack.game import CHANCE, Score, replay
from twinpack.match import Dealer, Match, advance, draw_next, to_act
from twinpack.options import RulesError, changed, restated
from twinpack.pinochle.game import Pinochle
from twinpack.pinochle.melds import laid_out, melds, worth
from twinpack.pinochle.phases.play import cards as playable_cards
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import counters, settle, tally, trick_points
from twinpack.pinochle.state import State
from twinpack.pinochle.view import known, lacking, unseen
from twinpack.seats import after, next_seat, side
from twinpack.tricks import winner

seeds = st.integers(0, 10_000)
deals = settings(max_examples=settings().max_examples * 3 // 2)


def scored(game: Pinochle, state: State) -> Score:
    """The score of a finished deal."""
    score = game.score(state)
    assert score is not None
    return score


@deals
@given(rule_sets(), seeds)
def test_trick_points_and_buried_counters_sum_to_the_trick_total(rules: Rules, seed: int) -> None:
    state = finished(game_of(rules), seed)
    if state.void or (state.unplayed and state.unplayed != "claimed-out"):
        assert state.tricks == ()
        return
    points, tricks = trick_points(rules, state.tricks)
    assert sum(tricks) == len(state.tricks) <= rules.tricks
    if state.unplayed is None:
        aside = [pick.cards[1 if pick.took else 0] for pick in state.picks]
        assert sum(points) + counters(rules, state.buried) + counters(rules, aside) == rules.trick_total
        assert len(state.tricks) == rules.tricks
    sides = rules.table.sides
    for which in range(sides):
        won = [trick for trick in state.tricks if side(trick.winner, sides) == which]
        taken = sum(counters(rules, trick.cards) for trick in won)
        ended = len(state.tricks) == rules.tricks and side(state.tricks[-1].winner, sides) == which
        last = rules.play.last_trick if ended else 0
        assert (points[which], tricks[which]) == (taken + last, len(won))


@deals
@given(rule_sets(), seeds)
def test_cards_are_never_lost_or_made(rules: Rules, seed: int) -> None:
    for state in moments(game_of(rules), seed):
        if state.log:
            assert sorted(cards_of(rules, state)) == sorted(rules.cards)
        if state.phase in ("decide", "yield", "play") and not state.trick:
            held = {len(state.hands[seat]) for seat in state.players}
            assert held == {rules.tricks - len(state.tricks)}
            assert not any(hand for seat, hand in enumerate(state.hands) if seat not in state.players)


@deals
@given(rule_sets(), seeds)
def test_turns_pass_left_and_winners_lead(rules: Rules, seed: int) -> None:
    game = game_of(rules)
    before: State | None = None
    for state in moments(game, seed, 2 % game.seats):
        if state.phase in ("play", "stock") and state.trick:
            assert game.to_act(state) == after(state.players, state.leader, len(state.trick))
        if before is not None and len(state.tricks) > len(before.tricks):
            trick = state.tricks[-1]
            assert len(trick.cards) == len(state.players)
            assert trick.winner == after(state.players, trick.leader, winner(trick.cards, state.trump))
            assert state.leader == trick.winner
        before = state
    assert before is not None
    assert game.to_act(before) is None


@pytest.mark.slow
@deals
@given(rule_sets(), seeds)
def test_what_may_be_played_is_held_and_of_one_suit_or_all(rules: Rules, seed: int) -> None:
    game = game_of(rules)
    for state in moments(game, seed):
        if state.phase == "play":
            turn = game.to_act(state)
            assert turn is not None
            allowed = playable_cards(rules, state)
            assert allowed
            assert not Counter(allowed) - Counter(state.hands[turn])
            assert allowed == state.hands[turn] or len({card[1] for card in allowed}) == 1


@deals
@given(rule_sets(), seeds)
def test_melds_shown_are_those_of_the_hands(rules: Rules, seed: int) -> None:
    if rules.deal.method == "stock":
        return  # there melds are shown one by one: tests of the stock
    for state in moments(game_of(rules), seed):
        if state.shown and not state.tricks and not state.trick and not state.swaps and not state.buried:
            lone = None if rules.meld.who == "all" or state.contract is None else state.contract.declarer
            hands = [hand if lone in (None, seat) else () for seat, hand in enumerate(state.hands)]
            expected = [melds(rules, hand, state.trump) for hand in hands]
            assert [shown.melds for shown in state.shown] == expected
            assert [shown.table for shown in state.shown] == list(map(laid_out, expected))
            return


@deals
@given(rule_sets(), seeds)
def test_swapping_moves_a_dix_and_its_points(rules: Rules, seed: int) -> None:
    rules = changed(rules_of("turned-trump"), meld=rules.meld, meld__who="all")
    for state in moments(game_of(rules), seed):
        swap = next((seat for seat, took in state.swaps if took), None)
        if swap is not None and state.shown and not state.tricks and not state.trick:
            kept = [worth(melds(rules, hand, state.trump)) for hand in state.hands]
            kept[swap] += rules.meld.dix
            kept[state.dealer] -= rules.meld.dix
            assert [worth(shown.melds) for shown in state.shown] == kept


@deals
@given(rule_sets(), seeds)
def test_a_score_follows_from_the_tally(rules: Rules, seed: int) -> None:
    game = game_of(rules)
    state = finished(game, seed)
    score = scored(game, state)
    if state.void:
        assert (score.change, score.void, score.declarers) == ((0,) * rules.table.sides, True, None)
        return
    assert score == settle(rules, tally(rules, state), state.race)
    assert len(score.change) == rules.table.sides
    assert sum(score.checks) == 0
    if state.contract is None:
        assert score.declarers is score.made is None
        return
    assert score.declarers == side(state.contract.declarer, rules.table.sides)
    if rules.payment.table:
        assert sum(score.change) + score.kitty == 0, "chips are neither made nor lost"
        return
    assert score.kitty == 0
    extras = rules.scoring.moon_bonus or rules.scoring.moon_penalty
    both = {score.declarers} | ({side(state.called.partner, rules.table.sides)} if state.called else set())
    for which, change in enumerate(score.change):
        if extras:
            continue
        if which not in both:
            assert change >= 0
        elif score.made:
            assert change >= state.contract.bid
        else:
            assert change == (-state.contract.bid if rules.scoring.set_penalty == "deduct" else 0)


@deals
@given(rule_sets(), seeds)
def test_a_played_contract_that_fails_gave_the_defenders_points(rules: Rules, seed: int) -> None:
    """Where what cannot be reached is not played and no meld is lost, all points for declarers make the contract."""
    rules = changed(
        rules,
        scoring__not_at_table=True,
        scoring__save_declarers="none",
        scoring__made_by_meld=False,
        deal__bury_counts=True,
        meld__minimum=0,
    )
    game = game_of(rules)
    state = finished(game, seed)
    score = scored(game, state)
    if state.tricks and state.contract is not None and not score.made and rules.deal.method != "draft":
        points, _ = trick_points(rules, state.tricks)
        sides = rules.table.sides
        declared = {state.contract.declarer, *((state.called.partner,) if state.called else ())}
        assert sum(points) > sum(points[which] for which in {side(seat, sides) for seat in declared})


@deals
@given(rule_sets(), seeds)
def test_chips_handed_over_never_come_back(rules: Rules, seed: int) -> None:
    rules = changed(
        rules, scoring__set_penalty="give", scoring__moon_bonus=0, scoring__moon_penalty=0, payment__table=()
    )
    game = game_of(rules)
    assert min(scored(game, finished(game, seed)).change) >= 0


@pytest.mark.slow
@deals
@given(rule_sets(), seeds)
def test_the_same_deal_in_tenths_scores_a_tenth(rules: Rules, seed: int) -> None:
    if rules.scale == 1:
        rules = restated(rules, 10)
    try:
        small = restated(rules, 1)
    except RulesError:
        return
    whole = finished(game_of(rules), seed)
    log: list[Any] = [Bid(action.points // 10) if isinstance(action, Bid) else action for action in whole.log]
    tenth = scored(game_of(small), replay(game_of(small), whole.dealer, log))
    exact = scored(game_of(rules), whole)
    assert tuple(10 * change for change in tenth.change) == exact.change
    assert (tenth.declarers, tenth.made, tenth.void, tenth.wins) == (
        exact.declarers,
        exact.made,
        exact.void,
        exact.wins,
    )


@pytest.mark.slow
@deals
@given(rule_sets(), seeds)
def test_what_a_seat_infers_from_its_view_is_true(rules: Rules, seed: int) -> None:
    game = game_of(rules)
    for place, state in enumerate(moments(game, seed)):
        if not state.log or place % 5:
            continue
        for seat in (None, *range(game.seats)):
            seen = game.view(state, seat)
            for other, hand in enumerate(state.hands):
                assert not known(rules, seen)[other] - Counter(hand), "a seat does not hold what it is known to hold"
                assert not lacking(rules, seen)[other] & set(hand), "a seat holds what it has shown not to hold"
            own = Counter(state.hands[seat]) if seat is not None else Counter[Card]()
            assert not unseen(rules, seen) - (Counter(rules.cards) - own), "what a seat holds it has seen"


@settings(max_examples=25)
@given(rule_sets(), seeds, st.integers(0, 7))
def test_the_dealer_advances_by_one_seat_with_every_deal(rules: Rules, seed: int, first: int) -> None:
    seats = rules.table.seats
    first %= seats
    match = advance(Match(game_of(rules), rules.match), Dealer(first))
    dealers = []
    rng = Random(seed)
    while to_act(match) is not None and len(match.deals) < 5:
        if to_act(match) == CHANCE:
            match = advance(match, draw_next(match, rng))
            dealers.append(match.dealer)
        else:
            match = advance(match, rng.choice(list(match.game.legal(match.state))))
    assert dealers[0] == first
    assert all(then == next_seat(now, seats) for now, then in pairwise(dealers))
    assert len(match.deals) == len(match.scores) == len(match.sheet.totals)
