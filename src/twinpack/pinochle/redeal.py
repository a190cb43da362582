"""Deals that fit a view: the cards whose place is unknown are dealt anew until nobody could tell the difference.

Cards known to lie somewhere stay there. The rest is dealt at random, kept out of hands that have shown not to hold
them, and then traded between hands until every hand melds what it showed and could call what it called. From the
hands after the exchange the exchange, the widow and the deal are worked out backwards.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from twinpack.auction import Bid, Pass, Standing, standing
from twinpack.cards import Card, Hand, arranged, minus
from twinpack.pinochle.actions import (
    CONTINUE,
    FORFEIT,
    LOOK,
    YIELD,
    Action,
    Bury,
    CallCard,
    Decide,
    Give,
    Misdeal,
    Name,
    Play,
    Share,
    Swap,
)
from twinpack.pinochle.melds import MARRIAGES, is_dix, melds
from twinpack.pinochle.phases import auction, forfeit, show
from twinpack.pinochle.phases.deal import stacked
from twinpack.pinochle.phases.widow import receivers
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.seating import partner_of
from twinpack.pinochle.view import View, aside, known, lacking, played, trick_rows, unseen
from twinpack.seats import Seat

WIDOW, BURIED, PENDING = -3, -2, -1
"""The places after the hands: the widow before it is taken, what is buried, a gift that waits."""

TRADES = 2000
"""How many trades to try before dealing anew."""

Test = Callable[[Hand], bool]


def candidates(rules: Rules, view: View, rng: Random) -> Iterator[list[Action]]:
    """Logs of whole deals up to now that the owner of `view` may have lived through, without end.

    Nearly all of them replay legally into an equal view; the caller makes sure.
    """
    while True:
        if not any(view.sizes) and not view.tricks:
            yield []
            continue
        piles = placed(rules, view, rng)
        if piles is not None:
            log = _log(rules, view, piles, rng)
            if log is not None:
                yield log


def placed(rules: Rules, view: View, rng: Random) -> list[list[Card]] | None:
    """The cards in every place as of now, what has been played put back in its hand; None: no luck."""
    gone = played(view)
    fixed = [[*held.elements(), *gone[seat].elements()] for seat, held in enumerate(known(rules, view))]
    fixed += [[], [*(view.buried or ()), *aside(view)], []]
    sizes = [size + sum(gone[seat].values()) for seat, size in enumerate(view.sizes)]
    sizes += [0 if view.taken else view.widow_size, 0, 0]
    sizes[PENDING] = sum(gift.count for gift in view.gifts if not gift.delivered)
    sizes[BURIED] = rules.pack_size - sum(sizes)
    fixed[PENDING] += [card for gift in view.gifts if not gift.delivered for card in gift.cards or ()]
    rest = unseen(rules, view) - Counter(fixed[PENDING])
    _place_widow(view, fixed, sizes, rest, rng)
    _place_named(rules, view, fixed, sizes, rest, rng)
    lacks = [*lacking(rules, view), set(), set(), set()]
    room = [size - len(pile) for size, pile in zip(sizes, fixed, strict=True)]
    loose = scatter(list(rest.elements()), room, lacks, rng)
    if loose is None:
        return None
    showed = None
    if view.contract is not None and rules.deal.widow and rules.deal.bury_from != "hand":
        showed = view.contract.declarer
    return _trade(fixed, loose, lacks, _tests(rules, view), showed, rng)


def _place_widow(view: View, fixed: list[list[Card]], sizes: list[int], rest: Counter[Card], rng: Random) -> None:
    """Where the widow lay open, those of its cards not seen since go to declarer, to the buried, or where shared."""
    if view.widow is None or view.contract is None or view.contract.declarer == view.seat:
        return
    declarer = view.contract.declarer
    homes = [declarer, BURIED]
    if view.shares:
        shared = zip(receivers(view.players, declarer), view.shares, strict=True)
        homes = [declarer, *(seat for seat, card in shared if card is None and seat != view.seat)]
    elsewhere = Counter(card for home in homes for card in fixed[home])
    loose = [*((Counter(view.widow) - elsewhere) & rest).elements()]
    rng.shuffle(loose)
    for card in loose:
        home = _put(card, homes, fixed, sizes, rest, rng)
        if view.shares and home is not None:
            homes.remove(home)


def _place_named(
    rules: Rules, view: View, fixed: list[list[Card]], sizes: list[int], rest: Counter[Card], rng: Random
) -> None:
    """Where naming trump took a marriage (or a dix), declarer had one: it is still there, buried, or was given."""
    contract = view.contract
    if rules.trump.needs == "none" or contract is None or contract.stuck or view.trump is None:
        return
    partner = partner_of(rules.table, contract.declarer)
    homes = [contract.declarer, BURIED] if rules.deal.widow else [contract.declarer]
    homes += [partner] if partner is not None and len(view.gifts) == 2 else []
    held = Counter(card for home in homes for card in fixed[home])
    holdings = [Counter(MARRIAGES[view.trump])]
    if rules.trump.needs == "marriage-run-dix":
        holdings.append(Counter([Card(f"{rules.dix}{view.trump}")]))
    if contract.declarer == view.seat or any(holding <= held for holding in holdings):
        return
    possible = [holding for holding in holdings if holding - held <= rest]
    if possible:
        for card in (rng.choice(possible) - held).elements():
            _put(card, homes, fixed, sizes, rest, rng)


def _put(
    card: Card, homes: list[int], fixed: list[list[Card]], sizes: list[int], rest: Counter[Card], rng: Random
) -> int | None:
    """Put one of the loose cards in one of the homes that has room, and answer which."""
    room = [home for home in homes if len(fixed[home]) < sizes[home]]
    if not room:
        return None
    home = rng.choice(room)
    fixed[home].append(card)
    rest[card] -= 1
    return home


def scatter(cards: list[Card], room: list[int], lacks: list[set[Card]], rng: Random) -> list[list[Card]] | None:
    """Deal `cards` at random into places with so much room, none where it cannot be; None if that got stuck."""
    places = range(len(room))
    rng.shuffle(cards)
    cards.sort(key=lambda card: sum(room[i] > 0 and card not in lacks[i] for i in places))
    piles: list[list[Card]] = [[] for _ in places]
    for card in cards:
        open_places = [i for i in places if len(piles[i]) < room[i] and card not in lacks[i]]
        if not open_places:
            return None
        weights = [room[i] - len(piles[i]) for i in open_places]
        piles[rng.choices(open_places, weights)[0]].append(card)
    return piles


def _tests(rules: Rules, view: View) -> dict[Seat, Test]:
    """What the hand of each other seat must pass, in the shape that it has now with the played cards put back."""
    tests: dict[Seat, Test] = {}
    for seat in view.players:
        melds_fit = _melds_as_shown(rules, view, seat) if view.shown else _anything
        calls_fit = _calls_as_called(rules, view, seat) if _as_dealt(view, seat) else _anything
        if seat != view.seat:
            tests[seat] = _both(melds_fit, calls_fit)
    return tests


def _anything(hand: Hand) -> bool:
    return True


def _both(one: Test, other: Test) -> Test:
    return lambda hand: one(hand) and other(hand)


def _as_dealt(view: View, seat: Seat) -> bool:
    """Whether the hand of a seat, with the cards that it played, is the one it was dealt."""
    took_widow = view.widow_size > 0 and view.taken and view.contract is not None and seat == view.contract.declarer
    return not (took_widow or view.shares or any(seat in (gift.giver, gift.receiver) for gift in view.gifts))


def _melds_as_shown(rules: Rules, view: View, seat: Seat) -> Test:
    declares = view.contract is not None and seat == view.contract.declarer
    if rules.meld.who == "declarer" and not declares:
        return _anything
    swap = next((asked for asked, took in view.swaps if took), None)
    extra = 0 if swap is None else (seat == swap) - (seat == view.dealer)
    wanted = view.shown[seat]

    def test(hand: Hand) -> bool:
        if extra == 0:
            return melds(rules, hand, view.trump) == wanted.melds  # which say what lies on the table
        if extra < 0 and rules.meld.dix and not any(map(is_dix, melds(rules, hand, view.trump))):
            return False
        return show.shown(rules, hand, view.trump, extra) == wanted

    return test


def _calls_as_called(rules: Rules, view: View, seat: Seat) -> Test:
    """Whether a hand could have made this seat's calls; a seat that claimed a misdeal had one."""
    moments: list[tuple[Standing, Bid | Pass]] = []
    for count, call in enumerate(view.calls):
        now = standing(rules.auction, view.players, view.calls[:count])
        if now.turn == seat:
            moments.append((now, call))
    claimant = standing(rules.auction, view.players, view.calls).turn if view.void else None

    def test(hand: Hand) -> bool:
        if claimant == seat and not auction.lets_go(rules, hand):
            return False
        return all(
            auction.may_bid(rules, hand) if isinstance(call, Bid) else not auction.must_open(rules, now, hand)
            for now, call in moments
        )

    return test


def _trade(
    fixed: list[list[Card]],
    loose: list[list[Card]],
    lacks: list[set[Card]],
    tests: dict[Seat, Test],
    showed: Seat | None,
    rng: Random,
) -> list[list[Card]] | None:
    """Swap loose cards between places until every hand passes its test; None if that takes too long.

    What is buried still belongs to the hand of a declarer who `showed` before burying.
    """
    buried = len(fixed) + BURIED

    def owner(place: int) -> int:
        return showed if place == buried and showed is not None else place

    def passes(seat: Seat) -> bool:
        own = [place for place in range(len(fixed)) if owner(place) == seat]
        return seat not in tests or tests[seat](arranged(card for i in own for card in fixed[i] + loose[i]))

    failing = {seat for seat in tests if not passes(seat)}
    for _ in range(TRADES):
        if not failing:
            return [sure + rest for sure, rest in zip(fixed, loose, strict=True)]
        one = rng.choice(sorted(failing))
        other = rng.choice([place for place in range(len(loose)) if place != one and loose[place]] or [one])
        if other == one or not loose[one]:
            return None
        here, there = rng.randrange(len(loose[one])), rng.randrange(len(loose[other]))
        mine, theirs = loose[one][here], loose[other][there]
        if mine == theirs or mine in lacks[other] or theirs in lacks[one]:
            continue
        before = len(failing)
        loose[one][here], loose[other][there] = theirs, mine
        touched = {owner(one), owner(other)}
        still = (failing - touched) | {seat for seat in touched if not passes(seat)}
        if len(still) <= before:
            failing = still
        else:
            loose[one][here], loose[other][there] = mine, theirs
    return None


def _log(rules: Rules, view: View, piles: list[list[Card]], rng: Random) -> list[Action] | None:
    """The deal and everything since, worked out backwards from where the cards are; None if it cannot be."""
    hands: list[Hand] = [arranged(pile) for pile in piles[:WIDOW]]
    handled: list[Action] = []
    shares: Hand = ()
    if view.contract is not None:
        declarer = view.contract.declarer
        gifts = _ungive(view, hands, arranged(piles[PENDING]), rng)
        if gifts is None:
            return None
        handled = [*gifts]
        if view.shares:
            found = _unshare(view, declarer, hands, rng)
            if found is None:
                return None
            shares = found
            handled.insert(0, Share(shares))
        if piles[BURIED]:
            handled.insert(0 if rules.deal.bury_from == "hand" else len(handled), Bury(arranged(piles[BURIED])))
            hands[declarer] = arranged([*hands[declarer], *piles[BURIED]])
    widow = _untake(view, hands, arranged(piles[WIDOW]), shares, rng)
    if widow is None:
        return None
    for seat, took in view.swaps:
        if took and view.turned is not None:
            dix = Card(f"{rules.dix}{view.trump}")
            hands[seat] = arranged([*minus(hands[seat], [view.turned]), dix])
            hands[view.dealer] = arranged([*minus(hands[view.dealer], [dix]), view.turned])
    log: list[Action] = [stacked(rules, view.dealer, tuple(hands), widow, view.turned), *view.calls]
    log += [Misdeal()] * (view.void and standing(rules.auction, view.players, view.calls).turn is not None)
    log += _forfeited(rules, view)
    log += [Swap(took) for _, took in view.swaps]
    log += [Name(view.trump)] if view.contract is not None and view.trump is not None else []
    log += [CallCard(view.called.card)] if view.called is not None else []
    log += handled
    log += [Decide(view.choice)] if view.choice is not None else []
    log += [YIELD if gave_up else CONTINUE for gave_up in view.yields]
    return log + [Play(card) for _, cards in trick_rows(view) for card in cards]


def _forfeited(rules: Rules, view: View) -> list[Action]:
    """Whether declarer was asked to take the widow or pay unseen, and the answer."""
    if view.contract is None or not forfeit.offered(rules, view.contract, view.calls):
        return []
    return [FORFEIT] if view.unplayed == "forfeit" else [LOOK] * view.taken


def _ungive(view: View, hands: list[Hand], pending: Hand, rng: Random) -> list[Give] | None:
    """Take the exchange back out of the hands; unknown gifts are any cards of the receiver's."""
    gives: list[Give] = []
    for gift in reversed(view.gifts):
        held = hands[gift.receiver]
        cards = pending or gift.cards or tuple(rng.sample(held, gift.count))
        if not pending:
            if Counter(cards) - Counter(held):
                return None
            hands[gift.receiver] = minus(held, cards)
        hands[gift.giver] = arranged(hands[gift.giver] + cards)
        gives.insert(0, Give(arranged(cards)))
    return gives


def _unshare(view: View, declarer: Seat, hands: list[Hand], rng: Random) -> Hand | None:
    """Take the shared widow back from the other seats."""
    shares: list[Card] = []
    for seat, seen in zip(receivers(view.players, declarer), view.shares, strict=True):
        left = Counter(view.widow or ()) - Counter(shares)
        pool = [card for card in hands[seat] if card in left] if view.widow else hands[seat]
        if seen is None and not pool:
            return None
        card = seen if seen is not None else rng.choice(pool)
        if card not in hands[seat]:
            return None
        hands[seat] = minus(hands[seat], [card])
        hands[declarer] = arranged((*hands[declarer], card))
        shares.append(card)
    return tuple(shares)


def _untake(view: View, hands: list[Hand], widow: Hand, shares: Hand, rng: Random) -> Hand | None:
    """Take the widow, `shares` among it, back out of declarer's hand."""
    if view.contract is None or not view.taken or not view.widow_size:
        return widow
    declarer = view.contract.declarer
    held = hands[declarer]
    widow = view.widow or (*shares, *rng.sample(minus(held, shares), view.widow_size - len(shares)))
    if Counter(widow) - Counter(held):
        return None
    hands[declarer] = minus(held, widow)
    return arranged(widow)
