"""What is filled rather than drawn, as lines of a pen: a dot, a thick line's middle, or an outline.

Sizes are those of the pictograms, which are 72 wide and drawn with a pen of 2.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from vernissage.drawing.geometry import Line, Spot, area, box, length

_POINT = 2.6  # up to here a touch of the pen
_DOT = 7.0  # up to here a small spiral
_PEN = 2.7  # up to this thickness it is a line that was traced around
_TURNS = 2


def lines_of_fill(shape: Sequence[Line]) -> list[Line]:
    """One fill can have several outlines, some of them holes."""
    lines = [line for line in shape if len(line) > 2]
    if len(lines) > 1 and _thickness(lines) < _PEN:
        return [max(lines, key=length)]  # a ring: its inner edge is the same line again
    return [made for line in lines for made in _one(line)]


def _one(line: Line) -> Iterator[Line]:
    left, top, right, bottom = box([line])
    size = max(right - left, bottom - top)
    if size <= _POINT:
        middle = (top + bottom) / 2
        yield ((left, middle), (right, middle))
    elif size <= _DOT and _thickness([line]) >= _PEN / 3:
        yield _spiral(left, top, right, bottom)
    elif _thickness([line]) < _PEN:
        yield _middle(line)
    else:
        yield (*line, line[0]) if line[0] != line[-1] else line


def _thickness(lines: Sequence[Line]) -> float:
    return 2 * abs(sum(area(line) for line in lines)) / (sum(length((*line, line[0])) for line in lines) or 1)


def _spiral(left: float, top: float, right: float, bottom: float) -> Line:
    steps = 12 * _TURNS
    angles = ((i / steps, math.tau * _TURNS * i / steps) for i in range(steps + 1))
    x, y, rx, ry = (left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2
    return tuple((x + rx * out * math.cos(angle), y + ry * out * math.sin(angle)) for out, angle in angles)


def _middle(line: Line) -> Line:
    """Between the two sides of a thin shape, whose ends are furthest apart."""
    ring = line[:-1] if line[0] == line[-1] else line
    start = max(range(len(ring)), key=lambda i: math.dist(ring[i], _centre(ring)))
    ring = ring[start:] + ring[:start]
    end = max(range(len(ring)), key=lambda i: math.dist(ring[i], ring[0]))
    one, other = ring[: end + 1], (ring[0], *reversed(ring[end:]))
    steps = max(len(one), len(other), 4)
    return tuple(_between(_along(one, i / steps), _along(other, i / steps)) for i in range(steps + 1))


def _centre(ring: Sequence[Spot]) -> Spot:
    return sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)


def _along(line: Sequence[Spot], share: float) -> Spot:
    rest = length(line) * share
    for one, other in pairwise(line):
        step = math.dist(one, other)
        if step and rest <= step:
            return one[0] + (other[0] - one[0]) * rest / step, one[1] + (other[1] - one[1]) * rest / step
        rest -= step
    return line[-1]


def _between(one: Spot, other: Spot) -> Spot:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
