"""What a program at a seat is told: a line for everything that happens, as that seat sees it.

Only views and what a seat's log shows go in, so no line can hold a card that the seat cannot know.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from twinpack.families import RuleSet
from twinpack.game import CHANCE, Race, Score
from twinpack.options import plain
from twinpack.pinochle.melds import worth
from twinpack.seats import Seat

VERSION = 1
"""The version of the protocol, which `HELLO` names."""

NOBODY = "-"
"""What stands for the seat in the line of a chance action."""


def rules(rule_set: RuleSet) -> str:
    """The line that says by which rules the deals to come are played."""
    told = {"id": rule_set.id, "family": rule_set.family.name, "rules": plain(rule_set.rules)}
    return f"RULES {msgspec.json.encode(told).decode()}"


def beginning(seat: Seat, dealer: Seat, chance: int, race: Race) -> str:
    """The line before a deal: one's seat, the dealer, chance for the program's own use, and where the match stands.

    >>> beginning(2, 3, 4711, Race()), beginning(2, 3, 4711, Race((350, 410), 1500))
    ('BEGIN 2 3 4711', 'BEGIN 2 3 4711 1500 350 410')
    """
    standing = (race.target, *race.totals) if race.totals else ()
    return _line("BEGIN", seat, dealer, chance, *standing)


def happened(rule_set: RuleSet, before: Any, action: Any, old: Any, new: Any) -> Iterator[str]:
    """The lines about an action: the action itself, the seat's hand if that has changed, and what came of it.

    `before` is the state that the action applied to; `old` and `new` are the seat's views before and after it.
    """
    game = rule_set.game
    turn = game.to_act(before)
    word, _, rest = game.seen(before, action, new.seat).partition(" ")
    yield _line(word.upper(), NOBODY if turn == CHANCE else turn, *rest.split())
    got = _gained(old.hand, new.hand)
    if old.hand and got:
        yield _line("GOT", *got)
    if got or len(old.hand) != len(new.hand):
        yield _line("HAND", *new.hand)
    yield from NEWS[rule_set.family.name](old, new)
    if new.score is not None:
        yield scored(new.score)


def scored(score: Score) -> str:
    """The line that ends a deal: what each side scores.

    >>> scored(Score((480, 150)))
    'SCORE 480 150'
    """
    return _line("SCORE", *score.change)


def asked(view: Any, legal: Iterable[Any]) -> str:
    """The question what to do: the phase and the actions offered, with bars between them."""
    return " | ".join([f"? {view.phase}", *map(str, legal)])


def _pinochle(old: Any, new: Any) -> Iterator[str]:
    if new.contract is not None and old.contract is None:
        yield _line("CONTRACT", new.contract.declarer, new.contract.bid)
    if new.widow and not old.widow:
        yield _line("WIDOW", *new.widow)
    if new.called is not None and old.called is None:
        yield _line("PARTNER", new.called.partner)
    if new.shown and not old.shown:
        for seat, shown in enumerate(new.shown):
            yield _line("MELD", seat, worth(shown.melds), *shown.table)
    for trick in new.tricks[len(old.tricks) :]:
        yield _line("TRICK", trick.winner, *trick.cards)
    if new.unplayed is not None and old.unplayed is None:
        yield _line("UNPLAYED", new.unplayed)


def _pinnacola(old: Any, new: Any) -> Iterator[str]:
    """Nothing: all that comes of an action there is in the action."""
    return iter(())


NEWS: Mapping[str, Callable[[Any, Any], Iterator[str]]] = {"pinochle": _pinochle, "pinnacola": _pinnacola}
"""What came of an action that the action does not say, family by family."""


def _gained(old: Iterable[str], new: Iterable[str]) -> list[str]:
    """The cards of a hand that were not in it before."""
    before = Counter(old)
    gained = []
    for card in new:
        if before[card]:
            before[card] -= 1
        else:
            gained.append(card)
    return gained


def _line(word: str, *rest: object) -> str:
    return " ".join([word, *map(str, rest)])
