"""Two hands with a stock: tricks without obligations, melds between them, and a draw after each.

The winner of a trick melds and then draws, or draws and then melds until it leads, as the rules say.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from twinpack.cards import Card, Hand, Suit, arranged, minus
from twinpack.game import IllegalAction
from twinpack.pinochle import laying
from twinpack.pinochle.actions import Dix, Draw, Out, Play, ShowMeld
from twinpack.pinochle.laying import Open
from twinpack.pinochle.melds import MARRIAGES, Meld
from twinpack.pinochle.phases import claim, play
from twinpack.pinochle.phases.swap import dix_card
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import Shown, State, with_hands
from twinpack.seats import Seat, after

Move = Play | ShowMeld | Dix | Draw | Out

actions = (Play, ShowMeld, Dix, Draw, Out)


def due(rules: Rules, state: State) -> bool:
    if state.unplayed is not None:
        return False
    return len(state.tricks) < rules.free_tricks or state.melding


def to_act(rules: Rules, state: State) -> Seat:
    return after(state.players, state.leader, len(state.trick))


def legal(rules: Rules, state: State) -> Iterator[Move]:
    if state.melding and (rules.stock.meld_first or not _owed(state)):
        seat = state.leader
        if not _has_shown(state):
            yield from laying.offers(rules, _trump(state), state.hands[seat], state.laid[seat])
        if _may_dix(rules, state):
            yield Dix()
    if _owed(state):
        yield Draw()
        if _may_choose(rules, state):
            yield Draw(turned=True)
    else:
        yield from map(Play, dict.fromkeys(state.hands[to_act(rules, state)]))
    if claim.is_offered(rules, state, to_act(rules, state)):
        yield Out()


def check(rules: Rules, state: State, action: Move) -> None:
    """What is done between tricks has its moment; to a trick anything in the hand may be played."""
    if isinstance(action, Out):
        claim.check(rules, state)
        return
    owed = _owed(state)
    if isinstance(action, Play):
        _in_time(state, action, not owed)
        if action.card not in state.hands[to_act(rules, state)]:
            raise IllegalAction("not-in-hand", cards=[action.card])
    elif isinstance(action, Draw):
        _in_time(state, action, owed)
        if action.turned and not _may_choose(rules, state):
            raise IllegalAction("turned-not-free")
    else:
        _in_time(state, action, state.melding and (rules.stock.meld_first or not owed))
        _check_meld(rules, state, action)


def _in_time(state: State, action: Move, fits: bool) -> None:
    if not fits:
        raise IllegalAction("not-now", phase=state.phase, action=str(action).split()[0])


def _check_meld(rules: Rules, state: State, action: ShowMeld | Dix) -> None:
    seat = state.leader
    if isinstance(action, ShowMeld):
        if _has_shown(state):
            raise IllegalAction("one-meld-a-trick")
        laying.check(rules, _trump(state), state.hands[seat], state.laid[seat], action)
    elif not _may_dix(rules, state):
        raise IllegalAction("no-dix")


def apply(rules: Rules, state: State, action: Move) -> State:
    if isinstance(action, Out):
        return claim.apply(state, to_act(rules, state))
    if isinstance(action, ShowMeld):
        return _show(rules, state, action)
    if isinstance(action, Dix):
        return _dix(rules, state)
    state = _draw(rules, state, action) if isinstance(action, Draw) else _play(rules, state, action)
    return state if due(rules, state) else _picked_up(state)


def _play(rules: Rules, state: State, action: Play) -> State:
    seat = to_act(rules, state)
    state = _opened(state, seat, laying.without(state.laid[seat], action.card))
    state = play.apply(rules, state, action)
    return replace(state, melding=not state.trick)


def _show(rules: Rules, state: State, action: ShowMeld) -> State:
    seat = state.leader
    meld, laid = laying.lay(rules, _trump(state), state.laid[seat], action)
    return _opened(state, seat, laid, meld, *_roundhouse(rules, state.shown[seat], laid))


def _roundhouse(rules: Rules, shown: Shown, laid: Open) -> tuple[Meld, ...]:
    """The bonus for a marriage in every suit, once a deal, when all of their cards lie open."""
    lies = {one.card for one in laid}
    if not rules.meld.roundhouse or any(meld.name == "roundhouse" for meld in shown.melds):
        return ()
    whole = all(lies.issuperset(pair) for pair in MARRIAGES.values())
    return (Meld("roundhouse", rules.meld.roundhouse, (), 4),) if whole else ()


def _dix(rules: Rules, state: State) -> State:
    """Swap the dix for the turned card, which goes to the hand; where a dix is turned, lay it down."""
    seat, dix, points = state.leader, dix_card(rules, state), rules.meld.dix
    turned = lying(rules, state)
    if turned is None or turned == dix:
        laid = laying.with_dix(state.laid[seat], dix, points)
        return _opened(state, seat, laid, Meld("dix", points, (dix,), 1))
    hand = arranged((*minus(state.hands[seat], [dix]), turned))
    state = replace(state, swaps=((seat, True),), hands=with_hands(state, {seat: hand}))
    scored = (Meld("dix", points, (), 1),) if points else ()
    return _opened(state, seat, state.laid[seat], *scored)


def _draw(rules: Rules, state: State, action: Draw) -> State:
    winner, loser = state.leader, after(state.players, state.leader)
    cards = drawn(rules, state, action)
    hands = {seat: arranged((*state.hands[seat], card)) for seat, card in zip((winner, loser), cards, strict=True)}
    draws = list(state.draws)
    for seat, card in zip((winner, loser), cards, strict=True):
        draws[seat] = (*draws[seat], card)
    return replace(
        state,
        hands=with_hands(state, hands),
        draws=tuple(draws),
        stock=state.stock[2:],
        melding=not rules.stock.meld_first,
    )


def _opened(state: State, seat: Seat, laid: Open, *scored: Meld) -> State:
    """The state in which these cards lie open before a seat, which has scored these melds on top."""
    shown = Shown((*state.shown[seat].melds, *scored), tuple(one.card for one in laid))
    return replace(
        state,
        laid=(*state.laid[:seat], laid, *state.laid[seat + 1 :]),
        shown=(*state.shown[:seat], shown, *state.shown[seat + 1 :]),
    )


def _picked_up(state: State) -> State:
    """The open cards return to the hands before the strict play."""
    shown = tuple(Shown(shown.melds, ()) for shown in state.shown)
    return replace(state, laid=((),) * len(state.laid), shown=shown)


def drawn(rules: Rules, state: State, action: Draw) -> Hand:
    """The cards that a draw brings, the winner's first. The last card of the stock goes with the turned one."""
    if len(state.stock) > 1:
        return state.stock[:2]
    turned = lying(rules, state)
    assert turned is not None
    return (turned, *state.stock) if action.turned else (*state.stock, turned)


def received(rules: Rules, state: State, action: Draw, seat: Seat | None) -> Hand:
    """The cards of a draw that a seat sees: its own, and the last two."""
    cards = drawn(rules, state, action)
    if len(state.stock) == 1:
        return cards
    takers = (state.leader, after(state.players, state.leader))
    return tuple(card for taker, card in zip(takers, cards, strict=True) if taker == seat)


def lying(rules: Rules, state: State) -> Card | None:
    """The card that lies face up under the stock: the turned card, or the dix swapped for it, until it is drawn."""
    if not state.stock:
        return None
    return dix_card(rules, state) if state.swaps else state.turned


def _owed(state: State) -> bool:
    """Whether the cards after the last trick have not been drawn yet."""
    return state.melding and len(state.draws[state.leader]) < len(state.tricks)


def _has_shown(state: State) -> bool:
    """Whether a meld has been shown since the last trick."""
    for action in reversed(state.log):
        if isinstance(action, ShowMeld | Play):
            return isinstance(action, ShowMeld)
    return False


def _may_dix(rules: Rules, state: State) -> bool:
    """Whether the winner has a dix in hand, and something to gain by it: the turned card or points."""
    if rules.dix is None:
        return False
    dix, seat = dix_card(rules, state), state.leader
    if dix not in laying.closed_of(state.hands[seat], state.laid[seat]):
        return False
    return rules.meld.dix > 0 or lying(rules, state) not in (None, dix)


def _may_choose(rules: Rules, state: State) -> bool:
    return rules.stock.last_choice and len(state.stock) == 1


def _trump(state: State) -> Suit:
    assert state.trump is not None
    return state.trump
