"""What a Pinnacola player is asked, and what the answer typed means."""

from collections.abc import Iterator, Sequence
from typing import Any

from twinpack.game import NotationError
from twinpack.pinnacola.actions import Draw, End, Lay, Off, Swap, Take, parse
from twinpack.pinnacola.rules import Rules
from twinpack.pinnacola.tokens import JOKER, RANKS, is_wild
from twinpack.pinnacola.view import View
from twinpack.terminal.voice import Voice

VERBS = ("draw", "take", "lay", "off", "swap", "discard", "back")
"""The first words of answers, as the notation has them: `do-WORD` lists what a language calls them."""

ENDS: tuple[End, End] = ("low", "high")


def asked(rules: Rules, view: View, legal: Sequence[Any], voice: Voice) -> str:
    """The question that the person is to answer now, with what may be answered."""
    if view.phase == "draw":
        options = ", ".join(said(action, voice) for action in legal)
        return voice.say("ask-draw-only" if legal == (Draw(),) else "ask-draw", options=options)
    verbs = {str(action).split()[0] for action in legal}
    return voice.say("ask-turn", options=", ".join(_verb(verb, voice) for verb in VERBS if verb in verbs))


def default(legal: Sequence[Any]) -> Any | None:
    """What an empty answer means: to draw, where nothing else can be done."""
    return legal[0] if tuple(legal) == (Draw(),) else None


def understood(rules: Rules, view: View, text: str, voice: Voice) -> Any:
    """The action that the person means. Raises `NotationError`.

    The neutral notation is understood in every language. A card of the row may be named instead of counted.
    """
    verb, rest = _parted(text, voice)
    words = rest.replace(",", " ").split()
    if verb in ("draw", "back"):
        if words:
            raise NotationError("answer", text=text)
        return parse(verb)
    if verb == "take":
        return Take(_place(view, rest, voice))
    if verb in ("off", "swap"):
        return _to_meld(verb, words, text, voice)
    if not words or (verb == "discard" and len(words) > 1):
        raise NotationError("answer", text=text)
    return parse(f"{verb} {' '.join(_token(word, voice) for word in words)}")


def said(action: Any, voice: Voice) -> str:
    """An action as a person would type it."""
    words = str(action).split()
    parts = [_verb(words[0], voice)]
    if isinstance(action, Lay):
        parts += [voice.cards(action.tokens)]
    elif isinstance(action, Off):
        parts += [voice.words.card(action.token), f"@{action.meld}"]
        parts += [voice.say(f"end-{action.end}.doc")] if action.end else []
    elif isinstance(action, Swap):
        parts += [voice.words.card(action.card), f"@{action.meld}"]
    else:
        parts += [voice.words.card(word) if words[0] == "discard" else word for word in words[1:]]
    return " ".join(parts)


def explained(rules: Rules, view: View, legal: Sequence[Any], voice: Voice) -> Iterator[str]:
    """How the question is answered."""
    if view.phase == "draw":
        yield voice.say("explain-draw", draw=_verb("draw", voice), take=_verb("take", voice))
        if rules.row.last_free:
            yield voice.say("explain-draw-free")
    else:
        yield voice.say("explain-turn")
        for verb in ("lay", "off", "swap", "discard", "back"):
            yield voice.say("explain-command", word=_verb(verb, voice), doc=voice.say(f"do-{verb}.doc"))
    yield voice.say("explain-cards", card=voice.words.card("TH"))
    if any(is_wild(card, rules.deal.pinelle) for card in view.hand):
        yield voice.say("explain-wild", joker=voice.words.card(JOKER), example=voice.words.card(f"{JOKER}=8C"))


def _verb(verb: str, voice: Voice) -> str:
    return voice.alternatives(f"do-{verb}", verb)[1]


def _parted(text: str, voice: Voice) -> tuple[str, str]:
    """The verb that the text begins with, neutral, and the rest of it."""
    words = " ".join(text.lower().split())
    named = [(word, verb) for verb in VERBS for word in voice.alternatives(f"do-{verb}", verb)]
    for word, verb in sorted(named, key=lambda pair: -len(pair[0])):
        if words == word or words.startswith(word + " "):
            return verb, words[len(word) :].strip()
    raise NotationError("answer", text=text)


def _token(word: str, voice: Voice) -> str:
    return voice.words.read_token(word, RANKS)


def _place(view: View, word: str, voice: Voice) -> int:
    """A place in the row: a number, or a card that lies there just once."""
    if word.isascii() and word.isdigit():
        take = parse(f"take {word}")
        assert isinstance(take, Take)
        return take.place
    card = _token(word, voice)
    places = [place for place, lying in enumerate(view.row, start=1) if lying == card]
    if len(places) != 1:
        raise NotationError("answer", text=word)
    return places[0]


def _to_meld(verb: str, words: list[str], text: str, voice: Voice) -> Any:
    """Laying off or swapping: a card, the number of a meld with or without @, and for the end of a run its word."""
    end = [_end(word, voice) for word in words[2:]]
    if not 2 <= len(words) <= (3 if verb == "off" else 2):
        raise NotationError("answer", text=text)
    return parse(" ".join([verb, _token(words[0], voice), f"@{words[1].removeprefix('@')}", *end]))


def _end(word: str, voice: Voice) -> str:
    for end in ENDS:
        if word in voice.alternatives(f"end-{end}", end):
            return end
    raise NotationError("end", text=word)
