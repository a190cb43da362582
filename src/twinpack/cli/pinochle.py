"""Pinochle on the command line: the referee's answers, and a deal in words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from twinpack.cards import KINDS, SUITS, Hand, Suit
from twinpack.cli.answers import ANSWERED, pair, read_cards, read_suit, say, say_json, whole_number
from twinpack.cli.asked import Asked
from twinpack.cli.replay import reason_words
from twinpack.game import CHANCE
from twinpack.referee import pinochle as referee
from twinpack.referee.pinochle import AuctionAnswer, MeldAnswer
from twinpack.refusals import message
from twinpack.rulebook import label
from twinpack.words import Words


def meld(asked: Asked, cards: list[str], trump: str) -> int:
    """What a hand is worth in melds."""
    words = asked.words
    answer = referee.meld(asked.rules, read_cards(cards, words), read_suit(trump, words))
    if asked.as_json:
        rows = [{"name": one.name, "points": one.points, "cards": one.cards} for one in answer.melds]
        say_json({"total": answer.total, "melds": rows, "table": answer.table})
    else:
        say("\n".join(_melds(answer, words)))
    return ANSWERED


def _melds(answer: MeldAnswer, words: Words) -> Iterator[str]:
    if not answer.melds:
        yield words.say("cli-meld-none")
        return
    for one in answer.melds:
        name = words.say(f"meld-{one.name}")
        key = "cli-meld-one" if one.cards else "cli-meld-bonus"
        yield words.say(key, name=name, points=one.points, cards=words.cards(one.cards))
    yield words.say("cli-meld-total", points=answer.total)
    yield words.say("cli-meld-table", cards=words.cards(answer.table))


def legal(asked: Asked, cards: list[str], trump: str, trick: str = "") -> int:
    """Which cards may be played."""
    words = asked.words
    table = read_cards([trick], words)
    answer = referee.legal(asked.rules, read_cards(cards, words), table, read_suit(trump, words))
    refused = [(one.card, one.code, message(one.code, one.params, words)) for one in answer.illegal]
    if asked.as_json:
        rows = [{"card": card, "code": code, "reason": reason} for card, code, reason in refused]
        say_json({"legal": answer.legal, "illegal": rows})
        return ANSWERED
    say(words.say("cli-legal", cards=words.cards(answer.legal)))
    for reason in dict.fromkeys(reason for _, _, reason in refused):
        say(reason)
    if not table and asked.rules.play.first_lead_trump:
        say(words.say("cli-legal-first-lead"))
    return ANSWERED


def trick(asked: Asked, cards: list[str], trump: str, last: bool = False) -> int:
    """Who wins a trick, and what is in it."""
    words = asked.words
    played, suit = read_cards(cards, words), read_suit(trump, words)
    answer = referee.trick(asked.rules, played, suit, last=last)
    if asked.as_json:
        say_json({"winner": answer.winner + 1, "points": answer.points})
        return ANSWERED
    best = words.card(played[answer.winner])
    say(words.say("cli-trick-winner", place=answer.winner + 1, card=best, points=answer.points))
    say(words.say(_why_it_wins(played, answer.winner, suit), card=best))
    return ANSWERED


def _why_it_wins(played: Hand, winner: int, trump: Suit) -> str:
    card = played[winner]
    if played.count(card) > 1:
        return "cli-trick-twin"
    return "cli-trick-trump" if card[1] == trump else "cli-trick-led"


def score(
    asked: Asked,
    meld: str,
    bid: str | None = None,
    tricks: str | None = None,
    dix: str = "0/0",
    unplayed: str | None = None,
    tricks_won: str | None = None,
    moon: bool = False,
) -> int:
    """What a deal scores."""
    words = asked.words
    answer = referee.score(
        asked.rules,
        bid=None if bid is None else whole_number(bid, "--bid"),
        meld=pair(meld, "--meld"),
        dix=pair(dix, "--dix"),
        points=None if tricks is None else pair(tricks, "--tricks"),
        tricks=None if tricks_won is None else pair(tricks_won, "--tricks-won"),
        unplayed=unplayed,
        moon=moon,
    )
    keys = ("declarers", "defenders") if answer.declarers is not None else ("first", "second")
    sides = [words.say(f"cli-{key}") for key in keys]
    texts = reason_words(answer, sides, words)
    if asked.as_json:
        reasons = [
            {"code": one.code, "side": None if one.side is None else keys[one.side], "amount": one.amount, "text": text}
            for one, text in zip(answer.reasons, texts, strict=True)
        ]
        say_json({"change": dict(zip(keys, answer.change, strict=True)), "made": answer.made, "reasons": reasons})
    else:
        changes = [
            words.say("cli-change", side=side, points=f"{points:+d}")
            for side, points in zip(sides, answer.change, strict=True)
        ]
        say("\n".join([*texts, *changes]))
    return ANSWERED


def auction(asked: Asked, calls: list[str], dealer: str = "3") -> int:
    """Who has won an auction, or whose turn it is."""
    texts = [word for text in calls for word in text.replace(",", " ").split()]
    made = [referee.call(text) for text in texts]
    answer = referee.auction(asked.rules, made, whole_number(dealer, "--dealer"))
    if not asked.as_json:
        say("\n".join(_auction(answer, asked.words)))
    elif not answer.over:
        say_json({"over": False, "to_act": answer.to_act, "minimum": answer.minimum})
    elif answer.declarer is None:
        say_json({"over": True, "declarer": None, "redeal": True})
    else:
        say_json({"over": True, "declarer": answer.declarer, "bid": answer.bid})
    return ANSWERED


def _auction(answer: AuctionAnswer, words: Words) -> Iterator[str]:
    if answer.to_act is not None:
        key = "cli-auction-open" if answer.minimum is not None else "cli-auction-no-bid"
        yield words.say(key, seat=_seat(answer.to_act, words), minimum=answer.minimum or 0)
    elif answer.declarer is None:
        yield words.say("cli-auction-redeal")
    else:
        key = "cli-auction-stuck" if answer.stuck else "cli-auction-won"
        yield words.say(key, seat=_seat(answer.declarer, words), bid=answer.bid)
    if answer.unjudged:
        yield words.say("cli-auction-unjudged", options=", ".join(label(key, words) for key in answer.unjudged))


def _seat(seat: int, words: Words) -> str:
    return words.say("cli-seat", name=words.say(f"seat-{seat}"), number=seat)


ANSWERS: Mapping[str, Callable[..., int]] = {
    "meld": meld,
    "legal": legal,
    "trick": trick,
    "score": score,
    "auction": auction,
}


def told(game: Any, dealer: int, log: Sequence[Any], words: Words) -> Iterator[str]:
    """What happened, in the notation's own order: a line an action, a line a trick."""
    state = game.start(dealer)
    trick: list[str] = []
    tricks = 0
    for action in log:
        seat = game.to_act(state)
        word, _, rest = str(action).partition(" ")
        if seat == CHANCE:
            for owner in range(game.seats):
                yield _line(owner, "hold", game.seen(state, action, owner).partition(" ")[2], words)
        elif word == "play":
            trick.append(f"{words.say(f'seat-{seat}')} {words.card(rest)}")
        else:
            yield _line(seat, word, rest, words)
        state = game.apply(state, action)
        if len(trick) == game.seats or (trick and action is log[-1]):
            tricks += 1
            yield words.say("cli-trick", number=tricks, cards=", ".join(trick))
            trick = []


def _line(seat: int, word: str, rest: str, words: Words) -> str:
    """One action in words; what stands after its first word may be cards, a number or a suit."""
    parts = rest.split()
    said = " ".join(
        words.card(part) if part in KINDS else words.say(f"suit-{part}") if part in SUITS else part for part in parts
    )
    return words.say(f"cli-does-{word}", seat=words.say(f"seat-{seat}"), what=said)
