"""What is told of tricks: who played what, who won, what was drawn, and how it adds up in the end."""

from collections.abc import Iterator

from twinpack.cards import Card, suit
from twinpack.pinochle.rules import Rules
from twinpack.pinochle.scoring import rounded
from twinpack.pinochle.view import View
from twinpack.seats import Seat
from twinpack.seats import after as later
from twinpack.terminal import pinochle_sides as sides
from twinpack.terminal.voice import Voice

Lines = Iterator[str]


def played(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """The cards played, and who won with them."""
    known, lying = (len(before.tricks), len(before.trick)) if before else (len(after.tricks), 0)
    if before is None:
        yield from (trick_line(rules, after, number, voice) for number in range(1, known + 1))
    for number, trick in list(enumerate(after.tricks, start=1))[known:]:
        yield from _card_lines(after, number, trick.leader, trick.cards, lying, voice)
        lying = 0
        won = voice.by_name(
            (name, sides.taken(rules, after, number, seats)) for name, seats in sides.parties(rules, after, voice)
        )
        yield voice.told("told-trick", trick.winner, points=sides.trick_worth(rules, trick.cards, number), taken=won)
    yield from _card_lines(after, len(after.tricks) + 1, after.leader, after.trick, lying, voice)


def _card_lines(view: View, number: int, leader: Seat, cards: tuple[Card, ...], known: int, voice: Voice) -> Lines:
    for step in range(known, len(cards)):
        seat, card = later(view.players, leader, step), voice.words.card(cards[step])
        if not step:
            yield voice.told("told-lead", seat, number=number, card=card)
        else:
            ruffs = suit(cards[step]) == view.trump != suit(cards[0])
            yield voice.told("told-ruff" if ruffs else "told-play", seat, card=card)


def trick_line(rules: Rules, view: View, number: int, voice: Voice) -> str:
    """A finished trick on one line."""
    trick = view.tricks[number - 1]
    points = sides.trick_worth(rules, trick.cards, number)
    cards = row(view, trick.leader, trick.cards, voice)
    return voice.told("table-last", trick.winner, number=number, cards=cards, points=points)


def row(view: View, leader: Seat, cards: tuple[Card, ...], voice: Voice) -> str:
    """Cards in playing order with who played them: North A♥, East 9♥."""
    return ", ".join(
        f"{voice.here(later(view.players, leader, step))} {voice.words.card(card)}" for step, card in enumerate(cards)
    )


def drawn(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """What was drawn from the stock, as far as the person has seen it."""
    if before is None:
        return
    for seat in after.players:
        for card in after.draws[seat][len(before.draws[seat]) :] if after.draws else ():
            if card is not None:
                yield voice.told("told-drawn", seat, card=voice.words.card(card))
    if before.phase == "stock" and after.phase == "play":
        yield voice.say("told-stock-out")


def settled(rules: Rules, before: View | None, after: View, voice: Voice) -> Lines:
    """What each side has brought in, and what declarer had to make."""
    score, contract = after.score, after.contract
    if score is None or score.void:
        return
    if after.claimant is not None:
        yield voice.told("told-claim", after.claimant, target=after.race.target)
    if after.tricks:
        yield from _counts(rules, after, voice)
    if contract:
        yield voice.told("told-contract-was", contract.declarer, bid=contract.bid)


def _counts(rules: Rules, view: View, voice: Voice) -> Lines:
    together = sides.parties(rules, view, voice)
    declarers = sides.declaring(rules, view)
    buried = _buried(rules, view, together)
    if buried:
        yield voice.say("told-buried-points", side=sides.named(rules, declarers, voice), points=buried)
    rows = [(name, seats, seats) for name, seats in together]
    if sides.called(view):  # the others share their tricks but not their melds
        rows = [rows[0], *((voice.here(seat), (seat,), together[1][1]) for seat in together[1][1])]
    elif sides.alone(rules):
        rows = [row for row in rows if row[1] == declarers]
    for name, melders, winners in rows:
        points = sides.taken(rules, view, len(view.tricks), winners) + (buried if winners == declarers else 0)
        counted = rounded(rules, points)
        key = "told-count" if counted == points else "told-count-rounded"
        yield voice.say(key, side=name, meld=sides.meld(view, melders), tricks=points, rounded=counted)


def _buried(rules: Rules, view: View, together: list[sides.Party]) -> int:
    """The points of the buried cards: what the tricks, all being played, leave of the total."""
    if not (rules.deal.bury_counts and view.contract and view.widow_size and rules.deal.widow_use == "bury"):
        return 0
    return rules.trick_total - sum(sides.taken(rules, view, len(view.tricks), seats) for _, seats in together)
