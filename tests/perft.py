"""Node counts: how many different ways a deal can go on from a position, to each depth.

`python -m tests.perft` writes `records/perft/` anew. A changed count means that what may be played has changed.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from twinpack import families
from twinpack.families import RuleSet
from twinpack.game import CHANCE, Game, draw, pick, replay

FOLDER = Path(__file__).parent.parent / "records" / "perft"


def left(players: int) -> int:
    """How many cards each player holds in the endings: fewer where many would have too many ways to go on."""
    return 3 if players <= 4 else 2


APART = {"give": "gift", "bury": "bury", "share": "share"}
"""The actions of which there are so many that they are counted by themselves, with what that position is called."""

DEALS = 5
"""How many deals are counted for each rule set."""


class Position(msgspec.Struct, frozen=True):
    """A position as the dealer and the actions that lead to it, and its counts of nodes at depth 1, 2, 3 ..."""

    name: str
    dealer: int
    actions: tuple[str, ...]
    counts: tuple[int, ...]


def perft(game: Game[Any, Any, Any], state: Any, depth: int) -> int:
    """The number of ways to go on by exactly `depth` actions; none lead beyond the end of a deal."""
    if depth == 0:
        return 1
    return sum(perft(game, game.apply(state, action), depth - 1) for action in game.legal(state))


def counted(game: Game[Any, Any, Any], position: Position) -> tuple[int, ...]:
    """The counts of a position, worked out to the depths that it has."""
    state = replay(game, position.dealer, map(game.parse, position.actions))
    return tuple(perft(game, state, depth) for depth in range(1, len(position.counts) + 1))


def positions(rule_set: RuleSet) -> Iterator[Position]:
    """The positions of a rule set, some of each of several deals that are played at random."""
    for seed in range(1, DEALS + 1):
        yield from POSITIONS[rule_set.family.name](rule_set.game, seed)


def tricks(game: Game[Any, Any, Any], seed: int) -> Iterator[Position]:
    """Of a deal of tricks: just dealt, the first gift or what is done with a widow, the first lead and an ending."""
    line = _line(game, seed, "play")
    yield _position(game, "dealt", seed, line[:1], 3)
    for word, name in APART.items():
        if any(action.startswith(word) for action in line):
            yield _position(game, name, seed, _until(line, word), 1)
    yield _position(game, "lead", seed, _until(line, "play"), 4)
    players = len(game.start(0).players)
    depth = players * left(players)
    yield _position(game, "ending", seed, line[:-depth], depth)


def turns(game: Game[Any, Any, Any], seed: int) -> Iterator[Position]:
    """Of a deal of turns: before a draw early, half-way and late, each with the plays that the draw opens."""
    line = _line(game, seed)
    ends = [place for place, action in enumerate(line, start=1) if action.startswith("discard")][:-1]
    for name, part in (("early", 0.2), ("middle", 0.5), ("late", 0.9)):
        yield _position(game, name, seed, line[: ends[int(part * len(ends))]], 2)


POSITIONS: dict[str, Callable[[Game[Any, Any, Any], int], Iterator[Position]]] = {
    "pinochle": tricks,
    "pinnacola": turns,
}
"""The positions of one deal, by family."""


def _until(line: list[str], word: str) -> list[str]:
    """The actions before the first that starts with `word`."""
    return line[: next(place for place, action in enumerate(line) if action.startswith(word))]


def _position(game: Game[Any, Any, Any], name: str, seed: int, line: list[str], depth: int) -> Position:
    position = Position(name, seed % game.seats, tuple(line), (0,) * depth)
    return msgspec.structs.replace(position, counts=counted(game, position))


def _line(game: Game[Any, Any, Any], seed: int, last: str = "") -> list[str]:
    """The actions of a random deal that ends with an action of that word, the first such from `seed` on."""
    rng = Random(seed)
    while True:
        state = game.start(seed % game.seats)
        while (mover := game.to_act(state)) is not None:
            action = draw(game, state, rng) if mover == CHANCE else pick(list(game.legal(state)), rng)
            state = game.apply(state, action)
        line = [str(action) for action in state.log]
        if line[-1].startswith(last):
            return line


def file_of(rule_set: str) -> Path:
    """Where the counts of a rule set lie."""
    return FOLDER / f"{rule_set.replace('/', '-')}.txt"


def dumps(rule_set: str, found: Iterator[Position]) -> str:
    """Positions as text."""
    parts = [f"# Node counts of {rule_set}, written by tests/perft.py\n"]
    for position in found:
        lines = [f"position {position.name}", f"dealer {position.dealer}", *position.actions]
        parts.append("\n".join([*lines, "nodes " + " ".join(map(str, position.counts))]) + "\n")
    return "\n".join(parts)


def loads(text: str) -> list[Position]:
    """Positions from text."""
    found = []
    for block in text.split("\n\n")[1:]:
        name, dealer, *actions, nodes = block.strip().split("\n")
        counts = tuple(map(int, nodes.removeprefix("nodes ").split()))
        found.append(
            Position(name.removeprefix("position "), int(dealer.removeprefix("dealer ")), tuple(actions), counts)
        )
    return found


def main() -> None:
    """Write the counts of every rule set that has a name."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in families.names():
        file_of(name).write_text(dumps(name, positions(families.find(name))), "utf-8")


if __name__ == "__main__":
    main()
