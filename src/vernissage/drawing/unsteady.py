"""A line as a hand draws it: near to what was meant, and another one each time."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random

from vernissage.drawing.geometry import Line, Matrix, Spot, apply, box, chained, length, moved, scaled, turned
from vernissage.drawing.ink import LONG, SHORT

_MARGIN = 12.0
_CORNER = math.radians(55)
_CLOSED = 6.0
_EASING = 3


def placed(drawing: Sequence[Line], unsteadiness: float, rng: Random) -> list[Line]:
    """The whole a little turned, stretched and moved, and still on the sheet."""
    left, top, right, bottom = box(drawing)
    middle = ((left + right) / 2, (top + bottom) / 2)
    grow = rng.uniform(0.88, 1.04)
    matrix = chained(
        moved(middle[0] + rng.gauss(0, 22) * unsteadiness, middle[1] + rng.gauss(0, 16) * unsteadiness),
        turned(rng.gauss(0, 2.2) * unsteadiness),
        scaled(grow * rng.uniform(0.96, 1.04), grow * rng.uniform(0.96, 1.04)),
        moved(-middle[0], -middle[1]),
    )
    lines = [apply(matrix, line) for line in drawing]
    back = _back_onto_the_sheet(lines)
    return [apply(back, line) for line in lines]


def unsteady(line: Line, unsteadiness: float, step: float, rng: Random) -> list[Line]:
    """Usually one line; two where the pen was lifted at a corner. `step`: between the points that the pen leaves."""
    strayed = [_wobbled(piece, unsteadiness, rng) for piece in _lifted(rounded(dense(line, step)), unsteadiness, rng)]
    return [_with_loose_ends(piece, unsteadiness, rng) for piece in strayed]


def dense(line: Line, step: float) -> Line:
    """With a point every `step`, and every corner where it was."""
    return (*(spot for one, other in pairwise(line) for spot in _between(one, other, step)), line[-1])


def rounded(line: Line) -> Line:
    """Curves flow; sharp corners stay sharp."""
    for _ in range(_EASING):
        sharp = corners(line)
        eased = [
            b if turn > _CORNER else ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
            for a, b, c, turn in zip(line, line[1:], line[2:], sharp[1:], strict=False)
        ]
        line = (line[0], *eased, line[-1])
    return line


def _between(one: Spot, other: Spot, step: float) -> Iterator[Spot]:
    count = max(1, round(math.dist(one, other) / step))
    for i in range(count):
        yield one[0] + (other[0] - one[0]) * i / count, one[1] + (other[1] - one[1]) * i / count


def corners(line: Sequence[Spot]) -> list[float]:
    """How sharply the line turns at each point, in radians; its ends count as straight."""
    ways = [math.atan2(v - y, u - x) for (x, y), (u, v) in pairwise(line)]
    turns = [abs((now - was + math.pi) % math.tau - math.pi) for was, now in pairwise(ways)]
    return [0.0, *turns, 0.0][: len(line)]


def _lifted(line: Line, unsteadiness: float, rng: Random) -> list[Line]:
    """Here and there a corner is where one stroke ends and the next begins."""
    sharp = [i for i, turn in enumerate(corners(line)) if turn > _CORNER]
    if not sharp or len(line) < 8 or rng.random() > 0.3 * unsteadiness:
        return [line]
    cut = rng.choice(sharp)
    return [piece for piece in (line[: cut + 1], line[cut:]) if len(piece) > 2]


def _wobbled(line: Line, unsteadiness: float, rng: Random) -> Line:
    """Two slow waves across the line and a little carelessness about where it lies; short lines stray less."""
    reach = unsteadiness * min(1.0, 0.25 + length(line) / 500)
    off = (rng.gauss(0, 3) * reach, rng.gauss(0, 3) * reach)
    slow, fast = (_wave(rng, *span) for span in ((260, 520), (90, 180)))
    found, gone = list[Spot](), 0.0
    for i, (x, y) in enumerate(line):
        gone += math.dist(line[i - 1], (x, y)) if i else 0.0
        found.append(
            (
                x + off[0] + reach * (4.5 * math.sin(slow[0] * gone + slow[1]) + 1.6 * math.sin(fast[0] * gone)),
                y + off[1] + reach * (4.5 * math.sin(slow[0] * gone + slow[2]) + 1.6 * math.cos(fast[0] * gone)),
            )
        )
    return tuple(found)


def _wave(rng: Random, shortest: float, longest: float) -> tuple[float, float, float]:
    """Radians a unit, and two phases."""
    return math.tau / rng.uniform(shortest, longest), rng.uniform(0, math.tau), rng.uniform(0, math.tau)


def _with_loose_ends(line: Line, unsteadiness: float, rng: Random) -> Line:
    """A closed line misses its beginning or runs past it; an open one ends a little early or late."""
    if len(line) > 6 and math.dist(line[0], line[-1]) < _CLOSED + 12 * unsteadiness:
        past = rng.choice((-1, 0, 1, 2))
        return line[:past] if past < 0 else (*line, *line[1 : 1 + past])
    if len(line) < 3:
        return line
    (x, y), (u, v) = line[-2], line[-1]
    more = rng.gauss(2, 5) * unsteadiness / max(1.0, math.dist((x, y), (u, v)))
    return (*line[:-1], (u + (u - x) * more, v + (v - y) * more))


def _back_onto_the_sheet(lines: Sequence[Line]) -> Matrix:
    left, top, right, bottom = box(lines)
    fit = min(1.0, (LONG - 2 * _MARGIN) / max(right - left, 1), (SHORT - 2 * _MARGIN) / max(bottom - top, 1))
    x = min(max(left, _MARGIN), LONG - _MARGIN - (right - left) * fit)
    y = min(max(top, _MARGIN), SHORT - _MARGIN - (bottom - top) * fit)
    return chained(moved(x, y), scaled(fit, fit), moved(-left, -top))
