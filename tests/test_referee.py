"""The referee's answers at a Pinochle table and about matches, case by case, and what it refuses to judge."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from twinpack.auction import AuctionRules, Bid, Pass, Step
from twinpack.cards import cards, deck, show
from twinpack.families import find
from twinpack.game import IllegalAction, NotationError, Score
from twinpack.match import MatchRules
from twinpack.options import changed
from twinpack.pinochle.rules import Rules
from twinpack.referee import RefereeError, match
from twinpack.referee import pinochle as referee

DAILEY: Rules = find("pinochle/dailey").rules
CLASSIC: Rules = find("pinochle/classic").rules
DOUBLE: Rules = find("pinochle/double-deck").rules
FLAT: Rules = find("pinochle/double-deck-flat").rules
ROYAL: Rules = find("pinochle/double-deck-royal").rules
AUCTION: Rules = find("pinochle/auction").rules
PLAIN_CONCESSION: Rules = find("pinochle/auction-rising-stakes").rules
THREE: Rules = find("pinochle/three-hand").rules
CHECK: Rules = find("pinochle/check").rules
FIVE: Rules = find("pinochle/five-hand").rules
TWO: Rules = find("pinochle/two-hand").rules
DUTCH: Rules = find("pinochle/dutch").rules
TURNED: Rules = find("pinochle/turned-trump").rules
JOEDOG: Rules = find("pinochle/joedog").rules
MOON = changed(CLASSIC, scoring__moon_bonus=500, scoring__moon_penalty=250)
INSTANT = changed(CLASSIC, scoring__instant_win="all-tricks")
WIDOW = changed(CLASSIC, deal__widow=4, deal__packets=(11,), deal__bury_counts=False, exchange__count=0)
LEAST = changed(CLASSIC, meld__minimum=20)
MARRIED = changed(CLASSIC, trump__needs="marriage")


@pytest.mark.parametrize(
    ("rules", "hand", "total", "names", "table"),
    [
        (DAILEY, "AS TS KS KS QS JS", 190, ["run-extra-king"], "AS TS KS KS QS JS"),
        (DAILEY, "KS QS JD", 80, ["royal-marriage", "pinochle"], "KS QS JD"),
        (DAILEY, "9S 9S", 20, ["dix", "dix"], "9S 9S"),
        (JOEDOG, "AS TS KS QS JS", 15, ["run"], "AS TS KS QS JS"),
        (DAILEY, "9H", 0, [], ""),
        (DOUBLE, "KS QS QS QS JD JD JD", 64, ["royal-marriage", "triple-pinochle"], "KS QS QS QS JD JD JD"),
        (
            AUCTION,
            "AS TS KS QS JS 9S KH QH TH AH AD AC TC TD 9D 9H 9C JC",
            280,
            ["run", "dix", "marriage", "aces"],
            "AS TS KS QS JS 9S AH KH QH AD AC",
        ),
    ],
)
def test_meld(rules: Rules, hand: str, total: int, names: list[str], table: str) -> None:
    answer = referee.meld(rules, cards(hand), "S")
    assert (answer.total, [meld.name for meld in answer.melds], show(answer.table)) == (total, names, table)


@pytest.mark.parametrize(
    ("hand", "trick", "allowed", "refused"),
    [
        ("AH QH TS", "KH QS", "AH QH", {"TS": "must-follow"}),
        ("AH QH TS", "KH", "AH", {"QH": "must-beat", "TS": "must-follow"}),
        ("9S AS AD", "KH TS", "AS", {"9S": "must-overtrump", "AD": "must-trump"}),
        ("9S 9S AD", "", "9S 9S AD", {}),
    ],
)
def test_legal(hand: str, trick: str, allowed: str, refused: dict[str, str]) -> None:
    answer = referee.legal(DAILEY, cards(hand), cards(trick), "S")
    assert show(answer.legal) == allowed
    assert {one.card: one.code for one in answer.illegal} == refused


@pytest.mark.parametrize(
    ("rules", "trick", "last", "winner", "points"),
    [
        (DAILEY, "AH AH TH KH", False, 0, 40),
        (DAILEY, "AH AH TH KH", True, 0, 50),
        (DAILEY, "9H 9S AH TH", False, 1, 20),
        (DUTCH, "KH QH JH 9H", False, 0, 5),
    ],
)
def test_trick(rules: Rules, trick: str, last: bool, winner: int, points: int) -> None:
    answer = referee.trick(rules, cards(trick), "S", last=last)
    assert (answer.winner, answer.points) == (winner, points)


@pytest.mark.parametrize(("hand", "lead"), [("AH TH KH", "AH"), ("9D AS TH", "KD")])
def test_with_a_stock_there_are_no_duties(hand: str, lead: str) -> None:
    """L21, and L22 and L23 when the stock is gone."""
    assert referee.legal(TWO, cards(hand), cards(lead), "H", stock=True).legal == cards(hand)


@pytest.mark.parametrize(("hand", "lead", "allowed"), [("AD 9D", "KD", "AD 9D"), ("AC 9C", "KC", "AC")])
def test_without_the_stock_the_duties_begin(hand: str, lead: str, allowed: str) -> None:
    assert referee.legal(TWO, cards(hand), cards(lead), "C").legal == cards(allowed)


SCORES: list[tuple[Rules, dict[str, Any], tuple[int, ...], bool | None, list[str]]] = [
    (DAILEY, {"bid": 350, "meld": (320, 60), "points": (160, 90)}, (480, 150), True, ["made"]),
    (DAILEY, {"bid": 500, "meld": (320, 60), "points": (160, 90)}, (-500, 150), False, ["set"]),
    (DAILEY, {"bid": 350, "meld": (320, 60), "points": (250, 0)}, (570, 0), True, ["made", "meld-lost"]),
    (
        DAILEY,
        {"bid": 350, "meld": (320, 20), "points": (250, 0), "dix": (0, 20)},
        (570, 20),
        True,
        ["made", "dix-kept"],
    ),
    (DAILEY, {"bid": 350, "meld": (90, 60)}, (-350, 60), False, ["not-at-table"]),
    (DAILEY, {"bid": 350, "meld": (90, 60), "points": (250, 0)}, (-350, 60), False, ["not-at-table"]),
    (DAILEY, {"bid": 350, "meld": (90, 60), "unplayed": "not-at-table"}, (-350, 60), False, ["not-at-table"]),
    (DAILEY, {"bid": 350, "meld": (90, 60), "unplayed": "concession"}, (-350, 60), False, ["concession"]),
    (DAILEY, {"bid": 350, "meld": (100, 60), "points": (250, 0)}, (350, 0), True, ["made", "meld-lost"]),
    (DAILEY, {"bid": 350, "meld": (320, 60), "unplayed": "concession"}, (-350, 60), False, ["concession"]),
    (DAILEY, {"bid": 250, "meld": (0, 0), "points": (250, 0), "tricks": (11, 1)}, (250, 0), True, ["made"]),
    (CLASSIC, {"bid": 350, "meld": (90, 60), "points": (250, 0)}, (-350, 0), False, ["set", "meld-lost"]),
    (JOEDOG, {"bid": 15, "meld": (4, 2), "points": (11, 14)}, (15, 16), True, ["made"]),
    (JOEDOG, {"bid": 16, "meld": (40, 2), "points": (0, 25)}, (-16, 27), False, ["meld-lost", "set"]),
    (TURNED, {"meld": (100, 40), "points": (250, 0)}, (350, 0), None, ["meld-lost"]),
    (INSTANT, {"bid": 250, "meld": (40, 0), "points": (250, 0)}, (290, 0), True, ["made", "all-tricks"]),
    (INSTANT, {"bid": 250, "meld": (40, 0), "points": (250, 0), "tricks": (11, 1)}, (290, 0), True, ["made"]),
    (MOON, {"bid": 250, "meld": (40, 0), "points": (250, 0), "moon": True}, (790, 0), True, ["made", "moon-made"]),
    (MOON, {"bid": 250, "meld": (40, 0), "points": (240, 10), "moon": True}, (30, 10), True, ["made", "moon-failed"]),
    (WIDOW, {"bid": 250, "meld": (100, 0), "points": (150, 60)}, (250, 60), True, ["made"]),
    (LEAST, {"bid": 250, "meld": (10, 40)}, (-250, 40), False, ["under-minimum"]),
    (LEAST, {"bid": 250, "meld": (10, 40), "unplayed": "under-minimum"}, (-250, 40), False, ["under-minimum"]),
    (MARRIED, {"bid": 250, "meld": (100, 40), "unplayed": "no-suit"}, (-250, 40), False, ["no-suit"]),
    (DOUBLE, {"bid": 51, "meld": (24, 32), "points": (27, 23)}, (51, 55), True, ["made"]),
    (DOUBLE, {"bid": 51, "meld": (24, 32), "points": (36, 14)}, (60, 0), True, ["made", "points-lost", "meld-lost"]),
    (THREE, {"bid": 300, "meld": (160, 60, 20), "points": (160, 60, 30)}, (320, 120, 50), True, ["made"]),
    (
        THREE,
        {"bid": 400, "meld": (160, 60, 20), "points": (160, 90, 0)},
        (-400, 150, 0),
        False,
        ["set", "meld-lost"],
    ),
    (
        AUCTION,
        {"bid": 300, "meld": (200,), "points": (120, 130), "trump": "C"},
        (6, -3, -3),
        True,
        ["made", "each-pays"],
    ),
    (
        AUCTION,
        {"bid": 420, "meld": (210,), "points": (120, 130), "trump": "S"},
        (-120, 40, 40),
        False,
        ["set", "pays-each", "to-kitty"],
    ),
    (
        AUCTION,
        {"bid": 350, "meld": (210, 0, 0), "points": (145, 105, 0), "trump": "C"},
        (15, -5, -5),
        True,
        ["made", "each-pays", "from-kitty"],
    ),
    (AUCTION, {"bid": 300, "meld": (0,), "unplayed": "forfeit"}, (-3, 0, 0), False, ["forfeit", "to-kitty"]),
    (
        AUCTION,
        {"bid": 300, "meld": (40,), "unplayed": "concession", "trump": "S"},
        (-12, 6, 6),
        False,
        ["concession", "pays-each"],
    ),
    (
        AUCTION,
        {"bid": 300, "meld": (40,), "unplayed": "yielded", "trump": "C"},
        (6, -3, -3),
        True,
        ["yielded", "each-pays"],
    ),
    (AUCTION, {"bid": 300, "meld": (300,), "trump": "C"}, (6, -3, -3), True, ["made-by-meld", "each-pays"]),
    (
        PLAIN_CONCESSION,
        {"bid": 300, "meld": (40,), "unplayed": "concession"},
        (-6, 3, 3),
        False,
        ["concession", "pays-each"],
    ),
    (
        FIVE,
        {"bid": 50, "meld": (20, 4, 10, 0, 6), "points": (20, 10, 10, 0, 10), "partner": 2},
        (60, 24, 60, 20, 26),
        True,
        ["made"],
    ),
    (TWO, {"meld": (60, 40), "points": (137, 113)}, (200, 150), None, []),
    (
        TWO,
        {"meld": (60, 40), "points": (50, 80), "claimant": 1, "totals": (300, 890)},
        (110, 120),
        None,
        ["claim-right"],
    ),
    (
        FLAT,
        {"bid": 50, "meld": (50, 0), "points": (25, 25), "totals": (180, -30)},
        (75, 25),
        True,
        ["made", "far-ahead"],
    ),
    (
        FLAT,
        {"bid": 50, "meld": (40, 60), "points": (30, 20), "shown": ((), ("quadruple-pinochle",))},
        (70, 80),
        True,
        ["made", "quadruple-pinochle"],
    ),
    (
        ROYAL,
        {"bid": 50, "meld": (300, 20), "points": (30, 20), "shown": (("quadruple-run",), ())},
        (330, 40),
        True,
        ["made", "quadruple-run"],
    ),
]


@pytest.mark.parametrize(("rules", "asked", "change", "made", "reasons"), SCORES)
def test_score(
    rules: Rules, asked: dict[str, Any], change: tuple[int, ...], made: bool | None, reasons: list[str]
) -> None:
    answer = referee.score(rules, **asked)
    assert (answer.change, answer.made, [reason.code for reason in answer.reasons]) == (change, made, reasons)


# bid, points, what the melds are, checks
@pytest.mark.parametrize(
    ("bid", "meld", "points", "shown", "checks"),
    [
        (240, (100, 0), (150, 100), (), (2, -2)),  # C01
        (300, (250, 0), (150, 100), (("run", "aces"), ()), (11, -11)),  # C02
        (500, (250, 0), (250, 0), (), (30, -30)),  # C04
        (300, (100, 40), (150, 100), ((), ("double-pinochle", "roundhouse", "run-extra-king")), (-23, 23)),
    ],
)
def test_checks(bid: int, meld: Any, points: Any, shown: Any, checks: tuple[int, int]) -> None:
    assert referee.score(CHECK, bid=bid, meld=meld, points=points, shown=shown).checks == checks


P, H = Pass(), Pass(help=True)


@pytest.mark.parametrize(
    ("rules", "calls", "dealer", "expected"),
    [
        (DAILEY, [P, P, Bid(260), P], 3, (True, 2, 260, False, None, None)),
        (DAILEY, [P, P, Bid(260)], 3, (False, None, None, False, 3, 270)),
        (DAILEY, [P, H, P], 3, (True, 3, 250, True, None, None)),
        (DAILEY, [Bid(250), P, P, P], 0, (True, 1, 250, False, None, None)),
        (DAILEY, [], 1, (False, None, None, False, 2, 250)),
        (JOEDOG, [P, P, P], 3, (True, 3, 15, True, None, None)),
        (DUTCH, [P, P, P, P], 3, (True, None, None, False, None, None)),
        (AUCTION, [Bid(300), P, P], 2, (True, 0, 300, False, None, None)),
        (AUCTION, [Bid(300), P], 0, (False, None, None, False, 0, 310)),
        (find("pinochle/auction-four").rules, [Bid(300), P, P], None, (True, 0, 300, False, None, None)),
        (find("pinochle/five-hand").rules, [P, P, P, P], None, (True, 4, 35, True, None, None)),
        (find("pinochle/firehouse").rules, [Bid(200), P, Bid(230), P], 3, (True, 2, 230, False, None, None)),
        (changed(CLASSIC, auction__ceiling=260), [Bid(260)], 3, (False, None, None, False, 1, None)),
    ],
)
def test_auction(rules: Rules, calls: list[Any], dealer: int, expected: tuple[Any, ...]) -> None:
    answer = referee.auction(rules, calls, dealer)
    assert (
        answer.over,
        answer.declarer,
        answer.bid,
        answer.stuck,
        answer.to_act,
        answer.minimum,
    ) == expected


def test_an_auction_says_what_hangs_on_hands() -> None:
    rules = changed(CLASSIC, auction__bid_needs="marriage", auction__bid_needs_meld=40)
    assert referee.auction(rules, []).unjudged == ("auction.bid_needs", "auction.bid_needs_meld")
    assert referee.auction(changed(CLASSIC, auction__opener="forced-with-meld"), []).unjudged == ("auction.opener",)
    assert referee.auction(CLASSIC, []).unjudged == ()


@pytest.mark.parametrize(
    ("rules", "calls", "code", "call", "place"),
    [
        (DAILEY, [P, Bid(250), Bid(250)], "bid-too-low", "250", 3),
        (DAILEY, [Bid(255)], "bid-off-step", "255", 1),
        (CLASSIC, [P, H], "no-help", "H", 2),
        (DAILEY, [P, P, P, P], "auction-over", "P", 4),
        (changed(CLASSIC, auction__opener="forced"), [P], "must-open", "P", 1),
        (changed(CLASSIC, auction__ceiling=300), [Bid(310)], "bid-too-high", "310", 1),
    ],
)
def test_an_illegal_call_is_named_with_its_place(
    rules: Rules, calls: list[Any], code: str, call: str, place: int
) -> None:
    with pytest.raises(IllegalAction) as caught:
        referee.auction(rules, calls)
    assert caught.value.code == code
    assert (caught.value.params["call"], caught.value.params["place"]) == (call, place)


@pytest.mark.parametrize(("text", "call"), [("P", P), ("pass", P), (" h ", H), ("HELP", H), ("260", Bid(260))])
def test_calls_as_people_write_them(text: str, call: Any) -> None:
    assert referee.call(text) == call


@pytest.mark.parametrize("text", ["", "X", "-5", "2.5", "99999999", "٣", "PH"])
def test_what_is_no_call(text: str) -> None:
    with pytest.raises(NotationError, match="call"):
        referee.call(text)


MATCHES: list[tuple[MatchRules, tuple[int, ...], dict[str, Any], tuple[int | None, str] | None]] = [
    (MatchRules(), (1510, 1740), {"declarers": 0}, (0, "declarers-first")),
    (MatchRules(), (1510, 1740), {"declarers": 1}, (1, "declarers-first")),
    (MatchRules(), (1510, 1740), {"declarers": 0, "target": 1600}, (1, "target")),
    (MatchRules(), (-350, 1500), {}, (1, "target")),
    (MatchRules(), (-350, 200), {}, None),
    (MatchRules(both_over="highest"), (1510, 1740), {}, (1, "highest")),
    (MatchRules(both_over="highest"), (1510, 1510), {}, None),
    (MatchRules(both_over="raise-target"), (1510, 1740), {}, None),
    (MatchRules(end="deals"), (100, 200), {"deals": 4}, (1, "deals-played")),
    (MatchRules(end="deals"), (100, 100), {"deals": 4}, (None, "deals-played")),
    (MatchRules(end="deals"), (100, 200), {"deals": 3}, None),
    (MatchRules(end="deals", floor=-500), (100, -500), {}, (0, "floor")),
    (MatchRules(mercy="target-behind"), (100, -1500), {}, (0, "mercy")),
    (MatchRules(must_declare=True), (1510, 1400), {"declarers": 0}, (0, "bid-and-out")),
    (MatchRules(must_declare=True), (1510, 1400), {"declarers": 1}, None),
    (find("pinochle/three-hand").match, (1010, 1000, 900), {"declarers": 1, "sides": 3}, (1, "bid-and-out")),
    (find("pinochle/bison").match, (1010, 1500, 900), {"sides": 3}, (1, "target")),
]


@pytest.mark.parametrize(("rules", "totals", "asked", "expected"), MATCHES)
def test_match(
    rules: MatchRules, totals: tuple[int, ...], asked: dict[str, Any], expected: tuple[int | None, str] | None
) -> None:
    answer = match(rules, totals, **asked)
    assert (answer and (answer.winner, answer.reason)) == expected


def score(rules: Rules, **asked: Any) -> Any:
    return referee.score(rules, **{"bid": 350, "meld": (320, 60), "points": (160, 90), **asked})


BURIED = changed(WIDOW, deal__bury_counts=True)

REFUSALS: list[tuple[str, Any]] = [
    ("no-cards", lambda: referee.meld(DAILEY, (), "S")),
    ("hand-too-large", lambda: referee.meld(DAILEY, deck()[:13], "S")),
    ("hand-too-large", lambda: referee.meld(WIDOW, deck()[:12], "S")),
    ("too-many-copies", lambda: referee.meld(DAILEY, cards("AS AS AS"), "S")),
    ("hand-too-large", lambda: referee.meld(AUCTION, deck()[:19], "S")),
    ("hand-too-large", lambda: referee.legal(TWO, deck()[:13], (), "S")),
    ("too-many-copies", lambda: referee.meld(DOUBLE, cards("AS " * 5), "S")),
    ("card-not-in-pack", lambda: referee.meld(DOUBLE, cards("AS 9S"), "S")),
    ("card-not-in-pack", lambda: referee.legal(DAILEY, cards("8S"), cards("AS"), "S")),
    ("never-a-stock", lambda: referee.legal(DAILEY, cards("9S"), cards("AS"), "S", stock=True)),
    ("trick-full", lambda: referee.legal(THREE, cards("AS"), cards("KH KH QH"), "S")),
    ("trick-size", lambda: referee.trick(THREE, cards("AS KS QS TS"), "S")),
    ("players-count", lambda: referee.check_players(THREE, 4)),
    ("no-cards", lambda: referee.legal(DAILEY, (), cards("AS"), "S")),
    ("hand-too-large", lambda: referee.legal(DAILEY, deck()[:13], (), "S")),
    ("too-many-copies", lambda: referee.legal(DAILEY, cards("AS AS"), cards("AS"), "S")),
    ("trick-full", lambda: referee.legal(DAILEY, cards("AS"), cards("KH KH QH QH"), "S")),
    ("trick-size", lambda: referee.trick(DAILEY, cards("AS KS QS"), "S")),
    ("trick-size", lambda: referee.trick(DAILEY, (), "S")),
    ("too-many-copies", lambda: referee.trick(DAILEY, cards("AS AS AS KS"), "S")),
    ("bid-missing", lambda: score(DAILEY, bid=None)),
    ("bid-too-low", lambda: score(DAILEY, bid=240)),
    ("bid-too-low", lambda: score(changed(CLASSIC, auction__opening=300), bid=260)),
    ("bid-too-low", lambda: score(DAILEY, bid=-350)),
    ("bid-too-high", lambda: score(changed(CLASSIC, auction__ceiling=300), bid=350)),
    ("bid-off-step", lambda: score(DAILEY, bid=355)),
    ("no-auction", lambda: score(TURNED)),
    ("no-auction", lambda: referee.auction(TURNED, [])),
    ("no-contract", lambda: score(TURNED, bid=None, points=None, unplayed="concession")),
    ("meld-range", lambda: score(DAILEY, meld=(-10, 60))),
    ("meld-range", lambda: score(DAILEY, meld=(320, 99990))),
    ("meld-unit", lambda: score(DAILEY, meld=(325, 60))),
    ("dix-range", lambda: score(DAILEY, meld=(10, 60), dix=(20, 0))),
    ("dix-range", lambda: score(DAILEY, dix=(-10, 0))),
    ("dix-sum", lambda: score(DAILEY, dix=(20, 10))),
    ("dix-sum", lambda: score(DAILEY, dix=(5, 0))),
    ("dix-sum", lambda: score(changed(CLASSIC, meld__dix=0), dix=(20, 0))),
    ("points-missing", lambda: score(DAILEY, points=None)),
    ("points-unplayed", lambda: score(DAILEY, unplayed="concession")),
    ("points-sum", lambda: score(DAILEY, points=(160, 80))),
    ("points-sum", lambda: score(DAILEY, points=(260, -10))),
    ("points-sum", lambda: score(WIDOW, points=(200, 60))),
    ("points-unit", lambda: score(DAILEY, points=(165, 85))),
    ("tricks-sum", lambda: score(DAILEY, tricks=(9, 4))),
    ("tricks-sum", lambda: score(DAILEY, tricks=(13, -1))),
    ("points-without-trick", lambda: score(DAILEY, tricks=(12, 0))),
    ("points-without-trick", lambda: score(DAILEY, tricks=(0, 12))),
    ("points-without-trick", lambda: score(BURIED, tricks=(11, 0))),
    ("unplayed-unknown", lambda: score(DAILEY, points=None, unplayed="rain")),
    ("is-at-table", lambda: score(DAILEY, points=None, unplayed="not-at-table")),
    ("must-be-played", lambda: score(CLASSIC, points=None, unplayed="not-at-table")),
    ("meld-not-under-minimum", lambda: score(DAILEY, points=None, unplayed="under-minimum")),
    ("any-suit", lambda: score(DAILEY, points=None, unplayed="no-suit")),
    ("no-concession", lambda: score(DUTCH, points=None, unplayed="concession")),
    ("numbers-count", lambda: score(DAILEY, meld=(320,))),
    ("numbers-count", lambda: score(DAILEY, points=(160, 60, 30))),
    ("numbers-count", lambda: score(THREE)),
    ("numbers-count", lambda: score(DAILEY, tricks=(7,))),
    ("numbers-count", lambda: score(DAILEY, totals=(7,))),
    ("numbers-count", lambda: score(CHECK, shown=(("run",),))),
    ("numbers-count", lambda: match(find("pinochle/bison").match, (0, 0), sides=3)),
    ("only-declarer-melds", lambda: score(AUCTION, meld=(100, 20, 0), points=(250,), trump="S")),
    ("trump-missing", lambda: score(AUCTION, meld=(100,), points=(250,))),
    ("trump-idle", lambda: score(DAILEY, trump="S")),
    ("partner-missing", lambda: score(FIVE, bid=50, meld=(20, 0, 0, 0, 0), points=(50, 0, 0, 0, 0))),
    ("partner-range", lambda: score(FIVE, bid=50, meld=(20, 0, 0, 0, 0), points=(50, 0, 0, 0, 0), partner=0)),
    ("partner-not-called", lambda: score(DAILEY, partner=1)),
    ("claimant-missing", lambda: referee.score(TWO, meld=(60, 40), unplayed="claimed-out")),
    ("no-claim", lambda: score(DAILEY, claimant=0)),
    ("totals-missing", lambda: referee.score(TWO, meld=(60, 40), points=(50, 80), claimant=0)),
    ("no-such-side", lambda: referee.score(TWO, meld=(60, 40), points=(50, 80), claimant=2, totals=(0, 0))),
    ("not-positive", lambda: score(DAILEY, totals=(0, 0), target=0)),
    ("no-yielding", lambda: score(DAILEY, points=None, unplayed="yielded")),
    ("no-forfeit", lambda: score(DAILEY, points=None, unplayed="forfeit")),
    ("forfeit-bid", lambda: score(AUCTION, bid=310, meld=(0,), points=None, unplayed="forfeit")),
    ("meld-below-bid", lambda: score(AUCTION, meld=(100,), points=None, unplayed="made-by-meld")),
    ("must-be-played", lambda: score(CLASSIC, points=None, unplayed="made-by-meld")),
    ("melds-bring-nothing", lambda: score(DAILEY, shown=(("run",), ()))),
    ("meld-unknown", lambda: score(CHECK, shown=(("flush",), ()))),
    ("dix-sum", lambda: score(DOUBLE, bid=50, meld=(24, 2), points=(25, 25), dix=(0, 2))),
    ("no-moon", lambda: score(DAILEY, moon=True)),
    ("seat-range", lambda: referee.auction(DAILEY, [], 4)),
    ("no-such-side", lambda: match(MatchRules(), (0, 0), 2)),
    ("no-such-side", lambda: match(MatchRules(), (0, 0), -1)),
    ("not-positive", lambda: match(MatchRules(), (0, 0), target=0)),
    ("not-positive", lambda: match(MatchRules(), (0, 0), deals=0)),
    ("declarers-missing", lambda: match(MatchRules(), (1510, 1740))),
    ("declarers-missing", lambda: match(MatchRules(must_declare=True), (1510, 0))),
    ("deals-missing", lambda: match(MatchRules(end="deals"), (0, 100))),
]


@pytest.mark.parametrize(("code", "ask"), REFUSALS)
def test_what_cannot_have_happened_is_refused_by_name(code: str, ask: Any) -> None:
    with pytest.raises((RefereeError, IllegalAction), match=f"^{code}(:|$)"):
        ask()


def test_buried_counters_need_no_trick() -> None:
    assert score(BURIED, tricks=(0, 11), points=(40, 210), bid=300).made


@pytest.mark.parametrize(
    ("ladder", "bid"),
    [
        (AuctionRules(), 250),
        (AuctionRules(all_pass="dealer-minimum-less-one"), 240),
        (AuctionRules(all_pass="redeal"), None),
        (AuctionRules(190, (Step(190, 10),), opening=200), 190),
    ],
)
def test_what_a_dealer_is_stuck_with(ladder: AuctionRules, bid: int | None) -> None:
    from twinpack.referee.pinochle.numbers import stuck_bid

    assert stuck_bid(ladder) == bid


pairs = st.tuples(st.integers(-20, 400), st.integers(-20, 400))


@given(
    st.sampled_from(
        sorted(
            {
                "double-deck",
                "bicycle-widow",
                "draft",
                "two-hand",
                "dailey",
                "dutch",
                "joedog",
                "turned-trump",
                "stonebridge",
                "gauen",
            }
        )
    ),
    st.none() | st.integers(-10, 700),
    pairs,
    pairs,
    st.none() | pairs,
    st.none() | st.tuples(st.integers(-1, 13), st.integers(-1, 13)),
    st.none() | st.sampled_from(("concession", "not-at-table", "under-minimum", "no-suit", "rain")),
)
def test_any_numbers_are_scored_or_refused_by_name(
    variant: str, bid: int | None, meld: Any, dix: Any, points: Any, tricks: Any, unplayed: Any
) -> None:
    rules = find(f"pinochle/{variant}").rules
    try:
        found: Any = referee.score(rules, bid=bid, meld=meld, dix=dix, points=points, tricks=tricks, unplayed=unplayed)
    except (RefereeError, IllegalAction) as error:
        found = error
    assert isinstance(found, Score) or found.code in {code for code, _ in REFUSALS}
