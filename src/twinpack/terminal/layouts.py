"""How the games of each family are played in the terminal: what is told, shown and asked, and what answers mean."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from twinpack.terminal import pinnacola_answers, pinnacola_table, pinochle_answers, pinochle_table
from twinpack.terminal.voice import Voice

Lines = Iterator[str]


class Layout(msgspec.Struct, frozen=True):
    """What the terminal needs to know of a family. Rules, views and actions are those of its game.

    `news` tells what has happened between two views, or with None the whole deal so far, `settled` what a finished
    deal comes to before the score sheet says what that did to the totals; `shown` are the lines that
    belong before a question unless they have just been told; `asked` is the question and `default` what an empty
    answer to it means; `understood` reads an answer and raises `NotationError`; `said` writes an action as it would be
    typed; `explained` says how to answer; `commands` are those that only this family has, by name as in `commands`.
    """

    news: Callable[[Any, Any, Any, Voice], Lines]
    settled: Callable[[Any, Any, Voice], Lines]
    shown: Callable[[Any, Any, Voice], Lines]
    asked: Callable[[Any, Any, Sequence[Any], Voice], str]
    default: Callable[[Sequence[Any]], Any]
    understood: Callable[[Any, Any, str, Voice], Any]
    said: Callable[[Any, Voice], str]
    explained: Callable[[Any, Any, Sequence[Any], Voice], Lines]
    commands: Mapping[str, Callable[[Any, Any, Voice], Lines]]


LAYOUTS: Mapping[str, Layout] = {
    "pinochle": Layout(
        news=pinochle_table.news,
        settled=pinochle_table.settled,
        shown=pinochle_table.shown,
        asked=pinochle_answers.asked,
        default=pinochle_answers.default,
        understood=pinochle_answers.understood,
        said=pinochle_answers.said,
        explained=pinochle_answers.explained,
        commands={"hand": pinochle_table.cards, "melds": pinochle_table.meld, "last": pinochle_table.last},
    ),
    "pinnacola": Layout(
        news=pinnacola_table.news,
        settled=pinnacola_table.settled,
        shown=pinnacola_table.shown,
        asked=pinnacola_answers.asked,
        default=pinnacola_answers.default,
        understood=pinnacola_answers.understood,
        said=pinnacola_answers.said,
        explained=pinnacola_answers.explained,
        commands={
            "hand": pinnacola_table.cards,
            "sort": pinnacola_table.by_rank,
            "laid": pinnacola_table.laid,
            "recent": pinnacola_table.recent,
        },
    ),
}
