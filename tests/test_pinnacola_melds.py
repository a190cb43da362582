"""Melds of Pinnacola: the rows of the tables, every refusal, and a slow second opinion on what a hand can lay."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from twinpack.cards import Card, Hand
from twinpack.game import IllegalAction
from twinpack.options import changed
from twinpack.pinnacola.melds import (
    End,
    Meld,
    card_points,
    formed,
    is_complete,
    is_pinnacolone,
    is_pure,
    kind,
    laid_off,
    lay_offs,
    meets,
    new_melds,
    points,
    swapped,
    useful_melds,
)
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import JOKER, KINDS, arranged, face, identity, is_wild, pack, token

BASE = Rules()
PINELLA = changed(BASE, deal__pinelle=True)
HOUSES = {
    "base": BASE,
    "pinella": PINELLA,
    "club": changed(BASE, meld__naturals=2),
    "one-wild": changed(BASE, meld__wilds=1),
    "no-adjacent": changed(BASE, meld__adjacent_wilds=False),
    "no-wild-poker": changed(PINELLA, meld__wild_poker=False, meld__naturals=2),
    "joker-poker": changed(BASE, meld__joker_melds="poker"),
    "joker-melds": changed(PINELLA, meld__joker_melds="tris-and-poker", meld__wilds=2, meld__adjacent_wilds=False),
    "slide": changed(BASE, meld__slide=True, meld__pure_core=True),
}

LONG = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
LONG_PINELLA = "AC 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"
IMPURE_PINELLA = LONG_PINELLA.replace("9C", "2C=9C")

# tokens as laid, kind, points
GOOD = {
    "M01": ("9S 9H 9C", "tris", 30),
    "M03": ("KS KH KD KC", "poker", 80),
    "M04": ("KS KH KD **=KC", "poker", 55),
    "M06": ("QH QS **=QD", "tris", 45),
    "M08": ("KH **=KS **=KD", "tris", 60),
    "M12": ("6D 7D 8D 9D", "run", 40),
    "M16": ("7C **=8C 9C", "run", 45),
    "M17": ("7C ** 9C", "run", 45),
    "M18": ("AS 2S 3S", "run", 25),
    "M19": ("QS KS AS", "run", 35),
    "M21": ("**=QS KS AS", "run", 50),
    "M23": ("4H **=5H **=6H 7H", "run", 65),
    "M24": ("5H 6H 7H 8H 9H TH", "run", 110),
    "M26": ("6H 7H 8H 9H TH", "run", 50),
    "M27": (LONG, "run", 230),
    "M28": (LONG + " AH", "run", 260),
    "M31": ("AS AH AD AC", "poker", 120),
    "M32": ("5S 5H 5D 5C", "poker", 40),
    "M33": ("2S 2H 2D", "tris", 15),
    "M34": ("3C 3D **=3S", "tris", 35),
}
GOOD_PINELLA = {
    "P01": ("AS 3S 4S", "run", 25),
    "P02": ("AS 2S=3S 4S", "run", 40),
    "P06": ("KD KH 2C=KS", "tris", 40),
    "P07": ("AH 3H 4H 5H 6H 7H", "run", 100),
    "P10": (LONG_PINELLA, "run", 250),
    "P11": (IMPURE_PINELLA, "run", 135),
}

# tokens, rule set, code
BAD = {
    "M02": ("9S 9S 9H", "base", "meld-twin"),
    "M07": ("QH QS **", "base", "meld-identity-open"),
    "M09": ("KH **=KS **=KD", "club", "meld-too-few-naturals"),
    "M10": ("**=AS **=AH **=AD", "base", "meld-too-few-naturals"),
    "M11": ("8S 8H 8D 8C **=8S", "base", "meld-twin"),
    "M11 open": ("8S 8H 8D 8C **", "base", "meld-identity-impossible"),
    "M13": ("6D 7D", "base", "meld-too-short"),
    "M14": ("6D 7D 9D", "base", "meld-gap"),
    "M20": ("KS AS 2S", "base", "meld-corner"),
    "M23": ("4H **=5H **=6H 7H", "no-adjacent", "meld-adjacent-wilds"),
    "M30": (LONG + " AH 2H", "base", "meld-corner"),
    "P04": ("AH **=2H 3H", "pinella", "meld-identity-impossible"),
    "P05": ("2S 2S 2C", "pinella", "meld-too-few-naturals"),
    "P09": ("3H AH KH", "pinella", "meld-corner"),
    "P13": ("2H 3H 4H", "pinella", "meld-no-meld"),
    "red twos": ("2H 2D **=2S", "pinella", "meld-no-meld"),
    "nothing": ("7H 8H 9S", "base", "meld-no-meld"),
    "same in a run": ("7H 7H 8H", "base", "meld-twin"),
    "said to be one that lies there": ("7H 8H **=7H", "base", "meld-twin"),
    "the same ace": ("AS AS **", "base", "meld-twin"),
    "far aces": ("AH AH KH", "base", "meld-gap"),
    "corner under a joker": ("KH ** 2H", "base", "meld-corner"),
    "a two is no wild card": ("8H 2S=9H TH", "base", "meld-identity-impossible"),
    "wilds": ("7H ** ** TH", "one-wild", "meld-too-many-wilds"),
    "poker": ("KS KH KD **", "no-wild-poker", "meld-wild-poker"),
    "poker of jokers": ("** ** ** **", "base", "meld-too-few-naturals"),
    "tris of jokers": ("** ** **", "joker-poker", "meld-too-few-naturals"),
    "a pinella among jokers": ("** ** 2S", "joker-melds", "meld-too-few-naturals"),
    "tris or run": ("7H ** **", "base", "meld-identity-open"),
    "either end": ("9H 8H **", "base", "meld-identity-open"),
}

# tokens as written, rule set, the meld that lies there
INFERRED = {
    "by place": ("7C ** 9C", "base", "7C **=8C 9C"),
    "by place at the end": ("7C 8C **", "base", "7C 8C **=9C"),
    "by place at the start": ("** KS AS", "base", "**=QS KS AS"),
    "by place below": ("** 2S 3S", "base", "**=AS 2S 3S"),
    "by place across a gap": ("7C ** ** TC", "base", "7C **=8C **=9C TC"),
    "next to one that is known": ("7C **=8C **", "base", "7C **=8C **=9C"),
    "into the only gap": ("7C 9C **", "base", "7C **=8C 9C"),
    "below the ace": ("AS KS **", "base", "**=QS KS AS"),
    "the missing suit": ("KD KS KC **", "base", "KS **=KH KD KC"),
    "pinella runs skip the two": ("2S 3H 4H", "pinella", "2S=AH 3H 4H"),
    "the only way without neighbours": ("QS KS ** **", "no-adjacent", "**=JS QS KS **=AS"),
    "in any order": ("9H 7H 8H", "base", "7H 8H 9H"),
    "sets lie in suit order": ("9C 9H 9S", "base", "9S 9H 9C"),
    "jokers stand for themselves": ("**=AS **=AH **=AD", "joker-melds", "** ** **"),
    "poker of jokers": ("** ** ** **", "joker-poker", "** ** ** **"),
}


def tokens(text: str) -> Meld:
    return tuple(map(token, text.split()))


def refusal(rules: Rules, text: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        formed(rules, tokens(text))
    return caught.value


@pytest.mark.parametrize(
    ("rules", "row"),
    [(BASE, row) for row in GOOD.values()] + [(PINELLA, row) for row in GOOD_PINELLA.values()],
    ids=[*GOOD, *GOOD_PINELLA],
)
def test_a_meld_is_what_the_tables_say(rules: Rules, row: tuple[str, str, int]) -> None:
    text, sort, worth = row
    meld = formed(rules, tokens(text))
    assert (kind(meld), points(rules, meld)) == (sort, worth)
    assert Counter(map(face, meld)) == Counter(map(face, tokens(text)))


@pytest.mark.parametrize("row", BAD.values(), ids=BAD)
def test_what_is_no_meld_is_refused_with_its_reason(row: tuple[str, str, str]) -> None:
    text, house, code = row
    assert refusal(HOUSES[house], text).code == code


@pytest.mark.parametrize("row", INFERRED.values(), ids=INFERRED)
def test_an_open_wild_card_is_what_only_it_can_be(row: tuple[str, str, str]) -> None:
    text, house, lying = row
    assert formed(HOUSES[house], tokens(text)) == tokens(lying)


def test_an_open_identity_names_all_that_are_possible() -> None:
    said = {
        "QH QS **": ["QD", "QC"],
        "9H 8H **": ["7H", "TH"],
        "7H ** **": ["7S", "7D", "8H"],
        "KH ** **": ["KS", "KD", "JH", "QH"],
    }
    for text, possible in said.items():
        assert refusal(BASE, text).params == {"wild": "**", "possible": possible}


def test_the_first_wild_card_that_is_open_is_named() -> None:
    assert refusal(PINELLA, "KH **=KS 2S").params == {"wild": "2S", "possible": ["KD", "KC"]}


# rule set, meld, points
WORTH = {
    "S13 aces": ("base", "AS AH AD AC", 120),
    "S18 from six": ("base", "4S 5S 6S 7S 8S 9S TS", 120),
    "a core does not count": ("base", "3S 4S 5S 6S 7S 8S **=9S", 70),
    "a core counts": ("slide", "3S 4S 5S 6S 7S 8S **=9S", 115),
    "a core is unbroken": ("slide", "3S 4S 5S **=6S 7S 8S 9S", 70),
    "a poker has no core": ("slide", "KS KH KD **=KC", 55),
    "poker of jokers": ("joker-poker", "** ** ** **", 400),
    "tris of jokers": ("joker-melds", "** ** **", 75),
}


@pytest.mark.parametrize("row", WORTH.values(), ids=WORTH)
def test_what_a_meld_is_worth(row: tuple[str, str, int]) -> None:
    house, text, worth = row
    assert points(HOUSES[house], formed(HOUSES[house], tokens(text))) == worth


@pytest.mark.parametrize(
    ("least", "triple", "worth"), [(6, 0, 110), (7, 0, 55), (6, 6, 165), (7, 6, 165), (3, 10, 110)]
)
def test_how_long_a_pure_run_must_be_is_an_option(least: int, triple: int, worth: int) -> None:
    rules = changed(BASE, meld__pure_run=least, meld__triple_run=triple)
    assert points(rules, tokens("5H 6H 7H 8H 9H TH")) == worth


def test_the_whole_pack_is_worth_what_the_law_says() -> None:
    assert sum(card_points(BASE, card) for card in pack(False)) == 1020
    assert sum(card_points(PINELLA, card) for card in pack(True)) == 1060


def test_pure_complete_and_pinnacolone_are_told_apart() -> None:
    rows = {
        "KS KH KD KC": (BASE, True, True, False),
        "KS KH KD **=KC": (BASE, False, True, False),
        "KS KH KD": (BASE, True, False, False),
        LONG: (BASE, True, False, False),
        LONG + " AH": (BASE, True, True, True),
        LONG + " **=AH": (BASE, False, True, False),
        LONG_PINELLA: (PINELLA, True, True, True),
        IMPURE_PINELLA: (PINELLA, False, True, False),
    }
    for text, (rules, *told) in rows.items():
        meld = tokens(text)
        assert [is_pure(rules, meld), is_complete(meld, rules.deal.pinelle), is_pinnacolone(rules, meld)] == told


POKER, IMPURE_POKER = "KS KH KD KC", "KS KH KD **=KC"
SIX, SEVEN, IMPURE_SEVEN = "5H 6H 7H 8H 9H TH", "4H 5H 6H 7H 8H 9H TH", "5H 6H 7H 8H 9H TH **=JH"
PURE = {"out__poker": "pure"}

# needs, other options, melds, whether the side may go out
NEEDS = [
    ("none", {}, [], True),
    ("poker-or-run6", {}, [], False),
    ("poker-or-run6", {}, [POKER], True),
    ("poker-or-run6", {}, [IMPURE_POKER], True),
    ("poker-or-run6", PURE, [IMPURE_POKER], False),
    ("poker-or-run6", {}, [SIX], True),
    ("poker-or-run6", {}, ["5H 6H 7H 8H 9H", "9S 9H 9C"], False),
    ("poker-or-run6", {}, [IMPURE_SEVEN], False),
    ("poker-or-run6", {"meld__pure_core": True}, [IMPURE_SEVEN], True),
    ("poker-and-run7", {}, [SEVEN], False),
    ("poker-and-run7", {}, [POKER], False),
    ("poker-and-run7", {}, [POKER, SIX], False),
    ("poker-and-run7", {}, [POKER, SEVEN], True),
    ("poker-and-run7", {}, [SEVEN, IMPURE_POKER], True),
    ("poker-and-run7", PURE, [SEVEN, IMPURE_POKER], False),
    ("poker-and-run7", PURE, [SEVEN, POKER], True),
]


@pytest.mark.parametrize(("needs", "others", "melds", "met"), NEEDS)
def test_what_going_out_needs(needs: str, others: dict[str, object], melds: list[str], met: bool) -> None:
    assert meets(changed(BASE, out__needs=needs, **others), map(tokens, melds)) is met


# rule set, meld, card, end, the meld it makes or the code of the refusal
LAID_OFF = {
    "R10": ("base", "5H 6H 7H", "8H", None, "5H 6H 7H 8H"),
    "the end may be said": ("base", "5H 6H 7H", "8H", "high", "5H 6H 7H 8H"),
    "and be wrong": ("base", "5H 6H 7H", "8H", "low", "lay-off-does-not-fit"),
    "G01": ("base", "6H 7H 8H", "5H", "low", "5H 6H 7H 8H"),
    "G12": ("base", LONG, "AH", None, LONG + " AH"),
    "J12": ("base", "KS KH **=KD", "KC", None, "KS KH **=KD KC"),
    "J15": ("base", "6S 7S 8S", "**=5S", None, "**=5S 6S 7S 8S"),
    "J15 by its end": ("base", "6S 7S 8S", "**", "low", "**=5S 6S 7S 8S"),
    "J16": ("base", "QS KS AS", "**=2S", None, "lay-off-does-not-fit"),
    "only one end is free": ("base", "QS KS AS", "**", None, "**=JS QS KS AS"),
    "J14 complete": ("base", "KS KH KD **=KC", "KC", None, "lay-off-complete"),
    "M28 complete": ("base", LONG + " AH", "**", None, "lay-off-complete"),
    "the last suit of a tris": ("base", "9S 9H 9C", "**", None, "9S 9H **=9D 9C"),
    "same suit again": ("base", "9S 9H 9C", "9C", None, "lay-off-does-not-fit"),
    "a tris has no ends": ("base", "9S 9H 9C", "9D", "low", "lay-off-does-not-fit"),
    "either end": ("base", "6S 7S 8S", "**", None, "lay-off-end-open"),
    "an ace at either end": ("base", LONG.removeprefix("AH "), "AH", None, "lay-off-end-open"),
    "an ace below": ("base", LONG.removeprefix("AH "), "AH", "low", LONG),
    "pinella as three": ("pinella", "4S 5S 6S", "2S=3S", None, "2S=3S 4S 5S 6S"),
    "the ace is next to the three": ("pinella", "3S 4S 5S", "AS", None, "AS 3S 4S 5S"),
    "a natural two is not wild": ("base", "4S 5S 6S", "2S=3S", None, "meld-identity-impossible"),
    "no second wild card": ("one-wild", "6S **=7S 8S", "**=9S", None, "meld-too-many-wilds"),
    "no neighbours": ("no-adjacent", "6S 7S **=8S", "**=9S", None, "meld-adjacent-wilds"),
    "so only the other end": ("no-adjacent", "6S 7S **=8S", "**", None, "**=5S 6S 7S **=8S"),
    "no wild poker": ("no-wild-poker", "KS KH KD", "**", None, "meld-wild-poker"),
    "nor this way": ("no-wild-poker", "KS KH **=KD", "KC", None, "meld-wild-poker"),
    "jokers to jokers": ("joker-melds", "** ** **", "**", None, "** ** ** **"),
    "and nothing else": ("joker-melds", "** ** **", "2S", None, "lay-off-does-not-fit"),
    "A13 stays": ("base", "5H **=6H 7H", "6H", None, "lay-off-does-not-fit"),
    "A13 slides up": ("slide", "5H **=6H 7H", "6H", "high", "5H 6H 7H **=8H"),
    "A13 slides down": ("slide", "5H **=6H 7H", "6H", "low", "**=4H 5H 6H 7H"),
    "A13 slides somewhere": ("slide", "5H **=6H 7H", "6H", None, "lay-off-end-open"),
    "A13 slides where there is room": ("slide", "**=QH KH AH", "QH", None, "**=JH QH KH AH"),
    "A13 the right one of two": ("slide", "**=5H 6H **=7H", "7H", "low", "**=4H **=5H 6H 7H"),
    "A13 not in a set": ("slide", "QH QS **=QD", "QD", None, "lay-off-does-not-fit"),
    "A13 not for a wild card": ("slide", "5H **=6H 7H", "**=6H", None, "lay-off-does-not-fit"),
}


@pytest.mark.parametrize("row", LAID_OFF.values(), ids=LAID_OFF)
def test_what_laying_off_makes(row: tuple[str, str, str, End | None, str]) -> None:
    house, text, card, end, outcome = row
    meld = tokens(text)
    if outcome[0].islower():
        with pytest.raises(IllegalAction) as caught:
            laid_off(HOUSES[house], meld, card, end)
        assert caught.value.code == outcome
    else:
        assert laid_off(HOUSES[house], meld, card, end) == tokens(outcome)


# rule set, meld, card, the ways to lay it off
WAYS = {
    "one": ("base", "5H 6H 7H", "8H", [("8H", None)]),
    "none": ("base", "5H 6H 7H", "9H", []),
    "complete": ("base", "KS KH KD KC", "**", []),
    "joker": ("base", "5H 6H 7H", "**", [("**=4H", None), ("**=8H", None)]),
    "aces": ("base", LONG.removeprefix("AH "), "AH", [("AH", "low"), ("AH", "high")]),
    "joker as an ace": ("base", LONG.removeprefix("AH "), "**", [("**=AH", "low"), ("**=AH", "high")]),
    "tris": ("base", "9S 9H 9C", "**", [("**=9D", None)]),
    "not beside another": ("no-adjacent", "5H 6H **=7H", "**", [("**=4H", None)]),
    "slide": ("slide", "5H **=6H 7H", "6H", [("6H", "low"), ("6H", "high")]),
    "jokers": ("joker-poker", "** ** **", "**", [("**", None)]),
}


@pytest.mark.parametrize("row", WAYS.values(), ids=WAYS)
def test_the_ways_to_lay_a_card_off(row: tuple[str, str, str, list[tuple[str, End | None]]]) -> None:
    house, text, card, ways = row
    assert list(lay_offs(HOUSES[house], tokens(text), Card(card))) == ways


SWAPS = {
    "J02": ("QS QH **=QD", "QD", "QS QH QD", "**"),
    "J06": ("5H **=6H 7H", "6H", "5H 6H 7H", "**"),
    "J14": ("KS KH **=KD KC", "KD", "KS KH KD KC", "**"),
    "P15": ("8H 9H 2S=TH", "TH", "8H 9H TH", "2S"),
    "of two": ("**=5H 6H 2C=7H", "7H", "**=5H 6H 7H", "2C"),
}


@pytest.mark.parametrize("row", SWAPS.values(), ids=SWAPS)
def test_the_card_a_wild_card_stands_for_takes_its_place(row: tuple[str, str, str, str]) -> None:
    text, card, after, freed = row
    assert swapped(PINELLA, tokens(text), Card(card)) == (tokens(after), freed)


@pytest.mark.parametrize(("text", "card"), [("QS QH **=QD", "QC"), ("QS QH QD", "QD"), ("** ** **", "**")])
def test_no_other_card_can_be_swapped_in(text: str, card: str) -> None:
    with pytest.raises(IllegalAction, match="swap-nothing-there"):
        swapped(BASE, tokens(text), Card(card))


# the slow second opinion: every choice of cards of a small hand, put into every shape there is

houses = st.sampled_from(list(HOUSES))


@st.composite
def small_hands(draw: st.DrawFn, rules: Rules, most: int = 6) -> Hand:
    """Hands of few ranks and suits, so that they make melds, with some wild cards."""
    suits = draw(st.sampled_from(["H", "HS", "SHD", "SHDC"]))
    low = draw(st.integers(0, 9))
    ranks = ("A23456789TJQKA" * 2)[low : low + 5]
    wilds = [card for card in pack(rules.deal.pinelle) if is_wild(card, rules.deal.pinelle)]
    naturals = [
        card for card in pack(rules.deal.pinelle) if card[0] in ranks and card[1] in suits and card not in wilds
    ]
    chosen = draw(st.permutations(wilds))[: draw(st.integers(0, 3))]
    return arranged([*chosen, *draw(st.permutations(naturals))[: most - len(chosen)]])


def shapes(pinelle: bool, size: int) -> Iterator[tuple[str, ...]]:
    ranks = "A3456789TJQKA" if pinelle else "A23456789TJQKA"
    for rank in ranks[:-1]:
        yield from (tuple(rank + suit for suit in suits) for suits in combinations("SHDC", size))
    for suit in "SHDC":
        yield from (tuple(rank + suit for rank in ranks[low : low + size]) for low in range(len(ranks) - size + 1))


def slow_melds(rules: Rules, hand: Hand) -> set[Meld]:
    limits, pinelle, found = rules.meld, rules.deal.pinelle, set[Meld]()
    for size in range(3, len(hand) + 1):
        for chosen in set(combinations(arranged(hand), size)):
            naturals = [card for card in chosen if not is_wild(card, pinelle)]
            wilds = [card for card in chosen if is_wild(card, pinelle)]
            if chosen == ("**",) * size and (size, limits.joker_melds) in JOKER_MELDS:
                found.add(tuple(chosen))
            if wilds and (len(naturals) < limits.naturals or (limits.wilds and len(wilds) > limits.wilds)):
                continue
            for shape in shapes(pinelle, size):
                found.update(slow_fillings(rules, shape, naturals, wilds))
    return found


JOKER_MELDS = {(3, "tris-and-poker"), (4, "tris-and-poker"), (4, "poker")}


def slow_fillings(rules: Rules, shape: tuple[str, ...], naturals: list[Card], wilds: list[Card]) -> Iterator[Meld]:
    if Counter(naturals) - Counter(map(Card, shape)):
        return
    is_set = shape[0][0] == shape[1][0]
    if is_set and len(shape) == 4 and wilds and not rules.meld.wild_poker:
        return
    for places in permutations(range(len(shape)), len(wilds)):
        rest = [card for at, card in enumerate(shape) if at not in places]
        if Counter(rest) != Counter(naturals):
            continue
        beside = any(at + 1 in places for at in places)
        if beside and not is_set and not rules.meld.adjacent_wilds:
            continue
        filled = list(shape)
        for at, wild in zip(places, wilds, strict=True):
            filled[at] = f"{wild}={shape[at]}"
        yield tuple(filled)


@given(st.data(), houses)
def test_a_hand_makes_the_melds_that_a_slow_search_finds(data: st.DataObject, house: str) -> None:
    rules = HOUSES[house]
    hand = data.draw(small_hands(rules))
    found = list(new_melds(rules, hand))
    assert len(found) == len(set(found))
    assert set(found) == slow_melds(rules, hand)


def test_a_run_from_ace_to_ace_needs_two_aces_or_a_wild_card_for_one() -> None:
    one, rest = tokens(LONG), LONG.removeprefix("AH ")
    runs = {
        one: set[Meld](),
        (*one, "AH"): {tokens(LONG + " AH")},
        (*one, "**"): {tokens(f"**=AH {rest} AH"), tokens(f"AH {rest} **=AH")},
    }
    for hand, whole in runs.items():
        assert {meld for meld in new_melds(BASE, arranged(map(Card, hand))) if len(meld) == 14} == whole


def test_jokers_by_themselves_are_a_meld_where_the_rules_say_so() -> None:
    made = {
        ("base", 4): [],
        ("joker-poker", 3): [],
        ("joker-poker", 4): [(JOKER,) * 4],
        ("joker-melds", 3): [(JOKER,) * 3],
        ("joker-melds", 4): [(JOKER,) * 3, (JOKER,) * 4],
    }
    for (house, count), melds in made.items():
        rules, hand = HOUSES[house], (JOKER,) * count
        assert list(new_melds(rules, hand)) == list(new_melds(rules, hand, JOKER)) == melds
        assert list(useful_melds(rules, hand)) == melds


@given(st.data(), houses)
def test_the_order_of_a_hand_does_not_matter(data: st.DataObject, house: str) -> None:
    rules = HOUSES[house]
    hand = data.draw(small_hands(rules))
    shuffled = tuple(data.draw(st.permutations(hand)))
    assert sorted(new_melds(rules, shuffled)) == sorted(new_melds(rules, hand))
    assert sorted(useful_melds(rules, shuffled)) == sorted(useful_melds(rules, hand))


@given(st.data(), houses)
def test_melds_from_the_hand_are_accepted_and_use_only_its_cards(data: st.DataObject, house: str) -> None:
    rules = HOUSES[house]
    hand = data.draw(small_hands(rules, most=9))
    for meld in new_melds(rules, hand):
        assert formed(rules, meld) == meld
        assert not Counter(map(face, meld)) - Counter(hand)


@given(st.data(), houses)
def test_asking_for_a_card_gives_the_melds_with_it(data: st.DataObject, house: str) -> None:
    rules = HOUSES[house]
    hand = data.draw(small_hands(rules))
    for card in set(hand):
        with_it = [meld for meld in new_melds(rules, hand) if card in map(face, meld)]
        assert sorted(new_melds(rules, hand, card)) == sorted(with_it)


@given(st.data(), houses)
def test_tokens_in_any_order_make_the_same_meld(data: st.DataObject, house: str) -> None:
    rules = HOUSES[house]
    melds = list(new_melds(rules, data.draw(small_hands(rules))))
    if melds:
        meld = data.draw(st.sampled_from(melds))
        assert formed(rules, data.draw(st.permutations(meld))) == meld


@given(st.data(), houses)
def test_in_a_run_from_low_to_high_wild_cards_need_no_identity(data: st.DataObject, house: str) -> None:
    rules = HOUSES[house]
    for meld in new_melds(rules, data.draw(small_hands(rules))):
        naturals = [card for card in meld if not is_wild(card, rules.deal.pinelle)]
        if kind(meld) == "run" and len(naturals) > 1:
            assert formed(rules, tuple(map(face, meld))) == meld


def dispensable(rules: Rules, meld: Meld) -> bool:
    """Whether one of the wild cards could be left out."""
    for at, lying in enumerate(meld):
        if "=" in lying:
            try:
                formed(rules, meld[:at] + meld[at + 1 :])
            except IllegalAction:
                continue
            return True
    return False


def faces_and_places(meld: Meld) -> tuple[Hand, tuple[bool, ...], Hand]:
    return tuple(map(identity, meld)), tuple("=" in lying for lying in meld), tuple(sorted(map(face, meld)))


@given(st.data(), houses)
def test_useful_melds_are_those_that_need_their_wild_cards(data: st.DataObject, house: str) -> None:
    rules = HOUSES[house]
    hand = data.draw(small_hands(rules))
    useful = list(useful_melds(rules, hand))
    needing = [
        meld
        for meld in new_melds(rules, hand)
        if not any("=" in lying and identity(lying) in hand for lying in meld) and not dispensable(rules, meld)
    ]
    assert set(useful) <= set(needing)
    assert len(set(map(faces_and_places, useful))) == len(useful)
    assert set(map(faces_and_places, useful)) == set(map(faces_and_places, needing))


@given(st.data(), houses)
def test_lay_offs_are_what_laying_off_accepts(data: st.DataObject, house: str) -> None:
    rules = HOUSES[house]
    melds = list(new_melds(rules, data.draw(small_hands(rules))))
    if not melds:
        return
    meld = data.draw(st.sampled_from(melds))
    card = data.draw(st.sampled_from(pack(rules.deal.pinelle)))
    tried = [card] if not is_wild(card, rules.deal.pinelle) else [card, *(f"{card}={meant}" for meant in KINDS[:-1])]
    accepted = set[Meld]()
    for text in tried:
        for end in (None, "low", "high"):
            try:
                accepted.add(laid_off(rules, meld, text, end))
            except IllegalAction:
                continue
    offered = [laid_off(rules, meld, text, end) for text, end in lay_offs(rules, meld, card)]
    assert len(offered) == len(set(offered))
    assert set(offered) == accepted
    for grown in offered:
        assert formed(rules, grown) == grown
        assert Counter(map(face, grown)) == Counter(map(face, [*meld, card]))


@given(st.data(), houses)
def test_a_natural_card_laid_off_adds_at_least_its_points(data: st.DataObject, house: str) -> None:
    rules = HOUSES[house]
    hand = data.draw(small_hands(rules))
    for meld in new_melds(rules, hand):
        for card in set(hand):
            if not is_wild(card, rules.deal.pinelle):
                for text, end in lay_offs(rules, meld, card):
                    grown = laid_off(rules, meld, text, end)
                    assert points(rules, grown) >= points(rules, meld) + card_points(rules, card)


@given(st.data(), houses)
def test_swapping_every_wild_card_out_makes_a_meld_pure(data: st.DataObject, house: str) -> None:
    rules = HOUSES[house]
    for meld in new_melds(rules, data.draw(small_hands(rules))):
        wilds = [lying for lying in meld if "=" in lying]
        freed = []
        for lying in wilds:
            assert not is_pure(rules, meld)
            meld, card = swapped(rules, meld, identity(lying))
            freed.append(card)
            assert formed(rules, meld) == meld
        assert freed == list(map(face, wilds))
        assert is_pure(rules, meld) == (JOKER not in meld)
