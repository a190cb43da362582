"""Small pictures of many numbers, as SVG that stands alone. What they say is handed in, in whatever language."""

from collections.abc import Sequence
from itertools import accumulate
from math import ceil, floor, log10, sqrt
from xml.sax.saxutils import escape

from twinpack.lab.simulate import NORMAL_95

WIDTH, HEIGHT = 640, 260
LEFT, RIGHT, TOP, BOTTOM = 56, 12, 12, 40
"""The margins around what is drawn, in which the numbers on the axes stand."""

INK, FAINT, FILL, SHADE = "#667085", "#98a2b3", "#2f6fde", "#9bbcf2"
"""Colours that can be told apart on white and on black."""

MOST_BARS = 30
MOST_POINTS = 300
TICKS = 6


def histogram(numbers: Sequence[float], title: str, label: str) -> str:
    """How often numbers fall where, as bars; zero is marked. `label` says what the numbers are.

    >>> histogram([-20, 0, 10, 10], "Pairs", "points").count("<rect")
    3
    """
    low, high = min(numbers), max(numbers)
    width = _step((high - low) / MOST_BARS)
    first = floor(low / width)
    counts = [0] * (floor(high / width) - first + 1)
    for number in numbers:
        counts[floor(number / width) - first] += 1
    frame = _Frame((first * width, (first + len(counts)) * width), (0, max(counts)))
    bars = [
        _rectangle(frame, (first + place) * width, (first + place + 1) * width, count)
        for place, count in enumerate(counts)
        if count
    ]
    return _picture(title, label, frame, [*bars, _mark(frame)])


def running_mean(numbers: Sequence[float], title: str, label: str) -> str:
    """How the mean settles as numbers come, with the band that holds the true one in 95 of 100 cases.

    >>> running_mean([1, 3, 2, 4], "Mean", "pairs").count("<polyline")
    1
    """
    means, margins = _settling(numbers)
    every = max(1, len(numbers) // MOST_POINTS)
    shown = [place for place in range(1, len(numbers)) if place % every == 0 or place == len(numbers) - 1]
    lows = [means[place] - margins[place] for place in shown]
    highs = [means[place] + margins[place] for place in shown]
    frame = _Frame((1, len(numbers)), (min(0.0, *lows), max(0.0, *highs)))
    band = [frame.at(place + 1, high) for place, high in zip(shown, highs, strict=True)]
    band += [frame.at(place + 1, low) for place, low in zip(reversed(shown), reversed(lows), strict=True)]
    line = [frame.at(place + 1, means[place]) for place in shown]
    return _picture(
        title,
        label,
        frame,
        [
            f'<polygon points="{_points(band)}" fill="{SHADE}" fill-opacity="0.5"/>',
            _line(frame.at(1, 0), frame.at(len(numbers), 0), INK, dashed=True),
            f'<polyline points="{_points(line)}" fill="none" stroke="{FILL}" stroke-width="2"/>',
        ],
    )


def _settling(numbers: Sequence[float]) -> tuple[list[float], list[float]]:
    """The mean of the first one, two, ... numbers, and half the width of its interval."""
    means = [total / count for count, total in enumerate(accumulate(numbers), start=1)]
    squares = accumulate(number * number for number in numbers)
    margins = [0.0]
    for count, (square, mean) in enumerate(zip(squares, means, strict=True), start=1):
        if count > 1:
            spread = max(0.0, square - count * mean * mean) / (count - 1)
            margins.append(NORMAL_95 * sqrt(spread / count))
    return means, margins


class _Frame:
    """Where numbers lie in a picture."""

    def __init__(self, across: tuple[float, float], up: tuple[float, float]) -> None:
        self.across = across if across[0] < across[1] else (across[0], across[0] + 1)
        self.up = up if up[0] < up[1] else (up[0], up[0] + 1)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """The place of a pair of numbers, in the units of the picture."""
        left, right = self.across
        low, high = self.up
        return (
            LEFT + (x - left) / (right - left) * (WIDTH - LEFT - RIGHT),
            HEIGHT - BOTTOM - (y - low) / (high - low) * (HEIGHT - TOP - BOTTOM),
        )


def _step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20, ... (and of tenths, hundredths, ...) that is no smaller."""
    if least <= 0:
        return 1
    unit: float = 10.0 ** floor(log10(least))
    return next(factor * unit for factor in (1, 2, 5, 10) if factor * unit >= least)


def _ticks(low: float, high: float) -> list[float]:
    step = _step((high - low) / TICKS)
    return [place * step for place in range(ceil(low / step), floor(high / step) + 1)]


def _rectangle(frame: _Frame, left: float, right: float, count: float) -> str:
    x, y = frame.at(left, count)
    end, ground = frame.at(right, 0)
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(end - x - 1, 1):.1f}" height="{ground - y:.1f}" fill="{FILL}"/>'


def _mark(frame: _Frame) -> str:
    """The upright line at zero, if zero is in the picture."""
    low, high = frame.across
    if not low <= 0 <= high:
        return ""
    return _line(frame.at(0, frame.up[0]), frame.at(0, frame.up[1]), INK, dashed=True)


def _line(start: tuple[float, float], end: tuple[float, float], colour: str, *, dashed: bool = False) -> str:
    dashes = ' stroke-dasharray="4 3"' if dashed else ""
    (x, y), (to_x, to_y) = start, end
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{colour}"{dashes}/>'


def _points(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)


def _picture(title: str, label: str, frame: _Frame, drawn: Sequence[str]) -> str:
    left, right = frame.across
    low, high = frame.up
    parts = [_line(frame.at(left, low), frame.at(right, low), FAINT), _line((LEFT, TOP), frame.at(left, low), FAINT)]
    for number in _ticks(left, right):
        x, y = frame.at(number, low)
        parts.append(_text(x, y + 16, f"{number:g}", "middle"))
    for number in _ticks(low, high):
        x, y = frame.at(left, number)
        parts.append(_text(x - 6, y + 4, f"{number:g}", "end"))
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, label, "middle"))
    body = "\n".join([f"<title>{escape(title)}</title>", *drawn, *parts])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="12">\n{body}\n</svg>'
    )


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{INK}">{escape(text)}</text>'
