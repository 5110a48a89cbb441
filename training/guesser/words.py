"""Where each word of the cards lies in the network's space: `python -m training.guesser.words`. Needs no torch.

To be run again when the network, the recipes or the cards have changed; a test tells when.
"""

import argparse
import hashlib
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from vernissage.drawing.hand import GOOD, HASTY, PLAIN, draw
from vernissage.drawing.marks import Drawing
from vernissage.drawing.recipes.composing import recipe
from vernissage.drawing.recognition.guesser import WEIGHTS, WORDS, WordId
from vernissage.drawing.recognition.network import Floats, Network
from vernissage.drawing.recognition.raster import picture
from vernissage.words.book import built_in

SAME = Path(__file__).with_name("same.toml")
HANDS = (HASTY, PLAIN, GOOD)
TIMES = 4  # each hand draws each word


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=WORDS)
    options = parser.parse_args()
    network, sketched = Network.read(WEIGHTS), _sketched()
    rows = [row for word, kind, drawn in _words() for row in _rows(network, word, drawn, sketched.get(kind))]
    np.savez_compressed(
        options.out,
        owners=np.array([owner for owner, _ in rows]),
        directions=np.array([direction for _, direction in rows], np.float16),
        weights=np.array(stamp()),
    )
    print(f"{len({owner for owner, _ in rows})} words, {len(rows)} directions")


def stamp() -> str:
    """Tells which network the directions belong to."""
    return hashlib.sha256(WEIGHTS.read_bytes()).hexdigest()[:16]


def _sketched() -> dict[str, NDArray[np.float16]]:
    with np.load(WEIGHTS) as stored:
        return {name.casefold(): row for name, row in zip(stored["kinds"].tolist(), stored["directions"], strict=True)}


def _words() -> Iterator[tuple[WordId, str, Drawing | None]]:
    """Each word's id, what the human sketches would call it, and how it is drawn if somebody has written that."""
    same = tomllib.loads(SAME.read_text("utf-8"))["same"]
    for card in built_in():
        for number, names in enumerate(card.words, 1):
            english = names["en"].casefold()
            yield f"{card.id}/{number}", same.get(english, english), _drawing(card.id, number)


def _drawing(card: str, number: int) -> Drawing | None:
    try:
        return recipe(card, number)
    except KeyError:
        return None


def _rows(
    network: Network, word: WordId, drawn: Drawing | None, sketched: NDArray[np.float16] | None
) -> Iterator[tuple[WordId, NDArray[np.floating]]]:
    if sketched is not None:
        yield word, sketched
    if drawn is not None:
        yield word, _direction(network, word, drawn)


def _direction(network: Network, word: WordId, drawn: Drawing) -> Floats:
    """The middle of what several unsteady hands make of it."""
    rng = Random(word)
    inks = [[inked.stroke.points for inked in draw(drawn, hand, rng)] for hand in HANDS for _ in range(TIMES)]
    middle = np.mean([network.look_both_ways(picture(ink)) for ink in inks], axis=0)
    direction: Floats = middle / np.linalg.norm(middle)
    return direction


if __name__ == "__main__":
    main()
