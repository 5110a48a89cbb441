"""The port for word cards: what a game may know without their words, and what its bots may know."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from vernissage.contract.catalogue import Language
from vernissage.contract.sizes import Name

CardId: TypeAlias = Name

LEVELS = (1, 2, 3, 4)
WORDS_ON_A_CARD = 7


class CardFacts(Struct, frozen=True):
    """Facts about a card, without its words. `family`: nothing on it is for grown-ups only."""

    level: int
    family: bool


class WordBook(Protocol):
    """The word cards that tables may play with."""

    def cards(self, level: int, *, family: bool = False) -> Sequence[CardId]:
        """The cards of a level in a stable order; `family`: only those without anything for grown-ups."""


class SpokenBook(WordBook, Protocol):
    """A word book with the words on the cards, for code that has to understand them."""

    def words(self, reader: Language) -> Mapping[CardId, Sequence[str]]:
        """The words of every card as somebody reads them whose language or variant is `reader`."""
