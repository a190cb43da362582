"""`twinpack verify`: good records, every kind of tampering by its name in every language, and what is no record."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.test_fair import TAMPERED, flipped, line_of, played
from twinpack import record
from twinpack.cli import main
from twinpack.cli.answers import ANSWERED, NO, REFUSED
from twinpack.words import LANGUAGES, words


@pytest.fixture(scope="module")
def good() -> str:
    """The text of a record of two deals, as a server writes it."""
    return record.dumps(played("pinochle/dutch", deals=2))


def verified(text: str, folder: Path, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str, str]:
    """The exit code of the command on a record, and what it says on stdout and stderr."""
    file = folder / "record.txt"
    file.write_text(text, encoding="utf-8")
    code = main(["verify", str(file), *more])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_record(good: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = verified(good, tmp_path, capsys, "--language", language)
    said = words(language)
    shuffles = [said.say("verify-shuffle", number=number, seats="0, 1") for number in (1, 2, 3)]
    assert out.splitlines() == [*shuffles, said.say("verify-good", count=3)]
    assert (code, err) == (ANSWERED, "")


def test_a_good_record_as_json(good: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = verified(good, tmp_path, capsys, "--json")
    mixed = [{"number": number, "mixed": [0, 1]} for number in (1, 2, 3)]
    assert (code, json.loads(out)) == (ANSWERED, {"ok": True, "shuffles": mixed})


def test_nobody_has_to_mix_in_chance(good: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Then the cards are others, so the record cannot be changed to say so; a deal not finished is not looked at."""
    lines = good.splitlines()
    begun = lines.index(line_of(good, "commit", 1))
    until = "\n".join(lines[:begun]) + "\n"
    code, out, _ = verified(until, tmp_path, capsys)
    assert (code, out) == (ANSWERED, words("en").say("verify-good", count=0) + "\n")


@pytest.mark.parametrize("case", TAMPERED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_tampering_is_named_in_words(
    good: str, case: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted, tamper = TAMPERED[case]
    changed = tamper(good)
    assert changed != good
    code, out, err = verified(changed, tmp_path, capsys, "--language", language, "--json")
    answer: dict[str, Any] = json.loads(out)
    assert (code, err) == (NO, "")
    assert answer["ok"] is False
    assert answer["error"]["code"] == wanted
    code, out, err = verified(changed, tmp_path, capsys, "--language", language)
    assert (code, out, err) == (NO, answer["error"]["message"] + "\n", "")
    if "number" in answer["error"]:
        assert str(answer["error"]["number"]) in out


def test_every_code_of_tampering_is_tried() -> None:
    text = (Path(record.__file__).parent / "verify.py").read_text("utf-8")
    text += (Path(record.__file__).parent / "fair.py").read_text("utf-8")
    assert set(re.findall(r'raise FairError\("([a-z-]+)"', text)) == {code for code, _ in TAMPERED.values()}


BROKEN: dict[str, tuple[str, Callable[[str], str]]] = {
    "nothing": ("record-parts", lambda text: ""),
    "something else": ("record-parts", lambda text: "a letter to a friend"),
    "half a record": ("record-parts", lambda text: text.partition("\n\n")[0]),
    "a line of nonsense": ("damaged-line", lambda text: text + "abracadabra\n"),
    "a damaged seed": ("damaged-line", lambda text: text.replace(line_of(text, "seed", 0), "seed 12")),
    "an illegal line": ("illegal-line", lambda text: text + "pass\n"),
    "a play that was never made": ("illegal-line", lambda text: text.replace(line_of(text, "play", 3) + "\n", "", 1)),
    "another result": ("result-mismatch", lambda text: text.replace(line_of(text, "result", 0), "result +1 +1")),
    "a takeback out of nothing": ("takeback-too-far", lambda text: text + "takeback 3\n"),
}


@pytest.mark.parametrize("case", BROKEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_good_record_is_refused(
    good: str, case: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted, broken = BROKEN[case]
    code, out, err = verified(broken(good), tmp_path, capsys, "--language", language)
    assert (code, out) == (REFUSED, "")
    assert err.count("\n") == 1
    code, out, _ = verified(broken(good), tmp_path, capsys, "--language", language, "--json")
    assert (code, json.loads(out)["error"]["code"]) == (REFUSED, wanted)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "nothing.txt"), "--json"]) == REFUSED
    assert json.loads(capsys.readouterr().out)["error"]["code"] == "unreadable-file"


def test_a_forged_deal_after_an_illegal_line_is_no_good_record(
    good: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What cannot be looked at is never called good."""
    play, seed = line_of(good, "play", 3), line_of(good, "seed", 2)
    forged = good.replace(play + "\n", "", 1).replace(seed, flipped(seed))
    assert verified(forged, tmp_path, capsys)[0] == REFUSED
