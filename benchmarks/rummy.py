"""Random legal play of Pinnacola beside the gin rummy of RLCard and OpenSpiel, and deals of four club bots."""

from benchmarks.bots import players
from benchmarks.engine import any_legal, deals, once, rlcard_deal, spiel_deal
from benchmarks.rates import Work, table

RULE_SETS = ("pinnacola/classic", "pinnacola/two", "pinnacola/pinella")


def main() -> None:
    """Print actions and deals a second, with ratios."""
    ours = [Work(f"Twinpack {name}, legal + apply", "actions/s", deals(name, any_legal)) for name in RULE_SETS]
    peers = [
        Work("RLCard gin rummy", "actions/s", rlcard_deal("gin-rummy")),
        Work("OpenSpiel gin rummy (C++)", "actions/s", spiel_deal("gin_rummy")),
    ]
    table("Random legal play of rummy, actions", ours + peers)
    print()
    bots = [
        Work(f"Twinpack {name}, club bots", "deals/s", once(deals(name, players(name, "club")))) for name in RULE_SETS
    ]
    random = [Work(f"Twinpack {name}, random", "deals/s", once(deals(name, any_legal))) for name in RULE_SETS]
    table("Whole deals of rummy", bots + random)
