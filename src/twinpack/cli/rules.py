"""`twinpack rules`: the rule sets, what they say, how they differ, and whether a file is one."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from twinpack.cli.answers import ANSWERED, NO, AsJson, Language, named, say, say_json, words_in

if TYPE_CHECKING:
    from twinpack.families import RuleSet
    from twinpack.options import RulesError
    from twinpack.words import Words

app = typer.Typer(help="List, read, compare and check rule sets.", no_args_is_help=True, rich_markup_mode=None)

Rules = Annotated[str | None, typer.Option(metavar="ID|FILE", help="The rule set, or a house-rules file.")]
Which = Annotated[str, typer.Argument(metavar="ID|FILE", help="A rule set, or a house-rules file.")]

MOST_MISTAKES = 100
"""How many mistakes of one file are named; a rule set has fewer options."""


def found(name: str | None) -> "RuleSet":
    """The rule set asked for, by default the first. Raises `RulesError`."""
    from twinpack.families import find, names

    return find(names()[0] if name is None else name)


def title(rule_set: "RuleSet", words: "Words") -> str:
    """The name of a rule set in a language, with its id."""
    key = "variant-" + rule_set.id.replace("/", "-")
    return f"{words.say(key)} ({rule_set.id})" if words.has(key) else rule_set.id


@app.command("list")
def list_(language: Language = None, as_json: AsJson = False) -> int:
    """List the rule sets there are."""
    from twinpack.families import named, names

    words = words_in(language)
    sets = [named(name) for name in names()]
    if as_json:
        say_json([{"id": one.id, "name": title(one, words), "family": one.family.name} for one in sets])
    else:
        width = max(len(one.id) for one in sets)
        for one in sets:
            say(f"{one.id:{width}}  {title(one, words).removesuffix(f' ({one.id})')}")
    return ANSWERED


@app.command()
def show(
    rules: Which,
    toml: Annotated[bool, typer.Option("--toml", help="The complete house-rules file instead.")] = False,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Print the rules of a rule set, readable."""
    from twinpack import rulebook
    from twinpack.options import plain, to_toml

    words = words_in(language)
    rule_set = found(rules)
    if as_json:
        say_json({"id": rule_set.id, "digest": rule_set.digest, "rules": plain(rule_set.rules)})
    elif toml:
        say(f'base = "{rule_set.base or rule_set.id}"\n{to_toml(rule_set.rules)}'.rstrip())
    else:
        outline = rule_set.family.outline(rule_set.rules)
        say(rulebook.text(title(rule_set, words), outline, words).rstrip())
    return ANSWERED


@app.command()
def diff(old: Which, new: Which, language: Language = None, as_json: AsJson = False) -> int:
    """Say in which options two rule sets differ."""
    from twinpack import options, rulebook
    from twinpack.referee import RefereeError

    words = words_in(language)
    left, right = found(old), found(new)
    if left.family != right.family:
        raise RefereeError("families-differ", old=left.family.name, new=right.family.name)
    said = rulebook.difference(left.rules, right.rules, words)
    if as_json:
        changes = options.differences(left.rules, right.rules)
        rows = [
            {"key": key, "old": _builtin(before), "new": _builtin(after), "text": text}
            for (key, before, after), text in zip(changes, said, strict=True)
        ]
        say_json({"same": not rows, "differences": rows})
    else:
        say("\n".join(said) or words.say("cli-rules-same"))
    return ANSWERED


@app.command()
def check(rules: Which, language: Language = None, as_json: AsJson = False) -> int:
    """Check a house-rules file and name every mistake in it. Exit code 1 if there is one."""
    from twinpack.families import find, names
    from twinpack.refusals import message

    words = words_in(language)
    wrong = [] if rules in names() else list(mistakes(_text(rules)))
    if as_json:
        errors = [
            {"code": code, "message": message(code, params, words), **params}
            for code, params in (named(error, words) for error in wrong)
        ]
        say_json({"ok": not wrong, "errors": errors} if wrong else {"ok": True, "digest": find(rules).digest})
    else:
        for error in wrong:
            say(message(*named(error, words), words))
        if not wrong:
            say(words.say("cli-rules-good", name=rules))
    return NO if wrong else ANSWERED


@app.command()
def schema(
    family: Annotated[str | None, typer.Argument(help="The family of games; by default the first.")] = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Print the JSON Schema of a family's options, with their names and descriptions."""
    from twinpack import rulebook
    from twinpack.families import FAMILIES
    from twinpack.referee import RefereeError

    words = words_in(language)
    name = family or next(iter(FAMILIES))
    if name not in FAMILIES:
        raise RefereeError("unknown-family", family=name, allowed=list(FAMILIES))
    say_json(rulebook.schema(FAMILIES[name].rules, words))
    return ANSWERED


def _builtin(value: Any) -> Any:
    import msgspec

    return msgspec.to_builtins(value)


def _text(name: str) -> str:
    """The text of a house-rules file. Raises `RulesError`, and `OSError` if it cannot be read."""
    from twinpack.families import find
    from twinpack.houserules import MAX_BYTES

    path = Path(name)
    if path.suffix != ".toml" and not path.is_file():
        find(name)  # which names the rule sets there are
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1).decode("utf-8", "replace")


def mistakes(text: str) -> Iterator["RulesError"]:
    """What is wrong with a house-rules file: each bad line, then the combinations that cannot be played.

    A line that is wrong is taken out and the rest looked at again, so that one mistake does not hide another.
    """
    from twinpack.families import named
    from twinpack.houserules import key_lines, read
    from twinpack.options import RulesError

    lines = text.split("\n")
    for _ in range(MOST_MISTAKES):
        try:
            base, _, rules = read("\n".join(lines), lambda base: named(base).rules)
        except RulesError as error:
            yield error
            line = error.params["line"]
            if line is None or error.code in ("bad-toml", "unknown-rules", "no-base"):
                return  # nothing can be said about the rest
            _take_out(lines, line)
            continue
        where = key_lines(text)
        for problem in named(base).family.problems(rules):
            problem.params["line"] = where.get(problem.params["key"])
            yield problem
        return


def _take_out(lines: list[str], line: int) -> None:
    """Make a line empty, and those after it that are only the rest of its value."""
    import tomllib

    for place in range(line - 1, len(lines)):
        lines[place] = ""
        try:
            tomllib.loads("\n".join(lines))
        except tomllib.TOMLDecodeError:
            continue
        return
