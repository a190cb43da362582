"""Bots at the table: legal under every rule set, seeing only their view, better than chance, and able to say why."""

import re
from collections.abc import Callable, Sequence
from importlib import resources
from random import Random
from typing import Any

import pytest

from tests.strategies import each
from twinpack import match as matches
from twinpack.bots import NAMES, UnknownBot, make
from twinpack.bots.base import Bot, Choice, Reason
from twinpack.cards import Hand, cards, minus
from twinpack.families import FAMILIES, RuleSet, find, names
from twinpack.game import CHANCE, draw, play
from twinpack.match import Match
from twinpack.options import changed
from twinpack.pinochle.phases.deal import stacked
from twinpack.pinochle.rules import Rules
from twinpack.words import LANGUAGES, words

CLUBS, RANDOMS, MIXED = ("club",), ("random",), ("club", "random")

PINOCHLE = [name for name in names() if find(name).family.name == "pinochle"]


def table(rules: RuleSet, bots: Sequence[str], seed: int = 0) -> list[Bot]:
    """A bot in every seat, in the order of the names, over and over where there are more seats."""
    return [make(bots[seat % len(bots)], rules, seed * 4 + seat) for seat in range(rules.game.seats)]


def dealt(
    rules: RuleSet,
    bots: Sequence[Bot],
    seed: int,
    dealer: int = 0,
    watch: Callable[[Any, Any, Choice], None] = lambda game, state, choice: None,
) -> Any:
    """The state after a whole deal, every action through the checked door."""
    game = rules.game
    rng = Random(seed)
    state = game.start(dealer)
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            state = play(game, state, draw(game, state, rng))
            continue
        choice = bots[seat].choose(game.view(state, seat), game.legal(state))
        watch(game, state, choice)
        state = play(game, state, choice.action)
    return state


@pytest.mark.parametrize("bots", [CLUBS, MIXED, MIXED[::-1]], ids="-".join)
@pytest.mark.parametrize("name", each(names()))
def test_every_variant_is_played_without_an_illegal_action(name: str, bots: tuple[str, ...]) -> None:
    rules = find(name)
    for seed in range(4):
        state = dealt(rules, table(rules, bots), seed, dealer=seed % rules.game.seats)
        assert rules.game.score(state) is not None


@pytest.mark.slow
@pytest.mark.parametrize("bots", [CLUBS, MIXED], ids="-".join)
@pytest.mark.parametrize("name", names())
def test_matches_come_to_an_end(name: str, bots: tuple[str, ...]) -> None:
    rules, rng = find(name), Random(5)
    players = table(rules, bots)
    match = Match(rules.game, rules.match)
    for _ in range(20_000):
        seat = matches.to_act(match)
        if seat is None:
            break
        if seat == CHANCE:
            action = matches.draw_next(match, rng)
        else:
            view = match.game.view(match.state, seat)
            action = players[seat].choose(view, match.game.legal(match.state)).action
        match = matches.advance(match, action)
    assert match.sheet.outcome is not None


@pytest.mark.parametrize("bots", [CLUBS, RANDOMS], ids="-".join)
def test_equal_seeds_make_equal_deals(bots: tuple[str, ...]) -> None:
    rules = find("pinochle/dailey")
    first, second = (dealt(rules, table(rules, bots), 3) for _ in range(2))
    assert first.log == second.log


def test_other_seeds_make_other_random_deals() -> None:
    rules = find("pinochle/dailey")
    first, second = (dealt(rules, table(rules, RANDOMS, seed), 3) for seed in (1, 2))
    assert first.log != second.log


HIDDEN_IN = (
    "dailey",
    "stonebridge",
    "turned-trump",
    "double-deck",
    "bison",
    "auction-five",
    "bicycle-widow",
    "five-hand",
)


@pytest.mark.parametrize("name", [f"pinochle/{variant}" for variant in HIDDEN_IN])
def test_what_a_seat_cannot_see_does_not_move_its_bot(name: str) -> None:
    rules, rng = find(name), Random(8)
    club = make("club", rules, 0)
    compared = []

    def compare(game: Any, state: Any, choice: Choice) -> None:
        seat = game.to_act(state)
        other = game.redeal(game.view(state, seat), rng)
        assert club.choose(game.view(other, seat), game.legal(other)) == choice
        compared.append(other != state)

    for seed in range(3):
        dealt(rules, table(rules, CLUBS), seed, watch=compare)
    assert any(compared)


def test_club_beats_random_by_far() -> None:
    rules = find("pinochle/dailey")
    lead = 0
    for seed in range(100):
        for bots, us in ((MIXED, 0), (MIXED[::-1], 1)):
            state = dealt(rules, table(rules, bots, seed), seed, dealer=seed % 4)
            change = rules.game.score(state).change
            lead += change[us] - change[1 - us]
    assert lead > 200 * 150


def test_a_single_legal_card_is_played_for_that_reason() -> None:
    rules = find("pinochle/classic")
    seen = []

    def only(game: Any, state: Any, choice: Choice) -> None:
        if state.phase == "play" and len(list(game.legal(state))) == 1:
            seen.append([reason.code for reason in choice.reasons])

    dealt(rules, table(rules, CLUBS), 1, watch=only)
    assert seen
    assert all(codes == ["only-card"] for codes in seen)


def test_unknown_bots_are_named_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="champion") as caught:
        make("champion", find("pinochle/classic"), 0)
    assert caught.value.code == "unknown-bot"
    assert caught.value.params == {"value": "champion", "allowed": list(NAMES)}


BASE = find("pinochle/classic").rules
WIDOW = changed(BASE, deal__widow=4, deal__packets=(3, 3, 3, 2))
NINES = "9S 9S 9H 9H 9D JS JH JD TC QC KD QH"
SOLID = "AS AS TS TS KS KS QS QS JS JS AH AH"
CURIOUS: dict[str, tuple[Rules, str, str, str]] = {
    "claim-misdeal": (changed(BASE, deal__misdeal="five-nines"), NINES, "", "misdeal"),
    "must-bid": (changed(BASE, auction__opener="forced"), NINES, "", "bid 250"),
    "pass-no-trump": (changed(BASE, trump__needs="marriage"), "AS AS TS TS JS 9S AH AH TH TH JH 9D", "", "pass"),
    "pass-may-not-bid": (changed(BASE, auction__bid_needs_meld=500), NINES, "", "pass"),
    "pass-too-weak": (changed(BASE, exchange__count=0), NINES, "", "pass"),
    "pass-partner-has-it": (BASE, NINES, "bid 300, pass", "pass"),
    "help-aces": (changed(BASE, auction__help=True), "AS AS AH AH JS JH QD JD 9C 9C JC 9H", "", "help"),
    "bid-meld-and-tricks": (changed(BASE, auction__rounds="single"), SOLID, "", "bid 270"),
    "all-tricks-sure": (
        changed(BASE, exchange__count=0, scoring__moon_bonus=500),
        SOLID,
        "bid 250, pass, pass, pass, trump S",
        "moon",
    ),
    "meld-covers": (changed(BASE, exchange__count=0), SOLID, "bid 250, pass, pass, pass, trump S", "continue"),
    "out-of-reach": (changed(BASE, exchange__count=0), NINES, "bid 900, pass, pass, pass, trump S", "concede"),
}
"""Rules, the hand of seat 0 (of seat 2 after two calls), what has happened, and what the bot does for that reason."""


def holding(rules: Rules, hand: Hand, seat: int) -> Any:
    """The state after a deal that gives `hand` to `seat` and the rest of the pack, in order, to the others."""
    game = FAMILIES["pinochle"].game(rules)
    rest, seats = list(minus(rules.cards, hand)), range(rules.table.seats)
    hands = [hand if other == seat else tuple(rest.pop() for _ in range(rules.hand_size)) for other in seats]
    dealer = seats[-1]
    return play(game, game.start(dealer), stacked(rules, dealer, tuple(hands), tuple(rest)))


@pytest.mark.parametrize("code", CURIOUS)
def test_rare_decisions_and_their_reasons(code: str) -> None:
    rules, hand, lines, expected = CURIOUS[code]
    game = FAMILIES["pinochle"].game(rules)
    calls = lines.split(", ") if lines else []
    state = holding(rules, cards(hand), seat=2 if len(calls) == 2 else 0)
    for line in calls:
        state = play(game, state, game.parse(line))
    seat = game.to_act(state)
    bot = make("club", RuleSet("house", FAMILIES["pinochle"], rules), 0)
    choice = bot.choose(game.view(state, seat), game.legal(state))
    game.check(state, choice.action)
    assert (str(choice.action), choice.reasons[0].code) == (expected, code)


def said(reason: Reason, language: str) -> str:
    """A reason in words, as a client puts it."""
    tongue = words(language)
    spell: dict[str, Callable[[str], str]] = {"card": tongue.card, "suit": lambda suit: tongue.say(f"suit-{suit}")}
    params = {name: spell[name](str(value)) if name in spell else value for name, value in reason.params}
    return tongue.say(f"why-{reason.code}", **params)


@pytest.mark.slow
def test_every_reason_is_said_in_every_language() -> None:
    seen: set[Reason] = set()

    def note(game: Any, state: Any, choice: Choice) -> None:
        assert 1 <= len(choice.reasons) <= 3
        seen.update(choice.reasons)

    shared = changed(WIDOW, deal__widow_use="share")
    houses = [
        RuleSet("house", FAMILIES["pinochle"], rules)
        for rules in (WIDOW, shared, *(row[0] for row in CURIOUS.values()))
    ]
    for rules in (*map(find, PINOCHLE), *houses):
        for seed in range(4):
            dealt(rules, table(rules, MIXED if seed == 0 else CLUBS), seed, watch=note)
    assert len({reason.code for reason in seen}) > 30
    for reason in seen:
        for language in LANGUAGES:
            assert said(reason, language).endswith(".")


def test_the_words_for_reasons_are_those_that_bots_use() -> None:
    package = resources.files("twinpack")
    sources = [file for folder in ("bots", "bots/club") for file in package.joinpath(folder).iterdir()]
    code = "".join(file.read_text("utf-8") for file in sources if file.name.endswith(".py"))
    for language in LANGUAGES:
        folder = package.joinpath("locales", language)
        text = "".join(
            folder.joinpath(file.name).read_text("utf-8")
            for file in package.joinpath("locales/en").iterdir()
            if file.name.endswith("bots.ftl") and not file.name.startswith("pinnacola")
        )
        keys = re.findall(r"^why-([a-z-]+) =", text, re.MULTILINE)
        assert [key for key in keys if f'"{key}"' not in code] == []
        assert set(re.findall(r'\bwhy\(\s*"([a-z-]+)"', code)) <= set(keys)
