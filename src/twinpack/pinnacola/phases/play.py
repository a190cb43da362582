"""Laying, laying off, swapping, taking back, and the discard that ends the turn."""

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from twinpack.cards import Card, holds
from twinpack.game import IllegalAction
from twinpack.pinnacola import melds, moves
from twinpack.pinnacola.actions import Back, Discard, Lay, Off, Swap
from twinpack.pinnacola.finish import Turn, can_end, discards
from twinpack.pinnacola.glance import Outlook, leaves_enough, outlook_of
from twinpack.pinnacola.phases.ending import next_turn, settled
from twinpack.pinnacola.phases.turn import refuse_discard, turn_of
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.state import Cards, Meld, State, next_to, partner_of, with_hand, without
from twinpack.pinnacola.tokens import JOKER, Token, face, is_wild
from twinpack.seats import Seat

actions = (Lay, Off, Swap, Discard, Back)

Change = Lay | Off | Swap


def legal(rules: Rules, state: State) -> Iterator[Change | Discard | Back]:
    turn = turn_of(rules, state)
    outlook = outlook_of(rules, turn)
    changes: Iterator[Change] = chain(_lays(rules, state), offs(rules, state), swaps(rules, state))
    ways: list[Change | Discard] = [way for way in changes if _refusal(rules, state, turn, outlook, way) is None]
    ways += map(Discard, discards(rules, turn))
    if not ways:  # the only way out may be a meld in which a wild card does more than it must
        lays = map(Lay, melds.new_melds(rules, state.hands[state.turn]))
        ways = [lay for lay in lays if _refusal(rules, state, turn, outlook, lay) is None]
    yield from ways
    if state.drawn is not None and state.laid:
        yield Back()


def _refusal(rules: Rules, state: State, turn: Turn, outlook: Outlook | None, change: Change) -> IllegalAction | None:
    """Why a change that the melds allow may not be made: the chosen card must come first, or the turn has no end."""
    if isinstance(change, Swap):
        after = moves.swap(rules, turn, _host(rules, state, change), change.card)
    else:
        cards = _used(change)
        if leaves_enough(turn, cards):
            return None
        tokens = _made(rules, state, change)
        if outlook is not None and turn.chosen not in cards:
            before = () if isinstance(change, Lay) else state.melds[change.meld - 1].tokens
            answer = outlook.after(cards, tokens, before)
            if answer is not None:
                return None if answer else IllegalAction("dead-end")
        if isinstance(change, Lay):
            after = moves.laid(rules, turn, tokens)
        else:
            after = moves.grown(rules, turn, _host(rules, state, change), face(change.token), tokens)
    if not in_order(rules, turn, after):
        return IllegalAction("chosen-first", card=turn.chosen)
    return None if can_end(rules, after) else IllegalAction("dead-end")


def _made(rules: Rules, state: State, change: Lay | Off) -> tuple[Token, ...]:
    """The meld that a change makes."""
    if isinstance(change, Lay):
        return melds.formed(rules, change.tokens)
    return melds.laid_off(rules, state.melds[change.meld - 1].tokens, change.token, change.end)


def _host(rules: Rules, state: State, change: Off | Swap) -> moves.Host:
    """The meld that a change is about, and whose it is to the mover."""
    meld = state.melds[change.meld - 1]
    if meld.owner == state.turn:
        return "mine", meld.tokens
    return "partners" if meld.owner == partner_of(rules, state.turn) else "others", meld.tokens


def _used(change: Lay | Off) -> Cards:
    return tuple(map(face, change.tokens)) if isinstance(change, Lay) else (face(change.token),)


def in_order(rules: Rules, before: State | Turn, after: State | Turn) -> bool:
    """Whether the change from `before` to `after` came in its turn: where asked, the chosen card goes first."""
    return not rules.row.chosen_first or before.chosen is None or after.chosen is None


def check(rules: Rules, state: State, action: Change | Discard | Back) -> None:
    if isinstance(action, Back):
        if not state.laid:
            raise IllegalAction("nothing-to-take-back")
        return
    if isinstance(action, Discard):
        refuse_discard(rules, state, action.card)
        return
    _check_change(rules, state, action)
    turn = turn_of(rules, state)
    refusal = _refusal(rules, state, turn, outlook_of(rules, turn), action)
    if refusal is not None:
        raise refusal


def apply(rules: Rules, state: State, action: Change | Discard | Back) -> State:
    if isinstance(action, Back):
        return _back(state)
    if isinstance(action, Discard):
        return _discarded(rules, state, action.card)
    return changed(rules, state, action)


def changed(rules: Rules, state: State, action: Change) -> State:
    """The state after laying, laying off or swapping, over if that ends the deal."""
    state = replace(state, laid=True, restocks=0)
    if isinstance(action, Lay):
        state = _laid(rules, state, _made(rules, state, action))
    elif isinstance(action, Off):
        state = _gone(rules, _with_meld(state, action.meld - 1, _made(rules, state, action)), _used(action))
    else:
        state = _swapped(rules, state, action)
    return settled(rules, state)


def _laid(rules: Rules, state: State, tokens: tuple[Token, ...]) -> State:
    seat = state.turn
    state = replace(
        state,
        melds=(*state.melds, Meld(seat, tokens)),
        opened=(*state.opened[:seat], True, *state.opened[seat + 1 :]),
    )
    return _gone(rules, state, tuple(face(token) for token in tokens))


def _gone(rules: Rules, state: State, cards: Cards) -> State:
    """The state after `cards` have gone from the hand to the table, the duties that they fulfil being done."""
    seat = state.turn
    hand, known = without(state.hands[seat], cards), without(state.known[seat], cards)
    chosen, jokers, pinelle = state.chosen, state.jokers_due, state.pinelle_due
    for card in cards:
        if card == chosen:
            chosen = None
        elif card == JOKER:
            jokers = max(0, jokers - 1)
        elif is_wild(card, rules.deal.pinelle):
            pinelle = max(0, pinelle - 1)
    state = with_hand(state, seat, hand, known)
    return replace(state, chosen=chosen, jokers_due=jokers, pinelle_due=pinelle)


def _swapped(rules: Rules, state: State, action: Swap) -> State:
    seat, place = state.turn, action.meld - 1
    meld = state.melds[place]
    tokens, freed = melds.swapped(rules, meld.tokens, action.card)
    fulfils = rules.row.chosen_swap == "any" or (rules.row.chosen_swap == "own" and _own_side(rules, seat, meld.owner))
    chosen = None if action.card == state.chosen and fulfils else state.chosen
    hand = (*without(state.hands[seat], (action.card,)), freed)
    known = (*without(state.known[seat], (action.card,)), freed)
    state = with_hand(_with_meld(state, place, tokens), seat, hand, known)
    due = int(rules.table.relay)
    joker = freed == JOKER
    return replace(
        state,
        chosen=chosen,
        jokers_due=state.jokers_due + due * joker,
        pinelle_due=state.pinelle_due + due * (not joker),
    )


def _with_meld(state: State, place: int, tokens: tuple[Token, ...]) -> State:
    meld = Meld(state.melds[place].owner, tokens)
    return replace(state, melds=(*state.melds[:place], meld, *state.melds[place + 1 :]))


def _back(state: State) -> State:
    """The state right after the draw, except that everybody remembers the cards that were shown."""
    before = state.drawn
    assert before is not None
    seat = state.turn
    shown = without(before.hands[seat], state.hands[seat])
    known = (*before.known[seat], *without(shown, before.known[seat]))
    state = with_hand(replace(before, log=state.log, told=state.told), seat, before.hands[seat], known)
    return replace(state, drawn=state)


def _discarded(rules: Rules, state: State, card: Card) -> State:
    seat = state.turn
    hand, known = without(state.hands[seat], (card,)), without(state.known[seat], (card,))
    state = replace(with_hand(state, seat, hand, known), row=(*state.row, card), turns=state.turns + 1)
    if not hand:
        return settled(rules, state)
    if state.last_turn:
        return replace(state, phase="over", ending="stock")
    return next_turn(rules, replace(state, turn=next_to(rules, seat)))


def _lays(rules: Rules, state: State) -> Iterator[Lay]:
    return map(Lay, melds.useful_melds(rules, state.hands[state.turn]))


def offs(rules: Rules, state: State) -> Iterator[Off]:
    """Every lay-off that the melds and their owners allow."""
    seat, kinds = state.turn, set(state.hands[state.turn])
    partner = partner_of(rules, seat) if state.opened[seat] or not rules.table.partner_needs_opened else None
    for number, meld in enumerate(state.melds, start=1):
        if meld.owner == seat or meld.owner == partner:
            for card, token, end in melds.takers(rules, meld.tokens):
                if card in kinds:
                    yield Off(token, number, end)


def swaps(rules: Rules, state: State) -> Iterator[Swap]:
    """Every swap that the melds and their owners allow."""
    kinds = set(state.hands[state.turn])
    for number, meld in enumerate(state.melds, start=1):
        for card in melds.stand_ins(meld.tokens):
            if card in kinds and _swap_refusal(rules, state, meld, card) is None:
                yield Swap(card, number)


def _check_change(rules: Rules, state: State, action: Change) -> None:
    """Raise `IllegalAction` for a change that the melds and their owners forbid."""
    hand = state.hands[state.turn]
    used = (action.card,) if isinstance(action, Swap) else _used(action)
    if not holds(hand, used):
        raise IllegalAction("not-in-hand", cards=list(used))
    if isinstance(action, Lay):
        melds.formed(rules, action.tokens)
        return
    if action.meld > len(state.melds):
        raise IllegalAction("no-such-meld", meld=action.meld, count=len(state.melds))
    meld = state.melds[action.meld - 1]
    if isinstance(action, Off):
        if not _own_side(rules, state.turn, meld.owner):
            raise IllegalAction("not-your-side", meld=action.meld)
        if meld.owner != state.turn and rules.table.partner_needs_opened and not state.opened[state.turn]:
            raise IllegalAction("partner-needs-opened", meld=action.meld)
        melds.laid_off(rules, meld.tokens, action.token, action.end)
        return
    refusal = _swap_refusal(rules, state, meld, action.card)
    if refusal is not None:
        raise refusal


def _own_side(rules: Rules, seat: Seat, owner: Seat) -> bool:
    return owner in (seat, partner_of(rules, seat))


def _swap_refusal(rules: Rules, state: State, meld: Meld, card: Card) -> IllegalAction | None:
    """Why the wild card that stands for `card` may not be swapped out; raises "swap-nothing-there" if there is none."""
    _, freed = melds.swapped(rules, meld.tokens, card)
    if rules.table.swap_needs_opened and not state.opened[state.turn]:
        return IllegalAction("swap-needs-opened")
    scope = rules.table.swap_jokers if freed == JOKER else rules.table.swap_pinelle
    if scope == "none":
        return IllegalAction("no-pinella-swap")
    if scope == "own-side" and not _own_side(rules, state.turn, meld.owner):
        return IllegalAction("swap-own-side", card=freed)
    return None
