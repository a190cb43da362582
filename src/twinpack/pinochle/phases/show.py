"""All melds are shown at once, as the rules count them; this needs nobody's decision."""

from msgspec.structs import replace

from twinpack.cards import Card, Hand, Suit
from twinpack.pinochle.melds import Meld, is_dix, laid_out, melds, worth
from twinpack.pinochle.phases.swap import swapper
from twinpack.pinochle.rules import SEATS, Rules
from twinpack.pinochle.state import Shown, State, Unplayed
from twinpack.seats import Seat, next_seat, side


def due(rules: Rules, state: State) -> bool:
    """Whether the melds are still to be shown, all that comes before being done."""
    return not state.shown and not state.void


def show(rules: Rules, state: State) -> State:
    """The melds of all seats, and with them whether the cards will be played at all."""
    shown = tuple(_shown(rules, state, seat) for seat in range(SEATS))
    state = replace(state, shown=shown)
    contract = state.contract
    if contract is None:
        return replace(state, leader=_leader(rules, state))
    meld = side_meld(state, side(contract.declarer))
    unplayed: Unplayed | None = state.unplayed
    if unplayed is None and meld < rules.meld.minimum:
        unplayed = "under-minimum"
    elif unplayed is None and rules.scoring.not_at_table and contract.bid - meld > rules.trick_total:
        unplayed = "not-at-table"
    return replace(state, unplayed=unplayed, leader=_leader(rules, state))


def side_meld(state: State, which: int) -> int:
    """What the two seats of a side have melded together."""
    return sum(worth(state.shown[seat].melds) for seat in (which, which + 2))


def side_dix(state: State, which: int) -> int:
    """The part of a side's meld that is dix."""
    return sum(worth(filter(is_dix, state.shown[seat].melds)) for seat in (which, which + 2))


def _shown(rules: Rules, state: State, seat: Seat) -> Shown:
    swap = swapper(state)
    extra = 0 if swap is None else (seat == swap) - (seat == state.dealer)
    return shown(rules, state.hands[seat], state.trump, extra)


def shown(rules: Rules, hand: Hand, trump: Suit | None, extra_dix: int = 0) -> Shown:
    """What a hand shows. A swapped dix scores for the seat that swapped it (+1), not for the dealer who got it (-1)."""
    found = list(melds(rules.meld, hand, trump))
    if extra_dix and trump is not None and rules.meld.dix:
        dix = dix_of(rules, trump)
        if extra_dix > 0:
            found.append(replace(dix, cards=()))  # the card itself now lies in the dealer's hand
        else:
            found.remove(dix)
    return Shown(tuple(found), laid_out(found))


def dix_of(rules: Rules, trump: Suit) -> Meld:
    """One dix as a meld."""
    return next(iter(melds(rules.meld, (Card("9" + trump),), trump)))


def _leader(rules: Rules, state: State) -> Seat:
    lead = rules.play.first_lead
    if lead == "declarer" and state.contract is not None:
        return state.contract.declarer
    return state.dealer if lead == "dealer" else next_seat(state.dealer)
