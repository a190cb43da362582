"""What is said to one seat: "you" of that seat, names of the others, cards and suits in its language."""

from collections.abc import Iterable
from typing import Any

from twinpack.cards import SUITS, Hand, Suit, arranged
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

    def alternatives(self, key: str, neutral: str) -> list[str]:
        """The words that may be typed for something: the neutral one, and those of the language, the shown one first.

        >>> from twinpack.words import words
        >>> Voice(words("de"), 0).alternatives("answer-moon", "moon")
        ['moon', 'durchmarsch']
        """
        return [neutral, *(word.strip() for word in self.say(key).split(","))]

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
