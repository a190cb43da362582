"""Words in the four languages: what the Fluent files in `locales/` say, and cards as people write them.

A leaf: it knows languages and cards, and no game.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from typing import Any, Final

from twinpack.cards import JOKER, RANKS, SUITS, Card, Rank, Suit
from twinpack.game import NotationError

LANGUAGES: Final = ("en", "de", "nl", "it")
_JOKERS: Final = ("joker", "jolly")
"""What the joker may be called in every language."""
_TOKEN: Final = re.compile(r"(\*\*|[A2-9TJQK][SHDC])(=[A2-9TJQK][SHDC])?")
_SYMBOLS: Final[dict[Suit, str]] = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_WRITTEN_SUITS: Final = {
    **{symbol: suit for suit, symbol in _SYMBOLS.items()},
    **dict(zip("♤♡♢♧", SUITS, strict=True)),
}
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)\s*[.}]")


class UnknownLanguage(ValueError):
    """A language there are no words for."""

    def __init__(self, language: str) -> None:
        self.language = language
        super().__init__(f"no words in {language!r}; there are {', '.join(LANGUAGES)}")


class MissingWords(KeyError):
    """A key without words, or words that lack a parameter: a mistake of ours, never hidden."""


class Words:
    """The words of one language. With `ascii` suits are letters (`10H`) instead of symbols (`10♥`)."""

    def __init__(self, language: str, *, ascii: bool = False) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self.ascii = ascii
        # Fluent is imported where it is used because a program that says nothing should not wait for it.
        from fluent.runtime import FluentBundle

        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = dict(_messages(language))
        self._ranks: dict[str, str] = {self.rank(rank): rank for rank in RANKS}

    def say(self, key: str, /, **params: Any) -> str:
        """What `key` says; `key.doc` is its attribute `doc`. Raises `MissingWords`.

        Numbers are written without grouping, so that 1500 reads the same in every language.

        >>> words("de").say("suit-H")
        'Herz'
        """
        from fluent.runtime.types import fluent_number

        pattern = self._pattern(key)
        if pattern is None:
            raise MissingWords(f"{self.language}: {key}")
        values = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in params.items()
        }
        said, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWords(f"{self.language}: {key}: {errors[0]}")
        return str(said)

    def has(self, key: str) -> bool:
        """Whether the language has words for `key`.

        >>> words("en").has("suit-H"), words("en").has("suit-X")
        (True, False)
        """
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        self._learn(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _learn(self, name: str) -> None:
        # One message at a time: a command that says ten things should not wait for hundreds to be parsed.
        from fluent.runtime import FluentResource

        entry = self._unread.pop(name, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for other in _REFERENCE.findall(entry):
                self._learn(other)

    def card(self, card: str) -> str:
        """A card as people of this language write it; a wild card that lies in a meld with what it stands for.

        >>> words("en").card("TH"), words("de").card("QH"), words("nl", ascii=True).card("KS")
        ('10♥', 'D♥', 'HS')
        >>> words("it").card("**=8C"), words("en").card("2S=TH")
        ('Jolly=8♣', '2♠=10♥')
        """
        shown, equals, meant = card.partition("=")
        said = self.say("rank-joker") if shown == JOKER else self.rank(shown[0]) + self.suit(shown[1])
        return f"{said}={self.card(meant)}" if equals else said

    def cards(self, hand: Iterable[str]) -> str:
        """Cards with spaces between them.

        >>> words("it").cards(["TH", "JS"])
        '10♥ J♠'
        """
        return " ".join(self.card(card) for card in hand)

    def rank(self, rank: Rank | str) -> str:
        """The letter or number that this language prints on a rank."""
        return self.say(f"rank-{rank}")

    def suit(self, suit: Suit | str) -> str:
        """The symbol of a suit, or its letter; its name is `say("suit-H")`."""
        return suit if self.ascii else _SYMBOLS[suit]  # type: ignore[index]  # any other string is a KeyError

    def read_card(self, text: str, ranks: Iterable[str] = RANKS) -> Card:
        """The card a person means, in the letters of this language or the neutral ones, symbol or letter.

        The rank comes first, and is one of `ranks`. Raises `NotationError("card")`.

        >>> [words("de").read_card(text) for text in ("D♥", "dd", "10h", "TH")]
        ['QH', 'QD', 'TH', 'TH']
        """
        found = re.fullmatch(r"(10|[A-Z2-9])([A-Z♠♥♦♣♤♡♢♧])\ufe0f?", text.strip().upper())
        if found is not None:
            rank = self._ranks.get(found[1], found[1])
            suit = _WRITTEN_SUITS.get(found[2], found[2])
            if rank in ranks and suit in SUITS:
                return Card(rank + suit)
        raise NotationError("card", text=text)

    def read_token(self, text: str, ranks: Iterable[str]) -> str:
        """The card or joker a person means, of a wild card with what it stands for. Raises `NotationError("card")`.

        >>> [words("it").read_token(text, "234567") for text in ("7♥", "jolly=7h", "**", "2S=3D")]
        ['7H', '**=7H', '**', '2S=3D']
        """
        shown, equals, meant = text.partition("=")
        jokers = (JOKER, *_JOKERS, self.say("rank-joker").lower())
        neutral = JOKER if shown.strip().lower() in jokers else self.read_card(shown, ranks)
        return f"{neutral}={self.read_card(meant, ranks)}" if equals else neutral


def is_token(text: object) -> bool:
    """Whether this is the neutral notation of a card, a joker, or a wild card that stands for a card.

    >>> is_token("7H"), is_token("**=8C"), is_token("1H"), is_token("bid")
    (True, True, False, False)
    """
    return isinstance(text, str) and _TOKEN.fullmatch(text) is not None


@cache
def words(language: str, *, ascii: bool = False) -> Words:
    """The words of a language: `en`, `de`, `nl` or `it`. Raises `UnknownLanguage`.

    >>> words("fr")
    Traceback (most recent call last):
    twinpack.words.UnknownLanguage: no words in 'fr'; there are en, de, nl, it
    """
    return Words(language, ascii=ascii)


def _messages(language: str) -> Iterator[tuple[str, str]]:
    """Every message (and term) of a language's files: its name and its whole text."""
    for file in resources.files("twinpack").joinpath("locales", language).iterdir():
        if file.name.endswith(".ftl"):
            for found in _ENTRY.finditer(file.read_text("utf-8")):
                yield found[1], found[0]
