"""What there is to say about a convention card: a line a row."""

from collections.abc import Iterator

from twinpack.outline import Line, line
from twinpack.pinochle.convention import CARDS, Row, scaled
from twinpack.pinochle.rules import Rules


def card(rules: Rules) -> Iterator[Line]:
    """What partners agree that their calls say; nothing without a card."""
    rows = CARDS[rules.convention.card]
    if rows:
        yield line("auction-convention")
    for row in rows:
        if row.rungs > 1:
            yield _ladder(rules, row)
        else:
            yield line("convention-row", call=_call(rules, row), what=_said(rules, row))


def _call(rules: Rules, row: Row) -> Line:
    key = f"convention-{row.when}" + ("-more" if row.more else "")
    return line(key, points=scaled(rules, row.points)) if row.points else line(key)


def _said(rules: Rules, row: Row) -> Line:
    key = f"convention-says-{row.says}"
    return line(key, meld=scaled(rules, row.meld)) if row.meld else line(key)


def _ladder(rules: Rules, row: Row) -> Line:
    """Calls of which each says so much more than the one below."""
    points = {
        key: scaled(rules, row.start + rung * row.points)
        for key, rung in (("points", 1), ("second", 2), ("last", row.rungs))
    }
    meld = {"meld": scaled(rules, row.meld), "more": scaled(rules, 2 * row.meld)}
    minimum, below = rules.auction.minimum, scaled(rules, row.below)
    return line(f"convention-{row.when}-each", **points, **meld, minimum=minimum, below=below)
