"""Whether a turn can still be ended, where a look at hand and table tells: most turns need no search.

Everything here answers only what it can prove, and None for the rest; `finish` searches that.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import chain, combinations

import msgspec

from twinpack.cards import SUITS, Card, Hand, minus, suit
from twinpack.pinnacola.moves import OWNERS, Owner, Turn, may_take
from twinpack.pinnacola.readings import SHORTEST, Meld, kind
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import JOKER, PINELLE, face, identity, is_wild, track

Way = frozenset[Card]
"""The cards that must come to lie, as themselves or as wild cards, so that a natural card can be laid with them."""


def glance(rules: Rules, turn: Turn) -> bool | None:
    """Whether a turn with a duty can be ended; None where that is not plain.

    >>> turn = Turn((Card("9S"), Card("9H"), Card("5D"), Card("7C"), Card("KC")), chosen=Card("9H"))
    >>> glance(Rules(), turn), glance(Rules(), Turn((*turn.hand, Card("9C")), chosen=Card("9H")))
    (False, True)
    """
    if turn.chosen is None:
        return _pays(rules, turn) or None
    outlook = outlook_of(rules, turn)
    return outlook.after(()) if outlook is not None else None


def leaves_enough(turn: Turn, cards: Hand) -> bool:
    """Whether laying or laying off these cards leaves no duty, and two cards of which one may be discarded.

    >>> turn = Turn((Card("9S"), Card("9H"), Card("9D"), Card("7C"), Card("KC")), chosen=Card("9H"))
    >>> leaves_enough(turn, turn.hand[:3]), leaves_enough(turn, turn.hand[:1])
    (True, False)
    """
    if turn.jokers_due or turn.pinelle_due or (turn.chosen is not None and turn.chosen not in cards):
        return False
    return _is_enough(turn, len(turn.hand) - len(cards))


class Outlook(msgspec.Struct, frozen=True):
    """How a natural `card` that must be laid could be, worked out once for a turn and all changes of it.

    `ways` are open now and those of `later` once the mover has opened; `freeing` are the cards, of whatever hand, for
    which wild cards could be taken from the table, if `swaps` already now; `enters`: so `card` can be laid itself.
    """

    rules: Rules
    turn: Turn
    card: Card
    ways: list[Way]
    later: list[Way]
    freeing: list[Card]
    swaps: bool
    enters: bool

    def after(self, cards: Hand, meld: Meld = (), before: Meld = ()) -> bool | None:
        """Whether the turn can be ended after these cards, `card` not among them, have made `meld`, or of one `before`.

        Yes is proven by a way to do every duty that leaves two cards of which one may be discarded. No is proven by
        counting: the card comes to lie in a meld, new or lying there, and what is around it comes from the hand, as
        itself or as a wild card. Naturals only leave the hand, and wild cards come into it only for naturals of the
        hand that they stand for; so neither can be more than they look to be.
        """
        pinelle = self.rules.deal.pinelle
        if before and _gaps_at(before, self.card, pinelle):
            return None  # what the outlook knows of this meld has changed
        hand = minus(self.turn.hand, cards) if cards else self.turn.hand
        held = frozenset(hand)
        ways = [*self.ways, *_gaps_at(meld, self.card, pinelle)] if meld else self.ways
        if self._is_plain(cards, hand, held, ways):
            return True
        meant = [identity(token) for token in meld if "=" in token]
        freed = [other for other in (*self.freeing, *meant) if other in held]
        if self.card in freed:
            return None  # it might be swapped in
        wilds = _wilds(self.rules, hand) + len(freed)
        within = any(len(way - held) <= wilds for way in chain(ways, self.later))
        return None if within or _is_long(self.rules, self.turn, meld) else False

    def _is_plain(self, cards: Hand, hand: Hand, held: frozenset[Card], ways: list[Way]) -> bool:
        """Whether naturals, a swap of the card, or one wild card, held or swapped out for another, leave enough."""
        rules, turn, used = self.rules, self.turn, len(cards)
        if not _can_pay(rules, turn):
            return False
        due = _due(turn, cards)
        whole = [len(way) for way in ways if way <= held]
        if whole and _suffices(rules, turn, used + 1 + min(whole), due):
            return True
        if self.enters and _suffices(rules, turn, used, due + 1):  # the wild card that it frees must be laid
            return True
        if not _is_lax(rules) or rules.meld.naturals == SHORTEST:
            return False
        if _wilds(rules, hand):
            nearly = [len(way) for way in ways if len(way - held) == 1]
            if nearly and _suffices(rules, turn, used + 1 + min(nearly), due - 1):
                return True
        for other in self.freeing if self.swaps else ():
            if other in held and other != self.card:
                left = held if hand.count(other) > 1 else held - {other}
                nearly = [len(way) for way in ways if len(way - left) == 1]
                if nearly and _suffices(rules, turn, used + 1 + min(nearly), due):
                    return True
        return False


def outlook_of(rules: Rules, turn: Turn) -> Outlook | None:
    """The outlook of a turn, if a natural card of the hand must be laid."""
    card, pinelle = turn.chosen, rules.deal.pinelle
    if card is None or card not in turn.hand or is_wild(card, pinelle):
        return None
    if rules.meld.slide or rules.row.chosen_first or not rules.meld.wild_poker:
        return None  # the proofs take it that wild cards keep their places, moves come in any order, a tris can grow
    ways, partners = [*_threes(card, pinelle), *_gaps(turn.mine, card, pinelle)], _gaps(turn.partners, card, pinelle)
    is_open = turn.opened or not rules.table.partner_needs_opened
    swaps = turn.opened or not rules.table.swap_needs_opened
    return Outlook(
        rules=rules,
        turn=turn,
        card=card,
        ways=[*ways, *partners] if is_open else ways,
        later=[] if is_open else partners,
        freeing=[other for owner in OWNERS for other in _freeing(rules, owner, getattr(turn, owner))],
        swaps=swaps,
        enters=swaps and _enters(rules, turn, card),
    )


def _enters(rules: Rules, turn: Turn, card: Card) -> bool:
    """Whether the card can be swapped in, in a way that counts as laying it."""
    if rules.row.chosen_swap == "none":
        return False
    return card in _freeing(rules, "mine", turn.mine) or card in _freeing(rules, "partners", turn.partners)


# Ways


def _gaps(melds: Iterable[Meld], card: Card, pinelle: bool) -> list[Way]:
    """What must be laid off to each meld before a natural card can be."""
    rank, suit = card
    return [
        way for meld in melds if meld[0][-1] == suit or meld[0][-2] == rank for way in _gaps_at(meld, card, pinelle)
    ]


@lru_cache(1 << 14)  # most melds lie there for many turns
def _gaps_at(meld: Meld, card: Card, pinelle: bool) -> tuple[Way, ...]:
    """The same of one meld: nothing for a tris that lacks the card, for a run the cards between, at either end."""
    meant = [identity(token) for token in meld]
    if kind(meld) != "run":
        fits = len(meld) == SHORTEST and card[0] == meant[0][0] and card not in meant
        return (frozenset(),) if fits else ()
    places = track(suit(meant[0]), pinelle)
    low = places.index(meant[0])
    ends = (places[:low][::-1], places[low + len(meld) :])
    return tuple(frozenset(ahead[: ahead.index(card)]) for ahead in ends if card in ahead)


@cache
def _threes(card: Card, pinelle: bool) -> tuple[Way, ...]:
    """The pairs of cards that make a meld of three with a natural card."""
    places = track(suit(card), pinelle)
    alike = tuple(Card(card[0] + name) for name in SUITS)
    runs = [places[low : low + SHORTEST] for low in range(len(places) - SHORTEST + 1)]
    return tuple(frozenset(shape) - {card} for shape in (*runs, *combinations(alike, SHORTEST)) if card in shape)


@lru_cache(1 << 12)
def _freeing(rules: Rules, owner: Owner, melds: tuple[Meld, ...]) -> tuple[Card, ...]:
    """The cards for which the mover could take wild cards out of melds, now or after opening."""
    wild = [token for meld in melds for token in meld if "=" in token]
    return tuple(identity(token) for token in wild if may_take(rules, owner, face(token)))


# Enough


def _pays(rules: Rules, turn: Turn) -> bool:
    """Whether all wild cards that are due can plainly be laid off."""
    return _can_pay(rules, turn) and _suffices(rules, turn, 0, _due(turn, ()))


def _is_enough(turn: Turn, left: int) -> bool:
    """Whether so many cards of the hand, two at least, cannot all be the one kept back."""
    return left > 1 and (turn.kept_back is None or left > turn.hand.count(turn.kept_back))


def _can_pay(rules: Rules, turn: Turn) -> bool:
    """Whether the hand holds the wild cards that are due."""
    if not turn.jokers_due and not turn.pinelle_due:
        return True
    jokers = turn.hand.count(JOKER)
    return jokers >= turn.jokers_due and _wilds(rules, turn.hand) - jokers >= turn.pinelle_due


def _due(turn: Turn, cards: Hand) -> int:
    """How many wild cards are due after these cards have been laid."""
    if not turn.jokers_due and not turn.pinelle_due:
        return 0
    pinelle = sum(card in PINELLE for card in cards)
    return max(0, turn.jokers_due - cards.count(JOKER)) + max(0, turn.pinelle_due - pinelle)


def _suffices(rules: Rules, turn: Turn, used: int, due: int) -> bool:
    """Whether, so many cards being used, so many wild ones can be laid off, and what is left ends the turn."""
    if not _is_enough(turn, len(turn.hand) - used - max(0, due)):
        return False
    return due <= 0 or _room(rules, turn) >= used + due


def _room(rules: Rules, turn: Turn) -> int:
    """How many cards at least, wild ones too, can be laid off to the mover's runs."""
    if not _is_lax(rules):
        return 0
    length = _length(rules)
    return sum(length - len(meld) for meld in turn.mine if kind(meld) == "run")


def _is_lax(rules: Rules) -> bool:
    """Whether no limit can keep a wild card from being laid off to a run."""
    return not rules.meld.wilds and rules.meld.adjacent_wilds


def _length(rules: Rules) -> int:
    """The number of places of a run from ace to ace."""
    return len(track("S", rules.deal.pinelle))


def _wilds(rules: Rules, hand: Hand) -> int:
    return hand.count(JOKER) + (hand.count(PINELLE[0]) + hand.count(PINELLE[1]) if rules.deal.pinelle else 0)


def _is_long(rules: Rules, turn: Turn, meld: Meld) -> bool:
    """Whether a meld and a suit of the hand might be enough for a pinnacolone, which ends a turn at once."""
    longest = max(map(len, (meld, *turn.mine, *turn.partners, *turn.others)))
    text = "".join(turn.hand)
    return longest + max(map(text.count, SUITS)) >= _length(rules)
