"""Pinnacola's "no dead ends": how long `can_end` takes on random hands, and on the worst that a search can find."""

from random import Random
from time import perf_counter

from msgspec.structs import replace

from twinpack.cards import minus
from twinpack.options import changed
from twinpack.pinnacola.finish import Turn, can_end
from twinpack.pinnacola.melds import Meld, new_melds
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import JOKER, arranged, face, is_wild, pack
from twinpack.pinnacola.variants import VARIANTS

HAND, WILDS = 30, 3
RANDOM, CLIMBS, STEPS = 150, 12, 25
STRICT = {
    "two naturals": changed(Rules(), meld__naturals=2),
    "three naturals": changed(Rules(), meld__naturals=3),
    "one wild": changed(Rules(), meld__naturals=2, meld__wilds=1),
    "wilds apart": changed(Rules(), meld__adjacent_wilds=False),
    "chosen first": changed(VARIANTS["pinnacola/pinella"], row__chosen_first=True),
    "slide": changed(VARIANTS["pinnacola/pinella"], meld__slide=True),
    "free partner": changed(Rules(), table__partner_needs_opened=False, table__swap_needs_opened=False),
}
RULE_SETS: dict[str, Rules] = {**VARIANTS, **STRICT}


def position(rules: Rules, rng: Random) -> Turn:
    """A hand of thirty cards with three wild ones and a card to lay, and melds of what is left."""
    wild = [card for card in pack(rules.deal.pinelle) if is_wild(card, rules.deal.pinelle)]
    natural = [card for card in pack(rules.deal.pinelle) if not is_wild(card, rules.deal.pinelle)]
    rng.shuffle(wild)
    rng.shuffle(natural)
    hand = arranged(natural[: HAND - WILDS] + wild[:WILDS])
    left = natural[HAND - WILDS :] + wild[WILDS:]
    owners: dict[str, list[Meld]] = {"mine": [], "partners": [], "others": []}
    for _ in range(rng.randint(0, 9)):
        rng.shuffle(left)
        possible = list(new_melds(rules, tuple(left[:8])))
        if possible:
            meld = rng.choice(possible)
            left = list(minus(tuple(left), tuple(map(face, meld))))
            owners[rng.choice(sorted(owners))].append(meld)
    return duties(rules, Turn(hand, *map(tuple, owners.values()), opened=bool(owners["mine"])), rng)


def duties(rules: Rules, turn: Turn, rng: Random) -> Turn:
    """The position with a random card chosen or none, and some other wild cards swapped out a moment ago."""
    chosen = rng.choice((*turn.hand, None))
    wild = [card for card in minus(turn.hand, filter(None, [chosen])) if is_wild(card, rules.deal.pinelle)]
    due = rng.sample(wild, rng.randint(0, len(wild))) if turn.opened else []
    jokers = due.count(JOKER)
    return replace(turn, chosen=chosen, jokers_due=jokers, pinelle_due=len(due) - jokers)


def neighbour(rules: Rules, turn: Turn, rng: Random) -> Turn:
    """A position a little different: other duties, or a few natural cards exchanged for unseen ones."""
    if rng.random() < 0.3:
        return duties(rules, turn, rng)
    seen = [*turn.hand, *(face(token) for meld in turn.mine + turn.partners + turn.others for token in meld)]
    unseen = [card for card in minus(pack(rules.deal.pinelle), seen) if not is_wild(card, rules.deal.pinelle)]
    count = min(rng.randint(1, 4), len(unseen))
    natural = [card for card in turn.hand if not is_wild(card, rules.deal.pinelle)]
    leaving = rng.sample(natural, count)
    hand = arranged((*minus(turn.hand, leaving), *rng.sample(unseen, count)))
    gone = turn.chosen is not None and turn.chosen not in hand
    return replace(
        turn, hand=hand, chosen=rng.choice([card for card in natural if card in hand]) if gone else turn.chosen
    )


def cost(rules: Rules, turn: Turn) -> float:
    """Seconds of one answer."""
    start = perf_counter()
    can_end(rules, turn)
    return perf_counter() - start


def climb(rules: Rules, rng: Random) -> list[float]:
    """What every position of one search for a slow one cost."""
    turn = max((position(rules, rng) for _ in range(5)), key=lambda turn: cost(rules, turn))
    best = cost(rules, turn)
    costs = [best]
    for _ in range(STEPS):
        other = neighbour(rules, turn, rng)
        costs.append(cost(rules, other))
        if costs[-1] >= best:
            turn, best = other, min(costs[-1], cost(rules, other))
    return costs


def main() -> None:
    """Print the median, the 99th percentile and the maximum, in milliseconds, of a rule set and of all."""
    rng = Random(1)
    everything: list[float] = []
    print(f"can_end, hands of {HAND} cards with {WILDS} wild ones: milliseconds")
    print(f"{'':24}{'positions':>10}{'median':>9}{'99 %':>9}{'most':>9}")
    for name, rules in RULE_SETS.items():
        costs = [cost(rules, position(rules, rng)) for _ in range(RANDOM)]
        for _ in range(CLIMBS):
            costs += climb(rules, rng)
        everything += costs
        _row(name, costs)
    _row("all", everything)


def _row(name: str, costs: list[float]) -> None:
    ranked = sorted(1000 * seconds for seconds in costs)
    at = (len(ranked) // 2, len(ranked) * 99 // 100, -1)
    print(f"{name:24}{len(ranked):10}" + "".join(f"{ranked[place]:9.2f}" for place in at))
