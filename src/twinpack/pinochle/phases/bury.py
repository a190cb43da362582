"""Declarer, whose meld lies open, buries cards that are not in it: the widow's phase where the rules want that."""

from collections import Counter
from collections.abc import Iterator

from twinpack.cards import Hand, arranged, choices, minus
from twinpack.game import IllegalAction
from twinpack.pinochle.actions import Bury
from twinpack.pinochle.phases import widow
from twinpack.pinochle.phases.widow import apply, to_act
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.state import State

__all__ = ["actions", "apply", "check", "due", "legal", "to_act"]

actions = (Bury,)


def due(rules: Rules, state: State) -> bool:
    return rules.deal.bury_from != "hand" and widow.to_handle(rules, state)


def legal(rules: Rules, state: State) -> Iterator[Bury]:
    certain, open_cards = _first_to_go(rules, state)
    for cards in choices(open_cards, rules.deal.widow - len(certain)):
        yield Bury(arranged(certain + cards))


def check(rules: Rules, state: State, action: Bury) -> None:
    widow.check(rules, state, action)
    certain, open_cards = _first_to_go(rules, state)
    rest = Counter(action.cards) - Counter(certain)
    if rest.total() + len(certain) != len(action.cards) or rest - Counter(open_cards):
        raise IllegalAction("may-not-bury", cards=list(action.cards), allowed=list(dict.fromkeys(certain + open_cards)))


def _first_to_go(rules: Rules, state: State) -> tuple[Hand, Hand]:
    """The cards that must be buried because so few may be, and those among which declarer then has the choice.

    What is not melded goes first, trumps after the others where the rules spare them. Only a hand that has too few of
    those breaks its meld, which has been counted already.
    """
    declarer = to_act(rules, state)
    table = state.shown[declarer].table
    loose = minus(state.hands[declarer], table)
    spared = state.trump if rules.deal.bury_from == "unmelded-no-trump" else None
    certain: Hand = ()
    for open_cards in (
        tuple(card for card in loose if card[1] != spared),
        tuple(card for card in loose if card[1] == spared),
        table,
    ):
        if len(certain) + len(open_cards) >= rules.deal.widow:
            return certain, open_cards
        certain += open_cards
    raise AssertionError("a hand with the widow holds as many cards as the widow")
