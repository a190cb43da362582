"""Write the golden records: one match of club bots for each named rule set. Usage: python tests/golden.py [ID ...]

A golden record changes only when its rules or its notation change, and then a person reads the difference.
"""

import sys
from pathlib import Path
from random import Random

from twinpack import bots, families, record
from twinpack.families import RuleSet
from twinpack.game import CHANCE
from twinpack.match import Match, advance, draw_next, to_act

RECORDS = Path(__file__).parent.parent / "records"
SEED = 1


def path_of(name: str) -> Path:
    """Where the golden record of a rule set lies."""
    return RECORDS / (name.replace("/", "-") + ".txt")


def played(rule_set: RuleSet, seed: int) -> Match:
    """A whole match of club bots."""
    rng = Random(seed)
    players = [bots.make("club", rule_set, seat) for seat in range(rule_set.game.seats)]
    match = Match(rule_set.game, rule_set.match)
    while (mover := to_act(match)) is not None:
        if mover == CHANCE:
            action = draw_next(match, rng)
        else:
            view = rule_set.game.view(match.state, mover)
            action = players[mover].choose(view, rule_set.game.legal(match.state)).action
        match = advance(match, action)
    return match


def main(names: list[str]) -> None:
    """Write the records of the named rule sets, all by default."""
    for name in names or families.names():
        rule_set = families.named(name)
        match = played(rule_set, SEED)
        record.dump(record.Record.of(match, rule_set, (("Event", "Golden record"),)), path_of(name))


if __name__ == "__main__":
    main(sys.argv[1:])
