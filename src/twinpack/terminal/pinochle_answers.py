"""What a Pinochle player is asked, and what the answer typed means."""

from collections.abc import Iterator, Sequence
from typing import Any

from twinpack.auction import OFFERED_BIDS, Bid, Pass
from twinpack.cards import SUITS, Suit
from twinpack.game import NotationError
from twinpack.pinochle.actions import CONCEDE, CONTINUE, MOON, Bury, Give, Misdeal, Name, Play, Share, Swap, parse
from twinpack.pinochle.phases.widow import receivers
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.view import View
from twinpack.refusals import values
from twinpack.seats import partner
from twinpack.terminal.voice import Voice

PLAIN: dict[str, Any] = {
    "pass": Pass(),
    "help": Pass(help=True),
    "misdeal": Misdeal(),
    "swap": Swap(take=True),
    "keep": Swap(take=False),
    "continue": CONTINUE,
    "concede": CONCEDE,
    "moon": MOON,
}
"""Answers that are one word: `answer-WORD` lists what a language calls them."""

PHASES = {
    "auction": ("pass", "help", "misdeal"),
    "swap": ("swap", "keep"),
    "decide": ("continue", "concede", "moon"),
}


def asked(rules: Rules, view: View, legal: Sequence[Any], voice: Voice) -> str:
    """The question that the person is to answer now, with what may be answered."""
    first = legal[0]
    if view.phase in PHASES:
        options = ", ".join(_options(view, legal, voice))
        swapped = {"dix": f"9{view.trump}", "card": view.turned} if view.phase == "swap" else {}
        return voice.say(f"ask-{view.phase}", options=options, **values(swapped, voice.words))
    if isinstance(first, Name):
        return voice.say("ask-trump", options=", ".join(voice.suit(action.trump) for action in legal))
    if isinstance(first, Bury):
        return voice.say("ask-bury", count=len(first.cards))
    if isinstance(first, Share):
        assert view.contract is not None
        assert view.widow is not None
        names = ", ".join(map(voice.name, receivers(view.contract.declarer)))
        return voice.say("ask-share", names=names, cards=voice.cards(view.widow))
    if isinstance(first, Give):
        return voice.say("ask-give", count=len(first.cards), name=voice.name(partner(voice.seat)))
    cards = voice.cards(action.card for action in legal)
    if len(legal) == 1:
        return voice.say("ask-play-only", cards=cards)
    every = len(legal) == len(set(view.hand))
    return voice.say("ask-play-any" if every else "ask-play", cards=cards)


def _options(view: View, legal: Sequence[Any], voice: Voice) -> Iterator[str]:
    for word in PHASES[view.phase]:
        if PLAIN[word] in legal:
            yield voice.say(f"answer-{word}.doc")
    bids = [action.points for action in legal if isinstance(action, Bid)]
    if len(bids) >= OFFERED_BIDS:
        yield voice.say("answer-bid-from", points=bids[0])
    elif len(bids) > 1:
        yield voice.say("answer-bid-between", points=bids[0], top=bids[-1])
    elif bids:
        yield voice.say("answer-bid-only", points=bids[0])


def understood(rules: Rules, view: View, text: str, voice: Voice) -> Any:
    """The action that the person means. Raises `NotationError`.

    The neutral notation of the moment's actions is understood in every language.
    """
    words = " ".join(text.lower().split())
    for word in PHASES.get(view.phase, ()):
        if word == "help" and not rules.auction.help:  # then whoever writes it wants to be helped
            continue
        if words in voice.alternatives(f"answer-{word}", word):
            return PLAIN[word]
    if view.phase == "auction":
        return parse("bid " + _without_verb("bid", words, voice))
    if view.phase == "trump":
        if words in [f"trump {suit.lower()}" for suit in SUITS]:  # notation, whatever the letter means in the language
            return parse(words)
        return Name(_suit(_without_verb("trump", words, voice), voice))
    verb = {"widow": rules.deal.widow_use, "exchange": "give", "play": "play"}.get(view.phase)
    if verb is None:
        raise NotationError("answer", text=text)
    cards = [voice.words.read_card(word) for word in _without_verb(verb, words, voice).replace(",", " ").split()]
    if not cards or (verb == "play" and len(cards) != 1):
        raise NotationError("answer", text=text)
    return parse(f"{verb} {' '.join(cards)}")


def default(legal: Sequence[Any]) -> Any | None:
    """What an empty answer means: the only legal action, or playing on where that is one of them."""
    if len(legal) == 1:
        return legal[0]
    return CONTINUE if CONTINUE in legal else None


def said(action: Any, voice: Voice) -> str:
    """An action as a person would type it."""
    for word, plain in PLAIN.items():
        if action == plain:
            return voice.alternatives(f"answer-{word}", word)[1]
    if isinstance(action, Bid):
        return str(action.points)
    if isinstance(action, Name):
        return voice.suit(action.trump)
    return voice.cards([action.card] if isinstance(action, Play) else action.cards)


def explained(rules: Rules, view: View, legal: Sequence[Any], voice: Voice) -> Iterator[str]:
    """How the question is answered."""
    yield voice.say(f"explain-{view.phase}")
    if PLAIN["help"] in legal:
        yield voice.say("explain-help")
    yield voice.say("explain-cards", card=voice.words.card("TH"))


def _without_verb(verb: str, words: str, voice: Voice) -> str:
    first, _, rest = words.partition(" ")
    return rest if rest and first in voice.alternatives(f"answer-{verb}", verb) else words


def _suit(word: str, voice: Voice) -> Suit:
    """The suit that a letter, a symbol, a name or the beginning of a name means, if it means just one."""
    found = [suit for suit in SUITS if word and _means(word, suit, voice)]
    if len(found) != 1:
        raise NotationError("suit", text=word)
    return found[0]


def _means(word: str, suit: Suit, voice: Voice) -> bool:
    return word in (suit.lower(), voice.words.suit(suit).lower()) or voice.suit(suit).lower().startswith(word)
