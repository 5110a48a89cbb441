"""Drawings as clouds of dots a quarter of a pixel apart: quick to bend, and drawn again with any pen."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from lineart.build import everything
from training.guesser.sketches import CACHE, Sketches
from training.guesser.thinning import thinned
from vernissage.drawing.pictograms import read
from vernissage.drawing.recognition.raster import centred, dotted

FINER = 4
_INK = 0.35
_AT_ONCE = 1000


class Clouds:
    """All dots of all drawings in one row, in pixels."""

    def __init__(self, dots: NDArray[np.int16], counts: NDArray[np.int64]) -> None:
        self.dots = torch.from_numpy(dots).float() / FINER
        self.counts = torch.from_numpy(counts)
        self._starts = self.counts.cumsum(0) - self.counts

    def __len__(self) -> int:
        return len(self.counts)

    def take(self, which: Tensor) -> tuple[Tensor, Tensor]:
        """Dots of the drawings `which`, count × most dots × 2, and where there is one."""
        counts = self.counts[which]
        places = torch.arange(int(counts.max()))[None]
        there = places < counts[:, None]
        found = self._starts[which][:, None] + torch.minimum(places, (counts - 1).clamp(min=0)[:, None])
        return self.dots[found.clamp(max=len(self.dots) - 1)], there


def of_sketches(sketches: Sketches) -> Clouds:
    """The sketches were drawn with a pen one pixel wide: enlarged and thinned they are lines again."""
    return _kept(CACHE / "sketch-dots.npz", lambda: _skeletons(sketches.pictures))


def of_pictograms() -> Clouds:
    """Every pictogram of OpenMoji once; those with letters and the flags teach nothing."""
    return _kept(CACHE / "pictogram-dots.npz", _pictogram_dots)


def _kept(path: Path, make: Callable[[], Iterable[NDArray[np.int64]]]) -> Clouds:
    if not path.exists():
        dots = list(make())
        counts = np.array([len(one) for one in dots], np.int64)
        np.savez_compressed(path, dots=np.concatenate(dots).astype(np.int16), counts=counts)
    with np.load(path) as stored:
        return Clouds(stored["dots"], stored["counts"])


def _skeletons(pictures: NDArray[np.uint8]) -> Iterable[NDArray[np.int64]]:
    for start in range(0, len(pictures), _AT_ONCE):
        greys = torch.from_numpy(pictures[start : start + _AT_ONCE]).float()[:, None] / 255
        fine = functional.interpolate(
            functional.pad(greys, (1, 1, 1, 1)), scale_factor=FINER, mode="bicubic", align_corners=False
        )
        masks = thinned(_with_empty_edge((fine[:, 0] > _INK).numpy()))
        which, down, across = np.nonzero(masks)
        ends = np.cumsum(np.bincount(which, minlength=len(masks)))
        yield from np.split(np.stack([across, down], axis=1), ends[:-1])


def _with_empty_edge(masks: NDArray[np.bool_]) -> NDArray[np.bool_]:
    masks[:, [0, -1]] = False
    masks[:, :, [0, -1]] = False
    return masks


def _pictogram_dots() -> Iterable[NDArray[np.int64]]:
    for pictogram in read(everything(CACHE)).values():
        if not pictogram.written and not pictogram.name.startswith("flag"):
            yield dots_of(pictogram.lines)


def dots_of(lines: Iterable[Sequence[Sequence[float]]]) -> NDArray[np.int64]:
    drawn = list(lines)
    points = np.concatenate([np.asarray(line, np.float64) for line in drawn])
    dots = dotted(centred(points), [len(line) for line in drawn])
    return np.unique(np.round(dots * FINER).astype(np.int64), axis=0)
