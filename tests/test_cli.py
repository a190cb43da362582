"""The command line: its answers exactly, its refusals in every language, and words for every code there is."""

import ast
import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

import twinpack
from twinpack import match
from twinpack.auction import Bid, Pass
from twinpack.cards import Card
from twinpack.cli import main
from twinpack.cli.answers import _USAGE, default_language, named
from twinpack.families import find, names
from twinpack.game import CHANCE, pick
from twinpack.match import Match, advance, draw_next, to_act
from twinpack.options import hints_of
from twinpack.pinochle.actions import (
    Action,
    Bury,
    CallCard,
    Deal,
    Decide,
    Dix,
    Draw,
    Give,
    Misdeal,
    Name,
    Out,
    PickCard,
    Play,
    Share,
    ShowMeld,
    Swap,
)
from twinpack.pinochle.rules import ScoringRules
from twinpack.pinochle.state import Unplayed
from twinpack.record import Record, RecordError, dump, load, replay
from twinpack.refusals import message
from twinpack.words import LANGUAGES, words

DAILEY = "--rules=pinochle/dailey"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


class Run:
    """What one command gave."""

    def __init__(self, capture: pytest.CaptureFixture[str], given: tuple[str, ...]) -> None:
        capture.readouterr()
        self.code = main(given)
        self.out, self.err = capture.readouterr()

    @property
    def json(self) -> Any:
        assert self.out.count("\n") == 1, "JSON is one line"
        return json.loads(self.out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    """A function that runs a command."""
    return lambda *given: Run(capsys, given)


ANSWERS: list[tuple[str, Any]] = [
    (
        "referee meld --rules pinochle/dailey --trump S --json AS TS KS KS QS JS",
        {
            "total": 190,
            "melds": [
                {"name": "run-extra-king", "count": 1, "points": 190, "cards": ["AS", "TS", "KS", "KS", "QS", "JS"]}
            ],
            "table": ["AS", "TS", "KS", "KS", "QS", "JS"],
        },
    ),
    (
        "referee meld --rules pinochle/dailey --trump ♠ --json KS,QS JD",
        {
            "total": 80,
            "melds": [
                {"name": "royal-marriage", "count": 1, "points": 40, "cards": ["KS", "QS"]},
                {"name": "pinochle", "count": 1, "points": 40, "cards": ["QS", "JD"]},
            ],
            "table": ["KS", "QS", "JD"],
        },
    ),
    (
        "referee meld --rules pinochle/double-deck --trump S --json AC,AD,AH,AS AC,AD,AH,AS AC,AD,AH,AS KH QH KH QH",
        {
            "total": 154,
            "melds": [
                {"name": "marriage", "count": 1, "points": 2, "cards": ["KH", "QH"]},
                {"name": "marriage", "count": 1, "points": 2, "cards": ["KH", "QH"]},
                {
                    "name": "triple-aces",
                    "count": 3,
                    "points": 150,
                    "cards": [f"A{suit}" for suit in "SHDC" for _ in range(3)],
                },
            ],
            "table": ["AS"] * 3 + ["AH"] * 3 + ["KH", "KH", "QH", "QH"] + ["AD"] * 3 + ["AC"] * 3,
        },
    ),
    (
        "referee legal --rules pinochle/two-hand --trump S --stock --trick KH --json AH 9S",
        {"legal": ["AH", "9S"], "illegal": []},
    ),
    ("referee trick --rules pinochle/three-hand --trump S --json AH AS TH", {"winner": 2, "points": 30}),
    (
        "referee score --rules pinochle/three-hand --players 3 --bid 300 --meld 160/60/20 --tricks 160/60/30 --json",
        {
            "change": [320, 120, 50],
            "made": True,
            "reasons": [{"code": "made", "side": 1, "amount": 320, "text": "Declarer: contract made with 320."}],
        },
    ),
    (
        "referee score --rules pinochle/check --bid 300 --meld 200/40 --tricks 150/100 --melds run,aces/ --json",
        {
            "change": {"declarers": 350, "defenders": 140},
            "made": True,
            "reasons": [
                {"code": "made", "side": "declarers", "amount": 350, "text": "Declarers: contract made with 350."}
            ],
            "checks": {"declarers": 11, "defenders": -11},
        },
    ),
    ("referee auction --rules pinochle/auction --json 300 P P", {"over": True, "declarer": 0, "bid": 300}),
    ("referee auction --rules pinochle/auction-four --json 300", {"over": False, "to_act": 1, "minimum": 310}),
    ("referee meld --trump spades --json 9H", {"total": 0, "melds": [], "table": []}),
    (
        "referee legal --rules pinochle/dailey --trump S --trick KH_QS --json AH QH TS",
        {
            "legal": ["AH", "QH"],
            "illegal": [
                {
                    "card": "TS",
                    "code": "must-follow",
                    "reason": "10♠ may not be played: a player who holds hearts must follow suit. "
                    "Play a card of that suit.",
                }
            ],
        },
    ),
    ("referee legal --trump S --json 9S 9H", {"legal": ["9S", "9H"], "illegal": []}),
    ("referee trick --rules pinochle/dailey --trump S --json AH AH TH KH", {"winner": 1, "points": 40}),
    ("referee trick --rules pinochle/dailey --trump S --json --last AH 9S TH KH", {"winner": 2, "points": 40}),
    (
        "referee score --rules pinochle/dailey --bid 350 --meld 320/60 --tricks 160/90 --json",
        {
            "change": {"declarers": 480, "defenders": 150},
            "made": True,
            "reasons": [
                {"code": "made", "side": "declarers", "amount": 480, "text": "Declarers: contract made with 480."}
            ],
        },
    ),
    (
        "referee score --rules pinochle/dailey --bid 350 --meld 90/20 --dix 0/20 --json",
        {
            "change": {"declarers": -350, "defenders": 20},
            "made": False,
            "reasons": [
                {
                    "code": "not-at-table",
                    "side": "declarers",
                    "amount": 350,
                    "text": "Declarers: contract of 350 lost without play, as all the tricks would not be enough.",
                }
            ],
        },
    ),
    (
        "referee score --rules pinochle/turned-trump --meld 20/60 --tricks 150/100 --tricks-won 7/5 --json",
        {"change": {"first": 170, "second": 160}, "made": None, "reasons": []},
    ),
    (
        "referee auction --rules pinochle/dailey --json P P 260 P",
        {"over": True, "declarer": 2, "bid": 260},
    ),
    ("referee auction --rules pinochle/dailey --json P H p", {"over": True, "declarer": 3, "bid": 250}),
    ("referee auction --rules pinochle/dutch --json P P P P", {"over": True, "declarer": None, "redeal": True}),
    ("referee auction --rules pinochle/dailey --dealer 0 --json 260", {"over": False, "to_act": 2, "minimum": 270}),
    (
        "referee match --rules pinochle/dailey --scores 1510/1740 --declarers 1 --json",
        {
            "over": True,
            "winner": 1,
            "code": "declarers-first",
            "reason": "Side 1 has won. More than one has reached 1500; "
            "then who declared the last deal wins, whoever has more.",
        },
    ),
    ("referee match --rules pinochle/dailey --scores -350/200 --json", {"over": False}),
    ("referee match --rules pinochle/three-hand --scores 1010/990/900 --declarers 2 --json", {"over": False}),
    ("referee match --rules pinochle/dailey --scores -350/1500 --json --target 1750", {"over": False}),
    ("rules diff pinochle/dailey pinochle/dailey --json", {"same": True, "differences": []}),
    (
        "rules diff pinochle/dailey pinochle/cutthroat --json",
        {
            "same": False,
            "differences": [{"key": "exchange.count", "old": 4, "new": 0, "text": "Cards exchanged: 4 -> none"}],
        },
    ),
    (
        "rules check pinochle/dailey --json",
        {"ok": True, "digest": find("pinochle/dailey").digest},
    ),
]


def split(command: str) -> list[str]:
    """The arguments of a command; `_` stands for a space inside one."""
    return [word.replace("_", " ") for word in command.split()]


@pytest.mark.parametrize(("command", "answer"), ANSWERS)
def test_json_answers(run: Any, command: str, answer: Any) -> None:
    got = run(*split(command))
    assert (got.code, got.json, got.err) == (0, answer, "")


SAID: list[tuple[str, str, str]] = [
    (
        "referee meld --trump S KS QS JD",
        "en",
        "royal marriage, K♠ Q♠: 40\npinochle, Q♠ J♦: 40\nTogether: 80\nOn the table: K♠ Q♠ J♦\n",
    ),
    ("referee meld --trump Pik DS 10S", "de", "Dieses Blatt meldet nichts.\n"),
    (
        "referee legal --trump S --trick KH_DS AH DH 10S",
        "de",
        "Darf gespielt werden: A♥ D♥\n"
        "10♠ darf nicht gespielt werden: Wer Herz hat, muss bedienen. Eine Karte dieser Farbe spielen.\n",
    ),
    (
        "referee trick --trump S AH AH TH KH",
        "en",
        "Card 1, A♥, wins 40 points.\nA♥ lies there twice; of two equal cards the one played first wins.\n",
    ),
    (
        "referee trick --trump S 9H 9S VH HH",
        "nl",
        "Kaart 2, 9♠, wint 10 punten.\n9♠ is de hoogste troef in de slag.\n",
    ),
    (
        "referee trick --trump S 9H AD QH KH",
        "it",
        "La carta 4, K♥, vince 20 punti.\nK♥ è la carta più alta del seme di uscita, e nessuno ha tagliato.\n",
    ),
    (
        "referee score --rules pinochle/eight-hand --meld 100/40/0/60 --tricks 140/140/150/60",
        "en",
        "Side 1: +240\nSide 2: +180\nSide 3: +150\nSide 4: +120\n",
    ),
    (
        "referee auction --rules pinochle/triple-deck 75",
        "de",
        "An der Reihe ist Südwest (Platz 1). Das niedrigste Gebot ist 80.\n",
    ),
    (
        "referee score --bid 350 --meld 320/60 --tricks 20/230",
        "de",
        "Ansagerpartei: verloren, mit 340 ist das Gebot nicht erreicht.\nAnsagerpartei: -350\nGegenpartei: +290\n",
    ),
    ("referee auction P P 260 P", "en", "North (seat 2) is declarer and has to make 260.\n"),
    ("referee auction P P P", "en", "Nobody has bid, so the dealer, East (seat 3), has to make 250.\n"),
    ("referee auction 250", "en", "It is the turn of West (seat 1). The lowest bid is 260.\n"),
    ("referee match --scores 1500/20", "en", "Side 1 has won. Nobody else has reached 1500.\n"),
    ("referee match --scores 1490/20", "it", "La partita non è finita.\n"),
    ("rules diff pinochle/dailey pinochle/dailey", "de", "Die beiden Regelsätze sind gleich.\n"),
    ("rules check pinochle/dailey", "nl", "pinochle/dailey: met deze regels kan gespeeld worden.\n"),
]


@pytest.mark.parametrize(("command", "language", "said"), SAID)
def test_answers_in_words(run: Any, command: str, language: str, said: str) -> None:
    got = run(*split(command), "--language", language)
    assert (got.code, got.out, got.err) == (0, said, "")


def house(tmp_path: Path, text: str) -> str:
    """A house-rules file."""
    file = tmp_path / "house.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("asked", ["ruels", "rules lsit", "it's"])
def test_a_command_that_is_nearly_one_is_quoted_as_it_was_given(run: Any, asked: str) -> None:
    answer = run(*asked.split())
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == f'There is no command "{asked.split()[-1]}". `twinpack --help` lists them.\n'


def test_the_package_is_the_command() -> None:
    asked = [sys.executable, "-m", "twinpack", "rules", "list"]
    answer = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert answer.stdout.startswith(names()[0])


def test_the_referee_says_what_it_cannot_judge(run: Any, tmp_path: Path) -> None:
    file = house(
        tmp_path,
        'base = "pinochle/dailey"\nauction.bid_needs = "marriage"\nplay.first_lead_trump = true\nauction.ceiling = 260',
    )
    needs = run("referee", "auction", "P", "--rules", file)
    assert needs.out.splitlines()[1] == "Not judged, as it depends on the hands: Needed for a bid."
    assert "first lead" in run("referee", "legal", "--trump", "S", "AH", "--rules", file).out
    assert "first lead" not in run("referee", "legal", "--trump", "S", "--trick", "9H", "AH", "--rules", file).out
    full = run("referee", "auction", "260", "--rules", file)
    assert full.out.splitlines()[0] == "It is the turn of West (seat 1), who can only pass."
    assert run("referee", "auction", "260", "--rules", file, "--json").json["minimum"] is None


def test_a_shared_match_has_no_winner(run: Any, tmp_path: Path) -> None:
    file = house(tmp_path, 'base = "pinochle/dailey"\nmatch.end = "deals"')
    asked = ("referee", "match", "--scores", "90/90", "--deals", "4", "--rules", file)
    assert run(*asked).out == "The match is over, and both sides have the same.\n"
    assert run(*asked, "--json").json["winner"] is None


REFUSED: list[tuple[str, str]] = [
    ("nonsense", "no-such-command"),
    ("rules nonsense", "no-such-command"),
    ("", "command-missing"),
    ("rules", "command-missing"),
    ("rules list too much", "too-many-arguments"),
    ("rules list --nonsense", "no-such-option"),
    ("rules show", "missing-argument"),
    ("rules show pinochle/nonsense", "unknown-rules"),
    ("rules show no-such-file.toml", "unreadable-file"),
    ("rules show .", "unknown-rules"),
    ("rules check pinochle/nonsense", "unknown-rules"),
    ("rules check no-such-file.toml", "unreadable-file"),
    ("rules diff pinochle/dailey pinochle/nonsense", "unknown-rules"),
    ("rules schema nonsense", "unknown-family"),
    ("rules list --language fr", "unknown-language"),
    ("play --rules pinochle/nonsense", "unknown-rules"),
    ("play --seat 4", "seat-range"),
    ("play --seat -1", "seat-range"),
    ("play --seat x", "whole"),
    ("play --seed 1.5", "whole"),
    ("play --bots club,club", "bots-count"),
    ("play --bots nonsense", "unknown-bot"),
    ("replay no-such-file", "unreadable-file"),
    ("replay no-such-file --check", "unreadable-file"),
    ("replay .", "unreadable-file"),
    ("replay", "missing-argument"),
    ("simulate --deals 0", "deals-range"),
    ("simulate --deals 1000001", "deals-range"),
    ("simulate --deals many", "whole"),
    ("simulate --deals", "option-without-value"),
    ("simulate --bots club,club", "bots-count"),
    ("simulate --bots nonsense", "unknown-bot"),
    ("simulate --deals 1 --bots random --record no-such-folder/record", "unreadable-file"),
    ("referee meld --trump S", "missing-argument"),
    ("referee meld AS", "missing-argument"),
    ("referee meld --trump X AS", "suit"),
    ("referee meld --trump S 1S", "card"),
    ("referee meld --trump S _", "no-cards"),
    ("referee meld --trump S AS AS AS", "too-many-copies"),
    ("referee meld --trump S --rules pinochle/nonsense AS", "unknown-rules"),
    ("referee meld --trump S AS TS KS QS JS 9S AH TH KH QH JH 9H AD", "hand-too-large"),
    ("referee legal --trump S --trick KH,KH,QH,QH AH", "trick-full"),
    ("referee legal --trump S --trick 1H AH", "card"),
    ("referee trick --trump S AH AH", "trick-size"),
    ("referee score --bid 350 --meld 320", "pair"),
    ("referee score --bid 350 --meld a/b", "whole"),
    ("referee score --bid x --meld 320/60", "whole"),
    ("referee score --meld 320/60", "bid-missing"),
    ("referee score --bid 350 --meld 320/60", "points-missing"),
    ("referee score --bid 350 --meld 320/60 --tricks 160/80", "points-sum"),
    ("referee score --bid 350 --meld 320/60 --tricks 165/85", "points-unit"),
    ("referee score --bid 350 --meld 320/60 --tricks 160/90 --unplayed concession", "points-unplayed"),
    ("referee score --bid 350 --meld 320/60 --tricks 160/90 --tricks-won 9/4", "tricks-sum"),
    ("referee score --bid 350 --meld 320/60 --tricks 160/90 --tricks-won 12/0", "points-without-trick"),
    ("referee score --bid 350 --meld 325/60 --tricks 160/90", "meld-unit"),
    ("referee score --bid 350 --meld -10/60 --tricks 160/90", "meld-range"),
    ("referee score --bid 350 --meld 10/60 --dix 20/0 --tricks 160/90", "dix-range"),
    ("referee score --bid 350 --meld 320/60 --dix 20/10 --tricks 160/90", "dix-sum"),
    ("referee score --bid 350 --meld 320/60 --unplayed rain", "unplayed-unknown"),
    ("referee score --bid 350 --meld 320/60 --unplayed under-minimum", "meld-not-under-minimum"),
    ("referee score --bid 350 --meld 320/60 --unplayed no-suit", "any-suit"),
    ("referee score --bid 350 --meld 320/60 --unplayed not-at-table --rules pinochle/classic", "must-be-played"),
    ("referee score --bid 350 --meld 320/60 --unplayed not-at-table --rules pinochle/dailey", "is-at-table"),
    ("referee score --bid 350 --meld 320/60 --unplayed concession --rules pinochle/dutch", "no-concession"),
    ("referee score --bid 355 --meld 320/60 --tricks 160/90", "bid-off-step"),
    ("referee score --bid 350 --meld 320/60 --tricks 160/90 --moon", "no-moon"),
    ("referee score --bid 350 --meld 320/60 --rules pinochle/turned-trump", "no-auction"),
    ("referee score --meld 320/60 --unplayed concession --rules pinochle/turned-trump", "no-contract"),
    ("referee auction --rules pinochle/turned-trump P", "no-auction"),
    ("referee auction X", "call"),
    ("referee auction 240", "bid-too-low"),
    ("referee auction P P P P", "auction-over"),
    ("referee auction --dealer 4 P", "seat-range"),
    ("referee auction --dealer x P", "whole"),
    ("referee auction", "missing-argument"),
    ("referee meld --rules pinochle/double-deck --trump S 9S", "card-not-in-pack"),
    ("referee legal --trump S --stock AS", "never-a-stock"),
    ("referee trick --rules pinochle/three-hand --trump S AH AH TH KH", "trick-size"),
    ("referee score --players 3 --bid 350 --meld 320/60 --tricks 160/90", "players-count"),
    ("referee score --rules pinochle/three-hand --bid 350 --meld 320/60 --tricks 160/90/0", "numbers-count"),
    ("referee score --rules pinochle/auction --bid 350 --meld 210/20 --tricks 160/90 --trump S", "only-declarer-melds"),
    ("referee score --rules pinochle/auction --bid 350 --meld 210 --tricks 120/130", "trump-missing"),
    ("referee score --trump S --bid 350 --meld 320/60 --tricks 160/90", "trump-idle"),
    ("referee score --rules pinochle/auction --bid 350 --meld 210 --unplayed made-by-meld", "meld-below-bid"),
    ("referee score --rules pinochle/auction --bid 350 --meld 0 --unplayed forfeit", "forfeit-bid"),
    ("referee score --bid 350 --meld 320/60 --unplayed forfeit", "no-forfeit"),
    ("referee score --bid 350 --meld 320/60 --unplayed yielded", "no-yielding"),
    ("referee score --rules pinochle/five-hand --bid 50 --meld 20/0/0/0/0 --tricks 50/0/0/0/0", "partner-missing"),
    (
        "referee score --rules pinochle/five-hand --bid 50 --meld 20/0/0/0/0 --tricks 50/0/0/0/0 --partner 1",
        "partner-range",
    ),
    ("referee score --partner 2 --bid 350 --meld 320/60 --tricks 160/90", "partner-not-called"),
    ("referee score --melds run/ --bid 350 --meld 320/60 --tricks 160/90", "melds-bring-nothing"),
    ("referee score --rules pinochle/check --melds flush/ --bid 300 --meld 200/0 --tricks 160/90", "meld-unknown"),
    ("referee score --rules pinochle/two-hand --meld 60/40 --tricks 50/80 --claim 2", "totals-missing"),
    ("referee score --rules pinochle/two-hand --meld 60/40 --unplayed claimed-out", "claimant-missing"),
    ("referee score --claim 1 --bid 350 --meld 320/60 --tricks 160/90", "no-claim"),
    ("referee match --rules pinochle/three-hand --scores 1510/1740", "numbers-count"),
    ("referee match --scores 1510", "pair"),
    ("referee match --scores 1510/1740", "declarers-missing"),
    ("referee match --scores 1510/1740 --declarers 3", "no-such-side"),
    ("referee match --scores 0/0 --target 0", "not-positive"),
]


UNCODED = ("", "rules", "simulate --deals")
"""Where one more option would change the question."""


@pytest.mark.parametrize(("command", "code"), REFUSED)
def test_refusals_have_a_code_and_words(
    run: Any, command: str, code: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TWINPACK_DATA", str(tmp_path))
    plain = run(*split(command))
    assert (plain.code, plain.out, plain.err.count("\n")) == (2, "", 1), plain.err
    if command not in UNCODED and not command.startswith("play"):
        coded = run(*split(command), "--json")
        assert (coded.code, coded.err) == (2, "")
        assert coded.json["error"]["code"] == code
        assert coded.json["error"]["message"] == plain.err.rstrip("\n")
    if "--language" not in command and command not in UNCODED:
        said = {language: run(*split(command), f"--language={language}").err for language in LANGUAGES}
        assert said["en"] == plain.err
        assert len(set(said.values())) == len(LANGUAGES), "every language has words of its own"


def test_text_that_no_terminal_can_show_is_repeated_without_harm() -> None:
    """An argument with bytes that are no text, and a stdout that knows no suits."""
    code = "from twinpack.cli import main; raise SystemExit(main())"
    for as_json in ([], ["--json"]):
        done = subprocess.run(
            [sys.executable, "-c", code, "referee", "meld", "--trump", "S", b"\xff\xfe", "A♠", *as_json],
            capture_output=True,
            env={"PYTHONIOENCODING": "ascii", "LANG": "C.UTF-8"},
            check=False,
        )
        assert done.returncode == 2
        assert b"Traceback" not in done.stderr
        assert (done.stdout if as_json else done.stderr).count(b"\n") == 1


def test_a_refusal_carries_its_parameters(run: Any) -> None:
    error = run("referee", "auction", "P", "250", "250", "--json", "--rules", "pinochle/dailey").json["error"]
    assert error == {
        "code": "bid-too-low",
        "message": "Call 3 (250): A bid of 250 is too low. The lowest now is 260.",
        "bid": 250,
        "minimum": 260,
        "call": "250",
        "place": 3,
    }


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "it_CH"}, "it"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "den"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "de_DE", "LC_MESSAGES": "nl_NL"}, "nl"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_language_of_the_system(
    run: Any, monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], language: str
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language
    assert run("rules", "list").out == run("rules", "list", "--language", language).out
    assert run("nonsense").err == run("nonsense", "--language", language).err


def test_help_needs_no_language_and_the_version_is_ours(run: Any) -> None:
    for asked in (["--help"], ["rules", "--help"], ["referee", "score", "--help"], ["play", "--help"]):
        got = run(*asked)
        assert (got.code, got.err) == (0, "")
        assert got.out.startswith("Usage: twinpack")
    assert run("--version").out == "0.1.0\n"


def test_rules_list(run: Any) -> None:
    listed = run("rules", "list", "--json").json
    assert [entry["id"] for entry in listed] == names()
    assert listed[2] == {
        "id": "pinochle/dailey",
        "name": "Dailey's family game (pinochle/dailey)",
        "family": "pinochle",
    }
    lines = run("rules", "list").out.splitlines()
    assert [line.split()[0] for line in lines] == names()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_rules_show(run: Any, language: str, name: str) -> None:
    got = run("rules", "show", name, "--language", language)
    assert (got.code, got.err) == (0, "")
    assert name in got.out.splitlines()[0]


@pytest.mark.parametrize("name", names())
def test_a_complete_file_gives_the_same_rules(run: Any, tmp_path: Path, name: str) -> None:
    file = house(tmp_path, run("rules", "show", name, "--toml").out)
    assert run("rules", "show", file, "--json").json["digest"] == find(name).digest
    assert run("rules", "show", file, "--toml").out == Path(file).read_text("utf-8")
    assert run("rules", "check", file).code == 0
    assert run("rules", "diff", file, name, "--json").json["same"] is True


MANY_MISTAKES = """base = "pinochle/dailey"
auction.minimun = 300
exchange.count = [
  9,
  8,
]
[nonsense]
key = 1
[deal]
packets = [1, 2]
[match]
target = 0
"""


def test_rules_check_names_every_mistake(run: Any, tmp_path: Path) -> None:
    file = house(tmp_path, MANY_MISTAKES)
    answer = run("rules", "check", file, "--json")
    assert answer.code == 1
    assert answer.json["ok"] is False
    found = [(error["line"], error["code"]) for error in answer.json["errors"]]
    assert found == [
        (2, "unknown-key"),
        (3, "wrong-value"),
        (8, "unknown-key"),
        (7, "unknown-key"),
        (10, "packets-not-hand"),
        (12, "target-out-of-reach"),
    ]
    german = run("rules", "check", file, "--language", "de")
    assert german.code == 1
    assert german.out.splitlines()[0] == (
        "Zeile 2: Eine Option „auction.minimun“ gibt es nicht. Ist auction.minimum gemeint?"
    )
    assert len(german.out.splitlines()) == len(found)
    assert run("rules", "show", file).err.startswith("Line 2: ")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("exchange.count = 3", "no-base"),
        ('base = "nonsense"', "unknown-rules"),
        ('base = "pinochle/dailey"\nnonsense', "bad-toml"),
        ('base = "pinochle/dailey"\nexchange = 3', "group-not-value"),
        ('base = "pinochle/joedog"\nscale = 10\nmeld.dix = "x"', "wrong-value"),
        ("#" * 70_000, "file-too-large"),
        ("\ufffd\0", "bad-toml"),
    ],
)
def test_a_file_that_is_no_rule_set(run: Any, tmp_path: Path, text: str, code: str) -> None:
    file = house(tmp_path, text)
    assert [error["code"] for error in run("rules", "check", file, "--json").json["errors"]] == [code]
    assert run("rules", "show", file, "--json").json["error"]["code"] == code


def test_rules_schema(run: Any) -> None:
    schema = run("rules", "schema", "--language", "de").json
    assert schema["$defs"]["ExchangeRules"]["properties"]["count"]["title"] == "Getauschte Karten"
    assert run("rules", "schema", "pinochle", "--json", "--language", "de").json == schema


@pytest.fixture
def record(run: Any, tmp_path: Path) -> Path:
    """The first of some short matches, the others beside it."""
    rules = house(tmp_path, 'base = "pinochle/dailey"\nmatch.target = 400')
    file = tmp_path / "match.txt"
    asked = ("--rules", rules, "--deals", "16", "--seed", "5", "--bots", "random", "--record", str(file))
    answer = run("simulate", *asked, "--json").json
    others = [str(tmp_path / f"match-{number}.txt") for number in range(2, answer["matches"] + 1)]
    assert answer["records"] == [str(file), *others]
    assert others
    return file


def test_replay_checks_a_record(run: Any, record: Path) -> None:
    answer = run("replay", str(record), "--check", "--json")
    assert answer.code == 0
    assert list(answer.json) == ["ok", "deals", "scores", "winner"]
    assert answer.json["ok"] is True
    assert answer.json["deals"] == len(answer.json["scores"])
    sheet = replay(load(record)).sheet
    assert answer.json["scores"] == [list(totals) for totals in sheet.totals]
    assert sheet.outcome is not None
    assert sheet.outcome.winner is not None
    assert answer.json["winner"] == sheet.outcome.winner + 1
    plain = run("replay", str(record), "--check").out
    assert plain.startswith("The record is good: ")
    assert f"Side {answer.json['winner']} has won." in plain


def test_the_records_of_a_simulation_hold_all_its_deals(run: Any, record: Path) -> None:
    files = sorted(record.parent.glob("match*.txt"))
    assert sum(run("replay", str(file), "--check", "--json").json["deals"] for file in files) == 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_walks_through_a_record(run: Any, record: Path, language: str) -> None:
    deals = run("replay", str(record), "--check", "--json").json["deals"]
    walked = run("replay", str(record), "--language", language)
    assert (walked.code, walked.err) == (0, "")
    second = run("replay", str(record), "--deal", "2", "--language", language).out.splitlines()
    assert "\n".join(second[1:-1]) in walked.out
    told = run("replay", str(record), "--json").json
    assert [deal["number"] for deal in told["deals"]] == list(range(1, deals + 1))
    assert told["deals"][1]["actions"][0].startswith("deal ")
    assert (told["scores"], told["rules"]) == (
        run("replay", str(record), "--check", "--json").json["scores"],
        "house",
    )


def test_replay_tells_what_was_done(run: Any, record: Path) -> None:
    lines = run("replay", str(record)).out.splitlines()
    assert lines[0].startswith("house, ")
    assert lines[2].startswith("Deal 1, dealer ")
    assert lines[3].startswith("South holds ")
    for what in (" passes", " names trump: ", " gives "):
        assert any(what in line for line in lines)
    assert sum(line.startswith("Trick ") for line in lines) % 12 == 0
    assert any(line.startswith("Trick 12: ") for line in lines)
    assert lines[-1].startswith("Totals: ")
    assert run("replay", str(record), "--deal", "99", "--json").json["error"]["code"] == "no-such-deal"
    assert run("replay", str(record), "--deal", "0", "--json").json["error"]["code"] == "no-such-deal"


@pytest.mark.parametrize(
    "variant",
    ["auction-five", "two-hand", "draft", "five-hand", "bicycle-widow", "check", "eight-hand", "turned-three"],
)
def test_replay_tells_every_kind_of_deal(run: Any, tmp_path: Path, variant: str) -> None:
    rule_set = find(f"pinochle/{variant}")
    rng = Random(7)
    match = Match(rule_set.game, rule_set.match)
    while len(match.deals) < 6 and (mover := to_act(match)) is not None:
        action = draw_next(match, rng) if mover == CHANCE else pick(list(match.game.legal(match.state)), rng)
        match = advance(match, action)
    file = tmp_path / "match.txt"
    dump(Record.of(match, rule_set), file)
    checked = run("replay", str(file), "--check", "--json")
    assert (checked.code, checked.json["scores"]) == (0, [list(totals) for totals in match.sheet.totals])
    assert checked.json.get("checks") == (list(match.sheet.checks) or None)
    assert checked.json.get("kitty") == (match.sheet.kitty if variant == "auction-five" else None)
    told = {language: run("replay", str(file), "--language", language) for language in LANGUAGES}
    assert {got.code for got in told.values()} == {0}
    lines = told["en"].out.splitlines()
    assert sum(line.startswith("Trick ") for line in lines) == sum(
        str(action).startswith("play") for deal in match.deals for action in deal
    ) // len(match.state.players)
    assert f"Totals: {' / '.join(map(str, match.sheet.totals[-1]))}." in lines[-1]


def test_replay_of_a_deal_that_is_not_finished(run: Any, record: Path, tmp_path: Path) -> None:
    lines = record.read_text("utf-8").split("\n")
    result = next(number for number, line in enumerate(lines) if line.startswith("result"))
    cut = tmp_path / "cut.txt"
    cut.write_text("\n".join(lines[: result - 2]) + "\n", "utf-8")
    told = run("replay", str(cut)).out
    assert "The deal is not finished." in told
    assert "Totals: 0 / 0." in told
    assert run("replay", str(cut), "--json").json["deals"][0]["change"] is None
    assert run("replay", str(cut), "--check", "--json").json == {"ok": True, "deals": 0, "scores": [], "winner": None}


def damaged(lines: list[str], kind: str) -> tuple[list[str], int]:
    """A record with one thing wrong with it, and the line where that is."""
    plays = [number for number, line in enumerate(lines) if line.startswith("play ")]
    result = next(number for number, line in enumerate(lines) if line.startswith("result"))
    changed = list(lines)
    if kind == "damaged-line":
        changed[plays[3]] = "play 1X"
        return changed, plays[3] + 1
    if kind == "illegal-line":
        changed[plays[0]] = "pass"
        return changed, plays[0] + 1
    if kind == "result-mismatch":
        changed[result] = "result +0 +0"
        return changed, result + 1
    if kind == "tag-form":
        changed[0] = "Game"
        return changed, 1
    if kind == "rules-line":
        place = next(number for number, line in enumerate(lines) if line.startswith("exchange.count"))
        changed[place] = "exchange.count = 99"
        return changed, place + 1
    assert kind == "record-parts"
    return changed[:3], 3


@pytest.mark.parametrize(
    "kind", ["damaged-line", "illegal-line", "result-mismatch", "tag-form", "rules-line", "record-parts"]
)
def test_a_bad_record_names_the_line_and_the_reason(run: Any, record: Path, kind: str) -> None:
    lines, line = damaged(record.read_text("utf-8").split("\n"), kind)
    record.write_text("\n".join(lines), "utf-8")
    answer = run("replay", str(record), "--check", "--json")
    assert (answer.code, answer.json["ok"], answer.json["error"]["code"]) == (1, False, kind)
    assert answer.json["error"]["line"] == line
    for language, place in (("en", "Line"), ("de", "Zeile"), ("nl", "Regel"), ("it", "Riga")):
        said = run("replay", str(record), "--check", "--language", language)
        assert said.code == 1
        assert said.out.startswith(f"{place} {line}: ")
        walked = run("replay", str(record), "--language", language)
        assert (walked.code, walked.out, walked.err) == (2, "", said.out)


def test_a_bad_record_says_why_in_full(run: Any, record: Path) -> None:
    lines, line = damaged(record.read_text("utf-8").split("\n"), "rules-line")
    record.write_text("\n".join(lines), "utf-8")
    said = run("replay", str(record), "--check").out
    assert said == (
        f"Line {line}: The rules of the record are damaged here. exchange.count cannot be 99. Allowed: 0..5.\n"
    )


def test_simulate_sums_up(run: Any) -> None:
    asked = ("simulate", DAILEY, "--deals", "6", "--bots", "random,club,random,club", "--seed", "2")
    answer = run(*asked, "--json").json
    assert list(answer) == [
        *("rules", "bots", "seed", "matches", "deals", "void", "contracts", "made", "unplayed", "sides")
    ]
    assert (answer["deals"], answer["bots"]) == (6, ["random", "club", "random", "club"])
    for number, side in enumerate(answer["sides"], start=1):
        assert side["side"] == number
        low, high = side["interval"]
        assert low <= side["points"] <= high
    table = run(*asked)
    assert table.code == 0
    assert table.out.startswith(
        f"Matches: {answer['matches']}. Deals: 6, void: 0. Contracts: 6, made: {answer['made']}"
    )
    assert "Side 1" in table.out
    assert table.err == ""
    assert "Partij 2" in run(*asked, "--language", "nl").out


def test_somebody_who_watches_sees_a_bar(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    got = run("simulate", "--deals", "3", "--bots", "random", "--json")
    assert got.code == 0
    assert got.json["deals"] == 3
    assert "Deals" in got.err


def test_one_deal_has_no_interval(run: Any) -> None:
    answer = run("simulate", "--deals", "1", "--bots", "random", "--json").json
    assert [side["interval"] for side in answer["sides"]] == [None, None]
    assert run("simulate", "--deals", "1", "--bots", "random").code == 0


def test_play_hands_over_to_the_terminal(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Any] = {}

    def record_call(rule_set: Any, **given: Any) -> int:
        asked.update(given, rules=rule_set.id)
        return 0

    monkeypatch.setattr("twinpack.server.local.run", record_call)
    got = run(
        *("play", DAILEY, "--bots", "club,random,club", "--seat", "2", "--seed", "7"),
        *("--resume", "--language", "it", "--ascii"),
    )
    assert got.code == 0
    said = asked.pop("words")
    assert (said.language, said.ascii) == ("it", True)
    assert asked == {
        "rules": "pinochle/dailey",
        "bots": ["club", "random", "club"],
        "seat": 2,
        "seed": 7,
        "resume": True,
    }
    assert run("play").code == 0
    assert (asked["rules"], asked["bots"], asked["seed"]) == (names()[0], ["club"], None)


def test_resuming_nothing_is_said_in_words(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TWINPACK_DATA", str(tmp_path))
    got = run("play", "--resume", "--language", "de")
    assert (got.code, got.out, got.err.count("\n")) == (2, "", 1)


def test_an_interrupt_is_no_error(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any, **__: Any) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("twinpack.server.local.run", interrupted)
    got = run("play")
    assert (got.code, got.err) == (130, "")


def test_our_own_mistakes_are_not_hidden(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any, **__: Any) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("twinpack.server.local.run", broken)
    with pytest.raises(ZeroDivisionError):
        run("play")


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    code = "from twinpack.cli import main; raise SystemExit(main(['rules', 'show', 'pinochle/dailey']))"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


SNIPPETS = st.sampled_from(
    ["AS", "th", "10♥", "♠", "P", "260", "-5", "1/2", "-350/200", "--json", "--trump", "S", "--meld", "--", "-x",
     "--x=", "--scores", "--bid", "--help", "--trick", "--rules", "pinochle/dutch", "--language", "de", "", " ",
     "/", "x.toml", "--rules=pinnacola/classic", "--side=-", "--hands", "- | **", "--position", "--actions=draw"]
)  # fmt: skip
COMMANDS = st.sampled_from(
    [
        *(("referee", name) for name in ("meld", "legal", "trick", "score", "auction", "turn", "match", "x")),
        *(("rules", name) for name in ("list", "show", "diff", "schema", "x")),
        ("replay",),
        ("x",),
        (),
    ]
)
ARGUMENTS = SNIPPETS | st.text(st.characters(exclude_characters="\0"), max_size=12)


@given(COMMANDS, st.lists(ARGUMENTS, max_size=8))
def test_any_arguments_are_answered_or_refused(command: tuple[str, ...], rest: list[str]) -> None:
    assert main([*command, *rest]) in (0, 2)


@given(
    st.lists(st.sampled_from("AKQJT9").flatmap(lambda rank: st.sampled_from([rank + s for s in "SHDC"])), max_size=14)
)
def test_any_cards_are_judged_or_refused(hand: list[str]) -> None:
    for command in ("meld", "legal", "trick"):
        assert main(["referee", command, "--trump", "H", *hand]) in (0, 2)
    assert main(["referee", "legal", "--trump", "H", "--trick", ",".join(hand[:4]), *hand[4:]]) in (0, 2)


SOURCE = Path(twinpack.__file__).parent


@cache
def nodes() -> tuple[ast.AST, ...]:
    """The classes and calls in the source."""
    trees = (ast.parse(file.read_text("utf-8")) for file in sorted(SOURCE.rglob("*.py")))
    return tuple(node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.Call))


@cache
def error_classes() -> set[str]:
    """The names of the classes whose values carry a code."""
    found = set()
    for node in nodes():
        if isinstance(node, ast.ClassDef):
            targets = [t for n in ast.walk(node) if isinstance(n, ast.Assign) for t in n.targets]
            if any(getattr(target, "attr", getattr(target, "id", "")) == "code" for target in targets):
                found.add(node.name)
    return found


def strings(node: ast.expr) -> list[str]:
    """The texts that an expression may be, as far as it says so."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return strings(node.body) + strings(node.orelse) if isinstance(node, ast.IfExp) else []


@cache
def raised() -> list[tuple[str, str, tuple[str, ...]]]:
    """Every error that the source makes: its class, its code, and the names of its parameters."""
    classes, found = error_classes(), set()
    for node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in classes and node.args:
            given = [keyword.arg for keyword in node.keywords]
            if None not in given:  # else parameters are handed on, and only the place that named them can be looked at
                found |= {(node.func.id, code, tuple(sorted(map(str, given)))) for code in strings(node.args[0])}
    return sorted(found)


SAMPLES: dict[str, Any] = {
    "card": "TH", "winning": "KH", "cards": ["TH", "9C"], "led": "H", "trump": "S", "suit": "S", "allowed": ["S", "H"],
    "line": 7, "key": "auction.minimum", "other": "trump.source", "near": "", "use": "bury", "phase": "auction",
    "cause": "because", "expected": "", "place": 3, "call": "pass",
}  # fmt: skip


def test_the_classes_of_errors_are_found() -> None:
    assert error_classes() >= {
        *("NotationError", "IllegalAction", "RulesError", "RecordError", "RefereeError", "UnknownBot", "SavedError")
    }
    assert len(raised()) > 90


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_words(language: str) -> None:
    """`message` raises if the words are missing or ask for a parameter that is not given there."""
    for kind, code, asked in raised():
        params = {name: SAMPLES.get(name, 42) for name in asked}
        if kind == "RulesError":
            params = {"key": "deal.packets", "line": None, **params}
        said = message(code, params, words(language))
        assert said
        assert "\n" not in said
        if "text" in asked and kind == "NotationError":
            assert "42" in said, "the offending text is repeated"


def reasons() -> list[str]:
    """The codes of all reasons for a score."""
    files = ("pinochle/scoring.py", "pinochle/payment.py", "pinnacola/scoring.py")
    trees = [ast.parse((SOURCE / file).read_text("utf-8")) for file in files]
    found = [n for tree in trees for n in ast.walk(tree)]
    calls = [n for n in found if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "Reason"]
    instant = set(get_args(hints_of(ScoringRules)["instant_meld"])) - {"none"}
    unplayed = set(get_args(Unplayed)) - {"claimed-out"}  # of which the claim's own reasons speak
    return sorted({*(code for call in calls for code in strings(call.args[0])), *unplayed, *instant})


def outcomes() -> list[str]:
    """The codes of all ends of a match."""
    tree = ast.parse(Path(match.__file__).read_text("utf-8"))
    calls = [n for n in ast.walk(tree) if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "Outcome"]
    return sorted({code for call in calls for code in strings(call.args[1])})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_outcome_has_words(language: str) -> None:
    said = words(language)
    assert len(reasons()) == 38
    assert len(outcomes()) == 8
    for code in reasons():
        about_a_side = code not in ("blocked", "stock-out")
        text = said.say(f"reason-{code}", side="North-South", amount=350)
        assert text.startswith("North-South: ") == about_a_side
    for code in outcomes():
        assert said.say(f"outcome-{code}", side="North-South", target=1500)


ACTIONS: list[Any] = [
    *(Bid(250), Pass(), Pass(help=True), Misdeal(), Name("S"), Swap(take=True), Swap(take=False)),
    *(Bury(()), Share(()), Give(()), CallCard(Card("KS")), ShowMeld(()), Dix(), Out(), PickCard(take=True)),
    *(PickCard(take=False), Draw(), Draw(turned=True)),
    *map(Decide, ("concede", "continue", "moon", "look", "forfeit", "yield")),
]

OTHER_KEYS = {
    "take": "cli-does-pick",
    "reject": "cli-does-reject",
    "draw": "cli-draws",
    "draw turned": "cli-draws-turned",
}
"""What actions are told by whose own word tells something else in another game."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_told(language: str) -> None:
    assert {type(action) for action in ACTIONS} | {Deal, Play} == set(get_args(Action)), "an action is not told"
    for text in ("hold", *map(str, ACTIONS)):
        key = OTHER_KEYS.get(text, f"cli-does-{text.split()[0]}")
        assert words(language).say(key, seat="North", what="9♠", other="AH").startswith("North ")


def test_no_words_are_left_over_for_errors_that_are_never_made() -> None:
    made = {code for _, code, _ in raised()} | set(_USAGE.values())
    made |= {"no-such-command", "too-many-arguments", "unknown-language", "unknown-bot"}
    text = (SOURCE / "locales" / "en" / "errors.ftl").read_text("utf-8")
    worded = {line.split(" ")[0].removeprefix("error-") for line in text.splitlines() if line.startswith("error-")}
    assert worded - {"at-line", "at-call"} <= made


def test_the_cause_of_an_error_is_said_without_its_own_line() -> None:
    from twinpack.options import RulesError

    error = RecordError(
        "rules-line", line=9, cause=RulesError("wrong-value", key="a.b", line=2, value="7", allowed=["1"])
    )
    code, params = named(error, words("en"))
    assert message(code, params, words("en")) == (
        "Line 9: The rules of the record are damaged here. a.b cannot be 7. Allowed: 1."
    )


def test_the_manual_shows_what_happens(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every example in `docs/cli.md` is run, one after the other, in an empty folder."""
    manual = SOURCE.parents[1] / "docs" / "cli.md"
    examples = examples_in(manual.read_text("utf-8"))
    monkeypatch.chdir(tmp_path)
    assert len(examples) > 12
    for command, expected in examples:
        got = run(*split_shell(command))
        assert got.out + got.err == expected, command


def examples_in(text: str) -> list[tuple[str, str]]:
    """The commands in the console blocks of a text, each with what it prints."""
    found: list[tuple[str, str]] = []
    for block in text.split("```console\n")[1:]:
        for line in block.partition("```")[0].splitlines(keepends=True):
            if line.startswith("$ twinpack "):
                found.append((line.removeprefix("$ twinpack ").rstrip("\n"), ""))
            else:
                found[-1] = (found[-1][0], found[-1][1] + line)
    return found


def split_shell(command: str) -> list[str]:
    """The arguments as a shell splits them."""
    import shlex

    return shlex.split(command)
