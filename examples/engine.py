#!/usr/bin/env python3
"""A program that plays at a seat of `twinpack arena`: a start for one of your own, in any language.

    twinpack arena --rules pinochle/dailey --a club --b "engine:python examples/engine.py"

It needs nothing of Twinpack. It never looks at a view, only at the lines it is told; what they mean stands in
docs/engine-protocol.md. In the tricks it has one rule of thumb: win cheaply or give away little, and lead aces.
"""

import sys

STRENGTH = "ATKQJ987"


class Player:
    """What one seat remembers of a deal, and how it answers."""

    def __init__(self) -> None:
        self.trump = ""
        self.table: list[str] = []

    def hear(self, word: str, rest: list[str]) -> None:
        """Remember what matters of what has happened."""
        if word == "BEGIN":
            self.trump, self.table = "", []
        elif word == "TRUMP":
            self.trump = rest[1]
        elif word == "PLAY":
            self.table.append(rest[1])
        elif word == "TRICK":
            self.table = []

    def answer(self, phase: str, offered: list[str]) -> str:
        """One of the actions offered: a card by the rule of thumb, anything else the first."""
        cards = [action.removeprefix("play ") for action in offered if action.startswith("play ")]
        if phase != "play" or not cards:
            return offered[0]
        if not self.table:
            return "play " + min(cards, key=lambda card: (STRENGTH.index(card[0]), card[1] == self.trump))
        winning = [card for card in cards if all(self.beats(card, other) for other in self.table)]
        return "play " + max(winning or cards, key=lambda card: (card[1] != self.trump, STRENGTH.index(card[0])))

    def beats(self, card: str, other: str) -> bool:
        """Whether a card played later takes the trick from another."""
        if card[1] == other[1]:
            return STRENGTH.index(card[0]) < STRENGTH.index(other[0])
        return card[1] == self.trump or other[1] not in (self.trump, self.table[0][1])


def main() -> None:
    """Answer until `BYE` or the end of the input."""
    player = Player()
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "HELLO":
            print("HELLO rule-of-thumb", flush=True)
        elif word == "?":
            phase, *offered = line.removeprefix("? ").rstrip("\n").split(" | ")
            print(player.answer(phase, offered), flush=True)
        elif word == "BYE":
            break
        else:
            player.hear(word, rest)


if __name__ == "__main__":
    main()
