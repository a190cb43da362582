"""Playing Pinnacola in the terminal: what is told, what may be answered, and what never shows."""

import ast
import re
from collections.abc import Callable, Iterator
from importlib import resources
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

import twinpack
from tests.person import Person, at_moment, sit, stopped
from tests.strategies import first
from twinpack import bots
from twinpack.cards import Card
from twinpack.families import FAMILIES, RuleSet
from twinpack.game import CHANCE, IllegalAction, NotationError, draw, play
from twinpack.match import Dealer, Match, advance, to_act
from twinpack.options import changed
from twinpack.pinnacola.actions import Restock
from twinpack.pinnacola.game import Pinnacola
from twinpack.pinnacola.phases.deal import stacked
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import KINDS, pack
from twinpack.pinnacola.variants import VARIANTS
from twinpack.refusals import refusal
from twinpack.server import saved
from twinpack.server.saved import Saved
from twinpack.terminal import pinnacola_answers, pinnacola_table
from twinpack.terminal.voice import Voice
from twinpack.words import LANGUAGES, words

FAMILY = FAMILIES["pinnacola"]
CLASSIC = RuleSet("pinnacola/classic", FAMILY, VARIANTS["pinnacola/classic"])
RULE_SETS = [RuleSet(name, FAMILY, rules) for name, rules in VARIANTS.items()]
SHORT = RuleSet("short", FAMILY, changed(CLASSIC.rules, deal__players=2, deal__hand_size=5))
"""Small hands, so that a deal is soon over."""


def legal(at: Person) -> list[Any]:
    return list(at.match.game.legal(at.match.state))


def eager(offered: list[Any], rng: Random) -> Any:
    """A random action that lays whenever something can be laid, so that the deal gets on."""
    for kinds in (("lay", "off"), ("draw", "take"), ("discard",)):
        found = [action for action in offered if str(action).startswith(kinds)]
        if found:
            return rng.choice(found)
    return rng.choice(offered)


def lazy(offered: list[Any], rng: Random) -> Any:
    """To draw, and to discard something, as long as that can be done."""
    found = [action for action in offered if str(action).startswith(("draw", "discard"))]
    return rng.choice(found or offered)


def at_random(seed: int = 0) -> Callable[[Person], str]:
    """Answers with what may be done, as a person would type it, and leaves after one deal."""
    rng = Random(seed)

    def answer(at: Person) -> str:
        return "quit" if at.match.between else at.at.layout.said(eager(legal(at), rng), at.at.voice)

    return answer


class Eager:
    """A bot that gets on."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: Any, offered: Any) -> bots.base.Choice:
        return bots.base.Choice(eager(list(offered), self.rng))


@pytest.fixture
def _eager_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "random", lambda rule_set, seed: Eager(seed))


@pytest.mark.usefixtures("_eager_bots")
@pytest.mark.parametrize("rule_set", first(3, RULE_SETS), ids=lambda rule_set: rule_set.id)
def test_a_deal_of_every_variant_is_told_to_its_end(tmp_path: Path, rule_set: RuleSet) -> None:
    number = RULE_SETS.index(rule_set)
    language, seat = LANGUAGES[number % 4], number % rule_set.game.seats
    person = Person(sit(tmp_path, rule_set, number, seat=seat), at_random(number), language)
    assert person.play() == 0
    match, voice = person.match, person.at.voice
    score = match.scores[0]
    points = voice.by_side([_signed(change) for change in score.change])
    assert words(language).say("deal-change", points=points) in person.lines
    for reason in score.reasons:
        which = "" if reason.side is None else voice.side(reason.side)
        line = voice.say(f"reason-{reason.code}", side=which, amount=reason.amount or 0)
        assert line[:1].upper() + line[1:] in person.lines
    for number, meld in enumerate(match.state.melds, start=1):
        assert any(line.startswith(f"- @{number} {voice.cards(meld.tokens)} (") for line in person.lines)
    assert not any("{" in line for line in person.lines)


def _signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


@pytest.mark.slow
@pytest.mark.usefixtures("_eager_bots")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_answered_at_every_moment_and_changes_nothing(tmp_path: Path, language: str) -> None:
    asked = [
        "hand",
        "sort",
        "melds",
        "laid",
        "recent",
        "table",
        "score",
        "save",
        "why",
        "?",
        "hint",
        "rules",
        "explain",
    ]
    rng, before, turns = Random(1), list[Match](), count()

    def answer(at: Person) -> str:
        step = next(turns) % (len(asked) + 1)
        if step == 0:
            before[:] = [at.match]
        assert at.match == before[0]
        if step < len(asked):
            return asked[step]
        return "quit" if at.match.between else str(eager(legal(at), rng))

    person = Person(sit(tmp_path, SHORT), answer, language)
    assert person.play() == 0
    unknown = words(language).say("not-understood", text="X").partition("X")[2]
    assert [line for line in person.lines if line.endswith(unknown)] == []
    assert str(person.saved.file) in "\n".join(person.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(tmp_path: Path, language: str) -> None:
    offered = Person(sit(tmp_path, CLASSIC), lambda at: "quit", language).at.offered()
    asked = [word for name in offered for word in words(language).say(f"command-{name}").split(", ")]
    verbs = [
        word for verb in pinnacola_answers.VERBS for word in {verb, *words(language).say(f"do-{verb}").split(", ")}
    ]
    spoken = [*asked, *verbs]
    twice = {word for word in spoken if spoken.count(word) > 1}
    assert twice <= {"undo"}, "which is a command where the turn has nothing to be undone"
    assert not {name for name in offered if name in verbs}


def position(rules: Rules, hands: dict[int, str], row: str, *lines: str, stock: str = "", dealer: int = 3) -> Match:
    """A match in which these seats hold these cards (the rest is dealt as it comes) after these actions."""
    rest = list(pack(rules.deal.pinelle))
    for card in " ".join([*hands.values(), row, stock]).split():
        rest.remove(Card(card))
    rest.sort(key=lambda card: (card == "**", KINDS.index(card) * 31 % 53))
    full = []
    for seat in range(rules.seats):
        held = [Card(card) for card in hands.get(seat, "").split()]
        while len(held) < rules.deal.hand_size:
            held.append(rest.pop(0))
        full.append(tuple(held))
    game = Pinnacola(rules)
    deal = stacked(rules, dealer, tuple(full), tuple(map(Card, [row, *stock.split(), *rest])))
    match = Match(game, rules.match)
    for action in (Dealer(dealer), deal, *map(game.parse, lines)):
        match = advance(match, action)
    return match


def seated_at(folder: Path, match: Match, seat: int = 0) -> Saved:
    return at_moment(sit(folder, RuleSet("test", FAMILY, match.game.rules), seat=seat), match)


RULES = CLASSIC.rules
HANDS = {0: "9S 9H 9C ** 7H 8H 5D 5D 5C KS 2D 3D KD", 1: "TS JS QS AH 2H 3H 4C 4S 4D 6S 6C 6D 8C", 2: "JH QH KH"}
DRAWN = position(RULES, HANDS, "9D", "draw", stock="AD")
START = position(RULES, HANDS, "9D", stock="AD")
TAKEN = position(RULES, HANDS, "9D", "take 1")
SET = position(RULES, HANDS, "9D", "draw", "lay 9S 9H 9C", stock="AD")
RUN = position(RULES, HANDS, "9D", "draw", "lay 5D 5C **=5S", stock="AD")
THEIRS = position(RULES, HANDS, "9D", "draw", "lay 4C 4S 4D", "discard 8C", "draw", "discard JH", "draw", "discard 6H",
                  "draw", dealer=0, stock="AD TD 6H JD")  # fmt: skip
ROUND = ("draw", "lay 5D 5C 5H", "discard 9S", "draw", "discard 8C")
PARTNERS = position(
    RULES, {**HANDS, 2: "JH QH KH 5S"}, "9D", "draw", "discard 2D", "draw", "discard 8C", "draw", "lay JH QH KH",
    "discard 5S", "draw", "discard TH", "draw", stock="AD TD 6H TH JD",
)  # fmt: skip

REFUSED = [
    (START, "take 2", "no-such-place"),
    (START, "discard KS", "not-now"),
    (START, "lay 9S 9H 9C", "not-now"),
    (DRAWN, "draw", "not-now"),
    (DRAWN, "take 1", "not-now"),
    (DRAWN, "lay 9S 9H", "meld-too-short"),
    (DRAWN, "lay 9S 9H KS", "meld-no-meld"),
    (DRAWN, "lay 5D 5D 5C", "meld-twin"),
    (DRAWN, "lay 2D 3D 5D", "meld-gap"),
    (DRAWN, "lay KD AD 2D", "meld-corner"),
    (DRAWN, "lay 9S 9H **", "meld-identity-open"),
    (DRAWN, "lay 9S 9H **=8D", "meld-no-meld"),
    (DRAWN, "lay 4S 4H 4C", "not-in-hand"),
    (DRAWN, "discard 4S", "not-in-hand"),
    (DRAWN, "off 5D @1", "no-such-meld"),
    (DRAWN, "swap 5D @1", "no-such-meld"),
    (DRAWN, "back", "nothing-to-take-back"),
    (TAKEN, "discard KS", "chosen-must-be-laid"),
    (SET, "off 5D @1", "lay-off-does-not-fit"),
    (SET, "off 5D @2", "no-such-meld"),
    (RUN, "swap 9S @1", "swap-nothing-there"),
    (THEIRS, "off 5D @1", "not-your-side"),
    (PARTNERS, "off ** @1 high", "partner-needs-opened"),
]


@pytest.mark.parametrize(("match", "text", "code"), REFUSED, ids=lambda value: value if isinstance(value, str) else "")
@pytest.mark.parametrize("language", LANGUAGES)
def test_why_something_is_not_allowed(tmp_path: Path, language: str, match: Match, text: str, code: str) -> None:
    seat = to_act(match)
    assert seat is not None
    with pytest.raises(IllegalAction) as caught:
        play(match.game, match.state, match.game.parse(text))
    assert caught.value.code == code
    reason = refusal(caught.value, words(language))
    why = words(language).say("command-why").split(",")[0]
    sitting = seated_at(tmp_path, match, seat)
    assert stopped(sitting, f"why {text}", f"{why} {text.lower()}", text, language=language) == [reason] * 3


def test_why_something_is_allowed(tmp_path: Path) -> None:
    sitting = seated_at(tmp_path, DRAWN)
    said = words("en").say("query-allowed", what="Lay 9♠ 9♥ Joker=9♦")
    assert stopped(sitting, "why lay 9s 9h joker=9d") == [said]


NOT_UNDERSTOOD = [
    (START, "xyzzy", "xyzzy"),
    (START, "draw 2", "draw 2"),
    (START, "take", ""),
    (START, "take 0", "0"),
    (START, "take 1234", "1234"),
    (START, "take 8C", "8c"),
    (DRAWN, "lay", "lay"),
    (DRAWN, "lay 9S 1S", "1s"),
    (DRAWN, "lay 9S=8S 9H 9C", "9S=8S"),
    (DRAWN, "discard KS KD", "discard KS KD"),
    (DRAWN, "discard ?", "?"),
    (DRAWN, "off 5D", "off 5D"),
    (DRAWN, "off 5D @x", "x"),
    (DRAWN, "off 5D @1 middle", "middle"),
    (DRAWN, "swap 5D @1 low", "swap 5D @1 low"),
    (DRAWN, "deal AS", "deal AS"),
    (DRAWN, "why nothing", "nothing"),
]


@pytest.mark.parametrize(("match", "text", "repeated"), NOT_UNDERSTOOD, ids=lambda value: repr(value)[:20])
def test_what_is_not_understood_is_repeated_and_nothing_is_lost(
    tmp_path: Path, match: Match, text: str, repeated: str
) -> None:
    assert stopped(seated_at(tmp_path, match), text) == [words("en").say("not-understood", text=repeated)]


UNDERSTOOD = [
    ("en", START, "Draw", "draw"),
    ("de", START, "ziehen", "draw"),
    ("nl", START, "pak", "draw"),
    ("it", START, "pesco", "draw"),
    ("en", START, "take 9d", "take 1"),
    ("de", START, "nimm 9♦", "take 1"),
    ("it", START, "prendo 1", "take 1"),
    ("en", DRAWN, "meld 9♠, 9♥, 9♣", "lay 9S 9H 9C"),
    ("de", DRAWN, "lege aus 7H 8H Joker=9H", "lay 7H 8H **=9H"),
    ("it", DRAWN, "calo 7h 8h jolly", "lay 7H 8H **"),
    ("nl", DRAWN, "leg uit 10S VS BS", "lay TS QS JS"),
    ("en", DRAWN, "lay off 7H @2 high", "off 7H @2 high"),
    ("de", DRAWN, "lege an DH 2 unten", "off QH @2 low"),
    ("it", DRAWN, "attacco ** @1 sopra", "off ** @1 high"),
    ("nl", DRAWN, "leg aan HH @1 onder", "off KH @1 low"),
    ("de", DRAWN, "tausche DD @1", "swap QD @1"),
    ("it", DRAWN, "sostituisco QD 1", "swap QD @1"),
    ("de", DRAWN, "ablegen 5d", "discard 5D"),
    ("it", DRAWN, "scarto joker", "discard **"),
    ("en", DRAWN, "take back", "back"),
    ("en", DRAWN, "Undo", "back"),
    ("de", DRAWN, "zurück", "back"),
    ("it", DRAWN, "riprendo", "back"),
]


@pytest.mark.parametrize(("language", "match", "text", "notation"), UNDERSTOOD, ids=lambda value: str(value)[:20])
def test_answers_as_people_write_them(language: str, match: Match, text: str, notation: str) -> None:
    view, voice = match.game.view(match.state, 0), Voice(words(language), 0)
    assert str(pinnacola_answers.understood(RULES, view, text, voice)) == notation


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_said_can_be_typed(language: str) -> None:
    voice = Voice(words(language), 0)
    notations = [
        "draw",
        "take 3",
        "lay 9S 9H **=9C",
        "lay 2S=TH JH QH",
        "off 7H @2",
        "off ** @12 low",
        "off TD @1 high",
    ]
    for notation in (*notations, "swap QD @1", "discard 5D", "discard **", "back"):
        said = pinnacola_answers.said(START.game.parse(notation), voice)
        view = START.game.view(START.state, 0)
        assert str(pinnacola_answers.understood(RULES, view, said, voice)) == notation


def test_a_card_that_lies_in_the_row_twice_is_to_be_counted() -> None:
    view = replace(START.game.view(START.state, 0), row=(Card("9D"), Card("5H"), Card("9D")))
    voice = Voice(words("en"), 0)
    assert str(pinnacola_answers.understood(RULES, view, "take 5H", voice)) == "take 2"
    with pytest.raises(NotationError, match="answer"):
        pinnacola_answers.understood(RULES, view, "take 9D", voice)


def test_a_turn_as_it_is_told(tmp_path: Path) -> None:
    texts = ["draw", "lay 9s 9h 9c", "lay 2d 3d **", "undo", "lay ad 2d 3d **", "off 5D @1 high", "discard KS"]
    lines = stopped(seated_at(tmp_path, START), *texts, moving=True)
    assert lines[:10] == [
        "You draw A♦ from the stock.",
        "Your hand: 9♠ K♠, 7♥ 8♥ 9♥, A♦ 2♦ 3♦ 5♦ 5♦ K♦, 5♣ 9♣, Joker.",
        "You lay @1 9♠ 9♥ 9♣ (pure tris, 30).",
        "Your hand: K♠, 7♥ 8♥, A♦ 2♦ 3♦ 5♦ 5♦ K♦, 5♣, Joker.",
        "You lay @2 2♦ 3♦ Joker=4♦ (run, 35).",
        "Your hand: K♠, 7♥ 8♥, A♦ 5♦ 5♦ K♦, 5♣.",
        "You take back everything laid in this turn.",
        "Your hand: 9♠ K♠, 7♥ 8♥ 9♥, A♦ 2♦ 3♦ 5♦ 5♦ K♦, 5♣ 9♣, Joker.",
        "You lay @1 A♦ 2♦ 3♦ Joker=4♦ (run, 50).",
        "Your hand: 9♠ K♠, 7♥ 8♥ 9♥, 5♦ 5♦ K♦, 5♣ 9♣.",
    ]
    assert lines[10] == "You lay 5♦ off: @1 A♦ 2♦ 3♦ Joker=4♦ 5♦ (run, 55)."
    assert lines[12] == "You discard K♠. You hold 8 cards."


def test_undo_means_the_last_decision_where_the_turn_has_nothing_to_be_undone(tmp_path: Path) -> None:
    lines = stopped(seated_at(tmp_path, START), "take 1", "undo", "undo")
    assert "You take your last decision back." in lines
    assert lines[-1] == words("en").say("error-no-takeback")


def test_the_duties_of_a_turn_are_said(tmp_path: Path) -> None:
    lines = stopped(seated_at(tmp_path, START), "take 1", "lay 9D 9S 9H", moving=True)
    assert lines[0] == "You take 9♦ from the row."
    assert "You must lay 9♦ in this turn." in lines[:3]
    assert "You must lay 9♦ in this turn." not in lines[3:]


def test_an_empty_line_draws_where_nothing_else_can_be_done(tmp_path: Path) -> None:
    only = position(RULES, HANDS, "AC", stock="AD")
    assert "You draw A♦ from the stock." in stopped(seated_at(tmp_path, only), "", moving=True)
    needed = words("en").say("answer-needed")
    assert stopped(seated_at(tmp_path, START), "") == stopped(seated_at(tmp_path, DRAWN), "") == [needed]


def test_the_table_is_shown_before_the_draw_and_on_request(tmp_path: Path) -> None:
    person = Person(seated_at(tmp_path, START), lambda at: "quit")
    person.play()
    assert "The row, oldest first: 1 9♦." in person.lines
    assert "Cards in hand: West 13, North 13, East 13. Stock: 55." in person.lines
    assert "Your draw (draw, take 1):" in person.questions
    assert "Melds: your side, 35 points." in stopped(seated_at(tmp_path, RUN), "hand")
    assert "- @1 Joker=5♠ 5♦ 5♣ (tris, 35), you" in stopped(seated_at(tmp_path, RUN), "melds")
    ranked = "Your hand by rank: 2♦, 3♦, 5♦ 5♦ 5♣, 7♥, 8♥, 9♠ 9♥ 9♣, K♠ K♦, Joker."
    assert stopped(seated_at(tmp_path, START), "sort") == [ranked]


def test_what_has_happened_since_ones_last_turn(tmp_path: Path) -> None:
    lines = stopped(seated_at(tmp_path, PARTNERS), "last")
    assert lines[0] == "West draws from the stock."
    assert lines[-1] == "You draw J♦ from the stock."
    assert "North lays @1 J♥ Q♥ K♥ (pure run, 30)." in lines


@pytest.mark.parametrize("language", first(1, LANGUAGES))
def test_a_match_is_won_or_lost_by_following_the_hints(tmp_path: Path, language: str) -> None:
    rule_set = RuleSet("short", FAMILY, changed(SHORT.rules, match__target=400))
    start = words(language).say("hint-choice", what="|").partition("|")[0]

    def answer(at: Person) -> str:
        told = [line.removeprefix(start).rstrip(".") for line in person.lines[-6:] if line.startswith(start)]
        asked_again = len(person.questions) > 1 and person.questions[-1] == person.questions[-2]
        return "" if at.match.between else told[-1] if told and asked_again else "hint"

    person = Person(sit(tmp_path, rule_set, bots="club", seat=1), answer, language)
    assert person.play() == 0
    sheet = person.match.sheet
    assert sheet.outcome is not None
    voice, winner = person.at.voice, sheet.outcome.winner
    assert winner is not None
    points, named = voice.by_side(sheet.totals[-1]), {"winner": voice.side(winner)}
    end = voice.say("end-won", points=points) if winner == 1 else voice.say("end-lost", points=points, **named)
    assert end in person.lines[-2:]
    assert person.questions.count(words(language).say("ask-next")) == len(sheet.totals) - 1


def moments(
    folder: Path, rule_set: RuleSet, seed: int, chooser: Callable[[list[Any], Random], Any] | None = None
) -> Iterator[Saved]:
    """The match at every moment of a random deal when the person is to act."""
    rng = Random(seed)
    sitting = sit(folder, rule_set, seed)
    match = advance(sitting.sitting.match, Dealer(seed % rule_set.game.seats))
    while not match.between:
        mover = to_act(match)
        if mover == 0:
            yield at_moment(sitting, match)
        if mover == CHANCE:
            action = draw(match.game, match.state, rng)
        else:
            offered = list(match.game.legal(match.state))
            sober = chooser or rng.random() < 0.9
            action = (chooser or eager)(offered, rng) if sober else rng.choice(offered)
        match = advance(match, action)


@pytest.mark.parametrize("rule_set", [CLASSIC, RULE_SETS[3]], ids=lambda rule_set: rule_set.id)
def test_resuming_goes_on_in_the_middle_of_a_turn(tmp_path: Path, rule_set: RuleSet) -> None:
    laid = 0
    for number, sitting in enumerate(moments(tmp_path, rule_set, 2)):
        match = sitting.sitting.match
        laid += match.state.laid
        if number % 4 and not match.state.laid:
            continue
        saved.keep(sitting)
        again = saved.latest(tmp_path)
        assert (again.sitting.match.log, again.sitting.match.state) == (match.log, match.state)
        people = [Person(each, lambda at: "quit") for each in (sitting, again)]
        assert [person.play() for person in people] == [0, 0]
        assert people[0].lines == people[1].lines
    assert laid


def told(match: Match, seat: int) -> list[str]:
    """All that a seat is told of the deal in progress, action by action."""
    game, voice = match.game, Voice(words("en"), seat)
    state = game.start(match.dealer)
    lines: list[str] = []
    for number, action in enumerate(match.state.log):
        before = game.view(state, seat) if number else None
        state = play(game, state, action)
        lines += pinnacola_table.news(game.rules, before, game.view(state, seat), voice)
    return lines


@pytest.mark.usefixtures("quick_hints")
@pytest.mark.parametrize("rule_set", [CLASSIC, RULE_SETS[3], SHORT], ids=lambda rule_set: rule_set.id)
def test_no_line_shows_what_the_person_may_not_know(tmp_path: Path, rule_set: RuleSet) -> None:
    asked = ("hand", "sort", "melds", "last", "table", "score", "why", "hint", "?", "why draw", "why discard 5H")
    compared = 0
    for number, sitting in enumerate(moments(tmp_path, rule_set, 3)):
        if number % 6:
            continue
        compared += 1
        match = sitting.sitting.match
        other = match.game.redeal(match.game.view(match.state, 0), Random(number))
        again = Match(match.game, match.rules)
        for action in (Dealer(other.dealer), *other.log):
            again = advance(again, action)
        texts = [stopped(at_moment(sitting, each), *asked) for each in (match, again)]
        assert texts[0] == texts[1]
        assert told(match, 0) == told(again, 0)
    assert compared


def test_telling_step_by_step_is_telling_the_whole(tmp_path: Path) -> None:
    """Also where nobody lays anything, so that the stock is renewed until the deal is blocked."""
    for chooser in (eager, lazy):
        *_, sitting = moments(tmp_path, CLASSIC, 1, chooser)
        match = sitting.sitting.match
        whole = list(pinnacola_table.news(RULES, None, match.game.view(match.state, 0), Voice(words("en"), 0)))
        assert told(match, 0) == whole
        restocks = [action for action in match.state.log if isinstance(action, Restock)]
        assert len([line for line in whole if line.startswith("The stock is used up")]) == len(restocks)
        assert bool(restocks) == (chooser is lazy)


SOURCE = Path(twinpack.__file__).parent


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def entries(language: str, file: str) -> dict[str, set[str]]:
    """The messages of a file, attributes too, each with the variables it uses."""
    text = resources.files("twinpack").joinpath("locales", language, file).read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            parts = {entry.id.name: entry.value, **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}}
            for key, pattern in parts.items():
                assert pattern is not None
                variables = _Variables()
                variables.visit(pattern)
                found[key] = variables.names
    return found


@pytest.mark.parametrize("file", ["pinnacola-table.ftl", "pinnacola-errors.ftl"])
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_all_languages_say_the_same_things_with_the_same_values(language: str, file: str) -> None:
    assert entries(language, file) == entries("en", file)


def raised(*errors: str) -> Iterator[tuple[str, set[str]]]:
    """Every code of these errors that Pinnacola makes, with the names of its parameters."""
    for path in (SOURCE / "pinnacola").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in errors:
                code = node.args[0]
                assert isinstance(code, ast.Constant)
                yield str(code.value), {str(keyword.arg) for keyword in node.keywords}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_that_use_what_it_names(language: str) -> None:
    codes = list(raised("IllegalAction", "NotationError"))
    worded = {**entries(language, "errors.ftl"), **entries(language, "pinnacola-errors.ftl")}
    for code, params in codes:
        assert worded[f"error-{code}"] <= params, code
    own = {key.removeprefix("error-") for key in entries(language, "pinnacola-errors.ftl")}
    assert own <= {code for code, _ in codes}


def test_refusals_name_cards_and_jokers_as_people_write_them() -> None:
    error = IllegalAction("meld-identity-open", wild="**", possible=["QD", "9C"])
    assert refusal(error, words("de")) == "Joker könnte für mehrere Karten stehen: D♦ 9♣. Sag, für welche."
    error = IllegalAction("lay-off-does-not-fit", card="**=8C")
    assert refusal(error, words("it")).startswith("Jolly=8♣ lì non va.")
    error = IllegalAction("no-such-place", place=3, count=2)
    assert refusal(error, words("en")) == "There is no card number 3 in the row. It has 2."


def test_every_reason_of_a_score_has_words() -> None:
    text = (SOURCE / "pinnacola" / "scoring.py").read_text("utf-8")
    codes = {
        str(part.value)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason"
        for part in ast.walk(node.args[0])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }
    worded = {key.removeprefix("reason-") for key in entries("en", "pinnacola-table.ftl") if key.startswith("reason-")}
    assert worded == codes - {"restock"}


def test_all_words_are_said() -> None:
    text = "".join(path.read_text("utf-8") for path in (SOURCE / "terminal").glob("*.py"))
    said = set(re.findall(r'"([a-z][a-z-]+)"', text))
    beginnings = set(re.findall(r'f"([a-z-]+-)\{', text))
    for key in entries("en", "pinnacola-table.ftl"):
        name = key.partition(".")[0]
        assert name in said or any(name.startswith(start) for start in beginnings), key
