"""`twinpack solve`: what every card is worth when all are seen. `twinpack warmup`: compiles what that needs."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from twinpack.cli.answers import ANSWERED, AsJson, Language, say, say_json, whole_number, words_in
from twinpack.cli.rules import Rules as RulesOption

if TYPE_CHECKING:
    from twinpack.cards import Card
    from twinpack.pinochle.rules import Rules
    from twinpack.pinochle.state import State
    from twinpack.seats import Seat
    from twinpack.solver import Answer, Mode
    from twinpack.solver.auctions import Contracts
    from twinpack.words import Words


def solve(
    position: Annotated[
        str, typer.Argument(metavar="RECORD|POSITION", help="A record, or a position: a file or its text.")
    ],
    deal: Annotated[str | None, typer.Option(metavar="N", help="Of a record: this deal, by default the last.")] = None,
    trick: Annotated[
        str | None, typer.Option(metavar="N", help="Of a record: before this trick, by default 1.")
    ] = None,
    all_trumps: Annotated[
        bool, typer.Option("--all-trumps", help="What each declarer would take with each trump instead.")
    ] = False,
    fast: Annotated[
        bool, typer.Option("--fast", help="With shortcuts: sooner, but now and then some points wrong.")
    ] = False,
    nodes: Annotated[str | None, typer.Option(metavar="N", help="Look at no more positions than so many.")] = None,
    rules: RulesOption = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Pinochle: what is every card worth if all play their best with all cards seen?"""
    from twinpack.solver import Solver
    from twinpack.solver.answers import NODES
    from twinpack.solver.auctions import contracts

    words = words_in(language)
    found, state = _moment(position, rules, deal, trick)
    solver = Solver("fast" if fast else "exact", NODES if nodes is None else whole_number(nodes, "--nodes"))
    if all_trumps:
        table = contracts(solver, found, state)
        if as_json:
            say_json(_plain_contracts(table, solver.mode))
        else:
            say("\n".join(_told_contracts(table, found, solver.mode, words)))
        return ANSWERED
    answer = solver.answer(found, state)
    line = solver.line(found, state)
    if as_json:
        say_json(_plain(answer, line))
    else:
        say("\n".join(_told(answer, line, found, state, words)))
    return ANSWERED


def warmup(language: Language = None, as_json: AsJson = False) -> int:
    """Compile the solver now, so that nobody waits for it later."""
    from twinpack.solver import warm_up

    words = words_in(language)
    seconds = round(warm_up(), 1)
    if as_json:
        say_json({"seconds": seconds})
    else:
        say(words.say("solve-warm", seconds=str(seconds)))
    return ANSWERED


def _moment(given: str, rules: str | None, deal: str | None, trick: str | None) -> "tuple[Rules, State]":
    """The rules and the moment of play that are meant. Raises `Unsolvable`, and what its text is refused for."""
    from twinpack import record
    from twinpack.cli.rules import found
    from twinpack.solver import Unsolvable
    from twinpack.solver.position import MAX_BYTES, position

    if "=" in given:
        text = given.replace(";", "\n")
    else:
        with Path(given).open("rb") as file:
            text = file.read(record.MAX_BYTES + 1).decode("utf-8", "replace")
    is_record = text.startswith("[")
    if rules if is_record else deal or trick:
        raise Unsolvable("solve-options", kind="record" if is_record else "position")
    if is_record:
        return _in_record(record.loads(text), deal, trick)
    rule_set = found(rules)
    _check_family(rule_set.family.name)
    return rule_set.rules, position(text[: MAX_BYTES + 1], rule_set.rules)


def _check_family(name: str) -> None:
    from twinpack.solver import Unsolvable

    if name != "pinochle":
        raise Unsolvable("solve-family", family=name)


def _in_record(loaded: Any, deal: str | None, trick: str | None) -> "tuple[Rules, State]":
    from twinpack import record
    from twinpack.cli.replay import dealt
    from twinpack.referee import RefereeError
    from twinpack.solver import Unsolvable

    _check_family(loaded.rule_set.family.name)
    match = record.replay(loaded)
    count = len(match.deals) + (match.state is not None and not match.between)
    number = count if deal is None else whole_number(deal, "--deal")
    wanted = 1 if trick is None else whole_number(trick, "--trick")
    if not 1 <= number <= count:
        raise RefereeError("no-such-deal", deal=number, count=count)
    dealer, log, _ = dealt(match, number)
    state = match.game.start(dealer)
    for action in (*log, None):
        if state.phase == "play" and not state.trick and len(state.tricks) == wanted - 1:
            return loaded.rule_set.rules, state
        if action is not None:
            state = match.game.apply(state, action)
    raise Unsolvable("solve-trick", deal=number, trick=wanted, count=len(state.tricks))


def _plain(answer: "Answer", line: "tuple[tuple[Seat, Card], ...]") -> dict[str, Any]:
    return {
        "mode": answer.mode,
        "to_act": answer.mover,
        "party": list(answer.party),
        "taken": list(answer.taken),
        "points": [answer.points, answer.against],
        "cards": [{"card": one.card, "points": one.points, "costs": answer.costs(one)} for one in answer.cards],
        "line": [{"seat": seat, "card": card} for seat, card in line],
        "nodes": answer.nodes,
    }


def _told(
    answer: "Answer", line: "tuple[tuple[Seat, Card], ...]", rules: "Rules", state: "State", words: "Words"
) -> Iterator[str]:
    from twinpack.terminal.voice import seat_name

    names = [seat_name(words, seat, rules.table.seats) for seat in range(rules.table.seats)]
    party = ", ".join(names[seat] for seat in answer.party)
    yield words.say("solve-mover", seat=names[answer.mover], trump=words.say(f"suit-{state.trump}"))
    yield words.say("solve-points", party=party, points=answer.points, against=answer.against)
    if any(answer.taken):
        yield words.say("solve-taken", party=party, taken=answer.taken[0], other=answer.taken[1])
    for one in answer.cards:
        costs = answer.costs(one)
        said = words.say("solve-costs" if costs else "solve-best", points=one.points, costs=costs)
        yield f"  {words.card(one.card):>4}  {said}"
    yield words.say("solve-line")
    size = len(state.players)
    played = len(state.trick)
    for start in range(-played, len(line), size):
        cards = line[max(start, 0) : start + size]
        yield "  " + ", ".join(f"{names[seat]} {words.card(card)}" for seat, card in cards)
    yield words.say(f"solve-mode-{answer.mode}", nodes=answer.nodes)


def _plain_contracts(table: "Contracts", mode: "Mode") -> dict[str, Any]:
    return {"mode": mode, "declarers": [{"seat": seat, "points": dict(points)} for seat, points in table.points]}


def _told_contracts(table: "Contracts", rules: "Rules", mode: "Mode", words: "Words") -> Iterator[str]:
    from twinpack.cards import SUITS
    from twinpack.terminal.voice import seat_name

    names = [seat_name(words, seat, rules.table.seats) for seat, _ in table.points]
    width = max(map(len, names))
    yield words.say("solve-declarers")
    yield " ".join([" " * width, *(f"{words.suit(suit):>5}" for suit in SUITS)])
    for name, (_, points) in zip(names, table.points, strict=True):
        yield " ".join([f"{name:<{width}}", *(f"{points[suit]:>5}" for suit in SUITS)])
    yield words.say(f"solve-mode-{mode}", nodes=table.nodes)
