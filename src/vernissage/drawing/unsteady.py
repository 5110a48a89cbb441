"""Makes lines unsteady, as a hand draws them: close to what was meant, and different each time."""

import math
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from random import Random

import numpy as np

from vernissage.drawing.geometry import Matrix, chained, moved, scaled, turned
from vernissage.drawing.ink import LONG, SHORT
from vernissage.drawing.lines import Counts, Flags, Floats, Lines, transformed

_MARGIN = 12.0  # units, as the gap below
_CORNER = math.tan(math.radians(55))  # a line that turns by more than this has a corner
_CLOSED_GAP = 6.0  # a line with its ends closer than this is closed
_EASING_ROUNDS = 3


def placed(drawing: Lines, unsteadiness: float, rng: Random) -> Lines:
    """Turns, stretches and moves the whole drawing a little, but keeps it on the sheet."""
    x, y = (drawing.points.min(axis=0) + drawing.points.max(axis=0)).tolist()
    middle = (x / 2, y / 2)
    grow = rng.uniform(0.88, 1.04)
    matrix = chained(
        moved(middle[0] + rng.gauss(0, 22) * unsteadiness, middle[1] + rng.gauss(0, 16) * unsteadiness),
        turned(rng.gauss(0, 2.2) * unsteadiness),
        scaled(grow * rng.uniform(0.96, 1.04), grow * rng.uniform(0.96, 1.04)),
        moved(-middle[0], -middle[1]),
    )
    lines = transformed(drawing, matrix)
    return transformed(lines, _back_onto_the_sheet(lines))


def unsteady(lines: Lines, unsteadiness: float, step: float, rng: Random) -> Lines:
    """Draws the lines with a shaky hand. A line may be split in two at a corner, where the pen is lifted. `step` is the
    distance between the points that the pen leaves."""
    flowing = rounded(dense(lines, step))
    pieces = flowing.taken(_lifted(flowing, unsteadiness, rng))
    return _with_loose_ends(_wobbled(pieces, unsteadiness, rng), unsteadiness, rng)


def dense(lines: Lines, step: float) -> Lines:
    """The lines with a point at least every `step`, and all points that they had."""
    counts = np.maximum(np.rint(lines.ways / step), 1).astype(np.int64)
    which = np.repeat(np.arange(len(counts)), counts)
    along = np.arange(len(which)) - np.repeat(np.cumsum(counts) - counts, counts)
    points = lines.points[which] + lines.steps[which] * (along / counts[which])[:, None]
    return Lines(points, np.add.reduceat(counts, lines.starts))


def rounded(lines: Lines) -> Lines:
    """Smooths curves; sharp corners stay sharp."""
    points = lines.points
    for _ in range(_EASING_ROUNDS):
        flows = lines.inner.copy()
        flows[1:-1] &= ~_turns_sharply(points)
        (flowing,) = np.nonzero(flows)
        eased = points.copy()
        eased[flowing] = (points[flowing - 1] + 2 * points[flowing] + points[flowing + 1]) / 4
        points = eased
    return Lines(points, lines.counts)


def corners(lines: Lines) -> Floats:
    """The angle by which the line turns at each point, in radians; 0 at its ends."""
    ways = np.arctan2(lines.steps[:, 1], lines.steps[:, 0])
    turns = np.zeros(len(ways))
    turns[1:] = np.abs((ways[1:] - ways[:-1] + math.pi) % math.tau - math.pi)
    turns[~lines.inner] = 0
    return turns


def _turns_sharply(points: Floats) -> Flags:
    """Whether the line turns sharply, for each point but the very first and the very last."""
    steps = points[1:] - points[:-1]
    (x, y), (u, v) = steps[:-1].T, steps[1:].T
    sharp: Flags = np.abs(x * v - y * u) > _CORNER * (x * u + y * v)
    return sharp


def _lifted(lines: Lines, unsteadiness: float, rng: Random) -> Iterator[tuple[int, int]]:
    """The pieces to draw without lifting the pen: now and then a corner ends one stroke and begins the next."""
    sharp = lines.inner.copy()
    sharp[1:-1] &= _turns_sharply(lines.points)
    turns: list[int] = np.flatnonzero(sharp).tolist()
    for start, end in zip(lines.starts.tolist(), (lines.ends + 1).tolist(), strict=True):
        own_turns = turns[bisect_left(turns, start) : bisect_left(turns, end)]
        if not own_turns or end - start < 8 or rng.random() > 0.3 * unsteadiness:
            yield start, end
            continue
        cut = rng.choice(own_turns)
        yield from [(first, last) for first, last in ((start, cut + 1), (cut, end)) if last - first > 2]


def _wobbled(lines: Lines, unsteadiness: float, rng: Random) -> Lines:
    """Bends each line by slow and fast waves and moves it a little aside; short lines stray less."""
    ways = lines.gone[lines.ends] - lines.gone[lines.starts]
    reach = unsteadiness * np.minimum(1.0, 0.25 + ways / 500)
    strays = lines.each(np.array([_stray(rng) for _ in reach]))
    right, down, slow, across, along, fast = strays.T
    distance = lines.gone - lines.each(lines.gone[lines.starts])
    x = right + 4.5 * np.sin(slow * distance + across) + 1.6 * np.sin(fast * distance)
    y = down + 4.5 * np.sin(slow * distance + along) + 1.6 * np.cos(fast * distance)
    return Lines(lines.points + np.stack((x, y), axis=1) * lines.each(reach)[:, None], lines.counts)


def _stray(rng: Random) -> tuple[float, ...]:
    """How one line strays: right and down in units, a slow wave (radians per unit) with two phases, and a fast wave."""
    aside = rng.gauss(0, 3), rng.gauss(0, 3)
    slow = math.tau / rng.uniform(260, 520), rng.uniform(0, math.tau), rng.uniform(0, math.tau)
    return *aside, *slow, math.tau / rng.uniform(90, 180)


def _with_loose_ends(lines: Lines, unsteadiness: float, rng: Random) -> Lines:
    """Moves the ends: a closed line misses its beginning or runs past it, an open one ends a little early or late."""
    points, starts, ends = lines.points.copy(), lines.starts, lines.ends
    last_steps = points[ends] - points[ends - 1]
    gaps = points[ends] - points[starts]
    is_closed = (lines.counts > 6) & (np.hypot(gaps[:, 0], gaps[:, 1]) < _CLOSED_GAP + 12 * unsteadiness)
    past = [rng.choice((-1, 0, 1, 2)) if closed else 0 for closed in is_closed.tolist()]
    late = np.array([rng.gauss(2, 5) for _ in past]) * unsteadiness
    late /= np.maximum(1.0, np.hypot(last_steps[:, 0], last_steps[:, 1]))
    late[is_closed | (lines.counts < 3)] = 0
    points[ends] += last_steps * late[:, None]
    return Lines(*_run_past(points, starts.tolist(), (ends + 1).tolist(), past))


def _run_past(points: Floats, starts: Sequence[int], ends: Sequence[int], past: Sequence[int]) -> tuple[Floats, Counts]:
    """Repeats the first `past` points of each line after the first one, or drops its last point if `past` is -1."""
    parts: list[Floats] = []
    for start, end, more in zip(starts, ends, past, strict=True):
        parts.append(points[start : end + min(more, 0)])
        if more > 0:
            parts.append(points[start + 1 : start + 1 + more])
    counts = [end - start + more for start, end, more in zip(starts, ends, past, strict=True)]
    return np.concatenate(parts), np.array(counts)


def _back_onto_the_sheet(lines: Lines) -> Matrix:
    (left, top), (right, bottom) = lines.points.min(axis=0).tolist(), lines.points.max(axis=0).tolist()
    fit = min(1.0, (LONG - 2 * _MARGIN) / max(right - left, 1), (SHORT - 2 * _MARGIN) / max(bottom - top, 1))
    x = min(max(left, _MARGIN), LONG - _MARGIN - (right - left) * fit)
    y = min(max(top, _MARGIN), SHORT - _MARGIN - (bottom - top) * fit)
    return chained(moved(x, y), scaled(fit, fit), moved(-left, -top))
