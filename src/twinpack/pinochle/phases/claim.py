"""The claim to have reached the target, open to the seat whose turn it is with two hands and a stock."""

from msgspec.structs import replace

from twinpack.cards import rank
from twinpack.game import IllegalAction
from twinpack.pinochle.melds import worth
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import State
from twinpack.seats import Seat


def may_claim(rules: Rules, state: State) -> bool:
    """Whether the rules know claims and there is a target to reach."""
    return rules.deal.method == "stock" and rules.stock.claim_out and state.race.target > 0


def is_offered(rules: Rules, state: State, seat: Seat) -> bool:
    """Whether `legal` lists the claim: only where it is right, which everybody can count. `check` takes any."""
    if not may_claim(rules, state):
        return False
    taken = sum(
        rules.play.counters.of(rank(card)) for trick in state.tricks if trick.winner == seat for card in trick.cards
    )
    return state.race.of(seat) + worth(state.shown[seat].melds) + taken >= state.race.target


def check(rules: Rules, state: State) -> None:
    if not may_claim(rules, state):
        raise IllegalAction("may-not-claim")


def apply(state: State, seat: Seat) -> State:
    """The deal ends, right or wrong."""
    return replace(state, melding=False, unplayed="claimed-out", claimant=seat)
