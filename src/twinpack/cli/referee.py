"""`twinpack referee`: settles an argument, with the rule's reason.

Here are the questions and their options; the answers are given by the families of games, in `pinochle` and `pinnacola`.
"""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from twinpack.cli.answers import ANSWERED, AsJson, Language, numbers, say, say_json, whole_number, words_in
from twinpack.cli.rules import Rules

if TYPE_CHECKING:
    from twinpack.match import MatchRules, Outcome
    from twinpack.words import Words

app = typer.Typer(help="Settle an argument at a real table.", no_args_is_help=True, rich_markup_mode=None)

Cards = Annotated[list[str], typer.Argument(metavar="CARDS", help="Cards like AS TH 9C; jokers are ** or **=8C.")]
Trump = Annotated[str | None, typer.Option(metavar="SUIT", help="Pinochle: trump, S, H, D or C.")]


def _answer(question: str, rules: str | None, language: str | None, as_json: bool, **given: Any) -> int:
    """Have the family of a rule set answer, with those options that were given."""
    from inspect import Parameter, signature

    from twinpack.cli.asked import Asked
    from twinpack.cli.rules import found
    from twinpack.cli.voices import voice_of
    from twinpack.referee import RefereeError

    words = words_in(language)
    rule_set = found(rules)
    answers, family = voice_of(rule_set).ANSWERS, rule_set.family.name
    if question not in answers:
        raise RefereeError("other-question", family=family, allowed=list(answers))
    options = {name: value for name, value in given.items() if value is not None}
    _, *wanted = signature(answers[question]).parameters.values()
    for name in options:
        if name not in [parameter.name for parameter in wanted]:
            raise RefereeError("option-other-game", name=_option(name), family=family)
    for parameter in wanted:
        if parameter.default is Parameter.empty and parameter.name not in options:
            raise RefereeError("missing-argument", name=_option(parameter.name))
    return answers[question](Asked(rule_set.rules, words, as_json), **options)


def _option(name: str) -> str:
    return "--" + name.replace("_", "-")


@app.command()
def meld(
    cards: Cards, trump: Trump = None, rules: Rules = None, language: Language = None, as_json: AsJson = False
) -> int:
    """What is this hand worth in melds (Pinochle), or is this a meld (Pinnacola)?"""
    return _answer("meld", rules, language, as_json, cards=cards, trump=trump)


@app.command()
def legal(
    cards: Cards,
    trump: Trump = None,
    trick: Annotated[
        str | None, typer.Option(metavar="CARDS", help='The cards on the table, the lead first: "KH QS".')
    ] = None,
    stock: Annotated[bool, typer.Option("--stock", help="There are still cards to draw (two players).")] = False,
    rules: Rules = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Pinochle: which of these cards may be played?"""
    return _answer("legal", rules, language, as_json, cards=cards, trump=trump, trick=trick, stock=stock or None)


@app.command()
def trick(
    cards: Cards,
    trump: Trump = None,
    last: Annotated[bool, typer.Option("--last", help="It is the last trick of the deal.")] = False,
    rules: Rules = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Pinochle: who wins this trick, and what is in it?"""
    return _answer("trick", rules, language, as_json, cards=cards, trump=trump, last=last or None)


@app.command()
def score(
    meld: Annotated[
        str | None,
        typer.Option(metavar="A/B", help="Pinochle: melds of declarers and defenders, 320/60; one number a side."),
    ] = None,
    bid: Annotated[str | None, typer.Option(metavar="N", help="Pinochle: the contract.")] = None,
    tricks: Annotated[str | None, typer.Option(metavar="A/B", help="Pinochle: trick points, 160/90.")] = None,
    dix: Annotated[
        str | None, typer.Option(metavar="A/B", help="Pinochle: the part of the melds that is dix, 0/20.")
    ] = None,
    unplayed: Annotated[
        str | None, typer.Option(metavar="WHY", help="Pinochle: concession, yielded, forfeit ...")
    ] = None,
    tricks_won: Annotated[str | None, typer.Option(metavar="A/B", help="Pinochle: numbers of tricks won, 9/3.")] = None,
    moon: Annotated[bool, typer.Option("--moon", help="Pinochle: declarer announced all the tricks.")] = False,
    trump: Annotated[str | None, typer.Option(metavar="SUIT", help="Pinochle: trump, where it doubles chips.")] = None,
    players: Annotated[str | None, typer.Option(metavar="N", help="Pinochle: how many sit at the table.")] = None,
    partner: Annotated[
        str | None, typer.Option(metavar="N", help="Pinochle: the called partner, by its place among the numbers.")
    ] = None,
    melds: Annotated[
        str | None,
        typer.Option(metavar="NAMES", help='Pinochle: melds that bring checks, by side: "run,aces/double-pinochle".'),
    ] = None,
    claim: Annotated[str | None, typer.Option(metavar="1|2", help="Pinochle: the side that claimed to be out.")] = None,
    scores: Annotated[str | None, typer.Option(metavar="A/B", help="Pinochle: the totals before this deal.")] = None,
    target: Annotated[str | None, typer.Option(metavar="N", help="Pinochle: the target, if it was raised.")] = None,
    side: Annotated[
        str | None, typer.Option(metavar="MELDS", help='Pinnacola: the melds of a side, "7H 8H 9H | KS KH **=KD" or -.')
    ] = None,
    hands: Annotated[
        str | None, typer.Option(metavar="HANDS", help='Pinnacola: what its players hold, "- | QS 4D".')
    ] = None,
    out: Annotated[
        str | None,
        typer.Option(metavar="yes|in-hand|no|other-in-hand", help="Pinnacola: whether the side went out."),
    ] = None,
    opened: Annotated[
        str | None, typer.Option(metavar="1|2|1,2|-", help="Pinnacola: which of its players have laid a meld.")
    ] = None,
    rules: Rules = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """What does this deal score?"""
    return _answer(
        *("score", rules, language, as_json),
        meld=meld,
        bid=bid,
        tricks=tricks,
        dix=dix,
        unplayed=unplayed,
        tricks_won=tricks_won,
        moon=moon or None,
        trump=trump,
        players=players,
        partner=partner,
        melds=melds,
        claim=claim,
        scores=scores,
        target=target,
        side=side,
        hands=hands,
        out=out,
        opened=opened,
    )


@app.command()
def auction(
    calls: Annotated[list[str], typer.Argument(metavar="CALLS", help="P (pass), H (pass with help) or a number.")],
    dealer: Annotated[str | None, typer.Option(metavar="SEAT", help="The dealer's seat, by default the last.")] = None,
    rules: Rules = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Pinochle: who has won this auction, or whose turn is it?"""
    return _answer("auction", rules, language, as_json, calls=calls, dealer=dealer)


@app.command()
def turn(
    position: Annotated[str, typer.Option(metavar="FILE|TEXT", help="The position before; see docs/records.md.")],
    actions: Annotated[str, typer.Option(metavar="ACTIONS", help='"take 3; lay 9S 9H 9C; discard 5D".')],
    rules: Rules = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Pinnacola: may a turn go like this?"""
    return _answer("turn", rules, language, as_json, position=position, actions=actions)


@app.command()
def match(
    scores: Annotated[str, typer.Option(metavar="A/B", help="The totals of the sides: 1510/1740.")],
    declarers: Annotated[str | None, typer.Option(metavar="N", help="The side that declared the last deal.")] = None,
    deals: Annotated[str | None, typer.Option(metavar="N", help="How many deals were played.")] = None,
    target: Annotated[str | None, typer.Option(metavar="N", help="The target, if it was raised.")] = None,
    rules: Rules = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Is this match over, and who has won it?"""
    from twinpack import referee
    from twinpack.cli.replay import outcome_words, side_name
    from twinpack.cli.rules import found

    words = words_in(language)
    rule_set = found(rules)
    asked, sides = rule_set.match, rule_set.game.sides
    totals = numbers(scores, "--scores", sides)
    answer = referee.match(
        asked,
        totals,
        None if declarers is None else whole_number(declarers, "--declarers") - 1,
        sides=sides,
        deals=None if deals is None else whole_number(deals, "--deals"),
        target=None if target is None else whole_number(target, "--target"),
    )
    goal = asked.target if target is None else whole_number(target, "--target")
    checks = () if answer is None else win_checks(asked, totals, answer)
    if as_json:
        say_json(_outcome(answer, words, goal) | ({"checks": list(checks)} if checks else {}))
        return ANSWERED
    say(outcome_words(answer, goal, words))
    for side, count in enumerate(checks):
        say(words.say("cli-checks", side=side_name(side, words), checks=f"{count:+d}"))
    return ANSWERED


def win_checks(rules: "MatchRules", totals: tuple[int, ...], outcome: "Outcome") -> tuple[int, ...]:
    """The checks that a match brings each side; nothing where none are played for it."""
    from twinpack import match as matches

    won = matches.win_checks(rules.checks, totals, outcome.winner)
    return won if any(won) else ()


def _outcome(answer: "Outcome | None", words: "Words", target: int) -> dict[str, Any]:
    from twinpack.cli.replay import outcome_words

    if answer is None:
        return {"over": False}
    winner = None if answer.winner is None else answer.winner + 1
    return {"over": True, "winner": winner, "code": answer.reason, "reason": outcome_words(answer, target, words)}
