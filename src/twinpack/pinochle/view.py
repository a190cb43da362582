"""What one seat may know of a Pinochle deal, built up field by field from the state."""

from collections import Counter

import msgspec

from twinpack.auction import Call
from twinpack.cards import KINDS, Card, Hand, Suit, deck
from twinpack.game import Score
from twinpack.pinochle.phases.widow import receivers
from twinpack.pinochle.rules import SEATS, Rules
from twinpack.pinochle.state import Contract, Gift, PhaseName, Shown, State, Trick, Unplayed
from twinpack.seats import Seat, next_seat, round_from
from twinpack.tricks import POLICIES, ruled_out


class SeenGift(msgspec.Struct, frozen=True):
    """Cards given from one partner to the other; `cards` is None for everybody else.

    A gift that is not `delivered` waits, unseen by its receiver, until the other is chosen too.
    """

    giver: Seat
    receiver: Seat
    count: int
    cards: Hand | None
    delivered: bool


class View(msgspec.Struct, frozen=True):
    """A deal as `seat` sees it (None: a spectator). No field can hold a card that the seat cannot know.

    `hand` is the seat's own; `sizes` are the numbers of cards all seats hold. `widow` is None while it is unseen.
    `buried` is None for all but declarer. `score` is there once the deal is over.
    """

    seat: Seat | None
    dealer: Seat
    phase: PhaseName
    to_act: Seat | None
    hand: Hand
    sizes: tuple[int, ...]
    widow_size: int
    widow: Hand | None
    turned: Card | None
    calls: tuple[Call, ...]
    void: bool
    contract: Contract | None
    trump: Suit | None
    swaps: tuple[tuple[Seat, bool], ...]
    buried: Hand | None
    shares: tuple[Card | None, ...]
    gifts: tuple[SeenGift, ...]
    shown: tuple[Shown, ...]
    choice: str | None
    unplayed: Unplayed | None
    leader: Seat
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    score: Score | None


def view(rules: Rules, state: State, seat: Seat | None, to_act: Seat | None, score: Score | None) -> View:
    """The view of one seat (None: a spectator)."""
    declarer = state.contract.declarer if state.contract else None
    is_declarer = seat is not None and seat == declarer
    return View(
        seat=seat,
        dealer=state.dealer,
        phase=state.phase,
        to_act=to_act,
        hand=() if seat is None else state.hands[seat],
        sizes=tuple(len(hand) for hand in state.hands),
        widow_size=len(state.widow),
        widow=state.widow if state.widow and declarer is not None and (is_declarer or rules.deal.widow_shown) else None,
        turned=state.turned,
        calls=state.calls,
        void=state.void,
        contract=state.contract,
        trump=state.trump,
        swaps=state.swaps,
        buried=state.buried if is_declarer else None,
        shares=_shares(state, seat),
        gifts=tuple(_seen_gift(rules, state, gift, seat) for gift in state.gifts),
        shown=state.shown,
        choice=state.choice,
        unplayed=state.unplayed,
        leader=state.leader,
        trick=state.trick,
        tricks=state.tricks,
        score=score,
    )


def _seen_gift(rules: Rules, state: State, gift: Gift, seat: Seat | None) -> SeenGift:
    delivered = rules.exchange.order == "partner-first" or len(state.gifts) == 2
    sees = seat == gift.giver or (delivered and seat == gift.receiver)
    return SeenGift(gift.giver, gift.receiver, len(gift.cards), gift.cards if sees else None, delivered)


def _shares(state: State, seat: Seat | None) -> tuple[Card | None, ...]:
    if not state.shares or state.contract is None:
        return ()
    declarer = state.contract.declarer
    return tuple(
        card if seat in (receiver, declarer) else None
        for receiver, card in zip(receivers(declarer), state.shares, strict=True)
    )


def trick_rows(view: View) -> list[tuple[Seat, tuple[Card, ...]]]:
    """Who led and the cards of every trick so far, the unfinished one last."""
    return [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)]


def played(view: View) -> tuple[Counter[Card], ...]:
    """The cards that each seat has played so far."""
    piles: tuple[Counter[Card], ...] = tuple(Counter() for _ in range(SEATS))
    for leader, cards in trick_rows(view):
        for step, card in enumerate(cards):
            piles[(leader + step) % SEATS][card] += 1
    return piles


def known(view: View) -> tuple[Counter[Card], ...]:
    """The cards that each seat is known to hold now: what it showed or was given and has not played since."""
    held: list[Counter[Card]] = [Counter() for _ in range(SEATS)]
    for seat, shown in enumerate(view.shown):
        held[seat].update(shown.table)
    for seat, cards in _given(view):
        held[seat] |= cards
    for seat, gone in enumerate(played(view)):
        held[seat] -= gone
    if view.seat is not None:
        held[view.seat] = Counter(view.hand)
    return tuple(held)


def _given(view: View) -> list[tuple[Seat, Counter[Card]]]:
    """The cards that seats are known to have received and kept."""
    found = []
    if view.turned is not None:
        swap = next((seat for seat, took in view.swaps if took), None)
        dix = Card(f"9{view.trump}")
        found.append((view.dealer if swap is None else swap, Counter([view.turned])))
        if swap is not None:
            found.append((view.dealer, Counter([dix])))
        found += [(seat, Counter([dix])) for seat, took in view.swaps if not took]
    owners = receivers(view.contract.declarer) if view.contract else ()
    for receiver, card in zip(owners, view.shares, strict=False):
        if card is not None and receiver != view.seat:
            passed_on = next((gift.cards or () for gift in view.gifts if gift.giver == receiver), ())
            found.append((receiver, Counter([card]) - Counter(passed_on)))
    given = [Counter(gift.cards or ()) for gift in view.gifts]
    for place, gift in enumerate(view.gifts):
        if gift.cards is not None and gift.delivered and gift.receiver != view.seat:
            found.append((gift.receiver, given[0] - given[1] if place == 0 and len(given) > 1 else given[place]))
    return found


def unseen(view: View) -> Counter[Card]:
    """The cards whose place the seat does not know: not its own, not played, not known to be held or buried."""
    rest = Counter(deck())
    for cards in (*played(view), *known(view), Counter(view.buried or ())):
        rest -= cards
    return rest


def lacking(rules: Rules, view: View) -> tuple[set[Card], ...]:
    """The kinds of card that each seat has shown not to hold, by what it played and by not being asked for its dix."""
    lacks: tuple[set[Card], ...] = tuple(set() for _ in range(SEATS))
    for number, (leader, cards) in enumerate(trick_rows(view)):
        for step, card in enumerate(cards):
            gone = ruled_out(POLICIES[rules.play.policy], cards[:step], view.trump, card)
            forced = view.contract is not None and view.contract.stuck
            if number == step == 0 and rules.play.first_lead_trump and not forced and card[1] != view.trump:
                gone = {kind for kind in KINDS if kind[1] == view.trump}
            lacks[(leader + step) % SEATS].update(gone)
    if view.turned is not None and view.turned[0] != "9":
        asked = {seat for seat, _ in view.swaps} | {
            view.dealer,
            view.to_act if view.phase == "swap" else None,
        }
        swap = next((seat for seat, took in view.swaps if took), None)
        for seat in round_from(next_seat(view.dealer)):
            if seat == swap or (view.phase == "swap" and seat == view.to_act):
                break
            if seat not in asked:
                lacks[seat].add(Card(f"9{view.trump}"))
    return lacks
