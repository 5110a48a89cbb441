"""Guesses what a drawing shows, from its ink alone.

Each word has one or more directions in the network's output space, computed from human sketches of it and from its
recipe, drawn by unsteady hands. The nearer a drawing is to one of a word's directions, the likelier the word.
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
SHARPNESS = 25.0  # how quickly odds fall with distance; this value had the lowest loss in `measure --validation`
CERTAIN = 0.9  # odds above which a second look hardly ever changes anything and is not worth its time
STRANGE = 0.1  # the nearness of every drawing to a word that the network does not know


class Guesser:
    def __init__(self, network: Network, directions: Mapping[WordId, Floats]) -> None:
        self._network = network
        self._directions = directions
        self._width = network.width
        self._rows = lru_cache(maxsize=32)(self._rows_of)  # the words stay the same for a whole round

    @staticmethod
    @cache
    def load() -> "Guesser":
        return Guesser(Network.read(WEIGHTS), _directions(WEIGHTS, WORDS))

    def knows(self, word: WordId) -> bool:
        return word in self._directions

    def odds(self, ink: Iterable[InkLine], words: Sequence[WordId]) -> list[float]:
        """The probability of each word, in their order; they sum to 1. Ask again whenever the ink has grown."""
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
        """How near the drawing is to each word, by the nearest of the word's directions."""
        rows, starts, strange = self._rows(words)
        nearness: Floats = np.maximum.reduceat(rows @ direction, starts)
        nearness[strange] = STRANGE
        return nearness

    def _rows_of(self, words: tuple[WordId, ...]) -> tuple[Floats, list[int], list[int]]:
        """All directions of the words, the index of each word's first one, and which words are unknown."""
        nothing = np.zeros((1, self._width), np.float32)
        directions = [self._directions.get(word, nothing) for word in words]
        starts = list(accumulate(map(len, directions), initial=0))[:-1]
        return np.concatenate(directions), starts, [place for place, rows in enumerate(directions) if rows is nothing]


def _directions(weights: Path, words: Path) -> dict[WordId, Floats]:
    """The directions of the kinds of sketches, by name, and of the words on cards, by id."""
    with np.load(weights) as stored:
        sketched = dict(zip(stored["kinds"].tolist(), stored["directions"].astype(np.float32)[:, None], strict=True))
    if not words.exists():
        return sketched
    with np.load(words) as stored:
        owners, rows = stored["owners"], stored["directions"].astype(np.float32)
    starts = np.flatnonzero(np.r_[True, owners[1:] != owners[:-1]])
    return sketched | dict(zip(owners[starts].tolist(), np.split(rows, starts[1:]), strict=True))
