"""The Fluent files are complete and alike in all languages, and cards are read as people write them."""

from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from twinpack.cards import KINDS
from twinpack.game import NotationError
from twinpack.words import LANGUAGES, MissingWords, UnknownLanguage, Words, words

OWN_FILES = ("cards.ftl", "options.ftl", "rulebook.ftl", "pinnacola-options.ftl", "pinnacola-rulebook.ftl")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def entries(language: str, file: str) -> dict[str, set[str]]:
    """The keys of a Fluent file, attributes included, each with the variables it uses."""
    text = resources.files("twinpack").joinpath("locales", language, file).read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            parts = {
                entry.id.name: entry.value,
                **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes},
            }
            for key, pattern in parts.items():
                assert key not in found, f"{language}/{file}: {key} stands twice"
                assert pattern is not None, f"{language}/{file}: {key} says nothing"
                variables = _Variables()
                variables.visit(pattern)
                found[key] = variables.names
    return found


def files(language: str) -> set[str]:
    folder = resources.files("twinpack").joinpath("locales", language)
    return {file.name for file in folder.iterdir() if file.name.endswith(".ftl")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_files(language: str) -> None:
    assert files(language) == files("en")
    assert files(language) >= set(OWN_FILES)


@pytest.mark.parametrize("file", OWN_FILES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_all_languages_have_the_same_keys_with_the_same_variables(language: str, file: str) -> None:
    assert entries(language, file) == entries("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_in_two_files(language: str) -> None:
    keys = [key for file in sorted(files(language)) for key in entries(language, file)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_back(language: str) -> None:
    for ascii in (False, True):
        said = words(language, ascii=ascii)
        for card in KINDS:
            assert said.read_card(said.card(card)) == card
            assert said.read_card(said.card(card).lower()) == card
            assert said.read_card(f" {card} ") == card


@pytest.mark.parametrize(
    ("language", "text", "card"),
    [
        ("en", "10♥", "TH"),
        ("en", "10H", "TH"),
        ("en", "q♡", "QH"),
        ("en", "Q♥\ufe0f", "QH"),
        ("de", "D♥", "QH"),
        ("de", "dh", "QH"),
        ("de", "DD", "QD"),
        ("de", "b♣", "JC"),
        ("de", "qh", "QH"),
        ("nl", "HH", "KH"),
        ("nl", "hs", "KS"),
        ("nl", "V♦", "QD"),
        ("nl", "B♠", "JS"),
        ("nl", "kd", "KD"),
        ("it", "k♠", "KS"),
    ],
)
def test_reads_cards_as_people_write_them(language: str, text: str, card: str) -> None:
    assert words(language).read_card(text) == card


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "DH"), ("de", "VH"), ("en", "H10"), ("en", "1H"), ("en", ""), ("it", "10"), ("nl", "♥H")],
)
def test_refuses_what_is_no_card_and_says_what_was_written(language: str, text: str) -> None:
    with pytest.raises(NotationError) as caught:
        words(language).read_card(text)
    assert caught.value.code == "card"
    assert caught.value.params == {"text": text}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_jokers_of_every_pack_can_be_read_back(language: str) -> None:
    ranks = "A23456789TJQK"
    for ascii in (False, True):
        said = words(language, ascii=ascii)
        tokens = [rank + suit for rank in ranks for suit in "SHDC"]
        for token in (*tokens, "**", *(f"**={card}" for card in tokens), "2S=TH", "2C=3D"):
            assert said.read_token(said.card(token), ranks) == token
            assert said.read_token(said.card(token).lower(), ranks) == token
            assert said.read_token(token, ranks) == token
        assert said.read_token("Joker", ranks) == said.read_token("jolly", ranks) == "**"


@pytest.mark.parametrize("text", ["", "*", "1S", "**=", "**=**", "=8C", "7H=", "2S=joker", "jokers", "7H 8H"])
def test_refuses_what_is_no_card_of_any_pack(text: str) -> None:
    with pytest.raises(NotationError, match="card"):
        words("en").read_token(text, "A23456789TJQK")


def test_ranks_that_a_pack_lacks_are_refused() -> None:
    with pytest.raises(NotationError, match="card"):
        words("en").read_card("6H")
    assert words("en").read_card("6H", "678") == "6H"


@given(st.sampled_from(LANGUAGES), st.text(max_size=6) | st.text("AKQJ9T10DBHVSC♠♥♦♣♡\ufe0f ", max_size=5))
def test_reading_a_card_gives_a_card_or_a_notation_error(language: str, text: str) -> None:
    try:
        found: str = words(language).read_card(text)
    except NotationError:
        found = KINDS[0]
    assert found in KINDS


def test_hands_and_suits() -> None:
    assert words("nl").cards(["TH", "KS", "9C"]) == "10♥ H♠ 9♣"
    assert words("nl", ascii=True).cards(["TH", "KS", "9C"]) == "10H HS 9C"
    assert [words("de").suit(suit) for suit in "SHDC"] == ["♠", "♥", "♦", "♣"]


@pytest.mark.parametrize("language", ["fr", "", "EN", "../en", "de\n"])
def test_an_unknown_language_names_those_there_are(language: str) -> None:
    with pytest.raises(UnknownLanguage, match="en, de, nl, it"):
        words(language)


def test_missing_words_are_never_silent() -> None:
    english = words("en")
    for key in ("no-such-key", "no-such-key.doc", "suit-H.doc", ""):
        assert not english.has(key)
        with pytest.raises(MissingWords, match="en"):
            english.say(key)
    with pytest.raises(MissingWords, match="match-target"):
        english.say("match-target")


def test_an_attribute_is_found_by_its_name() -> None:
    assert words("en").has("option-scale.doc")
    assert words("en").say("option-scale.doc") != words("en").say("option-scale")


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_not_grouped(language: str) -> None:
    assert "1234567" in words(language).say("match-target", points=1234567, company="sides")


def test_words_are_loaded_once() -> None:
    assert words("de") is words("de")


def test_a_message_may_refer_to_another() -> None:
    said = Words("en")
    said._unread |= {
        "outer": "outer = It is { inner }.",
        "inner": "inner = { -name }",
        "-name": "-name = this",
    }
    assert said.say("outer") == "It is this."
