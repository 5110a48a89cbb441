"""Ports of the rules and the bots: clues, and what is printed on a painting."""

from collections.abc import Collection, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from vernissage.contract.catalogue import Language, Painting


class Idea(Struct, frozen=True):
    """A clue that somebody might give: in every language, and how obvious it is, from 0 to 1."""

    words: dict[Language, str]
    obvious: float


class Clues(Protocol):
    """Finds and understands clues. Pure: the same question always has the same answer. May raise `NotYet`."""

    def tell(self, painting: Painting, language: Language, avoid: Collection[str]) -> Sequence[Idea]:
        """Finds clues for `painting`, the best first; none whose words in `language` are in `avoid`."""

    def match(self, clue: str, language: Language, paintings: Sequence[Painting]) -> Sequence[float]:
        """Returns the probability that `clue` was told for each of `paintings`; the sum is 1."""


class Printed(Protocol):
    """Knows what is printed on the cards, and compares as the referee does (S13). May raise `NotYet`."""

    def cited(self, text: str, language: Language, painting: Painting) -> Literal["title", "artist"] | None:
        """Returns the title or artist of `painting` that the text repeats or contains."""
