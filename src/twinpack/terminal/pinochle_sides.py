"""Who counts with whom in a Pinochle deal, as far as a view tells, and what they have brought in."""

from collections.abc import Sequence

from twinpack.cards import Card
from twinpack.pinochle.melds import worth
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import counters
from twinpack.pinochle.seating import party
from twinpack.pinochle.view import View
from twinpack.seats import Seat, side
from twinpack.terminal.voice import Voice

Party = tuple[str, tuple[Seat, ...]]
"""A name, and the seats it stands for."""


def called(view: View) -> tuple[Seat, ...]:
    """Declarer and the partner it has called, if it has."""
    if view.contract is None or view.called is None:
        return ()
    return (view.contract.declarer, view.called.partner)


def named(rules: Rules, seats: Sequence[Seat], voice: Voice) -> str:
    """The side that these seats are, or their names where they are no whole side."""
    which = side(seats[0], rules.table.sides)
    if set(seats) == set(range(which, rules.table.seats, rules.table.sides)):
        return voice.side(which)
    return voice.party(seats)


def declaring(rules: Rules, view: View) -> tuple[Seat, ...]:
    """The seats that the contract binds; none without one."""
    return () if view.contract is None else party(rules.table, view.contract.declarer, called(view))


def alone(rules: Rules) -> bool:
    """Whether only what the declarer brings in counts."""
    return bool(rules.payment.table) or not rules.scoring.defenders_score


def parties(rules: Rules, view: View, voice: Voice) -> list[Party]:
    """Those whose tricks count together: the person's side first, or the declarers before all who play against them."""
    against = tuple(seat for seat in view.players if seat not in declaring(rules, view))
    if view.contract is not None and (called(view) or alone(rules)):
        ours = declaring(rules, view)
        return [(named(rules, ours, voice), ours), (voice.say("party-defenders"), against)]
    sides = [tuple(range(which, rules.table.seats, rules.table.sides)) for which in voice.in_turn()]
    playing = [seats for seats in sides if set(seats) & set(view.players)]
    return [(named(rules, seats, voice), seats) for seats in playing]


def taken(rules: Rules, view: View, tricks: int, seats: Sequence[Seat]) -> int:
    """The points that some seats have won in the first so many tricks."""
    won = 0
    for number, trick in enumerate(view.tricks[:tricks], start=1):
        if trick.winner in seats:
            won += trick_worth(rules, trick.cards, number)
    return won


def trick_worth(rules: Rules, cards: Sequence[Card], number: int) -> int:
    """What a trick counts."""
    return counters(rules, cards) + (rules.play.last_trick if number == rules.tricks else 0)


def meld(view: View, seats: Sequence[Seat]) -> int:
    """What some seats have melded together."""
    return sum(worth(view.shown[seat].melds) for seat in seats) if view.shown else 0


def may_be_out(rules: Rules, view: View, seat: Seat) -> bool:
    """Whether a seat has reached the target of the match with what it has brought in so far."""
    brought = meld(view, (seat,)) + taken(rules, view, len(view.tricks), (seat,))
    return view.race.of(side(seat, rules.table.sides)) + brought >= view.race.target
