"""Converts filled shapes to lines: a dot, the middle of a thick line, or an outline.

Sizes are in units of the pictograms, which are 72 wide and drawn with a pen of 2.
"""

import math
from collections.abc import Sequence

from lineart.skeleton import middle_lines
from vernissage.drawing.geometry import Line, box, length

_LARGEST_POINT = 2.6  # up to this size, a touch of the pen
_LARGEST_DOT = 7.0  # up to this size, a small spiral
_THICKEST_LINE = 2.7  # up to this thickness, a line that was traced around
_TURNS = 2


def lines_of_fill(shape: Sequence[Line]) -> list[Line]:
    """The lines for one filled shape, which may have several outlines, some of them holes."""
    lines = [line for line in shape if len(line) > 2]
    if len(lines) > 1 and _thickness(lines) < _THICKEST_LINE:
        return middle_lines(lines)
    return [stroke for line in lines for stroke in _lines_of_outline(line)]


def _lines_of_outline(line: Line) -> list[Line]:
    left, top, right, bottom = box([line])
    size = max(right - left, bottom - top)
    if size <= _LARGEST_POINT:
        middle = (top + bottom) / 2
        return [((left, middle), (right, middle))]
    if size <= _LARGEST_DOT and _thickness([line]) >= _THICKEST_LINE / 3:
        return [_spiral(left, top, right, bottom)]
    if _thickness([line]) < _THICKEST_LINE:
        return middle_lines([line])
    return [(*line, line[0]) if line[0] != line[-1] else line]


def _thickness(lines: Sequence[Line]) -> float:
    return 2 * abs(sum(_area(line) for line in lines)) / (sum(length((*line, line[0])) for line in lines) or 1)


def _spiral(left: float, top: float, right: float, bottom: float) -> Line:
    steps = 12 * _TURNS
    angles = ((i / steps, math.tau * _TURNS * i / steps) for i in range(steps + 1))
    x, y, rx, ry = (left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2
    return tuple((x + rx * out * math.cos(angle), y + ry * out * math.sin(angle)) for out, angle in angles)


def _area(line: Line) -> float:
    """The signed area of the shape that the line encloses once it is closed."""
    return sum(x * v - u * y for (x, y), (u, v) in zip(line, (*line[1:], line[0]), strict=True)) / 2
