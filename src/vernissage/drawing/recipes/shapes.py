"""Parses a small language for strokes on a sheet of 1200 × 900.

    circle 600 300 80; line 600 380 600 600; curve 450 450 600 420 750 450
    M 100 200 L 300 400 C 350 450 400 450 450 400 Z

Shapes are words with numbers; anything between them is an SVG path. `;` and line breaks may separate them.
"""

import math
import re
from collections.abc import Callable, Mapping, Sequence

from vernissage.drawing.curves import around, through
from vernissage.drawing.geometry import Line, Spot, apply, chained, moved, turned
from vernissage.drawing.paths import BadPath, lines_of

_WORD = re.compile(r"\b([a-z]{2,})\b")
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)")
_HEAD = 0.25  # the head of an arrow, as a share of its length; at most 60 units
Numbers = Sequence[float]


class BadShape(ValueError):
    """The text does not describe strokes."""


def lines_of_shapes(text: str) -> list[Line]:
    pieces = _WORD.split(text)
    lines = _path(pieces[0])
    for name, rest in zip(pieces[1::2], pieces[2::2], strict=True):
        numbers, path = _leading_numbers(rest)
        lines += [tuple(line) for line in _shape(name, numbers)]
        lines += _path(path)
    return lines


def _path(text: str) -> list[Line]:
    try:
        return lines_of(text.replace(";", " "))
    except BadPath as problem:
        raise BadShape(str(problem)) from problem


def _leading_numbers(text: str) -> tuple[list[float], str]:
    end = next((i for i, letter in enumerate(text) if letter.isalpha() or letter == ";"), len(text))
    return [float(number) for number in _NUMBER.findall(text[:end])], text[end:]


def _shape(name: str, numbers: Numbers) -> list[Sequence[Spot]]:
    if name not in _SHAPES:
        raise BadShape(f"no shape {name!r}; there are {', '.join(_SHAPES)}")
    usage, draw = _SHAPES[name]
    wanted = len(usage.split())
    if "…" in usage:
        if len(numbers) < 4 or len(numbers) % 2:
            raise BadShape(f"{name} needs {usage}, got {len(numbers)} numbers")
    elif len(numbers) != wanted:
        raise BadShape(f"{name} needs {usage}, got {len(numbers)} numbers")
    return draw(numbers)


def _spots(n: Numbers) -> list[Spot]:
    return list(zip(n[::2], n[1::2], strict=True))


def _oval(n: Numbers) -> list[Sequence[Spot]]:
    return [list(around((n[0], n[1]), (n[2], n[-1]), -math.pi / 2, math.tau))]


def _rect(n: Numbers) -> list[Sequence[Spot]]:
    x, y, w, h = n
    return [[(x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y)]]


def _arc(n: Numbers) -> list[Sequence[Spot]]:
    begin, end = math.radians(n[3]), math.radians(n[4])
    return [list(around((n[0], n[1]), (n[2], n[2]), begin, end - begin))]


def _dot(n: Numbers) -> list[Sequence[Spot]]:
    return [[(n[0] - 4, n[1]), (n[0] + 4, n[1] + 2)]]


def _blot(n: Numbers) -> list[Sequence[Spot]]:
    return _spiral([*n, max(2, round(n[2] / 12))])


def _spiral(n: Numbers) -> list[Sequence[Spot]]:
    x, y, radius, turns = n
    steps = max(12, round(14 * abs(turns)))
    ways = ((i / steps, math.tau * turns * i / steps) for i in range(steps + 1))
    return [[(x + radius * out * math.cos(a), y + radius * out * math.sin(a)) for out, a in ways]]


def _arrow(n: Numbers) -> list[Sequence[Spot]]:
    (x, y), end = _spots(n)
    size = min(60.0, math.dist((x, y), end) * _HEAD + 12)
    matrix = chained(moved(*end), turned(math.degrees(math.atan2(end[1] - y, end[0] - x))))
    return [[(x, y), end], apply(matrix, [(-size, -size * 0.7), (0, 0), (-size, size * 0.7)])]


def _between(n: Numbers, outline: Sequence[Spot]) -> Line:
    """Puts `outline` on the line from one end to the other: shares of its length along it, units across it."""
    (x, y), end = _spots(n[:4])
    way = math.dist((x, y), end)
    matrix = chained(moved(x, y), turned(math.degrees(math.atan2(end[1] - y, end[0] - x))))
    return apply(matrix, [(along * way, across) for along, across in outline])


def _zigzag(n: Numbers) -> list[Sequence[Spot]]:
    count = max(1, round(n[4]))
    teeth = [((i + 0.5) / count, -n[5]) for i in range(count)]
    feet = [(i / count, 0.0) for i in range(count + 1)]
    return [_between(n, sorted([*teeth, *feet]))]


def _wave(n: Numbers) -> list[Sequence[Spot]]:
    steps = max(1, round(n[4])) * 12
    return [_between(n, [(i / steps, -n[5] * math.sin(math.tau * i / 12)) for i in range(steps + 1)])]


def _hatch(n: Numbers) -> list[Sequence[Spot]]:
    x, y, w, h, count = n
    rows = max(1, round(count))
    return [[(x + w * (i % 2), y + h * i / rows) for i in range(rows + 1)]]


_SHAPES: Mapping[str, tuple[str, Callable[[Numbers], list[Sequence[Spot]]]]] = {
    "line": ("x y x y …", lambda n: [_spots(n)]),
    "polygon": ("x y x y …", lambda n: [[*_spots(n), (n[0], n[1])]]),
    "curve": ("x y x y …", lambda n: [through(_spots(n))]),
    "blob": ("x y x y …", lambda n: [through(_spots(n), closed=True)]),
    "circle": ("x y radius", _oval),
    "ellipse": ("x y across down", _oval),
    "rect": ("x y width height", _rect),
    "arc": ("x y radius from to", _arc),
    "dot": ("x y", _dot),
    "blot": ("x y radius", _blot),
    "spiral": ("x y radius turns", _spiral),
    "arrow": ("x y x y", _arrow),
    "zigzag": ("x y x y count height", _zigzag),
    "wave": ("x y x y count height", _wave),
    "hatch": ("x y width height count", _hatch),
}
