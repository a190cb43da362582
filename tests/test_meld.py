"""What hands meld: the rows of the meld tables, the exact formula, and that no other way of counting finds more."""

from collections import Counter
from functools import cache
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import hands, rules_of
from twinpack.cards import SUITS, Card, Hand, Suit, cards, holds, minus
from twinpack.options import changed
from twinpack.pinochle.melds import laid_out, melds, worth
from twinpack.pinochle.rules import Rules

EXTRA, NOEXTRA = rules_of("dailey"), rules_of("dailey-plain-run")
TENTHS, STONE, CLASSIC = rules_of("joedog"), rules_of("stonebridge"), rules_of("classic")
STRICT = changed(
    rules_of("dutch"),
    meld__run=(150, 300),
    meld__aces=(100, 1000),
    meld__kings=(80, 160),
    meld__queens=(60, 120),
    meld__jacks=(40, 80),
)

# hand, trump, worth with extras, without, in tenths, without bonus for doubles, names of the melds with extras
HANDS = {
    "M01": ("AH TH KH QH JH KC QC QS JD TC 9C 9S", "H", 210, 210, 21, 210, "run marriage pinochle"),
    "M02": ("AS AH AD AC 9H TS TD JS 9D 9C 9S TC", "H", 110, 110, 11, 110, "dix aces"),
    "M03": ("AS TS KS QS JS 9H TH JH 9D TD 9C TC", "S", 150, 150, 15, 150, "run"),
    "M04": ("AS TS KS KS QS JS TH JH 9D TD 9C TC", "S", 190, 150, 15, 150, "run-extra-king"),
    "M05": ("AS TS KS QS QS JS TH JH 9D TD 9C TC", "S", 190, 150, 15, 150, "run-extra-queen"),
    "M06": ("AS TS KS KS QS QS JS JH 9D TD 9C TC", "S", 230, 190, 19, 190, "run-extra-both"),
    "M07": ("AS AS TS TS KS KS QS QS JS JS 9S 9S", "S", 1520, 1520, 152, 320, "double-run dix dix"),
    "M12": ("KS QS JD 9H TH JH 9D TD AD 9C TC JC", "S", 80, 80, 8, 80, "royal-marriage pinochle"),
    "M14": ("QS QS JD 9H TH AH 9D TD AS TS JH 9S", "C", 40, 40, 4, 40, "pinochle"),
    "M16": ("AS AH AD AC TS JS 9S TH JH 9H TD 9D", "C", 100, 100, 10, 100, "aces"),
    "M17": ("AS AS AH AH AD AD AC AC TS TH TD JS", "C", 1000, 1000, 100, 200, "double-aces"),
    "M19": (
        "KS KS KH KH KD KD KC KC QS QH QD QC",
        "S",
        960,
        960,
        96,
        320,
        "royal-marriage marriage marriage marriage double-kings queens",
    ),
    "M20": ("JS JH JD JC QS 9C 9C AS TS TH TD 9D", "C", 100, 100, 10, 100, "dix dix pinochle jacks"),
    "M21": ("9S 9H 9D 9C TS JS TH JH AD TC AC JC", "D", 10, 10, 1, 10, "dix"),
    "M22": ("TS TS TH TH TD TD TC TC AS AD JC 9C", "H", 0, 0, 0, 0, ""),
    "M23": ("KH KH QH QH AS TS JS 9S TD 9D JC 9C", "H", 80, 80, 8, 80, "royal-marriage royal-marriage"),
    "M25": ("AS TS KS QS JS JD 9S 9S TH 9H TC AC", "S", 210, 210, 21, 210, "run dix dix pinochle"),
    "M26": ("AD TD KD QD JD JD QS QS TH 9H TC 9C", "D", 450, 450, 45, 230, "run double-pinochle"),
    "M27": (
        "QS QS QH QH QD QD QC QC JD JD KS TH",
        "S",
        940,
        940,
        94,
        240,
        "royal-marriage double-pinochle double-queens",
    ),
    "M28": ("AH TH QH JH KS QS JD 9H 9S TS TC 9C", "H", 70, 70, 7, 70, "dix marriage pinochle"),
    "M31": ("AS AS TS TS KS KS QS QS JS JS JD JD", "S", 1800, 1800, 180, 380, "double-run double-pinochle"),
    "M29": ("AD AC TC KC QC JC AH AS 9D 9H TS JH", "C", 250, 250, 25, 250, "run aces"),
    "M30": ("JD JC JH 9H KS QS JS AD TD TC AC 9C", "H", 110, 110, 11, 110, "dix marriage pinochle jacks"),
}


# hand, trump, worth, names: D01 to D06 by the usual table of the double deck, then by its flat one
DOUBLE_DECK = {
    "D01": (
        "AH AH TH TH KH KH KH QH QH QH JH JH QS QS QS JD JD JD TC TC",
        "H",
        (214, "double-run royal-marriage triple-pinochle"),
        (79, "run run royal-marriage triple-pinochle"),
    ),
    "D02": (
        "AS AS AS AS AH AH AH AH AD AD AD AD AC AC AC AC TS TH TD TC",
        "S",
        (200, "quadruple-aces"),
        (200, "quadruple-aces"),
    ),
    "D04": (
        "KS QS JD JS JS JS TH TH TH TC TC TC AH AH AC AC AS AS TS TS",
        "D",
        (6, "marriage pinochle"),
        (6, "marriage pinochle"),
    ),
    "D06": (
        "QS QS QS QS JD JD JD JD AH AH TH TH KH QH JH TC TC TC TD TD",
        "H",
        (105, "run quadruple-pinochle"),
        (75, "run quadruple-pinochle"),
    ),
    "all of a suit": (
        "AS AS AS AS TS TS TS TS KS KS KS KS QS QS QS QS JS JS JS JS",
        "S",
        (300, "quadruple-run"),
        (60, "run run run run"),
    ),
    "what brings nothing more together stays apart": (
        "KS KS KS KS QS QS QS QS KH QH",
        "D",
        (10, "marriage marriage marriage marriage marriage"),
        (10, "marriage marriage marriage marriage marriage"),
    ),
}


@pytest.mark.parametrize("row", DOUBLE_DECK)
def test_what_the_double_deck_melds(row: str) -> None:
    text, suit, usual, flat = DOUBLE_DECK[row]
    trump = next(known for known in SUITS if known == suit)
    for variant, (points, names) in {"double-deck": usual, "double-deck-flat": flat}.items():
        found = melds(rules_of(variant), cards(text), trump)
        assert (worth(found), " ".join(meld.name for meld in found)) == (points, names), variant
    assert meld_worth(rules_of("double-deck-tens"), cards(text), trump) == 10 * usual[0]


# meld, table, what one, two, ... of it are worth
@pytest.mark.parametrize(
    ("variant", "hand", "points"),
    [
        ("double-deck-doubling", "AS AH AD AC", (10, 100, 200, 400)),
        ("double-deck-royal", "KS QS", (4, 30, 60, 120)),
        ("triple-deck", "QS JD", (4, 30, 60, 90, 94, 120)),
        ("two-hand", "KH QH", (20, 40)),
        ("six-hand", "JS JH JD JC", (40, 400, 800, 3000)),
        ("two-hand-64", "7S 7S", (20,)),
    ],
)
def test_what_one_two_and_more_of_a_meld_are_worth(variant: str, hand: str, points: tuple[int, ...]) -> None:
    for count, expected in enumerate(points, start=1):
        assert meld_worth(rules_of(variant), cards(hand) * count, "S") == expected


def meld_worth(rules: Rules, hand: Hand, trump: Suit | None) -> int:
    return worth(melds(rules, hand, trump))


@pytest.mark.parametrize("row", HANDS)
def test_a_hand_melds_what_the_books_say(row: str) -> None:
    text, suit, extra, plain, tenths, stone, names = HANDS[row]
    hand, trump = cards(text), next(known for known in SUITS if known == suit)
    assert [meld_worth(rules, hand, trump) for rules in (EXTRA, NOEXTRA, TENTHS, STONE)] == [
        extra,
        plain,
        tenths,
        stone,
    ]
    assert " ".join(meld.name for meld in melds(EXTRA, hand, trump)) == names
    assert meld_worth(CLASSIC, hand, trump) == (190 if row == "M06" else extra)
    assert meld_worth(rules_of("dutch"), hand, trump) == plain
    assert meld_worth(rules_of("tenths"), hand, trump) * 10 == extra


# option values on top of a rule set, hand, trump, worth
OPTIONS: list[tuple[Rules, str, int]] = [
    (STRICT, "M07", 320),
    (STRICT, "M19", 320),
    (STRICT, "M27", 460),
    (STRICT, "M31", 600),
    (changed(Rules(), meld__royal_marriage=(40, 300)), "M23", 300),
    (CLASSIC, "M06", 190),
    (changed(rules_of("classic"), meld__run_extra_both=230), "M06", 230),
    (changed(rules_of("dailey"), meld__run_extra_both=190), "M06", 190),
    (changed(rules_of("dailey"), meld__pinochle=(40, 80)), "M26", 230),
    (changed(rules_of("dailey"), meld__grand_pinochle=60), "M28", 90),
    (changed(rules_of("dailey"), meld__grand_pinochle=60), "M14", 40),
    (changed(rules_of("dailey"), meld__grand_pinochle=60, meld__pinochle=(40, 80)), "M27", 40 + 100 + 600),
    (changed(rules_of("dailey"), meld__grand_pinochle=60), "M27", 940),
    (changed(rules_of("dailey"), meld__roundhouse=10), "M19", 970),
    (changed(rules_of("dailey"), meld__roundhouse=10), "M12", 80),
    (changed(rules_of("dailey"), meld__dix=0), "M25", 190),
]


@pytest.mark.parametrize(("rules", "row", "points"), OPTIONS)
def test_an_option_changes_what_a_hand_melds(rules: Rules, row: str, points: int) -> None:
    text, suit, *_ = HANDS[row]
    assert meld_worth(rules, cards(text), next(known for known in SUITS if known == suit)) == points


SHAPES: list[tuple[str, Suit, int]] = [
    ("KH KH QH", "S", 20),  # one marriage, not two
    ("KH QH QH", "S", 20),
    ("KH KH QH QH", "S", 40),
    ("AS AS AH AH AD AD AC", "S", 100),  # seven of a rank are only the single
    ("KS QS KH QH KD QD KC QC", "S", 240),  # a roundhouse is the sum of its parts
    ("9S", "S", 10),
    ("9S", "H", 0),
    ("AS TS KS QS JS KS QS 9S", "S", 240),
]


@pytest.mark.parametrize(("hand", "trump", "points"), SHAPES)
def test_a_shape_melds(hand: str, trump: Suit, points: int) -> None:
    assert meld_worth(EXTRA, cards(hand), trump) == points


LAID_OUT: list[tuple[str, Suit, str]] = [
    ("M12", "S", "KS QS JD"),  # the queen serves in the marriage and the pinochle
    ("M04", "S", "AS TS KS KS QS JS"),
    ("M22", "H", ""),
    ("M21", "D", "9D"),
    ("M30", "H", "KS QS JS JH 9H JD JC"),
    ("M19", "S", "KS KS QS KH KH QH KD KD QD KC KC QC"),
]


@pytest.mark.parametrize(("row", "trump", "table"), LAID_OUT)
def test_only_needed_cards_are_laid_out(row: str, trump: Suit, table: str) -> None:
    assert laid_out(melds(EXTRA, cards(HANDS[row][0]), trump)) == cards(table)


def by_formula(held: Counter[Card], trump: Suit, *, extra: bool, run: tuple[int, int]) -> int:
    """Runs, marriages and dix as the exact formula counts them."""
    ace, ten, king, queen, jack, nine = (held[Card(rank + trump)] for rank in "ATKQJ9")
    runs = min(ace, ten, king, queen, jack)
    points = 10 * nine
    if runs == 0:
        points += 40 * min(king, queen)
    elif runs == 1:
        points += run[0] + (40 * (king - 1) + 40 * (queen - 1) if extra else 40 * (min(king, queen) - 1))
    else:
        points += run[1]
    others = (suit for suit in SUITS if suit != trump)
    return points + sum(20 * min(held[Card(f"K{suit}")], held[Card(f"Q{suit}")]) for suit in others)


@pytest.mark.parametrize("rules", [EXTRA, NOEXTRA, STONE])
def test_every_holding_of_trump_follows_the_formula(rules: Rules) -> None:
    for counts in product(range(3), repeat=6):
        hand = tuple(Card(rank + "H") for rank, count in zip("ATKQJ9", counts, strict=True) for _ in range(count))
        expected = by_formula(Counter(hand), "H", extra=rules is EXTRA, run=(rules.meld.run[0], rules.meld.run[1]))
        assert meld_worth(rules, hand, "H") == expected, hand


PIECES = {
    "A T K Q J": 150,
    "A T K K Q J": 190,
    "A T K Q Q J": 190,
    "A T K K Q Q J": 230,
    "A A T T K K Q Q J J": 1500,
    "K Q": 40,
    "9": 10,
}


@cache
def packed(counts: tuple[int, ...], pieces: tuple[tuple[tuple[int, ...], int], ...]) -> int:
    """The most that can be made of so many cards of each kind with pieces that use them up."""
    best = 0
    for needs, points in pieces:
        left = tuple(count - need for count, need in zip(counts, needs, strict=True))
        if min(left) >= 0:
            best = max(best, points + packed(left, pieces))
    return best


def by_force(hand: Hand, trump: Suit) -> int:
    """The best of all ways to lay out a hand, every group by itself."""
    held = Counter(hand)

    def best(kinds: str, pieces: dict[str, int]) -> int:
        names = kinds.split()
        needs = tuple((tuple(piece.split().count(kind) for kind in names), n) for piece, n in pieces.items())
        return packed(tuple(held[Card(name)] for name in names), needs)

    def in_suit(text: str, suit: str) -> str:
        return " ".join(rank + suit for rank in text.split())

    trumps = {in_suit(piece, trump): points for piece, points in PIECES.items()}
    total = best(in_suit("A T K Q J 9", trump), trumps)
    total += sum(best(in_suit("K Q", suit), {in_suit("K Q", suit): 20}) for suit in SUITS if suit != trump)
    total += best("QS JD", {"QS JD": 40, "QS QS JD JD": 300})
    for rank, points in (("A", 100), ("K", 80), ("Q", 60), ("J", 40)):
        one = " ".join(rank + suit for suit in SUITS)
        total += best(one, {one: points, f"{one} {one}": 10 * points})
    return total


@given(hands(), st.sampled_from(SUITS))
def test_no_other_way_of_laying_out_is_worth_more(hand: Hand, trump: Suit) -> None:
    assert meld_worth(EXTRA, hand, trump) == by_force(hand, trump)


@given(hands(most=20), st.sampled_from(SUITS))
def test_richer_tables_are_worth_at_least_as_much(hand: Hand, trump: Suit) -> None:
    points = [meld_worth(rules, hand, trump) for rules in (EXTRA, NOEXTRA, STONE)]
    assert points == sorted(points, reverse=True)


@given(hands(least=1), st.sampled_from(SUITS), st.data())
def test_losing_a_card_never_raises_a_meld(hand: Hand, trump: Suit, data: st.DataObject) -> None:
    less = minus(hand, [data.draw(st.sampled_from(hand))])
    for rules in (EXTRA, NOEXTRA, STONE, STRICT, TENTHS):
        assert meld_worth(rules, less, trump) <= meld_worth(rules, hand, trump)


@given(hands(), st.sampled_from((*SUITS, None)))
def test_what_is_laid_out_is_held_and_melds_the_same(hand: Hand, trump: Suit | None) -> None:
    found = melds(EXTRA, hand, trump)
    table = laid_out(found)
    assert holds(hand, table)
    assert melds(EXTRA, table, trump) == found
    for group in (1, 2, 3):
        assert holds(hand, (card for meld in found if meld.group == group for card in meld.cards))


@pytest.mark.parametrize(("single", "double"), [(40, 0), (40, 60), (40, 80), (0, 300)])
def test_two_of_a_meld_are_never_worth_less_than_its_singles(single: int, double: int) -> None:
    rules = changed(Rules(), meld__pinochle=(single, double))
    assert meld_worth(rules, cards("QS QS JD JD"), "H") == max(2 * single, double)
