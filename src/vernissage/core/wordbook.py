"""What a game may know about word cards, without knowing their words."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

CardId: TypeAlias = str

LEVELS = (1, 2, 3, 4)
WORDS_ON_A_CARD = 7


class WordBook(Protocol):
    """The word cards that tables may play with."""

    def cards(self, level: int) -> Sequence[CardId]:
        """The cards of a level in a stable order."""
