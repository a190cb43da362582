"""What happens around a shared table besides the cards: who comes and goes, what is asked for, pauses."""

from collections.abc import Iterator
from typing import Any

from twinpack.refusals import printable
from twinpack.seats import Seat
from twinpack.terminal.voice import Voice, seat_name
from twinpack.words import Words

Table = dict[str, Any]


class Company:
    """Who has been seen at the table, so that only those are missed and welcomed back."""

    def __init__(self) -> None:
        self.met: set[Seat] = set()

    def greeted(self, table: Table, voice: Voice) -> Iterator[str]:
        """Who is missing when one comes."""
        for seat, info in enumerate(table["seats"]):
            if seat != voice.seat and info["kind"] == "person":
                self.met.add(seat)
                if not info["here"]:
                    yield voice.told("remote-stands-in" if info["stands_in"] else "remote-away", seat)

    def changed(self, before: Table, table: Table, voice: Voice) -> Iterator[str]:
        """Who has come or gone."""
        for seat, (old, new) in enumerate(zip(before["seats"], table["seats"], strict=True)):
            if (old["kind"], old["name"]) != (new["kind"], new["name"]):
                self.met.discard(seat)
                yield _taken(seat, old, new, voice)  # one's own seat too: the host has given it away
            elif seat in self.met:
                yield from _presence(seat, old, new, voice)
            if new["here"] and seat != voice.seat:
                self.met.add(seat)


def _taken(seat: Seat, old: Table, new: Table, voice: Voice) -> str:
    if new["kind"] == "open":
        return voice.say("remote-rose", name=printable(old["name"]))
    place = seat_name(voice.words, seat, voice.seats)
    return voice.told("remote-sat-bot" if new["kind"] == "bot" else "remote-sat", seat, place=place)


def _presence(seat: Seat, old: Table, new: Table, voice: Voice) -> Iterator[str]:
    if new["here"] != old["here"]:
        yield voice.told("remote-back" if new["here"] else "remote-away", seat)
    elif new["stands_in"] and not old["stands_in"]:
        yield voice.told("remote-stands-in", seat)


def names(table: Table) -> list[str]:
    """What people are called; bots and namesakes go by where they sit, as the server has it."""
    people = [info["name"] if info["kind"] == "person" else "" for info in table["seats"]]
    return [name if people.count(name) == 1 else "" for name in people]


def readable(text: str) -> str:
    """Somebody's text without what would move the cursor."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def matters(before: dict[str, Any], now: dict[str, Any], voice: Voice) -> Iterator[str]:
    """What the people at the table have asked for, agreed on or stopped from one view message to the next."""
    old, new = before["table"], now["table"]
    if new["paused"] != old["paused"]:
        yield said_paused(new, voice) if new["paused"] is not None else voice.say("remote-goes-on")
    asked, asks = old["proposal"], new["proposal"]
    if asks and (asked is None or (asks["what"], asks["seat"]) != (asked["what"], asked["seat"])):
        yield voice.told(f"remote-propose-{asks['what']}", asks["seat"])
    if asked and not asks and before["version"] == now["version"]:
        yield voice.say("remote-declined")
    if taken_back(before, now):
        yield voice.told("remote-takeback", new["to_act"])
    mixing = new["shuffle"]["waiting"] if new["shuffle"] and new["score"] else ()
    if mixing and now["seat"] not in mixing and old["shuffle"] and now["seat"] in old["shuffle"]["waiting"]:
        yield voice.say("remote-waiting", names=voice.party(mixing))


def said_paused(table: Table, voice: Voice) -> str:
    """That the match is paused, by whom, and how it goes on."""
    return voice.told("remote-paused", table["paused"], word=voice.alternatives("command-pause", "pause")[1])


def same_deal(before: dict[str, Any], now: dict[str, Any]) -> bool:
    """Whether both messages are of one deal in progress."""
    old, new = before["table"], now["table"]
    return old["deals"] == new["deals"] and old["score"] is None and new["score"] is None


def taken_back(before: dict[str, Any], now: dict[str, Any]) -> bool:
    """Whether something that had happened has been undone."""
    return same_deal(before, now) and len(now["log"]) < len(before["log"])


def chat(message: dict[str, Any], voice: Voice, words: Words) -> str:
    """A line of chat as it is read."""
    phrase = f"phrase-{message['phrase']}"
    text = words.say(phrase) if message["phrase"] and words.has(phrase) else message["text"] or message["phrase"]
    if message["seat"] is None:
        name = printable(message["name"]) or words.say("remote-somebody")
        return voice.say("remote-said-watching", name=name, text=readable(text))
    return voice.told("remote-said", message["seat"], text=readable(text))
