"""What a game may know about word cards, without knowing their words."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from vernissage.core.sizes import Name

CardId: TypeAlias = Name

LEVELS = (1, 2, 3, 4)
WORDS_ON_A_CARD = 7


class CardFacts(Struct, frozen=True):
    """What can be said of a card without its words. `family`: nothing on it is for grown-ups only."""

    level: int
    family: bool


class WordBook(Protocol):
    """The word cards that tables may play with."""

    def cards(self, level: int) -> Sequence[CardId]:
        """The cards of a level in a stable order."""
