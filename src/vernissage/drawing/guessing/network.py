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

from vernissage.drawing.guessing.raster import Picture

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

    @classmethod
    def read(cls, path: Path) -> Self:
        with np.load(path) as stored:
            names = [name for name, _ in _LAYERS] + [_EMBED]
            return cls({name: _layer(stored, name) for name in names})

    def look(self, pictures: Floats) -> Floats:
        """One row of length 1 for each of the pictures (count × side × side)."""
        outputs: dict[str, Floats] = {}
        now: Floats = pictures[..., None]
        for name, step in _LAYERS:
            now = _convolved(now, self._layers[name], step)
            if name in _BESIDE:
                now += outputs[_BESIDE[name]]
            np.maximum(now, 0, out=now)
            outputs[name] = now
        return _directions(_quarters(now) @ self._layers[_EMBED].weights + self._layers[_EMBED].bias)

    def look_both_ways(self, picture: Picture) -> Floats:
        """The direction of a drawing and of its mirror image, added: surer than one look."""
        both = self.look(np.stack([picture, picture[:, ::-1]]))
        direction: Floats = _directions(both.sum(axis=0, keepdims=True))[0]
        return direction


def _layer(stored: Mapping[str, NDArray[np.generic]], name: str) -> Layer:
    weights = stored[f"{name}.weights"].astype(np.float32) * stored[f"{name}.scale"].astype(np.float32)
    return Layer(np.ascontiguousarray(weights), stored[f"{name}.bias"].astype(np.float32))


def _convolved(inputs: Floats, layer: Layer, step: int) -> Floats:
    """All windows side by side as one matrix, so that one product does the work."""
    side, _, channels, outputs = layer.weights.shape
    count, height, width = inputs.shape[0], inputs.shape[1] // step, inputs.shape[2] // step
    padded = _padded(inputs, side // 2)
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


def _padded(inputs: Floats, edge: int) -> Floats:
    count, height, width, channels = inputs.shape
    padded = np.zeros((count, height + 2 * edge, width + 2 * edge, channels), np.float32)
    padded[:, edge : edge + height, edge : edge + width] = inputs
    return padded


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
