"""The node counts on record are those of the rules."""

import pytest

from tests.perft import DEALS, FOLDER, counted, file_of, left, loads, perft
from tests.strategies import each
from twinpack import families
from twinpack.game import replay

NAMES = families.names()
TRICKS = [name for name in NAMES if families.find(name).family.name == "pinochle"]


def names_of(name: str) -> list[str]:
    """What positions each deal of a rule set has."""
    if name not in TRICKS:
        return ["early", "middle", "late"]
    rules = families.find(name).rules
    apart = {"gift": rules.exchange.count > 0, rules.deal.widow_use: rules.deal.widow > 0}
    return ["dealt", *(name for name, counted_apart in apart.items() if counted_apart), "lead", "ending"]


@pytest.mark.parametrize("name", each(NAMES))
def test_the_counts_on_record_are_right(name: str) -> None:
    game = families.find(name).game
    found = loads(file_of(name).read_text("utf-8"))
    assert [position.name for position in found] == names_of(name) * DEALS
    for position in found:
        assert counted(game, position) == position.counts, position.name


def test_every_rule_set_with_a_name_has_its_file_and_no_other() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(map(file_of, NAMES))


@pytest.mark.parametrize("name", TRICKS)
def test_an_ending_goes_on_until_the_last_card(name: str) -> None:
    game = families.find(name).game
    *_, ending = loads(file_of(name).read_text("utf-8"))
    state = replay(game, ending.dealer, map(game.parse, ending.actions))
    players = len(state.players)
    cards = players * left(players)
    assert len(ending.counts) == sum(len(hand) for hand in state.hands) == cards
    assert len(set(ending.counts[-players:])) == 1  # the last trick leaves no choice
    assert perft(game, state, cards + 1) == 0
