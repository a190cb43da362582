"""Drafts that fit a view: hands as after any other deal, and an order of the stock from which they were picked.

All that is done after the deal is done in the open, so the order of the pack is all that there is to find.
"""

from collections.abc import Iterator
from random import Random

from twinpack.cards import Card
from twinpack.pinochle.actions import Action, Deal
from twinpack.pinochle.redeal import BURIED, placed
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.view import View, aside


def candidates(rules: Rules, view: View, rng: Random) -> Iterator[list[Action]]:
    """Logs of whole deals up to now that the owner of `view` may have lived through, without end."""
    while True:
        if not view.stock_size and not view.picks:
            yield []
            continue
        piles = placed(rules, view, rng)
        if piles is not None:
            yield [Deal(tuple(_stock(view, piles, rng))), *view.moves]


def _stock(view: View, piles: list[list[Card]], rng: Random) -> list[Card]:
    """The pack in the order in which the players came upon it: what a seat saw in its place, the rest in any."""
    hands, rest = [rng.sample(pile, len(pile)) for pile in piles], list(piles[BURIED])
    for card in aside(view):
        rest.remove(card)
    rng.shuffle(rest)
    order: list[Card] = []
    for pick in view.picks:
        if not pick.seen:
            kept = hands[pick.seat].pop()
            order += (kept, rest.pop()) if pick.took else (rest.pop(), kept)
        else:
            order += (*pick.seen, rest.pop()) if pick.took else pick.seen
    looked = [view.looked] if view.looked is not None else []
    return [*order, *looked, *rest]
