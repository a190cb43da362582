"""Two hands: melds and tricks while there is a stock, and the draft.

A card is worth what the hand could meld with it more than without it, and the tricks it may win later.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from twinpack.bots.base import Choice, why
from twinpack.bots.club.memory import HIGHER
from twinpack.bots.club.playing import Player
from twinpack.bots.club.prospects import NO_LUCK, Luck, at_least, hopes, prospect, wins
from twinpack.bots.club.stakes import valued
from twinpack.bots.club.valuation import unit
from twinpack.cards import SUITS, Card, Hand, Suit, minus
from twinpack.pinochle import laying
from twinpack.pinochle.actions import Dix, Draw, Out, PickCard, Play, ShowMeld
from twinpack.pinochle.laying import Open
from twinpack.pinochle.melds import worth
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import counters, trick_points
from twinpack.pinochle.view import View, known, unseen
from twinpack.seats import Seat, side
from twinpack.tricks import beats

# In counters:
TRUMPS = {"A": 1.5, "T": 1.1, "K": 0.7, "Q": 0.6, "J": 0.5, "9": 0.4, "8": 0.3, "7": 0.3}
"""what a trump is worth in the strict play,"""
SIDE = {"A": 0.9, "T": 0.2, "K": 0.1, "Q": 0.05, "J": 0.02, "9": 0.0, "8": 0.0, "7": 0.0}
"""what another card is worth there,"""
DENIED, LAST = 0.6, 2.0
"""and what it is worth that the other player does not win a trick, and on top of that the last one before the strict
play."""
TAKES, RUFFS = 0.6, 0.3
"""How often the other player takes a trick when a higher card of the suit, or a trump, would do it."""
DRAWN = 0.85
"""The part of the cards left to draw that come in time to be shown."""
SEEN = 1.3
"""How many cards a turn of a draft lets a player choose from, on average: two at most, and one of them blindly."""
DEPTH = 2
"""How many melds to think ahead."""


def choose(rules: Rules, view: View, legal: Iterable[Any]) -> Choice:
    """An action while there is a stock to draw or to pick from."""
    offered = list(legal)
    if view.phase == "draft":
        return _pick(rules, view)
    claimed = claim(rules, view, offered)
    if claimed is not None:
        return claimed
    if Dix() in offered:
        return _dix(rules, view)
    shows = [action for action in offered if isinstance(action, ShowMeld)]
    if shows:
        return _show(rules, view, shows)
    draws = [action for action in offered if isinstance(action, Draw)]
    if draws:  # the last of them, if there are two, takes the turned card, which is a trump
        return Choice(draws[-1], (why("draw-turned" if draws[-1].turned else "draw-stock"),))
    return _play(rules, view, [action for action in offered if isinstance(action, Play)])


def claim(rules: Rules, view: View, legal: list[Any]) -> Choice | None:
    """The claim to be out, if it is open and right. Nothing else is asked of a player who may make it."""
    if Out() not in legal:
        return None
    mine = side(_seat(view), rules.table.sides)
    points, _ = trick_points(rules, view.tricks)
    total = view.race.of(mine) + worth(view.shown[_seat(view)].melds) + points[mine]
    if total < view.race.target:
        return None
    return Choice(Out(), (why("claim-out", total=total, target=view.race.target),))


def strict(player: Player, view: View, legal: Iterable[Any]) -> Choice:
    """An action once the stock is gone: a card, unless the game is won by a claim."""
    offered = list(legal)
    claimed = claim(player.rules, view, offered)
    return claimed or player.play(view, [action for action in offered if isinstance(action, Play)])


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


def _trump(view: View) -> Suit:
    assert view.trump is not None
    return view.trump


def _dix(rules: Rules, view: View) -> Choice:
    """The sooner the better: the other player may have a dix too."""
    if view.lying is None or view.lying[0] == rules.dix:
        return Choice(Dix(), (why("show-dix"),))
    return Choice(Dix(), (why("swap-early", card=view.lying),))


def _tricks_left(rules: Rules, view: View) -> int:
    """The tricks still to come after which melds may be shown, the one on the table among them."""
    return max(0, rules.free_tricks - len(view.tricks))


def _show(rules: Rules, view: View, shows: list[ShowMeld]) -> Choice:
    """The meld that leads to the most points, what can be shown after later tricks taken into account."""
    seat, trump, tricks = _seat(view), _trump(view), _tricks_left(rules, view)
    laid = view.laid[seat]

    def value(action: ShowMeld) -> float:
        meld, after = laying.lay(rules, trump, laid, action)
        return valued(rules, (meld,)) + _later(rules, trump, view.hand, after, tricks, DEPTH)

    best = max(shows, key=value)
    points = laying.forms(rules, trump)[best.cards].points
    dearer = max(laying.forms(rules, trump)[action.cards].points for action in shows)
    code = "show-best" if points == dearer else "show-smaller-first"
    return Choice(best, (why(code, points=points),))


def _later(rules: Rules, trump: Suit, hand: Hand, laid: Open, tricks: int, depth: int) -> float:
    """What the melds in a hand bring if they are shown one by one after tricks to come."""
    if not depth or not tricks:
        return 0.0
    again = at_least(tricks, 1)
    return max(
        (
            again * (valued(rules, (meld,)) + _later(rules, trump, hand, after, tricks - 1, depth - 1))
            for meld, after in (
                laying.lay(rules, trump, laid, action) for action in laying.offers(rules, trump, hand, laid)
            )
        ),
        default=0.0,
    )


class Table(NamedTuple):
    """What rating a card takes, worked out once a choice.

    `later` are the tricks after this one after which melds may be shown, `hope` is what the whole hand promises in
    them, and `prize` what winning the trick is worth beside its cards. `held` is what the other player is known to
    hold, `share` the chance that it has any other card of those that are `out`.
    """

    rules: Rules
    view: View
    seat: Seat
    trump: Suit
    later: int
    luck: Luck
    hope: float
    prize: float
    out: Counter[Card]
    held: Counter[Card]
    share: float


def _table(rules: Rules, view: View) -> Table:
    seat, trump = _seat(view), _trump(view)
    laid, later = view.laid[seat], max(0, _tricks_left(rules, view) - 1)
    other = next(player for player in view.players if player != seat)
    out, held = unseen(rules, view), known(rules, view)[other]
    share = min(1.0, max(0, view.sizes[other] - held.total()) / max(1, out.total()))
    draws = rules.free_tricks - len(view.draws[seat])
    luck = Luck(out, min(1.0, DRAWN * draws / max(1, out.total())))
    hope = prospect(hopes(rules, trump, view.hand, laid, luck), later)
    ready = hopes(rules, trump, view.hand, laid, NO_LUCK)
    prize = sum(points * chance for points, chance in zip(ready, wins(later), strict=False))
    prize += unit(rules) * (DENIED + LAST * (later == 0))
    return Table(rules, view, seat, trump, later, luck, hope, prize, out, held, share)


def _play(rules: Rules, view: View, offered: list[Play]) -> Choice:
    """The card that wins or loses the trick at the best price."""
    if len(offered) == 1:
        return Choice(offered[0], (why("only-card"),))
    table = _table(rules, view)
    best, best_rate, best_chance = offered[0], -1e9, 0.0
    for action in offered:
        chance = _stands(table, action.card)
        pot = counters(rules, (*view.trick, action.card))
        rate = (2 * chance - 1) * (pot + table.prize / 2) - _keep(table, action.card)
        if rate > best_rate:
            best, best_rate, best_chance = action, rate, chance
    if best_chance <= 0.5:
        return Choice(best, (why("spare-for-melds", card=best.card),))
    left = minus(view.hand, [best.card])
    ready = hopes(rules, table.trump, left, laying.without(view.laid[table.seat], best.card), NO_LUCK)
    return Choice(best, (why("win-to-meld" if ready else "win-cheaply", card=best.card),))


def _stands(table: Table, card: Card) -> float:
    """The chance that a card wins the trick."""
    view = table.view
    if view.trick:
        return float(beats(card, view.trick[0], view.trump))
    trumps = table.rules.cards if card[1] != table.trump else ()
    taken = TAKES * _has(table, HIGHER[card])
    ruffed = RUFFS * _has(table, tuple(dict.fromkeys(one for one in trumps if one[1] == table.trump)))
    return (1.0 - taken) * (1.0 - ruffed)


def _has(table: Table, kinds: Hand) -> float:
    """The chance that the other player holds at least one of these kinds."""
    count = 0
    for kind in kinds:
        if table.held[kind]:
            return 1.0
        count += table.out[kind]
    return float(1.0 - (1.0 - table.share) ** count)


def _keep(table: Table, card: Card) -> float:
    """What a card would be worth later: to melds that could not be made without it, and in the strict play."""
    rules, view = table.rules, table.view
    strength = (TRUMPS if card[1] == table.trump else SIDE)[card[0]] * unit(rules)
    if not table.later:
        return strength
    hand, laid = minus(view.hand, [card]), laying.without(view.laid[table.seat], card)
    return strength + table.hope - prospect(hopes(rules, table.trump, hand, laid, table.luck), table.later)


def _pick(rules: Rules, view: View) -> Choice:
    """Take the card looked at if the hand gains more by it than by the average card that is out."""
    looked = view.looked
    assert looked is not None
    out = unseen(rules, view)
    turns = rules.hand_size - len(view.hand) - 1
    luck = Luck(out, min(1.0, SEEN * turns / max(1, out.total())))
    gains = {card: _promise(rules, (*view.hand, card), luck) for card in {*out, looked}}
    average = sum(gains[card] * count for card, count in out.items()) / max(1, out.total())
    if gains[looked] >= average:
        return Choice(PickCard(take=True), (why("take-card", card=looked),))
    return Choice(PickCard(take=False), (why("reject-card", card=looked),))


def _promise(rules: Rules, hand: Hand, luck: Luck) -> float:
    """What a hand that is still growing promises in its best suit: melds, trumps and aces."""
    return max(
        sum(hopes(rules, suit, hand, (), luck))
        + unit(rules) * sum((TRUMPS if card[1] == suit else SIDE)[card[0]] for card in hand)
        for suit in SUITS
    )
