"""What is said to one seat: "you" of that seat, names of the others, cards and suits in its language."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from twinpack.cards import SUITS, Hand, Suit, arranged
from twinpack.refusals import printable
from twinpack.seats import Seat, round_from, side
from twinpack.words import Words

COMPASS: Final = ("south", "southwest", "west", "northwest", "north", "northeast", "east", "southeast")

PLACES: Final = {
    2: (0, 4),
    3: (0, 2, 6),
    4: (0, 2, 4, 6),
    5: (0, 2, 3, 5, 6),
    6: (0, 1, 3, 4, 5, 7),
    7: (0, 1, 2, 3, 5, 6, 7),
    8: (0, 1, 2, 3, 4, 5, 6, 7),
}
"""Where on the compass the seats of a table lie, by their number, so that a name tells where somebody sits."""


def seat_name(words: Words, seat: Seat, seats: int) -> str:
    """The name of one of `seats` seats.

    >>> from twinpack.words import words
    >>> [seat_name(words("en"), 1, seats) for seats in (2, 3, 6)]
    ['North', 'West', 'Southwest']
    """
    return words.say(f"seat-{COMPASS[PLACES[seats][seat]]}")


class Voice:
    """The words of one language, spoken to the person in `seat` of a table with so many seats and sides.

    A `seat` beyond the table is somebody who watches. Seats go by `names`, or by where they lie.

    >>> from twinpack.words import words
    >>> Voice(words("en"), 0).told("told-pass", 0), Voice(words("en"), 0).told("told-pass", 2)
    ('You pass.', 'North passes.')
    """

    def __init__(
        self, words: Words, seat: Seat, seats: int = 4, sides: int = 2, names: Sequence[str] | None = None
    ) -> None:
        self.words = words
        self.names = names
        self.seat = seat
        self.seats = seats
        self.sides = sides
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

    @property
    def watches(self) -> bool:
        """Whether the person has no seat."""
        return self.seat >= self.seats

    def who(self, seat: Seat) -> str:
        """What `seat` is to the person: the value that messages select by."""
        mine = not self.watches and side(seat, self.sides) == side(self.seat, self.sides)
        return "you" if seat == self.seat else "partner" if mine else "other"

    def name(self, seat: Seat) -> str:
        """The name of a seat."""
        if self.names is not None and self.names[seat]:
            return printable(self.names[seat])
        return seat_name(self.words, seat, self.seats)

    def here(self, seat: Seat) -> str:
        """A seat as the subject of a list entry: "you" or its name."""
        return self.say("seat-you") if seat == self.seat else self.name(seat)

    def others(self) -> list[Seat]:
        """The other seats, clockwise from the left of the person."""
        return list(round_from(self.seat, self.seats))[0 if self.watches else 1 :]

    def listed(self, names: Sequence[str]) -> str:
        """Names as people list them: one, "one and another", or all with commas and the last with "and"."""
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", first=", ".join(names[:-1]), last=names[-1])

    def party(self, seats: Iterable[Seat]) -> str:
        """Several seats together, the person first."""
        held = set(seats)
        return self.listed([self.here(seat) for seat in (self.seat, *self.others()) if seat in held])

    def side(self, which: int) -> str:
        """A side: of two pairs the person's own or the other, and otherwise those who belong to it."""
        own = side(self.seat, self.sides)
        if self.watches or self.sides == self.seats or (self.sides > 2 and which != own):
            return self.party(range(which, self.seats, self.sides))
        if self.seats > 2 * self.sides:
            return self.say("team-yours" if which == own else "team-other")
        return self.say("side-yours" if which == own else "side-other")

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

    def in_turn(self) -> Iterator[int]:
        """All sides, the person's own first and then clockwise."""
        return round_from(side(self.seat, self.sides), self.sides)

    def by_side(self, numbers: Sequence[Any]) -> str:
        """One number a side, each with the side it belongs to: your side 250, the other side 180.

        >>> from twinpack.words import words
        >>> Voice(words("en"), 1, 3, 3).by_side([30, 120, 100])
        'you 120, East 100, South 30'
        """
        return self.by_name((self.side(which), numbers[which]) for which in self.in_turn())

    def by_name(self, numbers: Iterable[tuple[str, Any]]) -> str:
        """Numbers, each with the name it belongs to."""
        return ", ".join(f"{name} {number}" for name, number in numbers)
