"""Pinnacola's "no dead ends": how long `can_end` takes on random hands, and on the worst that a search can find."""

from random import Random
from time import perf_counter

from msgspec.structs import replace

from twinpack.cards import SUITS, minus
from twinpack.options import changed
from twinpack.pinnacola.finish import Turn, can_end
from twinpack.pinnacola.melds import Meld, new_melds
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import JOKER, RANKS, arranged, face, is_wild, pack
from twinpack.pinnacola.variants import VARIANTS

SIZES, WILDS, MELDS = (30, 12), 3, 9
RANDOM, CLIMBS, STEPS = 300, 6, 150
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


def position(rules: Rules, size: int, rng: Random) -> Turn:
    """A hand of so many cards with three wild ones and a card to lay, and melds of what is left.

    Half of the hands hold two suits of a rank at most: few melds without wild cards, the hardest to decide.
    """
    cards = pack(rules.deal.pinelle)
    wild = [card for card in cards if is_wild(card, rules.deal.pinelle)]
    most = rng.choice((2, len(SUITS)))
    suits = {rank: rng.sample(SUITS, most) for rank in RANKS}
    likely = [card for card in minus(cards, wild) if card[1] in suits[card[0]]]
    hand = (*rng.sample(likely, size - WILDS), *rng.sample(wild, WILDS))
    left = minus(cards, hand)
    melds: dict[str, tuple[Meld, ...]] = {"mine": (), "partners": (), "others": ()}
    for _ in range(rng.randint(0, MELDS)):
        possible = list(new_melds(rules, tuple(rng.sample(left, 9))))
        if possible:
            meld = rng.choice(possible)
            left = minus(left, map(face, meld))
            owner = rng.choice([owner for owner in melds if owner != "partners" or rules.seats == 4])
            melds[owner] += (meld,)
    turn = Turn(arranged(hand), melds["mine"], melds["partners"], melds["others"], opened=bool(melds["mine"]))
    return duties(rules, turn, rng)


def duties(rules: Rules, turn: Turn, rng: Random) -> Turn:
    """The position with a random card chosen or none, and some other wild cards swapped out a moment ago."""
    chosen = rng.choice((*turn.hand, None))
    wild = [card for card in minus(turn.hand, filter(None, [chosen])) if is_wild(card, rules.deal.pinelle)]
    due = rng.sample(wild, rng.randint(0, len(wild))) if turn.opened else []
    jokers = due.count(JOKER)
    return replace(turn, chosen=chosen, jokers_due=jokers, pinelle_due=len(due) - jokers)


def neighbour(rules: Rules, turn: Turn, rng: Random) -> Turn:
    """A position a little different: other duties, a meld that changes sides, or a few natural cards exchanged."""
    what = rng.random()
    if what < 0.2:
        return duties(rules, turn, rng)
    if what < 0.3:
        moved = replace(turn, mine=turn.others, others=turn.mine, opened=bool(turn.others))
        return duties(rules, moved, rng)
    seen = [*turn.hand, *(face(token) for meld in turn.mine + turn.partners + turn.others for token in meld)]
    unseen = [card for card in minus(pack(rules.deal.pinelle), seen) if not is_wild(card, rules.deal.pinelle)]
    natural = [card for card in turn.hand if not is_wild(card, rules.deal.pinelle) and card != turn.chosen]
    count = min(rng.randint(1, 4), len(unseen), len(natural))
    hand = (*minus(turn.hand, rng.sample(natural, count)), *rng.sample(unseen, count))
    return replace(turn, hand=arranged(hand))


def cost(rules: Rules, turn: Turn) -> float:
    """Seconds of one answer: the better of two, as an interruption takes longer than most answers."""
    return min(_once(rules, turn), _once(rules, turn))


def _once(rules: Rules, turn: Turn) -> float:
    start = perf_counter()
    can_end(rules, turn)
    return perf_counter() - start


def climb(rules: Rules, size: int, rng: Random) -> list[float]:
    """What every position of one search for a slow one cost."""
    turn = max((position(rules, size, rng) for _ in range(40)), key=lambda turn: cost(rules, turn))
    best = cost(rules, turn)
    costs = [best]
    for _ in range(STEPS):
        other = neighbour(rules, turn, rng)
        costs.append(cost(rules, other))
        if costs[-1] >= best:
            turn, best = other, costs[-1]
    return costs


def main() -> None:
    """Print the median, the 99th percentile and the maximum, in milliseconds, of each rule set and of all."""
    rng = Random(1)
    for size in SIZES:
        everything: list[float] = []
        print(f"can_end, hands of {size} cards with {WILDS} wild ones: milliseconds")
        print(f"{'':24}{'positions':>10}{'median':>9}{'99 %':>9}{'most':>9}")
        for name, rules in RULE_SETS.items():
            costs = [cost(rules, position(rules, size, rng)) for _ in range(RANDOM)]
            for _ in range(CLIMBS):
                costs += climb(rules, size, rng)
            everything += costs
            _row(name, costs)
        _row("all", everything)


def _row(name: str, costs: list[float]) -> None:
    ranked = sorted(1000 * seconds for seconds in costs)
    at = (len(ranked) // 2, len(ranked) * 99 // 100, -1)
    print(f"{name:24}{len(ranked):10}" + "".join(f"{ranked[place]:9.2f}" for place in at))
