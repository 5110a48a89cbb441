"""The network that looks: a picture goes in, a direction in a space where like drawings lie close comes out.

Its weights come from `training/guesser`, as whole numbers of eight bits with one scale for each output; the batch
normalisation of the training is folded into them.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Self, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from vernissage.drawing.recognition.raster import Picture

Floats: TypeAlias = NDArray[np.float32]

# name, and how many pixels the window moves on each time
_LAYERS = (
    ("stem", 2),
    ("fine", 1),
    ("middle", 2),
    ("middle_a", 1),
    ("middle_b", 1),
    ("coarse", 2),
    ("coarse_a", 1),
    ("coarse_b", 1),
)
_BESIDE = {"middle_b": "middle", "coarse_b": "coarse"}  # the output that is added before the cut at zero
_EMBED = "embed"


class Layer(Struct, frozen=True):
    """`weights`: height × width × inputs × outputs of a window, or inputs × outputs."""

    weights: Floats
    bias: Floats


class Network:
    def __init__(self, layers: Mapping[str, Layer]) -> None:
        self._layers = layers

    @property
    def width(self) -> int:
        """Of the rows that come out."""
        return len(self._layers[_EMBED].bias)

    @classmethod
    def read(cls, path: Path) -> Self:
        with np.load(path) as stored:
            names = [name for name, _ in _LAYERS] + [_EMBED]
            return cls({name: _layer(stored, name) for name in names})

    def look(self, pictures: Floats) -> Floats:
        """One row of length 1 for each of the pictures (count × side × side)."""
        outputs: dict[str, Floats] = {}
        now: Floats = pictures[..., None]
        room, inside = _with_edge(now.shape, self._edge(_LAYERS[0][0]))
        inside[:] = now
        for (name, step), after in zip(_LAYERS, (*_LAYERS[1:], None), strict=True):
            now = _convolved(room, self._layers[name], step)
            if name in _BESIDE:
                now += outputs[_BESIDE[name]]
            room, inside = _with_edge(now.shape, self._edge(after[0]) if after else 0)
            outputs[name] = np.maximum(now, 0, out=inside)
        return _directions(_quarters(room) @ self._layers[_EMBED].weights + self._layers[_EMBED].bias)

    def _edge(self, layer: str) -> int:
        """How far its windows reach beyond a picture."""
        return len(self._layers[layer].weights) // 2

    def look_once(self, picture: Picture) -> Floats:
        direction: Floats = self.look(picture[None])[0]
        return direction

    def look_both_ways(self, picture: Picture, once: Floats | None = None) -> Floats:
        """The direction of a drawing and of its mirror image, added: surer than one look. `once`: if there was one."""
        both = (self.look_once(picture) if once is None else once) + self.look_once(picture[:, ::-1])
        direction: Floats = _directions(both[None])[0]
        return direction


def _layer(stored: Mapping[str, NDArray[np.generic]], name: str) -> Layer:
    weights = stored[f"{name}.weights"].astype(np.float32) * stored[f"{name}.scale"].astype(np.float32)
    return Layer(np.ascontiguousarray(weights), stored[f"{name}.bias"].astype(np.float32))


def _convolved(padded: Floats, layer: Layer, step: int) -> Floats:
    """All windows side by side as one matrix, so that one product does the work."""
    side, _, channels, outputs = layer.weights.shape
    edges = side - 1
    count, height, width = padded.shape[0], (padded.shape[1] - edges) // step, (padded.shape[2] - edges) // step
    picture, row, column, channel = padded.strides
    windows: Floats = np.ndarray(
        (count, height, width, side, side, channels),
        np.float32,
        padded,
        strides=(picture, step * row, step * column, row, column, channel),
    )
    flat = windows.reshape(count * height * width, -1) @ layer.weights.reshape(-1, outputs)
    flat += layer.bias
    return flat.reshape(count, height, width, outputs)


def _with_edge(shape: tuple[int, ...], edge: int) -> tuple[Floats, Floats]:
    """Room for pictures of this shape with zeros around them, and the part that is theirs."""
    count, height, width, channels = shape
    room = np.zeros((count, height + 2 * edge, width + 2 * edge, channels), np.float32)
    return room, room[:, edge : edge + height, edge : edge + width]


def _quarters(inputs: Floats) -> Floats:
    """The mean of each quarter, one after another."""
    count, side, _, channels = inputs.shape
    half = side // 2
    sums: Floats = np.add.reduce(inputs.reshape(count, 2, half, 2, half, channels), axis=(2, 4))
    sums /= half * half
    return sums.reshape(count, -1)


def _directions(rows: Floats) -> Floats:
    lengths = np.sqrt(np.add.reduce(rows * rows, axis=1, keepdims=True))
    directed: Floats = np.divide(rows, np.maximum(lengths, 1e-9))
    return directed
