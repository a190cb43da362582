"""House rules as files: what is read, what is refused and how, and that rules survive being written."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import rule_sets, rules_of
from twinpack import families
from twinpack.auction import Step
from twinpack.families import find, loads
from twinpack.houserules import MAX_BYTES, read
from twinpack.options import (
    RulesError,
    allowed_values,
    changed,
    differences,
    digest,
    options,
    plain,
    restated,
    schema,
    to_toml,
    with_option,
)
from twinpack.pinochle.problems import most, problems
from twinpack.pinochle.rules import DealRules, Rules
from twinpack.pinochle.variants import VARIANTS

T = TypeVar("T")

BASE = 'base = "pinochle/dailey"\n'


def test_a_file_changes_its_base() -> None:
    text = """
    # our table
    base = "pinochle/dailey"
    name = "Thursday"

    [auction]
    minimum = 200
    steps = [{at = 0, by = 5}, {at = 300, by = 10}]

    [meld]
    pinochle = [40, 80]

    [play.counters]
    king = 5
    queen = 5

    [scoring]
    save_defenders = 20
    """
    found = loads(text, "thursday")
    expected = changed(
        rules_of("dailey"),
        auction__minimum=200,
        auction__steps=(Step(0, 5), Step(300, 10)),
        meld__pinochle=(40, 80),
        play__counters__king=5,
        play__counters__queen=5,
        scoring__save_defenders=20,
    )
    assert (found.id, found.base, found.rules) == ("Thursday", "pinochle/dailey", expected)
    assert loads(BASE).rules == rules_of("dailey")
    assert loads(BASE + "[auction]\n# nothing changed yet\n").rules == rules_of("dailey")


def test_a_file_may_be_on_another_scale() -> None:
    found = loads(BASE + "scale = 1\nauction.minimum = 20\n").rules
    assert found == changed(rules_of("tenths"), auction__minimum=20)


# what follows the base, code, key, line, what is allowed
ERRORS: dict[str, tuple[str, str, str, int | None, list[Any] | None]] = {
    "toml": ("auction.minimum == 3", "bad-toml", "", 2, None),
    "twice": ("auction.minimum = 300\nauction.minimum = 300", "bad-toml", "", 3, None),
    "key": ("auction.minumum = 300", "unknown-key", "auction.minumum", 2, None),
    "key in a table": ("[auction]\n\nfloor = 300", "unknown-key", "auction.floor", 4, None),
    "no group": ("target = 300", "unknown-key", "target", 2, None),
    "group": ("auction = 3", "group-not-value", "auction", 2, None),
    "word": (
        'auction.all_pass = "never"',
        "wrong-value",
        "auction.all_pass",
        2,
        ['"dealer-minimum" | "dealer-minimum-less-one" | "redeal"'],
    ),
    "number": ("auction.minimum = -10", "wrong-value", "auction.minimum", 2, ["0..1000000"]),
    "text for a number": ('[auction]\nminimum = "250"', "wrong-value", "auction.minimum", 3, ["0..1000000"]),
    "fraction": ("match.target = 0.5", "wrong-value", "match.target", 2, ["0..1000000"]),
    "truth": ("auction.help = 1", "wrong-value", "auction.help", 2, ["true | false"]),
    "too many": ("meld.run = [1, 2, 3, 4, 5, 6, 7]", "wrong-value", "meld.run", 2, ["[0..1000000, ...]"]),
    "too few": ("meld.run = []", "wrong-value", "meld.run", 2, ["[0..1000000, ...]"]),
    "inside": ("meld.run.double = 3", "wrong-value", "meld.run", 2, ["[0..1000000, ...]"]),
    "bracket": (
        "payment.table = [{bid = 300}]",
        "wrong-value",
        "payment.table",
        2,
        ["[{bid = 0..1000000, chips = 0..10000}, ...]"],
    ),
    "seats": ("table.seats = 9", "wrong-value", "table.seats", 2, ["2..8"]),
    "inline": ("\nplay = {last_trick = -1}", "wrong-value", "play.last_trick", 3, ["0..1000000"]),
    "step": (
        "auction.steps = [{at = 0, to = 5}]",
        "wrong-value",
        "auction.steps",
        2,
        ["[{at = 0..1000000, by = 0..1000000}, ...]"],
    ),
    "save": (
        'scoring.save_defenders = "ace"',
        "wrong-value",
        "scoring.save_defenders",
        2,
        ['"none" | "trick" | "point" | 1..'],
    ),
    "scale": ("scale = 100", "wrong-value", "scale", 2, ["1 | 10"]),
    "date": ("match.deals = 1979-05-27", "wrong-value", "match.deals", 2, ["1..1000"]),
}


def tried(function: Callable[..., T], *given: Any) -> T | RulesError:
    """What a function answers, or the error it raises instead."""
    try:
        return function(*given)
    except RulesError as error:
        return error


def refused(text: str) -> RulesError:
    """The error that a file gives."""
    with pytest.raises(RulesError) as caught:
        loads(text)
    return caught.value


@pytest.mark.parametrize("row", ERRORS)
def test_an_error_names_the_line_the_key_and_what_is_allowed(row: str) -> None:
    text, code, key, line, allowed = ERRORS[row]
    error = refused(BASE + text)
    assert (error.code, error.params["key"], error.params["line"]) == (code, key, line)
    assert allowed is None or error.params["allowed"] == allowed
    assert f"line={line}" in str(error)


def test_a_misspelt_key_is_told_its_neighbour() -> None:
    error = refused(BASE + "[auction]\nminumum = 300")
    assert error.params["near"] == "auction.minimum"
    assert error.params["allowed"] == [option.key for option in options(Rules()) if option.key.startswith("auction.")]
    assert refused(BASE + "dix_saves = 3").params["near"] == "scoring.dix_saves"
    assert refused(BASE + "zzzzzz = 3").params["near"] == ""


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "no-base", None),
        ("auction.minimum = 300", "no-base", None),
        ("\nbase = 3", "no-base", 2),
        ('name = "x"\nbase = "bridge"', "unknown-rules", 2),
        ("#" * (MAX_BYTES + 1), "file-too-large", None),
        ("[" * 10_000, "bad-toml", None),
        ("a = " + "[" * 5_000, "bad-toml", None),
        (f"a = {'1' * 5_000}", "bad-toml", None),
        ('base = "pinochle/dutch"\n\nscale = 1', "not-divisible", 3),
    ],
)
def test_a_file_without_a_usable_base_is_refused(text: str, code: str, line: int | None) -> None:
    error = refused(text)
    assert error.code == code
    assert error.params["line"] == line or code == "bad-toml"
    if code == "unknown-rules":
        assert error.params["allowed"] == families.names()


def test_a_long_file_is_read_at_once() -> None:
    """A header that never closes, inside a text, once cost minutes."""
    assert refused(f"{BASE}name = '''\n[{' ' * 60_000}'''").code == "wrong-value"


def test_unusual_line_ends_do_not_shift_the_lines() -> None:
    assert refused(BASE + "# a\u2028b\x85c\nauction.minimum = -1").params["line"] == 3
    assert refused(BASE.replace("\n", "\r\n") + "auction.minimum = -1").params["line"] == 2


# options that do not go together, the code, the key it blames
IMPOSSIBLE: list[tuple[str, str, str]] = [
    ("deal.packets = [3, 3, 3]", "packets-not-hand", "deal.packets"),
    ("deal.widow = 4", "packets-not-hand", "deal.packets"),
    ("auction.steps = [{at = 0, by = 0}]", "step-too-small", "auction.steps"),
    ("auction.steps = []", "step-too-small", "auction.steps"),
    ("auction.steps = [{at = 300, by = 10}]", "steps-out-of-order", "auction.steps"),
    ("auction.steps = [{at = 60, by = 5}, {at = 50, by = 1}]", "steps-out-of-order", "auction.steps"),
    ("auction.minimum = 255", "minimum-off-step", "auction.minimum"),
    ("auction.minimum = 9000", "bid-out-of-reach", "auction.minimum"),
    ("auction.ceiling = 240", "ceiling-too-low", "auction.ceiling"),
    ("auction.opening = 300\nauction.ceiling = 290", "ceiling-too-low", "auction.ceiling"),
    ("auction.opening = 301\nauction.ceiling = 305", "ceiling-too-low", "auction.ceiling"),  # no bid between them
    ("auction.max_raise = 5", "raise-too-small", "auction.max_raise"),
    ('auction.opener = "forced"\nauction.bid_needs = "marriage"', "opener-may-not-bid", "auction.opener"),
    ('auction.opener = "forced"\nauction.bid_needs_meld = 20', "opener-may-not-bid", "auction.opener"),
    ("play.last_trick = 0\nplay.counters = {ace = 0, ten = 0, king = 0}", "no-trick-points", "play.counters"),
    ("scoring.save_declarers = 251", "above-trick-total", "scoring.save_declarers"),
    ("scoring.save_defenders = 260", "above-trick-total", "scoring.save_defenders"),
    ("match.target = 0", "target-out-of-reach", "match.target"),
    ("match.target = 100000", "target-out-of-reach", "match.target"),
    ('match.both_over = "raise-target"\nmatch.target_raise = 0', "no-target-raise", "match.target_raise"),
    ('trump.source = "turned"', "conflict", "exchange.count"),
    ("table.seats = 5", "sides-uneven", "table.sides"),
    ("table.hands = 2", "hands-not-seats", "table.hands"),
    ('pack.copies = 1\ntable.seats = 6\ntable.hands = 6\npack.lowest = "J"', "pack-uneven", "deal.widow"),
    (
        'deal = {widow = 4, packets = [11], widow_use = "share", bury_from = "unmelded"}',
        "conflict",
        "deal.bury_from",
    ),
    ("auction.bracket = 25", "bracket-too-small", "auction.bracket"),
    (
        'table = {seats = 3, sides = 3, hands = 3}\ndeal = {widow = 6, packets = [7, 7], widow_use = "share"}',
        "share-not-widow",
        "deal.widow",
    ),
]

TURNED_CONFLICTS: list[tuple[str, str]] = [
    ("exchange.count = 4", "exchange.count"),
    ("deal.widow = 4\ndeal.packets = [11]", "deal.widow"),
    ('deal.misdeal = "five-nines"', "deal.misdeal"),
    ('trump.needs = "marriage"', "trump.needs"),
    ('play.first_lead = "declarer"', "play.first_lead"),
    ("scoring.moon_bonus = 250", "scoring.moon_bonus"),
    ("scoring.moon_penalty = 250", "scoring.moon_penalty"),
    ('match.both_over = "declarers"', "match.both_over"),
    ("match.must_declare = true", "match.must_declare"),
]


@pytest.mark.parametrize(("text", "code", "key"), IMPOSSIBLE)
def test_impossible_combinations_are_named(text: str, code: str, key: str) -> None:
    error = refused(BASE + text)
    assert (error.code, error.params["key"]) == (code, key)


@pytest.mark.parametrize(("text", "key"), TURNED_CONFLICTS)
def test_what_needs_an_auction_is_named(text: str, key: str) -> None:
    error = refused(f'base = "pinochle/turned-trump"\n{text}')
    assert (error.code, error.params["key"], error.params["other"]) == ("conflict", key, "trump.source")
    assert error.params["line"] == 2


def test_files_are_found_and_missing_ones_named(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(BASE + "exchange.count = 3\n", "utf-8")
    assert find(str(path)).rules.exchange.count == 3
    assert find(str(path)).id == "ours"
    for missing, code in [(str(tmp_path / "none.toml"), "unreadable-file"), ("pinochle/none", "unknown-rules")]:
        with pytest.raises(RulesError) as caught:
            find(missing)
        assert caught.value.code == code
    path.write_bytes(b"\xff\xfe" + b"x" * MAX_BYTES)
    with pytest.raises(RulesError) as caught:
        find(str(path))
    assert caught.value.code == "file-too-large"


words = st.one_of(
    st.sampled_from(
        [
            *(option.key for option in options(Rules())),
            "base",
            "scale",
            "name",
            "auction",
            "play.counters",
            "x",
            '"a.b"',
        ]
    ),
    st.text("abz_.-\"' \u2028é", max_size=8),
)
right = st.one_of(
    st.sampled_from(
        ["true", "3", "[1, 2]", "{}", '"none"', "[{at = 0, by = 1}]", "nan", "07:32:00", "0.1", '"\\u0000"']
    ),
    st.integers().map(str),
    st.text(max_size=8),
)
lines = st.one_of(
    st.builds("{} = {}".format, words, right),
    st.builds("[{}]".format, words),
    st.builds("[[{}]]".format, words),
    st.text(max_size=12),
)


@given(st.lists(lines, max_size=6), st.sampled_from((BASE, "", 'base = "pinochle/dutch"\nscale = 1\n')))
def test_any_text_gives_rules_or_a_named_error(parts: list[str], start: str) -> None:
    found = tried(loads, start + "\n".join(parts))
    if isinstance(found, RulesError):
        assert found.code
        assert set(found.params) >= {"key", "line"}
    else:
        assert not list(problems(found.rules))


@given(st.text())
def test_arbitrary_text_gives_a_named_error(text: str) -> None:
    with pytest.raises(RulesError):
        loads(text)


def of_base(base: str) -> Rules:
    return VARIANTS[base]


@given(rule_sets(), st.sampled_from(sorted(VARIANTS)))
def test_rules_survive_being_written(rules: Rules, base: str) -> None:
    if VARIANTS[base].scale != rules.scale:
        base = "pinochle/dailey" if rules.scale == 10 else "pinochle/tenths"
    text = f'base = "{base}"\n{to_toml(rules, VARIANTS[base])}'
    assert read(text, of_base) == (base, None, rules)
    assert loads(text).rules == rules
    assert len(differences(VARIANTS[base], rules)) == len(text.splitlines()) - 1


@given(rule_sets())
def test_rules_written_in_full_stand_for_themselves(rules: Rules) -> None:
    text = f'base = "pinochle/classic"\n{to_toml(rules)}'
    if rules.scale == 10:
        assert loads(text).rules == rules


@given(rule_sets(), rule_sets())
def test_rules_are_equal_if_their_hashes_are(one: Rules, other: Rules) -> None:
    assert (digest("pinochle", one) == digest("pinochle", other)) == (one == other)
    assert digest("pinochle", one) != digest("another", one)
    assert bool(differences(one, other)) == (one != other)


@pytest.mark.parametrize("key", [option.key for option in options(Rules())])
def test_every_option_is_in_the_hash(key: str) -> None:
    other = {
        "scale": 1,
        "deal.packets": (1,) * 12,
        "deal.widow": 4,
        "exchange.count": 5,
        "auction.steps": (Step(0, 5),),
    }
    value = {option.key: option.value for option in options(Rules())}[key]
    kind = {option.key: option.kind for option in options(Rules())}[key]
    if key not in other:
        allowed = [part.strip('"') for part in allowed_values(kind).split(" | ")]
        if isinstance(value, bool):
            other[key] = not value
        elif isinstance(value, str):
            other[key] = next(word for word in allowed if word != value)
        else:
            other[key] = (1, 1) if isinstance(value, tuple) else value - 1 if key == "match.floor" else value + 1
    one = with_option(Rules(), key, other[key])
    assert one != Rules()
    assert digest("pinochle", one) != digest("pinochle", Rules())
    assert [row[0] for row in differences(Rules(), one)] == [key]


@given(rule_sets())
def test_rules_restated_there_and_back_are_the_same(rules: Rules) -> None:
    if rules.scale == 1:
        assert restated(restated(rules, 10), 1) == rules
        return
    tenth = tried(restated, rules, 1)
    if isinstance(tenth, RulesError):
        assert tenth.code == "not-divisible"
        assert tenth.params["value"] % 10
    else:
        assert restated(tenth, 10) == rules
        assert restated(tenth, 1) == tenth


@given(rule_sets())
def test_all_rule_sets_drawn_can_be_played(rules: Rules) -> None:
    assert not list(problems(rules))
    assert rules.match.end == "deals" or rules.match.target <= most(rules)


def leaves(node: dict[str, Any], definitions: dict[str, Any], prefix: str = "") -> set[str]:
    """The dotted keys that a JSON Schema speaks of."""
    found: set[str] = set()
    for name, part in node["properties"].items():
        target = part
        reference = part.get("$ref") or next((one["$ref"] for one in part.get("allOf", ()) if "$ref" in one), None)
        if reference:
            target = definitions[reference.rpartition("/")[2]]
        found |= leaves(target, definitions, f"{prefix}{name}.") if "properties" in target else {prefix + name}
    return found


def test_the_schema_speaks_of_every_option_and_no_other() -> None:
    found = schema(Rules)
    definitions = found["$defs"]
    assert leaves(definitions["Rules"], definitions) == {option.key for option in options(Rules())}
    deal = definitions["DealRules"]
    assert deal["additionalProperties"] is False
    assert deal["properties"]["misdeal"]["enum"] == sorted(
        ["none", "five-nines", "five-nines-no-ace", "six-nines-one-ace", "no-ace-few-counters"]
    )
    assert deal["properties"]["widow"]["default"] == DealRules().widow


def test_rules_are_plain_data() -> None:
    built = plain(rules_of("dailey"))
    assert built["meld"]["run"] == [150, 1500] or built["meld"]["run"] == (150, 1500)
    assert built["auction"]["steps"][0] == {"at": 0, "by": 10}


def test_a_file_may_say_what_it_is_called() -> None:
    text = 'base = "pinochle/dailey"\nname = "Café Müller, Thursdays"\n'
    assert families.loads(text, "house").id == "Café Müller, Thursdays"
    assert families.loads(text.replace("name", "#"), "house").id == "house"


@pytest.mark.parametrize("name", ['""', "7", '"a\\nb"', '"' + "x" * 61 + '"', "[]"])
def test_a_name_that_is_none_is_refused_with_its_line(name: str) -> None:
    with pytest.raises(RulesError) as caught:
        families.loads(f'base = "pinochle/dailey"\nname = {name}\n')
    assert (caught.value.code, caught.value.params["key"], caught.value.params["line"]) == ("wrong-value", "name", 2)
