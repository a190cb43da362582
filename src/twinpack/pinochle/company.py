"""Who plays with whom, in the one word by which sentences about a rule set differ."""

from twinpack.pinochle.rules import TableRules


def company(table: TableRules) -> str:
    """`sides`: two sides of several seats; `many`: more of them; `called`: the declarer calls a partner; `alone`: each
    for himself; `duel`: the same with two.

    >>> company(TableRules()), company(TableRules(seats=4, sides=4, hands=3)), company(TableRules(seats=2, hands=2))
    ('sides', 'alone', 'duel')
    """
    if table.partner == "called":
        return "called"
    if table.sides < table.seats:
        return "sides" if table.sides == 2 else "many"
    return "duel" if table.seats == 2 else "alone"


def unit(table: TableRules) -> str:
    """What keeps a score: a `side` or a `player`."""
    return "player" if table.sides == table.seats else "side"


def declaring(table: TableRules) -> str:
    """What plays a contract: a `side`, if only for one deal, or a `player` alone."""
    return "player" if company(table) in ("alone", "duel") else "side"
