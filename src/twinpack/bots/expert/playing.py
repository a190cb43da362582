"""Cards to tricks, by search: what each card brings on average over deals that fit all that the seat can know."""

from collections.abc import Iterable
from math import sqrt
from typing import Any
from zlib import crc32

import msgspec

from twinpack.bots.base import Choice, why
from twinpack.bots.club import playing as club
from twinpack.bots.club import two_hand
from twinpack.bots.expert.payoffs import parties, payoffs
from twinpack.cards import Card, arranged
from twinpack.pinochle.actions import Play
from twinpack.pinochle.rules import RANKS_TO, Rules
from twinpack.pinochle.state import State
from twinpack.pinochle.view import View
from twinpack.solver import OutOfNodes, Solver, Unsolvable
from twinpack.solver.forest import Forest, Harvest, Moment
from twinpack.solver.pack import unit
from twinpack.solver.worlds import Knowledge, knowledge, numbered
from twinpack.tricks import POLICIES

ROUNDS = 20_000
"""The rounds of a search unless the caller says otherwise."""

NOISE, EVEN = 2.0, 0.004
"""What a club player would play is kept if no card is better by more standard errors, or by more worth, than this."""

NODES = 1_000_000
"""So many positions are looked at where all cards are known: more are not worth the wait."""

MOST = 3
"""So many reasons are given."""


class Player:
    """Plays cards by one rule set. The same view gives the same card: all chance hangs on what the view says."""

    def __init__(self, rules: Rules, iterations: int = ROUNDS, seed: int = 0) -> None:
        self.rules = rules
        self.club = club.Player(rules)
        self.forest = Forest(iterations)
        self._seed = seed

    def choose(self, view: View, legal: Iterable[Any]) -> Choice:
        """A card, unless the game is won by a claim; the only one at once."""
        offered = list(legal)
        if view.draws:
            claimed = two_hand.claim(self.rules, view, offered)
            if claimed is not None:
                return claimed
        plays = [action for action in offered if isinstance(action, Play)]
        usual = self.club.play(view, plays)
        if len(plays) == 1 or view.trump is None:
            return usual
        return self._thought(view, plays, usual)

    def _thought(self, view: View, plays: list[Play], usual: Choice) -> Choice:
        known = knowledge(self.rules, view)
        if known.sure:
            solved = self._solved(view, known, usual)
            if solved is not None:
                return solved
        chance = self.chance(view)
        numbers = numbered(self.rules, view)
        now = moment(self.rules, view, known, [numbers[play.card] for play in plays])
        worlds = self.forest.guesses(known, now, chance)
        if not len(worlds[0]):
            return usual
        ends = payoffs(self.rules, view, now.left, unplayed(known, now))
        made = ends.made[now.parties[now.mover]]
        found = self.forest.search(now, worlds, ends.worth, made == 1, chance)
        open_contract = made.min() >= 0 and made.min() < made.max()
        return self.picked(found, numbers, usual, with_contract=open_contract)

    def _solved(self, view: View, known: Knowledge, usual: Choice) -> Choice | None:
        """The best card when it is known where all are, if it can be worked out; of equal ones the usual.

        The solver is a new one: what it remembered of other deals would count as nodes saved.
        """
        try:
            answer = Solver("exact", NODES).answer(self.rules, seen_through(self.rules, view, known))
        except (Unsolvable, OutOfNodes):
            return None
        best = [worth.card for worth in answer.cards if worth.points == answer.points]
        card = usual.action.card if usual.action.card in best else best[0]
        reasons = usual.reasons if card == usual.action.card else ()
        return Choice(Play(card), (*reasons, why("play-known", card=card, points=answer.points)))

    def picked(self, found: Harvest, numbers: dict[Card, int], usual: Choice, *, with_contract: bool) -> Choice:
        """The card tried most, unless the usual one does as well within the noise."""
        cards = {number: card for card, number in numbers.items()}
        best = found.promises[0]
        club = next((one for one in found.promises if cards[one.card] == usual.action.card), best)
        noise = min(NOISE * found.spread * sqrt(1 / best.visits + 1 / club.visits), EVEN)
        chosen = club if best.worth - club.worth <= noise else best
        step = unit(self.rules)
        reasons = [*usual.reasons[:1]] if chosen == club else []
        reasons.append(why("play-search", card=cards[chosen.card], points=round(chosen.units * step)))
        if with_contract:
            reasons.append(why("play-makes", deals=round(100 * chosen.success)))
        other = next((one for one in found.promises if one != chosen), None)
        if other is not None and len(reasons) < MOST:
            reasons.append(why("play-next", card=cards[other.card], points=round(other.units * step)))
        return Choice(Play(cards[chosen.card]), tuple(reasons))

    def chance(self, view: View) -> int:
        """A number that hangs on the view and the player's seed."""
        return crc32(msgspec.msgpack.encode(view), self._seed)


def moment(rules: Rules, view: View, known: Knowledge, offered: list[int]) -> Moment:
    """The moment of a view as the search takes it."""
    assert view.seat is not None
    groups, numbers, step = parties(rules, view), numbered(rules, view), unit(rules)
    ranks = RANKS_TO[rules.pack.lowest][::-1]
    values = tuple(rules.play.counters.of(rank) // step for rank in ranks)
    policy = POLICIES[rules.play.policy]
    trick = tuple(numbers[card] for card in view.trick)
    hands = [sum(count * values[card & 7] for card, count in enumerate(row) if count) for row in known.held[:-1]]
    unseen = sum(values[one.card & 7] for one in known.loose)
    return Moment(
        mover=view.players.index(view.seat),
        leader=view.players.index(view.leader),
        parties=tuple(next(n for n, group in enumerate(groups) if seat in group) for seat in view.players),
        trick=trick,
        leads=() if view.trick else tuple(offered),
        tricks=len(view.hand),
        duties=(policy.head_plain, policy.overtrump, policy.head_after_ruff),
        values=values,
        last=rules.play.last_trick // step,
        left=sum(hands) + unseen + sum(values[card & 7] for card in trick) + rules.play.last_trick // step,
    )


def seen_through(rules: Rules, view: View, known: Knowledge) -> State:
    """The state of a view that leaves no card unknown, in a deal of no match: nobody claims to have won."""
    assert view.seat is not None
    cards = {number: card for card, number in numbered(rules, view).items()}
    hands = [list(row) for row in known.held]
    room = list(known.room)
    for one in known.loose:
        place = next(place for place, free in enumerate(room) if free)
        room[place] -= 1
        hands[place][one.card] += 1
    held = {
        seat: arranged(cards[card] for card, count in enumerate(row) for _ in range(count))
        for seat, row in zip(view.players, hands, strict=False)
    }
    return State(
        dealer=view.dealer,
        players=view.players,
        phase="play",
        hands=tuple(held.get(seat, ()) for seat in range(len(view.sizes))),
        contract=view.contract,
        called=view.called,
        trump=view.trump,
        leader=view.leader,
        trick=view.trick,
        tricks=view.tricks,
    )


def unplayed(known: Knowledge, now: Moment) -> int:
    """The units thought to lie where they cannot be taken."""
    unseen = sum(now.values[one.card & 7] for one in known.loose)
    return round(unseen * known.room[-1] / max(len(known.loose), 1))
