"""Deals that can be verified: the written derivation, records made by it, and every way to tamper with one."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from twinpack import bots, fair, families, match, record, verify
from twinpack.fair import Commit, FairError, Mix, Reveal
from twinpack.game import CHANCE, NotationError
from twinpack.record import Record, RecordError, Result, Takeback

SEED = "0" * 64
MIXES = [Mix(2, "ffeeddccbbaa99887766554433221100"), Mix(0, "00112233445566778899aabbccddeeff")]


def vectors() -> dict[str, str]:
    """The table of test vectors in the manual, last column by first."""
    text = Path("docs/fair-deals.md").read_text("utf-8").partition("## Test vectors")[2]
    rows = [row.strip("|").split("|") for row in text.splitlines() if row.startswith("| ")][1:]
    return {row[0].strip(): row[-1].strip().strip("`") for row in rows}


def test_the_manual_says_what_the_code_does() -> None:
    told = vectors()
    digest = fair.commitment("m", 1, SEED)
    key = fair.key(digest, SEED, MIXES)
    stream = fair.numbers(key)
    assert told["commitment"] == digest
    assert told["key"] == key.hex()
    assert told["first numbers"] == " ".join(str(next(stream)) for _ in range(3))
    assert told["shuffle of `A K Q J T 9`"] == " ".join(fair.shuffled(key, ["A", "K", "Q", "J", "T", "9"]))
    assert told["first dealer of four"] == str(fair.below(fair.numbers(key), 4))


@given(st.integers(1, 2**31), st.binary(min_size=32, max_size=32))
def test_a_number_is_below_its_limit(limit: int, key: bytes) -> None:
    assert 0 <= fair.below(fair.numbers(key), limit) < limit


def test_numbers_that_do_not_divide_evenly_are_left_out() -> None:
    top = 2**32 - 2**32 % 6
    assert fair.below(iter([2**32 - 1, top, top - 1]), 6) == (top - 1) % 6


def test_every_order_is_about_equally_likely() -> None:
    counts: dict[tuple[str, ...], int] = {}
    for number in range(2400):
        order = fair.shuffled(number.to_bytes(32, "big"), "ABCD")
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 55  # chi square, 23 degrees: p < 0.0002


def played(rules: str, deals: int = 2) -> Record:
    """The record of some deals as a server writes them, two seats mixing in chance."""
    rule_set, chance = families.find(rules), Random(3)
    now, number = match.Match(rule_set.game, rule_set.match), 0
    players = [bots.make("random", rule_set, seat) for seat in range(rule_set.game.seats)]
    entries: list[object] = []
    waiting: list[str] = []
    while len(now.scores) < deals and (seat := match.to_act(now)) is not None:
        if seat == CHANCE:
            number += 1
            seed = chance.randbytes(32).hex()
            digest = fair.commitment("abc", number, seed)
            mixes = [Mix(seat, chance.randbytes(16).hex()) for seat in (1, 0)]
            action = verify.drawn(verify.offered(now), fair.key(digest, seed, mixes))
            entries += [Commit(digest), *mixes, action]
            waiting.append(seed)
        else:
            legal = now.game.legal(now.state)
            action = players[seat].choose(now.game.view(now.state, seat), legal).action
            entries.append(action)
        done = len(now.scores)
        now = match.advance(now, action)
        if len(now.scores) > done:
            entries += [Result(now.scores[-1].change), *map(Reveal, waiting)]
            waiting = []
    return Record(rule_set, (("Match", "abc"), ("Seat0", "a"), ("Seat1", "b")), tuple(entries))


@pytest.mark.parametrize("rules", ["pinochle/dutch", "pinnacola/two"])
def test_a_record_is_verified_from_its_text_alone(rules: str) -> None:
    text = record.dumps(played(rules))
    found = verify.verify(record.loads(text))
    assert [one.number for one in found] == list(range(1, len(found) + 1))
    assert all(one.seats == (0, 1) for one in found)
    record.replay(record.loads(text))


def line_of(text: str, word: str, number: int) -> str:
    lines: list[str] = re.findall(rf"^{word} .*$", text, re.MULTILINE)
    return lines[number]


def flipped(line: str) -> str:
    """The line with its last hex digit changed."""
    return line[:-1] + ("0" if line[-1] != "0" else "1")


def swap_cards(text: str) -> str:
    """Two cards of the second deal's stock or hands change places, without making the record illegal."""
    line = line_of(text, "deal", 0)
    cards = line.split()
    one = next(place for place in range(2, len(cards)) if cards[place] != cards[1])
    cards[1], cards[one] = cards[one], cards[1]
    return text.replace(line, " ".join(cards))


TAMPERED: dict[str, tuple[str, Callable[[str], str]]] = {
    "one seed": (
        "not-promised",
        lambda text: text.replace(line_of(text, "seed", 1), flipped(line_of(text, "seed", 1))),
    ),
    "one commitment": (
        "not-promised",
        lambda text: text.replace(line_of(text, "commit", 1), flipped(line_of(text, "commit", 1))),
    ),
    "one contribution": (
        "other-order",
        lambda text: text.replace(line_of(text, "mix", 2), flipped(line_of(text, "mix", 2))),
    ),
    "whose contribution it is": (
        "other-order",
        lambda text: text.replace(line_of(text, "mix", 2), line_of(text, "mix", 2).replace("mix 1", "mix 3")),
    ),
    "a contribution left out": ("other-order", lambda text: text.replace(line_of(text, "mix", 2) + "\n", "")),
    "two cards": ("other-order", swap_cards),
    "the first dealer": ("other-order", lambda text: re.sub(r"^dealer (\d)", _other_dealer, text, flags=re.MULTILINE)),
    "the match": ("not-promised", lambda text: text.replace('[Match "abc"]', '[Match "abd"]')),
    "a commitment left out": ("commit-missing", lambda text: text.replace(line_of(text, "commit", 1) + "\n", "")),
    "all commitments left out": ("no-commitments", lambda text: re.sub(r"^commit .*\n", "", text, flags=re.MULTILINE)),
    "the seeds left out": ("seed-missing", lambda text: re.sub(r"^seed .*\n", "", text, flags=re.MULTILINE)),
    "a seed too many": ("seed-without-shuffle", lambda text: text + f"seed {SEED}\n"),
}


def _other_dealer(found: re.Match[str]) -> str:
    return f"dealer {(int(found[1]) + 1) % 4}"


@pytest.mark.parametrize("case", TAMPERED)
def test_tampering_is_detected_and_named(case: str) -> None:
    code, tamper = TAMPERED[case]
    text = record.dumps(played("pinochle/dutch", deals=1))
    changed = tamper(text)
    assert changed != text
    with pytest.raises(FairError) as caught:
        verify.verify(_unchecked(changed))
    assert caught.value.code == code


def _unchecked(text: str) -> Record:
    """A record up to its first deal's chance: what follows a changed deal may no longer be legal."""
    loaded = record.loads(text)
    entries = [entry for entry in loaded.entries if isinstance(entry, fair.Fairness | match.Dealer | Result)]
    deals = [entry for entry in loaded.entries if str(entry).startswith("deal ")]
    place = next((at for at, entry in enumerate(entries) if isinstance(entry, Result)), len(entries))
    return Record(loaded.rule_set, loaded.tags, (*entries[:place], *deals[:1], *entries[place:]))


def test_an_unfinished_deal_is_not_looked_at() -> None:
    made = played("pinochle/dutch", deals=1)
    last = max(place for place, entry in enumerate(made.entries) if isinstance(entry, Result))
    before = Record(made.rule_set, made.tags, made.entries[:last])
    assert verify.verify(before) == ()


@pytest.mark.parametrize(
    "line", ["commit 00", "seed zz", f"mix 9 {'00' * 16}", "mix 1 00", f"commit {'AB' * 32}", "mix"]
)
def test_damaged_lines_are_named(line: str) -> None:
    with pytest.raises(NotationError):
        fair.parse(line)


def test_takebacks_in_a_record() -> None:
    made = played("pinochle/dutch", deals=1)
    bid = next(place for place, entry in enumerate(made.entries) if str(entry).startswith(("bid", "pass")))
    entries = (*made.entries[: bid + 1], Takeback(1), *made.entries[bid:])
    again = Record(made.rule_set, made.tags, entries)
    assert record.replay(record.loads(record.dumps(again))).sheet == record.replay(made).sheet
    assert again.actions == made.actions
    verify.verify(again)
    with pytest.raises(RecordError, match="takeback-too-far"):
        record.replay(Record(made.rule_set, made.tags, (*made.entries[: bid + 1], Takeback(2))))
