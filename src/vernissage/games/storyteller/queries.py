"""Queries of Storyteller: what the storyteller may ask before telling. They change nothing."""

from typing import TypeAlias

from msgspec import Struct

from vernissage.contract.catalogue import Language, Painting


class Suggest(Struct, frozen=True, tag=True):
    """Ask for clues to this painting of your hand (S12)."""

    painting: Painting
    language: Language


class Suggested(Struct, frozen=True, tag=True):
    """Clues in the language that was asked for, the best first."""

    clues: tuple[str, ...]


Query: TypeAlias = Suggest
Answer: TypeAlias = Suggested
