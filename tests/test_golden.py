"""Every named rule set has a golden record, which replays to the same scores and is written the same way."""

from pathlib import Path

import pytest

from twinpack import families, record

RECORDS = Path(__file__).parent.parent / "records"


@pytest.mark.parametrize("name", families.names())
def test_golden_record_replays(name: str) -> None:
    path = RECORDS / (name.replace("/", "-") + ".txt")
    golden = record.load(path)
    assert golden.rule_set.digest == families.named(name).digest, "the rules changed; look, then run tests/golden.py"
    match = record.replay(golden)
    assert match.sheet.outcome is not None
    assert record.dumps(golden) == path.read_text(encoding="utf-8")
    assert record.Record.of(match, golden.rule_set, golden.tags) == golden


def test_no_record_without_a_rule_set() -> None:
    known = {name.replace("/", "-") + ".txt" for name in families.names()}
    assert {path.name for path in RECORDS.glob("*.txt")} == known
