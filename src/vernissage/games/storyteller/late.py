"""Lazy loading of ports: a caller who asks too early has to let them read first, then ask again."""

from collections.abc import Collection, Sequence
from typing import Literal

from vernissage.contract.catalogue import Language, Painting
from vernissage.contract.not_yet import Late
from vernissage.games.storyteller.ports import Clues, Idea, Printed


class LateClues(Late[Clues]):
    def tell(self, painting: Painting, language: Language, avoid: Collection[str]) -> Sequence[Idea]:
        return self._ready().tell(painting, language, avoid)

    def match(self, clue: str, language: Language, paintings: Sequence[Painting]) -> Sequence[float]:
        return self._ready().match(clue, language, paintings)


class LatePrinted(Late[Printed]):
    def cited(self, text: str, language: Language, painting: Painting) -> Literal["title", "artist"] | None:
        return self._ready().cited(text, language, painting)
