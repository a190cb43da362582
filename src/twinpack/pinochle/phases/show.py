"""All melds are shown at once, as the rules count them; this needs nobody's decision."""

from msgspec.structs import replace

from twinpack.cards import Card, Hand, Rank, Suit
from twinpack.pinochle.melds import Meld, is_dix, laid_out, melds, worth
from twinpack.pinochle.phases.swap import swapper
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.seating import party
from twinpack.pinochle.state import Shown, State, Unplayed
from twinpack.seats import Seat, next_seat


def due(rules: Rules, state: State) -> bool:
    """Whether the melds are still to be shown, all that comes before being done."""
    return not state.shown and not state.void and state.unplayed != "forfeit"


def show(rules: Rules, state: State) -> State:
    """The melds of all seats that meld, and with them whether the cards will be played at all."""
    shown = tuple(_shown(rules, state, seat) for seat in range(rules.table.seats))
    state = replace(state, shown=shown, leader=_leader(rules, state))
    contract = state.contract
    if contract is None or state.unplayed is not None:
        return state
    meld = sum(worth(shown[seat].melds) for seat in party(rules.table, contract.declarer, pair(state)))
    unplayed: Unplayed | None = None
    if meld < rules.meld.minimum:
        unplayed = "under-minimum"
    elif rules.scoring.made_by_meld and meld >= contract.bid:
        unplayed = "made-by-meld"
    elif rules.scoring.not_at_table and contract.bid - meld > rules.trick_total:
        unplayed = "not-at-table"
    return replace(state, unplayed=unplayed)


def pair(state: State) -> tuple[Seat, ...]:
    """Declarer and the partner it called, if it has called one."""
    if state.contract is None or state.called is None:
        return ()
    return (state.contract.declarer, state.called.partner)


def meld_of(state: State, seats: tuple[Seat, ...]) -> int:
    """What some seats have melded together."""
    return sum(worth(state.shown[seat].melds) for seat in seats)


def dix_of_seats(state: State, seats: tuple[Seat, ...]) -> int:
    """The part of their meld that is dix."""
    return sum(worth(filter(is_dix, state.shown[seat].melds)) for seat in seats)


def _shown(rules: Rules, state: State, seat: Seat) -> Shown:
    declares = state.contract is not None and seat == state.contract.declarer
    if seat not in state.players or (rules.meld.who == "declarer" and not declares):
        return Shown((), ())
    swap = swapper(state)
    extra = 0 if swap is None else (seat == swap) - (seat == state.dealer)
    return shown(rules, state.hands[seat], state.trump, extra)


def shown(rules: Rules, hand: Hand, trump: Suit | None, extra_dix: int = 0) -> Shown:
    """What a hand shows. A swapped dix scores for the seat that swapped it (+1), not for the dealer who got it (-1)."""
    found = list(melds(rules, hand, trump))
    if extra_dix and trump is not None and rules.meld.dix and rules.dix:
        dix = dix_meld(rules, trump, rules.dix)
        if extra_dix > 0:
            found.append(replace(dix, cards=()))  # the card itself now lies in the dealer's hand
        else:
            found.remove(dix)
    return Shown(tuple(found), laid_out(found))


def dix_meld(rules: Rules, trump: Suit, rank: Rank) -> Meld:
    """One dix as a meld."""
    return next(iter(melds(rules, (Card(rank + trump),), trump)))


def _leader(rules: Rules, state: State) -> Seat:
    lead = rules.play.first_lead
    if lead == "declarer" and state.contract is not None:
        return state.contract.declarer
    return state.dealer if lead == "dealer" else next_seat(state.dealer, rules.table.seats)
