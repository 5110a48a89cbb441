"""Computes how well every notion suits every painting of some decks, in one go, for finding clues."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vernissage.clues.notion import Name, Notion
from vernissage.clues.sight import THROUGH_A_MOOD, Sight
from vernissage.clues.understanding import DOUBT

Column: TypeAlias = NDArray[np.float64]
OTHER_PAINTINGS = 5  # how many lie beside the right one


class Gallery:
    """The paintings of some decks. `suits` has one number per painting for each notion, the same as `Sight.notion`."""

    def __init__(self, sights: Sequence[Sight], notions: Iterable[Notion]) -> None:
        self._tags = _columns([sight.tags for sight in sights])
        self._moods = _columns([sight.moods for sight in sights])
        self._nothing = np.zeros(len(sights))
        self.suits: Mapping[Name, Column] = {notion.name: self._suiting(notion) for notion in notions}

    def obvious(self, notion: Name, painting: int) -> float:
        """The probability that somebody finds the painting by this notion among some others of the decks."""
        likely = DOUBT + (1.0 - DOUBT) * self.suits[notion]
        others = (likely.sum() - likely[painting]) / max(1, len(likely) - 1)
        return float(likely[painting] / (likely[painting] + OTHER_PAINTINGS * others))

    def _suiting(self, notion: Notion) -> Column:
        missing = 1.0 - self._moods.get(notion.name, self._nothing)
        against = self._nothing
        for tag, strength in notion.tags.items():
            shown = self._tags.get(tag, self._nothing)
            if strength < 0:
                against = np.maximum(against, -strength * shown)
            else:
                missing = missing * (1.0 - strength * shown)
        for name, strength in notion.notions.items():
            missing = missing * (1.0 - strength * THROUGH_A_MOOD * self._moods.get(name, self._nothing))
        return (1.0 - missing) * (1.0 - against)


def _columns(rows: Sequence[Mapping[str, float]]) -> dict[str, Column]:
    names = {name for row in rows for name in row}
    return {name: np.array([row.get(name, 0.0) for row in rows]) for name in names}
