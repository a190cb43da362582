"""Pinochle on the command line: the referee's answers, and a deal in words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from twinpack.cards import KINDS, SUITS, Hand, Suit
from twinpack.cli.answers import ANSWERED, numbers, read_cards, read_suit, say, say_json, whole_number
from twinpack.cli.asked import Asked
from twinpack.cli.replay import reason_words, side_name
from twinpack.game import CHANCE, Score
from twinpack.pinochle.melds import MULTIPLES
from twinpack.pinochle.rules import Rules
from twinpack.referee import pinochle as referee
from twinpack.referee.pinochle import AuctionAnswer, MeldAnswer
from twinpack.refusals import message
from twinpack.rulebook import label
from twinpack.terminal.voice import seat_name
from twinpack.words import Words


def meld(asked: Asked, cards: list[str], trump: str) -> int:
    """What a hand is worth in melds."""
    words = asked.words
    answer = referee.meld(asked.rules, read_cards(cards, words), read_suit(trump, words))
    if asked.as_json:
        rows = [
            {"name": one.name, "count": _count(one.name), "points": one.points, "cards": one.cards}
            for one in answer.melds
        ]
        say_json({"total": answer.total, "melds": rows, "table": answer.table})
    else:
        say("\n".join(_melds(answer, words)))
    return ANSWERED


def _count(name: str) -> int:
    """How many of a meld are counted as the one of this name."""
    prefix = name.partition("-")[0] + "-"
    return MULTIPLES.index(prefix) + 1 if prefix in MULTIPLES else 1


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


def legal(asked: Asked, cards: list[str], trump: str, trick: str = "", stock: bool = False) -> int:
    """Which cards may be played."""
    words = asked.words
    table = read_cards([trick], words)
    answer = referee.legal(asked.rules, read_cards(cards, words), table, read_suit(trump, words), stock=stock)
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
    dix: str | None = None,
    unplayed: str | None = None,
    tricks_won: str | None = None,
    moon: bool = False,
    trump: str | None = None,
    players: str | None = None,
    partner: str | None = None,
    melds: str | None = None,
    claim: str | None = None,
    scores: str | None = None,
    target: str | None = None,
) -> int:
    """What a deal scores."""
    rules, words = asked.rules, asked.words
    sides = rules.table.sides
    referee.check_players(rules, None if players is None else whole_number(players, "--players"))
    answer = referee.score(
        rules,
        bid=None if bid is None else whole_number(bid, "--bid"),
        meld=numbers(meld, "--meld", sides),
        dix=() if dix is None else numbers(dix, "--dix", sides),
        points=None if tricks is None else numbers(tricks, "--tricks", sides),
        tricks=None if tricks_won is None else numbers(tricks_won, "--tricks-won", sides),
        unplayed=unplayed,
        moon=moon,
        trump=None if trump is None else read_suit(trump, words),
        partner=None if partner is None else whole_number(partner, "--partner") - 1,
        shown=() if melds is None else [_names(part) for part in melds.split("/")],
        claimant=None if claim is None else whole_number(claim, "--claim") - 1,
        totals=() if scores is None else numbers(scores, "--scores", sides),
        target=None if target is None else whole_number(target, "--target"),
    )
    if asked.as_json:
        say_json(_plain_score(rules, answer, words))
    else:
        say("\n".join(_score(rules, answer, words)))
    return ANSWERED


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _keys(score: Score) -> tuple[str, ...]:
    """What the two sides are called, for programs too; more than two go by their numbers."""
    if len(score.change) > 2:
        return ()
    return ("first", "second") if score.declarers is None else ("declarers", "defenders")


def _sides(rules: Rules, score: Score, words: Words) -> list[str]:
    """What the sides are called, in the order of the numbers that were given."""
    keys = _keys(score)
    if keys:
        return [words.say(f"cli-{key}") for key in keys]
    if rules.table.sides < rules.table.seats:
        return [side_name(side, words) for side in range(len(score.change))]
    names = [words.say("cli-player", number=side + 1) for side in range(len(score.change))]
    return names if score.declarers is None else [words.say("cli-declarer"), *names[1:]]


def _score(rules: Rules, score: Score, words: Words) -> Iterator[str]:
    """A score in words: the reasons, what each side gets, the kitty, the checks."""
    sides = _sides(rules, score, words)
    yield from reason_words(score, sides, words)
    for side, points in zip(sides, score.change, strict=True):
        yield words.say("cli-change", side=side, points=f"{points:+d}")
    if score.kitty:
        yield words.say("cli-kitty", chips=f"{score.kitty:+d}")
    for side, count in zip(sides, score.checks, strict=False):
        yield words.say("cli-checks", side=side, checks=f"{count:+d}")


def _plain_score(rules: Rules, score: Score, words: Words) -> dict[str, Any]:
    """A score for programs: two sides by their names, more as a list in the order of the numbers given."""
    keys = _keys(score)
    names: Sequence[str | int] = keys or range(1, len(score.change) + 1)
    texts = reason_words(score, _sides(rules, score, words), words)
    reasons = [
        {"code": one.code, "side": None if one.side is None else names[one.side], "amount": one.amount, "text": text}
        for one, text in zip(score.reasons, texts, strict=True)
    ]

    def by_side(numbers: Sequence[int]) -> Any:
        return dict(zip(keys, numbers, strict=True)) if keys else list(numbers)

    answer = {"change": by_side(score.change), "made": score.made, "reasons": reasons}
    if rules.payment.table:
        answer["kitty"] = score.kitty
    if rules.checks.played:
        answer["checks"] = by_side(score.checks)
    return answer


def auction(asked: Asked, calls: list[str], dealer: str | None = None) -> int:
    """Who has won an auction, or whose turn it is."""
    texts = [word for text in calls for word in text.replace(",", " ").split()]
    made = [referee.call(text) for text in texts]
    answer = referee.auction(asked.rules, made, None if dealer is None else whole_number(dealer, "--dealer"))
    if not asked.as_json:
        say("\n".join(_auction(answer, asked.rules.table.seats, asked.words)))
    elif not answer.over:
        say_json({"over": False, "to_act": answer.to_act, "minimum": answer.minimum})
    elif answer.declarer is None:
        say_json({"over": True, "declarer": None, "redeal": True})
    else:
        say_json({"over": True, "declarer": answer.declarer, "bid": answer.bid})
    return ANSWERED


def _auction(answer: AuctionAnswer, seats: int, words: Words) -> Iterator[str]:
    if answer.to_act is not None:
        key = "cli-auction-open" if answer.minimum is not None else "cli-auction-no-bid"
        yield words.say(key, seat=_seat(answer.to_act, seats, words), minimum=answer.minimum or 0)
    elif answer.declarer is None:
        yield words.say("cli-auction-redeal")
    else:
        key = "cli-auction-stuck" if answer.stuck else "cli-auction-won"
        yield words.say(key, seat=_seat(answer.declarer, seats, words), bid=answer.bid)
    if answer.unjudged:
        yield words.say("cli-auction-unjudged", options=", ".join(label(key, words) for key in answer.unjudged))


def _seat(seat: int, seats: int, words: Words) -> str:
    return words.say("cli-seat", name=seat_name(words, seat, seats), number=seat)


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
    for action in log:
        seat, word = game.to_act(state), str(action).partition(" ")[0]
        following = game.apply(state, action)
        if seat == CHANCE:
            yield from _dealt(following, words)
        elif word == "play":
            trick.append(f"{seat_name(words, seat, game.seats)} {words.card(action.card)}")
        else:
            yield _line(seat_name(words, seat, game.seats), action, following, words)
        if trick and (len(following.tricks) > len(state.tricks) or action is log[-1]):
            number = len(state.tricks) + 1
            yield words.say("cli-trick", number=number, cards=", ".join(trick))
            trick = []
        state = following


def _dealt(state: Any, words: Words) -> Iterator[str]:
    """Who holds what, and what lies on the table."""
    seats = len(state.hands)
    for owner, hand in enumerate(state.hands):
        if hand:
            yield words.say("cli-does-hold", seat=seat_name(words, owner, seats), what=words.cards(hand))
    if state.widow:
        yield words.say("cli-widow", cards=words.cards(state.widow))
    if state.turned:
        yield words.say("cli-turned", card=words.card(state.turned))


def _line(seat: str, action: Any, following: Any, words: Words) -> str:
    """One action in words; what stands after its first word may be cards, a number or a suit."""
    word, _, rest = str(action).partition(" ")
    if word in ("take", "reject"):
        first, second = map(words.card, following.picks[-1].cards)
        return words.say("cli-does-pick" if word == "take" else "cli-does-reject", seat=seat, what=first, other=second)
    if word == "draw":
        return words.say("cli-draws-turned" if rest else "cli-draws", seat=seat)
    parts = rest.partition(" fresh ")[0].split()
    said = " ".join(
        words.card(part) if part in KINDS else words.say(f"suit-{part}") if part in SUITS else part for part in parts
    )
    return words.say(f"cli-does-{word}", seat=seat, what=said)
