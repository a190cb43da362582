"""A turn from the draw on, and the single moves by which it changes."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Literal, get_args

import msgspec
from msgspec.structs import replace

from twinpack.cards import Card, Hand, holds, minus
from twinpack.game import IllegalAction
from twinpack.pinnacola.melds import End, Meld, laid_off, lay_offs, stand_ins, swapped
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import JOKER, Token, face, is_wild

Owner = Literal["mine", "partners", "others"]
OWNERS: tuple[Owner, ...] = get_args(Owner)
Host = tuple[Owner, Meld]
"""A meld on the table, and whose it is."""


class Turn(msgspec.Struct, frozen=True):
    """What the rest of a turn depends on, from the draw on; plain data that any position can be copied into.

    `hand` is the mover's, in any order. `mine`, `partners` and `others` are the melds on the table by owner: the mover,
    the partner, anybody else (with two players `partners` is empty). `opened`: the mover owns a meld, laid at any
    moment of this deal. `chosen` is the card taken from the row as long as it must still be laid: None after a draw
    from the stock, after a free last card, and once any copy of it has been laid, laid off or, where
    `row.chosen_swap` allows, swapped in. `jokers_due` and `pinelle_due` count the wild cards swapped out in this turn
    that must still be laid (always 0 without `table.relay`); each wild card laid pays one duty: the chosen card's if it
    is that card and that duty is open, else a debt of its kind. `kept_back` may not be this turn's discard.
    `first_round`: this is the mover's first turn of the deal.
    """

    hand: Hand
    mine: tuple[Meld, ...] = ()
    partners: tuple[Meld, ...] = ()
    others: tuple[Meld, ...] = ()
    opened: bool = False
    chosen: Card | None = None
    jokers_due: int = 0
    pinelle_due: int = 0
    kept_back: Card | None = None
    first_round: bool = False


def duties(turn: Turn) -> int:
    """How many cards must still be laid."""
    return (turn.chosen is not None) + turn.jokers_due + turn.pinelle_due


def payable(rules: Rules, turn: Turn) -> bool:
    """Whether the hand holds the cards that its duties ask for."""
    due = [turn.chosen] if turn.chosen is not None else []
    jokers = turn.jokers_due + due.count(JOKER)
    pinelle = turn.pinelle_due + sum(is_wild(card, rules.deal.pinelle) for card in due) - due.count(JOKER)
    held = wilds(rules, turn)
    return holds(turn.hand, due) and held.count(JOKER) >= jokers and len(held) - held.count(JOKER) >= pinelle


def _gone(rules: Rules, turn: Turn, cards: Iterable[Card]) -> Turn:
    """The turn after these cards have been laid: out of the hand, and off what is due."""
    chosen, jokers, pinelle = turn.chosen, turn.jokers_due, turn.pinelle_due
    hand = list(turn.hand)
    for card in cards:
        hand.remove(card)
        if card == chosen:
            chosen = None
        elif card == JOKER:
            jokers = max(0, jokers - 1)
        elif is_wild(card, rules.deal.pinelle):
            pinelle = max(0, pinelle - 1)
    return replace(turn, hand=tuple(hand), chosen=chosen, jokers_due=jokers, pinelle_due=pinelle)


def laid(rules: Rules, turn: Turn, meld: Meld) -> Turn:
    """The turn after a new meld."""
    after = _gone(rules, turn, map(face, meld))
    return replace(after, mine=tuple(sorted((*turn.mine, meld))), opened=True)


def hosts(rules: Rules, turn: Turn) -> Iterator[Host]:
    """The melds that the mover may lay off to."""
    yield from (("mine", meld) for meld in turn.mine)
    if turn.opened or not rules.table.partner_needs_opened:
        yield from (("partners", meld) for meld in turn.partners)


def _changed(turn: Turn, host: Host, after: Meld) -> Turn:
    """The turn with another meld in the place of one of them."""
    owner, before = host
    melds = list(getattr(turn, owner))
    melds[melds.index(before)] = after
    return replace(turn, **{owner: tuple(sorted(melds))})


def off(rules: Rules, turn: Turn, host: Host, token: Token, end: End | None) -> tuple[Turn, Host] | None:
    """The turn after a lay-off, and the meld it made; None where a limit on wild cards forbids it."""
    try:
        meld = laid_off(rules, host[1], token, end)
    except IllegalAction:
        return None
    return grown(rules, turn, host, face(token), meld), (host[0], meld)


def grown(rules: Rules, turn: Turn, host: Host, card: Card, meld: Meld) -> Turn:
    """The turn after a card has been laid off to a meld, which made it `meld`."""
    return _changed(_gone(rules, turn, (card,)), host, meld)


def direct(rules: Rules, turn: Turn, card: Card, onto: Iterable[Host] | None = None) -> Iterator[Turn]:
    """Every way to lay one card off as things are, perhaps onto some melds only."""
    for host in hosts(rules, turn) if onto is None else onto:
        for token, end in lay_offs(rules, host[1], card):
            if lain := off(rules, turn, host, token, end):
                yield lain[0]


def swaps(rules: Rules, turn: Turn) -> Iterator[Turn]:
    """Every swap that is allowed now."""
    if rules.table.swap_needs_opened and not turn.opened:
        return
    for owner in OWNERS:
        for meld in getattr(turn, owner):
            for card in _meant(turn, meld):
                after, freed = swapped(rules, meld, card)
                if may_take(rules, owner, freed):
                    yield _swap(rules, turn, (owner, meld), after, freed, card)


def swap(rules: Rules, turn: Turn, host: Host, card: Card) -> Turn:
    """The turn after a swap, which is trusted to be allowed."""
    return _swap(rules, turn, host, *swapped(rules, host[1], card), card)


def _swap(rules: Rules, turn: Turn, host: Host, after: Meld, freed: Card, card: Card) -> Turn:
    due = int(rules.table.relay)
    counts = host[0] != "others" or rules.row.chosen_swap == "any"
    fulfils = card == turn.chosen and counts and rules.row.chosen_swap != "none"
    return replace(
        _changed(turn, host, after),
        hand=tuple(sorted((*minus(turn.hand, (card,)), freed))),
        chosen=None if fulfils else turn.chosen,
        jokers_due=turn.jokers_due + due * (freed == JOKER),
        pinelle_due=turn.pinelle_due + due * (freed != JOKER),
    )


def may_take(rules: Rules, owner: Owner, wild: Card) -> bool:
    """Whether a wild card may be swapped out of a meld, as far as it matters whose that is."""
    if wild == JOKER:
        return owner != "others" or rules.table.swap_jokers == "all"
    return owner != "others" and rules.table.swap_pinelle == "own-side"


def _meant(turn: Turn, meld: Meld) -> list[Card]:
    """The cards of the hand that wild cards of a meld stand for."""
    return [card for card in stand_ins(meld) if card in turn.hand]


def pushes(rules: Rules, turn: Turn) -> Iterator[Turn]:
    """Every way to push a wild card along its run with the card it stands for, where the rules have that."""
    if rules.meld.slide:
        for host in hosts(rules, turn):
            for card in _meant(turn, host[1]):
                yield from direct(rules, turn, card, (host,))


def wilds(rules: Rules, turn: Turn) -> list[Card]:
    """The wild cards of the hand, those first that it is best to be rid of: chosen, due, kept back, jokers."""
    held = (card for card in turn.hand if is_wild(card, rules.deal.pinelle))
    left = tuple(sorted(held, key=lambda card: (card != turn.kept_back, card != JOKER)))
    first = tuple(card for card in left if card == turn.chosen)[:1]
    left = minus(left, first)
    jokers = [card for card in left if card == JOKER][: turn.jokers_due]
    pinelle = [card for card in left if card != JOKER][: turn.pinelle_due]
    return [*first, *jokers, *pinelle, *minus(left, (*jokers, *pinelle))]


def faces(rules: Rules, turn: Turn, count: int) -> list[tuple[Card, ...]]:
    """The choices of so many wild cards from the hand that might matter."""
    order = wilds(rules, turn)
    if faces_matter(rules):
        return list(dict.fromkeys(combinations(order, count)))
    return [tuple(order[:count])] if len(order) >= count else []


def faces_matter(rules: Rules) -> bool:
    """Whether some wild cards can lie where others cannot."""
    return rules.deal.pinelle and rules.meld.joker_melds != "off"
