"""All lines of a drawing in one numpy array, so that an operation on them is vectorised, however many there are."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import chain

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from vernissage.drawing.geometry import Line, Matrix

Floats = NDArray[np.float64]
Counts = NDArray[np.int64]
Flags = NDArray[np.bool_]


class Lines(Struct, frozen=True, dict=True, eq=False):
    """The lines of a drawing. `points` has a row of x and y for each point, line after line; `counts` has the number of
    points of each line."""

    points: Floats
    counts: Counts

    @classmethod
    def of(cls, lines: Sequence[Line]) -> "Lines":
        """Converts lists of points. A line of one point gets it twice."""
        whole = [line if len(line) > 1 else line * 2 for line in lines]
        return cls(np.array(list(chain.from_iterable(whole)), np.float64), np.array([len(line) for line in whole]))

    @cached_property
    def ends(self) -> Counts:
        """The index of each line's last point."""
        ends: Counts = np.cumsum(self.counts) - 1
        return ends

    @cached_property
    def starts(self) -> Counts:
        return self.ends - self.counts + 1

    @cached_property
    def inner(self) -> Flags:
        """For each point, whether it is neither the first nor the last of its line."""
        inner = np.ones(len(self.points), bool)
        inner[self.starts] = inner[self.ends] = False
        return inner

    @cached_property
    def steps(self) -> Floats:
        """The step from each point to the next one of its line; zero for the last."""
        steps = np.zeros_like(self.points)
        np.subtract(self.points[1:], self.points[:-1], out=steps[:-1])
        steps[self.ends] = 0
        return steps

    @cached_property
    def ways(self) -> Floats:
        """The lengths of the steps."""
        ways: Floats = np.hypot(self.steps[:, 0], self.steps[:, 1])
        return ways

    @cached_property
    def gone(self) -> Floats:
        """The distance along the lines from the very first point to each point."""
        gone = np.zeros(len(self.points))
        np.cumsum(self.ways[:-1], out=gone[1:])
        return gone

    def taken(self, pieces: Iterable[tuple[int, int]]) -> "Lines":
        """Pieces of the lines, as ranges of indexes of points."""
        starts, ends = np.array(list(pieces)).T
        counts = ends - starts
        places = np.arange(counts.sum()) + np.repeat(starts - np.cumsum(counts) + counts, counts)
        return Lines(self.points[places], counts)

    def kept(self, flags: Flags) -> "Lines":
        """The lines with only the flagged points. At least one point of each line must be flagged."""
        return Lines(self.points[flags], np.add.reduceat(flags.astype(np.int64), self.starts))

    def each(self, values: Sequence[float] | Floats | Counts) -> Floats:
        """One value per line, repeated for every point of the line."""
        repeated: Floats = np.repeat(values, self.counts, axis=0)
        return repeated


def transformed(lines: Lines, matrix: Matrix) -> Lines:
    a, b, c, d, e, f = matrix
    return Lines(lines.points @ np.array(((a, b), (c, d))) + (e, f), lines.counts)
