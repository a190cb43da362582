"""The rule sheet of Pinnacola says what a rule set says, all of it, in every language."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any, Literal, get_args, get_origin

import pytest

from twinpack import rulebook
from twinpack.cards import holds
from twinpack.options import changed, differences, options, with_option
from twinpack.outline import Line, Row
from twinpack.pinnacola import examples
from twinpack.pinnacola.outline import outline
from twinpack.pinnacola.problems import NEEDS, problems
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import face, pack
from twinpack.pinnacola.variants import VARIANTS
from twinpack.pinochle.rules import Rules as PinochleRules
from twinpack.words import LANGUAGES, words

FLAT = {"scoring__no_meld": "flat"}
EACH = FLAT | {"scoring__flat_scope": "player"}

OTHER: dict[str, tuple[Any, dict[str, Any]]] = {
    "deal.players": (2, {}),
    "deal.hand_size": (15, {}),
    "deal.pinelle": (True, {}),
    "value.low": (1, {}),
    "value.high": (7, {}),
    "value.ace": (20, {}),
    "value.joker": (30, {}),
    "value.pinella": (25, {"deal__pinelle": True}),
    "meld.pure_run": (7, {}),
    "meld.triple_run": (10, {}),
    "meld.pure_core": (True, {}),
    "meld.naturals": (2, {}),
    "meld.wilds": (1, {}),
    "meld.adjacent_wilds": (False, {}),
    "meld.wild_poker": (False, {}),
    "meld.joker_melds": ("poker", {}),
    "meld.joker_poker": (500, {"meld__joker_melds": "poker"}),
    "meld.slide": (True, {}),
    "row.take": ("last", {}),
    "row.last_free": (True, {}),
    "row.rediscard": (False, {"row__last_free": True}),
    "row.needs_opened": (True, {}),
    "row.chosen_first": (True, {}),
    "row.chosen_swap": ("any", {}),
    "row.single_minimum": (2, {}),
    "row.wilds": ("block", {}),
    "row.fitting": ("forbidden", {}),
    "table.partner_needs_opened": (False, {}),
    "table.swap_needs_opened": (False, {}),
    "table.swap_jokers": ("own-side", {}),
    "table.swap_pinelle": ("none", {"deal__pinelle": True}),
    "table.relay": (False, {}),
    "out.needs": ("poker-or-run6", {}),
    "out.poker": ("pure", {"out__needs": "poker-or-run6"}),
    "out.discard": (True, {}),
    "out.first_round": (False, {}),
    "out.exhaustion": ("end", {}),
    "out.restock": ("turn-end", {}),
    "out.stall": (0, {}),
    "scoring.out": (50, {}),
    "scoring.in_hand": (300, {}),
    "scoring.in_hand_adds": (True, {}),
    "scoring.in_hand_means": ("first-turn", {}),
    "scoring.in_hand_result": ("double", {}),
    "scoring.double_bonus": (False, {"scoring__in_hand_result": "double"}),
    "scoring.no_meld": ("flat", {}),
    "scoring.flat": (150, FLAT),
    "scoring.flat_scope": ("player", FLAT),
    "scoring.flat_partner": (100, EACH),
    "scoring.flat_when": ("in-hand", FLAT),
    "scoring.pinnacolone": (600, {}),
    "match.end": ("deals", {}),
    "match.target": (1000, {}),
    "match.deals": (8, {"match__end": "deals"}),
    "match.both_over": ("extra-deal", {}),
    "match.target_raise": (500, {"match__both_over": "raise-target"}),
    "match.must_declare": (True, {}),
    "match.floor": (-1000, {}),
    "match.mercy": ("target-apart", {}),
    "match.checks.game": (10, {}),
    "match.checks.each": (1, {}),
    "match.checks.step": (50, {"match__checks__each": 1}),
    "match.checks.below_zero": (5, {}),
}
"""For each option another value, and what else must hold for the option to matter."""

UNPLAYABLE = {"match.must_declare"}
"""Options of all matches that Pinnacola, where nobody declares, refuses; the sheet says them nevertheless."""

KINDS = {option.key: option.kind for option in options(Rules())}
KEYS = list(OTHER)
FILES = ("pinnacola-rulebook.ftl", "rulebook.ftl", "cards.ftl")


@cache
def sheet(rules: Rules, language: str, title: str = "Rules") -> str:
    return rulebook.text(title, outline(rules), words(language))


def values(kind: Any) -> Iterator[Any]:
    """The literal values that a type names."""
    if get_origin(kind) is Literal:
        yield from get_args(kind)


def fluent_keys(language: str, file: str) -> list[str]:
    text = resources.files("twinpack").joinpath("locales", language, file).read_text("utf-8")
    return re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)


def base_and_other(key: str) -> tuple[Rules, Rules]:
    value, setting = OTHER[key]
    base = changed(Rules(), **setting)
    return base, with_option(base, key, value)


def test_the_table_of_other_values_has_every_option() -> None:
    """All but the scale, which has one value only."""
    assert [key for key in KINDS if key != "scale"] == KEYS


def test_the_table_knows_what_options_need() -> None:
    for key, (needed, enough) in NEEDS.items():
        base, _ = base_and_other(key)
        assert {option.key: option.value for option in options(base)}[needed] in enough


@pytest.mark.parametrize("key", KEYS)
def test_a_change_of_any_option_changes_the_sheet_in_every_language(key: str) -> None:
    base, other = base_and_other(key)
    assert bool(list(problems(other))) == (key in UNPLAYABLE)
    for language in LANGUAGES:
        assert sheet(base, language) != sheet(other, language)


@pytest.mark.parametrize("key", KEYS)
def test_every_value_of_an_option_reads_differently(key: str) -> None:
    named = list(values(KINDS[key])) or ([False, True] if KINDS[key] is bool else [])
    for language in LANGUAGES:
        base, _ = base_and_other(key)
        assert len({sheet(with_option(base, key, value), language) for value in named}) == len(named)


FURTHER: tuple[dict[str, Any], ...] = (
    {"meld__wilds": 2, "deal__pinelle": True, "row__take": "last", "row__chosen_first": True},
    {"scoring__in_hand_result": "double-melds", "scoring__in_hand_adds": True},
    {"out__stall": 1, "out__restock": "immediate"},
    {"out__stall": 1, "row__last_free": True},
    {"deal__players": 2, "out__needs": "poker-and-run7"},
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
    for key in KEYS:
        base, other = base_and_other(key)
        yield other
        yield from (with_option(base, key, value) for value in values(KINDS[key]))
    yield from VARIANTS.values()
    for changes in FURTHER:
        rules = changed(Rules(), **changes)
        assert not list(problems(rules))
        yield rules


def test_the_words_are_exactly_those_that_rule_sets_need() -> None:
    sections = [section for rules in all_rules() for section in outline(rules)]
    said = {f"section-{section.key}" for section in sections}
    said |= {key for section in sections for entry in section.lines for key in keys_of(entry)}
    own = set(fluent_keys("en", FILES[0]))
    assert own - said == set()
    assert said - own <= {key for file in FILES for key in fluent_keys("en", file)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_for_an_option_is_used(language: str) -> None:
    options_said = {re.sub(r"[._]", "-", key) for key in KINDS}
    groups = {key.partition("-")[0] for key in options_said if "-" in key}
    for key in fluent_keys(language, "pinnacola-options.ftl"):
        sort, family, rest = key.split("-", 2)
        assert family == "pinnacola"
        if sort == "group":
            assert rest in groups
        elif sort == "option":
            assert rest in options_said
        else:
            [option] = [one for one in KINDS if rest.startswith(re.sub(r"[._]", "-", one) + "-")][-1:]
            value = rest.removeprefix(re.sub(r"[._]", "-", option) + "-")
            assert value == "0" or value in map(str, values(KINDS[option]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KINDS)
def test_every_option_has_label_description_and_words_for_its_values(key: str, language: str) -> None:
    said = words(language)
    dashed = key.replace(".", "-").replace("_", "-")
    own = f"option-{dashed}" if key.startswith("match.") else f"option-pinnacola-{dashed}"
    assert rulebook.label(key, said, "pinnacola") == said.say(own)
    assert 1 <= len(said.say(own).split()) <= 6
    assert said.say(f"{own}.doc").endswith(".")
    named = list(values(KINDS[key]))
    assert len({rulebook.value_words(key, value, said, "pinnacola") for value in named}) == len(named)
    if key != "scale":
        base, other = base_and_other(key)
        [sentence] = rulebook.difference(base, other, said)
        assert sentence.startswith(rulebook.label(key, said, "pinnacola") + ": ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_share_a_label(language: str) -> None:
    assert len({rulebook.label(key, words(language), "pinnacola") for key in KINDS}) == len(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_family_go_before_the_shared_ones(language: str) -> None:
    said = words(language)
    assert rulebook.value_words("scale", 1, said, "pinnacola") != rulebook.value_words("scale", 1, said)
    ours, theirs = (rulebook.schema(kind, said) for kind in (Rules, PinochleRules))
    for group in ("deal", "meld"):
        titles = {found["$defs"]["Rules"]["properties"][group]["title"] for found in (ours, theirs)}
        assert len(titles) == 2
    assert len({found["$defs"]["Rules"]["properties"]["match"]["title"] for found in (ours, theirs)}) == 1


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("scale", 1, "in full"),
        ("deal.players", 2, "2"),
        ("deal.pinelle", True, "yes"),
        ("meld.wilds", 0, "any number"),
        ("meld.wilds", 2, "2"),
        ("row.take", "tail", "any card and all newer ones"),
        ("scoring.pinnacolone", 0, "wins the match"),
        ("scoring.pinnacolone", 600, "600"),
        ("match.both_over", "highest", "the higher total"),
    ],
)
def test_values_in_words(key: str, value: Any, said: str) -> None:
    assert rulebook.value_words(key, value, words("en"), "pinnacola") == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_the_sheet_of_every_variant_is_whole_and_fits_the_screen(name: str, language: str) -> None:
    rules = VARIANTS[name]
    text = sheet(rules, language, name)
    assert text.startswith(f"# {name}\n")
    assert all(len(row) <= rulebook.WIDTH for row in text.splitlines())
    assert not re.search(r"[{}$?*]|\bNone\b|\n\n\n", text)
    stock = len(pack(rules.deal.pinelle)) - rules.seats * 13 - 1
    for number in (stock, rules.match.target, rules.value.joker, rules.scoring.in_hand, rules.meld.pure_run):
        if rules.scoring.in_hand_result != "double" or number != rules.scoring.in_hand:
            assert re.search(rf"\b{number}\b", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_variants_have_names(name: str, language: str) -> None:
    said = words(language)
    key = "variant-" + name.replace("/", "-")
    others = {said.say("variant-" + other.replace("/", "-")) for other in VARIANTS if other != name}
    assert said.say(key) not in others
    assert said.say(key + ".doc").endswith(".")


def test_a_rule_that_is_off_is_not_spoken_of() -> None:
    assert "pinell" not in sheet(Rules(), "it").lower()
    for language in LANGUAGES:
        two = sheet(changed(Rules(), deal__players=2), language).lower()
        partner = {"en": "partner", "de": "partner", "nl": "partner", "it": "compagn"}[language]
        assert partner in sheet(Rules(), language).lower()
        assert partner not in two


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("old", "new"), [(old, new) for old in VARIANTS for new in VARIANTS if old != new])
def test_the_difference_names_every_option_that_differs(old: str, new: str, language: str) -> None:
    said = words(language)
    found = rulebook.difference(VARIANTS[old], VARIANTS[new], said)
    keys = [key for key, _, _ in differences(VARIANTS[old], VARIANTS[new])]
    labels = [rulebook.label(key, said, "pinnacola") for key in keys]
    assert [sentence.partition(": ")[0] for sentence in found] == labels
    for sentence in found:
        before, arrow, after = sentence.partition(": ")[2].partition(" -> ")
        assert arrow
        assert before != after


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
    assert list(found) == list(KINDS)
    for key, body in found.items():
        assert body["title"] == rulebook.label(key, words(language), "pinnacola")
        assert body["description"].endswith(".")


def lines_of(rules: Rules, key: str) -> list[dict[str, Any]]:
    """The values of every line with this key."""
    entries = [entry for section in outline(rules) for entry in section.lines]
    return [dict(entry.params) for entry in entries if isinstance(entry, Line) and entry.key == key]


def rows_of(rules: Rules, section: str) -> list[tuple[Any, ...]]:
    [found] = [found for found in outline(rules) if found.key == section]
    return [entry.cells for entry in found.lines if isinstance(entry, Row)][1:]


def worth(rules: Rules) -> dict[str, Any]:
    return {" ".join(one["meld"]): one["points"] for one in lines_of(rules, "example-points-one")}


def test_the_example_of_melds_is_counted() -> None:
    classic = worth(Rules())
    assert classic["KS KH KD KC"] == 80
    assert classic["KS KH KD **=KC"] == 55
    assert classic["5H 6H 7H 8H 9H TH"] == 110
    assert classic["**=3S 3D 3C"] == 35
    assert "QD QH 2C=QS" not in classic
    assert "** ** ** **" not in classic
    club, triple, pinella = (worth(VARIANTS[f"pinnacola/{name}"]) for name in ("club", "triple", "pinella"))
    assert club["5H 6H 7H 8H 9H TH"] == 55
    assert triple["4S 5S 6S 7S 8S 9S TS JS QS KS"] == 270
    assert triple["** ** ** **"] == 400
    assert pinella["AH 3H 4H 5H 6H 7H"] == 100
    assert "AS 2S 3S" not in pinella
    assert "KS KH KD **=KC" not in worth(changed(Rules(), meld__wild_poker=False))


@pytest.mark.parametrize(
    ("name", "results"),
    [
        ("classic", [(320, 10), (420, 10), (420, -130)]),
        ("two", [(335, 40), (435, 40), (435, -70)]),
        ("club", [(320, 10), (640, 10), (640, -200)]),
        ("triple", [(320, 10), (320, 10), (320, -65)]),
        ("tournament", [(320, 10), (570, 10), (570, -400)]),
    ],
)
def test_the_example_of_a_deal_is_settled(name: str, results: list[tuple[int, int]]) -> None:
    rules = VARIANTS[f"pinnacola/{name}"]
    found = [lines_of(rules, f"example-{key}") for key in ("out", "in-hand", "alone")]
    assert [(one["first"], one["second"]) for [one] in found] == results


@pytest.mark.parametrize("name", VARIANTS)
def test_the_table_of_the_example_adds_up(name: str) -> None:
    rules = VARIANTS[name]
    sums = {0: rules.scoring.out, 1: 0}
    for who, _, points in rows_of(rules, "example-settlement"):
        sums[int(who.key[-1])] += points
    [out] = lines_of(rules, "example-out")
    assert sums == {0: out["first"], 1: out["second"]}


def test_the_cards_of_the_example_come_from_one_pack() -> None:
    cards = [face(token) for meld in (*examples.WINNERS, *examples.LOSERS) for token in meld]
    cards += [card for hand in examples.HANDS for card in hand]
    for pinelle in (False, True):
        assert holds(pack(pinelle), cards)


def test_the_values_of_cards_stand_in_a_table() -> None:
    classic = {" ".join(ranks): points for ranks, points in rows_of(Rules(), "players")}
    assert classic == {"2 3 4 5": 5, "6 7 8 9 T J Q K": 10, "A": 15, "**": 25}
    pinella = {" ".join(ranks): points for ranks, points in rows_of(VARIANTS["pinnacola/pinella"], "players")}
    assert pinella == {"3 4 5": 5, "6 7 8 9 T J Q K": 10, "A": 15, "**": 25, "2S 2C": 20}


def test_wild_cards_are_shown_with_what_they_stand_for() -> None:
    assert words("it").cards(["**", "**=8C", "2S=TH", "2H"]) == "Jolly Jolly=8♣ 2♠=10♥ 2♥"
    assert words("de", ascii=True).cards(["**=QC", "2S=JH"]) == "Joker=DC 2S=BH"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_is_in_alphabetical_order(language: str) -> None:
    glossary = sheet(VARIANTS["pinnacola/pinella"], language).rpartition("## ")[2]
    terms = re.findall(r"^- (\w)", glossary, re.MULTILINE)
    plain = [term.translate(str.maketrans("ÜÖÄ", "UOA")) for term in terms]
    assert len(plain) == 19
    assert plain == sorted(plain)


@pytest.mark.parametrize("name", VARIANTS)
def test_there_are_six_to_eight_tips_that_fit(name: str) -> None:
    tips = next(section for section in outline(VARIANTS[name]) if section.key == "tips")
    assert 6 <= len(tips.lines) <= 8
    keys = {tip.key for tip in tips.lines if isinstance(tip, Line)}
    assert ("tip-needs" in keys) == (VARIANTS[name].out.needs != "none")
