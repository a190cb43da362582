"""The best use of a turn: which melds, lay-offs and swaps, and then which discard, by a beam search."""

from collections.abc import Iterable, Iterator

import msgspec

from twinpack.bots.pinnacola.worth import Worth
from twinpack.cards import Card
from twinpack.pinnacola import finish, melds
from twinpack.pinnacola.actions import Discard, Lay, Off, Swap
from twinpack.pinnacola.phases import play
from twinpack.pinnacola.phases.turn import turn_of
from twinpack.pinnacola.state import Ending, State
from twinpack.pinnacola.tokens import face

WIDTH = 5
"""How many positions of one depth are looked into."""

LAYS = 8
"""How many new melds of one position are tried."""

ENDS = 5
"""For how many positions every discard is weighed."""

DEPTH = 14

DUTY = 1000.0
"""What an open duty weighs against a position in the beam."""

Change = Lay | Off | Swap


class Plan(msgspec.Struct, frozen=True):
    """A way through the rest of a turn: its changes in order, the discard (None: none is needed), and its worth.

    `ending` is how it ends the deal, if it does.
    """

    changes: tuple[Change, ...]
    discard: Discard | None
    worth: float
    ending: Ending | None

    @property
    def first(self) -> Change | Discard | None:
        """What is done next."""
        return self.changes[0] if self.changes else self.discard


class _Node(msgspec.Struct, frozen=True):
    state: State
    changes: tuple[Change, ...]
    worth: float


def best(worth: Worth, state: State) -> Plan | None:
    """The best plan for the turn in progress, as far as the beam reaches; None if it finds no way to end the turn."""
    return max(plans(worth, state), key=lambda plan: plan.worth, default=None)


def plans(worth: Worth, state: State) -> Iterator[Plan]:
    """The best discard, or going out, for each of the best positions that this turn can reach."""
    found = [node for node in _reached(worth, state) if node.state.ending == "pinnacolone" or not _due(node.state)]
    found.sort(key=lambda node: -node.worth)
    weighed = 0
    for node in found:
        near = len(node.state.hands[state.turn]) <= 1  # a bonus that the estimate knows nothing of may be due
        if weighed < ENDS or near:
            ended = list(_ended(worth, node))
            weighed += bool(ended)
            yield from ended


def _reached(worth: Worth, state: State) -> list[_Node]:
    """The positions that the beam comes by."""
    level = [_Node(state, (), _estimate(worth, state))]
    reached = list(level)
    seen = {_key(state)}
    for _ in range(DEPTH):
        following: list[_Node] = []
        for node in level:
            if node.state.phase == "over":
                continue
            for change in _changes(worth, node.state):
                after = play.changed(worth.rules, node.state, change)
                key = _key(after)
                if key not in seen and play.in_order(worth.rules, node.state, after):
                    seen.add(key)
                    following.append(_Node(after, (*node.changes, change), _estimate(worth, after)))
        if not following:
            break
        following.sort(key=lambda node: -node.worth)
        level = following[:WIDTH]
        reached += level
    return reached


def _key(state: State) -> tuple[object, ...]:
    return state.hands[state.turn], frozenset(state.melds), state.chosen, state.jokers_due, state.pinelle_due


def _due(state: State) -> bool:
    return bool(state.chosen is not None or state.jokers_due or state.pinelle_due)


def _estimate(worth: Worth, state: State) -> float:
    """What a position is worth before the discard."""
    if state.ending == "pinnacolone":
        return worth.pinnacolone(state)
    due = (state.chosen is not None) + state.jokers_due + state.pinelle_due
    return worth.table(state) + worth.hand(state) - DUTY * due


def _changes(worth: Worth, state: State) -> Iterator[Change]:
    """What is worth trying from a position."""
    yield from _lays(worth, state)
    yield from play.offs(worth.rules, state)
    yield from play.swaps(worth.rules, state)


def _lays(worth: Worth, state: State) -> Iterable[Lay]:
    values = worth.values(state)
    hand = state.hands[state.turn]
    each = {card: value / hand.count(card) for card, value in values.items()}
    scored = []
    for tokens in melds.useful_melds(worth.rules, hand):
        used = [face(token) for token in tokens]
        gain = worth.meld(tokens) - sum(each[card] for card in used) + DUTY * (state.chosen in used)
        scored.append((gain, tokens))
    scored.sort(key=lambda pair: -pair[0])
    return [Lay(tokens) for _, tokens in scored[:LAYS]]


def _ended(worth: Worth, node: _Node) -> Iterator[Plan]:
    state, rules = node.state, worth.rules
    if state.ending == "pinnacolone":
        yield Plan(node.changes, None, node.worth, "pinnacolone")
        return
    turn = turn_of(rules, state)
    if not turn.hand:
        if not rules.out.discard and finish.may_go_out(rules, turn):
            yield Plan(node.changes, None, node.worth + worth.out(state), "out")
        return
    allowed = finish.discards(rules, turn)
    if len(turn.hand) == 1:
        if allowed:
            yield Plan(node.changes, Discard(allowed[0]), worth.table(state) + worth.out(state), "out")
        return
    best: Plan | None = None
    for card in allowed:
        left = _discarded(state, card)
        value = worth.table(state) + worth.hand(left) + worth.prospect(left) - worth.threat(left.row)
        if best is None or value > best.worth:
            best = Plan(node.changes, Discard(card), value, None)
    if best is not None:
        yield best


def _discarded(state: State, card: Card) -> State:
    """The position after a discard, as the same seat looks at it."""
    hand = list(state.hands[state.turn])
    hand.remove(card)
    hands = list(state.hands)
    hands[state.turn] = tuple(hand)
    return msgspec.structs.replace(state, hands=tuple(hands), row=(*state.row, card))
