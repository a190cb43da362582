"""The expert's card play by itself: against a rule of thumb on random deals, and for the club player in the game."""

import statistics
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import sqrt
from random import Random
from typing import Any

from msgspec.structs import replace

from twinpack import bots
from twinpack.bots.base import Choice
from twinpack.bots.club import Club
from twinpack.bots.expert.playing import ROUNDS, Player
from twinpack.cards import arranged, rank
from twinpack.families import RuleSet, named
from twinpack.lab.paired import differences
from twinpack.options import changed
from twinpack.pinochle.actions import Play
from twinpack.pinochle.game import Pinochle
from twinpack.pinochle.phases import play
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import trick_points
from twinpack.pinochle.state import Shown, State
from twinpack.pinochle.view import View, view
from twinpack.solver import warm_up
from twinpack.tricks import RANKING, beats, winner

DEALS, PAIRS = 400, 200
"""Random deals against the rule of thumb, and shuffles of each rule set against the club player."""
RULE_SETS = ("pinochle/classic", "pinochle/dailey", "pinochle/joedog", "pinochle/dutch")
SEED = 2026

PLAIN = changed(named("pinochle/dailey").rules, meld__who="declarer")
"""Rules under which nobody melds where nobody declares: hands that show nothing tell nothing."""

Chooser = Callable[[View, list[Play]], Play]


def thumb(rules: Rules, seen: View, legal: list[Play]) -> Play:
    """Lead the highest, beat with the highest, give a partner who wins the lowest counter, else the lowest card."""

    def height(action: Play) -> int:
        return -RANKING.index(action.card[0])

    trick = seen.trick
    if not trick:
        return max(legal, key=height)
    best = winner(trick, seen.trump)
    over = [action for action in legal if beats(action.card, trick[best], seen.trump)]
    if over:
        return max(over, key=height)
    if (len(trick) - best) % 2 == 0:
        rich = [action for action in legal if rules.play.counters.of(rank(action.card))]
        if rich:
            return min(rich, key=height)
    return min(legal, key=height)


def dealt(rules: Rules, rng: Random) -> State:
    """A random deal without a contract, spades trump, anybody leading."""
    state = Pinochle(rules).start(rng.randrange(4))
    shuffled = rng.sample(rules.cards, len(rules.cards))
    hands = tuple(arranged(shuffled[12 * seat : 12 * seat + 12]) for seat in range(4))
    return replace(state, phase="play", hands=hands, trump="S", leader=rng.randrange(4), shown=(Shown((), ()),) * 4)


def taken(rules: Rules, state: State, choosers: tuple[Chooser, Chooser]) -> int:
    """The trick points of the first side when one plays for each side."""
    while play.due(rules, state):
        seat = play.to_act(rules, state)
        legal = [action for action in play.legal(rules, state) if isinstance(action, Play)]
        action = legal[0]
        if len(legal) > 1:
            action = choosers[seat % 2](view(rules, state, seat, seat, None), legal)
        state = play.apply(rules, state, action)
    return trick_points(rules, state.tricks)[0][0]


def duel(one: Chooser, other: Chooser, deals: int, seed: int) -> list[int]:
    """By how much one beats the other, a deal: each is played twice, with sides swapped."""
    rng, rules = Random(seed), PLAIN
    found = []
    for _ in range(deals):
        state = dealt(rules, rng)
        found.append(taken(rules, state, (one, other)) - taken(rules, state, (other, one)))
    return found


class Timed:
    """Chooses cards by search and keeps the milliseconds that each took."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.times: list[float] = []

    def __call__(self, seen: View, legal: list[Play]) -> Play:
        start = time.thread_time()
        found: Play = self.player.choose(seen, legal).action
        self.times.append(1000 * (time.thread_time() - start))
        return found


class Partly:
    """A club player that plays its cards by search."""

    def __init__(self, player: Player, rule_set: RuleSet, chance: int) -> None:
        self._club = Club(rule_set.rules)
        self._player = player

    def choose(self, seen: View, legal: Iterable[Any]) -> Choice:
        """An action."""
        return (self._player if seen.phase == "play" else self._club).choose(seen, legal)


def rate(rounds: int, searches: int = 20) -> tuple[float, float]:
    """Rounds a second at the opening lead, all that a choice takes counted, and the megabytes of the tree."""
    player, rng, spent = Player(PLAIN, rounds), Random(1), 0.0
    for number in range(searches + 1):
        state = dealt(PLAIN, rng)
        seat = play.to_act(PLAIN, state)
        seen, legal = view(PLAIN, state, seat, seat, None), list(play.legal(PLAIN, state))
        start = time.thread_time()
        player.choose(seen, legal)
        spent += time.thread_time() - start if number else 0.0  # the first fetches tables
    return rounds * searches / spent, player.forest.size / 1e6


def interval(found: Sequence[float]) -> str:
    """The mean, and what it may be off in 95 of 100 cases."""
    return f"{statistics.fmean(found):+8.1f} ± {1.96 * statistics.stdev(found) / sqrt(len(found)):.1f}"


def main(deals: int = DEALS, pairs: int = PAIRS, rounds: int = ROUNDS, seed: int = SEED) -> None:
    """Print how fast the search is and how strong."""
    print(f"Expert card play, {rounds} rounds a card, seed {seed}")
    print(f"  compiled or fetched in {warm_up():.1f} s")
    speed, memory = rate(rounds)
    print(f"  at the opening lead {speed:,.0f} rounds/s, the tree takes {memory:.1f} MB")
    timed = Timed(Player(PLAIN, rounds))
    found = duel(timed, partial(thumb, PLAIN), deals, seed)
    times = statistics.quantiles(timed.times, n=20)
    print(f"  against the rule of thumb {interval(found)} points a deal ({deals} deals, both ways)")
    print(f"  a card takes {statistics.fmean(timed.times):.1f} ms, 95 of 100 at most {times[-1]:.1f} ms")
    for name in RULE_SETS if pairs else ():
        rule_set = named(name)
        player = Player(rule_set.rules, rounds)
        leads = list(differences(rule_set, partial(Partly, player), partial(bots.make, "club"), pairs, seed))
        print(f"  {name:<20} against the club player {interval(leads)} points a deal ({pairs} shuffles)", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
