"""What may be played, who wins, what tricks are worth, and what a play tells about the rest of a hand."""

from collections.abc import Sequence
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import finished, game_of, rules_of
from twinpack.cards import KINDS, SUITS, Card, Hand, Suit, card, cards, deck, minus
from twinpack.game import IllegalAction
from twinpack.options import changed
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import counters, trick_points
from twinpack.tricks import POLICIES, RANKING, Policy, beats, check_play, playable, ruled_out, winner

# trump, trick, hand, then the cards that may be played: under OLD, Y45, OVR, NLIT (blank: as under OLD)
POSITIONS: dict[str, tuple[Suit, str, str, str, str, str, str]] = {
    "L01": ("S", "KH", "AH TH QH 9H AS", "AH TH", "AH TH QH 9H", "AH TH QH 9H", ""),
    "L02": ("S", "AH", "TH KH 9H", "TH KH 9H", "TH KH 9H", "TH KH 9H", ""),
    "L03": ("S", "AH", "AH QH", "AH QH", "AH QH", "AH QH", ""),
    "L04": ("S", "TH 9H", "AH KH JH", "AH", "AH KH JH", "AH KH JH", ""),
    "L05": ("S", "KH 9S", "AH QH TS", "AH QH", "AH QH", "AH QH", "AH"),
    "L06": ("S", "KH", "9S AS QD", "9S AS", "9S AS", "9S AS", ""),
    "L08": ("S", "KH TS", "KS 9S AD", "KS 9S", "KS 9S", "KS 9S", ""),
    "L09": ("S", "KH TS", "AD QD 9C", "AD QD 9C", "AD QD 9C", "AD QD 9C", ""),
    "L11": ("S", "QS TS", "AS KS 9S", "AS", "AS", "AS", ""),
    "L12": ("S", "QS TS", "KS JS 9S AH", "KS JS 9S", "KS JS 9S", "KS JS 9S", ""),
    "L13": ("S", "QS TS", "AH 9D", "AH 9D", "AH 9D", "AH 9D", ""),
    "L14": ("S", "", "AS 9H", "AS 9H", "AS 9H", "AS 9H", ""),
    "L15": ("S", "AS", "AS 9S", "AS 9S", "AS 9S", "AS 9S", ""),
    "L18": ("S", "TH KH 9H", "AH TH JH", "AH", "AH TH JH", "AH TH JH", ""),
    "L19": ("D", "9C QC JD", "AC TC AD", "AC TC", "AC TC", "AC TC", "AC TC"),
    "L20": ("H", "AH KH", "9H", "9H", "9H", "9H", ""),
    "ruff over a ruff": ("S", "KH TS", "AS KS QD", "AS", "AS KS", "AS", ""),
    "heading a ruffed suit is in vain": ("S", "AH 9S", "TH KH", "TH KH", "TH KH", "TH KH", ""),
    "the best of the suit, not of the trick": ("S", "9H KH 9S", "TH QH", "TH QH", "TH QH", "TH QH", "TH"),
    "both copies are listed": ("S", "KH", "AH AH QH", "AH AH", "AH AH QH", "AH AH QH", ""),
    "a void ruffs with the twin": ("S", "KH AS", "AS 9S", "AS 9S", "AS 9S", "AS 9S", ""),
}


@pytest.mark.parametrize("row", POSITIONS)
def test_the_cards_that_may_be_played(row: str) -> None:
    trump, trick, hand, old, y45, ovr, nlit = POSITIONS[row]
    expected: dict[Policy, str] = {"OLD": old, "Y45": y45, "OVR": ovr, "NLIT": nlit or old}
    for policy, allowed in expected.items():
        assert playable(POLICIES[policy], cards(hand), cards(trick), trump) == cards(allowed), policy


# policy, trump, trick, hand, card, code and the particulars of the refusal
REFUSALS: list[tuple[Policy, Suit, str, str, str, str, dict[str, str]]] = [
    ("OLD", "S", "KH", "AH TH AS", "AS", "must-follow", {"card": "AS", "led": "H"}),
    ("OLD", "S", "KH", "AH QH AS", "QH", "must-beat", {"card": "QH", "winning": "KH"}),
    ("Y45", "S", "QS TS", "AS 9S", "9S", "must-beat", {"card": "9S", "winning": "TS"}),
    ("NLIT", "S", "KH 9S", "AH QH", "QH", "must-beat", {"card": "QH", "winning": "KH"}),
    ("NLIT", "S", "9H KH 9S", "TH QH", "QH", "must-beat", {"card": "QH", "winning": "KH"}),
    ("OLD", "S", "KH", "9S AD", "AD", "must-trump", {"card": "AD", "led": "H", "trump": "S"}),
    ("OVR", "S", "KH TS", "AS 9S AD", "9S", "must-overtrump", {"card": "9S", "winning": "TS"}),
    ("OVR", "S", "KH TS", "AS 9S AD", "AD", "must-trump", {"card": "AD", "led": "H", "trump": "S"}),
    ("OLD", "S", "QS", "KS 9H", "9H", "must-follow", {"card": "9H", "led": "S"}),
]


@pytest.mark.parametrize(("policy", "trump", "trick", "hand", "refused", "code", "params"), REFUSALS)
def test_a_refusal_names_the_duty(
    policy: Policy, trump: Suit, trick: str, hand: str, refused: str, code: str, params: dict[str, str]
) -> None:
    with pytest.raises(IllegalAction) as caught:
        check_play(POLICIES[policy], cards(hand), cards(trick), trump, card(refused))
    assert (caught.value.code, caught.value.params) == (code, params)


WINNERS: list[tuple[Suit, str, int, int]] = [
    ("S", "AH AH TH KH", 1, 40),
    ("S", "9H 9S AH TH", 2, 20),
    ("H", "9C AD TD KC", 4, 30),
    ("D", "TD AD AD JD", 2, 30),
    ("S", "9H AD AC KD", 1, 30),
    ("S", "9H TS KS TS", 2, 30),
    ("S", "KH TH KH AH", 4, 40),
]


@pytest.mark.parametrize(("trump", "trick", "place", "points"), WINNERS)
def test_who_wins_and_what_the_trick_is_worth(trump: Suit, trick: str, place: int, points: int) -> None:
    assert winner(cards(trick), trump) == place - 1
    assert counters(rules_of("dailey"), cards(trick)) == points
    assert counters(rules_of("joedog"), cards(trick)) * 10 == points


TAKEN = cards("AS AS AH AH AD TS TS TH TH KS KS KH KH KD QS QS QH JS JS JH JH")
LEFT = minus(deck(), TAKEN)

SCALES: list[tuple[dict[str, int], int, int, int]] = [
    ({}, 150, 100, 250),
    ({"ace": 11, "ten": 10, "king": 4, "queen": 3, "jack": 2}, 142, 108, 250),
    ({"king": 5, "queen": 5}, 140, 110, 250),
    ({"king": 5}, 125, 85, 210),
]


@pytest.mark.parametrize(("scale", "taken", "left", "total"), SCALES)
def test_what_captured_cards_are_worth_on_each_scale(scale: dict[str, int], taken: int, left: int, total: int) -> None:
    rules = changed(Rules(), **{f"play__counters__{rank}": worth for rank, worth in scale.items()})
    assert counters(rules, TAKEN) + rules.play.last_trick == taken
    assert counters(rules, LEFT) == left
    assert rules.trick_total == total


@pytest.mark.parametrize(
    ("variant", "total"),
    [
        *(("classic", 250), ("joedog", 25), ("dailey", 250), ("dutch", 210), ("stonebridge", 250), ("check", 250)),
        *(("double-deck", 50), ("double-deck-tens", 500), ("triple-deck", 75), ("five-hand", 50), ("turned", 250)),
        *(("six-hand", 490), ("eight-hand", 490), ("two-hand", 250), ("two-hand-64", 250), ("three-hand", 250)),
        *(("three-hand-kitty", 25), ("bison", 250), ("auction", 250), ("auction-five", 250), ("bicycle-widow", 250)),
    ],
)
@pytest.mark.parametrize("seed", range(4))
def test_the_tricks_of_a_deal_hold_the_trick_total(variant: str, total: int, seed: int) -> None:
    rules = changed(
        rules_of(variant),
        scoring__concede=False,
        scoring__not_at_table=False,
        scoring__made_by_meld=False,
        payment__forfeit=False,
        payment__yielding=False,
        stock__claim_out=False,
        meld__minimum=0,
        trump__needs="none",
        auction__all_pass="dealer-minimum",
    )
    state = finished(game_of(rules), seed)
    points, tricks = trick_points(rules, state.tricks)
    assert (sum(points) + counters(rules, state.buried), sum(tricks)) == (total, rules.tricks)
    assert rules_of(variant).trick_total == total


policies = st.sampled_from(get_args(Policy))
trumps = st.sampled_from(SUITS)


@st.composite
def positions(draw: st.DrawFn) -> tuple[Policy, Suit, Hand, Hand]:
    """Policy, trump, a trick to which up to three have legally played, and the hand of the next."""
    policy, trump, suits = draw(policies), draw(trumps), draw(st.sampled_from(("SHDC", "SH", "HDC")))
    rest = tuple(held for held in deck() if held[1] in suits)
    trick: Hand = ()
    for _ in range(draw(st.integers(0, 3))):
        held = tuple(draw(st.permutations(rest))[: draw(st.integers(1, 4))])
        played = draw(st.sampled_from(playable(POLICIES[policy], held, trick, trump)))
        rest, trick = minus(rest, [played]), (*trick, played)
    hand = draw(st.permutations(rest))[: draw(st.integers(1, 12))]
    return policy, trump, trick, tuple(hand)


def as_written(policy: Policy, hand: Hand, trick: Hand, trump: Suit) -> Hand:
    """The cards that may be played, worked out card by card from the duties."""
    if not trick:
        return hand
    strength = RANKING[::-1].index
    led = trick[0][1]
    of_led = [c for c in trick if c[1] == led]
    ruffs = [c for c in trick if c[1] == trump and led != trump]
    best_led = max(strength(c[0]) for c in of_led)
    best_ruff = max((strength(c[0]) for c in ruffs), default=-1)
    follow = [c for c in hand if c[1] == led]
    ruff = [c for c in hand if c[1] == trump]
    if follow:
        heads = [c for c in follow if strength(c[0]) > best_led]
        duty = led == trump or (policy in ("OLD", "NLIT") and (not ruffs or policy == "NLIT"))
        return tuple(heads if heads and duty else follow)
    if ruff:
        over = [c for c in ruff if strength(c[0]) > best_ruff]
        return tuple(over if over and policy != "Y45" else ruff)
    return hand


@given(positions())
def test_what_may_be_played_is_what_the_duties_say(position: tuple[Policy, Suit, Hand, Hand]) -> None:
    policy, trump, trick, hand = position
    assert playable(POLICIES[policy], hand, trick, trump) == as_written(policy, hand, trick, trump)


@given(positions())
def test_there_is_always_a_card_to_play_of_one_suit_or_the_whole_hand(
    position: tuple[Policy, Suit, Hand, Hand],
) -> None:
    policy, trump, trick, hand = position
    allowed = playable(POLICIES[policy], hand, trick, trump)
    assert allowed
    assert not [c for c in set(allowed) if allowed.count(c) != hand.count(c)]
    assert allowed == hand or len({c[1] for c in allowed}) == 1


@given(positions())
def test_exactly_what_may_not_be_played_is_refused(position: tuple[Policy, Suit, Hand, Hand]) -> None:
    policy, trump, trick, hand = position
    allowed = set(playable(POLICIES[policy], hand, trick, trump))
    for held in set(hand):
        if held in allowed:
            check_play(POLICIES[policy], hand, trick, trump, held)
        else:
            with pytest.raises(IllegalAction, match="must-"):
                check_play(POLICIES[policy], hand, trick, trump, held)


@given(positions())
def test_a_hand_never_holds_what_its_play_rules_out(position: tuple[Policy, Suit, Hand, Hand]) -> None:
    policy, trump, trick, hand = position
    for played in set(playable(POLICIES[policy], hand, trick, trump)):
        rest = minus(hand, [played])
        assert not ruled_out(POLICIES[policy], trick, trump, played) & set(rest)


@pytest.mark.parametrize("policy", get_args(Policy))
@pytest.mark.parametrize("trick", ["", "KH", "9H TH", "KH 9S", "KH TS", "9H KH KS", "QS", "QS TS", "KH QD TS", "AH AS"])
def test_a_play_rules_out_what_would_have_forbidden_it_and_nothing_else(policy: Policy, trick: str) -> None:
    rules, table = POLICIES[policy], cards(trick)
    for played in KINDS:
        forbidding = {kind for kind in KINDS if played not in playable(rules, (played, kind), table, "S")}
        assert ruled_out(rules, table, "S", played) == forbidding, played


@given(st.lists(st.sampled_from(KINDS), min_size=1, max_size=4), trumps)
def test_the_winner_is_the_highest_trump_or_the_highest_of_the_suit_led(trick: Sequence[Card], trump: Suit) -> None:
    ruffs = [c for c in trick if c[1] == trump]
    pool = ruffs or [c for c in trick if c[1] == trick[0][1]]
    best = min(pool, key=lambda c: RANKING.index(c[0]))
    assert winner(trick, trump) == list(trick).index(best)


@given(st.sampled_from(KINDS), st.sampled_from(KINDS), trumps)
def test_of_two_cards_at_most_one_beats_the_other(one: Card, other: Card, trump: Suit) -> None:
    assert not (beats(one, other, trump) and beats(other, one, trump))
    assert not beats(one, one, trump)
