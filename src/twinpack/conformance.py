"""The test of the contract, usable by anybody who writes a game: `check_game` plays random deals and looks.

It knows nothing of any family. What it cannot know (that trick points add up, that a meld is worth so much) belongs
to tests of the family.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from twinpack.game import CHANCE, Game, IllegalAction, NotationError, Race, draw, pick, play, replay
from twinpack.seats import Seat

NONSENSE = (
    "",
    "x",
    "bid",
    "bid x",
    "bid -5",
    "play",
    "play 1H",
    "give AS AS AS AS AS AS",
    "deal AS",
    "dealer",
    "\0",
)


def check_game(
    game: Game[Any, Any, Any],
    *,
    deals: int = 3,
    seed: int = 0,
    views_every: int = 7,
    cards_of: Callable[[Any], Sequence[Any]] | None = None,
) -> None:
    """Play `deals` random deals of `game` and assert everything that the contract promises.

    At every step: each offered action passes `check`, is offered once and survives its notation; nonsense and
    actions of other moments are refused and change nothing. Every `views_every` steps and at the end, for every
    seat and a spectator: a redeal from the view gives an equal view, the same log as that seat saw it, and a state
    whose log replays to it. At the end: the log replays to an equal state, the score is there. `cards_of` answers
    all cards of a state, wherever they lie; they must stay the same from the deal on.

    >>> from twinpack.pinochle.game import Pinochle
    >>> from twinpack.pinochle.rules import Rules
    >>> check_game(Pinochle(Rules()), deals=1)
    """
    rng = Random(seed)
    for number in range(deals):
        _check_deal(game, number % game.seats, rng, views_every, cards_of)


def _check_deal(
    game: Game[Any, Any, Any],
    dealer: Seat,
    rng: Random,
    views_every: int,
    cards_of: Callable[[Any], Sequence[Any]] | None,
) -> None:
    race = _race(game, rng)
    state = game.start(dealer, race)
    past: list[Any] = []
    logs: dict[Seat | None, list[str]] = {seat: [] for seat in (None, *range(game.seats))}
    pack: list[Any] | None = None
    while (mover := game.to_act(state)) is not None:
        assert game.score(state) is None, "no score before the deal is over"
        before = hash(state)
        offered = list(game.legal(state))
        assert offered, "somebody is to act and may do nothing"
        assert len(set(offered)) == len(offered), "an action is offered twice"
        _check_offered(game, state, offered if len(offered) < 40 else rng.sample(offered, 40))
        _check_refused(game, state, past, set(offered))
        action = draw(game, state, rng) if mover == CHANCE else pick(offered, rng)
        for seat, log in logs.items():
            log.append(game.seen(state, action, seat))
        following = play(game, state, action)
        assert hash(state) == before, "apply changed its state"
        assert following.log == (*state.log, action), "the log is not what happened"
        past.append(action)
        state = following
        if cards_of:
            pack = pack or sorted(cards_of(state))
            assert sorted(cards_of(state)) == pack, "cards are lost or made"
        if len(past) % views_every == 0:
            _check_views(game, state, logs, rng)
    _check_views(game, state, logs, rng)
    assert game.score(state) is not None, "the deal is over and has no score"
    assert not list(game.legal(state)), "the deal is over and something is still legal"
    assert replay(game, dealer, past, race) == state, "the log does not replay"


def _race(game: Game[Any, Any, Any], rng: Random) -> Race:
    """Some standing of a match, so that rules which look at it are tried too."""
    return Race(tuple(rng.randrange(2000) for _ in range(game.sides)), 1000)


def _check_offered(game: Game[Any, Any, Any], state: Any, offered: list[Any]) -> None:
    for action in offered:
        game.check(state, action)
        assert game.parse(str(action)) == action, f"notation of {action!r}"
        assert "\n" not in str(action), "an action is one line"


def _check_refused(game: Game[Any, Any, Any], state: Any, past: list[Any], offered: set[Any]) -> None:
    for text in NONSENSE:
        try:
            action = game.parse(text)
        except NotationError:
            continue
        _refused(game, state, action)
    for action in past[:1] + past[-8:]:
        if action not in offered:
            _refused(game, state, action)


def _refused(game: Game[Any, Any, Any], state: Any, action: Any) -> None:
    """What is not offered is refused, unless the game documents that it offers a subset."""
    before = hash(state)
    try:
        following = play(game, state, action)
    except IllegalAction:
        assert hash(state) == before
    else:
        assert game.to_act(state) is not None, "the deal is over and something is still accepted"
        assert following.log[-1] == action


def _check_views(game: Game[Any, Any, Any], state: Any, logs: dict[Seat | None, list[str]], rng: Random) -> None:
    for seat, log in logs.items():
        view = game.view(state, seat)
        other = game.redeal(view, rng)
        assert game.view(other, seat) == view, f"seat {seat} can tell a redeal from the truth"
        assert game.to_act(other) == game.to_act(state)
        start = game.start(other.dealer, other.race)
        told = []
        for action in other.log:
            told.append(game.seen(start, action, seat))
            start = play(game, start, action)
        assert start == other, "a redealt log does not lead to its state"
        assert told == log, f"seat {seat} has another log in a redeal"
        if game.to_act(state) == seat:
            assert set(map(str, game.legal(other))) == set(map(str, game.legal(state))), (
                "legality hangs on hidden cards"
            )
