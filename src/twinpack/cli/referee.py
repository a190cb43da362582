"""`twinpack referee`: settles an argument, with the rule's reason."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from twinpack.cli.answers import (
    ANSWERED,
    AsJson,
    Language,
    pair,
    read_cards,
    read_suit,
    say,
    say_json,
    whole_number,
    words_in,
)
from twinpack.cli.rules import Rules

if TYPE_CHECKING:
    from twinpack.cards import Hand, Suit
    from twinpack.match import Outcome
    from twinpack.pinochle import rules as pinochle
    from twinpack.referee import AuctionAnswer, MeldAnswer
    from twinpack.words import Words

app = typer.Typer(help="Settle an argument at a real table.", no_args_is_help=True, rich_markup_mode=None)

Cards = Annotated[list[str], typer.Argument(metavar="CARDS", help="Cards like AS TH 9C.")]
Trump = Annotated[str, typer.Option(metavar="SUIT", help="Trump: S, H, D or C.")]


def _asked(rules: str | None) -> "pinochle.Rules":
    from twinpack.cli.rules import found
    from twinpack.referee import rules_of

    return rules_of(found(rules))


@app.command()
def meld(cards: Cards, trump: Trump, rules: Rules = None, language: Language = None, as_json: AsJson = False) -> int:
    """What is this hand worth in melds?"""
    from twinpack import referee

    words = words_in(language)
    answer = referee.meld(_asked(rules), read_cards(cards, words), read_suit(trump, words))
    if as_json:
        rows = [{"name": one.name, "points": one.points, "cards": one.cards} for one in answer.melds]
        say_json({"total": answer.total, "melds": rows, "table": answer.table})
    else:
        say("\n".join(_melds(answer, words)))
    return ANSWERED


def _melds(answer: "MeldAnswer", words: "Words") -> Iterator[str]:
    if not answer.melds:
        yield words.say("cli-meld-none")
        return
    for one in answer.melds:
        name = words.say(f"meld-{one.name}")
        key = "cli-meld-one" if one.cards else "cli-meld-bonus"
        yield words.say(key, name=name, points=one.points, cards=words.cards(one.cards))
    yield words.say("cli-meld-total", points=answer.total)
    yield words.say("cli-meld-table", cards=words.cards(answer.table))


@app.command()
def legal(
    cards: Cards,
    trump: Trump,
    trick: Annotated[str, typer.Option(metavar="CARDS", help='The cards on the table, the lead first: "KH QS".')] = "",
    rules: Rules = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Which of these cards may be played?"""
    from twinpack import referee
    from twinpack.refusals import message

    words = words_in(language)
    asked = _asked(rules)
    table = read_cards([trick], words)
    answer = referee.legal(asked, read_cards(cards, words), table, read_suit(trump, words))
    refused = [(one.card, one.code, message(one.code, one.params, words)) for one in answer.illegal]
    if as_json:
        rows = [{"card": card, "code": code, "reason": reason} for card, code, reason in refused]
        say_json({"legal": answer.legal, "illegal": rows})
        return ANSWERED
    say(words.say("cli-legal", cards=words.cards(answer.legal)))
    for reason in dict.fromkeys(reason for _, _, reason in refused):
        say(reason)
    if not table and asked.play.first_lead_trump:
        say(words.say("cli-legal-first-lead"))
    return ANSWERED


@app.command()
def trick(
    cards: Cards,
    trump: Trump,
    last: Annotated[bool, typer.Option("--last", help="It is the last trick of the deal.")] = False,
    rules: Rules = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Who wins this trick, and what is in it?"""
    from twinpack import referee

    words = words_in(language)
    played, suit = read_cards(cards, words), read_suit(trump, words)
    answer = referee.trick(_asked(rules), played, suit, last=last)
    if as_json:
        say_json({"winner": answer.winner + 1, "points": answer.points})
        return ANSWERED
    best = words.card(played[answer.winner])
    say(words.say("cli-trick-winner", place=answer.winner + 1, card=best, points=answer.points))
    say(words.say(_why_it_wins(played, answer.winner, suit), card=best))
    return ANSWERED


def _why_it_wins(played: "Hand", winner: int, trump: "Suit") -> str:
    card = played[winner]
    if played.count(card) > 1:
        return "cli-trick-twin"
    return "cli-trick-trump" if card[1] == trump else "cli-trick-led"


@app.command()
def score(
    meld: Annotated[str, typer.Option(metavar="A/B", help="Melds of declarers and defenders: 320/60.")],
    bid: Annotated[str | None, typer.Option(metavar="N", help="The contract.")] = None,
    tricks: Annotated[str | None, typer.Option(metavar="A/B", help="Trick points: 160/90.")] = None,
    dix: Annotated[str, typer.Option(metavar="A/B", help="The part of the melds that is dix: 0/20.")] = "0/0",
    unplayed: Annotated[str | None, typer.Option(metavar="WHY", help="concession or not-at-table.")] = None,
    tricks_won: Annotated[str | None, typer.Option(metavar="A/B", help="Numbers of tricks won: 9/3.")] = None,
    moon: Annotated[bool, typer.Option("--moon", help="Declarer announced all the tricks.")] = False,
    rules: Rules = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """What does this deal score?"""
    from twinpack import referee
    from twinpack.cli.replay import reason_words

    words = words_in(language)
    asked = _asked(rules)
    answer = referee.score(
        asked,
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
    if as_json:
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


@app.command()
def auction(
    calls: Annotated[list[str], typer.Argument(metavar="CALLS", help="P (pass), H (pass with help) or a number.")],
    dealer: Annotated[str, typer.Option(metavar="0-3", help="The dealer's seat.")] = "3",
    rules: Rules = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Who has won this auction, or whose turn is it?"""
    from twinpack import referee

    words = words_in(language)
    texts = [word for text in calls for word in text.replace(",", " ").split()]
    answer = referee.auction(_asked(rules), [referee.call(text) for text in texts], whole_number(dealer, "--dealer"))
    if not as_json:
        say("\n".join(_auction(answer, words)))
    elif not answer.over:
        say_json({"over": False, "to_act": answer.to_act, "minimum": answer.minimum})
    elif answer.declarer is None:
        say_json({"over": True, "declarer": None, "redeal": True})
    else:
        say_json({"over": True, "declarer": answer.declarer, "bid": answer.bid})
    return ANSWERED


def _auction(answer: "AuctionAnswer", words: "Words") -> Iterator[str]:
    from twinpack.rulebook import label

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


def _seat(seat: int, words: "Words") -> str:
    return words.say("cli-seat", name=words.say(f"seat-{seat}"), number=seat)


@app.command()
def match(
    scores: Annotated[str, typer.Option(metavar="A/B", help="The totals of the two sides: 1510/1740.")],
    declarers: Annotated[str | None, typer.Option(metavar="1|2", help="The side that declared the last deal.")] = None,
    deals: Annotated[str | None, typer.Option(metavar="N", help="How many deals were played.")] = None,
    target: Annotated[str | None, typer.Option(metavar="N", help="The target, if it was raised.")] = None,
    rules: Rules = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Is this match over, and who has won it?"""
    from twinpack import referee
    from twinpack.cli.replay import outcome_words

    words = words_in(language)
    asked = _asked(rules)
    answer = referee.match(
        asked.match,
        pair(scores, "--scores"),
        None if declarers is None else whole_number(declarers, "--declarers") - 1,
        deals=None if deals is None else whole_number(deals, "--deals"),
        target=None if target is None else whole_number(target, "--target"),
    )
    goal = asked.match.target if target is None else whole_number(target, "--target")
    if as_json:
        say_json(_outcome(answer, words, goal))
    else:
        say(outcome_words(answer, goal, words))
    return ANSWERED


def _outcome(answer: "Outcome | None", words: "Words", target: int) -> dict[str, Any]:
    from twinpack.cli.replay import outcome_words

    if answer is None:
        return {"over": False}
    winner = None if answer.winner is None else answer.winner + 1
    return {"over": True, "winner": winner, "code": answer.reason, "reason": outcome_words(answer, target, words)}
