"""The decks as the web asks for them."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from vernissage.contract.deck_views import Credit, DeckCards, DeckSummary
from vernissage.contract.languages import LANGUAGES
from vernissage.contract.refused import Refused
from vernissage.decks.cards import cards, summaries
from vernissage.decks.catalogue import Decks
from vernissage.decks.credits import credits_of


class DeckPictures:
    """Implements the web's port `Pictures`."""

    def __init__(self, decks: Decks) -> None:
        self._decks = decks

    @property
    def revision(self) -> int:
        return self._decks.revision

    def summaries(self) -> Sequence[DeckSummary]:
        return summaries(self._decks)

    def cards(self, deck: str) -> DeckCards:
        return cards(self._decks, deck)

    def file(self, deck: str, name: str) -> Path | None:
        return self._decks.picture_file(deck, name)

    def vocabulary(self, language: str) -> Mapping[str, str]:
        if language not in LANGUAGES:
            raise Refused("unknown-language", language=language)
        words = self._decks.vocabulary
        return {tag: words.name(tag, language) for tag in words.entries}

    def credits(self) -> Sequence[Credit]:
        return credits_of(self._decks)
