"""What a Pinochle player is asked, and what the answer typed means."""

from collections.abc import Iterator, Sequence
from typing import Any

from twinpack.auction import OFFERED_BIDS, Bid, Pass
from twinpack.cards import SUITS, Suit
from twinpack.game import NotationError
from twinpack.pinochle.actions import (
    CONCEDE,
    CONTINUE,
    FORFEIT,
    LOOK,
    MOON,
    YIELD,
    Bury,
    CallCard,
    Dix,
    Draw,
    Give,
    Misdeal,
    Name,
    Out,
    PickCard,
    Play,
    Share,
    ShowMeld,
    Swap,
    parse,
)
from twinpack.pinochle.phases.widow import receivers
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.seating import partner_of
from twinpack.pinochle.view import View
from twinpack.refusals import values
from twinpack.terminal import pinochle_sides as sides
from twinpack.terminal.pinochle_melds import showable, written
from twinpack.terminal.voice import Voice

PLAIN: dict[str, Any] = {
    "pass": Pass(),
    "help": Pass(help=True),
    "misdeal": Misdeal(),
    "take": PickCard(take=True),
    "reject": PickCard(take=False),
    "swap": Swap(take=True),
    "keep": Swap(take=False),
    "look": LOOK,
    "forfeit": FORFEIT,
    "continue": CONTINUE,
    "concede": CONCEDE,
    "moon": MOON,
    "yield": YIELD,
    "dix": Dix(),
    "draw": Draw(),
    "draw-turned": Draw(turned=True),
    "out": Out(),
}
"""Answers that are one word: `answer-WORD` lists what a language calls them."""

PHASES = {
    "draft": ("take", "reject"),
    "auction": ("pass", "help", "misdeal"),
    "forfeit": ("look", "forfeit"),
    "swap": ("swap", "keep"),
    "decide": ("continue", "concede", "moon"),
    "yield": ("continue", "yield"),
    "stock": ("dix", "draw", "draw-turned", "out"),
    "play": ("out",),
}

VERBS = {
    "call": "call",
    "exchange": "give",
    "bury": "bury",
    "play": "play",
}
"""What the cards of an answer are for, by phase; the rules say it of the widow, and what is legal of the stock."""


def asked(rules: Rules, view: View, legal: Sequence[Any], voice: Voice) -> str:
    """The question that the person is to answer now, with what may be answered."""
    first = legal[0]
    out = [voice.say("answer-out.doc")] if Out() in legal and sides.may_be_out(rules, view, voice.seat) else []
    if isinstance(first, Play):
        return _asked_card(view, legal, out, voice)
    if not out and default(legal) == Draw():
        return voice.say("ask-stock-only")
    if view.phase in PHASES:
        named = {"card": view.looked or view.turned, "dix": f"{rules.dix}{view.trump}"}
        options = ", ".join([*showable(rules, view, legal, voice), *_options(view, legal, voice), *out])
        return voice.say(f"ask-{view.phase}", options=options, **values(named, voice.words))
    if isinstance(first, Name):
        return voice.say("ask-trump", options=", ".join(voice.suit(action.trump) for action in legal))
    if isinstance(first, CallCard):
        return voice.say("ask-call", cards=voice.cards(action.card for action in legal))
    if isinstance(first, Bury):
        return voice.say("ask-bury", count=len(first.cards))
    if isinstance(first, Share):
        assert view.contract is not None
        assert view.widow is not None
        names = ", ".join(map(voice.name, receivers(view.players, view.contract.declarer)))
        return voice.say("ask-share", names=names, cards=voice.cards(view.widow))
    assert isinstance(first, Give)
    partner = partner_of(rules.table, voice.seat)
    assert partner is not None, "cards are given to a partner"
    return voice.say("ask-give", count=len(first.cards), name=voice.name(partner))


def _asked_card(view: View, legal: Sequence[Any], out: Sequence[str], voice: Voice) -> str:
    """The question for a card; a claim to be `out` comes with it where there is reason for one."""
    plays = [action.card for action in legal if isinstance(action, Play)]
    cards = voice.cards(plays)
    if out:
        return voice.say("ask-play-out", cards=cards, out=out[0])
    if len(plays) == 1:
        return voice.say("ask-play-only", cards=cards)
    every = len(plays) == len(set(view.hand))
    return voice.say("ask-play-any" if every else "ask-play", cards=cards)


def _options(view: View, legal: Sequence[Any], voice: Voice) -> Iterator[str]:
    for word in PHASES[view.phase]:
        if word != "out" and PLAIN[word] in legal:
            yield voice.say(f"answer-{word}.doc")
    if view.phase == "stock" and any(isinstance(action, Play) for action in legal):
        yield voice.say("answer-play.doc")
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
        if words in (str(PLAIN[word]), *voice.alternatives(f"answer-{word}", word)):
            return PLAIN[word]
    if view.phase == "auction":
        return parse("bid " + _without_verb("bid", words, voice))
    if view.phase == "trump":
        if words in [f"trump {suit.lower()}" for suit in SUITS]:  # notation, whatever the letter means in the language
            return parse(words)
        return Name(_suit(_without_verb("trump", words, voice), voice))
    return _with_cards(rules, view, words, text, voice)


def _with_cards(rules: Rules, view: View, words: str, text: str, voice: Voice) -> Any:
    verb = {**VERBS, "widow": rules.deal.widow_use, "stock": _verb_with_stock(words, voice)}.get(view.phase)
    if verb is None:
        raise NotationError("answer", text=text)
    fresh = voice.alternatives("answer-fresh", "fresh")
    parts: list[list[str]] = [[]]
    for word in _without_verb(verb, words, voice).replace(",", " ").split():
        if verb == "show" and word in fresh and len(parts) == 1:
            parts.append([])
        else:
            parts[-1].append(voice.words.read_card(word))
    if not all(parts) or (verb in ("play", "call") and len(parts[0]) != 1):
        raise NotationError("answer", text=text)
    return parse(f"{verb} {' fresh '.join(map(' '.join, parts))}")


def _verb_with_stock(words: str, voice: Voice) -> str:
    """With a stock one card is played and more are shown, if no verb says so."""
    first, _, rest = words.partition(" ")
    for verb in ("play", "show"):
        if rest and first in voice.alternatives(f"answer-{verb}", verb):
            return verb
    return "show" if rest else "play"


def default(legal: Sequence[Any]) -> Any | None:
    """What an empty answer means: going on where that is possible, or the only legal action but for a claim."""
    rest = [action for action in legal if action != Out()]
    if len(rest) == 1:
        return rest[0]
    return next((action for action in (CONTINUE, LOOK) if action in legal), None)


def said(action: Any, voice: Voice) -> str:
    """An action as a person would type it."""
    for word, plain in PLAIN.items():
        if action == plain:
            return voice.alternatives(f"answer-{word}", word)[1]
    if isinstance(action, Bid):
        return str(action.points)
    if isinstance(action, Name):
        return voice.suit(action.trump)
    if isinstance(action, ShowMeld):
        return written(action, voice)
    return voice.cards([action.card] if isinstance(action, Play | CallCard) else action.cards)


def explained(rules: Rules, view: View, legal: Sequence[Any], voice: Voice) -> Iterator[str]:
    """How the question is answered."""
    between = view.phase == "stock" and not any(isinstance(action, Play) for action in legal)
    paid = view.phase == "decide" and rules.payment.table
    key = "meld" if between else "decide-paid" if paid else view.phase
    yield voice.say(f"explain-{key}")
    if not between and any(isinstance(action, ShowMeld | Dix) for action in legal):
        yield voice.say("explain-first")
    if any(isinstance(action, ShowMeld) and action.fresh for action in legal):
        yield voice.say("explain-fresh", example=voice.cards(["KH", "QH"]), card=voice.words.card("KH"))
    if PLAIN["help"] in legal:
        yield voice.say("explain-help")
    if view.phase == "auction" and rules.table.partner == "called":
        yield voice.say("explain-called")
    if Out() in legal:
        yield voice.say("explain-out", target=view.race.target)
    if view.phase == "decide" and MOON in legal:
        yield voice.say("explain-moon")
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
