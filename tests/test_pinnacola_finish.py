"""The search for an end of the turn: tables of cases, and an independent slow search that must agree everywhere."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.strategies import first
from twinpack.cards import Card, minus
from twinpack.options import changed
from twinpack.pinnacola import melds
from twinpack.pinnacola.finish import Turn, can_end, discards, may_go_out
from twinpack.pinnacola.glance import leaves_enough, outlook_of
from twinpack.pinnacola.melds import Meld
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import JOKER, face, identity, is_wild, pack

CLASSIC = Rules()
PINELLA = changed(CLASSIC, deal__pinelle=True, out__needs="poker-or-run6", out__discard=True)


# Tables of cases


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in text.split())


def laid(text: str) -> tuple[Meld, ...]:
    return tuple(tuple(meld.split()) for meld in text.split("|") if meld.strip())


def turn(hand: str, chosen: str = "", mine: str = "", partners: str = "", others: str = "", **more: Any) -> Turn:
    """A turn in notation; melds are parted by bars, and who owns one has opened."""
    return Turn(
        hand=cards(hand),
        chosen=Card(chosen) if chosen else None,
        mine=laid(mine),
        partners=laid(partners),
        others=laid(others),
        **{"opened": bool(mine), **more},
    )


STRICTER = {"out__needs": "poker-and-run7"}
PINELLA_RULES = {"deal__pinelle": True, "out__needs": "poker-or-run6", "out__discard": True}
NINES = "9S 9H 9D 9C"
RUN_7 = "3D 4D 5D 6D 7D 8D 9D"
CLUBS = "AC 3C 4C 5C 6C 7C 8C 9C TC JC QC"
HEARTS = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"

CASES: list[tuple[str, dict[str, Any], Turn, bool]] = [
    # the chosen card
    ("a new meld with it", {}, turn("9S 9C 5D 7H 9H 2S KC", "9H"), True),
    ("nothing to lay it with", {}, turn("9S 5D 7H 9H 2S KC", "9H"), False),
    ("alone it must be laid too", {}, turn("KS 4H 5D KC", "KC"), False),
    ("cards taken along help", {}, turn("2D 3D 8H 9H TH", "8H"), True),
    ("laid off to an own run", {}, turn("2D 3D 8H", "8H", "5H 6H 7H"), True),
    ("not to an opponent's", {}, turn("2D 3D KS 8H", "8H", "9S TS JS", others="5H 6H 7H"), False),
    ("to the partner's after opening", {}, turn("4S 4H 4D KS 2D 8H", "8H", partners="5H 6H 7H"), True),
    ("not to the partner's before it", {}, turn("4S 4H KS 2D 8H", "8H", partners="5H 6H 7H"), False),
    (
        "to the partner's before it, where allowed",
        {"table__partner_needs_opened": False},
        turn("4S 4H KS 2D 8H", "8H", partners="5H 6H 7H"),
        True,
    ),
    ("past cards of the hand", {}, turn("2D 3D 8H 9H TH", "TH", "5H 6H 7H"), True),
    ("past a wild card", {}, turn("2D 3D 8H ** TH", "TH", "5H 6H 7H"), True),
    ("with a joker", {}, turn("** 9C 5D 7H 9H", "9H"), True),
    ("a joker chosen", {}, turn("8S 8D 4H 7D **", "**"), True),
    ("swapped in, the joker laid again", {}, turn("2D 3C QD", "QD", "QH QS **=QD"), True),
    ("which some forbid", {"row__chosen_swap": "none"}, turn("2D 3C QD", "QD", "QH QS **=QD"), False),
    ("not with an opponent's", {}, turn("2D 3C QD", "QD", "4H 5H 6H", others="QH QS **=QD"), False),
    (
        "unless all count",
        {"row__chosen_swap": "any"},
        turn("2D 3C QD", "QD", "4H 5H 6H", others="QH QS **=QD"),
        True,
    ),
    ("after a swap that makes it fit", {}, turn("2D 3C 9H QD", "9H", "5H 6H 7H", others="QH QS **=QD"), True),
    ("not first", {"row__chosen_first": True}, turn("8H 2D 3C 9H", "9H", "5H 6H 7H"), False),
    ("first", {"row__chosen_first": True}, turn("9H 2D 3C 8H", "8H", "5H 6H 7H"), True),
    ("the other copy does as well", {}, turn("9H 9H 9S 9C 2D 3D", "9H", kept_back=Card("9H")), True),
    ("not in the hand any more", {}, turn("2D 3D", "9H", "5H 6H 7H"), False),
    # wild cards swapped out
    ("laid in a new meld", {}, turn("7S 8S ** 2C", mine="4S 4H 4D", jokers_due=1), True),
    ("laid off", {}, turn("2C 3C **", mine="5H 6H 7H", jokers_due=1), True),
    ("nowhere to lay it", {}, turn("2C 4D 7S **", mine="KS KH KD KC", jokers_due=1, others="5H 6H 7H"), False),
    ("two of them", {}, turn("2C 3C ** **", mine="5H 6H 7H", jokers_due=2), True),
    ("a pinella due is no joker", {"deal__pinelle": True}, turn("3C 4D **", mine="5H 6H 7H", pinelle_due=1), False),
    ("a pinella due", {"deal__pinelle": True}, turn("3C 4D 2S", mine="5H 6H 7H", pinelle_due=1), True),
    ("one joker pays one duty", {}, turn("2C 3C ** **", "**", "5H 6H 7H", jokers_due=2), False),
    ("a limit", {"meld__wilds": 1}, turn("2C 4D **", mine="5H 6H **=7H", jokers_due=1), False),
    ("side by side", {"meld__adjacent_wilds": False}, turn("2S 7D **", mine="**=5H 6H **=7H", jokers_due=1), False),
    ("parted", {"meld__adjacent_wilds": False}, turn("2S 7D 8H **", mine="**=5H 6H **=7H", jokers_due=1), True),
    (
        "parted thrice, in a new meld",
        {"meld__adjacent_wilds": False, "meld__naturals": 3},
        turn("4D QC 5H 4H 2H ** ** **", mine="7H 8H 9H TH JH QH KH AH", jokers_due=3),
        True,
    ),
    ("all of a new meld", {"meld__naturals": 3}, turn("7S 8S 9S 2C 4D **", mine="KS KH KD KC", jokers_due=1), True),
    (
        "the pinella, not the joker",
        {"deal__pinelle": True, "meld__naturals": 3},
        turn("** 2S 3C 4D 6H", mine="KS KH KD", pinelle_due=1),
        True,
    ),
    (
        "the one kept back",
        {"deal__pinelle": True, "meld__naturals": 2},
        turn("9H 9S ** 2S 2S", "9H", kept_back=Card("2S")),
        True,
    ),
    (
        "the pinella where jokers make a poker",
        {"deal__pinelle": True, "meld__naturals": 2, "meld__joker_melds": "poker"},
        turn("9H 9S 3D 6C 2C ** ** ** **", "9H", mine="KS KH KD KC", jokers_due=4),
        True,
    ),
    (
        "the joker where only it belongs",
        {"deal__pinelle": True, "meld__naturals": 3, "meld__joker_melds": "tris-and-poker"},
        turn("** 2C 4D 7S", mine="KS KH KD", partners="** ** **", jokers_due=1, pinelle_due=1),
        True,
    ),
    ("wild cards between two naturals", {"meld__naturals": 2}, turn("9H QH ** ** 3C 5D", "9H"), True),
    ("wild cards among three", {"meld__naturals": 3}, turn("9H JH KH ** ** 3C 5S", "9H"), True),
    # ends of the turn
    ("a discard", {}, turn("4H 5H", mine="6H 7H 8H"), True),
    ("the last card", {}, turn("4H", mine="6H 7H 8H"), True),
    ("all laid", {}, turn("", mine="6H 7H 8H"), True),
    ("all laid, but the last must be discarded", {"out__discard": True}, turn("", mine="6H 7H 8H"), False),
    ("the last, discarded", {"out__discard": True}, turn("4H", mine="6H 7H 8H"), True),
    ("out with the chosen card", {}, turn("9S 9C 9H", "9H"), True),
    ("which must not be the last", {"out__discard": True}, turn("9S 9C 9H", "9H"), False),
    ("not in the first round", {"out__first_round": False}, turn("9S 9C 9H", "9H", first_round=True), False),
    ("in the second", {"out__first_round": False}, turn("9S 9C 9H", "9H"), True),
    ("no poker", STRICTER, turn("4H", mine=f"{RUN_7} TD"), False),
    ("the partner's poker", STRICTER, turn("4H", mine=f"{RUN_7} TD", partners=NINES), True),
    ("a poker made now with the last card", STRICTER, turn("9S", mine=f"{RUN_7} TD | 9H 9D 9C"), True),
    ("a poker made now, out", STRICTER, turn("9S 4H", "9S", mine=f"{RUN_7} TD | 9H 9D 9C"), True),
    (
        "a wild card may not spoil the run",
        STRICTER,
        turn("**", mine=RUN_7, partners=NINES, jokers_due=1),
        False,
    ),
    ("and need not", STRICTER, turn("**", mine=f"{RUN_7} | JS QS KS", partners=NINES, jokers_due=1), True),
    ("beside a discard", STRICTER, turn("** 4H", mine=f"{RUN_7} | JS QS KS", partners=NINES, jokers_due=1), True),
    (
        "or another wild card",
        {**STRICTER, "out__discard": True},
        turn("** **", mine=f"{RUN_7} | JS QS KS", partners=NINES, jokers_due=1),
        True,
    ),
    (
        "the one that is not due",
        {**STRICTER, "deal__pinelle": True, "out__discard": True},
        turn("** 2S", mine=f"{RUN_7} | JS QS KS", partners=NINES, jokers_due=1),
        True,
    ),
    ("a wild card in the poker", PINELLA_RULES, turn("7D", mine="5S 6S 7S 8S | KS KH KD 2S=KC"), True),
    ("a pure one", {**PINELLA_RULES, "out__poker": "pure"}, turn("7D", mine="5S 6S 7S | KS KH KD 2S=KC"), False),
    ("Pinella: nine of hearts last", PINELLA_RULES, turn("9S 9C 9H", "9H", mine="KS KH KD KC"), False),
    ("Pinella: a second card taken along", PINELLA_RULES, turn("7D 8S QH", "8S", mine="5S 6S 7S"), True),
    ("Pinella: none taken along", PINELLA_RULES, turn("7D 8S", "8S", mine="5S 6S 7S"), False),
    ("a run of six made now", PINELLA_RULES, turn("8S 9S TS 7D", "TS", mine="5S 6S 7S"), True),
    ("may be discarded again", {}, turn("9H 4D"), True),
    ("may not, and the other is needed", {}, turn("9H 4D", mine="3D 5D 6D", kept_back=Card("9H")), True),
    ("only cards kept back", {}, turn("9H 9H", kept_back=Card("9H")), False),
    ("the last card kept back", {}, turn("9H", mine="2S 3S 4S", kept_back=Card("9H")), False),
    ("but laid", {}, turn("9H", mine="6H 7H 8H", kept_back=Card("9H")), True),
    ("a wild card last", {"row__wilds": "not-last"}, turn("**", mine="KS KH KD KC"), False),
    ("never", {"row__wilds": "forbidden"}, turn("**", mine="KS KH KD KC"), False),
    ("of two", {"row__wilds": "forbidden"}, turn("** **", mine="KS KH KD KC"), True),
    ("a fitting card last", {"row__fitting": "not-last", "out__discard": True}, turn("8H", mine="5H 6H 7H"), False),
    ("made not to fit", {"row__fitting": "not-last", "out__discard": True}, turn("8H **", mine="5H 6H 7H"), True),
    # the pinnacolone
    ("the last card of it", {}, turn("AH 3C 4C", "3C", mine=HEARTS), True),
    ("two cards of it", PINELLA_RULES, turn("KC AC", mine=CLUBS), True),
    ("all of it", {}, turn(f"{HEARTS} AH 7S", "7S"), True),
    ("by a swap", {}, turn("5H 9S 3C", "3C", mine=f"{HEARTS.replace('5H', '**=5H')} AH"), True),
    ("an opponent's", {}, turn("5H 9S 3C", "3C", "QS QH QC", others=f"{HEARTS.replace('5H', '**=5H')} AH"), True),
    ("chosen first", {"row__chosen_first": True}, turn("AH 3C 4C", "3C", mine=HEARTS), False),
    ("the partner's, not opened", {}, turn("AH 3C 4C", "3C", partners=HEARTS), False),
    ("the partner's, opening", {}, turn("AH 3C 4C 9S 9D 9C", "4C", partners=HEARTS), True),
]


@pytest.mark.parametrize(("rules", "at", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_whether_a_turn_can_end(rules: dict[str, Any], at: Turn, expected: bool) -> None:
    assert can_end(changed(CLASSIC, **rules), at) == expected
    assert reference(changed(CLASSIC, **rules), at) == expected


DISCARDS: list[tuple[str, dict[str, Any], Turn, str]] = [
    ("each kind once", {}, turn("9H 4D 9H"), "9H 4D"),
    ("none while a card must be laid", {}, turn("9H 4D", "9H"), ""),
    ("nor while a joker must", {}, turn("** 4D", jokers_due=1), ""),
    ("not the card kept back", {}, turn("9H 4D", kept_back=Card("9H")), "4D"),
    ("no wild cards", {"row__wilds": "forbidden"}, turn("** 4D 5D"), "4D 5D"),
    ("unless there is nothing else", {"row__wilds": "forbidden"}, turn("** **"), "**"),
    ("wild cards but the last", {"row__wilds": "not-last"}, turn("** 4D"), "** 4D"),
    ("a wild card as the last", {}, turn("**"), "**"),
    ("a forbidden one", {"row__wilds": "forbidden"}, turn("**"), ""),
    ("no fitting ones", {"row__fitting": "forbidden"}, turn("8H 4D ** KC", others="5H 6H 7H"), "4D ** KC"),
    ("which is about the table only", {"row__fitting": "forbidden"}, turn("8H 4D 5D 6D"), "8H 4D 5D 6D"),
    ("fitting ones but the last", {"row__fitting": "not-last"}, turn("8H 4D", others="5H 6H 7H"), "8H 4D"),
    ("a fitting last one", {"row__fitting": "not-last"}, turn("8H", others="5H 6H 7H"), ""),
    ("the last, going out not allowed", STRICTER, turn("8H"), ""),
]


@pytest.mark.parametrize(("rules", "at", "expected"), [case[1:] for case in DISCARDS], ids=[c[0] for c in DISCARDS])
def test_what_may_be_discarded(rules: dict[str, Any], at: Turn, expected: str) -> None:
    assert discards(changed(CLASSIC, **rules), at) == cards(expected)


def test_going_out_depends_on_the_round_and_on_both_partners_melds() -> None:
    rules = changed(PINELLA, out__first_round=False)
    met = turn("8H", partners="KS KH KD KC")
    assert may_go_out(rules, met)
    assert not may_go_out(rules, replace(met, first_round=True))
    assert not may_go_out(rules, replace(met, partners=(), others=met.partners))


# The reference: every action, one after the other


def reference(rules: Rules, turn: Turn) -> bool:
    """The same question answered by trying every sequence of actions."""
    seen = {turn}
    waiting = [turn]
    while waiting:
        before = waiting.pop()
        if ended(rules, before):
            return True
        for after in actions(rules, before):
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return False


def ended(rules: Rules, turn: Turn) -> bool:
    """Whether the deal is over or the turn may be, as the rules put it."""
    if any(melds.is_pinnacolone(rules, meld) for meld in turn.mine + turn.partners + turn.others):
        return True
    if turn.chosen or turn.jokers_due or turn.pinelle_due:
        return False
    out = melds.meets(rules, turn.mine + turn.partners) and not (turn.first_round and not rules.out.first_round)
    if not turn.hand:
        return out and not rules.out.discard
    kinds = set(turn.hand) - {turn.kept_back}
    if len(turn.hand) > 1:
        return bool(kinds)
    return out and any(may_be_last(rules, turn, card) for card in kinds)


def may_be_last(rules: Rules, turn: Turn, card: Card) -> bool:
    if is_wild(card, rules.deal.pinelle):
        return rules.row.wilds in ("allowed", "block")
    fits = any(melds.lay_offs(rules, meld, card) for meld in turn.mine + turn.partners + turn.others)
    return rules.row.fitting == "allowed" or not fits


def actions(rules: Rules, turn: Turn) -> Iterator[Turn]:
    first = rules.row.chosen_first and turn.chosen is not None
    for after in (*lays(rules, turn), *offs(rules, turn), *swaps(rules, turn)):
        if not first or after.chosen is None:
            yield after


def lays(rules: Rules, turn: Turn) -> Iterator[Turn]:
    for meld in melds.new_melds(rules, turn.hand):
        after = used(rules, turn, [face(token) for token in meld])
        yield replace(after, mine=tuple(sorted((*turn.mine, meld))), opened=True)


def offs(rules: Rules, turn: Turn) -> Iterator[Turn]:
    owners = ["mine"]
    if turn.opened or not rules.table.partner_needs_opened:
        owners.append("partners")
    for owner in owners:
        for at, meld in enumerate(getattr(turn, owner)):
            for card in set(turn.hand):
                for token, end in melds.lay_offs(rules, meld, card):
                    grown = melds.laid_off(rules, meld, token, end)
                    yield put(used(rules, turn, [card]), owner, at, grown)


def swaps(rules: Rules, turn: Turn) -> Iterator[Turn]:
    if rules.table.swap_needs_opened and not turn.opened:
        return
    for owner in ("mine", "partners", "others"):
        for at, meld in enumerate(getattr(turn, owner)):
            for token in meld:
                card = identity(token)
                if "=" not in token or card not in turn.hand:
                    continue
                after, wild = melds.swapped(rules, meld, card)
                scope = rules.table.swap_jokers if wild == JOKER else rules.table.swap_pinelle
                if scope == "none" or (scope == "own-side" and owner == "others"):
                    continue
                fulfils = {"none": False, "own": owner != "others", "any": True}[rules.row.chosen_swap]
                yield replace(
                    put(turn, owner, at, after),
                    hand=tuple(sorted((*minus(turn.hand, (card,)), wild))),
                    chosen=None if fulfils and card == turn.chosen else turn.chosen,
                    jokers_due=turn.jokers_due + (rules.table.relay and wild == JOKER),
                    pinelle_due=turn.pinelle_due + (rules.table.relay and wild != JOKER),
                )


def put(turn: Turn, owner: str, at: int, meld: Meld) -> Turn:
    lying = getattr(turn, owner)
    change: dict[str, Any] = {owner: (*lying[:at], meld, *lying[at + 1 :])}
    return replace(turn, **change)


def used(rules: Rules, turn: Turn, cards: list[Card]) -> Turn:
    for card in cards:
        turn = replace(turn, hand=tuple(sorted(minus(turn.hand, (card,)))))
        if card == turn.chosen:
            turn = replace(turn, chosen=None)
        elif card == JOKER:
            turn = replace(turn, jokers_due=max(0, turn.jokers_due - 1))
        elif is_wild(card, rules.deal.pinelle):
            turn = replace(turn, pinelle_due=max(0, turn.pinelle_due - 1))
    return turn


# Random positions


CHOICES: dict[str, tuple[Any, ...]] = {
    "deal__pinelle": (False, True),
    "meld__naturals": (1, 1, 2, 3),
    "meld__wilds": (0, 0, 1, 2),
    "meld__adjacent_wilds": (True, True, False),
    "meld__wild_poker": (True, True, False),
    "meld__joker_melds": ("off", "off", "poker", "tris-and-poker"),
    "meld__slide": (False, False, True),
    "meld__pure_core": (False, True),
    "row__chosen_first": (False, False, True),
    "row__chosen_swap": ("own", "none", "any"),
    "row__wilds": ("allowed", "forbidden", "block", "not-last"),
    "row__fitting": ("allowed", "allowed", "forbidden", "not-last"),
    "table__partner_needs_opened": (True, True, False),
    "table__swap_needs_opened": (True, True, False),
    "table__swap_jokers": ("all", "own-side"),
    "table__swap_pinelle": ("own-side", "none"),
    "table__relay": (True, True, False),
    "out__needs": ("none", "poker-or-run6", "poker-and-run7"),
    "out__poker": ("any", "pure"),
    "out__discard": (False, True),
    "out__first_round": (True, True, False),
}


def any_rules(rng: Random) -> Rules:
    """Up to six options changed."""
    names = rng.sample(sorted(CHOICES), rng.randint(0, 6))
    return changed(CLASSIC, **{name: rng.choice(CHOICES[name]) for name in names})


def any_turn(rules: Rules, rng: Random, most: int) -> Turn:
    """A small position in which much fits together: few suits and ranks, several wild cards, melds that use them."""
    ranks, suits = rng.choice(("3456789", "89TJQKA", "A345", "QKA", "9TJQ")), rng.choice(("SH", "SHDC", "H", "SHD"))
    wild = [card for card in pack(rules.deal.pinelle) if is_wild(card, rules.deal.pinelle)]
    near = [card for card in pack(rules.deal.pinelle) if card[0] in ranks and card[1] in suits]
    cards = near + rng.sample(wild, rng.randint(1, len(wild)))
    rng.shuffle(cards)
    owners: dict[str, list[Meld]] = {"mine": [], "partners": [], "others": []}
    for _ in range(rng.randint(0, 4)):
        possible = list(melds.new_melds(rules, tuple(cards[:11])))
        if possible:
            meld = rng.choice(possible)
            owners[rng.choice(("mine", "partners", "partners", "others"))].append(meld)
            cards = list(minus(tuple(cards), tuple(face(token) for token in meld)))
            rng.shuffle(cards)
    hand = tuple(sorted(cards[: rng.randint(1, most)]))
    jokers = hand.count(JOKER)
    pinelle = sum(is_wild(card, rules.deal.pinelle) for card in hand) - jokers
    chosen = rng.choice((*hand, None)) if hand else None
    return Turn(
        hand=hand,
        mine=tuple(sorted(owners["mine"])),
        partners=tuple(sorted(owners["partners"])),
        others=tuple(sorted(owners["others"])),
        opened=bool(owners["mine"]),
        chosen=chosen,
        jokers_due=rng.choice((0, 0, jokers)) * rules.table.relay,
        pinelle_due=rng.choice((0, 0, pinelle)) * rules.table.relay,
        kept_back=rng.choice((None, None, chosen, *hand)),
        first_round=rng.random() < 0.3,
    )


@pytest.mark.parametrize("seed", first(6, range(20)))
def test_the_search_agrees_with_trying_everything(seed: int) -> None:
    rng = Random(seed)
    found = {False: 0, True: 0}
    for _ in range(150):
        rules = any_rules(rng)
        turn = any_turn(rules, rng, 6)
        expected = reference(rules, turn)
        assert can_end(rules, turn) == expected, (rules, turn)
        found[expected] += 1
    assert min(found.values()) > 20


@pytest.mark.parametrize("seed", first(3, range(10)))
def test_what_a_glance_says_of_a_change_agrees_with_trying_everything_after_it(seed: int) -> None:
    rng = Random(seed)
    found = {False: 0, True: 0, None: 0}
    for _ in range(1000):
        rules = any_rules(rng)
        turn = any_turn(rules, rng, 7)
        outlook = outlook_of(rules, turn)
        if outlook is None:
            continue
        for cards, meld, before, after in changes(rules, turn):
            if leaves_enough(turn, cards):
                assert reference(rules, after), (rules, turn, cards)
            if outlook.card not in cards:
                answer = outlook.after(cards, meld, before)
                assert answer is None or answer == reference(rules, after), (rules, turn, cards, meld)
                found[answer] += 1
    assert min(found.values()) > 20


def changes(rules: Rules, turn: Turn) -> Iterator[tuple[tuple[Card, ...], Meld, Meld, Turn]]:
    """A few lays and all lay-offs: the cards, the meld made, the one it was made of, and the turn after."""
    for meld in list(melds.useful_melds(rules, turn.hand))[:4]:
        worn = tuple(face(token) for token in meld)
        lain = replace(used(rules, turn, list(worn)), mine=tuple(sorted((*turn.mine, meld))), opened=True)
        yield worn, meld, (), lain
    owners = ["mine", *(["partners"] if turn.opened or not rules.table.partner_needs_opened else [])]
    for owner in owners:
        for at, meld in enumerate(getattr(turn, owner)):
            for card in dict.fromkeys(turn.hand):
                for token, end in melds.lay_offs(rules, meld, card):
                    grown = melds.laid_off(rules, meld, token, end)
                    yield (card,), grown, meld, put(used(rules, turn, [card]), owner, at, grown)
