"""How a Pinnacola deal reads as lines, from what one seat may see: what has just happened, and what there is to know.

Everything comes out of two views, before and after; `before` None tells the whole deal so far.
"""

from collections.abc import Iterable, Iterator

from twinpack.cards import SUITS, Card
from twinpack.pinnacola.actions import Action, Back, Deal, Discard, Draw, Lay, Off, Restock, Swap, Take
from twinpack.pinnacola.melds import is_pure, kind, points, swapped
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.state import Meld
from twinpack.pinnacola.tokens import JOKER, RANKS, face
from twinpack.pinnacola.view import View
from twinpack.seats import round_from, side
from twinpack.terminal.pinnacola_standing import Standing, steps
from twinpack.terminal.voice import Voice

Lines = Iterator[str]


def news(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """What has become known from one view to the next, in the order in which it happened at the table."""
    yield from _told(rules, after, voice, len(before.told) if before else 0)
    if after.ending and not (before and before.ending):
        yield from settled(rules, after, voice)
        yield from laid(rules, after, voice)


def shown(rules: Rules, view: View, voice: Voice) -> Lines:
    """What belongs before a question: before the draw the row and who holds how many cards; the hand; open duties."""
    if view.phase == "draw":
        yield _row(view, voice)
        yield _sizes(view, voice)
    yield _hand(view, voice)
    if view.chosen is not None:
        yield voice.say("duty-chosen", card=voice.words.card(view.chosen))
    if view.jokers_due or view.pinelle_due:
        yield voice.say("duty-wild", count=view.jokers_due + view.pinelle_due)
    if view.kept_back is not None and view.chosen is None and view.kept_back in view.hand:
        yield voice.say("duty-kept", card=voice.words.card(view.kept_back))


def cards(rules: Rules, view: View, voice: Voice) -> Lines:
    """All that lies on the table, how many cards everybody holds, and the own cards."""
    yield from laid(rules, view, voice)
    yield _row(view, voice)
    yield _sizes(view, voice)
    yield _hand(view, voice)


def by_rank(rules: Rules, view: View, voice: Voice) -> Lines:
    """The cards in hand, once more by rank."""
    groups = [[card for card in view.hand if card[0] == rank] for rank in (*RANKS, JOKER[0])]
    yield voice.say("hand-by-rank", cards=_groups(groups, voice))


def laid(rules: Rules, view: View, voice: Voice) -> Lines:
    """The melds on the table, each side's together."""
    if not view.melds:
        yield voice.say("laid-nothing")
        return
    for which in (side(voice.seat), 1 - side(voice.seat)):
        numbers = [number for number, meld in enumerate(view.melds, start=1) if side(meld.owner) == which]
        total = sum(points(rules, view.melds[number - 1].tokens) for number in numbers)
        if numbers:
            yield voice.say("laid-side", side=voice.side(which), points=total)
        for number in numbers:
            owner = voice.here(view.melds[number - 1].owner)
            yield voice.say("laid-meld", owner=owner, meld=_meld(rules, number, view.melds[number - 1], voice))


def recent(rules: Rules, view: View, voice: Voice) -> Lines:
    """What has happened since the person's last discard, or in the whole deal before the first."""
    own = [
        number
        for number, (then, action, _) in enumerate(steps(rules, view.dealer, view.told), start=1)
        if isinstance(action, Discard) and then.turn == voice.seat
    ]
    yield from list(_told(rules, view, voice, max(own, default=0))) or [voice.say("recent-nothing")]


def _told(rules: Rules, view: View, voice: Voice, start: int) -> Lines:
    """What the actions of the deal from a number on are to the person."""
    for number, (then, action, now) in enumerate(steps(rules, view.dealer, view.told)):
        if number >= start:
            yield from _step(rules, view, voice, then, action, now)


def _step(rules: Rules, view: View, voice: Voice, then: Standing, action: Action, now: Standing) -> Lines:
    seat = then.turn
    if isinstance(action, Deal):
        if view.dealt:
            yield voice.say("told-dealt", cards=_by_suit(view.dealt, voice))
        yield voice.say("told-row", card=voice.cards(now.row), stock=now.stock)
    elif isinstance(action, Restock):
        yield voice.say("told-restock", count=len(then.row) - 1, card=voice.cards(now.row))
    elif isinstance(action, Take):
        taken = then.row[action.place - 1 :]
        yield voice.told("told-take", seat, count=len(taken), cards=voice.cards(taken))
    elif isinstance(action, Discard):
        yield voice.told("told-discard", seat, card=voice.words.card(action.card), count=now.sizes[seat])
    elif isinstance(action, Back):
        yield voice.told("told-back", seat)
    elif not isinstance(action, Draw):
        yield _change(rules, voice, then, action, now)
    if now.draws != then.draws:
        if seat == voice.seat:
            yield voice.say("told-draw-you", card=voice.words.card(view.draws[then.draws[seat]]))
        else:
            yield voice.told("told-draw", seat)


def _change(rules: Rules, voice: Voice, then: Standing, action: Lay | Off | Swap, now: Standing) -> str:
    number = len(now.melds) if isinstance(action, Lay) else action.meld
    meld = _meld(rules, number, now.melds[number - 1], voice)
    if isinstance(action, Lay):
        return voice.told("told-lay", then.turn, meld=meld)
    if isinstance(action, Off):
        return voice.told("told-off", then.turn, card=voice.words.card(face(action.token)), meld=meld)
    _, wild = swapped(rules, then.melds[number - 1].tokens, action.card)
    card, freed = voice.words.card(action.card), voice.words.card(wild)
    return voice.told("told-swap-wild", then.turn, card=card, wild=freed, meld=meld)


def settled(rules: Rules, view: View, voice: Voice) -> Lines:
    """Who has gone out, if anybody has."""
    special = view.ending == "pinnacolone"
    if view.winner is not None:
        yield voice.told("told-pinnacolone" if special else "told-out", view.winner)


def _hand(view: View, voice: Voice) -> str:
    return voice.say("table-hand", cards=_by_suit(view.hand, voice))


def _by_suit(hand: Iterable[Card], voice: Voice) -> str:
    return _groups([[card for card in hand if card[1] == suit] for suit in (*SUITS, JOKER[1])], voice)


def _groups(groups: Iterable[list[Card]], voice: Voice) -> str:
    return ", ".join(voice.cards(group) for group in groups if group) or voice.say("hand-empty")


def _row(view: View, voice: Voice) -> str:
    if not view.row:
        return voice.say("table-row-empty")
    lying = ", ".join(f"{place} {voice.words.card(card)}" for place, card in enumerate(view.row, start=1))
    return voice.say("table-row", cards=lying)


def _sizes(view: View, voice: Voice) -> str:
    others = list(round_from(voice.seat, len(view.sizes)))[1:]
    held = ", ".join(f"{voice.name(seat)} {view.sizes[seat]}" for seat in others)
    return voice.say("table-sizes", held=held, stock=view.stock_size)


def _meld(rules: Rules, number: int, meld: Meld, voice: Voice) -> str:
    """A meld with its number: @2 5♥ 6♥ Joker=7♥ (run, 45)."""
    sort = kind(meld.tokens)
    name = voice.say(f"kind-pure-{sort}" if is_pure(rules, meld.tokens) else f"kind-{sort}")
    return f"@{number} {voice.cards(meld.tokens)} ({name}, {points(rules, meld.tokens)})"
