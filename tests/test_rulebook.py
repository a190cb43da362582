"""The rule sheet says what a rule set says, all of it, in every language."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Any, Literal, get_args, get_origin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import rule_sets
from twinpack import rulebook
from twinpack.auction import Step
from twinpack.cards import deck, holds
from twinpack.options import changed, differences, options, with_option
from twinpack.outline import Line, Row, Section, line
from twinpack.pinochle import examples
from twinpack.pinochle.melds import MULTIPLES, melds
from twinpack.pinochle.outline import outline
from twinpack.pinochle.outline_melds import columns
from twinpack.pinochle.problems import problems
from twinpack.pinochle.rules import Bracket, Rules
from twinpack.pinochle.variants import VARIANTS
from twinpack.words import LANGUAGES, words

WIDOW = {"deal__widow": 4, "deal__packets": (3, 3, 3, 2)}
ALONE = {
    "table__seats": 3,
    "table__sides": 3,
    "table__hands": 3,
    "deal__packets": (5, 5, 5),
    "deal__widow": 3,
    "exchange__count": 0,
}
NO_AUCTION = {
    "trump__source": "turned",
    "exchange__count": 0,
    "play__first_lead": "dealer",
    "match__both_over": "highest",
}
STOCK = NO_AUCTION | {"table__seats": 2, "table__hands": 2, "deal__method": "stock"}
PAID = ALONE | {"payment__table": (Bracket(250, 3), Bracket(350, 5)), "match__end": "deals"}
CHECKS = {"checks__roundhouse": 1, "checks__kings": 1, "checks__contract": (2, 4), "checks__contract_more": 1}
WON = {"match__checks__game": 10, "match__checks__each": 1}

OTHER: dict[str, tuple[Any, dict[str, Any]]] = {
    "scale": (1, {}),
    "table.seats": (6, {"table__sides": 3, "table__hands": 6, "exchange__count": 0, "deal__packets": (8,)}),
    "table.sides": (6, {"table__seats": 6, "table__hands": 6, "exchange__count": 0, "deal__packets": (8,)}),
    "table.hands": (3, {"table__sides": 4, "exchange__count": 0, "deal__packets": (4, 4, 4, 4)}),
    "table.partner": ("called", {"table__sides": 4, "exchange__count": 0}),
    "pack.copies": (4, {"deal__packets": (8, 8, 8)}),
    "pack.lowest": ("J", {"deal__packets": (5, 5)}),
    "deal.method": ("draft", {"table__seats": 2, "table__hands": 2, "exchange__count": 0}),
    "deal.packets": ((4, 4, 4), {}),
    "deal.misdeal": ("five-nines", {}),
    "deal.widow": (4, {"deal__packets": (3, 3, 3, 2)}),
    "deal.widow_use": ("share", WIDOW),
    "deal.widow_shown": (False, WIDOW),
    "deal.bury_from": ("unmelded", WIDOW),
    "deal.bury_counts": (False, WIDOW),
    "stock.meld_first": (False, STOCK),
    "stock.last_choice": (True, STOCK),
    "stock.claim_out": (True, STOCK),
    "auction.minimum": (200, {}),
    "auction.steps": ((Step(0, 10), Step(300, 50)), {}),
    "auction.bracket": (50, {}),
    "auction.opening": (300, {}),
    "auction.max_raise": (50, {}),
    "auction.ceiling": (990, {}),
    "auction.rounds": ("single", {}),
    "auction.all_pass": ("redeal", {}),
    "auction.opener": ("forced", {}),
    "auction.help": (True, {}),
    "auction.bid_needs": ("marriage", {}),
    "auction.bid_needs_meld": (200, {}),
    "convention.card": ("tb17", {}),
    "trump.source": ("turned", {key: value for key, value in NO_AUCTION.items() if key != "trump__source"}),
    "trump.needs": ("marriage", {}),
    "exchange.count": (1, {}),
    "exchange.order": ("simultaneous", {}),
    "meld.who": ("declarer", {}),
    "meld.run": ((160, 1500), {}),
    "meld.run_extra_king": (200, {}),
    "meld.run_extra_queen": (200, {}),
    "meld.run_extra_both": (240, {}),
    "meld.royal_marriage": ((40, 300), {}),
    "meld.marriage": ((20, 60), {}),
    "meld.dix": (20, {}),
    "meld.pinochle": ((40, 80), {}),
    "meld.grand_pinochle": (60, {}),
    "meld.aces": ((110, 1000), {}),
    "meld.kings": ((80, 160), {}),
    "meld.queens": ((70, 600), {}),
    "meld.jacks": ((50, 400), {}),
    "meld.roundhouse": (10, {}),
    "meld.minimum": (200, {}),
    "play.policy": ("Y45", {}),
    "play.first_lead": ("dealer", {}),
    "play.first_lead_trump": (True, {}),
    "play.counters.ace": (11, {}),
    "play.counters.ten": (11, {}),
    "play.counters.king": (5, {}),
    "play.counters.queen": (5, {}),
    "play.counters.jack": (2, {}),
    "play.counters.nine": (1, {}),
    "play.last_trick": (20, {}),
    "scoring.save_declarers": ("trick", {}),
    "scoring.save_defenders": (20, {}),
    "scoring.save_covers": ("all", {}),
    "scoring.rounding": ("sevens-up", {}),
    "scoring.dix_saves": ("portion", {}),
    "scoring.not_at_table": (True, {}),
    "scoring.concede": (False, {}),
    "scoring.concede_gift": (100, {}),
    "scoring.made_scores": ("bid", {}),
    "scoring.made_by_meld": (True, {}),
    "scoring.set_penalty": ("give", {}),
    "scoring.defenders_score": (False, {}),
    "scoring.moon_bonus": (250, {}),
    "scoring.moon_penalty": (500, {}),
    "scoring.instant_win": ("all-tricks", {}),
    "scoring.instant_meld": ("quadruple-run", {}),
    "scoring.instant_lead": (500, {}),
    "payment.table": ((Bracket(250, 2),), PAID),
    "payment.kitty_from": (0, PAID),
    "payment.spades": (3, PAID),
    "payment.hearts": (2, PAID),
    "payment.lost_factor": (3, PAID),
    "payment.plain_concession": (True, PAID),
    "payment.forfeit": (False, PAID),
    "payment.yielding": (False, PAID),
    "checks.roundhouse": (5, CHECKS),
    "checks.run": (2, CHECKS),
    "checks.aces": (2, CHECKS),
    "checks.kings": (2, CHECKS),
    "checks.queens": (1, CHECKS),
    "checks.jacks": (1, CHECKS),
    "checks.double_pinochle": (2, CHECKS),
    "checks.contract": ((2, 4, 7), CHECKS),
    "checks.contract_step": (100, CHECKS),
    "checks.contract_more": (5, CHECKS),
    "checks.set_factor": (3, CHECKS),
    "checks.all_tricks": (5, CHECKS),
    "match.end": ("deals", {}),
    "match.target": (1000, {}),
    "match.deals": (8, {"match__end": "deals"}),
    "match.both_over": ("highest", {}),
    "match.target_raise": (500, {"match__both_over": "raise-target"}),
    "match.must_declare": (True, {}),
    "match.floor": (-1000, {}),
    "match.mercy": ("target-apart", {}),
    "match.checks.game": (5, WON),
    "match.checks.each": (2, WON),
    "match.checks.step": (50, WON),
    "match.checks.below_zero": (5, WON),
}
"""For each option another value, and what else must hold for the option to matter."""

MULTIPLE = "double|triple|quadruple|quintuple|sextuple"

KEYS = [option.key for option in options(Rules())]


@cache
def sheet(rules: Rules, language: str, title: str = "Rules") -> str:
    return rulebook.text(title, outline(rules), words(language))


def values(kind: Any) -> Iterator[Any]:
    """The literal values that a type names."""
    if get_origin(kind) is Literal:
        yield from get_args(kind)
    else:
        for part in get_args(kind):
            if not isinstance(part, int | str):
                yield from values(part)


def fluent_keys(language: str, file: str) -> list[str]:
    text = resources.files("twinpack").joinpath("locales", language, file).read_text("utf-8")
    return re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)


def referred_keys(language: str, file: str) -> list[str]:
    """The messages that others are made of."""
    text = resources.files("twinpack").joinpath("locales", language, file).read_text("utf-8")
    return re.findall(r"\{ ([a-z][\w-]*) \}", text)


def base_and_other(key: str) -> tuple[Rules, Rules]:
    value, setting = OTHER[key]
    base = changed(Rules(), **setting)
    return base, with_option(base, key, value)


def test_the_table_of_other_values_has_every_option() -> None:
    assert list(OTHER) == KEYS


@pytest.mark.parametrize("key", KEYS)
def test_a_change_of_any_option_changes_the_sheet_in_every_language(key: str) -> None:
    base, other = base_and_other(key)
    assert not list(problems(other))
    for language in LANGUAGES:
        assert sheet(base, language) != sheet(other, language)


@pytest.mark.parametrize("key", KEYS)
def test_every_value_of_an_option_reads_differently(key: str) -> None:
    setting = OTHER[key][1]
    kinds = {option.key: option.kind for option in options(Rules())}
    named = [value for value in values(kinds[key]) if kinds[key] is not bool]
    for language in LANGUAGES:
        sheets = {sheet(with_option(changed(Rules(), **setting), key, value), language) for value in named}
        assert len(sheets) == len(named)


TURNED = OTHER["trump.source"][1] | {"trump__source": "turned"}

FURTHER: tuple[dict[str, Any], ...] = (
    {"deal__packets": (1,) * 12},
    {"auction__all_pass": "redeal", "play__first_lead_trump": True},
    {"scoring__save_declarers": 20},
    {"meld__run_extra_king": 0, "meld__run_extra_queen": 0, "meld__run_extra_both": 0},
    {"meld__run_extra_both": 0},
    {"scoring__set_penalty": "give", "scoring__concede": False, "meld__minimum": 200},
    {"auction__help": True, "exchange__count": 0},
    *({**TURNED, "scoring__save_defenders": save} for save in ("none", "trick", "point", 20)),
    {**TURNED, "scoring__dix_saves": "portion", "play__last_trick": 0},
    {**STOCK, "deal__packets": (5, 7)},
    {"pack__copies": 6, "deal__packets": (12, 12, 12), "meld__jacks": (40, 400, 500, 600, 700, 800)},
    {**ALONE, "trump__needs": "marriage-run-dix", "auction__help": True, "scoring__set_penalty": "give"},
)
"""Rules in which something is said that no single option calls for."""


def keys_of(value: Any) -> Iterator[str]:
    """The keys of everything said in an outline."""
    if isinstance(value, Line):
        yield value.key
        for _, inner in value.params:
            yield from keys_of(inner)
    elif isinstance(value, Row):
        for cell in value.cells:
            yield from keys_of(cell)


def all_rules() -> Iterator[Rules]:
    kinds = {option.key: option.kind for option in options(Rules())}
    for key, (_, setting) in OTHER.items():
        yield from base_and_other(key)
        yield from (with_option(changed(Rules(), **setting), key, value) for value in values(kinds[key]))
    yield from VARIANTS.values()
    for changes in FURTHER:
        rules = changed(Rules(), **changes)
        assert not list(problems(rules))
        yield rules


BOOKS = ("rulebook.ftl", "cards.ftl", "convention.ftl")
"""What rule sheets are written with."""


def test_the_words_are_exactly_those_that_rule_sets_need() -> None:
    sections = [section for rules in all_rules() for section in outline(rules)]
    said = {f"section-{section.key}" for section in sections}
    said |= {key for section in sections for entry in section.lines for key in keys_of(entry)}
    there = {found for file in BOOKS for found in fluent_keys("en", file)}
    known_elsewhere = {key for key in there if re.match(f"rank-|suit-|count-|meld-({MULTIPLE})|difference-|why-", key)}
    said |= {key for file in BOOKS for key in referred_keys("en", file)}
    assert said <= there
    assert there - said - known_elsewhere == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_option_has_label_description_and_words_for_its_values(key: str, language: str) -> None:
    said = words(language)
    kinds = {option.key: option.kind for option in options(Rules())}
    named = list(values(kinds[key]))
    assert 1 <= len(rulebook.label(key, said).split()) <= 6
    assert said.say(f"option-{key.replace('.', '-').replace('_', '-')}.doc").endswith(".")
    assert len({rulebook.value_words(key, value, said) for value in named}) == len(named)
    base, other = base_and_other(key)
    assert rulebook.difference(base, other, said)[0].startswith(rulebook.label(key, said) + ": ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_share_a_label(language: str) -> None:
    assert len({rulebook.label(key, words(language)) for key in KEYS}) == len(KEYS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_the_sheet_of_every_variant_is_whole_and_fits_the_screen(name: str, language: str) -> None:
    rules = VARIANTS[name]
    text = sheet(rules, language, name)
    assert text.startswith(f"# {name}\n")
    assert all(len(row) <= rulebook.WIDTH for row in text.splitlines())
    assert not re.search(r"[{}$?]{2}|\bNone\b|\n\n\n", text)
    wide = columns(rules)
    for meld in ("run", "royal_marriage", "marriage", "pinochle", "aces", "kings", "queens", "jacks"):
        listed = getattr(rules.meld, meld)[:wide]
        named = words(language).say(f"meld-{meld.replace('_', '-')}")
        row = re.search(rf"^{named}  .* {' +'.join(map(str, listed))}((?: +\d+)*)$", text, re.MULTILINE)
        assert row
        assert len(listed) + len(row[1].split()) == wide
    end = rules.match.target if rules.match.end == "target" else rules.match.deals
    numbers = {rules.pack_size, rules.trick_total, end}
    if rules.trump.source == "declarer":
        numbers.add(rules.auction.minimum)
    numbers |= {bracket.chips for bracket in rules.payment.table}
    for number in numbers:
        assert re.search(rf"\b{number}\b", text)


PARTNERS: dict[str, str] = {
    "en": r"partner|\b(?:a|the|other|each|every|both|one) sides?\b(?! suit)",
    "de": r"[Pp]artner|Partei|\w+partei",
    "nl": r"partner|biedende partij|tegenpartij|(?:elke|beide) partij",
    "it": r"compagn|squadr|coppi",
}
"""What nobody says where everybody plays for himself."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_partners_and_sides_are_spoken_of_only_where_there_are_any(name: str, language: str) -> None:
    table = VARIANTS[name].table
    there = re.findall(PARTNERS[language], " ".join(sheet(VARIANTS[name], language, "").split()))
    assert bool(there) == (table.sides < table.seats or table.partner == "called")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_nines_and_dix_are_spoken_of_only_where_the_pack_has_them(name: str, language: str) -> None:
    text = sheet(VARIANTS[name], language, "")
    assert ("dix" in text.lower()) == (VARIANTS[name].pack.lowest != "J")
    assert bool(re.search("9[♠♥♦♣]", text)) == (VARIANTS[name].pack.lowest != "J")


SAID: list[tuple[str, str, tuple[str, ...], tuple[str, ...]]] = [
    (
        "double-deck",
        "en",
        ("80 cards", "every card four times", "at least 20 trick points", "in steps of 5"),
        ("widow",),
    ),
    ("double-deck", "de", ("80 Karten", "jede Karte viermal", "mindestens 20 Stichpunkte"), ("Talon",)),
    ("double-deck-flat", "en", ("melds four pinochles", "first lead must be a trump", "has 250 or more"), ()),
    ("two-hand", "en", ("While there is a stock", "one meld after each trick", "rounded to tens"), ("bid",)),
    ("two-hand", "de", ("Solange Karten im Stapel sind", "auf Zehner gerundet"), ("Gebot", "Ansager meldet", "Talon")),
    ("two-hand-64", "en", ("64 cards", "seven of trump", "swapped for the turned card"), ("nine of trump",)),
    ("draft", "en", ("look at the top card", "until both hold 12", "up to 250 trick points"), ("dealer's left",)),
    ("draft", "nl", ("de bovenste kaart van de stok", "De tegenspeler"), ("tegenspelers",)),
    ("three-hand", "en", ("everybody for himself", "Only a player who has declared"), ("widow",)),
    ("three-hand-kitty", "en", ("none of which was melded", "holds any meld at all must bid", "at 19"), ()),
    ("three-hand-kitty", "de", ("von denen keine gemeldet ist", "zu 19 übernehmen"), ("Partner",)),
    ("turned-three", "en", ("Three play", "target rises by 250"), ("both sides",)),
    ("widow", "en", ("scores the bid, and no more", "nothing is deducted either"), ("chips",)),
    (
        "auction-four",
        "en",
        ("the dealer sits out", "including those who sit out", "spades as trump"),
        ("second player",),
    ),
    ("auction-four", "it", ("il mazziere sta fermo", "Gettoni", "il piatto"), ("secondo giocatore alla sua sinistra",)),
    ("auction-five", "en", ("second player on the dealer's left", "from 600"), ()),
    ("auction-rising-stakes", "en", ("costs the plain number",), ("counts even when the contract is lost",)),
    ("auction-scored", "en", ("The defenders score nothing", "A match is 9 deals"), ("chips", "kitty")),
    ("check", "en", ("a contract made, from 350", "twice what it would have brought", "10 checks"), ("chips",)),
    ("firehouse", "en", ("exactly one turn",), ()),
    ("bicycle-widow", "en", ("keeps one card of the widow", "without showing"), ("buries",)),
    ("triple-deck", "en", ("Six play as two sides of three", "every card six times", "more than 4 of the same"), ()),
    ("five-hand", "en", ("calls a card of trump", "the total of each of the two", "together"), ("exchanged",)),
    ("five-hand", "de", ("ruft der Ansager eine Trumpfkarte", "jedem der beiden abgezogen"), ()),
    ("six-hand", "en", ("96 cards", "490 trick points"), ("contract is 2",)),
    ("eight-hand", "en", ("Eight play as four sides of two", "If several sides get there"), ("both sides",)),
]
"""What the sheet of a variant must say, and what it must not."""


@pytest.mark.parametrize(("name", "language", "there", "absent"), SAID)
def test_the_sheet_of_a_variant_says_its_rules(
    name: str, language: str, there: tuple[str, ...], absent: tuple[str, ...]
) -> None:
    text = " ".join(sheet(VARIANTS[f"pinochle/{name}"], language, "").split())
    assert [part for part in there if part not in text] == []
    assert [part for part in absent if part in text] == []


@given(rule_sets(), st.sampled_from(LANGUAGES))
def test_any_rules_that_can_be_played_have_a_whole_sheet(rules: Rules, language: str) -> None:
    text = sheet(rules, language)
    assert all(len(row) <= rulebook.WIDTH for row in text.splitlines() if row.startswith(("- ", "  ")))
    assert str(rules.pack_size) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_is_off_is_not_spoken_of(language: str) -> None:
    said = words(language)
    widow, swap = said.say("section-widow"), said.say("trump-turned")
    assert widow not in sheet(Rules(), language)
    assert swap not in sheet(Rules(), language)
    assert widow in sheet(changed(Rules(), **WIDOW), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_absence_of_an_exchange_is_spoken_of(language: str) -> None:
    none = words(language).say("exchange-none")
    assert none in sheet(changed(Rules(), exchange__count=0), language)
    assert none not in sheet(Rules(), language)


def lines_of(rules: Rules, key: str) -> list[dict[str, Any]]:
    """The parameters of every line with this key."""
    entries = [entry for section in outline(rules) for entry in section.lines]
    return [dict(entry.params) for entry in entries if isinstance(entry, Line) and entry.key == key]


@pytest.mark.parametrize(
    ("changes", "row"),
    [
        ({"meld__aces": (100, 0)}, "aces around  A of each suit 100 200"),
        ({"meld__run_extra_king": 150}, None),
        ({"meld__run_extra_both": 190}, "run and a royal marriage"),
        ({"meld__grand_pinochle": 60}, "grand pinochle K♠ Q♠ J♦ 60 120"),
    ],
)
def test_the_table_states_what_a_meld_really_brings(changes: dict[str, Any], row: str | None) -> None:
    text = " ".join(sheet(changed(Rules(), **changes), "en").split())
    if row is None:
        assert "run with an extra king A" not in text
    else:
        assert " ".join(row.split()) in text


def test_the_bidding_ladder_is_spoken_of_step_by_step() -> None:
    assert lines_of(Rules(), "auction-step") == [{"by": 10}]
    ladder = changed(Rules(), auction__steps=(Step(0, 10), Step(300, 50)))
    assert lines_of(ladder, "auction-step") == [{"by": 1}]
    assert lines_of(ladder, "auction-step-from") == [{"at": 0, "by": 10}, {"at": 300, "by": 50}]


def test_the_meld_example_is_counted() -> None:
    assert lines_of(Rules(), "example-meld-total") == [{"points": 220}]
    assert lines_of(changed(Rules(), meld__dix=20), "example-meld-total") == [{"points": 230}]
    assert lines_of(changed(Rules(), meld__run=(200, 1500)), "example-meld-total") == [{"points": 270}]


@pytest.mark.parametrize(
    ("policy", "legal"),
    [
        ("OLD", ["AH TH", "AH QH", "AS"]),
        ("Y45", ["AH TH QH 9H", "AH QH", "AS 9S"]),
        ("OVR", ["AH TH QH 9H", "AH QH", "AS"]),
        ("NLIT", ["AH TH", "AH", "AS"]),
    ],
)
def test_the_play_example_shows_the_policy(policy: str, legal: list[str]) -> None:
    found = lines_of(changed(Rules(), play__policy=policy), "example-play-question")
    assert [" ".join(one["legal"]) for one in found] == legal


def test_the_deal_example_is_settled() -> None:
    [melded] = lines_of(Rules(), "example-deal-melds")
    assert (melded["bid"], melded["ours"], melded["theirs"]) == (360, 330, "40")
    made, shut_out = lines_of(Rules(), "example-deal-made")
    [fallen] = lines_of(Rules(), "example-deal-set")
    assert (made["sum"], made["ours"], made["theirs"]) == (480, 480, "140")
    assert (fallen["sum"], fallen["ours"], fallen["theirs"]) == (350, -360, "270")
    assert (shut_out["ours"], shut_out["theirs"]) == (580, "0")
    [given] = lines_of(changed(Rules(), scoring__set_penalty="give"), "example-deal-set")
    assert (given["ours"], given["theirs"]) == (0, "630")
    [loose] = lines_of(changed(Rules(), scoring__save_defenders="none"), "example-deal-made")[1:]
    assert loose["theirs"] == "40"


@pytest.mark.parametrize("name", VARIANTS)
def test_the_deal_example_ends_in_every_way(name: str) -> None:
    rules = VARIANTS[name]
    if rules.trump.source == "turned":
        assert len(lines_of(rules, "example-turned-score")) == 3
    else:
        kind = "paid" if rules.payment.table else "deal"
        assert len(lines_of(rules, f"example-{kind}-made")) == 2
        assert len(lines_of(rules, f"example-{kind}-set")) == 1


@pytest.mark.parametrize("name", VARIANTS)
def test_the_cards_of_the_examples_come_from_the_pack(name: str) -> None:
    rules = VARIANTS[name]
    for hand in (examples.RUN_HAND, examples.MARRIAGES_HAND, examples.ACES_HAND):
        shown = examples.dealt(rules, hand)
        assert holds(rules.cards, shown)
        assert len(shown) == (rules.hand_size if rules.deal.method == "stock" else rules.tricks)
    for asked in lines_of(rules, "example-play-question"):
        assert len(asked["trick"]) < rules.table.hands
        assert holds(rules.cards, asked["trick"] + asked["hand"])
        assert holds(asked["hand"], asked["legal"])


def test_the_partners_of_the_example_could_hold_their_hands_together() -> None:
    hands = [examples.dealt(Rules(), hand) for hand in (examples.RUN_HAND, examples.ACES_HAND, examples.MARRIAGES_HAND)]
    assert holds(deck(), [card for hand in hands for card in hand])
    assert holds(deck(), examples.MOST_CARDS)
    assert len(examples.MOST_CARDS) == 24
    names = [meld.name for hand in hands for meld in melds(Rules(), hand, "H")]
    assert Counter(names)["dix"] == 2


@pytest.mark.parametrize("name", VARIANTS)
def test_the_points_of_the_deal_example_add_up(name: str) -> None:
    rules = VARIANTS[name]
    for key in ("deal-made", "deal-set", "turned-score"):
        for one in lines_of(rules, f"example-{key}"):
            assert one["us"] + sum(map(int, one["them"].split(" / "))) == rules.trick_total


def test_every_meld_has_a_name_in_every_language() -> None:
    names = {
        "run",
        "run-extra-king",
        "run-extra-queen",
        "run-extra-both",
        "royal-marriage",
        "marriage",
        "dix",
    }
    names |= {"pinochle", "grand-pinochle", "aces", "kings", "queens", "jacks", "roundhouse"}
    repeated = ("run", "royal-marriage", "marriage", "pinochle", "aces", "kings", "queens", "jacks")
    names |= {prefix + name for prefix in MULTIPLES for name in repeated}
    for language in LANGUAGES:
        said = {words(language).say(f"meld-{name}") for name in names}
        assert len(said) == len(names)
    hands = (deck(), deck()[::2], examples.RUN_HAND, examples.ACES_HAND)
    found = {meld.name for hand in hands for meld in melds(changed(Rules(), meld__roundhouse=10), hand, "H")}
    assert found <= names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("old", "new"), list(pairwise([*VARIANTS, next(iter(VARIANTS))])))
def test_the_difference_names_every_option_that_differs(old: str, new: str, language: str) -> None:
    said = words(language)
    found = rulebook.difference(VARIANTS[old], VARIANTS[new], said)
    keys = [key for key, _, _ in differences(VARIANTS[old], VARIANTS[new])]
    assert [sentence.partition(": ")[0] for sentence in found] == [rulebook.label(key, said) for key in keys]
    for sentence in found:
        before, arrow, after = sentence.partition(": ")[2].partition(" -> ")
        assert arrow
        assert before != after


def test_equal_rules_have_no_difference() -> None:
    assert rulebook.difference(Rules(), Rules(), words("en")) == []


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("deal.packets", (4, 3, 4, 1), "4-3-4-1"),
        ("deal.widow", 0, "none"),
        ("deal.widow", 4, "4"),
        ("auction.steps", (Step(0, 10),), "in steps of 10"),
        ("auction.steps", (Step(50, 1), Step(60, 5)), "from 50 in steps of 1, from 60 in steps of 5"),
        ("auction.ceiling", 0, "no limit"),
        ("payment.table", (), "none"),
        ("payment.table", (Bracket(300, 3), Bracket(350, 5)), "from 300 3, from 350 5"),
        ("checks.contract", (2, 4, 7), "2 / 4 / 7"),
        ("auction.minimum", 0, "0"),
        ("scoring.save_defenders", 20, "20"),
        ("scoring.save_defenders", "point", "one trick point"),
        ("scoring.concede", True, "yes"),
        ("meld.run", (150, 1500), "150 / 1500"),
        ("scale", 1, "without the last zero (a run is 15)"),
    ],
)
def test_values_in_words(key: str, value: Any, said: str) -> None:
    assert rulebook.value_words(key, value, words("en")) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_schema_describes_every_option(language: str) -> None:
    schema = rulebook.schema(Rules, words(language))
    found: dict[str, dict[str, Any]] = {}

    def visit(name: str, prefix: str) -> None:
        for field, body in schema["$defs"][name]["properties"].items():
            assert body["title"]
            if "$ref" in body:
                visit(body["$ref"].rpartition("/")[2], f"{prefix}{field}.")
            else:
                found[prefix + field] = body

    visit("Rules", "")
    assert list(found) == KEYS
    for key, body in found.items():
        assert body["title"] == rulebook.label(key, words(language))
        assert body["description"].endswith(".")


def test_a_sheet_is_headings_bullets_and_an_aligned_table() -> None:
    rows = (
        Row((line("table-meld"), line("table-one"))),
        Row((line("meld-run"), 150)),
        Row((line("meld-dix"), "-")),
    )
    sections = [Section("melds", (line("meld-nothing", lowest=9), *rows, line("play-follow")))]
    assert rulebook.text("Mine", sections, words("en")) == (
        "# Mine\n\n## Melds\n\n"
        "- Four tens or four nines are no meld, and seven cards of a rank count no more than\n  four.\n\n"
        "Meld  One\nrun   150\ndix     -\n\n"
        "- You must follow suit if you can.\n"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_is_in_alphabetical_order(language: str) -> None:
    glossary = sheet(Rules(), language).rpartition("## ")[2]
    terms = re.findall(r"^- (\w)", glossary, re.MULTILINE)
    plain = [term.translate(str.maketrans("ÜÖÄ", "UOA")) for term in terms]
    assert 15 <= len(plain) <= 21
    assert plain == sorted(plain)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_there_are_six_to_eight_tips_that_fit(name: str, language: str) -> None:
    tips = next(section for section in outline(VARIANTS[name]) if section.key == "tips")
    assert 6 <= len(tips.lines) <= 8
    keys = {tip.key for tip in tips.lines if isinstance(tip, Line)}
    assert ("tip-give" in keys) == (VARIANTS[name].exchange.count > 0)
