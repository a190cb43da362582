"""What is told of a Pinochle deal before its melds: cards dealt or drafted, calls, the widow, trump, gifts."""

from collections.abc import Iterator

from twinpack import auction
from twinpack.auction import Bid, Call
from twinpack.pinochle.phases.widow import receivers
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.view import SeenGift, SeenPick, View
from twinpack.seats import Seat
from twinpack.terminal.voice import Voice

Lines = Iterator[str]


def dealt(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """Who sits out, and what was dealt to the person."""
    if before is not None:
        return
    for seat in (seat for seat in range(voice.seats) if seat not in after.players):
        yield voice.told("told-sits-out", seat)
    if rules.deal.method == "draft":
        yield voice.told("told-draft", after.players[0], count=rules.pack_size)
    elif after.turned:
        turned = voice.words.card(after.turned)
        key = "told-turned-stock" if rules.deal.method == "stock" else "told-turned"
        yield voice.say(key, card=turned, suit=voice.suit(after.turned[1]))
    yield from shown(rules, after, voice)


def shown(rules: Rules, view: View, voice: Voice) -> Lines:
    """The cards in hand, and with a stock what else lies open."""
    if voice.seat not in view.players:
        return
    hand = list(view.hand)
    for laid in view.laid[voice.seat] if view.laid else ():
        hand.remove(laid.card)
    yield voice.say("table-hand", cards=voice.hand(tuple(hand), view.trump))
    for seat in (voice.seat, *voice.others()):
        if view.laid and view.laid[seat]:
            yield voice.told("table-open", seat, cards=voice.cards(laid.card for laid in view.laid[seat]))
    if view.lying is not None:
        assert view.trump is not None
        card, suit = voice.words.card(view.lying), voice.suit(view.trump)
        yield voice.say("table-stock", count=view.stock_size, card=card, suit=suit)


def drafted(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """The cards that were taken or rejected."""
    for pick in after.picks[len(before.picks) if before else 0 :]:
        yield _pick_line(pick, voice)


def _pick_line(pick: SeenPick, voice: Voice) -> str:
    if pick.seat != voice.seat:
        return voice.told("told-take-card" if pick.took else "told-reject-card", pick.seat)
    looked, *other = map(voice.words.card, pick.seen)
    if pick.took:
        return voice.say("told-take-card-yours", card=looked)
    return voice.say("told-reject-card-yours", card=looked, other=" ".join(other))


def callers(rules: Rules, view: View) -> Iterator[tuple[Seat, Call]]:
    """Who made each call."""
    now = auction.opened(view.players)
    for call in view.calls:
        assert now.turn is not None, "there is a call"
        yield now.turn, call
        now = auction.after(rules.auction, now, call)


def called(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """The calls of the auction."""
    known = len(before.calls) if before else 0
    for seat, call in list(callers(rules, after))[known:]:
        if isinstance(call, Bid):
            yield voice.told("told-bid", seat, points=call.points)
        else:
            yield voice.told("told-help" if call.help else "told-pass", seat)
    if after.void and not (before and before.void):
        if len(after.calls) < len(after.players):
            yield voice.told("told-misdeal", after.players[len(after.calls)])
        else:
            yield voice.say("told-all-pass")


def contracted(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """Who plays for how much."""
    if after.contract is None or (before and before.contract):
        return
    contract = after.contract
    yield voice.told("told-stuck" if contract.stuck else "told-contract", contract.declarer, bid=contract.bid)


def widow_taken(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """The widow taken, or refused at a price."""
    if after.contract is None:
        return
    if after.unplayed == "forfeit" and not (before and before.unplayed):
        yield voice.told("told-forfeit", after.contract.declarer)
    if not after.taken or (before and before.taken):
        return
    if after.widow:
        yield voice.told("told-widow", after.contract.declarer, cards=voice.cards(after.widow))
    elif after.widow_size:
        yield voice.told("told-widow-unseen", after.contract.declarer, count=after.widow_size)


def trumped(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """The suit that declarer names, and the card by which it calls a partner."""
    if after.contract is None:
        return
    if after.trump and not (before and before.trump):
        yield voice.told("told-trump", after.contract.declarer, suit=voice.suit(after.trump))
    if after.called and not (before and before.called):
        declarer, partner = after.contract.declarer, after.called.partner
        yield voice.told("told-call", declarer, card=voice.words.card(after.called.card))
        if declarer == voice.seat:
            yield voice.told("told-partner-yours", partner)
        else:
            yield voice.told("told-partner", partner, declarer=voice.name(declarer))


def swapped(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """The dix swapped for the turned card, or kept."""
    for seat, took in after.swaps[len(before.swaps) if before else 0 :]:
        assert after.turned is not None, "a swap is for the turned card"
        dix, turned = voice.words.card(f"{rules.dix}{after.trump}"), voice.words.card(after.turned)
        yield voice.told("told-swap" if took else "told-keep", seat, dix=dix, card=turned)


def set_aside(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """What became of the widow where that is settled before the melds."""
    if rules.deal.bury_from == "hand":
        yield from _set_aside(rules, before, after, voice)


def buried(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """What became of the widow where declarer buries what it has not melded."""
    if rules.deal.bury_from != "hand":
        yield from _set_aside(rules, before, after, voice)


def _set_aside(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    contract = after.contract
    if contract is None or not _handled(rules, after) or (before and _handled(rules, before)):
        return
    if rules.deal.widow_use == "bury":
        if after.buried:
            yield voice.say("told-bury-yours", cards=voice.cards(after.buried))
        else:
            yield voice.told("told-bury", contract.declarer, count=after.widow_size)
        return
    if contract.declarer != voice.seat:
        yield voice.told("told-share-unseen", contract.declarer)
    for seat, card in zip(receivers(after.players, contract.declarer), after.shares, strict=False):
        if card is not None:
            yield voice.told("told-share", seat, card=voice.words.card(card), giver=voice.name(contract.declarer))


def _handled(rules: Rules, view: View) -> bool:
    """Whether declarer has parted with as many cards as the widow brought."""
    if view.contract is None or not view.taken or not view.widow_size:
        return False
    later = view.tricks or view.trick or view.gifts
    return bool(later) or view.sizes[view.contract.declarer] <= rules.tricks


def given(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """The cards that partners gave each other."""
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
