"""Ink as a small grey picture, the way the network has learnt to see it.

Where the drawing lies on the sheet and how large it is do not matter: the longer side of its box always fills the
picture.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vernissage.drawing.ink import spots

SIDE = 32  # pixels
LONG_SIDE = 27.0  # pixels that the drawing takes
FINE = 3  # dots a pixel and direction, before they are averaged
PEN = 3  # dots: one pixel wide
_STEP = 0.25  # pixels between two dots of a line
_MOST = 400_000  # dots: with more, so many lines cross that wider steps leave no gap

Picture: TypeAlias = NDArray[np.float32]
Dots: TypeAlias = NDArray[np.float64]
# points; what follows x and y, such as the pressure, is not looked at
InkLine: TypeAlias = Sequence[Sequence[float]] | NDArray[np.int32]


@lru_cache(maxsize=512)
def line_of(ink: str) -> NDArray[np.int32]:
    """A stroke as it is stored. Several look at it, and more than once."""
    return np.array(spots(ink), np.int32).T


def picture(lines: Iterable[InkLine]) -> Picture:
    """`SIDE` × `SIDE` from 0 (paper) to 1; all paper when there is no ink."""
    drawn = [line for line in lines if len(line)]
    if not drawn:
        return np.zeros((SIDE, SIDE), np.float32)
    points = np.concatenate([np.asarray(line)[:, :2] for line in drawn], dtype=np.float64)
    return inked(dotted(centred(points), [len(line) for line in drawn]))


def centred(points: Dots) -> Dots:
    """In pixels around (0, 0), `LONG_SIDE` on the longer side."""
    low, high = points.min(axis=0), points.max(axis=0)
    span = float((high - low).max())
    moved: Dots = (points - (low + high) / 2) * (LONG_SIDE / span if span > 0 else 0.0)
    return moved


def dotted(points: Dots, lengths: Sequence[int]) -> Dots:
    """Dots so close along every line that no gap shows. `lengths`: how many of the points are in each line."""
    ends = np.cumsum(lengths) - 1
    steps = np.diff(points, axis=0, append=points[-1:])
    steps[ends] = 0  # no line from one stroke to the next
    counts = np.ceil(np.hypot(steps[:, 0], steps[:, 1]) / _STEP).astype(np.int64).clip(1)
    if counts.sum() > _MOST:
        counts = np.ceil(counts * (_MOST / counts.sum())).astype(np.int64)
    which = np.repeat(np.arange(len(counts)), counts)
    along = (np.arange(len(which)) - np.repeat(np.cumsum(counts) - counts, counts)) / np.repeat(counts, counts)
    dots: Dots = points[which] + steps[which] * along[:, None]
    return dots


def inked(dots: Dots, pen: int = PEN) -> Picture:
    """Dots in pixels around the middle, drawn with a square pen and averaged to pixels."""
    size = SIDE * FINE
    places = np.floor((dots + SIDE / 2) * FINE).astype(np.int64)
    if places.min(initial=0) < 0 or places.max(initial=0) >= size:
        places = places[((places >= 0) & (places < size)).all(axis=1)]
    edge, side = pen // 2, size + pen - 1
    fine = np.zeros((side, side), bool)
    fine.reshape(-1)[places @ (1, side) + edge * (side + 1)] = True
    wide, drawn = fine[:, :size].copy(), np.zeros((size, size), bool)
    for shift in range(1, pen):
        wide |= fine[:, shift : shift + size]
    for shift in range(pen):
        drawn |= wide[shift : shift + size]
    rows = drawn.view(np.uint8).reshape(SIDE, FINE, size).sum(axis=1, dtype=np.uint8)
    shares: Picture = rows.reshape(SIDE, SIDE, FINE).sum(axis=2, dtype=np.float32)
    shares /= FINE * FINE
    return shares
