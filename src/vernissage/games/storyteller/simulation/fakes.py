"""Fakes for simulations: clues from a list, and cards without print, fast and enough for random moves."""

from collections.abc import Collection, Sequence
from typing import Literal

from vernissage.contract.catalogue import Language, Painting
from vernissage.contract.languages import LANGUAGES
from vernissage.games.storyteller.ports import Idea


class NumberedClues:
    """Clues that consist of the painting's number, which nobody understands."""

    def tell(self, painting: Painting, language: Language, avoid: Collection[str]) -> Sequence[Idea]:
        ideas = [Idea({reader: f"{reader} {painting} {number}" for reader in LANGUAGES}, 0.5) for number in range(3)]
        return [idea for idea in ideas if idea.words[language] not in avoid]

    def match(self, clue: str, language: Language, paintings: Sequence[Painting]) -> Sequence[float]:  # noqa: ARG002
        return [1 / len(paintings)] * len(paintings)


class BlankCards:
    def cited(
        self,
        text: str,  # noqa: ARG002 - the port's signature
        language: Language,  # noqa: ARG002
        painting: Painting,  # noqa: ARG002
    ) -> Literal["title", "artist"] | None:
        return None
