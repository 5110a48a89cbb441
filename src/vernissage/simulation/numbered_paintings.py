"""A fake catalogue for games by chance: paintings have numbers and nothing else."""

from collections.abc import Sequence

from vernissage.contract.catalogue import Painting, PaintingFacts


class NumberedPaintings:
    """A catalogue in which every deck holds the same number of paintings without any facts."""

    revision = 0

    def __init__(self, count: int) -> None:
        self._count = count

    def paintings(self, decks: Sequence[str]) -> Sequence[Painting]:
        return [f"{deck}/{number}" for deck in decks for number in range(1, self._count + 1)]

    def deck_ids(self) -> Sequence[str]:
        return ()

    def facts(self, painting: Painting) -> PaintingFacts:
        return PaintingFacts(painting)
