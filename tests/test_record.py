"""Records: lossless both ways, and a named refusal with its line for everything that is damaged."""

from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from twinpack import families, record
from twinpack.game import CHANCE, pick
from twinpack.match import Match, advance, draw_next, to_act
from twinpack.record import Record, RecordError


def unfinished(name: str, seed: int, actions: int) -> Record:
    """The record of so many random actions of a match."""
    rule_set, rng = families.named(name), Random(seed)
    match = Match(rule_set.game, rule_set.match)
    for _ in range(actions):
        mover = to_act(match)
        if mover is None:
            break
        action: Any = draw_next(match, rng) if mover == CHANCE else pick(list(rule_set.game.legal(match.state)), rng)
        match = advance(match, action)
    return Record.of(match, rule_set, (("Seat0", 'Ann "é" \\ [x]'), ("Note", "")))


TEXT = record.dumps(unfinished("pinochle/dutch", 3, 140))
LINES = TEXT.split("\n")
FIRST = next(number for number, line in enumerate(LINES, start=1) if line.startswith("dealer"))


@pytest.mark.slow
@given(st.sampled_from(families.names()), st.integers(0, 99), st.integers(0, 200))
def test_lossless_both_ways(name: str, seed: int, actions: int) -> None:
    made = unfinished(name, seed, actions)
    text = record.dumps(made)
    assert record.loads(text) == made
    assert record.dumps(record.loads(text)) == text
    match = record.replay(made)
    assert match.log == made.actions
    assert Record.of(match, made.rule_set, made.tags) == made


DAMAGE = [
    ("no parts", "", "record-parts", 1),
    ("a tag without quotes", TEXT.replace('[Seat0 "', "[Seat0 ", 1), "tag-form", 4),
    ("a tag with a bad escape", TEXT.replace('[Note ""]', '[Note "\\q"]', 1), "tag-form", 5),
    ("a tag twice", TEXT.replace("[Note", "[Seat0", 1), "tag-twice", 5),
    ("no hash", TEXT.replace("[Hash", "[Hush", 1), "tag-missing", 6),
    ("another family", TEXT.replace('[Family "pinochle"]', '[Family "whist"]'), "unknown-family", 5),
    ("a rule edited", TEXT.replace("meld.dix = 10", "meld.dix = 20"), "hash-mismatch", FIRST - 2),
    ("a rule of the wrong type", TEXT.replace("meld.dix = 10", 'meld.dix = "ten"'), "rules-line", None),
    ("an unknown rule", TEXT.replace("meld.dix", "meld.dax"), "rules-line", None),
    ("a rule that is no TOML", TEXT.replace("meld.dix = 10", "meld.dix = "), "rules-line", None),
    ("no dealer", TEXT.replace("dealer", "dealr"), "damaged-line", FIRST),
    ("a seat that is none", TEXT.replace(LINES[FIRST - 1], "dealer 7"), "illegal-line", FIRST),
    ("a card short", TEXT.replace(LINES[FIRST], LINES[FIRST][:-3]), "illegal-line", FIRST + 1),
    ("two spaces", TEXT.replace("\ntrump ", "\ntrump  ", 1), "damaged-line", None),
    ("a result edited", TEXT.replace("result +", "result +1", 1), "result-mismatch", None),
    ("a result in bad form", TEXT.replace("result ", "result ++", 1), "damaged-line", None),
    ("a result too early", TEXT.replace("\ntrump ", "\nresult +1 +1\ntrump ", 1), "result-mismatch", None),
]


@pytest.mark.parametrize(("text", "code", "line"), [row[1:] for row in DAMAGE], ids=[row[0] for row in DAMAGE])
def test_damage_is_named(text: str, code: str, line: int | None) -> None:
    assert text != TEXT, "the case damages nothing"
    with pytest.raises(RecordError) as caught:
        record.replay(record.loads(text))
    assert caught.value.code == code
    if line is not None:
        assert caught.value.params["line"] == line
    assert 1 <= caught.value.params["line"] <= text.count("\n") + 1


def test_a_missing_last_result_is_named() -> None:
    lines = TEXT.split("\n")
    last = max(number for number, line in enumerate(lines) if line.startswith("result"))
    with pytest.raises(RecordError) as caught:
        record.replay(record.loads("\n".join(lines[:last]) + "\n"))
    assert (caught.value.code, caught.value.params["line"]) == ("result-missing", last + 1)


def test_too_large_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "MAX_BYTES", 100)
    with pytest.raises(RecordError, match="record-too-large"):
        record.loads(TEXT)


def test_lines_of_windows_are_read() -> None:
    assert record.loads(TEXT.replace("\n", "\r\n")) == record.loads(TEXT)


def damaged_line(text: str) -> int:
    """The line that reading and replaying a text complains of; 0 where it is a good record."""
    try:
        record.replay(record.loads(text))
    except RecordError as error:
        line: int = error.params["line"]
        return line
    return 0


@given(st.text(max_size=400))
@example('[Game "x"]\n\n\n')
def test_any_text_gives_a_record_or_a_named_error(text: str) -> None:
    assert damaged_line(text) >= 0


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_one_changed_character_is_read_the_same_or_named(place: int, character: str) -> None:
    text = TEXT[:place] + character + TEXT[place + 1 :]
    assert damaged_line(text) >= 0
