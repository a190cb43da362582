"""The phases of a deal, each rule in a deal with chosen cards and a line of actions in notation."""

from typing import Any

import pytest

from tests.strategies import after, cards_of, dealt, finished, game_of, moments, rules_of
from twinpack.cards import arranged, cards, deck, show
from twinpack.game import CHANCE, IllegalAction
from twinpack.options import changed
from twinpack.pinochle.actions import Bury, Give, Name, Play, Share
from twinpack.pinochle.melds import worth
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import trick_points
from twinpack.pinochle.state import State
from twinpack.seats import next_seat, side

RUN = "AS TS KS QS JS 9S TH TH JH AD AD AC"
POOR = "AS JS AH AH JH TD TD KD TC TC AC JC"
NOTHING = "TS 9H 9H JH TD TD 9D 9D TC TC 9C 9C"
SIDE = {0: RUN, 2: NOTHING}
"""Declarers with meld 160 in spades: a run and a dix, and a partner without meld."""

HIGH = "bid 410; pass; pass; pass; trump S"


def codes(rules: Rules, state: State, lines: dict[str, str]) -> None:
    """Each action is refused here with its code."""
    for line, code in lines.items():
        with pytest.raises(IllegalAction) as caught:
            after(game_of(rules), state, line)
        assert caught.value.code == code, line


def deal_in(
    rules: Rules, lines: str = "", held: dict[int, str] | None = None, dealer: int = 3, widow: str = ""
) -> State:
    """A deal with chosen cards after some actions."""
    game = game_of(rules)
    return after(game, dealt(game, dealer, SIDE if held is None else held, widow), lines)


def melded(state: State, which: int) -> int:
    """What a side has melded."""
    return sum(worth(state.shown[seat].melds) for seat in (which, which + 2))


@pytest.mark.parametrize("variant", ["classic", "joedog", "dutch", "gauen", "turned-trump"])
def test_packets_go_round_from_the_left_of_the_dealer(variant: str) -> None:
    rules = rules_of(variant)
    game = game_of(rules)
    pack = deck()
    state = after(game, game.start(1), f"deal {show(pack)}")
    hands: list[list[str]] = [[], [], [], []]
    place = 0
    for packet in rules.deal.packets:
        for seat in (2, 3, 0, 1):
            hands[seat] += pack[place : place + packet]
            place += packet
    assert [sorted(hand) for hand in hands] == [sorted(hand) for hand in state.hands]
    assert [len(hand) for hand in state.hands] == [12] * 4


def test_the_widow_is_dealt_last() -> None:
    rules = changed(Rules(), deal__widow=4, deal__packets=(3, 3, 3, 2))
    game = game_of(rules)
    state = after(game, game.start(3), f"deal {show(deck())}")
    assert state.widow == deck()[-4:]
    assert [len(hand) for hand in state.hands] == [11] * 4


def test_only_the_whole_pack_can_be_dealt() -> None:
    start = game_of(Rules()).start(0)
    nine_short = f"deal {show(deck()[:-1])} AS"
    codes(Rules(), start, {"deal AS": "not-the-pack", nine_short: "not-the-pack", "pass": "not-now"})


EXCHANGED = "give TD TD 9D 9D"


@pytest.mark.parametrize("variant", ["classic", "dailey", "gauen"])
def test_the_partner_gives_exactly_four_first(variant: str) -> None:
    """X01"""
    rules = rules_of(variant)
    state = deal_in(rules, "bid 250; pass; pass; pass; trump S")
    assert game_of(rules).to_act(state) == 2
    codes(
        rules,
        state,
        {
            "give TD TD 9D": "wrong-count",
            "give TD TD 9D 9D TC": "wrong-count",
            "give AS AS AS AS": "not-in-hand",
            "give TD TD TD 9D": "not-in-hand",
            "give AS TS KS QS": "not-in-hand",
            "play TD": "not-now",
        },
    )


def test_received_cards_may_be_given_back() -> None:
    """X02 and X03: two of the cards just received go back, all hold twelve again, and meld counts on these hands."""
    rules = rules_of("dailey")
    state = deal_in(rules, f"bid 250; pass; pass; pass; trump S; {EXCHANGED}")
    game = game_of(rules)
    assert game.to_act(state) == 0
    assert len(state.hands[0]) == 16
    assert len(state.hands[2]) == 8
    state = after(game, state, "give TD TD QS AC")
    assert [len(hand) for hand in state.hands] == [12] * 4
    assert sorted(cards_of(rules, state)) == sorted(rules.cards)
    assert melded(state, 0) == 10  # the run went with its queen; the dix stayed


def test_tenths_and_joedog_give_three() -> None:
    rules = rules_of("joedog")
    state = deal_in(rules, "bid 16; pass; pass; pass; trump S")
    codes(rules, state, {"give TD TD 9D 9D": "wrong-count"})
    after(game_of(rules), state, "give TD TD 9D")


@pytest.mark.parametrize("variant", ["dutch", "cutthroat", "stonebridge", "turned-trump"])
def test_without_an_exchange_nothing_is_given(variant: str) -> None:
    assert not [state for state in moments(game_of(rules_of(variant)), 3) if state.phase == "exchange"]


def test_gifts_at_the_same_time_are_chosen_unseen() -> None:
    rules = changed(rules_of("dailey"), exchange__order="simultaneous")
    game = game_of(rules)
    state = deal_in(rules, f"bid 250; pass; pass; pass; trump S; {EXCHANGED}")
    assert (len(state.hands[0]), len(state.hands[2])) == (12, 8)
    assert game.view(state, 0).gifts[0].cards is None
    assert game.view(state, 2).gifts[0].cards == cards("TD TD 9D 9D")
    codes(rules, state, {"give TD TD 9D 9D": "not-in-hand"})
    state = after(game, state, "give TH TH JH AC")
    assert state.hands[0] == arranged(cards("AS TS KS QS JS 9S AD AD TD TD 9D 9D"))
    assert state.hands[2] == arranged(cards("TS 9H 9H JH TC TC 9C 9C TH TH JH AC"))


# X04: bid, whether it is played
@pytest.mark.parametrize(("bid", "played"), [(400, True), (410, True), (420, False), (1000, False)])
def test_a_bid_that_the_tricks_cannot_reach_is_lost_at_the_table(bid: int, played: bool) -> None:
    for variant in ("cutthroat", "dailey", "gauen"):
        rules = rules_of(variant)
        give = "" if rules.exchange.count == 0 else f"; {EXCHANGED}; {EXCHANGED}"
        state = deal_in(rules, f"bid {bid}; pass; pass; pass; trump S{give}")
        game = game_of(rules)
        assert melded(state, 0) == 160
        assert (state.unplayed is None) == played == (game.to_act(state) is not None)
        if not played:
            score = game.score(state)
            assert score is not None
            defenders = melded(state, 1)
            assert score.change == ((0, defenders + bid) if variant == "gauen" else (-bid, defenders))
            assert (score.made, state.unplayed) == (False, "not-at-table")


@pytest.mark.parametrize("variant", ["classic", "joedog", "dutch", "turned-trump"])
def test_elsewhere_a_hopeless_bid_is_played(variant: str) -> None:
    """A41"""
    rules = rules_of(variant)
    give = {4: f"; {EXCHANGED}; {EXCHANGED}", 3: "; give TD TD 9D; give TD TD 9D"}.get(rules.exchange.count, "")
    state = deal_in(rules, f"bid 9000; pass; pass; pass; trump S{give}" if rules.trump.source == "declarer" else "")
    assert state.unplayed is None
    assert game_of(rules).to_act(state) is not None


def test_a_declarer_may_concede_once_the_melds_lie() -> None:
    rules = rules_of("cutthroat")
    game = game_of(rules)
    state = deal_in(rules, HIGH)
    assert state.phase == "decide"
    assert game.to_act(state) == 0
    assert [str(action) for action in game.legal(state)] == ["continue", "concede"]
    codes(rules, state, {"moon": "no-moon", "play AS": "not-now"})
    lost = after(game, state, "concede")
    score = game.score(lost)
    assert score is not None
    assert score.change == (-410, melded(lost, 1))
    codes(rules, lost, {"concede": "deal-over", "play AS": "deal-over"})


def test_a_stuck_dealer_may_concede() -> None:
    """A27: it costs the forced bid."""
    rules = rules_of("cutthroat")
    state = deal_in(rules, "pass; pass; pass; trump S; concede", dealer=0)
    score = game_of(rules).score(state)
    assert score is not None
    assert score.change[0] == -250


@pytest.mark.parametrize("variant", ["dutch", "joedog", "turned-trump"])
def test_where_nobody_may_concede_the_tricks_follow_the_melds(variant: str) -> None:
    assert not [state for state in moments(game_of(rules_of(variant)), 2) if state.phase == "decide"]
    rules = changed(rules_of("cutthroat"), scoring__concede=False, scoring__moon_bonus=250)
    codes(rules, deal_in(rules, HIGH), {"concede": "no-concession"})
    after(game_of(rules), deal_in(rules, HIGH), "moon; play AS")


# first lead, with dealer 3 and declarer 0; A1
@pytest.mark.parametrize(("lead", "leader"), [("declarer", 1), ("left-of-dealer", 0), ("dealer", 3)])
def test_who_leads_first(lead: str, leader: int) -> None:
    rules = changed(rules_of("cutthroat"), play__first_lead=lead)
    game = game_of(rules)
    state = deal_in(rules, "pass; bid 250; pass; pass; trump S; continue")
    assert (state.phase, game.to_act(state)) == ("play", leader)


def test_the_first_lead_may_have_to_be_trump() -> None:
    """L24 and L25"""
    rules = changed(rules_of("cutthroat"), play__first_lead_trump=True)
    game = game_of(rules)
    state = deal_in(rules, f"{HIGH}; continue")
    assert {str(action)[-1] for action in game.legal(state)} == {"S"}
    codes(rules, state, {"play AC": "must-lead-trump", "play KH": "not-in-hand"})
    stuck = deal_in(rules, "pass; pass; pass; trump S; continue", dealer=0)
    after(game, stuck, "play AC")
    double = rules_of("double-deck-flat")
    deck = "AS TS KS QS JS AH AH AH TH TH KH KH QH QH JH JH AD TD TD AC"
    led = deal_in(double, "bid 55; pass; pass; pass; trump S; continue", {0: deck})
    assert {str(action)[-1] for action in game_of(double).legal(led)} == {"S"}
    forced = deal_in(double, "pass; pass; pass; trump S; continue", {0: deck}, dealer=0)
    after(game_of(double), forced, "play AC")
    no_trump = deal_in(
        rules, "bid 250; pass; pass; pass; trump H; continue", {0: "AS TS KS QS JS 9S TD TD AD AD AC AC"}
    )
    after(game, no_trump, "play AC")
    later = deal_in(rules, f"{HIGH}; continue; play AS")
    while later.trick:
        later = game.apply(later, next(iter(game.legal(later))))
    assert later.leader == 0
    after(game, later, "play AC")


# misdeal rule, hand, whether it lets go
FIVE, FIVE_ACE = "9S 9S 9H 9H 9D TS TH TD TC KS KH KD", "9S 9S 9H 9H 9D AS TH TD TC KS KH KD"
SIX_ACE, SIX_ACES = "9S 9S 9H 9H 9D 9D AS TH TD TC KS KH", "9S 9S 9H 9H 9D 9D AS AH TD TC KS KH"
FOUR = "9S 9S 9H 9H TS TH TD TC KS KH KD KC"


@pytest.mark.parametrize(
    ("rule", "hand", "lets_go"),
    [
        ("none", SIX_ACE, False),
        ("five-nines", FOUR, False),
        ("five-nines", FIVE, True),
        ("five-nines", SIX_ACES, True),
        ("five-nines-no-ace", FIVE, True),
        ("five-nines-no-ace", FIVE_ACE, False),
        ("six-nines-one-ace", FIVE, False),
        ("six-nines-one-ace", SIX_ACE, True),
        ("six-nines-one-ace", SIX_ACES, False),
    ],
)
def test_a_hand_of_nines_may_be_given_up(rule: str, hand: str, lets_go: bool) -> None:
    rules = changed(Rules(), deal__misdeal=rule)
    game = game_of(rules)
    state = deal_in(rules, "", {0: hand})
    assert ("misdeal" in map(str, game.legal(state))) == lets_go
    if lets_go:
        void = after(game, state, "misdeal")
        score = game.score(void)
        assert score is not None
        assert (score.void, score.change, score.declarers) == (True, (0, 0), None)
    else:
        codes(rules, state, {"misdeal": "no-misdeal"})


def test_a_misdeal_is_claimed_in_place_of_the_first_call() -> None:
    rules = changed(Rules(), deal__misdeal="five-nines")
    state = deal_in(rules, "bid 250; bid 260; bid 270; bid 280", {0: FIVE})
    codes(rules, state, {"misdeal": "no-misdeal"})


# what naming trump takes, hand, suits that may be named
@pytest.mark.parametrize(
    ("needs", "hand", "suits"),
    [
        ("none", POOR, "SHDC"),
        ("marriage", "KS QS 9H JS AH TH KD AD QC TC AC JC", "S"),
        ("marriage", "KS QS KH QH 9D TH TD AD TC TC AC JC", "SH"),
        ("marriage-run-dix", "KS QS 9H JS AH TH KD AD QC TC AC JC", "SH"),
    ],
)
def test_naming_trump_may_take_a_holding(needs: str, hand: str, suits: str) -> None:
    rules = changed(Rules(), trump__needs=needs)
    state = deal_in(rules, "bid 250; pass; pass; pass", {0: hand})
    assert "".join(name.trump for name in game_of(rules).legal(state) if isinstance(name, Name)) == suits
    codes(rules, state, {f"trump {suit}": "trump-needs" for suit in "SHDC" if suit not in suits})


def test_without_a_suit_to_name_the_bid_is_lost_unless_it_was_forced() -> None:
    rules = changed(Rules(), trump__needs="marriage")
    hand = POOR
    game = game_of(rules)
    lost = deal_in(rules, "bid 300; pass; pass; pass", {0: hand})
    score = game.score(lost)
    assert score is not None
    assert (lost.unplayed, score.change[0]) == ("no-suit", -300)
    assert score.change[1] == melded(lost, 1)
    after(game, deal_in(rules, "pass; pass; pass", {0: hand}, dealer=0), "trump C")


def test_declarers_under_the_least_meld_are_set_at_once() -> None:
    rules = changed(rules_of("cutthroat"), meld__minimum=200)
    state = deal_in(rules, "bid 250; pass; pass; pass; trump S")
    score = game_of(rules).score(state)
    assert score is not None
    assert (state.unplayed, score.change[0]) == ("under-minimum", -250)


def test_bidding_may_take_a_marriage_or_meld() -> None:
    for rules in (
        changed(Rules(), auction__bid_needs="marriage"),
        changed(Rules(), auction__bid_needs_meld=20),
    ):
        state = deal_in(rules, "bid 250", {0: RUN, 1: POOR})
        assert [str(call) for call in game_of(rules).legal(state)] == ["pass"]
        codes(rules, state, {"bid 260": "may-not-bid"})


def test_the_opener_may_have_to_bid() -> None:
    forced = changed(Rules(), auction__opener="forced")
    codes(forced, deal_in(forced), {"pass": "must-open"})
    after(game_of(forced), deal_in(forced), "bid 250; pass")
    with_meld = changed(Rules(), auction__opener="forced-with-meld")
    codes(with_meld, deal_in(with_meld, "", SIDE), {"pass": "must-open"})
    codes(with_meld, deal_in(with_meld, "pass", {0: POOR, 1: RUN}), {"pass": "must-open"})


BLIND = "TH TH TD TD"
WIDOW = changed(rules_of("cutthroat"), deal__widow=4, deal__packets=(3, 3, 3, 2))
ELEVEN = {0: "AS TS KS QS JS 9S JH AD AD AC AC"}


def test_declarer_buries_as_many_as_the_widow_holds() -> None:
    game = game_of(WIDOW)
    state = deal_in(WIDOW, "bid 250; pass; pass; pass", ELEVEN, widow=BLIND)
    assert len(state.hands[0]) == 15
    state = after(game, state, "trump S")
    assert all(isinstance(action, Bury) for action in game.legal(state))
    codes(
        WIDOW,
        state,
        {
            "bury TH TH TD": "wrong-count",
            "bury KH KH KD KD": "not-in-hand",
            "share TH TH TD": "wrong-widow-use",
        },
    )
    state = after(game, state, "bury TH TH TD AD; continue")
    assert [len(hand) for hand in state.hands] == [11] * 4
    assert game.view(state, 1).buried is None
    assert game.view(state, 0).buried == arranged(cards("TH TH TD AD"))
    assert game.view(state, 1).widow == arranged(cards(BLIND))


@pytest.mark.parametrize("counts", [True, False])
def test_buried_cards_count_for_declarer(counts: bool) -> None:
    rules = changed(WIDOW, deal__bury_counts=counts)
    game = game_of(rules)
    state = deal_in(rules, "bid 250; pass; pass; pass; trump S; bury TH TH TD AD; continue", ELEVEN, widow=BLIND)
    while game.to_act(state) is not None:
        state = game.apply(state, next(iter(game.legal(state))))
    points, tricks = trick_points(rules, state.tricks)
    assert (sum(points), sum(tricks)) == (210, 11)
    score = game.score(state)
    assert score is not None
    brought = next(r.amount for r in score.reasons if r.code in ("made", "set"))
    assert brought == melded(state, 0) + points[0] + (40 if counts else 0)


def test_declarer_may_share_the_widow() -> None:
    rules = changed(WIDOW, deal__widow_use="share", deal__widow_shown=False)
    game = game_of(rules)
    state = deal_in(rules, "bid 250; pass; pass; pass; trump S", ELEVEN, widow=BLIND)
    assert all(isinstance(action, Share) for action in game.legal(state))
    codes(
        rules,
        state,
        {"share TH TD": "wrong-count", "share AS TH TD": "not-in-hand", "bury TH TH TD TD": "wrong-widow-use"},
    )
    state = after(game, state, "share TH TD TH")
    assert [len(hand) for hand in state.hands] == [12] * 4
    assert game.view(state, 1).shares == ("TH", None, None)
    assert game.view(state, 0).shares == ("TH", "TD", "TH")
    assert game.view(state, None).widow is None
    tricks = finished(game, 5).tricks
    assert len(tricks) in (0, 12)


# dealer 3 turns a card; dix held by seats; what is asked, and the meld of dix that each seat then has
TURNED = rules_of("turned-trump")


def turned(card: str, held: dict[int, str], lines: str = "") -> State:
    """A deal whose last card, the dealer's, is this one."""
    game = game_of(TURNED)
    rest = dealt(game_of(rules_of("dutch")), 3, held)
    dealer = [*rest.hands[3]]
    dealer.remove(cards(card)[0])
    hands = [list(hand) for hand in (*rest.hands[:3], dealer)]
    order = []
    for packet in TURNED.deal.packets:
        for seat in range(4):
            order += [hands[seat].pop() for _ in range(min(packet, len(hands[seat])))]
    return after(game, game.start(3), f"deal {show([*order, *cards(card)])}; {lines}")


def dix(state: State, seat: int) -> int:
    """What a seat's dix score."""
    return worth(meld for meld in state.shown[seat].melds if meld.name == "dix")


def test_the_last_card_makes_trump_and_nobody_bids() -> None:
    state = turned("KS", {1: "9S 9S", 3: "KS"})
    assert (state.trump, state.turned, state.contract) == ("S", "KS", None)
    game = game_of(TURNED)
    assert (state.phase, game.to_act(state)) == ("swap", 1)
    codes(TURNED, state, {"bid 250": "not-now", "trump S": "not-now"})


def test_the_first_holder_of_a_dix_may_swap_it() -> None:
    game = game_of(TURNED)
    state = turned("KS", {1: "9S", 2: "9S", 3: "KS KS"})
    assert (state.phase, game.to_act(state)) == ("swap", 1)
    took = after(game, state, "swap")
    assert "KS" in took.hands[1]
    assert "9S" in took.hands[3]
    assert took.phase == "play"
    assert [dix(took, seat) for seat in range(4)] == [0, 10, 10, 0]
    kept = after(game, state, "keep")
    assert game.to_act(kept) == 2
    kept = after(game, kept, "keep")
    assert (kept.phase, game.to_act(kept)) == ("play", 0)
    assert [dix(kept, seat) for seat in range(4)] == [0, 10, 10, 0]


def test_the_dealer_has_the_turned_card_and_is_not_asked() -> None:
    state = turned("KS", {3: "KS 9S 9S"})
    assert (state.phase, state.swaps, dix(state, 3)) == ("play", (), 20)


def test_a_turned_dix_scores_for_the_dealer() -> None:
    state = turned("9S", {1: "9S", 3: "9S"})
    assert state.phase == "play"
    assert [dix(state, seat) for seat in (1, 3)] == [10, 10]


def test_the_log_starts_with_chance_and_the_turn_passes_left() -> None:
    game = game_of(rules_of("dutch"))
    state = game.start(2)
    assert game.to_act(state) == CHANCE
    state = after(game, state, f"deal {show(deck())}")
    turns = []
    for _ in range(4):
        turns.append(game.to_act(state))
        state = after(game, state, "pass")
    assert turns == [3, 0, 1, 2]
    assert game.to_act(state) is None


@pytest.mark.parametrize("variant", ["classic", "dailey", "joedog", "stonebridge", "postwar"])
def test_hands_hold_twelve_before_the_tricks_and_the_pack_stays_whole(variant: str) -> None:
    game = game_of(rules_of(variant))
    for state in moments(game, 9):
        if state.log:
            assert sorted(cards_of(game.rules, state)) == sorted(game.rules.cards)
        if state.shown and not state.tricks and not state.trick:
            assert [len(hand) for hand in state.hands] == [12] * 4


@pytest.mark.parametrize("variant", ["dailey", "dutch", "joedog"])
def test_tricks_are_led_by_who_won_the_last(variant: str) -> None:
    state = next(state for seed in range(20) if len((state := finished(game_of(rules_of(variant)), seed)).tricks) == 12)
    assert state.contract is not None
    leaders = [trick.leader for trick in state.tricks]
    assert leaders == [state.contract.declarer, *(trick.winner for trick in state.tricks[:-1])]


def test_a_played_and_failed_contract_gave_the_defenders_points() -> None:
    """A40, over whole deals."""
    game = game_of(rules_of("dailey"))
    failed = 0
    for seed in range(40):
        state = finished(game, seed)
        score = game.score(state)
        assert score is not None
        if state.unplayed is None and not score.made:
            assert score.declarers is not None
            defenders = 1 - score.declarers
            points, _ = trick_points(game.rules, state.tricks)
            assert points[defenders] > 0
            assert score.change[defenders] == points[defenders] + melded(state, defenders)
            failed += 1
    assert failed > 3


def test_play_actions_and_gifts_are_offered_once_each() -> None:
    game = game_of(rules_of("dailey"))
    state = deal_in(rules_of("dailey"), "bid 250; pass; pass; pass; trump S")
    offered: list[Any] = list(game.legal(state))
    assert all(isinstance(action, Give) for action in offered)
    assert len(offered) == len(set(offered))
    state = deal_in(rules_of("cutthroat"), f"{HIGH}; continue")
    plays: list[Any] = list(game_of(rules_of("cutthroat")).legal(state))
    assert plays == [Play(card) for card in dict.fromkeys(state.hands[0])]
    assert side(state.leader) == 0
    assert next_seat(state.dealer) == 0


def test_help_says_something_and_scores_nothing() -> None:
    """A36"""
    rules = rules_of("cutthroat")
    game = game_of(rules)
    silent = deal_in(rules, "pass; pass; bid 250; pass; trump S")
    told = deal_in(rules, "help; pass; bid 250; help; trump S")
    assert silent.hands == told.hands
    assert silent.contract == told.contract
    assert game.score(after(game, silent, "concede")) == game.score(after(game, told, "concede"))
    assert [str(call) for call in game.view(told, 1).calls] == ["help", "pass", "bid 250", "help"]
