"""What is told of melds, shown all at once or one by one between the tricks, and of what declarer makes of them."""

from collections.abc import Iterable, Iterator
from typing import Any

from twinpack.cards import SUITS, Hand, Suit
from twinpack.pinochle import laying
from twinpack.pinochle.actions import ShowMeld
from twinpack.pinochle.melds import Meld, melds, worth
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import Shown
from twinpack.pinochle.view import View
from twinpack.seats import Seat
from twinpack.terminal import pinochle_sides as sides
from twinpack.terminal.voice import Voice

Lines = Iterator[str]


def meld(rules: Rules, view: View, voice: Voice) -> Lines:
    """The melds on the table; before they are shown, or while more may be, what the own hand would meld."""
    stock = rules.deal.method == "stock"
    if view.shown:
        yield from melded(rules, None, view, voice)
    if stock and voice.seat in view.players and len(view.tricks) < rules.free_tricks:
        offered = showable(rules, view, laying.offers(rules, _trump(view), view.hand, view.laid[voice.seat]), voice)
        yield voice.say("table-could-show" if offered else "table-could-show-nothing", melds=", ".join(offered))
    if view.shown or voice.seat not in view.players:
        return
    for trump in [view.trump] if view.trump else SUITS:
        found = melds(rules, view.hand, trump)
        yield voice.say("table-would-meld", suit=voice.suit(trump), sum=summed(found, voice), points=worth(found))


def showable(rules: Rules, view: View, actions: Iterable[Any], voice: Voice) -> list[str]:
    """The melds among these actions, each once, whichever copies of its cards serve: K♠ Q♠ = marriage 20."""
    offered: dict[Hand, ShowMeld] = {}
    for action in actions:
        if isinstance(action, ShowMeld):
            offered.setdefault(action.cards, action)
    found = []
    for cards, action in offered.items():
        one = laying.forms(rules, _trump(view))[cards]
        found.append(f"{written(action, voice)} = {voice.say(f'meld-{one.name}')} {one.points}")
    return found


def written(action: ShowMeld, voice: Voice) -> str:
    """The cards of a meld to be shown, as they would be typed."""
    if not action.fresh:
        return voice.cards(action.cards)
    fresh = voice.alternatives("answer-fresh", "fresh")[1]
    return f"{voice.cards(action.cards)} {fresh} {voice.cards(action.fresh)}"


def _trump(view: View) -> Suit:
    assert view.trump is not None, "with a stock trump is turned"
    return view.trump


def melded(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """The melds of everybody who melds."""
    if rules.deal.method == "stock":
        yield from _between(before, after, voice)
        return
    if not after.shown or (before and before.shown):
        return
    declarer = after.contract.declarer if after.contract else None
    for seat in after.players:
        if rules.meld.who == "all" or seat == declarer:
            yield _meld_line(seat, after.shown[seat], voice)
    if any(len(seats) > 1 for _, seats in _melders(rules, after, voice)):
        points = voice.by_name((name, sides.meld(after, seats)) for name, seats in _melders(rules, after, voice))
        yield voice.say("told-side-melds", points=points)
    yield from _needed(rules, after, voice)


def _melders(rules: Rules, view: View, voice: Voice) -> list[sides.Party]:
    """Whose melds count together: those of a called partner with declarer's, those of the others each alone."""
    if sides.alone(rules):
        return []
    found = sides.parties(rules, view, voice)
    if not sides.called(view):
        return found
    return [found[0], *((voice.here(seat), (seat,)) for seat in found[1][1])]


def _needed(rules: Rules, view: View, voice: Voice) -> Lines:
    contract = view.contract
    if contract is None or view.unplayed:
        return
    declarers = sides.declaring(rules, view)
    found = sides.meld(view, declarers)
    need, which = contract.bid - found, sides.named(rules, declarers, voice)
    if need > 0:
        yield voice.say("told-need", side=which, points=need, bid=contract.bid, meld=found, total=rules.trick_total)
    else:
        yield voice.say("told-covered", side=which, bid=contract.bid)


def _between(before: View | None, after: View, voice: Voice) -> Lines:
    """What was melded after a trick, each time with what it brings the melder in all."""
    for seat in after.players:
        known = before.shown[seat].melds if before and before.shown else ()
        fresh = after.shown[seat].melds[len(known) :] if after.shown else ()
        if fresh:
            cards = " ".join(voice.cards(one.cards) for one in fresh if one.cards)
            said = summed(fresh, voice)
            key = "told-melds-stock" if cards else "told-melds-stock-dix"
            yield voice.told(key, seat, sum=said, cards=cards, total=worth(after.shown[seat].melds))


def _meld_line(seat: Seat, shown: Shown, voice: Voice) -> str:
    if not shown.melds:
        return voice.told("told-melds-nothing", seat)
    return voice.told("told-melds", seat, sum=summed(shown.melds, voice), cards=voice.cards(shown.table))


def summed(found: tuple[Meld, ...], voice: Voice) -> str:
    """Melds as an addition: run 150 + marriage 20 = 170."""
    terms = " + ".join(f"{voice.say(f'meld-{one.name}')} {one.points}" for one in found)
    return terms if len(found) == 1 else f"{terms} = {worth(found)}" if found else "0"


def decided(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """Whether declarer plays, and whether the others let it."""
    contract = after.contract
    if contract is None:
        return
    if after.choice and not (before and before.choice):
        yield voice.told(f"told-{after.choice}", contract.declarer)
    others = [seat for seat in after.players if seat != contract.declarer]
    known = len(before.yields) if before else 0
    for seat, gave_up in list(zip(others, after.yields, strict=False))[known:]:
        yield voice.told("told-yield" if gave_up else "told-contest", seat)
