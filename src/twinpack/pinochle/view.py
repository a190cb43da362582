"""What one seat may know of a Pinochle deal, built up field by field from the state."""

from collections import Counter

import msgspec

from twinpack.auction import Call
from twinpack.cards import KINDS, Card, Hand, Suit
from twinpack.game import Race, Score
from twinpack.pinochle.actions import Action
from twinpack.pinochle.phases.call import asked_in_turn
from twinpack.pinochle.phases.stock import lying
from twinpack.pinochle.phases.widow import receivers
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import Called, Contract, Gift, Laid, PhaseName, Pick, Shown, State, Trick, Unplayed
from twinpack.seats import Seat, after
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


class SeenPick(msgspec.Struct, frozen=True):
    """One turn of a draft: the cards of it that the viewer saw, the one looked at and, kept unseen, the next."""

    seat: Seat
    took: bool
    seen: Hand


class View(msgspec.Struct, frozen=True):
    """A deal as `seat` sees it (None: a spectator). No field can hold a card that the seat cannot know.

    `hand` is the seat's own; `sizes` are the numbers of cards all seats hold. `widow` is None while it is unseen.
    `buried` is None for all but declarer. `looked` is the card that the seat looks at in a draft. With a stock,
    `lying` is the card that lies face up under it now, and `draws` are all cards drawn, None where the seat did not
    see them. Where the pack is not dealt out, `moves` are the actions since the deal, all of them made in the open.
    `score` is there once the deal is over. The rest is as in `State`.
    """

    seat: Seat | None
    dealer: Seat
    race: Race
    players: tuple[Seat, ...]
    phase: PhaseName
    to_act: Seat | None
    hand: Hand
    sizes: tuple[int, ...]
    widow_size: int
    widow: Hand | None
    taken: bool
    stock_size: int
    looked: Card | None
    picks: tuple[SeenPick, ...]
    draws: tuple[tuple[Card | None, ...], ...]
    laid: tuple[tuple[Laid, ...], ...]
    melding: bool
    turned: Card | None
    lying: Card | None
    moves: tuple[Action, ...]
    calls: tuple[Call, ...]
    void: bool
    contract: Contract | None
    trump: Suit | None
    called: Called | None
    swaps: tuple[tuple[Seat, bool], ...]
    buried: Hand | None
    shares: tuple[Card | None, ...]
    gifts: tuple[SeenGift, ...]
    shown: tuple[Shown, ...]
    choice: str | None
    yields: tuple[bool, ...]
    unplayed: Unplayed | None
    claimant: Seat | None
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
        race=state.race,
        players=state.players,
        phase=state.phase,
        to_act=to_act,
        hand=() if seat is None else state.hands[seat],
        sizes=tuple(map(len, state.hands)),
        widow_size=len(state.widow),
        widow=state.widow if state.widow and state.taken and (is_declarer or rules.deal.widow_shown) else None,
        taken=state.taken,
        stock_size=len(state.stock),
        looked=state.stock[0] if state.phase == "draft" and seat is not None and seat == to_act else None,
        picks=tuple([_seen_pick(pick, seat) for pick in state.picks]),
        draws=tuple([_seen_draws(state, drawer, seat) for drawer in range(len(state.draws))]),
        laid=state.laid,
        melding=state.melding,
        turned=state.turned,
        lying=lying(rules, state),
        moves=() if rules.deal.method == "deal" else state.log[1:],
        calls=state.calls,
        void=state.void,
        contract=state.contract,
        trump=state.trump,
        called=state.called,
        swaps=state.swaps,
        buried=state.buried if is_declarer else None,
        shares=_shares(state, seat),
        gifts=tuple([_seen_gift(rules, state, gift, seat) for gift in state.gifts]),
        shown=state.shown,
        choice=state.choice,
        yields=state.yields,
        unplayed=state.unplayed,
        claimant=state.claimant,
        leader=state.leader,
        trick=state.trick,
        tricks=state.tricks,
        score=score,
    )


def _seen_gift(rules: Rules, state: State, gift: Gift, seat: Seat | None) -> SeenGift:
    delivered = rules.exchange.order == "partner-first" or len(state.gifts) == 2
    sees = seat == gift.giver or (delivered and seat == gift.receiver)
    return SeenGift(gift.giver, gift.receiver, len(gift.cards), gift.cards if sees else None, delivered)


def _seen_pick(pick: Pick, seat: Seat | None) -> SeenPick:
    seen = () if pick.seat != seat else pick.cards[:1] if pick.took else pick.cards
    return SeenPick(pick.seat, pick.took, seen)


def _seen_draws(state: State, drawer: Seat, seat: Seat | None) -> tuple[Card | None, ...]:
    """What one seat has drawn, as another sees it: the last cards of the stock are drawn in the open."""
    draws = state.draws[drawer]
    last = len(draws) if state.stock else len(draws) - 1
    return tuple(card if drawer == seat or place >= last else None for place, card in enumerate(draws))


def _shares(state: State, seat: Seat | None) -> tuple[Card | None, ...]:
    if not state.shares or state.contract is None:
        return ()
    declarer = state.contract.declarer
    return tuple(
        card if seat in (receiver, declarer) else None
        for receiver, card in zip(receivers(state.players, declarer), state.shares, strict=True)
    )


def trick_rows(view: View) -> list[tuple[Seat, tuple[Card, ...]]]:
    """Who led and the cards of every trick so far, the unfinished one last."""
    return [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)]


def played(view: View) -> tuple[Counter[Card], ...]:
    """The cards that each seat has played so far."""
    piles: tuple[Counter[Card], ...] = tuple(Counter() for _ in view.sizes)
    for leader, cards in trick_rows(view):
        for step, card in enumerate(cards):
            piles[after(view.players, leader, step)][card] += 1
    return piles


def known(rules: Rules, view: View) -> tuple[Counter[Card], ...]:
    """The cards that each seat is known to hold now: what it showed or was given and has not played since."""
    if view.draws:
        return _known_with_stock(rules, view)
    held: list[Counter[Card]] = [Counter() for _ in view.sizes]
    for seat, shown in enumerate(view.shown):
        held[seat].update(shown.table)
    for seat, cards in given(rules, view):
        held[seat] |= cards
    for seat, gone in enumerate(played(view)):
        held[seat] -= gone
    if view.seat is not None:
        held[view.seat] = Counter(view.hand)
    return tuple(held)


def _known_with_stock(rules: Rules, view: View) -> tuple[Counter[Card], ...]:
    """What lies open, or was taken up in the open and not played; once the stock is gone a player knows all."""
    gone = played(view)
    held = [Counter(laid.card for laid in open_cards) for open_cards in view.laid]
    for seat, draws in enumerate(view.draws):
        taken = Counter(card for card in draws if card is not None)
        taken.update(view.turned for swapper, _ in view.swaps if swapper == seat and view.turned is not None)
        held[seat] |= taken - gone[seat]
    if view.seat is not None:
        held[view.seat] = Counter(view.hand)
        if not view.stock_size:
            rest = Counter(rules.cards) - sum(gone, held[view.seat])
            held = [held[seat] if seat == view.seat else rest for seat in range(len(held))]
    return tuple(held)


def aside(view: View) -> Hand:
    """The cards of a draft that the seat has seen and does not hold: what it rejected, and what it looks at."""
    rejected = [pick.seen[0] for pick in view.picks if pick.seen and not pick.took]
    return (*rejected, view.looked) if view.looked is not None else tuple(rejected)


def given(rules: Rules, view: View) -> list[tuple[Seat, Counter[Card]]]:
    """The cards that seats are known to have received and kept."""
    found = []
    if view.turned is not None and not view.draws:
        swap = next((seat for seat, took in view.swaps if took), None)
        dix = Card(f"{rules.dix}{view.trump}")
        found.append((view.dealer if swap is None else swap, Counter([view.turned])))
        if swap is not None:
            found.append((view.dealer, Counter([dix])))
        found += [(seat, Counter([dix])) for seat, took in view.swaps if not took]
    owners = receivers(view.players, view.contract.declarer) if view.contract else ()
    for receiver, card in zip(owners, view.shares, strict=False):
        if card is not None and receiver != view.seat:
            passed_on = next((gift.cards or () for gift in view.gifts if gift.giver == receiver), ())
            found.append((receiver, Counter([card]) - Counter(passed_on)))
    given = [Counter(gift.cards or ()) for gift in view.gifts]
    for place, gift in enumerate(view.gifts):
        if gift.cards is not None and gift.delivered and gift.receiver != view.seat:
            found.append((gift.receiver, given[0] - given[1] if place == 0 and len(given) > 1 else given[place]))
    if view.called is not None:
        found.append((view.called.partner, Counter([view.called.card])))
    return found


def unseen(rules: Rules, view: View) -> Counter[Card]:
    """The cards whose place the seat does not know: not its own, not played, not known to be held or buried."""
    rest = Counter(rules.cards)
    lies = Counter([view.lying] if view.lying else [])
    for cards in (*played(view), *known(rules, view), lies, Counter(aside(view)), Counter(view.buried or ())):
        rest -= cards
    return rest


def lacking(rules: Rules, view: View) -> tuple[set[Card], ...]:
    """The kinds of card that each seat has shown not to hold, by what it played and by not being asked for its dix."""
    lacks: tuple[set[Card], ...] = tuple(set() for _ in view.sizes)
    for number, (leader, cards) in enumerate(trick_rows(view)):
        for step, card in enumerate(cards):
            if number < rules.free_tricks:
                continue
            gone = ruled_out(POLICIES[rules.play.policy], cards[:step], view.trump, card)
            forced = view.contract is not None and view.contract.stuck
            if number == step == 0 and rules.play.first_lead_trump and not forced and card[1] != view.trump:
                gone = {kind for kind in KINDS if kind[1] == view.trump}
            lacks[after(view.players, leader, step)].update(gone)
    if view.called is not None and view.contract is not None:
        for seat in asked_in_turn(view.players, view.contract.declarer):
            if seat == view.called.partner:
                break
            lacks[seat].add(view.called.card)
    if view.turned is not None and rules.dix and view.turned[0] != rules.dix and not rules.free_tricks:
        asked = {seat for seat, _ in view.swaps} | {
            view.dealer,
            view.to_act if view.phase == "swap" else None,
        }
        swap = next((seat for seat, took in view.swaps if took), None)
        for seat in view.players:
            if seat == swap or (view.phase == "swap" and seat == view.to_act):
                break
            if seat not in asked:
                lacks[seat].add(Card(f"{rules.dix}{view.trump}"))
    return lacks
