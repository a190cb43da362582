"""The solver finds what trying everything finds, by any trick rules and scale, with as many nodes as ever."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given
from msgspec.structs import replace

import twinpack
from tests.strategies import rules_of
from tests.test_tricks import positions
from twinpack.cards import SUITS, Card, Hand, Suit, arranged, cards, minus, rank
from twinpack.cli import main
from twinpack.game import NotationError
from twinpack.options import changed
from twinpack.pinochle.actions import Play
from twinpack.pinochle.phases import play
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.seating import players
from twinpack.pinochle.state import Contract, State, Trick
from twinpack.refusals import message
from twinpack.solver import Answer, OutOfNodes, Solver, Unsolvable, reference
from twinpack.solver.compiled import MADE_OF, fingerprint, kernel
from twinpack.solver.engine import MOST_UNITS, Engine
from twinpack.solver.pack import pack, parties, suits
from twinpack.solver.position import position
from twinpack.tricks import POLICIES, Policy, playable
from twinpack.words import LANGUAGES, words

NODES_FILE = Path(__file__).parent / "solver_nodes.json"

SCALES: dict[str, dict[str, int]] = {
    "ten each": {},
    "ace to jack": {"ace": 11, "ten": 10, "king": 4, "queen": 3, "jack": 2},
    "fives": {"king": 5, "queen": 5},
    "king five": {"king": 5},
    "upside down": {"ace": 0, "ten": 3, "king": 10, "queen": 0, "jack": 7, "nine": 1},
}
TABLES = (
    "classic",
    "draft",
    "three-hand",
    "three-hand-kitty",
    "double-deck",
    "triple-deck",
    "five-hand",
    "two-hand-64",
)


def scaled(variant: str, policy: Policy, scale: str) -> Rules:
    """The rules of a variant with other duties and another worth of the ranks."""
    worth = {f"play__counters__{rank}": value for rank, value in SCALES[scale].items()}
    return changed(rules_of(variant), play__policy=policy, **worth)


def deal(rules: Rules, rng: Random) -> State:
    """The play of a deal at its beginning: hands, trump, declarer and leader are any."""
    pack = rng.sample(rules.cards, len(rules.cards))
    seated = players(rules.table, rng.randrange(rules.table.seats))
    hands: list[Hand] = [()] * rules.table.seats
    for seat in seated:
        hands[seat], pack = arranged(pack[: rules.tricks]), pack[rules.tricks :]
    return State(
        dealer=(seated[0] - 1) % rules.table.seats,
        players=seated,
        phase="play",
        hands=tuple(hands),
        contract=Contract(rng.choice(seated), 0, stuck=False),
        trump=rng.choice(SUITS),
        leader=rng.choice(seated),
    )


def ending(rules: Rules, rng: Random, tricks: int, played: int = 0) -> State:
    """A deal played at random until so many tricks are left, and so many cards of the next one are played."""
    state = deal(rules, rng)
    for _ in range((rules.tricks - tricks) * len(state.players) + played):
        state = play.apply(rules, state, rng.choice(list(play.legal(rules, state))))
    return state


def plainly(rules: Rules, state: State) -> dict[Card, int]:
    """What every legal card is worth by trying everything."""
    first, second = parties(rules, state)
    ours = first if play.to_act(rules, state) in first else second
    known: dict[object, int] = {}
    return {
        action.card: reference.value_of(rules, state, action, ours, known)
        for action in play.legal(rules, state)
        if isinstance(action, Play)
    }


def worths(answer: Answer) -> dict[Card, int]:
    return {worth.card: worth.points for worth in answer.cards}


@pytest.fixture(scope="module")
def exact() -> Solver:
    return Solver()


@pytest.fixture(scope="module")
def fast() -> Solver:
    return Solver("fast")


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("policy", get_args(Policy))
def test_every_card_is_worth_what_trying_everything_gives(exact: Solver, policy: Policy, scale: str) -> None:
    rng = Random(f"{policy} {scale}")
    for _ in range(10):
        rules = scaled(rng.choice(TABLES), policy, scale)
        state = ending(rules, rng, rng.randint(1, 3 if rules.table.hands < 5 else 2), rng.randrange(rules.table.hands))
        assert worths(exact.answer(rules, state)) == plainly(rules, state), state


@pytest.mark.slow
@pytest.mark.parametrize("tricks", [2, 3, 4, 5])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("policy", get_args(Policy))
def test_thousands_of_endings(policy: Policy, scale: str, tricks: int) -> None:
    rng = Random(f"{policy} {scale} {tricks}")
    engine = Engine()
    for _ in range({2: 100, 3: 70, 4: 24, 5: 7}[tricks]):
        rules = scaled("classic", policy, scale)
        state = ending(rules, rng, tricks, rng.randrange(4))
        ours, _ = parties(rules, state)
        packed = pack(rules, state)
        found = engine.solve(packed, -1, 10**9)
        assert found.lower * packed.unit == reference.best(rules, state, ours), state


@pytest.mark.slow
@pytest.mark.parametrize("variant", TABLES)
def test_hundreds_of_endings_of_other_tables(exact: Solver, variant: str) -> None:
    rng = Random(variant)
    for number in range(40):
        rules = scaled(variant, rng.choice(get_args(Policy)), rng.choice(list(SCALES)))
        most = {2: 5, 3: 4, 4: 3, 5: 2, 6: 2}[rules.table.hands]
        state = ending(rules, rng, rng.randint(1, most), number % rules.table.hands)
        assert worths(exact.answer(rules, state)) == plainly(rules, state), state


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_longer_endings(exact: Solver, seed: int) -> None:
    """Six to eight tricks: the reference takes over where five are left."""
    rng = Random(seed)
    for _ in range(6):
        rules = scaled("classic", rng.choice(get_args(Policy)), rng.choice(list(SCALES)))
        state = ending(rules, rng, rng.randint(6, 8))
        ours, _ = parties(rules, state)
        assert by_cutting(rules, state, ours, 0, 10**6, {}) == mine(exact, rules, state, ours), state


def dealt_again(state: State, rng: Random) -> State:
    """The same but for who holds which of the nines, jacks and queens of a suit."""
    hands = [list(hand) for hand in state.hands]
    for suit in SUITS:
        places = [
            (hand, at) for hand in hands for at, card in enumerate(hand) if card in cards(f"9{suit} J{suit} Q{suit}")
        ]
        low = [hand[at] for hand, at in places]
        for (hand, at), card in zip(places, rng.sample(low, len(low)), strict=True):
            hand[at] = card
    return replace(state, hands=tuple(map(arranged, hands)))


@pytest.mark.parametrize("policy", get_args(Policy))
@pytest.mark.parametrize("endings", [60, pytest.param(1000, marks=pytest.mark.slow)])
def test_what_is_remembered_of_other_low_cards_is_true_of_these(policy: Policy, endings: int) -> None:
    rng, engine = Random(policy), Engine()
    for _ in range(endings):
        rules = scaled("classic", policy, rng.choice(["ten each", "king five"]))
        state = ending(rules, rng, rng.randint(3, 6))
        for _ in range(6):
            packed = pack(rules, state)
            assert engine.solve(packed, -1, 10**9).lower == Engine().solve(packed, -1, 10**9).lower, state
            state = dealt_again(state, rng)


def mine(solver: Solver, rules: Rules, state: State, ours: frozenset[int]) -> int:
    answer = solver.answer(rules, state)
    return answer.points if answer.mover in ours else answer.against


def by_cutting(
    rules: Rules, state: State, ours: frozenset[int], low: int, high: int, known: dict[Any, tuple[int, int]]
) -> int:
    """What `ours` can take, by alpha-beta over `legal` and `apply`: only what lies between low and high is exact."""
    here = (state.hands, state.trick, state.leader)
    least, most = known.get(here, (0, 10**6))
    low, high = max(low, least), min(high, most)
    if low >= high:
        return least if least >= high else most
    maximises = play.to_act(rules, state) in ours
    best = -1 if maximises else 10**6
    window = [low, high]
    for action in play.legal(rules, state):
        after = play.apply(rules, state, action)
        gain, last = 0, not play.due(rules, after)
        if not after.trick and after.leader in ours:
            worth = sum(rules.play.counters.of(rank(card)) for card in after.tricks[-1].cards)
            gain = worth + (rules.play.last_trick if last else 0)
        rest = 0 if last else by_cutting(rules, after, ours, window[0] - gain, window[1] - gain, known)
        best = max(best, gain + rest) if maximises else min(best, gain + rest)
        window = [max(window[0], best), window[1]] if maximises else [window[0], min(window[1], best)]
        if window[0] >= window[1]:
            break
    known[here] = (best if best > low else least, best if best < high else most)
    return best


@given(positions())
def test_the_kernel_plays_what_the_rules_allow(given: tuple[Policy, Suit, Hand, Hand]) -> None:
    policy, trump, trick, hand = given
    k, order, ranks = kernel(), suits(trump), "9JQKTA"
    number = {card: 8 * order.index(card[1]) + ranks.index(card[0]) for card in (*trick, *hand)}
    word = sum(1 << number[card] for card in set(hand))
    table = 0
    for seat, card in enumerate(trick):
        table = k.put.py_func(table, seat, number[card]) if seat else k.opened.py_func(seat, number[card])
    if trick:
        rules = POLICIES[policy]
        duties = rules.head_plain | rules.overtrump << 1 | rules.head_after_ruff << 2
        legal = k.legal(word, duties, table)
        assert {card for card in hand if legal >> number[card] & 1} == set(playable(rules, hand, trick, trump))


def fixed_deals() -> Iterator[tuple[Rules, State]]:
    """The deals whose nodes are counted."""
    rng = Random(200)
    rules = rules_of("classic")
    for _ in range(200):
        yield rules, deal(rules, rng)


def counted(mode: Any, deals: list[tuple[Rules, State]]) -> list[int]:
    """The nodes of each deal, each by a solver that remembers nothing."""
    found = []
    for rules, state in deals:
        engine = Engine(shortcuts=mode == "fast")
        found.append(engine.solve(pack(rules, state), -1, 10**9).nodes)
    return found


@pytest.mark.parametrize("mode", ["exact", "fast"])
def test_the_first_deals_take_as_many_nodes_as_ever(mode: str) -> None:
    deals = [deal for deal, _ in zip(fixed_deals(), range(10), strict=False)]
    assert counted(mode, deals) == json.loads(NODES_FILE.read_text("utf-8"))[mode][:10]


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["exact", "fast"])
def test_two_hundred_deals_take_as_many_nodes_as_ever(mode: str) -> None:
    nodes = counted(mode, list(fixed_deals()))
    assert nodes == json.loads(NODES_FILE.read_text("utf-8"))[mode]
    assert sum(nodes) / len(nodes) < {"exact": 900_000, "fast": 260_000}[mode]


def test_the_nodes_may_run_out() -> None:
    rules, state = next(fixed_deals())
    frugal = Solver(nodes=2000)
    with pytest.raises(OutOfNodes, match="solve-nodes: count=2000"):
        frugal.points(rules, state)
    with pytest.raises(OutOfNodes):
        frugal.answer(rules, state)
    bounds = Engine().solve(pack(rules, state), 0, 2000)
    assert bounds.lower < bounds.upper
    assert bounds.nodes < 2100
    late = ending(rules, Random(1), 3)
    assert frugal.points(rules, late) == Solver().points(rules, late)  # and what it was asked in vain does no harm


def test_the_fast_mode_is_seldom_wrong_and_never_by_much(exact: Solver, fast: Solver) -> None:
    rng = Random(8)
    rules = rules_of("classic")
    errors = []
    for _ in range(150):
        state = ending(rules, rng, 8)
        errors.append(abs(exact.points(rules, state) - fast.points(rules, state)))
    assert sum(error > 0 for error in errors) <= 0.06 * len(errors)
    assert sum(errors) / len(errors) <= 1
    assert max(errors) <= 50


def test_exact_and_fast_share_nothing_and_say_which_they_are(exact: Solver, fast: Solver) -> None:
    rules = rules_of("classic")
    state = ending(rules, Random(3), 4)
    assert (exact.answer(rules, state).mode, fast.answer(rules, state).mode) == ("exact", "fast")


@pytest.mark.parametrize("seed", range(12))
def test_the_best_line_gives_what_the_answer_promises(exact: Solver, seed: int) -> None:
    rng = Random(seed)
    rules = scaled(rng.choice(TABLES), rng.choice(get_args(Policy)), rng.choice(list(SCALES)))
    state = ending(rules, rng, 5 if rules.table.hands < 5 else 3, rng.randrange(rules.table.hands))
    answer = exact.answer(rules, state)
    after = state
    for seat, card in exact.line(rules, state):
        assert play.to_act(rules, after) == seat
        play.check(rules, after, Play(card))
        after = play.apply(rules, after, Play(card))
    assert not play.due(rules, after)
    won = [(trick.cards, trick.winner) for trick in after.tricks[len(state.tricks) :]]
    mine = sum(rules.play.counters.of(rank(card)) for trick, seat in won if seat in answer.party for card in trick)
    assert mine + (rules.play.last_trick if won[-1][1] in answer.party else 0) == answer.points
    assert max(worth.points for worth in answer.cards) == answer.points
    assert min(answer.costs(worth) for worth in answer.cards) == 0


def test_an_answer_counts_what_was_taken_before(exact: Solver) -> None:
    rules = rules_of("dailey")
    for seed in range(6):
        state = ending(rules, Random(seed), 4, seed % 4)
        answer = exact.answer(rules, state)
        assert sum(answer.taken) + answer.points + answer.against == 250
        assert answer.party == ((0, 2) if answer.mover in (0, 2) else (1, 3))


def test_three_hands_play_two_against_the_declarer(exact: Solver) -> None:
    rules = rules_of("three-hand")
    for seed in range(6):
        state = ending(rules, Random(seed), 3)
        assert state.contract is not None
        alone = exact.answer(rules, replace(state, leader=state.contract.declarer))
        assert alone.party == (state.contract.declarer,)


def test_the_first_lead_may_have_to_be_trump(exact: Solver) -> None:
    rules = changed(rules_of("classic"), play__first_lead_trump=True)
    for seed in range(3):
        state = deal(rules, Random(seed))
        trumps = {card for card in state.hands[state.leader] if card[1] == state.trump}
        answer = exact.answer(rules, state)
        assert set(worths(answer)) == trumps
        assert exact.points(rules, state) == answer.points


UNSOLVABLE: list[tuple[str, dict[str, Any], str]] = [
    ("classic", {"phase": "auction"}, "solve-not-playing: phase='auction'"),
    ("classic", {"trump": None}, "solve-no-trump"),
    ("turned-three", {"contract": None}, "solve-parties: count=3"),
    ("eight-hand", {}, "solve-parties: count=4"),
]


@pytest.mark.parametrize(("variant", "change", "refused"), UNSOLVABLE)
def test_what_has_no_best_play_is_refused(exact: Solver, variant: str, change: dict[str, Any], refused: str) -> None:
    rules = rules_of(variant)
    with pytest.raises(Unsolvable, match=refused):
        exact.points(rules, replace(deal(rules, Random(1)), **change))


def test_too_many_different_points_are_refused(exact: Solver) -> None:
    rules = changed(rules_of("classic"), play__counters__ace=101)
    with pytest.raises(Unsolvable, match=f"solve-too-many-points.*{MOST_UNITS}"):
        exact.points(rules, deal(rules, Random(1)))


ENDING = """
trump = "S"
leader = 2
trick = "KH AH"
hands = ["9H TS", "JH 9S", "AS", "QD"]
"""


def test_a_position_is_read(exact: Solver) -> None:
    rules = rules_of("classic")
    state = position(ENDING, rules)
    assert (play.to_act(rules, state), state.trick, len(state.tricks)) == (0, cards("KH AH"), 10)
    assert minus(state.hands[0], cards("TS")) == cards("9H")
    assert exact.answer(rules, state).points == 30


def test_a_position_of_a_lone_declarer_is_read(exact: Solver) -> None:
    text = 'trump = "H"\ndeclarer = 1\nleader = 1\nhands = ["", "AH 9D", "TH AD", "KH KD"]'
    state = position(text, rules_of("auction-four"))
    assert state.players == (1, 2, 3)
    assert exact.answer(rules_of("auction-four"), state).party == (1,)


BAD: list[tuple[str, str, str]] = [
    ("classic", "hands", "solve-form"),
    ("classic", "x" * 70_000, "solve-form"),
    ("classic", 'trump = "S"\nhands = ["AS", "TS", "KS", "QS"]\nmore = 1', "solve-form"),
    ("classic", 'trump = "X"\nhands = ["AS", "TS", "KS", "QS"]', "solve-suit"),
    ("classic", 'trump = "S"\nhands = ["AS", "TS", "KS"]', "solve-hands: given=3, count=4"),
    ("classic", 'trump = "S"\nhands = ["AS", "TS", "KS", ""]', "solve-hands: given=3, count=4"),
    ("classic", 'trump = "S"\nhands = ["AS", "TS", "KS", "QS"]\nleader = 4', "solve-seat: seat=4, limit=3"),
    ("classic", 'trump = "S"\nhands = ["AS", "TS", "KS", "QS QS"]', "solve-cards: seat=0, given=1, count=2"),
    ("classic", 'trump = "S"\nhands = ["AS", "TS", "KS", "QS"]\ntrick = "9S 9H 9D JD"', "solve-deal"),
    ("classic", 'trump = "S"\nhands = ["AS", "AS", "AS", "QS"]', "solve-pack: card='AS'"),
    ("classic", 'trump = "S"\nhands = ["7S", "AS", "AS", "QS"]', "solve-pack: card='7S'"),
]


@pytest.mark.parametrize(("variant", "text", "refused"), BAD)
def test_positions_that_cannot_be_are_refused(variant: str, text: str, refused: str) -> None:
    with pytest.raises(Unsolvable, match=refused):
        position(text, rules_of(variant))


def test_what_is_no_card_is_refused() -> None:
    with pytest.raises(NotationError, match="card"):
        position('trump = "S"\nhands = ["1S", "AS", "AS", "QS"]', rules_of("classic"))


def test_tricks_that_were_played_need_not_be_known() -> None:
    state = position(ENDING, rules_of("classic"))
    assert set(state.tricks) == {Trick(2, (), 2)}


SKETCH = 'trump = "S"; hands = ["AS 9H", "TS KH", "KS AH", "QS JH"]'
RECORD = str(Path(__file__).parent.parent / "records" / "pinochle-classic.txt")
PINNACOLA = str(Path(__file__).parent.parent / "records" / "pinnacola-classic.txt")

REFUSED: list[tuple[tuple[str, ...], str, dict[str, Any]]] = [
    ((SKETCH, "--rules=pinochle/eight-hand"), "solve-hands", {"given": 4, "count": 8}),
    (('trump = "S"; hands = "AS"',), "solve-form", {}),
    (('trump = "S"; hands = ["AS"]',), "solve-hands", {"given": 1, "count": 4}),
    ((SKETCH + "; leader = 9",), "solve-seat", {"seat": 9, "limit": 3}),
    ((SKETCH.replace('"S"', '"X"'),), "solve-suit", {"text": "X"}),
    ((SKETCH.replace("AS 9H", "AS"),), "solve-cards", {"seat": 0, "given": 1, "count": 2}),
    ((SKETCH + '; trick = "9S 9H 9D JD"',), "solve-deal", {"limit": 12}),
    ((SKETCH.replace("9H", "7H"),), "solve-pack", {"card": "7H"}),
    ((SKETCH, "--deal=1"), "solve-options", {"kind": "position"}),
    ((RECORD, "--rules=pinochle/classic"), "solve-options", {"kind": "record"}),
    ((PINNACOLA,), "solve-family", {"family": "pinnacola"}),
    ((SKETCH, "--rules=pinnacola/classic"), "solve-family", {"family": "pinnacola"}),
    ((RECORD, "--deal=1", "--trick=99"), "solve-trick", {"deal": 1, "trick": 99}),
    ((RECORD, "--deal=1", "--trick=1", "--nodes=10"), "solve-nodes", {"count": 10}),
    (
        ('trump = "S"; leader = 3; trick = "JH"; hands = ["AS 9H", "TS KH", "KS AH", "QS"]', "--all-trumps"),
        "solve-in-trick",
        {},
    ),
    (
        ('trump = "S"; hands = ["AS", "TS", "KS", "QS", "JS"]', "--rules=pinochle/five-hand", "--all-trumps"),
        "solve-parties",
        {"count": 5},
    ),
    (
        (
            'trump = "S"; declarer = 0; partner = 2; hands = ["AS", "TS", "KS", "QS", "JS"]',
            "--rules=pinochle/five-hand",
            "--all-trumps",
        ),
        "solve-called",
        {},
    ),
    (('trump = "S"; hands = ["AS", "TS", "KS"]', "--rules=pinochle/three-hand"), "solve-parties", {"count": 3}),
    ((SKETCH, "--rules=ODD"), "solve-too-many-points", {"limit": MOST_UNITS}),
]
"""What `twinpack solve` is asked, and for what it refuses. ODD is a file of rules with odd points."""

ELSEWHERE = {"solve-not-playing", "solve-no-trump"}
"""Refusals that only programs meet: a moment on the command line is one of the play, with a trump."""


@pytest.mark.parametrize(("given", "code", "params"), REFUSED)
def test_the_command_says_in_every_language_why_not(
    given: tuple[str, ...], code: str, params: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    odd = tmp_path / "odd.toml"
    odd.write_text('base = "pinochle/classic"\nplay.counters.ace = 599\nplay.counters.ten = 601\n')
    given = tuple(word.replace("ODD", str(odd)) for word in given)
    assert main(["solve", *given, "--json"]) == 2
    error = json.loads(capsys.readouterr().out)["error"]
    assert error["code"] == code
    assert {name: error[name] for name in params} == params
    said = set()
    for language in LANGUAGES:
        assert main(["solve", *given, f"--language={language}"]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert all(str(value) in err for name, value in params.items() if name not in ("kind", "family", "card"))
        said.add(err)
    assert len(said) == len(LANGUAGES), "every language has words of its own"


def test_every_refusal_of_the_command_is_in_the_table() -> None:
    folder = Path(twinpack.__file__).parent / "locales" / "en" / "solver.ftl"
    words = set(re.findall(r"^error-(solve-[a-z-]+) =", folder.read_text("utf-8"), re.MULTILINE))
    assert words == {code for _, code, _ in REFUSED} | ELSEWHERE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(ELSEWHERE))
def test_what_only_programs_meet_has_words_too(code: str, language: str) -> None:
    assert message(code, {"phase": "auction"}, words(language)).endswith(".")


@pytest.mark.parametrize("module", MADE_OF)
def test_what_was_compiled_of_other_code_is_not_used(module: str, tmp_path: Path) -> None:
    import numba

    source = Path(kernel().__file__ or "").parent
    assert Path(numba.config.CACHE_DIR).name == fingerprint(source)
    assert next(Path(numba.config.CACHE_DIR).rglob("kernel.solve-*.nbi"), None)
    for name in MADE_OF:
        (tmp_path / f"{name}.py").write_bytes((source / f"{name}.py").read_bytes())
    assert fingerprint(tmp_path) == fingerprint(source)
    (tmp_path / f"{module}.py").write_text((source / f"{module}.py").read_text() + "# another\n")
    assert fingerprint(tmp_path) != fingerprint(source)
