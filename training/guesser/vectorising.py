"""Ways in which somebody may make strokes of a 28 × 28 picture. The guesser must not care which."""

from collections.abc import Callable

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from training.guesser.thinning import thinned
from vernissage.drawing.geometry import Line
from vernissage.drawing.geometry import thinned as simplified

Grey = NDArray[np.uint8]
_INK = 100  # of 255
_FINER = 4


def dots(grey: Grey) -> list[Line]:
    """A dot for each dark pixel."""
    return [((float(x), float(y)),) for y, x in np.argwhere(grey > _INK)]


def runs(grey: Grey) -> list[Line]:
    """A stroke for each row of dark pixels side by side."""
    found: list[Line] = []
    for y, row in enumerate(grey > _INK):
        edges = np.flatnonzero(np.diff(np.r_[0, row.astype(np.int8), 0]))
        found += [
            ((float(a), float(y)), (float(b - 1), float(y))) for a, b in zip(edges[::2], edges[1::2], strict=True)
        ]
    return found


def coarse_lines(grey: Grey) -> list[Line]:
    """Thinned at the picture's own size and traced: jagged."""
    return traced(thinned(np.pad(grey > _INK, 1)[None])[0])


def fine_lines(grey: Grey) -> list[Line]:
    """Enlarged, thinned, traced and simplified: close to what the hand drew."""
    padded = functional.pad(torch.from_numpy(grey).float()[None, None], (1, 1, 1, 1))
    large = functional.interpolate(padded, scale_factor=_FINER, mode="bicubic", align_corners=False)[0, 0].numpy()
    mask = np.pad((large > _INK)[1:-1, 1:-1], 1)
    return [simplified(line, 1.0) for line in traced(thinned(mask[None])[0])]


def traced(mask: NDArray[np.bool_]) -> list[Line]:
    """Each stroke goes on from dark pixel to dark neighbour until there is none that was not visited."""
    left = {(int(x), int(y)) for y, x in np.argwhere(mask)}
    found: list[Line] = []
    while left:
        ends = [spot for spot in left if len(_neighbours(spot) & left) == 1]
        here: tuple[int, int] | None = min(ends or left)
        line = []
        while here:
            left.discard(here)
            line.append((float(here[0]), float(here[1])))
            here = min(_neighbours(here) & left, default=None)
        found.append(tuple(line))
    return found


def _neighbours(spot: tuple[int, int]) -> set[tuple[int, int]]:
    x, y = spot
    return {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy}


WAYS: dict[str, Callable[[Grey], list[Line]]] = {
    "dots": dots,
    "runs": runs,
    "coarse lines": coarse_lines,
    "fine lines": fine_lines,
}
