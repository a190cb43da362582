"""Playing in the terminal: a person who answers lines, from the first question to the end of a deal or a match."""

import ast
import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from importlib import resources
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tests.person import Person, at_moment, sit, stopped
from tests.strategies import ESSENTIAL, each
from twinpack import fair, families, record, verify
from twinpack.bots import UnknownBot
from twinpack.cards import Card, Hand, cards, minus
from twinpack.families import RuleSet
from twinpack.game import CHANCE, IllegalAction, NotationError, draw, pick, play
from twinpack.match import Dealer, Match, advance, to_act
from twinpack.pinochle.phases.deal import stacked
from twinpack.pinochle.seating import players
from twinpack.refusals import printable, refusal
from twinpack.server import local, saved, speech
from twinpack.server.local import run
from twinpack.server.saved import Saved, SavedError
from twinpack.server.sitting import Sitting, begin, folded
from twinpack.terminal import pinochle_answers as answers
from twinpack.terminal import pinochle_table as table
from twinpack.terminal.layouts import LAYOUTS
from twinpack.terminal.play import INTERRUPTED
from twinpack.terminal.voice import Voice
from twinpack.words import LANGUAGES, words

HOUSE = {
    "bury": "deal.widow = 4\ndeal.packets = [11]\nexchange.count = 0",
    "bury-unseen": "deal.widow = 4\ndeal.packets = [11]\ndeal.widow_shown = false\nexchange.count = 0",
    "share": 'deal.widow = 4\ndeal.packets = [11]\ndeal.widow_use = "share"\nexchange.count = 0',
    "at-once": 'exchange.order = "simultaneous"\nexchange.count = 1',
    "moon": "scoring.moon_bonus = 100\nscoring.moon_penalty = 100",
    "misdeal": 'deal.misdeal = "five-nines"\nauction.all_pass = "redeal"',
    "few-bids": "auction.ceiling = 290\nauction.max_raise = 20",
    "married": 'trump.needs = "marriage"\nscoring.not_at_table = true',
    "draw-first": 'base = "pinochle/two-hand"\nstock.meld_first = false\nstock.last_choice = true',
    "no-claims": 'base = "pinochle/two-hand"\nstock.claim_out = false\nmeld.roundhouse = 240',
}
"""Rules that no variant has, so that every phase and every kind of action is met; most change one that has many."""


def house(name: str) -> RuleSet:
    text = HOUSE[name]
    return families.loads(text if text.startswith("base") else 'base = "pinochle/dailey"\n' + text, name)


PINOCHLE = [name for name in families.names() if name in families.FAMILIES["pinochle"].variants]
RULE_SETS = [
    *(families.named(name) for name in PINOCHLE if name.rpartition("/")[2] in ESSENTIAL),
    *map(house, HOUSE),
]

SOME_AND_MORE = [
    slice(1, 9, 2),
    pytest.param(slice(9, None), marks=pytest.mark.slow),
    pytest.param(slice(0, 9, 2), marks=pytest.mark.slow),
]
"""A few of the rule sets for the quick tests, the others for the slow ones."""


def by_side(numbers: Sequence[Any], language: str = "en", seat: int = 0, seats: int = 4, sides: int = 2) -> str:
    """One number a side, as people read them."""
    return Voice(words(language), seat, seats, sides).by_side(numbers)


def legal(at: Person) -> list[Any]:
    return list(at.match.game.legal(at.match.state))


def some(offered: list[Any], rng: Random) -> Any:
    """A random action, seldom one that ends the deal before it is played."""
    ends = ("concede", "misdeal", "forfeit", "yield", "out")
    return pick([action for action in offered if str(action) not in ends or rng.random() < 0.1], rng)


def at_random(seed: int = 0, until_deal: int = 99) -> Callable[[Person], str]:
    """Answers with a random legal action, and leaves after so many deals."""
    rng = Random(seed)

    def answer(at: Person) -> str:
        if at.match.between:
            return "quit" if len(at.match.deals) >= until_deal else ""
        return str(some(legal(at), rng))

    return answer


def seated_at(folder: Path, match: Match) -> Saved:
    """South at a match in progress."""
    rule_set = RuleSet("test", families.FAMILIES["pinochle"], match.game.rules)
    return at_moment(sit(folder, rule_set), match)


def moments(folder: Path, rule_set: RuleSet, deals: int = 1) -> Iterator[Saved]:
    """The match at every moment of some random deals when the person is to act."""
    for seed in range(deals):
        rng = Random(seed)
        sitting = sit(folder, rule_set, seed)
        match = sitting.sitting.match
        while not match.between:
            mover = to_act(match)
            if mover == 0:
                yield at_moment(sitting, match)
            if mover == CHANCE:
                action: Any = Dealer(seed % match.game.seats)
                if match.state is not None:
                    action = draw(match.game, match.state, rng)
            else:
                offered = list(match.game.legal(match.state))
                wanted = "bid" if mover == 0 and seed % 2 else "pass"  # every other deal is South's to declare
                calls = [action for action in offered if str(action).startswith(wanted)]
                action = some(calls[:1] if calls and (mover == 0 or seed % 2) else offered, rng)
            match = advance(match, action)


def test_every_family_can_be_played_here() -> None:
    assert set(families.FAMILIES) <= set(LAYOUTS)


@pytest.mark.parametrize("name", [*each(PINOCHLE), *HOUSE])
def test_a_deal_of_every_variant_is_told_to_its_end(tmp_path: Path, name: str) -> None:
    rule_set = house(name) if name in HOUSE else families.named(name)
    game = rule_set.game
    turn = [*PINOCHLE, *HOUSE].index(name)
    language, seat = LANGUAGES[turn % 4], turn % game.seats
    person = Person(sit(tmp_path, rule_set, turn, seat=seat), at_random(turn, until_deal=2), language)
    assert person.play() == 0
    said, match = words(language).say, person.match
    if match.sheet.outcome is None:
        assert said("ask-next") in person.questions
    for deals, totals in enumerate(match.sheet.totals, start=1):
        points = by_side(totals, language, seat, game.seats, game.sides)
        assert said("sheet-totals", deals=deals, points=points) in person.lines
    assert "{" not in person.text


ENDS = {
    "three deals": 'match.end = "deals"\nmatch.deals = 3',
    "a low target": "match.target = 200\nscoring.set_penalty = 'give'",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
def test_a_match_is_told_to_its_end(tmp_path: Path, language: str, end: str) -> None:
    rule_set = families.loads('base = "pinochle/dutch-short"\n' + end, "short")
    seed = LANGUAGES.index(language)
    person = Person(sit(tmp_path, rule_set, seed), at_random(seed), language)
    assert person.play() == 0
    sheet = person.match.sheet
    assert sheet.outcome is not None
    points = by_side(sheet.totals[-1], language)
    winner = sheet.outcome.winner
    key = "end-shared" if winner is None else "end-lost" if winner else "end-won"
    named = {"winner": Voice(words(language), 0).side(winner)} if winner else {}
    assert words(language).say(key, points=points, **named) in person.lines[-2:]
    with pytest.raises(SavedError, match="nothing-saved"):
        saved.latest(tmp_path)


@pytest.mark.usefixtures("quick_hints")
@pytest.mark.parametrize("part", SOME_AND_MORE)
def test_every_command_is_answered_at_every_moment_and_changes_nothing(tmp_path: Path, part: slice) -> None:
    for number, rule_set in [*enumerate(RULE_SETS)][part]:
        language = LANGUAGES[number % 4]
        asked = ["hand", "melds", "last", "table", "score", "save", "why", "explain", "?", "hint"]
        if number < 4:
            asked.append("rules")
        rng = Random(number)
        before: list[Match] = []
        turns = count()

        def answer(
            at: Person,
            asked: list[str] = asked,
            rng: Random = rng,
            before: list[Match] = before,
            turns: Iterator[int] = turns,
        ) -> str:
            step = next(turns) % (len(asked) + 1)
            if step == 0:
                before[:] = [at.match]
            assert at.match == before[0]
            if step < len(asked):
                return asked[step]
            return "quit" if at.match.between else str(some(legal(at), rng))

        person = Person(sit(tmp_path, rule_set, number, "club"), answer, language)
        assert person.play() == 0
        unknown = words(language).say("not-understood", text="X").partition("X")[2]
        assert [line for line in person.lines if line.endswith(unknown)] == []
        assert str(person.saved.file) in person.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_names_in_the_language_and_in_english(tmp_path: Path, language: str) -> None:
    at = Person(sit(tmp_path, families.named("pinochle/dailey")), lambda at: "quit", language).at
    offered = at.offered()
    for name in offered:
        own = words(language).say(f"command-{name}").split(", ")
        assert {at.command(word) for word in (name, *own, *map(str.upper, own))} == {name}
    spoken = [word for name in offered for word in words(language).say(f"command-{name}").split(", ")]
    assert len(set(spoken)) == len(spoken), "two commands have the same name"


def position(
    rule_set: RuleSet,
    hands: dict[int, str],
    dealer: int,
    *lines: str,
    widow: str = "",
    turned: str | None = None,
) -> Match:
    """A match in which these seats hold these cards (the rest is dealt as it comes) after these actions."""
    rules = rule_set.rules
    rest = minus(rules.cards, cards(" ".join(hands.values()) + " " + widow))
    full: list[Hand] = []
    for seat in range(rules.table.seats):
        held = cards(hands.get(seat, ""))
        missing = rules.hand_size - len(held) if seat in players(rules.table, dealer) else 0
        full.append(held + rest[:missing])
        rest = rest[missing:]
    match = Match(rule_set.game, rule_set.match)
    deal = stacked(rules, dealer, tuple(full), cards(widow) + rest, Card(turned) if turned else None)
    for action in (Dealer(dealer), deal, *map(rule_set.game.parse, lines)):
        match = advance(match, action)
    return match


DUTCH = families.named("pinochle/dutch")
LEAD_TRUMP = families.loads('base = "pinochle/dutch"\nplay.first_lead_trump = true', "lead-trump")
WEST_PLAYS = ("pass", "bid 250", "pass", "pass", "trump S")  # the dealer is East, so South calls first
EAST_PLAYS = ("bid 250", "pass", "pass", "pass", "trump S")  # the dealer is North, so East calls first

REFUSALS = [
    ("must-follow", DUTCH, {3: "KH KH", 0: "QH AS AD"}, 2, (*EAST_PLAYS, "play KH"), "AS"),
    ("must-beat", DUTCH, {3: "KH KH", 0: "AH QH AS"}, 2, (*EAST_PLAYS, "play KH"), "QH"),
    ("must-trump", DUTCH, {3: "KH", 0: "AS TS AD AD TD TD KD KD AC AC TC TC"}, 2, (*EAST_PLAYS, "play KH"), "AD"),
    (
        "must-overtrump",
        DUTCH,
        {2: "KH", 3: "TS AD AD TD TD KD KD AC AC TC TC KC", 0: "AS QS QD QD JD JD QC QC JC JC 9C 9C"},
        1,
        ("bid 250", "pass", "pass", "pass", "trump S", "play KH", "play TS"),
        "QS",
    ),
    ("must-lead-trump", LEAD_TRUMP, {0: "AH AS"}, 3, ("bid 250", "pass", "pass", "pass", "trump S"), "AH"),
    ("not-in-hand", DUTCH, {0: "AH AS"}, 3, ("bid 250", "pass", "pass", "pass", "trump S"), "9C"),
]


@pytest.mark.parametrize(("code", "rule_set", "hands", "dealer", "lines", "card"), REFUSALS, ids=lambda x: str(x)[:16])
@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_card_may_not_be_played(
    tmp_path: Path,
    language: str,
    code: str,
    rule_set: RuleSet,
    hands: dict[int, str],
    dealer: int,
    lines: tuple[str, ...],
    card: str,
) -> None:
    hands = {**hands, 1: "9C 9C"} if code == "not-in-hand" else hands
    match = position(rule_set, hands, dealer, *lines)
    assert to_act(match) == 0
    sitting = seated_at(tmp_path, match)
    action = rule_set.game.parse(f"play {card}")
    with pytest.raises(IllegalAction) as caught:
        play(rule_set.game, match.state, action)
    assert caught.value.code == code
    reason = refusal(caught.value, words(language))
    written = words(language).card(card)
    why = words(language).say("command-why").split(",")[0]
    assert stopped(sitting, f"why {card}", f"{why} {written.lower()}", written, language=language) == [reason] * 3
    allowed = next(rule_set.game.legal(match.state)).card
    said = words(language).say("query-allowed", what=words(language).card(allowed))
    assert stopped(sitting, f"why {allowed}", language=language) == [said]


CALLS = position(DUTCH, {}, 2, "bid 250")
NAMES = position(DUTCH, {}, 3, "bid 250", "pass", "pass", "pass")
GIVES = position(
    families.named("pinochle/classic"), {0: "AS AS TS TS 9S"}, 1, "bid 250", "pass", "pass", "pass", "trump S"
)
PLAYS = position(DUTCH, {3: "9H", 0: "AH TH QH QH AS"}, 2, *EAST_PLAYS, "play 9H")

REFUSED = [
    (CALLS, "250", "bid-too-low"),
    (CALLS, "bid 265", "bid-off-step"),
    (GIVES, "AS AS TS", "wrong-count"),
    (GIVES, "give as as ts ts 9s", "wrong-count"),
    (GIVES, "AS AS AS TS", "not-in-hand"),
]


@pytest.mark.parametrize(("match", "text", "code"), REFUSED, ids=lambda value: repr(value)[:20])
def test_what_the_rules_refuse_is_said_and_nothing_is_lost(tmp_path: Path, match: Match, text: str, code: str) -> None:
    sitting, view = seated_at(tmp_path, match), match.game.view(match.state, 0)
    with pytest.raises(IllegalAction) as caught:
        match.game.check(match.state, answers.understood(match.game.rules, view, text, Voice(words("en"), 0)))
    assert caught.value.code == code
    assert stopped(sitting, text, f"why {text}") == [refusal(caught.value, words("en"))] * 2


def test_help_is_a_call_only_where_the_rules_know_it(tmp_path: Path) -> None:
    explained = words("en").say("explain-auction")
    for match in (CALLS, NAMES, PLAYS):
        assert stopped(seated_at(tmp_path, match), "help") == stopped(seated_at(tmp_path, match), "?")
    assert explained in stopped(seated_at(tmp_path, CALLS), "help")
    dailey = position(families.named("pinochle/dailey"), {}, 3)
    lines = iter(["help", "quit"])
    person = Person(seated_at(tmp_path, dailey), lambda at: next(lines, "quit"))
    person.play()
    assert "You pass with help." in person.lines


NOT_UNDERSTOOD = [
    (CALLS, "xyzzy", "xyzzy"),
    (CALLS, "-5", "-5"),
    (CALLS, "12345678901234567890", "12345678901234567890"),
    (CALLS, "deal AS", "deal as"),
    (NAMES, "x", "x"),
    (GIVES, "AS AS TS 1H", "1h"),
    (PLAYS, "QH QH", "QH QH"),
    (PLAYS, "play", "play"),
    (PLAYS, "\x1b[2J\x07", "?[2j?"),
    (PLAYS, "\udcff", "?"),
    (PLAYS, "why nothing", "nothing"),
    (PLAYS, "x" * 500, "x" * 77 + "..."),
]


@pytest.mark.parametrize(("match", "text", "repeated"), NOT_UNDERSTOOD, ids=lambda value: repr(value)[:20])
def test_what_is_not_understood_is_repeated_and_nothing_is_lost(
    tmp_path: Path, match: Match, text: str, repeated: str
) -> None:
    sitting = seated_at(tmp_path, match)
    assert stopped(sitting, text) == [words("en").say("not-understood", text=repeated)]


@pytest.mark.parametrize("match", [CALLS, NAMES, GIVES, PLAYS], ids=["calls", "names", "gives", "plays"])
def test_an_empty_line_is_no_answer_where_there_is_a_choice(tmp_path: Path, match: Match) -> None:
    sitting = seated_at(tmp_path, match)
    assert stopped(sitting, "", "  ") == [words("en").say("answer-needed")] * 2


def test_an_empty_line_plays_the_only_card(tmp_path: Path) -> None:
    match = position(DUTCH, {3: "KH", 0: "AH QS QS"}, 2, *EAST_PLAYS, "play KH")
    lines = iter(["", "quit"])
    person = Person(seated_at(tmp_path, match), lambda at: next(lines))
    assert person.play() == 0
    assert words("en").say("ask-play-only", cards="A♥") in person.questions
    assert "You play A♥." in person.lines


PHASES = {
    *("draft", "auction", "forfeit", "swap", "trump", "call", "widow"),
    *("exchange", "bury", "decide", "yield", "stock", "play"),
}


def test_resuming_goes_on_at_the_same_question_in_every_phase(tmp_path: Path) -> None:
    phases: Counter[str] = Counter()
    for number, rule_set in enumerate(RULE_SETS):
        folder = tmp_path / str(number)
        seen: Counter[str] = Counter()
        for sitting in moments(folder, rule_set, deals=8 if rule_set.rules.payment.table else 4):
            match = sitting.sitting.match
            seen[match.state.phase] += 1
            if seen[match.state.phase] != 1:
                continue
            saved.keep(sitting)
            again = saved.latest(folder)
            people = [Person(each, lambda at: "quit") for each in (sitting, again)]
            assert [person.play() for person in people] == [0, 0]
            assert people[0].questions == people[1].questions
            assert (again.sitting.match.log, again.sitting.match.state) == (match.log, match.state)
            assert again.sitting.rule_set.rules == rule_set.rules
        phases += seen
    assert set(phases) == PHASES


def once(answer: Callable[[Person], str]) -> Callable[[Person], str]:
    """Answers one question and leaves."""
    answers_left = [answer]

    def read(at: Person) -> str:
        return answers_left.pop()(at) if answers_left else "quit"

    return read


def test_a_match_left_at_every_question_ends_like_one_played_through(tmp_path: Path) -> None:
    rule_set = families.loads(
        'base = "pinochle/classic"\nscoring.concede = false\nmatch.end = "deals"\nmatch.deals = 2', "two"
    )

    def steady(at: Person) -> str:
        return "" if at.match.between else str(some(legal(at), Random(len(at.match.log))))

    whole = Person(sit(tmp_path / "whole", rule_set, 7, "club"), steady)
    assert whole.play() == 0
    sitting = sit(tmp_path / "parts", rule_set, 7, "club")
    saved.keep(sitting)
    visits = 0
    while not sitting.sitting.over:
        sitting = saved.latest(tmp_path / "parts")
        person = Person(sitting, once(steady))
        assert person.play() == 0
        sitting = person.saved
        visits += 1
    assert visits > 20
    assert sitting.sitting.lines == whole.saved.sitting.lines


def told(match: Match) -> list[str]:
    """All that South is told of the deal in progress, action by action."""
    game, voice = match.game, Voice(words("en"), 0, match.game.seats, match.game.sides)
    state = game.start(match.dealer, match.sheet.race)
    lines: list[str] = []
    for number, action in enumerate(match.state.log):
        before = game.view(state, 0) if number else None
        state = play(game, state, action)
        lines += table.news(game.rules, before, game.view(state, 0), voice)
    return lines


@pytest.mark.usefixtures("quick_hints")
@pytest.mark.parametrize("part", SOME_AND_MORE)
def test_no_line_shows_what_the_person_may_not_know(tmp_path: Path, part: slice) -> None:
    asked = ("hand", "melds", "last", "table", "score", "why", "hint", "?")
    for rule_set in RULE_SETS[part]:
        for number, sitting in enumerate(moments(tmp_path, rule_set, deals=2)):
            match = sitting.sitting.match
            if number % 8:
                continue
            texts, tellings = [], []
            for seed in (1, 2):
                other = match.game.redeal(match.game.view(match.state, 0), Random(seed))
                again = Match(match.game, match.rules)
                for action in (Dealer(other.dealer), *other.log):
                    again = advance(again, action)
                texts.append(stopped(at_moment(sitting, again), *asked))
                tellings.append(told(again))
            assert texts[0] == texts[1] == stopped(sitting, *asked)
            assert tellings[0] == tellings[1] == told(match)


DAMAGE: list[tuple[str, Callable[[str], str], str, int | None]] = [
    ("half a line", lambda text: text[: text.index("\npass") + 3] + "\n", "damaged-line", None),
    ("another card", lambda text: text.replace("trump S", "trump X"), "damaged-line", None),
    ("an illegal call", lambda text: text.replace("bid 250", "bid 240"), "illegal-line", None),
    ("other rules", lambda text: text.replace("scale = 10", "scale = 1"), "hash-mismatch", None),
    ("no seed", lambda text: text.replace('[Seed "1"]\n', ""), "tag-missing", 1),
    ("a strange seed", lambda text: text.replace('[Seed "1"]', '[Seed "one"]'), "tag-form", 8),
    ("nobody to play", lambda text: text.replace('"person"', '"club"'), "tag-form", 4),
    ("an unknown bot", lambda text: text.replace('"random"', '"champion"'), "unknown-bot", 4),
    ("something else", lambda text: "\0\n" * 4, "record-parts", None),
]


@pytest.mark.parametrize(("damage", "code", "line"), [case[1:] for case in DAMAGE], ids=[case[0] for case in DAMAGE])
def test_a_damaged_match_is_named_with_its_line_and_kept(
    tmp_path: Path, damage: Callable[[str], str], code: str, line: int | None
) -> None:
    match = position(DUTCH, {3: "KH", 0: "QH AS"}, 2, *EAST_PLAYS, "play KH")
    sitting = at_moment(sit(tmp_path / "matches", DUTCH), match)
    saved.keep(sitting)
    broken = damage(sitting.file.read_text())
    assert broken != sitting.file.read_text()
    sitting.file.write_text(broken)
    with pytest.raises(SavedError) as caught:
        run(DUTCH, bots="random", resume=True, words=words("en"), folder=tmp_path)
    assert caught.value.code == "saved-match"
    assert caught.value.params["file"] == str(sitting.file)
    assert caught.value.cause is not None
    assert caught.value.cause.code == code
    assert caught.value.params["line"] == caught.value.cause.params["line"]
    assert line in (None, caught.value.params["line"])
    assert sitting.file.read_text() == broken


def test_there_may_be_nothing_to_resume(tmp_path: Path) -> None:
    for _ in range(2):  # first no folder at all, then one with a match that never began
        with pytest.raises(SavedError, match="nothing-saved"):
            run(DUTCH, bots="random", resume=True, words=words("en"), folder=tmp_path)
        sit(tmp_path / "matches", DUTCH)


@pytest.mark.parametrize("interrupt", [False, True], ids=["end of input", "Ctrl-C"])
def test_leaving_saves_and_says_how_to_go_on(tmp_path: Path, interrupt: bool) -> None:
    lines: list[str] = []
    asked = threading.Event()

    def write(text: str) -> None:
        lines.append(text)
        if text.endswith((":\n", "?\n")):
            asked.set()
            if interrupt:
                signal.raise_signal(signal.SIGINT)

    def read() -> str:
        asked.wait(30)
        if interrupt:
            threading.Event().wait(60)
        return ""

    found = run(DUTCH, bots="random", seed=1, words=words("en"), folder=tmp_path, read=read, write=write)
    assert found == (INTERRUPTED if interrupt else 0)
    assert "twinpack play --resume" in lines[-1]
    assert saved.latest(tmp_path / "matches").sitting.to_act == 0


def begun(folder: Path, seed: int | None) -> str:
    run(DUTCH, bots="random", seed=seed, words=words("en"), folder=folder, read=str, write=str)
    return max((folder / "matches").glob("*.txt")).read_text()


def test_a_seed_repeats_the_deals_and_without_one_they_differ(tmp_path: Path) -> None:
    assert begun(tmp_path, 5) == begun(tmp_path, 5) != begun(tmp_path, -6)
    assert begun(tmp_path, None) != begun(tmp_path, None)
    assert len(list((tmp_path / "matches").glob("*.txt"))) == 5, "a new match has replaced an old one"


def test_the_deals_of_a_seed_do_not_hang_on_how_they_are_played(tmp_path: Path) -> None:
    people = [Person(sit(tmp_path, DUTCH, 5), at_random(seed, until_deal=3)) for seed in (1, 2)]
    for person in people:
        person.play()
    first, second = (person.match for person in people)
    assert first.deals != second.deals
    assert [deal[0] for deal in first.deals] == [deal[0] for deal in second.deals]


def test_where_matches_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TWINPACK_DATA", str(tmp_path / "here"))
    assert saved.folder() == tmp_path / "here" / "matches"
    assert saved.folder(tmp_path) == tmp_path / "matches"
    monkeypatch.delenv("TWINPACK_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert "twinpack" in saved.folder().parts


def test_a_record_of_the_match_lies_there_after_every_action(tmp_path: Path) -> None:
    def answer(at: Person) -> str:
        found = record.replay(record.load(at.saved.file))
        assert found.log == at.match.log
        return "quit" if at.match.between else str(some(legal(at), Random(1)))

    person = Person(sit(tmp_path, DUTCH), answer)
    assert person.play() == 0
    kept = record.load(person.saved.file)
    seats = {"Seat0": "person", "Seat1": "random", "Seat2": "random", "Seat3": "random"}
    assert dict(kept.tags) == {**seats, "Seed": "1", "Match": "seed 1"}
    assert [shuffle.number for shuffle in verify.verify(kept)] == [1, 2]
    assert [file.suffix for file in tmp_path.iterdir()] == [".txt"]


def test_a_match_kept_before_its_deals_were_promised_goes_on(tmp_path: Path) -> None:
    rule_set = families.loads('base = "pinochle/dutch"\nmatch.end = "deals"\nmatch.deals = 3')
    sitting = at_moment(sit(tmp_path, rule_set), position(rule_set, {3: "KH"}, 2, *EAST_PLAYS, "play KH"))
    saved.keep(sitting)
    text = sitting.file.read_text()
    assert "commit" not in text
    sitting.file.write_text(text.replace('[Match "seed 1"]\n', ""))
    person = Person(saved.latest(tmp_path), at_random(1, until_deal=2))
    assert person.play() == 0
    kept = record.load(sitting.file)
    assert record.replay(kept).log == person.match.log
    assert kept.entries[: len(sitting.sitting.lines)] == sitting.sitting.lines
    assert sum(isinstance(line, fair.Commit) for line in kept.entries) == 2  # of the next deal, and of the one to come


def parts(sitting: Sitting) -> list[Any]:
    """What a sitting consists of, without what is the same object in every one of a match."""
    names = set(sitting.__struct_fields__) - {"rule_set", "match", "version"}
    return [sitting.match.log, sitting.match.scores, *(getattr(sitting, name) for name in sorted(names))]


def answers_with(*texts: str) -> Callable[[Person], str]:
    """Says these things and then leaves."""
    lines = iter([*texts, "quit"])
    return lambda at: next(lines)


def test_what_was_taken_back_stays_so_when_the_match_is_resumed(tmp_path: Path) -> None:
    kept = at_moment(sit(tmp_path, DUTCH), CALLS)
    person = Person(kept, answers_with("pass", "undo", "260"))
    assert person.play() == 0
    assert "You take your last decision back." in person.lines
    again = saved.latest(tmp_path)
    assert parts(again.sitting) == parts(person.saved.sitting)
    assert "You bid 260." in person.lines
    assert "takeback" in kept.file.read_text()


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_match_that_is_given_up_is_over(tmp_path: Path, answer: str) -> None:
    person = Person(at_moment(sit(tmp_path, DUTCH), CALLS), answers_with("concede", answer, "score"))
    assert person.play() == 0
    assert "Give up the whole match (yes, no)?" in person.questions
    given_up = words("en").say("outcome-conceded", side=by_side([""] * 2).split(",")[0].strip())
    assert (given_up in person.lines) == (answer == "yes")
    if answer == "yes":
        assert '[Conceded "0"]' in person.saved.file.read_text()
        with pytest.raises(SavedError, match="nothing-saved"):
            saved.latest(tmp_path)


def test_the_file_has_everything_that_happened(tmp_path: Path) -> None:
    """Also the promise of a shuffle that is not drawn yet, and its seed, which follows from that of the match."""
    person = Person(sit(tmp_path, DUTCH, 3, "club"), at_random(3, until_deal=1))
    assert person.play() == 0
    again = saved.latest(tmp_path)
    assert again.sitting.commit is not None
    assert parts(again.sitting) == parts(person.saved.sitting)
    entries = asyncio.run(person.at.file.entries(again.sitting.id))
    assert parts(folded(begin(again.sitting.id, DUTCH), entries)) == parts(again.sitting)
    (due,) = asyncio.run(person.at.file.seeds(again.sitting.id, [again.sitting.shuffles]))
    assert fair.commitment(again.sitting.id, again.sitting.shuffles, due) == again.sitting.commit


def test_a_match_that_cannot_be_saved_goes_on_and_says_so(tmp_path: Path) -> None:
    sitting = sit(tmp_path / "gone", DUTCH)
    sitting.file.unlink()
    sitting.file.parent.rmdir()
    person = Person(sitting, at_random(1, until_deal=1))
    assert person.play() == 0
    assert person.match.deals
    warned = words("en").say("save-failed", file=str(sitting.file), why=os.strerror(2))
    assert warned in person.lines


def test_bots_are_named_once_or_each(tmp_path: Path) -> None:
    assert saved.seated("club", 1, 4) == ("club", "person", "club", "club")
    assert saved.seated(["a", "b", "c"], 2, 4) == ("b", "c", "person", "a")
    with pytest.raises(ValueError, match="2 bots for 3 seats"):
        saved.seated(["a", "b"], 0, 4)
    with pytest.raises(UnknownBot, match="champion"):
        run(DUTCH, bots="champion", words=words("en"), folder=tmp_path)
    assert not (tmp_path / "matches").exists()


@pytest.mark.parametrize(
    ("language", "text", "notation"),
    [
        ("en", "Pass", "pass"),
        ("en", "p", "pass"),
        ("en", " 270 ", "bid 270"),
        ("en", "bid 270", "bid 270"),
        ("de", "biete 270", "bid 270"),
        ("de", "Passe", "pass"),
        ("nl", "pas", "pass"),
        ("it", "Passo", "pass"),
        ("it", "offro 270", "bid 270"),
    ],
)
def test_calls_as_people_write_them(language: str, text: str, notation: str) -> None:
    view = CALLS.game.view(CALLS.state, 0)
    assert str(answers.understood(CALLS.game.rules, view, text, Voice(words(language), 0))) == notation


@pytest.mark.parametrize(
    ("language", "text", "notation"),
    [
        ("en", "hearts", "trump H"),
        ("en", "h", "trump H"),
        ("en", "♥", "trump H"),
        ("en", "trump Hearts", "trump H"),
        ("de", "Herz", "trump H"),
        ("de", "pik", "trump S"),
        ("de", "ka", "trump D"),
        ("de", "k", None),
        ("de", "trumpf kreuz", "trump C"),
        ("nl", "kl", "trump C"),
        ("it", "c", None),
        ("it", "cuori", "trump H"),
        ("it", "trump C", "trump C"),
        ("it", "atout c", None),
        ("it", "fiori", "trump C"),
    ],
)
def test_suits_as_people_write_them(language: str, text: str, notation: str | None) -> None:
    view, voice = NAMES.game.view(NAMES.state, 0), Voice(words(language), 0)
    if notation is None:  # it might mean two suits, and trump is named only once
        with pytest.raises(NotationError, match="suit"):
            answers.understood(NAMES.game.rules, view, text, voice)
    else:
        assert str(answers.understood(NAMES.game.rules, view, text, voice)) == notation


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "AS as 10♠ TS"),
        ("en", "give AS, AS, 10S, 10s"),
        ("de", "gib AS AS 10S 10S"),
        ("nl", "geef AS AS 10♠ 10♠"),
        ("it", "DO AS AS 10S TS"),
    ],
)
def test_cards_as_people_write_them(language: str, text: str) -> None:
    view = GIVES.game.view(GIVES.state, 0)
    assert str(answers.understood(GIVES.game.rules, view, text, Voice(words(language), 0))) == "give AS AS TS TS"


def test_ascii_has_letters_for_suits(tmp_path: Path) -> None:
    person = Person(sit(tmp_path, families.named("pinochle/dailey")), at_random(1, until_deal=2), ascii=True)
    assert person.play() == 0
    assert person.text.isascii()
    assert "10H" in person.text


def test_what_is_repeated_fits_on_a_line() -> None:
    assert printable("a\nb\x00\u202e") == "a?b??"
    assert len(printable("x" * 1000)) == 80


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_any_output_can_be_written_to_and_any_input_read(tmp_path: Path, encoding: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "TWINPACK_DATA": str(tmp_path)}
    program = "from twinpack.cli import main; raise SystemExit(main())"
    arguments = ["play", "--rules", "pinochle/dailey", "--bots", "random", "--seed", "2", "--language", "de"]
    ended = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        input=b"\xff\xfe\x00\n?\nquit\n",
        capture_output=True,
        env=environment,
        timeout=60,
    )
    said = ended.stdout.decode(encoding)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert "twinpack play --resume" in said
    assert ("♥" in said) == (encoding == "utf-8")
    assert ("Süd" in said) == (encoding != "ascii")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def entries(language: str) -> dict[str, set[str]]:
    """The messages for the terminal, attributes too, each with the variables it uses."""
    text = resources.files("twinpack").joinpath("locales", language, "table.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            parts = {entry.id.name: entry.value, **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}}
            for key, pattern in parts.items():
                assert key not in found, f"{key} stands twice"
                assert pattern is not None
                variables = _Variables()
                variables.visit(pattern)
                found[key] = variables.names
    return found


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_all_languages_say_the_same_things_with_the_same_values(language: str) -> None:
    assert entries(language) == entries("en")


PARTS = {"", ".doc", "/", "-"}
"""Pieces of keys that are put together."""


def spoken() -> tuple[set[str], set[str]]:
    """The keys that people at a table are told, in the terminal or by it, and the beginnings of those put together."""
    keys: set[str] = set()
    beginnings: set[str] = set()
    here = [Path(str(module.__file__)) for module in (speech, local)]
    for file in (*Path(table.__file__).parent.glob("*.py"), *here):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
                if name in ("say", "told", "alternatives") and node.args:
                    parts = list(ast.walk(node.args[0]))
                    looked_up = {id(part.slice) for part in parts if isinstance(part, ast.Subscript)}
                    looked_up |= {
                        id(other) for part in parts if isinstance(part, ast.Compare) for other in part.comparators
                    }
                    for part in parts:
                        if id(part) in looked_up:
                            continue
                        if isinstance(part, ast.JoinedStr) and isinstance(part.values[0], ast.Constant):
                            beginnings.add(str(part.values[0].value))
                        elif isinstance(part, ast.Constant) and isinstance(part.value, str):
                            keys.add(part.value)
    return keys, beginnings


def test_everything_said_has_words_and_all_words_are_said() -> None:
    keys, beginnings = spoken()
    keys -= beginnings
    assert len(keys) > 60
    for language in LANGUAGES:
        missing = {key for key in keys if not words(language).has(key)} - PARTS
        assert not missing, f"{language}: {missing}"
    raised = {"error-nothing-saved", "error-player-name", "error-saved-match", "error-url-alone", "error-url-missing"}
    referred = {"some-points"}
    for key in entries("en"):
        name = key.partition(".")[0]
        assert name in keys | raised | referred or any(name.startswith(start) for start in beginnings), key
