"""Writes a trained network as numpy arrays of eight bits, with the batch normalisation folded in."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from training.guesser.net import Net, Step

STEPS = ("stem", "fine", "middle", "middle_a", "middle_b", "coarse", "coarse_a", "coarse_b")


@torch.no_grad()
def write(net: Net, names: Sequence[str], path: Path) -> None:
    arrays: dict[str, NDArray[np.generic]] = {}
    for name in STEPS:
        arrays |= _stored(name, *_folded(getattr(net, name)))
    arrays |= _stored("embed", *_embedding(net))
    directions = torch.nn.functional.normalize(net.heads[0], dim=1)
    arrays |= {"kinds": np.array(names), "directions": directions.numpy().astype(np.float16)}
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **arrays)  # type: ignore[arg-type] # its one flag is typed like an array


def _folded(step: Step) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    grow, bias = _normalising(step.norm)
    weights = step.conv.weight * grow[:, None, None, None]
    return weights.permute(2, 3, 1, 0).numpy(), bias.numpy()


def _embedding(net: Net) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """From channels × quarters to quarters × channels, as the pictures lie in memory later."""
    grow, bias = _normalising(net.embed_norm)
    weights = (net.embed.weight * grow[:, None]).reshape(len(grow), -1, 4).permute(2, 1, 0)
    return weights.reshape(-1, len(grow)).numpy(), bias.numpy()


def _normalising(norm: torch.nn.BatchNorm1d | torch.nn.BatchNorm2d) -> tuple[torch.Tensor, torch.Tensor]:
    assert norm.running_mean is not None
    assert norm.running_var is not None
    grow = norm.weight / (norm.running_var + norm.eps).sqrt()
    return grow, norm.bias - norm.running_mean * grow


def _stored(name: str, weights: NDArray[np.float32], bias: NDArray[np.float32]) -> dict[str, NDArray[np.generic]]:
    scale = np.maximum(np.abs(weights).reshape(-1, weights.shape[-1]).max(axis=0), 1e-9) / 127
    return {
        f"{name}.weights": np.round(weights / scale).astype(np.int8),
        f"{name}.scale": scale.astype(np.float32),
        f"{name}.bias": bias.astype(np.float32),
    }
