"""Plain lines as they come, and below them the question that stands; what is typed is read meanwhile."""

import asyncio
import sys
import threading
from collections.abc import Callable, Iterable
from io import TextIOWrapper
from shutil import get_terminal_size
from textwrap import fill

from twinpack.words import Words
from twinpack.words import words as in_language

LETTERS = str.maketrans("♠♥♦♣", "SHDC")


def printable_words(words: Words) -> Words:
    """`words` with letters for suits if standard output has no symbols; no letter at all makes printing fail."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        "♠♥♦♣".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return in_language(words.language, ascii=True)
    return words


def filled(line: str, indent: str = "") -> str:
    """A line broken between words at the width of the terminal."""
    columns = get_terminal_size().columns
    return fill(line, columns, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def capital(line: str) -> str:
    """A line that begins with a capital letter.

    >>> capital("your side: 20")
    'Your side: 20'
    """
    return line[:1].upper() + line[1:]


class Screen:
    """Where lines go. A question stands on the last line; what is told meanwhile begins below it.

    `echo`: what is typed shows, and its Enter ends the line of the question. `ascii`: suits are letters, whoever says
    them.
    """

    def __init__(
        self, write: Callable[[str], object], *, echo: bool = False, fill: bool = False, ascii: bool = False
    ) -> None:
        self._write = write
        self.ascii = ascii
        self.echo = echo
        self.fill = fill
        self.question = ""
        self.recent: list[str] = []

    def tell(self, lines: Iterable[str]) -> None:
        """Print lines, each with a capital; in a terminal they break between words."""
        said = list(map(capital, lines))
        if not said:
            return
        self._below()
        self.recent = said
        for line in [part for text in said for part in text.split("\n")]:
            self.write((filled(line, "  " if line.startswith("- ") else "") if self.fill else line) + "\n")

    def ask(self, question: str) -> None:
        """Let a question stand, if it does not already."""
        if question != self.question:
            self._below()
            shown = filled(question) if self.fill else question
            self.write(shown + (" " if self.echo else "\n") if question else "")
            self.question = question

    def answered(self) -> None:
        """Something has been typed."""
        self.question = ""

    def write(self, text: str) -> None:
        """Put text where the cursor is."""
        self._write(text.translate(LETTERS) if self.ascii else text)

    def _below(self) -> None:
        if self.question and self.echo:
            self.write("\n")
        self.question = ""


def printing(text: str) -> None:
    """Write to standard output at once."""
    print(text, end="", flush=True)


def opened(
    words: Words, read: Callable[[], str] | None, write: Callable[[str], object] | None
) -> tuple[Words, Screen, Callable[[], str]]:
    """What a person types into and reads from: standard input and output where none are given, and words for them."""
    if write is not None:
        return words, Screen(write, ascii=words.ascii), read or own_input()
    words = printable_words(words)
    screen = Screen(printing, echo=sys.stdin.isatty(), fill=sys.stdout.isatty(), ascii=words.ascii)
    return words, screen, read or own_input()


def own_input() -> Callable[[], str]:
    """Reads lines of standard input by a reader of its own.

    The program can end while a thread waits in it; with `sys.stdin` itself the interpreter would abort.
    """
    stream = open(sys.stdin.fileno(), encoding=sys.stdin.encoding, errors="replace", closefd=False)  # noqa: SIM115  # lives as long as the program
    return stream.readline


def reading(read: Callable[[], str], events: "asyncio.Queue[str]") -> None:
    """Put what is typed into a queue, line by line and at last "" for the end, from a thread of its own."""
    loop = asyncio.get_running_loop()

    def work() -> None:
        while True:
            line = read()
            try:
                loop.call_soon_threadsafe(events.put_nowait, line)
            except RuntimeError:  # the table has been left meanwhile
                return
            if not line:
                return

    threading.Thread(target=work, daemon=True, name="typed").start()
