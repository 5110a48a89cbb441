"""The book of word cards that tables may play with."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

import tomli
from msgspec import Struct, convert

from vernissage.contract.catalogue import Language
from vernissage.contract.languages import language_of
from vernissage.contract.wordbook import LEVELS, CardId

BUILT_IN = Path(__file__).parent / "cards"


class Card(Struct, frozen=True):
    """A word card. Its `words` are in the order of their numbers, each by language and, where a country has a word of
    its own, by variant. An owner's card may have fewer languages.
    """

    id: CardId
    level: int
    words: tuple[dict[Language, str], ...]
    family: bool = True  # no drink, no nakedness and the like: fit for a table with children

    def in_language(self, reader: Language) -> tuple[str, ...]:
        """Every word in the variant `reader`, else in its language, else in the first language that the word has."""
        spoken = language_of(reader)
        return tuple(word.get(reader) or word.get(spoken) or next(iter(word.values())) for word in self.words)


class _Listed(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    words: tuple[dict[Language, str], ...]
    family: bool = True


class _Level(Struct, frozen=True):
    card: tuple[_Listed, ...]


class Book:
    """A list of cards by their ids; implements the port `contract.wordbook.WordBook`."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._cards = {card.id: card for card in cards}

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards.values())

    def __contains__(self, card: CardId) -> bool:
        return card in self._cards

    def cards(self, level: int, *, family: bool = False) -> Sequence[CardId]:
        return [card.id for card in self._cards.values() if card.level == level and (card.family or not family)]

    def words(self, reader: Language) -> dict[CardId, tuple[str, ...]]:
        return {card.id: card.in_language(reader) for card in self._cards.values()}

    def card(self, card: CardId) -> Card:
        return self._cards[card]


@cache
def built_in() -> Book:
    """Reads the built-in cards."""
    return Book(card for level in LEVELS for card in read(BUILT_IN / f"level-{level}.toml", level))


def read(file: Path, level: int) -> list[Card]:
    """Reads the cards of a file; the level makes their ids unique."""
    listed = convert(tomli.loads(file.read_text(encoding="utf-8")), _Level)
    return [Card(f"{level}/{card.id}", level, card.words, card.family) for card in listed.card]
