"""The draft: taking and rejecting, what each seat sees of it, and the deal that is then played as any other."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import after, cards_of, finished, game_of, rule_sets, rules_of
from twinpack.cards import cards, deck, show
from twinpack.conformance import check_game
from twinpack.game import IllegalAction, play
from twinpack.options import changed
from twinpack.pinochle.actions import Deal, parse
from twinpack.pinochle.game import Pinochle
from twinpack.pinochle.problems import problems
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import Pick, State
from twinpack.pinochle.view import aside, unseen

DRAFT = rules_of("draft")


def drafting(first: str, rules: Rules = DRAFT) -> State:
    """A draft with these cards on top of the stock; seat 1 has dealt."""
    top = cards(first)
    rest = list(rules.cards)
    for card in top:
        rest.remove(card)
    game = Pinochle(rules)
    return play(game, game.start(1), Deal((*top, *rest)))


def then(state: State, lines: str, rules: Rules = DRAFT) -> State:
    """The state after some actions, each of them checked."""
    return after(Pinochle(rules), state, lines)


def test_what_is_taken_is_kept_and_the_next_is_out_of_play() -> None:
    state = then(drafting("AS 9H TD JC"), "take")
    assert (state.hands, state.picks) == ((("AS",), ()), (Pick(0, cards("AS 9H"), took=True),))
    assert (state.stock[:2], Pinochle(DRAFT).to_act(state)) == (("TD", "JC"), 1)


def test_what_is_rejected_is_out_of_play_and_the_next_is_kept() -> None:
    state = then(drafting("AS 9H TD JC"), "take; reject")
    assert state.hands == (("AS",), ("JC",))
    assert state.picks[-1] == Pick(1, cards("TD JC"), took=False)


def test_only_the_mover_sees_the_card_looked_at_and_what_it_keeps() -> None:
    game = Pinochle(DRAFT)
    state = drafting("AS 9H TD JC")
    assert [game.view(state, seat).looked for seat in (0, 1, None)] == ["AS", None, None]
    takes, rejects = parse("take"), parse("reject")
    assert [game.seen(state, takes, seat) for seat in (0, 1, None)] == ["take AS", "take", "take"]
    assert [game.seen(state, rejects, seat) for seat in (0, 1, None)] == ["reject AS 9H", "reject", "reject"]
    state = then(state, "reject; take")
    assert [[show(pick.seen) for pick in game.view(state, seat).picks] for seat in (0, 1, None)] == [
        ["AS 9H", ""],
        ["", "TD"],
        ["", ""],
    ]
    seen = game.view(state, 0)
    assert aside(seen)[0] == "AS"
    assert unseen(DRAFT, seen).total() == 48 - 2 - 1  # its card, the rejected one, the one it looks at


def test_after_twelve_each_the_non_dealer_opens_the_auction() -> None:
    game = Pinochle(DRAFT)
    state = then(drafting(""), "; ".join(["take"] * 24))
    assert [len(hand) for hand in state.hands] == [12, 12]
    assert (state.phase, game.to_act(state), state.stock) == ("auction", 0, ())
    with pytest.raises(IllegalAction) as caught:
        then(state, "take")
    assert caught.value.code == "not-now"
    state = then(state, "bid 100; bid 150; pass; trump S")
    assert (state.phase, state.leader) == ("play", 1)
    assert state.shown[1].melds or state.shown[0].melds
    assert len(state.shown) == 2


def test_who_is_left_with_the_contract_is_the_dealer() -> None:
    state = then(drafting(""), "; ".join(["reject"] * 24))
    with pytest.raises(IllegalAction):
        then(state, "pass; pass")
    state = then(state, "pass; trump C")
    assert state.contract is not None
    assert (state.contract.declarer, state.contract.stuck) == (1, True)


@pytest.mark.parametrize("seed", range(5))
def test_a_deal_is_twelve_tricks_and_no_card_is_lost(seed: int) -> None:
    state = finished(game_of(DRAFT), seed)
    assert len(state.tricks) == 12
    assert sorted(cards_of(DRAFT, state)) == sorted(deck())
    score = game_of(DRAFT).score(state)
    assert score is not None
    assert len(score.change) == 2


OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "trump needs a marriage": {"trump__needs": "marriage"},
    "trump needs a holding, declarer melds": {"trump__needs": "marriage-run-dix", "meld__who": "declarer"},
    "bids need a marriage": {"auction__bid_needs": "marriage", "auction__all_pass": "redeal"},
    "opener forced with meld": {"auction__opener": "forced-with-meld"},
    "concession and all tricks": {"scoring__concede": True, "scoring__moon_bonus": 250},
    "not at the table": {"scoring__not_at_table": True},
    "single round": {"auction__rounds": "single"},
    "four packs": {"pack__copies": 4, "deal__packets": (12, 12)},
    "sevens": {"pack__lowest": "7", "deal__packets": (16,)},
}


@pytest.mark.slow
@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_keeps_the_contract(name: str) -> None:
    rules = changed(DRAFT, **OPTIONS[name])
    assert not list(problems(rules))
    check_game(game_of(rules), deals=6, seed=7, views_every=5, cards_of=lambda state: cards_of(rules, state))


@settings(max_examples=25)
@given(rule_sets(8, ("pinochle/draft",)), st.integers(0, 1000))
def test_any_rules_keep_the_contract(rules: Rules, seed: int) -> None:
    check_game(game_of(rules), deals=1, seed=seed, views_every=15, cards_of=lambda state: cards_of(rules, state))


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"deal__packets": (3, 3, 3)}, "packets-not-hand"),
        ({"table__seats": 4, "table__hands": 4, "table__sides": 2}, "conflict"),
        ({"exchange__count": 3}, "conflict"),
        ({"trump__source": "turned"}, "conflict"),
    ],
)
def test_what_a_draft_cannot_be_combined_with(changes: dict[str, Any], code: str) -> None:
    assert code in [problem.code for problem in problems(changed(DRAFT, **changes))]
