"""Turns curves into points, close enough together that nobody sees the corners."""

import math
from collections.abc import Iterator, Sequence

from vernissage.drawing.geometry import Spot

_FEWEST_STEPS, _MOST_STEPS = 4, 48


def cubic(start: Spot, control1: Spot, control2: Spot, end: Spot) -> Iterator[Spot]:
    """The points of a cubic Bézier curve, without `start`."""
    steps = _steps(math.dist(start, control1) + math.dist(control1, control2) + math.dist(control2, end))
    for i in range(1, steps + 1):
        t = i / steps
        a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3
        yield (
            a * start[0] + b * control1[0] + c * control2[0] + d * end[0],
            a * start[1] + b * control1[1] + c * control2[1] + d * end[1],
        )


def quadratic(start: Spot, control: Spot, end: Spot) -> Iterator[Spot]:
    return cubic(start, _towards(start, control), _towards(end, control), end)


def around(centre: Spot, radii: Spot, begin: float, sweep: float, tilt: float = 0) -> Iterator[Spot]:
    """The points of an arc of an ellipse, both ends included. Angles are in radians."""
    steps = max(8, _steps(abs(sweep) * max(radii)))
    cos, sin = math.cos(tilt), math.sin(tilt)
    for i in range(steps + 1):
        angle = begin + sweep * i / steps
        x, y = radii[0] * math.cos(angle), radii[1] * math.sin(angle)
        yield centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos


def through(spots: Sequence[Spot], closed: bool = False) -> list[Spot]:
    """A smooth line through all `spots` (Catmull and Rom)."""
    if closed:
        spots = [*spots, spots[0]]
    before = spots[-2] if closed else spots[0]
    after = spots[1] if closed else spots[-1]
    padded = [before, *spots, after]
    line = [spots[0]]
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        control1 = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        control2 = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        line += cubic(b, control1, control2, c)
    return line


def arc(start: Spot, radii: Spot, tilt: float, large: bool, sweep: bool, end: Spot) -> Iterator[Spot]:
    """The points of an arc given as in SVG, without `start`; `tilt` is in degrees (SVG 2, appendix B.2)."""
    rx, ry = abs(radii[0]), abs(radii[1])
    if not rx or not ry or start == end:
        yield end
        return
    cos, sin = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    half = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = cos * half[0] + sin * half[1], -sin * half[0] + cos * half[1]
    grow = max(1.0, math.sqrt((x / rx) ** 2 + (y / ry) ** 2))  # radii too small to reach are enlarged
    rx, ry = rx * grow, ry * grow
    rest = max(0.0, (rx * ry) ** 2 / ((rx * y) ** 2 + (ry * x) ** 2) - 1)
    side = math.sqrt(rest) * (-1 if large == sweep else 1)
    cx, cy = side * rx * y / ry, -side * ry * x / rx
    begin = math.atan2((y - cy) / ry, (x - cx) / rx)
    whole = (math.atan2((-y - cy) / ry, (-x - cx) / rx) - begin) % math.tau
    centre = cos * cx - sin * cy + (start[0] + end[0]) / 2, sin * cx + cos * cy + (start[1] + end[1]) / 2
    points = around(centre, (rx, ry), begin, whole if sweep else whole - math.tau, math.radians(tilt))
    next(points)
    yield from points


def _steps(span: float) -> int:
    return max(_FEWEST_STEPS, min(_MOST_STEPS, math.ceil(2 * math.sqrt(span))))


def _towards(spot: Spot, control: Spot) -> Spot:
    return spot[0] + (control[0] - spot[0]) * 2 / 3, spot[1] + (control[1] - spot[1]) * 2 / 3
