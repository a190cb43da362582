"""What the terminal says in the Pinochle games for other numbers of players, packs and ways to settle."""

from pathlib import Path

import pytest

from tests.person import Person, sit, stopped
from tests.test_terminal import at_random, position, seated_at
from twinpack import families
from twinpack.cards import cards, minus
from twinpack.game import NotationError, play
from twinpack.match import Dealer, Match, advance
from twinpack.pinochle import actions
from twinpack.terminal import pinochle_answers as answers
from twinpack.terminal import pinochle_table as table
from twinpack.terminal import sheet
from twinpack.terminal.voice import PLACES, Voice, seat_name
from twinpack.words import LANGUAGES, words


def variant(name: str) -> families.RuleSet:
    return families.named(f"pinochle/{name}")


def told(match: Match, seat: int = 0) -> list[str]:
    """All that a seat is told of the deal in progress, action by action."""
    game = match.game
    voice = Voice(words("en"), seat, game.seats, game.sides)
    state = game.start(match.dealer, match.state.race)
    lines: list[str] = []
    for number, action in enumerate(match.state.log):
        before = game.view(state, seat) if number else None
        state = play(game, state, action)
        lines += table.news(game.rules, before, game.view(state, seat), voice)
    return lines


def answering(match: Match, folder: Path, *texts: str) -> Person:
    """Somebody at South who gives these answers and then leaves."""
    lines = iter(texts)
    person = Person(seated_at(folder, match), lambda at: next(lines, "quit"))
    assert person.play() == 0
    return person


def greeting(name: str, seat: int = 0) -> list[str]:
    game = variant(name).game
    return list(sheet.table(name, Voice(words("en"), seat, game.seats, game.sides)))


def test_seats_have_different_names_at_every_table() -> None:
    for language in LANGUAGES:
        for seats, places in PLACES.items():
            assert sorted(places) == list(places)
            assert len({seat_name(words(language), seat, seats) for seat in range(seats)}) == seats


@pytest.mark.parametrize(
    ("name", "seat", "lines"),
    [
        ("two-hand", 1, ["Rules: two-hand. You are North and play against South."]),
        (
            "three-hand",
            2,
            [
                "Rules: three-hand. You are East. Clockwise from your left sit South and West.",
                "Everybody scores alone.",
            ],
        ),
        (
            "six-hand",
            0,
            [
                "Rules: six-hand. You are South. Clockwise from your left sit Southwest, Northwest, North, Northeast"
                " and Southeast.",
                "Your partners are Northwest and Northeast.",
            ],
        ),
    ],
)
def test_who_sits_where(name: str, seat: int, lines: list[str]) -> None:
    assert greeting(name, seat) == lines


@pytest.mark.parametrize(
    ("seats", "sides", "seat", "said"),
    [
        (4, 2, 1, "your side 2, the other side 1"),
        (2, 2, 1, "you 2, South 1"),
        (3, 3, 1, "you 2, East 3, South 1"),
        (6, 2, 4, "your team 1, the other team 2"),
        (8, 4, 1, "your side 2, West and East 3, Northwest and Southeast 4, North and South 1"),
    ],
)
def test_sides_have_names_at_every_table(seats: int, sides: int, seat: int, said: str) -> None:
    assert Voice(words("en"), seat, seats, sides).by_side((1, 2, 3, 4)[:sides]) == said


SOUTH, NORTH = "KS QS 9H AH AH 9S 9S TD TD 9D TC TC", "9C 9C"
FIRST_TRICK = ("play AH", "play 9C")


def two_hand(*lines: str, target: int = 1000) -> Match:
    """Hearts are trump, South has led the ace, and will draw the ace of spades."""
    rule_set = families.loads(f'base = "pinochle/two-hand"\nmatch.target = {target}')
    return position(rule_set, {0: SOUTH, 1: NORTH}, 1, *lines, widow="TH AS QD")


def test_two_hands_between_the_tricks(tmp_path: Path) -> None:
    before = two_hand(*FIRST_TRICK)
    assert "10♥ is turned up beside the stock. Trump is hearts." in told(before)
    match = two_hand(*FIRST_TRICK, "show KS QS", "dix", "draw")
    assert told(match)[-4:] == [
        "You show K♠ Q♠: marriage 20. Your melds: 20.",
        "You swap 9♥ for the turned 10♥.",
        "You score dix 10. Your melds: 30.",
        "You draw A♠.",
    ]
    assert told(match, 1)[-4:] == [
        "South shows K♠ Q♠: marriage 20. All melds of South: 20.",
        "South swaps 9♥ for the turned 10♥.",
        "South scores dix 10. All melds of South: 30.",
        "You draw Q♦.",
    ]
    shown = stopped(seated_at(tmp_path, match), "hand")
    assert {"Open before you: K♠ Q♠.", "In the stock: 21. Beside it lies 9♥, trump is hearts."} <= set(shown)


def test_two_hands_are_asked_for_melds_and_then_for_a_card(tmp_path: Path) -> None:
    person = answering(two_hand(*FIRST_TRICK), tmp_path, "KS QS", "dix", "", "AS")
    first, *others = person.questions
    assert first.startswith("You have won the trick (")
    assert "K♠ Q♠ = marriage 20" in first
    assert first.endswith(", dix, draw):")
    assert others[1] == "You have won the trick (Enter draws a card):"
    assert others[2].startswith("Your card (")
    assert "Trick 2. You lead A♠." in person.lines


@pytest.mark.parametrize("out", [True, False])
def test_a_claim_to_be_out(tmp_path: Path, out: bool) -> None:
    target = 11 if out else 12
    person = answering(two_hand(*FIRST_TRICK, target=target), tmp_path, "out")
    assert (", out)" in person.questions[0]) == out, "it is offered to those who are out"
    assert f"You claim to have reached {target}." in person.lines
    end = "You have won the match: you 11, North 0. Well played!" if out else "Victory for North: you 11, North 0."
    assert end in person.lines


@pytest.mark.parametrize(
    ("language", "text", "notation"),
    [
        ("en", "KS QS", "show KS QS"),
        ("en", "show ks qs", "show KS QS"),
        ("en", "KH QH fresh KH", "show KH QH fresh KH"),
        ("de", "zeige ks ds neu ds", "show KS QS fresh QS"),
        ("nl", "toon HS VS", "show KS QS"),
        ("it", "mostro KS QS nuove KS", "show KS QS fresh KS"),
        ("en", "KS", "play KS"),
        ("en", "play KS", "play KS"),
        ("en", "draw", "draw"),
        ("en", "draw turned", "draw turned"),
        ("de", "offene ziehen", "draw turned"),
        ("it", "chiudo", "out"),
        ("nl", "dix", "dix"),
        ("en", "KS fresh", None),
        ("en", "fresh KS", None),
        ("en", "show", None),
    ],
)
def test_what_two_hands_write(language: str, text: str, notation: str | None) -> None:
    match = two_hand(*FIRST_TRICK)
    view, voice = match.game.view(match.state, 0), Voice(words(language), 0, 2, 2)
    if notation is None:
        with pytest.raises(NotationError):
            answers.understood(match.game.rules, view, text, voice)
    else:
        action = answers.understood(match.game.rules, view, text, voice)
        assert action == actions.parse(notation)
        assert answers.understood(match.game.rules, view, answers.said(action, voice), voice) == action


def draft(dealer: int, *lines: str) -> Match:
    """A draft from a stock with known cards on top."""
    rule_set = variant("draft")
    match = Match(rule_set.game, rule_set.match)
    top = cards("AH TH KS QS JD 9D")
    pack = (*top, *minus(rule_set.rules.cards, top))
    for action in (Dealer(dealer), actions.Deal(pack), *map(rule_set.game.parse, lines)):
        match = advance(match, action)
    return match


def test_the_draft_says_to_each_what_it_has_seen(tmp_path: Path) -> None:
    assert told(draft(0))[0] == "The 48 cards form the stock. North begins."
    match = draft(0, "take", "reject")
    assert told(match)[2:] == ["North takes the card.", "You reject K♠ and get Q♠."]
    assert told(match, 1)[2:] == [
        "You take A♥. The next card is out of play, unseen.",
        "South rejects the card and keeps the next.",
    ]
    assert answering(draft(1), tmp_path).questions == ["You look at A♥ (take, reject):"]


AUCTION = variant("auction-four")


def test_who_sits_out_watches() -> None:
    match = position(AUCTION, {}, 0, "bid 300", "pass", "pass", "look")
    lines = told(match)
    assert lines[0] == "You sit out this deal and watch."
    assert not [line for line in lines if line.startswith("Your hand")]
    assert told(match, 1)[0] == "South sits out."


def test_the_minimum_may_be_paid_unseen(tmp_path: Path) -> None:
    person = answering(position(AUCTION, {}, 3, "bid 300", "pass", "pass"), tmp_path, "forfeit")
    assert person.questions[0] == "Only you have bid (Enter: take the widow, forfeit: pay unseen):"
    assert "You pay without looking at the widow." in person.lines
    assert person.lines[-6:-2] == [
        "For this deal: you -3, West 0, North 0, East 0.",
        "The kitty: +3.",
        "Score after 1 deal: you -3, West 0, North 0, East 0.",
        "In the kitty: 3.",
    ]


def test_defenders_may_give_up(tmp_path: Path) -> None:
    lines = ["bid 300", "bid 310", "pass", "pass", "trump H"]
    match = position(AUCTION, {}, 1, *lines, widow="9H 9D 9C")
    assert "East takes the widow: 9♥ 9♦ 9♣." in told(match)
    lines += [str(next(iter(match.game.legal(match.state)))), "continue", "yield"]
    match = position(AUCTION, {}, 1, *lines, widow="9H 9D 9C")
    person = answering(match, tmp_path, "yield")
    assert told(match)[-3:] == [
        "East buries 3 cards.",
        "East plays the deal.",
        "North gives up against the contract.",
    ]
    assert person.questions[0] == "Are the cards to be played (Enter: play, yield: give up)?"
    assert "You give up against the contract." in person.lines
    assert "For this deal: you -3, West -3, North -3, East +9." in person.lines


@pytest.mark.parametrize("seed", range(3))
def test_checks_are_told(tmp_path: Path, seed: int) -> None:
    person = Person(sit(tmp_path, variant("check"), seed), at_random(seed, until_deal=2))
    assert person.play() == 0
    checks = [score.checks for score in person.match.scores]
    for ours, theirs in filter(any, checks):
        assert f"Checks: your side {ours:+d}, the other side {theirs:+d}." in person.lines
    ours = sum(pair[0] for pair in checks)
    assert any(checks)
    signed = [f"{number:+d}" if number else "0" for number in (ours, -ours)]
    assert f"All checks so far: your side {signed[0]}, the other side {signed[1]}." in person.lines


def test_five_hands_call_a_partner(tmp_path: Path) -> None:
    hands = {0: "TS KS QS JS", 4: "AS"}
    five = variant("five-hand")
    bids = ("bid 35", "pass", "pass", "pass", "pass", "trump S")
    person = answering(position(five, hands, 4, *bids), tmp_path, "AS")
    assert person.questions[0].startswith("Which trump do you call (A♠")
    place = person.lines.index("You call A♠.")
    assert person.lines[place + 1] == "East holds it and is your partner."
    match = position(five, hands, 4, *bids, "call AS")
    assert "You hold it: you are the partner of South." in told(match, 4)
    assert "East holds it and is the partner of South." in told(match, 2)
    together = next(line for line in told(match) if line.startswith("Melds together"))
    assert together.startswith("Melds together: you and East ")
    assert together.count(",") == 3


def test_a_hand_of_twenty_and_melds_of_many() -> None:
    hand = "AS AS TS TS KS KS QS QS JS JS AH AH AH AD AD AD AC AC AC TC"
    match = position(variant("double-deck"), {0: hand}, 3, "bid 50", "pass", "pass", "pass", "trump S")
    assert any(line.startswith("You meld double run 150 + double aces 100 = 250.") for line in told(match))


def test_a_score_sheet_with_a_kitty(tmp_path: Path) -> None:
    person = answering(position(AUCTION, {}, 3, "bid 300", "pass", "pass"), tmp_path, "forfeit", "score")
    assert "Deal 1: you -3 (total -3), West 0 (total 0), North 0 (total 0), East 0 (total 0)." in person.lines


def test_the_stock_runs_out_when_the_last_melds_are_shown(tmp_path: Path) -> None:
    for text in ("stock.meld_first = true", "stock.meld_first = false"):
        rule_set = families.loads(f'base = "pinochle/two-hand"\nstock.claim_out = false\n{text}')
        person = Person(sit(tmp_path, rule_set, 2), at_random(2, until_deal=1))
        assert person.play() == 0
        ends = [number for number, line in enumerate(person.lines) if line.startswith("The stock is used up")]
        assert len(ends) == 1
        shows = [
            number for number, line in enumerate(person.lines) if " Your melds: " in line or "All melds of" in line
        ]
        assert shows
        assert max(shows) < ends[0]
        assert not [line for line in person.lines[ends[0] :] if line.startswith(("Open before", "In the stock"))]


def test_before_a_lead_melds_may_be_shown_where_the_draw_comes_first(tmp_path: Path) -> None:
    rule_set = families.loads('base = "pinochle/two-hand"\nstock.meld_first = false')
    match = position(rule_set, {0: SOUTH, 1: NORTH}, 1, *FIRST_TRICK, widow="TH AS QD")
    person = answering(match, tmp_path, "", "?", "KS QS")
    assert person.questions[0] == "You have won the trick (Enter draws a card):"
    assert person.questions[1].endswith(", dix, a card to play):")
    assert words("en").say("explain-first") in person.lines
    assert "You show K♠ Q♠: marriage 20. Your melds: 20." in person.lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_melds_that_might_be_shown(tmp_path: Path, language: str) -> None:
    said = words(language)
    melds = f"{said.cards(['KS', 'QS'])} = {said.say('meld-marriage')} 20"
    line = said.say("table-could-show", melds=melds)
    command = said.say("command-melds").split(",")[0]
    assert line in stopped(seated_at(tmp_path, two_hand()), command, language=language)
    none = said.say("table-could-show-nothing")
    after = two_hand(*FIRST_TRICK, "show KS QS")
    assert none in stopped(seated_at(tmp_path, after), command, language=language)
