"""What is said to one seat: "you" of that seat, names of the others, cards and suits in its language."""

from collections.abc import Iterable
from typing import Any

from twinpack.cards import KINDS, SUITS, Hand, Suit, arranged
from twinpack.seats import Seat, partner, side
from twinpack.words import Words


class Voice:
    """The words of one language, spoken to the person in `seat`.

    >>> from twinpack.words import words
    >>> Voice(words("en"), 0).told("told-pass", 0), Voice(words("en"), 0).told("told-pass", 2)
    ('You pass.', 'North passes.')
    """

    def __init__(self, words: Words, seat: Seat) -> None:
        self.words = words
        self.seat = seat
        self.say = words.say

    def told(self, key: str, by: Seat, **params: Any) -> str:
        """A message about what the seat `by` does; it knows `$who` (you, partner, other) and `$name`."""
        return self.say(key, who=self.who(by), name=self.name(by), **params)

    def who(self, seat: Seat) -> str:
        """What `seat` is to the person: the value that messages select by."""
        return "you" if seat == self.seat else "partner" if seat == partner(self.seat) else "other"

    def name(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.say(f"seat-{seat}")

    def here(self, seat: Seat) -> str:
        """A seat as the subject of a list entry: "you" or its name."""
        return self.say("seat-you") if seat == self.seat else self.name(seat)

    def side(self, which: int) -> str:
        """A side: the person's own or the other."""
        return self.say("side-yours" if which == side(self.seat) else "side-other")

    def suit(self, suit: Suit | str) -> str:
        """The name of a suit."""
        return self.say(f"suit-{suit}")

    def cards(self, cards: Iterable[str]) -> str:
        """Cards in the order given."""
        return self.words.cards(cards)

    def hand(self, hand: Hand, trump: Suit | None) -> str:
        """A hand suit by suit, trump marked in words."""
        groups = []
        for suit in SUITS:
            held = [card for card in arranged(hand) if card[1] == suit]
            if held:
                said = self.cards(held)
                groups.append(self.say("hand-trump", cards=said) if suit == trump else said)
        return ", ".join(groups) or self.say("hand-empty")

    def sides(self, pair: tuple[int, ...] | list[int]) -> dict[str, int]:
        """One number a side as the parameters `$ours` and `$theirs`."""
        mine = side(self.seat)
        return {"ours": pair[mine], "theirs": pair[1 - mine]}

    def refusal(self, error: Any) -> str:
        """Why something is refused: the words of an error with a `code` and `params`."""
        return self.say(f"error-{error.code}", **self.values(error.params))

    def values(self, params: dict[str, Any]) -> dict[str, Any]:
        """Parameters of a code as people read them: cards and suits in their language, lists with commas."""
        return {name: self._value(name, value) for name, value in params.items()}

    def _value(self, name: str, value: Any) -> Any:
        if isinstance(value, tuple | list):
            if all(card in KINDS for card in value):
                return self.cards(value)
            return ", ".join(str(self._value(name, part)) for part in value)
        if name == "text" or not isinstance(value, str):
            return value
        return self.cards([value]) if value in KINDS else self.suit(value) if value in SUITS else value


def quoted(text: str) -> str:
    """What somebody typed, fit to be repeated: short, without control characters.

    >>> quoted("a\x1b[2Jb")
    'a?[2Jb'
    """
    kept = "".join(letter if letter.isprintable() else "?" for letter in text)
    return kept if len(kept) <= 60 else kept[:57] + "..."
