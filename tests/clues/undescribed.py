"""A deck of somebody's own that nobody has described: colours and light are all that is known of its pictures."""

from collections.abc import Sequence

from vernissage.contract.catalogue import Painting, PaintingFacts
from vernissage.decks.catalogue import Decks


class Undescribed:
    """The paintings of a built-in deck under other names, with their measured tags only."""

    revision = 0

    def __init__(self, decks: Decks, of: str = "met") -> None:
        self._decks, self._of = decks, of
        self.vocabulary = decks.vocabulary

    def paintings(self, decks: Sequence[str]) -> Sequence[Painting]:
        known = self._decks.paintings([self._of])
        return [f"{deck}/{painting.partition('/')[2]}" for deck in decks for painting in known]

    def facts(self, painting: Painting) -> PaintingFacts:
        known = self._decks.facts(f"{self._of}/{painting.partition('/')[2]}")
        return PaintingFacts(painting, tags=frozenset(tag for tag in known.tags if self._is_measured(tag)))

    def deck_ids(self) -> Sequence[str]:
        return ["own"]

    def _is_measured(self, tag: str) -> bool:
        return self.vocabulary.entries[tag].computed
