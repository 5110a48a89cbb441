"""What the web asks of the decks: a port, so that it knows nothing of where pictures come from."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from vernissage.contract.deck_views import Credit, DeckCards, DeckSummary


class Pictures(Protocol):
    @property
    def revision(self) -> int:
        """Another one whenever a deck has changed."""

    def summaries(self) -> Sequence[DeckSummary]: ...

    def cards(self, deck: str) -> DeckCards:
        """Raises `Refused("unknown-deck")`."""

    def picture_file(self, deck: str, name: str) -> Path | None:
        """The picture behind `/pictures/{deck}/{name}`; `None` for any name that is not one of the deck's."""

    def tag_names(self, language: str) -> Mapping[str, str]:
        """The name of every tag; raises `Refused("unknown-language")`."""

    def credits(self) -> Sequence[Credit]:
        """Every painting whose origin is known."""
