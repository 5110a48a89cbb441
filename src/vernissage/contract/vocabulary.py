"""The port for tags: what a game may know about the words for what can be seen on pictures."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from vernissage.contract.catalogue import Language, Tag


class Vocabulary(Protocol):
    """All tags. They never change while the program runs."""

    @property
    def names(self) -> Mapping[Tag, Mapping[Language, Sequence[str]]]:
        """Each tag's name and synonyms in each language, the name first."""

    @property
    def broader(self) -> Mapping[Tag, frozenset[Tag]]:
        """What each tag implies, through all levels, without itself."""

    @property
    def dull(self) -> frozenset[Tag]:
        """Tags that are true but that people would not mention first: colours, light, composition."""
