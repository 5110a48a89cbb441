"""Measures the committed guesser on the human sketches it never saw: `python -m training.guesser.measure`.

They are made into strokes in several ways, since nobody knows in which way a drawing comes. `--validation` measures on
the part of the training sketches that was kept apart: use it to choose and to calibrate.
"""

import argparse
import time
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from training.guesser.sketches import sketches
from training.guesser.vectorising import WAYS
from vernissage.drawing.geometry import Line
from vernissage.drawing.recognition.guesser import Guesser

RELATED = Path(__file__).with_name("related.toml")
SEED = 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--validation", action="store_true")
    parser.add_argument("--most", type=int, default=2000, help="sketches for each way")
    options = parser.parse_args()
    human = sketches()
    chosen = np.flatnonzero(human.validation() if options.validation else human.left_out)
    chosen = np.random.default_rng(SEED).permutation(chosen)[: options.most]
    print(f"{len(chosen)} sketches; right, surprise (mean -log of the odds), milliseconds of a core")
    for name, way in WAYS.items():
        inks = [(way(human.pictures[place]), human.names[human.kinds[place]]) for place in chosen]
        print(f"{name:14}", *_columns([ink for ink in inks if ink[0]], human.names), sep="  ")


def _columns(inks: Sequence[tuple[list[Line], str]], names: Sequence[str]) -> Iterable[str]:
    guesser, rng = Guesser.load(), np.random.default_rng(SEED)
    for count in (7, 21):
        yield f"{count} at random {_shown(guesser, inks, [_at_random(name, names, count, rng) for _, name in inks])}"
    groups = tomllib.loads(RELATED.read_text("utf-8"))["groups"].values()
    related = [(ink, group) for ink in inks for group in groups if ink[1] in group]
    words = [_at_random(name, group, 7, rng) for (_, name), group in related]
    yield f"7 related {_shown(guesser, [ink for ink, _ in related], words)}"


def _at_random(name: str, names: Sequence[str], count: int, rng: np.random.Generator) -> list[str]:
    """The right one stands first; the guesser does not care where."""
    others = rng.permutation([other for other in names if other != name])[: count - 1]
    return [name, *others.tolist()]


def _shown(guesser: Guesser, inks: Sequence[tuple[list[Line], str]], words: Sequence[list[str]]) -> str:
    began = time.thread_time()
    odds = np.array([guesser.odds(ink, choice) for (ink, _), choice in zip(inks, words, strict=True)])
    spent = (time.thread_time() - began) / len(inks) * 1000
    return f"{_right(odds):.1%} ({-np.log(odds[:, 0]).mean():.3f}, {spent:.1f} ms)"


def _right(odds: NDArray[np.float64]) -> float:
    return float((odds[:, 0] > odds[:, 1:].max(axis=1)).mean())


if __name__ == "__main__":
    main()
