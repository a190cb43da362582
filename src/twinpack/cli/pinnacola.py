"""Pinnacola on the command line: the referee's answers, and a deal in words."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from twinpack.cards import Card, Hand
from twinpack.cli.answers import ANSWERED, say, say_json, whole_number
from twinpack.cli.asked import Asked
from twinpack.cli.replay import reason_words
from twinpack.game import CHANCE, IllegalAction, NotationError
from twinpack.pinnacola.actions import Action, Back, Deal, Discard, Draw, Lay, Off, Restock, Swap, Take
from twinpack.pinnacola.state import State
from twinpack.pinnacola.tokens import RANKS, Token
from twinpack.referee import RefereeError
from twinpack.referee import pinnacola as referee
from twinpack.referee.pinnacola import Out, Refusal, SideAnswer, TurnAnswer
from twinpack.referee.pinnacola.position import MAX_BYTES
from twinpack.refusals import message
from twinpack.words import Words

NOTHING = "-"
"""What is written for an empty hand, and for a side without melds."""


def meld(asked: Asked, cards: list[str]) -> int:
    """Whether cards are a meld, and what it is worth."""
    words = asked.words
    try:
        answer = referee.meld(asked.rules, _tokens(" ".join(cards), words))
    except IllegalAction as error:
        _refused({}, error.code, error.params, asked)
        return ANSWERED
    if asked.as_json:
        say_json(
            {
                "legal": True,
                "kind": answer.kind,
                "pure": answer.pure,
                "complete": answer.complete,
                "points": answer.points,
                "cards": answer.cards,
            }
        )
        return ANSWERED
    kind = words.say(f"kind-pure-{answer.kind}" if answer.pure else f"kind-{answer.kind}")
    say(words.say("cli-laid-meld", kind=kind, cards=words.cards(answer.cards), points=answer.points))
    if answer.complete:
        say(words.say("cli-laid-complete"))
    return ANSWERED


def score(asked: Asked, side: str, hands: str, out: str = "no", opened: str | None = None) -> int:
    """What a side scores for a deal."""
    words = asked.words
    melds = [] if side.strip() == NOTHING else [_tokens(text, words) for text in side.split("|")]
    held = [_hand(text, words) for text in hands.split("|")]
    players = None if opened is None else _players(opened, len(held))
    answer = referee.score(asked.rules, melds, held, cast(Out, out), opened=players)
    if asked.as_json:
        say_json({"result": answer.result, "melds": answer.melds, "bonus": answer.bonus, "hands": answer.hands})
    else:
        say("\n".join(_score(answer, melds, words)))
    return ANSWERED


def _score(answer: SideAnswer, melds: Sequence[Sequence[Token]], words: Words) -> Iterator[str]:
    side = words.say("cli-this-side")
    if answer.melds:
        for cards, points in zip(melds, answer.melds, strict=True):
            yield words.say("cli-change", side=words.cards(cards), points=points)
    yield from reason_words(answer.score, [side], words)
    yield words.say("cli-change", side=side, points=f"{answer.result:+d}")


def turn(asked: Asked, position: str, actions: str) -> int:
    """Whether a turn may go like this."""
    before = referee.position(_position(position), asked.rules)
    texts = [text.strip() for text in actions.split(";") if text.strip()]
    answer = referee.turn(asked.rules, before, texts)
    if isinstance(answer, Refusal):
        where = {"at": answer.at}
        _refused(where, answer.code, answer.params, asked, texts[answer.at])
    elif asked.as_json:
        say_json({"legal": True, "hand": answer.hand, "row": answer.row})
    else:
        say("\n".join(_turn(answer, asked.words)))
    return ANSWERED


def _turn(answer: TurnAnswer, words: Words) -> Iterator[str]:
    yield words.say("cli-turn-legal")
    yield words.say("cli-turn-hand", cards=words.cards(answer.hand) or NOTHING)
    yield words.say("cli-turn-row", cards=words.cards(answer.row) or NOTHING)
    yield from _ending(answer.state, words)


def _refused(
    where: dict[str, int], code: str, params: Mapping[str, Any], asked: Asked, action: str | None = None
) -> None:
    """Says that something is not allowed, and why: in JSON with the place in front."""
    reason = message(code, params, asked.words)
    if asked.as_json:
        say_json({"legal": False, **where, "code": code, "reason": reason})
    elif action is None:
        say(reason)
    else:
        say(asked.words.say("cli-turn-refused", number=where["at"] + 1, action=action, reason=reason))


ANSWERS: Mapping[str, Callable[..., int]] = {"meld": meld, "score": score, "turn": turn}


def _tokens(text: str, words: Words) -> tuple[Token, ...]:
    """Cards as people write them in the language, wild ones perhaps with what they stand for."""
    return tuple(_token(word, words) for word in text.replace(",", " ").split())


def _token(text: str, words: Words) -> Token:
    try:
        return words.read_token(text, RANKS)
    except NotationError:
        raise NotationError("token", text=text) from None


def _hand(text: str, words: Words) -> Hand:
    if text.strip() == NOTHING:
        return ()
    cards = _tokens(text, words)
    if not cards:
        raise RefereeError("no-cards")
    for card in cards:
        if "=" in card:
            raise NotationError("token", text=card)
    return tuple(map(Card, cards))


def _players(text: str, count: int) -> list[bool]:
    """Which of so many players are named by their numbers from 1."""
    named = [] if text.strip() == NOTHING else [whole_number(word, "--opened") for word in re.split(r"[\s,]+", text)]
    for number in named:
        if not 1 <= number <= count:
            raise RefereeError("no-such-player", number=number, limit=count)
    return [place in named for place in range(1, count + 1)]


def _position(given: str) -> str:
    """A position from the command line, where `;` may stand for the end of a line, or from the file of that name."""
    if "=" in given:
        return given.replace(";", "\n")
    with Path(given).open("rb") as file:
        return file.read(MAX_BYTES + 1).decode("utf-8", "replace")


def told(game: Any, dealer: int, log: Sequence[Any], words: Words) -> Iterator[str]:
    """What happened, a line an action."""
    state = game.start(dealer)
    for action in log:
        seat = game.to_act(state)
        after = game.apply(state, action)
        if seat == CHANCE:
            yield from _chance(state, after, action, words)
        else:
            yield _done(state, action, words.say(f"seat-{seat}"), words)
        state = after
    yield from _ending(state, words)


def _chance(state: State, after: State, action: Deal | Restock, words: Words) -> Iterator[str]:
    if isinstance(action, Deal):
        for owner, hand in enumerate(after.hands):
            yield words.say("cli-does-hold", seat=words.say(f"seat-{owner}"), what=words.cards(hand))
        yield words.say("cli-turn-row", cards=words.cards(after.row))
        return
    yield words.say("cli-restocked", cards=len(action.cards))
    if state.drawing:
        yield words.say("cli-does-draw", seat=words.say(f"seat-{state.turn}"), what=words.card(action.cards[0]))


def _done(state: State, action: Action, seat: str, words: Words) -> str:
    """One action of a player in words."""
    match action:
        case Draw():
            key = "draw" if state.stock else "draw-nothing"
            return words.say(f"cli-does-{key}", seat=seat, what=words.cards(state.stock[:1]))
        case Take(place):
            return words.say("cli-does-take", seat=seat, what=words.cards(state.row[place - 1 :]))
        case Lay(tokens):
            return words.say("cli-does-lay", seat=seat, what=words.cards(tokens))
        case Off(token, number):
            return words.say("cli-does-off", seat=seat, what=words.card(token), meld=_meld(state, number, words))
        case Swap(card, number):
            return words.say("cli-does-swap-wild", seat=seat, what=words.card(card), meld=_meld(state, number, words))
        case Discard(card):
            return words.say("cli-does-discard", seat=seat, what=words.card(card))
        case Back():
            return words.say("cli-does-back", seat=seat)
    raise TypeError(action)


def _meld(state: State, number: int, words: Words) -> str:
    return words.cards(state.melds[number - 1].tokens)


def _ending(state: State, words: Words) -> Iterator[str]:
    """How a deal has ended, if it has."""
    if state.ending is not None:
        seat = "" if state.winner is None else words.say(f"seat-{state.winner}")
        yield words.say(f"cli-ending-{state.ending}", seat=seat)
