"""What is filled rather than drawn, as lines of a pen: a dot, a thick line's middle, or an outline.

Sizes are those of the pictograms, which are 72 wide and drawn with a pen of 2.
"""

import math
from collections.abc import Sequence

from vernissage.drawing.geometry import Line, area, box, length
from vernissage.drawing.lineart.skeleton import middle_lines

_POINT = 2.6  # up to here a touch of the pen
_DOT = 7.0  # up to here a small spiral
_PEN = 2.7  # up to this thickness it is a line that was traced around
_TURNS = 2


def lines_of_fill(shape: Sequence[Line]) -> list[Line]:
    """One fill can have several outlines, some of them holes."""
    lines = [line for line in shape if len(line) > 2]
    if len(lines) > 1 and _thickness(lines) < _PEN:
        return middle_lines(lines)
    return [made for line in lines for made in _one(line)]


def _one(line: Line) -> list[Line]:
    left, top, right, bottom = box([line])
    size = max(right - left, bottom - top)
    if size <= _POINT:
        middle = (top + bottom) / 2
        return [((left, middle), (right, middle))]
    if size <= _DOT and _thickness([line]) >= _PEN / 3:
        return [_spiral(left, top, right, bottom)]
    if _thickness([line]) < _PEN:
        return middle_lines([line])
    return [(*line, line[0]) if line[0] != line[-1] else line]


def _thickness(lines: Sequence[Line]) -> float:
    return 2 * abs(sum(area(line) for line in lines)) / (sum(length((*line, line[0])) for line in lines) or 1)


def _spiral(left: float, top: float, right: float, bottom: float) -> Line:
    steps = 12 * _TURNS
    angles = ((i / steps, math.tau * _TURNS * i / steps) for i in range(steps + 1))
    x, y, rx, ry = (left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2
    return tuple((x + rx * out * math.cos(angle), y + ry * out * math.sin(angle)) for out, angle in angles)
