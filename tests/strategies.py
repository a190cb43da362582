"""What several test modules draw from: hands, rule sets, deals played at random."""

from collections.abc import Container, Iterable, Iterator
from itertools import chain
from random import Random
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import strategies as st

from twinpack import families
from twinpack.auction import Step
from twinpack.cards import Card, Hand, arranged, cards, deck, minus
from twinpack.game import CHANCE, draw, pick, play
from twinpack.options import options, with_option
from twinpack.pinochle.game import Pinochle
from twinpack.pinochle.phases.deal import stacked
from twinpack.pinochle.phases.stock import lying
from twinpack.pinochle.problems import problems
from twinpack.pinochle.rules import Bracket, Rules
from twinpack.pinochle.seating import players
from twinpack.pinochle.state import State
from twinpack.pinochle.variants import VARIANTS

COSTLY = {"exchange.count": 4, "pack.copies": 4}
"""The largest value that tests draw where a larger one makes a game slow to list."""

SHAPES = ("table.seats", "table.sides", "table.hands", "pack.copies", "pack.lowest", "deal.widow")
"""Options that a hand has to fit: they are changed together, since one alone hardly ever leaves a game."""


ESSENTIAL = (
    "classic",
    "dailey",
    "turned-trump",
    "double-deck",
    "two-hand",
    "draft",
    "three-hand-kitty",
    "auction-four",
    "auction-five",
    "check",
    "bicycle-widow",
    "five-hand",
    "six-hand",
    "eight-hand",
    "two",
)
"""Variants that between them have every phase and every kind of table; `two` is of Pinnacola, `classic` of both."""


def each(names: Iterable[str], quick: Container[str] = ESSENTIAL) -> list[Any]:
    """These rule sets as parameters of a test, which is slow for all but the essential ones."""
    return [name if name.rpartition("/")[2] in quick else pytest.param(name, marks=pytest.mark.slow) for name in names]


def first(quick: int, values: Iterable[Any]) -> list[Any]:
    """These values as parameters of a test, which is slow for all but the first."""
    return [pytest.param(value, marks=[pytest.mark.slow] * (place >= quick)) for place, value in enumerate(values)]


def rules_of(variant: str) -> Rules:
    """The rules of a Pinochle variant, its family's name left out."""
    rules: Rules = families.named(f"pinochle/{variant}").rules
    return rules


def game_of(rules: Rules) -> Pinochle:
    """The game that rules make."""
    return Pinochle(rules)


@st.composite
def hands(draw: st.DrawFn, least: int = 0, most: int = 12) -> Hand:
    """Hands of two packs down to the nine, often of few suits or without low cards so that they meld something."""
    suits = draw(st.sampled_from(("SHDC", "SHDC", "SD", "SH", "D")))
    ranks = draw(st.sampled_from(("ATKQJ9", "ATKQJ", "KQJ", "AKQJ")))
    pack = [card for card in deck() if card[0] in ranks and card[1] in suits]
    size = draw(st.integers(least, most))
    if len(pack) < size:
        pack = list(deck())
    return arranged(draw(st.permutations(pack))[:size])


def values(kind: Any) -> st.SearchStrategy[Any]:
    """Values of an option of this type."""
    if kind is bool:
        return st.booleans()
    if kind is Step:
        hints = get_type_hints(Step, include_extras=True)
        return st.builds(Step, values(hints["at"]), st.sampled_from((1, 5, 10, 20)))
    if kind is Bracket:
        return st.builds(Bracket, st.integers(0, 60).map(_tenfold), st.integers(0, 30))
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return st.sampled_from(parts)
    if origin is Annotated:
        return _annotated(parts[0], parts[1:])
    if origin is tuple:
        return st.lists(values(parts[0]), min_size=1, max_size=3).map(tuple)
    if parts:
        assert origin in (Union, type(int | str)), kind
        return st.one_of([values(part) for part in parts])
    raise AssertionError(f"no strategy for {kind}")


def _annotated(inner: Any, marks: tuple[msgspec.Meta, ...]) -> st.SearchStrategy[Any]:
    if get_origin(inner) is tuple:
        size = next((mark.max_length for mark in marks if mark.max_length), 3)
        return st.lists(values(get_args(inner)[0]), min_size=1, max_size=size).map(tuple)
    assert inner is int, inner
    low = max(-500, -500, *(int(mark.ge) for mark in marks if mark.ge is not None))
    high = min(2000, 2000, *(int(mark.le) for mark in marks if mark.le is not None))
    exact = st.integers(low, high)
    return exact if high - low < 100 else st.one_of(exact, st.integers(-(-low // 10), high // 10).map(_tenfold))


def _tenfold(number: int) -> int:
    return number * 10


@st.composite
def packets(draw: st.DrawFn, size: int) -> tuple[int, ...]:
    """Ways to deal a hand of so many cards, since packets drawn at random hardly ever add up."""
    each = draw(st.sampled_from((1, 3, 4, 5, 12)))
    whole = [each] * (size // each) + [size % each] * (size % each > 0)
    return tuple(draw(st.permutations(whole)))


def hand_of(rules: Rules) -> int:
    """How many cards each hand gets if the packets are to fit the rest of the rules; a stock's and a draft's stay."""
    if rules.deal.method != "deal":
        return rules.hand_size
    return max((rules.pack_size - rules.deal.widow) // rules.table.hands, 1)


@st.composite
def rule_sets(draw: st.DrawFn, changes: int = 6, names: tuple[str, ...] = tuple(sorted(VARIANTS))) -> Rules:
    """Playable rule sets: a variant with up to so many options set to anything that their types allow."""
    rules = VARIANTS[draw(st.sampled_from(names))]
    known = {option.key: option.kind for option in options(rules) if option.key not in ("scale", "deal.packets")}
    if draw(st.booleans()):
        shape = rules
        for key in SHAPES:
            shape = _with(shape, key, draw(values(known[key])))
        rules = _fitting(shape, rules)
    for key in draw(st.lists(st.sampled_from(sorted(known)), max_size=changes, unique=True)):
        rules = _fitting(_with(rules, key, draw(values(known[key]))), rules)
    if rules.deal.method != "deal" or draw(st.booleans()):
        return rules
    return with_option(rules, "deal.packets", draw(packets(rules.hand_size)))


def _with(rules: Rules, key: str, value: Any) -> Rules:
    return with_option(rules, key, min(value, COSTLY[key]) if key in COSTLY else value)


def _fitting(wanted: Rules, otherwise: Rules) -> Rules:
    """Rules with packets that add up to a hand; the others where they cannot be played."""
    if wanted.hand_size != hand_of(wanted):
        wanted = with_option(wanted, "deal.packets", (1,) * hand_of(wanted))
    return otherwise if list(problems(wanted)) else wanted


def cards_of(rules: Rules, state: State) -> tuple[Card, ...]:
    """All cards of a state, wherever they lie."""
    tricks = [card for trick in state.tricks for card in trick.cards]
    widow = () if state.taken else state.widow
    under_stock = lying(rules, state) if rules.deal.method == "stock" else None
    aside = [pick.cards[1 if pick.took else 0] for pick in state.picks]
    waits = rules.exchange.order == "simultaneous" and len(state.gifts) == 1
    pending = state.gifts[0].cards if waits else ()
    hands = [card for hand in state.hands for card in hand]
    places = (tricks, state.trick, state.buried, widow, state.stock, filter(None, [under_stock]), aside, pending)
    return (*hands, *chain.from_iterable(places))


def moments(game: Pinochle, seed: int, dealer: int = 0) -> Iterator[State]:
    """Every state of a deal played at random, the last one finished."""
    rng = Random(seed)
    state = game.start(dealer)
    yield state
    while (mover := game.to_act(state)) is not None:
        action = draw(game, state, rng) if mover == CHANCE else pick(list(game.legal(state)), rng)
        state = game.apply(state, action)
        yield state


def finished(game: Pinochle, seed: int, dealer: int = 0) -> State:
    """A deal played at random to its end."""
    *_, last = moments(game, seed, dealer)
    return last


def dealt(game: Pinochle, dealer: int, held: dict[int, str], widow: str = "") -> State:
    """A deal in which seats hold these cards; the other seats that play get the rest in the order of the pack."""
    fixed = {seat: cards(text) for seat, text in held.items()}
    aside = cards(widow)
    rest = minus(game.rules.cards, [card for hand in (*fixed.values(), aside) for card in hand])
    playing = players(game.rules.table, dealer)
    full = []
    for seat in range(game.seats):
        size = game.rules.hand_size if seat in playing else 0
        hand = fixed.get(seat, ())
        full.append(hand + rest[: size - len(hand)])
        rest = rest[size - len(hand) :]
    return play(game, game.start(dealer), stacked(game.rules, dealer, tuple(full), aside + rest))


def after(game: Pinochle, state: State, lines: str) -> State:
    """The state after actions in notation, separated by semicolons, each of which is checked."""
    for line in filter(None, map(str.strip, lines.split(";"))):
        state = play(game, state, game.parse(line))
    return state
