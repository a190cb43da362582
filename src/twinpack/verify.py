"""Whether the deals of a record are those that were promised before them: recomputed from the record alone."""

from collections.abc import Sequence
from typing import Any

import msgspec

from twinpack import fair
from twinpack import match as matches
from twinpack.fair import Commit, FairError, Mix, Reveal
from twinpack.game import CHANCE, IllegalAction
from twinpack.match import Match
from twinpack.record import Record, Result, Takeback, replay

MATCH_TAG = "Match"
"""The tag that names the match, which every commitment is made for."""


class Verified(msgspec.Struct, frozen=True):
    """One shuffle that is as promised: its number in the match, and the seats that mixed in chance of their own."""

    number: int
    seats: tuple[int, ...]


def verify(record: Record) -> tuple[Verified, ...]:
    """Every shuffle of a finished deal, verified; deals still under way are not looked at.

    Raises `FairError` with what does not fit: a record without commitments, a seed that is not the one promised
    (`not-promised`), cards in another order than seed and mixes give (`other-order`), a seed that is missing.
    Raises `RecordError` for a record that does not replay, if nothing is wrong with the shuffles up to there.
    """
    name = dict(record.tags).get(MATCH_TAG, "")
    shuffles, replays = _shuffles(record)
    if not any(shuffle.commit for shuffle in shuffles):
        raise FairError("no-commitments")
    found = []
    for number, shuffle in enumerate(shuffles, start=1):
        if shuffle.commit is None:
            raise FairError("commit-missing", number=number)
        if shuffle.reveal is None:
            if shuffle.finished:
                raise FairError("seed-missing", number=number)
            continue
        key = fair.check(name, number, shuffle.commit, shuffle.mixes, shuffle.reveal)
        expected = drawn(shuffle.offered, key)
        if shuffle.action != expected:
            raise FairError("other-order", number=number, **_difference(shuffle.action, expected))
        found.append(Verified(number, tuple(sorted(mix.seat for mix in shuffle.mixes))))
    if not replays:
        replay(record)  # which says where it breaks
    return tuple(found)


def drawn(offered: Any, key: bytes) -> Any:
    """The chance action that a key makes of the one a game offers, its cards in standard order."""
    if isinstance(offered, matches.Dealer):
        return matches.Dealer(fair.below(fair.numbers(key), offered.seat + 1))
    return msgspec.structs.replace(offered, cards=fair.shuffled(key, offered.cards))


def offered(match: Match) -> Any:
    """The chance action that is due, its cards in standard order; of the first dealer the last seat."""
    if match.state is None:
        return matches.Dealer(match.game.seats - 1)
    return next(match.game.legal(matches.ready(match)))


def _difference(action: Any, expected: Any) -> dict[str, Any]:
    """The first thing that differs between the chance action in a record and the one that follows from its seed."""
    if isinstance(action, matches.Dealer):
        return {"place": 1, "found": action.seat, "expected": expected.seat}
    pairs = zip(action.cards, expected.cards, strict=True)
    place, (found, wanted) = next((at, pair) for at, pair in enumerate(pairs, start=1) if pair[0] != pair[1])
    return {"place": place, "found": found, "expected": wanted}


class _Shuffle:
    """What a record says about one chance action."""

    def __init__(self, action: Any, offered: Any, commit: Commit | None, mixes: Sequence[Mix]) -> None:
        self.action = action
        self.offered = offered
        self.commit = commit
        self.mixes = mixes
        self.reveal: Reveal | None = None
        self.finished = False


def _shuffles(record: Record) -> tuple[list[_Shuffle], bool]:
    """All chance actions of a record as far as it replays, with the lines that belong to each, and whether it all does.

    Cards that have been changed often make a later play illegal; then it is the cards that are to be named.
    """
    match = Match(record.rule_set.game, record.rule_set.match)
    replays = True
    found: list[_Shuffle] = []
    commit: Commit | None = None
    mixes: list[Mix] = []
    for entry in record.entries:
        if isinstance(entry, Commit):
            commit, mixes = entry, []
        elif isinstance(entry, Mix):
            mixes.append(entry)
        elif isinstance(entry, Reveal):
            waiting = next((shuffle for shuffle in found if shuffle.reveal is None), None)
            if waiting is not None:
                waiting.reveal = entry
            elif replays:
                raise FairError("seed-without-shuffle", seed=entry.seed)
        elif isinstance(entry, Result):
            for shuffle in found:
                shuffle.finished = True
        elif replays:
            after = _after(match, entry)
            if after is None:
                replays = False
                continue
            if matches.to_act(match) == CHANCE:
                found.append(_Shuffle(entry, offered(match), commit, mixes))
                commit, mixes = None, []
            match = after
    return found, replays


def _after(match: Match, entry: Any) -> Match | None:
    """The match after a line of its record, or None if that cannot be."""
    if isinstance(entry, Takeback):
        may = match.state is not None and not match.between and entry.count < len(match.state.log)
        return matches.taken_back(match, entry.count) if may else None
    try:
        return matches.advance(match, entry)
    except IllegalAction:
        return None
