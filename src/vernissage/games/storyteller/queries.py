"""What the storyteller may ask before they tell: it changes nothing."""

from typing import TypeAlias

from msgspec import Struct

from vernissage.contract.catalogue import Language, Painting


class Suggest(Struct, frozen=True, tag=True):
    """Which clues might be told for this painting of your hand (S12)?"""

    painting: Painting
    language: Language


class Suggested(Struct, frozen=True, tag=True):
    """In the language that was asked for, the best first."""

    clues: tuple[str, ...]


Query: TypeAlias = Suggest
Answer: TypeAlias = Suggested
