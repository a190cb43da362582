"""How a Pinochle deal reads as lines, from what one seat may see: what has just happened, and what there is to know.

Everything comes out of two views, before and after; `before` None tells the whole deal so far.
"""

from collections.abc import Callable, Iterator

from twinpack import auction
from twinpack.auction import Bid, Call
from twinpack.cards import SUITS, Card, Suit, suit
from twinpack.pinochle.melds import Meld, melds, worth
from twinpack.pinochle.phases.widow import receivers
from twinpack.pinochle.rules import SEATS, Rules
from twinpack.pinochle.scoring import counters, trick_points
from twinpack.pinochle.state import Shown, Trick
from twinpack.pinochle.view import SeenGift, View
from twinpack.seats import Seat, next_seat, round_from, side
from twinpack.terminal.voice import Voice

Lines = Iterator[str]

EARLY = ("deal", "auction", "swap", "trump", "widow")
"""The phases in which no widow is buried yet."""


def news(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """What has become known from one view to the next, in the order in which it happened at the table."""
    for part in _PARTS:
        yield from part(rules, before, after, voice)


def shown(rules: Rules, view: View, voice: Voice) -> Lines:
    """The cards in hand."""
    yield voice.say("table-hand", cards=voice.hand(view.hand, view.trump))


def cards(rules: Rules, view: View, voice: Voice) -> Lines:
    """The cards in hand, and those on the table."""
    yield from shown(rules, view, voice)
    if view.trick:
        yield voice.say("table-trick", cards=_row(voice, view.leader, view.trick))


def last(rules: Rules, view: View, voice: Voice) -> Lines:
    """The last finished trick."""
    if not view.tricks:
        yield voice.say("table-no-trick")
        return
    yield _trick_line(rules, view, len(view.tricks), voice)


def meld(rules: Rules, view: View, voice: Voice) -> Lines:
    """The melds on the table; before they are shown, what the own hand would meld."""
    if view.shown:
        yield from _melds(rules, None, view, voice)
        return
    for trump in [view.trump] if view.trump else SUITS:
        found = melds(rules.meld, view.hand, trump)
        yield voice.say("table-would-meld", suit=voice.suit(trump), sum=_sum(found, voice), points=worth(found))


def callers(rules: Rules, view: View) -> Iterator[tuple[Seat, Call]]:
    """Who made each call."""
    now = auction.opened(view.dealer)
    for call in view.calls:
        assert now.turn is not None, "there is a call"
        yield now.turn, call
        now = auction.after(rules.auction, now, call)


def _dealt(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    if before is not None:
        return
    if after.turned:
        turned = voice.words.card(after.turned)
        yield voice.say("told-turned", card=turned, suit=voice.suit(after.turned[1]))
    yield from shown(rules, after, voice)


def _called(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    known = len(before.calls) if before else 0
    for seat, call in list(callers(rules, after))[known:]:
        if isinstance(call, Bid):
            yield voice.told("told-bid", seat, points=call.points)
        else:
            yield voice.told("told-help" if call.help else "told-pass", seat)
    if after.void and not (before and before.void):
        if len(after.calls) < SEATS:
            yield voice.told("told-misdeal", (next_seat(after.dealer) + len(after.calls)) % SEATS)
        else:
            yield voice.say("told-all-pass")


def _contracted(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    if after.contract is None or (before and before.contract):
        return
    contract = after.contract
    yield voice.told("told-stuck" if contract.stuck else "told-contract", contract.declarer, bid=contract.bid)
    if after.widow:
        yield voice.told("told-widow", contract.declarer, cards=voice.cards(after.widow))
    elif after.widow_size:
        yield voice.told("told-widow-unseen", contract.declarer, count=after.widow_size)


def _trumped(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    if after.contract and after.trump and not (before and before.trump):
        yield voice.told("told-trump", after.contract.declarer, suit=voice.suit(after.trump))


def _swapped(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    for seat, took in after.swaps[len(before.swaps) if before else 0 :]:
        assert after.turned is not None, "a swap is for the turned card"
        dix, turned = voice.words.card(f"9{after.trump}"), voice.words.card(after.turned)
        yield voice.told("told-swap" if took else "told-keep", seat, dix=dix, card=turned)


def _set_aside(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """What became of the widow."""
    contract = after.contract
    if contract is None or not after.widow_size or not after.trump:
        return
    if after.phase in EARLY or (before and before.phase not in EARLY):
        return
    if rules.deal.widow_use == "bury":
        if after.buried:
            yield voice.say("told-bury-yours", cards=voice.cards(after.buried))
        else:
            yield voice.told("told-bury", contract.declarer, count=after.widow_size)
        return
    if contract.declarer != voice.seat:
        yield voice.told("told-share-unseen", contract.declarer)
    for seat, card in zip(receivers(contract.declarer), after.shares, strict=False):
        if card is not None:
            yield voice.told("told-share", seat, card=voice.words.card(card), giver=voice.name(contract.declarer))


def _given(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    known = sum(gift.delivered for gift in before.gifts) if before else 0
    for gift in [gift for gift in after.gifts if gift.delivered][known:]:
        yield _gift_line(gift, voice)


def _gift_line(gift: SeenGift, voice: Voice) -> str:
    giver, receiver = voice.name(gift.giver), voice.name(gift.receiver)
    if gift.cards is None:
        return voice.say("told-gift", giver=giver, receiver=receiver, count=gift.count)
    cards = voice.cards(gift.cards)
    if gift.giver == voice.seat:
        return voice.say("told-gift-from-you", receiver=receiver, cards=cards)
    return voice.say("told-gift-to-you", giver=giver, cards=cards)


def _melds(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    if not after.shown or (before and before.shown):
        return
    for seat in round_from(next_seat(after.dealer)):
        yield _meld_line(seat, after.shown[seat], voice)
    pair = _side_melds(after)
    yield voice.say("told-side-melds", **voice.sides(pair))
    contract = after.contract
    if contract is None or after.unplayed:
        return
    declarers = side(contract.declarer)
    need = contract.bid - pair[declarers]
    which = voice.side(declarers)
    if need > 0:
        yield voice.say(
            "told-need", side=which, points=need, bid=contract.bid, meld=pair[declarers], total=rules.trick_total
        )
    else:
        yield voice.say("told-covered", side=which, bid=contract.bid)


def _meld_line(seat: Seat, shown: Shown, voice: Voice) -> str:
    if not shown.melds:
        return voice.told("told-melds-nothing", seat)
    return voice.told("told-melds", seat, sum=_sum(shown.melds, voice), cards=voice.cards(shown.table))


def _sum(found: tuple[Meld, ...], voice: Voice) -> str:
    """Melds as an addition: run 150 + marriage 20 = 170."""
    terms = " + ".join(f"{voice.say(f'meld-{meld.name}')} {meld.points}" for meld in found)
    return terms if len(found) == 1 else f"{terms} = {worth(found)}" if found else "0"


def _side_melds(view: View) -> list[int]:
    return [sum(worth(view.shown[seat].melds) for seat in (which, which + 2)) for which in (0, 1)]


def _decided(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    if after.choice and after.contract and not (before and before.choice):
        yield voice.told(f"told-{after.choice}", after.contract.declarer)


def _played(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    known, lying = (len(before.tricks), len(before.trick)) if before else (len(after.tricks), 0)
    if before is None:
        yield from (_trick_line(rules, after, number, voice) for number in range(1, known + 1))
    for number, trick in list(enumerate(after.tricks, start=1))[known:]:
        yield from _card_lines(number, trick.leader, trick.cards, lying, after.trump, voice)
        lying = 0
        taken, _ = trick_points(rules, after.tricks[:number])
        yield voice.told("told-trick", trick.winner, points=_points(rules, trick, number), **voice.sides(taken))
    yield from _card_lines(len(after.tricks) + 1, after.leader, after.trick, lying, after.trump, voice)


def _card_lines(
    number: int, leader: Seat, cards: tuple[Card, ...], known: int, trump: Suit | None, voice: Voice
) -> Lines:
    for step in range(known, len(cards)):
        seat, card = (leader + step) % SEATS, voice.words.card(cards[step])
        if not step:
            yield voice.told("told-lead", seat, number=number, card=card)
        else:
            ruffs = suit(cards[step]) == trump != suit(cards[0])
            yield voice.told("told-ruff" if ruffs else "told-play", seat, card=card)


def _trick_line(rules: Rules, view: View, number: int, voice: Voice) -> str:
    trick = view.tricks[number - 1]
    points = _points(rules, trick, number)
    cards = _row(voice, trick.leader, trick.cards)
    return voice.told("table-last", trick.winner, number=number, cards=cards, points=points)


def _row(voice: Voice, leader: Seat, cards: tuple[Card, ...]) -> str:
    """Cards with who played them: North A♥, East 9♥."""
    return ", ".join(f"{voice.here((leader + step) % SEATS)} {voice.words.card(c)}" for step, c in enumerate(cards))


def _points(rules: Rules, trick: Trick, number: int) -> int:
    return counters(rules, trick.cards) + (rules.play.last_trick if number == rules.tricks else 0)


def _settled(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    score = after.score
    if score is None or score.void:
        return
    if after.tricks:
        points, _ = trick_points(rules, after.tricks)
        if rules.deal.bury_counts and after.contract and after.widow_size and rules.deal.widow_use == "bury":
            declarers = side(after.contract.declarer)
            buried = rules.trick_total - sum(points)
            points[declarers] += buried
            yield voice.say("told-buried-points", side=voice.side(declarers), points=buried)
        pair = _side_melds(after)
        for which in (side(voice.seat), 1 - side(voice.seat)):
            yield voice.say("told-count", side=voice.side(which), meld=pair[which], tricks=points[which])
    contract = after.contract
    if contract:
        yield voice.told("told-contract-was", contract.declarer, bid=contract.bid)


_PARTS: tuple[Callable[[Rules, View | None, View, Voice], Lines], ...] = (
    _dealt,
    _called,
    _contracted,
    _trumped,
    _swapped,
    _set_aside,
    _given,
    _melds,
    _decided,
    _played,
    _settled,
)
