"""A line as a hand draws it: near to what was meant, and another one each time."""

import math
from collections.abc import Sequence
from itertools import accumulate, pairwise
from random import Random

from vernissage.drawing.geometry import Line, Matrix, Spot, apply, box, chained, length, moved, scaled, turned
from vernissage.drawing.ink import LONG, SHORT

_MARGIN = 12.0
_CORNER = math.tan(math.radians(55))  # the line turns by more than this where it has a corner
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
    found = list[Spot]()
    for (x, y), (u, v) in pairwise(line):
        count = max(1, round(math.dist((x, y), (u, v)) / step))
        found += [(x + (u - x) * i / count, y + (v - y) * i / count) for i in range(count)]
    return (*found, line[-1])


def rounded(line: Line) -> Line:
    """Curves flow; sharp corners stay sharp."""
    if len(line) < 3:
        return line[0], line[-1]
    xs, ys = map(list, zip(*line, strict=True))
    for _ in range(_EASING):
        xs, ys = _eased(xs, ys)
    return tuple(zip(xs, ys, strict=True))


def _eased(xs: list[float], ys: list[float]) -> tuple[list[float], list[float]]:
    """Each point between its neighbours, but those at corners. (Written out: a hand does little else.)"""
    across, down = xs[:], ys[:]
    a, b, x, y = xs[0], ys[0], xs[1], ys[1]
    dx, dy = x - a, y - b
    for place in range(1, len(xs) - 1):
        u, v = xs[place + 1], ys[place + 1]
        du, dv = u - x, v - y
        turn = dx * dv - dy * du
        if (turn if turn > 0 else -turn) <= _CORNER * (dx * du + dy * dv):
            across[place], down[place] = (a + 2 * x + u) / 4, (b + 2 * y + v) / 4
        a, b, x, y, dx, dy = x, y, u, v, du, dv
    return across, down


def _sharp(line: Line) -> list[int]:
    """Where they are."""
    steps = [(u - x, v - y) for (x, y), (u, v) in pairwise(line)]
    pairs = enumerate(pairwise(steps), 1)
    return [at for at, ((x, y), (u, v)) in pairs if abs(x * v - y * u) > _CORNER * (x * u + y * v)]


def corners(line: Sequence[Spot]) -> list[float]:
    """How sharply the line turns at each point, in radians; its ends count as straight."""
    ways = [math.atan2(v - y, u - x) for (x, y), (u, v) in pairwise(line)]
    turns = [abs((now - was + math.pi) % math.tau - math.pi) for was, now in pairwise(ways)]
    return [0.0, *turns, 0.0][: len(line)]


def _lifted(line: Line, unsteadiness: float, rng: Random) -> list[Line]:
    """Here and there a corner is where one stroke ends and the next begins."""
    sharp = _sharp(line)
    if not sharp or len(line) < 8 or rng.random() > 0.3 * unsteadiness:
        return [line]
    cut = rng.choice(sharp)
    return [piece for piece in (line[: cut + 1], line[cut:]) if len(piece) > 2]


def _wobbled(line: Line, unsteadiness: float, rng: Random) -> Line:
    """Two slow waves across the line and a little carelessness about where it lies; short lines stray less."""
    reach = unsteadiness * min(1.0, 0.25 + length(line) / 500)
    right, down = rng.gauss(0, 3) * reach, rng.gauss(0, 3) * reach
    (slow, across, along), (fast, _, _) = (_wave(rng, *span) for span in ((260, 520), (90, 180)))
    gone = accumulate(map(math.dist, line, line[1:]), initial=0.0)
    sin, cos = math.sin, math.cos
    return tuple(
        [
            (
                x + right + reach * (4.5 * sin(slow * at + across) + 1.6 * sin(fast * at)),
                y + down + reach * (4.5 * sin(slow * at + along) + 1.6 * cos(fast * at)),
            )
            for (x, y), at in zip(line, gone, strict=True)
        ]
    )


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
