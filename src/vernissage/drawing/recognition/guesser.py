"""What a drawing shows, from its ink alone.

Each word has one direction or more in the network's space: that of the human sketches of it, and those of its recipe
drawn by unsteady hands. The nearer a drawing lies to one of them, the likelier the word.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from pathlib import Path
from typing import TypeAlias

import numpy as np

from vernissage.drawing.recognition.network import Floats, Network
from vernissage.drawing.recognition.raster import InkLine, picture

WordId: TypeAlias = str  # a card's id and the word's number, such as 1/pets/3, or the name of a kind of human sketches
WEIGHTS = Path(__file__).with_name("weights.npz")
WORDS = Path(__file__).with_name("words.npz")
SHARPNESS = 25.0  # how quickly odds fall with distance: of least surprise in `measure --validation`
CERTAIN = 0.9  # odds above which a second look hardly ever changes anything, and is not worth its time
STRANGE = 0.1  # how near any drawing is to a word the network does not know


class Guesser:
    def __init__(self, network: Network, directions: Mapping[WordId, Floats]) -> None:
        self._network = network
        self._directions = directions
        self._width = network.width
        self._rows = lru_cache(maxsize=32)(self._rows_of)  # a round has the same words all the time

    @staticmethod
    @cache
    def load() -> "Guesser":
        return Guesser(Network.read(WEIGHTS), _directions(WEIGHTS, WORDS))

    def knows(self, word: WordId) -> bool:
        return word in self._directions

    def odds(self, ink: Iterable[InkLine], words: Sequence[WordId]) -> list[float]:
        """How likely each of the words is, in their order; together 1. Ask again whenever the ink has grown."""
        seen = picture(ink)
        if not seen.any():
            return [1 / len(words)] * len(words)
        once = self._network.look_once(seen)
        shares = self._shares(once, words)
        if shares.max() < CERTAIN:
            shares = self._shares(self._network.look_both_ways(seen, once), words)
        return list(map(float, shares))

    def _shares(self, direction: Floats, words: Sequence[WordId]) -> Floats:
        nearness = self._nearness(direction, tuple(words))
        weights = np.exp(SHARPNESS * (nearness - nearness.max()))
        shares: Floats = weights / weights.sum()
        return shares

    def _nearness(self, direction: Floats, words: tuple[WordId, ...]) -> Floats:
        """Of each word: of the nearest of its directions."""
        rows, starts, strange = self._rows(words)
        nearness: Floats = np.maximum.reduceat(rows @ direction, starts)
        nearness[strange] = STRANGE
        return nearness

    def _rows_of(self, words: tuple[WordId, ...]) -> tuple[Floats, list[int], list[int]]:
        """All directions of the words, where each word's begin, and which of them nothing is known of."""
        nothing = np.zeros((1, self._width), np.float32)
        known = [self._directions.get(word, nothing) for word in words]
        starts = list(accumulate(map(len, known), initial=0))[:-1]
        return np.concatenate(known), starts, [place for place, rows in enumerate(known) if rows is nothing]


def _directions(weights: Path, words: Path) -> dict[WordId, Floats]:
    """Of the kinds of sketches by their names, and of the cards' words by their ids."""
    with np.load(weights) as stored:
        sketched = dict(zip(stored["kinds"].tolist(), stored["directions"].astype(np.float32)[:, None], strict=True))
    if not words.exists():
        return sketched
    with np.load(words) as stored:
        owners, rows = stored["owners"], stored["directions"].astype(np.float32)
    starts = np.flatnonzero(np.r_[True, owners[1:] != owners[:-1]])
    return sketched | dict(zip(owners[starts].tolist(), np.split(rows, starts[1:]), strict=True))
